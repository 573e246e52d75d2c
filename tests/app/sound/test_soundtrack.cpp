// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"
#include "app/editing/beat_commands.h"
#include "app/editing/edit_commands.h"
#include "app/transport_bar.h"
#include "tests/app/sound/sound_window.h"

#include <QtCore/QThreadPool>
#include <QtWidgets/QLabel>

#ifdef Q_OS_UNIX
#include <csignal>
#include <sys/types.h>
#endif

using namespace odori;
using namespace odori::test;

/// The sound of the document: opening, playing, undo, beats; in the real window with a device of
/// the test.
class TestSoundtrack : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { prepare("test_soundtrack"); }
    void init();
    void cleanup() { m_window.reset(); }
    void aDroppedSoundIsOpened();
    void aFileThatIsNoSoundChangesNothing_data();
    void aFileThatIsNoSoundChangesNothing();
    void aCutSoundIsSaid();
    void anotherSoundEndsTheMessage();
    void undoAndRedoChangeTheSound();
    void aSoundThatIsGoneIsSaid();
    void anotherSoundReplacesTheOneThatIsRead();
    void nobodyWaitsForASoundThatIsReplaced();
    void anotherSoundBeginsAtFrame0();
    void playbackFollowsTheSound();
    void itPlaysToTheEndOfTheSound();
    void volumeAndMuteAreHeard();
    void movingTheFrameIsHeard();
    void stoppingIsNotHeard();
    void withoutADeviceItIsSaidOnce();
    void aDeviceThatVanishesIsSaid();
    void theBeatsOfTheSoundAreFound();
    void playingStopsWhereItWasStarted();
    void onlyWholeFramesAreShown();

private:
    [[nodiscard]] Document& document() const { return m_window->session.document(); }
    [[nodiscard]] QString message() const { return m_window->window.messageBar().text(); }

    std::unique_ptr<SoundWindow> m_window;
};

void TestSoundtrack::init()
{
    QSettings().clear();
    m_window = std::make_unique<SoundWindow>();
    QVERIFY(QTest::qWaitForWindowActive(&m_window->window));
}

void TestSoundtrack::aDroppedSoundIsOpened()
{
    const QString path = m_window->clickFile(QStringLiteral("曲.wav"));
    QVERIFY(dropped(m_window->window, {path}));
    QVERIFY(m_window->waitForSound());
    QCOMPARE(QString::fromStdString(m_window->sound().path), path);
    QCOMPARE(document().undoStack()->undoText(), QStringLiteral("Open 曲.wav"));
    QVERIFY(m_window->strip().isVisible());
    QCOMPARE(m_window->session.files().recent().paths(), QStringList(path));
    QVERIFY(message().isEmpty());
    QCOMPARE(document().soundEnd(), 150.0);
}

void TestSoundtrack::aFileThatIsNoSoundChangesNothing_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("text") << QByteArray("This is no sound.\n").repeated(100);
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("only a head")
        << QByteArray::fromStdString(waveBytes(clicks(0.1), 44100)).left(30);
    QTest::newRow("no samples") << QByteArray::fromStdString(
        waveBytes(Samples{{44100, 2}, {}}, 44100));
    QTest::newRow("no rate") << QByteArray::fromStdString(waveBytes(clicks(0.1), 0));
}

void TestSoundtrack::aFileThatIsNoSoundChangesNothing()
{
    QFETCH(QByteArray, bytes);
    QVERIFY(m_window->openSound(m_window->clickFile(QStringLiteral("before.wav"))));
    const mmd::SceneSound before = m_window->sound();
    const QString path = m_window->folder.filePath(QStringLiteral("song.mp3"));
    QVERIFY(writeBytes(mmd::pathFromUtf8(path.toStdString()), bytes.toStdString()));
    m_window->session.files().open({path});
    QVERIFY(QTest::qWaitFor([&] { return !m_window->soundtrack().isLoading(); }, 20000));
    QVERIFY2(message().contains(QStringLiteral("song.mp3")), qPrintable(message()));
    QVERIFY(!message().contains(u'\n'));
    QCOMPARE(m_window->sound(), before);
    QVERIFY(m_window->soundtrack().sound().has_value()); // the one before plays on
    QCOMPARE(document().undoStack()->count(), 1);
}

void TestSoundtrack::aCutSoundIsSaid()
{
    const QString path = m_window->clickFile(QStringLiteral("cut.wav"), 10.0);
    QVERIFY(QFile::resize(path, 44 + qint64(57 * 4410) * 4));
    QVERIFY(m_window->openSound(path));
    QCOMPARE(message(), QStringLiteral("cut.wav is cut off: it ends after 5.7 s of 10.0 s."));
}

void TestSoundtrack::anotherSoundEndsTheMessage()
{
    const QString path = m_window->clickFile(QStringLiteral("cut.wav"), 10.0);
    QVERIFY(QFile::resize(path, 100000));
    QVERIFY(m_window->openSound(path));
    QVERIFY(!message().isEmpty());
    QVERIFY(m_window->openSound(m_window->clickFile(QStringLiteral("whole.wav"))));
    QVERIFY2(message().isEmpty(), qPrintable(message()));
    // An error, too; and undo is another sound.
    const QString text = m_window->folder.filePath(QStringLiteral("text.mp3"));
    QVERIFY(writeBytes(mmd::pathFromUtf8(text.toStdString()), "la la la\n"));
    m_window->soundtrack().open(text);
    QVERIFY(QTest::qWaitFor([&] { return !m_window->soundtrack().isLoading(); }, 20000));
    QVERIFY(!message().isEmpty());
    document().undo();
    document().undo();
    QVERIFY2(message().isEmpty(), qPrintable(message()));
}

void TestSoundtrack::undoAndRedoChangeTheSound()
{
    const QString first = m_window->clickFile(QStringLiteral("first.wav"), 3.0);
    const QString second = m_window->clickFile(QStringLiteral("second.wav"), 4.0);
    QVERIFY(m_window->openSound(first));
    QVERIFY(m_window->openSound(second));
    QCOMPARE(m_window->soundtrack().sound()->seconds(), 4.0);
    document().undo();
    QVERIFY(m_window->waitForSound());
    QCOMPARE(m_window->soundtrack().sound()->seconds(), 3.0);
    QCOMPARE(m_window->soundtrack().title(), QStringLiteral("first.wav"));
    document().undo();
    QVERIFY(!m_window->soundtrack().hasShape());
    QVERIFY(!m_window->strip().isVisible());
    QVERIFY(!m_window->soundtrack().player().hasSound());
    QCOMPARE(document().soundEnd(), 0.0);
    document().redo();
    document().redo();
    QVERIFY(m_window->waitForSound());
    QCOMPARE(m_window->soundtrack().sound()->seconds(), 4.0);
}

void TestSoundtrack::aSoundThatIsGoneIsSaid()
{
    const QString path = m_window->clickFile(QStringLiteral("gone.wav"));
    QVERIFY(m_window->openSound(path));
    document().undo();
    QVERIFY(QFile::remove(path));
    document().redo();
    QVERIFY(QTest::qWaitFor([&] { return !m_window->soundtrack().isLoading(); }, 20000));
    QVERIFY2(message().contains(QStringLiteral("gone.wav")), qPrintable(message()));
    QCOMPARE(QString::fromStdString(m_window->sound().path), path); // the scene keeps it
    QVERIFY(m_window->strip().isVisible());
    QVERIFY(m_window->strip().toolTip().contains(message()));
    m_window->run("playback.play");
    QVERIFY(m_window->session.playback().isPlaying() || document().lastPlayed() == 0);
}

void TestSoundtrack::anotherSoundReplacesTheOneThatIsRead()
{
    m_window->soundtrack().open(m_window->clickFile(QStringLiteral("long.wav"), 200.0));
    m_window->soundtrack().open(m_window->clickFile(QStringLiteral("short.wav"), 2.0));
    QVERIFY(m_window->waitForSound());
    QCOMPARE(m_window->soundtrack().title(), QStringLiteral("short.wav"));
    QCOMPARE(m_window->soundtrack().sound()->seconds(), 2.0);
}

#ifdef Q_OS_UNIX
/// The program ffmpeg, which gives nothing until the test ends it.
class HangingFfmpeg {
public:
    HangingFfmpeg()
    {
        QFile file(m_folder.filePath(QStringLiteral("ffmpeg")));
        if (file.open(QIODevice::WriteOnly))
            file.write("#!/bin/sh\necho $$ > '" + m_numberFile.toUtf8() + "'\nexec sleep 1000\n");
        file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        qputenv("PATH", m_folder.path().toUtf8() + ":/usr/bin:/bin");
    }
    ~HangingFfmpeg()
    {
        if (number() > 0)
            ::kill(number(), SIGTERM);
        qputenv("PATH", m_path);
    }
    /// Of its process; 0 if it was not started.
    [[nodiscard]] pid_t number() const
    {
        QFile file(m_numberFile);
        return file.open(QIODevice::ReadOnly) ? file.readAll().trimmed().toInt() : 0;
    }
    [[nodiscard]] bool isRunning() const { return number() > 0 && ::kill(number(), 0) == 0; }

private:
    QTemporaryDir m_folder;
    QString m_numberFile = m_folder.filePath(QStringLiteral("number"));
    QByteArray m_path = qgetenv("PATH");
};
#endif

/// The worker of the first sound waits for ffmpeg while the second one is opened and read.
void TestSoundtrack::nobodyWaitsForASoundThatIsReplaced()
{
#ifndef Q_OS_UNIX
    QSKIP("needs a program that hangs");
#else
    QThreadPool& pool = *QThreadPool::globalInstance();
    pool.setMaxThreadCount(std::max(pool.maxThreadCount(), 3)); // a worker for each sound
    const HangingFfmpeg ffmpeg;
    const QString first = m_window->folder.filePath(QStringLiteral("first.m4a"));
    QVERIFY(writeBytes(mmd::pathFromUtf8(first.toStdString()), std::string(3000, 'a')));
    m_window->soundtrack().open(first);
    QVERIFY(QTest::qWaitFor([&] { return ffmpeg.isRunning(); }, 20000));
    const QString second = m_window->clickFile(QStringLiteral("second.wav"), 600.0);
    m_window->soundtrack().open(second);
    QVERIFY(ffmpeg.isRunning());
    QVERIFY(m_window->waitForSound());
    QCOMPARE(m_window->soundtrack().title(), QStringLiteral("second.wav"));
    QVERIFY(ffmpeg.isRunning());
    // Neither does the end of the window wait, nor is the first sound's failure said.
    QVERIFY(message().isEmpty());
    m_window->soundtrack().open(m_window->clickFile(QStringLiteral("third.wav"), 600.0));
    m_window.reset();
    QVERIFY(ffmpeg.isRunning());
#endif
}

/// The offset belongs to a sound; the volume is kept.
void TestSoundtrack::anotherSoundBeginsAtFrame0()
{
    QVERIFY(m_window->openSound(m_window->clickFile(QStringLiteral("first.wav"), 3.0)));
    mmd::SceneSound sound = m_window->sound();
    sound.offset = 1000.0;
    sound.volume = 0.5;
    document().apply(mmd::setSound(document().scene(), sound), {});
    QCOMPARE(document().soundEnd(), 120.0);
    QVERIFY(m_window->openSound(m_window->clickFile(QStringLiteral("second.wav"), 4.0)));
    QCOMPARE(m_window->sound().offset, 0.0);
    QCOMPARE(m_window->sound().volume, 0.5);
    QCOMPARE(document().soundEnd(), 120.0);
    document().undo();
    QCOMPARE(m_window->sound().offset, 1000.0);
}

/// The clock of the device is 0.1 % fast, and the frames follow it.
void TestSoundtrack::playbackFollowsTheSound()
{
    QVERIFY(m_window->openSound(m_window->clickFile(QStringLiteral("song.wav"), 20.0)));
    m_window->sink->speed = 1.001;
    m_window->run("playback.play");
    QVERIFY(m_window->sink->isRunning());
    for (int step = 0; step < 3; ++step) {
        m_window->play(0.5);
        const double heard = m_window->sink->framesPlayed() / 44100.0 * 30.0;
        QVERIFY(heard > 14.0 * (step + 1));
        QVERIFY(QTest::qWaitFor(
            [&] { return std::abs(document().currentFrame() - heard) < 0.3; }, 5000)); // 10 ms
    }
    m_window->run("playback.play");
    QVERIFY(!m_window->sink->isRunning());
}

void TestSoundtrack::itPlaysToTheEndOfTheSound()
{
    QVERIFY(m_window->openSound(m_window->clickFile(QStringLiteral("song.wav"), 2.0)));
    QCOMPARE(document().lastPlayed(), 60u);
    const auto* time = m_window->window.transport().findChild<QLabel*>(QStringLiteral("time"));
    QVERIFY(time->text().endsWith(QStringLiteral("0–60")));
    m_window->run("playback.loop");
    QVERIFY(!m_window->session.playback().isLooping());
    m_window->run("playback.play");
    m_window->play(2.2);
    QVERIFY(QTest::qWaitFor([&] { return !m_window->session.playback().isPlaying(); }, 5000));
    QCOMPARE(document().currentFrame(), 60.0);
    m_window->run("playback.soundHere");
    QCOMPARE(document().lastPlayed(), 120u);
    // A play range that is set counts instead.
    mmd::SceneSettings settings = document().scene().settings;
    settings.playLast = 40;
    document().apply(mmd::changeSettings(document().scene(), settings), {});
    QCOMPARE(document().lastPlayed(), 40u);
}

/// The largest sample that the device got.
int loudest(const FakeSink& sink)
{
    int most = 0;
    for (const std::int16_t each : sink.heard)
        most = std::max(most, std::abs(int(each)));
    return most;
}

void TestSoundtrack::volumeAndMuteAreHeard()
{
    QVERIFY(m_window->openSound(m_window->clickFile(QStringLiteral("song.wav"))));
    const auto heardWith = [&](double volume, bool muted) {
        mmd::SceneSound sound = m_window->sound();
        sound.volume = volume;
        sound.isMuted = muted;
        document().apply(mmd::setSound(document().scene(), sound), {});
        m_window->sink->heard.clear();
        document().setCurrentFrame(0.0);
        m_window->run("playback.play");
        m_window->play(0.3);
        m_window->run("playback.play");
        return loudest(*m_window->sink);
    };
    const int full = heardWith(1.0, false);
    QVERIFY(full > 5000);
    QVERIFY(std::abs(heardWith(0.5, false) - full / 2) < full / 20);
    QCOMPARE(heardWith(1.0, true), 0);
}

void TestSoundtrack::movingTheFrameIsHeard()
{
    QVERIFY(m_window->openSound(m_window->clickFile(QStringLiteral("song.wav"))));
    m_window->sink->heard.clear();
    document().setCurrentFrame(30.0); // a click begins here
    QVERIFY(m_window->sink->isRunning());
    m_window->play(0.1);
    QVERIFY(loudest(*m_window->sink) > 5000);
    QVERIFY(QTest::qWaitFor([&] { return !m_window->sink->isRunning(); }, 5000));
}

void TestSoundtrack::stoppingIsNotHeard()
{
    QVERIFY(m_window->openSound(m_window->clickFile(QStringLiteral("song.wav"))));
    m_window->run("playback.play");
    m_window->play(0.2);
    const int starts = m_window->sink->starts;
    m_window->run("playback.play");
    QTest::qWait(50);
    QVERIFY(!m_window->sink->isRunning());
    QCOMPARE(m_window->sink->starts, starts);
}

void TestSoundtrack::withoutADeviceItIsSaidOnce()
{
    m_window->sink->isThere = false;
    QVERIFY(m_window->openSound(m_window->clickFile(QStringLiteral("song.wav"))));
    QVERIFY(message().isEmpty());
    m_window->run("playback.play");
    QVERIFY(message().contains(QStringLiteral("no sound device")));
    QVERIFY(QTest::qWaitFor([&] { return document().currentFrame() > 3.0; }, 5000));
    m_window->run("playback.play");
    m_window->window.messageBar().clear();
    m_window->run("playback.play");
    QVERIFY(message().isEmpty());
}

void TestSoundtrack::aDeviceThatVanishesIsSaid()
{
    QVERIFY(m_window->openSound(m_window->clickFile(QStringLiteral("song.wav"), 20.0)));
    m_window->run("playback.play");
    m_window->play(0.5);
    const double frame = document().currentFrame();
    m_window->sink->vanish();
    QVERIFY(message().contains(QStringLiteral("not available any more")));
    QVERIFY(m_window->session.playback().isPlaying());
    QVERIFY(QTest::qWaitFor([&] { return document().currentFrame() > frame + 3.0; }, 5000));
}

/// Two clicks a second.
void TestSoundtrack::theBeatsOfTheSoundAreFound()
{
    Samples twice = clicks(20.0);
    for (std::size_t i = 0; i + 22050 * 2 < twice.values.size(); ++i)
        twice.values[i + 22050 * 2] = std::int16_t(
            std::clamp(twice.values[i + 22050 * 2] + twice.values[i] / 2, -32768, 32767));
    const QString path = m_window->folder.filePath(QStringLiteral("beat.wav"));
    QVERIFY(writeBytes(mmd::pathFromUtf8(path.toStdString()), waveBytes(twice, 44100)));
    QVERIFY(!m_window->window.commands().action("sheet.findBeats")->isEnabled());
    QVERIFY(m_window->openSound(path));
    mmd::SceneSettings settings = document().scene().settings;
    settings.beatsPerMinute = 77.0;
    settings.sound.offset = 300.0; // no whole beat
    document().apply(mmd::changeSettings(document().scene(), settings), {});
    QVERIFY(m_window->window.commands().action("sheet.findBeats")->isEnabled());
    m_window->run("sheet.findBeats");
    const auto& found = document().scene().settings;
    QVERIFY(QTest::qWaitFor([&] { return found.beatsPerMinute != 77.0; }, 30000));
    QVERIFY2(
        std::abs(found.beatsPerMinute - 120.0) < 1.0 || std::abs(found.beatsPerMinute - 60.0) < 1.0,
        qPrintable(QString::number(found.beatsPerMinute)));
    const double beats = (found.firstBeat - 9.0) / 15.0; // of 120 a minute, from the begin
    QVERIFY2(std::abs(beats - std::round(beats)) < 0.1, qPrintable(QString::number(beats)));
}

void TestSoundtrack::playingStopsWhereItWasStarted()
{
    QVERIFY(m_window->openSound(m_window->clickFile(QStringLiteral("song.wav"))));
    const QAction& returning = *m_window->window.commands().action("playback.returning");
    QVERIFY(!returning.isChecked());
    m_window->run("playback.returning");
    QVERIFY(returning.isChecked());
    document().setCurrentFrame(7.0);
    m_window->run("playback.play");
    m_window->play(0.3);
    QVERIFY(document().currentFrame() > 10.0);
    m_window->run("playback.play");
    QCOMPARE(document().currentFrame(), 7.0);
    m_window->run("playback.returning");
    m_window->run("playback.play");
    m_window->play(0.3);
    m_window->run("playback.play");
    QVERIFY(document().currentFrame() > 10.0);
}

void TestSoundtrack::onlyWholeFramesAreShown()
{
    QVERIFY(m_window->openSound(m_window->clickFile(QStringLiteral("song.wav"))));
    int broken = 0;
    connect(&document(), &Document::currentFrameChanged, this,
        [&](double frame) { broken += frame != std::floor(frame); });
    m_window->run("playback.play");
    m_window->play(0.3);
    m_window->run("playback.play");
    QVERIFY(broken > 0);
    broken = 0;
    m_window->run("playback.wholeFrames");
    QVERIFY(m_window->window.commands().action("playback.wholeFrames")->isChecked());
    m_window->run("playback.play");
    m_window->play(0.3);
    m_window->run("playback.play");
    QCOMPARE(broken, 0);
}

QTEST_MAIN(TestSoundtrack)
#include "test_soundtrack.moc"
