// SPDX-License-Identifier: MIT
#include "libmmd/physics/bake.h"
#include "libmmd/scene/edits/keys/bake.h"
#include "libmmd/scene/edits/keys/keys.h"
#include "libmmd/scene/edits/scene/actors.h"
#include "tests/libmmd/physics/body_builder.h"

#include <QtTest/QTest>

#include <algorithm>
#include <limits>

using namespace odori::test;
using enum mmd::pmx::BodyMode;

namespace {

/// A head with a tail of three simulated bones, of which the last appends half of the first one's
/// rotation. The head swings for 100 frames.
struct Swing {
    std::shared_ptr<const mmd::Model> model;
    mmd::Motion motion;

    Swing()
    {
        BodyBuilder builder;
        builder.sphere(builder.bone({0, 20, 0}), FollowsBone);
        for (int link = 1; link <= 3; ++link) {
            builder.sphere(builder.bone({float(link), 20, 0}, link - 1), Dynamic, 0.4f)
                .linearDamping = 0.9f;
            builder.joint(link - 1, link, {float(link) - 0.5f, 20, 0});
        }
        builder.append(3, 1, 0.5f, mmd::pmx::boneFlag::appendRotation);
        model = builder.build();
        for (std::uint32_t frame = 0; frame <= 100; frame += 20)
            key(motion, 0, frame, {frame % 40 == 0 ? 0.0f : 4.0f, 0, 0}, aboutZ(float(frame)));
    }
    [[nodiscard]] mmd::Simulation run() const
    {
        mmd::Simulation simulation(model);
        simulation.setMotion(motion);
        return simulation;
    }
};

/// A head with two simulated bones that may append from it and be moved by morphs; the head rotates
/// and moves, and the morphs fade in and out.
struct Moved {
    RigBuilder& appending(int bone)
    {
        using namespace mmd::pmx::boneFlag;
        builder.append(bone, 0, 0.5f, appendRotation | appendTranslation);
        return builder;
    }
    mmd::pmx::Morph& morph(const char* name, mmd::pmx::MorphType type)
    {
        mmd::pmx::Morph made;
        made.name.utf8 = name;
        made.type = type;
        builder.model().morphs.push_back(made);
        return builder.model().morphs.back();
    }

    Moved()
    {
        builder.sphere(builder.bone({0, 20, 0}), FollowsBone);
        for (int link = 1; link <= 2; ++link) {
            builder.sphere(builder.bone({float(link), 20, 0}, link - 1), Dynamic, 0.4f)
                .linearDamping = 0.9f;
            builder.joint(link - 1, link, {float(link) - 0.5f, 20, 0});
        }
        for (std::uint32_t frame = 0; frame <= 60; frame += 20)
            key(motion, 0, frame, {frame % 40 == 0 ? 0.0f : 3.0f, 0, 0}, aboutZ(float(frame)));
    }

    BodyBuilder builder;
    mmd::Motion motion;
};

const mmd::ActorId actor{1};

mmd::Scene sceneOf(std::shared_ptr<const mmd::Model> model, const mmd::Motion& motion)
{
    mmd::Scene scene;
    scene = mmd::applied(scene, mmd::addActor(scene, std::move(model)));
    return mmd::applied(scene, mmd::setMotion({scene, actor}, motion, {}));
}

mmd::Scene sceneOf(const Swing& swing)
{
    return sceneOf(swing.model, swing.motion);
}

std::vector<mmd::KeyValue> keyValues(
    const mmd::Model& model, const std::vector<mmd::BakedBone>& baked)
{
    std::vector<mmd::KeyValue> keys;
    for (const mmd::BakedBone& bone : baked)
        for (const mmd::BakedBone::Key& key : bone.keys)
            keys.push_back({.track = model.boneTrack(bone.bone),
                .frame = key.frame,
                .bone = key.value,
                .weight = 0.0f,
                .interpolation = {}});
    return keys;
}

} // namespace

/// Baking physics to keys.
class TestBake : public QObject {
    Q_OBJECT
private slots:
    void keysShowWhatPhysicsDid();
    void whatIsAddedIsNotBaked_data();
    void whatIsAddedIsNotBaked();
    void onlyBonesOfPhysicsAreBaked();
    void itIsOneStepAndComesBack();
    void behindTheRangePhysicsGoesOn();
    void theCountIsKnownBefore_data();
    void theCountIsKnownBefore();
    void itCanBeCancelled();
};

void TestBake::keysShowWhatPhysicsDid()
{
    const Swing swing;
    mmd::Simulation simulation = swing.run();
    const auto baked =
        mmd::bake(simulation, {.first = 0, .last = 100, .bones = {1, 2, 3}}, mmd::Progress());
    QVERIFY(baked);
    const mmd::Scene scene = sceneOf(swing);
    const mmd::Scene after = mmd::applied(
        scene, mmd::bakeKeys({scene, actor}, 0, 100, keyValues(*swing.model, *baked)).patch);
    const mmd::Motion& motion = after.actors[0].motion;
    mmd::Simulation again(swing.model); // with physics: the keys switch it off
    again.setMotion(motion);
    for (std::uint32_t frame = 0; frame <= 100; ++frame) {
        const mmd::Pose wanted = simulation.pose(frame);
        const mmd::Pose keyed = poseOf(swing.model, motion, frame);
        const mmd::Pose& simulated = again.pose(frame);
        for (std::size_t bone = 0; bone < wanted.bones.size(); ++bone) {
            QVERIFY(isNear(keyed.bones[bone].translation, wanted.bones[bone].translation, 1e-3f));
            QVERIFY(isNear(keyed.bones[bone].rotation, wanted.bones[bone].rotation, 0.1f));
            QVERIFY(
                isNear(simulated.bones[bone].translation, wanted.bones[bone].translation, 1e-3f));
        }
    }
}

void TestBake::whatIsAddedIsNotBaked_data()
{
    QTest::addColumn<QList<int>>("appending"); ///< bones
    QTest::addColumn<int>("moving");           ///< the morph of three that moves bones; -1: none
    QTest::addColumn<bool>("isGrouped"); ///< a group morph before all others; only it has keys
    QTest::newRow("the first bone appends") << QList<int>{1} << -1 << false;
    QTest::newRow("the last bone appends") << QList<int>{2} << -1 << false;
    QTest::newRow("both append") << QList<int>{1, 2} << -1 << false;
    QTest::newRow("the first morph") << QList<int>{} << 0 << false;
    QTest::newRow("the last morph") << QList<int>{} << 2 << false;
    QTest::newRow("a morph in a group") << QList<int>{} << 1 << true;
    QTest::newRow("a morph and appending") << QList<int>{2} << 1 << false;
}

/// If append or morphs were baked, they would be applied twice.
void TestBake::whatIsAddedIsNotBaked()
{
    QFETCH(QList<int>, appending);
    QFETCH(int, moving);
    QFETCH(bool, isGrouped);
    using enum mmd::pmx::MorphType;
    Moved moved;
    for (const int bone : appending)
        moved.appending(bone);
    if (isGrouped)
        moved.morph("all", Group).group = {{1, 1.0f}, {2, 1.0f}, {3, 1.0f}};
    for (int each = 0; each < 3; ++each) {
        const std::string name = "m" + std::to_string(each);
        auto& morph = moved.morph(name.c_str(), each == moving ? Bone : Vertex);
        if (each == moving)
            morph.bone = {{1, {0, 2, 0}, aboutX(40)}, {2, {0, 0, 1}, aboutZ(30)}};
        for (const std::uint32_t frame : {0u, 30u, 60u})
            key(moved.motion, isGrouped ? "all" : name, frame, frame == 30 ? 1.0f : 0.25f);
    }
    const auto model = moved.builder.build();
    mmd::Simulation simulation(model);
    simulation.setMotion(moved.motion);
    const auto baked =
        mmd::bake(simulation, {.first = 0, .last = 60, .bones = {1, 2}}, mmd::Progress());
    QVERIFY(baked);
    const mmd::Scene scene = sceneOf(model, moved.motion);
    const mmd::Scene after =
        mmd::applied(scene, mmd::bakeKeys({scene, actor}, 0, 60, keyValues(*model, *baked)).patch);
    const mmd::Motion& motion = after.actors[0].motion;
    bool isAnythingAdded = false;
    for (std::uint32_t frame = 0; frame <= 60; ++frame) {
        const mmd::Pose wanted = simulation.pose(frame);
        const mmd::Pose keyed = poseOf(model, motion, frame);
        for (std::size_t bone = 1; bone <= 2; ++bone) {
            QVERIFY(isNear(keyed.bones[bone].translation, wanted.bones[bone].translation, 2e-3f));
            QVERIFY(isNear(keyed.bones[bone].rotation, wanted.bones[bone].rotation, 0.1f));
            // The keyed value is not the bone's transform relative to its parent.
            const mmd::BoneTransform& above = wanted.bones[bone - 1];
            const glm::quat local = glm::conjugate(above.rotation) * wanted.bones[bone].rotation;
            isAnythingAdded =
                isAnythingAdded ||
                angleBetween((*baked)[bone - 1].keys[frame].value.rotation, local) > 5.0f;
        }
    }
    QVERIFY(isAnythingAdded);
}

void TestBake::onlyBonesOfPhysicsAreBaked()
{
    const Swing swing;
    mmd::Simulation simulation = swing.run();
    const auto baked =
        mmd::bake(simulation, {.first = 3, .last = 7, .bones = {0, 2}}, mmd::Progress());
    QVERIFY(baked);
    QCOMPARE(baked->size(), std::size_t(1));
    QCOMPARE(baked->front().bone, 2);
    QCOMPARE(baked->front().keys.size(), std::size_t(5));
    QCOMPARE(baked->front().keys.front().frame, 3u);
    QVERIFY(!mmd::bake(simulation, {.first = 8, .last = 7, .bones = {2}}, mmd::Progress()));
}

void TestBake::itIsOneStepAndComesBack()
{
    const Swing swing;
    mmd::Simulation simulation = swing.run();
    const auto baked =
        mmd::bake(simulation, {.first = 10, .last = 40, .bones = {1, 2, 3}}, mmd::Progress());
    const mmd::Scene scene = sceneOf(swing);
    const mmd::ScenePatch patch =
        mmd::bakeKeys({scene, actor}, 10, 40, keyValues(*swing.model, *baked)).patch;
    QCOMPARE(patch.parts.size(), std::size_t(3)); // one part per track
    const mmd::Scene after = mmd::applied(scene, patch);
    QVERIFY(!(after == scene));
    QCOMPARE(mmd::applied(after, mmd::inverse(patch)), scene);
    // Repeating the bake changes nothing.
    QVERIFY(mmd::bakeKeys({after, actor}, 10, 40, keyValues(*swing.model, *baked)).patch.isEmpty());
}

void TestBake::behindTheRangePhysicsGoesOn()
{
    const Swing swing;
    mmd::Simulation simulation = swing.run();
    const auto baked =
        mmd::bake(simulation, {.first = 10, .last = 40, .bones = {1}}, mmd::Progress());
    const mmd::Scene scene = sceneOf(swing);
    const mmd::Scene after = mmd::applied(
        scene, mmd::bakeKeys({scene, actor}, 10, 40, keyValues(*swing.model, *baked)).patch);
    const auto* track = mmd::findBoneTrack(after.actors[0].motion, "b1");
    QVERIFY(track);
    QCOMPARE(track->size(), std::size_t(32));
    mmd::TrackCursor cursor;
    QVERIFY(mmd::isPhysicsOn(*track, 9.5, cursor));
    QVERIFY(!mmd::isPhysicsOn(*track, 10.0, cursor));
    QVERIFY(!mmd::isPhysicsOn(*track, 40.9, cursor));
    QVERIFY(mmd::isPhysicsOn(*track, 41.0, cursor));
    // A range up to the end of the motion needs no key after it.
    const mmd::Scene whole = mmd::applied(
        scene, mmd::bakeKeys({scene, actor}, 10, 100, keyValues(*swing.model, *baked)).patch);
    QCOMPARE(mmd::findBoneTrack(whole.actors[0].motion, "b1")->size(), std::size_t(31));
}

namespace {

const std::vector<mmd::TrackId> tail{
    {mmd::TrackKind::Bone, "b1"}, {mmd::TrackKind::Bone, "b2"}, {mmd::TrackKind::Bone, "b3"}};

/// The keys of the tail that a bake of these frames has made: all in the range, and one after it if
/// it was not there before.
std::uint64_t keysMade(
    const mmd::Scene& before, const mmd::Scene& after, std::uint32_t first, std::uint32_t last)
{
    std::uint64_t count = 0;
    for (const mmd::TrackId& track : tail) {
        const auto old = mmd::framesOf(before.actors[0].motion, track);
        for (const std::uint32_t frame : mmd::framesOf(after.actors[0].motion, track))
            count += (frame >= first && frame <= last) ||
                     (frame == last + 1 && std::find(old.begin(), old.end(), frame) == old.end());
    }
    return count;
}

} // namespace

void TestBake::theCountIsKnownBefore_data()
{
    QTest::addColumn<std::uint32_t>("first");
    QTest::addColumn<std::uint32_t>("last");
    QTest::addColumn<std::uint64_t>("wanted");
    // The frames and, if the motion continues, a key after them, for each of three bones.
    QTest::newRow("the whole motion") << 0u << 100u << std::uint64_t(3 * 101);
    QTest::newRow("a part") << 10u << 40u << std::uint64_t(3 * 32);
    QTest::newRow("up to the last frame but one") << 50u << 99u << std::uint64_t(3 * 51);
    QTest::newRow("beyond the motion") << 90u << 120u << std::uint64_t(3 * 31);
    QTest::newRow("one frame") << 7u << 7u << std::uint64_t(3 * 2);
}

void TestBake::theCountIsKnownBefore()
{
    QFETCH(std::uint32_t, first);
    QFETCH(std::uint32_t, last);
    QFETCH(std::uint64_t, wanted);
    const Swing swing;
    mmd::Simulation simulation = swing.run();
    const mmd::Scene start = sceneOf(swing);
    const auto baked = [&](const mmd::Scene& scene, std::uint32_t from, std::uint32_t to) {
        const mmd::BakeOptions options{.first = from, .last = to, .bones = {1, 2, 3}};
        return mmd::bakeKeys({scene, actor}, from, to,
            keyValues(*swing.model, *mmd::bake(simulation, options, mmd::Progress())));
    };
    QCOMPARE(mmd::bakedKeyCount({start, actor}, first, last, tail), wanted);
    auto twice = tail; // equal tracks, and tracks of other kinds, do not count
    twice.insert(twice.end(), tail.begin(), tail.end());
    twice.push_back({mmd::TrackKind::Morph, "b1"});
    QCOMPARE(mmd::bakedKeyCount({start, actor}, first, last, twice), wanted);
    QCOMPARE(mmd::bakedKeyCount({start, actor}, last + 1, last, tail), std::uint64_t(0));

    // Also over keys of an earlier bake, whose range ends within this one or after it.
    const mmd::Scene earlier = mmd::applied(start, baked(start, 30, 60).patch);
    for (const mmd::Scene& scene : {start, earlier}) {
        const std::uint64_t count = mmd::bakedKeyCount({scene, actor}, first, last, tail);
        const mmd::BakedKeys all = baked(scene, first, last);
        QCOMPARE(all.count, count);
        QCOMPARE(keysMade(scene, mmd::applied(scene, all.patch), first, last), count);
    }
}

void TestBake::itCanBeCancelled()
{
    const Swing swing;
    mmd::Simulation simulation = swing.run();
    mmd::Progress* running = nullptr;
    double share = 0.0;
    mmd::Progress progress([&](double now) {
        share = now;
        if (now > 0.5)
            running->cancel();
    });
    running = &progress;
    QVERIFY(!mmd::bake(simulation, {.first = 0, .last = 100, .bones = {1}}, progress));
    QVERIFY(share > 0.5 && share < 0.55);
}

QTEST_GUILESS_MAIN(TestBake)
#include "test_bake.moc"
