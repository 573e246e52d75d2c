// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/command.h"
#include "ui/film/film_job.h"

#include <optional>
#include <string>

namespace odori::cli {

/// What `render` was told, as typed. The range decides between one picture and a film.
struct RenderOptions {
    std::string model, motion, camera, output, background, sound, range;
    std::string size = "1280x720", codec, effort;
    double frame = 0.0;
    std::optional<double> soundOffset; ///< milliseconds
    std::optional<int> quality;
    std::uint32_t fps = 30, start = 0;
    int samples = 4, blur = 1, depth = 8;
    bool physics = false, transparent = false, noSelfShadow = false, noSound = false;
    bool listCodecs = false;
    std::uint32_t textureMemory = render::defaultTextureBudget >> 20; ///< MiB
};

/// Declares them.
void addRenderOptions(CLI::App& command, RenderOptions& options);

/// The colour of "#rrggbb".
[[nodiscard]] std::optional<glm::vec3> colourOf(const std::string& text);

/// The look of each picture; the options are valid.
[[nodiscard]] film::PictureLook lookOf(const RenderOptions& options);

/// The codec of a film; null for a series of pictures, or if no codec fits.
[[nodiscard]] const film::FilmCodec* codecOf(const RenderOptions& options);

/// What is wrong with the options, which CLI11 does not check, as a sentence for people; empty if
/// nothing is.
[[nodiscard]] QString renderProblem(const RenderOptions& options);

} // namespace odori::cli
