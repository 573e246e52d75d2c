// SPDX-License-Identifier: MIT
#include "libmmd/interchange/keys/angle_keys.h"

#include "libmmd/motion/angles/euler_angles.h"

#include <glm/trigonometric.hpp>

#include <algorithm>
#include <cmath>

namespace mmd {
namespace {

/// Slerp by halving, which is exact in the middle.
glm::dquat middleOf(const glm::dquat& a, const glm::dquat& b)
{
    return glm::normalize(a + b);
}

/// An upper bound of the degrees between blended angles and the shortest rotation. Angles at a
/// constant speed rotate a body about axes that change with the other angles. A path with a
/// curvature of w (radians a step, each step) has a distance of at most w / 8 from a straight one
/// in the middle of the step.
double mostApart(const glm::dvec3& a, const glm::dvec3& b)
{
    const glm::dvec3 step = glm::abs(glm::radians(b - a));
    return glm::degrees((step.x * step.y + step.y * step.z + step.z * step.x) / 8.0);
}

class AngleKeyWriter {
public:
    AngleKeyWriter(const Turn& turn, const AngleGrid& grid)
        : m_turn(turn)
        , m_grid(grid)
    {
    }
    AngleKeys run(std::span<const std::uint32_t> frames);

private:
    struct Key {
        std::uint32_t moment = 0;
        glm::dquat rotation;
        glm::dvec3 angles;
    };
    [[nodiscard]] Key keyAt(std::uint32_t frame) const
    {
        return {frame * m_grid.momentsPerFrame, m_turn.rotations[frame], m_turn.angles[frame]};
    }
    [[nodiscard]] bool isHeld(std::uint32_t frame) const
    {
        return std::binary_search(m_grid.held.begin(), m_grid.held.end(), frame);
    }
    [[nodiscard]] bool areApart(const Key& a, const Key& b, const Key& middle) const;
    void addBetween(const Key& a, const Key& b);
    void add(const Key& key)
    {
        m_keys.moments.push_back(key.moment);
        m_keys.angles.push_back(key.angles);
    }

    const Turn& m_turn;
    const AngleGrid& m_grid;
    AngleKeys m_keys;
};

/// Also at the quarters: the two paths may cross in the middle.
bool AngleKeyWriter::areApart(const Key& a, const Key& b, const Key& middle) const
{
    const auto apart = [&](const glm::dquat& wanted, double share) {
        const glm::dquat found = rotationOfEuler(glm::mix(a.angles, b.angles, share));
        return turnDegrees(wanted, found) > m_grid.degrees;
    };
    return apart(middle.rotation, 0.5) || apart(middleOf(a.rotation, middle.rotation), 0.25) ||
           apart(middleOf(middle.rotation, b.rotation), 0.75);
}

void AngleKeyWriter::addBetween(const Key& a, const Key& b)
{
    if (b.moment - a.moment < 2 || mostApart(a.angles, b.angles) <= m_grid.degrees)
        return;
    Key middle{
        a.moment + (b.moment - a.moment) / 2, middleOf(a.rotation, b.rotation), glm::dvec3(0.0)};
    if (!areApart(a, b, middle))
        return;
    // Rounded as in the file.
    middle.angles =
        glm::dvec3(glm::vec3(eulerNear(middle.rotation, glm::mix(a.angles, b.angles, 0.5))));
    addBetween(a, middle);
    add(middle);
    addBetween(middle, b);
}

AngleKeys AngleKeyWriter::run(std::span<const std::uint32_t> frames)
{
    for (std::size_t index = 0; index < frames.size(); ++index) {
        const std::uint32_t frame = frames[index];
        if (index > 0 && frames[index - 1] + 1 == frame && !isHeld(frame - 1))
            addBetween(keyAt(frame - 1), keyAt(frame));
        add(keyAt(frame));
    }
    return std::move(m_keys);
}

} // namespace

AngleKeys angleKeys(const Turn& turn, std::span<const std::uint32_t> frames, const AngleGrid& grid)
{
    return AngleKeyWriter(turn, grid).run(frames);
}

} // namespace mmd
