#!/bin/sh
# step.sh LABEL SECONDS COMMAND...: runs a command under a time limit. On a terminal its output is shown as it comes;
# in a pipe only the label and the time it took, and the end of its output if it fails.
label=$1
limit=$2
shift 2
printf '==> %s\n' "$label"
if [ -t 1 ]; then
  exec timeout --foreground -k 10 "$limit" "$@"
fi
log=$(mktemp)
trap 'rm -f "$log"' EXIT
start=$(date +%s)
status=0
timeout -k 10 "$limit" "$@" >"$log" 2>&1 </dev/null || status=$?
took=$(($(date +%s) - start))
if [ "$status" -eq 0 ]; then
  printf '    done in %s s\n' "$took"
  exit 0
fi
tail -n 200 "$log"
if [ "$status" -eq 124 ] || [ "$status" -eq 137 ]; then
  printf '    stopped: the limit is %s s\n' "$limit"
else
  printf '    failed with status %s after %s s\n' "$status" "$took"
fi
exit "$status"
