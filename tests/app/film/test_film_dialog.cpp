// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/keys/register.h"
#include "tests/app/film/film_window.h"
#include "tests/support/form_rows.h"

#include <QtWidgets/QCheckBox>

using namespace odori;
using namespace odori::test;

namespace {

QString L(const char* text)
{
    return QString::fromUtf8(text);
}

QString problemOf(FilmDialog& dialog)
{
    return dialog.findChild<QLabel*>(L("problem"))->text();
}

} // namespace

/// File ▸ Make Film in the real window, up to the finished file.
class TestFilmDialog : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { prepare("test_film_dialog"); }
    void init() { m_films = std::make_unique<FilmWindow>(); }
    void cleanup()
    {
        m_films.reset();
        qunsetenv("ODORI_FFMPEG");
    }
    void labelsAreBesideTheirFields();
    void aFilmIsMade();
    void aSeriesIsMade();
    void theRangeIsThatOfPlayback();
    void cameraKeysAreProposed();
    void aClosedEyeIsSaid();
    void aVideoBehindTheViewIsInTheFilm();
    void wrongNamesAreRefused();
    void aFileIsReplacedAfterAQuestion();
    void aTransparentFilmGetsAFittingName();
    void namesWithPercentSigns();
    void enterEndsTyping();
    void theChoicesAreKept();
    void withoutFfmpegPicturesAreOffered();
    void withoutAModelThereIsNoFilm();

private:
    std::unique_ptr<FilmWindow> m_films;
};

void TestFilmDialog::labelsAreBesideTheirFields()
{
    QVERIFY(m_films->open());
    QVERIFY(m_films->inDialog<FilmDialog>(
        "file.makeFilm", [](FilmDialog& dialog) { QCOMPARE(labelsOutOfLine(dialog), QString()); }));
    QVERIFY(m_films->inDialog<PictureDialog>("file.savePicture",
        [](PictureDialog& dialog) { QCOMPARE(labelsOutOfLine(dialog), QString()); }));
}

void TestFilmDialog::aFilmIsMade()
{
    QVERIFY(m_films->open());
    QSignalSpy ended(&m_films->queue(), &film::FilmQueue::ended);
    QVERIFY(m_films->inDialog<FilmDialog>("file.makeFilm", [&](FilmDialog& dialog) {
        QVERIFY(make(dialog, {.path = m_films->path("踊り")})); // the extension is added
    }));
    QVERIFY(ended.count() == 1 || ended.wait(60000));
    const QString film = m_films->path("踊り.mp4");
    QCOMPARE(m_films->files(), QStringList{L("踊り.mp4")});
    QCOMPARE(probedFilm(film, L("v:0"), L("stream=width,height,r_frame_rate,nb_read_frames")),
        (QStringList{
            L("width=64"), L("height=48"), L("r_frame_rate=30/1"), L("nb_read_frames=15")}));
    QCOMPARE(m_films->window->messageBar().text(), L("踊り.mp4 is finished."));
}

void TestFilmDialog::aSeriesIsMade()
{
    QVERIFY(m_films->open());
    QSignalSpy ended(&m_films->queue(), &film::FilmQueue::ended);
    QVERIFY(m_films->inDialog<FilmDialog>("file.makeFilm", [&](FilmDialog& dialog) {
        QVERIFY(make(dialog, {.kind = "PNG pictures, 16 bit",
                                 .path = m_films->path("100%"),
                                 .first = 5,
                                 .last = 6}));
    }));
    QVERIFY(ended.count() == 1 || ended.wait(60000));
    QCOMPARE(m_films->files(), (QStringList{L("100%_00005.png"), L("100%_00006.png")}));
    const QImage picture(m_films->path("100%_00005.png"));
    QCOMPARE(picture.size(), QSize(64, 48));
    QVERIFY(picture.depth() == 64); // 16 bit
}

void TestFilmDialog::cameraKeysAreProposed()
{
    QVERIFY(m_films->open());
    const auto proposesFreeView = [&] {
        bool isFree = false;
        const bool wasShown = m_films->inDialog<FilmDialog>("file.makeFilm",
            [&](FilmDialog& dialog) { isFree = dialog.job().look.freeView.has_value(); });
        return wasShown && isFree;
    };
    Document& document = m_films->document();
    QVERIFY(proposesFreeView());
    document.apply(mmd::registerCamera({document.scene(), mmd::sceneActor}, 0, {}), {});
    QVERIFY(!proposesFreeView()); // the view is still the free one
}

void TestFilmDialog::aClosedEyeIsSaid()
{
    QVERIFY(m_films->open());
    Document& document = m_films->document();
    const auto summary = [&] {
        QString text;
        if (!m_films->inDialog<FilmDialog>("file.makeFilm", [&](FilmDialog& dialog) {
                text = dialog.findChild<QLabel*>(L("summary"))->text();
            }))
            return L("no dialog");
        return text;
    };
    QVERIFY(!summary().contains(L("eye")));
    document.apply(mmd::setActorVisible({document.scene(), document.scene().active}, false), {});
    const QString text = summary();
    QVERIFY2(text.contains(L("their eye in the panel Models is closed")), qPrintable(text));
}

void TestFilmDialog::theRangeIsThatOfPlayback()
{
    QVERIFY(m_films->open());
    mmd::SceneSettings settings = m_films->document().scene().settings;
    settings.playFirst = 4;
    settings.playLast = 9;
    m_films->document().apply(mmd::changeSettings(m_films->document().scene(), settings), {});
    QVERIFY(m_films->inDialog<FilmDialog>("file.makeFilm", [&](FilmDialog& dialog) {
        auto& frames = *field<QComboBox>(dialog, "Frames");
        choose(frames, "Play range");
        QCOMPARE(dialog.job().range.first, 4U);
        QCOMPARE(dialog.job().range.last, 9U);
        QVERIFY(!field<QSpinBox>(dialog, "First frame")->isEnabled());
        const QString summary = dialog.findChild<QLabel*>(L("summary"))->text();
        QVERIFY2(summary.contains(L("6 picture")), qPrintable(summary));
        choose(frames, "All frames");
        QCOMPARE(dialog.job().range.first, 0U);
        QCOMPARE(dialog.job().range.last, m_films->document().actor()->motion.lastFrame());
        choose(*field<QComboBox>(dialog, "Pictures per second"), "60 fps");
        QCOMPARE(dialog.job().fps, 60U);
        choose(*field<QComboBox>(dialog, "View"), "Camera");
        QVERIFY(!dialog.job().look.freeView);
        choose(*field<QComboBox>(dialog, "View"), "Free view, as it is now");
        QVERIFY(dialog.job().look.freeView);
        QVERIFY(dialog.job().poses.physics);
    }));
    settings = mmd::SceneSettings();
    m_films->document().apply(mmd::changeSettings(m_films->document().scene(), settings), {});
    m_films->document().setSoundEnd(900.0);
    QVERIFY(m_films->inDialog<FilmDialog>("file.makeFilm", [&](FilmDialog& dialog) {
        choose(*field<QComboBox>(dialog, "Frames"), "Play range");
        QCOMPARE(dialog.job().range.last, 900U); // up to the end of the sound
    }));
}

/// The video is green, as is the film where nothing covers it.
void TestFilmDialog::aVideoBehindTheViewIsInTheFilm()
{
    QVERIFY(m_films->open());
    const QString video = m_films->path("green.mp4");
    (void)outputOf(L("ffmpeg"), {L("-v"), L("error"), L("-f"), L("lavfi"), L("-i"),
                                    L("color=c=0x00ff00:s=64x48:r=30:d=1"), video});
    QVERIFY(QFile::exists(video));
    ViewBackground& background = m_films->window->viewport().background();
    background.showFile(video);
    QVERIFY(
        QTest::qWaitFor([&] { return background.kind() == ViewBackground::Kind::Video; }, 20000));
    QSignalSpy ended(&m_films->queue(), &film::FilmQueue::ended);
    QVERIFY(m_films->inDialog<FilmDialog>("file.makeFilm", [&](FilmDialog& dialog) {
        QVERIFY(
            make(dialog, {.kind = "FFV1 (lossless)", .path = m_films->path("film"), .last = 2}));
    }));
    QVERIFY(ended.count() == 1 || ended.wait(60000));
    const auto pictures = filmPictures(m_films->path("film.mkv"), {64, 48});
    QCOMPARE(pictures.size(), std::size_t(3));
    const QColor corner = pictures.back().pixelColor(1, 1);
    QVERIFY2(
        corner.green() > 200 && corner.red() < 60 && corner.blue() < 60, qPrintable(corner.name()));
    background.showSky();
}

void TestFilmDialog::wrongNamesAreRefused()
{
    QVERIFY(m_films->open());
    QVERIFY(m_films->inDialog<FilmDialog>("file.makeFilm", [&](FilmDialog& dialog) {
        QVERIFY(!make(dialog, {.path = QString()}));
        QCOMPARE(problemOf(dialog), L("Enter the name of the file to write."));
        QVERIFY(!make(dialog, {.path = m_films->path("missing/film.mp4")}));
        QVERIFY(problemOf(dialog).contains(L("film.mp4")));
        type(*field<QLineEdit>(dialog, "File"), m_films->path("film.mp4"));
        QVERIFY(problemOf(dialog).isEmpty());
    }));
    // Nothing that the scene was read from is replaced.
    mmd::SceneSound sound;
    sound.path = m_films->path("song.mp4").toStdString();
    QFile file(m_films->path("song.mp4"));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("no sound") > 0);
    file.close();
    m_films->document().apply(mmd::setSound(m_films->document().scene(), sound), {});
    QVERIFY(m_films->inDialog<FilmDialog>("file.makeFilm", [&](FilmDialog& dialog) {
        QVERIFY(!make(dialog, {.path = m_films->path("song.mp4")}));
        QCOMPARE(problemOf(dialog), L("song.mp4 belongs to the scene. Choose another name."));
    }));
    // A file can be written by one film at a time.
    QVERIFY(m_films->inDialog<FilmDialog>("file.makeFilm", [&](FilmDialog& dialog) {
        QVERIFY(make(dialog, {.path = m_films->path("film.mp4"), .last = 5000}));
    }));
    QVERIFY(m_films->inDialog<FilmDialog>("file.makeFilm", [&](FilmDialog& dialog) {
        QVERIFY(!make(dialog, {.path = m_films->path("film.mp4")}));
        QVERIFY(problemOf(dialog).contains(L("already being made")));
    }));
}

void TestFilmDialog::aFileIsReplacedAfterAQuestion()
{
    QVERIFY(m_films->open());
    const QString path = m_films->path("film.mp4");
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("old") == 3);
    file.close();
    QSignalSpy ended(&m_films->queue(), &film::FilmQueue::ended);
    QVERIFY(m_films->inDialog<FilmDialog>("file.makeFilm", [&](FilmDialog& dialog) {
        const Answers answers(QMessageBox::Cancel, QMessageBox::Save);
        QVERIFY(!make(dialog, {.path = path, .last = 2}));
        QCOMPARE(answers.questions().size(), 1);
        QVERIFY(answers.questions().first().contains(L("film.mp4 already exists")));
        press(dialog, "Make Film");
        QCOMPARE(answers.questions().size(), 2);
        QVERIFY(!dialog.isVisible());
    }));
    QVERIFY(ended.count() == 1 || ended.wait(60000));
    QCOMPARE(
        probedFilm(path, L("v:0"), L("stream=nb_read_frames")), QStringList{L("nb_read_frames=3")});
}

void TestFilmDialog::aTransparentFilmGetsAFittingName()
{
    QVERIFY(m_films->open());
    QSignalSpy ended(&m_films->queue(), &film::FilmQueue::ended);
    QVERIFY(m_films->inDialog<FilmDialog>("file.makeFilm", [&](FilmDialog& dialog) {
        auto& name = *field<QLineEdit>(dialog, "File");
        choose(kinds(dialog), "H.264");
        type(name, m_films->path("walk.mp4"));
        QCheckBox* transparent = nullptr;
        for (auto* each : dialog.findChildren<QCheckBox*>())
            if (each->text() == L("&Transparent background"))
                transparent = each;
        QVERIFY(transparent && !transparent->isEnabled());
        choose(kinds(dialog), "VP9");
        QVERIFY(name.text().endsWith(L("walk.mp4"))); // VP9 can be there, but not its alpha
        QTest::mouseClick(transparent, Qt::LeftButton, {}, QPoint(8, transparent->height() / 2));
        QVERIFY(transparent->isChecked());
        QVERIFY(name.text().endsWith(L("walk.webm")));
        choose(kinds(dialog), "H.264");
        QVERIFY(!transparent->isChecked()); // it is grey, and promises nothing
        QVERIFY(name.text().endsWith(L("walk.mp4")));
        choose(kinds(dialog), "VP9");
        QVERIFY(transparent->isChecked());
        QVERIFY(make(dialog, {.kind = "VP9", .path = m_films->path("walk.mp4"), .last = 1}));
    }));
    QVERIFY(ended.count() == 1 || ended.wait(60000));
    QCOMPARE(m_films->files(), QStringList{L("walk.webm")});
}

void TestFilmDialog::namesWithPercentSigns()
{
    QVERIFY(m_films->open());
    QVERIFY(m_films->inDialog<FilmDialog>("file.makeFilm", [&](FilmDialog& dialog) {
        auto& name = *field<QLineEdit>(dialog, "File");
        choose(kinds(dialog), "H.264");
        type(name, m_films->path("pro 50%.mp4"));
        choose(kinds(dialog), "PNG pictures, 8 bit");
        QVERIFY2(name.text().endsWith(L("pro 50%%_%05d.png")), qPrintable(name.text()));
        choose(kinds(dialog), "H.264");
        QVERIFY2(name.text().endsWith(L("/pro 50%.mp4")), qPrintable(name.text()));
    }));
}

void TestFilmDialog::enterEndsTyping()
{
    QVERIFY(m_films->open());
    QVERIFY(m_films->inDialog<FilmDialog>("file.makeFilm", [&](FilmDialog& dialog) {
        choose(kinds(dialog), "H.264");
        type(*field<QLineEdit>(dialog, "File"), m_films->path("film"));
        choose(*field<QComboBox>(dialog, "Frames"), "Own range");
        number(dialog, "Last frame", 1);
        auto* width = field<QSpinBox>(dialog, "Width");
        type(width, "641");
        QTest::keyClick(width, Qt::Key_Return);
        QVERIFY(dialog.isVisible());
        QCOMPARE(width->value(), 640); // H.264 needs even numbers
        QTest::keyClick(width, Qt::Key_Return);
        QVERIFY(!dialog.isVisible());
    }));
    QCOMPARE(m_films->queue().films().size(), std::size_t(1));
}

void TestFilmDialog::theChoicesAreKept()
{
    QVERIFY(m_films->open());
    QVERIFY(m_films->inDialog<FilmDialog>("file.makeFilm", [&](FilmDialog& dialog) {
        choose(*field<QComboBox>(dialog, "Smooth edges"), "16 samples");
        choose(*field<QComboBox>(dialog, "Motion blur"), "8 moments");
        choose(*field<QComboBox>(dialog, "Pictures per second"), "24 fps");
        QVERIFY(
            make(dialog, {.kind = "FFV1 (lossless)", .path = m_films->path("film"), .last = 1}));
    }));
    QVERIFY(m_films->inDialog<FilmDialog>("file.makeFilm", [&](FilmDialog& dialog) {
        QCOMPARE(kinds(dialog).currentText(), L("FFV1 (lossless)"));
        const film::FilmJob job = dialog.job();
        QCOMPARE(job.look.samples, 16);
        QCOMPARE(job.look.blur, 8);
        QCOMPARE(job.fps, 24U);
        QCOMPARE(job.look.width, 64);
        QVERIFY(job.output.startsWith(m_films->folder.path()));
        QVERIFY(job.output.endsWith(L(".mkv")));
        QCOMPARE(field<QComboBox>(dialog, "Frames")->currentText(), L("Own range"));
        QCOMPARE(job.range.last, 1U);
    }));
}

void TestFilmDialog::withoutFfmpegPicturesAreOffered()
{
    QVERIFY(m_films->open());
    qputenv("ODORI_FFMPEG", "/nowhere/ffmpeg");
    QVERIFY(m_films->inDialog<FilmDialog>("file.makeFilm", [&](FilmDialog& dialog) {
        QComboBox& box = kinds(dialog);
        QCOMPARE(box.count(), 2);
        const auto* notice = dialog.findChild<QLabel*>(L("notice"));
        QVERIFY(notice->isVisible());
        QVERIFY(notice->text().startsWith(L("Only pictures can be made")));
    }));
}

void TestFilmDialog::withoutAModelThereIsNoFilm()
{
    QVERIFY(m_films->window);
    for (const char* id : {"file.makeFilm", "file.savePicture", "file.copyPicture"})
        QVERIFY(!m_films->window->commands().action(id)->isEnabled());
    QVERIFY(m_films->open());
    for (const char* id : {"file.makeFilm", "file.savePicture", "file.copyPicture"})
        QVERIFY(m_films->window->commands().action(id)->isEnabled());
}

QTEST_MAIN(TestFilmDialog)
#include "test_film_dialog.moc"
