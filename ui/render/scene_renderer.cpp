// SPDX-License-Identifier: MIT
#include "ui/render/scene_renderer.h"

#include "ui/render/backdrop.h"
#include "ui/render/model_renderer.h"
#include "ui/render/overlay.h"

#include <epoxy/gl.h>

namespace odori::render {

struct SceneRenderer::Private {
    ModelPrograms programs;
    Backdrop backdrop;
    Overlay overlay;
    std::unique_ptr<ModelRenderer> model;
};

SceneRenderer::SceneRenderer()
    : d(std::make_unique<Private>())
{
}

SceneRenderer::~SceneRenderer() = default;

mmd::Result<std::unique_ptr<SceneRenderer>> SceneRenderer::create()
{
    if (epoxy_gl_version() < 33)
        return tl::unexpected(mmd::Error{.code = mmd::ErrorCode::SystemFailure,
            .offset = 0,
            .field = "OpenGL 3.3 is missing",
            .value = 0});
    auto programs = ModelPrograms::make();
    if (!programs)
        return tl::unexpected(programs.error());
    auto backdrop = Backdrop::make();
    if (!backdrop)
        return tl::unexpected(backdrop.error());
    auto overlay = Overlay::make();
    if (!overlay)
        return tl::unexpected(overlay.error());
    std::unique_ptr<SceneRenderer> renderer(new SceneRenderer);
    renderer->d->programs = std::move(*programs);
    renderer->d->backdrop = std::move(*backdrop);
    renderer->d->overlay = std::move(*overlay);
    return renderer;
}

void SceneRenderer::setModel(std::shared_ptr<const mmd::Model> model, const TextureImages& textures)
{
    d->model = model ? std::make_unique<ModelRenderer>(std::move(model), textures) : nullptr;
}

void SceneRenderer::draw(
    const mmd::Pose* pose, const View& view, const DrawOptions& options, int width, int height)
{
    glViewport(0, 0, width, height);
    glDisable(GL_SCISSOR_TEST);
    glColorMask(GL_TRUE, GL_TRUE, GL_TRUE, GL_TRUE);
    glDepthMask(GL_TRUE);
    glStencilMask(0xFF);
    glClearColor(0.0f, 0.0f, 0.0f, 1.0f);
    glClearStencil(0);
    glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT | GL_STENCIL_BUFFER_BIT);
    glEnable(GL_DEPTH_TEST);
    glDepthFunc(GL_LEQUAL);
    // Alpha of the picture itself stays 1: a compositor must not see through it.
    glBlendFuncSeparate(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA, GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
    glFrontFace(GL_CW); // PMX faces are clockwise, and the view keeps that side to the eye
    glCullFace(GL_BACK);

    const glm::mat4 viewProjection = view.projection * view.view;
    d->backdrop.drawSky(view, options);
    if (options.grid)
        d->backdrop.drawGrid(viewProjection);
    if (pose && pose->visible && d->model) {
        d->model->update(*pose);
        if (options.groundShadow)
            d->model->drawShadow(d->programs, viewProjection, options);
        d->model->drawMaterials(d->programs, view, options, height);
    }
    glFrontFace(GL_CCW);
    glDisable(GL_DEPTH_TEST);
    glUseProgram(0);
    glActiveTexture(GL_TEXTURE0);
    glBindTexture(GL_TEXTURE_2D, 0);
}

void SceneRenderer::drawOverlay(const mmd::Pose& pose, const View& view,
    const std::vector<BoneMark>& marks, const std::vector<OverlayLine>& lines, float pixelRatio,
    int width, int height)
{
    d->overlay.draw(pose, view, marks, lines, pixelRatio, width, height);
    glDisable(GL_DEPTH_TEST);
}

} // namespace odori::render
