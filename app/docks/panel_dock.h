// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QTimer>
#include <QtWidgets/QDockWidget>

#include <functional>
#include <memory>

class QBoxLayout;
class QLabel;
class QMainWindow;
class QToolButton;

namespace odori {

/// A dock whose title bar is the header of its panel, with buttons at its right end that float and
/// close the dock. The header shows the title only where nothing else does: not behind a tab, and
/// not in a window of its own. A floating dock has the frame of the window manager, so that it can
/// be moved, resized and closed like other windows; a drag of its header docks it again. It keeps
/// its place when it is closed or docked and floats again, and in a restored layout, where it is
/// moved onto the screen if it has to be.
class PanelDock : public QDockWidget {
    Q_OBJECT
public:
    /// The header has a horizontal layout and a label "title".
    struct Content {
        QWidget* panel;
        QWidget* header;
    };
    /// Makes the panel of a dock, with this parent. A panel that gets another parent later is
    /// polished and measured twice.
    using MakeContent = std::function<Content(QWidget* parent)>;

    /// `name` identifies the dock in saved layouts. `window` owns the dock.
    PanelDock(
        const QString& name, const QString& title, const MakeContent& make, QMainWindow& window);

    void setVisible(bool visible) override;

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void moveEvent(QMoveEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void addButtons(QWidget& header);
    void showButtons();
    void showTitle();
    /// Shows a dock that begins to float with the frame of the window manager.
    void addFrame();
    void notePlace();
    /// Whether the dock has a tab beside those of other docks.
    [[nodiscard]] bool isTabbed();

    QMainWindow& m_window;
    QLabel* m_title = nullptr;
    QToolButton* m_float = nullptr;
    QToolButton* m_close = nullptr;
    std::unique_ptr<QObject> m_fit; ///< moves a restored dock onto the screen
    QRect m_place;                  ///< the last one of the floating dock, without the frame
    QRect m_wanted;                 ///< for the dock that begins to float; invalid: where it is
    QTimer m_titleTimer;            ///< until the geometry has not changed for a while
    bool m_isAwaiting = false;      ///< the dock is shown as soon as the main window is
};

} // namespace odori
