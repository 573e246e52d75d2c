// SPDX-License-Identifier: MIT
#include "libmmd/tools/thin/thin_keys.h"
#include "tests/libmmd/tools/dense_motion.h"
#include "tests/libmmd/tools/tool_scene.h"

#include <QtTest/QTest>

using namespace mmd;
using namespace odori::test;

/// Thinning of motions with noise.
class TestThinNoise : public QObject {
    Q_OBJECT
private slots:
    void noiseStaysWithinTheLimits_data();
    void noiseStaysWithinTheLimits();
    void widerLimitsKeepNoMoreKeys();
    void aStraightLegKeepsItsKeys();
    void roundsTogetherStayWithinTheLimits_data();
    void roundsTogetherStayWithinTheLimits();
};

void TestThinNoise::noiseStaysWithinTheLimits_data()
{
    QTest::addColumn<double>("units");
    QTest::addColumn<double>("degrees");
    QTest::addColumn<double>("mostShare");
    QTest::newRow("small") << 0.0005 << 0.005 << 0.12;
    QTest::newRow("near the limit") << 0.005 << 0.05 << 0.6;
    QTest::newRow("over the limit") << 0.05 << 0.5 << 1.0;
}

/// Whatever noise there is: no joint is moved farther than the limits, and what can go goes.
void TestThinNoise::noiseStaysWithinTheLimits()
{
    QFETCH(const double, units);
    QFETCH(const double, degrees);
    QFETCH(const double, mostShare);
    const auto model = mannequin();
    const Motion full =
        noisy(dense(motionAt(sampleFile(QStringLiteral("walk.vmd")))), units, degrees);
    const auto tracks = allInSpan(trackIds(full), everyFrame);
    const ThinOptions options;
    const auto result = thinnedMotion(model, full, tracks, options, wholeProgress);
    QVERIFY(result);
    const auto moved = poseDifference(model, full, *result, {0, full.lastFrame()}, wholeProgress);
    const double share = double(result->keyCount()) / double(full.keyCount());
    const QString figures = QStringLiteral("%1 %, %2, %3 deg")
                                .arg(100.0 * share)
                                .arg(moved->joints.largest)
                                .arg(moved->degrees);
    QVERIFY2(moved->joints.largest <= options.units, qPrintable(figures));
    QVERIFY2(moved->degrees <= options.degrees, qPrintable(figures));
    QVERIFY2(share <= mostShare, qPrintable(figures));
    const auto again = thinnedMotion(model, *result, tracks, options, wholeProgress);
    QCOMPARE(again->keyCount(), result->keyCount());
}

/// Whoever asks for more thinning gets more, and a second run removes nothing.
void TestThinNoise::widerLimitsKeepNoMoreKeys()
{
    const auto model = mannequin();
    Motion full = noisy(dense(motionAt(sampleFile(QStringLiteral("walk.vmd")))), 0.002, 0.02);
    full.morphs.clear();
    const auto tracks = allInSpan(trackIds(full), everyFrame);
    std::size_t most = full.keyCount();
    for (const double factor : {0.2, 1.0, 4.0, 100.0}) {
        ThinOptions options;
        options.units *= factor;
        options.degrees *= std::min(factor, 4.0);
        const auto result = thinnedMotion(model, full, tracks, options, wholeProgress);
        QVERIFY(result);
        const auto moved =
            poseDifference(model, full, *result, {0, full.lastFrame()}, wholeProgress);
        QVERIFY(moved->joints.largest <= options.units);
        QVERIFY(moved->degrees <= options.degrees);
        QVERIFY2(result->keyCount() <= most, qPrintable(QString::number(factor)));
        most = result->keyCount();
        const auto again = thinnedMotion(model, *result, tracks, options, wholeProgress);
        QVERIFY2(again->keyCount() == most,
            qPrintable(QStringLiteral("%1: %2 %3").arg(factor).arg(most).arg(again->keyCount())));
    }
}

/// The noise of a goal turns the knee of a straight leg by degrees. Only there its keys stay: not
/// while the knee is bent, and not those of bones that do not move the leg.
void TestThinNoise::aStraightLegKeepsItsKeys()
{
    constexpr std::uint32_t last = 240, bent = 120;
    const auto model = mannequin();
    std::mt19937 random(5);
    std::normal_distribution<float> gauss(0.0f, 0.006f);
    const auto noise = [&](std::uint32_t frame) {
        BoneValue value;
        value.translation = {gauss(random), gauss(random), gauss(random)};
        value.translation.y += 1e-4f * float(frame % 3); // never held
        return value;
    };
    Motion motion;
    const std::string goal = trackNamed(*model, "左足ＩＫ"), arm = trackNamed(*model, "左腕");
    replaceTrack(motion, denseTrack(goal, last, noise));
    replaceTrack(motion, denseTrack(arm, last, noise));
    replaceTrack(motion, denseTrack(trackNamed(*model, "センター"), last, [](std::uint32_t frame) {
        BoneValue value; // up until the leg is straight, then down
        value.translation.y =
            frame < bent ? 0.0f : std::max(-2.0f, 0.12f - 0.2f * float(frame - bent));
        return value;
    }));
    const ThinOptions options{.degrees = 0.2};
    const auto result = thinnedMotion(
        model, motion, allInSpan(trackIds(motion), everyFrame), options, wholeProgress);
    QVERIFY(result);
    const auto moved = poseDifference(model, motion, *result, {0, last}, wholeProgress);
    const auto unmeasured = thinnedMotion(model, motion, allInSpan(trackIds(motion), everyFrame),
        {.isForEachBone = true}, wholeProgress);
    QVERIFY(poseDifference(model, motion, *unmeasured, {0, last}, wholeProgress)->degrees >
            2.0 * options.degrees);
    QVERIFY(moved->joints.largest <= options.units);
    QVERIFY2(moved->degrees <= options.degrees, qPrintable(QString::number(moved->degrees)));
    const auto keys = [&](const std::string& name, FrameSpan span) {
        return keyCountIn(*result, std::vector{TrackId{TrackKind::Bone, name}}, span);
    };
    const QString figures = QStringLiteral("%1 %2 %3")
                                .arg(keys(goal, {0, bent}))
                                .arg(keys(goal, {bent + 20, last}))
                                .arg(keys(arm, {0, last}));
    QVERIFY2(keys(goal, {0, bent}) >= 50, qPrintable(figures));
    QVERIFY2(keys(goal, {bent + 20, last}) <= 60, qPrintable(figures));
    QVERIFY2(keys(arm, {0, last}) <= 20, qPrintable(figures));
}

void TestThinNoise::roundsTogetherStayWithinTheLimits_data()
{
    QTest::addColumn<double>("degrees");
    QTest::addColumn<double>("again"); // how much of the noise of a frame the next one has
    QTest::newRow("fast") << 0.1 << 0.0;
    QTest::newRow("slow") << 0.5 << 0.5;
}

/// What one round of thinning removes, the next one must not move farther from the motion that the
/// user had.
void TestThinNoise::roundsTogetherStayWithinTheLimits()
{
    QFETCH(const double, degrees);
    QFETCH(const double, again);
    constexpr std::uint32_t last = 900;
    const auto model = mannequin();
    std::mt19937 random(3);
    std::normal_distribution<double> gauss;
    double now = 0.0;
    Motion motion;
    replaceTrack(motion, denseTrack(trackNamed(*model, "左腕"), last, [&](std::uint32_t frame) {
        now = again * now + std::sqrt(1.0 - again * again) * degrees * gauss(random);
        BoneValue value;
        value.rotation = turn(20.0 * std::sin(0.05 * frame) + now, glm::vec3(0, 0, 1));
        return value;
    }));
    const ThinOptions options;
    const auto result = thinnedMotion(
        model, motion, allInSpan(trackIds(motion), everyFrame), options, wholeProgress);
    QVERIFY(result);
    const auto moved = poseDifference(model, motion, *result, {0, last}, wholeProgress);
    QVERIFY(moved->joints.largest <= options.units);
    QVERIFY(moved->degrees <= options.degrees);
}

QTEST_APPLESS_MAIN(TestThinNoise)
#include "test_thin_noise.moc"
