// SPDX-License-Identifier: MIT
#pragma once

#include "ui/render/scene_renderer.h"

#include <glm/mat4x4.hpp>
#include <glm/vec4.hpp>

namespace odori::render {

/// Binding points of the uniform blocks.
enum class Block : unsigned { Frame = 0, Material = 1 };

/// The frame's data for the shaders of a model: the uniform block `Frame`, std140.
struct FrameBlock {
    glm::mat4 viewProjection{1.0f};
    glm::mat4 shadow{1.0f}; ///< world to clip space, projected onto the ground along the light
    glm::mat4 view{1.0f};
    glm::vec4 eye{0.0f, 0.0f, 0.0f, 1.0f};
    glm::vec4 toLight{0.0f, 1.0f, 0.0f, 0.0f}; ///< unit length
    /// x, y: clip units of edge size 1; z: clip w beyond which edges get thinner; w: minimum edge
    /// size
    glm::vec4 edge{0.0f};
    /// x: world units of edge size 1 at clip w 1; y, z: clip z and w of a unit away from the eye
    glm::vec4 hull{0.0f};
    glm::mat4 shadowMapOf{1.0f};    ///< ShadowArea::toMap
    glm::vec4 shadowStrength{0.0f}; ///< x, y: ShadowArea::strength; without a map 0
};

/// A material's data for the shaders: the uniform block `Material`, std140.
struct MaterialBlock {
    glm::vec4 base{1.0f};     ///< ambient + diffuse * light, and alpha
    glm::vec4 specular{0.0f}; ///< colour * light, and power
    glm::vec4 edgeColour{0.0f};
    glm::vec4 edgeSize{0.0f}; ///< x; y, z, w: diffuse * light, for accessories
    glm::vec4 textureMultiply{1.0f}, textureAdd{0.0f};
    glm::vec4 sphereMultiply{1.0f}, sphereAdd{0.0f};
    glm::vec4 toonMultiply{1.0f}, toonAdd{0.0f};
    glm::vec4 toonShade{1.0f}; ///< the ramp's last row with the factors above: in self-shadow
};

/// Whether the light is above the ground, so that models cast a shadow on it.
[[nodiscard]] bool castsGroundShadow(const DrawOptions& options);

/// `isMultisampled`: whether the picture has several samples per pixel, so that lines thinner than
/// a pixel stay continuous.
[[nodiscard]] FrameBlock frameBlockOf(
    const View& view, const DrawOptions& options, int width, int height, bool isMultisampled);

/// MMD's lighting: the part that is constant for the material.
/// `toonShade`: the last row of the material's toon ramp.
[[nodiscard]] MaterialBlock materialBlockOf(const mmd::MaterialState& state,
    const glm::vec3& lightColour, const glm::vec3& toonShade = glm::vec3(1.0f));

} // namespace odori::render
