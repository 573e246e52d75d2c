// SPDX-License-Identifier: MIT
#include "ui/curves/graph/value_raster.h"

#include <QtTest/QTest>

#include <array>
#include <numeric>

using namespace odori;

namespace {

constexpr QRgb black = 0xff000000u, white = 0xffffffffu;
constexpr int width = 33, height = 41; // not multiples of the copied tile's size

} // namespace

/// The coverage of the graph's lines and marks, pixel by pixel.
class TestValueRaster : public QObject {
    Q_OBJECT
private slots:
    void init() { m_raster.reset(width, height, black); }
    void aLevelLineCoversItsBreadth_data();
    void aLevelLineCoversItsBreadth();
    void aSteepLineKeepsItsBreadth();
    void whatTurnsInAColumnIsFilled();
    void fillingIsCutAtTheRim();
    void marksAreTheSameOnAllSides_data();
    void marksAreTheSameOnAllSides();

private:
    /// The white coverage of each pixel in a column.
    [[nodiscard]] std::vector<double> shares(int x)
    {
        QImage image;
        m_raster.copyTo(image);
        std::vector<double> column;
        for (int y = 0; y < image.height(); ++y)
            column.push_back(qRed(image.pixel(x, y)) / 255.0);
        return column;
    }
    [[nodiscard]] double covered(int x)
    {
        const std::vector<double> column = shares(x);
        return std::accumulate(column.begin(), column.end(), 0.0);
    }

    ValueRaster m_raster;
};

void TestValueRaster::aLevelLineCoversItsBreadth_data()
{
    QTest::addColumn<float>("y");
    QTest::addColumn<float>("halfWidth");
    QTest::addColumn<double>("expected");
    QTest::newRow("between pixels") << 10.0f << 0.75f << 1.5;
    QTest::newRow("in a pixel") << 10.5f << 0.25f << 0.5;
    QTest::newRow("over pixels") << 10.3f << 2.0f << 4.0;
    QTest::newRow("upper rim") << 0.0f << 1.0f << 1.0;
    QTest::newRow("lower rim") << float(height) << 1.0f << 1.0;
    QTest::newRow("above") << -3.0f << 1.0f << 0.0;
    QTest::newRow("below") << height + 3.0f << 1.0f << 0.0;
}

void TestValueRaster::aLevelLineCoversItsBreadth()
{
    QFETCH(float, y);
    QFETCH(float, halfWidth);
    QFETCH(double, expected);
    const ColumnSpan level{y, y};
    const std::array<ColumnSpan, 5> spans{level, level, ColumnSpan{}, level, level};
    m_raster.drawLine(spans, 20, white, halfWidth, true);
    for (const int x : {20, 22}) {
        QVERIFY2(std::abs(covered(x) - expected) < 0.02, qPrintable(QString::number(covered(x))));
        const std::vector<double> column = shares(x);
        double middle = 0.0;
        for (std::size_t at = 0; at < column.size(); ++at)
            middle += (double(at) + 0.5) * column[at];
        if (y > halfWidth && y < height - halfWidth)
            QVERIFY(std::abs(middle / covered(x) - double(y)) < 0.02);
    }
    for (const int x : {19, 21, 23}) // columns without the line
        QCOMPARE(covered(x), 0.0);
}

/// The width of a line with a slope of 8 is measured across the line, not along the column.
void TestValueRaster::aSteepLineKeepsItsBreadth()
{
    const std::array<ColumnSpan, 5> spans{ColumnSpan{30, 38}, ColumnSpan{22, 30},
        ColumnSpan{14, 22}, ColumnSpan{6, 14}, ColumnSpan{-2, 6}};
    m_raster.drawLine(spans, 4, white, 0.75f, true);
    const double expected = 1.5 * std::sqrt(1.0 + 8.0 * 8.0);
    QVERIFY2(std::abs(covered(5) - expected) < 0.3, qPrintable(QString::number(covered(5))));
    const std::vector<double> column = shares(5);
    for (int y = 0; y < height; ++y)
        if (y < 6 || y > 30)
            QCOMPARE(column[std::size_t(y)], 0.0);
    for (std::size_t y = 0; y < 9; ++y) // symmetric about row 18
        QVERIFY(std::abs(column[17 - y] - column[18 + y]) < 0.02);
}

void TestValueRaster::whatTurnsInAColumnIsFilled()
{
    const std::array<ColumnSpan, 3> spans{ColumnSpan{}, ColumnSpan{8, 20}, ColumnSpan{}};
    m_raster.drawLine(spans, 7, white, 1.0f, false);
    QVERIFY(std::abs(covered(7) - 14.0) < 0.02);
    const std::vector<double> column = shares(7);
    QCOMPARE(column[7], 1.0);
    QCOMPARE(column[20], 1.0);
    QCOMPARE(column[6], 0.0);
    QCOMPARE(column[21], 0.0);
}

void TestValueRaster::fillingIsCutAtTheRim()
{
    m_raster.fill({-5, 30, 8, 100}, white, 0.5f);
    for (int x = 0; x < width; ++x) {
        const std::vector<double> column = shares(x);
        for (int y = 0; y < height; ++y) {
            const double expected = x < 3 && y >= 30 ? 0.5 : 0.0;
            QVERIFY(std::abs(column[std::size_t(y)] - expected) < 0.01);
        }
    }
}

void TestValueRaster::marksAreTheSameOnAllSides_data()
{
    QTest::addColumn<int>("shape");
    QTest::addColumn<double>("area"); // for a radius of 5
    QTest::newRow("diamond") << int(ValueRaster::Shape::Diamond) << 2 * 6.25 * 6.25;
    QTest::newRow("disc") << int(ValueRaster::Shape::Disc) << M_PI * 4.76 * 4.76;
    QTest::newRow("square") << int(ValueRaster::Shape::Square) << 9.1 * 9.1;
}

void TestValueRaster::marksAreTheSameOnAllSides()
{
    QFETCH(int, shape);
    QFETCH(double, area);
    const auto which = ValueRaster::Shape(shape);
    m_raster.drawMark({16.4, 20.6, which, 5.0}, white, white);
    QImage image;
    m_raster.copyTo(image);
    double sum = 0.0;
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x) {
            sum += qRed(image.pixel(x, y)) / 255.0;
            if (2 * 20 - y >= 0 && 2 * 20 - y < height)
                QCOMPARE(image.pixel(x, y), image.pixel(2 * 16 - x, y));
            QCOMPARE(image.pixel(x, y), image.pixel(x, 2 * 20 - y));
        }
    QVERIFY2(std::abs(sum / area - 1.0) < 0.08, qPrintable(QString::number(sum)));
    // The outline surrounds the centre; the part outside the picture is clipped.
    m_raster.reset(width, height, black);
    m_raster.drawMark({0.0, 40.0, which, 5.0}, white, 0xffff0000u);
    m_raster.copyTo(image);
    QCOMPARE(image.pixel(0, 40), white);
    const int rim = which == ValueRaster::Shape::Diamond ? 5 : 4;
    QVERIFY(qGreen(image.pixel(rim, 40)) < 30);
    QVERIFY(qRed(image.pixel(rim, 40)) > 200);
}

QTEST_GUILESS_MAIN(TestValueRaster)
#include "test_value_raster.moc"
