// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"
#include "app/commands/editor_state.h"
#include "libmmd/format/vmd/vmd.h"
#include "libmmd/scene/edits/scene/scene_edits.h"
#include "tests/app/window_hands.h"
#include "tests/support/corpus.h"
#include "ui/document/files/saved_state.h"
#include "ui/document/models/actor_list_model.h"
#include "ui/dopesheet/dope_canvas.h"
#include "ui/dopesheet/dope_sheet.h"
#include "ui/panels/actor_panel.h"

#include <QtCore/QTemporaryDir>
#include <QtGui/QAction>
#include <QtGui/QContextMenuEvent>
#include <QtTest/QAbstractItemModelTester>
#include <QtWidgets/QDockWidget>
#include <QtWidgets/QToolButton>
#include <QtWidgets/QTreeView>

using namespace odori;

/// Several models in the real window, each with a motion, with one common undo history.
class TestActors : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanup();
    void tabGoesRoundModelsAndCamera();
    void choosingIsNoStepAndNoWork();
    void cameraAndBackAgain();
    void undoShowsTheModelThatWasEdited();
    void bothAreDrawnAndCanBeHidden();
    void spaceShowsTheActiveModelAlone();
    void spaceInTheDopeSheetPicks();
    void clicksInTheListChooseAndHide();
    void editsGoToTheActiveModelInOneHistory();
    void eachMotionIsSavedWhereItBelongs();
    void removingAndUndoingGivesTheModelBack();
    void movingInTheListIsUndoneAndKeepsNames();
    void theListStaysAModelWhileActorsComeAndGo();

private:
    [[nodiscard]] Document& document() { return m_window->document(); }
    [[nodiscard]] const mmd::Scene& scene() { return document().scene(); }
    void pressTab(Qt::KeyboardModifiers modifiers = {});
    void registerKey();
    void clickList(int row, int column);
    /// Right-clicks a row and chooses the menu entry with this text.
    void chooseInMenuOf(int row, const QString& text);
    /// The list from top to bottom: names with their motions.
    [[nodiscard]] QStringList listed();

    std::unique_ptr<MainWindow> m_window;
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_first, m_second; ///< motions
};

void TestActors::initTestCase()
{
    test::prepare("test_actors");
}

void TestActors::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_first = m_folder->filePath(QStringLiteral("一.vmd"));
    m_second = m_folder->filePath(QStringLiteral("二.vmd"));
    for (const QString& path : {m_first, m_second})
        QVERIFY(QFile::copy(samplePaths().last(), path));
    m_window = test::shownWindow();
    QVERIFY(m_window);
    QVERIFY(test::opened(*m_window, {samplePaths().first(), m_first}));
    const test::Answers answers("add");
    QVERIFY(test::opened(*m_window, {samplePaths().first()}));
    QCOMPARE(answers.questions().size(), 1);
    QVERIFY(test::opened(*m_window, {m_second}));
    QCOMPARE(answers.questions().size(), 1); // the new model has no motion yet
    QCOMPARE(scene().actors.size(), 2u);
    QCOMPARE(scene().active, scene().actors[1].id);
    QVERIFY(!document().saved().isModified());
    QTRY_VERIFY_WITH_TIMEOUT(m_window->viewport().stage().isUploaded(), 20000);
    m_window->dock(Panel::Actors)->raise(); // in front of its tabs
    QCoreApplication::processEvents();
    m_window->viewport().setFocus();
}

void TestActors::cleanup()
{
    m_window.reset();
}

void TestActors::pressTab(Qt::KeyboardModifiers modifiers)
{
    QTest::keyClick(&m_window->viewport(), modifiers ? Qt::Key_Backtab : Qt::Key_Tab, modifiers);
}

void TestActors::registerKey()
{
    mmd::Selection selection;
    selection.setTrack({mmd::TrackKind::Bone, document().actor()->motion.bones[0]->name()}, true);
    document().select(selection);
    document().setCurrentFrame(7);
    QTest::keyClick(&m_window->viewport(), Qt::Key_Return);
}

void TestActors::clickList(int row, int column)
{
    QTreeView& list = m_window->actorPanel().list();
    const QPoint at = list.visualRect(list.model()->index(row, column)).center();
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, at);
}

void TestActors::chooseInMenuOf(int row, const QString& text)
{
    QTreeView& list = m_window->actorPanel().list();
    const QPoint at = list.visualRect(list.model()->index(row, ActorListModel::Name)).center();
    QTest::mouseClick(list.viewport(), Qt::RightButton, {}, at);
    QContextMenuEvent event(QContextMenuEvent::Mouse, at, list.viewport()->mapToGlobal(at));
    QCoreApplication::sendEvent(list.viewport(), &event);
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu && QTest::qWaitForWindowExposed(menu));
    for (QAction* action : menu->actions())
        if (action->text().remove(u'&') == text)
            QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
    menu->hide(); // a disabled entry does not close it
}

QStringList TestActors::listed()
{
    QStringList rows;
    const QAbstractItemModel& model = *m_window->actorPanel().list().model();
    for (int row = 0; row < model.rowCount(); ++row)
        rows.append(model.index(row, ActorListModel::Name).data().toString() + u' ' +
                    model.index(row, ActorListModel::Motion).data().toString());
    return rows;
}

void TestActors::tabGoesRoundModelsAndCamera()
{
    const mmd::ActorId first = scene().actors[0].id;
    const mmd::ActorId second = scene().actors[1].id;
    pressTab();
    QCOMPARE(scene().active, mmd::sceneActor);
    QVERIFY(m_window->viewport().hasFocus());
    QVERIFY(m_window->windowTitle().contains(QStringLiteral("Camera")));
    // Camera, light and self-shadow.
    QVERIFY(m_window->dopeSheet().canvas().rows().size() <= 3);
    pressTab();
    QCOMPARE(scene().active, first);
    QVERIFY(m_window->windowTitle().contains(QStringLiteral("一.vmd")));
    pressTab();
    QCOMPARE(scene().active, second);
    pressTab(Qt::ShiftModifier);
    QCOMPARE(scene().active, first);
    pressTab(Qt::ShiftModifier);
    QCOMPARE(scene().active, mmd::sceneActor);
    m_window->dopeSheet().canvas().setFocus();
    QTest::keyClick(&m_window->dopeSheet().canvas(), Qt::Key_Tab);
    QCOMPARE(scene().active, first);
}

void TestActors::choosingIsNoStepAndNoWork()
{
    const int steps = document().undoStack()->count();
    pressTab();
    clickList(0, ActorListModel::Name);
    for (const bool isCamera : {true, false}) {
        m_window->commands().action("models.camera")->trigger();
        QCOMPARE(scene().active, isCamera ? mmd::sceneActor : scene().actors[0].id);
    }
    QCOMPARE(document().undoStack()->count(), steps);
    QVERIFY(!m_window->isWindowModified());
    const test::Answers answers;
    QVERIFY(test::isClosed(*m_window));
    QCOMPARE(answers.questions().size(), 0);
}

/// The command is a button in the headers of the camera's and the light's panel.
void TestActors::cameraAndBackAgain()
{
    QAction& action = *m_window->commands().action("models.camera");
    const auto buttons = m_window->findChildren<QToolButton*>(QStringLiteral("target"));
    QCOMPARE(buttons.size(), 2);
    const mmd::ActorId first = scene().actors[0].id, second = scene().actors[1].id;
    for (const mmd::ActorId model : {first, second}) {
        document().activate(model);
        for (QToolButton* button : buttons) {
            QVERIFY(button->text() == u"Show keys" && !button->isChecked());
            button->click();
            QCOMPARE(scene().active, mmd::sceneActor);
            QVERIFY(action.isChecked() && buttons[0]->isChecked() && buttons[1]->isChecked());
            button->click();
            QCOMPARE(scene().active, model);
        }
    }
    buttons[0]->click();
    document().apply(mmd::removeActor({scene(), second}), {});
    QCOMPARE(scene().active, mmd::sceneActor);
    buttons[1]->click();
    QCOMPARE(scene().active, first); // the second model is gone
    document().project().close();
    QVERIFY(!action.isEnabled() && !buttons[0]->isEnabled());
}

void TestActors::undoShowsTheModelThatWasEdited()
{
    const mmd::Scene before = scene();
    registerKey();
    const mmd::Scene edited = scene();
    const mmd::Selection keys = document().selection();
    QVERIFY(keys.keyCount() > 0);
    clickList(0, ActorListModel::Name);
    QVERIFY(document().selection() == mmd::Selection{});
    QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(scene() == before); // the second model is active again
    QCOMPARE(m_window->actorPanel().list().currentIndex().row(), 1);
    QVERIFY(m_window->windowTitle().contains(QStringLiteral("二.vmd")));
    clickList(2, ActorListModel::Name);
    QTest::keyClick(m_window.get(), Qt::Key_Y, Qt::ControlModifier);
    QVERIFY(scene() == edited);
    QVERIFY(document().selection() == keys);
}

void TestActors::bothAreDrawnAndCanBeHidden()
{
    (void)m_window->viewport().grabFramebuffer();
    QCOMPARE(m_window->viewport().drawnModels(), 2);
    clickList(0, ActorListModel::Shown);
    QVERIFY(!scene().actors[0].visible);
    QCOMPARE(scene().active, scene().actors[1].id); // the eye does not activate the model
    (void)m_window->viewport().grabFramebuffer();
    QCOMPARE(m_window->viewport().drawnModels(), 1);
    QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
    (void)m_window->viewport().grabFramebuffer();
    QCOMPARE(m_window->viewport().drawnModels(), 2);
}

void TestActors::spaceShowsTheActiveModelAlone()
{
    const int steps = document().undoStack()->index();
    QTest::keyClick(&m_window->viewport(), Qt::Key_Space);
    (void)m_window->viewport().grabFramebuffer();
    QCOMPARE(m_window->viewport().drawnModels(), 1);
    QTest::keyClick(&m_window->viewport(), Qt::Key_Space);
    (void)m_window->viewport().grabFramebuffer();
    QCOMPARE(m_window->viewport().drawnModels(), 2);
    QCOMPARE(document().undoStack()->index(), steps);
    QVERIFY(!m_window->playback().isPlaying());
}

void TestActors::spaceInTheDopeSheetPicks()
{
    DopeCanvas& sheet = m_window->dopeSheet().canvas();
    sheet.setFocus();
    QCOMPARE(sheet.rowCursor().row(), -1);
    const mmd::Selection before = document().selection();
    QTest::keyClick(&sheet, Qt::Key_Space); // shows the cursor
    QVERIFY(sheet.rowCursor().row() >= 0);
    QVERIFY(document().selection() == before);
    QTest::keyClick(&sheet, Qt::Key_Space);
    QVERIFY(document().selection() != before);
    QVERIFY(!m_window->viewport().stage().isSolo());
    m_window->viewport().setFocus();
    const mmd::Selection picked = document().selection();
    QTest::keyClick(&m_window->viewport(), Qt::Key_Space);
    QVERIFY(m_window->viewport().stage().isSolo());
    QVERIFY(document().selection() == picked);
}

void TestActors::clicksInTheListChooseAndHide()
{
    clickList(0, ActorListModel::Name);
    QCOMPARE(scene().active, scene().actors[0].id);
    clickList(2, ActorListModel::Name);
    QCOMPARE(scene().active, mmd::sceneActor);
    clickList(1, ActorListModel::Motion);
    QCOMPARE(scene().active, scene().actors[1].id);
    QTreeView& list = m_window->actorPanel().list();
    QTest::keyClick(&list, Qt::Key_Up);
    QCOMPARE(scene().active, scene().actors[0].id);
    QTest::keyClick(&list, Qt::Key_Space);
    QVERIFY(!scene().actors[0].visible);
}

void TestActors::editsGoToTheActiveModelInOneHistory()
{
    const mmd::Scene before = scene();
    const int start = document().undoStack()->index();
    registerKey();
    QVERIFY(!document().saved().isMotionInItsFile(before.actors[1].id));
    QVERIFY(document().saved().isMotionInItsFile(before.actors[0].id));
    clickList(0, ActorListModel::Name);
    m_window->viewport().setFocus();
    registerKey();
    QVERIFY(!document().saved().isMotionInItsFile(before.actors[0].id));
    QTreeView& list = m_window->actorPanel().list();
    QVERIFY(list.model()
                ->index(0, ActorListModel::Motion)
                .data()
                .toString()
                .endsWith(QLatin1Char('*')));
    while (document().undoStack()->index() > start)
        QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(scene() == before);
    QVERIFY(!document().saved().isModified());
}

void TestActors::eachMotionIsSavedWhereItBelongs()
{
    const QByteArray original = test::readAll(m_first);
    registerKey();
    const QByteArray second = test::dataOf(mmd::vmdFromMotion(scene().actors[1].motion));
    pressTab();
    pressTab(); // activates the first
    registerKey();
    const QByteArray first = test::dataOf(mmd::vmdFromMotion(scene().actors[0].motion));
    QTest::keyClick(m_window.get(), Qt::Key_S, Qt::ControlModifier);
    QVERIFY(test::isWritten(m_window->files().saving()));
    QCOMPARE(test::readAll(m_first), first);
    QCOMPARE(test::readAll(m_second), original);
    QVERIFY(document().saved().isModified()); // the second motion is unsaved
    const test::Answers answers(QMessageBox::Save);
    QVERIFY(test::isClosed(*m_window));
    QVERIFY(answers.questions()[0].contains(QStringLiteral("二.vmd")));
    QVERIFY(!answers.questions()[0].contains(QStringLiteral("一.vmd")));
    QCOMPARE(test::readAll(m_second), second);
}

void TestActors::removingAndUndoingGivesTheModelBack()
{
    const mmd::Scene before = scene();
    auto* menu = m_window->findChild<QMenu*>(QStringLiteral("modelsMenu"));
    QVERIFY(menu);
    for (QAction* action : menu->actions())
        if (action->objectName() == QStringLiteral("models.remove"))
            action->trigger();
    QCOMPARE(scene().actors.size(), 1u);
    QCOMPARE(scene().active, scene().actors[0].id);
    (void)m_window->viewport().grabFramebuffer();
    QCOMPARE(m_window->viewport().drawnModels(), 1);
    QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(scene() == before);
    QTRY_VERIFY_WITH_TIMEOUT(m_window->viewport().stage().isUploaded(), 20000);
    (void)m_window->viewport().grabFramebuffer();
    QCOMPARE(m_window->viewport().drawnModels(), 2);
}

void TestActors::movingInTheListIsUndoneAndKeepsNames()
{
    const mmd::Scene before = scene();
    const int start = document().undoStack()->index();
    const QString first = QStringLiteral("mannequin (1) 一.vmd");
    const QString second = QStringLiteral("mannequin (2) 二.vmd");
    const QString camera = listed().last();
    QCOMPARE(listed(), (QStringList{first, second, camera}));
    chooseInMenuOf(1, QStringLiteral("Move Down")); // it is the last model already
    QCOMPARE(document().undoStack()->index(), start);

    chooseInMenuOf(1, QStringLiteral("Move Up"));
    QCOMPARE(listed(), (QStringList{second, first, camera}));
    QCOMPARE(document().undoStack()->index(), start + 1);
    QCOMPARE(document().undoStack()->undoText(), QStringLiteral("Move mannequin (2)"));
    QCOMPARE(scene().active, before.active);
    const QModelIndex current = m_window->actorPanel().list().currentIndex();
    QCOMPARE(current.row(), 0); // the current row follows the model
    (void)m_window->viewport().grabFramebuffer();
    QCOMPARE(m_window->viewport().drawnModels(), 2);
    const mmd::Scene moved = scene();
    QVERIFY(moved.actors[0] == before.actors[1] && moved.actors[1] == before.actors[0]);

    QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(scene() == before);
    QCOMPARE(listed(), (QStringList{first, second, camera}));
    QTest::keyClick(m_window.get(), Qt::Key_Y, Qt::ControlModifier);
    QVERIFY(scene() == moved);
    QCOMPARE(listed(), (QStringList{second, first, camera}));
    m_window->viewport().setFocus();
    pressTab(); // continues in the list's order
    QCOMPARE(scene().active, before.actors[0].id);

    chooseInMenuOf(0, QStringLiteral("Move Down"));
    QCOMPARE(listed(), (QStringList{first, second, camera}));
    chooseInMenuOf(2, QStringLiteral("Move Up")); // the camera's row does not move
    QCOMPARE(listed(), (QStringList{first, second, camera}));
}

void TestActors::theListStaysAModelWhileActorsComeAndGo()
{
    ActorListModel model(document());
    const QAbstractItemModelTester tester(
        &model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(model.rowCount(), 3);
    QCOMPARE(
        model.index(0, ActorListModel::Name).data().toString(), QStringLiteral("mannequin (1)"));
    QVERIFY(
        model.setData(model.index(1, ActorListModel::Shown), Qt::Unchecked, Qt::CheckStateRole));
    QVERIFY(!scene().actors[1].visible);
    while (document().undoStack()->canUndo())
        document().undo();
    QCOMPARE(model.rowCount(), 2);
    while (document().undoStack()->canRedo())
        document().redo();
    QCOMPARE(model.rowCount(), 3);
}

QTEST_MAIN(TestActors)
#include "test_actors.moc"
