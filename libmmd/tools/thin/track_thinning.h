// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/frame_span.h"
#include "libmmd/motion/motion.h"

#include <span>

namespace mmd {

/// How far the values of a thinned track may be from those of the track before, at each frame.
struct TrackTolerance {
    double units = 0.0;   ///< of each axis of a position
    double degrees = 0.0; ///< of a rotation
    double weight = 0.0;  ///< of a morph
    /// Where keys are dense and a bone would keep one every few frames (there is noise), the
    /// tolerance is multiplied by this.
    double looser = 1.0;
    bool operator==(const TrackTolerance&) const = default;
};

/// Whether there are keys at almost every frame from this one on; `frames` are those of the keys.
[[nodiscard]] bool isDense(std::span<const std::uint32_t> frames, std::size_t key);

struct ThinWishes {
    FrameSpan range;            ///< keys outside it stay, and its first and last key
    bool keepsExtremes = false; ///< keys where a channel turns stay
    /// One pass: all values stay within the tolerance. Otherwise passes are repeated until none
    /// removes a key. Each pass is within the tolerance of the one before, so a value can be a
    /// little farther from where it was at first.
    bool isOnce = false;
    /// Ascending frames at which the track keeps its value: keys there stay, or those around it.
    std::span<const std::uint32_t> exactFrames{};
};

/// `track` without the keys whose removal changes its values by less than `tolerance`: the
/// remaining keys get curves that replace the removed ones. Frames, values, physics switches and
/// file indices of the remaining keys are unchanged, also the bytes of those before which no key
/// was removed. Keys at cuts, at both ends of holds and where physics is switched stay, and the
/// first and the last key. Unless `isOnce`, thinning the result again with the same tolerance
/// changes nothing. `earlier`, if there is one, is the result with fewer of the exact frames; then
/// only the segments that contain others are fitted again.
[[nodiscard]] Track<BoneKeyframe> thinned(const Track<BoneKeyframe>& track,
    const TrackTolerance& tolerance, const ThinWishes& wishes,
    const Track<BoneKeyframe>* earlier = nullptr);
/// The same for a morph, whose segments are straight.
[[nodiscard]] Track<MorphKeyframe> thinned(
    const Track<MorphKeyframe>& track, const TrackTolerance& tolerance, const ThinWishes& wishes);

} // namespace mmd
