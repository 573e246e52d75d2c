// SPDX-License-Identifier: MIT
#include "ui/document/posing/pose_gesture.h"

#include "libmmd/scene/edits/poses/pose_blend.h"
#include "libmmd/scene/mirror.h"
#include "ui/document/bones/bone_lists.h"
#include "ui/messages/joined_sentences.h"

#include <QtCore/QCoreApplication>

#include <algorithm>
#include <cmath>
#include <utility>

namespace odori {
namespace {

/// The translation context of the sentences.
struct PoseSentences {
    Q_DECLARE_TR_FUNCTIONS(odori::PoseSentences)
};

/// The pose as it is used: mirrored, if that is wished.
mmd::Motion usedPose(const Document& document, const StoredPose& stored)
{
    const mmd::Actor* actor = document.actor();
    return stored.mirrors ? mmd::mirrored(stored.pose, actor ? actor->model.get() : nullptr)
                          : stored.pose;
}

QString missingText(std::size_t count)
{
    return count == 0 ? QString()
                      : PoseSentences::tr("%n bone(s) and morph(s) of it are not in this model.",
                            nullptr, int(count));
}

QString whyNot(const Document& document, const mmd::PoseFit& fit)
{
    if (!document.actor())
        return PoseSentences::tr("Make a model active to pose its bones and morphs.");
    if (!fit.tracks.empty())
        return {};
    if (fit.locked > 0)
        return PoseSentences::tr("The bones of the pose are locked. The bone panel unlocks them.");
    return fit.selected > 0
               ? PoseSentences::tr("The pose has none of the selected bones and morphs.")
               : PoseSentences::tr("The model has none of the bones and morphs of the pose.");
}

QString appliedText(const QString& name, double amount, int count)
{
    const int percent = int(std::lround(amount * 100.0));
    return percent == 100
               ? PoseSentences::tr(
                     "Applied the pose %1 to %n bone(s) and morph(s).", nullptr, count)
                     .arg(name)
               : PoseSentences::tr(
                     "Blended %2 % of the pose %1 into %n bone(s) and morph(s).", nullptr, count)
                     .arg(name)
                     .arg(percent);
}

} // namespace

QString whyNoPose(const Document& document, const StoredPose& stored)
{
    return whyNot(document, mmd::fitOfPose(document.target(), usedPose(document, stored)));
}

QString poseScope(const Document& document, const StoredPose& stored)
{
    const mmd::PoseFit fit = mmd::fitOfPose(document.target(), usedPose(document, stored));
    if (const QString why = whyNot(document, fit); !why.isEmpty())
        return why;
    const auto count = int(fit.tracks.size());
    const QString acts =
        fit.selected > 0
            ? PoseSentences::tr("Acts on %n selected bone(s) and morph(s).", nullptr, count)
            : PoseSentences::tr("Acts on the whole pose: %n bone(s) and morph(s).", nullptr, count);
    const QString missing = missingText(fit.missing);
    return missing.isEmpty() ? acts : acts + u' ' + missing;
}

PoseGesture::PoseGesture(Document& document)
    : m_document(document)
{
}

void PoseGesture::apply(const StoredPose& stored, double amount)
{
    if (!begin(stored))
        return;
    setAmount(amount);
    end();
}

bool PoseGesture::begin(const StoredPose& stored)
{
    if (m_document.isGestureRunning())
        return false;
    if (const QString why = whyNoPose(m_document, stored); !why.isEmpty()) {
        m_document.say(why);
        return false;
    }
    m_stored = {stored.name, usedPose(m_document, stored)};
    m_frame = m_document.currentKeyFrame();
    m_amount = 0.0;
    m_isChange = false;
    m_hasBegun = true;
    m_document.beginGesture();
    return true;
}

void PoseGesture::setAmount(double amount)
{
    if (!isRunning())
        return;
    m_amount = std::clamp(amount, 0.0, 1.0);
    mmd::ScenePatch patch =
        mmd::blendPose(m_document.gestureTarget(), {.pose = m_stored.pose,
                                                       .frame = m_frame,
                                                       .amount = m_amount,
                                                       .asKeys = m_document.isAutoKey()});
    m_isChange = !patch.isEmpty();
    m_document.updateGesture(std::move(patch));
}

void PoseGesture::end()
{
    const bool wasRunning = isRunning();
    m_hasBegun = false;
    if (!wasRunning)
        return;
    const mmd::PoseFit fit = mmd::fitOfPose(m_document.gestureTarget(), m_stored.pose);
    m_document.endGesture(PoseSentences::tr("Apply Pose"));
    if (!m_isChange) {
        if (m_amount > 0.0)
            m_document.say(
                PoseSentences::tr("The model has the pose %1 already.").arg(m_stored.name));
        return;
    }
    m_document.say(joinedSentences({appliedText(m_stored.name, m_amount, int(fit.tracks.size())),
        lockedBonesText(int(fit.locked)), missingText(fit.missing)}));
}

void PoseGesture::cancel()
{
    const bool wasRunning = isRunning();
    m_hasBegun = false;
    if (wasRunning)
        m_document.cancelGesture();
}

bool PoseGesture::isRunning() const
{
    return m_hasBegun && m_document.isGestureRunning();
}

} // namespace odori
