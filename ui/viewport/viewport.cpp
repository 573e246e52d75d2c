// SPDX-License-Identifier: MIT
#include "ui/viewport/viewport.h"

#include "ui/document/scene_drafts.h"
#include "ui/fields/spoken/spoken_role.h"
#include "ui/messages/messages.h"
#include "ui/messages/shown_name.h"
#include "ui/theme/focus_ring.h"
#include "ui/theme/theme.h"

#include <QtGui/QPainter>

#include <algorithm>
#include <utility>

namespace odori {
namespace {

constexpr int rateWindowMilliseconds = 500;

glm::vec4 inkOf(const QColor& colour)
{
    return {float(colour.redF()), float(colour.greenF()), float(colour.blueF()), 1.0f};
}

GizmoColours gizmoColours(const Theme& theme)
{
    return {.axes = {inkOf(theme.x), inkOf(theme.y), inkOf(theme.z)},
        .single = inkOf(theme.rotation),
        .active = glm::vec4(1.0f, 0.84f, 0.25f, 1.0f)};
}

} // namespace

Viewport::Viewport(Document& document, Playback& playback, QWidget* parent, PictureWay way)
    : GlView(parent, way)
    , m_document(document)
    , m_playback(playback)
{
    setAccessibleName(tr("3D view"));
    setSpokenRole(*this, QAccessible::Canvas);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    m_hud.setFont(font());
    connect(&document, &Document::changed, this, &Viewport::updateFromDocument);
    connect(&document, &Document::selectionChanged, this, &Viewport::updateSelection);
    connect(&document, &Document::currentFrameChanged, this, &Viewport::updateFrame);
    connect(&playback, &Playback::playingChanged, this, &Viewport::updatePlaying);
    connect(&m_stage, &Stage::changed, this, [this] { updatePicture(); });
    connect(&m_stage, &Stage::soloChanged, this, &Viewport::prepare);
    connect(&m_stage, &Stage::warned, this, &Viewport::reportTextureWarnings);
    connect(&m_background, &ViewBackground::changed, this, [this] { updatePicture(); });
    connect(&m_background, &ViewBackground::failed, this,
        [this](const QString& why) { emit messages({why}); });
    connect(&m_rateTimer, &QTimer::timeout, this, &Viewport::measureRate);
    connect(&m_helpers, &MotionHelpers::sampled, this, [this] { updatePicture(); });
    connect(&m_camera, &ViewCamera::noted, this, &Viewport::noted);
    connect(&m_camera, &ViewCamera::outdated, this, &Viewport::outdated);
    connect(&m_camera, &ViewCamera::changed, this, [this] {
        m_framed.reset();
        updateTitle();
        updatePicture();
    });
    m_camera.setOffset([this] { return m_stage.actors().cameraOffset(); });
    updateFrame(document.currentFrame());
    updateFromDocument({});
    updateTitle();
    if (!hasOpenGl())
        explainNoPicture(render::SceneRenderer::noOpenGl());
}

Viewport::~Viewport()
{
    m_tool.cancel();
    m_tween.cancel();
    m_trail.cancel();
    if (isValid())
        releaseGL();
}

void Viewport::setPhysics(Physics* physics)
{
    if (m_physics)
        disconnect(m_physics, nullptr, this, nullptr);
    m_physics = physics;
    m_stage.actors().setPhysics(physics);
    // Connect this slot after those of physics, because slots run in the order of their
    // connections: physics must get a change before it simulates.
    disconnect(&m_document, &Document::changed, this, &Viewport::updateFromDocument);
    connect(&m_document, &Document::changed, this, &Viewport::updateFromDocument);
    if (physics)
        connect(physics, &Physics::changed, this, [this] {
            m_stage.actors().invalidate();
            prepare();
        });
    prepare();
}

/// Prepares everything that is drawn. Runs immediately after every change, because a picture may be
/// requested before the event loop runs again. Never runs while painting, because simulating takes
/// time and emits signals.
void Viewport::prepare()
{
    m_stage.actors().prepare();
    const PosedActor& actor = posed();
    const mmd::Actor* now = m_document.actor(); // m_stage may not have this change yet
    const bool isSame = now && now->id == actor.id() && now->model == actor.model();
    if (m_areBodiesShown && m_physics && actor.pose() && isSame) {
        m_physics->bodiesAt(actor.id(), actor.frame(), *actor.pose(), m_bodyTransforms);
        if (const mmd::PhysicsRig* rig = m_physics->rigOf(actor.id()))
            m_bodies.build(*rig, m_bodyTransforms);
    }
    updatePicture();
}

void Viewport::updateFromDocument(const Change& change)
{
    m_helpers.invalidate(change);
    if (m_stage.setScene(m_document.scene()))
        updateSelection();
    if (change.boneLists)
        updateTitle();
    if (m_camera.isScenes())
        updateTitle();
    m_helpers.update();
    prepare();
}

void Viewport::updateSelection()
{
    m_stage.actors().setSelection(m_document.selection());
    m_helpers.update();
    updateTitle();
    explainHandles();
    updatePicture();
}

/// Without handles the user would not know why.
void Viewport::explainHandles()
{
    QString why = m_selecting.refusalOfHandles(m_tool.mode);
    if (why.isEmpty())
        why = m_helpers.refusalOfTrail();
    if (!why.isEmpty())
        m_document.say(why);
}

void Viewport::updateFrame(double frame)
{
    m_stage.actors().setFrame(frame);
    m_helpers.update();
    if (m_camera.isScenes())
        updateTitle();
    prepare();
}

void Viewport::updatePlaying(bool playing)
{
    m_frameCount = 0;
    m_helpers.setPaused(playing || m_isClean);
    m_rateClock.start();
    if (playing) {
        m_rateTimer.start(rateWindowMilliseconds);
    } else {
        m_rateTimer.stop();
        m_hud.setRate({});
        emit framesPerSecondChanged(0);
    }
    updatePicture();
}

Picture Viewport::picture() const
{
    const glm::vec2 size(std::max(width(), 1), std::max(height(), 1));
    const render::View view = render::viewOf(m_camera.shown(), size.x / size.y);
    const auto aspect = frameAspect();
    return {aspect ? fittedTo(view, QSizeF(double(size.x), double(size.y)), *aspect) : view, size};
}

std::optional<float> Viewport::frameAspect() const
{
    return m_camera.isScenes() ? aspectOf(m_safeFrame) : std::nullopt;
}

std::optional<QPointF> Viewport::positionOf(int bone) const
{
    const mmd::Pose* pose = posed().pose();
    if (!pose || bone < 0 || std::size_t(bone) >= pose->bones.size())
        return std::nullopt;
    const Picture shown = picture();
    const auto at =
        render::projected(shown.view, pose->bones[std::size_t(bone)].translation, shown.size);
    return at ? std::optional(QPointF(double(at->x), double(at->y))) : std::nullopt;
}

void Viewport::initializeGL()
{
    auto renderer = render::SceneRenderer::create();
    if (!renderer)
        return explainNoPicture(renderer.error());
    m_renderer = std::move(*renderer);
    m_hud.whyNoPicture.clear();
    m_background.forgetUpload();
    m_stage.loadAgain();
}

/// The message goes with the next one; the sentence in the view stays. The message is queued,
/// because this runs during painting, or before a window listens.
void Viewport::explainNoPicture(const mmd::Error& error)
{
    m_hud.whyNoPicture = sentence(error, tr("3D view"));
    const QStringList why{m_hud.whyNoPicture};
    QMetaObject::invokeMethod(
        this, [this, why] { emit messages(why); }, Qt::QueuedConnection);
}

void Viewport::releaseGL()
{
    if (!m_renderer)
        return;
    makeCurrent();
    m_renderer.reset();
    m_stage.forgetUploads();
    doneCurrent();
}

void Viewport::paintGL()
{
    const Picture shown = picture();
    if (m_renderer) {
        drawModels(shown);
        if (!m_isClean)
            drawOverlay(shown);
    }
    ++m_frameCount;
}

void Viewport::reportTextureWarnings(const std::vector<mmd::Warning>& warnings)
{
    QStringList missing;
    for (const mmd::Warning& warning : warnings)
        if (warning.code != mmd::WarningCode::TextureReduced)
            missing << sentence(warning);
    const std::size_t before = std::exchange(m_reducedTextures, m_stage.reducedTextures());
    if (m_reducedTextures > before)
        emit messages({tr("%n texture(s) are shown at a lower resolution: the scene's textures may "
                          "use at most %1 MiB of memory.",
            nullptr, int(m_reducedTextures))
                           .arg(m_stage.textureBudget() >> 20)});
    if (!missing.isEmpty())
        emit texturesMissing(missing);
}

void Viewport::drawModels(const Picture& shown)
{
    m_stage.upload(*m_renderer);
    // The same size as the framebuffer.
    const QSize pixels = size() * devicePixelRatio();
    m_options.pixelRatio = float(devicePixelRatio());
    const mmd::LightValue light = m_document.sceneDrafts().shownLight();
    m_options.lightDirection = light.direction;
    m_options.lightColour = light.colour;
    m_options.selfShadow = m_document.sceneDrafts().shownShadow();
    if (!m_isSelfShadowShown)
        m_options.selfShadow.mode = 0;
    m_background.apply({m_document.currentFrame(), pixels}, *m_renderer, m_options);
    m_options.grid = m_isGridShown && !m_isClean;
    const auto& figures = m_stage.figures();
    m_drawnModels = int(figures.size());
    m_renderer->draw(figures, shown.view, m_options, pixels.width(), pixels.height());
    for (const std::string& note : m_renderer->takeNotes())
        qInfo("%s", note.c_str()); // for the log
}

void Viewport::drawOverlay(const Picture& shown)
{
    static const mmd::Pose noPose;
    const mmd::Pose* pose = posed().pose();
    const QSize pixels = size() * devicePixelRatio();
    const auto draw = [&](const auto& marks, const auto& lines) {
        m_renderer->drawOverlay(pose ? *pose : noPose, shown.view, marks, lines,
            {pixels.width(), pixels.height(), float(devicePixelRatio())});
    };
    const GizmoColours colours = gizmoColours(themeOf(palette()));
    m_gizmoLines.clear();
    m_frustum.addLines(shown, colours, !m_playback.isPlaying(), m_gizmoLines);
    draw(std::vector<render::BoneMark>(), m_gizmoLines);
    if (!pose)
        return;
    if (m_areBodiesShown && m_physics && !m_camera.isScenes())
        draw(std::vector<render::BoneMark>(), m_bodies.lines());
    drawHelpers(shown);
    if (!areBonesUsable())
        return;
    m_bones.build(posed(), shown.view, shown.size);
    draw(m_bones.marks(), m_bones.sticks());
    if (m_playback.isPlaying())
        return;
    m_gizmoLines.clear();
    m_tool.addLines(shown, colours, m_gizmoLines);
    draw(std::vector<render::BoneMark>(), m_gizmoLines);
}

void Viewport::paintOver(QPainter& painter)
{
    const Picture shown = picture();
    m_hud.setNumber(m_tween.isRunning()      ? m_tween.number()
                    : m_frustum.isDragging() ? m_frustum.number()
                    : m_trail.isDragging()   ? m_trail.number()
                                             : m_tool.number());
    m_hud.sector = m_tool.sector(shown);
    const Theme& theme = themeOf(palette());
    if (const auto axis = m_tool.axis())
        m_hud.sectorColour = *axis == 0 ? theme.x : *axis == 1 ? theme.y : theme.z;
    else
        m_hud.sectorColour = theme.rotation;
    m_hud.isBoxed = m_background.kind() != ViewBackground::Kind::Sky;
    m_hud.safeFrame.reset();
    if (const auto aspect = frameAspect())
        m_hud.safeFrame = frameIn(size(), *aspect);
    m_hud.rubberBand.reset();
    m_hud.lasso.clear();
    if (m_drag == Drag::Lasso)
        for (const glm::vec2& point : m_lasso)
            m_hud.lasso << QPointF(double(point.x), double(point.y));
    if (m_drag == Drag::RubberBand)
        m_hud.rubberBand = QRectF(QPointF(double(m_pressed.x), double(m_pressed.y)),
            QPointF(double(m_mouse.x), double(m_mouse.y)))
                               .normalized();
    paintHelpers(shown);
    m_hud.paint(painter, size(), QPointF(double(m_mouse.x), double(m_mouse.y)), theme);
    if (!m_isClean)
        paintFocusFrame(painter, *this);
}

void Viewport::measureRate()
{
    const qint64 elapsed = std::max(m_rateClock.restart(), qint64(1));
    const int rate = qRound(double(std::exchange(m_frameCount, 0)) * 1000.0 / double(elapsed));
    m_hud.setRate(tr("%1 fps").arg(rate));
    emit framesPerSecondChanged(rate);
}

void Viewport::updateTitle()
{
    QStringList parts{m_camera.name()};
    if (m_document.actor())
        parts << (m_tool.space == EditSpace::Local    ? tr("local")
                  : m_tool.space == EditSpace::Global ? tr("global")
                  : m_tool.space == EditSpace::View   ? tr("view")
                                                      : tr("parent"));
    if (m_document.actor() && m_tool.pivot != Pivot::Own)
        parts << (m_tool.pivot == Pivot::Middle ? tr("shared pivot") : tr("pivot: last bone"));
    const PosedActor& actor = posed();
    if (const auto bone = actor.lastSelected()) {
        QString name =
            shownName(actor.model()->data.bones[std::size_t(*bone)].name.utf8, longestInSentence);
        if (!actor.isEditable(*bone))
            name =
                actor.isHidden(*bone) ? tr("%1 (hidden)").arg(name) : tr("%1 (locked)").arg(name);
        if (actor.selectedBones().size() > 1)
            name += QStringLiteral(" +%1").arg(actor.selectedBones().size() - 1);
        parts << name;
    }
    const QString title = parts.join(QStringLiteral(" \u00B7 "));
    m_hud.setTitle(title);
    // Screen readers say a dot in the middle as words.
    setAccessibleDescription(parts.join(QStringLiteral(", ")));
}

void Viewport::setEditMode(EditMode mode)
{
    if (mode == m_tool.mode)
        return;
    cancelDrag();
    m_tool.mode = mode;
    m_tool.hover(picture(), std::nullopt);
    emit editModeChanged(mode);
    explainHandles();
    updatePicture();
}

void Viewport::setEditSpace(EditSpace space)
{
    if (space == m_tool.space)
        return;
    cancelDrag();
    m_tool.space = space;
    updateTitle();
    emit editSpaceChanged(space);
    updatePicture();
}

void Viewport::setPivot(Pivot pivot)
{
    if (pivot == m_tool.pivot)
        return;
    cancelDrag();
    m_tool.pivot = pivot;
    updateTitle();
    emit pivotChanged(pivot);
    updatePicture();
}

void Viewport::showSavedView(const mmd::CameraSample& camera, bool isCameraView)
{
    markKnown();
    m_camera.setFree(camera);
    if (isCameraView)
        m_camera.showScenes();
}

void Viewport::setBonesShown(bool shown)
{
    m_areBonesShown = shown;
    updatePicture();
}

void Viewport::setBodiesShown(bool shown)
{
    m_areBodiesShown = shown;
    prepare();
}

void Viewport::setSafeFrame(SafeFrame frame)
{
    m_safeFrame = frame;
    updateFrustum();
    updatePicture();
}

void Viewport::setGridShown(bool shown)
{
    m_isGridShown = shown;
    updatePicture();
}

void Viewport::setSelfShadowShown(bool shown)
{
    m_isSelfShadowShown = shown;
    updatePicture();
}

} // namespace odori
