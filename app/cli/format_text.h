// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/format/motion_formats.h"

#include <string>
#include <vector>

/// The formats for the help of the command line, from the format tables.
namespace odori::cli {

/// ".vmd .json .csv"
[[nodiscard]] std::string endingsOf(mmd::MotionContent content);
[[nodiscard]] std::string modelEndings();
/// The extensions of animated models: ".fbx .glb .bvh"
[[nodiscard]] std::string exportEndings();

/// The values of `convert --to`: motions, poses, pmx and animated models.
[[nodiscard]] std::vector<std::string> writtenFormats();

} // namespace odori::cli
