// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/document.h"

#include <QtCore/QElapsedTimer>
#include <QtCore/QObject>
#include <QtCore/QTimer>

namespace odori {

/// Plays the document: moves its current frame on by the clock, 30 frames a second times the speed,
/// fractional, so that the display is interpolated whatever its rate.
class Playback : public QObject {
    Q_OBJECT
public:
    explicit Playback(Document& document, QObject* parent = nullptr);

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
    void setSpeed(double factor);

signals:
    void playingChanged(bool playing);

private:
    void advance();

    Document& m_document;
    QTimer m_timer;
    QElapsedTimer m_clock;
    double m_startFrame = 0.0;
    double m_speed = 1.0;
    bool m_loop = true;
};

} // namespace odori
