#!/usr/bin/env bash
# A browser and a database for the tests. What cannot be had is said, and its tests are skipped with a reason.
set -u
wanted=()
command -v chromium chromium-browser google-chrome >/dev/null || wanted+=(chromium)
command -v postgres >/dev/null || ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 || wanted+=(postgresql)
[ ${#wanted[@]} -eq 0 ] && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  echo "Installing ${wanted[*]} from Debian's packages …"
  export DEBIAN_FRONTEND=noninteractive
  { apt-get update -qq && apt-get install -y -qq --no-install-recommends "${wanted[@]}"; } >/dev/null 2>&1 && exit 0
fi
echo "Not on this machine, and not installed: ${wanted[*]}. Their tests are skipped."
