// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QProcess>
#include <QtCore/QString>
#include <QtCore/QStringList>
#include <QtGui/QImage>

#include <cmath>
#include <vector>

/// What the installed ffmpeg and ffprobe say about films.
namespace odori::test {

/// The standard output of a program.
[[nodiscard]] inline QByteArray outputOf(const QString& program, const QStringList& arguments)
{
    QProcess process;
    process.start(program, arguments);
    process.waitForFinished(120000);
    return process.readAllStandardOutput();
}

/// ffprobe's answer, a line "name=value" for each entry. `stream`: "v:0" or "a:0".
[[nodiscard]] inline QStringList probedFilm(
    const QString& path, const QString& stream, const QString& entries)
{
    const QByteArray answer = outputOf(QStringLiteral("ffprobe"),
        {QStringLiteral("-v"), QStringLiteral("error"), QStringLiteral("-count_frames"),
            QStringLiteral("-select_streams"), stream, QStringLiteral("-show_entries"), entries,
            QStringLiteral("-of"), QStringLiteral("default=noprint_wrappers=1"), path});
    return QString::fromUtf8(answer).split(u'\n', Qt::SkipEmptyParts);
}

/// All pictures of a film, in RGBA.
[[nodiscard]] inline std::vector<QImage> filmPictures(const QString& path, QSize size)
{
    const QByteArray data = outputOf(QStringLiteral("ffmpeg"),
        {QStringLiteral("-v"), QStringLiteral("error"), QStringLiteral("-i"), path,
            QStringLiteral("-vsync"), QStringLiteral("passthrough"), QStringLiteral("-f"),
            QStringLiteral("rawvideo"), QStringLiteral("-pix_fmt"), QStringLiteral("rgba"),
            QStringLiteral("-")});
    std::vector<QImage> pictures;
    const qsizetype bytes = qsizetype(size.width()) * size.height() * 4;
    for (qsizetype at = 0; at + bytes <= data.size(); at += bytes)
        pictures.push_back(QImage(reinterpret_cast<const uchar*>(data.constData()) + at,
            size.width(), size.height(), QImage::Format_RGBA8888)
                               .copy());
    return pictures;
}

/// The mean difference of the brightness of two pictures, 0 to 255; they have one size. Films have
/// their colours at a quarter of the resolution.
[[nodiscard]] inline double pictureDifference(const QImage& one, const QImage& other)
{
    if (one.size() != other.size() || one.isNull())
        return 1e9;
    double sum = 0.0;
    for (int y = 0; y < one.height(); ++y)
        for (int x = 0; x < one.width(); ++x)
            sum += std::abs(qGray(one.pixel(x, y)) - qGray(other.pixel(x, y)));
    return sum / one.width() / one.height();
}

/// A WAV file of silence with a click at each full second, mono, 8000 Hz.
[[nodiscard]] inline QByteArray clickSound(int seconds)
{
    constexpr int rate = 8000;
    QByteArray data(rate * seconds * 2, '\0');
    for (int second = 0; second < seconds; ++second)
        for (int at = 0; at < 80; ++at)
            data[(second * rate + at) * 2 + 1] = at % 2 == 0 ? 96 : -96;
    QByteArray head(
        "RIFF....WAVEfmt \x10\0\0\0\1\0\1\0\x40\x1f\0\0\x80\x3e\0\0\2\0\x10\0data....", 44);
    const auto number = [&](int at, qint64 value) {
        for (int byte = 0; byte < 4; ++byte)
            head[at + byte] = char(value >> (8 * byte));
    };
    number(4, 36 + data.size());
    number(40, data.size());
    return head + data;
}

/// The seconds of a film at which such clicks are heard, and the loudest value of 32767.
struct HeardClicks {
    std::vector<double> seconds;
    int loudest = 0;
};
[[nodiscard]] inline HeardClicks clicksOf(const QString& path)
{
    const QByteArray data = outputOf(QStringLiteral("ffmpeg"),
        {QStringLiteral("-v"), QStringLiteral("error"), QStringLiteral("-i"), path,
            QStringLiteral("-vn"), QStringLiteral("-f"), QStringLiteral("s16le"),
            QStringLiteral("-ac"), QStringLiteral("1"), QStringLiteral("-ar"),
            QStringLiteral("8000"), QStringLiteral("-")});
    HeardClicks heard;
    for (qsizetype at = 0; at + 1 < data.size(); at += 2) {
        const int value = qint16(quint8(data[at]) | quint8(data[at + 1]) << 8);
        const double second = double(at) / 2 / 8000;
        heard.loudest = std::max(heard.loudest, std::abs(value));
        if (std::abs(value) > 1500 &&
            (heard.seconds.empty() || second - heard.seconds.back() > 0.2))
            heard.seconds.push_back(second);
    }
    return heard;
}

} // namespace odori::test
