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

glm::dvec2 placeToHold(std::span<const glm::dvec2> slide, bool first)
{
    if (first)
        return slide.front();
    std::vector<double> x, z;
    for (const glm::dvec2& each : slide) {
        x.push_back(each.x);
        z.push_back(each.y);
    }
    return {medianOf(std::move(x)), medianOf(std::move(z))};
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
        const glm::dvec2 held = placeToHold(slide, options.holdsFirst);
        for (std::size_t at = 0; at < slide.size(); ++at) {
            const std::size_t frame = span.first - path.span.first + at;
            const glm::dvec2 way = held - slide[at];
            const float up = options.keepsHeight ? 0.0f : -path.points[frame].lowest();
            result.offsets[frame] = {float(way.x), up, float(way.y)};
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
