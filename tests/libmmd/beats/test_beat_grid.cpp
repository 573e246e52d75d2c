// SPDX-License-Identifier: MIT
#include "libmmd/beats/beat_grid.h"
#include "libmmd/beats/scene_tempo.h"
#include "libmmd/scene/beats/beat_map.h"

#include <QtTest/QTest>

namespace {

/// `count` beats each `length` seconds after `from`, which is not one of them.
void addBeats(std::vector<double>& beats, double from, double length, int count)
{
    for (int at = 1; at <= count; ++at)
        beats.push_back(from + length * at);
}

/// 120 beats a minute from 0.5 s on, 150 from 4.5 s on.
mmd::BeatGrid twoTempos()
{
    mmd::BeatGrid grid;
    addBeats(grid.beats, 0.0, 0.5, 9);
    addBeats(grid.beats, 4.5, 0.4, 8);
    grid.segments = {{0, 120.0}, {8, 150.0}};
    grid.firstDownbeat = 2;
    grid.confidence = 0.5;
    return grid;
}

bool isNear(double a, double b, double by = 1e-6)
{
    return std::abs(a - b) <= by;
}

} // namespace

class TestBeatGrid : public QObject {
    Q_OBJECT
private slots:
    void looseBeatsBecomeOneTempo();
    void aChangeOfTheTempoIsKept();
    void everyBeatStaysWithinTheTolerance();
    void oneBeatHasNoTempo();
    void doublingAddsTheMiddles();
    void halvingKeepsTheDownbeats();
    void theSceneGetsTheBeats();
    void theSceneGetsTheTempoOfTheFirstDownbeat();
    void withoutBeatsTheSceneKeepsItsTempo();
};

void TestBeatGrid::looseBeatsBecomeOneTempo()
{
    std::vector<double> beats;
    for (int at = 0; at < 200; ++at)
        beats.push_back(0.25 + 0.5 * at + 0.01 * ((at * 7) % 5 - 2));
    const auto segments = mmd::straighten(beats, 0.03);
    QCOMPARE(segments.size(), std::size_t(1));
    QVERIFY(isNear(segments[0].beatsPerMinute, 120.0, 0.01));
    for (int at = 0; at < 200; ++at)
        QVERIFY(isNear(beats[std::size_t(at)], 0.25 + 0.5 * at, 0.003));
}

void TestBeatGrid::aChangeOfTheTempoIsKept()
{
    std::vector<double> beats = twoTempos().beats;
    const auto segments = mmd::straighten(beats, 0.001);
    QCOMPARE(segments.size(), std::size_t(2));
    QCOMPARE(segments[1].beat, std::size_t(8));
    QVERIFY(isNear(segments[0].beatsPerMinute, 120.0, 0.1));
    QVERIFY(isNear(segments[1].beatsPerMinute, 150.0, 0.1));
}

void TestBeatGrid::everyBeatStaysWithinTheTolerance()
{
    std::vector<double> beats;
    for (int at = 0; at < 300; ++at) // slower and slower, with a swing of 10 ms
        beats.push_back(0.4 * at + 0.0004 * at * at + (at % 2 ? 0.01 : 0.0));
    const std::vector<double> before = beats;
    const auto segments = mmd::straighten(beats, 0.03);
    QVERIFY(segments.size() > 3 && segments.size() < 40);
    for (std::size_t at = 0; at < beats.size(); ++at)
        QVERIFY(isNear(beats[at], before[at], 0.04));
}

void TestBeatGrid::oneBeatHasNoTempo()
{
    std::vector<double> beats{1.0};
    QVERIFY(mmd::straighten(beats, 0.03).empty());
    beats.clear();
    QVERIFY(mmd::straighten(beats, 0.03).empty());
    QVERIFY(mmd::halved({}).beats.empty());
    QVERIFY(mmd::doubled({}).beats.empty());
}

void TestBeatGrid::doublingAddsTheMiddles()
{
    const auto grid = mmd::doubled(twoTempos());
    QCOMPARE(grid.beats.size(), std::size_t(33));
    QCOMPARE(grid.beats[1], 0.75);
    QCOMPARE(grid.beats[2], 1.0);
    QCOMPARE(grid.firstDownbeat, std::size_t(4));
    QCOMPARE(grid.segments, (std::vector<mmd::TempoSegment>{{0, 240.0}, {16, 300.0}}));
    const auto back = mmd::halved(grid);
    QCOMPARE(back.beats.size(), twoTempos().beats.size());
    for (std::size_t at = 0; at < back.beats.size(); ++at)
        QVERIFY(isNear(back.beats[at], twoTempos().beats[at]));
}

void TestBeatGrid::halvingKeepsTheDownbeats()
{
    auto grid = twoTempos();
    const auto even = mmd::halved(grid);
    QCOMPARE(even.beats[0], 0.5);
    QCOMPARE(even.beats[1], 1.5);
    QCOMPARE(even.firstDownbeat, std::size_t(1));
    QCOMPARE(even.segments.size(), std::size_t(2));
    QCOMPARE(even.segments[1].beat, std::size_t(4));
    QVERIFY(isNear(even.segments[1].beatsPerMinute, 75.0, 1e-3));
    grid.firstDownbeat = 3;
    const auto odd = mmd::halved(grid);
    QCOMPARE(odd.beats[0], 1.0);
    QCOMPARE(odd.beats[odd.firstDownbeat], grid.beats[3]);
}

void TestBeatGrid::theSceneGetsTheBeats()
{
    const auto grid = twoTempos();
    mmd::SceneSettings settings;
    settings.gravity = 50.0f;
    settings.tempoChanges = {{3, 99.0}};
    settings = mmd::withDetectedBeats(settings, grid, 10.0);
    QCOMPARE(settings.gravity, 50.0f);
    QCOMPARE(settings.firstBeat, 10.0 + 1.5 * 30.0);
    QCOMPARE(settings.beatsPerMinute, 120.0);
    QCOMPARE(settings.tempoChanges, (std::vector<mmd::TempoChange>{{6, 150.0}}));
    const mmd::BeatMap map(settings);
    for (std::size_t at = 0; at < grid.beats.size(); ++at)
        QVERIFY(isNear(map.frameOf(double(at) - 2.0), 10.0 + grid.beats[at] * 30.0));
}

void TestBeatGrid::theSceneGetsTheTempoOfTheFirstDownbeat()
{
    auto grid = twoTempos();
    grid.firstDownbeat = 8;
    const auto settings = mmd::withDetectedBeats({}, grid, 0.0);
    QCOMPARE(settings.beatsPerMinute, 150.0);
    QVERIFY(settings.tempoChanges.empty());
}

void TestBeatGrid::withoutBeatsTheSceneKeepsItsTempo()
{
    mmd::SceneSettings settings;
    settings.tempoChanges = {{3, 99.0}};
    QVERIFY(mmd::withDetectedBeats(settings, {}, 5.0) == settings);
}

QTEST_GUILESS_MAIN(TestBeatGrid)
#include "test_beat_grid.moc"
