// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/keys/drafts.h"
#include "libmmd/scene/edits/keys/move.h"
#include "libmmd/scene/edits/keys/register.h"
#include "libmmd/scene/edits/scene/actors.h"
#include "libmmd/scene/edits/scene/list_edits.h"
#include "libmmd/scene/edits/scene/scene_edits.h"
#include "tests/libmmd/scene/scene_builder.h"

#include <vector>

/// One edit of each kind, and whether it is work that would be lost.
namespace odori::test {

inline constexpr mmd::ActorId first{1}, second{2};

/// Returns an edit of a scene; nothing is selected.
using Edit = mmd::ScenePatch (*)(const mmd::Scene& scene);

inline mmd::ScenePatch settingsWith(const mmd::Scene& scene, void (*change)(mmd::SceneSettings&))
{
    mmd::SceneSettings settings = scene.settings;
    change(settings);
    return mmd::changeSettings(scene, settings);
}

inline mmd::ScenePatch draftOf(const mmd::Scene& scene, mmd::ActorId actor, mmd::Draft draft)
{
    return mmd::setDrafts({scene, actor}, {&draft, 1});
}

template <mmd::BoneList list>
mmd::ScenePatch listed(const mmd::Scene& scene)
{
    return mmd::setListed({scene, second}, list, std::vector{bone("A")}, true);
}
inline mmd::ScenePatch withSet(const mmd::Scene& scene)
{
    return mmd::saveSet({scene, second}, "set", std::vector{bone("A")});
}

struct Case {
    const char* name;
    Edit edit;
    bool isWork;          ///< if no project is open
    bool isWorkInProject; ///< if a project is open
};

inline const Case cases[] = {
    {"key",
        [](const mmd::Scene& scene) {
            return mmd::moveKeys({scene, second, selected({{bone("A"), {10}}})}, 3);
        },
        true, true},
    {"camera key",
        [](const mmd::Scene& scene) {
            return mmd::registerCamera({scene, mmd::sceneActor}, 7, {});
        },
        true, true},
    {"draft of a bone",
        [](const mmd::Scene& scene) {
            return draftOf(scene, second, {bone("A"), 3, mmd::BoneValue{{9, 9, 9}}});
        },
        true, true},
    {"draft of the light",
        [](const mmd::Scene& scene) {
            return draftOf(scene, mmd::sceneActor,
                {{mmd::TrackKind::Light, {}}, 3, mmd::LightValue{.colour = {0, 0, 0}}});
        },
        true, true},
    {"marker",
        [](const mmd::Scene& scene) {
            return mmd::addMarkers(scene, {{mmd::Marker{12, "turn"}}});
        },
        true, true},
    {"tempo",
        [](const mmd::Scene& scene) {
            return settingsWith(scene, [](auto& settings) { settings.beatsPerMinute = 90; });
        },
        true, true},
    {"first beat",
        [](const mmd::Scene& scene) {
            return settingsWith(scene, [](auto& settings) { settings.firstBeat = 3.5; });
        },
        true, true},
    {"beats in a bar",
        [](const mmd::Scene& scene) {
            return settingsWith(scene, [](auto& settings) { settings.beatsPerBar = 3; });
        },
        true, true},
    {"tempo changes",
        [](const mmd::Scene& scene) {
            return settingsWith(scene, [](auto& settings) { settings.tempoChanges = {{4, 90.0}}; });
        },
        true, true},
    {"gravity",
        [](const mmd::Scene& scene) {
            return settingsWith(scene, [](auto& settings) { settings.gravity = 40; });
        },
        true, true},
    {"direction of gravity",
        [](const mmd::Scene& scene) {
            return settingsWith(scene, [](auto& settings) { settings.gravityDirection.x = 1; });
        },
        true, true},
    {"noise",
        [](const mmd::Scene& scene) {
            return settingsWith(scene, [](auto& settings) { settings.gravityNoise = 10; });
        },
        true, true},
    {"seed of the noise",
        [](const mmd::Scene& scene) {
            return settingsWith(scene, [](auto& settings) { settings.noiseSeed = 12; });
        },
        true, true},
    {"steps of physics",
        [](const mmd::Scene& scene) {
            return settingsWith(scene, [](auto& settings) { settings.physicsSteps = 4; });
        },
        true, true},
    {"sound", [](const mmd::Scene& scene) { return mmd::setSound(scene, {.path = "a.mp3"}); },
        false, true},
    {"volume", [](const mmd::Scene& scene) { return mmd::setSound(scene, {.volume = 0.5}); }, false,
        true},
    {"mute", [](const mmd::Scene& scene) { return mmd::setSound(scene, {.isMuted = true}); }, false,
        true},
    {"offset of the sound",
        [](const mmd::Scene& scene) { return mmd::setSound(scene, {.offset = 40.0}); }, true, true},
    {"play range",
        [](const mmd::Scene& scene) {
            return settingsWith(
                scene, [](auto& settings) { settings.playFirst = 4, settings.playLast = 15; });
        },
        false, false},
    {"hidden model",
        [](const mmd::Scene& scene) {
            return mmd::setActorVisible({scene, second}, false);
        },
        false, true},
    {"hidden bone", listed<mmd::BoneList::Hidden>, false, true},
    {"locked bone", listed<mmd::BoneList::Locked>, false, true},
    {"saved set", withSet, true, true},
    {"order of the models",
        [](const mmd::Scene& scene) {
            return mmd::moveActor({scene, second}, 0);
        },
        false, true},
    {"new model", [](const mmd::Scene& scene) { return mmd::addActor(scene, nullptr); }, false,
        true},
};

} // namespace odori::test
