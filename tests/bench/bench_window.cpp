// SPDX-License-Identifier: MIT
// Plays a model and a motion in the real window, as fast as it can: the time of each picture on the
// clock and on the processor, the time until the first picture with textures, and the memory.
// scripts/bench_window.sh runs it.
#include "app/application.h"
#include "app/diagnostics/diagnostics.h"
#include "app/editing/field_keys.h"
#include "app/main_window.h"
#include "app/session/appearance.h"
#include "app/session/window_owner.h"
#include "libmmd/motion/motion.h"
#include "libmmd/scene/edits/scene/actors.h"
#include "ui/viewport/viewport.h"

#include <QtCore/QCommandLineParser>
#include <QtCore/QDateTime>
#include <QtCore/QFile>
#include <QtCore/QTimer>
#include <QtGui/QIcon>

#include <algorithm>
#include <array>
#include <cstdio>
#include <ctime>
#include <utility>
#include <vector>

namespace {

using namespace odori;

constexpr int settlingPictures = 60; ///< before the measurement: shaders, physics of the first loop

/// Seconds of all threads of this program.
double processorSeconds()
{
    return double(std::clock()) / CLOCKS_PER_SEC;
}

/// MiB in main memory, and the same with shared pages divided among their users; Linux only.
void printMemory(const char* when)
{
    QFile file(QStringLiteral("/proc/self/smaps_rollup"));
    if (!file.open(QIODevice::ReadOnly))
        return;
    for (const QByteArray& line : file.readAll().split('\n'))
        if (line.startsWith("Rss:") || line.startsWith("Pss:"))
            std::printf("memory %s %s %.1f MiB\n", when, line.first(3).constData(),
                line.mid(4).simplified().split(' ').first().toDouble() / 1024.0);
}

struct Plan {
    QSize picture{762, 415};
    int frames = 300;
    int copies = 0;
    int selfShadow = 0;   ///< mode of the only key
    double started = 0.0; ///< seconds since 1970; 0: unknown
    bool isCached = true; ///< physics of frames that were played before
    QStringList files;
};

/// Opens the files, waits for the picture, plays, prints, and ends the program.
class Measurement : public QObject {
public:
    Measurement(MainWindow& window, Plan plan)
        : m_window(window)
        , m_plan(std::move(plan))
    {
        window.viewport().installEventFilter(this);
        m_timer.setSingleShot(true);
        connect(&m_timer, &QTimer::timeout, this, &Measurement::step);
        connect(&m_window.files(), &FileCommands::loadingFinished, this, [this] {
            m_isOpened = true;
            m_timer.start(0);
        });
        if (m_plan.files.isEmpty())
            m_isOpened = true;
        else
            m_window.files().openAsWritten(m_plan.files);
    }

    bool eventFilter(QObject*, QEvent* event) override
    {
        if (event->type() != QEvent::Paint)
            return false;
        if (m_isMeasuring)
            ++m_pictures;
        else if (m_isWaiting)
            m_timer.start(
                0); // after the picture; a timer that looks all the time would need a core
        return false;
    }

private:
    /// Waits for what was opened last, then does the next thing.
    void step()
    {
        const Viewport& view = m_window.viewport();
        const int models = int(m_window.document().scene().actors.size());
        if (!m_isOpened || !view.isValid() || !view.stage().isUploaded() ||
            view.drawnModels() != models || !std::exchange(m_isWaiting, false))
            return;
        if (m_copied == 0 && m_plan.started > 0.0)
            std::printf("first picture %.0f ms, processor %.0f ms\n",
                double(QDateTime::currentMSecsSinceEpoch()) - m_plan.started * 1000.0,
                processorSeconds() * 1000.0);
        QTimer::singleShot(1000, this, &Measurement::goOn); // the panels are painted
    }

    void goOn()
    {
        printMemory(m_plan.files.isEmpty() ? "empty" : m_copied == 0 ? "first" : "copies");
        if (m_copied++ >= m_plan.copies)
            return play();
        m_isOpened = false;
        m_isWaiting = true;
        m_window.files().openAsWritten({m_plan.files.first()});
    }

    void play()
    {
        if (m_plan.files.isEmpty() || m_plan.frames == 0)
            return QCoreApplication::exit();
        Viewport& view = m_window.viewport();
        for (int turn = 0; turn < 3; ++turn) { // the layout rounds
            m_window.resize(m_window.size() + m_plan.picture - view.size());
            QCoreApplication::processEvents();
        }
        setSelfShadow();
        view.setBonesShown(false);
        view.setGridShown(false);
        view.camera().setFree(mmd::CameraSample());
        if (!m_plan.isCached)
            m_window.physics().setCacheBytes(0);
        connect(&m_window.document(), &Document::currentFrameChanged, this, &Measurement::tick);
        m_window.playback().setUncapped();
        m_window.playback().play();
    }

    void setSelfShadow()
    {
        const mmd::Scene& scene = m_window.document().scene();
        std::array<mmd::ShadowKeyframe, 1> keys;
        keys[0].value.mode = std::uint8_t(m_plan.selfShadow);
        mmd::Motion camera = scene.camera;
        mmd::replaceTrack(camera, mmd::Track<mmd::ShadowKeyframe>({}, keys));
        m_window.document().apply(
            mmd::setCameraMotion(scene, std::move(camera), scene.cameraPath), QString());
    }

    void tick()
    {
        const double now = double(m_clock.nsecsElapsed()) * 1e-6;
        if (m_ticks > settlingPictures)
            m_times.push_back(now - m_last);
        m_last = now;
        if (m_ticks++ == settlingPictures) {
            m_isMeasuring = true;
            m_processor = processorSeconds();
        }
        if (int(m_times.size()) < m_plan.frames)
            return;
        disconnect(&m_window.document(), &Document::currentFrameChanged, this, nullptr);
        m_window.playback().stop();
        print((processorSeconds() - m_processor) * 1000.0 / double(m_times.size()));
        QCoreApplication::exit(); // quit() would ask whether to save
    }

    void print(double processor)
    {
        double sum = 0.0;
        for (const double time : m_times)
            sum += time;
        std::sort(m_times.begin(), m_times.end());
        const QSize size = m_window.viewport().size();
        std::printf("picture %dx%d in %dx%d: mean %.2f median %.2f p95 %.2f ms, processor %.2f ms, "
                    "%d pictures of %d frames\n",
            size.width(), size.height(), m_window.width(), m_window.height(),
            sum / double(m_times.size()), m_times[m_times.size() / 2],
            m_times[m_times.size() * 95 / 100], processor, m_pictures, int(m_times.size()));
        printMemory("played");
        std::fflush(stdout);
    }

    MainWindow& m_window;
    Plan m_plan;
    QTimer m_timer;
    QElapsedTimer m_clock = [] {
        QElapsedTimer clock;
        clock.start();
        return clock;
    }();
    bool m_isOpened = false, m_isWaiting = true, m_isMeasuring = false;
    int m_copied = 0, m_ticks = 0, m_pictures = 0;
    double m_last = 0.0, m_processor = 0.0;
    std::vector<double> m_times;
};

/// Null if the words are not understood.
std::optional<Plan> planOf(const QCoreApplication& application)
{
    QCommandLineParser parser;
    const QCommandLineOption size(QStringLiteral("size"), {}, QStringLiteral("WxH"));
    const QCommandLineOption frames(QStringLiteral("frames"), {}, QStringLiteral("N"));
    const QCommandLineOption copies(QStringLiteral("copies"), {}, QStringLiteral("N"));
    const QCommandLineOption started(QStringLiteral("started"), {}, QStringLiteral("SECONDS"));
    const QCommandLineOption selfShadow(QStringLiteral("self-shadow"), {}, QStringLiteral("MODE"));
    const QCommandLineOption simulate(QStringLiteral("simulate"));
    parser.addOptions({size, frames, copies, started, selfShadow, simulate});
    parser.addPositionalArgument(QStringLiteral("files"), {});
    if (!parser.parse(application.arguments()))
        return std::nullopt;
    Plan plan;
    plan.files = parser.positionalArguments();
    plan.started = parser.value(started).toDouble();
    plan.copies = parser.value(copies).toInt();
    plan.selfShadow = parser.value(selfShadow).toInt();
    plan.isCached = !parser.isSet(simulate);
    if (parser.isSet(frames))
        plan.frames = parser.value(frames).toInt();
    if (const QStringList sides = parser.value(size).split(QLatin1Char('x')); sides.size() == 2)
        plan.picture = {sides[0].toInt(), sides[1].toInt()};
    return plan;
}

} // namespace

int main(int argc, char* argv[])
{
    odori::Application application(argc, argv);
    QApplication::setOrganizationName(QStringLiteral("OdoriTest"));
    QApplication::setApplicationName(QStringLiteral("bench_window"));
    const auto plan = planOf(application);
    if (!plan) {
        std::fprintf(stderr,
            "bench_window [--size WxH] [--frames N] [--copies N] [--self-shadow MODE] "
            "[--simulate] [--started SECONDS] [MODEL MOTION]\n");
        return 2;
    }
    // As the editor's own main().
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/odori.svg")));
    startDiagnostics(application);
    Session session;
    Appearance appearance(application, session.settings());
    session.readAhead(plan->files);
    new FieldKeys(application);
    WindowOwner owner(session, appearance);
    noteGraphics();
    owner.window().show();
    session.recovery().lookForEnded();
    session.startJournal();
    Measurement measurement(owner.window(), *plan);
    const int status = QApplication::exec();
    session.endJournal();
    return status;
}
