// SPDX-License-Identifier: MIT
#include "libmmd/physics/bake.h"

#include "libmmd/motion/angles/rotation.h"
#include "libmmd/pose/parent_transform.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace mmd {
namespace {

/// Number of iterations that correct values of bones that append each other.
constexpr int mostPasses = 4;

/// Reads the values of some bones, frame by frame.
class Reader {
public:
    Reader(Simulation& simulation, std::vector<int> bones);

    void read(std::uint32_t frame);
    std::vector<BakedBone> take() { return std::move(m_baked); }

private:
    void correctForAppends(double frame);

    Simulation& m_simulation;
    const Model& m_model;
    PoseEvaluator m_keyed; ///< evaluates the values as keys
    std::vector<BakedBone> m_baked;
    std::vector<BoneOverride> m_values; ///< of the frame
    std::vector<BoneValue> m_wanted;
    bool m_mayBeAdded = false; ///< there are bones with append or bone morphs
};

Reader::Reader(Simulation& simulation, std::vector<int> bones)
    : m_simulation(simulation)
    , m_model(*simulation.model())
    , m_keyed(simulation.model())
{
    m_keyed.setMotion(simulation.motion());
    for (const int bone : bones) {
        m_baked.push_back({.bone = bone, .keys = {}});
        m_mayBeAdded = m_mayBeAdded || m_model.rig.bones[std::size_t(bone)].appendSource >= 0;
    }
    for (const pmx::Morph& morph : m_model.data.morphs)
        m_mayBeAdded = m_mayBeAdded || !morph.bone.empty();
}

void Reader::read(std::uint32_t frame)
{
    const Pose& pose = m_simulation.pose(frame);
    m_values.clear();
    m_wanted.clear();
    for (const BakedBone& each : m_baked) {
        m_wanted.push_back(localIn(pose, m_model.rig, each.bone));
        m_values.push_back({each.bone, m_wanted.back()});
    }
    m_keyed.setOutside(pose.outside);
    if (m_mayBeAdded)
        correctForAppends(frame);
    for (std::size_t bone = 0; bone < m_baked.size(); ++bone) {
        auto& keys = m_baked[bone].keys;
        BoneValue value = m_values[bone].value;
        if (!keys.empty() && glm::dot(keys.back().value.rotation, value.rotation) < 0.0f)
            value.rotation = -value.rotation;
        keys.push_back({frame, value});
    }
}

/// The append of a bone depends on the values of others: evaluate the values as keys and correct
/// them until the pose is the wanted one.
void Reader::correctForAppends(double frame)
{
    for (int pass = 0; pass < mostPasses; ++pass) {
        m_keyed.setOverrides(m_values, {});
        const Pose& pose = m_keyed.evaluate(frame);
        for (std::size_t bone = 0; bone < m_values.size(); ++bone) {
            const BoneValue shown = localIn(pose, m_model.rig, m_values[bone].bone);
            BoneValue& value = m_values[bone].value;
            value.translation += m_wanted[bone].translation - shown.translation;
            value.rotation = unitRotation(
                m_wanted[bone].rotation * glm::conjugate(shown.rotation) * value.rotation);
        }
    }
}

} // namespace

std::optional<std::vector<BakedBone>> bake(
    Simulation& simulation, const BakeOptions& options, const Progress& progress)
{
    if (options.last < options.first || options.first < simulation.startFrame())
        return std::nullopt;
    std::vector<int> bones;
    const auto& simulated = simulation.rig().simulatedBones;
    std::set_intersection(simulated.begin(), simulated.end(), options.bones.begin(),
        options.bones.end(), std::back_inserter(bones));
    Reader reader(simulation, std::move(bones));
    const double start = simulation.startFrame();
    const double length = double(options.last) - start + 1.0;
    // The frames before the first one are simulated too, one at a time, so that it can be
    // cancelled.
    for (std::uint64_t frame = simulation.startFrame(); frame <= options.last; ++frame) {
        if (progress.isCancelled())
            return std::nullopt;
        if (frame >= options.first)
            reader.read(static_cast<std::uint32_t>(frame));
        else if (double(frame) > simulation.simulated().last)
            (void)simulation.bonesAt(double(frame));
        progress.report((double(frame) - start + 1.0) / length);
    }
    return reader.take();
}

} // namespace mmd
