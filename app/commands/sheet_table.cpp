// SPDX-License-Identifier: MIT
#include "app/commands/command_tables.h"
#include "ui/dopesheet/dope_canvas.h"
#include "ui/dopesheet/dope_sheet.h"

#include <QtCore/QCoreApplication>

namespace odori {

using enum CommandScope;

QList<Command> sheetCommands()
{
    return {
        {.id = "sheet.addMarker",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Add Mar&ker"),
            .help = QT_TRANSLATE_NOOP("odori::Commands", "Gives the current frame a name"),
            .keys = {Qt::Key_M},
            .scope = DopeSheet,
            .run =
                [](Editor& editor) {
                    editor.dopeSheet.canvas().addMarker(editor.document.currentKeyFrame());
                }},
        {.id = "sheet.playFrom",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Play Range &Begins Here"),
            .keys = {Qt::Key_BracketLeft},
            .scope = DopeSheet,
            .run = [](Editor& editor) { editor.dopeSheet.canvas().setPlayEnd(false); }},
        {.id = "sheet.playTo",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Play Range &Ends Here"),
            .keys = {Qt::Key_BracketRight},
            .scope = DopeSheet,
            .run = [](Editor& editor) { editor.dopeSheet.canvas().setPlayEnd(true); }},
        {.id = "sheet.unfold",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "&Unfold Group"),
            .keys = {Qt::Key_Plus},
            .scope = DopeSheet,
            .run = [](Editor& editor) { editor.dopeSheet.canvas().foldAtCursor(false); }},
        {.id = "sheet.fold",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "&Fold Group"),
            .keys = {Qt::Key_Minus},
            .scope = DopeSheet,
            .run = [](Editor& editor) { editor.dopeSheet.canvas().foldAtCursor(true); }},
        {.id = "sheet.unfoldAll",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "U&nfold All Groups"),
            .keys = {Qt::Key_Asterisk},
            .scope = DopeSheet,
            .run = [](Editor& editor) { editor.dopeSheet.canvas().setAllFolded(false); }},
        {.id = "sheet.foldAll",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Fold &All Groups"),
            .keys = {Qt::Key_Slash},
            .scope = DopeSheet,
            .run = [](Editor& editor) { editor.dopeSheet.canvas().setAllFolded(true); }},
        {.id = "sheet.zoomIn",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Zoom &In"),
            .keys = {Qt::CTRL | Qt::Key_Plus, Qt::CTRL | Qt::Key_Equal},
            .scope = DopeSheet,
            .run = [](Editor& editor) { editor.dopeSheet.canvas().zoomBySteps(1); }},
        {.id = "sheet.zoomOut",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Zoom &Out"),
            .keys = {Qt::CTRL | Qt::Key_Minus},
            .scope = DopeSheet,
            .run = [](Editor& editor) { editor.dopeSheet.canvas().zoomBySteps(-1); }},
        {.id = "sheet.fit",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Show the &Whole Motion"),
            .label = QT_TRANSLATE_NOOP("odori::Commands", "Fit"),
            .keys = {Qt::CTRL | Qt::Key_0},
            .scope = DopeSheet,
            .run = [](Editor& editor) { editor.dopeSheet.canvas().fit(); }},
    };
}

} // namespace odori
