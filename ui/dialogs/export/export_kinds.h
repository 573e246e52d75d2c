// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/interchange/export_options.h"
#include "ui/dialogs/save_dialog.h"

#include <QtCore/QList>

namespace odori {

/// The kinds of exported files, that of `first` before the others.
[[nodiscard]] QList<FileKind> exportKinds(mmd::ExportFormat first);

} // namespace odori
