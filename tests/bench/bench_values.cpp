// SPDX-License-Identifier: MIT
// The value view: sampling, painting at every zoom, and the cost of an edit.
#include "libmmd/motion/angles/panel_angles.h"
#include "libmmd/scene/selecting.h"
#include "tests/support/large_scene.h"
#include "tests/ui/document/open_scene.h"
#include "ui/curves/curve_editor.h"
#include "ui/curves/graph/value_canvas.h"
#include "ui/curves/value_view.h"
#include "ui/document/document.h"
#include "ui/dopesheet/dope_sheet.h"
#include "ui/theme/theme.h"

#include <benchmark/benchmark.h>

#include <QtCore/QStandardPaths>
#include <QtGui/QMouseEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QApplication>

#include <cmath>
#include <string>

using namespace odori;
using namespace mmd;

namespace {

constexpr int boneCount = 20;
constexpr std::uint32_t frameCount = 20000;
constexpr auto never = mmd::ValueSamples::Clock::time_point::max();

/// A dance of twenty bones that all move and rotate, with keys every `spacing` frames.
Motion dance(std::uint32_t spacing)
{
    Motion motion;
    for (int bone = 0; bone < boneCount; ++bone) {
        std::vector<BoneKeyframe> keys;
        for (std::uint32_t frame = 0; frame <= frameCount; frame += spacing) {
            const auto wave = [&](double period) {
                return float(std::sin(double(frame) / period + bone));
            };
            BoneKeyframe key;
            key.frame = frame;
            key.value.translation = {wave(31) * 4, wave(47) * 2 + wave(7), wave(83) * 3};
            key.value.rotation =
                rotationOfPanelAngles({wave(23) * 40, wave(400) * 170, wave(61) * 30});
            const BezierCurve eased{64, 0, 64, 127};
            key.interpolation = withCurves(key.interpolation, {eased, {}, eased, eased});
            keys.push_back(key);
        }
        std::string name = "bone";
        name += char('A' + bone);
        replaceTrack(motion, Track<BoneKeyframe>(fieldOf(name), keys));
    }
    return motion;
}

struct Stage {
    explicit Stage(std::uint32_t spacing)
    {
        scene.camera = dance(spacing);
        for (const TrackId& track : trackIds(scene.camera))
            selection.setTrack(track, true);
        graph.update(scene, selection);
        graph.sample(1e9, never);
        axes.top = 0.0;
        axes.height = 400.0;
        axes.fit(mmd::Quantity::Length, -5.0, 5.0);
        axes.fit(mmd::Quantity::Angle, -180.0, 180.0);
    }
    void paint()
    {
        benchmark::DoNotOptimize(painter.paint({.graph = graph,
            .axes = axes,
            .selection = selection,
            .theme = darkTheme(),
            .area = QRect(0, 0, 1920, 400),
            .ratio = 1.0,
            .active = GraphLine{0, mmd::KeyNumber::X}}));
    }

    Scene scene;
    Selection selection;
    ValueGraph graph;
    ValueAxes axes;
    ValuePainter painter;
};

/// 120 lines at 1920 x 400 in a scrolled view, so that no earlier picture can be reused.
void paintMoved(benchmark::State& state)
{
    Stage stage(std::uint32_t(state.range(0)));
    stage.axes.time.pixelsPerFrame = double(state.range(1)) / 1000.0;
    double at = 0.0;
    for (auto _ : state) {
        stage.axes.time.firstFrame = at;
        at = std::fmod(at + 17.3, 500.0);
        stage.paint();
    }
}
BENCHMARK(paintMoved)
    ->ArgNames({"spacing", "milliPixelsPerFrame"})
    ->ArgsProduct({{1, 10, 40}, {20, 96, 300, 1000, 2900, 3100, 9000, 48000}})
    ->Unit(benchmark::kMillisecond);

/// Repaints after a change of the selection, the height or the current frame.
void paintAgain(benchmark::State& state)
{
    Stage stage(10);
    stage.axes.time.pixelsPerFrame = double(state.range(0)) / 1000.0;
    for (auto _ : state)
        stage.paint();
}
BENCHMARK(paintAgain)
    ->ArgName("milliPixelsPerFrame")
    ->Arg(96)
    ->Arg(3100)
    ->Unit(benchmark::kMillisecond);

/// The extent of each line in each column, in pixels; only the drawing remains.
std::vector<QList<QLineF>> segments(const Stage& stage, const GraphPicture& picture)
{
    std::vector<QList<QLineF>> lines;
    std::vector<LineRanges> columns;
    LineValues tolerance{};
    tolerance.fill(0.01);
    for (std::size_t track = 0; track < stage.graph.trackCount(); ++track) {
        const ValueSamples& samples = stage.graph.track(track);
        fillColumns(samples, picture.window(), tolerance, columns);
        for (std::size_t line = 0; line < samples.channels().size(); ++line) {
            const ValueScale& scale = stage.axes.scale(quantityOf(samples.channels()[line]));
            QPolygonF points;
            for (std::size_t x = 0; x < columns.size(); ++x)
                if (columns[x].least[line] <= columns[x].most[line])
                    for (const float value : {columns[x].most[line], columns[x].least[line]})
                        points << QPointF(double(x) + 0.5, picture.y(scale, double(value)));
            QList<QLineF>& own = lines.emplace_back();
            for (qsizetype at = 1; at < points.size(); ++at)
                own << QLineF(points[at - 1], points[at]);
        }
    }
    return lines;
}

/// The same lines drawn by Qt's rasteriser, without grid and keys: the reason for the graph's own
/// rasteriser. Drawn as single segments, which is fastest in Qt; a single path takes seconds
/// because it intersects itself so often.
void paintWithQPainter(benchmark::State& state, bool isSmooth)
{
    Stage stage(10);
    stage.axes.time.pixelsPerFrame = double(state.range(0)) / 1000.0;
    const auto lines = segments(stage, {.graph = stage.graph,
                                           .axes = stage.axes,
                                           .selection = stage.selection,
                                           .theme = darkTheme(),
                                           .area = QRect(0, 0, 1920, 400),
                                           .ratio = 1.0,
                                           .active = std::nullopt});
    QImage image(1920, 400, QImage::Format_RGB32);
    for (auto _ : state) {
        image.fill(darkTheme().field);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing, isSmooth);
        painter.setPen(QPen(darkTheme().x, isSmooth ? 1.3 : 1.0));
        for (const QList<QLineF>& line : lines)
            painter.drawLines(line);
    }
    state.counters["lines"] = double(lines.size());
}
BENCHMARK_CAPTURE(paintWithQPainter, smooth, true)
    ->ArgName("milliPixelsPerFrame")
    ->Arg(96)
    ->Arg(3100)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(paintWithQPainter, stepped, false)
    ->ArgName("milliPixelsPerFrame")
    ->Arg(96)
    ->Arg(3100)
    ->Unit(benchmark::kMillisecond);

void sampleAll(benchmark::State& state)
{
    Stage stage(10);
    for (auto _ : state) {
        ValueGraph graph;
        graph.update(stage.scene, stage.selection);
        graph.sample(1e9, never);
    }
}
BENCHMARK(sampleAll)->Unit(benchmark::kMillisecond);

/// One step of a key drag: compares the tracks, samples the changes, repaints everything.
void editKey(benchmark::State& state)
{
    Stage stage(10);
    stage.axes.time.pixelsPerFrame = 0.096;
    const auto* track = findBoneTrack(stage.scene.camera, "boneA");
    std::vector<BoneKeyframe> keys;
    for (std::size_t at = 0; at < track->size(); ++at)
        keys.push_back(track->key(at));
    Motion edits[2] = {stage.scene.camera, stage.scene.camera};
    for (int at = 0; at < 2; ++at) {
        keys[1000].value.translation.x = float(at);
        replaceTrack(edits[at], Track<BoneKeyframe>(fieldOf("boneA"), keys));
    }
    int turn = 0;
    for (auto _ : state) {
        stage.scene.camera = edits[turn++ % 2];
        stage.graph.update(stage.scene, stage.selection);
        stage.graph.sample(1e9, never);
        stage.paint();
    }
}
BENCHMARK(editKey)->Unit(benchmark::kMillisecond);

/// The graph of twenty bones and the dope sheet; 500 keys of each bone are selected and one is
/// dragged.
struct DraggedGraph {
    Document document;
    DopeSheet sheet{document};
    CurveEditor editor{document};
    ValueCanvas& canvas = editor.valueView().canvas();
    QPointF from;

    explicit DraggedGraph(mmd::KeyNumber channel)
    {
        Scene scene = test::largeScene({.bones = boneCount, .morphs = 0, .keysPerTrack = 2});
        scene.actors.front().motion = dance(10);
        test::open(document, scene);
        sheet.resize(930, 260);
        sheet.show();
        editor.resize(1000, 430);
        editor.setShowsValues(true);
        editor.show();
        const Motion& motion = document.actor()->motion;
        document.select(keysBetween(motion, trackIds(motion), 5000, 9999));
        QApplication::processEvents();
        (void)canvas.grab();
        canvas.setActiveLine({0, channel});
        ValueAxes axes = canvas.axes(); // so near that keys can be distinguished
        axes.time.firstFrame = 6000.0;
        axes.time.pixelsPerFrame = 2.0;
        canvas.setAxes(axes);
        (void)canvas.grab();
        from = canvas.positionOf({0, channel}, 6100.0);
        mouse(QEvent::MouseButtonPress, from);
    }

    void mouse(QEvent::Type type, QPointF place)
    {
        const bool isMove = type == QEvent::MouseMove;
        QMouseEvent event(type, place, canvas.mapToGlobal(place),
            isMove ? Qt::NoButton : Qt::LeftButton, Qt::LeftButton, {});
        QCoreApplication::sendEvent(&canvas, &event);
    }
};

/// One mouse move during a drag of 10,000 keys: the patch, the scene, all its views, painting.
void dragKeys(benchmark::State& state, mmd::KeyNumber channel, QPointF step)
{
    DraggedGraph graph(channel);
    int at = 0;
    for (auto _ : state) {
        at = at % 20 + 1;
        graph.mouse(QEvent::MouseMove, graph.from + step * (at + 5));
        QApplication::processEvents(); // paints everything that is pending
    }
    state.counters["keys"] = double(graph.document.selection().keyCount());
    if (!graph.document.isGestureRunning())
        state.SkipWithError("nothing is dragged");
    graph.document.cancelGesture();
}
BENCHMARK_CAPTURE(dragKeys, inTime, mmd::KeyNumber::X, QPointF(2, 0))
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(dragKeys, position, mmd::KeyNumber::X, QPointF(0, 1))
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(dragKeys, rotation, mmd::KeyNumber::RotationX, QPointF(0, 0.6))
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(dragKeys, both, mmd::KeyNumber::Y, QPointF(2, 1))->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char** argv)
{
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    QStandardPaths::setTestModeEnabled(true);
    applyTheme(application, darkTheme());
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
