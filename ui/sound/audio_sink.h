// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/sound/sound_reader.h"

#include <QtCore/QObject>
#include <QtCore/QString>

#include <cstdint>
#include <span>

namespace odori {

/// Gives a device its samples.
class AudioSource {
public:
    AudioSource() = default;
    AudioSource(const AudioSource&) = delete;
    AudioSource& operator=(const AudioSource&) = delete;
    virtual ~AudioSource() = default;

    /// Fills all of `samples`: whole sound frames, 16 bits. Called in the device's thread:
    /// allocates nothing, waits for nothing.
    virtual void fill(std::span<std::int16_t> samples) noexcept = 0;
};

/// A device that plays sound; a test has one of its own. All functions are for one thread.
class AudioSink : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// The sample rate that the device takes, as near as possible to `rate`.
    [[nodiscard]] virtual std::uint32_t rateFor(std::uint32_t rate) const = 0;
    /// Starts to ask `source`, which must live until stop(). False without a device.
    [[nodiscard]] virtual bool start(mmd::SoundFormat format, AudioSource& source) = 0;
    /// After it the source is not asked any more. What the device has is dropped.
    virtual void stop() = 0;
    /// Sound frames that were heard since start(), by the device's clock; of those that the source
    /// gave. Never decreasing.
    [[nodiscard]] virtual double framesPlayed() const = 0;

signals:
    /// The device is gone, or does not take sound any more. Then framesPlayed() does not change.
    void failed();
};

} // namespace odori
