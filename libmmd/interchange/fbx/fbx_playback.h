// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/interchange/fbx/fbx_objects.h"
#include "libmmd/interchange/scene/export_scene.h"

#include <array>
#include <span>
#include <vector>

namespace mmd::fbx {

/// A curve as a reader plays it: linear between keys, held beyond them.
class Curve {
public:
    Curve() = default;
    /// An AnimationCurve; it must outlive this.
    explicit Curve(const Node& node);

    [[nodiscard]] bool hasKeys() const { return !m_times.empty(); }
    [[nodiscard]] std::span<const std::int64_t> times() const { return m_times; }
    /// `at` is where the last value was found: 0 at first, and times never go back with it.
    [[nodiscard]] double value(std::int64_t time, std::size_t& at) const;

private:
    std::span<const std::int64_t> m_times; ///< as many as values; none if the node is not sound
    std::span<const float> m_values;
};

/// How a tool fills the time between two keys of a rotation.
enum class Reading {
    Angles,     ///< blends the three angles: the FBX SDK and what is built on it
    Quaternions ///< makes a quaternion where any channel has a key, and blends those: Blender
};

/// Plays the joints of a finished file.
class Playback {
public:
    Playback(Document& document, const ExportScene& scene); ///< both must outlive it

    [[nodiscard]] std::size_t foundJoints() const { return m_found; }
    /// From the first time on, never back.
    void moveTo(std::int64_t ticks);
    /// A joint's rotation against its parent.
    [[nodiscard]] const glm::dquat& turn(Reading reading, std::size_t joint) const;
    /// A joint in MMD units.
    [[nodiscard]] const JointPose& world(Reading reading, std::size_t joint) const;

private:
    struct Model {
        std::int32_t parent = -1;
        std::array<double, 3> restPosition{}, restAngles{};
        std::array<Curve, 3> position, angles;
        std::vector<std::int64_t> times; ///< of keys of any channel; empty where nothing turns
        std::array<std::size_t, 3> positionAt{}, anglesAt{}, aheadAt{};
        std::size_t key = 0;      ///< the one at or before now
        glm::dquat before, after; ///< at that key and the next one
        std::array<JointPose, 2> local, world;
    };
    void readModels(Objects& objects);
    void readCurves(Objects& objects);
    void readJoints(Objects& objects);
    void place(Model& model, std::int64_t ticks) const;
    void turn(Model& model, std::int64_t ticks) const;
    static void aheadOf(Model& model);
    [[nodiscard]] static glm::dquat turnAt(
        const Model& model, std::int64_t ticks, std::array<std::size_t, 3>& at);

    const ExportScene& m_scene;
    std::vector<Model> m_models; ///< parents first
    std::vector<std::int64_t> m_ids;
    std::vector<std::int32_t> m_modelOf; ///< of each joint; -1 where the file lacks it
    std::size_t m_found = 0;
};

} // namespace mmd::fbx
