// SPDX-License-Identifier: MIT
#include "tests/app/film/film_window.h"

using namespace odori;
using namespace odori::test;

/// What the dialog of films makes of the choices, the scene and the films before.
class TestFilmChoices : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { prepare("test_film_choices"); }
    void init()
    {
        m_films = std::make_unique<FilmWindow>();
        QVERIFY(m_films->open());
    }
    void cleanup() { m_films.reset(); }
    void aRangeMayBeTypedBackwards();
    void anEndedFilmLeavesItsName();
    void aSceneWithoutSoundKeepsTheWishForIt();

private:
    std::unique_ptr<FilmWindow> m_films;
};

void TestFilmChoices::aRangeMayBeTypedBackwards()
{
    QVERIFY(m_films->inDialog<FilmDialog>("file.makeFilm", [&](FilmDialog& dialog) {
        choose(*field<QComboBox>(dialog, "Frames"), "Own range");
        number(dialog, "First frame", 9);
        number(dialog, "Last frame", 4);
        QCOMPARE(dialog.job().range, (film::FrameRange{4, 9}));
        const QString summary = dialog.findChild<QLabel*>(QStringLiteral("summary"))->text();
        QVERIFY2(summary.contains(QStringLiteral("6 picture")), qPrintable(summary));
    }));
}

/// Another film may then replace it.
void TestFilmChoices::anEndedFilmLeavesItsName()
{
    const WantedFilm wanted{
        .kind = "PNG pictures, 8 bit", .path = m_films->path("p"), .first = 3, .last = 3};
    QSignalSpy ended(&m_films->queue(), &film::FilmQueue::ended);
    QVERIFY(m_films->inDialog<FilmDialog>(
        "file.makeFilm", [&](FilmDialog& dialog) { QVERIFY(make(dialog, wanted)); }));
    QVERIFY(ended.count() == 1 || ended.wait(60000));
    QCOMPARE(m_films->queue().films().size(), std::size_t(1)); // it is still in the list
    QVERIFY(m_films->inDialog<FilmDialog>("file.makeFilm", [&](FilmDialog& dialog) {
        const Answers answers(QMessageBox::Yes);
        QVERIFY(make(dialog, wanted));
    }));
    QVERIFY(ended.count() == 2 || ended.wait(60000));
    QCOMPARE(m_films->queue().films().back().state, film::QueuedFilm::State::Done);
}

void TestFilmChoices::aSceneWithoutSoundKeepsTheWishForIt()
{
    QSignalSpy ended(&m_films->queue(), &film::FilmQueue::ended);
    QVERIFY(m_films->inDialog<FilmDialog>("file.makeFilm", [&](FilmDialog& dialog) {
        QVERIFY(make(dialog, {.path = m_films->path("silent"), .last = 1}));
    }));
    QVERIFY(ended.count() == 1 || ended.wait(60000));
    QFile file(m_films->path("clicks.wav"));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(clickSound(2)) > 0);
    file.close();
    mmd::SceneSound sound;
    sound.path = file.fileName().toStdString();
    m_films->document().apply(mmd::setSound(m_films->document().scene(), sound), {});
    QVERIFY(m_films->inDialog<FilmDialog>("file.makeFilm", [&](FilmDialog& dialog) {
        choose(kinds(dialog), "H.264");
        QCOMPARE(dialog.job().sound.path, file.fileName());
    }));
}

QTEST_MAIN(TestFilmChoices)
#include "test_film_choices.moc"
