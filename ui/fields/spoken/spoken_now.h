// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QString>
#include <QtWidgets/QWidget>

namespace odori {

/// Lets a screen reader say `text` at once, for a widget that has the focus and shows something
/// new. Nothing happens without the focus.
///
/// Qt 6.4 on Linux reports a new value or description of a widget without the text itself, and Orca
/// then says nothing. Orca says what gets its focus, so the focus is reported for one of two tiny
/// labels inside the widget, in turn (as list items, whose role Orca does not add). The keyboard's
/// focus does not move.
void speakNow(QWidget& widget, const QString& text);

/// The labels; empty before the first text.
[[nodiscard]] QWidgetList spokenLabelsIn(const QWidget& widget);

} // namespace odori
