// SPDX-License-Identifier: MIT
#include "libmmd/tools/compare/motion_comparison.h"

#include "libmmd/motion/sampling.h"
#include "libmmd/pose/baked_motion.h"
#include "libmmd/tools/parallel.h"
#include "libmmd/tools/thin/segment_shapes.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <functional>

namespace mmd {
namespace {

constexpr double wrongNumber = 1e6;

double finite(double difference)
{
    return std::isfinite(difference) ? std::min(difference, wrongNumber) : wrongNumber;
}

void raise(Peak& peak, double value, std::uint32_t frame)
{
    if (value > peak.value)
        peak = {value, frame};
}
void raise(Peak& peak, const Peak& other)
{
    if (other.value > peak.value || (other.value == peak.value && other.frame < peak.frame))
        peak = other;
}

struct Difference {
    double units = 0.0, degrees = 0.0, weight = 0.0;
};

Difference between(const BoneValue& one, const BoneValue& other)
{
    if (one == other)
        return {};
    const double units = glm::distance(glm::dvec3(one.translation), glm::dvec3(other.translation));
    const double degrees = one.rotation == other.rotation ? 0.0
                                                          : degreesBetween(glm::dquat(one.rotation),
                                                                glm::dquat(other.rotation));
    return {finite(units), finite(degrees), 0.0};
}

/// Calls `use` with the difference of one track at each frame.
template <class Use>
void forDifferences(
    const Motion& first, const Motion& second, const TrackId& id, FrameSpan span, const Use& use)
{
    TrackCursor left, right;
    if (id.kind == TrackKind::Bone) {
        const auto* one = findBoneTrack(first, id.name);
        const auto* other = findBoneTrack(second, id.name);
        const auto at = [](const auto* track, std::uint32_t frame, TrackCursor& cursor) {
            return track && !track->isEmpty() ? sampleBone(*track, frame, cursor) : BoneValue{};
        };
        for (std::uint64_t frame = span.first; frame <= span.last; ++frame) {
            const auto whole = std::uint32_t(frame);
            use(whole, between(at(one, whole, left), at(other, whole, right)));
        }
    } else if (id.kind == TrackKind::Morph) {
        const auto* one = findMorphTrack(first, id.name);
        const auto* other = findMorphTrack(second, id.name);
        const auto at = [](const auto* track, std::uint32_t frame, TrackCursor& cursor) {
            return track && !track->isEmpty() ? sampleMorph(*track, frame, cursor) : 0.0f;
        };
        for (std::uint64_t frame = span.first; frame <= span.last; ++frame) {
            const auto whole = std::uint32_t(frame);
            const MorphValue a{at(one, whole, left)}, b{at(other, whole, right)};
            const double weight =
                a == b ? 0.0 : finite(std::abs(double(a.weight) - double(b.weight)));
            use(whole, Difference{0.0, 0.0, weight});
        }
    }
}

Error errorOf(ErrorCode code)
{
    return {.code = code,
        .offset = 0,
        .field = {},
        .value = code == ErrorCode::TooManyFrames ? mostFramesAtOnce : 0};
}

/// Tracks of bones and morphs of either motion that are not the same object in both.
std::vector<TrackComparison> tracksOf(const Motion& first, const Motion& second)
{
    std::vector<TrackComparison> tracks;
    std::vector<TrackId> ids = trackIds(first);
    const std::vector<TrackId> more = trackIds(second);
    ids.insert(ids.end(), more.begin(), more.end());
    std::sort(ids.begin(), ids.end());
    ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
    for (const TrackId& id : ids)
        if (id.kind == TrackKind::Bone || id.kind == TrackKind::Morph)
            tracks.push_back({.id = id,
                .isInFirst = !framesOf(first, id).empty(),
                .isInSecond = !framesOf(second, id).empty()});
    return tracks;
}

/// What one thread found of the joints.
struct Joints {
    std::vector<Peak> units, degrees;
    std::vector<double> sums;
    explicit Joints(std::size_t bones = 0)
        : units(bones)
        , degrees(bones)
        , sums(bones, 0.0)
    {
    }
};

/// Compares in several threads.
class Comparing {
public:
    Comparing(const Motion& first, const Motion& second, FrameSpan span)
        : m_first(first)
        , m_second(second)
    {
        m_result.span = span;
        m_result.frames.assign(std::size_t(span.last - span.first) + 1, 0.0f);
    }
    /// False if it was cancelled.
    bool compareTracks(bool fillsFrames, ProgressPart progress);
    bool compareJoints(const std::shared_ptr<const Model>& model, ProgressPart progress);
    MotionComparison take() { return std::move(m_result); }

private:
    void compareFrames(const std::shared_ptr<const Model>& model, Joints& joints, std::size_t begin,
        std::size_t end, const std::function<bool()>& goesOn);

    const Motion& m_first;
    const Motion& m_second;
    MotionComparison m_result;
};

bool Comparing::compareTracks(bool fillsFrames, ProgressPart progress)
{
    auto tracks = tracksOf(m_first, m_second);
    const FrameSpan span = m_result.span;
    // Each thread has its own curve.
    const std::size_t parts = std::max<std::size_t>(1, std::min(parallelThreads(), tracks.size()));
    std::vector<std::vector<float>> curves(parts);
    std::atomic<bool> isCancelled = false;
    std::atomic<std::size_t> done = 0;
    inParallel(parts, [&](std::size_t part) {
        auto& curve = curves[part];
        if (fillsFrames)
            curve.assign(m_result.frames.size(), 0.0f);
        for (std::size_t at = part; at < tracks.size() && !isCancelled; at += parts) {
            TrackComparison& track = tracks[at];
            forDifferences(m_first, m_second, track.id, span,
                [&](std::uint32_t frame, const Difference& each) {
                    raise(track.units, each.units, frame);
                    raise(track.degrees, each.degrees, frame);
                    raise(track.weight, each.weight, frame);
                    if (fillsFrames) {
                        float& most = curve[frame - span.first];
                        most = std::max(
                            most, float(differenceOf(each.units, each.degrees, each.weight)));
                    }
                });
            const std::size_t count = ++done;
            if (part == 0 && !progress.advance(double(count) / double(tracks.size())))
                isCancelled = true;
        }
    });
    for (const auto& curve : curves)
        for (std::size_t at = 0; at < curve.size(); ++at)
            m_result.frames[at] = std::max(m_result.frames[at], curve[at]);
    const auto sizeOf = [](const TrackComparison& track) {
        return differenceOf(track.units.value, track.degrees.value, track.weight.value);
    };
    std::erase_if(tracks, [&](const TrackComparison& track) { return sizeOf(track) == 0.0; });
    std::stable_sort(tracks.begin(), tracks.end(),
        [&](const auto& one, const auto& other) { return sizeOf(one) > sizeOf(other); });
    m_result.tracks = std::move(tracks);
    return !isCancelled && progress.advance(1.0);
}

void Comparing::compareFrames(const std::shared_ptr<const Model>& model, Joints& joints,
    std::size_t begin, std::size_t end, const std::function<bool()>& goesOn)
{
    PoseEvaluator one(model), other(model);
    one.setMotion(m_first);
    other.setMotion(m_second);
    for (std::size_t at = begin; at < end && goesOn(); ++at) {
        const auto frame = m_result.span.first + std::uint32_t(at);
        const Pose& left = one.evaluate(frame);
        const Pose& right = other.evaluate(frame);
        double most = 0.0;
        for (std::size_t bone = 0; bone < left.bones.size(); ++bone) {
            const Difference each =
                between({left.bones[bone].translation, left.bones[bone].rotation},
                    {right.bones[bone].translation, right.bones[bone].rotation});
            raise(joints.units[bone], each.units, frame);
            raise(joints.degrees[bone], each.degrees, frame);
            joints.sums[bone] += each.units;
            most = std::max(most, each.units);
        }
        m_result.frames[at] = float(most);
    }
}

bool Comparing::compareJoints(const std::shared_ptr<const Model>& model, ProgressPart progress)
{
    const std::size_t bones = model->data.bones.size();
    const std::size_t frames = m_result.frames.size();
    const std::size_t parts = std::max<std::size_t>(1, std::min(parallelThreads(), frames));
    std::vector<Joints> found(parts, Joints(bones));
    std::atomic<bool> isCancelled = false;
    std::atomic<std::size_t> done = 0;
    inParallel(parts, [&](std::size_t part) {
        compareFrames(model, found[part], frames * part / parts, frames * (part + 1) / parts, [&] {
            const std::size_t count = ++done;
            if (part == 0 && !progress.advance(double(count) / double(frames + parts)))
                isCancelled = true;
            return !isCancelled;
        });
    });
    for (std::size_t bone = 0; bone < bones; ++bone) {
        JointComparison joint{.bone = int(bone)};
        for (const Joints& each : found) {
            raise(joint.units, each.units[bone]);
            raise(joint.degrees, each.degrees[bone]);
            joint.mean += each.sums[bone] / double(frames);
        }
        if (joint.units.value > 0.0 || joint.degrees.value > 0.0)
            m_result.joints.push_back(joint);
    }
    std::stable_sort(m_result.joints.begin(), m_result.joints.end(),
        [](const JointComparison& one, const JointComparison& other) {
            return std::pair(one.units.value, one.degrees.value) >
                   std::pair(other.units.value, other.degrees.value);
        });
    return !isCancelled && progress.advance(1.0);
}

} // namespace

double differenceOf(double units, double degrees, double weight)
{
    return std::max({units, degrees / 10.0, weight * 10.0});
}

Result<MotionComparison> compareMotions(const std::shared_ptr<const Model>& model,
    const Motion& first, const Motion& second, FrameSpan span, ProgressPart progress)
{
    span.last = std::min(span.last, std::max(first.lastFrame(), second.lastFrame()));
    span.first = std::min(span.first, span.last);
    if (span.last - span.first >= mostFramesAtOnce)
        return tl::unexpected(errorOf(ErrorCode::TooManyFrames));
    Comparing comparing(first, second, span);
    if (!comparing.compareTracks(!model, progress.part(0.0, model ? 0.3 : 1.0)) ||
        (model && !comparing.compareJoints(model, progress.part(0.3, 1.0))))
        return tl::unexpected(errorOf(ErrorCode::Cancelled));
    return comparing.take();
}

Result<std::vector<float>> trackDifference(
    const Motion& first, const Motion& second, const TrackId& track, FrameSpan span)
{
    if (span.last < span.first)
        return std::vector<float>();
    if (span.last - span.first >= mostFramesAtOnce)
        return tl::unexpected(errorOf(ErrorCode::TooManyFrames));
    std::vector<float> curve;
    forDifferences(first, second, track, span, [&](std::uint32_t, const Difference& each) {
        curve.push_back(float(differenceOf(each.units, each.degrees, each.weight)));
    });
    return curve;
}

} // namespace mmd
