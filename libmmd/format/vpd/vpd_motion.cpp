// SPDX-License-Identifier: MIT
#include "libmmd/format/vpd/vpd.h"
#include "libmmd/motion/names.h"
#include "libmmd/motion/sampling.h"
#include "libmmd/text/cp932.h"

#include <map>
#include <memory>
#include <string_view>

namespace mmd {
namespace {

constexpr std::string_view modelEnding = ".osm";

/// One track a name, each with a key at frame 0.
template <class Key, class Parts, class ValueOf>
std::vector<TrackPtr<Key>> tracksOf(
    const Parts& parts, ValueOf valueOf, std::string_view kind, std::vector<Warning>& warnings)
{
    const auto warn = [&](WarningCode code, std::string_view name) {
        warnings.push_back({.code = code, .location = std::string(kind) + ' ' + decodeCp932(name)});
    };
    std::map<std::string, Key> keys; // sorted as motions want their tracks
    for (const auto& part : parts) {
        std::string name = nameOf(fieldOf(part.name));
        if (name.size() < part.name.size())
            warn(WarningCode::NameCut, part.name);
        Key key;
        key.value = valueOf(part);
        if (!keys.insert_or_assign(std::move(name), key).second)
            warn(WarningCode::DuplicateKey, part.name);
    }
    std::vector<TrackPtr<Key>> tracks;
    for (const auto& [name, key] : keys)
        tracks.push_back(
            std::make_shared<const Track<Key>>(fieldOf(name), std::span<const Key>(&key, 1)));
    return tracks;
}

} // namespace

MotionFromVpd motionFromVpd(const VpdFile& file)
{
    MotionFromVpd result;
    std::string_view model = file.modelName;
    if (model.size() >= modelEnding.size() &&
        model.substr(model.size() - modelEnding.size()) == modelEnding)
        model.remove_suffix(modelEnding.size());
    setModelName(result.motion.header, model);
    result.motion.bones = tracksOf<BoneKeyframe>(
        file.bones, [](const VpdFile::Bone& bone) { return bone.value; }, "bone", result.warnings);
    result.motion.morphs = tracksOf<MorphKeyframe>(
        file.morphs, [](const VpdFile::Morph& morph) { return MorphValue{morph.weight}; }, "morph",
        result.warnings);
    return result;
}

VpdFile vpdFromMotion(const Motion& motion, double frame)
{
    VpdFile file;
    file.modelName = modelNameOf(motion.header);
    file.modelName += modelEnding;
    for (const auto& track : motion.bones) {
        TrackCursor cursor;
        file.bones.push_back({track->name(), sampleBone(*track, frame, cursor)});
    }
    for (const auto& track : motion.morphs) {
        TrackCursor cursor;
        file.morphs.push_back({track->name(), sampleMorph(*track, frame, cursor)});
    }
    return file;
}

} // namespace mmd
