// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"

#include <QtCore/QString>

/// Translated sentences for users, for the window and the command line.
namespace odori {

/// One clear sentence: the file, the problem and, if known, the byte offset.
[[nodiscard]] QString sentence(const mmd::Error& error, const QString& path);
/// The same for an error without a file.
[[nodiscard]] QString sentence(const mmd::Error& error);

[[nodiscard]] QString sentence(const mmd::Warning& warning);

} // namespace odori
