// SPDX-License-Identifier: MIT
#include "libmmd/tools/thin/segment_shapes.h"

#include "libmmd/motion/sampling.h"
#include "libmmd/tools/thin/shape_fit.h"

#include <glm/geometric.hpp>
#include <glm/trigonometric.hpp>

#include <algorithm>
#include <cmath>

namespace mmd {
namespace {

constexpr double leastMove = 1e-9; ///< units, or the sine of half an angle

/// The channel of one axis.
std::optional<BezierCurve> axisCurve(
    std::span<const glm::dvec3> positions, glm::length_t axis, double tolerance)
{
    const double from = positions.front()[axis];
    const double move = positions.back()[axis] - from;
    const std::size_t inner = positions.size() - 2;
    if (std::abs(move) <= leastMove) {
        for (std::size_t at = 1; at <= inner; ++at)
            if (!(std::abs(positions[at][axis] - from) <= tolerance))
                return std::nullopt;
        return BezierCurve{};
    }
    std::vector<double> progress(inner);
    for (std::size_t at = 0; at < inner; ++at)
        progress[at] = (positions[at + 1][axis] - from) / move;
    return fittedShape(progress, tolerance / std::abs(move));
}

/// The rotations lie near the great circle from the first to the last one; their progress is the
/// angle along it.
std::optional<BezierCurve> rotationCurve(std::span<const glm::dquat> rotations, double degrees)
{
    const glm::dquat& from = rotations.front();
    const glm::dquat& to = rotations.back();
    const double along = glm::dot(from, to);
    if (along < 0.0) // the interpolation would turn the other way
        return std::nullopt;
    const double tolerance = glm::radians(degrees) / 2.0; // angles of quaternions are halves
    const std::size_t inner = rotations.size() - 2;
    const glm::dquat across = to - from * along;
    const double sine = std::sqrt(glm::dot(across, across));
    if (sine <= leastMove) {
        for (std::size_t at = 1; at <= inner; ++at)
            if (!(degreesBetween(rotations[at], from) <= degrees))
                return std::nullopt;
        return BezierCurve{};
    }
    const glm::dquat side = across / sine;
    const double whole = std::atan2(sine, along);
    double farthest = 0.0; // from the circle
    std::vector<double> progress(inner);
    for (std::size_t at = 0; at < inner; ++at) {
        const glm::dquat& rotation = rotations[at + 1];
        const double x = glm::dot(rotation, from);
        const double y = glm::dot(rotation, side);
        farthest = std::max(farthest, 1.0 - (x * x + y * y));
        progress[at] = std::atan2(y, x) / whole;
    }
    const double off = std::asin(std::sqrt(std::clamp(farthest, 0.0, 1.0)));
    if (!(off < tolerance))
        return std::nullopt;
    return fittedShape(progress, std::sqrt(tolerance * tolerance - off * off) / whole);
}

} // namespace

double degreesBetween(const glm::dquat& one, const glm::dquat& other)
{
    const glm::dquat difference = glm::conjugate(one) * other;
    const double sine = std::sqrt(
        difference.x * difference.x + difference.y * difference.y + difference.z * difference.z);
    return glm::degrees(2.0 * std::atan2(sine, std::abs(difference.w)));
}

BoneSamples sampled(const Track<BoneKeyframe>& track, FrameSpan span)
{
    BoneSamples samples;
    const std::size_t count = span.last - span.first + 1;
    samples.positions.reserve(count);
    samples.rotations.reserve(count);
    TrackCursor cursor;
    for (std::uint32_t frame = span.first; frame <= span.last; ++frame) {
        const BoneValue value = sampleBone(track, frame, cursor);
        samples.positions.emplace_back(value.translation);
        glm::dquat rotation = glm::normalize(glm::dquat(value.rotation));
        if (!samples.rotations.empty() && glm::dot(samples.rotations.back(), rotation) < 0.0)
            rotation = -rotation;
        samples.rotations.push_back(rotation);
    }
    return samples;
}

std::optional<BoneCurves> segmentCurves(std::span<const glm::dvec3> positions,
    std::span<const glm::dquat> rotations, const TrackTolerance& tolerance)
{
    const auto rotation = rotationCurve(rotations, tolerance.degrees);
    if (!rotation)
        return std::nullopt;
    BoneCurves curves;
    curves[std::size_t(BoneChannel::Rotation)] = *rotation;
    for (glm::length_t axis = 0; axis < 3; ++axis) {
        const auto curve = axisCurve(positions, axis, tolerance.units);
        if (!curve)
            return std::nullopt;
        curves[std::size_t(axis)] = *curve;
    }
    return curves;
}

} // namespace mmd
