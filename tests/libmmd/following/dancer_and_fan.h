// SPDX-License-Identifier: MIT
#pragma once

#include "tests/libmmd/following/following_scene.h"
#include "tests/libmmd/pose/rig_builder.h"

/// Two actors with motions of their own; a test lets the second one follow the first one.
namespace odori::test {

inline constexpr mmd::ActorId dancer{1}, fan{2};

/// A root, its child, a bone that takes half of the child's rotation, and a chain with IK.
inline std::shared_ptr<const mmd::Model> someModel()
{
    RigBuilder rig;
    rig.bone({0, 10, 0});
    rig.bone({2, 10, 1}, 0);
    rig.bone({2, 12, 1}, 0);
    rig.append(2, 1, 0.5f, mmd::pmx::boneFlag::appendRotation);
    rig.bone({2, 8, 1}, 1);
    rig.bone({2, 6, 1}, 3);
    rig.bone({3, 6, 2}, 0);
    rig.ik(5, 4, {3});
    return rig.build();
}

/// The dancer moves and turns. The fan has keys of its own around frame 30.
inline mmd::Scene twoActors()
{
    mmd::Scene scene = actorsWith({someModel(), someModel()});
    mmd::Motion& dance = scene.actors[0].motion;
    key(dance, 0, 0, {0, 0, 0});
    key(dance, 0, 90, {9, -3, 5}, aboutY(120));
    key(dance, 1, 0, {}, aboutZ(40));
    key(dance, 1, 90, {}, aboutX(-70));
    mmd::Motion& own = scene.actors[1].motion;
    key(own, 0, 0, {1, 2, 3}, aboutX(25));
    key(own, 0, 60, {-4, 1, 0}, aboutZ(80));
    key(own, 1, 10, {0, 1, 0}, aboutY(15));
    key(own, 1, 30, {0, 0, 2}, aboutY(60));
    scene.active = fan;
    return scene;
}

} // namespace odori::test
