// SPDX-License-Identifier: MIT
#include "ui/viewport/gizmo/gizmo_tool.h"

#include "libmmd/scene/edits/keys/poses.h"
#include "ui/document/bones/bone_lists.h"
#include "ui/messages/shown_name.h"
#include "ui/viewport/gizmo/number_texts.h"

#include <glm/geometric.hpp>
#include <glm/gtc/constants.hpp>

#include <algorithm>
#include <cmath>

namespace odori {
namespace {

/// Whether every bone has other axes.
bool hasOwnAxes(EditSpace space)
{
    return space == EditSpace::Local || space == EditSpace::Parent;
}

QString axisName(int axis)
{
    return QString(QLatin1Char("XYZ"[axis]));
}

} // namespace

GizmoTool::GizmoTool(Document& document, const PosedActors& actors)
    : m_document(document)
    , m_actors(actors)
{
}

/// Whether a drag of `task` would change the selected bone.
bool GizmoTool::isAble(int bone, PoseTask task) const
{
    const PosedActor& actor = m_actors.active();
    return actor.isEditable(bone) &&
           odori::isAble(actor.model()->data.bones[std::size_t(bone)], task);
}

PoseTask GizmoTool::task() const
{
    if (m_edit)
        return m_task;
    if (mode == EditMode::Move)
        return PoseTask::Move;
    if (pivot == Pivot::Own)
        return PoseTask::Turn;
    const auto& selected = m_actors.active().selectedBones();
    const auto count = std::count_if(selected.begin(), selected.end(),
        [this](int bone) { return isAble(bone, PoseTask::Orbit); });
    return count > 1 ? PoseTask::Orbit : PoseTask::Turn;
}

std::optional<int> GizmoTool::gizmoBone() const
{
    const PosedActor& actor = m_actors.active();
    if (isSelecting(mode) || !actor.pose())
        return std::nullopt;
    const PoseTask now = task();
    if (actor.lastSelected() && isAble(*actor.lastSelected(), now))
        return actor.lastSelected();
    const auto& selected = actor.selectedBones();
    const auto it =
        std::find_if(selected.begin(), selected.end(), [&](int bone) { return isAble(bone, now); });
    return it == selected.end() ? std::nullopt : std::optional(*it);
}

/// Whether an ancestor of `bone` rotates about the shared pivot too, so that the bone follows it.
bool GizmoTool::followsAnother(int bone) const
{
    const PosedActor& actor = m_actors.active();
    const auto& bones = actor.model()->rig.bones;
    for (int at = bones[std::size_t(bone)].parent; at >= 0; at = bones[std::size_t(at)].parent)
        if (actor.isSelected(at) && isAble(at, PoseTask::Orbit))
            return true;
    return false;
}

/// The middle of the bones that rotate about the shared pivot and follow no other one.
glm::vec3 GizmoTool::middle() const
{
    const PosedActor& actor = m_actors.active();
    glm::vec3 sum(0.0f);
    float count = 0.0f;
    for (const int bone : actor.selectedBones())
        if (isAble(bone, PoseTask::Orbit) && !followsAnother(bone)) {
            sum += actor.pose()->bones[std::size_t(bone)].translation;
            count += 1.0f;
        }
    return sum / std::max(count, 1.0f);
}

std::optional<Gizmo> GizmoTool::gizmo(const Picture& picture) const
{
    const auto bone = gizmoBone();
    if (!bone)
        return std::nullopt;
    const PosedActor& actor = m_actors.active();
    const PoseTask now = task();
    glm::vec3 origin = actor.pose()->bones[std::size_t(*bone)].translation;
    if (now == PoseTask::Orbit && m_ring)
        origin = m_ring->gizmo().origin; // the pivot of the drag
    else if (now == PoseTask::Orbit && pivot == Pivot::Middle)
        origin = middle();
    if (!render::projected(picture.view, origin, picture.size))
        return std::nullopt;
    return gizmoAt(*actor.model(), *actor.pose(), {*bone, space, now == PoseTask::Turn, origin},
        picture.view, picture.size);
}

bool GizmoTool::hover(const Picture& picture, std::optional<glm::vec2> pixel)
{
    if (isDragging())
        return false;
    const auto shown = pixel ? gizmo(picture) : std::nullopt;
    std::optional<int> handle;
    if (shown)
        handle = mode == EditMode::Rotate ? ringAt(*shown, picture.view, picture.size, *pixel)
                                          : arrowAt(*shown, picture.view, picture.size, *pixel);
    return std::exchange(m_hovered, handle) != handle;
}

bool GizmoTool::begin(const Picture& picture, const glm::vec2& pixel)
{
    hover(picture, pixel);
    const auto shown = gizmo(picture);
    if (!m_hovered || !shown || !m_document.actor())
        return false;
    const PosedActor& actor = m_actors.active();
    std::vector<int> bones = actor.selectedBones();
    std::erase_if(bones, [&](int bone) { return !actor.isEditable(bone); });
    m_task = task();
    m_edit.emplace(*actor.model(), *actor.pose(), bones, m_task);
    if (mode == EditMode::Move)
        m_move.emplace(*shown, *m_hovered, picture.view, picture.size, pixel);
    else
        m_ring.emplace(*shown, *m_hovered, picture.view, picture.size, pixel);
    m_frame = m_document.currentKeyFrame();
    m_boneName = shownName(
        actor.model()->data.bones[std::size_t(*gizmoBone())].name.utf8, longestInSentence);
    m_document.beginGesture();
    return true;
}

void GizmoTool::move(const glm::vec2& pixel, float factor)
{
    if (!m_document.isGestureRunning()) { // Undo or another edit ended it
        forget();
        return;
    }
    if (m_ring)
        m_ring->moveTo(pixel, factor);
    else if (m_move)
        m_move->moveTo(pixel, factor);
    preview();
}

void GizmoTool::preview()
{
    std::vector<mmd::Draft> values;
    if (m_ring && angle() != 0.0f && m_task == PoseTask::Orbit) {
        values = m_edit->orbited(m_ring->axis(), angle(), m_ring->gizmo().origin, m_frame);
    } else if (m_ring && angle() != 0.0f) {
        TurnAxis axis{.world = m_ring->axis(), .own = std::nullopt};
        if (hasOwnAxes(space) && m_ring->gizmo().axisCount == 3)
            axis = {.own = m_ring->axisIndex(), .isParents = space == EditSpace::Parent};
        values = m_edit->turned(axis, angle(), m_frame);
    } else if (m_move && offset() != glm::vec3(0.0f)) {
        values = m_edit->moved(offset(), m_frame);
    }
    m_document.updateGesture(
        mmd::setPoses(m_document.gestureTarget(), values, m_document.isAutoKey()));
}

std::vector<mmd::TrackId> GizmoTool::tracks() const
{
    return m_edit ? m_edit->tracks() : std::vector<mmd::TrackId>();
}

QString GizmoTool::stepText() const
{
    const int others = m_edit ? int(m_edit->tracks().size()) - 1 : 0;
    const QString what =
        others > 0 ? tr("%1 and %n more", nullptr, others).arg(m_boneName) : m_boneName;
    return m_ring ? tr("Rotate %1").arg(what) : tr("Move %1").arg(what);
}

void GizmoTool::end()
{
    if (isDragging() && m_document.isGestureRunning()) {
        m_document.endGesture(stepText());
        sayLockedBones(m_document, m_document.selection().tracks);
    }
    forget();
}

void GizmoTool::cancel()
{
    if (isDragging() && m_document.isGestureRunning())
        m_document.cancelGesture();
    forget();
}

bool GizmoTool::type(QChar letter)
{
    const bool takesNumber = m_ring || (m_move && axis());
    if (!takesNumber || !m_document.isGestureRunning() || !m_typed.type(letter))
        return false;
    preview();
    return true;
}

void GizmoTool::eraseTyped()
{
    if (!isTyping() || !m_document.isGestureRunning())
        return;
    m_typed.erase();
    preview();
}

float GizmoTool::angle() const
{
    return isTyping() ? glm::radians(m_typed.value()) : m_ring->angle();
}

glm::vec3 GizmoTool::offset() const
{
    return isTyping() ? m_move->gizmo().axes[std::size_t(*axis())] * m_typed.value()
                      : m_move->offset();
}

void GizmoTool::forget()
{
    m_typed.clear();
    m_ring.reset();
    m_move.reset();
    m_edit.reset();
}

void GizmoTool::addLines(const Picture& picture, const GizmoColours& colours,
    std::vector<render::OverlayLine>& lines) const
{
    const auto shown = gizmo(picture);
    if (!shown)
        return;
    if (mode == EditMode::Rotate)
        addRings(*shown, picture.view, colours, {m_hovered, isDragging()}, lines);
    else
        addArrows(*shown, picture.view, colours, {m_hovered, isDragging()}, lines);
}

std::optional<int> GizmoTool::axis() const
{
    if (m_ring && m_ring->gizmo().axisCount == 3)
        return m_ring->axisIndex();
    if (m_move && m_move->handle() != freeMoveHandle)
        return m_move->handle();
    return std::nullopt;
}

QString GizmoTool::number() const
{
    const QString name = axis() ? axisName(*axis()) + QLatin1Char(' ') : QString();
    if (isTyping())
        return name + m_typed.text() + (m_ring ? QString(QChar(0x00B0)) : QString());
    if (m_ring)
        return name + signedNumber(double(glm::degrees(m_ring->angle())), 1) + QChar(0x00B0);
    if (!m_move)
        return {};
    const glm::vec3& way = m_move->offset();
    if (axis())
        return name +
               signedNumber(double(glm::dot(way, m_move->gizmo().axes[std::size_t(*axis())])), 2);
    return offsetText(way);
}

QPolygonF GizmoTool::sector(const Picture& picture) const
{
    const auto shown = m_ring && angle() != 0.0f ? gizmo(picture) : std::nullopt;
    if (!shown)
        return {};
    const float whole = std::clamp(angle(), -glm::two_pi<float>(), glm::two_pi<float>());
    // The ring may have moved since the start of the drag, with a parent that also rotates, and
    // local axes have rotated by the angle.
    const Gizmo& before = m_ring->gizmo();
    glm::vec3 begin = m_ring->grabbed();
    glm::vec3 axis = m_ring->axis();
    if (hasOwnAxes(space) && shown->axisCount == 3 && m_task != PoseTask::Orbit) {
        axis = shown->axes[std::size_t(m_ring->axisIndex())];
        begin = glm::vec3(0.0f);
        for (std::size_t index = 0; index < 3; ++index)
            begin += shown->axes[index] * glm::dot(m_ring->grabbed(), before.axes[index]);
        if (space == EditSpace::Local)
            begin = glm::angleAxis(-angle(), axis) * begin;
    }
    const glm::vec3 u = begin * shown->radius;
    const glm::vec3 v = glm::cross(axis, u);
    QPolygonF polygon;
    const auto add = [&](const glm::vec3& point) {
        if (const auto at = render::projected(picture.view, point, picture.size))
            polygon << QPointF(double(at->x), double(at->y));
    };
    constexpr int steps = 48;
    add(shown->origin);
    for (int step = 0; step <= steps; ++step) {
        const float at = whole * float(step) / float(steps);
        add(shown->origin + u * std::cos(at) + v * std::sin(at));
    }
    return polygon;
}

} // namespace odori
