// SPDX-License-Identifier: MIT
#pragma once

#include <QtGui/QKeySequence>

#include <optional>

class QKeyEvent;

namespace odori {

/// The key with its modifiers in the form of a key map; none while only modifiers are pressed, and
/// for keys without a name. Shift counts only if it does not make the character ("*"), Shift+Tab is
/// Tab with Shift, and a key of the number pad is kept as such.
[[nodiscard]] std::optional<QKeySequence> pressedKey(const QKeyEvent& event);

/// "Ctrl+Shift+…" while only modifiers are held; empty without any.
[[nodiscard]] QString heldModifiers(const QKeyEvent& event);

} // namespace odori
