// SPDX-License-Identifier: MIT
#include "app/commands/command_text.h"
#include "app/commands/commands.h"
#include "app/commands/key_list.h"
#include "app/keymap/key_map.h"
#include "libmmd/scene/edits/keys/drafts.h"
#include "tests/app/editing/edit_window.h"
#include "ui/curves/curve_editor.h"
#include "ui/curves/graph/value_canvas.h"
#include "ui/curves/value_view.h"

#include <QtCore/QFile>
#include <QtCore/QHash>
#include <QtCore/QRegularExpression>
#include <QtWidgets/QDockWidget>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMenu>
#include <QtWidgets/QMenuBar>
#include <QtWidgets/QTreeWidget>

using namespace odori;
using namespace odori::test;

namespace {

/// The keys of the MMD preset as a Markdown table in English, for the README.
QString keyTable()
{
    QString table = QStringLiteral("| keys | command | where |\n|---|---|---|\n");
    for (const Command& command : commandTable()) {
        const CommandKeys keys = presetKeys(KeyPreset::Mmd, command);
        if (!keys.isEmpty())
            table += QStringLiteral("| %1 | %2 | %3 |\n")
                         .arg(textOf(keys, QKeySequence::PortableText),
                             fullNameOf(command, Language::English), areaText(command.scope));
    }
    return table;
}

/// All commands by menu as a page of the manual. A menu is one section, whatever submenus it has
/// between its commands.
QString commandPage()
{
    QString page = QStringLiteral(
        "# Commands\n\nAll commands of the menus, with MMD's keys. Edit ▸ Key Map "
        "changes the keys, and "
        "Edit ▸ Find a Command finds a command by a few letters of its name. The menus "
        "Dope Sheet and Curves are in the menu View. Insert Key and Delete and Keep the Motion "
        "are in the menu Keys. Some names in the menus follow what is open or selected: Play / "
        "Stop is Play or Stop there.\n");
    QStringList menus;
    QHash<QString, QString> rows;
    for (const Command& command : commandTable()) {
        const QString menu = menuOf(command, QStringLiteral(" ▸ "), Language::English);
        if (!rows.contains(menu))
            menus.append(menu);
        QString help = QString::fromUtf8(command.help);
        rows[menu] +=
            QStringLiteral("| %1 | %2 | %3 |\n")
                .arg(nameOf(command, Language::English),
                    textOf(presetKeys(KeyPreset::Mmd, command), QKeySequence::PortableText),
                    help.replace(u'|', QStringLiteral("\\|")));
    }
    for (const QString& menu : menus)
        page += QStringLiteral("\n## %1\n\n| command | keys | what it does |\n|---|---|---|\n")
                    .arg(menu) +
                rows[menu];
    return page;
}

} // namespace

/// The command table and its users: menus, keys, the README's table of keys.
class TestCommands : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init() { m_window->reset(); }
    void cleanupTestCase() { m_window.reset(); }
    void idsAreUniqueAndPlain();
    void everyIconExists();
    void noKeyIsTwoCommandsInOneScope();
    void everyCommandIsInAMenu();
    void aNameWithAnAmpersandIsShownWhole();
    void theReadmeHasTheKeys();
    void theManualHasEveryCommand();
    void theDialogShowsAndFindsKeys();
    void sheetKeysActInTheSheetAlone();
    void aDisabledKeyIsNobodyElses();
    void everyDisabledCommandSaysWhatItNeeds();
    void fFramesWhatIsSelectedWhereTheFocusIs();
    void switchesAndChoicesFollowWhatHappens();
    void changedBonesAreThoseOfTheFrame();

private:
    [[nodiscard]] QAction* action(const char* id) const
    {
        return m_window->window.commands().action(id);
    }
    [[nodiscard]] Document& document() const { return m_window->document; }
    std::unique_ptr<EditWindow> m_window;
};

void TestCommands::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("OdoriTest"));
    QCoreApplication::setApplicationName(QStringLiteral("test_commands"));
    m_window = std::make_unique<EditWindow>();
    m_window->open();
}

void TestCommands::idsAreUniqueAndPlain()
{
    QSet<QLatin1String> ids;
    for (const Command& command : commandTable()) {
        const QLatin1String id(command.id);
        QVERIFY2(!ids.contains(id), command.id);
        ids.insert(id);
        QVERIFY2(QRegularExpression(QStringLiteral("^[a-z]+(\\.[a-zA-Z]+)+$")).match(id).hasMatch(),
            command.id);
        QVERIFY2(command.run && *command.text, command.id);
        QVERIFY2(!command.choice || command.isChecked, command.id);
        QCOMPARE(&commandOf(id), &command);
    }
    QVERIFY(ids.size() > 90);
}

void TestCommands::everyIconExists()
{
    for (const Command& command : commandTable())
        for (const char* icon : {command.icon, command.checkedIcon})
            QVERIFY2(
                !icon || QFile::exists(QStringLiteral(":/icons/%1.svg").arg(QLatin1String(icon))),
                command.id);
}

void TestCommands::noKeyIsTwoCommandsInOneScope()
{
    using enum CommandScope;
    const auto meet = [](CommandScope a, CommandScope b) {
        const auto places = [](CommandScope scope) -> unsigned {
            switch (scope) {
            case Window:
                return 15;
            case Editors:
                return 7;
            case TimeLines:
                return 3;
            case CommandScope::Viewport:
                return 1;
            case CommandScope::DopeSheet:
                return 2;
            default:
                return 4;
            }
        };
        return (places(a) & places(b)) != 0;
    };
    const QList<Command>& table = commandTable();
    for (qsizetype one = 0; one < table.size(); ++one)
        for (qsizetype other = one + 1; other < table.size(); ++other)
            for (const QKeyCombination key : table[one].keys)
                QVERIFY2(
                    !table[other].keys.contains(key) || !meet(table[one].scope, table[other].scope),
                    qPrintable(
                        QStringLiteral("%1 and %2")
                            .arg(QLatin1String(table[one].id), QLatin1String(table[other].id))));
}

void TestCommands::everyCommandIsInAMenu()
{
    QSet<QAction*> shown;
    for (QMenu* menu : m_window->window.menuBar()->findChildren<QMenu*>())
        for (QAction* each : menu->actions())
            shown.insert(each);
    for (const Command& command : commandTable())
        QVERIFY2(shown.contains(action(command.id)), command.id);
}

void TestCommands::aNameWithAnAmpersandIsShownWhole()
{
    QCOMPARE(Commands::plainText(QStringLiteral("&Save A&&B")), QStringLiteral("Save A&B"));
    QCOMPARE(Commands::plainText(QStringLiteral("保存(&S)…")), QStringLiteral("保存…"));
    QCOMPARE(Commands::plainText(QStringLiteral("(&")), QStringLiteral("("));
}

/// Set ODORI_WRITE_README to write the table again.
void TestCommands::theReadmeHasTheKeys()
{
    QFile file(QStringLiteral(ODORI_README));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QString readme = QString::fromUtf8(file.readAll());
    file.close();
    const QString begin = QStringLiteral("<!-- keys: made from the command table -->\n");
    const qsizetype first = readme.indexOf(begin) + begin.size();
    const qsizetype last = readme.indexOf(QStringLiteral("<!-- end of keys -->"));
    QVERIFY(first > begin.size() && last >= first);
    if (qEnvironmentVariableIsSet("ODORI_WRITE_README")) {
        readme.replace(first, last - first, keyTable());
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write(readme.toUtf8());
        return;
    }
    QCOMPARE(readme.mid(first, last - first), keyTable());
}

/// Set ODORI_WRITE_README to write the page again.
void TestCommands::theManualHasEveryCommand()
{
    QFile file(QStringLiteral(ODORI_COMMAND_PAGE));
    if (qEnvironmentVariableIsSet("ODORI_WRITE_README")) {
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write(commandPage().toUtf8());
        return;
    }
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString page = QString::fromUtf8(file.readAll());
    QCOMPARE(page, commandPage());
    for (const char* menu : {"File", "Keys", "Pose", "View"})
        QCOMPARE(page.count(QStringLiteral("\n## %1\n").arg(QLatin1String(menu))), 1);
}

void TestCommands::theDialogShowsAndFindsKeys()
{
    m_window->inDialog<QDialog>(QStringLiteral("Keys"), [](QDialog& dialog) {
        auto* list = dialog.findChild<QTreeWidget*>();
        auto* search = dialog.findChild<QLineEdit*>();
        QVERIFY(list && search && search->hasFocus());
        QCOMPARE(qsizetype(list->topLevelItemCount()), keyList(KeyMap()).size());
        const auto shown = [&] {
            QStringList texts;
            for (int row = 0; row < list->topLevelItemCount(); ++row)
                if (!list->topLevelItem(row)->isHidden())
                    texts.append(list->topLevelItem(row)->text(1));
            return texts;
        };
        QTest::keyClicks(search, QStringLiteral("mirrored"));
        QCOMPARE(shown(), QStringList{QStringLiteral("Edit ▸ Paste Mirrored")});
        search->clear();
        QTest::keyClicks(search, QStringLiteral("f6"));
        QCOMPARE(shown(), (QStringList{QStringLiteral("View ▸ Panels ▸ Next Panel"),
                              QStringLiteral("View ▸ Panels ▸ Previous Panel")}));
        search->clear();
        QCOMPARE(shown().size(), keyList(KeyMap()).size());
    });
}

void TestCommands::sheetKeysActInTheSheetAlone()
{
    DopeCanvas& sheet = m_window->window.dopeSheet().canvas();
    document().setCurrentFrame(4);
    m_window->press(Qt::Key_BracketLeft);
    document().setCurrentFrame(9);
    m_window->press(Qt::Key_BracketRight);
    QCOMPARE(document().scene().settings.playFirst, 4u);
    QCOMPARE(document().scene().settings.playLast, 9u);
    m_window->window.viewport().setFocus();
    QTest::keyClick(&m_window->window.viewport(), Qt::Key_BracketLeft);
    QCOMPARE(document().scene().settings.playFirst, 4u);
    sheet.setFocus();
    m_window->press(Qt::Key_M);
    auto* field = sheet.findChild<QLineEdit*>();
    QVERIFY(field);
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(document().scene().markers.size(), std::size_t(1));
    QVERIFY(sheet.markers().selected() && action("edit.delete")->isEnabled());
    m_window->press(Qt::Key_Delete); // the marker that was just named
    QVERIFY(document().scene().markers.empty());
    document().undo();
    QTest::mouseClick(&sheet, Qt::LeftButton, {},
        QPoint(int(std::lround(sheet.view().axis().x(9))) + 3, DopeMetrics::rulerHeight + 6));
    QVERIFY(sheet.markers().selected() && action("edit.delete")->isEnabled());
    m_window->press(Qt::Key_Delete); // the marker, not the selected keys
    QVERIFY(document().scene().markers.empty());
    document().undo();
    QTest::mouseClick(&sheet, Qt::LeftButton, {},
        QPoint(int(std::lround(sheet.view().axis().x(9))) + 3, DopeMetrics::rulerHeight + 6));
    QVERIFY(sheet.markers().selected());
    m_window->select(m_window->leftArm, {10});
    m_window->window.viewport().setFocus(); // the viewport has no markers
    QTest::keyClick(&m_window->window.viewport(), Qt::Key_Delete);
    QCOMPARE(document().scene().markers.size(), std::size_t(1));
    QCOMPARE(m_window->frames(m_window->leftArm), (Frames{0, 20}));
    QVERIFY(!sheet.markers().selected()); // another edit deselected it
    sheet.setFocus();
    QTest::mouseClick(&sheet, Qt::LeftButton, {},
        QPoint(int(std::lround(sheet.view().axis().x(9))) + 3, DopeMetrics::rulerHeight + 6));
    m_window->press(Qt::Key_Delete);
    QVERIFY(document().scene().markers.empty());
    const double before = sheet.view().axis().pixelsPerFrame;
    m_window->press(Qt::Key_Minus, Qt::ControlModifier);
    QVERIFY(sheet.view().axis().pixelsPerFrame < before);
    m_window->press(Qt::Key_Equal, Qt::ControlModifier);
    QVERIFY(std::abs(sheet.view().axis().pixelsPerFrame - before) < 1e-9);
    const int rows = sheet.rows().size();
    m_window->press(Qt::Key_Slash);
    const int folded = sheet.rows().size();
    QVERIFY(folded < rows);
    m_window->press(Qt::Key_Asterisk);
    const int unfolded = sheet.rows().size();
    QVERIFY(unfolded >= rows);
    sheet.rowCursor().setRow(sheet.rows().rowOf(m_window->leftArm));
    m_window->press(Qt::Key_Minus);
    QVERIFY(sheet.rows().size() < unfolded);
    m_window->press(Qt::Key_Plus);
    QCOMPARE(sheet.rows().size(), unfolded);
}

/// A key belongs to one command, even if that command is disabled.
void TestCommands::aDisabledKeyIsNobodyElses()
{
    document().select({});
    const mmd::Scene before = document().scene();
    QVERIFY(!action("edit.delete")->isEnabled() && !action("keys.multiply")->isEnabled());
    m_window->press(Qt::Key_Delete);
    m_window->press(Qt::Key_B, Qt::ShiftModifier);
    QVERIFY(document().scene() == before);
    QCOMPARE(document().undoStack()->count(), 0);
}

void TestCommands::everyDisabledCommandSaysWhatItNeeds()
{
    for (const Command& command : commandTable())
        QVERIFY2(!command.isEnabled || command.needs || command.tip, command.id);
}

void TestCommands::fFramesWhatIsSelectedWhereTheFocusIs()
{
    m_window->select(m_window->leftArm, {10});
    DopeCanvas& sheet = m_window->window.dopeSheet().canvas();
    Viewport& view = m_window->window.viewport();
    CurveEditor& curves = m_window->window.curveEditor();
    sheet.setFocus();
    const auto eye = view.camera().shown();
    m_window->press(Qt::Key_F);
    QVERIFY(sheet.view().axis().frame(DopeMetrics::namesWidth) > -6.0);
    QVERIFY(sheet.view().axis().frame(sheet.width()) < 30.0);
    QVERIFY(view.camera().shown().distance == eye.distance);
    m_window->press(Qt::Key_F, Qt::ShiftModifier);
    QVERIFY(sheet.view().axis().frame(sheet.width()) >= double(mmd::lastFrame(document().scene())));
    view.setFocus();
    QTest::keyClick(&view, Qt::Key_F, Qt::ShiftModifier);
    const auto whole = view.camera().shown();
    QTest::keyClick(&view, Qt::Key_F);
    QVERIFY(std::abs(view.camera().shown().distance) < std::abs(whole.distance));
    QTest::keyClick(&view, Qt::Key_F, Qt::ShiftModifier);
    QCOMPARE(view.camera().shown().distance, whole.distance);
    curves.setShowsValues(true);
    ValueCanvas& graph = curves.valueView().canvas();
    graph.setFocus();
    const auto shown = [&graph] {
        (void)graph.grab();
        return graph.axes().time.frame(graph.width()) - graph.axes().time.frame(0);
    };
    QTest::keyClick(&graph, Qt::Key_F, Qt::ShiftModifier);
    const double all = shown();
    m_window->select(m_window->leftArm, {10});
    QTest::keyClick(&graph, Qt::Key_F);
    QVERIFY(shown() != all);
    curves.setShowsValues(false);
}

void TestCommands::switchesAndChoicesFollowWhatHappens()
{
    Viewport& view = m_window->window.viewport();
    view.setEditMode(EditMode::Move);
    QVERIFY(action("pose.move")->isChecked() && !action("pose.select")->isChecked());
    action("pose.select")->trigger();
    QCOMPARE(view.editMode(), EditMode::Select);
    action("pose.select")->trigger(); // an option is not unchecked
    QVERIFY(action("pose.select")->isChecked());
    for (const char* id : {"view.grid", "view.bones", "view.selfShadow", "view.showCamera",
             "physics.showBodies", "pose.autoKey", "view.clean", "helpers.trail"}) {
        const bool was = action(id)->isChecked();
        action(id)->trigger();
        QVERIFY2(action(id)->isChecked() == !was, id);
        action(id)->trigger();
        QVERIFY2(action(id)->isChecked() == was, id);
    }
    QVERIFY(view.isGridShown() && view.areBonesShown() && !view.areBodiesShown());
    QDockWidget* light = m_window->window.findChild<QDockWidget*>(QStringLiteral("light"));
    light->raise(); // behind another tab, it would come to the front
    QTRY_VERIFY(!light->visibleRegion().isEmpty());
    action("panel.light")->trigger();
    QVERIFY(light->isHidden() && !action("panel.light")->isChecked());
    action("panel.light")->trigger();
    QVERIFY(!light->isHidden() && action("panel.light")->isChecked());
}

void TestCommands::changedBonesAreThoseOfTheFrame()
{
    const mmd::BoneValue value{.translation = {0, 1, 0}};
    const mmd::TrackId other = m_window->boneNamed("右腕");
    const mmd::Draft drafts[] = {{m_window->leftArm, 4, value}, {other, 7, value}};
    document().apply(mmd::setDrafts({document().scene(), document().scene().active}, drafts), {});
    const auto changedAt = [&](double frame) {
        document().setCurrentFrame(frame);
        document().select({});
        QTest::keyClick(&m_window->window.dopeSheet().canvas(), Qt::Key_S);
        return document().selection().tracks;
    };
    m_window->window.dopeSheet().canvas().setFocus();
    QVERIFY(changedAt(4) == mmd::TrackList{m_window->leftArm});
    QVERIFY(changedAt(7) == mmd::TrackList{other});
    QVERIFY(changedAt(5).empty());
}

QTEST_MAIN(TestCommands)
#include "test_commands.moc"
