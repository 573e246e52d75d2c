// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"
#include "app/commands/tables/choose_parent.h"
#include "app/commands/tables/command_tables.h"
#include "app/editing/edit_commands.h"
#include "ui/document/bones/ik_control.h"
#include "ui/document/posing/tween_gesture.h"
#include "ui/viewport/viewport.h"

#include <QtCore/QCoreApplication>

namespace odori {
namespace {

using enum CommandScope;

template <EditMode mode>
Command modeCommand(const char* id, const char* text, const char* icon, QList<QKeyCombination> keys)
{
    return {.id = id,
        .text = text,
        .icon = icon,
        .keys = std::move(keys),
        .scope = Editors,
        .isChecked = [](const EditorState& state) { return state.mode == mode; },
        .choice = "mode",
        .run = [](Editor& editor) { editor.viewport.setEditMode(mode); }};
}

template <Pivot pivot>
Command pivotCommand(const char* id, const char* text, const char* icon, const char* help)
{
    return {.id = id,
        .text = text,
        .help = help,
        .icon = icon,
        .isChecked = [](const EditorState& state) { return state.pivot == pivot; },
        .choice = "pivots",
        .run = [](Editor& editor) { editor.viewport.setPivot(pivot); }};
}

template <EditSpace space>
Command spaceCommand(const char* id, const char* text, const char* icon, const char* help)
{
    return {.id = id,
        .text = text,
        .help = help,
        .icon = icon,
        .isChecked = [](const EditorState& state) { return state.space == space; },
        .choice = "axes",
        .run = [](Editor& editor) { editor.viewport.setEditSpace(space); }};
}

/// What the tween does; while it is impossible, the tool tip has the reason.
constexpr const char* tweenHelp(mmd::Tween way)
{
    switch (way) {
    case mmd::Tween::Rest:
        break;
    case mmd::Tween::PreviousKey:
        return QT_TRANSLATE_NOOP("odori::Commands",
            "Moves the selected bones and morphs towards their previous keys, as far as the mouse "
            "moves");
    case mmd::Tween::NextKey:
        return QT_TRANSLATE_NOOP("odori::Commands",
            "Moves the selected bones and morphs towards their next keys, as far as the mouse "
            "moves");
    case mmd::Tween::Exaggerate:
        return QT_TRANSLATE_NOOP("odori::Commands",
            "Moves the selected bones and morphs away from the way between their previous and next "
            "keys, as far as the mouse moves");
    }
    return QT_TRANSLATE_NOOP("odori::Commands",
        "Moves the selected bones and morphs towards rest, as far as the mouse moves");
}

template <mmd::Tween way>
Command tweenCommand(const char* id, const char* text, Qt::Key key)
{
    return {.id = id,
        .text = text,
        .help = tweenHelp(way),
        .keys = {Qt::SHIFT | key},
        .scope = Editors,
        .isEnabled =
            [](const EditorState& state) { return whyNoTween(state.document, way).isEmpty(); },
        .tip =
            [](const EditorState& state) {
                const QString why = whyNoTween(state.document, way);
                return why.isEmpty() ? Commands::tr(tweenHelp(way)) : why;
            },
        .isNamedByFrame = true,
        .run = [](Editor& editor) { editor.viewport.beginTween(way); }};
}

QList<Command> tweenCommands()
{
    return {
        tweenCommand<mmd::Tween::Rest>(
            "pose.towardsRest", QT_TRANSLATE_NOOP("odori::Commands", "Towards Res&t"), Qt::Key_R),
        tweenCommand<mmd::Tween::PreviousKey>("pose.towardsPrevious",
            QT_TRANSLATE_NOOP("odori::Commands", "Towards Previous &Key"), Qt::Key_Q),
        tweenCommand<mmd::Tween::NextKey>("pose.towardsNext",
            QT_TRANSLATE_NOOP("odori::Commands", "Towards Ne&xt Key"), Qt::Key_W),
        tweenCommand<mmd::Tween::Exaggerate>(
            "pose.exaggerate", QT_TRANSLATE_NOOP("odori::Commands", "Exagge&rate"), Qt::Key_E),
    };
}

QList<Command> pivotCommands()
{
    return {
        pivotCommand<Pivot::Own>("pose.pivotOwn",
            QT_TRANSLATE_NOOP("odori::Commands", "Own Pivots"), "pivot-own",
            QT_TRANSLATE_NOOP(
                "odori::Commands", "Each selected bone rotates about its own origin")),
        pivotCommand<Pivot::Middle>("pose.pivotMiddle",
            QT_TRANSLATE_NOOP("odori::Commands", "Shared Pivot"), "pivot-middle",
            QT_TRANSLATE_NOOP("odori::Commands",
                "The selected bones rotate about their middle. Bones that cannot move only rotate, "
                "and children follow their parents")),
        pivotCommand<Pivot::Last>("pose.pivotLast",
            QT_TRANSLATE_NOOP("odori::Commands", "Pivot at the Last Bone"), "pivot-last",
            QT_TRANSLATE_NOOP("odori::Commands",
                "The selected bones rotate about the bone that was selected last")),
        {.id = "pose.nextPivot",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Next Pivot"),
            .keys = {Qt::SHIFT | Qt::Key_L},
            .scope = Editors,
            .run =
                [](Editor& editor) {
                    editor.viewport.setPivot(
                        Pivot((int(editor.viewport.pivot()) + 1) % pivotCount));
                }},
    };
}

QList<Command> ikCommands()
{
    return {
        {.id = "pose.selectGoal",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Select IK Goal"),
            .help = QT_TRANSLATE_NOOP("odori::Commands",
                "Selects the IK goals that move the selected bones, to move them"),
            .isEnabled = [](const EditorState& state) { return state.isInIk; },
            .needs = QT_TRANSLATE_NOOP("odori::Commands", "Select a bone first that IK moves."),
            .run =
                [](Editor& editor) {
                    if (selectGoals(editor.document))
                        editor.viewport.setEditMode(EditMode::Move);
                }},
        {.id = "pose.ikOff",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "&IK Off at This Frame"),
            .help = QT_TRANSLATE_NOOP(
                "odori::Commands", "Switches IK of the selected bones off from this frame on"),
            .isEnabled = [](const EditorState& state) { return state.isInIk; },
            .needs = QT_TRANSLATE_NOOP("odori::Commands", "Select a bone first that IK moves."),
            .run = [](Editor& editor) { switchIkOff(editor.document); }},
    };
}

/// The active model has bones, and there is another model.
bool canFollow(const EditorState& state)
{
    return state.actor() && state.actor()->model && state.actorCount > 1;
}

QString followTip(const EditorState& state)
{
    return canFollow(state) || !state.actor()
               ? QString()
               : Commands::tr("A second model is needed that can be followed.");
}

} // namespace

QList<Command> poseCommands()
{
    return QList<Command>{
               // V is MMD's box selection; here Select includes it: a drag from an empty area. The
               // lasso is on the same key with Shift.
               modeCommand<EditMode::Select>("pose.select",
                   QT_TRANSLATE_NOOP("odori::Commands", "&Select"), "select",
                   {Qt::Key_C, Qt::Key_V}),
               modeCommand<EditMode::Lasso>("pose.lasso",
                   QT_TRANSLATE_NOOP("odori::Commands", "Lasso"), "lasso", {Qt::SHIFT | Qt::Key_V}),
               modeCommand<EditMode::Rotate>("pose.rotate",
                   QT_TRANSLATE_NOOP("odori::Commands", "R&otate"), "rotate", {Qt::Key_X}),
               modeCommand<EditMode::Move>(
                   "pose.move", QT_TRANSLATE_NOOP("odori::Commands", "&Move"), "move", {Qt::Key_Z}),
               spaceCommand<EditSpace::Local>("pose.local",
                   QT_TRANSLATE_NOOP("odori::Commands", "&Local"), "local",
                   QT_TRANSLATE_NOOP("odori::Commands", "Local: the bone's own axes")),
               spaceCommand<EditSpace::Global>("pose.global",
                   QT_TRANSLATE_NOOP("odori::Commands", "&Global"), "global",
                   QT_TRANSLATE_NOOP("odori::Commands", "Global: the axes of the scene")),
               spaceCommand<EditSpace::View>("pose.view",
                   QT_TRANSLATE_NOOP("odori::Commands", "&View"), "view",
                   QT_TRANSLATE_NOOP("odori::Commands", "View: the axes of the screen")),
               spaceCommand<EditSpace::Parent>("pose.parent",
                   QT_TRANSLATE_NOOP("odori::Commands", "&Parent"), "parent",
                   QT_TRANSLATE_NOOP("odori::Commands", "Parent: the axes of the parent bone")),
               {.id = "pose.nextAxes",
                   .text = QT_TRANSLATE_NOOP("odori::Commands", "&Next Axes"),
                   .keys = {Qt::Key_L},
                   .scope = Editors,
                   .run =
                       [](Editor& editor) {
                           editor.viewport.setEditSpace(
                               EditSpace((int(editor.viewport.editSpace()) + 1) % editSpaceCount));
                       }},
               {.id = "pose.resetSelected",
                   .text = QT_TRANSLATE_NOOP("odori::Commands", "R&eset Selected"),
                   .help = QT_TRANSLATE_NOOP("odori::Commands",
                       "Sets the selected bones and morphs to rest at this frame, as drafts"),
                   .isEnabled =
                       [](const EditorState& state) {
                           return state.actor() && !state.document.selection().tracks.empty();
                       },
                   .needs = QT_TRANSLATE_NOOP("odori::Commands", "Select bones or morphs first."),
                   .run = [](Editor& editor) { editor.edits.resetSelected(); }},
               {.id = "pose.resetAll",
                   .text = QT_TRANSLATE_NOOP("odori::Commands", "Reset &Whole Pose"),
                   .help = QT_TRANSLATE_NOOP("odori::Commands",
                       "Sets all bones and morphs to rest at this frame, as drafts"),
                   .isEnabled = [](const EditorState& state) { return state.actor() != nullptr; },
                   .needs = QT_TRANSLATE_NOOP("odori::Commands", "Choose a model first."),
                   .run = [](Editor& editor) { editor.edits.resetPose(); }},
               {.id = "pose.outsideParent",
                   .text = QT_TRANSLATE_NOOP("odori::Commands", "Outside Parent…"),
                   .help = QT_TRANSLATE_NOOP("odori::Commands",
                       "Lets the selected bone follow a bone of another model, from this frame on"),
                   .isEnabled = canFollow,
                   .tip = followTip,
                   .run = [](Editor& editor) { chooseParent(editor, Panel::Model); }},
               {.id = "pose.autoKey",
                   .text = QT_TRANSLATE_NOOP("odori::Commands", "&Auto-key"),
                   .help =
                       QT_TRANSLATE_NOOP("odori::Commands", "Registers every change automatically"),
                   .icon = "auto-key",
                   .isChecked = [](const EditorState& state) { return state.document.isAutoKey(); },
                   .run =
                       [](Editor& editor) {
                           editor.document.setAutoKey(!editor.document.isAutoKey());
                       }},
           } +
           tweenCommands() + pivotCommands() + ikCommands();
}

} // namespace odori
