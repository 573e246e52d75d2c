// SPDX-License-Identifier: MIT
#include "libmmd/format/text/key_text_values.h"

#include "libmmd/format/text/bone_tail_text.h"
#include "libmmd/format/vmd/vmd_builder.h"
#include "libmmd/motion/angles/panel_angles.h"
#include "libmmd/motion/panel_values.h"

namespace mmd::text {
namespace {

/// How many of `count` cells from `first` on were given.
std::size_t given(const KeyText& text, Cell first, std::size_t count)
{
    std::size_t found = 0;
    for (std::size_t index = 0; index < count; ++index)
        found += std::size_t(text.has(first + index));
    return found;
}

template <std::size_t n>
void setCurves(const KeyText& text, std::array<BezierCurve, n>& curves)
{
    for (std::size_t channel = 0; channel < n; ++channel)
        if (text.has(Cell::CurveX + channel))
            curves[channel] = unpackedCurve(text.bits(Cell::CurveX + channel));
}

BoneTail boneTail(const KeyText& text)
{
    const std::string& remains = text.text(Cell::CurvesRaw);
    BoneCurves curves;
    auto physics = PhysicsSwitch::On;
    if (const auto whole = wholeTail(remains)) { // speaks for what is not said beside it
        curves = curvesOf(*whole);
        physics = physicsSwitchOf(*whole);
    }
    setCurves(text, curves);
    if (text.has(Cell::Physics))
        physics = PhysicsSwitch(text.bits(Cell::Physics));
    return tailOf(curves, physics, remains);
}

} // namespace

Result<BoneKeyframe> boneKeyOf(const KeyText& text)
{
    BoneKeyframe key;
    key.frame = text.bits(Cell::Frame);
    key.value.translation = text.vec3(Cell::X, key.value.translation);
    if (const std::size_t parts = given(text, Cell::RotationX, 4); parts == 4) {
        const glm::vec3 axis = text.vec3(Cell::RotationX, glm::vec3(0.0f));
        key.value.rotation = {text.real(Cell::RotationW, 1.0f), axis.x, axis.y, axis.z};
    } else if (parts > 0) {
        return tl::unexpected(badText("a rotation needs all four parts, x y z w"));
    } else if (given(text, Cell::AngleX, 3) > 0) {
        key.value.rotation = rotationOfPanelAngles(text.vec3(Cell::AngleX, glm::vec3(0.0f)));
    }
    key.tail = boneTail(text);
    return key;
}

MorphKeyframe morphKeyOf(const KeyText& text)
{
    MorphKeyframe key;
    key.frame = text.bits(Cell::Frame);
    key.value.weight = text.real(Cell::Weight, key.value.weight);
    return key;
}

CameraKeyframe cameraKeyOf(const KeyText& text)
{
    CameraKeyframe key;
    CameraValue& value = key.value;
    key.frame = text.bits(Cell::Frame);
    value.distance = text.real(Cell::Distance, value.distance);
    value.target = text.vec3(Cell::X, value.target);
    if (given(text, Cell::RadianX, 3) > 0)
        value.rotation = text.vec3(Cell::RadianX, value.rotation);
    else if (given(text, Cell::AngleX, 3) > 0)
        value.rotation = cameraAnglesOfPanel(text.vec3(Cell::AngleX, glm::vec3(0.0f)));
    CameraCurves curves;
    setCurves(text, curves);
    value.tail = withCurves(value.tail, curves);
    value.fieldOfView = text.bits(Cell::FieldOfView, value.fieldOfView);
    value.perspectiveOff = swappedFlag(static_cast<std::uint8_t>(text.bits(Cell::Perspective, 1)));
    return key;
}

LightKeyframe lightKeyOf(const KeyText& text)
{
    LightKeyframe key;
    key.frame = text.bits(Cell::Frame);
    if (given(text, Cell::Red, 3) == 0 && given(text, Cell::PanelRed, 3) > 0)
        key.value.colour =
            text.vec3(Cell::PanelRed, glm::vec3(0.0f)) / 256.0f; // may have fractions
    key.value.colour = text.vec3(Cell::Red, key.value.colour);
    key.value.direction = text.vec3(Cell::X, key.value.direction);
    return key;
}

ShadowKeyframe shadowKeyOf(const KeyText& text)
{
    ShadowKeyframe key;
    key.frame = text.bits(Cell::Frame);
    key.value.mode = static_cast<std::uint8_t>(text.bits(Cell::Mode, key.value.mode));
    if (text.has(Cell::PanelDistance))
        key.value.distance = shadowDistanceOfPanel(text.real(Cell::PanelDistance, 0.0f));
    key.value.distance = text.real(Cell::Distance, key.value.distance);
    return key;
}

ShowIkKeyframe showIkKeyOf(const KeyText& text)
{
    ShowIkKeyframe key;
    key.frame = text.bits(Cell::Frame);
    key.value.show = static_cast<std::uint8_t>(text.bits(Cell::Show, 1));
    return key;
}

} // namespace mmd::text
