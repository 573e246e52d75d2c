// SPDX-License-Identifier: MIT
#include "libmmd/motion/angles/panel_angles.h"
#include "libmmd/motion/panel_values.h"
#include "libmmd/scene/edits/keys/keys.h"
#include "libmmd/scene/edits/keys/mirror.h"
#include "libmmd/scene/edits/keys/register.h"
#include "libmmd/scene/edits/values/bias.h"
#include "tests/libmmd/scene/edits/checked_edit.h"

#include <QtTest/QTest>

#include <cmath>

using namespace odori::test;

namespace {

bool near(const glm::vec3& a, const glm::vec3& b)
{
    return glm::length(a - b) < 1e-4f;
}

/// One key of A at 10, moved to (1, 2, 3) and rotated by `degrees`.
mmd::Scene oneKey(const glm::vec3& degrees)
{
    const mmd::Scene scene = sceneWith({10});
    const mmd::KeyValue value{.track = bone("A"),
        .frame = 10,
        .bone = {glm::vec3(1, 2, 3), mmd::rotationOfPanelAngles(degrees)},
        .interpolation = {}};
    return mmd::applied(scene, mmd::setKeys({scene, theActor}, {&value, 1}));
}

mmd::BoneValue biased(
    const mmd::Scene& scene, const mmd::KeyBias& bias, const mmd::ParentRotation& parent = {})
{
    const auto patch =
        mmd::biasKeys({scene, theActor, selected({{bone("A"), {10}}})}, bias, parent);
    return trackOf(done(scene, patch), "A").values()[0];
}

} // namespace

class TestEditsValues : public QObject {
    Q_OBJECT
private slots:
    void aBiasMultipliesThenAdds();
    void anglesAreThoseOfThePanel();
    void localAddsAlongTheBonesOwnAxes();
    void worldAddsAlongTheAxesOfTheWorld();
    void nothingAddedIsNoPatch();
    void whatIsNotAskedForKeepsItsBits();
    void morphsAndCamerasAreBiasedToo();
    void lightAndSelfShadowGoByThePanelsNumbers();
    void whatAPanelCannotHoldIsCut();
    void mirroredKeysGoToTheOtherSide();
    void bothSidesChangePlaces();
    void mirroringTwiceIsNothing();
};

void TestEditsValues::aBiasMultipliesThenAdds()
{
    mmd::KeyBias bias;
    bias.multiplyPosition = glm::vec3(2, 1, -1);
    bias.addPosition = glm::vec3(0.5f, 0, 10);
    const auto value = biased(oneKey(glm::vec3(0)), bias);
    QCOMPARE(value.translation, glm::vec3(2.5f, 2, 7));
    QVERIFY(value.rotation == glm::quat(1, 0, 0, 0));
}

void TestEditsValues::anglesAreThoseOfThePanel()
{
    mmd::KeyBias bias;
    bias.multiplyAngles = glm::vec3(1, 2, 1);
    bias.addAngles = glm::vec3(5, 0, -10);
    const auto value = biased(oneKey(glm::vec3(10, 20, 30)), bias);
    QVERIFY(near(mmd::panelAngles(value.rotation), glm::vec3(15, 40, 20)));
    QCOMPARE(value.translation, glm::vec3(1, 2, 3));
}

void TestEditsValues::localAddsAlongTheBonesOwnAxes()
{
    mmd::KeyBias bias;
    bias.space = mmd::BiasSpace::Local;
    bias.addPosition = glm::vec3(1, 0, 0);
    // Rotated by 90 degrees about Y, its X axis points along -Z.
    QVERIFY(near(biased(oneKey(glm::vec3(0, 90, 0)), bias).translation, glm::vec3(1, 2, 2)));
    bias.addPosition = glm::vec3(0);
    bias.addAngles = glm::vec3(0, 0, 90);
    const glm::quat turned = biased(oneKey(glm::vec3(0, 90, 0)), bias).rotation;
    QVERIFY(near(turned * glm::vec3(1, 0, 0), glm::vec3(0, 1, 0)));
    QVERIFY(near(turned * glm::vec3(0, 0, 1), glm::vec3(1, 0, 0)));
}

void TestEditsValues::worldAddsAlongTheAxesOfTheWorld()
{
    const glm::quat parent = mmd::rotationOfPanelAngles(glm::vec3(0, 90, 0));
    std::vector<std::uint32_t> asked;
    const mmd::ParentRotation parentRotation = [&](const mmd::TrackId& track, std::uint32_t frame) {
        asked.push_back(track == bone("A") ? frame : 0);
        return parent;
    };
    mmd::KeyBias bias;
    bias.space = mmd::BiasSpace::World;
    bias.addPosition = glm::vec3(1, 0, 0);
    const auto moved = biased(oneKey(glm::vec3(0)), bias, parentRotation);
    // The parent's rotation makes it the world's X.
    QVERIFY(near(parent * (moved.translation - glm::vec3(1, 2, 3)), glm::vec3(1, 0, 0)));
    QCOMPARE(asked, std::vector<std::uint32_t>{10});
    bias.addPosition = glm::vec3(0);
    bias.addAngles = glm::vec3(90, 0, 0);
    const glm::quat before = mmd::rotationOfPanelAngles(glm::vec3(0, 30, 0));
    const auto turned = biased(oneKey(glm::vec3(0, 30, 0)), bias, parentRotation).rotation;
    const glm::quat more = mmd::rotationOfPanelAngles(bias.addAngles);
    for (const glm::vec3 axis : {glm::vec3(1, 0, 0), glm::vec3(0, 1, 0)})
        QVERIFY(near(parent * (turned * axis), more * (parent * (before * axis))));
    // Without a parent, world space equals the panel's space.
    QVERIFY(
        near(biased(oneKey(glm::vec3(0)), bias).rotation * glm::vec3(0, 1, 0), glm::vec3(0, 0, 1)));
}

void TestEditsValues::nothingAddedIsNoPatch()
{
    const auto scene = sceneOfEveryKind({0, 10});
    for (const auto space : {mmd::BiasSpace::Panel, mmd::BiasSpace::Local, mmd::BiasSpace::World}) {
        mmd::KeyBias bias;
        bias.space = space;
        QVERIFY(mmd::biasKeys({scene, theActor, everyKey(scene)}, bias).isEmpty());
    }
}

void TestEditsValues::whatIsNotAskedForKeepsItsBits()
{
    const glm::quat crooked(0.1f, 0.2f, 0.3f, 0.4f); // not of unit length
    const mmd::Scene start = sceneWith({10});
    const mmd::KeyValue key{.track = bone("A"),
        .frame = 10,
        .bone = {glm::vec3(-0.0f, 1.0f, 2.0f), crooked},
        .interpolation = {}};
    const auto scene = mmd::applied(start, mmd::setKeys({start, theActor}, {&key, 1}));
    mmd::KeyBias bias;
    bias.addPosition = glm::vec3(0, 1, 0);
    const auto value = biased(scene, bias);
    QVERIFY(value.rotation == crooked);
    QVERIFY(std::signbit(value.translation.x));
    QCOMPARE(value.translation.y, 2.0f);
}

void TestEditsValues::morphsAndCamerasAreBiasedToo()
{
    const auto scene = sceneOfEveryKind({0, 10});
    mmd::KeyBias bias;
    bias.multiplyWeight = 0.5f;
    bias.addWeight = 1.0f;
    bias.addDistance = -5.0f;
    bias.multiplyFieldOfView = 1.5f;
    bias.addPosition = glm::vec3(1, 0, 0);
    bias.addAngles = glm::vec3(90, 0, 0);
    const auto after = done(scene, mmd::biasKeys({scene, theActor, everyKey(scene)}, bias));
    const mmd::Motion& motion = after.actors.front().motion;
    QCOMPARE(mmd::findMorphTrack(motion, "M")->values()[1].weight, 6.0f);
    const auto& camera = motion.camera->values()[1];
    QCOMPARE(camera.distance, -5.0f); // 10 in the panel, now 5
    QCOMPARE(camera.target, glm::vec3(1, 10, 0));
    QCOMPARE(camera.fieldOfView, 45u);
    QVERIFY(near(mmd::panelCameraAngles(camera.rotation), glm::vec3(90, 0, 0)));
    QVERIFY(motion.light->values()[1] == scene.actors.front().motion.light->values()[1]);
}

namespace {

/// The scene of every kind with a light of 100 150 200 in the panel and a shadow distance of 8000
/// at 10.
mmd::Scene litScene()
{
    auto scene = sceneOfEveryKind({0, 10});
    const mmd::LightValue light{mmd::colourOfPanel({100, 150, 200}), glm::vec3(-0.5f, -1, 0.5f)};
    scene = mmd::applied(scene, mmd::registerLight({scene, theActor}, 10, light));
    const mmd::ShadowValue shadow{2, mmd::shadowDistanceOfPanel(8000)};
    return mmd::applied(scene, mmd::registerShadow({scene, theActor}, 10, shadow));
}

} // namespace

void TestEditsValues::lightAndSelfShadowGoByThePanelsNumbers()
{
    const mmd::Scene scene = litScene();
    const mmd::Motion& before = scene.actors.front().motion;
    mmd::KeyBias bias;
    bias.multiplyColour = glm::vec3(0.5f, 1, 1);
    bias.addColour = glm::vec3(0, 10.4f, 0);
    bias.multiplyDirection = glm::vec3(1, 1, -1);
    bias.addReach = 500;
    const auto after = done(scene, mmd::biasKeys({scene, theActor, everyKey(scene)}, bias));
    const mmd::Motion& motion = after.actors.front().motion;
    const mmd::LightValue& light = motion.light->values()[1];
    QCOMPARE(mmd::panelColour(light.colour), glm::ivec3(50, 160, 200));
    QCOMPARE(light.colour.b, before.light->values()[1].colour.b);
    QCOMPARE(light.direction, glm::vec3(-0.5f, -1, -0.5f));
    QCOMPARE(mmd::panelShadowDistance(motion.shadow->values()[1].distance), 8500.0f);
    QCOMPARE(motion.shadow->values()[1].mode, std::uint8_t(2));
    QVERIFY(motion.showIk->values()[1] == before.showIk->values()[1]);
}

void TestEditsValues::whatAPanelCannotHoldIsCut()
{
    const mmd::Scene scene = litScene();
    mmd::KeyBias bias;
    bias.multiplyColour = glm::vec3(2);
    bias.addColour = glm::vec3(-250, 0, 0);
    bias.addReach = 5000;
    bias.addFieldOfView = -1000;
    const auto after = done(scene, mmd::biasKeys({scene, theActor, everyKey(scene)}, bias));
    const mmd::Motion& motion = after.actors.front().motion;
    QCOMPARE(mmd::panelColour(motion.light->values()[1].colour), glm::ivec3(0, 255, 255));
    QCOMPARE(mmd::panelShadowDistance(motion.shadow->values()[1].distance), 9999.0f);
    QCOMPARE(motion.camera->values()[1].fieldOfView, 1u);
}

void TestEditsValues::mirroredKeysGoToTheOtherSide()
{
    mmd::Scene scene = sceneWith({0});
    const mmd::KeyValue keys[] = {
        {.track = bone("Arm_L"),
            .frame = 5,
            .bone = {glm::vec3(1, 2, 3), glm::quat(0.5f, 0.5f, 0.5f, 0.5f)},
            .interpolation = {}},
        {.track = bone("Arm_R"), .frame = 5, .bone = {}, .interpolation = {}},
        {.track = bone("Arm_R"), .frame = 6, .bone = {}, .interpolation = {}}};
    scene = mmd::applied(scene, mmd::setKeys({scene, theActor}, keys));
    const auto patch = mmd::mirrorKeys({scene, theActor, selected({{bone("Arm_L"), {5}}})});
    const auto after = done(scene, patch);
    QVERIFY(!mmd::findBoneTrack(after.actors.front().motion, "Arm_L"));
    QCOMPARE(framesOf(after, bone("Arm_R")), (std::vector<std::uint32_t>{5, 6}));
    const auto& value = trackOf(after, "Arm_R").values()[0];
    QCOMPARE(value.translation, glm::vec3(-1, 2, 3));
    QVERIFY(value.rotation == glm::quat(0.5f, 0.5f, -0.5f, -0.5f));
    QVERIFY(*patch.selectionAfter == selected({{bone("Arm_R"), {5}}}));
}

void TestEditsValues::bothSidesChangePlaces()
{
    mmd::Scene scene = sceneWith({0});
    const mmd::KeyValue keys[] = {{.track = bone("Arm_L"),
                                      .frame = 5,
                                      .bone = {glm::vec3(1, 0, 0), {1, 0, 0, 0}},
                                      .interpolation = {}},
        {.track = bone("Arm_R"),
            .frame = 5,
            .bone = {glm::vec3(5, 0, 0), {1, 0, 0, 0}},
            .interpolation = {}},
        {.track = bone("Arm_R"),
            .frame = 8,
            .bone = {glm::vec3(8, 0, 0), {1, 0, 0, 0}},
            .interpolation = {}}};
    scene = mmd::applied(scene, mmd::setKeys({scene, theActor}, keys));
    const auto after = done(scene, mmd::mirrorKeys({scene, theActor,
                                       selected({{bone("Arm_L"), {5}}, {bone("Arm_R"), {5, 8}}})}));
    QCOMPARE(framesOf(after, bone("Arm_L")), (std::vector<std::uint32_t>{5, 8}));
    QCOMPARE(framesOf(after, bone("Arm_R")), (std::vector<std::uint32_t>{5}));
    QCOMPARE(trackOf(after, "Arm_L").values()[0].translation.x, -5.0f);
    QCOMPARE(trackOf(after, "Arm_R").values()[0].translation.x, -1.0f);
}

void TestEditsValues::mirroringTwiceIsNothing()
{
    const auto scene = sceneOfEveryKind({0, 3, 10});
    const auto once = mmd::mirrorKeys({scene, theActor, everyKey(scene)});
    const auto after = done(scene, once);
    QVERIFY(!(after == scene));
    QVERIFY(done(after, mmd::mirrorKeys({after, theActor, *once.selectionAfter})) == scene);
}

QTEST_GUILESS_MAIN(TestEditsValues)
#include "test_edits_values.moc"
