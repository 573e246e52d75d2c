// SPDX-License-Identifier: MIT
#include "libmmd/tools/feet/leg_solution.h"

#include "libmmd/motion/angles/rotation.h"
#include "libmmd/tools/ik/pose_matching.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace mmd {
namespace {

glm::quat aboutAxis(const glm::dvec3& axis, double angle)
{
    const double sine = std::sin(0.5 * angle);
    return unitRotation(glm::quat(float(std::cos(0.5 * angle)), float(axis.x * sine),
        float(axis.y * sine), float(axis.z * sine)));
}

/// The shortest rotation from one direction to another.
glm::quat between(const glm::dvec3& from, const glm::dvec3& to)
{
    const glm::dvec3 across = glm::cross(from, to);
    const double sine = glm::length(across);
    if (!(sine > 0.0))
        return {1.0f, 0.0f, 0.0f, 0.0f};
    return aboutAxis(across / sine, std::atan2(sine, glm::dot(from, to)));
}

/// The angle in a triangle between two sides.
double angleOf(double side, double other, double across)
{
    const double cosine = (side * side + other * other - across * across) / (2.0 * side * other);
    return std::acos(std::clamp(cosine, -1.0, 1.0));
}

} // namespace

bool bringAnkle(
    const Model& model, const Foot& foot, const glm::vec3& target, std::span<BoneTransform> pose)
{
    const auto at = [&](int bone) { return glm::dvec3(pose[std::size_t(bone)].translation); };
    const auto turn = [&](int bone, const glm::quat& by) {
        BoneTransform to = pose[std::size_t(bone)];
        to.rotation = unitRotation(by * to.rotation);
        moveRigidly(model, pose, bone, to);
    };
    const glm::quat sole = pose[std::size_t(foot.ankle)].rotation;
    const glm::dvec3 hip = at(foot.leg), knee = at(foot.knee);
    const double upper = glm::distance(hip, knee), lower = glm::distance(knee, at(foot.ankle));
    const double wanted = glm::distance(hip, glm::dvec3(target));
    if (!(upper > 0.0) || !(lower > 0.0) || !std::isfinite(wanted))
        return false;
    const double reach = std::clamp(wanted, std::abs(upper - lower), upper + lower);
    glm::dvec3 axis = glm::cross(hip - knee, at(foot.ankle) - knee);
    // A straight leg bends about the knee's own axis.
    constexpr double straight = 1e-3;
    if (glm::length(axis) < straight * upper * lower)
        axis = glm::dvec3(pose[std::size_t(foot.knee)].rotation * glm::vec3(-1.0f, 0.0f, 0.0f));
    turn(foot.knee, aboutAxis(glm::normalize(axis),
                        angleOf(upper, lower, reach) -
                            angleOf(upper, lower, glm::distance(hip, at(foot.ankle)))));
    turn(foot.leg, between(at(foot.ankle) - hip, glm::dvec3(target) - hip));
    BoneTransform ankle = pose[std::size_t(foot.ankle)];
    ankle.rotation = sole;
    moveRigidly(model, pose, foot.ankle, ankle);
    constexpr double tolerance = 1e-4;
    return std::abs(reach - wanted) <= tolerance;
}

} // namespace mmd
