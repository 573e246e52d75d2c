// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"
#include "tests/app/editing/edit_window.h"
#include "ui/document/bones/bone_lists.h"
#include "ui/dopesheet/markers/dope_markers.h"
#include "ui/dopesheet/painting/dope_metrics.h"

using namespace odori;
using namespace odori::test;

/// Time that is stretched by dragging beats and markers above the rows, in the real window.
class TestTimeDrag : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanupTestCase() { m_window.reset(); }
    void withoutTheModeADragScrubs();
    void aDragStretchesBothSides();
    void markersLimitAndMove();
    void thePlayRangeLimits();
    void lostKeysAreCounted();
    void escCancels();
    void aClickGoesToTheFrame();
    void dragsEndOnBeats();
    void lockedRowsMoveTooAndItIsSaid();
    void theCameraHasItsOwnTime();

private:
    [[nodiscard]] Document& document() const { return m_window->document; }
    [[nodiscard]] DopeCanvas& canvas() const { return m_window->window.dopeSheet().canvas(); }
    [[nodiscard]] QPoint at(double frame) const
    {
        return {canvas().view().axis().pixel(frame),
            DopeMetrics::rulerHeight + DopeMetrics::marksHeight / 2};
    }
    void drag(double from, double to, bool releases = true) const
    {
        QTest::mousePress(&canvas(), Qt::LeftButton, {}, at(from));
        QTest::mouseMove(&canvas(), at((from + to) / 2));
        QTest::mouseMove(&canvas(), at(to));
        if (releases)
            QTest::mouseRelease(&canvas(), Qt::LeftButton, {}, at(to));
    }
    void setMarkers(std::vector<mmd::Marker> markers) const
    {
        document().load(mmd::setMarkers(document().scene(), std::move(markers)));
    }
    [[nodiscard]] Frames left() const { return m_window->frames(m_window->leftArm); }

    std::unique_ptr<EditWindow> m_window;
};

void TestTimeDrag::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("OdoriTest"));
    QCoreApplication::setApplicationName(QStringLiteral("test_time_drag"));
    m_window = std::make_unique<EditWindow>();
    m_window->open();
}

void TestTimeDrag::init()
{
    m_window->reset();
    setMarkers({});
    mmd::SceneSettings settings = document().scene().settings;
    settings.playFirst = settings.playLast = 0;
    settings.beatsPerMinute = 7.0; // beats far from these frames
    document().load(mmd::changeSettings(document().scene(), settings));
    canvas().setSnapsToBeats(false);
    canvas().view().fit();
    if (!canvas().warpsTime())
        m_window->window.commands().action("tools.dragBeats")->trigger();
    QVERIFY(canvas().warpsTime());
    document().setCurrentFrame(2);
}

void TestTimeDrag::withoutTheModeADragScrubs()
{
    const mmd::Scene before = document().scene();
    m_window->window.commands().action("tools.dragBeats")->trigger();
    QVERIFY(!canvas().warpsTime());
    drag(10, 15);
    QVERIFY(document().scene() == before);
    QCOMPARE(document().currentFrame(), 15.0);
}

/// The keys are at 0, 10 and 20; the last one stays.
void TestTimeDrag::aDragStretchesBothSides()
{
    const mmd::Scene before = document().scene();
    drag(10, 15, false);
    QCOMPARE(left(), (Frames{0, 15, 20})); // shown while dragging
    QVERIFY(document().isGestureRunning());
    QTest::mouseRelease(&canvas(), Qt::LeftButton, {}, at(15));
    QCOMPARE(left(), (Frames{0, 15, 20}));
    QCOMPARE(m_window->frames(m_window->rightArm), (Frames{8})); // 5 * 1.5, rounded
    QCOMPARE(m_window->frames(m_window->blink), (Frames{0, 15, 20}));
    QCOMPARE(m_window->frames(m_window->showIk), (Frames{0, 15, 20}));
    m_window->checkOneStep(before, QStringLiteral("Warp Time"));
    // It cannot go beyond the frames that stay.
    drag(15, 60);
    QCOMPARE(left(), (Frames{0, 19, 20}));
}

void TestTimeDrag::markersLimitAndMove()
{
    setMarkers({{5, "a"}, {10, "beat"}, {14, "b"}});
    const mmd::Scene before = document().scene();
    drag(10, 8);
    QCOMPARE(left(), (Frames{0, 5, 8, 14, 20})); // it moves through the markers that stay
    QCOMPARE(document().scene().markers[1], (mmd::Marker{8, "beat"}));
    QCOMPARE(document().scene().markers[2], (mmd::Marker{14, "b"}));
    QCOMPARE(m_window->frames(m_window->rightArm), (Frames{5}));
    m_window->checkOneStep(before, QStringLiteral("Warp Time"));
    drag(8, 2);
    QCOMPARE(left(), (Frames{0, 5, 6, 14, 20}));
    // After the last marker, the last key stays.
    drag(14, 18);
    QCOMPARE(left(), (Frames{0, 5, 6, 18, 20}));
    QCOMPARE(document().scene().markers[2], (mmd::Marker{18, "b"}));
}

void TestTimeDrag::thePlayRangeLimits()
{
    mmd::SceneSettings settings = document().scene().settings;
    settings.playFirst = 6;
    settings.playLast = 12;
    document().load(mmd::changeSettings(document().scene(), settings));
    drag(10, 60);
    QCOMPARE(left(), (Frames{0, 6, 11, 12, 20}));
    QCOMPARE(m_window->frames(m_window->rightArm), (Frames{5}));
}

/// Frames 0 to 20 get no room: keys of a track come to the same frame.
void TestTimeDrag::lostKeysAreCounted()
{
    mmd::Actor changed = *document().actor();
    std::vector<mmd::BoneKeyframe> keys(21);
    for (std::uint32_t frame = 0; frame <= 20; ++frame)
        keys[frame].frame = frame;
    mmd::replaceTrack(
        changed.motion, mmd::Track<mmd::BoneKeyframe>(mmd::fieldOf(m_window->leftArm.name), keys));
    mmd::ScenePatch patch;
    patch.parts.push_back(mmd::ActorChange{*document().actor(), changed, 0});
    document().load(patch);
    QSignalSpy said(&document(), &Document::said);
    drag(10, 12);
    QCOMPARE(left().size(), std::size_t(19)); // 10 to 20 have nine frames now
    QVERIFY(!said.isEmpty());
    QVERIFY2(said.back().front().toString().startsWith(QStringLiteral("2 key")),
        qPrintable(said.back().front().toString()));
    document().undo();
    QCOMPARE(left().size(), std::size_t(21));
}

void TestTimeDrag::escCancels()
{
    const mmd::Scene before = document().scene();
    drag(10, 15, false);
    QTest::keyClick(&canvas(), Qt::Key_Escape);
    QTest::mouseRelease(&canvas(), Qt::LeftButton, {}, at(15));
    QVERIFY(document().scene() == before);
    QVERIFY(!document().canUndo());
}

void TestTimeDrag::aClickGoesToTheFrame()
{
    setMarkers({{12, "a"}});
    const mmd::Scene before = document().scene();
    QTest::mouseClick(&canvas(), Qt::LeftButton, {}, at(7));
    QCOMPARE(document().currentFrame(), 7.0);
    QTest::mouseClick(&canvas(), Qt::LeftButton, {}, at(12));
    QCOMPARE(document().currentFrame(), 12.0);
    QVERIFY(canvas().markers().selected());
    QVERIFY(document().scene() == before);
}

void TestTimeDrag::dragsEndOnBeats()
{
    mmd::SceneSettings settings = document().scene().settings;
    settings.beatsPerMinute = 112.5; // 16 frames
    settings.firstBeat = 0.0;
    document().load(mmd::changeSettings(document().scene(), settings));
    canvas().setSnapsToBeats(true);
    drag(10, 14);
    QCOMPARE(left(), (Frames{0, 16, 20}));
    // A press near a beat takes the beat; near the current frame, that one.
    canvas().setSnapsToBeats(false);
    const double nearly = 16.0 + 3.0 / canvas().view().axis().pixelsPerFrame;
    drag(nearly, nearly - 4.0);
    QCOMPARE(left(), (Frames{0, 12, 20}));
}

void TestTimeDrag::lockedRowsMoveTooAndItIsSaid()
{
    m_window->select(m_window->leftArm, {});
    m_window->window.commands().action("select.lock")->trigger();
    QSignalSpy said(&document(), &Document::said);
    drag(10, 15);
    QCOMPARE(left(), (Frames{0, 15, 20}));
    QVERIFY(!said.isEmpty());
    QVERIFY2(said.back().front().toString().contains(QStringLiteral("lock")),
        qPrintable(said.back().front().toString()));
}

void TestTimeDrag::theCameraHasItsOwnTime()
{
    m_window->activate(0);
    drag(10, 15);
    QCOMPARE(m_window->frames(m_window->camera), (Frames{0, 15, 20}));
    m_window->activate(1);
    QCOMPARE(left(), (Frames{0, 10, 20}));
}

QTEST_MAIN(TestTimeDrag)
#include "test_time_drag.moc"
