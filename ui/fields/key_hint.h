// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QString>

class QWidget;

namespace odori {

/// The key that runs the command `id` where `widget` is, for a tool tip; empty if it has none.
/// The command is an action of the widget or of one that it is in, named by its id.
[[nodiscard]] QString keyHint(const QWidget& widget, const char* id);

} // namespace odori
