// SPDX-License-Identifier: MIT
#include "app/commands/command.h"
#include "tests/soak/hands/hands.h"
#include "ui/curves/curve_editor.h"
#include "ui/curves/easing/curve_view.h"
#include "ui/curves/graph/value_canvas.h"
#include "ui/curves/value_view.h"
#include "ui/dopesheet/dope_canvas.h"
#include "ui/dopesheet/dope_sheet.h"
#include "ui/dopesheet/painting/dope_metrics.h"

#include <QtWidgets/QAbstractSpinBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMenuBar>
#include <QtWidgets/QToolButton>

#include <algorithm>

/// The input of random hands in the editors and the panels.
namespace odori::soak {
namespace {

constexpr int edge = 4;      ///< pixels: a drag stays inside its widget
constexpr int farthest = 90; ///< pixels of one move

const QList<QKeyCombination> keysInDrags{Qt::Key_Delete, Qt::CTRL | Qt::Key_Z, Qt::Key_Right,
    Qt::ALT | Qt::Key_Right, Qt::Key_Return, Qt::CTRL | Qt::Key_X};

} // namespace

/// Some positions of a drag, all in `area`: outside, an editor scrolls with the time.
QList<QPoint> Hands::wayFrom(const QPoint& from, const QRect& area)
{
    QList<QPoint> way{from};
    for (int moves = m_random.between(1, 4); moves > 0; --moves) {
        const QPoint step(
            m_random.between(-farthest, farthest), m_random.between(-farthest, farthest));
        const QPoint to = way.back() + (m_random.chance(50) ? QPoint(step.x(), 0) : step);
        way.append({std::clamp(to.x(), area.left(), std::max(area.left(), area.right())),
            std::clamp(to.y(), area.top(), std::max(area.top(), area.bottom()))});
    }
    return way;
}

/// The mark of a bone, or a position beside it; anywhere if none is visible.
QPoint Hands::boneSpot()
{
    Viewport& view = m_program.window().viewport();
    const QRect area = view.rect().adjusted(edge, edge, -edge, -edge);
    const mmd::Actor* actor = m_program.document().actor();
    for (int tries = 0; actor && actor->model && tries < 20; ++tries) {
        const auto at = view.positionOf(m_random.below(int(actor->model->data.bones.size())));
        if (at && area.contains(at->toPoint()))
            return at->toPoint();
    }
    return m_random.in(area);
}

void Hands::planView()
{
    Viewport& view = m_program.window().viewport();
    const QRect area = view.rect().adjusted(edge, edge, -edge, -edge);
    const QPoint from = m_random.chance(50) ? boneSpot() : m_random.in(area);
    static const QList<Qt::MouseButton> buttons{Qt::LeftButton, Qt::RightButton, Qt::MiddleButton};
    m_plan.drag(view, wayFrom(from, area), m_plan.someModifiers(), m_random.of(buttons));
}

/// Selects a bone, turns or moves it, and often registers it.
void Hands::planPose()
{
    Viewport& view = m_program.window().viewport();
    const QRect area = view.rect().adjusted(edge, edge, -edge, -edge);
    const QPoint bone = boneSpot();
    m_plan.click(view, bone, m_random.chance(15) ? Qt::ControlModifier : Qt::NoModifier);
    use(commandOf(QLatin1String(m_random.chance(50) ? "pose.rotate" : "pose.move")));
    const QPoint beside = bone + QPoint(m_random.between(-60, 60), m_random.between(-60, 60));
    const QPoint from = area.contains(beside) ? beside : bone;
    m_plan.drag(view, wayFrom(from, area), {}, Qt::LeftButton, keysInDrags);
    if (m_random.chance(50))
        use(commandOf(QLatin1String("keys.register")));
}

void Hands::planSheet()
{
    DopeCanvas& canvas = m_program.window().dopeSheet().canvas();
    if (!canvas.isVisible() || canvas.visibleRegion().isEmpty())
        return;
    const QRect area(QPoint(DopeMetrics::namesWidth + edge, edge),
        QPoint(canvas.width() - edge, canvas.height() - edge));
    QPoint from = m_random.in(area);
    const mmd::Motion* motion = canvas.motion();
    for (int tries = 0; motion && tries < 20; ++tries) {
        const QList<mmd::TrackId> tracks = [&] {
            const auto ids = mmd::trackIds(*motion);
            return QList<mmd::TrackId>(ids.begin(), ids.end());
        }();
        if (tracks.isEmpty() || m_random.chance(20))
            break;
        const mmd::TrackId& track = m_random.of(tracks);
        const auto frames = mmd::framesOf(*motion, track);
        const std::uint32_t frame = frames[std::size_t(m_random.below(int(frames.size())))];
        if (canvas.rows().rowOf(track) < 0)
            continue;
        const QPoint at = canvas.view().keyPosition(track, frame);
        if (!area.contains(at))
            continue;
        from = at;
        break;
    }
    const int what = m_random.below(10);
    if (what == 0)
        m_plan.click(canvas, QPoint(m_random.between(edge, DopeMetrics::namesWidth), from.y()),
            m_plan.someModifiers());
    else if (what == 1)
        m_plan.doubleClick(canvas, from);
    else if (what < 4)
        m_plan.click(canvas, from, m_plan.someModifiers());
    else
        m_plan.drag(
            canvas, wayFrom(from, area), m_plan.someModifiers(), Qt::LeftButton, keysInDrags);
}

void Hands::planCurves()
{
    CurveEditor& curves = m_program.window().curveEditor();
    if (!curves.isVisible())
        return;
    if (!curves.showsValues()) {
        CurveView& view = curves.view();
        const QRect area = view.rect().adjusted(edge, edge, -edge, -edge);
        const QPoint handle = view.positionOf(view.handle(m_random.below(2))).toPoint();
        const bool isOnHandle = area.contains(handle) && m_random.chance(75);
        m_plan.drag(view, wayFrom(isOnHandle ? handle : m_random.in(area), area),
            m_plan.someModifiers(), Qt::LeftButton, keysInDrags);
        return;
    }
    ValueCanvas& graph = curves.valueView().canvas();
    const QRect area = graph.graphArea().adjusted(edge, edge, -edge, -edge);
    QPoint from = m_random.in(area);
    const auto& line = graph.activeLine();
    if (line && m_random.chance(70)) {
        const QPoint at = graph.positionOf(*line, m_program.document().currentFrame()).toPoint();
        if (area.contains(at))
            from = at;
    }
    if (!graph.handles().empty() && m_random.chance(30)) {
        const auto which = std::size_t(m_random.below(int(graph.handles().size())));
        if (const QPoint at = graph.positionOf(graph.handles()[which]).toPoint(); area.contains(at))
            from = at;
    }
    m_plan.drag(graph, wayFrom(from, area), m_plan.someModifiers(), Qt::LeftButton, keysInDrags);
}

QList<QWidget*> Hands::usableWidgets() const
{
    MainWindow& window = m_program.window();
    QList<QWidget*> usable;
    for (QWidget* each : window.findChildren<QWidget*>())
        if (each->window() == &window && isForHands(*each) && !each->visibleRegion().isEmpty()) {
            const auto* button = qobject_cast<QToolButton*>(each);
            // The tool bar's commands: use() knows which of them are allowed.
            if (!button || !button->defaultAction() || !m_habits.isEditing)
                usable.append(each);
        }
    return usable;
}

void Hands::planPanel()
{
    const QList<QWidget*> widgets = usableWidgets();
    QWidget& widget = *m_random.of(widgets);
    const QPoint at = m_random.in(widget.visibleRegion().boundingRect().adjusted(1, 1, -1, -1));
    if (m_random.chance(10))
        m_plan.doubleClick(widget, at);
    else
        m_plan.click(widget, at, m_random.chance(80) ? Qt::NoModifier : m_plan.someModifiers());
}

void Hands::planField()
{
    QList<QWidget*> fields;
    for (QWidget* each : usableWidgets())
        if (qobject_cast<QAbstractSpinBox*>(each))
            fields.append(each);
    if (fields.isEmpty())
        return;
    QWidget& field = *m_random.of(fields);
    m_plan.click(field, QPoint(field.width() / 3, field.height() / 2));
    m_plan.key(Qt::CTRL | Qt::Key_A);
    m_plan.text(m_plan.someNumber());
    static const QList<QKeyCombination> ends{
        Qt::Key_Return, Qt::Key_Return, Qt::Key_Tab, Qt::Key_Escape, Qt::Key_Up};
    m_plan.key(m_random.of(ends));
}

QWidget& Hands::someEditor()
{
    MainWindow& window = m_program.window();
    const QList<QWidget*> editors{&window.viewport(), &window.dopeSheet().canvas(),
        &window.curveEditor().view(), &window.curveEditor().valueView().canvas()};
    QList<QWidget*> shown;
    for (QWidget* each : editors)
        if (each->isVisible() && !each->visibleRegion().isEmpty())
            shown.append(each);
    return *m_random.of(shown);
}

void Hands::planWheel()
{
    QWidget& widget = m_random.chance(60) ? someEditor() : *m_random.of(usableWidgets());
    m_plan.wheel(
        widget, m_random.in(widget.visibleRegion().boundingRect()), m_plan.someModifiers());
}

/// A context menu, or a menu of the menu bar.
void Hands::planMenu()
{
    QWidget& editor = someEditor();
    if (m_random.chance(60)) {
        m_plan.click(
            editor, m_random.in(editor.visibleRegion().boundingRect()), {}, Qt::RightButton);
        return;
    }
    QMenuBar& bar = *m_program.window().menuBar();
    const QList<QAction*> menus = bar.actions();
    m_plan.click(bar, bar.actionGeometry(m_random.of(menus)).center());
}

} // namespace odori::soak
