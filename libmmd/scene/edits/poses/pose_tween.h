// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/edit_target.h"
#include "libmmd/scene/scene_patch.h"

#include <cstdint>
#include <span>

namespace mmd {

/// Where a tween moves the shown pose.
enum class Tween : std::uint8_t {
    Rest,        ///< towards no rotation, no translation and weight 0
    PreviousKey, ///< towards the last key before the frame
    NextKey,     ///< towards the first key after the frame
    Exaggerate,  ///< away from the straight way between these two keys, or from the only one
};
inline constexpr int tweenCount = 4;

/// The amounts of a tween: 0 changes nothing, 1 gives the other pose or doubles the difference from
/// it, and less than 0 goes the opposite way.
inline constexpr double leastTween = -1.0;
inline constexpr double mostTween = 2.0;

/// Moves bones and morphs between poses: what an animator does with breakdowns.
struct PoseTween {
    Tween way = Tween::Rest;
    std::span<const TrackId> tracks; ///< others than bones and morphs are ignored
    std::uint32_t frame = 0;         ///< the pose that changes: its shown values
    double amount = 0.0;             ///< leastTween to mostTween
    bool asKeys = false;             ///< as in setPoses()
};

/// The tween of the shown pose of the target's actor. Tracks without the needed keys stay.
/// Rotations move on the short arc, see mixedPose().
[[nodiscard]] ScenePatch tweenPose(const EditTarget& target, const PoseTween& tween);

/// Why a tween changes nothing that can be seen.
enum class TweenObstacle : std::uint8_t {
    None,
    NoKeys,       ///< no track has the needed keys
    NoDifference, ///< every shown pose is the other pose
};

/// What keeps a tween of `tracks` from a visible effect at `frame`. Locked bones are ignored.
[[nodiscard]] TweenObstacle tweenObstacle(
    const EditTarget& target, Tween way, std::span<const TrackId> tracks, std::uint32_t frame);

} // namespace mmd
