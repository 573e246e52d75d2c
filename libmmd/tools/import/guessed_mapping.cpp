// SPDX-License-Identifier: MIT
#include "libmmd/tools/import/bone_mapping.h"
#include "libmmd/tools/import/joint_names.h"
#include "libmmd/tools/import/model_bones.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace mmd {
namespace {

using Joints = std::vector<std::size_t>;

class Guess {
public:
    Guess(const SkeletonAnimation& animation, const Model& model)
        : m_animation(animation)
        , m_bones(model)
    {
        for (std::size_t joint = 0; joint < animation.joints.size(); ++joint)
            m_meanings.push_back(meaningOf(animation.joints[joint].name));
    }
    BoneMapping run();

private:
    [[nodiscard]] Joints jointsOf(BodyPart part, BodySide side) const;
    /// The first joint of the part; -1 if there is none.
    [[nodiscard]] int first(BodyPart part, BodySide side) const
    {
        const Joints joints = jointsOf(part, side);
        return joints.empty() ? -1 : int(joints.front());
    }
    void add(int joint, std::initializer_list<std::string_view> bones,
        JointUse use = JointUse::Rotation);
    void addTorso();
    void addSide(BodySide side, std::string_view text);
    void addFinger(BodySide side, std::string_view text, BodyPart part, std::string_view name);

    const SkeletonAnimation& m_animation;
    ModelBones m_bones;
    std::vector<JointName> m_meanings;
    BoneMapping m_mapping;
};

Joints Guess::jointsOf(BodyPart part, BodySide side) const
{
    Joints joints;
    for (std::size_t joint = 0; joint < m_meanings.size(); ++joint)
        if (m_meanings[joint].part == part && m_meanings[joint].side == side)
            joints.push_back(joint);
    return joints;
}

/// Adds a pair with the first of `bones` that the model has.
void Guess::add(int joint, std::initializer_list<std::string_view> bones, JointUse use)
{
    if (joint < 0)
        return;
    for (const std::string_view name : bones) {
        if (m_bones.find(name) < 0)
            continue;
        m_mapping.pairs.push_back(
            {m_animation.joints[std::size_t(joint)].name, std::string(name), use});
        return;
    }
}

void Guess::addTorso()
{
    const int hips = first(BodyPart::Hips, BodySide::Middle);
    add(hips, {"センター"}, JointUse::Position);
    add(hips, {"下半身"});
    const Joints torso = jointsOf(BodyPart::Torso, BodySide::Middle);
    const bool hasChest = m_bones.find("上半身2") >= 0 || m_bones.find("上半身２") >= 0;
    if (torso.empty())
        add(hips, {"上半身"});
    else if (torso.size() == 1 || !hasChest)
        add(int(torso.back()), {"上半身"});
    else {
        // The bone in the middle: the shoulders are nearest to their places.
        add(int(torso[(torso.size() - 1) / 2]), {"上半身"});
        add(int(torso.back()), {"上半身2", "上半身２"});
    }
    add(first(BodyPart::Neck, BodySide::Middle), {"首"});
    add(first(BodyPart::Head, BodySide::Middle), {"頭"});
}

void Guess::addFinger(BodySide side, std::string_view text, BodyPart part, std::string_view name)
{
    Joints joints = jointsOf(part, side);
    const bool isThumb = part == BodyPart::Thumb;
    if (!isThumb)
        joints.erase(std::remove_if(joints.begin(), joints.end(),
                         [&](std::size_t joint) { return m_meanings[joint].isMetacarpal; }),
            joints.end());
    const std::string stem = std::string(text) + std::string(name);
    constexpr std::string_view wide[] = {"０", "１", "２", "３"}, narrow[] = {"0", "1", "2", "3"};
    std::size_t number = isThumb ? 0 : 1;
    const bool hasRoot =
        m_bones.find(stem + "０") >= 0 || m_bones.find(stem + "0") >= 0 || joints.size() < 2;
    if (isThumb && !hasRoot && joints.size() > 2)
        joints.erase(joints.begin());
    if (isThumb && (!hasRoot || joints.size() == 1))
        number = 1;
    for (const std::size_t joint : joints) {
        if (number > (isThumb ? 2U : 3U))
            break;
        add(int(joint), {stem + std::string(wide[number]), stem + std::string(narrow[number])});
        ++number;
    }
}

void Guess::addSide(BodySide side, std::string_view text)
{
    const auto name = [&](std::string_view part) { return std::string(text) + std::string(part); };
    int collar = first(BodyPart::Collar, side);
    int upperArm = first(BodyPart::UpperArm, side);
    const int shoulder = first(BodyPart::Shoulder, side);
    if (upperArm < 0)
        upperArm = shoulder;
    else if (collar < 0)
        collar = shoulder;
    int upperLeg = first(BodyPart::UpperLeg, side);
    if (upperLeg < 0)
        upperLeg = first(BodyPart::Hip, side);
    add(collar, {name("肩")});
    add(upperArm, {name("腕")});
    add(first(BodyPart::LowerArm, side), {name("ひじ")});
    add(first(BodyPart::Hand, side), {name("手首")});
    add(upperLeg, {name("足")});
    add(first(BodyPart::LowerLeg, side), {name("ひざ")});
    add(first(BodyPart::Foot, side), {name("足首")});
    add(first(BodyPart::Toe, side), {name("足先EX"), name("つま先")});
    add(first(BodyPart::Eye, side), {name("目")});
    addFinger(side, text, BodyPart::Thumb, "親指");
    addFinger(side, text, BodyPart::Index, "人指");
    addFinger(side, text, BodyPart::Middle, "中指");
    addFinger(side, text, BodyPart::Ring, "薬指");
    addFinger(side, text, BodyPart::Little, "小指");
}

BoneMapping Guess::run()
{
    // The model's own names. A few equal ones are chance.
    std::set<int> taken;
    for (const AnimationJoint& joint : m_animation.joints) {
        const int bone = m_bones.findExported(joint.name);
        if (bone >= 0 && taken.insert(bone).second)
            m_mapping.pairs.push_back({joint.name, m_bones.name(bone), JointUse::All});
    }
    if (m_mapping.pairs.size() >= std::min<std::size_t>(5, m_bones.size()))
        return std::move(m_mapping);
    m_mapping.pairs.clear();
    addTorso();
    addSide(BodySide::Left, "左");
    addSide(BodySide::Right, "右");
    return std::move(m_mapping);
}

} // namespace

BoneMapping guessedMapping(const SkeletonAnimation& animation, const Model& model)
{
    return Guess(animation, model).run();
}

std::vector<std::size_t> movingJoints(const SkeletonAnimation& animation)
{
    std::vector<std::size_t> moving;
    const auto localIn = [&](std::span<const JointPlace> places, std::size_t joint) {
        const std::int32_t parent = animation.joints[joint].parent;
        if (parent < 0)
            return places[joint];
        const JointPlace& outer = places[std::size_t(parent)];
        const glm::quat back = glm::conjugate(outer.rotation);
        return JointPlace{
            back * (places[joint].position - outer.position), back * places[joint].rotation};
    };
    for (std::size_t joint = 0; joint < animation.joints.size() && animation.frameCount; ++joint) {
        const JointPlace from = localIn(animation.frame(0), joint);
        const float reach = 1e-4f * (1.0f + glm::length(from.position));
        for (std::size_t frame = 1; frame < animation.frameCount; ++frame) {
            const JointPlace now = localIn(animation.frame(frame), joint);
            if (glm::distance(now.position, from.position) > reach ||
                std::abs(glm::dot(now.rotation, from.rotation)) < 1.0f - 1e-6f) {
                moving.push_back(joint);
                break;
            }
        }
    }
    return moving;
}

} // namespace mmd
