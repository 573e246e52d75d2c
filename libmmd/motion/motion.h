// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/track.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mmd {

/// Identifies one track of a motion. `name` is the raw CP932 name of a bone or morph, at most 15
/// bytes, and empty for the other kinds.
struct TrackId {
    TrackKind kind = TrackKind::Bone;
    std::string name;
    bool operator==(const TrackId&) const = default;
    bool operator<(const TrackId& other) const // not <=>: the strings of libc++ 14 have none
    {
        return kind != other.kind ? kind < other.kind : name < other.name;
    }
};

/// Header of a motion's file. A new motion has the defaults and is written as version 2.
struct MotionHeader {
    int version = 2;                  ///< 1: "Vocaloid Motion Data file", 2: "... 0002"
    std::array<char, 30> signature{}; ///< raw; all zeros: the standard one of `version`
    std::array<char, 20> modelName{}; ///< raw CP932 and padding; version 1 uses the first 10
    bool operator==(const MotionHeader&) const = default;
};

/// The motion in the editor. A copy is cheap (one pointer for each track) and is a snapshot that
/// other threads may read.
///
/// `bones` and `morphs` are sorted by name, as bytes; no track in them is null or empty (a track
/// without keys and raw records is removed). The others are null if they have no keys.
struct Motion {
    MotionHeader header;
    std::vector<TrackPtr<BoneKeyframe>> bones;
    std::vector<TrackPtr<MorphKeyframe>> morphs;
    TrackPtr<CameraKeyframe> camera;
    TrackPtr<LightKeyframe> light;
    TrackPtr<ShadowKeyframe> shadow;
    TrackPtr<ShowIkKeyframe> showIk;
    /// The number of sections in the file, 1..6 (older programs end a file early). Sections before
    /// one with keys are always written.
    int sectionCount = 6;
    std::string trailing; ///< bytes after the last section, kept

    /// By content.
    bool operator==(const Motion& other) const;

    /// The last frame with a key in any track; 0 without keys.
    [[nodiscard]] std::uint32_t lastFrame() const;
    [[nodiscard]] std::size_t keyCount() const;
};

/// The track of that name, or null.
[[nodiscard]] const Track<BoneKeyframe>* findBoneTrack(const Motion& motion, std::string_view name);
[[nodiscard]] const Track<MorphKeyframe>* findMorphTrack(
    const Motion& motion, std::string_view name);

/// The track with keys of type `Key` and this `name` (ignored for kinds without names), or null.
template <class Key>
[[nodiscard]] const Track<Key>* findTrack(const Motion& motion, std::string_view name);

/// Sets the track of this kind and name, or removes it if `track` is empty.
template <class Key>
void replaceTrack(Motion& motion, Track<Key> track);

/// Frames of the keys of any track; empty if there is no such track. Valid during the motion's
/// life.
[[nodiscard]] std::span<const std::uint32_t> framesOf(const Motion& motion, const TrackId& id);

/// Every track with keys, in the order of kinds, then names.
[[nodiscard]] std::vector<TrackId> trackIds(const Motion& motion);
/// Those of bones and morphs.
[[nodiscard]] std::vector<TrackId> boneAndMorphIds(const Motion& motion);

} // namespace mmd
