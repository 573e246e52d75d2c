// SPDX-License-Identifier: MIT
#include "tests/libmmd/physics/body_builder.h"

#include <QtTest/QTest>

using namespace odori::test;
using enum mmd::pmx::BodyMode;

/// The orientation of a joint, tested by the direction in which a ball can move.
class TestJoints : public QObject {
    Q_OBJECT
private slots:
    void aJointLiesAsItIsTurned_data();
    void aJointLiesAsItIsTurned();
};

void TestJoints::aJointLiesAsItIsTurned_data()
{
    QTest::addColumn<QList<float>>("angles"); // radians
    QTest::newRow("upright") << QList{0.0f, 0.0f, 0.0f};
    QTest::newRow("about x") << QList{0.7f, 0.0f, 0.0f};
    QTest::newRow("about z") << QList{0.0f, 0.0f, 0.7f};
    QTest::newRow("about x, then y") << QList{0.7f, 0.9f, 0.0f};
    QTest::newRow("about all") << QList{0.5f, 0.9f, -0.4f};
}

/// A ball that can only move along the joint's y slides along it to the limit. Joints rotate about
/// z, then x, then y (formats.md).
void TestJoints::aJointLiesAsItIsTurned()
{
    QFETCH(QList<float>, angles);
    BodyBuilder builder;
    const int anchor = builder.bone({0, 20, 0});
    builder.sphere(anchor, FollowsBone);
    builder.sphere(builder.bone({0, 19, 0}, anchor), Dynamic).linearDamping = 0.9f;
    mmd::pmx::Joint& joint = builder.joint(0, 1, {0, 19, 0});
    joint.rotation = {angles[0], angles[1], angles[2]};
    joint.linearLower = {0, -3, 0};
    joint.linearUpper = {0, 3, 0};
    mmd::Simulation simulation(builder.build());
    const glm::quat turn = glm::angleAxis(angles[1], glm::vec3(0, 1, 0)) *
                           glm::angleAxis(angles[0], glm::vec3(1, 0, 0)) *
                           glm::angleAxis(angles[2], glm::vec3(0, 0, 1));
    const glm::vec3 expected = glm::vec3(0, 19, 0) + turn * glm::vec3(0, -3, 0);
    const glm::vec3 found = simulation.pose(300.0).bones[1].translation;
    QVERIFY2(glm::distance(found, expected) < 0.15f,
        qPrintable(QStringLiteral("%1 %2 %3").arg(found.x).arg(found.y).arg(found.z)));
}

QTEST_GUILESS_MAIN(TestJoints)
#include "test_joints.moc"
