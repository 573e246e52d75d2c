// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"

#include <QtCore/QByteArray>
#include <QtCore/QStringList>

#include <filesystem>

namespace odori {

/// What the program odori-reader, which stands beside this one, writes for a file; it is killed
/// after mmd::accessorySeconds. Errors: SystemFailure if it is missing; BadText.
[[nodiscard]] mmd::Result<QByteArray> answerOfReader(
    const QStringList& options, const std::filesystem::path& path);

} // namespace odori
