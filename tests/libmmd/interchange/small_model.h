// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/interchange/export.h"
#include "libmmd/interchange/scene/export_scene.h"

#include <memory>

namespace odori::test {

/// Three bones in a row (全ての親, 左腕 beside it, a bone straight above), two materials of two
/// faces each on the first two, and morphs: あ moves two vertices of the first material, 笑い is a
/// group of it, い is empty, うU is a UV morph.
[[nodiscard]] mmd::pmx::Model smallModel();

/// The same with a motion of `frames` frames: 左腕 turns all about, the bone above travels, 笑い
/// comes at the end.
[[nodiscard]] mmd::ExportJob smallJob(
    std::uint32_t frames = 10, mmd::pmx::Model model = smallModel());

/// A key at (2, 1, 3), not turned.
[[nodiscard]] mmd::BoneKeyframe boneKeyAway(std::uint32_t frame);

/// A motion with the key of one camera at each of the frames.
[[nodiscard]] mmd::Motion cameraMotion(std::initializer_list<std::uint32_t> frames);

} // namespace odori::test
