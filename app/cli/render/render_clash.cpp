// SPDX-License-Identifier: MIT
#include "app/cli/render/render_clash.h"

#include "app/cli/output.h"
#include "ui/film/files/scene_inputs.h"

namespace odori::cli {

bool replacesInput(const RenderOptions& options, const mmd::Scene& scene)
{
    std::vector<std::string> inputs = film::sceneInputs(scene);
    inputs.insert(
        inputs.end(), {options.model, options.motion, options.camera, options.background});
    if (options.range.empty())
        return clash(inputs, {options.output});
    const FrameRange range = *frameRange(options.range);
    const std::string replaced = film::replacedInput(
        inputs, options.output, film::FilmFrames({range.first, range.last}, options.fps));
    return !replaced.empty() && clash(inputs, {replaced});
}

} // namespace odori::cli
