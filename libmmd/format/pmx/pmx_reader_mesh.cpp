// SPDX-License-Identifier: MIT
#include "libmmd/format/pmx/pmx_reader.h"

#include <algorithm>

namespace mmd::pmx {
namespace {

/// Bytes of a material with empty texts and indices of one byte.
constexpr std::size_t smallestMaterial = 86;

/// Bytes of a vertex after its deform byte: bones, weights, parameters, edge scale.
std::size_t deformSize(Deform deform, std::size_t indexSize)
{
    const std::size_t bones = boneCount(deform);
    const std::size_t weights = bones == 4 ? 4 : bones - 1;
    const std::size_t sdef = deform == Deform::Sdef ? 36 : 0;
    return bones * indexSize + weights * 4 + sdef + 4;
}

std::int32_t loadBone(const std::byte* at, std::size_t size)
{
    return size == 1   ? loadLittle<std::int8_t>(at)
           : size == 2 ? loadLittle<std::int16_t>(at)
                       : loadLittle<std::int32_t>(at);
}

template <int Length>
glm::vec<Length, float> loadVector(const std::byte* at)
{
    glm::vec<Length, float> value;
    for (int axis = 0; axis < Length; ++axis)
        value[axis] = loadLittle<float>(at + 4 * axis);
    return value;
}

/// The part after the deform byte; `at` holds deformSize() bytes.
void loadDeform(
    Vertex& vertex, const std::byte* at, std::size_t size, std::vector<SdefParameters>& sdef)
{
    const std::size_t bones = boneCount(vertex.deform);
    for (std::size_t bone = 0; bone < bones; ++bone, at += size)
        vertex.bones[bone] = loadBone(at, size);
    const std::size_t weights = bones == 4 ? 4 : bones - 1;
    for (std::size_t weight = 0; weight < weights; ++weight, at += 4)
        vertex.weights[weight] = loadLittle<float>(at);
    if (bones == 2)
        vertex.weights[1] = 1.0f - vertex.weights[0];
    if (vertex.deform == Deform::Sdef) {
        vertex.sdef = static_cast<std::int32_t>(sdef.size());
        sdef.push_back({loadVector<3>(at), loadVector<3>(at + 12), loadVector<3>(at + 24)});
        at += 36;
    }
    vertex.edgeScale = loadLittle<float>(at);
}

template <class Stored>
void loadIndices(std::span<const std::byte> bytes, std::vector<std::uint32_t>& indices)
{
    for (std::size_t at = 0; at < indices.size(); ++at)
        indices[at] = loadLittle<Stored>(bytes.data() + at * sizeof(Stored));
}

} // namespace

// The bulk of a file: its bounds are checked twice a vertex and its fields loaded in place.
void Reader::readVertices()
{
    const std::size_t boneSize = m_model.indexSizes[BoneIndex];
    const std::size_t uvCount = m_model.additionalUvCount;
    const std::size_t fixedSize = 32 + 16 * uvCount + 1;
    const auto total = count("vertices", fixedSize + boneSize + 4);
    m_model.vertices.resize(total);
    m_model.additionalUvs.resize(total * uvCount);
    for (std::size_t at = 0; at < total; ++at) {
        Vertex& vertex = m_model.vertices[at];
        const std::byte* fixed = m_in.readBytes(fixedSize).data();
        if (!ok("vertex", at))
            return;
        vertex.position = loadVector<3>(fixed);
        vertex.normal = loadVector<3>(fixed + 12);
        vertex.uv = loadVector<2>(fixed + 24);
        for (std::size_t uv = 0; uv < uvCount; ++uv)
            m_model.additionalUvs[at * uvCount + uv] = loadVector<4>(fixed + 32 + 16 * uv);
        const auto deform = std::to_integer<std::uint8_t>(fixed[fixedSize - 1]);
        if (deform > 4) {
            fail(ErrorCode::BadValue, "vertex deform type", m_in.offset() - 1, deform);
            return;
        }
        vertex.deform = Deform(deform);
        const std::byte* rest = m_in.readBytes(deformSize(vertex.deform, boneSize)).data();
        if (!ok("vertex", at))
            return;
        loadDeform(vertex, rest, boneSize, m_model.sdef);
    }
}

void Reader::readIndices()
{
    const std::size_t size = m_model.indexSizes[VertexIndex];
    const auto total = count("face indices", size);
    m_model.indices.resize(total);
    const auto bytes = m_in.readBytes(total * size);
    if (!ok("face indices", 0))
        return;
    if (size == 1)
        loadIndices<std::uint8_t>(bytes, m_model.indices);
    else if (size == 2)
        loadIndices<std::uint16_t>(bytes, m_model.indices);
    else
        loadIndices<std::uint32_t>(bytes, m_model.indices);
}

void Reader::readTextures()
{
    const auto total = count("textures", 4);
    m_model.textures.reserve(std::min(total, mostReserved));
    for (std::size_t at = 0; at < total && ok("texture", at); ++at)
        append(m_model.textures, "textures") = text();
    ok("textures", 0);
}

void Reader::readMaterials()
{
    const auto total = count("materials", smallestMaterial);
    m_model.materials.reserve(std::min(total, mostReserved));
    for (std::size_t at = 0; at < total; ++at) {
        Material& material = append(m_model.materials, "materials");
        material.name = text();
        material.nameEnglish = text();
        material.diffuse = vec4();
        material.specular = vec3();
        material.specularPower = m_in.read<float>();
        material.ambient = vec3();
        material.flags = m_in.read<std::uint8_t>();
        material.edgeColour = vec4();
        material.edgeSize = m_in.read<float>();
        material.texture = index(TextureIndex);
        material.sphereTexture = index(TextureIndex);
        material.sphereMode = SphereMode(m_in.read<std::uint8_t>());
        material.sharedToon = m_in.read<std::uint8_t>();
        material.toon = material.sharedToon ? m_in.read<std::uint8_t>() : index(TextureIndex);
        material.memo = text();
        material.indexCount = m_in.read<std::uint32_t>();
        if (!ok("material", at))
            return;
    }
}

} // namespace mmd::pmx
