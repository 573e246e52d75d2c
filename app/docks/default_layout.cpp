// SPDX-License-Identifier: MIT
#include "app/docks/default_layout.h"

#include <QtCore/QByteArray>
#include <QtCore/QDataStream>
#include <QtCore/QPointer>
#include <QtCore/QPropertyAnimation>
#include <QtCore/QTimer>
#include <QtGui/QScreen>
#include <QtWidgets/QDockWidget>
#include <QtWidgets/QLayout>
#include <QtWidgets/QMainWindow>

namespace odori {
namespace {

// In rows of text with their spacing.
constexpr int rowPadding = 5;    ///< pixels
constexpr int boneRows = 12 + 3; ///< with header and search
constexpr int morphRows = 6 + 3; ///< the same
constexpr int actorRows = 2 + 1; ///< with header
constexpr int windowRows = 6;    ///< menus, tool bar and status bar

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

void tabify(QMainWindow& window, QDockWidget& neighbour, QDockWidget& dock)
{
    if (dock.isFloating() || neighbour.isFloating() ||
        window.tabifiedDockWidgets(&dock).contains(&neighbour))
        return;
    const bool isClosed = dock.isHidden();
    window.removeDockWidget(&dock);
    window.tabifyDockWidget(&neighbour, &dock);
    dock.setHidden(isClosed);
    if (!isClosed)
        neighbour.raise();
}

/// Whether the window, as its docks are now, is wider than its screen.
bool isTooWide(const QMainWindow& window)
{
    window.layout()->invalidate();
    return window.minimumSizeHint().width() > window.screen()->availableSize().width();
}

/// Puts `dock` and all of its tabs behind `neighbour`.
void tabifyAll(QMainWindow& window, QDockWidget& neighbour, QDockWidget& dock)
{
    for (QDockWidget* each : QList<QDockWidget*>{&dock} + window.tabifiedDockWidgets(&dock))
        if (each != &neighbour) // it is one of the tabs the second time
            tabify(window, neighbour, *each);
}

/// With large texts on a small screen, fewer panels are beside each other.
void stackIfTooWide(QMainWindow& window, const LayoutDocks& docks)
{
    if (isTooWide(window))
        tabifyAll(window, *docks.bones, *docks.key);
    if (isTooWide(window))
        tabifyAll(window, *docks.dopeSheet, *docks.curves);
}

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
    stackIfTooWide(window, docks);
    docks.morphs->raise();
    docks.bones->raise();
    docks.dopeSheet->raise();
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
