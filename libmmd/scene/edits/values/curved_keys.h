// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/keyframe.h"

/// A common interface to keys with curves: bone keys and camera keys. Private to libmmd/scene.
namespace mmd {

template <class Key>
inline constexpr bool hasCurves = Key::kind == TrackKind::Bone || Key::kind == TrackKind::Camera;

[[nodiscard]] inline BoneCurves curvesOf(const BoneKeyframe& key)
{
    return curvesOf(key.interpolation);
}
[[nodiscard]] inline CameraCurves curvesOf(const CameraKeyframe& key)
{
    return curvesOf(key.value.interpolation);
}

/// All other data of the key stays, including its physics switch.
inline void setCurves(BoneKeyframe& key, const BoneCurves& curves)
{
    key.interpolation = withCurves(key.interpolation, curves);
}
inline void setCurves(CameraKeyframe& key, const CameraCurves& curves)
{
    key.value.interpolation = withCurves(key.value.interpolation, curves);
}

} // namespace mmd
