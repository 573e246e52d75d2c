// SPDX-License-Identifier: MIT
#include "libmmd/format/vpd/vpd.h"
#include "libmmd/motion/angles/panel_angles.h"
#include "libmmd/scene/edits/keys/clipboard.h"
#include "libmmd/scene/edits/keys/drafts.h"
#include "libmmd/scene/edits/keys/keys.h"
#include "libmmd/scene/edits/keys/register.h"
#include "libmmd/scene/edits/values/curves.h"
#include "libmmd/scene/mirror.h"
#include "tests/libmmd/scene/edits/checked_edit.h"

#include <QtTest/QTest>

#include <limits>

using namespace odori::test;
using Frames = std::vector<std::uint32_t>;

namespace {

constexpr std::uint32_t largest = std::numeric_limits<std::uint32_t>::max();

mmd::Scene withSecondActor(mmd::Scene scene)
{
    mmd::Actor second;
    second.id = mmd::ActorId{2};
    scene.actors.push_back(second);
    return scene;
}

mmd::Motion motionWith(std::initializer_list<std::uint32_t> frames)
{
    return mmd::copiedKeys({sceneWith(frames), theActor, everyKey(sceneWith(frames))});
}

/// One key of each kind except show/IK at the given frames.
struct KindFrames {
    std::uint32_t bone, morph, camera, light, shadow;
};

mmd::Motion motionOf(const KindFrames& at)
{
    mmd::Motion motion;
    const auto add = [&]<class Key>(const char* name, Key key, std::uint32_t frame) {
        key.frame = frame;
        mmd::replaceTrack(motion, mmd::Track<Key>(mmd::fieldOf(name), std::span(&key, 1)));
    };
    add("A", mmd::BoneKeyframe{}, at.bone);
    add("M", mmd::MorphKeyframe{}, at.morph);
    add("", mmd::CameraKeyframe{}, at.camera);
    add("", mmd::LightKeyframe{}, at.light);
    add("", mmd::ShadowKeyframe{}, at.shadow);
    return motion;
}

/// Frames of all keys of a motion, by kind.
QList<qint64> framesByKind(const mmd::Motion& motion)
{
    QList<qint64> frames;
    for (const mmd::TrackId& track : mmd::trackIds(motion))
        for (const std::uint32_t frame : mmd::framesOf(motion, track))
            frames.append(frame);
    return frames;
}

} // namespace

class TestClipboard : public QObject {
    Q_OBJECT
private slots:
    void copiedKeysBelongToNoFile();
    void pastedKeysBeginAtTheFrame();
    void pastingReplacesWhatItLandsOnAndItsDrafts();
    void pastingKeepsThePlaceOfTheKeyThere();
    void pastingGoesToAnotherMotion();
    void pastingTheSameThereIsNoPatchButSelects();
    void pastingTakesWhatTheMotionAccepts();
    void pastingPastTheEndLeavesKeysOut();
    void everyKindComesBackFromText();
    void notANumberComesBackFromText();
    void textIsATableWithTabs();
    void spreadsheetsMayChangeTheTable();
    void otherTextsAreRefused_data();
    void otherTextsAreRefused();
    void mergingKeepsWhatIsNotLandedOn();
    void replacingTheSpanClearsIt();
    void replacingAllLeavesNothingElse();
    void aPoseMergesIntoOneFrame();
    void pastingMirroredTwiceIsTheSame();
    void theFirstKeyThatIsTakenLandsOnTheFrame_data();
    void theFirstKeyThatIsTakenLandsOnTheFrame();
    void copiedTextLandsByItsFirstKeyThatIsTaken();
    void refusedKeysClearNothing_data();
    void refusedKeysClearNothing();
};

void TestClipboard::copiedKeysBelongToNoFile()
{
    const auto scene = sceneOfEveryKind({0, 10, 20});
    mmd::Selection selection = selected({{bone("A"), {10, 15}}});
    selection.setKey({mmd::TrackKind::Camera, {}}, 20, true);
    const mmd::Motion keys = mmd::copiedKeys({scene, theActor, selection});
    QCOMPARE(keys.keyCount(), 2u);
    QCOMPARE(mmd::findBoneTrack(keys, "A")->frame(0), 10u);
    QCOMPARE(mmd::findBoneTrack(keys, "A")->fileIndices()[0], mmd::newKeyIndex);
    QCOMPARE(keys.camera->frame(0), 20u);
    QCOMPARE(mmd::copiedKeys({scene, theActor}).keyCount(), 0u);
}

void TestClipboard::pastedKeysBeginAtTheFrame()
{
    const auto scene = sceneWith({0, 10, 14}, {12});
    const auto keys =
        mmd::copiedKeys({scene, theActor, selected({{bone("A"), {10, 14}}, {bone("B"), {12}}})});
    const auto patch = mmd::pasteKeys({scene, theActor}, keys, 30);
    const auto after = done(scene, patch);
    QCOMPARE(framesOf(after, bone("A")), (Frames{0, 10, 14, 30, 34}));
    QCOMPARE(framesOf(after, bone("B")), (Frames{12, 32}));
    QCOMPARE(trackOf(after, "A").values()[3].translation.x, 10.0f);
    QVERIFY(
        patch.selectionAfter->keys == selected({{bone("A"), {30, 34}}, {bone("B"), {32}}}).keys);
}

void TestClipboard::pastingReplacesWhatItLandsOnAndItsDrafts()
{
    auto scene = sceneWith({0, 10});
    const mmd::Draft draft{bone("A"), 10, mmd::BoneValue{.translation = {77, 0, 0}}};
    scene = done(scene, mmd::setDrafts({scene, theActor}, {&draft, 1}));
    const auto keys = mmd::copiedKeys({scene, theActor, selected({{bone("A"), {0}}})});
    const auto after = done(scene, mmd::pasteKeys({scene, theActor}, keys, 10));
    QCOMPARE(trackOf(after, "A").values()[1].translation.x, 0.0f);
    QVERIFY(after.actors.front().drafts.empty());
}

void TestClipboard::pastingKeepsThePlaceOfTheKeyThere()
{
    const auto scene = sceneWith({0, 10});
    const auto keys = mmd::copiedKeys({scene, theActor, selected({{bone("A"), {0}}})});
    const auto after = done(scene, mmd::pasteKeys({scene, theActor}, keys, 10));
    QCOMPARE(trackOf(after, "A").fileIndices()[1], 1u);
}

void TestClipboard::pastingGoesToAnotherMotion()
{
    const auto scene = withSecondActor(sceneWith({0, 10}));
    const auto keys = mmd::copiedKeys({scene, theActor, everyKey(scene)});
    const auto after = done(scene, mmd::pasteKeys({scene, mmd::ActorId{2}}, keys, 5));
    QCOMPARE(after.actors[1].motion.keyCount(), 3u);
    QVERIFY(after.actors[0].motion == scene.actors[0].motion);
}

void TestClipboard::pastingTheSameThereIsNoPatchButSelects()
{
    const auto scene = sceneWith({0, 10});
    const auto keys = mmd::copiedKeys({scene, theActor, selected({{bone("A"), {10}}})});
    const auto patch = mmd::pasteKeys({scene, theActor}, keys, 10);
    QVERIFY(patch.isEmpty());
    QVERIFY(patch.selectionAfter->hasKey(bone("A"), 10));
}

void TestClipboard::pastingTakesWhatTheMotionAccepts()
{
    const auto scene = withSecondActor(sceneOfEveryKind({4}));
    const auto keys = mmd::copiedKeys({scene, theActor, everyKey(scene)});
    const auto own = done(scene, mmd::pasteKeys({scene, theActor}, keys, 9));
    QCOMPARE(own.actors[0].motion.keyCount(), 14u);
    // An actor without a camera gets none; the scene only takes its own kinds.
    const auto second = done(scene, mmd::pasteKeys({scene, mmd::ActorId{2}}, keys, 9));
    QCOMPARE(second.actors[1].motion.keyCount(), 4u);
    const auto camera = done(scene, mmd::pasteKeys({scene, mmd::sceneActor}, keys, 9));
    QCOMPARE(camera.camera.keyCount(), 3u);
    QVERIFY(mmd::pasteKeys({scene, mmd::ActorId{7}}, keys, 9).isEmpty());
    QVERIFY(mmd::pasteKeys({scene, theActor}, {}, 9).isEmpty());
}

void TestClipboard::pastingPastTheEndLeavesKeysOut()
{
    const auto scene = sceneWith({0, 10});
    const auto keys = mmd::copiedKeys({scene, theActor, selected({{bone("A"), {0, 10}}})});
    const auto after = done(scene, mmd::pasteKeys({scene, theActor}, keys, largest - 5));
    QCOMPARE(framesOf(after, bone("A")), (Frames{0, 10, largest - 5}));
}

void TestClipboard::everyKindComesBackFromText()
{
    auto scene = sceneOfEveryKind({0, 3, 10});
    scene = done(scene, mmd::setCurves({scene, theActor, selected({{bone("A"), {3}}})},
                            mmd::allCurveChannels, {1, 2, 3, 4}));
    scene = done(scene, mmd::setPhysics({scene, theActor, selected({{bone("B"), {3}}})}, false));
    mmd::ShowIkValue showIk{.show = 0, .switches = {{.name = {'I', 'K'}, .on = 0}}};
    scene = done(scene, mmd::registerShowIk({scene, theActor}, 5, showIk));
    const mmd::Motion keys = mmd::copiedKeys({scene, theActor, everyKey(scene)});
    const auto read = mmd::keysOfText(mmd::textOfKeys(keys));
    QVERIFY(read);
    for (const auto& track : mmd::trackIds(keys)) {
        const auto frames = mmd::framesOf(*read, track);
        QVERIFY(std::ranges::equal(frames, mmd::framesOf(keys, track)));
    }
    mmd::Motion same = *read;
    same.header = keys.header; // a table of keys has no file header
    QVERIFY(same == keys);
}

void TestClipboard::notANumberComesBackFromText()
{
    mmd::Scene scene = sceneWith({0});
    mmd::KeyValue value{.track = bone("A"), .frame = 2, .bone = {}, .interpolation = {}};
    value.bone.translation.x = std::numeric_limits<float>::quiet_NaN();
    value.bone.translation.y = -0.0f;
    scene = mmd::applied(scene, mmd::setKeys({scene, theActor}, {&value, 1}));
    const mmd::Motion keys = mmd::copiedKeys({scene, theActor, everyKey(scene)});
    const auto read = mmd::keysOfText(mmd::textOfKeys(keys));
    QVERIFY(read);
    QVERIFY(mmd::findBoneTrack(*read, "A")->key(1) == mmd::findBoneTrack(keys, "A")->key(1));
}

void TestClipboard::textIsATableWithTabs()
{
    const auto scene = sceneWith({7});
    const auto text = QByteArray::fromStdString(
        mmd::textOfKeys(mmd::copiedKeys({scene, theActor, selected({{bone("A"), {7}}})})));
    const auto rows = text.trimmed().split('\n');
    QCOMPARE(rows.size(), 2);
    QVERIFY(rows[0].startsWith("kind\tname\tframe\tx\ty\tz\tqx"));
    QVERIFY(rows[1].startsWith("bone\tA\t7\t7\t14\t-1\t0\t0\t0\t1\t"));
    QCOMPARE(rows[0].count('\t'), rows[1].count('\t'));
}

void TestClipboard::spreadsheetsMayChangeTheTable()
{
    // Columns reordered and missing, CRLF, a comma as the decimal point, only angles.
    const auto read = mmd::keysOfText("frame\tangle_y\tname\tx\r\n3\t90\tA\t1,5\r\n5\t\tA\t2\r\n");
    QVERIFY(read);
    const auto& track = *mmd::findBoneTrack(*read, "A");
    QCOMPARE(track.size(), 2u);
    QCOMPARE(track.values()[0].translation, glm::vec3(1.5f, 0, 0));
    const glm::quat expected = mmd::rotationOfPanelAngles(glm::vec3(0, 90, 0));
    QVERIFY(std::abs(glm::dot(track.values()[0].rotation, expected)) > 0.99999f);
    QVERIFY(track.values()[1].rotation == glm::quat(1, 0, 0, 0));
    QVERIFY(track.curves(0) == mmd::BoneCurves{});
}

void TestClipboard::otherTextsAreRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("prose") << QByteArray("Hello, world\nthis is no table\n");
    QTest::newRow("no frame") << QByteArray("name\tx\nA\t1\n");
    QTest::newRow("no number") << QByteArray("name\tframe\tx\nA\t1\tmuch\n");
    QTest::newRow("bytes") << QByteArray("\x00\xFF\xFE\t\n", 5);
}

void TestClipboard::otherTextsAreRefused()
{
    QFETCH(QByteArray, text);
    QVERIFY(!mmd::keysOfText(text.toStdString()));
}

void TestClipboard::mergingKeepsWhatIsNotLandedOn()
{
    const auto scene = sceneWith({0, 12, 20}, {11});
    const auto patch =
        mmd::mergeMotion({scene, theActor}, motionWith({2, 10}), 10, mmd::Merging::Merge);
    const auto after = done(scene, patch);
    QCOMPARE(framesOf(after, bone("A")), (Frames{0, 12, 20}));
    QCOMPARE(trackOf(after, "A").values()[1].translation.x, 2.0f);
    QCOMPARE(trackOf(after, "A").values()[2].translation.x, 10.0f);
    QCOMPARE(framesOf(after, bone("B")), (Frames{11}));
    QCOMPARE(framesOf(after, morph("M")), (Frames{5, 15}));
    QCOMPARE(patch.selectionAfter->keyCount(), 3u);
}

void TestClipboard::replacingTheSpanClearsIt()
{
    const auto scene = sceneWith({0, 12, 15, 20, 21}, {11, 13, 25});
    const auto after = done(scene,
        mmd::mergeMotion({scene, theActor}, motionWith({2, 10}), 10, mmd::Merging::ReplaceSpan));
    QCOMPARE(framesOf(after, bone("A")), (Frames{0, 12, 20, 21}));
    QCOMPARE(framesOf(after, bone("B")), (Frames{11, 25}));
}

void TestClipboard::replacingAllLeavesNothingElse()
{
    const auto scene = sceneWith({0, 12, 30}, {11});
    const auto after = done(scene,
        mmd::mergeMotion({scene, theActor}, motionWith({2, 10}), 10, mmd::Merging::ReplaceAll));
    QCOMPARE(framesOf(after, bone("A")), (Frames{12, 20}));
    QVERIFY(!mmd::findBoneTrack(after.actors.front().motion, "B"));
    QCOMPARE(framesOf(after, morph("M")), (Frames{15}));
}

void TestClipboard::aPoseMergesIntoOneFrame()
{
    mmd::VpdFile pose;
    pose.bones = {{"A", {glm::vec3(9, 0, 0), glm::quat(1, 0, 0, 0)}}, {"New", {}}};
    const auto scene = sceneWith({0, 12}, {12, 13});
    const auto motion = mmd::motionFromVpd(pose).motion;
    const auto after =
        done(scene, mmd::mergeMotion({scene, theActor}, motion, 12, mmd::Merging::ReplaceSpan));
    QCOMPARE(framesOf(after, bone("A")), (Frames{0, 12}));
    QCOMPARE(trackOf(after, "A").values()[1].translation.x, 9.0f);
    QCOMPARE(framesOf(after, bone("B")), (Frames{13}));
    QCOMPARE(framesOf(after, bone("New")), (Frames{12}));
}

void TestClipboard::pastingMirroredTwiceIsTheSame()
{
    const auto scene = sceneOfEveryKind({0, 3, 10});
    const auto keys = mmd::copiedKeys({scene, theActor, everyKey(scene)});
    const auto once = mmd::mirrored(keys, nullptr);
    const auto after = done(scene, mmd::pasteKeys({scene, theActor}, once, 0));
    QVERIFY(!(after == scene));
    const auto twice = mmd::mirrored(mmd::copiedKeys({after, theActor, everyKey(after)}), nullptr);
    QVERIFY(twice == keys);
    QVERIFY(done(after, mmd::pasteKeys({after, theActor}, twice, 0)) == scene);
}

void TestClipboard::theFirstKeyThatIsTakenLandsOnTheFrame_data()
{
    QTest::addColumn<bool>("isScene"); ///< pasted to the scene's own motion, not to a model's
    QTest::addColumn<int>("own"); ///< kinds of the model's motion: 1 camera, 2 light, 4 self-shadow
    QTest::addColumn<QList<qint64>>("frames"); ///< of the keys pasted at 100
    // Kinds in the order of mmd::trackIds(): bone 30, morph 40, camera 0, light 10, shadow 20.
    QTest::newRow("a model") << false << 0 << QList<qint64>{100, 110};
    QTest::newRow("a model with a light") << false << 2 << QList<qint64>{120, 130, 100};
    QTest::newRow("a model with self-shadow") << false << 4 << QList<qint64>{110, 120, 100};
    QTest::newRow("a model with a camera") << false << 1 << QList<qint64>{130, 140, 100};
    QTest::newRow("the scene") << true << 0 << QList<qint64>{100, 110, 120};
}

void TestClipboard::theFirstKeyThatIsTakenLandsOnTheFrame()
{
    QFETCH(bool, isScene);
    QFETCH(int, own);
    QFETCH(QList<qint64>, frames);
    const mmd::Motion keys = motionOf({30, 40, 0, 10, 20});
    auto scene = withSecondActor(sceneWith({}));
    mmd::Motion& there = scene.actors[1].motion;
    const mmd::Motion late = motionOf({500, 500, 500, 500, 500});
    there.camera = own & 1 ? late.camera : nullptr;
    there.light = own & 2 ? late.light : nullptr;
    there.shadow = own & 4 ? late.shadow : nullptr;
    const mmd::ActorId target = isScene ? mmd::sceneActor : mmd::ActorId{2};
    scene.active = target;
    const auto patch = mmd::pasteKeys({scene, target}, keys, 100);
    const auto after = done(scene, patch);
    QList<qint64> found = framesByKind(isScene ? after.camera : after.actors[1].motion);
    found.removeAll(500);
    QCOMPARE(found, frames);
    QCOMPARE(patch.selectionAfter->keyCount(), std::size_t(frames.size()));
    // The same, pasted at an earlier frame than the keys had.
    QList<qint64> early = framesByKind(
        isScene ? done(scene, mmd::pasteKeys({scene, target}, keys, 3)).camera
                : done(scene, mmd::pasteKeys({scene, target}, keys, 3)).actors[1].motion);
    early.removeAll(500);
    for (qint64& frame : frames)
        frame -= 97;
    QCOMPARE(early, frames);
}

void TestClipboard::copiedTextLandsByItsFirstKeyThatIsTaken()
{
    const auto text = mmd::textOfKeys(motionOf({30, 35, 0, 10, 20}));
    const auto keys = mmd::keysOfText(text);
    QVERIFY(keys);
    const auto scene = sceneWith({5});
    const auto after = done(scene, mmd::pasteKeys({scene, theActor}, *keys, 100));
    QCOMPARE(framesOf(after, bone("A")), (Frames{5, 100}));
    QCOMPARE(framesOf(after, morph("M")), (Frames{5, 105}));
    const auto camera = done(scene, mmd::pasteKeys({scene, mmd::sceneActor}, *keys, 100));
    QCOMPARE(camera.camera.camera->frame(0), 100u);
    QCOMPARE(camera.camera.shadow->frame(0), 120u);
}

void TestClipboard::refusedKeysClearNothing_data()
{
    QTest::addColumn<bool>("isAll");
    QTest::addColumn<bool>("hasBones"); ///< otherwise no key is pasted
    QTest::addColumn<QList<qint64>>("frames");
    QTest::newRow("the span") << false << true << QList<qint64>{5, 9, 10, 25, 5, 20};
    QTest::newRow("all") << true << true << QList<qint64>{10, 20};
    QTest::newRow("the span, none taken") << false << false << QList<qint64>{5, 9, 15, 25, 5};
    QTest::newRow("all, none taken") << true << false << QList<qint64>{5, 9, 15, 25, 5};
}

/// Camera and light keys before and after those of the model, which has neither.
void TestClipboard::refusedKeysClearNothing()
{
    QFETCH(bool, isAll);
    QFETCH(bool, hasBones);
    QFETCH(QList<qint64>, frames);
    mmd::Motion motion = motionOf({10, 20, 0, 40, 30});
    if (!hasBones) {
        motion.bones.clear();
        motion.morphs.clear();
    }
    const auto scene = sceneWith({5, 9, 15, 25});
    const auto merging = isAll ? mmd::Merging::ReplaceAll : mmd::Merging::ReplaceSpan;
    const auto patch = mmd::mergeMotion({scene, theActor}, motion, 0, merging);
    const auto after = done(scene, patch);
    QCOMPARE(framesByKind(after.actors.front().motion), frames);
    QVERIFY(hasBones || patch.isEmpty());
}

QTEST_GUILESS_MAIN(TestClipboard)
#include "test_clipboard.moc"
