// SPDX-License-Identifier: MIT
// The cost of the dope sheet with 600,000 keys in 500 rows: software painting at 1920x400, and
// selecting and dragging keys. Results: docs/benchmarks.md.
#include "libmmd/scene/edits/keys/move.h"
#include "libmmd/scene/selecting.h"
#include "tests/support/large_scene.h"
#include "tests/ui/document/open_scene.h"
#include "ui/dopesheet/dope_canvas.h"
#include "ui/dopesheet/dope_header.h"
#include "ui/dopesheet/dope_sheet.h"
#include "ui/theme/theme.h"

#include <QtGui/QImage>
#include <QtGui/QPainter>
#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QToolButton>

#include <benchmark/benchmark.h>

namespace {

using namespace odori;

/// A sheet with the large scene; its canvas is 1920x400.
struct Opened {
    Document document;
    DopeSheet sheet{document};
    DopeCanvas& canvas = sheet.canvas();

    Opened()
    {
        static const mmd::Scene scene = test::largeScene();
        test::open(document, scene);
        sheet.resize(1930, 450);
        sheet.show();
        QApplication::processEvents();
        canvas.setFixedSize(1920, 400);
        QApplication::processEvents();
        canvas.view().fit();
        canvas.setFocus();
    }

    /// Selects all keys of all rows.
    void selectAll() { document.select(canvas.selecting().columns(0, mmd::endOfTime)); }
    void zoomTo(double pixelsPerFrame)
    {
        TimeAxis axis = canvas.view().axis();
        axis.pixelsPerFrame = pixelsPerFrame;
        axis.firstFrame = 300.0;
        canvas.view().setAxis(axis);
    }
};

/// Paints the whole canvas to an image, as a window without a graphics card does.
void paint(benchmark::State& state, Opened& opened, double ratio = 1.0)
{
    QImage image(opened.canvas.size() * ratio, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    for (auto _ : state)
        opened.canvas.render(&image, {}, {}, {});
    state.counters["marks"] = double(opened.canvas.paintedKeys());
}

void paintWhole(benchmark::State& state)
{
    Opened opened;
    opened.canvas.view().setScrollY(200);
    paint(state, opened);
}

void paintWholeAt2(benchmark::State& state)
{
    Opened opened;
    opened.canvas.view().setScrollY(200);
    paint(state, opened, 2.0);
}

void paintWholeSelected(benchmark::State& state)
{
    Opened opened;
    opened.canvas.view().setScrollY(200);
    opened.selectAll();
    paint(state, opened);
}

void paintGroups(benchmark::State& state)
{
    Opened opened;
    opened.canvas.setAllFolded(true);
    paint(state, opened);
}

/// Every second key of all rows is selected, so that no marks can be painted together.
void paintAlternating(benchmark::State& state)
{
    Opened opened;
    opened.canvas.view().setScrollY(200);
    mmd::Selection selection = opened.canvas.selecting().columns(0, mmd::endOfTime);
    for (mmd::TrackKeys& keys : selection.keys)
        for (std::size_t key = 0; key < keys.frames.size() / 2; ++key)
            keys.frames[key] = keys.frames[2 * key];
    for (mmd::TrackKeys& keys : selection.keys)
        keys.frames.resize(keys.frames.size() / 2);
    opened.document.select(std::move(selection));
    paint(state, opened);
}

/// `range(0)`: hundredths of a pixel per frame.
void paintZoomed(benchmark::State& state)
{
    Opened opened;
    opened.canvas.view().setScrollY(200);
    opened.zoomTo(double(state.range(0)) * 0.01);
    paint(state, opened);
}

/// The current frame advances: only the area around its line is repainted.
void paintPlaying(benchmark::State& state)
{
    Opened opened;
    double frame = 0.0;
    for (auto _ : state) {
        frame = frame > 6000.0 ? 0.0 : frame + 0.5;
        opened.document.setCurrentFrame(frame);
        QApplication::processEvents();
    }
}

/// A mouse move of a selection rectangle around all keys, and the painting after it.
void selectAllByRectangle(benchmark::State& state)
{
    Opened opened;
    opened.canvas.setAllFolded(true);
    opened.canvas.setFixedSize(1920, 700);
    QApplication::processEvents();
    opened.canvas.view().fit();
    const auto move = [&](const QPoint& to) {
        QMouseEvent event(QEvent::MouseMove, to, opened.canvas.mapToGlobal(to), Qt::LeftButton,
            Qt::LeftButton, {});
        QApplication::sendEvent(&opened.canvas, &event);
        QApplication::processEvents();
    };
    const QPoint corner(DopeMetrics::namesWidth + 2, opened.canvas.view().rowTop(0) + 10);
    const QPoint end(1919, 699);
    QTest::mousePress(&opened.canvas, Qt::LeftButton, {}, corner);
    for (auto _ : state) {
        state.PauseTiming();
        move(corner + QPoint(10, 10));
        state.ResumeTiming();
        move(end);
        if (opened.document.selection().keyCount() != 600000)
            state.SkipWithError("not all keys");
    }
    QTest::mouseRelease(&opened.canvas, Qt::LeftButton, {}, end);
}

/// A mouse move during a drag of 100,000 keys, and the painting after it.
void drag(benchmark::State& state)
{
    Opened opened;
    opened.document.select(opened.canvas.selecting().columns(600, 600 + 200 * 6 - 1));
    if (opened.document.selection().keyCount() != 100000)
        state.SkipWithError("not 100,000 keys");
    opened.zoomTo(1.0);
    opened.canvas.view().setScrollY(0);
    const mmd::TrackKeys& keys = opened.document.selection().keys.front();
    const QPoint from = opened.canvas.view().keyPosition(keys.track, keys.frames[40]);
    QTest::mousePress(&opened.canvas, Qt::LeftButton, {}, from);
    int step = 0;
    for (auto _ : state) {
        step = step % 50 + 7;
        const QPoint to = from + QPoint(step, 0);
        QMouseEvent event(QEvent::MouseMove, to, opened.canvas.mapToGlobal(to), Qt::LeftButton,
            Qt::LeftButton, {});
        QApplication::sendEvent(&opened.canvas, &event);
        QApplication::processEvents();
    }
    if (!opened.document.isGestureRunning())
        state.SkipWithError("nothing is dragged");
    QTest::keyClick(&opened.canvas, Qt::Key_Escape);
}

/// The same with the filter for keyed rows.
void dragFiltered(benchmark::State& state)
{
    Opened opened;
    opened.document.select(opened.canvas.selecting().columns(600, 600 + 200 * 6 - 1));
    opened.sheet.header().findChildren<QToolButton*>().front()->click();
    opened.document.beginGesture();
    std::int64_t step = 0;
    for (auto _ : state) {
        step = step % 50 + 7;
        opened.document.updateGesture(
            mmd::moveKeys({opened.document.gestureScene(), opened.document.scene().active,
                              opened.document.gestureSelection()},
                step));
        QApplication::processEvents();
    }
}

BENCHMARK(paintWhole)->Unit(benchmark::kMillisecond);
BENCHMARK(paintWholeAt2)->Unit(benchmark::kMillisecond);
BENCHMARK(paintWholeSelected)->Unit(benchmark::kMillisecond);
BENCHMARK(paintGroups)->Unit(benchmark::kMillisecond);
BENCHMARK(paintAlternating)->Unit(benchmark::kMillisecond);
BENCHMARK(paintZoomed)->Unit(benchmark::kMillisecond)->Arg(1)->Arg(10)->Arg(50)->Arg(100);
BENCHMARK(paintZoomed)->Unit(benchmark::kMillisecond)->Arg(200)->Arg(400)->Arg(1000)->Arg(4800);
BENCHMARK(paintPlaying)->Unit(benchmark::kMillisecond);
BENCHMARK(selectAllByRectangle)->Unit(benchmark::kMillisecond);
BENCHMARK(drag)->Unit(benchmark::kMillisecond);
BENCHMARK(dragFiltered)->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    odori::applyTheme(application, odori::darkTheme());
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
