// SPDX-License-Identifier: MIT
// The library's only contents are its resources; a static library wants one source.
namespace odori {
extern const int translationsAreLinked;
const int translationsAreLinked = 1;
} // namespace odori
