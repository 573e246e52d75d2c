// SPDX-License-Identifier: MIT
#include "libmmd/interchange/scene/export_builder.h"
#include "tests/libmmd/interchange/export_folder.h"
#include "tests/libmmd/interchange/small_model.h"

#include <QtCore/QFile>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonObject>
#include <QtTest/QTest>

#include <filesystem>
#include <map>

using odori::test::GlbFile;

/// The written vertices and faces, mirrored into the file's space, and their skin.
class TestExportMeshes : public QObject {
    Q_OBJECT
private slots:
    void init() { m_folder = std::make_unique<odori::test::ExportFolder>(); }
    void verticesOfAGlb();
    void verticesOfAnFbx();
    void facesWithoutAreaAreLeftOut();
    void morphsOfSeveralMaterialsMoveTheirOwnVertices();
    void verticesAreHeldByTheirBones_data();
    void verticesAreHeldByTheirBones();
    void otherNamesOfTheTargetAreWarnedAbout();

private:
    std::unique_ptr<odori::test::ExportFolder> m_folder;
};

namespace {

/// The corners of the small model's first material are at (0, 0, 0.5) to (1, 1, 0.5).
mmd::pmx::Model model()
{
    mmd::pmx::Model model = odori::test::smallModel();
    model.vertices[1].uv = {0.25f, 0.125f};
    model.vertices[1].normal = {0.6f, 0.0f, -0.8f};
    return model;
}

QJsonObject primitive(const GlbFile& file, int index)
{
    return file.at("meshes", 0)[QLatin1String("primitives")][index].toObject();
}

/// The three-component floats of an attribute.
std::vector<float> attribute(const GlbFile& file, int index, const char* name)
{
    return file.floats(
        primitive(file, index)[QLatin1String("attributes")][QLatin1String(name)].toInt());
}

const mmd::fbx::Node& geometryOf(const mmd::fbx::Document& document)
{
    for (const auto& each : document.node("Objects")->children)
        if (each.name == "Geometry" && *each.value<std::string>(2) == "Mesh")
            return each;
    return *document.node("Objects");
}

} // namespace

/// The second vertex is the model's third: vertices are numbered in the order of the reversed
/// faces.
void TestExportMeshes::verticesOfAGlb()
{
    const GlbFile file = m_folder->glb(odori::test::smallJob(10, model()));
    const auto places = attribute(file, 0, "POSITION");
    const auto normals = attribute(file, 0, "NORMAL");
    const auto uvs = attribute(file, 0, "TEXCOORD_0");
    QCOMPARE(places.size(), std::size_t(12));
    std::size_t corner = 0;
    while (corner < 3 && !(places[3 * corner] > 0.07f && places[3 * corner + 1] < 0.01f))
        ++corner;
    QCOMPARE(places[3 * corner], 0.08f);
    QCOMPARE(places[3 * corner + 2], -0.04f);
    QCOMPARE(normals[3 * corner], 0.6f);
    QCOMPARE(normals[3 * corner + 2], 0.8f);
    QCOMPARE(uvs[2 * corner], 0.25f);
    QCOMPARE(uvs[2 * corner + 1], 0.125f); // downwards, as in the model
}

void TestExportMeshes::verticesOfAnFbx()
{
    const auto document = m_folder->fbx(odori::test::smallJob(10, model()));
    const auto& geometry = geometryOf(document);
    const auto& places = *geometry.childValue<std::vector<double>>("Vertices");
    const auto& corners = *geometry.childValue<std::vector<std::int32_t>>("PolygonVertexIndex");
    QCOMPARE(places[3], 8.0);
    QCOMPARE(places[5], -4.0);
    QCOMPARE(corners[0], 0); // 0 2 1 in the model; a face's last index is stored as -1 - n
    QCOMPARE(corners[1], 1);
    QCOMPARE(corners[2], -3);
    const auto& normals =
        *geometry.child("LayerElementNormal")->childValue<std::vector<double>>("Normals");
    QVERIFY(std::abs(normals[3] - 0.6) < 1e-6 && std::abs(normals[5] - 0.8) < 1e-6);
    const mmd::fbx::Node& layer = *geometry.child("LayerElementUV");
    const auto& uvs = *layer.childValue<std::vector<double>>("UV");
    const auto& indices = *layer.childValue<std::vector<std::int32_t>>("UVIndex");
    const auto at = 2 * std::size_t(indices[1]);
    QCOMPARE(uvs[at], 0.25);
    QCOMPARE(uvs[at + 1], 0.875); // upwards
}

void TestExportMeshes::facesWithoutAreaAreLeftOut()
{
    for (const auto& [first, second] : {std::pair(0, 1), std::pair(1, 2), std::pair(2, 0)}) {
        mmd::pmx::Model model = odori::test::smallModel();
        model.indices[std::size_t(first)] = model.indices[std::size_t(second)];
        const auto document = m_folder->fbx(odori::test::smallJob(10, model));
        const auto& corners =
            *geometryOf(document).childValue<std::vector<std::int32_t>>("PolygonVertexIndex");
        QCOMPARE(corners.size(), std::size_t(9));
        const auto& materials = *geometryOf(document)
                                     .child("LayerElementMaterial")
                                     ->childValue<std::vector<std::int32_t>>("Materials");
        QCOMPARE(materials, (std::vector<std::int32_t>{0, 1, 1}));
    }
}

/// Each mesh has its own part of a morph, with its own vertex numbers.
void TestExportMeshes::morphsOfSeveralMaterialsMoveTheirOwnVertices()
{
    mmd::pmx::Model model = odori::test::smallModel();
    model.morphs[0].vertex = {{5, {0.0f, 0.5f, 0.25f}}, {3, {0.125f, 0.0f, 0.0f}}};
    mmd::ExportOptions options;
    options.layout = mmd::MeshLayout::ByMaterial;
    options.unitCentimetres = 10.0;
    const auto document = m_folder->fbx(odori::test::smallJob(10, model), options);
    QCOMPARE(m_folder->result.shapes, std::size_t(1));
    std::map<double, double> moved; // offsets along x and y
    for (const auto& each : document.node("Objects")->children)
        if (each.name == "Geometry" && *each.value<std::string>(2) == "Shape") {
            const auto& offsets = *each.childValue<std::vector<double>>("Vertices");
            QCOMPARE(offsets.size(), std::size_t(3));
            QVERIFY(each.childValue<std::vector<std::int32_t>>("Indexes")->front() < 4);
            moved[offsets[0]] = offsets[1];
        }
    QCOMPARE(moved, (std::map<double, double>{{0.0, 5.0}, {1.25, 0.0}}));
}

void TestExportMeshes::verticesAreHeldByTheirBones_data()
{
    using Ints = std::array<std::int32_t, 4>;
    using Floats = std::array<float, 4>;
    QTest::addColumn<int>("deform");
    QTest::addColumn<Ints>("bones");
    QTest::addColumn<Floats>("weights");
    QTest::addColumn<Floats>("wanted"); // of the three bones
    const auto row = [](const char* name, mmd::pmx::Deform deform, Ints bones, Floats weights,
                         Floats wanted) {
        QTest::newRow(name) << int(deform) << bones << weights << wanted;
    };
    using enum mmd::pmx::Deform;
    row("one bone", Bdef1, {1, 0, 2, 0}, {0.25f, 0.75f, 0, 0}, {0, 1, 0, 0});
    row("two", Bdef2, {1, 2, 0, 0}, {0.25f, 0.75f, 9, 9}, {0, 0.25f, 0.75f, 0});
    row("two, SDEF", Sdef, {2, 0, 1, 1}, {0.5f, 0.5f, 9, 9}, {0.5f, 0, 0.5f, 0});
    row("four", Bdef4, {0, 1, 2, -1}, {0.5f, 0.25f, 0.25f, 5}, {0.5f, 0.25f, 0.25f, 0});
    row("four, QDEF", Qdef, {0, 1, 2, -1}, {1, 2, 1, 0}, {0.25f, 0.5f, 0.25f, 0});
    row("one bone twice", Bdef4, {1, 1, 2, 2}, {0.25f, 0.25f, 0.5f, 0}, {0, 0.5f, 0.5f, 0});
    row("weights below nothing", Bdef4, {0, 1, 2, 1}, {-1, 0, 2, 0}, {0, 0, 1, 0});
    row("no weight at all", Bdef4, {2, 1, 2, 1}, {0, 0, 0, 0}, {1, 0, 0, 0});
    row("no bone", Bdef1, {-1, 1, 2, 1}, {1, 0, 0, 0}, {1, 0, 0, 0});
}

void TestExportMeshes::verticesAreHeldByTheirBones()
{
    using Ints = std::array<std::int32_t, 4>;
    using Floats = std::array<float, 4>;
    QFETCH(int, deform);
    QFETCH(Ints, bones);
    QFETCH(Floats, weights);
    QFETCH(Floats, wanted);
    mmd::pmx::Model model = odori::test::smallModel();
    model.vertices[0].deform = mmd::pmx::Deform(deform);
    model.vertices[0].bones = bones;
    model.vertices[0].weights = weights;
    model.vertices[0].sdef = 0;
    model.sdef.resize(1);
    const mmd::ExportJob job = odori::test::smallJob(10, std::move(model));
    const mmd::BakedMotion motion; // without frames
    const mmd::ExportOptions options;
    std::vector<mmd::Warning> warnings;
    const auto scene = mmd::exportScene(job, motion, options, "x.fbx", warnings);
    std::array<float, 4> held{};
    const mmd::JointWeights& all = scene.meshes[0].weights[0];
    for (std::size_t slot = 0; slot < 4; ++slot)
        held[std::size_t(scene.joints[std::size_t(all.joints[slot])].bone)] += all.weights[slot];
    for (std::size_t bone = 0; bone < 4; ++bone)
        QVERIFY(std::abs(held[bone] - wanted[bone]) < 1e-6f);
}

/// Other links to the file keep the old content, so the user is warned.
void TestExportMeshes::otherNamesOfTheTargetAreWarnedAbout()
{
    const auto job = odori::test::smallJob();
    const auto isWarned = [&] {
        const auto& warnings = m_folder->result.warnings;
        return std::any_of(warnings.begin(), warnings.end(),
            [](const auto& each) { return each.code == mmd::WarningCode::OtherLinks; });
    };
    (void)m_folder->fbx(job);
    QVERIFY(!isWarned());
    std::error_code error;
    std::filesystem::create_hard_link(m_folder->path(QStringLiteral("out/out")).toStdString(),
        m_folder->path(QStringLiteral("out/other")).toStdString(), error);
    if (error)
        QSKIP("a file has one name here");
    (void)m_folder->fbx(job);
    QVERIFY(isWarned());
}

QTEST_GUILESS_MAIN(TestExportMeshes)
#include "test_export_meshes.moc"
