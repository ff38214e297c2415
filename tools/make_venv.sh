#!/bin/sh
# make_venv.sh PYTHON FOLDER: makes a virtual environment after saying plainly what the machine lacks.
set -eu
python=$1
folder=$2
fail() {
  printf 'torch_tpu set-up: %s\n' "$1" >&2
  exit 1
}
[ "$(uname -s)-$(uname -m)" = Linux-x86_64 ] || fail "expected x86-64 Linux, got $(uname -s) $(uname -m)"
command -v "$python" >/dev/null || fail "no $python: install Python 3.11 or newer, or give PYTHON=<path>"
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
  fail "expected Python >= 3.11, got $("$python" --version 2>&1): give PYTHON=<path>"
"$python" -c 'import ensurepip, venv' 2>/dev/null ||
  fail "$python cannot make virtual environments: install its venv package (Debian: python3-venv)"
"$python" -c 'import os, sys, sysconfig; sys.exit(not os.path.exists(sysconfig.get_paths()["include"] + "/Python.h"))' ||
  fail "$python has no Python.h: install its development headers (Debian: python3-dev)"
command -v "${CXX:-g++}" >/dev/null || fail "no C++ compiler ${CXX:-g++}: install g++ 12 or newer, or set CXX"
rm -rf "$folder"
"$python" -m venv "$folder"
