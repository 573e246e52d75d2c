// SPDX-License-Identifier: MIT
#include "libmmd/base/file_io.h"
#include "tests/support/real_files.h"
#include "tests/ui/render/box_model.h"
#include "tests/ui/render/pixels.h"
#include "ui/render/headless.h"
#include "ui/render/model_programs.h"
#include "ui/render/scene_renderer.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <epoxy/gl.h>

#include <array>
#include <cmath>

using namespace odori;
using namespace odori::render;
using namespace odori::test;

namespace {

constexpr int side = 128;
const Pixel black{0, 0, 0};

/// The colour of a model's surface where this point of space is in the picture.
struct Spot {
    glm::vec3 point;
    Pixel colour;
    int tolerance;
};

mmd::pmx::Model coloured(mmd::pmx::Model model, const glm::vec4& diffuse)
{
    model.materials[0].diffuse = diffuse;
    return model;
}

} // namespace

class TestSceneRenderer : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanup();
    void everyMaterialProgramCompiles();
    void aMaterialIsDiffuseTimesLightPlusAmbient();
    void facesTurnedAwayAreNotDrawn();
    void doubleSidedFacesAreDrawnFromBehind();
    void transparentMaterialsBlendOverEarlierOnes();
    void aTextureIsUpright();
    void anInvisibleTextureShowsWhatIsBehind();
    void aMissingTextureIsPlainAndWarned();
    void theToonRampShadesWhatIsTurnedAway();
    void aVertexMorphMovesTheSurface();
    void aBoneMovesTheSurface();
    void anEdgeRunsAroundTheOutline();
    void theGroundShadowDarkensOnce();
    void withoutAStencilThereIsNoShadow();
    void aHiddenModelIsNotDrawn();
    void marksAndLinesLieOnTheirPlaces_data();
    void marksAndLinesLieOnTheirPlaces();
    void theSameFrameTwiceIsTheSamePicture();
    void nothingStaysBound();
    void realModelsAreDrawnWithAllTextures_data();
    void realModelsAreDrawnWithAllTextures();

private:
    mmd::Image draw(const std::shared_ptr<const mmd::Model>& model, const DrawOptions& options,
        const std::function<void(mmd::Pose&)>& change = {});

    std::unique_ptr<HeadlessContext> m_context;
    std::unique_ptr<SceneRenderer> m_renderer;
    std::vector<mmd::Warning> m_warnings;
    View m_view = viewOf({}, 1.0f);
};

void TestSceneRenderer::initTestCase()
{
    auto context = HeadlessContext::create();
    if (!context)
        QFAIL(context.error().field.c_str());
    m_context = std::move(*context);
    auto renderer = SceneRenderer::create();
    if (!renderer)
        QFAIL(renderer.error().field.c_str());
    m_renderer = std::move(*renderer);
}

void TestSceneRenderer::init()
{
    m_view = viewOf({}, 1.0f);
}

void TestSceneRenderer::cleanup()
{
    QCOMPARE(glGetError(), GLenum(GL_NO_ERROR));
}

mmd::Image TestSceneRenderer::draw(const std::shared_ptr<const mmd::Model>& model,
    const DrawOptions& options, const std::function<void(mmd::Pose&)>& change)
{
    TextureImages textures = loadTextures(*model);
    m_warnings = textures.warnings;
    m_renderer->setModel(model, textures);
    mmd::PoseEvaluator evaluator(model);
    mmd::Pose pose = evaluator.evaluate(0.0);
    if (change)
        change(pose);
    auto image = m_context->picture(
        side, side, [&] { m_renderer->draw(&pose, m_view, options, side, side); }, 0);
    return image ? *image : mmd::Image{};
}

void TestSceneRenderer::everyMaterialProgramCompiles()
{
    auto programs = ModelPrograms::make();
    QVERIFY(programs.has_value());
    for (std::size_t index = 0; index < MaterialFeatures::count; ++index) {
        const auto features = MaterialFeatures::of(index);
        QCOMPARE(features.index(), index);
        const auto prepared = programs->prepare(features);
        QVERIFY2(prepared.has_value(), prepared ? "" : prepared.error().field.c_str());
    }
}

void TestSceneRenderer::aMaterialIsDiffuseTimesLightPlusAmbient()
{
    auto model = coloured(box({0, 10, 0}, glm::vec3(3)), {0.2f, 0.4f, 0.6f, 1.0f});
    model.materials[0].ambient = {0.4f, 0.2f, 0.9f};
    DrawOptions options = plainOptions();
    options.lightColour = glm::vec3(0.5f);
    const mmd::Image image = draw(loaded(model), options);
    QVERIFY(isLike(pixelAt(image, side / 2, side / 2), {128, 102, 255})); // blue is clamped
    QVERIFY(isLike(pixelAt(image, 4, 4), black));
}

void TestSceneRenderer::facesTurnedAwayAreNotDrawn()
{
    auto model = box({0, 10, 0}, glm::vec3(3));
    model.indices.resize(6); // only the front face
    model.materials[0].indexCount = 6;
    QVERIFY(
        isLike(pixelAt(draw(loaded(model), plainOptions()), side / 2, side / 2), {255, 255, 255}));
    mmd::CameraSample behind;
    behind.rotation.y = std::acos(-1.0f);
    m_view = viewOf(behind, 1.0f);
    QVERIFY(isLike(pixelAt(draw(loaded(model), plainOptions()), side / 2, side / 2), black));
}

void TestSceneRenderer::doubleSidedFacesAreDrawnFromBehind()
{
    auto model = box({0, 10, 0}, glm::vec3(3));
    model.indices.resize(6);
    model.materials[0].indexCount = 6;
    model.materials[0].flags = mmd::pmx::materialFlag::doubleSided;
    mmd::CameraSample behind;
    behind.rotation.y = std::acos(-1.0f);
    m_view = viewOf(behind, 1.0f);
    QVERIFY(
        isLike(pixelAt(draw(loaded(model), plainOptions()), side / 2, side / 2), {255, 255, 255}));
}

void TestSceneRenderer::transparentMaterialsBlendOverEarlierOnes()
{
    const auto red = coloured(box({0, 10, 8}, glm::vec3(3)), {1, 0, 0, 1});
    auto green = coloured(box({0, 10, 0}, glm::vec3(3)), {0, 1, 0, 0.5f});
    green.indices.resize(6); // otherwise its back face would be blended too
    green.materials[0].indexCount = 6;
    const mmd::Image over = draw(loaded(joined(red, green)), plainOptions());
    QVERIFY(isLike(pixelAt(over, side / 2, side / 2), {128, 128, 0}));
    // In the other order the nearer box has written its depth, so the red box is hidden.
    const mmd::Image under = draw(loaded(joined(green, red)), plainOptions());
    QVERIFY(isLike(pixelAt(under, side / 2, side / 2), {0, 128, 0}));
}

/// A folder with a model's texture t.png of two by two pixels.
struct TextureFolder {
    explicit TextureFolder(const std::vector<std::uint8_t>& rgba)
    {
        const auto png = mmd::encodePng({.width = 2, .height = 2, .rgba = rgba});
        written = mmd::writeFile(mmd::pathFromUtf8(path("t.png")), png).has_value();
    }
    [[nodiscard]] std::string path(const char* name) const
    {
        return folder.filePath(QString::fromLatin1(name)).toStdString();
    }
    QTemporaryDir folder;
    bool written = false;
};

mmd::pmx::Model textured(const glm::vec3& centre, const char* name)
{
    auto model = box(centre, glm::vec3(5));
    model.textures.push_back({name, {}});
    model.materials[0].texture = 0;
    return model;
}

void TestSceneRenderer::aTextureIsUpright()
{
    const TextureFolder folder({255, 0, 0, 255, 0, 255, 0, 255, // red, green
        0, 0, 255, 255, 255, 255, 0, 255});                     // blue, yellow
    QVERIFY(folder.written);
    const mmd::Image image =
        draw(loaded(textured({0, 10, 0}, "T.PNG"), folder.path("model.pmx")), plainOptions());
    QVERIFY(m_warnings.empty());
    constexpr int middle = side / 2;
    constexpr int aside = side * 5 / 48; // a quarter of the box's width
    QVERIFY(isLike(pixelAt(image, middle - aside, middle - aside), {255, 0, 0}, 40));
    QVERIFY(isLike(pixelAt(image, middle + aside, middle - aside), {0, 255, 0}, 40));
    QVERIFY(isLike(pixelAt(image, middle - aside, middle + aside), {0, 0, 255}, 40));
    QVERIFY(isLike(pixelAt(image, middle + aside, middle + aside), {255, 255, 0}, 40));
}

void TestSceneRenderer::anInvisibleTextureShowsWhatIsBehind()
{
    const TextureFolder folder({255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0});
    const auto blue = coloured(box({0, 10, 30}, glm::vec3(20)), {0, 0, 1, 1});
    // Drawn later and farther away: transparent pixels must not write depth.
    const auto model = joined(textured({0, 10, 0}, "t.png"), blue);
    const mmd::Image image = draw(loaded(model, folder.path("model.pmx")), plainOptions());
    QVERIFY(isLike(pixelAt(image, side / 2, side / 2), {0, 0, 255}));
}

void TestSceneRenderer::aMissingTextureIsPlainAndWarned()
{
    const QTemporaryDir folder;
    const auto model = loaded(textured({0, 10, 0}, "nowhere.png"),
        folder.filePath(QStringLiteral("model.pmx")).toStdString());
    const mmd::Image image = draw(model, plainOptions());
    QCOMPARE(m_warnings.size(), std::size_t(1));
    QCOMPARE(m_warnings[0].code, mmd::WarningCode::MissingTexture);
    QCOMPARE(m_warnings[0].location, std::string("nowhere.png"));
    QVERIFY(isLike(pixelAt(image, side / 2, side / 2), {255, 255, 255}));
}

void TestSceneRenderer::theToonRampShadesWhatIsTurnedAway()
{
    auto model = box({0, 10, 0}, glm::vec3(3));
    model.materials[0].sharedToon = true;
    model.materials[0].toon = 0;
    DrawOptions options = plainOptions();
    options.lightDirection = {0, 0, 1}; // into the picture: onto the front
    QVERIFY(isLike(pixelAt(draw(loaded(model), options), side / 2, side / 2), {255, 255, 255}));
    options.lightDirection = {0, 0, -1};
    QVERIFY(isLike(pixelAt(draw(loaded(model), options), side / 2, side / 2), {205, 205, 205}));
}

void TestSceneRenderer::aVertexMorphMovesTheSurface()
{
    auto data = box({0, 10, 0}, glm::vec3(1));
    mmd::pmx::Morph morph;
    for (int vertex = 0; vertex < 8; ++vertex)
        morph.vertex.push_back({vertex, {8.0f, 0.0f, 0.0f}});
    data.morphs.push_back(morph);
    const auto model = loaded(data);
    const auto weighted = [](float weight) {
        return [weight](mmd::Pose& pose) { pose.morphWeights.at(0) = weight; };
    };
    const mmd::Image image = draw(model, plainOptions(), weighted(1.0f));
    const auto moved = projected(m_view, {8, 10, -1}, glm::vec2(side));
    QVERIFY(isLike(pixelAt(image, int(moved->x), int(moved->y)), {255, 255, 255}));
    QVERIFY(isLike(pixelAt(image, side / 2, side / 2), black));
    QVERIFY(isLike(
        pixelAt(draw(model, plainOptions(), weighted(0.0f)), side / 2, side / 2), {255, 255, 255}));
}

void TestSceneRenderer::aBoneMovesTheSurface()
{
    const auto model = loaded(box({0, 10, 0}, glm::vec3(1)));
    const mmd::Image image = draw(model, plainOptions(), [](mmd::Pose& pose) {
        pose.bones.at(0).translation = {0.0f, 6.0f, 0.0f};
    });
    const auto moved = projected(m_view, {0, 16, -1}, glm::vec2(side));
    QVERIFY(isLike(pixelAt(image, int(moved->x), int(moved->y)), {255, 255, 255}));
    QVERIFY(isLike(pixelAt(image, side / 2, side / 2), black));
}

void TestSceneRenderer::anEdgeRunsAroundTheOutline()
{
    auto data = box({0, 10, 0}, glm::vec3(4));
    data.materials[0].flags = mmd::pmx::materialFlag::edge;
    data.materials[0].edgeColour = {1, 0, 0, 1};
    data.materials[0].edgeSize = 8.0f;
    const auto outline = projected(m_view, {4, 10, -4}, glm::vec2(side));
    const int outside = int(outline->x) + 3;
    DrawOptions options = plainOptions();
    const mmd::Image with = draw(loaded(data), options);
    QVERIFY(isLike(pixelAt(with, outside, side / 2), {255, 0, 0}));
    QVERIFY(isLike(pixelAt(with, side / 2, side / 2), {255, 255, 255}));
    options.edges = false;
    QVERIFY(isLike(pixelAt(draw(loaded(data), options), outside, side / 2), black));
    data.materials[0].flags = 0;
    options.edges = true;
    QVERIFY(isLike(pixelAt(draw(loaded(data), options), outside, side / 2), black));
}

void TestSceneRenderer::theGroundShadowDarkensOnce()
{
    auto one = box({0, 6, 0}, glm::vec3(2));
    one.materials[0].flags = mmd::pmx::materialFlag::groundShadow;
    DrawOptions options = plainOptions();
    options.backgroundTop = options.backgroundBottom = glm::vec3(1.0f);
    mmd::CameraSample above;
    above.rotation.x = -0.8f;
    m_view = viewOf(above, 1.0f);
    const mmd::Image single = draw(loaded(one), options);
    const mmd::Image twice = draw(loaded(joined(one, one)), options);
    const auto ground = projected(m_view, {-3, 0, 3}, glm::vec2(side)); // along the light
    const Pixel shadow = pixelAt(single, int(ground->x), int(ground->y));
    options.groundShadow = false;
    const mmd::Image without = draw(loaded(one), options);
    const Pixel bright = pixelAt(without, int(ground->x), int(ground->y));
    QVERIFY(shadow[0] < bright[0] - 20);
    QCOMPARE(twice.rgba, single.rgba);
}

void TestSceneRenderer::withoutAStencilThereIsNoShadow()
{
    auto data = box({0, 6, 0}, glm::vec3(2));
    data.materials[0].flags = mmd::pmx::materialFlag::groundShadow;
    const auto model = loaded(data);
    m_renderer->setModel(model, loadTextures(*model));
    mmd::PoseEvaluator evaluator(model);
    const mmd::Pose& pose = evaluator.evaluate(0.0);
    DrawOptions options = plainOptions();
    const auto picture = [&](bool stencil) {
        return m_context
            ->picture(
                side, side,
                [&] {
                    if (!stencil)
                        glFramebufferRenderbuffer(
                            GL_FRAMEBUFFER, GL_STENCIL_ATTACHMENT, GL_RENDERBUFFER, 0);
                    m_renderer->draw(&pose, m_view, options, side, side);
                },
                0)
            ->rgba;
    };
    const auto shadowless = picture(false);
    options.groundShadow = false;
    QCOMPARE(shadowless, picture(true));
}

void TestSceneRenderer::aHiddenModelIsNotDrawn()
{
    const mmd::Image image = draw(loaded(box({0, 10, 0}, glm::vec3(3))), plainOptions(),
        [](mmd::Pose& pose) { pose.visible = false; });
    QVERIFY(isLike(pixelAt(image, side / 2, side / 2), black));
}

void TestSceneRenderer::marksAndLinesLieOnTheirPlaces_data()
{
    QTest::addColumn<float>("pixelRatio");
    QTest::newRow("1") << 1.0f;
    QTest::newRow("2") << 2.0f;
}

void TestSceneRenderer::marksAndLinesLieOnTheirPlaces()
{
    QFETCH(float, pixelRatio);
    mmd::Pose pose;
    pose.bones.push_back({{0, 10, 0}, {}});
    const std::vector<BoneMark> marks{{.bone = 0, .colour = {1, 0, 0, 1}}, {.bone = 7},
        {.bone = -1}}; // these are not bones of this model
    const std::vector<OverlayLine> lines{{{-5, 15, 0}, {5, 15, 0}, {0, 1, 0, 1}, 4.0f},
        {{0, 10, -40}, {0, 10, -60}, {0, 0, 1, 1}, 4.0f}}; // through the eye
    m_renderer->setModel(nullptr, {});
    const auto image = m_context->picture(
        side, side,
        [&] {
            m_renderer->draw(nullptr, m_view, plainOptions(), side, side);
            m_renderer->drawOverlay(pose, m_view, marks, lines, {side, side, pixelRatio});
        },
        0);
    QVERIFY(image.has_value());
    QVERIFY(pixelAt(*image, side / 2, side / 2)[0] > 200); // the centre dot
    const auto line = projected(m_view, {2, 15, 0}, glm::vec2(side));
    QVERIFY(isLike(pixelAt(*image, int(line->x), int(line->y)), {0, 255, 0}));
    const int beside = int(line->y) - int(4 * pixelRatio);
    QVERIFY(isLike(pixelAt(*image, int(line->x), beside), black));
}

void TestSceneRenderer::theSameFrameTwiceIsTheSamePicture()
{
    const auto model = loaded(box({0, 10, 0}, glm::vec3(3)));
    QCOMPARE(draw(model, DrawOptions{}).rgba, draw(model, DrawOptions{}).rgba);
}

void TestSceneRenderer::nothingStaysBound()
{
    static_cast<void>(draw(loaded(box({0, 10, 0}, glm::vec3(3))), DrawOptions{}));
    for (const GLenum what : {GLenum(GL_CURRENT_PROGRAM), GLenum(GL_VERTEX_ARRAY_BINDING),
             GLenum(GL_ARRAY_BUFFER_BINDING), GLenum(GL_UNIFORM_BUFFER_BINDING),
             GLenum(GL_TEXTURE_BINDING_2D)}) {
        GLint bound = -1;
        glGetIntegerv(what, &bound);
        QCOMPARE(bound, 0);
    }
    for (const GLenum what :
        {GLenum(GL_DEPTH_TEST), GLenum(GL_STENCIL_TEST), GLenum(GL_BLEND), GLenum(GL_CULL_FACE)})
        QCOMPARE(glIsEnabled(what), GLboolean(GL_FALSE));
}

void TestSceneRenderer::realModelsAreDrawnWithAllTextures_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QList<Spot>>("spots");
    addFileRow(sampleFile(QStringLiteral("mannequin.pmx"))) << QList<Spot>{
        {{0.0f, 10.0f, 0.0f}, {93, 110, 152}, 10},  // a blue skirt
        {{0.7f, 13.5f, 0.0f}, {255, 246, 230}, 10}, // a yellowish shirt
        {{0.7f, 7.2f, 0.0f}, {255, 230, 214}, 10},  // a leg
    };
    if (!corpusFolder().isEmpty())
        addFileRow(corpusFolder() + QStringLiteral("/gene/Gene_light.pmx")) << QList<Spot>{
            {{0.5f, 8.5f, 0.0f}, {40, 40, 40}, 40},     // black trousers
            {{0.6f, 13.0f, 0.0f}, {228, 228, 228}, 28}, // a white jacket
        };
}

void TestSceneRenderer::realModelsAreDrawnWithAllTextures()
{
    QFETCH(QString, path);
    QFETCH(QList<Spot>, spots);
    auto read = mmd::loadModel(mmd::pathFromUtf8(path.toStdString()));
    QVERIFY(read.has_value());
    const auto model = std::make_shared<const mmd::Model>(std::move(*read));
    const mmd::Image image = draw(model, plainOptions());
    QVERIFY(m_warnings.empty());
    spots.append({{-12.0f, 18.0f, 0.0f}, black, 3}); // beside the model
    for (const Spot& spot : spots) {
        const auto at = projected(m_view, spot.point, glm::vec2(side));
        const Pixel is = pixelAt(image, int(at->x), int(at->y));
        QVERIFY2(isLike(is, spot.colour, spot.tolerance),
            qPrintable(QStringLiteral("%1 %2 %3").arg(is[0]).arg(is[1]).arg(is[2])));
    }
}

QTEST_GUILESS_MAIN(TestSceneRenderer)
#include "test_scene_renderer.moc"
