// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/motion.h"

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <span>
#include <vector>

namespace mmd {

/// Identifies an actor during the life of a scene; never reused. `sceneActor` stands for the
/// camera, light and shadow keys of the scene itself.
enum class ActorId : std::uint32_t {};
inline constexpr ActorId sceneActor{0};

/// Selected keys of one track; ascending frames, at least one.
struct TrackKeys {
    TrackId track;
    std::vector<std::uint32_t> frames;
    bool operator==(const TrackKeys&) const = default;
};

/// A list of tracks that its copies share: ten thousand undo steps with five hundred selected
/// tracks store them once. Read access as in a vector; it is only assigned as a whole.
class TrackList {
public:
    TrackList() = default;
    TrackList(std::initializer_list<TrackId> tracks);
    TrackList(std::vector<TrackId> tracks); // NOLINT: a list of tracks converts implicitly

    operator const std::vector<TrackId>&() const { return value(); } // NOLINT
    [[nodiscard]] const std::vector<TrackId>& value() const;
    [[nodiscard]] auto begin() const { return value().begin(); }
    [[nodiscard]] auto end() const { return value().end(); }
    [[nodiscard]] std::size_t size() const { return value().size(); }
    [[nodiscard]] bool empty() const { return value().empty(); }
    [[nodiscard]] const TrackId& operator[](std::size_t at) const { return value()[at]; }
    [[nodiscard]] const TrackId& front() const { return value().front(); }
    void clear() { m_tracks = nullptr; }
    /// By content.
    bool operator==(const TrackList& other) const;

private:
    std::shared_ptr<const std::vector<TrackId>> m_tracks; ///< none: an empty list
};

/// The selection in the active actor: tracks (bones and morphs, shown in the viewport, the tree and
/// the dope sheet's rows) and keys. Both are sorted by track, without duplicates.
struct Selection {
    TrackList tracks;
    std::vector<TrackKeys> keys;
    bool operator==(const Selection&) const = default;

    [[nodiscard]] bool hasTrack(const TrackId& track) const;
    [[nodiscard]] bool hasKey(const TrackId& track, std::uint32_t frame) const;
    /// Selected frames of `track`; empty if there are none.
    [[nodiscard]] std::span<const std::uint32_t> framesOf(const TrackId& track) const;
    [[nodiscard]] std::size_t keyCount() const;

    void setTrack(const TrackId& track, bool selected);
    void setKey(const TrackId& track, std::uint32_t frame, bool selected);
};

} // namespace mmd
