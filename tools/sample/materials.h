// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/format/pmx/pmx.h"

#include <cstddef>

namespace sample {

/// The mannequin's materials in drawing order; they index pmx::Model::materials.
enum MaterialIndex : std::size_t {
    Face,
    MouthInside,
    EyeWhite,
    Iris,
    Lines, ///< lashes and brows
    Skin,
    Shirt,
    Shorts,
    Skirt,
    Socks,
    Shoes,
    Hair,
    materialCount
};

/// Adds the materials and the names of their textures to `model`.
void addMaterials(mmd::pmx::Model& model);

} // namespace sample
