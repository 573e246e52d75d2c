// SPDX-License-Identifier: MIT
#include "ui/curves/curve_commands.h"

#include "libmmd/motion/curve_fit.h"
#include "libmmd/scene/edits/values/curves.h"
#include "libmmd/scene/edits/values/motion_residue.h"
#include "libmmd/scene/edits/values/refit.h"
#include "libmmd/scene/edits/values/smooth.h"
#include "libmmd/scene/edits/values/split.h"
#include "ui/curves/easing/curve_geometry.h"
#include "ui/curves/easing/curve_residue.h"
#include "ui/curves/easing/curve_text.h"
#include "ui/curves/easing/curve_view.h"
#include "ui/document/document.h"
#include "ui/document/locks/unlocked_keys.h"
#include "ui/document/shown_tracks.h"

#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>

#include <algorithm>
#include <cmath>

namespace odori {
namespace {

std::uint8_t held(double value)
{
    return std::uint8_t(std::clamp(std::lround(value), 0l, 127l));
}

} // namespace

CurveCommands::CurveCommands(Document& document, QObject* parent)
    : QObject(parent)
    , m_document(document)
{
}

void CurveCommands::change(
    mmd::CurveChannels channels, const mmd::CurveChange& change, const QString& text)
{
    editKeys(m_document, text,
        [&](const mmd::EditTarget& target) { return mmd::changeCurves(target, channels, change); });
}

void CurveCommands::preview(const mmd::CurveChange& change)
{
    previewKeys(m_document, [&](const mmd::EditTarget& target) {
        return mmd::changeCurves(target, m_channels, change);
    });
}

void CurveCommands::set(const mmd::BezierCurve& curve, const QString& text)
{
    editKeys(m_document, text,
        [&](const mmd::EditTarget& target) { return mmd::setCurves(target, m_channels, curve); });
}

void CurveCommands::setCoordinate(std::size_t index, double value)
{
    const auto set = [index, value](std::size_t, mmd::BezierCurve curve) {
        coordinateOf(curve, index) = held(value);
        return curve;
    };
    change(m_channels, set, tr("Change Curve"));
}

void CurveCommands::copy(std::optional<mmd::CurveChannels> channels)
{
    const auto curves =
        selectedCurves(m_document.scene(), m_document.selection(), channels.value_or(m_channels))
            .shared();
    if (curves.empty()) {
        emit said(tr("The selected keys have different curves. Select one key to copy its curve"));
        return;
    }
    QGuiApplication::clipboard()->setText(textOfCurves(curves));
    emit said(curves.size() == 1 ? tr("Copied %1").arg(textOfCurves(curves))
                                 : tr("Copied the curves of all channels"));
}

void CurveCommands::paste(std::optional<mmd::CurveChannels> channels)
{
    const auto curves = curvesOfText(QGuiApplication::clipboard()->text());
    if (curves.empty()) {
        emit said(tr("There is no curve on the clipboard"));
        return;
    }
    // If there are several lines, each channel has its own.
    const auto pasted = [&curves](std::size_t channel, const mmd::BezierCurve& curve) {
        return curves.size() == 1        ? curves.front()
               : channel < curves.size() ? curves[channel]
                                         : curve;
    };
    change(channels.value_or(m_channels), pasted, tr("Paste Curve"));
}

void CurveCommands::mirror()
{
    change(
        m_channels,
        [](std::size_t, const mmd::BezierCurve& curve) { return mmd::mirroredInTime(curve); },
        tr("Flip Curves"));
}

/// Whether all keys are locked, which it says.
bool CurveCommands::saidAllLocked(const UnlockedKeys& keys)
{
    if (keys.areAllLocked())
        emit said(keys.text());
    return keys.areAllLocked();
}

bool CurveCommands::apply(mmd::ShapedPatch shaped, const QString& text)
{
    if (shaped.patch.isEmpty())
        return false;
    m_document.apply(std::move(shaped.patch), text);
    return true;
}

void CurveCommands::smooth()
{
    const UnlockedKeys keys(m_document, m_document.selection());
    if (saidAllLocked(keys))
        return;
    const auto shaped = mmd::smoothKeys(keys.target(m_document.scene()), m_channels);
    apply(shaped, tr("Smooth Curves"));
    const QString rest = textOfResidue(shaped.residue);
    emit said(rest.isEmpty() ? tr("The speed does not jump at these keys")
                             : tr("Remaining speed jump: %1 per frame").arg(rest));
}

std::vector<mmd::TrackId> CurveCommands::selectedTracks() const
{
    const mmd::Selection& selection = m_document.selection();
    std::vector<mmd::TrackId> tracks = selection.tracks;
    for (const mmd::TrackKeys& each : selection.keys)
        tracks.push_back(each.track);
    std::erase_if(
        tracks, [this](const auto& track) { return m_document.shownTracks().isLocked(track); });
    std::sort(tracks.begin(), tracks.end());
    tracks.erase(std::unique(tracks.begin(), tracks.end()), tracks.end());
    return tracks;
}

void CurveCommands::insertKeys()
{
    insertKeysAt(m_document.currentKeyFrame());
}

void CurveCommands::insertKeysAt(std::uint32_t frame)
{
    const auto tracks = selectedTracks();
    const auto shaped = mmd::insertKeys(m_document.target(), tracks, std::span(&frame, 1));
    if (!apply(shaped, tr("Insert Keys"))) {
        emit said(tracks.empty() ? tr("Select the bones that get a key")
                                 : tr("There is already a key at frame %1").arg(frame));
        return;
    }
    const QString rest = textOfResidue(shaped.residue);
    emit said(rest.isEmpty() ? tr("Key at frame %1: the motion is the same").arg(frame)
                             : tr("Key at frame %1: the largest error is %2").arg(frame).arg(rest));
}

void CurveCommands::deleteKeys()
{
    const UnlockedKeys keys(m_document, m_document.selection());
    if (saidAllLocked(keys))
        return;
    const auto count = int(keys.keys().keyCount());
    const auto shaped = mmd::deleteKeysRefitted(keys.target(m_document.scene()));
    if (!apply(shaped, tr("Delete Keys and Keep the Motion"))) {
        emit said(tr("Select the keys to delete"));
        return;
    }
    const QString rest = textOfResidue(shaped.residue);
    emit said(rest.isEmpty()
                  ? tr("%n key(s) deleted: the motion is the same", nullptr, count)
                  : tr("%n key(s) deleted: the largest error is %1", nullptr, count).arg(rest));
}

void CurveCommands::beginGesture()
{
    m_document.beginGesture();
}

void CurveCommands::moveHandle(const HandleMove& move)
{
    preview([move](std::size_t, mmd::BezierCurve curve) {
        auto& x = coordinateOf(curve, std::size_t(move.index) * 2);
        auto& y = coordinateOf(curve, std::size_t(move.index) * 2 + 1);
        x = held(move.isNudge ? held(x) + move.delta.x() : move.position.x());
        y = held(move.isNudge ? held(y) + move.delta.y() : move.position.y());
        return curve;
    });
}

void CurveCommands::addToCoordinate(std::size_t index, double delta)
{
    preview([index, delta](std::size_t, mmd::BezierCurve curve) {
        auto& coordinate = coordinateOf(curve, index);
        coordinate = held(held(coordinate) + delta);
        return curve;
    });
}

void CurveCommands::endGesture(const QString& text)
{
    endKeysGesture(m_document, text);
}

void CurveCommands::cancelGesture()
{
    m_document.cancelGesture();
}

} // namespace odori
