// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/interchange/fbx/fbx_node.h"

#include <glm/gtc/quaternion.hpp>

#include <cstdint>
#include <string_view>
#include <vector>

/// An FBX as other tools play it, without the library's own player.
namespace odori::test {

enum class Blend {
    Angles,     ///< the FBX SDK: each angle is a line between its keys
    Quaternions ///< Blender: a quaternion at every moment that has a key, blended linearly
};

/// A model's rotation against its parent, in file space. `frame` counts from 0, at `fps`.
[[nodiscard]] glm::dquat turnOfModel(
    const mmd::fbx::Document& document, std::string_view model, double frame, int fps, Blend blend);

/// The key times, in ticks, of the curve of a channel ("d|X") of a model's property; none without.
[[nodiscard]] std::vector<std::int64_t> keyTimes(const mmd::fbx::Document& document,
    std::string_view model, std::string_view property, std::string_view channel);

/// The curve itself, to be changed; null without.
[[nodiscard]] mmd::fbx::Node* curveOf(mmd::fbx::Document& document, std::string_view model,
    std::string_view property, std::string_view channel);

/// The values at the keys of a channel of what lies in a node's attribute: a camera's field of
/// view, a light's colour; none without a curve.
[[nodiscard]] std::vector<float> attributeKeys(const mmd::fbx::Document& document,
    std::string_view attribute, std::string_view property, std::string_view channel);

} // namespace odori::test
