// SPDX-License-Identifier: MIT
#include "app/docks/stacked_panels.h"

#include "ui/dialogs/window_fit.h"

#include <QtCore/QEvent>
#include <QtGui/QAction>
#include <QtGui/QScreen>
#include <QtGui/QWindow>
#include <QtWidgets/QDockWidget>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLayout>
#include <QtWidgets/QMainWindow>

namespace odori {
namespace {

// In milliseconds.
constexpr int shownPause = 500; ///< a shown window has its size then
constexpr int panelPause = 50;  ///< a shown panel has its title then

/// The room that a hidden title takes when its dock is no longer a tab.
int hiddenTitle(const QDockWidget& dock)
{
    const QWidget* header = dock.titleBarWidget();
    const auto* title =
        header ? header->findChild<QLabel*>(QStringLiteral("title"), Qt::FindDirectChildrenOnly)
               : nullptr;
    if (!title || !title->isHidden())
        return 0;
    return title->minimumSizeHint().width() + header->layout()->spacing();
}

bool areTabs(const QMainWindow& window, QDockWidget& one, QDockWidget& other)
{
    return window.tabifiedDockWidgets(&one).contains(&other);
}

/// The greatest width of the window without its frame.
int roomOf(const QMainWindow& window)
{
    const int frame = window.frameGeometry().width() - window.width();
    return window.screen()->availableSize().width() - frame;
}

/// Whether the window, as its docks are now, is wider than its screen.
bool isTooWide(const QMainWindow& window, const LayoutDocks& docks)
{
    window.layout()->invalidate();
    int needed = window.minimumSizeHint().width();
    if (!areTabs(window, *docks.dopeSheet, *docks.curves))
        needed += hiddenTitle(*docks.dopeSheet);
    return needed > roomOf(window);
}

/// Puts `dock` and all of its tabs behind `neighbour`.
void tabifyAll(QMainWindow& window, QDockWidget& neighbour, QDockWidget& dock)
{
    if (areTabs(window, neighbour, dock))
        return; // the neighbour is one of the tabs
    for (QDockWidget* each : QList<QDockWidget*>{&dock} + window.tabifiedDockWidgets(&dock))
        tabify(window, neighbour, *each);
}

/// Whether the window has the size of its screen.
bool fillsScreen(const QMainWindow& window)
{
    return window.isMaximized() || window.isFullScreen();
}

/// A window has grown for docks that were too wide.
void shrinkToScreen(QMainWindow& window)
{
    const QWindow* handle = window.windowHandle();
    if (!handle || fillsScreen(window))
        return;
    window.layout()->activate();
    window.setGeometry(fittedGeometry(window.geometry(), handle->frameMargins(),
        window.screen()->availableGeometry(), window.minimumSizeHint()));
}

/// Once the layout is up to date: making it anew would change the sizes of the docks.
void stackShown(QMainWindow& window)
{
    if (window.minimumSizeHint().width() > roomOf(window))
        stackIfTooWide(window);
}

} // namespace

LayoutDocks layoutDocksOf(const QMainWindow& window)
{
    const auto dock = [&window](const char* name) {
        return window.findChild<QDockWidget*>(QLatin1String(name), Qt::FindDirectChildrenOnly);
    };
    return {dock("actors"), dock("bones"), dock("morphs"), dock("poses"), dock("key"),
        dock("dopesheet"), dock("curves")};
}

void tabify(QMainWindow& window, QDockWidget& neighbour, QDockWidget& dock)
{
    if (dock.isFloating() || neighbour.isFloating() || areTabs(window, dock, neighbour))
        return;
    const bool isClosed = dock.isHidden();
    window.removeDockWidget(&dock);
    window.tabifyDockWidget(&neighbour, &dock);
    dock.setHidden(isClosed);
    if (!isClosed)
        neighbour.raise();
}

void stackIfTooWide(QMainWindow& window)
{
    const LayoutDocks docks = layoutDocksOf(window);
    if (!isTooWide(window, docks))
        return;
    tabifyAll(window, *docks.dopeSheet, *docks.curves);
    if (isTooWide(window, docks))
        tabifyAll(window, *docks.bones, *docks.key);
    shrinkToScreen(window);
}

void stackBeforePainting(QMainWindow& window)
{
    if (!fillsScreen(window))
        stackShown(window);
}

StackedPanels::StackedPanels(QMainWindow& window)
    : QObject(&window)
    , m_window(window)
{
    window.installEventFilter(this);
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        if (m_window.isVisible())
            stackShown(m_window);
    });
    for (const auto* dock : window.findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly))
        connect(dock->toggleViewAction(), &QAction::toggled, this, [this](bool isShown) {
            if (isShown && m_window.isVisible())
                m_timer.start(panelPause);
        });
}

/// Qt keeps the layout of a maximized window until it has its size. Other windows are stacked
/// already, unless a panel needs more room than it said before it was painted.
bool StackedPanels::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Show)
        m_timer.start(shownPause);
    return QObject::eventFilter(watched, event);
}

} // namespace odori
