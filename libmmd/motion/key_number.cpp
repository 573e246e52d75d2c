// SPDX-License-Identifier: MIT
#include "libmmd/motion/key_number.h"

#include "libmmd/motion/angles/panel_angles.h"
#include "libmmd/motion/panel_values.h"

#include <cmath>

namespace mmd {
namespace {

using enum KeyNumber;

double onOrOff(bool on)
{
    return on ? 1.0 : 0.0;
}

/// In the form in which a key holds it.
double rounded(KeyNumber number, double value)
{
    return typeOf(number) == NumberType::Real ? double(float(value))
                                              : double(std::lround(float(value)));
}

void write(BoneValue& value, KeyNumber number, double wanted)
{
    if (!isRotation(number)) {
        value.translation[axisOf(number)] = float(wanted);
        return;
    }
    glm::vec3 angles = panelAngles(value.rotation);
    angles[axisOf(number)] = float(wanted);
    value.rotation = rotationOfPanelAngles(angles);
}

void write(MorphValue& value, KeyNumber, double wanted)
{
    value.weight = float(wanted);
}

void write(CameraValue& value, KeyNumber number, double wanted)
{
    const int axis = axisOf(number);
    if (isPosition(number)) {
        value.target[axis] = float(wanted);
    } else if (isRotation(number)) {
        glm::vec3 angles = panelCameraAngles(value.rotation);
        angles[axis] = float(wanted);
        value.rotation[axis] = cameraAnglesOfPanel(angles)[axis];
    } else if (number == Distance) {
        value.distance = -float(wanted);
    } else if (number == FieldOfView) {
        value.fieldOfView = std::uint32_t(wanted);
    } else {
        value.perspectiveOff = wanted != 0.0 ? 0 : 1;
    }
}

void write(LightValue& value, KeyNumber number, double wanted)
{
    const int axis = axisOf(number);
    if (isPosition(number)) {
        value.direction[axis] = float(wanted);
        return;
    }
    glm::ivec3 colour = panelColour(value.colour);
    colour[axis] = int(wanted);
    value.colour[axis] = colourOfPanel(colour)[axis];
}

void write(ShadowValue& value, KeyNumber number, double wanted)
{
    if (number == Mode)
        value.mode = std::uint8_t(wanted);
    else
        value.distance = shadowDistanceOfPanel(float(wanted));
}

void write(ShowIkValue& value, KeyNumber, double wanted)
{
    value.show = wanted != 0.0 ? 1 : 0;
}

template <class Value>
bool setIn(Value& value, KeyNumber number, double wanted)
{
    const auto now = numberOf(value, number);
    if (!now || !isInRange(number, wanted))
        return false;
    if (const double next = rounded(number, wanted); next != *now)
        write(value, number, next);
    return true;
}

} // namespace

NumberType typeOf(KeyNumber number)
{
    switch (number) {
    case Perspective:
    case Show:
    case Physics:
        return NumberType::Switch;
    case FieldOfView:
    case Red:
    case Green:
    case Blue:
    case Mode:
        return NumberType::Whole;
    default:
        return NumberType::Real;
    }
}

bool hasNumber(TrackKind kind, KeyNumber number)
{
    const bool isPose = isPosition(number) || isRotation(number);
    switch (kind) {
    case TrackKind::Bone:
        return isPose || number == Physics;
    case TrackKind::Morph:
        return number == Weight;
    case TrackKind::Camera:
        return isPose || number == Distance || number == FieldOfView || number == Perspective;
    case TrackKind::Light:
        return isPosition(number) || isColour(number);
    case TrackKind::Shadow:
        return number == Distance || number == Mode;
    case TrackKind::ShowIk:
        return number == Show;
    }
    return false;
}

bool isInRange(KeyNumber number, double value)
{
    constexpr double widest = 1e9; // fits the integer type of every number
    if (!std::isfinite(float(value)))
        return false;
    if (typeOf(number) == NumberType::Switch)
        return value == 0.0 || value == 1.0;
    if (isColour(number))
        return value >= 0.0 && value <= 255.0;
    if (number == FieldOfView)
        return value >= 0.0 && value <= widest;
    return number != Mode || value == 0.0 || value == 1.0 || value == 2.0;
}

std::optional<double> numberOf(const BoneValue& value, KeyNumber number)
{
    if (isPosition(number))
        return double(value.translation[axisOf(number)]);
    if (isRotation(number))
        return double(panelAngles(value.rotation)[axisOf(number)]);
    return std::nullopt;
}

std::optional<double> numberOf(const MorphValue& value, KeyNumber number)
{
    return number == Weight ? std::optional(double(value.weight)) : std::nullopt;
}

std::optional<double> numberOf(const CameraValue& value, KeyNumber number)
{
    if (isPosition(number))
        return double(value.target[axisOf(number)]);
    if (isRotation(number))
        return double(panelCameraAngles(value.rotation)[axisOf(number)]);
    if (number == Distance) // 0 must not become -0
        return value.distance == 0.0f ? 0.0 : -double(value.distance);
    if (number == FieldOfView)
        return double(value.fieldOfView);
    if (number == Perspective)
        return onOrOff(value.perspectiveOff == 0);
    return std::nullopt;
}

std::optional<double> numberOf(const LightValue& value, KeyNumber number)
{
    if (isColour(number))
        return double(panelColour(value.colour)[axisOf(number)]);
    return isPosition(number) ? std::optional(double(value.direction[axisOf(number)]))
                              : std::nullopt;
}

std::optional<double> numberOf(const ShadowValue& value, KeyNumber number)
{
    if (number == Mode)
        return double(value.mode);
    return number == Distance ? std::optional(double(panelShadowDistance(value.distance)))
                              : std::nullopt;
}

std::optional<double> numberOf(const ShowIkValue& value, KeyNumber number)
{
    return number == Show ? std::optional(onOrOff(value.show != 0)) : std::nullopt;
}

bool setNumber(BoneValue& value, KeyNumber number, double wanted)
{
    return setIn(value, number, wanted);
}

bool setNumber(MorphValue& value, KeyNumber number, double wanted)
{
    return setIn(value, number, wanted);
}

bool setNumber(CameraValue& value, KeyNumber number, double wanted)
{
    return setIn(value, number, wanted);
}

bool setNumber(LightValue& value, KeyNumber number, double wanted)
{
    return setIn(value, number, wanted);
}

bool setNumber(ShadowValue& value, KeyNumber number, double wanted)
{
    return setIn(value, number, wanted);
}

bool setNumber(ShowIkValue& value, KeyNumber number, double wanted)
{
    return setIn(value, number, wanted);
}

} // namespace mmd
