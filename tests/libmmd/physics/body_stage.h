// SPDX-License-Identifier: MIT
#pragma once

#include "tests/libmmd/physics/body_builder.h"

namespace odori::test {

/// The acceleration of MMD's default gravity, in units per second squared.
constexpr float gravity = 98.0f;

/// A world with a small model whose bones stay at rest, or where a test places them.
class BodyStage {
public:
    explicit BodyStage(const BodyBuilder& builder, const mmd::PhysicsSettings& settings = {})
        : m_model(builder.build())
        , m_rig(mmd::makePhysicsRig(*m_model))
        , m_world(m_rig, settings)
        , pose(poseOf(m_model, {}))
        , m_places(m_rig.dynamicBodies.size())
        , m_states(m_rig.dynamicBodies.size())
    {
        m_world.reset(pose);
    }
    void run(int steps)
    {
        for (int each = 0; each < steps; ++each)
            m_world.step(pose);
    }
    /// The transform of the n-th dynamic body.
    const mmd::BodyTransform& place(std::size_t body = 0)
    {
        m_world.transforms(m_places);
        return m_places[body];
    }
    const mmd::BodyState& state(std::size_t body = 0)
    {
        m_world.states(m_states);
        return m_states[body];
    }
    glm::vec3 velocity() { return state().linearVelocity; }
    void restore(const std::vector<mmd::BodyState>& states) { m_world.restore(pose, states); }
    mmd::PhysicsWorld& world() { return m_world; }

private:
    std::shared_ptr<const mmd::Model> m_model; // its poses and its rig need it
    mmd::PhysicsRig m_rig;
    mmd::PhysicsWorld m_world;

public:
    mmd::Pose pose;

private:
    std::vector<mmd::BodyTransform> m_places;
    std::vector<mmd::BodyState> m_states;
};

} // namespace odori::test
