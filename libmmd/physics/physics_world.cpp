// SPDX-License-Identifier: MIT
#include "libmmd/physics/physics_world.h"

#include "libmmd/physics/bullet_joint.h"
#include "libmmd/physics/bullet_shape.h"
#include "libmmd/physics/bullet_vector.h"
#include "libmmd/physics/bullet_world.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace mmd {
namespace {

constexpr float farthest = 1e6f;

btTransform transformOf(const BodyTransform& transform)
{
    const glm::quat& q = transform.rotation;
    return btTransform(btQuaternion(q.x, q.y, q.z, q.w), vectorOf(transform.position));
}

BodyTransform bodyTransformOf(const btRigidBody& body)
{
    const btQuaternion q = body.getWorldTransform().getRotation();
    return {vectorOf(body.getWorldTransform().getOrigin()), glm::quat(q.w(), q.x(), q.y(), q.z())};
}

/// Interpolates between two transforms by `share`.
BodyTransform between(const BodyTransform& from, const BodyTransform& to, float share)
{
    return {
        glm::mix(from.position, to.position, share), glm::slerp(from.rotation, to.rotation, share)};
}

} // namespace

struct PhysicsWorld::Private {
    Private(const PhysicsRig& from, const PhysicsSettings& with);

    void build();
    std::unique_ptr<btRigidBody> makeBody(std::size_t index) const;
    void addGround();
    void put(std::size_t index, const BodyTransform& wanted);
    void putAll(const Pose& pose);
    void setSwitches(const Pose& pose);
    void setFollowing(std::size_t index, bool isFollowing);
    void follow(const Pose& pose);
    void push(const Pose& pose);
    void advance() { world->step(1.0f / (30.0f * float(settings.stepsPerFrame))); }
    void standStill(const Pose& pose);
    [[nodiscard]] bool isSound() const;
    [[nodiscard]] BodyTransform standing(const Pose& pose) const;
    [[nodiscard]] BodyTransform atRest(const RigBody& body, const BodyTransform& stand) const;

    const PhysicsRig& rig;
    PhysicsSettings settings;
    std::unique_ptr<btCollisionShape> groundShape;
    std::vector<std::unique_ptr<btCollisionShape>> shapes; ///< by body
    std::vector<btVector3> inertias;                       ///< by body
    std::unique_ptr<BulletWorld> world;
    glm::vec3 noise{0.0f};                 ///< in the gravity of the world
    std::vector<std::uint8_t> isFollowing; ///< by body: it is moved to its bone before each step
    std::vector<BodyTransform> from, to;   ///< of the warm-up
    bool isOff = false;                    ///< there is no world
    std::vector<BodyTransform> still;      ///< transforms of the dynamic bodies while it is off
    std::size_t runaways = 0;
};

PhysicsWorld::Private::Private(const PhysicsRig& fromRig, const PhysicsSettings& with)
    : rig(fromRig)
    , settings(with)
    , groundShape(makeBulletGround())
    , isFollowing(fromRig.bodies.size(), 0)
    , from(fromRig.bodies.size())
    , to(fromRig.bodies.size())
{
    for (const RigBody& body : rig.bodies) {
        shapes.push_back(makeBulletShape(body));
        inertias.emplace_back(0, 0, 0);
        if (body.mass > 0.0f)
            shapes.back()->calculateLocalInertia(body.mass, inertias.back());
    }
}

std::unique_ptr<btRigidBody> PhysicsWorld::Private::makeBody(std::size_t index) const
{
    const RigBody& body = rig.bodies[index];
    btRigidBody::btRigidBodyConstructionInfo info(
        body.mass, nullptr, shapes[index].get(), inertias[index]);
    info.m_startWorldTransform = transformOf(body.rest);
    info.m_linearDamping = body.linearDamping;
    info.m_angularDamping = body.angularDamping;
    info.m_restitution = body.restitution;
    info.m_friction = body.friction;
    info.m_additionalDamping = true;
    auto made = std::make_unique<btRigidBody>(info);
    made->setActivationState(DISABLE_DEACTIVATION);
    made->setSleepingThresholds(0.0f, 0.0f);
    made->setFlags(0); // no gyroscopic forces, as in MMD's old Bullet
    if (!body.isSolid)
        made->setCollisionFlags(
            made->getCollisionFlags() | btCollisionObject::CF_NO_CONTACT_RESPONSE);
    return made;
}

void PhysicsWorld::Private::addGround()
{
    btRigidBody::btRigidBodyConstructionInfo info(0.0f, nullptr, groundShape.get());
    world->add(std::make_unique<btRigidBody>(info), groundGroup, 0xFFFF);
}

/// Moves every dynamic body to its bone and deletes the world.
void PhysicsWorld::Private::standStill(const Pose& pose)
{
    isOff = true;
    world.reset();
    still.clear();
    for (const std::int32_t index : rig.dynamicBodies)
        still.push_back(transformAtBone(rig.bodies[std::size_t(index)], pose));
}

/// Rebuilds everything: the internal state of solver and contacts would change the bytes.
void PhysicsWorld::Private::build()
{
    isOff = false;
    noise = glm::vec3(0.0f);
    world.reset();
    world = std::make_unique<BulletWorld>(vectorOf(settings.gravity), rig.bodies.size());
    std::fill(isFollowing.begin(), isFollowing.end(), std::uint8_t(0));
    for (std::size_t index = 0; index < rig.bodies.size(); ++index) {
        const RigBody& body = rig.bodies[index];
        const bool isDynamic = body.mode != pmx::BodyMode::FollowsBone;
        // A body without volume is in no group: the broadphase never pairs it.
        const int group = body.isSolid ? body.group | (isDynamic ? 0 : followerGroup) : 0;
        const int mask = body.isSolid ? body.mask | (isDynamic ? groundGroup : 0) : 0;
        world->add(makeBody(index), group, mask);
    }
    addGround();
    world->enterAll();
    for (std::size_t index = 0; index < rig.bodies.size(); ++index)
        if (rig.bodies[index].mode == pmx::BodyMode::FollowsBone)
            setFollowing(index, true);
    for (const pmx::Joint& joint : rig.joints)
        world->add(makeBulletJoint(
            joint, world->body(std::size_t(joint.bodyA)), world->body(std::size_t(joint.bodyB))));
}

/// Sets a transform without giving a velocity.
void PhysicsWorld::Private::put(std::size_t index, const BodyTransform& wanted)
{
    btRigidBody& body = world->body(index);
    const btTransform transform = transformOf(wanted);
    body.setWorldTransform(transform);
    body.setInterpolationWorldTransform(transform);
    body.setLinearVelocity(btVector3(0, 0, 0));
    body.setAngularVelocity(btVector3(0, 0, 0));
    body.setInterpolationLinearVelocity(btVector3(0, 0, 0));
    body.setInterpolationAngularVelocity(btVector3(0, 0, 0));
    body.updateInertiaTensor();
}

void PhysicsWorld::Private::putAll(const Pose& pose)
{
    const BodyTransform stand = standing(pose);
    for (std::size_t index = 0; index < rig.bodies.size(); ++index) {
        const RigBody& body = rig.bodies[index];
        const bool isLoose = body.bone < 0 && body.mode != pmx::BodyMode::FollowsBone;
        put(index, isLoose ? atRest(body, stand) : transformAtBone(body, pose));
    }
}

/// The transform of the body if the model is there at rest. A body without a bone stays.
BodyTransform PhysicsWorld::Private::atRest(const RigBody& body, const BodyTransform& stand) const
{
    if (body.bone < 0 && body.mode == pmx::BodyMode::FollowsBone)
        return body.rest;
    return {
        stand.position + stand.rotation * body.rest.position, stand.rotation * body.rest.rotation};
}

/// A following body is kinematic: the solver treats it as without mass, and this code moves it.
void PhysicsWorld::Private::setFollowing(std::size_t index, bool follows)
{
    if ((isFollowing[index] != 0) == follows)
        return;
    isFollowing[index] = follows;
    btRigidBody& body = world->body(index);
    const int kinematic = btCollisionObject::CF_KINEMATIC_OBJECT;
    body.setMassProps(
        follows ? 0.0f : rig.bodies[index].mass, follows ? btVector3(0, 0, 0) : inertias[index]);
    const int flags = body.getCollisionFlags() & ~(kinematic | btCollisionObject::CF_STATIC_OBJECT);
    body.setCollisionFlags(follows ? flags | kinematic : flags);
    body.updateInertiaTensor();
}

/// A body whose physics is switched on begins at its bone.
void PhysicsWorld::Private::setSwitches(const Pose& pose)
{
    for (const std::int32_t dynamic : rig.dynamicBodies) {
        const auto index = std::size_t(dynamic);
        const bool isOn = isPhysicsOn(rig.bodies[index], pose);
        if (isOn && isFollowing[index])
            put(index, transformAtBone(rig.bodies[index], pose));
        setFollowing(index, !isOn);
    }
}

void PhysicsWorld::Private::follow(const Pose& pose)
{
    for (std::size_t index = 0; index < rig.bodies.size(); ++index)
        if (isFollowing[index])
            world->body(index).setWorldTransform(
                transformOf(transformAtBone(rig.bodies[index], pose)));
}

/// Impulse morphs: the same force for every step length.
void PhysicsWorld::Private::push(const Pose& pose)
{
    for (const PhysicsRig::Impulse& each : rig.impulses) {
        const auto morph = std::size_t(each.morph);
        const float weight = morph < pose.morphWeights.size() ? pose.morphWeights[morph] : 0.0f;
        if (weight == 0.0f || isFollowing[std::size_t(each.body)])
            continue;
        btRigidBody& body = world->body(std::size_t(each.body));
        const float share = weight * 2.0f / float(settings.stepsPerFrame);
        btVector3 linear = vectorOf(each.linear * share);
        btVector3 angular = vectorOf(each.angular * share);
        if (each.isLocal) {
            linear = body.getWorldTransform().getBasis() * linear;
            angular = body.getWorldTransform().getBasis() * angular;
        }
        body.applyCentralImpulse(linear);
        body.applyTorqueImpulse(angular);
    }
}

bool PhysicsWorld::Private::isSound() const
{
    return std::all_of(rig.dynamicBodies.begin(), rig.dynamicBodies.end(), [&](std::int32_t index) {
        if (isFollowing[std::size_t(index)])
            return true;
        const btTransform& at = world->body(std::size_t(index)).getWorldTransform();
        float sum = 0.0f; // NaN if any of them is NaN
        for (int row = 0; row < 3; ++row)
            sum += at.getBasis()[row].dot(at.getBasis()[row]);
        const btVector3 away = at.getOrigin().absolute();
        return std::isfinite(sum) && away[away.maxAxis()] <= farthest &&
               std::isfinite(away.x() + away.y() + away.z());
    });
}

/// The transform of the whole model: the mean rotation and centre of its bodies relative to rest.
BodyTransform PhysicsWorld::Private::standing(const Pose& pose) const
{
    glm::vec3 restMiddle(0.0f), middle(0.0f);
    glm::quat turn(0.0f, 0.0f, 0.0f, 0.0f);
    float count = 0.0f;
    for (const RigBody& body : rig.bodies) {
        if (body.bone < 0 || body.mode != pmx::BodyMode::FollowsBone)
            continue;
        const BodyTransform at = transformAtBone(body, pose);
        const glm::quat q = pose.bones[std::size_t(body.bone)].rotation;
        turn = turn + (glm::dot(turn, q) < 0.0f ? -q : q);
        restMiddle += body.rest.position;
        middle += at.position;
        count += 1.0f;
    }
    const float length = glm::length(turn);
    if (count == 0.0f || !(length > 1e-3f))
        return {};
    const glm::quat rotation = turn / length;
    return {middle / count - rotation * (restMiddle / count), rotation};
}

PhysicsWorld::PhysicsWorld(const PhysicsRig& rig, const PhysicsSettings& settings)
    : d(std::make_unique<Private>(rig, settings))
{
}

PhysicsWorld::~PhysicsWorld() = default;
PhysicsWorld::PhysicsWorld(PhysicsWorld&&) noexcept = default;
PhysicsWorld& PhysicsWorld::operator=(PhysicsWorld&&) noexcept = default;

void PhysicsWorld::reset(const Pose& pose)
{
    d->build();
    d->setSwitches(pose);
    d->putAll(pose);
}

void PhysicsWorld::restore(const Pose& pose, std::span<const BodyState> states)
{
    reset(pose);
    for (std::size_t each = 0; each < states.size(); ++each) {
        const auto index = std::size_t(d->rig.dynamicBodies[each]);
        d->put(index, states[each].transform);
        if (d->isFollowing[index])
            continue;
        btRigidBody& body = d->world->body(index);
        body.setLinearVelocity(vectorOf(states[each].linearVelocity));
        body.setAngularVelocity(vectorOf(states[each].angularVelocity));
        body.setInterpolationLinearVelocity(body.getLinearVelocity());
        body.setInterpolationAngularVelocity(body.getAngularVelocity());
    }
}

void PhysicsWorld::warmUp(const Pose& pose, const glm::vec3& velocity)
{
    reset(pose);
    const glm::vec3 along(velocity.x, 0.0f, velocity.z);
    const int steps = warmUpFrames * d->settings.stepsPerFrame;
    const float seconds = float(warmUpFrames) / 30.0f;
    const auto behind = [&](BodyTransform transform, int step) {
        transform.position -= along * (seconds * (1.0f - float(step) / float(steps)));
        return transform;
    };
    const BodyTransform stand = d->standing(pose);
    for (std::size_t index = 0; index < d->rig.bodies.size(); ++index) {
        const RigBody& body = d->rig.bodies[index];
        d->to[index] = transformAtBone(body, pose);
        d->from[index] = d->atRest(body, stand);
        d->put(index, behind(d->from[index], 0));
        if (!d->isFollowing[index])
            d->world->body(index).setLinearVelocity(vectorOf(along));
    }
    for (int step = 1; step <= steps && !d->world->isOverfull(); ++step) {
        const float share = float(step) / float(steps);
        const float eased = share * share * (3.0f - 2.0f * share);
        for (std::size_t index = 0; index < d->rig.bodies.size(); ++index)
            if (d->isFollowing[index])
                d->world->body(index).setWorldTransform(
                    transformOf(behind(between(d->from[index], d->to[index], eased), step)));
        d->advance();
    }
    settle(pose);
}

void PhysicsWorld::step(const Pose& pose, const glm::vec3& noise)
{
    if (d->isOff) {
        d->standStill(pose);
        return;
    }
    d->setSwitches(pose);
    d->follow(pose);
    d->push(pose);
    if (std::exchange(d->noise, noise) != noise)
        d->world->setGravity(vectorOf(d->settings.gravity + noise));
    d->advance();
    settle(pose);
}

/// Checks the result of a step: too many pairs, or invalid numbers.
void PhysicsWorld::settle(const Pose& pose)
{
    if (d->world->isOverfull()) {
        d->standStill(pose);
    } else if (!d->isSound()) {
        ++d->runaways;
        reset(pose);
    }
}

bool PhysicsWorld::isOff() const
{
    return d->isOff;
}

void PhysicsWorld::switchOff(const Pose& pose)
{
    d->standStill(pose);
}

void PhysicsWorld::transforms(std::span<BodyTransform> out) const
{
    if (d->isOff) {
        std::copy_n(d->still.begin(), out.size(), out.begin());
        return;
    }
    for (std::size_t each = 0; each < out.size(); ++each)
        out[each] = bodyTransformOf(d->world->body(std::size_t(d->rig.dynamicBodies[each])));
}

void PhysicsWorld::states(std::span<BodyState> out) const
{
    for (std::size_t each = 0; d->isOff && each < out.size(); ++each)
        out[each] = {.transform = d->still[each], .linearVelocity = {}, .angularVelocity = {}};
    if (d->isOff)
        return;
    for (std::size_t each = 0; each < out.size(); ++each) {
        const btRigidBody& body = d->world->body(std::size_t(d->rig.dynamicBodies[each]));
        out[each] = {.transform = bodyTransformOf(body),
            .linearVelocity = vectorOf(body.getLinearVelocity()),
            .angularVelocity = vectorOf(body.getAngularVelocity())};
    }
}

std::size_t PhysicsWorld::runawayCount() const
{
    return d->runaways;
}

} // namespace mmd
