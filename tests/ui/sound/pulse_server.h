// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QFile>
#include <QtCore/QProcess>
#include <QtCore/QProcessEnvironment>
#include <QtCore/QStandardPaths>
#include <QtCore/QStringList>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

namespace odori::test {

/// A PulseAudio server of the test, in a folder of its own, with a device that plays nothing (a
/// null sink). The program must not have asked for a sound device before start().
class PulseServer {
public:
    ~PulseServer() { stop(); }

    /// Starts it for this process. Empty, or why it cannot be used here.
    [[nodiscard]] QString start()
    {
        for (const char* program : {"pulseaudio", "pactl"})
            if (QStandardPaths::findExecutable(QLatin1String(program)).isEmpty())
                return QStringLiteral("%1 is not installed").arg(QLatin1String(program));
        const QString folder = m_folder.path();
        const QString socket = folder + QStringLiteral("/socket");
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const char* name : {"HOME", "XDG_RUNTIME_DIR", "PULSE_RUNTIME_PATH"})
            environment.insert(QLatin1String(name), folder);
        m_server.setProcessEnvironment(environment);
        qputenv("PULSE_RUNTIME_PATH", folder.toUtf8());
        qputenv("PULSE_COOKIE", folder.toUtf8() + "/cookie");
        qputenv("PULSE_SERVER", "unix:" + socket.toUtf8());
        m_server.setStandardErrorFile(QProcess::nullDevice());
        m_server.start(QStringLiteral("pulseaudio"),
            {QStringLiteral("-n"), QStringLiteral("--daemonize=no"),
                QStringLiteral("--exit-idle-time=-1"),
                QStringLiteral("--load=module-null-sink sink_name=test"),
                QStringLiteral("--load=module-native-protocol-unix auth-anonymous=1 socket=%1")
                    .arg(socket)});
        const bool isReady =
            m_server.waitForStarted() &&
            QTest::qWaitFor(
                [&] { return QFile::exists(socket) || m_server.state() == QProcess::NotRunning; },
                20000) &&
            m_server.state() == QProcess::Running;
        return isReady ? QString() : QStringLiteral("PulseAudio does not start here");
    }

    /// Takes the device away, also while it plays.
    [[nodiscard]] bool removeDevice()
    {
        return pactl({QStringLiteral("unload-module"), QStringLiteral("module-null-sink")});
    }
    /// Gives it another device.
    [[nodiscard]] bool addDevice()
    {
        return pactl({QStringLiteral("load-module"), QStringLiteral("module-null-sink"),
            QStringLiteral("sink_name=another")});
    }

    void stop()
    {
        if (m_server.state() == QProcess::NotRunning)
            return;
        m_server.terminate();
        if (!m_server.waitForFinished(5000)) {
            m_server.kill();
            m_server.waitForFinished();
        }
    }

private:
    [[nodiscard]] static bool pactl(const QStringList& arguments)
    {
        QProcess process;
        process.setStandardOutputFile(QProcess::nullDevice()); // the number of a module
        process.start(QStringLiteral("pactl"), arguments);
        return process.waitForFinished() && process.exitStatus() == QProcess::NormalExit &&
               process.exitCode() == 0;
    }

    QTemporaryDir m_folder;
    QProcess m_server;
};

} // namespace odori::test
