// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QList>
#include <QtCore/QPair>

namespace odori::test::vmd {

/// Valid VMD files that a careless conversion would change, each with a description: early ends,
/// duplicates, unsorted keys, undecodable names, garbage after names and curves, invalid numbers,
/// flags other than 0 and 1, unknown bytes at the end.
[[nodiscard]] QList<QPair<const char*, QByteArray>> oddMotions();

} // namespace odori::test::vmd
