// SPDX-License-Identifier: MIT
#pragma once

#include "tests/libmmd/scene/scene_builder.h"

#include <QtCore/QtGlobal>

/// General properties of edits, checked wherever an edit is applied.
namespace odori::test {

inline constexpr mmd::ActorId theActor{1};

/// `scene` with `patch` applied. Stops the test if undoing does not restore `scene` bit for bit, or
/// if redoing does not give the same scene again.
inline mmd::Scene done(const mmd::Scene& scene, const mmd::ScenePatch& patch)
{
    const mmd::Scene after = mmd::applied(scene, patch);
    const mmd::Scene back = mmd::applied(after, mmd::inverse(patch));
    if (!(back == scene))
        qFatal("the inverse does not undo the patch");
    if (!(mmd::reverted(after, patch) == scene))
        qFatal("taking the patch back gives another scene than its inverse");
    if (!(mmd::inverse(mmd::inverse(patch)) == patch))
        qFatal("the inverse of the inverse is another patch");
    if (!(mmd::applied(back, patch) == after))
        qFatal("redoing gives another scene");
    return after;
}

inline const mmd::Track<mmd::BoneKeyframe>& trackOf(const mmd::Scene& scene, const char* name)
{
    return *mmd::findBoneTrack(scene.actors.front().motion, name);
}

/// sceneWith() with camera, light, self-shadow and show/IK keys at `frames` in the same motion;
/// their values depend on their frames.
inline mmd::Scene sceneOfEveryKind(std::initializer_list<std::uint32_t> frames)
{
    mmd::Scene scene = sceneWith(frames, frames);
    mmd::Motion& motion = scene.actors.front().motion;
    std::vector<mmd::CameraKeyframe> camera;
    std::vector<mmd::LightKeyframe> light;
    std::vector<mmd::ShadowKeyframe> shadow;
    std::vector<mmd::ShowIkKeyframe> showIk;
    std::vector<mmd::MorphKeyframe> morph;
    for (const std::uint32_t frame : frames) {
        const auto fileIndex = std::uint32_t(camera.size());
        const float value = float(frame);
        camera.push_back({.frame = frame, .fileIndex = fileIndex, .value = {.distance = -value}});
        light.push_back(
            {.frame = frame, .fileIndex = fileIndex, .value = {.colour = glm::vec3(value)}});
        shadow.push_back({.frame = frame, .fileIndex = fileIndex, .value = {1, value}});
        showIk.push_back(
            {.frame = frame, .fileIndex = fileIndex, .value = {std::uint8_t(fileIndex), {}}});
        morph.push_back({.frame = frame, .fileIndex = fileIndex, .value = {.weight = value}});
    }
    mmd::replaceTrack(motion, mmd::Track<mmd::CameraKeyframe>({}, camera));
    mmd::replaceTrack(motion, mmd::Track<mmd::LightKeyframe>({}, light));
    mmd::replaceTrack(motion, mmd::Track<mmd::ShadowKeyframe>({}, shadow));
    mmd::replaceTrack(motion, mmd::Track<mmd::ShowIkKeyframe>({}, showIk));
    mmd::replaceTrack(motion, mmd::Track<mmd::MorphKeyframe>(mmd::fieldOf("M"), morph));
    return scene;
}

/// A selection of every key of the actor.
inline mmd::Selection everyKey(const mmd::Scene& scene)
{
    mmd::Selection selection;
    const mmd::Motion& motion = scene.actors.front().motion;
    for (const mmd::TrackId& track : mmd::trackIds(motion)) {
        const auto frames = mmd::framesOf(motion, track);
        selection.keys.push_back({track, {frames.begin(), frames.end()}});
    }
    return selection;
}

/// A scene that is sound, with keys of every kind.
inline mmd::Scene journalScene()
{
    mmd::Scene scene = sceneOfEveryKind({0, 1, 5, 12, 20, 31, 47});
    scene.nextActor = 2;
    scene.active = theActor;
    return scene;
}

} // namespace odori::test
