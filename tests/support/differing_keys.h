// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/key_number.h"
#include "libmmd/scene/edits/scene/actors.h"
#include "libmmd/scene/edits/scene/scene_edits.h"
#include "tests/support/small_scene.h"

/// Keys of any kind whose numbers all differ, for tests of every number.
namespace odori::test {

inline constexpr mmd::TrackKind keyKinds[] = {mmd::TrackKind::Bone, mmd::TrackKind::Morph,
    mmd::TrackKind::Camera, mmd::TrackKind::Light, mmd::TrackKind::Shadow, mmd::TrackKind::ShowIk};

inline bool isOfScene(mmd::TrackKind kind)
{
    using enum mmd::TrackKind;
    return kind == Camera || kind == Light || kind == Shadow;
}

inline mmd::TrackId trackOf(mmd::TrackKind kind)
{
    return kind == mmd::TrackKind::Bone    ? bone("左足ＩＫ")
           : kind == mmd::TrackKind::Morph ? morph("い")
                                           : mmd::TrackId{kind, {}};
}

/// A valid value of a key, for `index` 0 to 3.
inline double sample(mmd::KeyNumber number, int index)
{
    if (typeOf(number) == mmd::NumberType::Switch)
        return index % 2 == 0 ? 1.0 : 0.0;
    if (number == mmd::KeyNumber::Mode)
        return index % 3;
    return number == mmd::KeyNumber::Weight ? 0.25 * (index + 1) : 10.0 * (index + 1) + int(number);
}

/// All numbers of keys of a kind.
inline std::vector<mmd::KeyNumber> numbersOfKind(mmd::TrackKind kind)
{
    std::vector<mmd::KeyNumber> numbers;
    for (std::size_t at = 0; at < mmd::keyNumberCount; ++at)
        if (const auto number = mmd::KeyNumber(at); mmd::hasNumber(kind, number))
            numbers.push_back(number);
    return numbers;
}

/// Keys at 0, 10, 20 and 30 that differ in each of their numbers.
template <class Key>
std::vector<Key> differingKeys()
{
    std::vector<Key> keys(4);
    for (int at = 0; at < 4; ++at) {
        Key& key = keys[std::size_t(at)];
        key.frame = std::uint32_t(10 * at);
        key.fileIndex = std::uint32_t(at);
        for (const mmd::KeyNumber number : numbersOfKind(Key::kind))
            if (!setNumber(key, number, sample(number, at)))
                qFatal("no such number");
    }
    return keys;
}

/// Makes them the only keys of their owner, which becomes active, and selects those at frames
/// before 30.
template <class Key>
void putKeys(Document& document, const std::vector<Key>& keys)
{
    const mmd::TrackId track = trackOf(Key::kind);
    mmd::Motion motion;
    mmd::replaceTrack(motion,
        mmd::Track<Key>(track.name.empty() ? mmd::NameField{} : mmd::fieldOf(track.name), keys));
    const mmd::Scene& scene = document.scene();
    if (isOfScene(Key::kind)) {
        document.load(mmd::setCameraMotion(scene, motion, {}));
        document.activate(mmd::sceneActor);
    } else {
        document.load(mmd::setMotion({scene, scene.active}, motion, {}));
    }
    mmd::Selection selection;
    selection.setTrack(track, true);
    for (const Key& key : keys)
        if (key.frame < 30)
            selection.setKey(track, key.frame, true);
    document.select(std::move(selection));
}

/// All keys of the track that putKeys() fills.
template <class Key>
std::vector<Key> keysIn(const Document& document)
{
    const mmd::Scene& scene = document.scene();
    const auto* track =
        mmd::findTrack<Key>(*mmd::findMotion(scene, scene.active), trackOf(Key::kind).name);
    std::vector<Key> keys;
    for (std::size_t at = 0; track && at < track->size(); ++at)
        keys.push_back(track->key(at));
    return keys;
}

} // namespace odori::test
