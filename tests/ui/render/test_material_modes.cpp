// SPDX-License-Identifier: MIT
#include "libmmd/base/file_io.h"
#include "tests/ui/render/box_model.h"
#include "tests/ui/render/drawing_stage.h"

#include <QtCore/QTemporaryDir>

#include <array>
#include <cmath>
#include <functional>

using namespace odori;
using namespace odori::render;
using namespace odori::test;
using mmd::pmx::SphereMode;

/// Every mode, flag and factor of a material: each changes a pixel of the picture.
class TestMaterialModes : public QObject, private DrawingStage {
    Q_OBJECT
private slots:
    void initTestCase();
    void aSphereMapMultipliesAddsOrIsASecondTexture_data();
    void aSphereMapMultipliesAddsOrIsASecondTexture();
    void aSphereMapIsLookedUpByTheNormalOnTheScreen();
    void aSubTextureUsesTheFirstAdditionalUv();
    void aHighlightIsWhereTheLightIsMirrored();
    void aHighlightWithoutPowerIsNone();
    void aHighlightThatLosesItsPowerIsNone();
    void aToonOfItsOwnIsUsed();
    void tintsAreOfTheTextureTheSphereAndTheToon_data();
    void tintsAreOfTheTextureTheSphereAndTheToon();
    void anEdgeIsScaledByItsVertex();
    void anEdgeHasTheMaterialsSizeAndColour();
    void aClearEdgeIsNotDrawn();
    void aMaterialMorphGoesBackToRest();
    void aVertexMorphGoesBackToRest();
    void aUvMorphGoesBackToRest();
    void aHiddenModelComesBack();
    void indicesBeyondSixteenBitsAreDrawn();

private:
    mmd::Image draw(const DrawOptions& options, const std::function<void(mmd::Pose&)>& change = {});
    void setModel(mmd::pmx::Model data);
    Pixel middle(const mmd::Image& image) const { return pixelAt(image, side / 2, side / 2); }
    /// Adds a picture of one colour; returns its texture index.
    std::int32_t addPicture(mmd::pmx::Model& model, std::array<std::uint8_t, 4> rgba);
    std::int32_t addPicture(
        mmd::pmx::Model& model, int width, int height, std::vector<std::uint8_t> rgba);
    /// A box with this diffuse colour that fills the middle of the picture.
    static mmd::pmx::Model boxOf(const glm::vec4& diffuse);

    QTemporaryDir m_folder;
    int m_pictures = 0;
    std::shared_ptr<const mmd::Model> m_model;
    View m_view = viewOf({}, 1.0f);
};

void TestMaterialModes::initTestCase()
{
    setUp();
    QVERIFY(m_folder.isValid());
}

mmd::pmx::Model TestMaterialModes::boxOf(const glm::vec4& diffuse)
{
    auto model = box({0, 10, 0}, glm::vec3(5));
    model.materials[0].diffuse = diffuse;
    return model;
}

std::int32_t TestMaterialModes::addPicture(
    mmd::pmx::Model& model, int width, int height, std::vector<std::uint8_t> rgba)
{
    const QString name = QStringLiteral("%1.png").arg(m_pictures++);
    const auto png = mmd::encodePng({.width = width, .height = height, .rgba = std::move(rgba)});
    if (!mmd::writeFile(mmd::pathFromUtf8(m_folder.filePath(name).toStdString()), png))
        qFatal("the picture cannot be written");
    model.textures.push_back({name.toStdString(), {}});
    return std::int32_t(model.textures.size()) - 1;
}

std::int32_t TestMaterialModes::addPicture(mmd::pmx::Model& model, std::array<std::uint8_t, 4> rgba)
{
    std::vector<std::uint8_t> pixels;
    for (int pixel = 0; pixel < 4; ++pixel)
        pixels.insert(pixels.end(), rgba.begin(), rgba.end());
    return addPicture(model, 2, 2, pixels);
}

void TestMaterialModes::setModel(mmd::pmx::Model data)
{
    m_model = loaded(std::move(data), m_folder.filePath(QStringLiteral("model.pmx")).toStdString());
    const TextureImages textures = loadTextures(*m_model);
    QVERIFY(textures.warnings.empty());
    m_renderer->setModel(m_model, textures);
}

mmd::Image TestMaterialModes::draw(
    const DrawOptions& options, const std::function<void(mmd::Pose&)>& change)
{
    mmd::PoseEvaluator evaluator(m_model);
    mmd::Pose pose = evaluator.evaluate(0.0);
    if (change)
        change(pose);
    return picture([&] { m_renderer->draw(&pose, m_view, options, side, side); });
}

void TestMaterialModes::aSphereMapMultipliesAddsOrIsASecondTexture_data()
{
    QTest::addColumn<int>("mode");
    QTest::addColumn<int>("red");
    QTest::addColumn<int>("green");
    QTest::newRow("none") << int(SphereMode::None) << 102 << 204;
    QTest::newRow("multiply") << int(SphereMode::Multiply) << 51 << 41;
    QTest::newRow("add") << int(SphereMode::Add) << 230 << 255;
    QTest::newRow("sub-texture") << int(SphereMode::SubTexture) << 51 << 41;
}

// MMD: mode 1 (sph) multiplies, 2 (spa) adds, 3 is a second texture with its own UVs.
void TestMaterialModes::aSphereMapMultipliesAddsOrIsASecondTexture()
{
    QFETCH(int, mode);
    QFETCH(int, red);
    QFETCH(int, green);
    auto data = boxOf({0.4f, 0.8f, 0.0f, 1.0f});
    data.materials[0].sphereTexture = addPicture(data, {128, 51, 0, 255});
    data.materials[0].sphereMode = SphereMode(mode);
    setModel(data);
    PIXEL(middle(draw(plainOptions())), {red, green, 0});
}

void TestMaterialModes::aSphereMapIsLookedUpByTheNormalOnTheScreen()
{
    auto data = boxOf({1, 1, 1, 1});
    // Red, green; blue, white: a normal that points to the upper left of the screen samples the
    // upper left.
    data.materials[0].sphereTexture = addPicture(
        data, 2, 2, {255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255});
    data.materials[0].sphereMode = SphereMode::Multiply;
    const auto seenWith = [&](const glm::vec3& normal) {
        for (auto& vertex : data.vertices)
            vertex.normal = normal;
        setModel(data);
        return middle(draw(plainOptions()));
    };
    PIXEL(seenWith(glm::vec3(-0.6f, 0.6f, -0.529f)), {255, 0, 0}, 50);
    PIXEL(seenWith(glm::vec3(0.6f, 0.6f, -0.529f)), {0, 255, 0}, 50);
    PIXEL(seenWith(glm::vec3(-0.6f, -0.6f, -0.529f)), {0, 0, 255}, 50);

    // From behind, the right of the world is the left of the screen.
    mmd::CameraSample behind;
    behind.rotation.y = 3.14159265f;
    m_view = viewOf(behind, 1.0f);
    const Pixel seen = seenWith(glm::vec3(0.6f, 0.6f, 0.529f));
    m_view = viewOf({}, 1.0f);
    PIXEL(seen, {255, 0, 0}, 50);
}

void TestMaterialModes::aSubTextureUsesTheFirstAdditionalUv()
{
    auto data = boxOf({1, 1, 1, 1});
    data.materials[0].sphereTexture = addPicture(data, 2, 1, {255, 0, 0, 255, 0, 0, 255, 255});
    data.materials[0].sphereMode = SphereMode::SubTexture;
    data.additionalUvCount = 2;
    const auto seenAt = [&](float u) {
        data.additionalUvs.clear();
        for (std::size_t vertex = 0; vertex < data.vertices.size(); ++vertex) {
            data.additionalUvs.emplace_back(u, 0.5f, 0.0f, 0.0f);
            data.additionalUvs.emplace_back(1.0f - u, 0.5f, 0.0f, 0.0f); // the second set is unused
        }
        setModel(data);
        return middle(draw(plainOptions()));
    };
    PIXEL(seenAt(0.25f), {255, 0, 0});
    PIXEL(seenAt(0.75f), {0, 0, 255});
}

void TestMaterialModes::aHighlightIsWhereTheLightIsMirrored()
{
    auto data = boxOf({0.2f, 0.2f, 0.2f, 1.0f});
    data.materials[0].specular = {0.5f, 0.0f, 0.25f};
    data.materials[0].specularPower = 20.0f;
    for (auto& vertex : data.vertices)
        vertex.normal = {0, 0, -1};
    setModel(data);
    DrawOptions options = plainOptions();
    options.lightDirection = {0, 0, 1}; // onto the front, which reflects it to the eye
    PIXEL(middle(draw(options)), {179, 51, 115}, 6);
    options.lightDirection = {-1, 0, 0.05f};
    PIXEL(middle(draw(options)), {51, 51, 51});
    options.lightDirection = {0, 0, 1};
    options.lightColour = glm::vec3(0.5f); // the light's colour scales the highlight too
    PIXEL(middle(draw(options)), {89, 26, 57}, 6);
}

void TestMaterialModes::aHighlightWithoutPowerIsNone()
{
    auto data = boxOf({0.2f, 0.2f, 0.2f, 1.0f});
    data.materials[0].specular = {1, 1, 1};
    data.materials[0].specularPower = 0.0f;
    setModel(data);
    DrawOptions options = plainOptions();
    options.lightDirection = {0, 0, 1};
    PIXEL(middle(draw(options)), {51, 51, 51});
}

/// A morph can set the specular power to 0.
void TestMaterialModes::aHighlightThatLosesItsPowerIsNone()
{
    auto data = boxOf({0.2f, 0.2f, 0.2f, 1.0f});
    data.materials[0].specular = {1, 1, 1};
    data.materials[0].specularPower = 20.0f;
    for (auto& vertex : data.vertices)
        vertex.normal = {0, 0, -1};
    setModel(data);
    DrawOptions options = plainOptions();
    options.lightDirection = {0, 0, 1};
    QVERIFY(middle(draw(options)) !=
            middle(draw(options, [](mmd::Pose& pose) { pose.materials[0].specularPower = 0.0f; })));
    PIXEL(middle(draw(options, [](mmd::Pose& pose) { pose.materials[0].specularPower = 0.0f; })),
        {51, 51, 51});
}

void TestMaterialModes::aToonOfItsOwnIsUsed()
{
    auto data = boxOf({1, 1, 1, 1});
    data.materials[0].sharedToon = false;
    data.materials[0].toon = addPicture(data, 1, 2, {255, 0, 0, 255, 0, 0, 255, 255}); // lit: red
    for (auto& vertex : data.vertices)
        vertex.normal = {0, 0, -1};
    setModel(data);
    DrawOptions options = plainOptions();
    options.lightDirection = {0, 0, 1};
    PIXEL(middle(draw(options)), {255, 0, 0});
    options.lightDirection = {0, 0, -1};
    PIXEL(middle(draw(options)), {0, 0, 255});
}

void TestMaterialModes::tintsAreOfTheTextureTheSphereAndTheToon_data()
{
    QTest::addColumn<int>("which");
    QTest::newRow("texture") << 0;
    QTest::newRow("sphere") << 1;
    QTest::newRow("toon") << 2;
}

// Source: the factors of a material morph, docs/formats.md: multiply, then add.
void TestMaterialModes::tintsAreOfTheTextureTheSphereAndTheToon()
{
    QFETCH(int, which);
    auto data = boxOf({1, 1, 1, 1});
    auto& material = data.materials[0];
    const std::int32_t picture = addPicture(data, {204, 204, 204, 255});
    if (which == 0)
        material.texture = picture;
    if (which == 1) {
        material.sphereTexture = picture;
        material.sphereMode = SphereMode::Multiply;
    }
    if (which == 2) {
        material.sharedToon = false;
        material.toon = picture;
    }
    mmd::pmx::Morph morph;
    morph.type = mmd::pmx::MorphType::Material;
    mmd::pmx::MaterialOffset offset; // multiplies by 1, but selects the shaders with tints
    offset.material = 0;
    morph.material = {offset};
    data.morphs = {morph};
    setModel(data);
    const auto tintOf = [which](mmd::MaterialState& state) -> std::pair<glm::vec4&, glm::vec4&> {
        if (which == 0)
            return {state.textureMultiply, state.textureAdd};
        if (which == 1)
            return {state.sphereMultiply, state.sphereAdd};
        return {state.toonMultiply, state.toonAdd};
    };
    PIXEL(middle(draw(plainOptions())), {204, 204, 204});
    PIXEL(middle(draw(plainOptions(),
              [&](mmd::Pose& pose) {
                  tintOf(pose.materials[0]).first = {0.5f, 1.0f, 0.0f, 1.0f};
              })),
        {102, 204, 0});
    PIXEL(middle(draw(plainOptions(),
              [&](mmd::Pose& pose) {
                  tintOf(pose.materials[0]).second = {0.1f, -0.2f, 0.0f, 0.0f};
              })),
        {230, 153, 204});
}

void TestMaterialModes::anEdgeIsScaledByItsVertex()
{
    auto data = box({0, 10, 0}, glm::vec3(4));
    data.materials[0].flags = mmd::pmx::materialFlag::edge;
    data.materials[0].edgeColour = {1, 0, 0, 1};
    data.materials[0].edgeSize = 8.0f;
    const auto redColumns = [&](float scale) {
        for (auto& vertex : data.vertices)
            vertex.edgeScale = scale;
        setModel(data);
        const mmd::Image image = draw(plainOptions());
        int columns = 0;
        for (int x = side / 2; x < side; ++x)
            columns += isLike(pixelAt(image, x, side / 2), {255, 0, 0}, 60);
        return columns;
    };
    const int whole = redColumns(1.0f);
    QVERIFY2(whole >= 4, qPrintable(QString::number(whole)));
    const int half = redColumns(0.5f);
    QVERIFY2(std::abs(half * 2 - whole) <= 2, qPrintable(QString::number(half)));
    QCOMPARE(redColumns(0.0f), 0);
}

void TestMaterialModes::anEdgeHasTheMaterialsSizeAndColour()
{
    auto data = box({0, 10, 0}, glm::vec3(4));
    data.materials[0].flags = mmd::pmx::materialFlag::edge;
    const auto outline = projected(m_view, {4, 10, -4}, glm::vec2(side));
    const int outside = int(outline->x) + 4;
    data.materials[0].edgeColour = {0, 1, 0.2f, 1};
    data.materials[0].edgeSize = 12.0f;
    setModel(data);
    PIXEL(pixelAt(draw(plainOptions()), outside, side / 2), {0, 255, 51});
    data.materials[0].edgeSize = 3.0f;
    setModel(data);
    PIXEL(pixelAt(draw(plainOptions()), outside, side / 2), {0, 0, 0});
    data.materials[0].edgeSize = 12.0f;
    data.materials[0].edgeColour = {0, 1, 0, 0.5f};
    setModel(data);
    PIXEL(pixelAt(draw(plainOptions()), outside, side / 2), {0, 128, 0});
}

void TestMaterialModes::aClearEdgeIsNotDrawn()
{
    auto data = box({0, 10, 0}, glm::vec3(4));
    data.materials[0].flags = mmd::pmx::materialFlag::edge;
    data.materials[0].edgeColour = {1, 1, 1, 0};
    data.materials[0].edgeSize = 12.0f;
    setModel(data);
    const auto with = draw(plainOptions()).rgba;
    DrawOptions options = plainOptions();
    options.edges = false;
    QCOMPARE(with, draw(options).rgba);
}

void TestMaterialModes::aMaterialMorphGoesBackToRest()
{
    auto data = boxOf({0.2f, 0.4f, 0.6f, 1.0f});
    mmd::pmx::Morph morph;
    morph.name.utf8 = "m";
    morph.type = mmd::pmx::MorphType::Material;
    mmd::pmx::MaterialOffset offset;
    offset.material = 0;
    offset.operation = 1;
    offset.diffuse = {0.5f, 0.0f, 0.0f, 0.0f};
    morph.material = {offset};
    data.morphs = {morph};
    setModel(data);
    mmd::PoseEvaluator evaluator(m_model);
    const auto seen = [&](float weight) {
        const std::array overrides{mmd::MorphOverride{0, weight}};
        evaluator.setOverrides({}, overrides);
        const mmd::Pose& pose = evaluator.evaluate(0.0);
        return middle(*m_context->picture(
            side, side, [&] { m_renderer->draw(&pose, m_view, plainOptions(), side, side); }, 0));
    };
    PIXEL(seen(0.0f), {51, 102, 153});
    PIXEL(seen(1.0f), {179, 102, 153});
    PIXEL(seen(0.0f), {51, 102, 153});
}

void TestMaterialModes::aVertexMorphGoesBackToRest()
{
    auto data = boxOf({1, 1, 1, 1});
    mmd::pmx::Morph morph;
    for (int vertex = 0; vertex < 8; ++vertex)
        morph.vertex.push_back({vertex, {30.0f, 0.0f, 0.0f}});
    data.morphs = {morph};
    setModel(data);
    const auto weighted = [](float weight) {
        return [weight](mmd::Pose& pose) { pose.morphWeights.at(0) = weight; };
    };
    PIXEL(middle(draw(plainOptions(), weighted(1.0f))), {0, 0, 0});
    PIXEL(middle(draw(plainOptions(), weighted(0.0f))), {255, 255, 255});
}

void TestMaterialModes::aUvMorphGoesBackToRest()
{
    auto data = boxOf({1, 1, 1, 1});
    data.materials[0].texture = addPicture(data, 2, 1, {255, 0, 0, 255, 0, 0, 255, 255});
    mmd::pmx::Morph morph;
    morph.type = mmd::pmx::MorphType::Uv;
    for (int vertex = 0; vertex < 8; ++vertex) {
        data.vertices[std::size_t(vertex)].uv = {0.25f, 0.5f};
        morph.uv.push_back({vertex, {0.5f, 0.0f, 0.0f, 0.0f}});
    }
    data.morphs = {morph};
    setModel(data);
    const auto weighted = [](float weight) {
        return [weight](mmd::Pose& pose) { pose.morphWeights.at(0) = weight; };
    };
    PIXEL(middle(draw(plainOptions())), {255, 0, 0});
    PIXEL(middle(draw(plainOptions(), weighted(1.0f))), {0, 0, 255});
    PIXEL(middle(draw(plainOptions(), weighted(0.0f))), {255, 0, 0});
}

void TestMaterialModes::aHiddenModelComesBack()
{
    setModel(boxOf({1, 0, 0, 1}));
    PIXEL(middle(draw(plainOptions(), [](mmd::Pose& pose) { pose.visible = false; })), {0, 0, 0});
    PIXEL(middle(draw(plainOptions())), {255, 0, 0});
}

void TestMaterialModes::indicesBeyondSixteenBitsAreDrawn()
{
    auto data = boxOf({0, 1, 0, 1});
    const std::size_t first = 70'000; // more than 16-bit indices can count
    std::vector<mmd::pmx::Vertex> vertices(first);
    for (auto& vertex : vertices)
        vertex.bones[0] = 0;
    vertices.insert(vertices.end(), data.vertices.begin(), data.vertices.end());
    data.vertices = std::move(vertices);
    for (std::uint32_t& index : data.indices)
        index += std::uint32_t(first);
    setModel(data);
    PIXEL(middle(draw(plainOptions())), {0, 255, 0});
}

QTEST_GUILESS_MAIN(TestMaterialModes)
#include "test_material_modes.moc"
