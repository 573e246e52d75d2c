// SPDX-License-Identifier: MIT
#pragma once

#include <QtWidgets/QWidget>

class QScrollArea;

namespace odori {

class Document;
class ValueCanvas;
class ValueChannelList;
class ValueTrackList;
class WaveformStrip;

/// The graph of the selected tracks with the lists of the tracks and of their channels: evaluated
/// values over time, keys and handles.
class ValueView : public QWidget {
    Q_OBJECT
public:
    explicit ValueView(Document& document, QWidget* parent = nullptr);

    [[nodiscard]] ValueCanvas& canvas() { return *m_canvas; }
    /// The sound above the graph.
    [[nodiscard]] WaveformStrip& soundStrip() { return *m_strip; }
    [[nodiscard]] ValueTrackList& tracks() { return *m_tracks; }
    [[nodiscard]] ValueChannelList& channels() { return *m_channels; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void showChannels();

    QScrollArea* m_side; ///< both lists
    ValueChannelList* m_channels;
    ValueCanvas* m_canvas;
    WaveformStrip* m_strip;
    ValueTrackList* m_tracks;
};

} // namespace odori
