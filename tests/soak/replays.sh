#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# replays.sh DRIVER: a log of random edits gives the same document again, by bits, after each
# action; and a log with another state in it is noticed. scripts/kill_test.sh relies on both.
set -euo pipefail
driver=$1
folder=$(mktemp -d "${TMPDIR:-/tmp}/odori-replays-XXXXXX")
trap 'rm -rf "$folder"' EXIT
"$driver" --kill-edits 8 "$folder/log" --edits 12 --folder "$folder/live" --dump "$folder/live.dump"
"$driver" --replay-edits "$folder/log" --folder "$folder/twin" --dump "$folder/twin.dump"
cmp "$folder/live.dump" "$folder/twin.dump"
grep -q '^undo' "$folder/live.dump" || { echo "the document has no steps"; exit 1; }

sed 's/^done 5 .*/done 5 0123456789abcdef 0/' "$folder/log" >"$folder/other"
rm -rf "$folder/twin"
if "$driver" --replay-edits "$folder/other" --folder "$folder/twin" --count 6 >"$folder/output" 2>&1; then
    echo "another state was not noticed"
    exit 1
fi
grep -q 'differs from the log' "$folder/output"
