// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/scene/actors.h"
#include "tests/ui/curves/graph/value_stage.h"
#include "ui/document/files/project.h"
#include "ui/theme/theme.h"

#include <QtCore/QCoreApplication>
#include <QtTest/QTest>

#include <cmath>

using namespace odori;
using namespace odori::test;
using mmd::BoneChannel;

/// Dragging keys and their handles in the value view.
class TestValueKeys : public QObject, private ValueStage {
    Q_OBJECT
private slots:
    void initTestCase() { applyTheme(*qApp, darkTheme()); }
    void init() { setUp(); }
    void cleanup() { tearDown(); }
    void aKeyIsDraggedInFrameAndValue();
    void shiftLocksADirection();
    void keysMoveTogether();
    void keysThatWereRunOverComeBack();
    void escapeDropsTheDrag();
    void anUndoInTheMiddleEndsTheDrag();
    void segmentsOnBothSidesOfAKeyHaveHandles();
    void aHandleStaysOnTheGrid();
    void theStripBendsTheRotation();
    void theStripIsAboutTheSelectedKey();
    void aTurnStopsHalfATurnFromItsNeighbour();
    void theHintOfATurnGoesWithEscape();
    void aMorphStaysWithinItsRange();
    void theCamerasValuesAreDragged();
};

void TestValueKeys::aKeyIsDraggedInFrameAndValue()
{
    show(keysOf("センター", {10}));
    const GraphLine y = line("センター", mmd::KeyNumber::Y);
    const QPoint from = at(y, 10);
    const ValueAxes axes = canvas().axes();
    const QPoint to(
        int(std::lround(axes.time.x(14))), int(std::lround(axes.y(mmd::Quantity::Length, 4))));
    drag(from, to);
    QVERIFY(!hasKey("センター", 10));
    const mmd::BoneValue moved = centre(14);
    const double expected = 2.0 + axes.value(mmd::Quantity::Length, to.y()) -
                            axes.value(mmd::Quantity::Length, from.y());
    QVERIFY(std::abs(double(moved.translation.y) - expected) < 1e-4);
    QCOMPARE(moved.translation.x, 1.23456f); // the other channels are bit for bit the same
    QCOMPARE(moved.translation.z, 3.0f);
    QCOMPARE(undoSteps(), 1);
    QVERIFY(m_document->selection().hasKey(bone("センター"), 14));
    m_document->undo();
    QCOMPARE(centre(10).translation.y, 2.0f);
    QVERIFY(!hasKey("センター", 14));
    m_document->redo();
    QVERIFY(centre(14) == moved);
}

void TestValueKeys::shiftLocksADirection()
{
    show(keysOf("センター", {10}));
    const QPoint from = at(line("センター", mmd::KeyNumber::Y), 10);
    drag(from, from + QPoint(7, -60), Qt::ShiftModifier);
    QVERIFY(centre(10).translation.y > 2.0f); // its frame is unchanged
    m_document->undo();
    (void)canvas().grab();
    const int frame = int(std::lround(canvas().axes().time.x(15))) - from.x();
    drag(from, from + QPoint(frame, -9), Qt::ShiftModifier);
    QCOMPARE(centre(15).translation.y, 2.0f);
}

void TestValueKeys::keysMoveTogether()
{
    show(keysOf("センター", {10, 20}));
    const GraphLine x = line("センター", mmd::KeyNumber::X);
    const QPoint from = at(x, 20);
    drag(from, from + QPoint(0, 40));
    const float moved = centre(20).translation.x - 4.0f;
    QVERIFY(moved < -0.1f);
    QVERIFY(std::abs(centre(10).translation.x - 1.23456f - moved) < 1e-4f);
    QCOMPARE(centre(0).translation.x, 0.0f);
    QCOMPARE(undoSteps(), 1);
}

void TestValueKeys::keysThatWereRunOverComeBack()
{
    show(keysOf("センター", {10}));
    const QPoint from = at(line("センター", mmd::KeyNumber::Y), 10);
    const int distance = int(std::lround(canvas().axes().time.x(20))) - from.x();
    drag(from, from + QPoint(distance, 0), {}, false);
    QCOMPARE(centre(20).translation.y, 2.0f);
    QMouseEvent back(QEvent::MouseMove, from + QPoint(distance / 2, 0),
        canvas().mapToGlobal(from + QPoint(distance / 2, 0)), Qt::NoButton, Qt::LeftButton, {});
    QCoreApplication::sendEvent(&canvas(), &back);
    QCOMPARE(centre(20).translation.y, 5.0f);
    QTest::mouseRelease(&canvas(), Qt::LeftButton, {}, from + QPoint(distance / 2, 0));
    QCOMPARE(centre(15).translation.y, 2.0f);
}

void TestValueKeys::escapeDropsTheDrag()
{
    show(keysOf("センター", {10}));
    const QPoint from = at(line("センター", mmd::KeyNumber::Y), 10);
    drag(from, from + QPoint(30, -50), {}, false);
    QVERIFY(m_document->isGestureRunning());
    QTest::keyClick(&canvas(), Qt::Key_Escape);
    QTest::mouseRelease(&canvas(), Qt::LeftButton, {}, from + QPoint(30, -50));
    QCOMPARE(centre(10).translation.y, 2.0f);
    QCOMPARE(undoSteps(), 0);
}

void TestValueKeys::anUndoInTheMiddleEndsTheDrag()
{
    show(keysOf("センター", {10}));
    const QPoint from = at(line("センター", mmd::KeyNumber::Y), 10);
    drag(from, from + QPoint(30, -50), {}, false);
    m_document->undo();
    QMouseEvent on(QEvent::MouseMove, from + QPoint(60, 0),
        canvas().mapToGlobal(from + QPoint(60, 0)), Qt::NoButton, Qt::LeftButton, {});
    QCoreApplication::sendEvent(&canvas(), &on);
    QTest::mouseRelease(&canvas(), Qt::LeftButton, {}, from + QPoint(60, 0));
    QCOMPARE(centre(10).translation.y, 2.0f);
    QCOMPARE(undoSteps(), 0);
}

void TestValueKeys::segmentsOnBothSidesOfAKeyHaveHandles()
{
    using Frames = std::vector<std::uint32_t>;
    const auto ends = [&](const mmd::Selection& selection, mmd::KeyNumber channel) {
        show(selection);
        Frames first, second; // handles of each segment, by its last frame
        for (const GraphHandle& each : canvas().handles())
            if (each.line.channel == channel)
                (each.index == 0 ? first : second).push_back(each.frame);
        return first == second ? first : Frames();
    };
    for (const mmd::KeyNumber channel : {mmd::KeyNumber::X, mmd::KeyNumber::Y, mmd::KeyNumber::Z}) {
        QCOMPARE(ends(keysOf("センター", {10}), channel), (Frames{10, 20}));
        QCOMPARE(ends(keysOf("センター", {0}), channel), Frames{10});
        QCOMPARE(ends(keysOf("センター", {20}), channel), Frames{20});
        QCOMPARE(ends(keysOf("センター", {0, 10, 20}), channel), (Frames{10, 20})); // each once
    }
    QCOMPARE(
        ends(keysOf("左腕", {38}), mmd::KeyNumber::RotationX), (Frames{38, 45})); // the strip's
    show(keysOf("センター", {10}));
    const QPoint from = canvas().positionOf(handle(mmd::KeyNumber::Y, 20, 0)).toPoint();
    drag(from, from + QPoint(60, 0));
    QVERIFY(curveAt(*m_document, "センター", 20, BoneChannel::Y).x1 > 20);
    QCOMPARE(curveAt(*m_document, "センター", 10, BoneChannel::Y), mmd::BezierCurve{});
    QVERIFY(m_document->selection().hasKey(bone("センター"), 10));
}

void TestValueKeys::aHandleStaysOnTheGrid()
{
    show(keysOf("センター", {20}));
    const GraphHandle first = handle(mmd::KeyNumber::Y, 20, 0);
    QCOMPARE(first.position[0], 20.0);
    QCOMPARE(first.firstFrame, 10.0);
    const ValueAxes& axes = canvas().axes();
    // Near 64, 100; the grid snaps it to that point.
    const QPointF to(
        axes.time.x(first.frameAt(64.1)), axes.y(mmd::Quantity::Length, first.valueAt(100.2)));
    const QPointF from = canvas().positionOf(first);
    drag(from.toPoint(), (from.toPoint() + (to - from)).toPoint());
    const mmd::BezierCurve curve = curveAt(*m_document, "センター", 20, BoneChannel::Y);
    QVERIFY(std::abs(curve.x1 - 64) <= 1 && std::abs(curve.y1 - 100) <= 1);
    QCOMPARE(int(curve.x2), 107);
    QCOMPARE(curveAt(*m_document, "センター", 20, BoneChannel::X), mmd::BezierCurve{});
    QCOMPARE(undoSteps(), 1);
    // The handle is painted at the saved curve's point.
    (void)canvas().grab();
    QCOMPARE(handle(mmd::KeyNumber::Y, 20, 0).position,
        (std::array{double(curve.x1), double(curve.y1)}));
    // A point far outside is clamped to the grid.
    const QPoint now = canvas().positionOf(handle(mmd::KeyNumber::Y, 20, 0)).toPoint();
    drag(now, now + QPoint(3000, -3000));
    QCOMPARE(curveAt(*m_document, "センター", 20, BoneChannel::Y),
        (mmd::BezierCurve{127, 127, 107, 107}));
    QVERIFY(m_document->selection().hasKey(bone("センター"), 20));
}

void TestValueKeys::theStripBendsTheRotation()
{
    show(keysOf("左腕", {45}));
    QVERIFY(!canvas().stripArea().isEmpty());
    const GraphHandle second = handle(mmd::KeyNumber::RotationX, 45, 1);
    QVERIFY(second.isInStrip);
    const QPoint from = canvas().positionOf(second).toPoint();
    const QPoint to(
        int(canvas().axes().time.x(second.frameAt(64))), int(canvas().stripY(127) - 20));
    drag(from, to);
    const mmd::BezierCurve curve = curveAt(*m_document, "左腕", 45, BoneChannel::Rotation);
    QVERIFY(std::abs(curve.x2 - 64) <= 8);
    QCOMPARE(int(curve.y2), 127);
    QCOMPARE(int(curve.x1), 20);
    QCOMPARE(undoSteps(), 1);
}

void TestValueKeys::theStripIsAboutTheSelectedKey()
{
    show(both(tracksOf({bone("センター")}), keysOf("左腕", {45})));
    canvas().setActiveLine(line("センター", mmd::KeyNumber::Y));
    QCOMPARE(*canvas().stripTrack(), *canvas().graph().find(bone("左腕")));
    show(both(tracksOf({bone("左腕")}), keysOf("センター", {10})));
    QCOMPARE(*canvas().stripTrack(), *canvas().graph().find(bone("センター")));
}

void TestValueKeys::aTurnStopsHalfATurnFromItsNeighbour()
{
    show(keysOf("頭", {5}));
    canvas().setAxes([&] {
        ValueAxes axes = canvas().axes();
        axes.scales[std::size_t(mmd::Quantity::Angle)] = {0.5, 0.0};
        return axes;
    }());
    const QPoint from = at(line("頭", mmd::KeyNumber::RotationY), 5);
    drag(from, from - QPoint(0, 140), {}, false); // 280 degrees
    QVERIFY(!canvas().message().isEmpty());
    QTest::mouseRelease(&canvas(), Qt::LeftButton, {}, from - QPoint(0, 140));
    QVERIFY(canvas().message().isEmpty());
    // The implicit key at frame 0 is the rest pose.
    (void)canvas().grab();
    const GraphLine y = line("頭", mmd::KeyNumber::RotationY);
    const double shown = canvas().graph().track(y.track).evaluate(5.0)[4];
    QVERIFY2(std::abs(shown - 179.9) < 0.1, qPrintable(QString::number(shown)));
}

void TestValueKeys::theHintOfATurnGoesWithEscape()
{
    show(keysOf("頭", {5}));
    ValueAxes axes = canvas().axes();
    axes.scales[std::size_t(mmd::Quantity::Angle)] = {0.5, 0.0};
    canvas().setAxes(axes);
    const mmd::BoneValue before = keyAt(*m_document, "頭", 5).value;
    const QPoint from = at(line("頭", mmd::KeyNumber::RotationY), 5);
    const QPoint to = from - QPoint(0, 140);
    drag(from, to, {}, false); // 280 degrees
    QVERIFY(!canvas().message().isEmpty());
    QTest::keyClick(&canvas(), Qt::Key_Escape);
    QVERIFY(canvas().message().isEmpty());
    QMouseEvent on(QEvent::MouseMove, to - QPoint(0, 20), canvas().mapToGlobal(to - QPoint(0, 20)),
        Qt::NoButton, Qt::LeftButton, {});
    QCoreApplication::sendEvent(&canvas(), &on);
    QTest::mouseRelease(&canvas(), Qt::LeftButton, {}, to);
    QVERIFY(canvas().message().isEmpty());
    QVERIFY(keyAt(*m_document, "頭", 5).value == before);
}

void TestValueKeys::aMorphStaysWithinItsRange()
{
    mmd::Selection selection = tracksOf({morph("あ")});
    selection.setKey(morph("あ"), 10, true);
    show(selection);
    QVERIFY(canvas().handles().empty()); // morphs are linear
    const QPoint from = at({0, mmd::KeyNumber::Weight}, 10);
    drag(from, from + QPoint(0, 2000));
    const auto weight = [&] {
        return mmd::findMorphTrack(m_document->actor()->motion, morph("あ").name)
            ->values()[1]
            .weight;
    };
    QCOMPARE(weight(), 0.0f);
    m_document->undo();
    (void)canvas().grab();
    drag(from, from - QPoint(0, 50));
    QCOMPARE(weight(), 1.0f);
}

void TestValueKeys::theCamerasValuesAreDragged()
{
    mmd::Motion motion;
    mmd::CameraKeyframe first, second;
    second.frame = 30;
    second.value.distance = -20.0f;
    second.value.fieldOfView = 50;
    mmd::replaceTrack(motion,
        mmd::Track<mmd::CameraKeyframe>({}, std::vector<mmd::CameraKeyframe>{first, second}));
    m_document->project().close();
    m_document->load(mmd::setCameraMotion(m_document->scene(), motion));
    (void)canvas().grab();
    const GraphLine distance{0, mmd::KeyNumber::Distance};
    const QPoint from = at(distance, 30);
    drag(from, from + QPoint(0, 25));
    const auto key = [&] { return m_document->scene().camera.camera->values()[1]; };
    QVERIFY(key().distance > -19.9f); // down in the graph: nearer, as in the panel
    QCOMPARE(key().fieldOfView, 50u);
    QVERIFY(m_document->selection().hasKey({mmd::TrackKind::Camera, {}}, 30));
    (void)canvas().grab();
    const QPoint grip = canvas().positionOf(handle(mmd::KeyNumber::Distance, 30, 1)).toPoint();
    drag(grip, grip + QPoint(-60, 0));
    QVERIFY(mmd::curvesOf(key().interpolation)[4].x2 < 107);
    QCOMPARE(undoSteps(), 2);
    m_document->undo();
    m_document->undo();
    QCOMPARE(key().distance, -20.0f);
}

QTEST_MAIN(TestValueKeys)
#include "test_value_keys.moc"
