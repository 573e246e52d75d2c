// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/scene.h"

#include <initializer_list>
#include <memory>
#include <string>

/// Scenes for tests of outside parents.
namespace odori::test {

/// A scene of actors 1, 2, ... with these models.
inline mmd::Scene actorsWith(std::initializer_list<std::shared_ptr<const mmd::Model>> models)
{
    mmd::Scene scene;
    for (const auto& model : models) {
        mmd::Actor actor;
        actor.id = mmd::ActorId{scene.nextActor++};
        actor.model = model;
        scene.actors.push_back(std::move(actor));
    }
    scene.active = mmd::ActorId{1};
    return scene;
}

/// From `frame` on, `bone` follows the bone `parentBone` of an actor (0: of none).
inline mmd::OutsideParentKey parentKey(const std::string& bone, std::uint32_t frame,
    std::uint32_t parent, const std::string& parentBone = {})
{
    return {bone, frame, {mmd::ActorId{parent}, parentBone}};
}

} // namespace odori::test
