// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"
#include "app/commands/tables/command_tables.h"
#include "app/main_window.h"
#include "libmmd/scene/edits/values/curves.h"
#include "ui/curves/curve_commands.h"
#include "ui/curves/curve_editor.h"
#include "ui/curves/easing/curve_view.h"
#include "ui/curves/graph/value_canvas.h"
#include "ui/curves/value_view.h"

#include <QtWidgets/QDockWidget>

namespace odori {
namespace {

using enum CommandScope;

bool hasCurves(const EditorState& state)
{
    return state.curves.hasCurves;
}

bool hasCameraCurves(const EditorState& state)
{
    return state.curves.hasCamera;
}

template <bool values>
void showEasingOrGraph(Editor& editor)
{
    QDockWidget* dock = editor.window.dock(Panel::Curves);
    dock->show();
    dock->raise();
    editor.curveEditor.setShowsValues(values);
}

template <std::size_t channel>
void pasteToChannel(Editor& editor)
{
    editor.curveEditor.commands().paste(mmd::CurveChannels(1u << channel));
}

/// Pastes to one channel of the selected keys; only the camera has the last two channels.
template <std::size_t channel>
Command pasteCommand(const char* id, const char* text)
{
    return {.id = id,
        .text = text,
        .scope = Curves,
        .isEnabled = hasCurves,
        .needs = QT_TRANSLATE_NOOP("odori::Commands", "Select keys first that have a curve."),
        .isVisible = channel >= mmd::boneChannelCount ? hasCameraCurves : nullptr,
        .run = pasteToChannel<channel>};
}

QList<Command> pasteCommands()
{
    return {
        {.id = "curves.pasteAll",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Paste to &All Channels"),
            .scope = Curves,
            .isEnabled = hasCurves,
            .needs = QT_TRANSLATE_NOOP("odori::Commands", "Select keys first that have a curve."),
            .run =
                [](Editor& editor) { editor.curveEditor.commands().paste(mmd::allCurveChannels); }},
        pasteCommand<0>("curves.pasteX", QT_TRANSLATE_NOOP("odori::Commands", "Paste to &X")),
        pasteCommand<1>("curves.pasteY", QT_TRANSLATE_NOOP("odori::Commands", "Paste to &Y")),
        pasteCommand<2>("curves.pasteZ", QT_TRANSLATE_NOOP("odori::Commands", "Paste to &Z")),
        pasteCommand<3>(
            "curves.pasteRotation", QT_TRANSLATE_NOOP("odori::Commands", "Paste to &Rotation")),
        pasteCommand<4>(
            "curves.pasteDistance", QT_TRANSLATE_NOOP("odori::Commands", "Paste to &Distance")),
        pasteCommand<5>("curves.pasteFieldOfView",
            QT_TRANSLATE_NOOP("odori::Commands", "Paste to &Field of View")),
    };
}

QList<Command> easingCommands()
{
    return {
        {.id = "curves.easing",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "&Easing"),
            .help = QT_TRANSLATE_NOOP("odori::Commands",
                "Shows the easing of the segments that end at the selected keys"),
            .isChecked = [](const EditorState& state) { return !state.curves.showsValues; },
            .choice = "curves",
            .run = showEasingOrGraph<false>},
        {.id = "curves.values",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "&Values"),
            .help = QT_TRANSLATE_NOOP(
                "odori::Commands", "Shows the values of the selected tracks over time"),
            .isChecked = [](const EditorState& state) { return state.curves.showsValues; },
            .choice = "curves",
            .run = showEasingOrGraph<true>},
        {.id = "curves.copy",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "&Copy Curve"),
            .label = QT_TRANSLATE_NOOP("odori::Commands", "Copy"),
            .icon = "copy",
            .keys = {Qt::CTRL | Qt::ALT | Qt::Key_C},
            .scope = Curves,
            .isEnabled = [](const EditorState& state) { return state.curves.hasSharedCurve; },
            .needs = QT_TRANSLATE_NOOP(
                "odori::Commands", "Select keys first that all have the same curve."),
            .run = [](Editor& editor) { editor.curveEditor.commands().copy(); }},
        {.id = "curves.paste",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "&Paste Curve"),
            .help = QT_TRANSLATE_NOOP("odori::Commands",
                "Pastes the curve to the selected keys; the arrow: to other channels"),
            .label = QT_TRANSLATE_NOOP("odori::Commands", "Paste"),
            .icon = "paste",
            .keys = {Qt::CTRL | Qt::ALT | Qt::Key_V},
            .scope = Curves,
            .isEnabled = hasCurves,
            .needs = QT_TRANSLATE_NOOP("odori::Commands", "Select keys first that have a curve."),
            .run = [](Editor& editor) { editor.curveEditor.commands().paste(); }},
        {.id = "curves.flip",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Fl&ip Curves"),
            .help = QT_TRANSLATE_NOOP(
                "odori::Commands", "Flips the curves in time: ease in becomes ease out"),
            .label = QT_TRANSLATE_NOOP("odori::Commands", "Flip"),
            .icon = "mirror-curve",
            .keys = {Qt::Key_M},
            .scope = Curves,
            .isEnabled = hasCurves,
            .needs = QT_TRANSLATE_NOOP("odori::Commands", "Select keys first that have a curve."),
            .run = [](Editor& editor) { editor.curveEditor.commands().mirror(); }},
        {.id = "curves.smooth",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "S&mooth Curves"),
            .help = QT_TRANSLATE_NOOP("odori::Commands",
                "Changes the curves before and after the selected keys so that "
                "the speed does not jump"),
            .label = QT_TRANSLATE_NOOP("odori::Commands", "Auto"),
            .icon = "smooth",
            .keys = {Qt::Key_U},
            .scope = Curves,
            .isEnabled = hasCurves,
            .needs = QT_TRANSLATE_NOOP("odori::Commands", "Select keys first that have a curve."),
            .run = [](Editor& editor) { editor.curveEditor.commands().smooth(); }},
        {.id = "curves.insertKey",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Insert Ke&y"),
            .help = QT_TRANSLATE_NOOP("odori::Commands",
                "Inserts keys of the selected tracks at the current frame without changing the "
                "motion"),
            .label = QT_TRANSLATE_NOOP("odori::Commands", "Insert key"),
            .icon = "insert-key",
            .keys = {Qt::Key_Insert},
            .scope = Editors,
            .isEnabled = [](const EditorState& state) { return state.edit.hasSelection; },
            .needs = QT_TRANSLATE_NOOP("odori::Commands", "Select bones or morphs first."),
            .run = [](Editor& editor) { editor.curveEditor.commands().insertKeys(); }},
        {.id = "curves.deleteKey",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Dele&te and Keep the Motion"),
            .help = QT_TRANSLATE_NOOP("odori::Commands",
                "Deletes the selected keys and changes the curves to keep the motion"),
            .label = QT_TRANSLATE_NOOP("odori::Commands", "Delete key"),
            .icon = "delete-key",
            .keys = {Qt::CTRL | Qt::Key_Delete},
            .scope = Editors,
            .isEnabled = [](const EditorState& state) { return state.hasSelectedKeys(); },
            .needs = QT_TRANSLATE_NOOP("odori::Commands", "Select keys first."),
            .run = [](Editor& editor) { editor.curveEditor.commands().deleteKeys(); }},
        {.id = "curves.nudge",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "&Nudge Handles"),
            .help = QT_TRANSLATE_NOOP("odori::Commands",
                "Dragging moves the handles of all keys by the same amount, not "
                "to the same position, as with Shift"),
            .label = QT_TRANSLATE_NOOP("odori::Commands", "Nudge"),
            .icon = "nudge",
            .isChecked = [](const EditorState& state) { return state.curves.isNudging; },
            .run =
                [](Editor& editor) {
                    CurveView& view = editor.curveEditor.view();
                    view.setNudging(!view.isNudging());
                }},
        {.id = "curves.speed",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Show Spee&d"),
            .help = QT_TRANSLATE_NOOP("odori::Commands",
                "Shows the speed along the curve; the dotted line is constant speed"),
            .label = QT_TRANSLATE_NOOP("odori::Commands", "Speed"),
            .icon = "speed",
            .isChecked = [](const EditorState& state) { return state.curves.isSpeedShown; },
            .run =
                [](Editor& editor) {
                    CurveView& view = editor.curveEditor.view();
                    view.setSpeedShown(!view.isSpeedShown());
                }},
    };
}

} // namespace

QList<Command> curveCommands()
{
    return easingCommands() + pasteCommands();
}

} // namespace odori
