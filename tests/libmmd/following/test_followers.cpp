// SPDX-License-Identifier: MIT
#include "libmmd/following/followers.h"
#include "libmmd/physics/motion_changes.h"
#include "tests/libmmd/following/following_scene.h"
#include "tests/libmmd/pose/rig_builder.h"

#include <QtTest/QTest>

using namespace odori::test;

namespace {

constexpr mmd::ActorId first{1}, second{2}, third{3};

std::shared_ptr<const mmd::Model> threeBones()
{
    RigBuilder rig;
    for (int bone = 0; bone < 3; ++bone)
        rig.bone({0, float(bone), 0}, bone - 1);
    return rig.build();
}

mmd::Scene threeActors()
{
    return actorsWith({threeBones(), threeBones(), threeBones()});
}

std::vector<mmd::FollowLink> linksAt(const mmd::Scene& scene, mmd::ActorId actor, double frame)
{
    std::vector<mmd::FollowLink> links;
    mmd::Followers(scene).linksAt(actor, frame, links);
    return links;
}

} // namespace

/// Who follows whom at which frame.
class TestFollowers : public QObject {
    Q_OBJECT
private slots:
    void aKeyHoldsUntilTheNextOfItsBone();
    void theCameraFollowsToo();
    void whatIsNotThereCountsAsNone_data();
    void whatIsNotThereCountsAsNone();
    void actorsOfACircleFollowNobodyInIt();
    void twoActorsMayFollowEachOtherAtDifferentFrames();
    void agreeUntilFindsTheFirstDifferentLink();
};

void TestFollowers::aKeyHoldsUntilTheNextOfItsBone()
{
    mmd::Scene scene = threeActors();
    scene.actors[0].outsideParents = {parentKey("b0", 10, 2, "b1"), parentKey("b0", 20, 0),
        parentKey("b2", 15, 3), parentKey("b2", 30, 2, "b2")};
    using Links = std::vector<mmd::FollowLink>;
    QCOMPARE(linksAt(scene, first, 9.5), Links{});
    QCOMPARE(linksAt(scene, first, 10.0), (Links{{0, second, 1}}));
    QCOMPARE(linksAt(scene, first, 19.99), (Links{{0, second, 1}, {2, third, -1}}));
    QCOMPARE(linksAt(scene, first, 20.0), (Links{{2, third, -1}}));
    QCOMPARE(linksAt(scene, first, 1e9), (Links{{2, second, 2}}));
    QCOMPARE(linksAt(scene, second, 15.0), Links{});
    QCOMPARE(mmd::Followers(scene).parentsOf(first), (std::vector{second, third}));
    QVERIFY(!mmd::Followers(scene).hasLinks(second));
}

void TestFollowers::theCameraFollowsToo()
{
    mmd::Scene scene = threeActors();
    scene.cameraParents = {parentKey("", 5, 2, "b2")};
    QVERIFY(linksAt(scene, mmd::sceneActor, 4.0).empty());
    QCOMPARE(linksAt(scene, mmd::sceneActor, 5.0), (std::vector<mmd::FollowLink>{{-1, second, 2}}));
}

void TestFollowers::whatIsNotThereCountsAsNone_data()
{
    QTest::addColumn<QString>("bone");
    QTest::addColumn<int>("actor");
    QTest::addColumn<QString>("parent");
    QTest::newRow("no such actor") << "b0" << 9 << "b1";
    QTest::newRow("no such parent bone") << "b0" << 2 << "b9";
    QTest::newRow("no such bone") << "b9" << 2 << "b1";
    QTest::newRow("the same actor") << "b0" << 1 << "b1";
    QTest::newRow("an actor without a model") << "b0" << 3 << "";
}

void TestFollowers::whatIsNotThereCountsAsNone()
{
    QFETCH(QString, bone);
    QFETCH(int, actor);
    QFETCH(QString, parent);
    mmd::Scene scene = actorsWith({threeBones(), threeBones(), nullptr});
    scene.actors[0].outsideParents = {
        parentKey(bone.toStdString(), 0, std::uint32_t(actor), parent.toStdString())};
    QVERIFY(linksAt(scene, first, 0.0).empty());
}

void TestFollowers::actorsOfACircleFollowNobodyInIt()
{
    mmd::Scene scene = threeActors();
    scene.actors[0].outsideParents = {parentKey("b0", 0, 2)};
    scene.actors[1].outsideParents = {parentKey("b1", 10, 1), parentKey("b1", 20, 0)};
    scene.actors[2].outsideParents = {parentKey("b0", 0, 1)};
    QCOMPARE(linksAt(scene, first, 9.0).size(), std::size_t(1));
    QVERIFY(linksAt(scene, first, 10.0).empty());
    QVERIFY(linksAt(scene, second, 10.0).empty());
    QCOMPARE(linksAt(scene, third, 10.0).size(), std::size_t(1)); // it only follows one of them
    QCOMPARE(linksAt(scene, first, 20.0).size(), std::size_t(1));
}

void TestFollowers::twoActorsMayFollowEachOtherAtDifferentFrames()
{
    mmd::Scene scene = threeActors();
    scene.actors[0].outsideParents = {parentKey("b0", 0, 2), parentKey("b0", 10, 0)};
    scene.actors[1].outsideParents = {parentKey("b0", 10, 1)};
    QCOMPARE(linksAt(scene, first, 9.0).size(), std::size_t(1));
    QVERIFY(linksAt(scene, second, 9.0).empty());
    QVERIFY(linksAt(scene, first, 10.0).empty());
    QCOMPARE(linksAt(scene, second, 10.0).size(), std::size_t(1));
}

void TestFollowers::agreeUntilFindsTheFirstDifferentLink()
{
    mmd::Scene scene = threeActors();
    scene.actors[0].outsideParents = {parentKey("b0", 10, 2, "b1"), parentKey("b0", 20, 3)};
    const mmd::Followers before(scene);
    QCOMPARE(before.agreeUntil(before, first), mmd::agreeThroughout);
    scene.actors[0].outsideParents[1].parent.bone = "b2";
    QCOMPARE(mmd::Followers(scene).agreeUntil(before, first), std::int64_t(19));
    scene.actors[0].outsideParents.clear();
    QCOMPARE(mmd::Followers(scene).agreeUntil(before, first), std::int64_t(9));
    QCOMPARE(before.agreeUntil(mmd::Followers(scene), first), std::int64_t(9));
    QCOMPARE(mmd::Followers(scene).agreeUntil(before, second), mmd::agreeThroughout);
}

QTEST_APPLESS_MAIN(TestFollowers)
#include "test_followers.moc"
