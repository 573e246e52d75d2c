// SPDX-License-Identifier: MIT
#include "ui/sound/device_sink.h"

#include <QtCore/QElapsedTimer>
#include <QtCore/QIODevice>
#include <QtCore/QTimer>
#include <QtMultimedia/QAudioDevice>
#include <QtMultimedia/QAudioFormat>
#include <QtMultimedia/QAudioSink>
#include <QtMultimedia/QMediaDevices>

#include <algorithm>
#include <mutex>
#include <utility>
#include <vector>

namespace odori {
namespace {

constexpr int tickMilliseconds = 5;
constexpr int bufferMilliseconds = 120;
/// A device that does not play for so long is gone: PulseAudio says nothing when it ends a stream.
constexpr qint64 silentMilliseconds = 4000;
constexpr std::uint32_t lowestRate = 8000, highestRate = 192000;

QAudioFormat formatOf(mmd::SoundFormat format)
{
    QAudioFormat result;
    result.setSampleRate(int(format.rate));
    result.setChannelCount(int(format.channels));
    result.setSampleFormat(QAudioFormat::Int16);
    return result;
}

} // namespace

/// The device in its thread. It writes to the device instead of being asked: with PulseAudio, a
/// QAudioSink that asks may stop for ever after a gap, when less than its period is free.
class DeviceThread : public QObject {
public:
    explicit DeviceThread(DeviceSink& owner)
        : m_owner(owner)
        , m_timer(this)
    {
        m_timer.setTimerType(Qt::PreciseTimer);
        m_timer.setInterval(tickMilliseconds);
        connect(&m_timer, &QTimer::timeout, this, [this] { tick(); });
    }

    bool start(mmd::SoundFormat format, AudioSource& source)
    {
        const QAudioDevice device = QMediaDevices::defaultAudioOutput();
        if (device.isNull())
            return false;
        m_source = &source;
        m_format = format;
        m_sink = std::make_unique<QAudioSink>(device, formatOf(format));
        m_sink->setBufferSize(qsizetype(frameBytes() * format.rate * bufferMilliseconds / 1000));
        m_device = m_sink->start();
        if (!m_device || m_sink->error() != QAudio::NoError) {
            stop();
            return false;
        }
        {
            const std::scoped_lock lock(m_mutex);
            m_frames = m_given = 0.0;
            m_time.start();
            m_isRunning = true;
        }
        m_moved.start();
        m_block.resize(std::size_t(m_sink->bufferSize()) / 2 + format.channels);
        m_timer.start();
        tick();
        return true;
    }

    void stop()
    {
        m_timer.stop();
        if (m_sink)
            m_sink->reset(); // drops what it has: stop() would play it to its end
        m_sink.reset();
        m_device = nullptr;
        m_source = nullptr;
        const std::scoped_lock lock(m_mutex);
        m_isRunning = false;
    }

    /// From any thread: the device's clock, and since it was read, the machine's.
    double framesPlayed() const
    {
        const std::scoped_lock lock(m_mutex);
        if (!m_isRunning)
            return m_last;
        const double since = m_isMoving ? double(m_time.nsecsElapsed()) * 1e-9 : 0.0;
        const double limit = 0.05; // the device's thread may have to wait for the processor
        const double now = m_frames + std::min(since, limit) * m_format.rate;
        m_last = std::max(m_last, std::min(now, m_given));
        return m_last;
    }

    void forget()
    {
        const std::scoped_lock lock(m_mutex);
        m_last = 0.0;
    }

private:
    std::size_t frameBytes() const { return 2 * m_format.channels; }

    void tick()
    {
        if (m_sink->state() == QAudio::StoppedState || m_sink->bytesFree() < 0) {
            fail();
            return;
        }
        const auto frames = std::min(
            std::size_t(m_sink->bytesFree()) / frameBytes(), m_block.size() / m_format.channels);
        if (frames > 0) {
            m_source->fill(std::span(m_block).first(frames * m_format.channels));
            const qint64 bytes = qint64(frames * frameBytes());
            const char* data = reinterpret_cast<const char*>(m_block.data()); // NOLINT
            for (qint64 done = 0; done < bytes;) {
                const qint64 written = m_device->write(data + done, bytes - done);
                if (written <= 0)
                    break; // the next tick finds out why
                done += written;
            }
        }
        const double played = double(m_sink->processedUSecs()) * 1e-6 * m_format.rate;
        {
            const std::scoped_lock lock(m_mutex);
            m_given += double(frames);
            m_isMoving = played > m_frames;
            if (m_isMoving)
                m_moved.restart();
            m_frames = std::max(m_frames, played);
            m_time.restart();
        }
        if (m_moved.hasExpired(silentMilliseconds))
            fail();
    }

    void fail()
    {
        stop();
        emit m_owner.failed();
    }

    DeviceSink& m_owner;
    QTimer m_timer;
    AudioSource* m_source = nullptr;
    std::unique_ptr<QAudioSink> m_sink;
    QIODevice* m_device = nullptr;
    std::vector<std::int16_t> m_block;
    QElapsedTimer m_moved; ///< since the device's clock moved
    mmd::SoundFormat m_format;
    mutable std::mutex m_mutex; ///< guards what follows
    QElapsedTimer m_time;       ///< since m_frames was read
    double m_frames = 0.0, m_given = 0.0;
    mutable double m_last = 0.0; ///< what was said
    bool m_isMoving = false, m_isRunning = false;
};

DeviceSink::DeviceSink(QObject* parent)
    : AudioSink(parent)
    , m_device(std::make_unique<DeviceThread>(*this))
{
    m_device->moveToThread(&m_thread);
    m_thread.setObjectName(QStringLiteral("sound"));
}

DeviceSink::~DeviceSink()
{
    stop();
    m_thread.quit();
    m_thread.wait();
}

std::uint32_t DeviceSink::rateFor(std::uint32_t rate) const
{
    return std::clamp(rate, lowestRate, highestRate);
}

bool DeviceSink::start(mmd::SoundFormat format, AudioSource& source)
{
    if (!m_thread.isRunning())
        m_thread.start(QThread::TimeCriticalPriority);
    stop();
    m_device->forget();
    bool isStarted = false;
    QMetaObject::invokeMethod(
        m_device.get(), [&] { isStarted = m_device->start(format, source); },
        Qt::BlockingQueuedConnection);
    return isStarted;
}

void DeviceSink::stop()
{
    if (m_thread.isRunning())
        QMetaObject::invokeMethod(
            m_device.get(), [this] { m_device->stop(); }, Qt::BlockingQueuedConnection);
}

double DeviceSink::framesPlayed() const
{
    return m_device->framesPlayed();
}

} // namespace odori
