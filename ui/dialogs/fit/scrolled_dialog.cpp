// SPDX-License-Identifier: MIT
#include "ui/dialogs/fit/scrolled_dialog.h"

#include "ui/theme/text_size.h"

#include <QtCore/QEvent>
#include <QtGui/QScreen>
#include <QtWidgets/QApplication>
#include <QtWidgets/QDialog>
#include <QtWidgets/QDialogButtonBox>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QMessageBox>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QStyle>
#include <QtWidgets/QTreeView>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <iterator>
#include <memory>
#include <utility>

namespace odori {
namespace {

constexpr QSize frameSize(16, 42);        ///< of a window manager with large frames
constexpr int rowGap = 8;                 ///< pixels above a row of buttons that does not scroll
constexpr QSize fileDialogSize(520, 316); ///< of Qt's, with usual texts
constexpr QLatin1String columnsName("stackableColumns");

/// The greatest size that the dialog can have.
QSize roomOf(const QDialog& dialog)
{
    return dialog.screen()->availableSize() - frameSize;
}

/// One column instead of several, if they and a scroll bar are wider than the screen.
void stackColumns(QDialog& dialog)
{
    QLayout* contents = dialog.layout();
    auto* columns = dialog.findChild<QBoxLayout*>(columnsName);
    const QSize room = roomOf(dialog);
    const int bar = dialog.style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, &dialog);
    if (!contents || !columns || contents->totalMinimumSize().width() + bar <= room.width())
        return;
    columns->setDirection(QBoxLayout::TopToBottom);
    contents->activate();
    const QSize hint = contents->totalSizeHint();
    const int width = std::min(hint.width(), room.width());
    const int height = std::max(hint.height(), contents->totalHeightForWidth(width));
    dialog.resize(width, std::min(height, room.height()));
}

/// Whether `item` shows push buttons and nothing else.
bool isOfButtons(QLayoutItem& item)
{
    if (QWidget* widget = item.widget())
        return qobject_cast<QDialogButtonBox*>(widget) || qobject_cast<QPushButton*>(widget);
    QLayout* row = item.layout();
    bool hasButton = false;
    for (int at = 0; row && at < row->count(); ++at) {
        QLayoutItem& each = *row->itemAt(at);
        if (each.spacerItem())
            continue;
        if (!isOfButtons(each))
            return false;
        hasButton = true;
    }
    return hasButton;
}

/// Takes the row of buttons at the end of `contents` out of it. Null if there is none that is at
/// most `room` wide.
std::unique_ptr<QLayoutItem> takeButtonRow(QLayout& contents, int room)
{
    const int last = contents.count() - 1;
    QLayoutItem* item = contents.itemAt(last);
    if (!item || !isOfButtons(*item) || item->minimumSize().width() > room)
        return nullptr;
    return std::unique_ptr<QLayoutItem>(contents.takeAt(last));
}

/// Puts `row` below everything else in `layout`. Returns its height with its margins.
int addButtonRow(QVBoxLayout& layout, std::unique_ptr<QLayoutItem> row, const QMargins& margins)
{
    auto* bottom = new QVBoxLayout;
    bottom->setContentsMargins(margins);
    layout.addLayout(bottom);
    if (QWidget* widget = row->widget())
        bottom->addWidget(widget); // with an item of its own
    else
        bottom->addLayout(row.release()->layout());
    return bottom->sizeHint().height();
}

/// The height up to `most` at which no text or field of `page` is cut. Lists may be cut.
int wholeRows(const QWidget& page, int most)
{
    const int highest = 3 * page.fontMetrics().height();
    const auto parts = page.findChildren<QWidget*>(Qt::FindDirectChildrenOnly);
    int height = most;
    for (bool isCut = true; isCut;) {
        isCut = false;
        for (const QWidget* each : parts) {
            const QRect place = each->geometry();
            if (each->isHidden() || place.height() > highest || place.top() >= height ||
                place.bottom() < height)
                continue;
            height = place.top();
            isCut = true;
        }
    }
    return most - height <= highest ? height : most; // parts beside each other may have no gap
}

/// The size of a scroll area up to `room` in which `page` needs no scroll bar, or only one of
/// `bar` pixels, if that is possible.
QSize areaSize(QWidget& page, const QSize& room, int bar)
{
    QLayout& contents = *page.layout();
    QSize size = contents.totalMinimumSize();
    if (contents.hasHeightForWidth())
        size.setHeight(std::max(size.height(), contents.totalHeightForWidth(size.width())));
    const QSize whole = size;
    const bool isHigh = whole.height() > room.height() ||
                        (whole.width() > room.width() && whole.height() + bar > room.height());
    const bool isWide = whole.width() + (isHigh ? bar : 0) > room.width();
    if (!isHigh)
        return QSize(whole.width(), whole.height() + (isWide ? bar : 0)).boundedTo(room);
    contents.setGeometry(QRect(QPoint(), whole)); // as it will be
    const int below = isWide ? bar : 0;
    return {std::min(whole.width() + bar, room.width()),
        wholeRows(page, room.height() - below) + below};
}

/// Qt's dialog restores the widths of the columns, perhaps those for smaller texts.
void fitToTexts(QFileDialog& dialog)
{
    auto* list = dialog.findChild<QTreeView*>(QStringLiteral("treeView"));
    if (!list) // the dialog of the system
        return;
    constexpr const char* longest[] = {
        "A usual name of a file.vmd", "1023.99 MiB", "vmd File", "2026-12-31 20:00:00"};
    QHeaderView& header = *list->header();
    for (int column = 0; column < std::min(int(std::size(longest)), header.count()); ++column) {
        const int text = list->fontMetrics().horizontalAdvance(QLatin1String(longest[column]));
        header.resizeSection(column,
            std::max({header.sectionSize(column), header.sectionSizeHint(column), text + 12}));
    }
    const QSize wanted(
        grownWithText(fileDialogSize.width()), grownWithText(fileDialogSize.height()));
    dialog.resize(wanted.boundedTo(roomOf(dialog)).expandedTo(dialog.size()));
}

} // namespace

ScrolledDialogs::ScrolledDialogs(QObject* parent)
    : QObject(parent)
{
    qApp->installEventFilter(this);
}

bool ScrolledDialogs::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Show && watched->isWidgetType())
        if (auto* dialog = qobject_cast<QDialog*>(watched); dialog && dialog->isWindow()) {
            if (auto* files = qobject_cast<QFileDialog*>(dialog))
                fitToTexts(*files);
            stackColumns(*dialog);
            (void)scrollIfTooLarge(*dialog);
        }
    return QObject::eventFilter(watched, event);
}

void setStackable(QBoxLayout& columns)
{
    columns.setObjectName(columnsName);
}

bool scrollIfTooLarge(QDialog& dialog)
{
    QLayout* contents = dialog.layout();
    // Qt's dialogs know their own layouts: a box for messages wraps its text when it is shown.
    if (!contents || qobject_cast<QFileDialog*>(&dialog) || qobject_cast<QMessageBox*>(&dialog))
        return false;
    const QSize room = roomOf(dialog);
    // Lines that wrap need more height than the minimum says.
    const int height = contents->minimumHeightForWidth(std::min(dialog.width(), room.width()));
    const QSize least = contents->totalMinimumSize().expandedTo(QSize(0, height));
    if (least.width() <= room.width() && least.height() <= room.height())
        return false;
    QWidget* const focused = dialog.focusWidget(); // widgets that get another parent lose the focus
    QMargins margins = contents->contentsMargins();
    auto row = takeButtonRow(*contents, room.width() - margins.left() - margins.right());
    auto* area = new QScrollArea(&dialog);
    area->setObjectName(QStringLiteral("smallScreen"));
    area->setAccessibleName(dialog.windowTitle());
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus); // its fields scroll it
    area->setWidgetResizable(true);
    auto* page = new QWidget;
    area->setWidget(page);
    page->setLayout(contents); // with its widgets, which stay in the window and its order of Tab
    for (QWidget* each : {area->viewport(), page}) // the dialog's ground: fields differ from it
        each->setAutoFillBackground(false);
    auto* layout = new QVBoxLayout(&dialog);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(area, 1);
    int below = 0;
    if (row) {
        margins.setTop(rowGap);
        below = addButtonRow(*layout, std::move(row), margins);
    }
    if (focused)
        focused->setFocus();
    dialog.setMinimumSize(0, 0);
    area->ensurePolished(); // the theme gives it an edge
    const QSize around(2 * area->frameWidth(), 2 * area->frameWidth() + below);
    const int bar = area->verticalScrollBar()->sizeHint().width();
    const QSize size = areaSize(*page, room - around, bar) + around;
    dialog.resize(size.expandedTo(QSize(layout->minimumSize().width(), 0)).boundedTo(room));
    return true;
}

} // namespace odori
