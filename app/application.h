// SPDX-License-Identifier: MIT
#pragma once

#include <QtWidgets/QApplication>

namespace odori {

/// The program, in which an exception of an event's handler ends that handler alone: the document
/// stays open, and what went wrong is said.
class Application : public QApplication {
    Q_OBJECT
public:
    using QApplication::QApplication;

    bool notify(QObject* receiver, QEvent* event) override;

signals:
    /// One sentence; once for all that fails before it is shown.
    void failed(const QString& sentence);

private:
    void report() noexcept;

    bool m_isReporting = false;
};

} // namespace odori
