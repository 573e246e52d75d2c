// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/edit_target.h"
#include "libmmd/scene/scene_patch.h"

#include <cstddef>
#include <cstdint>
#include <functional>

namespace mmd {

/// Which curves of a key an edit sets.
using CurveChannels = std::uint8_t; ///< bit n: channel n of BoneChannel (or CameraChannel)
inline constexpr CurveChannels allCurveChannels = 0x3F;

/// Sets the curve of `channels` on every selected bone and camera key.
[[nodiscard]] ScenePatch setCurves(
    const EditTarget& target, CurveChannels channels, const BezierCurve& curve);

/// Returns the new curve; `channel` indexes BoneCurves (or CameraCurves).
using CurveChange = std::function<BezierCurve(std::size_t channel, const BezierCurve& curve)>;
/// Replaces the curves of `channels` of every selected bone and camera key by change(channel,
/// curve). Example: set one handle and keep the other, which may differ from key to key.
[[nodiscard]] ScenePatch changeCurves(
    const EditTarget& target, CurveChannels channels, const CurveChange& change);

/// One coordinate of a channel's curves.
struct CurveNumber {
    TrackKind kind;         ///< Bone or Camera
    std::size_t channel;    ///< indexes BoneCurves (or CameraCurves)
    std::size_t coordinate; ///< 0..3: x1, y1, x2, y2
};
/// Replaces this coordinate of every selected key by change(coordinate), rounded to 0..127. Keys of
/// other kinds do not change.
[[nodiscard]] ScenePatch changeCurveNumbers(const EditTarget& target, const CurveNumber& number,
    const std::function<double(double)>& change);

/// Turns the physics of the selected bone keys on or off.
[[nodiscard]] ScenePatch setPhysics(const EditTarget& target, bool on);

} // namespace mmd
