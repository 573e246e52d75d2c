// SPDX-License-Identifier: MIT
#include "app/commands/tables/command_tables.h"
#include "app/editing/edit_dialogs.h"
#include "libmmd/scene/selecting.h"
#include "ui/document/bones/bone_lists.h"
#include "ui/dopesheet/dope_sheet.h"
#include "ui/viewport/viewport.h"

#include <QtCore/QCoreApplication>

namespace odori {
namespace {

/// Selects keys of the visible rows, or of the selected tracks.
void selectKeys(Editor& editor, std::uint32_t first, std::uint32_t last, bool ofSelected)
{
    Document& document = editor.document;
    const mmd::Motion* motion = mmd::findMotion(document.scene(), document.scene().active);
    const std::vector<mmd::TrackId> tracks =
        ofSelected ? selectedTracks(document) : editor.dopeSheet.visibleTracks();
    if (motion)
        document.select(mmd::keysBetween(*motion, tracks, first, last));
}

void selectAll(Editor& editor)
{
    if (editor.viewport.hasFocus())
        editor.viewport.selectAllBones();
    else
        selectKeys(editor, 0, mmd::endOfTime, false);
}

void selectColumn(Editor& editor)
{
    const std::uint32_t frame = editor.document.currentKeyFrame();
    selectKeys(editor, frame, frame, false);
}

void selectChanged(Editor& editor)
{
    editor.document.select(changesHere(editor.document));
}

void invert(Editor& editor)
{
    Document& document = editor.document;
    const mmd::Motion* motion = mmd::findMotion(document.scene(), document.scene().active);
    const std::vector<mmd::TrackId> tracks = editor.dopeSheet.visibleTracks();
    const mmd::Selection& before = document.selection();
    if (motion && !before.keys.empty()) {
        mmd::Selection inverted = mmd::chosen({{}, before.keys},
            mmd::keysBetween(*motion, tracks, 0, mmd::endOfTime), mmd::Choosing::Toggle);
        std::vector<mmd::TrackId> rows;
        for (const mmd::TrackKeys& each : inverted.keys)
            rows.push_back(each.track);
        inverted.tracks = std::move(rows);
        document.select(std::move(inverted));
        return;
    }
    mmd::Selection others;
    std::vector<mmd::TrackId> rows;
    for (const mmd::TrackId& track : tracks)
        if (!before.hasTrack(track))
            rows.push_back(track);
    std::sort(rows.begin(), rows.end());
    others.tracks = std::move(rows);
    document.select(std::move(others));
}

bool hasAnyKey(const EditorState& state)
{
    return state.edit.hasAnyKey;
}

bool hasBones(const EditorState& state)
{
    return state.boneLists.hasBones;
}

} // namespace

QList<Command> selectCommands()
{
    using enum CommandScope;
    return {
        {.id = "select.all",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "&All in This Editor"),
            .help =
                QT_TRANSLATE_NOOP("odori::Commands", "Selects all bones if the view has the focus, "
                                                     "otherwise all keys of the visible rows"),
            .isEnabled =
                [](const EditorState& state) {
                    return state.edit.hasAnyKey || state.edit.hasBoneModel;
                },
            .needs = QT_TRANSLATE_NOOP("odori::Commands", "There are no keys and no bones."),
            .run = selectAll},
        {.id = "select.allKeys",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "All &Keys"),
            .help = QT_TRANSLATE_NOOP("odori::Commands", "Selects all keys of the visible rows"),
            .keys = {Qt::CTRL | Qt::Key_A},
            .isEnabled = hasAnyKey,
            .needs = QT_TRANSLATE_NOOP("odori::Commands", "There are no keys."),
            .run = [](Editor& editor) { selectKeys(editor, 0, mmd::endOfTime, false); }},
        {.id = "select.column",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "&Column"),
            .help = QT_TRANSLATE_NOOP(
                "odori::Commands", "Selects the keys of the visible rows at the current frame"),
            .keys = {Qt::CTRL | Qt::SHIFT | Qt::Key_C},
            .scope = Editors,
            .isEnabled = hasAnyKey,
            .needs = QT_TRANSLATE_NOOP("odori::Commands", "There are no keys."),
            .run = selectColumn},
        {.id = "select.rows",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Keys of the Selected &Rows"),
            .help = QT_TRANSLATE_NOOP(
                "odori::Commands", "Selects all keys of the selected bones and morphs"),
            .keys = {Qt::CTRL | Qt::SHIFT | Qt::Key_R},
            .scope = Editors,
            .isEnabled =
                [](const EditorState& state) {
                    return state.edit.hasAnyKey && state.edit.hasSelection;
                },
            .needs = QT_TRANSLATE_NOOP(
                "odori::Commands", "Select bones or morphs first that have keys."),
            .run = [](Editor& editor) { selectKeys(editor, 0, mmd::endOfTime, true); }},
        {.id = "select.onwards",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "From This Frame &On"),
            .help = QT_TRANSLATE_NOOP("odori::Commands",
                "Selects the keys of the visible rows at the current frame and later"),
            .isEnabled = hasAnyKey,
            .needs = QT_TRANSLATE_NOOP("odori::Commands", "There are no keys."),
            .run =
                [](Editor& editor) {
                    selectKeys(editor, editor.document.currentKeyFrame(), mmd::endOfTime, false);
                }},
        {.id = "select.range",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Ran&ge…"),
            .help = QT_TRANSLATE_NOOP("odori::Commands", "Selects the keys in a range of frames"),
            .keys = {Qt::CTRL | Qt::SHIFT | Qt::Key_A},
            .isEnabled = hasAnyKey,
            .needs = QT_TRANSLATE_NOOP("odori::Commands", "There are no keys."),
            .run = [](Editor& editor) { editor.dialogs.selectRange(); }},
        {.id = "select.allBones",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "All &Bones"),
            .keys = {Qt::Key_A},
            .scope = Editors,
            .isEnabled = [](const EditorState& state) { return state.edit.hasBoneModel; },
            .needs = QT_TRANSLATE_NOOP("odori::Commands", "Choose a model first."),
            .run = [](Editor& editor) { editor.viewport.selectAllBones(); }},
        {.id = "select.changed",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Bones and Morphs with &Drafts"),
            .help = QT_TRANSLATE_NOOP("odori::Commands",
                "Selects the bones and morphs that have drafts at the current frame"),
            .keys = {Qt::Key_S},
            .scope = Editors,
            .isEnabled = [](const EditorState& state) { return state.edit.hasDraftsHere; },
            .needs = QT_TRANSLATE_NOOP("odori::Commands", "There is no draft at this frame."),
            .run = selectChanged},
        {.id = "select.invert",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "&Invert"),
            .help =
                QT_TRANSLATE_NOOP("odori::Commands", "Selects the other keys of the visible rows, "
                                                     "or the other rows if no key is selected"),
            .keys = {Qt::CTRL | Qt::Key_I},
            .isEnabled = [](const EditorState& state) { return state.edit.hasMotion; },
            .needs = QT_TRANSLATE_NOOP("odori::Commands", "There is no motion."),
            .run = invert},
        {.id = "select.none",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "&None"),
            .keys = {Qt::CTRL | Qt::Key_D},
            .isEnabled = [](const EditorState& state) { return state.edit.hasSelection; },
            .needs = QT_TRANSLATE_NOOP("odori::Commands", "Nothing is selected."),
            .run = [](Editor& editor) { editor.document.select({}); }},
        {.id = "select.hide",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "&Hide Selected Bones"),
            .help = QT_TRANSLATE_NOOP(
                "odori::Commands", "Hidden bones are neither drawn nor selected in the view"),
            .keys = {Qt::Key_H},
            .scope = Editors,
            .isEnabled = hasBones,
            .needs = QT_TRANSLATE_NOOP("odori::Commands", "Select bones first."),
            .run = [](Editor& editor) { hideSelectedBones(editor.document); }},
        {.id = "select.hideOthers",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Hide O&ther Bones"),
            .help = QT_TRANSLATE_NOOP(
                "odori::Commands", "Only the selected bones stay visible in the view"),
            .keys = {Qt::SHIFT | Qt::Key_H},
            .scope = Editors,
            .isEnabled = hasBones,
            .needs = QT_TRANSLATE_NOOP("odori::Commands", "Select bones first."),
            .run = [](Editor& editor) { hideOtherBones(editor.document); }},
        {.id = "select.showAll",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "&Show All Bones"),
            .keys = {Qt::CTRL | Qt::Key_H},
            .isEnabled = [](const EditorState& state) { return state.boneLists.hasHidden; },
            .needs = QT_TRANSLATE_NOOP("odori::Commands", "No bone is hidden."),
            .run = [](Editor& editor) { showAllBones(editor.document); }},
        {.id = "select.lock",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "&Lock Selected Bones"),
            .help = QT_TRANSLATE_NOOP("odori::Commands",
                "The mouse in the view neither selects nor changes locked bones"),
            .isEnabled = hasBones,
            .needs = QT_TRANSLATE_NOOP("odori::Commands", "Select bones first."),
            .isChecked = [](const EditorState& state) { return state.boneLists.areLocked; },
            .run = [](Editor& editor) { toggleLocks(editor.document); }},
        {.id = "select.unlockAll",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "&Unlock All Bones"),
            .isEnabled = [](const EditorState& state) { return state.boneLists.hasLocked; },
            .needs = QT_TRANSLATE_NOOP("odori::Commands", "No bone is locked."),
            .run = [](Editor& editor) { unlockAllBones(editor.document); }},
        {.id = "select.saveSet",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Save Selection as &Set…"),
            .help = QT_TRANSLATE_NOOP("odori::Commands",
                "Saves the selected bones and morphs under a name, to select them again"),
            .isEnabled = [](const EditorState& state) { return state.boneLists.hasTracks; },
            .needs = QT_TRANSLATE_NOOP("odori::Commands", "Select bones or morphs first."),
            .run = [](Editor& editor) { editor.dialogs.saveBoneSet(); }},
    };
}

} // namespace odori
