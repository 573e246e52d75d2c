// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"

#include <QtCore/QString>

/// Sentences for people, translated; the window and the command line share them.
namespace odori {

/// One clear sentence: the file, the problem and, if known, the byte.
[[nodiscard]] QString sentence(const mmd::Error& error, const QString& path);
/// The same for an error without a file.
[[nodiscard]] QString sentence(const mmd::Error& error);

[[nodiscard]] QString sentence(const mmd::Warning& warning);

} // namespace odori
