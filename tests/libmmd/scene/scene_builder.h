// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/edit_target.h"
#include "libmmd/scene/scene_patch.h"
#include "tests/support/track_ids.h"

#include <initializer_list>

/// Small scenes for tests.
namespace odori::test {

/// A key whose values depend on its frame, so that a moved key can be recognised.
inline mmd::BoneKeyframe boneKey(std::uint32_t frame, std::uint32_t fileIndex)
{
    mmd::BoneKeyframe key;
    key.frame = frame;
    key.fileIndex = fileIndex;
    key.value.translation = glm::vec3(float(frame), float(frame) * 2.0f, -1.0f);
    return key;
}

/// Actor 1 with tracks A and B (keys at the given frames) and morph M with a key at 5; active.
inline mmd::Scene sceneWith(
    std::initializer_list<std::uint32_t> framesA, std::initializer_list<std::uint32_t> framesB = {})
{
    mmd::Scene scene;
    mmd::Actor actor;
    actor.id = mmd::ActorId{1};
    std::uint32_t fileIndex = 0;
    for (const auto& [name, frames] : {std::pair("A", framesA), std::pair("B", framesB)}) {
        std::vector<mmd::BoneKeyframe> keys;
        for (const std::uint32_t frame : frames)
            keys.push_back(boneKey(frame, fileIndex++));
        mmd::replaceTrack(actor.motion, mmd::Track<mmd::BoneKeyframe>(mmd::fieldOf(name), keys));
    }
    const mmd::MorphKeyframe weight{.frame = 5, .fileIndex = 0, .value = {.weight = 0.5f}};
    mmd::replaceTrack(
        actor.motion, mmd::Track<mmd::MorphKeyframe>(mmd::fieldOf("M"), std::span(&weight, 1)));
    scene.actors.push_back(actor);
    scene.active = actor.id;
    scene.nextActor = 2;
    return scene;
}

inline mmd::Selection selected(
    std::initializer_list<std::pair<mmd::TrackId, std::initializer_list<std::uint32_t>>> keys)
{
    mmd::Selection selection;
    for (const auto& [track, frames] : keys) {
        selection.setTrack(track, true);
        for (const std::uint32_t frame : frames)
            selection.setKey(track, frame, true);
    }
    return selection;
}

inline std::vector<std::uint32_t> framesOf(const mmd::Scene& scene, const mmd::TrackId& track)
{
    const auto frames = mmd::framesOf(scene.actors.front().motion, track);
    return {frames.begin(), frames.end()};
}

} // namespace odori::test
