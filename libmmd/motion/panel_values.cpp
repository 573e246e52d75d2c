// SPDX-License-Identifier: MIT
#include "libmmd/motion/panel_values.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace mmd {
namespace {

constexpr float colourScale = 256.0f;
constexpr double shadowEnd = 10000.0;
constexpr double shadowScale = 100000.0;
constexpr double degreesPerRadian = 180.0 / std::numbers::pi;

int panelNumber(float part)
{
    constexpr float largest = 1e6f; // fits an int
    const float number = part * colourScale;
    return std::isnan(number)
               ? 0
               : static_cast<int>(std::lround(std::clamp(number, -largest, largest)));
}

/// Sums and products of floats use doubles, so that converting back gives the same number.
float scaled(float value, double factor)
{
    return static_cast<float>(static_cast<double>(value) * factor);
}

} // namespace

glm::ivec3 panelColour(const glm::vec3& colour)
{
    return {panelNumber(colour.r), panelNumber(colour.g), panelNumber(colour.b)};
}

glm::vec3 colourOfPanel(const glm::ivec3& panel)
{
    return glm::vec3(panel) / colourScale;
}

float panelShadowDistance(float distance)
{
    return static_cast<float>(shadowEnd - static_cast<double>(distance) * shadowScale);
}

float shadowDistanceOfPanel(float panel)
{
    return static_cast<float>((shadowEnd - static_cast<double>(panel)) / shadowScale);
}

glm::vec3 panelCameraAngles(const glm::vec3& radians)
{
    return {scaled(radians.x, -degreesPerRadian), scaled(radians.y, degreesPerRadian),
        scaled(radians.z, degreesPerRadian)};
}

glm::vec3 cameraAnglesOfPanel(const glm::vec3& degrees)
{
    return {scaled(degrees.x, -1.0 / degreesPerRadian), scaled(degrees.y, 1.0 / degreesPerRadian),
        scaled(degrees.z, 1.0 / degreesPerRadian)};
}

} // namespace mmd
