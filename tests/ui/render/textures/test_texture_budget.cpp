// SPDX-License-Identifier: MIT
#include "libmmd/base/file_io.h"
#include "tests/support/corpus.h"
#include "ui/render/textures/texture_files.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QIODevice>
#include <QtCore/QTemporaryDir>
#include <QtGui/QImage>
#include <QtTest/QTest>

#include <algorithm>
#include <array>

using namespace odori::render;

namespace {

constexpr std::size_t mebibyte = std::size_t(1) << 20;

std::size_t bytesOf(std::span<const mmd::ImageSize> sizes, std::span<const int> halvings)
{
    std::size_t total = 0;
    for (std::size_t at = 0; at < sizes.size(); ++at)
        total += textureBytes(halved(sizes[at], halvings[at]));
    return total;
}

mmd::Image imageOf(mmd::ImageSize size, std::initializer_list<std::array<int, 4>> pixels)
{
    mmd::Image image{.width = size.width, .height = size.height, .rgba = {}, .hasAlpha = false};
    for (const auto& pixel : pixels)
        for (const int channel : pixel) {
            image.rgba.push_back(static_cast<std::uint8_t>(channel));
            image.hasAlpha = image.hasAlpha || pixel[3] != 255;
        }
    return image;
}

std::array<int, 4> pixelOf(const mmd::Image& image, int index)
{
    const auto at = image.rgba.begin() + 4 * index;
    return {at[0], at[1], at[2], at[3]};
}

} // namespace

/// How textures share the memory budget.
class TestTextureBudget : public QObject {
    Q_OBJECT
private slots:
    void whatFitsIsLeftAlone();
    void theLargestAreHalvedFirst_data();
    void theLargestAreHalvedFirst();
    void fortyLargePicturesFit();
    void nothingIsLessThanAPixel();
    void sizesAreReadFromHeaders();
    void halvingTakesTheMean();
    void halvingKeepsTheColourOfWhatShows();
    void picturesAreLoadedHalved();
    void filesAreDecodedOnce();
    void whatDoesNotFitIsReducedAndSaid();
    void aStoppedLoadGivesUp();

private:
    void write(const QString& name, const QImage& image)
    {
        QVERIFY(image.save(m_folder.filePath(name), "PNG"));
    }
    [[nodiscard]] mmd::Model modelWith(std::initializer_list<const char*> textures) const
    {
        mmd::Model model;
        model.path = m_folder.filePath(QStringLiteral("model.pmx")).toStdString();
        for (const char* each : textures)
            model.data.textures.push_back({each, {}});
        return model;
    }
    [[nodiscard]] std::filesystem::path path(const char* name) const
    {
        return mmd::pathFromUtf8(m_folder.filePath(QLatin1String(name)).toStdString());
    }
    QTemporaryDir m_folder;
};

void TestTextureBudget::whatFitsIsLeftAlone()
{
    const std::vector<mmd::ImageSize> sizes{{1024, 1024}, {512, 2048}, {1, 1}};
    const std::size_t all = bytesOf(sizes, std::vector<int>(3, 0));
    QCOMPARE(halvingsFor(sizes, all), (std::vector<int>{0, 0, 0}));
    QCOMPARE(halvingsFor(sizes, all - 1), (std::vector<int>{0, 1, 0})); // the last of equal ones
    QVERIFY(halvingsFor({}, 0).empty());
}

void TestTextureBudget::theLargestAreHalvedFirst_data()
{
    QTest::addColumn<QList<int>>("sides");
    QTest::addColumn<double>("budget"); ///< MiB
    QTest::addColumn<QList<int>>("halvings");
    using List = QList<int>;
    QTest::newRow("one") << List{1024} << 2.0 << List{1};
    QTest::newRow("one, much") << List{8192} << 2.0 << List{4};
    QTest::newRow("small ones stay") << List{256, 4096, 256} << 10.0 << List{0, 2, 0};
    QTest::newRow("two") << List{1024, 1024} << 7.0 << List{0, 1};
    QTest::newRow("unlike") << List{4096, 1024} << 7.0 << List{2, 1};
}

void TestTextureBudget::theLargestAreHalvedFirst()
{
    QFETCH(QList<int>, sides);
    QFETCH(double, budget);
    QFETCH(QList<int>, halvings);
    std::vector<mmd::ImageSize> sizes;
    for (const int side : sides)
        sizes.push_back({side, side});
    const auto bytes = std::size_t(budget * double(mebibyte));
    const std::vector<int> found = halvingsFor(sizes, bytes);
    QCOMPARE(QList<int>(found.begin(), found.end()), halvings);
    QVERIFY(bytesOf(sizes, found) <= bytes);
}

/// Such pictures took 9.2 GB without a budget.
void TestTextureBudget::fortyLargePicturesFit()
{
    const std::vector<mmd::ImageSize> sizes(40, {8192, 8192});
    const std::vector<int> halvings = halvingsFor(sizes, defaultTextureBudget);
    QVERIFY(bytesOf(sizes, halvings) <= defaultTextureBudget);
    QVERIFY(bytesOf(sizes, halvings) > defaultTextureBudget * 9 / 10); // but not much less
    const auto [least, most] = std::minmax_element(halvings.begin(), halvings.end());
    QVERIFY(*least >= 1 && *most - *least <= 1);
}

void TestTextureBudget::nothingIsLessThanAPixel()
{
    const std::vector<mmd::ImageSize> sizes{{16384, 1}, {1, 1}, {3, 700}};
    const std::vector<int> halvings = halvingsFor(sizes, 0);
    for (std::size_t at = 0; at < sizes.size(); ++at)
        QCOMPARE(halved(sizes[at], halvings[at]), (mmd::ImageSize{1, 1}));
    QCOMPARE(mmd::halved({5, 7}, 1), (mmd::ImageSize{2, 3}));
    QCOMPARE(mmd::halved({5, 7}, 0), (mmd::ImageSize{5, 7}));
}

void TestTextureBudget::sizesAreReadFromHeaders()
{
    write(QStringLiteral("whole.png"), QImage(300, 200, QImage::Format_RGB32));
    const auto whole = mmd::imageSize(path("whole.png"));
    QVERIFY(whole);
    QCOMPARE(*whole, (mmd::ImageSize{300, 200}));
    // Only the header is read.
    QFile file(m_folder.filePath(QStringLiteral("whole.png")));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QFile cut(m_folder.filePath(QStringLiteral("cut.png")));
    QVERIFY(cut.open(QIODevice::WriteOnly));
    const QByteArray bytes = file.readAll();
    cut.write(bytes.left(bytes.size() - 40));
    cut.close();
    QVERIFY(mmd::imageSize(path("cut.png")));
    QVERIFY(!mmd::loadImage(path("cut.png")));
    // A file that cannot hold its pixels has no size.
    QVERIFY(cut.open(QIODevice::WriteOnly));
    cut.write(bytes.left(64));
    cut.close();
    QVERIFY(!mmd::imageSize(path("cut.png")));
    QVERIFY(!mmd::imageSize(path("nowhere.png")));
}

void TestTextureBudget::halvingTakesTheMean()
{
    const mmd::Image half = halved(imageOf(
        {4, 2}, {{0, 10, 100, 255}, {10, 20, 100, 255}, {200, 0, 0, 255}, {200, 0, 0, 255},
                    {20, 30, 100, 255}, {30, 41, 100, 255}, {200, 0, 0, 255}, {200, 0, 0, 255}}));
    QCOMPARE(half.width, 2);
    QCOMPARE(half.height, 1);
    QCOMPARE(pixelOf(half, 0), (std::array<int, 4>{15, 25, 100, 255}));
    QCOMPARE(pixelOf(half, 1), (std::array<int, 4>{200, 0, 0, 255}));
    QVERIFY(!half.hasAlpha);
    // A picture of one row is halved horizontally.
    const mmd::Image row =
        halved(imageOf({3, 1}, {{0, 0, 0, 255}, {100, 0, 0, 255}, {7, 7, 7, 255}}));
    QCOMPARE(row.rgba.size(), std::size_t(4));
    QCOMPARE(pixelOf(row, 0), (std::array<int, 4>{50, 0, 0, 255}));
}

/// Invisible pixels do not darken the edge of visible ones.
void TestTextureBudget::halvingKeepsTheColourOfWhatShows()
{
    const mmd::Image half = halved(
        imageOf({2, 2}, {{240, 120, 60, 255}, {0, 0, 0, 0}, {0, 0, 0, 0}, {240, 120, 60, 255}}));
    QCOMPARE(pixelOf(half, 0), (std::array<int, 4>{240, 120, 60, 128}));
    QVERIFY(half.hasAlpha);
    const mmd::Image unseen = halved(imageOf({2, 1}, {{10, 20, 30, 0}, {30, 40, 50, 0}}));
    QCOMPARE(pixelOf(unseen, 0), (std::array<int, 4>{20, 30, 40, 0}));
}

void TestTextureBudget::picturesAreLoadedHalved()
{
    QImage image(64, 32, QImage::Format_RGBA8888);
    image.fill(QColor(10, 200, 30));
    image.setPixelColor(0, 0, QColor(10, 200, 30, 254)); // the difference disappears when halved
    write(QStringLiteral("green.png"), image);
    const auto whole = mmd::loadImage(path("green.png"));
    const auto quarter = mmd::loadImage(path("green.png"), 2);
    QVERIFY(whole && quarter);
    QCOMPARE(quarter->width, 16);
    QCOMPARE(quarter->height, 8);
    QCOMPARE(quarter->rgba.size(), std::size_t(16 * 8 * 4));
    QCOMPARE(pixelOf(*quarter, 40), (std::array<int, 4>{10, 200, 30, 255}));
    QCOMPARE(quarter->hasAlpha, whole->hasAlpha); // so it is drawn the same way
    QVERIFY(quarter->hasAlpha);
    QCOMPARE(mmd::loadImage(path("green.png"), 20)->rgba.size(), std::size_t(4));
}

void TestTextureBudget::filesAreDecodedOnce()
{
    write(QStringLiteral("a.png"), QImage(8, 8, QImage::Format_RGB32));
    write(QStringLiteral("b.png"), QImage(4, 4, QImage::Format_RGB32));
    const mmd::Model model = modelWith(
        {"a.png", "A.PNG", "b.png", ".\\a.png", "gone.png", "a.png", "toon02.bmp", "TOON02.BMP"});
    const TextureList list = findTextures(model);
    QCOMPARE(list.pictures.size(), std::size_t(3));
    QCOMPARE(list.pictureOf, (std::vector<std::int32_t>{0, 0, 1, 0, -1, 0, 2, 2}));
    QCOMPARE(list.sizes(), (std::vector<mmd::ImageSize>{{8, 8}, {4, 4}, {1, 32}}));
    const TextureImages images = loadTextures(model);
    QCOMPARE(images.images.size(), std::size_t(8));
    QVERIFY(images.images[0] == images.images[3] && images.images[0] == images.images[5]);
    QVERIFY(!images.images[4] && images.images[0] != images.images[2]);
    QVERIFY(images.images[6]->rgba == sharedToon(1).rgba);
    QCOMPARE(images.warnings.size(), std::size_t(1));
}

void TestTextureBudget::whatDoesNotFitIsReducedAndSaid()
{
    for (const char* name : {"c.png", "d.png", "e.png"})
        write(QLatin1String(name), QImage(256, 256, QImage::Format_RGB32));
    const mmd::Model model = modelWith({"c.png", "d.png", "e.png", "toon01.bmp"});
    const std::size_t budget = 700'000; // of 1,048,576
    const TextureImages images = loadTextures(model, {}, budget);
    std::size_t bytes = 0;
    for (const auto& image : images.images)
        bytes += textureBytes({image->width, image->height});
    QVERIFY(bytes <= budget);
    QCOMPARE(images.images[0]->width, 256);
    QCOMPARE(images.images[1]->width, 128);
    QCOMPARE(images.images[2]->width, 128);
    QCOMPARE(images.images[3]->height, 32);
    QCOMPARE(images.warnings.size(), std::size_t(1));
    QCOMPARE(images.warnings[0].code, mmd::WarningCode::TextureReduced);
    QCOMPARE(images.warnings[0].location, std::string("d.png"));
    QCOMPARE(images.warnings[0].count, std::size_t(2));
    QVERIFY(loadTextures(model).warnings.empty());
}

void TestTextureBudget::aStoppedLoadGivesUp()
{
    write(QStringLiteral("f.png"), QImage(8, 8, QImage::Format_RGB32));
    write(QStringLiteral("g.png"), QImage(8, 8, QImage::Format_RGB32));
    const TextureList list = findTextures(modelWith({"f.png", "g.png"}));
    int asked = 0;
    const auto images =
        loadTextures(list, std::vector<int>(2, 0), [&asked] { return ++asked > 1; });
    QVERIFY(images.images[0] && !images.images[1]);
}

QTEST_GUILESS_MAIN(TestTextureBudget)
#include "test_texture_budget.moc"
