// SPDX-License-Identifier: MIT
#include "tests/ui/film/background/test_videos.h"
#include "ui/film/background/video_pictures.h"

#include <QtCore/QFile>
#include <QtCore/QIODevice>
#include <QtCore/QStringList>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <atomic>
#include <memory>
#include <vector>

using namespace odori;
using namespace odori::test;
using film::VideoPictures;

/// The pictures of a video for a window: the right one at each frame, within a limit of memory.
class TestVideoPictures : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void theFrameHasItsPicture_data();
    void theFrameHasItsPicture();
    void scrubbingEndsAtTheLastFrame();
    void playingNeverWaits();
    void thereIsALimitOfMemory();
    void anotherSizeReplacesThePictures();
    void aBrokenFileIsSaid_data();
    void aBrokenFileIsSaid();
    void ffmpegThatEndsIsSaid();

private:
    static constexpr mmd::ImageSize size{48, 32};
    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }
    [[nodiscard]] std::unique_ptr<VideoPictures> open(
        const QString& name, std::size_t bytes = VideoPictures::usualBytes)
    {
        m_announced = 0;
        return std::make_unique<VideoPictures>(
            path(name), [this] { ++m_announced; }, bytes);
    }
    /// The number of the picture in the video that is shown now, or -1.
    [[nodiscard]] static int shown(const VideoPictures& video)
    {
        const auto picture = video.picture();
        if (!picture)
            return -1;
        const std::uint8_t* middle =
            picture->image.rgba.data() +
            4 * (picture->image.height / 2 * picture->image.width + picture->image.width / 2);
        return videoNumber(middle[0], middle[1]);
    }

    QTemporaryDir m_folder;
    std::atomic<int> m_announced = 0;
};

void TestVideoPictures::initTestCase()
{
    const QStringList h264 = QStringLiteral("-c:v libx264 -preset ultrafast -pix_fmt yuv444p "
                                            "-qp 4 -bf 2 -g 100")
                                 .split(u' ');
    QVERIFY(writeVideo(path(QStringLiteral("a.mp4")), 400, h264));
    QVERIFY(writeVideo(path(QStringLiteral("a.mkv")), 400, h264));
    QVERIFY(writeVideo(path(QStringLiteral("a.ts")), 400, h264));
    QVERIFY(writeVideo(
        path(QStringLiteral("a.avi")), 400, QStringLiteral("-c:v ffv1 -pix_fmt bgr0").split(u' ')));
    QVERIFY(writeVideo(path(QStringLiteral("slow.mp4")), 20, h264, 1));
}

void TestVideoPictures::theFrameHasItsPicture_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("rate");
    QTest::newRow("MP4") << QStringLiteral("a.mp4") << 30;
    QTest::newRow("Matroska") << QStringLiteral("a.mkv") << 30;
    QTest::newRow("without an index") << QStringLiteral("a.ts") << 30;
    QTest::newRow("AVI") << QStringLiteral("a.avi") << 30;
    QTest::newRow("one picture a second") << QStringLiteral("slow.mp4") << 1;
}

/// Forwards, backwards, far jumps, and after the end.
void TestVideoPictures::theFrameHasItsPicture()
{
    QFETCH(QString, name);
    QFETCH(int, rate);
    const auto video = open(name);
    const int last = rate == 30 ? 399 : 19;
    for (const int frame : {0, 1, 2, 250, 251, 30, 29, 28, 10, 399, 398, 150, 640, 100000, 77}) {
        video->want(std::uint32_t(frame), size);
        const int expected = std::min(frame * rate / 30, last);
        QTRY_VERIFY2_WITH_TIMEOUT(
            video->picture() && video->picture()->frame == std::uint32_t(frame),
            qPrintable(QString::number(frame)), 60000);
        QCOMPARE(shown(*video), expected);
        QVERIFY(m_announced > 0);
    }
    QVERIFY(!video->failure());
}

/// The calls are faster than ffmpeg; the last one counts.
void TestVideoPictures::scrubbingEndsAtTheLastFrame()
{
    const auto video = open(QStringLiteral("a.mp4"));
    for (int turn = 0; turn < 3; ++turn) {
        for (int frame = 0; frame < 400; frame += 7) {
            video->want(std::uint32_t(frame), size);
            QTest::qWait(1);
        }
        for (int frame = 399; frame >= 123; frame -= 4) {
            video->want(std::uint32_t(frame), size);
            QTest::qWait(1);
        }
        video->want(123, size);
        QTRY_COMPARE_WITH_TIMEOUT(shown(*video), 123, 30000);
    }
}

/// The picture is there before it is wanted.
void TestVideoPictures::playingNeverWaits()
{
    const auto video = open(QStringLiteral("a.mp4"));
    video->want(50, size);
    QTRY_COMPARE_WITH_TIMEOUT(shown(*video), 50, 30000);
    QTRY_VERIFY_WITH_TIMEOUT(video->bytes() >= 40 * std::size_t(48 * 32 * 4), 30000);
    for (std::uint32_t frame = 51; frame < 90; ++frame) {
        video->want(frame, size);
        QCOMPARE(shown(*video), int(frame));
    }
}

void TestVideoPictures::thereIsALimitOfMemory()
{
    constexpr std::size_t one = 48 * 32 * 4;
    const auto video = open(QStringLiteral("a.mp4"), 8 * one + 100);
    for (const std::uint32_t frame : {0u, 3u, 20u, 21u, 22u, 200u, 190u, 191u, 10u}) {
        video->want(frame, size);
        QTRY_COMPARE_WITH_TIMEOUT(shown(*video), int(frame), 30000);
        QTest::qWait(30); // it decodes ahead
        QVERIFY(video->bytes() <= 8 * one);
    }
    const auto small = open(QStringLiteral("a.mp4"), 10); // two pictures even so
    for (const std::uint32_t frame : {5u, 6u, 90u, 89u}) {
        small->want(frame, size);
        QTRY_COMPARE_WITH_TIMEOUT(shown(*small), int(frame), 30000);
        QVERIFY(small->bytes() <= 2 * one);
    }
}

void TestVideoPictures::anotherSizeReplacesThePictures()
{
    const auto video = open(QStringLiteral("a.mp4"));
    video->want(60, size);
    QTRY_COMPARE_WITH_TIMEOUT(shown(*video), 60, 30000);
    video->want(60, {96, 64});
    QVERIFY(shown(*video) == 60); // the old one meanwhile
    QTRY_COMPARE_WITH_TIMEOUT(video->picture()->image.width, 96, 30000);
    QCOMPARE(shown(*video), 60);
    QCOMPARE(video->picture()->image.height, 64);
}

void TestVideoPictures::aBrokenFileIsSaid_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("text") << QByteArray("This is no video.\n");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("only a head") << QByteArray("\0\0\0\x20"
                                               "ftypisom\0\0\2\0isomiso2avc1mp41",
        32);
}

void TestVideoPictures::aBrokenFileIsSaid()
{
    QFETCH(QByteArray, bytes);
    QFile file(path(QStringLiteral("broken.mp4")));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    file.close();
    const auto video = open(QStringLiteral("broken.mp4"));
    video->want(40, size);
    QTRY_VERIFY_WITH_TIMEOUT(video->failure().has_value(), 30000);
    QTRY_COMPARE(m_announced.load(), 1);
    QCOMPARE(video->failure()->code, mmd::ErrorCode::BadText);
    QCOMPARE(video->picture(), nullptr);
    video->want(50, size); // nothing more happens
    QTest::qWait(50);
    QCOMPARE(m_announced.load(), 1);
    const auto none = open(QStringLiteral("nothing.mp4"));
    none->want(0, size);
    QTRY_VERIFY_WITH_TIMEOUT(none->failure().has_value(), 30000);
    QCOMPARE(none->failure()->code, mmd::ErrorCode::FileNotFound);
}

void TestVideoPictures::ffmpegThatEndsIsSaid()
{
    qputenv("ODORI_FFMPEG", "/bin/false");
    const auto video = open(QStringLiteral("a.mp4"));
    video->want(40, size);
    QTRY_VERIFY_WITH_TIMEOUT(video->failure().has_value(), 30000);
    qputenv("ODORI_FFMPEG", "/nowhere/ffmpeg");
    const auto missing = open(QStringLiteral("a.mp4"));
    missing->want(40, size);
    QTRY_VERIFY_WITH_TIMEOUT(missing->failure().has_value(), 30000);
    QCOMPARE(missing->failure()->code, mmd::ErrorCode::ProgramMissing);
    qunsetenv("ODORI_FFMPEG");
}

QTEST_GUILESS_MAIN(TestVideoPictures)
#include "test_video_pictures.moc"
