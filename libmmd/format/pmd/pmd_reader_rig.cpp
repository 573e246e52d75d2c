// SPDX-License-Identifier: MIT
#include "libmmd/format/pmd/pmd_reader.h"

#include <cmath>
#include <numbers>

namespace mmd::pmd {
namespace {

constexpr std::size_t boneSize = 39;
constexpr std::size_t ikSize = 11;    ///< without the links
constexpr std::size_t morphSize = 25; ///< without the offsets
constexpr std::size_t bodySize = 83;
constexpr std::size_t jointSize = 124;

/// The types of bones with special handling; 3, 4 (moved by an IK) and 6 (its effector) are like 0.
enum BoneType : std::uint8_t {
    Rotates = 0,
    RotatesAndMoves = 1,
    IkGoal = 2,
    CopiesRotation = 5,
    IkEffector = 6,
    Hidden = 7,
    Twists = 8,
    FollowsRotation = 9
};

/// MMD lets a knee bend in one direction only; it recognises a knee by its name.
bool isKnee(const pmx::Text& name)
{
    return name.utf8 == "左ひざ" || name.utf8 == "右ひざ";
}

std::uint16_t flagsOf(std::uint8_t type)
{
    using namespace pmx::boneFlag;
    constexpr std::uint16_t base = tailIsBone | rotatable | operable;
    switch (type) {
    case RotatesAndMoves:
    case IkGoal:
        return base | visible | movable;
    case IkEffector:
    case Hidden:
    case FollowsRotation:
        return base;
    default:
        return base | visible;
    }
}

} // namespace

void Reader::readBones()
{
    const auto total = count<std::uint16_t>("bones", boneSize);
    m_model.bones.resize(total);
    m_boneRecords.resize(total);
    for (std::size_t at = 0; at < total && ok("bone", at); ++at) {
        pmx::Bone& bone = m_model.bones[at];
        BoneRecord& record = m_boneRecords[at];
        bone.name = text(nameSize);
        bone.parent = index16();
        record.tail = index16();
        record.type = m_in.read<std::uint8_t>();
        record.ikParent = m_in.read<std::uint16_t>();
        bone.position = vec3();
    }
    for (std::size_t at = 0; at < total && ok("bone", at); ++at)
        setBoneKind(at);
}

/// The meaning of a bone's tail and IK parent, which depends on its type.
void Reader::setBoneKind(std::size_t index)
{
    using namespace pmx::boneFlag;
    pmx::Bone& bone = m_model.bones[index];
    const BoneRecord& record = m_boneRecords[index];
    if (record.type > FollowsRotation)
        warn(WarningCode::BadNumber, "bone type");
    bone.flags = flagsOf(record.type);
    if (record.type == FollowsRotation) {
        bone.flags |= appendRotation;
        bone.appendParent = record.tail;
        bone.appendRatio = static_cast<float>(static_cast<std::int16_t>(record.ikParent)) / 100.0f;
        return;
    }
    bone.tailBone = record.tail > 0 ? record.tail : -1; // 0 is none here, as no bone points there
    if (record.type == CopiesRotation) {
        bone.flags |= appendRotation;
        bone.appendParent = record.ikParent == 0xFFFF ? -1 : std::int32_t(record.ikParent);
        bone.appendRatio = 1.0f;
    } else if (record.type == Twists && bone.tailBone > 0 &&
               std::size_t(bone.tailBone) < m_model.bones.size()) {
        const glm::vec3 way = m_model.bones[std::size_t(bone.tailBone)].position - bone.position;
        const float length = glm::length(way);
        if (length > 0.0f && std::isfinite(length)) {
            bone.flags |= fixedAxis;
            bone.fixedAxis = way / length;
        }
    }
}

void Reader::readIk()
{
    const auto total = count<std::uint16_t>("IK chains", ikSize);
    for (std::size_t at = 0; at < total && ok("IK chain", at); ++at) {
        const std::int32_t goal = index16();
        pmx::Ik ik;
        ik.effector = index16();
        const auto links = m_in.read<std::uint8_t>();
        ik.loops = m_in.read<std::uint16_t>();
        ik.stepAngle = m_in.read<float>() * 4.0f;
        ik.links.resize(links);
        for (pmx::IkLink& link : ik.links) {
            link.bone = index16();
            const bool isBone = link.bone >= 0 && std::size_t(link.bone) < m_model.bones.size();
            if (isBone && isKnee(m_model.bones[std::size_t(link.bone)].name)) {
                constexpr float half = std::numbers::pi_v<float>;
                link.limited = 1;
                link.lower = {-half, 0.0f, 0.0f};
                link.upper = {-half / 360.0f, 0.0f, 0.0f}; // half a degree
            }
        }
        if (!ok("IK chain", at))
            return;
        if (goal < 0 || std::size_t(goal) >= m_model.bones.size()) {
            warn(WarningCode::BadReference, "IK goal");
        } else if (pmx::Bone& bone = m_model.bones[std::size_t(goal)];
                   bone.flags & pmx::boneFlag::ik) {
            warn(WarningCode::UnsupportedFeature, "second IK chain of a goal");
        } else {
            bone.flags |= pmx::boneFlag::ik;
            bone.ik = std::move(ik);
        }
    }
    ok("IK chains", total);
}

/// The vertices to which the indices of the other morphs refer.
void Reader::readBase(std::uint32_t total)
{
    m_base.resize(total);
    for (std::uint32_t& vertex : m_base) {
        vertex = m_in.read<std::uint32_t>();
        vec3(); // where it rests: the vertex says so
    }
}

void Reader::readMorphs()
{
    const auto total = count<std::uint16_t>("morphs", morphSize);
    for (std::size_t at = 0; at < total && ok("morph", at); ++at) {
        pmx::Morph morph;
        morph.name = text(nameSize);
        const std::size_t countAt = m_in.offset();
        const auto offsets = m_in.read<std::uint32_t>();
        morph.panel = pmx::MorphPanel(m_in.read<std::uint8_t>());
        if (!ok("morph", at))
            return;
        if (offsets > m_in.left() / 16) {
            fail(ErrorCode::CountTooLarge, "morph offsets", countAt, offsets);
            return;
        }
        if (at == 0) {
            readBase(offsets);
            continue;
        }
        morph.vertex.resize(offsets);
        for (pmx::VertexOffset& each : morph.vertex) {
            const auto index = m_in.read<std::uint32_t>();
            each.offset = vec3();
            if (index < m_base.size())
                each.vertex = static_cast<std::int32_t>(m_base[index]);
            else
                warn(WarningCode::BadReference, "morph vertex");
        }
        m_model.morphs.push_back(std::move(morph));
    }
    ok("morphs", total);
}

/// MMD's groups of bones and morphs. Two special ones are first: Root has the first bone, which is
/// in no other group; 表情 has the morphs.
void Reader::readFrames()
{
    auto& frames = m_model.displayFrames;
    frames.push_back({{"Root", {}}, {"Root", {}}, 1, {}});
    frames.push_back({{"表情", {}}, {"Exp", {}}, 1, {}});
    const auto morphs = count<std::uint8_t>("morphs shown", 2);
    for (std::size_t at = 0; at < morphs; ++at) {
        const std::int32_t morph = index16() - 1; // without the base
        if (morph >= 0 && std::size_t(morph) < m_model.morphs.size())
            frames[1].items.push_back({1, morph});
        else
            warn(WarningCode::BadReference, "morph shown");
    }
    const auto groups = count<std::uint8_t>("bone groups", groupNameSize);
    for (std::size_t at = 0; at < groups && ok("bone group", at); ++at) {
        pmx::Text name = text(groupNameSize);
        for (std::string* part : {&name.utf8, &name.raw})
            while (!part->empty() && (part->back() == '\n' || part->back() == '\r'))
                part->pop_back();
        frames.push_back({std::move(name), {}, 0, {}});
    }
    const auto bones = count<std::uint32_t>("bones shown", 3);
    for (std::size_t at = 0; at < bones; ++at) {
        const std::int32_t bone = index16();
        const std::size_t group = m_in.read<std::uint8_t>();
        const std::size_t frame = group == 0 ? 0 : group + 1;
        if (bone >= 0 && std::size_t(bone) < m_model.bones.size() && frame < frames.size())
            frames[frame].items.push_back({0, bone});
        else
            warn(WarningCode::BadReference, "bone shown");
    }
    if (frames[0].items.empty() && !m_model.bones.empty())
        frames[0].items.push_back({0, 0});
    ok("bones shown", bones);
}

void Reader::readBodies()
{
    const auto total = count<std::uint32_t>("rigid bodies", bodySize);
    m_model.rigidBodies.resize(total);
    for (std::size_t at = 0; at < total && ok("rigid body", at); ++at) {
        pmx::RigidBody& body = m_model.rigidBodies[at];
        body.name = text(nameSize);
        body.bone = index16();
        body.group = m_in.read<std::uint8_t>();
        body.mask = m_in.read<std::uint16_t>();
        body.shape = pmx::Shape(m_in.read<std::uint8_t>());
        body.size = vec3();
        body.position = vec3();
        body.rotation = vec3();
        body.mass = m_in.read<float>();
        body.linearDamping = m_in.read<float>();
        body.angularDamping = m_in.read<float>();
        body.restitution = m_in.read<float>();
        body.friction = m_in.read<float>();
        body.mode = pmx::BodyMode(m_in.read<std::uint8_t>());
        // The position is relative to the bone; without a bone, to the first bone.
        const std::size_t bone = body.bone >= 0 ? std::size_t(body.bone) : 0;
        if (bone < m_model.bones.size())
            body.position += m_model.bones[bone].position;
    }
    if (ok("rigid bodies", total))
        readJoints();
}

void Reader::readJoints()
{
    const auto total = count<std::uint32_t>("joints", jointSize);
    m_model.joints.resize(total);
    for (std::size_t at = 0; at < total && ok("joint", at); ++at) {
        pmx::Joint& joint = m_model.joints[at];
        joint.name = text(nameSize);
        joint.bodyA = m_in.read<std::int32_t>();
        joint.bodyB = m_in.read<std::int32_t>();
        joint.position = vec3();
        joint.rotation = vec3();
        joint.linearLower = vec3();
        joint.linearUpper = vec3();
        joint.angularLower = vec3();
        joint.angularUpper = vec3();
        joint.linearSpring = vec3();
        joint.angularSpring = vec3();
    }
    ok("joints", total);
}

} // namespace mmd::pmd
