// SPDX-License-Identifier: MIT
#include "libmmd/tools/thin/thin_keys.h"

#include "libmmd/scene/edits/track_editing.h"

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
    const auto model = modelOf(input);
    static const Model nothing;
    ThinOptions used = options;
    // The tolerances of the tracks are an estimate: if the joints moved too far, smaller ones are
    // tried.
    constexpr int mostTries = 4;
    for (int tried = 1;; ++tried) {
        const double begin = double(tried - 1) / mostTries, end = double(tried) / mostTries;
        const auto after = thinnedMotion(model ? *model : nothing, before, tracks, used,
            progress.part(begin, begin + (end - begin) * 0.5));
        if (!after)
            return tl::unexpected(after.error());
        auto result = toolResult(input, *after,
            {{ToolFigureKind::KeysBefore, double(keyCountIn(before, tracks, input.range))},
                {ToolFigureKind::KeysAfter, double(keyCountIn(*after, tracks, input.range))}},
            progress.part(begin + (end - begin) * 0.5, end));
        const bool isFar = result && result->moved &&
                           (result->moved->joints.largest > options.units ||
                               result->moved->degrees > options.degrees);
        if (!isFar || tried == mostTries)
            return result;
        used.units *= 0.5;
        used.degrees *= 0.5;
    }
}

} // namespace mmd
