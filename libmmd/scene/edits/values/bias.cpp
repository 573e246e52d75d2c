// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/values/bias.h"

#include "libmmd/motion/angles/panel_angles.h"
#include "libmmd/motion/angles/rotation.h"
#include "libmmd/motion/panel_values.h"
#include "libmmd/scene/edits/track_editing.h"

#include <algorithm>
#include <cmath>

namespace mmd {
namespace {

constexpr glm::vec3 nothing{0.0f};
constexpr glm::vec3 once{1.0f};
constexpr float leastFieldOfView = 1.0f, largestFieldOfView = 180.0f; // beyond it nothing is
                                                                      // visible
// The ranges of MMD's panels. Source: panel_values.h.
constexpr float largestColour = 255.0f;
constexpr float largestReach = 9999.0f;

glm::vec3 scaledAndShifted(const glm::vec3& value, const glm::vec3& factor, const glm::vec3& shift)
{
    const glm::dvec3 wide = glm::dvec3(value) * glm::dvec3(factor) + glm::dvec3(shift);
    glm::vec3 result = value;
    for (int axis = 0; axis < 3; ++axis)
        if (factor[axis] != 1.0f || shift[axis] != 0.0f)
            result[axis] = static_cast<float>(wide[axis]);
    return result;
}

float scaledAndShifted(float value, float factor, float shift)
{
    return factor == 1.0f && shift == 0.0f ? value : value * factor + shift;
}

/// `value` clamped to the panel's range; NaN becomes the minimum.
float heldBetween(float value, float least, float most)
{
    return value > least ? std::min(value, most) : least;
}

/// What `bias` adds to a bone at one key, in the parent's space.
struct Turned {
    glm::quat own;    ///< the key's rotation
    glm::quat parent; ///< the parent's rotation in world space
};

glm::vec3 shiftOf(const KeyBias& bias, const Turned& turned)
{
    switch (bias.space) {
    case BiasSpace::Local:
        return turned.own * bias.addPosition;
    case BiasSpace::World:
        return glm::conjugate(turned.parent) * bias.addPosition;
    case BiasSpace::Panel:
        break;
    }
    return bias.addPosition;
}

glm::quat biasedRotation(const KeyBias& bias, const glm::quat& rotation, const Turned& turned)
{
    const bool scales = bias.multiplyAngles != once;
    const bool adds = bias.addAngles != nothing;
    glm::quat result = rotation;
    if (bias.space == BiasSpace::Panel && (scales || adds))
        return rotationOfPanelAngles(
            scaledAndShifted(panelAngles(rotation), bias.multiplyAngles, bias.addAngles));
    if (scales)
        result = rotationOfPanelAngles(panelAngles(rotation) * bias.multiplyAngles);
    if (!adds)
        return result;
    const glm::quat more = rotationOfPanelAngles(bias.addAngles);
    result = unitRotation(result);
    return unitRotation(bias.space == BiasSpace::Local
                            ? result * more
                            : glm::conjugate(turned.parent) * more * turned.parent * result);
}

BoneValue biased(const BoneValue& value, const KeyBias& bias, const glm::quat& parent)
{
    const Turned turned{unitRotation(value.rotation), unitRotation(parent)};
    BoneValue result = value;
    if (bias.multiplyPosition != once || bias.addPosition != nothing)
        result.translation =
            scaledAndShifted(value.translation, bias.multiplyPosition, shiftOf(bias, turned));
    result.rotation = biasedRotation(bias, value.rotation, turned);
    return result;
}

CameraValue biased(const CameraValue& value, const KeyBias& bias)
{
    CameraValue result = value;
    result.target = scaledAndShifted(value.target, bias.multiplyPosition, bias.addPosition);
    result.distance = scaledAndShifted(
        value.distance, bias.multiplyDistance, -bias.addDistance); // negated in the file
    if (bias.multiplyFieldOfView != 1.0f || bias.addFieldOfView != 0.0f) {
        const float view = scaledAndShifted(
            static_cast<float>(value.fieldOfView), bias.multiplyFieldOfView, bias.addFieldOfView);
        result.fieldOfView = static_cast<std::uint32_t>(
            std::lround(heldBetween(view, leastFieldOfView, largestFieldOfView)));
    }
    if (bias.multiplyAngles != once || bias.addAngles != nothing)
        result.rotation = cameraAnglesOfPanel(scaledAndShifted(
            panelCameraAngles(value.rotation), bias.multiplyAngles, bias.addAngles));
    return result;
}

LightValue biased(const LightValue& value, const KeyBias& bias)
{
    LightValue result = value;
    result.direction = scaledAndShifted(value.direction, bias.multiplyDirection, bias.addDirection);
    const glm::ivec3 panel = panelColour(value.colour);
    const glm::vec3 wanted =
        scaledAndShifted(glm::vec3(panel), bias.multiplyColour, bias.addColour);
    for (int part = 0; part < 3; ++part) {
        glm::ivec3 changed = panel;
        changed[part] = static_cast<int>(std::lround(heldBetween(wanted[part], 0, largestColour)));
        if (bias.multiplyColour[part] != 1.0f || bias.addColour[part] != 0.0f)
            result.colour[part] = colourOfPanel(changed)[part];
    }
    return result;
}

ShadowValue biased(const ShadowValue& value, const KeyBias& bias)
{
    ShadowValue result = value;
    if (bias.multiplyReach == 1.0f && bias.addReach == 0.0f)
        return result;
    const float reach =
        scaledAndShifted(panelShadowDistance(value.distance), bias.multiplyReach, bias.addReach);
    result.distance = shadowDistanceOfPanel(heldBetween(reach, 0, largestReach));
    return result;
}

} // namespace

ScenePatch biasKeys(
    const EditTarget& target, const KeyBias& bias, const ParentRotation& parentRotation)
{
    ScenePatch patch;
    const Motion* motion = findMotion(target.scene, target.actor);
    if (!motion)
        return patch;
    const bool asksParent = bias.space == BiasSpace::World && parentRotation;
    for (const TrackKeys& each : target.selection.keys) {
        switch (each.track.kind) {
        case TrackKind::Bone:
            changeValues<BoneKeyframe>(
                patch, *motion, target.actor, each, [&](const auto& value, auto frame) {
                    return biased(value, bias,
                        asksParent ? parentRotation(each.track, frame) : glm::quat(1, 0, 0, 0));
                });
            break;
        case TrackKind::Morph:
            changeValues<MorphKeyframe>(
                patch, *motion, target.actor, each, [&](const auto& value, auto) {
                    return MorphValue{
                        scaledAndShifted(value.weight, bias.multiplyWeight, bias.addWeight)};
                });
            break;
        case TrackKind::Camera:
            changeValues<CameraKeyframe>(patch, *motion, target.actor, each,
                [&](const auto& value, auto) { return biased(value, bias); });
            break;
        case TrackKind::Light:
            changeValues<LightKeyframe>(patch, *motion, target.actor, each,
                [&](const auto& value, auto) { return biased(value, bias); });
            break;
        case TrackKind::Shadow:
            changeValues<ShadowKeyframe>(patch, *motion, target.actor, each,
                [&](const auto& value, auto) { return biased(value, bias); });
            break;
        case TrackKind::ShowIk:
            break;
        }
    }
    return patch;
}

} // namespace mmd
