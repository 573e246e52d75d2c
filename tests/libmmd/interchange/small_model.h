// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/interchange/export.h"
#include "libmmd/interchange/scene/export_scene.h"

#include <memory>

namespace odori::test {

/// Three bones in a chain (全ての親, 左腕 beside it, a bone straight above), two materials of two
/// faces each on the first two bones, and morphs: あ moves two vertices of the first material, 笑い
/// is a group with あ, い is empty, うU is a UV morph.
[[nodiscard]] mmd::pmx::Model smallModel();

/// The same with a motion of `frames` frames: 左腕 rotates about all axes, the bone above moves,
/// 笑い fades in at the end.
[[nodiscard]] mmd::ExportJob smallJob(
    std::uint32_t frames = 10, mmd::pmx::Model model = smallModel());

/// A key at (2, 1, 3) without rotation.
[[nodiscard]] mmd::BoneKeyframe boneKeyAway(std::uint32_t frame);

/// A motion with a camera key at each of the frames; the camera pans and zooms.
[[nodiscard]] mmd::Motion cameraMotion(std::initializer_list<std::uint32_t> frames);

} // namespace odori::test
