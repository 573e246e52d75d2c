// SPDX-License-Identifier: MIT
#include "libmmd/tools/smooth/track_smoothing.h"

#include "libmmd/motion/sampling.h"
#include "libmmd/tools/smooth/faults.h"
#include "libmmd/tools/smooth/zero_lag_filter.h"
#include "libmmd/tools/thin/segment_shapes.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace mmd {
namespace {

constexpr std::uint32_t context = 45;    ///< frames around the range that the filter sees
constexpr std::uint32_t blendFrames = 8; ///< at an end of the range within the track
constexpr double heldWeight = 1e4;

/// The smallest jumps that count as spikes and as cuts.
struct Jumps {
    double spike, cut;
};
constexpr Jumps positionJumps{0.3, 3.0};  // units
constexpr Jumps rotationJumps{6.0, 45.0}; // degrees
constexpr Jumps morphJumps{0.25, 0.6};

double cutoffOf(double strength)
{
    constexpr double fastest = 15.0, slowest = 1.0; // times a second
    return fastest * std::pow(slowest / fastest, std::clamp(strength, 0.0, 1.0));
}

/// The frames of a track that are sampled, and those that may change.
struct Frames {
    FrameSpan sampled, changed;
    bool blendsFirst = false, blendsLast = false;
};

template <class Key>
std::optional<Frames> framesOf(const Track<Key>& track, FrameSpan range)
{
    if (track.size() < 3)
        return std::nullopt;
    const FrameSpan whole{track.frames().front(), track.frames().back()};
    Frames frames;
    frames.changed = {std::max(range.first, whole.first), std::min(range.last, whole.last)};
    if (frames.changed.first >= frames.changed.last)
        return std::nullopt;
    frames.blendsFirst = frames.changed.first > whole.first;
    frames.blendsLast = frames.changed.last < whole.last;
    frames.sampled.first =
        frames.changed.first - std::min(context, frames.changed.first - whole.first);
    frames.sampled.last = frames.changed.last + std::min(context, whole.last - frames.changed.last);
    return frames;
}

/// How much of the filtered value a frame gets: 0 at the ends of the range.
double shareAt(const Frames& frames, std::uint32_t frame)
{
    double share = 1.0;
    const auto blend = [&](std::uint32_t distance) {
        const double part = std::min(1.0, double(distance) / double(blendFrames));
        share = std::min(share, part * part * (3.0 - 2.0 * part));
    };
    if (frames.blendsFirst)
        blend(frame - frames.changed.first);
    if (frames.blendsLast)
        blend(frames.changed.last - frame);
    return share;
}

/// Filters the parts between cuts alone.
Series filteredParts(const Series& series, const std::vector<double>& weights,
    const std::vector<std::size_t>& cuts, double cutoff)
{
    Series result = series;
    for (std::size_t part = 0; part <= cuts.size(); ++part) {
        const std::size_t first = part == 0 ? 0 : cuts[part - 1];
        const std::size_t end = part == cuts.size() ? series.frames() : cuts[part];
        const auto begin = series.values.begin();
        const Series one{series.dimensions, {begin + std::ptrdiff_t(first * series.dimensions),
                                                begin + std::ptrdiff_t(end * series.dimensions)}};
        const Series now = filtered(one, std::span(weights).subspan(first, end - first), cutoff);
        std::copy(now.values.begin(), now.values.end(), result.at(first));
    }
    return result;
}

std::size_t countIn(const std::vector<bool>& marks, const Frames& frames)
{
    const auto begin = marks.begin();
    return std::size_t(
        std::count(begin + std::ptrdiff_t(frames.changed.first - frames.sampled.first),
            begin + std::ptrdiff_t(frames.changed.last - frames.sampled.first) + 1, true));
}

/// One channel of a track: what is wrong in it, and its smooth values.
struct Channel {
    std::vector<double> weights;
    std::size_t spikes = 0;
    Series values;
};

Channel smoothChannel(const Series& series, const Frames& frames, const FrameDistance& distance,
    const Jumps& jumps, const SmoothOptions& options)
{
    Channel channel;
    const std::size_t count = series.frames();
    channel.weights.assign(count, 1.0);
    std::vector<bool> spikes = spikesIn(count, distance, jumps.spike);
    const std::vector<std::size_t> cuts = cutsIn(count, distance, jumps.cut, spikes);
    if (options.removesSpikes) {
        channel.spikes = countIn(spikes, frames);
        for (std::size_t at = 0; at < count; ++at)
            if (spikes[at])
                channel.weights[at] = 0.0;
    }
    channel.values = series;
    if (channel.spikes > 0) {
        // At no strength only the spikes change.
        const Series bridged = filteredParts(series, channel.weights, cuts, cutoffOf(0.5));
        for (std::size_t at = 0; at < count; ++at)
            if (channel.weights[at] == 0.0)
                std::copy_n(bridged.at(at), series.dimensions, channel.values.at(at));
    }
    if (options.strength > 0.0)
        channel.values =
            filteredParts(channel.values, channel.weights, cuts, cutoffOf(options.strength));
    return channel;
}

/// Stretches in which a foot stands: it is slow, and all of its positions are near their mean.
std::vector<FrameSpan> standsIn(const Series& calm)
{
    constexpr double slow = 0.06, near = 0.3; // units a frame, units
    constexpr std::uint32_t leastFrames = 6;
    std::vector<FrameSpan> stands;
    const auto position = [&](std::size_t at) {
        return glm::dvec3(calm.at(at)[0], calm.at(at)[1], calm.at(at)[2]);
    };
    for (std::size_t at = 0; at < calm.frames();) {
        std::size_t end = at + 1;
        while (end < calm.frames() && glm::distance(position(end - 1), position(end)) < slow &&
               glm::distance(position(at), position(end)) < near)
            ++end;
        if (end - at >= leastFrames)
            stands.push_back({std::uint32_t(at), std::uint32_t(end - 1)});
        at = end;
    }
    return stands;
}

/// Holds `series` in `stands` at the mean of `shown`; the filter then smooths the ways there.
void hold(Channel& channel, const Series& shown, const std::vector<FrameSpan>& stands,
    const SmoothOptions& options)
{
    Series series = shown;
    std::vector<double> weights = channel.weights;
    for (const FrameSpan& stand : stands) {
        std::vector<double> mean(series.dimensions, 0.0);
        double used = 0.0;
        for (std::size_t at = stand.first; at <= stand.last; ++at)
            if (channel.weights[at] > 0.0) {
                used += 1.0;
                for (std::size_t each = 0; each < series.dimensions; ++each)
                    mean[each] += series.at(at)[each];
            }
        for (std::size_t at = stand.first; used > 0.0 && at <= stand.last; ++at) {
            weights[at] = heldWeight;
            for (std::size_t each = 0; each < series.dimensions; ++each)
                series.at(at)[each] = mean[each] / used;
        }
    }
    if (options.strength > 0.0)
        channel.values = filteredParts(series, weights, {}, cutoffOf(options.strength));
    for (std::size_t at = 0; at < series.frames(); ++at)
        if (weights[at] == heldWeight)
            std::copy_n(series.at(at), series.dimensions, channel.values.at(at));
}

bool isFinite(const Series& series)
{
    return std::all_of(series.values.begin(), series.values.end(),
        [](double value) { return std::isfinite(value) && std::abs(value) < 1e9; });
}

glm::dvec3 positionAt(const Series& series, std::size_t at)
{
    return {series.at(at)[0], series.at(at)[1], series.at(at)[2]};
}
glm::dquat rotationAt(const Series& series, std::size_t at)
{
    return glm::normalize(
        glm::dquat(series.at(at)[0], series.at(at)[1], series.at(at)[2], series.at(at)[3]));
}

/// The keys in the range whose sign differs from most of the `repaired` rotations, which have equal
/// signs. Those that were `turned` back are counted elsewhere.
std::size_t otherSigns(const Track<BoneKeyframe>& track, const Frames& frames,
    std::span<const glm::dquat> repaired, const std::vector<bool>& turned)
{
    std::size_t other = 0, count = 0;
    for (std::size_t key = track.lowerBound(frames.changed.first);
         key < track.size() && track.frame(key) <= frames.changed.last; ++key) {
        const std::size_t at = track.frame(key) - frames.sampled.first;
        if (turned[at])
            continue;
        ++count;
        other += glm::dot(repaired[at], glm::dquat(track.values()[key].rotation)) < 0.0 ? 1U : 0U;
    }
    return std::min(other, count - other);
}

Series seriesOf(const std::vector<glm::dvec3>& positions)
{
    Series series{3, {}};
    for (const glm::dvec3& each : positions)
        series.values.insert(series.values.end(), {each.x, each.y, each.z});
    return series;
}
Series seriesOf(const std::vector<glm::dquat>& rotations)
{
    Series series{4, {}};
    for (const glm::dquat& each : rotations)
        series.values.insert(series.values.end(), {each.w, each.x, each.y, each.z});
    return series;
}

/// Neighbouring rotations get the same sign.
void align(std::vector<glm::dquat>& rotations)
{
    for (std::size_t at = 1; at < rotations.size(); ++at)
        if (glm::dot(rotations[at - 1], rotations[at]) < 0.0)
            rotations[at] = -rotations[at];
}

} // namespace

SmoothedTrack<BoneValue> smoothed(
    const Track<BoneKeyframe>& track, FrameSpan range, const SmoothOptions& options, bool isFoot)
{
    SmoothedTrack<BoneValue> result;
    const auto frames = framesOf(track, range);
    if (!frames)
        return result;
    BoneSamples samples = sampled(track, frames->sampled);
    const Series shownPositions = seriesOf(samples.positions);
    if (!isFinite(shownPositions) || !isFinite(seriesOf(samples.rotations)))
        return result;
    std::vector<bool> turned;
    if (options.repairsFlips)
        turned = repairHalfTurns(samples.rotations);
    align(samples.rotations);
    if (options.repairsFlips)
        result.flips =
            countIn(turned, *frames) + otherSigns(track, *frames, samples.rotations, turned);
    const Series shownRotations = seriesOf(samples.rotations);
    Channel positions = smoothChannel(
        shownPositions, *frames,
        [&](std::size_t one, std::size_t other) {
            return glm::distance(samples.positions[one], samples.positions[other]);
        },
        positionJumps, options);
    Channel rotations = smoothChannel(
        shownRotations, *frames,
        [&](std::size_t one, std::size_t other) {
            return degreesBetween(samples.rotations[one], samples.rotations[other]);
        },
        rotationJumps, options);
    if (isFoot && options.keepsFeet) {
        constexpr double calmCutoff = 4.0; // times a second: noise alone is no movement
        const auto stands =
            standsIn(filteredParts(shownPositions, positions.weights, {}, calmCutoff));
        hold(positions, shownPositions, stands, options);
        constexpr double mostTurn = 4.0; // degrees
        std::vector<FrameSpan> still;
        std::copy_if(stands.begin(), stands.end(), std::back_inserter(still), [&](FrameSpan each) {
            for (std::size_t at = each.first; at <= each.last; ++at)
                if (rotations.weights[at] > 0.0 &&
                    degreesBetween(samples.rotations[each.first], samples.rotations[at]) > mostTurn)
                    return false;
            return true;
        });
        hold(rotations, shownRotations, still, options);
        result.contacts = stands.size();
    }
    result.span = frames->changed;
    for (std::uint32_t frame = frames->changed.first;; ++frame) {
        const std::size_t at = frame - frames->sampled.first;
        const double share = shareAt(*frames, frame);
        BoneValue value;
        value.translation =
            glm::vec3(glm::mix(samples.positions[at], positionAt(positions.values, at), share));
        glm::dquat rotation = rotationAt(rotations.values, at);
        if (share < 1.0)
            rotation = glm::slerp(samples.rotations[at], rotation, share);
        value.rotation = glm::quat(glm::normalize(rotation));
        result.values.push_back(value);
        if (frame == frames->changed.last)
            break;
    }
    result.spikes = positions.spikes + rotations.spikes;
    return result;
}

SmoothedTrack<MorphValue> smoothed(
    const Track<MorphKeyframe>& track, FrameSpan range, const SmoothOptions& options)
{
    SmoothedTrack<MorphValue> result;
    const auto frames = framesOf(track, range);
    if (!frames)
        return result;
    Series series;
    TrackCursor cursor;
    const std::size_t count = frames->sampled.last - frames->sampled.first + 1;
    for (std::size_t at = 0; at < count; ++at)
        series.values.push_back(
            double(sampleMorph(track, double(frames->sampled.first + at), cursor)));
    if (!isFinite(series))
        return result;
    const Channel channel = smoothChannel(
        series, *frames,
        [&](std::size_t one, std::size_t other) {
            return std::abs(series.values[one] - series.values[other]);
        },
        morphJumps, options);
    result.span = frames->changed;
    result.spikes = channel.spikes;
    // The filter overshoots; a weight stays within those that the track has.
    const auto [least, most] = std::minmax_element(series.values.begin(), series.values.end());
    const std::size_t skipped = frames->changed.first - frames->sampled.first;
    for (std::size_t at = skipped; at <= frames->changed.last - frames->sampled.first; ++at) {
        const double share = shareAt(*frames, frames->sampled.first + std::uint32_t(at));
        const double value = std::clamp(channel.values.values[at], *least, *most);
        result.values.push_back({float(std::lerp(series.values[at], value, share))});
    }
    return result;
}

} // namespace mmd
