// SPDX-License-Identifier: MIT
#include "libmmd/tools/smooth/faults.h"

#include "libmmd/tools/thin/segment_shapes.h"

#include <glm/geometric.hpp>
#include <glm/vec3.hpp>

#include <algorithm>
#include <cmath>

namespace mmd {
namespace {

/// For each frame the median of the steps around it.
std::vector<double> usualSteps(std::size_t count, const FrameDistance& distance)
{
    constexpr std::size_t around = 12; // frames on each side
    std::vector<double> steps(count > 0 ? count - 1 : 0), usual(count, 0.0), near;
    for (std::size_t at = 0; at < steps.size(); ++at)
        steps[at] = distance(at, at + 1);
    for (std::size_t at = 0; at < count && !steps.empty(); ++at) {
        const std::size_t first = at > around ? at - around : 0;
        const std::size_t last = std::min(at + around, steps.size());
        if (first >= last)
            continue;
        near.assign(steps.begin() + std::ptrdiff_t(first), steps.begin() + std::ptrdiff_t(last));
        const auto middle = near.begin() + std::ptrdiff_t(near.size() / 2);
        std::nth_element(near.begin(), middle, near.end());
        usual[at] = *middle;
    }
    return usual;
}

/// The half turn that is nearest to the rotation `turn`, about an axis of the bone if it is near.
glm::dquat halfTurnNear(const glm::dquat& turn)
{
    glm::dvec3 axis(turn.x, turn.y, turn.z);
    axis = glm::normalize(axis);
    constexpr double near = 0.96; // cosine of 16 degrees
    for (glm::length_t each = 0; each < 3; ++each)
        if (std::abs(axis[each]) > near) {
            axis = glm::dvec3(0.0);
            axis[each] = 1.0;
            break;
        }
    return {0.0, axis.x, axis.y, axis.z};
}

} // namespace

std::vector<bool> spikesIn(std::size_t count, const FrameDistance& distance, double least)
{
    constexpr double muchMore = 3.0, comesBack = 0.4, calm = 0.5;
    std::vector<bool> spikes(count, false);
    const std::vector<double> usual = usualSteps(count, distance);
    for (std::size_t wide = 1; wide <= 2; ++wide)
        for (std::size_t at = 1; at + wide < count; ++at) {
            const std::size_t before = at - 1, after = at + wide;
            if (spikes[before] || spikes[at] || spikes[after])
                continue;
            const double jump = std::min(distance(before, at), distance(after - 1, after));
            if (!(jump > std::max(least, muchMore * usual[at])))
                continue;
            const double movement = 1.5 * double(wide + 1) * usual[at]; // without the spike
            if (!(distance(before, after) < std::max(comesBack * jump, movement)))
                continue;
            // The turning point of a fast movement has fast neighbours.
            if (before > 0 && !(distance(before - 1, before) < calm * jump))
                continue;
            if (after + 1 < count && !(distance(after, after + 1) < calm * jump))
                continue;
            for (std::size_t each = at; each < after; ++each)
                spikes[each] = true;
        }
    return spikes;
}

std::vector<std::size_t> cutsIn(
    std::size_t count, const FrameDistance& distance, double least, const std::vector<bool>& spikes)
{
    constexpr double muchMore = 10.0;
    const std::vector<double> usual = usualSteps(count, distance);
    std::vector<std::size_t> cuts;
    for (std::size_t at = 1; at < count; ++at)
        if (!spikes[at] && !spikes[at - 1] &&
            distance(at - 1, at) > std::max(least, muchMore * usual[at]))
            cuts.push_back(at);
    return cuts;
}

std::vector<bool> repairHalfTurns(std::span<glm::dquat> rotations)
{
    constexpr double leastJump = 150.0, mostStep = 60.0; // degrees
    std::vector<bool> changed(rotations.size(), false);
    const std::size_t longest = rotations.size() / 3;
    for (std::size_t at = 1; at < rotations.size(); ++at) {
        if (!(degreesBetween(rotations[at - 1], rotations[at]) > leastJump))
            continue;
        std::size_t end = at + 1; // first frame that is turned back
        while (end < rotations.size() && end - at <= longest &&
               !(degreesBetween(rotations[end - 1], rotations[end]) > leastJump))
            ++end;
        if (end >= rotations.size() || end - at > longest)
            continue;
        const glm::dquat back =
            glm::conjugate(halfTurnNear(glm::conjugate(rotations[at - 1]) * rotations[at]));
        if (!(degreesBetween(rotations[at - 1], rotations[at] * back) < mostStep) ||
            !(degreesBetween(rotations[end - 1] * back, rotations[end]) < mostStep))
            continue;
        for (std::size_t each = at; each < end; ++each) {
            rotations[each] = rotations[each] * back;
            changed[each] = true;
        }
        at = end - 1;
    }
    return changed;
}

} // namespace mmd
