// SPDX-License-Identifier: MIT
#include "libmmd/base/speed/prefetch.h"
#include "libmmd/base/speed/radix_sort.h"
#include "libmmd/format/vmd/vmd.h"
#include "libmmd/format/vmd/vmd_layout.h"

#include <algorithm>
#include <cstring>
#include <limits>

namespace mmd {
namespace {

/// Prefetch distance of a record's position; see vmd_motion.cpp.
constexpr std::size_t ranksAhead = 16;

/// A record to write: a key of a track or one of its raw records. Small, because a motion has many.
struct Source {
    std::uint32_t track;
    std::uint32_t index; ///< of the key; of a raw record after the keys
};

/// The sources of a section, by track, then frame, and the index in the file that each had.
struct Sources {
    std::vector<Source> all;
    std::vector<std::uint32_t> fileIndices; ///< as `all`
};

/// For each of `fileIndices` the number of records before it: old ones by their index, then new
/// ones in their order.
std::vector<std::uint32_t> ranksOf(const std::vector<std::uint32_t>& fileIndices)
{
    std::vector<std::uint32_t> ranks(fileIndices.size());
    std::uint32_t bound = 0; // of the indices of old records
    for (const std::uint32_t fileIndex : fileIndices)
        bound = fileIndex == newKeyIndex ? bound : std::max(bound, fileIndex + 1);
    std::uint32_t rank = 0;
    if (bound / 4 <= fileIndices.size()) { // as from a file: no two alike, and few are missing
        constexpr std::uint32_t none = std::numeric_limits<std::uint32_t>::max();
        std::vector<std::uint32_t> at(bound, none);
        bool areDistinct = true;
        for (std::uint32_t index = 0; index < fileIndices.size(); ++index) {
            if (fileIndices[index] == newKeyIndex)
                continue;
            areDistinct = areDistinct && at[fileIndices[index]] == none;
            at[fileIndices[index]] = index;
        }
        if (areDistinct) {
            for (const std::uint32_t index : at)
                if (index != none)
                    ranks[index] = rank++;
            for (std::size_t index = 0; index < fileIndices.size(); ++index)
                if (fileIndices[index] == newKeyIndex)
                    ranks[index] = rank++;
            return ranks;
        }
    }
    std::vector<std::uint64_t> order(fileIndices.size());
    for (std::size_t index = 0; index < fileIndices.size(); ++index)
        order[index] = (std::uint64_t(fileIndices[index]) << 32) | index;
    std::vector<std::uint64_t> scratch;
    sortByUpperHalf(order, scratch);
    for (const std::uint64_t each : order)
        ranks[each & 0xFFFFFFFF] = rank++;
    return ranks;
}

/// Whether a raw record is the record of the key of `track` at `fileIndex`.
template <class Key>
bool hasRawAt(const Track<Key>& track, std::uint32_t fileIndex)
{
    const auto raws = track.raws();
    const auto found = std::lower_bound(raws.begin(), raws.end(), fileIndex,
        [](const RawRecord& raw, std::uint32_t wanted) { return raw.fileIndex < wanted; });
    return found != raws.end() && found->fileIndex == fileIndex;
}

template <class Key>
Sources sourcesOf(std::span<const TrackPtr<Key>> tracks)
{
    Sources found;
    std::size_t most = 0;
    for (const auto& track : tracks)
        most += track->size() + track->raws().size();
    found.all.reserve(most);
    found.fileIndices.reserve(most);
    for (std::uint32_t which = 0; which < tracks.size(); ++which) {
        const Track<Key>& track = *tracks[which];
        const auto add = [&](std::uint32_t fileIndex, std::size_t index) {
            found.fileIndices.push_back(fileIndex);
            found.all.push_back({which, static_cast<std::uint32_t>(index)});
        };
        for (std::size_t raw = 0; raw < track.raws().size(); ++raw)
            add(track.raws()[raw].fileIndex, track.size() + raw);
        for (std::size_t key = 0; key < track.size(); ++key)
            if (track.raws().empty() || !hasRawAt(track, track.fileIndices()[key]))
                add(track.fileIndices()[key], key);
    }
    return found;
}

/// Appends the record of `source`.
template <class Key>
void encodeSource(std::span<const TrackPtr<Key>> tracks, const Source& source, ByteWriter& out)
{
    const Track<Key>& track = *tracks[source.track];
    if (source.index < track.size())
        vmd::encode(track, source.index, out);
    else
        out.write(std::string_view(track.raws()[source.index - track.size()].bytes));
}

/// Records of one size are made track by track, in the order of memory, and each is written to its
/// position: otherwise an unsorted file would read the tracks in random order.
template <class Key>
void writeRecords(std::span<const TrackPtr<Key>> tracks, const Sources& sources,
    const std::vector<std::uint32_t>& ranks, ByteWriter& out)
{
    constexpr std::size_t size = vmd::recordSize(Key::kind);
    const std::span<std::byte> records = out.extend(ranks.size() * size);
    ByteWriter record;
    for (std::size_t at = 0; at < ranks.size(); ++at) {
        if (at + ranksAhead < ranks.size()) {
            const std::byte* ahead = records.data() + std::size_t(ranks[at + ranksAhead]) * size;
            prefetch(ahead);
            prefetch(ahead + size - 1);
        }
        record.clear();
        encodeSource(tracks, sources.all[at], record);
        std::memcpy(records.data() + std::size_t(ranks[at]) * size, record.bytes().data(), size);
    }
}

template <class Key>
void writeSection(std::span<const TrackPtr<Key>> tracks, ByteWriter& out)
{
    const Sources sources = sourcesOf(tracks);
    const std::vector<std::uint32_t> ranks = ranksOf(sources.fileIndices);
    out.write<std::uint32_t>(static_cast<std::uint32_t>(ranks.size()));
    if constexpr (Key::kind == TrackKind::ShowIk) {
        std::vector<Source> inOrder(ranks.size());
        for (std::size_t at = 0; at < ranks.size(); ++at)
            inOrder[ranks[at]] = sources.all[at];
        for (const Source& source : inOrder)
            encodeSource(tracks, source, out);
    } else {
        writeRecords(tracks, sources, ranks, out);
    }
}

template <class Key>
void writeSection(const TrackPtr<Key>& track, ByteWriter& out)
{
    writeSection<Key>(std::span(&track, track ? 1 : 0), out);
}

void writeHeader(const MotionHeader& header, ByteWriter& out)
{
    auto signature = header.signature;
    if (std::all_of(signature.begin(), signature.end(), [](char byte) { return byte == 0; })) {
        const std::string_view standard =
            header.version == 1 ? "Vocaloid Motion Data file" : "Vocaloid Motion Data 0002";
        std::copy(standard.begin(), standard.end(), signature.begin());
    }
    out.write(std::string_view(signature.data(), signature.size()));
    out.write(std::string_view(
        header.modelName.data(), vmd::headerSize(header.version) - vmd::signatureSize));
}

/// The number of sections to write: those of the file, and all up to the last one with keys.
int sectionsOf(const Motion& motion)
{
    const std::array<bool, 6> hasKeys{!motion.bones.empty(), !motion.morphs.empty(),
        motion.camera != nullptr, motion.light != nullptr, motion.shadow != nullptr,
        motion.showIk != nullptr};
    const auto last = std::find(hasKeys.rbegin(), hasKeys.rend(), true);
    const int needed = static_cast<int>(hasKeys.rend() - last);
    const int all = static_cast<int>(hasKeys.size());
    // Unknown bytes after the end would be read as an absent section.
    return motion.trailing.empty() ? std::clamp(motion.sectionCount, std::max(needed, 1), all)
                                   : all;
}

} // namespace

std::vector<std::byte> vmdFromMotion(const Motion& motion)
{
    ByteWriter out;
    writeHeader(motion.header, out);
    const int count = sectionsOf(motion);
    writeSection<BoneKeyframe>(motion.bones, out);
    if (count > 1)
        writeSection<MorphKeyframe>(motion.morphs, out);
    if (count > 2)
        writeSection(motion.camera, out);
    if (count > 3)
        writeSection(motion.light, out);
    if (count > 4)
        writeSection(motion.shadow, out);
    if (count > 5)
        writeSection(motion.showIk, out);
    out.write(std::string_view(motion.trailing));
    return out.release();
}

} // namespace mmd
