// SPDX-License-Identifier: MIT
#include "libmmd/format/pmx/pmx_reader.h"

#include <algorithm>

namespace mmd::pmx {
namespace {

/// Minimum size of one offset in the file, for checking a count.
std::size_t smallestOffset(const Model& model, MorphType type)
{
    switch (type) {
    case MorphType::Group:
    case MorphType::Flip:
        return model.indexSizes[MorphIndex] + 4u;
    case MorphType::Vertex:
        return model.indexSizes[VertexIndex] + 12u;
    case MorphType::Bone:
        return model.indexSizes[BoneIndex] + 28u;
    case MorphType::Material:
        return model.indexSizes[MaterialIndex] + 113u;
    case MorphType::Impulse:
        return model.indexSizes[BodyIndex] + 25u;
    default:
        return model.indexSizes[VertexIndex] + 16u;
    }
}

} // namespace

void Reader::readIk(Bone& bone)
{
    bone.ik.effector = index(BoneIndex);
    bone.ik.loops = m_in.read<std::int32_t>();
    bone.ik.stepAngle = m_in.read<float>();
    const auto total = count("IK links", m_model.indexSizes[BoneIndex] + 1u);
    bone.ik.links.reserve(std::min(total, mostReserved));
    for (std::uint32_t at = 0; at < total && !m_failed && !m_in.hasFailed(); ++at) {
        IkLink& link = append(bone.ik.links, "IK links");
        link.bone = index(BoneIndex);
        link.limited = m_in.read<std::uint8_t>();
        if (link.limited) {
            link.lower = vec3();
            link.upper = vec3();
        }
    }
}

void Reader::readBones()
{
    const auto total = count("bones", 4 + 4 + 12 + 4 + 2 + 2u * m_model.indexSizes[BoneIndex]);
    m_model.bones.reserve(std::min(total, mostReserved));
    for (std::size_t at = 0; at < total; ++at) {
        Bone& bone = append(m_model.bones, "bones");
        bone.name = text();
        bone.nameEnglish = text();
        bone.position = vec3();
        bone.parent = index(BoneIndex);
        bone.deformLayer = m_in.read<std::int32_t>();
        bone.flags = m_in.read<std::uint16_t>();
        if (bone.flags & boneFlag::tailIsBone)
            bone.tailBone = index(BoneIndex);
        else
            bone.tailOffset = vec3();
        if (bone.flags & (boneFlag::appendRotation | boneFlag::appendTranslation)) {
            bone.appendParent = index(BoneIndex);
            bone.appendRatio = m_in.read<float>();
        }
        if (bone.flags & boneFlag::fixedAxis)
            bone.fixedAxis = vec3();
        if (bone.flags & boneFlag::localAxes) {
            bone.localX = vec3();
            bone.localZ = vec3();
        }
        if (bone.flags & boneFlag::externalParent)
            bone.externalKey = m_in.read<std::int32_t>();
        if (bone.flags & boneFlag::ik)
            readIk(bone);
        if (!ok("bone", at))
            return;
    }
}

// Most data of the morphs: bounds are checked once, and missing data stays at rest.
void Reader::readVertexOffsets(std::vector<VertexOffset>& offsets)
{
    const std::size_t size = m_model.indexSizes[VertexIndex];
    const std::byte* at = m_in.readBytes(offsets.size() * (size + 12)).data();
    if (m_in.hasFailed())
        return;
    for (VertexOffset& each : offsets) {
        each.vertex = size == 1   ? loadLittle<std::uint8_t>(at)
                      : size == 2 ? loadLittle<std::uint16_t>(at)
                                  : loadLittle<std::int32_t>(at);
        at += size;
        each.offset = {loadLittle<float>(at), loadLittle<float>(at + 4), loadLittle<float>(at + 8)};
        at += 12;
    }
}

void Reader::readOffsets(Morph& morph, std::uint32_t total)
{
    using enum MorphType;
    switch (morph.type) {
    case Group:
    case Flip:
        morph.group.resize(total);
        for (GroupOffset& each : morph.group) {
            each.morph = index(MorphIndex);
            each.weight = m_in.read<float>();
        }
        break;
    case Vertex:
        morph.vertex.resize(total);
        readVertexOffsets(morph.vertex);
        break;
    case Bone:
        morph.bone.resize(total);
        for (BoneOffset& each : morph.bone) {
            each.bone = index(BoneIndex);
            each.translation = vec3();
            const glm::vec4 q = vec4();
            each.rotation = glm::quat(q.w, q.x, q.y, q.z);
        }
        break;
    case Material:
        morph.material.resize(total);
        for (MaterialOffset& each : morph.material) {
            each.material = index(MaterialIndex);
            each.operation = m_in.read<std::uint8_t>();
            each.diffuse = vec4();
            each.specular = vec3();
            each.specularPower = m_in.read<float>();
            each.ambient = vec3();
            each.edgeColour = vec4();
            each.edgeSize = m_in.read<float>();
            each.textureTint = vec4();
            each.sphereTint = vec4();
            each.toonTint = vec4();
        }
        break;
    case Impulse:
        morph.impulse.resize(total);
        for (ImpulseOffset& each : morph.impulse) {
            each.body = index(BodyIndex);
            each.local = m_in.read<std::uint8_t>();
            each.velocity = vec3();
            each.torque = vec3();
        }
        break;
    default: // the five UV kinds
        morph.uv.resize(total);
        for (UvOffset& each : morph.uv) {
            each.vertex = index(VertexIndex);
            each.offset = vec4();
        }
        break;
    }
}

void Reader::readMorphs()
{
    const auto total = count("morphs", 14);
    m_model.morphs.reserve(std::min(total, mostReserved));
    for (std::size_t at = 0; at < total; ++at) {
        Morph& morph = append(m_model.morphs, "morphs");
        morph.name = text();
        morph.nameEnglish = text();
        morph.panel = MorphPanel(m_in.read<std::uint8_t>());
        const std::size_t offset = m_in.offset();
        const auto type = m_in.read<std::uint8_t>();
        if (type > 10) {
            fail(ErrorCode::BadValue, "morph type", offset, type);
            return;
        }
        morph.type = MorphType(type);
        readOffsets(morph, count("morph offsets", smallestOffset(m_model, morph.type)));
        if (!ok("morph", at))
            return;
    }
}

void Reader::readFrames()
{
    const auto total = count("display frames", 13);
    m_model.displayFrames.reserve(std::min(total, mostReserved));
    for (std::size_t at = 0; at < total; ++at) {
        DisplayFrame& frame = append(m_model.displayFrames, "display frames");
        frame.name = text();
        frame.nameEnglish = text();
        frame.special = m_in.read<std::uint8_t>();
        frame.items.resize(count("display frame items", 2));
        for (FrameItem& item : frame.items) {
            item.isMorph = m_in.read<std::uint8_t>();
            item.index = index(item.isMorph ? MorphIndex : BoneIndex);
        }
        if (!ok("display frame", at))
            return;
    }
}

void Reader::readBodies()
{
    const auto total = count("rigid bodies", 69);
    m_model.rigidBodies.reserve(std::min(total, mostReserved));
    for (std::size_t at = 0; at < total; ++at) {
        RigidBody& body = append(m_model.rigidBodies, "rigid bodies");
        body.name = text();
        body.nameEnglish = text();
        body.bone = index(BoneIndex);
        body.group = m_in.read<std::uint8_t>();
        body.mask = m_in.read<std::uint16_t>();
        body.shape = Shape(m_in.read<std::uint8_t>());
        body.size = vec3();
        body.position = vec3();
        body.rotation = vec3();
        body.mass = m_in.read<float>();
        body.linearDamping = m_in.read<float>();
        body.angularDamping = m_in.read<float>();
        body.restitution = m_in.read<float>();
        body.friction = m_in.read<float>();
        body.mode = BodyMode(m_in.read<std::uint8_t>());
        if (!ok("rigid body", at))
            return;
    }
}

void Reader::readJoints()
{
    const auto total = count("joints", 107);
    m_model.joints.reserve(std::min(total, mostReserved));
    for (std::size_t at = 0; at < total; ++at) {
        Joint& joint = append(m_model.joints, "joints");
        joint.name = text();
        joint.nameEnglish = text();
        joint.type = m_in.read<std::uint8_t>();
        joint.bodyA = index(BodyIndex);
        joint.bodyB = index(BodyIndex);
        joint.position = vec3();
        joint.rotation = vec3();
        joint.linearLower = vec3();
        joint.linearUpper = vec3();
        joint.angularLower = vec3();
        joint.angularUpper = vec3();
        joint.linearSpring = vec3();
        joint.angularSpring = vec3();
        if (!ok("joint", at))
            return;
    }
}

} // namespace mmd::pmx
