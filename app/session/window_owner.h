// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/appearance.h"
#include "app/session/session.h"

#include <QtCore/QTimer>

#include <memory>

namespace odori {

class MainWindow;

/// Owns the main window over a session, and rebuilds it when the language or the font size changes:
/// session, view, layout and a running tour stay the same, without questions. While a job of the
/// window runs (a drag, a dialog, reading or writing files), it waits for the end of the job and
/// shows a message.
class WindowOwner : public QObject {
    Q_OBJECT
public:
    /// Both must outlive this object. The window is not shown yet.
    WindowOwner(Session& session, Appearance& appearance);
    ~WindowOwner() override;

    /// The current window. It is another one after replaced().
    [[nodiscard]] MainWindow& window() { return *m_window; }
    /// Whether the window does not match the settings yet.
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
    QTimer m_rest;          ///< until the layout of a new window is at rest
    int m_percent;          ///< text size of the window
    bool m_hasSaid = false; ///< the message about waiting was shown
};

} // namespace odori
