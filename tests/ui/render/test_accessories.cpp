// SPDX-License-Identifier: MIT
#include "libmmd/accessory/accessory_model.h"
#include "tests/ui/render/box_model.h"
#include "tests/ui/render/drawing_stage.h"

#include <epoxy/gl.h>

using namespace odori;
using namespace odori::render;
using namespace odori::test;

namespace {

namespace flag = mmd::pmx::materialFlag;
constexpr glm::vec3 grey(0.5f);

/// A box from y 8 to 12 as an accessory, with flat normals towards the camera and a grey material.
std::shared_ptr<const mmd::Model> accessoryBox(const std::string& path)
{
    mmd::pmx::Model data = box({0, 10, 0}, glm::vec3(2));
    for (mmd::pmx::Vertex& each : data.vertices)
        each.normal = glm::vec3(0, 0, -1);
    data.materials[0].diffuse = glm::vec4(grey, 1);
    data.materials[0].ambient = glm::vec3(0.125f, 0, 0);
    data.materials[0].flags = flag::groundShadow;
    mmd::addAccessoryParts(data, "box");
    return loaded(std::move(data), path);
}

} // namespace

/// How accessories are lit, faded and shadowed.
class TestAccessories : public QObject, private DrawingStage {
    Q_OBJECT
private slots:
    void initTestCase() { setUp(); }
    void cleanup();
    void anAccessoryIsLitByItsNormals();
    void theMorphTransparentFades();
    void theMorphNoShadowTakesTheShadow();
    void aSelfShadowTakesTheLightOfTheNormals();

private:
    [[nodiscard]] mmd::Image drawn(const std::shared_ptr<const mmd::Model>& model, const View& view,
        const DrawOptions& options, const std::vector<float>& weights = {0, 0});
    const View m_front = viewOf({}, 1.0f);
};

void TestAccessories::cleanup()
{
    m_renderer->setModel(nullptr, {}, 0);
    QCOMPARE(glGetError(), GLenum(GL_NO_ERROR));
}

mmd::Image TestAccessories::drawn(const std::shared_ptr<const mmd::Model>& model, const View& view,
    const DrawOptions& options, const std::vector<float>& weights)
{
    m_renderer->setModel(model, {});
    std::vector<mmd::MorphOverride> values;
    for (std::size_t at = 0; at < weights.size(); ++at)
        values.push_back({int(at), weights[at]});
    mmd::PoseEvaluator evaluator(model);
    evaluator.setOverrides({}, values);
    const mmd::Pose pose = evaluator.evaluate(0.0);
    return picture([&] { m_renderer->draw(&pose, view, options, side, side); });
}

/// Emission + colour * light, and once more colour * light where the light comes from the front;
/// a model with the same data has only the first.
void TestAccessories::anAccessoryIsLitByItsNormals()
{
    DrawOptions options = plainOptions();
    options.lightColour = glm::vec3(0.5f);
    options.lightDirection = {0, 0, 1}; // onto the side that the camera sees
    PIXEL(seenAt(drawn(accessoryBox("a.x"), m_front, options), m_front, {0, 10, -2}),
        {159, 127, 127}); // 0.125 + 0.25 + 0.25
    PIXEL(
        seenAt(drawn(accessoryBox("a.pmx"), m_front, options), m_front, {0, 10, -2}), {96, 64, 64});
    options.lightDirection = {0, -1, 0}; // along the side
    PIXEL(seenAt(drawn(accessoryBox("a.x"), m_front, options), m_front, {0, 10, -2}), {96, 64, 64});
    options.lightDirection = {0, 0, -1}; // from behind
    PIXEL(seenAt(drawn(accessoryBox("a.x"), m_front, options), m_front, {0, 10, -2}), {96, 64, 64});
}

void TestAccessories::theMorphTransparentFades()
{
    DrawOptions options = plainOptions();
    options.lightDirection = {0, -1, 0};
    const auto model = accessoryBox("a.x");
    // Its back shines through its front: three quarters of the colour.
    PIXEL(seenAt(drawn(model, m_front, options, {0.5f, 0}), m_front, {0, 10, -2}), {120, 96, 96});
    PIXEL(seenAt(drawn(model, m_front, options, {1, 0}), m_front, {0, 10, -2}), {0, 0, 0});
}

void TestAccessories::theMorphNoShadowTakesTheShadow()
{
    mmd::CameraSample above;
    above.rotation.x = -0.9f;
    above.distance = -70.0f;
    const View view = viewOf(above, 1.0f);
    DrawOptions options = plainOptions();
    options.groundShadow = true;
    options.lightDirection = {0, -1, 0};
    const auto model = accessoryBox("a.x");
    const glm::vec3 ground(0, 0, -1.5f);
    const auto with = seenAt(drawn(model, view, options, {0, 0.4f}), view, ground);
    const auto without = seenAt(drawn(model, view, options, {0, 0.5f}), view, ground);
    PIXEL(without, seenAt(empty(view, options), view, ground));
    QVERIFY(with != without);
}

void TestAccessories::aSelfShadowTakesTheLightOfTheNormals()
{
    mmd::pmx::Model data = box({0, 10, 0}, glm::vec3(2));
    data = joined(std::move(data), box({3, 10, -6}, glm::vec3(0.7f)));
    for (mmd::pmx::Vertex& each : data.vertices)
        each.normal = glm::vec3(0, 0, -1);
    data.materials[0].diffuse = glm::vec4(grey, 1);
    data.materials[0].ambient = glm::vec3(0.125f, 0, 0);
    data.materials[0].flags = flag::receivesShadow;
    data.materials[1].flags = flag::castsShadow;
    mmd::addAccessoryParts(data, "boxes");
    const auto model = loaded(std::move(data), "a.x");
    DrawOptions options = plainOptions();
    options.lightColour = glm::vec3(0.5f);
    options.lightDirection = {-0.5f, 0, 1};
    options.selfShadow.mode = 1;
    const Pixel lit{153, 121, 121}; // 0.125 + 0.25 + 0.25 * 0.894
    const mmd::Image image = drawn(model, m_front, options);
    PIXEL(seenAt(image, m_front, {1, 10, -2}), {96, 64, 64});
    PIXEL(seenAt(image, m_front, {-1, 10, -2}), lit);
    PIXEL(seenAt(drawn(model, m_front, options, {0, 1}), m_front, {1, 10, -2}), lit);
    options.selfShadow.mode = 0;
    PIXEL(seenAt(drawn(model, m_front, options), m_front, {1, 10, -2}), lit);
}

QTEST_GUILESS_MAIN(TestAccessories)
#include "test_accessories.moc"
