// SPDX-License-Identifier: MIT
// The cost of editing the curves of many selected keys, from the mouse event to the painting: the
// curve editor and the dope sheet with a document of 600,000 keys. Results: docs/benchmarks.md.
#include "libmmd/scene/edits/values/curves.h"
#include "libmmd/scene/edits/values/smooth.h"
#include "libmmd/scene/selecting.h"
#include "tests/support/large_scene.h"
#include "tests/ui/document/open_scene.h"
#include "ui/curves/channel_buttons.h"
#include "ui/curves/curve_editor.h"
#include "ui/curves/easing/curve_view.h"
#include "ui/document/document.h"
#include "ui/dopesheet/dope_sheet.h"
#include "ui/theme/theme.h"

#include <benchmark/benchmark.h>

#include <QtCore/QStandardPaths>
#include <QtGui/QMouseEvent>
#include <QtWidgets/QApplication>

namespace {

using namespace odori;

struct Opened {
    Document document;
    DopeSheet sheet{document};
    CurveEditor editor{document};

    /// Selects `count` bone keys, whole columns of all tracks, and all channels.
    explicit Opened(std::size_t count)
    {
        static const mmd::Scene scene = test::largeScene();
        test::open(document, scene);
        sheet.resize(930, 260);
        sheet.show();
        editor.resize(349, 259);
        editor.show();
        const auto& motion = document.actor()->motion;
        std::vector<mmd::TrackId> tracks = mmd::trackIds(motion);
        std::erase_if(
            tracks, [](const mmd::TrackId& track) { return track.kind != mmd::TrackKind::Bone; });
        const auto columns = std::uint32_t(count / tracks.size());
        document.select(mmd::keysBetween(motion, tracks, 600, 600 + columns * 6 - 1));
        editor.channelButtons().setChannel(-1);
        QApplication::processEvents();
    }

    void mouse(QEvent::Type type, QPointF place, Qt::KeyboardModifiers modifiers)
    {
        CurveView& view = editor.view();
        const bool isMove = type == QEvent::MouseMove;
        QMouseEvent event(type, place, view.mapToGlobal(place),
            isMove ? Qt::NoButton : Qt::LeftButton, Qt::LeftButton, modifiers);
        QCoreApplication::sendEvent(&view, &event);
    }
};

/// One mouse move during a handle drag: the patch, the scene, all its views, and painting.
void drag(benchmark::State& state, Qt::KeyboardModifiers modifiers)
{
    Opened opened(std::size_t(state.range(0)));
    CurveView& view = opened.editor.view();
    opened.mouse(QEvent::MouseButtonPress, view.positionOf(view.handle(0)), modifiers);
    int at = 0;
    for (auto _ : state) {
        opened.mouse(
            QEvent::MouseMove, view.positionOf(QPointF(10 + at % 60, 20 + at % 50)), modifiers);
        QApplication::processEvents(); // paints everything that is pending
        ++at;
    }
    state.counters["keys"] = double(opened.document.selection().keyCount());
    if (!opened.document.isGestureRunning())
        state.SkipWithError("nothing is dragged");
    opened.document.cancelGesture();
}

/// Updating the editor after a change of selection.
void show(benchmark::State& state)
{
    Opened opened(std::size_t(state.range(0)));
    for (auto _ : state)
        benchmark::DoNotOptimize(selectedCurves(
            opened.document.scene(), opened.document.selection(), mmd::allCurveChannels));
}

void smooth(benchmark::State& state)
{
    Opened opened(std::size_t(state.range(0)));
    const mmd::Scene& scene = opened.document.scene();
    for (auto _ : state)
        benchmark::DoNotOptimize(mmd::smoothKeys(
            {scene, scene.active, opened.document.selection()}, mmd::allCurveChannels));
}

BENCHMARK_CAPTURE(drag, set, Qt::KeyboardModifiers{})
    ->Arg(10000)
    ->Arg(100000)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(drag, nudge, Qt::AltModifier)
    ->Arg(10000)
    ->Arg(100000)
    ->Unit(benchmark::kMillisecond);
BENCHMARK(show)->Arg(10000)->Arg(100000)->Unit(benchmark::kMillisecond);
BENCHMARK(smooth)->Arg(10000)->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char** argv)
{
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    QStandardPaths::setTestModeEnabled(true);
    odori::applyTheme(application, odori::darkTheme());
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
