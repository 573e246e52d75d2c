// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/export_options_text.h"

#include <string>
#include <vector>

namespace odori::cli {

/// A model and motions to be written as animated models.
struct AnimationJob {
    std::vector<std::string> inputs; ///< one model, and any number of motions
    std::string output;              ///< a file, or the folder of a batch
    std::string to;                  ///< fbx glb bvh; empty: by the output's ending
    std::string report;              ///< a JSON file, or empty
    int jobs = 1;                    ///< how many at a time
    bool skipExisting = false;
    ExportWishes wishes;
};

/// Whether it is a job for convertAnimations: by `to` or the output's ending.
[[nodiscard]] bool isAnimationJob(const AnimationJob& job);

/// Converts one file after the other or `jobs` at a time, with the model read once. A failure is
/// the file's own. Gives an exit status.
int convertAnimations(const AnimationJob& job);

} // namespace odori::cli
