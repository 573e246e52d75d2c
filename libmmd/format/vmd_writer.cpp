// SPDX-License-Identifier: MIT
#include "libmmd/base/radix_sort.h"
#include "libmmd/format/vmd.h"
#include "libmmd/format/vmd_layout.h"

#include <algorithm>

namespace mmd {
namespace {

/// A record to be: key or raw record `index` of `track`.
template <class Key>
struct Source {
    const Track<Key>* track;
    std::uint32_t index;
    bool isRaw;
};

/// Whether a raw record stands for the key of `track` at `place`.
template <class Key>
bool hasRawAt(const Track<Key>& track, std::uint32_t place)
{
    const auto raws = track.raws();
    const auto found = std::lower_bound(raws.begin(), raws.end(), place,
        [](const RawRecord& raw, std::uint32_t wanted) { return raw.place < wanted; });
    return found != raws.end() && found->place == place;
}

/// Old records by their place in the file, then new keys by track and frame.
template <class Key>
std::vector<Source<Key>> sources(std::span<const TrackPtr<Key>> tracks)
{
    std::vector<Source<Key>> found;
    std::vector<std::uint64_t> order; // place, which is largest for new keys, and index in `found`
    const auto add = [&](std::uint32_t place, const Source<Key>& source) {
        order.push_back((std::uint64_t(place) << 32) | found.size());
        found.push_back(source);
    };
    for (const auto& track : tracks) {
        const auto raws = track->raws();
        for (std::uint32_t at = 0; at < raws.size(); ++at)
            add(raws[at].place, {track.get(), at, true});
        for (std::uint32_t at = 0; at < track->size(); ++at)
            if (!hasRawAt(*track, track->places()[at]))
                add(track->places()[at], {track.get(), at, false});
    }
    std::vector<std::uint64_t> scratch;
    sortByUpperHalf(order, scratch);
    std::vector<Source<Key>> sorted;
    sorted.reserve(order.size());
    for (const std::uint64_t each : order)
        sorted.push_back(found[each & 0xFFFFFFFF]);
    return sorted;
}

template <class Key>
void writeSection(std::span<const TrackPtr<Key>> tracks, ByteWriter& out)
{
    const auto records = sources(tracks);
    out.write<std::uint32_t>(static_cast<std::uint32_t>(records.size()));
    out.reserve(out.size() + records.size() * vmd::recordSize(Key::kind));
    for (const Source<Key>& record : records) {
        if (record.isRaw)
            out.write(std::string_view(record.track->raws()[record.index].bytes));
        else
            vmd::encode(*record.track, record.index, out);
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

/// How many sections to write: those the file had, and all up to the last one that holds keys.
int sectionsOf(const Motion& motion)
{
    const std::array<bool, 6> hasKeys{!motion.bones.empty(), !motion.morphs.empty(),
        motion.camera != nullptr, motion.light != nullptr, motion.shadow != nullptr,
        motion.showIk != nullptr};
    const auto last = std::find(hasKeys.rbegin(), hasKeys.rend(), true);
    const int needed = static_cast<int>(hasKeys.rend() - last);
    const int all = static_cast<int>(hasKeys.size());
    // Unknown bytes after the end would be taken for a section that is not there.
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
