// SPDX-License-Identifier: MIT
#include "libmmd/format/vmd/vmd.h"
#include "libmmd/scene/edits/scene/scene_edits.h"
#include "libmmd/scene/patch_archive.h"

#include <cstring>
#include <limits>
#include <string_view>

namespace mmd {
namespace {

constexpr std::string_view signature = "OdoriPatch";
constexpr std::uint32_t formatVersion = 3;

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
    std::vector<Packed> keys(list.packed().begin(), list.packed().end());
    transfer(archive, keys);
    if constexpr (Archive::isReading) {
        list.reserve(keys.size());
        for (Packed& key : keys) {
            bool fits = list.empty() || list.frame(list.size() - 1) < key.frame;
            if constexpr (KeyList<Key>::hasInterpolation)
                fits = fits && key.interpolation <= list.interpolations().size();
            if (!fits)
                return archive.fail();
            list.pushPacked(std::move(key));
        }
    }
}

/// A motion is written as the VMD file that saving would write.
template <class Archive>
void transfer(Archive& archive, Motion& motion)
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

/// Gives the models when a patch is read; not used for writing.
struct Models {
    ModelSource source = nullptr;
    void* context = nullptr;
};

template <class Archive>
void transfer(Archive& archive, Actor& actor, const Models& models)
{
    archive(actor.id);
    std::string path = actor.model ? actor.model->path : std::string();
    archive.text(path);
    if constexpr (Archive::isReading)
        actor.model =
            !path.empty() && models.source ? models.source(path, models.context) : nullptr;
    transfer(archive, actor.motion);
    archive.text(actor.motionPath);
    transfer(archive, actor.drafts);
    transfer(archive, actor.visible);
}

template <class Archive, class T>
void transfer(Archive& archive, Shared<T>& value, const Models& models)
{
    std::uint8_t isThere = value ? 1 : 0;
    archive(isThere);
    if (!isThere)
        return;
    T own = value ? *value : T{};
    if constexpr (std::is_same_v<T, Actor>)
        transfer(archive, own, models);
    else
        transfer(archive, own);
    if constexpr (Archive::isReading)
        value = std::move(own);
}

template <class Archive, class Key>
void transfer(Archive& archive, KeyChange<Key>& change, const Models&)
{
    archive(change.actor);
    transfer(archive, change.field);
    transfer(archive, change.edit.removed);
    transfer(archive, change.edit.inserted);
    transfer(archive, change.edit.rawRemoved);
    transfer(archive, change.edit.rawInserted);
}

template <class Archive>
void transfer(Archive& archive, DraftChange& change, const Models&)
{
    archive(change.actor);
    transfer(archive, change.removed);
    transfer(archive, change.inserted);
}

template <class Archive>
void transfer(Archive& archive, MarkerChange& change, const Models&)
{
    transfer(archive, change.removed);
    transfer(archive, change.inserted);
}

template <class Archive>
void transfer(Archive& archive, ActorChange& change, const Models& models)
{
    transfer(archive, change.before, models);
    transfer(archive, change.after, models);
    transfer(archive, change.index);
}

template <class Archive>
void transfer(Archive& archive, ActorStateChange& change, const Models&)
{
    archive(change.actor);
    transfer(archive, change.indexBefore);
    transfer(archive, change.indexAfter);
    transfer(archive, change.visibleBefore);
    transfer(archive, change.visibleAfter);
}

template <class Archive>
void transfer(Archive& archive, KeyShift& change, const Models&)
{
    archive(change.actor);
    transfer(archive, change.tracks);
    archive(change.from);
    archive(change.delta);
    if constexpr (Archive::isReading) {
        constexpr std::int64_t largestFrame = std::numeric_limits<std::uint32_t>::max();
        const std::int64_t from = change.from;
        if (change.delta < -from || change.delta > largestFrame - from)
            archive.fail();
    }
}

template <class Archive>
void transfer(Archive& archive, SettingsChange& change, const Models&)
{
    archive(change.activeBefore);
    archive(change.activeAfter);
    archive(change.nextActorBefore);
    archive(change.nextActorAfter);
    transfer(archive, change.before);
    transfer(archive, change.after);
    if constexpr (Archive::isReading) // edits make no others, and later code does not check them
        if (!(withinLimits(change.before) == change.before) ||
            !(withinLimits(change.after) == change.after))
            archive.fail();
}

template <class Archive>
void transfer(Archive& archive, CameraMotionChange& change, const Models& models)
{
    transfer(archive, change.before, models);
    transfer(archive, change.after, models);
    archive.text(change.pathBefore);
    archive.text(change.pathAfter);
}

/// A part of the kind with the index `index` in PatchPart; none if there is no such kind.
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
    ScenePatch copy = patch; // the common function needs mutable references, also for writing
    PatchWriter writer;
    const auto* begin = reinterpret_cast<const std::byte*>(signature.data());
    writer.out.assign(begin, begin + signature.size());
    writer.length(formatVersion);
    transfer(writer, copy.selectionBefore);
    // An unchanged selection is written once.
    bool selects = copy.selectionAfter && !(copy.selectionAfter == copy.selectionBefore);
    transfer(writer, selects);
    if (selects)
        transfer(writer, copy.selectionAfter);
    writer.length(copy.parts.size());
    for (PatchPart& part : copy.parts) {
        auto kind = static_cast<std::uint8_t>(part.index());
        writer(kind);
        std::visit([&](auto& change) { transfer(writer, change, Models{}); }, part);
    }
    return std::move(writer.out);
}

Result<ScenePatch> readPatch(
    std::span<const std::byte> bytes, ModelSource loadModelAt, void* context)
{
    PatchReader reader(bytes);
    const auto head = reader.in.readBytes(signature.size());
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
    transfer(reader, patch.selectionBefore);
    patch.selectionAfter = patch.selectionBefore;
    bool selects = false;
    transfer(reader, selects);
    if (selects)
        transfer(reader, patch.selectionAfter);
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
        std::visit([&](auto& change) { transfer(reader, change, models); }, *part);
        patch.parts.push_back(std::move(*part));
    }
    if (reader.in.hasFailed())
        return tl::unexpected(reader.in.error("patch"));
    return patch;
}

} // namespace mmd
