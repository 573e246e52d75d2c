// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"
#include "app/commands/tables/command_tables.h"
#include "app/editing/edit_commands.h"
#include "app/editing/edit_dialogs.h"
#include "ui/curves/curve_commands.h"
#include "ui/curves/curve_editor.h"
#include "ui/messages/shown_name.h"

namespace odori {
namespace {

using enum CommandScope;

constexpr int manyFrames = 10; ///< of a nudge with Shift

bool hasLaterKeys(const EditorState& state)
{
    return state.edit.hasLaterKeys;
}

bool hasAnyKey(const EditorState& state)
{
    return state.edit.hasAnyKey;
}

bool hasKeys(const EditorState& state)
{
    return state.edit.hasKeys;
}

bool hasBones(const EditorState& state)
{
    return state.edit.hasBones;
}

/// The action of Enter and of every Register button, and the number of keys.
QString registerTitle(const EditorState& state)
{
    const int count = state.registering.count();
    return count > 0 ? Commands::tr("&Register %n Key(s)", nullptr, count)
                     : Commands::tr("&Register");
}

QString registerTip(const EditorState& state)
{
    return registeringTip(state.document, state.registering);
}

QList<Command> registerCommands()
{
    return {
        {.id = "keys.register",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "&Register"),
            .icon = "register",
            .keys = {Qt::Key_Return, Qt::Key_Enter},
            .scope = Editors,
            .isEnabled = [](const EditorState& state) { return state.registering.count() > 0; },
            .title = registerTitle,
            .tip = registerTip,
            .isNamedByFrame = true,
            .run = [](Editor& editor) { editor.edits.registerSelected(); }},
        {.id = "keys.registerAll",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Register &All Drafts"),
            .help = QT_TRANSLATE_NOOP("odori::Commands",
                "Registers the drafts of all frames for this model, the camera, "
                "the light and the self-shadow"),
            .keys = {Qt::CTRL | Qt::Key_Return, Qt::CTRL | Qt::Key_Enter},
            .isEnabled = [](const EditorState& state) { return state.edit.canRegisterAll; },
            .needs = QT_TRANSLATE_NOOP("odori::Commands", "There are no drafts."),
            .run = [](Editor& editor) { editor.edits.registerAll(); }},
        {.id = "keys.keyAllBones",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Register All &Bones"),
            .help = QT_TRANSLATE_NOOP(
                "odori::Commands", "Registers a key at this frame for every bone, changed or not"),
            .isEnabled =
                [](const EditorState& state) {
                    return state.edit.hasBoneModel || state.edit.hasBoneKeys;
                },
            .needs = QT_TRANSLATE_NOOP("odori::Commands", "Choose a model first."),
            .run = [](Editor& editor) { editor.edits.keyAllBones(); }},
    };
}

QList<Command> columnCommands()
{
    return {
        {.id = "keys.insertFrame",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "&Insert Frame"),
            .help = QT_TRANSLATE_NOOP(
                "odori::Commands", "Inserts an empty frame at the current frame, in all tracks"),
            .label = QT_TRANSLATE_NOOP("odori::Commands", "Insert"),
            .keys = {Qt::Key_I},
            .scope = Editors,
            .isEnabled = hasLaterKeys,
            .needs = QT_TRANSLATE_NOOP(
                "odori::Commands", "There are no keys at this frame or after it."),
            .run = [](Editor& editor) { editor.edits.insertFrame(); }},
        {.id = "keys.deleteFrame",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "&Delete Frame"),
            .help = QT_TRANSLATE_NOOP("odori::Commands",
                "Deletes the keys at the current frame; later keys move earlier, in all tracks"),
            .label = QT_TRANSLATE_NOOP("odori::Commands", "Delete"),
            .keys = {Qt::Key_K},
            .scope = Editors,
            .isEnabled = hasLaterKeys,
            .needs = QT_TRANSLATE_NOOP(
                "odori::Commands", "There are no keys at this frame or after it."),
            .run = [](Editor& editor) { editor.edits.deleteFrame(); }},
        {.id = "keys.insertFrames",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "I&nsert Frames…"),
            .keys = {Qt::SHIFT | Qt::Key_I},
            .scope = Editors,
            .isEnabled = hasAnyKey,
            .needs = QT_TRANSLATE_NOOP("odori::Commands", "There are no keys."),
            .run = [](Editor& editor) { editor.dialogs.insertFrames(); }},
        {.id = "keys.deleteFrames",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "D&elete Frames…"),
            .keys = {Qt::SHIFT | Qt::Key_K},
            .scope = Editors,
            .isEnabled = hasAnyKey,
            .needs = QT_TRANSLATE_NOOP("odori::Commands", "There are no keys."),
            .run = [](Editor& editor) { editor.dialogs.deleteFrames(); }},
    };
}

QList<Command> timeCommands()
{
    return {
        {.id = "keys.duplicate",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Dupli&cate to This Frame"),
            .help = QT_TRANSLATE_NOOP("odori::Commands",
                "Copies the selected keys so that the first key is at the current frame"),
            .isEnabled = [](const EditorState& state) { return state.edit.canDuplicate; },
            .needs = QT_TRANSLATE_NOOP(
                "odori::Commands", "Select keys first that are not at this frame."),
            .run = [](Editor& editor) { editor.edits.duplicate(); }},
        {.id = "keys.scale",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "&Scale a Range…"),
            .help = QT_TRANSLATE_NOOP(
                "odori::Commands", "Makes a range of frames faster or slower and moves later keys"),
            .label = QT_TRANSLATE_NOOP("odori::Commands", "Scale…"),
            .isEnabled = hasAnyKey,
            .needs = QT_TRANSLATE_NOOP("odori::Commands", "There are no keys."),
            .run = [](Editor& editor) { editor.dialogs.scaleRange(); }},
        {.id = "keys.reverse",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Re&verse in Time"),
            .help = QT_TRANSLATE_NOOP("odori::Commands",
                "Reverses the selected keys between the first and the last of them"),
            .isEnabled = [](const EditorState& state) { return state.edit.hasSeveralFrames; },
            .needs = QT_TRANSLATE_NOOP(
                "odori::Commands", "Select keys first that are at different frames."),
            .run = [](Editor& editor) { editor.edits.reverse(); }},
        {.id = "keys.align",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "A&lign to This Frame"),
            .help = QT_TRANSLATE_NOOP("odori::Commands",
                "Moves the first selected key of each row to the current frame; the row's other "
                "selected keys move by the same amount"),
            .isEnabled = hasKeys,
            .needs = QT_TRANSLATE_NOOP("odori::Commands", "Select keys first."),
            .run = [](Editor& editor) { editor.edits.alignToCurrentFrame(); }},
        {.id = "keys.snap",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Sna&p…"),
            .help =
                QT_TRANSLATE_NOOP("odori::Commands", "Moves each selected key to the nearest beat, "
                                                     "or to the nearest frame of a regular grid"),
            .isEnabled = hasKeys,
            .needs = QT_TRANSLATE_NOOP("odori::Commands", "Select keys first."),
            .run = [](Editor& editor) { editor.dialogs.snapKeys(); }},
        {.id = "keys.fitToBeats",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Fit Selection Bet&ween Two Beats"),
            .help = QT_TRANSLATE_NOOP("odori::Commands",
                "Scales the selected keys in time so that the first and the last of them are on "
                "the nearest beats"),
            .isEnabled = hasKeys,
            .needs = QT_TRANSLATE_NOOP("odori::Commands", "Select keys first."),
            .run = [](Editor& editor) { editor.edits.fitToBeats(); }},
    };
}

template <int frames>
Command nudge(const char* id, const char* text, QKeyCombination key)
{
    return {.id = id,
        .text = text,
        .keys = {key},
        .scope = TimeLines,
        .isEnabled =
            [](const EditorState& state) {
                return frames < 0 ? state.edit.canMoveEarlier : state.edit.hasKeys;
            },
        .needs = frames < 0 ? QT_TRANSLATE_NOOP(
                                  "odori::Commands", "Select keys first that are not at frame 0.")
                            : QT_TRANSLATE_NOOP("odori::Commands", "Select keys first."),
        .run = [](Editor& editor) { editor.edits.nudge(frames); }};
}

QList<Command> nudgeCommands()
{
    return {
        nudge<-1>("keys.earlier", QT_TRANSLATE_NOOP("odori::Commands", "One Frame &Earlier"),
            Qt::ALT | Qt::Key_Left),
        nudge<1>("keys.later", QT_TRANSLATE_NOOP("odori::Commands", "One Frame &Later"),
            Qt::ALT | Qt::Key_Right),
        nudge<-manyFrames>("keys.tenEarlier",
            QT_TRANSLATE_NOOP("odori::Commands", "Ten Frames E&arlier"),
            Qt::ALT | Qt::SHIFT | Qt::Key_Left),
        nudge<manyFrames>("keys.tenLater",
            QT_TRANSLATE_NOOP("odori::Commands", "Ten Frames La&ter"),
            Qt::ALT | Qt::SHIFT | Qt::Key_Right),
    };
}

QList<Command> valueCommands()
{
    return {
        {.id = "keys.mirror",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Mirr&or"),
            .help = QT_TRANSLATE_NOOP(
                "odori::Commands", "Mirrors the selected keys onto the bones of the other side"),
            .isEnabled = hasKeys,
            .needs = QT_TRANSLATE_NOOP("odori::Commands", "Select keys first."),
            .run = [](Editor& editor) { editor.edits.mirror(); }},
        {.id = "keys.multiply",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "M&ultiply and Add…"),
            .help = QT_TRANSLATE_NOOP("odori::Commands",
                "Changes position, rotation, weight or distance of the selected keys (MMD: "
                "bias), or blends them with the rest pose"),
            .label = QT_TRANSLATE_NOOP("odori::Commands", "Multiply…"),
            .keys = {Qt::SHIFT | Qt::Key_B},
            .scope = Editors,
            .isEnabled = [](const EditorState& state) { return state.edit.hasValues; },
            .needs = QT_TRANSLATE_NOOP("odori::Commands", "Select keys first that have numbers."),
            .run = [](Editor& editor) { editor.dialogs.biasKeys(); }},
        {.id = "keys.physicsOn",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "P&hysics On"),
            .help = QT_TRANSLATE_NOOP(
                "odori::Commands", "Physics moves the bones from the selected keys on"),
            .isEnabled = hasBones,
            .needs = QT_TRANSLATE_NOOP("odori::Commands", "Select bones first."),
            .run = [](Editor& editor) { editor.edits.setPhysics(true); }},
        {.id = "keys.physicsOff",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Physics O&ff"),
            .help = QT_TRANSLATE_NOOP("odori::Commands",
                "Keys move the bones from the selected keys on; physics does not"),
            .isEnabled = hasBones,
            .needs = QT_TRANSLATE_NOOP("odori::Commands", "Select bones first."),
            .run = [](Editor& editor) { editor.edits.setPhysics(false); }},
    };
}

QString renameTip(const EditorState& state)
{
    return state.edit.canRename
               ? Commands::tr("Gives all keys of the selected track the name of another bone or "
                              "morph of the model")
               : Commands::tr("Select one bone or morph with keys; the model must be open");
}

QString moveToTrackTip(const EditorState& state)
{
    return state.edit.canMoveToTrack
               ? Commands::tr("Moves the selected keys to another bone or morph of the model")
               : Commands::tr("Select keys of one bone or morph; the model must be open");
}

QList<Command> nameCommands()
{
    return {
        {.id = "keys.rename",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Rename Trac&k To…"),
            .isEnabled = [](const EditorState& state) { return state.edit.canRename; },
            .tip = renameTip,
            .run = [](Editor& editor) { editor.dialogs.renameTrack(); }},
        {.id = "keys.moveToTrack",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Move Keys To…"),
            .isEnabled = [](const EditorState& state) { return state.edit.canMoveToTrack; },
            .tip = moveToTrackTip,
            .run = [](Editor& editor) { editor.dialogs.moveKeysToTrack(); }},
    };
}

} // namespace

QList<Command> keyCommands()
{
    return registerCommands() + columnCommands() + timeCommands() + nudgeCommands() +
           valueCommands() + nameCommands();
}

} // namespace odori
