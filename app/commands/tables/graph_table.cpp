// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"
#include "app/commands/tables/command_tables.h"
#include "libmmd/scene/edits/values/curves.h"
#include "ui/curves/curve_commands.h"
#include "ui/curves/curve_editor.h"
#include "ui/curves/graph/value_canvas.h"
#include "ui/curves/value_view.h"

namespace odori {
namespace {

using enum CommandScope;

ValueCanvas& graphOf(Editor& editor)
{
    return editor.curveEditor.valueView().canvas();
}

/// At most one of the two locks is on.
void toggleFrameLock(Editor& editor)
{
    DragRules rules = graphOf(editor).rules();
    rules.keepsFrames = !rules.keepsFrames;
    rules.keepsValues = rules.keepsValues && !rules.keepsFrames;
    graphOf(editor).setRules(rules);
}

void toggleValueLock(Editor& editor)
{
    DragRules rules = graphOf(editor).rules();
    rules.keepsValues = !rules.keepsValues;
    rules.keepsFrames = rules.keepsFrames && !rules.keepsValues;
    graphOf(editor).setRules(rules);
}

void toggleSnapping(Editor& editor)
{
    DragRules rules = graphOf(editor).rules();
    rules.isSnapping = !rules.isSnapping;
    graphOf(editor).setRules(rules);
}

bool showsCurveOfLine(const EditorState& state)
{
    return state.curves.showsValues && state.curves.curve.has_value();
}

bool hasCurveOfLine(const EditorState& state)
{
    return showsCurveOfLine(state) && state.hasSelectedKeys();
}

mmd::CurveChannels curveOfLine(Editor& editor)
{
    return mmd::CurveChannels(1u << editor.curveEditor.state().curve.value_or(0));
}

/// The curve of the active line: the easing view's channel buttons are hidden.
QString curveName(const EditorState& state)
{
    return isRotation(*state.curves.channel) ? Commands::tr("Rotation")
                                             : ValueCanvas::channelName(*state.curves.channel);
}

QString copyTitle(const EditorState& state)
{
    return state.curves.curve ? Commands::tr("Copy Curve of %1").arg(curveName(state))
                              : Commands::tr("Copy Curve of the Active Line");
}

QString pasteTitle(const EditorState& state)
{
    return state.curves.curve ? Commands::tr("Paste Curve to %1").arg(curveName(state))
                              : Commands::tr("Paste Curve to the Active Line");
}

QString muteTitle(const EditorState& state)
{
    return state.curves.channel ? Commands::tr("Mute All but %1")
                                      .arg(ValueCanvas::channelName(*state.curves.channel))
                                : Commands::tr("Mute Others");
}

void muteOthers(Editor& editor)
{
    ValueCanvas& graph = graphOf(editor);
    if (const auto& line = graph.activeLine())
        graph.setMuted(mmd::ChannelSet(graph.graph().channels() & ~bitOf(line->channel)));
}

QList<Command> lineCommands()
{
    return {
        {.id = "graph.copyCurve",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Copy Curve of the Active Line"),
            .icon = "copy",
            .isEnabled = hasCurveOfLine,
            .title = copyTitle,
            .isVisible = showsCurveOfLine,
            .run = [](Editor& editor) { editor.curveEditor.commands().copy(curveOfLine(editor)); }},
        {.id = "graph.pasteCurve",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Paste Curve to the Active Line"),
            .icon = "paste",
            .isEnabled = hasCurveOfLine,
            .title = pasteTitle,
            .isVisible = showsCurveOfLine,
            .run =
                [](Editor& editor) { editor.curveEditor.commands().paste(curveOfLine(editor)); }},
        {.id = "graph.muteOthers",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Mute Others"),
            .isEnabled = [](const EditorState& state) { return state.curves.hasOthers; },
            .title = muteTitle,
            .run = muteOthers},
        {.id = "graph.showAll",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Show All Channels"),
            .isEnabled = [](const EditorState& state) { return state.curves.hasMuted; },
            .run = [](Editor& editor) { graphOf(editor).setMuted(0); }},
    };
}

} // namespace

QList<Command> graphCommands()
{
    const QList<Command> rules = {
        {.id = "graph.lockFrames",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Lock &Frames"),
            .help =
                QT_TRANSLATE_NOOP("odori::Commands", "Dragging a key changes only its value. With "
                                                     "Shift, the direction of the drag decides"),
            .icon = "lock-frames",
            .isChecked = [](const EditorState& state) { return state.curves.rules.keepsFrames; },
            .run = toggleFrameLock},
        {.id = "graph.lockValues",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Lock Val&ues"),
            .help =
                QT_TRANSLATE_NOOP("odori::Commands", "Dragging a key changes only its frame. With "
                                                     "Shift, the direction of the drag decides"),
            .icon = "lock-values",
            .isChecked = [](const EditorState& state) { return state.curves.rules.keepsValues; },
            .run = toggleValueLock},
        {.id = "graph.snap",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "&Snap Values"),
            .help = QT_TRANSLATE_NOOP("odori::Commands",
                "Dragged keys snap to round values; the steps are finer when "
                "the graph is larger. Frames are always whole numbers"),
            .icon = "snap",
            .isChecked = [](const EditorState& state) { return state.curves.rules.isSnapping; },
            .run = toggleSnapping},
        {.id = "graph.fitSelection",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Show the Selected &Keys"),
            .icon = "fit-selection",
            .run = [](Editor& editor) { graphOf(editor).fitSelection(); }},
        {.id = "graph.fit",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Show the &Whole Motion"),
            .icon = "fit-all",
            .keys = {Qt::CTRL | Qt::Key_0},
            .scope = Curves,
            .run = [](Editor& editor) { graphOf(editor).fitAll(); }},
    };
    return rules + lineCommands();
}

} // namespace odori
