// SPDX-License-Identifier: MIT
#pragma once

#include "tests/soak/hands/hand_windows.h"

#include <QtCore/QObject>
#include <QtCore/QStringList>

#include <memory>

class QOpenGLDebugLogger;

namespace odori::soak {

/// Collects what must never happen: warnings of Qt, errors of OpenGL, exceptions in handlers of
/// events, temporary files that stay.
class Faults : public QObject {
    Q_OBJECT
public:
    explicit Faults(Program& program);
    ~Faults() override;

    /// Call it between two actions: reads the errors of OpenGL.
    void checkGraphics();
    /// Call it when nothing is being written.
    void checkTemporaryFiles(const QString& folder);
    /// All faults since the last call.
    [[nodiscard]] QStringList take();

    void add(const QString& fault);

private:
    void watchContext();

    Program& m_program;
    QStringList m_faults;
    std::unique_ptr<QOpenGLDebugLogger> m_logger;
    const QObject* m_context = nullptr; ///< that m_logger reads
    QtMessageHandler m_before = nullptr;
};

} // namespace odori::soak
