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
    void aReversedRangeIsRefused();
    void aFolderIsNoFilm();
    void aNameIsCompleteAndMoreThanAnExtension();
    void anEndedFilmLeavesItsName();
    void aSceneWithoutSoundKeepsTheWishForIt();

private:
    std::unique_ptr<FilmWindow> m_films;
};

void TestFilmChoices::aReversedRangeIsRefused()
{
    QVERIFY(m_films->inDialog<FilmDialog>("file.makeFilm", [&](FilmDialog& dialog) {
        const auto* problem = dialog.findChild<QLabel*>(QStringLiteral("problem"));
        const auto* summary = dialog.findChild<QLabel*>(QStringLiteral("summary"));
        choose(*field<QComboBox>(dialog, "Frames"), "Own range");
        number(dialog, "First frame", 9);
        number(dialog, "Last frame", 4);
        QCOMPARE(problem->text(), QStringLiteral("The first frame is after the last one."));
        QVERIFY(problem->isVisible() && !button(dialog, "Make Film").isEnabled());
        QVERIFY2(summary->text().isEmpty(), qPrintable(summary->text()));
        dialog.accept();
        QVERIFY(dialog.isVisible());
        choose(*field<QComboBox>(dialog, "Frames"), "All frames");
        QVERIFY(problem->isHidden() && button(dialog, "Make Film").isEnabled());
        choose(*field<QComboBox>(dialog, "Frames"), "Own range");
        number(dialog, "First frame", 4);
        number(dialog, "Last frame", 4);
        QVERIFY(problem->isHidden() && button(dialog, "Make Film").isEnabled());
        QVERIFY(summary->text().contains(QStringLiteral("1 picture")));
    }));
    QVERIFY(m_films->queue().films().empty());
}

void TestFilmChoices::aFolderIsNoFilm()
{
    QVERIFY(QDir(m_films->folder.path()).mkpath(QStringLiteral("dances")));
    QVERIFY(QDir(m_films->folder.path()).mkpath(QStringLiteral("set.mp4")));
    QVERIFY(m_films->inDialog<FilmDialog>("file.makeFilm", [&](FilmDialog& dialog) {
        const auto* problem = dialog.findChild<QLabel*>(QStringLiteral("problem"));
        auto& name = *field<QLineEdit>(dialog, "File");
        const QPushButton& makes = button(dialog, "Make Film");
        choose(kinds(dialog), "H.264");
        type(name, m_films->path("dances"));
        QCOMPARE(name.text(), m_films->path("dances"));
        QCOMPARE(problem->text(), QStringLiteral("dances is a folder; choose another name."));
        QVERIFY(problem->isVisible() && !makes.isEnabled());
        type(name, m_films->path("set")); // gets the ending
        QCOMPARE(problem->text(), QStringLiteral("set.mp4 is a folder; choose another name."));
        QVERIFY(!makes.isEnabled());
        name.setFocus();
        QTest::keyClick(&name, Qt::Key_End);
        QTest::keyClick(&name, Qt::Key_Backspace);
        QVERIFY(problem->isHidden() && makes.isEnabled());
        type(name, m_films->path("dances"));
        QVERIFY(!makes.isEnabled());
        choose(kinds(dialog), "PNG pictures, 8 bit"); // its files have numbers
        QCOMPARE(name.text(), m_films->path("dances_%05d.png"));
        QVERIFY(problem->isHidden() && makes.isEnabled());
    }));
}

/// A relative name is in the folder of the name before.
void TestFilmChoices::aNameIsCompleteAndMoreThanAnExtension()
{
    QVERIFY(m_films->inDialog<FilmDialog>("file.makeFilm", [&](FilmDialog& dialog) {
        const auto* problem = dialog.findChild<QLabel*>(QStringLiteral("problem"));
        auto& name = *field<QLineEdit>(dialog, "File");
        const QPushButton& makes = button(dialog, "Make Film");
        choose(kinds(dialog), "H.264");
        type(name, m_films->path("first"));
        type(name, QStringLiteral("second"));
        QCOMPARE(name.text(), m_films->path("second.mp4"));
        type(name, QStringLiteral(".mp4"));
        QCOMPARE(
            problem->text(), QStringLiteral(".mp4 is only an extension; write a name before it."));
        QVERIFY(problem->isVisible() && !makes.isEnabled());
        type(name, QStringLiteral("third.mp4"));
        QCOMPARE(name.text(), m_films->path("third.mp4"));
        QVERIFY(problem->isHidden() && makes.isEnabled());
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
        const Answers answers(QMessageBox::Save);
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
