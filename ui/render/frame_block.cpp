// SPDX-License-Identifier: MIT
#include "ui/render/frame_block.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>

namespace odori::render {
namespace {

/// The width of edge size 1 in logical pixels.
constexpr float edgePixels = 1.25f;

/// If a unit (8 cm) has fewer pixels, edges get thinner: otherwise the hull would be larger than
/// the figure, which is then 20 pixels high.
constexpr float fullEdgePixelsPerUnit = 1.0f;

/// A unit vector towards the light; straight up if the light has no direction.
glm::vec3 towardsLight(const glm::vec3& direction)
{
    const float length = glm::length(direction);
    return length > 1e-6f && length < 1e6f ? -direction / length : glm::vec3(0.0f, 1.0f, 0.0f);
}

/// As the function of that name in the shader of models.
glm::vec3 tinted(const glm::vec3& texel, const glm::vec4& multiply, const glm::vec4& add)
{
    glm::vec3 result = glm::mix(glm::vec3(1.0f), texel * glm::vec3(multiply), multiply.a);
    result += (result - 1.0f) * add.a;
    return glm::clamp(result, 0.0f, 1.0f) + glm::vec3(add);
}

} // namespace

bool castsGroundShadow(const DrawOptions& options)
{
    return options.groundShadow && towardsLight(options.lightDirection).y > 0.01f;
}

FrameBlock frameBlockOf(
    const View& view, const DrawOptions& options, int width, int height, bool isMultisampled)
{
    FrameBlock block;
    block.viewProjection = view.projection * view.view;
    const glm::vec3 toLight = towardsLight(options.lightDirection);
    glm::mat4 flattened(1.0f);
    const float rise = std::max(toLight.y, 0.01f);
    flattened[1] = glm::vec4(-toLight.x / rise, 0.0f, -toLight.z / rise, 0.0f);
    block.shadow = block.viewProjection * flattened;
    block.view = view.view;
    block.eye = glm::vec4(view.eye, 1.0f);
    block.toLight = glm::vec4(toLight, 0.0f);
    const float pixels = 2.0f * options.pixelRatio * edgePixels;
    const float edgesPerUnit = // at clip w 1
        static_cast<float>(height) * view.projection[1][1] / pixels;
    block.edge = glm::vec4(pixels / static_cast<float>(width), pixels / static_cast<float>(height),
        edgesPerUnit * edgePixels / fullEdgePixelsPerUnit,
        isMultisampled ? 0.0f : 1.0f / (options.pixelRatio * edgePixels));
    block.hull = glm::vec4(1.0f / edgesPerUnit, view.projection[2][2], view.projection[2][3], 0.0f);
    return block;
}

MaterialBlock materialBlockOf(
    const mmd::MaterialState& state, const glm::vec3& lightColour, const glm::vec3& toonShade)
{
    const glm::vec3 lit = glm::vec3(state.diffuse) * lightColour + state.ambient;
    MaterialBlock block;
    block.base = glm::clamp(glm::vec4(lit, state.diffuse.a), glm::vec4(0.0f), glm::vec4(1.0f));
    block.specular = glm::vec4(state.specular * lightColour, state.specularPower);
    // With power 0, the highlight would cover the whole material.
    if (!(state.specularPower > 0.0f))
        block.specular = glm::vec4(0.0f, 0.0f, 0.0f, 1.0f);
    block.edgeColour = state.edgeColour;
    block.edgeSize = glm::vec4(state.edgeSize, glm::vec3(state.diffuse) * lightColour);
    block.textureMultiply = state.textureMultiply;
    block.textureAdd = state.textureAdd;
    block.sphereMultiply = state.sphereMultiply;
    block.sphereAdd = state.sphereAdd;
    block.toonMultiply = state.toonMultiply;
    block.toonAdd = state.toonAdd;
    block.toonShade = glm::vec4(tinted(toonShade, state.toonMultiply, state.toonAdd), 1.0f);
    return block;
}

} // namespace odori::render
