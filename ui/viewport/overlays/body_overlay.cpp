// SPDX-License-Identifier: MIT
#include "ui/viewport/overlays/body_overlay.h"

#include <glm/gtc/constants.hpp>

#include <cmath>

namespace odori {
namespace {

using mmd::pmx::BodyMode;
using mmd::pmx::Shape;

constexpr float shapeLineWidth = 1.0f;
constexpr float jointSize = 0.18f; // MMD units
const glm::vec4 jointColour(0.95f, 0.80f, 0.25f, 0.95f);

glm::vec4 colourOf(BodyMode mode)
{
    switch (mode) {
    case BodyMode::FollowsBone:
        return {0.20f, 0.70f, 0.35f, 0.75f};
    case BodyMode::Dynamic:
        return {0.90f, 0.28f, 0.28f, 0.75f};
    default:
        return {0.30f, 0.45f, 0.95f, 0.75f};
    }
}

/// The axes of a body, in model space.
struct Axes {
    glm::vec3 x, y, z;
    explicit Axes(const glm::quat& rotation)
        : x(rotation * glm::vec3(1, 0, 0))
        , y(rotation * glm::vec3(0, 1, 0))
        , z(rotation * glm::vec3(0, 0, 1))
    {
    }
};

} // namespace

void BodyOverlay::build(const mmd::PhysicsRig& rig, std::span<const mmd::BodyTransform> transforms)
{
    m_lines.clear();
    if (transforms.size() != rig.bodies.size())
        return;
    for (std::size_t at = 0; at < transforms.size(); ++at)
        addBody(rig.bodies[at], transforms[at]);
    for (const mmd::pmx::Joint& joint : rig.joints)
        addJoint(rig, joint, transforms);
}

void BodyOverlay::addLine(const glm::vec3& from, const glm::vec3& to, const glm::vec4& colour)
{
    m_lines.push_back({.from = from, .to = to, .colour = colour, .width = shapeLineWidth});
}

void BodyOverlay::addArc(const Arc& arc, const glm::vec4& colour)
{
    const auto& [centre, x, y, begin, turn] = arc;
    constexpr float step = glm::pi<float>() / 10.0f;
    const int count = std::max(1, int(std::lround(std::abs(turn) / step)));
    glm::vec3 last = centre + x * std::cos(begin) + y * std::sin(begin);
    for (int at = 1; at <= count; ++at) {
        const float angle = begin + turn * float(at) / float(count);
        const glm::vec3 next = centre + x * std::cos(angle) + y * std::sin(angle);
        addLine(last, next, colour);
        last = next;
    }
}

void BodyOverlay::addBody(const mmd::RigBody& body, const mmd::BodyTransform& transform)
{
    const glm::vec4 colour = colourOf(body.mode);
    const Axes axes(transform.rotation);
    const glm::vec3& at = transform.position;
    constexpr float whole = glm::two_pi<float>(), half = glm::pi<float>();
    if (body.shape == Shape::Box) {
        const glm::vec3 x = axes.x * body.size.x, y = axes.y * body.size.y,
                        z = axes.z * body.size.z;
        for (const float a : {-1.0f, 1.0f})
            for (const float b : {-1.0f, 1.0f}) {
                addLine(at - x + y * a + z * b, at + x + y * a + z * b, colour);
                addLine(at - y + x * a + z * b, at + y + x * a + z * b, colour);
                addLine(at - z + x * a + y * b, at + z + x * a + y * b, colour);
            }
        return;
    }
    const glm::vec3 x = axes.x * body.size.x, y = axes.y * body.size.x, z = axes.z * body.size.x;
    if (body.shape == Shape::Sphere) {
        addArc({at, x, y, 0.0f, whole}, colour);
        addArc({at, y, z, 0.0f, whole}, colour);
        addArc({at, z, x, 0.0f, whole}, colour);
        return;
    }
    const glm::vec3 up = axes.y * (body.size.y * 0.5f);
    for (const glm::vec3& side : {x, z}) {
        addArc({at + up, side, y, 0.0f, half}, colour);
        addArc({at - up, side, y, half, half}, colour);
        addLine(at - up + side, at + up + side, colour);
        addLine(at - up - side, at + up - side, colour);
    }
    addArc({at + up, x, z, 0.0f, whole}, colour);
    addArc({at - up, x, z, 0.0f, whole}, colour);
}

/// Draws a joint, which moves with its first body.
void BodyOverlay::addJoint(const mmd::PhysicsRig& rig, const mmd::pmx::Joint& joint,
    std::span<const mmd::BodyTransform> transforms)
{
    if (joint.bodyA < 0 || std::size_t(joint.bodyA) >= transforms.size())
        return;
    const mmd::BodyTransform& rest = rig.bodies[std::size_t(joint.bodyA)].rest;
    const mmd::BodyTransform& now = transforms[std::size_t(joint.bodyA)];
    const glm::quat turned = now.rotation * glm::conjugate(rest.rotation);
    const glm::vec3 at = now.position + turned * (joint.position - rest.position);
    const Axes axes(turned);
    for (const glm::vec3& axis : {axes.x, axes.y, axes.z})
        addLine(at - axis * jointSize, at + axis * jointSize, jointColour);
}

} // namespace odori
