// SPDX-License-Identifier: MIT
#include "app/cli/render/render_options.h"

#include "app/cli/command.h"
#include "app/cli/output.h"
#include "ui/film/files/picture_files.h"
#include "ui/messages/shown_name.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QFileInfo>

namespace odori::cli {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("odori::cli", text);
}

QString fromUtf8(const std::string& text)
{
    return QString::fromStdString(text);
}

QString extensionOfOutput(const RenderOptions& options)
{
    return QFileInfo(fromUtf8(options.output)).suffix().toLower();
}

/// ".mp4 .mov"
QString dotted(const char* extensions)
{
    return u'.' + QString::fromLatin1(extensions).replace(u' ', QStringLiteral(" ."));
}

QString seriesExample()
{
    return QStringLiteral("frame_%05d.png");
}

QString seriesProblem(const RenderOptions& options)
{
    if (!film::SeriesName::from(options.output))
        return tr("%1 needs one number in its file name, as in %2")
            .arg(shownPath(fromUtf8(options.output)), seriesExample());
    if (!options.codec.empty() || options.quality || !options.effort.empty())
        return tr("--codec, --quality and --effort are for films; PNG files have none of them");
    if (!options.sound.empty() || options.soundOffset)
        return tr("a series of pictures has no sound");
    return {};
}

QString codecProblem(const RenderOptions& options, const film::FilmCodec& codec)
{
    const QString extension = extensionOfOutput(options);
    const QString name = QString::fromLatin1(codec.name);
    if (!film::fits(codec, extension))
        return tr("a .%1 file cannot hold %2; it needs one of %3")
            .arg(extension, name, dotted(codec.containers));
    if (options.transparent && !codec.alphaContainers)
        return tr("%1 has no transparency; use vp9, prores or ffv1, or PNG files").arg(name);
    if (options.transparent && !film::hasAlpha(codec, extension))
        return tr("a .%1 file loses the transparency of %2; it needs one of %3")
            .arg(extension, name, dotted(codec.alphaContainers));
    if (options.quality && codec.mostQuality == 0)
        return tr("%1 has no --quality").arg(name);
    if (options.quality && (*options.quality < 0 || *options.quality > codec.mostQuality))
        return tr("the --quality of %1 is 0 (the best) to %2").arg(name).arg(codec.mostQuality);
    const film::PictureLook look = lookOf(options);
    if (codec.needsEvenSize && (look.width % 2 != 0 || look.height % 2 != 0))
        return tr("%1 needs an even width and height").arg(name);
    return {};
}

QString filmProblem(const RenderOptions& options)
{
    if (isStandardOutput(options.output))
        return tr("a film cannot be written to the standard output");
    if (film::isSeries(fromUtf8(options.output)))
        return seriesProblem(options);
    const QString extension = extensionOfOutput(options);
    if (!film::isFilmExtension(extension))
        return tr("%1: a film is written as .mp4, .mov, .mkv or .webm, pictures as %2")
            .arg(shownPath(fromUtf8(options.output)), seriesExample());
    if (options.depth != 8)
        return tr("--depth 16 is for PNG files");
    const film::FilmCodec* codec = codecOf(options);
    if (!codec)
        return tr("a .%1 file has no transparency; use .webm, .mov or .mkv, or PNG files")
            .arg(extension);
    return codecProblem(options, *codec);
}

} // namespace

const film::FilmCodec* codecOf(const RenderOptions& options)
{
    return options.codec.empty() ? film::usualCodec(extensionOfOutput(options), options.transparent)
                                 : film::findCodec(fromUtf8(options.codec));
}

QString renderProblem(const RenderOptions& options)
{
    if (options.model.empty())
        return tr("MODEL is required");
    if (options.output.empty())
        return tr("--output is required");
    if (const QString nameless = namelessOutput(options.output); !nameless.isEmpty())
        return nameless;
    if (!options.range.empty())
        return filmProblem(options);
    if (film::isFilmExtension(extensionOfOutput(options)))
        return tr("%1 is a film; --range says which frames it has")
            .arg(shownPath(fromUtf8(options.output)));
    return {};
}

} // namespace odori::cli
