// SPDX-License-Identifier: MIT
#include "libmmd/pose/vertex_morphs.h"

namespace mmd {

VertexMorphs::VertexMorphs(const Model& model)
    : m_model(model)
    , m_weights(model.data.morphs.size(), 0.0f)
    , m_positions(model.data.vertices.size())
    , m_uvs(model.data.vertices.size())
{
    setToRest();
}

void VertexMorphs::setToRest()
{
    for (std::size_t at = 0; at < m_positions.size(); ++at) {
        m_positions[at] = m_model.data.vertices[at].position;
        m_uvs[at] = m_model.data.vertices[at].uv;
    }
    m_additionalUvs = m_model.data.additionalUvs;
}

void VertexMorphs::add(const pmx::Morph& morph, float weight)
{
    for (const pmx::VertexOffset& each : morph.vertex)
        if (each.vertex >= 0)
            m_positions[std::size_t(each.vertex)] += each.offset * weight;
    if (morph.type == pmx::MorphType::Uv) {
        for (const pmx::UvOffset& each : morph.uv)
            if (each.vertex >= 0)
                m_uvs[std::size_t(each.vertex)] += glm::vec2(each.offset) * weight;
        return;
    }
    // Uv1..Uv4 move the additional ones, of which the model may have fewer.
    const std::size_t set = std::size_t(morph.type) - std::size_t(pmx::MorphType::Uv1);
    const std::size_t count = m_model.data.additionalUvCount;
    if (set >= count)
        return;
    for (const pmx::UvOffset& each : morph.uv)
        if (each.vertex >= 0)
            m_additionalUvs[std::size_t(each.vertex) * count + set] += each.offset * weight;
}

bool VertexMorphs::update(std::span<const float> morphWeights)
{
    bool changed = false;
    bool anyLeft = false;
    for (std::size_t at = 0; at < m_weights.size(); ++at) {
        const pmx::Morph& morph = m_model.data.morphs[at];
        const bool movesVertices = !morph.vertex.empty() || !morph.uv.empty();
        if (movesVertices && morphWeights[at] != m_weights[at]) {
            add(morph, morphWeights[at] - m_weights[at]);
            changed = true;
        }
        m_weights[at] = morphWeights[at];
        anyLeft = anyLeft || (movesVertices && m_weights[at] != 0.0f);
    }
    // Weights come and go by differences; the rest shape takes out what is left of their rounding.
    if (changed && !anyLeft)
        setToRest();
    return changed;
}

} // namespace mmd
