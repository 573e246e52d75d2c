// SPDX-License-Identifier: MIT
#include "tests/ui/dopesheet/dope_stage.h"
#include "ui/document/files/saved_state.h"
#include "ui/dopesheet/dope_header.h"
#include "ui/theme/theme.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QTimer>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QMenu>

using namespace odori;
using namespace odori::test;

namespace {

const int half = DopeMetrics::rowHeight / 2;

} // namespace

/// Every way to select on the sheet with the mouse.
class TestDopeSelecting : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { applyTheme(*qApp, darkTheme()); }
    void init() { m_stage = std::make_unique<DopeStage>(); }
    void rectanglesAddWithShiftAndControl();
    void aRectangleOverAFoldedGroupSelectsItsKeys();
    void aRangeOfRowsTakesInFoldedGroups();
    void anOpenGroupIsNoPartOfARectangle();
    void aRectangleLetsGoOfWhatItLeaves_data();
    void aRectangleLetsGoOfWhatItLeaves();
    void columnsLetGoOfWhatTheyLeave();
    void escapeTakesARectangleBack();
    void aRectangleBeyondTheBorderScrolls();
    void doubleClickInTheRulerSelectsAColumn();
    void shiftDragInTheRulerSelectsColumns();
    void aClickOnAnEmptyCellGoesThere();
    void aClickOnANameSelectsTheRow();
    void aDoubleClickOnANameSelectsItsKeys();
    void aGroupsNameSelectsAllUnderIt();
    void groupKeysMoveTogether();
    void selectionComesBackWithUndo();
    void theRightButtonSelectsWhatTheMenuIsAbout();
    void aPressedKeyCanHideOtherRows();
    void aRowCanDisappearUnderAPressedKey();
    void theMenuHoldsTheWidgetsActions();
    void aTrackSelectedElsewhereComesIntoView();

private:
    [[nodiscard]] const mmd::Selection& selection() const { return m_stage->document.selection(); }
    std::unique_ptr<DopeStage> m_stage;
};

void TestDopeSelecting::rectanglesAddWithShiftAndControl()
{
    const QPoint up(0, half - 2);
    m_stage->drag(m_stage->at(bone("A"), 8) - up, m_stage->at(bone("A"), 11) + up);
    QVERIFY(selection() == selected({{bone("A"), {10}}}));
    m_stage->drag(
        m_stage->at(bone("B"), 2) + up, m_stage->at(bone("B"), -1) - up, Qt::ShiftModifier);
    QVERIFY(selection() == selected({{bone("A"), {10}}, {bone("B"), {0}}}));
    m_stage->drag(
        m_stage->at(bone("A"), 12) - up, m_stage->at(bone("A"), 22) + up, Qt::ControlModifier);
    QVERIFY(selection() == selected({{bone("A"), {10, 13, 20}}, {bone("B"), {0}}}));
    m_stage->drag(m_stage->at(bone("A"), 2) - up, m_stage->at(bone("B"), 8) + up); // no key there
    QVERIFY(selection() == mmd::Selection{});
    QCOMPARE(m_stage->undoSteps(), 0);
}

void TestDopeSelecting::aRectangleOverAFoldedGroupSelectsItsKeys()
{
    m_stage->click(m_stage->name(1, 11));
    const int y = m_stage->canvas.view().rowTop(1) + half;
    m_stage->drag({m_stage->x(8), y - 7}, {m_stage->x(11), y + 7});
    QVERIFY(selection() == selected({{bone("A"), {10}}, {bone("B"), {10}}}));
}

/// For each way to make the range: Body, folded, and the group below it with M.
void TestDopeSelecting::aRangeOfRowsTakesInFoldedGroups()
{
    const mmd::Selection wanted =
        selected({{bone("A"), {10}}, {bone("B"), {10}}, {morph("M"), {5}}});
    m_stage->click(m_stage->name(1, 11));
    QCOMPARE(m_stage->canvas.rows().rowOf(morph("M")), 3);
    const QPoint group(m_stage->x(10), m_stage->canvas.view().rowTop(1) + half);
    const QPoint last = m_stage->at(morph("M"), 5);
    m_stage->drag({m_stage->x(4), group.y() - 7}, {m_stage->x(11), last.y() + 7});
    QVERIFY(selection() == wanted);
    m_stage->click(last);
    m_stage->click(group, Qt::ShiftModifier);
    QVERIFY(selection() == wanted);
    m_stage->click(m_stage->name(0));
    m_stage->click(m_stage->name(3), Qt::ShiftModifier);
    const mmd::TrackId show{mmd::TrackKind::ShowIk, {}};
    QVERIFY(selection() == (mmd::Selection{{bone("A"), bone("B"), morph("M"), show}, {}}));
    m_stage->click(m_stage->name(2, 11)); // folds the last group of the range too
    m_stage->click(m_stage->name(1));
    m_stage->click(m_stage->name(2), Qt::ShiftModifier);
    QVERIFY(selection() == (mmd::Selection{{bone("A"), bone("B"), morph("M")}, {}}));
}

void TestDopeSelecting::aRectangleLetsGoOfWhatItLeaves_data()
{
    QTest::addColumn<int>("modifier");
    QTest::newRow("Shift") << int(Qt::ShiftModifier);
    QTest::newRow("Control") << int(Qt::ControlModifier);
    QTest::newRow("none") << 0;
}

/// The selection is the rectangle's current content, plus the previous selection if it adds.
void TestDopeSelecting::aRectangleLetsGoOfWhatItLeaves()
{
    QFETCH(int, modifier);
    const auto modifiers = Qt::KeyboardModifiers(modifier);
    const QPoint up(0, half - 2);
    const auto with = [&](mmd::Selection inside) {
        return modifier == 0 ? inside
                             : mmd::chosen(selected({{bone("B"), {0}}, {morph("M"), {5}}}),
                                   std::move(inside), mmd::Choosing::Add);
    };
    m_stage->document.select(selected({{bone("B"), {0}}, {morph("M"), {5}}}));
    m_stage->drag(
        m_stage->at(bone("A"), 8) - up, m_stage->at(bone("B"), 22) + up, modifiers, false);
    QVERIFY(selection() == with(selected({{bone("A"), {10, 13, 20}}, {bone("B"), {10}}})));
    m_stage->move(m_stage->at(bone("A"), 14) + up, modifiers);
    QVERIFY(selection() == with(selected({{bone("A"), {10, 13}}})));
    m_stage->move(m_stage->at(bone("A"), 9) + up, modifiers);
    QVERIFY(selection() == with({}));
    m_stage->move(m_stage->at(bone("A"), 11) + up, modifiers);
    m_stage->release(m_stage->at(bone("A"), 11) + up, modifiers);
    QVERIFY(selection() == with(selected({{bone("A"), {10}}})));
}

void TestDopeSelecting::columnsLetGoOfWhatTheyLeave()
{
    const auto modifiers = Qt::ShiftModifier | Qt::ControlModifier;
    m_stage->document.select(selected({{bone("B"), {0}}}));
    m_stage->drag({m_stage->x(9), 8}, {m_stage->x(21), 8}, modifiers, false);
    QCOMPARE(selection().keyCount(), 5u);
    m_stage->move({m_stage->x(12), 8}, modifiers);
    QVERIFY(selection() == selected({{bone("A"), {10}}, {bone("B"), {0, 10}}}));
    m_stage->move({m_stage->x(4), 8}, modifiers); // over to the other side
    QVERIFY(selection() == selected({{bone("B"), {0}}, {morph("M"), {5}}}));
    m_stage->key(Qt::Key_Escape);
    QVERIFY(selection() == selected({{bone("B"), {0}}}));
    m_stage->release({m_stage->x(4), 8}, modifiers);
    QVERIFY(selection() == selected({{bone("B"), {0}}}));
}

void TestDopeSelecting::anOpenGroupIsNoPartOfARectangle()
{
    m_stage->drag({m_stage->x(8), m_stage->canvas.view().rowTop(1) + 2},
        m_stage->at(bone("A"), 11) + QPoint(0, half - 2)); // over Body and A
    QVERIFY(selection() == selected({{bone("A"), {10}}}));
}

void TestDopeSelecting::escapeTakesARectangleBack()
{
    m_stage->click(m_stage->at(bone("B"), 0));
    m_stage->drag(m_stage->at(bone("A"), 8) - QPoint(0, 7), m_stage->at(bone("B"), 14), {}, false);
    QCOMPARE(selection().keyCount(), 3u);
    m_stage->key(Qt::Key_Escape);
    QVERIFY(selection() == selected({{bone("B"), {0}}}));
    m_stage->release(m_stage->at(bone("B"), 14));
    QVERIFY(selection() == selected({{bone("B"), {0}}}));
}

void TestDopeSelecting::aRectangleBeyondTheBorderScrolls()
{
    TimeAxis axis = m_stage->canvas.view().axis();
    axis.pixelsPerFrame = 45.0;
    axis.firstFrame = 0.0;
    m_stage->canvas.view().setAxis(axis);
    const QPoint from = m_stage->at(bone("A"), 9) - QPoint(0, 7);
    QVERIFY(m_stage->x(20) > m_stage->canvas.width() + 40);
    const QPoint outside(m_stage->canvas.width() + 60, m_stage->at(bone("A"), 0).y() + 7);
    m_stage->drag(from, outside, {}, false);
    QTRY_VERIFY(m_stage->document.selection().hasKey(bone("A"), 20));
    m_stage->key(Qt::Key_Escape);
    QVERIFY(m_stage->canvas.view().axis().firstFrame > 1.0);
    m_stage->release(outside);
}

void TestDopeSelecting::doubleClickInTheRulerSelectsAColumn()
{
    m_stage->doubleClick({m_stage->x(10), 8});
    QVERIFY(selection() == selected({{bone("A"), {10}}, {bone("B"), {10}}}));
    m_stage->doubleClick({m_stage->x(5), 8}, Qt::ControlModifier);
    QVERIFY(selection() == selected({{bone("A"), {10}}, {bone("B"), {10}}, {morph("M"), {5}}}));
}

void TestDopeSelecting::shiftDragInTheRulerSelectsColumns()
{
    m_stage->drag({m_stage->x(4), 8}, {m_stage->x(13), 8}, Qt::ShiftModifier);
    QVERIFY(selection() == selected({{bone("A"), {10, 13}}, {bone("B"), {10}}, {morph("M"), {5}}}));
    QCOMPARE(m_stage->document.currentFrame(), 0.0);
    m_stage->drag(
        {m_stage->x(21), 8}, {m_stage->x(19), 8}, Qt::ShiftModifier | Qt::ControlModifier);
    QVERIFY(
        selection() == selected({{bone("A"), {10, 13, 20}}, {bone("B"), {10}}, {morph("M"), {5}}}));
}

void TestDopeSelecting::aClickOnAnEmptyCellGoesThere()
{
    m_stage->click(m_stage->at(bone("A"), 10));
    QVERIFY(!selection().keys.empty());
    QCOMPARE(m_stage->document.currentFrame(), 0.0);
    const QPoint cell(m_stage->x(16), m_stage->name(2).y());
    m_stage->click(cell, Qt::ControlModifier); // adds nothing; the selection stays
    QVERIFY(!selection().keys.empty());
    QCOMPARE(m_stage->document.currentFrame(), 0.0);
    m_stage->click(cell);
    QVERIFY(selection().keys.empty());
    QVERIFY(selection().tracks.value() == std::vector<mmd::TrackId>{bone("A")});
    QCOMPARE(m_stage->document.currentFrame(), 16.0);
    QVERIFY(!m_stage->document.saved().isModified());
}

void TestDopeSelecting::aClickOnANameSelectsTheRow()
{
    using Tracks = std::vector<mmd::TrackId>;
    const auto tracks = [this]() -> const Tracks& { return selection().tracks; };
    const mmd::TrackId show{mmd::TrackKind::ShowIk, {}};
    m_stage->click(m_stage->name(2));
    QVERIFY(tracks() == (Tracks{bone("A")}));
    QVERIFY(selection().keys.empty());
    m_stage->click(m_stage->name(5), Qt::ShiftModifier);
    QVERIFY(tracks() == (Tracks{bone("A"), bone("B"), morph("M")}));
    m_stage->click(m_stage->name(3), Qt::ControlModifier);
    QVERIFY(tracks() == (Tracks{bone("A"), morph("M")}));
    m_stage->click(m_stage->name(0), Qt::ControlModifier);
    QVERIFY(tracks() == (Tracks{bone("A"), morph("M"), show}));
}

void TestDopeSelecting::aDoubleClickOnANameSelectsItsKeys()
{
    m_stage->doubleClick(m_stage->name(2));
    QVERIFY(selection() == selected({{bone("A"), {0, 10, 13, 20}}}));
    m_stage->doubleClick(m_stage->name(5), Qt::ControlModifier);
    QVERIFY(selection().hasKey(morph("M"), 5) && selection().hasKey(bone("A"), 13));
}

void TestDopeSelecting::aGroupsNameSelectsAllUnderIt()
{
    m_stage->click(m_stage->name(1));
    QVERIFY(selection() == (mmd::Selection{{bone("A"), bone("B")}, {}}));
    QCOMPARE(m_stage->canvas.rows().size(), 6); // it does not fold the group
    m_stage->doubleClick(m_stage->name(1));
    QVERIFY(selection() == selected({{bone("A"), {0, 10, 13, 20}}, {bone("B"), {0, 10}}}));
}

void TestDopeSelecting::groupKeysMoveTogether()
{
    const mmd::Scene before = m_stage->document.scene();
    const int y = m_stage->canvas.view().rowTop(1) + half;
    m_stage->drag({m_stage->x(10), y}, {m_stage->x(12), y});
    QCOMPARE(m_stage->frames(bone("A")), (Frames{0, 12, 13, 20}));
    QCOMPARE(m_stage->frames(bone("B")), (Frames{0, 12}));
    QCOMPARE(m_stage->undoSteps(), 1);
    m_stage->document.undo();
    QVERIFY(m_stage->document.scene() == before);
    m_stage->document.redo();
    QCOMPARE(m_stage->frames(bone("B")), (Frames{0, 12}));
}

void TestDopeSelecting::selectionComesBackWithUndo()
{
    m_stage->click(m_stage->at(bone("A"), 10));
    m_stage->drag(m_stage->at(bone("A"), 10), m_stage->at(bone("A"), 16));
    QVERIFY(selection() == selected({{bone("A"), {16}}}));
    m_stage->document.undo();
    QVERIFY(selection() == selected({{bone("A"), {10}}}));
    m_stage->document.redo();
    QVERIFY(selection() == selected({{bone("A"), {16}}}));
}

void TestDopeSelecting::theRightButtonSelectsWhatTheMenuIsAbout()
{
    const auto press = [this](const QPoint& at) {
        QTest::mouseClick(&m_stage->canvas, Qt::RightButton, {}, at);
    };
    m_stage->doubleClick(m_stage->name(2)); // all keys of A
    press(m_stage->at(bone("A"), 13));
    QCOMPARE(selection().keyCount(), 4u); // a selected key: the menu acts on all four
    press(m_stage->at(bone("B"), 10));
    QVERIFY(selection() == selected({{bone("B"), {10}}}));
    press({m_stage->x(5), 8});
    QVERIFY(selection() == selected({{morph("M"), {5}}}));
    QCOMPARE(m_stage->document.currentFrame(), 5.0);
    press(m_stage->name(3));
    QVERIFY(selection() == (mmd::Selection{{bone("B")}, {}}));
}

/// The filter shows only rows with selected keys, so selecting a key hides the rows above it.
void TestDopeSelecting::aPressedKeyCanHideOtherRows()
{
    const RowList& rows = m_stage->canvas.rows();
    m_stage->document.select(selected({{bone("A"), {10}}, {bone("B"), {0}}}));
    m_stage->sheet.header().setFilters({.selected = true});
    QCOMPARE(rows.rowOf(bone("B")), 2);
    m_stage->drag(m_stage->at(bone("B"), 10), m_stage->at(bone("B"), 12));
    QCOMPARE(rows.size(), 2);
    QCOMPARE(m_stage->frames(bone("B")), (Frames{0, 12}));
    QVERIFY(selection() == selected({{bone("B"), {12}}}));
    m_stage->sheet.header().setFilters({});
    m_stage->click(m_stage->at(bone("A"), 13), Qt::ShiftModifier); // a range from B at 10
    QVERIFY(selection() == selected({{bone("A"), {10, 13}}, {bone("B"), {12}}}));
}

void TestDopeSelecting::aRowCanDisappearUnderAPressedKey()
{
    const mmd::Selection both = selected({{bone("A"), {10}}, {bone("B"), {10}}});
    m_stage->document.select(both);
    const QPoint key = m_stage->at(bone("B"), 10);
    QTest::mousePress(&m_stage->canvas, Qt::LeftButton, {}, key);
    m_stage->sheet.header().setFilters({.drafts = true});
    QCOMPARE(m_stage->canvas.rows().size(), 0);
    QTest::mouseRelease(&m_stage->canvas, Qt::LeftButton, {}, key);
    QVERIFY(selection() == both);
}

void TestDopeSelecting::theMenuHoldsTheWidgetsActions()
{
    QAction action(QStringLiteral("Reverse"));
    QSignalSpy triggered(&action, &QAction::triggered);
    m_stage->canvas.addAction(&action);
    QList<QAction*> shown;
    QTimer::singleShot(50, this, [&] {
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu);
        shown = menu->actions();
        QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(&action).center());
    });
    const QPoint at = m_stage->at(bone("A"), 10);
    QContextMenuEvent event(QContextMenuEvent::Mouse, at, m_stage->canvas.mapToGlobal(at));
    QCoreApplication::sendEvent(&m_stage->canvas, &event);
    QVERIFY(shown.contains(&action));
    QCOMPARE(triggered.count(), 1);
}

void TestDopeSelecting::aTrackSelectedElsewhereComesIntoView()
{
    m_stage->sheet.resize(900, 160);
    QApplication::processEvents();
    DopeCanvas& canvas = m_stage->canvas;
    QVERIFY(canvas.view().keyPosition(morph("M"), 5).y() > canvas.height());
    canvas.clearFocus();
    m_stage->document.select({{morph("M")}, {}});
    QVERIFY(canvas.view().keyPosition(morph("M"), 5).y() < canvas.height());
    const int scrolled = canvas.view().scrollY();
    m_stage->document.select({{bone("B")}, {}}); // already in view: no scrolling
    QCOMPARE(canvas.view().scrollY(), scrolled);
}

QTEST_MAIN(TestDopeSelecting)
#include "test_dope_selecting.moc"
