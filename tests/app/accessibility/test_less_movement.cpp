// SPDX-License-Identifier: MIT
#include "app/tours/tour_guide.h"
#include "tests/app/session/program.h"

#include <QtCore/QPropertyAnimation>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QDockWidget>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

#include <optional>
#include <set>

using namespace odori;
using namespace odori::test;

namespace {

constexpr int blinkTime = 100; ///< milliseconds, of the system

/// Counts how often a widget is painted.
class Paints : public QObject {
public:
    explicit Paints(QWidget& widget) { widget.installEventFilter(this); }
    int count = 0;

protected:
    bool eventFilter(QObject*, QEvent* event) override
    {
        count += event->type() == QEvent::Paint;
        return false;
    }
};

} // namespace

/// The switch "Less movement" of the settings stops what moves by itself, at once and after the
/// next start.
class TestLessMovement : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanup() { m_program.reset(); }
    void cleanupTestCase() { QApplication::setCursorFlashTime(m_flashTime); }
    void theCursorDoesNotBlink();
    void aTourDoesNotPulse();
    void panelsDoNotSlide();
    void itIsKeptAndReset();

private:
    [[nodiscard]] MainWindow& window() { return m_program->window(); }
    /// Clicks the switch in the settings; they stay open.
    void toggle();
    /// The number of times that a field with the text cursor is painted while nothing happens.
    [[nodiscard]] int blinks();
    /// The number of pictures that the mark of a tour shows.
    [[nodiscard]] std::size_t pulses();
    /// Whether panels slide while another one is dragged over them; null if it is not dropped
    /// there.
    [[nodiscard]] std::optional<bool> panelsSlide();

    std::unique_ptr<Program> m_program;
    int m_flashTime = QApplication::cursorFlashTime();
};

void TestLessMovement::initTestCase()
{
    prepare("test_less_movement");
    qputenv("ODORI_LANGUAGE", "en");
    QApplication::setCursorFlashTime(blinkTime);
}

void TestLessMovement::init()
{
    QSettings().clear();
    m_program = std::make_unique<Program>();
    QVERIFY(m_program->show());
    QVERIFY(opened(window(), samplePaths()));
}

void TestLessMovement::toggle()
{
    SettingsDialog* dialog = m_program->openSettings();
    QVERIFY(dialog);
    dialog->showPage(QStringLiteral("general"));
    auto& box = m_program->field<QCheckBox>("lessMotion");
    const bool was = box.isChecked();
    QTest::mouseClick(&box, Qt::LeftButton, {}, QPoint(8, box.height() / 2));
    QCOMPARE(box.isChecked(), !was);
    QCOMPARE(m_program->settings().hasLessMotion(), !was);
    dialog->close();
    QVERIFY(Program::isActive(window()));
}

int TestLessMovement::blinks()
{
    QLineEdit* field = nullptr;
    for (QLineEdit* each : window().findChildren<QLineEdit*>())
        if (each->isVisible() && each->isEnabled() && !each->visibleRegion().isEmpty())
            field = each;
    if (!field || !Program::focus(*field))
        return -1;
    QTest::qWait(2 * blinkTime);
    const Paints paints(*field);
    QTest::qWait(6 * blinkTime);
    return paints.count;
}

void TestLessMovement::theCursorDoesNotBlink()
{
    QVERIFY(blinks() >= 4);
    toggle();
    QCOMPARE(QApplication::cursorFlashTime(), 0);
    QCOMPARE(blinks(), 0);
    toggle();
    QCOMPARE(QApplication::cursorFlashTime(), blinkTime); // the system's
    QVERIFY(blinks() >= 4);
}

std::size_t TestLessMovement::pulses()
{
    auto* mark = window().findChild<QWidget*>(QStringLiteral("tourMark"));
    if (!mark || !mark->isVisible())
        return 0;
    QTest::qWait(300); // the guide looks at the window five times a second
    std::set<QRgb> colours;
    for (int time = 0; time < 12; ++time) {
        QTest::qWait(50);
        colours.insert(mark->grab().toImage().pixel(1, 1));
    }
    return colours.size();
}

void TestLessMovement::aTourDoesNotPulse()
{
    startTour(window(), 0);
    QVERIFY(pulses() >= 4);
    toggle();
    QCOMPARE(pulses(), std::size_t(1)); // it is still there
    toggle();
    QVERIFY(pulses() >= 4);
}

std::optional<bool> TestLessMovement::panelsSlide()
{
    window().resetLayout();
    auto* bones = window().findChild<QDockWidget*>(QStringLiteral("bones"));
    auto* key = window().findChild<QDockWidget*>(QStringLiteral("key"));
    bones->raise();
    bones->setFloating(true);
    QTest::qWait(300);
    bool slides = false;
    QTimer look;
    connect(&look, &QTimer::timeout, this, [&] {
        for (const auto* each : window().findChildren<QPropertyAnimation*>())
            slides |= each->propertyName() == "geometry" && each->duration() > 0;
    });
    look.start(5);
    QWidget& header = *bones->titleBarWidget();
    const QPoint start(4, header.height() / 2), from = header.mapToGlobal(start),
                                                to = key->mapToGlobal(key->rect().center());
    QTest::mousePress(&header, Qt::LeftButton, {}, start);
    for (int step = 1; step <= 4; ++step) {
        QTest::mouseMove(&header, header.mapFromGlobal(from + (to - from) * step / 4));
        QTest::qWait(20);
    }
    QTest::qWait(300);
    QTest::mouseRelease(&header, Qt::LeftButton, {}, header.mapFromGlobal(to));
    QTest::qWait(300);
    return bones->isFloating() ? std::nullopt : std::optional(slides);
}

void TestLessMovement::panelsDoNotSlide()
{
    QCOMPARE(panelsSlide(), std::optional(true));
    toggle();
    QCOMPARE(panelsSlide(), std::optional(false));
    toggle();
    QCOMPARE(panelsSlide(), std::optional(true));
}

void TestLessMovement::itIsKeptAndReset()
{
    toggle();
    m_program.reset();
    QCOMPARE(QApplication::cursorFlashTime(), blinkTime); // the program leaves the system's
    m_program = std::make_unique<Program>();
    QVERIFY(m_program->show());
    QCOMPARE(QApplication::cursorFlashTime(), 0);
    QVERIFY(hasLessMotion());
    QVERIFY(m_program->openSettings());
    auto& box = m_program->field<QCheckBox>("lessMotion");
    QVERIFY(box.isChecked());
    QTest::mouseClick(&m_program->field<QPushButton>("resetPage"), Qt::LeftButton);
    QVERIFY(!box.isChecked());
    QVERIFY(!hasLessMotion());
    QCOMPARE(QApplication::cursorFlashTime(), blinkTime);
}

QTEST_MAIN(TestLessMovement)
#include "test_less_movement.moc"
