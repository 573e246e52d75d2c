// SPDX-License-Identifier: MIT
#include "ui/panels/names/name_list.h"

#include "ui/fields/search/name_search_field.h"
#include "ui/panels/names/name_box.h"

#include <QtGui/QKeyEvent>
#include <QtGui/QScreen>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListView>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace odori {
namespace {

constexpr int mostListedRows = 14;
constexpr int leastListWidth = 200;

} // namespace

void FoundNames::search(const QString& text)
{
    m_search.setText(text);
    invalidateFilter();
}

bool FoundNames::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    return m_search.finds(sourceModel()->index(row, 0, parent).data(NameBox::NamesRole).toString());
}

NameList::NameList(NameBox& box)
    : QFrame(&box, Qt::Popup)
    , m_box(box)
    , m_found(new FoundNames(this))
    , m_field(makeNameSearchField(tr("Search names"), this))
    , m_view(new QListView(this))
    , m_none(new QLabel(tr("No name is found."), this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setFrameShape(QFrame::StyledPanel);
    m_found->setSourceModel(box.model());
    m_view->setModel(m_found);
    m_view->setObjectName(QStringLiteral("foundNames"));
    m_view->setAccessibleName(tr("Found names"));
    m_view->setUniformItemSizes(true);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setFocusPolicy(Qt::NoFocus);
    m_view->setMouseTracking(true);
    m_none->setAlignment(Qt::AlignCenter);
    m_none->setForegroundRole(QPalette::PlaceholderText);
    m_none->hide();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->setSpacing(4);
    layout->addWidget(m_field);
    layout->addWidget(m_view);
    layout->addWidget(m_none);
    m_field->installEventFilter(this);
    connect(m_field, &QLineEdit::textChanged, this, &NameList::search);
    connect(m_view, &QListView::entered, m_view, &QListView::setCurrentIndex);
    connect(m_view, &QListView::clicked, this, &NameList::choose);
}

void NameList::open(const QString& typed)
{
    const int rows = std::clamp(m_box.count(), 1, mostListedRows);
    m_view->setFixedHeight(rows * std::max(m_view->sizeHintForRow(0), 16));
    m_field->setText(typed);
    search();
    const QModelIndex current =
        m_found->mapFromSource(m_box.model()->index(m_box.currentIndex(), 0));
    if (typed.isEmpty() && current.isValid())
        m_view->setCurrentIndex(current);
    const int width = std::max(m_box.width(), leastListWidth);
    resize(width, sizeHint().height());
    const QRect screen = m_box.screen()->availableGeometry();
    QPoint corner = m_box.mapToGlobal(QPoint(m_box.width() - width, m_box.height()));
    if (corner.y() + height() > screen.bottom())
        corner.setY(m_box.mapToGlobal(QPoint()).y() - height());
    corner.setX(
        std::clamp(corner.x(), screen.left(), std::max(screen.left(), screen.right() - width)));
    corner.setY(std::max(corner.y(), screen.top()));
    move(corner);
    show();
    m_field->setFocus(Qt::PopupFocusReason);
    m_view->scrollTo(m_view->currentIndex(), QAbstractItemView::PositionAtCenter);
}

/// The first result is what Enter chooses.
void NameList::search()
{
    m_found->search(m_field->text());
    m_view->setCurrentIndex(m_found->index(0, 0));
    const bool isNone = m_found->rowCount() == 0;
    m_view->setVisible(!isNone);
    m_none->setFixedHeight(m_view->height());
    m_none->setVisible(isNone);
}

void NameList::choose(const QModelIndex& found)
{
    if (!found.isValid())
        return;
    const int row = m_found->mapToSource(found).row();
    close();
    emit chosen(row);
}

/// Up, Down and the page keys move in the list while the field has the focus.
bool NameList::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_field && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        switch (key->key()) {
        case Qt::Key_Up:
        case Qt::Key_Down:
        case Qt::Key_PageUp:
        case Qt::Key_PageDown:
            QCoreApplication::sendEvent(m_view, event);
            return true;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            choose(m_view->currentIndex());
            return true;
        default:
            break;
        }
    }
    return QFrame::eventFilter(watched, event);
}

} // namespace odori
