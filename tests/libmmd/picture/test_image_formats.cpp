// SPDX-License-Identifier: MIT
#include "libmmd/base/file_io.h"
#include "libmmd/picture/image.h"
#include "tests/libmmd/picture/picture_files.h"

#include <QtCore/QBuffer>
#include <QtCore/QIODevice>
#include <QtCore/QTemporaryDir>
#include <QtGui/QImage>
#include <QtTest/QTest>

using namespace odori::test;

namespace {

// A block whose four corners at the top left are the four colours. 0xF800 is red, 0x07E0 green.
const QByteArray redAndGreen = half(0xF800) + half(0x07E0);

QByteArray deepPng()
{
    QImage image(2, 2, QImage::Format_RGBA64);
    image.setPixelColor(0, 0, QColor::fromRgba64(0xFFFF, 0x0000, 0x0000));
    image.setPixelColor(1, 0, QColor::fromRgba64(0x0000, 0xFFFF, 0x0000));
    image.setPixelColor(0, 1, QColor::fromRgba64(0x0000, 0x0000, 0xFFFF));
    image.setPixelColor(1, 1, QColor::fromRgba64(0xFFFF, 0xFFFF, 0xFFFF));
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    if (!image.save(&buffer, "PNG") || bytes[24] != 16)
        qFatal("Qt wrote no PNG of 16 bits");
    return bytes;
}

QByteArray rgbaOf(const mmd::Image& image)
{
    return {reinterpret_cast<const char*>(image.rgba.data()), qsizetype(image.rgba.size())};
}

} // namespace

/// The kinds of pictures that models have, and pictures that were made to do harm.
class TestImageFormats : public QObject {
    Q_OBJECT
private slots:
    void everyKindIsRead_data();
    void everyKindIsRead();
    void everyCutIsAnErrorOrAPictureOfThatSize_data() { everyKindIsRead_data(); }
    void everyCutIsAnErrorOrAPictureOfThatSize();
    void everyChangedByteIsAnErrorOrAPicture_data() { everyKindIsRead_data(); }
    void everyChangedByteIsAnErrorOrAPicture();
    void ddsBlocksAreDecoded_data();
    void ddsBlocksAreDecoded();
    void otherDdsKindsAreRefused();
    void runLengthsStayInsideThePicture();
    void skippedPixelsHaveTheFirstColour();
    void theContentDecidesNotTheName();
    void claimsThatTheFileCannotHoldAreRefused_data();
    void claimsThatTheFileCannotHoldAreRefused();
};

void TestImageFormats::everyKindIsRead_data()
{
    QTest::addColumn<QByteArray>("file");
    const auto add = [](const char* name, const QByteArray& file) { QTest::newRow(name) << file; };
    add("PNG, 16 bits", deepPng());
    add("BMP, 4 bits", bmp({4, raw({0x23, 0, 0, 0, 0x01, 0, 0, 0}), 0, palette}));
    add("BMP, 8 bits", bmp({8, raw({2, 3, 0, 0, 0, 1, 0, 0}), 0, palette}));
    add("BMP, 16 bits", bmp({16, half(0x1F) + half(0x7FFF) + half(0x7C00) + half(0x3E0)}));
    add("BMP, 16 bits with masks", bmp({16, half(0x1F) + half(0xFFFF) + half(0xF800) + half(0x7E0),
                                       3, word(0xF800) + word(0x7E0) + word(0x1F)}));
    const QByteArray lower = raw({255, 0, 0, 255, 255, 255, 0, 0});
    const QByteArray upper = raw({0, 0, 255, 0, 255, 0, 0, 0});
    add("BMP, 24 bits", bmp({24, lower + upper}));
    add("BMP, from the top", bmp({24, upper + lower, 0, {}, 2, -2}));
    add("BMP, 32 bits", bmp({32, word(0xFF) + word(0xFFFFFF) + word(0xFF0000) + word(0xFF00)}));
    add("BMP of OS/2", coreBmp());
    add("BMP, 8 bits, run lengths",
        bmp({8, raw({1, 2, 1, 3, 0, 0, 1, 0, 1, 1, 0, 1}), 1, palette}));
    add("BMP, 4 bits, run lengths", bmp({4, raw({2, 0x23, 0, 0, 2, 0x01, 0, 1}), 2, palette}));
    const QByteArray from24 = raw({255, 0, 0, 255, 255, 255, 0, 0, 255, 0, 255, 0});
    const QByteArray top24 = raw({0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255});
    add("TGA, 24 bits", tga(2, 24, from24));
    add("TGA, from the top", tga(2, 24, top24, true));
    add("TGA, 32 bits",
        tga(2, 32, word(0xFF0000FF) + word(0xFFFFFFFF) + word(0xFFFF0000) + word(0xFF00FF00)));
    add("TGA, 16 bits", tga(2, 16, half(0x1F) + half(0x7FFF) + half(0x7C00) + half(0x3E0)));
    add("TGA, palette",
        tga(1, 8, raw({2, 3, 0, 1}), false, raw({0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255})));
    add("TGA, run lengths", tga(10, 24, raw({3}) + from24));
    add("DDS, 32 bits",
        dds({.pixels = word(0xFFFF0000) + word(0xFF00FF00) + word(0xFF0000FF) + word(0xFFFFFFFF),
            .flags = 0x41,
            .bits = 32,
            .masks = {0xFF0000, 0xFF00, 0xFF, 0xFF000000}}));
    add("DDS, 24 bits",
        dds({.pixels = top24, .flags = 0x40, .bits = 24, .masks = {0xFF0000, 0xFF00, 0xFF, 0}}));
    add("DDS, 16 bits", dds({.pixels = half(0xF800) + half(0x7E0) + half(0x1F) + half(0xFFFF),
                            .flags = 0x40,
                            .bits = 16,
                            .masks = {0xF800, 0x7E0, 0x1F, 0}}));
    add("DDS of Direct3D 10",
        dds({.code = "DX10",
            .pixels = word(0xFFFF0000) + word(0xFF00FF00) + word(0xFF0000FF) + word(0xFFFFFFFF),
            .more = word(87) + word(3) + word(0) + word(1) + word(0)}));
}

void TestImageFormats::everyKindIsRead()
{
    QFETCH(const QByteArray, file);
    const auto image = mmd::decodeImage(bytesOf(file));
    QVERIFY(image.has_value());
    QCOMPARE(QSize(image->width, image->height), QSize(2, 2));
    QCOMPARE(rgbaOf(*image).toHex(' '), fourColours.toHex(' '));
    QVERIFY(!image->hasAlpha);
    const auto head = mmd::imageHead(bytesOf(file));
    QVERIFY(head.has_value());
    QCOMPARE(head->size, (mmd::ImageSize{2, 2}));
}

void TestImageFormats::everyCutIsAnErrorOrAPictureOfThatSize()
{
    QFETCH(const QByteArray, file);
    for (qsizetype size = 0; size < file.size(); ++size) {
        const QByteArray cut(file.constData(), size); // its own allocation: ASan sees an overrun
        const auto image = mmd::decodeImage(bytesOf(cut));
        QVERIFY(!image || image->rgba.size() == std::size_t(image->width * image->height * 4));
        QVERIFY(size >= 17 || !image); // a TGA is read without the last byte of its header
    }
}

void TestImageFormats::everyChangedByteIsAnErrorOrAPicture()
{
    QFETCH(const QByteArray, file);
    for (qsizetype at = 0; at < file.size(); ++at)
        for (const int value : {0, 1, 127, 255}) {
            QByteArray changed(file.constData(), file.size());
            changed[at] = char(value);
            const auto image = mmd::decodeImage(bytesOf(changed));
            QVERIFY(!image || image->rgba.size() == std::size_t(image->width * image->height * 4));
            QVERIFY(!image || image->rgba.size() < std::size_t(1) << 22); // the file is small
        }
}

void TestImageFormats::ddsBlocksAreDecoded_data()
{
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QByteArray>("block");
    QTest::addColumn<QByteArray>("expected"); // the first four pixels
    // Indices 0, 1, 2, 3 in the first row.
    const QByteArray indices = raw({0xE4, 0, 0, 0});
    QTest::newRow("DXT1") << QByteArray("DXT1") << redAndGreen + indices
                          << raw({255, 0, 0, 255, 0, 255, 0, 255, 170, 85, 0, 255, 85, 170, 0,
                                 255});
    QTest::newRow("DXT1 with a clear colour")
        << QByteArray("DXT1") << half(0x07E0) + half(0xF800) + indices
        << raw({0, 255, 0, 255, 255, 0, 0, 255, 128, 128, 0, 255, 0, 0, 0, 0});
    for (const char* code : {"DXT2", "DXT3"})
        QTest::newRow(code) << QByteArray(code)
                            << raw({0xF0, 0x84, 0, 0, 0, 0, 0, 0}) + half(0x07E0) + half(0xF800) +
                                   indices
                            << raw({0, 255, 0, 0, 255, 0, 0, 255, 85, 170, 0, 68, 170, 85, 0, 136});
    for (const char* code : {"DXT4", "DXT5"})
        QTest::newRow(code) << QByteArray(code)
                            << raw({210, 0, 0x88, 0x06, 0, 0, 0, 0}) + redAndGreen + indices
                            << raw({255, 0, 0, 210, 0, 255, 0, 0, 170, 85, 0, 180, 85, 170, 0,
                                   150});
    QTest::newRow("DXT5 with six steps")
        << QByteArray("DXT5") << raw({0, 210, 0xC8, 0x0F, 0, 0, 0, 0}) + redAndGreen + indices
        << raw({255, 0, 0, 0, 0, 255, 0, 210, 170, 85, 0, 255, 85, 170, 0, 255});
}

void TestImageFormats::ddsBlocksAreDecoded()
{
    QFETCH(const QByteArray, code);
    QFETCH(const QByteArray, block);
    QFETCH(const QByteArray, expected);
    // 5 x 5 pixels: four blocks, three of which are cut.
    const auto image = mmd::decodeImage(
        bytesOf(dds({.code = code, .pixels = block.repeated(4), .width = 5, .height = 5})));
    QVERIFY(image.has_value());
    QCOMPARE(rgbaOf(*image).left(16).toHex(' '), expected.toHex(' '));
    QCOMPARE(rgbaOf(*image).mid(16, 4).toHex(' '), expected.left(4).toHex(' '));
    QCOMPARE(rgbaOf(*image).mid(4 * 5 * 4, 16).toHex(' '), expected.toHex(' '));
    const auto head = mmd::imageHead(bytesOf(dds({.code = code, .pixels = block})));
    QVERIFY(head && head->mayHaveAlpha);
    QVERIFY(!mmd::decodeImage(
        bytesOf(dds({.code = code, .pixels = block.repeated(3), .width = 5, .height = 5}))));
}

void TestImageFormats::otherDdsKindsAreRefused()
{
    const QByteArray pixels(4096, '\1');
    for (const Dds& file : {Dds{.code = "ATI2", .pixels = pixels},
             Dds{.code = "DXT1", .pixels = pixels, .caps = 0x200000},
             Dds{.pixels = pixels, .flags = 0x40, .bits = 0},
             Dds{.pixels = pixels, .flags = 0x40, .bits = 64},
             Dds{.code = "DX10", .pixels = pixels, .more = word(98) + QByteArray(16, '\0')}}) {
        const auto image = mmd::decodeImage(bytesOf(dds(file)));
        QVERIFY(!image);
        QCOMPARE(image.error().code, mmd::ErrorCode::WrongSignature);
    }
    const auto grey = mmd::decodeImage(bytesOf(dds(
        {.pixels = raw({7, 9, 0, 255}), .flags = 0x20000, .bits = 8, .masks = {255, 0, 0, 0}})));
    QVERIFY(grey.has_value());
    QCOMPARE(rgbaOf(*grey).left(8), raw({7, 7, 7, 255, 9, 9, 9, 255}));
}

void TestImageFormats::runLengthsStayInsideThePicture()
{
    const QByteArray overlong =
        raw({255, 1, 0, 2, 255, 255, 255, 3, 0, 255}) + QByteArray(99, '\2');
    for (const int compression : {1, 2}) {
        const auto image = mmd::decodeImage(
            bytesOf(bmp({compression == 1 ? 8 : 4, overlong, compression, palette})));
        QVERIFY(image.has_value());
        QCOMPARE(image->rgba.size(), std::size_t(16));
    }
}

void TestImageFormats::skippedPixelsHaveTheFirstColour()
{
    // One pixel to the right and one up, then a white one.
    const auto image =
        mmd::decodeImage(bytesOf(bmp({8, raw({0, 2, 1, 1, 1, 3, 0, 1}), 1, palette})));
    QVERIFY(image.has_value());
    const QByteArray red = raw({255, 0, 0, 255});
    QCOMPARE(rgbaOf(*image), red + raw({255, 255, 255, 255}) + red + red);
}

void TestImageFormats::theContentDecidesNotTheName()
{
    const QTemporaryDir folder;
    for (const char* name : {"metal.sph", "metal.spa", "metal.png", "metal"}) {
        const auto path = mmd::pathFromUtf8(folder.filePath(QLatin1String(name)).toStdString());
        for (const QByteArray& file : {coreBmp(), deepPng()}) {
            QVERIFY(mmd::writeFile(path, bytesOf(file)));
            const auto image = mmd::loadImage(path);
            QVERIFY(image.has_value());
            QCOMPARE(rgbaOf(*image), fourColours);
        }
    }
    const auto path = mmd::pathFromUtf8(folder.filePath(QStringLiteral("large.png")).toStdString());
    QVERIFY(mmd::writeFile(path, bytesOf(dds({.code = "DXT1",
                                     .pixels = (redAndGreen + QByteArray(4, '\0')).repeated(4),
                                     .width = 8,
                                     .height = 8}))));
    const auto reduced = mmd::loadImage(path, 1);
    QVERIFY(reduced && reduced->width == 4 && reduced->height == 4);
    QCOMPARE(rgbaOf(*reduced), raw({255, 0, 0, 255}).repeated(16));
}

void TestImageFormats::claimsThatTheFileCannotHoldAreRefused_data()
{
    QTest::addColumn<QByteArray>("file");
    const QByteArray some(2000, '\1');
    QByteArray png = deepPng();
    png.replace(16, 8, raw({0, 0, 31, 64, 0, 0, 31, 64})); // 8000 x 8000
    QTest::newRow("PNG") << png;
    QTest::newRow("BMP") << bmp({24, some, 0, {}, 8000, 8000});
    QTest::newRow("BMP, 1 bit") << bmp({1, some, 0, palette.left(8), 8000, 8000});
    QTest::newRow("BMP, run lengths") << bmp({8, some, 1, palette, 8000, 8000});
    QTest::newRow("TGA") << tga(2, 24, some, false, {}, 8000, 8000);
    QTest::newRow("TGA, run lengths") << tga(10, 24, some, false, {}, 8000, 8000);
    QTest::newRow("DDS") << dds({.code = "DXT5", .pixels = some, .width = 8000, .height = 8000});
    QTest::newRow("GIF") << "GIF89a" + half(8000) + half(8000) + raw({0xF0, 0, 0}) + some;
}

void TestImageFormats::claimsThatTheFileCannotHoldAreRefused()
{
    QFETCH(const QByteArray, file);
    const auto head = mmd::imageHead(bytesOf(file));
    QVERIFY(head.has_value()); // otherwise the file would be refused for another reason
    QCOMPARE(head->size, (mmd::ImageSize{8000, 8000}));
    const auto image = mmd::decodeImage(bytesOf(file));
    QVERIFY(!image);
    QCOMPARE(image.error().code, mmd::ErrorCode::UnexpectedEnd);
}

QTEST_GUILESS_MAIN(TestImageFormats)
#include "test_image_formats.moc"
