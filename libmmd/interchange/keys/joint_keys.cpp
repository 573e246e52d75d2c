// SPDX-License-Identifier: MIT
#include "libmmd/interchange/keys/joint_keys.h"

#include "libmmd/interchange/baked_joints.h"
#include "libmmd/interchange/keys/key_reduction.h"
#include "libmmd/interchange/keys/rotation_keys.h"
#include "libmmd/motion/angles/euler_angles.h"

#include <glm/geometric.hpp>
#include <glm/trigonometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <limits>

namespace mmd {
namespace {

constexpr int mostRounds = 8;
constexpr double firstShare = 0.5;  ///< of the error that a joint could have if it were alone
constexpr double aimedShare = 0.85; ///< of a tolerance; the rest is for rounding to float32

/// A joint as a tool plays its keys.
class PlayedJoint {
public:
    JointKeys keys;
    std::vector<glm::vec3> translations; ///< at keys.translations
    std::vector<glm::quat> rotations;    ///< at keys.rotations; empty if there are angles

    /// Frames from 0 on, not decreasing; `moment` is the same time.
    void moveTo(double frame, double moment);
    JointPose pose;                            ///< by angles, or by slerp without them
    glm::dquat linearTurn{1.0, 0.0, 0.0, 0.0}; ///< the rotation by quaternions, blended linearly

private:
    [[nodiscard]] glm::dquat rotationAt(std::size_t key) const
    {
        return hasAngles() ? rotationOfEuler(keys.angles.angles[key])
                           : glm::normalize(glm::dquat(rotations[key]));
    }
    [[nodiscard]] bool hasAngles() const { return rotations.empty(); }
    void moveRotation(double now, const std::vector<std::uint32_t>& times);

    std::size_t m_translation = 0, m_rotation = 0;
    glm::dquat m_before{1.0, 0.0, 0.0, 0.0}, m_after{1.0, 0.0, 0.0, 0.0};
};

/// The last key at or before the present time, starting from `at`; and the fraction to the next
/// one.
double advance(const std::vector<std::uint32_t>& keys, double now, std::size_t& at)
{
    while (at + 1 < keys.size() && double(keys[at + 1]) <= now)
        ++at;
    return at + 1 < keys.size() ? (now - keys[at]) / double(keys[at + 1] - keys[at]) : 0.0;
}

void PlayedJoint::moveTo(double frame, double moment)
{
    if (frame <= 0.0)
        m_translation = m_rotation = 0;
    const double share = advance(keys.translations, frame, m_translation);
    const std::size_t next = std::min(m_translation + 1, translations.size() - 1);
    pose.translation =
        glm::mix(glm::dvec3(translations[m_translation]), glm::dvec3(translations[next]), share);
    if (hasAngles())
        moveRotation(moment, keys.angles.moments);
    else
        moveRotation(frame, keys.rotations);
}

void PlayedJoint::moveRotation(double now, const std::vector<std::uint32_t>& times)
{
    const std::size_t key = m_rotation;
    const double share = advance(times, now, m_rotation);
    const std::size_t next = std::min(m_rotation + 1, times.size() - 1);
    if (now <= 0.0 || key != m_rotation) {
        m_before = rotationAt(m_rotation);
        m_after = rotationAt(next);
        if (glm::dot(m_before, m_after) < 0.0)
            m_after = -m_after;
    }
    linearTurn =
        share > 0.0 ? glm::normalize(m_before * (1.0 - share) + m_after * share) : m_before;
    if (share <= 0.0)
        pose.rotation = m_before;
    else if (hasAngles())
        pose.rotation = rotationOfEuler(
            glm::mix(keys.angles.angles[m_rotation], keys.angles.angles[next], share));
    else
        pose.rotation = glm::slerp(m_before, m_after, share);
}

/// The distance of the farthest descendant of each joint, at rest, along the bones: MMD units.
std::vector<double> reaches(const ExportScene& scene)
{
    std::vector<double> reach(scene.joints.size(), 0.0);
    for (std::size_t index = scene.joints.size(); index-- > 0;) {
        const ExportJoint& joint = scene.joints[index];
        if (joint.parent >= 0) {
            double& above = reach[std::size_t(joint.parent)];
            above = std::max(above, reach[index] + glm::length(joint.offset));
        }
    }
    return reach;
}

/// Removes keys by a tolerance for each joint, plays all joints together, and reduces the
/// tolerances that were too large.
class JointReducer {
public:
    explicit JointReducer(const ExportScene& scene);
    std::vector<JointKeys> run();

private:
    struct Budget {
        double units = 0.0, degrees = 0.0;
    };
    /// The error of a joint or of its descendants, as a fraction of the tolerances: 1 is the limit.
    struct Use {
        double units = 0.0, degrees = 0.0;
    };
    void reduce(std::size_t joint);
    void reduceTranslations(PlayedJoint& played, const JointTrack& track, const Budget& budget);
    [[nodiscard]] std::vector<Use> play();
    void measure(const JointPose& wanted, const JointPose& pose, Use& use) const;
    bool tighten(std::vector<Use> uses, bool isLastChance);

    const ExportScene& m_scene;
    const bool m_hasAngles;
    const std::vector<double> m_apart; ///< degreesApart()
    std::vector<Budget> m_budgets;
    std::vector<PlayedJoint> m_joints;
};

JointReducer::JointReducer(const ExportScene& scene)
    : m_scene(scene)
    , m_hasAngles(scene.options.format != ExportFormat::Glb)
    , m_apart(degreesApart(scene))
    , m_budgets(scene.joints.size())
    , m_joints(scene.joints.size())
{
    const auto reach = reaches(scene);
    const double units = scene.options.positionTolerance;
    for (std::size_t index = 0; index < scene.joints.size(); ++index) {
        double degrees = scene.options.rotationTolerance;
        if (units > 0.0 && reach[index] > 0.0)
            degrees = std::min(degrees, glm::degrees(units / reach[index]));
        m_budgets[index] = {units * firstShare, degrees * firstShare};
    }
}

void JointReducer::reduceTranslations(
    PlayedJoint& played, const JointTrack& track, const Budget& budget)
{
    std::vector<std::uint32_t> kept{0};
    for (int axis = 0; axis < 3; ++axis) {
        std::vector<float> channel;
        for (const glm::dvec3& each : track.translations)
            channel.push_back(static_cast<float>(each[axis]));
        flatten(channel, stillUnits, channel.front());
        const auto own = reducedKeys(channel, budget.units / std::sqrt(3.0));
        std::vector<std::uint32_t> both;
        std::set_union(kept.begin(), kept.end(), own.begin(), own.end(), std::back_inserter(both));
        kept = std::move(both);
    }
    played.keys.translations = std::move(kept);
    played.translations.clear();
    for (const std::uint32_t frame : played.keys.translations)
        played.translations.emplace_back(track.translations[frame]);
}

void JointReducer::reduce(std::size_t joint)
{
    const JointTrack track = jointTrack(m_scene, joint);
    PlayedJoint& played = m_joints[joint];
    reduceTranslations(played, track, m_budgets[joint]);
    const double degrees = std::max(m_budgets[joint].degrees, stillDegrees);
    played.rotations.clear();
    if (m_hasAngles) {
        const auto angles = jointAngles(track.rotations);
        const Turn turn{track.rotations, angles};
        // Blender has a key where the position has one.
        played.keys.rotations = turnKeys(turn, degrees, played.keys.translations);
        played.keys.angles = angleKeys(turn, played.keys.rotations,
            {momentsPerFrame(m_scene), std::max(degrees, m_apart[joint])});
    } else {
        played.keys.rotations = turnKeys({track.rotations, {}}, degrees);
        for (const std::uint32_t frame : played.keys.rotations)
            played.rotations.emplace_back(track.rotations[frame]);
    }
}

void JointReducer::measure(const JointPose& wanted, const JointPose& pose, Use& use) const
{
    const auto share = [](double error, double tolerance) {
        return tolerance > 0.0 ? error / tolerance : 0.0;
    };
    const double units = glm::distance(pose.translation, wanted.translation);
    const double degrees = turnDegrees(pose.rotation, wanted.rotation);
    use.units = std::max(use.units, share(units, m_scene.options.positionTolerance));
    use.degrees = std::max(use.degrees, share(degrees, m_scene.options.rotationTolerance));
}

std::vector<JointReducer::Use> JointReducer::play()
{
    std::vector<Use> uses(m_joints.size());
    std::array<std::vector<JointPose>, 2> world; // for both ways of blending
    world.fill(std::vector<JointPose>(m_joints.size()));
    BakedJoints wanted(m_scene);
    for (std::size_t half = 0; half + 1 < 2 * m_scene.motion.frameCount; ++half) {
        wanted.moveTo(half);
        const double frame = double(half) / 2.0;
        for (std::size_t index = 0; index < m_joints.size(); ++index) {
            PlayedJoint& joint = m_joints[index];
            joint.moveTo(frame, frame * momentsPerFrame(m_scene));
            const std::int32_t parent = m_scene.joints[index].parent;
            const std::array poses{joint.pose, JointPose{joint.pose.translation, joint.linearTurn}};
            for (std::size_t reading = 0; reading < world.size(); ++reading) {
                JointPose& own = world[reading][index];
                own = parent < 0 ? poses[reading]
                                 : world[reading][std::size_t(parent)] * poses[reading];
                if (wanted.isCertain(index))
                    measure(wanted.world(index), own, uses[index]);
            }
        }
    }
    return uses;
}

/// Whether any tolerance changed. Parents are responsible for the errors of their descendants.
bool JointReducer::tighten(std::vector<Use> uses, bool isLastChance)
{
    for (std::size_t index = uses.size(); index-- > 0;) {
        const std::int32_t parent = m_scene.joints[index].parent;
        if (parent < 0)
            continue;
        Use& above = uses[std::size_t(parent)];
        above.units = std::max(above.units, uses[index].units);
        above.degrees = std::max(above.degrees, uses[index].degrees);
    }
    bool hasChanged = false;
    for (std::size_t index = 0; index < uses.size(); ++index) {
        const double worst = std::max(uses[index].units, uses[index].degrees);
        Budget& budget = m_budgets[index];
        if (worst <= 1.0 || (budget.units <= 0.0 && budget.degrees <= 0.0))
            continue;
        const double factor = isLastChance ? 0.0 : aimedShare / worst;
        budget.degrees *= factor;
        if (uses[index].units > 1.0)
            budget.units *= factor;
        reduce(index);
        hasChanged = true;
    }
    return hasChanged;
}

std::vector<JointKeys> JointReducer::run()
{
    for (std::size_t joint = 0; joint < m_joints.size(); ++joint)
        reduce(joint);
    for (int round = 1; round <= mostRounds; ++round)
        if (!tighten(play(), round == mostRounds))
            break;
    std::vector<JointKeys> keys;
    for (PlayedJoint& joint : m_joints)
        keys.push_back(std::move(joint.keys));
    return keys;
}

} // namespace

std::vector<glm::dvec3> jointAngles(std::span<const glm::dquat> rotations)
{
    auto angles = unrolledEuler(rotations);
    std::vector<float> channel(angles.size());
    for (int axis = 0; axis < 3; ++axis) {
        std::transform(angles.begin(), angles.end(), channel.begin(),
            [&](const glm::dvec3& each) { return static_cast<float>(each[axis]); });
        flatten(channel, stillDegrees, 0.0f);
        for (std::size_t frame = 0; frame < angles.size(); ++frame)
            angles[frame][axis] = double(channel[frame]);
    }
    return angles;
}

std::vector<double> degreesApart(const ExportScene& scene)
{
    constexpr double most = 0.002; ///< degrees: at most 0.02 for ten joints in a chain
    constexpr double mostUnits = 0.0003;
    std::vector<double> degrees;
    for (const double reach : reaches(scene))
        degrees.push_back(
            std::clamp(reach > 0.0 ? glm::degrees(mostUnits / reach) : most, stillDegrees, most));
    return degrees;
}

std::uint32_t momentsPerFrame(const ExportScene& scene)
{
    return momentsPerSecond / static_cast<std::uint32_t>(scene.motion.fps);
}

bool reducesJoints(const ExportOptions& options)
{
    return options.positionTolerance > 0.0 || options.rotationTolerance > 0.0;
}

std::vector<JointKeys> reducedJointKeys(const ExportScene& scene)
{
    return JointReducer(scene).run();
}

} // namespace mmd
