// SPDX-License-Identifier: MIT
#include "tests/ui/film/background/test_videos.h"
#include "tests/ui/viewport/viewport_scene.h"

#include <QtCore/QSettings>
#include <QtCore/QTemporaryDir>
#include <QtGui/QImage>

using namespace odori;
using namespace odori::test;

/// A video behind the models in the real view: each frame of the motion shows its picture.
class TestViewVideo : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanup() { m_fixture.reset(); }
    void theFrameShowsItsPicture();
    void scrubbingAndPlayingEndAtTheirPictures();
    void playingShowsThePicturesInStep();
    void theViewMayChangeItsSize();
    void otherChoicesReplaceTheVideo();
    void theNextViewBeginsWithIt();
    void aVideoThatIsGoneIsSaidOnce();
    void withoutFfmpegItIsSaid();

private:
    [[nodiscard]] Viewport& view() { return m_fixture->viewport; }
    [[nodiscard]] ViewBackground& background() { return view().background(); }
    [[nodiscard]] Document& document() { return m_fixture->document; }
    /// The number of the picture that the view shows, at its two sides; -1 if it is none.
    [[nodiscard]] int shown()
    {
        const QImage image = view().grabFramebuffer();
        const auto numberAt = [&](int x) {
            const QColor colour = image.pixelColor(x, image.height() / 2);
            return std::abs(colour.blue() - 128) < 8 ? videoNumber(colour.red(), colour.green())
                                                     : -1;
        };
        const int left = numberAt(4);
        return left == numberAt(image.width() - 5) ? left : -1;
    }
    [[nodiscard]] bool openVideo()
    {
        background().showFile(m_video);
        return QTest::qWaitFor(
            [this] { return background().kind() == ViewBackground::Kind::Video; }, 30000);
    }

    QTemporaryDir m_folder;
    QString m_video;
    std::unique_ptr<ViewportFixture> m_fixture;
};

void TestViewVideo::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("OdoriTest"));
    QCoreApplication::setApplicationName(QStringLiteral("test_view_video"));
    m_video = m_folder.filePath(QStringLiteral("背景.mp4"));
    QVERIFY(writeVideo(m_video, 300,
        QStringLiteral("-c:v libx264 -preset ultrafast -pix_fmt yuv444p -qp 4 -bf 2 -g 60")
            .split(u' ')));
}

void TestViewVideo::init()
{
    QSettings().clear();
    m_fixture = std::make_unique<ViewportFixture>();
    QVERIFY(m_fixture->isReady());
}

void TestViewVideo::theFrameShowsItsPicture()
{
    QVERIFY(openVideo());
    for (const double frame : {0.0, 1.0, 40.0, 39.0, 120.5, 7.0, 299.0, 1000.0}) {
        document().setCurrentFrame(frame);
        QTRY_COMPARE_WITH_TIMEOUT(shown(), std::min(int(frame), 299), 30000);
    }
}

/// Without a picture that the test asks for: the view draws itself when the picture is there.
void TestViewVideo::scrubbingAndPlayingEndAtTheirPictures()
{
    QVERIFY(openVideo());
    for (int frame = 0; frame < 250; frame += 6) {
        document().setCurrentFrame(frame);
        QTest::qWait(2);
    }
    document().setCurrentFrame(200.0);
    const auto onScreen = [this] {
        const QImage image = view().grab().toImage();
        const QColor colour = image.pixelColor(4, image.height() / 2);
        return videoNumber(colour.red(), colour.green());
    };
    QTRY_COMPARE_WITH_TIMEOUT(onScreen(), 200, 30000);
    m_fixture->playback.setLooping(false);
    m_fixture->playback.playFrames(100, 130);
    QTRY_VERIFY_WITH_TIMEOUT(!m_fixture->playback.isPlaying(), 30000);
    QCOMPARE(document().currentFrame(), 130.0);
    QTRY_COMPARE_WITH_TIMEOUT(onScreen(), 130, 30000);
}

/// Each frame that playback shows has its picture.
void TestViewVideo::playingShowsThePicturesInStep()
{
    QVERIFY(openVideo());
    double seconds = 0.0;
    m_fixture->playback.setClock([&] { return seconds; });
    document().setCurrentFrame(60.0);
    QTRY_COMPARE_WITH_TIMEOUT(shown(), 60, 30000);
    m_fixture->playback.playFrames(60, 200);
    for (int frame = 61; frame < 200; ++frame) {
        seconds = (frame - 60 + 0.5) / 30.0;
        QTRY_COMPARE_WITH_TIMEOUT(int(document().currentFrame()), frame, 30000);
        QTRY_COMPARE_WITH_TIMEOUT(shown(), frame, 30000);
    }
    m_fixture->playback.stop();
}

void TestViewVideo::theViewMayChangeItsSize()
{
    QVERIFY(openVideo());
    document().setCurrentFrame(33.0);
    QTRY_COMPARE_WITH_TIMEOUT(shown(), 33, 30000);
    for (const QSize& size : {QSize(400, 600), QSize(601, 333), QSize(900, 500)}) {
        view().resize(size);
        QTRY_COMPARE_WITH_TIMEOUT(shown(), 33, 30000); // the old picture, enlarged
        QTest::qWait(250);
        document().setCurrentFrame(34.0);
        QTRY_COMPARE_WITH_TIMEOUT(shown(), 34, 30000);
        document().setCurrentFrame(33.0);
    }
}

void TestViewVideo::otherChoicesReplaceTheVideo()
{
    const QString picture = m_folder.filePath(QStringLiteral("wall.png"));
    QImage image(8, 6, QImage::Format_RGB32);
    image.fill(QColor(10, 200, 90));
    QVERIFY(image.save(picture));
    QVERIFY(openVideo());
    QTRY_COMPARE_WITH_TIMEOUT(shown(), 0, 30000);
    background().showFile(picture);
    QTRY_COMPARE(background().kind(), ViewBackground::Kind::Picture);
    QCOMPARE(view().grabFramebuffer().pixelColor(4, 300), QColor(10, 200, 90));
    QVERIFY(openVideo());
    QTRY_COMPARE_WITH_TIMEOUT(shown(), 0, 30000);
    background().showColour(Qt::red);
    QCOMPARE(view().grabFramebuffer().pixelColor(4, 300), QColor(Qt::red));
    background().showFile(m_video);
    background().showSky(); // before it is read
    QThreadPool::globalInstance()->waitForDone();
    QTest::qWait(50);
    QCOMPARE(background().kind(), ViewBackground::Kind::Sky);
}

void TestViewVideo::theNextViewBeginsWithIt()
{
    QVERIFY(openVideo());
    QCOMPARE(QSettings().value(QStringLiteral("view/background")).toString(), m_video);
    m_fixture = std::make_unique<ViewportFixture>();
    QVERIFY(m_fixture->isReady());
    document().setCurrentFrame(12.0);
    QTRY_COMPARE_WITH_TIMEOUT(background().kind(), ViewBackground::Kind::Video, 30000);
    QTRY_COMPARE_WITH_TIMEOUT(shown(), 12, 30000);
}

void TestViewVideo::aVideoThatIsGoneIsSaidOnce()
{
    const QString copy = m_folder.filePath(QStringLiteral("gone.mp4"));
    QVERIFY(QFile::copy(m_video, copy));
    QSignalSpy said(&view(), &Viewport::messages);
    background().showFile(copy);
    QTRY_COMPARE_WITH_TIMEOUT(background().kind(), ViewBackground::Kind::Video, 30000);
    QTRY_COMPARE_WITH_TIMEOUT(shown(), 0, 30000);
    QVERIFY(QFile::remove(copy));
    document().setCurrentFrame(250.0); // the file is opened again
    QTRY_COMPARE_WITH_TIMEOUT(said.size(), 1, 30000);
    QVERIFY(said[0][0].toStringList()[0].contains(QStringLiteral("gone.mp4")));
    QCOMPARE(background().kind(), ViewBackground::Kind::Sky);
    document().setCurrentFrame(10.0);
    QTest::qWait(100);
    QCOMPARE(said.size(), 1);
}

void TestViewVideo::withoutFfmpegItIsSaid()
{
    qputenv("ODORI_FFMPEG", "/nowhere/ffmpeg");
    QSignalSpy said(&view(), &Viewport::messages);
    background().showFile(m_video);
    QTRY_COMPARE_WITH_TIMEOUT(said.size(), 1, 30000);
    qunsetenv("ODORI_FFMPEG");
    const QString sentence = said[0][0].toStringList()[0];
    QVERIFY2(sentence.contains(QStringLiteral("ffmpeg")), qPrintable(sentence));
    QVERIFY(!sentence.contains(u'\n'));
    QCOMPARE(background().kind(), ViewBackground::Kind::Sky);
}

QTEST_MAIN(TestViewVideo)
#include "test_view_video.moc"
