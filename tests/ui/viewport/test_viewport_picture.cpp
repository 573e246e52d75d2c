// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/keys/keys.h"
#include "libmmd/scene/edits/scene/actors.h"
#include "libmmd/scene/edits/scene/scene_edits.h"
#include "tests/ui/viewport/viewport_scene.h"
#include "ui/document/scene_drafts.h"

#include <QtGui/QImage>

#include <cmath>

using namespace odori;
using namespace odori::test;

/// What the viewport draws and what it omits, with the real widget in a real context.
class TestViewportPicture : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m_fixture.reset(); }
    void theViewHasAName();
    void aPanKeepsTheName();
    void boneMarksAreInTheCamerasView();
    void theCamerasViewSelectsAndPoses();
    void theGridIsSwitched();
    void theGizmoIsDrawnInItsMode();
    void theActorsThatShowAreDrawn();
    void soloLeavesTheOthersOut();
    void theRubberBandIsDrawn();
    void aClickOfAnotherButtonEndsNoDrag();
    void aSavedViewIsShownAsItWas();
    void hidingDropsADrag();

private:
    [[nodiscard]] Viewport& view() { return m_fixture->viewport; }
    [[nodiscard]] Document& document() { return m_fixture->document; }
    [[nodiscard]] QImage picture() { return view().grabFramebuffer(); }
    [[nodiscard]] QColor colourAt(const QPoint& point)
    {
        const QImage image = picture();
        return image.pixelColor(point * image.devicePixelRatio());
    }

    std::unique_ptr<ViewportFixture> m_fixture;
};

void TestViewportPicture::init()
{
    m_fixture = std::make_unique<ViewportFixture>();
    QVERIFY(m_fixture->isReady());
}

void TestViewportPicture::theViewHasAName()
{
    using enum StandardView;
    for (const auto& [standard, name] : {std::pair(Back, "Back"), {Left, "Left"}, {Right, "Right"},
             {Top, "Top"}, {Bottom, "Bottom"}, {Front, "Front"}}) {
        view().camera().setFree(standard);
        QCOMPARE(view().camera().name(), QLatin1String(name));
    }
    view().camera().showScenes();
    QCOMPARE(view().camera().name(), QStringLiteral("Camera"));
    view().camera().showFree(); // the previous view
    QCOMPARE(view().camera().name(), QStringLiteral("Front"));
    mmd::CameraSample camera = view().camera().shown();
    camera.perspective = false;
    view().camera().setFree(camera);
    QCOMPARE(view().camera().name(), QStringLiteral("Free view, orthographic"));
}

void TestViewportPicture::aPanKeepsTheName()
{
    view().camera().setFree(StandardView::Left);
    drag(view(), Qt::MiddleButton, {300, 300}, {340, 320});
    drag(view(), Qt::RightButton, {300, 300}, {300, 320}, Qt::ControlModifier);
    QCOMPARE(view().camera().name(), QStringLiteral("Left"));
    press(view(), Qt::RightButton, {300, 300});
    move(view(), Qt::RightButton, {310, 300});
    QCOMPARE(view().camera().name(), QStringLiteral("Free view"));
    QTest::keyClick(&view(), Qt::Key_Escape);
    QCOMPARE(view().camera().name(), QStringLiteral("Left"));
    view().showWholeModel();
    QCOMPARE(view().camera().name(), QStringLiteral("Left")); // the same direction, but nearer
}

void TestViewportPicture::boneMarksAreInTheCamerasView()
{
    const QPoint arm = m_fixture->at(Arm);
    const auto isMarked = [&] { return colourAt(arm).blue() > colourAt(arm).red() + 60; };
    QVERIFY(isMarked());
    view().camera().showScenes(); // the same view: the camera is at rest
    QCOMPARE(m_fixture->at(Arm), arm);
    QVERIFY(isMarked());
    m_fixture->playback.play();
    QVERIFY(!isMarked()); // the film
    m_fixture->playback.stop();
    QVERIFY(isMarked());
    document().activate(mmd::sceneActor);
    QVERIFY(!isMarked());
    document().activate(document().scene().actors.front().id);
    view().setBonesShown(false);
    QVERIFY(!isMarked());
}

void TestViewportPicture::theCamerasViewSelectsAndPoses()
{
    view().camera().showScenes();
    m_fixture->click(Twist);
    QCOMPARE(m_fixture->selected(), std::vector{track("twist")});
    QTest::mouseClick(&view(), Qt::LeftButton, {}, {20, 500});
    QVERIFY(m_fixture->selected().empty());
    drag(view(), Qt::LeftButton, {10, 10}, {700, 590});
    QVERIFY(m_fixture->selected().size() > 3);
    m_fixture->click(Arm);
    view().setEditMode(EditMode::Rotate);
    view().setEditSpace(EditSpace::Global);
    drag(view(), Qt::LeftButton, {444, 256}, {444, 344});
    QVERIFY(view().camera().isScenes());
    QCOMPARE(document().scene().actors.front().drafts.size(), std::size_t(1));
    QVERIFY(document().scene().cameraDrafts.empty());
    QCOMPARE(document().undoStack()->count(), 1);
}

void TestViewportPicture::theGridIsSwitched()
{
    view().setBonesShown(false);
    view().camera().setFree(StandardView::Top);
    const QImage with = picture();
    view().setGridShown(false);
    const QImage without = picture();
    QVERIFY(with != without);
    const auto x = render::projected(view().picture().view, {12, 0, 0}, {800, 600});
    int reddest = 0;
    for (int y = int(x->y) - 2; y <= int(x->y) + 2; ++y)
        reddest = std::max(
            reddest, with.pixelColor(int(x->x), y).red() - with.pixelColor(int(x->x), y).blue());
    QVERIFY(reddest > 30); // the X axis
    view().setGridShown(true);
    QVERIFY(picture() == with);
}

void TestViewportPicture::theGizmoIsDrawnInItsMode()
{
    m_fixture->click(Root);
    const QImage select = picture();
    const auto ring = [&] { // at 45 degrees on the Z ring
        const QPoint at = m_fixture->at(Root) + QPoint(44, -44);
        int changed = 0;
        const QImage now = picture();
        for (int x = -2; x <= 2; ++x)
            for (int y = -2; y <= 2; ++y)
                changed +=
                    now.pixelColor(at + QPoint(x, y)) != select.pixelColor(at + QPoint(x, y));
        return changed > 2;
    };
    const auto arrow = [&] {
        const QPoint at = m_fixture->at(Root) + QPoint(40, 0);
        const QColor colour = colourAt(at);
        return colour.red() > colour.blue() + 40 && colour.red() > colour.green() + 40;
    };
    view().setEditMode(EditMode::Rotate);
    view().setEditSpace(EditSpace::Global);
    QVERIFY(ring());
    view().setEditMode(EditMode::Move);
    QVERIFY(!ring() && arrow());
    document().select({});
    QVERIFY(!arrow());
    m_fixture->click(Root);
    const mmd::KeyValue key{
        .track = track("knee"), .frame = 3000, .bone = {}, .weight = 0, .interpolation = {}};
    document().apply(
        mmd::setKeys({document().scene(), document().scene().active}, std::span(&key, 1)), {});
    mmd::Selection root;
    root.setTrack(track("root"), true);
    document().select(root);
    QVERIFY(arrow());
    m_fixture->playback.play();
    QVERIFY(!arrow()); // hidden during playback
    m_fixture->playback.stop();
    QVERIFY(arrow());
}

void TestViewportPicture::theActorsThatShowAreDrawn()
{
    document().load(mmd::addActor(document().scene(), skeleton()));
    QTRY_VERIFY(view().stage().isUploaded());
    const auto drawn = [&] {
        static_cast<void>(picture());
        return view().drawnModels();
    };
    QCOMPARE(drawn(), 2);
    for (const mmd::ActorId id :
        {document().scene().actors[0].id, document().scene().actors[1].id}) {
        document().apply(mmd::setActorVisible({document().scene(), id}, false), {});
        QCOMPARE(drawn(), 1);
        document().undo();
        QCOMPARE(drawn(), 2);
    }
}

void TestViewportPicture::soloLeavesTheOthersOut()
{
    document().load(mmd::addActor(document().scene(), skeleton()));
    QTRY_VERIFY(view().stage().isUploaded());
    QSignalSpy changed(&view().stage(), &Stage::soloChanged);
    const auto drawn = [&] {
        static_cast<void>(picture());
        return view().drawnModels();
    };
    view().stage().setSolo(true);
    view().stage().setSolo(true);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(drawn(), 1);
    document().activate(mmd::sceneActor); // no model is active: shows all
    QCOMPARE(drawn(), 2);
    document().activate(document().scene().actors.front().id);
    QCOMPARE(drawn(), 1);
    view().stage().setSolo(false);
    QCOMPARE(drawn(), 2);
}

void TestViewportPicture::theRubberBandIsDrawn()
{
    const QImage before = picture();
    press(view(), Qt::LeftButton, {20, 400});
    move(view(), Qt::LeftButton, {22, 402}); // still a click
    QVERIFY(picture() == before);
    move(view(), Qt::LeftButton, {120, 480});
    const QImage band = picture();
    for (const QPoint& changed : {QPoint(20, 440), QPoint(70, 400), QPoint(70, 440)})
        QVERIFY(band.pixelColor(changed) != before.pixelColor(changed));
    for (const QPoint& same : {QPoint(16, 440), QPoint(124, 440), QPoint(70, 484)})
        QVERIFY(band.pixelColor(same) == before.pixelColor(same));
    release(view(), Qt::LeftButton, {120, 480});
    QVERIFY(picture() == before);
}

void TestViewportPicture::aClickOfAnotherButtonEndsNoDrag()
{
    press(view(), Qt::RightButton, {300, 300});
    move(view(), Qt::RightButton, {320, 300});
    const float turned = view().camera().shown().rotation.y;
    release(view(), Qt::LeftButton, {320, 300});
    move(view(), Qt::RightButton, {340, 300}); // continues
    QVERIFY(std::abs(view().camera().shown().rotation.y - 2.0f * turned) < 1e-5f);
    press(view(), Qt::LeftButton, m_fixture->at(Arm)); // only one drag at a time
    release(view(), Qt::RightButton, {340, 300});
    QVERIFY(m_fixture->selected().empty());
    move(view(), Qt::RightButton, {360, 300});
    QVERIFY(std::abs(view().camera().shown().rotation.y - 2.0f * turned) < 1e-5f);
}

void TestViewportPicture::aSavedViewIsShownAsItWas()
{
    mmd::CameraSample camera;
    camera.target = {7, 8, 9};
    camera.distance = -21.0f;
    view().showSavedView(camera, true);
    QVERIFY(view().camera().isScenes());
    QCOMPARE(view().camera().freeView().target, camera.target);
    view().showNewModel(); // the open models are not new
    QCOMPARE(view().camera().freeView().target, camera.target);
    view().showSavedView(camera, false);
    QVERIFY(!view().camera().isScenes());
    QCOMPARE(view().camera().shown().distance, -21.0f);
}

void TestViewportPicture::hidingDropsADrag()
{
    m_fixture->click(Arm);
    view().setEditMode(EditMode::Rotate);
    view().setEditSpace(EditSpace::Global);
    press(view(), Qt::LeftButton, {444, 256});
    move(view(), Qt::LeftButton, {444, 344});
    QVERIFY(document().isGestureRunning());
    view().hide();
    QVERIFY(!document().isGestureRunning());
    QVERIFY(document().actor()->drafts.empty());
}

QTEST_MAIN(TestViewportPicture)
#include "test_viewport_picture.moc"
