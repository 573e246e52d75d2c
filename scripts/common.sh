# SPDX-License-Identifier: MIT
# What the scripts share. Sourced, with the repository's root as the working folder.

# build PRESET TARGET...: configures once and builds; shows the log only when something fails.
build() {
    local preset=$1
    shift
    local log
    log=$(mktemp)
    if [ ! -f "build/$preset/build.ninja" ] && ! cmake --preset "$preset" >"$log" 2>&1; then
        cat "$log" >&2
        rm -f "$log"
        return 1
    fi
    if [ -t 1 ]; then
        cmake --build --preset "$preset" --target "$@" || { rm -f "$log"; return 1; }
    elif ! cmake --build --preset "$preset" --target "$@" >"$log" 2>&1; then
        grep -E 'error|FAILED|warning' "$log" | head -n 60 >&2
        tail -n 40 "$log" >&2
        rm -f "$log"
        return 1
    fi
    rm -f "$log"
}

# with_display COMMAND...: runs it on a virtual display with a window manager, without which no shortcut
# would fire.
with_display() {
    xvfb-run --auto-servernum --server-args="-screen 0 1920x1200x24 +extension GLX -nolisten tcp" \
        bash -c 'openbox --sm-disable >/dev/null 2>&1 & wm=$!; sleep 1; "$@"; status=$?; kill $wm; exit $status' _ "$@"
}
