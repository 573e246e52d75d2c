// SPDX-License-Identifier: MIT
#include "libmmd/tools/ik/ik_chains.h"
#include "libmmd/tools/ik/ik_to_fk.h"
#include "libmmd/tools/motion_change.h"
#include "tests/libmmd/tools/tool_scene.h"

#include <QtTest/QTest>

using namespace mmd;
using namespace odori::test;

namespace {

constexpr std::uint32_t stray = 4'000'000'000U;

BoneKeyframe key(std::uint32_t frame, float x)
{
    BoneKeyframe made;
    made.frame = frame;
    made.value.translation.x = x;
    return made;
}

/// A motion with a track "bone", and one with a wrong key at frame four billion.
Motion motionOf(const std::vector<BoneKeyframe>& keys)
{
    Motion motion;
    if (!keys.empty())
        replaceTrack(motion, Track<BoneKeyframe>(fieldOf("bone"), keys));
    replaceTrack(
        motion, Track<BoneKeyframe>(fieldOf("other"), std::vector{key(0, 0.0f), key(stray, 1.0f)}));
    return motion;
}

} // namespace

/// The frames in which two motions can differ.
class TestMotionChange : public QObject {
    Q_OBJECT
private slots:
    void onlyFramesThatDiffer_data();
    void onlyFramesThatDiffer();
    void aToolIgnoresAWrongKey();
};

using Keys = std::vector<BoneKeyframe>;

void TestMotionChange::onlyFramesThatDiffer_data()
{
    QTest::addColumn<Keys>("before");
    QTest::addColumn<Keys>("after");
    QTest::addColumn<std::uint32_t>("first");
    QTest::addColumn<std::uint32_t>("last");
    const Keys three{key(5, 1.0f), key(10, 2.0f), key(20, 3.0f)};
    QTest::newRow("inside") << three << Keys{key(5, 1.0f), key(10, 7.0f), key(20, 3.0f)} << 5U
                            << 20U;
    QTest::newRow("a last key that only repeats the value")
        << three << Keys{key(5, 1.0f), key(10, 2.0f), key(20, 3.0f), key(30, 3.0f)} << 20U << 30U;
    QTest::newRow("a last key with the same value elsewhere")
        << three << Keys{key(5, 1.0f), key(10, 2.0f), key(15, 3.0f)} << 10U << 20U;
    QTest::newRow("a first key with the same value elsewhere")
        << three << Keys{key(8, 1.0f), key(10, 2.0f), key(20, 3.0f)} << 5U << 10U;
    QTest::newRow("another last value")
        << three << Keys{key(5, 1.0f), key(10, 2.0f), key(20, 4.0f)} << 10U << stray;
    QTest::newRow("another first value")
        << three << Keys{key(5, 0.0f), key(10, 2.0f), key(20, 3.0f)} << 0U << 10U;
    QTest::newRow("a new track that begins and ends at rest")
        << Keys{} << Keys{key(5, 0.0f), key(10, 2.0f), key(20, 0.0f)} << 5U << 20U;
}

void TestMotionChange::onlyFramesThatDiffer()
{
    QFETCH(const Keys, before);
    QFETCH(const Keys, after);
    QFETCH(const std::uint32_t, first);
    QFETCH(const std::uint32_t, last);
    const auto found = changedFrames(motionOf(before), motionOf(after));
    QVERIFY(found);
    QCOMPARE(found->first, first);
    QCOMPARE(found->last, last);
    QVERIFY(changedFrames(motionOf(after), motionOf(before)) == found);
}

/// Otherwise each frame up to it would be compared: TooManyFrames.
void TestMotionChange::aToolIgnoresAWrongKey()
{
    const auto model = mannequin();
    Motion motion = motionAt(sampleFile(QStringLiteral("walk.vmd")));
    replaceTrack(
        motion, Track<BoneKeyframe>(fieldOf("wrong"), std::vector{key(0, 0.0f), key(stray, 1.0f)}));
    const Scene scene = sceneOf(model, motion);
    const auto result =
        ikToFk(toolInput(scene, {5, 25}), {allChains(*model), true, 0.01}, wholeProgress);
    QVERIFY(result);
    QVERIFY(!result->patch.isEmpty());
    QVERIFY(result->moved->joints.largest <= 0.02);
}

QTEST_APPLESS_MAIN(TestMotionChange)
#include "test_motion_change.moc"
