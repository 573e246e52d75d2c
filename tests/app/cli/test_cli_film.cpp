// SPDX-License-Identifier: MIT
#include "tests/app/cli/cli_process.h"
#include "tests/support/corpus.h"
#include "tests/support/film_probe.h"

#include <QtCore/QDir>
#include <QtCore/QSet>
#include <QtTest/QTest>

#include <memory>

using namespace odori::test;

namespace {

QString L(const char* text)
{
    return QString::fromUtf8(text);
}

QStringList words(const QString& text)
{
    return text.split(u' ', Qt::SkipEmptyParts);
}

} // namespace

/// `odori-cli render --range` on the sample, read back by ffmpeg and ffprobe.
class TestCliFilm : public QObject {
    Q_OBJECT
private slots:
    void init();
    void aFilmHasItsSizeRateFramesAndSound_data();
    void aFilmHasItsSizeRateFramesAndSound();
    void itsPictureIsThatOfTheFrame_data();
    void itsPictureIsThatOfTheFrame();
    void onePieceIsFourPieces();
    void aProjectBringsItsActorsAndItsSound();
    void anotherCameraFollowsNobody();
    void theSoundOfAProjectCanBeReplaced();
    void theBackgroundIsAVideo();
    void coloursAreThoseOfHdFilms();
    void sixteenBitsAndBlurAreOptions();
    void theCodecsAreListed();
    void wrongOptionsAreOneSentence_data();
    void wrongOptionsAreOneSentence();

private:
    [[nodiscard]] QString path(const QString& name) const { return m_folder->filePath(name); }
    [[nodiscard]] CliOutcome run(const QString& arguments) const
    {
        return runCli(words(L("render ") + arguments), {.folder = m_folder->path()});
    }
    void write(const char* name, const QByteArray& data) const
    {
        QFile file(path(L(name)));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(data) == data.size());
    }
    /// A project with the sample, and a second one that follows nobody.
    void writeProject(const char* name, const QByteArray& sound) const
    {
        write(name, "{\"format\": \"odori-project\", \"formatVersion\": 1, \"actors\": ["
                    "{\"model\": \"m.pmx\", \"motion\": {\"path\": \"walk.vmd\"}},"
                    "{\"model\": \"m.pmx\"}], \"sound\": " +
                        sound + "}");
    }
    [[nodiscard]] QStringList files() const
    {
        return QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden);
    }
    [[nodiscard]] QImage picture(const QString& name) const { return QImage(path(name)); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestCliFilm::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(QFile::copy(L(ODORI_SAMPLE "/walk.vmd"), path(L("walk.vmd"))));
    QVERIFY(QFile::copy(L(ODORI_SAMPLE "/mannequin.pmx"), path(L("m.pmx"))));
    QVERIFY(QDir(m_folder->path()).mkdir(L("tex")));
    for (const QString& name : QDir(L(ODORI_SAMPLE "/tex")).entryList(QDir::Files))
        QVERIFY(QFile::copy(L(ODORI_SAMPLE "/tex/") + name, path(L("tex/") + name)));
}

void TestCliFilm::aFilmHasItsSizeRateFramesAndSound_data()
{
    QTest::addColumn<QString>("output");
    QTest::addColumn<int>("fps");
    QTest::addColumn<int>("count");
    QTest::addColumn<QString>("codec");
    QTest::newRow("24") << L("a.mp4") << 24 << 12 << L("h264");
    QTest::newRow("30") << L("a.mkv") << 30 << 15 << L("h264");
    QTest::newRow("60") << L("a.mov") << 60 << 30 << L("h264");
    QTest::newRow("vp9") << L("a.webm") << 30 << 15 << L("vp9");
}

void TestCliFilm::aFilmHasItsSizeRateFramesAndSound()
{
    QFETCH(QString, output);
    QFETCH(int, fps);
    QFETCH(int, count);
    QFETCH(QString, codec);
    write("clicks.wav", clickSound(3));
    const auto outcome = run(L("m.pmx walk.vmd --range 0:14 --size 96x64 --samples 1 --fps %1 "
                               "--sound clicks.wav --sound-offset -900 -o %2")
                                 .arg(fps)
                                 .arg(output));
    QVERIFY2(outcome.status == 0, outcome.err.constData());
    QCOMPARE(outcome.err, QByteArray()); // no progress without a terminal
    QCOMPARE(outcome.out, QByteArray());
    QCOMPARE(probedFilm(path(output), L("v:0"),
                 L("stream=codec_name,width,height,r_frame_rate,start_time,nb_read_frames")),
        (QStringList{L("codec_name=") + codec, L("width=96"), L("height=64"),
            L("r_frame_rate=%1/1").arg(fps), L("start_time=0.000000"),
            L("nb_read_frames=%1").arg(count)}));
    const double length =
        probedFilm(path(output), L("v:0"), L("format=duration"))[0].mid(9).toDouble();
    QVERIFY2(std::abs(length - 0.5) < 1.0 / 30, qPrintable(QString::number(length)));
    const HeardClicks heard = clicksOf(path(output));
    QCOMPARE(heard.seconds.size(), std::size_t(1));
    QVERIFY2(
        std::abs(heard.seconds[0] - 0.1) < 1.0 / 30, qPrintable(QString::number(heard.seconds[0])));
    QCOMPARE(files(), (QStringList{output, L("clicks.wav"), L("m.pmx"), L("walk.vmd")}));
}

void TestCliFilm::itsPictureIsThatOfTheFrame_data()
{
    QTest::addColumn<int>("fps");
    QTest::newRow("24") << 24;
    QTest::newRow("30") << 30;
    QTest::newRow("60") << 60;
}

/// The picture at second t is the PNG of motion frame 30 t, and not that of another frame.
void TestCliFilm::itsPictureIsThatOfTheFrame()
{
    QFETCH(int, fps);
    const QString look = L("m.pmx walk.vmd --physics --size 96x64 ");
    QCOMPARE(run(look + L("--range 0:29 --quality 6 --fps %1 -o a.mp4").arg(fps)).status, 0);
    const auto pictures = filmPictures(path(L("a.mp4")), {96, 64});
    QCOMPARE(int(pictures.size()), fps);
    for (const double second : {0.0, 0.25, 0.5, 0.75}) {
        const QImage& shown = pictures[std::size_t(std::lround(second * fps))];
        QCOMPARE(run(look + L("--frame %1 -o right.png").arg(30 * second)).status, 0);
        QCOMPARE(run(look + L("--frame %1 -o wrong.png").arg(30 * second + 5)).status, 0);
        const double right = pictureDifference(shown, picture(L("right.png")));
        const double wrong = pictureDifference(shown, picture(L("wrong.png")));
        QVERIFY2(right < 2.0 && wrong > 1.5 * right,
            qPrintable(L("second %1: %2, other frame %3").arg(second).arg(right).arg(wrong)));
    }
}

void TestCliFilm::onePieceIsFourPieces()
{
    const QString look = L("m.pmx walk.vmd --physics --start 3 --size 96x64 --fps 24 --blur 2 ");
    QVERIFY(QDir(m_folder->path()).mkdir(L("whole")) && QDir(m_folder->path()).mkdir(L("pieces")));
    QCOMPARE(run(look + L("--range 10:29 -o whole/%04d.png")).status, 0);
    for (const char* range : {"10:13", "14:20", "21:21", "22:29"})
        QCOMPARE(run(look + L("--range %1 -o ").arg(L(range)) + L("pieces/%04d.png")).status, 0);
    const QStringList names = QDir(path(L("whole"))).entryList(QDir::Files);
    QCOMPARE(names.size(), 16);
    QCOMPARE(names.first(), L("0008.png")); // picture 8 at 24 a second is frame 10
    QCOMPARE(QDir(path(L("pieces"))).entryList(QDir::Files), names);
    QSet<QByteArray> contents;
    for (const QString& name : names) {
        const QByteArray whole = readAll(path(L("whole/") + name));
        QVERIFY2(whole == readAll(path(L("pieces/") + name)), qPrintable(name));
        contents.insert(whole);
    }
    QVERIFY(contents.size() > 8); // it moves
    // The physics counts: from another start, the pictures are others.
    QVERIFY(QDir(m_folder->path()).mkdir(L("later")));
    QCOMPARE(run(L("m.pmx walk.vmd --size 96x64 --fps 24 --blur 2 --range 10:29 -o later/%04d.png"))
                 .status,
        0);
    QVERIFY(readAll(path(L("later/0023.png"))) != readAll(path(L("whole/0023.png"))));
}

void TestCliFilm::aProjectBringsItsActorsAndItsSound()
{
    write("clicks.wav", clickSound(4));
    writeProject("dance.odori",
        "{\"path\": \"clicks.wav\", \"offset\": 300, \"volume\": 0.25, \"muted\": false}");
    writeProject("quiet.odori", "{\"path\": \"clicks.wav\", \"muted\": true}");
    const auto outcome = run(L("dance.odori --range 0:39 --size 96x64 --samples 1 -o a.mp4"));
    QVERIFY2(outcome.status == 0, outcome.err.constData());
    const HeardClicks heard = clicksOf(path(L("a.mp4")));
    QCOMPARE(heard.seconds.size(), std::size_t(2));
    QVERIFY(std::abs(heard.seconds[0] - 0.3) < 1.0 / 30);
    QVERIFY(std::abs(heard.seconds[1] - 1.3) < 1.0 / 30);
    QVERIFY2(heard.loudest > 3000 && heard.loudest < 12000,
        qPrintable(QString::number(heard.loudest))); // a quarter of 24576
    QCOMPARE(run(L("quiet.odori --range 0:5 --size 96x64 --samples 1 -o b.mp4")).status, 0);
    QCOMPARE(probedFilm(path(L("b.mp4")), L("a"), L("stream=codec_name")), QStringList());
    // The second actor stands at the origin, the first walks.
    const auto with = run(L("dance.odori --frame 20 --size 96x64 -o two.png"));
    const auto without = run(L("m.pmx walk.vmd --frame 20 --size 96x64 -o one.png"));
    QVERIFY(with.status == 0 && without.status == 0);
    QVERIFY(pictureDifference(picture(L("two.png")), picture(L("one.png"))) > 0.3);
    QCOMPARE(run(L("dance.odori walk.vmd --frame 20 -o two.png")).status, 2);
}

/// The outside parents of a project's camera go with its keys.
void TestCliFilm::anotherCameraFollowsNobody()
{
    const QByteArray actors = "{\"format\": \"odori-project\", \"formatVersion\": 1, \"actors\": "
                              "[{\"model\": \"m.pmx\", \"motion\": {\"path\": \"walk.vmd\"}}]";
    write("free.odori", actors + "}");
    write("following.odori", actors +
                                 ", \"camera\": {\"outsideParents\": [{\"frame\": 0, \"actor\": 0, "
                                 "\"parent\": \"頭\"}]}}");
    const auto drawn = [&](const char* arguments) {
        const auto outcome = run(L(arguments) + L(" --frame 10 --size 96x64 -o a.png"));
        return outcome.status == 0 ? picture(L("a.png")) : QImage();
    };
    const QImage free = drawn("free.odori");
    QVERIFY(!free.isNull() && drawn("following.odori") != free);
    QCOMPARE(drawn("following.odori --camera walk.vmd"), free); // it has no camera keys
}

void TestCliFilm::theSoundOfAProjectCanBeReplaced()
{
    write("clicks.wav", clickSound(4));
    write("others.wav", clickSound(4));
    writeProject("dance.odori", "{\"path\": \"clicks.wav\", \"offset\": 300}");
    const QString look = L("dance.odori --range 0:26 --size 96x64 --samples 1 -o a.mp4 ");
    const auto firstClick = [&](const char* options) {
        const auto outcome = run(look + L(options));
        const HeardClicks heard = clicksOf(path(L("a.mp4")));
        return outcome.status == 0 && heard.seconds.size() == 1 ? heard.seconds[0] : -1.0;
    };
    QVERIFY(std::abs(firstClick("--sound-offset 500") - 0.5) < 1.0 / 30);
    QVERIFY(std::abs(firstClick("--sound others.wav")) < 1.0 / 30);
    QCOMPARE(firstClick("--no-sound"), -1.0);
    QCOMPARE(run(look + L("--no-sound --sound others.wav")).status, 2);
    // The film would replace the project's sound.
    const QByteArray before = readAll(path(L("clicks.wav")));
    QFile::rename(path(L("clicks.wav")), path(L("song.mkv")));
    writeProject("dance.odori", "{\"path\": \"song.mkv\"}");
    QCOMPARE(run(L("dance.odori --range 0:5 --size 96x64 -o song.mkv")).status, 2);
    QCOMPARE(readAll(path(L("song.mkv"))), before);
}

/// A video whose picture n has the grey value 4 n, 25 a second, 20 pictures, lossless.
void TestCliFilm::theBackgroundIsAVideo()
{
    (void)outputOf(L("ffmpeg"),
        {L("-v"), L("error"), L("-f"), L("lavfi"), L("-i"),
            L("nullsrc=s=64x64:r=25,format=rgb24,geq=r='N*4':g='N*4':b='N*4'"), L("-frames:v"),
            L("20"), L("-c:v"), L("ffv1"), L("-pix_fmt"), L("bgr0"), path(L("wall.mkv"))});
    for (const int fps : {24, 30, 60}) {
        QCOMPARE(run(L("m.pmx --range 6:35 --size 96x64 --background wall.mkv --fps %1 -o a.mkv "
                       "--codec ffv1")
                         .arg(fps))
                     .status,
            0);
        const auto pictures = filmPictures(path(L("a.mkv")), {96, 64});
        QCOMPARE(int(pictures.size()), fps);
        for (std::size_t at = 0; at < pictures.size(); ++at) {
            const std::size_t moment = at + (std::size_t(fps) + 4) / 5; // frame 6 is second 1/5
            const auto shown = std::min<std::size_t>(moment * 25 / std::size_t(fps), 19);
            QCOMPARE(pictures[at].pixelColor(2, 2).green(), int(shown * 4));
            QCOMPARE(pictures[at].pixelColor(94, 62).green(), int(shown * 4));
        }
    }
    const auto at = [&](const char* frame) {
        const auto outcome =
            run(L("m.pmx --frame %1 --size 96x64 --background wall.mkv -o a.png").arg(L(frame)));
        return outcome.status == 0 ? picture(L("a.png")).pixelColor(2, 2).green() : -1;
    };
    QCOMPARE(at("0"), 0);
    QCOMPARE(at("12.1"), 40); // second 0.4033, picture 10
    QCOMPARE(at("1000"), 76);
    const auto none = run(L("m.pmx --range 0:5 --size 96x64 --background m.pmx -o b.mp4"));
    QCOMPARE(none.status, 1);
    QVERIFY2(none.err.startsWith("m.pmx: it cannot be read: ffmpeg: Invalid data"),
        none.err.constData());
    QVERIFY(!files().contains(L("b.mp4")));
}

void TestCliFilm::coloursAreThoseOfHdFilms()
{
    QCOMPARE(
        run(L("m.pmx --range 0:2 --size 96x64 --background #c02040 --quality 4 -o a.mp4")).status,
        0);
    QCOMPARE(probedFilm(path(L("a.mp4")), L("v:0"),
                 L("stream=color_range,color_space,color_transfer,color_primaries")),
        (QStringList{L("color_range=tv"), L("color_space=bt709"), L("color_transfer=bt709"),
            L("color_primaries=bt709")}));
    const auto pictures = filmPictures(path(L("a.mp4")), {96, 64});
    QVERIFY(!pictures.empty());
    const QColor seen = pictures[0].pixelColor(2, 2);
    QVERIFY2(std::abs(seen.red() - 0xc0) < 4 && std::abs(seen.green() - 0x20) < 4 &&
                 std::abs(seen.blue() - 0x40) < 4,
        qPrintable(seen.name()));
}

void TestCliFilm::sixteenBitsAndBlurAreOptions()
{
    const QString look = L("m.pmx walk.vmd --size 96x64 ");
    QCOMPARE(run(look + L("--range 5:5 --depth 16 -o %02d.png")).status, 0);
    QCOMPARE(picture(L("05.png")).depth(), 64);
    QCOMPARE(run(look + L("--frame 5 --depth 16 -o deep.png")).status, 0);
    QCOMPARE(picture(L("deep.png")), picture(L("05.png")));
    QCOMPARE(run(look + L("--frame 5 -o sharp.png")).status, 0);
    QCOMPARE(run(look + L("--frame 5 --blur 8 -o blurred.png")).status, 0);
    QVERIFY(pictureDifference(picture(L("sharp.png")), picture(L("blurred.png"))) > 0.01);
}

void TestCliFilm::theCodecsAreListed()
{
    const auto outcome = run(L("--list-codecs"));
    QCOMPARE(outcome.status, 0);
    for (const char* id : {"\nh264 ", "\nh265 ", "\nvp9 ", "\nav1 ", "\nprores ", "\nffv1 "})
        QVERIFY2(outcome.out.contains(id), outcome.out.constData());
    QVERIFY(outcome.out.contains("libx264"));
}

void TestCliFilm::wrongOptionsAreOneSentence_data()
{
    QTest::addColumn<QString>("options");
    QTest::addColumn<QString>("part");
    const auto row = [](const char* options, const char* part) {
        QTest::newRow(options) << L(options) << L(part);
    };
    row("--range 0:5 -o a.avi", "a.avi: a film is written as .mp4");
    row("--range 0:5 -o -", "standard output");
    row("--range 0:5 -o a.png", "needs one number in its file name");
    row("--range 0:5 -o %d_%d.png", "needs one number in its file name");
    row("--range 0:5 -o %d.png --codec h264", "PNG files have none");
    row("--range 0:5 -o %d.png --sound clicks.wav", "no sound");
    row("--range 0:5 -o a.mp4 --size 97x64", "H.264 needs an even width and height");
    row("--range 0:5 -o a.mp4 --transparent", "no transparency");
    row("--range 0:5 -o a.mp4 --transparent --codec h264", "H.264 has no transparency");
    row("--range 0:5 -o a.mp4 --transparent --codec vp9", "needs one of .webm .mkv");
    row("--range 0:5 -o a.webm --codec h264", "needs one of .mp4 .mov .mkv");
    row("--range 0:5 -o a.mp4 --codec cinepak", "--codec");
    row("--range 0:5 -o a.mp4 --quality 60", "0 (the best) to 51");
    row("--range 0:5 -o a.mov --codec prores --quality 3", "no --quality");
    row("--range 0:5 -o a.mp4 --depth 16", "--depth 16 is for PNG files");
    row("--range 0:5 -o a.mp4 --fps 0", "--fps");
    row("--range 0:5 -o a.mp4 --blur 65", "--blur");
    row("--range 0:5 -o a.mp4 --start 3", "--start has an effect only with --physics");
    row("--range 5:0 -o a.mp4", "--range");
    row("--range 0:5 --frame 3 -o a.mp4", "--range");
    row("--frame 3 -o a.mp4", "a.mp4 is a film; --range says");
    row("--frame 3 --fps 24 -o a.png", "--fps has an effect only with --range");
    row("--frame 3", "--output is required");
    row("--range 0:5 -o m.pmx", "a film is written as");
}

void TestCliFilm::wrongOptionsAreOneSentence()
{
    QFETCH(QString, options);
    QFETCH(QString, part);
    const auto outcome = run(L("m.pmx walk.vmd ") + options);
    QCOMPARE(outcome.status, 2);
    QVERIFY2(outcome.err.contains(part.toUtf8()), outcome.err.constData());
    QCOMPARE(files(), (QStringList{L("m.pmx"), L("walk.vmd")}));
}

QTEST_GUILESS_MAIN(TestCliFilm)
#include "test_cli_film.moc"
