// SPDX-License-Identifier: MIT
#include "libmmd/base/byte_writer.h"
#include "libmmd/format/pmx/pmx.h"
#include "libmmd/format/pmx/pmx_layout.h"
#include "libmmd/text/cp932.h"

#include <algorithm>

namespace mmd::pmx {
namespace {

using IndexSizes = std::array<std::uint8_t, 6>;

/// The model's index sizes; sizes of 0 become the smallest that hold the counts. Vertex indices are
/// unsigned, but the largest value of a size is not used, because other programs read it as none.
IndexSizes indexSizesOf(const Model& model)
{
    IndexSizes sizes = model.indexSizes;
    const std::size_t counts[] = {model.vertices.size(), model.textures.size(),
        model.materials.size(), model.bones.size(), model.morphs.size(), model.rigidBodies.size()};
    for (std::size_t kind = 0; kind < sizes.size(); ++kind) {
        const bool isUnsigned = kind == VertexIndex;
        if (sizes[kind] == 0)
            sizes[kind] = counts[kind] <= (isUnsigned ? 0xFFu : 0x80u)       ? 1
                          : counts[kind] <= (isUnsigned ? 0xFFFFu : 0x8000u) ? 2
                                                                             : 4;
    }
    return sizes;
}

/// Writes one model, section by section in the order of the file.
class Writer {
public:
    explicit Writer(const Model& model)
        : m_model(model)
        , m_sizes(indexSizesOf(model))
    {
        m_out.reserve(1024 + model.vertices.size() * 64 + model.indices.size() * 4);
    }
    std::vector<std::byte> run();

private:
    void header();
    void vertex(std::size_t at);
    void material(const Material& material);
    void bone(const Bone& bone);
    void ik(const Ik& ik);
    void morph(const Morph& morph);
    void offsets(const Morph& morph);
    void offset(const MaterialOffset& offset);
    void frame(const DisplayFrame& frame);
    void body(const RigidBody& body);
    void joint(const Joint& joint);
    void softBody(const SoftBody& body);

    void text(const Text& text);
    void names(const auto& named)
    {
        text(named.name);
        text(named.nameEnglish);
    }
    void count(std::size_t count) { m_out.write<std::uint32_t>(static_cast<std::uint32_t>(count)); }
    void index(IndexKind kind, std::int32_t index);
    void byte(std::uint8_t value) { m_out.write<std::uint8_t>(value); }
    void number(float value) { m_out.write<float>(value); }
    template <int Length>
    void vector(const glm::vec<Length, float>& value)
    {
        for (int axis = 0; axis < Length; ++axis)
            number(value[axis]);
    }

    const Model& m_model;
    const IndexSizes m_sizes;
    ByteWriter m_out;
};

void Writer::text(const Text& text)
{
    std::string bytes;
    if (m_model.encoding != TextEncoding::Cp932)
        bytes = text.raw;
    if (bytes.empty())
        bytes = m_model.encoding == TextEncoding::Utf8 ? text.utf8 : utf16LeFromUtf8(text.utf8);
    count(bytes.size());
    m_out.write(bytes);
}

void Writer::index(IndexKind kind, std::int32_t index)
{
    switch (m_sizes[kind]) {
    case 1:
        return m_out.write<std::int8_t>(static_cast<std::int8_t>(index));
    case 2:
        return m_out.write<std::int16_t>(static_cast<std::int16_t>(index));
    default:
        return m_out.write<std::int32_t>(index);
    }
}

void Writer::header()
{
    m_out.write("PMX ");
    number(m_model.version);
    byte(static_cast<std::uint8_t>(8 + m_model.extraSettings.size()));
    byte(m_model.encoding == TextEncoding::Utf8);
    byte(m_model.additionalUvCount);
    for (const std::uint8_t size : m_sizes)
        byte(size);
    m_out.write(m_model.extraSettings);
    names(m_model);
    text(m_model.comment);
    text(m_model.commentEnglish);
}

void Writer::vertex(std::size_t at)
{
    const Vertex& vertex = m_model.vertices[at];
    vector(vertex.position);
    vector(vertex.normal);
    vector(vertex.uv);
    const std::size_t uvCount = m_model.additionalUvCount;
    for (std::size_t uv = at * uvCount; uv < (at + 1) * uvCount; ++uv)
        vector(m_model.additionalUvs[uv]);
    byte(static_cast<std::uint8_t>(vertex.deform));
    const std::size_t bones = boneCount(vertex.deform);
    for (std::size_t bone = 0; bone < bones; ++bone)
        index(BoneIndex, vertex.bones[bone]);
    const std::size_t weights = bones == 4 ? 4 : bones - 1;
    for (std::size_t weight = 0; weight < weights; ++weight)
        number(vertex.weights[weight]);
    if (vertex.deform == Deform::Sdef) {
        const SdefParameters& sdef = m_model.sdef[static_cast<std::size_t>(vertex.sdef)];
        vector(sdef.c);
        vector(sdef.r0);
        vector(sdef.r1);
    }
    number(vertex.edgeScale);
}

void Writer::material(const Material& material)
{
    names(material);
    vector(material.diffuse);
    vector(material.specular);
    number(material.specularPower);
    vector(material.ambient);
    byte(material.flags);
    vector(material.edgeColour);
    number(material.edgeSize);
    index(TextureIndex, material.texture);
    index(TextureIndex, material.sphereTexture);
    byte(static_cast<std::uint8_t>(material.sphereMode));
    byte(material.sharedToon);
    if (material.sharedToon)
        byte(static_cast<std::uint8_t>(material.toon));
    else
        index(TextureIndex, material.toon);
    text(material.memo);
    count(material.indexCount);
}

void Writer::ik(const Ik& ik)
{
    index(BoneIndex, ik.effector);
    m_out.write<std::int32_t>(ik.loops);
    number(ik.stepAngle);
    count(ik.links.size());
    for (const IkLink& link : ik.links) {
        index(BoneIndex, link.bone);
        byte(link.limited);
        if (link.limited) {
            vector(link.lower);
            vector(link.upper);
        }
    }
}

void Writer::bone(const Bone& bone)
{
    names(bone);
    vector(bone.position);
    index(BoneIndex, bone.parent);
    m_out.write<std::int32_t>(bone.deformLayer);
    m_out.write<std::uint16_t>(bone.flags);
    if (bone.flags & boneFlag::tailIsBone)
        index(BoneIndex, bone.tailBone);
    else
        vector(bone.tailOffset);
    if (bone.flags & (boneFlag::appendRotation | boneFlag::appendTranslation)) {
        index(BoneIndex, bone.appendParent);
        number(bone.appendRatio);
    }
    if (bone.flags & boneFlag::fixedAxis)
        vector(bone.fixedAxis);
    if (bone.flags & boneFlag::localAxes) {
        vector(bone.localX);
        vector(bone.localZ);
    }
    if (bone.flags & boneFlag::externalParent)
        m_out.write<std::int32_t>(bone.externalKey);
    if (bone.flags & boneFlag::ik)
        ik(bone.ik);
}

void Writer::offset(const MaterialOffset& offset)
{
    index(MaterialIndex, offset.material);
    byte(offset.operation);
    vector(offset.diffuse);
    vector(offset.specular);
    number(offset.specularPower);
    vector(offset.ambient);
    vector(offset.edgeColour);
    number(offset.edgeSize);
    vector(offset.textureTint);
    vector(offset.sphereTint);
    vector(offset.toonTint);
}

/// All lists except the one of the morph's type are empty.
void Writer::offsets(const Morph& morph)
{
    count(morph.group.size() + morph.vertex.size() + morph.bone.size() + morph.uv.size() +
          morph.material.size() + morph.impulse.size());
    for (const GroupOffset& each : morph.group) {
        index(MorphIndex, each.morph);
        number(each.weight);
    }
    for (const VertexOffset& each : morph.vertex) {
        index(VertexIndex, each.vertex);
        vector(each.offset);
    }
    for (const BoneOffset& each : morph.bone) {
        index(BoneIndex, each.bone);
        vector(each.translation);
        vector(glm::vec4(each.rotation.x, each.rotation.y, each.rotation.z, each.rotation.w));
    }
    for (const UvOffset& each : morph.uv) {
        index(VertexIndex, each.vertex);
        vector(each.offset);
    }
    for (const MaterialOffset& each : morph.material)
        offset(each);
    for (const ImpulseOffset& each : morph.impulse) {
        index(BodyIndex, each.body);
        byte(each.local);
        vector(each.velocity);
        vector(each.torque);
    }
}

void Writer::morph(const Morph& morph)
{
    names(morph);
    byte(static_cast<std::uint8_t>(morph.panel));
    byte(static_cast<std::uint8_t>(morph.type));
    offsets(morph);
}

void Writer::frame(const DisplayFrame& frame)
{
    names(frame);
    byte(frame.special);
    count(frame.items.size());
    for (const FrameItem& item : frame.items) {
        byte(item.isMorph);
        index(item.isMorph ? MorphIndex : BoneIndex, item.index);
    }
}

void Writer::body(const RigidBody& body)
{
    names(body);
    index(BoneIndex, body.bone);
    byte(body.group);
    m_out.write<std::uint16_t>(body.mask);
    byte(static_cast<std::uint8_t>(body.shape));
    vector(body.size);
    vector(body.position);
    vector(body.rotation);
    for (const float value :
        {body.mass, body.linearDamping, body.angularDamping, body.restitution, body.friction})
        number(value);
    byte(static_cast<std::uint8_t>(body.mode));
}

void Writer::joint(const Joint& joint)
{
    names(joint);
    byte(joint.type);
    index(BodyIndex, joint.bodyA);
    index(BodyIndex, joint.bodyB);
    for (const glm::vec3& value :
        {joint.position, joint.rotation, joint.linearLower, joint.linearUpper, joint.angularLower,
            joint.angularUpper, joint.linearSpring, joint.angularSpring})
        vector(value);
}

void Writer::softBody(const SoftBody& body)
{
    names(body);
    byte(body.shape);
    index(MaterialIndex, body.material);
    byte(body.group);
    m_out.write<std::uint16_t>(body.mask);
    byte(body.flags);
    m_out.write<std::int32_t>(body.bendingDistance);
    m_out.write<std::int32_t>(body.clusterCount);
    number(body.totalMass);
    number(body.margin);
    m_out.write<std::int32_t>(body.aeroModel);
    for (const float value : body.config)
        number(value);
    for (const float value : body.cluster)
        number(value);
    for (const std::int32_t value : body.iterations)
        m_out.write<std::int32_t>(value);
    for (const float value : body.stiffness)
        number(value);
    count(body.anchors.size());
    for (const SoftBodyAnchor& each : body.anchors) {
        index(BodyIndex, each.body);
        index(VertexIndex, each.vertex);
        byte(each.nearMode);
    }
    count(body.pins.size());
    for (const std::int32_t vertex : body.pins)
        index(VertexIndex, vertex);
}

std::vector<std::byte> Writer::run()
{
    header();
    count(m_model.vertices.size());
    for (std::size_t at = 0; at < m_model.vertices.size(); ++at)
        vertex(at);
    count(m_model.indices.size());
    for (const std::uint32_t each : m_model.indices)
        index(VertexIndex, static_cast<std::int32_t>(each));
    const auto section = [this](const auto& records, auto write) {
        count(records.size());
        for (const auto& record : records)
            (this->*write)(record);
    };
    section(m_model.textures, &Writer::text);
    section(m_model.materials, &Writer::material);
    section(m_model.bones, &Writer::bone);
    section(m_model.morphs, &Writer::morph);
    section(m_model.displayFrames, &Writer::frame);
    section(m_model.rigidBodies, &Writer::body);
    section(m_model.joints, &Writer::joint);
    if (m_model.hasSoftBodies || !m_model.softBodies.empty())
        section(m_model.softBodies, &Writer::softBody);
    m_out.write(m_model.trailing);
    return m_out.release();
}

} // namespace

std::string cp932Name(const Model& model, const Text& name)
{
    const bool hasOwn = model.encoding == TextEncoding::Cp932 && !name.raw.empty();
    std::string bytes = hasOwn ? name.raw : encodeCp932(name.utf8).bytes;
    bytes.resize(std::min(bytes.find('\0'), bytes.size()));
    return bytes;
}

std::vector<std::byte> write(const Model& model)
{
    return Writer(model).run();
}

} // namespace mmd::pmx
