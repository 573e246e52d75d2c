// SPDX-License-Identifier: MIT
#pragma once

#include <QtGui/QKeySequence>

#include <optional>

class QKeyEvent;

namespace odori {

/// The key with its modifiers as a key map has it; none while only modifiers are pressed, and for
/// keys that have no name. Shift counts only where it does not make the character ("*"), Shift+Tab
/// is Tab with Shift, and a key of the number pad stays one.
[[nodiscard]] std::optional<QKeySequence> pressedKey(const QKeyEvent& event);

/// "Ctrl+Shift+…" while only modifiers are held; empty without any.
[[nodiscard]] QString heldModifiers(const QKeyEvent& event);

} // namespace odori
