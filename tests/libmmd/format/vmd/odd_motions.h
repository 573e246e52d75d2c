// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QList>
#include <QtCore/QPair>

namespace odori::test::vmd {

/// Valid VMD files that a careless conversion would change, each with what is odd about it: early
/// ends, duplicates, unsorted keys, names that do not decode, rubbish behind names and curves,
/// numbers that are none, flags beyond 0 and 1, unknown bytes at the end.
[[nodiscard]] QList<QPair<const char*, QByteArray>> oddMotions();

} // namespace odori::test::vmd
