// SPDX-License-Identifier: MIT
#include "app/wide_dock.h"

#include <QtWidgets/QApplication>
#include <QtWidgets/QDockWidget>
#include <QtWidgets/QMainWindow>

#include <utility>

namespace odori {
namespace {

QList<QDockWidget*> allDocksOf(const QMainWindow& window)
{
    return window.findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly);
}

} // namespace

WideDock::WideDock(QMainWindow& window, QDockWidget& dock, Layout layout)
    : QObject(&window)
    , m_window(window)
    , m_dock(dock)
    , m_layout(std::move(layout))
{
    // If the user shows a dock beside it, or lets it float, the layout is the user's again.
    const auto forget = [this] {
        if (!m_isChanging)
            m_before.clear();
    };
    for (QDockWidget* each : allDocksOf(window))
        if (each != &dock)
            connect(
                each, &QDockWidget::visibilityChanged, this, [this, each, forget](bool isShown) {
                    if (isShown && isBeside(*each))
                        forget();
                });
    connect(&dock, &QDockWidget::topLevelChanged, this, forget);
}

bool WideDock::canBeWide() const
{
    return !m_dock.isFloating();
}

/// Docked at the same height, but not another tab of the same place.
bool WideDock::isBeside(const QDockWidget& other) const
{
    if (&other == &m_dock || other.isFloating() || other.isHidden() ||
        m_window.tabifiedDockWidgets(&m_dock).contains(const_cast<QDockWidget*>(&other)))
        return false;
    const QRect own = m_dock.geometry(), others = other.geometry();
    return own.top() < others.bottom() && others.top() < own.bottom() && !own.intersects(others);
}

bool WideDock::setWide(bool wide)
{
    if (wide == isWide() || !canBeWide())
        return wide == isWide();
    QWidget* const focused = QApplication::focusWidget();
    m_isChanging = true;
    if (wide) {
        QList<QDockWidget*> beside;
        for (QDockWidget* each : allDocksOf(m_window))
            if (isBeside(*each))
                beside.append(each);
        if (!beside.isEmpty())
            m_before = m_layout.state();
        for (QDockWidget* each : beside)
            each->hide();
    } else {
        m_layout.restore(std::exchange(m_before, QByteArray()));
    }
    m_isChanging = false;
    if (focused && focused->isVisible()) // hidden docks pass their focus on
        focused->setFocus();
    return wide == isWide();
}

} // namespace odori
