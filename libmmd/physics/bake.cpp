// SPDX-License-Identifier: MIT
#include "libmmd/physics/bake.h"

#include "libmmd/motion/angles/rotation.h"
#include "libmmd/pose/parent_transform.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numbers>
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

float degreesBetween(const glm::quat& a, const glm::quat& b)
{
    const glm::quat turn = glm::conjugate(a) * b;
    const float sine = std::sqrt(turn.x * turn.x + turn.y * turn.y + turn.z * turn.z);
    return 2.0f * std::atan2(sine, std::abs(turn.w)) * 180.0f / std::numbers::pi_v<float>;
}

/// The distance of `key` from the interpolation between `from` and `to`, in tolerances.
float errorOf(const BakedBone::Key& key, const BakedBone::Key& from, const BakedBone::Key& to,
    float units, float degrees)
{
    const float share = float(key.frame - from.frame) / float(to.frame - from.frame);
    const BoneValue& a = from.value;
    const BoneValue& b = to.value;
    const float away =
        glm::distance(key.value.translation, glm::mix(a.translation, b.translation, share));
    const float turned =
        degreesBetween(key.value.rotation, glm::slerp(a.rotation, b.rotation, share));
    return std::max(away / units, turned / degrees);
}

/// Whether keys of so many frames stay all: the first and the last one always do.
bool keepsAll(std::uint64_t frames, float units, float degrees)
{
    return frames < 3 || (units <= 0.0f && degrees <= 0.0f);
}

} // namespace

bool keepsEveryFrame(const BakeOptions& options)
{
    const std::uint64_t frames = std::uint64_t(options.last) - options.first + 1;
    return options.last < options.first || keepsAll(frames, options.units, options.degrees);
}

std::vector<BakedBone::Key> reduced(
    std::span<const BakedBone::Key> keys, float units, float degrees)
{
    if (keepsAll(keys.size(), units, degrees))
        return {keys.begin(), keys.end()};
    // A value without a tolerance must not change visibly.
    units = std::max(units, 1e-4f);
    degrees = std::max(degrees, 1e-3f);
    std::vector<bool> isKept(keys.size(), false);
    isKept.front() = isKept.back() = true;
    std::vector<std::pair<std::size_t, std::size_t>> open{{0, keys.size() - 1}};
    while (!open.empty()) {
        const auto [from, to] = open.back();
        open.pop_back();
        float most = 1.0f;
        std::size_t worst = 0;
        for (std::size_t at = from + 1; at < to; ++at) {
            const float error = errorOf(keys[at], keys[from], keys[to], units, degrees);
            if (error > most) {
                most = error;
                worst = at;
            }
        }
        if (worst == 0)
            continue;
        isKept[worst] = true;
        open.emplace_back(from, worst);
        open.emplace_back(worst, to);
    }
    std::vector<BakedBone::Key> result;
    for (std::size_t at = 0; at < keys.size(); ++at)
        if (isKept[at])
            result.push_back(keys[at]);
    return result;
}

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
    std::vector<BakedBone> baked = reader.take();
    for (BakedBone& each : baked)
        each.keys = reduced(each.keys, options.units, options.degrees);
    return baked;
}

} // namespace mmd
