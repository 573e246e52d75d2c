// SPDX-License-Identifier: MIT
#pragma once

#include "ui/viewport/helpers/stick_figure.h"
#include "ui/viewport/helpers/view_helpers.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace odori {

/// A frame with a ghost; `rank` 1 is the nearest one on its side of the current frame.
struct GhostFrame {
    std::uint32_t frame = 0;
    int rank = 1;
    bool operator==(const GhostFrame&) const = default;
};

/// Appends the nearest frames of `motion` before and after `current`, at most `count` on each side,
/// nearest first: those with keys of `tracks` (of any bone if there are none), or all up to the
/// last key.
void addGhostFrames(const mmd::Motion& motion, const mmd::TrackList& tracks, std::uint32_t current,
    const ViewHelpers& helpers, std::vector<GhostFrame>& frames);

/// The active actor at other frames, as stick figures: one colour for earlier frames, another for
/// later ones, fainter with the distance. A figure is kept while its frame is wanted.
class Ghosts {
public:
    /// At most ViewHelpers::mostGhosts on each side.
    void setFrames(std::span<const GhostFrame> frames, std::uint32_t current);
    /// The figures are of another actor or model.
    void clear();
    /// The motion changed: figures stay until they are sampled again.
    void invalidate();
    /// The frame to sample next; none if all are up to date.
    [[nodiscard]] std::optional<std::uint32_t> wanted() const;
    /// `actor` knows which bones are drawn; without those that physics moves, and IK goals.
    void sample(std::uint32_t frame, const PosedActor& actor, const mmd::Pose& pose);

    [[nodiscard]] std::span<const GhostFrame> frames() const { return m_frames; }
    [[nodiscard]] bool isBefore(std::uint32_t frame) const { return frame < m_current; }
    /// The highest point of a figure; none before it is sampled.
    [[nodiscard]] std::optional<glm::vec3> topOf(std::uint32_t frame) const;
    void addLines(std::vector<render::OverlayLine>& lines) const;

private:
    struct Figure {
        std::uint32_t frame = 0;
        bool isUsed = false, isSampled = false, isFresh = false;
        StickFigure sticks;
    };
    [[nodiscard]] const Figure* find(std::uint32_t frame) const;

    std::array<Figure, 2 * std::size_t(ViewHelpers::mostGhosts)> m_figures;
    std::vector<GhostFrame> m_frames;
    std::uint32_t m_current = 0;
};

} // namespace odori
