// SPDX-License-Identifier: MIT
#include "ui/sound/sound_plan.h"
#include "ui/sound/sound_queue.h"

#include <QtTest/QTest>

#include <cmath>
#include <numeric>
#include <thread>

using namespace odori;

/// The way of the samples to the device.
class TestSoundQueue : public QObject {
    Q_OBJECT
private slots:
    void samplesKeepTheirOrder();
    void missingSamplesAreSilent();
    void aRestartDropsWhatIsNotRead();
    void stepsCountWhatWasHeard();
    void theGainChangesSmoothly();
    void twoThreadsLoseNothing();
    void plansLoop();
    void plansStartAnywhere();
};

static std::vector<std::int16_t> numbers(int first, std::size_t count)
{
    std::vector<std::int16_t> values(count);
    std::iota(values.begin(), values.end(), std::int16_t(first));
    return values;
}

static std::vector<std::int16_t> filled(SoundQueue& queue, std::size_t count)
{
    std::vector<std::int16_t> values(count, -1);
    queue.fill(values);
    return values;
}

void TestSoundQueue::samplesKeepTheirOrder()
{
    SoundQueue queue(10, 2); // 16
    QCOMPARE(queue.room(), std::size_t(16));
    int written = 0, read = 0;
    for (int round = 0; round < 50; ++round) { // around the end of the ring
        queue.write(numbers(written, 22));
        written += 22;
        QCOMPARE(queue.room(), std::size_t(5));
        QCOMPARE(filled(queue, 22), numbers(read, 22));
        read += 22;
    }
}

void TestSoundQueue::missingSamplesAreSilent()
{
    SoundQueue queue(16, 1);
    queue.write(numbers(5, 3));
    QCOMPARE(filled(queue, 5), (std::vector<std::int16_t>{5, 6, 7, 0, 0}));
    queue.write(numbers(8, 2));
    QCOMPARE(filled(queue, 2), (std::vector<std::int16_t>{8, 9}));
    QCOMPARE(queue.stepsPlayed(3.0), 1.0); // two of the device's frames were silent
    QCOMPARE(queue.stepsPlayed(7.0), 5.0);
}

void TestSoundQueue::aRestartDropsWhatIsNotRead()
{
    SoundQueue queue(16, 1);
    queue.write(numbers(1, 10));
    QCOMPARE(filled(queue, 2), numbers(1, 2));
    queue.restart();
    queue.write(numbers(100, 4));
    QCOMPARE(filled(queue, 4), numbers(100, 4));
    queue.write(numbers(50, 8));
    queue.restart();
    queue.restart();
    QCOMPARE(filled(queue, 2), (std::vector<std::int16_t>{0, 0}));
}

void TestSoundQueue::stepsCountWhatWasHeard()
{
    SoundQueue queue(64, 1);
    queue.deviceStarts();
    queue.restart();
    queue.write(numbers(1, 30));
    QCOMPARE(queue.stepsPlayed(0.0), 0.0);
    (void)filled(queue, 20);
    QCOMPARE(queue.stepsPlayed(0.0), 0.0); // the device has them, but plays none yet
    QCOMPARE(queue.stepsPlayed(12.5), 12.5);
    queue.restart();
    QCOMPARE(queue.stepsPlayed(15.0), 0.0); // what is heard is the sound of before
    queue.write(numbers(1, 20));
    (void)filled(queue, 10);
    QCOMPARE(queue.stepsPlayed(19.0), 0.0);
    QCOMPARE(queue.stepsPlayed(23.0), 3.0);
    queue.deviceStarts();
    queue.restart();
    (void)filled(queue, 1);
    QCOMPARE(queue.stepsPlayed(0.0), 0.0);
}

void TestSoundQueue::theGainChangesSmoothly()
{
    SoundQueue queue(256, 1);
    const std::vector<std::int16_t> loud(100, 20000);
    queue.deviceStarts();
    queue.write(loud);
    queue.setGain(0.0f);
    const auto fading = filled(queue, 100);
    QCOMPARE(fading.front(), std::int16_t(20000));
    for (std::size_t at = 1; at < fading.size(); ++at)
        QVERIFY(fading[at] < fading[at - 1] && fading[at - 1] - fading[at] < 300);
    queue.write(loud);
    QCOMPARE(filled(queue, 100), std::vector<std::int16_t>(100));
    queue.setGain(2.0f);
    queue.write(loud);
    (void)filled(queue, 100);
    queue.write(loud);
    QCOMPARE(filled(queue, 100), std::vector<std::int16_t>(100, 32767)); // clipped
}

void TestSoundQueue::twoThreadsLoseNothing()
{
    constexpr int count = 200000;
    SoundQueue queue(300, 1);
    std::thread writer([&] {
        int written = 0;
        while (written < count) {
            const int part = std::min({int(queue.room()), count - written, 77});
            std::vector<std::int16_t> values(std::size_t(std::max(part, 0)));
            for (std::int16_t& each : values)
                each = std::int16_t(written++ % 1000 + 1);
            queue.write(values);
            if (part == 0)
                std::this_thread::yield();
        }
    });
    int read = 0;
    bool isRight = true;
    while (read < count) {
        for (const std::int16_t each : filled(queue, 50))
            if (each != 0)
                isRight = each == read++ % 1000 + 1 && isRight;
        std::this_thread::yield();
    }
    writer.join();
    QVERIFY(isRight);
    QCOMPARE(read, count);
}

void TestSoundQueue::plansLoop()
{
    const SoundPlan plan{5, SoundLoop{3, 10}, std::nullopt};
    std::vector<std::int64_t> frames;
    for (std::int64_t step = 0; step < 23;) {
        const SoundPlan::Run run = plan.runAt(step, 4);
        QVERIFY(run.count > 0 && run.count <= 4);
        for (std::int64_t at = 0; at < run.count; ++at)
            frames.push_back(run.first + at);
        step += run.count;
    }
    for (std::size_t step = 0; step < frames.size(); ++step) {
        const std::int64_t expected =
            step < 5 ? 5 + std::int64_t(step) : 3 + (std::int64_t(step) - 5) % 7;
        QCOMPARE(frames[step], expected);
        QCOMPARE(plan.frameAt(double(step)), double(expected));
        QCOMPARE(plan.frameAt(double(step) + 0.5), double(expected) + 0.5);
    }
}

void TestSoundQueue::plansStartAnywhere()
{
    const SoundPlan before{-100, SoundLoop{50, 60}, std::nullopt};
    QCOMPARE(before.frameAt(0.0), -100.0);
    QCOMPARE(before.frameAt(159.0), 59.0);
    QCOMPARE(before.frameAt(160.0), 50.0);
    const SoundPlan after{60, SoundLoop{50, 60}, std::nullopt}; // it never reaches the loop's end
    QCOMPARE(after.frameAt(1000.0), 1060.0);
    QCOMPARE(after.runAt(1000, 5).first, std::int64_t(1060));
    const SoundPlan endless{7, std::nullopt, std::nullopt};
    QCOMPARE(endless.frameAt(3.0), 10.0);
}

QTEST_GUILESS_MAIN(TestSoundQueue)
#include "test_sound_queue.moc"
