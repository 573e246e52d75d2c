// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"
#include "app/commands/tables/command_tables.h"
#include "app/transport_bar.h"
#include "ui/document/playback.h"
#include "ui/dopesheet/dope_sheet.h"

#include <QtCore/QCoreApplication>
#include <QtWidgets/QSpinBox>

namespace odori {

using enum CommandScope;

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
