// SPDX-License-Identifier: MIT
#include "libmmd/base/file_io.h"
#include "tests/support/film_probe.h"
#include "tests/ui/film/sample_scene.h"
#include "tests/ui/render/box_model.h"
#include "ui/film/film_job.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QIODevice>
#include <QtCore/QProcess>
#include <QtCore/QSet>
#include <QtCore/QStringList>
#include <QtCore/QTemporaryDir>
#include <QtGui/QImage>
#include <QtTest/QTest>

#include <atomic>
#include <cmath>
#include <tuple>

using namespace odori;
using namespace odori::film;

namespace {

QString L(const char* text)
{
    return QString::fromUtf8(text);
}

} // namespace

/// Films by the installed ffmpeg, drawn by OpenGL without a display.
class TestFilmJob : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void aFilmHasItsSizeRateAndFrames_data();
    void aFilmHasItsSizeRateAndFrames();
    void aPictureIsThatOfItsMoment();
    void theClicksAreWhereTheyBelong();
    void onePieceIsFourPieces();
    void sixteenBitsAreInTheFile();
    void aTransparentFilmHasAlpha();
    void cancellingLeavesNothing();
    void withoutFfmpegThereIsASentence();
    void aKilledFfmpegLeavesTheOldFilm();
    void aTextIsNoSound();

private:
    [[nodiscard]] QString path(const char* name) const { return m_folder->filePath(L(name)); }
    [[nodiscard]] FilmJob job(const char* output) const;
    [[nodiscard]] QStringList files() const
    {
        return QDir(m_folder->path())
            .entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    }
    void write(const char* name, const QByteArray& data) const
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(data) == data.size());
    }
    std::unique_ptr<QTemporaryDir> m_folder;
    mmd::Scene m_scene;
};

void TestFilmJob::initTestCase()
{
    m_scene = test::sampleScene();
    QCOMPARE(m_scene.actors.size(), std::size_t(1));
}

FilmJob TestFilmJob::job(const char* output) const
{
    FilmJob job;
    job.scene = m_scene;
    job.look.width = 64;
    job.look.height = 48;
    job.look.samples = 1;
    job.range = {0, 14};
    job.output = path(output);
    return job;
}

void TestFilmJob::aFilmHasItsSizeRateAndFrames_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("codec");
    QTest::addColumn<int>("fps");
    QTest::addColumn<int>("count");
    QTest::newRow("h264") << L("a.mp4") << L("h264") << 24 << 12;
    QTest::newRow("h265") << L("a.mov") << L("h265") << 30 << 15;
    QTest::newRow("vp9") << L("a.webm") << L("vp9") << 60 << 30;
    QTest::newRow("av1") << L("a.webm") << L("av1") << 30 << 15;
    QTest::newRow("prores") << L("a.mov") << L("prores") << 30 << 15;
    QTest::newRow("ffv1") << L("a.mkv") << L("ffv1") << 25 << 13;
}

void TestFilmJob::aFilmHasItsSizeRateAndFrames()
{
    QFETCH(QString, name);
    QFETCH(QString, codec);
    QFETCH(int, fps);
    QFETCH(int, count);
    FilmJob film = job(name.toUtf8().constData());
    film.codec = findCodec(codec);
    film.fps = static_cast<std::uint32_t>(fps);
    film.look.height = 64; // SVT-AV1 makes no smaller films
    QVERIFY(film.codec);
    const auto program = findFfmpeg();
    QVERIFY(program.has_value());
    if (encoderOf(*program, *film.codec).isEmpty())
        QSKIP("the installed ffmpeg has no such encoder");
    mmd::Progress progress;
    const auto made = makeFilm(film, progress);
    QVERIFY2(made.has_value(), made ? "" : made.error().error.field.c_str());
    const QStringList said = test::probedFilm(
        film.output, L("v:0"), L("stream=width,height,r_frame_rate,nb_read_frames"));
    QCOMPARE(said, (QStringList{L("width=64"), L("height=64"), L("r_frame_rate=%1/1").arg(fps),
                       L("nb_read_frames=%1").arg(count)}));
    QCOMPARE(files(), QStringList{name});
}

/// Second 0.25 and 0.4 of a film are the pictures of motion frames 7.5 and 12.
void TestFilmJob::aPictureIsThatOfItsMoment()
{
    for (const std::uint32_t fps : {24u, 30u, 60u}) {
        FilmJob film = job("film.mp4");
        film.fps = fps;
        mmd::Progress progress;
        QVERIFY(makeFilm(film, progress).has_value());
        QProcess decoder;
        decoder.start(L("ffmpeg"), {L("-v"), L("error"), L("-y"), L("-i"), film.output, L("-vsync"),
                                       L("passthrough"), path("decoded_%03d.png")});
        QVERIFY(decoder.waitForFinished());
        auto pictures = ScenePictures::create({.scene = film.scene, .poses = {}}, film.look);
        QVERIFY(pictures.has_value());
        const auto differenceAt = [&](int number, double frame) {
            Picture drawn;
            if (!(*pictures)->draw(frame, 1.0, drawn))
                return 1e9;
            const auto& image = std::get<mmd::Image>(drawn);
            const QImage decoded(path("decoded_%1.png").arg(number + 1, 3, 10, QLatin1Char('0')));
            double sum = 0.0;
            for (int y = 0; y < 48; ++y)
                for (int x = 0; x < 64; ++x)
                    sum += std::abs(decoded.pixelColor(x, y).green() -
                                    int(image.rgba[std::size_t((y * 64 + x) * 4 + 1)]));
            return sum / (64 * 48);
        };
        const int number = int(fps) / 4;
        const double right = differenceAt(number, 30.0 * number / fps);
        const double wrong = differenceAt(number, 30.0 * number / fps + 6.0);
        QVERIFY2(right < 3.0 && wrong > 2.0 * right,
            qPrintable(L("%1 fps: %2, other frame %3").arg(fps).arg(right).arg(wrong)));
    }
}

/// The sound begins half a second after frame 0, the film at frame 30: its clicks are at 0.5, 1.5 …
void TestFilmJob::theClicksAreWhereTheyBelong()
{
    write("clicks.wav", test::clickSound(5));
    FilmJob film = job("film.mp4");
    film.range = {30, 89};
    film.sound = {.path = path("clicks.wav"), .offset = 500.0, .volume = 1.0};
    mmd::Progress progress;
    const auto made = makeFilm(film, progress);
    QVERIFY2(made.has_value(), made ? "" : made.error().error.field.c_str());
    const QStringList said = test::probedFilm(film.output, L("a:0"), L("stream=duration"));
    QCOMPARE(said.size(), 1);
    QVERIFY(std::abs(said[0].mid(9).toDouble() - 2.0) < 1.0 / 30);
    const std::vector<double> found = test::clicksOf(film.output).seconds;
    QCOMPARE(found.size(), std::size_t(2));
    QVERIFY2(std::abs(found[0] - 0.5) < 1.0 / 30, qPrintable(QString::number(found[0])));
    QVERIFY2(std::abs(found[1] - 1.5) < 1.0 / 30, qPrintable(QString::number(found[1])));
}

void TestFilmJob::onePieceIsFourPieces()
{
    QVERIFY(QDir(m_folder->path()).mkdir(L("whole")) && QDir(m_folder->path()).mkdir(L("pieces")));
    const auto made = [&](const char* output, FrameRange range) {
        FilmJob film = job(output);
        film.fps = 24;
        film.range = range;
        film.look.blur = 2;
        film.poses = {.physics = mmd::physicsSettingsOf(film.scene.settings), .start = 3};
        mmd::Progress progress;
        return makeFilm(film, progress).has_value();
    };
    QVERIFY(made("whole/%04d.png", {10, 29}));
    for (const FrameRange range : {FrameRange{10, 13}, {14, 20}, {21, 21}, {22, 29}})
        QVERIFY(made("pieces/%04d.png", range));
    const QStringList names = QDir(path("whole")).entryList(QDir::Files);
    QCOMPARE(names.size(), 16);
    QCOMPARE(QDir(path("pieces")).entryList(QDir::Files), names);
    QSet<QByteArray> contents;
    for (const QString& name : names) {
        QFile whole(path("whole/") + name), piece(path("pieces/") + name);
        QVERIFY(whole.open(QIODevice::ReadOnly) && piece.open(QIODevice::ReadOnly));
        const QByteArray bytes = whole.readAll();
        QVERIFY2(bytes == piece.readAll(), qPrintable(name));
        contents.insert(bytes);
    }
    QVERIFY(contents.size() > 8); // it moves
}

void TestFilmJob::sixteenBitsAreInTheFile()
{
    FilmJob film = job("%d.png");
    film.range = {5, 5};
    film.look.isDeep = true;
    film.look.samples = 4;
    mmd::Progress progress;
    QVERIFY(makeFilm(film, progress).has_value());
    const QImage deep(path("5.png"));
    QVERIFY(deep.depth() == 64);
    bool isFine = false; // some value has no 8-bit one
    for (int y = 0; y < 48; ++y)
        for (int x = 0; x < 64; ++x)
            isFine = isFine || deep.pixelColor(x, y).rgba64().red() % 257 != 0;
    QVERIFY(isFine);
    film.look.isDeep = false;
    film.output = path("shallow_%d.png");
    QVERIFY(makeFilm(film, progress).has_value());
    const QImage shallow(path("shallow_5.png"));
    for (int y = 0; y < 48; ++y)
        for (int x = 0; x < 64; ++x)
            QVERIFY(std::abs(shallow.pixelColor(x, y).red() - deep.pixelColor(x, y).red()) <= 2);
}

void TestFilmJob::aTransparentFilmHasAlpha()
{
    // ffmpeg's own decoder of VP9 ignores the alpha, so it is named.
    for (const auto& [output, codec, decoding] : {std::tuple("a.mkv", "ffv1", ""),
             {"a.mov", "prores", ""}, {"a.webm", "vp9", "libvpx-vp9"}}) {
        FilmJob film = job(output);
        film.codec = findCodec(L(codec));
        film.look.transparent = true;
        mmd::Progress progress;
        QVERIFY(makeFilm(film, progress).has_value());
        QStringList arguments{L("-v"), L("error"), L("-y")};
        if (*decoding)
            arguments += {L("-c:v"), L(decoding)};
        QProcess decoder;
        decoder.start(L("ffmpeg"), arguments + QStringList{L("-i"), film.output, path("%d.png")});
        QVERIFY(decoder.waitForFinished());
        const QImage picture(path("1.png"));
        QVERIFY(!picture.isNull());
        QVERIFY2(picture.pixelColor(1, 1).alpha() < 3, codec);
        bool isOpaque = false; // somewhere
        for (int y = 0; y < picture.height(); ++y)
            for (int x = 0; x < picture.width(); ++x)
                isOpaque = isOpaque || picture.pixelColor(x, y).alpha() > 250;
        QVERIFY2(isOpaque, codec);
    }
}

void TestFilmJob::cancellingLeavesNothing()
{
    FilmJob film = job("film.mp4");
    film.range = {0, 100000};
    int reports = 0;
    std::atomic<mmd::Progress*> running = nullptr;
    mmd::Progress progress([&](double) {
        if (++reports == 5)
            running.load()->cancel();
    });
    running = &progress;
    const auto made = makeFilm(film, progress);
    QVERIFY(!made.has_value());
    QCOMPARE(made.error().error.code, mmd::ErrorCode::Cancelled);
    QCOMPARE(files(), QStringList());
}

void TestFilmJob::withoutFfmpegThereIsASentence()
{
    const QByteArray before = qgetenv("PATH");
    qputenv("PATH", m_folder->path().toUtf8());
    mmd::Progress progress;
    const auto made = makeFilm(job("film.mp4"), progress);
    qputenv("PATH", before);
    QVERIFY(!made.has_value());
    QCOMPARE(made.error().error.code, mmd::ErrorCode::ProgramMissing);
    QCOMPARE(files(), QStringList());
}

/// In place of ffmpeg, a script that kills itself after some bytes.
void TestFilmJob::aKilledFfmpegLeavesTheOldFilm()
{
    write("film.mp4", "old");
    QTemporaryDir tools;
    const QString script = tools.filePath(L("ffmpeg"));
    QFile file(script);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("#!/bin/sh\nfor each; do last=$each; done\n"
               "case \"$*\" in *-encoders*) echo ' V....D libx264 H.264'; exit 0;; esac\n"
               "head -c 50000 | head -c 100 > \"${last#file:}\"\nkill -9 $$\n");
    file.close();
    QVERIFY(file.setPermissions(file.permissions() | QFile::ExeOwner));
    qputenv("ODORI_FFMPEG", script.toUtf8());
    FilmJob film = job("film.mp4");
    film.range = {0, 300};
    mmd::Progress progress;
    const auto made = makeFilm(film, progress);
    qunsetenv("ODORI_FFMPEG");
    QVERIFY(!made.has_value());
    QCOMPARE(made.error().error.code, mmd::ErrorCode::ProgramFailed);
    QCOMPARE(files(), QStringList{L("film.mp4")});
    QFile old(path("film.mp4"));
    QVERIFY(old.open(QIODevice::ReadOnly));
    QCOMPARE(old.readAll(), QByteArray("old"));
}

void TestFilmJob::aTextIsNoSound()
{
    write("song.mp3", "This is a text.\n");
    FilmJob film = job("film.mp4");
    film.sound.path = path("song.mp3");
    mmd::Progress progress;
    const auto made = makeFilm(film, progress);
    QVERIFY(!made.has_value());
    QCOMPARE(made.error().path, path("song.mp3").toStdString());
    QCOMPARE(made.error().error.code, mmd::ErrorCode::BadText);
    QCOMPARE(files(), QStringList{L("song.mp3")});
}

QTEST_GUILESS_MAIN(TestFilmJob)
#include "test_film_job.moc"
