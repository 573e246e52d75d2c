// SPDX-License-Identifier: MIT
#include "libmmd/tools/thin/shape_fit.h"

#include <QtTest/QTest>

#include <cmath>

using namespace mmd;

namespace {

std::vector<double> progressAt(const BezierCurve& curve, int frames)
{
    std::vector<double> progress;
    for (int frame = 1; frame < frames; ++frame)
        progress.push_back(evaluateCurve(curve, double(frame) / frames));
    return progress;
}

double largestMiss(const BezierCurve& curve, std::span<const double> progress)
{
    double largest = 0.0;
    for (std::size_t at = 0; at < progress.size(); ++at)
        largest = std::max(largest,
            std::abs(
                evaluateCurve(curve, double(at + 1) / double(progress.size() + 1)) - progress[at]));
    return largest;
}

} // namespace

/// Finding curves of the grid for the values between two keys.
class TestShapeFit : public QObject {
    Q_OBJECT
private slots:
    void knownCurvesAreFound_data();
    void knownCurvesAreFound();
    void aStraightShapeIsTheDefault();
    void whatNoCurveHasIsRefused_data();
    void whatNoCurveHasIsRefused();
};

void TestShapeFit::knownCurvesAreFound_data()
{
    QTest::addColumn<int>("frames");
    for (const int frames : {2, 3, 5, 8, 16, 17, 30, 120, 900})
        QTest::addRow("%d frames", frames) << frames;
}

/// Every kind of easing, also with handles between those of the search.
void TestShapeFit::knownCurvesAreFound()
{
    QFETCH(int, frames);
    for (const BezierCurve& curve : {BezierCurve{64, 0, 64, 127}, {127, 0, 0, 127},
             {0, 127, 127, 0}, {64, 0, 107, 107}, {20, 20, 64, 127}, {3, 91, 50, 120},
             {37, 5, 101, 77}, {0, 0, 60, 60}, {100, 11, 120, 44}}) {
        const std::vector<double> wanted = progressAt(curve, frames);
        const auto found = fittedShape(wanted, 0.004);
        QVERIFY2(found.has_value(), qPrintable(QStringLiteral("%1 %2 %3 %4")
                                                   .arg(curve.x1)
                                                   .arg(curve.y1)
                                                   .arg(curve.x2)
                                                   .arg(curve.y2)));
        QVERIFY(largestMiss(*found, wanted) <= 0.004);
    }
}

void TestShapeFit::aStraightShapeIsTheDefault()
{
    for (const int frames : {1, 2, 9, 100}) {
        const auto found = fittedShape(progressAt(BezierCurve{}, frames), 1e-6);
        QVERIFY(found && *found == BezierCurve{});
    }
}

void TestShapeFit::whatNoCurveHasIsRefused_data()
{
    QTest::addColumn<QVector<double>>("progress");
    QTest::newRow("beyond the end") << QVector<double>{0.5, 1.2, 1.1};
    QTest::newRow("before the begin") << QVector<double>{-0.2, 0.1, 0.5};
    QTest::newRow("a step") << QVector<double>{0, 0, 0, 0, 1, 1, 1, 1};
    QTest::newRow("waves") << QVector<double>{0.4, 0.1, 0.4, 0.1, 0.4, 0.1};
    QTest::newRow("no number") << QVector<double>{0.2, std::nan(""), 0.7};
}

void TestShapeFit::whatNoCurveHasIsRefused()
{
    QFETCH(QVector<double>, progress);
    QVERIFY(!fittedShape({progress.data(), std::size_t(progress.size())}, 0.05));
}

QTEST_APPLESS_MAIN(TestShapeFit)
#include "test_shape_fit.moc"
