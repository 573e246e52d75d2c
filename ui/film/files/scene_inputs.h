// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/scene.h"
#include "ui/film/film_frames.h"

#include <string>
#include <vector>

namespace odori::film {

/// The paths of the files that a scene was read from and is drawn with: models, textures, motions
/// and the sound. Some may be empty.
[[nodiscard]] std::vector<std::string> sceneInputs(const mmd::Scene& scene);

/// Whether the file `output` is one of `inputs`.
[[nodiscard]] bool replacesInput(const std::vector<std::string>& inputs, const std::string& output);
/// The file of `inputs` that a film, or a picture of a series, at `output` (as FilmJob::output)
/// would replace; empty if there is none.
[[nodiscard]] std::string replacedInput(
    const std::vector<std::string>& inputs, const std::string& output, const FilmFrames& frames);

} // namespace odori::film
