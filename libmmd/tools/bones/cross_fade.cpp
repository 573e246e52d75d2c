// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/track_editing.h"
#include "libmmd/tools/bones/bone_names.h"
#include "libmmd/tools/bones/motion_blends.h"
#include "libmmd/tools/bones/placed_motion.h"
#include "libmmd/tools/bones/splice.h"

#include <glm/trigonometric.hpp>

#include <algorithm>
#include <cmath>

namespace mmd {
namespace {

/// Where a body stands and looks.
struct Stand {
    glm::dvec3 position{0.0};
    double degrees = 0.0; ///< about the Y axis
};
Stand standAt(const std::shared_ptr<const Model>& model, const Motion& motion, std::uint32_t frame)
{
    int bone = -1;
    for (const std::string_view name : {"下半身", "グルーブ", "センター"})
        if (bone < 0)
            bone = boneNamed(*model, name);
    if (bone < 0)
        return {};
    PoseEvaluator poses(model);
    poses.setMotion(motion);
    const BoneTransform& shown = poses.evaluate(frame).bones[std::size_t(bone)];
    const glm::dvec3 looks = glm::dquat(shown.rotation) * glm::dvec3(0.0, 0.0, -1.0);
    return {glm::dvec3(shown.translation), glm::degrees(std::atan2(-looks.x, -looks.z))};
}

/// `other` moved and turned so that its first frame is where `motion` is at `frame`.
Result<Motion> aligned(const std::shared_ptr<const Model>& model, const Motion& motion,
    std::uint32_t frame, const Motion& other)
{
    const Stand here = standAt(model, motion, frame), there = standAt(model, other, 0);
    Placing placing;
    placing.degrees = here.degrees - there.degrees;
    const glm::dvec3 turned =
        glm::angleAxis(glm::radians(placing.degrees), glm::dvec3(0.0, 1.0, 0.0)) * there.position;
    placing.offset = {here.position.x - turned.x, 0.0, here.position.z - turned.z};
    const bool isFinite = std::isfinite(placing.degrees) && std::isfinite(placing.offset.x) &&
                          std::isfinite(placing.offset.z);
    if (!isFinite)
        return other;
    return placedMotion(*model, other, {0, largestFrame}, placing);
}

/// Every name of both lists, once.
template <class Key>
std::vector<std::string> namesOf(
    const std::vector<TrackPtr<Key>>& one, const std::vector<TrackPtr<Key>>& other)
{
    std::vector<std::string> names;
    for (const auto* tracks : {&one, &other})
        for (const auto& track : *tracks)
            if (!track->isEmpty())
                names.push_back(track->name());
    std::sort(names.begin(), names.end());
    names.erase(std::unique(names.begin(), names.end()), names.end());
    return names;
}

/// The switches of `one` before `frame`, then those of `other`.
Track<ShowIkKeyframe> joined(
    const Track<ShowIkKeyframe>* one, const Track<ShowIkKeyframe>* other, std::uint32_t frame)
{
    std::vector<ShowIkKeyframe> keys;
    for (std::size_t at = 0; one && at < one->size() && one->frame(at) < frame; ++at)
        keys.push_back(one->key(at));
    const bool begins = other && other->find(0);
    if (!begins && !keys.empty()) { // everything is on
        ShowIkKeyframe on;
        on.frame = frame;
        for (const IkSwitch& each : keys.back().value.switches)
            on.value.switches.push_back(ikSwitch(ikNameOf(each), true));
        keys.push_back(std::move(on));
    }
    if (other) {
        const auto later = delayed(*other, frame);
        for (std::size_t at = 0; at < later.size(); ++at) {
            ShowIkKeyframe key = later.key(at);
            key.fileIndex = newKeyIndex;
            if (keys.empty() || keys.back().frame < key.frame)
                keys.push_back(std::move(key));
        }
    }
    return Track<ShowIkKeyframe>(NameField{}, keys);
}

} // namespace

Result<ToolResult> crossFade(
    const ToolInput& input, const CrossFadeOptions& options, ProgressPart progress)
{
    const Motion& before = motionOf(input);
    const auto model = modelOf(input);
    if (!input.other)
        return toolResult(input, before, {}, progress);
    Result<Motion> other = otherOnModel(input);
    if (other && options.aligns && model)
        other = aligned(model, before, options.frame, *other);
    if (!other)
        return tl::unexpected(other.error());
    SplicePlan plan;
    plan.in = FrameSpan{
        options.frame, options.frame + std::min(options.frames, largestFrame - options.frame)};
    if (options.frames == 0)
        plan.in->first = options.frame - std::min(options.frame, 1U);
    Motion after = before;
    std::vector<ThinnedTrack> dense;
    const auto splice = [&]<class Key>(const std::vector<TrackPtr<Key>>& one,
                            const std::vector<TrackPtr<Key>>& two) -> Result<void> {
        for (const std::string& name : namesOf(one, two)) {
            const auto* old = findTrack<Key>(before, name);
            const auto* now = findTrack<Key>(*other, name);
            std::optional<Track<Key>> later;
            if (now)
                later = delayed(*now, options.frame);
            auto track = spliced(old, later ? &*later : nullptr, plan, dense);
            if (!track)
                return tl::unexpected(track.error());
            replaceTrack(after, std::move(*track));
        }
        return {};
    };
    auto done = splice(before.bones, other->bones).and_then([&] {
        return splice(before.morphs, other->morphs);
    });
    if (!done)
        return tl::unexpected(done.error());
    if (before.showIk || other->showIk)
        replaceTrack(after, joined(before.showIk.get(), other->showIk.get(), options.frame));
    auto thin = thinnedMotion(model, after, dense, unseenThinning, progress.part(0.0, 0.3));
    if (!thin)
        return tl::unexpected(thin.error());
    return toolResult(input, *thin,
        {{ToolFigureKind::KeysBefore, double(before.keyCount())},
            {ToolFigureKind::KeysAfter, double(thin->keyCount())}},
        progress.part(0.3, 1.0));
}

} // namespace mmd
