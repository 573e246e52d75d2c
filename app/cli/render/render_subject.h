// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/render/render_options.h"
#include "libmmd/picture/image.h"

namespace odori::cli {

/// What is drawn: the files that the options name.
struct RenderSubject {
    mmd::Scene scene; ///< with the sound of the film
    std::shared_ptr<const mmd::Image> background;
    QString backgroundFilm; ///< a video behind everything, or empty
};

/// Reads them; prints the warnings of a project. Otherwise the exit status after one line on
/// stderr.
[[nodiscard]] tl::expected<RenderSubject, int> readSubject(const RenderOptions& options);

/// The frames before `frame` are simulated as well, so their number has a limit.
[[nodiscard]] bool isTooFar(const RenderOptions& options, double frame);

} // namespace odori::cli
