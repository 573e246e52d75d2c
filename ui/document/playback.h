// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/clock.h"
#include "ui/document/document.h"

#include <QtCore/QObject>
#include <QtCore/QTimer>

namespace odori {

/// Plays the document: moves its current frame on by the clock, 30 frames a second times the speed,
/// fractional, so that the display is interpolated whatever its rate. Playing goes on from wherever
/// the frame is put meanwhile.
class Playback : public QObject {
    Q_OBJECT
public:
    explicit Playback(Document& document, QObject* parent = nullptr);
    /// Goes by another clock than the machine's.
    Playback(Document& document, Clock clock, QObject* parent = nullptr);

    /// Another clock from now on.
    void setClock(Clock clock);

    [[nodiscard]] bool isPlaying() const { return m_timer.isActive(); }
    [[nodiscard]] bool isLooping() const { return m_loop; }
    [[nodiscard]] double speed() const { return m_speed; }

public slots:
    /// From the current frame; from the first frame of the play range when it stands at the end.
    void play();
    /// Stops on a whole frame.
    void stop();
    void toggle();
    void setLooping(bool loop);
    /// 1 is real time; held to 0.01 .. 100.
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
    double m_shownFrame = 0.0; ///< the document's, unless someone else moved it
    double m_speed = 1.0;
    bool m_loop = true;
};

} // namespace odori
