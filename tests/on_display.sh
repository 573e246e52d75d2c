#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# on_display.sh PROGRAM...: runs a window test alone on a display, because two would take the focus
# from each other. With several displays in $ODORI_DISPLAYS it takes a free one; otherwise it waits
# for the only one. ODORI_TEST_STATE is the test's own state folder, which it empties first.
[ -z "${ODORI_TEST_STATE:-}" ] || rm -rf -- "$ODORI_TEST_STATE"
displays=(${ODORI_DISPLAYS:-${DISPLAY:-}})
if [ ${#displays[@]} -eq 0 ] || ! command -v flock >/dev/null; then
    exec "$@"
fi
while :; do
    for display in "${displays[@]}"; do
        exec {lock}>"${TMPDIR:-/tmp}/odori-tests-$UID-${display//[^0-9]/_}.lock" || exit 1
        if flock -n "$lock"; then
            export DISPLAY=$display
            exec "$@"
        fi
        exec {lock}>&-
    done
    sleep 0.05
done
