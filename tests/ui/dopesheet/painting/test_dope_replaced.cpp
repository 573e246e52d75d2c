// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/keys/replaced.h"
#include "tests/ui/dopesheet/dope_stage.h"
#include "ui/theme/theme.h"

#include <QtTest/QTest>

using namespace odori;
using namespace odori::test;

/// While keys are dragged over others, the sheet marks those that will be replaced.
class TestDopeReplaced : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { applyTheme(*qApp, darkTheme()); }
    void init();
    void movedKeysMarkTheKeyBelow();
    void freeFramesHaveNoMark();
    void selectedKeysDoNotReplaceEachOther();
    void copiesMarkTheKeysThatTheyCover();
    void scalingMarksTheKeysBelow();
    void everyTrackHasItsMarks();
    void aFoldedGroupShowsThem();
    void marksEndWithTheDrag();
    void whatIsMarkedIsReplaced();

private:
    /// Whether a mark is around the place of a key.
    [[nodiscard]] bool isMarked(const mmd::TrackId& track, double frame) const
    {
        return redAround(m_stage->at(track, frame)) > 20;
    }
    [[nodiscard]] int redAround(const QPoint& at) const
    {
        const QImage seen = m_stage->canvas.grab().toImage();
        int count = 0;
        for (int y = -10; y <= 10; ++y)
            for (int x = -10; x <= 10; ++x) {
                const QColor pixel = seen.pixelColor(at + QPoint(x, y));
                count += pixel.red() > 170 && pixel.green() < 130 && pixel.blue() < 130;
            }
        return count;
    }
    void select(
        std::initializer_list<std::pair<mmd::TrackId, std::initializer_list<std::uint32_t>>> keys)
        const
    {
        m_stage->document.select(selected(keys));
    }

    std::unique_ptr<DopeStage> m_stage;
};

void TestDopeReplaced::init()
{
    m_stage = std::make_unique<DopeStage>();
    m_stage->document.setCurrentFrame(40); // its red line is elsewhere
}

void TestDopeReplaced::movedKeysMarkTheKeyBelow()
{
    select({{bone("A"), {10}}});
    QVERIFY(!isMarked(bone("A"), 13));
    m_stage->drag(m_stage->at(bone("A"), 10), m_stage->at(bone("A"), 13), {}, false);
    QVERIFY(isMarked(bone("A"), 13));
    QVERIFY(!isMarked(bone("A"), 20) && !isMarked(bone("A"), 0) && !isMarked(bone("B"), 10));
    m_stage->release(m_stage->at(bone("A"), 13));
}

void TestDopeReplaced::freeFramesHaveNoMark()
{
    select({{bone("A"), {10}}});
    m_stage->drag(m_stage->at(bone("A"), 10), m_stage->at(bone("A"), 16), {}, false);
    QVERIFY(!isMarked(bone("A"), 16) && !isMarked(bone("A"), 13));
    m_stage->move(m_stage->at(bone("A"), 20));
    QVERIFY(isMarked(bone("A"), 20));
    m_stage->move(m_stage->at(bone("A"), 10)); // back to its place
    QVERIFY(!isMarked(bone("A"), 10) && !isMarked(bone("A"), 20));
    m_stage->release(m_stage->at(bone("A"), 10));
}

void TestDopeReplaced::selectedKeysDoNotReplaceEachOther()
{
    select({{bone("A"), {10, 13}}});
    m_stage->drag(m_stage->at(bone("A"), 10), m_stage->at(bone("A"), 13), {}, false);
    QVERIFY(!isMarked(bone("A"), 13)); // it moves too
    m_stage->release(m_stage->at(bone("A"), 13));
    QCOMPARE(m_stage->frames(bone("A")), (Frames{0, 13, 16, 20}));
}

void TestDopeReplaced::copiesMarkTheKeysThatTheyCover()
{
    select({{bone("A"), {10, 13}}});
    m_stage->drag(
        m_stage->at(bone("A"), 10), m_stage->at(bone("A"), 13), Qt::ControlModifier, false);
    QVERIFY(isMarked(bone("A"), 13)); // the original stays, and a copy replaces it
    QVERIFY(!isMarked(bone("A"), 10) && !isMarked(bone("A"), 16));
    m_stage->release(m_stage->at(bone("A"), 13), Qt::ControlModifier);
    QCOMPARE(m_stage->frames(bone("A")), (Frames{0, 10, 13, 16, 20}));
}

void TestDopeReplaced::scalingMarksTheKeysBelow()
{
    select({{bone("A"), {0, 10}}});
    const int edge = DopeMetrics::edgeDistance;
    const QPoint from = m_stage->at(bone("A"), 10) + QPoint(edge, 0);
    const QPoint to = m_stage->at(bone("A"), 20) + QPoint(edge, 0);
    m_stage->drag(from, to, {}, false);
    QVERIFY(isMarked(bone("A"), 20));
    QVERIFY(!isMarked(bone("A"), 13)); // it stays where it is
    m_stage->release(to);
    QCOMPARE(m_stage->frames(bone("A")), (Frames{0, 13, 20}));
}

void TestDopeReplaced::everyTrackHasItsMarks()
{
    select({{bone("A"), {0}}, {bone("B"), {0}}});
    m_stage->drag(m_stage->at(bone("A"), 0), m_stage->at(bone("A"), 10), {}, false);
    QVERIFY(isMarked(bone("A"), 10) && isMarked(bone("B"), 10));
    QVERIFY(!isMarked(bone("A"), 13));
    m_stage->release(m_stage->at(bone("A"), 10));
}

void TestDopeReplaced::aFoldedGroupShowsThem()
{
    select({{bone("A"), {0}}});
    const int group = m_stage->canvas.rows().rowOf(bone("A")) - 1;
    m_stage->canvas.setFolded(group, true);
    const QPoint from(m_stage->x(0), m_stage->canvas.view().rowTop(group) + 9);
    const QPoint to(m_stage->x(10), from.y());
    m_stage->drag(from, to, {}, false);
    QVERIFY(redAround(to) > 20);
    m_stage->release(to);
}

void TestDopeReplaced::marksEndWithTheDrag()
{
    select({{bone("A"), {10}}});
    const QPoint to = m_stage->at(bone("A"), 13);
    m_stage->drag(m_stage->at(bone("A"), 10), to, {}, false);
    m_stage->key(Qt::Key_Escape);
    QVERIFY(!isMarked(bone("A"), 13));
    m_stage->release(to);
    m_stage->drag(m_stage->at(bone("A"), 10), to);
    QVERIFY(!isMarked(bone("A"), 13));
    QCOMPARE(m_stage->frames(bone("A")), (Frames{0, 13, 20}));
}

/// The count is the same as in the message after the release.
void TestDopeReplaced::whatIsMarkedIsReplaced()
{
    const mmd::Scene& scene = m_stage->document.scene();
    const mmd::Selection own = selected({{bone("A"), {0, 10}}, {bone("B"), {0}}});
    const mmd::Selection moved = selected({{bone("A"), {10, 20}}, {bone("B"), {10}}});
    const mmd::Selection hit = mmd::replacedKeys({scene, scene.active, own}, moved, false);
    QVERIFY(hit.keys == (selected({{bone("A"), {20}}, {bone("B"), {10}}}).keys));
    const mmd::Selection copied = mmd::replacedKeys({scene, scene.active, own}, moved, true);
    QCOMPARE(copied.keyCount(), 3u);
    QVERIFY(mmd::replacedKeys({scene, mmd::sceneActor, own}, moved, false).keys.empty());
}

QTEST_MAIN(TestDopeReplaced)
#include "test_dope_replaced.moc"
