// SPDX-License-Identifier: MIT
#include "app/film/film_commands.h"

#include "app/bundled/sample.h"
#include "app/commands/commands.h"
#include "app/main_window.h"
#include "libmmd/base/guarded.h"
#include "ui/dialogs/film/film_dialog.h"
#include "ui/dialogs/film/film_queue_window.h"
#include "ui/dialogs/film/film_texts.h"
#include "ui/dialogs/film/picture_dialog.h"
#include "ui/dialogs/plain_box.h"
#include "ui/document/files/project.h"
#include "ui/document/files/saved_state.h"
#include "ui/document/scene_drafts.h"
#include "ui/messages/messages.h"
#include "ui/viewport/viewport.h"

#include <QtConcurrent/QtConcurrentRun>
#include <QtCore/QFutureWatcher>
#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>
#include <QtWidgets/QStatusBar>
#include <QtWidgets/QToolButton>

namespace odori {
namespace {

QString fileOf(const Document& document)
{
    const QString project = document.project().path();
    return project.isEmpty() ? document.saved().motionPath() : project;
}

FilmSource sourceOf(MainWindow& window)
{
    const Viewport& viewport = window.viewport();
    FilmSource source;
    source.scene = window.document().scene();
    source.lastPlayed = window.document().lastPlayed();
    source.freeView = viewport.camera().freeView();
    source.isFreeView = !viewport.camera().isScenes();
    const ViewBackground& background = viewport.background();
    if (background.kind() == ViewBackground::Kind::Colour) {
        const QColor colour = background.colour();
        source.colour = glm::vec3(colour.redF(), colour.greenF(), colour.blueF());
    }
    if (background.kind() == ViewBackground::Kind::Picture && background.picture())
        source.picture = std::make_shared<const mmd::Image>(*background.picture());
    source.video = background.videoPath();
    if (const auto shown = background.shownVideo())
        source.picture = std::shared_ptr<const mmd::Image>(shown, &shown->image);
    source.selfShadow = viewport.isSelfShadowShown();
    source.physics = window.physics().mode() != PhysicsMode::Off;
    const Stage& stage = viewport.stage();
    source.textureBudget = stage.textureBudget();
    for (const mmd::Actor& actor : source.scene.actors)
        if (auto folder = stage.textureFolder(actor.id); !folder.empty())
            source.textureFolders.emplace(actor.id, std::move(folder));
    source.view = viewport.size() * viewport.devicePixelRatioF();
    source.file = outsideSample(fileOf(window.document()));
    return source;
}

film::ShownMoment momentOf(MainWindow& window)
{
    film::ShownMoment moment;
    Document& document = window.document();
    PosedActors& actors = window.viewport().stage().actors();
    actors.prepare();
    for (const mmd::Actor& actor : document.scene().actors)
        if (const mmd::Pose* pose = actors.shownPose(actor.id))
            moment.poses.emplace(actor.id, *pose);
    moment.light = document.sceneDrafts().shownLight();
    moment.shadow = document.sceneDrafts().shownShadow();
    return moment;
}

film::FilmQueue& queueOf(MainWindow& window)
{
    return window.session().films();
}

void sayEnded(MainWindow& window, int id)
{
    const film::QueuedFilm* film = queueOf(window).find(id);
    if (!film)
        return;
    using enum film::QueuedFilm::State;
    MessageBar& bar = window.messageBar();
    if (film->state == Failed) {
        bar.show(MessageBar::Kind::Error, failureText(*film));
    } else if (film->state == Done) {
        QStringList lines;
        for (const mmd::Warning& warning : film->warnings)
            lines.append(sentence(warning));
        bar.show(MessageBar::Kind::Note, MainWindow::tr("%1 is finished.").arg(nameOf(*film)),
            lines.join(u'\n'));
        bar.offer(window.commands().action("file.films"));
    }
}

} // namespace

void makeFilm(MainWindow& window)
{
    window.playback().stop();
    film::FilmQueue& queue = queueOf(window);
    FilmDialog dialog(sourceOf(window), &window);
    dialog.setUsed([&queue](const QString& output) { return queue.writes(output); });
    if (dialog.exec() == QDialog::Accepted)
        queue.add(dialog.job());
}

void showFilms(MainWindow& window)
{
    auto* films = window.findChild<FilmQueueWindow*>();
    if (!films)
        films = new FilmQueueWindow(queueOf(window), &window);
    films->show();
    films->raise();
    films->activateWindow();
}

void savePicture(MainWindow& window)
{
    window.playback().stop();
    const Viewport& viewport = window.viewport();
    PictureDialog dialog(sourceOf(window), momentOf(window), viewport.camera().shown(), &window);
    if (dialog.exec() == QDialog::Accepted)
        window.messageBar().show(
            MessageBar::Kind::Note, MainWindow::tr("The picture was saved: %1").arg(dialog.path()));
}

film::StillPicture shownPicture(MainWindow& window)
{
    return stillPicture(sourceOf(window), momentOf(window), window.viewport().camera().shown());
}

void copyPicture(MainWindow& window)
{
    film::StillPicture still = shownPicture(window);
    const QSize view = window.viewport().size() * window.viewport().devicePixelRatioF();
    still.look.width = view.width();
    still.look.height = view.height();
    using Drawn = std::shared_ptr<mmd::Result<film::Picture>>; // QFuture copies its result
    auto* watcher = new QFutureWatcher<Drawn>(&window);
    QObject::connect(watcher, &QFutureWatcherBase::finished, &window, [watcher, &window] {
        watcher->deleteLater();
        const Drawn drawn = watcher->result();
        if (!*drawn) {
            window.messageBar().show(MessageBar::Kind::Error, sentence(drawn->error()));
            return;
        }
        const auto& image = std::get<mmd::Image>(**drawn);
        const QImage copied(image.rgba.data(), int(image.width), int(image.height),
            qsizetype(image.width) * 4, QImage::Format_RGBA8888);
        QGuiApplication::clipboard()->setImage(copied.copy());
        window.document().say(MainWindow::tr("The picture is in the clipboard."));
    });
    watcher->setFuture(QtConcurrent::run([still] {
        return std::make_shared<mmd::Result<film::Picture>>(
            mmd::guarded([&] { return film::drawPicture(still); }));
    }));
}

bool mayStopFilms(MainWindow& window)
{
    film::FilmQueue& queue = queueOf(window);
    if (queue.unfinished() == 0)
        return true;
    const auto answer = PlainBox::ask(
        &window, {PlainBox::Question, MainWindow::tr("Films"),
                     MainWindow::tr("%n film(s) are not finished. Quit and stop making them?",
                         nullptr, queue.unfinished()),
                     PlainBox::Yes | PlainBox::No, PlainBox::No});
    if (answer != PlainBox::Yes)
        return queue.unfinished() == 0;
    queue.cancelAll();
    return true;
}

void setUpFilms(MainWindow& window)
{
    film::FilmQueue& queue = queueOf(window);
    auto* button = new QToolButton(&window);
    button->setObjectName(QStringLiteral("films"));
    button->setAutoRaise(true);
    button->setToolTip(MainWindow::tr("The films that are being made"));
    button->setAccessibleName(button->toolTip());
    // The bar counts hidden widgets, too. It must not grow when a film begins.
    button->setMaximumHeight(button->fontMetrics().height() + 2);
    window.statusBar()->addPermanentWidget(button);
    const auto show = [button, &queue] {
        const film::QueuedFilm* film = queue.running();
        button->setVisible(film);
        if (film)
            button->setText(MainWindow::tr("%1: %2", "as in: dance.mp4: 42 %, 1:20 left")
                                .arg(nameOf(*film), stateText(*film)));
    };
    show();
    QObject::connect(button, &QToolButton::clicked, &window, [&window] { showFilms(window); });
    QObject::connect(&queue, &film::FilmQueue::changed, button, show);
    QObject::connect(&queue, &film::FilmQueue::progressed, button, show);
    QObject::connect(
        &queue, &film::FilmQueue::ended, &window, [&window](int id) { sayEnded(window, id); });
}

} // namespace odori
