// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/format/pmx/pmx.h"

#include <cstddef>

/// Shared by the PMX reader and writer. Source: docs/formats.md, "PMX 2.0 / 2.1".
namespace mmd::pmx {

/// Index kinds in the order of the header's sizes; they index Model::indexSizes.
enum IndexKind : std::size_t {
    VertexIndex,
    TextureIndex,
    MaterialIndex,
    BoneIndex,
    MorphIndex,
    BodyIndex
};

/// The number of bones of a vertex with this kind of deform.
[[nodiscard]] constexpr std::size_t boneCount(Deform deform)
{
    switch (deform) {
    case Deform::Bdef1:
        return 1;
    case Deform::Bdef4:
    case Deform::Qdef:
        return 4;
    default:
        return 2;
    }
}

} // namespace mmd::pmx
