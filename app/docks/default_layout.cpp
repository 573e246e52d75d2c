// SPDX-License-Identifier: MIT
#include "app/docks/default_layout.h"

#include "app/docks/stacked_panels.h"

#include <QtCore/QByteArray>
#include <QtCore/QDataStream>
#include <QtCore/QIODevice>
#include <QtCore/QPointer>
#include <QtCore/QPropertyAnimation>
#include <QtCore/QTimer>
#include <QtWidgets/QDockWidget>
#include <QtWidgets/QLayout>
#include <QtWidgets/QMainWindow>

#include <algorithm>

namespace odori {
namespace {

// In rows of text with their spacing.
constexpr int rowPadding = 5;                    ///< pixels
constexpr int boneRows = 12 + 3;                 ///< with header and search
constexpr int morphRows = 6 + 3;                 ///< the same
constexpr int actorRows = 2 + 1;                 ///< with header
constexpr int windowRows = 6;                    ///< menus, tool bar and status bar
constexpr int curveWidth = 25, curveHeight = 19; ///< of half a row
// In pixels.
constexpr int leftWidth = 230, rightWidth = 280;
constexpr int tabPadding = 13; ///< beside the title

/// Puts docks, tab bars and the centre where Qt moves them to.
void finishAnimations(const QMainWindow& window)
{
    QList<QPointer<QPropertyAnimation>> running; // the end of one may delete others
    for (const QWidget* child : window.findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
        for (auto* each : child->findChildren<QPropertyAnimation*>(Qt::FindDirectChildrenOnly))
            if (each->propertyName() == "geometry")
                running.append(each);
    for (const QPointer<QPropertyAnimation>& each : running)
        if (each)
            each->setCurrentTime(each->totalDuration());
}

constexpr int settling = 500; ///< milliseconds after which a shown window has its size

/// The usual width, or more if all tabs of the dock need it; at most two fifths of the window.
int columnWidth(const QMainWindow& window, QDockWidget& dock, int usual)
{
    int tabs = tabPadding + window.fontMetrics().horizontalAdvance(dock.windowTitle());
    for (const QDockWidget* each : window.tabifiedDockWidgets(&dock))
        tabs += tabPadding + window.fontMetrics().horizontalAdvance(each->windowTitle());
    return std::max(usual, std::min(tabs, window.width() * 2 / 5));
}

/// Of a row of text, and what the panels at the bottom and those above them get; in pixels.
struct Room {
    int row, sheet, column;
};

void share(QMainWindow& window, const LayoutDocks& docks, const Room& room)
{
    window.resizeDocks({docks.bones, docks.key},
        {columnWidth(window, *docks.bones, leftWidth), columnWidth(window, *docks.key, rightWidth)},
        Qt::Horizontal);
    const int lists = room.column - actorRows * room.row; // bones and morphs
    window.resizeDocks({docks.actors, docks.bones, docks.morphs},
        {actorRows * room.row, lists * boneRows / (boneRows + morphRows),
            lists * morphRows / (boneRows + morphRows)},
        Qt::Vertical);
    const int curves = std::max(window.width() * 3 / 11, room.row * curveWidth / 2);
    window.resizeDocks({docks.dopeSheet, docks.curves},
        {std::min(window.width() * 8 / 11, window.width() - curves), curves}, Qt::Horizontal);
    // Beside the sheet, the curves need more height than in a tab of the full width.
    const bool areTabs = window.tabifiedDockWidgets(docks.dopeSheet).contains(docks.curves);
    window.resizeDocks({docks.dopeSheet},
        {areTabs ? room.sheet : std::max(room.sheet, room.row * curveHeight / 2)}, Qt::Vertical);
}

} // namespace

void arrangeDocks(QMainWindow& window)
{
    const LayoutDocks docks = layoutDocksOf(window);
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
    if (window.isVisible()) // before, neither its size nor its screen are known
        stackIfTooWide(window);
    docks.morphs->raise();
    docks.bones->raise();
    docks.dopeSheet->raise();
    if (focus && focus->isVisible())
        focus->setFocus();
    share(window, docks, Room{row, sheet, column});
}

/// QMainWindow::restoreState() of Qt 6.4 crashes in both cases. It ends the drag while it builds
/// the new layout, and that replaces this layout by the one before the drag. While anything is
/// animated, tab bars are hidden; restoreState() shows them one after the other, and showing one
/// replaces the list of them.
bool restoreDocks(QMainWindow& window, const QByteArray& state, int version)
{
    const bool wasAnimated = window.isAnimated();
    window.setAnimated(false); // ending a drag would animate, too
    finishAnimations(window);
    for (QDockWidget* dock : window.findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly))
        if (dock->isFloating()) // as every dock that is dragged
            dock->setFloating(false);
    const bool isRestored = window.restoreState(state, version);
    window.setAnimated(wasAnimated);
    return isRestored;
}

void keepSize(QMainWindow& window, const QSize& size)
{
    if (window.isMaximized() || window.isFullScreen())
        return;
    window.layout()->activate();
    window.resize(size);
}

bool hasDock(const QByteArray& state, const QDockWidget& dock)
{
    QByteArray name;
    QDataStream stream(&name, QIODevice::WriteOnly);
    stream << dock.objectName();
    return state.contains(name);
}

void placeBehind(QMainWindow& window, QDockWidget& neighbour, QDockWidget& dock)
{
    if (window.isVisible()) {
        tabify(window, neighbour, dock);
        return;
    }
    QTimer::singleShot(settling, &window, [&window, &neighbour, &dock] {
        if (!window.isVisible())
            placeBehind(window, neighbour, dock);
        else // perhaps only now
            QTimer::singleShot(settling, &window,
                [&window, &neighbour, &dock] { tabify(window, neighbour, dock); });
    });
}

} // namespace odori
