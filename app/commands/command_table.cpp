// SPDX-License-Identifier: MIT
#include "app/commands/command.h"
#include "app/commands/tables/command_tables.h"

#include <algorithm>

namespace odori {

const QList<Command>& commandTable()
{
    static const QList<Command> table =
        fileCommands() + editCommands() + selectCommands() + keyCommands() + playbackCommands() +
        poseCommands() + morphCommands() + physicsCommands() + toolCommands() + contactCommands() +
        modelCommands() + viewCommands() + helperCommands() + sheetCommands() + curveCommands() +
        graphCommands() + helpCommands();
    return table;
}

const Command& commandOf(QLatin1String id)
{
    const QList<Command>& table = commandTable();
    const auto found = std::find_if(table.begin(), table.end(),
        [&](const Command& command) { return QLatin1String(command.id) == id; });
    if (found == table.end())
        qFatal("no command %s", id.data());
    return *found;
}

} // namespace odori
