// SPDX-License-Identifier: MIT
#pragma once

#include "tests/soak/hands/hand_windows.h"

#include <QtCore/QElapsedTimer>
#include <QtCore/QObject>

namespace odori::soak {

/// Whether the editor waits for the user: no file is being read or written, all windows are
/// painted, the window that takes input is active, and nothing happens for some milliseconds.
class IdleWatch : public QObject {
    Q_OBJECT
public:
    explicit IdleWatch(Program& program);

    /// An action begins now.
    void restart();
    [[nodiscard]] bool isIdle();
    /// Seconds since restart().
    [[nodiscard]] double seconds() const { return double(m_sinceStart.elapsed()) / 1000.0; }
    /// What the editor does, for a report.
    [[nodiscard]] QString reason() const { return m_reason; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] QString findReason();
    [[nodiscard]] bool hasRunningTimer() const;

    Program& m_program;
    QElapsedTimer m_sinceStart, m_quiet;
    bool m_hasTicked = false; ///< playback has seen the clock of this action
    QString m_reason;
};

} // namespace odori::soak
