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

Result<ToolResult> thinKeys(
    const ToolInput& input, const ThinOptions& options, ProgressPart progress)
{
    const Motion& before = motionOf(input);
    const std::vector<TrackId> tracks = sortedTracks(input.tracks);
    const auto after = thinnedMotion(
        modelOf(input), before, allInSpan(tracks, input.range), options, progress.part(0.0, 0.8));
    if (!after)
        return tl::unexpected(after.error());
    return toolResult(input, *after,
        {{ToolFigureKind::KeysBefore, double(keyCountIn(before, tracks, input.range))},
            {ToolFigureKind::KeysAfter, double(keyCountIn(*after, tracks, input.range))}},
        progress.part(0.8, 1.0));
}

} // namespace mmd
