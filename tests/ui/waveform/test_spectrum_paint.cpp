// SPDX-License-Identifier: MIT
#include "ui/waveform/sound_colours.h"
#include "ui/waveform/spectrum_paint.h"

#include <QtGui/QImage>
#include <QtTest/QTest>

#include <cmath>
#include <vector>

using namespace odori;

/// The picture of a spectrogram, and its colours.
class TestSpectrumPaint : public QObject {
    Q_OBJECT
private slots:
    void everyRowIsSeenAtEveryHeight();
    void columnsAreWhereTheyBelong();
    void colourIsLevel_data();
    void colourIsLevel();
};

void TestSpectrumPaint::everyRowIsSeenAtEveryHeight()
{
    constexpr int rows = 96;
    const SpectrumColours colours = spectrumColours(darkTheme());
    for (const int height : {1, 7, 40, 95, 96, 97, 150, 500}) {
        QImage image(rows, height, QImage::Format_RGB32);
        std::vector<std::uint8_t> picture(rows * rows); // column x has only the row x
        for (std::size_t x = 0; x < rows; ++x)
            picture[x * rows + x] = 255;
        paintSpectrum(image, picture, rows, colours);
        for (int x = 0; x < rows; ++x) {
            int first = height, last = -1;
            for (int y = 0; y < height; ++y) {
                if (image.pixel(x, y) == colours[0])
                    continue;
                QCOMPARE(image.pixel(x, y), colours[255]);
                first = std::min(first, y);
                last = y;
            }
            // From the bottom, to a pixel.
            const double middle = height - (x + 0.5) * height / double(rows);
            QVERIFY(first - 1.0 <= middle && middle <= last + 2.0);
            QVERIFY(last - first <= height / rows + 1);
        }
    }
}

void TestSpectrumPaint::columnsAreWhereTheyBelong()
{
    const SpectrumColours colours = spectrumColours(darkTheme());
    QImage image(5, 4, QImage::Format_RGB32);
    image.fill(Qt::red);
    paintSpectrum(image, std::vector<std::uint8_t>{0, 0, 255, 255, 0, 255}, 2, colours);
    const auto at = [&](int x, int y) { return image.pixel(x, y) == colours[255] ? 1 : 0; };
    for (int y = 0; y < 4; ++y) {
        QCOMPARE(at(0, y), 0);
        QCOMPARE(at(1, y), 1);
        QCOMPARE(at(2, y), y < 2 ? 1 : 0);       // the high row is at the top
        QCOMPARE(image.pixel(3, y), colours[0]); // nothing is known of it
    }
}

void TestSpectrumPaint::colourIsLevel_data()
{
    QTest::addColumn<bool>("isDark");
    QTest::newRow("dark") << true;
    QTest::newRow("light") << false;
}

/// Relative luminance (WCAG 2).
double luminance(QRgb colour)
{
    const auto part = [](int value) {
        const double share = value / 255.0;
        return share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * part(qRed(colour)) + 0.7152 * part(qGreen(colour)) +
           0.0722 * part(qBlue(colour));
}

double contrast(QRgb a, QRgb b)
{
    const double first = luminance(a) + 0.05, second = luminance(b) + 0.05;
    return std::max(first, second) / std::min(first, second);
}

void TestSpectrumPaint::colourIsLevel()
{
    QFETCH(bool, isDark);
    const Theme& theme = isDark ? darkTheme() : lightTheme();
    const SpectrumColours colours = spectrumColours(theme);
    QCOMPARE(colours[0], theme.field.rgb());
    for (std::size_t level = 1; level < 256; ++level) {
        const double step = luminance(colours[level]) - luminance(colours[level - 1]);
        QVERIFY(isDark ? step >= 0.0 : step <= 0.0);
    }
    QVERIFY(contrast(colours[0], colours[255]) > 10.0);
    QVERIFY(contrast(colours[0], colours[150]) > 3.0); // -33 dB
    QVERIFY(contrast(colours[150], colours[230]) > 1.7);
}

QTEST_GUILESS_MAIN(TestSpectrumPaint)
#include "test_spectrum_paint.moc"
