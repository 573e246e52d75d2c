// SPDX-License-Identifier: MIT
#pragma once

/// GLSL 3.30 sources. Attribute places are fixed: 0 position, 1 normal, 2 texture coordinate,
/// 3 additional coordinate, 4 edge scale; 5 colour in the line programs.
namespace odori::render::shaders {

/// MMD's material: colour = clamp(ambient + diffuse * light) * texture, sphere map, toon ramp by
/// the angle to the light, specular on top.
extern const char* const modelVertex;
extern const char* const modelFragment;

/// The back faces, pushed outwards on the screen.
extern const char* const edgeVertex;
extern const char* const edgeFragment;

/// The model flattened to the ground along the light.
extern const char* const shadowVertex;
extern const char* const shadowFragment;

/// Coloured vertices: background (already in clip space), grid.
extern const char* const colourVertex;
extern const char* const colourFragment;

/// Marks and lines over the picture, in pixels, with soft borders.
extern const char* const overlayVertex;
extern const char* const overlayFragment;

} // namespace odori::render::shaders
