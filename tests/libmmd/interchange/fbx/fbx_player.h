// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/interchange/fbx/fbx_node.h"

#include <glm/gtc/quaternion.hpp>

#include <cstdint>
#include <string_view>
#include <vector>

/// An FBX as other tools play it, independent of the library's own player.
namespace odori::test {

enum class Blend {
    Angles,     ///< the FBX SDK: each angle is linear between its keys
    Quaternions ///< Blender: a quaternion at each time with a key, blended linearly
};

/// A model's rotation relative to its parent, in file space. `frame` counts from 0, at `fps`.
[[nodiscard]] glm::dquat turnOfModel(
    const mmd::fbx::Document& document, std::string_view model, double frame, int fps, Blend blend);

/// The key times, in ticks, of the curve of a channel ("d|X") of a model's property; empty without
/// a curve.
[[nodiscard]] std::vector<std::int64_t> keyTimes(const mmd::fbx::Document& document,
    std::string_view model, std::string_view property, std::string_view channel);

/// The curve itself, for editing; null if there is none.
[[nodiscard]] mmd::fbx::Node* curveOf(mmd::fbx::Document& document, std::string_view model,
    std::string_view property, std::string_view channel);

/// The values at the keys of a channel of a node's attribute: a camera's field of view, a light's
/// colour; empty without a curve.
[[nodiscard]] std::vector<float> attributeKeys(const mmd::fbx::Document& document,
    std::string_view attribute, std::string_view property, std::string_view channel);

} // namespace odori::test
