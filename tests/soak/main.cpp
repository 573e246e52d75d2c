// SPDX-License-Identifier: MIT
#include "app/application.h"
#include "app/editing/field_keys.h"
#include "tests/soak/driver.h"
#include "tests/soak/hands/hands.h"
#include "tests/soak/request.h"
#include "tests/soak/restore_session.h"
#include "tests/soak/scene_dump.h"
#include "tests/soak/scratch.h"
#include "tests/support/corpus.h"

#include <QtCore/QHashFunctions>
#include <QtGui/QCursor>
#include <QtGui/QDesktopServices>
#include <QtGui/QPixmapCache>
#include <QtGui/QScreen>

#include <cstdio>
#include <cstdlib>

/// Drives the real editor by random or recorded input: scripts/soak.sh and scripts/kill_test.sh.
namespace odori::soak {
namespace {

using Mode = Request::Mode;

constexpr double mostGrowth = 5.0;      ///< percent of memory, from checkpoint to checkpoint
constexpr double warmUpSeconds = 600.0; ///< before the first checkpoint that counts
constexpr int cannotRun = 2;            ///< exit status

/// Qt 6.4 keeps the name of every picture that its cache has removed, about 190 bytes each. A new
/// window has new names for its icons, and this program makes thousands of windows.
void avoidNamesOfPictures()
{
    QPixmapCache::setCacheLimit(0);
}

/// Everything that depends on the time, the desktop or chance is the same in every run.
void makeRepeatable()
{
    QApplication::setDoubleClickInterval(5); // shorter than the pause after an action
    QApplication::setKeyboardInputInterval(0);
    QApplication::setCursorFlashTime(0);
    QApplication::setEffectEnabled(Qt::UI_AnimateMenu, false);
    QApplication::setEffectEnabled(Qt::UI_AnimateCombo, false);
    // The real pointer would move over windows that appear under it.
    QCursor::setPos(QGuiApplication::primaryScreen()->geometry().bottomRight());
}

/// Opens no other program.
class Links : public QObject {
    Q_OBJECT
public:
    Links()
    {
        for (const char* scheme : {"http", "https", "file", "mailto"})
            QDesktopServices::setUrlHandler(QLatin1String(scheme), this, "ignore");
    }
public slots:
    void ignore(const QUrl&) {}
};

int complain(const char* text)
{
    std::fprintf(stderr, "%s\n", text);
    return cannotRun;
}

/// Null: the log cannot be read.
std::unique_ptr<ActionSource> sourceOf(
    const Request& request, Program& program, const Scratch& scratch)
{
    if (request.isRandom())
        return std::make_unique<Hands>(program, request.seed,
            Habits{.isEditing = request.isEditing(),
                .files = scratch.files(),
                .starts = scratch.starts(),
                .targets = Scratch::targets(),
                .checkpointSeconds = request.isEditing() ? 0 : request.checkpointSeconds});
    if (request.mode == Mode::Recover)
        return std::make_unique<Recorded>(QList<LoggedAction>(), false);
    const auto actions = ActionLog::read(request.log);
    const bool isWhole = request.mode == Mode::Replay || request.withUnfinished;
    return actions ? std::make_unique<Recorded>(*actions, isWhole) : nullptr;
}

void report(const Driver& driver, const ActionSource& source, bool isSoak)
{
    int sum = 0;
    for (const int count : driver.counts())
        sum += count;
    std::printf("%d actions, %d edits:", sum, driver.edits());
    for (auto each = driver.counts().begin(); each != driver.counts().end(); ++each)
        std::printf(" %s %d", qPrintable(each.key()), each.value());
    std::printf("\n");
    if (const auto* hands = dynamic_cast<const Hands*>(&source); hands && isSoak) {
        const QMap<QString, int> commands = hands->commandCounts();
        const QStringList unused = commands.keys(0);
        std::printf(
            "%d of %d commands used\n", int(commands.size() - unused.size()), int(commands.size()));
        if (!unused.isEmpty())
            std::printf("not used: %s\n", qPrintable(unused.join(u' ')));
    }
    std::printf("%d faults\n", int(driver.faults().size()));
}

bool write(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.flush();
}

/// The document at the end. After an action that was not done, also the scenes during it, in
/// DUMP.1, DUMP.2 and so on: opening two files places one after the other, for example.
bool writeDumps(const Request& request, Program& program, const Scratch& scratch, Driver& driver)
{
    const std::vector<mmd::Scene> scenes = driver.lastScenes(); // the next line undoes all steps
    bool isWritten = write(request.dump, dumpOf(program.document(), scratch.folder()));
    for (std::size_t at = 0; request.withUnfinished && at < scenes.size(); ++at)
        isWritten = isWritten && write(QStringLiteral("%1.%2").arg(request.dump).arg(at + 1),
                                     dumpOf(scenes[at], scratch.folder()));
    return isWritten;
}

/// Films that are still made have temporary files.
void stopFilms(Program& program)
{
    film::FilmQueue& films = program.session.films();
    films.cancelAll();
    while (films.unfinished() > 0)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
}

/// The exit status after a run.
int conclude(const Request& request, Program& program, const Scratch& scratch, Driver& driver,
    const Performer& performer)
{
    stopFilms(program);
    driver.faultWatch().checkTemporaryFiles(scratch.folder());
    driver.collectFaults();
    const double growth = performer.memory().growth(warmUpSeconds);
    if (growth != 0.0)
        std::printf("memory grew by %.1f %%\n", growth);
    if (!request.dump.isEmpty() && !writeDumps(request, program, scratch, driver))
        return complain("The dump cannot be written.");
    if (!driver.faults().isEmpty() || growth > mostGrowth) {
        std::printf("scratch folder: %s\n", qPrintable(scratch.folder()));
        return EXIT_FAILURE;
    }
    scratch.removeOwn();
    return EXIT_SUCCESS;
}

int run(const Request& request, Scratch& scratch)
{
    if (request.mode != Mode::Recover)
        scratch.copyFiles(request.hasCorpus ? test::corpusFolder() : QString());
    new FieldKeys(*qApp);
    Program program;
    if (!program.show())
        return complain("The window was not activated: is there a window manager?");
    if (request.mode != Mode::Recover)
        program.session.startJournal();
    const auto source = sourceOf(request, program, scratch);
    if (!source)
        return complain("The log cannot be read.");
    ActionLog log(request.isRandom() ? request.log : QString());
    Performer performer(program, scratch.folder());
    Driver driver(program, performer, *source, log);
    if (request.mode == Mode::Recover && !restoreSession(program.session))
        return complain("There is no session to restore.");
    const bool isSoak = request.mode == Mode::Soak;
    driver.start({.seconds = isSoak ? request.seconds : 0.0,
                     .actions = request.actions,
                     .edits = request.edits,
                     .patience = isSoak ? 10.0 : 60.0,
                     .isPatient = !isSoak,
                     .stateFolder = request.isEditing() ? scratch.folder() : QString()},
        [&] {
            report(driver, *source, isSoak);
            const int status = conclude(request, program, scratch, driver, performer);
            std::fflush(stdout);
            std::_Exit(status); // an open dialog would stay in its loop
        });
    return QApplication::exec();
}

} // namespace
} // namespace odori::soak

int main(int argc, char* argv[])
{
    using namespace odori::soak;
    QStringList arguments;
    for (int at = 0; at < argc; ++at)
        arguments.append(QString::fromLocal8Bit(argv[at]));
    const std::optional<Request> request = requestOf(arguments);
    if (!request)
        return cannotRun;
    QHashSeed::setDeterministicGlobalSeed();
    Scratch scratch(request->folder); // before Qt reads the environment
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    odori::Application application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("odori"));
    QApplication::setOrganizationName(QStringLiteral("Odori"));
    QApplication::setQuitOnLastWindowClosed(false);
    makeRepeatable();
    avoidNamesOfPictures();
    const Links links;
    return run(*request, scratch);
}

#include "main.moc"
