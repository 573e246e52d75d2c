// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"
#include "app/commands/tables/command_tables.h"
#include "app/diagnostics/diagnostics.h"
#include "app/help/help_key.h"
#include "app/help/manual_window.h"
#include "app/keymap/user_keys.h"
#include "app/keys_dialog.h"
#include "app/main_window.h"
#include "app/tours/tour_guide.h"
#include "ui/dialogs/about_dialog.h"

#include <QtWidgets/QApplication>

namespace odori {

QList<Command> helpCommands()
{
    return {
        {.id = "help.manual",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "&Manual"),
            .help = QT_TRANSLATE_NOOP(
                "odori::Commands", "Opens the page of the manual about what has the focus"),
            .keys = {Qt::Key_F1},
            .run =
                [](Editor& editor) {
                    QWidget* focused = QApplication::focusWidget();
                    showManual(HelpKey::placeOf(focused ? focused : &editor.window));
                }},
        {.id = "help.keys",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "&Keys"),
            .help = QT_TRANSLATE_NOOP("odori::Commands", "Shows all keys and their commands"),
            .keys = {Qt::CTRL | Qt::Key_F1},
            .run =
                [](Editor& editor) {
                    KeysDialog(editor.window.commands().keys().map(), &editor.window).exec();
                }},
        {.id = "help.tourPose",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Tour: &Pose and Key"),
            .help = QT_TRANSLATE_NOOP(
                "odori::Commands", "Shows in the window how to turn a bone and register a key"),
            .run = [](Editor& editor) { startTour(editor.window, 0); }},
        {.id = "help.tourCurve",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Tour: Fix a &Curve"),
            .help = QT_TRANSLATE_NOOP(
                "odori::Commands", "Shows in the window how to change the way between two keys"),
            .run = [](Editor& editor) { startTour(editor.window, 1); }},
        {.id = "help.tourExport",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Tour: &Export to Blender"),
            .help = QT_TRANSLATE_NOOP(
                "odori::Commands", "Shows in the window how to write an FBX or GLB file"),
            .run = [](Editor& editor) { startTour(editor.window, 2); }},
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
