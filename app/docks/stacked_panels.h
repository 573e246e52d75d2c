// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QObject>
#include <QtCore/QTimer>

class QDockWidget;
class QMainWindow;

namespace odori {

/// The docks that the default layout places; others are tabs behind the key panel.
struct LayoutDocks {
    QDockWidget *actors, *bones, *morphs, *poses, *key, *dopeSheet, *curves;
};
[[nodiscard]] LayoutDocks layoutDocksOf(const QMainWindow& window);

/// Makes `dock` a tab behind `neighbour`, and keeps whether it is closed. Does nothing for floating
/// docks.
void tabify(QMainWindow& window, QDockWidget& neighbour, QDockWidget& dock);

/// With large texts on a small screen, fewer panels are beside each other: the curves with their
/// tabs go behind the dope sheet, and if that is not enough, the key panel with its tabs goes
/// behind the bones, and the window gets a place on its screen. Does nothing if the window is not
/// wider than its screen.
void stackIfTooWide(QMainWindow& window);

/// The same for a layout of an earlier session, or of smaller texts, while its window is about to
/// be shown: call it in showEvent(). A maximized window waits for StackedPanels.
void stackBeforePainting(QMainWindow& window);

/// Stacks panels some time after the window is shown, when it has its size, and when a closed panel
/// is shown.
class StackedPanels : public QObject {
public:
    /// The window owns it.
    explicit StackedPanels(QMainWindow& window);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QMainWindow& m_window;
    QTimer m_timer;
};

} // namespace odori
