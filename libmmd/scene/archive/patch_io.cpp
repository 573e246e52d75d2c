// SPDX-License-Identifier: MIT
#include "libmmd/scene/archive/motion_archive.h"
#include "libmmd/scene/archive/stream_head.h"
#include "libmmd/scene/edits/scene/scene_edits.h"

#include <cstring>
#include <limits>
#include <string_view>

namespace mmd {
namespace {

constexpr StreamHead head{"OdoriPatch", 7, "patch"};

template <class Archive, class T>
void transfer(Archive& archive, Shared<T>& value)
{
    std::uint8_t isThere = value ? 1 : 0;
    archive(isThere);
    if (!isThere)
        return;
    T own = value ? *value : T{};
    transfer(archive, own);
    if constexpr (Archive::isReading)
        value = std::move(own);
}

template <class Archive, class Key>
void transfer(Archive& archive, KeyChange<Key>& change)
{
    archive(change.actor);
    transfer(archive, change.field);
    transfer(archive, change.edit.removed);
    transfer(archive, change.edit.inserted);
    transfer(archive, change.edit.rawRemoved);
    transfer(archive, change.edit.rawInserted);
}

template <class Archive>
void transfer(Archive& archive, DraftChange& change)
{
    archive(change.actor);
    transfer(archive, change.removed);
    transfer(archive, change.inserted);
}

template <class Archive>
void transfer(Archive& archive, MarkerChange& change)
{
    transfer(archive, change.removed);
    transfer(archive, change.inserted);
}

template <class Archive>
void transfer(Archive& archive, ActorChange& change)
{
    transfer(archive, change.before);
    transfer(archive, change.after);
    transfer(archive, change.index);
}

template <class Archive>
void transfer(Archive& archive, ActorStateChange& change)
{
    archive(change.actor);
    transfer(archive, change.indexBefore);
    transfer(archive, change.indexAfter);
    transfer(archive, change.visibleBefore);
    transfer(archive, change.visibleAfter);
}

template <class Archive>
void transfer(Archive& archive, BoneListsChange& change)
{
    archive(change.actor);
    transfer(archive, change.before);
    transfer(archive, change.after);
}

template <class Archive>
void transfer(Archive& archive, OutsideParentChange& change)
{
    archive(change.actor);
    transfer(archive, change.removed);
    transfer(archive, change.inserted);
}

template <class Archive>
void transfer(Archive& archive, KeyShift& change)
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
void transfer(Archive& archive, SettingsChange& change)
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
void transfer(Archive& archive, CameraMotionChange& change)
{
    transfer(archive, change.before);
    transfer(archive, change.after);
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

std::vector<std::byte> writePatch(const ScenePatch& patch, PatchSharing* sharing)
{
    ScenePatch copy = patch; // the common function needs mutable references, also for writing
    PatchSharing own;
    PatchWriter writer;
    writer.sharing = sharing ? sharing : &own;
    writeHead(writer, head);
    transfer(writer, copy.selectionBefore);
    transfer(writer, copy.selectionAfter ? copy.selectionAfter : copy.selectionBefore);
    writer.length(copy.parts.size());
    for (PatchPart& part : copy.parts) {
        auto kind = static_cast<std::uint8_t>(part.index());
        writer(kind);
        std::visit([&](auto& change) { transfer(writer, change); }, part);
    }
    return std::move(writer.out);
}

Result<ScenePatch> readPatch(
    std::span<const std::byte> bytes, const ModelSource& models, PatchSharing* sharing)
{
    PatchReader reader(bytes);
    PatchSharing own;
    reader.sharing = sharing ? sharing : &own;
    reader.models = &models;
    if (auto error = errorOfHead(reader, head))
        return tl::unexpected(std::move(*error));
    ScenePatch patch;
    transfer(reader, patch.selectionBefore);
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
        std::visit([&](auto& change) { transfer(reader, change); }, *part);
        patch.parts.push_back(std::move(*part));
    }
    if (reader.in.hasFailed())
        return tl::unexpected(reader.in.error(head.field));
    return patch;
}

} // namespace mmd
