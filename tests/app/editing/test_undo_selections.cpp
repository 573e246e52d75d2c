// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"
#include "libmmd/scene/edits/keys/drafts.h"
#include "tests/app/editing/edit_window.h"

#include <QtWidgets/QDoubleSpinBox>
#include <QtWidgets/QSpinBox>

using namespace odori;
using namespace odori::test;

/// Every command that changes keys, with keys, rows or nothing selected: undo restores the scene
/// and the selection, redo repeats the change, and the other actors do not change.
class TestUndoSelections : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanupTestCase() { m_window.reset(); }
    void undoGivesBackSceneAndSelection_data();
    void undoGivesBackSceneAndSelection();
    void dialogsGiveBackSceneAndSelection_data();
    void dialogsGiveBackSceneAndSelection();
    void keyAllBonesKeysNoMorphs();
    void droppingIsForTheSelectedRows();
    void aNudgeAfterAnotherSelectionIsAStepOfItsOwn();
    void stepsAreNamedAfterWhatTheyDo_data();
    void stepsAreNamedAfterWhatTheyDo();

private:
    enum Situation { Keys, Rows, Nothing, RowsWithChanges, Everything, SituationCount };

    [[nodiscard]] Document& document() const { return m_window->document; }
    [[nodiscard]] QAction* action(const char* id) const
    {
        return m_window->window.commands().action(id);
    }
    void addDraft(const mmd::TrackId& track, std::uint32_t frame);
    void arrange(Situation situation);

    std::unique_ptr<EditWindow> m_window;
};

void TestUndoSelections::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("OdoriTest"));
    QCoreApplication::setApplicationName(QStringLiteral("test_undo_selections"));
    m_window = std::make_unique<EditWindow>();
    m_window->open();
}

void TestUndoSelections::init()
{
    m_window->reset();
    document().setAutoKey(false);
}

void TestUndoSelections::addDraft(const mmd::TrackId& track, std::uint32_t frame)
{
    const bool isBone = track.kind == mmd::TrackKind::Bone;
    const mmd::Draft draft{
        track, frame, isBone ? mmd::DraftValue(mmd::BoneValue{{9, 9, 9}}) : mmd::MorphValue{0.9f}};
    document().apply(mmd::setDrafts({document().scene(), document().scene().active}, {&draft, 1}),
        QStringLiteral("Pose"));
}

void TestUndoSelections::arrange(Situation situation)
{
    m_window->reset();
    document().setCurrentFrame(10);
    mmd::Selection selection;
    if (situation == RowsWithChanges) {
        addDraft(m_window->leftArm, 10);
        addDraft(m_window->blink, 10);
    }
    if (situation != Nothing)
        for (const mmd::TrackId& track : {m_window->leftArm, m_window->blink})
            selection.setTrack(track, true);
    if (situation == Keys)
        for (const std::uint32_t frame : {10u, 20u})
            selection.setKey(m_window->leftArm, frame, true);
    if (situation == Everything)
        for (const mmd::TrackId& track : {m_window->leftArm, m_window->blink, m_window->showIk})
            for (const std::uint32_t frame : {0u, 10u, 20u})
                selection.setKey(track, frame, true);
    document().select(selection);
    document().undoStack()->clear();
}

void TestUndoSelections::undoGivesBackSceneAndSelection_data()
{
    QTest::addColumn<QByteArray>("id");
    for (const char* id :
        {"edit.cut", "edit.paste", "edit.pasteMirrored", "edit.delete", "edit.dropChanges",
            "keys.register", "keys.registerAll", "keys.keyAllBones", "keys.insertFrame",
            "keys.deleteFrame", "keys.reverse", "keys.align", "keys.earlier", "keys.later",
            "keys.tenEarlier", "keys.tenLater", "keys.mirror", "keys.physicsOn", "keys.physicsOff"})
        QTest::newRow(id) << QByteArray(id);
}

void TestUndoSelections::undoGivesBackSceneAndSelection()
{
    QFETCH(QByteArray, id);
    int steps = 0;
    for (int situation = 0; situation < SituationCount; ++situation) {
        if (id.startsWith("edit.paste")) { // provide keys to paste at another frame
            arrange(Keys);
            action("edit.copy")->trigger();
        }
        arrange(Situation(situation));
        if (id == "edit.paste" || id == "keys.align")
            document().setCurrentFrame(13);
        if (id == "keys.physicsOn") {
            action("keys.physicsOff")->trigger();
            document().undoStack()->clear();
        }
        if (!action(id)->isEnabled())
            continue;
        const QByteArray where = id + " in situation " + QByteArray::number(situation);
        const mmd::Scene before = document().scene();
        const mmd::Selection selected = document().selection();
        action(id)->trigger();
        if (id.startsWith("edit.paste"))
            QTRY_COMPARE(document().undoStack()->count(), 1);
        if (document().undoStack()->count() == 0)
            continue;
        ++steps;
        const mmd::Scene after = document().scene();
        const mmd::Selection selectedAfter = document().selection();
        QVERIFY2(after.actors[1] == before.actors[1] && after.camera == before.camera,
            where.constData());
        action("edit.undo")->trigger();
        QVERIFY2(document().scene() == before, where.constData());
        QVERIFY2(document().selection() == selected, where.constData());
        action("edit.redo")->trigger();
        QVERIFY2(document().scene() == after, where.constData());
        QVERIFY2(document().selection() == selectedAfter, where.constData());
    }
    QVERIFY(steps > 0);
}

void TestUndoSelections::dialogsGiveBackSceneAndSelection_data()
{
    QTest::addColumn<QByteArray>("id");
    for (const char* id :
        {"keys.insertFrames", "keys.deleteFrames", "keys.scale", "keys.snap", "keys.multiply"})
        QTest::newRow(id) << QByteArray(id);
}

void TestUndoSelections::dialogsGiveBackSceneAndSelection()
{
    QFETCH(QByteArray, id);
    int steps = 0;
    for (const Situation situation : {Keys, Rows, Nothing, Everything}) {
        arrange(situation);
        document().setCurrentFrame(10);
        if (!action(id)->isEnabled())
            continue;
        const mmd::Scene before = document().scene();
        const mmd::Selection selected = document().selection();
        m_window->inDialog<QDialog>(action(id)->text().remove(u'&'), [&](QDialog& dialog) {
            for (auto* number : dialog.findChildren<QDoubleSpinBox*>())
                if (number->isEnabled())
                    number->setValue(number->value() + 1.0);
            for (auto* number : dialog.findChildren<QSpinBox*>())
                if (number->isEnabled() && id == "keys.snap")
                    number->setValue(7);
            dialog.accept();
        });
        if (document().undoStack()->count() == 0)
            continue;
        ++steps;
        const mmd::Scene after = document().scene();
        const mmd::Selection selectedAfter = document().selection();
        QVERIFY(after.actors[1] == before.actors[1] && after.camera == before.camera);
        action("edit.undo")->trigger();
        QVERIFY(document().scene() == before);
        QVERIFY(document().selection() == selected);
        action("edit.redo")->trigger();
        QVERIFY(document().scene() == after);
        QVERIFY(document().selection() == selectedAfter);
    }
    QVERIFY(steps > 0);
}

void TestUndoSelections::keyAllBonesKeysNoMorphs()
{
    arrange(RowsWithChanges);
    document().setCurrentFrame(7);
    const mmd::Motion before = m_window->motion();
    action("keys.keyAllBones")->trigger();
    const mmd::Motion& after = m_window->motion();
    QVERIFY(after.morphs == before.morphs);
    QVERIFY(after.showIk == before.showIk);
    int keyed = 0;
    for (const auto& track : after.bones)
        keyed += track->find(7).has_value() ? 1 : 0;
    QCOMPARE(keyed, int(after.bones.size()));
    QVERIFY(keyed > 10);
}

void TestUndoSelections::droppingIsForTheSelectedRows()
{
    for (const mmd::TrackId& track : {m_window->leftArm, m_window->rightArm, m_window->blink})
        addDraft(track, 10);
    addDraft(m_window->leftArm, 15); // at another frame
    document().setCurrentFrame(10);
    const auto left = [&] {
        QStringList names;
        for (const mmd::Draft& draft : mmd::draftsOf(document().scene(), mmd::ActorId{1}))
            names.append(draft.track == m_window->leftArm    ? QStringLiteral("left")
                         : draft.track == m_window->rightArm ? QStringLiteral("right")
                                                             : QStringLiteral("blink"));
        names.sort();
        return names.join(u' ');
    };
    document().select({{m_window->rightArm}, {}});
    m_window->press(Qt::Key_Escape);
    QCOMPARE(left(), QStringLiteral("blink left left"));
    document().select({});
    m_window->press(Qt::Key_Escape); // discards all drafts of this frame
    QCOMPARE(left(), QStringLiteral("left"));
}

void TestUndoSelections::aNudgeAfterAnotherSelectionIsAStepOfItsOwn()
{
    m_window->select(m_window->leftArm, {10});
    m_window->press(Qt::Key_Right, Qt::AltModifier);
    m_window->select(m_window->blink, {20});
    m_window->press(Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(document().undoStack()->count(), 2);
    QCOMPARE(m_window->frames(m_window->leftArm), (Frames{0, 11, 20}));
    QCOMPARE(m_window->frames(m_window->blink), (Frames{0, 10, 21}));
    document().undo();
    QCOMPARE(m_window->frames(m_window->leftArm), (Frames{0, 11, 20}));
    QCOMPARE(m_window->frames(m_window->blink), (Frames{0, 10, 20}));
}

void TestUndoSelections::stepsAreNamedAfterWhatTheyDo_data()
{
    QTest::addColumn<QByteArray>("id");
    QTest::addColumn<QString>("name");
    const std::pair<const char*, const char*> names[] = {{"edit.cut", "Cut Keys"},
        {"edit.paste", "Paste Keys"}, {"edit.pasteMirrored", "Paste Mirrored"},
        {"edit.delete", "Delete Keys"}, {"keys.keyAllBones", "Register All Bones"},
        {"keys.insertFrame", "Insert Frame"}, {"keys.deleteFrame", "Delete Frame"},
        {"keys.reverse", "Reverse Keys"}, {"keys.align", "Align Keys"}, {"keys.later", "Move Keys"},
        {"keys.mirror", "Mirror Keys"}, {"keys.physicsOff", "Physics Off"},
        {"keys.physicsOn", "Physics On"}, {"models.visible", "Hide mannequin (1)"},
        {"models.down", "Move mannequin (1)"}, {"models.remove", "Remove mannequin (1)"}};
    for (const auto& [id, name] : names)
        QTest::newRow(id) << QByteArray(id) << QString::fromLatin1(name);
}

void TestUndoSelections::stepsAreNamedAfterWhatTheyDo()
{
    QFETCH(QByteArray, id);
    QFETCH(QString, name);
    arrange(Keys);
    if (id.startsWith("edit.paste"))
        action("edit.copy")->trigger();
    if (id == "keys.physicsOn") {
        action("keys.physicsOff")->trigger();
        document().undoStack()->clear();
    }
    document().setCurrentFrame(3);
    action(id)->trigger();
    QTRY_COMPARE(document().undoStack()->count(), 1);
    QCOMPARE(document().undoStack()->undoText(), name);
    if (id == "models.visible") {
        action(id)->trigger();
        QCOMPARE(document().undoStack()->undoText(), QStringLiteral("Show mannequin (1)"));
    }
}

QTEST_MAIN(TestUndoSelections)
#include "test_undo_selections.moc"
