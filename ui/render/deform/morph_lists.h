// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/format/pmx/pmx.h"

#include <glm/vec4.hpp>

#include <cstdint>
#include <vector>

namespace odori::render {

/// The vertex and UV morphs of a model sorted by vertex, in the order of the morphs. So a shader
/// that knows the weights can sum up the offsets of its vertex.
struct MorphLists {
    struct Range {
        std::uint32_t first = 0, count = 0;
    };
    struct Vertex {
        Range offsets, uvOffsets;
    };
    std::vector<Vertex> vertices;
    std::vector<glm::vec4> offsets; ///< x, y, z; w: the index of the morph
    /// Two for each offset: the offset; then x: the index of the morph, y: what it moves, 0 the
    /// texture coordinate, 1 to 4 an additional one.
    std::vector<glm::vec4> uvOffsets;
};

/// Whether a morph moves texture coordinates.
[[nodiscard]] bool hasUvMorphs(const mmd::pmx::Model& model);

/// Without offsets of additional texture coordinates that the model does not have.
[[nodiscard]] MorphLists morphListsOf(const mmd::pmx::Model& model);

} // namespace odori::render
