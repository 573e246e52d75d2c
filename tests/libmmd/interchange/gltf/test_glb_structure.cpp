// SPDX-License-Identifier: MIT
#include "tests/libmmd/interchange/export_folder.h"
#include "tests/libmmd/interchange/small_model.h"

#include <QtCore/QJsonArray>
#include <QtCore/QJsonObject>
#include <QtCore/QSet>
#include <QtCore/QStringList>
#include <QtCore/QtEndian>
#include <QtTest/QTest>

#include <algorithm>
#include <cstring>
#include <map>

using odori::test::GlbFile;

/// The requirements of the glTF specification: chunks, views, accessors, skins, nodes.
class TestGlbStructure : public QObject {
    Q_OBJECT
private slots:
    void init() { m_folder = std::make_unique<odori::test::ExportFolder>(); }
    void chunksAreWholeWords();
    void accessorsFitTheirViews_data();
    void accessorsFitTheirViews();
    void boundsAreThoseOfTheNumbers();
    void nodesHangAsTheBonesDo();
    void everyMeshHasTheSkin();
    void theSkinBringsVerticesBack();
    void facesNameTheirOwnVertices_data();
    void facesNameTheirOwnVertices();
    void indicesAreAsWideAsTheyMustBe();
    void shapesOfFewVerticesAreSparse();

private:
    std::unique_ptr<odori::test::ExportFolder> m_folder;
};

namespace {

QString text(const char* utf8)
{
    return QString::fromUtf8(utf8);
}

int number(const QJsonObject& object, const char* name, int otherwise = -1)
{
    return object[QLatin1String(name)].toInt(otherwise);
}

QByteArray bytesOf(const GlbFile& file, int view)
{
    const QJsonObject each = file.at("bufferViews", view);
    return file.binary.mid(number(each, "byteOffset"), number(each, "byteLength"));
}

/// An accessor of integers of any width.
std::vector<std::uint32_t> wholes(const GlbFile& file, int accessor)
{
    const QJsonObject from = file.at("accessors", accessor);
    const QByteArray bytes = bytesOf(file, number(from, "bufferView"));
    std::vector<std::uint32_t> values;
    const int type = number(from, "componentType");
    const qsizetype width = type == 5121 ? 1 : type == 5123 ? 2 : 4;
    for (qsizetype at = 0; at < bytes.size(); at += width)
        values.push_back(width == 1   ? quint8(bytes[at])
                         : width == 2 ? qFromLittleEndian<quint16>(bytes.constData() + at)
                                      : qFromLittleEndian<quint32>(bytes.constData() + at));
    return values;
}

QJsonObject primitive(const GlbFile& file, int mesh, int index)
{
    return file.at("meshes", mesh)[QLatin1String("primitives")][index].toObject();
}

int attribute(const QJsonObject& primitive, const char* name)
{
    return primitive[QLatin1String("attributes")][QLatin1String(name)].toInt(-1);
}

/// Camera, light, morphs: everything that a file can contain.
mmd::ExportJob wholeJob()
{
    mmd::ExportJob job = odori::test::smallJob(10);
    job.view = odori::test::cameraMotion({0, 4, 5, 10});
    const std::vector<mmd::LightKeyframe> lights(1);
    mmd::replaceTrack(job.view, mmd::Track<mmd::LightKeyframe>({}, lights));
    return job;
}

} // namespace

void TestGlbStructure::chunksAreWholeWords()
{
    for (const char* name : {"t", "tu", "tur", "turn"}) { // JSON chunks of every length modulo 4
        mmd::ExportJob job = wholeJob();
        job.motionName = name;
        mmd::ExportOptions options;
        options.format = mmd::ExportFormat::Glb;
        const QByteArray bytes = m_folder->write(job, options);
        const auto word = [&](qsizetype at) {
            return qFromLittleEndian<quint32>(bytes.constData() + at);
        };
        QVERIFY(bytes.startsWith("glTF"));
        QCOMPARE(word(4), 2u);
        QCOMPARE(word(8), quint32(bytes.size()));
        QCOMPARE(word(12) % 4, 0u);
        QCOMPARE(bytes.mid(16, 4), QByteArray("JSON"));
        const auto second = qsizetype(20 + word(12));
        QVERIFY(bytes[second - 1] == '}' || bytes[second - 1] == ' ');
        QCOMPARE(word(second) % 4, 0u);
        QCOMPARE(bytes.mid(second + 4, 4), QByteArray("BIN\0", 4));
        QCOMPARE(second + 8 + qsizetype(word(second)), bytes.size());
        const GlbFile file(bytes);
        const int size = number(file.at("buffers", 0), "byteLength");
        QVERIFY(size <= int(word(second)) && size > int(word(second)) - 4);
        const auto asset = file.json[QLatin1String("asset")].toObject();
        QCOMPARE(asset[QLatin1String("version")].toString(), text("2.0"));
        QCOMPARE(number(file.json, "scene"), 0);
        QCOMPARE(file.at("scenes", 0)[QLatin1String("name")].toString(), text(name));
    }
}

void TestGlbStructure::accessorsFitTheirViews_data()
{
    QTest::addColumn<bool>("byMaterial");
    QTest::newRow("one mesh") << false;
    QTest::newRow("a mesh for each material") << true;
}

void TestGlbStructure::accessorsFitTheirViews()
{
    QFETCH(bool, byMaterial);
    mmd::ExportOptions options;
    if (byMaterial)
        options.layout = mmd::MeshLayout::ByMaterial;
    const GlbFile file = m_folder->glb(wholeJob(), options);
    const std::map<QString, int> sizes{{text("SCALAR"), 1}, {text("VEC2"), 2}, {text("VEC3"), 3},
        {text("VEC4"), 4}, {text("MAT4"), 16}};
    const std::map<int, int> widths{{5121, 1}, {5123, 2}, {5125, 4}, {5126, 4}};
    int end = 0;
    for (int index = 0; index < file.count("bufferViews"); ++index) {
        const QJsonObject view = file.at("bufferViews", index);
        QCOMPARE(number(view, "buffer"), 0);
        QVERIFY(number(view, "byteOffset") % 4 == 0 && number(view, "byteOffset") >= end);
        end = number(view, "byteOffset") + number(view, "byteLength");
    }
    QVERIFY(end > 0 && end <= number(file.at("buffers", 0), "byteLength"));
    for (int index = 0; index < file.count("accessors"); ++index) {
        const QJsonObject accessor = file.at("accessors", index);
        if (accessor.contains(QLatin1String("sparse")))
            continue;
        const QJsonObject view = file.at("bufferViews", number(accessor, "bufferView"));
        const int size = sizes.at(accessor[QLatin1String("type")].toString()) *
                         widths.at(number(accessor, "componentType"));
        QCOMPARE(number(view, "byteLength"), number(accessor, "count") * size);
        QVERIFY(number(accessor, "count") > 0);
    }
    for (int mesh = 0; mesh < file.count("meshes"); ++mesh) {
        const QJsonObject first = primitive(file, mesh, 0);
        const auto viewOf = [&](int accessor) {
            return file.at("bufferViews", number(file.at("accessors", accessor), "bufferView"));
        };
        for (const char* name : {"POSITION", "NORMAL", "TEXCOORD_0", "JOINTS_0", "WEIGHTS_0"})
            QCOMPARE(number(viewOf(attribute(first, name)), "target"), 34962);
        QCOMPARE(number(viewOf(number(first, "indices")), "target"), 34963);
    }
}

void TestGlbStructure::boundsAreThoseOfTheNumbers()
{
    const GlbFile file = m_folder->glb(wholeJob());
    int bounded = 0;
    const auto check = [&](int index, std::size_t size) {
        const QJsonObject accessor = file.at("accessors", index);
        const auto values = file.floats(index);
        for (std::size_t at = 0; at < size; ++at) {
            float least = values[at], most = values[at];
            for (std::size_t each = at; each < values.size(); each += size) {
                least = std::min(least, values[each]);
                most = std::max(most, values[each]);
            }
            const auto bound = [&](const char* name) {
                return float(accessor[QLatin1String(name)][int(at)].toDouble());
            };
            QCOMPARE(bound("min"), least);
            QCOMPARE(bound("max"), most);
        }
        ++bounded;
    };
    check(attribute(primitive(file, 0, 0), "POSITION"), 3);
    check(attribute(primitive(file, 0, 1), "POSITION"), 3);
    for (const auto each : file.at("animations", 0)[QLatin1String("samplers")].toArray()) {
        check(each[QLatin1String("input")].toInt(), 1);
        QCOMPARE(each[QLatin1String("interpolation")].toString(), text("LINEAR"));
    }
    QVERIFY(bounded > 6);
}

void TestGlbStructure::nodesHangAsTheBonesDo()
{
    const GlbFile file = m_folder->glb(wholeJob());
    const auto childrenOf = [&](const char* name) {
        QStringList names;
        for (const auto child :
            file.at("nodes", file.node(text(name)))[QLatin1String("children")].toArray())
            names += file.at("nodes", child.toInt())[QLatin1String("name")].toString();
        return names;
    };
    QCOMPARE(childrenOf("小さい"), QStringList{text("全ての親")});
    QCOMPARE(childrenOf("全ての親"), QStringList{text("左腕")});
    QCOMPARE(childrenOf("左腕"), QStringList{text("above")});
    QCOMPARE(childrenOf("above"), QStringList());
    QStringList tops;
    for (const auto node : file.at("scenes", 0)[QLatin1String("nodes")].toArray())
        tops += file.at("nodes", node.toInt())[QLatin1String("name")].toString();
    tops.sort();
    QStringList expected{text("Camera"), text("Light"), text("小さい"), text("小さい_mesh")};
    expected.sort();
    QCOMPARE(tops, expected);
    const auto place =
        file.at("nodes", file.node(text("左腕")))[QLatin1String("translation")].toArray();
    QVERIFY(std::abs(place[0].toDouble() - 0.08) < 1e-6 && std::abs(place[1].toDouble()) < 1e-6);
    QVERIFY(std::abs(place[2].toDouble() + 0.04) < 1e-6);
    const QJsonObject lamp = file.at("nodes", file.node(text("Light")));
    QCOMPARE(lamp[QLatin1String("extensions")][QLatin1String("KHR_lights_punctual")]
                 [QLatin1String("light")]
                     .toInt(-1),
        0);
    QCOMPARE(file.json[QLatin1String("extensionsUsed")].toArray(),
        QJsonArray{text("KHR_lights_punctual")});
    QCOMPARE(number(file.at("nodes", file.node(text("Camera"))), "camera"), 0);
    QCOMPARE(number(file.at("nodes", file.node(text("小さい_mesh"))), "mesh"), 0);
    QCOMPARE(number(file.at("nodes", file.node(text("小さい_mesh"))), "skin"), 0);
}

/// Otherwise only the first mesh would move.
void TestGlbStructure::everyMeshHasTheSkin()
{
    mmd::ExportOptions options;
    for (const auto& [layout, meshes] :
        {std::pair(mmd::MeshLayout::ByMaterial, 2), std::pair(mmd::MeshLayout::OneMesh, 1)}) {
        options.layout = layout;
        const GlbFile file = m_folder->glb(wholeJob(), options);
        QCOMPARE(file.count("meshes"), meshes);
        QSet<int> skinned;
        for (int node = 0; node < file.count("nodes"); ++node) {
            const QJsonObject each = file.at("nodes", node);
            QCOMPARE(number(each, "skin"), each.contains(QLatin1String("mesh")) ? 0 : -1);
            if (number(each, "skin") == 0)
                skinned.insert(number(each, "mesh"));
        }
        QCOMPARE(skinned.size(), meshes);
    }
}

/// At rest a vertex is at the model's position, whichever joint it belongs to.
void TestGlbStructure::theSkinBringsVerticesBack()
{
    mmd::ExportOptions options;
    options.unitCentimetres = 100.0; // one unit is a metre
    const GlbFile file = m_folder->glb(wholeJob(), options);
    const QJsonObject skin = file.at("skins", 0);
    QStringList joints;
    for (const auto joint : skin[QLatin1String("joints")].toArray())
        joints += file.at("nodes", joint.toInt())[QLatin1String("name")].toString();
    QCOMPARE(joints, (QStringList{text("全ての親"), text("左腕"), text("above")}));
    QCOMPARE(number(skin, "skeleton"), file.node(text("小さい")));
    const auto matrices = file.floats(number(skin, "inverseBindMatrices"));
    const std::vector<float> expected{1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, -1, 0, 1, //
        1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, -1, -1, 0.5f, 1,                           //
        1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, -1, -3, 0.5f, 1};
    QCOMPARE(matrices.size(), expected.size());
    for (std::size_t at = 0; at < expected.size(); ++at)
        QVERIFY2(std::abs(matrices[at] - expected[at]) < 1e-6f, QByteArray::number(int(at)));
    // The second material's weights are 3/4 for the second joint, 1/4 for the first.
    const QJsonObject second = primitive(file, 0, 1);
    const auto held = wholes(file, attribute(second, "JOINTS_0"));
    const auto weights = file.floats(attribute(second, "WEIGHTS_0"));
    QCOMPARE(held.size(), weights.size());
    float byJoint[3] = {0.0f, 0.0f, 0.0f};
    for (std::size_t at = 0; at < held.size(); ++at)
        byJoint[held[at]] += weights[at];
    const float corners = float(weights.size()) / 4.0f;
    QCOMPARE(byJoint[0], 0.25f * corners);
    QCOMPARE(byJoint[1], 0.75f * corners);
}

void TestGlbStructure::facesNameTheirOwnVertices_data()
{
    accessorsFitTheirViews_data();
}

/// Reversed because of the mirroring: 0 2 1 and 1 2 3 become 0 1 2 and 1 3 2.
void TestGlbStructure::facesNameTheirOwnVertices()
{
    QFETCH(bool, byMaterial);
    mmd::ExportOptions options;
    options.unitCentimetres = 100.0;
    if (byMaterial)
        options.layout = mmd::MeshLayout::ByMaterial;
    const GlbFile file = m_folder->glb(wholeJob(), options);
    for (int material = 0; material < 2; ++material) {
        const QJsonObject each =
            byMaterial ? primitive(file, material, 0) : primitive(file, 0, material);
        QCOMPARE(number(each, "material"), material);
        const auto places = file.floats(attribute(each, "POSITION"));
        std::vector<std::pair<float, float>> corners;
        for (const std::uint32_t index : wholes(file, number(each, "indices")))
            corners.emplace_back(places[3 * index], places[3 * index + 1]);
        const float x = material == 0 ? 0.0f : 2.0f;
        const std::vector<std::pair<float, float>> expected{
            {x, 0.0f}, {x + 1.0f, 0.0f}, {x, 1.0f}, {x + 1.0f, 0.0f}, {x + 1.0f, 1.0f}, {x, 1.0f}};
        QCOMPARE(corners, expected);
    }
}

void TestGlbStructure::indicesAreAsWideAsTheyMustBe()
{
    mmd::ExportOptions options;
    options.verify = false;
    // The second material has all but four of the vertices.
    const auto widthsOf = [&](std::size_t bones, std::size_t vertices) {
        mmd::pmx::Model model = odori::test::smallModel();
        while (model.bones.size() < bones) {
            model.bones.push_back(model.bones.back());
            model.bones.back().name.utf8 += "x";
            model.bones.back().parent = 0;
        }
        while (model.vertices.size() < vertices + 4) {
            const auto next = std::uint32_t(model.vertices.size());
            model.vertices.push_back(model.vertices.front());
            model.indices.insert(model.indices.end(), {4u, 5u, next});
            model.materials[1].indexCount += 3;
        }
        model.vertices[4].bones[0] = std::int32_t(bones - 1);
        const GlbFile file = m_folder->glb(odori::test::smallJob(1, model), options);
        const QJsonObject second = primitive(file, 0, 1);
        const auto held = wholes(file, attribute(second, "JOINTS_0"));
        const auto indices = wholes(file, number(second, "indices"));
        // The largest numbers are stored correctly.
        return QList<int>{
            number(file.at("accessors", attribute(second, "JOINTS_0")), "componentType"),
            number(file.at("accessors", number(second, "indices")), "componentType"),
            int(*std::max_element(held.begin(), held.end())),
            int(*std::max_element(indices.begin(), indices.end()))};
    };
    QCOMPARE(widthsOf(256, 4), (QList<int>{5121, 5123, 255, 3}));
    QCOMPARE(widthsOf(257, 4), (QList<int>{5123, 5123, 256, 3}));
    QCOMPARE(widthsOf(3, 65535), (QList<int>{5121, 5123, 2, 65534})); // 65535 restarts a strip
    QCOMPARE(widthsOf(3, 65536), (QList<int>{5121, 5125, 2, 65535}));
}

void TestGlbStructure::shapesOfFewVerticesAreSparse()
{
    mmd::pmx::Model model = odori::test::smallModel();
    for (int more = 0; more < 40; ++more) {
        const auto next = std::uint32_t(model.vertices.size());
        model.vertices.push_back(model.vertices.front());
        model.vertices.back().position.x = float(more);
        model.indices.insert(model.indices.end(), {4u, 5u, next});
        model.materials[1].indexCount += 3;
    }
    model.morphs[0].vertex = {{8, {0.5f, 0.0f, 0.25f}}}; // only in the second material
    model.morphs[2].vertex.clear();
    for (std::int32_t vertex = 8; vertex < 48; ++vertex)
        model.morphs[2].vertex.push_back({vertex, {float(vertex), 1.0f, 0.0f}});
    mmd::ExportOptions options;
    options.unitCentimetres = 100.0;
    const GlbFile file = m_folder->glb(odori::test::smallJob(10, model), options);
    QCOMPARE(file.at("meshes", 0)[QLatin1String("extras")][QLatin1String("targetNames")].toArray(),
        (QJsonArray{text("あ"), text("い")}));
    const auto target = [&](int material, int morph) {
        return primitive(
            file, 0, material)[QLatin1String("targets")][morph][QLatin1String("POSITION")]
            .toInt(-1);
    };
    const QJsonObject few = file.at("accessors", target(1, 0));
    const QJsonObject sparse = few[QLatin1String("sparse")].toObject();
    QCOMPARE(number(sparse, "count"), 1);
    const auto places = file.floats(attribute(primitive(file, 0, 1), "POSITION"));
    QCOMPARE(number(few, "count"), int(places.size() / 3));
    const QJsonObject indices = sparse[QLatin1String("indices")].toObject();
    QCOMPARE(number(indices, "componentType"), 5123);
    const auto moved =
        qFromLittleEndian<quint16>(bytesOf(file, number(indices, "bufferView")).constData());
    QCOMPARE(places[3 * std::size_t(moved)], 0.0f); // the model's vertex 8
    const QByteArray values =
        bytesOf(file, sparse[QLatin1String("values")][QLatin1String("bufferView")].toInt());
    float offset[3];
    QCOMPARE(values.size(), qsizetype(sizeof offset));
    std::memcpy(offset, values.constData(), sizeof offset);
    QCOMPARE(offset[0], 0.5f);
    QCOMPARE(offset[2], -0.25f);
    const auto bound = [](const QJsonObject& accessor, const char* name, int axis) {
        return accessor[QLatin1String(name)][axis].toDouble(-99.0);
    };
    QCOMPARE(bound(few, "max", 0), 0.5); // and 0 for all others
    QCOMPARE(bound(few, "min", 0), 0.0);
    QCOMPARE(bound(few, "min", 2), -0.25);
    // A morph of most vertices is stored without a sparse accessor.
    const QJsonObject many = file.at("accessors", target(1, 1));
    QVERIFY(!many.contains(QLatin1String("sparse")));
    const auto offsets = file.floats(target(1, 1));
    QCOMPARE(offsets.size(), places.size());
    for (std::size_t at = 0; at < offsets.size(); at += 3)
        QCOMPARE(offsets[at], offsets[at + 1] > 0.0f ? places[at] + 8.0f : 0.0f);
    // The first material also has a target for each morph, with no effect.
    QCOMPARE(primitive(file, 0, 0)[QLatin1String("targets")].toArray().size(), 2);
    QCOMPARE(bound(file.at("accessors", target(0, 0)), "max", 0), 0.0);
}

QTEST_GUILESS_MAIN(TestGlbStructure)
#include "test_glb_structure.moc"
