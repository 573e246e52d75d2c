#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Installs missing packages, builds, and runs every test under Xvfb. `scripts/test.sh PRESET` uses
# another preset than dev (asan, release); further arguments are passed to ctest.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/common.sh

preset=${1:-dev}
[ $# -gt 0 ] && shift
scripts/install-deps.sh
build "$preset" all

export QT_QPA_PLATFORM=xcb LIBGL_ALWAYS_SOFTWARE=1 QT_ACCESSIBILITY=0 LC_ALL=C.UTF-8
log=build/$preset/ctest.log
status=0
with_displays ctest --preset "$preset" -j "$(nproc)" "$@" 2>&1 | tee "$log" || status=$?

# Qt Test counts a skipped test as passed. If the corpus exists, no test may be skipped.
if [ -d ../shared/corpus ] && [ "$status" -eq 0 ]; then
    if grep -rl "corpus missing" "build/$preset/Testing/Temporary/LastTest.log" >/dev/null 2>&1; then
        echo "test.sh: corpus tests were skipped although ../shared/corpus is there" >&2
        status=1
    fi
fi
exit "$status"
