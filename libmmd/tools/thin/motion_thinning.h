// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"
#include "libmmd/base/progress.h"
#include "libmmd/model/model.h"
#include "libmmd/motion/frame_span.h"
#include "libmmd/motion/motion.h"

#include <memory>
#include <span>
#include <vector>

namespace mmd {

/// How far thinning may move the model, at whole frames.
struct ThinOptions {
    double units = 0.05;        ///< at hands, feet, head and every other joint
    double degrees = 0.5;       ///< of every joint's rotation in model space
    double weight = 0.005;      ///< of morphs
    bool keepsExtremes = false; ///< keys where a channel turns stay
    /// The limits are those of each bone relative to its parent, and the joints are not measured:
    /// errors of a chain may add up. One pass, so that no value is farther than the limit.
    bool isForEachBone = false;

    bool operator==(const ThinOptions&) const = default;
};

/// A track of a bone or morph (others are ignored) that may be thinned.
struct ThinnedTrack {
    TrackId id;
    FrameSpan span; ///< keys outside it stay, and its first and last key
};

[[nodiscard]] std::vector<ThinnedTrack> allInSpan(std::span<const TrackId> tracks, FrameSpan span);

/// `motion` with fewer keys on `tracks`; a track may have several spans. The joints are measured:
/// where one would be farther than the limits from where `motion` has it, the tracks that move it
/// keep keys. This is repeated until nothing more can be removed. If less than 0.5 % of the keys
/// could go, `motion` is thin already: only those go that change at most 1 % of the limits. So
/// thinning the result again removes nothing. Limits over the usual ones are used after those: they
/// never leave more keys. `model` may be null; then only the tracks' own values count. Uses several
/// threads. Cancelled; TooManyFrames if over mostFramesAtOnce would change.
[[nodiscard]] Result<Motion> thinnedMotion(const std::shared_ptr<const Model>& model,
    const Motion& motion, std::span<const ThinnedTrack> tracks, const ThinOptions& options,
    ProgressPart progress);

} // namespace mmd
