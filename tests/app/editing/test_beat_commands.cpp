// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"
#include "app/editing/beat_commands.h"
#include "app/editing/edit_commands.h"
#include "libmmd/scene/beats/beat_map.h"
#include "tests/app/editing/edit_window.h"
#include "tests/libmmd/beats/generated_mix.h"

#include <cmath>

using namespace odori;
using namespace odori::test;

/// Commands for beats in the real window: by their actions, with a generated sound.
class TestBeatCommands : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanupTestCase() { m_window.reset(); }
    void theSelectionFitsBetweenTwoBeats();
    void withoutASoundTheyAreDisabled();
    void theTempoOfTheSoundIsFound();
    void aSoundThatWasClosedChangesNothing();
    void aGestureIsNotInterrupted();
    void silenceHasNoBeats();
    void onsetsBecomeMarkers();
    void onsetsOutsideThePlayRangeGetNoMarker();
    void snappingIsASwitch();

private:
    [[nodiscard]] Document& document() const { return m_window->document; }
    [[nodiscard]] QAction& action(const char* id) const
    {
        return *m_window->window.commands().action(id);
    }
    [[nodiscard]] BeatCommands& beats() const
    {
        return m_window->window.findChild<EditCommands*>()->beats();
    }
    /// Opens `samples` as the sound, from frame 12 on.
    void openSound(std::vector<float> samples)
    {
        beats().setSound(BeatCommands::Sound{QStringLiteral("generated"),
            [mono = BeatCommands::Mono{std::move(samples),
                 22050.0}]() -> mmd::Result<BeatCommands::Mono> { return mono; },
            12.0});
    }
    void waitForTheWorker() const
    {
        QVERIFY(QTest::qWaitFor([&] { return !beats().isRunning(); }, 60000));
    }
    void changeSettings(const mmd::SceneSettings& settings)
    {
        document().apply(mmd::changeSettings(document().scene(), settings), {});
        document().undoStack()->clear();
    }

    std::unique_ptr<EditWindow> m_window;
};

namespace {

/// 5 ms of noise at each of `times`, in ten seconds.
std::vector<float> hits(std::initializer_list<double> times)
{
    std::vector<float> samples(220500, 0.0f);
    for (const double time : times)
        for (int at = 0; at < 110; ++at)
            samples[std::size_t(time * 22050.0) + std::size_t(at)] = at % 3 == 0 ? 0.5f : -0.25f;
    return samples;
}

} // namespace

void TestBeatCommands::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("OdoriTest"));
    QCoreApplication::setApplicationName(QStringLiteral("test_beat_commands"));
    m_window = std::make_unique<EditWindow>();
    m_window->open();
}

void TestBeatCommands::init()
{
    beats().setSound(std::nullopt);
    m_window->reset();
    changeSettings({});
    document().apply(mmd::setMarkers(document().scene(), {}), {});
    document().undoStack()->clear();
}

void TestBeatCommands::theSelectionFitsBetweenTwoBeats()
{
    mmd::SceneSettings settings;
    settings.firstBeat = 3.0;
    settings.tempoChanges = {{1, 90.0}}; // beats at 3, 18, 38
    changeSettings(settings);
    QVERIFY(!action("keys.fitToBeats").isEnabled());
    m_window->select(m_window->leftArm, {0, 10, 20});
    QVERIFY(action("keys.fitToBeats").isEnabled());
    const mmd::Scene before = document().scene();
    action("keys.fitToBeats").trigger();
    QCOMPARE(m_window->frames(m_window->leftArm), (Frames{3, 11, 18}));
    m_window->checkOneStep(before, QStringLiteral("Fit to Beats"));
}

void TestBeatCommands::withoutASoundTheyAreDisabled()
{
    for (const char* id : {"sheet.findBeats", "sheet.onsetMarkers"}) {
        QVERIFY(!action(id).isEnabled());
        openSound(hits({1.0}));
        QVERIFY(action(id).isEnabled());
        beats().setSound(std::nullopt);
        QVERIFY(!action(id).isEnabled());
    }
}

void TestBeatCommands::theTempoOfTheSoundIsFound()
{
    MixOptions options;
    options.beatsPerMinute = 128.0;
    options.seconds = 20.0;
    const Mix mix = generatedMix(options);
    openSound(mix.samples);
    const mmd::Scene before = document().scene();
    action("sheet.findBeats").trigger();
    QVERIFY(!action("sheet.findBeats").isEnabled()); // while the worker listens
    waitForTheWorker();
    QVERIFY(action("sheet.findBeats").isEnabled());
    QVERIFY(std::abs(document().scene().settings.beatsPerMinute - 128.0) < 0.5);
    const mmd::BeatMap map(document().scene().settings);
    for (const double beat : mix.beats) {
        const double frame = 12.0 + beat * 30.0;
        QVERIFY(std::abs(map.nearest(frame) - frame) < 1.5); // 50 ms
    }
    m_window->checkOneStep(before, QStringLiteral("Find Beats"));
}

void TestBeatCommands::aSoundThatWasClosedChangesNothing()
{
    openSound(generatedMix({.seconds = 10.0}).samples);
    const mmd::Scene before = document().scene();
    action("sheet.findBeats").trigger();
    beats().setSound(std::nullopt);
    waitForTheWorker();
    QVERIFY(document().scene() == before);
    QCOMPARE(document().undoStack()->count(), 0);
}

void TestBeatCommands::aGestureIsNotInterrupted()
{
    openSound(generatedMix({.seconds = 10.0}).samples);
    const mmd::Scene before = document().scene();
    action("sheet.findBeats").trigger();
    document().beginGesture();
    waitForTheWorker();
    QVERIFY(document().isGestureRunning());
    QVERIFY(document().scene() == before);
    document().cancelGesture();
    QVERIFY(document().scene() == before);
    QCOMPARE(document().undoStack()->count(), 0);
}

void TestBeatCommands::silenceHasNoBeats()
{
    openSound(std::vector<float>(220500, 0.0f));
    QSignalSpy said(&document(), &Document::said);
    action("sheet.findBeats").trigger();
    waitForTheWorker();
    QCOMPARE(said.last().first().toString(), QStringLiteral("No beats were found in the sound."));
    QCOMPARE(document().undoStack()->count(), 0);
}

void TestBeatCommands::onsetsBecomeMarkers()
{
    openSound(hits({0.5, 2.0, 4.1}));
    const mmd::Scene before = document().scene();
    action("sheet.onsetMarkers").trigger();
    waitForTheWorker();
    QCOMPARE(document().scene().markers,
        (std::vector<mmd::Marker>{{27, "onset"}, {72, "onset"}, {135, "onset"}}));
    m_window->checkOneStep(before, QStringLiteral("Add Markers"));
}

void TestBeatCommands::onsetsOutsideThePlayRangeGetNoMarker()
{
    mmd::SceneSettings settings;
    settings.playFirst = 30;
    settings.playLast = 100;
    changeSettings(settings);
    openSound(hits({0.5, 2.0, 4.1}));
    action("sheet.onsetMarkers").trigger();
    waitForTheWorker();
    QCOMPARE(document().scene().markers, (std::vector<mmd::Marker>{{72, "onset"}}));
}

void TestBeatCommands::snappingIsASwitch()
{
    DopeCanvas& canvas = m_window->window.dopeSheet().canvas();
    QVERIFY(!canvas.snapsToBeats() && !action("sheet.snapToBeats").isChecked());
    action("sheet.snapToBeats").trigger();
    QVERIFY(canvas.snapsToBeats() && action("sheet.snapToBeats").isChecked());
    action("sheet.snapToBeats").trigger();
    QVERIFY(!canvas.snapsToBeats() && !action("sheet.snapToBeats").isChecked());
}

QTEST_MAIN(TestBeatCommands)
#include "test_beat_commands.moc"
