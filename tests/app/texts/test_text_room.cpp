// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"
#include "app/translation.h"
#include "tests/app/panels_window.h"
#include "tests/app/texts/text_room.h"
#include "ui/dialogs/fit/scrolled_dialog.h"
#include "ui/dialogs/tools/tool_preview.h"

#include <QtCore/QSet>
#include <QtWidgets/QApplication>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QTabWidget>

using namespace odori;
using namespace odori::test;

/// In the language ODORI_LANGUAGE (ctest runs it in each), a window of 1280×720 and its dialogs
/// have room for their texts. ODORI_FONT_PERCENT is the size of the texts, by default 100: larger
/// ones need a screen of this size, so that panels are stacked.
class TestTextRoom : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void textsAreWhole();

private:
    void checkStartPage();
    void checkPanels();
    void checkKinds();
    void checkMenus();
    void checkDialogs();
    /// Each page of a dialog.
    void checkDialog(QWidget& dialog, const QString& where);
    void check(const QWidget& window, const QString& where);
    void add(const QString& fault);
    void reset();

    const int m_percent = qEnvironmentVariable("ODORI_FONT_PERCENT", QStringLiteral("100")).toInt();
    PanelsWindow* m_window = nullptr;
    QSet<QString> m_known; ///< faults, each once
};

void TestTextRoom::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("OdoriTest"));
    QCoreApplication::setApplicationName(QStringLiteral("test_text_room"));
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
}

void TestTextRoom::check(const QWidget& window, const QString& where)
{
    if (const auto* tool = qobject_cast<const ToolPreview*>(&window))
        QVERIFY(QTest::qWaitFor([&] { return tool->isCurrent(); }, 20000));
    QTest::qWait(80); // layouts and the titles of docks follow a little later
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    TextRoom room(where, m_percent > 100);
    room.check(window);
    for (const QString& fault : room.faults())
        add(fault);
}

/// The same fault of another place is not another one.
void TestTextRoom::add(const QString& fault)
{
    const QString what = fault.section(u':', 1);
    if (m_known.contains(what))
        return;
    m_known.insert(what);
    qWarning("%s", qPrintable(fault)); // QtTest cuts a long text at the end
}

void TestTextRoom::reset()
{
    m_window->resetPanels();
    m_window->document.setCurrentFrame(15);
    m_window->select(m_window->leftArm, {0, 10, 20});
}

void TestTextRoom::checkStartPage()
{
    MainWindow& window = m_window->window;
    QVERIFY(QTest::qWaitForWindowActive(&window));
    // Panels that are too wide for the screen are stacked a little later.
    (void)QTest::qWaitFor([&] { return window.width() <= window.screen()->size().width(); });
    check(window, QStringLiteral("start page"));
}

void TestTextRoom::checkPanels()
{
    for (std::size_t index = 0; index < panelCount; ++index) {
        reset();
        QDockWidget* dock = m_window->window.dock(Panel(index));
        dock->show();
        dock->raise();
        check(m_window->window, QStringLiteral("panel %1").arg(dock->objectName()));
        for (QTabBar* tabs : dock->findChildren<QTabBar*>())
            for (int tab = 0; tabs->isVisible() && tab < tabs->count(); ++tab) {
                tabs->setCurrentIndex(tab);
                check(*dock, QStringLiteral("panel %1, tab %2").arg(dock->objectName()).arg(tab));
            }
    }
}

/// The panels with keys of each kind, and both views of the curves.
void TestTextRoom::checkKinds()
{
    for (const char* view : {"curves.easing", "curves.values"}) {
        reset();
        m_window->window.commands().action(view)->trigger();
        for (const mmd::TrackId& track : {m_window->leftArm, m_window->blink}) {
            m_window->select(track, {10});
            m_window->raise("key");
            check(m_window->window, QStringLiteral("%1, a key").arg(QLatin1String(view)));
        }
        m_window->document.activate(mmd::sceneActor);
        for (const mmd::TrackId& track : {m_window->camera, m_window->light, m_window->shadow}) {
            m_window->select(track, {10});
            check(m_window->window,
                QStringLiteral("%1, a key of the scene").arg(QLatin1String(view)));
        }
    }
    m_window->window.commands().action("curves.easing")->trigger();
}

void TestTextRoom::checkMenus()
{
    reset();
    for (QMenu* menu : m_window->window.menuBar()->findChildren<QMenu*>()) {
        emit menu->aboutToShow();
        const QSize size = menu->sizeHint();
        if (size.width() > 1280) // a high menu gets columns
            add(QStringLiteral("menu: %1 is %2 wide").arg(menu->title()).arg(size.width()));
    }
}

void TestTextRoom::checkDialog(QWidget& dialog, const QString& where)
{
    if (qobject_cast<QFileDialog*>(&dialog))
        return; // Qt's own
    check(dialog, where);
    if (auto* pages = dialog.findChild<QListWidget*>(QStringLiteral("settingsPages")))
        for (int page = 0; page < pages->count(); ++page) {
            pages->setCurrentRow(page);
            check(dialog, where + QStringLiteral(", page %1").arg(page));
        }
    for (QTabWidget* tabs : dialog.findChildren<QTabWidget*>())
        for (int tab = 0; tab < tabs->count(); ++tab) {
            tabs->setCurrentIndex(tab);
            check(dialog, where + QStringLiteral(", tab %1").arg(tab));
        }
}

/// Of every command that opens one.
void TestTextRoom::checkDialogs()
{
    QSet<QString> seen, opened;
    for (QAction* action : m_window->window.findChildren<QAction*>()) {
        const QString id = action->objectName();
        const bool opens =
            action->text().section(u'\t', 0, 0).endsWith(u'…') || id == QLatin1String("help.about");
        if (!opens || id.isEmpty() || seen.contains(id))
            continue;
        seen.insert(id);
        reset();
        if (!action->isVisible() || !action->isEnabled())
            continue;
        // Some dialogs run their own event loop.
        const auto checkAll = [&] {
            QList<QPointer<QWidget>> shown;
            for (QWidget* each : QApplication::topLevelWidgets())
                if (each->isVisible() && each != &m_window->window && !each->inherits("QMenu"))
                    shown.append(each);
            for (const QPointer<QWidget>& each : shown) {
                if (each)
                    checkDialog(*each, QStringLiteral("dialog %1").arg(id));
                opened.insert(id);
                if (each)
                    each->close();
            }
        };
        QTimer::singleShot(300, &m_window->window, checkAll);
        action->trigger();
        QTest::qWait(400);
        checkAll();
    }
    QVERIFY2(opened.size() > 30, qPrintable(QString::number(opened.size())));
    QVERIFY(opened.contains(QStringLiteral("help.about")));
}

void TestTextRoom::textsAreWhole()
{
    const QString language = qEnvironmentVariable("ODORI_LANGUAGE", QStringLiteral("en"));
    installTranslations(*qApp, language);
    applyFont(*qApp, QApplication::font(), m_percent, QLocale(language));
    const ScrolledDialogs scrolled(nullptr);
    PanelsWindow window;
    m_window = &window;
    m_known.clear();
    checkStartPage();
    window.open();
    checkPanels();
    checkKinds();
    checkMenus();
    checkDialogs();
    QCOMPARE(m_known.values(), QStringList());
}

QTEST_MAIN(TestTextRoom)
#include "test_text_room.moc"
