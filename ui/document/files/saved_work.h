// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/scene.h"

#include <map>
#include <string>
#include <vector>

namespace odori {

/// Work that would be lost: what no file holds. The play range, the active actor and what is
/// selected or shown in the windows are no work.
struct UnsavedWork {
    std::vector<mmd::ActorId> motions; ///< in the scene's order; sceneActor, the camera, last
    bool drafts = false;               ///< changes that are not registered
    bool markers = false;
    bool tempo = false;   ///< tempo, first beat, beats in a bar
    bool physics = false; ///< gravity and steps of the simulation
    bool models = false;  ///< of a project: which models and motions it refers to, their order, and
                          ///< whether they show

    [[nodiscard]] bool isEmpty() const
    {
        return motions.empty() && !drafts && !markers && !tempo && !physics && !models;
    }
};

/// What of a scene is saved, as snapshots: tells whether there is unsaved work, however it came to
/// be (by edits, undo, or another file). Without a project each motion is saved in its own file and
/// nothing else is; a project holds everything.
class SavedWork {
public:
    /// All of `scene` counts as saved: it was opened, or written as a project.
    void take(mmd::Scene scene, bool isProject);
    /// The file at `path` holds `motion`; without a path, some file does beside other keys.
    void noteMotion(const std::string& path, const mmd::Motion& motion);
    void forgetMotions() { m_motions.clear(); }

    /// Whether the actor's motion is what its own file holds, or some file if it has none of its
    /// own. So is an empty one without a file that is known: there is nothing to lose.
    [[nodiscard]] bool isInItsFile(const mmd::Scene& scene, mmd::ActorId actor) const;
    /// Neither motion nor drafts of the actor would be lost.
    [[nodiscard]] bool isSaved(const mmd::Scene& scene, mmd::ActorId actor) const;
    [[nodiscard]] UnsavedWork unsavedIn(const mmd::Scene& scene) const;

private:
    [[nodiscard]] bool isMotionSaved(const mmd::Scene& scene, mmd::ActorId actor) const;
    [[nodiscard]] bool areDraftsSaved(const mmd::Scene& scene, mmd::ActorId actor) const;

    std::map<std::string, mmd::Motion> m_motions; ///< by path, UTF-8
    mmd::Scene m_scene;                           ///< as it was taken
    bool m_isProject = false;
};

} // namespace odori
