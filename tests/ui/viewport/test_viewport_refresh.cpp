// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/scene/actors.h"
#include "libmmd/scene/edits/scene/scene_edits.h"
#include "tests/ui/viewport/camera_stage.h"
#include "ui/document/scene_drafts.h"

#include <QtCore/QEvent>

#include <functional>

using namespace odori;
using namespace odori::test;

namespace {

/// Counts how often a widget is painted.
class PaintCount : public QObject {
public:
    explicit PaintCount(QWidget& widget) { widget.installEventFilter(this); }
    bool eventFilter(QObject*, QEvent* event) override
    {
        count += event->type() == QEvent::Paint ? 1 : 0;
        return false;
    }
    int count = 0;
};

} // namespace

/// Every change repaints the view without an explicit request; one view for all rows.
class TestViewportRefresh : public QObject, private CameraStage {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        setUp();
        view().resize(320, 240);
    }
    void cleanupTestCase() { m_fixture.reset(); }
    void everyChangeIsDrawn_data();
    void everyChangeIsDrawn();
};

using Act = std::function<void(ViewportFixture&)>;
Q_DECLARE_METATYPE(Act)

void TestViewportRefresh::everyChangeIsDrawn_data()
{
    QTest::addColumn<Act>("before");
    QTest::addColumn<Act>("act");
    const auto add = [](const char* name, const Act& act, const Act& before = {}) {
        QTest::newRow(name) << before << act;
    };
    const Act onArrow = [](ViewportFixture& f) {
        move(f.viewport, Qt::NoButton, *f.viewport.positionOf(Root) + QPointF(40, 0));
    };
    const Act arrows = [](ViewportFixture& f) {
        f.document.activate(f.document.scene().actors.front().id);
        f.viewport.setBonesShown(true);
        f.viewport.setEditSpace(EditSpace::Global);
        f.viewport.setEditMode(EditMode::Move);
        mmd::CameraSample camera;
        camera.target = {0, 0, 0};
        f.viewport.camera().setFree(camera);
        mmd::Selection root;
        root.setTrack(track("root"), true);
        f.document.select(root);
    };
    add("bones", [](ViewportFixture& f) { f.viewport.setBonesShown(false); });
    add("bodies", [](ViewportFixture& f) { f.viewport.setBodiesShown(true); });
    add("grid", [](ViewportFixture& f) { f.viewport.setGridShown(false); });
    add("solo", [](ViewportFixture& f) { f.viewport.stage().setSolo(true); });
    add("mode", [](ViewportFixture& f) { f.viewport.setEditMode(EditMode::Rotate); });
    add("axes", [](ViewportFixture& f) { f.viewport.setEditSpace(EditSpace::View); });
    add("standard view",
        [](ViewportFixture& f) { f.viewport.camera().setFree(StandardView::Top); });
    add("camera's view", [](ViewportFixture& f) { f.viewport.camera().showScenes(); });
    add("the whole model", [](ViewportFixture& f) { f.viewport.showWholeModel(); });
    add("frame", [](ViewportFixture& f) { f.document.setCurrentFrame(3.0); });
    add("selection", [](ViewportFixture& f) {
        mmd::Selection arm;
        arm.setTrack(track("arm"), true);
        f.document.select(arm);
    });
    add("light", [](ViewportFixture& f) {
        mmd::LightValue red;
        red.colour = {1, 0, 0};
        f.document.sceneDrafts().change(red, QStringLiteral("Light"));
    });
    add("self-shadow", [](ViewportFixture& f) {
        f.document.sceneDrafts().change(
            mmd::ShadowValue{.mode = 2, .distance = 0.02f}, QStringLiteral("Self-Shadow"));
    });
    add("no self-shadow", [](ViewportFixture& f) { f.viewport.setSelfShadowShown(false); });
    add("another model", [](ViewportFixture& f) {
        f.document.apply(mmd::addActor(f.document.scene(), skeleton()), {});
    });
    add("hidden model", [](ViewportFixture& f) {
        f.document.apply(
            mmd::setActorVisible({f.document.scene(), f.document.scene().actors[1].id}, false), {});
    });
    add("active model",
        [](ViewportFixture& f) { f.document.activate(f.document.scene().actors.front().id); });
    add("wheel", [](ViewportFixture& f) {
        QWheelEvent event({160, 120}, f.viewport.mapToGlobal(QPointF(160, 120)), {}, {0, 120},
            Qt::NoButton, {}, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&f.viewport, &event);
    });
    add("mouse over an arrow", onArrow, arrows);
    add(
        "mouse gone",
        [](ViewportFixture& f) {
            QEvent leave(QEvent::Leave);
            QCoreApplication::sendEvent(&f.viewport, &leave);
        },
        [arrows, onArrow](ViewportFixture& f) {
            arrows(f);
            onArrow(f);
        });
    add(
        "playing stops", [](ViewportFixture& f) { f.playback.stop(); },
        [](ViewportFixture& f) { f.playback.play(); });
}

void TestViewportRefresh::everyChangeIsDrawn()
{
    QFETCH(Act, before);
    QFETCH(Act, act);
    if (before)
        before(*m_fixture);
    QTRY_VERIFY(view().stage().isUploaded());
    PaintCount paints(view());
    QTRY_VERIFY([&] { // pending work is done
        paints.count = 0;
        QTest::qWait(10);
        return paints.count == 0 || m_fixture->playback.isPlaying();
    }());
    paints.count = 0;
    act(*m_fixture);
    QTRY_VERIFY(paints.count > 0);
}

QTEST_MAIN(TestViewportRefresh)
#include "test_viewport_refresh.moc"
