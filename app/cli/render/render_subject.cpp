// SPDX-License-Identifier: MIT
#include "app/cli/render/render_subject.h"

#include "app/cli/output.h"
#include "libmmd/base/file_io.h"
#include "libmmd/picture/image_signature.h"
#include "libmmd/pose/baked_motion.h"
#include "libmmd/project/project.h"
#include "ui/accessories/model_reading.h"

#include <QtCore/QCoreApplication>

#include <utility>

namespace odori::cli {
namespace {

using Refused = tl::unexpected<int>;

/// Whether the file is JSON, which no model is.
mmd::Result<bool> isProject(const std::string& path)
{
    return mmd::readHead(mmd::pathFromUtf8(path)).map([&](const std::vector<std::byte>& head) {
        return extensionOf(path) == "odori" ||
               (!isModel(head, path) && !head.empty() && head.front() == std::byte('{'));
    });
}

tl::expected<mmd::Motion, int> motionIn(const std::string& path)
{
    auto read = readMotion(path);
    if (!read)
        return Refused(refuse(read.error(), path));
    return std::move(read->motion);
}

tl::expected<mmd::Scene, int> projectScene(const RenderOptions& options)
{
    if (!options.motion.empty())
        return Refused(misuse(QCoreApplication::translate(
            "odori::cli", "a project has its motions; only --camera can replace one")));
    auto opened = mmd::openProject(mmd::pathFromUtf8(options.model), readModelFile);
    if (!opened)
        return Refused(refuse(opened.error(), options.model));
    for (const mmd::Warning& each : opened->warnings)
        warn(each);
    return std::move(opened->scene);
}

tl::expected<mmd::Scene, int> modelScene(const RenderOptions& options)
{
    auto model = readModel(options.model);
    if (!model)
        return Refused(refuse(model.error(), options.model));
    mmd::Scene scene;
    mmd::Actor actor;
    actor.id = mmd::ActorId(scene.nextActor++);
    actor.model = std::make_shared<const mmd::Model>(std::move(*model));
    if (!options.motion.empty()) {
        auto motion = motionIn(options.motion);
        if (!motion)
            return Refused(motion.error());
        actor.motion = std::move(*motion);
    }
    scene.actors.push_back(std::move(actor));
    return scene;
}

/// A colour is in the look; a file is a picture, or else a video.
bool readBackground(const RenderOptions& options, RenderSubject& subject)
{
    const std::string& path = options.background;
    if (path.empty() || colourOf(path))
        return true;
    const auto is = mmd::hasImageSignature(mmd::pathFromUtf8(path));
    if (!is)
        return refuse(is.error(), path) == done;
    if (!*is) {
        subject.backgroundFilm = QString::fromStdString(path);
        return true;
    }
    auto picture = mmd::loadImage(mmd::pathFromUtf8(path));
    if (!picture)
        return refuse(picture.error(), path) == done;
    subject.background = std::make_shared<const mmd::Image>(std::move(*picture));
    return true;
}

void setSound(const RenderOptions& options, mmd::SceneSound& sound)
{
    if (!options.sound.empty())
        sound = {.path = options.sound};
    if (options.soundOffset)
        sound.offset = *options.soundOffset;
    if (options.noSound)
        sound = {};
}

} // namespace

bool isTooFar(const RenderOptions& options, double frame)
{
    return options.physics && frame > double(options.start) + mmd::mostFramesAtOnce;
}

tl::expected<RenderSubject, int> readSubject(const RenderOptions& options)
{
    const auto project = isProject(options.model);
    if (!project)
        return Refused(refuse(project.error(), options.model));
    auto scene = *project ? projectScene(options) : modelScene(options);
    if (!scene)
        return Refused(scene.error());
    RenderSubject subject{.scene = std::move(*scene), .background = nullptr, .backgroundFilm = {}};
    if (!options.camera.empty()) {
        auto camera = motionIn(options.camera);
        if (!camera)
            return Refused(camera.error());
        subject.scene.camera = std::move(*camera);
        subject.scene.cameraParents.clear();
    }
    if (!readBackground(options, subject))
        return Refused(refused);
    setSound(options, subject.scene.settings.sound);
    return subject;
}

} // namespace odori::cli
