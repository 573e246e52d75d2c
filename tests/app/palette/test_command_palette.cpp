// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"
#include "tests/app/keymap/own_keys.h"
#include "tests/app/palette/palette_hands.h"
#include "ui/curves/curve_editor.h"
#include "ui/curves/easing/curve_view.h"

#include <QtCore/QTranslator>
#include <QtWidgets/QDockWidget>
#include <QtWidgets/QLabel>
#include <QtWidgets/QMenuBar>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QTreeView>

using namespace odori;
using namespace odori::test;

/// The command palette of the real window, used by typing.
class TestCommandPalette : public QObject, PaletteHands {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanup();
    void cleanupTestCase();
    void itOpensAndClosesFromEverywhere();
    void everyCommandIsInIt();
    void typedLettersFindCommands_data();
    void typedLettersFindCommands();
    void menusAndSubmenusFindTheirCommands();
    void farFetchedMatchesAreTheLastResort();
    void japaneseFindsCommandsAndSoDoesEnglish();
    void namesAreThoseOfTheMenuNow();
    void keysAreTheCurrentOnes();
    void enterRunsInTheEditorThatHadTheFocus();
    void theFocusGoesBack();
    void whatCannotRunSaysSoAndStays();
    void statesFollowWhileItIsOpen();
    void arrowsAndPagesMove();
    void aClickRuns();
    void whatWasRunComesFirst();
    void aClickElsewhereClosesIt();
    void itStaysInTheWindow();
    void withoutAMatchTheFieldKeepsItsHeight();
    void commandsWithDialogsRun();

private:
    QTranslator m_translator;
};

void TestCommandPalette::initTestCase()
{
    useOwnKeys("test_command_palette");
    m_window = std::make_unique<EditWindow>();
    m_window->open();
}

void TestCommandPalette::init()
{
    QSettings().remove(QStringLiteral("palette"));
    window().commands().keys().setMap(KeyMap());
    window().resetLayout();
    m_window->reset();
}

void TestCommandPalette::cleanup()
{
    if (palette().isVisible())
        press(Qt::Key_Escape);
    QCoreApplication::removeTranslator(&m_translator);
}

void TestCommandPalette::cleanupTestCase()
{
    m_window.reset();
    QFile::remove(UserKeys::usualPath());
}

void TestCommandPalette::itOpensAndClosesFromEverywhere()
{
    m_window->select(m_window->leftArm, {10});
    auto* bones = window().findChild<QDockWidget*>(QStringLiteral("bones"));
    const QList<QWidget*> places = {&window().viewport(), &window().dopeSheet().canvas(),
        &window().curveEditor().view(), bones->findChild<QTreeView*>(),
        bones->findChild<QLineEdit*>()};
    for (QWidget* place : places) {
        QVERIFY(place);
        for (const auto& [key, modifiers] : {std::pair{Qt::Key_F3, Qt::KeyboardModifiers()},
                 {Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier}}) {
            place->setFocus();
            QVERIFY2(place->hasFocus(), place->metaObject()->className());
            QTest::keyClick(place, key, modifiers);
            QVERIFY(palette().isVisible() && field().hasFocus());
            press(Qt::Key_Escape);
            QVERIFY2(!palette().isVisible() && place->hasFocus(), place->metaObject()->className());
            QTest::keyClick(place, key, modifiers);
            QVERIFY(palette().isVisible());
            QTest::keyClick(&field(), key, modifiers); // a second time
            QVERIFY2(!palette().isVisible() && place->hasFocus(), place->metaObject()->className());
        }
    }
}

void TestCommandPalette::everyCommandIsInIt()
{
    open();
    QCOMPARE(qsizetype(model().rowCount()), commandTable().size());
    for (const Command& command : commandTable())
        QVERIFY2(rowOf(command.id) >= 0, command.id);
    // Its full name finds each command first, or another command of the same name.
    for (const Command& command : commandTable()) {
        const QString name = Commands::plainText(window().commands().action(command.id)->text());
        field().setText(name);
        QVERIFY2(rowOf(command.id) >= 0, command.id);
        QCOMPARE(model().row(0).name, name);
    }
}

void TestCommandPalette::typedLettersFindCommands_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("first"); ///< command id
    const auto row = [](const char* typed, const char* id) {
        QTest::newRow(typed) << QString::fromLatin1(typed) << QString::fromLatin1(id);
    };
    row("copy", "edit.copy");
    row("pm", "edit.pasteMirrored");
    row("fram sel", "view.frameSelection");
    row("RESET PHYS", "physics.reset");
    row("grid", "view.grid");
    row("goto", "playback.goTo");
    row("edit copy", "edit.copy");
    row("view front", "view.front");
    row("theme", "edit.settings"); // only in its help sentence
    row("bias", "keys.multiply");
    row("tempo beats sound", "sheet.findBeats");
}

void TestCommandPalette::typedLettersFindCommands()
{
    QFETCH(QString, typed);
    QFETCH(QString, first);
    open();
    QTest::keyClicks(&field(), typed);
    QCOMPARE(idAt(0), first);
    QCOMPARE(current(), 0);
}

void TestCommandPalette::menusAndSubmenusFindTheirCommands()
{
    open();
    const auto idsFor = [this](const QString& typed) {
        field().clear();
        QTest::keyClicks(&field(), typed);
        QStringList ids;
        for (int row = 0; row < model().rowCount(); ++row)
            ids.append(idAt(row));
        return ids;
    };
    const QStringList frames = idsFor(QStringLiteral("safe frames"));
    for (const char* id :
        {"view.frameWide", "view.frameClassic", "view.frameTall", "view.frameSquare"})
        QVERIFY2(frames.contains(QLatin1String(id)), id);
    QVERIFY(!frames.contains(QLatin1String("view.frameAll")));
    QVERIFY(idsFor(QStringLiteral("bone set")).contains(QLatin1String("select.saveSet")));
    QVERIFY(idsFor(QStringLiteral("when opening")).contains(QLatin1String("opening.model.add")));
    // Every menu of the menu bar and every submenu finds all its commands.
    QHash<const QAction*, const char*> commands;
    for (const Command& command : commandTable())
        commands.insert(window().commands().action(command.id), command.id);
    int checked = 0;
    for (const QMenu* menu : window().menuBar()->findChildren<QMenu*>()) {
        const QString title = Commands::plainText(menu->title());
        const QStringList ids = idsFor(title);
        for (const QAction* action : menu->actions())
            if (const char* id = commands.value(action)) {
                ++checked;
                QVERIFY2(
                    ids.contains(QLatin1String(id)), qPrintable(title + u' ' + QLatin1String(id)));
            }
    }
    QVERIFY(checked > 100);
}

void TestCommandPalette::farFetchedMatchesAreTheLastResort()
{
    open();
    type(QStringLiteral("theme"));
    QCOMPARE(
        model().row(0).matched, QString::fromUtf8(commandOf(QLatin1String("edit.settings")).help));
    QCOMPARE(
        model().row(0).matched.mid(model().row(0).indices.front(), 5), QStringLiteral("theme"));
    for (int row = 0; row < model().rowCount(); ++row)
        QVERIFY2(textAt(row).contains(QStringLiteral("theme"), Qt::CaseInsensitive),
            qPrintable(textAt(row)));
    type(QStringLiteral("mrro")); // no close match, so letters in their order are enough
    QVERIFY(model().rowCount() > 0);
    QVERIFY2(textAt(0).contains(QStringLiteral("Mirror")), qPrintable(textAt(0)));
}

void TestCommandPalette::japaneseFindsCommandsAndSoDoesEnglish()
{
    QVERIFY(m_translator.load(QStringLiteral(":/i18n/odori_ja.qm")));
    QCoreApplication::installTranslator(&m_translator);
    EditWindow japanese; // created in Japanese
    japanese.open();
    CommandPalette& own = japanese.window.commandPalette();
    const auto* rows = qobject_cast<const PaletteModel*>(own.list().model());
    japanese.window.viewport().setFocus();
    QTest::keyClick(&japanese.window.viewport(), Qt::Key_F3);
    QVERIFY(own.isVisible() && own.field().hasFocus());
    const auto firstFor = [&](const QString& typed) {
        own.field().clear();
        QInputMethodEvent event;
        event.setCommitString(typed);
        QCoreApplication::sendEvent(&own.field(), &event);
        return rows->rowCount() > 0 ? QString(QLatin1String(rows->row(0).command->id)) : QString();
    };
    QCOMPARE(firstFor(QStringLiteral("コピー")), QStringLiteral("edit.copy"));
    QCOMPARE(rows->row(0).name, QStringLiteral("コピー"));
    QVERIFY(rows->row(0).matched.isEmpty());
    QCOMPARE(firstFor(QStringLiteral("こぴー")), QStringLiteral("edit.copy"));
    QCOMPARE(firstFor(QStringLiteral("frame selection")), QStringLiteral("view.frameSelection"));
    QCOMPARE(rows->row(0).matched, QStringLiteral("Frame Selection"));
    QCOMPARE(rows->row(0).indices.size(), 14); // indexes into the English name
    QVERIFY(rows->row(0).name != rows->row(0).matched);
    for (const Command& command : commandTable()) { // found by its English name
        own.field().setText(Commands::plainText(Commands::tr(command.text)));
        bool isFound = false;
        for (int row = 0; row < rows->rowCount(); ++row)
            isFound |= rows->row(row).command == &command;
        QVERIFY2(isFound, command.id);
    }
    QTest::keyClick(&own.field(), Qt::Key_Escape);
    QVERIFY(japanese.window.viewport().hasFocus());
}

void TestCommandPalette::namesAreThoseOfTheMenuNow()
{
    m_window->select(m_window->leftArm, {10});
    m_window->press(Qt::Key_Delete);
    open();
    type(QStringLiteral("undo"));
    QCOMPARE(model().row(0).name, QStringLiteral("Undo Delete Keys"));
    QCOMPARE(model().index(0).data().toString(), QStringLiteral("Edit › Undo Delete Keys"));
    QCOMPARE(model().row(0).indices, (QList<qsizetype>{0, 1, 2, 3}));
    press(Qt::Key_Return);
    QTRY_COMPARE(m_window->frames(m_window->leftArm), (Frames{0, 10, 20}));
}

void TestCommandPalette::keysAreTheCurrentOnes()
{
    open();
    QCOMPARE(model().row(rowOf("edit.redo")).keys,
        (CommandKeys{Qt::CTRL | Qt::Key_Y, Qt::CTRL | Qt::SHIFT | Qt::Key_Z}));
    QCOMPARE(model().index(rowOf("edit.cut")).data(Qt::AccessibleTextRole).toString(),
        QStringLiteral("Edit › Cut, Ctrl+X, not available now"));
    press(Qt::Key_Escape);
    remap(window().commands().keys(), "edit.redo", {Qt::Key_F9});
    open();
    QCOMPARE(model().row(rowOf("edit.redo")).keys, CommandKeys{Qt::Key_F9});
}

/// F shows the selected frames in the focused editor; the palette is not an editor.
void TestCommandPalette::enterRunsInTheEditorThatHadTheFocus()
{
    m_window->select(m_window->leftArm, {10});
    DopeCanvas& sheet = window().dopeSheet().canvas();
    Viewport& view = window().viewport();
    view.setFocus();
    QTest::keyClick(&view, Qt::Key_F, Qt::ShiftModifier);
    sheet.setFocus();
    sheet.view().fit();
    const double fit = sheet.view().axis().pixelsPerFrame;
    const auto distance = view.camera().shown().distance;
    run(QStringLiteral("frame selection"));
    QVERIFY(sheet.hasFocus());
    QVERIFY(sheet.view().axis().pixelsPerFrame != fit);
    QCOMPARE(view.camera().shown().distance, distance);
    view.setFocus();
    run(QStringLiteral("frame selection"));
    QVERIFY(view.hasFocus() && view.camera().shown().distance != distance);
}

void TestCommandPalette::theFocusGoesBack()
{
    auto* tree = window().findChild<QDockWidget*>(QStringLiteral("bones"))->findChild<QTreeView*>();
    tree->setFocus();
    run(QStringLiteral("show grid"));
    QVERIFY(tree->hasFocus() && !window().viewport().isGridShown());
    run(QStringLiteral("show grid"));
    QVERIFY(window().viewport().isGridShown());
    run(QStringLiteral("go to frame")); // this command moves the focus itself
    QVERIFY(!tree->hasFocus());
}

void TestCommandPalette::whatCannotRunSaysSoAndStays()
{
    document().select({});
    const mmd::Scene before = document().scene();
    open();
    type(QStringLiteral("delete keys"));
    QCOMPARE(idAt(0), QLatin1String("edit.delete"));
    QVERIFY(!model().row(0).canRun);
    QStringList said;
    for (const QLabel* label : palette().findChildren<QLabel*>())
        said.append(label->text());
    QVERIFY(said.join(u' ').contains(QStringLiteral("Select keys or a marker first.")));
    press(Qt::Key_Return);
    QTest::mouseClick(palette().list().viewport(), Qt::LeftButton, {},
        palette().list().visualRect(model().index(0)).center());
    QCoreApplication::processEvents();
    QVERIFY(palette().isVisible() && document().scene() == before);
    // Menus now hide these commands; the palette shows them dimmed.
    for (const char* id : {"file.saveMotion", "curves.pasteDistance"}) {
        field().clear();
        QVERIFY(!window().commands().action(id)->isVisible());
        QVERIFY2(rowOf(id) >= 0 && !model().row(rowOf(id)).canRun, id);
    }
    type(QStringLiteral("qqqq"));
    QCOMPARE(model().rowCount(), 0);
    press(Qt::Key_Down);
    press(Qt::Key_Return);
    QVERIFY(palette().isVisible());
}

void TestCommandPalette::statesFollowWhileItIsOpen()
{
    open();
    type(QStringLiteral("delete keys"));
    QVERIFY(!model().row(0).canRun);
    m_window->select(m_window->leftArm, {10});
    QVERIFY(model().row(0).canRun);
    press(Qt::Key_Return);
    QTRY_COMPARE(m_window->frames(m_window->leftArm), (Frames{0, 20}));
}

void TestCommandPalette::arrowsAndPagesMove()
{
    open();
    QCOMPARE(current(), 0);
    press(Qt::Key_Up);
    QCOMPARE(current(), 0);
    press(Qt::Key_Down);
    press(Qt::Key_Down);
    QCOMPARE(current(), 2);
    press(Qt::Key_Up);
    QCOMPARE(current(), 1);
    press(Qt::Key_PageDown);
    const int page = current();
    QVERIFY(page > 4);
    press(Qt::Key_PageUp);
    QCOMPARE(current(), 1);
    for (int each = 0; each < 40; ++each)
        press(Qt::Key_PageDown);
    QCOMPARE(current(), model().rowCount() - 1);
    QVERIFY(palette().list().viewport()->rect().contains(
        palette().list().visualRect(palette().list().currentIndex()).center()));
    QVERIFY(field().hasFocus());
}

void TestCommandPalette::aClickRuns()
{
    window().viewport().setFocus();
    open();
    type(QStringLiteral("show bones"));
    QListView& list = palette().list();
    QTest::mouseClick(
        list.viewport(), Qt::LeftButton, {}, list.visualRect(model().index(0)).center());
    QVERIFY(!palette().isVisible() && window().viewport().hasFocus());
    QTRY_VERIFY(!window().viewport().areBonesShown());
    run(QStringLiteral("show bones"));
    QVERIFY(window().viewport().areBonesShown());
}

void TestCommandPalette::whatWasRunComesFirst()
{
    open();
    QCOMPARE(idAt(0), QLatin1String(commandTable().front().id));
    press(Qt::Key_Escape);
    run(QStringLiteral("show grid"));
    run(QStringLiteral("show bones"));
    run(QStringLiteral("show grid"));
    run(QStringLiteral("show bones"));
    open();
    QCOMPARE(idAt(0), QLatin1String("view.bones"));
    QCOMPARE(idAt(1), QLatin1String("view.grid"));
    QCOMPARE(idAt(2), QLatin1String(commandTable().front().id));
    QCOMPARE(qsizetype(model().rowCount()), commandTable().size());
}

void TestCommandPalette::aClickElsewhereClosesIt()
{
    DopeCanvas& sheet = window().dopeSheet().canvas();
    window().viewport().setFocus();
    open();
    QTest::mouseClick(&sheet, Qt::LeftButton, {}, QPoint(sheet.width() - 30, sheet.height() - 5));
    QVERIFY(!palette().isVisible() && sheet.hasFocus());
    open();
    QTest::mouseClick(&field(), Qt::LeftButton);
    QVERIFY(palette().isVisible());
}

void TestCommandPalette::withoutAMatchTheFieldKeepsItsHeight()
{
    open();
    type(QStringLiteral("register"));
    const int height = field().height();
    type(QStringLiteral("qqqqqq"));
    QCOMPARE(model().rowCount(), 0);
    QCoreApplication::processEvents();
    QCOMPARE(field().height(), height);
    QVERIFY(field().height() >= field().sizeHint().height());
    QTest::keyClicks(&field(), QString(500, u'a')); // a long text stays fast: it is cut
    QVERIFY(field().text().size() <= 100);
}

void TestCommandPalette::itStaysInTheWindow()
{
    open();
    for (const QSize& size : {QSize(1600, 900), QSize(1280, 720)}) {
        window().resize(size);
        QTRY_COMPARE(window().size(), size);
        QTRY_VERIFY(window().rect().contains(palette().geometry()));
        QVERIFY(std::abs(palette().geometry().center().x() - window().rect().center().x()) <= 1);
    }
    const int whole = palette().height();
    type(QStringLiteral("frame selection"));
    QVERIFY(palette().height() < whole);
    QCoreApplication::processEvents();
    QVERIFY(model().rowCount() < 6 && !palette().list().verticalScrollBar()->isVisible());
}

void TestCommandPalette::commandsWithDialogsRun()
{
    window().dopeSheet().setFocus();
    open();
    type(QStringLiteral("key map"));
    QCOMPARE(idAt(0), QLatin1String("edit.keyMap"));
    press(Qt::Key_Return);
    const auto dialog = [this] { return window().findChild<QDialog*>(QStringLiteral("settings")); };
    QTRY_VERIFY(dialog() && dialog()->isActiveWindow());
    QVERIFY(dialog()->isVisible() && !palette().isVisible());
    dialog()->reject();
    QVERIFY(QTest::qWaitForWindowActive(&window()));
    QVERIFY(window().dopeSheet().canvas().hasFocus());
}

QTEST_MAIN(TestCommandPalette)
#include "test_command_palette.moc"
