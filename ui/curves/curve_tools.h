// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QList>
#include <QtWidgets/QWidget>

class QAction;
class QGridLayout;
class QMenu;
class QToolButton;

namespace odori {

/// The curve editor's commands as buttons: only icons, or with their names if there is room.
class CurveTools : public QWidget {
    Q_OBJECT
public:
    explicit CurveTools(QWidget* parent = nullptr);

    /// `withMenu` is one of them: its button has an arrow that opens `menu`.
    void setActions(const QList<QAction*>& actions, const QAction* withMenu, QMenu* menu);

    void arrange(int columns, bool withNames);

private:
    QGridLayout* m_layout;
    QList<QToolButton*> m_buttons;
};

} // namespace odori
