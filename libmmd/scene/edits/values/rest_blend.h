// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/track_kinds.h"
#include "libmmd/scene/edits/edit_target.h"
#include "libmmd/scene/scene_patch.h"

namespace mmd {

/// The largest factor of blendWithRest().
inline constexpr double largestRestBlend = 2.0;

/// Whether keys of this kind have a rest value: bones (not moved, not rotated) and morphs (0).
[[nodiscard]] constexpr bool hasRest(TrackKind kind)
{
    return kind == TrackKind::Bone || kind == TrackKind::Morph;
}

/// Scales the difference of the selected keys from rest by `factor`: 0 gives rest, 1 changes no
/// bit, up to largestRestBlend exaggerates. The angle of a rotation is scaled about its axis, on
/// the short way from rest (at most 180°); a rotation without a direction counts as none. Positions
/// and weights are multiplied; a finite number stays finite, others change only to rest. Keys of
/// kinds without rest stay.
[[nodiscard]] ScenePatch blendWithRest(const EditTarget& target, double factor);

} // namespace mmd
