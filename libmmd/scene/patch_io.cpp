// SPDX-License-Identifier: MIT
#include "libmmd/base/byte_reader.h"
#include "libmmd/scene/scene_patch.h"

#include "libmmd/format/vmd.h"

#include <cstring>
#include <string_view>
#include <type_traits>

namespace mmd {
namespace {

constexpr std::string_view signature = "OdoriPatch";
constexpr std::uint32_t formatVersion = 2;

/// Writes values one after another, little-endian; lists with their length first.
class Writer {
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
};

/// The same walk, reading. A failure makes every later value zero and every list empty.
class Reader {
public:
    static constexpr bool isReading = true;

    explicit Reader(std::span<const std::byte> bytes)
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
        const auto bytes = in.take(length(0));
        value.assign(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    }
    std::uint32_t length(std::size_t)
    {
        const auto count = in.read<std::uint32_t>();
        return in.need(count) ? count : 0;
    }

    /// What was read is nothing that a patch may hold.
    void fail() { in.need(in.left() + 1); }

    ByteReader in;
};

template <class Archive, class T>
void walk(Archive& archive, std::vector<T>& list);

template <class Archive, class T, std::size_t n>
void walk(Archive& archive, std::array<T, n>& values)
{
    for (T& value : values)
        archive(value);
}

template <class Archive>
void walk(Archive& archive, std::size_t& value)
{
    auto wide = static_cast<std::uint64_t>(value);
    archive(wide);
    value = static_cast<std::size_t>(wide);
}

template <class Archive>
void walk(Archive& archive, bool& value)
{
    std::uint8_t byte = value ? 1 : 0;
    archive(byte);
    value = byte != 0;
}

template <class Archive>
void walk(Archive& archive, glm::vec3& value)
{
    archive(value.x);
    archive(value.y);
    archive(value.z);
}

template <class Archive>
void walk(Archive& archive, BoneValue& value)
{
    walk(archive, value.translation);
    archive(value.rotation.x);
    archive(value.rotation.y);
    archive(value.rotation.z);
    archive(value.rotation.w);
}

template <class Archive>
void walk(Archive& archive, MorphValue& value)
{
    archive(value.weight);
}

template <class Archive>
void walk(Archive& archive, CameraValue& value)
{
    archive(value.distance);
    walk(archive, value.target);
    walk(archive, value.rotation);
    walk(archive, value.tail);
    archive(value.fieldOfView);
    archive(value.perspectiveOff);
}

template <class Archive>
void walk(Archive& archive, LightValue& value)
{
    walk(archive, value.colour);
    walk(archive, value.direction);
}

template <class Archive>
void walk(Archive& archive, ShadowValue& value)
{
    archive(value.mode);
    archive(value.distance);
}

template <class Archive>
void walk(Archive& archive, IkSwitch& value)
{
    walk(archive, value.name);
    archive(value.on);
}

template <class Archive>
void walk(Archive& archive, ShowIkValue& value)
{
    archive(value.show);
    walk(archive, value.switches);
}

template <class Archive, class Key>
requires requires(Key key)
{
    key.place;
    key.value;
}
void walk(Archive& archive, Key& key)
{
    archive(key.frame);
    archive(key.place);
    walk(archive, key.value);
    if constexpr (std::is_same_v<Key, PackedBoneKey>)
        archive(key.tail);
}

template <class Archive>
void walk(Archive& archive, RawRecord& record)
{
    archive(record.frame);
    archive(record.place);
    archive.text(record.bytes);
}

template <class Archive>
void walk(Archive& archive, TrackId& track)
{
    archive(track.kind);
    archive.text(track.name);
}

template <class Archive>
void walk(Archive& archive, Draft& draft)
{
    walk(archive, draft.track);
    archive(draft.frame);
    walk(archive, draft.bone);
    archive(draft.weight);
}

template <class Archive>
void walk(Archive& archive, Marker& marker)
{
    archive(marker.frame);
    archive.text(marker.name);
}

template <class Archive>
void walk(Archive& archive, TrackKeys& keys)
{
    walk(archive, keys.track);
    std::uint32_t count = archive.length(keys.frames.size());
    keys.frames.resize(count);
    for (std::uint32_t& frame : keys.frames)
        archive(frame);
}

template <class Archive>
void walk(Archive& archive, SharedSelection& shared)
{
    Selection selection = shared;
    walk(archive, selection.tracks);
    walk(archive, selection.keys);
    if constexpr (Archive::isReading)
        shared = std::move(selection);
}

template <class Archive>
void walk(Archive& archive, SceneSettings& settings)
{
    archive(settings.gravity);
    archive(settings.physicsSteps);
    archive(settings.beatsPerMinute);
    archive(settings.firstBeat);
    archive(settings.beatsPerBar);
    archive(settings.playFirst);
    archive(settings.playLast);
}

template <class Archive, class T>
void walk(Archive& archive, std::vector<T>& list)
{
    const std::uint32_t count = archive.length(list.size());
    if constexpr (Archive::isReading) {
        list.clear();
        for (std::uint32_t at = 0; at < count && !archive.in.hasFailed(); ++at)
            walk(archive, list.emplace_back());
    } else {
        for (T& each : list)
            walk(archive, each);
    }
}

/// The tails come before the keys that refer to them.
template <class Archive, class Key>
void walk(Archive& archive, KeyList<Key>& list)
{
    using Packed = typename KeyList<Key>::Packed;
    if constexpr (KeyList<Key>::hasTail) {
        std::vector<BoneTail> tails(list.tails().begin(), list.tails().end());
        walk(archive, tails);
        if constexpr (Archive::isReading)
            list.adoptTails(std::move(tails));
    }
    std::vector<Packed> keys(list.packed().begin(), list.packed().end());
    walk(archive, keys);
    if constexpr (Archive::isReading) {
        list.reserve(keys.size());
        for (Packed& key : keys) {
            bool fits = list.empty() || list.frame(list.size() - 1) < key.frame;
            if constexpr (KeyList<Key>::hasTail)
                fits = fits && key.tail <= list.tails().size();
            if (!fits)
                return archive.fail();
            list.pushPacked(std::move(key));
        }
    }
}

/// A motion travels as the VMD file it would be saved as.
template <class Archive>
void walk(Archive& archive, Motion& motion)
{
    std::string bytes;
    if constexpr (!Archive::isReading) {
        const auto file = vmdFromMotion(motion);
        bytes.assign(reinterpret_cast<const char*>(file.data()), file.size());
        archive.text(bytes);
    } else {
        archive.text(bytes);
        const auto* begin = reinterpret_cast<const std::byte*>(bytes.data());
        if (auto file = readVmd(std::vector<std::byte>(begin, begin + bytes.size())))
            motion = motionFromVmd(*file).motion;
        else
            archive.fail();
    }
}

/// Where models come from when a patch is read; writing needs none.
struct Models {
    ModelSource source = nullptr;
    void* context = nullptr;
};

template <class Archive>
void walk(Archive& archive, Actor& actor, const Models& models)
{
    archive(actor.id);
    std::string path = actor.model ? actor.model->path : std::string();
    archive.text(path);
    if constexpr (Archive::isReading)
        actor.model =
            !path.empty() && models.source ? models.source(path, models.context) : nullptr;
    walk(archive, actor.motion);
    archive.text(actor.motionPath);
    walk(archive, actor.drafts);
    walk(archive, actor.visible);
}

template <class Archive, class T>
void walk(Archive& archive, Shared<T>& value, const Models& models)
{
    std::uint8_t isThere = value ? 1 : 0;
    archive(isThere);
    if (!isThere)
        return;
    T own = value ? *value : T{};
    if constexpr (std::is_same_v<T, Actor>)
        walk(archive, own, models);
    else
        walk(archive, own);
    if constexpr (Archive::isReading)
        value = std::move(own);
}

template <class Archive, class Key>
void walk(Archive& archive, KeyChange<Key>& change, const Models&)
{
    archive(change.actor);
    walk(archive, change.field);
    walk(archive, change.edit.removed);
    walk(archive, change.edit.inserted);
    walk(archive, change.edit.rawRemoved);
    walk(archive, change.edit.rawInserted);
}

template <class Archive>
void walk(Archive& archive, DraftChange& change, const Models&)
{
    archive(change.actor);
    walk(archive, change.removed);
    walk(archive, change.inserted);
}

template <class Archive>
void walk(Archive& archive, MarkerChange& change, const Models&)
{
    walk(archive, change.removed);
    walk(archive, change.inserted);
}

template <class Archive>
void walk(Archive& archive, ActorChange& change, const Models& models)
{
    walk(archive, change.before, models);
    walk(archive, change.after, models);
    walk(archive, change.index);
}

template <class Archive>
void walk(Archive& archive, ActorStateChange& change, const Models&)
{
    archive(change.actor);
    walk(archive, change.indexBefore);
    walk(archive, change.indexAfter);
    walk(archive, change.visibleBefore);
    walk(archive, change.visibleAfter);
}

template <class Archive>
void walk(Archive& archive, KeyShift& change, const Models&)
{
    archive(change.actor);
    walk(archive, change.tracks);
    archive(change.from);
    archive(change.delta);
}

template <class Archive>
void walk(Archive& archive, SettingsChange& change, const Models&)
{
    archive(change.activeBefore);
    archive(change.activeAfter);
    archive(change.nextActorBefore);
    archive(change.nextActorAfter);
    walk(archive, change.before);
    walk(archive, change.after);
}

template <class Archive>
void walk(Archive& archive, CameraMotionChange& change, const Models& models)
{
    walk(archive, change.before, models);
    walk(archive, change.after, models);
    archive.text(change.pathBefore);
    archive.text(change.pathAfter);
}

/// A part of the kind that stands at `index` in PatchPart; none if there is no such kind.
template <std::size_t at = 0>
std::optional<PatchPart> partOfKind(std::size_t index)
{
    if constexpr (at < std::variant_size_v<PatchPart>)
        return index == at ? PatchPart(std::in_place_index<at>) : partOfKind<at + 1>(index);
    else
        return std::nullopt;
}

} // namespace

std::vector<std::byte> writePatch(const ScenePatch& patch)
{
    ScenePatch copy = patch; // the one walk serves both ways and wants references
    Writer writer;
    const auto* begin = reinterpret_cast<const std::byte*>(signature.data());
    writer.out.assign(begin, begin + signature.size());
    writer.length(formatVersion);
    walk(writer, copy.selectionBefore);
    // A selection that stays is told once.
    bool selects = !(copy.selectionAfter == copy.selectionBefore);
    walk(writer, selects);
    if (selects)
        walk(writer, copy.selectionAfter);
    writer.length(copy.parts.size());
    for (PatchPart& part : copy.parts) {
        auto kind = static_cast<std::uint8_t>(part.index());
        writer(kind);
        std::visit([&](auto& change) { walk(writer, change, Models{}); }, part);
    }
    return std::move(writer.out);
}

Result<ScenePatch> readPatch(
    std::span<const std::byte> bytes, ModelSource loadModelAt, void* context)
{
    Reader reader(bytes);
    const auto head = reader.in.take(signature.size());
    if (head.size() != signature.size() ||
        std::memcmp(head.data(), signature.data(), signature.size()) != 0)
        return tl::unexpected(
            Error{.code = ErrorCode::WrongSignature, .offset = 0, .field = "patch", .value = 0});
    const auto version = reader.in.read<std::uint32_t>();
    if (!reader.in.hasFailed() && version != formatVersion)
        return tl::unexpected(Error{.code = ErrorCode::UnsupportedVersion,
            .offset = signature.size(),
            .field = "patch " + std::to_string(version),
            .value = version});
    ScenePatch patch;
    walk(reader, patch.selectionBefore);
    patch.selectionAfter = patch.selectionBefore;
    bool selects = false;
    walk(reader, selects);
    if (selects)
        walk(reader, patch.selectionAfter);
    const std::uint32_t parts = reader.length(0);
    for (std::uint32_t at = 0; at < parts && !reader.in.hasFailed(); ++at) {
        const std::size_t offset = reader.in.offset();
        const auto kind = reader.in.read<std::uint8_t>();
        auto part = partOfKind(kind);
        if (!part)
            return tl::unexpected(Error{.code = ErrorCode::BadValue,
                .offset = offset,
                .field = "kind of part",
                .value = kind});
        const Models models{loadModelAt, context};
        std::visit([&](auto& change) { walk(reader, change, models); }, *part);
        patch.parts.push_back(std::move(*part));
    }
    if (reader.in.hasFailed())
        return tl::unexpected(reader.in.error("patch"));
    return patch;
}

} // namespace mmd
