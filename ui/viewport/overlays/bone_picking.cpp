// SPDX-License-Identifier: MIT
#include "ui/viewport/overlays/bone_picking.h"

#include <glm/geometric.hpp>

#include <algorithm>

namespace odori {
namespace {

constexpr float pickReach = 9.0f;
constexpr float tie = 1.0f;       ///< pixels
constexpr float depthTie = 0.15f; ///< units: an IK goal and its effector are so close

struct Candidate {
    int bone;
    float distance, depth;
    std::size_t order; ///< index in `among`
};

/// The bones in reach, in the order of `among`.
std::vector<Candidate> candidatesAt(const mmd::Pose& pose, const render::View& view,
    const glm::vec2& size, std::span<const int> among, const glm::vec2& pixel)
{
    std::vector<Candidate> candidates;
    for (std::size_t order = 0; order < among.size(); ++order) {
        const glm::vec3& position = pose.bones[std::size_t(among[order])].translation;
        const auto at = render::projected(view, position, size);
        if (!at)
            continue;
        const float distance = glm::distance(*at, pixel);
        if (distance <= pickReach)
            candidates.push_back(
                {among[order], distance, glm::distance(position, view.eye), order});
    }
    return candidates;
}

/// Moves the candidates at the smallest distance to the front, sorted by depth; returns their end.
std::vector<Candidate>::iterator moveToFront(std::vector<Candidate>& candidates)
{
    float least = pickReach;
    for (const Candidate& each : candidates)
        least = std::min(least, each.distance);
    const auto end = std::stable_partition(candidates.begin(), candidates.end(),
        [&](const Candidate& each) { return each.distance <= least + tie; });
    if (end == candidates.begin())
        return end;
    std::stable_sort(candidates.begin(), end,
        [](const Candidate& a, const Candidate& b) { return a.depth < b.depth; });
    const float nearest = candidates.front().depth;
    const auto behind = std::find_if(candidates.begin(), end,
        [&](const Candidate& each) { return each.depth > nearest + depthTie; });
    std::sort(candidates.begin(), behind,
        [](const Candidate& a, const Candidate& b) { return a.order < b.order; });
    return end;
}

/// Counts the edges to the right of `pixel` that pass its height.
bool isInside(const glm::vec2& pixel, std::span<const glm::vec2> outline)
{
    bool isInside = false;
    for (std::size_t at = 0; at < outline.size(); ++at) {
        const glm::vec2& a = outline[at];
        const glm::vec2& b = outline[at + 1 < outline.size() ? at + 1 : 0];
        if ((a.y > pixel.y) != (b.y > pixel.y) &&
            pixel.x < a.x + (b.x - a.x) * (pixel.y - a.y) / (b.y - a.y))
            isInside = !isInside;
    }
    return isInside;
}

std::vector<int> bonesOf(const std::vector<Candidate>& candidates)
{
    std::vector<int> bones;
    for (const Candidate& each : candidates)
        bones.push_back(each.bone);
    return bones;
}

} // namespace

bool isPickable(const mmd::pmx::Bone& bone)
{
    using namespace mmd::pmx::boneFlag;
    return (bone.flags & visible) != 0 && (bone.flags & operable) != 0;
}

bool isGoal(const mmd::pmx::Bone& bone)
{
    return (bone.flags & mmd::pmx::boneFlag::ik) != 0;
}

std::vector<int> pickableBones(const mmd::Model& model)
{
    std::vector<int> bones;
    for (const bool goals : {true, false})
        for (std::size_t bone = 0; bone < model.data.bones.size(); ++bone)
            if (isPickable(model.data.bones[bone]) && isGoal(model.data.bones[bone]) == goals)
                bones.push_back(int(bone));
    return bones;
}

std::vector<int> bonesAt(const mmd::Pose& pose, const render::View& view, const glm::vec2& size,
    std::span<const int> among, const glm::vec2& pixel)
{
    auto candidates = candidatesAt(pose, view, size, among, pixel);
    const auto pile = moveToFront(candidates);
    candidates.erase(pile, candidates.end());
    return bonesOf(candidates);
}

std::vector<int> bonesInReach(const mmd::Pose& pose, const render::View& view,
    const glm::vec2& size, std::span<const int> among, const glm::vec2& pixel)
{
    auto candidates = candidatesAt(pose, view, size, among, pixel);
    std::stable_sort(moveToFront(candidates), candidates.end(),
        [](const Candidate& a, const Candidate& b) { return a.distance < b.distance; });
    return bonesOf(candidates);
}

std::vector<int> bonesWithin(const mmd::Pose& pose, const render::View& view, const glm::vec2& size,
    std::span<const int> among, const PixelRectangle& rectangle)
{
    const glm::vec2 low = glm::min(rectangle.corner, rectangle.opposite);
    const glm::vec2 high = glm::max(rectangle.corner, rectangle.opposite);
    std::vector<int> bones;
    for (const int bone : among) {
        const auto at = render::projected(view, pose.bones[std::size_t(bone)].translation, size);
        if (at && at->x >= low.x && at->x <= high.x && at->y >= low.y && at->y <= high.y)
            bones.push_back(bone);
    }
    return bones;
}

std::vector<int> bonesInside(const mmd::Pose& pose, const render::View& view, const glm::vec2& size,
    std::span<const int> among, std::span<const glm::vec2> outline)
{
    std::vector<int> bones;
    for (const int bone : among) {
        const auto at = render::projected(view, pose.bones[std::size_t(bone)].translation, size);
        if (at && isInside(*at, outline))
            bones.push_back(bone);
    }
    return bones;
}

std::optional<int> clickedBone(std::span<const int> pile, std::span<const int> selected)
{
    if (pile.empty())
        return std::nullopt;
    if (selected.size() == 1) {
        const auto it = std::find(pile.begin(), pile.end(), selected.front());
        if (it != pile.end())
            return it + 1 == pile.end() ? pile.front() : *(it + 1);
    }
    return pile.front();
}

} // namespace odori
