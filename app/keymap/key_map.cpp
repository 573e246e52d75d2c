// SPDX-License-Identifier: MIT
#include "app/keymap/key_map.h"

#include "app/keymap/key_scope.h"

#include <QtCore/QSet>

#include <algorithm>

namespace odori {
namespace {

bool meet(const Command& one, const Command& other, const QKeySequence& key)
{
    return doOverlap(scopeOfKey(one.scope, key[0]), scopeOfKey(other.scope, key[0]));
}

const Command* commandWithId(const QString& id)
{
    const QList<Command>& table = commandTable();
    const auto found = std::find_if(table.begin(), table.end(),
        [&](const Command& command) { return id == QLatin1String(command.id); });
    return found == table.end() ? nullptr : &*found;
}

} // namespace

CommandKeys KeyMap::keys(const Command& command) const
{
    const auto change = m_changes.constFind(QLatin1String(command.id));
    return change == m_changes.constEnd() ? presetKeys(m_preset, command) : *change;
}

void KeyMap::setKeys(const Command& command, const CommandKeys& keys)
{
    CommandKeys each;
    for (const QKeySequence& key : keys)
        if (!each.contains(key))
            each.append(key);
    if (each == presetKeys(m_preset, command))
        m_changes.remove(QLatin1String(command.id));
    else
        m_changes.insert(QLatin1String(command.id), each);
}

void KeyMap::reset(const Command& command)
{
    m_changes.remove(QLatin1String(command.id));
}

bool KeyMap::isChanged(const Command& command) const
{
    return m_changes.contains(QLatin1String(command.id)) &&
           keys(command) != presetKeys(m_preset, command);
}

QMap<QString, CommandKeys> KeyMap::changes() const
{
    QMap<QString, CommandKeys> changes = m_changes;
    for (const Command& command : commandTable())
        if (!isChanged(command))
            changes.remove(QLatin1String(command.id));
    return changes;
}

QStringList KeyMap::unknownIds() const
{
    QStringList unknown = m_changes.keys();
    unknown.removeIf([](const QString& id) { return commandWithId(id) != nullptr; });
    return unknown;
}

bool KeyMap::isOfUser(const Command& command, const QKeySequence& key) const
{
    return isChanged(command) && !presetKeys(m_preset, command).contains(key);
}

QList<KeyConflict> KeyMap::conflicts() const
{
    QHash<QKeySequence, QList<const Command*>> owners;
    QList<KeyConflict> conflicts;
    for (const Command& command : commandTable()) {
        for (const QKeySequence& key : keys(command)) {
            QList<const Command*>& others = owners[key];
            for (const Command* other : others) {
                if (!meet(*other, command, key))
                    continue;
                const bool wins = isOfUser(command, key) && !isOfUser(*other, key);
                conflicts.append(
                    wins ? KeyConflict{key, &command, other} : KeyConflict{key, other, &command});
            }
            others.append(&command);
        }
    }
    return conflicts;
}

QHash<QLatin1String, CommandKeys> KeyMap::runningKeys() const
{
    QHash<QLatin1String, CommandKeys> running;
    for (const Command& command : commandTable())
        running.insert(QLatin1String(command.id), keys(command));
    for (const KeyConflict& conflict : conflicts())
        running[QLatin1String(conflict.loser->id)].removeAll(conflict.key);
    return running;
}

} // namespace odori
