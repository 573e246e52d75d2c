// SPDX-License-Identifier: MIT
#include "libmmd/model/sanitise.h"

#include <cmath>
#include <cstdint>
#include <limits>
#include <map>
#include <string>

namespace mmd {
namespace {

/// 800 km: what lies beyond is damage, and its products would overflow.
constexpr float largestNumber = 1e7f;

/// Puts values right and counts what it had to do, by place.
class Sanitiser {
public:
    explicit Sanitiser(pmx::Model& model)
        : m_model(model)
    {
    }

    void run();
    void report(std::vector<Warning>& warnings) const;

private:
    void vertices();
    void faces();
    void materials();
    void bones();
    void materialOffset(pmx::MaterialOffset& offset);
    void morphs();
    void rest();

    void index(std::int32_t& value, std::size_t size, const char* place)
    {
        if (value >= 0 && std::size_t(value) < size)
            return;
        if (value != -1)
            ++m_counts[{WarningCode::BadReference, place}];
        value = -1;
    }
    void number(float& value, const char* place, float instead = 0.0f)
    {
        if (std::abs(value) <= largestNumber) // false for NaN
            return;
        ++m_counts[{WarningCode::BadNumber, place}];
        value = instead;
    }
    template <class Vector>
    void numbers(Vector& vector, const char* place)
    {
        for (int at = 0; at < vector.length(); ++at)
            number(vector[at], place);
    }

    pmx::Model& m_model;
    std::map<std::pair<WarningCode, std::string>, std::size_t> m_counts;
};

void Sanitiser::vertices()
{
    const std::size_t bones = m_model.bones.size();
    for (pmx::Vertex& vertex : m_model.vertices) {
        numbers(vertex.position, "vertex position");
        numbers(vertex.normal, "vertex normal");
        numbers(vertex.uv, "vertex texture coordinate");
        number(vertex.edgeScale, "vertex edge scale");
        float sum = 0.0f;
        for (std::size_t at = 0; at < 4; ++at) {
            index(vertex.bones[at], bones, "vertex bone");
            number(vertex.weights[at], "vertex weight");
            if (vertex.bones[at] < 0)
                vertex.weights[at] = 0.0f;
            sum += vertex.weights[at];
        }
        const bool isFour =
            vertex.deform == pmx::Deform::Bdef4 || vertex.deform == pmx::Deform::Qdef;
        if (isFour && sum > 0.0f && std::isfinite(sum))
            for (float& weight : vertex.weights)
                weight /= sum;
    }
    for (glm::vec4& uv : m_model.additionalUvs)
        numbers(uv, "additional texture coordinate");
    for (pmx::SdefParameters& sdef : m_model.sdef) {
        numbers(sdef.c, "SDEF parameter");
        numbers(sdef.r0, "SDEF parameter");
        numbers(sdef.r1, "SDEF parameter");
    }
}

void Sanitiser::faces()
{
    auto& indices = m_model.indices;
    if (indices.size() % 3 != 0) {
        indices.resize(indices.size() / 3 * 3);
        ++m_counts[{WarningCode::FaceCountMismatch, "faces"}];
    }
    for (std::size_t face = 0; face < indices.size(); face += 3) {
        bool isWhole = true;
        for (std::size_t corner = 0; corner < 3; ++corner)
            isWhole = isWhole && indices[face + corner] < m_model.vertices.size();
        if (isWhole)
            continue;
        ++m_counts[{WarningCode::BadReference, "face vertex"}];
        // A face of no area: it stays in its material's count and is never seen.
        for (std::size_t corner = 0; corner < 3; ++corner)
            indices[face + corner] = 0;
    }
    if (m_model.vertices.empty())
        indices.clear();
}

void Sanitiser::materials()
{
    std::size_t used = 0;
    for (pmx::Material& material : m_model.materials) {
        const std::size_t left = m_model.indices.size() - used;
        if (material.indexCount > left || material.indexCount % 3 != 0) {
            ++m_counts[{WarningCode::FaceCountMismatch, "material"}];
            const std::size_t whole = material.indexCount / 3u * 3u;
            material.indexCount = static_cast<std::uint32_t>(std::min(left, whole));
        }
        used += material.indexCount;
        const std::size_t textures = m_model.textures.size();
        index(material.texture, textures, "material texture");
        index(material.sphereTexture, textures, "material sphere texture");
        if (!material.sharedToon)
            index(material.toon, textures, "material toon");
        if (std::uint8_t(material.sphereMode) > 3)
            material.sphereMode = pmx::SphereMode::None;
        numbers(material.diffuse, "material diffuse colour");
        numbers(material.specular, "material specular colour");
        number(material.specularPower, "material specular power");
        numbers(material.ambient, "material ambient colour");
        numbers(material.edgeColour, "material edge colour");
        number(material.edgeSize, "material edge size");
    }
    if (used < m_model.indices.size())
        ++m_counts[{WarningCode::FaceCountMismatch, "faces without a material"}];
}

void Sanitiser::bones()
{
    const std::size_t count = m_model.bones.size();
    for (pmx::Bone& bone : m_model.bones) {
        numbers(bone.position, "bone position");
        index(bone.parent, count, "bone parent");
        index(bone.tailBone, count, "bone tail");
        numbers(bone.tailOffset, "bone tail");
        index(bone.appendParent, count, "bone append parent");
        number(bone.appendRatio, "bone append ratio");
        numbers(bone.fixedAxis, "bone fixed axis");
        numbers(bone.localX, "bone local axis");
        numbers(bone.localZ, "bone local axis");
        index(bone.ik.effector, count, "IK effector");
        number(bone.ik.stepAngle, "IK step angle");
        for (pmx::IkLink& link : bone.ik.links) {
            index(link.bone, count, "IK link");
            numbers(link.lower, "IK limit");
            numbers(link.upper, "IK limit");
        }
    }
}

void Sanitiser::materialOffset(pmx::MaterialOffset& offset)
{
    constexpr const char* place = "material morph value";
    index(offset.material, m_model.materials.size(), "morph material");
    numbers(offset.diffuse, place);
    numbers(offset.specular, place);
    number(offset.specularPower, place);
    numbers(offset.ambient, place);
    numbers(offset.edgeColour, place);
    number(offset.edgeSize, place);
    numbers(offset.textureTint, place);
    numbers(offset.sphereTint, place);
    numbers(offset.toonTint, place);
}

void Sanitiser::morphs()
{
    const std::size_t vertices = m_model.vertices.size();
    for (pmx::Morph& morph : m_model.morphs) {
        for (pmx::GroupOffset& each : morph.group) {
            index(each.morph, m_model.morphs.size(), "group morph member");
            number(each.weight, "group morph weight");
        }
        for (pmx::VertexOffset& each : morph.vertex) {
            index(each.vertex, vertices, "morph vertex");
            numbers(each.offset, "morph offset");
        }
        for (pmx::BoneOffset& each : morph.bone) {
            index(each.bone, m_model.bones.size(), "morph bone");
            numbers(each.translation, "morph offset");
            for (int at = 0; at < 4; ++at)
                number(each.rotation[at], "morph rotation");
        }
        for (pmx::UvOffset& each : morph.uv) {
            index(each.vertex, vertices, "morph vertex");
            numbers(each.offset, "morph offset");
        }
        for (pmx::MaterialOffset& each : morph.material)
            materialOffset(each);
        for (pmx::ImpulseOffset& each : morph.impulse)
            index(each.body, m_model.rigidBodies.size(), "morph rigid body");
    }
}

void Sanitiser::rest()
{
    for (pmx::DisplayFrame& frame : m_model.displayFrames)
        for (pmx::FrameItem& item : frame.items)
            index(item.index, item.isMorph ? m_model.morphs.size() : m_model.bones.size(),
                "display frame item");
    for (pmx::RigidBody& body : m_model.rigidBodies) {
        index(body.bone, m_model.bones.size(), "rigid body bone");
        numbers(body.size, "rigid body size");
        numbers(body.position, "rigid body position");
        numbers(body.rotation, "rigid body rotation");
    }
    for (pmx::Joint& joint : m_model.joints) {
        index(joint.bodyA, m_model.rigidBodies.size(), "joint body");
        index(joint.bodyB, m_model.rigidBodies.size(), "joint body");
        numbers(joint.position, "joint position");
        numbers(joint.rotation, "joint rotation");
    }
}

void Sanitiser::run()
{
    vertices();
    faces();
    materials();
    bones();
    morphs();
    rest();
}

void Sanitiser::report(std::vector<Warning>& warnings) const
{
    for (const auto& [what, count] : m_counts)
        warnings.push_back({.code = what.first, .place = what.second, .count = count});
}

} // namespace

void sanitise(pmx::Model& model, std::vector<Warning>& warnings)
{
    Sanitiser sanitiser(model);
    sanitiser.run();
    sanitiser.report(warnings);
}

} // namespace mmd
