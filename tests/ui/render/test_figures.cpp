// SPDX-License-Identifier: MIT
#include "libmmd/base/file_io.h"
#include "tests/ui/render/box_model.h"
#include "tests/ui/render/drawing_stage.h"

#include <QtCore/QTemporaryDir>

#include <epoxy/gl.h>

#include <cmath>
#include <map>
#include <tuple>

using namespace odori;
using namespace odori::render;
using namespace odori::test;

namespace {

namespace flag = mmd::pmx::materialFlag;

mmd::pmx::Model boxOf(const glm::vec3& centre, float half, const glm::vec4& diffuse, int flags = 0)
{
    mmd::pmx::Model model = box(centre, glm::vec3(half));
    model.materials[0].diffuse = diffuse;
    model.materials[0].flags = std::uint8_t(flags);
    return model;
}

} // namespace

/// Several models in one picture, and how their materials use light, edges and textures.
class TestFigures : public QObject, private DrawingStage {
    Q_OBJECT
private slots:
    void initTestCase() { setUp(); }
    void cleanup();
    void eachFigureHasItsSlotAndItsPose();
    void aSlotIsEmptied();
    void everyFigureHasItsShadow();
    void shadowsOfTwoMeetOnce();
    void aShadowLiesBelowEveryModel();
    void onlyWhatCastsAShadowHasOne();
    void theShadowLiesAwayFromTheLight();
    void aClearMaterialHidesNothing();
    void aTransparentFaceIsSeenFromBothSides();
    void aMaterialThatClaimsTooMuchIsCut();
    void eachMaterialHasItsFaces();
    void aTextureRepeats();
    void everySharedToonIsUsed();
    void edgesAreAsWideOnAFineScreen();
    void aPictureHasASizeThatCanBeDrawn();

private:
    void setModel(mmd::pmx::Model data, std::uint32_t slot = 0);
    /// The models of these slots at frame 0.
    [[nodiscard]] mmd::Image drawn(std::initializer_list<std::uint32_t> which, const View& view,
        const DrawOptions& options = plainOptions(),
        const std::function<void(std::uint32_t, mmd::Pose&)>& change = {});
    [[nodiscard]] int redColumns(const mmd::Image& image) const;

    QTemporaryDir m_folder;
    std::map<std::uint32_t, std::shared_ptr<const mmd::Model>> m_models;
    const View m_front = viewOf({}, 1.0f);
};

void TestFigures::cleanup()
{
    for (const auto& [slot, model] : m_models)
        m_renderer->setModel(nullptr, {}, slot);
    m_models.clear();
    QCOMPARE(glGetError(), GLenum(GL_NO_ERROR));
}

void TestFigures::setModel(mmd::pmx::Model data, std::uint32_t slot)
{
    const auto model =
        loaded(std::move(data), m_folder.filePath(QStringLiteral("m.pmx")).toStdString());
    m_renderer->setModel(model, loadTextures(*model), slot);
    m_models[slot] = model;
}

mmd::Image TestFigures::drawn(std::initializer_list<std::uint32_t> which, const View& view,
    const DrawOptions& options, const std::function<void(std::uint32_t, mmd::Pose&)>& change)
{
    std::vector<mmd::Pose> poses;
    for (const std::uint32_t slot : which) {
        if (const auto& model = m_models[slot]) {
            mmd::PoseEvaluator evaluator(model);
            poses.push_back(evaluator.evaluate(0.0));
        } else {
            poses.emplace_back();
        }
        if (change)
            change(slot, poses.back());
    }
    std::vector<Figure> figures;
    for (const std::uint32_t slot : which)
        figures.push_back({slot, &poses[figures.size()]});
    return picture([&] { m_renderer->draw(figures, view, options, side, side); });
}

void TestFigures::eachFigureHasItsSlotAndItsPose()
{
    setModel(boxOf({-5, 10, 0}, 2, {1, 0, 0, 1}), 3);
    setModel(boxOf({5, 10, 0}, 2, {0, 1, 0, 1}), 8);
    const auto both = drawn({3, 8}, m_front);
    PIXEL(seenAt(both, m_front, {-5, 10, -2}), {255, 0, 0});
    PIXEL(seenAt(both, m_front, {5, 10, -2}), {0, 255, 0});
    const auto one = drawn({8, 5}, m_front); // slot 5 has no model
    PIXEL(seenAt(one, m_front, {-5, 10, -2}), {0, 0, 0});
    PIXEL(seenAt(one, m_front, {5, 10, -2}), {0, 255, 0});
    const auto moved = drawn({3, 8}, m_front, plainOptions(), [](std::uint32_t slot, auto& pose) {
        pose.bones[0].translation.y = slot == 8 ? 5.0f : 0.0f;
    });
    PIXEL(seenAt(moved, m_front, {-5, 10, -2}), {255, 0, 0});
    PIXEL(seenAt(moved, m_front, {5, 15, -2}), {0, 255, 0});
    const auto hidden = drawn({3, 8}, m_front, plainOptions(),
        [](std::uint32_t slot, auto& pose) { pose.visible = slot == 8; });
    PIXEL(seenAt(hidden, m_front, {-5, 10, -2}), {0, 0, 0});
    PIXEL(seenAt(hidden, m_front, {5, 10, -2}), {0, 255, 0});
}

void TestFigures::aSlotIsEmptied()
{
    setModel(boxOf({0, 10, 0}, 2, {1, 0, 0, 1}), 1);
    setModel(boxOf({0, 10, 0}, 4, {0, 1, 0, 1}), 2);
    PIXEL(seenAt(drawn({1, 2}, m_front), m_front, {0, 10, 0}), {0, 255, 0}); // the nearer one
    m_renderer->setModel(nullptr, {}, 2);
    PIXEL(seenAt(drawn({1, 2}, m_front), m_front, {0, 10, 0}), {255, 0, 0});
}

void TestFigures::everyFigureHasItsShadow()
{
    mmd::CameraSample above;
    above.rotation.x = -0.9f;
    above.distance = -70.0f;
    const View view = viewOf(above, 1.0f);
    DrawOptions options = plainOptions();
    options.backgroundTop = options.backgroundBottom = glm::vec3(1.0f);
    options.lightDirection = {0, -1, -1};
    for (const auto& [slot, x] : {std::pair(1u, -9.0f), std::pair(4u, 0.0f), std::pair(2u, 9.0f)})
        setModel(boxOf({x, 6, 0}, 2, {1, 1, 1, 1}, flag::groundShadow), slot);
    const mmd::Image bare = empty(view, options);
    for (const std::uint32_t hidden : {0u, 1u, 4u, 2u}) { // 0: no model
        const auto image = drawn({1, 4, 2}, view, options,
            [&](std::uint32_t slot, mmd::Pose& pose) { pose.visible = slot != hidden; });
        for (const auto& [slot, x] :
            {std::pair(1u, -9.0f), std::pair(4u, 0.0f), std::pair(2u, 9.0f)}) {
            const glm::vec3 ground(x, 0, -6), body(x, 8, 0);
            QCOMPARE(seenAt(image, view, ground)[0] < seenAt(bare, view, ground)[0] - 20,
                slot != hidden);
            QCOMPARE(seenAt(image, view, body) != seenAt(bare, view, body), slot != hidden);
        }
    }
}

void TestFigures::shadowsOfTwoMeetOnce()
{
    mmd::CameraSample above;
    above.rotation.x = -0.8f;
    const View view = viewOf(above, 1.0f);
    DrawOptions options = plainOptions();
    options.backgroundTop = options.backgroundBottom = glm::vec3(1.0f);
    for (const std::uint32_t slot : {1u, 2u})
        setModel(boxOf({0, 6, 0}, 2, {1, 1, 1, 1}, flag::groundShadow), slot);
    const auto two = drawn({1, 2}, view, options);
    QVERIFY(two.rgba == drawn({1}, view, options).rgba);
    options.groundShadow = false;
    QVERIFY(two.rgba != drawn({1, 2}, view, options).rgba);
}

/// Also below a model that is drawn before the one that casts it.
void TestFigures::aShadowLiesBelowEveryModel()
{
    mmd::CameraSample above;
    above.rotation.x = -0.8f;
    const View view = viewOf(above, 1.0f);
    DrawOptions options = plainOptions();
    options.backgroundTop = options.backgroundBottom = glm::vec3(1.0f);
    setModel(boxOf({-3, 0.5f, 3}, 1, {1, 1, 0, 1}), 1); // in the shadow of the other
    setModel(boxOf({0, 6, 0}, 2, {1, 1, 1, 1}, flag::groundShadow), 2);
    PIXEL(seenAt(drawn({1, 2}, view, options), view, {-3, 1.5f, 3}), {255, 255, 0});
}

void TestFigures::onlyWhatCastsAShadowHasOne()
{
    mmd::CameraSample above;
    above.rotation.x = -0.9f;
    above.distance = -70.0f;
    const View view = viewOf(above, 1.0f);
    DrawOptions options = plainOptions();
    options.backgroundTop = options.backgroundBottom = glm::vec3(1.0f);
    options.lightDirection = {0, -1, -1}; // no box is in this direction
    const auto casts = boxOf({-8, 6, 0}, 2, {1, 1, 1, 1}, flag::groundShadow);
    const auto clear = boxOf({8, 6, 0}, 2, {1, 1, 1, 0}, flag::groundShadow);
    setModel(joined(joined(casts, boxOf({0, 6, 0}, 2, {1, 1, 1, 1})), clear));
    const auto image = drawn({0}, view, options);
    options.groundShadow = false;
    const auto without = drawn({0}, view, options);
    const auto isDark = [&](float x) {
        const glm::vec3 ground(x, 0, -6);
        return seenAt(image, view, ground)[0] < seenAt(without, view, ground)[0] - 20;
    };
    QVERIFY(isDark(-8));
    QVERIFY(!isDark(0));
    QVERIFY(!isDark(8)); // its shadow is not visible
}

void TestFigures::theShadowLiesAwayFromTheLight()
{
    mmd::CameraSample above;
    above.rotation.x = -1.2f;
    above.target = {0, 0, 0};
    above.distance = -70.0f;
    const View view = viewOf(above, 1.0f);
    DrawOptions options = plainOptions();
    options.backgroundTop = options.backgroundBottom = glm::vec3(1.0f);
    setModel(boxOf({0, 6, 0}, 1.5f, {1, 1, 1, 1}, flag::groundShadow));
    const auto isDark = [&](const glm::vec3& light, const glm::vec3& ground) {
        options.lightDirection = light;
        options.groundShadow = true;
        const auto image = drawn({0}, view, options);
        options.groundShadow = false;
        return seenAt(image, view, ground)[0] <
               seenAt(drawn({0}, view, options), view, ground)[0] - 20;
    };
    QVERIFY(isDark({1, -1, 0}, {6, 0, 0}));
    QVERIFY(!isDark({1, -1, 0}, {-6, 0, 0}));
    QVERIFY(isDark({-2, -1, 0}, {-12, 0, 0})); // low light: a long shadow
    QVERIFY(!isDark({-2, -1, 0}, {-6, 0, 0}));
    QVERIFY(isDark({0, -1, -1}, {0, 0, -6}));
    QVERIFY(!isDark({1, 1, 0}, {6, 0, 0})); // light from below: no shadow
    QVERIFY(!isDark({1, 1, 0}, {-6, 0, 0}));
}

/// It does not write depth either.
void TestFigures::aClearMaterialHidesNothing()
{
    const auto blue = boxOf({0, 10, 20}, 8, {0, 0, 1, 1});
    setModel(joined(boxOf({0, 10, 0}, 3, {1, 0, 0, 0}), blue));
    PIXEL(seenAt(drawn({0}, m_front), m_front, {0, 10, 0}), {0, 0, 255});
    const auto shows = [](std::uint32_t, auto& pose) { pose.materials[0].diffuse.a = 1.0f; };
    PIXEL(seenAt(drawn({0}, m_front, plainOptions(), shows), m_front, {0, 10, 0}), {255, 0, 0});
}

void TestFigures::aTransparentFaceIsSeenFromBothSides()
{
    mmd::CameraSample behind;
    behind.rotation.y = std::acos(-1.0f);
    const View back = viewOf(behind, 1.0f);
    auto face = boxOf({0, 10, 0}, 3, {1, 1, 1, 0.5f});
    face.indices.resize(6); // the front face
    face.materials[0].indexCount = 6;
    setModel(face);
    PIXEL(seenAt(drawn({0}, m_front), m_front, {0, 10, -3}), {128, 128, 128});
    PIXEL(seenAt(drawn({0}, back), back, {0, 10, -3}), {128, 128, 128});
    face.materials[0].diffuse.a = 1.0f;
    setModel(face);
    PIXEL(seenAt(drawn({0}, back), back, {0, 10, -3}), {0, 0, 0});
}

void TestFigures::aMaterialThatClaimsTooMuchIsCut()
{
    auto data = boxOf({0, 10, 0}, 3, {0, 1, 0, 1});
    data.materials[0].indexCount *= 100;
    data.materials.push_back(data.materials[0]);
    setModel(data);
    PIXEL(seenAt(drawn({0}, m_front), m_front, {0, 10, -3}), {0, 255, 0});
}

void TestFigures::eachMaterialHasItsFaces()
{
    setModel(joined(joined(boxOf({-6, 10, 0}, 2, {1, 0, 0, 1}), boxOf({0, 10, 0}, 2, {0, 1, 0, 1})),
        boxOf({6, 10, 0}, 2, {0, 0, 1, 1})));
    const auto image = drawn({0}, m_front);
    PIXEL(seenAt(image, m_front, {-6, 10, -2}), {255, 0, 0});
    PIXEL(seenAt(image, m_front, {0, 10, -2}), {0, 255, 0});
    PIXEL(seenAt(image, m_front, {6, 10, -2}), {0, 0, 255});
}

void TestFigures::aTextureRepeats()
{
    const auto png =
        mmd::encodePng({.width = 2, .height = 1, .rgba = {255, 0, 0, 255, 0, 0, 255, 255}});
    QVERIFY(mmd::writeFile(
        mmd::pathFromUtf8(m_folder.filePath(QStringLiteral("t.png")).toStdString()), png));
    auto data = boxOf({0, 10, 0}, 5, {1, 1, 1, 1});
    data.textures.push_back({"t.png", {}});
    data.materials[0].texture = 0;
    for (const auto& [u, v, expected] :
        {std::tuple(0.25f, 0.5f, Pixel{255, 0, 0}), std::tuple(3.25f, -4.5f, Pixel{255, 0, 0}),
            std::tuple(-0.25f, 7.5f, Pixel{0, 0, 255})}) {
        for (auto& vertex : data.vertices)
            vertex.uv = {u, v};
        setModel(data);
        PIXEL(seenAt(drawn({0}, m_front), m_front, {0, 10, -5}), expected);
    }
}

void TestFigures::everySharedToonIsUsed()
{
    DrawOptions options = plainOptions();
    options.lightDirection = {0, 0, -1}; // from behind: the end of the toon ramp
    auto data = boxOf({0, 10, 0}, 5, {1, 1, 1, 1});
    for (auto& vertex : data.vertices)
        vertex.normal = {0, 0, -1};
    data.materials[0].sharedToon = true;
    for (const auto& [toon, ramp] :
        {std::pair(0, 0), {1, 1}, {2, 2}, {3, 3}, {5, 5}, {9, 9}, {12, 9}, {-1, 0}}) {
        data.materials[0].toon = toon;
        setModel(data);
        const mmd::Image image = sharedToon(ramp);
        PIXEL(seenAt(drawn({0}, m_front, options), m_front, {0, 10, -5}),
            pixelAt(image, 0, image.height - 1));
    }
}

int TestFigures::redColumns(const mmd::Image& image) const
{
    int columns = 0;
    for (int x = side / 2; x < side; ++x)
        columns += isLike(pixelAt(image, x, side / 2), {255, 0, 0}, 60);
    return columns;
}

void TestFigures::edgesAreAsWideOnAFineScreen()
{
    auto data = boxOf({0, 10, 0}, 1, {1, 1, 1, 1}, flag::edge);
    data.materials[0].edgeColour = {1, 0, 0, 1};
    data.materials[0].edgeSize = 6.0f;
    setModel(data);
    mmd::CameraSample near;
    near.distance = -5.0f; // a unit is more than ten pixels
    near.fieldOfView = 60.0f;
    const View view = viewOf(near, 1.0f);
    DrawOptions options = plainOptions();
    const int once = redColumns(drawn({0}, view, options));
    options.pixelRatio = 2.0f;
    const int twice = redColumns(drawn({0}, view, options));
    QVERIFY2(once >= 4 && std::abs(twice - 2 * once) <= 2,
        qPrintable(QStringLiteral("%1 %2").arg(once).arg(twice)));
}

void TestFigures::aPictureHasASizeThatCanBeDrawn()
{
    for (const auto& [width, height] :
        {std::pair(0, 10), {10, 0}, {-1, 10}, {1 << 20, 10}, {10, 1 << 20}}) {
        const auto image = m_context->picture(width, height, [] { QFAIL("drawn"); });
        QVERIFY(!image);
        QCOMPARE(image.error().code, mmd::ErrorCode::OutOfRange);
    }
    const auto image =
        m_context->picture(3, 2, [&] { m_renderer->draw(nullptr, m_front, plainOptions(), 3, 2); });
    QVERIFY(image && image->width == 3 && image->height == 2);
    QCOMPARE(image->rgba.size(), std::size_t(24));
}

QTEST_GUILESS_MAIN(TestFigures)
#include "test_figures.moc"
