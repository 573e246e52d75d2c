#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Uses the real window at random: scripts/soak.sh [HOURS [SEED]] (default 2 h; a new seed each
# time). With ../shared/corpus mostly Gene and a walk are open, without it the bundled sample. Fails
# on a warning of Qt, an error of OpenGL, an exception, a temporary file that stays, and if the
# memory grows by more than 5 %. $ODORI_PRESET: another preset than dev.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/common.sh

hours=${1:-2}
seed=${2:-$RANDOM}
preset=${ODORI_PRESET:-dev}
scripts/install-deps.sh
build "$preset" soak_driver

export QT_QPA_PLATFORM=xcb LIBGL_ALWAYS_SOFTWARE=1 QT_ACCESSIBILITY=0 LC_ALL=C.UTF-8
folder=$(mktemp -d "${TMPDIR:-/tmp}/odori-soak-XXXXXX")
corpus=()
[ ! -d "${ODORI_CORPUS:-../shared/corpus}" ] || corpus=(--corpus)
seconds=$(awk -v hours="$hours" 'BEGIN { printf "%d", hours * 3600 }')
driver=build/$preset/app/soak_driver
echo "soak: $seconds s, seed $seed, log $folder/log"
status=0
with_displays tests/on_display.sh "$driver" --seconds "$seconds" --seed "$seed" "${corpus[@]}" \
    --folder "$folder/live" --log "$folder/log" || status=$?
if [ "$status" -ne 0 ]; then
    echo "soak.sh: failed; the same input again: $driver --replay $folder/log ${corpus[*]} --folder $folder/twin" >&2
else
    rm -rf "$folder"
fi
exit "$status"
