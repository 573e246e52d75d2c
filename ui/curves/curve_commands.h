// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/values/curves.h"
#include "libmmd/scene/edits/values/motion_residue.h"

#include <QtCore/QObject>
#include <QtCore/QString>

#include <optional>

namespace mmd {
struct ShapedPatch;
}

namespace odori {

class Document;
class UnlockedKeys;
struct HandleMove;

/// The edits of the curve editor, without its widgets. Each call is one undo step, or none if
/// nothing changes; between beginGesture() and endGesture() the calls are previews.
class CurveCommands : public QObject {
    Q_OBJECT
public:
    explicit CurveCommands(Document& document, QObject* parent = nullptr);

    /// The edited channels: bit n is channel n.
    void setChannels(mmd::CurveChannels channels) { m_channels = channels; }

    void set(const mmd::BezierCurve& curve, const QString& text);
    void setCoordinate(std::size_t index, double value);
    /// Copies curves to the clipboard if the keys share them: the curve of `channels`, or of the
    /// chosen channels if `channels` is empty, or one curve for each channel.
    void copy(std::optional<mmd::CurveChannels> channels = std::nullopt);
    /// Pastes to `channels`, or to the chosen channels if `channels` is empty. If the clipboard has
    /// several curves, each channel gets its own.
    void paste(std::optional<mmd::CurveChannels> channels = std::nullopt);
    void mirror();
    /// Bends curves so that the speed does not jump at the keys; reports the remaining error.
    void smooth();
    /// Inserts keys of the selected tracks at the current or another frame, or deletes keys. The
    /// motion does not change, except for the remaining error, which is reported.
    void insertKeys();
    void insertKeysAt(std::uint32_t frame);
    void deleteKeys();

    void beginGesture();
    void moveHandle(const HandleMove& move);
    void addToCoordinate(std::size_t index, double delta);
    void endGesture(const QString& text);
    void cancelGesture();

signals:
    /// The result of a command, in a sentence.
    void said(const QString& text);

private:
    void change(mmd::CurveChannels channels, const mmd::CurveChange& change, const QString& text);
    void preview(const mmd::CurveChange& change);
    bool saidAllLocked(const UnlockedKeys& keys);
    bool apply(mmd::ShapedPatch shaped, const QString& text);
    [[nodiscard]] std::vector<mmd::TrackId> selectedTracks() const;

    Document& m_document;
    mmd::CurveChannels m_channels = mmd::allCurveChannels;
};

} // namespace odori
