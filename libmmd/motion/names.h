// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/motion.h"

#include <string_view>

namespace mmd {

/// Names in a motion file that are not names of tracks (for those: nameOf, fieldOf in track.h). All
/// are raw CP932, or another encoding of the file's author.

/// The model that a motion was made for; its bytes up to the first NUL.
[[nodiscard]] std::string_view modelNameOf(const MotionHeader& header);

/// Sets the model name, cut after 20 bytes (10 in version 1) and padded with zeros. If the name is
/// already set, the field keeps its bytes, including those after its NUL.
void setModelName(MotionHeader& header, std::string_view name);

/// カメラ・照明: what MMD writes instead of a model's name into a motion of camera, light and
/// self-shadow, and how it knows such a file.
inline constexpr std::string_view cameraMotionName =
    "\x83\x4A\x83\x81\x83\x89\x81\x45\x8F\xC6\x96\xBE";
/// A motion without keys for the camera, with that name.
[[nodiscard]] Motion newCameraMotion();

/// Maximum number of bytes in an IK bone's name; a NUL follows.
inline constexpr std::size_t ikNameSize = 19;

/// Name of a switch: up to the first NUL, at most `ikNameSize` bytes.
[[nodiscard]] std::string_view ikNameOf(const IkSwitch& each);

/// A switch of the IK bone `name`, cut after `ikNameSize` bytes and padded with zeros.
[[nodiscard]] IkSwitch ikSwitch(std::string_view name, bool on);

/// Whether `value` has the IK bone `name` on; it is on if `value` does not name it.
[[nodiscard]] bool isIkOn(const ShowIkValue& value, std::string_view name);
/// `value` with that switch set.
[[nodiscard]] ShowIkValue withIk(ShowIkValue value, std::string_view name, bool on);

} // namespace mmd
