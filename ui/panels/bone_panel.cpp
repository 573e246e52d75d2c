// SPDX-License-Identifier: MIT
#include "ui/panels/bone_panel.h"

#include "ui/document/document.h"
#include "ui/document/models/bone_tree_model.h"
#include "ui/fields/panel_header.h"
#include "ui/fields/search/name_search_field.h"
#include "ui/messages/shown_name.h"
#include "ui/panels/bone_delegate.h"
#include "ui/panels/bones/bone_tree.h"
#include "ui/theme/follow_theme.h"
#include "ui/theme/icons.h"

#include <QtCore/QScopedValueRollback>
#include <QtGui/QGuiApplication>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMenu>
#include <QtWidgets/QToolButton>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <vector>

namespace odori {

BonePanel::BonePanel(Document& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_model(new BoneTreeModel(document, this))
    , m_header(new PanelHeader(tr("Bones"), this))
    , m_grouping(new QComboBox(m_header))
    , m_search(makeNameSearchField(tr("Search bones"), this))
    , m_tree(new BoneTree(this))
{
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::AlternateBase);
    setFocusProxy(m_tree);
    m_grouping->addItem(tr("Display frames"), int(BoneTreeModel::Grouping::DisplayFrames));
    m_grouping->addItem(tr("Parents"), int(BoneTreeModel::Grouping::Parents));
    m_grouping->setObjectName(QStringLiteral("grouping"));
    m_grouping->setToolTip(tr("How the bones are grouped"));
    m_grouping->setStyleSheet(
        QStringLiteral("QComboBox { background: transparent; border: 1px solid transparent; "
                       "color: palette(link); padding: 0 3px; }"
                       "QComboBox:focus { border-color: palette(link); }"));
    m_header->addWidget(m_grouping);
    m_header->addStretch();
    m_grouping->setAccessibleName(m_grouping->toolTip());
    m_search->setObjectName(QStringLiteral("search"));
    createTree();

    auto* searchRow = new QHBoxLayout;
    searchRow->setContentsMargins(8, 6, 8, 6);
    searchRow->addWidget(m_search);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_header);
    layout->addLayout(searchRow);
    layout->addWidget(m_tree, 1);

    connect(m_grouping, &QComboBox::currentIndexChanged, this, [this] {
        m_model->setGrouping(BoneTreeModel::Grouping(m_grouping->currentData().toInt()));
    });
    connect(m_search, &QLineEdit::textChanged, this, &BonePanel::search);
    connect(&document, &Document::selectionChanged, this, &BonePanel::showSelection);
}

void BonePanel::createTree()
{
    m_tree->setModel(m_model);
    m_tree->setAccessibleName(tr("Bones"));
    m_tree->setItemDelegate(new BoneDelegate(m_tree));
    m_tree->setUniformRowHeights(true);
    m_tree->setIndentation(14);
    m_tree->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_tree->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_tree->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_tree->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_tree->expandAll();
    connect(m_tree->selectionModel(), &QItemSelectionModel::selectionChanged, this,
        &BonePanel::updateSelection);
    // This must not wait for a changed selection: the pressed bone may be selected already.
    connect(m_tree, &QTreeView::pressed, this, [this](const QModelIndex& index) {
        if (index.column() == BoneTreeModel::Name)
            m_document.select({m_document.selection().tracks, {}});
    });
    connect(m_tree, &QTreeView::clicked, this, &BonePanel::click);
    connect(m_tree, &BoneTree::menuRequested, this, &BonePanel::showMenu);
    connect(m_model, &QAbstractItemModel::modelReset, this, [this] {
        if (m_document.scene().actors.empty()) // File > New: the search was for another model
            m_search->clear();
        m_folded.clear();
        m_tree->expandAll();
        filter();
        showSelection();
    });
    // The reason can change while there are no bones, which resets no rows.
    connect(&m_document, &Document::changed, this, &BonePanel::showNoBones);
    showNoBones();
    showSelection();
}

void BonePanel::showSelection()
{
    if (m_isFollowing)
        return;
    const QScopedValueRollback following(m_isFollowing, true);
    QItemSelection wanted;
    for (const mmd::TrackId& track : m_document.selection().tracks)
        for (const QModelIndex& index : m_model->indexesOfTrack(track))
            wanted.select(index, index);
    QItemSelectionModel* selection = m_tree->selectionModel();
    const QModelIndex current = selection->currentIndex().siblingAtColumn(BoneTreeModel::Name);
    const bool isNew = !wanted.isEmpty() && !wanted.contains(current);
    selection->select(wanted, QItemSelectionModel::ClearAndSelect);
    if (!isNew)
        return;
    selection->setCurrentIndex(wanted.indexes().constFirst(), QItemSelectionModel::NoUpdate);
    m_tree->scrollTo(selection->currentIndex());
}

void BonePanel::updateSelection(const QItemSelection& selected, const QItemSelection& deselected)
{
    if (m_isFollowing)
        return;
    mmd::Selection selection = m_document.selection();
    const auto extending = Qt::ControlModifier | Qt::ShiftModifier;
    if (!(QGuiApplication::keyboardModifiers() & extending))
        selection.tracks.clear();
    for (const QModelIndex& index : deselected.indexes())
        selection.setTrack(m_model->trackAt(index), false);
    for (const QModelIndex& index : selected.indexes())
        selection.setTrack(m_model->trackAt(index), true);
    for (const QModelIndex& index : m_tree->selectionModel()->selectedIndexes())
        if (!deselected.contains(index))
            selection.setTrack(m_model->trackAt(index), true);
    selection.keys.clear(); // selecting bones starts posing, without keys
    m_document.select(std::move(selection));
    showSelection(); // selects every row of the same track
}

void BonePanel::setMenus(QMenu* rowMenu, QMenu* setsMenu)
{
    m_menu = rowMenu;
    auto* button = new QToolButton(m_header);
    button->setObjectName(QStringLiteral("boneSets"));
    button->setMenu(setsMenu);
    button->setPopupMode(QToolButton::InstantPopup);
    button->setToolTip(tr("Saved sets of bones"));
    button->setAccessibleName(button->toolTip());
    button->setFocusPolicy(Qt::TabFocus);
    const auto applyIcon = [button] {
        button->setIcon(themedIcon(QStringLiteral("bone-sets"), button->palette()));
    };
    applyIcon();
    followTheme(*button, applyIcon);
    m_header->addWidget(button);
}

/// A click on an eye or a lock: if a group has both states, all its bones get hidden or locked.
void BonePanel::click(const QModelIndex& index)
{
    if (index.column() == BoneTreeModel::Name) {
        if (index.data(BoneTreeModel::BoneRole).toInt() < 0)
            selectGroup(index);
        return;
    }
    const auto state = Qt::CheckState(index.data(Qt::CheckStateRole).toInt());
    const bool isEye = index.column() == BoneTreeModel::Shown;
    const bool on = isEye ? state == Qt::Unchecked : state != Qt::Checked;
    m_model->setData(index, on ? Qt::Checked : Qt::Unchecked, Qt::CheckStateRole);
}

/// The menu acts on the selected bones: those of a group that has the menu.
void BonePanel::showMenu(const QModelIndex& row, const QPoint& position)
{
    if (row.isValid() && row.data(BoneTreeModel::BoneRole).toInt() < 0)
        selectGroup(row);
    if (m_menu)
        m_menu->popup(position);
}

void BonePanel::selectGroup(const QModelIndex& group)
{
    QItemSelection bones;
    for (int row = 0; row < m_model->rowCount(group); ++row)
        if (!m_tree->isRowHidden(row, group))
            bones.select(m_model->index(row, 0, group), m_model->index(row, 0, group));
    const bool extends = QGuiApplication::keyboardModifiers() & Qt::ControlModifier;
    m_tree->selectionModel()->select(
        bones, extends ? QItemSelectionModel::Select : QItemSelectionModel::ClearAndSelect);
}

QTreeView& BonePanel::tree()
{
    return *m_tree;
}

void BonePanel::search()
{
    const bool wasEmpty = m_names.isEmpty();
    m_names.setText(m_search->text());
    if (wasEmpty && !m_names.isEmpty())
        unfold();
    filter();
    if (!wasEmpty && m_names.isEmpty())
        foldAgain();
}

void BonePanel::filter()
{
    const bool isAnyFound = filterBelow({}, false);
    if (m_model->rowCount() > 0)
        m_tree->setEmptyText(
            isAnyFound ? QString()
                       : tr("No bone is called “%1”.")
                             .arg(shownName(m_search->text().trimmed(), longestInSentence)));
    else
        showNoBones();
}

/// Says why there are no bones.
void BonePanel::showNoBones()
{
    const mmd::Actor* actor = m_document.actor();
    if (m_model->rowCount() > 0)
        return;
    if (actor)
        m_tree->setEmptyText(
            actor->model ? tr("The model has no bones.") : tr("The active motion has no model."));
    else
        m_tree->setEmptyText(m_document.scene().actors.empty() ? tr("No model is open.")
                                                               : tr("The camera is active."));
}

bool BonePanel::filterBelow(const QModelIndex& parent, bool isGroupFound)
{
    // Rows are hidden, not removed, so that they stay selected during a search.
    bool any = false;
    for (int row = 0; row < m_model->rowCount(parent); ++row) {
        const QModelIndex index = m_model->index(row, 0, parent);
        const bool isFound =
            isGroupFound || m_names.finds(index.data(BoneTreeModel::SearchRole).toString());
        const bool isGroup = index.data(BoneTreeModel::BoneRole).toInt() < 0;
        const bool below = filterBelow(index, isFound && isGroup);
        m_tree->setRowHidden(row, parent, !isFound && !below);
        any = any || isFound || below;
    }
    return any;
}

/// Shows the results below folded branches.
void BonePanel::unfold()
{
    std::vector<QModelIndex> parents{{}};
    for (std::size_t at = 0; at < parents.size(); ++at)
        for (int row = 0; row < m_model->rowCount(parents[at]); ++row) {
            const QModelIndex index = m_model->index(row, 0, parents[at]);
            if (!m_model->hasChildren(index))
                continue;
            parents.push_back(index);
            if (!m_tree->isExpanded(index))
                m_folded.append(index);
        }
    for (const QPersistentModelIndex& each : m_folded)
        m_tree->expand(each);
}

void BonePanel::foldAgain()
{
    for (const QPersistentModelIndex& each : m_folded)
        m_tree->collapse(each);
    m_folded.clear();
}

} // namespace odori
