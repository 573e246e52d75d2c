// SPDX-License-Identifier: MIT
#include "ui/viewport/frustum/frustum_tool.h"

#include "ui/document/files/project.h"
#include "ui/viewport/gizmo/number_texts.h"

#include <QtCore/QLocale>

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <utility>

namespace odori {
namespace {

constexpr float handlePixels = 62.0f; ///< the length of an arrow, the radius of a ring
constexpr float widestPicture = 125.0f;

/// The axes of the arrows. A camera has no parent, so these are the axes of the world.
std::array<glm::vec3, 3> axesOf(const Frustum& frustum, EditSpace space, const render::View& view)
{
    if (space == EditSpace::Local)
        return {frustum.right, frustum.up, frustum.forward};
    std::array<glm::vec3, 3> axes{glm::vec3(1, 0, 0), glm::vec3(0, 1, 0), glm::vec3(0, 0, 1)};
    if (space == EditSpace::View)
        for (int axis = 0; axis < 3; ++axis)
            axes[std::size_t(axis)] = {view.view[0][axis], view.view[1][axis], view.view[2][axis]};
    return axes;
}

/// "X ", before a number along or about an axis.
QString axisPrefix(int axis)
{
    return QString(QLatin1Char("XYZ"[axis])) + QLatin1Char(' ');
}

} // namespace

FrustumTool::FrustumTool(Document& document, ViewCamera& camera, const GizmoTool& bones)
    : m_document(document)
    , m_camera(camera)
    , m_bones(bones)
{
}

bool FrustumTool::isActive() const
{
    return m_document.scene().active == mmd::sceneActor;
}

bool FrustumTool::isShown() const
{
    return !m_camera.isScenes() && (isAlwaysShown || isActive()) && !isNothingOpen(m_document);
}

Frustum FrustumTool::frustum() const
{
    return frustumOf(m_camera.scenes(), aspect);
}

/// Arrows or rings, only at a point that the view shows.
std::optional<Gizmo> FrustumTool::gizmo(const Picture& picture) const
{
    if (!isShown() || !isActive() || isSelecting(m_bones.mode))
        return std::nullopt;
    const Frustum shown = frustum();
    Gizmo gizmo;
    gizmo.origin = m_point == FrustumPart::Eye ? shown.eye : shown.target;
    const float scale = pixelsPerUnit(picture.view, gizmo.origin, picture.size);
    if (scale <= 0.0f || !render::projected(picture.view, gizmo.origin, picture.size))
        return std::nullopt;
    gizmo.axes =
        hasRings() ? angleAxesOf(m_camera.scenes()) : axesOf(shown, m_bones.space, picture.view);
    gizmo.radius = handlePixels / scale;
    return gizmo;
}

bool FrustumTool::hover(const Picture& picture, std::optional<glm::vec2> pixel)
{
    if (isDragging())
        return false;
    const Hovered now = pixel ? at(picture, *pixel) : Hovered{};
    return std::exchange(m_hovered, now) != now;
}

FrustumTool::Hovered FrustumTool::at(const Picture& picture, const glm::vec2& pixel) const
{
    Hovered found;
    if (const auto shown = gizmo(picture))
        found.handle = hasRings() ? ringAt(*shown, picture.view, picture.size, pixel)
                                  : arrowAt(*shown, picture.view, picture.size, pixel);
    if (isShown() && !found.handle)
        if (const auto grip = gripAt(frustum(), picture.view, picture.size, pixel))
            found.part = grip->part;
    return found;
}

bool FrustumTool::finds(const Picture& picture, const glm::vec2& pixel) const
{
    return at(picture, pixel) != Hovered{};
}

bool FrustumTool::begin(const Picture& picture, const glm::vec2& pixel)
{
    hover(picture, pixel);
    if (!m_hovered.handle && !m_hovered.part)
        return false;
    if (const auto shown = m_hovered.handle ? gizmo(picture) : std::nullopt) {
        beginHandle(*shown, picture, pixel);
    } else if (const auto grip = gripAt(frustum(), picture.view, picture.size, pixel)) {
        beginPart(*grip, picture, pixel);
    }
    m_document.activate(mmd::sceneActor);
    if (!isDragging())
        return true;
    m_start = m_camera.scenes();
    m_camera.beginScenesDrag();
    return true;
}

void FrustumTool::beginHandle(const Gizmo& gizmo, const Picture& picture, const glm::vec2& pixel)
{
    m_part = m_point;
    if (hasRings())
        m_ring.emplace(gizmo, *m_hovered.handle, picture.view, picture.size, pixel);
    else
        m_move.emplace(gizmo, *m_hovered.handle, picture.view, picture.size, pixel);
}

void FrustumTool::beginPart(const FrustumGrip& grip, const Picture& picture, const glm::vec2& pixel)
{
    m_part = grip.part;
    const Frustum shown = frustum();
    Gizmo gizmo;
    gizmo.origin = grip.point;
    int handle = freeMoveHandle;
    switch (grip.part) {
    case FrustumPart::Target:
    case FrustumPart::Eye:
        m_point = grip.part;
        break;
    case FrustumPart::Picture: // along the line from the centre
        m_reach = glm::distance(grip.point, shown.centre());
        gizmo.axes[0] = (grip.point - shown.centre()) / m_reach;
        handle = 0;
        break;
    case FrustumPart::Up:
        gizmo.origin = shown.centre();
        gizmo.axes[0] = shown.forward;
        gizmo.axisCount = 1;
        gizmo.radius = glm::distance(grip.point, shown.centre());
        m_ring.emplace(gizmo, 0, picture.view, picture.size, pixel);
        return;
    case FrustumPart::Side:
        return;
    }
    m_move.emplace(gizmo, handle, picture.view, picture.size, pixel);
}

void FrustumTool::move(const glm::vec2& pixel, float factor)
{
    if (m_ring)
        m_ring->moveTo(pixel, factor);
    else if (m_move)
        m_move->moveTo(pixel, factor);
    preview();
}

std::optional<int> FrustumTool::axis() const
{
    const bool isPoint = m_part == FrustumPart::Target || m_part == FrustumPart::Eye;
    return m_move && isPoint && m_move->handle() != freeMoveHandle ? std::optional(m_move->handle())
                                                                   : std::nullopt;
}

glm::vec3 FrustumTool::offset() const
{
    return isTyping() && axis() ? m_move->gizmo().axes[std::size_t(*axis())] * m_typed.value()
                                : m_move->offset();
}

float FrustumTool::angle() const
{
    return isTyping() ? glm::radians(m_typed.value()) : m_ring->angle();
}

mmd::CameraSample FrustumTool::changed() const
{
    mmd::CameraSample camera = m_start;
    if (m_ring) {
        const int axis = m_part == FrustumPart::Up ? 2 : m_ring->axisIndex();
        camera = withAngleTurned(camera, axis, angle(), m_part == FrustumPart::Eye);
    } else if (m_part == FrustumPart::Target) {
        camera.target += offset();
    } else if (m_part == FrustumPart::Eye) {
        camera = withEyeMoved(camera, offset());
    } else if (isTyping()) {
        camera.fieldOfView = std::clamp(m_typed.value(), 1.0f, widestPicture);
    } else {
        const float way = glm::dot(m_move->offset(), m_move->gizmo().axes[0]);
        camera = withPictureScaled(camera, (m_reach + way) / m_reach);
    }
    return camera;
}

void FrustumTool::preview()
{
    if (isDragging() && !m_camera.dragScenes(changed())) // Undo or another edit ended it
        forget();
}

void FrustumTool::end()
{
    if (isDragging())
        m_camera.endScenesDrag(stepText());
    forget();
}

void FrustumTool::cancel()
{
    if (isDragging())
        m_camera.cancel();
    forget();
}

void FrustumTool::forget()
{
    m_typed.clear();
    m_move.reset();
    m_ring.reset();
}

bool FrustumTool::type(QChar letter)
{
    const bool takesNumber = m_ring || axis() || (m_move && m_part == FrustumPart::Picture);
    if (!takesNumber || !m_typed.type(letter))
        return false;
    preview();
    return true;
}

void FrustumTool::eraseTyped()
{
    if (!isTyping())
        return;
    m_typed.erase();
    preview();
}

QString FrustumTool::stepText() const
{
    if (m_ring && m_part != FrustumPart::Up)
        return tr("Rotate Camera");
    switch (m_part) {
    case FrustumPart::Eye:
        return tr("Move Camera's Eye");
    case FrustumPart::Picture:
        return tr("Change Field of View");
    case FrustumPart::Up:
        return tr("Roll Camera");
    case FrustumPart::Target:
    case FrustumPart::Side:
        break;
    }
    return tr("Move Camera");
}

QString FrustumTool::number() const
{
    if (m_ring)
        return (m_part == FrustumPart::Up ? QString() : axisPrefix(m_ring->axisIndex())) +
               (isTyping() ? m_typed.text()
                           : signedNumber(double(glm::degrees(m_ring->angle())), 1)) +
               QChar(0x00B0);
    if (!m_move)
        return {};
    if (m_part == FrustumPart::Picture)
        return tr("Field of view %1°")
            .arg(isTyping() ? m_typed.text() : QString::number(std::lround(changed().fieldOfView)));
    if (axis()) {
        const glm::vec3& along = m_move->gizmo().axes[std::size_t(*axis())];
        return axisPrefix(*axis()) +
               (isTyping() ? m_typed.text()
                           : signedNumber(double(glm::dot(m_move->offset(), along)), 2));
    }
    if (m_part == FrustumPart::Eye)
        return tr("Distance %1")
            .arg(QLocale::c().toString(double(std::abs(changed().distance)), 'f', 2));
    return offsetText(m_move->offset());
}

void FrustumTool::addLines(const Picture& picture, const GizmoColours& colours, bool hasHandles,
    std::vector<render::OverlayLine>& lines) const
{
    if (!isShown())
        return;
    std::optional<FrustumPart> part = m_hovered.part;
    if (isDragging())
        part = m_part;
    addFrustum(frustum(), picture.view, picture.size, {colours.single, colours.active}, part,
        hasHandles && isActive(), lines);
    const auto shown = hasHandles ? gizmo(picture) : std::nullopt;
    if (shown && hasRings())
        addRings(*shown, picture.view, colours, {m_hovered.handle, m_ring.has_value()}, lines);
    else if (shown)
        addArrows(*shown, picture.view, colours, {m_hovered.handle, m_move.has_value()}, lines);
}

} // namespace odori
