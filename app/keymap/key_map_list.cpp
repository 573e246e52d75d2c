// SPDX-License-Identifier: MIT
#include "app/keymap/key_map_list.h"

#include "app/commands/command_text.h"
#include "app/keymap/key_scope.h"
#include "ui/messages/shown_name.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QtCore/QCoreApplication>
#include <QtWidgets/QHeaderView>

#include <algorithm>

namespace odori {
namespace {

enum Column { NameColumn, KeysColumn, ScopeColumn };
constexpr int tableIndexRole = Qt::UserRole; ///< index of the command in the command table

const Command& commandOfRow(const QTreeWidgetItem& item)
{
    return commandTable()[item.data(NameColumn, tableIndexRole).toInt()];
}

const KeyConflict* conflictOf(const Command& command, const QList<KeyConflict>& conflicts)
{
    const auto found = std::find_if(conflicts.begin(), conflicts.end(),
        [&](const KeyConflict& each) { return each.winner == &command || each.loser == &command; });
    return found == conflicts.end() ? nullptr : &*found;
}

bool isKeyText(const QString& text, const QKeySequence& key)
{
    return text.compare(key.toString(QKeySequence::NativeText), Qt::CaseInsensitive) == 0 ||
           text.compare(key.toString(QKeySequence::PortableText), Qt::CaseInsensitive) == 0;
}

} // namespace

KeyMapList::KeyMapList(QWidget* parent)
    : QTreeWidget(parent)
{
    setAccessibleName(tr("Commands and their keys"));
    setHeaderLabels({tr("Command"), tr("Keys"), tr("Where")});
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    setTextElideMode(Qt::ElideMiddle); // names of one menu begin with the same words
    setAllColumnsShowFocus(true);
    header()->setSectionsMovable(false);
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(NameColumn, QHeaderView::Stretch);
    const QList<Command>& table = commandTable();
    for (qsizetype at = 0; at < table.size(); ++at) {
        auto* item = new QTreeWidgetItem(this, {fullNameOf(table[at])});
        item->setData(NameColumn, tableIndexRole, int(at));
        QString tip = item->text(NameColumn); // the column may cut it
        if (table[at].help)
            tip += u'\n' + QCoreApplication::translate("odori::Commands", table[at].help);
        item->setToolTip(NameColumn, plainToolTip(tip));
    }
}

void KeyMapList::show(const KeyMap& map)
{
    m_map = map;
    const QList<KeyConflict> conflicts = map.conflicts();
    for (int row = 0; row < topLevelItemCount(); ++row)
        showRow(*topLevelItem(row), conflicts);
    // Columns only become wider: hidden rows count as well.
    for (const int column : {KeysColumn, ScopeColumn}) {
        const int before = columnWidth(column);
        resizeColumnToContents(column);
        setColumnWidth(column, std::max(before, columnWidth(column)));
    }
    applyFilter();
}

void KeyMapList::showRow(QTreeWidgetItem& item, const QList<KeyConflict>& conflicts)
{
    const Command& command = commandOfRow(item);
    const CommandKeys keys = m_map.keys(command);
    const bool isChanged = m_map.isChanged(command);
    item.setText(KeysColumn, textOf(keys));
    const QString area =
        areaText(keys.isEmpty() ? command.scope : scopeOfKey(command.scope, keys.front()[0]));
    item.setText(ScopeColumn, area.isEmpty() ? tr("everywhere") : area);
    QFont keyFont = font();
    keyFont.setBold(isChanged);
    item.setFont(KeysColumn, keyFont);
    QString tip;
    if (isChanged) {
        const CommandKeys preset = presetKeys(m_map.preset(), command);
        tip = preset.isEmpty() ? tr("Changed; the preset has no key")
                               : tr("Changed; the preset has %1").arg(textOf(preset));
    }
    item.setIcon(KeysColumn, {});
    if (const KeyConflict* conflict = conflictOf(command, conflicts)) {
        item.setIcon(
            KeysColumn, colouredIcon(QStringLiteral("warning"), themeOf(palette()).warning));
        const Command& other = conflict->winner == &command ? *conflict->loser : *conflict->winner;
        tip = tr("%1 is also a key of %2")
                  .arg(conflict->key.toString(QKeySequence::NativeText), fullNameOf(other));
    }
    item.setToolTip(KeysColumn, plainToolTip(tip));
}

void KeyMapList::setFilter(const Filter& filter)
{
    m_filter = filter;
    applyFilter();
}

/// `isWholeKey`: the words are a key of some command, so keys that only begin with them do not
/// match.
bool KeyMapList::isFound(const Command& command, bool isWholeKey) const
{
    const CommandKeys keys = m_map.keys(command);
    if (m_filter.key)
        return keys.contains(*m_filter.key);
    const QString& words = m_filter.words;
    if (std::any_of(keys.begin(), keys.end(),
            [&](const QKeySequence& key) { return isKeyText(words, key); }))
        return true;
    if (words.size() > 1 && words.contains(u'+'))
        return !isWholeKey && std::any_of(keys.begin(), keys.end(), [&](const QKeySequence& key) {
            return textOf({key}).startsWith(words, Qt::CaseInsensitive);
        });
    const QString names = fullNameOf(command) + u' ' + fullNameOf(command, Language::English);
    const QStringList each = words.split(u' ', Qt::SkipEmptyParts);
    return std::all_of(each.begin(), each.end(),
        [&](const QString& word) { return names.contains(word, Qt::CaseInsensitive); });
}

void KeyMapList::applyFilter()
{
    const QList<KeyConflict> conflicts = m_map.conflicts();
    const QList<Command>& table = commandTable();
    const bool isWholeKey = std::any_of(table.begin(), table.end(), [this](const Command& command) {
        const CommandKeys keys = m_map.keys(command);
        return std::any_of(keys.begin(), keys.end(),
            [this](const QKeySequence& key) { return isKeyText(m_filter.words, key); });
    });
    for (int row = 0; row < topLevelItemCount(); ++row) {
        const Command& command = commandOfRow(*topLevelItem(row));
        const bool isShown = isFound(command, isWholeKey) &&
                             (!m_filter.hasOnlyConflicts || conflictOf(command, conflicts));
        topLevelItem(row)->setHidden(!isShown);
    }
    chooseShown();
}

void KeyMapList::chooseShown()
{
    if (currentItem() && !currentItem()->isHidden())
        return;
    for (int row = 0; row < topLevelItemCount(); ++row) {
        if (!topLevelItem(row)->isHidden()) {
            setCurrentItem(topLevelItem(row));
            return;
        }
    }
    setCurrentItem(nullptr);
}

const Command* KeyMapList::chosen() const
{
    return currentItem() ? &commandOfRow(*currentItem()) : nullptr;
}

} // namespace odori
