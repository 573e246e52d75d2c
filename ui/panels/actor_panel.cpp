// SPDX-License-Identifier: MIT
#include "ui/panels/actor_panel.h"

#include "ui/document/models/actor_list_model.h"
#include "ui/fields/list_focus.h"
#include "ui/fields/panel_header.h"
#include "ui/theme/icons.h"
#include "ui/theme/text_size.h"

#include <QtCore/QScopedValueRollback>
#include <QtGui/QAction>
#include <QtGui/QKeyEvent>
#include <QtGui/QMouseEvent>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QMenu>
#include <QtWidgets/QStyledItemDelegate>
#include <QtWidgets/QToolButton>
#include <QtWidgets/QTreeView>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace odori {
namespace {

constexpr int fewestRows = 3; ///< rows shown if there is little space
constexpr int mostRows = 6;
constexpr int eyeWidth = 26; ///< beside usual texts
constexpr int padding = 2;

/// Paints an open or closed eye instead of a check box, the active actor's name in bold, and the
/// motion dim.
class ActorDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(
        const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        return QStyledItemDelegate::sizeHint(option, index) + QSize(0, padding);
    }

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        option->state &= ~QStyle::State_HasFocus; // a row is selected, not a cell
        option->font.setBold(index.column() == ActorListModel::Name &&
                             index.data(ActorListModel::ActiveRole).toBool());
        if (index.column() == ActorListModel::Motion) {
            option->textElideMode = Qt::ElideMiddle; // the mark of unsaved work is at the end
            option->palette.setColor(QPalette::Text,
                option->palette.color(index.data(ActorListModel::UnsavedRole).toBool()
                                          ? QPalette::Link
                                          : QPalette::PlaceholderText));
        }
        if (index.column() != ActorListModel::Shown)
            return;
        option->features &= ~QStyleOptionViewItem::HasCheckIndicator;
        const QVariant state = index.data(Qt::CheckStateRole);
        const QString name = !state.isValid()                 ? QStringLiteral("camera")
                             : state.toInt() == Qt::Unchecked ? QStringLiteral("hidden")
                                                              : QStringLiteral("view");
        option->icon = themedIcon(name, option->palette);
        option->features |= QStyleOptionViewItem::HasDecoration;
        option->decorationSize = buttonIconSize();
    }

    /// The panel toggles visibility on any click in the cell.
    bool editorEvent(
        QEvent*, QAbstractItemModel*, const QStyleOptionViewItem&, const QModelIndex&) override
    {
        return false;
    }
};

/// A press on an eye selects no row. Long names of motions leave half of the width to the models.
class ActorTree : public QTreeView {
public:
    using QTreeView::QTreeView;

    /// The tree follows the active model. Without the focus, its row must not be reported as
    /// focused: a screen reader would go to it.
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override
    {
        if (hasFocus())
            QTreeView::currentChanged(current, previous);
        else
            QAbstractItemView::currentChanged(current, previous);
    }

protected:
    [[nodiscard]] int sizeHintForColumn(int column) const override
    {
        const int wanted = QTreeView::sizeHintForColumn(column);
        return column == ActorListModel::Motion ? std::min(wanted, viewport()->width() / 2)
                                                : wanted;
    }
    void paintEvent(QPaintEvent* event) override
    {
        QTreeView::paintEvent(event);
        paintListFocus(*this);
    }
    QItemSelectionModel::SelectionFlags selectionCommand(
        const QModelIndex& index, const QEvent* event) const override
    {
        const bool isEye = index.isValid() && index.column() == ActorListModel::Shown;
        const bool isMouse = dynamic_cast<const QMouseEvent*>(event) != nullptr;
        return isMouse && isEye ? QItemSelectionModel::NoUpdate
                                : QTreeView::selectionCommand(index, event);
    }
    void keyPressEvent(QKeyEvent* event) override
    {
        // Space shows or hides the model, as it toggles a check box in other lists.
        if (event->key() == Qt::Key_Space && currentIndex().isValid())
            emit clicked(currentIndex().siblingAtColumn(ActorListModel::Shown));
        else
            QTreeView::keyPressEvent(event);
    }
};

} // namespace

ActorPanel::ActorPanel(Document& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_model(new ActorListModel(document, this))
    , m_header(new PanelHeader(tr("Models"), this))
    , m_list(new ActorTree(this))
{
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::AlternateBase);
    setFocusProxy(m_list);
    createList();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_header);
    layout->addWidget(m_list, 1);
    connect(m_model, &QAbstractItemModel::modelReset, this, [this] {
        fitHeight();
        showActive();
    });
    connect(m_model, &QAbstractItemModel::dataChanged, this, &ActorPanel::showActive);
    fitHeight();
    showActive();
}

void ActorPanel::createList()
{
    m_list->setObjectName(QStringLiteral("actorList"));
    m_list->setAccessibleName(tr("Models"));
    m_list->setModel(m_model);
    m_list->setItemDelegate(new ActorDelegate(m_list));
    m_list->setHeaderHidden(true);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    QHeaderView* columns = m_list->header();
    columns->setStretchLastSection(false);
    columns->setMinimumSectionSize(grownWithText(eyeWidth));
    columns->setSectionResizeMode(ActorListModel::Shown, QHeaderView::Fixed);
    columns->resizeSection(ActorListModel::Shown, grownWithText(eyeWidth));
    columns->setSectionResizeMode(ActorListModel::Name, QHeaderView::Stretch);
    columns->setSectionResizeMode(ActorListModel::Motion, QHeaderView::ResizeToContents);
    connect(m_list, &QTreeView::clicked, this, [this](const QModelIndex& index) {
        if (index.column() == ActorListModel::Shown)
            toggleShown(index.row());
    });
    connect(m_list->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
        const QModelIndexList rows = m_list->selectionModel()->selectedRows();
        if (!m_isFollowing && !rows.isEmpty())
            activate(rows.front().row());
    });
    connect(m_list, &QWidget::customContextMenuRequested, this, &ActorPanel::showMenu);
}

void ActorPanel::setCommands(QMenu* menu, QAction* solo)
{
    m_menu = menu;
    auto* button = new QToolButton(m_header);
    button->setDefaultAction(solo);
    button->setFocusPolicy(Qt::NoFocus);
    m_header->addStretch();
    m_header->addWidget(button);
}

void ActorPanel::showEvent(QShowEvent* event)
{
    fitHeight();
    QWidget::showEvent(event);
}

void ActorPanel::fitHeight()
{
    const int row = std::max(m_list->sizeHintForRow(0), 16);
    const int rows = std::clamp(m_model->rowCount(), 2, mostRows);
    const int frame = 2 * m_list->frameWidth();
    m_list->setMinimumHeight(std::min(rows, fewestRows) * row + frame);
    m_list->setMaximumHeight(rows * row + frame);
    m_list->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    // In a dock, the header has another parent.
    const bool isOwn = m_header->parentWidget() == this;
    setMaximumHeight(m_list->maximumHeight() + (isOwn ? m_header->sizeHint().height() : 0));
}

void ActorPanel::showActive()
{
    const QScopedValueRollback following(m_isFollowing, true);
    const QModelIndex index =
        m_model->index(m_model->rowOf(m_document.scene().active), ActorListModel::Name);
    m_list->selectionModel()->setCurrentIndex(
        index, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
}

void ActorPanel::activate(int row)
{
    m_document.activate(m_model->actorAt(row));
}

void ActorPanel::toggleShown(int row)
{
    const QModelIndex index = m_model->index(row, ActorListModel::Shown);
    const QVariant shown = index.data(Qt::CheckStateRole);
    if (shown.isValid())
        m_model->setData(
            index, shown.toInt() == Qt::Checked ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
}

void ActorPanel::showMenu(const QPoint& at)
{
    if (m_menu && m_list->indexAt(at).isValid())
        m_menu->popup(m_list->viewport()->mapToGlobal(at));
}

} // namespace odori
