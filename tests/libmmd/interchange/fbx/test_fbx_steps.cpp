// SPDX-License-Identifier: MIT
#include "libmmd/interchange/fbx/fbx_binary.h"
#include "libmmd/interchange/fbx/fbx_finish.h"
#include "libmmd/interchange/scene/assimp_scene.h"
#include "libmmd/interchange/scene/export_builder.h"
#include "tests/libmmd/interchange/fbx/fbx_structure.h"
#include "tests/libmmd/interchange/small_model.h"

#include <QtCore/QStringList>
#include <QtTest/QTest>

using namespace mmd::fbx;

/// Each step that turns Assimp's output into a file that tools open, numbered as in docs/fbx.md.
class TestFbxSteps : public QObject {
    Q_OBJECT
private slots:
    void init();
    void f1nullRecordsCloseAllLists();
    void f2shapesHoldTheVerticesThatMove();
    void f2offsetsOfOneVertexAddUp();
    void f3shapesAreAnimated();
    void f4rotationsTurnOn();
    void f5nothingScales();
    void f6keysLieOnFrames();
    void f7theFileKnowsItsLength();
    void f8oneMeshKeepsItsMaterials();
    void f9layersNameOnlyWhatIsThere();
    void f10everyObjectHasItsName();
    void f11thePoseOfRestIsThere();
    void f12typesAreCounted();
    void f13materialsDoNotMirror();
    void jointsWithoutVerticesAreLimbs();
    void bonesBesideTheirParentsTailAreShifted();
    void camerasJumpAtCuts();
    void theSameGivesTheSameBytes();

private:
    [[nodiscard]] const Node& object(std::string_view type, std::string_view name);
    [[nodiscard]] std::vector<const Node*> objectsOf(std::string_view type);
    [[nodiscard]] std::vector<float> curve(const char* model, const char* property, const char* d);
    void make(mmd::ExportJob job, mmd::ExportOptions options = {});

    mmd::ExportJob m_job;
    mmd::ExportOptions m_options;
    mmd::BakedMotion m_motion;
    std::optional<mmd::ExportScene> m_scene;
    std::vector<mmd::Warning> m_warnings;
    std::vector<std::byte> m_raw;
    Document m_document;
    std::optional<Objects> m_objects;
};

void TestFbxSteps::make(mmd::ExportJob job, mmd::ExportOptions options)
{
    m_objects.reset();
    m_scene.reset();
    m_job = std::move(job);
    m_options = std::move(options);
    mmd::PoseEvaluator evaluator(m_job.model);
    evaluator.setMotion(m_job.motion);
    const mmd::Progress progress;
    m_motion = *mmd::bakeMotion(
        *m_job.model, [&](double frame) -> const mmd::Pose& { return evaluator.evaluate(frame); },
        {0, 10}, 30, mmd::ProgressPart(progress, 0, 1));
    m_scene.emplace(mmd::exportScene(m_job, m_motion, m_options, "small.fbx", m_warnings));
    m_raw = *mmd::assimpFbx(*m_scene);
    m_document = *readBinary(m_raw);
    m_objects.emplace(m_document);
}

void TestFbxSteps::init()
{
    make(odori::test::smallJob());
}

const Node& TestFbxSteps::object(std::string_view type, std::string_view name)
{
    static const Node none;
    for (const Node& each : m_objects->list().children)
        if (each.name == type && plainName(*each.value<std::string>(1)) == name)
            return each;
    return none;
}

std::vector<const Node*> TestFbxSteps::objectsOf(std::string_view type)
{
    std::vector<const Node*> found;
    for (const Node& each : m_objects->list().children)
        if (each.name == type)
            found.push_back(&each);
    return found;
}

/// Values of the curve of one channel of a model's property.
std::vector<float> TestFbxSteps::curve(const char* model, const char* property, const char* d)
{
    const std::int64_t owner = Objects::idOf(object("Model", model));
    for (const auto& node : m_objects->connections())
        if (node.parent == owner && node.property == property)
            for (const auto& each : m_objects->connections())
                if (each.parent == node.child && each.property == d)
                    return *m_objects->find(each.child)
                                ->childValue<std::vector<float>>("KeyValueFloat");
    return {};
}

void TestFbxSteps::f1nullRecordsCloseAllLists()
{
    QCOMPARE(odori::test::recordProblems(*writeBinary(m_document)), QStringList());
}

void TestFbxSteps::f2shapesHoldTheVerticesThatMove()
{
    addShapes(*m_objects, *m_scene);
    const Node& shape = object("Geometry", "あ");
    QCOMPARE(*shape.value<std::string>(2), std::string("Shape"));
    const std::vector<std::int32_t> indices{1, 3};
    QCOMPARE(*shape.childValue<std::vector<std::int32_t>>("Indexes"), indices);
    const std::vector<double> offsets{0, 4, -2, 1, 0, 0}; // 8 cm per unit, z mirrored
    QCOMPARE(*shape.childValue<std::vector<double>>("Vertices"), offsets);
    QCOMPARE(shape.childValue<std::vector<double>>("Normals")->size(), std::size_t(6));
    // い is empty, and empty shapes make Blender fail.
    QVERIFY(object("Geometry", "い").name.empty());
}

void TestFbxSteps::f2offsetsOfOneVertexAddUp()
{
    mmd::pmx::Model model = odori::test::smallModel();
    model.morphs[0].vertex = {
        {3, {0.125f, 0.0f, 0.0f}}, {1, {0.0f, 0.5f, 0.25f}}, {3, {0.25f, 0.0f, 0.5f}}};
    mmd::ExportJob job = odori::test::smallJob();
    job.model = std::make_shared<const mmd::Model>(mmd::makeModel(std::move(model), {}, "s.pmx"));
    make(std::move(job));
    addShapes(*m_objects, *m_scene);
    const std::vector<double> offsets{0, 4, -2, 3, 0, -4}; // 8 cm per unit, z mirrored
    QCOMPARE(*object("Geometry", "あ").childValue<std::vector<double>>("Vertices"), offsets);
}

void TestFbxSteps::f3shapesAreAnimated()
{
    addShapes(*m_objects, *m_scene);
    const Node& node = object("AnimationCurveNode", "DeformPercent");
    QVERIFY(findProperty(node, "d|DeformPercent"));
    const auto curves = [&] {
        for (const auto& each : m_objects->connections())
            if (each.parent == Objects::idOf(node))
                return *m_objects->find(each.child)
                            ->childValue<std::vector<float>>("KeyValueFloat");
        return std::vector<float>();
    }();
    // 笑い moves あ by half of its weight; a linear change needs no keys in the middle.
    const std::vector<float> wanted{0.0f, 50.0f};
    QCOMPARE(curves, wanted);
}

void TestFbxSteps::f4rotationsTurnOn()
{
    fillJointCurves(*m_objects, *m_scene);
    for (const char* channel : {"d|X", "d|Y", "d|Z"}) {
        const auto angles = curve("joint1", "Lcl Rotation", channel);
        for (std::size_t frame = 1; frame < angles.size(); ++frame)
            QVERIFY(std::abs(angles[frame] - angles[frame - 1]) < 180.0f);
    }
    const auto y = curve("joint1", "Lcl Rotation", "d|Y");
    const auto z = curve("joint1", "Lcl Rotation", "d|Z");
    QVERIFY(std::abs(y.back()) + std::abs(z.back()) > 300.0f);
}

void TestFbxSteps::f5nothingScales()
{
    QVERIFY(objectsOf("AnimationCurve").empty());
    fillJointCurves(*m_objects, *m_scene);
    QCOMPARE(objectsOf("AnimationCurve").size(), std::size_t(3 * 2 * 3)); // three joints
    for (const auto& each : m_objects->connections())
        QVERIFY(each.property != "Lcl Scale");
}

void TestFbxSteps::f6keysLieOnFrames()
{
    fillJointCurves(*m_objects, *m_scene);
    for (const Node* each : objectsOf("AnimationCurve")) {
        if (const auto* times = each->childValue<SharedTimes>("KeyTime"))
            for (std::size_t key = 0; key < (*times)->size(); ++key)
                QCOMPARE((**times)[key] % (46186158000 / 30), 0);
    }
    const auto turned = curve("joint1", "Lcl Rotation", "d|Y");
    QCOMPARE(turned.size(), std::size_t(11));
    QCOMPARE(curve("joint0", "Lcl Rotation", "d|X"), std::vector<float>{0.0f});
}

void TestFbxSteps::f7theFileKnowsItsLength()
{
    fillJointCurves(*m_objects, *m_scene);
    nameObjects(*m_objects, *m_scene);
    setTimes(*m_objects, *m_scene);
    const std::int64_t end = 10 * (46186158000 / 30);
    const Node& settings = *m_document.node("GlobalSettings");
    QCOMPARE(*findProperty(settings, "TimeMode")->value<std::int32_t>(4), 6);
    QCOMPARE(*findProperty(settings, "TimeSpanStop")->value<std::int64_t>(4), end);
    QCOMPARE(
        *findProperty(object("AnimationStack", "turn"), "LocalStop")->value<std::int64_t>(4), end);
    const Node& document = *m_document.node("Documents")->child("Document");
    QCOMPARE(
        *findProperty(document, "ActiveAnimStackName")->value<std::string>(4), std::string("turn"));
}

void TestFbxSteps::f8oneMeshKeepsItsMaterials()
{
    joinMaterials(*m_objects, *m_scene);
    const std::int64_t mesh = m_objects->model("mesh0");
    const Node* geometry = m_objects->find(m_objects->childOf(mesh, "Geometry"));
    const Node* layer = geometry->child("LayerElementMaterial");
    QCOMPARE(*layer->childValue<std::string>("MappingInformationType"), std::string("ByPolygon"));
    const std::vector<std::int32_t> wanted{0, 0, 1, 1};
    QCOMPARE(*layer->childValue<std::vector<std::int32_t>>("Materials"), wanted);
    std::vector<std::string> materials;
    for (const auto& each : m_objects->connections())
        if (each.parent == mesh && m_objects->find(each.child)->name == "Material")
            materials.emplace_back(plainName(*m_objects->find(each.child)->value<std::string>(1)));
    const std::vector<std::string> inOrder{"material0", "material1"};
    QCOMPARE(materials, inOrder);
}

void TestFbxSteps::f9layersNameOnlyWhatIsThere()
{
    dropMissingLayerElements(*m_objects);
    for (const Node* geometry : objectsOf("Geometry"))
        for (const Node& layer : geometry->children)
            if (layer.name == "Layer")
                for (const Node& element : layer.children)
                    if (const auto* type = element.childValue<std::string>("Type"))
                        QVERIFY2(geometry->child(*type), type->c_str());
}

void TestFbxSteps::f10everyObjectHasItsName()
{
    m_options.names = mmd::NodeNames::Ascii;
    m_scene.emplace(mmd::exportScene(m_job, m_motion, m_options, "small.fbx", m_warnings));
    nameObjects(*m_objects, *m_scene);
    const Node& arm = object("Model", "arm_L");
    QCOMPARE(*findProperty(arm, "MMD name")->value<std::string>(4), std::string("左腕"));
    QVERIFY(!findProperty(object("Model", "above"), "MMD name"));
    for (const Node& each : m_objects->list().children)
        if (each.name != "AnimationCurve")
            QVERIFY2(!plainName(*each.value<std::string>(1)).empty(), each.name.c_str());
}

void TestFbxSteps::f11thePoseOfRestIsThere()
{
    addBindPose(*m_objects, *m_scene);
    const Node& pose = object("Pose", "BindPose");
    QCOMPARE(*pose.childValue<std::int32_t>("NbPoseNodes"), 5); // mesh, armature, three joints
    const auto& matrix = *pose.children.back().childValue<std::vector<double>>("Matrix");
    QVERIFY(std::abs(matrix[12] - 8.0) < 1e-3 && std::abs(matrix[13] - 24.0) < 1e-9 &&
            std::abs(matrix[14] + 4.0) < 1e-9);
    const std::size_t count = m_objects->list().children.size();
    addBindPose(*m_objects, *m_scene);
    QCOMPARE(m_objects->list().children.size(), count);
}

void TestFbxSteps::f12typesAreCounted()
{
    countDefinitions(m_document);
    const Node& definitions = *m_document.node("Definitions");
    QCOMPARE(*definitions.childValue<std::int32_t>("Count"),
        std::int32_t(m_objects->list().children.size()) + 1);
    for (const Node& each : definitions.children)
        if (each.name == "ObjectType" && *each.value<std::string>(0) == "AnimationCurve")
            QCOMPARE(*each.childValue<std::int32_t>("Count"),
                std::int32_t(objectsOf("AnimationCurve").size()));
}

void TestFbxSteps::f13materialsDoNotMirror()
{
    dullMaterials(*m_objects);
    QVERIFY(!objectsOf("Material").empty());
    for (const Node* material : objectsOf("Material"))
        for (const char* factor : {"ReflectionFactor", "SpecularFactor"}) {
            const Node* found = findProperty(*material, factor);
            QVERIFY2(found, factor);
            QCOMPARE(*found->value<double>(4), 0.0);
        }
}

void TestFbxSteps::jointsWithoutVerticesAreLimbs()
{
    QCOMPARE(*object("Model", "joint2").value<std::string>(2), std::string("Null"));
    makeLimbNodes(*m_objects, *m_scene);
    const Node& limb = object("Model", "joint2");
    QCOMPARE(*limb.value<std::string>(2), std::string("LimbNode"));
    QVERIFY(m_objects->childOf(Objects::idOf(limb), "NodeAttribute") != 0);
    const std::size_t count = m_objects->list().children.size();
    makeLimbNodes(*m_objects, *m_scene);
    QCOMPARE(m_objects->list().children.size(), count);
}

void TestFbxSteps::bonesBesideTheirParentsTailAreShifted()
{
    const auto& joints = m_scene->joints;
    QVERIFY(joints[2].shift.x > 1e-5 && joints[2].shift.x < 1e-4);
    QCOMPARE(joints[1].shift.x, 0.0); // it is not above its parent
    fillJointCurves(*m_objects, *m_scene);
    const float x = curve("joint2", "Lcl Translation", "d|X").front();
    QVERIFY(std::abs(double(x) - joints[2].shift.x * 8.0) < 1e-6);
}

void TestFbxSteps::camerasJumpAtCuts()
{
    mmd::ExportJob job = odori::test::smallJob();
    job.view = odori::test::cameraMotion({0, 4, 5, 10});
    make(std::move(job));
    addCamera(*m_objects, *m_scene);
    const auto& samples = m_scene->camera->samples;
    for (std::size_t frame = 0; frame < samples.size(); ++frame)
        QCOMPARE(samples[frame].cutAfter, frame == 4);
    const Node& node = object("AnimationCurveNode", "FocalLength");
    for (const auto& each : m_objects->connections())
        if (each.parent == Objects::idOf(node)) {
            const auto flags =
                *m_objects->find(each.child)->childValue<std::vector<std::int32_t>>("KeyAttrFlags");
            QCOMPARE(std::count(flags.begin(), flags.end(), 2), 1); // a stepped key
        }
    QVERIFY(findProperty(*m_objects->find(m_objects->model("Camera")), "Lcl Rotation"));
    // Blender refuses the file if this has another type.
    const Node& lens = *findProperty(object("NodeAttribute", "Camera"), "FocalLength");
    QCOMPARE(*lens.value<std::string>(1), std::string("Number"));
}

void TestFbxSteps::theSameGivesTheSameBytes()
{
    finish(m_document, *m_scene, m_warnings);
    const auto first = *writeBinary(m_document);
    m_document = *readBinary(*mmd::assimpFbx(*m_scene));
    finish(m_document, *m_scene, m_warnings);
    QCOMPARE(*writeBinary(m_document), first);
    QCOMPARE(odori::test::structureProblems(*readBinary(first), 30), QStringList());
}

QTEST_GUILESS_MAIN(TestFbxSteps)
#include "test_fbx_steps.moc"
