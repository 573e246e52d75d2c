// SPDX-License-Identifier: MIT
#include "tests/ui/render/deform/deform_models.h"

#include "tests/ui/render/box_model.h"

#include <glm/geometric.hpp>

#include <array>
#include <optional>
#include <random>

namespace odori::test {
namespace {

using mmd::pmx::Deform;
using mmd::pmx::MorphType;

constexpr std::size_t boneCount = 5, vertexCount = 120;

struct Kind {
    const char* name;
    Deform deform;
    std::optional<MorphType> morph = std::nullopt;
    int missingBone = -1;    ///< of the four bones of each vertex
    float stretch = 1.0f;    ///< beyond 1: weights below 0 and above 1
    bool weightless = false; ///< all weights are 0
    int additionalUvs = 4;
};

const std::array kinds{
    Kind{"BDEF1", Deform::Bdef1},
    Kind{"BDEF1, the bone is missing", Deform::Bdef1, {}, 0},
    Kind{"BDEF2", Deform::Bdef2},
    Kind{"BDEF2, a bone is missing", Deform::Bdef2, {}, 1},
    Kind{"BDEF2, weights beyond 0 and 1", Deform::Bdef2, {}, -1, 3.0f},
    Kind{"BDEF4", Deform::Bdef4},
    Kind{"BDEF4, a bone is missing", Deform::Bdef4, {}, 2},
    Kind{"BDEF4, without weights", Deform::Bdef4, {}, -1, 1.0f, true},
    Kind{"SDEF", Deform::Sdef},
    Kind{"SDEF, a bone is missing", Deform::Sdef, {}, 0},
    Kind{"SDEF, weights beyond 0 and 1", Deform::Sdef, {}, -1, 3.0f},
    Kind{"QDEF", Deform::Qdef},
    Kind{"QDEF, a bone is missing", Deform::Qdef, {}, 0},
    Kind{"QDEF, without weights", Deform::Qdef, {}, -1, 1.0f, true},
    Kind{"vertex morph", Deform::Bdef1, MorphType::Vertex},
    Kind{"vertex morph, SDEF", Deform::Sdef, MorphType::Vertex},
    Kind{"vertex morph, QDEF", Deform::Qdef, MorphType::Vertex},
    Kind{"UV morph", Deform::Bdef2, MorphType::Uv},
    Kind{"UV morph, no additional UVs", Deform::Bdef2, MorphType::Uv, -1, 1.0f, false, 0},
    Kind{"UV morph 1", Deform::Bdef1, MorphType::Uv1},
    Kind{"UV morph 2", Deform::Bdef1, MorphType::Uv2},
    Kind{"UV morph 3", Deform::Bdef1, MorphType::Uv3},
    Kind{"UV morph 4", Deform::Bdef1, MorphType::Uv4},
    Kind{"UV morph 4, three additional UVs", Deform::Bdef1, MorphType::Uv4, -1, 1.0f, false, 3},
};

class Random {
public:
    explicit Random(unsigned seed)
        : m_engine(seed)
    {
    }
    /// From the engine's bits, because distributions differ between standard libraries.
    float number(float low, float high)
    {
        return low + (high - low) * static_cast<float>(m_engine() & 0xFFFFFFu) / 16777215.0f;
    }
    glm::vec3 point(float size)
    {
        return {number(-size, size), number(-size, size), number(-size, size)};
    }
    glm::vec4 texel() { return {point(1.0f), number(-1.0f, 1.0f)}; }
    std::size_t index(std::size_t count) { return m_engine() % count; }

private:
    std::mt19937 m_engine;
};

mmd::pmx::Vertex randomVertex(const Kind& kind, Random& random)
{
    mmd::pmx::Vertex vertex;
    vertex.position = random.point(3.0f);
    vertex.normal = glm::normalize(random.point(1.0f) + glm::vec3(0.0f, 2.0f, 0.0f));
    vertex.uv = {random.number(0.0f, 1.0f), random.number(0.0f, 1.0f)};
    vertex.deform = kind.deform;
    const std::size_t first = random.index(boneCount);
    const bool isFour = kind.deform == Deform::Bdef4 || kind.deform == Deform::Qdef;
    const std::size_t used = kind.deform == Deform::Bdef1 ? 1 : isFour ? 4 : 2;
    for (std::size_t at = 0; at < used; ++at)
        vertex.bones[at] = std::int32_t((first + at) % boneCount);
    const float share = 0.5f + kind.stretch * random.number(-0.5f, 0.5f);
    if (used == 2)
        vertex.weights = {share, 1.0f - share, 0.0f, 0.0f};
    if (used == 4)
        for (float& weight : vertex.weights)
            weight = random.number(0.0f, 1.0f);
    if (kind.weightless)
        vertex.weights = {};
    if (kind.missingBone >= 0)
        vertex.bones[std::size_t(kind.missingBone)] = -1;
    return vertex;
}

/// Two morphs over overlapping vertices; the second one has an offset twice.
void addMorphs(mmd::pmx::Model& data, MorphType type, Random& random)
{
    for (const std::size_t first : {std::size_t(0), vertexCount / 3}) {
        mmd::pmx::Morph morph;
        morph.type = type;
        for (std::size_t at = first; at < first + vertexCount / 2; ++at) {
            const auto vertex = std::int32_t(at);
            if (type == MorphType::Vertex)
                morph.vertex.push_back({vertex, random.point(1.0f)});
            else
                morph.uv.push_back({vertex, random.texel()});
        }
        if (first > 0 && type == MorphType::Vertex)
            morph.vertex.push_back(morph.vertex.front());
        if (first > 0 && type != MorphType::Vertex)
            morph.uv.push_back(morph.uv.front());
        data.morphs.push_back(morph);
    }
}

} // namespace

std::vector<const char*> deformKinds()
{
    std::vector<const char*> names;
    for (const Kind& each : kinds)
        names.push_back(each.name);
    return names;
}

std::shared_ptr<const mmd::Model> deformModel(std::string_view name)
{
    const Kind* kind = kinds.data();
    while (name != kind->name)
        ++kind;
    Random random(7);
    mmd::pmx::Model data;
    data.additionalUvCount = std::uint8_t(kind->additionalUvs);
    data.bones.resize(boneCount);
    for (mmd::pmx::Bone& bone : data.bones)
        bone.position = random.point(2.0f);
    for (std::size_t at = 0; at < vertexCount; ++at) {
        data.vertices.push_back(randomVertex(*kind, random));
        for (int set = 0; set < kind->additionalUvs; ++set)
            data.additionalUvs.push_back(random.texel());
        if (kind->deform != Deform::Sdef)
            continue;
        data.vertices.back().sdef = std::int32_t(data.sdef.size());
        data.sdef.push_back({random.point(2.0f), random.point(2.0f), random.point(2.0f)});
    }
    data.morphs.emplace_back(); // does nothing, so that the index of a morph is not its position
    if (kind->morph)
        addMorphs(data, *kind->morph, random);
    return loaded(std::move(data));
}

mmd::Pose randomPose(const mmd::Model& model, unsigned number)
{
    Random random(number + 100);
    mmd::Pose pose;
    for (std::size_t at = 0; at < model.data.bones.size(); ++at) {
        // From very small rotations to large ones.
        const float size = number % 3 == 0 ? 2.6f : number % 3 == 1 ? 0.4f : 1e-4f;
        const glm::quat turn = glm::angleAxis(
            random.number(0.0f, size), glm::normalize(random.point(1.0f) + glm::vec3(0, 0, 1.1f)));
        const bool isOpposite = number % 2 == 1 && at % 2 == 1;
        pose.bones.push_back({random.point(4.0f), isOpposite ? -turn : turn});
    }
    for (std::size_t at = 0; at < model.data.morphs.size(); ++at)
        pose.morphWeights.push_back(random.number(-0.5f, 1.5f));
    pose.materials.resize(model.data.materials.size());
    return pose;
}

} // namespace odori::test
