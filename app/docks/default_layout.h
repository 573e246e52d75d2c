// SPDX-License-Identifier: MIT
#pragma once

class QByteArray;
class QDockWidget;
class QMainWindow;

namespace odori {

/// The docks that the default layout places; others are tabs behind the key panel.
struct LayoutDocks {
    QDockWidget *actors, *bones, *morphs, *poses, *key, *dopeSheet, *curves;
};

/// Arranges the docks for the size of the window. If the window is high enough, models, bones and
/// morphs are one below the other, and poses are a tab behind the morphs. In a lower window all
/// four are tabs, because none of them may be
/// too low to work with: the bone tree shows at least 12 rows from 1366x768 pixels on.
void arrangeDocks(QMainWindow& window, const LayoutDocks& docks);

/// Restores a layout of QMainWindow::saveState(), also while a dock is dragged, or moves to where
/// it was dropped: both end first. Returns false if `state` is not a layout of this version.
bool restoreDocks(QMainWindow& window, const QByteArray& state, int version);

} // namespace odori
