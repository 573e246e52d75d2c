// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/interchange/export.h"

#include <QtCore/QString>

namespace odori {

/// What was written, in sentences for the export dialog.
[[nodiscard]] QString reportOf(const mmd::ExportResult& result);

} // namespace odori
