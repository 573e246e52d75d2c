// SPDX-License-Identifier: MIT
#include "ui/dialogs/compare/comparison_job.h"

#include "libmmd/format/motion_formats.h"

#include <algorithm>

namespace odori {
namespace {

RowStrip stripOf(const std::vector<float>& differences)
{
    RowStrip strip{};
    for (std::size_t at = 0; at < differences.size(); ++at) {
        float& part = strip[at * strip.size() / differences.size()];
        part = std::max(part, differences[at]);
    }
    // Of few frames, each covers several parts.
    if (!differences.empty() && differences.size() < strip.size())
        for (std::size_t part = 0; part < strip.size(); ++part)
            strip[part] = differences[part * differences.size() / strip.size()];
    return strip;
}

mmd::Result<std::shared_ptr<const mmd::Motion>> motionOf(const OtherTake& other)
{
    if (other.motion)
        return other.motion;
    const auto read = mmd::readMotionFile(other.file);
    if (!read)
        return tl::unexpected(read.error());
    return std::make_shared<const mmd::Motion>(mmd::motionFromVmd(read->file).motion);
}

} // namespace

mmd::Result<ComparedTakes> comparedTakes(const std::shared_ptr<const mmd::Model>& model,
    const mmd::Motion& motion, const OtherTake& other, mmd::ProgressPart progress)
{
    auto second = motionOf(other);
    if (!second)
        return tl::unexpected(second.error());
    const mmd::FrameSpan all{0, std::max(motion.lastFrame(), (*second)->lastFrame())};
    auto comparison = mmd::compareMotions(model, motion, **second, all, progress.part(0.0, 0.7));
    if (!comparison)
        return tl::unexpected(comparison.error());
    ComparedTakes takes{std::move(*second), std::move(*comparison), {}};
    const std::size_t count = std::min(ComparedTakes::stripCount, takes.comparison.tracks.size());
    for (std::size_t at = 0; at < count; ++at) {
        if (!progress.advance(0.7 + 0.3 * double(at) / double(count)))
            return tl::unexpected(mmd::Error{
                .code = mmd::ErrorCode::Cancelled, .offset = 0, .field = {}, .value = 0});
        const auto differences = mmd::trackDifference(
            motion, *takes.other, takes.comparison.tracks[at].id, takes.comparison.span);
        if (!differences)
            return tl::unexpected(differences.error());
        takes.strips.push_back(stripOf(*differences));
    }
    return takes;
}

} // namespace odori
