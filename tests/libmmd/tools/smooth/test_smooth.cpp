// SPDX-License-Identifier: MIT
#include "libmmd/tools/smooth/smooth_motion.h"
#include "libmmd/tools/smooth/zero_lag_filter.h"
#include "libmmd/tools/thin/segment_shapes.h"
#include "libmmd/tools/tool_table.h"
#include "tests/libmmd/tools/tool_scene.h"

#include <glm/geometric.hpp>

#include <QtTest/QTest>

#include <limits>
#include <random>
#include <set>

using namespace mmd;
using namespace odori::test;

namespace {

constexpr std::uint32_t last = 400;
const std::string bone = "bone";
const glm::vec3 side(1, 0, 0), up(0, 1, 0);

/// The movement before anything was added to it: a step, a sway and turns.
BoneValue known(std::uint32_t frame)
{
    const double time = frame / 30.0;
    BoneValue value;
    value.translation = {
        float(4.0 * std::sin(3.1 * time)), float(1.5 * std::cos(5.0 * time)), float(0.8 * time)};
    value.rotation =
        turn(60.0 * std::sin(2.5 * time), up) * turn(25.0 * std::cos(4.0 * time), side);
    return value;
}

const std::set<std::uint32_t> spikes{31, 90, 91, 150, 212, 260, 321, 377};
const std::set<std::uint32_t> signs{10, 55, 56, 57, 140, 233, 300};
bool isTurned(std::uint32_t frame)
{
    return (frame >= 100 && frame < 112) || frame == 350;
}

/// `known` with noise, and by choice with spikes, other signs and half turns.
Track<BoneKeyframe> noisy(bool hasFaults)
{
    std::mt19937 random(21);
    std::normal_distribution<float> noise(0.0f, 1.0f);
    const auto any = [&] { return glm::vec3(noise(random), noise(random), noise(random)); };
    return denseTrack(bone, last, [&](std::uint32_t frame) {
        BoneValue value = known(frame);
        value.translation += 0.03f * any();
        const glm::vec3 axis = glm::normalize(any());
        value.rotation = glm::normalize(value.rotation * turn(0.6 * double(noise(random)), axis));
        if (hasFaults && spikes.count(frame))
            value.translation += glm::vec3(2.0f, -1.5f, 0.5f);
        if (hasFaults && isTurned(frame))
            value.rotation = value.rotation * glm::quat(0.0f, 0.0f, 1.0f, 0.0f);
        if (hasFaults && signs.count(frame))
            value.rotation = -value.rotation;
        return value;
    });
}

struct Errors {
    double units = 0.0, degrees = 0.0; ///< root mean square
    double farthest = 0.0;             ///< units
};
Errors errorsOf(const Track<BoneKeyframe>& track)
{
    Errors errors;
    TrackCursor cursor;
    for (std::uint32_t frame = 0; frame <= last; ++frame) {
        const BoneValue truth = known(frame), value = sampleBone(track, frame, cursor);
        const double units = double(glm::distance(truth.translation, value.translation));
        const double degrees =
            degreesBetween(glm::dquat(truth.rotation), glm::dquat(value.rotation));
        errors.units += units * units;
        errors.degrees += degrees * degrees;
        errors.farthest = std::max(errors.farthest, units);
    }
    errors.units = std::sqrt(errors.units / (last + 1));
    errors.degrees = std::sqrt(errors.degrees / (last + 1));
    return errors;
}

/// The bone's track, smoothed.
struct Smoothed {
    Track<BoneKeyframe> track;
    ToolResult result;
};
Smoothed smoothed(const Track<BoneKeyframe>& track, const SmoothOptions& options,
    FrameSpan range = everyFrame, std::shared_ptr<const Model> model = nullptr)
{
    Motion motion;
    replaceTrack(motion, track);
    const Scene scene = sceneOf(std::move(model), motion);
    auto result = smoothMotion({.target = {scene, ActorId{1}},
                                   .tracks = {{TrackKind::Bone, track.name()}},
                                   .range = range},
        options, wholeProgress);
    if (!result)
        return {};
    const Motion after = motionAfter(scene, *result);
    return {*findBoneTrack(after, track.name()), std::move(*result)};
}

} // namespace

/// Smoothing of known movements with known noise and faults, and of real motions.
class TestSmooth : public QObject {
    Q_OBJECT
private slots:
    void slowMovementsPassTheFilter();
    void noiseBecomesLess();
    void thereIsNoLag();
    void spikesAndFlipsAreFound();
    void withoutStrengthOnlyFaultsChange();
    void cleanMovementsHaveNoFaults();
    void nothingJumpsAtTheEndsOfTheRange();
    void standingFeetStay();
    void cutsStay();
    void morphsKeepTheirLimits();
    void wrongInputIsSafe();
    void realMotions_data() { addRealFiles(QStringLiteral("vmd")); }
    void realMotions();
    void theTableRunsIt();
};

void TestSmooth::slowMovementsPassTheFilter()
{
    Series line{2, {}};
    for (int at = 0; at < 60; ++at)
        line.values.insert(line.values.end(), {0.5 * at, 3.0 + 0.01 * at * at});
    const std::vector<double> weights(60, 1.0);
    const Series same = filtered(line, weights, 1.0); // a parabola has no third difference
    for (std::size_t at = 0; at < line.values.size(); ++at)
        QVERIFY(std::abs(same.values[at] - line.values[at]) < 1e-6);
    for (const double frequency : {1.0, 4.0, 8.0}) {
        Series wave{1, {}};
        for (int at = 0; at < 600; ++at)
            wave.values.push_back(std::sin(2.0 * 3.14159265 * frequency * at / 30.0));
        const Series half = filtered(wave, std::vector<double>(600, 1.0), frequency);
        double shown = 0.0, whole = 0.0;
        for (std::size_t at = 100; at < 500; ++at) {
            shown += half.values[at] * wave.values[at];
            whole += wave.values[at] * wave.values[at];
        }
        QVERIFY2(std::abs(shown / whole - 0.5) < 0.01, qPrintable(QString::number(shown / whole)));
    }
}

void TestSmooth::noiseBecomesLess()
{
    const Track<BoneKeyframe> before = noisy(false);
    const Errors raw = errorsOf(before);
    const Errors usual = errorsOf(smoothed(before, {}).track);
    const QString text = QStringLiteral("units %1 -> %2, degrees %3 -> %4")
                             .arg(raw.units)
                             .arg(usual.units)
                             .arg(raw.degrees)
                             .arg(usual.degrees);
    QVERIFY2(usual.units * 1.8 < raw.units && usual.degrees * 1.8 < raw.degrees, qPrintable(text));
    const Errors strong = errorsOf(smoothed(before, {.strength = 0.7}).track);
    QVERIFY(strong.units < usual.units && strong.degrees < usual.degrees);
}

/// The result fits best if it is not moved in time, to a twentieth of a frame.
void TestSmooth::thereIsNoLag()
{
    const Track<BoneKeyframe> after = smoothed(noisy(false), {.strength = 0.7}).track;
    const auto errorAt = [&](int shift) {
        double sum = 0.0;
        for (std::uint32_t frame = 20; frame + 20 <= last; ++frame) {
            const auto value = after.values()[std::size_t(int(frame) + shift)];
            const BoneValue truth = known(frame);
            const double units = double(glm::distance(value.translation, truth.translation));
            const double degrees =
                degreesBetween(glm::dquat(value.rotation), glm::dquat(truth.rotation));
            sum += units * units + degrees * degrees / 100.0;
        }
        return sum;
    };
    const double before = errorAt(-1), here = errorAt(0), behind = errorAt(1);
    QVERIFY(std::abs(0.5 * (before - behind) / (before - 2.0 * here + behind)) < 0.05);
}

void TestSmooth::spikesAndFlipsAreFound()
{
    const Track<BoneKeyframe> before = noisy(true);
    const auto [after, result] = smoothed(before, {});
    QCOMPARE(figure(result, ToolFigureKind::Spikes), double(spikes.size()));
    // Half turns that begin beside another sign are found too.
    QCOMPARE(figure(result, ToolFigureKind::Flips), double(signs.size() + 13));
    const Errors raw = errorsOf(before), now = errorsOf(after);
    QVERIFY(now.farthest < 0.15);
    QVERIFY(now.units * 5.0 < raw.units);
    QVERIFY(now.degrees < 0.5 && raw.degrees > 10.0);
    QVERIFY(std::equal(after.frames().begin(), after.frames().end(), before.frames().begin(),
        before.frames().end()));
    for (std::size_t at = 1; at < after.size(); ++at)
        QVERIFY(glm::dot(after.values()[at - 1].rotation, after.values()[at].rotation) > 0.0f);
    const auto kept = smoothed(before, {.removesSpikes = false, .repairsFlips = false});
    QCOMPARE(figure(kept.result, ToolFigureKind::Spikes), 0.0);
    QVERIFY(errorsOf(kept.track).farthest > 0.5);
}

void TestSmooth::withoutStrengthOnlyFaultsChange()
{
    const Track<BoneKeyframe> clean = noisy(false);
    const Track<BoneKeyframe> after = smoothed(noisy(true), {.strength = 0.0}).track;
    for (std::uint32_t frame = 0; frame <= last; ++frame) {
        const BoneValue& value = after.values()[frame];
        const float moved = glm::distance(value.translation, clean.values()[frame].translation);
        QVERIFY2(moved < (spikes.count(frame) ? 0.25f : 1e-5f), qPrintable(QString::number(frame)));
        QVERIFY2(degreesBetween(
                     glm::dquat(value.rotation), glm::dquat(clean.values()[frame].rotation)) < 0.05,
            qPrintable(QString::number(frame)));
    }
}

void TestSmooth::cleanMovementsHaveNoFaults()
{
    const auto [after, result] = smoothed(denseTrack(bone, last, known), {});
    QCOMPARE(figure(result, ToolFigureKind::Spikes), 0.0);
    QCOMPARE(figure(result, ToolFigureKind::Flips), 0.0);
    QVERIFY(errorsOf(after).units < 0.01 && errorsOf(after).degrees < 0.2);
    // A quick blink is no fault.
    Motion motion;
    const std::vector<MorphKeyframe> keys{{0, newKeyIndex, {0.0f}}, {40, newKeyIndex, {0.0f}},
        {42, newKeyIndex, {1.0f}}, {44, newKeyIndex, {0.0f}}, {90, newKeyIndex, {0.0f}}};
    replaceTrack(motion, Track<MorphKeyframe>(fieldOf("blink"), keys));
    const Scene scene = sceneOf(nullptr, motion);
    const auto blink = smoothMotion({.target = {scene, ActorId{1}},
                                        .tracks = {{TrackKind::Morph, "blink"}},
                                        .range = everyFrame},
        {.strength = 0.0}, wholeProgress);
    QVERIFY(blink && blink->patch.isEmpty());
}

void TestSmooth::nothingJumpsAtTheEndsOfTheRange()
{
    const Track<BoneKeyframe> before = noisy(false);
    const auto check = [&](const Track<BoneKeyframe>& track, double most) {
        const Track<BoneKeyframe> after = smoothed(track, {.strength = 1.0}, {100, 200}).track;
        TrackCursor one, other;
        double changed = 0.0;
        for (std::uint32_t frame = 0; frame <= last; ++frame) {
            const BoneValue old = sampleBone(track, frame, one);
            const BoneValue now = sampleBone(after, frame, other);
            const double moved = double(glm::distance(old.translation, now.translation));
            const double turned =
                degreesBetween(glm::dquat(old.rotation), glm::dquat(now.rotation));
            changed = std::max(changed, moved);
            if (frame <= 100 || frame >= 200)
                QVERIFY2(moved < most && turned < 10.0 * most, qPrintable(QString::number(frame)));
            if (frame == 101 || frame == 199) // blended
                QVERIFY(moved < 0.05);
        }
        QVERIFY(changed > 0.05);
    };
    check(before, 1e-6);
    std::vector<BoneKeyframe> keys;
    for (std::size_t at = 0; at < before.size(); at += 16)
        keys.push_back(before.key(at));
    check(Track<BoneKeyframe>(before.field(), keys), 1e-6); // every 16 frames
}

/// A foot that stands three times, with noise.
void TestSmooth::standingFeetStay()
{
    const auto model = mannequin();
    const std::string foot = trackNamed(*model, "左足ＩＫ");
    QVERIFY(!foot.empty());
    const auto truth = [](std::uint32_t frame) {
        const double step = std::clamp((frame % 120) / 20.0 - 4.5, 0.0, 1.0);
        const double way = step * step * (3.0 - 2.0 * step);
        return glm::vec3(
            0.0f, float(1.5 * std::sin(3.14159265 * way)), float(-4.0 * (frame / 120 + way)));
    };
    const auto stands = [](std::uint32_t frame) { // well inside
        return frame % 120 >= 4 && frame % 120 <= 86;
    };
    std::mt19937 random(5);
    std::normal_distribution<float> noise(0.0f, 0.02f);
    const auto track = denseTrack(foot, 330, [&](std::uint32_t frame) {
        BoneValue value;
        value.translation = truth(frame) + glm::vec3(noise(random), noise(random), noise(random));
        return value;
    });
    const auto slide = [&](const Track<BoneKeyframe>& each) {
        double most = 0.0;
        for (std::uint32_t frame = 1; frame <= 330; ++frame)
            if (stands(frame) && stands(frame - 1))
                most = std::max(most, double(glm::distance(each.values()[frame].translation,
                                          each.values()[frame - 1].translation)));
        return most;
    };
    const auto [held, result] = smoothed(track, {}, everyFrame, model);
    QCOMPARE(figure(result, ToolFigureKind::Held), 3.0);
    QVERIFY(slide(track) > 0.05);
    QVERIFY(slide(held) < 1e-5);
    for (std::uint32_t frame = 0; frame <= 330; ++frame)
        QVERIFY(glm::distance(held.values()[frame].translation, truth(frame)) < 0.3f);
    const auto free = smoothed(track, {.keepsFeet = false}, everyFrame, model);
    QVERIFY(slide(free.track) > 0.001);
    QCOMPARE(figure(free.result, ToolFigureKind::Held), 0.0);
}

void TestSmooth::cutsStay()
{
    const auto track = denseTrack(bone, last, [](std::uint32_t frame) {
        BoneValue value = known(frame);
        if (frame >= 170)
            value.translation.x += 20.0f;
        return value;
    });
    const auto [after, result] = smoothed(track, {.strength = 0.7});
    QCOMPARE(figure(result, ToolFigureKind::Spikes), 0.0);
    for (const std::uint32_t frame : {168U, 169U, 170U, 171U})
        QVERIFY(glm::distance(
                    after.values()[frame].translation, track.values()[frame].translation) < 0.15f);
}

void TestSmooth::morphsKeepTheirLimits()
{
    std::mt19937 random(3);
    std::uniform_real_distribution<float> noise(-0.03f, 0.03f);
    std::vector<MorphKeyframe> keys;
    for (std::uint32_t frame = 0; frame <= 200; ++frame) {
        const float truth = frame < 60 ? 0.0f : std::min(1.0f, float(frame - 60) / 30.0f);
        const float weight = frame == 150 ? 0.2f : truth + noise(random);
        keys.push_back({frame, frame, {std::clamp(weight, 0.0f, 1.0f)}});
    }
    Motion motion;
    replaceTrack(motion, Track<MorphKeyframe>(fieldOf("smile"), keys));
    const Scene scene = sceneOf(nullptr, motion);
    const auto result = smoothMotion({.target = {scene, ActorId{1}},
                                         .tracks = {{TrackKind::Morph, "smile"}},
                                         .range = everyFrame},
        {}, wholeProgress);
    QVERIFY(result);
    QCOMPARE(figure(*result, ToolFigureKind::Spikes), 1.0);
    const Motion after = motionAfter(scene, *result);
    const auto* smile = findMorphTrack(after, "smile");
    QCOMPARE(smile->size(), keys.size());
    double before = 0.0, now = 0.0;
    for (std::uint32_t frame = 1; frame <= 200; ++frame) {
        const float weight = smile->values()[frame].weight;
        QVERIFY(weight >= 0.0f && weight <= 1.0f);
        before += std::abs(double(keys[frame].value.weight - keys[frame - 1].value.weight));
        now += std::abs(double(weight - smile->values()[frame - 1].weight));
        QCOMPARE(smile->fileIndices()[frame], frame);
    }
    QVERIFY(now * 2.0 < before);
    QVERIFY(smile->values()[150].weight > 0.9f);
}

void TestSmooth::wrongInputIsSafe()
{
    auto wrong = denseTrack(bone, 50, [](std::uint32_t frame) {
        BoneValue value = known(frame);
        if (frame == 20)
            value.translation.y = std::numeric_limits<float>::quiet_NaN();
        return value;
    });
    QVERIFY(smoothed(wrong, {}).track == wrong);
    BoneKeyframe early, later, far;
    later.frame = 5;
    far.frame = largestFrame;
    far.value.translation.x = 3.0f;
    const Track<BoneKeyframe> wide(fieldOf(bone), std::vector<BoneKeyframe>{early, later, far});
    Motion motion;
    replaceTrack(motion, wide);
    const Scene scene = sceneOf(nullptr, motion);
    ToolInput input{.target = {scene, ActorId{1}},
        .tracks = {{TrackKind::Bone, bone}, {TrackKind::Bone, "none"}, {TrackKind::Camera, ""}},
        .range = everyFrame};
    const auto refused = smoothMotion(input, {}, wholeProgress);
    QVERIFY(!refused && refused.error().code == ErrorCode::TooManyFrames);
    input.range = {2, 4};
    QVERIFY(smoothMotion(input, {}, wholeProgress));
    input.range = {9, 3}; // no frames
    const auto nothing = smoothMotion(input, {}, wholeProgress);
    QVERIFY(nothing && nothing->patch.isEmpty());
    Progress stopped;
    stopped.cancel();
    input.range = {2, 4};
    const auto cancelled = smoothMotion(input, {}, {stopped, 0.0, 1.0});
    QVERIFY(!cancelled && cancelled.error().code == ErrorCode::Cancelled);
}

void TestSmooth::realMotions()
{
    QFETCH(QString, path);
    const Motion motion = motionAt(path);
    const Scene scene = sceneOf(mannequin(), motion);
    const auto result = smoothMotion(
        {.target = {scene, ActorId{1}}, .tracks = trackIds(motion), .range = everyFrame}, {},
        wholeProgress);
    QVERIFY(result);
    const auto& moved = *result->moved;
    qInfo("keys %g -> %g, spikes %g, flips %g, contacts %g, hands %.3f, feet %.3f, mean %.4f",
        result->figures[0].value, result->figures[1].value, result->figures[2].value,
        result->figures[3].value, result->figures[4].value, moved.hands.largest, moved.feet.largest,
        moved.joints.mean);
    QVERIFY(std::isfinite(moved.joints.largest));
    // Motions of animators have no jitter: little changes.
    QVERIFY(moved.joints.mean < 0.2);
    const Scene after = applied(scene, result->patch);
    QVERIFY(applied(after, inverse(result->patch)) == scene);
}

void TestSmooth::theTableRunsIt()
{
    const Tool* tool = findTool("smooth");
    QVERIFY(tool);
    Motion motion;
    replaceTrack(motion, noisy(true));
    const Scene scene = sceneOf(nullptr, motion);
    const ToolInput input{
        .target = {scene, ActorId{1}}, .tracks = {{TrackKind::Bone, bone}}, .range = everyFrame};
    ToolValues values = defaultValues(*tool);
    const auto usual = tool->run(input, values, wholeProgress);
    QVERIFY(usual && usual->patch == smoothMotion(input, {}, wholeProgress)->patch);
    values = {20.0, 0.0, 1.0, 0.0};
    const auto other = tool->run(input, values, wholeProgress);
    QVERIFY(other->patch == smoothMotion(input,
                                {.strength = 0.2, .removesSpikes = false, .keepsFeet = false},
                                wholeProgress)
                                ->patch);
}

QTEST_APPLESS_MAIN(TestSmooth)
#include "test_smooth.moc"
