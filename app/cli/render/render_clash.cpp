// SPDX-License-Identifier: MIT
#include "app/cli/render/render_clash.h"

#include "app/cli/output.h"
#include "libmmd/base/file_io.h"
#include "libmmd/base/file_set.h"
#include "ui/film/files/picture_files.h"
#include "ui/render/textures/texture_files.h"

#include <set>
#include <system_error>

namespace odori::cli {
namespace {

std::vector<std::string> inputsOf(const RenderOptions& options, const mmd::Scene& scene)
{
    std::vector<std::string> inputs{options.model, options.motion, options.camera,
        options.background, scene.settings.sound.path, scene.cameraPath};
    std::set<const mmd::Model*> models;
    for (const mmd::Actor& actor : scene.actors) {
        inputs.push_back(mmd::motionPathOf(scene, actor.id));
        if (!actor.model || !models.insert(actor.model.get()).second)
            continue;
        inputs.push_back(actor.model->path);
        for (const auto& picture : render::findTextures(*actor.model).pictures)
            inputs.push_back(mmd::utf8FromPath(picture.file));
    }
    return inputs;
}

/// The first picture of the series that is one of the inputs. Only files that exist can be, and a
/// series may have any number of names: so the folder is searched.
std::string inputInSeries(const std::vector<std::string>& inputs, const film::SeriesName& series,
    const film::FilmFrames& frames)
{
    mmd::FileSet read;
    for (const std::string& input : inputs)
        if (!input.empty())
            read.add(mmd::pathFromUtf8(input));
    const std::string first = series.path(frames.first());
    const std::size_t slash = first.find_last_of('/');
    const std::string folder = slash == std::string::npos ? "" : first.substr(0, slash + 1);
    std::error_code error;
    std::filesystem::directory_iterator at(mmd::pathFromUtf8(folder.empty() ? "." : folder), error);
    for (; !error && at != std::filesystem::directory_iterator(); at.increment(error)) {
        const std::string path = folder + mmd::utf8FromPath(at->path().filename());
        const auto number = series.numberOf(path);
        if (number && *number >= frames.first() && *number - frames.first() < frames.count() &&
            read.contains(mmd::pathFromUtf8(path)))
            return path;
    }
    return {};
}

} // namespace

bool replacesInput(const RenderOptions& options, const mmd::Scene& scene)
{
    const std::vector<std::string> inputs = inputsOf(options, scene);
    const auto series = film::SeriesName::from(options.output);
    if (options.range.empty() || !film::isSeries(QString::fromStdString(options.output)) || !series)
        return clash(inputs, {options.output});
    const FrameRange range = *frameRange(options.range);
    const std::string replaced =
        inputInSeries(inputs, *series, film::FilmFrames({range.first, range.last}, options.fps));
    return !replaced.empty() && clash(inputs, {replaced});
}

} // namespace odori::cli
