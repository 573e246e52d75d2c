// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/scene/actors.h"
#include "tests/support/colours.h"
#include "tests/ui/curves/graph/value_stage.h"
#include "ui/curves/graph/value_painter.h"
#include "ui/theme/theme.h"

#include <QtCore/QCoreApplication>
#include <QtTest/QTest>
#include <QtWidgets/QAbstractButton>

#include <cmath>

using namespace odori;
using namespace odori::test;
using enum mmd::KeyNumber;

/// Checks the colours in the painted value view.
class TestValuePainting : public QObject, private ValueStage {
    Q_OBJECT
private slots:
    void initTestCase() { applyTheme(*qApp, darkTheme()); }
    void init() { setUp(); }
    void cleanup() { tearDown(); }
    void keysHaveTheirLinesColour();
    void theActiveLineIsBroader();
    void zeroStandsOut();
    void beforeTheFirstFrameItIsDark();
    void theAxesHaveTheirNumbers();
    void namesOfEqualLinesAreBesideEachOther();
    void aNameIsAboveAKey();
    void aNameAtTheTopIsBelowAKey();
    void aNameIsAboveManyKeys();
    void theRulerHasTicks();
    void theCurrentFrameIsALine();
    void theStripHasTheEasing();
    void theStripsNameIsAboveTheHandles();
    void handlesAreHollow();
    void withoutLinesThereIsASentence();
    void theFocusHasAFrame();

private:
    [[nodiscard]] QImage picture() const { return canvas().grab().toImage(); }
    [[nodiscard]] const Theme& theme() const { return darkTheme(); }
    [[nodiscard]] double x(double frame) const { return canvas().axes().time.x(frame); }
    /// Shows only センター, without its rotations.
    void showPosition(std::initializer_list<std::uint32_t> keys = {});
    /// Shows only the first rotation of センター.
    void showRotation();
    /// Shows frame 0 at the pixel `zero`.
    void setTime(double pixelsPerFrame, double zero);
    /// Whether the mark of センター's first rotation is completely visible at a frame.
    [[nodiscard]] bool isMarked(double frame) const;
    [[nodiscard]] QColor colourAt(QPoint place) const { return picture().pixelColor(place); }
};

void TestValuePainting::showPosition(std::initializer_list<std::uint32_t> keys)
{
    show(both(tracksOf({bone("センター")}), keysOf("センター", keys)));
    mute({RotationX, RotationY, RotationZ});
}

void TestValuePainting::keysHaveTheirLinesColour()
{
    showPosition({10});
    canvas().setActiveLine(line("センター", X));
    // Around the key's centre, because the handles' lines start there.
    const auto marked = [&](mmd::KeyNumber channel, int frame, const QColor& colour) {
        const QPoint key = at(line("センター", channel), frame);
        return countOf(picture(), QRect(key - QPoint(3, 3), QSize(7, 7)), colour);
    };
    for (const mmd::KeyNumber channel : {X, Y, Z}) {
        QVERIFY(marked(channel, 20, valueColour(theme(), channel)) > 3);
        QVERIFY(marked(channel, 10, theme().selectedKey) > 3);
        QCOMPARE(marked(channel, 20, theme().selectedKey), 0);
    }
    mute({Y});
    const QPoint gone = at(line("センター", Y), 20);
    QVERIFY(!isNear(colourAt(gone), theme().y));
}

void TestValuePainting::theActiveLineIsBroader()
{
    showPosition();
    const auto breadth = [&] {
        const QPoint place = at(line("センター", Y), 28); // constant, after the last key
        const QImage image = picture();
        double covered = 0.0;
        for (int y = place.y() - 4; y <= place.y() + 4; ++y)
            covered += 1.0 - double(distance(image.pixelColor(place.x(), y), theme().y)) /
                                 double(distance(theme().field, theme().y));
        return covered;
    };
    canvas().setActiveLine(line("センター", Y));
    const double active = breadth();
    canvas().setActiveLine(line("センター", Z));
    const double other = breadth();
    QVERIFY2(std::abs(active - 2.2) < 0.4 && std::abs(other - 1.3) < 0.4,
        qPrintable(QStringLiteral("%1 %2").arg(active).arg(other)));
}

void TestValuePainting::zeroStandsOut()
{
    show(keysOf("センター", {20}));
    mute({X, Y, RotationX, RotationY, RotationZ});
    const int column = int(x(27)) + 3; // beside the vertical lines
    const double step =
        gridStep(canvas().axes().scale(mmd::Quantity::Length).pixelsPerUnit, gridPixels);
    const auto shade = [&](double value) {
        const int y = int(std::lround(
            canvas().axes().y(mmd::Quantity::Length, value) - canvas().graphArea().top()));
        return distance(colourAt({column, y + canvas().graphArea().top()}), theme().field);
    };
    const int whole = distance(theme().dim, theme().field);
    QVERIFY2(std::abs(shade(0.0) - 0.45 * whole) < 12, qPrintable(QString::number(shade(0.0))));
    QVERIFY2(std::abs(shade(step) - 0.14 * whole) < 12, qPrintable(QString::number(shade(step))));
    QVERIFY(shade(step / 2.0) < 4);
}

void TestValuePainting::beforeTheFirstFrameItIsDark()
{
    showPosition();
    const int y = canvas().graphArea().top() + 9;
    const int begin = int(x(0));
    QVERIFY(begin > 8);
    const QImage image = picture();
    QVERIFY(
        isNear(image.pixelColor(begin / 2, y), blended(theme().field, theme().window, 0.75), 6));
    QVERIFY(distance(image.pixelColor(begin + 6, y), theme().field) < 3);
}

void TestValuePainting::theAxesHaveTheirNumbers()
{
    show(tracksOf({bone("センター")}));
    const QRect area = canvas().graphArea();
    const QRect left(4, area.top() + 2, 18, area.height() - 4);
    const QRect right(canvas().width() - 40, area.top() + 2, 36, area.height() - 4);
    const auto numbers = [&](const QRect& part, const QColor& colour) {
        return countOf(picture(), part, blended(theme().field, colour, 0.75), 45) > 5;
    };
    QVERIFY(numbers(right, theme().rotation)); // degrees beside lengths
    mute({RotationX, RotationY, RotationZ});
    QVERIFY(!numbers(right, theme().rotation));
    const QImage lengths = picture().copy(left);
    mute({X, Y, Z, RotationX, RotationY, RotationZ}); // only degrees
    QVERIFY(!numbers(right, theme().rotation));
    QVERIFY(picture().copy(left) != lengths);
}

/// Lines have names that can be read, also where the lines are one, and beside the axis.
void TestValuePainting::namesOfEqualLinesAreBesideEachOther()
{
    show(tracksOf({bone("センター")}));
    mute({X, Y, Z});     // three rotations of zero
    setTime(40.0, 10.0); // no key is at a name
    const QImage image = picture();
    const QRect area = canvas().graphArea();
    int first[3] = {-1, -1, -1}, last[3] = {-1, -1, -1}; // columns with the colour of a name
    const GraphLine lines[] = {{0, RotationX}, {0, RotationY}, {0, RotationZ}};
    for (int at = 0; at < 3; ++at) {
        const QColor colour = lineColour(theme(), canvas().graph(), lines[at]);
        const double middle = canvas().positionOf(lines[at], 10.0).y();
        for (int x = area.left(); x < area.left() + area.width() / 2; ++x)
            for (int y = int(middle) - 6; y < int(middle) - 2; ++y) // above the line
                if (isNear(image.pixelColor(x, y), colour, 20)) {
                    first[at] = first[at] < 0 ? x : first[at];
                    last[at] = x;
                }
        QVERIFY2(first[at] >= area.left(), qPrintable(QString::number(at)));
    }
    QVERIFY(last[0] < first[1]);
    QVERIFY(last[1] < first[2]);
}

void TestValuePainting::showRotation()
{
    show(tracksOf({bone("センター")}));
    mute({X, Y, Z, RotationY, RotationZ});
    m_document->setCurrentFrame(29); // its line is right of what is compared
}

void TestValuePainting::setTime(double pixelsPerFrame, double zero)
{
    ValueAxes axes = canvas().axes();
    axes.time.pixelsPerFrame = pixelsPerFrame;
    axes.time.firstFrame = -zero / pixelsPerFrame;
    canvas().setAxes(axes);
}

bool TestValuePainting::isMarked(double frame) const
{
    const QPoint key = at(line("センター", RotationX), frame);
    const QImage image = picture();
    const QSize inside(3, 3); // of the disc; its middle is rounded to a pixel
    for (int x = -2; x <= 0; ++x)
        for (int y = -2; y <= 0; ++y)
            if (countOf(
                    image, QRect(key + QPoint(x, y), inside), valueColour(theme(), RotationX)) >= 5)
                return true;
    return false;
}

void TestValuePainting::aNameIsAboveAKey()
{
    showRotation();
    setTime(40.0, 80.0); // key 0 is in the middle of the name's usual position
    QVERIFY(isMarked(0));
    const QPoint key = at(line("センター", RotationX), 0);
    const QRect above(canvas().graphArea().left() + 30, key.y() - 24, 110, 14);
    QVERIFY(countOf(picture(), above, valueColour(theme(), RotationX)) > 16);
    setTime(40.0, 240.0);
    QVERIFY(isMarked(0));
    QCOMPARE(countOf(picture(), above, valueColour(theme(), RotationX)), 0);
}

/// Above it, the name would be cut.
void TestValuePainting::aNameAtTheTopIsBelowAKey()
{
    showRotation();
    setTime(40.0, 80.0);
    const QRect area = canvas().graphArea();
    ValueAxes axes = canvas().axes();
    ValueScale& scale = axes.scales[std::size_t(mmd::Quantity::Angle)];
    scale.middle = (9.0 - area.height() / 2.0) / scale.pixelsPerUnit; // zero is at the top
    canvas().setAxes(axes);
    const QPoint key = at(line("センター", RotationX), 0);
    QVERIFY(key.y() > area.top() && key.y() < area.top() + 16);
    const QRect below(area.left() + 30, key.y() + 10, 110, 14);
    QVERIFY(countOf(picture(), below, valueColour(theme(), RotationX)) > 16);
}

void TestValuePainting::aNameIsAboveManyKeys()
{
    mmd::Motion motion = m_document->actor()->motion;
    std::vector<mmd::BoneKeyframe> keys(40);
    for (std::size_t index = 0; index < keys.size(); ++index)
        keys[index].frame = std::uint32_t(index);
    mmd::replaceTrack(
        motion, mmd::Track<mmd::BoneKeyframe>(mmd::fieldOf(bone("センター").name), keys));
    m_document->load(mmd::setMotion({m_document->scene(), m_document->scene().active}, motion, {}));
    showRotation();
    setTime(16.0, 12.0);
    for (std::uint32_t frame = 0; frame < 20; ++frame)
        QVERIFY2(isMarked(frame), qPrintable(QString::number(frame)));
    const int y = at(line("センター", RotationX), 0).y();
    const QRect name(canvas().graphArea().left() + 30, y - 24, 200, 14);
    QVERIFY(countOf(picture(), name, valueColour(theme(), RotationX)) > 16);
}

void TestValuePainting::theRulerHasTicks()
{
    showPosition();
    const int bottom = canvas().graphArea().top() - 1;
    const double step = canvas().axes().time.step(64.0);
    const QImage image = picture();
    const auto isTick = [&](double frame, int up) {
        return distance(image.pixelColor(int(std::lround(x(frame))), bottom - up), theme().panel) >
               60;
    };
    QVERIFY(isTick(step, 6) && isTick(2 * step, 6));
    QVERIFY(!isTick(step * 1.5, 6));
    const double small = step >= 5.0 ? step / 5.0 : 1.0;
    QVERIFY(isTick(step + small, 3) && !isTick(step + small, 6));
    QCOMPARE(image.pixelColor(5, bottom), theme().line);
    const QRect number(int(x(step)) + 4, 1, 16, bottom - 3);
    QVERIFY(countOf(image, number, theme().dim) > 3);
}

void TestValuePainting::theCurrentFrameIsALine()
{
    showPosition();
    for (const double frame : {7.0, 22.4}) {
        m_document->setCurrentFrame(frame);
        const QImage image = picture();
        const int place = int(std::lround(x(frame)));
        for (const int y : {3, canvas().graphArea().top() + 9, canvas().height() - 4}) {
            QCOMPARE(image.pixelColor(place, y), theme().currentFrame);
            QVERIFY(!isNear(image.pixelColor(place + 3, y), theme().currentFrame));
        }
        const int mark = canvas().graphArea().top() - 6; // a mark that points down
        QVERIFY(isNear(image.pixelColor(place - 3, mark), theme().currentFrame));
        QVERIFY(isNear(image.pixelColor(place + 3, mark), theme().currentFrame));
        QVERIFY(!isNear(image.pixelColor(place + 3, mark + 5), theme().currentFrame));
    }
}

void TestValuePainting::theStripHasTheEasing()
{
    show(keysOf("左ひじ", {45})); // this key has an S curve
    const QRect strip = canvas().stripArea();
    QCOMPARE(strip.bottom(), canvas().height() - 1);
    QVERIFY(strip.height() > 40 && canvas().graphArea().bottom() < strip.top());
    const auto stripAt = [&](double frame, double progress) {
        const QPoint place(int(std::lround(x(frame))), int(std::lround(canvas().stripY(progress))));
        const QImage image = picture();
        int least = 999;
        for (int dx = -1; dx <= 1; ++dx)
            for (int dy = -1; dy <= 1; ++dy)
                least = std::min(
                    least, distance(image.pixelColor(place + QPoint(dx, dy)), theme().rotation));
        return least;
    };
    const double early = 38 + 7 * 0.3;
    const double progress = mmd::evaluateCurve({64, 0, 64, 127}, 0.3) * 127.0;
    QVERIFY(stripAt(early, progress) < 90);
    QVERIFY(stripAt(early, 0.3 * 127.0) > 150); // not linear
    QVERIFY(stripAt(12, 127.0 * 12 / 38) < 90); // linear up to the previous key
    const QRect name(6, strip.top() + 2, 90, 14);
    QVERIFY(countOf(picture(), name, theme().text) > 20);
    mute({RotationX, RotationY, RotationZ});
    QVERIFY(canvas().stripArea().isEmpty());
    QCOMPARE(canvas().graphArea().bottom(), canvas().height() - 1);
    mute({RotationY});
    QVERIFY(!canvas().stripArea().isEmpty());
    m_editor->resize(900, 190); // too low for both
    QCoreApplication::processEvents();
    QVERIFY(canvas().stripArea().isEmpty());
}

void TestValuePainting::theStripsNameIsAboveTheHandles()
{
    show(keysOf("左ひじ", {38}));
    const QRect name(6, canvas().stripArea().top() + 2, 90, 14);
    ValueAxes axes = canvas().axes();
    axes.time.firstFrame = 30.0; // the key's upper handle, at frame 32, is left
    canvas().setAxes(axes);
    const auto& handles = canvas().handles();
    QVERIFY(std::any_of(handles.begin(), handles.end(), [&](const GraphHandle& each) {
        return QRectF(name).adjusted(0, 0, 0, 4).contains(canvas().positionOf(each));
    }));
    QCOMPARE(countOf(picture(), name, theme().rotation, 60), 0);
}

void TestValuePainting::handlesAreHollow()
{
    showPosition({20});
    const GraphHandle& first = handle(Y, 20, 0);
    const QPoint place = canvas().positionOf(first).toPoint();
    QVERIFY(isNear(colourAt(place), theme().field));
    const QRect rim(place - QPoint(5, 5), place + QPoint(5, 5));
    QVERIFY(countOf(picture(), rim, theme().y) > 8);
    show(tracksOf({bone("センター")})); // without a key there are no marks
    QVERIFY(canvas().handles().empty());
    QVERIFY(countOf(picture(), rim, theme().y) < 8 + 22);
}

void TestValuePainting::withoutLinesThereIsASentence()
{
    show({});
    const QRect middle(canvas().width() / 2 - 150, canvas().graphArea().center().y() - 30, 300, 60);
    const QImage nothing = picture();
    QVERIFY(countOf(nothing, middle, theme().dim) > 100);
    show(tracksOf({bone("上半身")})); // it has no keys
    QVERIFY(countOf(picture(), middle, theme().dim) > 60);
    QVERIFY(picture().copy(middle) != nothing.copy(middle));
    showPosition();
    QVERIFY(countOf(picture(), middle, theme().dim) < 20);
}

void TestValuePainting::theFocusHasAFrame()
{
    showPosition();
    const QColor frame = canvas().palette().color(QPalette::Highlight);
    const QPoint left(0, canvas().height() / 2),
        bottom(canvas().width() / 2, canvas().height() - 1);
    QVERIFY(colourAt(left) == frame && colourAt(bottom) == frame);
    m_editor->valueView().channels().button(mmd::KeyNumber::X)->setFocus();
    QVERIFY(colourAt(left) != frame && colourAt(bottom) != frame);
}

QTEST_MAIN(TestValuePainting)
#include "test_value_painting.moc"
