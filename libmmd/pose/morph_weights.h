// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/pose/bone_walk.h"
#include "libmmd/pose/pose.h"

#include <span>
#include <vector>

namespace mmd {

/// Expands group and flip morphs into their members and applies bone and material morphs
/// (docs/pose.md, section 2). Everything that depends on the model alone is worked out once.
class MorphWeights {
public:
    explicit MorphWeights(const Model& model); ///< the model must outlive this

    /// Effective weights from what the keys say; both as long as the model has morphs.
    void evaluate(std::span<const float> keyWeights, std::span<float> weights) const;
    void applyToBones(std::span<const float> weights, BoneWalk& walk) const;
    /// Touches nothing while every material morph stays at 0.
    void applyToMaterials(std::span<const float> weights, std::vector<MaterialState>& materials);

    [[nodiscard]] std::vector<MaterialState> restMaterials() const;

private:
    const Model& m_model;
    std::vector<std::int32_t> m_boneMorphs;
    std::vector<std::int32_t> m_materialMorphs;
    bool m_materialsAreMorphed = false;
};

} // namespace mmd
