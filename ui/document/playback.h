// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/clock.h"
#include "ui/document/document.h"
#include "ui/document/sound/sound_clock.h"

#include <QtCore/QObject>
#include <QtCore/QTimer>

#include <optional>

namespace odori {

/// Plays the document: changes its current frame by a clock, 30 frames per second times the speed.
/// The clock is that of the sound, if there is one, otherwise the machine's; if the display is too
/// slow, frames are left out. The current frame is not rounded, so that the display is interpolated
/// at any rate, except in MMD's steps. If other code sets the frame, playback continues from there.
class Playback : public QObject {
    Q_OBJECT
public:
    explicit Playback(Document& document, QObject* parent = nullptr);
    /// `clock` replaces the machine's clock.
    Playback(Document& document, Clock clock, QObject* parent = nullptr);

    /// Sets another clock.
    void setClock(Clock clock);
    /// The sound that is played along, or null. It is not owned: take it away before it is deleted.
    void setSound(SoundClock* sound);
    /// Tells playback that a sound was opened or closed, or was moved.
    void soundChanged();
    /// Shows the next frame as soon as the last one is painted, without the limit of 62 a second.
    /// For measurements.
    void setUncapped();

    [[nodiscard]] bool isPlaying() const { return m_timer.isActive(); }
    [[nodiscard]] bool isLooping() const { return m_loop; }
    [[nodiscard]] double speed() const { return m_speed; }
    [[nodiscard]] bool isStepped() const { return m_isStepped; }
    [[nodiscard]] bool isReturning() const { return m_isReturning; }
    /// Plays some frames instead of the play range, from `first`, until it stops; with a loop,
    /// again and again. Stops at once unless `last` is after `first`.
    void playFrames(std::uint32_t first, std::uint32_t last);

public slots:
    /// Starts at the current frame, or at the first frame of the play range if the current frame is
    /// at its end.
    void play();
    /// Stops on a whole frame, or where it was started (setReturning).
    void stop();
    /// Plays the frames of the selected keys, from the first to the last one.
    void playSelection();
    void toggle();
    void setLooping(bool loop);
    /// 1 is real time; clamped to 0.01 .. 100. The sound is only heard from 0.25 to 2.
    void setSpeed(double factor);
    /// Shows whole frames only, as MMD does.
    void setStepped(bool stepped);
    /// Whether it goes back to the frame where it was started when it stops, also at its end.
    void setReturning(bool returning);

signals:
    void playingChanged(bool playing);

private:
    struct PlayRange {
        double first, last;
    };

    [[nodiscard]] PlayRange range() const;
    void start();
    void advance();
    void restartFrom(double frame);
    void show(double frame);
    /// Gives the sound the range that is repeated.
    void loopSound();
    /// The frame now: of the sound, or of the clock.
    [[nodiscard]] double frameNow() const;

    Document& m_document;
    QTimer m_timer;
    Clock m_clock;
    SoundClock* m_sound = nullptr;
    std::optional<PlayRange> m_frames; ///< instead of the scene's play range
    double m_startSeconds = 0.0;
    double m_startFrame = 0.0;
    double m_shownFrame = 0.0;  ///< the last frame that this object set
    double m_returnFrame = 0.0; ///< where it was started
    double m_speed = 1.0;
    bool m_loop = true;
    bool m_followsSound = false; ///< since restartFrom()
    bool m_isStepped = false, m_isReturning = false;
};

} // namespace odori
