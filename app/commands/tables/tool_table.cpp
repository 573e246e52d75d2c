// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"
#include "app/commands/tables/command_tables.h"
#include "app/editing/edit_dialogs.h"
#include "ui/dopesheet/dope_canvas.h"
#include "ui/dopesheet/dope_sheet.h"

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

/// The command of a tool that needs no motion of this model yet.
Command bodyCommand(const char* id, const char* text, const char* help, void (*run)(Editor&))
{
    Command command = toolCommand(id, text, help, run);
    command.isEnabled = [](const EditorState& state) { return state.edit.hasBoneModel; };
    command.needs = QT_TRANSLATE_NOOP("odori::Commands", "This needs a model.");
    return command;
}

} // namespace

QList<Command> toolCommands()
{
    return {
        toolCommand("tools.thin", QT_TRANSLATE_NOOP("odori::Commands", "&Thin Keys…"),
            QT_TRANSLATE_NOOP("odori::Commands", "Removes keys that the motion does not need"),
            [](Editor& editor) { editor.dialogs.runTool("thin"); }),
        toolCommand("tools.smooth", QT_TRANSLATE_NOOP("odori::Commands", "&Smooth Motion…"),
            QT_TRANSLATE_NOOP("odori::Commands", "Removes jitter, spikes and flips without lag"),
            [](Editor& editor) { editor.dialogs.runTool("smooth"); }),
        toolCommand("tools.place",
            QT_TRANSLATE_NOOP("odori::Commands", "Sca&le, Turn and Move the Motion…"),
            QT_TRANSLATE_NOOP("odori::Commands", "Changes the place of the whole motion"),
            [](Editor& editor) { editor.dialogs.runTool("scale-motion"); }),
        toolCommand("tools.pinFeet", QT_TRANSLATE_NOOP("odori::Commands", "&Pin Feet…"),
            QT_TRANSLATE_NOOP("odori::Commands", "Holds standing feet at one place"),
            [](Editor& editor) { editor.dialogs.runTool("pin-feet"); }),
        bodyCommand("tools.pinFoot", QT_TRANSLATE_NOOP("odori::Commands", "Pin Foot &Here…"),
            QT_TRANSLATE_NOOP("odori::Commands",
                "Holds a foot where it is at this frame: that of the selected contact or bones"),
            [](Editor& editor) { editor.dialogs.pinFoot(); }),
        toolCommand("tools.ground", QT_TRANSLATE_NOOP("odori::Commands", "&Ground Correction…"),
            QT_TRANSLATE_NOOP(
                "odori::Commands", "Puts the figure on the ground where its feet stand"),
            [](Editor& editor) { editor.dialogs.runTool("ground"); }),
        toolCommand("tools.ikToFk", QT_TRANSLATE_NOOP("odori::Commands", "&IK to FK…"),
            QT_TRANSLATE_NOOP("odori::Commands", "Makes keys of what IK does, and switches IK off"),
            [](Editor& editor) { editor.dialogs.runTool("ik-to-fk"); }),
        toolCommand("tools.fkToIk", QT_TRANSLATE_NOOP("odori::Commands", "&FK to IK…"),
            QT_TRANSLATE_NOOP("odori::Commands", "Makes keys of the IK goals, and switches IK on"),
            [](Editor& editor) { editor.dialogs.runTool("fk-to-ik"); }),
        toolCommand("tools.splitBones",
            QT_TRANSLATE_NOOP("odori::Commands", "Split &Between Bones…"),
            QT_TRANSLATE_NOOP(
                "odori::Commands", "Moves a part of a bone's movement to a second bone"),
            [](Editor& editor) { editor.dialogs.runTool("split-bones"); }),
        toolCommand("tools.mergeBones", QT_TRANSLATE_NOOP("odori::Commands", "M&erge Bones…"),
            QT_TRANSLATE_NOOP("odori::Commands", "Moves the movement of two bones to one of them"),
            [](Editor& editor) { editor.dialogs.runTool("merge-bones"); }),
        toolCommand("tools.timeWarp", QT_TRANSLATE_NOOP("odori::Commands", "&Warp Time…"),
            QT_TRANSLATE_NOOP("odori::Commands", "Makes a range longer or shorter"),
            [](Editor& editor) { editor.dialogs.runTool("time-warp"); }),
        {.id = "tools.dragBeats",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Warp Time by &Dragging Beats"),
            .help = QT_TRANSLATE_NOOP("odori::Commands",
                "Drags of beats and markers in the dope sheet stretch the whole motion between the "
                "neighbouring markers"),
            .isChecked = [](const EditorState& state) { return state.isWarpingTime; },
            .run =
                [](Editor& editor) {
                    DopeCanvas& canvas = editor.dopeSheet.canvas();
                    canvas.setWarpsTime(!canvas.warpsTime());
                    if (canvas.warpsTime())
                        editor.document.say(Commands::tr(
                            "Drag a beat or a marker above the rows: the motion stretches."));
                }},
        toolCommand("tools.loop", QT_TRANSLATE_NOOP("odori::Commands", "Make a L&oop…"),
            QT_TRANSLATE_NOOP("odori::Commands", "Blends the end into the beginning"),
            [](Editor& editor) { editor.dialogs.runTool("loop"); }),
        toolCommand("tools.crossFade",
            QT_TRANSLATE_NOOP("odori::Commands", "&Cross-fade to Another Motion…"),
            QT_TRANSLATE_NOOP("odori::Commands", "Fades from this motion to another one"),
            [](Editor& editor) { editor.dialogs.runTool("cross-fade"); }),
        toolCommand("tools.takePart",
            QT_TRANSLATE_NOOP("odori::Commands", "Ta&ke a Part of Another Motion…"),
            QT_TRANSLATE_NOOP("odori::Commands", "Replaces arms, legs, face… by those of another"),
            [](Editor& editor) { editor.dialogs.runTool("take-part"); }),
        bodyCommand("tools.fit",
            QT_TRANSLATE_NOOP("odori::Commands", "Fit a Motion of &Another Model…"),
            QT_TRANSLATE_NOOP(
                "odori::Commands", "Changes another model's motion for this model's body"),
            [](Editor& editor) { editor.dialogs.runTool("fit"); }),
        bodyCommand("tools.compare", QT_TRANSLATE_NOOP("odori::Commands", "Compa&re Motions"),
            QT_TRANSLATE_NOOP("odori::Commands",
                "Shows how this motion differs from another one, in the view and as figures"),
            [](Editor& editor) { editor.dialogs.compareMotions(); }),
        bodyCommand("tools.import", QT_TRANSLATE_NOOP("odori::Commands", "I&mport Animation…"),
            QT_TRANSLATE_NOOP(
                "odori::Commands", "Makes a motion for this model of a BVH, FBX, GLB or VRM file"),
            [](Editor& editor) { editor.dialogs.importAnimation(); }),
    };
}

} // namespace odori
