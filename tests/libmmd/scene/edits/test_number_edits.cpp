// SPDX-License-Identifier: MIT
#include "libmmd/motion/names.h"
#include "libmmd/motion/track_kinds.h"
#include "libmmd/scene/draft_numbers.h"
#include "libmmd/scene/edits/values/curves.h"
#include "libmmd/scene/edits/values/number_edits.h"
#include "libmmd/scene/number_text.h"
#include "libmmd/scene/posed_keys.h"
#include "tests/libmmd/scene/edits/checked_edit.h"

#include <QtTest/QTest>

#include <array>
#include <cmath>

using namespace odori::test;
using enum mmd::KeyNumber;

namespace {

const mmd::TrackId cameraTrack{mmd::TrackKind::Camera, {}};
const mmd::TrackId showTrack{mmd::TrackKind::ShowIk, {}};

mmd::NumberChange to(mmd::KeyNumber number, double value)
{
    return {number, [value](double) { return value; }};
}

mmd::NumberChange by(mmd::KeyNumber number, double delta)
{
    return {number, [delta](double start) { return start + delta; }};
}

} // namespace

/// Edits of single numbers, curves and switches, and the text for a number.
class TestNumberEdits : public QObject {
    Q_OBJECT
private slots:
    void aTextIsANumberOrNone_data();
    void aTextIsANumberOrNone();
    void everySelectedKeyChangesFromItsOwnNumber();
    void onlyKeysOfTheKindChange();
    void keysThatCannotSayItStay();
    void whatIsThereAlreadyIsNoChange();
    void draftsAtTheKeysLeave();
    void aPosesNumbersAreThoseOfTheSelectedKeys();
    void withoutKeysThePoseAtTheFrameBecomesADraft();
    void withAutoKeyItBecomesAKey();
    void aDraftIsChangedFurther();
    void posedKeysAreWhatIsEdited();
    void cellsOfManyTracksAreOnePatch();
    void ofTwoForOneCellTheLastCounts();
    void oneCellThatCannotBeStopsAll_data();
    void oneCellThatCannotBeStopsAll();
    void aSwitchChangesInEveryShowKey();
    void aCoordinateOfCurvesChangesAlone();
};

void TestNumberEdits::aTextIsANumberOrNone_data()
{
    QTest::addColumn<mmd::KeyNumber>("number");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<double>("value"); // NaN: none
    const auto row = [](const char* name, mmd::KeyNumber number, const char* text, double value) {
        QTest::newRow(name) << number << QByteArray(text) << value;
    };
    row("a whole one", X, "3", 3.0);
    row("with a point", X, "-1.25", -1.25);
    row("with a comma", X, "1,25", 1.25);
    row("with blanks", X, " \t 7 \r\n", 7.0);
    row("with a plus", X, "+2", 2.0);
    row("with a power", X, "1e3", 1000.0);
    row("nothing", X, "", NAN);
    row("blanks", X, "  ", NAN);
    row("words", X, "much", NAN);
    row("a number and words", X, "3 m", NAN);
    row("two commas", X, "1,234,5", NAN);
    row("infinite", X, "inf", NAN);
    row("no number", X, "nan", NAN);
    row("too large for a float", X, "1e39", NAN);
    row("a colour", Red, "255", 255.0);
    row("too much of a colour", Red, "256", NAN);
    row("a mode", Mode, "2", 2.0);
    row("no mode", Mode, "1.5", NAN);
    row("a view", FieldOfView, "30.6", 30.6f);
    row("a negative view", FieldOfView, "-1", NAN);
    row("on", Physics, " 1 ", 1.0);
    row("on in words", Physics, "TRUE", 1.0);
    row("off in words", Show, "False", 0.0);
    row("neither on nor off", Show, "2", NAN);
    row("yes", Perspective, "yes", NAN);
    row("true where numbers are", X, "true", NAN);
}

void TestNumberEdits::aTextIsANumberOrNone()
{
    QFETCH(mmd::KeyNumber, number);
    QFETCH(QByteArray, text);
    QFETCH(double, value);
    const auto read = mmd::numberOfText(number, text.toStdString());
    QCOMPARE(read.has_value(), !std::isnan(value));
    QCOMPARE(read.value_or(0.0), std::isnan(value) ? 0.0 : value);
}

void TestNumberEdits::everySelectedKeyChangesFromItsOwnNumber()
{
    const mmd::Scene scene = sceneOfEveryKind({0, 10, 20});
    const mmd::Selection selection = selected({{cameraTrack, {0, 20, 25}}});
    const mmd::ScenePatch patch =
        mmd::changeNumbers({scene, theActor, selection}, mmd::TrackKind::Camera, by(Distance, 5.0));
    QVERIFY(!patch.selectionAfter);
    const mmd::Scene after = done(scene, patch);
    const auto camera = after.actors.front().motion.camera;
    QCOMPARE(camera->values()[0].distance, -5.0f);
    QCOMPARE(camera->values()[1].distance, -10.0f);
    QCOMPARE(camera->values()[2].distance, -25.0f);
    QCOMPARE(camera->fileIndices()[2], 2u); // each keeps its file index
    QCOMPARE(camera->size(), std::size_t(3));
}

void TestNumberEdits::onlyKeysOfTheKindChange()
{
    const mmd::Scene scene = sceneOfEveryKind({0, 10});
    const mmd::Selection all = everyKey(scene);
    for (std::size_t at = 0; at < 6; ++at) {
        const auto kind = mmd::TrackKind(at);
        for (std::size_t which = 0; which < mmd::keyNumberCount; ++which) {
            const auto number = mmd::KeyNumber(which);
            const double value = typeOf(number) == mmd::NumberType::Switch ? 0.0 : 2.0;
            const auto patch = mmd::changeNumbers({scene, theActor, all}, kind, to(number, value));
            QCOMPARE(!patch.isEmpty(), mmd::hasNumber(kind, number));
            const mmd::Scene after = done(scene, patch);
            for (const mmd::TrackId& track : mmd::trackIds(scene.actors.front().motion))
                mmd::withKeyOf(track.kind, [&]<class Key>() {
                    const auto* now = mmd::findTrack<Key>(after.actors.front().motion, track.name);
                    const auto* before =
                        mmd::findTrack<Key>(scene.actors.front().motion, track.name);
                    QVERIFY(track.kind == kind || *now == *before);
                });
        }
    }
}

void TestNumberEdits::keysThatCannotSayItStay()
{
    const mmd::Scene scene = sceneOfEveryKind({0, 10});
    const mmd::Selection all = everyKey(scene);
    const mmd::NumberChange some{FieldOfView, [](double) { return -3.0; }};
    QVERIFY(mmd::changeNumbers({scene, theActor, all}, mmd::TrackKind::Camera, some).isEmpty());
    QVERIFY(mmd::changePoseNumbers({scene, theActor, all}, 0, to(X, NAN), false).isEmpty());
}

void TestNumberEdits::whatIsThereAlreadyIsNoChange()
{
    const mmd::Scene scene = sceneOfEveryKind({0, 10});
    const mmd::Selection all = everyKey(scene);
    for (std::size_t which = 0; which < mmd::keyNumberCount; ++which) {
        const auto same = by(mmd::KeyNumber(which), 0.0);
        for (std::size_t kind = 0; kind < 6; ++kind)
            QVERIFY(
                mmd::changeNumbers({scene, theActor, all}, mmd::TrackKind(kind), same).isEmpty());
        QVERIFY(mmd::changePoseNumbers({scene, theActor, all}, 0, same, false).isEmpty());
    }
}

/// The form shows the key's value, not a draft at the same frame.
void TestNumberEdits::draftsAtTheKeysLeave()
{
    mmd::Scene scene = sceneOfEveryKind({0, 10});
    scene.active = mmd::sceneActor;
    scene.camera.camera = scene.actors.front().motion.camera;
    scene.cameraDrafts = {{cameraTrack, 10, mmd::CameraValue{.distance = -1.0f}}};
    const mmd::Selection selection = selected({{cameraTrack, {10}}});
    const mmd::Scene after = done(scene, mmd::changeNumbers({scene, mmd::sceneActor, selection},
                                             mmd::TrackKind::Camera, to(X, 3.0)));
    QVERIFY(after.cameraDrafts.empty());
    QCOMPARE(after.camera.camera->values()[1].target.x, 3.0f);
}

void TestNumberEdits::aPosesNumbersAreThoseOfTheSelectedKeys()
{
    const mmd::Scene scene = sceneWith({0, 10, 20}, {10});
    const mmd::Selection selection =
        selected({{bone("A"), {0, 20}}, {bone("B"), {10}}, {morph("M"), {5}}});
    const mmd::Scene after =
        done(scene, mmd::changePoseNumbers({scene, theActor, selection}, 15, by(X, 1.0), true));
    QCOMPARE(trackOf(after, "A").values()[0].translation.x, 1.0f);
    QCOMPARE(trackOf(after, "A").values()[1].translation.x, 10.0f);
    QCOMPARE(trackOf(after, "A").values()[2].translation.x, 21.0f);
    QCOMPARE(trackOf(after, "B").values()[0].translation.x, 11.0f);
    QCOMPARE(trackOf(after, "A").fileIndices()[2], 2u);
    QVERIFY(after.actors.front().drafts.empty());
    const mmd::Scene weighed = done(
        scene, mmd::changePoseNumbers({scene, theActor, selection}, 15, to(Weight, 0.25), false));
    QCOMPARE(mmd::findMorphTrack(weighed.actors.front().motion, "M")->values()[0].weight, 0.25f);
    QVERIFY(trackOf(weighed, "A") == trackOf(scene, "A"));
}

void TestNumberEdits::withoutKeysThePoseAtTheFrameBecomesADraft()
{
    const mmd::Scene scene = sceneWith({0, 10});
    mmd::Selection selection;
    selection.setTrack(bone("A"), true);
    selection.setTrack(morph("M"), true);
    const mmd::Scene after =
        done(scene, mmd::changePoseNumbers({scene, theActor, selection}, 10, to(Y, 7.0), false));
    const auto drafts = mmd::draftsOf(after, theActor);
    QCOMPARE(drafts.size(), std::size_t(1)); // a morph has no position
    QCOMPARE(drafts.front().frame, 10u);
    QCOMPARE(std::get<mmd::BoneValue>(drafts.front().value).translation, glm::vec3(10, 7, -1));
    QVERIFY(after.actors.front().motion == scene.actors.front().motion);
}

void TestNumberEdits::withAutoKeyItBecomesAKey()
{
    const mmd::Scene scene = sceneWith({0, 10});
    mmd::Selection selection;
    selection.setTrack(bone("A"), true);
    const mmd::Scene after =
        done(scene, mmd::changePoseNumbers({scene, theActor, selection}, 5, to(Y, 7.0), true));
    QCOMPARE(framesOf(after, bone("A")), (std::vector<std::uint32_t>{0, 5, 10}));
    QCOMPARE(trackOf(after, "A").values()[1].translation, glm::vec3(5, 7, -1));
    QVERIFY(after.actors.front().drafts.empty());
}

void TestNumberEdits::aDraftIsChangedFurther()
{
    mmd::Scene scene = sceneWith({0, 10});
    scene.actors.front().drafts = {{bone("A"), 5, mmd::BoneValue{.translation = {100, 200, 300}}}};
    mmd::Selection selection;
    selection.setTrack(bone("A"), true);
    const mmd::Scene after =
        done(scene, mmd::changePoseNumbers({scene, theActor, selection}, 5, by(Z, 1.0), false));
    const auto drafts = mmd::draftsOf(after, theActor);
    QCOMPARE(drafts.size(), std::size_t(1));
    QCOMPARE(numberOf(drafts.front().value, Z), std::optional(301.0));
    QCOMPARE(numberOf(drafts.front().value, X), std::optional(100.0));
}

void TestNumberEdits::posedKeysAreWhatIsEdited()
{
    const mmd::Scene scene = sceneOfEveryKind({0, 10});
    const mmd::Selection nothing;
    QVERIFY(mmd::poseTarget({scene, theActor, nothing}) == mmd::PoseTarget::Nothing);
    QVERIFY(mmd::posedKeys({scene, theActor, nothing}, 3).empty());
    mmd::Selection tracks;
    for (const mmd::TrackId& track : {bone("A"), morph("M"), cameraTrack})
        tracks.setTrack(track, true);
    QVERIFY(mmd::poseTarget({scene, theActor, tracks}) == mmd::PoseTarget::Drafts);
    QVERIFY(mmd::poseTarget({scene, mmd::sceneActor, tracks}) == mmd::PoseTarget::Nothing);
    auto keys = mmd::posedKeys({scene, theActor, tracks}, 5.0);
    QCOMPARE(keys.size(), std::size_t(2)); // the camera has no pose
    QCOMPARE(numberOf(keys[1].value, Weight), std::optional(5.0));
    const mmd::Selection some = selected({{bone("A"), {10, 11}}, {cameraTrack, {0}}});
    QVERIFY(mmd::poseTarget({scene, theActor, some}) == mmd::PoseTarget::Keys);
    keys = mmd::posedKeys({scene, theActor, some}, 5.0);
    QCOMPARE(keys.size(), std::size_t(1)); // there is none at 11
    QCOMPARE(keys.front().frame, 10u);
    QCOMPARE(numberOf(keys.front().value, Y), std::optional(20.0));
}

void TestNumberEdits::cellsOfManyTracksAreOnePatch()
{
    const mmd::Scene scene = sceneOfEveryKind({0, 10});
    const mmd::CellEdit edits[] = {{bone("A"), 10, mmd::NewNumber{X, 4.0}},
        {cameraTrack, 0, mmd::NewCurve{5, {1, 2, 3, 4}}},
        {bone("A"), 10, mmd::NewCurve{3, {5, 6, 7, 8}}},
        {bone("A"), 10, mmd::NewNumber{Physics, 0.0}}, {showTrack, 10, mmd::NewNumber{Show, 0.0}}};
    const auto patch = mmd::setCells({scene, theActor}, edits);
    QVERIFY(patch && !patch->selectionAfter);
    const mmd::Scene after = done(scene, *patch);
    const mmd::Motion& motion = after.actors.front().motion;
    QCOMPARE(trackOf(after, "A").values()[1].translation, glm::vec3(4, 20, -1));
    QCOMPARE(trackOf(after, "A").curves(1)[3], (mmd::BezierCurve{5, 6, 7, 8}));
    QCOMPARE(trackOf(after, "A").curves(1)[0], mmd::BezierCurve{});
    QVERIFY(!mmd::isPhysicsOn(trackOf(after, "A").interpolation(1)));
    QCOMPARE(
        mmd::curvesOf(motion.camera->values()[0].interpolation)[5], (mmd::BezierCurve{1, 2, 3, 4}));
    QCOMPARE(int(motion.showIk->values()[1].show), 0);
    QVERIFY(trackOf(after, "B") == trackOf(scene, "B"));
    QVERIFY(mmd::setCells({scene, theActor}, {})->isEmpty());
}

void TestNumberEdits::ofTwoForOneCellTheLastCounts()
{
    const mmd::Scene scene = sceneWith({0, 10});
    const mmd::CellEdit edits[] = {
        {bone("A"), 10, mmd::NewNumber{X, 4.0}}, {bone("A"), 10, mmd::NewNumber{X, 6.0}}};
    const mmd::Scene after = done(scene, *mmd::setCells({scene, theActor}, edits));
    QCOMPARE(trackOf(after, "A").values()[1].translation.x, 6.0f);
}

void TestNumberEdits::oneCellThatCannotBeStopsAll_data()
{
    QTest::addColumn<mmd::TrackId>("track");
    QTest::addColumn<unsigned>("frame");
    QTest::addColumn<bool>("isCurve");
    QTest::addColumn<int>("which");
    QTest::newRow("no such track") << bone("C") << 10u << false << int(X);
    QTest::newRow("no such key") << bone("A") << 11u << false << int(X);
    QTest::newRow("no such number") << bone("A") << 10u << false << int(Weight);
    QTest::newRow("not on or off") << bone("A") << 10u << false << int(Physics);
    QTest::newRow("a camera's curve") << bone("A") << 10u << true << 4;
    QTest::newRow("no such curve") << cameraTrack << 10u << true << 6;
    QTest::newRow("a morph's curve") << morph("M") << 10u << true << 0;
}

void TestNumberEdits::oneCellThatCannotBeStopsAll()
{
    QFETCH(mmd::TrackId, track);
    QFETCH(unsigned, frame);
    QFETCH(bool, isCurve);
    QFETCH(int, which);
    const mmd::Scene scene = sceneOfEveryKind({0, 10});
    std::vector<mmd::CellEdit> edits{{bone("A"), 0, mmd::NewNumber{X, 4.0}}};
    QVERIFY(mmd::setCells({scene, theActor}, edits));
    edits.push_back({track, frame, mmd::NewNumber{mmd::KeyNumber(which), 7.0}});
    if (isCurve)
        edits.back().cell = mmd::NewCurve{std::size_t(which), {}};
    QVERIFY(!mmd::setCells({scene, theActor}, edits));
    QVERIFY(!mmd::setCells({scene, mmd::ActorId{9}}, edits));
}

void TestNumberEdits::aSwitchChangesInEveryShowKey()
{
    mmd::Scene scene = sceneOfEveryKind({0, 10, 20});
    const mmd::Selection selection = selected({{showTrack, {0, 10}}, {bone("A"), {0}}});
    mmd::Scene after = done(scene, mmd::changeSwitch({scene, theActor, selection}, "IK", false));
    const auto values = after.actors.front().motion.showIk->values();
    QVERIFY(!mmd::isIkOn(values[0], "IK") && !mmd::isIkOn(values[1], "IK"));
    QVERIFY(mmd::isIkOn(values[0], "another"));
    QVERIFY(values[2].switches.empty());
    QVERIFY(mmd::changeSwitch({after, theActor, selection}, "IK", false).isEmpty());
    after = done(after, mmd::changeSwitch({after, theActor, selection}, "IK", true));
    QVERIFY(mmd::isIkOn(after.actors.front().motion.showIk->values()[0], "IK"));
}

void TestNumberEdits::aCoordinateOfCurvesChangesAlone()
{
    const mmd::Scene scene = sceneOfEveryKind({0, 10, 20});
    const mmd::Selection keys = selected({{cameraTrack, {10, 20}}, {bone("A"), {10}}});
    const auto changedBy = [&](const mmd::CurveNumber& number, double delta) {
        return done(scene, mmd::changeCurveNumbers({scene, theActor, keys}, number,
                               [delta](double start) { return start + delta; }));
    };
    // A curve starts as 20 20 107 107. Limits: 0 and 127; a half rounds up.
    const mmd::BezierCurve plain;
    const auto camera = [](const mmd::Scene& after, std::size_t key, std::size_t channel) {
        const auto& track = *after.actors.front().motion.camera;
        return mmd::curvesOf(track.values()[key].interpolation)[channel];
    };
    const mmd::Scene moved = changedBy({mmd::TrackKind::Camera, 3, 2}, -7.5);
    for (std::size_t channel = 0; channel < mmd::cameraChannelCount; ++channel) {
        QCOMPARE(camera(moved, 0, channel), plain);
        for (const std::size_t key : {1u, 2u})
            QCOMPARE(camera(moved, key, channel),
                channel == 3 ? mmd::BezierCurve({20, 20, 100, 107}) : plain);
    }
    QCOMPARE(trackOf(moved, "A").curves(1)[3], plain);
    const auto bones = [&](std::size_t coordinate, double delta) {
        const mmd::Scene after = changedBy({mmd::TrackKind::Bone, 1, coordinate}, delta);
        return trackOf(after, "A").curves(1)[1];
    };
    const std::array all{bones(0, 500.0), bones(1, -500.0), bones(3, 1.0)};
    QCOMPARE(all[0], mmd::BezierCurve({127, 20, 107, 107}));
    QCOMPARE(all[1], mmd::BezierCurve({20, 0, 107, 107}));
    QCOMPARE(all[2], mmd::BezierCurve({20, 20, 107, 108}));
}

QTEST_GUILESS_MAIN(TestNumberEdits)
#include "test_number_edits.moc"
