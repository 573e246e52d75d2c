// SPDX-License-Identifier: MIT
#include "app/diagnostics/diagnostics.h"

#include "app/application.h"
#include "app/commands/editor.h"
#include "app/diagnostics/crash_handler.h"
#include "app/diagnostics/crash_reports.h"
#include "app/diagnostics/private_text.h"
#include "app/diagnostics/program_log.h"
#include "app/keymap/user_keys.h"
#include "app/main_window.h"
#include "app/session/settings_pages.h"
#include "ui/dialogs/settings/memory_page.h"
#include "ui/settings/state_folder.h"
#include "ui/viewport/gl_format.h"

#include <QtCore/QFile>
#include <QtCore/QLocale>
#include <QtCore/QSysInfo>
#include <QtGui/QClipboard>
#include <QtGui/QScreen>

#include <array>

namespace odori {
namespace {

constexpr int logLinesToCopy = 50;

QString logFolder()
{
    return stateFolder(QStringLiteral("log"));
}

/// One line for each; not translated, because developers read it.
QStringList versionLines()
{
    return {QStringLiteral("Odori %1").arg(QCoreApplication::applicationVersion()),
        QStringLiteral("Qt %1, built with %2, platform %3")
            .arg(QLatin1String(qVersion()), QStringLiteral(QT_VERSION_STR),
                QGuiApplication::platformName()),
        QStringLiteral("%1, %2 %3, %4")
            .arg(QSysInfo::prettyProductName(), QSysInfo::kernelType(), QSysInfo::kernelVersion(),
                QSysInfo::currentCpuArchitecture())};
}

/// Not in the short format of the language: that of traditional Chinese has a B, a letter that Qt
/// 6.4 does not know.
QString reportTime(const QDateTime& time)
{
    return QLocale().toString(time.date(), QLocale::ShortFormat) + u' ' +
           time.toString(QStringLiteral("HH:mm"));
}

QString graphicsLine()
{
    const QString renderer = openGlRenderer();
    return QStringLiteral("OpenGL: %1")
        .arg(renderer.isEmpty() ? QStringLiteral("not known") : renderer);
}

QStringList screenLines()
{
    QStringList lines;
    for (const QScreen* screen : QGuiApplication::screens())
        lines.append(QStringLiteral("Screen: %1 x %2 at scale %3, %4 dpi, %5 Hz")
                         .arg(screen->size().width())
                         .arg(screen->size().height())
                         .arg(screen->devicePixelRatio())
                         .arg(qRound(screen->logicalDotsPerInch()))
                         .arg(qRound(screen->refreshRate())));
    return lines;
}

QStringList settingLines(MainWindow& window)
{
    const KeyMap& keys = window.session().keys().map();
    static constexpr std::array themes{"system", "dark", "light", "high contrast"};
    static constexpr std::array languages{
        "system", "English", "Japanese", "simplified Chinese", "traditional Chinese", "Korean"};
    static_assert(themes.size() == std::size_t(ThemeChoice::HighContrast) + 1);
    static_assert(languages.size() == std::size_t(LanguageChoice::Korean) + 1);
    return {QStringLiteral("Language: %1 (system: %2)")
                .arg(QLatin1String(languages[std::size_t(window.settings().language())]),
                    QLocale::system().name()),
        QStringLiteral("Key map: %1, %2 changed")
            .arg(nameOf(keys.preset()))
            .arg(keys.changes().size()),
        QStringLiteral("Theme: %1, font %2 %")
            .arg(QLatin1String(themes[std::size_t(window.settings().theme())]))
            .arg(window.settings().fontPercent())};
}

QStringList memoryLines(MainWindow& window)
{
    const MemoryUse use = memoryUseOf(window);
    const Settings& settings = window.settings();
    const auto line = [](const char* name, std::size_t bytes, int limit) {
        return QStringLiteral("%1: %2 of %3 MiB")
            .arg(QLatin1String(name))
            .arg(double(bytes) / double(Settings::bytes(1)), 0, 'f', 1)
            .arg(limit);
    };
    std::size_t keys = window.document().scene().camera.keyCount();
    for (const mmd::Actor& actor : window.document().scene().actors)
        keys += actor.motion.keyCount();
    return {line("Undo", use.undo, settings.undoLimit()) +
                QStringLiteral(", %1 steps").arg(use.undoSteps),
        line("Textures", use.textures, settings.textureBudget()) +
            QStringLiteral(", %1 reduced").arg(use.reducedTextures),
        line("Simulated frames", use.physics, settings.physicsCache()),
        QStringLiteral("Scene: %1 models, %2 keys")
            .arg(window.document().scene().actors.size())
            .arg(keys)};
}

} // namespace

void startDiagnostics(Application& application)
{
    const QString folder = logFolder();
    startLog(folder);
    logLine("start", versionLines().join(QStringLiteral("; ")));
    QObject::connect(&application, &Application::failed,
        [](const QString& sentence) { logLine("exception", sentence); });
    removeOldCrashReports(folder);
    installCrashHandler(QFile::encodeName(folder), versionLines().join(u'\n').toUtf8() + '\n');
}

void noteGraphics()
{
    logLine("start", graphicsLine());
    addToCrashReports(graphicsLine().toUtf8());
}

void logMessage(MessageBar::Kind kind, const QString& text)
{
    if (kind != MessageBar::Kind::Note)
        logLine(kind == MessageBar::Kind::Error ? "shown-error" : "shown-warning", text);
}

QString diagnosticsText(MainWindow& window)
{
    QStringList lines = versionLines();
    lines += graphicsLine();
    lines += screenLines() + settingLines(window) + memoryLines(window);
    lines += QStringLiteral("\nLog:");
    lines += lastLogLines(logLinesToCopy);
    if (const auto crash = newestCrashReport(logFolder())) {
        lines += QStringLiteral("\nNewest crash report:");
        lines += crash->text;
    }
    return withoutPersonalPaths(lines.join(u'\n')) + u'\n';
}

void copyDiagnostics(Editor& editor)
{
    QGuiApplication::clipboard()->setText(diagnosticsText(editor.window));
    const auto crash = newestCrashReport(logFolder());
    const auto count = int(lastLogLines(logLinesToCopy).size());
    editor.document.say(
        crash ? MainWindow::tr("Copied: versions, settings, %n line(s) of the log, and the crash "
                               "report of %1",
                    nullptr, count)
                    .arg(reportTime(crash->time.toLocalTime()))
              : MainWindow::tr("Copied: versions, settings, and %n line(s) of the log; there is no "
                               "crash report",
                    nullptr, count));
}

} // namespace odori
