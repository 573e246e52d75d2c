// SPDX-License-Identifier: MIT
#include "ui/document/posing/tween_gesture.h"

#include "libmmd/scene/edits/keys/poses.h"
#include "ui/document/bones/bone_lists.h"

#include <QtCore/QCoreApplication>

#include <algorithm>

namespace odori {
namespace {

/// The translation context of the sentences.
struct PoseTweens {
    Q_DECLARE_TR_FUNCTIONS(odori::PoseTweens)
};

bool isPosed(const mmd::TrackId& track)
{
    return track.kind == mmd::TrackKind::Bone || track.kind == mmd::TrackKind::Morph;
}

QString whyNoDifference(mmd::Tween way, std::uint32_t frame)
{
    if (way == mmd::Tween::Exaggerate)
        return PoseTweens::tr("At frame %1 the pose is exactly between its keys, so there is "
                              "nothing to exaggerate. Change the pose first.")
            .arg(frame);
    return PoseTweens::tr("The selected bones and morphs already have that pose at frame %1.")
        .arg(frame);
}

QString whyNoKeys(mmd::Tween way, std::uint32_t frame)
{
    switch (way) {
    case mmd::Tween::Rest:
        break;
    case mmd::Tween::PreviousKey:
        return PoseTweens::tr("The selected bones and morphs have no key before frame %1.")
            .arg(frame);
    case mmd::Tween::NextKey:
        return PoseTweens::tr("The selected bones and morphs have no key after frame %1.")
            .arg(frame);
    case mmd::Tween::Exaggerate:
        return PoseTweens::tr("The selected bones and morphs have no key before or after frame %1.")
            .arg(frame);
    }
    return {};
}

} // namespace

QString tweenName(mmd::Tween way)
{
    switch (way) {
    case mmd::Tween::Rest:
        break;
    case mmd::Tween::PreviousKey:
        return PoseTweens::tr("Towards Previous Key");
    case mmd::Tween::NextKey:
        return PoseTweens::tr("Towards Next Key");
    case mmd::Tween::Exaggerate:
        return PoseTweens::tr("Exaggerate");
    }
    return PoseTweens::tr("Towards Rest");
}

QString whyNoTween(const Document& document, mmd::Tween way)
{
    const mmd::TrackList& tracks = document.selection().tracks;
    if (!document.actor())
        return PoseTweens::tr("Make a model active to pose its bones and morphs.");
    if (std::none_of(tracks.begin(), tracks.end(), isPosed))
        return PoseTweens::tr("Select bones or morphs to pose them.");
    const mmd::Scene& scene = document.scene();
    if (std::none_of(tracks.begin(), tracks.end(), [&](const mmd::TrackId& track) {
            return isPosed(track) && !mmd::isPoseLocked(scene, scene.active, track);
        }))
        return PoseTweens::tr("The selected bones are locked. The bone panel unlocks them.");
    const std::uint32_t frame = document.currentKeyFrame();
    switch (mmd::tweenObstacle(document.target(), way, tracks, frame)) {
    case mmd::TweenObstacle::None:
        break;
    case mmd::TweenObstacle::NoKeys:
        return whyNoKeys(way, frame);
    case mmd::TweenObstacle::NoDifference:
        return whyNoDifference(way, frame);
    }
    return {};
}

TweenGesture::TweenGesture(Document& document)
    : m_document(document)
{
}

bool TweenGesture::begin(mmd::Tween way)
{
    if (m_document.isGestureRunning())
        return false;
    if (const QString why = whyNoTween(m_document, way); !why.isEmpty()) {
        m_document.say(why);
        return false;
    }
    m_way = way;
    m_frame = m_document.currentKeyFrame();
    m_amount = 0.0;
    m_hasBegun = true;
    m_document.beginGesture();
    return true;
}

void TweenGesture::setAmount(double amount)
{
    if (!isRunning())
        return;
    m_amount = std::clamp(amount, mmd::leastTween, mmd::mostTween);
    m_document.updateGesture(mmd::tweenPose(
        m_document.gestureTarget(), {.way = m_way,
                                        .tracks = m_document.gestureSelection().tracks,
                                        .frame = m_frame,
                                        .amount = m_amount,
                                        .asKeys = m_document.isAutoKey()}));
}

void TweenGesture::end()
{
    const bool wasRunning = isRunning();
    m_hasBegun = false;
    if (!wasRunning)
        return;
    m_document.endGesture(tweenName(m_way));
    if (m_amount != 0.0)
        sayLockedBones(m_document, m_document.selection().tracks);
}

void TweenGesture::cancel()
{
    const bool wasRunning = isRunning();
    m_hasBegun = false;
    if (wasRunning)
        m_document.cancelGesture();
}

bool TweenGesture::isRunning() const
{
    return m_hasBegun && m_document.isGestureRunning();
}

} // namespace odori
