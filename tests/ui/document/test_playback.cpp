// SPDX-License-Identifier: MIT
#include "libmmd/scene/selecting.h"
#include "tests/libmmd/scene/scene_builder.h"
#include "ui/document/playback.h"

#include <QtCore/QElapsedTimer>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

#include <cmath>
#include <memory>

using namespace odori;
using namespace odori::test;

/// Playback with a clock that the test controls: the timer only triggers reading it.
class TestPlayback : public QObject {
    Q_OBJECT
private slots:
    void init();
    void thirtyFramesPassInASecond();
    void framesBetweenAreFractional();
    void speedCountsFromWhenItIsSet();
    void aLoopKeepsTheRestOfTheWay();
    void withoutLoopItEndsOnTheLastFrame();
    void thePlayRangeOfTheSceneCounts();
    void startingAtTheEndGoesToTheFirstFrame();
    void aRangeOfOneFrameStopsAtOnce();
    void stoppingShowsAWholeFrame();
    void scrubbingMeanwhileGoesOnFromThere();
    void anotherClockGoesOnFromTheFrame();
    void stepsShowWholeFrames();
    void itReturnsToItsStart();
    void theSelectionIsPlayed();
    void theMachinesClockIsAboutRight();

private:
    void load(mmd::SceneSettings settings);

    std::unique_ptr<Document> m_document;
    std::unique_ptr<Playback> m_playback;
    double m_seconds = 0.0;
};

void TestPlayback::load(mmd::SceneSettings settings)
{
    m_playback.reset();
    m_document = std::make_unique<Document>();
    const mmd::Scene scene = sceneWith({0, 100});
    mmd::ScenePatch patch;
    patch.parts.push_back(mmd::ActorChange{std::nullopt, scene.actors.front(), 0});
    mmd::SettingsChange change;
    change.activeAfter = scene.active;
    change.nextActorAfter = scene.nextActor;
    change.after = settings;
    patch.parts.push_back(change);
    m_document->load(patch);
    m_seconds = 7.0; // a clock can start at any time
    m_playback = std::make_unique<Playback>(*m_document, [this] { return m_seconds; });
}

void TestPlayback::init()
{
    load({});
}

void TestPlayback::thirtyFramesPassInASecond()
{
    m_playback->play();
    QVERIFY(m_playback->isPlaying());
    m_seconds += 1.0;
    QTRY_COMPARE(m_document->currentFrame(), 30.0);
}

void TestPlayback::framesBetweenAreFractional()
{
    m_document->setCurrentFrame(10.0);
    m_playback->play();
    m_seconds += 0.125;
    QTRY_COMPARE(m_document->currentFrame(), 13.75);
}

void TestPlayback::speedCountsFromWhenItIsSet()
{
    m_playback->play();
    m_seconds += 1.0;
    m_playback->setSpeed(0.5); // the part before was played at full speed
    QCOMPARE(m_document->currentFrame(), 30.0);
    m_seconds += 1.0;
    QTRY_COMPARE(m_document->currentFrame(), 45.0);
    QCOMPARE(m_playback->speed(), 0.5);
}

void TestPlayback::aLoopKeepsTheRestOfTheWay()
{
    m_document->setCurrentFrame(70.0);
    m_playback->play();
    m_seconds += 1.25; // 107.5: 7.5 after the end
    QTRY_COMPARE(m_document->currentFrame(), 7.5);
    m_seconds += 1.0;
    QTRY_COMPARE(m_document->currentFrame(), 37.5);
    m_seconds += 1000.5; // the machine was asleep for long
    QTRY_COMPARE(std::lround(m_document->currentFrame() * 2.0), 105);
}

void TestPlayback::withoutLoopItEndsOnTheLastFrame()
{
    QSignalSpy playing(m_playback.get(), &Playback::playingChanged);
    m_playback->setLooping(false);
    m_document->setCurrentFrame(95.0);
    m_playback->play();
    m_seconds += 1.0;
    QTRY_VERIFY(!m_playback->isPlaying());
    QCOMPARE(m_document->currentFrame(), 100.0);
    QCOMPARE(playing.count(), 2);
    QCOMPARE(playing.back().front().toBool(), false);
}

void TestPlayback::thePlayRangeOfTheSceneCounts()
{
    mmd::SceneSettings settings;
    settings.playFirst = 10;
    settings.playLast = 40;
    load(settings);
    m_document->setCurrentFrame(4.0); // before the range: plays into it
    m_playback->play();
    m_seconds += 0.5;
    QTRY_COMPARE(m_document->currentFrame(), 19.0);
    m_seconds += 1.0; // 49: 9 after the end
    QTRY_COMPARE(m_document->currentFrame(), 19.0);
    m_seconds += 0.1;
    QTRY_COMPARE(std::lround(m_document->currentFrame()), 22);
}

void TestPlayback::startingAtTheEndGoesToTheFirstFrame()
{
    m_document->setCurrentFrame(100.0);
    m_playback->play();
    QCOMPARE(m_document->currentFrame(), 0.0);
    QVERIFY(m_playback->isPlaying());
}

void TestPlayback::aRangeOfOneFrameStopsAtOnce()
{
    mmd::SceneSettings settings;
    settings.playFirst = settings.playLast = 12;
    load(settings);
    m_playback->play();
    m_seconds += 1.0;
    QTRY_VERIFY(!m_playback->isPlaying());
    QCOMPARE(m_document->currentFrame(), 12.0);
}

void TestPlayback::stoppingShowsAWholeFrame()
{
    m_playback->play();
    m_seconds += 0.55; // 16.5
    QTRY_VERIFY(m_document->currentFrame() > 16.0);
    m_playback->toggle();
    QVERIFY(!m_playback->isPlaying());
    QCOMPARE(m_document->currentFrame(), 16.0);
    QCOMPARE(m_document->currentKeyFrame(), 16u);
}

void TestPlayback::scrubbingMeanwhileGoesOnFromThere()
{
    m_playback->play();
    m_seconds += 1.0;
    QTRY_COMPARE(m_document->currentFrame(), 30.0);
    m_document->setCurrentFrame(50.0);
    QTest::qWait(60); // the timer ticks, the clock does not move
    QCOMPARE(m_document->currentFrame(), 50.0);
    m_seconds += 0.5;
    QTRY_COMPARE(m_document->currentFrame(), 65.0);
}

void TestPlayback::anotherClockGoesOnFromTheFrame()
{
    m_playback->play();
    m_seconds += 1.0;
    QTRY_COMPARE(m_document->currentFrame(), 30.0);
    double other = 500.0;
    m_playback->setClock([&other] { return other; });
    QTest::qWait(60);
    QCOMPARE(m_document->currentFrame(), 30.0);
    other += 0.5;
    QTRY_COMPARE(m_document->currentFrame(), 45.0);
    m_playback->stop(); // before the clock moves
}

void TestPlayback::stepsShowWholeFrames()
{
    m_playback->setStepped(true);
    m_document->setCurrentFrame(10.0);
    m_playback->play();
    m_seconds += 0.125; // 13.75
    QTRY_COMPARE(m_document->currentFrame(), 13.0);
    m_seconds += 0.01; // 14.05: the rest of the way is kept
    QTRY_COMPARE(m_document->currentFrame(), 14.0);
    m_playback->setSpeed(2.0);
    m_seconds += 0.5; // 44.05
    QTRY_COMPARE(m_document->currentFrame(), 44.0);
    m_seconds += 0.016; // 45.01
    QTRY_COMPARE(m_document->currentFrame(), 45.0);
    m_seconds += 0.95; // 102.01
    QTRY_COMPARE(m_document->currentFrame(), 2.0);
    m_playback->setStepped(false);
    m_seconds += 0.0125;
    QTRY_VERIFY(std::abs(m_document->currentFrame() - 2.76) < 1e-6);
}

void TestPlayback::itReturnsToItsStart()
{
    m_playback->setReturning(true);
    m_document->setCurrentFrame(12.0);
    m_playback->play();
    m_seconds += 1.0;
    QTRY_COMPARE(m_document->currentFrame(), 42.0);
    m_playback->stop();
    QCOMPARE(m_document->currentFrame(), 12.0);
    m_playback->setLooping(false);
    m_playback->play();
    m_seconds += 100.0; // to the end
    QTRY_VERIFY(!m_playback->isPlaying());
    QCOMPARE(m_document->currentFrame(), 12.0);
    m_playback->play();
    m_document->setCurrentFrame(50.0); // the user goes elsewhere
    QTest::qWait(60);                  // the timer ticks
    m_seconds += 0.1;
    QTRY_VERIFY(m_document->currentFrame() > 50.0);
    m_playback->stop();
    QCOMPARE(m_document->currentFrame(), 50.0);
    m_playback->setReturning(false);
    m_playback->play();
    m_seconds += 1.0;
    QTRY_COMPARE(m_document->currentFrame(), 80.0);
    m_playback->stop();
    QCOMPARE(m_document->currentFrame(), 80.0);
}

void TestPlayback::theSelectionIsPlayed()
{
    m_playback->playSelection(); // nothing is selected
    QVERIFY(!m_playback->isPlaying());
    m_playback->playFrames(20, 50);
    QVERIFY(m_playback->isPlaying());
    QCOMPARE(m_document->currentFrame(), 20.0);
    m_seconds += 1.5; // 65: once more from 20
    QTRY_COMPARE(m_document->currentFrame(), 35.0);
    m_playback->stop();
    m_playback->play(); // the play range again
    m_seconds += 1.0;
    QTRY_COMPARE(m_document->currentFrame(), 65.0);
    m_playback->playFrames(7, 7);
    QTRY_VERIFY(!m_playback->isPlaying());
    QCOMPARE(m_document->currentFrame(), 7.0);

    const mmd::Motion& motion = m_document->scene().actors.front().motion;
    m_document->select(mmd::keysBetween(motion, mmd::trackIds(motion), 0, mmd::endOfTime));
    const auto span = mmd::spanOf(m_document->selection());
    QVERIFY(span && span->first == 0 && span->last == 100);
    m_document->setCurrentFrame(90.0);
    m_playback->setLooping(false);
    m_playback->playSelection();
    QVERIFY(m_playback->isPlaying());
    QCOMPARE(m_document->currentFrame(), 0.0);
    m_seconds += 10.0;
    QTRY_VERIFY(!m_playback->isPlaying());
    QCOMPARE(m_document->currentFrame(), 100.0);
}

void TestPlayback::theMachinesClockIsAboutRight()
{
    Playback playback(*m_document);
    playback.setLooping(false);
    playback.play();
    QElapsedTimer timer;
    timer.start();
    // True at some moment: a busy machine may pause between the step and this check.
    const auto isRight = [&] {
        const double expected = double(timer.elapsed()) * 0.03;
        return std::abs(m_document->currentFrame() - expected) < 4.0;
    };
    QTRY_VERIFY(m_document->currentFrame() > 10.0 && isRight());
}

QTEST_GUILESS_MAIN(TestPlayback)
#include "test_playback.moc"
