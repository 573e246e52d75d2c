// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"
#include "app/commands/key_list.h"
#include "app/translation.h"
#include "app/transport_bar.h"
#include "tests/app/editing/edit_window.h"
#include "tests/app/keymap/own_keys.h"
#include "ui/curves/curve_editor.h"
#include "ui/curves/easing/curve_view.h"

#include <QtWidgets/QDockWidget>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QToolButton>
#include <QtWidgets/QTreeView>
#include <QtWidgets/QTreeWidget>

using namespace odori;
using namespace odori::test;

/// Remapped keys in the real window: they work at once, and every text that names keys shows the
/// new ones.
class TestRemapping : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanupTestCase();
    void theNewKeyRunsTheCommandAndTheOldOneNothing();
    void keysOfTheWholeWindowMoveToo();
    void twoKeysRunOneCommand();
    void ofTwoCommandsOneHasTheKey();
    void plainKeysActInTheEditorsAlone();
    void theNumberPadIsNotTheDigits();
    void enterIsFreeOnceItRegistersNoMore();
    void onlyTheUndoKeyReachesPastADrag();
    void editorsKeepTheirOwnKeys();
    void lettersOfMenusGiveWay();
    void everythingSaysTheNewKeys();
    void theMapIsThereInTheNextWindow();

private:
    [[nodiscard]] Document& document() const { return m_window->document; }
    [[nodiscard]] MainWindow& window() const { return m_window->window; }
    [[nodiscard]] UserKeys& keys() const { return window().commands().keys(); }
    [[nodiscard]] QAction* action(const char* id) const { return window().commands().action(id); }
    void give(const char* id, const CommandKeys& to) const { remap(keys(), id, to); }

    std::unique_ptr<EditWindow> m_window;
};

void TestRemapping::initTestCase()
{
    installTranslations(*qApp, QStringLiteral("en")); // the names of keys
    useOwnKeys("test_remapping");
    m_window = std::make_unique<EditWindow>();
    m_window->open();
}

void TestRemapping::init()
{
    keys().setMap(KeyMap());
    m_window->reset();
}

void TestRemapping::cleanupTestCase()
{
    m_window.reset();
    QFile::remove(UserKeys::usualPath());
}

void TestRemapping::theNewKeyRunsTheCommandAndTheOldOneNothing()
{
    give("edit.delete", {Qt::Key_Q});
    m_window->select(m_window->leftArm, {10});
    const mmd::Scene before = document().scene();
    m_window->press(Qt::Key_Delete);
    QVERIFY(document().scene() == before);
    m_window->press(Qt::Key_Q);
    QCOMPARE(m_window->frames(m_window->leftArm), (Frames{0, 20}));
    m_window->checkOneStep(before, QStringLiteral("Delete Keys"));
}

void TestRemapping::keysOfTheWholeWindowMoveToo()
{
    give("select.none", {Qt::CTRL | Qt::Key_J});
    m_window->select(m_window->leftArm, {10});
    QWidget* tree =
        window().findChild<QDockWidget*>(QStringLiteral("bones"))->findChild<QTreeView*>();
    tree->setFocus();
    QTest::keyClick(tree, Qt::Key_D, Qt::ControlModifier);
    QVERIFY(document().selection().hasKey(m_window->leftArm, 10));
    QTest::keyClick(tree, Qt::Key_J, Qt::ControlModifier);
    QVERIFY(document().selection().keys.empty());
}

void TestRemapping::twoKeysRunOneCommand()
{
    give("playback.nextFrame", {Qt::Key_Right, Qt::CTRL | Qt::Key_Period});
    m_window->press(Qt::Key_Right);
    m_window->press(Qt::Key_Period, Qt::ControlModifier);
    QCOMPARE(document().currentFrame(), 2.0);
    give("playback.nextFrame", {});
    m_window->press(Qt::Key_Right);
    m_window->press(Qt::Key_Period, Qt::ControlModifier);
    QCOMPARE(document().currentFrame(), 2.0);
}

/// The user's command has the key; if it is disabled, no other command gets it.
void TestRemapping::ofTwoCommandsOneHasTheKey()
{
    give("keys.duplicate", {Qt::Key_I}); // by default it inserts a frame
    document().setCurrentFrame(5);
    document().select({});
    const mmd::Scene before = document().scene();
    QVERIFY(!action("keys.duplicate")->isEnabled() && action("keys.insertFrame")->isEnabled());
    m_window->press(Qt::Key_I);
    QVERIFY(document().scene() == before);
    m_window->select(m_window->leftArm, {10});
    m_window->press(Qt::Key_I);
    QCOMPARE(m_window->frames(m_window->leftArm), (Frames{0, 5, 10, 20}));
    m_window->checkOneStep(before, QStringLiteral("Duplicate Keys"));
    give("keys.duplicate", {}); // Insert Frame gets its key back
    m_window->reset();
    document().setCurrentFrame(5);
    m_window->press(Qt::Key_I);
    QCOMPARE(m_window->frames(m_window->leftArm), (Frames{0, 11, 21}));
}

/// A list searches its rows by letters.
void TestRemapping::plainKeysActInTheEditorsAlone()
{
    for (const QKeySequence& key :
        {QKeySequence(Qt::Key_Y), QKeySequence(QKeyCombination(Qt::KeypadModifier, Qt::Key_9))}) {
        give("view.grid", {key});
        const bool was = window().viewport().isGridShown();
        const auto press = [&](QWidget* widget) {
            widget->setFocus();
            QTest::keyClick(widget, key[0].key(), key[0].keyboardModifiers());
            return window().viewport().isGridShown();
        };
        auto* bones = window().findChild<QDockWidget*>(QStringLiteral("bones"));
        QCOMPARE(press(bones->findChild<QTreeView*>()), was);
        QCOMPARE(press(window().transport().frameField()), was);
        QCOMPARE(press(&window().viewport()), !was);
        QCOMPARE(press(&window().dopeSheet().canvas()), was);
        QCOMPARE(press(&window().curveEditor().view()), !was);
        action("view.grid")->trigger();
    }
}

void TestRemapping::theNumberPadIsNotTheDigits()
{
    give("view.grid", {QKeyCombination(Qt::KeypadModifier, Qt::Key_7)});
    give("view.bones", {Qt::Key_7});
    Viewport& view = window().viewport();
    view.setFocus();
    QTest::keyClick(&view, Qt::Key_7, Qt::KeypadModifier);
    QVERIFY(!view.isGridShown() && view.areBonesShown());
    QTest::keyClick(&view, Qt::Key_7);
    QVERIFY(!view.isGridShown() && !view.areBonesShown());
    action("view.grid")->trigger();
    action("view.bones")->trigger();
    give("view.grid", {QKeyCombination(Qt::ControlModifier | Qt::KeypadModifier, Qt::Key_7)});
    QWidget* tree =
        window().findChild<QDockWidget*>(QStringLiteral("bones"))->findChild<QTreeView*>();
    tree->setFocus();
    QTest::keyClick(tree, Qt::Key_7, Qt::ControlModifier | Qt::KeypadModifier);
    QVERIFY(!view.isGridShown()); // acts in the whole window
    action("view.grid")->trigger();
}

void TestRemapping::enterIsFreeOnceItRegistersNoMore()
{
    const QPushButton* button = nullptr;
    for (const auto* each : window().findChildren<QPushButton*>())
        if (each->objectName() == QStringLiteral("register") &&
            each->text().startsWith(QStringLiteral("Register")) && each->text().contains(u'('))
            button = each;
    QVERIFY(button && button->text().endsWith(QStringLiteral("(Enter)")));
    m_window->select(m_window->leftArm, {});
    document().setCurrentFrame(5);
    give("keys.register", {Qt::Key_Y});
    give("playback.nextFrame", {Qt::Key_Return});
    QVERIFY(button->text().endsWith(QStringLiteral("(Y)")));
    m_window->press(Qt::Key_Return);
    QCOMPARE(m_window->frames(m_window->leftArm), (Frames{0, 10, 20}));
    QCOMPARE(document().currentFrame(), 6.0);
    QWidget* tree =
        window().findChild<QDockWidget*>(QStringLiteral("bones"))->findChild<QTreeView*>();
    tree->setFocus();
    QTest::keyClick(tree, Qt::Key_Return);
    QCOMPARE(m_window->frames(m_window->leftArm), (Frames{0, 10, 20}));
    window().dopeSheet().setFocus();
    m_window->press(Qt::Key_Y);
    QCOMPARE(m_window->frames(m_window->leftArm), (Frames{0, 6, 10, 20}));
}

/// During a drag in the viewport undo cancels it; the drag handles every other key.
void TestRemapping::onlyTheUndoKeyReachesPastADrag()
{
    Viewport& view = window().viewport();
    const auto reaches = [&](Qt::Key key) {
        QKeyEvent event(QEvent::ShortcutOverride, key, Qt::ControlModifier);
        event.ignore();
        QCoreApplication::sendEvent(&view, &event);
        return !event.isAccepted();
    };
    view.setFocus();
    QTest::mousePress(&view, Qt::LeftButton, {}, QPoint(5, 5)); // starts a rectangle
    document().beginGesture();
    QVERIFY(reaches(Qt::Key_Z) && !reaches(Qt::Key_U));
    give("edit.undo", {Qt::CTRL | Qt::Key_U});
    QVERIFY(!reaches(Qt::Key_Z) && reaches(Qt::Key_U));
    document().cancelGesture();
    QTest::mouseRelease(&view, Qt::LeftButton, {}, QPoint(5, 5));
}

void TestRemapping::editorsKeepTheirOwnKeys()
{
    give("playback.nextFrame", {Qt::Key_Up});
    give("playback.goTo", {Qt::Key_Space});
    give("playback.last", {Qt::Key_Left});
    DopeCanvas& sheet = window().dopeSheet().canvas();
    sheet.rowCursor().setRow(2);
    m_window->press(Qt::Key_Up);
    QCOMPARE(sheet.rowCursor().row(), 1);
    QCOMPARE(document().currentFrame(), 0.0);
    window().viewport().setFocus();
    QTest::keyClick(&window().viewport(), Qt::Key_Up);
    QCOMPARE(document().currentFrame(), 1.0);
    CurveView& grid = window().curveEditor().view();
    m_window->select(m_window->leftArm, {10});
    grid.setFocus();
    QTest::keyClick(&grid, Qt::Key_Left);
    QCOMPARE(document().currentFrame(), 1.0);
    QCOMPARE(document().undoStack()->count(), 1); // a handle moved
    sheet.setFocus();
    m_window->press(Qt::Key_Left);
    QCOMPARE(document().currentFrame(), 20.0);
    m_window->press(Qt::Key_Space); // runs the command of this key, if any
    QVERIFY(QApplication::focusWidget() == window().transport().frameField());
}

void TestRemapping::lettersOfMenusGiveWay()
{
    const auto titles = [this] {
        QStringList all;
        for (const QAction* each : window().menuBar()->actions())
            all.append(each->text());
        return all;
    };
    const QStringList usual = titles();
    QVERIFY(usual.contains(QStringLiteral("Pl&ayback")));
    give("select.none", {Qt::ALT | Qt::Key_A});
    QVERIFY(titles().contains(QStringLiteral("Playback")));
    m_window->select(m_window->leftArm, {10});
    m_window->press(Qt::Key_A, Qt::AltModifier);
    QVERIFY(document().selection().keys.empty());
    QVERIFY(!QApplication::activePopupWidget());
    keys().setMap(KeyMap());
    QCOMPARE(titles(), usual);
}

void TestRemapping::everythingSaysTheNewKeys()
{
    give("pose.rotate", {Qt::Key_R});
    give("file.open", {Qt::CTRL | Qt::Key_Y});
    give("playback.goTo", {Qt::Key_J});
    give("sheet.playFrom", {});
    QCOMPARE(action("pose.rotate")->toolTip(), QStringLiteral("Rotate (R)"));
    QCOMPARE(action("pose.rotate")->shortcut(), QKeySequence(Qt::Key_R));
    QStringList buttons;
    for (const auto* each : window().findChildren<QToolButton*>())
        buttons.append(each->text());
    QVERIFY(buttons.contains(QStringLiteral("Rotate R")));
    QVERIFY(!buttons.contains(QStringLiteral("Rotate X")));
    QVERIFY(action("file.open")->toolTip().endsWith(QStringLiteral("(Ctrl+Y)")));
    QCOMPARE(window().transport().frameField()->toolTip(), QStringLiteral("Current frame (J)"));
    const auto* time = window().transport().findChild<QLabel*>(QStringLiteral("time"));
    QVERIFY(time && time->toolTip().contains(QStringLiteral("handles")));
    QVERIFY(!time->toolTip().contains(u'['));
    QStringList listed;
    for (const KeyRow& row : keyList(keys().map()))
        listed.append(row.keys + u' ' + row.text);
    QVERIFY(listed.contains(QStringLiteral("R Pose ▸ Rotate")));
    QVERIFY(listed.contains(QStringLiteral("Ctrl+Y File ▸ Open…")));
    QVERIFY(listed.contains(QStringLiteral("Ctrl+Shift+Z Edit ▸ Redo"))); // Ctrl+Y is taken
    QStringList shown;
    m_window->inDialog<QDialog>(QStringLiteral("Keys"), [&](QDialog& dialog) {
        const auto* list = dialog.findChild<QTreeWidget*>();
        for (int row = 0; row < list->topLevelItemCount(); ++row)
            shown.append(
                list->topLevelItem(row)->text(0) + u' ' + list->topLevelItem(row)->text(1));
    });
    QCOMPARE(shown, listed);
    give("pose.rotate", {});
    QCOMPARE(action("pose.rotate")->toolTip(), QStringLiteral("Rotate"));
}

void TestRemapping::theMapIsThereInTheNextWindow()
{
    give("edit.delete", {Qt::Key_Q});
    test::OwnWindow next;
    QCOMPARE(next.commands().action("edit.delete")->shortcut(), QKeySequence(Qt::Key_Q));
    QFile file(UserKeys::usualPath());
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate) && file.write("nonsense") > 0);
    file.close();
    test::OwnWindow broken;
    QCOMPARE(broken.commands().action("edit.delete")->shortcut(), QKeySequence(Qt::Key_Delete));
    QVERIFY2(broken.messageBar().text().contains(QStringLiteral("not valid JSON")),
        qPrintable(broken.messageBar().text()));
    QFile::remove(UserKeys::usualPath());
}

QTEST_MAIN(TestRemapping)
#include "test_remapping.moc"
