// SPDX-License-Identifier: MIT
#include "tests/portable/check.h"

#include <cstdio>

namespace {

int checks = 0, failures = 0;

} // namespace

void odori::test::check(bool isSo, std::string_view what)
{
    ++checks;
    if (isSo)
        return;
    ++failures;
    std::printf("failed: %.*s\n", int(what.size()), what.data());
}

/// Checks of libmmd that need neither files from elsewhere nor another library, so that they run on
/// every system: built by mingw-w64 they run under Wine (scripts/portable.sh).
int main()
{
    odori::test::checkFiles();
    odori::test::checkMotions();
    odori::test::checkPoses();
    std::printf("checks: %d, failed: %d\n", checks, failures);
    return failures == 0 ? 0 : 1;
}
