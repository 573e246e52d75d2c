// SPDX-License-Identifier: MIT
#pragma once

#include "tests/libmmd/scene/scene_builder.h"

#include <algorithm>
#include <span>
#include <string_view>

/// Scenes in which no value is the default one: a binary form that forgets one is noticed.
namespace odori::test {

inline mmd::Motion wholeMotion()
{
    mmd::Motion motion = sceneWith({0, 10, 20}, {5}).actors.front().motion;
    motion.header.version = 1;
    const std::string_view signature = "Vocaloid Motion Data file", model = "初音";
    std::copy(signature.begin(), signature.end(), motion.header.signature.begin());
    std::copy(model.begin(), model.end(), motion.header.modelName.begin());
    motion.header.modelName.back() = '\xfd';
    motion.sectionCount = 4;
    motion.trailing = "bytes after the end";
    mmd::BoneKeyframe turned = boneKey(7, 3);
    turned.value.rotation = glm::quat(0.5f, 0.5f, -0.5f, 0.5f);
    turned.interpolation[5] = 99;
    mmd::replaceTrack(
        motion, mmd::Track<mmd::BoneKeyframe>(mmd::fieldOf("C"), std::span(&turned, 1)));
    const mmd::ShowIkKeyframe shown{
        .frame = 4, .fileIndex = 1, .value = {0, {{{"left"}, 0}, {{"right"}, 1}}}};
    mmd::replaceTrack(motion, mmd::Track<mmd::ShowIkKeyframe>({}, std::span(&shown, 1)));
    return motion;
}

inline mmd::CameraValue wholeCamera()
{
    mmd::CameraValue value{.distance = -7.0f,
        .target = {1, 2, 3},
        .rotation = {0.1f, 0.2f, 0.3f},
        .interpolation = {},
        .fieldOfView = 44,
        .perspectiveOff = 1};
    value.interpolation[3] = 77;
    return value;
}

inline mmd::Motion wholeView()
{
    mmd::Motion motion;
    const mmd::CameraKeyframe camera{.frame = 3, .fileIndex = 2, .value = wholeCamera()};
    mmd::replaceTrack(motion, mmd::Track<mmd::CameraKeyframe>({}, std::span(&camera, 1)));
    const mmd::LightKeyframe light{.frame = 6,
        .fileIndex = 1,
        .value = {.colour = {0.1f, 0.2f, 0.3f}, .direction = {0.4f, 0.5f, 0.6f}}};
    mmd::replaceTrack(motion, mmd::Track<mmd::LightKeyframe>({}, std::span(&light, 1)));
    const mmd::ShadowKeyframe shadow{
        .frame = 8, .fileIndex = 4, .value = {.mode = 2, .distance = 0.25f}};
    mmd::replaceTrack(motion, mmd::Track<mmd::ShadowKeyframe>({}, std::span(&shadow, 1)));
    return motion;
}

inline mmd::SceneSettings wholeSettings()
{
    return {.gravity = 12.5f,
        .gravityDirection = {0.5f, -0.25f, 1.0f},
        .gravityNoise = 10.0f,
        .noiseSeed = 77,
        .physicsSteps = 4,
        .beatsPerMinute = 99.5,
        .firstBeat = 3.25,
        .beatsPerBar = 7,
        .playFirst = 5,
        .playLast = 60,
        .sound = {"/曲/歌.mp3", -120.5, 0.75, true},
        .tempoChanges = {{9, 140.25}, {30, 70.0}}};
}

inline mmd::Actor wholeActor(std::uint32_t id)
{
    using enum mmd::TrackKind;
    mmd::Actor actor;
    actor.id = mmd::ActorId{id};
    actor.motion = wholeMotion();
    actor.motionPath = "/踊り/" + std::to_string(id) + ".vmd";
    actor.drafts = {{bone("A"), 3, mmd::BoneValue{{1, 2, 3}, {0.5f, 0.5f, 0.5f, -0.5f}}},
        {morph("M"), 3, mmd::MorphValue{0.5f}},
        {{ShowIk, {}}, 4, mmd::ShowIkValue{0, {{{"left"}, 0}}}}};
    actor.visible = false;
    actor.boneLists = {.hidden = {bone("A")},
        .locked = {bone("B"), morph("M")},
        .sets = {{"腕", {bone("A"), bone("C")}}, {"顔", {morph("M")}}}};
    actor.outsideParents = {{"A", 3, {mmd::ActorId{2}, "手首"}}, {"A", 9, {}}};
    return actor;
}

inline mmd::Scene wholeScene()
{
    using enum mmd::TrackKind;
    mmd::Scene scene;
    scene.actors = {wholeActor(3), wholeActor(2)};
    scene.active = mmd::ActorId{2};
    scene.nextActor = 9;
    scene.camera = wholeView();
    scene.cameraPath = "/踊り/camera.vmd";
    scene.cameraDrafts = {{{Camera, {}}, 1, wholeCamera()},
        {{Light, {}}, 1, mmd::LightValue{.colour = {0.5f, 0, 0}, .direction = {0, 0.5f, 0}}},
        {{Shadow, {}}, 1, mmd::ShadowValue{.mode = 2, .distance = 0.5f}}};
    scene.cameraParents = {{{}, 2, {mmd::ActorId{3}, "頭"}}};
    scene.markers = {{7, "イントロ"}, {9, "サビ"}};
    scene.settings = wholeSettings();
    return scene;
}

} // namespace odori::test
