// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QList>
#include <QtWidgets/QWidget>

class QGridLayout;
class QToolButton;

namespace odori {

class CurveActions;

/// The curve editor's actions as buttons: icons alone, or with their names where there is room.
class CurveTools : public QWidget {
    Q_OBJECT
public:
    explicit CurveTools(const CurveActions& actions, QWidget* parent = nullptr);

    void arrange(int columns, bool withNames);

private:
    QGridLayout* m_layout;
    QList<QToolButton*> m_buttons;
};

} // namespace odori
