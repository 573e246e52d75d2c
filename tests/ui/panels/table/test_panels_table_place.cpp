// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/keys/keys.h"
#include "libmmd/scene/edits/scene/actors.h"
#include "libmmd/scene/selecting.h"
#include "tests/support/large_scene.h"
#include "tests/ui/panels/table/table_stage.h"
#include "ui/fields/panel_header.h"
#include "ui/theme/theme.h"

#include <QtGui/QClipboard>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QScrollBar>

using namespace odori;
using namespace odori::test;
using enum mmd::KeyNumber;
using enum KeyCell;

/// The scroll position of the keyframe table, and which keys its commands change.
class TestPanelsTablePlace : public QObject, private TableStage {
    Q_OBJECT
private slots:
    void initTestCase() { applyTheme(*qApp, darkTheme()); }
    void init();
    void cleanup() { close(); }
    void aResetGoesToTheRowThatWasOnTop_data();
    void aResetGoesToTheRowThatWasOnTop();
    void sortingKeepsThePlaceOfTheBar();
    void sortingShowsTheSelectedRow();
    void theCurrentCellStaysWithItsKey();
    void selectedKeysComeIntoView();
    void commandsMeanTheKeysThatShow();
    void theNameAloneGoesToTheFrame();
    void keysOfItsOwnArePastedExactly();
    void theStateCountsAndColours();
    void columnsHaveRoomForTheirTitles();
    void enterIsLeftToTheWindow();

private:
    [[nodiscard]] QLabel& state() const
    {
        return *m_panel->header()->findChild<QLabel*>(QStringLiteral("state"));
    }
    /// Loads four bones with 1500 keys each, all selected.
    void loadMany()
    {
        m_document->load(mmd::setMotion({m_document->scene(), m_document->scene().active},
            largeScene({.bones = 4, .morphs = 0, .keysPerTrack = 1500}).actors.front().motion, {}));
        m_all = mmd::trackIds(m_document->actor()->motion);
        m_document->select({m_all, {}});
        QCoreApplication::processEvents();
    }
    /// The frame of a bone's key with this index.
    static std::uint32_t frameOf(std::uint32_t bone, std::uint32_t index)
    {
        return bone + index * LargeScene().step;
    }
    /// The key in the first visible row.
    [[nodiscard]] std::pair<mmd::TrackId, std::uint32_t> top() const
    {
        const int row = table().rowAt(0);
        return {model().trackAt(row), model().frameAt(row)};
    }

    std::vector<mmd::TrackId> m_all;
};

void TestPanelsTablePlace::init()
{
    QVERIFY(open());
    m_document->select(tracksOf({bone("センター"), bone("左腕")}));
}

void TestPanelsTablePlace::aResetGoesToTheRowThatWasOnTop_data()
{
    QTest::addColumn<int>("column");
    QTest::addColumn<int>("order");
    QTest::newRow("by track") << KeyColumn(Track).index() << int(Qt::AscendingOrder);
    QTest::newRow("by frame") << KeyColumn(Frame).index() << int(Qt::AscendingOrder);
    QTest::newRow("backwards") << KeyColumn(Track).index() << int(Qt::DescendingOrder);
}

/// More than a thousand rows before it are removed, too many to remove one by one.
void TestPanelsTablePlace::aResetGoesToTheRowThatWasOnTop()
{
    QFETCH(int, column);
    QFETCH(int, order);
    loadMany();
    table().sortByColumn(column, Qt::SortOrder(order));
    const bool isBackwards = order == int(Qt::DescendingOrder);
    const std::pair key(
        m_all[isBackwards ? 0 : 3], isBackwards ? frameOf(0, 200) : frameOf(3, 1200));
    const int wanted = model().rowOf(key.first, key.second);
    QVERIFY(wanted > 3000);
    table().verticalScrollBar()->setValue(
        table().rowViewportPosition(wanted) + table().verticalScrollBar()->value());
    QVERIFY(top() == key);
    QSignalSpy resets(&model(), &KeyTableModel::modelReset);
    mmd::Selection others =
        mmd::keysBetween(m_document->actor()->motion, {m_all.data() + 1, 2}, 0, mmd::endOfTime);
    mmd::ScenePatch patch =
        mmd::deleteKeys({m_document->scene(), m_document->scene().active, others});
    patch.selectionAfter = std::nullopt;
    m_document->apply(std::move(patch), {});
    QCOMPARE(resets.count(), 1);
    QCOMPARE(model().rowCount(), 3000);
    QVERIFY(model().rowOf(key.first, key.second) < wanted);
    QVERIFY(top() == key);
}

void TestPanelsTablePlace::sortingKeepsThePlaceOfTheBar()
{
    loadMany();
    QScrollBar& bar = *table().verticalScrollBar();
    bar.setValue(bar.maximum() / 2);
    const int before = bar.value();
    table().sortByColumn(KeyColumn(X).index(), Qt::AscendingOrder); // no row is selected
    QCOMPARE(bar.value(), before);
    QVERIFY(before > 0);
}

void TestPanelsTablePlace::sortingShowsTheSelectedRow()
{
    loadMany();
    mmd::Selection selection{m_all, {}};
    selection.setKey(m_all[0], frameOf(0, 3), true);
    m_document->select(selection);
    QCOMPARE(table().rowAt(0), 0);
    table().sortByColumn(KeyColumn(Track).index(), Qt::DescendingOrder);
    const int row = model().rowOf(m_all[0], frameOf(0, 3));
    QVERIFY(row > 5000);
    QVERIFY(table().viewport()->rect().intersects(table().visualRect(model().index(row, 0))));
    QVERIFY(table().selectionModel()->isRowSelected(row, {}));
    QCOMPARE(table().selectionModel()->selectedRows().size(), 1);
}

void TestPanelsTablePlace::theCurrentCellStaysWithItsKey()
{
    loadMany();
    click(model().rowOf(m_all[3], frameOf(3, 1000)), Z);
    mmd::Selection first =
        mmd::keysBetween(m_document->actor()->motion, {m_all.data(), 1}, 0, mmd::endOfTime);
    mmd::ScenePatch patch =
        mmd::deleteKeys({m_document->scene(), m_document->scene().active, first});
    patch.selectionAfter = std::nullopt;
    QSignalSpy resets(&model(), &KeyTableModel::modelReset);
    m_document->apply(std::move(patch), {});
    QCOMPARE(resets.count(), 1);
    QCOMPARE(table().currentIndex(),
        model().index(model().rowOf(m_all[3], frameOf(3, 1000)), KeyColumn(Z).index()));
    // If its key disappears, the current cell must still be valid.
    m_document->select({{m_all[1]}, {}});
    QVERIFY(!table().currentIndex().isValid() || table().currentIndex().row() < model().rowCount());
}

void TestPanelsTablePlace::selectedKeysComeIntoView()
{
    loadMany();
    QCOMPARE(table().rowAt(0), 0);
    mmd::Selection selection{m_all, {}};
    selection.setKey(m_all[2], frameOf(2, 700), true);
    m_document->select(selection);
    const auto shows = [&](int row) {
        return table().viewport()->rect().intersects(table().visualRect(model().index(row, 0)));
    };
    const int row = model().rowOf(m_all[2], frameOf(2, 700));
    QVERIFY(shows(row));
    QCOMPARE(table().currentIndex().row(), row);
    const int place = table().verticalScrollBar()->value();
    selection.setKey(m_all[2], frameOf(2, 701), true); // it is visible already
    m_document->select(selection);
    QCOMPARE(table().verticalScrollBar()->value(), place);
    selection.setKey(m_all[0], frameOf(0, 1), true); // one of them is visible: no scrolling
    m_document->select(selection);
    QCOMPARE(table().verticalScrollBar()->value(), place);
    selection.keys.clear();
    selection.setKey(m_all[0], frameOf(0, 5), true);
    m_document->select(selection);
    QVERIFY(shows(5));
    table().verticalScrollBar()->setValue(place);
    m_document->select({m_all, {}}); // no selected key: no scrolling
    QCOMPARE(table().verticalScrollBar()->value(), place);
}

/// Selected keys of tracks that are not selected are not in the table.
void TestPanelsTablePlace::commandsMeanTheKeysThatShow()
{
    mmd::Selection selection = keysOf("センター", {10});
    selection.setKey(bone("左腕"), 45, true);
    m_document->select(selection);
    QCOMPARE(model().rowCount(), 3);
    QCOMPARE(state().text(), QStringLiteral("1 of 3 key(s)"));
    table().copy();
    QVERIFY(!QGuiApplication::clipboard()->text().contains(QStringLiteral("左腕")));
    QVERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral("センター")));
    const mmd::Scene before = m_document->scene();
    for (const bool cuts : {false, true}) {
        cuts ? table().cut() : table().deleteSelected();
        QCOMPARE(model().rowCount(), 2);
        QCOMPARE(mmd::framesOf(m_document->actor()->motion, bone("左腕")).size(), 4u);
        QVERIFY(m_document->selection().hasKey(bone("左腕"), 45));
        m_document->undo();
        QVERIFY(m_document->scene() == before);
        QVERIFY(m_document->selection() == selection);
    }
    click(0, X); // replaces the whole selection
    QVERIFY(m_document->selection() == keysOf("センター", {0}));
}

void TestPanelsTablePlace::theNameAloneGoesToTheFrame()
{
    const QRect cell = table().visualRect(model().index(2, KeyColumn(Frame).index()));
    QTest::mouseDClick(table().viewport(), Qt::LeftButton, {}, cell.center());
    QCOMPARE(m_document->currentFrame(), 0.0);
}

void TestPanelsTablePlace::keysOfItsOwnArePastedExactly()
{
    QStringList said;
    connect(m_document.get(), &Document::said, this, [&](const QString& text) { said << text; });
    click(1, X);
    QTest::keyClick(&table(), Qt::Key_X, Qt::ControlModifier);
    QCOMPARE(said.last(), QStringLiteral("Cut 1 key(s)."));
    QTest::keyClick(&table(), Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(said.last(), QStringLiteral("Pasted 1 key(s)."));
    QCOMPARE(m_document->undoStack()->undoText(), QStringLiteral("Paste Keys"));
    QCOMPARE(keyAt(*m_document, "センター", 10).value.translation.x, 1.23456f); // bit for bit
    QVERIFY(m_document->selection().hasKey(bone("センター"), 10));
}

void TestPanelsTablePlace::theStateCountsAndColours()
{
    QCOMPARE(state().text(), QStringLiteral("7 key(s)"));
    m_document->select({});
    QCOMPARE(state().text(), QString());
    m_document->select(tracksOf({bone("頭")}));
    QCOMPARE(state().text(), QStringLiteral("1 key(s)"));
    click(0, X);
    QCOMPARE(state().text(), QStringLiteral("1 of 1 key(s)"));
    QGuiApplication::clipboard()->setText(QStringLiteral("a shopping list"));
    QTest::keyClick(&table(), Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(state().text(), QStringLiteral("The copied cells do not fit here"));
    QCOMPARE(state().palette().color(state().foregroundRole()), darkTheme().warning);
    m_document->select(tracksOf({bone("頭")}));
    QCOMPARE(state().text(), QStringLiteral("1 key(s)"));
    QCOMPARE(state().palette().color(state().foregroundRole()), darkTheme().dim);
    m_document->apply(
        mmd::deleteKeys({m_document->scene(), m_document->scene().active, keysOf("頭", {5})}), {});
    QCOMPARE(state().text(), QString());
    m_panel->hide();
    m_document->select(tracksOf({bone("左腕")}));
    m_panel->show();
    QCOMPARE(state().text(), QStringLiteral("4 key(s)"));
}

void TestPanelsTablePlace::columnsHaveRoomForTheirTitles()
{
    const QHeaderView& header = *table().horizontalHeader();
    for (int column = 0; column < keyColumnCount; ++column) {
        const QString title = titleOf(KeyColumn(column));
        QVERIFY2(!title.isEmpty(), qPrintable(QString::number(column)));
        QCOMPARE(model().headerData(column, Qt::Horizontal).toString(), title);
        if (table().isColumnHidden(column))
            continue;
        QVERIFY2(table().columnWidth(column) >= header.fontMetrics().horizontalAdvance(title) + 20,
            qPrintable(title));
    }
    QVERIFY(table().columnWidth(KeyColumn(CurveX).index()) >=
            table().fontMetrics().horizontalAdvance(QStringLiteral("127 127 127 127")));
    QVERIFY(table().columnWidth(KeyColumn(Track).index()) >=
            table().fontMetrics().horizontalAdvance(QStringLiteral("右つま先ＩＫ")));
    QCOMPARE(header.sortIndicatorSection(), KeyColumn(Track).index());
}

void TestPanelsTablePlace::enterIsLeftToTheWindow()
{
    click(1, X);
    for (const int key : {int(Qt::Key_Return), int(Qt::Key_Enter)}) {
        QKeyEvent enter(QEvent::KeyPress, key, {});
        QCoreApplication::sendEvent(&table(), &enter);
        QVERIFY(!enter.isAccepted());
    }
    QVERIFY(!table().viewport()->findChild<QLineEdit*>());
    QTest::keyClick(&table(), Qt::Key_F2);
    auto* editor = table().viewport()->findChild<QLineEdit*>();
    QVERIFY(editor);
    QCOMPARE(editor->accessibleName(), QStringLiteral("X"));
    QCOMPARE(editor->text(), QStringLiteral("1.23456")); // more digits than the cell shows
    QTest::keyClick(editor, Qt::Key_Escape);
}

QTEST_MAIN(TestPanelsTablePlace)
#include "test_panels_table_place.moc"
