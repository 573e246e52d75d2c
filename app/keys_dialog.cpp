// SPDX-License-Identifier: MIT
#include "app/keys_dialog.h"

#include "app/commands/key_list.h"
#include "ui/fields/search/clear_button.h"

#include <QtGui/QScreen>
#include <QtWidgets/QDialogButtonBox>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QTreeWidget>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace odori {
namespace {

constexpr QSize dialogSize(560, 560);
constexpr int roomBeside = 80; ///< pixels of the screen beside the dialog

QTreeWidget* createList(const KeyMap& map, QWidget* parent)
{
    auto* list = new QTreeWidget(parent);
    list->setAccessibleName(KeysDialog::tr("Keys"));
    list->setHeaderLabels(
        {KeysDialog::tr("Keys"), KeysDialog::tr("Command"), KeysDialog::tr("Where")});
    list->setRootIsDecorated(false);
    list->setUniformRowHeights(true);
    list->setAllColumnsShowFocus(true);
    for (const KeyRow& row : keyList(map))
        new QTreeWidgetItem(list,
            {row.keys, row.text, row.where.isEmpty() ? KeysDialog::tr("everywhere") : row.where});
    for (int column = 0; column < list->columnCount(); ++column)
        list->resizeColumnToContents(column);
    return list;
}

/// So wide that no column of the list is cut, if the screen allows that.
QSize sizeFor(const QTreeWidget& list, const QWidget& dialog)
{
    const QMargins margins = dialog.layout()->contentsMargins();
    int width = margins.left() + margins.right() + 2 * list.frameWidth() +
                list.verticalScrollBar()->sizeHint().width();
    for (int column = 0; column < list.columnCount(); ++column)
        width += list.columnWidth(column);
    return QSize(std::max(dialogSize.width(), width), dialogSize.height())
        .boundedTo(dialog.screen()->availableSize() - QSize(roomBeside, roomBeside));
}

/// Hides rows without the words.
void filter(QTreeWidget& list, const QString& words)
{
    for (int row = 0; row < list.topLevelItemCount(); ++row) {
        QTreeWidgetItem* item = list.topLevelItem(row);
        bool isFound = false;
        for (int column = 0; column < list.columnCount(); ++column)
            isFound |= item->text(column).contains(words.trimmed(), Qt::CaseInsensitive);
        item->setHidden(!isFound);
    }
}

} // namespace

KeysDialog::KeysDialog(const KeyMap& map, QWidget* parent)
    : QDialog(parent)
{
    setWindowTitle(tr("Keys"));
    auto* layout = new QVBoxLayout(this);
    auto* search = new QLineEdit(this);
    search->setPlaceholderText(tr("Search"));
    search->setAccessibleName(tr("Search keys and commands"));
    addClearButton(*search);
    layout->addWidget(search);
    QTreeWidget* list = createList(map, this);
    layout->addWidget(list);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    layout->addWidget(buttons);
    connect(search, &QLineEdit::textChanged, list,
        [list](const QString& words) { filter(*list, words); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    search->setFocus();
    resize(sizeFor(*list, *this));
}

} // namespace odori
