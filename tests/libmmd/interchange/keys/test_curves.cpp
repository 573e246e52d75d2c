// SPDX-License-Identifier: MIT
#include "libmmd/interchange/keys/angle_keys.h"
#include "libmmd/interchange/keys/key_reduction.h"
#include "libmmd/interchange/keys/rotation_keys.h"
#include "libmmd/motion/angles/euler_angles.h"

#include <QtTest/QTest>

#include <glm/trigonometric.hpp>

#include <cmath>
#include <random>

/// Rotations as Euler angles, and the reduction of keys.
class TestCurves : public QObject {
    Q_OBJECT
private slots:
    void anglesGiveTheRotationBack_data();
    void anglesGiveTheRotationBack();
    void aTurnGoesOnBeyondAWholeCircle();
    void aTurnThroughThePoleDoesNotFlip();
    void halfwayAnglesAreHalfway();
    void aStillCurveHasOneKey();
    void keysOnALineAreLeftOut();
    void whatIsLeftIsWithinTheTolerance();
    void cutsKeepTheirKeys();
    void turnsStayWithinTheTolerance_data();
    void turnsStayWithinTheTolerance();
    void aSteadyTurnKeepsItsKeys();
    void waysThatMeetInTheMiddleAreTold();
    void onlyWhatStandsStillIsLeftOut();
    void noiseIsTakenOffWhereNothingMoves();
};

namespace {

glm::dquat about(int axis, double degrees)
{
    glm::dvec3 unit(0.0);
    unit[axis] = 1.0;
    return glm::angleAxis(glm::radians(degrees), unit);
}

glm::dquat rotationOf(const glm::dvec3& angles, const mmd::EulerOrder& order)
{
    return about(order[0], angles[order[0]]) * about(order[1], angles[order[1]]) *
           about(order[2], angles[order[2]]);
}

float interpolated(
    const std::vector<float>& values, const std::vector<std::uint32_t>& kept, std::uint32_t frame)
{
    if (kept.size() == 1)
        return values[kept[0]];
    const auto next = std::upper_bound(kept.begin() + 1, kept.end() - 1, frame);
    const auto a = *(next - 1), b = *next;
    return values[a] + (values[b] - values[a]) * float(frame - a) / float(b - a);
}

std::vector<glm::dquat> wavyTurn()
{
    std::vector<glm::dquat> turn;
    for (int frame = 0; frame < 300; ++frame)
        turn.push_back(about(0, 40.0 * std::sin(frame * 0.05)) * about(1, 2.0 * frame));
    for (std::size_t frame = 1; frame < turn.size(); ++frame)
        if (glm::dot(turn[frame], turn[frame - 1]) < 0.0)
            turn[frame] = -turn[frame];
    return turn;
}

std::vector<float> wavyValues()
{
    std::vector<float> values;
    for (int frame = 0; frame < 500; ++frame)
        values.push_back(
            frame < 250 ? std::sin(float(frame) * 0.05f) : float(frame % 7 == 0) * 0.3f);
    return values;
}

} // namespace

void TestCurves::anglesGiveTheRotationBack_data()
{
    QTest::addColumn<int>("a");
    QTest::addColumn<int>("b");
    QTest::addColumn<int>("c");
    for (int a = 0; a < 3; ++a)
        for (int b = 0; b < 3; ++b)
            if (a != b) {
                const int c = 3 - a - b;
                const char name[] = {char('X' + a), char('X' + b), char('X' + c), 0};
                QTest::newRow(name) << a << b << c;
            }
}

void TestCurves::anglesGiveTheRotationBack()
{
    QFETCH(int, a);
    QFETCH(int, b);
    QFETCH(int, c);
    const mmd::EulerOrder order{a, b, c};
    std::mt19937 random(7);
    std::normal_distribution<double> part;
    glm::dvec3 before(0.0);
    for (int turn = 0; turn < 2000; ++turn) {
        glm::dquat wanted =
            glm::normalize(glm::dquat(part(random), part(random), part(random), part(random)));
        if (turn % 10 == 0) // exactly at the pole
            wanted = about(a, 33.0 * turn) * about(b, turn % 20 ? 90.0 : -90.0);
        before = mmd::eulerNear(wanted, before, order);
        QVERIFY(mmd::turnDegrees(wanted, rotationOf(before, order)) < 2e-4);
    }
}

void TestCurves::aTurnGoesOnBeyondAWholeCircle()
{
    std::vector<glm::dquat> turn;
    for (int frame = 0; frame <= 30; ++frame)
        turn.push_back(about(2, 20.0 * frame));
    const auto angles = mmd::unrolledEuler(turn);
    for (int frame = 0; frame <= 30; ++frame)
        QVERIFY(std::abs(angles[std::size_t(frame)].z - 20.0 * frame) < 1e-9);
}

void TestCurves::aTurnThroughThePoleDoesNotFlip()
{
    std::vector<glm::dquat> turn;
    for (int frame = 0; frame <= 36; ++frame)
        turn.push_back(about(1, 10.0 * frame)); // exactly through 90 and 270
    const auto angles = mmd::unrolledEuler(turn);
    for (std::size_t frame = 1; frame < angles.size(); ++frame)
        for (int axis = 0; axis < 3; ++axis)
            QVERIFY(std::abs(angles[frame][axis] - angles[frame - 1][axis]) < 10.0 + 1e-6);
    QVERIFY(std::abs(angles.back().y - 360.0) < 1e-6);
}

/// The values that tools show between two frames.
void TestCurves::halfwayAnglesAreHalfway()
{
    std::vector<glm::dquat> turn;
    for (int frame = 0; frame < 100; ++frame)
        turn.push_back(about(0, 7.0 * frame) * about(1, 3.0 * frame) * about(2, 11.0 * frame));
    const auto angles = mmd::unrolledEuler(turn);
    for (std::size_t frame = 1; frame < turn.size(); ++frame) {
        const glm::dquat between =
            rotationOf((angles[frame - 1] + angles[frame]) / 2.0, mmd::fbxOrder);
        const double step = mmd::turnDegrees(turn[frame - 1], turn[frame]);
        QVERIFY(mmd::turnDegrees(turn[frame - 1], between) < step * 0.75);
        QVERIFY(mmd::turnDegrees(between, turn[frame]) < step * 0.75);
    }
}

void TestCurves::aStillCurveHasOneKey()
{
    const std::vector<float> still(50, 3.0f);
    QCOMPARE(mmd::reducedKeys(still, 0.0), std::vector<std::uint32_t>{0});
    QVERIFY(mmd::reducedKeys({}, 0.0).empty());
}

void TestCurves::keysOnALineAreLeftOut()
{
    const std::vector<float> values{0, 0, 0, 1, 2, 3, 3, 3};
    const std::vector<std::uint32_t> wanted{0, 2, 5, 7};
    QCOMPARE(mmd::reducedKeys(values, 0.0), wanted);
}

void TestCurves::whatIsLeftIsWithinTheTolerance()
{
    const auto values = wavyValues();
    for (const double tolerance : {0.0, 0.001, 0.01, 0.1}) {
        const auto kept = mmd::reducedKeys(values, tolerance);
        QVERIFY(tolerance == 0.0 || kept.size() < values.size());
        for (std::uint32_t frame = 0; frame < values.size(); ++frame)
            QVERIFY(double(std::abs(interpolated(values, kept, frame) - values[frame])) <=
                    tolerance + 1e-6);
    }
}

void TestCurves::cutsKeepTheirKeys()
{
    const std::vector<float> values{0, 0, 0, 0, 0, 0};
    const std::vector<std::uint32_t> cuts{2};
    const std::vector<std::uint32_t> wanted{0, 2, 3, 5};
    QCOMPARE(mmd::reducedKeys(values, 0.0, cuts), wanted);
}

void TestCurves::turnsStayWithinTheTolerance_data()
{
    QTest::addColumn<double>("degrees");
    QTest::addColumn<bool>("hasAngles");
    for (const double degrees : {5e-5, 0.01, 0.5, 5.0})
        for (const bool hasAngles : {false, true})
            QTest::addRow("%g%s", degrees, hasAngles ? " with angles" : "") << degrees << hasAngles;
}

/// Slerp, linearly blended quaternions and linearly blended angles must all fit.
void TestCurves::turnsStayWithinTheTolerance()
{
    QFETCH(double, degrees);
    QFETCH(bool, hasAngles);
    const auto turn = wavyTurn();
    const auto angles = mmd::unrolledEuler(turn);
    const auto kept = mmd::turnKeys(
        {turn, hasAngles ? std::span<const glm::dvec3>(angles) : std::span<const glm::dvec3>()},
        degrees);
    QCOMPARE(kept.front(), 0u);
    QCOMPARE(kept.back(), std::uint32_t(turn.size() - 1));
    QVERIFY(degrees < 0.5 || kept.size() < turn.size() / 3);
    for (std::size_t key = 1; key < kept.size(); ++key) {
        const glm::dquat &a = turn[kept[key - 1]], &b = turn[kept[key]];
        QVERIFY(glm::dot(a, b) > 0.0);
        for (std::uint32_t frame = kept[key - 1]; frame < kept[key]; ++frame) {
            const double share = double(frame - kept[key - 1]) / double(kept[key] - kept[key - 1]);
            const auto isNear = [&](const glm::dquat& found) {
                return mmd::turnDegrees(found, turn[frame]) <= degrees + 1e-9;
            };
            QVERIFY(isNear(glm::slerp(a, b, share)));
            QVERIFY(isNear(glm::normalize(a * (1.0 - share) + b * share)));
            const double later = share + 0.5 / double(kept[key] - kept[key - 1]);
            const auto between = glm::normalize(turn[frame] + turn[frame + 1]);
            QVERIFY(mmd::turnDegrees(glm::normalize(a * (1.0 - later) + b * later), between) <=
                    degrees + 1e-9);
            QVERIFY(!hasAngles ||
                    isNear(rotationOf(
                        glm::mix(angles[kept[key - 1]], angles[kept[key]], share), mmd::fbxOrder)));
        }
    }
}

void TestCurves::aSteadyTurnKeepsItsKeys()
{
    std::vector<glm::dquat> turn;
    for (int frame = 0; frame <= 120; ++frame)
        turn.push_back(about(1, 3.0 * frame));
    const auto angles = mmd::unrolledEuler(turn);
    QCOMPARE(mmd::turnKeys({turn, angles}, 5e-5).size(), turn.size());
    QVERIFY(mmd::turnKeys({turn, angles}, 0.01).size() > 20); // 14 frames between keys
    // Whatever the tolerance: over half a turn between keys, a reader would rotate backwards.
    const auto few = mmd::turnKeys({turn, angles}, 1e6);
    for (std::size_t key = 1; key < few.size(); ++key)
        QVERIFY(few[key] - few[key - 1] < 120);
}

/// Blended angles and the shortest rotation agree half way, but differ by 0.3 degrees elsewhere.
void TestCurves::waysThatMeetInTheMiddleAreTold()
{
    const std::vector<glm::dvec3> angles{{-30, 75, 30}, {30, 105, -30}};
    const std::vector<glm::dquat> rotations{
        mmd::rotationOfEuler(angles[0]), mmd::rotationOfEuler(angles[1])};
    QVERIFY(glm::dot(rotations[0], rotations[1]) > 0.0);
    const glm::dquat middle = glm::normalize(rotations[0] + rotations[1]);
    QVERIFY(mmd::turnDegrees(middle, mmd::rotationOfEuler({0, 90, 0})) < 1e-9);
    const std::vector<std::uint32_t> frames{0, 1};
    const auto keys = mmd::angleKeys({rotations, angles}, frames, {8, 0.01});
    QVERIFY(keys.moments.size() > 2);
    for (std::size_t key = 0; key < keys.moments.size(); ++key)
        QVERIFY(mmd::turnDegrees(mmd::rotationOfEuler(keys.angles[key]),
                    glm::slerp(rotations[0], rotations[1], keys.moments[key] / 8.0)) < 1e-3);
}

void TestCurves::onlyWhatStandsStillIsLeftOut()
{
    std::vector<glm::dquat> turn;
    for (int frame = 0; frame < 30; ++frame)
        turn.push_back(about(1, frame < 10 ? 0.0 : frame < 12 ? 5.0 * (frame - 9) : 10.0));
    const std::vector<std::uint32_t> wanted{0, 9, 10, 11, 29};
    QCOMPARE(mmd::turnKeys({turn, {}}, 0.0), wanted);
    const std::vector<std::uint32_t> cuts{3, 20};
    const std::vector<std::uint32_t> withCuts{0, 3, 9, 10, 11, 20, 29};
    QCOMPARE(mmd::turnKeys({turn, {}}, 0.0, cuts), withCuts);
    const std::vector<glm::dquat> still(50, about(0, 30.0));
    QCOMPARE(mmd::turnKeys({still, {}}, 0.0, cuts), std::vector<std::uint32_t>{0});
}

void TestCurves::noiseIsTakenOffWhereNothingMoves()
{
    std::vector<float> noisy{1.0f, 1.000001f, 0.999999f};
    QVERIFY(mmd::flatten(noisy, 1e-5, 1.0f));
    QCOMPARE(noisy, std::vector<float>(3, 1.0f));
    std::vector<float> beside{2.0f, 2.000002f};
    QVERIFY(mmd::flatten(beside, 1e-5, 1.0f));
    QCOMPARE(beside[0], beside[1]);
    QVERIFY(std::abs(beside[0] - 2.000001f) < 1e-6f);
    std::vector<float> moving{0.0f, 0.1f};
    QVERIFY(!mmd::flatten(moving, 1e-5, 0.0f));
    QCOMPARE(moving[1], 0.1f);
}

QTEST_GUILESS_MAIN(TestCurves)
#include "test_curves.moc"
