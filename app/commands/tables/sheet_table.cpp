// SPDX-License-Identifier: MIT
#include "app/commands/tables/command_tables.h"
#include "app/editing/beat_commands.h"
#include "app/editing/edit_commands.h"
#include "ui/dopesheet/dope_canvas.h"
#include "ui/dopesheet/dope_header.h"
#include "ui/dopesheet/dope_sheet.h"
#include "ui/settings/settings.h"

#include <QtCore/QCoreApplication>

namespace odori {

using enum CommandScope;

namespace {

using Filters = DopeRowsFilter::Filters;

bool canListen(const EditorState& state)
{
    return state.hasSound && !state.isListening;
}

constexpr auto needsSound = QT_TRANSLATE_NOOP("odori::Commands", "Open a sound first.");

/// A switch of a row filter.
template <bool Filters::*filter>
Command rowsCommand(const char* id, const char* text, const char* help, const char* label)
{
    return {.id = id,
        .text = text,
        .help = help,
        .label = label,
        .isChecked = [](const EditorState& state) { return state.rows.*filter; },
        .run =
            [](Editor& editor) {
                DopeHeader& header = editor.dopeSheet.header();
                Filters filters = header.filters();
                filters.*filter = !(filters.*filter);
                header.setFilters(filters);
            }};
}

QList<Command> rowCommands()
{
    return {
        rowsCommand<&Filters::keyed>("sheet.keyedRows",
            QT_TRANSLATE_NOOP("odori::Commands", "Only Ke&yed Rows"),
            QT_TRANSLATE_NOOP("odori::Commands", "Shows only rows that have keys"),
            QT_TRANSLATE_NOOP("odori::Commands", "Keyed")),
        rowsCommand<&Filters::selected>("sheet.selectedRows",
            QT_TRANSLATE_NOOP("odori::Commands", "Only &Selected Rows"),
            QT_TRANSLATE_NOOP("odori::Commands", "Shows only selected bones and morphs"),
            QT_TRANSLATE_NOOP("odori::Commands", "Selected")),
        rowsCommand<&Filters::drafts>("sheet.draftRows",
            QT_TRANSLATE_NOOP("odori::Commands", "Only Rows with &Drafts"),
            QT_TRANSLATE_NOOP("odori::Commands", "Shows only rows with drafts"),
            QT_TRANSLATE_NOOP("odori::Commands", "Drafts")),
        rowsCommand<&Filters::unmatched>("sheet.lostRows",
            QT_TRANSLATE_NOOP("odori::Commands", "Only Rows Not in the &Model"),
            QT_TRANSLATE_NOOP("odori::Commands", "Shows only tracks that the model lacks"),
            QT_TRANSLATE_NOOP("odori::Commands", "Not in model")),
    };
}

} // namespace

QList<Command> sheetCommands()
{
    const QList<Command> commands = {
        {.id = "sheet.addMarker",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Add Mar&ker"),
            .help = QT_TRANSLATE_NOOP("odori::Commands", "Gives the current frame a name"),
            .keys = {Qt::Key_M},
            .scope = DopeSheet,
            .run =
                [](Editor& editor) {
                    editor.dopeSheet.canvas().markers().add(editor.document.currentKeyFrame());
                }},
        {.id = "sheet.findBeats",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Find &Tempo and Beats of the Sound"),
            .help = QT_TRANSLATE_NOOP("odori::Commands",
                "Sets tempo, tempo changes and first beat to those of the open sound"),
            .isEnabled = canListen,
            .needs = needsSound,
            .run = [](Editor& editor) { editor.edits.beats().findBeats(); }},
        {.id = "sheet.onsetMarkers",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Ma&rkers from Onsets"),
            .help = QT_TRANSLATE_NOOP("odori::Commands",
                "Adds a marker wherever a note or a drum of the open sound begins, within the "
                "play range if it is set"),
            .isEnabled = canListen,
            .needs = needsSound,
            .run = [](Editor& editor) { editor.edits.beats().addOnsetMarkers(); }},
        {.id = "sheet.snapToBeats",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Sna&p Drags to Beats"),
            .help = QT_TRANSLATE_NOOP("odori::Commands",
                "Dragged keys, markers, ends of the play range and the current frame go to the "
                "nearest beat"),
            .isChecked = [](const EditorState& state) { return state.isSnappingToBeats; },
            .run =
                [](Editor& editor) {
                    DopeCanvas& canvas = editor.dopeSheet.canvas();
                    canvas.setSnapsToBeats(!canvas.snapsToBeats());
                }},
        {.id = "sheet.playFrom",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Play Range &Begins Here"),
            .keys = {Qt::Key_BracketLeft},
            .scope = DopeSheet,
            .run = [](Editor& editor) { editor.dopeSheet.canvas().setPlayEnd(false); }},
        {.id = "sheet.playTo",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Play Range &Ends Here"),
            .keys = {Qt::Key_BracketRight},
            .scope = DopeSheet,
            .run = [](Editor& editor) { editor.dopeSheet.canvas().setPlayEnd(true); }},
        {.id = "sheet.unfold",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "&Unfold Group"),
            .keys = {Qt::Key_Plus},
            .scope = DopeSheet,
            .run = [](Editor& editor) { editor.dopeSheet.canvas().rowCursor().fold(false); }},
        {.id = "sheet.fold",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "&Fold Group"),
            .keys = {Qt::Key_Minus},
            .scope = DopeSheet,
            .run = [](Editor& editor) { editor.dopeSheet.canvas().rowCursor().fold(true); }},
        {.id = "sheet.unfoldAll",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "U&nfold All Groups"),
            .keys = {Qt::Key_Asterisk},
            .scope = DopeSheet,
            .run = [](Editor& editor) { editor.dopeSheet.canvas().setAllFolded(false); }},
        {.id = "sheet.foldAll",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Fold &All Groups"),
            .keys = {Qt::Key_Slash},
            .scope = DopeSheet,
            .run = [](Editor& editor) { editor.dopeSheet.canvas().setAllFolded(true); }},
        {.id = "sheet.zoomIn",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Zoom &In"),
            .keys = {Qt::CTRL | Qt::Key_Plus, Qt::CTRL | Qt::Key_Equal},
            .scope = DopeSheet,
            .run = [](Editor& editor) { editor.dopeSheet.canvas().view().zoomBySteps(1); }},
        {.id = "sheet.zoomOut",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Zoom &Out"),
            .keys = {Qt::CTRL | Qt::Key_Minus},
            .scope = DopeSheet,
            .run = [](Editor& editor) { editor.dopeSheet.canvas().view().zoomBySteps(-1); }},
        {.id = "sheet.fit",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Show the &Whole Motion"),
            .help = QT_TRANSLATE_NOOP(
                "odori::Commands", "Shows the whole motion. Ctrl and wheel: zoom"),
            .label = QT_TRANSLATE_NOOP("odori::Commands", "Fit"),
            .keys = {Qt::CTRL | Qt::Key_0},
            .scope = DopeSheet,
            .run = [](Editor& editor) { editor.dopeSheet.canvas().view().fit(); }},
        {.id = "sheet.follow",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Fo&llow the Current Frame"),
            .help = QT_TRANSLATE_NOOP("odori::Commands",
                "During playback, keeps the current frame visible here and in the graph"),
            .label = QT_TRANSLATE_NOOP("odori::Commands", "Follow"),
            .isChecked = [](const EditorState& state) { return state.isFollowing; },
            .run =
                [](Editor& editor) {
                    DopeHeader& header = editor.dopeSheet.header();
                    header.setFollowing(!header.followsPlayhead());
                }},
        {.id = "sheet.spectrogram",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Spectro&gram of the Sound"),
            .help = QT_TRANSLATE_NOOP("odori::Commands",
                "Shows the pitches of the sound, from 40 Hz to 12 kHz, instead of its waveform"),
            .isChecked = [](const EditorState& state) { return state.isSpectrumShown; },
            .run =
                [](Editor& editor) {
                    editor.settings.setShowsSpectrum(!editor.settings.showsSpectrum());
                }},
    };
    return commands + rowCommands();
}

} // namespace odori
