#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Does under the thread sanitizer what the program's threads do: poses of several actors, physics,
# opening and saving files, exports, pictures, copying keys, writing and reading journals, keeping
# versions, spectrograms.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/common.sh

scripts/install-deps.sh
export TSAN_OPTIONS="halt_on_error=1 suppressions=$PWD/scripts/tsan.supp"
tests=(pose/test_parallel project/test_workers journal/test_journal_writer journal/test_journal_snapshots
    versions/test_kept_versions interchange/test_export_workers sound/test_spectrum_tiles)
ODORI_CMAKE_OPTIONS="${ODORI_CMAKE_OPTIONS:-} -DODORI_TEST_BUNDLES=OFF" build tsan "${tests[@]##*/}"
for test in "${tests[@]}"; do
    "build/tsan/tests/libmmd/$test" -silent
done
echo "races: none found"
