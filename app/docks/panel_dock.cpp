// SPDX-License-Identifier: MIT
#include "app/docks/panel_dock.h"

#include "ui/dialogs/window_fit.h"
#include "ui/fields/panel_header.h"
#include "ui/theme/follow_theme.h"
#include "ui/theme/icons.h"

#include <QtCore/QEvent>
#include <QtGui/QAction>
#include <QtGui/QGuiApplication>
#include <QtGui/QScreen>
#include <QtGui/QWindow>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QMainWindow>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QToolButton>

#include <algorithm>
#include <utility>

namespace odori {
namespace {

constexpr int aroundIcon = 4;  ///< pixels of a dock's button, beside its icon
constexpr int titlePause = 60; ///< milliseconds

} // namespace

PanelDock::PanelDock(
    const QString& name, const QString& title, const MakeContent& make, QMainWindow& window)
    : QDockWidget(title, &window)
    , m_window(window)
{
    setObjectName(name);
    const auto [panel, header] = make(this);
    m_title = header->findChild<QLabel*>(QStringLiteral("title"), Qt::FindDirectChildrenOnly);
    m_float = new QToolButton(header);
    m_close = new QToolButton(header);
    addButtons(*header);       // their names before they are polished, which finds their style
    setTitleBarWidget(header); // before the panel, which polishes its children when it is shown
    setWidget(panel);
    for (auto* area : panel->findChildren<QScrollArea*>())
        area->setAccessibleName(title); // it takes the focus, so a screen reader names it
    connect(this, &QDockWidget::topLevelChanged, this, [this](bool isFloating) {
        showButtons();
        m_titleTimer.start();
        m_fit.reset();
        if (isFloating && !m_window.isVisible()) // in a restored layout, perhaps of a larger screen
            m_fit = std::make_unique<WindowFit>(*this, QSize());
    });
    m_titleTimer.setSingleShot(true);
    m_titleTimer.setInterval(titlePause);
    connect(&m_titleTimer, &QTimer::timeout, this, &PanelDock::showTitle);
    followTheme(*this, [this] { showButtons(); });
    showButtons();
    window.installEventFilter(this);
}

void PanelDock::addButtons(QWidget& header)
{
    m_float->setObjectName(QStringLiteral("floatDock"));
    m_close->setObjectName(QStringLiteral("closeDock"));
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(0);
    for (QToolButton* button : {m_float, m_close}) {
        button->setFocusPolicy(Qt::TabFocus); // a click leaves Enter as it was
        button->setIconSize(buttonIconSize());
        button->setFixedSize(buttonIconSize().grownBy({0, 0, aroundIcon, aroundIcon}));
        buttons->addWidget(button);
    }
    if (auto* own = qobject_cast<PanelHeader*>(&header))
        own->addCorner(buttons);
    else
        qobject_cast<QBoxLayout*>(header.layout())->addLayout(buttons);
    connect(m_float, &QToolButton::clicked, this, [this] {
        if (!isFloating())
            m_wanted = m_place; // Qt knows only where it was resized
        setFloating(!isFloating());
        raise(); // a docked panel comes back in front of the other tabs
    });
    connect(m_close, &QToolButton::clicked, this, &QWidget::close);
}

void PanelDock::showButtons()
{
    m_float->setIcon(
        themedIcon(isFloating() ? QStringLiteral("dock") : QStringLiteral("float"), palette()));
    m_close->setIcon(themedIcon(QStringLiteral("close"), palette()));
    m_float->setToolTip(isFloating() ? tr("Dock this panel in the window")
                                     : tr("Show this panel in a window of its own"));
    m_close->setToolTip(tr("Close this panel. View ▸ Panels shows it again."));
    m_float->setAccessibleName(
        isFloating() ? tr("Dock %1").arg(windowTitle()) : tr("Float %1").arg(windowTitle()));
    m_close->setAccessibleName(tr("Close %1").arg(windowTitle()));
}

bool PanelDock::isTabbed()
{
    const QList<QDockWidget*> others = m_window.tabifiedDockWidgets(this);
    return std::any_of(others.begin(), others.end(), [](const QDockWidget* other) {
        return !other->isFloating() && other->toggleViewAction()->isChecked();
    });
}

void PanelDock::showTitle()
{
    m_title->setVisible(!isFloating() && !isTabbed());
}

/// Without this, Qt leaves a floating dock that has its own title bar without a frame. Qt hides the
/// dock before it makes it a window and shows it afterwards, also at the end of a drag. During a
/// drag no window manager may place it. A restored layout shows the docks before the main window:
/// a window that is then opened later would cover them.
void PanelDock::setVisible(bool visible)
{
    m_isAwaiting = visible && isFloating() && !m_window.isVisible();
    if (m_isAwaiting)
        return;
    const Qt::WindowFlags flags = windowFlags();
    if (visible && isFloating() && flags & Qt::FramelessWindowHint &&
        !(flags & Qt::X11BypassWindowManagerHint))
        addFrame();
    QDockWidget::setVisible(visible);
}

/// New flags move the window, so that its frame begins where the window was.
void PanelDock::addFrame()
{
    const QRect wanted = std::exchange(m_wanted, QRect());
    const bool isThere = wanted.isValid() && QGuiApplication::screenAt(wanted.center());
    QRect place = isThere ? wanted : geometry();
    const QScreen* around = QGuiApplication::screenAt(place.center());
    const QWindow* handle = m_window.windowHandle(); // its frame is like that of the dock
    if (around && handle)
        place.moveTop(std::max(
            place.top(), around->availableGeometry().top() + handle->frameMargins().top()));
    setWindowFlags(windowFlags() & ~Qt::FramelessWindowHint);
    setGeometry(place);
}

void PanelDock::notePlace()
{
    if (isFloating() && isVisible() && !(windowFlags() & Qt::FramelessWindowHint))
        m_place = geometry();
}

/// The event comes before the window is on the screen. The title counts when the window finds out
/// whether its panels are too wide.
bool PanelDock::eventFilter(QObject* watched, QEvent* event)
{
    const bool isShown = watched == &m_window && event->type() == QEvent::Show;
    if (isShown)
        showTitle();
    if (isShown && m_isAwaiting)
        QTimer::singleShot(0, this, [this] {
            if (m_isAwaiting)
                show();
        });
    return QDockWidget::eventFilter(watched, event);
}

void PanelDock::showEvent(QShowEvent* event)
{
    QDockWidget::showEvent(event);
    m_titleTimer.start();
}

/// A tab bar that appears or disappears beside the dock changes its geometry. The title waits for
/// the end of Qt's animation: another minimum size during it would leave docks over each other.
void PanelDock::resizeEvent(QResizeEvent* event)
{
    QDockWidget::resizeEvent(event);
    notePlace();
    m_titleTimer.start();
}

void PanelDock::moveEvent(QMoveEvent* event)
{
    QDockWidget::moveEvent(event);
    notePlace();
    m_titleTimer.start();
}

} // namespace odori
