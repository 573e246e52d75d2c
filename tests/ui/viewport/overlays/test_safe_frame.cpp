// SPDX-License-Identifier: MIT
#include "tests/support/colours.h"
#include "tests/ui/viewport/viewport_scene.h"
#include "ui/viewport/overlays/safe_frame.h"

#include <cmath>

using namespace odori;
using namespace odori::test;

/// Frames of films in the camera view.
class TestSafeFrame : public QObject {
    Q_OBJECT
private slots:
    void frames_data() { formats(); }
    void frames();
    void theFrameHasWhatTheFilmHas_data() { formats(); }
    void theFrameHasWhatTheFilmHas();
    void theRestIsDimmed();
    void bonesAreClickedWhereTheyAre();

private:
    static void formats();
};

void TestSafeFrame::formats()
{
    QTest::addColumn<SafeFrame>("frame");
    QTest::addColumn<QSizeF>("film");
    QTest::addColumn<QSizeF>("size"); // of the viewport
    QTest::addColumn<QRectF>("expected");
    using enum SafeFrame;
    QTest::newRow("16:9 in 4:3") << Wide16x9 << QSizeF(1920, 1080) << QSizeF(800, 600)
                                 << QRectF(0, 75, 800, 450);
    QTest::newRow("16:9 in wide") << Wide16x9 << QSizeF(1920, 1080) << QSizeF(1000, 450)
                                  << QRectF(100, 0, 800, 450);
    QTest::newRow("4:3") << Classic4x3 << QSizeF(640, 480) << QSizeF(1000, 600)
                         << QRectF(100, 0, 800, 600);
    QTest::newRow("9:16") << Tall9x16 << QSizeF(1080, 1920) << QSizeF(900, 320)
                          << QRectF(360, 0, 180, 320);
    QTest::newRow("1:1") << Square << QSizeF(500, 500) << QSizeF(300, 500)
                         << QRectF(0, 100, 300, 300);
}

void TestSafeFrame::frames()
{
    QFETCH(SafeFrame, frame);
    QFETCH(QSizeF, size);
    QFETCH(QRectF, expected);
    const QRectF found = frameIn(size, *aspectOf(frame));
    QVERIFY(std::abs(found.left() - expected.left()) < 1e-3);
    QVERIFY(std::abs(found.top() - expected.top()) < 1e-3);
    QVERIFY(std::abs(found.width() - expected.width()) < 1e-3);
    QVERIFY(std::abs(found.height() - expected.height()) < 1e-3);
    QVERIFY(!aspectOf(SafeFrame::None));
}

/// A point of the film's picture is at the same part of the frame.
void TestSafeFrame::theFrameHasWhatTheFilmHas()
{
    QFETCH(SafeFrame, frame);
    QFETCH(QSizeF, film);
    QFETCH(QSizeF, size);
    for (const bool perspective : {true, false}) {
        mmd::CameraSample camera;
        camera.perspective = perspective;
        camera.rotation = {0.1f, 0.4f, 0.05f};
        const glm::vec2 filmSize(float(film.width()), float(film.height()));
        const glm::vec2 viewSize(float(size.width()), float(size.height()));
        const render::View own = render::viewOf(camera, filmSize.x / filmSize.y);
        const render::View fitted =
            fittedTo(render::viewOf(camera, viewSize.x / viewSize.y), size, *aspectOf(frame));
        const QRectF at = frameIn(size, *aspectOf(frame));
        for (const glm::vec3& point :
            {glm::vec3(0, 10, 0), glm::vec3(4, 14, 2), glm::vec3(-6, 3, -3)}) {
            const glm::vec2 inFilm = *render::projected(own, point, filmSize) / filmSize;
            const glm::vec2 inView = *render::projected(fitted, point, viewSize);
            QVERIFY(std::abs(double(inView.x) - (at.left() + double(inFilm.x) * at.width())) < 0.1);
            QVERIFY(std::abs(double(inView.y) - (at.top() + double(inFilm.y) * at.height())) < 0.1);
        }
    }
}

void TestSafeFrame::theRestIsDimmed()
{
    ViewportFixture stand;
    QVERIFY(stand.isReady());
    Viewport& view = stand.viewport; // 800 x 600
    view.camera().showScenes();
    const auto lightAt = [&](int x, int y) {
        return view.grabFramebuffer().scaled(view.size()).pixelColor(x, y).lightness();
    };
    const QPoint outside(40, 150), inside(400, 100);
    const int before = lightAt(outside.x(), outside.y());
    const int middle = lightAt(inside.x(), inside.y());
    view.setSafeFrame(SafeFrame::Tall9x16);
    QVERIFY(lightAt(outside.x(), outside.y()) < before * 2 / 3);
    QCOMPARE(lightAt(inside.x(), inside.y()), middle);
    view.camera().showFree();
    QCOMPARE(lightAt(outside.x(), outside.y()), before); // only in the camera view
    view.camera().showScenes();
    view.setSafeFrame(SafeFrame::None);
    QCOMPARE(lightAt(outside.x(), outside.y()), before);
}

void TestSafeFrame::bonesAreClickedWhereTheyAre()
{
    ViewportFixture stand;
    QVERIFY(stand.isReady());
    stand.viewport.camera().showScenes();
    const QPoint without = stand.at(Twist);
    stand.viewport.setSafeFrame(SafeFrame::Wide16x9); // a smaller picture
    QVERIFY(stand.at(Twist) != without);
    stand.click(Twist);
    QCOMPARE(stand.selected(), std::vector{track("twist")});
}

QTEST_MAIN(TestSafeFrame)
#include "test_safe_frame.moc"
