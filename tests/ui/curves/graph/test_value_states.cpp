// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/keys/keys.h"
#include "tests/support/colours.h"
#include "tests/support/held_key.h"
#include "tests/ui/curves/graph/value_stage.h"
#include "ui/theme/theme.h"

#include <QtTest/QTest>

#include <cmath>

using namespace odori;
using namespace odori::test;

/// The graph's state after changes of the selection, its size, its colours and the focus.
class TestValueStates : public QObject, private ValueStage {
    Q_OBJECT
private slots:
    void init()
    {
        applyTheme(*qApp, darkTheme());
        setUp();
    }
    void cleanup() { tearDown(); }
    void theActiveLineStaysWithItsTrack();
    void aClickOnALineMakesItActive();
    void whatWasInViewStaysInAnotherSize();
    void anotherThemeIsPainted();
    void otherTracksAreShownWholeUntilTheViewIsChosen();
    void theArrowsStepEndsWithTheFocus();
    void escapeDropsTheArrowsStep();
    void controlTakesAKeyOut();
    void keysOfSeveralTracksMoveTogether();
    void theSelectionOfSeveralTracksFits();
    void aWeightIsSeenInItsWholeRange();
    void mutedLinesHaveNoMarksNorHandles();
    void manySelectedKeysAreSeen();
    void tracksThatAreNotDrawnAreCounted();
    void aDragIsNotScrolledAway();

private:
    [[nodiscard]] QImage painted() { return canvas().grab().toImage(); }
    [[nodiscard]] int pixelsOf(const QColor& colour)
    {
        const QImage image = painted().copy(canvas().graphArea());
        int count = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                count += image.pixelColor(x, y) == colour;
        return count;
    }
    [[nodiscard]] static QPoint between(const QPoint& a, const QPoint& b) { return (a + b) / 2; }
};

void TestValueStates::theActiveLineStaysWithItsTrack()
{
    show(tracksOf({bone("頭"), bone("左腕")}));
    canvas().setActiveLine(line("頭", mmd::KeyNumber::RotationZ)); // only the arm's line varies
    show(tracksOf({bone("頭"), bone("センター"), bone("左腕")}));
    QVERIFY(*canvas().activeLine() == line("頭", mmd::KeyNumber::RotationZ));
    show(tracksOf({bone("センター"), bone("左腕")}));
    QVERIFY(canvas().graph().varies(*canvas().activeLine())); // a line that varies
}

void TestValueStates::aClickOnALineMakesItActive()
{
    show(tracksOf({bone("センター")}));
    for (const mmd::KeyNumber channel : {mmd::KeyNumber::Z, mmd::KeyNumber::X, mmd::KeyNumber::Y}) {
        const QPoint place = at(line("センター", channel), 17.0); // between two keys
        QTest::mouseClick(&canvas(), Qt::LeftButton, {}, place);
        QCOMPARE(canvas().activeLine()->channel, channel);
    }
}

void TestValueStates::whatWasInViewStaysInAnotherSize()
{
    show(tracksOf({bone("センター")}));
    ValueAxes axes = canvas().axes();
    axes.time.firstFrame = 3.0;
    axes.time.pixelsPerFrame = 12.0;
    canvas().setAxes(axes);
    const auto ends = [&] {
        const ValueAxes& now = canvas().axes();
        const QRect area = canvas().graphArea();
        return std::array{now.time.frame(0), now.time.frame(canvas().width()),
            now.value(mmd::Quantity::Length, area.top()),
            now.value(mmd::Quantity::Length, area.top() + area.height())};
    };
    const auto before = ends();
    m_editor->resize(640, 380);
    QTRY_VERIFY(canvas().width() < 640);
    (void)painted();
    const auto after = ends();
    for (std::size_t at = 0; at < before.size(); ++at)
        QVERIFY2(std::abs(after[at] - before[at]) <
                     0.05 * std::abs(before[at & 2] - before[(at & 2) + 1]),
            qPrintable(QStringLiteral("%1: %2 %3").arg(at).arg(before[at]).arg(after[at])));
}

void TestValueStates::anotherThemeIsPainted()
{
    show(keysOf("センター", {10}));
    const QPoint corner = canvas().graphArea().topRight() + QPoint(-30, 30);
    const QColor dark = painted().pixelColor(corner);
    applyTheme(*qApp, lightTheme());
    const QColor light = painted().pixelColor(corner);
    QVERIFY2(light.lightness() > dark.lightness() + 60, qPrintable(dark.name() + light.name()));
}

void TestValueStates::otherTracksAreShownWholeUntilTheViewIsChosen()
{
    show(tracksOf({bone("センター")})); // up to 20
    QVERIFY(canvas().axes().time.frame(canvas().width()) < 45.0);
    show(tracksOf({bone("左腕")})); // up to 60: fitted again
    QVERIFY(canvas().axes().time.frame(canvas().width()) > 60.0);
    ValueAxes axes = canvas().axes();
    axes.time.firstFrame = 5.0;
    axes.time.pixelsPerFrame = 30.0;
    canvas().setAxes(axes);
    show(tracksOf({bone("センター")})); // the time range is kept, values are fitted
    QCOMPARE(canvas().axes().time.firstFrame, 5.0);
    QCOMPARE(canvas().axes().time.pixelsPerFrame, 30.0);
}

void TestValueStates::theArrowsStepEndsWithTheFocus()
{
    show(keysOf("センター", {10}));
    canvas().setActiveLine(line("センター", mmd::KeyNumber::Y));
    QTest::keyPress(&canvas(), Qt::Key_Up);
    QVERIFY(m_document->isGestureRunning());
    canvas().clearFocus();
    QVERIFY(!m_document->isGestureRunning());
    QCOMPARE(undoSteps(), 1);
    QVERIFY(std::abs(centre(10).translation.y - 2.1f) < 1e-5f);
}

void TestValueStates::escapeDropsTheArrowsStep()
{
    show(keysOf("センター", {10}));
    canvas().setActiveLine(line("センター", mmd::KeyNumber::Y));
    holdKey(canvas(), Qt::Key_Up, 3);
    QVERIFY(centre(10).translation.y > 2.3f);
    QTest::keyClick(&canvas(), Qt::Key_Escape);
    QTest::keyRelease(&canvas(), Qt::Key_Up);
    QCOMPARE(centre(10).translation.y, 2.0f);
    QCOMPARE(undoSteps(), 0);
    QVERIFY(!m_document->isGestureRunning());
}

void TestValueStates::controlTakesAKeyOut()
{
    show(keysOf("センター", {10, 20}));
    const GraphLine z = line("センター", mmd::KeyNumber::Z);
    QTest::mouseClick(&canvas(), Qt::LeftButton, Qt::ControlModifier, at(z, 10));
    QVERIFY(m_document->selection() == keysOf("センター", {20}));
    QTest::mouseClick(&canvas(), Qt::LeftButton, Qt::ControlModifier, at(z, 10));
    QVERIFY(m_document->selection() == keysOf("センター", {10, 20}));
    QTest::mouseClick(&canvas(), Qt::LeftButton, {}, at(z, 10)); // only this line
    QVERIFY(m_document->selection() == keysOf("センター", {10}));
}

void TestValueStates::keysOfSeveralTracksMoveTogether()
{
    const mmd::Selection selection = both(keysOf("頭", {5}), keysOf("左腕", {38}));
    show(selection);
    canvas().setActiveLine(line("頭", mmd::KeyNumber::RotationY));
    const auto angle = [&](const char* name, double frame) {
        (void)painted();
        return canvas().graph().track(*canvas().graph().find(bone(name))).evaluate(frame)[4];
    };
    const double head = angle("頭", 5), arm = angle("左腕", 38);
    canvas().setFocus();
    QTest::keyClick(&canvas(), Qt::Key_Up, Qt::ShiftModifier);
    QVERIFY(std::abs(angle("頭", 5) - head - 10.0) < 1e-3);
    QVERIFY(std::abs(angle("左腕", 38) - arm - 10.0) < 1e-3);
    QCOMPARE(undoSteps(), 1);
    m_document->undo();
    QVERIFY(m_document->selection() == selection);
    QVERIFY(std::abs(angle("左腕", 38) - arm) < 1e-6);
}

void TestValueStates::theSelectionOfSeveralTracksFits()
{
    show(both(keysOf("左腕", {60}), keysOf("頭", {5})));
    canvas().fitSelection();
    (void)painted();
    for (const double frame : {5.0, 60.0}) {
        const double x = canvas().axes().time.x(frame);
        QVERIFY(x > 0.0 && x < canvas().width());
    }
}

void TestValueStates::aWeightIsSeenInItsWholeRange()
{
    mmd::KeyValue small;
    small.track = morph("い");
    small.weight = 0.2f;
    m_document->load(
        mmd::setKeys({m_document->scene(), m_document->scene().active}, std::span(&small, 1)));
    show(tracksOf({morph("い")}));
    for (const double weight : {0.0, 1.0}) {
        const double y = canvas().axes().y(mmd::Quantity::Weight, weight);
        QVERIFY(y > canvas().graphArea().top() && y < canvas().graphArea().bottom());
    }
}

void TestValueStates::mutedLinesHaveNoMarksNorHandles()
{
    show(keysOf("センター", {10, 20}));
    const QPoint y = at(line("センター", mmd::KeyNumber::Y), 20);
    const QColor selected = darkTheme().selectedKey;
    const auto isMarked = [&] {
        const QImage image = painted();
        int count = 0;
        for (int dx = -4; dx <= 4; ++dx)
            for (int dy = -4; dy <= 4; ++dy)
                count += distance(image.pixelColor(y + QPoint(dx, dy)), selected) < 60;
        return count > 4;
    };
    const auto hasHandles = [&] {
        for (const GraphHandle& each : canvas().handles())
            if (each.line.channel == mmd::KeyNumber::Y)
                return true;
        return false;
    };
    const auto isDrawn = [&] { // between the handles
        const QPoint place = at(line("センター", mmd::KeyNumber::Y), 15);
        return countOf(painted(), {place - QPoint(1, 1), QSize(3, 3)}, darkTheme().y) > 0;
    };
    QVERIFY(isMarked() && hasHandles() && isDrawn());
    const ValueAxes axes = canvas().axes();
    mute({mmd::KeyNumber::Y});
    canvas().setAxes(axes);
    QVERIFY(!isMarked() && !hasHandles() && !isDrawn());
    QCOMPARE(at(line("センター", mmd::KeyNumber::Y), 20), y);
    mute({mmd::KeyNumber::Y});
    canvas().setAxes(axes);
    QVERIFY(isMarked() && hasHandles() && isDrawn());
}

/// More keys than there is space for separate marks.
void TestValueStates::manySelectedKeysAreSeen()
{
    std::vector<mmd::KeyValue> keys;
    mmd::Selection selection = tracksOf({morph("い")});
    for (std::uint32_t frame = 0; frame < 2000; ++frame) {
        mmd::KeyValue key;
        key.track = morph("い");
        key.frame = frame;
        key.weight = frame % 2 ? 0.2f : 0.7f;
        keys.push_back(key);
        selection.setKey(morph("い"), frame, true);
    }
    m_document->load(mmd::setKeys({m_document->scene(), m_document->scene().active}, keys));
    show(tracksOf({morph("い")}));
    canvas().fitAll();
    QTRY_COMPARE(pixelsOf(darkTheme().selectedKey), 0);
    m_document->select(selection);
    QTRY_VERIFY(pixelsOf(darkTheme().selectedKey) > 800);
}

void TestValueStates::tracksThatAreNotDrawnAreCounted()
{
    std::vector<mmd::KeyValue> keys;
    mmd::Selection selection;
    for (std::size_t at = 0; at < ValueGraph::mostTracks + 3; ++at) {
        mmd::KeyValue key;
        key.track = {mmd::TrackKind::Bone, "n" + std::to_string(1000 + at)};
        keys.push_back(key);
        selection.setTrack(key.track, true);
    }
    m_document->load(mmd::setKeys({m_document->scene(), m_document->scene().active}, keys));
    show(selection);
    QCOMPARE(canvas().graph().hiddenCount(), std::size_t(3));
    const auto boxPixels = [&] { return pixelsOf(darkTheme().header); };
    const int with = boxPixels();
    selection.setTrack(keys[0].track, false);
    selection.setTrack(keys[1].track, false);
    selection.setTrack(keys[2].track, false);
    show(selection);
    QCOMPARE(canvas().graph().hiddenCount(), std::size_t(0));
    QVERIFY2(with > boxPixels() + 500, qPrintable(QString::number(with)));
}

void TestValueStates::aDragIsNotScrolledAway()
{
    show(keysOf("センター", {10}));
    const QPoint from = at(line("センター", mmd::KeyNumber::Y), 10);
    const ValueAxes before = canvas().axes();
    drag(from, from + QPoint(0, -30), {}, false);
    m_document->setCurrentFrame(3000.0);
    QCOMPARE(canvas().axes().time.firstFrame, before.time.firstFrame);
    QTest::mouseRelease(&canvas(), Qt::LeftButton, {}, from + QPoint(0, -30));
    m_document->setCurrentFrame(3001.0);
    QVERIFY(canvas().axes().time.firstFrame > 2000.0);
}

QTEST_MAIN(TestValueStates)
#include "test_value_states.moc"
