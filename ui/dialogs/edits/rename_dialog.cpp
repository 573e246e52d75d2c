// SPDX-License-Identifier: MIT
#include "ui/dialogs/edits/rename_dialog.h"

#include "ui/fields/search/name_search_field.h"
#include "ui/messages/shown_name.h"

#include <QtCore/QCoreApplication>
#include <QtGui/QKeyEvent>
#include <QtGui/QScreen>
#include <QtWidgets/QDialogButtonBox>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPushButton>

#include <algorithm>
#include <utility>

namespace odori {
namespace {

QString titleOf(const RenameSource& source)
{
    const QString name = shownName(nameOf(source), longestInSentence);
    return source.what == RenameSource::What::SelectedKeys
               ? RenameDialog::tr("Move Keys of %1").arg(name)
               : RenameDialog::tr("Rename %1").arg(name);
}

} // namespace

RenameDialog::RenameDialog(
    Document& document, RenameSource source, const std::vector<NewName>& suggested, QWidget* parent)
    : EditDialog(document, titleOf(source), parent)
    , m_source(std::move(source))
    , m_search(makeNameSearchField(tr("Search"), this))
    , m_list(new QListWidget(this))
{
    m_search->setObjectName(QStringLiteral("search"));
    m_list->setObjectName(QStringLiteral("names"));
    m_list->setAccessibleName(tr("Names in the model"));
    m_list->setUniformItemSizes(true);
    // The list scrolls, so the dialog does not have to.
    m_list->setMinimumHeight(
        std::min(m_list->fontMetrics().height() * 16, screen()->availableSize().height() / 2));
    form().addRow(m_search);
    form().addRow(m_list);
    fill(suggested);
    m_search->installEventFilter(this);
    connect(m_search, &QLineEdit::textChanged, this, &RenameDialog::filter);
    connect(m_list, &QListWidget::currentRowChanged, this, &RenameDialog::choose);
    connect(m_list, &QListWidget::itemDoubleClicked, this, &RenameDialog::accept);
    const bool isMove = m_source.what == RenameSource::What::SelectedKeys;
    finish(isMove ? tr("Move") : tr("Rename"));
    choose();
    m_search->setFocus();
}

/// The suggested names, in bold, then all others.
void RenameDialog::fill(const std::vector<NewName>& suggested)
{
    const auto isSuggested = [&](const NewName& name) {
        return std::any_of(suggested.begin(), suggested.end(),
            [&](const NewName& each) { return each.raw == name.raw; });
    };
    m_names = suggested;
    for (NewName& name : newNames(*document().actor()->model, m_source))
        if (!isSuggested(name))
            m_names.push_back(std::move(name));
    QFont bold = m_list->font();
    bold.setBold(true);
    for (std::size_t at = 0; at < m_names.size(); ++at) {
        auto* item = new QListWidgetItem(m_names[at].name, m_list);
        if (at >= suggested.size())
            continue;
        item->setFont(bold);
        item->setText(tr("%1 (suggested)").arg(m_names[at].name));
    }
    m_list->setCurrentRow(suggested.empty() ? -1 : 0);
}

/// After a search the first result is chosen; an empty search chooses nothing new.
void RenameDialog::filter()
{
    m_query.setText(m_search->text());
    int first = -1;
    for (int row = 0; row < m_list->count(); ++row) {
        const bool isFound = m_query.finds(m_names[std::size_t(row)].search);
        m_list->item(row)->setHidden(!isFound);
        if (isFound && first < 0)
            first = row;
    }
    const QListWidgetItem* current = m_list->currentItem();
    if (!m_query.isEmpty() || (current && current->isHidden()))
        m_list->setCurrentRow(first);
    if (m_list->currentItem())
        m_list->scrollToItem(m_list->currentItem());
}

const NewName* RenameDialog::chosen() const
{
    const QListWidgetItem* item = m_list->currentItem();
    return item && !item->isHidden() ? &m_names[std::size_t(m_list->row(item))] : nullptr;
}

void RenameDialog::choose()
{
    preview();
    const auto* box = findChild<QDialogButtonBox*>();
    for (QAbstractButton* button : box->buttons())
        if (box->buttonRole(button) == QDialogButtonBox::AcceptRole)
            button->setEnabled(chosen() != nullptr);
}

mmd::ScenePatch RenameDialog::patch(const mmd::EditTarget& target) const
{
    const NewName* name = chosen();
    return name ? renamed(target, m_source, name->raw).patch : mmd::ScenePatch{};
}

QString RenameDialog::undoText() const
{
    return undoTextOf(m_source.what);
}

QString RenameDialog::summary() const
{
    const NewName* name = chosen();
    if (!name)
        return m_list->count() == 0 ? tr("The model has no other name.")
                                    : tr("Choose a name of the model.");
    const mmd::RenameResult result = renamed(document().gestureTarget(), m_source, name->raw);
    const QString to = shownName(name->name, longestInSentence);
    const QString moved = tr("%n key(s) will belong to %1.", nullptr, int(result.moved)).arg(to);
    if (result.replaced == 0)
        return moved;
    return tr("%1 %2", "two sentences")
        .arg(
            moved, tr("They replace %n key(s) at the same frames.", nullptr, int(result.replaced)));
}

void RenameDialog::accept()
{
    const NewName* name = chosen();
    if (!name)
        return;
    const mmd::RenameResult result = renamed(document().gestureTarget(), m_source, name->raw);
    const QString to = name->name;
    EditDialog::accept();
    sayRenamed(document(), m_source, to, result);
}

bool RenameDialog::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_PageUp ||
            key == Qt::Key_PageDown) {
            QCoreApplication::sendEvent(m_list, event);
            return true;
        }
    }
    return EditDialog::eventFilter(watched, event);
}

} // namespace odori
