// SPDX-License-Identifier: MIT
#include "ui/viewport/view_camera.h"

#include "ui/document/scene_drafts.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace odori {
namespace {

constexpr double runSeconds = 0.7; ///< maximum time between two notches of one run
constexpr float degreesPerNotch = 1.0f;

QString stepText(Navigation navigation)
{
    switch (navigation) {
    case Navigation::Orbit:
        return ViewCamera::tr("Orbit Camera");
    case Navigation::Pan:
        return ViewCamera::tr("Pan Camera");
    case Navigation::Zoom:
        return ViewCamera::tr("Zoom Camera");
    case Navigation::FieldOfView:
        return ViewCamera::tr("Change Field of View");
    }
    return {};
}

std::uint32_t wholeDegrees(float fieldOfView)
{
    return static_cast<std::uint32_t>(std::lround(std::clamp(fieldOfView, 1.0f, 180.0f)));
}

} // namespace

ViewCamera::ViewCamera(Document& document, Playback& playback)
    : m_document(document)
    , m_playback(playback)
{
    // If other code changes the camera between two notches, the next run starts from the new value.
    connect(&document, &Document::changed, this, [this] {
        if (!m_isTurning)
            m_run.reset();
        if (!m_draftNote.isEmpty() && !m_document.sceneDrafts().find(mmd::TrackKind::Camera))
            emit outdated(std::exchange(m_draftNote, {}));
    });
    connect(&document, &Document::currentFrameChanged, this, [this] { m_run.reset(); });
}

void ViewCamera::setClock(Clock clock)
{
    m_clock = std::move(clock);
    m_run.reset();
}

mmd::CameraSample ViewCamera::shown() const
{
    return m_isScenes ? scenes() : m_free;
}

mmd::CameraSample ViewCamera::scenes() const
{
    mmd::CameraSample camera = m_document.sceneDrafts().shownCamera();
    camera.target += m_offset();
    return camera;
}

QString ViewCamera::name() const
{
    if (m_isScenes)
        return m_document.sceneDrafts().find(mmd::TrackKind::Camera) ? tr("Camera (draft)")
                                                                     : tr("Camera");
    if (!m_standard)
        return m_free.perspective ? tr("Free view") : tr("Free view, orthographic");
    switch (*m_standard) {
    case StandardView::Front:
        return tr("Front");
    case StandardView::Back:
        return tr("Back");
    case StandardView::Left:
        return tr("Left");
    case StandardView::Right:
        return tr("Right");
    case StandardView::Top:
        return tr("Top");
    case StandardView::Bottom:
        return tr("Bottom");
    }
    return {};
}

void ViewCamera::show(bool scenes)
{
    const bool isOther = std::exchange(m_isScenes, scenes) != scenes;
    if (isOther) {
        m_hasSaidStill = false;
        emit scenesShownChanged(scenes);
    }
    emit changed();
}

void ViewCamera::showFree()
{
    show(false);
}

void ViewCamera::showScenes()
{
    show(true);
}

void ViewCamera::setFree(const mmd::CameraSample& camera)
{
    m_free = camera;
    m_standard.reset();
    show(false);
}

void ViewCamera::setFree(StandardView view)
{
    m_free = seenFrom(view, shown());
    m_standard = view;
    show(false);
}

void ViewCamera::setFreeFromScenes()
{
    setFree(scenes());
}

void ViewCamera::changeFree(const mmd::CameraSample& camera)
{
    m_free = camera;
    show(m_isScenes);
}

void ViewCamera::setView(const View& view)
{
    m_free = view.free;
    m_standard = view.standard;
    m_isLocked = view.isLocked;
    show(view.isScenes);
}

bool ViewCamera::editsScenes() const
{
    return m_isScenes && (m_isLocked || m_document.scene().active == mmd::sceneActor);
}

/// No change may end a gesture of other code, such as the preview of a tool.
bool ViewCamera::mayEditScenes() const
{
    return editsScenes() && !m_document.isGestureRunning();
}

/// Values can only be set at whole frames, so this rounds the current frame.
void ViewCamera::roundFrame()
{
    m_playback.stop();
    m_document.setCurrentFrame(double(m_document.currentKeyFrame()));
}

ViewCamera::Gesture ViewCamera::begun(Navigation navigation, bool isEdit)
{
    if (isEdit)
        roundFrame();
    const SceneDrafts& drafts = m_document.sceneDrafts();
    const mmd::CameraSample camera = isEdit ? scenes() : shown();
    return {.navigation = navigation,
        .isEdit = isEdit,
        .camera = camera,
        .offset = isEdit ? m_offset() : glm::vec3(0.0f),
        .start = std::get<mmd::CameraValue>(drafts.shown(mmd::TrackKind::Camera)),
        .startField = camera.fieldOfView,
        .free = m_free,
        .standard = m_standard,
        .wasScenes = m_isScenes};
}

/// Values that a gesture does not change keep their exact bits.
mmd::CameraValue ViewCamera::valueOf(const Gesture& gesture)
{
    mmd::CameraValue value = gesture.start;
    value.distance = gesture.camera.distance;
    value.target = gesture.offset == glm::vec3(0.0f) ? gesture.camera.target
                                                     : gesture.camera.target - gesture.offset;
    value.rotation = gesture.camera.rotation;
    if (gesture.camera.fieldOfView != gesture.startField)
        value.fieldOfView = wholeDegrees(gesture.camera.fieldOfView);
    return value;
}

void ViewCamera::setScenesFromView()
{
    if (m_isScenes)
        return;
    roundFrame();
    SceneDrafts& drafts = m_document.sceneDrafts();
    auto value = std::get<mmd::CameraValue>(drafts.shown(mmd::TrackKind::Camera));
    value.distance = m_free.distance;
    value.target = m_free.target - m_offset();
    value.rotation = m_free.rotation;
    value.fieldOfView = wholeDegrees(m_free.fieldOfView);
    value.perspectiveOff = m_free.perspective ? 0 : 1;
    drafts.change(value, tr("Set Camera to View"));
    show(true);
    if (drafts.find(mmd::TrackKind::Camera) && m_document.actor())
        noteDraft(tr("The camera now has this view at frame %1 as a draft. To make it a key, "
                     "press Register in the Camera panel.")
                      .arg(m_document.currentKeyFrame()));
}

void ViewCamera::leaveScenes()
{
    if (!m_isScenes)
        return;
    m_free = shown();
    m_standard.reset();
    show(false);
    if (!std::exchange(m_hasSaidFree, true))
        emit noted(tr("The camera did not move, because a model is active. The view now shows "
                      "a free view. To move the camera, make it active, or switch on View ▸ Lock "
                      "View to Camera."));
}

/// With the camera active, a user may expect that the mouse moves it, and would register keys of a
/// camera that did not move.
void ViewCamera::sayStill()
{
    if (m_document.scene().active == mmd::sceneActor && !std::exchange(m_hasSaidStill, true))
        emit noted(tr("This is the free view, so the camera does not move. To move it, choose "
                      "View ▸ Look Through the Camera."));
}

/// Enter registers bones then, so the user must know where the camera is registered.
void ViewCamera::sayDraft()
{
    if (m_document.actor() && m_document.sceneDrafts().find(mmd::TrackKind::Camera) &&
        !std::exchange(m_hasSaidDraft, true))
        noteDraft(tr("The camera moved as a draft. To make it a key, press Register in the Camera "
                     "panel."));
}

void ViewCamera::noteDraft(const QString& sentence)
{
    m_draftNote = sentence;
    emit noted(sentence);
}

void ViewCamera::navigate(const mmd::CameraSample& camera, Navigation navigation)
{
    m_free = camera;
    if (navigation == Navigation::Orbit)
        m_standard.reset();
    emit changed();
}

bool ViewCamera::drag(Navigation navigation, const glm::vec2& pixels, float height)
{
    m_run.reset();
    if (!m_drag) {
        m_drag = begun(navigation, mayEditScenes());
        if (m_drag->isEdit) {
            m_document.sceneDrafts().beginChange();
        } else {
            leaveScenes();
            sayStill();
        }
    } else if (m_drag->isEdit && !m_document.isGestureRunning()) {
        m_drag.reset();
        return false;
    }
    if (m_drag->isEdit) {
        m_drag->camera = dragged(m_drag->camera, navigation, pixels, height);
        m_document.sceneDrafts().preview(valueOf(*m_drag));
    } else {
        navigate(dragged(m_free, navigation, pixels, height), navigation);
    }
    return true;
}

void ViewCamera::end()
{
    const std::optional<Gesture> drag = std::exchange(m_drag, std::nullopt);
    if (drag && drag->isEdit && m_document.isGestureRunning())
        m_document.sceneDrafts().endChange(stepText(drag->navigation));
    if (drag && drag->isEdit)
        sayDraft();
}

void ViewCamera::cancel()
{
    const std::optional<Gesture> drag = std::exchange(m_drag, std::nullopt);
    if (!drag)
        return;
    if (drag->isEdit) {
        if (m_document.isGestureRunning())
            m_document.sceneDrafts().cancelChange();
        return;
    }
    m_free = drag->free;
    m_standard = drag->standard;
    show(drag->wasScenes);
}

void ViewCamera::beginScenesDrag()
{
    m_run.reset();
    m_drag = begun({}, true);
    m_document.sceneDrafts().beginChange();
}

bool ViewCamera::dragScenes(const mmd::CameraSample& camera)
{
    if (!m_drag || !m_document.isGestureRunning()) {
        m_drag.reset();
        return false;
    }
    m_drag->camera = camera;
    m_document.sceneDrafts().preview(valueOf(*m_drag));
    return true;
}

void ViewCamera::endScenesDrag(const QString& text)
{
    if (std::exchange(m_drag, std::nullopt) && m_document.isGestureRunning())
        m_document.sceneDrafts().endChange(text);
}

void ViewCamera::turn(Navigation navigation, float steps)
{
    const auto turned = [&](const mmd::CameraSample& camera) {
        return navigation == Navigation::FieldOfView ? widened(camera, -steps * degreesPerNotch)
                                                     : zoomed(camera, steps);
    };
    if (m_drag && m_drag->isEdit) // ignored during a drag that is an edit
        return;
    if (!mayEditScenes()) {
        leaveScenes();
        sayStill();
        navigate(turned(m_free), navigation);
        return;
    }
    if (!m_run || m_run->navigation != navigation || m_clock() - m_lastNotch > runSeconds) {
        m_run = begun(navigation, true);
        m_series = m_document.newSeries();
    }
    m_lastNotch = m_clock();
    m_run->camera = turned(m_run->camera);
    m_isTurning = true;
    m_document.sceneDrafts().change(valueOf(*m_run), stepText(navigation), m_series);
    m_isTurning = false;
    sayDraft();
}

} // namespace odori
