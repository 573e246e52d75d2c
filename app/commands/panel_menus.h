// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QObject>

#include <initializer_list>

class QWidget;

namespace odori {

class Commands;

/// The context menus of the panels that have none of their own: those of models and bones are made
/// by Menus. Each begins with the panel's own actions, if it has any, and
/// has commands by their ids. A menu is not a shortcut's widget, so the keys of its commands act
/// where they acted before.
class PanelMenus : public QObject {
    Q_OBJECT
public:
    /// `commands` owns this object.
    explicit PanelMenus(Commands& commands);

private:
    /// A menu for `widget` and the widgets in it that have none of their own; a null id is a line.
    void add(QWidget& widget, std::initializer_list<const char*> ids);

    Commands& m_commands;
};

} // namespace odori
