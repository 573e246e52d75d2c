// SPDX-License-Identifier: MIT
#include "app/start/fitted_scroll.h"

#include <QtCore/QEvent>
#include <QtWidgets/QScrollBar>

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

/// Always with the vertical bar: beside it, the contents would need a horizontal one.
QSize FittedScroll::sizeHint() const
{
    return widget()->sizeHint() + QSize(verticalScrollBar()->sizeHint().width(), 0);
}

QSize FittedScroll::minimumSizeHint() const
{
    return {1, 1};
}

bool FittedScroll::hasHeightForWidth() const
{
    return widget()->hasHeightForWidth();
}

int FittedScroll::heightForWidth(int width) const
{
    return widget()->heightForWidth(width);
}

/// Its own size depends on that of the contents.
bool FittedScroll::eventFilter(QObject* watched, QEvent* event)
{
    const bool isDone = QScrollArea::eventFilter(watched, event);
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        updateGeometry();
    return isDone;
}

} // namespace odori
