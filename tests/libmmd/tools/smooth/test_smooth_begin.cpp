// SPDX-License-Identifier: MIT
#include "libmmd/tools/smooth/smooth_motion.h"
#include "tests/libmmd/tools/tool_scene.h"

#include <glm/geometric.hpp>

#include <QtTest/QTest>

#include <cmath>
#include <random>
#include <vector>

using namespace mmd;
using namespace odori::test;

namespace {

constexpr std::uint32_t last = 200;
const std::string bone = "bone";

/// A sway with noise, and with a spike, from frame `first` on.
Motion swayFrom(std::uint32_t first)
{
    std::mt19937 random(4);
    std::normal_distribution<float> noise(0.0f, 0.03f);
    std::vector<BoneKeyframe> keys(last + 1);
    for (std::uint32_t frame = 0; frame <= last; ++frame) {
        keys[frame].frame = first + frame;
        keys[frame].value.translation = {4.0f * std::cos(0.1f * float(frame)) + noise(random),
            0.02f * float(frame) + noise(random), frame == 90 ? 5.0f : noise(random)};
    }
    Motion motion;
    replaceTrack(motion, Track<BoneKeyframe>(fieldOf(bone), keys));
    return motion;
}

Track<BoneKeyframe> smoothed(const Motion& motion, FrameSpan range)
{
    const Scene scene = sceneOf(nullptr, motion);
    const auto result = smoothMotion(
        {.target = {scene, ActorId{1}}, .tracks = {{TrackKind::Bone, bone}}, .range = range}, {},
        wholeProgress);
    return result ? *findBoneTrack(motionAfter(scene, *result), bone) : Track<BoneKeyframe>();
}

} // namespace

/// The filter sees no frames before the first key of a track.
class TestSmoothBegin : public QObject {
    Q_OBJECT
private slots:
    void aLaterBeginChangesNothing_data();
    void aLaterBeginChangesNothing();
};

void TestSmoothBegin::aLaterBeginChangesNothing_data()
{
    QTest::addColumn<quint32>("first");
    QTest::addColumn<quint32>("end");
    QTest::newRow("the whole track") << 0U << last;
    QTest::newRow("near its begin") << 20U << 120U;
}

void TestSmoothBegin::aLaterBeginChangesNothing()
{
    QFETCH(const quint32, first);
    QFETCH(const quint32, end);
    constexpr std::uint32_t later = 100;
    const Motion motion = swayFrom(0);
    const Track<BoneKeyframe> one = smoothed(motion, {first, end});
    const Track<BoneKeyframe> other = smoothed(swayFrom(later), {first + later, end + later});
    QVERIFY(!one.isEmpty() && one.values()[90] != motion.bones.front()->values()[90]);
    QCOMPARE(other.size(), one.size());
    for (std::size_t key = 0; key < one.size(); ++key) {
        QCOMPARE(other.frame(key), one.frame(key) + later);
        QVERIFY(
            glm::distance(one.values()[key].translation, other.values()[key].translation) < 1e-4f);
    }
}

QTEST_APPLESS_MAIN(TestSmoothBegin)
#include "test_smooth_begin.moc"
