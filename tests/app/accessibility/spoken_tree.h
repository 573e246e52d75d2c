// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QRect>
#include <QtCore/QString>
#include <QtCore/QStringList>
#include <QtGui/QAccessible>

#include <vector>

class QWidget;

namespace odori::test {

/// One visible element of a window as a screen reader gets it from Qt's accessible tree.
struct SpokenElement {
    int depth = 0;
    QAccessible::Role role = QAccessible::NoRole;
    QString name, value, description;
    QString part;  ///< class and object name of the widget, for messages of a test
    QString shown; ///< the text of a button, as painted
    bool isFocusable = false, isEnabled = true;
    bool hasNumber = false;  ///< its number can be read, as that of a slider
    bool hasPicture = false; ///< an item of a list that shows an icon or a check mark
    bool isLabelled = false; ///< a label beside it or a description says what it is
    bool isScrollArea = false;
    bool isTabStop = false;
};

/// The visible elements under `top` in the order of the tree. Qt's own file dialogs and the inner
/// parts of Qt's number fields and lists are left out.
[[nodiscard]] std::vector<SpokenElement> spokenTree(QWidget& top);

/// What a user of a screen reader cannot use, one sentence for each element: a control without a
/// name or with a name that says nothing, a field that can have the focus without a role, a number
/// that cannot be read, an item without a text.
[[nodiscard]] QStringList unspokenParts(const std::vector<SpokenElement>& tree);

/// The tree as lines of text: role, name, value, description.
[[nodiscard]] QString textOf(const std::vector<SpokenElement>& tree);

} // namespace odori::test
