// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/motion.h"

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace mmd {

/// Identifies an actor for the life of a scene; never reused. The camera, light and shadow keys of
/// the scene itself go by `sceneActor`.
enum class ActorId : std::uint32_t {};
inline constexpr ActorId sceneActor{0};

/// Selected keys of one track; ascending frames, at least one.
struct TrackKeys {
    TrackId track;
    std::vector<std::uint32_t> frames;
    bool operator==(const TrackKeys&) const = default;
};

/// What is selected in the active actor: tracks (bones and morphs as the viewport, the tree and the
/// dope sheet's rows show them) and keys. Both are sorted by track, without repeats.
struct Selection {
    std::vector<TrackId> tracks;
    std::vector<TrackKeys> keys;
    bool operator==(const Selection&) const = default;

    [[nodiscard]] bool hasTrack(const TrackId& track) const;
    [[nodiscard]] bool hasKey(const TrackId& track, std::uint32_t frame) const;
    /// Selected frames of `track`; empty if none.
    [[nodiscard]] std::span<const std::uint32_t> framesOf(const TrackId& track) const;
    [[nodiscard]] std::size_t keyCount() const;

    void setTrack(const TrackId& track, bool selected);
    void setKey(const TrackId& track, std::uint32_t frame, bool selected);
};

/// A selection that many patches hold together: a thousand edits of one selection keep it once.
/// Reads as a Selection, from which it is made.
class SharedSelection {
public:
    SharedSelection() = default;
    SharedSelection(Selection selection); // NOLINT: it is one

    [[nodiscard]] const Selection& value() const;
    operator const Selection&() const { return value(); } // NOLINT
    const Selection& operator*() const { return value(); }
    const Selection* operator->() const { return &value(); }
    /// By content.
    bool operator==(const SharedSelection& other) const;
    bool operator==(const Selection& other) const { return value() == other; }

private:
    std::shared_ptr<const Selection> m_selection; ///< none: an empty one
};

} // namespace mmd
