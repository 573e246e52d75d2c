// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/keyframe.h"

/// Keys whose segment is shaped by curves, bones' and the camera's, as one. Private to
/// libmmd/scene.
namespace mmd {

template <class Key>
inline constexpr bool hasCurves = Key::kind == TrackKind::Bone || Key::kind == TrackKind::Camera;

[[nodiscard]] inline BoneCurves curvesOf(const BoneKeyframe& key)
{
    return curvesOf(key.tail);
}
[[nodiscard]] inline CameraCurves curvesOf(const CameraKeyframe& key)
{
    return curvesOf(key.value.tail);
}

/// Everything else of the key, its physics switch too, stays.
inline void setCurves(BoneKeyframe& key, const BoneCurves& curves)
{
    key.tail = withCurves(key.tail, curves);
}
inline void setCurves(CameraKeyframe& key, const CameraCurves& curves)
{
    key.value.tail = withCurves(key.value.tail, curves);
}

} // namespace mmd
