// SPDX-License-Identifier: MIT
#include "libmmd/base/byte_reader.h"
#include "libmmd/base/speed/prefetch.h"
#include "libmmd/base/speed/radix_sort.h"
#include "libmmd/format/name_groups.h"
#include "libmmd/format/vmd/vmd.h"
#include "libmmd/format/vmd/vmd_layout.h"
#include "libmmd/text/cp932.h"

#include <algorithm>
#include <cstring>

namespace mmd {
namespace {

/// A key's frame (upper half) and its index in its section (lower half).
using FrameAndIndex = std::uint64_t;

std::uint32_t frameOf(FrameAndIndex each)
{
    return static_cast<std::uint32_t>(each >> 32);
}

std::uint32_t fileIndexOf(FrameAndIndex each)
{
    return static_cast<std::uint32_t>(each);
}

/// Shuffled records of a large file are far apart in memory: prefetching them some keys ahead
/// halves the reading time.
constexpr std::size_t recordsAhead = 12;

void prefetchRecord(std::span<const std::byte> record)
{
    prefetch(record.data());
    prefetch(record.data() + record.size() - 1);
}

std::string bytesOf(std::span<const std::byte> record)
{
    return std::string(reinterpret_cast<const char*>(record.data()), record.size());
}

template <class Key>
bool hasField(std::span<const std::byte> record, const NameField& field)
{
    if constexpr (vmd::isNamed(Key::kind))
        return std::memcmp(record.data(), field.data(), field.size()) == 0;
    else
        return true;
}

/// The records of a section, sorted into tracks: those of track n are begins[n]..begins[n + 1], in
/// the order of the file.
struct SortedSection {
    std::vector<NameGroup> tracks;
    std::vector<std::size_t> begins;
    std::vector<FrameAndIndex> keys;
};

std::uint32_t frameAt(const VmdFile& file, TrackKind kind, std::size_t index)
{
    const std::size_t at = vmd::isNamed(kind) ? vmd::nameSize : 0;
    return loadLittle<std::uint32_t>(file.record(kind, index).data() + at);
}

/// One pass through the records in the order of the file: they may be larger than a cache.
SortedSection sortedSection(const VmdFile& file, TrackKind kind)
{
    const std::uint32_t count = file.sections[std::size_t(kind)].count;
    SortedSection result;
    NameGrouping grouping;
    std::vector<std::uint32_t> groupOf(count);
    std::vector<std::uint32_t> frames(count);
    for (std::uint32_t fileIndex = 0; fileIndex < count; ++fileIndex) {
        NameField field{};
        if (vmd::isNamed(kind))
            std::memcpy(field.data(), file.record(kind, fileIndex).data(), field.size());
        groupOf[fileIndex] = grouping.add(field);
        frames[fileIndex] = frameAt(file, kind, fileIndex);
    }
    const std::vector<std::uint32_t> trackOf = grouping.finish(result.tracks);
    result.begins.assign(1, 0);
    for (const NameGroup& track : result.tracks)
        result.begins.push_back(result.begins.back() + track.count);
    std::vector<std::size_t> next(result.begins.begin(), result.begins.end() - 1);
    result.keys.resize(count);
    for (std::uint32_t fileIndex = 0; fileIndex < count; ++fileIndex)
        result.keys[next[trackOf[groupOf[fileIndex]]]++] =
            (FrameAndIndex(frames[fileIndex]) << 32) | fileIndex;
    return result;
}

/// The track of the records `keys`, which are in the order of the file and get sorted.
template <class Key>
TrackPtr<Key> makeTrack(const VmdFile& file, const NameGroup& group, std::span<FrameAndIndex> keys,
    std::vector<FrameAndIndex>& scratch, std::vector<Warning>& warnings)
{
    const auto recordOf = [&](FrameAndIndex key) {
        return file.record(Key::kind, fileIndexOf(key));
    };
    sortByUpperHalf(keys, scratch);
    std::vector<RawRecord> raws;
    const auto keepRaw = [&](FrameAndIndex key) {
        raws.push_back({frameOf(key), fileIndexOf(key), bytesOf(recordOf(key))});
    };
    // Of several keys at one frame the last one in the file counts; the others are kept unchanged.
    std::size_t shown = 0;
    for (std::size_t at = 0; at < keys.size(); ++at) {
        const bool isLast = at + 1 == keys.size() || frameOf(keys[at + 1]) != frameOf(keys[at]);
        if (!isLast || (group.hasOtherFields && !hasField<Key>(recordOf(keys[at]), group.field)))
            keepRaw(keys[at]);
        if (isLast)
            keys[shown++] = keys[at];
    }
    if (shown < keys.size())
        warnings.push_back({.code = WarningCode::DuplicateKey,
            .location =
                std::string(vmd::sectionName(Key::kind)) + ' ' + decodeCp932(nameOf(group.field)),
            .count = keys.size() - shown});
    const auto keyAt = [&](std::size_t index) {
        if (index + recordsAhead < shown)
            prefetchRecord(recordOf(keys[index + recordsAhead]));
        return vmd::decode<Key>(recordOf(keys[index]), fileIndexOf(keys[index]));
    };
    return std::make_shared<const Track<Key>>(group.field, shown, keyAt, std::move(raws));
}

template <class Key>
std::vector<TrackPtr<Key>> tracksOf(const VmdFile& file, std::vector<Warning>& warnings)
{
    SortedSection section = sortedSection(file, Key::kind);
    std::vector<TrackPtr<Key>> tracks;
    std::vector<FrameAndIndex> scratch;
    tracks.reserve(section.tracks.size());
    for (std::size_t at = 0; at < section.tracks.size(); ++at) {
        const NameGroup& group = section.tracks[at];
        const auto keys = std::span(section.keys).subspan(section.begins[at], group.count);
        tracks.push_back(makeTrack<Key>(file, group, keys, scratch, warnings));
    }
    return tracks;
}

template <class Key>
TrackPtr<Key> trackOf(const VmdFile& file, std::vector<Warning>& warnings)
{
    auto tracks = tracksOf<Key>(file, warnings);
    return tracks.empty() ? nullptr : std::move(tracks.front());
}

} // namespace

MotionFromVmd motionFromVmd(const VmdFile& file)
{
    MotionFromVmd result;
    result.warnings = file.warnings;
    Motion& motion = result.motion;
    motion.header.version = file.version;
    std::memcpy(motion.header.signature.data(), file.bytes.data(), vmd::signatureSize);
    std::memcpy(motion.header.modelName.data(), file.bytes.data() + vmd::signatureSize,
        vmd::headerSize(file.version) - vmd::signatureSize);
    motion.bones = tracksOf<BoneKeyframe>(file, result.warnings);
    motion.morphs = tracksOf<MorphKeyframe>(file, result.warnings);
    motion.camera = trackOf<CameraKeyframe>(file, result.warnings);
    motion.light = trackOf<LightKeyframe>(file, result.warnings);
    motion.shadow = trackOf<ShadowKeyframe>(file, result.warnings);
    motion.showIk = trackOf<ShowIkKeyframe>(file, result.warnings);
    motion.sectionCount = static_cast<int>(std::count_if(file.sections.begin(), file.sections.end(),
        [](const VmdFile::Section& section) { return section.present; }));
    motion.trailing = bytesOf(std::span(file.bytes).subspan(file.trailingOffset));
    return result;
}

} // namespace mmd
