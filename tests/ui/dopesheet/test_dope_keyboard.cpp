// SPDX-License-Identifier: MIT
#include "tests/ui/dopesheet/dope_stage.h"
#include "ui/theme/theme.h"

#include <QtGui/QAccessible>
#include <QtTest/QTest>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QAbstractScrollArea>
#include <QtWidgets/QAbstractSpinBox>
#include <QtWidgets/QApplication>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QWhatsThis>

#include <algorithm>

using namespace odori;
using namespace odori::test;

/// The sheet with the keyboard only, and its descriptions for screen readers.
class TestDopeKeyboard : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { applyTheme(*qApp, darkTheme()); }
    void init() { m_stage = std::make_unique<DopeStage>(); }
    void upAndDownMoveTheCursorAndSelectTheTrack();
    void choosingARowLetsGoOfKeys();
    void withAltTheCursorMovesAlone();
    void shiftReachesOverRows();
    void spaceSelectsTheKeyAtTheCursor();
    void aGroupsKeysAreItsRows();
    void theGroupOfTheCursorFolds();
    void theCursorStaysInView();
    void theFirstKeyShowsTheCursor_data();
    void theFirstKeyShowsTheCursor();
    void theCursorGoesToASelectionFromElsewhere();
    void theCursorIsSeen();
    void itIsSpoken();
    void aStepIsSaidOnce();
    void itsKeysAreNamed();
    void everyControlHasAName();

private:
    [[nodiscard]] const mmd::Selection& selection() const { return m_stage->document.selection(); }
    [[nodiscard]] QString cursorName() const
    {
        return m_stage->canvas.rows().at(m_stage->canvas.rowCursor().row()).data().toString();
    }
    std::unique_ptr<DopeStage> m_stage;
};

void TestDopeKeyboard::upAndDownMoveTheCursorAndSelectTheTrack()
{
    QCOMPARE(m_stage->canvas.rowCursor().row(), -1);
    m_stage->key(Qt::Key_Down);
    QCOMPARE(cursorName(), QStringLiteral("Show and IK"));
    m_stage->key(Qt::Key_Down);
    QVERIFY(selection() == (mmd::Selection{{bone("A"), bone("B")}, {}}));
    m_stage->key(Qt::Key_Down);
    QCOMPARE(cursorName(), QStringLiteral("A"));
    QVERIFY(selection() == (mmd::Selection{{bone("A")}, {}}));
    m_stage->key(Qt::Key_End, Qt::ControlModifier);
    QCOMPARE(cursorName(), QStringLiteral("M"));
    m_stage->key(Qt::Key_Down);
    QCOMPARE(cursorName(), QStringLiteral("M"));
    m_stage->key(Qt::Key_Home, Qt::ControlModifier);
    m_stage->key(Qt::Key_Up);
    QCOMPARE(cursorName(), QStringLiteral("Show and IK"));
}

void TestDopeKeyboard::choosingARowLetsGoOfKeys()
{
    m_stage->click(m_stage->at(bone("A"), 13));
    m_stage->key(Qt::Key_Down);
    QVERIFY(selection() == (mmd::Selection{{bone("B")}, {}}));
}

void TestDopeKeyboard::withAltTheCursorMovesAlone()
{
    m_stage->click(m_stage->at(bone("A"), 10));
    const mmd::Selection before = selection();
    m_stage->key(Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(cursorName(), QStringLiteral("B"));
    QVERIFY(selection() == before);
    m_stage->document.setCurrentFrame(10);
    m_stage->key(Qt::Key_Space, Qt::ControlModifier); // adds to the selection
    QVERIFY(selection() == selected({{bone("A"), {10}}, {bone("B"), {10}}}));
    m_stage->key(Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(cursorName(), QStringLiteral("A"));
    QCOMPARE(selection().keyCount(), 2u);
}

void TestDopeKeyboard::shiftReachesOverRows()
{
    m_stage->canvas.rowCursor().setRow(1);
    m_stage->key(Qt::Key_Down); // A
    m_stage->key(Qt::Key_Down, Qt::ShiftModifier);
    QVERIFY(selection() == (mmd::Selection{{bone("A"), bone("B")}, {}}));
    m_stage->key(Qt::Key_Up, Qt::ShiftModifier);
    QVERIFY(selection() == (mmd::Selection{{bone("A")}, {}}));
}

void TestDopeKeyboard::spaceSelectsTheKeyAtTheCursor()
{
    m_stage->canvas.rowCursor().setRow(2);
    m_stage->document.setCurrentFrame(10);
    m_stage->key(Qt::Key_Space);
    QVERIFY(selection() == selected({{bone("A"), {10}}}));
    m_stage->document.setCurrentFrame(20);
    m_stage->key(Qt::Key_Space, Qt::ControlModifier);
    QVERIFY(selection() == selected({{bone("A"), {10, 20}}}));
    m_stage->key(Qt::Key_Space, Qt::ControlModifier);
    QVERIFY(selection() == selected({{bone("A"), {10}}}));
    m_stage->document.setCurrentFrame(0);
    m_stage->key(Qt::Key_Space);
    m_stage->canvas.rowCursor().setRow(3);
    m_stage->document.setCurrentFrame(12); // no key here: the block still extends to it
    m_stage->key(Qt::Key_Space, Qt::ShiftModifier);
    QVERIFY(selection() == selected({{bone("A"), {0, 10}}, {bone("B"), {0, 10}}}));
}

void TestDopeKeyboard::aGroupsKeysAreItsRows()
{
    m_stage->canvas.rowCursor().setRow(1);
    m_stage->document.setCurrentFrame(10);
    m_stage->key(Qt::Key_Space);
    QVERIFY(selection() == selected({{bone("A"), {10}}, {bone("B"), {10}}}));
}

void TestDopeKeyboard::theGroupOfTheCursorFolds()
{
    const RowList& rows = m_stage->canvas.rows();
    m_stage->canvas.rowCursor().setRow(3); // B
    m_stage->canvas.rowCursor().fold(true);
    QCOMPARE(rows.size(), 4);
    QCOMPARE(cursorName(), QStringLiteral("Body"));
    m_stage->canvas.rowCursor().fold(false);
    QCOMPARE(rows.size(), 6);
    m_stage->canvas.setAllFolded(true);
    QCOMPARE(rows.size(), 3);
    m_stage->canvas.setAllFolded(false);
    QCOMPARE(rows.size(), 6);
}

void TestDopeKeyboard::theCursorStaysInView()
{
    m_stage->sheet.resize(900, 160);
    QApplication::processEvents();
    DopeCanvas& canvas = m_stage->canvas;
    for (int row = 0; row < 6; ++row) {
        m_stage->key(Qt::Key_Down);
        const int top = canvas.view().rowTop(canvas.rowCursor().row());
        QVERIFY(top >= DopeMetrics::headHeight && top + DopeMetrics::rowHeight <= canvas.height());
    }
    QVERIFY(canvas.view().scrollY() > 0);
    for (int page = 0; page < 3; ++page)
        m_stage->key(Qt::Key_PageUp);
    QCOMPARE(canvas.view().scrollY(), 0);
}

void TestDopeKeyboard::theFirstKeyShowsTheCursor_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::addColumn<bool>("picks");
    QTest::newRow("Space") << Qt::Key_Space << false;
    QTest::newRow("Up") << Qt::Key_Up << true;
    QTest::newRow("Down") << Qt::Key_Down << true;
    QTest::newRow("Page Down") << Qt::Key_PageDown << true;
}

void TestDopeKeyboard::theFirstKeyShowsTheCursor()
{
    QFETCH(Qt::Key, key);
    QFETCH(bool, picks);
    m_stage->sheet.resize(900, 160);
    QApplication::processEvents();
    DopeCanvas& canvas = m_stage->canvas;
    const int scrolled = DopeMetrics::rowHeight + 5; // the second row is partly visible
    QVERIFY(canvas.view().mostScrollY() >= scrolled);
    canvas.view().setScrollY(scrolled);
    const mmd::Selection before = selected({{bone("B"), {10}}});
    m_stage->document.select(before);
    canvas.view().setScrollY(scrolled); // selecting may have scrolled to the track
    QCOMPARE(canvas.rowCursor().row(), -1);
    m_stage->key(key);
    QCOMPARE(cursorName(), QStringLiteral("A"));
    QCOMPARE(canvas.view().scrollY(), scrolled);
    QVERIFY(selection() == (picks ? mmd::Selection{{bone("A")}, {}} : before));
    m_stage->document.setCurrentFrame(13);
    m_stage->key(Qt::Key_Space);
    QVERIFY(selection() == selected({{bone("A"), {13}}}));
}

void TestDopeKeyboard::theCursorGoesToASelectionFromElsewhere()
{
    m_stage->key(Qt::Key_Down);
    QCOMPARE(cursorName(), QStringLiteral("Show and IK"));
    auto* search = m_stage->sheet.findChild<QLineEdit*>();
    search->setFocus();
    m_stage->document.select({{bone("B")}, {}});
    QCOMPARE(cursorName(), QStringLiteral("B"));
    m_stage->canvas.setFocus();
    m_stage->document.setCurrentFrame(10);
    m_stage->key(Qt::Key_Space);
    QVERIFY(selection() == selected({{bone("B"), {10}}}));
    m_stage->key(Qt::Key_Up);
    QCOMPARE(cursorName(), QStringLiteral("A"));
    search->setFocus();
    m_stage->document.select({{bone("B")}, {}}); // again, after another one in the sheet
    QCOMPARE(cursorName(), QStringLiteral("B"));
    m_stage->document.select({});
    QCOMPARE(cursorName(), QStringLiteral("B"));
}

void TestDopeKeyboard::theCursorIsSeen()
{
    DopeCanvas& canvas = m_stage->canvas;
    canvas.rowCursor().setRow(3);
    const QRect row(0, canvas.view().rowTop(3), canvas.width(), DopeMetrics::rowHeight);
    const QImage focused = canvas.grab(row).toImage();
    m_stage->sheet.findChild<QLineEdit*>()->setFocus();
    QVERIFY(canvas.grab(row).toImage() != focused);
    canvas.setFocus();
    canvas.rowCursor().setRow(2);
    QVERIFY(canvas.grab(row).toImage() != focused);
}

void TestDopeKeyboard::itIsSpoken()
{
    m_stage->canvas.rowCursor().setRow(2);
    m_stage->document.setCurrentFrame(10);
    QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(&m_stage->canvas);
    QVERIFY(spoken);
    QCOMPARE(spoken->text(QAccessible::Name), QStringLiteral("Dope sheet"));
    QCOMPARE(spoken->text(QAccessible::Value), QStringLiteral("A, frame 10, key"));
    m_stage->key(Qt::Key_Space);
    QCOMPARE(spoken->text(QAccessible::Value), QStringLiteral("A, frame 10, key, selected"));
    m_stage->document.setCurrentFrame(11);
    QCOMPARE(spoken->text(QAccessible::Value), QStringLiteral("A, frame 11, no key"));
    m_stage->canvas.rowCursor().setRow(1);
    m_stage->canvas.rowCursor().fold(true);
    QCOMPARE(
        spoken->text(QAccessible::Value), QStringLiteral("Body, group, folded, frame 11, no key"));
}

/// Each step leads a screen reader to the other one of two labels.
void TestDopeKeyboard::aStepIsSaidOnce()
{
    DopeCanvas& canvas = m_stage->canvas;
    canvas.setFocus();
    canvas.rowCursor().setRow(2);
    m_stage->document.setCurrentFrame(10); // both changes are one announcement
    const QString label = QStringLiteral("spokenLabel");
    QTRY_COMPARE(canvas.findChildren<QWidget*>(label).size(), 2);
    const auto said = [&](int at) {
        return canvas.findChildren<QWidget*>(label)[at]->accessibleName();
    };
    QTRY_COMPARE(said(0), QStringLiteral("A, frame 10, key"));
    QCOMPARE(said(1), QString());
    m_stage->document.setCurrentFrame(11);
    QTRY_COMPARE(said(1), QStringLiteral("A, frame 11, no key"));
    QCOMPARE(said(0), QStringLiteral("A, frame 10, key"));
}

void TestDopeKeyboard::itsKeysAreNamed()
{
    const QString help = RowCursor::keysHelp();
    for (const char* key : {"Up", "Down", "Alt+Up", "Page Up", "Ctrl+Home", "Space", "Ctrl+Space",
             "Shift+Space", "Help > Keys"})
        QVERIFY2(help.contains(QLatin1String(key)), key);
    QCOMPARE(m_stage->canvas.whatsThis(), help);
    QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(&m_stage->canvas);
    QCOMPARE(spoken->text(QAccessible::Help), help);
    QLabel* title = nullptr;
    for (auto* label : m_stage->sheet.findChildren<QLabel*>())
        if (label->text() == QStringLiteral("Dope sheet"))
            title = label;
    QVERIFY(title);
    QCOMPARE(title->toolTip(), help);
    m_stage->key(Qt::Key_F1, Qt::ShiftModifier);
    const auto shown = QApplication::topLevelWidgets();
    QVERIFY(std::any_of(shown.begin(), shown.end(),
        [](const QWidget* each) { return each->inherits("QWhatsThat") && each->isVisible(); }));
    QWhatsThis::hideText();
}

void TestDopeKeyboard::everyControlHasAName()
{
    int controls = 0;
    for (QWidget* each : m_stage->sheet.findChildren<QWidget*>()) {
        const bool isControl = qobject_cast<QAbstractButton*>(each) ||
                               qobject_cast<QAbstractSpinBox*>(each) ||
                               qobject_cast<QScrollBar*>(each) || qobject_cast<QLineEdit*>(each);
        // Except for internal parts of Qt's widgets.
        if (!isControl || each->objectName().startsWith(QStringLiteral("qt_")) ||
            qobject_cast<QLineEdit*>(each->parentWidget()))
            continue;
        ++controls;
        QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(each);
        QVERIFY2(
            spoken && !spoken->text(QAccessible::Name).isEmpty(), each->metaObject()->className());
    }
    QVERIFY(controls >= 7); // test_sheet_header tests the commands over the sheet
}

QTEST_MAIN(TestDopeKeyboard)
#include "test_dope_keyboard.moc"
