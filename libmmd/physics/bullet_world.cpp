// SPDX-License-Identifier: MIT
#include "libmmd/physics/bullet_world.h"

#include "libmmd/physics/physics_limits.h"

#include <BulletCollision/BroadphaseCollision/btAxisSweep3.h>

#include <utility>

namespace mmd {
namespace {

/// Outside of this all bodies are compared with each other. A larger value would make the sweep's
/// numbers, with steps of 0.004, too coarse for small bodies.
constexpr float reach = 16384.0f;
/// Bullet's pools are created with each world; beyond these sizes it allocates from the heap.
constexpr int pairPool = 512;

btDefaultCollisionConstructionInfo poolSizes()
{
    btDefaultCollisionConstructionInfo info;
    info.m_defaultMaxPersistentManifoldPoolSize = pairPool;
    info.m_defaultMaxCollisionAlgorithmPoolSize = pairPool;
    return info;
}

/// A sweep is faster for usual models. But if bodies in a row fall, each passes all others on its
/// axis in every step, so the cost is quadratic. Trees of bounds avoid this.
std::unique_ptr<btBroadphaseInterface> broadphaseFor(std::size_t bodies)
{
    if (bodies > PhysicsLimits::mostSweptBodies)
        return std::make_unique<btDbvtBroadphase>();
    // Each body and the ground need a handle, and the sweep needs one more.
    return std::make_unique<bt32BitAxisSweep3>(btVector3(-reach, -reach, -reach),
        btVector3(reach, reach, reach), static_cast<unsigned>(bodies + 2), nullptr, true);
}

} // namespace

bool PairFilter::needBroadphaseCollision(btBroadphaseProxy* a, btBroadphaseProxy* b) const
{
    const int groupA = a->m_collisionFilterGroup;
    const int groupB = b->m_collisionFilterGroup;
    const bool needs = (groupA & groupB & followerGroup) == 0 &&
                       (groupA & b->m_collisionFilterMask) != 0 &&
                       (groupB & a->m_collisionFilterMask) != 0;
    const bool hasRoom = std::size_t(m_pairs.getNumOverlappingPairs()) < PhysicsLimits::mostPairs;
    m_isOverfull = m_isOverfull || (needs && !hasRoom);
    return needs && hasRoom;
}

BulletWorld::BulletWorld(const btVector3& gravity, std::size_t bodies)
    : m_configuration(poolSizes())
    , m_dispatcher(&m_configuration)
    , m_broadphase(broadphaseFor(bodies))
    , m_filter(*m_broadphase->getOverlappingPairCache())
    , m_world(&m_dispatcher, m_broadphase.get(), &m_solver, &m_configuration)
{
    m_world.setGravity(gravity);
    m_world.setForceUpdateAllAabbs(false);
    m_configuration.setPlaneConvexMultipointIterations(); // otherwise boxes rock on the ground
    m_broadphase->getOverlappingPairCache()->setOverlapFilterCallback(&m_filter);
}

BulletWorld::~BulletWorld()
{
    for (const auto& joint : m_joints)
        m_world.removeConstraint(joint.get());
    for (const Entry& each : m_bodies)
        m_world.removeRigidBody(each.body.get());
}

btRigidBody& BulletWorld::add(std::unique_ptr<btRigidBody> body, int group, int mask)
{
    m_bodies.push_back({std::move(body), group, mask});
    return *m_bodies.back().body;
}

void BulletWorld::enterAll()
{
    // A tree degenerates to a list if neighbouring bodies are added one after the other. A prime
    // step, which divides no number of bodies up to the limit, adds them in a mixed order.
    const std::size_t count = m_bodies.size();
    constexpr std::size_t farApart = 7919;
    static_assert(PhysicsLimits::mostBodies + 1 < farApart);
    const bool isSwept = count <= PhysicsLimits::mostSweptBodies + 1; // one more for the ground
    const std::size_t step = isSwept ? 1 : farApart;
    for (std::size_t turn = 0; turn < count; ++turn) {
        const Entry& each = m_bodies[turn * step % count];
        m_world.addRigidBody(each.body.get(), each.group, each.mask);
    }
}

void BulletWorld::add(std::unique_ptr<btTypedConstraint> joint)
{
    // Joined bodies still collide.
    m_world.addConstraint(joint.get(), false);
    m_joints.push_back(std::move(joint));
}

} // namespace mmd
