// SPDX-License-Identifier: MIT
#include "libmmd/motion/curve.h"

#include <QtTest/QTest>

#include <cmath>
#include <random>
#include <vector>

using namespace mmd;

class TestCurve : public QObject {
    Q_OBJECT
private slots:
    void isExact_data();
    void isExact();
    void isExactOverTheWholeGrid();
    void endsAreExactAndTimeIsClamped();
    void aDiagonalIsTheIdentity();
    void coordinatesOverTheGridCountAsItsEdge();
    void aSplitDoesNotChangeTheCurve();
    void splitsByHand();
    void theDefaultTailIsMmds();
    void readsAndWritesTails_data();
    void readsAndWritesTails();
    void anEqualCurveLeavesTheTailAlone();
    void newCurvesFillAllRowsAndKeepThePhysics();
    void thePhysicsSwitchKeepsTheCurves_data() { readsAndWritesTails_data(); }
    void thePhysicsSwitchKeepsTheCurves();
    void oneMarkAloneIsAPointOfACurve_data();
    void oneMarkAloneIsAPointOfACurve();
    void aCameraTailHasAnOrderOfItsOwn();
};

namespace {

/// Bisection in extended precision, slow but reliable.
double reference(const BezierCurve& curve, double x)
{
    using Real = long double;
    const auto bezier = [](Real p1, Real p2, Real s) {
        const Real t = 1 - s;
        return 3 * t * t * s * p1 + 3 * t * s * s * p2 + s * s * s;
    };
    Real low = 0;
    Real high = 1;
    for (int step = 0; step < 100; ++step) {
        const Real middle = (low + high) / 2;
        (bezier(curve.x1 / Real(127), curve.x2 / Real(127), middle) < Real(x) ? low : high) =
            middle;
    }
    return double(bezier(curve.y1 / Real(127), curve.y2 / Real(127), (low + high) / 2));
}

std::uint8_t byteOf(int value)
{
    return static_cast<std::uint8_t>(value);
}

BoneInterpolation interpolationOf(const char* digits)
{
    const QByteArray bytes = QByteArray::fromHex(digits);
    BoneInterpolation interpolation{};
    std::copy(bytes.begin(), bytes.end(), interpolation.begin());
    return interpolation;
}

/// Sixteen different coordinates, so that swaps are found.
BoneCurves sixteen()
{
    return {{{1, 5, 9, 13}, {2, 6, 10, 14}, {3, 7, 11, 15}, {4, 8, 12, 16}}};
}

constexpr const char* rowsOneToThree = "02030405 06070809 0A0B0C0D 0E0F1001"
                                       "03040506 0708090A 0B0C0D0E 0F100100"
                                       "04050607 08090A0B 0C0D0E0F 10010000";

BoneInterpolation interpolationWith(const char* rowZero)
{
    return interpolationOf((QByteArray(rowZero) + rowsOneToThree).constData());
}

} // namespace

void TestCurve::isExact_data()
{
    QTest::addColumn<int>("x1");
    QTest::addColumn<int>("y1");
    QTest::addColumn<int>("x2");
    QTest::addColumn<int>("y2");
    QTest::newRow("default, bent a little") << 20 << 21 << 107 << 107;
    QTest::newRow("ease") << 64 << 0 << 64 << 127;
    QTest::newRow("vertical at the start") << 0 << 127 << 0 << 127;
    QTest::newRow("vertical at the end") << 127 << 0 << 127 << 0;
    QTest::newRow("vertical in the middle") << 127 << 0 << 0 << 127;
    QTest::newRow("almost vertical in the middle") << 127 << 0 << 1 << 127;
    QTest::newRow("flat in the middle") << 0 << 127 << 127 << 0;
    QTest::newRow("flat at both ends") << 127 << 0 << 127 << 127;
    QTest::newRow("step up, then flat") << 0 << 127 << 127 << 127;
    QTest::newRow("all zero but one") << 0 << 0 << 0 << 1;
}

void TestCurve::isExact()
{
    QFETCH(int, x1);
    QFETCH(int, y1);
    QFETCH(int, x2);
    QFETCH(int, y2);
    const BezierCurve curve{byteOf(x1), byteOf(y1), byteOf(x2), byteOf(y2)};
    // Not exactly where a curve is vertical: there the reference is no better than 1e-6.
    std::vector<double> times{1e-9, 1e-6, 1e-4, 0.499999, 0.5 + 1e-9, 0.500001, 1.0 - 1e-6};
    for (int at = 1; at < 2999; ++at)
        times.push_back(at / 2999.0);
    for (const double x : times) {
        const double miss = evaluateCurve(curve, x) - reference(curve, x);
        QVERIFY2(std::abs(miss) < 1e-7, qPrintable(QString::number(x, 'g', 17)));
    }
}

void TestCurve::isExactOverTheWholeGrid()
{
    for (int x1 = 0; x1 <= 127; x1 += 13) {
        for (int x2 = 127; x2 >= 0; x2 -= 14) {
            const BezierCurve curve{byteOf(x1), byteOf(127 - x1 / 2), byteOf(x2), byteOf(x2 / 3)};
            double before = -1.0;
            for (int at = 1; at < 37; ++at) {
                const double y = evaluateCurve(curve, at / 37.0);
                QVERIFY(std::abs(y - reference(curve, at / 37.0)) < 1e-7);
                QVERIFY(y >= 0.0 && y <= 1.0 && y != before);
                before = y;
            }
        }
    }
}

void TestCurve::endsAreExactAndTimeIsClamped()
{
    const BezierCurve curve{0, 127, 127, 0};
    QCOMPARE(evaluateCurve(curve, 0.0), 0.0);
    QCOMPARE(evaluateCurve(curve, 1.0), 1.0);
    QCOMPARE(evaluateCurve(curve, -3.0), 0.0);
    QCOMPARE(evaluateCurve(curve, 2.0), 1.0);
    QCOMPARE(evaluateCurve({.x1 = 127, .y1 = 0, .x2 = 0, .y2 = 127}, 0.5), 0.5); // vertical there
}

void TestCurve::aDiagonalIsTheIdentity()
{
    const BezierCurve curve{127, 127, 0, 0};
    QVERIFY(curve.isLinear());
    for (const double x : {0.1, 0.25, 1.0 / 3.0, 0.9})
        QCOMPARE(evaluateCurve(curve, x), x);
}

void TestCurve::coordinatesOverTheGridCountAsItsEdge()
{
    const BezierCurve over{255, 0, 64, 200};
    const BezierCurve edge{127, 0, 64, 127};
    QCOMPARE(evaluateCurve(over, 0.3), evaluateCurve(edge, 0.3));
}

/// For every curve and cut: the left part, scaled, equals the curve left of the cut; likewise
/// right.
void TestCurve::aSplitDoesNotChangeTheCurve()
{
    std::mt19937 random(8);
    std::uniform_int_distribution<int> coordinate(0, 127);
    const auto any = [&] { return std::uint8_t(coordinate(random)); };
    for (int round = 0; round < 5000; ++round) {
        const BezierCurve curve{any(), any(), any(), any()};
        const double at = double(1 + random() % 98) / 100.0;
        const SplitCurve split = splitCurve(unitCurve(curve), at);
        for (int step = 0; step <= 20; ++step) {
            const double x = double(step) / 20.0;
            const double left = split.progress * progressOf(split.left, x);
            const double right =
                split.progress + (1.0 - split.progress) * progressOf(split.right, x);
            QVERIFY(std::abs(left - evaluateCurve(curve, at * x)) < 1e-6);
            QVERIFY(std::abs(right - evaluateCurve(curve, at + (1.0 - at) * x)) < 1e-6);
        }
    }
}

/// S-curve (1,0) (0,1), cut in its middle: x(1/2) = (3·1 + 3·0 + 1) / 8 = 1/2, y(1/2) = (3·0 + 3·1
/// + 1) / 8 = 1/2. Left part along x: 1/2, (1/2 + 1/2) / 2 = 1/2, both over 1/2: 1 and 1. Along y:
/// 0 and (0 + 1/2) / 2 = 1/4, over 1/2: 0 and 1/2. The right part is the left one rotated by 180
/// degrees.
void TestCurve::splitsByHand()
{
    const SplitCurve split = splitCurve(unitCurve({127, 0, 0, 127}), 0.5);
    const auto isNear = [](double a, double b) { return std::abs(a - b) < 1e-9; };
    QVERIFY(isNear(split.progress, 0.5));
    QVERIFY(isNear(split.left.x1, 1.0) && isNear(split.left.y1, 0.0));
    QVERIFY(isNear(split.left.x2, 1.0) && isNear(split.left.y2, 0.5));
    QVERIFY(isNear(split.right.x1, 0.0) && isNear(split.right.y1, 0.5));
    QVERIFY(isNear(split.right.x2, 0.0) && isNear(split.right.y2, 1.0));
    // After a cut at an end the other side has the whole curve.
    const SplitCurve atStart = splitCurve(unitCurve({10, 90, 30, 100}), 0.0);
    QVERIFY(isNear(atStart.right.x1, 10.0 / 127.0) && isNear(atStart.right.y2, 100.0 / 127.0));
    QCOMPARE(atStart.progress, 0.0);
}

void TestCurve::theDefaultTailIsMmds()
{
    QCOMPARE(defaultBoneInterpolation(), interpolationOf("14140000 14141414 6B6B6B6B 6B6B6B6B"
                                                         "14141414 1414146B 6B6B6B6B 6B6B6B01"
                                                         "14141414 14146B6B 6B6B6B6B 6B6B0100"
                                                         "14141414 146B6B6B 6B6B6B6B 6B010000"));
    QCOMPARE(curvesOf(defaultBoneInterpolation()), BoneCurves{});
    QVERIFY(isPhysicsOn(defaultBoneInterpolation()));
    QCOMPARE(curvesOf(defaultCameraInterpolation()), CameraCurves{});
}

void TestCurve::readsAndWritesTails_data()
{
    QTest::addColumn<QByteArray>("interpolation");
    QTest::addColumn<bool>("physics");
    const auto row = [](const char* name, const BoneInterpolation& interpolation, bool physics) {
        QTest::newRow(name) << QByteArray(reinterpret_cast<const char*>(interpolation.data()), 64)
                            << physics;
    };
    row("before 7.40: no mark", interpolationWith("01020304 05060708 090A0B0C 0D0E0F10"), true);
    row("physics on", interpolationWith("01020000 05060708 090A0B0C 0D0E0F10"), true);
    row("physics off", interpolationWith("0102630F 05060708 090A0B0C 0D0E0F10"), false);
    BoneInterpolation zeros = interpolationWith("01020304 05060708 090A0B0C 0D0E0F10");
    std::fill(zeros.begin() + 16, zeros.end(), std::uint8_t(0));
    row("rows left zero", zeros, true);
    BoneInterpolation rubbish = zeros;
    std::fill(rubbish.begin() + 16, rubbish.end(), std::uint8_t(0xCD));
    row("rows of rubbish", rubbish, true);
    BoneInterpolation ends = interpolationWith("0102630F 05060708 090A0B0C 0D0E0F10");
    ends[31] = ends[46] = ends[47] = ends[61] = 0x77;
    row("rubbish where the shift leaves room", ends, false);
}

void TestCurve::readsAndWritesTails()
{
    QFETCH(QByteArray, interpolation);
    QFETCH(bool, physics);
    BoneInterpolation bytes{};
    std::copy(interpolation.begin(), interpolation.end(), bytes.begin());
    QCOMPARE(curvesOf(bytes), sixteen());
    QCOMPARE(isPhysicsOn(bytes), physics);
    QCOMPARE(withCurves(bytes, sixteen()), bytes);
    QCOMPARE(withPhysics(bytes, physics), bytes);
}

void TestCurve::anEqualCurveLeavesTheTailAlone()
{
    BoneInterpolation interpolation = interpolationWith("01020304 05060708 090A0B0C 0D0E0F10");
    interpolation[63] = 0xAB;
    QCOMPARE(withCurves(interpolation, sixteen()), interpolation);
    BoneCurves changed = sixteen();
    changed[2].x1 = 99;
    QVERIFY(withCurves(interpolation, changed) != interpolation);
}

void TestCurve::newCurvesFillAllRowsAndKeepThePhysics()
{
    QCOMPARE(withCurves(defaultBoneInterpolation(), sixteen()),
        interpolationWith("01020000 05060708 090A0B0C 0D0E0F10"));
    QCOMPARE(withCurves(withPhysics(defaultBoneInterpolation(), false), sixteen()),
        interpolationWith("0102630F 05060708 090A0B0C 0D0E0F10"));
    QCOMPARE(withCurves(BoneInterpolation{}, sixteen()),
        interpolationWith("01020000 05060708 090A0B0C 0D0E0F10"));
}

void TestCurve::thePhysicsSwitchKeepsTheCurves()
{
    QFETCH(QByteArray, interpolation);
    QFETCH(bool, physics);
    BoneInterpolation bytes{};
    std::copy(interpolation.begin(), interpolation.end(), bytes.begin());
    const BoneInterpolation other = withPhysics(bytes, !physics);
    QCOMPARE(isPhysicsOn(other), !physics);
    QCOMPARE(curvesOf(other), sixteen());
    QCOMPARE(curvesOf(withPhysics(other, physics)), sixteen());
}

void TestCurve::oneMarkAloneIsAPointOfACurve_data()
{
    QTest::addColumn<int>("z");
    QTest::addColumn<int>("rotation");
    QTest::newRow("Z's") << 0x63 << 20;
    QTest::newRow("the rotation's") << 20 << 0x0F;
    QTest::newRow("each the other's") << 0x0F << 0x63;
}

/// Before MMD 7.40 bytes 2 and 3 are x1 of Z and of the rotation, whatever their values.
void TestCurve::oneMarkAloneIsAPointOfACurve()
{
    QFETCH(int, z);
    QFETCH(int, rotation);
    BoneCurves curves = sixteen();
    curves[2].x1 = byteOf(z);
    curves[3].x1 = byteOf(rotation);
    const BoneInterpolation written =
        withCurves(defaultBoneInterpolation(), curves); // as written by MMD 9
    QVERIFY(isPhysicsOn(written));
    BoneInterpolation old = written;
    old[2] = byteOf(z);
    old[3] = byteOf(rotation);
    for (const BoneInterpolation& interpolation : {written, old}) {
        QVERIFY(isPhysicsOn(interpolation));
        QCOMPARE(curvesOf(interpolation), curves);
        QCOMPARE(withPhysics(interpolation, true), interpolation);
        QVERIFY(!isPhysicsOn(withPhysics(interpolation, false)));
        QCOMPARE(curvesOf(withPhysics(interpolation, false)), curves);
    }
}

void TestCurve::aCameraTailHasAnOrderOfItsOwn()
{
    CameraInterpolation interpolation{};
    for (std::size_t at = 0; at < interpolation.size(); ++at)
        interpolation[at] = static_cast<std::uint8_t>(at + 1);
    const CameraCurves curves = curvesOf(interpolation);
    QCOMPARE(curves[0], (BezierCurve{.x1 = 1, .y1 = 3, .x2 = 2, .y2 = 4}));
    QCOMPARE(curves[5], (BezierCurve{.x1 = 21, .y1 = 23, .x2 = 22, .y2 = 24}));
    QCOMPARE(withCurves(CameraInterpolation{}, curves), interpolation);
}

QTEST_GUILESS_MAIN(TestCurve)
#include "test_curve.moc"
