// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/model/model.h"
#include "libmmd/motion/motion.h"

#include <string>
#include <string_view>

namespace mmd {

/// The name of the other side, of raw CP932 bytes: 左 and 右 change places, else the words Left and
/// Right (also lower and upper case), else L and R behind one of `_ . - space`. A name without a
/// side, or with both, is its own mirror image. Not cut: it may be longer than `name`.
[[nodiscard]] std::string mirroredName(std::string_view name);

/// The track of the other side. With a model, names that were cut to 15 bytes find their bone or
/// morph by its whole name. Other kinds are their own mirror images.
[[nodiscard]] TrackId mirroredTrack(const TrackId& track, const Model* model);

/// Values seen in a mirror that stands between left and right: positions with x negated, rotations
/// with y and z negated (of a camera their signs alike), a light's direction with x negated. IK
/// switches change their names. Everything else stays; twice is nothing.
[[nodiscard]] BoneValue mirrored(const BoneValue& value);
[[nodiscard]] CameraValue mirrored(const CameraValue& value);
[[nodiscard]] LightValue mirrored(const LightValue& value);
[[nodiscard]] ShowIkValue mirrored(const ShowIkValue& value);

/// `motion` seen in the mirror: each track under the name of the other side, with its keys'
/// places. Raw records are left out.
[[nodiscard]] Motion mirrored(const Motion& motion, const Model* model);

} // namespace mmd
