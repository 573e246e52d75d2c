// SPDX-License-Identifier: MIT
#include "app/commands/key_list.h"

#include "app/commands/command_text.h"
#include "app/keymap/key_map.h"
#include "app/keymap/key_scope.h"

namespace odori {

QList<KeyRow> keyList(const KeyMap& map)
{
    QList<KeyRow> rows;
    const QHash<QLatin1String, CommandKeys> running = map.runningKeys();
    for (const Command& command : commandTable()) {
        const CommandKeys keys = running.value(QLatin1String(command.id));
        if (!keys.isEmpty())
            rows.append({areaText(scopeOfKey(command.scope, keys.front()[0])), textOf(keys),
                fullNameOf(command)});
    }
    return rows;
}

} // namespace odori
