// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QString>

class QWidget;

namespace odori {

/// The key of the command `id` at `widget`, for a tool tip; empty if it has none. The command is an
/// action of `widget` or of one of its parents, with `id` as its object name.
[[nodiscard]] QString keyHint(const QWidget& widget, const char* id);

} // namespace odori
