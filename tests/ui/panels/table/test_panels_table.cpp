// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/scene/actors.h"
#include "libmmd/scene/edits/time/columns.h"
#include "tests/support/large_scene.h"
#include "tests/ui/panels/table/table_stage.h"
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

/// The keyframe table with mouse and keyboard.
class TestPanelsTable : public QObject, private TableStage {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanup() { close(); }
    void theColumnsAreThoseOfTheSelectedTracks();
    void aCellIsTypedInPlace();
    void escapeTakesBackWhatWasTyped();
    void lookingIntoACellWritesNothing();
    void aSwitchIsClicked();
    void theHeaderSorts();
    void clickingRowsSelectsKeys();
    void theArrowsSelectKeys();
    void theDocumentsSelectionShows();
    void selectingGoesRoundInNoLoop();
    void rowsAreCopiedAndPasted();
    void cellsArePastedFromASpreadsheet();
    void whatDoesNotFitIsRefusedAloud();
    void deleteDeletesTheSelectedRows();
    void cutIsCopyAndDelete();
    void theNameGoesToTheFrame();
    void aResetKeepsSelectionAndPlace();
    void hiddenItCostsNothing();
    void ofSixHundredThousandKeysFewPiecesAreSelected();

private:
    QLineEdit* editor(int row, KeyColumn column) const;
    [[nodiscard]] QString text(int row, KeyColumn column) const
    {
        return model().index(row, column.index()).data().toString();
    }
    void show(std::initializer_list<mmd::TrackId> tracks) { m_document->select(tracksOf(tracks)); }
    [[nodiscard]] std::vector<std::uint32_t> framesOf(std::string_view name) const
    {
        const auto frames = mmd::framesOf(m_document->actor()->motion, bone(name));
        return {frames.begin(), frames.end()};
    }
};

using Frames = std::vector<std::uint32_t>;

void TestPanelsTable::initTestCase()
{
    applyTheme(*qApp, darkTheme());
}

void TestPanelsTable::init()
{
    QVERIFY(open());
    show({bone("センター"), bone("左腕")});
    QGuiApplication::clipboard()->clear();
}

QLineEdit* TestPanelsTable::editor(int row, KeyColumn column) const
{
    QTest::mouseClick(table().viewport(), Qt::LeftButton, {}, centreOf(row, column));
    QTest::mouseDClick(table().viewport(), Qt::LeftButton, {}, centreOf(row, column));
    return table().viewport()->findChild<QLineEdit*>();
}

void TestPanelsTable::theColumnsAreThoseOfTheSelectedTracks()
{
    QCOMPARE(model().rowCount(), 7);
    QVERIFY(!table().isColumnHidden(KeyColumn(RotationX).index()));
    QVERIFY(!table().isColumnHidden(KeyColumn(Physics).index()));
    QVERIFY(table().isColumnHidden(KeyColumn(Weight).index()));
    QVERIFY(table().isColumnHidden(KeyColumn(Perspective).index()));
    show({morph("あ")});
    QVERIFY(!table().isColumnHidden(KeyColumn(Weight).index()));
    QVERIFY(table().isColumnHidden(KeyColumn(RotationX).index()));
    QCOMPARE(text(1, Weight), QStringLiteral("1"));
    show({});
    QCOMPARE(model().rowCount(), 0);
}

void TestPanelsTable::aCellIsTypedInPlace()
{
    QLineEdit* field = editor(1, Y);
    QVERIFY(field);
    QCOMPARE(field->text(), QStringLiteral("2"));
    field->selectAll();
    QTest::keyClicks(field, QStringLiteral("7.5"));
    QTest::keyClick(field, Qt::Key_Return);
    QTRY_COMPARE(
        keyAt(*m_document, "センター", 10).value.translation, glm::vec3(1.23456f, 7.5f, 3));
    QCOMPARE(m_document->undoStack()->count(), 1);
    QTRY_VERIFY(table().hasFocus());
    m_document->undo();
    QCOMPARE(text(1, Y), QStringLiteral("2"));
    m_document->redo();
    QCOMPARE(text(1, Y), QStringLiteral("7.5"));
    // Typing starts an edit, too.
    click(2, X);
    QTest::keyClick(&table(), Qt::Key_9);
    field = table().viewport()->findChild<QLineEdit*>();
    QVERIFY(field);
    QTest::keyClick(field, Qt::Key_Return);
    QTRY_COMPARE(keyAt(*m_document, "センター", 20).value.translation.x, 9.0f);
}

void TestPanelsTable::escapeTakesBackWhatWasTyped()
{
    QLineEdit* field = editor(1, Y);
    QTest::keyClicks(field, QStringLiteral("99"));
    QTest::keyClick(field, Qt::Key_Escape);
    QTRY_VERIFY(!table().viewport()->findChild<QLineEdit*>());
    QCOMPARE(m_document->undoStack()->count(), 0);
    QCOMPARE(text(1, Y), QStringLiteral("2"));
}

void TestPanelsTable::lookingIntoACellWritesNothing()
{
    const mmd::Scene before = m_document->scene();
    for (const KeyColumn column :
        std::initializer_list<KeyColumn>{X, RotationY, CurveX, Frame}) { // 1.23456 is shown rounded
        QLineEdit* field = editor(1, column);
        QVERIFY(field);
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_VERIFY(!table().viewport()->findChild<QLineEdit*>());
    }
    QVERIFY(m_document->scene() == before);
    QCOMPARE(m_document->undoStack()->count(), 0);
}

void TestPanelsTable::aSwitchIsClicked()
{
    show({bone("左ひじ")});
    const QModelIndex index = model().index(2, KeyColumn(Physics).index());
    QCOMPARE(index.data(Qt::CheckStateRole).toInt(), int(Qt::Unchecked));
    table().scrollTo(index);
    QStyleOptionViewItem option;
    option.initFrom(&table());
    option.rect = table().visualRect(index);
    option.features = QStyleOptionViewItem::HasCheckIndicator;
    const QRect box =
        table().style()->subElementRect(QStyle::SE_ItemViewItemCheckIndicator, &option, &table());
    QTest::mouseClick(table().viewport(), Qt::LeftButton, {}, box.center());
    QVERIFY(mmd::isPhysicsOn(keyAt(*m_document, "左ひじ", 45).interpolation));
    QCOMPARE(m_document->undoStack()->count(), 1);
}

void TestPanelsTable::theHeaderSorts()
{
    QHeaderView* header = table().horizontalHeader();
    const auto press = [&](KeyColumn column) {
        const int x = header->sectionViewportPosition(column.index()) + 6;
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, QPoint(x, header->height() / 2));
    };
    press(Frame);
    QCOMPARE(text(0, Frame), QStringLiteral("0"));
    QCOMPARE(text(6, Frame), QStringLiteral("60"));
    m_document->select(both(tracksOf({bone("センター"), bone("左腕")}), keysOf("左腕", {60})));
    press(Frame); // descending; the row stays selected
    QCOMPARE(text(0, Frame), QStringLiteral("60"));
    QVERIFY(table().selectionModel()->isRowSelected(0, {}));
    QVERIFY(m_document->selection().hasKey(bone("左腕"), 60));
}

void TestPanelsTable::clickingRowsSelectsKeys()
{
    click(1, X);
    QVERIFY(m_document->selection().hasKey(bone("センター"), 10));
    QCOMPARE(m_document->selection().keyCount(), std::size_t(1));
    QCOMPARE(m_document->selection().tracks.size(), std::size_t(2));
    click(4, X, Qt::ShiftModifier);
    QCOMPARE(m_document->selection().keyCount(), std::size_t(4));
    click(2, X, Qt::ControlModifier);
    QCOMPARE(m_document->selection().keyCount(), std::size_t(3));
    QVERIFY(!m_document->selection().hasKey(bone("センター"), 20));
    QCOMPARE(m_document->undoStack()->count(), 0);
}

void TestPanelsTable::theArrowsSelectKeys()
{
    click(0, X);
    QTest::keyClick(&table(), Qt::Key_Down);
    QVERIFY(m_document->selection().hasKey(bone("センター"), 10));
    QTest::keyClick(&table(), Qt::Key_Down, Qt::ShiftModifier);
    QCOMPARE(m_document->selection().keyCount(), std::size_t(2));
    QTest::keyClick(&table(), Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(m_document->selection().keyCount(), std::size_t(7));
}

void TestPanelsTable::theDocumentsSelectionShows()
{
    const auto tracks = tracksOf({bone("センター"), bone("左腕")});
    m_document->select(both(tracks, keysOf("左腕", {38, 45})));
    QVERIFY(table().selectionModel()->isRowSelected(4, {}));
    QVERIFY(table().selectionModel()->isRowSelected(5, {}));
    QCOMPARE(table().selectionModel()->selectedRows().size(), 2);
    QCOMPARE(m_panel->findChild<QLabel*>(QStringLiteral("state"))->text(),
        QStringLiteral("2 of 7 key(s)"));
    m_document->select(tracks);
    QVERIFY(!table().selectionModel()->hasSelection());
}

void TestPanelsTable::selectingGoesRoundInNoLoop()
{
    QSignalSpy chosen(m_document.get(), &Document::selectionChanged);
    QSignalSpy shown(table().selectionModel(), &QItemSelectionModel::selectionChanged);
    click(2, X);
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(shown.count(), 1);
    m_document->select(both(tracksOf({bone("センター"), bone("左腕")}), keysOf("左腕", {0})));
    QCOMPARE(chosen.count(), 2);
    QCOMPARE(shown.count(), 2);
}

void TestPanelsTable::rowsAreCopiedAndPasted()
{
    click(0, X);
    click(1, X, Qt::ShiftModifier);
    QTest::keyClick(&table(), Qt::Key_C, Qt::ControlModifier);
    const QString copied = QGuiApplication::clipboard()->text();
    QCOMPARE(copied.count(u'\n'), 3); // a header and two rows
    // As a spreadsheet returns them: reordered and at other frames.
    QString moved = copied;
    moved.replace(QStringLiteral("\t10\t"), QStringLiteral("\t15\t"));
    QVERIFY(moved != copied);
    QGuiApplication::clipboard()->setText(moved);
    QTest::keyClick(&table(), Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(framesOf("センター"), (Frames{0, 10, 15, 20}));
    QCOMPARE(keyAt(*m_document, "センター", 15).value, keyAt(*m_document, "センター", 10).value);
    QCOMPARE(m_document->undoStack()->count(), 1);
    m_document->undo();
    QCOMPARE(framesOf("センター"), (Frames{0, 10, 20}));
    m_document->redo();
    QCOMPARE(framesOf("センター"), (Frames{0, 10, 15, 20}));
}

void TestPanelsTable::cellsArePastedFromASpreadsheet()
{
    click(1, X);
    QGuiApplication::clipboard()->setText(QStringLiteral("1\t2\t3\r\n4\t5\t6\r\n"));
    QTest::keyClick(&table(), Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(keyAt(*m_document, "センター", 10).value.translation, glm::vec3(1, 2, 3));
    QCOMPARE(keyAt(*m_document, "センター", 20).value.translation, glm::vec3(4, 5, 6));
    QCOMPARE(m_document->undoStack()->count(), 1);
    // Over the visible columns: the curves follow the angles.
    click(1, RotationZ);
    QGuiApplication::clipboard()->setText(QStringLiteral("30\t1 2 3 4\n"));
    QTest::keyClick(&table(), Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(
        curveAt(*m_document, "センター", 10, mmd::BoneChannel::X), (mmd::BezierCurve{1, 2, 3, 4}));
}

void TestPanelsTable::whatDoesNotFitIsRefusedAloud()
{
    click(1, X);
    QGuiApplication::clipboard()->setText(QStringLiteral("a shopping list"));
    QTest::keyClick(&table(), Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(m_document->undoStack()->count(), 0);
    const auto* state = m_panel->findChild<QLabel*>(QStringLiteral("state"));
    QVERIFY(state->text().contains(QStringLiteral("not fit")));
    click(2, X);
    QVERIFY(!state->text().contains(QStringLiteral("not fit")));
}

void TestPanelsTable::deleteDeletesTheSelectedRows()
{
    click(1, X);
    click(3, X, Qt::ControlModifier);
    QTest::keyClick(&table(), Qt::Key_Delete);
    QCOMPARE(framesOf("センター"), (Frames{0, 20}));
    QCOMPARE(framesOf("左腕"), (Frames{38, 45, 60}));
    QCOMPARE(m_document->undoStack()->count(), 1);
    QCOMPARE(m_document->selection().keyCount(), std::size_t(0));
    m_document->undo();
    QCOMPARE(framesOf("左腕"), (Frames{0, 38, 45, 60}));
    QCOMPARE(table().selectionModel()->selectedRows().size(), 2);
    m_document->redo();
    QCOMPARE(model().rowCount(), 5);
}

void TestPanelsTable::cutIsCopyAndDelete()
{
    click(1, X);
    QTest::keyClick(&table(), Qt::Key_X, Qt::ControlModifier);
    QCOMPARE(framesOf("センター"), (Frames{0, 20}));
    QTest::keyClick(&table(), Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(framesOf("センター"), (Frames{0, 10, 20}));
    QCOMPARE(keyAt(*m_document, "センター", 10).value.translation, glm::vec3(1.23456f, 2, 3));
}

void TestPanelsTable::theNameGoesToTheFrame()
{
    click(5, Track);
    QTest::mouseDClick(table().viewport(), Qt::LeftButton, {}, centreOf(5, Track));
    QCOMPARE(m_document->currentFrame(), 45.0);
}

void TestPanelsTable::aResetKeepsSelectionAndPlace()
{
    m_document->load(mmd::setMotion({m_document->scene(), m_document->scene().active},
        largeScene({.bones = 4, .morphs = 0, .keysPerTrack = 1500}).actors.front().motion, {}));
    const auto all = mmd::trackIds(m_document->actor()->motion);
    m_document->select({all, {}});
    table().verticalScrollBar()->setValue(table().verticalScrollBar()->maximum() / 2);
    const int row = table().rowAt(table().viewport()->height() / 2);
    click(row, X);
    const int top = table().rowAt(0);
    const int last = model().rowCount() - 1;
    const mmd::TrackId track = model().trackAt(row);
    const std::uint32_t frame = model().frameAt(row);
    QSignalSpy resets(&model(), &KeyTableModel::modelReset);
    mmd::ScenePatch patch = mmd::insertColumns(
        {m_document->scene(), m_document->scene().active, m_document->selection()},
        {all.data() + 3, 1}, 0, 5); // the last rows
    m_document->apply(std::move(patch), {});
    QCOMPARE(resets.count(), 1);
    QCOMPARE(model().rowCount(), last + 1);
    QVERIFY(std::abs(table().rowAt(0) - top) <= 1);
    QVERIFY(m_document->selection().hasKey(track, frame));
    QVERIFY(table().selectionModel()->isRowSelected(row, {}));
}

void TestPanelsTable::hiddenItCostsNothing()
{
    m_panel->hide();
    QSignalSpy resets(&model(), &KeyTableModel::modelReset);
    show({bone("頭")});
    QCOMPARE(resets.count(), 0);
    m_panel->show();
    QCOMPARE(resets.count(), 1);
    QCOMPARE(model().rowCount(), 1);
}

void TestPanelsTable::ofSixHundredThousandKeysFewPiecesAreSelected()
{
    m_document->load(mmd::setMotion(
        {m_document->scene(), m_document->scene().active}, largeScene().actors.front().motion, {}));
    const auto all = mmd::trackIds(m_document->actor()->motion);
    const auto pieces = [this] {
        QCoreApplication::processEvents(); // the view is painted
        return table().selectionModel()->selection().size();
    };
    m_document->select({all, {}});
    QCOMPARE(model().rowCount(), 600000);
    QCOMPARE(pieces(), 0);
    table().selectAll();
    QCOMPARE(m_document->selection().keyCount(), std::size_t(600000));
    QCOMPARE(pieces(), 1);
    table().sortByColumn(KeyColumn(Frame).index(), Qt::DescendingOrder);
    QCOMPARE(pieces(), 1);
    QCOMPARE(m_document->selection().keyCount(), std::size_t(600000));
    // Every second key: sorted by frame one range per frame; sorted by track 300,000 ranges, which
    // are painted as selected although Qt's selection is empty.
    mmd::Selection scattered{all, {}};
    for (const mmd::TrackId& track : all) {
        mmd::TrackKeys keys{track, {}};
        const auto frames = mmd::framesOf(m_document->actor()->motion, track);
        for (std::size_t at = 0; at < frames.size(); at += 2)
            keys.frames.push_back(frames[at]);
        scattered.keys.push_back(std::move(keys));
    }
    m_document->select(scattered);
    QCOMPARE(pieces(), 600);
    table().sortByColumn(KeyColumn(Track).index(), Qt::AscendingOrder);
    QCOMPARE(pieces(), 0);
    QVERIFY(m_document->selection() == scattered);
}

QTEST_MAIN(TestPanelsTable)
#include "test_panels_table.moc"
