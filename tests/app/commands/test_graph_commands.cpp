// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"
#include "app/wide_dock.h"
#include "tests/app/panels_window.h"
#include "ui/curves/curve_editor.h"
#include "ui/curves/graph/tracks/value_track_list.h"
#include "ui/curves/graph/value_canvas.h"
#include "ui/curves/value_view.h"
#include "ui/document/shown_tracks.h"

#include <QtGui/QAction>
#include <QtWidgets/QDockWidget>

#include <cmath>

using namespace odori;
using namespace odori::test;

/// The commands of the graph in the real window, with the focus in the graph and elsewhere.
class TestGraphCommands : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanupTestCase() { m_window.reset(); }
    void keysSwitchOptionsOnlyInTheCurveEditor();
    void tracksHaveCommands();
    void oneKeyGivesTheFullWidth();
    void keysThatTheGraphHidesAreCounted();
    void keysZoomAndShowTheBox();
    void theFullWidthStaysWithTheOtherModel();
    void numbersAreNotTypedFromAnotherEditor();

private:
    [[nodiscard]] ValueCanvas& graph() const
    {
        return m_window->window.curveEditor().valueView().canvas();
    }
    [[nodiscard]] QAction* action(const char* id) const
    {
        return m_window->window.commands().action(id);
    }

    std::unique_ptr<PanelsWindow> m_window;
};

void TestGraphCommands::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("OdoriTest"));
    QCoreApplication::setApplicationName(QStringLiteral("test_graph_commands"));
    m_window = std::make_unique<PanelsWindow>();
    m_window->open();
}

void TestGraphCommands::init()
{
    m_window->resetPanels();
    m_window->window.curveEditor().setShowsValues(true);
    m_window->select(m_window->leftArm, {10});
    graph().setOptions({});
    graph().setFocus();
    (void)graph().grab();
    QVERIFY(graph().activeLine());
}

void TestGraphCommands::keysSwitchOptionsOnlyInTheCurveEditor()
{
    QTest::keyClick(&graph(), Qt::Key_N);
    QVERIFY(graph().options().isNormalized);
    QVERIFY(action("graph.normalize")->isChecked());
    ValueTrackList& list = m_window->window.curveEditor().valueView().tracks();
    list.setFocus(Qt::TabFocusReason); // a part of the curve editor
    QTest::keyClick(&list, Qt::Key_N);
    QVERIFY(!graph().options().isNormalized);
    m_window->sheet().setFocus(); // another editor
    QTest::keyClick(&m_window->sheet(), Qt::Key_N);
    QVERIFY(!graph().options().isNormalized);
    action("graph.ghosts")->trigger();
    QVERIFY(!graph().options().hasGhosts && !action("graph.ghosts")->isChecked());
    action("graph.trackColours")->trigger();
    QVERIFY(!graph().options().isColouredByTrack);
}

void TestGraphCommands::tracksHaveCommands()
{
    const auto look = [&]() -> const TrackLook& {
        return graph().graph().look(graph().activeLine()->track);
    };
    QVERIFY(!action("graph.resetTracks")->isEnabled());
    action("graph.lockTrack")->trigger();
    QVERIFY(look().isLocked && action("graph.lockTrack")->isChecked());
    QVERIFY(m_window->document.selection().keys.empty());
    QVERIFY(action("graph.resetTracks")->isEnabled());
    action("graph.lockTrack")->trigger();
    action("graph.solo")->trigger();
    QVERIFY(look().isSolo && !look().isLocked && action("graph.solo")->isChecked());
    QVERIFY(action("graph.solo")
                ->text()
                .contains(
                    ValueCanvas::nameOf(graph().graph().track(graph().activeLine()->track).id())));
    action("graph.resetTracks")->trigger();
    QVERIFY(!look().isSolo);
    action("graph.hideTrack")->trigger(); // the only bone
    QVERIFY(!graph().activeLine() && !action("graph.solo")->isEnabled());
    action("graph.resetTracks")->trigger();
    QVERIFY(graph().activeLine());
}

void TestGraphCommands::oneKeyGivesTheFullWidth()
{
    MainWindow& window = m_window->window;
    QDockWidget& sheet = *window.dock(Panel::DopeSheet);
    QDockWidget& curves = *window.dock(Panel::Curves);
    QTRY_VERIFY(sheet.isVisible() && curves.isVisible());
    // The default layout, after the docks have moved.
    QTRY_VERIFY(std::abs(curves.width() - window.width() * 3 / 11) < 10);
    const int before = curves.width(), sheetBefore = sheet.width();
    m_window->sheet().setFocus(); // the key belongs to the curve editor
    QTest::keyClick(&m_window->sheet(), Qt::Key_D);
    QVERIFY(sheet.isVisible());
    graph().setFocus();
    QTest::keyClick(&graph(), Qt::Key_D);
    QVERIFY(!sheet.isVisible() && action("graph.fullWidth")->isChecked());
    QTRY_VERIFY(curves.width() > window.width() - 20);
    QVERIFY(graph().hasFocus());
    QTest::keyClick(&graph(), Qt::Key_D);
    QVERIFY(sheet.isVisible() && !action("graph.fullWidth")->isChecked());
    QTRY_COMPARE(curves.width(), before);
    QCOMPARE(sheet.width(), sheetBefore);
    QVERIFY(graph().hasFocus());
    QTest::keyClick(&graph(), Qt::Key_D);
    sheet.show(); // the user shows it: the layout is the user's again
    QTRY_VERIFY(!window.wideCurves().isWide());
    window.resetLayout();
}

void TestGraphCommands::keysThatTheGraphHidesAreCounted()
{
    mmd::Selection both;
    for (const mmd::TrackId& track : {m_window->leftArm, m_window->rightArm})
        both.setTrack(track, true);
    m_window->document.select(both);
    graph().setFocus();
    action("graph.fullWidth")->trigger(); // the sheet is hidden
    action("graph.solo")->trigger();
    QVERIFY(action("graph.solo")->isChecked());
    for (const mmd::TrackId& track : both.tracks)
        both.setKey(track, 10, true);
    m_window->document.select(both);
    QCOMPARE(m_window->document.shownTracks().hiddenKeys(m_window->document.selection()), 1u);
    action("graph.solo")->trigger();
    QCOMPARE(m_window->document.shownTracks().hiddenKeys(m_window->document.selection()), 0u);
    m_window->window.resetLayout(); // the sheet shows both again
    QCOMPARE(m_window->document.shownTracks().hiddenKeys(m_window->document.selection()), 0u);
}

void TestGraphCommands::keysZoomAndShowTheBox()
{
    QTest::keyClick(&graph(), Qt::Key_B);
    QVERIFY(graph().isZoomingToBox() && action("graph.zoomBox")->isChecked());
    QTest::keyClick(&graph(), Qt::Key_Escape);
    QVERIFY(!graph().isZoomingToBox());
    QTest::keyClick(&graph(), Qt::Key_T);
    QVERIFY(graph().options().hasBox && action("graph.box")->isChecked());
    action("graph.pivotCentre")->trigger();
    QVERIFY(graph().options().pivot == BoxPivot::Centre);
    QVERIFY(!action("graph.pivotSide")->isChecked());
    m_window->sheet().setFocus();
    QTest::keyClick(&m_window->sheet(), Qt::Key_T);
    QTest::keyClick(&m_window->sheet(), Qt::Key_B);
    QVERIFY(graph().options().hasBox && !graph().isZoomingToBox());
}

void TestGraphCommands::theFullWidthStaysWithTheOtherModel()
{
    MainWindow& window = m_window->window;
    QDockWidget& sheet = *window.dock(Panel::DopeSheet);
    QTRY_VERIFY(sheet.isVisible());
    QTest::keyClick(&graph(), Qt::Key_D);
    QVERIFY(!sheet.isVisible());
    QTest::keyClick(&graph(), Qt::Key_Tab); // the next model
    QCOMPARE(m_window->document.scene().active, mmd::ActorId{2});
    QVERIFY(!sheet.isVisible() && action("graph.fullWidth")->isChecked());
    QTest::keyClick(&graph(), Qt::Key_D);
    QVERIFY(sheet.isVisible());
    QCOMPARE(m_window->document.undoStack()->count(), 0);
}

/// While a key is dragged in the graph, a digit in another editor is no number for the drag.
void TestGraphCommands::numbersAreNotTypedFromAnotherEditor()
{
    const GraphLine line = *graph().activeLine();
    const QPoint from = graph().positionOf(line, 10).toPoint();
    const auto moveTo = [&](const QPoint& place) {
        QMouseEvent move(QEvent::MouseMove, place, graph().mapToGlobal(place), Qt::NoButton,
            Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&graph(), &move);
    };
    QTest::mousePress(&graph(), Qt::LeftButton, {}, from);
    moveTo(from - QPoint(0, 12));
    QVERIFY(m_window->document.isGestureRunning());
    m_window->sheet().setFocus();
    const mmd::Motion before = m_window->motion();
    QTest::keyClick(&m_window->sheet(), Qt::Key_7);
    QTest::keyClick(&m_window->sheet(), Qt::Key_5);
    QVERIFY(m_window->motion() == before);
    QTest::mouseRelease(&graph(), Qt::LeftButton, {}, from - QPoint(0, 12));
    QVERIFY(!m_window->document.isGestureRunning());
    QVERIFY(m_window->document.undoStack()->count() <= 1);
}

QTEST_MAIN(TestGraphCommands)
#include "test_graph_commands.moc"
