// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/keys/drafts.h"
#include "libmmd/scene/edits/keys/keys.h"
#include "libmmd/scene/edits/keys/register.h"
#include "libmmd/scene/edits/scene/actors.h"
#include "libmmd/scene/edits/scene/scene_edits.h"
#include "libmmd/scene/edits/values/curves.h"
#include "tests/support/cpu_time.h"
#include "tests/ui/dopesheet/dope_stage.h"
#include "ui/theme/theme.h"

#include <QtTest/QTest>
#include <QtWidgets/QApplication>

#include <algorithm>
#include <cstdlib>
#include <limits>

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

/// The look of the marks, checked pixel by pixel where needed.
class TestDopePainting : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { applyTheme(*qApp, darkTheme()); }
    void init();
    void keysAreDiamondsAndSelectedOnesOrange();
    void aGroupHasTheMarksOfItsRows();
    void keysWithoutPhysicsAreCrosses();
    void draftsAreHollow();
    void holdsAreBars();
    void aSelectedKeyShowsItsSegment();
    void whatIsSwitchedOffIsBroad();
    void keysTooNearBecomeOneBar();
    void aLongRunIsABar();
    void markersStandThroughTheRows();
    void theBlockHasEdges();
    void resizingKeepsTheWholeMotion();
    void longMorphGroupsBeginFolded();
    void wildNumbersArePainted_data();
    void wildNumbersArePainted();
    void manyMarkersArePaintedByThePixel();
    void aLongMarkersNameIsCut();

private:
    [[nodiscard]] QColor colourAt(const QPoint& at);
    [[nodiscard]] bool holds(const QRect& rect, const QColor& colour);

    std::unique_ptr<DopeStage> m_stage;
};

void TestDopePainting::init()
{
    m_stage = std::make_unique<DopeStage>();
    m_stage->document.setCurrentFrame(25); // away from the keys
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

void TestDopePainting::aGroupHasTheMarksOfItsRows()
{
    Document& document = m_stage->document;
    const auto isMarked = [&](int frame) { // in the row of the group Body
        const QPoint at(m_stage->x(frame), m_stage->canvas.view().rowTop(1) + M::rowHeight / 2);
        return isNear(colourAt(at), darkTheme().groupKey);
    };
    QVERIFY(isMarked(10) && isMarked(13) && !isMarked(16));
    document.apply(
        mmd::registerKeys(
            {document.scene(), document.scene().active, document.selection()}, {{bone("B")}}, 16),
        QStringLiteral("Register"));
    document.select({});
    QVERIFY(isMarked(10) && isMarked(13) && isMarked(16));
    document.undo();
    document.select({});
    QVERIFY(!isMarked(16));
    document.apply(mmd::deleteKeys({document.scene(), document.scene().active,
                       selected({{bone("A"), {10, 13}}})}),
        QStringLiteral("Delete"));
    QVERIFY(!isMarked(13) && isMarked(10)); // B also has a key there
}

void TestDopePainting::keysWithoutPhysicsAreCrosses()
{
    Document& document = m_stage->document;
    document.apply(
        mmd::setPhysics(
            {document.scene(), document.scene().active, selected({{bone("A"), {10}}})}, false),
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
    document.apply(
        mmd::setDrafts({document.scene(), document.scene().active}, std::span(&draft, 1)),
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
    const mmd::KeyValue key{
        .track = bone("B"), .frame = 24, .bone = held, .weight = 0, .interpolation = {}};
    document.apply(mmd::setKeys({document.scene(), document.scene().active}, std::span(&key, 1)),
        QStringLiteral("Hold"));
    document.select({});
    QVERIFY(!isNear(colourAt(between), nothing));
    QVERIFY(isNear(colourAt(m_stage->at(bone("B"), 5)), nothing)); // no bar where the value changes
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
    const QPoint inside(m_stage->x(6), m_stage->canvas.view().rowTop(0) + 4); // above the thin bar
    const QColor before = colourAt(inside);
    mmd::ShowIkValue hidden;
    hidden.show = 0;
    document.apply(
        mmd::registerShowIk(
            {document.scene(), document.scene().active, document.selection()}, 3, hidden),
        QStringLiteral("Hide"));
    QVERIFY(!isNear(colourAt(inside), before));
    const QRect words(m_stage->x(3) + 10, m_stage->canvas.view().rowTop(0), 80, M::rowHeight);
    QVERIFY(holds(words, darkTheme().text)); // the word "hidden"
}

void TestDopePainting::keysTooNearBecomeOneBar()
{
    TimeAxis axis = m_stage->canvas.view().axis();
    axis.pixelsPerFrame = 0.5; // keys at 10 and 13 are a pixel or two apart
    m_stage->canvas.view().setAxis(axis);
    const int y = m_stage->at(bone("A"), 0).y();
    for (int x = m_stage->x(10); x <= m_stage->x(13); ++x)
        QVERIFY(!isNear(colourAt({x, y}), darkTheme().field));
    m_stage->click({m_stage->x(10), y});
    QCOMPARE(m_stage->document.selection().keyCount(), 1u); // single keys can still be selected
    QVERIFY(holds(QRect(m_stage->x(10) - 3, y - 3, 6, 7), darkTheme().selectedKey));
}

/// Its ends have marks; between them is no gap, and nothing is higher than half a mark.
void TestDopePainting::aLongRunIsABar()
{
    Document& document = m_stage->document;
    std::vector<mmd::KeyValue> keys;
    for (std::uint32_t frame = 0; frame <= 200; frame += 2)
        keys.push_back({.track = bone("A"),
            .frame = frame,
            .bone = {{float(frame), 0, 0}},
            .interpolation = {}});
    document.apply(
        mmd::setKeys({document.scene(), document.scene().active}, keys), QStringLiteral("Keys"));
    document.select({});
    document.setCurrentFrame(240);
    TimeAxis axis = m_stage->canvas.view().axis();
    axis.firstFrame = 0.0;
    axis.pixelsPerFrame = 0.5;
    m_stage->canvas.view().setAxis(axis);
    const int y = m_stage->at(bone("A"), 0).y(), first = m_stage->x(0), last = m_stage->x(200);
    QVERIFY(last - first > 90);
    const QImage image = m_stage->canvas.grab().toImage();
    const QColor bar = image.pixelColor((first + last) / 2, y);
    QVERIFY(!isNear(bar, darkTheme().field));
    for (int x = first + 8; x < last - 8; ++x) {
        QVERIFY(isNear(image.pixelColor(x, y), bar));
        QVERIFY(!isNear(image.pixelColor(x, y - 5), bar));
    }
    QVERIFY(!isNear(image.pixelColor(last + 12, y), bar));
}

void TestDopePainting::markersStandThroughTheRows()
{
    const mmd::Marker marker{16, "turn"};
    Document& document = m_stage->document;
    const QPoint inRow = m_stage->at(bone("B"), 16);
    const QColor before = colourAt(inRow);
    document.apply(
        mmd::addMarkers(document.scene(), std::span(&marker, 1)), QStringLiteral("Marker"));
    QVERIFY(colourAt(inRow) != before);
    const QRect flag(m_stage->x(16), M::rulerHeight, 6, M::marksHeight);
    QVERIFY(holds(flag, darkTheme().marker));
}

void TestDopePainting::theBlockHasEdges()
{
    m_stage->doubleClick(m_stage->name(3));
    const QRectF block = m_stage->canvas.view().blockOf(*m_stage->canvas.selectionExtent());
    QVERIFY(isNear(
        colourAt(QPointF(block.right(), block.center().y()).toPoint()), darkTheme().accentBright));
}

void TestDopePainting::resizingKeepsTheWholeMotion()
{
    m_stage->canvas.view().fit();
    m_stage->sheet.resize(700, 300);
    QApplication::processEvents();
    QVERIFY(m_stage->x(20) < m_stage->canvas.width());
    const double zoomed = m_stage->canvas.view().axis().pixelsPerFrame * 1.5;
    m_stage->canvas.view().zoom(1.5, 300);
    m_stage->sheet.resize(900, 300);
    QApplication::processEvents();
    QCOMPARE(m_stage->canvas.view().axis().pixelsPerFrame, zoomed);
}

void TestDopePainting::longMorphGroupsBeginFolded()
{
    std::vector<mmd::KeyValue> keys;
    for (int number = 10; number < 40; ++number)
        keys.push_back({morph("N" + std::to_string(number)), 3, {}, 0.5f, {}});
    Document& document = m_stage->document;
    mmd::Motion motion;
    document.load(mmd::setMotion({document.scene(), document.scene().active}, motion, {}));
    document.apply(
        mmd::setKeys({document.scene(), document.scene().active}, keys), QStringLiteral("Many"));
    // M existed before, so its group is still open; a new sheet finds thirty rows and folds them.
    DopeSheet another(document);
    QCOMPARE(another.canvas().rows().size(), 5);
    QCOMPARE(another.visibleTracks().size(), 33u);
}

void TestDopePainting::wildNumbersArePainted_data()
{
    QTest::addColumn<double>("pixelsPerFrame");
    QTest::addColumn<double>("firstFrame");
    QTest::addColumn<double>("beatsPerMinute");
    QTest::addColumn<double>("firstBeat");
    constexpr double infinite = std::numeric_limits<double>::infinity();
    constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();
    QTest::newRow("a beat far away") << 9.0 << 0.0 << 120.0 << 1e18;
    QTest::newRow("a beat far before") << 9.0 << 0.0 << 120.0 << -1e300;
    QTest::newRow("no beat") << 9.0 << 0.0 << 120.0 << notANumber;
    QTest::newRow("endless beats") << 9.0 << 0.0 << 1e-300 << 0.0;
    QTest::newRow("too many beats") << 9.0 << 0.0 << 1e300 << 0.0;
    QTest::newRow("all beats at once") << 9.0 << 0.0 << infinite << 0.0;
    QTest::newRow("far to the right") << 9.0 << 1e18 << 120.0 << 0.0;
    QTest::newRow("at the end of all files") << 48.0 << 4294967295.0 << 120.0 << 0.0;
    QTest::newRow("beyond everything") << 9.0 << infinite << 120.0 << 0.0;
    QTest::newRow("nowhere") << 9.0 << notANumber << 120.0 << 0.0;
    QTest::newRow("no width") << 0.0 << 0.0 << 120.0 << 0.0;
    QTest::newRow("endless width") << infinite << 0.0 << 120.0 << 0.0;
    QTest::newRow("backwards") << -9.0 << 0.0 << 120.0 << 0.0;
}

/// Values that a file can have but an edit would correct: painting must still terminate.
void TestDopePainting::wildNumbersArePainted()
{
    QFETCH(double, pixelsPerFrame);
    QFETCH(double, firstFrame);
    QFETCH(double, beatsPerMinute);
    QFETCH(double, firstBeat);
    Document& document = m_stage->document;
    mmd::ScenePatch patch;
    mmd::SettingsChange settings;
    settings.activeBefore = settings.activeAfter = document.scene().active;
    settings.nextActorBefore = settings.nextActorAfter = document.scene().nextActor;
    settings.before = settings.after = document.scene().settings;
    settings.after.beatsPerMinute = beatsPerMinute;
    settings.after.firstBeat = firstBeat;
    settings.after.playLast = 0xFFFFFFFFu;
    patch.parts.push_back(settings);
    document.apply(patch, QStringLiteral("Wild"));
    const mmd::Marker last{0xFFFFFFFFu, "last"};
    document.apply(mmd::addMarkers(document.scene(), std::span(&last, 1)), QString());
    mmd::BoneValue value;
    const mmd::KeyValue keys[] = {{bone("A"), 0xFFFFFFFEu, value, 0, {}},
        {bone("A"), 0xFFFFFFFFu, value, 0, {}}}; // a constant segment, and a dashed block
    document.apply(mmd::setKeys({document.scene(), document.scene().active}, keys), QString());
    mmd::ShowIkValue hidden;
    hidden.show = 0;
    document.apply(
        mmd::registerShowIk({document.scene(), document.scene().active}, 3, hidden), QString());
    document.select(selected({{bone("A"), {0, 0xFFFFFFFFu}}, {bone("B"), {0, 10}}}));
    TimeAxis axis = m_stage->canvas.view().axis();
    axis.pixelsPerFrame = pixelsPerFrame;
    axis.firstFrame = firstFrame;
    m_stage->canvas.view().setAxis(axis);
    document.setCurrentFrame(4294967295.0);
    const CpuTime time;
    QVERIFY(!m_stage->canvas.grab().isNull());
    QTest::mouseMove(&m_stage->canvas, {400, 40});
    m_stage->canvas.view().scrollBy({500, 0});
    QVERIFY(!m_stage->canvas.grab().isNull());
    QVERIFY2(time.seconds() < 5.0, "painting is not bounded by the pixels");
}

void TestDopePainting::manyMarkersArePaintedByThePixel()
{
    std::vector<mmd::Marker> markers;
    for (std::uint32_t number = 0; number < 50'000; ++number)
        markers.push_back({number / 2, std::to_string(number % 2)});
    Document& document = m_stage->document;
    document.apply(mmd::setMarkers(document.scene(), markers), QStringLiteral("Markers"));
    TimeAxis axis = m_stage->canvas.view().axis();
    axis.pixelsPerFrame = 0.01;
    m_stage->canvas.view().setAxis(axis);
    const int left = M::namesWidth, right = m_stage->canvas.width();
    const auto seen = m_stage->canvas.markers().between(left, right);
    QVERIFY(seen.size() > 200);
    QVERIFY(seen.size() <= 4u * std::size_t(right - left + 1));
    QVERIFY(std::is_sorted(seen.begin(), seen.end()));
    // Both markers of a frame that shares its pixels with no other frame.
    axis.pixelsPerFrame = 20.0;
    axis.firstFrame = 10.0;
    m_stage->canvas.view().setAxis(axis);
    QCOMPARE(m_stage->canvas.markers().between(m_stage->x(12), m_stage->x(13)),
        (std::vector<std::size_t>{24, 25, 26, 27}));
    QVERIFY(m_stage->canvas.markers().between(m_stage->x(12) + 1, m_stage->x(13) - 1).empty());
    // The last one at a pixel is on top and is the one that a click hits.
    m_stage->click({m_stage->x(12) + 2, M::rulerHeight + 8});
    QCOMPARE(m_stage->canvas.markers().selected(), std::optional(mmd::Marker{12, "1"}));
}

void TestDopePainting::aLongMarkersNameIsCut()
{
    const mmd::Marker marker{4, std::string(100'000, 'W')};
    QVERIFY(m_stage->canvas.markers().widthOf(marker) <= DopeMarkers::mostWidth);
    QVERIFY(m_stage->canvas.markers().textOf(marker).endsWith(QChar(0x2026)));
    QCOMPARE(m_stage->canvas.markers().textOf({4, "サビ"}), QStringLiteral("サビ"));
}

QTEST_MAIN(TestDopePainting)
#include "test_dope_painting.moc"
