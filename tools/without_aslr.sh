#!/bin/sh
# without_aslr.sh COMMAND...: runs a sanitized binary with a fixed address layout where that is allowed. Newer kernels
# randomize more bits than the sanitizers of g++ 12 leave room for, and the binary would stop before main.
if setarch -R true 2>/dev/null; then
  exec setarch -R "$@"
fi
exec "$@"
