#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Evaluates poses of several actors in parallel, writes journals and keeps versions under the thread
# sanitizer.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/common.sh

scripts/install-deps.sh
build tsan test_parallel test_journal_writer test_kept_versions
TSAN_OPTIONS="halt_on_error=1 suppressions=$PWD/scripts/tsan.supp" build/tsan/tests/libmmd/pose/test_parallel -silent
for test in journal/test_journal_writer versions/test_kept_versions; do
    TSAN_OPTIONS="halt_on_error=1 suppressions=$PWD/scripts/tsan.supp" "build/tsan/tests/libmmd/$test" -silent
done
echo "races: none found"
