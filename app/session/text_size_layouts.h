// SPDX-License-Identifier: MIT
#pragma once

namespace odori {

class MainWindow;
struct WindowView;

/// Large texts force panels to other sizes, and some behind others. When the text size is set back,
/// the window gets its former layout: the layout of each text size is stored in the settings file,
/// until the user moves a panel inside the window.

/// Changes `view`, which is that of `window` with texts of `from` percent, for a new window with
/// texts of `to` percent: it gets the layout that was stored for this size, or, if `to` is smaller
/// than `from`, for the next larger one. Panels that are closed or float now stay so, those in
/// front of other tabs stay in front, and a window that the user has moved or resized keeps its
/// geometry.
void exchangeLayout(WindowView& view, const MainWindow& window, int from, int to);

/// Call it when a window that was made by exchangeLayout() is at rest: what differs later was done
/// by the user.
void noteLayout(const MainWindow& window);

/// Forgets the stored layouts, because the user wants another one.
void forgetLayouts();

} // namespace odori
