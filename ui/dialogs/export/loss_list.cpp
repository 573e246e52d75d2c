// SPDX-License-Identifier: MIT
#include "ui/dialogs/export/loss_list.h"

#include "ui/dialogs/export/export_dialog.h"
#include "ui/messages/export_messages.h"
#include "ui/messages/shown_name.h"

#include <QtWidgets/QListWidget>

namespace odori {
namespace {

QListWidgetItem* addLine(QListWidget& list, const QString& text)
{
    auto* item = new QListWidgetItem(text, &list);
    item->setFlags(Qt::ItemIsEnabled);
    return item;
}

} // namespace

void showLosses(QListWidget& list, const std::vector<mmd::Loss>& losses, int drafts)
{
    list.clear();
    if (drafts > 0)
        addLine(list, ExportDialog::tr("%n draft(s) will not be in the file; register them first.",
                          nullptr, drafts));
    for (const mmd::Loss& loss : losses) {
        QListWidgetItem* item = addLine(list, sentence(loss, NameBreaks::None));
        const QString plain = sentence(loss);
        item->setToolTip(plainToolTip(plain));
        item->setData(Qt::AccessibleTextRole, plain);
    }
    if (list.count() == 0)
        addLine(list, ExportDialog::tr("Nothing will be lost."));
}

} // namespace odori
