// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/scene.h"
#include "libmmd/scene/scene_patch.h"

#include <algorithm>
#include <cstdint>
#include <optional>

/// Time that the user drags: a beat of the motion is moved onto a beat of the music.
namespace mmd {

/// A frame that can be dragged, between frames that stay.
struct DraggedTime {
    std::uint32_t before = 0; ///< it and all frames before it stay; less than `from`, or both are 0
    std::uint32_t from = 0;
    std::optional<std::uint32_t> after; ///< it and later frames stay; none: all later keys move
    bool operator==(const DraggedTime&) const = default;
    /// The nearest frame to which `from` can be dragged: at least one frame from those that stay.
    [[nodiscard]] std::uint32_t nearest(std::uint32_t to) const;
};

/// The frames that stay are the nearest markers on both sides, else the ends of the play range, if
/// it is set, else frame 0 and the last key of the actor's motion.
[[nodiscard]] DraggedTime draggedTime(const Scene& scene, ActorId actor, std::uint32_t from);

/// A motion that is stretched. All its keys move with their frames, and the markers at
/// DraggedTime::from with that frame. Tracks that move through one of the frames get a key there,
/// so that poses keep their order in time exactly; the speed on each side is constant. Music, beats
/// and drafts stay.
class TimeStretch {
public:
    /// The actor may be sceneActor.
    TimeStretch(Scene scene, ActorId actor, const DraggedTime& dragged);
    /// The edit of the scene that moves the frame to nearest(`to`); empty if that is its place.
    [[nodiscard]] ScenePatch to(std::uint32_t to) const;
    /// The number of keys that `now`, the motion of a scene with such an edit, has lost: of several
    /// keys of a track that get the same frame the last one stays.
    [[nodiscard]] std::size_t lostKeys(const Motion& now) const
    {
        return m_keyed.keyCount() - std::min(now.keyCount(), m_keyed.keyCount());
    }

private:
    Scene m_scene;
    ActorId m_actor;
    DraggedTime m_dragged;
    Motion m_keyed; ///< with the keys that it needs
};

} // namespace mmd
