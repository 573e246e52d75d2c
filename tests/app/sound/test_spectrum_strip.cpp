// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"
#include "libmmd/sound/spectrogram.h"
#include "libmmd/sound/spectrum_tiles.h"
#include "tests/app/sound/sound_window.h"
#include "ui/curves/curve_editor.h"
#include "ui/curves/graph/value_canvas.h"
#include "ui/curves/value_view.h"
#include "ui/settings/settings.h"
#include "ui/waveform/sound_button.h"

#include <QtCore/QThreadPool>

#include <algorithm>

using namespace odori;
using namespace odori::test;

/// The spectrogram above the dope sheet and the graph, in the real window. Its sound has 10 s: a
/// tone of 500 Hz for 4 s, 1 s of silence, a click, 1 s of silence, and 4 s of 4 kHz.
class TestSpectrumStrip : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { prepare("test_spectrum_strip"); }
    void init();
    void cleanup();
    void theSwitchIsInEveryMenu();
    void theChoiceIsKept();
    void pitchesAreInTheirRows_data();
    void pitchesAreInTheirRows();
    void aClickHasAllPitches();
    void itMovesWithTheSound();
    void scrollingNeedsNoWorker();
    void theGraphShowsItToo();
    void itGrowsWhileTheSoundIsRead();
    void anotherSoundHasItsOwn();
    void theThemeChangesItsColours();

private:
    [[nodiscard]] Document& document() const { return m_window->session.document(); }
    [[nodiscard]] WaveformStrip& strip() const { return m_window->strip(); }
    [[nodiscard]] DopeView& view() const { return m_window->window.dopeSheet().canvas().view(); }
    [[nodiscard]] QString fileOf(const QString& name, const Samples& samples) const
    {
        const QString path = m_window->folder.filePath(name);
        return writeBytes(mmd::pathFromUtf8(path.toStdString()), waveBytes(samples, 44100))
                   ? path
                   : QString();
    }
    static Samples generated();
    void showSpectrum() { m_window->run("sheet.spectrogram"); }
    /// Shows the frames `first` to `last`.
    void show(double first, double last) const;
    /// Grabs the strip again and again until the worker has nothing more to do.
    static QImage whole(WaveformStrip& strip, const Soundtrack& soundtrack);
    [[nodiscard]] QImage whole() const { return whole(strip(), m_window->soundtrack()); }
    [[nodiscard]] int xOf(double frame) const { return view().axis().pixel(frame); }
    /// How far the colour is from that of silence.
    static int strength(const QImage& picture, int x, int y);
    /// The row of the most distinct colour in a column.
    static int loudestRow(const QImage& picture, int x);
    static int rowOf(const QImage& picture, double hertz);

    std::unique_ptr<SoundWindow> m_window;
};

Samples TestSpectrumStrip::generated()
{
    Samples samples = tone(4.0, 500.0);
    samples.values.resize(2 * 5 * 44100);
    for (std::size_t at = 0; at < 2 * 300; ++at) // one click of noise, 7 ms
        samples.values.push_back(std::int16_t((at * 7919 % 65536) - 32768));
    samples.values.resize(2 * 6 * 44100);
    const Samples high = tone(4.0, 4000.0);
    samples.values.insert(samples.values.end(), high.values.begin(), high.values.end());
    return samples;
}

void TestSpectrumStrip::init()
{
    QSettings().clear();
    m_window = std::make_unique<SoundWindow>();
    QVERIFY(QTest::qWaitForWindowActive(&m_window->window));
    QVERIFY(m_window->openSound(fileOf(QStringLiteral("song.wav"), generated())));
    QVERIFY(QTest::qWaitFor([&] { return strip().isVisible() && strip().height() > 20; }));
    document().setCurrentFrame(500000.0); // out of the way
    QTest::qWait(30);
}

void TestSpectrumStrip::cleanup()
{
    m_window.reset();
    applyTheme(*qApp, darkTheme());
}

void TestSpectrumStrip::show(double first, double last) const
{
    TimeAxis axis = view().axis();
    axis.pixelsPerFrame = (strip().width() - axis.left) / (last - first);
    axis.firstFrame = first;
    view().setAxis(axis);
}

QImage TestSpectrumStrip::whole(WaveformStrip& strip, const Soundtrack& soundtrack)
{
    QSignalSpy changed(&soundtrack, &SoundShape::spectrumChanged);
    // Each change makes it ask for the rest. A run for another sound may end first, without one.
    for (int quiet = 0; quiet < 3;) {
        changed.clear();
        strip.grab();
        QThreadPool::globalInstance()->waitForDone();
        QCoreApplication::processEvents();
        quiet = changed.count() > 0 ? 0 : quiet + 1;
    }
    return strip.grab().toImage();
}

int TestSpectrumStrip::strength(const QImage& picture, int x, int y)
{
    const QColor silence = themeOf(QApplication::palette()).field;
    const QColor colour = picture.pixelColor(x, y);
    return std::abs(colour.red() - silence.red()) + std::abs(colour.green() - silence.green()) +
           std::abs(colour.blue() - silence.blue());
}

int TestSpectrumStrip::loudestRow(const QImage& picture, int x)
{
    int best = 0;
    for (int y = 0; y < picture.height() - 1; ++y) // the border is the last one
        if (strength(picture, x, y) > strength(picture, x, best))
            best = y;
    return best;
}

int TestSpectrumStrip::rowOf(const QImage& picture, double hertz)
{
    constexpr std::size_t rows = mmd::SpectrumTiles::rows;
    const double row = std::floor(mmd::Spectrogram(rows).rowOf(hertz)) + 0.5;
    return picture.height() - 1 - int(row * picture.height() / double(rows));
}

void TestSpectrumStrip::theSwitchIsInEveryMenu()
{
    QAction* action = m_window->window.commands().action("sheet.spectrogram");
    QVERIFY(action->isCheckable() && !action->isChecked());
    QVERIFY(strip().actions().contains(action));
    const auto* button = strip().findChild<SoundButton*>();
    QVERIFY(button->menu()->actions().contains(action));
    const int lower = strip().height();
    const int before = strip().paintedSounds();
    action->trigger();
    QVERIFY(action->isChecked());
    QVERIFY(QTest::qWaitFor([&] { return strip().height() > lower; }));
    QVERIFY(QTest::qWaitFor([&] { return strip().paintedSounds() > before; }));
    action->trigger();
    QVERIFY(!action->isChecked());
    QVERIFY(QTest::qWaitFor([&] { return strip().height() == lower; }));
}

void TestSpectrumStrip::theChoiceIsKept()
{
    showSpectrum();
    QVERIFY(Settings().showsSpectrum());
    m_window.reset();
    m_window = std::make_unique<SoundWindow>();
    QVERIFY(strip().showsSpectrum());
    QVERIFY(m_window->window.commands().action("sheet.spectrogram")->isChecked());
}

void TestSpectrumStrip::pitchesAreInTheirRows_data()
{
    QTest::addColumn<double>("first");
    QTest::addColumn<double>("last");
    QTest::newRow("10 s") << 0.0 << 300.0;
    QTest::newRow("to after the sound") << 100.0 << 350.0;
    QTest::newRow("an hour") << 0.0 << 108000.0;
    QTest::newRow("1 s of the low tone") << 60.0 << 90.0;
    QTest::newRow("1 s of the high tone") << 210.0 << 240.0;
}

void TestSpectrumStrip::pitchesAreInTheirRows()
{
    QFETCH(double, first);
    QFETCH(double, last);
    showSpectrum();
    show(first, last);
    const QImage picture = whole();
    const double perPixel = 1.0 / view().axis().pixelsPerFrame;
    const double margin = std::max(2.0, perPixel); // frames: the window, and a pixel
    int low = 0, high = 0, silent = 0;
    for (int x = int(view().axis().left) + 2; x < strip().width() - 2; ++x) {
        const double frame = view().axis().frame(x + 0.5);
        const auto isIn = [&](double begin, double end) {
            return frame > begin + margin && frame < end - margin;
        };
        const int loudest = loudestRow(picture, x);
        if (isIn(0.0, 120.0)) {
            ++low;
            QVERIFY(std::abs(loudest - rowOf(picture, 500.0)) <= 1);
            QVERIFY(strength(picture, x, loudest) > 250);
            QVERIFY(strength(picture, x, rowOf(picture, 4000.0)) < 30);
        } else if (isIn(180.0, 300.0)) {
            ++high;
            QVERIFY(std::abs(loudest - rowOf(picture, 4000.0)) <= 1);
            QVERIFY(strength(picture, x, loudest) > 250);
            QVERIFY(strength(picture, x, rowOf(picture, 500.0)) < 30);
        } else if (isIn(-1e6, 0.0) || isIn(300.0, 1e6) || isIn(120.0, 150.0)) {
            ++silent;
            QCOMPARE(strength(picture, x, loudest), 0);
        }
    }
    QVERIFY(first > 180.0 || low > 0 || perPixel > 40.0);
    QVERIFY(last < 180.0 || high > 0 || perPixel > 40.0);
    QVERIFY(low + high + silent > 100);
}

void TestSpectrumStrip::aClickHasAllPitches()
{
    showSpectrum();
    show(140.0, 175.0);
    const QImage picture = whole();
    for (const double hertz : {300.0, 1000.0, 3000.0, 9000.0}) {
        const int y = rowOf(picture, hertz);
        QVERIFY(strength(picture, xOf(150.1), y) > 60);
        for (const double frame : {146.0, 147.9, 152.3, 160.0})
            QCOMPARE(strength(picture, xOf(frame), y), 0);
    }
}

void TestSpectrumStrip::itMovesWithTheSound()
{
    showSpectrum();
    show(0.0, 300.0);
    mmd::SceneSound sound = m_window->sound();
    sound.offset = mmd::soundOffset(90.0);
    document().apply(mmd::setSound(document().scene(), sound), {});
    const QImage picture = whole();
    QCOMPARE(strength(picture, xOf(80.0), loudestRow(picture, xOf(80.0))), 0);
    for (const double frame : {100.0, 200.0})
        QVERIFY(std::abs(loudestRow(picture, xOf(frame)) - rowOf(picture, 500.0)) <= 1);
}

void TestSpectrumStrip::scrollingNeedsNoWorker()
{
    showSpectrum();
    show(0.0, 300.0);
    (void)whole();
    QSignalSpy changed(&m_window->soundtrack(), &SoundShape::spectrumChanged);
    for (const double by : {1.0, 7.3, 50.0, 100.0}) {
        show(by, 300.0 + by);
        const QImage picture = strip().grab().toImage(); // at once
        for (const double frame : {105.0, 115.0})
            QVERIFY(std::abs(loudestRow(picture, xOf(frame)) - rowOf(picture, 500.0)) <= 1);
        for (const double frame : {200.0, 250.0, 290.0})
            QVERIFY(std::abs(loudestRow(picture, xOf(frame)) - rowOf(picture, 4000.0)) <= 1);
    }
    QVERIFY(!changed.wait(200));
    // The current frame does not even need a new picture.
    const int before = strip().paintedSounds();
    document().setCurrentFrame(200.0);
    QTest::qWait(20);
    QCOMPARE(strip().paintedSounds(), before);
}

void TestSpectrumStrip::theGraphShowsItToo()
{
    showSpectrum();
    m_window->run("curves.values");
    ValueView& values = m_window->window.curveEditor().valueView();
    WaveformStrip& other = values.soundStrip();
    QVERIFY(QTest::qWaitFor([&] { return other.isVisible(); }));
    QVERIFY(other.showsSpectrum());
    QVERIFY(other.actions().contains(m_window->window.commands().action("sheet.spectrogram")));
    const QImage picture = whole(other, m_window->soundtrack());
    const TimeAxis time = values.canvas().axes().time;
    int seen = 0;
    for (double frame = 5.0; frame < 115.0; frame += 5.0)
        if (time.x(frame) > time.left + 2.0 && time.x(frame) < other.width() - 2.0) {
            ++seen;
            QVERIFY(std::abs(loudestRow(picture, time.pixel(frame)) - rowOf(picture, 500.0)) <= 1);
        }
    QVERIFY(seen > 0);
}

#ifdef Q_OS_UNIX
/// A program ffmpeg gives the first 5 s of a sound, and the rest when the test wants it.
void TestSpectrumStrip::itGrowsWhileTheSoundIsRead()
{
    showSpectrum();
    const Samples samples = tone(10.0, 1000.0, {44100, 1});
    std::string bytes(24, '\0');
    const std::array<std::uint32_t, 6> head{0x2E736E64, 24, 0xFFFFFFFF, 3, 44100, 1};
    for (std::size_t at = 0; at < bytes.size(); ++at)
        bytes[at] = char(head[at / 4] >> (24 - 8 * (at % 4)));
    for (const std::int16_t each : samples.values) {
        bytes.push_back(char(each >> 8));
        bytes.push_back(char(each & 0xFF));
    }
    const QTemporaryDir folder;
    const QString sound = folder.filePath(QStringLiteral("sound"));
    QVERIFY(writeBytes(mmd::pathFromUtf8(sound.toStdString()), bytes));
    QFile script(folder.filePath(QStringLiteral("ffmpeg")));
    QVERIFY(script.open(QIODevice::WriteOnly));
    script.write("#!/bin/sh\ncd '" + folder.path().toUtf8() +
                 "'\nhead -c 450000 sound\nwhile [ ! -e go ]; do sleep 0.05; done\n"
                 "tail -c +450001 sound\n");
    script.close();
    QVERIFY(script.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    const QByteArray before = qgetenv("PATH");
    qputenv("PATH", folder.path().toUtf8() + ":/usr/bin:/bin");
    const QString path = m_window->folder.filePath(QStringLiteral("song.m4a"));
    QVERIFY(writeBytes(mmd::pathFromUtf8(path.toStdString()), std::string(3000, 'a')));
    m_window->soundtrack().open(path);
    QVERIFY(QTest::qWaitFor(
        [&] { return m_window->soundtrack().title() == QLatin1String("song.m4a"); }, 20000));
    show(0.0, 330.0);
    const auto isTone = [&](const QImage& picture, double frame) {
        return std::abs(loudestRow(picture, xOf(frame)) - rowOf(picture, 1000.0)) <= 1 &&
               strength(picture, xOf(frame), rowOf(picture, 1000.0)) > 250;
    };
    QVERIFY(QTest::qWaitFor([&] { return isTone(strip().grab().toImage(), 80.0); }, 20000));
    QVERIFY(m_window->soundtrack().isLoading());
    const QImage half = strip().grab().toImage(); // it is computed from the left
    QVERIFY(isTone(half, 10.0));
    QCOMPARE(strength(half, xOf(250.0), loudestRow(half, xOf(250.0))), 0);
    QVERIFY(
        writeBytes(mmd::pathFromUtf8(folder.filePath(QStringLiteral("go")).toStdString()), "go"));
    QVERIFY(m_window->waitForSound());
    qputenv("PATH", before);
    QVERIFY(QTest::qWaitFor([&] { return isTone(strip().grab().toImage(), 290.0); }, 20000));
    show(0.0, 330.0);
    const QImage all = whole();
    for (double frame = 5.0; frame < 295.0; frame += 5.0)
        QVERIFY2(isTone(all, frame), qPrintable(QString::number(frame)));
    QCOMPARE(strength(all, xOf(310.0), loudestRow(all, xOf(310.0))), 0);
}
#else
void TestSpectrumStrip::itGrowsWhileTheSoundIsRead()
{
    QSKIP("needs a program that waits");
}
#endif

void TestSpectrumStrip::anotherSoundHasItsOwn()
{
    showSpectrum();
    show(0.0, 300.0);
    (void)whole();
    QVERIFY(m_window->openSound(fileOf(QStringLiteral("other.wav"), tone(10.0, 2000.0))));
    const QImage picture = whole();
    for (const double frame : {20.0, 140.0, 280.0})
        QVERIFY(std::abs(loudestRow(picture, xOf(frame)) - rowOf(picture, 2000.0)) <= 1);
    document().undo();
    QVERIFY(m_window->waitForSound());
    const QImage first = whole();
    QVERIFY(std::abs(loudestRow(first, xOf(20.0)) - rowOf(first, 500.0)) <= 1);
    m_window->run("playback.removeSound");
    QVERIFY(!strip().isVisible());
}

void TestSpectrumStrip::theThemeChangesItsColours()
{
    showSpectrum();
    show(0.0, 300.0);
    const int x = xOf(60.0);
    const QImage dark = whole();
    const int y = rowOf(dark, 500.0);
    const int silent = rowOf(dark, 4000.0);
    QVERIFY(dark.pixelColor(x, y).lightness() > dark.pixelColor(x, silent).lightness() + 100);
    applyTheme(*qApp, lightTheme());
    QTest::qWait(30);
    const QImage light = whole();
    QVERIFY(light.pixelColor(x, y).lightness() + 100 < light.pixelColor(x, silent).lightness());
    QCOMPARE(light.pixelColor(x, silent), lightTheme().field);
}

QTEST_MAIN(TestSpectrumStrip)
#include "test_spectrum_strip.moc"
