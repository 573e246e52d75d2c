// SPDX-License-Identifier: MIT
#include "tests/app/film/film_window.h"

#include <QtCore/QStandardPaths>
#include <QtWidgets/QToolButton>
#include <QtWidgets/QTreeWidget>

using namespace odori;
using namespace odori::test;
using State = film::QueuedFilm::State;

namespace {

QString L(const char* text)
{
    return QString::fromUtf8(text);
}

constexpr int endless = 50000; ///< the last frame of a film that a test stops

} // namespace

/// The films that are being made while the window is used.
class TestFilmQueue : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { prepare("test_film_queue"); }
    void init()
    {
        m_films = std::make_unique<FilmWindow>();
        QVERIFY(m_films->open());
    }
    void cleanup()
    {
        m_films.reset();
        qunsetenv("ODORI_FFMPEG");
    }
    void editsDoNotChangeAFilm();
    void cancellingLeavesNothing();
    void aWaitingFilmIsCancelled();
    void theRunningFilmIsSelected();
    void closingTheWindowAsks();
    void aDyingFfmpegIsSaid();

private:
    [[nodiscard]] bool start(const WantedFilm& film)
    {
        bool isStarted = false;
        return m_films->inDialog<FilmDialog>("file.makeFilm", [&](FilmDialog& dialog) {
            isStarted = make(dialog, film);
        }) && isStarted;
    }
    [[nodiscard]] State state(std::size_t index) { return m_films->queue().films()[index].state; }
    [[nodiscard]] bool waitFor(std::size_t index, State wanted)
    {
        return QTest::qWaitFor([&] { return state(index) == wanted; }, 60000);
    }
    [[nodiscard]] FilmQueueWindow& films()
    {
        m_films->run("file.films");
        auto& films = *m_films->window->findChild<FilmQueueWindow*>();
        (void)QTest::qWaitForWindowActive(&films);
        return films;
    }
    std::unique_ptr<FilmWindow> m_films;
};

void TestFilmQueue::editsDoNotChangeAFilm()
{
    const auto series = [&](const char* name) {
        return WantedFilm{
            .kind = "PNG pictures, 8 bit", .path = m_films->path(name), .first = 3, .last = 3};
    };
    QVERIFY(start(series("before")));
    QVERIFY(waitFor(0, State::Done));
    QVERIFY(start({.path = m_films->path("long"), .last = endless}));
    QVERIFY(start(series("after")));
    QCOMPARE(state(1), State::Running);
    QCOMPARE(state(2), State::Waiting);
    m_films->hideModel(); // the film of the shown model still waits
    QVERIFY(start(series("hidden")));
    m_films->queue().cancel(m_films->queue().films()[1].id);
    QVERIFY(waitFor(3, State::Done));
    QCOMPARE(state(1), State::Cancelled);
    QCOMPARE(state(2), State::Done);
    const auto picture = [&](const char* name) {
        QFile file(m_films->path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    QVERIFY(!picture("before_00003.png").isEmpty());
    QCOMPARE(picture("after_00003.png"), picture("before_00003.png"));
    QVERIFY(picture("hidden_00003.png") != picture("before_00003.png"));
}

void TestFilmQueue::cancellingLeavesNothing()
{
    QVERIFY(start({.path = m_films->path("film"), .last = endless}));
    const auto* button = m_films->window->findChild<QToolButton*>(L("films"));
    QVERIFY(QTest::qWaitFor([&] { return button->text().contains(L(" left")); }, 60000));
    QVERIFY2(button->text().startsWith(L("film.mp4: ")), qPrintable(button->text()));
    QVERIFY(!m_films->files().isEmpty()); // a temporary file
    FilmQueueWindow& window = films();
    const auto* list = window.findChild<QTreeWidget*>();
    QCOMPARE(list->topLevelItemCount(), 1);
    QVERIFY(list->currentItem());
    QCOMPARE(list->topLevelItem(0)->text(0), L("film.mp4"));
    QVERIFY(list->topLevelItem(0)->text(1).contains(L(" left")));
    QVERIFY(!test::button(window, "Open").isEnabled());
    press(window, "Cancel Film");
    QVERIFY(waitFor(0, State::Cancelled));
    QCOMPARE(list->topLevelItem(0)->text(1), L("cancelled"));
    QVERIFY(m_films->files().isEmpty());
    QVERIFY(!button->isVisible());
    press(window, "Remove Ended");
    QCOMPARE(list->topLevelItemCount(), 0);
    QVERIFY(m_films->queue().films().empty());
}

void TestFilmQueue::aWaitingFilmIsCancelled()
{
    QVERIFY(start({.path = m_films->path("one"), .last = endless}));
    QVERIFY(start({.path = m_films->path("two"), .last = 3}));
    QVERIFY(start({.path = m_films->path("three"), .last = 3}));
    FilmQueueWindow& window = films();
    auto* list = window.findChild<QTreeWidget*>();
    list->setFocus();
    QTest::keyClick(list, Qt::Key_Down);
    QCOMPARE(list->currentItem()->text(0), L("two.mp4"));
    QCOMPARE(list->currentItem()->text(1), L("waiting"));
    press(window, "Cancel Film");
    QCOMPARE(state(1), State::Cancelled);
    QCOMPARE(state(0), State::Running); // the others go on
    QTest::keyClick(list, Qt::Key_Up);
    press(window, "Cancel Film");
    QVERIFY(waitFor(2, State::Done));
    QCOMPARE(m_films->files(), QStringList{L("three.mp4")});
}

void TestFilmQueue::theRunningFilmIsSelected()
{
    QVERIFY(start({.path = m_films->path("one"), .last = 2}));
    QVERIFY(waitFor(0, State::Done));
    FilmQueueWindow& window = films();
    const auto* list = window.findChild<QTreeWidget*>();
    QCOMPARE(list->currentItem()->text(0), L("one.mp4"));
    QVERIFY(!test::button(window, "Cancel Film").isEnabled());
    press(window, "Close");
    QVERIFY(start({.path = m_films->path("two"), .last = endless}));
    (void)films();
    QCOMPARE(list->currentItem()->text(0), L("two.mp4"));
    press(window, "Cancel Film");
    QVERIFY(waitFor(1, State::Cancelled));
}

void TestFilmQueue::closingTheWindowAsks()
{
    QVERIFY(start({.path = m_films->path("film"), .last = endless}));
    {
        const Answers answers(QMessageBox::No);
        QVERIFY(!m_films->window->close());
        QCOMPARE(answers.questions().size(), 1);
        QVERIFY(answers.questions().first().startsWith(L("1 film")));
    }
    QVERIFY(m_films->window->isVisible());
    QCOMPARE(state(0), State::Running);
    // Unsaved work is asked for first; keeping the window also keeps the film.
    m_films->deleteKey();
    {
        const Answers answers(QMessageBox::Cancel);
        QVERIFY(!m_films->window->close());
        QCOMPARE(answers.questions().size(), 1);
        const QString question = answers.questions().first();
        QVERIFY2(!question.contains(L("film")), qPrintable(question));
    }
    QCOMPARE(state(0), State::Running);
    m_films->document().undo();
    {
        const Answers answers(QMessageBox::Yes);
        QVERIFY(m_films->window->close());
        QCOMPARE(answers.questions().size(), 1);
    }
    QVERIFY(waitFor(0, State::Cancelled));
    QVERIFY(m_films->files().isEmpty());
}

void TestFilmQueue::aDyingFfmpegIsSaid()
{
    const QString real = QStandardPaths::findExecutable(L("ffmpeg"));
    const QString script = m_films->path("ffmpeg.sh");
    QFile file(script);
    QVERIFY(file.open(QIODevice::WriteOnly));
    // It answers questions, and dies when pictures come.
    file.write("#!/bin/sh\nfor each in \"$@\"; do [ \"$each\" = rawvideo ] && exit 3; done\nexec " +
               real.toUtf8() + " \"$@\"\n");
    file.close();
    QVERIFY(file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    qputenv("ODORI_FFMPEG", script.toUtf8());
    QVERIFY(start({.path = m_films->path("film")}));
    QVERIFY(waitFor(0, State::Failed));
    QCOMPARE(m_films->files(), QStringList{L("ffmpeg.sh")});
    const MessageBar& bar = m_films->window->messageBar();
    QVERIFY2(bar.text().contains(L("film.mp4")), qPrintable(bar.text()));
    FilmQueueWindow& window = films();
    const auto* failure = window.findChild<QLabel*>(L("failure"));
    QVERIFY(failure->isVisible());
    QCOMPARE(failure->text(), bar.text());
}

QTEST_MAIN(TestFilmQueue)
#include "test_film_queue.moc"
