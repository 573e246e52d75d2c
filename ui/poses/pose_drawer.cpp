// SPDX-License-Identifier: MIT
#include "ui/poses/pose_drawer.h"

#include "libmmd/pose/pose.h"
#include "libmmd/text/cp932.h"
#include "ui/render/framing/camera_controller.h"
#include "ui/render/framing/extent.h"
#include "ui/render/headless.h"
#include "ui/render/scene_renderer.h"

#include <QtCore/QDateTime>
#include <QtCore/QFileInfo>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <optional>
#include <vector>

namespace odori {
namespace {

/// Small pictures need only small textures.
constexpr std::size_t textureBytes = std::size_t(8) << 20;
constexpr float room = 0.6f; ///< units around a part; half of a hand

bool isMoved(const mmd::BoneTransform& bone, const mmd::BoneTransform& rest)
{
    constexpr float nearly = 1e-4f;
    return glm::length(bone.translation - rest.translation) > nearly ||
           std::abs(glm::dot(bone.rotation, rest.rotation)) < 1.0f - nearly;
}

/// The bones of head and hands, whose changes are too small to be seen on the whole figure.
std::vector<bool> finePartsOf(const mmd::Model& model)
{
    const auto& bones = model.data.bones;
    std::vector<bool> fine(bones.size());
    for (const char* name : {"首", "頭", "左手首", "右手首"})
        for (const int bone : model.bonesOfTrack(mmd::encodeCp932(name).bytes))
            fine[std::size_t(bone)] = true;
    const std::vector<bool> tops = fine;
    for (std::size_t bone = 0; bone < fine.size(); ++bone) {
        std::size_t at = bone;
        for (std::size_t step = 0; step < fine.size() && !tops[at]; ++step) {
            const auto parent = bones[at].parent;
            if (parent < 0 || std::size_t(parent) >= fine.size())
                break;
            at = std::size_t(parent);
        }
        fine[bone] = tops[at];
    }
    return fine;
}

/// The bones that the pose moves, also through parents or IK. With morphs also the head.
std::vector<bool> movedBones(const std::shared_ptr<const mmd::Model>& model,
    const mmd::Motion& motion, const mmd::Pose& pose)
{
    mmd::PoseEvaluator evaluator(model);
    const mmd::Pose& rest = evaluator.evaluate(0.0);
    std::vector<bool> moved(pose.bones.size());
    for (std::size_t bone = 0; bone < moved.size(); ++bone)
        moved[bone] = isMoved(pose.bones[bone], rest.bones[bone]);
    const bool hasMorphs = std::any_of(motion.morphs.begin(), motion.morphs.end(),
        [](const auto& track) { return track->values()[0] != mmd::MorphValue(); });
    if (hasMorphs)
        for (const int head : model->bonesOfTrack(mmd::encodeCp932("頭").bytes))
            moved[std::size_t(head)] = true;
    return moved;
}

Extent shownPart(const std::shared_ptr<const mmd::Model>& model, const mmd::Motion& motion,
    const mmd::Pose& pose)
{
    const std::vector<bool> moved = movedBones(model, motion, pose);
    const std::vector<bool> fine = finePartsOf(*model);
    bool isFine = true;
    for (std::size_t bone = 0; bone < moved.size(); ++bone)
        isFine = isFine && (!moved[bone] || fine[bone]);
    const auto part = isFine ? extentOf(*model, pose, moved) : std::nullopt;
    return part ? Extent{part->lower - room, part->upper + room} : extentOf(*model, pose);
}

QImage imageOf(const mmd::Image& image)
{
    QImage result(image.width, image.height, QImage::Format_RGBA8888);
    const std::size_t row = std::size_t(image.width) * 4;
    for (int line = 0; line < image.height; ++line)
        std::memcpy(result.scanLine(line), image.rgba.data() + std::size_t(line) * row, row);
    return result;
}

} // namespace

struct PoseDrawer::Private {
    std::unique_ptr<render::HeadlessContext> context;
    std::unique_ptr<render::SceneRenderer> renderer; ///< destroyed before its context
    std::shared_ptr<const mmd::Model> model;         ///< shared with the scene
    render::TextureList textures;
    bool isUploaded = false; ///< the renderer has the model
    bool cannotDraw = false; ///< the machine has no suitable graphics

    bool prepare(const std::atomic<bool>& isStopped)
    {
        if (cannotDraw)
            return false;
        if (!renderer) {
            auto made = render::HeadlessContext::create();
            auto drawing = made ? render::SceneRenderer::create()
                                : mmd::Result<std::unique_ptr<render::SceneRenderer>>(
                                      tl::unexpected(made.error()));
            cannotDraw = !drawing;
            if (!drawing)
                return false;
            context = std::move(*made);
            renderer = std::move(*drawing);
        }
        if (isUploaded)
            return true;
        const auto halvings = render::halvingsFor(textures.sizes(), textureBytes);
        render::TextureImages images =
            render::loadTextures(textures, halvings, [&] { return isStopped.load(); });
        if (isStopped)
            return false;
        renderer->setModel(model, std::move(images));
        isUploaded = true;
        return true;
    }
};

PoseDrawer::PoseDrawer()
    : d(std::make_unique<Private>())
{
}

PoseDrawer::~PoseDrawer() = default;

void PoseDrawer::setModel(
    const std::shared_ptr<const mmd::Model>& model, const std::filesystem::path& textureFolder)
{
    if (d->model == model && d->textures.also == textureFolder)
        return;
    d->model = model;
    d->textures = render::findTextures(*model, textureFolder);
    d->isUploaded = false;
}

QByteArray PoseDrawer::look() const
{
    if (!d->model || d->model->file == mmd::ContentMark())
        return {};
    QByteArray look = QByteArray::number(qulonglong(d->model->file.hash), 16) + ' ' +
                      QByteArray::number(qulonglong(d->model->file.size));
    for (const render::TextureList::Picture& each : d->textures.pictures) {
        const QFileInfo file(QString::fromStdU16String(each.file.u16string()));
        look += '\n' + file.filePath().toUtf8() + ' ' + QByteArray::number(file.size()) + ' ' +
                QByteArray::number(file.lastModified().toMSecsSinceEpoch());
    }
    return look;
}

QImage PoseDrawer::draw(
    const mmd::Motion& pose, const QSize& pixels, const std::atomic<bool>& isStopped)
{
    if (!d->model || !d->prepare(isStopped))
        return {};
    mmd::PoseEvaluator evaluator(d->model);
    evaluator.setMotion(pose);
    const mmd::Pose& posed = evaluator.evaluate(0.0);
    const Extent part = shownPart(d->model, pose, posed);
    const float aspect = float(pixels.width()) / float(pixels.height());
    const render::View view = render::viewOf(
        framed(seenFrom(StandardView::Front, {}), part.lower, part.upper, aspect), aspect);
    render::DrawOptions options;
    options.grid = false;
    options.groundShadow = false;
    const auto image = d->context->picture(pixels.width(), pixels.height(),
        [&] { d->renderer->draw(&posed, view, options, pixels.width(), pixels.height()); });
    return image ? imageOf(*image) : QImage();
}

void PoseDrawer::release()
{
    d = std::make_unique<Private>();
}

} // namespace odori
