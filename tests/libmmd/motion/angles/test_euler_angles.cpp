// SPDX-License-Identifier: MIT
#include "libmmd/motion/angles/euler_angles.h"

#include <QtTest/QTest>

#include <array>
#include <cmath>

using namespace mmd;

namespace {

constexpr std::array<EulerOrder, 6> orders{
    {{0, 1, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}, {1, 0, 2}, {0, 2, 1}}};

bool isNear(const glm::dvec3& a, const glm::dvec3& b, double tolerance = 1e-6)
{
    const glm::dvec3 off = glm::abs(a - b);
    return off.x < tolerance && off.y < tolerance && off.z < tolerance;
}

const char* textOf(const glm::dvec3& v)
{
    static QByteArray text;
    text = QStringLiteral("%1 %2 %3").arg(v.x).arg(v.y).arg(v.z).toLatin1();
    return text.constData();
}

} // namespace

/// A rotation has two triples of angles within a turn; whole turns can be added.
class TestEulerAngles : public QObject {
    Q_OBJECT
private slots:
    void eachAxisDecidesBetweenTheTwoTriples_data();
    void eachAxisDecidesBetweenTheTwoTriples();
    void wholeTurnsAreThoseOfBefore();
    void atThePoleTheInnermostAngleStays();
    void theFirstOfARowIsNearZero();
};

void TestEulerAngles::eachAxisDecidesBetweenTheTwoTriples_data()
{
    QTest::addColumn<int>("order");
    for (std::size_t at = 0; at < orders.size(); ++at) {
        const auto [a, b, c] = orders[at];
        QTest::addRow("R%c R%c R%c", 'x' + a, 'x' + b, 'x' + c) << int(at);
    }
}

/// Two angles are half way between both triples, the third is slightly nearer to one of them.
void TestEulerAngles::eachAxisDecidesBetweenTheTwoTriples()
{
    QFETCH(int, order);
    const EulerOrder& axes = orders[std::size_t(order)];
    const auto [outer, middle, inner] = axes;
    glm::dvec3 one(0.0);
    one[outer] = 10.0;
    one[middle] = 30.0;
    one[inner] = -20.0;
    const glm::dquat rotation = rotationOfEuler(one, axes);
    for (const int deciding : {outer, middle, inner})
        for (const double away : {70.0, -70.0, 110.0, -110.0}) {
            glm::dvec3 before = one + 90.0;
            before[middle] = 90.0;
            before[deciding] = deciding == middle ? away : one[deciding] + away;
            glm::dvec3 expected = one;
            if (std::abs(away) > 90.0) {
                expected[outer] = 190.0;
                expected[inner] = 160.0;
                expected[middle] = 150.0;
                if (deciding == middle && away < 0.0)
                    expected[middle] -= 360.0;
                else if (deciding != middle && away < 0.0)
                    expected[deciding] -= 360.0;
            }
            const glm::dvec3 found = eulerNear(rotation, before, axes);
            QVERIFY2(isNear(found, expected), textOf(found));
        }
}

void TestEulerAngles::wholeTurnsAreThoseOfBefore()
{
    for (const EulerOrder& axes : orders) {
        const glm::dvec3 angles(725.0, -380.0, 1100.0);
        const glm::dquat rotation = rotationOfEuler(angles, axes);
        const glm::dvec3 found = eulerNear(rotation, angles + glm::dvec3(20.0, -15.0, 9.0), axes);
        QVERIFY2(isNear(found, angles), textOf(found));
    }
}

void TestEulerAngles::atThePoleTheInnermostAngleStays()
{
    for (const EulerOrder& axes : orders)
        for (const double side : {90.0, -90.0}) {
            const auto [outer, middle, inner] = axes;
            glm::dvec3 angles(0.0);
            angles[outer] = 25.0;
            angles[middle] = side;
            angles[inner] = 40.0;
            const glm::dquat rotation = rotationOfEuler(angles, axes);
            glm::dvec3 before(0.0);
            before[inner] = 400.0; // plus one turn
            before[outer] = 380.0;
            glm::dvec3 expected = angles + 360.0;
            expected[middle] = side;
            const glm::dvec3 found = eulerNear(rotation, before, axes);
            QVERIFY2(isNear(found, expected, 1e-4), textOf(found));
            // Whatever the innermost angle was, both angles together give the same rotation.
            before[inner] = -35.0;
            const glm::dvec3 other = eulerNear(rotation, before, axes);
            QVERIFY(std::abs(other[inner] + 35.0) < 1e-6);
            const glm::dquat back = rotationOfEuler(other, axes);
            QVERIFY(std::abs(std::abs(glm::dot(back, rotation)) - 1.0) < 1e-9);
        }
}

void TestEulerAngles::theFirstOfARowIsNearZero()
{
    // 200 degrees about Y equal -160; the sequence continues from there without a jump.
    std::vector<glm::dquat> row;
    for (const double degrees : {200.0, 200.0, 170.0, 130.0, 0.0, -190.0, -350.0})
        row.push_back(rotationOfEuler({0.0, degrees, 0.0}, panelOrder));
    const auto angles = unrolledEuler(row, panelOrder);
    const std::array<double, 7> expected{-160.0, -160.0, -190.0, -230.0, -360.0, -190.0, -350.0};
    QCOMPARE(angles.size(), row.size());
    for (std::size_t at = 0; at < angles.size(); ++at)
        QVERIFY2(isNear(angles[at], {0.0, expected[at], 0.0}), textOf(angles[at]));
    QVERIFY(unrolledEuler({}).empty());
}

QTEST_GUILESS_MAIN(TestEulerAngles)
#include "test_euler_angles.moc"
