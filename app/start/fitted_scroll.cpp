// SPDX-License-Identifier: MIT
#include "app/start/fitted_scroll.h"

#include <QtCore/QEvent>
#include <QtWidgets/QLayout>
#include <QtWidgets/QScrollBar>

#include <algorithm>
#include <utility>

namespace odori {

FittedScroll::FittedScroll(QWidget* contents, QWidget* parent)
    : QScrollArea(parent)
{
    setFocusPolicy(Qt::NoFocus);
    setFrameShape(QFrame::NoFrame);
    setWidget(contents);
    setWidgetResizable(true);
    viewport()->setAutoFillBackground(false);
    contents->setAutoFillBackground(false);
}

int FittedScroll::barWidth() const
{
    return verticalScrollBar()->sizeHint().width();
}

QSize FittedScroll::sizeHint() const
{
    return widget()->sizeHint() + QSize(m_isLow ? barWidth() : 0, 0);
}

QSize FittedScroll::minimumSizeHint() const
{
    return {1, 1};
}

bool FittedScroll::hasHeightForWidth() const
{
    return widget()->hasHeightForWidth();
}

/// The room for the vertical bar does not count: with it the contents might be so low that they
/// need no bar, and without it so high that they need one, in turn.
int FittedScroll::heightForWidth(int width) const
{
    const int least = widget()->minimumSizeHint().width();
    const int most = std::max(least, widget()->sizeHint().width());
    const int bar = width < least ? horizontalScrollBar()->sizeHint().height() : 0;
    return widget()->heightForWidth(std::clamp(width, least, most)) + bar;
}

/// Its own size depends on that of the contents.
bool FittedScroll::eventFilter(QObject* watched, QEvent* event)
{
    const bool isDone = QScrollArea::eventFilter(watched, event);
    if (watched == widget() && event->type() == QEvent::LayoutRequest) {
        widget()->layout()->activate();
        look();
        updateGeometry();
    }
    return isDone;
}

void FittedScroll::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    look();
}

void FittedScroll::look()
{
    const bool isLow = heightForWidth(width()) > height();
    if (std::exchange(m_isLow, isLow) != isLow)
        updateGeometry();
}

} // namespace odori
