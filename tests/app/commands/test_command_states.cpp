// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/keys/drafts.h"
#include "libmmd/scene/edits/keys/move.h"
#include "libmmd/scene/edits/keys/register.h"
#include "libmmd/scene/edits/scene/actors.h"
#include "libmmd/scene/edits/scene/outside_parents.h"
#include "tests/app/editing/edit_window.h"
#include "ui/dialogs/edits/edit_dialog.h"
#include "ui/document/files/project.h"
#include "ui/document/scene_drafts.h"

#include <QtWidgets/QLabel>
#include <QtWidgets/QStatusBar>
#include <QtWidgets/QToolButton>

using namespace odori;
using namespace odori::test;

/// Which commands are enabled in which state of the real window, and the texts of the title, the
/// status bar and the menus.
class TestCommandStates : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanupTestCase() { m_window.reset(); }
    void commandsAreThereWhereTheyDoSomething_data();
    void commandsAreThereWhereTheyDoSomething();
    void draftsAreRegisteredDroppedAndFound();
    void undoAndRedoNameTheirSteps();
    void aDragCanBeUndone();
    void theStatusBarCounts();
    void theTitleNamesMotionAndModel();
    void theModelsMenuFollowsTheActiveModel();
    void removingAModelNamesWhatFollowedIt();
    void theModelsMenuShowsAndHides();
    void poseModesAreChosenByTheirKeys();
    void axesGoRound();
    void autoKeyIsSwitched();
    void dialogsStopThePlayback();
    void columnsAreInsertedInTheActiveMotionAlone();
    void theRegisterButtonIsGreenForDrafts();

private:
    [[nodiscard]] Document& document() const { return m_window->document; }
    [[nodiscard]] QAction* action(const char* text) const
    {
        QAction* ofEditMenu = m_window->command(QString::fromUtf8(text));
        return ofEditMenu ? ofEditMenu : m_window->action(QString::fromUtf8(text));
    }
    /// The action of the Models menu with this object name, or whose text begins like this.
    [[nodiscard]] QAction* ofModels(const char* text) const
    {
        auto* menu = m_window->window.findChild<QMenu*>(QStringLiteral("modelsMenu"));
        for (QAction* each : menu->actions())
            if (each->text().remove(u'&').startsWith(QLatin1String(text)))
                return each;
        return nullptr;
    }
    [[nodiscard]] QString counts() const
    {
        return m_window->window.findChild<QLabel*>(QStringLiteral("counts"))->text();
    }
    [[nodiscard]] QString draftText() const
    {
        for (const QLabel* label : m_window->window.statusBar()->findChildren<QLabel*>())
            if (label->text().contains(QStringLiteral("draft")))
                return label->text();
        return {};
    }
    void addDraft(const mmd::TrackId& track, std::uint32_t frame)
    {
        const mmd::Draft draft{track, frame, mmd::BoneValue{{9, 9, 9}}};
        document().apply(
            mmd::setDrafts({document().scene(), document().scene().active}, {&draft, 1}),
            QStringLiteral("Pose"));
    }

    std::unique_ptr<EditWindow> m_window;
};

void TestCommandStates::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("OdoriTest"));
    QCoreApplication::setApplicationName(QStringLiteral("test_command_states"));
    m_window = std::make_unique<EditWindow>();
    m_window->open();
}

void TestCommandStates::init()
{
    m_window->reset();
    document().setAutoKey(false);
}

void TestCommandStates::commandsAreThereWhereTheyDoSomething_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QString>("states");
    // Columns: nothing open, a model, the camera, two selected keys of a model, a model without
    // keys.
    const std::pair<const char*, const char*> commands[] = {{"Cut", "00010"}, {"Copy", "11111"},
        {"Delete Keys", "00010"}, {"Register All Drafts", "00000"}, {"Register All Bones", "01011"},
        {"Discard Drafts", "00000"}, {"Insert Frame", "01110"}, {"Delete Frame", "01110"},
        {"Insert Frames…", "01110"}, {"Delete Frames…", "01110"}, {"Scale a Range…", "01110"},
        {"Reverse in Time", "00010"}, {"Align to This Frame", "00010"}, {"Snap…", "00010"},
        {"One Frame Earlier", "00010"}, {"Ten Frames Later", "00010"}, {"Mirror", "00010"},
        {"Multiply and Add…", "00010"}, {"Physics On", "00010"}, {"Physics Off", "00010"},
        {"All Keys", "01110"}, {"Column", "01110"}, {"Keys of the Selected Rows", "00010"},
        {"From This Frame On", "01110"}, {"Range…", "01110"}, {"All Bones", "01011"},
        {"Bones and Morphs with Drafts", "00000"}, {"Invert", "11111"}, {"None", "00010"},
        {"Export…", "01011"}, {"Save As…", "01111"}, {"Save Pose As…", "01011"},
        {"Save Selected Keys As…", "00010"}, {"Find Textures…", "01011"},
        {"Save Project As…", "11111"}, {"Visible", "01011"}, {"Move Up", "00001"},
        {"Move Down", "01010"}, {"Terms of Use…", "00000"}};
    for (const auto& [command, states] : commands)
        QTest::newRow(command) << QString::fromUtf8(command) << QString::fromLatin1(states);
}

void TestCommandStates::commandsAreThereWhereTheyDoSomething()
{
    QFETCH(QString, command);
    QFETCH(QString, states);
    const QByteArray name = command.toUtf8();
    QString found;
    const auto look = [&] { found += action(name.constData())->isEnabled() ? u'1' : u'0'; };
    QVERIFY2(action(name.constData()), name.constData());
    document().project().close();
    look();
    m_window->reset();
    look();
    m_window->activate(0);
    look();
    m_window->activate(1);
    m_window->select(m_window->leftArm, {10, 20});
    look();
    m_window->activate(2);
    look();
    QCOMPARE(found, states);
}

void TestCommandStates::draftsAreRegisteredDroppedAndFound()
{
    const auto states = [&] {
        QString found;
        for (const char* each :
            {"Register All Drafts", "Discard Drafts", "Bones and Morphs with Drafts"})
            found += action(each)->isEnabled() ? u'1' : u'0';
        return found;
    };
    addDraft(m_window->leftArm, 15);
    QCOMPARE(states(), QStringLiteral("100")); // the draft is at another frame
    document().setCurrentFrame(15);
    QCOMPARE(states(), QStringLiteral("111"));
    m_window->select(m_window->rightArm, {});
    QCOMPARE(states(), QStringLiteral("101")); // its bone is not selected
    document().select({{m_window->leftArm}, {}});
    QCOMPARE(states(), QStringLiteral("111"));
    m_window->activate(2);
    QCOMPARE(states(), QStringLiteral("000")); // the draft is of the other model
    document().sceneDrafts().change(mmd::CameraValue{.distance = -3.0f}, {});
    QCOMPARE(states(), QStringLiteral("100")); // drafts of the scene are registered too
    document().activate(mmd::sceneActor);
    QCOMPARE(states(), QStringLiteral("111"));
}

void TestCommandStates::undoAndRedoNameTheirSteps()
{
    QAction* undo = action("Undo");
    QAction* redo = action("Redo");
    QVERIFY(undo && redo && !undo->isEnabled() && !redo->isEnabled());
    m_window->select(m_window->leftArm, {10});
    m_window->press(Qt::Key_Delete);
    QVERIFY(undo->isEnabled() && !redo->isEnabled());
    QCOMPARE(undo->text(), QStringLiteral("&Undo Delete Keys"));
    QCOMPARE(undo->toolTip(), QStringLiteral("Undo Delete Keys (Ctrl+Z)"));
    document().undo();
    QVERIFY(!undo->isEnabled() && redo->isEnabled());
    QCOMPARE(undo->text(), QStringLiteral("&Undo"));
    QCOMPARE(redo->text(), QStringLiteral("&Redo Delete Keys"));
    redo->trigger();
    QCOMPARE(m_window->frames(m_window->leftArm), (Frames{0, 20}));
    QCOMPARE(redo->text(), QStringLiteral("&Redo"));
    undo->trigger();
    QCOMPARE(m_window->frames(m_window->leftArm), (Frames{0, 10, 20}));
}

void TestCommandStates::aDragCanBeUndone()
{
    QAction* undo = action("Undo");
    m_window->select(m_window->leftArm, {10});
    const mmd::Scene before = document().scene();
    document().beginGesture();
    QVERIFY(!undo->isEnabled());
    document().updateGesture(mmd::moveKeys(
        {document().gestureScene(), before.active, document().gestureSelection()}, 3));
    QVERIFY(undo->isEnabled());
    undo->trigger();
    QVERIFY(document().scene() == before);
    QVERIFY(!undo->isEnabled());
}

void TestCommandStates::theStatusBarCounts()
{
    QCOMPARE(counts(), QStringLiteral("10 key(s) · 4 track(s)"));
    QCOMPARE(draftText(), QString());
    addDraft(m_window->leftArm, 15);
    addDraft(m_window->rightArm, 15);
    QCOMPARE(draftText(), QStringLiteral("2 draft(s)"));
    const mmd::Draft light{{mmd::TrackKind::Light, {}}, 15, mmd::LightValue{}};
    document().apply(mmd::setDrafts({document().scene(), mmd::sceneActor}, {&light, 1}), {});
    QCOMPARE(draftText(), QStringLiteral("3 draft(s)")); // Register All Drafts registers all three
    document().undo();
    m_window->activate(2);
    QCOMPARE(counts(), QStringLiteral("0 key(s) · 0 track(s)"));
    QCOMPARE(draftText(), QString());
    m_window->activate(0);
    QCOMPARE(counts(), QStringLiteral("9 key(s) · 3 track(s)"));
    document().project().close();
    QVERIFY2(counts().startsWith(QStringLiteral("Drop a model")), qPrintable(counts()));
    document().apply(mmd::registerCamera({document().scene(), mmd::sceneActor}, 3, {}), {});
    QCOMPARE(counts(), QStringLiteral("1 key(s) · 1 track(s)"));
}

void TestCommandStates::theTitleNamesMotionAndModel()
{
    const auto title = [&] { return m_window->window.windowTitle(); };
    QCOMPARE(title(), QStringLiteral("untitled[*] — mannequin (1) — Odori"));
    m_window->activate(2);
    QCOMPARE(title(), QStringLiteral("untitled[*] — mannequin (2) — Odori"));
    m_window->activate(0);
    QCOMPARE(title(), QStringLiteral("untitled[*] — Camera — Odori"));
    document().project().close();
    QCOMPARE(title(), QStringLiteral("untitled[*] — Odori"));
    QVERIFY(!m_window->window.isWindowModified());
    document().apply(mmd::registerCamera({document().scene(), mmd::sceneActor}, 3, {}), {});
    QCOMPARE(title(), QStringLiteral("untitled[*] — Camera — Odori"));
    document().undo();
    QCOMPARE(title(), QStringLiteral("untitled[*] — Odori"));
    m_window->reset();
    document().load(mmd::setMotion({document().scene(), mmd::ActorId{1}}, {}, "/a/b[*].vmd"));
    QCOMPARE(title(), QStringLiteral("b[*][*].vmd[*] — mannequin (1) — Odori"));
    QCOMPARE(m_window->window.windowFilePath(), QStringLiteral("/a/b[*].vmd"));
    mmd::OpenedProject project;
    project.scene = document().scene();
    document().project().open(std::move(project), QStringLiteral("/a/scene.odori"));
    QCOMPARE(title(), QStringLiteral("scene.odori[*] — b[*][*].vmd — mannequin (1) — Odori"));
    QCOMPARE(m_window->window.windowFilePath(), QStringLiteral("/a/scene.odori"));
    document().project().close();
}

void TestCommandStates::theModelsMenuFollowsTheActiveModel()
{
    QCOMPARE(ofModels("Remove")->text(), QStringLiteral("&Remove mannequin (1)"));
    ofModels("Next Model")->trigger();
    QCOMPARE(document().scene().active, mmd::ActorId{2});
    QCOMPARE(ofModels("Remove")->text(), QStringLiteral("&Remove mannequin (2)"));
    ofModels("Next Model")->trigger();
    QCOMPARE(document().scene().active, mmd::sceneActor);
    QCOMPARE(ofModels("Remove")->text(), QStringLiteral("&Remove"));
    QVERIFY(!ofModels("Remove")->isEnabled());
    ofModels("Previous Model")->trigger();
    QCOMPARE(document().scene().active, mmd::ActorId{2});
    document().undoStack()->clear();
    ofModels("Move Up")->trigger();
    QCOMPARE(document().scene().actors.front().id, mmd::ActorId{2});
    ofModels("Move Down")->trigger();
    QCOMPARE(document().scene().actors.front().id, mmd::ActorId{1});
    QCOMPARE(document().undoStack()->undoText(), QStringLiteral("Move mannequin (2)"));
    ofModels("Remove")->trigger();
    QCOMPARE(document().undoStack()->undoText(), QStringLiteral("Remove mannequin (2)"));
    QCOMPARE(document().scene().actors.size(), std::size_t(1));
    QCOMPARE(ofModels("Remove")->text(), QStringLiteral("&Remove mannequin")); // the only model
    QVERIFY(!ofModels("Move Up")->isEnabled() && !ofModels("Move Down")->isEnabled());
}

void TestCommandStates::removingAModelNamesWhatFollowedIt()
{
    QSignalSpy said(&document(), &Document::said);
    const mmd::ActorId first{1}, second{2};
    const mmd::OutsideParentKey follows{m_window->leftArm.name, 3, {first, {}}};
    document().load(mmd::setOutsideParent({document().scene(), second}, follows));
    document().load(
        mmd::setOutsideParent({document().scene(), mmd::sceneActor}, {{}, 7, {first, {}}}));
    document().activate(second);
    ofModels("Remove")->trigger();
    QCOMPARE(said.last().front().toString(), QStringLiteral("Removed mannequin (2)."));
    document().undo();
    document().activate(first);
    ofModels("Remove")->trigger();
    QVERIFY2(said.last().front().toString().contains(QStringLiteral("2 outside parent")),
        qPrintable(said.last().front().toString()));
    QVERIFY(mmd::parentsOf(document().scene(), second).empty());
    document().undo();
    QCOMPARE(mmd::parentsOf(document().scene(), second).size(), std::size_t(1));
}

void TestCommandStates::theModelsMenuShowsAndHides()
{
    QAction* visible = ofModels("Visible");
    m_window->activate(2);
    QVERIFY(visible->isChecked());
    visible->trigger();
    QVERIFY(!document().scene().actors[1].visible && document().scene().actors[0].visible);
    QCOMPARE(document().undoStack()->undoText(), QStringLiteral("Hide mannequin (2)"));
    QVERIFY(!visible->isChecked());
    document().activate(mmd::ActorId{1});
    QVERIFY(visible->isChecked());
    document().activate(mmd::sceneActor);
    QVERIFY(!visible->isChecked());
    document().activate(mmd::ActorId{2});
    visible->trigger();
    QCOMPARE(document().undoStack()->undoText(), QStringLiteral("Show mannequin (2)"));
    QVERIFY(document().scene().actors[1].visible);
}

void TestCommandStates::poseModesAreChosenByTheirKeys()
{
    Viewport& view = m_window->window.viewport();
    view.setFocus();
    const auto checked = [&](const char* text) {
        for (QAction* each : m_window->window.findChildren<QAction*>())
            if (each->isCheckable() && each->text().remove(u'&') == QLatin1String(text))
                return each->isChecked();
        return false;
    };
    QTest::keyClick(&view, Qt::Key_X);
    QCOMPARE(view.editMode(), EditMode::Rotate);
    QVERIFY(checked("Rotate") && !checked("Select") && !checked("Move"));
    QTest::keyClick(&view, Qt::Key_Z);
    QCOMPARE(view.editMode(), EditMode::Move);
    QVERIFY(checked("Move") && !checked("Rotate"));
    QTest::keyClick(&view, Qt::Key_C);
    QCOMPARE(view.editMode(), EditMode::Select);
    view.setEditMode(EditMode::Rotate); // changed by other code
    QVERIFY(checked("Rotate"));
    QTest::keyClick(&view, Qt::Key_V); // as the rectangle selection of MMD
    QCOMPARE(view.editMode(), EditMode::Select);
}

void TestCommandStates::axesGoRound()
{
    Viewport& view = m_window->window.viewport();
    view.setFocus();
    QCOMPARE(view.editSpace(), EditSpace::Local);
    for (const EditSpace space :
        {EditSpace::Global, EditSpace::View, EditSpace::Parent, EditSpace::Local}) {
        QTest::keyClick(&view, Qt::Key_L);
        QCOMPARE(view.editSpace(), space);
    }
    QVERIFY(action("Local")->isChecked() && !action("Global")->isChecked());
    action("Global")->trigger();
    QCOMPARE(view.editSpace(), EditSpace::Global);
    QVERIFY(action("Global")->toolTip().contains(QStringLiteral("axes of the scene")));
    action("Local")->trigger();
}

void TestCommandStates::autoKeyIsSwitched()
{
    QAction* autoKey = action("Auto-key");
    QVERIFY(!document().isAutoKey() && !autoKey->isChecked());
    autoKey->trigger();
    QVERIFY(document().isAutoKey());
    QCOMPARE(autoKey->toolTip(), QStringLiteral("Registers every change automatically"));
    autoKey->trigger();
    QVERIFY(!document().isAutoKey());
}

void TestCommandStates::dialogsStopThePlayback()
{
    m_window->select(m_window->leftArm, {10, 20});
    Playback& playback = m_window->window.playback();
    for (const char* each : {"Insert Frames…", "Delete Frames…", "Scale a Range…", "Snap…",
             "Multiply and Add…", "Range…", "Export…"}) {
        playback.play();
        m_window->inDialog<QDialog>(QString::fromUtf8(each), [&](QDialog& dialog) {
            QVERIFY2(!playback.isPlaying(), each);
            QTest::keyClick(&dialog, Qt::Key_Escape);
        });
        QVERIFY(!playback.isPlaying());
    }
}

void TestCommandStates::columnsAreInsertedInTheActiveMotionAlone()
{
    m_window->activate(0);
    document().setCurrentFrame(5);
    const mmd::Motion model = document().scene().actors[0].motion;
    action("Insert Frame")->trigger();
    for (const mmd::TrackId& track : {m_window->camera, m_window->light, m_window->shadow})
        QCOMPARE(m_window->frames(track), (Frames{0, 11, 21}));
    QVERIFY(document().scene().actors[0].motion == model);
    document().setCurrentFrame(11);
    action("Delete Frame")->trigger();
    QCOMPARE(m_window->frames(m_window->camera), (Frames{0, 20}));
    QCOMPARE(document().undoStack()->undoText(), QStringLiteral("Delete Frame"));
}

void TestCommandStates::theRegisterButtonIsGreenForDrafts()
{
    auto* button = m_window->window.findChild<QToolButton*>(QStringLiteral("registerButton"));
    QVERIFY(button && !button->property("isUrgent").toBool());
    document().select({{m_window->leftArm}, {}});
    QVERIFY(button->isEnabled() && !button->property("isUrgent").toBool());
    QVERIFY2(button->text().contains(u'1'), qPrintable(button->text()));
    addDraft(m_window->leftArm, 0);
    QVERIFY(button->property("isUrgent").toBool());
    document().setCurrentFrame(3);
    QVERIFY(!button->property("isUrgent").toBool());
    document().select({});
    QVERIFY(!button->isEnabled());
    QCOMPARE(button->text(), QStringLiteral("Register"));
}

QTEST_MAIN(TestCommandStates)
#include "test_command_states.moc"
