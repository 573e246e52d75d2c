// SPDX-License-Identifier: MIT
#pragma once

#include <glm/vec2.hpp>

#include <cstddef>
#include <vector>

namespace sample {

/// The expressions of the face, in the order of the model's morphs.
enum FaceMorph : std::size_t { Blink, Smile, Trouble, MouthA, MouthI, MouthU, MouthE, MouthO };
inline constexpr std::size_t faceMorphCount = 8;

/// The shape of the openings of eyes and mouth, in degrees on the head (see headPoint). `morph` is
/// one of FaceMorph, or faceMorphCount for the face at rest.
///
/// `u` and `v` in -1..1 map the border of a square to the opening's rim: u = 1 is an eye's outer
/// corner (the left corner of the mouth), v = 1 the upper lid or lip.
[[nodiscard]] glm::vec2 eyeRim(float u, float v, std::size_t morph);
/// The eye's upper or lower lid at x in -1 (inner corner) .. 1, from the eye's middle.
[[nodiscard]] glm::vec2 eyeLid(float x, bool isUpper, std::size_t morph);
[[nodiscard]] glm::vec2 mouthRim(float u, float v, std::size_t morph);
inline constexpr glm::vec2 eyeMiddle{22.5f, -9.5f};
inline constexpr glm::vec2 mouthMiddle{0.0f, -41.0f};

/// A grid over the whole head with holes for eyes and mouth. Columns run around the head from back
/// to back, with the seam twice; rows run from chin to crown.
struct FaceGrid {
    std::size_t rows = 0, columns = 0;
    std::vector<glm::vec2> rest;                ///< angles, row by row
    std::vector<std::vector<glm::vec2>> morphs; ///< displacement by each morph
    std::vector<bool> isHole;                   ///< by cell; a row has `columns` cells too
};

[[nodiscard]] FaceGrid makeFaceGrid();

} // namespace sample
