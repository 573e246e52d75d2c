// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/export_options_text.h"

#include <string>
#include <vector>

namespace odori::cli {

/// A model and motions that are converted to animated models.
struct AnimationJob {
    std::vector<std::string> inputs; ///< one model, and any number of motions
    std::string output;              ///< a file, or the folder of a batch
    std::string to;                  ///< fbx glb bvh; empty: the extension of the output
    std::string report;              ///< a JSON file, or empty
    int jobs = 1;                    ///< number of parallel jobs
    bool skipExisting = false;
    ExportArguments arguments;
};

/// Whether convertAnimations() can run the job: `to` or the extension of the output is one of its
/// formats.
[[nodiscard]] bool isAnimationJob(const AnimationJob& job);

/// Converts the files one by one, or `jobs` at a time; the model is read once. If a file fails, the
/// others are still converted. Returns an exit status.
int convertAnimations(const AnimationJob& job);

} // namespace odori::cli
