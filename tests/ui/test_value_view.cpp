// SPDX-License-Identifier: MIT
#include "libmmd/motion/sampling.h"
#include "tests/ui/small_scene.h"
#include "ui/curves/curve_editor.h"
#include "ui/curves/value_canvas.h"
#include "ui/curves/value_channel_list.h"
#include "ui/curves/value_view.h"
#include "ui/fields/panel_header.h"
#include "ui/theme/theme.h"

#include <QtGui/QAction>
#include <QtTest/QtTest>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QToolButton>

#include <cmath>

using namespace odori;
using namespace odori::test;
using mmd::BoneChannel;

class TestValueView : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanup();
    void theHeaderSwitchesTheViews();
    void aKeyIsDraggedInFrameAndValue();
    void shiftLocksADirection();
    void keysMoveTogether();
    void keysThatWereRunOverComeBack();
    void escapeDropsTheDrag();
    void anUndoInTheMiddleEndsTheDrag();
    void aHandleStaysOnTheGrid();
    void whatIsDrawnIsWhatIsEvaluated();
    void theStripBendsTheRotation();
    void theStripIsAboutTheSelectedKey();
    void aTurnStopsHalfATurnFromItsNeighbour();
    void aMorphStaysWithinItsRange();
    void aRectangleSelects();
    void clicksSelectAndClear();
    void framesAndFits();
    void itsKeysComeBeforeTheWindows();
    void theWheelZoomsAroundTheMouse();
    void theMiddleButtonPans();
    void theRulerScrubs();
    void mutedChannelsAreNotThere();
    void arrowsNudge();
    void deleteDeletes();
    void theCamerasValuesAreDragged();
    void otherTracksAreFitted();

private:
    [[nodiscard]] ValueCanvas& canvas() const { return m_editor->valueView().canvas(); }
    [[nodiscard]] GraphLine line(const char* name, ValueChannel channel) const
    {
        return {*canvas().graph().find(bone(name)), channel};
    }
    [[nodiscard]] QPoint at(const GraphLine& line, double frame) const
    {
        return canvas().positionOf(line, frame).toPoint();
    }
    [[nodiscard]] int undoSteps() const { return m_document->undoStack()->count(); }
    [[nodiscard]] const GraphHandle& handle(
        ValueChannel channel, std::uint32_t frame, int index) const;
    void show(const mmd::Selection& selection);
    void mute(std::initializer_list<ValueChannel> channels);
    void drag(QPoint from, QPoint to, Qt::KeyboardModifiers modifiers = {}, bool release = true);
    [[nodiscard]] mmd::BoneValue centre(std::uint32_t frame) const
    {
        return keyAt(*m_document, "センター", frame).value;
    }
    [[nodiscard]] bool hasKey(const char* name, std::uint32_t frame) const
    {
        return mmd::findBoneTrack(m_document->actor()->motion, bone(name).name)
            ->find(frame)
            .has_value();
    }

    std::unique_ptr<Document> m_document;
    std::unique_ptr<CurveEditor> m_editor;
};

void TestValueView::initTestCase()
{
    applyTheme(*qApp, darkTheme());
}

void TestValueView::init()
{
    m_document = std::make_unique<Document>();
    loadSmallScene(*m_document);
    m_editor = std::make_unique<CurveEditor>(*m_document);
    m_editor->resize(900, 500);
    m_editor->setShowsValues(true);
    m_editor->show();
    QVERIFY(QTest::qWaitForWindowActive(m_editor.get()));
    canvas().setFocus();
}

void TestValueView::cleanup()
{
    m_editor.reset();
    m_document.reset();
}

void TestValueView::show(const mmd::Selection& selection)
{
    m_document->select(selection);
    (void)canvas().grab();
}

void TestValueView::mute(std::initializer_list<ValueChannel> channels)
{
    for (const ValueChannel channel : channels)
        QTest::mouseClick(m_editor->valueView().channels().button(channel), Qt::LeftButton);
    (void)canvas().grab();
}

void TestValueView::drag(QPoint from, QPoint to, Qt::KeyboardModifiers modifiers, bool release)
{
    QTest::mouseMove(&canvas(), from);
    QTest::mousePress(&canvas(), Qt::LeftButton, modifiers, from);
    for (int step = 1; step <= 8; ++step) {
        QMouseEvent move(QEvent::MouseMove, from + (to - from) * step / 8.0,
            canvas().mapToGlobal(from + (to - from) * step / 8.0), Qt::NoButton, Qt::LeftButton,
            modifiers);
        QCoreApplication::sendEvent(&canvas(), &move);
    }
    if (release)
        QTest::mouseRelease(&canvas(), Qt::LeftButton, modifiers, to);
}

const GraphHandle& TestValueView::handle(ValueChannel channel, std::uint32_t frame, int index) const
{
    for (const GraphHandle& each : canvas().handles())
        if (each.line.channel == channel && each.frame == frame && each.index == index)
            return each;
    throw std::runtime_error("no such handle");
}

void TestValueView::theHeaderSwitchesTheViews()
{
    auto* easing = m_editor->header()->findChild<QToolButton*>(QStringLiteral("easing"));
    auto* values = m_editor->header()->findChild<QToolButton*>(QStringLiteral("values"));
    QVERIFY(values->isChecked() && canvas().isVisible());
    QTest::mouseClick(easing, Qt::LeftButton);
    QVERIFY(!m_editor->showsValues() && !canvas().isVisible());
    show(keysOf("センター", {10})); // unseen it does nothing
    QCOMPARE(canvas().graph().trackCount(), std::size_t(0));
    QTest::mouseClick(values, Qt::LeftButton);
    QCOMPARE(canvas().graph().trackCount(), std::size_t(1));
}

void TestValueView::aKeyIsDraggedInFrameAndValue()
{
    show(keysOf("センター", {10}));
    const GraphLine y = line("センター", ValueChannel::Y);
    const QPoint from = at(y, 10);
    const ValueAxes axes = canvas().axes();
    const QPoint to(
        int(std::lround(axes.time.x(14))), int(std::lround(axes.y(Quantity::Length, 4))));
    drag(from, to);
    QVERIFY(!hasKey("センター", 10));
    const mmd::BoneValue moved = centre(14);
    const double expected =
        2.0 + axes.value(Quantity::Length, to.y()) - axes.value(Quantity::Length, from.y());
    QVERIFY(std::abs(double(moved.translation.y) - expected) < 1e-4);
    QCOMPARE(moved.translation.x, 1.23456f); // the other channels keep their bits
    QCOMPARE(moved.translation.z, 3.0f);
    QCOMPARE(undoSteps(), 1);
    QVERIFY(m_document->selection().hasKey(bone("センター"), 14));
    m_document->undo();
    QCOMPARE(centre(10).translation.y, 2.0f);
    QVERIFY(!hasKey("センター", 14));
    m_document->redo();
    QVERIFY(centre(14) == moved);
}

void TestValueView::shiftLocksADirection()
{
    show(keysOf("センター", {10}));
    const QPoint from = at(line("センター", ValueChannel::Y), 10);
    drag(from, from + QPoint(7, -60), Qt::ShiftModifier);
    QVERIFY(centre(10).translation.y > 2.0f); // it stayed at its frame
    m_document->undo();
    (void)canvas().grab();
    const int frame = int(std::lround(canvas().axes().time.x(15))) - from.x();
    drag(from, from + QPoint(frame, -9), Qt::ShiftModifier);
    QCOMPARE(centre(15).translation.y, 2.0f);
}

void TestValueView::keysMoveTogether()
{
    show(keysOf("センター", {10, 20}));
    const GraphLine x = line("センター", ValueChannel::X);
    const QPoint from = at(x, 20);
    drag(from, from + QPoint(0, 40));
    const float moved = centre(20).translation.x - 4.0f;
    QVERIFY(moved < -0.1f);
    QVERIFY(std::abs(centre(10).translation.x - 1.23456f - moved) < 1e-4f);
    QCOMPARE(centre(0).translation.x, 0.0f);
    QCOMPARE(undoSteps(), 1);
}

void TestValueView::keysThatWereRunOverComeBack()
{
    show(keysOf("センター", {10}));
    const QPoint from = at(line("センター", ValueChannel::Y), 10);
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

void TestValueView::escapeDropsTheDrag()
{
    show(keysOf("センター", {10}));
    const QPoint from = at(line("センター", ValueChannel::Y), 10);
    drag(from, from + QPoint(30, -50), {}, false);
    QVERIFY(m_document->isGestureRunning());
    QTest::keyClick(&canvas(), Qt::Key_Escape);
    QTest::mouseRelease(&canvas(), Qt::LeftButton, {}, from + QPoint(30, -50));
    QCOMPARE(centre(10).translation.y, 2.0f);
    QCOMPARE(undoSteps(), 0);
}

void TestValueView::anUndoInTheMiddleEndsTheDrag()
{
    show(keysOf("センター", {10}));
    const QPoint from = at(line("センター", ValueChannel::Y), 10);
    drag(from, from + QPoint(30, -50), {}, false);
    m_document->undo();
    QMouseEvent on(QEvent::MouseMove, from + QPoint(60, 0),
        canvas().mapToGlobal(from + QPoint(60, 0)), Qt::NoButton, Qt::LeftButton, {});
    QCoreApplication::sendEvent(&canvas(), &on);
    QTest::mouseRelease(&canvas(), Qt::LeftButton, {}, from + QPoint(60, 0));
    QCOMPARE(centre(10).translation.y, 2.0f);
    QCOMPARE(undoSteps(), 0);
}

void TestValueView::aHandleStaysOnTheGrid()
{
    show(keysOf("センター", {20}));
    const GraphHandle first = handle(ValueChannel::Y, 20, 0);
    QCOMPARE(first.place[0], 20.0);
    QCOMPARE(first.firstFrame, 10.0);
    const ValueAxes& axes = canvas().axes();
    // Where 64, 100 is: a little beside it, the grid takes it there.
    const QPointF to(
        axes.time.x(first.frameAt(64.1)), axes.y(Quantity::Length, first.valueAt(100.2)));
    const QPointF from = canvas().positionOf(first);
    drag(from.toPoint(), (from.toPoint() + (to - from)).toPoint());
    const mmd::BezierCurve curve = curveAt(*m_document, "センター", 20, BoneChannel::Y);
    QVERIFY(std::abs(curve.x1 - 64) <= 1 && std::abs(curve.y1 - 100) <= 1);
    QCOMPARE(int(curve.x2), 107);
    QCOMPARE(curveAt(*m_document, "センター", 20, BoneChannel::X), mmd::BezierCurve{});
    QCOMPARE(undoSteps(), 1);
    // The handle is drawn where the saved curve has it.
    (void)canvas().grab();
    QCOMPARE(
        handle(ValueChannel::Y, 20, 0).place, (std::array{double(curve.x1), double(curve.y1)}));
    // Far outside it stays inside the grid.
    const QPoint now = canvas().positionOf(handle(ValueChannel::Y, 20, 0)).toPoint();
    drag(now, now + QPoint(3000, -3000));
    QCOMPARE(curveAt(*m_document, "センター", 20, BoneChannel::Y),
        (mmd::BezierCurve{127, 127, 107, 107}));
    QVERIFY(m_document->selection().hasKey(bone("センター"), 20));
}

/// The line's colour is where evaluation says, at frames and between them.
void TestValueView::whatIsDrawnIsWhatIsEvaluated()
{
    show(keysOf("センター", {20}));
    const QPointF from = canvas().positionOf(handle(ValueChannel::Y, 20, 0));
    drag(from.toPoint(), from.toPoint() + QPoint(90, 60));
    show(tracksOf({bone("センター")})); // no handles in the way
    mute({ValueChannel::X, ValueChannel::Z, ValueChannel::RotationX, ValueChannel::RotationY,
        ValueChannel::RotationZ});
    canvas().setAxes([&] {
        ValueAxes axes = canvas().axes();
        axes.time.firstFrame = 8.0;
        axes.time.pixelsPerFrame = 40.0;
        return axes;
    }());
    const QImage image = canvas().grab().toImage();
    const auto* track = mmd::findBoneTrack(m_document->actor()->motion, bone("センター").name);
    mmd::TrackCursor cursor;
    const double ratio = image.devicePixelRatio();
    for (double frame = 10.37; frame < 19.7; frame += 0.23) {
        const double value = double(mmd::sampleBone(*track, frame, cursor).translation.y);
        const double y = canvas().axes().y(Quantity::Length, value);
        const QPoint pixel(int(canvas().axes().time.x(frame) * ratio), int(y * ratio));
        const QColor colour = image.pixelColor(pixel);
        QVERIFY2(colour.green() > colour.red() + 30 && colour.green() > colour.blue() + 30,
            qPrintable(QStringLiteral("%1 %2").arg(frame).arg(colour.name())));
    }
}

void TestValueView::theStripBendsTheRotation()
{
    show(keysOf("左腕", {45}));
    QVERIFY(!canvas().stripArea().isEmpty());
    const GraphHandle second = handle(ValueChannel::RotationX, 45, 1);
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

void TestValueView::theStripIsAboutTheSelectedKey()
{
    show(both(tracksOf({bone("センター")}), keysOf("左腕", {45})));
    canvas().setActiveLine(line("センター", ValueChannel::Y));
    QCOMPARE(*canvas().stripTrack(), *canvas().graph().find(bone("左腕")));
    show(both(tracksOf({bone("左腕")}), keysOf("センター", {10})));
    QCOMPARE(*canvas().stripTrack(), *canvas().graph().find(bone("センター")));
}

void TestValueView::aTurnStopsHalfATurnFromItsNeighbour()
{
    show(keysOf("頭", {5}));
    canvas().setAxes([&] {
        ValueAxes axes = canvas().axes();
        axes.scales[std::size_t(Quantity::Angle)] = {0.5, 0.0};
        return axes;
    }());
    const QPoint from = at(line("頭", ValueChannel::RotationY), 5);
    drag(from, from - QPoint(0, 140), {}, false); // 280 degrees
    QVERIFY(!canvas().message().isEmpty());
    QTest::mouseRelease(&canvas(), Qt::LeftButton, {}, from - QPoint(0, 140));
    QVERIFY(canvas().message().isEmpty());
    // The implicit key at frame 0 is at rest.
    (void)canvas().grab();
    const GraphLine y = line("頭", ValueChannel::RotationY);
    const double shown = canvas().graph().track(y.track).evaluate(5.0)[4];
    QVERIFY2(std::abs(shown - 179.9) < 0.1, qPrintable(QString::number(shown)));
}

void TestValueView::aMorphStaysWithinItsRange()
{
    mmd::Selection selection = tracksOf({morph("あ")});
    selection.setKey(morph("あ"), 10, true);
    show(selection);
    QVERIFY(canvas().handles().empty()); // morphs are even
    const QPoint from = at({0, ValueChannel::Weight}, 10);
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

void TestValueView::aRectangleSelects()
{
    show(tracksOf({bone("センター")}));
    const GraphLine z = line("センター", ValueChannel::Z);
    const auto box = [&](double first, double last, Qt::KeyboardModifiers modifiers) {
        const int left = at(z, first).x() - 12, right = at(z, last).x() + 12;
        const QRect area = canvas().graphArea();
        drag({left, area.top() + 2}, {right, area.bottom() - 2}, modifiers);
    };
    box(10, 20, {});
    const auto frames = [&] {
        const auto all = m_document->selection().framesOf(bone("センター"));
        return std::vector<std::uint32_t>(all.begin(), all.end());
    };
    QCOMPARE(frames(), (std::vector<std::uint32_t>{10, 20}));
    box(20, 20, Qt::ControlModifier);
    QCOMPARE(frames(), (std::vector<std::uint32_t>{10}));
    box(0, 0, Qt::ShiftModifier);
    QCOMPARE(frames(), (std::vector<std::uint32_t>{0, 10}));
    QCOMPARE(undoSteps(), 0);
}

void TestValueView::clicksSelectAndClear()
{
    show(tracksOf({bone("センター")}));
    const GraphLine z = line("センター", ValueChannel::Z);
    QTest::mouseClick(&canvas(), Qt::LeftButton, {}, at(z, 10));
    QVERIFY(m_document->selection().hasKey(bone("センター"), 10));
    QCOMPARE(canvas().activeLine()->channel, ValueChannel::Z);
    QTest::mouseClick(&canvas(), Qt::LeftButton, Qt::ShiftModifier, at(z, 20));
    QCOMPARE(m_document->selection().keyCount(), std::size_t(2));
    QTest::mouseClick(&canvas(), Qt::LeftButton, Qt::ControlModifier, at(z, 20));
    QCOMPARE(m_document->selection().keyCount(), std::size_t(1));
    QTest::mouseClick(&canvas(), Qt::LeftButton, {}, canvas().graphArea().topLeft() + QPoint(3, 3));
    QCOMPARE(m_document->selection().keyCount(), std::size_t(0));
    QVERIFY(m_document->selection().hasTrack(bone("センター"))); // still shown
}

void TestValueView::framesAndFits()
{
    show(keysOf("左腕", {38, 45}));
    QTest::keyClick(&canvas(), Qt::Key_F);
    (void)canvas().grab();
    QVERIFY(canvas().axes().time.frame(0) > 30.0);
    QVERIFY(canvas().axes().time.frame(canvas().width()) < 53.0);
    for (const Qt::Key key : {Qt::Key_A, Qt::Key_Home}) {
        QTest::keyClick(&canvas(), Qt::Key_F);
        QTest::keyClick(&canvas(), key);
        (void)canvas().grab();
        QVERIFY(canvas().axes().time.frame(0) <= 0.0);
        QVERIFY(canvas().axes().time.frame(canvas().width()) >= 60.0);
    }
    for (const double angle : {0.0, 40.0}) {
        const double y = canvas().axes().y(Quantity::Angle, angle);
        QVERIFY(y > canvas().graphArea().top() && y < canvas().graphArea().bottom());
    }
}

void TestValueView::itsKeysComeBeforeTheWindows()
{
    int triggered = 0;
    for (const Qt::Key key : {Qt::Key_F, Qt::Key_A, Qt::Key_Home, Qt::Key_G}) {
        auto* action = new QAction(m_editor.get());
        action->setShortcut(key);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        connect(action, &QAction::triggered, this, [&triggered] { ++triggered; });
        m_editor->addAction(action);
    }
    show(keysOf("左腕", {38, 45}));
    QTest::keyClick(&canvas(), Qt::Key_F);
    (void)canvas().grab();
    QVERIFY(canvas().axes().time.frame(0) > 30.0);
    QTest::keyClick(&canvas(), Qt::Key_A);
    QTest::keyClick(&canvas(), Qt::Key_Home);
    QCOMPARE(triggered, 0);
    QTest::keyClick(&canvas(), Qt::Key_G); // "go to frame" is the window's
    QCOMPARE(triggered, 1);
}

void TestValueView::theWheelZoomsAroundTheMouse()
{
    show(tracksOf({bone("センター")}));
    const QPoint mouse(300, 200);
    const auto turn = [&](Qt::KeyboardModifiers modifiers) {
        QWheelEvent wheel(mouse, canvas().mapToGlobal(mouse), {}, {0, 120}, {}, modifiers,
            Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&canvas(), &wheel);
    };
    canvas().setAxes([&] {
        ValueAxes axes = canvas().axes();
        axes.time.zoom(0.5, 0.0); // away from the end of the scale
        return axes;
    }());
    const ValueAxes before = canvas().axes();
    turn({});
    const ValueAxes after = canvas().axes();
    QVERIFY(after.time.pixelsPerFrame > before.time.pixelsPerFrame);
    QVERIFY(after.scales[0].pixelsPerUnit > before.scales[0].pixelsPerUnit);
    QVERIFY(std::abs(after.time.frame(300) - before.time.frame(300)) < 1e-9);
    QVERIFY(
        std::abs(after.value(Quantity::Length, 200) - before.value(Quantity::Length, 200)) < 1e-9);
    turn(Qt::ControlModifier);
    QCOMPARE(canvas().axes().scales[0].pixelsPerUnit, after.scales[0].pixelsPerUnit);
    turn(Qt::ShiftModifier);
    QCOMPARE(canvas().axes().time.pixelsPerFrame, after.time.pixelsPerFrame * 1.2);
}

void TestValueView::theMiddleButtonPans()
{
    show(tracksOf({bone("センター")}));
    const ValueAxes before = canvas().axes();
    QTest::mousePress(&canvas(), Qt::MiddleButton, {}, {300, 200});
    QMouseEvent move(QEvent::MouseMove, QPointF(340, 230), canvas().mapToGlobal(QPointF(340, 230)),
        Qt::NoButton, Qt::MiddleButton, {});
    QCoreApplication::sendEvent(&canvas(), &move);
    QTest::mouseRelease(&canvas(), Qt::MiddleButton, {}, {340, 230});
    QVERIFY(std::abs(canvas().axes().time.x(10) - before.time.x(10) - 40.0) < 1e-6);
    QVERIFY(std::abs(canvas().axes().y(Quantity::Length, 3) - before.y(Quantity::Length, 3) -
                     30.0) < 1e-6);
}

void TestValueView::theRulerScrubs()
{
    show(tracksOf({bone("センター")}));
    QTest::mouseClick(
        &canvas(), Qt::LeftButton, {}, {int(std::lround(canvas().axes().time.x(7))), 5});
    QCOMPARE(m_document->currentFrame(), 7.0);
}

void TestValueView::mutedChannelsAreNotThere()
{
    show(keysOf("センター", {10}));
    const QPoint y = at(line("センター", ValueChannel::Y), 10);
    mute({ValueChannel::Y});
    QVERIFY(!(canvas().graph().shownChannels() & bitOf(ValueChannel::Y)));
    drag(y, y + QPoint(0, 40));
    QCOMPARE(centre(10).translation.y, 2.0f);
    mute({ValueChannel::Y});
    QVERIFY(canvas().graph().shownChannels() & bitOf(ValueChannel::Y));
    // A double click: this one alone, and all again.
    QTest::mouseDClick(m_editor->valueView().channels().button(ValueChannel::Z), Qt::LeftButton);
    QCOMPARE(canvas().graph().shownChannels(), bitOf(ValueChannel::Z));
    QCOMPARE(canvas().activeLine()->channel, ValueChannel::Z);
}

void TestValueView::arrowsNudge()
{
    show(keysOf("センター", {10}));
    QTest::mouseClick(&canvas(), Qt::LeftButton, {}, at(line("センター", ValueChannel::Y), 10));
    QTest::keyClick(&canvas(), Qt::Key_Up);
    QVERIFY(std::abs(centre(10).translation.y - 2.1f) < 1e-6f);
    QTest::keyClick(&canvas(), Qt::Key_Down, Qt::ShiftModifier);
    QVERIFY(std::abs(centre(10).translation.y - 1.1f) < 1e-6f);
    QTest::keyClick(&canvas(), Qt::Key_Right);
    QVERIFY(hasKey("センター", 11));
    QCOMPARE(undoSteps(), 3);
    QTest::keyPress(&canvas(), Qt::Key_Left);
    QTest::keyPress(&canvas(), Qt::Key_Left);
    QTest::keyRelease(&canvas(), Qt::Key_Left);
    QVERIFY(hasKey("センター", 9));
    QCOMPARE(undoSteps(), 4); // held: one step
}

void TestValueView::deleteDeletes()
{
    show(keysOf("センター", {10}));
    QTest::keyClick(&canvas(), Qt::Key_Delete);
    QVERIFY(!hasKey("センター", 10));
    QCOMPARE(undoSteps(), 1);
}

void TestValueView::theCamerasValuesAreDragged()
{
    mmd::Motion motion;
    mmd::CameraKeyframe first, second;
    second.frame = 30;
    second.value.distance = -20.0f;
    second.value.fieldOfView = 50;
    mmd::replaceTrack(motion,
        mmd::Track<mmd::CameraKeyframe>({}, std::vector<mmd::CameraKeyframe>{first, second}));
    m_document->startNew();
    m_document->load(mmd::setCameraMotion(m_document->scene(), {}, motion));
    (void)canvas().grab();
    const GraphLine distance{0, ValueChannel::Distance};
    const QPoint from = at(distance, 30);
    drag(from, from + QPoint(0, 25));
    const auto key = [&] { return m_document->scene().camera.camera->values()[1]; };
    QVERIFY(key().distance < -20.1f);
    QCOMPARE(key().fieldOfView, 50u);
    QVERIFY(m_document->selection().hasKey({mmd::TrackKind::Camera, {}}, 30));
    (void)canvas().grab();
    const QPoint grip = canvas().positionOf(handle(ValueChannel::Distance, 30, 1)).toPoint();
    drag(grip, grip + QPoint(-60, 0));
    QVERIFY(mmd::curvesOf(key().tail)[4].x2 < 107);
    QCOMPARE(undoSteps(), 2);
    m_document->undo();
    m_document->undo();
    QCOMPARE(key().distance, -20.0f);
}

void TestValueView::otherTracksAreFitted()
{
    show(tracksOf({bone("センター")}));
    show(tracksOf({bone("左腕")}));
    const double y = canvas().axes().y(Quantity::Angle, 40.0);
    QVERIFY(y > canvas().graphArea().top() && y < canvas().graphArea().bottom());
    show({});
    QCOMPARE(canvas().graph().trackCount(), std::size_t(0));
    QVERIFY(!canvas().activeLine());
}

QTEST_MAIN(TestValueView)
#include "test_value_view.moc"
