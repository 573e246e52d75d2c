// SPDX-License-Identifier: MIT
#include "app/commands/tables/command_tables.h"
#include "app/main_window.h"
#include "app/physics_setup.h"
#include "ui/dialogs/bake_dialog.h"
#include "ui/settings/settings.h"
#include "ui/viewport/viewport.h"

namespace odori {
namespace {

template <PhysicsMode mode>
Command modeCommand(const char* id, const char* text)
{
    return {.id = id,
        .text = text,
        .isChecked = [](const EditorState& state) { return state.physics == mode; },
        .choice = "physics",
        .run =
            [](Editor& editor) {
                editor.physics.setMode(mode);
                editor.settings.setPhysicsMode(mode);
            }};
}

void bake(Editor& editor)
{
    if (!canBake(editor))
        return;
    editor.playback.stop();
    BakeDialog(editor.document, editor.physics, &editor.window).exec();
}

} // namespace

QList<Command> physicsCommands()
{
    return {
        modeCommand<PhysicsMode::Off>("physics.off", QT_TRANSLATE_NOOP("odori::Commands", "&Off")),
        modeCommand<PhysicsMode::WhilePlaying>(
            "physics.whilePlaying", QT_TRANSLATE_NOOP("odori::Commands", "While &Playing")),
        modeCommand<PhysicsMode::Always>(
            "physics.always", QT_TRANSLATE_NOOP("odori::Commands", "&Always")),
        {.id = "physics.reset",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "&Reset Physics"),
            .help = QT_TRANSLATE_NOOP("odori::Commands", "Restarts the simulation at this frame"),
            .icon = "physics-reset",
            .keys = {Qt::SHIFT | Qt::Key_P},
            .scope = CommandScope::Editors,
            .run = [](Editor& editor) { editor.physics.reset(); }},
        {.id = "physics.showBodies",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "&Show Rigid Bodies and Joints"),
            .isChecked = [](const EditorState& state) { return state.areBodiesShown; },
            .run =
                [](Editor& editor) {
                    editor.viewport.setBodiesShown(!editor.viewport.areBodiesShown());
                }},
        {.id = "physics.pickBones",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Select Physics Bones in the &View"),
            .help = QT_TRANSLATE_NOOP("odori::Commands",
                "Clicks and rectangles in the view also select bones that physics moves"),
            .isChecked = [](const EditorState& state) { return state.arePhysicsBonesPicked; },
            .run =
                [](Editor& editor) {
                    editor.viewport.setPhysicsBonesPicked(!editor.viewport.arePhysicsBonesPicked());
                }},
        {.id = "physics.bake",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "&Bake to Keys…"),
            .isEnabled = [](const EditorState& state) { return state.canBake; },
            .needs =
                QT_TRANSLATE_NOOP("odori::Commands", "Physics moves no bone of the active model."),
            .run = bake},
        {.id = "physics.settings",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "S&ettings…"),
            .run = [](Editor& editor) { showPhysicsSettings(editor.window); }},
    };
}

} // namespace odori
