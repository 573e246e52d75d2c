// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"
#include "app/commands/tables/command_tables.h"
#include "app/diagnostics/diagnostics.h"
#include "app/keymap/user_keys.h"
#include "app/keys_dialog.h"
#include "app/main_window.h"
#include "ui/dialogs/about_dialog.h"

namespace odori {

QList<Command> helpCommands()
{
    return {
        {.id = "help.keys",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "&Keys"),
            .help = QT_TRANSLATE_NOOP("odori::Commands", "Shows all keys and their commands"),
            .keys = {Qt::Key_F1},
            .run =
                [](Editor& editor) {
                    KeysDialog(editor.window.commands().keys().map(), &editor.window).exec();
                }},
        {.id = "help.diagnostics",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Copy &Diagnostics"),
            .help = QT_TRANSLATE_NOOP("odori::Commands",
                "Copies versions, display, settings, the last lines of the log and the last crash "
                "report to the clipboard, without personal paths"),
            .run = copyDiagnostics},
        {.id = "help.about",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "&About Odori"),
            .run = [](Editor& editor) { AboutDialog(&editor.window).exec(); }},
    };
}

} // namespace odori
