// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"
#include "app/commands/tables/command_tables.h"
#include "ui/viewport/viewport.h"

namespace odori {
namespace {

/// Changes one of the view's helpers.
template <class Change>
void changeHelpers(Editor& editor, const Change& change)
{
    ViewHelpers helpers = editor.viewport.helpers();
    change(helpers);
    editor.viewport.setHelpers(helpers);
}

template <Ghosting ghosts>
Command ghostCommand(const char* id, const char* text, const char* help)
{
    return {.id = id,
        .text = text,
        .help = help,
        .isChecked = [](const EditorState& state) { return state.helpers.ghosts == ghosts; },
        .choice = "ghosts",
        .run =
            [](Editor& editor) {
                changeHelpers(editor, [](ViewHelpers& helpers) { helpers.ghosts = ghosts; });
            }};
}

template <int count>
Command countCommand(const char* id, const char* text)
{
    return {.id = id,
        .text = text,
        .isEnabled = [](const EditorState& state) { return state.helpers.ghosts != Ghosting::Off; },
        .isChecked = [](const EditorState& state) { return state.helpers.ghostCount == count; },
        .tip =
            [](const EditorState& state) {
                return state.helpers.ghosts == Ghosting::Off
                           ? Commands::tr("First choose ghosts at keys or at frames.")
                           : Commands::tr("How many ghosts are before and after this frame");
            },
        .choice = "ghostCount",
        .run =
            [](Editor& editor) {
                changeHelpers(editor, [](ViewHelpers& helpers) { helpers.ghostCount = count; });
            }};
}

QList<Command> ghostCommands()
{
    return {
        ghostCommand<Ghosting::Off>("helpers.ghostsOff",
            QT_TRANSLATE_NOOP("odori::Commands", "N&o Ghosts"),
            QT_TRANSLATE_NOOP("odori::Commands", "Shows only the pose of this frame")),
        ghostCommand<Ghosting::Keys>("helpers.ghostsKeys",
            QT_TRANSLATE_NOOP("odori::Commands", "Ghosts at &Keys"),
            QT_TRANSLATE_NOOP("odori::Commands",
                "Shows the poses at the keys of the selected bones before and after this frame; "
                "without a selection at those of all bones")),
        ghostCommand<Ghosting::Frames>("helpers.ghostsFrames",
            QT_TRANSLATE_NOOP("odori::Commands", "Ghosts at &Frames"),
            QT_TRANSLATE_NOOP(
                "odori::Commands", "Shows the poses of the frames before and after this one")),
        countCommand<1>(
            "helpers.ghostsOne", QT_TRANSLATE_NOOP("odori::Commands", "&1 Ghost on Each Side")),
        countCommand<2>(
            "helpers.ghostsTwo", QT_TRANSLATE_NOOP("odori::Commands", "&2 Ghosts on Each Side")),
        countCommand<3>(
            "helpers.ghostsThree", QT_TRANSLATE_NOOP("odori::Commands", "&3 Ghosts on Each Side")),
        countCommand<5>(
            "helpers.ghostsFive", QT_TRANSLATE_NOOP("odori::Commands", "&5 Ghosts on Each Side")),
        countCommand<10>(
            "helpers.ghostsTen", QT_TRANSLATE_NOOP("odori::Commands", "1&0 Ghosts on Each Side")),
    };
}

} // namespace

QList<Command> helperCommands()
{
    const QList<Command> others = {
        {.id = "helpers.trail",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "&Trail of Selected Bones"),
            .help = QT_TRANSLATE_NOOP("odori::Commands",
                "Shows the ways of the selected bones (at most 20) from 30 frames before to 30 "
                "frames after this one. The keys on them can be dragged"),
            .isChecked = [](const EditorState& state) { return state.helpers.hasTrail; },
            .run =
                [](Editor& editor) {
                    changeHelpers(
                        editor, [](ViewHelpers& helpers) { helpers.hasTrail = !helpers.hasTrail; });
                }},
    };
    return others + ghostCommands();
}

} // namespace odori
