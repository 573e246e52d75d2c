// SPDX-License-Identifier: MIT
#include "libmmd/motion/track_kinds.h"
#include "tests/support/differing_keys.h"
#include "tests/ui/panels/table/table_stage.h"
#include "ui/document/models/key_table_model.h"
#include "ui/theme/theme.h"

#include <QtCore/QModelIndex>
#include <QtTest/QTest>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLineEdit>

using namespace odori;
using namespace odori::test;
using enum mmd::KeyNumber;
using enum KeyCell;

namespace {

template <class Key>
void setCurve(Key& key, std::size_t channel, const mmd::BezierCurve& curve)
{
    const auto set = [&](auto& interpolation) {
        auto curves = mmd::curvesOf(interpolation);
        curves[channel] = curve;
        interpolation = mmd::withCurves(interpolation, curves);
    };
    if constexpr (Key::kind == mmd::TrackKind::Bone)
        set(key.interpolation);
    else if constexpr (Key::kind == mmd::TrackKind::Camera)
        set(key.value.interpolation);
}

} // namespace

/// Every cell of the keyframe table: it is edited in place, changes only itself, and its column
/// sorts by it.
class TestTableCells : public QObject, private TableStage {
    Q_OBJECT
private slots:
    void initTestCase() { applyTheme(*qApp, darkTheme()); }
    void init() { QVERIFY(open({1500, 240})); }
    void cleanup() { close(); }
    void everyCellIsTypedInItsPlace_data() { addCells(); }
    void everyCellIsTypedInItsPlace();
    void everyColumnSortsByItsCells_data() { addCells(); }
    void everyColumnSortsByItsCells();
    void everyCurveIsTypedInItsPlace_data();
    void everyCurveIsTypedInItsPlace();

private:
    static void addCells();
    void typeInto(int row, KeyColumn column, const QString& text)
    {
        table().setFocus();
        table().setCurrentIndex(model().index(row, column.index()));
        QTest::keyClick(&table(), Qt::Key_F2);
        auto* editor = table().viewport()->findChild<QLineEdit*>();
        QVERIFY(editor);
        editor->selectAll();
        QTest::keyClicks(editor, text);
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_VERIFY(!table().viewport()->findChild<QLineEdit*>()); // it commits a little later
    }
};

void TestTableCells::addCells()
{
    QTest::addColumn<mmd::TrackKind>("kind");
    QTest::addColumn<mmd::KeyNumber>("number");
    for (const mmd::TrackKind kind : keyKinds)
        for (const mmd::KeyNumber number : numbersOfKind(kind))
            QTest::addRow("kind %d, %s", int(kind), qPrintable(titleOf(number))) << kind << number;
}

void TestTableCells::everyCellIsTypedInItsPlace()
{
    QFETCH(mmd::TrackKind, kind);
    QFETCH(mmd::KeyNumber, number);
    mmd::withKeyOf(kind, [&]<class Key>() {
        putKeys(*m_document, differingKeys<Key>());
        QCOMPARE(model().rowCount(), 4);
        const mmd::Scene before = m_document->scene();
        for (const int row : {1, 3}) {
            std::vector<Key> expected = keysIn<Key>(*m_document);
            double wanted = number == Weight ? 0.875 : number == Mode ? 0.0 : 77.0;
            const QModelIndex index = model().index(row, KeyColumn(number).index());
            if (isSwitch(number)) {
                wanted = index.data(Qt::CheckStateRole).toInt() != Qt::Checked ? 1.0 : 0.0;
                table().setFocus();
                table().setCurrentIndex(index);
                QTest::keyClick(&table(), Qt::Key_Space);
            } else {
                if (number == Mode && numberOf(expected[std::size_t(row)], number) == 0.0)
                    wanted = 1.0;
                typeInto(row, number, QString::number(wanted));
            }
            QVERIFY(setNumber(expected[std::size_t(row)], number, wanted));
            QVERIFY(keysIn<Key>(*m_document) == expected);
            QCOMPARE(m_document->undoStack()->count(), 1);
            m_document->undo();
            QVERIFY(m_document->scene() == before);
        }
    });
}

/// Ascending and descending; equal cells keep the order of their frames.
void TestTableCells::everyColumnSortsByItsCells()
{
    QFETCH(mmd::TrackKind, kind);
    QFETCH(mmd::KeyNumber, number);
    mmd::withKeyOf(kind, [&]<class Key>() {
        std::vector<Key> some = differingKeys<Key>();
        for (std::size_t at = 0; at < 4; ++at) { // neither ascending nor descending
            const std::size_t order[] = {2, 0, 3, 1};
            const Key like = differingKeys<Key>()[order[at]];
            QVERIFY(setNumber(some[at], number, *numberOf(like, number)));
        }
        (void)setNumber(some[3], number, -5.5); // if the kind allows it
        putKeys(*m_document, some);
        for (const Qt::SortOrder order : {Qt::AscendingOrder, Qt::DescendingOrder}) {
            table().sortByColumn(KeyColumn(number).index(), order);
            std::vector<Key> expected = keysIn<Key>(*m_document);
            std::stable_sort(expected.begin(), expected.end(), [&](const Key& a, const Key& b) {
                return *numberOf(a, number) < *numberOf(b, number);
            });
            if (order == Qt::DescendingOrder)
                std::reverse(expected.begin(), expected.end());
            for (int row = 0; row < 4; ++row)
                QCOMPARE(model().frameAt(row), expected[std::size_t(row)].frame);
        }
    });
}

void TestTableCells::everyCurveIsTypedInItsPlace_data()
{
    QTest::addColumn<mmd::TrackKind>("kind");
    QTest::newRow("bone") << mmd::TrackKind::Bone;
    QTest::newRow("camera") << mmd::TrackKind::Camera;
}

void TestTableCells::everyCurveIsTypedInItsPlace()
{
    QFETCH(mmd::TrackKind, kind);
    mmd::withKeyOf(kind, [&]<class Key>() {
        putKeys(*m_document, differingKeys<Key>());
        const mmd::Scene before = m_document->scene();
        const std::size_t curves = kind == mmd::TrackKind::Bone ? 4 : 6;
        for (std::size_t at = 0; at < curves; ++at) {
            const auto column = KeyColumn(int(CurveX) + int(at));
            std::vector<Key> expected = keysIn<Key>(*m_document);
            typeInto(2, column, QStringLiteral("11 22 33 44"));
            setCurve(expected[2], at, {11, 22, 33, 44});
            QVERIFY(keysIn<Key>(*m_document) == expected);
            QCOMPARE(
                model().index(2, column.index()).data().toString(), QStringLiteral("11 22 33 44"));
            m_document->undo();
            QVERIFY(m_document->scene() == before);
        }
    });
}

QTEST_MAIN(TestTableCells)
#include "test_table_cells.moc"
