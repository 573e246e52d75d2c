// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/values/curves.h"
#include "tests/support/contrast.h"
#include "tests/ui/dopesheet/dope_stage.h"
#include "ui/theme/theme.h"

#include <QtTest/QTest>
#include <QtWidgets/QApplication>

#include <algorithm>
#include <array>
#include <cstdlib>

using namespace odori;
using namespace odori::test;

namespace {

/// Distances from the middle of a mark, along both axes together, as the sides of a diamond are.
struct Band {
    int first, last;
};

constexpr Band keyGap{7, 7}, keyRing{8, 9}, groupRing{6, 7};

} // namespace

/// Selected keys have a ring, so that who does not see their colour finds them, too.
class TestDopeRings : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { applyTheme(*qApp, darkTheme()); }
    void cleanupTestCase() { applyTheme(*qApp, darkTheme()); }
    void onlySelectedKeysHaveARing_data() { themes(); }
    void onlySelectedKeysHaveARing();
    void groupsAndCrossesHaveOneToo_data() { themes(); }
    void groupsAndCrossesHaveOneToo();
    void theRingGoesWithTheSelection();
    void tinyMarksHaveNone();

private:
    static void themes();
    void build(const Theme& theme);
    /// The highest contrast to the row's ground within `band` around `key`, on each of the four
    /// sides of the diamond.
    [[nodiscard]] std::array<double, 4> sides(const QPoint& key, Band band);
    [[nodiscard]] bool isDrawn(const QPoint& key, Band band);
    [[nodiscard]] bool isEmpty(const QPoint& key, Band band);

    std::unique_ptr<DopeStage> m_stage;
};

void TestDopeRings::themes()
{
    QTest::addColumn<const Theme*>("theme");
    QTest::newRow("dark") << &darkTheme();
    QTest::newRow("light") << &lightTheme();
    QTest::newRow("high contrast") << &highContrastTheme();
}

void TestDopeRings::build(const Theme& theme)
{
    m_stage.reset();
    applyTheme(*qApp, theme);
    m_stage = std::make_unique<DopeStage>();
    m_stage->document.setCurrentFrame(25); // its line is not near the keys
}

std::array<double, 4> TestDopeRings::sides(const QPoint& key, Band band)
{
    const QImage image = m_stage->canvas.grab().toImage();
    const QColor ground = image.pixelColor(key + QPoint(16, 4));
    std::array<double, 4> most{};
    for (int x = 1; x <= band.last; ++x)
        for (int y = x + 3; y <= band.last - x; ++y) { // beside bars and the arms of crosses
            if (x + y < band.first)
                continue;
            const std::array<QPoint, 4> points{
                QPoint(x, y), QPoint(-x, y), QPoint(x, -y), QPoint(-x, -y)};
            for (std::size_t side = 0; side < points.size(); ++side)
                most[side] =
                    std::max(most[side], contrast(image.pixelColor(key + points[side]), ground));
        }
    return most;
}

bool TestDopeRings::isDrawn(const QPoint& key, Band band)
{
    const auto all = sides(key, band);
    return std::all_of(all.begin(), all.end(), [](double side) { return side >= 3.0; });
}

bool TestDopeRings::isEmpty(const QPoint& key, Band band)
{
    const auto all = sides(key, band);
    return std::all_of(all.begin(), all.end(), [](double side) { return side < 1.6; });
}

void TestDopeRings::onlySelectedKeysHaveARing()
{
    QFETCH(const Theme*, theme);
    build(*theme);
    const QPoint ten = m_stage->at(bone("A"), 10), thirteen = m_stage->at(bone("A"), 13);
    QVERIFY(isEmpty(ten, keyRing));
    m_stage->document.select(selected({{bone("A"), {10}}}));
    QVERIFY(isDrawn(ten, keyRing));
    QVERIFY(isEmpty(ten, keyGap));                         // else it would only be a larger mark
    const QImage image = m_stage->canvas.grab().toImage(); // the corner is not cut off
    const auto right = [&](int x) {
        return contrast(
            image.pixelColor(ten + QPoint(x, 0)), image.pixelColor(ten + QPoint(16, 4)));
    };
    QVERIFY(right(8) >= 3.0);
    QVERIFY(right(9) >= 1.4);
    QVERIFY(right(10) < 1.1);
    QVERIFY(isEmpty(thirteen, keyRing));
    QVERIFY(isEmpty(m_stage->at(bone("B"), 10), keyRing)); // the same frame of another bone
}

void TestDopeRings::groupsAndCrossesHaveOneToo()
{
    QFETCH(const Theme*, theme);
    build(*theme);
    Document& document = m_stage->document;
    const auto both = selected({{bone("A"), {10, 13}}});
    document.apply(mmd::setPhysics({document.scene(), document.scene().active, both}, false), {});
    document.select(selected({{bone("A"), {10}}}));
    const QPoint ten = m_stage->at(bone("A"), 10), thirteen = m_stage->at(bone("A"), 13);
    QVERIFY(isDrawn(ten, keyRing));
    QVERIFY(isEmpty(thirteen, keyRing));
    const int group = m_stage->name(1).y() + DopeMetrics::rowHeight / 2 - 8;
    QVERIFY(isDrawn({ten.x(), group}, groupRing));
    QVERIFY(isEmpty({thirteen.x(), group}, groupRing));
}

void TestDopeRings::theRingGoesWithTheSelection()
{
    build(darkTheme());
    const QPoint ten = m_stage->at(bone("A"), 10), thirteen = m_stage->at(bone("A"), 13);
    m_stage->click(thirteen);
    QVERIFY(isDrawn(thirteen, keyRing));
    m_stage->click(ten);
    QVERIFY(isDrawn(ten, keyRing));
    QVERIFY(isEmpty(thirteen, keyRing));
    m_stage->click(thirteen, Qt::ControlModifier);
    QVERIFY(isDrawn(ten, keyRing));
    QVERIFY(isDrawn(thirteen, keyRing));
    m_stage->document.select({});
    QVERIFY(isEmpty(ten, keyRing));
    QVERIFY(isEmpty(thirteen, keyRing));
}

/// Groups far away: a ring would only join the marks of neighbours.
void TestDopeRings::tinyMarksHaveNone()
{
    build(darkTheme());
    m_stage->document.select(selected({{bone("A"), {20}}}));
    TimeAxis axis = m_stage->canvas.view().axis();
    axis.firstFrame = -3.0;
    axis.pixelsPerFrame = 3.0; // keys of radius 5, groups of radius 3
    m_stage->canvas.view().setAxis(axis);
    const QPoint key = m_stage->at(bone("A"), 20);
    const QPoint group(key.x(), m_stage->name(1).y() + DopeMetrics::rowHeight / 2 - 8);
    QVERIFY(isDrawn(key, {7, 8}));
    QVERIFY(isDrawn(group, {5, 6}));
    axis.pixelsPerFrame = 1.5; // keys of radius 4, groups of radius 2
    m_stage->canvas.view().setAxis(axis);
    const QPoint far(m_stage->x(20), key.y());
    QVERIFY(isDrawn(far, {6, 7}));
    QVERIFY(isEmpty({far.x(), group.y()}, {4, 6}));
}

QTEST_MAIN(TestDopeRings)
#include "test_dope_rings.moc"
