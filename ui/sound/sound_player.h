// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/sound/cached_sound.h"
#include "ui/document/sound/sound_clock.h"
#include "ui/sound/audio_sink.h"
#include "ui/sound/sound_feeder.h"

#include <QtCore/QObject>
#include <QtCore/QString>
#include <QtCore/QTimer>

#include <functional>
#include <memory>
#include <optional>

namespace odori {

/// Plays a decoded sound along the time of a scene, in seconds from its frame 0.
///
/// While it plays, position() is what is heard, by the clock of the sound device. Without a device,
/// and after it has vanished, it is the time of the machine's clock: everything but the sound
/// works.
class SoundPlayer : public QObject, public SoundClock {
    Q_OBJECT
public:
    /// Returns seconds from any start; never decreasing.
    using WallClock = std::function<double()>;

    /// `clock` is used without a device.
    SoundPlayer(std::unique_ptr<AudioSink> sink, WallClock clock,
        SoundFeeder::Feeding feeding = SoundFeeder::Feeding::InThread, QObject* parent = nullptr);
    ~SoundPlayer() override;

    /// Stops; nothing is played without a sound.
    void setSound(std::optional<mmd::CachedSound> sound);
    [[nodiscard]] bool hasSound() const { return m_feeder != nullptr; }

    /// The scene's time at which the sound begins; may be negative.
    void setOffset(double seconds);
    [[nodiscard]] double offset() const { return m_offset; }
    /// 0 is silent, 1 is the volume of the file; clamped to 0 .. 4.
    void setVolume(double volume);
    [[nodiscard]] double volume() const { return m_volume; }
    void setMuted(bool muted);
    [[nodiscard]] bool isMuted() const { return m_isMuted; }
    void setLoop(std::optional<Range> loop) override;
    /// Clamped to 0.25 .. 2; the pitch is kept.
    void setSpeed(double speed) override;
    [[nodiscard]] bool canPlay(double speed) const override;
    [[nodiscard]] double speed() const { return m_speed; }

    void play(double seconds) override;
    void stop() override;
    [[nodiscard]] bool isPlaying() const { return m_isPlaying; }
    /// The time that is heard now; after stop() the last one.
    [[nodiscard]] double position() const override;
    /// Whether a device plays now.
    [[nodiscard]] bool hasDevice() const { return m_hasDevice; }

    /// While it does not play: plays a short piece from `seconds`, so that moving the current frame
    /// is heard.
    void scrub(double seconds);

    /// Fills the queue; only with Feeding::OnDemand.
    void feed();

signals:
    /// A sentence for people, once: there is no sound device, or it vanished.
    void deviceMissing(const QString& sentence);

private:
    [[nodiscard]] SoundPlan planFrom(double seconds) const;
    /// Plays the plan, on the device, which is started if it does not run. False without a device.
    bool startWith(const SoundPlan& plan, double speed);
    void stopDevice();
    void restartAt(double seconds);
    void setGain();
    void deviceFailed();
    void sayOnce(const QString& sentence);

    std::unique_ptr<AudioSink> m_sink;
    WallClock m_clock;
    SoundFeeder::Feeding m_feeding;
    std::unique_ptr<SoundFeeder> m_feeder; ///< null without a sound
    QTimer m_scrubEnd;
    double m_rate = 0.0; ///< sound frames per second of the file
    double m_offset = 0.0, m_volume = 1.0, m_speed = 1.0;
    std::optional<Range> m_loop;
    bool m_isMuted = false, m_isPlaying = false;
    bool m_hasDevice = false; ///< the device runs
    bool m_isSaid = false;
    double m_start = 0.0;      ///< scene's time where playing started
    double m_startClock = 0.0; ///< m_clock() then
};

} // namespace odori
