// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace odori::fuzz {

/// exercise() for animations of other programs: "bvh", "glb" (or the JSON of a glTF), and
/// "animation", what the process that reads FBX answers. What is read is imported on a small figure
/// with a mapping of every joint. Problems: an animation that breaks its own rules, that does not
/// survive an answer, or whose import gives invalid numbers.
[[nodiscard]] std::string exerciseAnimation(
    std::string_view extension, std::span<const std::byte> bytes);

} // namespace odori::fuzz
