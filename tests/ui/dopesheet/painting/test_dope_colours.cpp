// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/keys/keys.h"
#include "libmmd/scene/edits/keys/register.h"
#include "libmmd/scene/edits/scene/scene_edits.h"
#include "libmmd/scene/edits/values/curves.h"
#include "tests/support/colours.h"
#include "tests/ui/dopesheet/dope_stage.h"
#include "ui/theme/theme.h"

#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QLineEdit>

#include <algorithm>

using namespace odori;
using namespace odori::test;

namespace {

using M = DopeMetrics;

} // namespace

/// Checks the colours of the rows, their names and the header, in both themes.
class TestDopeColours : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanupTestCase() { applyTheme(*qApp, darkTheme()); }
    void rowsTakeTurns_data() { themes(); }
    void rowsTakeTurns();
    void selectedRowsAreMarked_data() { themes(); }
    void selectedRowsAreMarked();
    void namesAreIndented();
    void whatTheModelLacksIsDim();
    void theArrowOfAGroupPoints();
    void columnsAndWhatIsBeforeTheFirstFrame();
    void theCurrentFrameIsALineWithAFlag_data() { themes(); }
    void theCurrentFrameIsALineWithAFlag();
    void groupsHaveMarksOfTheirOwn();
    void theImplicitKeyIsHollow();
    void marksShrinkFromAfar_data();
    void marksShrinkFromAfar();
    void crossesAreSelectedToo();
    void cutsAreLinesAtEveryZoom_data();
    void cutsAreLinesAtEveryZoom();
    void whatShowsIsAThinGreenBar();
    void aGestureSaysHowFarItIs();
    void theFocusHasAFrame();

private:
    static void themes();
    void build(const Theme& theme);
    [[nodiscard]] const Theme& theme() const { return themeOf(m_stage->canvas.palette()); }
    [[nodiscard]] QImage picture() { return m_stage->canvas.grab().toImage(); }
    [[nodiscard]] QColor at(int x, int y) { return picture().pixelColor(x, y); }
    [[nodiscard]] int count(const QRect& area, const QColor& colour);
    [[nodiscard]] int middleOf(int row) const { return m_stage->canvas.view().rowTop(row) + 9; }

    std::unique_ptr<DopeStage> m_stage;
};

void TestDopeColours::initTestCase()
{
    applyTheme(*qApp, darkTheme());
}

void TestDopeColours::themes()
{
    QTest::addColumn<bool>("isDark");
    QTest::newRow("dark") << true;
    QTest::newRow("light") << false;
}

void TestDopeColours::init()
{
    build(darkTheme());
}

void TestDopeColours::build(const Theme& theme)
{
    m_stage.reset();
    applyTheme(*qApp, theme);
    m_stage = std::make_unique<DopeStage>();
    m_stage->document.setCurrentFrame(25);
}

int TestDopeColours::count(const QRect& area, const QColor& colour)
{
    return countOf(picture(), area, colour);
}

void TestDopeColours::rowsTakeTurns()
{
    QFETCH(bool, isDark);
    build(isDark ? darkTheme() : lightTheme());
    const int x = m_stage->x(22.5); // between the vertical lines, after the keys
    const QImage image = picture();
    const auto row = [&](int number) { return image.pixelColor(x, middleOf(number)); };
    const QColor even = isDark ? theme().field.lighter(108) : theme().panel;
    QCOMPARE(row(2).rgb(), even.rgb());
    QCOMPARE(row(3), theme().field);
    QCOMPARE(row(5), theme().field);
    QCOMPARE(row(1), theme().header);
    QCOMPARE(row(4), theme().header);
    QCOMPARE(row(7), theme().panel); // below all rows
    for (int number = 0; number < 6; ++number)
        QCOMPARE(image.pixelColor(x, m_stage->canvas.view().rowTop(number) + M::rowHeight - 1),
            theme().line);
    QCOMPARE(image.pixelColor(M::namesWidth - 1, middleOf(3)), theme().line);
    QCOMPARE(image.pixelColor(M::namesWidth - 10, middleOf(3)), theme().panel);
    QCOMPARE(image.pixelColor(M::namesWidth - 10, middleOf(1)), theme().header);
}

void TestDopeColours::selectedRowsAreMarked()
{
    QFETCH(bool, isDark);
    build(isDark ? darkTheme() : lightTheme());
    m_stage->document.select(mmd::Selection{{bone("B")}, {}});
    const int x = m_stage->x(22.5);
    const auto marked = [&](int row) {
        const QImage image = picture();
        const bool isMarked =
            image.pixelColor(M::namesWidth - 10, middleOf(row)) == theme().selectedRow;
        const bool isBarred = image.pixelColor(1, middleOf(row) + 6) == theme().accentBright;
        return isMarked == isBarred ? int(isMarked) : -1;
    };
    QCOMPARE(marked(3), 1);
    QCOMPARE(at(x, middleOf(3)), theme().selectedRow);
    for (const int other : {0, 1, 2, 4, 5})
        QCOMPARE(marked(other), 0);
    QVERIFY(at(x, middleOf(2)) != theme().selectedRow);
    m_stage->canvas.setFolded(1, true); // the group shows their keys
    QCOMPARE(marked(1), 1);
    m_stage->document.select(mmd::Selection{{morph("M")}, {}});
    QCOMPARE(marked(1), 0);
}

void TestDopeColours::namesAreIndented()
{
    const auto firstInk = [&](int row) {
        const QImage image = picture();
        for (int x = 4; x < M::namesWidth - 2; ++x)
            for (int y = m_stage->canvas.view().rowTop(row) + 1;
                 y < m_stage->canvas.view().rowTop(row) + 17; ++y)
                if (distance(image.pixelColor(x, y),
                        image.pixelColor(M::namesWidth - 10, middleOf(row))) > 60)
                    return x;
        return -1;
    };
    QVERIFY(firstInk(0) >= 10 && firstInk(0) <= 14); // a row outside groups
    QVERIFY(firstInk(1) >= 6 && firstInk(1) <= 10);  // the arrow
    QVERIFY(firstInk(2) >= 28 && firstInk(2) <= 32);
    QVERIFY(firstInk(5) >= 28 && firstInk(5) <= 32);
}

void TestDopeColours::whatTheModelLacksIsDim()
{
    const auto name = [&](int row) {
        return QRect(24, m_stage->canvas.view().rowTop(row), 120, M::rowHeight - 1);
    };
    QVERIFY(count(name(3), theme().text) > 3); // B
    QCOMPARE(count(name(5), theme().text), 0); // M
    QVERIFY(count(name(5), theme().dim) > 3);
    QCOMPARE(count(name(1), theme().text), 0); // a group
    QVERIFY(count(name(1), theme().dim) > 3);
}

void TestDopeColours::theArrowOfAGroupPoints()
{
    const int y = middleOf(1);
    QVERIFY(isNear(at(8, y - 2), theme().dim)); // the arrow points down
    QVERIFY(isNear(at(13, y - 2), theme().dim));
    QVERIFY(!isNear(at(9, y + 2), theme().dim));
    m_stage->canvas.setFolded(1, true);
    QVERIFY(!isNear(at(8, y - 2), theme().dim)); // the arrow points right
    QVERIFY(isNear(at(9, y + 2), theme().dim));
    QVERIFY(isNear(at(9, y - 2), theme().dim));
    QVERIFY(isNear(at(11, middleOf(2) - 1), theme().dim)); // the other group is still open
}

void TestDopeColours::columnsAndWhatIsBeforeTheFirstFrame()
{
    const QColor field = theme().field;
    const int y = middleOf(3);
    const QImage image = picture();
    QVERIFY(distance(image.pixelColor(m_stage->x(15), y), blended(field, theme().dim, 0.16)) < 5);
    QCOMPARE(image.pixelColor(m_stage->x(15) + 1, y), field);
    QCOMPARE(image.pixelColor(m_stage->x(14), y), field); // every fifth frame
    const int before = (M::namesWidth + m_stage->x(-0.5)) / 2;
    QVERIFY(distance(image.pixelColor(before, y), blended(field, theme().line, 0.55)) < 3);
    QVERIFY(distance(image.pixelColor(m_stage->x(2), y), field) < 3);
}

void TestDopeColours::theCurrentFrameIsALineWithAFlag()
{
    QFETCH(bool, isDark);
    build(isDark ? darkTheme() : lightTheme());
    for (const double frame : {24.0, 22.3}) {
        m_stage->document.setCurrentFrame(frame);
        const int x = m_stage->x(frame);
        const QColor red = theme().currentFrame;
        for (const int y : {20, M::rulerHeight + 4, middleOf(2), middleOf(5), middleOf(7)}) {
            QVERIFY(isNear(at(x, y), red));
            QVERIFY(!isNear(at(x - 3, y), red));
            QVERIFY(!isNear(at(x + 3, y), red));
        }
        QVERIFY(isNear(at(x - 8, 7), red) && isNear(at(x + 8, 7), red)); // with its number
        QVERIFY(!isNear(at(x - 8, 17), red));
        QVERIFY(count(QRect(x - 9, 2, 18, 11), QColor(0x1a0b0b)) > 8);
    }
    TimeAxis axis = m_stage->canvas.view().axis();
    axis.firstFrame = 40.0; // left of the view: it must not cover the names
    m_stage->canvas.view().setAxis(axis);
    QCOMPARE(
        count(QRect(0, 0, m_stage->canvas.width(), m_stage->canvas.height()), theme().currentFrame),
        0);
}

void TestDopeColours::groupsHaveMarksOfTheirOwn()
{
    const int x = m_stage->x(10), y = middleOf(1);
    QVERIFY(isNear(at(x, y), theme().groupKey));
    QVERIFY(isNear(at(x + 2, y), theme().groupKey));
    QVERIFY(!isNear(at(x + 5, y), theme().groupKey)); // smaller
    m_stage->document.select(selected({{bone("B"), {10}}}));
    QVERIFY(isNear(at(x, y), theme().selectedKey));
    QVERIFY(isNear(at(m_stage->x(13), y), theme().groupKey));
}

void TestDopeColours::theImplicitKeyIsHollow()
{
    const QPoint key = m_stage->at(morph("M"), 0);
    const QRect around(key - QPoint(6, 6), key + QPoint(6, 6));
    QVERIFY(isNear(at(key.x(), key.y()), theme().field));
    QVERIFY(count(around, theme().groupKey) > 2);
    const mmd::KeyValue first{
        .track = morph("M"), .frame = 0, .bone = {}, .weight = 1, .interpolation = {}};
    Document& document = m_stage->document;
    document.apply(
        mmd::setKeys({document.scene(), document.scene().active}, std::span(&first, 1)), {});
    document.select({});
    QVERIFY(isNear(at(key.x(), key.y()), theme().key)); // now it is selected
}

void TestDopeColours::marksShrinkFromAfar_data()
{
    QTest::addColumn<double>("pixelsPerFrame");
    QTest::addColumn<int>("radius");
    QTest::newRow("near") << 4.0 << 6;
    QTest::newRow("farther") << 3.9 << 5;
    QTest::newRow("far") << 1.9 << 4;
    QTest::newRow("farthest") << 0.79 << 3;
}

void TestDopeColours::marksShrinkFromAfar()
{
    QFETCH(double, pixelsPerFrame);
    QFETCH(int, radius);
    m_stage->document.setCurrentFrame(60);
    TimeAxis axis = m_stage->canvas.view().axis();
    axis.firstFrame = -3.0;
    axis.pixelsPerFrame = pixelsPerFrame;
    m_stage->canvas.view().setAxis(axis);
    const QPoint key = m_stage->at(bone("A"), 20);
    const QImage image = picture();
    int reach = 0;
    while (isNear(image.pixelColor(key.x(), key.y() - reach), theme().key))
        ++reach;
    QVERIFY2(std::abs(reach - radius) <= 1, qPrintable(QString::number(reach)));
    int above = 0; // no pixel above
    for (int y = key.y() - 9; y < key.y() - radius; ++y)
        above += isNear(image.pixelColor(key.x(), y), theme().key);
    QCOMPARE(above, 0);
}

void TestDopeColours::cutsAreLinesAtEveryZoom_data()
{
    QTest::addColumn<double>("pixelsPerFrame");
    for (const double zoom : {0.02, 0.5, 1.0, 3.0, 12.0, 40.0})
        QTest::addRow("%g", zoom) << zoom;
}

/// A cut at 51, two keys one frame apart with the same picture at 81, others farther apart.
void TestDopeColours::cutsAreLinesAtEveryZoom()
{
    QFETCH(double, pixelsPerFrame);
    const mmd::TrackId camera{mmd::TrackKind::Camera, {}};
    std::vector<mmd::KeyValue> keys;
    for (const auto& [frame, distance] :
        {std::pair(20u, -10.0f), {50u, -20.0f}, {51u, -30.0f}, {80u, -40.0f}, {81u, -40.0f}}) {
        mmd::KeyValue key{
            .track = camera, .frame = frame, .bone = {}, .weight = 0, .interpolation = {}};
        key.camera.distance = distance;
        keys.push_back(key);
    }
    Document& document = m_stage->document;
    document.apply(mmd::setKeys({document.scene(), mmd::sceneActor}, keys), {});
    document.activate(mmd::sceneActor);
    document.setCurrentFrame(200000); // its line is not in the view
    TimeAxis axis = m_stage->canvas.view().axis();
    axis.firstFrame = 50.5 - 200.0 / pixelsPerFrame;
    axis.pixelsPerFrame = pixelsPerFrame;
    m_stage->canvas.view().setAxis(axis);
    const int middle = m_stage->at(camera, 0).y(), x = m_stage->x(50.5);
    const auto lines = [&](int y) { // above and below the diamonds
        return count(QRect(M::namesWidth, y, m_stage->canvas.width(), 1), theme().warning);
    };
    for (const int y : {middle - 8, middle + 7}) {
        QVERIFY2(lines(y) == 2, qPrintable(QString::number(lines(y))));
        QCOMPARE(count(QRect(x - 2, y, 4, 1), theme().warning), 2);
    }
}

void TestDopeColours::crossesAreSelectedToo()
{
    Document& document = m_stage->document;
    const auto keys = selected({{bone("A"), {10}}});
    document.apply(mmd::setPhysics({document.scene(), document.scene().active, keys}, false), {});
    document.select(keys);
    const QPoint key = m_stage->at(bone("A"), 10);
    QVERIFY(isNear(at(key.x() + 3, key.y() + 3), theme().selectedKey));
    QVERIFY(isNear(at(key.x() - 3, key.y() + 3), theme().selectedKey));
    QVERIFY(!isNear(at(key.x(), key.y() + 4), theme().selectedKey));
}

void TestDopeColours::whatShowsIsAThinGreenBar()
{
    const int x = m_stage->x(12.5), y = middleOf(0);
    const QColor even = theme().field.lighter(108);
    QVERIFY(distance(at(x, y), blended(even, theme().draft, 0.5)) < 8);
    QVERIFY(distance(at(x, y - 4), even) < 8);
    QVERIFY(distance(at(x, y + 5), even) < 8);
    mmd::ShowIkValue value, off; // shown, but one IK chain is off
    mmd::IkSwitch leg;
    std::copy_n("leg", 4, leg.name.begin());
    leg.on = 0;
    off.switches = {leg};
    Document& document = m_stage->document;
    for (const auto& [frame, each] : {std::pair(5u, off), std::pair(20u, value)})
        document.apply(
            mmd::registerShowIk({document.scene(), document.scene().active}, frame, each), {});
    document.select({});
    QVERIFY(distance(at(m_stage->x(2.5), y), blended(even, theme().draft, 0.5)) < 8);
    QVERIFY(distance(at(m_stage->x(18.5), y - 4), blended(even, theme().warning, 0.32)) < 8);
    QVERIFY(distance(at(m_stage->x(22.5), y), blended(even, theme().draft, 0.5)) < 8);
    QVERIFY(distance(at(m_stage->x(22.5), y - 4), even) < 8);
    const QRect words(m_stage->x(5) + 11, m_stage->canvas.view().rowTop(0), 60, M::rowHeight - 1);
    QVERIFY(count(words, theme().text) > 10);
}

void TestDopeColours::aGestureSaysHowFarItIs()
{
    const QPoint from(m_stage->x(5), 5), to(m_stage->x(12), 5);
    m_stage->drag(from, to, Qt::ShiftModifier, false); // column selection
    const QColor bubble = theme().selectedKey;
    QVERIFY(isNear(at(to.x() + 18, 4), bubble)); // beside the mouse, within the widget
    QVERIFY(count(QRect(to.x() + 16, 4, 50, 16), QColor(0x241500)) > 10);
    QVERIFY(!isNear(at(to.x() + 8, 6), bubble));
    const QColor inside = at(m_stage->x(7.5), middleOf(7));
    QVERIFY(distance(inside, blended(theme().panel, theme().accent, 0.18)) < 8);
    QVERIFY(distance(at(m_stage->x(14), middleOf(7)), theme().panel) < 8);
    m_stage->release(to, Qt::ShiftModifier);
    QVERIFY(!isNear(at(to.x() + 18, 4), bubble));
    QVERIFY(distance(at(m_stage->x(7.5), middleOf(7)), theme().panel) < 8);
}

void TestDopeColours::theFocusHasAFrame()
{
    const QColor frame = m_stage->canvas.palette().color(QPalette::Highlight);
    const int right = m_stage->canvas.width() - 1, bottom = m_stage->canvas.height() - 1;
    for (const QPoint& place :
        {QPoint(0, bottom / 2), QPoint(right, bottom / 2), QPoint(right / 2, bottom)})
        QCOMPARE(at(place.x(), place.y()), frame);
    QVERIFY(at(right - 2, bottom - 2) != frame);
    m_stage->sheet.findChild<QLineEdit*>()->setFocus();
    QVERIFY(at(0, bottom / 2) != frame && at(right / 2, bottom) != frame);
}

QTEST_MAIN(TestDopeColours)
#include "test_dope_colours.moc"
