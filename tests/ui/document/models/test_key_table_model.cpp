// SPDX-License-Identifier: MIT
#include "libmmd/motion/angles/panel_angles.h"
#include "libmmd/scene/edits/keys/clipboard.h"
#include "libmmd/scene/edits/keys/keys.h"
#include "libmmd/scene/edits/keys/move.h"
#include "libmmd/scene/edits/keys/register.h"
#include "libmmd/scene/edits/time/columns.h"
#include "libmmd/scene/selecting.h"
#include "tests/libmmd/scene/edits/checked_edit.h"
#include "tests/support/large_scene.h"
#include "tests/ui/document/open_scene.h"
#include "ui/document/models/key_table_model.h"

#include <QtCore/QModelIndex>
#include <QtCore/QPersistentModelIndex>
#include <QtTest/QAbstractItemModelTester>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

#include <random>

using namespace odori;
using namespace odori::test;
using enum mmd::KeyNumber;
using enum KeyCell;

namespace {

using Frames = std::vector<std::uint32_t>;

const mmd::TrackId cameraTrack{mmd::TrackKind::Camera, {}};

} // namespace

class TestKeyTableModel : public QObject {
    Q_OBJECT
private slots:
    void init();
    void rowsAreTheKeysOfTheSelectedTracks();
    void cellsSayWhatTheKeySays();
    void columnsThatNothingUsesAreKnown();
    void editingACellIsOneStep();
    void anglesAreEditedInDegrees();
    void curvesAndPhysicsAreEdited();
    void everyKindOfTrackIsEdited();
    void nonsenseIsRefused_data();
    void nonsenseIsRefused();
    void editingWhatIsThereIsNoStep();
    void aNewFrameMovesTheKey();
    void rowsSortByAnyColumn();
    void sortedRowsStaySorted();
    void deletedRowsAreDeletedKeys();
    void rowsPasteWithTheirHeader();
    void cellsPasteFromASpreadsheet();
    void pastingThatDoesNotFitDoesNothing();
    void smallChangesAreRowsAndLargeOnesOneReset();
    void theModelIsSoundThroughRandomEdits_data();
    void theModelIsSoundThroughRandomEdits();

private:
    QVariant cell(int row, KeyColumn column, int role = Qt::EditRole) const
    {
        return m_model->data(m_model->index(row, column.index()), role);
    }
    bool set(int row, KeyColumn column, const QVariant& value)
    {
        return m_model->setData(m_model->index(row, column.index()), value);
    }
    Frames frames() const
    {
        Frames result;
        for (int row = 0; row < m_model->rowCount(); ++row)
            result.push_back(m_model->frameAt(row));
        return result;
    }
    void show(std::vector<mmd::TrackId> tracks)
    {
        std::sort(tracks.begin(), tracks.end());
        m_document->select({std::move(tracks), {}});
    }
    const mmd::Motion& motion() const { return m_document->actor()->motion; }

    std::unique_ptr<Document> m_document;
    std::unique_ptr<KeyTableModel> m_model;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
};

void TestKeyTableModel::init()
{
    m_tester.reset();
    m_model.reset();
    m_document = std::make_unique<Document>();
    open(*m_document, sceneOfEveryKind({0, 10, 20}));
    m_model = std::make_unique<KeyTableModel>(*m_document);
    m_tester = std::make_unique<QAbstractItemModelTester>(
        m_model.get(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    show({bone("A")});
}

void TestKeyTableModel::rowsAreTheKeysOfTheSelectedTracks()
{
    QCOMPARE(frames(), (Frames{0, 10, 20}));
    show({bone("A"), cameraTrack});
    QCOMPARE(frames(), (Frames{0, 10, 20, 0, 10, 20}));
    QVERIFY(m_model->trackAt(4) == cameraTrack);
    QCOMPARE(m_model->rowOf(cameraTrack, 20), 5);
    QCOMPARE(m_model->rowOf(bone("B"), 20), -1);
    show({});
    QCOMPARE(m_model->rowCount(), 0);
}

void TestKeyTableModel::cellsSayWhatTheKeySays()
{
    QCOMPARE(cell(1, Track, Qt::DisplayRole).toString(), QStringLiteral("A"));
    QCOMPARE(cell(1, Frame).toUInt(), 10u);
    QCOMPARE(cell(1, Y).toFloat(), 20.0f);
    QCOMPARE(cell(1, CurveX).toString(), QStringLiteral("20 20 107 107"));
    QCOMPARE(cell(1, Physics, Qt::CheckStateRole).toInt(), int(Qt::Checked));
    QVERIFY(!cell(1, Weight).isValid());
    QVERIFY(!(m_model->flags(m_model->index(1, KeyColumn(Weight).index())) & Qt::ItemIsEditable));
    QVERIFY(m_model->flags(m_model->index(1, KeyColumn(X).index())) & Qt::ItemIsEditable);
    show({cameraTrack});
    QCOMPARE(cell(2, Distance).toFloat(), 20.0f);
    QCOMPARE(cell(2, FieldOfView).toUInt(), 30u);
    QCOMPARE(textOfCell(1.25f), QStringLiteral("1.25"));
    QCOMPARE(textOfCell(-0.00001f), QStringLiteral("0"));
}

void TestKeyTableModel::columnsThatNothingUsesAreKnown()
{
    QVERIFY(m_model->usesColumn(RotationX));
    QVERIFY(!m_model->usesColumn(Weight));
    show({morph("M")});
    QVERIFY(m_model->usesColumn(Weight));
    QVERIFY(m_model->usesColumn(Frame));
    QVERIFY(!m_model->usesColumn(Physics));
}

void TestKeyTableModel::editingACellIsOneStep()
{
    const mmd::Scene before = m_document->scene();
    const mmd::Selection selection = m_document->selection();
    QSignalSpy changed(m_model.get(), &KeyTableModel::dataChanged);
    QVERIFY(set(1, X, QStringLiteral("2,5")));
    QCOMPARE(trackOf(m_document->scene(), "A").values()[1].translation.x, 2.5f);
    QCOMPARE(trackOf(m_document->scene(), "A").fileIndices()[1], 1u);
    QCOMPARE(m_document->undoStack()->count(), 1);
    QCOMPARE(changed.count(), 1);
    QVERIFY(m_document->selection() == selection);
    m_document->undo();
    QVERIFY(m_document->scene() == before);
    QCOMPARE(cell(1, X).toFloat(), 10.0f);
}

void TestKeyTableModel::anglesAreEditedInDegrees()
{
    QVERIFY(set(1, RotationY, 30));
    QVERIFY(set(1, RotationX, 10.0));
    const auto angles = mmd::panelAngles(trackOf(m_document->scene(), "A").values()[1].rotation);
    QVERIFY(glm::length(angles - glm::vec3(10, 30, 0)) < 1e-4f);
}

void TestKeyTableModel::curvesAndPhysicsAreEdited()
{
    QVERIFY(set(1, CurveRotation, QStringLiteral("1, 2 3;4")));
    QCOMPARE(trackOf(m_document->scene(), "A").curves(1)[3], (mmd::BezierCurve{1, 2, 3, 4}));
    QCOMPARE(trackOf(m_document->scene(), "A").curves(1)[0], mmd::BezierCurve{});
    QVERIFY(m_model->setData(
        m_model->index(1, KeyColumn(Physics).index()), Qt::Unchecked, Qt::CheckStateRole));
    QVERIFY(!mmd::isPhysicsOn(trackOf(m_document->scene(), "A").interpolation(1)));
    QCOMPARE(trackOf(m_document->scene(), "A").curves(1)[3], (mmd::BezierCurve{1, 2, 3, 4}));
}

void TestKeyTableModel::everyKindOfTrackIsEdited()
{
    using enum mmd::TrackKind;
    show({morph("M"), cameraTrack, {Light, {}}, {Shadow, {}}, {ShowIk, {}}});
    QCOMPARE(m_model->rowCount(), 15);
    QVERIFY(set(m_model->rowOf(morph("M"), 10), Weight, 0.25));
    QCOMPARE(mmd::findMorphTrack(motion(), "M")->values()[1].weight, 0.25f);
    const int camera = m_model->rowOf(cameraTrack, 10);
    QVERIFY(set(camera, RotationX, 45));
    QVERIFY(set(camera, FieldOfView, 60));
    QVERIFY(set(camera, CurveFieldOfView, QStringLiteral("9 8 7 6")));
    const mmd::CameraValue& value = motion().camera->values()[1];
    QVERIFY(std::abs(value.rotation.x + 0.78539816f) < 1e-6f);
    QCOMPARE(value.fieldOfView, 60u);
    QCOMPARE(mmd::curvesOf(value.interpolation)[5], (mmd::BezierCurve{9, 8, 7, 6}));
    QVERIFY(set(m_model->rowOf({Light, {}}, 10), Y, -2));
    QCOMPARE(motion().light->values()[1].direction.y, -2.0f);
    QVERIFY(set(m_model->rowOf({Shadow, {}}, 10), Distance, 8000));
    QCOMPARE(motion().shadow->values()[1].distance, 0.02f);
    QVERIFY(!set(m_model->rowOf({ShowIk, {}}, 10), X, 1));
}

void TestKeyTableModel::nonsenseIsRefused_data()
{
    QTest::addColumn<int>("column");
    QTest::addColumn<QVariant>("value");
    const auto row = [](const char* name, KeyColumn column, const QVariant& value) {
        QTest::newRow(name) << column.index() << value;
    };
    row("no number", X, QStringLiteral("much"));
    row("no finite number", X, QStringLiteral("inf"));
    row("too large", X, QStringLiteral("1e39"));
    row("three of a curve", CurveX, QStringLiteral("1 2 3"));
    row("a curve's end", CurveX, QStringLiteral("1 2 3 128"));
    row("no such cell", Weight, 1);
    row("the track", Track, QStringLiteral("B"));
    row("a negative frame", Frame, -1);
    row("half a frame", Frame, QStringLiteral("1.5"));
    row("neither on nor off", Physics, QStringLiteral("perhaps"));
}

void TestKeyTableModel::nonsenseIsRefused()
{
    QFETCH(int, column);
    QFETCH(QVariant, value);
    const mmd::Scene before = m_document->scene();
    QVERIFY(!set(1, KeyColumn(column), value));
    QVERIFY(m_document->scene() == before);
    QCOMPARE(m_document->undoStack()->count(), 0);
}

void TestKeyTableModel::editingWhatIsThereIsNoStep()
{
    for (const KeyColumn column : std::initializer_list<KeyColumn>{X, RotationX, CurveX, Frame})
        QVERIFY(set(1, column, cell(1, column)));
    QCOMPARE(m_document->undoStack()->count(), 0);
}

void TestKeyTableModel::aNewFrameMovesTheKey()
{
    mmd::Selection selection{{bone("A")}, {}};
    selection.setKey(bone("A"), 10, true);
    selection.setKey(bone("A"), 0, true);
    m_document->select(selection);
    QVERIFY(set(1, Frame, 20));
    QCOMPARE(frames(), (Frames{0, 20}));
    QCOMPARE(cell(1, X).toFloat(), 10.0f);
    QVERIFY(m_document->selection().hasKey(bone("A"), 20));
    QVERIFY(m_document->selection().hasKey(bone("A"), 0));
    m_document->undo();
    QCOMPARE(frames(), (Frames{0, 10, 20}));
    QVERIFY(m_document->selection() == selection);
}

void TestKeyTableModel::rowsSortByAnyColumn()
{
    show({bone("A"), bone("B")});
    const QPersistentModelIndex kept(m_model->index(1, KeyColumn(X).index()));
    m_model->sort(KeyColumn(Frame).index());
    QCOMPARE(frames(), (Frames{0, 0, 10, 10, 20, 20}));
    QCOMPARE(kept.row(), 2);
    m_model->sort(KeyColumn(Y).index(), Qt::DescendingOrder);
    QCOMPARE(frames(), (Frames{20, 20, 10, 10, 0, 0}));
    QVERIFY(m_model->trackAt(0) == bone("B"));
    QCOMPARE(m_model->rowOf(bone("A"), 10), kept.row());
    m_model->sort(KeyColumn(Track).index());
    QCOMPARE(frames(), (Frames{0, 10, 20, 0, 10, 20}));
}

void TestKeyTableModel::sortedRowsStaySorted()
{
    m_model->sort(KeyColumn(X).index());
    QVERIFY(set(0, X, 15)); // from before the other rows to between them
    QCOMPARE(frames(), (Frames{10, 0, 20}));
    m_document->undo();
    QCOMPARE(frames(), (Frames{0, 10, 20}));
}

void TestKeyTableModel::deletedRowsAreDeletedKeys()
{
    mmd::Selection selection{{bone("A")}, {}};
    selection.setKey(bone("A"), 10, true);
    selection.setKey(bone("A"), 20, true);
    m_document->select(selection);
    m_model->deleteKeys(m_model->keysOf({{0, 1}}));
    QCOMPARE(frames(), (Frames{20}));
    QCOMPARE(m_document->selection().keyCount(), 1u);
    m_document->undo();
    QCOMPARE(frames(), (Frames{0, 10, 20}));
    QVERIFY(m_document->selection() == selection);
    QVERIFY(m_model->removeRows(1, 2));
    QCOMPARE(frames(), (Frames{0}));
    QVERIFY(!m_model->removeRows(0, 2));
}

void TestKeyTableModel::rowsPasteWithTheirHeader()
{
    QVERIFY(m_model->paste(QStringLiteral("name\tframe\tx\nA\t15\t1.5\nA\t20\t2\n"), {}));
    QCOMPARE(frames(), (Frames{0, 10, 15, 20}));
    QCOMPARE(cell(3, X).toFloat(), 2.0f);
    QCOMPARE(m_document->undoStack()->count(), 1);
    QCOMPARE(m_document->selection().keyCount(), 2u);
    // Pastes the text that was copied from here.
    const auto text = mmd::textOfKeys(
        mmd::copiedKeys({m_document->scene(), theActor, m_model->keysOf({{0, 1}})}));
    QVERIFY(m_model->paste(QString::fromStdString(text), {}));
    QCOMPARE(m_document->undoStack()->count(), 1);
}

void TestKeyTableModel::cellsPasteFromASpreadsheet()
{
    QVERIFY(m_model->paste(
        QStringLiteral("1\t\t3,5\r\n4\t5\t6\r\n"), m_model->index(1, KeyColumn(X).index())));
    const auto& track = trackOf(m_document->scene(), "A");
    QCOMPARE(track.values()[1].translation, glm::vec3(1, 20, 3.5f));
    QCOMPARE(track.values()[2].translation, glm::vec3(4, 5, 6));
    QCOMPARE(m_document->undoStack()->count(), 1);
    QVERIFY(
        m_model->paste(QStringLiteral("1 2 3 4"), m_model->index(0, KeyColumn(CurveY).index())));
    QCOMPARE(trackOf(m_document->scene(), "A").curves(0)[1], (mmd::BezierCurve{1, 2, 3, 4}));
}

void TestKeyTableModel::pastingThatDoesNotFitDoesNothing()
{
    const mmd::Scene before = m_document->scene();
    const QModelIndex last = m_model->index(2, KeyColumn(X).index());
    QVERIFY(!m_model->paste(QStringLiteral("1\n2\n"), last));
    QVERIFY(!m_model->paste(QStringLiteral("words"), last));
    QVERIFY(!m_model->paste(QString(), last));
    QVERIFY(!m_model->paste(QStringLiteral("1"), {}));
    QVERIFY(!m_model->paste(QStringLiteral("5"), m_model->index(0, KeyColumn(Frame).index())));
    QVERIFY(!m_model->paste(
        QStringLiteral("1\t2\t3\t4\t5\t6\t7"), m_model->index(0, KeyColumn(X).index())));
    QVERIFY(m_document->scene() == before);
}

void TestKeyTableModel::smallChangesAreRowsAndLargeOnesOneReset()
{
    open(*m_document, largeScene({.bones = 4, .morphs = 0, .keysPerTrack = 400}));
    const auto all = mmd::trackIds(motion());
    show(all);
    QCOMPARE(m_model->rowCount(), 1600);
    QSignalSpy resets(m_model.get(), &KeyTableModel::modelReset);
    QSignalSpy inserted(m_model.get(), &KeyTableModel::rowsInserted);
    QSignalSpy removed(m_model.get(), &KeyTableModel::rowsRemoved);
    const auto move = [&](std::uint32_t last) {
        m_document->apply(
            mmd::moveKeys(
                {m_document->scene(), theActor, mmd::keysBetween(motion(), all, 100, last)}, 1),
            QString());
    };
    move(120);
    QCOMPARE(resets.count(), 0);
    QVERIFY(inserted.count() > 0);
    QCOMPARE(inserted.count(), removed.count());
    move(100000);
    QCOMPARE(resets.count(), 1);
}

void TestKeyTableModel::theModelIsSoundThroughRandomEdits_data()
{
    QTest::addColumn<int>("column");
    QTest::newRow("by track") << KeyColumn(Track).index();
    QTest::newRow("by frame") << KeyColumn(Frame).index();
    QTest::newRow("by value") << KeyColumn(Y).index();
}

void TestKeyTableModel::theModelIsSoundThroughRandomEdits()
{
    QFETCH(int, column);
    m_model->sort(
        column, column == KeyColumn(Frame).index() ? Qt::DescendingOrder : Qt::AscendingOrder);
    std::mt19937 random(5);
    const auto below = [&](std::uint32_t n) { return std::uint32_t(random() % n); };
    const mmd::Scene before = m_document->scene();
    for (int step = 0; step < 400; ++step) {
        const mmd::Scene& scene = m_document->scene();
        std::vector<mmd::TrackId> tracks{bone("A"), bone("C"), cameraTrack, morph("M")};
        std::erase_if(tracks, [&](const auto&) { return below(3) == 0; });
        if (below(8) == 0)
            show(tracks);
        mmd::Selection keys = mmd::keysBetween(motion(), tracks, below(30), below(40));
        keys.tracks = m_document->selection().tracks;
        switch (below(8)) {
        case 0:
            m_document->undo();
            break;
        case 1:
            m_document->redo();
            break;
        case 2:
            m_document->apply(mmd::registerKeys({scene, theActor, keys}, tracks, below(40)), {});
            break;
        case 3:
            m_document->apply(mmd::moveKeys({scene, theActor, keys}, below(9) - 4), {});
            break;
        case 4:
            m_document->apply(
                mmd::insertColumns({scene, theActor, keys}, tracks, below(30), 2), {});
            break;
        case 5:
            m_document->apply(mmd::deleteKeys({scene, theActor, keys}), {});
            break;
        default:
            if (m_model->rowCount() > 0)
                set(int(below(std::uint32_t(m_model->rowCount()))),
                    below(2) ? KeyColumn(Y) : KeyColumn(Frame), below(40));
        }
        std::size_t count = 0;
        for (const mmd::TrackId& track : m_document->selection().tracks) {
            const auto there = mmd::framesOf(motion(), track);
            count += there.size();
            for (const std::uint32_t frame : there)
                QVERIFY(m_model->rowOf(track, frame) >= 0);
        }
        QCOMPARE(std::size_t(m_model->rowCount()), count);
    }
    while (m_document->undoStack()->canUndo())
        m_document->undo();
    QVERIFY(m_document->scene() == before);
}

QTEST_GUILESS_MAIN(TestKeyTableModel)
#include "test_key_table_model.moc"
