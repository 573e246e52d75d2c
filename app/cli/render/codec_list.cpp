// SPDX-License-Identifier: MIT
#include "app/cli/render/codec_list.h"

#include "app/cli/command.h"
#include "ui/film/film_codecs.h"

#include <QtCore/QCoreApplication>

#include <iostream>

namespace odori::cli {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("odori::cli", text);
}

QString dotted(const char* extensions)
{
    return u'.' + QString::fromLatin1(extensions).replace(u' ', QStringLiteral(" ."));
}

/// "h264     H.264, .mp4 .mov .mkv, --quality 0 to 51 (18), by libx264"
QString lineOf(const film::FilmCodec& codec, const QString& encoder)
{
    QStringList parts{QString::fromLatin1(codec.name), dotted(codec.containers)};
    if (codec.mostQuality > 0)
        parts += tr("--quality 0 to %1 (%2)").arg(codec.mostQuality).arg(codec.quality);
    if (codec.alphaContainers)
        parts += tr("--transparent in %1").arg(dotted(codec.alphaContainers));
    parts += encoder.isEmpty() ? tr("not in the installed ffmpeg") : tr("by %1").arg(encoder);
    constexpr int column = 8;
    return QString::fromLatin1(codec.id).leftJustified(column) + parts.join(QStringLiteral(", "));
}

} // namespace

int listCodecs()
{
    const auto program = film::findFfmpeg();
    if (!program)
        return refuse(program.error());
    std::cout << program->path.toStdString() << '\n';
    for (const film::FilmCodec& each : film::filmCodecs())
        std::cout << lineOf(each, film::encoderOf(*program, each)).toStdString() << '\n';
    return done;
}

} // namespace odori::cli
