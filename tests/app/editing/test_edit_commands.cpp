// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"
#include "app/editing/edit_commands.h"
#include "libmmd/scene/edits/keys/drafts.h"
#include "tests/app/editing/edit_window.h"
#include "ui/document/scene_drafts.h"

#include <QtGui/QContextMenuEvent>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMenu>
#include <QtWidgets/QMenuBar>

using namespace odori;
using namespace odori::test;

Q_DECLARE_METATYPE(mmd::TrackKind)

/// Commands without a dialog, used by their keys and menus in the real window.
class TestEditCommands : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init()
    {
        m_window->reset();
        m_window->window.findChild<EditCommands*>()->setClock([this] { return m_seconds; });
    }
    void cleanupTestCase() { m_window.reset(); }
    void eachIsOneStepOnEveryKind_data();
    void eachIsOneStepOnEveryKind();
    void insertingAndDeletingAFrameIsSaid();
    void reversingTurnsEveryKindRound_data();
    void reversingTurnsEveryKindRound();
    void withoutSelectedKeysTheColumnIsMeant();
    void mirroringKeysMovesThemOver();
    void mirroringSaysWhatItReplaced();
    void nudgesInARowAreOneStep();
    void aPauseBetweenNudgesEndsTheirStep();
    void aNudgeStopsAtTheFirstFrame();
    void aKeyThatWasRunOverComesBack();
    void enterRegistersAndEscapeDrops();
    void physicsIsSwitchedOnKeys();
    void nothingToDoIsDisabled();
    void singleKeysStayWithFields();
    void singleKeysStayWithAnOpenMenu();
    void theSheetsContextMenuHasThem();
    void changesOfThePanelsAreRegisteredAndDropped();

private:
    [[nodiscard]] Document& document() const { return m_window->document; }

    std::unique_ptr<EditWindow> m_window;
    double m_seconds = 0.0; ///< the clock of nudges
};

void TestEditCommands::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("OdoriTest"));
    QCoreApplication::setApplicationName(QStringLiteral("test_edit_commands"));
    m_window = std::make_unique<EditWindow>();
    m_window->open();
}

void TestEditCommands::eachIsOneStepOnEveryKind_data()
{
    QTest::addColumn<mmd::TrackKind>("kind");
    QTest::addColumn<int>("key"); ///< 0: from the menu
    QTest::addColumn<int>("modifiers");
    QTest::addColumn<QString>("command");
    QTest::addColumn<QString>("name");
    QTest::addColumn<Frames>("expected"); ///< keys at 0, 10, 20; 10 and 20 selected; frame 15
    struct Command {
        int key, modifiers;
        const char *command, *name;
        Frames expected;
    };
    const int control = Qt::ControlModifier, alt = Qt::AltModifier;
    const Command commands[] = {
        {Qt::Key_X, control, "", "Cut Keys", {0}},
        {Qt::Key_Delete, 0, "", "Delete Keys", {0}},
        {Qt::Key_I, 0, "", "Insert Frame", {0, 10, 21}},
        {Qt::Key_K, 0, "", "Delete Frame", {0, 10, 19}},
        {Qt::Key_Right, alt, "", "Move Keys", {0, 11, 21}},
        {Qt::Key_Left, alt, "", "Move Keys", {0, 9, 19}},
        {Qt::Key_Right, alt | Qt::ShiftModifier, "", "Move Keys", {0, 20, 30}},
        {Qt::Key_Left, alt | Qt::ShiftModifier, "", "Move Keys", {0, 10}},
        {0, 0, "Align to This Frame", "Align Keys", {0, 15, 25}},
    };
    const std::pair<const char*, mmd::TrackKind> kinds[] = {{"bone", mmd::TrackKind::Bone},
        {"morph", mmd::TrackKind::Morph}, {"camera", mmd::TrackKind::Camera},
        {"light", mmd::TrackKind::Light}, {"shadow", mmd::TrackKind::Shadow},
        {"show", mmd::TrackKind::ShowIk}};
    for (const auto& [kindName, kind] : kinds)
        for (const Command& each : commands)
            QTest::addRow("%s: %s to %u", kindName, each.name, each.expected.back())
                << kind << each.key << each.modifiers << QString::fromLatin1(each.command)
                << QString::fromLatin1(each.name) << each.expected;
}

void TestEditCommands::eachIsOneStepOnEveryKind()
{
    QFETCH(mmd::TrackKind, kind);
    QFETCH(int, key);
    QFETCH(int, modifiers);
    QFETCH(QString, command);
    QFETCH(QString, name);
    QFETCH(Frames, expected);
    const bool isScenes = kind == mmd::TrackKind::Camera || kind == mmd::TrackKind::Light ||
                          kind == mmd::TrackKind::Shadow;
    if (isScenes)
        m_window->activate(0);
    const mmd::TrackId track = kind == mmd::TrackKind::Bone    ? m_window->leftArm
                               : kind == mmd::TrackKind::Morph ? m_window->blink
                                                               : mmd::TrackId{kind, {}};
    m_window->select(track, {10, 20});
    document().setCurrentFrame(15);
    const mmd::Scene before = document().scene();
    if (key != 0)
        m_window->press(Qt::Key(key), Qt::KeyboardModifiers(modifiers));
    else
        m_window->action(command)->trigger();
    QCOMPARE(m_window->frames(track), expected);
    m_window->checkOneStep(before, name);

    // Pasting restores the cut keys.
    if (name == QStringLiteral("Cut Keys")) {
        document().setCurrentFrame(40);
        m_window->press(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(m_window->frames(track), (Frames{0, 40, 50}));
        QCOMPARE(document().undoStack()->undoText(), QStringLiteral("Paste Keys"));
        QVERIFY(document().selection().hasKey(track, 50));
        document().undo();
        QCOMPARE(m_window->frames(track), (Frames{0}));
    }
}

void TestEditCommands::insertingAndDeletingAFrameIsSaid()
{
    QSignalSpy said(&document(), &Document::said);
    const auto last = [&] { return said.last().front().toString(); };
    document().setCurrentFrame(10);
    m_window->press(Qt::Key_K);
    QVERIFY2(last().startsWith(QStringLiteral("Deleted frame 10 with ")), qPrintable(last()));
    QVERIFY(!last().contains(QStringLiteral("with 0 ")));
    document().setCurrentFrame(11);
    m_window->press(Qt::Key_I);
    QCOMPARE(last(), QStringLiteral("Inserted an empty frame at 11."));
}

void TestEditCommands::reversingTurnsEveryKindRound_data()
{
    QTest::addColumn<mmd::TrackKind>("kind");
    QTest::newRow("bone") << mmd::TrackKind::Bone;
    QTest::newRow("morph") << mmd::TrackKind::Morph;
    QTest::newRow("camera") << mmd::TrackKind::Camera;
    QTest::newRow("light") << mmd::TrackKind::Light;
    QTest::newRow("shadow") << mmd::TrackKind::Shadow;
    QTest::newRow("show") << mmd::TrackKind::ShowIk;
}

void TestEditCommands::reversingTurnsEveryKindRound()
{
    QFETCH(mmd::TrackKind, kind);
    if (kind != mmd::TrackKind::Bone && kind != mmd::TrackKind::Morph &&
        kind != mmd::TrackKind::ShowIk)
        m_window->activate(0);
    const mmd::TrackId track = kind == mmd::TrackKind::Bone    ? m_window->leftArm
                               : kind == mmd::TrackKind::Morph ? m_window->blink
                                                               : mmd::TrackId{kind, {}};
    m_window->select(track, {0, 10, 20});
    const mmd::Scene before = document().scene();
    m_window->action(QStringLiteral("Reverse in Time"))->trigger();
    m_window->checkOneStep(before, QStringLiteral("Reverse Keys"));
    QCOMPARE(m_window->frames(track), (Frames{0, 10, 20}));
    m_window->action(QStringLiteral("Reverse in Time"))->trigger();
    QVERIFY(document().scene() == before || kind == mmd::TrackKind::Bone); // up to rounding
}

void TestEditCommands::withoutSelectedKeysTheColumnIsMeant()
{
    mmd::Selection tracks;
    tracks.setTrack(m_window->leftArm, true);
    tracks.setTrack(m_window->blink, true);
    document().select(tracks);
    document().setCurrentFrame(10);
    const mmd::Scene before = document().scene();
    m_window->press(Qt::Key_Delete);
    QCOMPARE(m_window->frames(m_window->leftArm), (Frames{0, 20}));
    QCOMPARE(m_window->frames(m_window->blink), (Frames{0, 20}));
    QCOMPARE(m_window->frames(m_window->showIk), (Frames{0, 10, 20}));
    document().undo();
    QVERIFY(document().selection() == tracks); // the same rows, no keys
    document().redo();
    document().undo();
    QVERIFY(document().scene() == before);
    document().setCurrentFrame(11); // a frame without keys
    QVERIFY(!m_window->action(QStringLiteral("Delete Keys"))->isEnabled());
    QVERIFY(!m_window->action(QStringLiteral("Cut"))->isEnabled());
    QVERIFY(m_window->command(QStringLiteral("Copy"))->isEnabled()); // copies the pose
}

void TestEditCommands::mirroringKeysMovesThemOver()
{
    m_window->select(m_window->leftArm, {10});
    const mmd::Scene before = document().scene();
    m_window->action(QStringLiteral("Mirror"))->trigger();
    QCOMPARE(m_window->frames(m_window->leftArm), (Frames{0, 20}));
    QCOMPARE(m_window->frames(m_window->rightArm), (Frames{5, 10}));
    QVERIFY(document().selection().hasKey(m_window->rightArm, 10));
    m_window->checkOneStep(before, QStringLiteral("Mirror Keys"));
}

void TestEditCommands::mirroringSaysWhatItReplaced()
{
    m_window->select(m_window->rightArm, {5});
    for (int time = 0; time < 5; ++time)
        m_window->press(Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(m_window->frames(m_window->rightArm), Frames{10});
    m_window->select(m_window->leftArm, {0, 10});
    QSignalSpy said(&document(), &Document::said);
    m_window->action(QStringLiteral("Mirror"))->trigger();
    QCOMPARE(m_window->frames(m_window->rightArm), (Frames{0, 10}));
    QCOMPARE(said.size(), 1);
    QVERIFY(said.last().front().toString().contains(QStringLiteral("replaced 1 key")));
}

void TestEditCommands::nudgesInARowAreOneStep()
{
    m_window->select(m_window->leftArm, {10});
    const mmd::Scene before = document().scene();
    for (int time = 0; time < 4; ++time)
        m_window->press(Qt::Key_Right, Qt::AltModifier);
    m_window->press(Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(m_window->frames(m_window->leftArm), (Frames{0, 13, 20}));
    m_window->checkOneStep(before, QStringLiteral("Move Keys"));
    // After undo and redo the next nudge is a new step.
    m_window->press(Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(document().undoStack()->count(), 2);
    // A nudge forth and back changes nothing and keeps the previous step.
    m_window->press(Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(document().undoStack()->index(), 1);
    m_window->press(Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(m_window->frames(m_window->leftArm), (Frames{0, 12, 20}));
    QCOMPARE(document().undoStack()->index(), 2);
    // A nudge after another selection is a new step too.
    m_window->select(m_window->blink, {10});
    m_window->press(Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(document().undoStack()->index(), 3);
}

/// Only the test's clock counts, not the time that the machine takes between two keys.
void TestEditCommands::aPauseBetweenNudgesEndsTheirStep()
{
    m_window->select(m_window->leftArm, {10});
    m_window->press(Qt::Key_Right, Qt::AltModifier);
    m_seconds += 0.99;
    m_window->press(Qt::Key_Right, Qt::AltModifier);
    m_seconds += 0.99; // counted from the last nudge, not the first
    m_window->press(Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(document().undoStack()->count(), 1);
    m_seconds += 1.0;
    m_window->press(Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(document().undoStack()->count(), 2);
    QCOMPARE(m_window->frames(m_window->leftArm), (Frames{0, 14, 20}));
    document().undo();
    QCOMPARE(m_window->frames(m_window->leftArm), (Frames{0, 13, 20}));
    document().undo();
    QCOMPARE(m_window->frames(m_window->leftArm), (Frames{0, 10, 20}));
}

void TestEditCommands::aNudgeStopsAtTheFirstFrame()
{
    m_window->select(m_window->leftArm, {10});
    m_window->press(Qt::Key_Left, Qt::AltModifier | Qt::ShiftModifier);
    QCOMPARE(m_window->frames(m_window->leftArm), (Frames{0, 20}));
    m_window->press(Qt::Key_Left, Qt::AltModifier); // disabled: there is no earlier frame
    QCOMPARE(document().undoStack()->count(), 1);
    m_window->press(Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(m_window->frames(m_window->leftArm), (Frames{0, 1, 20})); // undone
}

void TestEditCommands::aKeyThatWasRunOverComesBack()
{
    m_window->select(m_window->leftArm, {0});
    m_window->press(Qt::Key_Right, Qt::AltModifier | Qt::ShiftModifier);
    QCOMPARE(m_window->frames(m_window->leftArm), (Frames{10, 20}));
    m_window->press(Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(m_window->frames(m_window->leftArm), (Frames{10, 11, 20}));
}

void TestEditCommands::enterRegistersAndEscapeDrops()
{
    const auto draft = [&](const mmd::TrackId& track) {
        const bool isBone = track.kind == mmd::TrackKind::Bone;
        const mmd::BoneValue pose{{1, 2, 3}};
        const mmd::Draft one{track, 15, isBone ? mmd::DraftValue(pose) : mmd::MorphValue{0.25f}};
        document().apply(mmd::setDrafts({document().scene(), mmd::ActorId{1}}, std::span(&one, 1)),
            QStringLiteral("Pose"));
    };
    document().setCurrentFrame(15);
    draft(m_window->leftArm);
    draft(m_window->blink);
    QVERIFY(m_window->action(QStringLiteral("Discard Drafts"))->isEnabled());
    m_window->select(m_window->blink, {});
    m_window->press(Qt::Key_Escape); // only of the selected bone
    QCOMPARE(document().actor()->drafts.size(), 1u);
    QCOMPARE(document().undoStack()->undoText(), QStringLiteral("Discard Drafts"));
    document().undo();
    document().select({});
    m_window->window.viewport().setFocus();
    QTest::keyClick(&m_window->window.viewport(), Qt::Key_Escape);
    QVERIFY(document().actor()->drafts.empty());
    document().undo();
    QCOMPARE(document().actor()->drafts.size(), 2u);
    m_window->window.dopeSheet().setFocus();
    m_window->press(Qt::Key_Return); // no selection: registers all drafts
    QVERIFY(document().actor()->drafts.empty());
    QCOMPARE(m_window->frames(m_window->leftArm), (Frames{0, 10, 15, 20}));
    QCOMPARE(m_window->frames(m_window->blink), (Frames{0, 10, 15, 20}));
    QCOMPARE(document().undoStack()->undoText(), QStringLiteral("Register"));
    // The camera is registered without a selection.
    m_window->activate(0);
    m_window->press(Qt::Key_Return);
    QCOMPARE(m_window->frames(m_window->camera), (Frames{0, 10, 15, 20}));
    QCOMPARE(m_window->frames(m_window->light), (Frames{0, 10, 20}));
}

void TestEditCommands::physicsIsSwitchedOnKeys()
{
    m_window->select(m_window->leftArm, {10, 20});
    const mmd::Scene before = document().scene();
    m_window->action(QStringLiteral("Physics Off"))->trigger();
    const auto& track = *mmd::findBoneTrack(m_window->motion(), m_window->leftArm.name);
    QVERIFY(mmd::isPhysicsOn(track.key(0).interpolation));
    QVERIFY(!mmd::isPhysicsOn(track.key(1).interpolation));
    m_window->checkOneStep(before, QStringLiteral("Physics Off"));
    m_window->action(QStringLiteral("Physics On"))->trigger();
    QVERIFY(document().scene() == before);
    m_window->select(m_window->blink, {10});
    QVERIFY(!m_window->action(QStringLiteral("Physics Off"))->isEnabled());
}

void TestEditCommands::nothingToDoIsDisabled()
{
    const auto isEnabled = [&](const char* text) {
        return m_window->action(QString::fromUtf8(text))->isEnabled();
    };
    for (const char* each : {"Cut", "Delete Keys", "Reverse in Time", "Mirror",
             "Align to This Frame", "Snap…", "One Frame Later", "Multiply and Add…", "None"})
        QVERIFY2(!isEnabled(each), each);
    QVERIFY(isEnabled("Insert Frame") && isEnabled("All Keys"));
    document().setCurrentFrame(21); // after the last key
    QVERIFY(!isEnabled("Insert Frame") && !isEnabled("Delete Frame"));
    m_window->select(m_window->leftArm, {0});
    QVERIFY(isEnabled("Copy") && isEnabled("One Frame Later") && isEnabled("None"));
    QVERIFY(!isEnabled("One Frame Earlier") && !isEnabled("Reverse in Time"));
    m_window->activate(2); // this model has no keys
    for (const char* each : {"All Keys", "Column", "Scale a Range…", "Insert Frames…"})
        QVERIFY2(!isEnabled(each), each);
}

void TestEditCommands::singleKeysStayWithFields()
{
    m_window->select(m_window->leftArm, {10});
    auto* search = m_window->window.findChild<QLineEdit*>();
    QVERIFY(search);
    for (QLineEdit* each : m_window->window.findChildren<QLineEdit*>())
        if (each->accessibleName() == QStringLiteral("Search rows"))
            search = each;
    search->setFocus();
    for (const Qt::Key key : {Qt::Key_I, Qt::Key_K, Qt::Key_S, Qt::Key_A, Qt::Key_Delete})
        QTest::keyClick(search, key);
    QTest::keyClick(search, Qt::Key_X, Qt::ControlModifier);
    QTest::keyClick(search, Qt::Key_Escape);
    QCOMPARE(document().undoStack()->count(), 0);
    search->clear();
}

void TestEditCommands::singleKeysStayWithAnOpenMenu()
{
    m_window->select(m_window->leftArm, {10});
    document().setCurrentFrame(12);
    const EditSpace space = m_window->window.viewport().editSpace();
    for (QMenu* menu : m_window->window.menuBar()->findChildren<QMenu*>())
        if (menu->title().remove(u'&') == QStringLiteral("Keys")) {
            menu->popup(m_window->window.mapToGlobal(QPoint(200, 30)));
            QTest::keyClick(menu, Qt::Key_L); // "Align", not "next axes"
        }
    QCOMPARE(m_window->frames(m_window->leftArm), (Frames{0, 12, 20}));
    QVERIFY(m_window->window.viewport().editSpace() == space);
}

void TestEditCommands::theSheetsContextMenuHasThem()
{
    DopeCanvas& sheet = m_window->window.dopeSheet().canvas();
    sheet.view().ensureTrackVisible(m_window->leftArm);
    const QPoint at = sheet.view().keyPosition(m_window->leftArm, 10);
    QTimer::singleShot(0, this, [&] {
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu);
        QStringList texts;
        for (const QAction* each : menu->actions())
            texts.append(each->text().remove(u'&'));
        QVERIFY(texts.front().startsWith(QStringLiteral("Register 1")));
        for (const char* each : {"Cut", "Paste Mirrored", "Select", "Time", "Values"})
            QVERIFY2(texts.contains(QLatin1String(each)), each);
        m_window->action(QStringLiteral("Delete Keys"))->trigger();
        menu->close();
    });
    QTest::mouseClick(&sheet, Qt::RightButton, {}, at); // selects the key that the menu acts on
    QContextMenuEvent event(QContextMenuEvent::Mouse, at, sheet.mapToGlobal(at));
    QCoreApplication::sendEvent(&sheet, &event);
    QCOMPARE(m_window->frames(m_window->leftArm), (Frames{0, 20}));
}

void TestEditCommands::changesOfThePanelsAreRegisteredAndDropped()
{
    m_window->activate(0);
    document().setCurrentFrame(15);
    mmd::LightValue light;
    light.colour = glm::vec3(0.25f);
    SceneDrafts& drafts = document().sceneDrafts();
    drafts.change(light, QStringLiteral("Light"));
    QCOMPARE(document().scene().cameraDrafts.size(), 1u);
    m_window->press(Qt::Key_Escape);
    QCOMPARE(document().scene().cameraDrafts.size(), 0u);
    QVERIFY(drafts.shown(mmd::TrackKind::Light) != mmd::DraftValue(light));
    document().undo();
    QVERIFY(drafts.shown(mmd::TrackKind::Light) == mmd::DraftValue(light));
    m_window->press(Qt::Key_Return);
    QCOMPARE(document().scene().cameraDrafts.size(), 0u);
    QCOMPARE(m_window->frames(m_window->light), (Frames{0, 10, 15, 20}));
    QCOMPARE(m_window->frames(m_window->camera), (Frames{0, 10, 20})); // no new key
    QCOMPARE(document().undoStack()->count(), 2); // the draft and its registration
}

QTEST_MAIN(TestEditCommands)
#include "test_edit_commands.moc"
