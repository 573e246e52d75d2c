// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/model/model.h"
#include "libmmd/motion/motion.h"

#include <string>
#include <string_view>

namespace mmd {

/// The name of the other side, of raw CP932 bytes: 左 and 右 are exchanged, else the words Left and
/// Right (also in lower and upper case), else L and R after one of `_ . - space`. A name without a
/// side, or with both, is returned unchanged. The result is not cut: it may be longer than `name`.
[[nodiscard]] std::string mirroredName(std::string_view name);

/// The track of the other side. With a model, names that were cut to 15 bytes are matched by the
/// whole name of their bone or morph, and a morph whose other side has no sign in its name is
/// matched with it: ウィンク (left) with ウィンク右. Other kinds of tracks are returned unchanged.
[[nodiscard]] TrackId mirroredTrack(const TrackId& track, const Model* model);

/// Values mirrored at the plane between left and right: positions with x negated, rotations with y
/// and z negated (for a camera the angles about these axes), a light's direction with x negated. IK
/// switches exchange their names. All other data stays; mirroring twice gives the original.
[[nodiscard]] BoneValue mirrored(const BoneValue& value);
[[nodiscard]] CameraValue mirrored(const CameraValue& value);
[[nodiscard]] LightValue mirrored(const LightValue& value);
[[nodiscard]] ShowIkValue mirrored(const ShowIkValue& value);

/// `motion` mirrored: each track has the name of the other side and the keys keep their indices in
/// the file. Raw records are left out.
[[nodiscard]] Motion mirrored(const Motion& motion, const Model* model);

} // namespace mmd
