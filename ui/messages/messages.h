// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"

#include <QtCore/QString>

/// Sentences for people, translated; the window and the command line share them.
namespace odori {

/// One clear sentence: which file, what is wrong, and at which byte where that is known.
[[nodiscard]] QString sentence(const mmd::Error& error, const QString& path);
/// The same of what concerns no file.
[[nodiscard]] QString sentence(const mmd::Error& error);

[[nodiscard]] QString sentence(const mmd::Warning& warning);

} // namespace odori
