// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/pose/pose.h"
#include "ui/render/view.h"

#include <glm/vec2.hpp>

#include <optional>
#include <span>
#include <vector>

namespace odori {

/// Whether a bone can be clicked: MMD shows it, and it can be operated.
[[nodiscard]] bool isPickable(const mmd::pmx::Bone& bone);

[[nodiscard]] bool isGoal(const mmd::pmx::Bone& bone);

/// The bones that can be clicked, each group in ascending order. IK goals are first, because they
/// cover their effectors and the user usually wants the goal.
[[nodiscard]] std::vector<int> pickableBones(const mmd::Model& model);

/// The bones of `among` with a mark at `pixel` (logical, from the top left of a viewport of
/// `size`): those in reach whose distance is the smallest, within one pixel. They are sorted by
/// depth, the nearest first, then by the order of `among`. Empty if there is none.
[[nodiscard]] std::vector<int> bonesAt(const mmd::Pose& pose, const render::View& view,
    const glm::vec2& size, std::span<const int> among, const glm::vec2& pixel);

/// The same bones, and after them all others in reach, the one whose mark is closest first.
[[nodiscard]] std::vector<int> bonesInReach(const mmd::Pose& pose, const render::View& view,
    const glm::vec2& size, std::span<const int> among, const glm::vec2& pixel);

/// Two corners, in logical pixels.
struct PixelRectangle {
    glm::vec2 corner, opposite;
};
/// The bones of `among` with a mark in the rectangle.
[[nodiscard]] std::vector<int> bonesWithin(const mmd::Pose& pose, const render::View& view,
    const glm::vec2& size, std::span<const int> among, const PixelRectangle& rectangle);

/// The bones of `among` with a mark inside `outline`, a closed line in logical pixels. Where the
/// line crosses itself, points that it surrounds twice are outside.
[[nodiscard]] std::vector<int> bonesInside(const mmd::Pose& pose, const render::View& view,
    const glm::vec2& size, std::span<const int> among, std::span<const glm::vec2> outline);

/// The bone that a click on `pile`, the result of bonesAt() or bonesInReach(), selects: the first
/// one; if exactly one of them is the only selected bone, the next one. So repeated clicks reach
/// every bone.
[[nodiscard]] std::optional<int> clickedBone(
    std::span<const int> pile, std::span<const int> selected);

} // namespace odori
