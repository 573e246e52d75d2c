// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/edit_target.h"
#include "libmmd/scene/scene_patch.h"

#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>

#include <cstdint>
#include <functional>

namespace mmd {

/// The space in which a bias adds.
enum class BiasSpace : std::uint8_t {
    Panel, ///< to the numbers that the panel shows, as MMD does it
    Local, ///< along and about the bone's own axes, rotated by each key
    World, ///< along and about the axes of the world
};

/// Corrects many keys at once: multiplies, then adds. A number that is not changed keeps its bits.
/// Multiplying always uses the panel's numbers.
struct KeyBias {
    glm::vec3 addPosition{0.0f}; ///< MMD units; a camera's target
    glm::vec3 multiplyPosition{1.0f};
    glm::vec3 addAngles{0.0f}; ///< degrees, as the panel has them
    glm::vec3 multiplyAngles{1.0f};
    float addWeight = 0.0f, multiplyWeight = 1.0f;           ///< morphs
    float addDistance = 0.0f, multiplyDistance = 1.0f;       ///< cameras
    float addFieldOfView = 0.0f, multiplyFieldOfView = 1.0f; ///< cameras, degrees
    glm::vec3 addColour{0.0f};                               ///< lights, the panel's 0..255
    glm::vec3 multiplyColour{1.0f};
    glm::vec3 addDirection{0.0f}; ///< lights
    glm::vec3 multiplyDirection{1.0f};
    float addReach = 0.0f, multiplyReach = 1.0f; ///< self-shadow, the panel's 0..9999
    BiasSpace space = BiasSpace::Panel;          ///< for bones; other tracks always use the panel's
                                                 ///< numbers
};

/// Gives the world rotation of a bone's parent at a frame; for BiasSpace::World.
using ParentRotation = std::function<glm::quat(const TrackId& bone, std::uint32_t frame)>;

/// Applies `bias` to the selected keys; show/IK keys have no numbers and stay. Results are clamped
/// to the ranges of MMD's panels. Without `parentRotation` parents count as not rotated, which is
/// correct for bones without a parent.
[[nodiscard]] ScenePatch biasKeys(
    const EditTarget& target, const KeyBias& bias, const ParentRotation& parentRotation = {});

} // namespace mmd
