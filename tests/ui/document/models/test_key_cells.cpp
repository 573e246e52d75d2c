// SPDX-License-Identifier: MIT
#include "libmmd/motion/names.h"
#include "libmmd/motion/track_kinds.h"
#include "tests/libmmd/scene/edits/checked_edit.h"
#include "tests/ui/document/open_scene.h"
#include "ui/document/models/key_table_model.h"

#include <QtCore/QModelIndex>
#include <QtCore/QSet>
#include <QtCore/QStringList>
#include <QtTest/QTest>

using namespace odori;
using namespace odori::test;
using enum mmd::KeyNumber;
using enum KeyCell;

namespace {

const mmd::TrackKind kinds[] = {mmd::TrackKind::Bone, mmd::TrackKind::Morph, mmd::TrackKind::Camera,
    mmd::TrackKind::Light, mmd::TrackKind::Shadow, mmd::TrackKind::ShowIk};

} // namespace

/// Cells of keys in the table: their text, their input, and their column data. The effect of a
/// number on its key: test_key_number.
class TestKeyCells : public QObject {
    Q_OBJECT
private slots:
    void aKeyHasTheCellsThatItsKindHas();
    void everyColumnIsANumberOrSomethingElse();
    void cellsHaveTheirTypes();
    void whatIsPutInIsReadOnce();
    void showAndIkHaveAList();
    void cellsAreShownShort();
    void curvesAreFourNumbers();
    void theTableOffersWhatCanBeEdited();
    void theTableSaysWhatItsHeadersAre();
    void everyStepOfTheTableHasItsName();
    void listsAndCurvesAreSorted();
};

/// Every cell's text is also valid input for it.
void TestKeyCells::aKeyHasTheCellsThatItsKindHas()
{
    for (const mmd::TrackKind kind : kinds)
        mmd::withKeyOf(kind, [&]<class Key>() {
            for (int at = int(Frame) + 1; at < keyColumnCount; ++at) {
                const auto column = KeyColumn(at);
                const QVariant cell = cellOf(Key{}, column);
                const QByteArray place =
                    "kind " + QByteArray::number(int(kind)) + ", " + titleOf(column).toUtf8();
                QVERIFY2(cell.isValid() == hasCell(kind, column), place.constData());
                QVERIFY2(newCell(column, cell).has_value() ==
                             (hasCell(kind, column) && column != SwitchedOff),
                    place.constData());
                QVERIFY2(!newCell(column, QStringLiteral("words")), place.constData());
            }
            QVERIFY(!hasCell(kind, Track) && !hasCell(kind, Frame));
        });
    for (const KeyColumn column : {Physics, Perspective, Show})
        QVERIFY(isSwitch(column));
    for (const KeyColumn column :
        std::initializer_list<KeyColumn>{X, Mode, SwitchedOff, CurveFieldOfView, Weight})
        QVERIFY(!isSwitch(column));
}

/// Every number and every other cell has its own column index, which converts back to it.
void TestKeyCells::everyColumnIsANumberOrSomethingElse()
{
    QSet<int> indexes{int(Track), int(Frame), int(SwitchedOff)};
    for (int curve = int(CurveX); curve <= int(CurveFieldOfView); ++curve) {
        QCOMPARE(KeyColumn(curve).curve(), std::optional(std::size_t(curve - int(CurveX))));
        QVERIFY(!KeyColumn(curve).number());
        indexes.insert(curve);
    }
    for (const KeyCell cell : {Track, Frame, SwitchedOff})
        QVERIFY(!KeyColumn(cell).number() && !KeyColumn(cell).curve());
    for (std::size_t at = 0; at < mmd::keyNumberCount; ++at) {
        const KeyColumn column = mmd::KeyNumber(at);
        QCOMPARE(column.number(), std::optional(mmd::KeyNumber(at)));
        QVERIFY(!column.curve());
        indexes.insert(column.index());
    }
    QCOMPARE(indexes.size(), keyColumnCount);
    QCOMPARE(titleOf(Track), QStringLiteral("Track"));
    QCOMPARE(titleOf(X), QStringLiteral("X"));
    QCOMPARE(titleOf(Show), QStringLiteral("Show model"));
    QCOMPARE(titleOf(SwitchedOff), QStringLiteral("IK off"));
    QCOMPARE(titleOf(CurveX), QStringLiteral("Curve X"));
    QCOMPARE(titleOf(Physics), QStringLiteral("Physics"));
}

/// A view gets floats, integers and check states.
void TestKeyCells::cellsHaveTheirTypes()
{
    mmd::CameraKeyframe camera;
    camera.value.distance = -1.5f;
    QCOMPARE(cellOf(camera, Distance).typeId(), int(QMetaType::Float));
    QCOMPARE(cellOf(camera, Distance).toFloat(), 1.5f);
    QCOMPARE(textOfCell(cellOf(camera, FieldOfView)), QStringLiteral("30"));
    QCOMPARE(cellOf(camera, Perspective).typeId(), int(QMetaType::Bool));
    QCOMPARE(cellOf(camera, CurveDistance).toString(), QStringLiteral("20 20 107 107"));
    QCOMPARE(textOfCell(cellOf(mmd::LightKeyframe{}, Red)), QStringLiteral("154"));
    QCOMPARE(textOfCell(cellOf(mmd::ShadowKeyframe{}, Mode)), QStringLiteral("1"));
}

/// Input: numbers of any type, and texts as users and spreadsheets write them.
void TestKeyCells::whatIsPutInIsReadOnce()
{
    const auto number = [](KeyColumn column, const QVariant& value) -> std::optional<double> {
        const auto cell = newCell(column, value);
        const auto* wanted = cell ? std::get_if<mmd::NewNumber>(&*cell) : nullptr;
        return wanted ? std::optional(wanted->value) : std::nullopt;
    };
    QCOMPARE(number(Z, QStringLiteral("1,25")), std::optional(1.25));
    QCOMPARE(number(Z, QString(QChar(0x3000)) + QStringLiteral("2 ")), std::optional(2.0));
    QCOMPARE(number(RotationX, 30), std::optional(30.0));
    QCOMPARE(number(Show, true), std::optional(1.0));
    QCOMPARE(number(Red, 256), std::nullopt);
    QCOMPARE(number(Mode, QVariant()), std::nullopt);
    QCOMPARE(number(X, QStringLiteral("1,2,3")), std::nullopt);
    QVERIFY(!newCell(SwitchedOff, QStringLiteral("IK b")));
    QVERIFY(!newCell(Track, QStringLiteral("B")) && !newCell(Frame, 3));
    const auto curve = newCell(CurveDistance, QStringLiteral("1 2 3 4"));
    QCOMPARE(std::get<mmd::NewCurve>(*curve).channel, std::size_t(4));
    QCOMPARE(std::get<mmd::NewCurve>(*curve).curve, (mmd::BezierCurve{1, 2, 3, 4}));
}

void TestKeyCells::showAndIkHaveAList()
{
    mmd::ShowIkKeyframe key;
    key.value.switches = {
        mmd::ikSwitch("IK a", false), mmd::ikSwitch("IK b", true), mmd::ikSwitch("IK c", false)};
    QCOMPARE(cellOf(key, SwitchedOff).toStringList(), (QStringList{u"IK a"_qs, u"IK c"_qs}));
    QCOMPARE(textOfCell(cellOf(key, SwitchedOff)), QStringLiteral("IK a, IK c"));
}

void TestKeyCells::cellsAreShownShort()
{
    QCOMPARE(textOfCell(100.0f), QStringLiteral("100"));
    QCOMPARE(textOfCell(1.5004f), QStringLiteral("1.5"));
    QCOMPARE(textOfCell(-12.3456f), QStringLiteral("-12.346"));
    QCOMPARE(textOfCell(-0.0004f), QStringLiteral("0"));
    QCOMPARE(textOfCell(-0.001f), QStringLiteral("-0.001"));
    QCOMPARE(textOfCell(30u), QStringLiteral("30"));
    QCOMPARE(textOfCell({}), QString());
}

void TestKeyCells::curvesAreFourNumbers()
{
    const mmd::BezierCurve curve{1, 2, 3, 127};
    for (const QString& text : {u"1 2 3 127"_qs, u"1,2;3  127"_qs, u" 1\t2, 3 127 "_qs})
        QCOMPARE(curveOfText(text), std::optional(curve));
    for (const QString& text : {u"1 2 3"_qs, u"1 2 3 4 5"_qs, u"-1 2 3 4"_qs, u"1 2 3 128"_qs,
             u"1 2 x 4"_qs, u"1.5 2 3 4"_qs, QString()})
        QVERIFY2(!curveOfText(text), qPrintable(text));
    QCOMPARE(textOfCurve(curve), QStringLiteral("1 2 3 127"));
}

void TestKeyCells::theTableOffersWhatCanBeEdited()
{
    Document document;
    open(document, sceneOfEveryKind({0, 10}));
    KeyTableModel model(document);
    document.select({mmd::trackIds(document.actor()->motion), {}});
    QCOMPARE(model.rowCount(), 14);
    for (int row = 0; row < model.rowCount(); ++row) {
        const mmd::TrackKind kind = model.trackAt(row).kind;
        for (int at = 0; at < keyColumnCount; ++at) {
            const auto column = KeyColumn(at);
            const QModelIndex index = model.index(row, at);
            const bool isThere = hasCell(kind, column);
            const bool ticks = isSwitch(column) && isThere;
            const Qt::ItemFlags flags = model.flags(index);
            QCOMPARE(flags.testFlag(Qt::ItemIsUserCheckable), ticks);
            QCOMPARE(flags.testFlag(Qt::ItemIsEditable),
                column == Frame || (isThere && !ticks && column != SwitchedOff));
            QVERIFY(flags & Qt::ItemIsSelectable);
            QCOMPARE(index.data(Qt::CheckStateRole).isValid(), ticks);
            if (isSwitch(column))
                QVERIFY(index.data(Qt::DisplayRole).toString().isEmpty());
            QCOMPARE(index.data(Qt::TextAlignmentRole).isValid(), column != Track);
        }
        QVERIFY(model.index(row, 0).data(KeyTableModel::TrackIdRole).value<mmd::TrackId>() ==
                model.trackAt(row));
        QCOMPARE(model.index(row, 3).data(KeyTableModel::FrameRole).toUInt(), model.frameAt(row));
    }
    QVERIFY(!model.setData(model.index(0, KeyColumn(X).index()), 3, Qt::DisplayRole));
    QVERIFY(!model.setData(model.index(0, KeyColumn(X).index()), Qt::Checked, Qt::CheckStateRole));
    QVERIFY(!model.setData({}, 3));
    QCOMPARE(document.undoStack()->count(), 0);
}

void TestKeyCells::theTableSaysWhatItsHeadersAre()
{
    Document document;
    open(document, sceneOfEveryKind({0, 10}));
    KeyTableModel model(document);
    document.select({{bone("A")}, {}});
    QSet<QString> titles;
    for (int column = 0; column < keyColumnCount; ++column)
        titles.insert(model.headerData(column, Qt::Horizontal).toString());
    QCOMPARE(titles.size(), keyColumnCount); // all titles differ
    const auto aligned = [&](KeyColumn column) {
        return model.headerData(column.index(), Qt::Horizontal, Qt::TextAlignmentRole).toInt();
    };
    QCOMPARE(aligned(X), int(Qt::AlignRight | Qt::AlignVCenter));
    QCOMPARE(aligned(Track), 0);
    QCOMPARE(aligned(Physics), 0);
    QCOMPARE(model.headerData(0, Qt::Vertical).toInt(), 1);
    QCOMPARE(model.headerData(1, Qt::Vertical).toInt(), 2);
    QVERIFY(!model.headerData(2, Qt::Vertical).isValid());
    QVERIFY(!model.headerData(keyColumnCount, Qt::Horizontal).isValid());
    QCOMPARE(model.columnCount(), keyColumnCount);
    QCOMPARE(model.columnCount(model.index(0, 0)), 0);
    QCOMPARE(model.rowCount(model.index(0, 0)), 0);
}

void TestKeyCells::everyStepOfTheTableHasItsName()
{
    Document document;
    open(document, sceneOfEveryKind({0, 10}));
    KeyTableModel model(document);
    document.select({{bone("A")}, {}});
    const auto last = [&] { return document.undoStack()->undoText(); };
    QVERIFY(model.setData(model.index(0, KeyColumn(X).index()), 3));
    QCOMPARE(last(), QStringLiteral("Edit Keys"));
    QVERIFY(model.setData(model.index(1, KeyColumn(Frame).index()), 12));
    QCOMPARE(last(), QStringLiteral("Move Key"));
    QVERIFY(document.selection().keys.empty()); // the key was not selected before
    QVERIFY(model.paste(QStringLiteral("name\tframe\tx\nA\t15\t1.5\n"), {}));
    QCOMPARE(last(), QStringLiteral("Paste Keys"));
    QVERIFY(model.removeRows(0, 1));
    QCOMPARE(last(), QStringLiteral("Delete Keys"));
    QCOMPARE(document.undoStack()->count(), 4);
}

void TestKeyCells::listsAndCurvesAreSorted()
{
    Document document;
    open(document, sceneOfEveryKind({0, 10, 20}));
    KeyTableModel model(document);
    document.select({{bone("A"), morph("M")}, {}});
    QVERIFY(model.setData(
        model.index(model.rowOf(bone("A"), 10), KeyColumn(CurveY).index()), u"30 1 1 1"_qs));
    QVERIFY(model.setData(
        model.index(model.rowOf(bone("A"), 20), KeyColumn(CurveY).index()), u"3 90 1 1"_qs));
    model.sort(KeyColumn(CurveY).index()); // numerically: 3 before 20 before 30
    QCOMPARE(model.frameAt(3), 20u);
    QCOMPARE(model.frameAt(4), 0u);
    QCOMPARE(model.frameAt(5), 10u);
    for (int row = 0; row < 3; ++row)
        QVERIFY(model.trackAt(row) == morph("M")); // empty cells come before numbers
    model.sort(KeyColumn(CurveY).index(), Qt::DescendingOrder);
    QCOMPARE(model.frameAt(0), 10u);
    QVERIFY(model.trackAt(5) == morph("M"));
    model.sort(-1); // no column: the order is kept
    QCOMPARE(model.frameAt(0), 10u);
}

QTEST_GUILESS_MAIN(TestKeyCells)
#include "test_key_cells.moc"
