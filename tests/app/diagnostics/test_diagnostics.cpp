// SPDX-License-Identifier: MIT
#include "app/application.h"
#include "app/commands/commands.h"
#include "app/diagnostics/command_ring.h"
#include "app/diagnostics/diagnostics.h"
#include "app/diagnostics/program_log.h"
#include "tests/app/window_hands.h"
#include "tests/support/sanitizer.h"
#include "ui/settings/state_folder.h"
#include "ui/window/status_note.h"

#include <QtCore/QFile>
#include <QtCore/QScopeGuard>
#include <QtCore/QTemporaryDir>
#include <QtGui/QClipboard>
#include <QtWidgets/QMenuBar>

#include <stdexcept>

using namespace odori;
using namespace odori::test;

namespace {

/// A widget whose mouse handler throws an exception.
class Throwing : public QWidget {
public:
    using QWidget::QWidget;
    void mousePressEvent(QMouseEvent*) override { throw std::runtime_error("test"); }
};

} // namespace

/// Help > Copy Diagnostics and the log, in the real window. The crash handler is tested in programs
/// of their own.
class TestDiagnostics : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanup() { m_window.reset(); }
    void theMenuCopiesThem();
    void theCrashReportIsIncluded();
    void itsTimeCanBeReadInChinese();
    void everyLanguageAndThemeIsNamed();
    void theyHaveNoPersonalPaths();
    void shownErrorsAreLogged();
    void exceptionsAreLogged();
    void commandsAreNotedById();
    void theGraphicsAreKnown();

private:
    [[nodiscard]] QString copied()
    {
        m_window->commands().action("help.diagnostics")->trigger();
        return QGuiApplication::clipboard()->text();
    }
    std::unique_ptr<MainWindow> m_window;
    QTemporaryDir m_state;
};

void TestDiagnostics::initTestCase()
{
    prepare("test_diagnostics");
    QCoreApplication::setApplicationVersion(QStringLiteral("9.8.7"));
    qputenv("XDG_STATE_HOME", QFile::encodeName(m_state.path()));
}

void TestDiagnostics::init()
{
    QGuiApplication::clipboard()->clear();
    QDir(stateFolder(QStringLiteral("log"))).removeRecursively();
    startLog(stateFolder(QStringLiteral("log")));
    m_window = shownWindow();
    QVERIFY(m_window);
}

void TestDiagnostics::theMenuCopiesThem()
{
    QVERIFY(opened(*m_window, samplePaths()));
    noteGraphics();
    QSignalSpy said(&m_window->document(), &Document::said);
    // With the mouse in the Help menu.
    QMenu* help = nullptr;
    for (QAction* each : m_window->menuBar()->actions())
        if (each->menu() && each->text().remove(u'&') == QStringLiteral("Help"))
            help = each->menu();
    QVERIFY(help);
    QTest::mouseClick(m_window->menuBar(), Qt::LeftButton, {},
        m_window->menuBar()->actionGeometry(help->menuAction()).center());
    QTRY_VERIFY(help->isVisible());
    QTest::mouseClick(help, Qt::LeftButton, {},
        help->actionGeometry(m_window->commands().action("help.diagnostics")).center());
    const QString text = QGuiApplication::clipboard()->text();
    for (const char* part :
        {"Odori 9.8.7\n", "Qt 6.", "OpenGL: ", "Screen: ", "Language: system",
            "Key map: MMD, 0 changed", "Theme: system, font 100 %", "Undo: 0.0 of 256 MiB",
            "Textures: ", "Simulated frames: ", "Scene: 1 models, ", "\nLog:\n", " start OpenGL: "})
        QVERIFY2(
            text.contains(QString::fromUtf8(part)), qPrintable(QString::fromUtf8(part) + text));
    QVERIFY(!text.contains(QStringLiteral("crash report")));
    QVERIFY(!text.contains(QStringLiteral(".vmd"))); // no names of files
    QCOMPARE(said.size(), 1);
    QVERIFY(said.front().front().toString().startsWith(QStringLiteral("Copied: ")));
    QVERIFY(said.front().front().toString().contains(QStringLiteral("no crash report")));
}

void TestDiagnostics::theCrashReportIsIncluded()
{
    QFile report(
        stateFolder(QStringLiteral("log")) + QStringLiteral("/crash-20261123T080000Z-1.txt"));
    QVERIFY(report.open(QIODevice::WriteOnly));
    report.write("signal: SIGSEGV (11)\nend\n");
    report.close();
    QSignalSpy said(&m_window->document(), &Document::said);
    const QString text = copied();
    QVERIFY(text.contains(QStringLiteral("\nNewest crash report:\nsignal: SIGSEGV (11)\nend\n")));
    QVERIFY(said.front().front().toString().contains(QStringLiteral("the crash report of")));
}

/// The time format of traditional Chinese has a letter that Qt does not replace.
void TestDiagnostics::itsTimeCanBeReadInChinese()
{
    const QLocale before;
    const auto restore = qScopeGuard([&] { QLocale::setDefault(before); });
    QLocale::setDefault(QLocale(QLocale::Chinese, QLocale::Taiwan));
    QFile report(
        stateFolder(QStringLiteral("log")) + QStringLiteral("/crash-20261123T123400Z-1.txt"));
    QVERIFY(report.open(QIODevice::WriteOnly));
    report.close();
    QSignalSpy said(&m_window->document(), &Document::said);
    (void)copied();
    const QString message = said.front().front().toString();
    QVERIFY2(
        message.contains(QStringLiteral("the crash report of 2026/11/2")), qPrintable(message));
    const QDateTime time(QDate(2026, 11, 23), QTime(12, 34), Qt::UTC);
    QVERIFY2(message.contains(time.toLocalTime().toString(QStringLiteral("HH:mm"))),
        qPrintable(message));
    QVERIFY2(!message.contains(u'B'), qPrintable(message));
}

void TestDiagnostics::everyLanguageAndThemeIsNamed()
{
    Settings& settings = m_window->settings();
    const auto restore = qScopeGuard([&] {
        settings.setLanguage(LanguageChoice::System);
        settings.setTheme(ThemeChoice::System);
    });
    const std::pair<LanguageChoice, const char*> languages[] = {
        {LanguageChoice::English, "English"}, {LanguageChoice::Japanese, "Japanese"},
        {LanguageChoice::SimplifiedChinese, "simplified Chinese"},
        {LanguageChoice::TraditionalChinese, "traditional Chinese"},
        {LanguageChoice::Korean, "Korean"}};
    for (const auto& [choice, name] : languages) {
        settings.setLanguage(choice);
        QVERIFY(copied().contains(QStringLiteral("\nLanguage: %1 (").arg(QLatin1String(name))));
    }
    const std::pair<ThemeChoice, const char*> themes[] = {{ThemeChoice::Dark, "dark"},
        {ThemeChoice::Light, "light"}, {ThemeChoice::HighContrast, "high contrast"}};
    for (const auto& [choice, name] : themes) {
        settings.setTheme(choice);
        QVERIFY(copied().contains(QStringLiteral("\nTheme: %1, ").arg(QLatin1String(name))));
    }
}

void TestDiagnostics::theyHaveNoPersonalPaths()
{
    const QByteArray home = qgetenv("HOME");
    const auto restore = qScopeGuard([&] { qputenv("HOME", home); });
    qputenv("HOME", "/home/somebody");
    m_window->messageBar().show(
        MessageBar::Kind::Error, QStringLiteral("/home/somebody/踊り.vmd: cannot be read."));
    const QString text = copied();
    QVERIFY(text.contains(QStringLiteral("shown-error ~/踊り.vmd: cannot be read.")));
    QVERIFY(!text.contains(QStringLiteral("somebody")));
}

void TestDiagnostics::shownErrorsAreLogged()
{
    (void)opened(*m_window, {QStringLiteral("/nowhere/missing.pmx")});
    QTRY_VERIFY(!m_window->messageBar().text().isEmpty());
    const QStringList lines = lastLogLines(5);
    QVERIFY(!lines.isEmpty());
    QVERIFY2(lines.back().contains(QStringLiteral(" shown-error ")), qPrintable(lines.back()));
    QVERIFY(lines.back().endsWith(m_window->messageBar().text()));
    m_window->messageBar().show(MessageBar::Kind::Note, QStringLiteral("Saved."));
    QCOMPARE(lastLogLines(5), lines); // notes are no errors
}

void TestDiagnostics::exceptionsAreLogged()
{
    const IgnoredLeaks ofQt; // it keeps pointers to the widget since it was shown
    Throwing widget;
    widget.show();
    QVERIFY(QTest::qWaitForWindowExposed(&widget));
    QTest::mouseClick(&widget, Qt::LeftButton);
    QTRY_VERIFY(!lastLogLines(5).filter(QStringLiteral(" exception ")).isEmpty());
}

void TestDiagnostics::commandsAreNotedById()
{
    QVERIFY(opened(*m_window, samplePaths()));
    m_window->viewport().setFocus();
    QTest::keyClick(&m_window->viewport(), Qt::Key_A);
    QTest::keyClick(&m_window->viewport(), Qt::Key_D, Qt::ControlModifier);
    std::array<const char*, commandRingSize> ids{};
    const std::size_t count = lastCommands(ids);
    QVERIFY(count >= 2);
    QCOMPARE(QByteArray(ids[count - 2]), QByteArray("select.allBones"));
    QCOMPARE(QByteArray(ids[count - 1]), QByteArray("select.none"));
    for (std::size_t at = 0; at < count; ++at)
        (void)commandOf(QLatin1String(ids[at])); // ends the program for another text
}

void TestDiagnostics::theGraphicsAreKnown()
{
    noteGraphics();
    QVERIFY(lastLogLines(1).front().contains(QStringLiteral(" start OpenGL: ")));
    QVERIFY(!lastLogLines(1).front().endsWith(QStringLiteral("not known")));
}

int main(int argc, char* argv[])
{
    Application application(argc, argv);
    QObject::connect(&application, &Application::failed,
        [](const QString& sentence) { logLine("exception", sentence); });
    TestDiagnostics test;
    return QTest::qExec(&test, argc, argv);
}

#include "test_diagnostics.moc"
