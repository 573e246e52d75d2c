// SPDX-License-Identifier: MIT
#pragma once

#include "ui/sound/audio_sink.h"

#include <QtCore/QThread>

#include <memory>

namespace odori {

class DeviceThread;

/// The system's default sound device, through Qt Multimedia. It is asked from a thread of its own,
/// so a window that is busy does not interrupt the sound.
class DeviceSink : public AudioSink {
    Q_OBJECT
public:
    explicit DeviceSink(QObject* parent = nullptr);
    ~DeviceSink() override;

    [[nodiscard]] std::uint32_t rateFor(std::uint32_t rate) const override;
    [[nodiscard]] bool start(mmd::SoundFormat format, AudioSource& source) override;
    void stop() override;
    [[nodiscard]] double framesPlayed() const override;

private:
    QThread m_thread;
    std::unique_ptr<DeviceThread> m_device; ///< lives in m_thread
};

} // namespace odori
