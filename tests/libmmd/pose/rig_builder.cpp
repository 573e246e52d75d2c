// SPDX-License-Identifier: MIT
#include "tests/libmmd/pose/rig_builder.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace odori::test {
namespace {

template <class Key>
void insert(mmd::Motion& motion, const std::string& name, const Key& key)
{
    std::vector<Key> keys;
    if (const auto* track = mmd::findTrack<Key>(motion, name))
        for (std::size_t at = 0; at < track->size(); ++at)
            if (track->frame(at) != key.frame)
                keys.push_back(track->key(at));
    const auto at = std::find_if(
        keys.begin(), keys.end(), [&](const Key& each) { return each.frame > key.frame; });
    keys.insert(at, key);
    mmd::replaceTrack(motion, mmd::Track<Key>(mmd::fieldOf(name), keys));
}

} // namespace

glm::quat aboutX(float angle)
{
    return glm::angleAxis(degrees(angle), glm::vec3(1, 0, 0));
}

glm::quat aboutY(float angle)
{
    return glm::angleAxis(degrees(angle), glm::vec3(0, 1, 0));
}

glm::quat aboutZ(float angle)
{
    return glm::angleAxis(degrees(angle), glm::vec3(0, 0, 1));
}

int RigBuilder::bone(const glm::vec3& position, int parent)
{
    mmd::pmx::Bone bone;
    bone.name.utf8 = "b" + std::to_string(m_model.bones.size());
    bone.position = position;
    bone.parent = parent;
    bone.flags = mmd::pmx::boneFlag::rotatable | mmd::pmx::boneFlag::movable;
    m_model.bones.push_back(bone);
    return int(m_model.bones.size()) - 1;
}

void RigBuilder::append(int bone, int source, float ratio, std::uint16_t flags)
{
    at(bone).flags = std::uint16_t(at(bone).flags | flags);
    at(bone).appendParent = source;
    at(bone).appendRatio = ratio;
}

void RigBuilder::ik(
    int goal, int effector, std::initializer_list<int> links, int loops, float stepAngle)
{
    at(goal).flags = std::uint16_t(at(goal).flags | mmd::pmx::boneFlag::ik);
    at(goal).ik = {.effector = effector, .loops = loops, .stepAngle = stepAngle, .links = {}};
    for (const int link : links) {
        mmd::pmx::IkLink each;
        each.bone = link;
        at(goal).ik.links.push_back(each);
    }
}

std::shared_ptr<const mmd::Model> RigBuilder::build() const
{
    return std::make_shared<const mmd::Model>(mmd::makeModel(m_model, {}, {}));
}

void key(mmd::Motion& motion, int bone, std::uint32_t frame, const glm::vec3& translation,
    const glm::quat& rotation)
{
    mmd::BoneKeyframe each;
    each.frame = frame;
    each.value = {translation, rotation};
    insert(motion, "b" + std::to_string(bone), each);
}

void key(mmd::Motion& motion, const std::string& morph, std::uint32_t frame, float weight)
{
    insert(motion, morph, mmd::MorphKeyframe{.frame = frame, .value = {weight}});
}

void ikKey(mmd::Motion& motion, std::uint32_t frame, int goal, bool isOn)
{
    mmd::ShowIkKeyframe each;
    each.frame = frame;
    mmd::IkSwitch chain{.on = std::uint8_t(isOn)};
    const std::string name = "b" + std::to_string(goal);
    std::copy(name.begin(), name.end(), chain.name.begin());
    each.value.switches.push_back(chain);
    insert(motion, {}, each);
}

mmd::Pose poseOf(
    const std::shared_ptr<const mmd::Model>& model, const mmd::Motion& motion, double frame)
{
    mmd::PoseEvaluator evaluator(model);
    evaluator.setMotion(motion);
    return evaluator.evaluate(frame);
}

float angleBetween(const glm::quat& a, const glm::quat& b)
{
    // By the chord, which is exact near zero, unlike the arc cosine.
    const glm::quat same = glm::dot(a, b) < 0.0f ? -b : b;
    const glm::quat chord = a - same;
    const float half = std::min(1.0f, 0.5f * std::sqrt(glm::dot(chord, chord)));
    return 4.0f * std::asin(half) * 180.0f / pi;
}

bool isNear(const glm::vec3& a, const glm::vec3& b, float tolerance)
{
    return glm::distance(a, b) <= tolerance;
}

bool isNear(const glm::quat& a, const glm::quat& b, float toleranceDegrees)
{
    return angleBetween(a, b) <= toleranceDegrees;
}

QString textOf(const glm::vec3& value)
{
    return QStringLiteral("(%1, %2, %3)").arg(value.x).arg(value.y).arg(value.z);
}

QString textOf(const glm::quat& value)
{
    return QStringLiteral("(x %1, y %2, z %3, w %4)")
        .arg(value.x)
        .arg(value.y)
        .arg(value.z)
        .arg(value.w);
}

bool isFinite(const mmd::Pose& pose)
{
    return std::all_of(pose.bones.begin(), pose.bones.end(), [](const mmd::BoneTransform& bone) {
        const float sum = bone.translation.x + bone.translation.y + bone.translation.z;
        const float length = glm::dot(bone.rotation, bone.rotation);
        return std::isfinite(sum) && std::abs(length - 1.0f) < 1e-4f;
    });
}

} // namespace odori::test
