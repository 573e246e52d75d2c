// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/pose/pose.h"

#include <QtCore/QString>

#include <glm/gtc/quaternion.hpp>

#include <initializer_list>
#include <memory>
#include <numbers>
#include <span>
#include <string>

/// Small models and motions for tests of the pose.
namespace odori::test {

inline constexpr float pi = std::numbers::pi_v<float>;

[[nodiscard]] constexpr float degrees(float angle)
{
    return angle * pi / 180.0f;
}

[[nodiscard]] glm::quat aboutX(float angleDegrees);
[[nodiscard]] glm::quat aboutY(float angleDegrees);
[[nodiscard]] glm::quat aboutZ(float angleDegrees);

/// A model with bones named b0, b1, ... that can be rotated and moved.
class RigBuilder {
public:
    /// Returns the new bone's index; `position` is in model space.
    int bone(const glm::vec3& position, int parent = -1);
    mmd::pmx::Bone& at(int bone) { return m_model.bones[std::size_t(bone)]; }
    void append(int bone, int source, float ratio, std::uint16_t flags);
    /// `links` starts with the one nearest to the effector.
    void ik(int goal, int effector, std::initializer_list<int> links, int loops = 40,
        float stepAngle = 2.0f);
    mmd::pmx::IkLink& link(int goal, int index) { return at(goal).ik.links[std::size_t(index)]; }
    mmd::pmx::Model& model() { return m_model; }
    [[nodiscard]] std::shared_ptr<const mmd::Model> build() const;

private:
    mmd::pmx::Model m_model;
};

/// Adds a linear key of bone `b<index>`, or replaces the one at its frame.
void key(mmd::Motion& motion, int bone, std::uint32_t frame, const glm::vec3& translation,
    const glm::quat& rotation = {1, 0, 0, 0});
void key(mmd::Motion& motion, const std::string& morph, std::uint32_t frame, float weight);
/// Adds a show/IK key that switches the chain of goal `b<index>`.
void ikKey(mmd::Motion& motion, std::uint32_t frame, int goal, bool isOn);

/// The pose of one frame.
[[nodiscard]] mmd::Pose poseOf(
    const std::shared_ptr<const mmd::Model>& model, const mmd::Motion& motion, double frame = 0.0);

/// Degrees between two rotations.
[[nodiscard]] float angleBetween(const glm::quat& a, const glm::quat& b);
[[nodiscard]] bool isNear(const glm::vec3& a, const glm::vec3& b, float tolerance = 1e-5f);
[[nodiscard]] bool isNear(const glm::quat& a, const glm::quat& b, float toleranceDegrees = 1e-3f);
[[nodiscard]] QString textOf(const glm::vec3& value);
[[nodiscard]] QString textOf(const glm::quat& value);
[[nodiscard]] bool isFinite(const mmd::Pose& pose);

} // namespace odori::test

/// Compares a position or a rotation and prints its value on failure.
#define NEAR(actual, expected)                                                                     \
    QVERIFY2(odori::test::isNear(actual, expected), qPrintable(odori::test::textOf(actual)))
