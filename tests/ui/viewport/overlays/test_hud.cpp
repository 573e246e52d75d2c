// SPDX-License-Identifier: MIT
#include "ui/theme/theme.h"
#include "ui/viewport/overlays/hud.h"

#include <QtGui/QImage>
#include <QtGui/QPainter>
#include <QtTest/QTest>

#include <cstdlib>

using namespace odori;

namespace {

constexpr int width = 400, height = 300, margin = 12;

bool isNear(const QColor& a, const QColor& b, int most = 12)
{
    return std::abs(a.red() - b.red()) <= most && std::abs(a.green() - b.green()) <= most &&
           std::abs(a.blue() - b.blue()) <= most;
}

} // namespace

/// The texts over the picture, on white.
class TestHud : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        m_hud = {};
        m_hud.setFont(QGuiApplication::font());
    }
    void withoutAnythingItIsClear();
    void theTitleIsAtTheLeftAndTheRateAtTheRight();
    void theTitleIsReadableBesideAndInTheSafeFrame();
    void boxesMakeTextsReadableOnAnything();
    void textsThatChangeAreWrittenAnew();
    void theNumberStandsBesideTheMouse();
    void theNumberStaysInThePicture_data();
    void theNumberStaysInThePicture();
    void theRubberBandIsWhereItIsDrawn();
    void theSectorHasItsColour();
    void aNameStandsBesideItsMark();
    void theFramesOfGhostsStandOverThem();
    void aCleanViewHasOnlyItsNote();
    void theReasonOfAMissingPictureFitsItsMiddle_data();
    void theReasonOfAMissingPictureFitsItsMiddle();

private:
    [[nodiscard]] QImage painted(const QPointF& mouse = {200, 150})
    {
        QImage image(width, height, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.setFont(QGuiApplication::font());
        m_hud.paint(painter, QSizeF(width, height), mouse, darkTheme());
        return image;
    }
    /// The bounding box of pixels that are not white.
    [[nodiscard]] static QRect inkIn(const QImage& image, const QRect& area)
    {
        QRect ink;
        for (int y = area.top(); y <= area.bottom(); ++y)
            for (int x = area.left(); x <= area.right(); ++x)
                if (image.pixelColor(x, y) != QColor(Qt::white))
                    ink |= QRect(x, y, 1, 1);
        return ink;
    }
    Hud m_hud;
};

void TestHud::withoutAnythingItIsClear()
{
    QVERIFY(inkIn(painted(), QRect(0, 0, width, height)).isEmpty());
}

void TestHud::theTitleIsAtTheLeftAndTheRateAtTheRight()
{
    m_hud.setTitle(QStringLiteral("Hand"));
    const QRect title = inkIn(painted(), QRect(0, 0, width, height));
    QVERIFY(title.left() >= margin && title.left() < margin + 6);
    QVERIFY(title.top() >= margin - 4 && title.bottom() < 40 && title.right() < 100);
    m_hud.setTitle({});
    m_hud.setRate(QStringLiteral("30 fps"));
    const QRect rate = inkIn(painted(), QRect(0, 0, width, height));
    QVERIFY(rate.right() < width - margin + 1 && rate.right() > width - margin - 6);
    QVERIFY(rate.left() > width - 100 && rate.bottom() < 40);
    m_hud.setRate({});
    QVERIFY(inkIn(painted(), QRect(0, 0, width, height)).isEmpty());
}

/// Light on the dimmed part, dark on the film.
void TestHud::theTitleIsReadableBesideAndInTheSafeFrame()
{
    m_hud.safeFrame = QRectF(50, 0, width - 100, height);
    m_hud.setTitle(QStringLiteral("HHHHHHHHHHHHHHHHH"));
    const QImage image = painted();
    const auto has = [&](const QRect& area, const QColor& colour) {
        for (int y = area.top(); y <= area.bottom(); ++y)
            for (int x = area.left(); x <= area.right(); ++x)
                if (isNear(image.pixelColor(x, y), colour, 24))
                    return true;
        return false;
    };
    const QColor light(0xf0, 0xf2, 0xf5), dark(0x1e, 0x23, 0x2b);
    const QRect beside(0, 0, 49, 30), film(51, 0, 60, 12 + 20);
    QVERIFY(has(beside, light) && !has(beside, dark));
    QVERIFY(has(film, dark));
}

/// A dark box with light text: a background can be black or a picture.
void TestHud::boxesMakeTextsReadableOnAnything()
{
    m_hud.isBoxed = true;
    QVERIFY(inkIn(painted(), QRect(0, 0, width, height)).isEmpty()); // no empty boxes
    m_hud.setTitle(QStringLiteral("HHHH"));
    m_hud.setRate(QStringLiteral("30 fps"));
    const QImage image = painted();
    const QRect title = inkIn(image, QRect(0, 0, width / 2, height));
    const QRect rate = inkIn(image, QRect(width / 2, 0, width / 2, height));
    QCOMPARE(title.topLeft(), QPoint(margin, margin));
    QCOMPARE(rate.right(), width - margin - 1);
    for (const QRect& box : {title, rate}) {
        QVERIFY(image.pixelColor(box.center().x(), box.top() + 2).lightness() < 80);
        int light = 0;
        for (int y = box.top() + 3; y < box.bottom() - 3; ++y)
            for (int x = box.left() + 6; x < box.right() - 6; ++x)
                light += isNear(image.pixelColor(x, y), QColor(0xf0, 0xf2, 0xf5), 40);
        QVERIFY(light > 15);
    }
}

void TestHud::textsThatChangeAreWrittenAnew()
{
    m_hud.setTitle(QStringLiteral("Front"));
    const QImage front = painted();
    m_hud.setTitle(QStringLiteral("<b>Front"));
    QVERIFY(painted() != front); // plain text: a bone can have this name
    m_hud.setTitle(QStringLiteral("Front"));
    QVERIFY(painted() == front);
    QFont large = QGuiApplication::font();
    large.setPointSizeF(large.pointSizeF() * 2.0);
    m_hud.setFont(large);
    QImage image(width, height, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setFont(large);
    m_hud.paint(painter, QSizeF(width, height), {}, darkTheme());
    QVERIFY(inkIn(image, image.rect()).width() > inkIn(front, front.rect()).width() * 3 / 2);
}

void TestHud::theNumberStandsBesideTheMouse()
{
    m_hud.setNumber(QStringLiteral("Z +12.0°"));
    const QImage image = painted({200, 150});
    const QRect box = inkIn(image, image.rect());
    QVERIFY(std::abs(box.left() - 218) <= 1); // right of the point and above it
    QVERIFY(std::abs(box.bottom() - (150 - 14 + 8 - 1)) <= 1);
    QVERIFY(box.width() > 40 && box.width() < 120 && box.height() > 14 && box.height() < 40);
    QVERIFY(image.pixelColor(box.left() + 4, box.center().y()).lightness() < 80); // a dark box
    int light = 0;                                                                // with light text
    for (int x = box.left(); x <= box.right(); ++x)
        for (int y = box.top() + 3; y <= box.bottom() - 3; ++y)
            light += image.pixelColor(x, y).lightness() > 200;
    QVERIFY(light > 20);
}

void TestHud::theNumberStaysInThePicture_data()
{
    QTest::addColumn<QPointF>("mouse");
    QTest::newRow("right") << QPointF(width - 3, 150);
    QTest::newRow("top") << QPointF(100, 2);
    QTest::newRow("corner") << QPointF(width + 50, -40);
    QTest::newRow("left of it") << QPointF(-300, 150);
}

void TestHud::theNumberStaysInThePicture()
{
    QFETCH(QPointF, mouse);
    m_hud.setNumber(QStringLiteral("X −1.00"));
    const QRect whole = inkIn(painted({100, 150}), QRect(0, 0, width, height));
    const QRect box = inkIn(painted(mouse), QRect(0, 0, width, height));
    QVERIFY(std::abs(box.width() - whole.width()) <= 1);
    QVERIFY(std::abs(box.height() - whole.height()) <= 1);
    QVERIFY(QRect(margin - 1, margin - 1, width - 2 * margin + 2, height - margin).contains(box));
}

void TestHud::theRubberBandIsWhereItIsDrawn()
{
    m_hud.rubberBand = QRectF(50, 60, 100, 80);
    const QImage image = painted();
    QCOMPARE(inkIn(image, image.rect()), QRect(50, 60, 100, 80));
    QVERIFY(isNear(image.pixelColor(100, 60), darkTheme().accent));
    QVERIFY(isNear(image.pixelColor(50, 100), darkTheme().accent));
    const QColor inside = image.pixelColor(100, 100); // the picture is visible through it
    QVERIFY(inside.lightness() > 200 && inside.blue() > inside.red() + 20);
}

void TestHud::theSectorHasItsColour()
{
    m_hud.sector = QPolygonF({{100, 100}, {200, 100}, {100, 200}});
    m_hud.sectorColour = QColor(255, 0, 0);
    const QImage image = painted();
    const QColor inside = image.pixelColor(120, 120);
    QVERIFY(isNear(inside, QColor(255, 185, 185)));
    QCOMPARE(image.pixelColor(180, 180), QColor(Qt::white));
    QVERIFY(isNear(image.pixelColor(190, 102), inside, 20));
}

void TestHud::aNameStandsBesideItsMark()
{
    m_hud.named = {100, 150};
    m_hud.setName(QStringLiteral("Hand"));
    const QImage image = painted();
    const QRect box = inkIn(image, image.rect());
    QVERIFY(std::abs(box.left() - 112) <= 1);
    QVERIFY(box.bottom() < 150 && box.bottom() > 135);
    m_hud.setNumber(QStringLiteral("X +1.00")); // of a drag: nothing else is beside the mouse
    QVERIFY(inkIn(painted({300, 250}), QRect(0, 0, 290, height)).isEmpty());
}

void TestHud::theFramesOfGhostsStandOverThem()
{
    m_hud.frames = {{.at = {100, 100}, .number = 12, .isBefore = true},
        {.at = {300, 100}, .number = 34, .isBefore = false}};
    const QImage image = painted();
    const QRect before = inkIn(image, QRect(0, 0, 200, height));
    const QRect after = inkIn(image, QRect(200, 0, 200, height));
    QVERIFY(before.right() < 100 && before.right() > 94 && before.bottom() < 100);
    QVERIFY(after.left() > 300 && after.left() < 306);
    const QPoint side(before.left() + 2, before.center().y());
    QVERIFY(image.pixelColor(side).red() > image.pixelColor(side).blue() + 60);
    // One that would cover the first is left out.
    m_hud.frames.push_back({.at = {104, 98}, .number = 56, .isBefore = true});
    QVERIFY(painted() == image);
}

void TestHud::aCleanViewHasOnlyItsNote()
{
    m_hud.setTitle(QStringLiteral("Front"));
    m_hud.setRate(QStringLiteral("30 fps"));
    m_hud.setName(QStringLiteral("Hand"));
    m_hud.safeFrame = QRectF(50, 0, width - 100, height);
    m_hud.frames = {{.at = {100, 100}, .number = 12}};
    m_hud.isBare = true;
    QVERIFY(inkIn(painted(), QRect(0, 0, width, height)).isEmpty());
    m_hud.setNote(QStringLiteral("Esc"));
    const QRect note = inkIn(painted(), QRect(0, 0, width, height));
    QVERIFY(std::abs(note.center().x() - width / 2) <= 1 && note.top() > height / 2);
    QVERIFY(note.bottom() < height - margin + 2);
}

void TestHud::theReasonOfAMissingPictureFitsItsMiddle_data()
{
    QTest::addColumn<int>("times");
    QTest::newRow("short") << 1;
    QTest::newRow("lines") << 6;
}

void TestHud::theReasonOfAMissingPictureFitsItsMiddle()
{
    QFETCH(int, times);
    m_hud.whyNoPicture = QStringLiteral("OpenGL 3.3 is missing. ").repeated(times).trimmed();
    const QImage image = painted();
    const QRect ink = inkIn(image, image.rect());
    QVERIFY(QRect(margin, margin, width - 2 * margin, height - 2 * margin).contains(ink));
    QVERIFY(std::abs(ink.center().x() - width / 2) <= 2);
    QVERIFY(std::abs(ink.center().y() - height / 2) <= 2);
    const int oneLine = QFontMetrics(QGuiApplication::font()).height() + 2 * margin;
    QCOMPARE(ink.height() > oneLine + 4, times > 1);
    m_hud.isBare = true;
    QCOMPARE(inkIn(painted(), image.rect()), ink);
}

QTEST_MAIN(TestHud)
#include "test_hud.moc"
