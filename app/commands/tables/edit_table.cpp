// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"
#include "app/commands/tables/command_tables.h"
#include "app/editing/contact_commands.h"
#include "app/editing/edit_commands.h"
#include "app/main_window.h"
#include "app/palette/command_palette.h"
#include "app/session/settings_pages.h"
#include "ui/document/contacts/foot_contacts.h"
#include "ui/dopesheet/dope_canvas.h"
#include "ui/dopesheet/dope_sheet.h"
#include "ui/messages/shown_name.h"

namespace odori {
namespace {

constexpr const char* actsOn = QT_TRANSLATE_NOOP("odori::Commands",
    "Acts on the selected keys, or on the selected rows' keys at this frame if none is selected");

bool hasKeys(const EditorState& state)
{
    return state.edit.hasKeys;
}

bool canPaste(const EditorState& state)
{
    return state.edit.hasMotion && state.hasClipboard;
}

/// Deletes the selected marker or contact of the sheet, or keys if none is selected.
void deleteSelected(Editor& editor)
{
    DopeCanvas& sheet = editor.dopeSheet.canvas();
    if (const auto marker = sheet.markers().selected())
        sheet.markers().remove(*marker);
    else if (editor.dopeSheet.contacts().selected())
        deleteContact(editor.dopeSheet.contacts());
    else
        editor.edits.deleteKeys();
}

QString undoTitle(const EditorState& state)
{
    return state.undoText.isEmpty() ? Commands::tr("&Undo")
                                    : Commands::tr("&Undo %1").arg(menuText(state.undoText));
}

QString redoTitle(const EditorState& state)
{
    return state.redoText.isEmpty() ? Commands::tr("&Redo")
                                    : Commands::tr("&Redo %1").arg(menuText(state.redoText));
}

QList<Command> historyCommands()
{
    return {
        {.id = "edit.undo",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "&Undo"),
            .icon = "undo",
            .keys = {Qt::CTRL | Qt::Key_Z},
            .isEnabled = [](const EditorState& state) { return state.canUndo; },
            .needs = QT_TRANSLATE_NOOP("odori::Commands", "There is nothing to undo."),
            .title = undoTitle,
            .run = [](Editor& editor) { editor.document.undo(); }},
        {.id = "edit.redo",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "&Redo"),
            .icon = "redo",
            .keys = {Qt::CTRL | Qt::Key_Y, Qt::CTRL | Qt::SHIFT | Qt::Key_Z},
            .isEnabled = [](const EditorState& state) { return state.canRedo; },
            .needs = QT_TRANSLATE_NOOP("odori::Commands", "There is nothing to redo."),
            .title = redoTitle,
            .run = [](Editor& editor) { editor.document.redo(); }},
    };
}

} // namespace

QList<Command> editCommands()
{
    return historyCommands() +
           QList<Command>{
               {.id = "edit.cut",
                   .text = QT_TRANSLATE_NOOP("odori::Commands", "Cu&t"),
                   .help = actsOn,
                   .keys = {Qt::CTRL | Qt::Key_X},
                   .isEnabled = hasKeys,
                   .needs = QT_TRANSLATE_NOOP("odori::Commands", "Select keys first."),
                   .run = [](Editor& editor) { editor.edits.cut(); }},
               {.id = "edit.copy",
                   .text = QT_TRANSLATE_NOOP("odori::Commands", "&Copy"),
                   .help = QT_TRANSLATE_NOOP("odori::Commands",
                       "Copies the selected keys. If no key is selected, copies the shown pose at "
                       "this "
                       "frame: of the selected bones and morphs, or of the whole model"),
                   .keys = {Qt::CTRL | Qt::Key_C},
                   .isEnabled = [](const EditorState& state) { return state.edit.canCopy; },
                   .needs =
                       QT_TRANSLATE_NOOP("odori::Commands", "Select bones, morphs or keys first."),
                   .run = [](Editor& editor) { editor.edits.copy(); }},
               {.id = "edit.paste",
                   .text = QT_TRANSLATE_NOOP("odori::Commands", "&Paste"),
                   .help = QT_TRANSLATE_NOOP("odori::Commands",
                       "Pastes the copied keys so that the first key is at the current frame"),
                   .keys = {Qt::CTRL | Qt::Key_V},
                   .isEnabled = canPaste,
                   .needs = QT_TRANSLATE_NOOP("odori::Commands", "Copy keys or a pose first."),
                   .run = [](Editor& editor) { editor.edits.paste(); }},
               {.id = "edit.pasteMirrored",
                   .text = QT_TRANSLATE_NOOP("odori::Commands", "Paste &Mirrored"),
                   .help = QT_TRANSLATE_NOOP("odori::Commands",
                       "Pastes onto the bones of the other side, with left and right swapped"),
                   .keys = {Qt::CTRL | Qt::SHIFT | Qt::Key_V},
                   .isEnabled = canPaste,
                   .needs = QT_TRANSLATE_NOOP("odori::Commands", "Copy keys or a pose first."),
                   .run = [](Editor& editor) { editor.edits.pasteMirrored(); }},
               {.id = "edit.delete",
                   .text = QT_TRANSLATE_NOOP("odori::Commands", "&Delete Keys"),
                   .help = actsOn,
                   .icon = "delete",
                   .keys = {Qt::Key_Delete},
                   .scope = CommandScope::Editors,
                   .isEnabled =
                       [](const EditorState& state) {
                           return state.edit.hasKeys || state.hasSelectedMarker ||
                                  state.hasSelectedContact;
                       },
                   .needs = QT_TRANSLATE_NOOP("odori::Commands", "Select keys or a marker first."),
                   .run = deleteSelected},
               {.id = "edit.dropChanges",
                   .text = QT_TRANSLATE_NOOP("odori::Commands", "Disc&ard Drafts"),
                   .help = QT_TRANSLATE_NOOP("odori::Commands",
                       "Discards the drafts of the selected tracks at this frame, or all drafts at "
                       "this frame if no track is selected"),
                   .keys = {Qt::Key_Escape},
                   .scope = CommandScope::Editors,
                   .isEnabled = [](const EditorState& state) { return state.edit.canDrop; },
                   .needs = QT_TRANSLATE_NOOP(
                       "odori::Commands", "There is no draft to discard at this frame."),
                   .run = [](Editor& editor) { editor.edits.dropChanges(); }},
               {.id = "edit.palette",
                   .text = QT_TRANSLATE_NOOP("odori::Commands", "&Find a Command…"),
                   .help = QT_TRANSLATE_NOOP(
                       "odori::Commands", "Finds any command by a few letters of its name"),
                   .keys = {Qt::Key_F3, Qt::CTRL | Qt::SHIFT | Qt::Key_P},
                   .run = [](Editor& editor) { editor.window.commandPalette().toggle(); }},
               {.id = "edit.keyMap",
                   .text = QT_TRANSLATE_NOOP("odori::Commands", "&Key Map…"),
                   .help = QT_TRANSLATE_NOOP("odori::Commands",
                       "Shows and changes the keys of the commands, and their presets"),
                   .run =
                       [](Editor& editor) { showSettings(editor.window, SettingsPage::keyMap); }},
               {.id = "edit.settings",
                   .text = QT_TRANSLATE_NOOP("odori::Commands", "&Settings…"),
                   .help = QT_TRANSLATE_NOOP("odori::Commands",
                       "Language, dark or light theme, font size, opening of files and memory"),
                   .keys = {Qt::CTRL | Qt::Key_Comma},
                   .run = [](Editor& editor) { showSettings(editor.window); }},
           };
}

} // namespace odori
