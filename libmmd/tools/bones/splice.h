// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/tools/dense_tracks.h"
#include "libmmd/tools/tool.h"

#include <limits>
#include <optional>

namespace mmd {

/// ToolInput::other on the input's model: fitted (fittedMotion()) if it was made for another one.
/// Errors: NothingMatches.
[[nodiscard]] Result<Motion> otherOnModel(const ToolInput& input);

/// Where one motion replaces another: its share rises from 0 at the first frame of `in` to 1 at
/// the last one, and falls in `out`. Without `in` it is there from frame 0 on, without `out` to
/// the end.
struct SplicePlan {
    std::optional<FrameSpan> in, out;
    /// 0..1, with a smooth begin and end.
    [[nodiscard]] double shareAt(std::uint32_t frame) const;
};

/// The middle between two values: on the sphere for rotations.
[[nodiscard]] BoneValue mixed(const BoneValue& one, const BoneValue& other, double share);
[[nodiscard]] MorphValue mixed(const MorphValue& one, const MorphValue& other, double share);

/// The keys of `one` where the other's share is 0, those of `other` where it is 1, and a key on
/// each frame between them. Null is a bone at rest, or a morph with the weight 0. `dense` gets the
/// spans with a key on each frame. Errors: TooManyFrames.
template <class Key>
[[nodiscard]] Result<Track<Key>> spliced(const Track<Key>* one, const Track<Key>* other,
    const SplicePlan& plan, std::vector<ThinnedTrack>& dense);

/// All keys of the track at other frames: later by `delta`. Keys whose frame is too large are left
/// out. What MMD assumes at frame 0 becomes a key.
template <class Key>
[[nodiscard]] Track<Key> delayed(const Track<Key>& track, std::uint32_t delta);

} // namespace mmd
