// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/clock.h"
#include "ui/document/document.h"

#include <QtCore/QObject>
#include <QtCore/QTimer>

namespace odori {

/// Plays the document: changes its current frame by the clock, 30 frames per second times the
/// speed. The current frame is not rounded, so that the display is interpolated at any rate. If
/// other code sets the frame, playback continues from there.
class Playback : public QObject {
    Q_OBJECT
public:
    explicit Playback(Document& document, QObject* parent = nullptr);
    /// `clock` replaces the machine's clock.
    Playback(Document& document, Clock clock, QObject* parent = nullptr);

    /// Sets another clock.
    void setClock(Clock clock);
    /// Shows the next frame as soon as the last one is painted, without the limit of 62 a second.
    /// For measurements.
    void setUncapped();

    [[nodiscard]] bool isPlaying() const { return m_timer.isActive(); }
    [[nodiscard]] bool isLooping() const { return m_loop; }
    [[nodiscard]] double speed() const { return m_speed; }

public slots:
    /// Starts at the current frame, or at the first frame of the play range if the current frame is
    /// at its end.
    void play();
    /// Stops on a whole frame.
    void stop();
    void toggle();
    void setLooping(bool loop);
    /// 1 is real time; clamped to 0.01 .. 100.
    void setSpeed(double factor);

signals:
    void playingChanged(bool playing);

private:
    void advance();
    void restartFrom(double frame);
    void show(double frame);

    Document& m_document;
    QTimer m_timer;
    Clock m_clock;
    double m_startSeconds = 0.0;
    double m_startFrame = 0.0;
    double m_shownFrame = 0.0; ///< the last frame that this object set
    double m_speed = 1.0;
    bool m_loop = true;
};

} // namespace odori
