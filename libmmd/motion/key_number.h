// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/keyframe.h"

#include <optional>

namespace mmd {

/// The numbers of keys that people see and edit. Fields, table, graph and text formats use them. In
/// the units of MMD's panels; a switch is 1 or 0.
enum class KeyNumber : std::uint8_t {
    X, ///< position of a bone, target of the camera, direction of the light; MMD units
    Y,
    Z,
    RotationX, ///< degrees
    RotationY,
    RotationZ,
    Weight,
    Distance,    ///< of camera and self-shadow; the file has it negated or scaled
    FieldOfView, ///< whole degrees
    Perspective, ///< on or off
    Red,         ///< of the light, 0..255
    Green,
    Blue,
    Mode,    ///< of self-shadow: 0 off, 1, 2
    Show,    ///< on or off
    Physics, ///< on or off
};
inline constexpr std::size_t keyNumberCount = std::size_t(KeyNumber::Physics) + 1;

/// The range of a number.
enum class NumberType : std::uint8_t {
    Real,  ///< a finite float
    Whole, ///< rounded to a whole number
    Switch ///< 0 or 1
};
[[nodiscard]] NumberType typeOf(KeyNumber number);

[[nodiscard]] constexpr bool isPosition(KeyNumber number)
{
    return number <= KeyNumber::Z;
}
[[nodiscard]] constexpr bool isRotation(KeyNumber number)
{
    return number >= KeyNumber::RotationX && number <= KeyNumber::RotationZ;
}
[[nodiscard]] constexpr bool isColour(KeyNumber number)
{
    return number >= KeyNumber::Red && number <= KeyNumber::Blue;
}
/// 0..2 of a position, a rotation or a colour.
[[nodiscard]] constexpr int axisOf(KeyNumber number)
{
    const KeyNumber first = isColour(number)     ? KeyNumber::Red
                            : isRotation(number) ? KeyNumber::RotationX
                                                 : KeyNumber::X;
    return int(number) - int(first);
}

[[nodiscard]] bool hasNumber(TrackKind kind, KeyNumber number);

/// Whether a key can hold `value`: finite, and within the range of that number.
[[nodiscard]] bool isInRange(KeyNumber number, double value);

/// The number of `value`; none if its kind does not have it. Physics: of a key, below.
[[nodiscard]] std::optional<double> numberOf(const BoneValue& value, KeyNumber number);
[[nodiscard]] std::optional<double> numberOf(const MorphValue& value, KeyNumber number);
[[nodiscard]] std::optional<double> numberOf(const CameraValue& value, KeyNumber number);
[[nodiscard]] std::optional<double> numberOf(const LightValue& value, KeyNumber number);
[[nodiscard]] std::optional<double> numberOf(const ShadowValue& value, KeyNumber number);
[[nodiscard]] std::optional<double> numberOf(const ShowIkValue& value, KeyNumber number);

/// Sets a number. All others keep their bits, except a bone's angles, because its rotation is one
/// quaternion. Setting the present number changes nothing. Returns false and changes nothing if
/// `value` does not have this number or `wanted` is out of range.
[[nodiscard]] bool setNumber(BoneValue& value, KeyNumber number, double wanted);
[[nodiscard]] bool setNumber(MorphValue& value, KeyNumber number, double wanted);
[[nodiscard]] bool setNumber(CameraValue& value, KeyNumber number, double wanted);
[[nodiscard]] bool setNumber(LightValue& value, KeyNumber number, double wanted);
[[nodiscard]] bool setNumber(ShadowValue& value, KeyNumber number, double wanted);
[[nodiscard]] bool setNumber(ShowIkValue& value, KeyNumber number, double wanted);

/// The same for a key: its value's numbers, and a bone key's physics.
template <class Key>
[[nodiscard]] std::optional<double> numberOf(const Key& key, KeyNumber number)
{
    if constexpr (Key::kind == TrackKind::Bone)
        if (number == KeyNumber::Physics)
            return isPhysicsOn(key.interpolation) ? 1.0 : 0.0;
    return numberOf(key.value, number);
}
template <class Key>
[[nodiscard]] bool setNumber(Key& key, KeyNumber number, double wanted)
{
    if constexpr (Key::kind == TrackKind::Bone)
        if (number == KeyNumber::Physics) {
            if (isInRange(number, wanted))
                key.interpolation = withPhysics(key.interpolation, wanted != 0.0);
            return isInRange(number, wanted);
        }
    return setNumber(key.value, number, wanted);
}

} // namespace mmd
