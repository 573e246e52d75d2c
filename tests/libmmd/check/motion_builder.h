// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/check/motion_check.h"
#include "libmmd/text/cp932.h"

#include <initializer_list>
#include <string>

/// Small motions and models for tests of checks. Names are UTF-8.
namespace odori::test {

inline mmd::NameField fieldOf(const std::string& utf8)
{
    return mmd::fieldOf(mmd::encodeCp932(utf8).bytes);
}

/// A bone key that moves by one unit per frame.
inline mmd::BoneKeyframe boneKey(std::uint32_t frame)
{
    mmd::BoneKeyframe key;
    key.frame = frame;
    key.value.translation.x = static_cast<float>(frame) + 1.0f;
    return key;
}

inline void addBone(
    mmd::Motion& motion, const std::string& name, std::initializer_list<mmd::BoneKeyframe> keys)
{
    mmd::replaceTrack(motion, mmd::Track<mmd::BoneKeyframe>(fieldOf(name), std::vector(keys)));
}

inline void addMorph(mmd::Motion& motion, const std::string& name, float weight)
{
    const mmd::MorphKeyframe key{.frame = 3, .fileIndex = 0, .value = {.weight = weight}};
    mmd::replaceTrack(
        motion, mmd::Track<mmd::MorphKeyframe>(fieldOf(name), std::span(&key, std::size_t(1))));
}

struct SwitchKey {
    std::uint32_t frame;
    bool on;
};

inline void addIk(
    mmd::Motion& motion, const std::string& bone, std::initializer_list<SwitchKey> switches)
{
    std::vector<mmd::ShowIkKeyframe> keys;
    for (const auto& [frame, on] : switches) {
        mmd::IkSwitch each;
        const std::string bytes = mmd::encodeCp932(bone).bytes;
        std::copy(bytes.begin(), bytes.end(), each.name.begin());
        each.on = on ? 1 : 0;
        keys.push_back({.frame = frame, .fileIndex = 0, .value = {.show = 1, .switches = {each}}});
    }
    mmd::replaceTrack(motion, mmd::Track<mmd::ShowIkKeyframe>({}, keys));
}

/// A model with these bones, all at the origin, and these morphs.
inline mmd::Model modelWith(
    std::initializer_list<std::string> bones, std::initializer_list<std::string> morphs = {})
{
    mmd::pmx::Model data;
    for (const std::string& name : bones) {
        mmd::pmx::Bone bone;
        bone.name.utf8 = name;
        data.bones.push_back(bone);
    }
    for (const std::string& name : morphs) {
        mmd::pmx::Morph morph;
        morph.name.utf8 = name;
        data.morphs.push_back(morph);
    }
    return mmd::makeModel(std::move(data), {}, {});
}

/// The findings with this code.
inline std::vector<mmd::Finding> foundOf(
    mmd::FindingCode code, const std::vector<mmd::Finding>& all)
{
    std::vector<mmd::Finding> found;
    for (const mmd::Finding& each : all)
        if (each.code == code)
            found.push_back(each);
    return found;
}

} // namespace odori::test
