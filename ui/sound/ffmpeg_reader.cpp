// SPDX-License-Identifier: MIT
#include "ui/sound/ffmpeg_reader.h"

#include "libmmd/base/file_io.h"
#include "ui/programs/ffmpeg_path.h"

#include <QtCore/QProcess>
#include <QtCore/QtEndian>

#include <algorithm>
#include <array>

namespace odori {
namespace {

constexpr int startMilliseconds = 10000;
constexpr int answerMilliseconds = 60000; ///< a file on a slow disk may take long
constexpr qint64 largestHead = 65536;
constexpr qsizetype longestReason = 200;

mmd::Error badFile(std::string reason)
{
    return {.code = mmd::ErrorCode::BadText, .field = std::move(reason)};
}

/// The last line that ffmpeg wrote, without the path.
QString lastLine(const QByteArray& messages, const QString& path)
{
    QString line = QString::fromUtf8(messages).trimmed().section(u'\n', -1).trimmed();
    for (const QString& name : {ffmpegFile(path), path})
        line.remove(name + QStringLiteral(": "));
    return line.left(longestReason);
}

/// `hasBegun`: ffmpeg gave the format.
std::string reasonOf(const QByteArray& messages, const QString& path, bool hasBegun)
{
    const QString line = lastLine(messages, path);
    const QString what = hasBegun ? QStringLiteral("ffmpeg failed")
                                  : QStringLiteral("ffmpeg cannot read it as a sound");
    return (line.isEmpty() ? what : QStringLiteral("%1 (%2)").arg(what, line)).toStdString();
}

/// ffmpeg writes the format AU: a head of big-endian numbers, then big-endian samples.
class FfmpegReader : public mmd::SoundReader {
public:
    ~FfmpegReader() override
    {
        m_process.kill();
        m_process.waitForFinished();
    }

    mmd::Result<void> open(const QString& program, const QString& path)
    {
        m_path = path;
        m_process.setStandardInputFile(QProcess::nullDevice());
        m_process.start(
            program, {QStringLiteral("-v"), QStringLiteral("error"), QStringLiteral("-nostdin"),
                         QStringLiteral("-i"), ffmpegFile(path), QStringLiteral("-map"),
                         QStringLiteral("0:a:0"), QStringLiteral("-af"),
                         QStringLiteral("aformat=channel_layouts=stereo|mono"),
                         QStringLiteral("-c:a"), QStringLiteral("pcm_s16be"), QStringLiteral("-f"),
                         QStringLiteral("au"), QStringLiteral("pipe:1")});
        if (!m_process.waitForStarted(startMilliseconds))
            return tl::unexpected(mmd::Error{
                .code = mmd::ErrorCode::ProgramFailed, .field = "ffmpeg: it cannot be started"});
        return readHead();
    }

    mmd::SoundFormat format() const override { return m_format; }
    std::uint64_t expectedFrames() const override { return 0; }

    mmd::Result<std::size_t> read(std::span<std::int16_t> samples) override
    {
        const qint64 wanted = qint64(samples.size()) * 2;
        const auto isEnough = waitFor(wanted);
        if (!isEnough)
            return tl::unexpected(isEnough.error());
        const std::size_t frameBytes = 2 * m_format.channels;
        const std::size_t frames =
            std::size_t(std::min(qint64(m_bytes.size()), wanted)) / frameBytes;
        const std::size_t count = frames * m_format.channels;
        qFromBigEndian<qint16>(m_bytes.constData(), qsizetype(count), samples.data());
        m_bytes.remove(0, qsizetype(count * 2));
        m_read += frames;
        if (m_read == 0 && wanted > 0)
            return tl::unexpected(badFile("it contains no sound"));
        return frames;
    }

private:
    mmd::Result<void> readHead()
    {
        constexpr qint64 headBytes = 24;
        const auto isThere = waitFor(headBytes);
        if (!isThere)
            return isThere;
        if (m_bytes.size() < headBytes)
            return tl::unexpected(badFile(reasonOf(m_messages, m_path, false)));
        const auto number = [&](int at) {
            return qFromBigEndian<quint32>(m_bytes.constData() + at * 4);
        };
        const quint32 offset = number(1);
        constexpr quint32 signature = 0x2E736E64, sixteenBits = 3;
        if (number(0) != signature || number(3) != sixteenBits || offset < headBytes ||
            offset > largestHead)
            return tl::unexpected(badFile("ffmpeg gives another format"));
        if (auto fits = mmd::checkSoundFormat(number(4), number(5)); !fits)
            return fits;
        if (number(5) > 2)
            return tl::unexpected(badFile("ffmpeg gives more than two channels"));
        m_format = {number(4), number(5)};
        if (auto rest = waitFor(offset); !rest)
            return rest;
        m_bytes.remove(0, offset);
        return {};
    }

    /// Until there are `wanted` bytes, or all that will come.
    mmd::Result<void> waitFor(qint64 wanted)
    {
        while (m_bytes.size() < wanted) {
            const bool isRunning = m_process.state() != QProcess::NotRunning;
            if (isRunning && m_process.bytesAvailable() == 0 &&
                !m_process.waitForReadyRead(answerMilliseconds) &&
                m_process.state() != QProcess::NotRunning)
                return tl::unexpected(badFile("ffmpeg does not answer"));
            const QByteArray more = m_process.readAllStandardOutput();
            m_messages = (m_messages + m_process.readAllStandardError()).right(4096);
            m_bytes += more;
            if (more.isEmpty() && !isRunning)
                return checkEnd();
        }
        return {};
    }

    mmd::Result<void> checkEnd()
    {
        if (m_process.exitStatus() == QProcess::CrashExit)
            return tl::unexpected(badFile("the program ffmpeg was ended"));
        if (m_process.exitCode() != 0)
            return tl::unexpected(badFile(reasonOf(m_messages, m_path, m_format.rate > 0)));
        return {};
    }

    QProcess m_process;
    QString m_path;
    QByteArray m_bytes, m_messages;
    mmd::SoundFormat m_format;
    std::uint64_t m_read = 0;
};

} // namespace

mmd::Result<std::unique_ptr<mmd::SoundReader>> openWithFfmpeg(const std::filesystem::path& path)
{
    const auto program = ffmpegPath();
    if (!program)
        return tl::unexpected(program.error());
    auto reader = std::make_unique<FfmpegReader>();
    if (auto opened = reader->open(*program, QString::fromStdString(mmd::utf8FromPath(path)));
        !opened)
        return tl::unexpected(opened.error());
    return reader;
}

} // namespace odori
