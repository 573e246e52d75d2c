// SPDX-License-Identifier: MIT
#include "libmmd/picture/mipmaps.h"
#include "tests/ui/render/box_model.h"
#include "tests/ui/render/drawing_stage.h"

using namespace odori;
using namespace odori::render;
using namespace odori::test;

namespace {

constexpr int texels = 256, period = 32;

/// White, with a black upright stroke of two texels in every 32.
mmd::Image strokes()
{
    mmd::Image image{.width = texels, .height = texels, .rgba = {}, .hasAlpha = false};
    for (int y = 0; y < texels; ++y)
        for (int x = 0; x < texels; ++x) {
            const auto value = std::uint8_t(x % period / 2 == period / 4 ? 0 : 255);
            image.rgba.insert(image.rgba.end(), {value, value, value, 255});
        }
    return image;
}

mmd::Image plain(int width, int height, std::array<std::uint8_t, 4> rgba)
{
    mmd::Image image{.width = width, .height = height, .rgba = {}, .hasAlpha = rgba[3] != 255};
    for (int pixel = 0; pixel < width * height; ++pixel)
        image.rgba.insert(image.rgba.end(), rgba.begin(), rgba.end());
    return image;
}

} // namespace

/// Textures that are drawn smaller than they are (docs/rendering.md, Textures).
class TestTextureFilter : public QObject, private DrawingStage {
    Q_OBJECT
private slots:
    void initTestCase();
    void thinStrokesStayDarkAndSteady_data();
    void thinStrokesStayDarkAndSteady();
    void mipmapsHaveEverySizeDownToOnePixel();
    void mipmapsKeepPlainColours();
    void mipmapsAreSharperThanTheMean();
    void mipmapsRepeat();
    void invisiblePixelsDoNotColourMipmaps();

private:
    /// The darkness of the strokes in the middle row, in black pixels, and of their darkest pixels.
    struct Strokes {
        std::vector<double> sums;
        int palest = 0; ///< of the strokes' darkest pixels
    };
    [[nodiscard]] Strokes seen(double texelsPerPixel, double shift);

    std::shared_ptr<const mmd::Model> m_model;
};

void TestTextureFilter::initTestCase()
{
    setUp();
    auto data = box({0, 10, 0}, glm::vec3(4));
    data.textures.push_back({"strokes.png", {}});
    data.materials[0].texture = 0;
    m_model = loaded(std::move(data));
    TextureImages images;
    images.images = {std::make_shared<mmd::Image>(strokes())};
    images.smaller = {
        std::make_shared<const std::vector<mmd::Image>>(mmd::mipmapsOf(*images.images[0]))};
    m_renderer->setModel(m_model, images);
}

TestTextureFilter::Strokes TestTextureFilter::seen(double texelsPerPixel, double shift)
{
    mmd::CameraSample camera;
    camera.perspective = false;
    const double pixels = texels / texelsPerPixel; // of the box
    const double halfHeight = 4.0 * side / pixels;
    camera.distance = float(-halfHeight / std::tan(glm::radians(15.0)));
    camera.target.x = float(shift * 8.0 / pixels);
    mmd::PoseEvaluator evaluator(m_model);
    const mmd::Pose& pose = evaluator.evaluate(0.0);
    const View view = viewOf(camera, 1.0f);
    const mmd::Image image =
        picture([&] { m_renderer->draw(&pose, view, plainOptions(), side, side); });
    Strokes result;
    const double middle = side / 2.0 - shift, step = period / texelsPerPixel;
    for (int stroke = -1; stroke <= 1; ++stroke) {
        // A stroke is in the middle of each period.
        const double place = middle + (stroke + 0.5 + 1.0 / period) * step;
        double sum = 0;
        int darkest = 255;
        for (int x = int(place - step / 2); x < int(place + step / 2); ++x) {
            const int value = pixelAt(image, x, side / 2)[0];
            sum += (255 - value) / 255.0;
            darkest = std::min(darkest, value);
        }
        result.sums.push_back(sum);
        result.palest = std::max(result.palest, darkest);
    }
    return result;
}

void TestTextureFilter::thinStrokesStayDarkAndSteady_data()
{
    QTest::addColumn<double>("texelsPerPixel");
    QTest::addColumn<int>("palest"); // with the mean of pixels: 192 for 4 texels a pixel
    QTest::newRow("1.4 texels a pixel") << 1.4 << 70;
    QTest::newRow("2") << 2.0 << 130;
    QTest::newRow("2.5") << 2.5 << 165;
    QTest::newRow("3") << 3.0 << 195;
    QTest::newRow("4") << 4.0 << 184;
    QTest::newRow("6") << 6.0 << 218;
}

void TestTextureFilter::thinStrokesStayDarkAndSteady()
{
    QFETCH(const double, texelsPerPixel);
    QFETCH(const int, palest);
    double least = 1e9, most = 0;
    int pale = 0;
    for (int step = 0; step < 8; ++step) { // the picture moves by an eighth of a pixel
        const Strokes strokes = seen(texelsPerPixel, step / 8.0);
        for (const double sum : strokes.sums) {
            least = std::min(least, sum);
            most = std::max(most, sum);
        }
        pale = std::max(pale, strokes.palest);
    }
    QVERIFY2(pale <= palest, qPrintable(QString::number(pale)));
    QVERIFY2(least >= 0.49 * most, qPrintable(QStringLiteral("%1 %2").arg(least).arg(most)));
    QVERIFY(most >= 2 / texelsPerPixel * 0.99);
}

void TestTextureFilter::mipmapsHaveEverySizeDownToOnePixel()
{
    std::vector<std::pair<int, int>> sizes;
    for (const mmd::Image& each : mmd::mipmapsOf(plain(13, 4, {9, 8, 7, 255}))) {
        QCOMPARE(each.rgba.size(), std::size_t(each.width * each.height * 4));
        sizes.emplace_back(each.width, each.height);
    }
    QCOMPARE(sizes, (std::vector<std::pair<int, int>>{{6, 2}, {3, 1}, {1, 1}}));
    QVERIFY(mmd::mipmapsOf(plain(1, 1, {9, 8, 7, 255})).empty());
}

void TestTextureFilter::mipmapsKeepPlainColours()
{
    for (const std::array<std::uint8_t, 4>& rgba :
        {std::array<std::uint8_t, 4>{0, 127, 255, 255}, {200, 100, 50, 90}})
        for (const mmd::Image& each : mmd::mipmapsOf(plain(12, 5, rgba)))
            QCOMPARE(each.rgba, plain(each.width, each.height, rgba).rgba);
}

void TestTextureFilter::mipmapsAreSharperThanTheMean()
{
    mmd::Image image = plain(8, 8, {200, 200, 200, 255});
    for (int y = 0; y < 8; ++y) // a dark column: the mean of its pair is 100
        image.rgba[std::size_t(y * 8 + 4) * 4] = 0;
    const mmd::Image half = mmd::mipmapsOf(image)[0];
    QCOMPARE(pixelAt(half, 2, 1)[0], 75);
    QCOMPARE(pixelAt(half, 1, 1)[0], 225);
    QCOMPARE(pixelAt(half, 0, 1)[0], 200);
    QCOMPARE(pixelAt(half, 2, 1)[1], 200);
}

void TestTextureFilter::mipmapsRepeat()
{
    mmd::Image image = plain(8, 8, {200, 200, 200, 255});
    for (int y = 0; y < 8; ++y)
        image.rgba[std::size_t(y * 8) * 4] = 0;
    QCOMPARE(pixelAt(mmd::mipmapsOf(image)[0], 3, 1)[0], 225);
}

void TestTextureFilter::invisiblePixelsDoNotColourMipmaps()
{
    mmd::Image image = plain(2, 2, {200, 100, 0, 0});
    image.rgba[0] = 10;
    image.rgba[1] = 20;
    image.rgba[3] = 255;
    const mmd::Image half = mmd::mipmapsOf(image)[0];
    QCOMPARE(half.rgba, (std::vector<std::uint8_t>{10, 20, 0, 64}));
}

QTEST_GUILESS_MAIN(TestTextureFilter)
#include "test_texture_filter.moc"
