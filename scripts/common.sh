# SPDX-License-Identifier: MIT
# Functions for the other scripts. Source it with the repository's root as the working folder.

# Without it, ccache preprocesses each source that is new to it, which is a fifth of a build.
export CCACHE_DEPEND=1

# say_plan PRESET TARGET...: prints the number of compile steps and the estimated time; nothing for
# a few files.
# Seconds per step were measured on one core; unity builds (release) have fewer and longer steps.
say_plan() {
    local preset=$1 steps seconds=2
    shift
    [ "$preset" = release ] && seconds=3
    [ "$preset" = asan ] && seconds=5
    steps=$(ninja -C "build/$preset" -n "$@" 2>/dev/null | grep -c '^\[') || true
    [ "$steps" -gt 20 ] || return 0
    local minutes=$(((steps * seconds / $(nproc) + 59) / 60))
    echo "Compiling Odori ($preset): $steps steps on $(nproc) cores, about $minutes min; less if they are in ccache."
}

# say_progress LOG PID: prints a line every 20 seconds until the build ends.
say_progress() {
    while sleep 20 && kill -0 "$2" 2>/dev/null; do
        grep -o '^\[[0-9]*/[0-9]*\]' "$1" | tail -n 1 | tr -d '[]' | sed 's|/| of |; s|^|  |; s|$| steps|'
    done
}

# build PRESET TARGET...: configures once (with $ODORI_CMAKE_OPTIONS) and builds; prints its
# progress, and the log if it fails.
build() {
    local preset=$1
    shift
    local log
    log=$(mktemp)
    # shellcheck disable=SC2086  # several options, split at blanks
    if [ ! -f "build/$preset/build.ninja" ] &&
        ! cmake --preset "$preset" ${ODORI_CMAKE_OPTIONS:-} >"$log" 2>&1; then
        cat "$log" >&2
        rm -f "$log"
        return 1
    fi
    say_plan "$preset" "$@"
    if [ -t 1 ]; then
        cmake --build --preset "$preset" --target "$@" || { rm -f "$log"; return 1; }
        rm -f "$log"
        return 0
    fi
    cmake --build --preset "$preset" --target "$@" >"$log" 2>&1 &
    local compiling=$! status=0
    say_progress "$log" "$compiling" &
    local telling=$!
    wait "$compiling" || status=1
    kill "$telling" 2>/dev/null || true
    wait "$telling" 2>/dev/null || true
    if [ "$status" -ne 0 ]; then
        grep -E 'error|FAILED|warning' "$log" | head -n 60 >&2
        tail -n 40 "$log" >&2
    fi
    rm -f "$log"
    return "$status"
}

# with_displays COMMAND...: runs it with one virtual display per core (up to 8), listed in
# $ODORI_DISPLAYS; tests/on_display.sh takes a free one. Each has a window manager, because
# shortcuts need an active window.
with_displays() (
    numbers=$(mktemp -u)
    mkfifo "$numbers"
    # Open for reading and writing, so that neither side blocks and the pipe stays open between
    # servers.
    exec 8<>"$numbers"
    rm "$numbers"
    started=() displays=()
    trap 'kill "${started[@]}" 2>/dev/null || true' EXIT
    for ((i = 0; i < $(nproc) && i < 8; i++)); do
        Xvfb -displayfd 8 -screen 0 1920x1200x24 +extension GLX -nolisten tcp >/dev/null 2>&1 &
        started+=($!)
        if ! read -r -t 60 number <&8; then
            echo "test.sh: no virtual display could be started (Xvfb)" >&2
            exit 1
        fi
        displays+=(":$number")
        DISPLAY=:$number openbox --sm-disable >/dev/null 2>&1 8>&- &
        started+=($!)
    done
    exec 8>&-
    sleep 1
    export DISPLAY=${displays[0]} ODORI_DISPLAYS="${displays[*]}"
    "$@"
)
