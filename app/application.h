// SPDX-License-Identifier: MIT
#pragma once

#include <QtWidgets/QApplication>

namespace odori {

/// The program. If the handler of an event throws an exception, only that handler ends: the
/// document stays open, and a message shows the error.
class Application : public QApplication {
    Q_OBJECT
public:
    Application(int& argc, char** argv);

    bool notify(QObject* receiver, QEvent* event) override;

signals:
    /// The error in one sentence. Further errors before it is emitted are not reported.
    void failed(const QString& sentence);

private:
    void report() noexcept;

    bool m_isReporting = false;
};

} // namespace odori
