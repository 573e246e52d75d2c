// SPDX-License-Identifier: MIT
#include "libmmd/format/text/key_text_values.h"

#include "libmmd/format/text/interpolation_text.h"
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
        if (text.has(FileCell::CurveX + channel))
            curves[channel] = unpackedCurve(text.bits(FileCell::CurveX + channel));
}

BoneInterpolation boneInterpolation(const KeyText& text)
{
    const std::string& remains = text.text(FileCell::CurvesRaw);
    BoneCurves curves;
    auto physics = PhysicsSwitch::On;
    if (const auto whole = wholeInterpolation(remains)) { // speaks for what is not said beside it
        curves = curvesOf(*whole);
        physics = physicsSwitchOf(*whole);
    }
    setCurves(text, curves);
    if (text.has(KeyNumber::Physics))
        physics = PhysicsSwitch(text.bits(KeyNumber::Physics));
    return interpolationOf(curves, physics, remains);
}

} // namespace

Result<BoneKeyframe> boneKeyOf(const KeyText& text)
{
    BoneKeyframe key;
    key.frame = text.bits(FileCell::Frame);
    key.value.translation = text.vec3(KeyNumber::X, key.value.translation);
    if (const std::size_t parts = given(text, FileCell::QuaternionX, 4); parts == 4) {
        const glm::vec3 axis = text.vec3(FileCell::QuaternionX, glm::vec3(0.0f));
        key.value.rotation = {text.real(FileCell::QuaternionW, 1.0f), axis.x, axis.y, axis.z};
    } else if (parts > 0) {
        return tl::unexpected(badText("a rotation needs all four parts, x y z w"));
    } else if (given(text, KeyNumber::RotationX, 3) > 0) {
        key.value.rotation =
            rotationOfPanelAngles(text.vec3(KeyNumber::RotationX, glm::vec3(0.0f)));
    }
    key.interpolation = boneInterpolation(text);
    return key;
}

MorphKeyframe morphKeyOf(const KeyText& text)
{
    MorphKeyframe key;
    key.frame = text.bits(FileCell::Frame);
    key.value.weight = text.real(KeyNumber::Weight, key.value.weight);
    return key;
}

CameraKeyframe cameraKeyOf(const KeyText& text)
{
    CameraKeyframe key;
    CameraValue& value = key.value;
    key.frame = text.bits(FileCell::Frame);
    value.distance = text.real(FileCell::FileDistance, value.distance);
    value.target = text.vec3(KeyNumber::X, value.target);
    if (given(text, FileCell::RadianX, 3) > 0)
        value.rotation = text.vec3(FileCell::RadianX, value.rotation);
    else if (given(text, KeyNumber::RotationX, 3) > 0)
        value.rotation = cameraAnglesOfPanel(text.vec3(KeyNumber::RotationX, glm::vec3(0.0f)));
    CameraCurves curves;
    setCurves(text, curves);
    value.interpolation = withCurves(value.interpolation, curves);
    value.fieldOfView = text.bits(KeyNumber::FieldOfView, value.fieldOfView);
    value.perspectiveOff =
        swappedFlag(static_cast<std::uint8_t>(text.bits(KeyNumber::Perspective, 1)));
    return key;
}

LightKeyframe lightKeyOf(const KeyText& text)
{
    LightKeyframe key;
    key.frame = text.bits(FileCell::Frame);
    if (given(text, FileCell::FileRed, 3) == 0 && given(text, KeyNumber::Red, 3) > 0)
        key.value.colour =
            text.vec3(KeyNumber::Red, glm::vec3(0.0f)) / 256.0f; // may have fractions
    key.value.colour = text.vec3(FileCell::FileRed, key.value.colour);
    key.value.direction = text.vec3(KeyNumber::X, key.value.direction);
    return key;
}

ShadowKeyframe shadowKeyOf(const KeyText& text)
{
    ShadowKeyframe key;
    key.frame = text.bits(FileCell::Frame);
    key.value.mode = static_cast<std::uint8_t>(text.bits(KeyNumber::Mode, key.value.mode));
    if (text.has(KeyNumber::Distance))
        key.value.distance = shadowDistanceOfPanel(text.real(KeyNumber::Distance, 0.0f));
    key.value.distance = text.real(FileCell::FileDistance, key.value.distance);
    return key;
}

ShowIkKeyframe showIkKeyOf(const KeyText& text)
{
    ShowIkKeyframe key;
    key.frame = text.bits(FileCell::Frame);
    key.value.show = static_cast<std::uint8_t>(text.bits(KeyNumber::Show, 1));
    return key;
}

} // namespace mmd::text
