// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QObject>

#include <functional>

class QDockWidget;
class QMainWindow;

namespace odori {

/// Gives a dock the full width of the window: hides the docks beside it, and restores the layout
/// afterwards.
class WideDock : public QObject {
    Q_OBJECT
public:
    /// A layout of the window, and restoring one.
    struct Layout {
        std::function<QByteArray()> state;
        std::function<void(const QByteArray&)> restore;
    };
    WideDock(QMainWindow& window, QDockWidget& dock, Layout layout);

    [[nodiscard]] bool isWide() const { return !m_before.isEmpty(); }
    /// Whether it could be: it is docked, not floating.
    [[nodiscard]] bool canBeWide() const;
    /// Returns false if nothing is beside the dock.
    bool setWide(bool wide);
    /// The layout to restore; empty if the dock is not wide. setBefore() is for a new window, whose
    /// layout is already that of the wide dock.
    [[nodiscard]] const QByteArray& before() const { return m_before; }
    void setBefore(const QByteArray& before) { m_before = before; }

private:
    [[nodiscard]] bool isBeside(const QDockWidget& other) const;

    QMainWindow& m_window;
    QDockWidget& m_dock;
    Layout m_layout;
    QByteArray m_before;
    bool m_isChanging = false;
};

} // namespace odori
