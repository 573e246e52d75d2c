// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/format/motion_formats.h"

#include <QtCore/QString>

#include <string>
#include <string_view>
#include <vector>

/// The formats for the help of the command line, from the format tables.
namespace odori::cli {

/// ".vmd .json .csv"
[[nodiscard]] QString endingsOf(mmd::MotionContent content);
[[nodiscard]] QString modelEndings();
/// The extensions of animations of other programs: ".bvh .fbx"
[[nodiscard]] QString animationEndings();
/// The extensions of animated models, of those with this option of `convert`: ".fbx .glb .bvh"
[[nodiscard]] QString exportEndings(std::string_view option = {});

/// The values of `convert --to`: motions, poses, pmx and animated models.
[[nodiscard]] std::vector<std::string> writtenFormats();

} // namespace odori::cli
