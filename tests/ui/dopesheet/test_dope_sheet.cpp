// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/keys/keys.h"
#include "tests/ui/dopesheet/dope_stage.h"
#include "ui/document/files/saved_state.h"
#include "ui/dopesheet/dope_header.h"
#include "ui/theme/theme.h"

#include <QtCore/QCoreApplication>
#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QToolButton>

using namespace odori;
using namespace odori::test;

/// Real mouse and key events on a real dope sheet.
class TestDopeSheet : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void clickSelectsOneKeyAndItsTrack();
    void shiftReachesAndControlToggles();
    void aRectangleSelectsWhatItTouches();
    void aGroupKeySelectsItsColumn();
    void aDragMovesOverAKeyAndBack();
    void escapeTakesADragBack();
    void controlDragCopies();
    void clickOnASelectedKeySelectsItAlone();
    void theRulerScrubs();
    void stepsGoToTheSelectedTracksKeys();
    void zoomKeepsTheFrameUnderTheMouse();
    void theScrollBarReachesTheLastKey();
    void onlyWhatIsVisibleIsPainted();
    void groupsFoldAndFiltersFilter();
    void rowsStayWhereTheyAreWhenOthersCome();

private:
    std::unique_ptr<DopeStage> m_stage;
};

void TestDopeSheet::initTestCase()
{
    applyTheme(*qApp, darkTheme());
}

void TestDopeSheet::init()
{
    m_stage = std::make_unique<DopeStage>();
}

void TestDopeSheet::clickSelectsOneKeyAndItsTrack()
{
    m_stage->click(m_stage->at(bone("A"), 10));
    QVERIFY(m_stage->document.selection() == selected({{bone("A"), {10}}}));
    m_stage->click(m_stage->at(bone("B"), 0));
    QVERIFY(m_stage->document.selection() == selected({{bone("B"), {0}}}));
    m_stage->click(m_stage->at(bone("B"), 5)); // no key there
    QVERIFY(m_stage->document.selection().keys.empty());
    QCOMPARE(m_stage->document.undoStack()->count(), 0);
}

void TestDopeSheet::shiftReachesAndControlToggles()
{
    m_stage->click(m_stage->at(bone("A"), 10));
    m_stage->click(m_stage->at(bone("B"), 0), Qt::ShiftModifier);
    QVERIFY(
        m_stage->document.selection() == selected({{bone("A"), {0, 10}}, {bone("B"), {0, 10}}}));
    m_stage->click(m_stage->at(bone("A"), 20), Qt::ShiftModifier); // the range starts at A 10 again
    QVERIFY(m_stage->document.selection() == selected({{bone("A"), {10, 13, 20}}}));
    m_stage->click(m_stage->at(bone("B"), 0), Qt::ControlModifier);
    m_stage->click(m_stage->at(bone("A"), 13), Qt::ControlModifier);
    QVERIFY(m_stage->document.selection() == selected({{bone("A"), {10, 20}}, {bone("B"), {0}}}));
}

void TestDopeSheet::aRectangleSelectsWhatItTouches()
{
    m_stage->drag(
        m_stage->at(bone("A"), 8) - QPoint(0, 7), m_stage->at(bone("B"), 14) + QPoint(0, 7));
    QVERIFY(m_stage->document.selection() == selected({{bone("A"), {10, 13}}, {bone("B"), {10}}}));
}

void TestDopeSheet::aGroupKeySelectsItsColumn()
{
    const QPoint group = m_stage->at(bone("A"), 10) - QPoint(0, DopeMetrics::rowHeight);
    m_stage->click(group);
    QVERIFY(m_stage->document.selection() == selected({{bone("A"), {10}}, {bone("B"), {10}}}));
}

void TestDopeSheet::aDragMovesOverAKeyAndBack()
{
    const mmd::Scene before = m_stage->document.scene();
    m_stage->click(m_stage->at(bone("A"), 10));
    m_stage->drag(m_stage->at(bone("A"), 10), m_stage->at(bone("A"), 13), {}, false);
    QCOMPARE(m_stage->frames(bone("A")), (Frames{0, 13, 20})); // preview, over the other key
    const QPoint back = m_stage->at(bone("A"), 12);
    m_stage->move(back);
    QCOMPARE(m_stage->frames(bone("A")), (Frames{0, 12, 13, 20})); // the other key is restored
    m_stage->release(back);
    QCOMPARE(m_stage->document.undoStack()->count(), 1);
    QVERIFY(m_stage->document.selection().hasKey(bone("A"), 12));
    m_stage->document.undo();
    QVERIFY(m_stage->document.scene() == before);
    m_stage->document.redo();
    QCOMPARE(m_stage->frames(bone("A")), (Frames{0, 12, 13, 20}));
}

void TestDopeSheet::escapeTakesADragBack()
{
    const mmd::Scene before = m_stage->document.scene();
    m_stage->drag(m_stage->at(bone("A"), 10), m_stage->at(bone("A"), 16), {}, false);
    QVERIFY(!(m_stage->document.scene() == before));
    m_stage->key(Qt::Key_Escape);
    QVERIFY(m_stage->document.scene() == before);
    m_stage->release(m_stage->at(bone("A"), 16));
    QVERIFY(m_stage->document.scene() == before);
    QVERIFY(!m_stage->document.saved().isModified());
}

void TestDopeSheet::controlDragCopies()
{
    m_stage->click(m_stage->at(bone("A"), 10));
    m_stage->drag(m_stage->at(bone("A"), 10), m_stage->at(bone("A"), 16), Qt::ControlModifier);
    QCOMPARE(m_stage->frames(bone("A")), (Frames{0, 10, 13, 16, 20}));
    QCOMPARE(m_stage->document.undoStack()->count(), 1);
}

void TestDopeSheet::clickOnASelectedKeySelectsItAlone()
{
    m_stage->drag(
        m_stage->at(bone("A"), 8) - QPoint(0, 7), m_stage->at(bone("B"), 14) + QPoint(0, 7));
    QCOMPARE(m_stage->document.selection().keyCount(), 3u);
    m_stage->click(m_stage->at(bone("A"), 13));
    QVERIFY(m_stage->document.selection() == selected({{bone("A"), {13}}}));
}

void TestDopeSheet::theRulerScrubs()
{
    m_stage->drag(QPoint(qRound(m_stage->canvas.view().axis().x(4)), 10),
        QPoint(qRound(m_stage->canvas.view().axis().x(17)), 10));
    QCOMPARE(m_stage->document.currentFrame(), 17.0);
    QCOMPARE(m_stage->document.undoStack()->count(), 0);
}

void TestDopeSheet::stepsGoToTheSelectedTracksKeys()
{
    m_stage->click(m_stage->at(bone("A"), 10));
    m_stage->sheet.nextKey();
    QCOMPARE(m_stage->document.currentFrame(), 10.0);
    m_stage->sheet.nextKey();
    QCOMPARE(m_stage->document.currentFrame(), 13.0);
    m_stage->sheet.previousKey();
    QCOMPARE(m_stage->document.currentFrame(), 10.0);
}

void TestDopeSheet::zoomKeepsTheFrameUnderTheMouse()
{
    const QPointF mouse(500, 120);
    const double under = m_stage->canvas.view().axis().frame(mouse.x());
    const double before = m_stage->canvas.view().axis().pixelsPerFrame;
    QWheelEvent event(mouse, m_stage->canvas.mapToGlobal(mouse), {}, {0, 240}, Qt::NoButton,
        Qt::ControlModifier, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&m_stage->canvas, &event);
    QVERIFY(m_stage->canvas.view().axis().pixelsPerFrame > before * 1.3);
    QVERIFY(std::abs(m_stage->canvas.view().axis().frame(mouse.x()) - under) < 1e-9);
}

void TestDopeSheet::theScrollBarReachesTheLastKey()
{
    QScrollBar* bar = nullptr;
    for (QScrollBar* each : m_stage->sheet.findChildren<QScrollBar*>())
        if (each->orientation() == Qt::Horizontal)
            bar = each;
    QVERIFY(bar);
    TimeAxis axis = m_stage->canvas.view().axis();
    axis.firstFrame = 0.0;
    axis.pixelsPerFrame = 60.0; // the last key, at 20, is outside the view
    m_stage->canvas.view().setAxis(axis);
    QVERIFY(m_stage->x(20) > m_stage->canvas.width());
    bar->setValue(bar->maximum());
    QVERIFY(m_stage->x(20) < m_stage->canvas.width()); // with space for one second after it
    QVERIFY(m_stage->x(50) > DopeMetrics::namesWidth && m_stage->x(50) < m_stage->canvas.width());
    bar->setValue(bar->minimum());
    QVERIFY(
        m_stage->x(0) >= DopeMetrics::namesWidth && m_stage->x(0) < DopeMetrics::namesWidth + 40);
}

void TestDopeSheet::onlyWhatIsVisibleIsPainted()
{
    TimeAxis axis = m_stage->canvas.view().axis();
    axis.pixelsPerFrame = 40.0;
    axis.firstFrame = 9.0; // frames 9 to about 27: A has 10 13 20, B has 10, their group 10 13 20
    m_stage->canvas.view().setAxis(axis);
    m_stage->canvas.repaint();
    QCOMPARE(m_stage->canvas.paintedKeys(), 7); // without the morph M at 5, which the model lacks
    axis.firstFrame = 100.0;
    m_stage->canvas.view().setAxis(axis);
    m_stage->canvas.repaint();
    QCOMPARE(m_stage->canvas.paintedKeys(), 0);
}

void TestDopeSheet::groupsFoldAndFiltersFilter()
{
    const RowList& rows = m_stage->canvas.rows();
    QCOMPARE(rows.size(), 6);
    m_stage->click(m_stage->name(1, 11));
    QCOMPARE(rows.size(), 4);
    auto* search = m_stage->sheet.findChild<QLineEdit*>();
    QTest::keyClicks(search, QStringLiteral("b"));
    QCOMPARE(rows.size(), 2); // Body, opened by the search, with only B
    search->clear();
    QCOMPARE(rows.size(), 4); // folded again
    m_stage->click(m_stage->name(1, 11));
    QCOMPARE(rows.size(), 6);
    DopeHeader& header = m_stage->sheet.header();
    m_stage->click(m_stage->name(2));
    QVERIFY(m_stage->document.selection().hasTrack(bone("A")));
    header.setFilters({.selected = true});
    QCOMPARE(rows.size(), 2);
    QVERIFY(rows.rowOf(bone("A")) >= 0);
    header.setFilters({.keyed = true});
    QCOMPARE(rows.size(), 5); // all but Show/IK
    header.setFilters({.unmatched = true});
    QCOMPARE(rows.size(), 2);
    QVERIFY(rows.rowOf(morph("M")) >= 0);
    QCOMPARE(m_stage->sheet.visibleTracks(), std::vector<mmd::TrackId>{morph("M")});
}

/// A new track resets all rows.
void TestDopeSheet::rowsStayWhereTheyAreWhenOthersCome()
{
    DopeCanvas& canvas = m_stage->canvas;
    Document& document = m_stage->document;
    const auto addTracks = [&](std::initializer_list<const char*> names) {
        std::vector<mmd::KeyValue> keys;
        for (const char* each : names)
            keys.push_back({bone(each), 3, {}, 0, {}});
        document.apply(mmd::setKeys({document.scene(), document.scene().active}, keys),
            QStringLiteral("Tracks"));
    };
    addTracks({"Z1", "Z2", "Z3", "Z4", "Z5", "Z6", "Z7"});
    m_stage->click(m_stage->name(1, 11)); // folds Body
    QCOMPARE(canvas.rows().size(), 11);
    m_stage->sheet.resize(900, 160); // space for five rows
    QApplication::processEvents();
    canvas.view().setScrollY(DopeMetrics::rowHeight * 5 + 7); // Z3 is the first visible row
    canvas.rowCursor().setRow(canvas.rows().rowOf(bone("Z4")));
    const int before = canvas.view().keyPosition(bone("Z3"), 3).y();
    addTracks({"Another"});             // above them
    QCOMPARE(canvas.rows().size(), 12); // Body is still folded
    QCOMPARE(canvas.view().keyPosition(bone("Z3"), 3).y(), before);
    QCOMPARE(canvas.rowCursor().row(), canvas.rows().rowOf(bone("Z4")));
    document.undo();
    QCOMPARE(canvas.view().keyPosition(bone("Z3"), 3).y(), before);
}

QTEST_MAIN(TestDopeSheet)
#include "test_dope_sheet.moc"
