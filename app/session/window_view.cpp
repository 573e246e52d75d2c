// SPDX-License-Identifier: MIT
#include "app/session/window_view.h"

#include "app/main_window.h"
#include "app/wide_dock.h"
#include "ui/curves/channel_buttons.h"
#include "ui/curves/curve_editor.h"
#include "ui/curves/easing/curve_view.h"
#include "ui/curves/graph/value_canvas.h"
#include "ui/curves/value_view.h"
#include "ui/dopesheet/dope_canvas.h"
#include "ui/dopesheet/dope_header.h"
#include "ui/dopesheet/dope_sheet.h"
#include "ui/panels/bone_panel.h"
#include "ui/panels/morph_panel.h"
#include "ui/poses/pose_panel.h"
#include "ui/viewport/viewport.h"

#include <QtCore/QSettings>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QDockWidget>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QTabBar>
#include <QtWidgets/QTreeView>

#include <algorithm>

namespace odori {
namespace {

QComboBox& groupingOf(MainWindow& window)
{
    return *window.findChild<QComboBox*>(QStringLiteral("grouping"));
}

/// Appends the row path of each closed branch below `parent`.
void addClosed(const QTreeView& tree, const QModelIndex& parent, const QList<int>& rows,
    QList<QList<int>>& closed)
{
    for (int row = 0; row < tree.model()->rowCount(parent); ++row) {
        const QModelIndex index = tree.model()->index(row, 0, parent);
        if (!tree.model()->hasChildren(index))
            continue;
        if (!tree.isExpanded(index))
            closed.append(rows + QList{row});
        addClosed(tree, index, rows + QList{row}, closed);
    }
}

WindowView::Bones viewOfBones(MainWindow& window)
{
    BonePanel& panel = *window.findChild<BonePanel*>();
    WindowView::Bones view{.grouping = groupingOf(window).currentIndex(),
        .search = panel.searchField().text(),
        .closed = {},
        .scroll = panel.tree().verticalScrollBar()->value()};
    addClosed(panel.tree(), {}, {}, view.closed);
    return view;
}

void showBones(MainWindow& window, const WindowView::Bones& view)
{
    BonePanel& panel = *window.findChild<BonePanel*>();
    groupingOf(window).setCurrentIndex(view.grouping);
    panel.searchField().setText(view.search);
    QTreeView& tree = panel.tree();
    for (const QList<int>& rows : view.closed) {
        QModelIndex index;
        for (const int row : rows)
            index = tree.model()->index(row, 0, index);
        tree.collapse(index);
    }
    // Queued, because the tree does not have its size yet.
    QMetaObject::invokeMethod(
        &tree, [&tree, scroll = view.scroll] { tree.verticalScrollBar()->setValue(scroll); },
        Qt::QueuedConnection);
}

/// The dock with the focused widget; null if the focus is in the centre.
QDockWidget* focusedDock(const MainWindow& window)
{
    for (QWidget* each = window.focusWidget(); each; each = each->parentWidget())
        if (auto* dock = qobject_cast<QDockWidget*>(each))
            return dock;
    return nullptr;
}

QStringList closedDocks(const MainWindow& window)
{
    QStringList closed;
    for (const auto* dock : window.findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly))
        if (dock->isHidden())
            closed.append(dock->objectName());
    return closed;
}

QMap<QString, QRect> floatingDocks(const MainWindow& window)
{
    QMap<QString, QRect> floating;
    for (const auto* dock : window.findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly))
        if (dock->isFloating())
            floating[dock->objectName()] = dock->geometry();
    return floating;
}

void floatDocks(MainWindow& window, const QMap<QString, QRect>& floating)
{
    for (auto* dock : window.findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly)) {
        const bool isFloating = floating.contains(dock->objectName());
        if (isFloating == dock->isFloating())
            continue;
        dock->setFloating(isFloating);
        if (isFloating)
            dock->setGeometry(floating[dock->objectName()]);
    }
}

/// Before the window is shown, a floating dock of the layout is hidden, too: it waits for the
/// window.
void closeDocks(MainWindow& window, const QStringList& closed)
{
    for (auto* dock : window.findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly))
        if (const bool isClosed = closed.contains(dock->objectName()); isClosed || dock->isHidden())
            dock->setHidden(isClosed);
}

QStringList seenDocks(const MainWindow& window)
{
    QStringList seen;
    for (const auto* dock : window.findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly))
        if (!dock->isFloating() && !dock->visibleRegion().isEmpty())
            seen.append(dock->objectName());
    return seen;
}

/// Docks that were beside each other and are tabs of one place now keep the order of the layout.
void raiseDocks(MainWindow& window, const QStringList& seen)
{
    for (auto* dock : window.findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly)) {
        const QList<QDockWidget*> others = window.tabifiedDockWidgets(dock);
        const bool isOnlyOne = std::none_of(others.begin(), others.end(),
            [&](const QDockWidget* each) { return seen.contains(each->objectName()); });
        if (!others.isEmpty() && isOnlyOne && seen.contains(dock->objectName()))
            dock->raise();
    }
}

WindowView::Sheet viewOfSheet(DopeSheet& sheet)
{
    return {.axis = sheet.canvas().view().axis(),
        .scrollY = sheet.canvas().view().scrollY(),
        .foldings = sheet.canvas().rows().foldings(),
        .filters = sheet.header().filters(),
        .search = sheet.header().searchField()->text(),
        .isFollowing = sheet.header().followsPlayhead(),
        .isSnappingToBeats = sheet.canvas().snapsToBeats()};
}

void showSheet(DopeSheet& sheet, const WindowView::Sheet& view)
{
    sheet.canvas().setFoldings(view.foldings);
    sheet.header().searchField()->setText(view.search);
    sheet.header().setFilters(view.filters);
    sheet.header().setFollowing(view.isFollowing);
    sheet.canvas().setSnapsToBeats(view.isSnappingToBeats);
    sheet.canvas().view().setAxis(view.axis);
    sheet.canvas().view().setScrollY(view.scrollY);
}

WindowView::Curves viewOfCurves(CurveEditor& curves)
{
    const ValueCanvas& graph = curves.valueView().canvas();
    return {.showsValues = curves.showsValues(),
        .isNudging = curves.view().isNudging(),
        .isSpeedShown = curves.view().isSpeedShown(),
        .channel = curves.channelButtons().channel(),
        .rules = graph.rules(),
        .muted = graph.graph().muted(),
        .options = graph.options(),
        .looks = graph.graph().looks(),
        .axes = graph.axes()};
}

void showCurves(CurveEditor& curves, const WindowView::Curves& view)
{
    curves.setShowsValues(view.showsValues);
    curves.view().setNudging(view.isNudging);
    curves.view().setSpeedShown(view.isSpeedShown);
    curves.channelButtons().setChannel(view.channel);
    ValueCanvas& graph = curves.valueView().canvas();
    graph.setRules(view.rules);
    graph.setMuted(view.muted);
    graph.setOptions(view.options);
    graph.setLooks(view.looks);
    // Queued, because the graph fits its range when it is first shown.
    QMetaObject::invokeMethod(
        &graph, [&graph, axes = view.axes] { graph.setAxes(axes); }, Qt::QueuedConnection);
}

constexpr QLatin1String foldingsKey("dopeSheet/foldings");
constexpr QLatin1String followKey("dopeSheet/follow");
constexpr QLatin1String snapKey("dopeSheet/snapToBeats");

} // namespace

void keepSheet(DopeSheet& sheet, QSettings& kept)
{
    kept.setValue(foldingsKey, sheet.canvas().rows().foldings());
    kept.setValue(followKey, sheet.header().followsPlayhead());
    kept.setValue(snapKey, sheet.canvas().snapsToBeats());
}

void restoreSheet(DopeSheet& sheet, const QSettings& kept)
{
    sheet.canvas().setFoldings(kept.value(foldingsKey).toMap());
    sheet.header().setFollowing(kept.value(followKey, true).toBool());
    sheet.canvas().setSnapsToBeats(kept.value(snapKey, false).toBool());
}

WindowView viewOfWindow(MainWindow& window)
{
    const QDockWidget* focused = focusedDock(window);
    return {.geometry = window.saveGeometry(),
        .layout = window.layoutState(),
        .layoutBeforeWide = window.wideCurves().before(),
        .closed = closedDocks(window),
        .floating = floatingDocks(window),
        .seen = seenDocks(window),
        .focus = focused ? focused->objectName() : QString(),
        .viewport = window.viewport().view(),
        .sheet = viewOfSheet(window.dopeSheet()),
        .curves = viewOfCurves(window.curveEditor()),
        .bones = viewOfBones(window),
        .morphGroup = window.findChild<MorphPanel*>()->tabs().currentIndex(),
        .morphSearch = window.findChild<MorphPanel*>()->searchField().text(),
        .poseSearch = window.findChild<PosePanel*>()->searchField().text()};
}

void showView(MainWindow& window, const WindowView& view)
{
    window.restoreGeometry(view.geometry);
    window.restoreLayout(view.layout);
    floatDocks(window, view.floating);
    closeDocks(window, view.closed);
    raiseDocks(window, view.seen);
    window.wideCurves().setBefore(view.layoutBeforeWide);
    window.viewport().setView(view.viewport);
    showSheet(window.dopeSheet(), view.sheet);
    showCurves(window.curveEditor(), view.curves);
    showBones(window, view.bones);
    auto& morphs = *window.findChild<MorphPanel*>();
    morphs.tabs().setCurrentIndex(view.morphGroup);
    morphs.searchField().setText(view.morphSearch); // after the group, which would end it
    window.findChild<PosePanel*>()->searchField().setText(view.poseSearch);
    const auto* dock = window.findChild<QDockWidget*>(view.focus);
    if (dock && !view.focus.isEmpty())
        dock->widget()->setFocus();
}

} // namespace odori
