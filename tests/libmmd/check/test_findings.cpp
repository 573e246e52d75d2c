// SPDX-License-Identifier: MIT
#include "tests/libmmd/check/motion_builder.h"

#include <QtTest/QTest>

#include <array>
#include <limits>
#include <utility>

using namespace mmd;
using namespace odori::test;
using enum mmd::FindingCode;

namespace {

constexpr float notANumber = std::numeric_limits<float>::quiet_NaN();

/// A number of a value, its maximum, and the kind of key that has it.
struct Number {
    const char* name;
    float most;
    TrackKind kind;
    void (*set)(Motion& motion, float value);
};

/// Valid keys at 2 and 12, and two keys between them that have `value`.
template <class Key>
void addKeys(Motion& motion, const typename Key::Value& value)
{
    std::vector<Key> keys;
    for (const std::uint32_t frame : {2u, 5u, 9u, 12u}) {
        Key key;
        key.frame = frame;
        if (frame == 5 || frame == 9)
            key.value = value;
        keys.push_back(std::move(key));
    }
    constexpr bool isNamed = Key::kind == TrackKind::Bone || Key::kind == TrackKind::Morph;
    replaceTrack(motion, Track<Key>(odori::test::fieldOf(isNamed ? "頭" : ""), keys));
}

template <int axis>
glm::vec3 on(float value)
{
    glm::vec3 v(0.0f);
    v[axis] = value;
    return v;
}

template <int axis>
void setBone(Motion& motion, float value)
{
    addKeys<BoneKeyframe>(motion, {.translation = on<axis>(value)});
}
template <int axis>
void setTarget(Motion& motion, float value)
{
    addKeys<CameraKeyframe>(motion, {.target = on<axis>(value)});
}
template <int axis>
void setCameraTurn(Motion& motion, float value)
{
    addKeys<CameraKeyframe>(motion, {.rotation = on<axis>(value)});
}
template <int axis>
void setColour(Motion& motion, float value)
{
    addKeys<LightKeyframe>(motion, {.colour = on<axis>(value)});
}
template <int axis>
void setDirection(Motion& motion, float value)
{
    addKeys<LightKeyframe>(motion, {.direction = on<axis>(value)});
}

using enum TrackKind;
constexpr std::array numbers = std::to_array<Number>({{"bone x", 10000, Bone, setBone<0>},
    {"bone y", 10000, Bone, setBone<1>}, {"bone z", 10000, Bone, setBone<2>},
    {"morph", 100, Morph,
        [](Motion& motion, float value) { addKeys<MorphKeyframe>(motion, {value}); }},
    {"distance", 10000, Camera,
        [](Motion& motion, float value) { addKeys<CameraKeyframe>(motion, {.distance = value}); }},
    {"target x", 10000, Camera, setTarget<0>}, {"target y", 10000, Camera, setTarget<1>},
    {"target z", 10000, Camera, setTarget<2>}, {"turn x", 1000, Camera, setCameraTurn<0>},
    {"turn y", 1000, Camera, setCameraTurn<1>}, {"turn z", 1000, Camera, setCameraTurn<2>},
    {"red", 100, Light, setColour<0>}, {"green", 100, Light, setColour<1>},
    {"blue", 100, Light, setColour<2>}, {"direction x", 10000, Light, setDirection<0>},
    {"direction y", 10000, Light, setDirection<1>}, {"direction z", 10000, Light, setDirection<2>},
    {"reach", 10000, Shadow, [](Motion& motion, float value) {
         addKeys<ShadowKeyframe>(motion, {.mode = 1, .distance = value});
     }}});

/// The findings after `change` has edited one curve of a key.
template <class Curves, class Interpolation>
std::size_t foundCurves(Interpolation interpolation, std::size_t channel,
    std::uint8_t BezierCurve::*number, std::uint8_t value)
{
    Curves curves = curvesOf(interpolation);
    curves[channel].*number = value;
    Motion motion;
    if constexpr (std::is_same_v<Curves, BoneCurves>) {
        BoneKeyframe key = boneKey(4);
        key.interpolation = withCurves(interpolation, curves);
        addBone(motion, "頭", {key});
    } else {
        CameraKeyframe key{.frame = 4, .value = {}};
        key.value.interpolation = withCurves(interpolation, curves);
        replaceTrack(motion, Track<CameraKeyframe>({}, std::span(&key, 1)));
    }
    return foundOf(BadCurve, checkMotion(motion, nullptr)).size();
}

} // namespace

/// Every number that the checks read, its limit, and the position in its finding.
class TestFindings : public QObject {
    Q_OBJECT
private slots:
    void codesHaveTheirNames();
    void everyNumberHasItsLimit_data();
    void everyNumberHasItsLimit();
    void everyKindMayBeLate();
    void everyCurveIsLookedAt();
    void rotationsHaveATolerance();
    void fieldsOfViewGoFrom1To125();
    void whatStandsBesideAModelsKeysIsCounted();
    void aCameraFileIsKnownByItsName();
    void findingsAreInTheOrderOfCodesThenTracks();
    void lostSwitchesAreCountedByName();
    void onlyKeysThatMoveCountAfterTheSwitch();
};

/// The codes are a contract (docs/cli.md).
void TestFindings::codesHaveTheirNames()
{
    const std::pair<const char*, bool> expected[] = {{"lost-bone", false}, {"lost-morph", false},
        {"lost-ik", false}, {"shared-name", false}, {"long-name", false}, {"duplicate-key", true},
        {"bad-number", true}, {"huge-value", false}, {"bad-curve", true}, {"bad-rotation", true},
        {"bad-field-of-view", false}, {"late-frame", false}, {"ik-left-off", false},
        {"no-camera-keys", false}, {"camera-in-motion", false}, {"empty-name", false},
        {"unknown-bytes", false}, {"no-keys", false}};
    QCOMPARE(std::size(expected), std::size_t(NoKeys) + 1);
    for (std::size_t code = 0; code < std::size(expected); ++code) {
        QCOMPARE(codeName(FindingCode(code)), std::string_view(expected[code].first));
        QCOMPARE(isRepairable(FindingCode(code)), expected[code].second);
    }
}

void TestFindings::everyNumberHasItsLimit_data()
{
    QTest::addColumn<int>("at");
    for (std::size_t at = 0; at < numbers.size(); ++at)
        QTest::newRow(numbers[at].name) << int(at);
}

void TestFindings::everyNumberHasItsLimit()
{
    QFETCH(int, at);
    const Number& number = numbers[std::size_t(at)];
    const auto found = [&](float value) {
        Motion motion;
        number.set(motion, value);
        return checkMotion(motion, nullptr);
    };
    QVERIFY(found(number.most).empty() && found(-number.most).empty());
    const std::pair<float, FindingCode> wrong[] = {{number.most * 1.001f, HugeValue},
        {number.most * -1.001f, HugeValue}, {notANumber, BadNumber},
        {std::numeric_limits<float>::infinity(), BadNumber}};
    for (const auto& [value, code] : wrong) {
        const auto findings = found(value);
        QCOMPARE(findings.size(), std::size_t(1));
        QCOMPARE(findings[0].code, code);
        QCOMPARE(findings[0].track.kind, number.kind);
        QCOMPARE(findings[0].frame, 5u);
        QCOMPARE(findings[0].count, std::size_t(2));
        QVERIFY(!findings[0].harmless && findings[0].names.empty());
    }
}

void TestFindings::everyKindMayBeLate()
{
    const auto found = [](TrackKind kind, std::uint32_t frame) {
        Motion motion;
        const auto add = [&]<class Key>(Key key, const char* name) {
            key.frame = frame;
            replaceTrack(motion, Track<Key>(odori::test::fieldOf(name), std::vector{key}));
        };
        kind == Bone     ? add(BoneKeyframe{}, "a")
        : kind == Morph  ? add(MorphKeyframe{}, "a")
        : kind == Camera ? add(CameraKeyframe{}, "")
        : kind == Light  ? add(LightKeyframe{}, "")
        : kind == Shadow ? add(ShadowKeyframe{}, "")
                         : add(ShowIkKeyframe{}, "");
        return checkMotion(motion, nullptr);
    };
    for (const TrackKind kind : {Bone, Morph, Camera, Light, Shadow, ShowIk}) {
        QVERIFY(found(kind, 1048576).empty());
        const auto findings = found(kind, 1048577);
        QCOMPARE(findings.size(), std::size_t(1));
        QCOMPARE(findings[0].code, LateFrame);
        QCOMPARE(findings[0].track.kind, kind);
        QCOMPARE(findings[0].frame, 1048577u);
    }
}

void TestFindings::everyCurveIsLookedAt()
{
    for (std::uint8_t BezierCurve::*number :
        {&BezierCurve::x1, &BezierCurve::y1, &BezierCurve::x2, &BezierCurve::y2}) {
        for (std::size_t channel = 0; channel < boneChannelCount; ++channel) {
            QCOMPARE(foundCurves<BoneCurves>(defaultBoneInterpolation(), channel, number, 127), 0u);
            QCOMPARE(foundCurves<BoneCurves>(defaultBoneInterpolation(), channel, number, 128), 1u);
        }
        for (std::size_t channel = 0; channel < cameraChannelCount; ++channel) {
            QCOMPARE(
                foundCurves<CameraCurves>(defaultCameraInterpolation(), channel, number, 127), 0u);
            QCOMPARE(
                foundCurves<CameraCurves>(defaultCameraInterpolation(), channel, number, 128), 1u);
        }
    }
}

void TestFindings::rotationsHaveATolerance()
{
    const auto found = [](float length) {
        Motion motion;
        BoneKeyframe key = boneKey(4);
        key.value.rotation = glm::quat(0.5f, -0.5f, 0.5f, 0.5f) * length;
        addBone(motion, "頭", {key});
        return checkMotion(motion, nullptr).size();
    };
    QCOMPARE(found(1.0009f), 0u);
    QCOMPARE(found(0.9991f), 0u);
    QCOMPARE(found(1.0011f), 1u);
    QCOMPARE(found(0.9989f), 1u);
}

void TestFindings::fieldsOfViewGoFrom1To125()
{
    const auto found = [](std::uint32_t degrees) {
        Motion motion;
        addKeys<CameraKeyframe>(motion, {.fieldOfView = degrees});
        return checkMotion(motion, nullptr);
    };
    QVERIFY(found(1).empty() && found(125).empty());
    for (const std::uint32_t degrees : {0u, 126u, 0xFFFFFFFFu}) {
        const auto findings = found(degrees);
        QCOMPARE(findings.size(), std::size_t(1));
        QCOMPARE(findings[0].code, BadFieldOfView);
        QCOMPARE(findings[0].frame, 5u);
        QCOMPARE(findings[0].count, std::size_t(2));
    }
}

void TestFindings::whatStandsBesideAModelsKeysIsCounted()
{
    const auto found = [](bool isBone, std::initializer_list<TrackKind> kinds) {
        Motion motion;
        if (isBone)
            addBone(motion, "頭", {boneKey(1)});
        else
            addMorph(motion, "あ", 1.0f);
        for (const TrackKind kind : kinds) {
            if (kind == Camera)
                addKeys<CameraKeyframe>(motion, {});
            else if (kind == Light)
                addKeys<LightKeyframe>(motion, {});
            else if (kind == Shadow)
                addKeys<ShadowKeyframe>(motion, {});
            else
                addKeys<ShowIkKeyframe>(motion, {});
        }
        return foundOf(CameraInMotion, checkMotion(motion, nullptr));
    };
    for (const bool isBone : {true, false}) {
        QVERIFY(found(isBone, {}).empty() && found(isBone, {ShowIk}).empty());
        for (const TrackKind kind : {Camera, Light, Shadow}) {
            QCOMPARE(found(isBone, {kind}).size(), std::size_t(1));
            QCOMPARE(found(isBone, {kind})[0].count, std::size_t(4));
        }
        QCOMPARE(found(isBone, {Camera, Light, Shadow}).at(0).count, std::size_t(12));
        QCOMPARE(found(isBone, {Camera}).at(0).track.kind, Camera);
    }
    Motion alone;
    addKeys<CameraKeyframe>(alone, {});
    addKeys<LightKeyframe>(alone, {});
    addKeys<ShowIkKeyframe>(alone, {});
    QVERIFY(checkMotion(alone, nullptr).empty());
}

/// A version 1 file has ten bytes for the model name; カメラ・照明 needs twelve.
void TestFindings::aCameraFileIsKnownByItsName()
{
    const auto codeOf = [](const std::string& name, int version) {
        Motion motion;
        motion.header.version = version;
        std::copy(name.begin(), name.end(), motion.header.modelName.begin());
        const auto findings = checkMotion(motion, nullptr);
        return findings.size() == 1 ? findings[0].code : LostBone;
    };
    const std::string mark = encodeCp932("カメラ・照明").bytes;
    QCOMPARE(codeOf(mark, 2), NoCameraKeys);
    QCOMPARE(codeOf(mark.substr(0, 10), 1), NoCameraKeys);
    QCOMPARE(codeOf(mark.substr(0, 10), 2), NoKeys);
    QCOMPARE(codeOf(mark.substr(0, 8), 1), NoKeys);
    QCOMPARE(codeOf("miku", 2), NoKeys);
    Motion withBones; // its keys are no camera keys
    std::copy(mark.begin(), mark.end(), withBones.header.modelName.begin());
    addBone(withBones, "頭", {boneKey(1)});
    const auto findings = checkMotion(withBones, nullptr);
    QCOMPARE(findings.size(), std::size_t(1));
    QCOMPARE(findings[0].code, NoCameraKeys);
    QCOMPARE(findings[0].track.kind, Camera);
}

void TestFindings::findingsAreInTheOrderOfCodesThenTracks()
{
    Motion motion;
    BoneKeyframe bad = boneKey(3), huge = boneKey(6), late = boneKey(9);
    bad.value.translation.x = notANumber;
    huge.value.translation.y = 1e5f;
    late.frame = 2000000;
    addBone(motion, "b", {bad, huge});
    addBone(motion, "a", {bad, late});
    addMorph(motion, "", notANumber);
    motion.trailing = "?";
    const auto findings = checkMotion(motion, nullptr);
    const std::pair<FindingCode, TrackId> expected[] = {{BadNumber, {Bone, "a"}},
        {BadNumber, {Bone, "b"}}, {BadNumber, {Morph, ""}}, {HugeValue, {Bone, "b"}},
        {LateFrame, {Bone, "a"}}, {EmptyName, {Morph, ""}}, {UnknownBytes, {}}};
    QCOMPARE(findings.size(), std::size(expected));
    for (std::size_t at = 0; at < findings.size(); ++at) {
        QCOMPARE(findings[at].code, expected[at].first);
        QVERIFY(findings[at].track == expected[at].second);
    }
    QCOMPARE(findings[3].frame, 6u);
    QCOMPARE(findings[5].frame, 3u);
    QCOMPARE(findings[5].count, std::size_t(1));
}

void TestFindings::lostSwitchesAreCountedByName()
{
    // The model has IK at 左足ＩＫ and 右足ＩＫ; bones without an IK chain do not count.
    pmx::Model data;
    for (const char* name : {"左足ＩＫ", "頭", "右足ＩＫ"}) {
        pmx::Bone bone;
        bone.name.utf8 = name;
        if (std::string_view(name) != "頭") {
            bone.flags = pmx::boneFlag::ik;
            bone.ik.effector = 1;
        }
        data.bones.push_back(bone);
    }
    const Model model = makeModel(std::move(data), {}, {});
    const auto named = [](const char* name) {
        IkSwitch each;
        const std::string bytes = encodeCp932(name).bytes;
        std::copy(bytes.begin(), bytes.end(), each.name.begin());
        each.on = 0;
        return each;
    };
    const std::vector<ShowIkKeyframe> keys{
        {.frame = 1, .value = {1, {named("右足ＩＫ"), named("頭")}}},
        {.frame = 4, .value = {1, {named("左足IK"), named(""), named("頭")}}},
        {.frame = 8, .value = {1, {named("左足IK")}}}};
    Motion motion;
    replaceTrack(motion, Track<ShowIkKeyframe>({}, keys));
    const auto lost = foundOf(LostIk, checkMotion(motion, &model));
    QCOMPARE(lost.size(), std::size_t(2)); // sorted by bytes: 左 is 8D B6, 頭 is 93 AA
    QCOMPARE(lost[0].ikBone, encodeCp932("左足IK").bytes);
    QCOMPARE(lost[0].frame, 4u);
    QCOMPARE(lost[0].count, std::size_t(2));
    QCOMPARE(lost[0].names, std::vector<std::string>{"左足ＩＫ"});
    QCOMPARE(lost[1].ikBone, encodeCp932("頭").bytes);
    QCOMPARE(lost[1].frame, 1u);
    QCOMPARE(lost[1].count, std::size_t(2));
    QVERIFY(lost[1].names.empty());
    QCOMPARE(lost[0].track.kind, ShowIk);
}

void TestFindings::onlyKeysThatMoveCountAfterTheSwitch()
{
    const auto found = [](std::initializer_list<SwitchKey> switches) {
        Motion motion;
        BoneKeyframe still = boneKey(20); // has the same value as the key at 15
        still.value = boneKey(15).value;
        addBone(motion, "左足ＩＫ", {boneKey(0), boneKey(10), boneKey(15), still, boneKey(30)});
        addIk(motion, "左足ＩＫ", switches);
        return checkMotion(motion, nullptr);
    };
    QCOMPARE(found({{5, false}}).at(0).count, std::size_t(3));  // 10, 15 and 30
    QCOMPARE(found({{10, false}}).at(0).count, std::size_t(2)); // without the key at the switch
    QCOMPARE(found({{15, false}}).at(0).count, std::size_t(1));
    QVERIFY(found({{30, false}}).empty());
    // Of two off ranges the last one is reported, from its first key.
    const auto last = found({{0, false}, {3, true}, {12, false}, {16, false}});
    QCOMPARE(last.at(0).frame, 12u);
    QCOMPARE(last.at(0).count, std::size_t(2));
    QCOMPARE(last.at(0).ikBone, encodeCp932("左足ＩＫ").bytes);
}

QTEST_GUILESS_MAIN(TestFindings)
#include "test_findings.moc"
