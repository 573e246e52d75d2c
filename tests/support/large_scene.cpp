// SPDX-License-Identifier: MIT
#include "tests/support/large_scene.h"

#include <algorithm>
#include <cmath>
#include <random>

namespace odori::test {
namespace {

std::string nameOf(const char* kind, std::uint32_t number)
{
    const std::string digits = std::to_string(number);
    return kind + std::string(4 - std::min<std::size_t>(4, digits.size()), '0') + digits;
}

std::shared_ptr<const mmd::Model> modelOf(const LargeScene& size)
{
    using namespace mmd::pmx;
    constexpr std::uint32_t perFrame = 20;
    mmd::pmx::Model data;
    for (std::uint32_t bone = 0; bone < size.bones; ++bone) {
        data.bones.emplace_back();
        data.bones.back().name.utf8 = nameOf("bone", bone);
        data.bones.back().flags =
            boneFlag::movable | boneFlag::rotatable | boneFlag::visible | boneFlag::operable;
    }
    for (std::uint32_t morph = 0; morph < size.morphs; ++morph) {
        data.morphs.emplace_back();
        data.morphs.back().name.utf8 = nameOf("morph", morph);
    }
    for (std::uint32_t item = 0; item < size.bones + size.morphs; ++item) {
        if (item % perFrame == 0) {
            data.displayFrames.emplace_back();
            data.displayFrames.back().name.utf8 = nameOf("frame", item / perFrame);
        }
        const bool isMorph = item >= size.bones;
        const std::uint32_t index = isMorph ? item - size.bones : item;
        data.displayFrames.back().items.push_back(
            {.isMorph = std::uint8_t(isMorph), .index = std::int32_t(index)});
    }
    return std::make_shared<const mmd::Model>(mmd::makeModel(std::move(data), {}, {}));
}

std::vector<mmd::BoneInterpolation> distinctInterpolations(std::mt19937& random)
{
    std::vector<mmd::BoneInterpolation> interpolations{mmd::defaultBoneInterpolation()};
    for (int more = 0; more < 300; ++more) {
        mmd::BoneCurves curves;
        for (mmd::BezierCurve& curve : curves)
            curve = {.x1 = std::uint8_t(random() % 128),
                .y1 = std::uint8_t(random() % 128),
                .x2 = std::uint8_t(random() % 128),
                .y2 = std::uint8_t(random() % 128)};
        interpolations.push_back(mmd::withCurves(interpolations.front(), curves));
    }
    return interpolations;
}

mmd::TrackPtr<mmd::BoneKeyframe> boneTrack(const LargeScene& size, std::uint32_t bone,
    const std::vector<mmd::BoneInterpolation>& interpolations, std::mt19937& random)
{
    const auto keyAt = [&](std::size_t index) {
        mmd::BoneKeyframe key;
        key.frame = bone % size.step + std::uint32_t(index) * size.step;
        key.fileIndex = std::uint32_t(index) * size.bones + bone;
        const float angle = float(random() % 1000) * 0.001f;
        key.value.translation = glm::vec3(angle, -angle, float(bone));
        key.value.rotation = glm::quat(std::cos(angle), std::sin(angle), 0.0f, 0.0f);
        // Two of three keys have the default curves; a track has a few dozen others.
        key.interpolation =
            random() % 3 ? interpolations[0]
                         : interpolations[(bone * 7 + random() % 40) % interpolations.size()];
        return key;
    };
    return std::make_shared<const mmd::Track<mmd::BoneKeyframe>>(mmd::fieldOf(nameOf("bone", bone)),
        size.keysPerTrack, keyAt, std::vector<mmd::RawRecord>{});
}

mmd::TrackPtr<mmd::MorphKeyframe> morphTrack(const LargeScene& size, std::uint32_t morph)
{
    const auto keyAt = [&](std::size_t index) {
        return mmd::MorphKeyframe{.frame = morph % size.step + std::uint32_t(index) * size.step,
            .fileIndex = std::uint32_t(index) * size.morphs + morph,
            .value = {.weight = float(index % 11) * 0.1f}};
    };
    return std::make_shared<const mmd::Track<mmd::MorphKeyframe>>(
        mmd::fieldOf(nameOf("morph", morph)), size.keysPerTrack, keyAt,
        std::vector<mmd::RawRecord>{});
}

} // namespace

mmd::Scene largeScene(const LargeScene& size)
{
    std::mt19937 random(1);
    const auto interpolations = distinctInterpolations(random);
    mmd::Scene scene;
    mmd::Actor actor;
    actor.id = mmd::ActorId{1};
    actor.model = modelOf(size);
    for (std::uint32_t bone = 0; bone < size.bones; ++bone)
        actor.motion.bones.push_back(boneTrack(size, bone, interpolations, random));
    for (std::uint32_t morph = 0; morph < size.morphs; ++morph)
        actor.motion.morphs.push_back(morphTrack(size, morph));
    scene.actors.push_back(std::move(actor));
    scene.active = mmd::ActorId{1};
    scene.nextActor = 2;
    return scene;
}

} // namespace odori::test
