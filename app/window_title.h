// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/document.h"

#include <QtCore/QString>

namespace odori {

/// The window's title. It begins with the file that Ctrl+S saves, and has Qt's placeholder for the
/// modified mark.
[[nodiscard]] QString titleOf(const Document& document);

} // namespace odori
