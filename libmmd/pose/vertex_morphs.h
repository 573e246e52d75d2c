// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/pose/pose.h"

#include <span>
#include <vector>

namespace mmd {

/// Rest positions and texture coordinates of a model's vertices with its vertex and UV morphs
/// (additional UVs too) added. Only morphs whose weight changed since the last update cost
/// anything.
class VertexMorphs {
public:
    explicit VertexMorphs(const Model& model); ///< the model must outlive this

    /// True when any position or coordinate changed. Allocates nothing.
    bool update(std::span<const float> morphWeights);

    [[nodiscard]] std::span<const glm::vec3> positions() const { return m_positions; }
    [[nodiscard]] std::span<const glm::vec2> uvs() const { return m_uvs; }
    /// As pmx::Model::additionalUvs.
    [[nodiscard]] std::span<const glm::vec4> additionalUvs() const { return m_additionalUvs; }

private:
    void setToRest();
    void add(const pmx::Morph& morph, float weight);

    const Model& m_model;
    std::vector<float> m_weights;
    std::vector<glm::vec3> m_positions;
    std::vector<glm::vec2> m_uvs;
    std::vector<glm::vec4> m_additionalUvs;
};

} // namespace mmd
