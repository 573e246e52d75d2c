#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Kills the editor during random edits and compares what it restores with a twin:
# scripts/kill_test.sh [KILLS [SEED]] (default 1000 kills; a new seed each time).
#
# The killed editor logs each edit after it has repainted. A twin performs that log, not the
# journal. The restored document must equal the twin's by bits, or the twin's during or after
# the one action that the log began and did not end. $ODORI_PRESET: another preset than dev.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/common.sh

kills=${1:-1000}
first=${2:-$RANDOM$RANDOM}
preset=${ODORI_PRESET:-dev}
scripts/install-deps.sh
build "$preset" soak_driver

export QT_QPA_PLATFORM=xcb LIBGL_ALWAYS_SOFTWARE=1 QT_ACCESSIBILITY=0 LC_ALL=C.UTF-8
results=$(mktemp -d "${TMPDIR:-/tmp}/odori-kills-XXXXXX")
driver=$PWD/build/$preset/app/soak_driver
longest=300 # seconds that a twin or a restoring editor may take; they need about ten

# edits_of LOG: the number of edits that the log says were shown.
edits_of() {
    awk '$1 == "done" { edits = $4 } END { print edits + 0 }' "$1" 2>/dev/null || echo 0
}

# twin OPTION...: the dump of a twin. Its folder has a name of the same length, so that texts with
# paths have the same size.
twin() {
    rm -rf "$folder/twin"
    tests/on_display.sh timeout -k 5 "$longest" "$driver" --replay-edits "$folder/log" --folder "$folder/twin" "$@" >>"$folder/output" 2>&1
}

# same FILE: whether it equals the restored document.
same() {
    [ -s "$folder/restored" ] && cmp -s "$1" "$folder/restored"
}

# same_during: whether the restored scene is one that the twin had during the unfinished action.
# The lines of the undo steps are not compared.
same_during() {
    local scene
    grep -v -e '^undo ' -e '^redo ' "$folder/restored" >"$folder/scene" || return 1
    for scene in "$folder"/begun.*; do
        ! cmp -s "$scene" "$folder/scene" || return 0
    done
    return 1
}

# kill_later SEED: kills the editor at a random moment after its first edit.
kill_later() {
    local pid=$1 delay
    for ((wait = 0; wait < 600; ++wait)); do
        [ "$(edits_of "$folder/log")" -lt 1 ] || break
        kill -0 "$pid" 2>/dev/null || return 1
        sleep 0.1
    done
    delay=$(awk -v seed="$seed" 'BEGIN { srand(seed); printf "%.3f", 0.5 + rand() * 4 }')
    sleep "$delay"
    kill -KILL "$pid"
}

# compare: prints what became of the document. Only the documents at the end count: a drag that the
# twin's window showed in another way for a moment is no difference.
compare() {
    local status=0
    twin --dump "$folder/done" || status=$?
    if same "$folder/done"; then
        echo equal
    elif [ "$status" -ne 0 ]; then
        echo twin
    elif twin --unfinished --dump "$folder/begun" && { same "$folder/begun" || same_during; }; then
        echo more
    else
        echo lost
    fi
}

# kill_once SEED: writes a line of results; keeps the folder if the work is lost.
kill_once() {
    seed=$1 folder=$results/$1
    local result=start pid
    mkdir -p "$folder"
    tests/on_display.sh "$driver" --kill-edits "$seed" "$folder/log" --folder "$folder/live" >"$folder/output" 2>&1 &
    pid=$!
    if kill_later "$pid"; then
        wait "$pid" 2>/dev/null || true
        tests/on_display.sh timeout -k 5 "$longest" "$driver" --recover "$folder/live" --dump "$folder/restored" >>"$folder/output" 2>&1 || true
        result=$(compare)
    fi
    echo "$result $(edits_of "$folder/log") $seed" >>"$results/lines"
    case $result in
    equal | more) rm -rf "$folder" ;;
    *)
        echo "kill_test.sh: $result, seed $seed, kept in $folder" >&2
        echo "  the twin again: $driver --replay-edits $folder/log --folder $folder/twin --dump $folder/done" >&2
        echo "  restored again: $driver --recover $folder/live --dump $folder/restored" >&2
        ;;
    esac
}

# As many editors at a time as there are displays. The killed one keeps its display's lock until it
# is dead.
run_all() {
    seq "$first" $((first + kills - 1)) | xargs -P "$(nproc)" -I{} bash -c 'set -uo pipefail; kill_once {}'
}

export -f kill_once kill_later compare twin same same_during edits_of
export results driver longest
: >"$results/lines"
with_displays run_all
awk '{ ++count[$1]; edits += $2 }
    END {
        printf "%d kills, %d edits: %d restored equal, %d with the edit in progress, %d lost", NR, edits,
            count["equal"], count["more"], count["lost"]
        others = count["twin"] + count["start"]
        if (others)
            printf ", %d not compared", others
        print ""
        exit !(NR && count["equal"] + count["more"] == NR)
    }' "$results/lines" || exit 1
rm -rf "$results"
