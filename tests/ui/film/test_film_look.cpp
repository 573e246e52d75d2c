// SPDX-License-Identifier: MIT
#include "libmmd/base/file_io.h"
#include "tests/support/film_probe.h"
#include "tests/ui/film/sample_scene.h"
#include "ui/film/background/background_film.h"
#include "ui/film/film_job.h"
#include "ui/film/scene_pictures.h"

#include <QtCore/QFile>
#include <QtCore/QIODevice>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <cmath>
#include <cstdlib>
#include <utility>

using namespace odori;
using namespace odori::film;

namespace {

QString L(const char* text)
{
    return QString::fromUtf8(text);
}

constexpr int width = 96, height = 64;

PictureLook plainLook()
{
    PictureLook look;
    look.width = width;
    look.height = height;
    look.samples = 1;
    look.background = glm::vec3(0.0F);
    look.grid = false;
    return look;
}

} // namespace

/// What the numbers of a film's pictures and sound must be, from others of the same scene.
class TestFilmLook : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void blurIsTheMeanOfItsMoments();
    void coloursAreNotMultipliedByTheAlpha();
    void pixelsOfAVideoNeedNotBeSquare();
    void bothChannelsBeginLater();

private:
    /// RGBA at a frame.
    [[nodiscard]] std::vector<std::uint8_t> drawn(const PictureLook& look, double frame) const
    {
        auto pictures = ScenePictures::create({.scene = m_scene, .poses = {}}, look);
        Picture picture;
        if (!pictures || !(*pictures)->draw(frame, 1.0, picture))
            return {};
        return std::get<mmd::Image>(picture).rgba;
    }
    mmd::Scene m_scene;
};

void TestFilmLook::initTestCase()
{
    m_scene = test::sampleScene();
    QCOMPARE(m_scene.actors.size(), std::size_t(1));
}

/// The shutter is open for half a frame, and the end of that is not a moment.
void TestFilmLook::blurIsTheMeanOfItsMoments()
{
    PictureLook look = plainLook();
    const std::vector<std::uint8_t> first = drawn(look, 8.0), second = drawn(look, 8.25);
    look.blur = 2;
    const std::vector<std::uint8_t> blurred = drawn(look, 8.0);
    QCOMPARE(blurred.size(), std::size_t(width * height * 4));
    QVERIFY(first.size() == blurred.size() && second.size() == blurred.size());
    QVERIFY(first != second);
    for (std::size_t at = 0; at < blurred.size(); ++at)
        QCOMPARE(int(blurred[at]), (first[at] + second[at] + 1) / 2);
}

/// A transparent picture, laid on black, is the picture with a black background.
void TestFilmLook::coloursAreNotMultipliedByTheAlpha()
{
    for (const auto& [samples, blur] : {std::pair(4, 1), {1, 2}}) {
        PictureLook look = plainLook();
        look.samples = samples;
        look.blur = blur;
        const std::vector<std::uint8_t> onBlack = drawn(look, 8.0);
        look.transparent = true;
        const std::vector<std::uint8_t> clear = drawn(look, 8.0);
        QVERIFY(!clear.empty() && clear.size() == onBlack.size());
        int edges = 0;
        for (std::size_t at = 0; at < clear.size(); at += 4) {
            const int alpha = clear[at + 3];
            edges += alpha > 40 && alpha < 215 && onBlack[at] > 20;
            for (std::size_t channel = 0; channel < 3; ++channel) {
                const double laid = clear[at + channel] * alpha / 255.0;
                QVERIFY2(std::abs(laid - onBlack[at + channel]) < 3.0,
                    qPrintable(L("%1 %2 %3").arg(laid).arg(onBlack[at + channel]).arg(alpha)));
            }
        }
        QVERIFY2(edges > 3, qPrintable(QString::number(edges)));
    }
}

/// The pixels are twice as wide as high, so the video is a square, and all of it is seen.
void TestFilmLook::pixelsOfAVideoNeedNotBeSquare()
{
    const QTemporaryDir folder;
    const QString video = folder.filePath(L("wide.mkv"));
    (void)test::outputOf(
        L("ffmpeg"), {L("-v"), L("error"), L("-f"), L("lavfi"), L("-i"),
                         L("color=black:s=32x64:d=0.2,drawbox=0:0:32:8:white:fill,setsar=2"),
                         L("-c:v"), L("ffv1"), L("-pix_fmt"), L("bgr0"), video});
    auto film = BackgroundFilm::open({.path = video, .width = 64, .height = 64});
    QVERIFY(film.has_value());
    const mmd::Progress progress;
    const auto picture = (*film)->next(progress);
    QVERIFY(picture.has_value());
    const auto at = [&](int x, int y) { return (*picture)->rgba[std::size_t((y * 64 + x) * 4)]; };
    for (const int x : {2, 32, 61}) {
        QVERIFY(at(x, 3) > 250);
        QVERIFY(at(x, 12) < 5);
    }
}

/// Clicks in both channels of a sound that begins after the film.
void TestFilmLook::bothChannelsBeginLater()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(L("clicks.wav")));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(test::clickSound(3)) > 0);
    file.close();
    FilmJob job;
    job.scene = m_scene;
    job.look = plainLook();
    job.range = {0, 29};
    job.output = folder.filePath(L("film.mp4"));
    job.sound = {.path = folder.filePath(L("stereo.wav")), .offset = 400.0, .volume = 1.0};
    (void)test::outputOf(L("ffmpeg"),
        {L("-v"), L("error"), L("-i"), file.fileName(), L("-ac"), L("2"), job.sound.path});
    const mmd::Progress progress;
    const auto made = makeFilm(job, progress);
    QVERIFY2(made.has_value(), made ? "" : made.error().error.field.c_str());
    for (const char* channel : {"c0", "c1"}) {
        const QString one = folder.filePath(L("one.wav"));
        (void)test::outputOf(L("ffmpeg"), {L("-v"), L("error"), L("-y"), L("-i"), job.output,
                                              L("-af"), L("pan=mono|c0=") + L(channel), one});
        const std::vector<double> clicks = test::clicksOf(one).seconds;
        QCOMPARE(clicks.size(), std::size_t(1));
        QVERIFY2(std::abs(clicks[0] - 0.4) < 1.0 / 30, qPrintable(QString::number(clicks[0])));
    }
}

QTEST_GUILESS_MAIN(TestFilmLook)
#include "test_film_look.moc"
