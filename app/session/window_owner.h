// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/appearance.h"
#include "app/session/session.h"

#include <QtCore/QTimer>

#include <memory>

namespace odori {

class MainWindow;

/// Owns the main window over a session, and makes it anew when the language or the font size
/// changes: the session, the view and the layout stay as they are, and nothing is asked. While
/// something runs that belongs to the window (a drag, a dialog, reading or writing files), it waits
/// for the end of that and says so.
class WindowOwner : public QObject {
    Q_OBJECT
public:
    /// Both must outlive this. The window does not show yet.
    WindowOwner(Session& session, Appearance& appearance);
    ~WindowOwner() override;

    /// Another one after replaced().
    [[nodiscard]] MainWindow& window() { return *m_window; }
    /// The settings say something else than the window shows, for now.
    [[nodiscard]] bool isWaiting() const { return m_timer.isActive(); }

signals:
    void replaced();

private:
    void request();
    void tryToReplace();
    [[nodiscard]] bool isBusy() const;
    void replace();

    Session& m_session;
    Appearance& m_appearance;
    std::unique_ptr<MainWindow> m_window;
    QTimer m_timer;
    bool m_hasSaid = false; ///< that it waits
};

} // namespace odori
