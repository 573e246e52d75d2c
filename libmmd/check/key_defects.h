// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/check/motion_check.h"
#include "libmmd/motion/key_repair.h"

#include <cmath>

/// The defects that a single key can have. Private to libmmd/check.
namespace mmd {

[[nodiscard]] inline bool isHuge(const glm::vec3& v, float most)
{
    return std::abs(v.x) > most || std::abs(v.y) > most || std::abs(v.z) > most;
}

[[nodiscard]] inline bool isHuge(const BoneValue& value)
{
    return isHuge(value.translation, largestCoordinate);
}

[[nodiscard]] inline bool isHuge(const MorphValue& value)
{
    return std::abs(value.weight) > largestWeight;
}

[[nodiscard]] inline bool isHuge(const CameraValue& value)
{
    constexpr float largestAngle = 1000.0f; // radians; cameras do spin
    return std::abs(value.distance) > largestCoordinate ||
           isHuge(value.target, largestCoordinate) || isHuge(value.rotation, largestAngle);
}

[[nodiscard]] inline bool isHuge(const LightValue& value)
{
    return isHuge(value.colour, largestWeight) || isHuge(value.direction, largestCoordinate);
}

[[nodiscard]] inline bool isHuge(const ShadowValue& value)
{
    return std::abs(value.distance) > largestCoordinate;
}

template <class Key>
[[nodiscard]] bool hasBadCurve(const Track<Key>& track, std::size_t index)
{
    if constexpr (Key::kind == TrackKind::Bone)
        return hasCurveOutOfRange(track.interpolation(index));
    else if constexpr (Key::kind == TrackKind::Camera)
        return hasCurveOutOfRange(track.values()[index].interpolation);
    else
        return false;
}

/// Whether key `index` has the defect. False for codes that are not about the values of one key.
template <class Key>
[[nodiscard]] bool hasDefect(const Track<Key>& track, std::size_t index, FindingCode code)
{
    using enum FindingCode;
    if (code == LateFrame)
        return track.frame(index) > lastGoodFrame;
    if (code == BadCurve)
        return hasBadCurve(track, index);
    if constexpr (Key::kind != TrackKind::ShowIk) {
        const auto& value = track.values()[index];
        if (code == BadNumber)
            return !isFinite(value);
        if (code == HugeValue)
            return isFinite(value) && isHuge(value);
        if constexpr (Key::kind == TrackKind::Bone)
            return code == BadRotation && isFinite(value) && !isUnit(value.rotation);
        if constexpr (Key::kind == TrackKind::Camera)
            return code == BadFieldOfView && (value.fieldOfView < 1 || value.fieldOfView > 125);
    }
    return false;
}

} // namespace mmd
