// SPDX-License-Identifier: MIT
#include "tools/sample/foot_path.h"

#include "tools/sample/shape/mesh.h"
#include "tools/sample/walk.h"

#include <glm/gtc/quaternion.hpp>

#include <array>
#include <cmath>

namespace sample {
namespace {

constexpr float strikePitch = 19.0f, liftPitch = -42.0f;
constexpr float strikeAt = -3.05f; ///< how far in front of its rest position the foot lands
constexpr float inward = -0.22f, toeOut = -4.0f;

glm::vec3 pitched(const glm::vec3& v, float degrees)
{
    return glm::angleAxis(glm::radians(degrees), glm::vec3(1, 0, 0)) * v;
}

/// Interpolates values at given times, with given slopes at both ends; `t` is between the first and
/// last time.
float through(std::initializer_list<glm::vec2> points, float startSlope, float endSlope, float t)
{
    const std::vector<glm::vec2> p(points);
    std::size_t at = 0;
    while (at + 2 < p.size() && t > p[at + 1].x)
        ++at;
    const auto slope = [&](std::size_t index) {
        if (index == 0)
            return startSlope;
        if (index + 1 == p.size())
            return endSlope;
        return (p[index + 1].y - p[index - 1].y) / (p[index + 1].x - p[index - 1].x);
    };
    const float length = p[at + 1].x - p[at].x;
    const float u = (t - p[at].x) / length;
    const float u2 = u * u, u3 = u2 * u;
    return (2 * u3 - 3 * u2 + 1) * p[at].y + (u3 - 2 * u2 + u) * length * slope(at) +
           (3 * u2 - 2 * u3) * p[at + 1].y + (u3 - u2) * length * slope(at + 1);
}

} // namespace

FootPath::FootPath(const Skeleton& bones)
    : m_ankle(bones.at("左足首"))
    , m_ball(bones.at("左つま先"))
    , m_heel(m_ankle.x, 0.0f, 0.66f)
{
}

FootPath::Placement FootPath::standing(float frame) const
{
    const glm::vec3 carried{0, 0, strikeAt + walkSpeed * frame};
    if (frame < float(footFlat)) {
        const float pitch = strikePitch * (1.0f - smoothstep(-2.0f, float(footFlat), frame)) /
                            (1.0f - smoothstep(-2.0f, float(footFlat), 0.0f));
        return {m_heel + carried + pitched(m_ankle - m_heel, pitch), pitch};
    }
    const float t = std::max((frame - float(heelOff)) / float(toeOff - heelOff), 0.0f);
    const float pitch = liftPitch * t * t * (1.6f - 0.6f * t);
    return {m_ball + carried + pitched(m_ankle - m_ball, pitch), pitch};
}

FootPath::Placement FootPath::swinging(float frame) const
{
    constexpr float step = 0.05f;
    const Placement from = standing(float(toeOff));
    const Placement before = standing(float(toeOff) - step);
    const Placement to = standing(0.0f);
    const Placement after = standing(step);
    const auto slope = [&](const Placement& a, const Placement& b, int axis) {
        return (b.ankle[axis] - a.ankle[axis]) / step;
    };
    constexpr float start = float(toeOff), end = float(walkCycle);
    Placement result = from;
    result.ankle.z = through({{start, from.ankle.z}, {end, to.ankle.z}},
        0.6f * slope(before, from, 2), slope(to, after, 2), frame);
    result.ankle.y =
        through({{start, from.ankle.y}, {20.5f, from.ankle.y + 0.28f}, {24.5f, m_ankle.y + 0.62f},
                    {27.6f, m_ankle.y + 0.34f}, {end, to.ankle.y}},
            slope(before, from, 1), slope(to, after, 1), frame);
    result.pitch = through({{start, liftPitch}, {20.0f, liftPitch - 6.0f}, {24.0f, -16.0f},
                               {27.5f, strikePitch + 1.0f}, {end, strikePitch}},
        (from.pitch - before.pitch) / step * 0.8f, 0.0f, frame);
    return result;
}

mmd::BoneValue FootPath::goal(double frame) const
{
    const auto within = static_cast<float>(std::fmod(frame, double(walkCycle)));
    const Placement place = within <= float(toeOff) ? standing(within) : swinging(within);
    mmd::BoneValue value;
    value.translation = place.ankle - m_ankle + glm::vec3(inward, 0, 0);
    value.rotation = glm::angleAxis(glm::radians(toeOut), glm::vec3(0, 1, 0)) *
                     glm::angleAxis(glm::radians(place.pitch), glm::vec3(1, 0, 0));
    return value;
}

float FootPath::toeBend(double frame) const
{
    const auto within = static_cast<float>(std::fmod(frame, double(walkCycle)));
    if (within < float(heelOff))
        return 0.0f;
    if (within <= float(toeOff))
        return -standing(within).pitch;
    return -liftPitch * smoothstep(24.0f, float(toeOff), within);
}

} // namespace sample
