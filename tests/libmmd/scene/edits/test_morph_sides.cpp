// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/keys/drafts.h"
#include "libmmd/scene/edits/keys/mirror.h"
#include "libmmd/scene/edits/keys/morph_sides.h"
#include "libmmd/scene/mirror.h"
#include "libmmd/scene/shown_pose.h"
#include "libmmd/text/cp932.h"
#include "tests/libmmd/scene/edits/checked_edit.h"

#include <QtTest/QTest>

#include <map>

using namespace odori::test;
using enum mmd::MorphSides;

namespace {

mmd::TrackId track(const char* utf8)
{
    return {mmd::TrackKind::Morph, mmd::nameOf(mmd::fieldOf(mmd::encodeCp932(utf8).bytes))};
}

std::shared_ptr<const mmd::Model> faceModel()
{
    mmd::pmx::Model data;
    for (const char* name :
        {"まばたき", "まばたき左", "まばたき右", "ウィンク", "ウィンク右", "ウィンク２", "ｳｨﾝｸ２右",
            "笑い", "眉上左", "眉上右", "Smile_L", "Smile_R", "片目左"}) {
        data.morphs.emplace_back();
        data.morphs.back().name.utf8 = name;
    }
    return std::make_shared<const mmd::Model>(mmd::makeModel(std::move(data), {}, {}));
}

/// The face with drafts of these weights at frame 5.
mmd::Scene face(const std::map<const char*, float>& weights)
{
    mmd::Scene scene = sceneWith({0});
    scene.actors.front().model = faceModel();
    std::vector<mmd::Draft> drafts;
    for (const auto& [name, weight] : weights)
        drafts.push_back({track(name), 5, mmd::MorphValue{weight}});
    return done(scene, mmd::setDrafts({scene, theActor}, drafts));
}

float weightOf(const mmd::Scene& scene, const char* name, double frame = 5)
{
    return std::get<mmd::MorphValue>(mmd::shownValue(scene, theActor, track(name), frame)).weight;
}

mmd::Scene mirrored(const mmd::Scene& scene, std::vector<mmd::TrackId> tracks,
    mmd::MorphSides sides, bool asKeys = false)
{
    return done(scene, mmd::mirrorMorphs({scene, theActor}, tracks, 5, sides, asKeys));
}

} // namespace

/// The left and the right side of an expression.
class TestMorphSides : public QObject {
    Q_OBJECT
private slots:
    void morphsHaveTheirOtherSide_data();
    void morphsHaveTheirOtherSide();
    void theSidesAreExchanged();
    void bothSidesAreExchangedOnce();
    void aSideIsCopied();
    void withAutoKeyTheyAreKeys();
    void bothSidesAreSelected();
    void nothingToMirrorIsNoChange();
    void mirroredKeysGoToTheUnnamedSide();
};

void TestMorphSides::morphsHaveTheirOtherSide_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("other");
    const char* pairs[][2] = {{"まばたき左", "まばたき右"}, {"ウィンク", "ウィンク右"},
        {"ウィンク２", "ｳｨﾝｸ２右"}, {"眉上左", "眉上右"}, {"Smile_L", "Smile_R"}};
    for (const auto& pair : pairs) {
        QTest::newRow(pair[0]) << QByteArray(pair[0]) << QByteArray(pair[1]);
        QTest::newRow(pair[1]) << QByteArray(pair[1]) << QByteArray(pair[0]);
    }
    for (const char* own : {"まばたき", "笑い"}) // both eyes; no side at all
        QTest::newRow(own) << QByteArray(own) << QByteArray(own);
}

void TestMorphSides::morphsHaveTheirOtherSide()
{
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, other);
    const auto model = faceModel();
    QVERIFY(mmd::mirroredTrack(track(name.constData()), model.get()) == track(other.constData()));
    const mmd::Scene scene = face({});
    const mmd::TrackId own = track(name.constData());
    QCOMPARE(mmd::hasOtherSide({scene, theActor}, {&own, 1}), name != other);
    QVERIFY(!mmd::hasOtherSide({sceneWith({0}), theActor}, {&own, 1})); // without a model
}

void TestMorphSides::theSidesAreExchanged()
{
    const mmd::Scene after =
        mirrored(face({{"ウィンク", 0.8f}, {"笑い", 0.5f}}), {track("ウィンク")}, Exchange);
    QCOMPARE(weightOf(after, "ウィンク"), 0.0f);
    QCOMPARE(weightOf(after, "ウィンク右"), 0.8f);
    QCOMPARE(weightOf(after, "笑い"), 0.5f);
    QCOMPARE(weightOf(after, "ウィンク右", 6), 0.0f); // only at its frame
}

void TestMorphSides::bothSidesAreExchangedOnce()
{
    const mmd::Scene after = mirrored(
        face({{"眉上左", 0.2f}, {"眉上右", 0.7f}}), {track("眉上左"), track("眉上右")}, Exchange);
    QCOMPARE(weightOf(after, "眉上左"), 0.7f);
    QCOMPARE(weightOf(after, "眉上右"), 0.2f);
}

void TestMorphSides::aSideIsCopied()
{
    const mmd::Scene scene = face({{"Smile_L", 0.25f}, {"眉上左", 0.2f}, {"眉上右", 0.7f}});
    mmd::Scene after = mirrored(scene, {track("Smile_L")}, Copy);
    QCOMPARE(weightOf(after, "Smile_L"), 0.25f);
    QCOMPARE(weightOf(after, "Smile_R"), 0.25f);
    after = mirrored(after, {track("眉上左"), track("眉上右")}, Copy); // which side is not clear
    QCOMPARE(weightOf(after, "眉上左"), 0.2f);
    QCOMPARE(weightOf(after, "眉上右"), 0.7f);
}

void TestMorphSides::withAutoKeyTheyAreKeys()
{
    const mmd::Scene after = mirrored(face({{"ウィンク", 0.8f}}), {track("ウィンク")}, Copy, true);
    const auto* keys = mmd::findMorphTrack(after.actors.front().motion, track("ウィンク右").name);
    QVERIFY(keys && keys->size() == 1 && keys->frame(0) == 5);
    QCOMPARE(keys->values()[0].weight, 0.8f);
}

void TestMorphSides::bothSidesAreSelected()
{
    const mmd::Scene scene = face({{"ウィンク", 0.8f}});
    const mmd::TrackId left = track("ウィンク");
    const auto patch = mmd::mirrorMorphs({scene, theActor}, {&left, 1}, 5, Exchange, false);
    QVERIFY(patch.selectionAfter);
    QVERIFY(patch.selectionAfter->hasTrack(left));
    QVERIFY(patch.selectionAfter->hasTrack(track("ウィンク右")));
}

void TestMorphSides::nothingToMirrorIsNoChange()
{
    const mmd::Scene scene = face({{"まばたき", 0.8f}, {"片目左", 1.0f}});
    for (const char* name : {"まばたき", "片目左", "ウィンク"}) { // no side; no other; both are 0
        const mmd::TrackId own = track(name);
        QVERIFY2(
            mmd::mirrorMorphs({scene, theActor}, {&own, 1}, 5, Exchange, false).isEmpty(), name);
    }
    const mmd::TrackId bone = odori::test::bone("A");
    QVERIFY(mmd::mirrorMorphs({scene, theActor}, {&bone, 1}, 5, Exchange, false).isEmpty());
}

void TestMorphSides::mirroredKeysGoToTheUnnamedSide()
{
    mmd::Scene scene = sceneWith({0});
    scene.actors.front().model = faceModel();
    const mmd::MorphKeyframe key{.frame = 3, .fileIndex = 0, .value = {.weight = 0.5f}};
    mmd::replaceTrack(scene.actors.front().motion,
        mmd::Track<mmd::MorphKeyframe>(mmd::fieldOf(track("ウィンク").name), std::span(&key, 1)));
    mmd::Selection selection;
    selection.setKey(track("ウィンク"), 3, true);
    const mmd::Scene after = done(scene, mmd::mirrorKeys({scene, theActor, selection}));
    QVERIFY(mmd::findMorphTrack(after.actors.front().motion, track("ウィンク右").name));
}

QTEST_APPLESS_MAIN(TestMorphSides)
#include "test_morph_sides.moc"
