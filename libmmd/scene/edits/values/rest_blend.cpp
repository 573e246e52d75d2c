// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/values/rest_blend.h"

#include "libmmd/motion/angles/rotation.h"
#include "libmmd/scene/edits/track_editing.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>

namespace mmd {
namespace {

constexpr glm::quat notRotated{1.0f, 0.0f, 0.0f, 0.0f};

float scaled(float value, double factor)
{
    constexpr double largest = std::numeric_limits<float>::max();
    if (!std::isfinite(value))
        return value;
    return static_cast<float>(std::clamp(static_cast<double>(value) * factor, -largest, largest));
}

BoneValue blended(const BoneValue& value, double factor)
{
    if (factor == 0.0)
        return {};
    BoneValue result;
    for (int axis = 0; axis < 3; ++axis)
        result.translation[axis] = scaled(value.translation[axis], factor);
    result.rotation = slerpShortWay(notRotated, unitRotation(value.rotation), factor);
    return result;
}

MorphValue blended(const MorphValue& value, double factor)
{
    return {factor == 0.0 ? 0.0f : scaled(value.weight, factor)};
}

} // namespace

ScenePatch blendWithRest(const EditTarget& target, double factor)
{
    assert(factor >= 0.0 && factor <= largestRestBlend);
    ScenePatch patch;
    const Motion* motion = findMotion(target.scene, target.actor);
    if (!motion || factor == 1.0)
        return patch;
    const auto change = [factor](
                            const auto& value, std::uint32_t) { return blended(value, factor); };
    for (const TrackKeys& each : target.selection.keys) {
        if (each.track.kind == TrackKind::Bone)
            changeValues<BoneKeyframe>(patch, *motion, target.actor, each, change);
        else if (each.track.kind == TrackKind::Morph)
            changeValues<MorphKeyframe>(patch, *motion, target.actor, each, change);
    }
    return patch;
}

} // namespace mmd
