// SPDX-License-Identifier: MIT
#include "libmmd/base/file_io.h"
#include "libmmd/motion/panel_values.h"
#include "tests/ui/render/box_model.h"
#include "tests/ui/render/drawing_stage.h"

#include <epoxy/gl.h>

#include <cmath>
#include <map>

using namespace odori;
using namespace odori::render;
using namespace odori::test;

namespace {

namespace flag = mmd::pmx::materialFlag;

constexpr Pixel lit{255, 255, 255}, shaded{154, 154, 154}; // toon03's last row

/// A flat box whose faces all have the normal (0, 1, 0), with toon03.
mmd::pmx::Model plate(const glm::vec3& centre, const glm::vec3& half, int flags)
{
    mmd::pmx::Model model = box(centre, half);
    for (mmd::pmx::Vertex& vertex : model.vertices)
        vertex.normal = {0, 1, 0};
    mmd::pmx::Material& material = model.materials[0];
    material.sharedToon = 1;
    material.toon = 2;
    material.flags = std::uint8_t(flags);
    return model;
}

mmd::pmx::Model floorPlate()
{
    return plate({0, -0.5f, 0}, {20, 0.5f, 20}, flag::receivesShadow);
}

/// Casts, but no pixel of it is drawn: so the shadow close below it is seen.
mmd::pmx::Model unseenPlate(float height)
{
    mmd::pmx::Model model = plate({0, height, 0}, {6, 0.0f, 6}, flag::castsShadow);
    model.materials[0].diffuse.a = 0.002f;
    return model;
}

mmd::pmx::Model caster(const glm::vec3& centre = {0, 5, 0})
{
    return plate(centre, {1, 1, 1}, flag::castsShadow);
}

/// Where the light of the default direction throws a point on the floor.
glm::vec3 below(const glm::vec3& point)
{
    return {point.x - 0.5f * point.y, 0.0f, point.z + 0.5f * point.y};
}

DrawOptions optionsOf(int mode, float panelDistance = 8875.0f)
{
    DrawOptions options = plainOptions();
    options.groundShadow = false;
    options.selfShadow = {std::uint8_t(mode), mmd::shadowDistanceOfPanel(panelDistance)};
    return options;
}

View fromAbove()
{
    mmd::CameraSample above;
    above.rotation.x = -0.9f;
    above.distance = -70.0f;
    return viewOf(above, 1.0f);
}

} // namespace

/// The shadows that models throw on each other, by their pixels.
class TestSelfShadow : public QObject, private DrawingStage {
    Q_OBJECT
private slots:
    void initTestCase() { setUp(); }
    void cleanup();
    void aCasterThrowsAShadow_data();
    void aCasterThrowsAShadow();
    void onlyMarkedMaterialsTakePart();
    void anotherActorThrowsItsShadow();
    void theShadowFollowsTheLight();
    void theShadowFollowsBonesAndMorphs();
    void aHiddenMaterialThrowsNone();
    void aShadowGrowsWithItsDistance_data();
    void aShadowGrowsWithItsDistance();
    void beyondTheReachThereIsNone();
    void facesTurnedAwayGetDarkByDegrees();
    void withoutAToonThereIsNoShade();
    void aMorphTintsTheShade();
    void noHighlightInTheShadow();
    void aSurfaceHasNoSpots_data();
    void aSurfaceHasNoSpots();
    void theBorderIsMixed();
    void aFaceFromBehindThrowsOneIfDoubleSided();
    void nothingStaysBoundAndOffCostsNothing();

private:
    void setModel(mmd::pmx::Model data, std::uint32_t slot = 0);
    [[nodiscard]] mmd::Image drawn(const DrawOptions& options, const View& view = fromAbove(),
        const std::function<void(mmd::Pose&)>& change = {});
    /// The red of the floor in its middle, below a plate at that height.
    [[nodiscard]] int underPlate(float height, const DrawOptions& options);

    std::map<std::uint32_t, std::shared_ptr<const mmd::Model>> m_models;
    const View m_view = fromAbove();
};

void TestSelfShadow::cleanup()
{
    for (const auto& [slot, model] : m_models)
        m_renderer->setModel(nullptr, {}, slot);
    m_models.clear();
    QCOMPARE(glGetError(), GLenum(GL_NO_ERROR));
}

void TestSelfShadow::setModel(mmd::pmx::Model data, std::uint32_t slot)
{
    m_models[slot] = loaded(std::move(data));
    m_renderer->setModel(m_models[slot], loadTextures(*m_models[slot]), slot);
}

mmd::Image TestSelfShadow::drawn(
    const DrawOptions& options, const View& view, const std::function<void(mmd::Pose&)>& change)
{
    std::vector<mmd::Pose> poses;
    for (const auto& [slot, model] : m_models) {
        mmd::PoseEvaluator evaluator(model);
        poses.push_back(evaluator.evaluate(0.0));
        if (change)
            change(poses.back());
    }
    std::vector<Figure> figures;
    for (const auto& [slot, model] : m_models)
        figures.push_back({slot, &poses[figures.size()]});
    return picture([&] { m_renderer->draw(figures, view, options, side, side); });
}

void TestSelfShadow::aCasterThrowsAShadow_data()
{
    QTest::addColumn<int>("mode");
    QTest::addColumn<bool>("isShadowed");
    QTest::newRow("off") << 0 << false;
    QTest::newRow("mode 1") << 1 << true;
    QTest::newRow("mode 2") << 2 << true;
}

void TestSelfShadow::aCasterThrowsAShadow()
{
    QFETCH(int, mode);
    QFETCH(bool, isShadowed);
    setModel(joined(floorPlate(), caster()));
    const mmd::Image image = drawn(optionsOf(mode));
    PIXEL(seenAt(image, m_view, below({0, 5, 0})), isShadowed ? shaded : lit);
    PIXEL(seenAt(image, m_view, below({0.7f, 5, 0.7f})), isShadowed ? shaded : lit);
    PIXEL(seenAt(image, m_view, below({2.5f, 5, 0})), lit);
    PIXEL(seenAt(image, m_view, below({0, 5, -3})), lit);
    PIXEL(seenAt(image, m_view, {10, 0, 10}), lit);
}

void TestSelfShadow::onlyMarkedMaterialsTakePart()
{
    for (const auto& [floorFlags, casterFlags] :
        {std::pair<int, int>(0, flag::castsShadow), {flag::castsShadow, flag::castsShadow},
            {flag::receivesShadow, 0}, {flag::receivesShadow, flag::receivesShadow}}) {
        auto model = joined(floorPlate(), caster());
        for (const float at : {-12.0f, 12.0f}) // take part, so that there is a map between them
            model = joined(
                model, plate({at, 3, at}, glm::vec3(1), flag::castsShadow | flag::receivesShadow));
        model.materials[0].flags = std::uint8_t(floorFlags);
        model.materials[1].flags = std::uint8_t(casterFlags);
        setModel(std::move(model));
        PIXEL(seenAt(drawn(optionsOf(1)), m_view, below({0, 5, 0})), lit);
    }
}

void TestSelfShadow::anotherActorThrowsItsShadow()
{
    setModel(floorPlate(), 1);
    setModel(caster(), 2);
    PIXEL(seenAt(drawn(optionsOf(1)), m_view, below({0, 5, 0})), shaded);
    int number = 0;
    const auto hidden = drawn(optionsOf(1), m_view,
        [&](mmd::Pose& pose) { pose.visible = number++ == 0; }); // only the floor
    PIXEL(seenAt(hidden, m_view, below({0, 5, 0})), lit);
}

void TestSelfShadow::theShadowFollowsTheLight()
{
    setModel(joined(floorPlate(), caster()));
    DrawOptions options = optionsOf(1);
    options.lightDirection = {0.7f, -1.0f, 0.2f};
    const mmd::Image image = drawn(options);
    PIXEL(seenAt(image, m_view, {3.5f, 0, 1.0f}), shaded);
    PIXEL(seenAt(image, m_view, below({0, 5, 0})), lit);
}

void TestSelfShadow::theShadowFollowsBonesAndMorphs()
{
    setModel(floorPlate(), 1);
    mmd::pmx::Model moving = caster();
    mmd::pmx::Morph morph;
    morph.type = mmd::pmx::MorphType::Vertex;
    for (std::int32_t vertex = 0; vertex < 8; ++vertex)
        morph.vertex.push_back({vertex, {-30, 0, 0}});
    moving.morphs.push_back(morph);
    setModel(std::move(moving), 2);
    const auto moved = drawn(optionsOf(1), m_view, [](mmd::Pose& pose) {
        if (!pose.morphWeights.empty())
            pose.bones[0].translation.x = 6.0f;
    });
    PIXEL(seenAt(moved, m_view, below({6, 5, 0})), shaded);
    PIXEL(seenAt(moved, m_view, below({0, 5, 0})), lit);
    const auto morphed = drawn(optionsOf(1), m_view, [](mmd::Pose& pose) {
        for (float& weight : pose.morphWeights)
            weight = 0.25f;
    });
    PIXEL(seenAt(morphed, m_view, below({-7.5f, 5, 0})), shaded);
    PIXEL(seenAt(morphed, m_view, below({0, 5, 0})), lit);
}

void TestSelfShadow::aHiddenMaterialThrowsNone()
{
    mmd::pmx::Model model = joined(floorPlate(), caster());
    model.materials[1].diffuse.a = 0.0f;
    setModel(std::move(model));
    PIXEL(seenAt(drawn(optionsOf(1)), m_view, below({0, 5, 0})), lit);
}

int TestSelfShadow::underPlate(float height, const DrawOptions& options)
{
    setModel(joined(floorPlate(), unseenPlate(height)));
    return seenAt(drawn(options), m_view, {0, 0, 0})[0];
}

void TestSelfShadow::aShadowGrowsWithItsDistance_data()
{
    QTest::addColumn<int>("mode");
    QTest::addColumn<float>("panel");
    for (const int mode : {1, 2})
        for (const float panel : {8875.0f, 9500.0f})
            QTest::addRow("mode %d, %d", mode, int(panel)) << mode << panel;
}

/// MMD's formula (docs/rendering.md), calculated here in its own way.
void TestSelfShadow::aShadowGrowsWithItsDistance()
{
    QFETCH(int, mode);
    QFETCH(float, panel);
    const float d = (10000.0f - panel) / 100000.0f;
    const glm::vec3 light = glm::normalize(glm::vec3(-0.5f, -1.0f, 0.5f));
    const glm::vec3 ahead(m_view.view[0][2], m_view.view[1][2], m_view.view[2][2]);
    const float facing = glm::dot(ahead, light);
    QVERIFY(std::abs(facing) > 0.8f && std::abs(facing) < 0.9f); // between both shapes of the map
    const float t = (std::abs(facing) - 0.8f) * 10.0f;
    const float growth =
        mode == 1 ? 1.0f - 1.3f * t + 0.4f * t * t : 3.0f - 4.7f * t + 1.8f * t * t;
    const float scale = (mode == 1 ? 2.0f : 3.0f) * (1.0f - t) + t;
    const float shift = -1.0f + 0.9f * t;
    const glm::vec3 away = glm::normalize(ahead - light * facing);
    const float y = glm::dot(away, -m_view.eye); // of the middle of the floor
    const float w = 1.0f + growth * d * y;
    const float onMap = (scale * d * y + shift) / w;
    const float perUnit = 0.15f * d / w * (mode == 1 ? 1500.0f : 8000.0f * (0.5f - 0.5f * onMap));
    for (const float shadow : {-0.2f, 0.25f, 0.5f, 0.75f, 1.2f}) {
        const float height = (shadow + 0.3f) / perUnit * -light.y;
        const float expected = 255.0f - 101.0f * std::clamp(shadow, 0.0f, 1.0f);
        const int is = underPlate(height, optionsOf(mode, panel));
        QVERIFY2(std::abs(float(is) - expected) < 4.0f,
            qPrintable(QStringLiteral("%1: %2 for %3").arg(shadow).arg(is).arg(expected)));
    }
}

void TestSelfShadow::beyondTheReachThereIsNone()
{
    setModel(joined(floorPlate(), caster()));
    const View front = viewOf({}, 1.0f);
    PIXEL(seenAt(drawn(optionsOf(1), front), front, below({0, 5, 0})), shaded);
    // The first mode's map ends 2 / distance units away from the camera.
    PIXEL(seenAt(drawn(optionsOf(1, 4000.0f), front), front, below({0, 5, 0})), lit);
    PIXEL(seenAt(drawn(optionsOf(2, 4000.0f), front), front, below({0, 5, 0})), shaded);
    for (const float nothing : {10000.0f, 12000.0f, std::nanf("")})
        PIXEL(seenAt(drawn(optionsOf(2, nothing), front), front, below({0, 5, 0})), lit);
}

void TestSelfShadow::facesTurnedAwayGetDarkByDegrees()
{
    for (const float facing : {1.0f, 0.25f, 0.1f, 0.0f, -0.5f}) {
        mmd::pmx::Model model = floorPlate();
        // Turned about an axis across the light.
        const glm::vec3 toLight = glm::normalize(glm::vec3(0.5f, 1.0f, -0.5f));
        const glm::vec3 across = glm::normalize(glm::cross(toLight, glm::vec3(0, 1, 0)));
        const glm::vec3 along = glm::cross(across, toLight);
        for (mmd::pmx::Vertex& vertex : model.vertices)
            vertex.normal = toLight * facing + along * std::sqrt(1.0f - facing * facing);
        setModel(std::move(model));
        const int grey = int(std::lround(154.0f + 101.0f * std::clamp(facing * 3.0f, 0.0f, 1.0f)));
        PIXEL(seenAt(drawn(optionsOf(1)), m_view, {0, 0, 0}), {grey, grey, grey});
    }
}

void TestSelfShadow::withoutAToonThereIsNoShade()
{
    mmd::pmx::Model model = joined(floorPlate(), caster());
    model.materials[0].sharedToon = 0;
    model.materials[0].toon = -1;
    setModel(std::move(model));
    PIXEL(seenAt(drawn(optionsOf(1)), m_view, below({0, 5, 0})), lit);
}

void TestSelfShadow::aMorphTintsTheShade()
{
    mmd::pmx::Model model = joined(floorPlate(), caster());
    mmd::pmx::Morph morph;
    morph.type = mmd::pmx::MorphType::Material;
    morph.material.emplace_back().material = 0; // so that its shader has the factors
    model.morphs.push_back(morph);
    setModel(std::move(model));
    const auto image = drawn(optionsOf(1), m_view, [](mmd::Pose& pose) {
        for (mmd::MaterialState& state : pose.materials)
            state.toonMultiply = {0.5f, 1.0f, 0.25f, 1.0f};
    });
    PIXEL(seenAt(image, m_view, below({0, 5, 0})), {77, 154, 39});
    PIXEL(seenAt(image, m_view, {10, 0, 10}), lit);
}

void TestSelfShadow::noHighlightInTheShadow()
{
    mmd::pmx::Model model = joined(floorPlate(), caster());
    model.materials[0].diffuse = {0.2f, 0.2f, 0.2f, 1.0f};
    model.materials[0].specular = {0.5f, 0.5f, 0.5f};
    model.materials[0].specularPower = 0.01f; // everywhere
    setModel(std::move(model));
    const mmd::Image image = drawn(optionsOf(1));
    PIXEL(seenAt(image, m_view, {10, 0, 10}), {178, 178, 178}, 6);
    PIXEL(seenAt(image, m_view, below({0, 5, 0})), {31, 31, 31});
}

void TestSelfShadow::aSurfaceHasNoSpots_data()
{
    QTest::addColumn<int>("mode");
    QTest::addColumn<float>("distance");
    QTest::addColumn<glm::vec3>("light");
    for (const int mode : {1, 2})
        for (const float distance : {15.0f, 45.0f, 300.0f})
            for (const glm::vec3& light : {glm::vec3(-0.5f, -1, 0.5f), glm::vec3(1, -0.5f, 0),
                     glm::vec3(0, -1, 0), glm::vec3(0, -0.4f, -1)})
                QTest::addRow("mode %d, %d units, %g %g %g", mode, int(distance), double(light.x),
                    double(light.y), double(light.z))
                    << mode << distance << light;
}

/// A surface that casts and receives throws no shadow on itself.
void TestSelfShadow::aSurfaceHasNoSpots()
{
    QFETCH(int, mode);
    QFETCH(float, distance);
    QFETCH(glm::vec3, light);
    setModel(plate({0, -0.5f, 0}, {20, 0.5f, 20}, flag::castsShadow | flag::receivesShadow));
    mmd::CameraSample camera;
    camera.rotation.x = -0.6f;
    camera.distance = -distance;
    camera.target = {0, 0, 0};
    const View view = viewOf(camera, 1.0f);
    DrawOptions options = optionsOf(mode);
    options.lightDirection = light;
    const mmd::Image image = drawn(options, view);
    for (int x = -19; x <= 19; ++x)
        for (int z = -19; z <= 19; ++z)
            if (const auto at = projected(view, {x, 0, z}, glm::vec2(side));
                at && at->x > 0 && at->y > 0 && at->x < side && at->y < side)
                PIXEL(seenAt(image, view, {x, 0, z}), lit);
}

void TestSelfShadow::theBorderIsMixed()
{
    // Seen so closely that a texel of the map covers many pixels.
    setModel(joined(floorPlate(), plate({0, 30, 0}, {30, 1, 1}, flag::castsShadow)));
    mmd::CameraSample camera;
    camera.rotation.x = -1.2f;
    camera.distance = -8.0f;
    camera.target = below({0, 30, 1});
    const View view = viewOf(camera, 1.0f);
    const mmd::Image image = drawn(optionsOf(1), view);
    int greys = 0;
    for (int y = 0; y < side; ++y) {
        const int red = pixelAt(image, side / 2, y)[0];
        greys += red > 164 && red < 245 ? 1 : 0;
    }
    QVERIFY2(greys >= 1 && greys < 20, qPrintable(QString::number(greys)));
}

void TestSelfShadow::aFaceFromBehindThrowsOneIfDoubleSided()
{
    for (const bool isDoubleSided : {false, true}) {
        // Only the lower faces of a box: they are turned away from the light.
        mmd::pmx::Model sheet = caster();
        std::vector<std::uint32_t> lower;
        for (std::size_t at = 0; at < sheet.indices.size(); at += 3) {
            const auto y = [&](std::size_t corner) {
                return sheet.vertices[sheet.indices[at + corner]].position.y;
            };
            if (y(0) < 5.0f && y(1) < 5.0f && y(2) < 5.0f)
                lower.insert(
                    lower.end(), {sheet.indices[at], sheet.indices[at + 1], sheet.indices[at + 2]});
        }
        QCOMPARE(lower.size(), std::size_t(6));
        sheet.indices = lower;
        sheet.materials[0].indexCount = 6;
        if (isDoubleSided)
            sheet.materials[0].flags |= flag::doubleSided;
        setModel(joined(floorPlate(), sheet));
        PIXEL(seenAt(drawn(optionsOf(1)), m_view, below({0, 4, 0})), isDoubleSided ? shaded : lit);
    }
}

void TestSelfShadow::nothingStaysBoundAndOffCostsNothing()
{
    setModel(joined(floorPlate(), caster()));
    const mmd::Image first = drawn(optionsOf(1));
    GLint textures = 0;
    const auto texturesNow = [] {
        GLint count = 0;
        for (GLuint name = 1; name < 200; ++name)
            count += glIsTexture(name) ? 1 : 0;
        return count;
    };
    textures = texturesNow();
    QVERIFY(drawn(optionsOf(1)).rgba == first.rgba);
    QCOMPARE(texturesNow(), textures); // no frame makes a new map
    for (const GLenum unit : {GLenum(GL_TEXTURE3), GLenum(GL_TEXTURE0)}) {
        GLint bound = -1;
        glActiveTexture(unit);
        glGetIntegerv(GL_TEXTURE_BINDING_2D, &bound);
        QCOMPARE(bound, 0);
    }
    QVERIFY(!glIsEnabled(GL_DEPTH_CLAMP));
    QVERIFY(!glIsEnabled(GL_CULL_FACE));
    // Without the shadow the picture is as before: the map draws into no other framebuffer.
    setModel(floorPlate());
    QVERIFY(drawn(optionsOf(0)).rgba == drawn(optionsOf(1)).rgba);
}

QTEST_GUILESS_MAIN(TestSelfShadow)
#include "test_self_shadow.moc"
