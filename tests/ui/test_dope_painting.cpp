// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits_scene.h"
#include "tests/ui/dope_stage.h"
#include "ui/theme/theme.h"

#include <QtTest/QtTest>
#include <QtWidgets/QApplication>

#include <cstdlib>

using namespace odori;
using namespace odori::test;

namespace {

using M = DopeMetrics;

bool isNear(const QColor& a, const QColor& b)
{
    return std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) +
               std::abs(a.blue() - b.blue()) <
           40;
}

} // namespace

/// What the marks look like, pixel by pixel where it matters.
class TestDopePainting : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { applyTheme(*qApp, darkTheme()); }
    void init();
    void keysAreDiamondsAndSelectedOnesOrange();
    void keysWithoutPhysicsAreCrosses();
    void draftsAreHollow();
    void holdsAreBars();
    void aSelectedKeyShowsItsSegment();
    void whatIsSwitchedOffIsBroad();
    void keysTooNearBecomeOneBar();
    void markersStandThroughTheRows();
    void theBlockHasEdges();
    void resizingKeepsTheWholeMotion();
    void longMorphGroupsBeginFolded();

private:
    [[nodiscard]] QColor colourAt(const QPoint& at);
    [[nodiscard]] bool holds(const QRect& rect, const QColor& colour);

    std::unique_ptr<DopeStage> m_stage;
};

void TestDopePainting::init()
{
    m_stage = std::make_unique<DopeStage>();
    m_stage->document.setCurrentFrame(25); // its line is in nobody's way
}

QColor TestDopePainting::colourAt(const QPoint& at)
{
    return m_stage->canvas.grab().toImage().pixelColor(at);
}

bool TestDopePainting::holds(const QRect& rect, const QColor& colour)
{
    const QImage image = m_stage->canvas.grab().toImage();
    for (int y = rect.top(); y <= rect.bottom(); ++y)
        for (int x = rect.left(); x <= rect.right(); ++x)
            if (isNear(image.pixelColor(x, y), colour))
                return true;
    return false;
}

void TestDopePainting::keysAreDiamondsAndSelectedOnesOrange()
{
    const QPoint key = m_stage->at(bone("A"), 10);
    const QPoint corner(4, 4), tip(4, 0);
    QVERIFY(isNear(colourAt(key), darkTheme().key));
    QVERIFY(isNear(colourAt(key + tip), darkTheme().key));
    QVERIFY(!isNear(colourAt(key + corner), darkTheme().key));
    m_stage->click(key);
    QVERIFY(isNear(colourAt(key), darkTheme().selectedKey));
    QVERIFY(isNear(colourAt(m_stage->at(bone("A"), 13)), darkTheme().key));
}

void TestDopePainting::keysWithoutPhysicsAreCrosses()
{
    Document& document = m_stage->document;
    document.apply(mmd::setPhysics(document.scene(), selected({{bone("A"), {10}}}),
                       document.scene().active, false),
        QStringLiteral("Physics"));
    document.select({});
    const QPoint key = m_stage->at(bone("A"), 10);
    QVERIFY(isNear(colourAt(key + QPoint(3, 3)), darkTheme().key));
    QVERIFY(!isNear(colourAt(key + QPoint(4, 0)), darkTheme().key));
    QVERIFY(isNear(colourAt(m_stage->at(bone("A"), 13) + QPoint(4, 0)), darkTheme().key));
}

void TestDopePainting::draftsAreHollow()
{
    Document& document = m_stage->document;
    const mmd::Draft draft{bone("B"), 5, mmd::BoneValue{.translation = {3, 0, 0}}};
    document.apply(mmd::setDrafts(document.scene(), document.selection(), document.scene().active,
                       std::span(&draft, 1)),
        QStringLiteral("Pose"));
    const QPoint at = m_stage->at(bone("B"), 5);
    QVERIFY(holds(QRect(at - QPoint(6, 6), at + QPoint(6, 6)), darkTheme().draft));
    QVERIFY(!isNear(colourAt(at), darkTheme().draft));
}

void TestDopePainting::holdsAreBars()
{
    Document& document = m_stage->document;
    const QPoint between = m_stage->at(bone("B"), 20);
    const QColor nothing = colourAt(between);
    const auto held = mmd::findBoneTrack(document.actor()->motion, "B")->values().back();
    const mmd::KeyValue key{.track = bone("B"), .frame = 24, .bone = held, .weight = 0, .tail = {}};
    document.apply(mmd::setKeys(document.scene(), document.selection(), document.scene().active,
                       std::span(&key, 1)),
        QStringLiteral("Hold"));
    document.select({});
    QVERIFY(!isNear(colourAt(between), nothing));
    QVERIFY(isNear(colourAt(m_stage->at(bone("B"), 5)), nothing)); // where it moves: none
}

void TestDopePainting::aSelectedKeyShowsItsSegment()
{
    m_stage->click(m_stage->at(bone("A"), 20));
    const QColor inside = colourAt(m_stage->at(bone("A"), 17));
    QVERIFY(isNear(inside, darkTheme().accent));
    QVERIFY(!isNear(colourAt(m_stage->at(bone("A"), 11.5)), inside));
}

void TestDopePainting::whatIsSwitchedOffIsBroad()
{
    Document& document = m_stage->document;
    const QPoint inside(m_stage->x(6), m_stage->canvas.rowTop(0) + 4); // above the thin bar
    const QColor before = colourAt(inside);
    mmd::ShowIkValue hidden;
    hidden.show = 0;
    document.apply(mmd::registerShowIk(
                       document.scene(), document.selection(), document.scene().active, 3, hidden),
        QStringLiteral("Hide"));
    QVERIFY(!isNear(colourAt(inside), before));
    const QRect words(m_stage->x(3) + 10, m_stage->canvas.rowTop(0), 80, M::rowHeight);
    QVERIFY(holds(words, darkTheme().text)); // "hidden"
}

void TestDopePainting::keysTooNearBecomeOneBar()
{
    TimeAxis axis = m_stage->canvas.axis();
    axis.pixelsPerFrame = 0.5; // keys at 10 and 13 one or two pixels apart
    m_stage->canvas.setAxis(axis);
    const int y = m_stage->at(bone("A"), 0).y();
    for (int x = m_stage->x(10); x <= m_stage->x(13); ++x)
        QVERIFY(!isNear(colourAt({x, y}), darkTheme().field));
    m_stage->click({m_stage->x(10), y});
    QCOMPARE(m_stage->document.selection().keyCount(), 1u); // one can still be picked
    QVERIFY(holds(QRect(m_stage->x(10) - 3, y - 3, 6, 7), darkTheme().selectedKey));
}

void TestDopePainting::markersStandThroughTheRows()
{
    const mmd::Marker marker{16, "turn"};
    Document& document = m_stage->document;
    const QPoint inRow = m_stage->at(bone("B"), 16);
    const QColor before = colourAt(inRow);
    document.apply(mmd::addMarkers(document.scene(), document.selection(), std::span(&marker, 1)),
        QStringLiteral("Marker"));
    QVERIFY(colourAt(inRow) != before);
    const QRect flag(m_stage->x(16), M::rulerHeight, 6, M::marksHeight);
    QVERIFY(holds(flag, darkTheme().marker));
}

void TestDopePainting::theBlockHasEdges()
{
    m_stage->doubleClick(m_stage->name(3));
    const QRectF block = m_stage->canvas.blockOf(*m_stage->canvas.selectionExtent());
    QVERIFY(isNear(
        colourAt(QPointF(block.right(), block.center().y()).toPoint()), darkTheme().accentBright));
}

void TestDopePainting::resizingKeepsTheWholeMotion()
{
    m_stage->canvas.fit();
    m_stage->sheet.resize(700, 300);
    QApplication::processEvents();
    QVERIFY(m_stage->x(20) < m_stage->canvas.width());
    const double zoomed = m_stage->canvas.axis().pixelsPerFrame * 1.5;
    m_stage->canvas.zoom(1.5, 300);
    m_stage->sheet.resize(900, 300);
    QApplication::processEvents();
    QCOMPARE(m_stage->canvas.axis().pixelsPerFrame, zoomed);
}

void TestDopePainting::longMorphGroupsBeginFolded()
{
    std::vector<mmd::KeyValue> keys;
    for (int number = 10; number < 40; ++number)
        keys.push_back({morph("N" + std::to_string(number)), 3, {}, 0.5f, {}});
    Document& document = m_stage->document;
    mmd::Motion motion;
    document.load(mmd::setMotion(document.scene(), {}, document.scene().active, motion, {}));
    document.apply(
        mmd::setKeys(document.scene(), document.selection(), document.scene().active, keys),
        QStringLiteral("Many"));
    // M alone was there before, so its group stays open; another sheet meets thirty at once.
    DopeSheet another(document);
    QCOMPARE(another.canvas().rows().size(), 5);
    QCOMPARE(another.visibleTracks().size(), 33u);
}

QTEST_MAIN(TestDopePainting)
#include "test_dope_painting.moc"
