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
struct HandleMove;

/// What the curve editor does to the selected keys, without its widgets. Each call is one undo
/// step, or none where nothing changes; between beginGesture() and endGesture() previews are.
class CurveCommands : public QObject {
    Q_OBJECT
public:
    explicit CurveCommands(Document& document, QObject* parent = nullptr);

    /// Those that are edited: bit n, channel n.
    void setChannels(mmd::CurveChannels channels) { m_channels = channels; }

    void set(const mmd::BezierCurve& curve, const QString& text);
    void setCoordinate(std::size_t index, double value);
    /// To the clipboard, where the keys share it: the curve of `channels`, else of the chosen ones,
    /// or one for each.
    void copy(std::optional<mmd::CurveChannels> channels = std::nullopt);
    /// To `channels`, else to the chosen ones. Several curves are one for each channel.
    void paste(std::optional<mmd::CurveChannels> channels = std::nullopt);
    void mirror();
    /// Curves that go through the keys without a jump of speed, and what of it is left.
    void smooth();
    /// Keys of the selected tracks at the current frame or another, and keys taken out, without
    /// changing the motion more than they say.
    void insertKeys();
    void insertKeysAt(std::uint32_t frame);
    void deleteKeys();

    void beginGesture();
    void moveHandle(const HandleMove& move);
    void addToCoordinate(std::size_t index, double delta);
    void endGesture(const QString& text);
    void cancelGesture();

signals:
    /// What came of it, in a sentence.
    void said(const QString& text);

private:
    void change(mmd::CurveChannels channels, const mmd::CurveChange& change, const QString& text);
    void preview(const mmd::CurveChange& change);
    bool apply(mmd::ShapedPatch shaped, const QString& text);
    [[nodiscard]] std::vector<mmd::TrackId> selectedTracks() const;

    Document& m_document;
    mmd::CurveChannels m_channels = mmd::allCurveChannels;
};

} // namespace odori
