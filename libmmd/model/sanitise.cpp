// SPDX-License-Identifier: MIT
#include "libmmd/model/sanitise.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <map>
#include <string>

namespace mmd {
namespace {

/// 800 km: what lies beyond is damage, and its products would overflow.
constexpr float largestNumber = 1e7f;

/// Puts values right and counts what it had to do, by location.
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
    void softBodies();

    /// The record that the next values belong to.
    void at(const char* kind, std::size_t index, const pmx::Text* name = nullptr)
    {
        m_kind = kind;
        m_index = index;
        m_name = name;
    }
    void found(WarningCode code, const char* location);
    void index(std::int32_t& value, std::size_t size, const char* location)
    {
        if (value >= 0 && std::size_t(value) < size)
            return;
        if (value != -1)
            found(WarningCode::BadReference, location);
        value = -1;
    }
    void number(float& value, const char* location)
    {
        if (isGood(value))
            return;
        found(WarningCode::BadNumber, location);
        value = 0.0f;
    }
    template <class Vector>
    void numbers(Vector& vector, const char* location)
    {
        bool areGood = true; // all of them without a branch: a model has a million
        for (int axis = 0; axis < vector.length(); ++axis)
            areGood = areGood & isGood(vector[axis]);
        if (areGood)
            return;
        for (int axis = 0; axis < vector.length(); ++axis)
            number(vector[axis], location);
    }
    static bool isGood(float value) { return std::abs(value) <= largestNumber; } // not for NaN

    struct Finding {
        std::string first; ///< the record
        std::size_t count = 0;
    };

    pmx::Model& m_model;
    const char* m_kind = "";
    std::size_t m_index = 0;
    const pmx::Text* m_name = nullptr;
    std::map<std::pair<WarningCode, std::string>, Finding> m_findings;
};

void Sanitiser::found(WarningCode code, const char* location)
{
    Finding& finding = m_findings[{code, location}];
    if (finding.count++ > 0)
        return;
    finding.first = std::string(m_kind) + ' ' + std::to_string(m_index);
    if (m_name)
        finding.first += " (" + m_name->utf8 + ')';
}

void Sanitiser::vertices()
{
    const std::size_t bones = m_model.bones.size();
    for (std::size_t vertexAt = 0; vertexAt < m_model.vertices.size(); ++vertexAt) {
        pmx::Vertex& vertex = m_model.vertices[vertexAt];
        at("vertex", vertexAt);
        numbers(vertex.position, "vertex position");
        numbers(vertex.normal, "vertex normal");
        numbers(vertex.uv, "vertex texture coordinate");
        number(vertex.edgeScale, "vertex edge scale");
        float sum = 0.0f;
        for (std::size_t slot = 0; slot < 4; ++slot) {
            index(vertex.bones[slot], bones, "vertex bone");
            number(vertex.weights[slot], "vertex weight");
            if (vertex.bones[slot] < 0)
                vertex.weights[slot] = 0.0f;
            sum += vertex.weights[slot];
        }
        const bool isFour =
            vertex.deform == pmx::Deform::Bdef4 || vertex.deform == pmx::Deform::Qdef;
        if (isFour && sum > 0.0f && std::isfinite(sum))
            for (float& weight : vertex.weights)
                weight /= sum;
    }
    for (std::size_t each = 0; each < m_model.additionalUvs.size(); ++each) {
        at("vertex", each / std::max<std::size_t>(m_model.additionalUvCount, 1));
        numbers(m_model.additionalUvs[each], "additional texture coordinate");
    }
    for (std::size_t each = 0; each < m_model.sdef.size(); ++each) {
        pmx::SdefParameters& sdef = m_model.sdef[each];
        at("SDEF vertex", each);
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
        at("face", indices.size() / 3);
        found(WarningCode::FaceCountMismatch, "faces");
    }
    for (std::size_t face = 0; face < indices.size(); face += 3) {
        bool isWhole = true;
        for (std::size_t corner = 0; corner < 3; ++corner)
            isWhole = isWhole && indices[face + corner] < m_model.vertices.size();
        if (isWhole)
            continue;
        at("face", face / 3);
        found(WarningCode::BadReference, "face vertex");
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
    for (std::size_t materialAt = 0; materialAt < m_model.materials.size(); ++materialAt) {
        pmx::Material& material = m_model.materials[materialAt];
        at("material", materialAt, &material.name);
        const std::size_t left = m_model.indices.size() - used;
        if (material.indexCount > left || material.indexCount % 3 != 0) {
            found(WarningCode::FaceCountMismatch, "material");
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
    at("face", used / 3);
    if (used < m_model.indices.size())
        found(WarningCode::FaceCountMismatch, "faces without a material");
}

void Sanitiser::bones()
{
    const std::size_t count = m_model.bones.size();
    for (std::size_t boneAt = 0; boneAt < m_model.bones.size(); ++boneAt) {
        pmx::Bone& bone = m_model.bones[boneAt];
        at("bone", boneAt, &bone.name);
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
    constexpr const char* location = "material morph value";
    index(offset.material, m_model.materials.size(), "morph material");
    numbers(offset.diffuse, location);
    numbers(offset.specular, location);
    number(offset.specularPower, location);
    numbers(offset.ambient, location);
    numbers(offset.edgeColour, location);
    number(offset.edgeSize, location);
    numbers(offset.textureTint, location);
    numbers(offset.sphereTint, location);
    numbers(offset.toonTint, location);
}

void Sanitiser::morphs()
{
    const std::size_t vertices = m_model.vertices.size();
    for (std::size_t morphAt = 0; morphAt < m_model.morphs.size(); ++morphAt) {
        pmx::Morph& morph = m_model.morphs[morphAt];
        at("morph", morphAt, &morph.name);
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
            for (int part = 0; part < 4; ++part)
                number(each.rotation[part], "morph rotation");
        }
        for (pmx::UvOffset& each : morph.uv) {
            index(each.vertex, vertices, "morph vertex");
            numbers(each.offset, "morph offset");
        }
        for (pmx::MaterialOffset& each : morph.material)
            materialOffset(each);
        for (pmx::ImpulseOffset& each : morph.impulse) {
            index(each.body, m_model.rigidBodies.size(), "morph rigid body");
            numbers(each.velocity, "morph impulse");
            numbers(each.torque, "morph impulse");
        }
    }
}

void Sanitiser::rest()
{
    for (std::size_t frameAt = 0; frameAt < m_model.displayFrames.size(); ++frameAt) {
        pmx::DisplayFrame& frame = m_model.displayFrames[frameAt];
        at("display frame", frameAt, &frame.name);
        for (pmx::FrameItem& item : frame.items)
            index(item.index, item.isMorph ? m_model.morphs.size() : m_model.bones.size(),
                "display frame item");
    }
    for (std::size_t bodyAt = 0; bodyAt < m_model.rigidBodies.size(); ++bodyAt) {
        pmx::RigidBody& body = m_model.rigidBodies[bodyAt];
        at("rigid body", bodyAt, &body.name);
        index(body.bone, m_model.bones.size(), "rigid body bone");
        numbers(body.size, "rigid body size");
        numbers(body.position, "rigid body position");
        numbers(body.rotation, "rigid body rotation");
        for (float* each : {&body.mass, &body.linearDamping, &body.angularDamping,
                 &body.restitution, &body.friction})
            number(*each, "rigid body value");
    }
    for (std::size_t jointAt = 0; jointAt < m_model.joints.size(); ++jointAt) {
        pmx::Joint& joint = m_model.joints[jointAt];
        at("joint", jointAt, &joint.name);
        index(joint.bodyA, m_model.rigidBodies.size(), "joint body");
        index(joint.bodyB, m_model.rigidBodies.size(), "joint body");
        numbers(joint.position, "joint position");
        numbers(joint.rotation, "joint rotation");
        for (glm::vec3* each : {&joint.linearLower, &joint.linearUpper, &joint.angularLower,
                 &joint.angularUpper, &joint.linearSpring, &joint.angularSpring})
            numbers(*each, "joint limit or spring");
    }
}

void Sanitiser::softBodies()
{
    constexpr const char* vertex = "soft body vertex";
    for (std::size_t bodyAt = 0; bodyAt < m_model.softBodies.size(); ++bodyAt) {
        pmx::SoftBody& body = m_model.softBodies[bodyAt];
        at("soft body", bodyAt, &body.name);
        index(body.material, m_model.materials.size(), "soft body material");
        for (pmx::SoftBodyAnchor& each : body.anchors) {
            index(each.body, m_model.rigidBodies.size(), "soft body anchor");
            index(each.vertex, m_model.vertices.size(), vertex);
        }
        for (std::int32_t& pin : body.pins)
            index(pin, m_model.vertices.size(), vertex);
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
    softBodies();
}

void Sanitiser::report(std::vector<Warning>& warnings) const
{
    for (const auto& [what, finding] : m_findings)
        warnings.push_back({.code = what.first,
            .location = what.second + ", first in " + finding.first,
            .count = finding.count});
}

} // namespace

void sanitise(pmx::Model& model, std::vector<Warning>& warnings)
{
    Sanitiser sanitiser(model);
    sanitiser.run();
    sanitiser.report(warnings);
}

} // namespace mmd
