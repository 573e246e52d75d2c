// SPDX-License-Identifier: MIT
#include "libmmd/pose/baked_motion.h"
#include "tests/libmmd/pose/rig_builder.h"

#include <QtTest/QTest>

#include <limits>

#ifdef __unix__
#include <sys/resource.h>
#endif

using namespace odori::test;

/// A motion evaluated frame by frame, and the handling of invalid numbers.
class TestBakedMotion : public QObject {
    Q_OBJECT
private slots:
    void framesAreThoseOfTheSpan_data();
    void framesAreThoseOfTheSpan();
    void whatIsNotSoundKeepsTheFrameBefore();
    void spansAndRatesOutOfRangeAreRefused();
    void itCanBeCancelled();
    void framesThatAreNotReachedNeedNoMemory();

private:
    static mmd::Result<mmd::BakedMotion> bake(mmd::FrameSpan span, int fps,
        const mmd::PoseSource& poseAt, const mmd::Progress& progress = {})
    {
        return mmd::bakeMotion(*model(), poseAt, span, fps, {progress, 0.0, 1.0});
    }
    /// Two bones and a morph.
    static std::shared_ptr<const mmd::Model> model()
    {
        RigBuilder rig;
        rig.bone({1, 2, 3});
        rig.bone({4, 5, 6}, 0);
        mmd::pmx::Morph morph;
        morph.name.utf8 = "m";
        rig.model().morphs.push_back(morph);
        return rig.build();
    }
};

void TestBakedMotion::framesAreThoseOfTheSpan_data()
{
    QTest::addColumn<int>("fps");
    QTest::addColumn<int>("last");
    QTest::addColumn<QList<double>>("frames");
    QTest::newRow("30") << 30 << 7 << QList{5.0, 6.0, 7.0};
    QTest::newRow("60") << 60 << 7 << QList{5.0, 5.5, 6.0, 6.5, 7.0};
    QTest::newRow("one frame, 30") << 30 << 5 << QList{5.0};
    QTest::newRow("one frame, 60") << 60 << 5 << QList{5.0};
}

void TestBakedMotion::framesAreThoseOfTheSpan()
{
    QFETCH(int, fps);
    QFETCH(int, last);
    QFETCH(QList<double>, frames);
    mmd::Pose pose = poseOf(model(), {});
    QList<double> asked;
    std::vector<double> shares;
    const auto baked = bake(
        {5, std::uint32_t(last)}, fps,
        [&](double frame) -> const mmd::Pose& {
            asked.push_back(frame);
            pose.bones[1].translation.x = float(frame);
            pose.morphWeights[0] = float(frame) * 0.25f;
            return pose;
        },
        mmd::Progress([&](double share) { shares.push_back(share); }));
    QVERIFY(baked);
    QCOMPARE(asked, frames);
    QCOMPARE(baked->frameCount, std::size_t(frames.size()));
    QCOMPARE(baked->fps, fps);
    QCOMPARE(baked->repaired, std::size_t(0));
    for (std::size_t at = 0; at < baked->frameCount; ++at) {
        QCOMPARE(baked->motionFrame(at), frames[qsizetype(at)]);
        QCOMPARE(baked->pose(at)[1].translation.x, float(frames[qsizetype(at)]));
        QCOMPARE(baked->pose(at)[0].translation.x, 1.0f);
        QCOMPARE(baked->weights(at)[0], float(frames[qsizetype(at)]) * 0.25f);
    }
    QCOMPARE(shares.size(), baked->frameCount);
    QVERIFY(std::is_sorted(shares.begin(), shares.end()));
    QCOMPARE(shares.back(), 1.0);
}

void TestBakedMotion::whatIsNotSoundKeepsTheFrameBefore()
{
    const float nan = std::numeric_limits<float>::quiet_NaN();
    const mmd::Pose rest = poseOf(model(), {});
    mmd::Pose pose = rest;
    const auto at = [&](double frame) -> const mmd::Pose& {
        pose = rest;
        pose.bones[0].translation = {7, 8, 9};
        pose.bones[1].rotation = aboutX(30);
        pose.morphWeights[0] = 0.5f;
        glm::vec3& place = pose.bones[0].translation;
        switch (int(frame)) {
        case 0: // at first the rest pose is kept
            place.y = nan;
            pose.bones[1].rotation = {0, 0, 0, 0};
            pose.morphWeights[0] = nan;
            break;
        case 2:
            place.x = -1.1e7f;
            pose.morphWeights[0] = 2e7f;
            break;
        case 3:
            place.y = 1.1e7f;
            pose.bones[1].rotation = aboutX(60) * 2.0f;
            break;
        case 4:
            place.z = nan;
            pose.bones[1].rotation.w = std::numeric_limits<float>::infinity();
            break;
        case 5: // just valid
            place = glm::vec3(9.9e6f);
            pose.morphWeights[0] = -9.9e6f;
            break;
        default:
            break;
        }
        return pose;
    };
    const auto baked = bake({0, 5}, 30, at);
    QVERIFY(baked);
    QCOMPARE(baked->repaired, std::size_t(3 + 2 + 2 + 2));
    QCOMPARE(baked->firstRepaired, std::string("bone 0 (b0), frame 0"));
    QCOMPARE(bake({4, 4}, 60, at)->firstRepaired, std::string("bone 0 (b0), frame 4"));
    QCOMPARE(bake({1, 1}, 30, at)->firstRepaired, std::string());
    QCOMPARE(baked->pose(0)[0].translation, glm::vec3(1, 2, 3));
    NEAR(baked->pose(0)[1].rotation, glm::quat(1, 0, 0, 0));
    QCOMPARE(baked->weights(0)[0], 0.0f);
    for (const std::size_t frame : {1u, 2u, 3u, 4u}) {
        QCOMPARE(baked->pose(frame)[0].translation, glm::vec3(7, 8, 9));
        NEAR(baked->pose(frame)[1].rotation, aboutX(30));
        QCOMPARE(baked->weights(frame)[0], 0.5f);
    }
    QCOMPARE(baked->pose(5)[0].translation, glm::vec3(9.9e6f));
    QCOMPARE(baked->weights(5)[0], -9.9e6f);
}

void TestBakedMotion::spansAndRatesOutOfRangeAreRefused()
{
    const mmd::Pose pose = poseOf(model(), {});
    const auto still = [&](double) -> const mmd::Pose& { return pose; };
    using enum mmd::ErrorCode;
    const auto errorOf = [&](mmd::FrameSpan span, int fps) {
        const auto baked = bake(span, fps, still);
        return baked ? mmd::Error{} : baked.error();
    };
    QCOMPARE(errorOf({5, 4}, 30).code, OutOfRange);
    QCOMPARE(errorOf({5, 4}, 30).field, std::string("frames"));
    QCOMPARE(errorOf({5, 4}, 30).value, std::uint64_t(4));
    for (const int fps : {0, 24, 31, 120}) {
        QCOMPARE(errorOf({0, 9}, fps).code, OutOfRange);
        QCOMPARE(errorOf({0, 9}, fps).field, std::string("frames a second"));
        QCOMPARE(errorOf({0, 9}, fps).value, std::uint64_t(fps));
    }
    for (const int fps : {30, 60}) {
        QCOMPARE(errorOf({7, mmd::mostFramesAtOnce + 8}, fps).code, TooManyFrames);
        QCOMPARE(errorOf({0, 0xFFFFFFFF}, fps).code, TooManyFrames);
    }
    QCOMPARE(errorOf({0, 0xFFFFFFFF}, 60).value, std::uint64_t(mmd::mostFramesAtOnce));
}

void TestBakedMotion::itCanBeCancelled()
{
    const mmd::Pose pose = poseOf(model(), {});
    mmd::Progress progress;
    int asked = 0;
    const auto baked = bake(
        {0, 100}, 30,
        [&](double) -> const mmd::Pose& {
            if (++asked == 3)
                progress.cancel();
            return pose;
        },
        progress);
    QVERIFY(!baked);
    QCOMPARE(baked.error().code, mmd::ErrorCode::Cancelled);
    QCOMPARE(asked, 3);
}

/// Cancel acts at once, however long the range is.
void TestBakedMotion::framesThatAreNotReachedNeedNoMemory()
{
#ifdef __unix__
    RigBuilder rig;
    for (int bone = 0; bone < 200; ++bone)
        rig.bone({0, 1, 0}, bone - 1);
    const auto chain = rig.build();
    const mmd::Pose pose = poseOf(chain, {});
    const auto mostKilobytes = [] {
        rusage usage{};
        getrusage(RUSAGE_SELF, &usage);
        return long(usage.ru_maxrss);
    };
    const long before = mostKilobytes();
    mmd::Progress progress;
    progress.cancel();
    const auto baked = mmd::bakeMotion(
        *chain, [&](double) -> const mmd::Pose& { return pose; }, {0, 99'999}, 30,
        mmd::ProgressPart(progress, 0.0, 1.0));
    QCOMPARE(baked.error().code, mmd::ErrorCode::Cancelled);
    QVERIFY2(mostKilobytes() - before < 100'000, "all frames would take 560 MB");
#else
    QSKIP("no measure of memory here");
#endif
}

QTEST_GUILESS_MAIN(TestBakedMotion)
#include "test_baked_motion.moc"
