// SPDX-License-Identifier: MIT
#include "libmmd/project/saved_work.h"

#include "libmmd/scene/parents/parent_cycles.h"

#include <algorithm>
#include <utility>

namespace mmd {
namespace {

std::string modelOf(const Actor& actor)
{
    return actor.model ? actor.model->path : std::string();
}

/// Whether a project stores the same data for both, apart from motion and drafts.
bool isSameReference(const Actor& a, const Actor& b)
{
    return a.id == b.id && a.visible == b.visible && a.motionPath == b.motionPath &&
           modelOf(a) == modelOf(b) && a.boneLists.hidden == b.boneLists.hidden &&
           a.boneLists.locked == b.boneLists.locked;
}

const std::vector<TrackSet>& setsOf(const Actor* actor)
{
    static const std::vector<TrackSet> none;
    return actor ? actor->boneLists.sets : none;
}

} // namespace

void SavedWork::setSaved(Scene scene, bool isProject)
{
    m_scene = std::move(scene);
    m_isProject = isProject;
}

void SavedWork::noteMotion(const std::string& path, const Motion& motion)
{
    m_motions[path] = motion;
}

/// Tracks that both motions share are equal without comparing keys.
bool SavedWork::isInItsFile(const Scene& scene, ActorId actor) const
{
    const Motion* motion = findMotion(scene, actor);
    if (!motion)
        return true;
    const std::string path = motionPathOf(scene, actor);
    if (path.empty()) // such as an opened table: any file with this motion is enough
        return motion->keyCount() == 0 ||
               std::any_of(m_motions.begin(), m_motions.end(),
                   [&](const auto& known) { return known.second == *motion; });
    const auto known = m_motions.find(path);
    return known == m_motions.end() ? motion->keyCount() == 0 : known->second == *motion;
}

bool SavedWork::isMotionSaved(const Scene& scene, ActorId actor) const
{
    const Motion* motion = findMotion(scene, actor);
    const Motion* saved = findMotion(m_scene, actor);
    if (!motion)
        return true;
    if (m_isProject && saved)
        return *motion == *saved;
    const bool isWithoutFile =
        motionPathOf(scene, actor).empty() && motionPathOf(m_scene, actor).empty();
    return (saved && isWithoutFile && *motion == *saved) || isInItsFile(scene, actor);
}

bool SavedWork::areDraftsSaved(const Scene& scene, ActorId actor) const
{
    const auto drafts = draftsOf(scene, actor);
    const auto saved = draftsOf(m_scene, actor);
    return std::equal(drafts.begin(), drafts.end(), saved.begin(), saved.end()) ||
           (!m_isProject && drafts.empty());
}

bool SavedWork::areParentsSaved(const Scene& scene, ActorId actor) const
{
    const auto parents = parentsOf(scene, actor);
    const auto saved = parentsOf(m_scene, actor);
    return std::equal(parents.begin(), parents.end(), saved.begin(), saved.end()) ||
           (!m_isProject && parents.empty());
}

bool SavedWork::isSaved(const Scene& scene, ActorId actor) const
{
    return isMotionSaved(scene, actor) && areDraftsSaved(scene, actor) &&
           areParentsSaved(scene, actor);
}

UnsavedWork SavedWork::unsavedIn(const Scene& scene) const
{
    UnsavedWork work;
    const auto look = [&](ActorId actor) {
        if (!isMotionSaved(scene, actor))
            work.motions.push_back(actor);
        work.drafts = work.drafts || !areDraftsSaved(scene, actor);
        work.parents = work.parents || !areParentsSaved(scene, actor);
    };
    for (const Actor& actor : scene.actors) {
        look(actor.id);
        const auto& sets = actor.boneLists.sets;
        work.sets = work.sets || (sets != setsOf(findActor(m_scene, actor.id)) &&
                                     (m_isProject || !sets.empty()));
    }
    look(sceneActor);
    const SceneSettings& now = scene.settings;
    const SceneSettings& then = m_scene.settings;
    work.markers = scene.markers != m_scene.markers && (m_isProject || !scene.markers.empty());
    work.tempo = now.beatsPerMinute != then.beatsPerMinute || now.firstBeat != then.firstBeat ||
                 now.beatsPerBar != then.beatsPerBar || now.tempoChanges != then.tempoChanges;
    // A sound that was only opened beside a motion is no work, but finding its offset is.
    work.sound = m_isProject ? now.sound != then.sound : now.sound.offset != then.sound.offset;
    work.physics = now.gravity != then.gravity || now.gravityDirection != then.gravityDirection ||
                   now.gravityNoise != then.gravityNoise || now.noiseSeed != then.noiseSeed ||
                   now.physicsSteps != then.physicsSteps;
    work.models =
        m_isProject && (scene.cameraPath != m_scene.cameraPath ||
                           !std::equal(scene.actors.begin(), scene.actors.end(),
                               m_scene.actors.begin(), m_scene.actors.end(), isSameReference));
    return work;
}

} // namespace mmd
