// SPDX-License-Identifier: MIT
#include "ui/render/deform/morph_lists.h"

#include <algorithm>
#include <utility>

namespace odori::render {
namespace {

using mmd::pmx::MorphType;

/// What a UV morph moves: 0 the texture coordinate, 1 to 4 an additional one; -1: nothing.
int setOf(const mmd::pmx::Morph& morph, int additionalUvCount)
{
    const int set = int(morph.type) - int(MorphType::Uv);
    return set >= 0 && set <= additionalUvCount ? set : -1;
}

/// Calls `offset(vertex, morph, value)` and `uvOffset(vertex, morph, set, value)` for all offsets.
template <class Offset, class UvOffset>
void forEachOffset(const mmd::pmx::Model& model, const Offset& offset, const UvOffset& uvOffset)
{
    for (std::size_t at = 0; at < model.morphs.size(); ++at) {
        const mmd::pmx::Morph& morph = model.morphs[at];
        for (const mmd::pmx::VertexOffset& each : morph.vertex)
            if (each.vertex >= 0)
                offset(std::size_t(each.vertex), at, each.offset);
        const int set = setOf(morph, model.additionalUvCount);
        for (const mmd::pmx::UvOffset& each : morph.uv)
            if (each.vertex >= 0 && set >= 0)
                uvOffset(std::size_t(each.vertex), at, set, each.offset);
    }
}

} // namespace

bool hasUvMorphs(const mmd::pmx::Model& model)
{
    return std::any_of(model.morphs.begin(), model.morphs.end(),
        [](const mmd::pmx::Morph& morph) { return !morph.uv.empty(); });
}

MorphLists morphListsOf(const mmd::pmx::Model& model)
{
    MorphLists lists;
    lists.vertices.resize(model.vertices.size());
    forEachOffset(
        model,
        [&](std::size_t vertex, std::size_t, const glm::vec3&) {
            ++lists.vertices[vertex].offsets.count;
        },
        [&](std::size_t vertex, std::size_t, int, const glm::vec4&) {
            ++lists.vertices[vertex].uvOffsets.count;
        });
    std::uint32_t offsets = 0, uvOffsets = 0;
    for (MorphLists::Vertex& each : lists.vertices) {
        each.offsets.first = offsets;
        each.uvOffsets.first = uvOffsets;
        offsets += std::exchange(each.offsets.count, 0);
        uvOffsets += std::exchange(each.uvOffsets.count, 0);
    }
    lists.offsets.resize(offsets);
    lists.uvOffsets.resize(std::size_t(uvOffsets) * 2);
    forEachOffset(
        model,
        [&](std::size_t vertex, std::size_t morph, const glm::vec3& value) {
            MorphLists::Range& range = lists.vertices[vertex].offsets;
            lists.offsets[range.first + range.count++] = glm::vec4(value, float(morph));
        },
        [&](std::size_t vertex, std::size_t morph, int set, const glm::vec4& value) {
            MorphLists::Range& range = lists.vertices[vertex].uvOffsets;
            const std::size_t place = std::size_t(range.first + range.count++) * 2;
            lists.uvOffsets[place] = value;
            lists.uvOffsets[place + 1] = glm::vec4(float(morph), float(set), 0.0f, 0.0f);
        });
    return lists;
}

} // namespace odori::render
