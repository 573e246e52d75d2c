// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/scene/scene_edits.h"
#include "tests/support/colours.h"
#include "tests/ui/dopesheet/dope_stage.h"
#include "ui/theme/theme.h"

#include <QtGui/QPaintEvent>
#include <QtGui/QPainter>
#include <QtTest/QTest>
#include <QtWidgets/QApplication>

using namespace odori;
using namespace odori::test;

namespace {

using M = DopeMetrics;

const QColor numberColour(0x1a0b0b); ///< of the current frame's number

} // namespace

/// Checks the colours of the header: ruler, beats, play range and markers.
class TestDopeHead : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { applyTheme(*qApp, darkTheme()); }
    void init();
    void theRulerHasTicks();
    void secondsAreBelowTheFrames();
    void secondsBehindMinutesHaveTwoDigits();
    void theEndsCutNoNumber();
    void beatsAndBarsHaveTicks();
    void thePlayRangeIsABand();
    void whatIsSimulatedIsGreen();
    void aChosenMarkerIsFilled();
    void theCornerSaysTheTime();
    void theCurrentFramesNumberIsWhole();
    void theNumberLeavesNoTrace();
    void aRepaintedPartIsLikeTheWhole();
    void cleanup();

private:
    [[nodiscard]] const Theme& theme() const { return darkTheme(); }
    [[nodiscard]] QImage picture() { return m_stage->canvas.grab().toImage(); }
    [[nodiscard]] QColor at(int x, int y) { return picture().pixelColor(x, y); }
    [[nodiscard]] int count(const QRect& area, const QColor& colour)
    {
        return countOf(picture(), area, colour);
    }

    /// Whether the seconds at a frame are this text: compares with the same text painted here.
    [[nodiscard]] bool secondsAre(double frame, const QString& text);
    /// The number of rows in which a picture has pixels of the current frame's number.
    [[nodiscard]] static int rowsOfNumber(const QImage& picture, const QRect& area);

    const QFont m_usual = QApplication::font();
    std::unique_ptr<DopeStage> m_stage;
};

void TestDopeHead::init()
{
    m_stage = std::make_unique<DopeStage>();
    m_stage->document.setCurrentFrame(25);
}

void TestDopeHead::cleanup()
{
    m_stage.reset();
    applyFont(*qApp, m_usual, 100);
}

void TestDopeHead::theRulerHasTicks()
{
    const QColor header = theme().header, tick = blended(header, theme().dim, 0.7);
    const QImage image = picture();
    const auto ruler = [&](double frame, int y) { return image.pixelColor(m_stage->x(frame), y); };
    for (const int labelled : {5, 10, 15, 20, 30}) {
        QVERIFY(distance(ruler(labelled, 3), tick) < 8);
        QVERIFY(distance(ruler(labelled, 12), tick) < 8);
    }
    for (const int small : {3, 4, 28, 33}) {
        QVERIFY(distance(ruler(small, 10), tick) < 8);
        QVERIFY(distance(ruler(small, 4), tick) > 20);
    }
    QVERIFY(distance(ruler(-1, 10), header) < 8);      // no time before 0
    const QRect number(m_stage->x(10) + 4, 1, 14, 12); // beside its tick
    QVERIFY(count(number, theme().text) > 2);
    QVERIFY(distance(ruler(11, 12), header) < 8); // a mark under the number would look like "10,"
    QCOMPARE(count(number.translated(m_stage->x(12) - m_stage->x(10), 0), theme().text), 0);
}

void TestDopeHead::secondsAreBelowTheFrames()
{
    const QColor tick = blended(theme().header, theme().dim, 0.45);
    const QImage image = picture();
    for (const double seconds : {0.2, 0.4, 0.6}) { // at least 58 pixels apart
        const int x = m_stage->x(seconds * 30.0);
        QVERIFY(distance(image.pixelColor(x, 16), tick) < 8);
        QVERIFY(distance(image.pixelColor(x, 22), tick) < 8);
        QVERIFY(count(QRect(x + 4, 13, 22, 11), theme().dim) > 3);
    }
    QVERIFY(distance(image.pixelColor(m_stage->x(10.5), 16), theme().header) < 8);
    TimeAxis axis = m_stage->canvas.view().axis();
    axis.pixelsPerFrame = 2.5; // a second is 75 pixels
    m_stage->canvas.view().setAxis(axis);
    QVERIFY(distance(at(m_stage->x(60), 16), tick) < 8);
    QVERIFY(distance(at(m_stage->x(45), 22), tick) > 8);
}

bool TestDopeHead::secondsAre(double frame, const QString& text)
{
    const QImage seen = picture();
    QImage expected(seen.size(), seen.format());
    expected.fill(theme().header);
    QPainter painter(&expected);
    QFont font = m_stage->canvas.font();
    font.setPointSizeF(font.pointSizeF() * 0.88);
    painter.setFont(font);
    painter.setPen(theme().dim);
    const int left = m_stage->x(frame) + 4;
    painter.drawText(QRectF(left, 12, 80, 13), Qt::AlignLeft | Qt::AlignVCenter, text);
    painter.end();
    // Below the frame numbers and ticks; no text is wider.
    for (int y = 14; y < M::rulerHeight - 5; ++y)
        for (int x = left; x < left + 60; ++x)
            if (!isNear(seen.pixelColor(x, y), expected.pixelColor(x, y), 90))
                return false;
    return true;
}

void TestDopeHead::secondsBehindMinutesHaveTwoDigits()
{
    TimeAxis axis = m_stage->canvas.view().axis();
    axis.pixelsPerFrame = 0.5; // five seconds are 75 pixels
    axis.firstFrame = 1600.0;
    m_stage->canvas.view().setAxis(axis);
    QVERIFY(secondsAre(55 * 30, DopeCanvas::tr("%1 s").arg(55)));
    QVERIFY(secondsAre(60 * 30, QStringLiteral("1:00")));
    QVERIFY(secondsAre(65 * 30, QStringLiteral("1:05")));
    QVERIFY(!secondsAre(65 * 30, QStringLiteral("1:5")));
    QVERIFY(secondsAre(70 * 30, QStringLiteral("1:10")));
    axis.firstFrame = 30.0 * 655;
    m_stage->canvas.view().setAxis(axis);
    QVERIFY(secondsAre(30 * 665, QStringLiteral("11:05")));
}

/// A number at an end of the ruler is whole or not there.
void TestDopeHead::theEndsCutNoNumber()
{
    const auto place = [&](double frame, int x) {
        TimeAxis axis = m_stage->canvas.view().axis();
        axis.pixelsPerFrame = 6.0;
        axis.firstFrame = frame - (x - M::namesWidth) / 6.0;
        m_stage->canvas.view().setAxis(axis);
    };
    struct Number {
        double frame;
        int top, cut; ///< pixels from the right end, where the end would cut the number
        QColor colour;
    };
    const Number numbers[] = {{200.0, 3, 14, theme().text}, {210.0, 15, 14, theme().dim},
        {240.0, M::rulerHeight + 4, 8, blended(theme().header, theme().dim, 0.8)}};
    const int right = m_stage->canvas.width();
    const QRect ruler(M::namesWidth, 0, right - M::namesWidth, M::headHeight);
    for (const Number& number : numbers) {
        const auto pixels = [&](int x) {
            place(number.frame, x);
            return count(QRect(x + 2, number.top, 26, 8) & ruler, number.colour);
        };
        QCOMPARE(pixels(right - number.cut), 0);
        QVERIFY(pixels(right - 50) > 2);
        QVERIFY(pixels(M::namesWidth + 2) > 2);
        QCOMPARE(pixels(M::namesWidth - 9), 0);
    }
}

void TestDopeHead::beatsAndBarsHaveTicks()
{
    Document& document = m_stage->document;
    mmd::SceneSettings settings = document.scene().settings;
    settings.beatsPerMinute = 360.0; // a beat every five frames
    settings.beatsPerBar = 3;
    settings.firstBeat = 2.0;
    document.apply(mmd::changeSettings(document.scene(), settings), {});
    const int high = M::rulerHeight + 3, low = M::rulerHeight + 12;
    const QColor header = theme().header;
    const QImage image = picture();
    const auto mark = [&](double frame, int y) {
        return distance(image.pixelColor(m_stage->x(frame), y), header) > 12;
    };
    for (const double bar : {2.0, 17.0, 32.0}) {
        QVERIFY(mark(bar, high) && mark(bar, low));
        QVERIFY(count(QRect(m_stage->x(bar) + 3, M::rulerHeight + 1, 14, M::marksHeight - 3),
                    blended(header, theme().dim, 0.8)) > 2); // its number
    }
    for (const double beat : {7.0, 12.0, 22.0, 27.0})
        QVERIFY(!mark(beat, high) && mark(beat, low));
    for (const double none : {9.5, 14.5, 20.0})
        QVERIFY(!mark(none, high) && !mark(none, low));
}

void TestDopeHead::thePlayRangeIsABand()
{
    const QColor header = theme().header, bright = theme().accentBright;
    const int y = M::rulerHeight - 3;
    QVERIFY(distance(at(m_stage->x(8), y), blended(header, bright, 0.4)) < 8); // the whole height
    QVERIFY(distance(at(m_stage->x(22), y), header) < 8);
    QVERIFY(isNear(at(m_stage->x(0) + 1, M::rulerHeight - 3), theme().dim));
    mmd::SceneSettings settings = m_stage->document.scene().settings;
    settings.playFirst = 4;
    settings.playLast = 15;
    Document& document = m_stage->document;
    document.apply(mmd::changeSettings(document.scene(), settings), {});
    QVERIFY(distance(at(m_stage->x(8), y), blended(header, bright, 0.8)) < 8);
    QVERIFY(distance(at(m_stage->x(2), y), header) < 8);
    QVERIFY(distance(at(m_stage->x(17), y), header) < 8);
    // The handles point inwards.
    QVERIFY(isNear(at(m_stage->x(4) + 1, M::rulerHeight - 5), bright));
    QVERIFY(isNear(at(m_stage->x(15) - 2, M::rulerHeight - 5), bright));
    QVERIFY(!isNear(at(m_stage->x(4) - 2, M::rulerHeight - 5), bright));
    QVERIFY(!isNear(at(m_stage->x(15) + 2, M::rulerHeight - 5), bright));
}

void TestDopeHead::whatIsSimulatedIsGreen()
{
    m_stage->canvas.setSimulated({{5, 10}, {15, 15}});
    const QColor green = blended(theme().header, theme().draft, 0.85);
    constexpr int y = 1; // below the focus frame's line
    QVERIFY(distance(at(m_stage->x(5), y), green) < 8);
    QVERIFY(distance(at(m_stage->x(9.9), y), green) < 8);
    QVERIFY(distance(at(m_stage->x(15), y), green) < 8); // at least a pixel
    QVERIFY(distance(at(m_stage->x(4.5), y), green) > 60);
    QVERIFY(distance(at(m_stage->x(11), y), green) > 60);
    QVERIFY(distance(at(m_stage->x(7.5), 3), green) > 60);
}

void TestDopeHead::aChosenMarkerIsFilled()
{
    const mmd::Marker marker{14, "turn"};
    Document& document = m_stage->document;
    document.apply(mmd::addMarkers(document.scene(), std::span(&marker, 1)), {});
    const int x = m_stage->x(14), end = x + m_stage->canvas.markers().widthOf(marker);
    const int top = M::rulerHeight + 2;
    QVERIFY(distance(at(end, top), theme().header) < 8);
    m_stage->canvas.markers().select(marker);
    QVERIFY(distance(at(end, top), theme().marker) < 8);
    QVERIFY(isNear(at(x + 2, M::rulerHeight + 8), theme().field)); // its flag is hollow
    QVERIFY(distance(at(end + 4, top), theme().header) < 8);
    m_stage->canvas.markers().select(mmd::Marker{14, "other"}); // there is no such marker
    QVERIFY(!m_stage->canvas.markers().selected());
    QVERIFY(distance(at(end, top), theme().header) < 8);
}

void TestDopeHead::theCornerSaysTheTime()
{
    const QRect time(10, 2, 120, M::rulerHeight - 6), tempo(10, M::rulerHeight + 1, 150, 14);
    const auto part = [&](const QRect& area) { return picture().copy(area); };
    const QImage before = part(time), beats = part(tempo);
    QVERIFY(count(time, theme().dim) > 10 && count(tempo, theme().dim) > 10);
    m_stage->document.setCurrentFrame(24);
    QVERIFY(part(time) != before);
    QVERIFY(part(tempo) == beats);
    mmd::SceneSettings settings = m_stage->document.scene().settings;
    settings.beatsPerMinute = 90.0;
    Document& document = m_stage->document;
    document.apply(mmd::changeSettings(document.scene(), settings), {});
    QVERIFY(part(tempo) != beats);
}

int TestDopeHead::rowsOfNumber(const QImage& picture, const QRect& area)
{
    int rows = 0;
    for (int y = area.top(); y <= area.bottom(); ++y)
        rows += countOf(picture, QRect(area.left(), y, area.width(), 1), numberColour, 60) > 0;
    return rows;
}

/// With large texts, too: compares with the same number painted without an edge.
void TestDopeHead::theCurrentFramesNumberIsWhole()
{
    for (const int percent : {100, 150, 200}) {
        applyFont(*qApp, m_usual, percent);
        init();
        const QFontMetrics metrics = m_stage->canvas.fontMetrics();
        const QString text = QStringLiteral("25");
        QImage whole(200, 100, QImage::Format_RGB32);
        whole.fill(theme().currentFrame);
        QPainter painter(&whole);
        painter.setFont(m_stage->canvas.font());
        painter.setPen(numberColour);
        painter.drawText(whole.rect(), Qt::AlignCenter, text);
        painter.end();
        const int width = metrics.horizontalAdvance(text);
        const QRect flag(m_stage->x(25) - width / 2, 0, width, M::flagHeight);
        const int rows = rowsOfNumber(whole, whole.rect());
        QVERIFY(rows > 5);
        const int seen = rowsOfNumber(picture(), flag);
        QVERIFY2(std::abs(seen - rows) <= 1,
            qPrintable(QStringLiteral("%1 %: %2 of %3").arg(percent).arg(seen).arg(rows)));
        // It is on its red ground, which is wider than it is.
        QVERIFY(isNear(at(flag.left() - 3, M::flagHeight / 2), theme().currentFrame));
        QVERIFY(isNear(at(flag.right() + 3, M::flagHeight / 2), theme().currentFrame));
    }
}

/// The sheet is painted again where the number was.
void TestDopeHead::theNumberLeavesNoTrace()
{
    class Paints : public QObject {
    public:
        bool eventFilter(QObject*, QEvent* event) override
        {
            if (event->type() == QEvent::Paint)
                region += static_cast<QPaintEvent*>(event)->region();
            return false;
        }
        QRegion region;
    } paints;
    applyFont(*qApp, m_usual, 200);
    init();
    constexpr double frame = 1234567.0;
    TimeAxis axis = m_stage->canvas.view().axis();
    axis.firstFrame = frame - 8.0;
    m_stage->canvas.view().setAxis(axis);
    m_stage->document.setCurrentFrame(frame);
    const int half =
        m_stage->canvas.fontMetrics().horizontalAdvance(QStringLiteral("1234567")) / 2 + 5;
    const QRect number(m_stage->x(frame) - half, 0, 2 * half, M::flagHeight);
    QVERIFY(m_stage->canvas.rect().contains(number));
    QTest::qWait(50); // it is painted
    m_stage->canvas.installEventFilter(&paints);
    m_stage->document.setCurrentFrame(frame - 200.0);
    QTRY_VERIFY(!paints.region.isEmpty());
    QTRY_VERIFY(QRegion(number).subtracted(paints.region).isEmpty());
    m_stage->canvas.removeEventFilter(&paints);
}

/// The window repaints only the parts where something moved.
void TestDopeHead::aRepaintedPartIsLikeTheWhole()
{
    const QImage whole = picture();
    for (int left = M::namesWidth; left + 7 < m_stage->canvas.width(); left += 7) {
        const QRect part(left, 0, 7, M::rulerHeight);
        QImage again(part.size(), whole.format());
        m_stage->canvas.render(&again, {}, part);
        QVERIFY2(again == whole.copy(part), qPrintable(QString::number(left)));
    }
}

QTEST_MAIN(TestDopeHead)
#include "test_dope_head.moc"
