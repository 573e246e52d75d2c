// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QString>
#include <QtGui/QAccessible>

#include <functional>

class QComboBox;
class QWidget;

namespace odori {

/// Gives a widget that paints itself a role for screen readers, which otherwise get a nameless
/// group. `describe` returns what it shows now and is called at each question; without it, the
/// description is the widget's own.
void setSpokenRole(
    QWidget& widget, QAccessible::Role role, const std::function<QString()>& describe = {});

/// Names a box without a label. On Linux, Qt speaks the chosen entry as its name, so the name is
/// its description, too.
void setSpokenName(QComboBox& box, const QString& name);

} // namespace odori
