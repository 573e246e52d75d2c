// SPDX-License-Identifier: MIT
#include "libmmd/motion/sampling.h"

#include <QtTest/QTest>

#include <cmath>
#include <random>

using namespace mmd;

/// Values between keys.
class TestSampling : public QObject {
    Q_OBJECT
private slots:
    void theSegmentHasTheCurveOfItsEnd();
    void eachAxisHasItsOwnCurve();
    void onAKeyItIsItsValueExactly();
    void afterTheLastKeyItHolds();
    void beforeTheFirstKeyItComesFromRest();
    void rotationGoesTheShortWay();
    void aRotationOfNoLengthIsNone();
    void anyCursorGivesTheSame();
    void aCameraWithoutNeighboursEases();
    void cameraKeysOneFrameApartAreACut();
    void cameraKeysTwoFramesApartEase();
    void eachChannelOfACameraHasItsOwnCurve_data();
    void eachChannelOfACameraHasItsOwnCurve();
    void withoutAKeyAtTheStartMmdsOwnStandsThere();
    void timesThatAreNoneCountAsTheStart();
    void lightIsLinear();
    void shadowKeepsItsModeUntilTheNextKey();
    void physicsIsThatOfTheKeyBefore();
    void showAndIkAreTheLastKeysAtOrBefore();
};

namespace {

BoneKeyframe boneKey(std::uint32_t frame, const glm::vec3& translation,
    const glm::quat& rotation = {1, 0, 0, 0}, const BoneCurves& curves = {})
{
    return {frame, newKeyIndex, {translation, rotation},
        withCurves(defaultBoneInterpolation(), curves)};
}

Track<BoneKeyframe> track(std::initializer_list<BoneKeyframe> keys)
{
    return {fieldOf("b"), std::span(keys.begin(), keys.size())};
}

Track<CameraKeyframe> cameraTrack(std::initializer_list<CameraKeyframe> keys)
{
    return {NameField{}, std::span(keys.begin(), keys.size())};
}

BoneValue at(const Track<BoneKeyframe>& track, double frame)
{
    TrackCursor cursor;
    return sampleBone(track, frame, cursor);
}

bool isNear(double a, double b, double tolerance = 1e-5)
{
    return std::abs(a - b) <= tolerance;
}

constexpr BezierCurve slowStart{127, 0, 127, 127}; // x = 3s - 3s^2 + s^3, y = 3s^2 - 2s^3

} // namespace

void TestSampling::theSegmentHasTheCurveOfItsEnd()
{
    const BoneCurves curves{slowStart, slowStart, slowStart, slowStart};
    const auto keys = track({boneKey(0, {0, 0, 0}), boneKey(10, {8, 0, 0}, {1, 0, 0, 0}, curves),
        boneKey(20, {0, 0, 0})});
    // At s = 1/2: x = 3/2 - 3/4 + 1/8 = 7/8, y = 3/4 - 1/4 = 1/2.
    QVERIFY(isNear(at(keys, 8.75).translation.x, 4.0));
    QVERIFY(isNear(at(keys, 15.0).translation.x, 4.0)); // the next segment is linear
}

void TestSampling::eachAxisHasItsOwnCurve()
{
    const auto keys = track(
        {boneKey(0, {0, 0, 0}), boneKey(10, {8, 8, 8}, glm::angleAxis(1.0f, glm::vec3(0, 1, 0)),
                                    {BezierCurve{}, slowStart, BezierCurve{}, slowStart})});
    const BoneValue value = at(keys, 8.75);
    QVERIFY(isNear(value.translation.x, 7.0));
    QVERIFY(isNear(value.translation.y, 4.0));
    QVERIFY(isNear(value.translation.z, 7.0));
    QVERIFY(isNear(value.rotation.y, std::sin(0.25))); // half of one radian, as a half angle
}

void TestSampling::onAKeyItIsItsValueExactly()
{
    const auto keys = track({boneKey(3, {0.1f, 0.2f, 0.3f}), boneKey(7, {0.7f, -0.1f, 1e-7f})});
    QCOMPARE(at(keys, 3).translation.x, 0.1f);
    QCOMPARE(at(keys, 7).translation.z, 1e-7f);
}

void TestSampling::afterTheLastKeyItHolds()
{
    const auto keys = track({boneKey(0, {0, 0, 0}), boneKey(10, {5, 0, 0})});
    QCOMPARE(at(keys, 10.001).translation.x, 5.0f);
    QCOMPARE(at(keys, 1e9).translation.x, 5.0f);
}

void TestSampling::beforeTheFirstKeyItComesFromRest()
{
    const auto keys = track({boneKey(10, {4, 0, 0}, {1, 0, 0, 0}, {slowStart})});
    QCOMPARE(at(keys, 0).translation.x, 0.0f);
    QVERIFY(isNear(at(keys, 8.75).translation.x, 2.0)); // with the key's own curve
    QCOMPARE(at(track({}), 5).translation.x, 0.0f);
}

void TestSampling::rotationGoesTheShortWay()
{
    const glm::quat turned = glm::angleAxis(1.0f, glm::vec3(0, 0, 1));
    // The same rotation with the opposite sign is still one radian away, not 2 pi - 1.
    const auto keys = track({boneKey(0, {0, 0, 0}), boneKey(10, {0, 0, 0}, -turned)});
    const glm::quat half = at(keys, 5).rotation;
    QVERIFY(isNear(std::abs(half.z), std::sin(0.25)));
    QVERIFY(isNear(std::abs(half.w), std::cos(0.25)));
}

void TestSampling::aRotationOfNoLengthIsNone()
{
    const auto keys = track({boneKey(0, {0, 0, 0}, {0, 0, 0, 0}),
        boneKey(10, {0, 0, 0}, {3, 0, 0, 0})}); // a quaternion that is not normalised
    QCOMPARE(at(keys, 0).rotation.w, 1.0f);
    QCOMPARE(at(keys, 5).rotation.w, 1.0f);
    QCOMPARE(at(keys, 10).rotation.w, 1.0f);
}

void TestSampling::anyCursorGivesTheSame()
{
    std::mt19937 random(7);
    std::vector<BoneKeyframe> keys;
    for (std::uint32_t frame = 2; keys.size() < 200; frame += 1 + std::uint32_t(random() % 5))
        keys.push_back(boneKey(frame, {float(random() % 100), 0, 0}));
    const Track<BoneKeyframe> track(fieldOf("b"), keys);
    TrackCursor used;
    for (int turn = 0; turn < 5000; ++turn) {
        const double frame = double(random() % 80000) / 100.0;
        if (turn % 3 == 0)
            used.index = random() % 500; // also past the end
        QCOMPARE(sampleBone(track, frame, used).translation.x, at(track, frame).translation.x);
    }
}

void TestSampling::aCameraWithoutNeighboursEases()
{
    CameraKeyframe first, second;
    first.value.distance = -40.0f;
    first.value.rotation = {0, -3.0f, 0};
    second.frame = 10;
    second.value.distance = -20.0f;
    second.value.rotation = {0, 3.0f, 0};
    second.value.fieldOfView = 50;
    CameraCurves curves;
    curves[std::size_t(CameraChannel::Distance)] = slowStart;
    second.value.interpolation = withCurves(defaultCameraInterpolation(), curves);
    const auto keys = cameraTrack({first, second});
    TrackCursor cursor;
    const CameraSample value = sampleCamera(keys, 8.75, cursor);
    QVERIFY(isNear(value.distance, -30.0));
    QVERIFY(isNear(value.fieldOfView, 47.5));
    QVERIFY(isNear(value.rotation.y, 2.25)); // linear in angles: no wrap at pi
}

void TestSampling::cameraKeysOneFrameApartAreACut()
{
    CameraKeyframe first, second;
    first.frame = 4;
    first.value.target = {1, 2, 3};
    second.frame = 5;
    second.value.target = {9, 9, 9};
    second.value.perspectiveOff = 1;
    const auto keys = cameraTrack({first, second});
    TrackCursor cursor;
    QCOMPARE(sampleCamera(keys, 4.99, cursor).target.x, 1.0f);
    QVERIFY(sampleCamera(keys, 4.99, cursor).perspective);
    QCOMPARE(sampleCamera(keys, 5.0, cursor).target.x, 9.0f);
    QVERIFY(!sampleCamera(keys, 5.0, cursor).perspective);
}

void TestSampling::cameraKeysTwoFramesApartEase()
{
    CameraKeyframe first, second;
    first.frame = 4;
    first.value.target = {1, 2, 3};
    second.frame = 6;
    second.value.target = {9, 4, 3};
    const auto keys = cameraTrack({first, second});
    TrackCursor cursor;
    QVERIFY(isNear(sampleCamera(keys, 5.0, cursor).target.x, 5.0));
    QVERIFY(isNear(sampleCamera(keys, 4.5, cursor).target.y, 2.5));
}

void TestSampling::eachChannelOfACameraHasItsOwnCurve_data()
{
    QTest::addColumn<int>("slow");
    for (int channel = 0; channel < 6; ++channel)
        QTest::addRow("%s", std::array{"target x", "target y", "target z", "rotation", "distance",
                                "field of view"}[std::size_t(channel)])
            << channel;
}

void TestSampling::eachChannelOfACameraHasItsOwnCurve()
{
    QFETCH(int, slow);
    CameraKeyframe first, second;
    first.value.target = {0, 0, 0};
    first.value.distance = 0.0f;
    first.value.fieldOfView = 20;
    second.frame = 10;
    second.value.target = {8, 16, 24};
    second.value.rotation = {0.8f, 1.6f, 2.4f};
    second.value.distance = -80.0f;
    second.value.fieldOfView = 100;
    CameraCurves curves;
    curves[std::size_t(slow)] = slowStart;
    second.value.interpolation = withCurves(defaultCameraInterpolation(), curves);
    TrackCursor cursor;
    const CameraSample value = sampleCamera(cameraTrack({first, second}), 8.75, cursor);
    const auto share = [&](int channel) { return channel == slow ? 0.5 : 0.875; };
    QVERIFY(isNear(value.target.x, 8.0 * share(0)));
    QVERIFY(isNear(value.target.y, 16.0 * share(1)));
    QVERIFY(isNear(value.target.z, 24.0 * share(2)));
    for (int axis = 0; axis < 3; ++axis)
        QVERIFY(isNear(value.rotation[axis], 0.8 * (axis + 1) * share(3)));
    QVERIFY(isNear(value.distance, -80.0 * share(4)));
    QVERIFY(isNear(value.fieldOfView, 20.0 + 80.0 * share(5)));
}

/// docs/pose.md: without a key at frame 0 the rest pose and MMD's default camera, light and shadow
/// apply there.
void TestSampling::withoutAKeyAtTheStartMmdsOwnStandsThere()
{
    CameraKeyframe camera{.frame = 10, .value = {}};
    camera.value.distance = -65.0f;
    camera.value.target = {4, 20, -6};
    camera.value.fieldOfView = 50;
    camera.value.perspectiveOff = 1;
    TrackCursor cursor;
    const CameraSample view = sampleCamera(cameraTrack({camera}), 5.0, cursor);
    QVERIFY(isNear(view.distance, -55.0) && isNear(view.fieldOfView, 40.0));
    QVERIFY(isNear(view.target.x, 2.0) && isNear(view.target.y, 15.0));
    QVERIFY(isNear(view.target.z, -3.0) && view.perspective);
    const LightKeyframe lamp{
        .frame = 10, .value = {.colour = glm::vec3(0.0f), .direction = {0.5f, 1.0f, 1.5f}}};
    cursor = {};
    const LightValue light =
        sampleLight(Track<LightKeyframe>(NameField{}, std::array{lamp}), 5.0, cursor);
    for (int axis = 0; axis < 3; ++axis)
        QVERIFY(isNear(light.colour[axis], 77.0 / 256.0));
    QVERIFY(isNear(light.direction.x, 0.0) && isNear(light.direction.y, 0.0));
    QVERIFY(isNear(light.direction.z, 1.0));
    const ShadowKeyframe dark{.frame = 10, .value = {.mode = 2, .distance = 0.03125f}};
    cursor = {};
    const ShadowValue shadow =
        sampleShadow(Track<ShadowKeyframe>(NameField{}, std::array{dark}), 5.0, cursor);
    QCOMPARE(int(shadow.mode), 1);
    QVERIFY(isNear(shadow.distance, 0.02125));
    // A first key at frame 1, one frame later, is a cut.
    camera.frame = 1;
    cursor = {};
    QCOMPARE(sampleCamera(cameraTrack({camera}), 0.5, cursor).distance, -45.0f);
    QCOMPARE(sampleCamera(cameraTrack({camera}), 1.0, cursor).distance, -65.0f);
}

void TestSampling::timesThatAreNoneCountAsTheStart()
{
    const auto keys = track({boneKey(0, {1, 0, 0}), boneKey(10, {5, 0, 0})});
    for (const double frame : {-3.0, -1e300, double(NAN)}) {
        QCOMPARE(at(keys, frame).translation.x, 1.0f);
        TrackCursor cursor;
        QVERIFY(isPhysicsOn(keys, frame, cursor));
    }
    ShowIkKeyframe hide;
    hide.value.show = 0;
    const Track<ShowIkKeyframe> hidden(NameField{}, std::array{hide});
    QVERIFY(sampleShowIk(hidden, -1.0) && sampleShowIk(hidden, double(NAN)));
}

void TestSampling::lightIsLinear()
{
    LightKeyframe first, second;
    first.value = {{0.0f, 0.5f, 1.0f}, {-1.0f, 0.0f, 0.0f}};
    second.frame = 4;
    second.value = {{1.0f, 0.5f, 0.0f}, {0.0f, -1.0f, 0.0f}};
    const Track<LightKeyframe> keys(NameField{}, std::array{first, second});
    TrackCursor cursor;
    const LightValue value = sampleLight(keys, 1.0, cursor);
    QCOMPARE(value.colour, glm::vec3(0.25f, 0.5f, 0.75f));
    QCOMPARE(value.direction, glm::vec3(-0.75f, -0.25f, 0.0f));
    QCOMPARE(sampleLight(keys, 9.0, cursor).colour.x, 1.0f);
}

void TestSampling::shadowKeepsItsModeUntilTheNextKey()
{
    ShadowKeyframe first, second;
    first.value = {1, 0.02f};
    second.frame = 10;
    second.value = {2, 0.04f};
    const Track<ShadowKeyframe> keys(NameField{}, std::array{first, second});
    TrackCursor cursor;
    QCOMPARE(int(sampleShadow(keys, 9.9, cursor).mode), 1);
    QVERIFY(isNear(sampleShadow(keys, 5.0, cursor).distance, 0.03));
    QCOMPARE(int(sampleShadow(keys, 10.0, cursor).mode), 2);
}

void TestSampling::physicsIsThatOfTheKeyBefore()
{
    auto off = boneKey(5, {0, 0, 0});
    off.interpolation = withPhysics(off.interpolation, false);
    const auto keys = track({boneKey(2, {0, 0, 0}), off, boneKey(9, {0, 0, 0})});
    TrackCursor cursor;
    QVERIFY(isPhysicsOn(keys, 0.0, cursor)); // before the first key
    QVERIFY(isPhysicsOn(keys, 4.99, cursor));
    QVERIFY(!isPhysicsOn(keys, 5.0, cursor));
    QVERIFY(!isPhysicsOn(keys, 8.5, cursor));
    QVERIFY(isPhysicsOn(keys, 9.0, cursor));
}

void TestSampling::showAndIkAreTheLastKeysAtOrBefore()
{
    ShowIkKeyframe hide, show;
    hide.frame = 5;
    hide.value.show = 0;
    show.frame = 9;
    const Track<ShowIkKeyframe> keys(NameField{}, std::array{hide, show});
    QCOMPARE(sampleShowIk(keys, 4.99), nullptr);
    QCOMPARE(int(sampleShowIk(keys, 5.0)->show), 0);
    QCOMPARE(int(sampleShowIk(keys, 8.99)->show), 0);
    QCOMPARE(int(sampleShowIk(keys, 1000.0)->show), 1);
}

QTEST_GUILESS_MAIN(TestSampling)
#include "test_sampling.moc"
