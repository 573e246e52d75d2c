// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"
#include "app/commands/tables/command_tables.h"
#include "app/main_window.h"
#include "app/wide_dock.h"
#include "libmmd/scene/edits/values/curves.h"
#include "ui/curves/curve_commands.h"
#include "ui/curves/curve_editor.h"
#include "ui/curves/graph/value_canvas.h"
#include "ui/curves/value_view.h"
#include "ui/document/document.h"

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

QString soloTitle(const EditorState& state)
{
    return state.curves.track.isEmpty() ? Commands::tr("Solo")
                                        : Commands::tr("Solo %1").arg(state.curves.track);
}

QString hideTitle(const EditorState& state)
{
    return state.curves.track.isEmpty()
               ? Commands::tr("Hide in the Graph")
               : Commands::tr("Hide %1 in the Graph").arg(state.curves.track);
}

QString lockTitle(const EditorState& state)
{
    return state.curves.track.isEmpty()
               ? Commands::tr("Lock in the Graph")
               : Commands::tr("Lock %1 in the Graph").arg(state.curves.track);
}

bool hasTrack(const EditorState& state)
{
    return !state.curves.track.isEmpty();
}

/// Changes the look of the active line's track.
void changeLook(Editor& editor, void (*change)(TrackLook&))
{
    ValueCanvas& graph = graphOf(editor);
    if (const auto& line = graph.activeLine()) {
        TrackLook look = graph.graph().look(line->track);
        change(look);
        graph.setLook(line->track, look);
    }
}

void toggleSolo(Editor& editor)
{
    ValueCanvas& graph = graphOf(editor);
    if (const auto& line = graph.activeLine())
        graph.setSolo(line->track, !graph.graph().look(line->track).isSolo);
}

template <bool GraphOptions::*option>
void toggleOption(Editor& editor)
{
    GraphOptions options = graphOf(editor).options();
    options.*option = !(options.*option);
    graphOf(editor).setOptions(options);
}

template <bool GraphOptions::*option>
bool isOptionOn(const EditorState& state)
{
    return state.curves.options.*option;
}

QList<Command> trackCommands()
{
    return {
        {.id = "graph.solo",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Solo"),
            .help = QT_TRANSLATE_NOOP(
                "odori::Commands", "Draws only the lines of the bone with the active line"),
            .isEnabled = hasTrack,
            .needs = QT_TRANSLATE_NOOP("odori::Commands", "Click a line of the graph first."),
            .isChecked = [](const EditorState& state) { return state.curves.isSolo; },
            .title = soloTitle,
            .run = toggleSolo},
        {.id = "graph.hideTrack",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Hide in the Graph"),
            .isEnabled = hasTrack,
            .needs = QT_TRANSLATE_NOOP("odori::Commands", "Click a line of the graph first."),
            .title = hideTitle,
            .run =
                [](Editor& editor) {
                    changeLook(editor, [](TrackLook& look) { look.isHidden = true; });
                }},
        {.id = "graph.lockTrack",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Lock in the Graph"),
            .help = QT_TRANSLATE_NOOP("odori::Commands",
                "The keys of a locked bone can be neither selected nor changed in the graph"),
            .isEnabled = hasTrack,
            .needs = QT_TRANSLATE_NOOP("odori::Commands", "Click a line of the graph first."),
            .isChecked = [](const EditorState& state) { return state.curves.isLocked; },
            .title = lockTitle,
            .run =
                [](Editor& editor) {
                    changeLook(editor, [](TrackLook& look) { look.isLocked = !look.isLocked; });
                }},
        {.id = "graph.resetTracks",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Show and Unlock All"),
            .help = QT_TRANSLATE_NOOP("odori::Commands",
                "Ends solo, and shows and unlocks all bones and morphs of the graph"),
            .isEnabled = [](const EditorState& state) { return state.curves.hasLooks; },
            .needs = QT_TRANSLATE_NOOP(
                "odori::Commands", "No line of the graph is hidden, locked or alone."),
            .run = [](Editor& editor) { graphOf(editor).resetLooks(); }},
    };
}

template <BoxPivot pivot>
bool hasBoxPivot(const EditorState& state)
{
    return state.curves.options.pivot == pivot;
}

template <BoxPivot pivot>
void setBoxPivot(Editor& editor)
{
    GraphOptions options = graphOf(editor).options();
    options.pivot = pivot;
    graphOf(editor).setOptions(options);
}

template <BoxPivot pivot>
Command boxPivotCommand(const char* id, const char* text, const char* help)
{
    return {.id = id,
        .text = text,
        .help = help,
        .isChecked = hasBoxPivot<pivot>,
        .choice = "graphPivot",
        .run = setBoxPivot<pivot>};
}

QList<Command> boxCommands()
{
    return {
        {.id = "graph.box",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Scaling &Box"),
            .help = QT_TRANSLATE_NOOP("odori::Commands",
                "Shows a box around the selected keys. Its sides and corners scale their frames "
                "and values; a typed number is the factor"),
            .icon = "scale-box",
            .keys = {Qt::Key_T},
            .scope = Curves,
            .isChecked = isOptionOn<&GraphOptions::hasBox>,
            .run = toggleOption<&GraphOptions::hasBox>},
        boxPivotCommand<BoxPivot::OppositeSide>("graph.pivotSide",
            QT_TRANSLATE_NOOP("odori::Commands", "Scale about the &Opposite Side"),
            QT_TRANSLATE_NOOP("odori::Commands", "The side across from the dragged one stays")),
        boxPivotCommand<BoxPivot::Centre>("graph.pivotCentre",
            QT_TRANSLATE_NOOP("odori::Commands", "Scale about the Centre"),
            QT_TRANSLATE_NOOP("odori::Commands", "The middle of the box stays")),
        boxPivotCommand<BoxPivot::CurrentFrame>("graph.pivotFrame",
            QT_TRANSLATE_NOOP("odori::Commands", "Scale about the Current Frame"),
            QT_TRANSLATE_NOOP(
                "odori::Commands", "The current frame and the values of the lines there stay")),
        {.id = "graph.zoomBox",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "&Zoom to a Box"),
            .help = QT_TRANSLATE_NOOP("odori::Commands",
                "The next drag draws a rectangle that then fills the graph, as Ctrl and the middle "
                "button do"),
            .icon = "zoom-box",
            .keys = {Qt::Key_B},
            .scope = Curves,
            .isEnabled = [](const EditorState& state) { return state.curves.showsValues; },
            .needs = QT_TRANSLATE_NOOP("odori::Commands", "Show the graph first."),
            .isChecked = [](const EditorState& state) { return state.curves.isZoomingToBox; },
            .run =
                [](Editor& editor) {
                    ValueCanvas& graph = graphOf(editor);
                    graph.setZoomingToBox(!graph.isZoomingToBox());
                }},
        {.id = "graph.fullWidth",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Full Width"),
            .help = QT_TRANSLATE_NOOP(
                "odori::Commands", "Gives the curve editor the full width of the window, and back"),
            .icon = "full-width",
            .keys = {Qt::Key_D},
            .scope = Curves,
            .isChecked = [](const EditorState& state) { return state.isCurveEditorWide; },
            .run =
                [](Editor& editor) {
                    WideDock& wide = editor.window.wideCurves();
                    if (!wide.canBeWide())
                        editor.document.say(
                            Commands::tr("The floating curve editor can have any size"));
                    else if (!wide.setWide(!wide.isWide()))
                        editor.document.say(Commands::tr("Nothing is beside the curve editor"));
                }},
    };
}

QList<Command> optionCommands()
{
    return {
        {.id = "graph.normalize",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Normalize"),
            .help = QT_TRANSLATE_NOOP("odori::Commands",
                "Shows each line in its own range, from −1 to 1, so that small and large values "
                "can be compared"),
            .icon = "normalize",
            .keys = {Qt::Key_N},
            .scope = Curves,
            .isChecked = isOptionOn<&GraphOptions::isNormalized>,
            .run = toggleOption<&GraphOptions::isNormalized>},
        {.id = "graph.trackColours",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Co&lours of Bones"),
            .help = QT_TRANSLATE_NOOP("odori::Commands",
                "If there are several bones, each has its own colour instead of the colours of X, "
                "Y and Z"),
            .isChecked = isOptionOn<&GraphOptions::isColouredByTrack>,
            .run = toggleOption<&GraphOptions::isColouredByTrack>},
        {.id = "graph.ghosts",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "&Ghosts"),
            .help = QT_TRANSLATE_NOOP(
                "odori::Commands", "Shows faintly the curves before the running or last edit"),
            .isChecked = isOptionOn<&GraphOptions::hasGhosts>,
            .run = toggleOption<&GraphOptions::hasGhosts>},
    };
}

QList<Command> lineCommands()
{
    return {
        {.id = "graph.copyCurve",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Copy Curve of the Active Line"),
            .icon = "copy",
            .isEnabled = hasCurveOfLine,
            .needs = QT_TRANSLATE_NOOP("odori::Commands", "Select keys first."),
            .title = copyTitle,
            .isVisible = showsCurveOfLine,
            .run = [](Editor& editor) { editor.curveEditor.commands().copy(curveOfLine(editor)); }},
        {.id = "graph.pasteCurve",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Paste Curve to the Active Line"),
            .icon = "paste",
            .isEnabled = hasCurveOfLine,
            .needs = QT_TRANSLATE_NOOP("odori::Commands", "Select keys first."),
            .title = pasteTitle,
            .isVisible = showsCurveOfLine,
            .run =
                [](Editor& editor) { editor.curveEditor.commands().paste(curveOfLine(editor)); }},
        {.id = "graph.muteOthers",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Mute Others"),
            .isEnabled = [](const EditorState& state) { return state.curves.hasOthers; },
            .needs = QT_TRANSLATE_NOOP("odori::Commands", "There are no other lines."),
            .title = muteTitle,
            .run = muteOthers},
        {.id = "graph.showAll",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Show All Channels"),
            .isEnabled = [](const EditorState& state) { return state.curves.hasMuted; },
            .needs = QT_TRANSLATE_NOOP("odori::Commands", "All channels are shown already."),
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
    return rules + boxCommands() + optionCommands() + trackCommands() + lineCommands();
}

} // namespace odori
