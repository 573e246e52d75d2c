// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/document.h"

#include <QtCore/QString>

namespace odori {

/// The window's title: what Ctrl+S saves first, with Qt's place for the mark of changes.
[[nodiscard]] QString titleOf(const Document& document);

} // namespace odori
