// SPDX-License-Identifier: MIT
#include "libmmd/format/vmd.h"
#include "libmmd/format/vmd_layout.h"
#include "libmmd/text/cp932.h"

#include <algorithm>
#include <cstring>
#include <unordered_map>

namespace mmd {
namespace {

template <class Key>
NameField fieldOfRecord(std::span<const std::byte> record)
{
    NameField field{};
    if constexpr (vmd::isNamed(Key::kind))
        std::memcpy(field.data(), record.data(), field.size());
    return field;
}

std::string bytesOf(std::span<const std::byte> record)
{
    return std::string(reinterpret_cast<const char*>(record.data()), record.size());
}

/// Makes one track of the records at `places`, which are in file order.
template <class Key>
Track<Key> trackOf(
    const VmdFile& file, const std::vector<std::uint32_t>& places, std::vector<Warning>& warnings)
{
    std::vector<Key> keys;
    keys.reserve(places.size());
    for (const std::uint32_t place : places)
        keys.push_back(vmd::decode<Key>(file.record(Key::kind, place), place));
    const auto byFrame = [](const Key& a, const Key& b) { return a.frame < b.frame; };
    if (!std::is_sorted(keys.begin(), keys.end(), byFrame))
        std::stable_sort(keys.begin(), keys.end(), byFrame);

    const NameField field = fieldOfRecord<Key>(file.record(Key::kind, places.front()));
    std::vector<RawRecord> raws;
    std::vector<Key> unique;
    unique.reserve(keys.size());
    for (std::size_t at = 0; at < keys.size(); ++at) {
        const Key& key = keys[at];
        const auto record = file.record(Key::kind, key.place);
        // Of several keys at one frame the last in the file wins; the others stay as they are.
        const bool isShown = at + 1 == keys.size() || keys[at + 1].frame != key.frame;
        if (isShown)
            unique.push_back(key);
        if (!isShown || fieldOfRecord<Key>(record) != field)
            raws.push_back({key.frame, key.place, bytesOf(record)});
    }
    const std::size_t duplicates = keys.size() - unique.size();
    if (duplicates > 0)
        warnings.push_back({.code = WarningCode::DuplicateKey,
            .place = vmd::isNamed(Key::kind) ? decodeCp932(nameOf(field)) : "keys",
            .count = duplicates});
    std::sort(raws.begin(), raws.end(),
        [](const RawRecord& a, const RawRecord& b) { return a.place < b.place; });
    return Track<Key>(field, unique, std::move(raws));
}

/// Places of the records of each name, the names in order of their bytes.
std::vector<std::vector<std::uint32_t>> groupedByName(const VmdFile& file, TrackKind kind)
{
    const std::uint32_t count = file.sections[std::size_t(kind)].count;
    std::vector<std::vector<std::uint32_t>> groups;
    if (!vmd::isNamed(kind)) {
        if (count > 0) {
            groups.emplace_back(count);
            for (std::uint32_t place = 0; place < count; ++place)
                groups.front()[place] = place;
        }
        return groups;
    }
    std::unordered_map<std::string_view, std::size_t> groupOf;
    std::vector<std::string_view> groupNames;
    for (std::uint32_t place = 0; place < count; ++place) {
        const auto* bytes = reinterpret_cast<const char*>(file.record(kind, place).data());
        const std::string_view name(bytes, strnlen(bytes, vmd::nameSize));
        const auto [at, isNew] = groupOf.try_emplace(name, groups.size());
        if (isNew) {
            groups.emplace_back();
            groupNames.push_back(name);
        }
        groups[at->second].push_back(place);
    }
    std::vector<std::size_t> order(groups.size());
    for (std::size_t at = 0; at < order.size(); ++at)
        order[at] = at;
    std::sort(order.begin(), order.end(),
        [&](std::size_t a, std::size_t b) { return groupNames[a] < groupNames[b]; });
    std::vector<std::vector<std::uint32_t>> sorted;
    sorted.reserve(groups.size());
    for (const std::size_t at : order)
        sorted.push_back(std::move(groups[at]));
    return sorted;
}

template <class Key>
std::vector<TrackPtr<Key>> tracksOf(const VmdFile& file, std::vector<Warning>& warnings)
{
    std::vector<TrackPtr<Key>> tracks;
    for (const auto& places : groupedByName(file, Key::kind))
        tracks.push_back(std::make_shared<const Track<Key>>(trackOf<Key>(file, places, warnings)));
    return tracks;
}

template <class Key>
TrackPtr<Key> sectionOf(const VmdFile& file, std::vector<Warning>& warnings)
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
    motion.camera = sectionOf<CameraKeyframe>(file, result.warnings);
    motion.light = sectionOf<LightKeyframe>(file, result.warnings);
    motion.shadow = sectionOf<ShadowKeyframe>(file, result.warnings);
    motion.showIk = sectionOf<ShowIkKeyframe>(file, result.warnings);
    motion.sectionCount = static_cast<int>(std::count_if(file.sections.begin(), file.sections.end(),
        [](const VmdFile::Section& section) { return section.present; }));
    motion.trailing = bytesOf(std::span(file.bytes).subspan(file.trailingOffset));
    return result;
}

} // namespace mmd
