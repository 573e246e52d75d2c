// SPDX-License-Identifier: MIT
#include "app/commands/tables/command_tables.h"
#include "app/editing/edit_dialogs.h"

namespace odori {
namespace {

bool canChangeMotion(const EditorState& state)
{
    return state.edit.hasBoneModel && state.edit.hasAnyKey;
}

constexpr auto needsMotion = QT_TRANSLATE_NOOP(
    "odori::Commands", "Motion tools need a model with a motion. The camera has no tools.");

/// The command of a motion tool: its dialog.
Command toolCommand(const char* id, const char* text, const char* help, void (*run)(Editor&))
{
    return {.id = id,
        .text = text,
        .help = help,
        .isEnabled = canChangeMotion,
        .needs = needsMotion,
        .run = run};
}

} // namespace

QList<Command> toolCommands()
{
    return {
        toolCommand("tools.thin", QT_TRANSLATE_NOOP("odori::Commands", "&Thin Keys…"),
            QT_TRANSLATE_NOOP("odori::Commands", "Removes keys that the motion does not need"),
            [](Editor& editor) { editor.dialogs.runTool("thin"); }),
    };
}

} // namespace odori
