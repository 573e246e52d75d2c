// SPDX-License-Identifier: MIT
#include "libmmd/motion/key_repair.h"

#include "libmmd/motion/angles/rotation.h"

#include <algorithm>
#include <cmath>

namespace mmd {
namespace {

constexpr double unitTolerance = 1e-3;
constexpr std::uint8_t largestCoordinate = 127;

bool isFinite(const glm::vec3& v)
{
    return std::isfinite(v.x) && std::isfinite(v.y) && std::isfinite(v.z);
}

bool isFinite(const glm::quat& q)
{
    return std::isfinite(q.x) && std::isfinite(q.y) && std::isfinite(q.z) && std::isfinite(q.w);
}

glm::vec3 repaired(glm::vec3 v, const glm::vec3& rest)
{
    for (int axis = 0; axis < 3; ++axis)
        if (!std::isfinite(v[axis]))
            v[axis] = rest[axis];
    return v;
}

template <class Curves>
Curves clamped(Curves curves)
{
    for (BezierCurve& curve : curves)
        for (std::uint8_t* each : {&curve.x1, &curve.y1, &curve.x2, &curve.y2})
            *each = std::min(*each, largestCoordinate);
    return curves;
}

} // namespace

bool isFinite(const BoneValue& value)
{
    return isFinite(value.translation) && isFinite(value.rotation);
}

bool isFinite(const MorphValue& value)
{
    return std::isfinite(value.weight);
}

bool isFinite(const CameraValue& value)
{
    return std::isfinite(value.distance) && isFinite(value.target) && isFinite(value.rotation);
}

bool isFinite(const LightValue& value)
{
    return isFinite(value.colour) && isFinite(value.direction);
}

bool isFinite(const ShadowValue& value)
{
    return std::isfinite(value.distance);
}

bool isUnit(const glm::quat& q)
{
    double square = 0.0;
    for (const float each : {q.x, q.y, q.z, q.w})
        square += static_cast<double>(each) * static_cast<double>(each);
    return std::abs(std::sqrt(square) - 1.0) <= unitTolerance; // false for NaN
}

bool hasCurveOutOfRange(const BoneInterpolation& interpolation)
{
    const BoneCurves curves = curvesOf(interpolation);
    return clamped(curves) != curves;
}

bool hasCurveOutOfRange(const CameraInterpolation& interpolation)
{
    const CameraCurves curves = curvesOf(interpolation);
    return clamped(curves) != curves;
}

BoneValue repaired(const BoneValue& value)
{
    return {.translation = repaired(value.translation, BoneValue{}.translation),
        .rotation = isUnit(value.rotation) ? value.rotation : unitRotation(value.rotation)};
}

MorphValue repaired(const MorphValue& value)
{
    return isFinite(value) ? value : MorphValue{};
}

CameraValue repaired(const CameraValue& value)
{
    static const CameraValue rest;
    CameraValue result = value;
    if (!std::isfinite(value.distance))
        result.distance = rest.distance;
    result.target = repaired(value.target, rest.target);
    result.rotation = repaired(value.rotation, rest.rotation);
    result.interpolation = repaired(value.interpolation);
    return result;
}

LightValue repaired(const LightValue& value)
{
    static const LightValue rest;
    return {.colour = repaired(value.colour, rest.colour),
        .direction = repaired(value.direction, rest.direction)};
}

ShadowValue repaired(const ShadowValue& value)
{
    ShadowValue result = value;
    if (!isFinite(value))
        result.distance = ShadowValue{}.distance;
    return result;
}

BoneInterpolation repaired(const BoneInterpolation& interpolation)
{
    return hasCurveOutOfRange(interpolation)
               ? withCurves(interpolation, clamped(curvesOf(interpolation)))
               : interpolation;
}

CameraInterpolation repaired(const CameraInterpolation& interpolation)
{
    return hasCurveOutOfRange(interpolation)
               ? withCurves(interpolation, clamped(curvesOf(interpolation)))
               : interpolation;
}

} // namespace mmd
