// SPDX-License-Identifier: MIT
#include "libmmd/tools/thin/close_thinning.h"

#include "libmmd/tools/motion_change.h"

#include <map>

namespace mmd {
namespace {

using TracksBySpan = std::map<std::pair<std::uint32_t, std::uint32_t>, std::vector<TrackId>>;

Result<Motion> thinnedOnce(const Model& model, const Motion& motion, const TracksBySpan& tracks,
    double units, ProgressPart progress)
{
    Motion result = motion;
    for (const auto& [span, ids] : tracks) {
        ThinOptions options;
        options.wishes.range = {span.first, span.second};
        options.units = units;
        auto thinner = thinnedMotion(model, result, ids, options, progress);
        if (!thinner)
            return thinner;
        result = std::move(*thinner);
    }
    return result;
}

} // namespace

Result<Motion> thinnedWithin(const std::shared_ptr<const Model>& model, const Motion& motion,
    const CloseThinning& thinning, ProgressPart progress)
{
    TracksBySpan tracks;
    for (std::size_t at = 0; at < thinning.tracks.size(); ++at)
        tracks[{thinning.spans[at].first, thinning.spans[at].last}].push_back(thinning.tracks[at]);
    // The tolerances of thinnedMotion() are careful, so much larger ones are mostly enough.
    constexpr int mostTries = 8;
    double units = 8.0 * thinning.units;
    for (int attempt = 0; attempt < mostTries; ++attempt, units /= 2.0) {
        const ProgressPart part =
            progress.part(double(attempt) / mostTries, double(attempt + 1) / mostTries);
        auto thinner = thinnedOnce(*model, motion, tracks, units, part.part(0.0, 0.2));
        if (!thinner)
            return thinner;
        const auto span = changedFrames(motion, *thinner);
        if (!span)
            return thinner;
        const auto moved = poseDifference(model, motion, *thinner, *span, part.part(0.2, 1.0));
        if (!moved)
            return tl::unexpected(moved.error());
        if (moved->joints.largest <= thinning.units)
            return thinner;
    }
    return motion;
}

} // namespace mmd
