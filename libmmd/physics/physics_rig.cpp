// SPDX-License-Identifier: MIT
#include "libmmd/physics/physics_rig.h"

#include "libmmd/physics/physics_limits.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <string>
#include <utility>

namespace mmd {
namespace {

using pmx::BodyMode;
using pmx::Shape;

/// Beyond these limits a solver in single precision gives noise, and no reasonable model has such
/// values.
constexpr float largestSize = 1e4f, smallestMass = 1e-5f, largestMass = 1e4f;
constexpr std::size_t groupCount = 16;

glm::quat about(float angle, const glm::vec3& axis)
{
    return glm::angleAxis(std::isfinite(angle) ? angle : 0.0f, axis);
}

/// Ry * Rx * Rz.
glm::quat rotationOf(const glm::vec3& euler)
{
    return about(euler.y, {0, 1, 0}) * about(euler.x, {1, 0, 0}) * about(euler.z, {0, 0, 1});
}

/// Builds the rig and counts the corrected values by location.
class RigMaker {
public:
    explicit RigMaker(const Model& model)
        : m_model(model)
    {
    }

    PhysicsRig make();

private:
    void at(const char* kind, std::size_t index, const pmx::Text& name)
    {
        m_record = std::string(kind) + ' ' + std::to_string(index) + " (" + name.utf8 + ')';
    }
    void found(WarningCode code, const char* location)
    {
        auto& [first, count] = m_findings[{code, location}];
        if (count++ == 0)
            first = m_record;
    }
    float within(float value, float lowest, float highest, const char* location)
    {
        const float inside = std::clamp(std::isfinite(value) ? value : lowest, lowest, highest);
        if (!(inside == value))
            found(WarningCode::OutOfRange, location);
        return inside;
    }
    void setSize(RigBody& body, const pmx::RigidBody& from);
    void setMode(RigBody& body, const pmx::RigidBody& from);
    RigBody bodyOf(const pmx::RigidBody& from);
    bool isJoining(const pmx::Joint& joint);
    void makeJoinedBodiesDynamic();
    void switchOffBeyondLimits();
    void findIdle();
    void findImpulses();
    void findDrivers();

    const Model& m_model;
    PhysicsRig m_rig;
    std::string m_record;
    std::map<std::pair<WarningCode, std::string>, std::pair<std::string, std::size_t>> m_findings;
};

void RigMaker::setSize(RigBody& body, const pmx::RigidBody& from)
{
    if (std::uint8_t(from.shape) > std::uint8_t(Shape::Capsule))
        found(WarningCode::OutOfRange, "rigid body shape");
    else
        body.shape = from.shape;
    const int used = body.shape == Shape::Sphere ? 1 : body.shape == Shape::Capsule ? 2 : 3;
    for (int axis = 0; axis < used; ++axis) {
        const float size = std::isfinite(from.size[axis]) ? from.size[axis] : 0.0f;
        if (size < 0.0f)
            found(WarningCode::OutOfRange, "rigid body size");
        body.size[axis] = std::min(std::abs(size), largestSize);
        // A capsule without height is a sphere. A body that is too large would only push all others
        // away.
        const bool isNeeded = body.shape != Shape::Capsule || axis == 0;
        body.isSolid = body.isSolid && (size != 0.0f || !isNeeded) && std::abs(size) <= largestSize;
    }
    if (!body.isSolid)
        found(WarningCode::NoEffect,
            "collision of a rigid body without volume or beyond 10000 units");
}

void RigMaker::setMode(RigBody& body, const pmx::RigidBody& from)
{
    if (std::uint8_t(from.mode) > std::uint8_t(BodyMode::DynamicAtBone))
        found(WarningCode::OutOfRange, "rigid body mode");
    else
        body.mode = from.mode;
    if (body.mode == BodyMode::FollowsBone)
        return;
    if (from.mass > 0.0f) {
        body.mass = within(from.mass, smallestMass, largestMass, "rigid body mass");
        return;
    }
    found(WarningCode::OutOfRange, "mass of a rigid body that physics should move");
    body.mode = BodyMode::FollowsBone;
}

RigBody RigMaker::bodyOf(const pmx::RigidBody& from)
{
    RigBody body;
    setSize(body, from);
    setMode(body, from);
    const bool hasBone = from.bone >= 0 && std::size_t(from.bone) < m_model.rig.bones.size();
    body.bone = hasBone ? from.bone : -1;
    if (!hasBone && body.mode == BodyMode::FollowsBone)
        found(WarningCode::BadReference, "bone of a rigid body that follows it");
    for (int axis = 0; axis < 3; ++axis)
        body.rest.position[axis] = std::isfinite(from.position[axis]) ? from.position[axis] : 0.0f;
    body.rest.rotation = rotationOf(from.rotation);
    body.offset = body.rest;
    if (hasBone)
        body.offset.position -= m_model.rig.bones[std::size_t(body.bone)].restPosition;
    if (body.mode != BodyMode::FollowsBone) {
        body.linearDamping = within(from.linearDamping, 0.0f, 1.0f, "rigid body damping");
        body.angularDamping = within(from.angularDamping, 0.0f, 1.0f, "rigid body damping");
    }
    body.restitution = within(from.restitution, 0.0f, 1.0f, "rigid body restitution");
    body.friction = within(from.friction, 0.0f, 1e3f, "rigid body friction");
    if (from.group >= groupCount)
        found(WarningCode::OutOfRange, "rigid body group");
    body.group =
        static_cast<std::uint16_t>(1u << std::min<std::size_t>(from.group, groupCount - 1));
    body.mask = from.mask;
    return body;
}

/// Many weights collide with nothing on purpose; a body without bone and collisions has no effect.
void RigMaker::findIdle()
{
    std::vector<bool> isJoined(m_rig.bodies.size(), false);
    for (const pmx::Joint& joint : m_rig.joints)
        isJoined[std::size_t(joint.bodyA)] = isJoined[std::size_t(joint.bodyB)] = true;
    for (std::size_t index = 0; index < m_rig.bodies.size(); ++index) {
        at("rigid body", index, m_model.data.rigidBodies[index].name);
        if (m_rig.bodies[index].mask == 0 && !isJoined[index])
            found(WarningCode::NoEffect, "rigid body whose mask is 0 and that no joint holds");
    }
}

bool RigMaker::isJoining(const pmx::Joint& joint)
{
    const auto isBody = [&](std::int32_t body) {
        return body >= 0 && std::size_t(body) < m_rig.bodies.size();
    };
    if (!isBody(joint.bodyA) || !isBody(joint.bodyB) || joint.bodyA == joint.bodyB) {
        found(WarningCode::NoEffect, "joint that does not join two rigid bodies");
        return false;
    }
    return m_rig.bodies[std::size_t(joint.bodyA)].mode != BodyMode::FollowsBone ||
           m_rig.bodies[std::size_t(joint.bodyB)].mode != BodyMode::FollowsBone;
}

/// A body of mode 2 on a simulated parent bone would break its joint: it counts as mode 1.
void RigMaker::makeJoinedBodiesDynamic()
{
    const auto modes = [&] {
        std::vector<BodyMode> result;
        for (const RigBody& body : m_rig.bodies)
            result.push_back(body.mode);
        return result;
    }();
    const auto hangsOn = [&](std::int32_t lower, std::int32_t upper) {
        RigBody& body = m_rig.bodies[std::size_t(lower)];
        const std::int32_t above = m_rig.bodies[std::size_t(upper)].bone;
        if (modes[std::size_t(lower)] == BodyMode::DynamicAtBone && body.bone >= 0 && above >= 0 &&
            modes[std::size_t(upper)] != BodyMode::FollowsBone &&
            m_model.rig.bones[std::size_t(body.bone)].parent == above)
            body.mode = BodyMode::Dynamic;
    };
    for (const pmx::Joint& joint : m_rig.joints) {
        hangsOn(joint.bodyA, joint.bodyB);
        hangsOn(joint.bodyB, joint.bodyA);
    }
}

/// For a model that would take too long to simulate: its bodies follow their bones.
void RigMaker::switchOffBeyondLimits()
{
    using Limits = PhysicsLimits;
    std::string what;
    if (m_rig.bodies.size() > Limits::mostBodies)
        what = std::to_string(m_rig.bodies.size()) + " rigid bodies";
    else if (m_rig.joints.size() > Limits::mostJoints)
        what = std::to_string(m_rig.joints.size()) + " joints";
    else if (pairsAtRest(m_rig) > Limits::mostPairs)
        what = "over " + std::to_string(Limits::mostPairs) + " pairs of overlapping rigid bodies";
    if (what.empty())
        return;
    m_rig.warnings.push_back({.code = WarningCode::PhysicsOff, .location = std::move(what)});
    m_rig.joints.clear();
    for (RigBody& body : m_rig.bodies) {
        body.mode = BodyMode::FollowsBone;
        body.mass = 0.0f;
    }
}

void RigMaker::findDrivers()
{
    std::map<std::int32_t, std::int32_t> ofBone;
    for (std::size_t index = 0; index < m_rig.bodies.size(); ++index) {
        const RigBody& body = m_rig.bodies[index];
        if (body.mode == BodyMode::FollowsBone)
            continue;
        if (body.bone >= 0)
            ofBone[body.bone] = static_cast<std::int32_t>(m_rig.dynamicBodies.size());
        m_rig.dynamicBodies.push_back(static_cast<std::int32_t>(index));
    }
    for (const auto& [bone, dynamicBody] : ofBone) {
        m_rig.drivers.push_back({bone, dynamicBody});
        m_rig.simulatedBones.push_back(bone);
    }
}

void RigMaker::findImpulses()
{
    const auto& morphs = m_model.data.morphs;
    for (std::size_t index = 0; index < morphs.size(); ++index)
        for (const pmx::ImpulseOffset& each : morphs[index].impulse) {
            const bool isBody = each.body >= 0 && std::size_t(each.body) < m_rig.bodies.size();
            if (isBody && m_rig.bodies[std::size_t(each.body)].mode != BodyMode::FollowsBone)
                m_rig.impulses.push_back({static_cast<std::int32_t>(index), each.body,
                    each.local != 0, each.velocity, each.torque});
        }
}

PhysicsRig RigMaker::make()
{
    const pmx::Model& data = m_model.data;
    for (std::size_t index = 0; index < data.rigidBodies.size(); ++index) {
        at("rigid body", index, data.rigidBodies[index].name);
        m_rig.bodies.push_back(bodyOf(data.rigidBodies[index]));
    }
    for (std::size_t index = 0; index < data.joints.size(); ++index) {
        at("joint", index, data.joints[index].name);
        if (!isJoining(data.joints[index]))
            continue;
        m_rig.joints.push_back(data.joints[index]);
        if (data.joints[index].type > 5) {
            found(WarningCode::UnsupportedFeature, "joint type");
            m_rig.joints.back().type = 0;
        }
    }
    if (!data.softBodies.empty()) {
        at("soft body", 0, data.softBodies.front().name);
        found(WarningCode::UnsupportedFeature, "physics of soft bodies");
    }
    findIdle();
    makeJoinedBodiesDynamic();
    switchOffBeyondLimits();
    findDrivers();
    findImpulses();
    for (const auto& [what, finding] : m_findings)
        m_rig.warnings.push_back({.code = what.first,
            .location = what.second + ", first in " + finding.first,
            .count = finding.second});
    return std::move(m_rig);
}

} // namespace

PhysicsRig makePhysicsRig(const Model& model)
{
    return RigMaker(model).make();
}

BodyTransform transformAtBone(const RigBody& body, const Pose& pose)
{
    if (body.bone < 0)
        return body.rest;
    const BoneTransform& bone = pose.bones[std::size_t(body.bone)];
    return {bone.translation + bone.rotation * body.offset.position,
        glm::normalize(bone.rotation * body.offset.rotation)};
}

BoneTransform boneOf(const RigBody& body, const BodyTransform& transform)
{
    const glm::quat rotation =
        glm::normalize(transform.rotation * glm::conjugate(body.offset.rotation));
    return {transform.position - rotation * body.offset.position, rotation};
}

void bonesOf(const PhysicsRig& rig, std::span<const BodyTransform> transforms,
    std::vector<SimulatedBone>& bones)
{
    bones.clear();
    for (const PhysicsRig::Driver& driver : rig.drivers) {
        const auto which = std::size_t(driver.dynamicBody);
        const RigBody& body = rig.bodies[std::size_t(rig.dynamicBodies[which])];
        bones.push_back({.bone = driver.bone,
            .transform = boneOf(body, transforms[which]),
            .keepsPosition = body.mode == BodyMode::DynamicAtBone});
    }
}

glm::vec3 middleOf(const PhysicsRig& rig, const Pose& pose)
{
    glm::vec3 sum(0.0f);
    float count = 0.0f;
    for (const RigBody& body : rig.bodies) {
        if (body.mode != BodyMode::FollowsBone || body.bone < 0)
            continue;
        sum += transformAtBone(body, pose).position;
        count += 1.0f;
    }
    return count > 0.0f ? sum / count : sum;
}

bool isPhysicsOn(const RigBody& body, const Pose& pose)
{
    return body.bone < 0 || pose.physicsOn.empty() || pose.physicsOn[std::size_t(body.bone)] != 0;
}

} // namespace mmd
