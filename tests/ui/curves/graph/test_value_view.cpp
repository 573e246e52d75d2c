// SPDX-License-Identifier: MIT
#include "libmmd/motion/sampling.h"
#include "libmmd/scene/edits/keys/keys.h"
#include "tests/support/cpu_time.h"
#include "tests/support/held_key.h"
#include "tests/ui/curves/graph/value_stage.h"
#include "ui/document/key_commands.h"
#include "ui/fields/panel_header.h"
#include "ui/theme/theme.h"

#include <QtCore/QCoreApplication>
#include <QtGui/QAction>
#include <QtTest/QTest>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QToolButton>

#include <cmath>
#include <limits>

using namespace odori;
using namespace odori::test;

/// What the value view shows, and how the user selects, moves and zooms in it.
class TestValueView : public QObject, private ValueStage {
    Q_OBJECT
private slots:
    void initTestCase() { applyTheme(*qApp, darkTheme()); }
    void init() { setUp(); }
    void cleanup() { tearDown(); }
    void whatIsDrawnIsWhatIsEvaluated();
    void aRectangleSelects();
    void aRectangleTakesAKeyByAnyOfItsLines();
    void clicksSelectAndClear();
    void framesAndFits();
    void itsKeysComeBeforeTheWindows();
    void theWheelZoomsAroundTheMouse();
    void theMiddleButtonPans();
    void theRulerScrubs();
    void mutedChannelsAreNotThere();
    void arrowsNudge();
    void arrowsGoOnFromWhereKeysWereStopped();
    void arrowsGoOnFromWhereATurnWasStopped();
    void deleteDeletes();
    void otherTracksAreFitted();
    void wildValuesArePainted_data();
    void wildValuesArePainted();
    void wildAxesAreMended();
};

/// The line is painted at the evaluated values, at frames and between them.
void TestValueView::whatIsDrawnIsWhatIsEvaluated()
{
    show(keysOf("センター", {20}));
    const QPointF from = canvas().positionOf(handle(mmd::KeyNumber::Y, 20, 0));
    drag(from.toPoint(), from.toPoint() + QPoint(90, 60));
    show(tracksOf({bone("センター")})); // no handles hide the line
    mute({mmd::KeyNumber::X, mmd::KeyNumber::Z, mmd::KeyNumber::RotationX,
        mmd::KeyNumber::RotationY, mmd::KeyNumber::RotationZ});
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
        const double y = canvas().axes().y(mmd::Quantity::Length, value);
        const QPoint pixel(int(canvas().axes().time.x(frame) * ratio), int(y * ratio));
        const QColor colour = image.pixelColor(pixel);
        QVERIFY2(colour.green() > colour.red() + 30 && colour.green() > colour.blue() + 30,
            qPrintable(QStringLiteral("%1 %2").arg(frame).arg(colour.name())));
    }
}

void TestValueView::aRectangleSelects()
{
    show(tracksOf({bone("センター")}));
    const GraphLine z = line("センター", mmd::KeyNumber::Z);
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

void TestValueView::aRectangleTakesAKeyByAnyOfItsLines()
{
    show(tracksOf({bone("センター")}));
    mute({mmd::KeyNumber::RotationX, mmd::KeyNumber::RotationY, mmd::KeyNumber::RotationZ});
    const auto selectedRound = [&](mmd::KeyNumber channel) {
        const QPoint key = at(line("センター", channel), 20); // 4, 5 and 6, far from each other
        show(tracksOf({bone("センター")}));
        drag(key - QPoint(12, 12), key + QPoint(12, 12));
        const auto frames = m_document->selection().framesOf(bone("センター"));
        return std::vector<std::uint32_t>(frames.begin(), frames.end());
    };
    const std::vector<std::uint32_t> key{20}, none;
    for (const mmd::KeyNumber channel : {mmd::KeyNumber::X, mmd::KeyNumber::Y, mmd::KeyNumber::Z})
        QCOMPARE(selectedRound(channel), key);
    mute({mmd::KeyNumber::Y}); // a hidden line cannot be selected
    QCOMPARE(selectedRound(mmd::KeyNumber::Y), none);
    QCOMPARE(selectedRound(mmd::KeyNumber::X), key);
}

void TestValueView::clicksSelectAndClear()
{
    show(tracksOf({bone("センター")}));
    const GraphLine z = line("センター", mmd::KeyNumber::Z);
    QTest::mouseClick(&canvas(), Qt::LeftButton, {}, at(z, 10));
    QVERIFY(m_document->selection().hasKey(bone("センター"), 10));
    QCOMPARE(canvas().activeLine()->channel, mmd::KeyNumber::Z);
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
    canvas().fitSelection();
    (void)canvas().grab();
    QVERIFY(canvas().axes().time.frame(0) > 30.0);
    QVERIFY(canvas().axes().time.frame(canvas().width()) < 53.0);
    canvas().fitAll();
    (void)canvas().grab();
    QVERIFY(canvas().axes().time.frame(0) <= 0.0);
    QVERIFY(canvas().axes().time.frame(canvas().width()) >= 60.0);
    for (const double angle : {0.0, 40.0}) {
        const double y = canvas().axes().y(mmd::Quantity::Angle, angle);
        QVERIFY(y > canvas().graphArea().top() && y < canvas().graphArea().bottom());
    }
}

/// The arrow keys move the selected keys; every other key is left to the window.
void TestValueView::itsKeysComeBeforeTheWindows()
{
    int triggered = 0;
    for (const Qt::Key key : {Qt::Key_Left, Qt::Key_F, Qt::Key_Home, Qt::Key_Delete}) {
        auto* action = new QAction(m_editor);
        action->setShortcut(key);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        connect(action, &QAction::triggered, this, [&triggered] { ++triggered; });
        m_editor->addAction(action);
    }
    show(keysOf("左腕", {38, 45}));
    QTest::keyClick(&canvas(), Qt::Key_Left);
    QCOMPARE(triggered, 0);
    for (const Qt::Key key : {Qt::Key_F, Qt::Key_Home, Qt::Key_Delete})
        QTest::keyClick(&canvas(), key);
    QCOMPARE(triggered, 3);
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
        axes.time.zoom(0.5, 0.0); // away from the zoom limit
        return axes;
    }());
    const ValueAxes before = canvas().axes();
    turn({});
    const ValueAxes after = canvas().axes();
    QVERIFY(after.time.pixelsPerFrame > before.time.pixelsPerFrame);
    QVERIFY(after.scales[0].pixelsPerUnit > before.scales[0].pixelsPerUnit);
    QVERIFY(std::abs(after.time.frame(300) - before.time.frame(300)) < 1e-9);
    QVERIFY(std::abs(after.value(mmd::Quantity::Length, 200) -
                     before.value(mmd::Quantity::Length, 200)) < 1e-9);
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
    QVERIFY(std::abs(canvas().axes().y(mmd::Quantity::Length, 3) -
                     before.y(mmd::Quantity::Length, 3) - 30.0) < 1e-6);
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
    const QPoint y = at(line("センター", mmd::KeyNumber::Y), 10);
    mute({mmd::KeyNumber::Y});
    QVERIFY(!(canvas().graph().shownChannels() & bitOf(mmd::KeyNumber::Y)));
    drag(y, y + QPoint(0, 40));
    QCOMPARE(centre(10).translation.y, 2.0f);
    mute({mmd::KeyNumber::Y});
    QVERIFY(canvas().graph().shownChannels() & bitOf(mmd::KeyNumber::Y));
    // A double click shows only this line; a second one shows all again.
    QTest::mouseDClick(m_editor->valueView().channels().button(mmd::KeyNumber::Z), Qt::LeftButton);
    QCOMPARE(canvas().graph().shownChannels(), bitOf(mmd::KeyNumber::Z));
    QCOMPARE(canvas().activeLine()->channel, mmd::KeyNumber::Z);
}

void TestValueView::arrowsNudge()
{
    show(keysOf("センター", {10}));
    QTest::mouseClick(&canvas(), Qt::LeftButton, {}, at(line("センター", mmd::KeyNumber::Y), 10));
    QTest::keyClick(&canvas(), Qt::Key_Up);
    QVERIFY(std::abs(centre(10).translation.y - 2.1f) < 1e-6f);
    QTest::keyClick(&canvas(), Qt::Key_Down, Qt::ShiftModifier);
    QVERIFY(std::abs(centre(10).translation.y - 1.1f) < 1e-6f);
    QTest::keyClick(&canvas(), Qt::Key_Right);
    QVERIFY(hasKey("センター", 11));
    QCOMPARE(undoSteps(), 3);
    holdKey(canvas(), Qt::Key_Left, 1);
    QTest::keyRelease(&canvas(), Qt::Key_Left);
    QVERIFY(hasKey("センター", 9));
    QCOMPARE(undoSteps(), 4); // a held key is one step
}

/// Keys stop at frame 0; presses without effect are not counted when the direction changes.
void TestValueView::arrowsGoOnFromWhereKeysWereStopped()
{
    show(keysOf("頭", {5}));
    holdKey(canvas(), Qt::Key_Left, 20);
    QVERIFY(hasKey("頭", 0));
    QTest::keyPress(&canvas(), Qt::Key_Right); // while the other is still pressed
    QVERIFY(hasKey("頭", 1) && !hasKey("頭", 0));
    QTest::keyRelease(&canvas(), Qt::Key_Left);
    QTest::keyRelease(&canvas(), Qt::Key_Right);
    QVERIFY(hasKey("頭", 1));
    QCOMPARE(undoSteps(), 1);
    m_document->undo();
    QVERIFY(hasKey("頭", 5));
}

/// The rotation stops half a turn from its neighbour, the implicit key at frame 0.
void TestValueView::arrowsGoOnFromWhereATurnWasStopped()
{
    show(keysOf("頭", {5}));
    const GraphLine y = line("頭", mmd::KeyNumber::RotationY);
    canvas().setActiveLine(y);
    const auto shown = [&] {
        (void)canvas().grab();
        return canvas().graph().track(y.track).evaluate(5.0)[4];
    };
    holdKey(canvas(), Qt::Key_Up, 30, Qt::ShiftModifier); // from 15 degrees in steps of 10
    const double stopped = shown();
    QVERIFY2(std::abs(stopped - 179.9) < 0.1, qPrintable(QString::number(stopped)));
    QTest::keyPress(&canvas(), Qt::Key_Down, Qt::ShiftModifier);
    QVERIFY2(std::abs(stopped - 10.0 - shown()) < 0.1, qPrintable(QString::number(shown())));
    QTest::keyRelease(&canvas(), Qt::Key_Up);
    QTest::keyRelease(&canvas(), Qt::Key_Down);
    QCOMPARE(undoSteps(), 1);
}

void TestValueView::deleteDeletes()
{
    show(keysOf("センター", {10}));
    deleteKeys(*m_document, keysToEdit(*m_document));
    QVERIFY(!hasKey("センター", 10));
    QCOMPARE(undoSteps(), 1);
}

void TestValueView::otherTracksAreFitted()
{
    show(tracksOf({bone("センター")}));
    show(tracksOf({bone("左腕")}));
    const double y = canvas().axes().y(mmd::Quantity::Angle, 40.0);
    QVERIFY(y > canvas().graphArea().top() && y < canvas().graphArea().bottom());
    show({});
    QCOMPARE(canvas().graph().trackCount(), std::size_t(0));
    QVERIFY(!canvas().activeLine());
}

void TestValueView::wildValuesArePainted_data()
{
    QTest::addColumn<float>("value");
    QTest::addColumn<quint32>("frame");
    constexpr float infinite = std::numeric_limits<float>::infinity();
    for (const float value : {0.0f, 1e18f, -1e30f, 3.4e38f, infinite, -infinite,
             std::numeric_limits<float>::quiet_NaN(), 1e-40f})
        for (const quint32 frame : {3u, 4294967295u})
            QTest::addRow("%g at %u", double(value), frame) << value << frame;
}

/// A VMD can have any float at any frame: fitting and painting must still terminate.
void TestValueView::wildValuesArePainted()
{
    QFETCH(float, value);
    QFETCH(quint32, frame);
    mmd::BoneValue wild;
    wild.translation = {value, -value, value};
    const mmd::KeyValue key{bone("センター"), frame, wild, 0.0f, {}};
    const mmd::KeyValue weight{morph("あ"), frame, {}, value, {}};
    for (const mmd::KeyValue& each : {key, weight})
        m_document->apply(
            mmd::setKeys({m_document->scene(), m_document->scene().active}, std::span(&each, 1)),
            QStringLiteral("Wild"));
    const CpuTime time;
    show(both(keysOf("センター", {0, frame}), tracksOf({morph("あ")})));
    for (const Qt::Key fit : {Qt::Key_F, Qt::Key_A}) {
        QTest::keyClick(&canvas(), fit);
        QVERIFY(!canvas().grab().isNull());
    }
    for (const QPoint at : {QPoint(40, 60), QPoint(600, 300)})
        QTest::mouseMove(&canvas(), at);
    for (const double factor : {1e-3, 1e3, 1e3}) {
        ValueAxes axes = canvas().axes();
        axes.zoomValues(factor, 200.0);
        axes.time.zoom(factor, 300.0);
        canvas().setAxes(axes);
        QVERIFY(!canvas().grab().isNull());
    }
    QVERIFY2(time.seconds() < 10.0, "painting is not bounded by the pixels");
}

void TestValueView::wildAxesAreMended()
{
    show(tracksOf({bone("センター"), morph("あ")}));
    constexpr double infinite = std::numeric_limits<double>::infinity();
    for (const double wild :
        {0.0, 1e300, -1e300, infinite, -infinite, std::numeric_limits<double>::quiet_NaN()}) {
        for (const bool isMiddle : {false, true}) {
            ValueAxes axes = canvas().axes();
            for (ValueScale& scale : axes.scales)
                (isMiddle ? scale.middle : scale.pixelsPerUnit) = wild;
            (isMiddle ? axes.time.firstFrame : axes.time.pixelsPerFrame) = wild;
            canvas().setAxes(axes);
            QVERIFY(!canvas().grab().isNull());
            QVERIFY(std::isfinite(canvas().axes().scales[0].middle));
            QVERIFY(canvas().axes().scales[0].pixelsPerUnit > 0.0);
        }
    }
}

QTEST_MAIN(TestValueView)
#include "test_value_view.moc"
