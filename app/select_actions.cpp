// SPDX-License-Identifier: MIT
#include "app/select_actions.h"

#include "app/action_spec.h"
#include "app/edit_dialogs.h"
#include "app/edit_targets.h"
#include "app/main_window.h"
#include "libmmd/scene/selecting.h"
#include "ui/dopesheet/dope_sheet.h"
#include "ui/viewport/viewport.h"

#include <QtGui/QAction>

namespace odori {

SelectActions::SelectActions(MainWindow& window, EditDialogs& dialogs)
    : QObject(&window)
    , m_window(window)
{
    Document& document = window.document();
    const auto make = [&](const ActionSpec& spec, std::function<void()> function) {
        return makeAction(window, this, spec, std::move(function));
    };
    add(m_allKeys, make({{}, tr("All &Keys"), {QKeySequence::SelectAll}, KeyScope::Window,
                            tr("All keys of the visible rows")},
                       [this] { selectKeys(0, mmd::endOfTime, false); }));
    add(m_column,
        make({{}, tr("&Column"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C)},
                 KeyScope::Editors, tr("The keys of the visible rows at the current frame")},
            [this] { selectColumn(); }));
    add(m_row, make({{}, tr("Keys of the Selected &Rows"),
                        {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_R)}, KeyScope::Editors,
                        tr("All keys of the selected bones and morphs")},
                   [this] { selectKeys(0, mmd::endOfTime, true); }));
    add(m_onwards,
        make({{}, tr("From This Frame &On"), {}, KeyScope::Window,
                 tr("The keys of the visible rows at the current frame and later")},
            [this, &document] { selectKeys(document.currentKeyFrame(), mmd::endOfTime, false); }));
    add(m_range, make({{}, tr("Ran&ge…"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_A)},
                          KeyScope::Window, tr("The keys from one frame to another")},
                     [&dialogs] { dialogs.selectRange(); }));
    addSeparator();
    add(m_bones, make({{}, tr("All &Bones"), {QKeySequence(Qt::Key_A)}, KeyScope::Editors, {}},
                     [&window] { window.viewport().selectAllBones(); }));
    add(m_unregistered,
        make({{}, tr("Changed, Not Registere&d"), {QKeySequence(Qt::Key_S)}, KeyScope::Editors,
                 tr("The bones and morphs with drafts at the current frame")},
            [this] { selectUnregistered(); }));
    addSeparator();
    add(m_invert,
        make({{}, tr("&Invert"), {QKeySequence(Qt::CTRL | Qt::Key_I)}, KeyScope::Window,
                 tr("The other keys of the visible rows; if no key is selected, the other rows")},
            [this] { invert(); }));
    add(m_none, make({{}, tr("&None"), {QKeySequence(Qt::CTRL | Qt::Key_D)}, KeyScope::Window, {}},
                    [&document] { document.select({}); }));
}

void SelectActions::add(QAction*& action, QAction* made)
{
    action = made;
    m_actions.append(made);
}

void SelectActions::addSeparator()
{
    auto* separator = new QAction(this);
    separator->setSeparator(true);
    m_actions.append(separator);
}

void SelectActions::show(const EditState& state)
{
    for (QAction* action : {m_allKeys, m_column, m_onwards, m_range})
        action->setEnabled(state.hasAnyKey);
    m_row->setEnabled(state.hasAnyKey && state.hasSelection);
    m_bones->setEnabled(state.hasBoneModel);
    m_unregistered->setEnabled(state.hasDraftsHere);
    m_invert->setEnabled(state.hasMotion);
    m_none->setEnabled(state.hasSelection);
}

void SelectActions::selectKeys(std::uint32_t first, std::uint32_t last, bool ofSelected)
{
    Document& document = m_window.document();
    const mmd::Motion* motion = mmd::findMotion(document.scene(), document.scene().active);
    const std::vector<mmd::TrackId> tracks =
        ofSelected ? selectedTracks(document) : m_window.dopeSheet().visibleTracks();
    if (motion)
        document.select(mmd::keysBetween(*motion, tracks, first, last));
}

void SelectActions::selectColumn()
{
    const std::uint32_t frame = m_window.document().currentKeyFrame();
    selectKeys(frame, frame, false);
}

void SelectActions::selectUnregistered()
{
    Document& document = m_window.document();
    document.select(changesHere(document));
}

void SelectActions::invert()
{
    Document& document = m_window.document();
    const mmd::Motion* motion = mmd::findMotion(document.scene(), document.scene().active);
    const std::vector<mmd::TrackId> tracks = m_window.dopeSheet().visibleTracks();
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

} // namespace odori
