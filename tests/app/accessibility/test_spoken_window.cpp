// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"
#include "tests/app/accessibility/spoken_tree.h"
#include "tests/app/panels_window.h"
#include "ui/fields/spoken/spoken_box.h"
#include "ui/fields/spoken/spoken_line.h"
#include "ui/fields/spoken/spoken_role.h"

#include <QtCore/QFile>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QSlider>

using namespace odori;
using namespace odori::test;

/// What a screen reader gets from the real window, its panels and its dialogs: Qt's accessible
/// tree. $ODORI_SPOKEN_TREE names a file that gets the trees as text, for people to judge.
class TestSpokenWindow : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init() { m_window->resetPanels(); }
    void theRulesFindWhatCannotBeUsed();
    void everyPanelIsSpoken_data();
    void everyPanelIsSpoken();
    void theWindowAroundThePanelsIsSpoken();
    void everyDialogIsSpoken();

private:
    /// Fails if a part of `top` cannot be used with a screen reader.
    void check(QWidget& top, const QString& title, std::size_t least);
    void checkDialogOf(QAction& action);
    [[nodiscard]] MainWindow& window() const { return m_window->window; }

    std::unique_ptr<PanelsWindow> m_window;
    QStringList m_faults;
    QSet<QString> m_dialogs;
};

void TestSpokenWindow::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("OdoriTest"));
    QCoreApplication::setApplicationName(QStringLiteral("test_spoken_window"));
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    if (const QString path = qEnvironmentVariable("ODORI_SPOKEN_TREE"); !path.isEmpty())
        QFile::remove(path);
    installSpokenLines(); // as main() does
    installSpokenBoxes();
    m_window = std::make_unique<PanelsWindow>();
    m_window->open();
}

void TestSpokenWindow::check(QWidget& top, const QString& title, std::size_t least)
{
    const std::vector<SpokenElement> tree = spokenTree(top);
    if (const QString path = qEnvironmentVariable("ODORI_SPOKEN_TREE"); !path.isEmpty()) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::Append));
        file.write((QStringLiteral("== ") + title + u'\n' + textOf(tree) + u'\n').toUtf8());
    }
    QVERIFY2(tree.size() >= least, qPrintable(title)); // otherwise it found nothing to check
    for (const QString& each : unspokenParts(tree)) {
        qWarning().noquote() << title << each;
        m_faults.append(title + QStringLiteral(": ") + each);
    }
}

/// Each rule finds a widget that breaks it, and accepts the same widget when it is mended.
void TestSpokenWindow::theRulesFindWhatCannotBeUsed()
{
    QWidget top;
    QPushButton button(QStringLiteral("…"), &top);
    QSlider slider(&top);
    QListWidget list(&top);
    list.setAccessibleName(QStringLiteral("Colours"));
    QPixmap pixmap(8, 8);
    pixmap.fill(Qt::red);
    auto* item = new QListWidgetItem(QIcon(pixmap), QString(), &list);
    QWidget painted(&top);
    painted.setFocusPolicy(Qt::StrongFocus);
    painted.setAccessibleName(QStringLiteral("Painted"));
    list.move(0, 60);
    top.resize(300, 300);
    top.show();
    QVERIFY(QTest::qWaitForWindowExposed(&top));
    const QString all = unspokenParts(spokenTree(top)).join(u'\n');
    QCOMPARE(unspokenParts(spokenTree(top)).size(), 4);
    QVERIFY2(
        all.contains(u"shows only a picture") && all.contains(u"has no role"), qPrintable(all));
    button.setAccessibleName(QStringLiteral("Choose a file"));
    slider.setAccessibleName(QStringLiteral("Weight"));
    item->setData(Qt::AccessibleTextRole, QStringLiteral("red"));
    painted.setAccessibleDescription(QStringLiteral("a line"));
    setSpokenRole(painted, QAccessible::Canvas);
    QCOMPARE(unspokenParts(spokenTree(top)), QStringList());
}

void TestSpokenWindow::everyPanelIsSpoken_data()
{
    QTest::addColumn<int>("panel");
    for (std::size_t panel = 0; panel < panelCount; ++panel)
        QTest::newRow(qPrintable(window().dock(Panel(panel))->objectName())) << int(panel);
}

void TestSpokenWindow::everyPanelIsSpoken()
{
    QFETCH(int, panel);
    m_faults.clear();
    m_window->addDraft(m_window->rightArm, 7);
    m_window->select(m_window->leftArm, {10});
    QDockWidget& dock = *window().dock(Panel(panel));
    dock.show();
    dock.raise();
    QTest::qWait(300); // a panel behind a tab is filled when it is shown
    check(dock, QLatin1String(QTest::currentDataTag()), 5);
    m_window->document.activate(mmd::sceneActor);
    QCoreApplication::processEvents();
    check(dock,
        QString::fromLatin1(QTest::currentDataTag()) + QStringLiteral(", the camera is active"), 5);
    QCOMPARE(m_faults, QStringList());
}

void TestSpokenWindow::theWindowAroundThePanelsIsSpoken()
{
    m_faults.clear();
    m_window->select(m_window->leftArm, {10});
    window().messageBar().show(MessageBar::Kind::Error, QStringLiteral("A message."), {});
    QCoreApplication::processEvents();
    check(window(), QStringLiteral("the whole window"), 200);
    for (QAction* entry : window().menuBar()->actions()) {
        emit entry->menu()->aboutToShow();
        check(*entry->menu(), QStringLiteral("menu ") + entry->text(), 0);
        for (QAction* each : entry->menu()->actions())
            if (!each->isSeparator() && each->isVisible() && each->text().isEmpty())
                m_faults.append(entry->text() + QStringLiteral(": an entry without a text"));
    }
    QCOMPARE(m_faults, QStringList());
}

void TestSpokenWindow::checkDialogOf(QAction& action)
{
    const QString id = action.objectName();
    bool wasSeen = false;
    const auto look = [&] {
        for (QWidget* each : QApplication::topLevelWidgets()) {
            const bool isDialog = each->isVisible() && each != &window() &&
                                  (each->inherits("QDialog") || each->isModal());
            if (!isDialog || qobject_cast<QFileDialog*>(each))
                continue;
            wasSeen = true;
            check(*each, QStringLiteral("dialog ") + id, 2);
        }
        for (int round = 0; round < 5; ++round)
            for (QWidget* each : QApplication::topLevelWidgets())
                if (auto* dialog = qobject_cast<QDialog*>(each); dialog && dialog->isVisible())
                    dialog->reject();
    };
    QTimer::singleShot(400, &window(), look);
    action.trigger();
    QTest::qWait(500);
    if (wasSeen)
        m_dialogs.insert(id);
}

/// Every command whose name ends with an ellipsis.
void TestSpokenWindow::everyDialogIsSpoken()
{
    m_faults.clear();
    for (QAction* action : window().findChildren<QAction*>()) {
        if (!action->text().section(u'\t', 0, 0).endsWith(u'…') || !action->isVisible() ||
            action->objectName().isEmpty() || m_dialogs.contains(action->objectName()))
            continue;
        m_window->resetPanels();
        m_window->select(m_window->leftArm, {0, 10, 20});
        if (action->isEnabled())
            checkDialogOf(*action);
    }
    qInfo().noquote() << m_dialogs.size() << "dialogs:" << m_dialogs.values().join(u' ');
    QCOMPARE(m_faults, QStringList());
    QVERIFY(m_dialogs.size() >= 20);
}

QTEST_MAIN(TestSpokenWindow)
#include "test_spoken_window.moc"
