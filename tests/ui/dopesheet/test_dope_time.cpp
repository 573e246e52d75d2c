// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/keys/register.h"
#include "libmmd/scene/edits/scene/actors.h"
#include "libmmd/scene/edits/scene/scene_edits.h"
#include "tests/ui/dopesheet/dope_stage.h"
#include "ui/dopesheet/dope_header.h"
#include "ui/theme/theme.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QTimer>
#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QDoubleSpinBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMenu>
#include <QtWidgets/QToolButton>

using namespace odori;
using namespace odori::test;

namespace {

using M = DopeMetrics;
const int rangeY = M::rulerHeight - 4;

} // namespace

/// Time editing: edges of the selected block, play range, markers, beats, scrolling.
class TestDopeTime : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { applyTheme(*qApp, darkTheme()); }
    void init() { m_stage = std::make_unique<DopeStage>(); }
    void theRightEdgeStretches();
    void theLeftEdgeSqueezes();
    void anEdgeStopsBeforeTheOther();
    void escapeTakesScalingBack();
    void oneFrameHasNoEdges();
    void undoDuringADragEndsIt();
    void keysOfEveryKindDragAndScale();
    void theEndsOfThePlayRangeDrag();
    void thePlayRangeIsSetAtTheCurrentFrame();
    void anEndOnTheOtherFreesThatOne();
    void aMarkerIsAddedByItsName();
    void escapeAddsNoMarker();
    void aMarkerDrags();
    void doubleClickRenamesAMarker();
    void deleteDeletesTheMarkerAlone();
    void beatsAreOneStep();
    void theWheelScrollsByPixels();
    void theWheelReachesFromTheWholeToSingleFrames();
    void choosingOrHidingAModelKeepsTheView();
    void playingFollowsIfWished();

private:
    [[nodiscard]] std::vector<mmd::Marker> markers() const
    {
        return m_stage->document.scene().markers;
    }
    [[nodiscard]] QPoint edge(bool last) const;
    void addMarker(const QString& name, double frame);
    void turn(const QPoint& pixels, const QPoint& angle, Qt::KeyboardModifiers modifiers = {},
        int y = 140);

    std::unique_ptr<DopeStage> m_stage;
};

QPoint TestDopeTime::edge(bool last) const
{
    const QRectF block = m_stage->canvas.view().blockOf(*m_stage->canvas.selectionExtent());
    return QPointF(last ? block.right() : block.left(), block.center().y()).toPoint();
}

void TestDopeTime::theRightEdgeStretches()
{
    const mmd::Scene before = m_stage->document.scene();
    m_stage->drag(
        m_stage->at(bone("A"), 8) - QPoint(0, 7), m_stage->at(bone("A"), 14) + QPoint(0, 7));
    QVERIFY(m_stage->document.selection() == selected({{bone("A"), {10, 13}}}));
    const QPoint from = edge(true);
    const int perFrame = m_stage->x(1) - m_stage->x(0);
    m_stage->drag(from, from + QPoint(7 * perFrame, 0), {}, false); // 10..13 to 10..20, over a key
    QCOMPARE(m_stage->frames(bone("A")), (Frames{0, 10, 20}));
    m_stage->move(from + QPoint(3 * perFrame, 0));
    QCOMPARE(m_stage->frames(bone("A")), (Frames{0, 10, 16, 20})); // the other key is restored
    m_stage->release(from + QPoint(3 * perFrame, 0));
    QCOMPARE(m_stage->undoSteps(), 1);
    QVERIFY(m_stage->document.selection() == selected({{bone("A"), {10, 16}}}));
    m_stage->document.undo();
    QVERIFY(m_stage->document.scene() == before);
    m_stage->document.redo();
    QCOMPARE(m_stage->frames(bone("A")), (Frames{0, 10, 16, 20}));
}

void TestDopeTime::theLeftEdgeSqueezes()
{
    m_stage->doubleClick(m_stage->name(2)); // 0 10 13 20
    const QPoint from = edge(false);
    m_stage->drag(from, from + QPoint(m_stage->x(10) - m_stage->x(0), 0));
    QCOMPARE(m_stage->frames(bone("A")), (Frames{10, 15, 17, 20})); // 16.5 is rounded
    QCOMPARE(m_stage->undoSteps(), 1);
    m_stage->document.undo();
    QCOMPARE(m_stage->frames(bone("A")), (Frames{0, 10, 13, 20}));
}

void TestDopeTime::anEdgeStopsBeforeTheOther()
{
    m_stage->drag(
        m_stage->at(bone("A"), 8) - QPoint(0, 7), m_stage->at(bone("A"), 14) + QPoint(0, 7));
    const QPoint from = edge(true);
    m_stage->drag(from, QPoint(m_stage->x(1), from.y()));
    QCOMPARE(m_stage->frames(bone("A")), (Frames{0, 10, 11, 20}));
}

void TestDopeTime::escapeTakesScalingBack()
{
    const mmd::Scene before = m_stage->document.scene();
    m_stage->doubleClick(m_stage->name(2));
    const QPoint from = edge(true);
    m_stage->drag(from, from + QPoint(60, 0), {}, false);
    QVERIFY(!(m_stage->document.scene() == before));
    m_stage->key(Qt::Key_Escape);
    m_stage->release(from);
    QVERIFY(m_stage->document.scene() == before);
    QCOMPARE(m_stage->undoSteps(), 0);
}

void TestDopeTime::oneFrameHasNoEdges()
{
    m_stage->click(m_stage->at(bone("A"), 10));
    const QPoint from = m_stage->at(bone("A"), 10) + QPoint(M::edgeDistance, 0);
    m_stage->drag(from, from + QPoint(40, 0));
    QCOMPARE(m_stage->undoSteps(), 0); // a rectangle selection
}

void TestDopeTime::undoDuringADragEndsIt()
{
    const mmd::Scene before = m_stage->document.scene();
    m_stage->drag(m_stage->at(bone("A"), 10), m_stage->at(bone("A"), 16), {}, false);
    m_stage->document.undo();
    QVERIFY(m_stage->document.scene() == before);
    m_stage->move(m_stage->at(bone("A"), 18));
    m_stage->release(m_stage->at(bone("A"), 18));
    QVERIFY(m_stage->document.scene() == before);
    QCOMPARE(m_stage->undoSteps(), 0);
}

void TestDopeTime::keysOfEveryKindDragAndScale()
{
    Document& document = m_stage->document;
    const auto showIk = [&](std::uint32_t frame) {
        document.apply(mmd::registerShowIk({document.scene(), document.scene().active}, frame, {}),
            QStringLiteral("Show"));
    };
    showIk(4);
    showIk(8);
    const mmd::TrackId show{mmd::TrackKind::ShowIk, {}};
    m_stage->drag(m_stage->at(show, 8), m_stage->at(show, 12));
    QCOMPARE(m_stage->frames(show), (Frames{4, 12}));
    m_stage->drag(m_stage->at(morph("M"), 5), m_stage->at(morph("M"), 9));
    QCOMPARE(m_stage->frames(morph("M")), (Frames{9}));

    document.activate(mmd::sceneActor);
    for (const std::uint32_t frame : {4u, 8u})
        document.apply(mmd::registerCamera({document.scene(), mmd::sceneActor}, frame, {}),
            QStringLiteral("Camera"));
    document.apply(
        mmd::registerLight({document.scene(), mmd::sceneActor}, 6, {}), QStringLiteral("Light"));
    document.apply(
        mmd::registerShadow({document.scene(), mmd::sceneActor}, 6, {}), QStringLiteral("Shadow"));
    m_stage->canvas.view().fit();
    const auto frames = [&](mmd::TrackKind kind) {
        const auto found = mmd::framesOf(document.scene().camera, {kind, {}});
        return Frames(found.begin(), found.end());
    };
    m_stage->drag(QPoint(m_stage->x(3), m_stage->canvas.view().rowTop(0) + 1),
        QPoint(m_stage->x(9), m_stage->canvas.view().rowTop(2) + M::rowHeight - 2));
    QCOMPARE(document.selection().keyCount(), 4u);
    const QPoint from = edge(true);
    m_stage->drag(from, from + QPoint(m_stage->x(4) - m_stage->x(0), 0)); // from 4..8 to 4..12
    QCOMPARE(frames(mmd::TrackKind::Camera), (Frames{4, 12}));
    QCOMPARE(frames(mmd::TrackKind::Light), (Frames{8}));
    QCOMPARE(frames(mmd::TrackKind::Shadow), (Frames{8}));
    document.undo();
    QCOMPARE(frames(mmd::TrackKind::Camera), (Frames{4, 8}));
}

void TestDopeTime::theEndsOfThePlayRangeDrag()
{
    const auto settings = [this]() -> const mmd::SceneSettings& {
        return m_stage->document.scene().settings;
    };
    m_stage->drag({m_stage->x(20) - 2, rangeY}, {m_stage->x(15), rangeY}); // the motion ends at 20
    QCOMPARE(settings().playLast, 15u);
    QCOMPARE(settings().playFirst, 0u);
    m_stage->drag({m_stage->x(0) + 2, rangeY}, {m_stage->x(4), rangeY});
    QCOMPARE(settings().playFirst, 4u);
    QCOMPARE(m_stage->undoSteps(), 2);
    m_stage->drag({m_stage->x(4) + 2, rangeY}, {m_stage->x(18), rangeY}); // stops before the end
    QCOMPARE(settings().playFirst, 14u);
    m_stage->document.undo();
    QCOMPARE(settings().playFirst, 4u);
    m_stage->document.redo();
    QCOMPARE(settings().playFirst, 14u);
    m_stage->doubleClick({m_stage->x(15), rangeY});
    QCOMPARE(settings().playFirst, 0u);
    QCOMPARE(settings().playLast, 0u);
    QCOMPARE(m_stage->document.currentFrame(), 0.0); // no drag changed the frame
}

void TestDopeTime::thePlayRangeIsSetAtTheCurrentFrame()
{
    m_stage->document.setCurrentFrame(6);
    m_stage->canvas.setPlayEnd(false);
    m_stage->document.setCurrentFrame(12);
    m_stage->canvas.setPlayEnd(true);
    QCOMPARE(m_stage->document.scene().settings.playFirst, 6u);
    QCOMPARE(m_stage->document.scene().settings.playLast, 12u);
    QCOMPARE(m_stage->undoSteps(), 2);
}

void TestDopeTime::anEndOnTheOtherFreesThatOne()
{
    const auto range = [this] {
        const mmd::SceneSettings& settings = m_stage->document.scene().settings;
        return std::pair(settings.playFirst, settings.playLast);
    };
    const auto set = [this](double frame, bool isEnd) {
        m_stage->document.setCurrentFrame(frame);
        m_stage->canvas.setPlayEnd(isEnd);
    };
    set(6, false);
    set(12, true);
    set(12, false); // at least two frames: it ends with the motion
    QCOMPARE(range(), std::pair(12u, 0u));
    set(18, true);
    set(17, false);
    QCOMPARE(range(), std::pair(17u, 18u));
    set(17, true); // this range starts at 0
    QCOMPARE(range(), std::pair(0u, 17u));
    set(0, true);
    QCOMPARE(range(), std::pair(0u, 1u));
}

void TestDopeTime::addMarker(const QString& name, double frame)
{
    m_stage->document.setCurrentFrame(frame);
    m_stage->canvas.markers().add(m_stage->document.currentKeyFrame());
    auto* field = m_stage->canvas.findChild<QLineEdit*>();
    QVERIFY(field && field->hasFocus());
    QTest::keyClicks(field, name); // replaces the proposed name
    QTest::keyClick(field, Qt::Key_Return);
    QVERIFY(m_stage->canvas.hasFocus());
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

void TestDopeTime::aMarkerIsAddedByItsName()
{
    addMarker(QStringLiteral("intro"), 7);
    QVERIFY(markers() == (std::vector<mmd::Marker>{{7, "intro"}}));
    QVERIFY(m_stage->canvas.markers().selected() == (mmd::Marker{7, "intro"}));
    QCOMPARE(m_stage->undoSteps(), 1);
    m_stage->document.undo();
    QVERIFY(markers().empty() && !m_stage->canvas.markers().selected());
    m_stage->document.redo();
    QVERIFY(markers() == (std::vector<mmd::Marker>{{7, "intro"}}));
}

void TestDopeTime::escapeAddsNoMarker()
{
    m_stage->canvas.markers().add(m_stage->document.currentKeyFrame());
    auto* field = m_stage->canvas.findChild<QLineEdit*>();
    QTest::keyClick(field, Qt::Key_Escape);
    QVERIFY(m_stage->canvas.hasFocus());
    QVERIFY(markers().empty());
    QCOMPARE(m_stage->undoSteps(), 0);
}

void TestDopeTime::aMarkerDrags()
{
    addMarker(QStringLiteral("turn"), 7);
    const QPoint from(m_stage->x(7) + 3, markY);
    m_stage->drag(from, from + QPoint(m_stage->x(12) - m_stage->x(7), 0));
    QVERIFY(markers() == (std::vector<mmd::Marker>{{12, "turn"}}));
    QCOMPARE(m_stage->undoSteps(), 2);
    m_stage->document.undo();
    QVERIFY(markers() == (std::vector<mmd::Marker>{{7, "turn"}}));
    m_stage->document.redo();
    m_stage->drag(QPoint(m_stage->x(12) + 3, markY), QPoint(m_stage->x(3), markY), {}, false);
    m_stage->key(Qt::Key_Escape);
    QVERIFY(markers() == (std::vector<mmd::Marker>{{12, "turn"}}));
    m_stage->release(from);
    m_stage->click(QPoint(m_stage->x(12) + 3, markY));
    QCOMPARE(m_stage->document.currentFrame(), 12.0);
}

void TestDopeTime::doubleClickRenamesAMarker()
{
    addMarker(QStringLiteral("turn"), 7);
    m_stage->doubleClick(QPoint(m_stage->x(7) + 3, markY));
    auto* field = m_stage->canvas.findChild<QLineEdit*>();
    QVERIFY(field);
    QCOMPARE(field->text(), QStringLiteral("turn"));
    QTest::keyClicks(field, QStringLiteral("jump"));
    QTest::keyClick(field, Qt::Key_Return);
    QVERIFY(m_stage->canvas.markers().selected() == (mmd::Marker{7, "jump"}));
    m_stage->document.undo();
    m_stage->doubleClick(QPoint(m_stage->x(7) + 3, markY));
    QTest::keyClicks(m_stage->canvas.findChildren<QLineEdit*>().back(), QStringLiteral("jump"));
    m_stage->click(m_stage->name(4)); // a focus change commits the name
    QVERIFY(markers() == (std::vector<mmd::Marker>{{7, "jump"}}));
    QCOMPARE(m_stage->undoSteps(), 2);
    m_stage->document.undo();
    QVERIFY(markers() == (std::vector<mmd::Marker>{{7, "turn"}}));
}

void TestDopeTime::deleteDeletesTheMarkerAlone()
{
    addMarker(QStringLiteral("turn"), 7);
    m_stage->click(m_stage->at(bone("A"), 10));
    m_stage->click(QPoint(m_stage->x(7) + 3, markY));
    const auto marker = m_stage->canvas.markers().selected();
    QVERIFY(marker && *marker == (mmd::Marker{7, "turn"}));
    m_stage->canvas.markers().remove(*marker);
    QVERIFY(markers().empty());
    QVERIFY(!m_stage->canvas.markers().selected());
    QCOMPARE(m_stage->frames(bone("A")), (Frames{0, 10, 13, 20}));
    m_stage->document.undo();
    QVERIFY(markers() == (std::vector<mmd::Marker>{{7, "turn"}}));
}

void TestDopeTime::beatsAreOneStep()
{
    QToolButton* button = nullptr;
    for (QToolButton* each : m_stage->sheet.header().findChildren<QToolButton*>())
        if (each->menu())
            button = each;
    QVERIFY(button);
    QTimer::singleShot(50, this, [&] {
        const auto fields = button->menu()->findChildren<QDoubleSpinBox*>();
        QTest::keyClicks(fields.at(0), QStringLiteral("150"));
        QTest::keyClick(fields.at(1), Qt::Key_Up); // the first beat, one frame later
        button->menu()->close();
    });
    QTest::mouseClick(button, Qt::LeftButton); // returns when the menu is closed
    QCOMPARE(m_stage->document.scene().settings.beatsPerMinute, 150.0);
    QCOMPARE(m_stage->document.scene().settings.firstBeat, 1.0);
    QCOMPARE(m_stage->undoSteps(), 1);
    QVERIFY(button->text().contains(QStringLiteral("150")));
    m_stage->document.undo();
    QCOMPARE(m_stage->document.scene().settings.beatsPerMinute, 120.0);
    QCOMPARE(button->menu()->findChildren<QDoubleSpinBox*>().at(1)->value(), 0.0);
    QVERIFY(button->text().contains(QStringLiteral("120")));
}

void TestDopeTime::turn(
    const QPoint& pixels, const QPoint& angle, Qt::KeyboardModifiers modifiers, int y)
{
    const QPointF at(500, y);
    QWheelEvent event(at, m_stage->canvas.mapToGlobal(at), pixels, angle, Qt::NoButton, modifiers,
        Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&m_stage->canvas, &event);
}

void TestDopeTime::theWheelScrollsByPixels()
{
    DopeCanvas& canvas = m_stage->canvas;
    m_stage->sheet.resize(900, 160);
    QApplication::processEvents();
    turn({0, -7}, {0, -30});
    QCOMPARE(canvas.view().scrollY(), 7);
    turn({0, 0}, {0, -15}); // a fine wheel: 1/8 of a notch, 7.125 pixels
    QCOMPARE(canvas.view().scrollY(), 14);
    turn({0, 7}, {0, 30});
    QCOMPARE(canvas.view().scrollY(), 7);
    const double first = canvas.view().axis().firstFrame;
    turn({-5, 0}, {-20, 0});
    QVERIFY(
        std::abs((canvas.view().axis().firstFrame - first) * canvas.view().axis().pixelsPerFrame -
                 5) < 1e-6);
    turn({0, -5}, {0, -20}, Qt::ShiftModifier); // horizontally with Shift
    QVERIFY(
        std::abs((canvas.view().axis().firstFrame - first) * canvas.view().axis().pixelsPerFrame -
                 10) < 1e-6);
    QCOMPARE(canvas.view().scrollY(), 7);
}

void TestDopeTime::theWheelReachesFromTheWholeToSingleFrames()
{
    const double before = m_stage->canvas.view().axis().pixelsPerFrame;
    turn({}, {0, 120}, {}, 8); // on the ruler, without Ctrl
    QVERIFY(m_stage->canvas.view().axis().pixelsPerFrame > before);
    for (int notch = 0; notch < 100; ++notch)
        turn({}, {0, 120}, Qt::ControlModifier);
    QVERIFY(m_stage->canvas.view().axis().pixelsPerFrame >= 40.0);
    for (int notch = 0; notch < 200; ++notch)
        turn({}, {0, -120}, Qt::ControlModifier);
    QVERIFY(m_stage->canvas.view().axis().pixelsPerFrame < 0.01); // more than an hour
    m_stage->canvas.repaint();
    m_stage->canvas.view().fit();
    QVERIFY(m_stage->x(20) < m_stage->canvas.width() && m_stage->x(0) > M::namesWidth);
}

void TestDopeTime::choosingOrHidingAModelKeepsTheView()
{
    turn({}, {0, 480}, Qt::ControlModifier);
    const double zoomed = m_stage->canvas.view().axis().pixelsPerFrame;
    Document& document = m_stage->document;
    const mmd::ActorId actor = document.scene().active;
    document.apply(mmd::setActorVisible({document.scene(), actor}, false), QStringLiteral("Hide"));
    document.activate(mmd::sceneActor);
    QCOMPARE(m_stage->canvas.view().axis().pixelsPerFrame, zoomed);
    mmd::Motion longer = document.scene().actors.front().motion;
    const mmd::MorphKeyframe far{.frame = 900, .fileIndex = 0, .value = {}};
    mmd::replaceTrack(
        longer, mmd::Track<mmd::MorphKeyframe>(mmd::fieldOf("M"), std::span(&far, 1)));
    document.apply(mmd::setMotion({document.scene(), actor, document.selection()}, longer, {}),
        QStringLiteral("Open"));
    QVERIFY(m_stage->x(900) < m_stage->canvas.width()); // the whole motion is in view
}

void TestDopeTime::playingFollowsIfWished()
{
    DopeCanvas& canvas = m_stage->canvas;
    QVERIFY(m_stage->sheet.header().followsPlayhead());
    m_stage->sheet.setPlaying(true);
    m_stage->document.setCurrentFrame(500.5);
    QVERIFY(canvas.view().axis().x(500.5) < canvas.width());
    m_stage->sheet.header().setFollowing(false);
    m_stage->document.setCurrentFrame(900.5);
    QVERIFY(canvas.view().axis().x(900.5) > canvas.width());
    m_stage->sheet.setPlaying(false);
    m_stage->document.setCurrentFrame(901); // stepping always scrolls to the frame
    QVERIFY(canvas.view().axis().x(901) < canvas.width());
}

QTEST_MAIN(TestDopeTime)
#include "test_dope_time.moc"
