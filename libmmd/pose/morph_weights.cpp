// SPDX-License-Identifier: MIT
#include "libmmd/pose/morph_weights.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace mmd {
namespace {

MaterialState restState(const pmx::Material& material)
{
    MaterialState state;
    state.diffuse = material.diffuse;
    state.specular = material.specular;
    state.specularPower = material.specularPower;
    state.ambient = material.ambient;
    state.edgeColour = material.edgeColour;
    state.edgeSize = material.edgeSize;
    return state;
}

template <class T>
void multiply(T& value, const T& factor, float weight)
{
    value += (value * factor - value) * weight;
}

void multiplyState(MaterialState& state, const pmx::MaterialOffset& by, float weight)
{
    multiply(state.diffuse, by.diffuse, weight);
    multiply(state.specular, by.specular, weight);
    multiply(state.specularPower, by.specularPower, weight);
    multiply(state.ambient, by.ambient, weight);
    multiply(state.edgeColour, by.edgeColour, weight);
    multiply(state.edgeSize, by.edgeSize, weight);
    multiply(state.textureMultiply, by.textureTint, weight);
    multiply(state.sphereMultiply, by.sphereTint, weight);
    multiply(state.toonMultiply, by.toonTint, weight);
}

void addState(MaterialState& state, const pmx::MaterialOffset& by, float weight)
{
    state.diffuse += by.diffuse * weight;
    state.specular += by.specular * weight;
    state.specularPower += by.specularPower * weight;
    state.ambient += by.ambient * weight;
    state.edgeColour += by.edgeColour * weight;
    state.edgeSize += by.edgeSize * weight;
    state.textureAdd += by.textureTint * weight;
    state.sphereAdd += by.sphereTint * weight;
    state.toonAdd += by.toonTint * weight;
}

/// The member that a flip morph shows at `weight`: from 0 to 1 none, first, ..., last.
std::size_t flipMember(float weight, std::size_t count)
{
    const float at = std::floor(std::clamp(weight, 0.0f, 1.0f) * float(count + 1));
    return std::min(static_cast<std::size_t>(at), count);
}

/// Larger than in any real key; beyond it sums would overflow.
constexpr float largestWeight = 1e6f;

float inRange(float weight) // NaN becomes 0
{
    return std::abs(weight) <= largestWeight ? weight
           : std::isnan(weight)              ? 0.0f
                                             : std::copysign(largestWeight, weight);
}

void add(const pmx::GroupOffset& member, float weight, std::span<float> weights)
{
    if (member.morph < 0)
        return;
    float& sum = weights[std::size_t(member.morph)];
    sum = inRange(sum + weight * member.weight);
}

} // namespace

MorphWeights::MorphWeights(const Model& model)
    : m_model(model)
{
    const auto& morphs = model.data.morphs;
    for (std::size_t at = 0; at < morphs.size(); ++at) {
        if (morphs[at].type == pmx::MorphType::Bone)
            m_boneMorphs.push_back(static_cast<std::int32_t>(at));
        else if (morphs[at].type == pmx::MorphType::Material)
            m_materialMorphs.push_back(static_cast<std::int32_t>(at));
    }
}

void MorphWeights::evaluate(std::span<const float> keyWeights, std::span<float> weights) const
{
    for (std::size_t at = 0; at < weights.size(); ++at)
        weights[at] = inRange(keyWeights[at]);
    // A group is processed before its members, so its own weight is complete here.
    for (const MorphGroup& group : m_model.morphGroups) {
        const float weight = std::exchange(weights[std::size_t(group.morph)], 0.0f);
        if (weight == 0.0f)
            continue;
        if (group.isFlip) {
            const std::size_t shown = flipMember(weight, group.members.size());
            if (shown > 0)
                add(group.members[shown - 1], 1.0f, weights);
            continue;
        }
        for (const pmx::GroupOffset& member : group.members)
            add(member, weight, weights);
    }
}

void MorphWeights::applyToBones(std::span<const float> weights, BoneEvaluation& evaluation) const
{
    evaluation.clearMorphs();
    for (const std::int32_t morph : m_boneMorphs) {
        const float weight = weights[std::size_t(morph)];
        if (weight == 0.0f)
            continue;
        for (const pmx::BoneOffset& each : m_model.data.morphs[std::size_t(morph)].bone)
            if (each.bone >= 0)
                evaluation.addMorph(
                    std::size_t(each.bone), each.translation, each.rotation, weight);
    }
}

void MorphWeights::applyToMaterials(
    std::span<const float> weights, std::vector<MaterialState>& materials)
{
    const bool isMorphed = std::any_of(m_materialMorphs.begin(), m_materialMorphs.end(),
        [&](std::int32_t morph) { return weights[std::size_t(morph)] != 0.0f; });
    if (!isMorphed && !m_materialsAreMorphed)
        return;
    m_materialsAreMorphed = isMorphed;
    for (std::size_t at = 0; at < materials.size(); ++at)
        materials[at] = restState(m_model.data.materials[at]);
    const auto apply = [](MaterialState& state, const pmx::MaterialOffset& by, float weight) {
        by.operation == 0 ? multiplyState(state, by, weight) : addState(state, by, weight);
    };
    for (const std::int32_t morph : m_materialMorphs) {
        const float weight = weights[std::size_t(morph)];
        if (weight == 0.0f)
            continue;
        for (const pmx::MaterialOffset& each : m_model.data.morphs[std::size_t(morph)].material) {
            if (each.material >= 0)
                apply(materials[std::size_t(each.material)], each, weight);
            else
                for (MaterialState& state : materials)
                    apply(state, each, weight);
        }
    }
}

std::vector<MaterialState> MorphWeights::restMaterials() const
{
    std::vector<MaterialState> states;
    for (const pmx::Material& material : m_model.data.materials)
        states.push_back(restState(material));
    return states;
}

} // namespace mmd
