// SPDX-License-Identifier: MIT
#include "tests/fuzz/exercise_animation.h"

#include "libmmd/animation/animation_answer.h"
#include "libmmd/animation/bvh_reader.h"
#include "libmmd/animation/gltf/gltf_reader.h"
#include "libmmd/format/vmd/vmd.h"
#include "libmmd/tools/import/import_motion.h"

#include <algorithm>
#include <cmath>
#include <memory>

namespace odori::fuzz {
namespace {

/// A few bytes can be an animation of many frames, which would take most of the time.
constexpr std::size_t mostPlaces = 1 << 16, mostImported = 1 << 10;

mmd::Result<mmd::SkeletonAnimation> read(
    std::string_view extension, std::span<const std::byte> bytes)
{
    if (extension == "bvh")
        return mmd::readBvh(bytes, {.take = {}, .places = mostPlaces});
    if (extension == "animation")
        return mmd::readAnimationAnswer(bytes);
    return mmd::readGltf(
        bytes, "/dev/null", {.take = {}, .places = mostPlaces}); // a folder that has no files
}

bool isFinite(const mmd::JointPlace& place)
{
    const glm::vec3& p = place.position;
    return std::isfinite(p.x + p.y + p.z) &&
           std::abs(glm::dot(place.rotation, place.rotation) - 1.0f) < 0.1f;
}

/// What an animation breaks of its own rules; empty if it is sound.
std::string faultOf(const mmd::SkeletonAnimation& animation)
{
    if (animation.joints.empty() || animation.joints.size() > mmd::mostJoints)
        return "an animation has no joints or too many";
    if (animation.places.size() != animation.frameCount * animation.joints.size())
        return "an animation does not have all its places";
    if (!(animation.fps > 0.0) || !std::isfinite(animation.fps) || !(animation.metres >= 0.0))
        return "an animation has an invalid rate or unit";
    for (std::size_t joint = 0; joint < animation.joints.size(); ++joint)
        if (animation.joints[joint].parent >= std::int32_t(joint) ||
            animation.joints[joint].parent < -1 || !isFinite(animation.joints[joint].rest))
            return "a joint has an invalid parent or place";
    return std::all_of(animation.places.begin(), animation.places.end(), isFinite)
               ? std::string()
               : "a place is not finite";
}

/// A figure with arms, legs and IK of the feet.
mmd::Model makeFigure()
{
    struct Row {
        const char* name;
        int parent;
        glm::vec3 position;
    };
    const Row rows[]{{"センター", -1, {0, 8, 0}}, {"下半身", 0, {0, 10, 0}},
        {"上半身", 0, {0, 10, 0}}, {"頭", 2, {0, 16, 0}}, {"左腕", 2, {1, 14, 0}},
        {"左腕捩", 4, {2, 13, 0}}, {"左ひじ", 5, {3, 12, 0}}, {"左手捩", 6, {4, 11, 0}},
        {"左手首", 7, {5, 10, 0}}, {"右腕", 2, {-1, 14, 0}}, {"右ひじ", 9, {-3, 12, 0}},
        {"右手首", 10, {-5, 10, 0}}, {"左足", 1, {1, 9, 0}}, {"左ひざ", 12, {1, 5, -0.1f}},
        {"左足首", 13, {1, 1, 0}}, {"左足ＩＫ", -1, {1, 1, 0}}};
    mmd::pmx::Model data;
    data.encoding = mmd::pmx::TextEncoding::Utf8;
    for (const Row& row : rows) {
        mmd::pmx::Bone bone;
        bone.name = {row.name, row.name};
        bone.parent = row.parent;
        bone.position = row.position;
        data.bones.push_back(bone);
    }
    for (const std::size_t twist : {5u, 7u}) {
        data.bones[twist].flags |= mmd::pmx::boneFlag::fixedAxis;
        data.bones[twist].fixedAxis = {0.707f, -0.707f, 0.0f};
    }
    mmd::pmx::Bone& goal = data.bones.back();
    goal.flags |= mmd::pmx::boneFlag::ik;
    goal.ik = {.effector = 14, .loops = 5, .stepAngle = 0.5f, .links = {{13, 0, {}, {}}, {}}};
    goal.ik.links[1].bone = 12;
    return mmd::makeModel(std::move(data), {}, {});
}

std::shared_ptr<const mmd::Model> figure()
{
    static const auto model = std::make_shared<const mmd::Model>(makeFigure());
    return model;
}

/// The mapping by names; joints that it lacks move the other bones.
mmd::BoneMapping mappingOf(const mmd::SkeletonAnimation& animation, const mmd::Model& model)
{
    mmd::BoneMapping mapping = mmd::guessedMapping(animation, model);
    for (std::size_t joint = 0; joint < animation.joints.size() && joint < 64; ++joint)
        if (!animation.joints[joint].name.empty())
            mapping.pairs.push_back({animation.joints[joint].name,
                model.data.bones[joint % model.data.bones.size()].name.utf8,
                mmd::JointUse(joint % 3)});
    return mapping;
}

std::string importFault(const mmd::SkeletonAnimation& animation)
{
    const double frames = double(animation.frameCount) * 30.0 / animation.fps;
    if (frames * double(animation.joints.size()) > double(mostImported))
        return {};
    const auto mapping = mappingOf(animation, *figure());
    const std::string text = mmd::mappingText(mapping);
    const auto again = mmd::readMapping(std::as_bytes(std::span(text)));
    if (!again || !(*again == mapping))
        return "a mapping that was written is another one";
    mmd::ImportOptions options;
    options.legs = mmd::ImportLegs(animation.joints.size() % 3);
    options.thins = frames < 30.0;
    const mmd::Progress progress;
    const auto made =
        mmd::importAnimation(figure(), {}, animation, mapping, options, {progress, 0.0, 1.0});
    if (!made)
        return {};
    for (const auto& track : made->motion.bones)
        for (const mmd::BoneValue& value : track->values())
            if (!isFinite({value.translation, value.rotation}))
                return "a key is not finite";
    return mmd::readVmd(mmd::vmdFromMotion(made->motion)) ? std::string()
                                                          : "the motion cannot be read back";
}

} // namespace

std::string exerciseAnimation(std::string_view extension, std::span<const std::byte> bytes)
{
    const auto animation = read(extension, bytes);
    if (!animation)
        return {};
    if (std::string fault = faultOf(*animation); !fault.empty())
        return fault;
    // Names may be cut and far places put back, once.
    const auto sent = mmd::readAnimationAnswer(mmd::animationAnswer(*animation));
    const auto again = mmd::readAnimationAnswer(mmd::animationAnswer(sent));
    if (!sent || !again || !(*sent == *again) || sent->places.size() != animation->places.size())
        return "an answer that was written is another one";
    return importFault(*animation);
}

} // namespace odori::fuzz
