// SPDX-License-Identifier: MIT
#pragma once

#include <string>

/// GLSL 3.30 sources without their version line. Attribute locations are fixed: 0 position, 1
/// normal, 2 texture coordinate, 3 additional coordinate, 4 edge scale; 5 colour in the line
/// programs.
namespace odori::render::shaders {

/// MMD's material: (ambient + diffuse * light) * texture, sphere map, toon ramp by the angle to the
/// light, plus specular. Defines: TEXTURE, SPHERE 0..3, SPECULAR, TINTS, ALPHA, SELF_SHADOW,
/// LAMBERT (accessories: the light by the normal instead of the toon ramp).
extern const std::string modelVertex;
extern const std::string modelFragment;

/// The back faces, moved outwards on the screen and away from the eye (docs/rendering.md, Edges).
extern const std::string edgeVertex;
extern const std::string edgeFragment;

/// Depth on the map of self-shadows; the fragment shader is that of the ground shadow's mask.
extern const std::string shadowMapVertex;

/// Projects the model to the ground along the light, into the stencil buffer; then fills that area.
extern const std::string shadowMaskVertex;
extern const char* const shadowMaskFragment;
extern const char* const shadowFillVertex;
extern const char* const shadowFillFragment;

/// Coloured vertices: background (already in clip space), grid.
extern const char* const colourVertex;
extern const char* const colourFragment;

/// Marks and lines over the picture, in pixels, with antialiased borders.
extern const char* const overlayVertex;
extern const char* const overlayFragment;

} // namespace odori::render::shaders
