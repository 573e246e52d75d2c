// SPDX-License-Identifier: MIT
#include "libmmd/journal/session_state.h"

#include "libmmd/scene/history/patch_memory.h"

#include <utility>

namespace mmd {

void keepNewestSteps(SessionState& state, std::size_t bytes)
{
    std::size_t used = 0;
    const auto add = [&](const HistoryStep& step, bool isDone) {
        used += memoryOf(step.patch, isDone).own + sizeof step;
        return used <= bytes;
    };
    auto& steps = state.steps;
    std::size_t first = state.done, end = state.done;
    while (first > 0 && (add(*steps[first - 1], true) || first == state.done))
        --first; // the newest is always kept: the next step may join it
    while (first == 0 && end < steps.size() && add(*steps[end], false))
        ++end;
    steps.erase(steps.begin() + std::ptrdiff_t(end), steps.end());
    steps.erase(steps.begin(), steps.begin() + std::ptrdiff_t(first));
    state.done -= first;
}

bool SessionReplay::apply(const SessionRecord& record)
{
    return std::visit([this](const auto& each) { return apply(each); }, record);
}

bool SessionReplay::apply(const StepDone& record)
{
    const HistoryStep& step = *record.step;
    auto scene = appliedIfFits(m_state.scene, step.patch);
    if (!scene || !findMotion(*scene, step.activeAfter))
        return false;
    m_state.scene = std::move(*scene);
    m_state.scene.active = step.activeAfter;
    m_state.selection = step.patch.selectionAfter;
    m_state.frame = record.frame;
    ++m_state.changes;
    auto& steps = m_state.steps;
    steps.resize(m_state.done);
    if (auto both = steps.empty() ? std::nullopt : joinedStep(*steps.back(), step)) {
        steps.back() = std::make_shared<const HistoryStep>(std::move(*both));
        if (changesNothing(*steps.back(), m_state.scene))
            steps.pop_back();
    } else {
        steps.push_back(record.step);
    }
    m_state.done = steps.size();
    return true;
}

bool SessionReplay::apply(const StepMoved& record)
{
    auto& steps = m_state.steps;
    const bool isHere = record.forward ? m_state.done < steps.size() : m_state.done > 0;
    if (!record.step && !isHere)
        return false;
    const auto step = record.step      ? record.step
                      : record.forward ? steps[m_state.done]
                                       : steps[m_state.done - 1];
    const ScenePatch& patch = step->patch;
    auto scene =
        record.forward ? appliedIfFits(m_state.scene, patch) : revertedIfFits(m_state.scene, patch);
    if (!scene || !findMotion(*scene, record.active))
        return false;
    if (record.step) { // undone beyond the kept steps, or redone there: it takes its place
        steps.insert(steps.begin() + std::ptrdiff_t(m_state.done), step);
        m_state.done += record.forward ? 1 : 0;
    } else {
        m_state.done += record.forward ? 1 : std::size_t(-1);
    }
    m_state.scene = std::move(*scene);
    m_state.scene.active = record.active;
    m_state.selection = record.forward ? patch.selectionAfter : patch.selectionBefore;
    m_state.frame = record.frame;
    ++m_state.changes;
    return true;
}

bool SessionReplay::apply(const PatchLoaded& record)
{
    auto scene = appliedIfFits(m_state.scene, *record.patch);
    if (!scene)
        return false;
    m_state.scene = std::move(*scene);
    m_state.selection = record.patch->selectionAfter;
    m_state.saved.setSaved(m_state.scene, !m_state.projectPath.empty());
    m_state.steps.clear();
    m_state.done = 0;
    m_state.changes = 0;
    return true;
}

bool SessionReplay::apply(const ActorActivated& record)
{
    if (!findMotion(m_state.scene, record.actor))
        return false;
    m_state.scene.active = record.actor;
    m_state.selection = Selection{};
    return true;
}

bool SessionReplay::apply(const MotionNoted& record)
{
    m_state.saved.noteMotion(record.path, record.motion);
    return true;
}

bool SessionReplay::apply(const SaveBegun& record)
{
    m_saving[record.id] = m_state.scene;
    return true;
}

/// A save that began before the newest snapshot is not known: its work counts as unsaved.
bool SessionReplay::apply(const MotionSaved& record)
{
    if (const auto saved = m_saving.find(record.id); saved != m_saving.end()) {
        if (const Motion* motion = findMotion(saved->second, record.actor))
            m_state.saved.noteMotion(record.path, *motion);
        m_saving.erase(saved);
    }
    setMotionPath(m_state.scene, record.actor, record.path);
    noteSaved();
    return true;
}

bool SessionReplay::apply(const ProjectSaved& record)
{
    if (const auto saved = m_saving.find(record.id); saved != m_saving.end()) {
        m_state.saved.setSaved(saved->second, true);
        m_saving.erase(saved);
    }
    m_state.projectPath = record.path;
    m_state.extras = record.extras;
    noteSaved();
    return true;
}

bool SessionReplay::apply(const StateReplaced& record)
{
    m_state = *record.state;
    m_saving.clear();
    return true;
}

void SessionReplay::noteSaved()
{
    if (m_state.saved.unsavedIn(m_state.scene).isEmpty())
        m_state.changes = 0;
}

} // namespace mmd
