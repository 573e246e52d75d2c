// SPDX-License-Identifier: MIT
#include "tests/libmmd/tools/import/foreign_rig.h"

#include <array>
#include <cmath>
#include <map>
#include <string>
#include <vector>

using namespace mmd;

namespace odori::test {
namespace {

/// Joint, parent, and the bone that moves it. "*" is the side: the names of the left follow, and of
/// the right.
struct Row {
    std::string joint, parent, bone;
};

struct Words {
    std::string hips, spines[3], neck, head, shoulder, arm, forearm, hand, upperLeg, lowerLeg, foot,
        toe;
    std::string left, right;
    std::string fingers[5], segments[3];
    std::string hipJoint;
};

Words wordsOf(RigNames names)
{
    switch (names) {
    case RigNames::Mixamo:
        return {"mixamorig:Hips", {"mixamorig:Spine", "mixamorig:Spine1", "mixamorig:Spine2"},
            "mixamorig:Neck", "mixamorig:Head", "mixamorig:*Shoulder", "mixamorig:*Arm",
            "mixamorig:*ForeArm", "mixamorig:*Hand", "mixamorig:*UpLeg", "mixamorig:*Leg",
            "mixamorig:*Foot", "mixamorig:*ToeBase", "Left", "Right",
            {"mixamorig:*HandThumb", "mixamorig:*HandIndex", "mixamorig:*HandMiddle",
                "mixamorig:*HandRing", "mixamorig:*HandPinky"},
            {"1", "2", "3"}, ""};
    case RigNames::Vrm:
        return {"J_Bip_C_Hips", {"J_Bip_C_Spine", "J_Bip_C_Chest", "J_Bip_C_UpperChest"},
            "J_Bip_C_Neck", "J_Bip_C_Head", "J_Bip_*_Shoulder", "J_Bip_*_UpperArm",
            "J_Bip_*_LowerArm", "J_Bip_*_Hand", "J_Bip_*_UpperLeg", "J_Bip_*_LowerLeg",
            "J_Bip_*_Foot", "J_Bip_*_ToeBase", "L", "R",
            {"J_Bip_*_Thumb", "J_Bip_*_Index", "J_Bip_*_Middle", "J_Bip_*_Ring", "J_Bip_*_Little"},
            {"1", "2", "3"}, ""};
    case RigNames::Cmu:
        return {"Hips", {"LowerBack", "Spine", "Spine1"}, "Neck", "Head", "*Shoulder", "*Arm",
            "*ForeArm", "*Hand", "*UpLeg", "*Leg", "*Foot", "*ToeBase", "Left", "Right", {}, {},
            "*HipJoint"};
    case RigNames::Rokoko:
        return {"Hips", {"Spine1", "Spine2", "Spine3"}, "Neck", "Head", "*Shoulder", "*Arm",
            "*ForeArm", "*Hand", "*Thigh", "*Shin", "*Foot", "*Toe", "Left", "Right",
            {"*FingerThumb", "*FingerIndex", "*FingerMiddle", "*FingerRing", "*FingerPinky"},
            {"Proximal", "Intermediate", "Distal"}, ""};
    case RigNames::Biped:
        return {"Bip01 Pelvis", {"Bip01 Spine", "Bip01 Spine1", "Bip01 Spine2"}, "Bip01 Neck",
            "Bip01 Head", "Bip01 * Clavicle", "Bip01 * UpperArm", "Bip01 * Forearm", "Bip01 * Hand",
            "Bip01 * Thigh", "Bip01 * Calf", "Bip01 * Foot", "Bip01 * Toe0", "L", "R", {}, {}, ""};
    case RigNames::Blender:
        return {"hips", {"spine", "spine.001", "chest"}, "neck", "head", "shoulder.*",
            "upper_arm.*", "forearm.*", "hand.*", "thigh.*", "shin.*", "foot.*", "toe.*", "L", "R",
            {}, {}, ""};
    }
    return {};
}

std::string sided(const std::string& name, const std::string& side)
{
    const std::size_t star = name.find('*');
    return star == name.npos ? name : name.substr(0, star) + side + name.substr(star + 1);
}

std::vector<Row> rowsOf(const Words& w)
{
    std::vector<Row> rows{{w.hips, "", "下半身"}, {w.spines[0], w.hips, "上半身"},
        {w.spines[1], w.spines[0], "上半身"}, {w.spines[2], w.spines[1], "上半身2"},
        {w.neck, w.spines[2], "首"}, {w.head, w.neck, "頭"}};
    for (const bool isLeft : {true, false}) {
        const std::string side = isLeft ? w.left : w.right, kanji = isLeft ? "左" : "右";
        const auto add = [&](const std::string& joint, const std::string& parent,
                             const std::string& bone) {
            rows.push_back({sided(joint, side), sided(parent, side), kanji + bone});
        };
        add(w.shoulder, w.spines[2], "肩");
        add(w.arm, w.shoulder, "腕");
        add(w.forearm, w.arm, "ひじ");
        add(w.hand, w.forearm, "手首");
        if (!w.hipJoint.empty()) {
            const std::string name = isLeft ? "LHipJoint" : "RHipJoint";
            rows.push_back({name, w.hips, "下半身"});
            add(w.upperLeg, name, "足");
        } else {
            add(w.upperLeg, w.hips, "足");
        }
        add(w.lowerLeg, w.upperLeg, "ひざ");
        add(w.foot, w.lowerLeg, "足首");
        add(w.toe, w.foot, "つま先");
        const char* fingers[] = {"親指", "人指", "中指", "薬指", "小指"};
        for (int finger = 0; finger < 5; ++finger) {
            if (w.fingers[finger].empty())
                continue;
            std::string parent = w.hand;
            for (int segment = 0; segment < 3; ++segment) {
                const bool isThumb = finger == 0;
                const char* digits[] = {"０", "１", "２", "３"};
                const std::string joint = w.fingers[finger] + w.segments[segment];
                add(joint, parent,
                    std::string(fingers[finger]) + digits[segment + (isThumb ? 0 : 1)]);
                parent = joint;
            }
        }
    }
    return rows;
}

int boneOf(const Model& model, const std::string& name)
{
    for (std::size_t bone = 0; bone < model.data.bones.size(); ++bone)
        if (model.data.bones[bone].name.utf8 == name)
            return int(bone);
    return -1;
}

struct Joint {
    Row row;
    int bone = -1, parent = -1;
    glm::dvec3 start{0.0};         ///< rest position in the model's pose, legs stretched
    glm::dquat pose{1.0, 0, 0, 0}; ///< from the model's rest pose to the rig's
    glm::dquat roll{1.0, 0, 0, 0}; ///< of its axes
    glm::dvec3 offset{0.0};        ///< from the parent, in the parent's axes
};

glm::dquat rolled(std::size_t seed)
{
    return glm::normalize(glm::dquat(0.3 + double(seed % 5), double(seed % 3) - 1.0,
        double(seed % 7) * 0.3 - 0.8, double(seed % 4) * 0.4 - 0.5));
}

bool isLegPart(const std::string& bone)
{
    return bone.find("ひざ") != bone.npos || bone.find("足首") != bone.npos ||
           bone.find("つま先") != bone.npos;
}

class Rig {
public:
    Rig(const Model& model, const RigKind& kind)
        : m_model(model)
        , m_kind(kind)
    {
        addJoints();
        stretchLegs();
        raiseArms();
        for (std::size_t at = 0; at < m_joints.size(); ++at)
            m_joints[at].roll = kind.hasRoll ? rolled(at + 1) : glm::conjugate(m_joints[at].pose);
        for (Joint& joint : m_joints)
            if (joint.parent >= 0) {
                const Joint& parent = m_joints[std::size_t(joint.parent)];
                joint.offset = glm::conjugate(parent.roll) * (joint.start - parent.start);
            }
    }
    [[nodiscard]] SkeletonAnimation animation(
        const std::shared_ptr<const Model>& model, const Motion& motion);

private:
    void addJoints();
    void stretchLegs();
    void raiseArms();
    [[nodiscard]] glm::dvec3 restOf(const std::string& bone) const
    {
        const int at = boneOf(m_model, bone);
        return at < 0 ? glm::dvec3(0.0)
                      : glm::dvec3(m_model.rig.bones[std::size_t(at)].restPosition);
    }
    /// From MMD's space and unit to the rig's.
    [[nodiscard]] JointPlace inFile(const glm::dvec3& position, const glm::dquat& rotation) const
    {
        const glm::dvec3 p = m_kind.space * (glm::dvec3(position.x, position.y, -position.z));
        const glm::dquat turn = glm::quat_cast(m_kind.space);
        const glm::dquat mirrored(rotation.w, -rotation.x, -rotation.y, rotation.z);
        return {glm::vec3(p * m_kind.scale), glm::quat(turn * mirrored)};
    }

    const Model& m_model;
    const RigKind& m_kind;
    std::vector<Joint> m_joints;
};

void Rig::addJoints()
{
    std::map<std::string, int> indices;
    for (const Row& row : rowsOf(wordsOf(m_kind.names))) {
        Joint joint;
        joint.row = row;
        joint.bone = boneOf(m_model, row.bone);
        if (joint.bone < 0 && row.bone == "上半身2")
            joint.bone = boneOf(m_model, "上半身");
        if (joint.bone < 0)
            continue;
        const auto parent = indices.find(row.parent);
        if (!row.parent.empty() && parent == indices.end())
            continue;
        joint.parent = row.parent.empty() ? -1 : parent->second;
        joint.start = glm::dvec3(m_model.rig.bones[std::size_t(joint.bone)].restPosition);
        if (row.bone == "下半身")
            joint.start = (restOf("左足") + restOf("右足")) * 0.5 + glm::dvec3(0.0, 0.4, 0.0);
        indices[row.joint] = int(m_joints.size());
        m_joints.push_back(joint);
    }
}

/// The feet stay on the ground, everything above the knees moves up.
void Rig::stretchLegs()
{
    const double k = m_kind.legs;
    const double root = restOf("左足").y, foot = restOf("左足首").y;
    const double up = (root - foot) * (k - 1.0);
    for (Joint& joint : m_joints) {
        if (!isLegPart(joint.row.bone)) {
            joint.start.y += up;
            continue;
        }
        const bool isLeft = joint.row.bone.substr(0, 3) == "左";
        const glm::dvec3 top = restOf(isLeft ? "左足" : "右足");
        if (joint.row.bone.find("ひざ") != std::string::npos)
            joint.start = top + (joint.start - top) * m_kind.thighs;
        if (joint.row.bone.find("つま先") != std::string::npos) {
            const glm::dvec3 ankle = restOf(isLeft ? "左足首" : "右足首");
            joint.start += (ankle - top) * (k - 1.0) + glm::dvec3(0.0, up, 0.0);
        } else {
            joint.start = top + (joint.start - top) * k + glm::dvec3(0.0, up, 0.0);
        }
    }
}

/// Turns the arms to the horizontal, with all that hangs on them.
void Rig::raiseArms()
{
    if (!m_kind.isTPose)
        return;
    for (std::size_t at = 0; at < m_joints.size(); ++at) {
        const std::string& bone = m_joints[at].row.bone;
        const bool isLeft = bone.substr(0, 3) == "左";
        if (bone.substr(3) == "腕") {
            const glm::dvec3 way = restOf(isLeft ? "左手首" : "右手首") - restOf(bone);
            const glm::dvec3 flat(isLeft ? 1.0 : -1.0, 0.0, 0.0);
            const double angle = std::acos(glm::dot(glm::normalize(way), flat));
            m_joints[at].pose = glm::angleAxis(angle, glm::normalize(glm::cross(way, flat)));
        } else if (m_joints[at].parent >= 0) {
            m_joints[at].pose = m_joints[std::size_t(m_joints[at].parent)].pose;
        }
    }
}

SkeletonAnimation Rig::animation(const std::shared_ptr<const Model>& model, const Motion& motion)
{
    SkeletonAnimation result;
    result.fps = m_kind.fps;
    std::vector<glm::dvec3> positions(m_joints.size());
    std::vector<glm::dquat> rotations(m_joints.size());
    const auto place = [&](std::size_t at) {
        const Joint& joint = m_joints[at];
        if (joint.parent >= 0)
            positions[at] = positions[std::size_t(joint.parent)] +
                            rotations[std::size_t(joint.parent)] * joint.offset;
    };
    for (std::size_t at = 0; at < m_joints.size(); ++at) {
        const Joint& joint = m_joints[at];
        rotations[at] = joint.pose * joint.roll;
        if (joint.parent < 0)
            positions[at] = m_kind.restIsAtOrigin ? glm::dvec3(0.0) : joint.start;
        place(at);
        result.joints.push_back(
            {joint.row.joint, joint.parent, inFile(positions[at], rotations[at])});
    }
    PoseEvaluator evaluator(model);
    evaluator.setMotion(motion);
    result.frameCount = std::size_t(double(motion.lastFrame()) / 30.0 * m_kind.fps + 1e-6) + 1;
    for (std::size_t frame = 0; frame < result.frameCount; ++frame) {
        const Pose& pose = evaluator.evaluate(double(frame) * 30.0 / m_kind.fps);
        const auto worldOf = [&](const char* bone) {
            return glm::dvec3(pose.bones[std::size_t(boneOf(*model, bone))].translation);
        };
        for (std::size_t at = 0; at < m_joints.size(); ++at) {
            const Joint& joint = m_joints[at];
            rotations[at] = glm::dquat(pose.bones[std::size_t(joint.bone)].rotation) * joint.roll;
            if (joint.parent < 0) {
                // The legs begin where the model's do, in the size of the rig's legs.
                const double foot = (restOf("左足首").y + restOf("右足首").y) * 0.5;
                glm::dvec3 legs = (worldOf("左足") + worldOf("右足")) * 0.5;
                legs = glm::dvec3(legs.x, legs.y - foot, legs.z) * m_kind.legs +
                       glm::dvec3(0.0, foot, 0.0);
                positions[at] = legs + glm::dquat(pose.bones[std::size_t(joint.bone)].rotation) *
                                           glm::dvec3(0.0, 0.4, 0.0);
            }
            place(at);
            result.places.push_back(inFile(positions[at], rotations[at]));
        }
    }
    for (std::size_t at = 0; at < m_joints.size() && m_kind.restIsFirstFrame; ++at)
        result.joints[at].rest = result.places[at];
    return result;
}

} // namespace

SkeletonAnimation foreignRig(
    const std::shared_ptr<const Model>& model, const Motion& motion, const RigKind& kind)
{
    return Rig(*model, kind).animation(model, motion);
}

} // namespace odori::test
