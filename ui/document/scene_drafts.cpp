// SPDX-License-Identifier: MIT
#include "ui/document/scene_drafts.h"

#include "libmmd/motion/names.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace odori {
namespace {

mmd::CameraValue cameraAt(const mmd::Motion& motion, double frame)
{
    mmd::CameraValue value;
    if (!motion.camera)
        return value;
    const auto index =
        frame == std::floor(frame) ? motion.camera->find(std::uint32_t(frame)) : std::nullopt;
    if (index) // on a key its own bits
        return motion.camera->values()[*index];
    mmd::TrackCursor cursor;
    const mmd::CameraSample sample = mmd::sampleCamera(*motion.camera, frame, cursor);
    value.distance = sample.distance;
    value.target = sample.target;
    value.rotation = sample.rotation;
    value.fieldOfView = std::uint32_t(std::lround(sample.fieldOfView));
    value.perspectiveOff = sample.perspective ? 0 : 1;
    return value;
}

mmd::ShowIkValue showIkAt(const mmd::Motion& motion, const mmd::Model* model, double frame)
{
    const auto* keyed = motion.showIk ? mmd::sampleShowIk(*motion.showIk, frame) : nullptr;
    mmd::ShowIkValue value = keyed ? *keyed : mmd::ShowIkValue{};
    if (!model)
        return value;
    for (const mmd::RigIkChain& chain : model->rig.chains) {
        const auto isIt = [&](const mmd::IkSwitch& each) {
            return mmd::ikNameOf(each) == chain.goalName;
        };
        if (std::none_of(value.switches.begin(), value.switches.end(), isIt))
            value.switches.push_back(mmd::ikSwitch(chain.goalName, true));
    }
    return value;
}

} // namespace

mmd::TrackKind kindOf(const SceneValue& value)
{
    constexpr mmd::TrackKind kinds[] = {mmd::TrackKind::Camera, mmd::TrackKind::Light,
        mmd::TrackKind::Shadow, mmd::TrackKind::ShowIk};
    return kinds[value.index()];
}

SceneValue keyedValue(
    const mmd::Scene& scene, mmd::ActorId actorId, mmd::TrackKind kind, double frame)
{
    const mmd::Motion* found = mmd::findMotion(scene, actorId);
    const mmd::Motion motion = found ? *found : mmd::Motion{};
    mmd::TrackCursor cursor;
    switch (kind) {
    case mmd::TrackKind::Light:
        return motion.light ? mmd::sampleLight(*motion.light, frame, cursor) : mmd::LightValue{};
    case mmd::TrackKind::Shadow:
        return motion.shadow ? mmd::sampleShadow(*motion.shadow, frame, cursor)
                             : mmd::ShadowValue{};
    case mmd::TrackKind::ShowIk: {
        const mmd::Actor* actor = mmd::findActor(scene, actorId);
        return showIkAt(motion, actor ? actor->model.get() : nullptr, frame);
    }
    default:
        return cameraAt(motion, frame);
    }
}

SceneDrafts::SceneDrafts(Document& document, QObject* parent)
    : QObject(parent)
    , m_document(document)
{
    connect(&document, &Document::changed, this, [this](const Change& change) {
        if (change.actors)
            forgetActors();
    });
}

void SceneDrafts::clear()
{
    m_before.reset();
    if (std::exchange(m_drafts, {}).empty())
        return;
    emit changed();
}

void SceneDrafts::forgetActors()
{
    const auto isGone = [this](const Draft& draft) {
        return !mmd::findMotion(m_document.scene(), draft.actor);
    };
    if (std::erase_if(m_drafts, isGone) > 0)
        emit changed();
}

std::optional<mmd::ActorId> SceneDrafts::ownerOf(mmd::TrackKind kind) const
{
    if (kind != mmd::TrackKind::ShowIk)
        return mmd::sceneActor;
    const mmd::Actor* actor = m_document.actor();
    return actor ? std::optional(actor->id) : std::nullopt;
}

SceneDrafts::Place SceneDrafts::placeOf(
    mmd::ActorId actor, mmd::TrackKind kind, std::uint32_t frame)
{
    return std::find_if(m_drafts.begin(), m_drafts.end(), [&](const Draft& draft) {
        return draft.actor == actor && draft.frame == frame && kindOf(draft.value) == kind;
    });
}

const SceneDrafts::Draft* SceneDrafts::find(mmd::TrackKind kind, std::uint32_t frame) const
{
    const auto owner = ownerOf(kind);
    const auto at = std::find_if(m_drafts.begin(), m_drafts.end(), [&](const Draft& draft) {
        return draft.actor == owner && draft.frame == frame && kindOf(draft.value) == kind;
    });
    return at == m_drafts.end() ? nullptr : &*at;
}

SceneValue SceneDrafts::shown(mmd::TrackKind kind) const
{
    const double frame = m_document.currentFrame();
    const Draft* draft =
        frame == std::floor(frame) ? find(kind, m_document.currentKeyFrame()) : nullptr;
    return draft ? draft->value
                 : keyedValue(
                       m_document.scene(), ownerOf(kind).value_or(mmd::ActorId{}), kind, frame);
}

mmd::CameraSample SceneDrafts::shownCamera() const
{
    const double frame = m_document.currentFrame();
    const Draft* draft = frame == std::floor(frame)
                             ? find(mmd::TrackKind::Camera, m_document.currentKeyFrame())
                             : nullptr;
    if (draft) {
        const auto& value = std::get<mmd::CameraValue>(draft->value);
        return {.distance = value.distance,
            .target = value.target,
            .rotation = value.rotation,
            .fieldOfView = float(value.fieldOfView),
            .perspective = value.perspectiveOff == 0};
    }
    mmd::TrackCursor cursor;
    const auto& track = m_document.scene().camera.camera;
    return track ? mmd::sampleCamera(*track, frame, cursor) : mmd::CameraSample{};
}

void SceneDrafts::put(mmd::ActorId actor, std::uint32_t frame, const SceneValue& value)
{
    const mmd::TrackKind kind = kindOf(value);
    if (const auto old = placeOf(actor, kind, frame); old != m_drafts.end())
        m_drafts.erase(old);
    // A draft that says what the keys say anyway is none.
    if (!(value == keyedValue(m_document.scene(), actor, kind, frame))) {
        const auto at = std::upper_bound(m_drafts.begin(), m_drafts.end(), frame,
            [](std::uint32_t wanted, const Draft& draft) { return wanted < draft.frame; });
        m_drafts.insert(at, {actor, frame, value});
    }
    emit changed();
}

mmd::ScenePatch registrationOf(
    const mmd::Scene& scene, const mmd::Selection& selection, const SceneDrafts::Draft& draft)
{
    struct Registering {
        const mmd::Scene& scene;
        const mmd::Selection& selection;
        const SceneDrafts::Draft& draft;
        mmd::ScenePatch operator()(const mmd::CameraValue& value) const
        {
            return mmd::registerCamera(scene, selection, draft.actor, draft.frame, value);
        }
        mmd::ScenePatch operator()(const mmd::LightValue& value) const
        {
            return mmd::registerLight(scene, selection, draft.actor, draft.frame, value);
        }
        mmd::ScenePatch operator()(const mmd::ShadowValue& value) const
        {
            return mmd::registerShadow(scene, selection, draft.actor, draft.frame, value);
        }
        mmd::ScenePatch operator()(const mmd::ShowIkValue& value) const
        {
            return mmd::registerShowIk(scene, selection, draft.actor, draft.frame, value);
        }
    };
    mmd::ScenePatch patch = std::visit(Registering{scene, selection, draft}, draft.value);
    if (draft.actor != scene.active) // what is selected is the active actor's
        patch.selectionAfter = patch.selectionBefore;
    if (draft.actor == mmd::sceneActor && scene.active == mmd::sceneActor) {
        mmd::Selection after = patch.selectionAfter; // the table shows the keys of selected tracks
        after.setTrack({kindOf(draft.value), {}}, true);
        patch.selectionAfter = std::move(after);
    }
    return patch;
}

void SceneDrafts::change(const SceneValue& value, const QString& text)
{
    const auto owner = ownerOf(kindOf(value));
    if (!owner)
        return;
    const Draft draft{*owner, m_document.currentKeyFrame(), value};
    if (!m_document.isAutoKey()) {
        put(draft.actor, draft.frame, value);
        return;
    }
    m_document.apply(registrationOf(m_document.scene(), m_document.selection(), draft), text);
    drop(draft.actor, kindOf(value), draft.frame);
}

void SceneDrafts::beginChange(mmd::TrackKind kind)
{
    m_dragged = kind;
    m_dragFrame = m_document.currentKeyFrame();
    const Draft* draft = find(kind, m_dragFrame);
    m_before = draft ? std::optional(*draft) : std::nullopt;
    if (m_document.isAutoKey())
        m_document.beginGesture();
}

void SceneDrafts::preview(const SceneValue& value)
{
    const auto owner = ownerOf(m_dragged);
    if (!owner)
        return;
    if (!m_document.isAutoKey())
        put(*owner, m_dragFrame, value);
    else if (m_document.isGestureRunning())
        m_document.updateGesture(registrationOf(m_document.gestureScene(),
            m_document.gestureSelection(), {*owner, m_dragFrame, value}));
}

void SceneDrafts::endChange(const QString& text)
{
    if (!m_document.isAutoKey() || !m_document.isGestureRunning())
        return;
    m_document.endGesture(text);
    if (const auto owner = ownerOf(m_dragged))
        drop(*owner, m_dragged, m_dragFrame);
}

void SceneDrafts::cancelChange()
{
    const auto owner = ownerOf(m_dragged);
    if (m_document.isAutoKey())
        m_document.cancelGesture();
    else if (m_before)
        put(m_before->actor, m_before->frame, m_before->value);
    else if (owner)
        drop(*owner, m_dragged, m_dragFrame);
}

void SceneDrafts::registerShown(mmd::TrackKind kind)
{
    if (const auto owner = ownerOf(kind))
        registerDraft({*owner, m_document.currentKeyFrame(), shown(kind)});
}

void SceneDrafts::registerDraft(const Draft& wanted)
{
    const Draft draft = wanted; // it may be one of ours, which leaves
    const QString texts[] = {tr("Register Camera"), tr("Register Light"),
        tr("Register Self-Shadow"), tr("Register Show and IK")};
    m_document.apply(registrationOf(m_document.scene(), m_document.selection(), draft),
        texts[draft.value.index()]);
    drop(draft.actor, kindOf(draft.value), draft.frame);
}

void SceneDrafts::drop(mmd::ActorId actor, mmd::TrackKind kind, std::uint32_t frame)
{
    const auto at = placeOf(actor, kind, frame);
    if (at == m_drafts.end())
        return;
    m_drafts.erase(at);
    emit changed();
}

} // namespace odori
