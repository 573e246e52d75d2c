// SPDX-License-Identifier: MIT
#include "libmmd/pose/vertex_morphs.h"

namespace mmd {

VertexMorphs::VertexMorphs(const Model& model)
    : m_model(model)
    , m_weights(model.data.morphs.size(), 0.0f)
    , m_positions(model.data.vertices.size())
    , m_uvs(model.data.vertices.size())
{
    for (const pmx::Morph& morph : model.data.morphs) {
        findRuns(morph.vertex);
        m_runsEnd.push_back(m_runs.size());
    }
    setToRest();
}

void VertexMorphs::findRuns(const std::vector<pmx::VertexOffset>& offsets)
{
    std::int64_t next = -1;
    for (const pmx::VertexOffset& each : offsets) {
        if (each.vertex < 0)
            continue;
        if (each.vertex != next)
            m_runs.push_back({std::size_t(each.vertex), m_offsets.size(), 0});
        ++m_runs.back().count;
        next = std::int64_t(each.vertex) + 1;
        m_offsets.push_back(each.offset);
    }
}

void VertexMorphs::setToRest()
{
    for (std::size_t at = 0; at < m_positions.size(); ++at) {
        m_positions[at] = m_model.data.vertices[at].position;
        m_uvs[at] = m_model.data.vertices[at].uv;
    }
    m_additionalUvs = m_model.data.additionalUvs;
}

void VertexMorphs::addRuns(std::size_t morph, float weight)
{
    const std::size_t begin = morph == 0 ? 0 : m_runsEnd[morph - 1];
    for (std::size_t at = begin; at < m_runsEnd[morph]; ++at) {
        // With plain floats the compiler processes four at once.
        const Run& run = m_runs[at];
        const float* const offset = &m_offsets[run.offset].x;
        float* const position = &m_positions[run.vertex].x;
        for (std::size_t number = 0; number < 3 * run.count; ++number)
            position[number] += offset[number] * weight;
    }
}

void VertexMorphs::addUvs(const pmx::Morph& morph, float weight)
{
    if (morph.type == pmx::MorphType::Uv) {
        for (const pmx::UvOffset& each : morph.uv)
            if (each.vertex >= 0)
                m_uvs[std::size_t(each.vertex)] += glm::vec2(each.offset) * weight;
        return;
    }
    // Uv1..Uv4 move the additional UVs; the model may have fewer.
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
            addRuns(at, morphWeights[at] - m_weights[at]);
            addUvs(morph, morphWeights[at] - m_weights[at]);
            changed = true;
        }
        m_weights[at] = morphWeights[at];
        anyLeft = anyLeft || (movesVertices && m_weights[at] != 0.0f);
    }
    // Weights are added as differences; the rest shape removes the rounding errors.
    if (changed && !anyLeft)
        setToRest();
    return changed;
}

} // namespace mmd
