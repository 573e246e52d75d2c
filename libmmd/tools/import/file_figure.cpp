// SPDX-License-Identifier: MIT
#include "libmmd/tools/import/file_figure.h"

#include "libmmd/base/frame_rate.h"
#include "libmmd/tools/import/model_bones.h"

#include <glm/vec2.hpp>

#include <algorithm>
#include <cmath>
#include <map>

namespace mmd {
namespace {

constexpr double metresOfUnit = 0.08;

/// The joint of the first of these bones that has one; -1.
int jointOf(const ModelBones& bones, const MappedJoints& mapped,
    std::initializer_list<std::string_view> names)
{
    for (const std::string_view name : names)
        if (const int bone = bones.find(name); bone >= 0)
            if (const int joint = mapped.joints[std::size_t(bone)]; joint >= 0)
                return joint;
    return -1;
}

/// The nearest axis if `v` is almost along one, else `v` itself; of unit length.
glm::vec3 snapped(const glm::vec3& v, float cosine)
{
    glm::vec3 axis(0.0f);
    glm::length_t most = 0;
    for (glm::length_t each = 1; each < 3; ++each)
        if (std::abs(v[each]) > std::abs(v[most]))
            most = each;
    axis[most] = v[most] < 0.0f ? -1.0f : 1.0f;
    return glm::dot(axis, glm::normalize(v)) > cosine ? axis : glm::normalize(v);
}

bool isLong(const glm::vec3& v)
{
    return glm::dot(v, v) > 1e-12f && std::isfinite(glm::dot(v, v));
}

/// The cubic curve through the four frames; without the outer ones over a jump.
template <class Value>
Value cubic(const std::array<Value, 4>& at, float part, float step, float around)
{
    if (step > 4.0f * around + 1e-6f)
        return at[1] * (1.0f - part) + at[2] * part;
    const float t2 = part * part, t3 = t2 * part;
    return at[0] * (t2 - 0.5f * (t3 + part)) + at[1] * (1.5f * t3 - 2.5f * t2 + 1.0f) +
           at[2] * (2.0f * t2 - 1.5f * t3 + 0.5f * part) + at[3] * (0.5f * (t3 - t2));
}

/// A place between the second and the third frame.
JointPlace between(std::array<JointPlace, 4> at, float part)
{
    const auto step = [&](std::size_t from) {
        return glm::distance(at[from].position, at[from + 1].position);
    };
    const auto turn = [&](std::size_t from) {
        const float cosine = std::abs(glm::dot(at[from].rotation, at[from + 1].rotation));
        return std::acos(std::min(cosine, 1.0f));
    };
    const float turns[] = {turn(0), turn(1), turn(2)};
    for (std::size_t index = 1; index < at.size(); ++index)
        if (glm::dot(at[index].rotation, at[index - 1].rotation) < 0.0f)
            at[index].rotation = -at[index].rotation;
    const auto& [a, b, c, d] = at;
    return {cubic<glm::vec3>({a.position, b.position, c.position, d.position}, part, step(1),
                std::max(step(0), step(2))),
        glm::normalize(cubic<glm::quat>({a.rotation, b.rotation, c.rotation, d.rotation}, part,
            turns[1], std::max(turns[0], turns[2])))};
}

} // namespace

MappedJoints mappedJoints(
    const SkeletonAnimation& animation, const Model& model, const BoneMapping& mapping)
{
    MappedJoints result;
    const ModelBones bones(model);
    result.joints.assign(bones.size(), -1);
    result.uses.assign(bones.size(), JointUse::Rotation);
    result.used.assign(animation.joints.size(), false);
    std::map<std::string_view, int> joints;
    for (std::size_t joint = 0; joint < animation.joints.size(); ++joint)
        joints.emplace(animation.joints[joint].name, int(joint));
    for (const BonePair& pair : mapping.pairs) {
        const int bone = bones.find(pair.bone);
        const auto joint = joints.find(pair.joint);
        if (bone < 0 || joint == joints.end() || result.joints[std::size_t(bone)] >= 0)
            continue;
        result.joints[std::size_t(bone)] = joint->second;
        result.uses[std::size_t(bone)] = pair.use;
        result.used[std::size_t(joint->second)] = true;
        ++result.count;
    }
    return result;
}

std::array<LegBones, 2> legBonesOf(const Model& model)
{
    const ModelBones bones(model);
    const auto leg = [&](const std::string& side) {
        const int goal = bones.find(side + "足ＩＫ");
        return LegBones{bones.find(side + "足"), bones.find(side + "ひざ"),
            bones.find(side + "足首"), goal >= 0 ? goal : bones.find(side + "足IK")};
    };
    return {leg("左"), leg("右")};
}

FileFigure::FileFigure(const SkeletonAnimation& animation, const Model& model,
    const MappedJoints& mapped, const ImportOptions& options)
    : m_animation(animation)
{
    for (std::size_t joint = 0; joint < animation.joints.size(); ++joint)
        m_rest.push_back(options.rest == ImportRest::FirstFrame && animation.frameCount > 0
                             ? animation.frame(0)[joint]
                             : animation.joints[joint].rest);
    findSpace(model, mapped);
    findScale(model, mapped);
    if (options.scale > 0.0)
        m_scale = options.scale;
    for (JointPlace& place : m_rest)
        place = inSpace(place);
    findGround(model, mapped, options);
}

JointPlace FileFigure::inSpace(const JointPlace& place) const
{
    const glm::vec3 p = m_axes * place.position * float(m_scale);
    const glm::vec3 v = m_axes * glm::vec3(place.rotation.x, place.rotation.y, place.rotation.z);
    return {{p.x, p.y, -p.z}, glm::quat(place.rotation.w, -v.x, -v.y, v.z)};
}

void FileFigure::findSpace(const Model& model, const MappedJoints& mapped)
{
    const ModelBones bones(model);
    const auto at = [&](int joint) { return m_rest[std::size_t(joint)].position; };
    const auto joint = [&](std::initializer_list<std::string_view> names) {
        return jointOf(bones, mapped, names);
    };
    glm::vec3 up(0.0f, 1.0f, 0.0f), left(1.0f, 0.0f, 0.0f);
    const int leftLeg = joint({"左足"}), rightLeg = joint({"右足"});
    const int foot = joint({"左足首", "右足首", "左ひざ", "右ひざ"});
    const int head = joint({"頭", "首", "上半身2", "上半身２", "上半身"});
    if (leftLeg >= 0 && rightLeg >= 0 && (head >= 0 || foot >= 0)) {
        const glm::vec3 legs = (at(leftLeg) + at(rightLeg)) * 0.5f;
        if (const glm::vec3 v = head >= 0 ? at(head) - legs : legs - at(foot); isLong(v))
            up = snapped(v, 0.85f);
    }
    const int leftArm = joint({"左腕", "左肩"}), rightArm = joint({"右腕", "右肩"});
    glm::vec3 side(0.0f);
    if (leftLeg >= 0 && rightLeg >= 0)
        side = at(leftLeg) - at(rightLeg);
    if (!isLong(side) && leftArm >= 0 && rightArm >= 0)
        side = at(leftArm) - at(rightArm);
    side -= up * glm::dot(side, up);
    if (!isLong(side)) {
        side = left - up * glm::dot(left, up);
        if (!isLong(side))
            side = {0.0f, 0.0f, 1.0f};
    }
    left = snapped(side, 0.75f);
    left = glm::normalize(left - up * glm::dot(left, up));
    const glm::vec3 front = glm::cross(left, up);
    m_axes = glm::transpose(glm::mat3(left, up, front));
    const glm::vec3 turned = m_axes * side;
    constexpr float least = 0.1f; // radians; hips are not exactly symmetric
    if (const float angle = std::atan2(turned.z, turned.x); std::abs(angle) > least)
        m_heading = glm::angleAxis(angle, glm::vec3(0.0f, 1.0f, 0.0f));
}

void FileFigure::findScale(const Model& model, const MappedJoints& mapped)
{
    const auto modelLength = [&](int from, int to) {
        return double(glm::distance(model.rig.bones[std::size_t(from)].restPosition,
            model.rig.bones[std::size_t(to)].restPosition));
    };
    const auto fileLength = [&](int from, int to) {
        return double(glm::distance(m_rest[std::size_t(mapped.joints[std::size_t(from)])].position,
            m_rest[std::size_t(mapped.joints[std::size_t(to)])].position));
    };
    double ours = 0.0, theirs = 0.0;
    const auto add = [&](std::initializer_list<int> chain) {
        const auto isMapped = [&](int bone) {
            return bone >= 0 && mapped.joints[std::size_t(bone)] >= 0;
        };
        if (!std::all_of(chain.begin(), chain.end(), isMapped))
            return;
        for (const int* bone = chain.begin(); bone + 1 < chain.end(); ++bone) {
            ours += modelLength(bone[0], bone[1]);
            theirs += fileLength(bone[0], bone[1]);
        }
    };
    for (const LegBones& leg : legBonesOf(model))
        add({leg.upper, leg.lower, leg.foot});
    const ModelBones bones(model);
    if (!(theirs > 0.0))
        for (const std::string_view side : {"左", "右"}) {
            const auto find = [&](std::string_view part) {
                return bones.find(std::string(side) + std::string(part));
            };
            add({find("腕"), find("ひじ"), find("手首")});
        }
    // Without limbs: any mapped bone under another one.
    for (int bone = 0; !(theirs > 0.0) && std::size_t(bone) < bones.size(); ++bone)
        add({model.rig.bones[std::size_t(bone)].parent, bone});
    if (theirs > 1e-9 && ours > 1e-9)
        m_scale = ours / theirs;
    else if (m_animation.metres > 0.0)
        m_scale = m_animation.metres / metresOfUnit;
}

void FileFigure::findGround(
    const Model& model, const MappedJoints& mapped, const ImportOptions& options)
{
    const auto legs = legBonesOf(model);
    glm::vec3 ours(0.0f), theirs(0.0f);
    std::vector<int> ankles;
    float legLength = 0.0f;
    for (const LegBones& leg : legs) {
        if (leg.foot < 0 || leg.upper < 0 || mapped.joints[std::size_t(leg.foot)] < 0)
            continue;
        const int ankle = mapped.joints[std::size_t(leg.foot)];
        ours += model.rig.bones[std::size_t(leg.foot)].restPosition;
        theirs += m_rest[std::size_t(ankle)].position;
        legLength =
            std::max(legLength, glm::distance(model.rig.bones[std::size_t(leg.foot)].restPosition,
                                    model.rig.bones[std::size_t(leg.upper)].restPosition));
        ankles.push_back(ankle);
    }
    if (ankles.empty())
        return;
    ours /= float(ankles.size());
    theirs /= float(ankles.size());
    // A file without a skin may have a moment of the movement as its rest pose.
    bool isStep = false;
    if (ankles.size() == 2) {
        const auto restOf = [&](std::size_t side) {
            return m_rest[std::size_t(ankles[side])].position;
        };
        const glm::vec3 apart = glm::conjugate(m_heading) * (restOf(0) - restOf(1));
        isStep = std::abs(apart.y) > 0.05f * legLength || std::abs(apart.z) > 0.2f * legLength;
        for (std::size_t side = 0; side < 2 && !isStep; ++side)
            m_stance[side] = model.rig.bones[std::size_t(legs[side].foot)].restPosition.x - ours.x -
                             (side == 0 ? 0.5f : -0.5f) * apart.x;
    }
    std::vector<float> heights;
    std::vector<JointPlace> places;
    glm::vec3 first(0.0f);
    const std::size_t frames = frameCount();
    const std::size_t step = std::max<std::size_t>(frames / 3000, 1);
    for (std::size_t frame = 0; frame < frames; frame += step) {
        placesAt(double(frame), places);
        float lowest = places[std::size_t(ankles.front())].position.y;
        for (const int ankle : ankles)
            lowest = std::min(lowest, places[std::size_t(ankle)].position.y);
        heights.push_back(lowest);
        if (frame == 0)
            for (const int ankle : ankles)
                first += places[std::size_t(ankle)].position / float(ankles.size());
    }
    const auto low = heights.begin() + std::ptrdiff_t(heights.size() / 50);
    std::nth_element(heights.begin(), low, heights.end());
    float ground = theirs.y;
    if (options.ground == ImportGround::Lowest ||
        (options.ground == ImportGround::Auto &&
            (isStep || std::abs(*low - ground) > 0.15f * legLength)))
        ground = *low;
    m_groundOffset.y = ours.y - ground;
    if (options.startsAtOrigin) {
        m_groundOffset.x = ours.x - first.x;
        m_groundOffset.z = ours.z - first.z;
    } else if (glm::length(glm::vec2(ours.x - theirs.x, ours.z - theirs.z)) < 0.5f * legLength) {
        // Else the rest pose is somewhere on the way: the file's origin is the model's.
        m_groundOffset.x = ours.x - theirs.x;
        m_groundOffset.z = ours.z - theirs.z;
    }
}

std::size_t FileFigure::frameCount() const
{
    if (m_animation.frameCount == 0)
        return 0;
    const double last = double(m_animation.frameCount - 1) / m_animation.fps * framesPerSecond;
    // The file's last frame is at the nearest one, not lost.
    return std::size_t(std::round(std::min(last, 1e12))) + 1;
}

void FileFigure::placesAt(double frame, std::vector<JointPlace>& places) const
{
    const double at = std::clamp(
        frame / framesPerSecond * m_animation.fps, 0.0, double(m_animation.frameCount - 1));
    const auto before = std::size_t(std::floor(at + 1e-4));
    const double part = at - double(before);
    const auto from = m_animation.frame(before);
    places.resize(from.size());
    if (part < 1e-3 || before + 1 >= m_animation.frameCount) {
        for (std::size_t joint = 0; joint < places.size(); ++joint)
            places[joint] = inSpace(from[joint]);
        return;
    }
    const auto to = m_animation.frame(before + 1);
    const auto earlier = m_animation.frame(before > 0 ? before - 1 : before);
    const auto later = m_animation.frame(std::min(before + 2, m_animation.frameCount - 1));
    for (std::size_t joint = 0; joint < places.size(); ++joint)
        places[joint] =
            inSpace(between({earlier[joint], from[joint], to[joint], later[joint]}, float(part)));
}

} // namespace mmd
