// SPDX-License-Identifier: MIT
#include "libmmd/accessory/accessory_import.h"
#include "libmmd/accessory/accessory_model.h"
#include "libmmd/base/file_io.h"
#include "libmmd/picture/image.h"
#include "tests/libmmd/accessory/accessory_files.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <glm/geometric.hpp>

using namespace mmd;
using namespace odori::test;

/// Files of each format become models in MMD's space.
class TestAccessoryImport : public QObject {
    Q_OBJECT
private slots:
    void everyFormatGivesTheSameSquare_data();
    void everyFormatGivesTheSameSquare();
    void anXFileKeepsItsMaterial();
    void aTransparentMaterialIsSeenFromBothSides();
    void aPictureInsideTheFileIsRead();
    void aBrokenPictureInsideTheFileIsAWarning();
    void anAccessoryHasABoneAndTwoMorphs();
    void aVacPlacesItsXFile();
    void aVacCannotNameAFileElsewhere();
    void whatIsNoAccessoryIsRefused_data();
    void whatIsNoAccessoryIsRefused();
    void anEmptyFileIsCalledEmpty();

private:
    Result<AccessoryFile> read(const QString& name, const QByteArray& bytes);

    QTemporaryDir m_folder;
};

Result<AccessoryFile> TestAccessoryImport::read(const QString& name, const QByteArray& bytes)
{
    const QString path = m_folder.filePath(name);
    writeTestFile(path, bytes);
    return importAccessory(pathFromUtf8(path.toStdString()));
}

namespace {

/// Whether every triangle's front is on the side to which its normals point: clockwise, in a
/// left-handed space.
bool hasItsFrontOutside(const pmx::Model& model)
{
    for (std::size_t at = 0; at + 2 < model.indices.size(); at += 3) {
        const auto& a = model.vertices[model.indices[at]];
        const auto& b = model.vertices[model.indices[at + 1]];
        const auto& c = model.vertices[model.indices[at + 2]];
        const glm::vec3 front = glm::cross(b.position - a.position, c.position - a.position);
        if (!(glm::dot(front, a.normal) > 0))
            return false;
    }
    return !model.indices.empty();
}

} // namespace

void TestAccessoryImport::everyFormatGivesTheSameSquare_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<float>("scale");
    QTest::newRow("X") << QStringLiteral("kasa 傘.x") << squareAsX() << 10.0f;
    QTest::newRow("OBJ") << QStringLiteral("a.obj") << squareAsObj() << 10.0f;
    QTest::newRow("glTF") << QStringLiteral("a.gltf") << squareAsGltf() << 12.5f;
}

void TestAccessoryImport::everyFormatGivesTheSameSquare()
{
    QFETCH(const QString, name);
    QFETCH(const QByteArray, bytes);
    QFETCH(const float, scale);
    const auto result = read(name, bytes);
    QVERIFY2(result.has_value(), result ? "" : result.error().field.c_str());
    const pmx::Model& model = result->model;
    QCOMPARE(model.vertices.size(), std::size_t(4));
    QCOMPARE(model.indices.size(), std::size_t(6));
    QCOMPARE(model.name.utf8, name.section(u'.', 0, 0).toStdString());
    glm::vec3 sum(0.0f);
    for (const pmx::Vertex& each : model.vertices) {
        QVERIFY(glm::distance(each.position.z, 3 * scale) < 1e-4f);
        QVERIFY(glm::distance(each.normal, glm::vec3(0, 0, 1)) < 1e-4f);
        QCOMPARE(each.deform, pmx::Deform::Bdef1);
        QCOMPARE(each.bones[0], 0);
        sum += each.position;
    }
    QVERIFY(glm::distance(sum, glm::vec3(2, 2, 12) * scale) < 1e-3f);
    QVERIFY(hasItsFrontOutside(model));
}

void TestAccessoryImport::anXFileKeepsItsMaterial()
{
    const auto result = read(QStringLiteral("a.x"), squareAsX());
    QVERIFY(result.has_value());
    const pmx::Model& model = result->model;
    QCOMPARE(model.materials.size(), std::size_t(1));
    const pmx::Material& material = model.materials.front();
    QCOMPARE(material.name.utf8, std::string("cloth"));
    QVERIFY(glm::distance(material.diffuse, glm::vec4(0.5f, 0.25f, 1, 0.8f)) < 1e-5f);
    QVERIFY(glm::distance(material.specular, glm::vec3(0.1f, 0.2f, 0.3f)) < 1e-5f);
    QCOMPARE(material.specularPower, 5.0f);
    QVERIFY(glm::distance(material.ambient, glm::vec3(0, 0.05f, 0)) < 1e-5f);
    QCOMPARE(material.indexCount, 6u);
    QCOMPARE(model.textures.size(), std::size_t(2));
    QCOMPARE(model.textures[std::size_t(material.texture)].utf8, std::string("テク.bmp"));
    QCOMPARE(model.textures[std::size_t(material.sphereTexture)].utf8, std::string("sph.sph"));
    QCOMPARE(material.sphereMode, pmx::SphereMode::Multiply);
    for (const pmx::Vertex& each : model.vertices) // v down, as in the X file
        QVERIFY(glm::distance(each.uv, glm::vec2(each.position.x / 10, 1 - each.position.y / 10)) <
                1e-5f);
}

void TestAccessoryImport::aTransparentMaterialIsSeenFromBothSides()
{
    const auto result = read(QStringLiteral("a.gltf"), squareAsGltf());
    QVERIFY(result.has_value());
    const pmx::Material& material = result->model.materials.front();
    QVERIFY(glm::distance(material.diffuse, glm::vec4(1, 0, 0, 0.5f)) < 1e-5f);
    QVERIFY((material.flags & pmx::materialFlag::doubleSided) != 0);
    const auto opaque = read(QStringLiteral("a.obj"), squareAsObj());
    QVERIFY((opaque->model.materials.front().flags & pmx::materialFlag::doubleSided) == 0);
}

void TestAccessoryImport::aPictureInsideTheFileIsRead()
{
    const Image image{.width = 2, .height = 1, .rgba = {9, 8, 7, 255, 1, 2, 3, 255}};
    const auto png = encodePng(image);
    const auto result = read(QStringLiteral("inside.gltf"),
        squareAsGltf(QByteArray(reinterpret_cast<const char*>(png.data()), qsizetype(png.size()))));
    QVERIFY2(result.has_value(), result ? "" : result.error().field.c_str());
    QVERIFY(result->warnings.empty());
    QCOMPARE(result->model.materials.size(), std::size_t(2));
    QCOMPARE(result->model.textures.size(), std::size_t(1)); // both have the same
    QCOMPARE(result->model.materials[0].texture, 0);
    QCOMPARE(result->model.materials[1].texture, 0);
    QCOMPARE(result->model.textures[0].utf8, std::string("picture 1.png"));
    QCOMPARE(result->pictures.size(), std::size_t(1));
    QCOMPARE(*result->pictures[0], png);
}

void TestAccessoryImport::aBrokenPictureInsideTheFileIsAWarning()
{
    const auto result =
        read(QStringLiteral("broken.gltf"), squareAsGltf(QByteArray("no picture at all")));
    QVERIFY2(result.has_value(), result ? "" : result.error().field.c_str());
    QCOMPARE(result->warnings.size(), std::size_t(1));
    QCOMPARE(result->warnings[0].code, WarningCode::UnsupportedFeature);
    QCOMPARE(result->warnings[0].count, std::size_t(1));
    QVERIFY(result->model.textures.empty());
    QCOMPARE(result->model.materials[0].texture, -1);
}

void TestAccessoryImport::anAccessoryHasABoneAndTwoMorphs()
{
    auto result = read(QStringLiteral("a.x"), squareAsX());
    QVERIFY(result.has_value());
    const QString path = m_folder.filePath(QStringLiteral("a.x"));
    const Model model = makeModel(std::move(result->model), {}, path.toStdString());
    QVERIFY2(model.warnings.empty(),
        model.warnings.empty() ? "" : model.warnings.front().location.c_str());
    QVERIFY(isAccessory(model));
    QCOMPARE(model.data.bones.size(), std::size_t(1));
    QCOMPARE(model.data.bones.front().name.utf8, std::string("センター"));
    QCOMPARE(model.data.morphs.size(), std::size_t(2));
    QCOMPARE(model.data.morphs[0].name.utf8, std::string("透明"));
    QCOMPARE(noShadowMorph(model), 1);
    QCOMPARE(model.data.displayFrames.size(), std::size_t(2));

    pmx::Model copy = model.data;
    const Model other = makeModel(std::move(copy), {}, "a.pmx");
    QVERIFY(!isAccessory(other));
    QCOMPARE(noShadowMorph(other), -1);
}

void TestAccessoryImport::aVacPlacesItsXFile()
{
    QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("parts")));
    writeTestFile(m_folder.filePath(QStringLiteral("parts/s.x")), squareAsX());
    // "傘" in CP932, half the size, moved, turned by 90 degrees about Y.
    const auto result = read(QStringLiteral("k.vac"),
        "\x8e\x50\r\nparts\\s.x\r\n0.5\r\n1.0,2.0,3.0\r\n0.0,90.0,0.0\r\n\r\n");
    QVERIFY2(result.has_value(), result ? "" : result.error().field.c_str());
    const pmx::Model& model = result->model;
    QCOMPARE(model.name.utf8, std::string("傘"));
    QCOMPARE(model.textures.front().utf8, std::string("parts/テク.bmp"));
    // The corner at (0, 0, 3): ten times as large, halved, turned from +z to +x, moved.
    const auto isCorner = [](const pmx::Vertex& each) {
        return glm::distance(each.position, glm::vec3(1 + 15, 2, 3)) < 1e-3f;
    };
    QCOMPARE(std::count_if(model.vertices.begin(), model.vertices.end(), isCorner), 1);
}

void TestAccessoryImport::aVacCannotNameAFileElsewhere()
{
    writeTestFile(m_folder.filePath(QStringLiteral("outside.x")), squareAsX());
    QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("inner")));
    const auto result = read(QStringLiteral("inner/k.vac"), "a\n..\\outside.x\n");
    QVERIFY(!result.has_value());
    QCOMPARE(result.error().code, ErrorCode::BadText);
    QCOMPARE(result.error().value, std::uint64_t(2));
}

void TestAccessoryImport::whatIsNoAccessoryIsRefused_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("other content") << QStringLiteral("e.fbx") << squareAsX();
    QTest::newRow("cut X") << QStringLiteral("e.x") << squareAsX().left(300);
    QTest::newRow("no triangles") << QStringLiteral("e.obj") << QByteArray("v 0 0 0\n");
    QTest::newRow("a colon in an FBX")
        << QStringLiteral("colon.fbx") << QByteArray("; FBX 7.4.0 project file\nA:: 1\n");
    QTest::newRow("no glTF") << QStringLiteral("n.gltf") << QByteArray("{");
    QTest::newRow("a format that MMD has not")
        << QStringLiteral("e.ply")
        << QByteArray("ply\nformat ascii 1.0\nelement vertex 3\nproperty float x\nproperty float "
                      "y\nproperty float z\nelement face 1\nproperty list uchar int "
                      "vertex_indices\nend_header\n0 0 0\n1 0 0\n0 1 0\n3 0 1 2\n");
}

void TestAccessoryImport::whatIsNoAccessoryIsRefused()
{
    QFETCH(const QString, name);
    QFETCH(const QByteArray, bytes);
    const auto result = read(name, bytes);
    QVERIFY(!result.has_value());
    QVERIFY(!result.error().field.empty());
    for (const char* code : {"<<", "::", "nullptr", "/"}) // Assimp's words have some
        QVERIFY2(
            result.error().field.find(code) == std::string::npos, result.error().field.c_str());
    const auto missing =
        importAccessory(pathFromUtf8(m_folder.filePath(QStringLiteral("missing.x")).toStdString()));
    QVERIFY(!missing.has_value());
    QCOMPARE(missing.error().code, ErrorCode::FileNotFound);
}

void TestAccessoryImport::anEmptyFileIsCalledEmpty()
{
    for (const char* name : {"e.x", "e.fbx", "e.glb"}) {
        const auto result = read(QString::fromLatin1(name), {});
        QVERIFY(!result.has_value());
        QCOMPARE(result.error().code, ErrorCode::EmptyFile);
    }
}

QTEST_GUILESS_MAIN(TestAccessoryImport)
#include "test_accessory_import.moc"
