// SPDX-License-Identifier: MIT
#include "libmmd/tools/pose_difference.h"

#include "libmmd/pose/baked_motion.h"
#include "libmmd/tools/parallel.h"
#include "libmmd/tools/thin/segment_shapes.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <atomic>
#include <string_view>

namespace mmd {
namespace {

void addNamed(const Model& model, std::string_view name, std::vector<int>& bones)
{
    for (std::size_t bone = 0; bone < model.data.bones.size(); ++bone)
        if (model.data.bones[bone].name.utf8 == name) {
            bones.push_back(int(bone));
            return;
        }
}

/// What one thread found in its frames.
struct Found {
    PoseDifference difference;
    double sums[4] = {}; ///< of hands, feet, head, joints
};

void add(PointDifference& point, double& sum, double units, std::uint32_t frame)
{
    sum += units;
    if (units > point.largest) {
        point.largest = units;
        point.frame = frame;
    }
}

void merge(PointDifference& into, const PointDifference& from)
{
    if (from.largest > into.largest || (from.largest == into.largest && from.frame < into.frame)) {
        into.largest = from.largest;
        into.frame = from.frame;
    }
}

} // namespace

KeyJoints keyJointsOf(const Model& model)
{
    KeyJoints joints;
    for (const std::string_view name : {"左手首", "右手首"})
        addNamed(model, name, joints.hands);
    for (const std::string_view name : {"左足首", "右足首", "左つま先", "右つま先"})
        addNamed(model, name, joints.feet);
    addNamed(model, "頭", joints.head);
    return joints;
}

Result<PoseDifference> poseDifference(const std::shared_ptr<const Model>& model,
    const Motion& before, const Motion& after, FrameSpan span, ProgressPart progress)
{
    if (span.last - span.first >= mostFramesAtOnce)
        return tl::unexpected(Error{
            .code = ErrorCode::TooManyFrames, .offset = 0, .field = {}, .value = mostFramesAtOnce});
    const KeyJoints joints = keyJointsOf(*model);
    const std::size_t bones = model->data.bones.size();
    const std::size_t frames = span.last - span.first + 1;
    const std::size_t parts = std::min<std::size_t>(parallelThreads(), frames);
    std::vector<Found> found(parts);
    std::atomic<std::size_t> done = 0;
    std::atomic<bool> isCancelled = false;
    inParallel(parts, [&](std::size_t part) {
        Found& mine = found[part];
        PoseDifference& difference = mine.difference;
        difference.units.assign(bones, 0.0);
        difference.rotation.assign(bones, 0.0);
        PoseEvaluator one(model), other(model);
        one.setMotion(before);
        other.setMotion(after);
        const std::size_t end = frames * (part + 1) / parts;
        for (std::size_t at = frames * part / parts; at < end && !isCancelled; ++at) {
            const auto frame = span.first + std::uint32_t(at);
            const Pose& left = one.evaluate(frame);
            const Pose& right = other.evaluate(frame);
            const auto units = [&](int bone) {
                return double(glm::distance(left.bones[std::size_t(bone)].translation,
                    right.bones[std::size_t(bone)].translation));
            };
            for (std::size_t bone = 0; bone < bones; ++bone) {
                const double moved = units(int(bone));
                add(difference.joints, mine.sums[3], moved, frame);
                difference.units[bone] = std::max(difference.units[bone], moved);
                const double turned = degreesBetween(
                    glm::dquat(left.bones[bone].rotation), glm::dquat(right.bones[bone].rotation));
                difference.rotation[bone] = std::max(difference.rotation[bone], turned);
                if (turned > difference.degrees) {
                    difference.degrees = turned;
                    difference.degreesFrame = frame;
                }
            }
            for (const int bone : joints.hands)
                add(difference.hands, mine.sums[0], units(bone), frame);
            for (const int bone : joints.feet)
                add(difference.feet, mine.sums[1], units(bone), frame);
            for (const int bone : joints.head)
                add(difference.head, mine.sums[2], units(bone), frame);
            const std::size_t count = ++done;
            if (part == 0 && !progress.advance(double(count) / double(frames)))
                isCancelled = true;
        }
    });
    if (isCancelled)
        return tl::unexpected(
            Error{.code = ErrorCode::Cancelled, .offset = 0, .field = {}, .value = 0});
    PoseDifference whole = std::move(found.front().difference);
    double sums[4] = {};
    for (std::size_t part = 0; part < parts; ++part) {
        for (std::size_t at = 0; at < 4; ++at)
            sums[at] += found[part].sums[at];
        if (part == 0)
            continue;
        const PoseDifference& difference = found[part].difference;
        merge(whole.hands, difference.hands);
        merge(whole.feet, difference.feet);
        merge(whole.head, difference.head);
        merge(whole.joints, difference.joints);
        if (difference.degrees > whole.degrees) {
            whole.degrees = difference.degrees;
            whole.degreesFrame = difference.degreesFrame;
        }
        for (std::size_t bone = 0; bone < bones; ++bone) {
            whole.units[bone] = std::max(whole.units[bone], difference.units[bone]);
            whole.rotation[bone] = std::max(whole.rotation[bone], difference.rotation[bone]);
        }
    }
    const auto mean = [&](std::size_t at, std::size_t points) {
        return points == 0 ? 0.0 : sums[at] / double(points) / double(frames);
    };
    whole.hands.mean = mean(0, joints.hands.size());
    whole.feet.mean = mean(1, joints.feet.size());
    whole.head.mean = mean(2, joints.head.size());
    whole.joints.mean = mean(3, bones);
    return whole;
}

} // namespace mmd
