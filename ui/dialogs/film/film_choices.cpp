// SPDX-License-Identifier: MIT
#include "ui/dialogs/film/film_choices.h"

#include "ui/film/picture_look.h"

#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtCore/QSettings>
#include <QtCore/QStandardPaths>

#include <algorithm>

namespace odori {
namespace {

/// Reads the values of one group.
class Stored {
public:
    explicit Stored(const QString& group) { m_file.beginGroup(group); }

    [[nodiscard]] QString text(const char* key, const QString& usual) const
    {
        return m_file.value(QLatin1String(key), usual).toString();
    }
    [[nodiscard]] bool isOn(const char* key, bool usual) const
    {
        return m_file.value(QLatin1String(key), usual).toBool();
    }
    /// `usual` if it is no number, or not in the range.
    [[nodiscard]] int number(const char* key, int least, int usual, int most) const
    {
        bool isNumber = false;
        const int value = m_file.value(QLatin1String(key)).toInt(&isNumber);
        return isNumber && value >= least && value <= most ? value : usual;
    }

private:
    QSettings m_file;
};

QString qualityKey(const char* codec)
{
    return QStringLiteral("quality-") + QLatin1String(codec);
}

FilmChoices read(const QString& group, FilmChoices choices)
{
    const Stored stored(group);
    choices.kind = stored.text("kind", choices.kind);
    choices.folder = stored.text("folder", {});
    choices.width =
        stored.number("width", FilmChoices::leastSize, choices.width, FilmChoices::mostSize);
    choices.height =
        stored.number("height", FilmChoices::leastSize, choices.height, FilmChoices::mostSize);
    choices.fps = stored.number("fps", 1, choices.fps, 240);
    choices.samples = stored.number("samples", 1, choices.samples, film::PictureLook::mostSamples);
    choices.blur = stored.number("blur", 1, choices.blur, film::PictureLook::mostBlur);
    choices.range = FilmRange(
        stored.number("range", int(FilmRange::PlayRange), int(choices.range), int(FilmRange::Own)));
    constexpr int mostFrame = 1'000'000;
    choices.ownFirst = stored.number("own-first", 0, 0, mostFrame);
    choices.ownLast = stored.number("own-last", 0, 0, mostFrame);
    choices.transparent = stored.isOn("transparent", choices.transparent);
    choices.sound = stored.isOn("sound", choices.sound);
    choices.effort = film::EncoderEffort(stored.number("effort", int(film::EncoderEffort::Fast),
        int(choices.effort), int(film::EncoderEffort::Slow)));
    for (const film::FilmCodec& codec : film::filmCodecs())
        if (codec.mostQuality > 0)
            choices.qualities[QLatin1String(codec.id)] = stored.number(
                qualityKey(codec.id).toLatin1().constData(), 0, codec.quality, codec.mostQuality);
    return choices;
}

void write(const QString& group, const FilmChoices& choices)
{
    QSettings file;
    file.beginGroup(group);
    const auto set = [&](const char* key, const QVariant& value) {
        file.setValue(QLatin1String(key), value);
    };
    set("kind", choices.kind);
    set("folder", choices.folder);
    set("width", choices.width);
    set("height", choices.height);
    set("fps", choices.fps);
    set("samples", choices.samples);
    set("blur", choices.blur);
    set("range", int(choices.range));
    set("own-first", choices.ownFirst);
    set("own-last", choices.ownLast);
    set("transparent", choices.transparent);
    set("sound", choices.sound);
    set("effort", int(choices.effort));
    for (const auto& [codec, quality] : choices.qualities)
        set(qualityKey(codec.toLatin1().constData()).toLatin1().constData(), quality);
}

} // namespace

FilmChoices storedFilmChoices()
{
    return read(QStringLiteral("film"), {});
}

void storeFilmChoices(const FilmChoices& choices)
{
    write(QStringLiteral("film"), choices);
}

FilmChoices storedPictureChoices()
{
    FilmChoices usual;
    usual.kind = QStringLiteral("png8");
    return read(QStringLiteral("picture"), usual);
}

void storePictureChoices(const FilmChoices& choices)
{
    write(QStringLiteral("picture"), choices);
}

QString usualFilmPath(const QString& file, const QString& folder, const QString& name)
{
    const auto isUsable = [](const QString& path) {
        const QFileInfo info(path);
        return !path.isEmpty() && info.isDir() && info.isWritable();
    };
    const QFileInfo info(file);
    QString chosen = folder;
    if (!isUsable(chosen))
        chosen = file.isEmpty() ? QString() : info.absolutePath();
    if (!isUsable(chosen))
        chosen = QStandardPaths::writableLocation(QStandardPaths::MoviesLocation);
    if (!isUsable(chosen))
        chosen = QDir::homePath();
    return QDir::toNativeSeparators(
        QDir(chosen).filePath(file.isEmpty() ? name : info.completeBaseName()));
}

} // namespace odori
