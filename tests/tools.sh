#!/usr/bin/env bash
# A browser and a database for the tests. What cannot be had is said, and its tests are skipped with a reason.
set -u
export DEBIAN_FRONTEND=noninteractive

here() { command -v "$@" >/dev/null; }
database() { here postgres || ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1; }
fetch() {
  [ "$(id -u)" = 0 ] && here apt-get || return 1
  echo "Installing $1 from Debian's packages …"
  [ -n "${fresh:-}" ] || { apt-get update -qq >/dev/null 2>&1; fresh=yes; }
  apt-get install -y -qq --no-install-recommends "$1" >/dev/null 2>&1
}

here chromium || here chromium-browser || here google-chrome || fetch chromium ||
  echo "There is no Chromium on this machine: the browser's tests are skipped."
here chromium-headless-shell || fetch chromium-headless-shell || echo "Chromium does without its lighter shell."
database || fetch postgresql || echo "There is no PostgreSQL on this machine: its tests are skipped."
