// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"
#include "tests/app/editing/edit_window.h"
#include "ui/curves/curve_editor.h"
#include "ui/fields/number_field.h"
#include "ui/panels/bone_panel.h"
#include "ui/panels/key/key_panel.h"

#include <QtGui/QAccessible>
#include <QtGui/QShortcut>
#include <QtWidgets/QAbstractSpinBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QDockWidget>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QMenu>
#include <QtWidgets/QMenuBar>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTreeView>
#include <QtWidgets/QTreeWidget>

using namespace odori;
using namespace odori::test;

namespace {

bool isIn(const QObject* owner, const QWidget* focus)
{
    const auto* widget = qobject_cast<const QWidget*>(owner);
    return widget && (widget == focus || widget->isAncestorOf(focus));
}

/// Whether the key of `action` reaches it while `focus` has the focus, enabled or not.
bool acts(const QAction* action, const QWidget* focus)
{
    const QList<QObject*> owners = action->associatedObjects();
    switch (action->shortcutContext()) {
    case Qt::WidgetShortcut:
        return owners.contains(focus);
    case Qt::WidgetWithChildrenShortcut:
        return std::any_of(
            owners.begin(), owners.end(), [&](const QObject* owner) { return isIn(owner, focus); });
    default:
        return !owners.isEmpty();
    }
}

} // namespace

/// Keys of the real window: each has one command at a time, and every command works without a
/// mouse.
class TestShortcuts : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanupTestCase() { m_window.reset(); }
    void noKeyMeansTwoThings();
    void aLetterOfAMenuMeansOneCommand();
    void dialogsOpenByLetters();
    void aKeyWhoseCommandCannotActSaysWhy();
    void bonesAreHiddenFromTheirList();
    void keysForADisabledFieldRunNoCommand();
    void plainKeysWithoutAFocusRunNoCommand();
    void insertPutsAKeyInFromTheSheetToo();
    void theSheetIsUsedByKeysAlone();
    void everyControlHasANameForScreenReaders();

private:
    [[nodiscard]] Document& document() const { return m_window->document; }

    std::unique_ptr<EditWindow> m_window;
};

void TestShortcuts::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("OdoriTest"));
    QCoreApplication::setApplicationName(QStringLiteral("test_shortcuts"));
    m_window = std::make_unique<EditWindow>();
    m_window->open();
}

void TestShortcuts::init()
{
    m_window->window.resetLayout();
    m_window->reset();
}

void TestShortcuts::noKeyMeansTwoThings()
{
    QStringList found;
    int places = 0;
    for (const QWidget* focus : m_window->window.findChildren<QWidget*>()) {
        if (focus->focusPolicy() == Qt::NoFocus)
            continue;
        ++places;
        QHash<QKeySequence, const QAction*> known;
        for (const QAction* action : m_window->window.findChildren<QAction*>()) {
            if (!acts(action, focus))
                continue;
            for (const QKeySequence& key : action->shortcuts()) {
                if (known.contains(key) && known.value(key) != action)
                    found.append(QStringLiteral("%1: \"%2\" and \"%3\" in %4")
                                     .arg(key.toString(), known.value(key)->text(), action->text(),
                                         QLatin1String(focus->metaObject()->className())));
                known.insert(key, action);
            }
        }
    }
    found.removeDuplicates();
    QVERIFY(places > 30);
    QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
}

void TestShortcuts::aLetterOfAMenuMeansOneCommand()
{
    QStringList found;
    const auto look = [&](const QString& title, const QList<QAction*>& actions) {
        QHash<QKeySequence, QString> known;
        for (const QAction* action : actions) {
            const QKeySequence letter = QKeySequence::mnemonic(action->text());
            if (letter.isEmpty() || !action->isVisible())
                continue;
            if (known.contains(letter))
                found.append(title + QStringLiteral(": ") + known[letter] + QStringLiteral(", ") +
                             action->text());
            known.insert(letter, action->text());
        }
    };
    look(QStringLiteral("menu bar"), m_window->window.menuBar()->actions());
    for (const QMenu* menu : m_window->window.menuBar()->findChildren<QMenu*>())
        look(menu->title(), menu->actions());
    QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
}

/// As a user types it: Alt with the menu's letter, then the command's letter.
void TestShortcuts::dialogsOpenByLetters()
{
    m_window->select(m_window->leftArm, {10, 20});
    for (const char* text : {"Range…", "Insert Frames…", "Delete Frames…", "Scale a Range…",
             "Snap…", "Multiply and Add…"}) {
        QAction* action = m_window->action(QString::fromUtf8(text));
        QVERIFY2(action && action->isEnabled(), text);
        const auto menus = m_window->window.menuBar()->actions();
        const auto holder = std::find_if(menus.begin(), menus.end(),
            [&](const QAction* each) { return each->menu()->actions().contains(action); });
        QVERIFY2(holder != menus.end(), text);
        const auto letterOf = [](const QAction* each) {
            const qsizetype at = each->text().indexOf(u'&');
            return at < 0 ? '\0' : each->text().at(at + 1).toLatin1();
        };
        QVERIFY2(letterOf(*holder) && letterOf(action), text);
        QMenu* menu = (*holder)->menu();
        QTest::keyClick(&m_window->window, letterOf(*holder), Qt::AltModifier);
        QTRY_VERIFY2(menu->isVisible(), text);
        bool wasOpened = false;
        QTimer::singleShot(0, &m_window->window, [&] {
            auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
            wasOpened = dialog && QTest::qWaitFor([&] { return dialog->isActiveWindow(); });
            if (dialog)
                QTest::keyClick(dialog, Qt::Key_Escape);
        });
        QTest::keyClick(menu, letterOf(action));
        QVERIFY2(wasOpened, text);
        QTRY_VERIFY(m_window->window.isActiveWindow());
    }
}

void TestShortcuts::aKeyWhoseCommandCannotActSaysWhy()
{
    Document& document = m_window->document;
    document.select({});
    QSignalSpy said(&document, &Document::said);
    const auto press = [&](QWidget& widget, Qt::Key key, Qt::KeyboardModifiers modifiers) {
        widget.setFocus();
        said.clear();
        QTest::keyClick(&widget, key, modifiers);
        return said.isEmpty() ? QString() : said.last().front().toString();
    };
    QWidget& view = m_window->window.viewport();
    QCOMPARE(press(view, Qt::Key_R, Qt::ShiftModifier),
        QStringLiteral("Select bones or morphs to pose them."));
    QCOMPARE(press(view, Qt::Key_X, Qt::ControlModifier), QStringLiteral("Select keys first."));
    QCOMPARE(press(view, Qt::Key_B, Qt::ShiftModifier),
        QStringLiteral("Select keys first that have numbers."));
    QCOMPARE(press(view, Qt::Key_A, Qt::ShiftModifier | Qt::AltModifier), QString()); // no command
    QPushButton other(&m_window->window);                                             // no editor
    other.show();
    QCOMPARE(press(other, Qt::Key_G, {}),
        QStringLiteral("Go to Frame: first click the view, the dope sheet or the curves."));
    QCOMPARE(press(other, Qt::Key_Escape, {}), QString());
    QListWidget bones(&m_window->window);
    bones.setEditTriggers(QAbstractItemView::NoEditTriggers);
    bones.addItems({QStringLiteral("右腕"), QStringLiteral("Root")});
    bones.show();
    QCOMPARE(press(bones, Qt::Key_R, {}), QString()); // goes to a row
    QCOMPARE(bones.currentRow(), 1);
    QCOMPARE(press(bones, Qt::Key_G, {}), // no row begins with G
        QStringLiteral("Go to Frame: first click the view, the dope sheet or the curves."));
    const QAction& rotate = *m_window->window.commands().action("pose.rotate");
    QVERIFY(!rotate.isChecked());
    press(bones, Qt::Key_X, {}); // a tool acts as in the view
    QVERIFY(rotate.isChecked());
    QCOMPARE(bones.currentRow(), 1);
    m_window->window.commands().action("pose.select")->trigger();
    QTreeWidget groups(&m_window->window);
    auto* group = new QTreeWidgetItem(&groups, {QStringLiteral("右腕")});
    auto* inside = new QTreeWidgetItem(group, {QStringLiteral("Xenon")});
    groups.expandAll();
    groups.show();
    press(groups, Qt::Key_X, {}); // a row in a group counts, too
    QCOMPARE(groups.currentItem(), inside);
    QVERIFY(!rotate.isChecked());
    QLineEdit field(&m_window->window);
    field.show();
    QCOMPARE(press(field, Qt::Key_R, Qt::ShiftModifier), QString()); // a letter
    QCOMPARE(field.text().toUpper(), QStringLiteral("R"));
}

/// As the tools do: no row of the list begins with the letter.
void TestShortcuts::bonesAreHiddenFromTheirList()
{
    auto& panel = *m_window->window.findChild<BonePanel*>();
    m_window->select(m_window->leftArm, {});
    const auto hidden = [this] { return m_window->document.actor()->boneLists.hidden; };
    QVERIFY(hidden().empty());
    panel.tree().setFocus();
    QTest::keyClick(&panel.tree(), Qt::Key_H);
    QCOMPARE(hidden().size(), std::size_t(1));
    QVERIFY(hidden().front() == m_window->leftArm);
    QVERIFY(panel.tree().hasFocus());
    m_window->window.commands().action("select.showAll")->trigger();
    QVERIFY(hidden().empty());
    m_window->select(m_window->leftArm, {});
    QTest::keyClick(&panel.tree(), Qt::Key_H, Qt::ShiftModifier);
    QVERIFY(hidden().size() > 10);
    const auto others = hidden();
    QVERIFY(std::find(others.begin(), others.end(), m_window->leftArm) == others.end());
}

void TestShortcuts::keysForADisabledFieldRunNoCommand()
{
    MainWindow& window = m_window->window;
    m_window->select(m_window->leftArm, {10});
    window.findChild<QDockWidget*>(QStringLiteral("key"))->raise();
    QCoreApplication::processEvents();
    QWidget& field = window.findChild<KeyPanel*>()->frameField();
    field.setEnabled(false);
    const QPoint middle = field.rect().center();
    QTRY_VERIFY(field.visibleRegion().contains(middle));
    const auto clickAndType = [&](Qt::Key key) {
        window.dopeSheet().setFocus();
        QVERIFY(window.dopeSheet().isAncestorOf(QApplication::focusWidget()) ||
                window.dopeSheet().hasFocus());
        QTest::mouseClick(window.windowHandle(), Qt::LeftButton, {}, field.mapTo(&window, middle));
        QTest::keyClick(window.windowHandle(), key);
    };
    clickAndType(Qt::Key_Delete);
    QCOMPARE(m_window->frames(m_window->leftArm), (Frames{0, 10, 20}));
    clickAndType(Qt::Key_I); // would insert a frame
    QCOMPARE(m_window->frames(m_window->leftArm), (Frames{0, 10, 20}));
    window.dopeSheet().setFocus();
    QTest::keyClick(window.windowHandle(), Qt::Key_Delete);
    QCOMPARE(m_window->frames(m_window->leftArm), (Frames{0, 20}));
    field.setEnabled(true);
}

/// A field that gets disabled can leave the window without a focus.
void TestShortcuts::plainKeysWithoutAFocusRunNoCommand()
{
    MainWindow& window = m_window->window;
    m_window->select(m_window->leftArm, {10});
    const auto typeWithoutFocus = [&](Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        if (QWidget* focus = QApplication::focusWidget())
            focus->clearFocus();
        QVERIFY(!QApplication::focusWidget() && window.isActiveWindow());
        QTest::keyClick(window.windowHandle(), key, modifiers);
    };
    typeWithoutFocus(Qt::Key_Delete);
    typeWithoutFocus(Qt::Key_I);
    QCOMPARE(m_window->frames(m_window->leftArm), (Frames{0, 10, 20}));
    typeWithoutFocus(Qt::Key_X, Qt::ControlModifier); // not a plain key
    QCOMPARE(m_window->frames(m_window->leftArm), (Frames{0, 20}));
}

void TestShortcuts::insertPutsAKeyInFromTheSheetToo()
{
    m_window->select(m_window->leftArm, {});
    document().setCurrentFrame(5);
    const mmd::Scene before = document().scene();
    m_window->press(Qt::Key_Insert);
    QCOMPARE(m_window->frames(m_window->leftArm), (Frames{0, 5, 10, 20}));
    QCOMPARE(document().undoStack()->count(), 1);
    document().undo();
    QVERIFY(document().scene() == before);
}

/// Moves to a row and to a key; selects, extends, toggles, moves, registers, deletes.
void TestShortcuts::theSheetIsUsedByKeysAlone()
{
    DopeCanvas& canvas = m_window->window.dopeSheet().canvas();
    const auto row = canvas.rows().rowOf(m_window->leftArm);
    QVERIFY(row > 0);
    m_window->press(Qt::Key_Home, Qt::ControlModifier);
    for (int step = 0; step < row; ++step)
        m_window->press(Qt::Key_Down);
    QVERIFY(document().selection().hasTrack(m_window->leftArm));
    m_window->press(Qt::Key_Right, Qt::ShiftModifier); // to the row's next key
    QCOMPARE(document().currentFrame(), 10.0);
    m_window->press(Qt::Key_Space);
    QVERIFY(document().selection().hasKey(m_window->leftArm, 10));
    QCOMPARE(document().selection().keyCount(), 1u);
    m_window->press(Qt::Key_Right, Qt::ShiftModifier);
    m_window->press(Qt::Key_Space, Qt::ShiftModifier); // extends the selection from there
    QCOMPARE(document().selection().keyCount(), 2u);
    m_window->press(Qt::Key_Space, Qt::ControlModifier); // and deselects it again
    QCOMPARE(document().selection().keyCount(), 1u);
    m_window->press(Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(m_window->frames(m_window->leftArm), (Frames{0, 11, 20}));
    m_window->press(Qt::Key_Delete);
    QCOMPARE(m_window->frames(m_window->leftArm), (Frames{0, 20}));
    m_window->press(Qt::Key_Left);
    m_window->press(Qt::Key_Return);
    QCOMPARE(m_window->frames(m_window->leftArm), (Frames{0, 19, 20}));
    QVERIFY(!m_window->window.viewport().stage().isSolo());
}

/// In all panels, also those behind tabs. A field has its own name or that of its label.
void TestShortcuts::everyControlHasANameForScreenReaders()
{
    QStringList nameless;
    for (QWidget* widget : m_window->window.findChildren<QWidget*>()) {
        const QWidget* parent = widget->parentWidget();
        const bool isPart = qobject_cast<const QAbstractSpinBox*>(parent) ||
                            qobject_cast<const QComboBox*>(parent) ||
                            (parent && (parent->inherits("QComboBoxPrivateContainer") ||
                                           parent == &m_window->window.messageBar())) ||
                            widget->objectName().startsWith(QStringLiteral("qt_"));
        const bool isFrame = widget->inherits("QScrollArea") || widget->inherits("QHeaderView") ||
                             widget->inherits("QScrollBar") || widget->inherits("QDockWidget") ||
                             widget->inherits("QTabBar") || widget->inherits("QMenu") ||
                             widget->inherits("QMenuBar") || widget->inherits("QSplitter");
        if (widget->focusPolicy() == Qt::NoFocus || isPart || isFrame || widget->focusProxy())
            continue;
        QAccessibleInterface* readable = QAccessible::queryAccessibleInterface(widget);
        if (!readable || readable->text(QAccessible::Name).trimmed().isEmpty())
            nameless.append(
                QStringLiteral("%1 %2 in %3")
                    .arg(QLatin1String(widget->metaObject()->className()), widget->objectName(),
                        parent ? QLatin1String(parent->metaObject()->className())
                               : QLatin1String("nothing")));
    }
    QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(QStringLiteral(", "))));
}

QTEST_MAIN(TestShortcuts)
#include "test_shortcuts.moc"
