// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"
#include "app/keymap/key_button.h"
#include "app/keymap/key_map_file.h"
#include "app/keymap/key_map_page.h"
#include "app/session/settings_pages.h"
#include "tests/app/editing/edit_window.h"
#include "tests/app/keymap/own_keys.h"
#include "ui/dialogs/settings/settings_dialog.h"

#include <QtCore/QTemporaryDir>
#include <QtCore/QTranslator>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTreeWidget>

using namespace odori;
using namespace odori::test;

/// The page that shows and changes the key map, used with mouse and keyboard in the real window.
class TestKeyMapPage : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanup();
    void cleanupTestCase();
    void theMenuOpensIt();
    void everyCommandIsThere();
    void commandsAreFoundByNameInBothLanguages();
    void commandsAreFoundByTypedKeys();
    void commandsAreFoundByPressedKeys();
    void aPressedKeyActsAtOnce();
    void aSecondKeyIsAddedAndRemoved();
    void anyKeyCanBePressed();
    void waitingEndsWithoutAKey();
    void theListIsUsedByKeys();
    void aConflictIsShownAndSolvedByAClick();
    void oneIsResetAndAllAre();
    void changesAreUndone();
    void aPresetIsChosen();
    void aMapGoesThroughAFile();
    void aBrokenFileChangesNothing();
    void theDialogsChooseTheFile();

private:
    template <class Widget>
    [[nodiscard]] Widget* find(const char* name) const
    {
        return m_page->findChild<Widget*>(QLatin1String(name));
    }
    [[nodiscard]] Commands& commands() const { return m_window->window.commands(); }
    [[nodiscard]] UserKeys& keys() const { return commands().keys(); }
    [[nodiscard]] QAction* action(const char* id) const { return commands().action(id); }
    [[nodiscard]] QTreeWidget& list() const { return *find<QTreeWidget>("commands"); }
    [[nodiscard]] QStringList shown() const;
    [[nodiscard]] QTreeWidgetItem* rowOf(const char* name) const;
    void choose(const char* name) const { list().setCurrentItem(rowOf(name)); }
    void click(const char* name) const
    {
        auto* button = find<QAbstractButton>(name);
        QVERIFY2(button && button->isVisible() && button->isEnabled(), name);
        QTest::mouseClick(button, Qt::LeftButton);
    }
    /// Clicks the button, then presses the key that it waits for.
    void press(const char* name, Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const
    {
        click(name);
        QVERIFY2(find<KeyButton>(name)->isWaiting(), name);
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    }
    void search(const QString& text) const
    {
        auto* field = find<QLineEdit>("search");
        field->setFocus();
        field->clear();
        QTest::keyClicks(field, text);
    }
    void open()
    {
        showSettings(m_window->window, SettingsPage::keyMap);
        findDialog();
        QTRY_VERIFY(m_dialog->isActiveWindow()); // QTest accepts an active parent as well
    }
    void findDialog()
    {
        m_dialog = m_window->window.findChild<SettingsDialog*>();
        m_page = m_dialog->findChild<KeyMapPage*>();
    }

    std::unique_ptr<EditWindow> m_window;
    SettingsDialog* m_dialog = nullptr;
    KeyMapPage* m_page = nullptr;
    QTranslator m_translator;
};

void TestKeyMapPage::initTestCase()
{
    useOwnKeys("test_key_map_page");
    m_window = std::make_unique<EditWindow>();
    m_window->open();
}

void TestKeyMapPage::init()
{
    keys().setMap(KeyMap());
    open();
}

void TestKeyMapPage::cleanup()
{
    delete m_dialog;
    QVERIFY(QTest::qWaitForWindowActive(&m_window->window)); // else it takes the next one's keys
    QCoreApplication::removeTranslator(&m_translator);
}

void TestKeyMapPage::cleanupTestCase()
{
    m_window.reset();
    QFile::remove(UserKeys::usualPath());
}

QStringList TestKeyMapPage::shown() const
{
    QStringList names;
    for (int row = 0; row < list().topLevelItemCount(); ++row)
        if (!list().topLevelItem(row)->isHidden())
            names.append(list().topLevelItem(row)->text(0));
    return names;
}

QTreeWidgetItem* TestKeyMapPage::rowOf(const char* name) const
{
    const auto found = list().findItems(QString::fromUtf8(name), Qt::MatchExactly);
    return found.size() == 1 ? found.front() : nullptr;
}

void TestKeyMapPage::theMenuOpensIt()
{
    delete m_dialog;
    QVERIFY(QTest::qWaitForWindowActive(&m_window->window));
    action("edit.keyMap")->trigger();
    findDialog();
    QCOMPARE(m_dialog->page(), QLatin1String(SettingsPage::keyMap));
    QTRY_VERIFY(find<QLineEdit>("search")->hasFocus());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QVERIFY(!m_dialog->isVisible());
}

void TestKeyMapPage::everyCommandIsThere()
{
    QCOMPARE(qsizetype(list().topLevelItemCount()), commandTable().size());
    QCOMPARE(shown().size(), commandTable().size());
    QCOMPARE(rowOf("Edit ▸ Redo")->text(1), QStringLiteral("Ctrl+Y, Ctrl+Shift+Z"));
    QCOMPARE(rowOf("Edit ▸ Redo")->text(2), QStringLiteral("everywhere"));
    QCOMPARE(rowOf("Pose ▸ Rotate")->text(2), QStringLiteral("view, dope sheet, curves"));
    QVERIFY(!find<QPushButton>("resetAll")->isEnabled() && !find<QPushButton>("undo")->isEnabled());
    QVERIFY(!find<QPushButton>("conflicts")->isEnabled());
}

void TestKeyMapPage::commandsAreFoundByNameInBothLanguages()
{
    search(QStringLiteral("mirrored"));
    QCOMPARE(shown(), QStringList{QStringLiteral("Edit ▸ Paste Mirrored")});
    search(QStringLiteral("panel next"));
    QCOMPARE(shown(), QStringList{QStringLiteral("View ▸ Panels ▸ Next Panel")});
    delete m_dialog;
    QVERIFY(m_translator.load(QStringLiteral(":/i18n/odori_ja.qm")));
    QCoreApplication::installTranslator(&m_translator);
    open();
    search(QStringLiteral("mirrored"));
    QCOMPARE(shown().size(), 1);
    const QString japanese = shown().front();
    QVERIFY2(!japanese.contains(QStringLiteral("Paste")), qPrintable(japanese));
    find<QLineEdit>("search")->setText(japanese.section(QStringLiteral(" ▸ "), 1));
    QCOMPARE(shown(), QStringList{japanese});
}

void TestKeyMapPage::commandsAreFoundByTypedKeys()
{
    search(QStringLiteral("ctrl+d"));
    QCOMPARE(shown(), QStringList{QStringLiteral("Select ▸ None")}); // not Ctrl+Del, Ctrl+Down
    search(QStringLiteral("ctrl+de"));
    QCOMPARE(shown(), QStringList{QStringLiteral("Curves ▸ Delete and Keep the Motion")});
    search(QStringLiteral("num+2"));
    QCOMPARE(shown(), QStringList{QStringLiteral("View ▸ Standard View ▸ Front")});
    auto* field = find<QLineEdit>("search");
    QTest::keyClick(field, Qt::Key_Down); // to the found row
    QVERIFY(list().hasFocus() && list().currentItem() == rowOf("View ▸ Standard View ▸ Front"));
    QTest::keyClick(&list(), Qt::Key_Return);
    QVERIFY(find<KeyButton>("key0")->isWaiting());
    search(QStringLiteral("no such command"));
    QCOMPARE(shown(), QStringList());
    QVERIFY(!list().currentItem() && !find<KeyButton>("addKey"));
}

void TestKeyMapPage::commandsAreFoundByPressedKeys()
{
    auto* field = find<QLineEdit>("search");
    field->setFocus();
    QTest::keyClick(field, Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(field->text(), QStringLiteral("Ctrl+D"));
    QCOMPARE(shown(), QStringList{QStringLiteral("Select ▸ None")});
    QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier); // edits the text
    QTest::keyClick(field, Qt::Key_Backspace);
    QCOMPARE(shown().size(), commandTable().size());
    press("searchByKey", Qt::Key_X);
    QCOMPARE(shown(), QStringList{QStringLiteral("Pose ▸ Rotate")});
    QVERIFY(field->hasFocus());
    QTest::keyClicks(field, QStringLiteral("z")); // "Xz" searches for text again
    QCOMPARE(shown(), QStringList());
}

void TestKeyMapPage::aPressedKeyActsAtOnce()
{
    choose("Edit ▸ Delete Keys");
    press("key0", Qt::Key_J, Qt::ControlModifier);
    QCOMPARE(rowOf("Edit ▸ Delete Keys")->text(1), QStringLiteral("Ctrl+J"));
    QVERIFY(rowOf("Edit ▸ Delete Keys")->font(1).bold());
    QVERIFY(rowOf("Edit ▸ Delete Keys")->toolTip(1).contains(QStringLiteral("Del")));
    QVERIFY(!rowOf("Edit ▸ Copy")->font(1).bold());
    QCOMPARE(action("edit.delete")->shortcuts(), CommandKeys{Qt::CTRL | Qt::Key_J});
    QVERIFY(action("edit.delete")->toolTip().endsWith(QStringLiteral("(Ctrl+J)")));
    m_dialog->hide();
    QVERIFY(QTest::qWaitForWindowActive(&m_window->window));
    m_window->reset();
    m_window->select(m_window->leftArm, {10});
    m_window->press(Qt::Key_Delete);
    QCOMPARE(m_window->frames(m_window->leftArm), (Frames{0, 10, 20}));
    m_window->press(Qt::Key_J, Qt::ControlModifier);
    QCOMPARE(m_window->frames(m_window->leftArm), (Frames{0, 20}));
}

void TestKeyMapPage::aSecondKeyIsAddedAndRemoved()
{
    choose("Edit ▸ Copy");
    press("addKey", Qt::Key_Insert, Qt::ControlModifier);
    QCOMPARE(rowOf("Edit ▸ Copy")->text(1), QStringLiteral("Ctrl+C, Ctrl+Ins"));
    press("key1", Qt::Key_F9);
    QCOMPARE(rowOf("Edit ▸ Copy")->text(1), QStringLiteral("Ctrl+C, F9"));
    click("remove0");
    QCOMPARE(rowOf("Edit ▸ Copy")->text(1), QStringLiteral("F9"));
    click("remove0");
    QCOMPARE(rowOf("Edit ▸ Copy")->text(1), QString());
    QVERIFY(action("edit.copy")->shortcuts().isEmpty());
    press("addKey", Qt::Key_C, Qt::ControlModifier);
    QVERIFY(keys().map() == KeyMap()); // no change
}

/// Tab, Enter, Space and the number pad go only to the button that waits for a key.
void TestKeyMapPage::anyKeyCanBePressed()
{
    const std::tuple<Qt::Key, Qt::KeyboardModifiers, const char*> each[] = {
        {Qt::Key_Tab, {}, "Tab"}, {Qt::Key_Backtab, Qt::ShiftModifier, "Shift+Tab"},
        {Qt::Key_Return, {}, "Return"}, {Qt::Key_Space, {}, "Space"}, {Qt::Key_F1, {}, "F1"},
        {Qt::Key_Z, Qt::ControlModifier, "Ctrl+Z"}, {Qt::Key_I, Qt::AltModifier, "Alt+I"},
        {Qt::Key_7, Qt::KeypadModifier, "Num+7"}, {Qt::Key_Delete, {}, "Del"}};
    choose("View ▸ Show Grid");
    press("addKey", Qt::Key_Q);
    for (const auto& [key, modifiers, name] : each) {
        press("key0", key, modifiers);
        QCOMPARE(rowOf("View ▸ Show Grid")->text(1), QLatin1String(name));
    }
    QVERIFY(m_dialog->isVisible());
}

void TestKeyMapPage::waitingEndsWithoutAKey()
{
    choose("Edit ▸ Copy");
    auto* button = find<KeyButton>("key0");
    press("key0", Qt::Key_Control); // a modifier alone is no key
    QVERIFY(button->isWaiting());
    QTest::keyClick(button, Qt::Key_Escape);
    QVERIFY(!button->isWaiting() && m_dialog->isVisible());
    QCOMPARE(button->text(), QStringLiteral("Ctrl+C"));
    click("key0");
    click("key0"); // a second click
    QVERIFY(!button->isWaiting());
    click("key0");
    find<QLineEdit>("search")->setFocus();
    QVERIFY(!button->isWaiting());
    QVERIFY(keys().map() == KeyMap());
}

void TestKeyMapPage::theListIsUsedByKeys()
{
    choose("Edit ▸ Copy");
    list().setFocus();
    QTest::keyClick(&list(), Qt::Key_Return);
    QVERIFY(find<KeyButton>("key0")->isWaiting());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_F9);
    QCOMPARE(rowOf("Edit ▸ Copy")->text(1), QStringLiteral("F9"));
    QVERIFY(list().hasFocus() && list().currentItem() == rowOf("Edit ▸ Copy"));
    QTest::keyClick(&list(), Qt::Key_Delete);
    QCOMPARE(rowOf("Edit ▸ Copy")->text(1), QString());
    QTest::keyClick(&list(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(rowOf("Edit ▸ Copy")->text(1), QStringLiteral("F9"));
}

void TestKeyMapPage::aConflictIsShownAndSolvedByAClick()
{
    choose("Edit ▸ Copy");
    press("key0", Qt::Key_D, Qt::ControlModifier);
    const auto* said = find<QLabel>("conflict");
    QVERIFY(said && said->isVisible());
    QCOMPARE(said->text(),
        QStringLiteral("Ctrl+D is also a key of Select ▸ None. The key runs Edit ▸ Copy."));
    QVERIFY(!rowOf("Edit ▸ Copy")->icon(1).isNull() && !rowOf("Select ▸ None")->icon(1).isNull());
    QVERIFY(rowOf("Select ▸ None")->toolTip(1).contains(QStringLiteral("Edit ▸ Copy")));
    QVERIFY(rowOf("Edit ▸ Cut")->icon(1).isNull() && action("select.none")->shortcuts().isEmpty());
    QVERIFY(find<QPushButton>("conflicts")->text().startsWith(u'1'));
    find<QLineEdit>("search")->setText(QStringLiteral("Copy")); // hides the other row
    click("conflicts");
    QCOMPARE(
        shown(), (QStringList{QStringLiteral("Edit ▸ Copy"), QStringLiteral("Select ▸ None")}));
    choose("Select ▸ None");
    QVERIFY(find<QLabel>("conflict")->text().contains(QStringLiteral("Edit ▸ Copy")));
    choose("Edit ▸ Copy");
    click("takeKey");
    QVERIFY(keys().map().conflicts().isEmpty() && !find<QLabel>("conflict"));
    QCOMPARE(rowOf("Select ▸ None")->text(1), QString());
    QCOMPARE(rowOf("Edit ▸ Copy")->text(1), QStringLiteral("Ctrl+D"));
    QCOMPARE(shown().size(), commandTable().size()); // the filter is off
}

void TestKeyMapPage::oneIsResetAndAllAre()
{
    choose("Edit ▸ Cut");
    QVERIFY(!find<QPushButton>("resetCommand")->isEnabled());
    press("key0", Qt::Key_F9);
    choose("Edit ▸ Copy");
    press("key0", Qt::Key_F10);
    click("resetCommand");
    QCOMPARE(rowOf("Edit ▸ Copy")->text(1), QStringLiteral("Ctrl+C"));
    QCOMPARE(rowOf("Edit ▸ Cut")->text(1), QStringLiteral("F9"));
    click("resetAll");
    QVERIFY(keys().map() == KeyMap());
    QCOMPARE(rowOf("Edit ▸ Cut")->text(1), QStringLiteral("Ctrl+X"));
}

void TestKeyMapPage::changesAreUndone()
{
    choose("Edit ▸ Cut");
    press("key0", Qt::Key_F9);
    click("resetAll");
    click("undo");
    QCOMPARE(rowOf("Edit ▸ Cut")->text(1), QStringLiteral("F9"));
    click("undo");
    QVERIFY(keys().map() == KeyMap() && !find<QPushButton>("undo")->isEnabled());
}

void TestKeyMapPage::aPresetIsChosen()
{
    choose("Edit ▸ Copy");
    press("key0", Qt::Key_F9);
    auto* preset = find<QComboBox>("preset");
    preset->setFocus();
    QTest::keyClick(preset, Qt::Key_Down);
    QCOMPARE(preset->currentText(), QStringLiteral("Blender"));
    QCOMPARE(rowOf("Pose ▸ Rotate")->text(1), QStringLiteral("R"));
    QCOMPARE(rowOf("Edit ▸ Copy")->text(1), QStringLiteral("F9")); // still shown
    QCOMPARE(action("pose.rotate")->shortcut(), QKeySequence(Qt::Key_R));
    QTest::keyClick(preset, Qt::Key_Up);
    QCOMPARE(rowOf("Pose ▸ Rotate")->text(1), QStringLiteral("X"));
}

void TestKeyMapPage::aMapGoesThroughAFile()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("shared keys.json"));
    KeyMap blender;
    blender.setPreset(KeyPreset::Blender);
    setKeys(blender, "edit.copy", {Qt::Key_F9, QKeyCombination(Qt::KeypadModifier, Qt::Key_Plus)});
    keys().setMap(blender);
    m_page->exportTo(path);
    QCOMPARE(find<QLabel>("said")->text(), QStringLiteral("Exported shared keys.json."));
    keys().setMap(KeyMap());
    m_page->importFrom(path);
    QCOMPARE(find<QLabel>("said")->text(), QStringLiteral("Imported shared keys.json."));
    QVERIFY(keys().map() == blender);
    QCOMPARE(find<QComboBox>("preset")->currentText(), QStringLiteral("Blender"));
    QCOMPARE(action("edit.copy")->shortcut(), QKeySequence(Qt::Key_F9));
    click("undo");
    QVERIFY(keys().map() == KeyMap());
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    file.write(R"({"format": "Odori key map", "version": 1, "preset": "MMD",
        "keys": {"brush.paint": ["B"]}})");
    file.close();
    m_page->importFrom(path);
    QVERIFY(find<QLabel>("said")->text().contains(QStringLiteral("brush.paint")));
}

void TestKeyMapPage::aBrokenFileChangesNothing()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("broken.json"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("{") == 1);
    file.close();
    choose("Edit ▸ Copy");
    press("key0", Qt::Key_F9);
    const KeyMap before = keys().map();
    m_page->importFrom(path);
    QVERIFY(keys().map() == before);
    const QString said = find<QLabel>("said")->text();
    QVERIFY2(said.contains(QStringLiteral("broken.json")) &&
                 said.contains(QStringLiteral("not valid JSON")),
        qPrintable(said));
    m_page->importFrom(folder.filePath(QStringLiteral("nowhere.json")));
    QVERIFY(find<QLabel>("said")->text().contains(QStringLiteral("does not exist")));
    m_page->exportTo(folder.path()); // a folder, not a file
    QVERIFY(find<QLabel>("said")->text().contains(QStringLiteral("writing failed")));
}

void TestKeyMapPage::theDialogsChooseTheFile()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("mine.json"));
    const auto inFileDialog = [&](const char* button) {
        bool wasOpened = false;
        QTimer::singleShot(0, this, [&] {
            auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            if (!dialog)
                return;
            wasOpened = QTest::qWaitFor([&] { return dialog->isActiveWindow(); });
            auto* name = dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
            name->setText(path);
            QTest::keyClick(name, Qt::Key_Return);
            if (dialog->isVisible())
                dialog->reject();
        });
        click(button);
        QVERIFY2(wasOpened, button);
        QTRY_VERIFY(m_dialog->isActiveWindow());
    };
    choose("Edit ▸ Copy");
    press("key0", Qt::Key_F9);
    inFileDialog("export");
    QVERIFY(readKeyMap(path).has_value());
    click("resetAll");
    inFileDialog("import");
    QCOMPARE(rowOf("Edit ▸ Copy")->text(1), QStringLiteral("F9"));
}

QTEST_MAIN(TestKeyMapPage)
#include "test_key_map_page.moc"
