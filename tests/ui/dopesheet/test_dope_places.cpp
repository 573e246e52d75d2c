// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/scene/scene_edits.h"
#include "tests/ui/dopesheet/dope_stage.h"
#include "ui/dopesheet/dope_hit.h"
#include "ui/theme/theme.h"

#include <QtCore/QCoreApplication>
#include <QtGui/QHelpEvent>
#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QToolTip>

using namespace odori;
using namespace odori::test;

namespace {

using M = DopeMetrics;
using Part = DopeHit::Part;

const int rangeY = M::rulerHeight - 4;

} // namespace

/// The hit test of the mouse, and the sheet's text about the hit.
class TestDopePlaces : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { applyTheme(*qApp, darkTheme()); }
    void init() { m_stage = std::make_unique<DopeStage>(); }
    void theHeadIsCutAtItsLines();
    void aKeyReachesAsFarAsItsMark();
    void ofTwoKeysTheNearerIsMeant();
    void theEndsOfThePlayRangeReachFivePixels();
    void theEdgesOfABlockReachFourPixels();
    void aMarkerReachesOverItsName();
    void aTipForEveryPlace();
    void aCursorForEveryPlace();

private:
    [[nodiscard]] DopeHit hit(const QPoint& at) const { return dopeHitAt(m_stage->canvas, at); }
    [[nodiscard]] Part part(int x, int y) const { return hit({x, y}).part; }
    void addMarker(std::uint32_t frame, const char* name);
    [[nodiscard]] QString tip(const QPoint& at);
    [[nodiscard]] Qt::CursorShape cursor(const QPoint& at);

    std::unique_ptr<DopeStage> m_stage;
};

void TestDopePlaces::addMarker(std::uint32_t frame, const char* name)
{
    const mmd::Marker marker{frame, name};
    Document& document = m_stage->document;
    document.apply(
        mmd::addMarkers(document.scene(), std::span(&marker, 1)), QStringLiteral("Marker"));
}

void TestDopePlaces::theHeadIsCutAtItsLines()
{
    const int x = m_stage->x(16);
    QCOMPARE(part(x, 0), Part::Ruler);
    QCOMPARE(part(x, M::rulerHeight - 1), Part::Ruler);
    QCOMPARE(part(x, M::rulerHeight), Part::Marks);
    QCOMPARE(part(x, M::headHeight - 1), Part::Marks);
    QCOMPARE(hit({x, M::headHeight}).row, 0);
    QCOMPARE(part(M::namesWidth - 1, 5), Part::Corner);
    QCOMPARE(part(M::namesWidth - 1, M::headHeight - 1), Part::Corner);
    QCOMPARE(part(M::namesWidth, 5), Part::Ruler);
    const int group = m_stage->canvas.view().rowTop(1) + 9,
              bone = m_stage->canvas.view().rowTop(2) + 9;
    QCOMPARE(part(M::foldWidth - 1, group), Part::Fold);
    QCOMPARE(part(M::foldWidth, group), Part::Name);
    QCOMPARE(part(5, bone), Part::Name); // a bone cannot be folded
    QCOMPARE(part(M::namesWidth - 1, bone), Part::Name);
    QCOMPARE(part(M::namesWidth + 1, bone), Part::Sheet);
    for (int row = 0; row < 6; ++row) {
        QCOMPARE(hit({x, m_stage->canvas.view().rowTop(row)}).row, row);
        QCOMPARE(hit({x, m_stage->canvas.view().rowTop(row) + M::rowHeight - 1}).row, row);
    }
    QCOMPARE(hit({x, m_stage->canvas.view().rowTop(6)}).row, -1);
    QCOMPARE(part(60, m_stage->canvas.view().rowTop(6)), Part::Name);
    QCOMPARE(hit({60, m_stage->canvas.view().rowTop(6)}).row, -1);
}

void TestDopePlaces::aKeyReachesAsFarAsItsMark()
{
    const QPoint key = m_stage->at(bone("A"), 20);
    for (const int off : {-M::keyRadius, 0, M::keyRadius}) {
        const DopeHit at = hit(key + QPoint(off, 0));
        QCOMPARE(at.part, Part::Key);
        QCOMPARE(at.frame, 20u);
        QCOMPARE(at.row, 2);
    }
    for (const int off : {-M::keyRadius - 2, M::keyRadius + 2})
        QCOMPARE(hit(key + QPoint(off, 0)).part, Part::Sheet);
    QCOMPARE(hit(m_stage->at(bone("B"), 20)).part, Part::Sheet); // the key is A's
    const DopeHit group = hit(m_stage->at(bone("A"), 13) - QPoint(0, M::rowHeight));
    QCOMPARE(group.part, Part::Key); // the group has the keys of its rows
    QCOMPARE(group.row, 1);
    QCOMPARE(group.frame, 13u);
}

void TestDopePlaces::ofTwoKeysTheNearerIsMeant()
{
    TimeAxis axis = m_stage->canvas.view().axis();
    axis.pixelsPerFrame = 3.0; // 10 and 13 are nine pixels apart
    m_stage->canvas.view().setAxis(axis);
    const int y = m_stage->at(bone("A"), 0).y(), first = m_stage->x(10), last = m_stage->x(13);
    QCOMPARE(last - first, 9);
    QCOMPARE(hit({first + 3, y}).frame, 10u);
    QCOMPARE(hit({first + 6, y}).frame, 13u);
    QCOMPARE(hit({first - 4, y}).frame, 10u);
    QCOMPARE(hit({last + 4, y}).frame, 13u);
}

void TestDopePlaces::theEndsOfThePlayRangeReachFivePixels()
{
    const int first = m_stage->x(0), last = m_stage->x(20); // the whole motion
    for (const int off : {-5, 0, 5}) {
        QCOMPARE(part(first + off, rangeY), Part::PlayFirst);
        QCOMPARE(part(last + off, rangeY), Part::PlayLast);
    }
    for (const int off : {-6, 6}) {
        QCOMPARE(part(first + off, rangeY), Part::Ruler);
        QCOMPARE(part(last + off, rangeY), Part::Ruler);
    }
    QCOMPARE(part(last, M::rulerHeight - 9), Part::PlayLast);
    QCOMPARE(part(last, M::rulerHeight - 10), Part::Ruler);
    QCOMPARE(part(last, M::rulerHeight), Part::Marks);
}

void TestDopePlaces::theEdgesOfABlockReachFourPixels()
{
    m_stage->document.select(selected({{bone("A"), {13, 20}}, {bone("B"), {10}}}));
    const int top = m_stage->canvas.view().rowTop(2), bottom = m_stage->canvas.view().rowTop(4) - 2;
    const int left = m_stage->x(10) - M::edgeDistance, right = m_stage->x(20) + M::edgeDistance;
    for (const int y : {top + 1, bottom}) {
        for (const int off : {-4, 4}) {
            QCOMPARE(part(left + off, y), Part::FirstEdge);
            QCOMPARE(part(right + off, y), Part::LastEdge);
        }
        QCOMPARE(part(left - 5, y), Part::Sheet);
        QCOMPARE(part(right + 5, y), Part::Sheet);
    }
    QCOMPARE(part(right, top - 2), Part::Sheet);
    QCOMPARE(part(right, bottom + 3), Part::Sheet);
    m_stage->document.select(selected({{bone("A"), {20}}, {bone("B"), {0}}}));
    m_stage->canvas.setFolded(1, true); // the group shows their keys
    QCOMPARE(part(m_stage->x(20) + M::edgeDistance, m_stage->canvas.view().rowTop(1) + 9),
        Part::LastEdge);
}

void TestDopePlaces::aMarkerReachesOverItsName()
{
    addMarker(14, "turn");
    const int x = m_stage->x(14);
    const int end =
        x + m_stage->canvas.markers().widthOf(m_stage->document.scene().markers.front());
    for (const int at : {x - 5, x, end})
        QCOMPARE(part(at, markY), Part::Marker);
    QCOMPARE(part(x - 6, markY), Part::Marks);
    QCOMPARE(part(end + 1, markY), Part::Marks);
    addMarker(14, "zzz"); // painted later, on top
    QCOMPARE(hit({x, markY}).marker, std::size_t(1));
}

QString TestDopePlaces::tip(const QPoint& at)
{
    QToolTip::hideText();
    QHelpEvent event(QEvent::ToolTip, at, m_stage->canvas.mapToGlobal(at));
    QCoreApplication::sendEvent(&m_stage->canvas, &event);
    return QToolTip::text();
}

void TestDopePlaces::aTipForEveryPlace()
{
    addMarker(14, "turn & <b>");
    m_stage->document.select(selected({{bone("B"), {0, 10}}}));
    const QPoint edge(m_stage->x(10) + M::edgeDistance, m_stage->at(bone("B"), 0).y());
    const int group = m_stage->canvas.view().rowTop(1) + 9;
    const std::pair<QPoint, const char*> tips[] = {{{m_stage->x(5), 5}, "Drag: current frame"},
        {{m_stage->x(0), rangeY}, "Play range"}, {{m_stage->x(20), rangeY}, "Play range"},
        {{m_stage->x(5), markY}, "Beats and markers"},
        {{m_stage->x(14) + 2, markY}, "turn &amp; &lt;b&gt; · frame 14"},
        {edge, "scale the selected keys"}, {{10, group}, "Fold or unfold"},
        {{60, group}, "Body\nDouble click"}, {m_stage->name(2), "A\nDouble click"},
        {m_stage->at(bone("A"), 13), "A · frame 13"},
        {m_stage->at(bone("A"), 13) - QPoint(0, M::rowHeight), "Body · frame 13"}};
    for (const auto& [at, text] : tips) {
        const QString is = tip(at);
        QVERIFY2(is.contains(QString::fromUtf8(text)), qPrintable(is));
    }
    for (const QPoint& at : {m_stage->at(bone("A"), 16), QPoint(60, 5),
             QPoint(60, m_stage->canvas.view().rowTop(6) + 5)}) {
        QToolTip::hideText();
        QTRY_VERIFY(!QToolTip::isVisible());
        static_cast<void>(tip(at));
        QVERIFY(!QToolTip::isVisible() || QToolTip::text().isEmpty());
    }
}

Qt::CursorShape TestDopePlaces::cursor(const QPoint& at)
{
    QMouseEvent event(QEvent::MouseMove, at, m_stage->canvas.mapToGlobal(QPointF(at)), Qt::NoButton,
        Qt::NoButton, {});
    QCoreApplication::sendEvent(&m_stage->canvas, &event);
    return m_stage->canvas.cursor().shape();
}

void TestDopePlaces::aCursorForEveryPlace()
{
    addMarker(14, "turn");
    m_stage->document.select(selected({{bone("B"), {0, 10}}}));
    const QPoint edge(m_stage->x(10) + M::edgeDistance, m_stage->at(bone("B"), 0).y());
    QCOMPARE(cursor(edge), Qt::SplitHCursor);
    QCOMPARE(cursor({m_stage->x(5), 5}), Qt::ArrowCursor);
    QCOMPARE(cursor({m_stage->x(0), rangeY}), Qt::SplitHCursor);
    QCOMPARE(cursor({m_stage->x(20), rangeY}), Qt::SplitHCursor);
    QCOMPARE(cursor({m_stage->x(5), markY}), Qt::ArrowCursor);
    QCOMPARE(cursor({m_stage->x(14) + 2, markY}), Qt::PointingHandCursor);
    QCOMPARE(cursor(m_stage->at(bone("A"), 16)), Qt::ArrowCursor);
    QCOMPARE(cursor({10, m_stage->canvas.view().rowTop(1) + 9}), Qt::PointingHandCursor);
    QCOMPARE(cursor(m_stage->name(2)), Qt::ArrowCursor);
    QCOMPARE(cursor(m_stage->at(bone("A"), 13)), Qt::PointingHandCursor);
    QCOMPARE(cursor(m_stage->at(bone("B"), 10)), Qt::SizeHorCursor); // it can be dragged
    m_stage->click(m_stage->at(bone("A"), 13)); // so can this one once it is selected
    QCOMPARE(m_stage->canvas.cursor().shape(), Qt::SizeHorCursor);
}

QTEST_MAIN(TestDopePlaces)
#include "test_dope_places.moc"
