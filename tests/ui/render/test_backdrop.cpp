// SPDX-License-Identifier: MIT
#include "tests/ui/render/box_model.h"
#include "tests/ui/render/drawing_stage.h"

#include <cmath>

using namespace odori;
using namespace odori::render;
using namespace odori::test;

namespace {

constexpr float quarter = 1.5707963f;

/// Red at the top, green at the horizon: the colour shows the height in the sky.
DrawOptions sky()
{
    DrawOptions options = plainOptions();
    options.backgroundTop = {1, 0, 0};
    options.backgroundBottom = {0, 1, 0};
    return options;
}

View viewWith(const glm::vec3& rotation)
{
    mmd::CameraSample camera;
    camera.rotation = rotation;
    return viewOf(camera, 1.0f);
}

} // namespace

/// What is drawn behind and over the models: sky, ground and grid, marks and lines.
class TestBackdrop : public QObject, private DrawingStage {
    Q_OBJECT
private slots:
    void initTestCase() { setUp(); }
    void theSkyBeginsAtTheHorizon();
    void theHorizonIsWhereTheEyeIsHigh_data();
    void theHorizonIsWhereTheEyeIsHigh();
    void straightDownThereIsGroundAlone();
    void theGridLiesOnTheGround();
    void theGridHasNoBorder();
    void theGridHidesNothing();
    void theGridIsSwitchedOff();
    void aSquareHasCorners();
    void aHollowMarkIsARing();
    void aMarkIsAsLargeAsItIsSaid_data();
    void aMarkIsAsLargeAsItIsSaid();
    void marksLieOverLines();
    void behindTheEyeNothingIsMarked();

private:
    /// A mark on a bone in the middle of the picture, on black.
    [[nodiscard]] mmd::Image marked(const BoneMark& mark, float pixelRatio = 1.0f,
        const std::vector<OverlayLine>& lines = {}, const glm::vec3& place = {0, 10, 0});
    /// The number of columns right of the middle that are not black.
    [[nodiscard]] static int reachOf(const mmd::Image& image);
};

void TestBackdrop::theSkyBeginsAtTheHorizon()
{
    const mmd::Image image = empty(viewWith({}), sky()); // level: in the middle
    for (const int x : {2, side / 2, side - 3}) {
        PIXEL(pixelAt(image, x, side / 2 - 1), {0, 255, 0}, 6);
        PIXEL(pixelAt(image, x, side / 2), {0, 204, 0}, 6); // the ground darkens downwards
        PIXEL(pixelAt(image, x, 0), {142, 113, 0}, 6);
        PIXEL(pixelAt(image, x, side / 4), {71, 184, 0}, 6);
        PIXEL(pixelAt(image, x, side - 1), {0, 161, 0}, 6);
    }
}

void TestBackdrop::theHorizonIsWhereTheEyeIsHigh_data()
{
    QTest::addColumn<float>("pitch");
    QTest::addColumn<float>("yaw");
    QTest::addColumn<float>("roll");
    QTest::newRow("from above") << -0.15f << 0.0f << 0.0f;
    QTest::newRow("from below") << 0.15f << 1.0f << 0.0f;
    QTest::newRow("rolled") << 0.0f << 2.5f << 0.5f;
    QTest::newRow("rolled the other way, from above") << -0.1f << 0.3f << -0.8f;
}

void TestBackdrop::theHorizonIsWhereTheEyeIsHigh()
{
    QFETCH(float, pitch);
    QFETCH(float, yaw);
    QFETCH(float, roll);
    const View view = viewWith({pitch, yaw, roll});
    const mmd::Image image = empty(view, sky());
    const glm::vec3 ahead = glm::vec3(glm::inverse(view.view) * glm::vec4(0, 0, 1, 0));
    const glm::vec3 level = glm::normalize(glm::vec3(ahead.x, 0.0f, ahead.z));
    const glm::vec3 right(level.z, 0.0f, -level.x);
    for (const float aside : {-0.15f, 0.0f, 0.15f}) {
        const glm::vec3 way = glm::normalize(level + right * aside);
        const auto above = seenAt(image, view, view.eye + (way + glm::vec3(0, 0.02f, 0)) * 4000.0f);
        const auto below = seenAt(image, view, view.eye + (way - glm::vec3(0, 0.02f, 0)) * 4000.0f);
        QVERIFY2(above[1] > 225, textOf(above));
        QVERIFY2(below[1] >= 0 && below[1] < 206, textOf(below));
        QCOMPARE(below[0], 0);
    }
}

void TestBackdrop::straightDownThereIsGroundAlone()
{
    const mmd::Image down = empty(viewWith({-quarter, 0, 0}), sky());
    const mmd::Image up = empty(viewWith({quarter, 0, 0}), sky());
    for (const int at : {2, side / 2, side - 3}) {
        PIXEL(pixelAt(down, at, at), {0, 135, 0}, 4);
        PIXEL(pixelAt(up, at, at), {255, 0, 0}, 4);
    }
}

void TestBackdrop::theGridLiesOnTheGround()
{
    mmd::CameraSample above;
    above.target = {0, 0, 0};
    above.rotation = {-0.7f, 0.4f, 0};
    above.distance = -70.0f;
    const View view = viewOf(above, 1.0f);
    DrawOptions options = plainOptions();
    options.backgroundTop = options.backgroundBottom = glm::vec3(1.0f);
    const mmd::Image without = empty(view, options);
    options.grid = true;
    const mmd::Image with = empty(view, options);
    // The strongest change near a point, because lines are one pixel wide.
    const auto change = [&](const glm::vec3& place) {
        const auto at = projected(view, place, glm::vec2(side));
        Pixel most{0, 0, 0};
        for (int x = int(at->x) - 1; x <= int(at->x) + 1; ++x)
            for (int y = int(at->y) - 1; y <= int(at->y) + 1; ++y)
                for (std::size_t channel = 0; channel < 3; ++channel) {
                    const int now = pixelAt(with, x, y)[channel];
                    const int by = now - pixelAt(without, x, y)[channel];
                    most[channel] = std::abs(by) > std::abs(most[channel]) ? by : most[channel];
                }
        return most;
    };
    for (const float sign : {-1.0f, 1.0f}) {
        const Pixel red = change({sign * 7.5f, 0, 0});
        QVERIFY2(red[0] > 20 && red[1] < -20 && red[2] < -20, textOf(red)); // X
        const Pixel blue = change({0, 0, sign * 7.5f});
        QVERIFY2(blue[0] < -20 && blue[1] < -5 && blue[2] > 20, textOf(blue)); // Z
        for (const glm::vec3& place :
            {glm::vec3(sign * 5, 0, 7.5f), glm::vec3(7.5f, 0, sign * 5)}) {
            const Pixel grey = change(place);
            QVERIFY2(grey[0] < -12 && grey[2] < -8, textOf(grey));
        }
        PIXEL(change({sign * 7.5f, 0, sign * 7.5f}), {0, 0, 0}); // between the lines
    }
}

void TestBackdrop::theGridHasNoBorder()
{
    DrawOptions options = plainOptions();
    options.backgroundTop = options.backgroundBottom = glm::vec3(1.0f);
    mmd::CameraSample above;
    above.rotation.x = -quarter;
    above.distance = -250.0f;
    const View view = viewOf(above, 1.0f);
    const Pixel ground = pixelAt(empty(view, options), side / 2, side / 2);
    options.grid = true;
    const mmd::Image image = empty(view, options);
    const auto along = [&](float x) {
        int most = 0;
        const auto at = projected(view, {x, 0, 0}, glm::vec2(side));
        for (int y = int(at->y) - 1; y <= int(at->y) + 1; ++y)
            most = std::max(most, std::abs(pixelAt(image, int(at->x), y)[2] - ground[2]));
        return most;
    };
    for (const float sign : {-1.0f, 1.0f}) {
        QVERIFY(along(sign * 6.0f) > along(sign * 22.0f) + 8);
        QVERIFY(along(sign * 22.0f) > along(sign * 42.0f) + 8);
        QCOMPARE(along(sign * 55.0f), 0);
    }
}

/// Everything drawn after the grid covers it, also below the ground.
void TestBackdrop::theGridHidesNothing()
{
    const auto model = loaded(box({0, -6, 0}, glm::vec3(5)));
    m_renderer->setModel(model, loadTextures(*model));
    mmd::PoseEvaluator evaluator(model);
    const mmd::Pose& pose = evaluator.evaluate(0.0);
    const View view = viewWith({-1.0f, 0, 0});
    DrawOptions options = plainOptions();
    options.grid = true;
    const mmd::Image image = picture([&] { m_renderer->draw(&pose, view, options, side, side); });
    m_renderer->setModel(nullptr, {});
    for (const float x : {-3.0f, -1.0f, 1.0f, 3.0f}) {
        PIXEL(seenAt(image, view, {x, -1, 0}), {255, 255, 255});
        PIXEL(seenAt(image, view, {0, -1, x}), {255, 255, 255});
    }
}

void TestBackdrop::theGridIsSwitchedOff()
{
    const View view = viewWith({-0.7f, 0.0f, 0});
    DrawOptions options = plainOptions();
    const mmd::Image without = empty(view, options);
    options.grid = true;
    QVERIFY(empty(view, options).rgba != without.rgba);
    options.grid = false;
    QVERIFY(empty(view, options).rgba == without.rgba);
}

mmd::Image TestBackdrop::marked(const BoneMark& mark, float pixelRatio,
    const std::vector<OverlayLine>& lines, const glm::vec3& place)
{
    mmd::Pose pose;
    pose.bones.push_back({place, {}});
    const View view = viewWith({});
    return picture([&] {
        m_renderer->draw(nullptr, view, plainOptions(), side, side);
        m_renderer->drawOverlay(pose, view, {mark}, lines, {side, side, pixelRatio});
    });
}

int TestBackdrop::reachOf(const mmd::Image& image)
{
    int columns = 0;
    for (int x = side / 2; x < side; ++x)
        columns += pixelAt(image, x, side / 2)[0] > 20;
    return columns;
}

void TestBackdrop::aSquareHasCorners()
{
    constexpr int corner = side / 2 + 5; // outside the circle, whose radius is 6.5 pixels
    BoneMark mark{.bone = 0, .colour = {1, 0, 0, 1}};
    PIXEL(pixelAt(marked(mark), corner, corner), {0, 0, 0});
    mark.shape = BoneMark::Shape::Square;
    QVERIFY(pixelAt(marked(mark), corner, corner)[0] > 120);
    const int left = side / 2 - 6;
    QVERIFY(pixelAt(marked(mark), left, left)[0] > 120);
    PIXEL(pixelAt(marked(mark), corner + 2, side / 2), {0, 0, 0});
}

void TestBackdrop::aHollowMarkIsARing()
{
    BoneMark mark{.bone = 0, .colour = {1, 1, 0, 1}};
    const mmd::Image whole = marked(mark);
    mark.hollow = true;
    const mmd::Image hollow = marked(mark);
    const int ring = side / 2 + 5, between = side / 2 + 3;
    QVERIFY(pixelAt(whole, ring, side / 2)[0] > 220 && pixelAt(hollow, ring, side / 2)[0] > 220);
    QVERIFY(pixelAt(whole, side / 2, side / 2)[1] > 220); // the dot
    const int faint = pixelAt(whole, between, side / 2)[0];
    QVERIFY2(faint > 50 && faint < 110, qPrintable(QString::number(faint)));
    PIXEL(pixelAt(hollow, side / 2, side / 2), {0, 0, 0});
    PIXEL(pixelAt(hollow, between, side / 2), {0, 0, 0});
}

void TestBackdrop::aMarkIsAsLargeAsItIsSaid_data()
{
    QTest::addColumn<float>("scale");
    QTest::addColumn<float>("pixelRatio");
    QTest::addColumn<int>("reach");
    QTest::newRow("as usual") << 1.0f << 1.0f << 7;
    QTest::newRow("half") << 0.5f << 1.0f << 3;
    QTest::newRow("on a fine screen") << 1.0f << 2.0f << 13;
    QTest::newRow("half, on a fine screen") << 0.5f << 2.0f << 7;
}

void TestBackdrop::aMarkIsAsLargeAsItIsSaid()
{
    QFETCH(float, scale);
    QFETCH(float, pixelRatio);
    QFETCH(int, reach);
    const int is = reachOf(marked({.bone = 0, .colour = {1, 1, 1, 1}, .scale = scale}, pixelRatio));
    QVERIFY2(std::abs(is - reach) <= 1, qPrintable(QString::number(is)));
}

void TestBackdrop::marksLieOverLines()
{
    const std::vector<OverlayLine> lines{{{-5, 10, 0}, {5, 10, 0}, {0, 1, 0, 1}, 9.0f}};
    const mmd::Image image = marked({.bone = 0, .colour = {1, 0, 0, 1}}, 1.0f, lines);
    PIXEL(pixelAt(image, side / 2, side / 2), {255, 0, 0}, 12);
    PIXEL(pixelAt(image, side / 2 + 10, side / 2), {0, 255, 0});
}

void TestBackdrop::behindTheEyeNothingIsMarked()
{
    const BoneMark mark{.bone = 0, .colour = {1, 1, 1, 1}};
    const mmd::Image nothing = empty(viewWith({}), plainOptions());
    const std::vector<OverlayLine> behind{{{-5, 10, -60}, {5, 12, -70}, {1, 1, 1, 1}, 4.0f}};
    QVERIFY(marked(mark, 1.0f, behind, {0, 10, -90}).rgba == nothing.rgba);
    QVERIFY(marked(mark, 1.0f, {}, {0, 10, 90}).rgba != nothing.rgba);
    // A line that starts behind the eye is clipped at the near plane and stays straight.
    const std::vector<OverlayLine> through{{{2, 10, -90}, {2, 10, 0}, {1, 1, 1, 1}, 4.0f}};
    const mmd::Image line = marked({.bone = -1}, 1.0f, through);
    QVERIFY(pixelAt(line, side - 4, side / 2)[0] > 200);
    PIXEL(pixelAt(line, 8, side / 2), {0, 0, 0});
    PIXEL(pixelAt(line, side / 2, side / 2), {0, 0, 0});
}

QTEST_GUILESS_MAIN(TestBackdrop)
#include "test_backdrop.moc"
