#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Evaluates poses of several actors in parallel under the thread sanitizer.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/common.sh

scripts/install-deps.sh
build tsan test_parallel
TSAN_OPTIONS="halt_on_error=1 suppressions=$PWD/scripts/tsan.supp" build/tsan/tests/libmmd/pose/test_parallel -silent
echo "races: none found"
