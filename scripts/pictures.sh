#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Takes pictures of every panel, mode, menu and dialog of the real window, for people to judge:
# scripts/pictures.sh FOLDER [WIDTHxHEIGHT[@SCALE] dark|light [LANGUAGE [tools|manual]]] ("tools": only
# those of docs/tools.md, "manual": those of docs/pictures/manual); without a size at
# 1280x720, 1366x768 and 2560x1440 with scale 2, each dark and light. $ODORI_PRESET: another preset
# than dev.
set -euo pipefail
folder=$(realpath -m -- "${1:?pictures.sh FOLDER}")
cd "$(dirname "$0")/.."
. scripts/common.sh

preset=${ODORI_PRESET:-dev}
scripts/install-deps.sh
build "$preset" window_pictures
export QT_QPA_PLATFORM=xcb LIBGL_ALWAYS_SOFTWARE=1 QT_ACCESSIBILITY=0 LC_ALL=C.UTF-8

# pictures SIZE[@SCALE] THEME [LANGUAGE [tools|manual]]
pictures() {
    local size=${1%@*} scale=1
    [ "$1" = "$size" ] || scale=${1#*@}
    local width=$((${size%x*} / scale)) height=$((${size#*x} / scale))
    local state
    state=$(mktemp -d)
    QT_SCALE_FACTOR=$scale XDG_STATE_HOME=$state XDG_CONFIG_HOME=$state xvfb-run --auto-servernum \
        --server-args="-screen 0 ${size}x24 +extension GLX -nolisten tcp" \
        bash -c 'openbox --sm-disable >/dev/null 2>&1 & wm=$!; sleep 1; "$@"; status=$?; kill $wm; exit $status' \
        _ "build/$preset/app/window_pictures" "$folder/$1-$2${3:+-$3}" "$width" "$height" "$2" "${3:-en}" ${4:+"$4"}
    rm -rf "$state"
}

if [ $# -gt 1 ]; then
    pictures "$2" "${3:-dark}" "${4:-}" "${5:-}"
    exit
fi
for size in 1280x720 1366x768 2560x1440@2; do
    pictures "$size" dark
    pictures "$size" light
done
