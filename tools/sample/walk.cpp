// SPDX-License-Identifier: MIT
#include "tools/sample/walk.h"

#include "libmmd/text/cp932.h"
#include "tools/sample/foot_path.h"
#include "tools/sample/shape/mesh.h"
#include "tools/sample/track_maker.h"

#include <glm/geometric.hpp>
#include <glm/gtc/constants.hpp>
#include <glm/gtc/quaternion.hpp>

#include <algorithm>
#include <cmath>
#include <cstring>

namespace sample {
namespace {

constexpr glm::vec3 right{1, 0, 0}, up{0, 1, 0}, back{0, 0, 1};

float phase(double frame)
{
    return glm::two_pi<float>() * static_cast<float>(frame / walkCycle);
}

glm::quat turn(float degrees, const glm::vec3& axis)
{
    return glm::angleAxis(glm::radians(degrees), axis);
}

/// Yaw, pitch and roll in degrees, in MMD's order.
glm::quat turned(float yaw, float pitch, float roll)
{
    return turn(yaw, up) * turn(pitch, right) * turn(roll, back);
}

mmd::BoneValue rotation(const glm::quat& q)
{
    return {glm::vec3(0.0f), q};
}

mmd::BoneValue mirrored(mmd::BoneValue value)
{
    value.translation.x = -value.translation.x;
    value.rotation.y = -value.rotation.y;
    value.rotation.z = -value.rotation.z;
    return value;
}

/// Rises from 0 to 1 over `in` and falls to 0 over `out`.
float during(double frame, float inFrom, float inTo, float outFrom, float outTo)
{
    const auto f = static_cast<float>(frame);
    return smoothstep(inFrom, inTo, f) * smoothstep(outTo, outFrom, f);
}

/// How far she turns to the viewer, 0..1.
float glance(double frame)
{
    return during(frame, 44, 60, 88, 106);
}

class Walk {
public:
    explicit Walk(const Skeleton& bones)
        : m_bones(bones)
    {
    }
    mmd::Motion make();

private:
    using Offsets = std::initializer_list<std::uint32_t>;
    void bone(std::string_view name, Offsets offsets, const BoneMove& move)
    {
        addBoneTrack(m_motion, name, cycleFrames(offsets, walkCycle, walkLength), move);
    }
    /// `move` is for the left side; the right side does the same half a cycle later.
    void sides(std::string_view name, Offsets offsets, const BoneMove& move);
    void pose(std::string_view name, const glm::quat& left);

    void addTravel();
    void addTrunk();
    void addHead();
    void addArms();
    void addHands();
    void addFeet();
    void addFace();

    const Skeleton& m_bones;
    mmd::Motion m_motion;
};

void Walk::sides(std::string_view name, Offsets offsets, const BoneMove& move)
{
    bone(sided(true, name), offsets, move);
    std::vector<std::uint32_t> frames;
    for (const std::uint32_t offset : offsets)
        for (std::uint32_t start = 0; start <= walkLength; start += walkCycle) {
            const std::uint32_t frame = start + (offset + walkCycle / 2) % walkCycle;
            if (frame > 1 && frame + 1 < walkLength)
                frames.push_back(frame);
        }
    frames.insert(frames.end(), {0, walkLength});
    std::sort(frames.begin(), frames.end());
    frames.erase(std::unique(frames.begin(), frames.end()), frames.end());
    addBoneTrack(m_motion, sided(false, name), frames,
        [&](double frame) { return mirrored(move(frame + walkCycle / 2)); });
}

/// A constant pose: one key at frame 0 on both sides.
void Walk::pose(std::string_view name, const glm::quat& left)
{
    for (const bool isLeft : {true, false})
        addBoneTrack(m_motion, sided(isLeft, name), {0},
            [&](double) { return isLeft ? rotation(left) : mirrored(rotation(left)); });
}

void Walk::addTravel()
{
    // Diagonally towards the viewer, through the middle of the stage.
    constexpr float heading = 24.0f;
    const glm::quat facing = turn(heading, up);
    const glm::vec3 forward = facing * glm::vec3(0, 0, -1);
    addBoneTrack(m_motion, "全ての親", {0, walkLength}, [=](double frame) {
        const float way = walkSpeed * static_cast<float>(frame);
        return mmd::BoneValue{glm::vec3(7.0f, 0, 23.0f) + forward * way, facing};
    });
}

void Walk::addTrunk()
{
    // The weight sways over the standing leg, sinks after each contact and rises when the legs
    // pass.
    bone("センター", {0, 8, 15, 23}, [](double frame) {
        const float p = phase(frame);
        return mmd::BoneValue{{0.20f * std::sin(p - 0.12f), -0.12f, 0.0f}, turned(0, 0, 0)};
    });
    bone("グルーブ", {2, 9, 17, 24}, [](double frame) {
        const float p = 2.0f * (phase(frame) - phase(1.8));
        return mmd::BoneValue{{0, -0.17f - 0.18f * std::cos(p), 0}, turned(0, 0, 0)};
    });
    bone("下半身", {0, 8, 15, 23}, [](double frame) {
        const float p = phase(frame);
        return rotation(turned(8.0f * std::cos(p), -1.0f, 4.0f * std::sin(p + 0.15f)));
    });
    bone("上半身", {1, 8, 16, 23}, [](double frame) {
        const float p = phase(frame - 1.0);
        return rotation(turned(-6.0f * std::cos(p), -2.2f, -2.6f * std::sin(p)));
    });
    bone("上半身2", {3, 10, 18, 25}, [](double frame) {
        const float p = phase(frame - 2.5);
        const float breath = std::cos(2.0f * p);
        return rotation(turned(-5.0f * std::cos(p), 1.5f + 1.1f * breath, -1.8f * std::sin(p)));
    });
}

/// The head keeps its direction: neck and head compensate the rotation of the chest.
void Walk::addHead()
{
    bone("首", {3, 10, 18, 25}, [](double frame) {
        const float p = phase(frame - 2.0);
        return rotation(turned(4.5f * std::cos(p) - 7.0f * glance(frame),
            -1.2f * std::cos(2.0f * p), 2.0f * std::sin(p)));
    });
    bone("頭", {4, 11, 19, 26}, [](double frame) {
        const float p = phase(frame - 3.5);
        const float look = glance(frame);
        return rotation(turned(4.0f * std::cos(p) - 13.0f * look,
            1.6f + 1.4f * std::cos(2.0f * p) - 1.0f * look, 1.4f * std::sin(p) + 5.0f * look));
    });
    addBoneTrack(m_motion, "両目", {0, 40, 46, 92, 98, walkLength},
        [](double frame) { return rotation(turned(-5.0f * during(frame, 40, 46, 92, 98), 0, 0)); });
}

void Walk::addArms()
{
    sides("肩", {1, 8, 16, 23}, [](double frame) {
        const float p = phase(frame - 1.0);
        return rotation(turned(-4.0f * std::cos(p), 0, -2.5f + 1.2f * std::sin(2.0f * p)));
    });
    // The arm hangs, then swings opposite to the leg of its side; each joint follows the one above
    // it with a delay.
    sides("腕", {1, 8, 16, 23}, [](double frame) {
        const float p = phase(frame - 1.2);
        const float swing = 2.0f - 21.0f * std::cos(p);
        const float away = 1.5f * std::cos(2.0f * p);
        return rotation(turn(swing, right) * turn(-36.0f + away, back));
    });
    sides("腕捩", {1, 16}, [](double frame) {
        return rotation(turn(-9.0f - 5.0f * std::cos(phase(frame - 1.2)), armDirection));
    });
    const glm::vec3 elbowAxis = glm::normalize(glm::cross(armDirection, glm::vec3(0, 0, -1)));
    sides("ひじ", {3, 10, 18, 25}, [=](double frame) {
        const float p = phase(frame - 3.0);
        return rotation(turn(19.0f - 12.0f * std::cos(p), elbowAxis));
    });
    sides("手首", {5, 12, 20, 27}, [=](double frame) {
        const float p = phase(frame - 5.2);
        return rotation(turn(2.0f - 9.0f * std::cos(p), elbowAxis) * turn(-7.0f, back));
    });
}

void Walk::addHands()
{
    struct Curl {
        const char* finger;
        float first, second, third, spread;
    };
    static constexpr Curl curls[] = {{"人指", 12, 18, 12, 5}, {"中指", 17, 22, 14, 1},
        {"薬指", 21, 25, 16, -3}, {"小指", 24, 28, 18, -8}};
    for (const Curl& curl : curls) {
        const std::string name = curl.finger;
        const glm::vec3 spreadAxis = palmDirection;
        pose(name + "１", turn(curl.spread, spreadAxis) * turn(-curl.first, back));
        pose(name + "２", turn(-curl.second, back));
        pose(name + "３", turn(-curl.third, back));
    }
    pose("親指０", turn(-10.0f, palmDirection) * turn(-6.0f, back));
    pose("親指１", turn(-8.0f, palmDirection));
    pose("親指２", turn(-12.0f, palmDirection));
}

void Walk::addFeet()
{
    const FootPath path(m_bones);
    sides("足ＩＫ", {0, 2, 4, 11, 13, 15, 17, 18, 20, 22, 24, 27, 29},
        [&](double frame) { return path.goal(frame); });
    sides("つま先", {4, 11, 13, 15, 17, 18, 21, 24},
        [&](double frame) { return rotation(turn(path.toeBend(frame), right)); });
}

void Walk::addFace()
{
    addMorphTrack(m_motion, "まばたき",
        {{0, 0}, {22, 0}, {25, 1}, {26, 1}, {30, 0}, {97, 0}, {100, 1}, {101, 1}, {105, 0}});
    addMorphTrack(m_motion, "笑い", {{0, 0}, {58, 0}, {63, 1}, {80, 1}, {86, 0}});
    addMorphTrack(
        m_motion, "あ", {{0, 0}, {56, 0}, {64, 0.55f}, {70, 0.40f}, {78, 0.45f}, {88, 0}});
    addMorphTrack(m_motion, "い", {{0, 0.12f}, {50, 0.12f}, {58, 0.3f}, {90, 0.12f}});
}

mmd::Motion Walk::make()
{
    const std::string name = mmd::encodeCp932("マネキン").bytes;
    std::memcpy(m_motion.header.modelName.data(), name.data(), name.size());
    addTravel();
    addTrunk();
    addHead();
    addArms();
    addHands();
    addFeet();
    addFace();
    addShowIk(m_motion, {"左足ＩＫ", "右足ＩＫ", "左つま先ＩＫ", "右つま先ＩＫ"});
    return std::move(m_motion);
}

} // namespace

mmd::Motion makeWalk(const Skeleton& bones)
{
    return Walk(bones).make();
}

} // namespace sample
