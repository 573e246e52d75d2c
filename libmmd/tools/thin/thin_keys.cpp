// SPDX-License-Identifier: MIT
#include "libmmd/tools/thin/thin_keys.h"

#include "libmmd/scene/edits/track_editing.h"

#include <algorithm>

namespace mmd {

std::size_t keyCountIn(const Motion& motion, std::span<const TrackId> tracks, FrameSpan range)
{
    std::size_t count = 0;
    for (const TrackId& id : tracks)
        for (const std::uint32_t frame : framesOf(motion, id))
            count += frame >= range.first && frame <= range.last ? 1 : 0;
    return count;
}

namespace {

/// Where a limit is wide, keys are removed that a narrower limit keeps, and more of their
/// neighbours must stay for the other limit. So limits beyond the usual ones are tried beside the
/// usual ones.
Result<Motion> thinnest(const ToolInput& input, std::span<const TrackId> tracks,
    const ThinOptions& options, ProgressPart progress)
{
    const auto thinned = [&](const ThinOptions& limits, ProgressPart part) {
        return thinnedMotion(
            modelOf(input), motionOf(input), allInSpan(tracks, input.range), limits, part);
    };
    ThinOptions usual = options;
    usual.units = std::min(usual.units, ThinOptions().units);
    usual.degrees = std::min(usual.degrees, ThinOptions().degrees);
    if (!modelOf(input) || (usual.units == options.units && usual.degrees == options.degrees))
        return thinned(options, progress);
    auto wide = thinned(options, progress.part(0.0, 0.5));
    auto narrow = thinned(usual, progress.part(0.5, 1.0));
    if (!wide || !narrow)
        return wide ? narrow : wide;
    return narrow->keyCount() < wide->keyCount() ? narrow : wide;
}

} // namespace

Result<ToolResult> thinKeys(
    const ToolInput& input, const ThinOptions& options, ProgressPart progress)
{
    const Motion& before = motionOf(input);
    const std::vector<TrackId> tracks = sortedTracks(input.tracks);
    const auto after = thinnest(input, tracks, options, progress.part(0.0, 0.8));
    if (!after)
        return tl::unexpected(after.error());
    return toolResult(input, *after,
        {{ToolFigureKind::KeysBefore, double(keyCountIn(before, tracks, input.range))},
            {ToolFigureKind::KeysAfter, double(keyCountIn(*after, tracks, input.range))}},
        progress.part(0.8, 1.0));
}

} // namespace mmd
