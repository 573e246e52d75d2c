// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/byte_reader.h"
#include "libmmd/motion/track_kinds.h"
#include "libmmd/scene/archive/scene_archive.h"
#include "libmmd/scene/scene_patch.h"

#include <array>
#include <cstring>
#include <span>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

/// The binary form of patches and scenes: one function for each type visits its values, for both
/// writing and reading. Private to libmmd/scene.
namespace mmd {

/// The motions of the last patches are kept so that they are written once.
inline constexpr std::size_t mostSharedMotions = 8;

/// Writes values one after another, little-endian; lists with their length first.
class PatchWriter {
public:
    static constexpr bool isReading = false;

    template <class T>
    requires std::is_arithmetic_v<T> || std::is_enum_v<T>
    void operator()(T& value)
    {
        const auto* bytes = reinterpret_cast<const std::byte*>(&value);
        out.insert(out.end(), bytes, bytes + sizeof value);
    }
    void text(std::string& value)
    {
        auto size = static_cast<std::uint32_t>(value.size());
        (*this)(size);
        const auto* bytes = reinterpret_cast<const std::byte*>(value.data());
        out.insert(out.end(), bytes, bytes + value.size());
    }
    /// Number of elements of a list; each takes at least one byte.
    std::uint32_t length(std::size_t size)
    {
        auto count = static_cast<std::uint32_t>(size);
        (*this)(count);
        return count;
    }

    std::vector<std::byte> out;
    PatchSharing* sharing = nullptr; ///< never null while a motion or a selection is written
};

/// Visits the same values, for reading. After a failure every value is zero and every list empty.
class PatchReader {
public:
    static constexpr bool isReading = true;

    explicit PatchReader(std::span<const std::byte> bytes)
        : in(bytes)
    {
    }

    template <class T>
    requires std::is_arithmetic_v<T>
    void operator()(T& value) { value = in.read<T>(); }
    template <class T>
    requires std::is_enum_v<T>
    void operator()(T& value) { value = static_cast<T>(in.read<std::underlying_type_t<T>>()); }
    void text(std::string& value)
    {
        const auto bytes = in.readBytes(length(0));
        value.assign(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    }
    std::uint32_t length(std::size_t)
    {
        const auto count = in.read<std::uint32_t>();
        return in.need(count) ? count : 0;
    }

    /// A value was read that no patch may hold.
    void fail() { in.need(in.left() + 1); }

    ByteReader in;
    PatchSharing* sharing = nullptr;
    const ModelSource* models = nullptr;
};

template <class Archive, class T>
void transfer(Archive& archive, std::vector<T>& list);

template <class Archive, class T, std::size_t n>
void transfer(Archive& archive, std::array<T, n>& values)
{
    for (T& value : values)
        archive(value);
}

template <class Archive>
void transfer(Archive& archive, std::size_t& value)
{
    auto wide = static_cast<std::uint64_t>(value);
    archive(wide);
    value = static_cast<std::size_t>(wide);
}

template <class Archive>
void transfer(Archive& archive, bool& value)
{
    std::uint8_t byte = value ? 1 : 0;
    archive(byte);
    value = byte != 0;
}

template <class Archive>
void transfer(Archive& archive, glm::vec3& value)
{
    archive(value.x);
    archive(value.y);
    archive(value.z);
}

template <class Archive>
void transfer(Archive& archive, BoneValue& value)
{
    transfer(archive, value.translation);
    archive(value.rotation.x);
    archive(value.rotation.y);
    archive(value.rotation.z);
    archive(value.rotation.w);
}

template <class Archive>
void transfer(Archive& archive, MorphValue& value)
{
    archive(value.weight);
}

template <class Archive>
void transfer(Archive& archive, CameraValue& value)
{
    archive(value.distance);
    transfer(archive, value.target);
    transfer(archive, value.rotation);
    transfer(archive, value.interpolation);
    archive(value.fieldOfView);
    archive(value.perspectiveOff);
}

template <class Archive>
void transfer(Archive& archive, LightValue& value)
{
    transfer(archive, value.colour);
    transfer(archive, value.direction);
}

template <class Archive>
void transfer(Archive& archive, ShadowValue& value)
{
    archive(value.mode);
    archive(value.distance);
}

template <class Archive>
void transfer(Archive& archive, IkSwitch& value)
{
    transfer(archive, value.name);
    archive(value.on);
}

template <class Archive>
void transfer(Archive& archive, ShowIkValue& value)
{
    archive(value.show);
    transfer(archive, value.switches);
}

template <class Archive, class Key>
requires requires(Key key)
{
    key.fileIndex;
    key.value;
}
void transfer(Archive& archive, Key& key)
{
    archive(key.frame);
    archive(key.fileIndex);
    transfer(archive, key.value);
    if constexpr (std::is_same_v<Key, PackedBoneKey>)
        archive(key.interpolation);
}

template <class Archive>
void transfer(Archive& archive, RawRecord& record)
{
    archive(record.frame);
    archive(record.fileIndex);
    archive.text(record.bytes);
}

template <class Archive>
void transfer(Archive& archive, TrackId& track)
{
    archive(track.kind);
    archive.text(track.name);
}

/// The kind of the track determines the type of the value that follows.
template <class Archive>
void transfer(Archive& archive, Draft& draft)
{
    transfer(archive, draft.track);
    archive(draft.frame);
    if constexpr (Archive::isReading)
        if (draft.track.kind > TrackKind::ShowIk)
            return archive.fail();
    withKeyOf(draft.track.kind, [&]<class Key>() {
        using Value = typename Key::Value;
        if constexpr (Archive::isReading)
            draft.value = Value();
        transfer(archive, std::get<Value>(draft.value));
    });
}

template <class Archive>
void transfer(Archive& archive, Marker& marker)
{
    archive(marker.frame);
    archive.text(marker.name);
}

template <class Archive>
void transfer(Archive& archive, TrackKeys& keys)
{
    transfer(archive, keys.track);
    std::uint32_t count = archive.length(keys.frames.size());
    keys.frames.resize(count);
    for (std::uint32_t& frame : keys.frames)
        archive(frame);
}

/// The same selection as the last one is written as one byte; ten thousand patches share it then
/// after reading, too.
template <class Archive>
void transfer(Archive& archive, Shared<Selection>& shared)
{
    Shared<Selection>& last = archive.sharing->selection;
    bool isLast = last && shared == last;
    transfer(archive, isLast);
    if (isLast) {
        if constexpr (Archive::isReading) {
            if (!last)
                return archive.fail();
            shared = last;
        }
        return;
    }
    Selection selection = shared ? *shared : Selection{};
    std::vector<TrackId> tracks = selection.tracks;
    transfer(archive, tracks);
    transfer(archive, selection.keys);
    if constexpr (Archive::isReading)
        shared = Selection{std::move(tracks), std::move(selection.keys)};
    last = shared;
}

template <class Archive>
void transfer(Archive& archive, TrackSet& set)
{
    archive.text(set.name);
    transfer(archive, set.tracks);
}

template <class Archive>
void transfer(Archive& archive, BoneLists& lists)
{
    transfer(archive, lists.hidden);
    transfer(archive, lists.locked);
    transfer(archive, lists.sets);
}

template <class Archive>
void transfer(Archive& archive, OutsideParentKey& key)
{
    archive.text(key.bone);
    archive(key.frame);
    archive(key.parent.actor);
    archive.text(key.parent.bone);
}

template <class Archive>
void transfer(Archive& archive, TempoChange& change)
{
    archive(change.beat);
    archive(change.beatsPerMinute);
}

template <class Archive>
void transfer(Archive& archive, SceneSettings& settings)
{
    archive(settings.gravity);
    transfer(archive, settings.gravityDirection);
    archive(settings.gravityNoise);
    archive(settings.noiseSeed);
    archive(settings.physicsSteps);
    archive(settings.beatsPerMinute);
    archive(settings.firstBeat);
    archive(settings.beatsPerBar);
    archive(settings.playFirst);
    archive(settings.playLast);
    archive.text(settings.sound.path);
    archive(settings.sound.offset);
    archive(settings.sound.volume);
    transfer(archive, settings.sound.isMuted);
    transfer(archive, settings.tempoChanges);
}

template <class Archive, class T>
void transfer(Archive& archive, std::vector<T>& list)
{
    const std::uint32_t count = archive.length(list.size());
    if constexpr (Archive::isReading) {
        list.clear();
        for (std::uint32_t at = 0; at < count && !archive.in.hasFailed(); ++at)
            transfer(archive, list.emplace_back());
    } else {
        for (T& each : list)
            transfer(archive, each);
    }
}

} // namespace mmd
