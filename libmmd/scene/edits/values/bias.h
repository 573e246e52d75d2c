// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/edit_target.h"
#include "libmmd/scene/scene_patch.h"

#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>

#include <cstdint>
#include <functional>

namespace mmd {

/// In which directions a bias adds.
enum class BiasSpace : std::uint8_t {
    Panel, ///< to the numbers that the panel shows, as MMD does it
    Local, ///< along and about the bone's own axes, as each key has turned them
    World, ///< along and about the axes of the world
};

/// Corrects many keys at once: first multiplies, then adds. What is neither multiplied nor added to
/// keeps its bits. Multiplying always acts on the panel's numbers.
struct KeyBias {
    glm::vec3 addPosition{0.0f}; ///< MMD units; a camera's target
    glm::vec3 multiplyPosition{1.0f};
    glm::vec3 addAngles{0.0f}; ///< degrees, as the panel has them
    glm::vec3 multiplyAngles{1.0f};
    float addWeight = 0.0f, multiplyWeight = 1.0f;     ///< morphs
    float addDistance = 0.0f, multiplyDistance = 1.0f; ///< cameras, the file's negative distance
    float addFieldOfView = 0.0f, multiplyFieldOfView = 1.0f; ///< cameras, degrees
    glm::vec3 addColour{0.0f};                               ///< lights, the panel's 0..255
    glm::vec3 multiplyColour{1.0f};
    glm::vec3 addDirection{0.0f}; ///< lights
    glm::vec3 multiplyDirection{1.0f};
    float addReach = 0.0f, multiplyReach = 1.0f; ///< self-shadow, the panel's 0..9999
    BiasSpace space = BiasSpace::Panel;          ///< of bones; all others go by the panel
};

/// How a bone's parent is turned in the world at a frame; for BiasSpace::World.
using ParentRotation = std::function<glm::quat(const TrackId& bone, std::uint32_t frame)>;

/// The selected keys with `bias` done; show/IK keys have no numbers and stay. What MMD's panels
/// cannot hold is cut to what they can. Without `parentRotation` parents count as not turned, which
/// is right for bones without one.
[[nodiscard]] ScenePatch biasKeys(
    const EditTarget& target, const KeyBias& bias, const ParentRotation& parentRotation = {});

} // namespace mmd
