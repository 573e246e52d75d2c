// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"
#include "app/editing/field_keys.h"
#include "app/palette/command_palette.h"
#include "tests/app/sound/sound_window.h"
#include "ui/curves/curve_editor.h"
#include "ui/curves/graph/value_canvas.h"
#include "ui/curves/value_view.h"
#include "ui/dopesheet/beats/beat_button.h"
#include "ui/dopesheet/beats/beat_sheet.h"
#include "ui/dopesheet/dope_header.h"
#include "ui/waveform/sound_button.h"
#include "ui/waveform/sound_sheet.h"

#include <QtCore/QScopeGuard>
#include <QtGui/QWindow>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QDoubleSpinBox>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>

using namespace odori;
using namespace odori::test;

/// The sound above the dope sheet and the graph: what it shows, and its mouse, in the real window.
/// Its sound has a click at each second.
class TestSoundStrip : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        prepare("test_sound_strip");
        new FieldKeys(*qApp);
    }
    void init();
    void cleanup() { m_window.reset(); }
    void clicksAreAtTheirSeconds();
    void theCurrentFrameNeedsNoNewPicture();
    void aDragGoesToFrames();
    void aDragWithCtrlMovesTheSound();
    void escCancelsTheMove_data();
    void escCancelsTheMove();
    void theWheelZoomsTheSheet();
    void theGraphShowsTheSameSound();
    void theSettingsAreOneUndoStep();
    void escEndsTheEditThenClosesThePopup_data();
    void escEndsTheEditThenClosesThePopup();
    void aTappedTempoStaysAfterEsc();
    void thePopupOfTheTempoFindsIt();
    void theSettingsRemoveTheSound();
    void theNameIsShownWithMute();
    void anyNameIsShownWhole();

private:
    [[nodiscard]] Document& document() const { return m_window->session.document(); }
    [[nodiscard]] WaveformStrip& strip() const { return m_window->strip(); }
    [[nodiscard]] TimeAxis axis() const
    {
        return m_window->window.dopeSheet().canvas().view().axis();
    }
    /// The most rows of a column near `frame` (2 logical pixels) that are neither background nor
    /// border.
    [[nodiscard]] static int heightAt(WaveformStrip& strip, const TimeAxis& axis, double frame);

    std::unique_ptr<SoundWindow> m_window;
};

void TestSoundStrip::init()
{
    QSettings().clear();
    m_window = std::make_unique<SoundWindow>();
    QVERIFY(QTest::qWaitForWindowActive(&m_window->window));
    QVERIFY(m_window->openSound(m_window->clickFile(QStringLiteral("song.wav"), 10.0)));
    QVERIFY(QTest::qWaitFor([&] { return strip().isVisible() && strip().height() > 20; }));
    document().setCurrentFrame(250.0); // out of the way
    QTest::qWait(30);
}

int TestSoundStrip::heightAt(WaveformStrip& strip, const TimeAxis& axis, double frame)
{
    const QImage picture = strip.grab().toImage();
    const int ratio = int(strip.devicePixelRatioF());
    const int middle = axis.pixel(frame) * ratio;
    int most = 0;
    for (int x = middle - 2 * ratio; x <= middle + 2 * ratio; ++x) {
        int rows = 0;
        for (int y = ratio; y < picture.height() - 2 * ratio; ++y)
            rows += picture.valid(x, y) && picture.pixel(x, y) != picture.pixel(x, 0);
        most = std::max(most, rows);
    }
    return most / ratio;
}

void TestSoundStrip::clicksAreAtTheirSeconds()
{
    for (const double begin : {0.0, 12.0}) {
        mmd::SceneSound sound = m_window->sound();
        sound.offset = mmd::soundOffset(begin);
        document().apply(mmd::setSound(document().scene(), sound), {});
        for (const double frame : {30.0, 60.0, 180.0}) {
            const int click = heightAt(strip(), axis(), begin + frame);
            QVERIFY2(click > strip().height() / 2, qPrintable(QString::number(click)));
            for (const double beside : {-15.0, -5.0, 5.0, 15.0})
                QVERIFY(heightAt(strip(), axis(), begin + frame + beside) < click / 3);
        }
    }
    QVERIFY(heightAt(strip(), axis(), 320.0) <= 1 || axis().x(320.0) > strip().width());
}

void TestSoundStrip::theCurrentFrameNeedsNoNewPicture()
{
    strip().grab();
    const int before = strip().paintedSounds();
    for (double frame = 0.0; frame < 20.0; frame += 1.0) {
        document().setCurrentFrame(frame);
        QTest::qWait(5);
    }
    QCOMPARE(strip().paintedSounds(), before);
}

void TestSoundStrip::aDragGoesToFrames()
{
    const auto at = [&](double frame) { return QPoint(axis().pixel(frame), strip().height() / 2); };
    QTest::mousePress(&strip(), Qt::LeftButton, {}, at(40.0));
    QCOMPARE(document().currentFrame(), 40.0);
    QTest::mouseMove(&strip(), at(90.0));
    QCOMPARE(document().currentFrame(), 90.0);
    QTest::mouseRelease(&strip(), Qt::LeftButton, {}, at(90.0));
    QTest::mouseMove(&strip(), at(20.0));
    QCOMPARE(document().currentFrame(), 90.0);
    QCOMPARE(m_window->sound().offset, 0.0);
}

void TestSoundStrip::aDragWithCtrlMovesTheSound()
{
    const auto at = [&](double frame) { return QPoint(axis().pixel(frame), strip().height() / 2); };
    const double frame = document().currentFrame();
    QTest::mousePress(&strip(), Qt::LeftButton, Qt::ControlModifier, at(40.0));
    QTest::mouseMove(&strip(), at(70.0));
    QTest::mouseMove(&strip(), at(100.0));
    QVERIFY(heightAt(strip(), axis(), 90.0) > strip().height() / 2); // seen at once
    QTest::mouseRelease(&strip(), Qt::LeftButton, Qt::ControlModifier, at(100.0));
    QVERIFY(std::abs(m_window->sound().offset - 2000.0) < 40.0);
    QCOMPARE(document().currentFrame(), frame);
    QCOMPARE(document().undoStack()->undoText(), QStringLiteral("Move Sound"));
    QTest::keyClick(&m_window->window, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(m_window->sound().offset, 0.0);
    // A click moves nothing.
    const int steps = document().undoStack()->count();
    QTest::mouseClick(&strip(), Qt::LeftButton, Qt::ControlModifier, at(40.0));
    QCOMPARE(document().undoStack()->count(), steps);
    QVERIFY(!document().isGestureRunning());
    // A strip that disappears gives up.
    QTest::mousePress(&strip(), Qt::LeftButton, Qt::ControlModifier, at(40.0));
    QTest::mouseMove(&strip(), at(70.0));
    strip().hide();
    QCOMPARE(m_window->sound().offset, 0.0);
    QVERIFY(!document().isGestureRunning());
}

void TestSoundStrip::escCancelsTheMove_data()
{
    QTest::addColumn<Qt::KeyboardModifiers>("held");
    QTest::newRow("none") << Qt::KeyboardModifiers();
    QTest::newRow("Ctrl") << Qt::KeyboardModifiers(Qt::ControlModifier);
    QTest::newRow("Shift") << Qt::KeyboardModifiers(Qt::ShiftModifier);
    QTest::newRow("Alt") << Qt::KeyboardModifiers(Qt::AltModifier);
}

void TestSoundStrip::escCancelsTheMove()
{
    QFETCH(Qt::KeyboardModifiers, held);
    const auto at = [&](double frame) { return QPoint(axis().pixel(frame), strip().height() / 2); };
    m_window->window.dopeSheet().canvas().setFocus();
    const int steps = document().undoStack()->count();
    QTest::mousePress(&strip(), Qt::LeftButton, Qt::ControlModifier, at(40.0));
    QTest::mouseMove(&strip(), at(70.0));
    QVERIFY(document().isGestureRunning());
    QVERIFY(m_window->sound().offset != 0.0);
    QTest::keyClick(m_window->window.windowHandle(), Qt::Key_Escape, held);
    QVERIFY(!document().isGestureRunning());
    QCOMPARE(m_window->sound().offset, 0.0);
    QTest::mouseMove(&strip(), at(100.0));
    QTest::mouseRelease(&strip(), Qt::LeftButton, Qt::ControlModifier, at(100.0));
    QCOMPARE(m_window->sound().offset, 0.0);
    QCOMPARE(document().undoStack()->count(), steps);
}

void TestSoundStrip::theWheelZoomsTheSheet()
{
    const TimeAxis before = axis();
    const QPoint at(axis().pixel(60.0), 10);
    QWheelEvent wheel(at, strip().mapToGlobal(at), {}, QPoint(0, 120), Qt::NoButton,
        Qt::ControlModifier, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&strip(), &wheel);
    QVERIFY(axis() != before);
    const int click = heightAt(strip(), axis(), 60.0);
    QVERIFY(click > strip().height() / 2);
}

void TestSoundStrip::theGraphShowsTheSameSound()
{
    CurveEditor& curves = m_window->window.curveEditor();
    m_window->run("curves.values");
    ValueView& values = curves.valueView();
    QVERIFY(QTest::qWaitFor([&] { return values.soundStrip().isVisible(); }));
    document().setCurrentFrame(250.0);
    const TimeAxis time = values.canvas().axes().time;
    const double width = values.soundStrip().width();
    int seen = 0;
    for (double frame = 0.0; frame < 240.0; frame += 30.0)
        if (time.x(frame) > time.left + 2.0 && time.x(frame) < width - 2.0) {
            ++seen;
            QVERIFY(heightAt(values.soundStrip(), time, frame) > values.soundStrip().height() / 2);
        }
    QVERIFY(seen > 0);
}

void TestSoundStrip::theSettingsAreOneUndoStep()
{
    bool wasUsed = false;
    auto* button = strip().findChild<SoundButton*>();
    QTimer::singleShot(0, button, [&] {
        const auto close = qScopeGuard([&] { button->menu()->close(); }); // also after a failure
        auto* sheet = button->findChild<SoundSheet*>();
        QVERIFY(QTest::qWaitFor([&] { return sheet->isVisible(); }));
        auto* frames = sheet->findChildren<QDoubleSpinBox*>().at(0);
        auto* time = sheet->findChildren<QDoubleSpinBox*>().at(1);
        frames->selectAll();
        QTest::keyClicks(frames, QStringLiteral("-6"));
        QCOMPARE(m_window->sound().offset, -200.0);
        QCOMPARE(time->value(), -200.0);
        time->selectAll();
        QTest::keyClicks(time, QStringLiteral("150"));
        QCOMPARE(frames->value(), 4.5);
        QTest::mouseClick(sheet->findChild<QPushButton*>(QStringLiteral("here")), Qt::LeftButton);
        QCOMPARE(frames->value(), 250.0); // the current frame
        QVERIFY(std::abs(m_window->sound().offset - 25000.0 / 3.0) < 1e-6);
        auto* volume = sheet->findChild<QSpinBox*>();
        volume->selectAll();
        QTest::keyClicks(volume, QStringLiteral("50"));
        QTest::mouseClick(sheet->findChild<QCheckBox*>(), Qt::LeftButton, {}, QPoint(8, 8));
        QCOMPARE(m_window->sound().volume, 0.5);
        QVERIFY(m_window->sound().isMuted);
        wasUsed = true;
    });
    button->showMenu();
    QVERIFY(wasUsed);
    QCOMPARE(document().undoStack()->undoText(), QStringLiteral("Change Sound"));
    QCOMPARE(document().undoStack()->count(), 2);
    document().undo();
    QCOMPARE(m_window->sound().volume, 1.0);
    QCOMPARE(m_window->sound().offset, 0.0);
    QVERIFY(!m_window->sound().isMuted);
}

void TestSoundStrip::escEndsTheEditThenClosesThePopup_data()
{
    QTest::addColumn<bool>("isTempo");
    QTest::newRow("sound") << false;
    QTest::newRow("tempo") << true;
}

void TestSoundStrip::escEndsTheEditThenClosesThePopup()
{
    QFETCH(bool, isTempo);
    m_window->window.dopeSheet().canvas().setFocus();
    auto* button = isTempo ? static_cast<QToolButton*>(
                                 m_window->window.dopeSheet().header().findChild<BeatButton*>())
                           : static_cast<QToolButton*>(strip().findChild<SoundButton*>());
    const auto press = [](Qt::Key key) {
        QTest::keyClick(QApplication::activePopupWidget()->windowHandle(), key);
    };
    const mmd::SceneSettings before = document().scene().settings;
    bool wasUsed = false;
    QTimer::singleShot(50, button, [&] {
        QMenu* menu = button->menu();
        const auto end = qScopeGuard([menu] { menu->close(); }); // after a failure, too
        QVERIFY(menu->isVisible());
        auto* field = menu->findChildren<QDoubleSpinBox*>().at(0);
        QVERIFY(field->hasFocus());
        const double number = field->value();
        press(Qt::Key_4);
        press(Qt::Key_2);
        QCOMPARE(field->value(), 42.0);
        press(Qt::Key_Escape);
        QVERIFY(menu->isVisible());
        QCOMPARE(field->value(), number);
        QVERIFY(field->hasFocus());
        press(Qt::Key_Escape);
        QVERIFY(!menu->isVisible());
        wasUsed = true;
    });
    button->showMenu();
    QVERIFY(wasUsed);
    QVERIFY(document().scene().settings == before);
    QVERIFY(m_window->window.dopeSheet().canvas().hasFocus());
    m_window->run("edit.palette"); // the keys act again
    QVERIFY(m_window->window.commandPalette().isVisible());
}

void TestSoundStrip::aTappedTempoStaysAfterEsc()
{
    auto* button = m_window->window.dopeSheet().header().findChild<BeatButton*>();
    double seconds = 0.0;
    button->sheet().setClock([&] { return seconds; });
    bool wasUsed = false;
    QTimer::singleShot(50, button, [&] {
        QMenu* menu = button->menu();
        const auto end = qScopeGuard([menu] { menu->close(); });
        QWindow* popup = menu->windowHandle();
        for (int at = 0; at < 4; ++at) {
            QTest::keyClick(popup, Qt::Key_T);
            QCoreApplication::processEvents();
            seconds += 0.4;
        }
        auto* field = menu->findChildren<QDoubleSpinBox*>().at(0);
        QVERIFY(field->hasFocus());
        QCOMPARE(field->value(), 150.0);
        QTest::keyClick(popup, Qt::Key_9); // what is typed is discarded, back to the tapped tempo
        QTest::keyClick(popup, Qt::Key_Escape);
        QVERIFY(menu->isVisible());
        QCOMPARE(field->value(), 150.0);
        QTest::keyClick(popup, Qt::Key_Escape);
        QVERIFY(!menu->isVisible());
        wasUsed = true;
    });
    button->showMenu();
    button->sheet().setClock([] { return 0.0; });
    QVERIFY(wasUsed);
    QCOMPARE(document().scene().settings.beatsPerMinute, 150.0);
}

void TestSoundStrip::thePopupOfTheTempoFindsIt()
{
    auto* button = m_window->window.dopeSheet().header().findChild<BeatButton*>();
    auto* find = button->findChild<QPushButton*>(QStringLiteral("find"));
    QVERIFY(find);
    m_window->run("playback.removeSound");
    QVERIFY(!find->isEnabled());
    document().undo();
    QVERIFY(m_window->waitForSound());
    QVERIFY(find->isEnabled());
    mmd::SceneSettings settings = document().scene().settings;
    settings.beatsPerMinute = 77.0;
    document().apply(mmd::changeSettings(document().scene(), settings), {});
    QTimer::singleShot(50, button, [&] {
        QTest::mouseClick(find, Qt::LeftButton);
        button->menu()->close();
    });
    button->showMenu();
    QVERIFY(
        QTest::qWaitFor([&] { return document().scene().settings.beatsPerMinute != 77.0; }, 30000));
}

void TestSoundStrip::theSettingsRemoveTheSound()
{
    auto* button = strip().findChild<SoundButton*>();
    QTimer::singleShot(0, button, [&] {
        auto* sheet = button->findChild<SoundSheet*>();
        QVERIFY(QTest::qWaitFor([&] { return sheet->isVisible(); }));
        for (QPushButton* each : sheet->findChildren<QPushButton*>())
            if (each->objectName() != QLatin1String("here"))
                QTest::mouseClick(each, Qt::LeftButton);
        QVERIFY(!button->menu()->isVisible());
    });
    button->showMenu();
    QVERIFY(m_window->sound().path.empty());
    QVERIFY(!strip().isVisible());
    QCOMPARE(document().undoStack()->undoText(), QStringLiteral("Remove Sound"));
}

void TestSoundStrip::theNameIsShownWithMute()
{
    const auto* button = strip().findChild<SoundButton*>();
    QCOMPARE(button->text(), QStringLiteral("song.wav"));
    m_window->run("playback.mute");
    QVERIFY(m_window->window.commands().action("playback.mute")->isChecked());
    QCOMPARE(button->text(), QStringLiteral("song.wav (muted)"));
    m_window->run("playback.mute");
    QCOMPARE(button->text(), QStringLiteral("song.wav"));
}

/// "&" is no access key, and "<i>" is no markup.
void TestSoundStrip::anyNameIsShownWhole()
{
    QVERIFY(m_window->openSound(m_window->clickFile(QStringLiteral("a&b <i>.wav"))));
    QCOMPARE(strip().findChild<SoundButton*>()->text(), QStringLiteral("a&&b <i>.wav"));
    QVERIFY(strip().toolTip().contains(QStringLiteral("a&amp;b &lt;i&gt;.wav")));
}

QTEST_MAIN(TestSoundStrip)
#include "test_sound_strip.moc"
