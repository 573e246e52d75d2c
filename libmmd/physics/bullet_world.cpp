// SPDX-License-Identifier: MIT
#include "libmmd/physics/bullet_world.h"

#include "libmmd/physics/physics_limits.h"

#include <utility>

namespace mmd {
namespace {

/// Beyond it all bodies are compared with each other. Larger would make the sweep's numbers, whose
/// steps are 0.004 here, too coarse for small bodies.
constexpr float reach = 16384.0f;
/// Bullet's pools are made anew with each world; beyond these it asks the heap.
constexpr int pairPool = 512;

btDefaultCollisionConstructionInfo poolSizes()
{
    btDefaultCollisionConstructionInfo info;
    info.m_defaultMaxPersistentManifoldPoolSize = pairPool;
    info.m_defaultMaxCollisionAlgorithmPoolSize = pairPool;
    return info;
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
    // A body and the ground need a handle each, and the sweep one of its own.
    , m_broadphase(btVector3(-reach, -reach, -reach), btVector3(reach, reach, reach),
          static_cast<unsigned>(bodies + 2), nullptr, true)
    , m_filter(*m_broadphase.getOverlappingPairCache())
    , m_world(&m_dispatcher, &m_broadphase, &m_solver, &m_configuration)
{
    m_world.setGravity(gravity);
    m_world.setForceUpdateAllAabbs(false);
    m_configuration.setPlaneConvexMultipointIterations(); // else boxes rock on the ground
    m_broadphase.getOverlappingPairCache()->setOverlapFilterCallback(&m_filter);
}

BulletWorld::~BulletWorld()
{
    for (const auto& joint : m_joints)
        m_world.removeConstraint(joint.get());
    for (const auto& body : m_bodies)
        m_world.removeRigidBody(body.get());
}

btRigidBody& BulletWorld::add(std::unique_ptr<btRigidBody> body, int group, int mask)
{
    m_world.addRigidBody(body.get(), group, mask);
    m_bodies.push_back(std::move(body));
    return *m_bodies.back();
}

void BulletWorld::add(std::unique_ptr<btTypedConstraint> joint)
{
    // Bodies that are joined still collide.
    m_world.addConstraint(joint.get(), false);
    m_joints.push_back(std::move(joint));
}

} // namespace mmd
