// SPDX-License-Identifier: MIT
#pragma once

#include <btBulletDynamicsCommon.h>

#include <memory>
#include <vector>

/// Bullet's world and its parts. Private to libmmd/physics; only its sources include this header.
namespace mmd {

/// Groups in addition to those of models: the ground's, and one for bodies that always follow their
/// bones.
inline constexpr int groundGroup = 1 << 16, followerGroup = 1 << 17;

/// Ignores pairs of two bodies that both cannot be pushed. Accepts at most PhysicsLimits::mostPairs
/// pairs, and remembers if there were more.
class PairFilter final : public btOverlapFilterCallback {
public:
    explicit PairFilter(const btOverlappingPairCache& pairs)
        : m_pairs(pairs)
    {
    }
    bool needBroadphaseCollision(btBroadphaseProxy* a, btBroadphaseProxy* b) const override;
    [[nodiscard]] bool isOverfull() const { return m_isOverfull; }

private:
    const btOverlappingPairCache& m_pairs;
    mutable bool m_isOverfull = false; // mutable, because Bullet calls a constant filter
};

/// The world. Bodies and joints are added to it all together; they are removed from it before they
/// are destroyed.
class BulletWorld {
public:
    /// `bodies`: the number of bodies to add, without the ground.
    BulletWorld(const btVector3& gravity, std::size_t bodies);
    ~BulletWorld();
    BulletWorld(const BulletWorld&) = delete;
    BulletWorld& operator=(const BulletWorld&) = delete;

    btRigidBody& add(std::unique_ptr<btRigidBody> body, int group, int mask);
    void add(std::unique_ptr<btTypedConstraint> joint);
    void enterAll();
    void setGravity(const btVector3& gravity) { m_world.setGravity(gravity); }
    void step(float seconds) { m_world.stepSimulation(seconds, 0); }
    /// Whether more pairs of bodies overlapped than the limit.
    [[nodiscard]] bool isOverfull() const { return m_filter.isOverfull(); }

    [[nodiscard]] btRigidBody& body(std::size_t index) { return *m_bodies[index].body; }
    [[nodiscard]] const btRigidBody& body(std::size_t index) const { return *m_bodies[index].body; }

private:
    struct Entry {
        std::unique_ptr<btRigidBody> body;
        int group = 0, mask = 0;
    };

    btDefaultCollisionConfiguration m_configuration;
    btCollisionDispatcher m_dispatcher;
    std::unique_ptr<btBroadphaseInterface> m_broadphase;
    PairFilter m_filter;
    btSequentialImpulseConstraintSolver m_solver;
    btDiscreteDynamicsWorld m_world;
    std::vector<Entry> m_bodies;
    std::vector<std::unique_ptr<btTypedConstraint>> m_joints;
};

} // namespace mmd
