// SPDX-License-Identifier: MIT
#pragma once

#include "ui/curves/graph/drags/scale_box.h"
#include "ui/curves/graph/value_drag.h"
#include "ui/curves/graph/value_handles.h"
#include "ui/curves/graph/value_painter.h"
#include "ui/curves/graph_options.h"
#include "ui/timeline/playhead_follow.h"

#include <QtCore/QBasicTimer>
#include <QtWidgets/QWidget>

namespace odori {

class Document;

/// The graph itself: ruler, lines, keys and handles, and the strip with the easing of rotations.
/// Paints only the visible part. Mouse and keys make selections and gestures of the document.
class ValueCanvas : public QWidget {
    Q_OBJECT
public:
    explicit ValueCanvas(Document& document, QWidget* parent = nullptr);
    ~ValueCanvas() override;

    [[nodiscard]] Document& document() const { return m_document; }
    [[nodiscard]] const ValueGraph& graph() const { return m_graph; }
    [[nodiscard]] const ValueAxes& axes() const { return m_axes; }
    void setAxes(const ValueAxes& axes);

    /// The areas of the graph and of the strip of easing (empty if no rotation is shown), in widget
    /// pixels.
    [[nodiscard]] QRect graphArea() const;
    [[nodiscard]] QRect stripArea() const;
    /// The line that keyboard commands change.
    [[nodiscard]] const std::optional<GraphLine>& activeLine() const { return m_active; }
    void setActiveLine(const GraphLine& line);
    void setActiveChannel(mmd::KeyNumber channel);
    void setMuted(mmd::ChannelSet muted);
    /// Keys of tracks that can no longer be edited here are deselected.
    void setLook(std::size_t track, const TrackLook& look);
    /// Draws only this track, or if `alsoOthers` also those that are solo already.
    void setSolo(std::size_t track, bool solo, bool alsoOthers = false);
    /// For a new window.
    void setLooks(const TrackLooks& looks);
    /// Shows and unlocks all tracks, and ends solo.
    void resetLooks();

    [[nodiscard]] const GraphOptions& options() const { return m_options; }
    void setOptions(const GraphOptions& options);

    [[nodiscard]] const DragRules& rules() const { return m_rules; }
    void setRules(const DragRules& rules);

    /// The next drag of the left button is a rectangle that then fills the graph.
    void setZoomingToBox(bool on);
    [[nodiscard]] bool isZoomingToBox() const { return m_isZoomingToBox; }
    /// `fitAll` shows the whole motion. `fitSelection` shows the selected keys, or the whole motion
    /// without a selection.
    void fitAll();
    void fitSelection();
    /// Pixels on each side of the fitted range: the numbers of the axes are beside it.
    [[nodiscard]] double sideMargin() const;

    /// The track whose rotation the strip shows: the active line's track, or a track with selected
    /// keys if that one has none.
    [[nodiscard]] std::optional<std::size_t> stripTrack() const;

    /// The height of a number of a line, and the number at a height.
    [[nodiscard]] double y(const GraphLine& line, double value) const;
    [[nodiscard]] double valueAt(const GraphLine& line, double y) const;
    [[nodiscard]] ValueScale scaleOf(const GraphLine& line) const
    {
        return m_graph.scaleOf(m_axes, line);
    }
    /// The position of a line's value at a frame, as evaluated.
    [[nodiscard]] QPointF positionOf(const GraphLine& line, double frame) const;
    /// The position of progress 0..127 in the strip.
    [[nodiscard]] double stripY(double progress) const;
    [[nodiscard]] QPointF positionOf(const GraphHandle& handle) const;
    /// Handles of the segments beside the selected keys, in the graph and in the strip.
    [[nodiscard]] const std::vector<GraphHandle>& handles() const;
    /// The box around the selected keys; none if it is off, or if there is nothing to scale.
    [[nodiscard]] const std::optional<ScaleBox>& scaleBox() const;
    /// The text of a value, with its unit.
    [[nodiscard]] static QString valueText(mmd::KeyNumber channel, double value);
    [[nodiscard]] static QString channelName(mmd::KeyNumber channel);
    /// The name of a bone or morph, or of the camera.
    [[nodiscard]] static QString nameOf(const mmd::TrackId& track);

    /// A message of a gesture, shown until it ends; empty: none.
    void setMessage(const QString& message);
    [[nodiscard]] const QString& message() const { return m_message; }
    /// The text in the corner: the change by the drag, or the object under the mouse if there is no
    /// drag.
    [[nodiscard]] QString readout() const;
    /// The value of the active line at the current frame, for screen readers.
    [[nodiscard]] QString spokenText() const;

public slots:
    /// Whether the graph follows the current frame during playback.
    void setPlaying(bool playing) { m_follow.isPlaying = playing; }
    void setFollowing(bool following) { m_follow.isWanted = following; }

signals:
    /// The shown frames may have changed.
    void timeChanged();
    /// Tracks or channels were added, removed, muted or given another look, or the active line
    /// changed.
    void channelsChanged();
    /// Rules or options changed.
    void rulesChanged();
    void menuRequested(const QPoint& position);

protected:
    bool event(QEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;
    void timerEvent(QTimerEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    /// Nobody sees what a drag does in a closed panel: it is cancelled.
    void hideEvent(QHideEvent* event) override;

private:
    /// The view to show after its samples are ready.
    enum class Fit { None, Values, All };

    void updateScene();
    void updateFrame();
    void chooseActiveLine();
    void changed();
    void layOutAxes();
    void sampleSome(int milliseconds);
    [[nodiscard]] double wholeLength() const;
    void fitValues(double first, double last);
    void applyFit();
    [[nodiscard]] double lastVisibleFrame() const;

    void pressLeft(const ValuePointer& pointer);
    void endDrag(bool keep);
    void hover(const QPointF& at);
    [[nodiscard]] bool isOwnKey(const QKeyEvent& event) const;
    void nudge(const QKeyEvent& event);
    [[nodiscard]] bool isOwnInDrag(const QKeyEvent& event) const;
    void typeInDrag(const QKeyEvent& event);

    void paintRuler(QPainter& painter) const;
    void paintLabels(QPainter& painter) const;
    void paintLineNames(QPainter& painter) const;
    [[nodiscard]] QRectF nameBox(const GraphLine& line, const QString& name, double x) const;
    void paintAxisNumbers(QPainter& painter, mmd::Quantity quantity, bool isRight) const;
    [[nodiscard]] mmd::Quantity gridQuantityShown() const;
    void paintHandles(QPainter& painter) const;
    void paintStrip(QPainter& painter) const;
    void paintStripName(QPainter& painter) const;
    void paintCurrentFrame(QPainter& painter) const;
    void paintReadout(QPainter& painter) const;
    void paintMessage(QPainter& painter) const;

    Document& m_document;
    ValueGraph m_graph;
    ValueAxes m_axes;
    ValuePainter m_painter;
    QImage m_image;
    bool m_isImageValid = false;
    std::optional<GraphLine> m_active;
    mmd::TrackId m_activeTrack;
    ValueDragPtr m_drag;
    std::unique_ptr<ValueDrag> m_nudge; ///< of the keyboard, while its key is pressed
    ValuePointer m_pointer;
    DragRules m_rules;
    GraphOptions m_options;
    bool m_isMouseInside = false;
    PlayheadFollow m_follow;
    QString m_message;
    QBasicTimer m_sampling;
    Fit m_fit = Fit::All;
    bool m_showsAll = true; ///< shows new tracks completely
    mutable std::vector<GraphHandle> m_handles;
    mutable std::optional<ScaleBox> m_box;
    mutable bool m_areHandlesKnown = false; ///< and the box
    bool m_isZoomingToBox = false;
};

} // namespace odori
