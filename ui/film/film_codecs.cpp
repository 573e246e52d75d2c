// SPDX-License-Identifier: MIT
#include "ui/film/film_codecs.h"

#include <algorithm>
#include <array>

namespace odori::film {
namespace {

constexpr std::array codecs{
    FilmCodec{"h264", "H.264", "libx264", "mp4 mov mkv", "yuv420p", nullptr, nullptr, 18, 51, true},
    FilmCodec{"h265", "H.265", "libx265", "mp4 mov mkv", "yuv420p", nullptr, nullptr, 22, 51, true},
    FilmCodec{"vp9", "VP9", "libvpx-vp9", "webm mkv mp4", "yuv420p", "yuva420p", "webm mkv", 28, 63,
        false},
    FilmCodec{"av1", "AV1", "libsvtav1 libaom-av1", "webm mkv mp4", "yuv420p", nullptr, nullptr, 30,
        63, true},
    FilmCodec{"prores", "ProRes 4444", "prores_ks", "mov mkv", "yuv444p10le", "yuva444p10le",
        "mov mkv", 0, 0, true},
    FilmCodec{"ffv1", "FFV1 (lossless)", "ffv1", "mkv", "bgr0", "bgra", "mkv", 0, 0, false},
};

QStringList words(const char* text)
{
    return QString::fromLatin1(text).split(u' ');
}

/// The word of `medium`, `fast` and `slow` for this effort.
QString ofEffort(EncoderEffort effort, const char* fast, const char* medium, const char* slow)
{
    return QString::fromLatin1(effort == EncoderEffort::Fast     ? fast
                               : effort == EncoderEffort::Medium ? medium
                                                                 : slow);
}

QStringList effortArguments(const QString& encoder, EncoderEffort effort)
{
    if (encoder == QStringLiteral("libx264") || encoder == QStringLiteral("libx265"))
        return {QStringLiteral("-preset"), ofEffort(effort, "veryfast", "medium", "slow")};
    if (encoder == QStringLiteral("libsvtav1"))
        return {QStringLiteral("-preset"), ofEffort(effort, "10", "8", "5")};
    if (encoder == QStringLiteral("libvpx-vp9"))
        return {QStringLiteral("-deadline"), ofEffort(effort, "realtime", "good", "good"),
            QStringLiteral("-cpu-used"), ofEffort(effort, "7", "3", "1"), QStringLiteral("-row-mt"),
            QStringLiteral("1")};
    if (encoder == QStringLiteral("libaom-av1"))
        return {QStringLiteral("-cpu-used"), ofEffort(effort, "8", "6", "4"),
            QStringLiteral("-row-mt"), QStringLiteral("1")};
    return {};
}

} // namespace

std::span<const FilmCodec> filmCodecs()
{
    return codecs;
}

const FilmCodec* findCodec(const QString& id)
{
    const auto found = std::find_if(codecs.begin(), codecs.end(),
        [&](const FilmCodec& each) { return id == QLatin1String(each.id); });
    return found == codecs.end() ? nullptr : &*found;
}

bool fits(const FilmCodec& codec, const QString& extension)
{
    return words(codec.containers).contains(extension);
}

bool hasAlpha(const FilmCodec& codec, const QString& extension)
{
    return codec.alphaContainers && words(codec.alphaContainers).contains(extension);
}

const FilmCodec* usualCodec(const QString& extension, bool transparent)
{
    if (extension == QStringLiteral("webm"))
        return findCodec(QStringLiteral("vp9"));
    const auto found = std::find_if(codecs.begin(), codecs.end(), [&](const FilmCodec& each) {
        return fits(each, extension) && (!transparent || hasAlpha(each, extension));
    });
    return found == codecs.end() ? nullptr : &*found;
}

bool isFilmExtension(const QString& extension)
{
    return std::any_of(
        codecs.begin(), codecs.end(), [&](const FilmCodec& each) { return fits(each, extension); });
}

QString encoderOf(const FfmpegProgram& program, const FilmCodec& codec)
{
    for (const QString& each : words(codec.encoders))
        if (program.has(each))
            return each;
    return {};
}

std::vector<const FilmCodec*> possibleCodecs(const FfmpegProgram& program)
{
    std::vector<const FilmCodec*> possible;
    for (const FilmCodec& each : codecs)
        if (!encoderOf(program, each).isEmpty())
            possible.push_back(&each);
    return possible;
}

QStringList pictureArguments(
    const FilmCodec& codec, const QString& encoder, const EncoderWish& wish)
{
    const QString format = QString::fromLatin1(
        wish.transparent && codec.alphaFormat ? codec.alphaFormat : codec.format);
    QStringList arguments;
    if (format.startsWith(QStringLiteral("yuv"))) {
        // What players expect of films in HD; without it ffmpeg converts as for old television.
        const QString matrix = QStringLiteral("bt709");
        arguments << QStringLiteral("-vf")
                  << QStringLiteral("scale=out_color_matrix=bt709:out_range=tv:flags=bilinear,"
                                    "format=") +
                         format
                  << QStringLiteral("-colorspace") << matrix << QStringLiteral("-color_primaries")
                  << matrix << QStringLiteral("-color_trc") << matrix
                  << QStringLiteral("-color_range") << QStringLiteral("tv");
    } else {
        arguments << QStringLiteral("-pix_fmt") << format;
    }
    arguments << QStringLiteral("-c:v") << encoder << effortArguments(encoder, wish.effort);
    if (codec.mostQuality > 0)
        arguments << QStringLiteral("-crf")
                  << QString::number(
                         std::clamp(wish.quality.value_or(codec.quality), 0, codec.mostQuality));
    if (encoder == QStringLiteral("libvpx-vp9") || encoder == QStringLiteral("libaom-av1"))
        arguments << QStringLiteral("-b:v") << QStringLiteral("0"); // the quality alone counts
    if (encoder == QStringLiteral("libx265"))
        arguments << QStringLiteral("-tag:v") << QStringLiteral("hvc1") // Apple's players need it
                  << QStringLiteral("-x265-params") << QStringLiteral("log-level=error");
    if (encoder == QStringLiteral("prores_ks"))
        arguments << QStringLiteral("-profile:v") << QStringLiteral("4444");
    return arguments;
}

QStringList containerArguments(const QString& extension)
{
    if (extension == QStringLiteral("mkv"))
        return {QStringLiteral("-f"), QStringLiteral("matroska")};
    if (extension == QStringLiteral("webm"))
        return {QStringLiteral("-f"), QStringLiteral("webm")};
    return {
        QStringLiteral("-movflags"), QStringLiteral("+faststart"), QStringLiteral("-f"), extension};
}

QStringList soundArguments(const QString& extension)
{
    // 48 kHz everywhere: a block of AAC is then as long as a picture at most, whatever the file
    // has.
    QStringList arguments{QStringLiteral("-ar"), QStringLiteral("48000")};
    if (extension == QStringLiteral("webm"))
        return arguments << QStringLiteral("-c:a") << QStringLiteral("libopus")
                         << QStringLiteral("-b:a") << QStringLiteral("192k");
    if (extension == QStringLiteral("mkv")) // Matroska cannot say the delay of AAC
        return arguments << QStringLiteral("-c:a") << QStringLiteral("flac")
                         << QStringLiteral("-sample_fmt") << QStringLiteral("s16");
    return arguments << QStringLiteral("-c:a") << QStringLiteral("aac") << QStringLiteral("-b:a")
                     << QStringLiteral("256k");
}

QString soundDelayFilter(const QString& extension)
{
    // libopus has a delay of 312 samples at 48 kHz.
    return extension == QStringLiteral("webm") ? QStringLiteral("asetpts=PTS+0.0065/TB")
                                               : QString();
}

} // namespace odori::film
