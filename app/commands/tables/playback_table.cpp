// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"
#include "app/commands/tables/command_tables.h"
#include "app/transport_bar.h"
#include "libmmd/scene/edits/scene/scene_edits.h"
#include "ui/document/document.h"
#include "ui/document/playback.h"
#include "ui/dopesheet/dope_sheet.h"
#include "ui/settings/settings.h"

#include <QtCore/QCoreApplication>
#include <QtWidgets/QSpinBox>

namespace odori {

using enum CommandScope;

namespace {

constexpr auto needsSound = QT_TRANSLATE_NOOP("odori::Commands", "Open a sound first.");

const mmd::SceneSound& soundOf(const EditorState& state)
{
    return state.document.scene().settings.sound;
}

bool hasSound(const EditorState& state)
{
    return !soundOf(state).path.empty();
}

template <class Change>
void changeSound(Editor& editor, const QString& text, Change change)
{
    editor.document.cancelGesture();
    mmd::SceneSound sound = editor.document.scene().settings.sound;
    change(sound);
    editor.document.apply(mmd::setSound(editor.document.scene(), sound), text);
}

} // namespace

QList<Command> playbackCommands()
{
    return {
        {.id = "playback.play",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "&Play / Stop"),
            .icon = "play",
            .checkedIcon = "stop",
            .keys = {Qt::Key_P},
            .scope = Editors,
            .isChecked = [](const EditorState& state) { return state.isPlaying; },
            .title =
                [](const EditorState& state) {
                    return state.isPlaying ? Commands::tr("Sto&p") : Commands::tr("&Play");
                },
            .run = [](Editor& editor) { editor.playback.toggle(); }},
        {.id = "playback.previousFrame",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Previous F&rame"),
            .icon = "previous-frame",
            .keys = {Qt::Key_Left},
            .scope = TimeLines,
            .run = [](Editor& editor) { editor.transport.step(-1); }},
        {.id = "playback.nextFrame",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Ne&xt Frame"),
            .icon = "next-frame",
            .keys = {Qt::Key_Right},
            .scope = TimeLines,
            .run = [](Editor& editor) { editor.transport.step(1); }},
        {.id = "playback.previousKey",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Pre&vious Key"),
            .icon = "previous-key",
            .keys = {Qt::CTRL | Qt::Key_Up, Qt::SHIFT | Qt::Key_Left},
            .scope = TimeLines,
            .run = [](Editor& editor) { editor.dopeSheet.previousKey(); }},
        {.id = "playback.nextKey",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "&Next Key"),
            .icon = "next-key",
            .keys = {Qt::CTRL | Qt::Key_Down, Qt::SHIFT | Qt::Key_Right},
            .scope = TimeLines,
            .run = [](Editor& editor) { editor.dopeSheet.nextKey(); }},
        {.id = "playback.previousCut",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Previous &Cut"),
            .help = QT_TRANSLATE_NOOP("odori::Commands",
                "Goes to the cut of the camera before this frame: two camera keys one frame apart"),
            .keys = {Qt::CTRL | Qt::SHIFT | Qt::Key_Up},
            .scope = TimeLines,
            .run = [](Editor& editor) { editor.dopeSheet.previousCut(); }},
        {.id = "playback.nextCut",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Next C&ut"),
            .help = QT_TRANSLATE_NOOP("odori::Commands",
                "Goes to the next cut of the camera: two camera keys one frame apart"),
            .keys = {Qt::CTRL | Qt::SHIFT | Qt::Key_Down},
            .scope = TimeLines,
            .run = [](Editor& editor) { editor.dopeSheet.nextCut(); }},
        {.id = "playback.first",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "&First Frame"),
            .icon = "first",
            .keys = {Qt::Key_Home},
            .scope = Editors,
            .run = [](Editor& editor) { editor.transport.goToFirst(); }},
        {.id = "playback.last",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "&Last Key"),
            .icon = "last",
            .keys = {Qt::Key_End},
            .scope = Editors,
            .run = [](Editor& editor) { editor.transport.goToLast(); }},
        {.id = "playback.loop",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "L&oop"),
            .help = QT_TRANSLATE_NOOP("odori::Commands", "Plays the play range again and again"),
            .icon = "loop",
            .isChecked = [](const EditorState& state) { return state.isLooping; },
            .run =
                [](Editor& editor) { editor.playback.setLooping(!editor.playback.isLooping()); }},
        {.id = "playback.slower",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Pl&ay Slower"),
            .help = QT_TRANSLATE_NOOP(
                "odori::Commands", "Chooses the next lower speed of the tool bar, down to 0.1×"),
            .run = [](Editor& editor) { editor.transport.changeSpeed(-1); }},
        {.id = "playback.faster",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Pla&y Faster"),
            .help = QT_TRANSLATE_NOOP(
                "odori::Commands", "Chooses the next higher speed of the tool bar, up to 2×"),
            .run = [](Editor& editor) { editor.transport.changeSpeed(1); }},
        {.id = "playback.selection",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Play Selec&tion"),
            .help = QT_TRANSLATE_NOOP(
                "odori::Commands", "Plays from the first to the last selected key"),
            .keys = {Qt::CTRL | Qt::Key_P},
            .isEnabled = [](const EditorState& state) { return state.hasSelectedKeys(); },
            .needs = QT_TRANSLATE_NOOP("odori::Commands", "Select keys first."),
            .run = [](Editor& editor) { editor.playback.playSelection(); }},
        {.id = "playback.wholeFrames",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Sho&w Whole Frames Only"),
            .help = QT_TRANSLATE_NOOP("odori::Commands",
                "Plays 30 pictures a second, one for each frame, instead of as "
                "many as the display has"),
            .isChecked = [](const EditorState& state) { return state.playsWholeFrames; },
            .run =
                [](Editor& editor) {
                    editor.settings.setPlaysInSteps(!editor.settings.playsInSteps());
                }},
        {.id = "playback.returning",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Go &Back When It Stops"),
            .help = QT_TRANSLATE_NOOP(
                "odori::Commands", "Goes back to the frame where playback began when it stops"),
            .isChecked = [](const EditorState& state) { return state.isReturning; },
            .run =
                [](Editor& editor) {
                    editor.settings.setReturnsToStart(!editor.settings.returnsToStart());
                }},
        {.id = "playback.soundHere",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "&Sound Begins Here"),
            .help = QT_TRANSLATE_NOOP(
                "odori::Commands", "Moves the sound: it begins at the current frame"),
            .isEnabled = hasSound,
            .needs = needsSound,
            .run =
                [](Editor& editor) {
                    changeSound(editor, Commands::tr("Move Sound"), [&](mmd::SceneSound& sound) {
                        sound.offset = mmd::soundOffset(editor.document.currentFrame());
                    });
                }},
        {.id = "playback.mute",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "&Mute the Sound"),
            .isEnabled = hasSound,
            .needs = needsSound,
            .isChecked = [](const EditorState& state) { return soundOf(state).isMuted; },
            .run =
                [](Editor& editor) {
                    changeSound(editor, Commands::tr("Mute Sound"),
                        [](mmd::SceneSound& sound) { sound.isMuted = !sound.isMuted; });
                }},
        {.id = "playback.removeSound",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "R&emove the Sound"),
            .help = QT_TRANSLATE_NOOP(
                "odori::Commands", "Removes the sound from the scene; its file stays"),
            .isEnabled = hasSound,
            .needs = needsSound,
            .run =
                [](Editor& editor) {
                    changeSound(editor, Commands::tr("Remove Sound"),
                        [](mmd::SceneSound& sound) { sound = {}; });
                }},
        {.id = "playback.goTo",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "&Go to Frame"),
            .keys = {Qt::Key_G},
            .scope = Editors,
            .run =
                [](Editor& editor) {
                    editor.transport.frameField()->setFocus();
                    editor.transport.frameField()->selectAll();
                }},
    };
}

} // namespace odori
