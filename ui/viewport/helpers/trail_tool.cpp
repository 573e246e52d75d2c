// SPDX-License-Identifier: MIT
#include "ui/viewport/helpers/trail_tool.h"

#include "libmmd/scene/edits/keys/poses.h"
#include "ui/document/bones/ik_control.h"
#include "ui/document/shown_tracks.h"
#include "ui/messages/shown_name.h"
#include "ui/viewport/gizmo/number_texts.h"

#include <utility>

namespace odori {

TrailTool::TrailTool(Document& document, const PosedActors& actors, MotionHelpers& helpers)
    : m_document(document)
    , m_actors(actors)
    , m_helpers(helpers)
{
}

bool TrailTool::hover(const Picture& picture, std::optional<glm::vec2> pixel)
{
    if (m_pressed)
        return false;
    const mmd::Actor* actor = m_document.actor();
    const auto now =
        pixel && actor ? m_helpers.trail().keyAt(actor->motion, picture, *pixel) : std::nullopt;
    return std::exchange(m_hovered, now) != now;
}

std::optional<TrailKey> TrailTool::active() const
{
    const auto& key = m_pressed ? m_pressed : m_hovered;
    return key && m_helpers.trail().position(key->bone, key->frame) ? key : std::nullopt;
}

/// Of the active key.
QString TrailTool::boneName() const
{
    const auto& bones = m_actors.active().model()->data.bones;
    return shownName(bones[std::size_t(active()->bone)].name.utf8, longestInSentence);
}

QString TrailTool::text() const
{
    return active() ? tr("%1: frame %2").arg(boneName()).arg(active()->frame) : QString();
}

bool TrailTool::press(const Picture& picture, const glm::vec2& pixel)
{
    hover(picture, pixel);
    m_pressed = m_hovered;
    m_picture = picture;
    m_pixel = pixel;
    m_isRefused = false;
    return m_pressed.has_value();
}

/// Why the pressed key cannot be moved; empty if it can.
QString TrailTool::refusal() const
{
    const PosedActor& actor = m_actors.active();
    const mmd::TrackId track = actor.model()->boneTrack(m_pressed->bone);
    if (actor.isLocked(m_pressed->bone))
        return tr("The bone %1 is locked. Its lock in the bone panel unlocks it.").arg(boneName());
    if (m_document.shownTracks().isLocked(track))
        return tr("The keys of the bone %1 are locked in the graph.").arg(boneName());
    if (!isMovable(actor.model()->data.bones[std::size_t(m_pressed->bone)]))
        return goalsMoving(m_document, {&track, 1}).empty()
                   ? tr("The bone %1 only rotates, so its keys cannot be moved along the trail.")
                         .arg(boneName())
                   : tr("The bone %1 only rotates. Select the IK goal that moves it to change the "
                        "trail.")
                         .arg(boneName());
    if (mmd::findDraft(m_document.actor()->drafts, track, m_pressed->frame))
        return tr("The bone %1 has a draft in frame %2. Register or discard it first.")
            .arg(boneName())
            .arg(m_pressed->frame);
    return {};
}

void TrailTool::begin()
{
    const QString why = refusal();
    const mmd::Pose* pose = why.isEmpty() ? m_helpers.poseAt(m_pressed->frame) : nullptr;
    if (!pose) {
        m_isRefused = true;
        return m_document.say(why);
    }
    m_edit.emplace(
        *m_actors.active().model(), *pose, std::span(&m_pressed->bone, 1), PoseTask::Move);
    Gizmo gizmo;
    gizmo.origin = pose->bones[std::size_t(m_pressed->bone)].translation;
    m_move.emplace(gizmo, freeMoveHandle, m_picture.view, m_picture.size, m_pixel);
    m_helpers.setFocus(m_pressed->frame);
    m_document.beginGesture();
}

void TrailTool::move(const glm::vec2& pixel, float factor)
{
    if (m_isRefused)
        return;
    if (!active())
        return forget();
    if (!m_move)
        begin();
    if (!m_move)
        return;
    if (!m_document.isGestureRunning()) // Undo or another edit ended it
        return forget();
    m_move->moveTo(pixel, factor);
    preview();
}

/// The other bones of the trail stay selected.
void TrailTool::preview()
{
    std::vector<mmd::Draft> values;
    if (m_move->offset() != glm::vec3(0.0f))
        values = m_edit->moved(m_move->offset(), m_pressed->frame);
    const mmd::EditTarget target = m_document.gestureTarget();
    mmd::ScenePatch patch = mmd::setPoses(target, values, true);
    if (!values.empty()) {
        mmd::Selection after{target.selection.tracks, {}};
        after.setKey(values.front().track, m_pressed->frame, true);
        patch.selectionAfter = std::move(after);
    }
    m_document.updateGesture(std::move(patch));
}

QString TrailTool::number() const
{
    return m_move ? offsetText(m_move->offset()) : QString();
}

void TrailTool::end()
{
    if (m_move && active() && m_document.isGestureRunning())
        m_document.endGesture(tr("Move %1 in Frame %2").arg(boneName()).arg(m_pressed->frame));
    forget();
}

void TrailTool::cancel()
{
    if (m_move && m_document.isGestureRunning())
        m_document.cancelGesture();
    forget();
}

void TrailTool::click()
{
    const auto key = m_pressed;
    forget();
    if (key)
        m_document.setCurrentFrame(double(key->frame));
}

void TrailTool::forget()
{
    m_pressed.reset();
    m_move.reset();
    m_edit.reset();
    m_helpers.setFocus(std::nullopt);
}

} // namespace odori
