// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/scene.h"

#include <map>
#include <string>
#include <vector>

namespace mmd {

/// Unsaved work: data that is in no file. The play range, the active actor, the selection and the
/// state of the windows are not work.
struct UnsavedWork {
    std::vector<ActorId> motions; ///< in the scene's order; sceneActor, the camera, last
    bool drafts = false;          ///< unregistered changes
    bool markers = false;
    bool tempo = false;   ///< tempo, first beat, beats in a bar
    bool parents = false; ///< outside parents of bones, or of the camera
    bool sound = false;   ///< its file, volume and mute in a project; its offset in any case
    bool physics = false; ///< gravity, its noise and steps of the simulation
    bool sets = false;    ///< saved sets of bones and morphs
    bool models = false;  ///< of a project: the models and motions that it refers to, their order,
                          ///< whether they are shown, and their hidden and locked bones

    [[nodiscard]] bool isEmpty() const
    {
        return motions.empty() && !drafts && !markers && !tempo && !sound && !parents && !physics &&
               !sets && !models;
    }
};

/// Snapshots of the saved data of a scene. They decide whether there is unsaved work after any
/// edit, undo, or change of file. Without a project only motions are saved, each in its own file; a
/// project holds everything.
class SavedWork {
public:
    /// All of `scene` counts as saved: it was opened, or written as a project.
    void setSaved(Scene scene, bool isProject);
    /// The file at `path` holds `motion`; without a path, some file holds it together with other
    /// keys.
    void noteMotion(const std::string& path, const Motion& motion);
    void forgetMotions() { m_motions.clear(); }
    void forgetMotion(const std::string& path) { m_motions.erase(path); }

    /// The data itself, for the journal. motions(): by path, UTF-8.
    [[nodiscard]] const std::map<std::string, Motion>& motions() const { return m_motions; }
    [[nodiscard]] const Scene& savedScene() const { return m_scene; }
    [[nodiscard]] bool isProject() const { return m_isProject; }

    /// Whether the actor's motion equals its own file, or any file if it has none. An empty motion
    /// without a file counts too: nothing can be lost.
    [[nodiscard]] bool isInItsFile(const Scene& scene, ActorId actor) const;
    /// Neither motion nor drafts nor outside parents of the actor would be lost.
    [[nodiscard]] bool isSaved(const Scene& scene, ActorId actor) const;
    [[nodiscard]] UnsavedWork unsavedIn(const Scene& scene) const;

private:
    [[nodiscard]] bool isMotionSaved(const Scene& scene, ActorId actor) const;
    [[nodiscard]] bool areDraftsSaved(const Scene& scene, ActorId actor) const;
    [[nodiscard]] bool areParentsSaved(const Scene& scene, ActorId actor) const;

    std::map<std::string, Motion> m_motions; ///< by path, UTF-8
    Scene m_scene;                           ///< a snapshot
    bool m_isProject = false;
};

} // namespace mmd
