// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/document.h"

#include <QtCore/QString>

namespace odori {

/// The window's title: the file that Ctrl+S saves is first, with Qt's placeholder for the mark of
/// changes.
[[nodiscard]] QString titleOf(const Document& document);

} // namespace odori
