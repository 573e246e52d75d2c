// SPDX-License-Identifier: MIT
#include "libmmd/following/parent_in_place.h"
#include "libmmd/following/scene_poses.h"
#include "libmmd/scene/edits/keys/drafts.h"
#include "libmmd/scene/edits/keys/register.h"
#include "tests/libmmd/following/dancer_and_fan.h"

#include <QtTest/QTest>

using namespace odori::test;

namespace {

constexpr std::uint32_t start = 30; ///< where the follower's parent changes

void addDraft(mmd::Scene& scene, mmd::ActorId actor, const std::string& bone,
    const mmd::BoneValue& value, std::uint32_t frame = start)
{
    const mmd::Draft draft{{mmd::TrackKind::Bone, bone}, frame, value};
    scene = mmd::applied(scene, mmd::setDrafts({scene, actor}, {&draft, 1}));
}

/// The scene as it is shown at `start`: drafts are drawn.
mmd::Scene shown(mmd::Scene scene)
{
    for (const mmd::ActorId actor : {mmd::sceneActor, dancer, fan}) {
        const auto drafts = mmd::draftsOf(scene, actor);
        const std::vector<mmd::Draft> all(drafts.begin(), drafts.end());
        scene = mmd::applied(scene, mmd::registerDrafts({scene, actor}, all));
    }
    return scene;
}

mmd::BoneTransform placeOf(const mmd::Scene& scene, mmd::ActorId actor, int bone, double frame)
{
    mmd::ScenePoses poses(scene, {});
    return poses.pose(actor, frame).bones[std::size_t(bone)];
}

bool isSamePlace(const mmd::BoneTransform& a, const mmd::BoneTransform& b)
{
    return isNear(a.translation, b.translation, 1e-4f) && isNear(a.rotation, b.rotation, 1e-2f);
}

/// Where the follower is as the parent bone sees it.
glm::vec3 under(const mmd::BoneTransform& parent, const mmd::BoneTransform& place)
{
    return glm::conjugate(parent.rotation) * (place.translation - parent.translation);
}

} // namespace

/// An outside parent that leaves its follower where it is.
class TestParentInPlace : public QObject {
    Q_OBJECT
private slots:
    void theBoneStaysWhereItWas_data();
    void theBoneStaysWhereItWas();
    void theBoneStaysWhenAParentIsRemoved_data();
    void theBoneStaysWhenAParentIsRemoved();
    void theCameraStaysWhenAParentIsRemoved();
    void aRemovalThatMakesACircleChangesNothing();
    void itGoesWithItsParentAfterwards();
    void draftsCountAsTheyAreShown();
    void atFrameZeroThereIsOneKey();
    void theCameraStaysWhereItWas_data();
    void theCameraStaysWhereItWas();
    void otherKeysAndTheSelectionStay();
    void aCircleChangesNothing();
};

void TestParentInPlace::theBoneStaysWhereItWas_data()
{
    QTest::addColumn<int>("bone");
    QTest::addColumn<int>("earlier"); // actor that is followed before
    QTest::addColumn<int>("parent");
    QTest::addColumn<QString>("parentBone");
    QTest::newRow("between keys") << 0 << 0 << 1 << "b1";
    QTest::newRow("at a key, under a bone of its own") << 1 << 0 << 1 << "b1";
    QTest::newRow("without keys, with append") << 2 << 0 << 1 << "b2";
    QTest::newRow("the origin of a model") << 1 << 0 << 1 << "";
    QTest::newRow("back to its own parent") << 1 << 1 << 0 << "";
    QTest::newRow("another bone") << 0 << 1 << 1 << "b2";
    QTest::newRow("a link of an IK") << 3 << 0 << 1 << "b1";
    QTest::newRow("the goal of an IK") << 5 << 0 << 1 << "b0";
}

void TestParentInPlace::theBoneStaysWhereItWas()
{
    QFETCH(int, bone);
    QFETCH(int, earlier);
    QFETCH(int, parent);
    QFETCH(QString, parentBone);
    mmd::Scene scene = twoActors();
    const std::string name = "b" + std::to_string(bone);
    if (earlier)
        scene.actors[1].outsideParents = {parentKey(name, 5, std::uint32_t(earlier), "b1")};
    const mmd::OutsideParentKey wanted =
        parentKey(name, start, std::uint32_t(parent), parentBone.toStdString());
    const mmd::ScenePatch patch = mmd::setParentInPlace({scene, fan}, wanted);
    const mmd::Scene after = mmd::applied(scene, patch);
    QCOMPARE(after.actors[1].outsideParents.back(), wanted);
    for (const double frame : {0.0, 4.5, 17.0, 29.0, 30.0})
        for (int each = 0; each < 6; ++each) {
            if (each == 2 && bone == 1 && frame == start)
                continue; // it takes half of the new key's rotation
            QVERIFY2(
                isSamePlace(placeOf(after, fan, each, frame), placeOf(scene, fan, each, frame)),
                qPrintable(QStringLiteral("bone %1, frame %2").arg(each).arg(frame)));
        }
    // Without the key it would jump.
    const mmd::Scene jumped = mmd::applied(scene, mmd::setOutsideParent({scene, fan}, wanted));
    QVERIFY(!isSamePlace(placeOf(jumped, fan, bone, start), placeOf(scene, fan, bone, start)));
    QVERIFY(mmd::applied(after, mmd::inverse(patch)) == scene);
}

void TestParentInPlace::theBoneStaysWhenAParentIsRemoved_data()
{
    QTest::addColumn<int>("bone");
    QTest::addColumn<QString>("earlier"); // bone that it follows from frame 5 on, if any
    QTest::addColumn<bool>("wasKept");    // with keys of its own from setParentInPlace()
    QTest::newRow("to nobody") << 0 << "" << false;
    QTest::newRow("to nobody, with kept keys") << 0 << "" << true;
    QTest::newRow("to the parent before") << 1 << "b2" << false;
    QTest::newRow("to the parent before, with kept keys") << 1 << "b2" << true;
    QTest::newRow("the goal of an IK") << 5 << "" << true;
}

void TestParentInPlace::theBoneStaysWhenAParentIsRemoved()
{
    QFETCH(int, bone);
    QFETCH(QString, earlier);
    QFETCH(bool, wasKept);
    mmd::Scene scene = twoActors();
    const std::string name = "b" + std::to_string(bone);
    if (!earlier.isEmpty())
        scene.actors[1].outsideParents = {parentKey(name, 5, 1, earlier.toStdString())};
    const auto left = scene.actors[1].outsideParents;
    const mmd::OutsideParentKey gone = parentKey(name, start, 1, "b1");
    scene = mmd::applied(scene, wasKept ? mmd::setParentInPlace({scene, fan}, gone)
                                        : mmd::setOutsideParent({scene, fan}, gone));
    addDraft(scene, dancer, "b0", {{0, 7, 0}, aboutX(33)}); // counts as it is shown
    const mmd::ScenePatch patch = mmd::removeParentInPlace({scene, fan}, gone);
    QVERIFY(!patch.selectionAfter);
    const mmd::Scene after = mmd::applied(scene, patch);
    QCOMPARE(after.actors[1].outsideParents, left);
    for (const double frame : {0.0, 4.5, 17.0, 29.0})
        QVERIFY2(isSamePlace(placeOf(after, fan, bone, frame), placeOf(scene, fan, bone, frame)),
            qPrintable(QString::number(frame)));
    const auto placeAtStart = [&](const mmd::Scene& of) {
        return placeOf(shown(of), fan, bone, start);
    };
    QVERIFY(isSamePlace(placeAtStart(after), placeAtStart(scene)));
    const mmd::ScenePatch alone = mmd::removeOutsideParents({scene, fan}, {&gone, 1});
    QVERIFY(!isSamePlace(placeAtStart(mmd::applied(scene, alone)), placeAtStart(scene)));
    QVERIFY(mmd::applied(after, mmd::inverse(patch)) == scene);
}

void TestParentInPlace::theCameraStaysWhenAParentIsRemoved()
{
    mmd::Scene scene = twoActors();
    const mmd::OutsideParentKey gone = parentKey("", start, 1, "b1");
    scene.cameraParents = {gone};
    const mmd::Scene after =
        mmd::applied(scene, mmd::removeParentInPlace({scene, mmd::sceneActor}, gone));
    QVERIFY(after.cameraParents.empty());
    const glm::vec3 target = mmd::CameraSample{}.target;
    for (const auto& [frame, wanted] : {std::pair(29.0, target),
             {30.0, target + mmd::ScenePoses(scene, {}).cameraOffset(start)}}) {
        mmd::TrackCursor cursor;
        QVERIFY(
            isNear(mmd::sampleCamera(*after.camera.camera, frame, cursor).target, wanted, 1e-4f));
    }
}

void TestParentInPlace::aRemovalThatMakesACircleChangesNothing()
{
    mmd::Scene scene = twoActors();
    const mmd::OutsideParentKey end = parentKey("b0", start, 0);
    scene.actors[1].outsideParents = {parentKey("b0", 0, 1, "b1"), end};
    scene.actors[0].outsideParents = {parentKey("b0", start, 2, "b1")};
    QVERIFY(mmd::removeParentInPlace({scene, fan}, end).parts.empty());
}

void TestParentInPlace::itGoesWithItsParentAfterwards()
{
    const mmd::Scene scene = twoActors();
    const mmd::Scene after =
        mmd::applied(scene, mmd::setParentInPlace({scene, fan}, parentKey("b1", start, 1, "b1")));
    const glm::vec3 held = under(placeOf(after, dancer, 1, start), placeOf(after, fan, 1, start));
    for (const double frame : {31.0, 55.5, 90.0}) {
        const mmd::BoneTransform parent = placeOf(after, dancer, 1, frame);
        QVERIFY(isNear(under(parent, placeOf(after, fan, 1, frame)), held, 1e-4f));
        QVERIFY(!isSamePlace(parent, placeOf(after, dancer, 1, start)));
    }
}

void TestParentInPlace::draftsCountAsTheyAreShown()
{
    mmd::Scene scene = twoActors();
    addDraft(scene, dancer, "b0", {{0, 7, 0}, aboutX(33)});
    addDraft(scene, fan, "b0", {{5, 5, 5}, aboutY(-20)});
    addDraft(scene, fan, "b0", {{6, 6, 6}, aboutY(-20)}, start + 5);
    const mmd::Scene after =
        mmd::applied(scene, mmd::setParentInPlace({scene, fan}, parentKey("b0", start, 1, "b1")));
    QVERIFY(
        isSamePlace(placeOf(shown(after), fan, 0, start), placeOf(shown(scene), fan, 0, start)));
    // The fan's draft is in its key; others stay.
    QCOMPARE(after.actors[1].drafts.size(), std::size_t(1));
    QCOMPARE(after.actors[1].drafts.front().frame, start + 5);
    QCOMPARE(after.actors[0].drafts.size(), std::size_t(1));
    QVERIFY(after.actors[0].motion == scene.actors[0].motion);
}

void TestParentInPlace::atFrameZeroThereIsOneKey()
{
    const mmd::Scene scene = twoActors();
    const mmd::Scene after =
        mmd::applied(scene, mmd::setParentInPlace({scene, fan}, parentKey("b2", 0, 1, "b1")));
    QVERIFY(isSamePlace(placeOf(after, fan, 2, 0), placeOf(scene, fan, 2, 0)));
    const mmd::TrackId track{mmd::TrackKind::Bone, "b2"};
    QCOMPARE(mmd::framesOf(after.actors[1].motion, track).size(), std::size_t(1));
}

void TestParentInPlace::theCameraStaysWhereItWas_data()
{
    QTest::addColumn<bool>("hasKeys");
    QTest::addColumn<bool>("hasDraft");
    QTest::addColumn<int>("parent");
    QTest::newRow("without keys") << false << false << 1;
    QTest::newRow("between keys") << true << false << 1;
    QTest::newRow("with a draft") << true << true << 1;
    QTest::newRow("followed before") << true << false << 0;
}

void TestParentInPlace::theCameraStaysWhereItWas()
{
    QFETCH(bool, hasKeys);
    QFETCH(bool, hasDraft);
    QFETCH(int, parent);
    mmd::Scene scene = twoActors();
    const auto registerAt = [&](std::uint32_t frame, const mmd::CameraValue& value) {
        scene = mmd::applied(scene, mmd::registerCamera({scene, mmd::sceneActor}, frame, value));
    };
    mmd::CameraValue value;
    if (hasKeys) {
        value.rotation = {0.3f, 1.9f, -0.2f};
        value.distance = -20.0f;
        registerAt(0, value);
        value.target = {3, 14, -8};
        value.rotation = {-0.5f, 4.0f, 0.6f};
        registerAt(60, value);
    }
    if (hasDraft) {
        value.target = {1, 1, 1};
        const mmd::Draft draft{{mmd::TrackKind::Camera, {}}, start, value};
        scene = mmd::applied(scene, mmd::setDrafts({scene, mmd::sceneActor}, {&draft, 1}));
    }
    if (parent == 0)
        scene.cameraParents = {parentKey("", 5, 1, "b2")};
    const auto seen = [](const mmd::Scene& of, double frame) {
        mmd::TrackCursor cursor;
        const auto& track = of.camera.camera;
        mmd::CameraSample camera =
            track ? mmd::sampleCamera(*track, frame, cursor) : mmd::CameraSample{};
        camera.target += mmd::ScenePoses(of, {}).cameraOffset(frame);
        return camera;
    };
    const mmd::OutsideParentKey wanted =
        parentKey("", start, std::uint32_t(parent), parent ? "b1" : "");
    const mmd::ScenePatch patch = mmd::setParentInPlace({scene, mmd::sceneActor}, wanted);
    const mmd::Scene after = mmd::applied(scene, patch);
    QCOMPARE(after.cameraParents.back(), wanted);
    QVERIFY(after.cameraDrafts.empty());
    for (const double frame : {0.0, 12.0, 29.0, 30.0}) {
        const mmd::CameraSample is = seen(after, frame);
        const mmd::CameraSample was = seen(frame == start ? shown(scene) : scene, frame);
        QVERIFY2(isNear(is.target, was.target, 1e-4f), qPrintable(textOf(is.target)));
        QVERIFY(isNear(is.rotation, was.rotation, 1e-4f));
        QVERIFY(std::abs(is.distance - was.distance) < 1e-4f);
        QCOMPARE(is.fieldOfView, was.fieldOfView);
    }
    QVERIFY(mmd::applied(after, mmd::inverse(patch)) == scene);
}

void TestParentInPlace::otherKeysAndTheSelectionStay()
{
    const mmd::Scene scene = twoActors();
    const mmd::ScenePatch patch =
        mmd::setParentInPlace({scene, fan}, parentKey("b0", start, 1, "b1"));
    QVERIFY(!patch.selectionAfter);
    const mmd::Scene after = mmd::applied(scene, patch);
    const mmd::TrackId track{mmd::TrackKind::Bone, "b0"};
    const auto frames = mmd::framesOf(after.actors[1].motion, track);
    QCOMPARE(std::vector<std::uint32_t>(frames.begin(), frames.end()),
        (std::vector<std::uint32_t>{0, 29, 30, 60}));
    QVERIFY(after.actors[0].motion == scene.actors[0].motion);
}

void TestParentInPlace::aCircleChangesNothing()
{
    mmd::Scene scene = twoActors();
    scene.actors[0].outsideParents = {parentKey("b0", 0, 2, "b1")};
    QVERIFY(mmd::setParentInPlace({scene, fan}, parentKey("b0", start, 1)).parts.empty());
}

QTEST_APPLESS_MAIN(TestParentInPlace)
#include "test_parent_in_place.moc"
