// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/interchange/export.h"

#include <QtCore/QString>

namespace odori {

/// What was written, in sentences for the export dialog.
[[nodiscard]] QString reportOf(const mmd::ExportResult& result);

/// Why the file at `path` was not written, as a sentence. Invalid numbers are not in the file, but
/// in the motion.
[[nodiscard]] QString failureOf(const mmd::Error& error, const QString& path);

} // namespace odori
