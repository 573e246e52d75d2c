// SPDX-License-Identifier: MIT
#include "libmmd/motion/angles/panel_angles.h"
#include "libmmd/motion/panel_values.h"
#include "libmmd/motion/track_kinds.h"
#include "libmmd/scene/edits/keys/clipboard.h"
#include "libmmd/scene/edits/keys/keys.h"
#include "libmmd/scene/edits/keys/mirror.h"
#include "libmmd/scene/edits/keys/move.h"
#include "libmmd/scene/edits/keys/register.h"
#include "libmmd/scene/edits/time/columns.h"
#include "libmmd/scene/edits/time/reverse.h"
#include "libmmd/scene/edits/time/timing.h"
#include "libmmd/scene/edits/values/bias.h"
#include "libmmd/scene/edits/values/curves.h"
#include "libmmd/scene/edits/values/refit.h"
#include "libmmd/scene/edits/values/smooth.h"
#include "libmmd/scene/edits/values/split.h"
#include "tests/libmmd/scene/edits/checked_edit.h"

#include <QtTest/QTest>

#include <array>
#include <functional>

using namespace odori::test;
using enum mmd::TrackKind;

namespace {

using Edit = std::function<mmd::ScenePatch(const mmd::EditTarget&)>;

/// An edit, and the new frame of a key.
struct Moving {
    const char* name;
    Edit edit;
    std::function<std::uint32_t(std::uint32_t)> newFrame;
    bool copies = false; ///< the original keys stay
};

std::vector<mmd::TrackId> tracksOf(const mmd::Scene& scene, mmd::ActorId actor)
{
    return mmd::trackIds(*mmd::findMotion(scene, actor));
}

/// For keys at 3, 10 and 20.
const std::array movings = std::to_array<Moving>({
    {"later", [](const mmd::EditTarget& t) { return mmd::moveKeys(t, 5); },
        [](std::uint32_t frame) { return frame + 5; }},
    {"to frame 0", [](const mmd::EditTarget& t) { return mmd::moveKeys(t, -3); },
        [](std::uint32_t frame) { return frame - 3; }},
    {"copies", [](const mmd::EditTarget& t) { return mmd::copyKeys(t, 100); },
        [](std::uint32_t frame) { return frame + 100; }, true},
    {"pasted",
        [](const mmd::EditTarget& t) {
            return mmd::pasteKeys({t.scene, t.actor}, mmd::copiedKeys(t), 40);
        },
        [](std::uint32_t frame) { return frame + 37; }, true},
    {"columns put in",
        [](const mmd::EditTarget& t) {
            return mmd::insertColumns({t.scene, t.actor}, tracksOf(t.scene, t.actor), 10, 6);
        },
        [](std::uint32_t frame) { return frame < 10 ? frame : frame + 6; }},
    {"columns taken out",
        [](const mmd::EditTarget& t) {
            return mmd::deleteColumns({t.scene, t.actor}, tracksOf(t.scene, t.actor), 4, 5);
        },
        [](std::uint32_t frame) { return frame < 4 ? frame : frame - 5; }},
    {"scaled",
        [](const mmd::EditTarget& t) {
            return mmd::scaleKeys(t, {.first = 3, .last = 20, .newFirst = 3, .newLast = 37});
        },
        [](std::uint32_t frame) { return 3 + (frame - 3) * 2; }},
    {"a scaled range",
        [](const mmd::EditTarget& t) {
            return mmd::scaleRange({t.scene, t.actor}, tracksOf(t.scene, t.actor), {3, 10, 24});
        },
        [](std::uint32_t frame) { return frame > 10 ? frame + 14 : 3 + (frame - 3) * 3; }},
    {"aligned", [](const mmd::EditTarget& t) { return mmd::alignKeys(t, 50); },
        [](std::uint32_t frame) { return frame + 47; }},
    {"snapped", [](const mmd::EditTarget& t) { return mmd::snapKeys(t, 1.0, 10.0); },
        [](std::uint32_t frame) { return frame == 3 ? 1 : frame + 1; }},
});

/// The value of a key; of a bone also its interpolation.
struct Said {
    decltype(mmd::Draft::value) value;
    mmd::BoneInterpolation interpolation{};
    std::uint32_t place = 0;
};

std::optional<Said> saidAt(const mmd::Motion& motion, const mmd::TrackId& id, std::uint32_t frame)
{
    std::optional<Said> said;
    mmd::withKeyOf(id.kind, [&]<class Key>() {
        const mmd::Track<Key>* track = mmd::findTrack<Key>(motion, id.name);
        const auto index = track ? track->find(frame) : std::nullopt;
        if (!index)
            return;
        said = Said{.value = track->values()[*index], .place = track->fileIndices()[*index]};
        if constexpr (Key::kind == Bone)
            said->interpolation = track->interpolation(*index);
    });
    return said;
}

/// sceneOfEveryKind() with a special curve and physics at 10.
mmd::Scene kindsAt(std::initializer_list<std::uint32_t> frames)
{
    mmd::Scene scene = sceneOfEveryKind(frames);
    const mmd::Selection keys = selected({{bone("A"), {10}}, {{Camera, {}}, {10}}});
    scene = mmd::applied(
        scene, mmd::setCurves({scene, theActor, keys}, mmd::allCurveChannels, {1, 2, 3, 4}));
    return mmd::applied(scene, mmd::setPhysics({scene, theActor, keys}, false));
}

/// Three actors with one motion; the first is active.
mmd::Scene crowd(const mmd::Scene& one)
{
    mmd::Scene scene = one;
    for (const std::uint32_t id : {2u, 3u}) {
        mmd::Actor other = one.actors.front();
        other.id = mmd::ActorId{id};
        scene.actors.push_back(other);
    }
    scene.nextActor = 4;
    return scene;
}

/// Edits that move no keys, or only some kinds.
const std::array others = std::to_array<std::pair<const char*, Edit>>({
    {"deleted", [](const mmd::EditTarget& t) { return mmd::deleteKeys(t); }},
    {"curves",
        [](const mmd::EditTarget& t) {
            return mmd::setCurves(t, mmd::allCurveChannels, {9, 8, 7, 6});
        }},
    {"physics", [](const mmd::EditTarget& t) { return mmd::setPhysics(t, false); }},
    {"reversed", [](const mmd::EditTarget& t) { return mmd::reverseKeys(t); }},
    {"mirrored", [](const mmd::EditTarget& t) { return mmd::mirrorKeys(t); }},
    {"biased",
        [](const mmd::EditTarget& t) {
            return mmd::biasKeys(t, {.addPosition = {1, 2, 3}, .addWeight = 1, .addReach = 9});
        }},
    {"smooth",
        [](const mmd::EditTarget& t) { return mmd::smoothKeys(t, mmd::allCurveChannels).patch; }},
    {"refitted", [](const mmd::EditTarget& t) { return mmd::deleteKeysRefitted(t).patch; }},
    {"put in",
        [](const mmd::EditTarget& t) {
            const std::uint32_t frames[] = {0, 5, 15};
            return mmd::insertKeys({t.scene, t.actor}, tracksOf(t.scene, t.actor), frames).patch;
        }},
    {"registered",
        [](const mmd::EditTarget& t) {
            return mmd::registerKeys({t.scene, t.actor}, tracksOf(t.scene, t.actor), 7);
        }},
});

} // namespace

/// Edits of every kind of key, of one of several actors, and of the scene's own camera.
class TestEditsKinds : public QObject {
    Q_OBJECT
private slots:
    void keysTakeAlongAllTheySay_data();
    void keysTakeAlongAllTheySay();
    void anEditActsOnItsActorAlone_data();
    void anEditActsOnItsActorAlone();
    void theScenesCameraIsEditedAsAnActors_data() { anEditActsOnItsActorAlone_data(); }
    void theScenesCameraIsEditedAsAnActors();
    void curvesOfACameraChangeByChannel();
    void everyKindIsSeenInTheMirror();
    void everyNumberIsBiasedAlone_data();
    void everyNumberIsBiasedAlone();

private:
    static const Edit& editAt(int at)
    {
        const auto index = std::size_t(at);
        return index < movings.size() ? movings[index].edit : others[index - movings.size()].second;
    }
};

void TestEditsKinds::keysTakeAlongAllTheySay_data()
{
    QTest::addColumn<int>("at");
    for (std::size_t at = 0; at < movings.size(); ++at)
        QTest::newRow(movings[at].name) << int(at);
}

void TestEditsKinds::keysTakeAlongAllTheySay()
{
    QFETCH(int, at);
    const Moving& moving = movings[std::size_t(at)];
    const mmd::Scene scene = kindsAt({3, 10, 20});
    const mmd::Motion& before = scene.actors.front().motion;
    const auto patch = moving.edit({scene, theActor, everyKey(scene)});
    const mmd::Scene after = done(scene, patch);
    const mmd::Motion& motion = after.actors.front().motion;
    for (const mmd::TrackId& track : mmd::trackIds(before)) {
        for (const std::uint32_t frame : {3u, 10u, 20u}) {
            const auto said = saidAt(before, track, frame);
            const auto now = saidAt(motion, track, moving.newFrame(frame));
            QVERIFY(said && now);
            QVERIFY(now->value == said->value);
            QCOMPARE(now->interpolation, said->interpolation);
            QCOMPARE(now->place, moving.copies ? mmd::newKeyIndex : said->place);
            if (moving.copies)
                QVERIFY(saidAt(motion, track, frame)->value == said->value);
        }
        QCOMPARE(mmd::framesOf(motion, track).size(), moving.copies ? 6u : 3u);
    }
}

void TestEditsKinds::anEditActsOnItsActorAlone_data()
{
    QTest::addColumn<int>("at");
    for (std::size_t at = 0; at < movings.size() + others.size(); ++at)
        QTest::newRow(at < movings.size() ? movings[at].name : others[at - movings.size()].first)
            << int(at);
}

void TestEditsKinds::anEditActsOnItsActorAlone()
{
    QFETCH(int, at);
    const Edit& edit = editAt(at);
    const mmd::Scene one = kindsAt({3, 10, 20});
    const mmd::Selection keys = everyKey(one);
    const auto alonePatch = edit({one, theActor, keys});
    const mmd::Scene alone = done(one, alonePatch);
    QVERIFY(!(alone == one));
    const mmd::Scene scene = crowd(one);
    for (const std::size_t index : {1u, 2u}) {
        const auto patch = edit({scene, scene.actors[index].id, keys});
        const mmd::Scene after = done(scene, patch);
        mmd::Scene expected = scene;
        expected.actors[index].motion = alone.actors.front().motion;
        QVERIFY(after == expected);
        QVERIFY(!patch.selectionAfter); // the selection is of the active actor
    }
}

void TestEditsKinds::theScenesCameraIsEditedAsAnActors()
{
    QFETCH(int, at);
    const Edit& edit = editAt(at);
    mmd::Scene one = kindsAt({3, 10, 20});
    mmd::Motion& motion = one.actors.front().motion;
    motion.bones.clear();
    motion.morphs.clear();
    motion.showIk = nullptr;
    const mmd::Selection keys = everyKey(one);
    const mmd::Scene alone = done(one, edit({one, theActor, keys}));
    mmd::Scene scene = crowd(one);
    scene.camera = motion;
    scene.active = mmd::sceneActor;
    const mmd::Scene after = done(scene, edit({scene, mmd::sceneActor, keys}));
    mmd::Scene expected = scene;
    expected.camera = alone.actors.front().motion;
    QVERIFY(after == expected);
}

void TestEditsKinds::curvesOfACameraChangeByChannel()
{
    const mmd::Scene scene = sceneOfEveryKind({0, 10, 20});
    const mmd::Selection keys = selected({{{Camera, {}}, {10}}, {bone("A"), {10}}});
    constexpr mmd::BezierCurve curve{1, 2, 3, 4};
    for (std::size_t channel = 0; channel < mmd::cameraChannelCount; ++channel) {
        const auto only = mmd::CurveChannels(1u << channel);
        std::vector<std::size_t> asked;
        const auto after = done(scene,
            mmd::changeCurves({scene, theActor, keys}, only, [&](std::size_t at, const auto& was) {
                asked.push_back(at);
                return was == mmd::BezierCurve{} ? curve : was;
            }));
        const mmd::Motion& motion = after.actors.front().motion;
        for (std::size_t each = 0; each < mmd::cameraChannelCount; ++each) {
            QCOMPARE(mmd::curvesOf(motion.camera->values()[1].interpolation)[each],
                each == channel ? curve : mmd::BezierCurve{});
            QCOMPARE(
                mmd::curvesOf(motion.camera->values()[0].interpolation)[each], mmd::BezierCurve{});
            QCOMPARE(
                mmd::curvesOf(motion.camera->values()[2].interpolation)[each], mmd::BezierCurve{});
            if (each < mmd::boneChannelCount)
                QCOMPARE(trackOf(after, "A").curves(1)[each],
                    each == channel ? curve : mmd::BezierCurve{});
        }
        for (const std::size_t each : asked)
            QCOMPARE(each, channel);
        QCOMPARE(asked.size(), channel < mmd::boneChannelCount ? 2u : 1u);
    }
}

void TestEditsKinds::everyKindIsSeenInTheMirror()
{
    mmd::Scene scene = sceneOfEveryKind({3, 10});
    const mmd::CameraValue camera{.distance = -7, .target = {1, 2, 3}, .rotation = {4, 5, 6}};
    const mmd::LightValue light{{0.1f, 0.2f, 0.3f}, {-0.5f, -1, 0.5f}};
    scene = mmd::applied(scene, mmd::registerCamera({scene, theActor}, 10, camera));
    scene = mmd::applied(scene, mmd::registerLight({scene, theActor}, 10, light));
    mmd::ShowIkValue showIk{0, {mmd::IkSwitch{}}};
    const std::string name = "Leg_L";
    std::copy(name.begin(), name.end(), showIk.switches[0].name.begin());
    showIk.switches[0].on = 0;
    scene = mmd::applied(scene, mmd::registerShowIk({scene, theActor}, 10, showIk));
    const mmd::Selection keys = selected({{{Camera, {}}, {10}}, {{Light, {}}, {10}},
        {{Shadow, {}}, {10}}, {{ShowIk, {}}, {10}}, {morph("M"), {10}}});
    const auto after = done(scene, mmd::mirrorKeys({scene, theActor, keys}));
    const mmd::Motion& before = scene.actors.front().motion;
    const mmd::Motion& motion = after.actors.front().motion;
    QCOMPARE(motion.camera->values()[1].target, glm::vec3(-1, 2, 3));
    QCOMPARE(motion.camera->values()[1].rotation, glm::vec3(4, -5, -6));
    QCOMPARE(motion.camera->values()[1].distance, -7.0f);
    QCOMPARE(motion.light->values()[1].direction, glm::vec3(0.5f, -1, 0.5f));
    QCOMPARE(motion.light->values()[1].colour, light.colour);
    QCOMPARE(std::string(motion.showIk->values()[1].switches[0].name.data()), std::string("Leg_R"));
    QCOMPARE(int(motion.showIk->values()[1].switches[0].on), 0);
    QCOMPARE(int(motion.showIk->values()[1].show), 0);
    QVERIFY(motion.shadow->values()[1] == before.shadow->values()[1]);
    for (const mmd::TrackId& track : mmd::trackIds(before)) // unselected tracks do not change
        QVERIFY(saidAt(motion, track, 3)->value == saidAt(before, track, 3)->value);
}

namespace {

constexpr std::size_t numberCount = 24;
using Numbers = std::array<double, numberCount>;

/// Every number that a bias can change, as shown in the panels.
Numbers numbersOf(const mmd::Motion& motion)
{
    const mmd::BoneValue& bone = mmd::findBoneTrack(motion, "A")->values()[0];
    const mmd::CameraValue& camera = motion.camera->values()[0];
    const mmd::LightValue& light = motion.light->values()[0];
    Numbers numbers{};
    std::size_t count = 0;
    const auto add = [&](const auto& v) {
        for (int axis = 0; axis < 3; ++axis)
            numbers[count++] = double(v[axis]);
    };
    add(bone.translation);                          // 0
    add(mmd::panelAngles(bone.rotation));           // 3
    add(camera.target);                             // 6
    add(mmd::panelCameraAngles(camera.rotation));   // 9
    add(glm::vec3(mmd::panelColour(light.colour))); // 12
    add(light.direction);                           // 15
    numbers[18] = double(mmd::findMorphTrack(motion, "M")->values()[0].weight);
    numbers[19] = -double(camera.distance); // as in the panel
    numbers[20] = camera.fieldOfView;
    numbers[21] = double(mmd::panelShadowDistance(motion.shadow->values()[0].distance));
    numbers[22] = motion.shadow->values()[0].mode;
    numbers[23] = camera.perspectiveOff;
    return numbers;
}

/// A field of a bias, and which of the numbers above it changes.
struct Field {
    const char* name;
    std::function<float&(mmd::KeyBias&, bool adds)> of;
    std::vector<std::size_t> changes;
};

std::vector<Field> biasFields()
{
    using Bias = mmd::KeyBias;
    std::vector<Field> fields;
    const auto vector = [&](const char* name, glm::vec3 Bias::*add, glm::vec3 Bias::*multiply,
                            std::vector<std::size_t> begins) {
        for (int axis = 0; axis < 3; ++axis) {
            std::vector<std::size_t> changes = begins;
            for (std::size_t& each : changes)
                each += std::size_t(axis);
            fields.push_back({name,
                [=](Bias& bias, bool adds) -> float& {
                    return (bias.*(adds ? add : multiply))[axis];
                },
                changes});
        }
    };
    const auto number = [&](const char* name, float Bias::*add, float Bias::*multiply,
                            std::size_t at) {
        fields.push_back({name,
            [=](Bias& bias, bool adds) -> float& { return bias.*(adds ? add : multiply); }, {at}});
    };
    vector("position", &Bias::addPosition, &Bias::multiplyPosition, {0, 6});
    vector("angles", &Bias::addAngles, &Bias::multiplyAngles, {3, 9});
    vector("colour", &Bias::addColour, &Bias::multiplyColour, {12});
    vector("direction", &Bias::addDirection, &Bias::multiplyDirection, {15});
    number("weight", &Bias::addWeight, &Bias::multiplyWeight, 18);
    number("distance", &Bias::addDistance, &Bias::multiplyDistance, 19);
    number("field of view", &Bias::addFieldOfView, &Bias::multiplyFieldOfView, 20);
    number("reach", &Bias::addReach, &Bias::multiplyReach, 21);
    return fields;
}

} // namespace

void TestEditsKinds::everyNumberIsBiasedAlone_data()
{
    QTest::addColumn<int>("field");
    const auto fields = biasFields();
    for (std::size_t at = 0; at < fields.size(); ++at)
        QTest::addRow("%s, %d", fields[at].name, int(fields[at].changes[0])) << int(at);
}

void TestEditsKinds::everyNumberIsBiasedAlone()
{
    QFETCH(int, field);
    const Field under = biasFields()[std::size_t(field)];
    mmd::Scene scene = sceneOfEveryKind({4});
    const mmd::Draft drafts[] = {{bone("A"), 4,
                                     mmd::BoneValue{.translation = {1, 2, 3},
                                         .rotation = mmd::rotationOfPanelAngles({10, 20, 30})}},
        {morph("M"), 4, mmd::MorphValue{0.5f}},
        {{Camera, {}}, 4,
            mmd::CameraValue{.distance = -30,
                .target = {4, 5, 6},
                .rotation = mmd::cameraAnglesOfPanel({12, 22, 32}),
                .fieldOfView = 40}},
        {{Light, {}}, 4, mmd::LightValue{mmd::colourOfPanel({50, 60, 70}), {-0.5f, -1, 0.25f}}},
        {{Shadow, {}}, 4, mmd::ShadowValue{2, mmd::shadowDistanceOfPanel(3000)}}};
    scene = mmd::applied(scene, mmd::registerValues({scene, theActor}, drafts));
    const Numbers before = numbersOf(scene.actors.front().motion);
    for (const bool adds : {true, false}) {
        mmd::KeyBias bias;
        under.of(bias, adds) = adds ? 7.0f : 2.0f;
        const auto after = done(scene, mmd::biasKeys({scene, theActor, everyKey(scene)}, bias));
        Numbers expected = before;
        for (const std::size_t at : under.changes)
            expected[at] = adds ? before[at] + 7.0 : before[at] * 2.0;
        const Numbers now = numbersOf(after.actors.front().motion);
        for (std::size_t at = 0; at < numberCount; ++at)
            QVERIFY2(std::abs(now[at] - expected[at]) < 2e-3,
                qPrintable(QStringLiteral("%1: %2").arg(at).arg(now[at])));
    }
}

QTEST_GUILESS_MAIN(TestEditsKinds)
#include "test_edits_kinds.moc"
