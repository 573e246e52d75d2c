// SPDX-License-Identifier: MIT
#include "ui/document/scene_drafts.h"

#include "libmmd/scene/edits/keys/drafts.h"
#include "libmmd/scene/edits/keys/poses.h"
#include "libmmd/scene/keyed_value.h"
#include "ui/document/registering.h"
#include "ui/messages/track_names.h"

#include <cmath>

namespace odori {

SceneDrafts::SceneDrafts(Document& document)
    : m_document(document)
{
}

std::optional<mmd::ActorId> SceneDrafts::ownerOf(mmd::TrackKind kind) const
{
    if (kind != mmd::TrackKind::ShowIk)
        return mmd::sceneActor;
    const mmd::Actor* actor = m_document.actor();
    return actor ? std::optional(actor->id) : std::nullopt;
}

const mmd::Draft* SceneDrafts::find(mmd::TrackKind kind) const
{
    const double frame = m_document.currentFrame();
    const auto owner = ownerOf(kind);
    if (!owner || frame != std::floor(frame))
        return nullptr;
    return mmd::findDraft(
        mmd::draftsOf(m_document.scene(), *owner), {kind, {}}, m_document.currentKeyFrame());
}

mmd::DraftValue SceneDrafts::shown(mmd::TrackKind kind) const
{
    if (const mmd::Draft* draft = find(kind))
        return draft->value;
    return mmd::keyedValue(m_document.scene(), ownerOf(kind).value_or(mmd::sceneActor), {kind, {}},
        m_document.currentFrame());
}

mmd::CameraSample SceneDrafts::shownCamera() const
{
    if (const mmd::Draft* draft = find(mmd::TrackKind::Camera)) {
        const auto& value = std::get<mmd::CameraValue>(draft->value);
        return {.distance = value.distance,
            .target = value.target,
            .rotation = value.rotation,
            .fieldOfView = float(value.fieldOfView),
            .perspective = value.perspectiveOff == 0};
    }
    mmd::TrackCursor cursor;
    const auto& track = m_document.scene().camera.camera;
    return track ? mmd::sampleCamera(*track, m_document.currentFrame(), cursor)
                 : mmd::CameraSample{};
}

mmd::LightValue SceneDrafts::shownLight() const
{
    if (const mmd::Draft* draft = find(mmd::TrackKind::Light))
        return std::get<mmd::LightValue>(draft->value);
    mmd::TrackCursor cursor;
    const auto& track = m_document.scene().camera.light;
    return track ? mmd::sampleLight(*track, m_document.currentFrame(), cursor) : mmd::LightValue{};
}

mmd::ShadowValue SceneDrafts::shownShadow() const
{
    if (const mmd::Draft* draft = find(mmd::TrackKind::Shadow))
        return std::get<mmd::ShadowValue>(draft->value);
    mmd::TrackCursor cursor;
    const auto& track = m_document.scene().camera.shadow;
    return track ? mmd::sampleShadow(*track, m_document.currentFrame(), cursor)
                 : mmd::ShadowValue{};
}

mmd::ScenePatch SceneDrafts::patchOf(const mmd::EditTarget& target, std::uint32_t frame,
    const mmd::DraftValue& value, bool asKey) const
{
    const mmd::Draft draft{{mmd::kindOf(value), {}}, frame, value};
    const auto owner = ownerOf(draft.track.kind);
    if (!owner)
        return {};
    return mmd::setPoses({target.scene, *owner, target.selection}, {&draft, 1}, asKey);
}

void SceneDrafts::change(const mmd::DraftValue& value, const QString& text, int series)
{
    m_document.apply(
        patchOf(m_document.target(), m_document.currentKeyFrame(), value, m_document.isAutoKey()),
        text, series);
}

void SceneDrafts::beginChange()
{
    m_dragFrame = m_document.currentKeyFrame();
    m_document.beginGesture();
}

void SceneDrafts::preview(const mmd::DraftValue& value)
{
    if (m_document.isGestureRunning())
        m_document.updateGesture(
            patchOf(m_document.gestureTarget(), m_dragFrame, value, m_document.isAutoKey()));
}

void SceneDrafts::endChange(const QString& text)
{
    m_document.endGesture(text);
}

void SceneDrafts::cancelChange()
{
    m_document.cancelGesture();
}

void SceneDrafts::registerShown(mmd::TrackKind kind)
{
    const std::uint32_t frame = m_document.currentKeyFrame();
    mmd::ScenePatch patch = patchOf(m_document.target(), frame, shown(kind), true);
    const bool changes = !patch.isEmpty();
    m_document.apply(std::move(patch), registerStepOf(kind));
    if (changes)
        m_document.say(registeredText(1, frame));
}

void SceneDrafts::drop(mmd::TrackKind kind)
{
    const mmd::TrackId track{kind, {}};
    if (const auto owner = ownerOf(kind))
        m_document.apply(mmd::dropDrafts({m_document.scene(), *owner}, {&track, 1},
                             m_document.currentKeyFrame()),
            tr("Discard Drafts"));
}

} // namespace odori
