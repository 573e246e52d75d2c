// SPDX-License-Identifier: MIT
#include "ui/film/files/scene_inputs.h"

#include "libmmd/base/file_io.h"
#include "libmmd/base/file_set.h"
#include "ui/film/files/picture_files.h"
#include "ui/film/film_job.h"
#include "ui/render/textures/texture_files.h"

#include <filesystem>
#include <set>
#include <system_error>

namespace odori::film {
namespace {

mmd::FileSet setOf(const std::vector<std::string>& inputs)
{
    mmd::FileSet files;
    for (const std::string& input : inputs)
        if (!input.empty())
            files.add(mmd::pathFromUtf8(input));
    return files;
}

/// The first picture of the series that is one of the inputs. Only files that exist can be, and a
/// series may have any number of names: so the folder is searched.
std::string inputInSeries(
    const std::vector<std::string>& inputs, const SeriesName& series, const FilmFrames& frames)
{
    const mmd::FileSet read = setOf(inputs);
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

std::vector<std::string> sceneInputs(const mmd::Scene& scene)
{
    std::vector<std::string> inputs{scene.settings.sound.path, scene.cameraPath};
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

bool replacesInput(const std::vector<std::string>& inputs, const std::string& output)
{
    return setOf(inputs).contains(mmd::pathFromUtf8(output));
}

std::string replacedInput(
    const std::vector<std::string>& inputs, const std::string& output, const FilmFrames& frames)
{
    if (const auto series = SeriesName::from(output);
        series && isSeries(QString::fromStdString(output)))
        return inputInSeries(inputs, *series, frames);
    return replacesInput(inputs, output) ? output : std::string();
}

} // namespace odori::film
