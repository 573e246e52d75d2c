// SPDX-License-Identifier: MIT
#include "ui/timeline/ticks.h"

#include <QtTest/QTest>

#include <limits>

using namespace odori;

namespace {

constexpr double infinite = std::numeric_limits<double>::infinity();
constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();
constexpr double largest = std::numeric_limits<double>::max();

} // namespace

/// The ticks of every ruler and grid: correct where possible, and their computation always
/// terminates.
class TestTicks : public QObject {
    Q_OBJECT
private slots:
    void theyAreTheMultiplesInTheRange_data();
    void theyAreTheMultiplesInTheRange();
    void thereIsAlwaysAnEnd_data();
    void thereIsAlwaysAnEnd();
};

void TestTicks::theyAreTheMultiplesInTheRange_data()
{
    QTest::addColumn<double>("from");
    QTest::addColumn<double>("to");
    QTest::addColumn<double>("step");
    QTest::addColumn<QList<double>>("values");
    QTest::newRow("whole") << 0.0 << 3.0 << 1.0 << QList<double>{0, 1, 2, 3};
    QTest::newRow("between") << 0.5 << 9.9 << 5.0 << QList<double>{5};
    QTest::newRow("below 0") << -0.25 << 0.1 << 0.1 << QList<double>{-0.2, -0.1, 0, 0.1};
    QTest::newRow("rounded ends") << 0.1 * 3 << 0.7 << 0.1
                                  << QList<double>{0.3, 0.4, 0.5, 0.6, 0.7};
    QTest::newRow("none between") << 0.1 << 0.9 << 1.0 << QList<double>{};
    QTest::newRow("backwards") << 3.0 << 0.0 << 1.0 << QList<double>{};
    QTest::newRow("far away") << 1e9 << 1e9 + 2 << 1.0 << QList<double>{1e9, 1e9 + 1, 1e9 + 2};
}

void TestTicks::theyAreTheMultiplesInTheRange()
{
    QFETCH(double, from);
    QFETCH(double, to);
    QFETCH(double, step);
    QFETCH(QList<double>, values);
    const Ticks ticks = ticksBetween(from, to, step);
    QCOMPARE(qsizetype(ticks.count), values.size());
    for (int tick = 0; tick < ticks.count; ++tick)
        QVERIFY(std::abs(ticks.value(tick) - values[tick]) <= 1e-9 * std::abs(values[tick]));
}

void TestTicks::thereIsAlwaysAnEnd_data()
{
    QTest::addColumn<double>("from");
    QTest::addColumn<double>("to");
    QTest::addColumn<double>("step");
    const double numbers[] = {0.0, 1.0, -1.0, 1e-308, 1e18, -1e18, 1e300, largest, -largest,
        infinite, -infinite, notANumber};
    for (const double from : numbers)
        for (const double to : numbers)
            for (const double step : numbers)
                QTest::addRow("%g to %g by %g", from, to, step) << from << to << step;
}

void TestTicks::thereIsAlwaysAnEnd()
{
    QFETCH(double, from);
    QFETCH(double, to);
    QFETCH(double, step);
    const Ticks ticks = ticksBetween(from, to, step);
    QVERIFY(ticks.count >= 0 && ticks.count <= Ticks::most);
    for (int tick = 0; tick < ticks.count; ++tick)
        QVERIFY(!std::isnan(ticks.value(tick)));
}

QTEST_APPLESS_MAIN(TestTicks)
#include "test_ticks.moc"
