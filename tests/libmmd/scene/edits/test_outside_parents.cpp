// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/scene/outside_parents.h"
#include "libmmd/scene/edits/scene/scene_edits.h"
#include "libmmd/scene/edits/time/columns.h"
#include "libmmd/scene/parents/parent_cycles.h"
#include "tests/libmmd/following/following_scene.h"
#include "tests/libmmd/scene/scene_builder.h"

#include <QtTest/QTest>

using namespace odori::test;

namespace {

constexpr mmd::ActorId first{1}, second{2}, third{3};
using Keys = std::vector<mmd::OutsideParentKey>;

mmd::Scene threeActors()
{
    return actorsWith({nullptr, nullptr, nullptr});
}

/// `scene` after the patch; checks that undoing it restores the scene, and its binary form.
mmd::Scene after(const mmd::Scene& scene, const mmd::ScenePatch& patch)
{
    mmd::Scene result = applied(scene, patch);
    if (!(reverted(result, patch) == scene) || !isSound(result) || !appliedIfFits(scene, patch))
        QTest::qFail("the patch cannot be undone, or does not fit", __FILE__, __LINE__);
    return result;
}

} // namespace

/// Edits of outside parents.
class TestOutsideParents : public QObject {
    Q_OBJECT
private slots:
    void aKeyIsSetAndReplaced();
    void aKeyOfTheCamera();
    void removingGoesOnWithTheParentBefore();
    void circlesAreRefused();
    void removingMayMakeACircle();
    void aCircleInAFileDoesNotStopOtherEdits();
    void removingAnActorFreesItsFollowers();
    void columnsMoveTheKeysOfTheirTracks();
    void columnsMoveTheKeysOfTheCamera();
    void deletedColumnsKeepTheParentOfLaterFrames();
    void movedKeysMakeNoCircle();
};

void TestOutsideParents::aKeyIsSetAndReplaced()
{
    mmd::Scene scene = threeActors();
    scene = after(scene, setOutsideParent({scene, first}, parentKey("B", 10, 2, "X")));
    scene = after(scene, setOutsideParent({scene, first}, parentKey("A", 30, 3)));
    scene = after(scene, setOutsideParent({scene, first}, parentKey("B", 5, 0)));
    QCOMPARE(scene.actors[0].outsideParents,
        (Keys{parentKey("A", 30, 3), parentKey("B", 5, 0), parentKey("B", 10, 2, "X")}));
    scene = after(scene, setOutsideParent({scene, first}, parentKey("B", 10, 3, "Y")));
    QCOMPARE(scene.actors[0].outsideParents.back(), parentKey("B", 10, 3, "Y"));
    QVERIFY(setOutsideParent({scene, first}, parentKey("B", 10, 3, "Y")).isEmpty());
}

void TestOutsideParents::aKeyOfTheCamera()
{
    mmd::Scene scene = threeActors();
    scene = after(scene, setOutsideParent({scene, mmd::sceneActor}, parentKey("", 7, 2, "X")));
    QCOMPARE(scene.cameraParents, (Keys{parentKey("", 7, 2, "X")}));
}

void TestOutsideParents::removingGoesOnWithTheParentBefore()
{
    mmd::Scene scene = threeActors();
    scene.actors[0].outsideParents = {parentKey("A", 0, 2), parentKey("A", 9, 3)};
    const Keys gone{parentKey("A", 9, 0)}; // found by bone and frame
    scene = after(scene, removeOutsideParents({scene, first}, gone));
    QCOMPARE(scene.actors[0].outsideParents, (Keys{parentKey("A", 0, 2)}));
    QVERIFY(removeOutsideParents({scene, first}, gone).isEmpty());
}

void TestOutsideParents::circlesAreRefused()
{
    using enum mmd::ParentRefusal::Reason;
    mmd::Scene scene = threeActors();
    const auto reason = [&](mmd::ActorId actor, const mmd::OutsideParentKey& key) {
        const auto refusal = refusalToSet({scene, actor}, key);
        if (refusal.has_value() != setOutsideParent({scene, actor}, key).isEmpty())
            QTest::qFail("the edit and its refusal differ", __FILE__, __LINE__);
        return refusal;
    };
    QCOMPARE(reason(first, parentKey("A", 3, 1)), (mmd::ParentRefusal{Itself, 3, first}));
    QCOMPARE(
        reason(first, parentKey("A", 3, 8)), (mmd::ParentRefusal{NotThere, 3, mmd::ActorId{8}}));
    scene.actors[0].outsideParents = {parentKey("A", 10, 2), parentKey("A", 20, 0)};
    QCOMPARE(reason(second, parentKey("B", 0, 1)), (mmd::ParentRefusal{Circle, 10, first}));
    QCOMPARE(reason(second, parentKey("B", 15, 1)), (mmd::ParentRefusal{Circle, 15, first}));
    QVERIFY(!reason(second, parentKey("B", 20, 1)));
    scene.actors[1].outsideParents = {parentKey("B", 0, 3)};
    QCOMPARE(reason(third, parentKey("C", 0, 1)), (mmd::ParentRefusal{Circle, 10, first}));
    QVERIFY(!reason(mmd::sceneActor, parentKey("", 0, 1)));
}

void TestOutsideParents::removingMayMakeACircle()
{
    mmd::Scene scene = threeActors();
    scene.actors[0].outsideParents = {parentKey("A", 0, 2), parentKey("A", 10, 0)};
    scene.actors[1].outsideParents = {parentKey("B", 10, 1)};
    const Keys gone{parentKey("A", 10, 0)};
    QVERIFY(refusalToRemove({scene, first}, gone).has_value());
    QVERIFY(removeOutsideParents({scene, first}, gone).isEmpty());
    QVERIFY(!refusalToRemove({scene, second}, scene.actors[1].outsideParents));
}

void TestOutsideParents::aCircleInAFileDoesNotStopOtherEdits()
{
    mmd::Scene scene = threeActors();
    scene.actors[0].outsideParents = {parentKey("A", 0, 2)};
    scene.actors[1].outsideParents = {parentKey("B", 0, 1)};
    QCOMPARE(parentCycles(scene).size(), std::size_t(1));
    QVERIFY(!refusalToSet({scene, third}, parentKey("C", 0, 1)));
    QVERIFY(!refusalToRemove({scene, first}, scene.actors[0].outsideParents));
}

void TestOutsideParents::removingAnActorFreesItsFollowers()
{
    mmd::Scene scene = threeActors();
    scene.actors[0].outsideParents = {
        parentKey("A", 0, 2), parentKey("A", 10, 3), parentKey("A", 20, 2), parentKey("A", 30, 0)};
    scene.cameraParents = {parentKey("", 5, 2)};
    scene = after(scene, mmd::removeActor({scene, second}));
    QCOMPARE(scene.actors[0].outsideParents, (Keys{parentKey("A", 10, 3), parentKey("A", 20, 0)}));
    QVERIFY(scene.cameraParents.empty());
}

void TestOutsideParents::columnsMoveTheKeysOfTheirTracks()
{
    mmd::Scene scene = sceneWith({0, 10});
    scene.actors.push_back({});
    scene.actors.back().id = second;
    scene.nextActor = 3;
    scene.actors[0].outsideParents = {parentKey("A", 5, 2), parentKey("B", 5, 2)};
    const std::vector<mmd::TrackId> tracks{bone("A")};
    const mmd::Scene later = after(scene, insertColumns({scene, first}, tracks, 3, 4));
    QCOMPARE(later.actors[0].outsideParents, (Keys{parentKey("A", 9, 2), parentKey("B", 5, 2)}));
    const mmd::Scene scaled =
        after(scene, scaleRange({scene, first}, tracks, {.first = 0, .last = 10, .newLast = 20}));
    QCOMPARE(scaled.actors[0].outsideParents.front(), parentKey("A", 10, 2));
}

void TestOutsideParents::columnsMoveTheKeysOfTheCamera()
{
    mmd::Scene scene = threeActors();
    scene.cameraParents = {parentKey("", 0, 2), parentKey("", 5, 1)};
    const mmd::EditTarget camera{scene, mmd::sceneActor};
    const std::vector<mmd::TrackId> light{{mmd::TrackKind::Light, {}}};
    QVERIFY(after(scene, insertColumns(camera, light, 3, 4)).cameraParents == scene.cameraParents);
    const std::vector<mmd::TrackId> tracks{{mmd::TrackKind::Camera, {}}};
    QCOMPARE(after(scene, insertColumns(camera, tracks, 3, 4)).cameraParents,
        (Keys{parentKey("", 0, 2), parentKey("", 9, 1)}));
}

void TestOutsideParents::deletedColumnsKeepTheParentOfLaterFrames()
{
    mmd::Scene scene = sceneWith({0, 40});
    scene.actors.push_back({});
    scene.actors.back().id = second;
    scene.nextActor = 3;
    scene.actors[0].outsideParents = {parentKey("A", 0, 2, "X"), parentKey("A", 11, 2, "Y"),
        parentKey("A", 13, 0), parentKey("A", 30, 2, "Z")};
    const std::vector<mmd::TrackId> tracks{bone("A")};
    const mmd::Scene cut = after(scene, deleteColumns({scene, first}, tracks, 10, 5));
    QCOMPARE(cut.actors[0].outsideParents,
        (Keys{parentKey("A", 0, 2, "X"), parentKey("A", 10, 0), parentKey("A", 25, 2, "Z")}));
}

void TestOutsideParents::movedKeysMakeNoCircle()
{
    mmd::Scene scene = sceneWith({0, 40});
    scene.actors.push_back({});
    scene.actors.back().id = second;
    scene.nextActor = 3;
    scene.actors[0].outsideParents = {parentKey("A", 0, 2), parentKey("A", 10, 0)};
    scene.actors[1].outsideParents = {parentKey("B", 10, 1)};
    const std::vector<mmd::TrackId> tracks{bone("A")};
    const mmd::Scene later = after(scene, insertColumns({scene, first}, tracks, 5, 4));
    QCOMPARE(later.actors[0].outsideParents, scene.actors[0].outsideParents);
    QVERIFY(parentCycles(later).empty());
}

QTEST_APPLESS_MAIN(TestOutsideParents)
#include "test_outside_parents.moc"
