// SPDX-License-Identifier: MIT
#pragma once

#include <epoxy/gl.h>

/// The shader that deforms vertices, and its inputs and outputs.
namespace odori::render {

/// The texture units of the buffers that the deforming shader reads.
enum class DeformUnit : GLuint { Bones, Sdef, MorphWeights, MorphOffsets, UvOffsets, Count };

/// The attributes of the deforming shader, which are a vertex at rest. The additional texture
/// coordinates are the last ones, up to four.
enum class DeformAttribute : GLuint { Position, Normal, Bones, Weights, Form, Morphs, Uv, More };

/// The values of the attribute Form. 0 or more: SDEF with the parameters of this index.
enum class DeformForm : GLint { Linear = -1, DualQuaternions = -2 };

/// What the shader must also write for a model, after position and normal.
struct DeformFeatures {
    bool uvs = false;      ///< texture coordinates, because morphs move them
    int additionalUvs = 0; ///< with `uvs`: the number of additional ones, up to 4
};

/// The GLSL source; defines: UVS, ADDITIONAL (the number of additional texture coordinates).
extern const char* const deformShader;

} // namespace odori::render
