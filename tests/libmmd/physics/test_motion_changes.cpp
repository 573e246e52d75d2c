// SPDX-License-Identifier: MIT
#include "libmmd/physics/motion_changes.h"
#include "tests/libmmd/physics/body_builder.h"

#include <QtTest/QTest>

using namespace odori::test;

namespace {

/// Keys of b0 at 10, 20 and 30.
mmd::Motion threeKeys()
{
    mmd::Motion motion;
    for (const std::uint32_t frame : {10u, 20u, 30u})
        key(motion, 0, frame, {float(frame), 0, 0});
    return motion;
}

mmd::pmx::Morph& morph(RigBuilder& builder, const char* name, mmd::pmx::MorphType type)
{
    mmd::pmx::Morph made;
    made.name.utf8 = name;
    made.type = type;
    builder.model().morphs.push_back(made);
    return builder.model().morphs.back();
}

std::shared_ptr<const mmd::Model> modelWithMorphs()
{
    RigBuilder builder;
    builder.bone({0, 0, 0});
    for (const auto& [name, type] :
        {std::pair("face", mmd::pmx::MorphType::Vertex), {"jaw", mmd::pmx::MorphType::Bone}})
        morph(builder, name, type);
    return builder.build();
}

} // namespace

/// Up to which frame an edit does not affect a motion.
class TestMotionChanges : public QObject {
    Q_OBJECT
private slots:
    void editsCountFromTheKeyBefore_data();
    void editsCountFromTheKeyBefore();
    void onlyWhatMovesBonesCounts();
    void switchesCountFromTheirFrame();
    void eachMorphThatMovesSomethingCounts_data();
    void eachMorphThatMovesSomethingCounts();
    void oneOfAllThatATrackDrivesIsEnough_data();
    void oneOfAllThatATrackDrivesIsEnough();
    void whatAGroupMovesIsSimulatedAnew_data();
    void whatAGroupMovesIsSimulatedAnew();
    void theEarliestOfAllChangesCounts_data();
    void theEarliestOfAllChangesCounts();
};

void TestMotionChanges::editsCountFromTheKeyBefore_data()
{
    QTest::addColumn<int>("frame"); // of the new key
    QTest::addColumn<qint64>("until");
    QTest::newRow("a key beyond the last") << 40 << qint64(30);
    QTest::newRow("the last key") << 30 << qint64(20);
    QTest::newRow("a key in between") << 15 << qint64(10);
    QTest::newRow("the first key") << 10 << qint64(0);
    QTest::newRow("a key before the first") << 5 << qint64(0);
    QTest::newRow("a key at 0") << 0 << qint64(mmd::agreeNowhere);
}

void TestMotionChanges::editsCountFromTheKeyBefore()
{
    QFETCH(int, frame);
    const auto model = modelWithMorphs();
    const mmd::Motion before = threeKeys();
    mmd::Motion after = before;
    key(after, 0, std::uint32_t(frame), {0, 5, 0});
    QTEST(qint64(mmd::motionsAgreeUntil(*model, before, after)), "until");
    QTEST(qint64(mmd::motionsAgreeUntil(*model, after, before)), "until");
    QCOMPARE(mmd::motionsAgreeUntil(*model, after, after), mmd::agreeThroughout);
}

void TestMotionChanges::onlyWhatMovesBonesCounts()
{
    const auto model = modelWithMorphs();
    const mmd::Motion before = threeKeys();
    mmd::Motion after = before;
    key(after, 7, 3, {1, 1, 1}); // a bone that the model lacks
    key(after, "face", 4, 0.5f);
    QCOMPARE(mmd::motionsAgreeUntil(*model, before, after), mmd::agreeThroughout);
    key(after, "jaw", 4, 0.5f);
    QCOMPARE(mmd::motionsAgreeUntil(*model, before, after), std::int64_t(0));
    mmd::Motion same = threeKeys(); // other tracks with the same keys
    QCOMPARE(mmd::motionsAgreeUntil(*model, before, same), mmd::agreeThroughout);
    physicsKey(same, 0, 30, false, {30, 0, 0});
    QCOMPARE(mmd::motionsAgreeUntil(*model, before, same), std::int64_t(20));
}

void TestMotionChanges::switchesCountFromTheirFrame()
{
    const auto model = modelWithMorphs();
    const mmd::Motion before = threeKeys();
    mmd::Motion after = before;
    ikKey(after, 12, 0, false);
    QCOMPARE(mmd::motionsAgreeUntil(*model, before, after), std::int64_t(11));
    mmd::Motion more = after;
    ikKey(more, 50, 0, true);
    QCOMPARE(mmd::motionsAgreeUntil(*model, after, more), std::int64_t(49));
    QCOMPARE(mmd::motionsAgreeUntil(*model, more, before), std::int64_t(11));
}

void TestMotionChanges::eachMorphThatMovesSomethingCounts_data()
{
    QTest::addColumn<int>("type");
    QTest::addColumn<bool>("counts");
    using enum mmd::pmx::MorphType;
    QTest::newRow("group") << int(Group) << true;
    QTest::newRow("flip") << int(Flip) << true;
    QTest::newRow("bone") << int(Bone) << true;
    QTest::newRow("impulse") << int(Impulse) << true;
    QTest::newRow("vertex") << int(Vertex) << false;
    QTest::newRow("UV") << int(Uv) << false;
    QTest::newRow("the fourth UV") << int(Uv4) << false;
    QTest::newRow("material") << int(Material) << false;
}

void TestMotionChanges::eachMorphThatMovesSomethingCounts()
{
    QFETCH(int, type);
    QFETCH(bool, counts);
    RigBuilder builder;
    builder.bone({0, 0, 0});
    morph(builder, "jaw", mmd::pmx::MorphType::Bone).bone = {{0, {1, 0, 0}, {1, 0, 0, 0}}};
    morph(builder, "it", mmd::pmx::MorphType(type)).group = {{0, 1.0f}};
    mmd::Motion before;
    key(before, "it", 10, 0.0f);
    key(before, "it", 30, 0.5f);
    mmd::Motion after = before;
    key(after, "it", 30, 1.0f);
    const auto model = builder.build();
    const std::int64_t until = counts ? 10 : mmd::agreeThroughout;
    QCOMPARE(mmd::motionsAgreeUntil(*model, before, after), until);
    QCOMPARE(mmd::motionsAgreeUntil(*model, after, before), until);
    QCOMPARE(mmd::motionsAgreeUntil(*model, before, {}), counts ? 0 : mmd::agreeThroughout);
}

void TestMotionChanges::oneOfAllThatATrackDrivesIsEnough_data()
{
    QTest::addColumn<QList<int>>("types");
    using enum mmd::pmx::MorphType;
    QTest::newRow("the first") << QList<int>{int(Bone), int(Vertex), int(Uv)};
    QTest::newRow("in between") << QList<int>{int(Vertex), int(Group), int(Uv)};
    QTest::newRow("the last") << QList<int>{int(Vertex), int(Uv), int(Impulse)};
}

/// Morphs whose names are equal after truncation.
void TestMotionChanges::oneOfAllThatATrackDrivesIsEnough()
{
    QFETCH(QList<int>, types);
    RigBuilder builder;
    builder.bone({0, 0, 0});
    for (const int type : types) {
        const std::string name = "front_cloak_001_" + std::to_string(type);
        morph(builder, name.c_str(), mmd::pmx::MorphType(type));
    }
    const auto model = builder.build();
    QCOMPARE(model->morphsOfTrack("front_cloak_001").size(), std::size_t(types.size()));
    mmd::Motion after;
    key(after, "front_cloak_001", 12, 1.0f);
    QCOMPARE(mmd::motionsAgreeUntil(*model, {}, after), std::int64_t(0));
}

void TestMotionChanges::whatAGroupMovesIsSimulatedAnew_data()
{
    QTest::addColumn<bool>("isFlip");
    QTest::addColumn<int>("member"); ///< the member that moves a bone
    QTest::newRow("group, the first") << false << 0;
    QTest::newRow("group, the last") << false << 2;
    QTest::newRow("flip, the last") << true << 2;
}

void TestMotionChanges::whatAGroupMovesIsSimulatedAnew()
{
    QFETCH(bool, isFlip);
    QFETCH(int, member);
    using enum mmd::pmx::BodyMode;
    using enum mmd::pmx::MorphType;
    BodyBuilder builder;
    builder.sphere(builder.bone({0, 20, 0}), FollowsBone);
    builder.sphere(builder.bone({1, 20, 0}, 0), Dynamic, 0.4f);
    builder.joint(0, 1, {0.5f, 20, 0});
    auto& members = morph(builder, "all", isFlip ? Flip : Group).group;
    for (int each = 0; each < 3; ++each)
        members.push_back({each + 1, 1.0f});
    for (int each = 0; each < 3; ++each)
        morph(builder, each == member ? "jaw" : "face", each == member ? Bone : Vertex);
    builder.model().morphs[std::size_t(member) + 1].bone = {{0, {4, 0, 0}, {1, 0, 0, 0}}};
    const auto model = builder.build();
    mmd::Motion before;
    key(before, "all", 0, 0.0f);
    key(before, "all", 20, 0.0f);
    mmd::Motion after = before;
    key(after, "all", 40, 1.0f);
    const auto runOf = [&](const mmd::Motion& motion) {
        mmd::Simulation run(model);
        run.setMotion(motion);
        return run;
    };
    mmd::Simulation edited = runOf(before), fresh = runOf(after);
    const auto still = edited.pose(60.0).bones;
    edited.setMotion(after);
    QCOMPARE(edited.simulated(), (mmd::SimulatedRange{0.0, 20.0}));
    for (const double frame : {10.0, 30.0, 45.0, 60.0})
        QVERIFY(isSame(edited.pose(frame).bones, fresh.pose(frame).bones));
    QVERIFY(edited.pose(60.0).bones[1].translation.x > still[1].translation.x + 2.0f);
}

void TestMotionChanges::theEarliestOfAllChangesCounts_data()
{
    QTest::addColumn<QList<int>>("bones"); ///< frames of new keys by bone; 0: none
    QTest::addColumn<int>("jaw");
    QTest::addColumn<int>("ik");
    QTest::addColumn<qint64>("until");
    QTest::newRow("the first bone's") << QList<int>{15, 25, 35} << 28 << 22 << qint64(10);
    QTest::newRow("the second bone's") << QList<int>{25, 15, 35} << 28 << 22 << qint64(10);
    QTest::newRow("the last bone's") << QList<int>{35, 25, 15} << 28 << 22 << qint64(10);
    QTest::newRow("the morph's") << QList<int>{35, 35, 35} << 15 << 22 << qint64(10);
    QTest::newRow("the switch's") << QList<int>{35, 25, 35} << 28 << 13 << qint64(12);
    QTest::newRow("the last bone's alone") << QList<int>{0, 0, 25} << 0 << 0 << qint64(20);
    QTest::newRow("the morph's alone") << QList<int>{0, 0, 0} << 25 << 0 << qint64(20);
}

void TestMotionChanges::theEarliestOfAllChangesCounts()
{
    QFETCH(QList<int>, bones);
    QFETCH(int, jaw);
    QFETCH(int, ik);
    RigBuilder builder;
    for (int bone = 0; bone < 3; ++bone)
        builder.bone({float(bone), 0, 0});
    morph(builder, "jaw", mmd::pmx::MorphType::Bone);
    const auto model = builder.build();
    mmd::Motion before;
    for (const std::uint32_t frame : {10u, 20u, 30u}) {
        for (int bone = 0; bone < 3; ++bone)
            key(before, bone, frame, {float(frame), 0, 0});
        key(before, "jaw", frame, 0.1f);
    }
    mmd::Motion after = before;
    for (int bone = 0; bone < 3; ++bone)
        if (bones[bone] > 0)
            key(after, bone, std::uint32_t(bones[bone]), {0, 7, 0});
    if (jaw > 0)
        key(after, "jaw", std::uint32_t(jaw), 1.0f);
    if (ik > 0)
        ikKey(after, std::uint32_t(ik), 0, false);
    QTEST(qint64(mmd::motionsAgreeUntil(*model, before, after)), "until");
    QTEST(qint64(mmd::motionsAgreeUntil(*model, after, before)), "until");
}

QTEST_GUILESS_MAIN(TestMotionChanges)
#include "test_motion_changes.moc"
