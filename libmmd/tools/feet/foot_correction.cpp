// SPDX-License-Identifier: MIT
#include "libmmd/tools/feet/pin_feet.h"

#include <algorithm>

namespace mmd {
namespace {

double medianOf(std::vector<double> values)
{
    const auto middle = values.begin() + std::ptrdiff_t(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

/// Where the foot is held, along the ground from its place at the first frame of `span`, and the
/// height of its lower point there.
struct HeldPlace {
    glm::dvec2 ground{0.0};
    double height = 0.0;
};

HeldPlace placeToHold(const FootPath& path, FrameSpan span, std::span<const glm::dvec2> slide,
    const PinOptions& options)
{
    if (options.place == PinPlace::Median) {
        std::vector<double> x, z, heights;
        for (std::size_t at = 0; at < slide.size(); ++at) {
            x.push_back(slide[at].x);
            z.push_back(slide[at].y);
            heights.push_back(double(path.at(span.first + std::uint32_t(at)).lowest()));
        }
        return {{medianOf(std::move(x)), medianOf(std::move(z))}, medianOf(std::move(heights))};
    }
    const std::uint32_t frame = options.place == PinPlace::First
                                    ? span.first
                                    : std::clamp(options.frame, span.first, span.last);
    return {slide[frame - span.first], double(path.at(frame).lowest())};
}

/// How far up the lower point of a foot goes that is at `height` now.
double wayUp(double height, const HeldPlace& held, const PinOptions& options)
{
    const bool isHeld = options.height == PinHeight::AtPlace ||
                        (options.height == PinHeight::Found && held.height > options.limits.height);
    return options.height == PinHeight::Own ? 0.0 : (isHeld ? held.height : 0.0) - height;
}

float smoothStep(float t)
{
    return t * t * (3.0f - 2.0f * t);
}

} // namespace

FootCorrection correctionOf(const FootPath& path, std::span<const FootContact> contacts,
    const PinOptions& options, std::uint32_t lastFrame)
{
    const std::size_t frames = path.points.size();
    FootCorrection result{
        std::vector<glm::vec3>(frames, glm::vec3(0.0f)), std::vector<float>(frames, 0.0f)};
    std::vector<FrameSpan> spans;
    for (const FootContact& each : contacts) {
        const FrameSpan span{
            std::max(each.span.first, path.span.first), std::min(each.span.last, path.span.last)};
        if (each.side == path.foot.side && span.first <= span.last &&
            (spans.empty() || spans.back().last < span.first))
            spans.push_back(span);
    }
    for (const FrameSpan& span : spans) {
        const std::vector<glm::dvec2> slide = slideOf(path, span, path);
        const HeldPlace held = placeToHold(path, span, slide, options);
        for (std::size_t at = 0; at < slide.size(); ++at) {
            const std::size_t frame = span.first - path.span.first + at;
            const glm::dvec2 way = held.ground - slide[at];
            const double up = wayUp(double(path.points[frame].lowest()), held, options);
            result.offsets[frame] = {float(way.x), float(up), float(way.y)};
            result.weights[frame] = 1.0f;
        }
    }
    const auto fade = [&](std::size_t from, std::size_t room, bool backwards) {
        const std::size_t length = std::min<std::size_t>(std::size_t(options.blend) + 1, room);
        for (std::size_t step = 1; step < length; ++step) {
            const std::size_t frame = backwards ? from - step : from + step;
            const float weight = 1.0f - smoothStep(float(step) / float(length));
            result.offsets[frame] += weight * result.offsets[from];
            result.weights[frame] = std::max(result.weights[frame], weight);
        }
    };
    for (std::size_t at = 0; at < spans.size(); ++at) {
        const std::size_t begin = spans[at].first - path.span.first;
        const std::size_t end = spans[at].last - path.span.first;
        const std::size_t before =
            at == 0 ? begin + 1 : begin - (spans[at - 1].last - path.span.first);
        const std::size_t after =
            at + 1 == spans.size() ? frames - end : spans[at + 1].first - path.span.first - end;
        fade(begin, before, true);
        fade(end, after, false);
    }
    for (std::size_t at = 0; at < frames && at <= options.blend; ++at) {
        const float weight = smoothStep(float(at) / float(options.blend + 1));
        const auto ease = [&](std::size_t frame) {
            result.offsets[frame] *= weight;
            result.weights[frame] *= weight;
        };
        if (path.span.first > 0)
            ease(at);
        if (path.span.last < lastFrame)
            ease(frames - 1 - at);
    }
    return result;
}

} // namespace mmd
