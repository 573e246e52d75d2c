// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

namespace odori {

/// A sound that plays along the scene. While it plays, its position is the clock of playback
/// (ui/sound/sound_player.h). Times are seconds from the scene's frame 0.
class SoundClock {
public:
    /// `end` is not part of the range.
    struct Range {
        double first = 0.0, end = 0.0;
        bool operator==(const Range&) const = default;
    };

    SoundClock() = default;
    SoundClock(const SoundClock&) = delete;
    SoundClock& operator=(const SoundClock&) = delete;
    virtual ~SoundClock() = default;

    /// Whether there is a sound that can be played at this speed (1: its own).
    [[nodiscard]] virtual bool canPlay(double speed) const = 0;
    /// Repeats a range without a gap; none, or an empty one: plays on.
    virtual void setLoop(std::optional<Range> loop) = 0;
    virtual void setSpeed(double speed) = 0;
    /// Plays from `seconds`, also when it is playing.
    virtual void play(double seconds) = 0;
    virtual void stop() = 0;
    /// The time that is heard now.
    [[nodiscard]] virtual double position() const = 0;
};

} // namespace odori
