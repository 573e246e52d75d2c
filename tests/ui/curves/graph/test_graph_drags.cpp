// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/scene/actors.h"
#include "tests/ui/curves/graph/value_stage.h"
#include "ui/theme/theme.h"

#include <QtCore/QCoreApplication>
#include <QtTest/QTest>
#include <QtWidgets/QLineEdit>

#include <cmath>

using namespace odori;
using namespace odori::test;

/// The scaling box, zooming to a box, typed numbers, normalized lines and ghosts.
class TestGraphDrags : public QObject, private ValueStage {
    Q_OBJECT
private slots:
    void initTestCase() { applyTheme(*qApp, darkTheme()); }
    void init() { setUp(); }
    void cleanup() { tearDown(); }
    void theBoxScalesTime();
    void theBoxScalesValuesAboutItsPivot_data();
    void theBoxScalesValuesAboutItsPivot();
    void theBoxLeavesLockedAndMutedLines();
    void theBoxStopsHalfATurnFromANeighbour();
    void escapeDropsAScale();
    void aFactorIsTyped();
    void aBoxFillsTheGraph_data();
    void aBoxFillsTheGraph();
    void escapeEndsZooming();
    void aValueIsTyped();
    void framesAreTyped();
    void aHandlesPositionIsTyped();
    void numbersGoToTheFocusedField();
    void normalizedLinesFillTheHeight();
    void aNormalizedKeyIsDragged();
    void aNormalizedScaleWaitsForTheRelease();
    void aGhostShowsTheCurveBefore();
    void aGhostIsOfItsActor();

private:
    [[nodiscard]] QPoint gripOf(BoxGrip grip)
    {
        (void)canvas().grab();
        return canvas().scaleBox()->positionOf(grip).toPoint();
    }
    void showOnly(mmd::KeyNumber channel)
    {
        canvas().setMuted(static_cast<mmd::ChannelSet>(~bitOf(channel)));
        (void)canvas().grab();
    }
    [[nodiscard]] std::size_t ghosts() const { return canvas().graph().ghosts().curves().size(); }
};

void TestGraphDrags::theBoxScalesTime()
{
    show(keysOf("センター", {0, 10, 20}));
    QVERIFY(!canvas().scaleBox());
    canvas().setOptions({.hasBox = true});
    const QPoint from = gripOf({1, 0});
    const double perFrame = canvas().axes().time.pixelsPerFrame;
    drag(from, from + QPoint(int(std::lround(20.0 * perFrame)), 30));
    QVERIFY(hasKey("センター", 0) && hasKey("センター", 20) && hasKey("センター", 40));
    QVERIFY(!hasKey("センター", 10));
    QCOMPARE(centre(20).translation.y, 2.0f); // values stay
    QCOMPARE(undoSteps(), 1);
    QCOMPARE(m_document->selection().keyCount(), std::size_t(3));
    m_document->undo();
    QVERIFY(hasKey("センター", 10) && !hasKey("センター", 40));
    // The left side cannot pass frame 0 or the right side.
    const QPoint left = gripOf({-1, 0});
    drag(left, left - QPoint(200, 0));
    QVERIFY(hasKey("センター", 0) && hasKey("センター", 10) && hasKey("センター", 20));
    drag(left, left + QPoint(3000, 0));
    QVERIFY(hasKey("センター", 20) && hasKey("センター", 19));
}

void TestGraphDrags::theBoxScalesValuesAboutItsPivot_data()
{
    QTest::addColumn<int>("pivot");
    QTest::addColumn<double>("stays"); // the value of Y that does not move
    QTest::newRow("opposite side") << int(BoxPivot::OppositeSide) << 2.0;
    QTest::newRow("centre") << int(BoxPivot::Centre) << 3.5;
    QTest::newRow("current frame") << int(BoxPivot::CurrentFrame) << 5.0;
}

void TestGraphDrags::theBoxScalesValuesAboutItsPivot()
{
    QFETCH(int, pivot);
    QFETCH(double, stays);
    show(keysOf("センター", {10, 20})); // Y is 2 and 5
    showOnly(mmd::KeyNumber::Y);
    m_document->setCurrentFrame(20.0);
    m_document->select(keysOf("センター", {10, 20}));
    canvas().setOptions({.hasBox = true, .pivot = BoxPivot(pivot)});
    const QPoint top = gripOf({0, -1});
    drag(top, top - QPoint(0, 40));
    const double first = double(centre(10).translation.y), last = double(centre(20).translation.y);
    const double factor = (last - first) / 3.0;
    QVERIFY2(factor > 1.05, qPrintable(QString::number(factor)));
    QVERIFY(std::abs(stays + (2.0 - stays) * factor - first) < 1e-3);
    QVERIFY(std::abs(stays + (5.0 - stays) * factor - last) < 1e-3);
    QCOMPARE(centre(20).translation.x, 4.0f); // lines that are not shown stay
    QCOMPARE(undoSteps(), 1);
}

void TestGraphDrags::theBoxLeavesLockedAndMutedLines()
{
    show(both(keysOf("センター", {10, 20}), keysOf("左腕", {38, 45})));
    const std::size_t arm = *canvas().graph().find(bone("左腕"));
    TrackLook look = canvas().graph().look(arm);
    look.isLocked = true;
    canvas().setLook(arm, look);
    show(both(keysOf("センター", {10, 20}), keysOf("左腕", {38, 45})));
    canvas().setOptions({.hasBox = true});
    (void)canvas().grab();
    QCOMPARE(canvas().scaleBox()->lastFrame, 20.0); // not the locked keys
    const auto before = keyAt(*m_document, "左腕", 45);
    const QPoint corner = gripOf({1, -1});
    drag(corner, corner + QPoint(60, -40));
    QVERIFY(!hasKey("センター", 20));
    QVERIFY(keyAt(*m_document, "左腕", 45).value == before.value);
    QVERIFY(hasKey("左腕", 38));
    QVERIFY(m_document->selection().hasKey(bone("左腕"), 45));
}

void TestGraphDrags::theBoxStopsHalfATurnFromANeighbour()
{
    show(keysOf("左腕", {38, 45}));
    canvas().setOptions({.hasBox = true});
    showOnly(mmd::KeyNumber::RotationZ); // 30 and 40 degrees
    const QPoint top = gripOf({0, -1});
    QTest::mousePress(&canvas(), Qt::LeftButton, {}, top);
    for (const char* key = "99"; *key; ++key)
        QTest::keyClick(&canvas(), *key); // 30 + 99 × 10 degrees
    QVERIFY(!canvas().message().isEmpty());
    QTest::keyClick(&canvas(), Qt::Key_Return);
    QTest::mouseRelease(&canvas(), Qt::LeftButton, {}, top);
    QVERIFY(canvas().message().isEmpty());
    (void)canvas().grab();
    const double z = canvas().graph().track(0).evaluate(45.0)[5];
    QVERIFY2(z > 150.0 && z < 215.0, qPrintable(QString::number(z)));
    QCOMPARE(undoSteps(), 1);
}

void TestGraphDrags::escapeDropsAScale()
{
    show(keysOf("センター", {0, 10, 20}));
    canvas().setOptions({.hasBox = true});
    const QPoint from = gripOf({1, 0});
    drag(from, from + QPoint(100, 0), {}, false);
    QVERIFY(!hasKey("センター", 20));
    QTest::keyClick(&canvas(), Qt::Key_Escape);
    QTest::mouseRelease(&canvas(), Qt::LeftButton, {}, from + QPoint(100, 0));
    QVERIFY(hasKey("センター", 20) && hasKey("センター", 10));
    QCOMPARE(undoSteps(), 0);
}

void TestGraphDrags::aFactorIsTyped()
{
    show(keysOf("センター", {0, 10, 20}));
    canvas().setOptions({.hasBox = true});
    const QPoint from = gripOf({1, 0});
    QTest::mousePress(&canvas(), Qt::LeftButton, {}, from);
    QTest::keyClick(&canvas(), Qt::Key_1);
    QTest::keyClick(&canvas(), Qt::Key_Period);
    QTest::keyClick(&canvas(), Qt::Key_5);
    QVERIFY(canvas().readout().contains(QStringLiteral("1.5")));
    QTest::keyClick(&canvas(), Qt::Key_Return);
    QVERIFY(hasKey("センター", 15) && hasKey("センター", 30));
    QTest::mouseRelease(&canvas(), Qt::LeftButton, {}, from);
    QCOMPARE(undoSteps(), 1);
}

void TestGraphDrags::aBoxFillsTheGraph_data()
{
    QTest::addColumn<bool>("isMiddle");
    QTest::newRow("command and left button") << false;
    QTest::newRow("Ctrl and middle button") << true;
}

void TestGraphDrags::aBoxFillsTheGraph()
{
    QFETCH(bool, isMiddle);
    show(tracksOf({bone("センター")}));
    canvas().setAxes([&] {
        ValueAxes axes = canvas().axes();
        axes.time.zoom(0.3, 0.0); // away from the zoom limit
        return axes;
    }());
    const ValueAxes before = canvas().axes();
    const QRect area = canvas().graphArea();
    const QPoint from = area.center() - QPoint(120, 50), to = area.center() + QPoint(100, 30);
    const double left = before.time.frame(from.x()), right = before.time.frame(to.x());
    const double top = before.value(mmd::Quantity::Length, from.y());
    if (!isMiddle) {
        canvas().setZoomingToBox(true);
        drag(from, to);
    } else {
        QTest::mousePress(&canvas(), Qt::MiddleButton, Qt::ControlModifier, from);
        QMouseEvent move(QEvent::MouseMove, to, canvas().mapToGlobal(to), Qt::NoButton,
            Qt::MiddleButton, Qt::ControlModifier);
        QCoreApplication::sendEvent(&canvas(), &move);
        QTest::mouseRelease(&canvas(), Qt::MiddleButton, Qt::ControlModifier, to);
    }
    QVERIFY(!canvas().isZoomingToBox());
    const ValueAxes& after = canvas().axes();
    QVERIFY(std::abs(after.time.frame(0) - left) < 0.01);
    QVERIFY(std::abs(after.time.frame(canvas().width()) - right) < 0.01);
    QVERIFY(std::abs(after.value(mmd::Quantity::Length, area.top()) - top) < 0.01);
    QVERIFY(m_document->selection().keys.empty()); // it does not select
    QCOMPARE(undoSteps(), 0);
}

void TestGraphDrags::escapeEndsZooming()
{
    show(tracksOf({bone("センター")}));
    const ValueAxes before = canvas().axes();
    canvas().setZoomingToBox(true);
    QTest::keyClick(&canvas(), Qt::Key_Escape);
    QVERIFY(!canvas().isZoomingToBox());
    canvas().setZoomingToBox(true);
    const QPoint centreOfGraph = canvas().graphArea().center();
    drag(centreOfGraph, centreOfGraph + QPoint(60, 60), {}, false);
    QTest::keyClick(&canvas(), Qt::Key_Escape);
    QTest::mouseRelease(&canvas(), Qt::LeftButton, {}, centreOfGraph);
    QVERIFY(!canvas().isZoomingToBox());
    QCOMPARE(canvas().axes().time.firstFrame, before.time.firstFrame);
}

void TestGraphDrags::aValueIsTyped()
{
    show(keysOf("センター", {10}));
    const QPoint from = at(line("センター", mmd::KeyNumber::Y), 10);
    drag(from, from + QPoint(2, -30), {}, false);
    QTest::keyClick(&canvas(), Qt::Key_2);
    QTest::keyClick(&canvas(), Qt::Key_Period);
    QTest::keyClick(&canvas(), Qt::Key_5);
    QCOMPARE(centre(10).translation.y, 4.5f);
    QTest::keyClick(&canvas(), Qt::Key_Minus); // of the whole number
    QCOMPARE(centre(10).translation.y, -0.5f);
    QTest::keyClick(&canvas(), Qt::Key_Backspace);
    QTest::keyClick(&canvas(), Qt::Key_Backspace);
    QCOMPARE(centre(10).translation.y, 0.0f);
    QTest::keyClick(&canvas(), Qt::Key_Enter);
    QTest::mouseRelease(&canvas(), Qt::LeftButton, {}, from);
    QCOMPARE(centre(10).translation.y, 0.0f);
    QVERIFY(!m_document->isGestureRunning());
    QCOMPARE(undoSteps(), 1);
}

void TestGraphDrags::framesAreTyped()
{
    show(keysOf("センター", {10}));
    const QPoint from = at(line("センター", mmd::KeyNumber::Y), 10);
    drag(from, from + QPoint(2, -30), {}, false);
    QTest::keyClick(&canvas(), Qt::Key_Tab); // frames instead of the value
    QTest::keyClick(&canvas(), Qt::Key_3);
    QVERIFY(canvas().hasFocus());
    QVERIFY(hasKey("センター", 13) && !hasKey("センター", 10));
    QCOMPARE(centre(13).translation.y, 2.0f);
    QTest::keyClick(&canvas(), Qt::Key_Tab); // a new number; the frames stay
    QTest::keyClick(&canvas(), Qt::Key_4);
    QVERIFY(hasKey("センター", 13));
    QCOMPARE(centre(13).translation.y, 6.0f);
    QTest::keyClick(&canvas(), Qt::Key_Tab);
    QTest::keyClick(&canvas(), Qt::Key_Backspace);
    QTest::keyClick(&canvas(), Qt::Key_Minus);
    QTest::keyClick(&canvas(), Qt::Key_9);
    QVERIFY(hasKey("センター", 1));
    QCOMPARE(centre(1).translation.y, 6.0f);
    QTest::keyClick(&canvas(), Qt::Key_Escape);
    QTest::mouseRelease(&canvas(), Qt::LeftButton, {}, from);
    QCOMPARE(centre(10).translation.y, 2.0f);
    QCOMPARE(undoSteps(), 0);
}

void TestGraphDrags::aHandlesPositionIsTyped()
{
    show(keysOf("センター", {20}));
    const QPoint from = canvas().positionOf(handle(mmd::KeyNumber::Y, 20, 0)).toPoint();
    drag(from, from + QPoint(12, 1), {}, false);
    QTest::keyClick(&canvas(), Qt::Key_6);
    QTest::keyClick(&canvas(), Qt::Key_4);
    QTest::keyClick(&canvas(), Qt::Key_Return);
    QTest::mouseRelease(&canvas(), Qt::LeftButton, {}, from);
    QCOMPARE(int(curveAt(*m_document, "センター", 20, mmd::BoneChannel::Y).x1), 64);
    QCOMPARE(undoSteps(), 1);
}

/// The wrong focus, and no drag.
void TestGraphDrags::numbersGoToTheFocusedField()
{
    show(keysOf("センター", {10}));
    QTest::keyClick(&canvas(), Qt::Key_5); // no drag: not a number
    QCOMPARE(undoSteps(), 0);
    QLineEdit field(m_editor);
    field.show();
    field.setFocus();
    QTest::keyClick(&field, Qt::Key_5);
    QCOMPARE(field.text(), QStringLiteral("5"));
    QCOMPARE(centre(10).translation.y, 2.0f);
    canvas().setOptions({.hasBox = true}); // one key on several lines
    const QPoint top = gripOf({0, -1});
    drag(top, top - QPoint(0, 30)); // a press in the graph takes the focus
    QVERIFY(canvas().hasFocus());
    QCOMPARE(undoSteps(), 1);
}

void TestGraphDrags::normalizedLinesFillTheHeight()
{
    show(tracksOf({bone("センター"), bone("左腕")}));
    canvas().setOptions({.isNormalized = true});
    (void)canvas().grab();
    for (const auto& [each, least, most] :
        {std::tuple{line("センター", mmd::KeyNumber::X), 0.0, 4.0},
            std::tuple{line("センター", mmd::KeyNumber::Z), 0.0, 6.0},
            std::tuple{line("左腕", mmd::KeyNumber::RotationZ), 0.0, 40.0}}) {
        const double bottom = canvas().axes().y(mmd::Quantity::Ratio, -1.0);
        const double top = canvas().axes().y(mmd::Quantity::Ratio, 1.0);
        QVERIFY(std::abs(canvas().y(each, least) - bottom) < 0.5);
        QVERIFY(std::abs(canvas().y(each, most) - top) < 0.5);
    }
    QVERIFY(canvas().axes().y(mmd::Quantity::Ratio, 1.0) > canvas().graphArea().top());
    // A constant line is in the middle.
    const double y = canvas().y(line("センター", mmd::KeyNumber::RotationX), 0.0);
    QVERIFY(std::abs(y - canvas().axes().y(mmd::Quantity::Ratio, 0.0)) < 0.5);
}

void TestGraphDrags::aNormalizedKeyIsDragged()
{
    show(keysOf("センター", {20}));
    canvas().setOptions({.isNormalized = true});
    showOnly(mmd::KeyNumber::Y); // all lines have their maximum there
    const GraphLine y = line("センター", mmd::KeyNumber::Y);
    const QPoint from = at(y, 20);
    const double perUnit = canvas().scaleOf(y).pixelsPerUnit;
    drag(from, from + QPoint(0, 40));
    QVERIFY(std::abs(double(centre(20).translation.y) - (5.0 - 40.0 / perUnit)) < 1e-3);
}

/// A line whose range grows while its key is dragged would run away from the mouse.
void TestGraphDrags::aNormalizedScaleWaitsForTheRelease()
{
    show(keysOf("センター", {20}));
    canvas().setOptions({.isNormalized = true});
    showOnly(mmd::KeyNumber::Y);
    const GraphLine y = line("センター", mmd::KeyNumber::Y);
    const double perUnit = canvas().scaleOf(y).pixelsPerUnit;
    const QPoint from = at(y, 20), to = from - QPoint(0, 40);
    drag(from, to, {}, false);
    (void)canvas().grab();
    QCOMPARE(canvas().scaleOf(y).pixelsPerUnit, perUnit);
    QVERIFY((at(y, 20) - to).manhattanLength() <= 2);
    QTest::mouseRelease(&canvas(), Qt::LeftButton, {}, to);
    (void)canvas().grab();
    QTRY_VERIFY(canvas().scaleOf(y).pixelsPerUnit < perUnit * 0.95);
}

void TestGraphDrags::aGhostShowsTheCurveBefore()
{
    show(keysOf("センター", {10}));
    showOnly(mmd::KeyNumber::Y);
    QCOMPARE(ghosts(), std::size_t(0));
    const QPoint from = at(line("センター", mmd::KeyNumber::Y), 10);
    drag(from, from + QPoint(0, -40), {}, false);
    QCOMPARE(ghosts(), std::size_t(1));
    (void)canvas().grab();
    QCOMPARE(canvas().graph().ghosts().curves().front().evaluate(10.0)[1], 2.0);
    const QImage with = canvas().grab().toImage();
    canvas().setOptions({.hasGhosts = false});
    QVERIFY(canvas().grab().toImage() != with);
    canvas().setOptions({});
    QTest::mouseRelease(&canvas(), Qt::LeftButton, {}, from + QPoint(0, -40));
    QCOMPARE(ghosts(), std::size_t(1)); // of the last edit
    const double second = double(centre(10).translation.y);
    const QPoint again = at(line("センター", mmd::KeyNumber::Y), 10);
    drag(again, again + QPoint(0, 30));
    QVERIFY(std::abs(canvas().graph().ghosts().curves().front().evaluate(10.0)[1] - second) < 1e-4);
    m_document->undo();
    QCOMPARE(ghosts(), std::size_t(1)); // the curve before the undo
    drag(again, again + QPoint(0, 30), {}, false);
    QTest::keyClick(&canvas(), Qt::Key_Escape);
    QCOMPARE(ghosts(), std::size_t(0));
}

void TestGraphDrags::aGhostIsOfItsActor()
{
    const mmd::Motion motion = m_document->actor()->motion;
    const mmd::ActorId first = m_document->scene().active;
    m_document->load(mmd::addActor(
        m_document->scene(), std::shared_ptr<const mmd::Model>(m_document->actor()->model)));
    m_document->load(mmd::setMotion({m_document->scene(), m_document->scene().active}, motion, {}));
    show(keysOf("センター", {10}));
    canvas().setOptions({.hasBox = true});
    const QPoint from = at(line("センター", mmd::KeyNumber::Y), 10);
    drag(from, from + QPoint(0, -40));
    QCOMPARE(ghosts(), std::size_t(1));
    m_document->activate(first);
    show(keysOf("センター", {10}));
    QCOMPARE(ghosts(), std::size_t(0));
    QCOMPARE(centre(10).translation.y, 2.0f); // the other motion is unchanged
    QVERIFY(canvas().scaleBox().has_value());
}

QTEST_MAIN(TestGraphDrags)
#include "test_graph_drags.moc"
