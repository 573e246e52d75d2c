// SPDX-License-Identifier: MIT
#include "libmmd/scene/history/patch_memory.h"

#include "tests/libmmd/scene/scene_builder.h"

#include <QtTest/QTest>

#include <numeric>

using namespace odori::test;

/// The memory that a patch reports to keep alive.
class TestPatchMemory : public QObject {
    Q_OBJECT
private slots:
    void keysCountByTheirNumber();
    void everyPartCounts_data();
    void everyPartCounts();
    void selectionsAreShared();
    void aMotionThatWasReplacedCounts();
    void whatBothActorsHaveIsFree();
    void aModelCountsWhileItIsOut();
};

namespace {

mmd::ScenePatch patchOf(mmd::PatchPart part)
{
    mmd::ScenePatch patch;
    patch.parts.push_back(std::move(part));
    return patch;
}

std::size_t sharedBytes(const mmd::PatchMemory& memory)
{
    return std::accumulate(memory.shared.begin(), memory.shared.end(), std::size_t(0),
        [](std::size_t sum, const mmd::SharedMemory& each) { return sum + each.bytes; });
}

mmd::KeyChange<mmd::BoneKeyframe> insertedKeys(std::uint32_t count)
{
    mmd::KeyChange<mmd::BoneKeyframe> change;
    for (std::uint32_t frame = 0; frame < count; ++frame)
        change.edit.inserted.push_back(boneKey(frame, frame));
    return change;
}

mmd::Actor actorWithKeys(std::uint32_t count)
{
    mmd::Actor actor;
    actor.id = mmd::ActorId{1};
    std::vector<mmd::BoneKeyframe> keys;
    for (std::uint32_t frame = 0; frame < count; ++frame)
        keys.push_back(boneKey(frame, frame));
    mmd::replaceTrack(actor.motion, mmd::Track<mmd::BoneKeyframe>(mmd::fieldOf("A"), keys));
    return actor;
}

} // namespace

void TestPatchMemory::keysCountByTheirNumber()
{
    const std::size_t none = mmd::memoryOf(patchOf(insertedKeys(0)), true).own;
    const std::size_t some = mmd::memoryOf(patchOf(insertedKeys(1000)), true).own;
    QCOMPARE(some - none, 1000 * sizeof(mmd::PackedBoneKey));
    auto both = insertedKeys(1000);
    both.edit.removed = both.edit.inserted; // counted whether the patch is done or undone
    QCOMPARE(mmd::memoryOf(patchOf(both), true).own - some, some - none);
    QCOMPARE(mmd::memoryOf(patchOf(both), false).own, mmd::memoryOf(patchOf(both), true).own);
}

void TestPatchMemory::everyPartCounts_data()
{
    QTest::addColumn<mmd::PatchPart>("part");
    QTest::addColumn<std::size_t>("least");
    QTest::newRow("drafts") << mmd::PatchPart(
                                   mmd::DraftChange{{}, {}, std::vector<mmd::Draft>(100)})
                            << 100 * sizeof(mmd::Draft);
    mmd::Draft switches;
    switches.value = mmd::ShowIkValue{1, std::vector<mmd::IkSwitch>(200)};
    QTest::newRow("IK switches of drafts")
        << mmd::PatchPart(mmd::DraftChange{{}, {switches}, {}}) << 200 * sizeof(mmd::IkSwitch);
    QTest::newRow("markers") << mmd::PatchPart(mmd::MarkerChange{{{1, std::string(5000, 'm')}}, {}})
                             << std::size_t(5000);
    QTest::newRow("shifts") << mmd::PatchPart(
                                   mmd::KeyShift{{}, std::vector<mmd::TrackId>(300), 0, 1})
                            << 300 * sizeof(mmd::TrackId);
    mmd::BoneLists lists;
    lists.sets = {{std::string(3000, 's'), std::vector<mmd::TrackId>(100)}};
    QTest::newRow("saved sets") << mmd::PatchPart(mmd::BoneListsChange{{}, {}, lists})
                                << 3000 + 100 * sizeof(mmd::TrackId);
    QTest::newRow("outside parents")
        << mmd::PatchPart(mmd::OutsideParentChange{
               {}, std::vector<mmd::OutsideParentKey>(100, {std::string(50, 'b'), 1, {}}), {}})
        << 100 * (sizeof(mmd::OutsideParentKey) + 50);
    mmd::KeyChange<mmd::MorphKeyframe> raw;
    raw.edit.rawRemoved.push_back({1, 1, std::string(4000, 'r')});
    QTest::newRow("raw records") << mmd::PatchPart(raw) << std::size_t(4000);
    mmd::KeyChange<mmd::ShowIkKeyframe> showIk;
    showIk.edit.removed.push_back({1, 1, {1, std::vector<mmd::IkSwitch>(200)}});
    QTest::newRow("show/IK keys") << mmd::PatchPart(showIk) << 200 * sizeof(mmd::IkSwitch);
}

void TestPatchMemory::everyPartCounts()
{
    QFETCH(mmd::PatchPart, part);
    QFETCH(std::size_t, least);
    const std::size_t own = mmd::memoryOf(patchOf(part), true).own;
    QVERIFY2(own >= least && own < least + 2000, qPrintable(QString::number(own)));
}

void TestPatchMemory::selectionsAreShared()
{
    mmd::Selection selection;
    for (std::uint32_t frame = 0; frame < 1000; ++frame)
        selection.setKey(bone("A"), frame, true);
    mmd::ScenePatch first = patchOf(mmd::MarkerChange{}), second = first;
    first.selectionBefore = selection;
    first.selectionAfter = selection;
    const mmd::PatchMemory memory = mmd::memoryOf(first, true);
    QVERIFY(sharedBytes(memory) >= 2 * 4000); // two separate objects with the same content
    first.selectionAfter = first.selectionBefore;
    second.selectionBefore = first.selectionBefore;
    const mmd::PatchMemory one = mmd::memoryOf(first, true);
    QVERIFY(sharedBytes(one) >= 4000 && sharedBytes(one) < 5000);
    const mmd::PatchMemory other = mmd::memoryOf(second, true);
    const auto isIn = [&](const mmd::SharedMemory& each) {
        return std::any_of(other.shared.begin(), other.shared.end(),
            [&](const mmd::SharedMemory& there) { return there.identity == each.identity; });
    };
    QVERIFY(std::all_of(one.shared.begin(), one.shared.end(), isIn)); // with the same identities
}

void TestPatchMemory::aMotionThatWasReplacedCounts()
{
    const mmd::ScenePatch patch =
        patchOf(mmd::ActorChange{actorWithKeys(1000), actorWithKeys(10), 0});
    QVERIFY(sharedBytes(mmd::memoryOf(patch, true)) > 1000 * sizeof(mmd::BoneValue));
    QVERIFY(sharedBytes(mmd::memoryOf(patch, false)) < 100 * sizeof(mmd::BoneValue));
    mmd::Motion camera;
    std::vector<mmd::CameraKeyframe> keys(500);
    for (std::uint32_t frame = 0; frame < 500; ++frame)
        keys[frame].frame = frame;
    mmd::replaceTrack(camera, mmd::Track<mmd::CameraKeyframe>({}, keys));
    const mmd::ScenePatch other = patchOf(mmd::CameraMotionChange{mmd::Motion(), camera, {}, {}});
    QVERIFY(sharedBytes(mmd::memoryOf(other, true)) < 1000);
    QVERIFY(sharedBytes(mmd::memoryOf(other, false)) > 500 * sizeof(mmd::CameraValue));
}

void TestPatchMemory::whatBothActorsHaveIsFree()
{
    const mmd::Actor before = actorWithKeys(1000);
    mmd::Actor after = before; // the same tracks
    after.motionPath = "elsewhere.vmd";
    const mmd::ScenePatch patch = patchOf(mmd::ActorChange{before, after, 0});
    QVERIFY(sharedBytes(mmd::memoryOf(patch, true)) < 1000);
}

void TestPatchMemory::aModelCountsWhileItIsOut()
{
    mmd::pmx::Model data;
    data.vertices.resize(1000);
    data.morphs.resize(1);
    data.morphs.front().vertex.resize(500);
    mmd::Actor actor;
    actor.model = std::make_shared<mmd::Model>(mmd::makeModel(std::move(data), {}, {}));
    const std::size_t least =
        1000 * sizeof(mmd::pmx::Vertex) + 500 * sizeof(mmd::pmx::VertexOffset);
    const mmd::ScenePatch added = patchOf(mmd::ActorChange{std::nullopt, actor, 0});
    QVERIFY(sharedBytes(mmd::memoryOf(added, true)) < 1000); // the scene owns it
    QVERIFY(sharedBytes(mmd::memoryOf(added, false)) >= least);
    const mmd::ScenePatch removed = patchOf(mmd::ActorChange{actor, std::nullopt, 0});
    QVERIFY(sharedBytes(mmd::memoryOf(removed, true)) >= least);
    QVERIFY(sharedBytes(mmd::memoryOf(removed, false)) < 1000);
}

QTEST_APPLESS_MAIN(TestPatchMemory)
#include "test_patch_memory.moc"
