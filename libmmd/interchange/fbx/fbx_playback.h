// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/interchange/fbx/fbx_objects.h"
#include "libmmd/interchange/scene/export_scene.h"

#include <array>
#include <span>
#include <vector>

namespace mmd::fbx {

/// Plays a curve as a reader does: linear between keys, held outside.
class Curve {
public:
    Curve() = default;
    /// An AnimationCurve; it must outlive this object.
    explicit Curve(const Node& node);

    [[nodiscard]] bool hasKeys() const { return !m_times.empty(); }
    [[nodiscard]] std::span<const std::int64_t> times() const { return m_times; }
    /// `at` is the position of the last value: start with 0. Times must not decrease with the same
    /// `at`.
    [[nodiscard]] double value(std::int64_t time, std::size_t& at) const;

private:
    std::span<const std::int64_t> m_times; ///< as many as values; none if the node is invalid
    std::span<const float> m_values;
};

/// How a tool interpolates between two keys of a rotation.
enum class Reading {
    Angles,     ///< blends the three angles: the FBX SDK and tools that use it
    Quaternions ///< makes a quaternion where any channel has a key, and blends the quaternions:
                ///< Blender
};

/// Plays the joints of a finished file.
class Playback {
public:
    Playback(Document& document, const ExportScene& scene); ///< both must outlive this object

    [[nodiscard]] std::size_t foundJoints() const { return m_found; }
    /// Times must not decrease.
    void moveTo(std::int64_t ticks);
    /// A joint's rotation in its parent's space.
    [[nodiscard]] const glm::dquat& turn(Reading reading, std::size_t joint) const;
    /// A joint in MMD units.
    [[nodiscard]] const JointPose& world(Reading reading, std::size_t joint) const;

private:
    struct Model {
        std::int32_t parent = -1;
        std::array<double, 3> restPosition{}, restAngles{};
        std::array<Curve, 3> position, angles;
        std::vector<std::int64_t> times; ///< times of the keys of any channel; empty if nothing
                                         ///< rotates
        std::array<std::size_t, 3> positionAt{}, anglesAt{}, aheadAt{};
        std::size_t key = 0;      ///< the last one at or before the present time
        glm::dquat before, after; ///< at that key and the next one
        std::array<JointPose, 2> local, world;
    };
    void readModels(Objects& objects);
    void readCurves(Objects& objects);
    void readJoints(Objects& objects);
    void translate(Model& model, std::int64_t ticks) const;
    void turn(Model& model, std::int64_t ticks) const;
    static void aheadOf(Model& model);
    [[nodiscard]] static glm::dquat turnAt(
        const Model& model, std::int64_t ticks, std::array<std::size_t, 3>& at);

    const ExportScene& m_scene;
    std::vector<Model> m_models; ///< parents first
    std::vector<std::int64_t> m_ids;
    std::vector<std::int32_t> m_modelOf; ///< of each joint; -1 if the file does not have it
    std::size_t m_found = 0;
};

} // namespace mmd::fbx
