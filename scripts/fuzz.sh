#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Fuzzes each reader: scripts/fuzz.sh [SECONDS [FORMAT...]] (default 20 s, every format). Findings
# are stored in tests/data/hostile, which test_hostile reads. Corpora grow in build/fuzz/corpus.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/common.sh

seconds=${1:-20}
[ $# -gt 0 ] && shift
formats=("$@")
scripts/install-deps.sh
build fuzz fuzz_targets

bin=build/fuzz/tests/fuzz
seeds=build/fuzz/seeds
findings=tests/data/hostile
rm -rf "$seeds"
"$bin/make_seeds" "$seeds"
[ ${#formats[@]} -gt 0 ] || mapfile -t formats < <(ls "$seeds") # one folder per format
export ASAN_OPTIONS=detect_leaks=0:strict_string_checks=1 UBSAN_OPTIONS=halt_on_error=1:print_stacktrace=1
mkdir -p "$findings"

# fuzz FORMAT: prints the end of the log, or the whole log if there is a finding.
fuzz() {
    local format=$1 corpus=build/fuzz/corpus/$1 log=build/fuzz/$1.log
    mkdir -p "$corpus"
    if ! ODORI_FUZZ_FORMAT=$format "$bin/fuzz_file" -max_total_time="$seconds" -timeout=5 -rss_limit_mb=2048 -max_len=65536 \
        -print_final_stats=1 -artifact_prefix="$findings/$format-" "$corpus" "$seeds/$format" >"$log" 2>&1; then
        tail -n 60 "$log" >&2
        for file in "$findings/$format"-{crash,timeout,oom,leak,slow-unit}-*; do
            [[ $file == *."$format" || ! -e $file ]] || mv "$file" "$file.$format"
        done
        echo "fuzz.sh: $format: a finding, kept in $findings" >&2
        return 1
    fi
    local runs
    runs=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")
    echo "fuzz $format: $runs inputs in $seconds s, nothing found"
}

# Two at a time: each uses one core.
status=0
export -f fuzz
export seconds bin seeds findings
printf '%s\n' "${formats[@]}" | xargs -P "$(nproc)" -I{} bash -c 'set -euo pipefail; fuzz {}' || status=1
exit "$status"
