// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/pose/pose.h"

#include <span>
#include <vector>

namespace mmd {

/// Rest positions and texture coordinates of a model's vertices with its vertex and UV morphs (and
/// additional UVs) added. Only morphs whose weight changed since the last update cost time.
class VertexMorphs {
public:
    explicit VertexMorphs(const Model& model); ///< the model must outlive this object

    /// True when any position or coordinate changed. Allocates nothing.
    bool update(std::span<const float> morphWeights);

    [[nodiscard]] std::span<const glm::vec3> positions() const { return m_positions; }
    [[nodiscard]] std::span<const glm::vec2> uvs() const { return m_uvs; }
    /// As pmx::Model::additionalUvs.
    [[nodiscard]] std::span<const glm::vec4> additionalUvs() const { return m_additionalUvs; }

private:
    void setToRest();
    void findRuns(const std::vector<pmx::VertexOffset>& offsets);
    void addRuns(std::size_t morph, float weight);
    void addUvs(const pmx::Morph& morph, float weight);

    /// Neighbouring vertices of a morph: real morphs move runs of a dozen to forty.
    struct Run {
        std::size_t vertex; ///< the first one
        std::size_t offset; ///< index in m_offsets
        std::size_t count;
    };

    const Model& m_model;
    std::vector<glm::vec3> m_offsets;
    std::vector<Run> m_runs;            ///< of all morphs
    std::vector<std::size_t> m_runsEnd; ///< of each morph in m_runs
    std::vector<float> m_weights;
    std::vector<glm::vec3> m_positions;
    std::vector<glm::vec2> m_uvs;
    std::vector<glm::vec4> m_additionalUvs;
};

} // namespace mmd
