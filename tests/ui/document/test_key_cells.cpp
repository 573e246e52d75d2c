// SPDX-License-Identifier: MIT
#include "libmmd/motion/names.h"
#include "libmmd/motion/track_kinds.h"
#include "tests/libmmd/scene/checked_edit.h"
#include "tests/ui/document/open_scene.h"
#include "ui/document/models/key_table_model.h"

#include <QtTest/QtTest>

#include <cmath>

using namespace odori;
using namespace odori::test;
using enum KeyColumn;

namespace {

const mmd::TrackKind kinds[] = {mmd::TrackKind::Bone, mmd::TrackKind::Morph, mmd::TrackKind::Camera,
    mmd::TrackKind::Light, mmd::TrackKind::Shadow, mmd::TrackKind::ShowIk};

} // namespace

/// Cells of keys: what can be put in, what is refused, and which bits stay; and how the table
/// offers them.
class TestKeyCells : public QObject {
    Q_OBJECT
private slots:
    void aKeyHasTheCellsThatItsKindHas();
    void theCamerasCells();
    void theLightsCells();
    void theShadowsCells();
    void showAndIkHaveASwitchAndAList();
    void onAndOffAreReadAsSpreadsheetsHaveThem_data();
    void onAndOffAreReadAsSpreadsheetsHaveThem();
    void cellsAreShownShort();
    void curvesAreFourNumbers();
    void theTableOffersWhatCanBeEdited();
    void theTableSaysWhatItsHeadersAre();
    void everyStepOfTheTableHasItsName();
    void listsAndCurvesAreSorted();
};

/// What a new key says can be put in again, and changes nothing.
void TestKeyCells::aKeyHasTheCellsThatItsKindHas()
{
    for (const mmd::TrackKind kind : kinds)
        mmd::withKeyOf(kind, [&]<class Key>() {
            for (int at = int(Frame) + 1; at < keyColumnCount; ++at) {
                const auto column = KeyColumn(at);
                Key key;
                const Key before = key;
                const QVariant cell = cellOf(key, column);
                const QByteArray place =
                    "kind " + QByteArray::number(int(kind)) + ", " + titleOf(column).toUtf8();
                QVERIFY2(cell.isValid() == hasCell(kind, column), place.constData());
                const bool isSet = setCell(key, column, cell);
                QVERIFY2(
                    isSet == (hasCell(kind, column) && column != SwitchedOff), place.constData());
                QVERIFY2(key == before, place.constData());
                QVERIFY2(!setCell(key, column, QStringLiteral("words")), place.constData());
                QVERIFY2(key == before, place.constData());
            }
            QVERIFY(!hasCell(kind, Track) && !hasCell(kind, Frame));
        });
    for (const KeyColumn column : {Physics, Perspective, Show})
        QVERIFY(isSwitch(column));
    for (const KeyColumn column : {X, Mode, SwitchedOff, CurveFieldOfView, Weight})
        QVERIFY(!isSwitch(column));
}

void TestKeyCells::theCamerasCells()
{
    mmd::CameraKeyframe key;
    key.value.rotation = {0.1f, 0.2f, 0.3f};
    QVERIFY(setCell(key, AngleX, 30));
    QVERIFY(std::abs(key.value.rotation.x + glm::radians(30.0f)) < 1e-6f);
    QVERIFY(setCell(key, AngleZ, -90));
    QVERIFY(std::abs(key.value.rotation.z + glm::radians(90.0f)) < 1e-6f);
    QCOMPARE(key.value.rotation.y, 0.2f); // by bits
    QVERIFY(setCell(key, Z, QStringLiteral("1,25")));
    QCOMPARE(key.value.target, glm::vec3(0, 10, 1.25f));
    QVERIFY(setCell(key, Distance, 12));
    QCOMPARE(key.value.distance, -12.0f);
    key.value.distance = 0.0f;
    QVERIFY(!std::signbit(cellOf(key, Distance).toFloat()));
    QVERIFY(setCell(key, Distance, 0));
    QVERIFY(!std::signbit(key.value.distance)); // as it was
    for (const QVariant& refused : {QVariant(-1), QVariant(2e9), QVariant(u"wide"_qs)})
        QVERIFY(!setCell(key, FieldOfView, refused));
    QVERIFY(setCell(key, FieldOfView, 30.6));
    QCOMPARE(key.value.fieldOfView, 31u);
    QVERIFY(setCell(key, FieldOfView, 0));
    QCOMPARE(key.value.fieldOfView, 0u);
    key.value.perspectiveOff = 7;
    QCOMPARE(cellOf(key, Perspective).toBool(), false);
    QVERIFY(setCell(key, Perspective, false));
    QCOMPARE(int(key.value.perspectiveOff), 7); // as the file has it
    QVERIFY(setCell(key, Perspective, true));
    QCOMPARE(int(key.value.perspectiveOff), 0);
    QVERIFY(setCell(key, Perspective, false));
    QCOMPARE(int(key.value.perspectiveOff), 1);
    QVERIFY(setCell(key, CurveDistance, QStringLiteral("1 2 3 4")));
    const auto curves = mmd::curvesOf(key.value.tail);
    for (std::size_t channel = 0; channel < curves.size(); ++channel)
        QCOMPARE(
            curves[channel], channel == 4 ? (mmd::BezierCurve{1, 2, 3, 4}) : mmd::BezierCurve{});
    QCOMPARE(cellOf(key, CurveDistance).toString(), QStringLiteral("1 2 3 4"));
}

void TestKeyCells::theLightsCells()
{
    mmd::LightKeyframe key;
    key.value.colour = glm::vec3(0.5004f);
    QVERIFY(setCell(key, Green, cellOf(key, Green)));
    QCOMPARE(key.value.colour, glm::vec3(0.5004f)); // what shows the same stays by bits
    for (const QVariant& refused : {QVariant(-1), QVariant(256), QVariant(u"red"_qs)})
        QVERIFY(!setCell(key, Red, refused));
    QVERIFY(setCell(key, Red, 255));
    QVERIFY(setCell(key, Blue, 0));
    QVERIFY(setCell(key, Green, 12.6));
    QCOMPARE(key.value.colour, glm::vec3(255, 13, 0) / 256.0f);
    QVERIFY(setCell(key, Y, -3));
    QCOMPARE(key.value.direction, glm::vec3(-0.5f, -3.0f, 0.5f));
    QVERIFY(!setCell(key, Weight, 1) && !setCell(key, AngleX, 1) && !setCell(key, Mode, 1));
}

void TestKeyCells::theShadowsCells()
{
    mmd::ShadowKeyframe key;
    for (const double mode : {0.0, 1.0, 2.0}) {
        QVERIFY(setCell(key, Mode, mode));
        QCOMPARE(int(key.value.mode), int(mode));
        QCOMPARE(cellOf(key, Mode).toInt(), int(mode));
    }
    for (const double refused : {-1.0, 0.5, 3.0})
        QVERIFY(!setCell(key, Mode, refused));
    key.value.distance = 0.0123456f;
    QVERIFY(setCell(key, Distance, cellOf(key, Distance)));
    QCOMPARE(key.value.distance, 0.0123456f);
    QVERIFY(setCell(key, Distance, 8000));
    QCOMPARE(key.value.distance, 0.02f);
    QVERIFY(!setCell(key, X, 1));
}

void TestKeyCells::showAndIkHaveASwitchAndAList()
{
    mmd::ShowIkKeyframe key;
    key.value.show = 5;
    key.value.switches = {
        mmd::ikSwitch("IK a", false), mmd::ikSwitch("IK b", true), mmd::ikSwitch("IK c", false)};
    QCOMPARE(cellOf(key, SwitchedOff).toStringList(), (QStringList{u"IK a"_qs, u"IK c"_qs}));
    QCOMPARE(textOfCell(cellOf(key, SwitchedOff)), QStringLiteral("IK a, IK c"));
    QVERIFY(!setCell(key, SwitchedOff, QStringLiteral("IK b")));
    QVERIFY(setCell(key, Show, true));
    QCOMPARE(int(key.value.show), 5); // any byte but 0 is on
    QVERIFY(setCell(key, Show, false));
    QCOMPARE(int(key.value.show), 0);
    QVERIFY(setCell(key, Show, true));
    QCOMPARE(int(key.value.show), 1);
}

void TestKeyCells::onAndOffAreReadAsSpreadsheetsHaveThem_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("on"); // -1: refused
    QTest::newRow("1") << u"1"_qs << 1;
    QTest::newRow("0 and blanks") << u" 0 "_qs << 0;
    QTest::newRow("TRUE") << u"TRUE"_qs << 1;
    QTest::newRow("False") << u"False"_qs << 0;
    QTest::newRow("2") << u"2"_qs << -1;
    QTest::newRow("yes") << u"yes"_qs << -1;
}

void TestKeyCells::onAndOffAreReadAsSpreadsheetsHaveThem()
{
    QFETCH(QString, text);
    QFETCH(int, on);
    for (const bool before : {false, true}) {
        mmd::BoneKeyframe key;
        key.tail = mmd::withPhysics(key.tail, before);
        QCOMPARE(setCell(key, Physics, text), on >= 0);
        QCOMPARE(mmd::isPhysicsOn(key.tail), on < 0 ? before : on == 1);
    }
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
    mmd::BoneKeyframe key;
    QVERIFY(!setCell(key, CurveDistance, u"1 2 3 4"_qs)); // a camera's
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
    QVERIFY(!model.setData(model.index(0, int(X)), 3, Qt::DisplayRole));
    QVERIFY(!model.setData(model.index(0, int(X)), Qt::Checked, Qt::CheckStateRole));
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
    QCOMPARE(titles.size(), keyColumnCount); // no two alike
    const auto aligned = [&](KeyColumn column) {
        return model.headerData(int(column), Qt::Horizontal, Qt::TextAlignmentRole).toInt();
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
    QVERIFY(model.setData(model.index(0, int(X)), 3));
    QCOMPARE(last(), QStringLiteral("Edit Keys"));
    QVERIFY(model.setData(model.index(1, int(Frame)), 12));
    QCOMPARE(last(), QStringLiteral("Move Key"));
    QVERIFY(document.selection().keys.empty()); // it was not selected and is not
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
    QVERIFY(model.setData(model.index(model.rowOf(bone("A"), 10), int(CurveY)), u"30 1 1 1"_qs));
    QVERIFY(model.setData(model.index(model.rowOf(bone("A"), 20), int(CurveY)), u"3 90 1 1"_qs));
    model.sort(int(CurveY)); // as numbers: 3 before 20 before 30
    QCOMPARE(model.frameAt(3), 20u);
    QCOMPARE(model.frameAt(4), 0u);
    QCOMPARE(model.frameAt(5), 10u);
    for (int row = 0; row < 3; ++row)
        QVERIFY(model.trackAt(row) == morph("M")); // nothing comes before any number
    model.sort(int(CurveY), Qt::DescendingOrder);
    QCOMPARE(model.frameAt(0), 10u);
    QVERIFY(model.trackAt(5) == morph("M"));
    model.sort(-1); // no column: nothing
    QCOMPARE(model.frameAt(0), 10u);
}

QTEST_GUILESS_MAIN(TestKeyCells)
#include "test_key_cells.moc"
