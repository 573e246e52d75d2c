// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QString>

class QAction;
class QMenu;

namespace odori {

/// Adds a line of bold text as a heading of the entries below it, with space above if it is not the
/// first. Like QMenu::addSection, which style sheets draw as a line without text, it can be chosen
/// neither by mouse nor by keyboard. The menu owns it.
QAction* addMenuHeading(QMenu& menu, const QString& title);

} // namespace odori
