// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/appearance.h"
#include "app/session/session.h"

#include <QtCore/QTimer>

#include <memory>

namespace odori {

class MainWindow;

/// Owns the main window over a session, and rebuilds it when the language or the font size changes:
/// the session, the view and the layout stay, without questions. While a job of the window runs (a
/// drag, a dialog, reading or writing files), it waits for its end and shows a message.
class WindowOwner : public QObject {
    Q_OBJECT
public:
    /// Both must outlive this object. The window is not shown yet.
    WindowOwner(Session& session, Appearance& appearance);
    ~WindowOwner() override;

    /// Returns another one after replaced().
    [[nodiscard]] MainWindow& window() { return *m_window; }
    /// The settings differ from the window, for the moment.
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
    bool m_hasSaid = false; ///< the message that it waits was shown
};

} // namespace odori
