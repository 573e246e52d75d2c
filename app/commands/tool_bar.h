// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/edit_mode.h"

#include <QtCore/QObject>

class QAction;
class QToolButton;

namespace odori {

class Commands;
class CompactToolBar;
class Menus;
struct EditorState;

/// The tool bar and the buttons of the dope sheet's header, which show commands.
class ToolBar : public QObject {
    Q_OBJECT
public:
    ToolBar(Commands& commands, const Menus& menus);

private:
    void addModes(CompactToolBar& bar);
    void addPivots(CompactToolBar& bar);
    void addRegister(CompactToolBar& bar);
    void addPhysics(CompactToolBar& bar, const Menus& menus);
    void addTransport(CompactToolBar& bar);
    void showRegister(const EditorState& state);
    void showPivot();

    Commands& m_commands;
    QAction* m_register;
    QToolButton* m_registerButton = nullptr;
    QToolButton* m_pivotButton = nullptr;
    Pivot m_pivot = Pivot::Own; ///< shown
};

} // namespace odori
