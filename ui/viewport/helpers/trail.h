// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/pose/pose.h"
#include "libmmd/scene/scene.h"
#include "ui/render/scene_renderer.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace odori {

struct Picture;

/// A key on a trail.
struct TrailKey {
    int bone = -1; ///< of the model
    std::uint32_t frame = 0;
    bool operator==(const TrailKey&) const = default;
};

/// The ways of some bones of one actor around the current frame, by their keys. Positions are
/// sampled one frame after the other; those of frames that stay in reach are kept.
class Trail {
public:
    static constexpr std::uint32_t reach = 30; ///< frames on each side of the current one
    static constexpr std::size_t mostBones = 20;

    /// Sets the bones, at most mostBones. Other ones, or those of another model or actor, have no
    /// positions yet.
    void setBones(mmd::ActorId actor, const std::shared_ptr<const mmd::Model>& model,
        std::span<const int> bones);
    void clear();
    [[nodiscard]] bool isEmpty() const { return m_bones.empty(); }
    /// Sets the current frame; the trail ends at `last`, but never before the current frame.
    void setFrames(std::uint32_t current, std::uint32_t last);
    [[nodiscard]] std::uint32_t first() const { return m_first; }
    [[nodiscard]] std::uint32_t last() const { return m_last; }

    /// The motion changed: positions stay until they are sampled again.
    void invalidate();
    /// The frame to sample next, the nearest to `focus`; none if all are up to date.
    [[nodiscard]] std::optional<std::uint32_t> wanted(std::uint32_t focus) const;
    void sample(std::uint32_t frame, const mmd::Pose& pose);
    /// In world space; none if the frame is out of reach or was not sampled yet.
    [[nodiscard]] std::optional<glm::vec3> position(int bone, std::uint32_t frame) const;

    /// The key at `pixel`, without those at the current frame, where the bone itself is.
    [[nodiscard]] std::optional<TrailKey> keyAt(
        const mmd::Motion& motion, const Picture& picture, const glm::vec2& pixel) const;

    /// Fills lines(), marks() and places(); their memory is reused. `active` is larger.
    void build(const mmd::Motion& motion, const std::optional<TrailKey>& active);
    [[nodiscard]] const std::vector<render::OverlayLine>& lines() const { return m_lines; }
    /// A small dot for each frame, a square for a key that can be moved, a circle for another one.
    /// The numbers of their bones are those of places().
    [[nodiscard]] const std::vector<render::BoneMark>& marks() const { return m_marks; }
    [[nodiscard]] const mmd::Pose& places() const { return m_places; }

private:
    static constexpr std::size_t slotCount = 2 * reach + 1;
    struct Slot {
        std::uint32_t frame = 0;
        bool isSampled = false, isFresh = false;
    };
    struct Bone {
        int index = -1;
        mmd::TrackId track;
        bool isMovable = false;
    };
    [[nodiscard]] const glm::vec3* find(std::size_t bone, std::uint32_t frame) const;
    [[nodiscard]] std::span<const std::uint32_t> keysOf(
        const Bone& bone, const mmd::Motion& motion) const;
    void addMark(const glm::vec3& at, render::BoneMark mark);
    void addWay(std::size_t bone);
    void addKeys(
        std::size_t bone, const mmd::Motion& motion, const std::optional<TrailKey>& active);

    mmd::ActorId m_actor{};
    std::shared_ptr<const mmd::Model> m_model;
    std::vector<Bone> m_bones;
    std::array<Slot, slotCount> m_slots; ///< frame % slotCount
    std::vector<glm::vec3> m_positions;  ///< slot by slot, a position of each bone
    std::uint32_t m_current = 0, m_first = 0, m_last = 0;
    std::vector<render::OverlayLine> m_lines;
    std::vector<render::BoneMark> m_marks;
    mmd::Pose m_places;
};

} // namespace odori
