// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/archive/archive.h"
#include "libmmd/scene/archive/raw_records.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

/// The binary form of keys, motions and actors. Private to libmmd/scene.
namespace mmd {

/// The interpolations are before the keys that refer to them.
template <class Archive, class Key>
void transfer(Archive& archive, KeyList<Key>& list)
{
    using Packed = typename KeyList<Key>::Packed;
    if constexpr (KeyList<Key>::hasInterpolation) {
        std::vector<BoneInterpolation> interpolations(
            list.interpolations().begin(), list.interpolations().end());
        transfer(archive, interpolations);
        if constexpr (Archive::isReading)
            list.adoptInterpolations(std::move(interpolations));
    }
    if constexpr (Archive::isReading) {
        const std::uint32_t count = archive.length(0);
        for (std::uint32_t at = 0; at < count && !archive.in.hasFailed(); ++at) {
            Packed key;
            transfer(archive, key);
            bool fits = list.empty() || list.frame(list.size() - 1) < key.frame;
            if constexpr (KeyList<Key>::hasInterpolation)
                fits = fits && key.interpolation <= list.interpolations().size();
            if (!fits)
                return archive.fail();
            list.pushPacked(std::move(key));
        }
    } else {
        archive.length(list.size());
        for (Packed key : list.packed())
            transfer(archive, key);
    }
}

template <class Archive, class Key>
void transfer(Archive& archive, TrackPtr<Key>& track)
{
    NameField field = track ? track->field() : NameField{};
    std::vector<RawRecord> raws;
    KeyList<Key> keys;
    if constexpr (!Archive::isReading) {
        raws.assign(track->raws().begin(), track->raws().end());
        keys.reserve(track->size());
        for (std::size_t at = 0; at < track->size(); ++at)
            keys.push_back(track->key(at));
    }
    transfer(archive, field);
    transfer(archive, keys);
    transfer(archive, raws);
    if constexpr (Archive::isReading) {
        if (archive.in.hasFailed() || (keys.empty() && raws.empty()) || !areWhole<Key>(raws))
            return archive.fail();
        track = std::make_shared<const Track<Key>>(
            field, keys.size(), [&](std::size_t at) { return keys[at]; }, std::move(raws));
    }
}

/// Tracks with names are sorted and unique.
template <class Archive, class Key>
void transferTracks(Archive& archive, std::vector<TrackPtr<Key>>& tracks)
{
    transfer(archive, tracks);
    if constexpr (Archive::isReading) {
        const auto isNotBefore = [](const TrackPtr<Key>& a, const TrackPtr<Key>& b) {
            return a->name() >= b->name();
        };
        if (!archive.in.hasFailed() &&
            std::adjacent_find(tracks.begin(), tracks.end(), isNotBefore) != tracks.end())
            archive.fail();
        if (archive.in.hasFailed())
            tracks.clear();
    }
}

template <class Archive, class Key>
void transferSection(Archive& archive, TrackPtr<Key>& track)
{
    bool isThere = track != nullptr;
    transfer(archive, isThere);
    if (!isThere)
        return;
    transfer(archive, track);
    if constexpr (Archive::isReading)
        if (track && !track->name().empty())
            archive.fail();
}

template <class Archive>
void transferContent(Archive& archive, Motion& motion)
{
    auto version = static_cast<std::int32_t>(motion.header.version);
    archive(version);
    transfer(archive, motion.header.signature);
    transfer(archive, motion.header.modelName);
    auto sections = static_cast<std::int32_t>(motion.sectionCount);
    archive(sections);
    archive.text(motion.trailing);
    transferTracks(archive, motion.bones);
    transferTracks(archive, motion.morphs);
    transferSection(archive, motion.camera);
    transferSection(archive, motion.light);
    transferSection(archive, motion.shadow);
    transferSection(archive, motion.showIk);
    if constexpr (Archive::isReading) {
        constexpr int mostSections = 6;
        motion.header.version = version;
        motion.sectionCount = sections;
        if ((version != 1 && version != 2) || sections < 1 || sections > mostSections)
            archive.fail();
    }
}

/// A motion that was written lately is written as its distance from the newest one.
template <class Archive>
void transfer(Archive& archive, Motion& motion)
{
    std::vector<Motion>& known = archive.sharing->motions;
    std::uint32_t back = 0;
    if constexpr (!Archive::isReading) {
        const auto same = std::find(known.rbegin(), known.rend(), motion);
        back = same == known.rend() ? 0 : static_cast<std::uint32_t>(same - known.rbegin()) + 1;
    }
    archive(back);
    if (back > 0) {
        if constexpr (Archive::isReading) {
            if (back > known.size())
                return archive.fail();
            motion = known[known.size() - back];
        }
        return;
    }
    transferContent(archive, motion);
    known.push_back(motion);
    if (known.size() > mostSharedMotions)
        known.erase(known.begin());
}

template <class Archive>
void transfer(Archive& archive, Actor& actor)
{
    archive(actor.id);
    ModelReference reference{actor.id, {}, {}};
    if (actor.model) {
        reference.path = actor.model->path;
        reference.file = actor.model->file;
    }
    archive.text(reference.path);
    archive(reference.file.size);
    archive(reference.file.hash);
    if constexpr (Archive::isReading) {
        const bool isKnown = !reference.path.empty() && archive.models && *archive.models;
        actor.model = isKnown ? (*archive.models)(reference) : nullptr;
    }
    transfer(archive, actor.motion);
    archive.text(actor.motionPath);
    transfer(archive, actor.drafts);
    transfer(archive, actor.visible);
    transfer(archive, actor.boneLists);
    transfer(archive, actor.outsideParents);
}

} // namespace mmd
