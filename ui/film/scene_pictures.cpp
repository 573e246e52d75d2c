// SPDX-License-Identifier: MIT
#include "ui/film/scene_pictures.h"

#include "ui/film/samples.h"
#include "ui/render/headless.h"
#include "ui/render/picture_target.h"
#include "ui/render/textures/texture_budget.h"

#include <algorithm>
#include <map>
#include <utility>

namespace odori::film {
namespace {

/// The factor of width and height that gives the samples which OpenGL does not have.
int enlargement(int samples, int most)
{
    int factor = 1;
    while (factor < 4 && factor * factor * most < samples)
        factor *= 2;
    return factor;
}

std::span<std::uint8_t> made(mmd::Image& image, const PictureLook& look)
{
    image.width = look.width;
    image.height = look.height;
    image.hasAlpha = look.transparent;
    image.rgba.resize(std::size_t(look.width) * std::size_t(look.height) * 4);
    return image.rgba;
}

std::span<std::uint16_t> made(mmd::DeepImage& image, const PictureLook& look)
{
    image.width = look.width;
    image.height = look.height;
    image.hasAlpha = look.transparent;
    image.rgba.resize(std::size_t(look.width) * std::size_t(look.height) * 4);
    return image.rgba;
}

} // namespace

struct ScenePictures::Private {
    Private(mmd::Scene scene, const mmd::PoseOptions& options, const PictureLook& wanted)
        : poses(std::move(scene), options)
        , look(wanted)
        , hasPhysics(options.physics.has_value())
    {
    }
    void loadTextures(
        std::size_t budget, const std::map<mmd::ActorId, std::filesystem::path>& folders);
    [[nodiscard]] mmd::CameraSample camera(double frame);
    [[nodiscard]] render::DrawOptions options(double frame);
    void drawAt(double frame);
    void poseAll(double frame);
    [[nodiscard]] const mmd::Pose* poseOf(const mmd::Actor& actor, double frame);
    template <class Value>
    mmd::Result<void> draw(double frame, double step, std::span<Value> rgba);
    template <class Value>
    std::vector<Value>& buffer();

    // The context is destroyed last, because the others own objects in it.
    std::unique_ptr<render::HeadlessContext> context;
    std::unique_ptr<render::SceneRenderer> renderer;
    std::optional<render::PictureTarget> target;

    mmd::ScenePoses poses;
    std::optional<ShownMoment> shown;
    PictureLook look;
    bool hasPhysics = false;
    render::PictureFormat format; ///< of the drawn pictures
    int factor = 1;
    Samples samples;
    std::vector<std::uint8_t> shallow;
    std::vector<std::uint16_t> deep;
    std::vector<render::Figure> figures;
    std::vector<mmd::Warning> textureWarnings;
    mmd::TrackCursor cameraCursor, lightCursor, shadowCursor;
};

template <>
std::vector<std::uint8_t>& ScenePictures::Private::buffer()
{
    return shallow;
}

template <>
std::vector<std::uint16_t>& ScenePictures::Private::buffer()
{
    return deep;
}

/// Actors with the same model share its textures; all textures share the budget.
void ScenePictures::Private::loadTextures(
    std::size_t budget, const std::map<mmd::ActorId, std::filesystem::path>& folders)
{
    std::map<const mmd::Model*, std::uint32_t> slotOf;
    std::vector<std::pair<const mmd::Actor*, render::TextureList>> lists;
    std::vector<mmd::ImageSize> sizes;
    for (const mmd::Actor& actor : poses.scene().actors) {
        if (!actor.model || !actor.visible)
            continue;
        if (!slotOf.try_emplace(actor.model.get(), static_cast<std::uint32_t>(actor.id)).second)
            continue;
        const auto folder = folders.find(actor.id);
        lists.emplace_back(
            &actor, render::findTextures(*actor.model,
                        folder == folders.end() ? std::filesystem::path() : folder->second));
        const auto own = lists.back().second.sizes();
        sizes.insert(sizes.end(), own.begin(), own.end());
    }
    const std::vector<int> halvings = render::halvingsFor(sizes, budget);
    auto share = std::span(halvings);
    for (auto& [actor, list] : lists) {
        render::TextureImages textures =
            render::loadTextures(list, share.first(list.pictures.size()));
        share = share.subspan(list.pictures.size());
        for (const auto* found : {&list.warnings, &textures.warnings})
            for (const mmd::Warning& each : *found)
                if (std::find(textureWarnings.begin(), textureWarnings.end(), each) ==
                    textureWarnings.end())
                    textureWarnings.push_back(each);
        renderer->setModel(
            actor->model, std::move(textures), static_cast<std::uint32_t>(actor->id));
    }
    for (const mmd::Actor& actor : poses.scene().actors)
        if (actor.model && actor.visible)
            if (const std::uint32_t from = slotOf.at(actor.model.get());
                from != static_cast<std::uint32_t>(actor.id))
                renderer->shareModel(from, static_cast<std::uint32_t>(actor.id));
}

mmd::CameraSample ScenePictures::Private::camera(double frame)
{
    if (look.freeView)
        return *look.freeView;
    const mmd::Motion& motion = poses.scene().camera;
    mmd::CameraSample sample = motion.camera
                                   ? mmd::sampleCamera(*motion.camera, frame, cameraCursor)
                                   : mmd::CameraSample{};
    sample.target += poses.cameraOffset(frame);
    return sample;
}

render::DrawOptions ScenePictures::Private::options(double frame)
{
    const mmd::Motion& motion = poses.scene().camera;
    render::DrawOptions options;
    if (motion.light) {
        const mmd::LightValue light = mmd::sampleLight(*motion.light, frame, lightCursor);
        options.lightDirection = light.direction;
        options.lightColour = light.colour;
    }
    options.selfShadow =
        motion.shadow ? mmd::sampleShadow(*motion.shadow, frame, shadowCursor) : mmd::ShadowValue{};
    if (shown) {
        options.lightDirection = shown->light.direction;
        options.lightColour = shown->light.colour;
        options.selfShadow = shown->shadow;
    }
    if (!look.selfShadow)
        options.selfShadow.mode = 0;
    options.background = look.background;
    options.transparent = look.transparent;
    options.grid = look.grid && !look.transparent;
    options.pixelRatio = float(factor);
    return options;
}

/// Draws into the bound target.
void ScenePictures::Private::drawAt(double frame)
{
    if (!shown)
        poseAll(frame);
    const mmd::CameraSample seen = camera(frame);
    figures.clear();
    for (const mmd::Actor& actor : poses.scene().actors)
        if (const mmd::Pose* pose = poseOf(actor, frame))
            figures.push_back({static_cast<std::uint32_t>(actor.id), pose});
    const float aspect = float(look.width) / float(look.height);
    const render::View view = render::viewOf(seen, aspect);
    renderer->draw(figures, view, options(frame), format.width, format.height);
}

/// An actor that follows another one may ask for that one at earlier frames. After this all
/// simulations have the frame, so poses stay valid.
void ScenePictures::Private::poseAll(double frame)
{
    for (const mmd::Actor& actor : poses.scene().actors)
        if (actor.model && actor.visible)
            (void)poses.pose(actor.id, frame);
}

/// Null if the actor is not drawn.
const mmd::Pose* ScenePictures::Private::poseOf(const mmd::Actor& actor, double frame)
{
    if (!actor.model || !actor.visible)
        return nullptr;
    if (!shown)
        return &poses.pose(actor.id, frame);
    const auto found = shown->poses.find(actor.id);
    return found == shown->poses.end() ? nullptr : &found->second;
}

template <class Value>
mmd::Result<void> ScenePictures::Private::draw(double frame, double step, std::span<Value> rgba)
{
    constexpr double shutter = 0.5; // 180 degrees
    const bool isDirect = factor == 1 && look.blur == 1;
    if (!isDirect) {
        samples.begin(look.width, look.height, factor);
        buffer<Value>().resize(rgba.size() * std::size_t(factor) * std::size_t(factor));
    }
    for (int moment = 0; moment < look.blur; ++moment) {
        if (const auto bound = target->bind(format); !bound)
            return bound;
        drawAt(frame + step * shutter * moment / look.blur);
        target->read(isDirect ? rgba : std::span(buffer<Value>()));
        if (!isDirect)
            samples.add(std::span<const Value>(buffer<Value>()));
    }
    if (!isDirect)
        samples.mean(rgba);
    if (look.transparent)
        separateAlpha(rgba);
    return {};
}

ScenePictures::ScenePictures() = default;
ScenePictures::~ScenePictures() = default;

mmd::Result<std::unique_ptr<ScenePictures>> ScenePictures::create(
    Subject subject, const PictureLook& look)
{
    std::unique_ptr<ScenePictures> result(new ScenePictures);
    result->d = std::make_unique<Private>(std::move(subject.scene), subject.poses, look);
    Private& d = *result->d;
    d.shown = std::move(subject.shown);
    auto context = render::HeadlessContext::create();
    if (!context)
        return tl::unexpected(context.error());
    d.context = std::move(*context);
    auto renderer = render::SceneRenderer::create();
    if (!renderer)
        return tl::unexpected(renderer.error());
    d.renderer = std::move(*renderer);
    d.target.emplace();
    const int most = render::PictureTarget::mostSamples();
    d.factor = enlargement(look.samples, most);
    const int area = d.factor * d.factor;
    d.format = {.width = look.width * d.factor,
        .height = look.height * d.factor,
        .samples = std::min((look.samples + area - 1) / area, most),
        .isDeep = look.isDeep};
    if (const auto bound = d.target->bind(d.format); !bound)
        return tl::unexpected(bound.error());
    if (!d.renderer->setBackground(subject.background))
        return tl::unexpected(render::SceneRenderer::noOpenGl());
    d.loadTextures(subject.textureBudget, subject.textureFolders);
    return result;
}

mmd::Result<void> ScenePictures::setBackground(const mmd::Image& picture)
{
    if (!d->renderer->changeBackground(picture))
        return tl::unexpected(render::SceneRenderer::noOpenGl());
    return {};
}

bool ScenePictures::simulateTo(double frame, const mmd::Progress& progress)
{
    if (!d->hasPhysics)
        return !progress.isCancelled();
    mmd::Progress own([&](double) {
        if (progress.isCancelled())
            own.cancel();
    });
    for (const mmd::Actor& actor : d->poses.scene().actors)
        if (actor.model && actor.visible && !d->poses.simulation(actor.id).simulateTo(frame, own))
            return false;
    return !progress.isCancelled();
}

mmd::Result<void> ScenePictures::draw(double frame, double step, Picture& picture)
{
    if (d->look.isDeep) {
        if (!std::holds_alternative<mmd::DeepImage>(picture))
            picture = mmd::DeepImage{};
        return d->draw(frame, step, made(std::get<mmd::DeepImage>(picture), d->look));
    }
    if (!std::holds_alternative<mmd::Image>(picture))
        picture = mmd::Image{};
    return d->draw(frame, step, made(std::get<mmd::Image>(picture), d->look));
}

std::vector<mmd::Warning> ScenePictures::warnings() const
{
    std::vector<mmd::Warning> all = d->textureWarnings;
    const std::vector<mmd::Warning> simulated = d->poses.warnings();
    all.insert(all.end(), simulated.begin(), simulated.end());
    return all;
}

} // namespace odori::film
