// SPDX-License-Identifier: MIT
#include "app/session/text_size_layouts.h"

#include "app/main_window.h"
#include "app/session/window_view.h"
#include "app/wide_dock.h"

#include <QtCore/QSettings>
#include <QtCore/QStringList>
#include <QtCore/QVariantMap>
#include <QtWidgets/QDockWidget>

namespace odori {
namespace {

constexpr QLatin1String groupKey("window/textSizes");
constexpr QLatin1String placesKey("places"), shapeKey("geometry");

/// Where the open docks are, without their sizes: for each name the area and the names of the tabs.
/// Without floating ones, which keep their places.
QVariantMap placesOf(const MainWindow& window)
{
    QVariantMap places;
    for (auto* dock : window.findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly)) {
        if (dock->isHidden() || dock->isFloating())
            continue;
        QStringList tabs;
        for (const QDockWidget* each : window.tabifiedDockWidgets(dock))
            tabs.append(each->objectName());
        tabs.sort(); // their order does not matter
        const QString area = QString::number(int(window.dockWidgetArea(dock)));
        places[dock->objectName()] = QStringList{area} + tabs;
    }
    places[QStringLiteral("wide")] = QStringList{QString::number(window.wideCurves().isWide())};
    return places;
}

/// Whether all docks that are open in both have the same places.
bool areSame(const QVariantMap& some, const QVariantMap& others)
{
    const auto placeIn = [&](const QVariantMap& places, const QString& name) {
        QStringList place = places[name].toStringList();
        for (qsizetype at = place.size() - 1; at > 0; --at)
            if (!some.contains(place[at]) || !others.contains(place[at]))
                place.removeAt(at);
        return place;
    };
    for (auto each = some.begin(); each != some.end(); ++each)
        if (others.contains(each.key()) && placeIn(some, each.key()) != placeIn(others, each.key()))
            return false;
    return true;
}

/// The stored layout for texts of `to` percent. Smaller texts without one of their own get that of
/// the next larger ones: still larger texts did not force it.
QVariantList layoutFor(const QSettings& kept, int from, int to)
{
    int found = to < from ? from : to;
    for (const QString& key : kept.childKeys())
        if (const int percent = key.toInt(); percent >= to && percent < found)
            found = percent;
    return kept.value(QString::number(found)).toList();
}

} // namespace

void exchangeLayout(WindowView& view, const MainWindow& window, int from, int to)
{
    QSettings kept;
    kept.beginGroup(groupKey);
    if (!areSame(kept.value(placesKey).toMap(), placesOf(window)))
        kept.remove(QString()); // the whole group
    const bool isUnmoved = kept.value(shapeKey).toByteArray() == view.geometry;
    kept.remove(placesKey); // until noteLayout()
    kept.remove(shapeKey);
    kept.setValue(
        QString::number(from), QVariantList{view.geometry, view.layout, view.layoutBeforeWide});
    const QVariantList former = layoutFor(kept, from, to);
    if (from == to || former.size() != 3)
        return;
    if (isUnmoved)
        view.geometry = former[0].toByteArray();
    view.layout = former[1].toByteArray();
    view.layoutBeforeWide = former[2].toByteArray();
}

void noteLayout(const MainWindow& window)
{
    QSettings kept;
    kept.beginGroup(groupKey);
    kept.setValue(placesKey, placesOf(window));
    kept.setValue(shapeKey, window.saveGeometry());
}

void forgetLayouts()
{
    QSettings().remove(groupKey);
}

} // namespace odori
