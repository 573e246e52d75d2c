// SPDX-License-Identifier: MIT
#include "ui/dialogs/film/film_texts.h"

#include "ui/dialogs/film/film_dialog.h"
#include "ui/dialogs/film/film_queue_window.h"
#include "ui/messages/messages.h"
#include "ui/messages/shown_name.h"

#include <QtCore/QFileInfo>
#include <QtCore/QLocale>
#include <QtCore/QStringList>
#include <QtCore/QUrl>
#include <QtGui/QDesktopServices>

namespace odori {

QString nameOf(const film::QueuedFilm& film)
{
    // "%%" in the name of a series is a single one.
    QString name = shownFileName(film.output);
    if (film::isSeries(film.output))
        name.replace(QStringLiteral("%%"), QStringLiteral("%"));
    return name;
}

QString durationText(qint64 milliseconds)
{
    const qint64 seconds = (milliseconds + 500) / 1000;
    const auto two = [](qint64 number) {
        return QStringLiteral("%1").arg(number, 2, 10, QLatin1Char('0'));
    };
    const qint64 hours = seconds / 3600;
    const qint64 minutes = seconds / 60 % 60;
    return hours > 0 ? QStringLiteral("%1:%2:%3").arg(hours).arg(two(minutes), two(seconds % 60))
                     : QStringLiteral("%1:%2").arg(minutes).arg(two(seconds % 60));
}

QString stateText(const film::QueuedFilm& film)
{
    switch (film.state) {
    case film::QueuedFilm::State::Waiting:
        return FilmQueueWindow::tr("waiting");
    case film::QueuedFilm::State::Running: {
        const int percent = int(film.share * 100.0);
        if (film.share <= 0.0)
            return FilmQueueWindow::tr("preparing");
        return film.millisLeft ? FilmQueueWindow::tr("%1 %, %2 left", "as in: 42 %, 1:20 left")
                                     .arg(percent)
                                     .arg(durationText(*film.millisLeft))
                               : FilmQueueWindow::tr("%1 %").arg(percent);
    }
    case film::QueuedFilm::State::Done:
        return FilmQueueWindow::tr("done");
    case film::QueuedFilm::State::Cancelled:
        return FilmQueueWindow::tr("cancelled");
    case film::QueuedFilm::State::Failed:
        return FilmQueueWindow::tr("failed");
    }
    return {};
}

namespace {

/// What of the scene will not be in a film: drafts, and models whose eye is closed. Empty if
/// nothing.
QString leftOutText(const mmd::Scene& scene)
{
    auto drafts = int(scene.cameraDrafts.size());
    int hidden = 0;
    for (const mmd::Actor& actor : scene.actors) {
        drafts += int(actor.drafts.size());
        hidden += actor.visible ? 0 : 1;
    }
    QStringList sentences;
    if (drafts > 0)
        sentences += FilmDialog::tr(
            "%n draft(s) will not be in the film; register them first.", nullptr, drafts);
    if (hidden > 0)
        sentences += FilmDialog::tr(
            "%n model(s) will not be in the film: their eye in the panel Models is closed.",
            nullptr, hidden);
    return sentences.join(u' ');
}

} // namespace

QString summaryText(const std::optional<film::FilmFrames>& frames, const mmd::Scene& scene)
{
    QStringList sentences;
    if (frames)
        sentences += FilmDialog::tr("%n picture(s), %1 s.", nullptr, int(frames->count()))
                         .arg(QLocale().toString(frames->duration(), 'f', 1));
    if (const QString missing = leftOutText(scene); !missing.isEmpty())
        sentences += missing;
    return sentences.join(u' ');
}

QString soundText(const mmd::SceneSound& sound)
{
    return sound.path.empty()
               ? FilmDialog::tr("S&ound of the scene (none)")
               : FilmDialog::tr("S&ound: %1")
                     .arg(menuText(shownFileName(QString::fromStdString(sound.path))));
}

QString noFfmpegText(const mmd::Error& error)
{
    if (error.code == mmd::ErrorCode::ProgramMissing)
        return FilmDialog::tr("Only pictures can be made, because the program ffmpeg was not "
                              "found. Install it to make films.");
    return FilmDialog::tr("Only pictures can be made, because ffmpeg does not work: %1")
        .arg(QString::fromStdString(error.field));
}

QString failureText(const film::QueuedFilm& film)
{
    return film.failure ? sentence(film.failure->error, QString::fromStdString(film.failure->path))
                        : QString();
}

void openFilm(const film::QueuedFilm& film)
{
    QDesktopServices::openUrl(QUrl::fromLocalFile(film.file));
}

void openFolderOf(const film::QueuedFilm& film)
{
    QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(film.file).absolutePath()));
}

} // namespace odori
