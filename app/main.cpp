// SPDX-License-Identifier: MIT
#include "app/application.h"
#include "app/bundled/sample.h"
#include "app/diagnostics/diagnostics.h"
#include "app/editing/field_keys.h"
#include "app/help/help_key.h"
#include "app/main_window.h"
#include "app/session/appearance.h"
#include "app/session/window_owner.h"
#include "app/start/recent_pictures.h"
#include "libmmd/base/file_io.h"
#include "ui/document/files/open_kinds.h"
#include "ui/fields/spoken/spoken_box.h"
#include "ui/fields/spoken/spoken_line.h"
#include "ui/fields/spoken/spoken_rows.h"
#include "ui/theme/button_hover.h"
#include "ui/viewport/gl_format.h"

#include <QtCore/QCommandLineParser>
#include <QtGui/QIcon>

#include <algorithm>
#include <cstdio>
#include <string_view>

namespace {

constexpr int wrongUsage = 2; ///< exit status, as that of odori-cli

bool lacksDisplay()
{
#ifdef Q_OS_LINUX
    return qEnvironmentVariableIsEmpty("DISPLAY") &&
           qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY") &&
           qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM");
#else
    return false;
#endif
}

/// Whether the program only prints its help or version, which works without a display. So does the
/// sentence about an unknown option; with a display, only Qt knows which options are its own.
bool asksForText(int argc, char* argv[])
{
    const bool hasNone = lacksDisplay();
    return std::any_of(argv + 1, argv + argc, [hasNone](std::string_view word) {
        const bool isUnknown = word.starts_with("--") && word.size() > 2 && word != "--play" &&
                               word != "--sample" && !word.starts_with("--platform");
        return word == "--help" || word == "-h" || word == "--help-all" || word == "--version" ||
               word == "-v" || (hasNone && isUnknown);
    });
}

} // namespace

int main(int argc, char* argv[])
{
    mmd::prepareStreams();
    const bool isText = asksForText(argc, argv); // before Qt takes its own options
    if (isText)
        qputenv("QT_QPA_PLATFORM", "offscreen");
    odori::Application application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("odori"));
    QApplication::setApplicationDisplayName(QStringLiteral("Odori"));
    QApplication::setOrganizationName(QStringLiteral("Odori"));
    QApplication::setApplicationVersion(QStringLiteral(ODORI_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("org.odori.Odori"));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/odori.svg")));
    if (!isText)
        odori::startDiagnostics(application);
    odori::Session session;
    odori::Appearance appearance(application, session.settings());

    QCommandLineParser parser;
    parser.setApplicationDescription(
        QCoreApplication::translate("main", "An editor for MikuMikuDance motions."));
    parser.addPositionalArgument(QStringLiteral("files"),
        QCoreApplication::translate("main",
            "Models (%1), motions (%2), poses (%3), accessories (%5) and projects (%4) to open.")
            .arg(odori::formatNamesOf(odori::OpenKind::Model),
                odori::formatNamesOf(odori::OpenKind::Motion),
                odori::formatNamesOf(odori::OpenKind::Pose),
                odori::formatNamesOf(odori::OpenKind::Project),
                odori::formatNamesOf(odori::OpenKind::Accessory)),
        QStringLiteral("[files...]"));
    const QCommandLineOption play(
        QStringLiteral("play"), QCoreApplication::translate("main", "Start playback immediately."));
    const QCommandLineOption sample(
        QStringLiteral("sample"), QCoreApplication::translate("main", "Open the bundled sample."));
    parser.addOptions({play, sample});
    parser.addHelpOption();
    parser.addVersionOption();
    if (!parser.parse(QApplication::arguments())) {
        std::fprintf(stderr, "odori: %s\n", qPrintable(parser.errorText()));
        return wrongUsage;
    }
    parser.process(application); // prints the help or the version
    if (isText) {                // only an option of Qt's own was there, and no display
        std::fputs("odori: there is no display.\n", stderr);
        return 1;
    }

    odori::loadOpenGlAhead();
    QStringList files = parser.positionalArguments();
    if (const QStringList paths = odori::samplePaths(); parser.isSet(sample) && !paths.isEmpty())
        files = files.isEmpty() ? paths : QStringList(paths.front()) + files;
    session.readAhead(files);

    odori::installSpokenLines();
    odori::installSpokenBoxes();
    odori::speakCurrentRows(application);
    new odori::FieldKeys(application);
    new odori::ButtonHover(application);
    new odori::HelpKey(application);
    odori::WindowOwner owner(session, appearance);
    if (parser.isSet(play) && !files.isEmpty()) {
        QObject::connect(&session.files(), &odori::FileCommands::loadingFinished,
            &session.playback(), &odori::Playback::play, Qt::SingleShotConnection);
    }
    const odori::RecentPictures pictures(owner, odori::RecentPictures::usualFolder());
    odori::noteGraphics();
    owner.window().show();
    session.recovery().lookForEnded(); // locks them, before old ones are removed
    session.startJournal();
    session.files().openAsWritten(files);
    const int status = QApplication::exec();
    session.endJournal();
    return status;
}
