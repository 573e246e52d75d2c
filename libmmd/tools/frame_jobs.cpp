// SPDX-License-Identifier: MIT
#include "libmmd/tools/frame_jobs.h"

#include "libmmd/pose/baked_motion.h"
#include "libmmd/tools/parallel.h"

#include <algorithm>
#include <atomic>

namespace mmd {

Result<FrameSpan> clampedRange(const ToolInput& input)
{
    const std::uint32_t end = motionOf(input).lastFrame();
    const std::uint32_t last = std::min(input.range.last, end);
    const FrameSpan range{std::min(input.range.first, last), last};
    if (range.last - range.first >= mostFramesAtOnce)
        return tl::unexpected(Error{
            .code = ErrorCode::TooManyFrames, .offset = 0, .field = {}, .value = mostFramesAtOnce});
    return range;
}

Result<void> forEachFrame(
    FrameSpan span, const std::function<FrameJob()>& makeJob, ProgressPart progress)
{
    const std::size_t frames = std::size_t(span.last) - span.first + 1;
    const std::size_t parts = std::min<std::size_t>(parallelThreads(), frames);
    std::atomic<std::size_t> done = 0;
    std::atomic<bool> isCancelled = false;
    inParallel(parts, [&](std::size_t part) {
        const FrameJob job = makeJob();
        const std::size_t end = frames * (part + 1) / parts;
        for (std::size_t at = frames * part / parts; at < end && !isCancelled; ++at) {
            job(span.first + std::uint32_t(at), at);
            const std::size_t count = ++done;
            if (part == 0 && !progress.advance(double(count) / double(frames)))
                isCancelled = true;
        }
    });
    if (isCancelled)
        return tl::unexpected(
            Error{.code = ErrorCode::Cancelled, .offset = 0, .field = {}, .value = 0});
    return {};
}

} // namespace mmd
