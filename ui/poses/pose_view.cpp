// SPDX-License-Identifier: MIT
#include "ui/poses/pose_view.h"

#include "ui/fields/list_focus.h"
#include "ui/fields/search/quiet_text.h"
#include "ui/poses/pose_delegate.h"

#include <QtGui/QKeyEvent>
#include <QtWidgets/QScrollBar>

#include <algorithm>

namespace odori {

PoseView::PoseView(QWidget* parent)
    : QListView(parent)
{
    setItemDelegate(new PoseDelegate(this));
    setViewMode(QListView::IconMode);
    setMovement(QListView::Static);
    setResizeMode(QListView::Adjust);
    setUniformItemSizes(true);
    setLayoutMode(QListView::Batched); // thousands of files do not stop the window
    setBatchSize(500);
    setSpacing(0);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::EditKeyPressed);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // the columns stay if it appears
    setFrameShape(QFrame::NoFrame);
    setTextElideMode(Qt::ElideMiddle);
    connect(verticalScrollBar(), &QScrollBar::rangeChanged, verticalScrollBar(),
        [bar = verticalScrollBar()](int least, int most) { bar->setEnabled(least < most); });
    verticalScrollBar()->setEnabled(false);
    connect(this, &QListView::doubleClicked, this, &PoseView::used);
    fitCells();
}

void PoseView::setEmptyText(const QString& text)
{
    m_emptyText = text;
    setAccessibleDescription(text);
    viewport()->update();
}

void PoseView::fitCells()
{
    QSize cell = PoseDelegate::cellSize(fontMetrics());
    const int width = viewport()->width() - 1; // as wide as it is, the last column would not fit
    cell.setWidth(std::max(cell.width(), width / std::max(1, width / cell.width())));
    if (cell == gridSize())
        return;
    setGridSize(cell);
    verticalScrollBar()->setSingleStep(cell.height() / 3);
}

void PoseView::paintEvent(QPaintEvent* event)
{
    QListView::paintEvent(event);
    if (model() && model()->rowCount() == 0 && !m_emptyText.isEmpty())
        paintQuietText(*this, m_emptyText);
    if (!currentIndex().isValid())
        paintListFocus(*this, ListFocus::Cell);
}

void PoseView::keyPressEvent(QKeyEvent* event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const bool isHere = currentIndex().isValid() && state() != EditingState;
    if (isEnter && isHere)
        emit used(currentIndex());
    else if (event->key() == Qt::Key_Delete && isHere)
        emit deletionWanted(currentIndex());
    else
        QListView::keyPressEvent(event);
}

void PoseView::resizeEvent(QResizeEvent* event)
{
    fitCells();
    QListView::resizeEvent(event);
}

void PoseView::changeEvent(QEvent* event)
{
    QListView::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitCells();
}

} // namespace odori
