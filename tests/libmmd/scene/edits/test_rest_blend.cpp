// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/keys/keys.h"
#include "libmmd/scene/edits/values/rest_blend.h"
#include "tests/libmmd/scene/edits/checked_edit.h"

#include <QtTest/QTest>

#include <array>
#include <cmath>
#include <limits>
#include <numbers>

using namespace odori::test;

namespace {

using Limits = std::numeric_limits<float>;
const glm::quat notRotated(1.0f, 0.0f, 0.0f, 0.0f);

/// Bone A with one key at 10, with curves of its own and physics off.
mmd::Scene sceneOf(const mmd::BoneValue& value)
{
    mmd::BoneKeyframe key = boneKey(10, 0);
    key.value = value;
    key.interpolation = mmd::withPhysics(mmd::defaultBoneInterpolation(), false);
    mmd::Scene scene = sceneWith({});
    mmd::replaceTrack(scene.actors.front().motion,
        mmd::Track<mmd::BoneKeyframe>(mmd::fieldOf("A"), std::span(&key, 1)));
    return scene;
}

/// The value of that key after blending, which must keep everything else.
mmd::BoneValue blended(const mmd::BoneValue& value, double factor)
{
    const mmd::Scene scene = sceneOf(value);
    const mmd::Selection keys = selected({{bone("A"), {10}}});
    const mmd::Scene after = done(scene, mmd::blendWithRest({scene, theActor, keys}, factor));
    const auto& before = trackOf(scene, "A");
    const auto& track = trackOf(after, "A");
    if (track.size() != 1 || track.frame(0) != 10 ||
        track.interpolation(0) != before.interpolation(0) ||
        track.fileIndices()[0] != before.fileIndices()[0])
        qFatal("more than the value has changed");
    return track.values()[0];
}

/// A rotation by `degrees` (any number of turns) about `axis`, of unit length.
struct Turn {
    glm::dvec3 axis;
    double degrees;
};

/// Its quaternion, computed here in double precision.
std::array<double, 4> numbersOf(const Turn& turn)
{
    const double half = turn.degrees * std::numbers::pi / 360.0;
    return {std::cos(half), std::sin(half) * turn.axis.x, std::sin(half) * turn.axis.y,
        std::sin(half) * turn.axis.z};
}

glm::quat rotationOf(const Turn& turn)
{
    const auto [w, x, y, z] = numbersOf(turn);
    return glm::quat(float(w), float(x), float(y), float(z));
}

/// The angle between both rotations, in degrees; a quaternion and its negative are one rotation.
double degreesBetween(const glm::quat& is, const Turn& wanted)
{
    const auto [w, x, y, z] = numbersOf(wanted);
    const double sameSign = is.w * w + is.x * x + is.y * y + is.z * z < 0.0 ? -1.0 : 1.0;
    const double off[] = {
        is.w - sameSign * w, is.x - sameSign * x, is.y - sameSign * y, is.z - sameSign * z};
    double square = 0.0;
    for (const double each : off)
        square += each * each;
    return std::sqrt(square) * 360.0 / std::numbers::pi; // small: the chord is half the angle
}

bool isUnit(const glm::quat& rotation)
{
    return std::abs(glm::length(rotation) - 1.0f) < 1e-6f;
}

/// Equal bits: -0 is not 0.
bool isRest(const mmd::BoneValue& value)
{
    return value == mmd::BoneValue{};
}

} // namespace

/// Blending keys with the rest pose.
class TestRestBlend : public QObject {
    Q_OBJECT
private slots:
    void theAngleIsScaledAboutTheAxis_data();
    void theAngleIsScaledAboutTheAxis();
    void theLengthAndSignOfAQuaternionDoNotMatter();
    void positionsAndWeightsAreMultiplied();
    void noFactorIsRest();
    void factorOneKeepsEveryBit();
    void restStaysRest();
    void extremeNumbersStayFinite();
    void invalidNumbersStayUntilRest();
    void kindsWithoutRestStay();
    void onlyTheSelectedKeysChange();
    void framesWithoutAKeyAndLostTracksAreSkipped();
    void onlyTheActorOfTheTargetChanges();
};

void TestRestBlend::theAngleIsScaledAboutTheAxis_data()
{
    QTest::addColumn<double>("degrees");
    QTest::addColumn<double>("factor");
    QTest::addColumn<double>("wanted");
    const struct {
        double degrees;
        double shortWay; ///< the same rotation, at most 180
    } turns[] = {{0.01, 0.01}, {1, 1}, {30, 30}, {90, 90}, {-120, -120}, {179.5, 179.5},
        {180.5, -179.5}, {270, -90}, {350, -10}, {-200, 160}, {400, 40}};
    for (const auto& turn : turns)
        for (const double factor : {0.0, 0.25, 0.5, 0.999, 1.001, 1.5, 2.0})
            QTest::addRow("%g degrees, %g", turn.degrees, factor)
                << turn.degrees << factor << turn.shortWay * factor;
}

void TestRestBlend::theAngleIsScaledAboutTheAxis()
{
    QFETCH(double, degrees);
    QFETCH(double, factor);
    QFETCH(double, wanted);
    const glm::dvec3 axes[] = {
        {1, 0, 0}, {0, -1, 0}, {0.48, 0.6, 0.64}, {-0.36, 0.48, 0.8}}; // of unit length
    for (const glm::dvec3& axis : axes) {
        const mmd::BoneValue value{{}, rotationOf({axis, degrees})};
        const glm::quat is = blended(value, factor).rotation;
        QVERIFY(isUnit(is));
        const double off = degreesBetween(is, {axis, wanted});
        QVERIFY2(off < 5e-5, qPrintable(QString::number(off)));
    }
}

void TestRestBlend::theLengthAndSignOfAQuaternionDoNotMatter()
{
    const Turn turn{{0, 0, 1}, 100};
    for (const float length : {1.0f, -1.0f, 3.0f, -0.01f, 1e-15f, 1e30f}) {
        const glm::quat is = blended({{}, rotationOf(turn) * length}, 0.5).rotation;
        QVERIFY(isUnit(is) && degreesBetween(is, {turn.axis, 50}) < 5e-5);
    }
}

void TestRestBlend::positionsAndWeightsAreMultiplied()
{
    const glm::vec3 position(1.5f, -20.0f, 0.1f);
    for (const float factor : {0.25f, 0.5f, 1.5f, 2.0f}) {
        const auto value = blended({position, notRotated}, double(factor));
        QCOMPARE(value.translation, position * factor);
        const mmd::Scene scene = sceneWith({});
        const auto after = done(scene,
            mmd::blendWithRest({scene, theActor, selected({{morph("M"), {5}}})}, double(factor)));
        const auto* weights = mmd::findMorphTrack(after.actors.front().motion, "M");
        QCOMPARE(weights->values()[0].weight, 0.5f * factor);
    }
}

void TestRestBlend::noFactorIsRest()
{
    const glm::quat tilted = rotationOf({{0.48, 0.6, 0.64}, 250});
    QVERIFY(isRest(blended({{-1, 2, -3}, tilted}, 0.0)));
    const mmd::Scene scene = sceneWith({});
    const auto after =
        done(scene, mmd::blendWithRest({scene, theActor, selected({{morph("M"), {5}}})}, 0.0));
    const float weight = mmd::findMorphTrack(after.actors.front().motion, "M")->values()[0].weight;
    QVERIFY(weight == 0.0f && !std::signbit(weight));
}

void TestRestBlend::factorOneKeepsEveryBit()
{
    const glm::quat crooked(-0.1f, 0.2f, 0.3f, 0.4f); // not of unit length, the long way round
    const mmd::Scene scene = sceneOf({{-0.0f, Limits::quiet_NaN(), Limits::max()}, crooked});
    const mmd::Selection keys = selected({{bone("A"), {10}}, {morph("M"), {5}}});
    QVERIFY(mmd::blendWithRest({scene, theActor, keys}, 1.0).isEmpty());
    const mmd::Scene every = sceneOfEveryKind({0, 10});
    QVERIFY(mmd::blendWithRest({every, theActor, everyKey(every)}, 1.0).isEmpty());
}

void TestRestBlend::restStaysRest()
{
    const mmd::Scene scene = sceneOf({});
    const mmd::Selection keys = selected({{bone("A"), {10}}});
    for (const double factor : {0.0, 0.3, 1.7, 2.0})
        QVERIFY(mmd::blendWithRest({scene, theActor, keys}, factor).isEmpty());
}

void TestRestBlend::extremeNumbersStayFinite()
{
    const mmd::BoneValue huge{{Limits::max(), -Limits::max(), Limits::max() * 0.75f}, notRotated};
    const glm::vec3 twice = blended(huge, 2.0).translation;
    QCOMPARE(twice, glm::vec3(Limits::max(), -Limits::max(), Limits::max()));
    QCOMPARE(blended(huge, 0.5).translation.x, Limits::max() / 2);
    const mmd::BoneValue tiny{{Limits::denorm_min(), -Limits::min(), 0}, notRotated};
    QCOMPARE(blended(tiny, 2.0).translation.x, 2 * Limits::denorm_min());
    QCOMPARE(blended(tiny, 0.5).translation.y, -Limits::min() / 2);
    // The smallest rotation that a float can hold keeps its axis.
    const glm::quat hair(1.0f, 0.0f, 1e-20f, 0.0f);
    QCOMPARE(blended({{}, hair}, 2.0).rotation.y, 2e-20f);
    QCOMPARE(blended({{}, hair}, 2.0).rotation.x, 0.0f);
}

void TestRestBlend::invalidNumbersStayUntilRest()
{
    const float nan = Limits::quiet_NaN(), infinite = Limits::infinity();
    const mmd::BoneValue invalid{{nan, infinite, -4}, glm::quat(nan, 0, 0, 0)};
    const mmd::BoneValue half = blended(invalid, 0.5);
    QVERIFY(std::isnan(half.translation.x));
    QCOMPARE(half.translation.y, infinite);
    QCOMPARE(half.translation.z, -2.0f);
    QVERIFY(half.rotation == notRotated);
    QVERIFY(isRest(blended(invalid, 0.0)));
    for (const glm::quat none : {glm::quat(0, 0, 0, 0), glm::quat(1, infinite, 0, 0)})
        QVERIFY(blended({{}, none}, 2.0).rotation == notRotated);
}

void TestRestBlend::kindsWithoutRestStay()
{
    const mmd::Scene scene = sceneOfEveryKind({0, 10});
    const mmd::Motion& before = scene.actors.front().motion;
    const auto after = done(scene, mmd::blendWithRest({scene, theActor, everyKey(scene)}, 0.0));
    const mmd::Motion& motion = after.actors.front().motion;
    QVERIFY(motion.camera == before.camera && motion.light == before.light);
    QVERIFY(motion.shadow == before.shadow && motion.showIk == before.showIk);
    for (const char* name : {"A", "B"})
        for (const mmd::BoneValue& value : trackOf(after, name).values())
            QVERIFY(isRest(value));
    for (const mmd::MorphValue& value : mmd::findMorphTrack(motion, "M")->values())
        QCOMPARE(value.weight, 0.0f);
    using enum mmd::TrackKind;
    QVERIFY(mmd::hasRest(Bone) && mmd::hasRest(Morph));
    for (const mmd::TrackKind kind : {Camera, Light, Shadow, ShowIk})
        QVERIFY(!mmd::hasRest(kind));
}

void TestRestBlend::onlyTheSelectedKeysChange()
{
    const mmd::Scene scene = sceneWith({0, 10, 20}, {10});
    const auto after =
        done(scene, mmd::blendWithRest({scene, theActor, selected({{bone("A"), {10, 20}}})}, 0.5));
    const auto& track = trackOf(after, "A");
    QCOMPARE(track.size(), std::size_t(3));
    QVERIFY(track.values()[0] == trackOf(scene, "A").values()[0]);
    QCOMPARE(track.values()[1].translation, glm::vec3(5, 10, -0.5f));
    QCOMPARE(track.values()[2].translation, glm::vec3(10, 20, -0.5f));
    QVERIFY(trackOf(after, "B").values()[0] == trackOf(scene, "B").values()[0]);
}

void TestRestBlend::framesWithoutAKeyAndLostTracksAreSkipped()
{
    const mmd::Scene scene = sceneWith({10});
    const mmd::Selection keys =
        selected({{bone("A"), {9, 10, 11}}, {bone("gone"), {10}}, {morph("gone"), {5}}});
    const auto patch = mmd::blendWithRest({scene, theActor, keys}, 0.0);
    QCOMPARE(patch.parts.size(), std::size_t(1));
    QCOMPARE(framesOf(done(scene, patch), bone("A")), (std::vector<std::uint32_t>{10}));
    QVERIFY(mmd::blendWithRest({scene, mmd::ActorId{77}, keys}, 0.0).isEmpty());
}

void TestRestBlend::onlyTheActorOfTheTargetChanges()
{
    mmd::Scene scene = sceneWith({10});
    mmd::Actor second = scene.actors.front();
    second.id = mmd::ActorId{2};
    scene.actors.push_back(second);
    scene.nextActor = 3;
    const mmd::Selection keys = selected({{bone("A"), {10}}});
    const auto after = done(scene, mmd::blendWithRest({scene, second.id, keys}, 0.0));
    QVERIFY(after.actors[0] == scene.actors[0]);
    QVERIFY(isRest(mmd::findBoneTrack(after.actors[1].motion, "A")->values()[0]));
}

QTEST_APPLESS_MAIN(TestRestBlend)
#include "test_rest_blend.moc"
