// SPDX-License-Identifier: MIT
#include "libmmd/physics/physics_limits.h"

#include "libmmd/physics/physics_rig.h"

#include <glm/gtc/quaternion.hpp>

#include <algorithm>
#include <vector>

namespace mmd {
namespace {

/// The bounds of a body along the axes.
struct Bounds {
    glm::vec3 least{0.0f}, most{0.0f};
    const RigBody* body = nullptr;
};

Bounds boundsOf(const RigBody& body)
{
    const glm::mat3 turn = glm::mat3_cast(body.rest.rotation);
    glm::vec3 half(body.size.x);
    if (body.shape == pmx::Shape::Box)
        for (int axis = 0; axis < 3; ++axis)
            half[axis] = std::abs(turn[0][axis]) * body.size.x +
                         std::abs(turn[1][axis]) * body.size.y +
                         std::abs(turn[2][axis]) * body.size.z;
    if (body.shape == pmx::Shape::Capsule)
        half += glm::abs(turn[1]) * (body.size.y * 0.5f);
    return {body.rest.position - half, body.rest.position + half, &body};
}

bool mayTouch(const RigBody& a, const RigBody& b)
{
    const bool isDynamic =
        a.mode != pmx::BodyMode::FollowsBone || b.mode != pmx::BodyMode::FollowsBone;
    return isDynamic && (a.group & b.mask) != 0 && (b.group & a.mask) != 0;
}

bool areApart(const Bounds& a, const Bounds& b)
{
    return a.most.y < b.least.y || b.most.y < a.least.y || a.most.z < b.least.z ||
           b.most.z < a.least.z;
}

} // namespace

std::size_t pairsAtRest(const PhysicsRig& rig)
{
    std::vector<Bounds> bounds;
    for (const RigBody& body : rig.bodies)
        if (body.isSolid)
            bounds.push_back(boundsOf(body));
    std::sort(bounds.begin(), bounds.end(),
        [](const Bounds& a, const Bounds& b) { return a.least.x < b.least.x; });
    std::size_t pairs = 0;
    std::vector<const Bounds*> open; // may overlap the following ones along X
    for (const Bounds& next : bounds) {
        std::erase_if(open, [&](const Bounds* each) { return each->most.x < next.least.x; });
        for (const Bounds* each : open)
            if (mayTouch(*each->body, *next.body) && !areApart(*each, next))
                ++pairs;
        if (pairs > PhysicsLimits::mostPairs)
            return pairs;
        open.push_back(&next);
    }
    return pairs;
}

} // namespace mmd
