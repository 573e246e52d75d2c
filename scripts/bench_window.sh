#!/bin/bash
# SPDX-License-Identifier: MIT
# bench_window.sh MODEL MOTION [OTHER_COMMAND]: measures the window with software rendering, with
# two picture sizes: milliseconds of each picture on the clock and on the processor, without and
# with self-shadows, the time until the first picture with textures, and the memory with a model and
# with three copies of it.
# OTHER_COMMAND is another viewer, which runs in turn with Odori; it gets the picture's width and
# height and must print its own times. ROUNDS (default 3) is the number of runs of each.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/common.sh
model=${1:?a model} motion=${2:?a motion} other=${3:-}
build release bench_window
bench=build/release/tests/bench/bench_window
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
export LIBGL_ALWAYS_SOFTWARE=1 QT_QPA_PLATFORM=xcb
export XDG_CONFIG_HOME=$scratch/config XDG_STATE_HOME=$scratch/state XDG_DATA_HOME=$scratch/data

# The display is larger than the largest window.
on_display() (
    mkfifo "$scratch/number"
    exec 8<>"$scratch/number"
    rm "$scratch/number"
    Xvfb -displayfd 8 -screen 0 2400x1400x24 +extension GLX -nolisten tcp >/dev/null 2>&1 &
    server=$!
    read -r -t 60 number <&8
    export DISPLAY=:$number
    openbox --sm-disable >/dev/null 2>&1 8>&- &
    manager=$!
    trap 'kill $manager $server' EXIT
    sleep 1
    "$@"
)

measure() {
    uptime
    for ((round = 0; round < ${ROUNDS:-3}; round++)); do
        for size in 762x415 1280x700; do
            "$bench" --size "$size" --started "$(date +%s.%N)" "$model" "$motion" |
                grep -E '^(picture|first picture)'
            "$bench" --size "$size" --self-shadow 1 "$model" "$motion" |
                sed -n 's/^picture/with self-shadow/p'
            [ -z "$other" ] || $other "${size%x*}" "${size#*x}"
        done
    done
    "$bench" --frames 0
    "$bench" --frames 0 --copies 3 "$model" "$motion"
    uptime
}
on_display measure
