// SPDX-License-Identifier: MIT
#include "app/docks/default_layout.h"

#include <QtCore/QPointer>
#include <QtWidgets/QDockWidget>
#include <QtWidgets/QMainWindow>

namespace odori {
namespace {

// In rows of text with their spacing.
constexpr int rowPadding = 5;    ///< pixels
constexpr int boneRows = 12 + 3; ///< with header and search
constexpr int morphRows = 6 + 3; ///< the same
constexpr int actorRows = 2 + 1; ///< with header
constexpr int windowRows = 6;    ///< menus, tool bar and status bar

} // namespace

void arrangeDocks(QMainWindow& window, const LayoutDocks& docks)
{
    const int row = window.fontMetrics().height() + rowPadding;
    const int sheet = window.height() * 9 / 25;
    const int column = window.height() - sheet - windowRows * row;
    const QPointer<QWidget> focus = window.focusWidget();
    for (QDockWidget* dock : {docks.actors, docks.bones, docks.morphs, docks.poses})
        window.removeDockWidget(dock); // also hides it
    if (column >= (actorRows + boneRows + morphRows) * row) {
        window.addDockWidget(Qt::LeftDockWidgetArea, docks.actors);
        window.splitDockWidget(docks.actors, docks.bones, Qt::Vertical);
        window.splitDockWidget(docks.bones, docks.morphs, Qt::Vertical);
        window.tabifyDockWidget(docks.morphs, docks.poses);
    } else {
        window.addDockWidget(Qt::LeftDockWidgetArea, docks.bones);
        window.tabifyDockWidget(docks.bones, docks.morphs);
        window.tabifyDockWidget(docks.morphs, docks.actors);
        window.tabifyDockWidget(docks.actors, docks.poses);
    }
    for (QDockWidget* dock : {docks.actors, docks.bones, docks.morphs, docks.poses})
        dock->show();
    docks.morphs->raise();
    docks.bones->raise();
    if (focus && focus->isVisible())
        focus->setFocus();
    window.resizeDocks({docks.bones, docks.key}, {230, 280}, Qt::Horizontal);
    window.resizeDocks({docks.actors, docks.bones, docks.morphs},
        {actorRows * row, (column - actorRows * row) * boneRows / (boneRows + morphRows),
            (column - actorRows * row) * morphRows / (boneRows + morphRows)},
        Qt::Vertical);
    window.resizeDocks({docks.dopeSheet, docks.curves},
        {window.width() * 8 / 11, window.width() * 3 / 11}, Qt::Horizontal);
    window.resizeDocks({docks.dopeSheet}, {sheet}, Qt::Vertical);
}

} // namespace odori
