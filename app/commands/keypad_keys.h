// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QList>

class QAction;
class QWidget;

namespace odori {

class Document;

/// Lets the number pad's keys of `action` act in `widgets`; nothing for other keys. X11 and Wayland
/// never match a shortcut of the number pad (Qt strips its modifier there): the key comes on as a
/// plain one, up to the editor if nobody in it wants it.
void useKeypadKeys(QAction& action, const Document& document, const QList<QWidget*>& widgets);

} // namespace odori
