// SPDX-License-Identifier: MIT
#include "ui/render/scene_renderer.h"

#include "ui/render/backdrop.h"
#include "ui/render/background/background_picture.h"
#include "ui/render/frame_block.h"
#include "ui/render/model_renderer.h"
#include "ui/render/overlay.h"
#include "ui/render/shadow/light_view.h"
#include "ui/render/shadow/shadow_map.h"

#include <epoxy/gl.h>

#include <map>
#include <optional>
#include <utility>

namespace odori::render {

struct SceneRenderer::Private {
    explicit Private(DeformWish wish)
        : deforming(wish)
    {
    }

    ModelPrograms programs;
    Deforming deforming;
    Backdrop backdrop;
    std::optional<BackgroundPicture> background;
    Overlay overlay;
    std::map<std::uint32_t, std::unique_ptr<ModelRenderer>> models; ///< by slot
    Buffer frame = Buffer::make();

    ShadowMap shadowMap;
    struct Shown {
        ModelRenderer* model;
        const mmd::Pose* pose;
    };
    std::vector<Shown> shown; ///< in this frame; a member, so that no frame allocates it

    void update(std::span<const Figure> figures, const DrawOptions& options);
    [[nodiscard]] std::optional<ShadowArea> shadowArea(
        const View& view, const DrawOptions& options, const FrameBlock& block) const;
    [[nodiscard]] bool drawShadowMap(int side);
    void bindFrame(const FrameBlock& block);
    [[nodiscard]] bool markGroundShadows(const DrawOptions& options);
    void drawGround(const View& view, const DrawOptions& options);
    void drawModels(const DrawOptions& options);
};

namespace {

/// Whether the bound framebuffer has a stencil buffer. Without one, overlapping faces would make a
/// shadow too dark.
bool hasStencil()
{
    GLint framebuffer = 0;
    glGetIntegerv(GL_DRAW_FRAMEBUFFER_BINDING, &framebuffer);
    const GLenum attachment = framebuffer == 0 ? GL_STENCIL : GL_STENCIL_ATTACHMENT;
    GLint value = GL_NONE;
    glGetFramebufferAttachmentParameteriv(
        GL_DRAW_FRAMEBUFFER, attachment, GL_FRAMEBUFFER_ATTACHMENT_OBJECT_TYPE, &value);
    if (value == GL_NONE)
        return false;
    glGetFramebufferAttachmentParameteriv(
        GL_DRAW_FRAMEBUFFER, attachment, GL_FRAMEBUFFER_ATTACHMENT_STENCIL_SIZE, &value);
    return value > 0;
}

bool isMultisampled()
{
    GLint samples = 0;
    glGetIntegerv(GL_SAMPLES, &samples);
    return samples > 1;
}

} // namespace

void SceneRenderer::Private::update(std::span<const Figure> figures, const DrawOptions& options)
{
    shown.clear();
    for (const Figure& figure : figures) {
        const auto found = models.find(figure.slot);
        if (found == models.end() || !figure.pose->visible)
            continue;
        found->second->update(*figure.pose, options.lightColour, deforming);
        shown.push_back({found->second.get(), figure.pose});
    }
}

/// None if no self-shadow is seen.
std::optional<ShadowArea> SceneRenderer::Private::shadowArea(
    const View& view, const DrawOptions& options, const FrameBlock& block) const
{
    const auto light = lightViewOf(options.selfShadow, view, glm::vec3(block.toLight));
    if (!light)
        return std::nullopt;
    Box casting;
    Box receiving;
    for (const Shown& each : shown) {
        const ShadowBoxes& boxes = each.model->shadowBoxes(*each.pose);
        boxes.addCasting(*each.pose, casting);
        boxes.addReceiving(*each.pose, receiving);
    }
    return shadowAreaOf(*light, view, casting, receiving);
}

/// False if the driver has no memory for a map. The frame block is bound.
bool SceneRenderer::Private::drawShadowMap(int side)
{
    if (!shadowMap.bind(side))
        return false;
    glEnable(GL_DEPTH_CLAMP); // what is nearer to the light than the map still casts its shadow
    glDisable(GL_BLEND);
    for (const Shown& each : shown)
        each.model->drawShadowCasters(programs);
    glDisable(GL_DEPTH_CLAMP);
    shadowMap.unbind();
    return true;
}

void SceneRenderer::Private::bindFrame(const FrameBlock& block)
{
    glBindBuffer(GL_UNIFORM_BUFFER, frame.name());
    glBufferData(GL_UNIFORM_BUFFER, sizeof block, &block, GL_STREAM_DRAW);
    glBindBuffer(GL_UNIFORM_BUFFER, 0);
    glBindBufferBase(GL_UNIFORM_BUFFER, static_cast<GLuint>(Block::Frame), frame.name());
}

/// Whether there are marks in the stencil buffer.
bool SceneRenderer::Private::markGroundShadows(const DrawOptions& options)
{
    if (shown.empty() || !castsGroundShadow(options) || !hasStencil())
        return false;
    for (const Shown& each : shown)
        each.model->markGroundShadow(programs);
    return true;
}

/// Grid and shadows, before all models. Where shadows overlap, the ground is darkened only once,
/// and no line of the grid crosses them.
void SceneRenderer::Private::drawGround(const View& view, const DrawOptions& options)
{
    const bool hasShadows = markGroundShadows(options);
    if (options.grid) {
        if (hasShadows) {
            glEnable(GL_STENCIL_TEST);
            glStencilFunc(GL_NOTEQUAL, 1, 0xFF);
            glStencilOp(GL_KEEP, GL_KEEP, GL_KEEP);
        }
        backdrop.drawGrid(view.projection * view.view);
        glDisable(GL_STENCIL_TEST);
    }
    if (hasShadows)
        shown.back().model->fillGroundShadow(programs);
}

void SceneRenderer::Private::drawModels(const DrawOptions& options)
{
    const bool isShadowed = options.selfShadow.mode != 0;
    glActiveTexture(GL_TEXTURE3);
    glBindTexture(GL_TEXTURE_2D, isShadowed ? shadowMap.texture() : 0);
    for (const Shown& each : shown) {
        each.model->prepare(programs, isShadowed);
        each.model->drawMaterials(programs, {options.edges, isShadowed});
    }
}

SceneRenderer::SceneRenderer(DeformWish wish)
    : d(std::make_unique<Private>(wish))
{
}

SceneRenderer::~SceneRenderer() = default;

mmd::Error SceneRenderer::noOpenGl()
{
    return {.code = mmd::ErrorCode::SystemFailure,
        .offset = 0,
        .field = "OpenGL 3.3 is missing",
        .value = 0};
}

mmd::Result<std::unique_ptr<SceneRenderer>> SceneRenderer::create(DeformWish wish)
{
    if (epoxy_gl_version() < 33)
        return tl::unexpected(noOpenGl());
    auto programs = ModelPrograms::make();
    if (!programs)
        return tl::unexpected(programs.error());
    auto backdrop = Backdrop::make();
    if (!backdrop)
        return tl::unexpected(backdrop.error());
    auto overlay = Overlay::make();
    if (!overlay)
        return tl::unexpected(overlay.error());
    std::unique_ptr<SceneRenderer> renderer(new SceneRenderer(wish));
    renderer->d->programs = std::move(*programs);
    renderer->d->backdrop = std::move(*backdrop);
    renderer->d->overlay = std::move(*overlay);
    return renderer;
}

void SceneRenderer::setModel(
    std::shared_ptr<const mmd::Model> model, TextureImages textures, std::uint32_t slot)
{
    d->models.erase(slot); // frees memory before the new model allocates: both may be large
    if (model)
        d->models[slot] = std::make_unique<ModelRenderer>(std::move(model), std::move(textures));
}

bool SceneRenderer::shareModel(std::uint32_t from, std::uint32_t slot)
{
    const auto found = d->models.find(from);
    if (found == d->models.end())
        return false;
    auto twin = std::make_unique<ModelRenderer>(*found->second);
    d->models[slot] = std::move(twin);
    return true;
}

bool SceneRenderer::setBackground(const mmd::Image* picture)
{
    d->background.reset();
    if (!picture)
        return true;
    auto made = BackgroundPicture::make(*picture);
    if (!made)
        return false;
    d->background = std::move(*made);
    return true;
}

bool SceneRenderer::changeBackground(const mmd::Image& picture)
{
    if (!d->background && !setBackground(&picture))
        return false;
    d->background->replace(picture);
    return true;
}

void SceneRenderer::draw(
    const mmd::Pose* pose, const View& view, const DrawOptions& options, int width, int height)
{
    const Figure figure{.slot = 0, .pose = pose};
    draw(std::span(&figure, pose ? 1 : 0), view, options, width, height);
}

void SceneRenderer::draw(std::span<const Figure> figures, const View& view,
    const DrawOptions& options, int width, int height)
{
    glDisable(GL_SCISSOR_TEST);
    glColorMask(GL_TRUE, GL_TRUE, GL_TRUE, GL_TRUE);
    glDepthMask(GL_TRUE);
    glStencilMask(0xFF);
    glClearColor(0.0f, 0.0f, 0.0f, options.transparent ? 0.0f : 1.0f);
    glClearStencil(0);
    glEnable(GL_DEPTH_TEST);
    glDepthFunc(GL_LEQUAL);
    // On an opaque background the picture's alpha stays 1: otherwise a compositor would make the
    // window transparent. On a clear one, it is how much of the pixel is covered.
    glBlendFuncSeparate(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA, GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
    glFrontFace(GL_CW); // PMX faces are clockwise, and the view keeps the winding
    glCullFace(GL_BACK);

    d->update(figures, options);
    FrameBlock block = frameBlockOf(view, options, width, height, isMultisampled());
    const auto area = d->shadowArea(view, options, block);
    if (area) {
        block.shadowMapOf = area->toMap;
        block.shadowStrength = glm::vec4(area->strength, 0.0f, 0.0f);
    }
    d->bindFrame(block);
    // Before the picture: a change of the framebuffer in between costs time.
    if (area && !d->drawShadowMap(ShadowMap::sideFor(width, height))) {
        block.shadowStrength = glm::vec4(0.0f);
        d->bindFrame(block);
    }
    glViewport(0, 0, width, height);
    glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT | GL_STENCIL_BUFFER_BIT);
    if (!options.transparent) {
        d->backdrop.drawSky(view, options);
        if (d->background)
            d->background->draw(width, height);
    }
    d->drawGround(view, options);
    d->drawModels(options);
    glBindBufferBase(GL_UNIFORM_BUFFER, static_cast<GLuint>(Block::Frame), 0);
    glFrontFace(GL_CCW);
    glDisable(GL_DEPTH_TEST);
    glDisable(GL_BLEND);
    glUseProgram(0);
    for (const GLenum unit :
        {GLenum(GL_TEXTURE3), GLenum(GL_TEXTURE2), GLenum(GL_TEXTURE1), GLenum(GL_TEXTURE0)}) {
        glActiveTexture(unit);
        glBindTexture(GL_TEXTURE_2D, 0);
    }
}

std::vector<std::string> SceneRenderer::takeNotes()
{
    return std::exchange(d->deforming.notes, {});
}

void SceneRenderer::drawOverlay(const mmd::Pose& pose, const View& view,
    const std::vector<BoneMark>& marks, const std::vector<OverlayLine>& lines,
    const Surface& surface)
{
    d->overlay.draw(pose, view, marks, lines, surface);
    glDisable(GL_DEPTH_TEST);
}

} // namespace odori::render
