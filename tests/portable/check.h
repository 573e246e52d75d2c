// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

/// Checks without Qt Test, which other systems' compilers on Debian lack.
namespace odori::test {

/// Prints `what` if it is not so, and counts it.
void check(bool isSo, std::string_view what);

void checkFiles();
void checkMotions();
void checkPoses();

} // namespace odori::test
