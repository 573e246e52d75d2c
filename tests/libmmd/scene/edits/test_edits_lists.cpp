// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/scene/actors.h"
#include "libmmd/scene/edits/scene/list_edits.h"
#include "tests/libmmd/scene/edits/checked_edit.h"

#include <QtTest/QTest>

using namespace odori::test;
using mmd::BoneList;

namespace {

using Tracks = std::vector<mmd::TrackId>;

std::shared_ptr<const mmd::Model> modelWith(std::initializer_list<const char*> names)
{
    mmd::pmx::Model data;
    for (const char* name : names)
        data.bones.emplace_back().name.utf8 = name;
    return std::make_shared<const mmd::Model>(mmd::makeModel(std::move(data), {}, {}));
}

/// Actor 1 with the bones A, B and C, and actor 2 with the same model; actor 1 is active.
mmd::Scene twoActors()
{
    mmd::Scene scene = sceneWith({0, 10}, {5});
    scene.actors[0].model = modelWith({"A", "B", "C"});
    scene = mmd::applied(scene, mmd::addActor(scene, scene.actors[0].model));
    scene.active = theActor;
    return scene;
}

const mmd::BoneLists& listsOf(const mmd::Scene& scene, std::size_t actor = 0)
{
    return scene.actors[actor].boneLists;
}

} // namespace

class TestEditsLists : public QObject {
    Q_OBJECT
private slots:
    void bonesAreHiddenAndShown();
    void bonesAreLockedAndUnlocked();
    void hiddenBonesAreDeselected();
    void anotherActorsSelectionStays();
    void otherTracksAreIgnored();
    void allOthersAreHidden();
    void everyBoneIsShownAgain();
    void listsStayForAnotherModel();
    void setsAreSavedAndReplaced();
    void setsAreRenamedAndDeleted();
    void badNamesAreRefused();
    void thereIsALimitOfSets();
    void withoutAnActorNothingChanges();
};

void TestEditsLists::bonesAreHiddenAndShown()
{
    const mmd::Scene scene = twoActors();
    const Tracks both{bone("B"), bone("A"), bone("B")};
    const auto hidden =
        done(scene, mmd::setListed({scene, theActor}, BoneList::Hidden, both, true));
    QCOMPARE(listsOf(hidden).hidden, (Tracks{bone("A"), bone("B")}));
    QVERIFY(listsOf(hidden).locked.empty());
    QVERIFY(listsOf(hidden, 1).empty()); // each actor has its own
    QVERIFY(mmd::isListed(listsOf(hidden), BoneList::Hidden, bone("A")));
    QVERIFY(!mmd::isListed(listsOf(hidden), BoneList::Hidden, bone("C")));
    QVERIFY(mmd::setListed({hidden, theActor}, BoneList::Hidden, both, true).isEmpty());

    const Tracks one{bone("A"), bone("C")};
    const auto shown =
        done(hidden, mmd::setListed({hidden, theActor}, BoneList::Hidden, one, false));
    QCOMPARE(listsOf(shown).hidden, Tracks{bone("B")});
}

void TestEditsLists::bonesAreLockedAndUnlocked()
{
    const mmd::Scene scene = twoActors();
    const Tracks one{bone("B")};
    const mmd::Selection selection = selected({{bone("B"), {5}}});
    const mmd::ScenePatch patch =
        mmd::setListed({scene, theActor, selection}, BoneList::Locked, one, true);
    QVERIFY(!patch.selectionAfter); // locked bones stay selected
    const auto locked = done(scene, patch);
    QCOMPARE(listsOf(locked).locked, one);
    QVERIFY(listsOf(locked).hidden.empty());
    const auto free = done(locked, mmd::clearList({locked, theActor}, BoneList::Locked));
    QVERIFY(listsOf(free).empty());
    QVERIFY(mmd::clearList({free, theActor}, BoneList::Locked).isEmpty());
}

void TestEditsLists::hiddenBonesAreDeselected()
{
    mmd::Scene scene = twoActors();
    scene.actors[0].boneLists.hidden = {bone("C")};
    const mmd::Selection selection = selected({{bone("A"), {0, 10}}, {bone("B"), {5}},
        {bone("C"), {}}}); // the user selected C in the tree although it is hidden
    const Tracks one{bone("A")};
    const auto patch = mmd::setListed({scene, theActor, selection}, BoneList::Hidden, one, true);
    QVERIFY(patch.selectionAfter);
    QCOMPARE(*patch.selectionAfter, selected({{bone("B"), {5}}, {bone("C"), {}}}));
}

void TestEditsLists::anotherActorsSelectionStays()
{
    const mmd::Scene scene = twoActors();
    const mmd::Selection selection = selected({{bone("A"), {}}});
    const Tracks one{bone("A")};
    const auto patch =
        mmd::setListed({scene, mmd::ActorId{2}, selection}, BoneList::Hidden, one, true);
    QVERIFY(!patch.selectionAfter);
    QCOMPARE(listsOf(done(scene, patch), 1).hidden, one);
}

void TestEditsLists::otherTracksAreIgnored()
{
    const mmd::Scene scene = twoActors();
    const Tracks tracks{morph("M"), {mmd::TrackKind::ShowIk, {}}};
    QVERIFY(mmd::setListed({scene, theActor}, BoneList::Hidden, tracks, true).isEmpty());
}

void TestEditsLists::allOthersAreHidden()
{
    mmd::Scene scene = twoActors();
    scene.actors[0].boneLists.hidden = {bone("A"), bone("of another model")};
    const Tracks kept{bone("A"), morph("M")};
    const auto after = done(scene, mmd::hideOthers({scene, theActor}, kept));
    QCOMPARE(listsOf(after).hidden, (Tracks{bone("B"), bone("C"), bone("of another model")}));
    QVERIFY(mmd::hideOthers({after, theActor}, kept).isEmpty());
}

void TestEditsLists::everyBoneIsShownAgain()
{
    mmd::Scene scene = twoActors();
    scene.actors[0].boneLists = {
        .hidden = {bone("A"), bone("gone")}, .locked = {bone("B")}, .sets = {}};
    const auto after = done(scene, mmd::clearList({scene, theActor}, BoneList::Hidden));
    QVERIFY(listsOf(after).hidden.empty());
    QCOMPARE(listsOf(after).locked, Tracks{bone("B")});
}

void TestEditsLists::listsStayForAnotherModel()
{
    mmd::Scene scene = twoActors();
    scene.actors[0].boneLists = {
        .hidden = {bone("A")}, .locked = {bone("C")}, .sets = {{"one", {bone("A"), bone("B")}}}};
    const auto after = done(scene, mmd::setModel({scene, theActor}, modelWith({"A", "D"})));
    QCOMPARE(listsOf(after), listsOf(scene));
}

void TestEditsLists::setsAreSavedAndReplaced()
{
    const mmd::Scene scene = twoActors();
    const Tracks arms{bone("B"), bone("A"), morph("M")};
    const auto one = done(scene, mmd::saveSet({scene, theActor}, "腕", arms));
    const auto two = done(one, mmd::saveSet({one, theActor}, "C", Tracks{bone("C")}));
    QCOMPARE(listsOf(two).sets.size(), std::size_t(2));
    QCOMPARE(listsOf(two).sets[0].name, std::string("腕"));
    QCOMPARE(listsOf(two).sets[0].tracks, (Tracks{bone("A"), bone("B"), morph("M")}));
    QVERIFY(mmd::saveSet({two, theActor}, "腕", arms).isEmpty());
    const auto changed = done(two, mmd::saveSet({two, theActor}, "腕", Tracks{bone("C")}));
    QCOMPARE(listsOf(changed).sets[0].tracks, Tracks{bone("C")}); // at the same place
    QVERIFY(listsOf(changed, 1).sets.empty());
}

void TestEditsLists::setsAreRenamedAndDeleted()
{
    mmd::Scene scene = twoActors();
    scene.actors[0].boneLists.sets = {{"one", {bone("A")}}, {"two", {bone("B")}}};
    const auto renamed = done(scene, mmd::renameSet({scene, theActor}, "one", "three"));
    QCOMPARE(listsOf(renamed).sets[0], (mmd::TrackSet{"three", {bone("A")}}));
    QVERIFY(mmd::renameSet({scene, theActor}, "one", "two").isEmpty());
    QVERIFY(mmd::renameSet({scene, theActor}, "none", "three").isEmpty());
    const auto less = done(scene, mmd::removeSet({scene, theActor}, "one"));
    QCOMPARE(listsOf(less).sets.size(), std::size_t(1));
    QVERIFY(mmd::findSet(listsOf(less), "two") && !mmd::findSet(listsOf(less), "one"));
    QVERIFY(mmd::removeSet({less, theActor}, "one").isEmpty());
}

void TestEditsLists::badNamesAreRefused()
{
    const mmd::Scene scene = twoActors();
    const Tracks one{bone("A")};
    const std::string longest(mmd::longestSetName, 'n');
    QVERIFY(mmd::saveSet({scene, theActor}, "", one).isEmpty());
    QVERIFY(mmd::saveSet({scene, theActor}, "empty", {}).isEmpty());
    QVERIFY(mmd::saveSet({scene, theActor}, longest + 'n', one).isEmpty());
    const auto after = done(scene, mmd::saveSet({scene, theActor}, longest, one));
    QVERIFY(mmd::renameSet({after, theActor}, longest, "").isEmpty());
    QVERIFY(!mmd::canNameSet(listsOf(after), longest));
    QVERIFY(mmd::canNameSet(listsOf(after), "n"));
}

void TestEditsLists::thereIsALimitOfSets()
{
    mmd::Scene scene = twoActors();
    for (std::size_t at = 0; at < mmd::mostTrackSets; ++at)
        scene.actors[0].boneLists.sets.push_back({std::to_string(at), {bone("A")}});
    const Tracks one{bone("B")};
    QVERIFY(mmd::saveSet({scene, theActor}, "more", one).isEmpty());
    QVERIFY(!mmd::saveSet({scene, theActor}, "7", one).isEmpty());
}

void TestEditsLists::withoutAnActorNothingChanges()
{
    const mmd::Scene scene = twoActors();
    const Tracks one{bone("A")};
    const mmd::EditTarget nobody{scene, mmd::sceneActor};
    QVERIFY(mmd::setListed(nobody, BoneList::Hidden, one, true).isEmpty());
    QVERIFY(mmd::hideOthers(nobody, one).isEmpty());
    QVERIFY(mmd::saveSet(nobody, "set", one).isEmpty());
}

QTEST_GUILESS_MAIN(TestEditsLists)
#include "test_edits_lists.moc"
