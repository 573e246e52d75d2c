// SPDX-License-Identifier: MIT
#include "libmmd/following/followers.h"

#include "libmmd/motion/motion.h"
#include "libmmd/physics/motion_changes.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <optional>
#include <set>

namespace mmd {
namespace {

/// The bone of `model` that a parent names: the first one; none if it does not have it.
std::optional<int> boneNamed(const Model& model, const std::string& name)
{
    if (name.empty())
        return -1;
    const std::vector<int> bones = model.bonesOfTrack(name);
    return bones.empty() ? std::nullopt : std::optional(bones.front());
}

std::vector<ParentCycle> of(ActorId actor, std::span<const ParentCycle> cycles)
{
    std::vector<ParentCycle> own;
    std::copy_if(cycles.begin(), cycles.end(), std::back_inserter(own), [&](const auto& cycle) {
        return std::binary_search(cycle.actors.begin(), cycle.actors.end(), actor);
    });
    return own;
}

} // namespace

Followers::Followers(const Scene& scene)
{
    const std::vector<ParentCycle> cycles = parentCycles(scene);
    add(scene, sceneActor, nullptr, cycles);
    for (const Actor& actor : scene.actors)
        if (actor.model)
            add(scene, actor.id, actor.model.get(), cycles);
    std::sort(m_followers.begin(), m_followers.end(),
        [](const Follower& a, const Follower& b) { return a.actor < b.actor; });
}

void Followers::add(
    const Scene& scene, ActorId actor, const Model* model, std::span<const ParentCycle> cycles)
{
    const std::span<const OutsideParentKey> keys = mmd::parentsOf(scene, actor);
    Follower follower{actor, {}};
    for (std::size_t begin = 0, end = 0; begin < keys.size(); begin = end) {
        while (end < keys.size() && keys[end].bone == keys[begin].bone)
            ++end;
        const std::vector<Step> steps =
            stepsOf(scene, keys.subspan(begin, end - begin), of(actor, cycles));
        if (steps.empty())
            continue;
        for (const int bone : model ? model->bonesOfTrack(keys[begin].bone) : std::vector{-1})
            follower.bones.push_back({bone, steps});
    }
    if (!follower.bones.empty())
        m_followers.push_back(std::move(follower));
}

/// `keys` are of one bone.
std::vector<Followers::Step> Followers::stepsOf(
    const Scene& scene, std::span<const OutsideParentKey> keys, std::span<const ParentCycle> cycles)
{
    std::set<std::uint32_t> frames;
    for (const OutsideParentKey& key : keys)
        frames.insert(key.frame);
    for (const ParentCycle& cycle : cycles) {
        frames.insert(cycle.first);
        if (cycle.end <= std::numeric_limits<std::uint32_t>::max())
            frames.insert(static_cast<std::uint32_t>(cycle.end));
    }
    std::vector<Step> steps;
    for (const std::uint32_t frame : frames) {
        const OutsideParentKey* key = parentAt(keys, keys.front().bone, frame);
        const bool isBroken = std::any_of(cycles.begin(), cycles.end(),
            [&](const auto& cycle) { return cycle.first <= frame && frame < cycle.end; });
        Step step{frame, {}, -1};
        const Actor* parent = key && !isBroken ? findActor(scene, key->parent.actor) : nullptr;
        if (const auto bone = parent && parent->model ? boneNamed(*parent->model, key->parent.bone)
                                                      : std::optional<int>()) {
            step.parent = parent->id;
            step.parentBone = *bone;
        }
        const Step before = steps.empty() ? Step{} : steps.back();
        if (step.parent != before.parent || step.parentBone != before.parentBone)
            steps.push_back(step);
    }
    return steps;
}

const Followers::Follower* Followers::find(ActorId actor) const
{
    const auto found = std::lower_bound(m_followers.begin(), m_followers.end(), actor,
        [](const Follower& each, ActorId id) { return each.actor < id; });
    return found != m_followers.end() && found->actor == actor ? &*found : nullptr;
}

void Followers::linksAt(ActorId actor, double frame, std::vector<FollowLink>& links) const
{
    links.clear();
    const Follower* follower = find(actor);
    if (!follower)
        return;
    for (const Bone& bone : follower->bones) {
        const auto after = std::upper_bound(bone.steps.begin(), bone.steps.end(), frame,
            [](double at, const Step& step) { return at < double(step.frame); });
        if (after != bone.steps.begin() && std::prev(after)->parent != sceneActor)
            links.push_back({bone.bone, std::prev(after)->parent, std::prev(after)->parentBone});
    }
}

std::vector<ActorId> Followers::parentsOf(ActorId actor) const
{
    std::set<ActorId> parents;
    if (const Follower* follower = find(actor))
        for (const Bone& bone : follower->bones)
            for (const Step& step : bone.steps)
                if (step.parent != sceneActor)
                    parents.insert(step.parent);
    return {parents.begin(), parents.end()};
}

std::int64_t Followers::agreeUntil(const Followers& other, ActorId actor) const
{
    const Follower* a = find(actor);
    const Follower* b = other.find(actor);
    if (a && b ? *a == *b : a == b)
        return agreeThroughout;
    // The first frame at which a step differs, in any bone.
    std::int64_t until = agreeThroughout;
    const auto compare = [&](const Follower* of, const Follower* with) {
        for (std::size_t index = 0; of && index < of->bones.size(); ++index) {
            const Bone& bone = of->bones[index];
            const Bone* same = nullptr;
            for (std::size_t at = 0; with && at < with->bones.size(); ++at)
                if (with->bones[at].bone == bone.bone)
                    same = &with->bones[at];
            for (std::size_t step = 0; step < bone.steps.size(); ++step)
                if (!same || step >= same->steps.size() || same->steps[step] != bone.steps[step]) {
                    until = std::min(until, std::int64_t(bone.steps[step].frame) - 1);
                    break;
                }
        }
    };
    compare(a, b);
    compare(b, a);
    return until;
}

BoneTransform parentTransform(const FollowLink& link, const Pose& pose)
{
    const bool isThere = link.parentBone >= 0 && std::size_t(link.parentBone) < pose.bones.size();
    return isThere ? pose.bones[std::size_t(link.parentBone)] : BoneTransform{};
}

} // namespace mmd
