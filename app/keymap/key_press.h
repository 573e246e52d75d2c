// SPDX-License-Identifier: MIT
#pragma once

#include <QtGui/QKeySequence>

#include <optional>

class QKeyEvent;

namespace odori {

/// The key with its modifiers as in a key map; none while only modifiers are pressed, and for keys
/// without a name. Shift is ignored if it makes the character ("*"), Shift+Tab is Tab with Shift,
/// and the keypad modifier is kept.
[[nodiscard]] std::optional<QKeySequence> pressedKey(const QKeyEvent& event);

/// "Ctrl+Shift+…" while only modifiers are held; empty if there are none.
[[nodiscard]] QString heldModifiers(const QKeyEvent& event);

} // namespace odori
