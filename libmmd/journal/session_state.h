// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/project/project.h"
#include "libmmd/project/saved_work.h"
#include "libmmd/scene/history/history_step.h"

#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <string>
#include <variant>

namespace mmd {

/// Everything of a document that must survive the end of the program: the scene with its drafts and
/// markers, the undo steps, and which of it is saved. Copies are cheap and are snapshots.
struct SessionState {
    Scene scene;
    Shared<Selection> selection{Selection{}};
    double frame = 0.0; ///< the current frame at the last change
    std::deque<std::shared_ptr<const HistoryStep>> steps;
    std::size_t done = 0; ///< number of done steps; the others are undone
    SavedWork saved;
    std::string projectPath; ///< UTF-8; empty: no project
    ProjectExtras extras;
    std::uint64_t changes = 0; ///< steps, undos and redos since all work was saved
};

/// Drops the oldest steps, and then the undone ones, until the rest needs at most `bytes`. The
/// journal does not keep more of them.
void keepNewestSteps(SessionState& state, std::size_t bytes);

/// A patch was applied and pushed as an undo step.
struct StepDone {
    std::shared_ptr<const HistoryStep> step;
    double frame = 0.0;
};
/// One step was undone or redone.
struct StepMoved {
    bool forward = false;
    ActorId active{}; ///< the active actor afterwards
    double frame = 0.0;
    std::shared_ptr<const HistoryStep> step; ///< none: the journal has it
};
/// A file was opened into an empty scene: a patch without an undo step, and the scene is saved.
struct PatchLoaded {
    std::shared_ptr<const ScenePatch> patch;
};
struct ActorActivated {
    ActorId actor{};
};
/// The file at `path` holds `motion`.
struct MotionNoted {
    std::string path;
    Motion motion;
};
/// Saving of the state at this place began; the ids are unique in a journal.
struct SaveBegun {
    std::uint64_t id = 0;
};
/// A save ended: the actor's motion of that state is in the file at `path`.
struct MotionSaved {
    std::uint64_t id = 0;
    ActorId actor{};
    std::string path;
};
/// A save ended: that state is in the project at `path`.
struct ProjectSaved {
    std::uint64_t id = 0;
    std::string path;
    ProjectExtras extras;
};
/// All was replaced: a project was opened, or the journal begins here.
struct StateReplaced {
    std::shared_ptr<const SessionState> state;
};

/// One record of a journal.
using SessionRecord = std::variant<StepDone, StepMoved, PatchLoaded, ActorActivated, MotionNoted,
    SaveBegun, MotionSaved, ProjectSaved, StateReplaced>;

/// Repeats records on a state, in the order in which the document did them.
class SessionReplay {
public:
    /// False if the record does not fit: the state stays as it was.
    [[nodiscard]] bool apply(const SessionRecord& record);
    [[nodiscard]] const SessionState& state() const { return m_state; }
    [[nodiscard]] SessionState release() { return std::move(m_state); }

private:
    bool apply(const StepDone& record);
    bool apply(const StepMoved& record);
    bool apply(const PatchLoaded& record);
    bool apply(const ActorActivated& record);
    bool apply(const MotionNoted& record);
    bool apply(const SaveBegun& record);
    bool apply(const MotionSaved& record);
    bool apply(const ProjectSaved& record);
    bool apply(const StateReplaced& record);
    void noteSaved();

    SessionState m_state;
    std::map<std::uint64_t, Scene> m_saving; ///< the scenes of saves that have not ended
};

} // namespace mmd
