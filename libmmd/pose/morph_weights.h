// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/pose/bone_evaluation.h"
#include "libmmd/pose/pose.h"

#include <span>
#include <vector>

namespace mmd {

/// Expands group and flip morphs into their members and applies bone and material morphs
/// (docs/pose.md, section 2). Everything that depends only on the model is computed once.
class MorphWeights {
public:
    explicit MorphWeights(const Model& model); ///< the model must outlive this object

    /// Effective weights from the keys' weights; both have the length of the model's morphs.
    void evaluate(std::span<const float> keyWeights, std::span<float> weights) const;
    void applyToBones(std::span<const float> weights, BoneEvaluation& evaluation) const;
    /// Changes nothing while every material morph is 0.
    void applyToMaterials(std::span<const float> weights, std::vector<MaterialState>& materials);

    [[nodiscard]] std::vector<MaterialState> restMaterials() const;

private:
    const Model& m_model;
    std::vector<std::int32_t> m_boneMorphs;
    std::vector<std::int32_t> m_materialMorphs;
    bool m_materialsAreMorphed = false;
};

} // namespace mmd
