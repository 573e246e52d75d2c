// SPDX-License-Identifier: MIT
#pragma once

#include "ui/curves/graph/tracks/track_looks.h"
#include "ui/curves/graph/value_drag.h"
#include "ui/curves/graph_options.h"
#include "ui/curves/value_axes.h"
#include "ui/document/edit_mode.h"
#include "ui/document/models/dope_rows_filter.h"
#include "ui/viewport/viewport_view.h"

#include <QtCore/QByteArray>
#include <QtCore/QList>
#include <QtCore/QMap>
#include <QtCore/QRect>
#include <QtCore/QString>
#include <QtCore/QStringList>
#include <QtCore/QVariantMap>

class QSettings;

namespace odori {

class DopeSheet;
class MainWindow;

/// The view state of a main window over its session, so that a new window can restore it.
struct WindowView {
    QByteArray geometry, layout;   ///< as saved by Qt
    QByteArray layoutBeforeWide;   ///< of the curve editor; empty if it is not wide
    QStringList closed;            ///< names of the closed docks, whatever `layout` says
    QMap<QString, QRect> floating; ///< names and places of the floating docks, the same
    QStringList seen;              ///< names of the docked ones that are not behind another tab
    QString focus;                 ///< name of the focused dock; empty: the 3D view
    ViewportView viewport;
    struct Sheet {
        TimeAxis axis;
        int scrollY = 0;
        QVariantMap foldings;
        DopeRowsFilter::Filters filters;
        QString search;
        bool isFollowing = true;
        bool isSnappingToBeats = false;
    } sheet;
    struct Curves {
        bool showsValues = false, isNudging = false, isSpeedShown = false;
        int channel = -1;
        DragRules rules;
        mmd::ChannelSet muted = 0;
        GraphOptions options;
        TrackLooks looks;
        ValueAxes axes;
    } curves;
    struct Bones {
        int grouping = 0; ///< index in the list of groupings
        QString search;
        QList<QList<int>> closed; ///< row paths of closed groups and bones
        int scroll = 0;
    } bones;
    int morphGroup = 0;
    QString morphSearch, poseSearch;
};

[[nodiscard]] WindowView viewOfWindow(MainWindow& window);
/// Stores the state of the sheet that a later start of the program restores, and restores it.
void keepSheet(DopeSheet& sheet, QSettings& kept);
void restoreSheet(DopeSheet& sheet, const QSettings& kept);
/// Call it before the window is shown.
void showView(MainWindow& window, const WindowView& view);

} // namespace odori
