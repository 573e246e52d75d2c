// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QString>

class QAction;
class QMenu;

namespace odori {

/// Adds a line of bold text that names the entries below it, with space above it if it is not the
/// first. It is a section as QMenu::addSection makes one, which style sheets draw as a bare line:
/// neither the mouse nor a key chooses it. The menu owns it.
QAction* addMenuHeading(QMenu& menu, const QString& title);

} // namespace odori
