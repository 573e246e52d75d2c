// SPDX-License-Identifier: MIT
#include "tests/support/colours.h"
#include "tests/ui/curves/graph/value_stage.h"
#include "ui/curves/graph/value_hit.h"
#include "ui/theme/theme.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QTimer>
#include <QtGui/QAccessible>
#include <QtGui/QContextMenuEvent>
#include <QtGui/QWheelEvent>
#include <QtTest/QTest>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QApplication>
#include <QtWidgets/QMenu>

#include <cmath>

using namespace odori;
using namespace odori::test;
using enum mmd::KeyNumber;

/// The read-out of the value view, its hit test, and the range of time and values that it shows.
class TestValueReading : public QObject, private ValueStage {
    Q_OBJECT
private slots:
    void initTestCase() { applyTheme(*qApp, darkTheme()); }
    void init() { setUp(); }
    void cleanup() { tearDown(); }
    void theReadoutSaysWhatIsThere();
    void aReaderHearsTheValueAtTheCurrentFrame();
    void aDragReadsOutItself();
    void aDragReadsOutWhereItStops();
    void roundValuesAreNotRoundSteps();
    void withoutFollowingAFrameSetByHandIsShown();
    void aCursorForEveryPlace();
    void keysReachSevenPixels();
    void theWholeMotionFits();
    void theNumbersAreBesideTheFittedRange();
    void theSelectionFits();
    void theWheelPansSideways();
    void theChannelsAreListed();
    void aDoubleClickShowsAllAgain();

private:
    [[nodiscard]] QImage picture() const { return canvas().grab().toImage(); }
    [[nodiscard]] const Theme& theme() const { return darkTheme(); }
    [[nodiscard]] double x(double frame) const { return canvas().axes().time.x(frame); }
    /// Shows only センター, without its rotations.
    void showPosition(std::initializer_list<std::uint32_t> keys = {});
    void hover(QPointF place) const;
    /// 10 pixels per frame from frame 0, 8 pixels per unit of length.
    void setPlainAxes() const;
    [[nodiscard]] QString readAt(QPointF place) const
    {
        hover(place);
        return canvas().readout();
    }
    /// The menu's entries at a point; disabled ones are in brackets.
};

void TestValueReading::hover(QPointF place) const
{
    QMouseEvent event(
        QEvent::MouseMove, place, canvas().mapToGlobal(place), Qt::NoButton, Qt::NoButton, {});
    QCoreApplication::sendEvent(&canvas(), &event);
}

void TestValueReading::showPosition(std::initializer_list<std::uint32_t> keys)
{
    show(both(tracksOf({bone("センター")}), keysOf("センター", keys)));
    mute({RotationX, RotationY, RotationZ});
}

void TestValueReading::theReadoutSaysWhatIsThere()
{
    showPosition();
    const GraphLine y = line("センター", Y);
    QCOMPARE(readAt(at(y, 10)), QStringLiteral("key 10   センター Y  2.000"));
    const QString between = readAt(canvas().positionOf(y, 15));
    QVERIFY2(
        between.startsWith(QStringLiteral("frame 15.0   センター Y  3.")), qPrintable(between));
    canvas().setActiveLine(line("センター", Z));
    const QPointF empty(x(5), canvas().axes().y(mmd::Quantity::Length, 5.5));
    QCOMPARE(readAt(empty), QStringLiteral("frame 5.0   5.500")); // the value at this height
    QCOMPARE(readAt({x(5), 4}), QStringLiteral("frame 5.0"));     // the ruler
    QVERIFY(readAt({x(-0.6), empty.y()}).startsWith(QStringLiteral("frame 0.0")));
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(&canvas(), &leave);
    QVERIFY(canvas().readout().isEmpty());
    show(tracksOf({bone("左腕")}));
    mute({RotationX, RotationY, RotationZ}); // shows them again
    QCOMPARE(readAt(at(line("左腕", RotationY), 45)),
        QStringLiteral("key 45   左腕 Rotation Y  −12.40°"));
    QCOMPARE(ValueCanvas::valueText(Weight, 0.5), QStringLiteral("0.500"));
    QCOMPARE(ValueCanvas::valueText(FieldOfView, 30), QStringLiteral("30.00°"));
    QCOMPARE(ValueCanvas::valueText(RotationX, -0.004), QStringLiteral("0.00°"));
    show({});
    QVERIFY(readAt({200, 100}).isEmpty());
}

/// Screen readers get what the active line shows, not what is under the mouse.
void TestValueReading::aReaderHearsTheValueAtTheCurrentFrame()
{
    const auto heard = [&] {
        return QAccessible::queryAccessibleInterface(&canvas())->text(QAccessible::Description);
    };
    showPosition();
    canvas().setActiveLine(line("センター", Y));
    m_document->setCurrentFrame(10);
    QCOMPARE(heard(), QStringLiteral("センター, Y: 2.000 at frame 10"));
    m_document->setCurrentFrame(0);
    QCOMPARE(heard(), QStringLiteral("センター, Y: 0.000 at frame 0"));
    canvas().setActiveLine(line("センター", Z));
    m_document->setCurrentFrame(10);
    QCOMPARE(heard(), QStringLiteral("センター, Z: 3.000 at frame 10"));
    show({});
    QCOMPARE(heard(), QStringLiteral("No track is shown"));
}

void TestValueReading::aDragReadsOutItself()
{
    showPosition({10});
    const QPoint from = at(line("センター", Y), 10);
    const QPoint to(int(std::lround(x(8))), from.y());
    drag(from, to, {}, false);
    QVERIFY2(
        canvas().readout().contains(QStringLiteral("−2 frame")), qPrintable(canvas().readout()));
    const QRect corner(canvas().width() - 160, 0, 160, canvas().graphArea().top() - 1);
    QVERIFY(countOf(picture(), corner, theme().text) > 10);
    QVERIFY(countOf(picture(), corner, theme().header) > 200);
    QTest::mouseRelease(&canvas(), Qt::LeftButton, {}, to);
    QVERIFY(!canvas().readout().contains(QStringLiteral("−2 frame")));
    show(keysOf("センター", {20}));
    const QPointF grip = canvas().positionOf(handle(Y, 20, 1));
    drag(grip.toPoint(), grip.toPoint(), {}, false);
    QVERIFY2(canvas().readout().startsWith(QStringLiteral("x2 107   y2 107")),
        qPrintable(canvas().readout()));
    QTest::mouseRelease(&canvas(), Qt::LeftButton, {}, grip.toPoint());
}

/// Not the values at the mouse.
void TestValueReading::aDragReadsOutWhereItStops()
{
    showPosition({10});
    setPlainAxes();
    QPoint from = at(line("センター", Y), 10);
    QPoint to = from - QPoint(300, 0);
    drag(from, to, {}, false); // 30 frames to the left; the key is at 10
    QVERIFY2(
        canvas().readout().startsWith(QStringLiteral("−10 frame")), qPrintable(canvas().readout()));
    QVERIFY(hasKey("センター", 0) && !hasKey("センター", 10));
    QTest::keyClick(&canvas(), Qt::Key_Escape);
    QTest::mouseRelease(&canvas(), Qt::LeftButton, {}, to);
    QVERIFY(hasKey("センター", 10));
    show(keysOf("センター", {20}));
    from = canvas().positionOf(handle(Y, 20, 0)).toPoint();
    to = from + QPoint(-400, 200); // before the segment and below it
    drag(from, to, {}, false);
    QVERIFY2(canvas().readout().startsWith(QStringLiteral("x1 0   y1 0")),
        qPrintable(canvas().readout()));
    to = from + QPoint(400, -200);
    QMouseEvent move(QEvent::MouseMove, to, canvas().mapToGlobal(to), Qt::NoButton, Qt::LeftButton,
        Qt::NoModifier);
    QCoreApplication::sendEvent(&canvas(), &move);
    QVERIFY2(canvas().readout().startsWith(QStringLiteral("x1 127   y1 127")),
        qPrintable(canvas().readout()));
    QTest::mouseRelease(&canvas(), Qt::LeftButton, {}, to);
}

void TestValueReading::setPlainAxes() const
{
    ValueAxes axes = canvas().axes();
    axes.time.firstFrame = 0.0;
    axes.time.pixelsPerFrame = 10.0;
    axes.scales[std::size_t(mmd::Quantity::Length)] = {.pixelsPerUnit = 8.0, .middle = 3.0};
    canvas().setAxes(axes);
    (void)canvas().grab();
}

void TestValueReading::roundValuesAreNotRoundSteps()
{
    show(keysOf("センター", {10}));
    mute({RotationX, RotationY, RotationZ});
    setPlainAxes(); // whole numbers are one step apart
    canvas().setActiveLine(line("センター", X));
    const auto dragged = [&](int pixels) {
        const QPoint from = at(line("センター", X), 10); // 1.23456
        drag(from, from + QPoint(0, pixels));
        const float x = centre(10).translation.x;
        m_document->undo();
        return std::abs(centre(10).translation.x - 1.23456f) < 1e-6f ? x : NAN;
    };
    canvas().setRules({.isSnapping = true});
    QCOMPARE(dragged(-7), 2.0f);  // 2.11
    QCOMPARE(dragged(-11), 3.0f); // 2.61
    QCOMPARE(dragged(27), -2.0f); // -2.14
    canvas().setRules({});
    QVERIFY(std::abs(dragged(-7) - 2.10956f) < 1e-4f);
}

void TestValueReading::withoutFollowingAFrameSetByHandIsShown()
{
    showPosition();
    canvas().setFollowing(false);
    setPlainAxes();
    const double wide = canvas().width();
    m_document->setCurrentFrame(500);
    QVERIFY(std::abs(x(500) - 0.1 * wide) < 1.0);
    m_document->setCurrentFrame(400); // the time axis is left of it
    QVERIFY(std::abs(x(400) - 0.05 * wide) < 1.0);
    canvas().setPlaying(true);
    const double first = canvas().axes().time.firstFrame;
    m_document->setCurrentFrame(900);
    QCOMPARE(canvas().axes().time.firstFrame, first);
    canvas().setFollowing(true);
    m_document->setCurrentFrame(901);
    QVERIFY(std::abs(x(901) - 0.1 * wide) < 1.0);
}

void TestValueReading::aCursorForEveryPlace()
{
    showPosition({20});
    const auto shape = [&](QPointF place) {
        hover(place);
        return canvas().cursor().shape();
    };
    const GraphLine y = line("センター", Y);
    QCOMPARE(shape(at(y, 10)), Qt::SizeAllCursor);
    QCOMPARE(shape(canvas().positionOf(handle(X, 20, 0))), Qt::SizeAllCursor);
    QCOMPARE(shape(canvas().positionOf(y, 5)), Qt::PointingHandCursor);
    QCOMPARE(shape({x(5), canvas().axes().y(mmd::Quantity::Length, 5.8)}), Qt::ArrowCursor);
    QCOMPARE(shape({x(5), 4}), Qt::ArrowCursor);
}

void TestValueReading::keysReachSevenPixels()
{
    showPosition();
    const QPointF key = canvas().positionOf(line("センター", Z), 20);
    const auto part = [&](QPointF off) { return valueHitAt(canvas(), key + off).part; };
    using Part = ValueHit::Part;
    for (const QPointF& off : {QPointF(6.5, 0), {-6.5, 0}, {0, -6.5}, {4.5, -4.5}}) {
        QCOMPARE(part(off), Part::Key);
        QCOMPARE(valueHitAt(canvas(), key + off).frame, 20u);
        QCOMPARE(valueHitAt(canvas(), key + off).line.channel, Z);
    }
    for (const QPointF& off : {QPointF(0, -7.5), {5.5, -5.5}})
        QCOMPARE(part(off), Part::Graph);
    QCOMPARE(part({7.5, 0}), Part::Line); // constant after its last key
    QCOMPARE(part({40, 4.5}), Part::Line);
    QCOMPARE(part({40, -5.5}), Part::Graph);
    QCOMPARE(part({0, -key.y() + 3}), Part::Ruler);
    // If two lines overlap, the hit key is that of the active line.
    for (const mmd::KeyNumber active : {X, Y, Z}) {
        canvas().setActiveLine(line("センター", active));
        QCOMPARE(valueHitAt(canvas(), canvas().positionOf(line("センター", X), 0)).line.channel,
            active); // all values are 0
    }
    const QRectF box(key - QPointF(2, 2), QSizeF(4, 4));
    QCOMPARE(keysInside(canvas(), box).keyCount(), std::size_t(1));
    QCOMPARE(keysInside(canvas(), box.translated(0, -5)).keyCount(), std::size_t(0));
    QCOMPARE(keysInside(canvas(), box.translated(-5, 0)).keyCount(), std::size_t(0));
}

void TestValueReading::theWholeMotionFits()
{
    const auto isAt = [](double is, double expected) { return std::abs(is - expected) < 0.01; };
    show(tracksOf({bone("左腕")})); // keys up to 60
    QVERIFY(
        isAt(x(0), canvas().sideMargin()) && isAt(x(60), canvas().width() - canvas().sideMargin()));
    showPosition(); // keys up to 20, but a full second is shown
    QVERIFY(
        isAt(x(0), canvas().sideMargin()) && isAt(x(30), canvas().width() - canvas().sideMargin()));
    const QRect area = canvas().graphArea(); // values 0 to 6
    canvas().fitAll();
    (void)canvas().grab();
    QVERIFY(isAt(canvas().axes().y(mmd::Quantity::Length, 6), area.top() + 0.08 * area.height()));
    QVERIFY(isAt(canvas().axes().y(mmd::Quantity::Length, 0), area.top() + 0.92 * area.height()));
    mute({Z}); // the maximum is now 5
    canvas().fitAll();
    (void)canvas().grab();
    QVERIFY(isAt(canvas().axes().y(mmd::Quantity::Length, 5), area.top() + 0.08 * area.height()));
    mmd::Selection weight = tracksOf({morph("あ")});
    show(weight);
    const QRect whole = canvas().graphArea();
    QVERIFY(isAt(canvas().axes().y(mmd::Quantity::Weight, 1), whole.top() + 0.08 * whole.height()));
}

/// The numbers begin 4 pixels from the edge.
void TestValueReading::theNumbersAreBesideTheFittedRange()
{
    const QFont usual = canvas().font();
    for (const int percent : {100, 200}) {
        QFont font = usual;
        font.setPointSizeF(usual.pointSizeF() * percent / 100.0);
        canvas().setFont(font);
        show(tracksOf({bone("左腕")}));
        canvas().fitAll();
        (void)canvas().grab();
        QVERIFY(x(0) > 4.0 + canvas().fontMetrics().horizontalAdvance(QStringLiteral("−30°")));
    }
    canvas().setFont(usual);
}

void TestValueReading::theSelectionFits()
{
    const auto fitted = [&](std::initializer_list<std::uint32_t> keys) {
        show(keysOf("左腕", keys));
        canvas().fitSelection();
        (void)canvas().grab();
    };
    const auto middle = [&] { return canvas().width() / 2.0; };
    fitted({45}); // half a second on each side
    QVERIFY(std::abs(x(45) - middle()) < 0.01);
    QVERIFY(std::abs(x(30) - canvas().sideMargin()) < 0.01);
    fitted({38, 60});
    QVERIFY(std::abs(x(49) - middle()) < 0.01);
    QVERIFY(std::abs(x(37) - canvas().sideMargin()) < 0.01);
    fitted({0}); // time starts at the left edge
    QVERIFY(std::abs(x(0) - canvas().sideMargin()) < 0.01);
    show(tracksOf({bone("左腕")})); // no selection: all keys
    canvas().fitSelection();
    (void)canvas().grab();
    QVERIFY(std::abs(x(60) - (canvas().width() - canvas().sideMargin())) < 0.01);
}

void TestValueReading::theWheelPansSideways()
{
    showPosition();
    const ValueAxes before = canvas().axes();
    QWheelEvent wheel({300, 200}, canvas().mapToGlobal(QPointF(300, 200)), {}, {240, 0}, {}, {},
        Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&canvas(), &wheel);
    QVERIFY(std::abs(x(10) - before.time.x(10) - 80.0) < 1e-6);
    QCOMPARE(canvas().axes().time.pixelsPerFrame, before.time.pixelsPerFrame);
    QCOMPARE(canvas().axes().scales[0], before.scales[0]);
}

void TestValueReading::theChannelsAreListed()
{
    show(tracksOf({bone("センター")}));
    const ValueChannelList& list = m_editor->valueView().channels();
    const char* names[] = {"X", "Y", "Z", "Rot X", "Rot Y", "Rot Z", "Weight", "Distance", "FOV"};
    for (std::size_t at = 0; at < mmd::valueChannelCount; ++at) {
        const QAbstractButton* each = list.button(mmd::KeyNumber(at));
        QCOMPARE(each->text(), QLatin1String(names[at]));
        QCOMPARE(each->isVisible(), at < 6);
        QVERIFY(each->toolTip().endsWith(QStringLiteral("(double click: only this one)")));
        QVERIFY(each->accessibleName().endsWith(each->text()));
    }
    QVERIFY(list.button(RotationY)->toolTip().startsWith(QStringLiteral("Rotation in degrees")));
    canvas().setActiveLine(line("センター", Y));
    for (const mmd::KeyNumber channel : {X, Y, Z})
        QCOMPARE(list.button(channel)->font().bold(), channel == Y);
    const auto box = [&](mmd::KeyNumber channel) {
        const QImage image = list.button(channel)->grab().toImage();
        return image.pixelColor(9, image.height() / 2 - 3);
    };
    QVERIFY(isNear(box(Z), theme().z));
    mute({Z});
    QVERIFY(!isNear(box(Z), theme().z) && !list.button(Z)->isChecked());
    mute({Z}); // a line that is shown again becomes active
    QCOMPARE(canvas().activeLine()->channel, Z);
    show(tracksOf({morph("あ")}));
    QVERIFY(list.button(Weight)->isVisible() && !list.button(X)->isVisible());
}

void TestValueReading::aDoubleClickShowsAllAgain()
{
    show(tracksOf({bone("センター")}));
    auto* z = m_editor->valueView().channels().button(Z);
    const auto doubleClick = [&] {
        QTest::mouseClick(z, Qt::LeftButton); // as a window system sends it
        QTest::mouseDClick(z, Qt::LeftButton);
        return canvas().graph().shownChannels();
    };
    QCOMPARE(doubleClick(), bitOf(Z));
    QCOMPARE(doubleClick(), canvas().graph().channels());
}

QTEST_MAIN(TestValueReading)
#include "test_value_reading.moc"
