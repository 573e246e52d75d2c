// SPDX-License-Identifier: MIT
#include "libmmd/following/scene_poses.h"
#include "libmmd/project/project.h"
#include "libmmd/project/saved_work.h"
#include "tests/libmmd/following/following_scene.h"
#include "tests/libmmd/pose/rig_builder.h"
#include "tests/support/corpus.h"

#include <QtTest/QTest>

using namespace odori::test;

namespace {

using Keys = std::vector<mmd::OutsideParentKey>;

mmd::Result<mmd::ProjectFile> read(const QByteArray& members)
{
    return mmd::readProjectFile(bytesOf(R"({"format": "odori-project", )" + members + "}"));
}

/// A project of two actors; the first has the outside parents of `list`.
mmd::Result<mmd::ProjectFile> readParents(const QByteArray& list)
{
    return read(R"("actors": [{"outsideParents": [)" + list + "]}, {}]");
}

mmd::Scene withParents()
{
    mmd::Scene scene = actorsWith({nullptr, nullptr, nullptr});
    scene.actors[0].outsideParents = {
        parentKey("A", 0, 3, "\x89\x45\x8e\xe8\x8e\xf1"), parentKey("A", 30, 0)};
    scene.actors[1].outsideParents = {parentKey("\x95", 4294967295u, 1)};
    scene.cameraParents = {parentKey("", 12, 2, "B")};
    return scene;
}

} // namespace

/// Outside parents in a project file (docs/project.md).
class TestProjectParents : public QObject {
    Q_OBJECT
private slots:
    void theyComeBack();
    void actorsAreNumberedAsInTheFile();
    void membersHaveTheirNames();
    void theyAreSortedAndTheFirstOfTwoCounts();
    void unknownMembersStayWithTheirKey();
    void wrongValuesAreSaid_data();
    void wrongValuesAreSaid();
    void aCircleIsOneWarningAndFollowsNobody();
    void theyAreUnsavedWork();
};

void TestProjectParents::theyComeBack()
{
    const mmd::Scene scene = withParents();
    const std::string text = mmd::writeProjectFile(mmd::projectOf(scene, {}, "/x/p.odori"));
    const auto opened =
        mmd::openProject(std::as_bytes(std::span(text)), std::filesystem::path("/x/p.odori"));
    QVERIFY(opened.has_value());
    for (std::size_t actor = 0; actor < scene.actors.size(); ++actor)
        QCOMPARE(opened->scene.actors[actor].outsideParents, scene.actors[actor].outsideParents);
    QCOMPARE(opened->scene.cameraParents, scene.cameraParents);
}

void TestProjectParents::actorsAreNumberedAsInTheFile()
{
    mmd::Scene scene = withParents();
    scene.actors.erase(scene.actors.begin() + 1); // actor 3 is the second one now, 2 is gone
    const mmd::ProjectFile file = mmd::projectOf(scene, {}, "/x/p.odori");
    QCOMPARE(file.actors[0].outsideParents.front().parent.actor, mmd::ActorId{2});
    QCOMPARE(file.cameraParents.front().parent, mmd::OutsideParent{});
}

void TestProjectParents::membersHaveTheirNames()
{
    const auto file = readParents(R"({"bone": "A", "frame": 7, "actor": 1, "parent": "B"},
        {"bone": "A", "frame": 9, "actor": null}, {"bone": "C", "actor": 1})");
    QVERIFY(file.has_value());
    QCOMPARE(file->actors[0].outsideParents,
        (Keys{parentKey("A", 7, 2, "B"), parentKey("A", 9, 0), parentKey("C", 0, 2)}));
    QVERIFY(file->actors[0].rest.empty());
    const auto camera = read(
        R"("actors": [{}], "camera": {"outsideParents": [{"frame": 3, "actor": 0, "parent": "B"}]})");
    QVERIFY(camera.has_value());
    QCOMPARE(camera->cameraParents, (Keys{parentKey("", 3, 1, "B")}));
    QVERIFY(!QByteArray::fromStdString(mmd::writeProjectFile({})).contains("outsideParents"));
}

void TestProjectParents::theyAreSortedAndTheFirstOfTwoCounts()
{
    const auto file = readParents(R"({"bone": "B", "frame": 1, "actor": 1},
        {"bone": "A", "frame": 5, "actor": 1, "parent": "X"}, {"bone": "A", "frame": 5})");
    QVERIFY(file.has_value());
    QCOMPARE(
        file->actors[0].outsideParents, (Keys{parentKey("A", 5, 2, "X"), parentKey("B", 1, 2)}));
}

void TestProjectParents::unknownMembersStayWithTheirKey()
{
    const auto file = readParents(R"({"bone": "A", "frame": 5, "actor": 1, "weight": 0.5})");
    QVERIFY(file.has_value());
    QVERIFY(QByteArray::fromStdString(mmd::writeProjectFile(*file)).contains("\"weight\": 0.5"));
    mmd::ProjectFile moved = *file;
    moved.actors[0].outsideParents[0].frame = 6;
    QVERIFY(!QByteArray::fromStdString(mmd::writeProjectFile(moved)).contains("weight"));
}

void TestProjectParents::wrongValuesAreSaid_data()
{
    QTest::addColumn<QByteArray>("list");
    QTest::addColumn<QString>("what");
    QTest::newRow("no such actor") << QByteArray(R"({"bone": "A", "actor": 2})")
                                   << "actors.0.outsideParents.0.actor must be the number of an "
                                      "actor, from 0, or null";
    QTest::newRow("no bone") << QByteArray(R"({"frame": 1, "actor": 1})")
                             << "actors.0.outsideParents.0 must be of a bone";
    QTest::newRow("a text") << QByteArray(R"({"bone": "A", "actor": "1"})")
                            << "actors.0.outsideParents.0.actor must be";
    QTest::newRow("no object") << QByteArray("1") << "actors.0.outsideParents.0 must be an object";
}

void TestProjectParents::wrongValuesAreSaid()
{
    QFETCH(QByteArray, list);
    QFETCH(QString, what);
    const auto file = readParents(list);
    QVERIFY(!file.has_value());
    QCOMPARE(file.error().code, mmd::ErrorCode::BadText);
    QVERIFY2(QString::fromStdString(file.error().field).contains(what), file.error().field.c_str());
}

/// Three actors in a circle from frame 5 to 9 and from 20 on; the fourth follows one of them.
void TestProjectParents::aCircleIsOneWarningAndFollowsNobody()
{
    RigBuilder rig;
    rig.bone({0, 1, 0});
    rig.bone({0, 2, 0}, 0);
    mmd::Scene scene = actorsWith({nullptr, nullptr, nullptr, nullptr});
    scene.actors[0].outsideParents = {parentKey("b0", 0, 2, "b1")};
    scene.actors[1].outsideParents = {parentKey("b0", 0, 3, "b1")};
    const std::string lostName = "\x89\x45"; // 右
    scene.actors[2].outsideParents = {parentKey(lostName, 5, 1, "b1"), parentKey(lostName, 9, 0),
        parentKey(lostName, 20, 1, "b1")};
    scene.actors[3].outsideParents = {parentKey("b0", 0, 1)};
    const std::string text = mmd::writeProjectFile(mmd::projectOf(scene, {}, "/x/p.odori"));
    auto opened =
        mmd::openProject(std::as_bytes(std::span(text)), std::filesystem::path("/x/p.odori"));
    QVERIFY(opened);
    QCOMPARE(opened->warnings.size(), std::size_t(1));
    const mmd::Warning& warning = opened->warnings.front();
    QCOMPARE(warning.code, mmd::WarningCode::ParentCycle);
    QCOMPARE(warning.count, std::size_t(2));
    QCOMPARE(warning.location, "outside parents, frame 5, model 1, bone b0; model 2, bone b0; "
                               "model 3, bone 右");
    QCOMPARE(opened->scene.actors[2].outsideParents, scene.actors[2].outsideParents); // kept
    // Evaluating ends: the actors of the circle follow nobody, before it they do.
    for (mmd::Actor& actor : opened->scene.actors)
        actor.model = rig.build();
    mmd::ScenePoses poses(opened->scene, {});
    QVERIFY(isNear(poses.pose(mmd::ActorId{1}, 6.0).bones[0].translation, {0, 1, 0}));
    QVERIFY(isNear(poses.pose(mmd::ActorId{1}, 30.0).bones[0].translation, {0, 1, 0}));
    QVERIFY(isNear(poses.pose(mmd::ActorId{2}, 12.0).bones[0].translation, {0, 2, 0}));
    QVERIFY(isNear(poses.pose(mmd::ActorId{1}, 12.0).bones[0].translation, {0, 3, 0}));
    // Without the circle there is no warning.
    scene.actors[2].outsideParents.clear();
    const std::string fine = mmd::writeProjectFile(mmd::projectOf(scene, {}, "/x/p.odori"));
    QVERIFY(mmd::openProject(std::as_bytes(std::span(fine)), std::filesystem::path("/x/p.odori"))
                ->warnings.empty());
}

void TestProjectParents::theyAreUnsavedWork()
{
    mmd::Scene scene = actorsWith({nullptr, nullptr});
    mmd::SavedWork work;
    work.setSaved(scene, false);
    scene.actors[0].outsideParents = {parentKey("A", 0, 2)};
    QVERIFY(work.unsavedIn(scene).parents);
    QVERIFY(!work.isSaved(scene, mmd::ActorId{1}));
    QVERIFY(work.isSaved(scene, mmd::ActorId{2}));
    work.setSaved(scene, true);
    QVERIFY(work.unsavedIn(scene).isEmpty());
    scene.cameraParents = {parentKey("", 0, 2)};
    QVERIFY(work.unsavedIn(scene).parents);
    scene.cameraParents.clear();
    scene.actors[0].outsideParents.clear();
    QVERIFY(work.unsavedIn(scene).parents); // the project still has them
}

QTEST_APPLESS_MAIN(TestProjectParents)
#include "test_project_parents.moc"
