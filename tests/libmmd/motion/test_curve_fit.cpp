// SPDX-License-Identifier: MIT
#include "libmmd/motion/curve_fit.h"

#include <QtTest/QTest>

#include <cmath>
#include <limits>
#include <random>
#include <vector>

using namespace mmd;

class TestCurveFit : public QObject {
    Q_OBJECT
private slots:
    void whatIsOnTheGridStays();
    void aLinearCurveIsTheDefault();
    void roundsToTheNearestThatTheGridHas();
    void whatTheGridCannotHoldIsFitted();
    void findsTheCurveThatSamplesComeFrom();
    void withoutSamplesTheGuessStays();
    void samplesThatAreNoNumbersEndTheSearch();
    void mirroringTwiceChangesNothing();
};

namespace {

double largestDifference(const UnitCurve& a, const UnitCurve& b)
{
    double largest = 0.0;
    for (int n = 0; n <= 320; ++n)
        largest = std::max(largest, std::abs(progressOf(a, n / 320.0) - progressOf(b, n / 320.0)));
    return largest;
}

std::vector<ProgressSample> samplesOf(const BezierCurve& curve, int count)
{
    std::vector<ProgressSample> samples;
    for (int n = 1; n < count; ++n)
        samples.push_back({double(n) / count, evaluateCurve(curve, double(n) / count)});
    return samples;
}

std::uint8_t random127(std::mt19937& random)
{
    return static_cast<std::uint8_t>(random() % 128);
}

} // namespace

void TestCurveFit::whatIsOnTheGridStays()
{
    std::mt19937 random(1);
    for (int n = 0; n < 200; ++n) {
        const BezierCurve curve{
            random127(random), random127(random), random127(random), random127(random)};
        if (curve.isLinear())
            continue;
        const FittedCurve rounded = roundedCurve(unitCurve(curve));
        QCOMPARE(rounded.curve, curve);
        QVERIFY(rounded.error < 1e-7);
    }
}

void TestCurveFit::aLinearCurveIsTheDefault()
{
    QCOMPARE(roundedCurve({0.1, 0.1, 0.7, 0.7}).curve, BezierCurve());
    QCOMPARE(roundedCurve({-0.4, -0.4, 1.7, 1.7}).curve, BezierCurve()); // drawn like the diagonal
}

void TestCurveFit::roundsToTheNearestThatTheGridHas()
{
    std::mt19937 random(2);
    std::uniform_real_distribution<double> unit(0.0, 1.0);
    for (int n = 0; n < 200; ++n) {
        const UnitCurve curve{unit(random), unit(random), unit(random), unit(random)};
        const FittedCurve rounded = roundedCurve(curve);
        // The candidates include the one with each number rounded separately.
        const auto whole = [](double value) {
            return static_cast<std::uint8_t>(std::lround(value * 127.0));
        };
        const BezierCurve plain{whole(curve.x1), whole(curve.y1), whole(curve.x2), whole(curve.y2)};
        const double plainError = largestDifference(curve, unitCurve(plain));
        QVERIFY(rounded.error <= plainError + 1e-9);
        QVERIFY(largestDifference(curve, unitCurve(rounded.curve)) <= 2.0 * plainError + 0.005);
    }
}

void TestCurveFit::whatTheGridCannotHoldIsFitted()
{
    // The first part of a curve that almost stops half way: a control point is above its end.
    const SplitCurve split = splitCurve(unitCurve({0, 127, 127, 0}), 0.84375);
    QVERIFY(split.left.y1 > 1.0);
    const FittedCurve rounded = roundedCurve(split.left);
    QVERIFY(rounded.error > 0.0);
    QCOMPARE(int(rounded.curve.y1), 127); // the maximum
    // No neighbour has a smaller sum of squares, which the search minimises.
    const auto squares = [&](const BezierCurve& curve) {
        double sum = 0.0;
        for (int n = 1; n <= 15; ++n) {
            const double miss =
                progressOf(split.left, n / 16.0) - progressOf(unitCurve(curve), n / 16.0);
            sum += miss * miss;
        }
        return sum;
    };
    const double least = squares(rounded.curve);
    for (std::uint8_t BezierCurve::*number :
        {&BezierCurve::x1, &BezierCurve::y1, &BezierCurve::x2, &BezierCurve::y2})
        for (const int step : {-1, 1}) {
            BezierCurve other = rounded.curve;
            other.*number = static_cast<std::uint8_t>(std::clamp(other.*number + step, 0, 127));
            QVERIFY(squares(other) >= least - 1e-12);
        }
}

void TestCurveFit::findsTheCurveThatSamplesComeFrom()
{
    std::mt19937 random(3);
    for (int n = 0; n < 60; ++n) {
        const BezierCurve curve{
            random127(random), random127(random), random127(random), random127(random)};
        const FittedCurve found = fitCurve(samplesOf(curve, 24), BezierCurve());
        QVERIFY2(found.error < 0.02, qPrintable(QString::number(found.error)));
    }
    const FittedCurve usual = fitCurve(samplesOf({64, 0, 64, 127}, 24), BezierCurve());
    QVERIFY2(usual.error < 0.004, qPrintable(QString::number(usual.error)));
}

void TestCurveFit::withoutSamplesTheGuessStays()
{
    const BezierCurve guess{1, 2, 3, 4};
    QCOMPARE(fitCurve({}, guess).curve, guess);
}

void TestCurveFit::samplesThatAreNoNumbersEndTheSearch()
{
    const std::vector<ProgressSample> wished{
        {0.25, std::numeric_limits<double>::quiet_NaN()}, {0.5, 1e300}, {0.75, -1e300}};
    const BezierCurve curve = fitCurve(wished, BezierCurve()).curve;
    QVERIFY(curve.x1 <= 127 && curve.y1 <= 127 && curve.x2 <= 127 && curve.y2 <= 127);
}

void TestCurveFit::mirroringTwiceChangesNothing()
{
    const BezierCurve curve{10, 20, 90, 120};
    QCOMPARE(mirroredInTime(curve), (BezierCurve{37, 7, 117, 107}));
    QCOMPARE(mirroredInTime(mirroredInTime(curve)), curve);
    for (const double x : {0.1, 0.5, 0.8})
        QVERIFY(std::abs(evaluateCurve(mirroredInTime(curve), x) -
                         (1.0 - evaluateCurve(curve, 1.0 - x))) < 1e-6);
}

QTEST_GUILESS_MAIN(TestCurveFit)
#include "test_curve_fit.moc"
