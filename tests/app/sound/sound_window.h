// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/file_io.h"
#include "libmmd/scene/edits/scene/scene_edits.h"
#include "tests/app/window_hands.h"
#include "tests/libmmd/sound/sound_files.h"
#include "tests/ui/sound/fake_sink.h"
#include "ui/dopesheet/dope_canvas.h"
#include "ui/dopesheet/dope_sheet.h"
#include "ui/waveform/waveform_strip.h"

#include <QtCore/QTemporaryDir>
#include <QtCore/QThread>
#include <QtGui/QAction>

namespace odori::test {

/// A window whose sound device is moved by the test, and a folder for sounds.
class SoundWindow {
public:
    SoundWindow()
        : SoundWindow(std::make_unique<FakeSink>())
    {
    }

    /// The path of a sound with a click at each second, written now.
    [[nodiscard]] QString clickFile(const QString& name, double seconds = 5.0)
    {
        const QString path = folder.filePath(name);
        return writeBytes(mmd::pathFromUtf8(path.toStdString()), waveBytes(clicks(seconds), 44100))
                   ? path
                   : QString();
    }
    [[nodiscard]] Soundtrack& soundtrack() { return session.soundtrack(); }
    /// True once the sound is decoded.
    [[nodiscard]] bool waitForSound()
    {
        return QTest::qWaitFor(
            [this] { return !soundtrack().isLoading() && soundtrack().sound().has_value(); },
            20000);
    }
    [[nodiscard]] bool openSound(const QString& path)
    {
        soundtrack().open(path);
        return waitForSound();
    }
    [[nodiscard]] WaveformStrip& strip() { return window.dopeSheet().soundStrip(); }
    [[nodiscard]] const mmd::SceneSound& sound()
    {
        return session.document().scene().settings.sound;
    }
    void run(const char* id) { window.commands().action(id)->trigger(); }
    /// The device plays for some true time, and the window shows it.
    void play(double seconds)
    {
        constexpr double step = 0.02;
        for (double time = 0.0; time < seconds; time += step) {
            sink->advance(step, [] { QThread::msleep(1); });
            QTest::qWait(20);
        }
    }

    QTemporaryDir folder;

    /// With a device of the system: `sink` is null.
    explicit SoundWindow(std::unique_ptr<AudioSink> device)
        : SoundWindow(std::move(device), nullptr)
    {
    }

private:
    explicit SoundWindow(std::unique_ptr<FakeSink> device)
        : SoundWindow(std::move(device), device.get())
    {
    }
    SoundWindow(std::unique_ptr<AudioSink> device, FakeSink* fake)
        : sink(fake)
        , session(std::move(device))
        , window(session)
    {
        window.resize(1280, 720);
        window.show();
    }

public:
    FakeSink* sink; ///< of the session
    Session session;
    MainWindow window;
};

} // namespace odori::test
