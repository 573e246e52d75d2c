// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QString>

class QWidget;

namespace odori {

/// Lets screen readers say `sentence`, which `widget` shows now, without the focus. Orca says only
/// widgets with the role of a notification, when they are reported as shown; others say an alert.
void sayNotice(QWidget& widget, const QString& sentence);

} // namespace odori
