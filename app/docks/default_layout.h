// SPDX-License-Identifier: MIT
#pragma once

class QByteArray;
class QDockWidget;
class QMainWindow;
class QSize;

namespace odori {

/// Arranges the docks for the size of the window. If the window is high enough, models, bones and
/// morphs are one below the other, and poses are a tab behind the morphs. In a lower window all
/// four are tabs, because none of them may be too low to work with: the bone tree shows at least 12
/// rows from 1366x768 pixels on. Panels that are wider than the screen are stacked
/// (stackIfTooWide()).
void arrangeDocks(QMainWindow& window);

/// Gives the window back the size that it had before its docks were arranged: on the way they may
/// have needed more than the screen.
void keepSize(QMainWindow& window, const QSize& size);

/// Restores a layout of QMainWindow::saveState(), also while a dock is dragged, or moves to where
/// it was dropped: both end first. Returns false if `state` is not a layout of this version.
bool restoreDocks(QMainWindow& window, const QByteArray& state, int version);

/// Whether a layout of QMainWindow::saveState() has the dock. One that was saved before the dock
/// existed has not; then Qt puts the dock somewhere in its former area.
[[nodiscard]] bool hasDock(const QByteArray& state, const QDockWidget& dock);

/// Makes the dock a tab behind `neighbour`, and keeps whether it is closed. While the window is
/// hidden, this waits until the window is shown and has its size, because Qt keeps a restored
/// layout until then.
void placeBehind(QMainWindow& window, QDockWidget& neighbour, QDockWidget& dock);

} // namespace odori
