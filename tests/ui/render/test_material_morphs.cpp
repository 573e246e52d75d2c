// SPDX-License-Identifier: MIT
#include "libmmd/base/file_io.h"
#include "tests/ui/render/box_model.h"
#include "tests/ui/render/drawing_stage.h"

#include <QtCore/QTemporaryDir>

#include <array>

using namespace odori;
using namespace odori::render;
using namespace odori::test;

namespace {

mmd::pmx::Model boxOf(const glm::vec3& centre, float half, const glm::vec4& diffuse)
{
    mmd::pmx::Model model = box(centre, glm::vec3(half));
    model.materials[0].diffuse = diffuse;
    return model;
}

} // namespace

/// Morphs of one material and of all: the renderer must prepare every material that they can
/// change.
class TestMaterialMorphs : public QObject, private DrawingStage {
    Q_OBJECT
private slots:
    void initTestCase();
    void aMorphOfAllMaterialsFadesEach_data();
    void aMorphOfAllMaterialsFadesEach();
    void aMorphOfAllMaterialsTintsEach();
    void aMorphOfAllMaterialsMakesEachShine();
    void aMorphOfOneMaterialLeavesTheOthers();

private:
    /// A red and a green box side by side, with a morph that changes a material (-1: all).
    static mmd::pmx::Model boxesWith(mmd::pmx::MaterialOffset offset, int material, int operation);
    void setBoxes(mmd::pmx::Model data);
    /// The boxes in front of a blue one, with this weight of their morph.
    [[nodiscard]] mmd::Image morphed(float weight, const DrawOptions& options = plainOptions());

    QTemporaryDir m_folder;
    std::shared_ptr<const mmd::Model> m_boxes, m_behind;
    const View m_front = viewOf({}, 1.0f);
};

void TestMaterialMorphs::initTestCase()
{
    setUp();
    QVERIFY(m_renderer && m_folder.isValid());
    m_behind = loaded(boxOf({0, 10, 25}, 15, {0, 0, 1, 1}));
    m_renderer->setModel(m_behind, {}, 0);
}

void TestMaterialMorphs::setBoxes(mmd::pmx::Model data)
{
    m_boxes = loaded(std::move(data), m_folder.filePath(QStringLiteral("m.pmx")).toStdString());
    m_renderer->setModel(m_boxes, loadTextures(*m_boxes), 1);
}

mmd::pmx::Model TestMaterialMorphs::boxesWith(
    mmd::pmx::MaterialOffset offset, int material, int operation)
{
    auto data = joined(boxOf({-4, 10, 0}, 2, {1, 0, 0, 1}), boxOf({4, 10, 0}, 2, {0, 1, 0, 1}));
    offset.material = material;
    offset.operation = std::uint8_t(operation);
    mmd::pmx::Morph morph;
    morph.type = mmd::pmx::MorphType::Material;
    morph.material = {offset};
    data.morphs = {morph};
    return data;
}

mmd::Image TestMaterialMorphs::morphed(float weight, const DrawOptions& options)
{
    mmd::PoseEvaluator evaluator(m_boxes), behind(m_behind);
    const std::array overrides{mmd::MorphOverride{0, weight}};
    evaluator.setOverrides({}, overrides);
    const mmd::Pose poses[] = {behind.evaluate(0.0), evaluator.evaluate(0.0)};
    const Figure figures[] = {{0, &poses[0]}, {1, &poses[1]}};
    return picture([&] { m_renderer->draw(figures, m_front, options, side, side); });
}

void TestMaterialMorphs::aMorphOfAllMaterialsFadesEach_data()
{
    QTest::addColumn<int>("operation");
    QTest::addColumn<glm::vec4>("diffuse");
    QTest::newRow("multiply") << 0 << glm::vec4(1, 1, 1, 0);
    QTest::newRow("add") << 1 << glm::vec4(0, 0, 0, -1);
}

void TestMaterialMorphs::aMorphOfAllMaterialsFadesEach()
{
    QFETCH(int, operation);
    QFETCH(glm::vec4, diffuse);
    mmd::pmx::MaterialOffset offset;
    offset.diffuse = diffuse;
    if (operation == 0)
        offset.toonTint = glm::vec4(1); // no tint
    setBoxes(boxesWith(offset, -1, operation));
    const glm::vec3 red(-4, 10, -2), green(4, 10, -2);
    const auto whole = morphed(0.0f), half = morphed(0.5f), gone = morphed(1.0f);
    PIXEL(seenAt(whole, m_front, red), {255, 0, 0});
    PIXEL(seenAt(whole, m_front, green), {0, 255, 0});
    // The back shines through the front: three quarters of the colour.
    PIXEL(seenAt(half, m_front, red), {192, 0, 63});
    PIXEL(seenAt(half, m_front, green), {0, 192, 63});
    PIXEL(seenAt(gone, m_front, red), {0, 0, 255});
    PIXEL(seenAt(gone, m_front, green), {0, 0, 255});
}

void TestMaterialMorphs::aMorphOfAllMaterialsTintsEach()
{
    const auto png = mmd::encodePng({.width = 1, .height = 1, .rgba = {204, 204, 204, 255}});
    QVERIFY(mmd::writeFile(
        mmd::pathFromUtf8(m_folder.filePath(QStringLiteral("grey.png")).toStdString()), png));
    mmd::pmx::MaterialOffset offset;
    offset.textureTint = {0.0f, -0.4f, 0.2f, 0.0f};
    auto data = boxesWith(offset, -1, 1);
    data.textures.push_back({"grey.png", {}});
    for (auto& material : data.materials) {
        material.diffuse = {1, 1, 1, 1};
        material.texture = 0;
    }
    setBoxes(data);
    const auto rest = morphed(0.0f), tinted = morphed(1.0f);
    for (const float x : {-4.0f, 4.0f}) {
        PIXEL(seenAt(rest, m_front, {x, 10, -2}), {204, 204, 204});
        PIXEL(seenAt(tinted, m_front, {x, 10, -2}), {204, 102, 255});
    }
}

/// The materials have no highlight without the morph.
void TestMaterialMorphs::aMorphOfAllMaterialsMakesEachShine()
{
    mmd::pmx::MaterialOffset offset;
    offset.specular = {0.0f, 0.0f, 0.6f};
    offset.specularPower = 5.0f;
    auto data = boxesWith(offset, -1, 1);
    for (auto& material : data.materials)
        material.specularPower = 0.0f;
    for (auto& vertex : data.vertices)
        vertex.normal = {0, 0, -1};
    setBoxes(data);
    DrawOptions options = plainOptions();
    options.lightDirection = {0, 0, 1}; // onto the front faces, which reflect it to the eye
    const auto rest = morphed(0.0f, options), shining = morphed(1.0f, options);
    for (const float x : {-4.0f, 4.0f}) {
        QCOMPARE(seenAt(rest, m_front, {x, 10, -2})[2], 0);
        QVERIFY(seenAt(shining, m_front, {x, 10, -2})[2] > 100);
    }
}

void TestMaterialMorphs::aMorphOfOneMaterialLeavesTheOthers()
{
    mmd::pmx::MaterialOffset offset;
    offset.diffuse = {0, 0, 0, -0.5f};
    for (const int material : {0, 1}) {
        setBoxes(boxesWith(offset, material, 1));
        const auto half = morphed(1.0f);
        const Pixel red = material == 0 ? Pixel{192, 0, 63} : Pixel{255, 0, 0};
        const Pixel green = material == 1 ? Pixel{0, 192, 63} : Pixel{0, 255, 0};
        PIXEL(seenAt(half, m_front, {-4, 10, -2}), red);
        PIXEL(seenAt(half, m_front, {4, 10, -2}), green);
    }
}

QTEST_GUILESS_MAIN(TestMaterialMorphs)
#include "test_material_morphs.moc"
