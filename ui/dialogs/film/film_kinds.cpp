// SPDX-License-Identifier: MIT
#include "ui/dialogs/film/film_kinds.h"

#include "ui/film/files/picture_files.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QStringList>

namespace odori {
namespace {

QString text(const char* source)
{
    return QCoreApplication::translate("odori::FilmDialog", source);
}

/// The length of the folder with its slash.
qsizetype folderLength(const QString& path)
{
    return path.lastIndexOf(u'/') + 1;
}

FilmKind kindOf(const film::FilmCodec& codec)
{
    const auto name = QString::fromLatin1(codec.name);
    FilmKind kind{.id = QLatin1String(codec.id), .name = name, .codec = &codec};
    const QString film = text(QT_TRANSLATE_NOOP("odori::FilmDialog", "%1 film"));
    for (const QString& each : QString::fromLatin1(codec.containers).split(u' '))
        kind.files.append({film.arg(each.toUpper()), u'.' + each});
    return kind;
}

FilmKind series(const char* id, const char* name, bool isDeep)
{
    return {.id = QLatin1String(id),
        .name = text(name),
        .isDeep = isDeep,
        .files = {{text(QT_TRANSLATE_NOOP("odori::FilmDialog", "PNG pictures")),
            QStringLiteral(".png")}}};
}

} // namespace

std::vector<FilmKind> filmKinds(const film::FfmpegProgram* program)
{
    std::vector<FilmKind> kinds;
    if (program)
        for (const film::FilmCodec* codec : film::possibleCodecs(*program))
            kinds.push_back(kindOf(*codec));
    kinds.push_back(
        series("png8", QT_TRANSLATE_NOOP("odori::FilmDialog", "PNG pictures, 8 bit"), false));
    kinds.push_back(
        series("png16", QT_TRANSLATE_NOOP("odori::FilmDialog", "PNG pictures, 16 bit"), true));
    return kinds;
}

QString withKindOf(const QString& path, const FilmKind& kind, bool transparent)
{
    if (path.size() == folderLength(path)) // no file name
        return path;
    QList<FileKind> files = kind.files;
    if (transparent && kind.codec)
        files.removeIf(
            [&](const FileKind& each) { return !film::hasAlpha(*kind.codec, each.ending.mid(1)); });
    if (files.isEmpty())
        files = kind.files;
    qsizetype own = 0;
    for (qsizetype at = 0; at < files.size(); ++at)
        if (path.endsWith(files[at].ending, Qt::CaseInsensitive))
            own = at;
    // The extensions of all kinds are replaced.
    for (const film::FilmCodec& codec : film::filmCodecs())
        files += kindOf(codec).files;
    files.append({{}, QStringLiteral(".png")});
    QString whole = withEnding(path, files, own);
    const qsizetype folder = folderLength(whole);
    if (!kind.isSeries()) {
        // The name of a series is no name for a film.
        QString film = whole.mid(folder);
        if (film::SeriesName::from(film.toStdString()))
            film.remove(QStringLiteral("_%05d")).replace(QStringLiteral("%%"), QStringLiteral("%"));
        return whole.left(folder) + film;
    }
    QString name = whole.mid(folder);
    if (!film::SeriesName::from(name.toStdString())) {
        name.chop(4); // ".png"
        name.replace(u'%', QStringLiteral("%%"));
        name += QStringLiteral("_%05d.png");
    }
    return whole.left(folder) + name;
}

QString outputOf(const QString& path, const FilmKind& kind)
{
    if (!kind.isSeries())
        return path;
    const qsizetype folder = folderLength(path);
    return path.left(folder).replace(u'%', QStringLiteral("%%")) + path.mid(folder);
}

} // namespace odori
