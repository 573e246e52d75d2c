// SPDX-License-Identifier: MIT
#include "app/tours/tour.h"

#include "app/commands/commands.h"
#include "app/main_window.h"
#include "app/transport_bar.h"
#include "ui/curves/curve_editor.h"
#include "ui/dialogs/export/export_dialog.h"
#include "ui/dopesheet/dope_sheet.h"
#include "ui/viewport/viewport.h"

#include <QtCore/QCoreApplication>
#include <QtWidgets/QApplication>
#include <QtWidgets/QDockWidget>
#include <QtWidgets/QMenuBar>

#include <algorithm>

namespace odori {
namespace {

template <const char* const& name>
QWidget* dockNamed(MainWindow& window)
{
    return window.findChild<QDockWidget*>(QLatin1String(name));
}

constexpr const char* bones = "bones";

QWidget* view(MainWindow& window)
{
    return &window.viewport();
}

QWidget* sheet(MainWindow& window)
{
    return &window.dopeSheet();
}

QWidget* curves(MainWindow& window)
{
    return &window.curveEditor();
}

QWidget* transport(MainWindow& window)
{
    return &window.transport();
}

QWidget* menus(MainWindow& window)
{
    return window.menuBar();
}

TourStep playStep()
{
    return {QT_TRANSLATE_NOOP("odori::Tours", "Press %1 to play the motion, and again to stop it."),
        transport,
        [](const TourState& before, const TourState& now) {
            return before.hasPlayed && !now.isPlaying;
        },
        "playback.play"};
}

bool isAtOtherFrame(const TourState& before, const TourState& now)
{
    return now.frame != before.frame;
}

bool hasSegment(std::span<const std::uint32_t> frames)
{
    return frames.size() > 1;
}

/// Whether the frame is after a key and before the next one.
bool isBetween(std::span<const std::uint32_t> frames, double frame)
{
    const auto next = std::lower_bound(frames.begin(), frames.end(), frame);
    return next != frames.begin() && next != frames.end() && double(*next) != frame;
}

bool isFor(const Tour& tour, const mmd::Actor& actor)
{
    if (!actor.model || actor.model->data.bones.empty())
        return false;
    const auto& tracks = actor.motion.bones;
    return !tour.needsKeys || std::any_of(tracks.begin(), tracks.end(), [&](const auto& track) {
        return hasSegment(track->frames()) && !actor.model->bonesOfTrack(track->name()).empty();
    });
}

Tour poseTour()
{
    return {QT_TRANSLATE_NOOP("odori::Tours", "Pose and key"),
        QT_TRANSLATE_NOOP("odori::Tours", "Turn a bone, register a key, and play it"),
        {{QT_TRANSLATE_NOOP("odori::Tours",
              "Click a bone of the model, such as a wrist. You can also choose it in the list "
              "of bones."),
             view, [](const TourState&, const TourState& now) { return now.selectedBones > 0; }},
            {QT_TRANSLATE_NOOP("odori::Tours",
                 "Press %1 (Rotate), then drag a ring around the bone. The change is a draft: "
                 "it is shown, but it is not a key yet."),
                view,
                [](const TourState& before, const TourState& now) {
                    return now.hasMoreDrafts(before) || now.hasOtherKeys(before);
                },
                "pose.rotate"},
            {QT_TRANSLATE_NOOP("odori::Tours",
                 "Press %1. The draft becomes a key at the current frame. In the dope sheet "
                 "a key is a diamond."),
                sheet,
                [](const TourState& before, const TourState& now) {
                    return now.hasOtherKeys(before);
                },
                "keys.register"},
            {QT_TRANSLATE_NOOP("odori::Tours",
                 "Drag in the ruler of the dope sheet to go to another frame, about 15 frames "
                 "later."),
                sheet, isAtOtherFrame},
            {QT_TRANSLATE_NOOP(
                 "odori::Tours", "Turn the bone the other way with its ring, and press %1 again."),
                view,
                [](const TourState& before, const TourState& now) {
                    return now.drafts == 0 && now.hasOtherKeys(before);
                },
                "keys.register"},
            playStep(),
            {QT_TRANSLATE_NOOP("odori::Tours",
                 "That is all: pose, Enter, next frame. Ctrl+Z takes any step back. Ctrl+S saves "
                 "the motion as a VMD file."),
                view}}};
}

Tour curveTour()
{
    return {QT_TRANSLATE_NOOP("odori::Tours", "Fix a curve"),
        QT_TRANSLATE_NOOP("odori::Tours", "Change how a bone moves from one key to the next"),
        {{QT_TRANSLATE_NOOP("odori::Tours",
              "Choose a bone with keys in the list, such as 左腕. The dope sheet shows its keys."),
             dockNamed<bones>,
             [](const TourState&, const TourState& now) { return now.hasSegment; }},
            {QT_TRANSLATE_NOOP("odori::Tours",
                 "Drag in the ruler of the dope sheet to a frame between two keys of the bone. "
                 "There you will see how a curve moves it."),
                sheet, [](const TourState&, const TourState& now) { return now.isInSegment; }},
            {QT_TRANSLATE_NOOP("odori::Tours",
                 "Click the key of the bone after this frame. Its curve is the way from the key "
                 "before it."),
                sheet, [](const TourState&, const TourState& now) { return now.hasCurve; }},
            {QT_TRANSLATE_NOOP("odori::Tours",
                 "Drag one of the two handles of the curve. The grid is MMD's, from 0 to 127. "
                 "The view shows the result at once."),
                curves,
                [](const TourState& before, const TourState& now) {
                    return now.hasOtherKeys(before);
                }},
            {QT_TRANSLATE_NOOP("odori::Tours",
                 "Click Values at the top of the curves. This shows the graph of the values, in "
                 "which you can drag keys in time and in value."),
                curves, [](const TourState&, const TourState& now) { return now.showsValues; }},
            playStep(),
            {QT_TRANSLATE_NOOP("odori::Tours",
                 "That is all. Ctrl+Z takes the change back. You can change thousands of curves "
                 "at once: select more keys first."),
                view}},
        true};
}

Tour exportTour()
{
    return {QT_TRANSLATE_NOOP("odori::Tours", "Export to Blender"),
        QT_TRANSLATE_NOOP("odori::Tours", "Write model and motion to an FBX or GLB file"),
        {{QT_TRANSLATE_NOOP("odori::Tours",
              "Play the motion (%1). What you see is what the file will contain: IK and "
              "physics become ordinary keys."),
             transport, [](const TourState&, const TourState& now) { return now.isPlaying; },
             "playback.play"},
            {QT_TRANSLATE_NOOP("odori::Tours",
                 "Choose Export in the File menu. In the dialog choose Blender as the target, "
                 "then a name for the file, and press Export."),
                menus, [](const TourState&, const TourState& now) { return now.isExporting; }},
            {QT_TRANSLATE_NOOP("odori::Tours",
                 "When the file is written: in Blender choose File, Import, FBX. Keep the usual "
                 "settings. The model has its bones, its morphs as shape keys, and the motion as "
                 "an action."),
                view}},
        true}; // without keys, one frame would be played
}

} // namespace

TourState tourState(MainWindow& window)
{
    const Document& document = window.document();
    TourState state;
    state.frame = document.currentFrame();
    if (const mmd::Actor* actor = document.actor()) {
        state.model = actor->id;
        state.motion = actor->motion;
        state.drafts = actor->drafts.size();
    }
    for (const mmd::TrackId& track : document.selection().tracks) {
        if (track.kind != mmd::TrackKind::Bone)
            continue;
        const auto frames = mmd::framesOf(state.motion, track);
        ++state.selectedBones;
        state.hasSegment = state.hasSegment || hasSegment(frames);
        state.isInSegment = state.isInSegment || isBetween(frames, state.frame);
    }
    for (const mmd::TrackKeys& keys : document.selection().keys)
        if (const auto frames = mmd::framesOf(state.motion, keys.track);
            !frames.empty() && !keys.frames.empty() && keys.frames.back() > frames.front())
            state.hasCurve = true;
    state.showsValues = window.curveEditor().state().showsValues;
    state.isPlaying = window.playback().isPlaying();
    state.isExporting = qobject_cast<ExportDialog*>(QApplication::activeModalWidget());
    return state;
}

const QList<Tour>& tours()
{
    static const QList<Tour> all{poseTour(), curveTour(), exportTour()};
    return all;
}

mmd::ActorId modelFor(const Tour& tour, const Document& document)
{
    const mmd::Actor* last = mmd::findActor(document.scene(), document.lastModel());
    if (last && isFor(tour, *last))
        return last->id;
    for (const mmd::Actor& actor : document.scene().actors)
        if (isFor(tour, actor))
            return actor.id;
    return mmd::sceneActor;
}

QString textOf(const TourStep& step, MainWindow& window)
{
    const QString text = textOf(step.text);
    if (!step.command)
        return text;
    const QString key = window.commands().keyText(step.command);
    return text.arg(
        key.isEmpty() ? Commands::plainText(window.commands().action(step.command)->text()) : key);
}

QString textOf(const char* tourText)
{
    return QCoreApplication::translate("odori::Tours", tourText);
}

} // namespace odori
