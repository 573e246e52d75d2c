// SPDX-License-Identifier: MIT
#include "ui/poses/pose_drawer.h"

#include "libmmd/motion/sampling.h"
#include "libmmd/pose/pose.h"
#include "ui/render/headless.h"
#include "ui/render/scene_renderer.h"
#include "ui/viewport/camera_controller.h"
#include "ui/viewport/extent.h"

#include <algorithm>
#include <cstring>
#include <optional>
#include <vector>

namespace odori {
namespace {

/// Small pictures need only small textures.
constexpr std::size_t textureBytes = std::size_t(8) << 20;
constexpr float room = 2.0f;        ///< units around a bone; about the size of a head
constexpr float nearlyWhole = 0.4f; ///< of the figure's height: then all of it is shown

bool isMoved(const mmd::BoneValue& value)
{
    return value != mmd::BoneValue{};
}

/// The box around the bones that the pose moves; none if it moves none.
std::optional<Extent> movedPart(
    const mmd::Model& model, const mmd::Motion& motion, const mmd::Pose& pose)
{
    std::optional<Extent> part;
    for (const auto& track : motion.bones) {
        if (track->isEmpty() || !isMoved(track->values()[0]))
            continue;
        for (const int bone : model.bonesOfTrack(track->name())) {
            const glm::vec3& at = pose.bones[std::size_t(bone)].translation;
            const Extent around{at - room, at + room};
            part = part ? united(*part, around) : around;
        }
    }
    return part;
}

Extent shownPart(const mmd::Model& model, const mmd::Motion& motion, const mmd::Pose& pose)
{
    const Extent whole = extentOf(model, pose);
    const auto part = movedPart(model, motion, pose);
    const bool isSmall =
        part && part->upper.y - part->lower.y < nearlyWhole * (whole.upper.y - whole.lower.y);
    return isSmall ? *part : whole;
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
    std::shared_ptr<const mmd::Model> model;         ///< uploaded; shared with the scene
    bool cannotDraw = false;                         ///< the machine has no suitable graphics

    bool prepare(
        const std::shared_ptr<const mmd::Model>& wanted, const std::atomic<bool>& isStopped)
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
        if (model == wanted)
            return true;
        const render::TextureList list = render::findTextures(*wanted);
        const auto halvings = render::halvingsFor(list.sizes(), textureBytes);
        render::TextureImages textures =
            render::loadTextures(list, halvings, [&] { return isStopped.load(); });
        if (isStopped)
            return false;
        renderer->setModel(wanted, std::move(textures));
        model = wanted;
        return true;
    }
};

PoseDrawer::PoseDrawer()
    : d(std::make_unique<Private>())
{
}

PoseDrawer::~PoseDrawer() = default;

QImage PoseDrawer::draw(const std::shared_ptr<const mmd::Model>& model, const mmd::Motion& pose,
    const QSize& pixels, const std::atomic<bool>& isStopped)
{
    if (!d->prepare(model, isStopped))
        return {};
    mmd::PoseEvaluator evaluator(model);
    evaluator.setMotion(pose);
    const mmd::Pose& posed = evaluator.evaluate(0.0);
    const Extent part = shownPart(*model, pose, posed);
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
