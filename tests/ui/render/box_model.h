// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/pose/pose.h"

#include <memory>

namespace odori::test {

/// A closed box around `centre` on bone 0 (at the origin) with one plain material without edge,
/// shadow, texture or toon: under white light the drawn colour is the diffuse colour.
[[nodiscard]] mmd::pmx::Model box(const glm::vec3& centre, const glm::vec3& half);

/// `model` with the faces and materials of `other` after its own.
[[nodiscard]] mmd::pmx::Model joined(mmd::pmx::Model model, const mmd::pmx::Model& other);

/// A model with the path `path`, without reading a file.
[[nodiscard]] std::shared_ptr<const mmd::Model> loaded(
    mmd::pmx::Model data, const std::string& path = {});

} // namespace odori::test
