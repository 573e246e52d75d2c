// SPDX-License-Identifier: MIT
#include "ui/panels/table/key_table_view.h"

#include "ui/document/key_clipboard.h"
#include "ui/document/key_commands.h"
#include "ui/fields/list_focus.h"
#include "ui/messages/messages.h"
#include "ui/panels/table/key_table_delegate.h"
#include "ui/theme/theme.h"

#include <QtCore/QScopedValueRollback>
#include <QtGui/QAction>
#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>
#include <QtGui/QKeyEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QScrollBar>

#include <algorithm>
#include <optional>

namespace odori {
namespace {

/// The keys of a spreadsheet. They act on the table, even if they are shortcuts of the window.
bool isTableKey(const QKeyEvent& key)
{
    return key.matches(QKeySequence::Copy) || key.matches(QKeySequence::Cut) ||
           key.matches(QKeySequence::Paste) || key.matches(QKeySequence::SelectAll) ||
           key.matches(QKeySequence::Delete);
}

/// The widest text that a column's cells usually have.
QString sampleOf(KeyColumn column)
{
    if (column == KeyCell::Track)
        return QStringLiteral("右つま先ＩＫ");
    if (column == KeyCell::Frame)
        return QStringLiteral("123456");
    if (column == KeyCell::SwitchedOff)
        return QStringLiteral("左足ＩＫ, 右足ＩＫ");
    return column.curve() ? QStringLiteral("127 127 127 127") : QStringLiteral("-123.456");
}

} // namespace

KeyTableView::KeyTableView(Document& document, KeyTableModel& model, QWidget* parent)
    : QTableView(parent)
    , m_document(document)
    , m_model(model)
{
    setAccessibleName(tr("Key table"));
    setItemDelegate(new KeyTableDelegate(document, this));
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                    QAbstractItemView::AnyKeyPressed);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setWordWrap(false);
    setShowGrid(false);
    setTabKeyNavigation(false);
    // All rows have the same height, so Qt never asks every row for its height.
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setMinimumSectionSize(1);
    verticalHeader()->setDefaultSectionSize(std::max(21, fontMetrics().height() + 4));
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    // Connected before setModel(), so that the selection is cleared before Qt's own slots run: for
    // a sort, they would keep an index for each of 600,000 rows.
    connect(&model, &QAbstractItemModel::layoutAboutToBeChanged, this, &KeyTableView::forget);
    connect(&model, &QAbstractItemModel::modelAboutToBeReset, this, &KeyTableView::forget);
    setModel(&model);
    // The header draws selected columns as pressed, and would ask every row for that each time. So
    // it gets its own selection model.
    horizontalHeader()->setSelectionModel(new QItemSelectionModel(&model, this));
    connect(&model, &QAbstractItemModel::layoutChanged, this, &KeyTableView::showSelection);
    connect(&model, &QAbstractItemModel::modelReset, this, &KeyTableView::restore);
    connect(selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
        if (m_isChosenByUser && !m_isFollowing)
            updateSelection();
    });
    connect(this, &QTableView::doubleClicked, this, [this](const QModelIndex& index) {
        if (index.column() == int(KeyCell::Track))
            m_document.setCurrentFrame(double(m_model.frameAt(index.row())));
    });
    horizontalHeader()->setSortIndicator(int(KeyCell::Track), Qt::AscendingOrder);
    setSortingEnabled(true);
    showColumns();
    addMenuActions();
}

/// For the context menu. The keys of the table are not shortcuts.
void KeyTableView::addMenuActions()
{
    const auto add = [this](const QString& text, auto slot) {
        auto* action = new QAction(text, this);
        connect(action, &QAction::triggered, this, slot);
        addAction(action);
    };
    add(tr("Cu&t Keys"), &KeyTableView::cut);
    add(tr("&Copy Keys"), &KeyTableView::copy);
    add(tr("&Paste Keys or Cells"), &KeyTableView::paste);
    add(tr("&Edit This Cell"), [this] {
        if (currentIndex().isValid())
            edit(currentIndex());
    });
    add(tr("&Go to This Frame"), [this] {
        if (currentIndex().isValid())
            m_document.setCurrentFrame(double(m_model.frameAt(currentIndex().row())));
    });
}

/// Qt has the width of a title only for shown columns, and only of a view with its style.
void KeyTableView::setColumnWidths()
{
    m_hasWidths = true;
    constexpr int margins = 14;
    for (int column = 0; column < keyColumnCount; ++column) {
        setColumnHidden(column, false);
        const int cell = fontMetrics().horizontalAdvance(sampleOf(KeyColumn(column))) + margins;
        setColumnWidth(column, std::max(horizontalHeader()->sectionSizeHint(column), cell));
    }
    showColumns();
}

void KeyTableView::showColumns()
{
    for (int column = 0; column < keyColumnCount; ++column)
        setColumnHidden(column, !m_model.usesColumn(KeyColumn(column)));
}

void KeyTableView::forget()
{
    const auto rowAtIndex = [this](int row) {
        return row >= 0 && row < m_model.rowCount()
                   ? std::optional(Row{m_model.trackAt(row), m_model.frameAt(row)})
                   : std::nullopt;
    };
    m_top = rowAtIndex(rowAt(0));
    m_current = rowAtIndex(currentIndex().row());
    m_currentColumn = std::max(0, currentIndex().column());
    const QScopedValueRollback following(m_isFollowing, true);
    if (selectionModel())
        selectionModel()->clearSelection();
}

void KeyTableView::restore()
{
    showColumns();
    const auto indexOf = [this](const std::optional<Row>& row) {
        const int at = row ? m_model.rowOf(row->track, row->frame) : -1;
        return at < 0 ? QModelIndex() : m_model.index(at, m_currentColumn);
    };
    updateGeometries(); // otherwise the scroll bar would keep the old range
    if (const QModelIndex top = indexOf(m_top); top.isValid())
        verticalScrollBar()->setValue(rowViewportPosition(top.row()) + verticalOffset());
    if (const QModelIndex current = indexOf(m_current); current.isValid())
        selectionModel()->setCurrentIndex(current, QItemSelectionModel::NoUpdate);
    showSelection();
}

void KeyTableView::showSelection()
{
    viewport()->update();
    if (m_isChosenByUser || !isVisible())
        return;
    const QScopedValueRollback following(m_isFollowing, true);
    const RowRanges ranges =
        m_document.selection().keys.empty() ? RowRanges{} : m_model.rowsOf(m_document.selection());
    QItemSelection wanted;
    if (ranges.size() <= mostPieces)
        for (const RowRange& range : ranges)
            wanted.append(QItemSelectionRange(
                m_model.index(range.first, 0), m_model.index(range.last, keyColumnCount - 1)));
    selectionModel()->select(wanted, QItemSelectionModel::ClearAndSelect);
    if (ranges.empty())
        return;
    const int first = ranges.front().first;
    if (!wanted.isEmpty() && !wanted.contains(currentIndex()))
        selectionModel()->setCurrentIndex(
            m_model.index(first, std::max(0, currentIndex().column())),
            QItemSelectionModel::NoUpdate);
    bringIntoView(ranges);
}

void KeyTableView::bringIntoView(const RowRanges& ranges)
{
    const int top = rowAt(0);
    const int bottom = rowAt(viewport()->height() - 1);
    const auto shows = [&](const RowRange& range) {
        return range.last >= top && (bottom < 0 || range.first <= bottom);
    };
    if (top >= 0 && std::none_of(ranges.begin(), ranges.end(), shows))
        scrollTo(m_model.index(ranges.front().first, std::max(0, columnAt(0))));
}

RowRanges KeyTableView::selectedRanges() const
{
    RowRanges ranges;
    for (const QItemSelectionRange& range : selectionModel()->selection())
        ranges.push_back({range.top(), range.bottom()});
    std::sort(ranges.begin(), ranges.end(),
        [](const RowRange& a, const RowRange& b) { return a.first < b.first; });
    RowRanges merged;
    for (const RowRange& range : ranges) {
        if (!merged.empty() && range.first <= merged.back().last + 1)
            merged.back().last = std::max(merged.back().last, range.last);
        else
            merged.push_back(range);
    }
    return merged;
}

void KeyTableView::updateSelection()
{
    mmd::Selection selection;
    selection.tracks = m_document.selection().tracks;
    selection.keys = m_model.keysOf(selectedRanges()).keys;
    m_document.select(std::move(selection));
}

void KeyTableView::setSelection(const QRect& rect, QItemSelectionModel::SelectionFlags command)
{
    const QScopedValueRollback chosen(m_isChosenByUser, true);
    QTableView::setSelection(rect, command);
}

void KeyTableView::selectAll()
{
    const QScopedValueRollback chosen(m_isChosenByUser, true);
    QTableView::selectAll();
}

mmd::Selection KeyTableView::shownKeys() const
{
    mmd::Selection keys = m_document.selection();
    std::erase_if(
        keys.keys, [&](const mmd::TrackKeys& each) { return !m_model.shows(each.track); });
    return keys;
}

void KeyTableView::copy()
{
    copyKeys(m_document, shownKeys());
}

void KeyTableView::cut()
{
    cutKeys(m_document, shownKeys());
}

void KeyTableView::paste()
{
    const QMimeData* copied = QGuiApplication::clipboard()->mimeData();
    if (const auto* own = qobject_cast<const KeysMimeData*>(copied)) {
        if (const auto keys = own->keys())
            m_model.paste(*keys);
        else
            m_document.say(sentence(keys.error()));
        return;
    }
    const QString text = copied ? copied->text() : QString();
    if (!text.isEmpty() && !m_model.paste(text, currentIndex()))
        emit refused();
}

void KeyTableView::deleteSelected()
{
    m_model.deleteKeys(shownKeys());
}

bool KeyTableView::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && isTableKey(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    return QTableView::event(event);
}

void KeyTableView::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy)) {
        copy();
    } else if (event->matches(QKeySequence::Cut)) {
        cut();
    } else if (event->matches(QKeySequence::Paste)) {
        paste();
    } else if (event->matches(QKeySequence::Delete)) {
        deleteSelected();
    } else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        event->ignore(); // Enter registers; F2, a double click or typing edits a cell
        return;
    } else {
        const QScopedValueRollback chosen(m_isChosenByUser, true);
        QTableView::keyPressEvent(event);
        return;
    }
    event->accept();
}

void KeyTableView::paintEvent(QPaintEvent* event)
{
    QTableView::paintEvent(event);
    paintListFocus(*this, ListFocus::Cell); // the current cell, which F2 edits
    if (m_model.rowCount() > 0)
        return;
    QPainter painter(viewport());
    painter.setPen(themeOf(palette()).dim);
    const QString text =
        m_document.selection().tracks.empty()
            ? tr("Select bones, morphs or rows of the dope sheet to see their keys.")
            : tr("The selection has no keys.");
    painter.drawText(viewport()->rect().adjusted(12, 12, -12, -12),
        int(Qt::AlignHCenter | Qt::AlignTop) | Qt::TextWordWrap, text);
}

void KeyTableView::showEvent(QShowEvent* event)
{
    QTableView::showEvent(event);
    if (!m_hasWidths)
        setColumnWidths();
    m_model.setFollowing(true);
    showSelection();
}

void KeyTableView::hideEvent(QHideEvent* event)
{
    QTableView::hideEvent(event);
    m_model.setFollowing(false);
}

} // namespace odori
