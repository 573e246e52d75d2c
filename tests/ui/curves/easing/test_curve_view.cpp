// SPDX-License-Identifier: MIT
#include "tests/support/colours.h"
#include "ui/curves/channel_buttons.h"
#include "ui/curves/easing/curve_thumbnail.h"
#include "ui/curves/easing/curve_view.h"
#include "ui/theme/theme.h"

#include <QtCore/QCoreApplication>
#include <QtGui/QMouseEvent>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

#include <cmath>

using namespace odori;
using namespace odori::test;
using mmd::BezierCurve;

namespace {

const QColor ink(Qt::magenta);
constexpr BezierCurve sCurve{64, 0, 64, 127};
/// A point on the S curve, away from the diagonal.
const QPointF onS(37.98, 19.84);

/// The curves of one key, or of keys with equal curves.
SelectedCurves one(const BezierCurve& curve, Segment segment = {38, 45})
{
    SelectedCurves curves;
    curves.keyCount = 1;
    curves.curves = {curve};
    curves.curveChannels = {3};
    curves.coordinates = {curve.x1, curve.y1, curve.x2, curve.y2};
    curves.segment = segment;
    if (!segment.isEmpty())
        curves.segments = {{curve, segment}};
    return curves;
}

/// Curves whose first handles differ.
SelectedCurves two(const BezierCurve& a, const BezierCurve& b)
{
    SelectedCurves curves = one(a);
    curves.keyCount = 2;
    curves.curves = {a, b};
    curves.curveChannels = {0, 4};
    curves.coordinates[0].reset();
    curves.segment.reset();
    curves.segments = {{a, {0, 10}}, {b, {0, 20}}};
    return curves;
}

} // namespace

/// The easing view alone: the position of its square, its painting, its mouse handling.
class TestCurveView : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { applyTheme(*qApp, darkTheme()); }
    void init();
    void theSquareFillsTheRoom_data();
    void theSquareFillsTheRoom();
    void theSquareHasEightCells();
    void aCurveIsDrawnAsItIs();
    void handlesHangOnTheirEnds();
    void handlesThatAreNotSharedAreHollow();
    void severalChannelsHaveTheirColours();
    void theAxesSayWhatTheyAre();
    void theCaptionIsBelowTheMiddle();
    void everySegmentHasItsDot();
    void theSpeedOfAnEvenCurveIsLevel();
    void theActiveHandleHasARing();
    void theMouseTakesTheNearest();
    void ofTwoOnOnePlaceTheActiveIsTaken();
    void theMouseIsSeenOverAHandle();
    void controlIsATenth();
    void aThumbnailIsUpright();

private:
    [[nodiscard]] QImage picture() { return m_view->grab().toImage(); }
    /// The pixel at a point of the grid.
    [[nodiscard]] QColor at(QPointF point)
    {
        return picture().pixelColor(m_view->positionOf(point).toPoint());
    }
    /// The smallest distance to `colour` within a pixel of that point.
    [[nodiscard]] int nearest(QPointF point, const QColor& colour);
    [[nodiscard]] QRectF square() const
    {
        return QRectF(m_view->positionOf({0, 127}), m_view->positionOf({127, 0}));
    }
    void mouse(QEvent::Type type, QPointF place, Qt::KeyboardModifiers modifiers = {});
    [[nodiscard]] const Theme& theme() const { return darkTheme(); }

    std::unique_ptr<CurveView> m_view;
};

void TestCurveView::init()
{
    m_view = std::make_unique<CurveView>();
    m_view->resize(300, 280);
}

int TestCurveView::nearest(QPointF point, const QColor& colour)
{
    const QImage image = picture();
    const QPoint middle = m_view->positionOf(point).toPoint();
    int least = 999;
    for (int x = -1; x <= 1; ++x)
        for (int y = -1; y <= 1; ++y)
            least = std::min(least, distance(image.pixelColor(middle + QPoint(x, y)), colour));
    return least;
}

void TestCurveView::mouse(QEvent::Type type, QPointF place, Qt::KeyboardModifiers modifiers)
{
    const bool moves = type == QEvent::MouseMove;
    const bool holds = type != QEvent::MouseButtonRelease;
    QMouseEvent event(type, place, m_view->mapToGlobal(place),
        moves ? Qt::NoButton : Qt::LeftButton, holds ? Qt::LeftButton : Qt::NoButton, modifiers);
    QCoreApplication::sendEvent(m_view.get(), &event);
}

void TestCurveView::theSquareFillsTheRoom_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("wide") << QSize(500, 200);
    QTest::newRow("high") << QSize(160, 420);
    QTest::newRow("nearly square") << QSize(301, 300);
    QTest::newRow("small") << QSize(120, 110);
    QTest::newRow("hardly there") << QSize(20, 12);
}

/// The square is centred, with space for numbers at the left and the bottom, and for half a handle
/// at the other sides.
void TestCurveView::theSquareFillsTheRoom()
{
    QFETCH(QSize, size);
    m_view->resize(size);
    const QFontMetrics metrics = m_view->fontMetrics();
    const QRectF room(QPointF(metrics.horizontalAdvance(QStringLiteral("127")) + 8, 8),
        QPointF(size.width() - 10, size.height() - metrics.height() - 6));
    const QRectF is = square();
    QCOMPARE(is.width(), is.height());
    QCOMPARE(is, QRectF(is.toRect())); // aligned to whole pixels
    if (size.width() < 100) {
        QCOMPARE(is.size(), QSizeF(1, 1)); // not empty, however small the view is
        return;
    }
    QCOMPARE(is.width(), std::min(room.width(), room.height()));
    QVERIFY(std::abs((is.left() - room.left()) - (room.right() - is.right())) <= 1.0);
    QVERIFY(std::abs((is.top() - room.top()) - (room.bottom() - is.bottom())) <= 1.0);
    QCOMPARE(m_view->positionOf({63.5, 63.5}), is.center());
}

void TestCurveView::theSquareHasEightCells()
{
    const QImage image = picture();
    const QRect area = square().toRect();
    const auto isLine = [&](int x, int y) { return image.pixelColor(x, y) != theme().field; };
    const int y = int(m_view->positionOf({0, 119}).y()),
              end = int(m_view->positionOf({105, 0}).x());
    int columns = 0;
    for (int x = area.left() + 2; x < end; ++x)
        columns += isLine(x, y);
    QCOMPARE(columns, 6); // of seven; the next one is at the diagonal
    const int x = int(m_view->positionOf({8, 0}).x()), low = int(m_view->positionOf({0, 20}).y());
    int rows = 0;
    for (int each = area.top() + 2; each < low; ++each)
        rows += isLine(x, each);
    QCOMPARE(rows, 6);
    QVERIFY(isLine(area.left(), y) && isLine(x, area.top())); // the border
    QCOMPARE(at({8, 119}), theme().field);
    QCOMPARE(image.pixelColor(area.left() - 4, area.center().y()), theme().panel);
    QCOMPARE(countOf(image, image.rect(), ink), 0); // nothing else without a key
}

void TestCurveView::aCurveIsDrawnAsItIs()
{
    m_view->setCurves(one(sCurve), ink, false);
    QVERIFY(nearest(onS, ink) < 60);
    QVERIFY(nearest({127 - onS.x(), 127 - onS.y()}, ink) < 60);
    QVERIFY(nearest({onS.y(), onS.x()}, ink) > 200);
    QVERIFY(nearest({38, 38}, ink) > 200); // the diagonal
    m_view->setCurves(one({0, 127, 0, 127}), ink, false);
    QVERIFY(nearest(onS, ink) > 200);
    QVERIFY(nearest({15.9, 111.1}, ink) < 60);
}

void TestCurveView::handlesHangOnTheirEnds()
{
    m_view->setCurves(one({90, 20, 20, 100}), ink, false);
    for (const QPointF& handle : {QPointF(90, 20), QPointF(20, 100)}) {
        QVERIFY(isNear(at(handle), ink));
        const QPoint place = m_view->positionOf(handle).toPoint();
        const QImage image = picture();
        QVERIFY(isNear(image.pixelColor(place + QPoint(0, 3)), ink));
        QVERIFY(!isNear(image.pixelColor(place + QPoint(7, 3)), ink));
    }
    QVERIFY(nearest({45, 10}, ink) < 120);      // starts at 0, 0
    QVERIFY(nearest({73.5, 113.5}, ink) < 120); // starts at 127, 127
    QVERIFY(nearest({108.5, 73.5}, ink) > 200); // not at the other end
    QCOMPARE(m_view->handle(0), QPoint(90, 20));
    QCOMPARE(m_view->handle(1), QPoint(20, 100));
}

void TestCurveView::handlesThatAreNotSharedAreHollow()
{
    m_view->setCurves(two({90, 20, 20, 100}, {110, 20, 20, 100}), ink, false);
    QVERIFY(isNear(at({90, 20}), theme().field)); // hollow, at the first key's point
    QVERIFY(isNear(at({20, 100}), ink));
    const QPoint place = m_view->positionOf({90, 20}).toPoint();
    QVERIFY(
        countOf(picture(), QRect(place - QPoint(6, 6), place + QPoint(6, 6)), ink) > 6); // outline
    QVERIFY(nearest({110, 20}, ink) < 250); // a small dot for the other key
}

void TestCurveView::severalChannelsHaveTheirColours()
{
    const BezierCurve high{0, 127, 0, 127};
    for (const bool several : {true, false}) {
        m_view->setCurves(two(sCurve, high), ink, several);
        const QColor first = several ? channelColour(theme(), 0) : ink;
        const QColor second = several ? channelColour(theme(), 4) : ink;
        // A curve that is not shared is drawn at half strength.
        QVERIFY(nearest(onS, blended(theme().field, first, 0.5)) < 60);
        QVERIFY(nearest({15.9, 111.1}, blended(theme().field, second, 0.5)) < 60);
        QVERIFY(nearest(onS, several ? ink : theme().x) > 90);
    }
}

void TestCurveView::theAxesSayWhatTheyAre()
{
    const QRect area = square().toRect();
    const int line = m_view->fontMetrics().height();
    const QRect top(0, area.top() - line / 2, area.left() - 5, line);
    const QRect bottom = top.translated(0, area.height());
    const QRect below(area.left(), area.bottom() + 4, area.width(), line - 1);
    const QRect left(below.left(), below.top(), 30, below.height());
    const QRect right(below.right() - 29, below.top(), 30, below.height());
    const QRect middle = below.adjusted(60, 0, -60, 0);
    const auto inked = [&](const QRect& part) { return countOf(picture(), part, theme().dim) > 2; };
    QVERIFY(!inked(top) && !inked(bottom)); // no key
    m_view->setCurves(one(sCurve), ink, false);
    QVERIFY(inked(top) && inked(bottom) && inked(left) && inked(right) && !inked(middle));
    QVERIFY(!inked(QRect(0, area.center().y() - 20, area.left() - 5, 40)));
    m_view->setCurves(one(sCurve, {0, 0}), ink, false); // no segment ends here: shows a text
    QVERIFY(inked(middle));
    const QImage first = picture();
    m_view->setCurves(two(sCurve, sCurve), ink, false);
    QVERIFY(inked(middle));
    QVERIFY(picture().copy(middle) != first.copy(middle)); // another text
}

void TestCurveView::theCaptionIsBelowTheMiddle()
{
    m_view->setCurves(two(sCurve, sCurve), ink, false);
    const QRect below(0, int(square().bottom()) + 4, m_view->width(), 12);
    const QImage image = picture();
    int first = -1, last = -1;                  // columns of the text
    const int begin = int(square().left()) + 4; // right of the axis number
    for (int x = begin; x < below.width(); ++x)
        if (countOf(image, QRect(x, below.top(), 1, below.height()), theme().dim) > 0) {
            first = first < 0 ? x : first;
            last = x;
        }
    QVERIFY(last - first > 40);
    QVERIFY(std::abs((first + last) / 2.0 - square().center().x()) < 3.0);
}

void TestCurveView::everySegmentHasItsDot()
{
    SelectedCurves curves = one(sCurve);
    curves.segments = {{sCurve, {0, 10}}, {BezierCurve(), {0, 40}}};
    m_view->setCurves(curves, ink, false);
    const QColor red = theme().currentFrame;
    m_view->setCurrentFrame(5);
    QVERIFY(isNear(at({63.5, 63.5}), red));
    QVERIFY(isNear(at({127 / 8.0, 127 / 8.0}), red));
    m_view->setCurrentFrame(3);
    const double x = 0.3 * 127, y = mmd::evaluateCurve(sCurve, 0.3) * 127;
    QVERIFY(y < x - 8);
    QVERIFY(isNear(at({x, y}), red));
    QVERIFY(!isNear(at({63.5, 63.5}), red));
    m_view->setCurrentFrame(10); // the segment's end is included
    QVERIFY(isNear(at({126, 126}), red));
    m_view->setCurrentFrame(30);
    QVERIFY(!isNear(at({126, 126}), red));
    QVERIFY(isNear(at({0.75 * 127, 0.75 * 127}), red));
    m_view->setCurrentFrame(41);
    QCOMPARE(countOf(picture(), picture().rect(), red), 0);
    m_view->setCurrentFrame(0);
    QVERIFY(isNear(at({1, 1}), red));
}

void TestCurveView::theSpeedOfAnEvenCurveIsLevel()
{
    for (int height = 280; int(square().height()) % 4 != 2; ++height)
        m_view->resize(320, height); // centres the line on a row of pixels
    m_view->setCurves(one(BezierCurve()), ink, false);
    m_view->setSpeedShown(true);
    for (const double x : {50.0, 70.0, 88.0, 120.0})
        QVERIFY2(nearest({x, 127 / 4.0}, blended(theme().field, theme().marker, 0.9)) < 60,
            qPrintable(QString::number(x)));
    m_view->setCurves(one(sCurve), ink, false); // twice as fast in the middle
    const QColor line = blended(theme().field, theme().marker, 0.9);
    QVERIFY(nearest({100, 127 / 4.0}, line) > 60);
    int column = 0; // the highest point is in the middle
    const QImage image = picture();
    for (int y = square().toRect().top(); y < image.height() && column == 0; ++y)
        for (int x = square().toRect().left() + 2; x < square().right(); ++x)
            if (isNear(image.pixelColor(x, y), line, 60) && column == 0)
                column = x;
    QVERIFY(std::abs(column - square().center().x()) < 12.0);
    m_view->setSpeedShown(false);
    QCOMPARE(countOf(picture(), picture().rect(), theme().marker), 0);
}

void TestCurveView::theActiveHandleHasARing()
{
    m_view->setCurves(one({90, 20, 20, 100}), ink, false);
    m_view->show();
    QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
    const auto isRinged = [&](QPointF handle) {
        const QPoint place = m_view->positionOf(handle).toPoint();
        return countOf(picture(), QRect(place - QPoint(10, 10), place + QPoint(10, 10)),
                   theme().accentBright) > 8;
    };
    m_view->setFocus();
    QVERIFY(isRinged({90, 20}) && !isRinged({20, 100}));
    QTest::keyClick(m_view.get(), Qt::Key_2);
    QVERIFY(!isRinged({90, 20}) && isRinged({20, 100}));
    QTest::keyClick(m_view.get(), Qt::Key_1, Qt::KeypadModifier); // the window's view keys
    QVERIFY(isRinged({20, 100}));
    m_view->clearFocus();
    QVERIFY(!isRinged({90, 20}) && !isRinged({20, 100}));
}

void TestCurveView::theMouseTakesTheNearest()
{
    QSignalSpy grabbed(m_view.get(), &CurveView::handleGrabbed);
    QSignalSpy released(m_view.get(), &CurveView::handleReleased);
    const auto press = [&](QPointF place) {
        grabbed.clear();
        mouse(QEvent::MouseButtonPress, place);
        mouse(QEvent::MouseButtonRelease, place);
        return grabbed.isEmpty() ? -1 : grabbed.front().front().toInt();
    };
    QCOMPARE(press(m_view->positionOf({20, 20})), -1); // there are no handles
    m_view->setCurves(one({60, 60, 66, 60}), ink, false);
    const QPointF first = m_view->positionOf({60, 60}), second = m_view->positionOf({66, 60});
    QCOMPARE(press(first - QPointF(3, 0)), 0);
    QCOMPARE(press(second + QPointF(3, 0)), 1);
    QCOMPARE(press(first + QPointF(2, 0)), 0);
    QCOMPARE(press(second - QPointF(2, 0)), 1);
    QCOMPARE(press(second + QPointF(10.5, 0)), 1);
    QCOMPARE(press(second + QPointF(11.5, 0)), -1);
    QCOMPARE(press(first - QPointF(0, 10.5)), 0);
    QCOMPARE(press(first - QPointF(0, 11.5)), -1);
    QCOMPARE(released.count(), 6);
}

void TestCurveView::ofTwoOnOnePlaceTheActiveIsTaken()
{
    m_view->setCurves(one({60, 60, 60, 60}), ink, false);
    QSignalSpy grabbed(m_view.get(), &CurveView::handleGrabbed);
    for (const auto& [key, index] : {std::pair(Qt::Key_2, 1), {Qt::Key_1, 0}}) {
        QTest::keyClick(m_view.get(), key);
        QCOMPARE(m_view->activeHandle(), index);
        mouse(QEvent::MouseButtonPress, m_view->positionOf({60, 60}));
        mouse(QEvent::MouseButtonRelease, m_view->positionOf({60, 60}));
        QCOMPARE(grabbed.back().front().toInt(), index);
    }
}

void TestCurveView::theMouseIsSeenOverAHandle()
{
    m_view->setCurves(one({90, 20, 20, 100}), ink, false);
    const auto hover = [&](QPointF place) {
        QMouseEvent event(
            QEvent::MouseMove, place, m_view->mapToGlobal(place), Qt::NoButton, Qt::NoButton, {});
        QCoreApplication::sendEvent(m_view.get(), &event);
        return m_view->cursor().shape();
    };
    const QPointF handle = m_view->positionOf({20, 100});
    const QImage before = picture();
    QCOMPARE(hover(handle + QPointF(4, 4)), Qt::SizeAllCursor);
    QVERIFY(picture() != before); // an outline around it
    const QPoint ring = (handle + QPointF(8.5, 0)).toPoint();
    QVERIFY(distance(picture().pixelColor(ring), before.pixelColor(ring)) > 60);
    QCOMPARE(hover(handle + QPointF(30, 0)), Qt::ArrowCursor);
    QVERIFY(picture() == before);
    static_cast<void>(hover(handle));
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(m_view.get(), &leave);
    QVERIFY(picture() == before);
}

void TestCurveView::controlIsATenth()
{
    m_view->setCurves(one({60, 60, 100, 100}), ink, false);
    QSignalSpy moved(m_view.get(), &CurveView::handleMoved);
    const QPointF from = m_view->positionOf({60, 60});
    const QPointF way = m_view->positionOf({90, 80}) - m_view->positionOf({60, 60});
    for (const auto& [modifiers, place] : {std::pair(Qt::KeyboardModifiers(), QPoint(90, 80)),
             {Qt::KeyboardModifiers(Qt::ControlModifier), QPoint(63, 62)}}) {
        mouse(QEvent::MouseButtonPress, from);
        mouse(QEvent::MouseMove, from + way / 2.0, modifiers);
        mouse(QEvent::MouseMove, from + way, modifiers);
        const auto move = moved.back().front().value<HandleMove>();
        QCOMPARE(move.position, place);
        QCOMPARE(move.delta, place - QPoint(60, 60));
        QVERIFY(!move.isNudge);
        mouse(QEvent::MouseButtonRelease, from + way, modifiers);
    }
}

void TestCurveView::aThumbnailIsUpright()
{
    const auto alpha = [](const BezierCurve& curve, QPoint place) {
        const QImage image = thumbnailOf(curve, paletteOf(darkTheme())).pixmap(48).toImage();
        return qAlpha(image.pixel(place * image.width() / 48));
    };
    const BezierCurve late{127, 0, 127, 0}, early{0, 127, 0, 127};
    const QPoint low(38, 38), high(9, 9);
    QVERIFY(alpha(late, low) > 150 && alpha(early, low) == 0);
    QVERIFY(alpha(early, high) > 150 && alpha(late, high) == 0);
    ThumbnailButton button(QStringLiteral("late"), late);
    button.resize(36, 36);
    const auto colour = [&] { return button.grab().toImage().pixelColor(3, 18); };
    QCOMPARE(colour(), darkTheme().header);
    button.setChecked(true);
    QVERIFY(isNear(
        colour(), blended(button.palette().color(QPalette::Window), darkTheme().accent, 0.45), 60));
    const int bright = countOf(button.grab().toImage(), button.rect(), darkTheme().text);
    QVERIFY(bright > 3);
    button.setEnabled(false);
    QCOMPARE(colour(), darkTheme().header);
    QCOMPARE(countOf(button.grab().toImage(), button.rect(), darkTheme().text), 0);
}

QTEST_MAIN(TestCurveView)
#include "test_curve_view.moc"
