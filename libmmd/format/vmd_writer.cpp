// SPDX-License-Identifier: MIT
#include "libmmd/format/vmd.h"
#include "libmmd/format/vmd_layout.h"

#include <algorithm>
#include <cstring>

namespace mmd {
namespace {

/// A record to be: a key of a track, or a raw record of it.
template <class Key>
struct Source {
    std::uint32_t place;
    std::uint32_t index; ///< of the key or of the raw record
    const Track<Key>* track;
    bool isRaw;
};

/// Old records by their place in the file, then new keys by track and frame.
template <class Key>
std::vector<Source<Key>> sources(const std::vector<TrackPtr<Key>>& tracks)
{
    std::vector<Source<Key>> old;
    std::vector<Source<Key>> added;
    for (const auto& track : tracks) {
        const auto raws = track->raws();
        for (std::uint32_t at = 0; at < raws.size(); ++at)
            old.push_back({raws[at].place, at, track.get(), true});
        const auto isWrittenRaw = [&](std::uint32_t place) {
            const auto found = std::lower_bound(raws.begin(), raws.end(), place,
                [](const RawRecord& raw, std::uint32_t wanted) { return raw.place < wanted; });
            return found != raws.end() && found->place == place;
        };
        for (std::uint32_t at = 0; at < track->size(); ++at) {
            const std::uint32_t place = track->places()[at];
            if (place == newKeyPlace)
                added.push_back({place, at, track.get(), false});
            else if (raws.empty() || !isWrittenRaw(place))
                old.push_back({place, at, track.get(), false});
        }
    }
    std::stable_sort(old.begin(), old.end(),
        [](const Source<Key>& a, const Source<Key>& b) { return a.place < b.place; });
    old.insert(old.end(), added.begin(), added.end());
    return old;
}

void appendCount(std::string& out, std::size_t count)
{
    const auto value = static_cast<std::uint32_t>(count);
    char bytes[sizeof value];
    std::memcpy(bytes, &value, sizeof value);
    out.append(bytes, sizeof value);
}

template <class Key>
void appendSection(const std::vector<TrackPtr<Key>>& tracks, std::string& out)
{
    const auto records = sources(tracks);
    appendCount(out, records.size());
    out.reserve(out.size() + records.size() * vmd::recordSize(Key::kind));
    for (const Source<Key>& record : records) {
        if (record.isRaw)
            out += record.track->raws()[record.index].bytes;
        else
            vmd::encode(record.track->field(), record.track->key(record.index), out);
    }
}

template <class Key>
void appendSection(const TrackPtr<Key>& track, std::string& out)
{
    appendSection(track ? std::vector{track} : std::vector<TrackPtr<Key>>{}, out);
}

void appendHeader(const MotionHeader& header, std::string& out)
{
    const bool isPlain = std::all_of(
        header.signature.begin(), header.signature.end(), [](char byte) { return byte == 0; });
    std::array<char, vmd::signatureSize> signature = header.signature;
    if (isPlain)
        std::strncpy(signature.data(),
            header.version == 1 ? "Vocaloid Motion Data file" : "Vocaloid Motion Data 0002",
            signature.size());
    out.append(signature.data(), signature.size());
    out.append(header.modelName.data(), vmd::headerSize(header.version) - vmd::signatureSize);
}

/// Sections to write: those the file had, and those up to the last one that holds keys.
int sectionsOf(const Motion& motion)
{
    int count = std::max(motion.sectionCount, 1);
    const bool holds[] = {!motion.bones.empty(), !motion.morphs.empty(), motion.camera != nullptr,
        motion.light != nullptr, motion.shadow != nullptr, motion.showIk != nullptr};
    for (int section = 0; section < 6; ++section)
        if (holds[section])
            count = std::max(count, section + 1);
    return count;
}

} // namespace

std::vector<std::byte> vmdFromMotion(const Motion& motion)
{
    std::string out;
    appendHeader(motion.header, out);
    const int count = sectionsOf(motion);
    appendSection(motion.bones, out);
    if (count > 1)
        appendSection(motion.morphs, out);
    if (count > 2)
        appendSection(motion.camera, out);
    if (count > 3)
        appendSection(motion.light, out);
    if (count > 4)
        appendSection(motion.shadow, out);
    if (count > 5)
        appendSection(motion.showIk, out);
    out += motion.trailing;
    const auto* begin = reinterpret_cast<const std::byte*>(out.data());
    return std::vector<std::byte>(begin, begin + out.size());
}

} // namespace mmd
