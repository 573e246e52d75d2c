// SPDX-License-Identifier: MIT
#include "tests/ui/render/box_model.h"
#include "tests/ui/render/drawing_stage.h"
#include "ui/render/background/background_picture.h"

#include <epoxy/gl.h>

using namespace odori;
using namespace odori::render;
using namespace odori::test;

namespace {

namespace flag = mmd::pmx::materialFlag;

/// Four columns: red, green, blue, and half transparent white.
mmd::Image columns()
{
    mmd::Image image{.width = 64, .height = 32, .rgba = {}, .hasAlpha = true};
    const std::array<std::array<std::uint8_t, 4>, 4> colours{
        {{255, 0, 0, 255}, {0, 255, 0, 255}, {0, 0, 255, 255}, {255, 255, 255, 128}}};
    for (int y = 0; y < image.height; ++y)
        for (int x = 0; x < image.width; ++x)
            for (const std::uint8_t value : colours[std::size_t(x / 16)])
                image.rgba.push_back(value);
    return image;
}

/// The upper half is red, the lower one green.
mmd::Image halves()
{
    mmd::Image image{.width = 16, .height = 64, .rgba = {}, .hasAlpha = false};
    for (int y = 0; y < image.height; ++y)
        for (int x = 0; x < image.width; ++x)
            for (const int value : {y < 32 ? 255 : 0, y < 32 ? 0 : 255, 0, 255})
                image.rgba.push_back(std::uint8_t(value));
    return image;
}

View fromAbove()
{
    mmd::CameraSample above;
    above.rotation.x = -0.9f;
    above.distance = -70.0f;
    above.target = {0, 0, 0};
    return viewOf(above, 1.0f);
}

} // namespace

/// What is behind the models instead of the sky, and how the grid and ground shadows meet.
class TestBackground : public QObject, private DrawingStage {
    Q_OBJECT
private slots:
    void initTestCase() { setUp(); }
    void cleanup();
    void aColourFillsThePicture();
    void aPictureFillsTheViewAndIsCut();
    void aPictureIsUpright();
    void modelsAreBeforeThePicture();
    void aClearBackgroundHasAlpha();
    void noLineCrossesAGroundShadow();

private:
    [[nodiscard]] mmd::Image drawn(const View& view, const DrawOptions& options);
    const View m_front = viewOf({}, 1.0f);
    std::shared_ptr<const mmd::Model> m_model;
};

void TestBackground::cleanup()
{
    QVERIFY(m_renderer->setBackground(nullptr));
    m_renderer->setModel(nullptr, {});
    m_model.reset();
    QCOMPARE(glGetError(), GLenum(GL_NO_ERROR));
}

mmd::Image TestBackground::drawn(const View& view, const DrawOptions& options)
{
    m_renderer->setModel(m_model, {});
    mmd::PoseEvaluator evaluator(m_model);
    const mmd::Pose pose = evaluator.evaluate(0.0);
    return picture([&] { m_renderer->draw(&pose, view, options, side, side); });
}

void TestBackground::aColourFillsThePicture()
{
    DrawOptions options = plainOptions();
    options.backgroundTop = {1, 0, 0};
    options.background = glm::vec3(0.2f, 0.4f, 0.6f);
    const mmd::Image image = empty(m_front, options);
    for (const int at : {0, 30, side / 2, 100, side - 1})
        PIXEL(pixelAt(image, at, at), {51, 102, 153}, 1);
}

void TestBackground::aPictureFillsTheViewAndIsCut()
{
    QCOMPARE(BackgroundPicture::shownPart({200, 100}, {400, 200}), glm::vec2(1.0f));
    QCOMPARE(BackgroundPicture::shownPart({200, 100}, {100, 100}), glm::vec2(0.5f, 1.0f));
    QCOMPARE(BackgroundPicture::shownPart({100, 100}, {400, 100}), glm::vec2(1.0f, 0.25f));
    const mmd::Image shown = columns();
    QVERIFY(m_renderer->setBackground(&shown));
    // A square shows the middle half: green and blue.
    const mmd::Image image = empty(m_front, plainOptions());
    for (const int y : {1, side / 2, side - 2}) {
        PIXEL(pixelAt(image, 4, y), {0, 255, 0});
        PIXEL(pixelAt(image, side / 2 - 4, y), {0, 255, 0});
        PIXEL(pixelAt(image, side / 2 + 4, y), {0, 0, 255});
        PIXEL(pixelAt(image, side - 4, y), {0, 0, 255});
    }
    // A wide picture shows all of it; what is transparent shows the colour behind.
    DrawOptions options = plainOptions();
    options.background = glm::vec3(0.0f);
    const auto wide = m_context->picture(
        128, 64, [&] { m_renderer->draw(nullptr, viewOf({}, 2.0f), options, 128, 64); }, 0);
    QVERIFY(wide.has_value());
    PIXEL(pixelAt(*wide, 10, 30), {255, 0, 0});
    PIXEL(pixelAt(*wide, 118, 30), {128, 128, 128});
    QVERIFY(m_renderer->setBackground(nullptr));
    PIXEL(pixelAt(empty(m_front, options), 4, 4), {0, 0, 0});
}

void TestBackground::aPictureIsUpright()
{
    const mmd::Image shown = halves();
    QVERIFY(m_renderer->setBackground(&shown));
    const mmd::Image image = empty(m_front, plainOptions());
    PIXEL(pixelAt(image, side / 2, 10), {255, 0, 0});
    PIXEL(pixelAt(image, side / 2, side - 10), {0, 255, 0});
}

void TestBackground::modelsAreBeforeThePicture()
{
    const mmd::Image shown = halves();
    QVERIFY(m_renderer->setBackground(&shown));
    auto data = box({0, 10, 0}, glm::vec3(2));
    data.materials[0].diffuse = {0, 0, 1, 1};
    m_model = loaded(std::move(data));
    PIXEL(seenAt(drawn(m_front, plainOptions()), m_front, {0, 10, -2}), {0, 0, 255});
}

/// Covered pixels are opaque, others clear, and translucent ones between.
void TestBackground::aClearBackgroundHasAlpha()
{
    auto data = box({0, 10, 0}, glm::vec3(2));
    auto glass = box({6, 10, 0}, glm::vec3(2));
    glass.indices.resize(6); // its front alone
    glass.materials[0].indexCount = 6;
    glass.materials[0].diffuse = {1, 0, 0, 0.5f};
    data.materials[0].flags = flag::groundShadow;
    m_model = loaded(joined(std::move(data), glass));
    const mmd::Image shown = halves();
    QVERIFY(m_renderer->setBackground(&shown));
    DrawOptions options = plainOptions();
    options.transparent = true;
    const mmd::Image image = drawn(m_front, options);
    const auto alphaAt = [&](const View& view, const mmd::Image& from, const glm::vec3& place) {
        const auto at = projected(view, place, glm::vec2(side));
        return int(from.rgba[(std::size_t(at->y) * side + std::size_t(at->x)) * 4 + 3]);
    };
    QCOMPARE(alphaAt(m_front, image, {0, 10, -2}), 255);
    QCOMPARE(alphaAt(m_front, image, {-8, 10, 0}), 0);
    QVERIFY(std::abs(alphaAt(m_front, image, {6, 10, -2}) - 128) < 3);
    PIXEL(seenAt(image, m_front, {6, 10, -2}), {128, 0, 0}); // multiplied by the alpha
    PIXEL(seenAt(image, m_front, {-8, 10, 0}), {0, 0, 0});
    const View above = fromAbove();
    const int shadow = alphaAt(above, drawn(above, options), {-5, 0, 5});
    QVERIFY2(std::abs(shadow - 82) < 3, qPrintable(QString::number(shadow))); // 0.32
}

void TestBackground::noLineCrossesAGroundShadow()
{
    // A plate whose shadow is about the origin, where the axes cross. It is not in the way.
    auto data = box({10, 20, -10}, {4, 0.1f, 4});
    data.materials[0].flags = flag::groundShadow;
    m_model = loaded(std::move(data));
    mmd::CameraSample camera;
    camera.target = {0, 0, 0};
    camera.rotation = {-0.7f, -0.6f, 0};
    camera.distance = -60.0f;
    const View view = viewOf(camera, 1.0f);
    DrawOptions options = plainOptions();
    options.background = glm::vec3(0.5f);
    const mmd::Image without = drawn(view, options);
    options.grid = true;
    const mmd::Image with = drawn(view, options);
    options.groundShadow = false;
    const mmd::Image unshadowed = drawn(view, options);
    int changed = 0;
    for (float at = -3.0f; at <= 3.0f; at += 0.25f)
        for (const glm::vec3& place : {glm::vec3(at, 0, 0), glm::vec3(0, 0, at)}) {
            const Pixel shadow = seenAt(without, view, place);
            QVERIFY2(shadow[0] < 120, textOf(shadow)); // it is in the shadow
            QCOMPARE(textOf(seenAt(with, view, place)), textOf(shadow));
            changed += isLike(seenAt(unshadowed, view, place), {127, 127, 127}) ? 0 : 1;
        }
    QVERIFY(changed > 10); // there would be lines
    int outside = 0;
    for (float at = 8.0f; at <= 14.0f; at += 0.25f)
        outside += seenAt(with, view, {-at, 0, 0}) == seenAt(unshadowed, view, {-at, 0, 0}) &&
                           !isLike(seenAt(with, view, {-at, 0, 0}), {127, 127, 127})
                       ? 1
                       : 0;
    QVERIFY(outside > 5); // beside the shadow they are as they were
}

QTEST_GUILESS_MAIN(TestBackground)
#include "test_background.moc"
