// SPDX-License-Identifier: MIT
#include "ui/film/ffmpeg_program.h"
#include "ui/film/files/picture_files.h"
#include "ui/film/film_frames.h"
#include "ui/film/samples.h"

#include <QtCore/QStringList>
#include <QtTest/QTest>

using namespace odori::film;

/// The parts of a film that need neither OpenGL nor ffmpeg.
class TestFilmFrames : public QObject {
    Q_OBJECT
private slots:
    void aRangeAtThirtyHasItsFrames();
    void rangesFollowEachOtherAtAnyRate();
    void aSeriesHasOneNumber_data();
    void aSeriesHasOneNumber();
    void namesOfASeriesHaveTheirNumbers();
    void encodersAreReadFromTheList();
    void theMessageThatSaysTheMostIsKept();
    void aFileThatIsNotWrittenIsSaid();
    void samplesAreAveraged();
    void coloursAreDividedByTheAlpha();
};

void TestFilmFrames::aRangeAtThirtyHasItsFrames()
{
    const FilmFrames frames({10, 19}, 30);
    QCOMPARE(frames.first(), 10u);
    QCOMPARE(frames.count(), 10u);
    QCOMPARE(frames.frameOf(12), 12.0);
    QCOMPARE(FilmFrames({0, 89}, 24).count(), 72u);
    QCOMPARE(FilmFrames({0, 89}, 60).count(), 180u);
    QCOMPARE(FilmFrames({0, 89}, 24).frameOf(24), 30.0);
    QCOMPARE(FilmFrames({0, 89}, 60).frameOf(3), 1.5);
    const std::uint32_t last = 4294967295u;
    QCOMPARE(FilmFrames({last, last}, 60).frameOf(2 * std::uint64_t(last)), double(last));
    QCOMPARE(FilmFrames({last, last}, 60).count(), 2u);
}

void TestFilmFrames::rangesFollowEachOtherAtAnyRate()
{
    for (const std::uint32_t fps : {24u, 25u, 30u, 48u, 50u, 60u}) {
        std::uint64_t next = 0;
        for (std::uint32_t first = 0; first < 100; first += 7) {
            const FilmFrames piece({first, first + 6}, fps);
            QCOMPARE(piece.first(), next);
            next += piece.count();
        }
        QCOMPARE(next, FilmFrames({0, 104}, fps).count());
    }
}

void TestFilmFrames::aSeriesHasOneNumber_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("twelfth");
    const auto row = [](const char* path, const char* twelfth) {
        QTest::newRow(path) << QString::fromLatin1(path) << QString::fromLatin1(twelfth);
    };
    row("frame_%05d.png", "frame_00012.png");
    row("a/b_%d.png", "a/b_12.png");
    row("%01d.png", "12.png");
    row("100%%_%03d.png", "100%_012.png");
    row("frame.png", "");
    row("%d_%d.png", "");
    row("%d/frame.png", "");
    row("%s.png", "");
    row("%5d.png", "");
    row("%099d.png", "");
    row("%0d.png", "");
    row("%", "");
}

void TestFilmFrames::aSeriesHasOneNumber()
{
    QFETCH(QString, path);
    QFETCH(QString, twelfth);
    const auto name = SeriesName::from(path.toStdString());
    QCOMPARE(name.has_value(), !twelfth.isEmpty());
    if (name)
        QCOMPARE(QString::fromStdString(name->path(12)), twelfth);
}

void TestFilmFrames::namesOfASeriesHaveTheirNumbers()
{
    const auto series = SeriesName::from("a/b_%04d.png");
    QVERIFY(series.has_value());
    for (const std::uint64_t number : {0u, 7u, 9999u, 12345u})
        QCOMPARE(series->numberOf(series->path(number)), std::optional(number));
    for (const char* other : {"a/b_12.png", "a/b_00012.png", "a/b_.png", "b_0012.png",
             "a/b_0012.pn", "a/b_0x12.png", "a/b_-012.png", "a/b_0012.png.png", ""})
        QCOMPARE(series->numberOf(other), std::optional<std::uint64_t>());
    QCOMPARE(SeriesName::from("%d.png")->numberOf("99999999999999999999999.png"),
        std::optional<std::uint64_t>());
}

void TestFilmFrames::encodersAreReadFromTheList()
{
    const QString answer =
        QStringLiteral("Encoders:\n V..... = Video\n ..F... = Frame-level\n"
                       " ------\n V....D libx264              H.264 (codec h264)\n"
                       " VFS... prores_ks            Apple ProRes\n"
                       " A....D aac                  AAC\nnonsense\n V\n");
    QCOMPARE(encodersIn(answer), (QStringList{QStringLiteral("libx264"),
                                     QStringLiteral("prores_ks"), QStringLiteral("aac")}));
    QVERIFY(encodersIn({}).isEmpty());
}

void TestFilmFrames::theMessageThatSaysTheMostIsKept()
{
    const auto error = ffmpegError("[libx264 @ 0x55d0c0de] broken pipe\nConversion failed!\n");
    QCOMPARE(error.code, mmd::ErrorCode::ProgramFailed);
    QCOMPARE(error.field, std::string("ffmpeg: [libx264] broken pipe"));
    QVERIFY(!ffmpegError({}).field.empty());
    const QByteArray named = "file:a b.wav: Invalid data found when processing input\n";
    QCOMPARE(ffmpegError(named, QStringLiteral("a b.wav")).field,
        std::string("ffmpeg: Invalid data found when processing input"));
    const auto full = ffmpegError("av_write(): No space left on device\nConversion failed!\n");
    QCOMPARE(full.code, mmd::ErrorCode::NotWritable);
    QCOMPARE(full.problem, mmd::FileProblem::DiskFull);
}

void TestFilmFrames::aFileThatIsNotWrittenIsSaid()
{
    // What version 5.1 says before it ends with 0.
    const QByteArray full = "Error writing trailer of file:a.mkv: No space left on device\n"
                            "Error closing file file:a.mkv: No space left on device\n";
    QVERIFY(hasWritingError(full));
    QCOMPARE(ffmpegError(full).problem, mmd::FileProblem::DiskFull);
    const QByteArray broken = "Error closing file file:a.mkv: Input/output error\n";
    QVERIFY(hasWritingError(broken));
    QCOMPARE(ffmpegError(broken).code, mmd::ErrorCode::NotWritable);
    QCOMPARE(ffmpegError(broken).problem, mmd::FileProblem::IoError);
    QVERIFY(hasWritingError("av_interleaved_write_frame(): Unknown error 517\n"));
    // A sound that is slightly damaged is no reason to have no film.
    QVERIFY(!hasWritingError("[mp3float @ 0x1] Header missing\nError while decoding stream #1:0: "
                             "Invalid data found when processing input\n"));
    QVERIFY(!hasWritingError({}));
}

void TestFilmFrames::samplesAreAveraged()
{
    Samples samples;
    samples.begin(1, 1, 2);
    const std::vector<std::uint8_t> drawn{
        0, 10, 0, 255, 0, 20, 0, 255, 4, 30, 0, 255, 4, 41, 0, 255};
    samples.add(std::span(drawn));
    std::vector<std::uint8_t> mean(4);
    samples.mean(std::span(mean));
    QCOMPARE(mean, (std::vector<std::uint8_t>{2, 25, 0, 255}));
    samples.begin(1, 1, 1);
    const std::vector<std::uint16_t> first{65535, 0, 1, 65535}, second{65535, 2, 2, 65535};
    samples.add(std::span(first));
    samples.add(std::span(second));
    std::vector<std::uint16_t> deep(4);
    samples.mean(std::span(deep));
    QCOMPARE(deep, (std::vector<std::uint16_t>{65535, 1, 2, 65535}));
}

void TestFilmFrames::coloursAreDividedByTheAlpha()
{
    std::vector<std::uint8_t> rgba{100, 50, 0, 128, 9, 9, 9, 0, 7, 8, 9, 255};
    separateAlpha(std::span(rgba));
    QCOMPARE(rgba, (std::vector<std::uint8_t>{199, 100, 0, 128, 9, 9, 9, 0, 7, 8, 9, 255}));
}

QTEST_APPLESS_MAIN(TestFilmFrames)
#include "test_film_frames.moc"
