// SPDX-License-Identifier: MIT
#include "libmmd/format/vmd/vmd.h"
#include "tests/support/real_files.h"
#include "tests/ui/render/deform/deform_stage.h"

using namespace odori;
using namespace odori::render;
using namespace odori::test;

/// Pictures of models that the graphics card deforms are those of models that the processor
/// deforms.
class TestDeformation : public QObject, private DeformStage {
    Q_OBJECT
private slots:
    void initTestCase() { setUpStage(); }
    void cleanup() { QCOMPARE(glGetError(), GLenum(GL_NO_ERROR)); }
    void bothWaysDrawTheSame_data();
    void bothWaysDrawTheSame();
    void everyMorphIsTheSame_data();
    void everyMorphIsTheSame();
    void selfShadowsFollowVertexMorphs();
    void twoActorsWithOneModelHaveTheirPoses();
    void aRemovedModelIsGone();
    void nothingStaysBound();
    void realModelsAreTheSame_data();
    void realModelsAreTheSame();
};

void TestDeformation::bothWaysDrawTheSame_data()
{
    QTest::addColumn<int>("deform");
    for (const auto& [name, deform] : {std::pair("BDEF1", Deform::Bdef1), {"BDEF2", Deform::Bdef2},
             {"BDEF4", Deform::Bdef4}, {"SDEF", Deform::Sdef}, {"QDEF", Deform::Qdef}})
        QTest::newRow(name) << int(deform);
}

void TestDeformation::bothWaysDrawTheSame()
{
    QFETCH(int, deform);
    const auto shown = model(pillar(Deform(deform)));
    const auto rest = picturedBy(DeformWish::Processor, shown, poseOf(shown, 0.0f));
    for (const float bend : {0.8f, -1.2f}) {
        const mmd::Pose pose = poseOf(shown, bend);
        const auto right = picturedBy(DeformWish::Processor, shown, pose);
        QVERIFY(differentPixels(rest, right) > 100);
        const int different =
            differentPixels(right, picturedBy(DeformWish::GraphicsCard, shown, pose));
        QVERIFY2(different <= fewPixels, qPrintable(QString::number(different)));
    }
}

void TestDeformation::everyMorphIsTheSame_data()
{
    QTest::addColumn<int>("morph");
    const mmd::pmx::Model data = morphedPillar();
    for (std::size_t at = 0; at < data.morphs.size(); ++at)
        QTest::newRow(data.morphs[at].name.utf8.c_str()) << int(at);
}

void TestDeformation::everyMorphIsTheSame()
{
    QFETCH(int, morph);
    const auto shown = model(morphedPillar());
    const auto onCard = renderer(DeformWish::GraphicsCard);
    onCard->setModel(shown, loadTextures(*shown));
    const auto rest = drawn(*onCard, poseOf(shown, 0.3f));
    for (const float weight : {1.0f, 0.6f, 0.0f}) { // one after the other, as in an animation
        const mmd::MorphOverride value{morph, weight};
        const mmd::Pose pose = poseOf(shown, 0.3f, {&value, 1});
        const auto seen = drawn(*onCard, pose);
        const int different = differentPixels(picturedBy(DeformWish::Processor, shown, pose), seen);
        QVERIFY2(different <= fewPixels, qPrintable(QString::number(different)));
        if (weight == 1.0f)
            QVERIFY(differentPixels(rest, seen) > 100);
        if (weight == 0.0f)
            QCOMPARE(differentPixels(rest, seen), 0);
    }
}

/// The map of self-shadows covers only what can cast a shadow.
void TestDeformation::selfShadowsFollowVertexMorphs()
{
    auto floor = box({0, 1, 0}, {14, 0.2f, 14});
    floor.materials[0].flags = flag::receivesShadow;
    floor.materials[0].sharedToon = true;
    floor.materials[0].toon = 0;
    auto caster = box({-8, 6, 0}, glm::vec3(2));
    caster.materials[0].flags = flag::castsShadow;
    mmd::pmx::Model data = joined(floor, caster);
    mmd::pmx::Morph& morph = data.morphs.emplace_back();
    for (std::size_t at = floor.vertices.size(); at < data.vertices.size(); ++at)
        morph.vertex.push_back({std::int32_t(at), {16, 0, 0}});
    const auto shown = model(data);
    const auto by = renderer(DeformWish::GraphicsCard);
    by->setModel(shown, loadTextures(*shown));
    mmd::CameraSample above;
    above.rotation.x = -0.9f;
    above.distance = -70.0f;
    const View view = viewOf(above, 1.0f);
    DrawOptions options = plainOptions();
    options.lightDirection = {0.0f, -1.0f, -0.4f};
    for (const float weight : {0.0f, 1.0f, 0.0f}) {
        mmd::PoseEvaluator evaluator(shown);
        const mmd::MorphOverride value{0, weight};
        evaluator.setOverrides({}, {&value, 1});
        const mmd::Pose& pose = evaluator.evaluate(0.0);
        std::array<mmd::Image, 2> images;
        for (const int mode : {0, 1}) {
            options.selfShadow.mode = std::uint8_t(mode);
            images[std::size_t(mode)] =
                picture([&] { by->draw(&pose, view, options, side, side); });
        }
        const glm::vec3 left(-8, 1.2f, -2), right(8, 1.2f, -2);
        const auto isShadowed = [&](const glm::vec3& place) {
            return seenAt(images[1], view, place)[2] < seenAt(images[0], view, place)[2] - 10;
        };
        QCOMPARE(isShadowed(left), weight == 0.0f);
        QCOMPARE(isShadowed(right), weight == 1.0f);
    }
}

void TestDeformation::twoActorsWithOneModelHaveTheirPoses()
{
    const auto shown = model(morphedPillar());
    const mmd::MorphOverride value{0, 1.0f};
    const mmd::Pose left = poseOf(shown, 0.9f);
    const mmd::Pose right = poseOf(shown, -0.9f, {&value, 1});
    const std::array figures{Figure{.slot = 0, .pose = &left}, Figure{.slot = 5, .pose = &right}};
    std::array<mmd::Image, 2> images;
    for (const DeformWish wish : {DeformWish::Processor, DeformWish::GraphicsCard}) {
        const auto by = renderer(wish);
        by->setModel(shown, loadTextures(*shown));
        QVERIFY(by->shareModel(0, 5));
        images[wish == DeformWish::Processor ? 0 : 1] = drawn(*by, figures);
    }
    QVERIFY(differentPixels(images[0], images[1]) <= fewPixels);
    for (const mmd::Pose* pose : {&left, &right}) // each of them is seen
        QVERIFY(
            differentPixels(images[1], picturedBy(DeformWish::GraphicsCard, shown, *pose)) > 100);
}

void TestDeformation::aRemovedModelIsGone()
{
    const auto shown = model(pillar(Deform::Sdef));
    const mmd::Pose pose = poseOf(shown, 0.7f);
    const std::array figures{Figure{.slot = 0, .pose = &pose}, Figure{.slot = 1, .pose = &pose}};
    const auto by = renderer(DeformWish::GraphicsCard);
    const auto nothing = drawn(*by, figures);
    by->setModel(shown, loadTextures(*shown));
    const auto alone = drawn(*by, figures);
    QVERIFY(differentPixels(nothing, alone) > 100);
    QVERIFY(by->shareModel(0, 1));
    static_cast<void>(drawn(*by, figures));
    by->setModel(nullptr, {}, 0); // the other actor keeps the shared data
    QCOMPARE(differentPixels(alone, drawn(*by, figures)), 0);
    by->setModel(nullptr, {}, 1);
    QCOMPARE(differentPixels(nothing, drawn(*by, figures)), 0);
    by->setModel(shown, loadTextures(*shown));
    QCOMPARE(differentPixels(alone, drawn(*by, figures)), 0);
}

void TestDeformation::nothingStaysBound()
{
    const auto shown = model(morphedPillar());
    static_cast<void>(picturedBy(DeformWish::Measured, shown, poseOf(shown, 0.5f)));
    for (const GLenum what : {GLenum(GL_CURRENT_PROGRAM), GLenum(GL_VERTEX_ARRAY_BINDING),
             GLenum(GL_ARRAY_BUFFER_BINDING), GLenum(GL_UNIFORM_BUFFER_BINDING),
             GLenum(GL_TRANSFORM_FEEDBACK_BUFFER_BINDING), GLenum(GL_TEXTURE_BINDING_2D),
             GLenum(GL_TEXTURE_BINDING_BUFFER), GLenum(GL_COPY_READ_BUFFER),
             GLenum(GL_COPY_WRITE_BUFFER), GLenum(GL_RASTERIZER_DISCARD)}) {
        GLint value = -1;
        glGetIntegerv(what, &value);
        QCOMPARE(value, 0);
    }
}

void TestDeformation::realModelsAreTheSame_data()
{
    QTest::addColumn<QString>("folder");
    QTest::addColumn<QString>("modelName");
    QTest::addColumn<QString>("motionName");
    QTest::newRow("sample") << sampleFile({}) << QStringLiteral("mannequin.pmx")
                            << QStringLiteral("walk.vmd");
    QTest::newRow("corpus") << QString() << QStringLiteral("gene/Gene_light.pmx")
                            << QStringLiteral("motions/walk.vmd");
}

void TestDeformation::realModelsAreTheSame()
{
    QFETCH(QString, folder);
    QFETCH(QString, modelName);
    QFETCH(QString, motionName);
    if (folder.isEmpty()) {
        SKIP_WITHOUT_CORPUS();
        folder = corpusFolder();
    }
    const auto pathOf = [&](const QString& name) {
        return mmd::pathFromUtf8((folder + u'/' + name).toStdString());
    };
    auto read = mmd::loadModel(pathOf(modelName));
    QVERIFY(read.has_value());
    const auto shown = std::make_shared<const mmd::Model>(std::move(*read));
    auto bytes = mmd::readFile(pathOf(motionName));
    QVERIFY(bytes.has_value());
    const auto file = mmd::readVmd(std::move(*bytes));
    QVERIFY(file.has_value());
    mmd::PoseEvaluator evaluator(shown);
    evaluator.setMotion(mmd::motionFromVmd(*file).motion);
    std::vector<mmd::MorphOverride> morphs;
    for (int morph = 0; morph < int(shown->data.morphs.size()); morph += 7)
        morphs.push_back({morph, 0.7f});
    const auto onProcessor = renderer(DeformWish::Processor);
    const auto onCard = renderer(DeformWish::GraphicsCard);
    for (const auto& by : {onProcessor.get(), onCard.get()})
        by->setModel(shown, loadTextures(*shown));
    for (const double frame : {0.0, 12.5, 30.0}) {
        if (frame > 20.0)
            evaluator.setOverrides({}, morphs);
        const mmd::Pose& pose = evaluator.evaluate(frame);
        const auto right = drawn(*onProcessor, pose);
        const int different = differentPixels(right, drawn(*onCard, pose));
        QVERIFY2(different <= side * side / 200, qPrintable(QString::number(different)));
        QVERIFY(differentPixels(right, empty(m_view, everything())) > 500);
    }
    QVERIFY(onCard->takeNotes().empty()); // it was the graphics card
}

QTEST_GUILESS_MAIN(TestDeformation)
#include "test_deformation.moc"
