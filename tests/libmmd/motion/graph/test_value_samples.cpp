// SPDX-License-Identifier: MIT
#include "libmmd/motion/angles/panel_angles.h"
#include "libmmd/motion/graph/value_columns.h"
#include "libmmd/motion/graph/value_turns.h"

#include <QtTest/QTest>

#include <cmath>

using namespace mmd;

namespace {

const TrackId bone{TrackKind::Bone, "A"};
const TrackId morph{TrackKind::Morph, "M"};
constexpr auto never = mmd::ValueSamples::Clock::time_point::max();

BoneKeyframe key(
    std::uint32_t frame, glm::vec3 position, glm::vec3 angles = {}, const BezierCurve& curve = {})
{
    BoneKeyframe result;
    result.frame = frame;
    result.value = {position, rotationOfPanelAngles(angles)};
    result.interpolation = withCurves(result.interpolation, {curve, curve, curve, curve});
    return result;
}

Motion motionOf(const std::vector<BoneKeyframe>& keys)
{
    Motion motion;
    replaceTrack(motion, Track<BoneKeyframe>(fieldOf(bone.name), keys));
    return motion;
}

mmd::ValueSamples sampled(const Motion& motion, const TrackId& track = bone)
{
    mmd::ValueSamples samples(track);
    samples.setTrack(motion);
    samples.sample(1e9, never);
    return samples;
}

/// A key every ten frames, with movement and rotation.
std::vector<BoneKeyframe> walk(int count)
{
    std::vector<BoneKeyframe> keys;
    for (int at = 0; at < count; ++at)
        keys.push_back(key(std::uint32_t(at) * 10, {float(at % 7), 0, float(at)},
            {float(at % 5) * 10.0f, float(at) * 40.0f, 0}, {64, 0, 64, 127}));
    return keys;
}

float valueAt(const mmd::ValueSamples& samples, std::size_t frame, KeyNumber channel)
{
    return samples.at(frame)[*lineOf(samples.id().kind, channel)];
}

} // namespace

class TestValueSamples : public QObject {
    Q_OBJECT
private slots:
    void aPartOfAWayIsLimited_data();
    void aPartOfAWayIsLimited();
    void aMorphIsEven();
    void anglesAreUnrolled();
    void aCameraHasThePanelsAngles();
    void rangesAreThoseOfTheNumbers();
    void anEditSamplesOnlyWhatItTouched();
    void anEditThatTurnsFurtherMovesTheRest();
    void twoEditsBeforeSamplingAreBothSeen();
    void samplingStopsInTime();
    void aColumnHoldsWhatIsInIt();
    void betweenFramesItIsWhatIsEvaluated();
    void aCutIsOne();
    void aTurnStopsAtHalfATurn_data();
    void aTurnStopsAtHalfATurn();
};

void TestValueSamples::aMorphIsEven()
{
    Motion motion;
    MorphKeyframe closed, open;
    open.frame = 10;
    open.value.weight = 1.0f;
    replaceTrack(motion,
        Track<MorphKeyframe>(fieldOf(morph.name), std::vector<MorphKeyframe>{closed, open}));
    const mmd::ValueSamples samples = sampled(motion, morph);
    QCOMPARE(samples.frameCount(), std::size_t(11));
    QCOMPARE(samples.at(3)[0], 0.3f);
    QCOMPARE(samples.evaluate(2.5)[0], 0.25);
    QCOMPARE(samples.evaluate(99.0)[0], 1.0); // constant after the last key
    QCOMPARE(samples.range(2, 5).least[0], 0.2f);
    QCOMPARE(samples.range(2, 5).most[0], 0.4f);
}

void TestValueSamples::anglesAreUnrolled()
{
    // Two rotations of 170 degrees: 340, not -20.
    const mmd::ValueSamples samples =
        sampled(motionOf({key(0, {}), key(10, {}, {0, 170, 0}), key(20, {}, {0, 340, 0})}));
    const auto y = [&](std::size_t frame) { return valueAt(samples, frame, KeyNumber::RotationY); };
    QVERIFY(std::abs(y(10) - 170.0f) < 1e-3f);
    QVERIFY(std::abs(y(15) - 255.0f) < 1e-3f);
    QVERIFY(std::abs(y(20) - 340.0f) < 1e-3f);
    QVERIFY(std::abs(samples.evaluate(17.5)[4] - 297.5) < 1e-3);
    for (std::size_t frame = 1; frame <= 20; ++frame)
        QVERIFY(std::abs(y(frame) - y(frame - 1) - 17.0f) < 1e-3f);
}

void TestValueSamples::aCameraHasThePanelsAngles()
{
    Motion motion;
    CameraKeyframe first;
    first.value.rotation = {0.5f, 0.25f, 0.0f};
    first.value.distance = -30.0f;
    first.value.fieldOfView = 40;
    replaceTrack(motion, Track<CameraKeyframe>({}, std::vector<CameraKeyframe>{first}));
    const mmd::LineValues values = sampled(motion, {TrackKind::Camera, {}}).evaluate(0.0);
    QVERIFY(std::abs(values[3] + 28.6479) < 1e-3);
    QVERIFY(std::abs(values[4] - 14.3239) < 1e-3);
    QCOMPARE(values[1], 10.0);
    QCOMPARE(values[6], 30.0);
    QCOMPARE(values[7], 40.0);
}

void TestValueSamples::rangesAreThoseOfTheNumbers()
{
    std::vector<mmd::LineSample> samples(700);
    for (std::size_t at = 0; at < samples.size(); ++at)
        samples[at] = {float(at * 37 % 101), -float(at), float(at)};
    mmd::RangePyramid pyramid;
    pyramid.update(samples, 0, samples.size());
    const auto check = [&] {
        for (std::size_t first = 0; first < samples.size(); first += 13)
            for (std::size_t last = first; last <= samples.size(); last += 17) {
                mmd::LineRanges expected;
                for (std::size_t at = first; at < last; ++at)
                    expected.add(samples[at]);
                if (!(pyramid.range(samples, first, last) == expected))
                    return false;
            }
        return true;
    };
    QVERIFY(check());
    samples[300] = {1000.0f, 0.0f, 0.0f};
    pyramid.update(samples, 300, 301);
    QVERIFY(check());
    samples.resize(650);
    pyramid.update(samples, 650, 650);
    QVERIFY(check());
    samples.resize(5000, mmd::LineSample{-3.0f, 4.0f, 5.0f});
    pyramid.update(samples, 650, 5000);
    QVERIFY(check());
}

void TestValueSamples::anEditSamplesOnlyWhatItTouched()
{
    std::vector<BoneKeyframe> keys = walk(200);
    mmd::ValueSamples samples = sampled(motionOf(keys));
    const std::size_t work = samples.work();
    keys[50].value.translation.x += 3.0f;
    const Motion edited = motionOf(keys);
    QVERIFY(samples.setTrack(edited));
    QVERIFY(samples.sample(1e9, never));
    QVERIFY(samples.work() - work <= 21); // from the previous key to the next one
    const mmd::ValueSamples fresh = sampled(edited);
    for (std::size_t frame = 0; frame < fresh.frameCount(); ++frame)
        QCOMPARE(samples.at(frame), fresh.at(frame));
    QCOMPARE(samples.range(0, 1991), fresh.range(0, 1991));
}

void TestValueSamples::anEditThatTurnsFurtherMovesTheRest()
{
    std::vector<BoneKeyframe> keys{
        key(0, {}), key(10, {}, {0, 100, 0}), key(20, {}, {0, 200, 0}), key(30, {}, {0, 210, 0})};
    mmd::ValueSamples samples = sampled(motionOf(keys));
    QVERIFY(std::abs(valueAt(samples, 30, KeyNumber::RotationY) - 210.0f) < 1e-3f);
    keys[1] = key(10, {}, {0, -60, 0}); // the short way to 200 is now down to -160
    const Motion edited = motionOf(keys);
    samples.setTrack(edited);
    samples.sample(1e9, never);
    QVERIFY(std::abs(valueAt(samples, 20, KeyNumber::RotationY) + 160.0f) < 1e-3f);
    QVERIFY(std::abs(valueAt(samples, 30, KeyNumber::RotationY) + 150.0f) < 1e-3f);
}

void TestValueSamples::twoEditsBeforeSamplingAreBothSeen()
{
    std::vector<BoneKeyframe> keys = walk(60);
    mmd::ValueSamples samples = sampled(motionOf(keys));
    keys[40].value.translation.y = 5.0f;
    samples.setTrack(motionOf(keys));
    keys[10].value.translation.y = 7.0f;
    keys.erase(keys.begin() + 55, keys.end());
    const Motion edited = motionOf(keys);
    samples.setTrack(edited);
    samples.sample(1e9, never);
    const mmd::ValueSamples fresh = sampled(edited);
    QCOMPARE(samples.frameCount(), fresh.frameCount());
    for (std::size_t frame = 0; frame < fresh.frameCount(); ++frame)
        QCOMPARE(samples.at(frame), fresh.at(frame));
    QCOMPARE(samples.range(0, 1000), fresh.range(0, 1000));
}

void TestValueSamples::samplingStopsInTime()
{
    mmd::ValueSamples samples{bone};
    samples.setTrack(motionOf(walk(1000)));
    QVERIFY(!samples.sample(1e9, mmd::ValueSamples::Clock::now() - std::chrono::seconds(1)));
    QVERIFY(samples.sampledCount() > 0 && samples.sampledCount() < 1000);
    QVERIFY(samples.sample(500.0, never)); // the visible part
    QCOMPARE(samples.sampledCount(), std::size_t(501));
}

void TestValueSamples::aColumnHoldsWhatIsInIt()
{
    const mmd::ValueSamples samples = sampled(motionOf(walk(100)));
    const mmd::ColumnWindow window{-20.0, 10.0, 110};
    std::vector<mmd::LineRanges> columns;
    mmd::fillColumns(samples, window, {}, columns);
    QVERIFY(columns[0].isEmpty()); // before frame 0
    for (std::size_t at = 2; at < 101; ++at) {
        // Whole frames at both borders.
        const auto first = (at - 2) * 10;
        QCOMPARE(columns[at], samples.range(first, first + 11));
    }
    QCOMPARE(columns[105].least, samples.at(990)); // constant after the last key
    QCOMPARE(columns[105].most, samples.at(990));
}

void TestValueSamples::betweenFramesItIsWhatIsEvaluated()
{
    const Motion motion = motionOf(walk(20));
    const mmd::ValueSamples samples = sampled(motion);
    const mmd::ColumnWindow window{35.0, 1.0 / 24.0, 1200};
    mmd::LineValues tolerance;
    tolerance.fill(0.002);
    std::vector<mmd::LineRanges> columns;
    mmd::fillColumns(samples, window, tolerance, columns);
    TrackCursor cursor;
    const auto* track = findBoneTrack(motion, bone.name);
    double worst = 0.0;
    for (double at = 0.05; at < 1199.0; at += 0.3) {
        const double x = double(sampleBone(*track, window.frame(at), cursor).translation.x);
        const mmd::LineRanges& range = columns[std::size_t(at)];
        worst = std::max({worst, double(range.least[0]) - x, x - double(range.most[0])});
        const mmd::LineValues all = samples.evaluate(window.frame(at)); // angles, too
        for (std::size_t line = 0; line < samples.channels().size(); ++line)
            worst = std::max({worst, double(range.least[line]) - all[line],
                all[line] - double(range.most[line])});
    }
    QVERIFY2(worst < 0.01, qPrintable(QString::number(worst)));
}

void TestValueSamples::aCutIsOne()
{
    Motion motion;
    CameraKeyframe first, second;
    second.frame = 1;
    second.value.distance = -10.0f;
    replaceTrack(motion, Track<CameraKeyframe>({}, std::vector<CameraKeyframe>{first, second}));
    const mmd::ValueSamples samples = sampled(motion, {TrackKind::Camera, {}});
    std::vector<mmd::LineRanges> columns;
    mmd::fillColumns(samples, {0.0, 0.05, 40}, mmd::LineValues{}, columns);
    for (std::size_t at = 0; at < 18; ++at)
        QCOMPARE(columns[at].most[6], 45.0f); // constant up to the cut
    QCOMPARE(columns[21].least[6], 10.0f);
}

void TestValueSamples::aTurnStopsAtHalfATurn_data()
{
    QTest::addColumn<double>("key");
    QTest::addColumn<double>("neighbour");
    QTest::addColumn<bool>("both");
    QTest::addColumn<double>("amount");
    QTest::addColumn<double>("expected");
    QTest::newRow("near") << 0.0 << 0.0 << false << 50.0 << 50.0;
    QTest::newRow("up") << 0.0 << 0.0 << false << 200.0 << 179.9;
    QTest::newRow("down") << 0.0 << 0.0 << false << -200.0 << -179.9;
    QTest::newRow("towards") << 0.0 << 90.0 << false << 400.0 << 269.9;
    QTest::newRow("away") << 0.0 << 90.0 << false << -400.0 << -89.9;
    QTest::newRow("unrolled") << 720.0 << 0.0 << false << 400.0 << 179.9;
    QTest::newRow("free at half a turn, up") << 180.0 << 0.0 << false << 50.0 << 50.0;
    QTest::newRow("free at half a turn, down") << 180.0 << 0.0 << false << -50.0 << -50.0;
    QTest::newRow("together") << 30.0 << 90.0 << true << 400.0 << 400.0;
}

void TestValueSamples::aTurnStopsAtHalfATurn()
{
    QFETCH(double, key);
    QFETCH(double, neighbour);
    QFETCH(bool, both);
    QFETCH(double, amount);
    QFETCH(double, expected);
    for (int axis = 0; axis < 3; axis += 2) {
        glm::dvec3 a(0.0), b(0.0);
        a[axis] = key;
        b[axis] = neighbour;
        const double limited = mmd::limitedTurn({a, axis}, {b, both ? axis : -1}, amount);
        QVERIFY2(std::abs(limited - expected) < 0.01, qPrintable(QString::number(limited)));
    }
}

void TestValueSamples::aPartOfAWayIsLimited_data()
{
    QTest::addColumn<double>("from"); // of the second rotation, about Z; the first one is at 0
    QTest::addColumn<double>("to");
    QTest::addColumn<double>("ofFirst"); // where the first one goes
    QTest::addColumn<double>("part");
    QTest::addColumn<double>("expected");
    QTest::newRow("near") << 0.0 << 170.0 << 0.0 << 1.0 << 1.0;
    QTest::newRow("past half a turn") << 0.0 << 360.0 << 0.0 << 1.0 << 179.9 / 360.0;
    QTest::newRow("backwards") << 0.0 << -360.0 << 0.0 << 1.0 << 179.9 / 360.0;
    QTest::newRow("a smaller part") << 0.0 << 360.0 << 0.0 << 0.3 << 0.3;
    QTest::newRow("many turns") << 0.0 << 3600.0 << 0.0 << 1.0 << 179.9 / 3600.0;
    QTest::newRow("both together") << 0.0 << 360.0 << 360.0 << 1.0 << 1.0;
    QTest::newRow("apart from each other") << 0.0 << 180.0 << -180.0 << 1.0 << 179.9 / 360.0;
    QTest::newRow("already beyond") << 180.0 << 300.0 << 0.0 << 1.0 << 1.0;
}

void TestValueSamples::aPartOfAWayIsLimited()
{
    QFETCH(double, from);
    QFETCH(double, to);
    QFETCH(double, ofFirst);
    QFETCH(double, part);
    QFETCH(double, expected);
    const TurnPath first{{0, 0, 0}, {0, 0, ofFirst}}, second{{0, 0, from}, {0, 0, to}};
    for (const double limited :
        {limitedPart(first, second, part), limitedPart(second, first, part)})
        QVERIFY2(
            std::abs(limited - expected) < 1e-6, qPrintable(QString::number(limited, 'g', 12)));
}

QTEST_GUILESS_MAIN(TestValueSamples)
#include "test_value_samples.moc"
