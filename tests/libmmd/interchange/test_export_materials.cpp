// SPDX-License-Identifier: MIT
#include "libmmd/base/file_io.h"
#include "tests/libmmd/interchange/export_folder.h"
#include "tests/libmmd/interchange/small_model.h"
#include "tests/support/corpus.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QIODevice>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonObject>
#include <QtCore/QStringList>
#include <QtGui/QImage>
#include <QtTest/QTest>

#include <functional>
#include <map>
#include <set>

using odori::test::GlbFile;

/// Materials and their textures, of every kind.
class TestExportMaterials : public QObject {
    Q_OBJECT
private slots:
    void init();
    void picturesKeepTheirBytes_data();
    void picturesKeepTheirBytes();
    void otherPicturesBecomePng();
    void pixelsAreNotLookedAtWithoutNeed();
    void brokenPicturesAreWarnings();
    void missingPicturesAreSearchedInTheUsersFolder();
    void aPictureIsWrittenOnce();
    void copiesHaveNamesForEverySystem();
    void copiesDifferInMoreThanCase();
    void aChangedPictureIsCopiedAgain();
    void picturesBelowTheTargetStay();
    void aFailedCopyLeavesNothing();
    void transparencyIsKept_data();
    void transparencyIsKept();
    void hiddenMaterialsHaveNoPicture();
    void facesAreDoubleSidedWhereTheModelSaysSo();
    void coloursAreWritten();
    void onlyWhatAMaterialHasIsLost();

private:
    [[nodiscard]] QString path(const QString& name) const { return m_folder->path(name); }
    [[nodiscard]] mmd::ExportJob job(mmd::pmx::Model model) const;
    /// The small model with a texture on its first material.
    [[nodiscard]] mmd::ExportJob pictured(const char* file) const;

    std::unique_ptr<odori::test::ExportFolder> m_folder;
};

namespace {

QImage picture(QImage::Format format, const std::function<QRgb(int)>& colourOf)
{
    QImage image(16, 16, format);
    for (int pixel = 0; pixel < 256; ++pixel)
        image.setPixel(pixel % 16, pixel / 16, colourOf(pixel));
    return image;
}

const auto opaque = [](int pixel) { return qRgba(pixel, 255 - pixel, 7 * pixel % 256, 255); };

} // namespace

void TestExportMaterials::init()
{
    m_folder = std::make_unique<odori::test::ExportFolder>();
    const auto save = [&](const char* name, const QImage& image, const char* format) {
        QVERIFY(image.save(path(QString::fromLatin1(name)), format));
    };
    const auto plain = picture(QImage::Format_RGB32, opaque);
    save("plain.png", plain, "PNG");
    save("plain.jpg", plain, "JPG");
    save("plain.bmp", plain, "BMP");
    save("full.png", picture(QImage::Format_ARGB32, opaque), "PNG");
    save("cut.png",
        picture(
            QImage::Format_ARGB32, [](int pixel) { return qRgba(9, 9, 9, pixel < 128 ? 0 : 255); }),
        "PNG");
    const auto saveSoft = [&](const char* name, int hidden, int soft) {
        const auto colourOf = [&](int pixel) {
            return qRgba(9, 9, 9, pixel < hidden ? 0 : pixel < hidden + soft ? 128 : 255);
        };
        save(name, picture(QImage::Format_ARGB32, colourOf), "PNG");
    };
    // A twentieth of the 128 or 256 visible pixels is 6.4 or 12.8.
    saveSoft("hard half.png", 128, 6);
    saveSoft("soft half.png", 128, 7);
    saveSoft("hard whole.png", 0, 12);
    saveSoft("soft whole.png", 0, 13);
    save("soft.png",
        picture(QImage::Format_ARGB32, [](int pixel) { return qRgba(9, 9, 9, pixel); }), "PNG");
    QFile broken(path(QStringLiteral("broken.png")));
    QVERIFY(broken.open(QIODevice::WriteOnly) && broken.write("no picture") > 0);
}

mmd::ExportJob TestExportMaterials::job(mmd::pmx::Model model) const
{
    mmd::ExportJob job = odori::test::smallJob();
    job.model = std::make_shared<const mmd::Model>(
        mmd::makeModel(std::move(model), {}, path(QStringLiteral("small.pmx")).toStdString()));
    return job;
}

mmd::ExportJob TestExportMaterials::pictured(const char* file) const
{
    mmd::pmx::Model model = odori::test::smallModel();
    model.textures = {{file, {}}};
    model.materials[0].texture = 0;
    return job(std::move(model));
}

void TestExportMaterials::picturesKeepTheirBytes_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("type");
    QTest::newRow("png") << QStringLiteral("plain.png") << QStringLiteral("image/png");
    QTest::newRow("png with alpha") << QStringLiteral("soft.png") << QStringLiteral("image/png");
    QTest::newRow("jpg") << QStringLiteral("plain.jpg") << QStringLiteral("image/jpeg");
}

void TestExportMaterials::picturesKeepTheirBytes()
{
    QFETCH(QString, name);
    QFETCH(QString, type);
    const QByteArray bytes = odori::test::readAll(path(name));
    const mmd::ExportJob job = pictured(name.toUtf8().constData());
    const GlbFile file = m_folder->glb(job);
    QCOMPARE(file.image(0), bytes);
    QCOMPARE(file.at("images", 0)[QLatin1String("mimeType")].toString(), type);
    QVERIFY(!QFile::exists(path(QStringLiteral("out/small textures"))));
    (void)m_folder->fbx(job);
    QCOMPARE(odori::test::readAll(path(QStringLiteral("out/small textures/") + name)), bytes);
    mmd::ExportOptions options;
    options.embedTextures = true;
    QVERIFY(m_folder->write(job, options).contains(bytes));
}

void TestExportMaterials::missingPicturesAreSearchedInTheUsersFolder()
{
    const QString folder = path(QStringLiteral("見つけた/深い"));
    QVERIFY(QDir().mkpath(folder));
    QVERIFY(QFile::copy(path(QStringLiteral("full.png")), folder + QStringLiteral("/LOST.png")));
    QVERIFY(QFile::copy(path(QStringLiteral("full.png")), folder + QStringLiteral("/plain.png")));
    const QByteArray lost = odori::test::readAll(path(QStringLiteral("full.png")));
    mmd::ExportJob job = pictured("tex\\lost.png");
    (void)m_folder->glb(job);
    QCOMPARE(m_folder->result.warnings.size(), 1u);
    job.textureFolder = mmd::pathFromUtf8(path(QStringLiteral("見つけた")).toStdString());
    QCOMPARE(m_folder->glb(job).image(0), lost);
    QVERIFY(m_folder->result.warnings.empty());
    mmd::ExportOptions embedded;
    embedded.embedTextures = true;
    QVERIFY(m_folder->write(job, embedded).contains(lost));
    (void)m_folder->fbx(job);
    const QString copies = path(QStringLiteral("out/small textures"));
    QCOMPARE(QDir(copies).entryList(QDir::Files), QStringList{QStringLiteral("LOST.png")});
    QCOMPARE(odori::test::readAll(copies + QStringLiteral("/LOST.png")), lost);

    // A picture beside the model has priority.
    mmd::ExportJob beside = pictured("plain.png");
    beside.textureFolder = job.textureFolder;
    QCOMPARE(
        m_folder->glb(beside).image(0), odori::test::readAll(path(QStringLiteral("plain.png"))));
}

/// An FBX references a BMP directly; glTF does not support BMP.
void TestExportMaterials::otherPicturesBecomePng()
{
    const mmd::ExportJob job = pictured("plain.bmp");
    const GlbFile file = m_folder->glb(job);
    QVERIFY(file.image(0).startsWith("\x89PNG"));
    QCOMPARE(
        file.at("images", 0)[QLatin1String("mimeType")].toString(), QStringLiteral("image/png"));
    const QImage before(path(QStringLiteral("plain.bmp")));
    QCOMPARE(QImage::fromData(file.image(0)).convertToFormat(QImage::Format_RGB32),
        before.convertToFormat(QImage::Format_RGB32));
    (void)m_folder->fbx(job);
    QCOMPARE(odori::test::readAll(path(QStringLiteral("out/small textures/plain.bmp"))),
        odori::test::readAll(path(QStringLiteral("plain.bmp"))));
}

/// Damaged pixels do not matter if the bytes are copied: a picture without alpha is not decoded.
void TestExportMaterials::pixelsAreNotLookedAtWithoutNeed()
{
    QByteArray cut = odori::test::readAll(path(QStringLiteral("plain.png")));
    cut.chop(cut.size() / 2);
    QFile file(path(QStringLiteral("cut off.png")));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(cut) == cut.size());
    file.close();
    QCOMPARE(m_folder->glb(pictured("cut off.png")).image(0), cut);
    QVERIFY(m_folder->result.warnings.empty());
}

void TestExportMaterials::brokenPicturesAreWarnings()
{
    const GlbFile file = m_folder->glb(pictured("broken.png"));
    QCOMPARE(m_folder->result.warnings.size(), std::size_t(1));
    QCOMPARE(m_folder->result.warnings[0].code, mmd::WarningCode::MissingTexture);
    QVERIFY(!file.json.contains(QLatin1String("images")));
    QVERIFY(!file.at("materials", 0)[QLatin1String("pbrMetallicRoughness")].toObject().contains(
        QLatin1String("baseColorTexture")));
}

void TestExportMaterials::aPictureIsWrittenOnce()
{
    mmd::pmx::Model model = odori::test::smallModel();
    model.textures = {{"plain.png", {}}, {"./plain.png", {}}, {"cut.png", {}}};
    model.materials[0].texture = 0;
    model.materials[1].texture = 1;
    const GlbFile file = m_folder->glb(job(model));
    QCOMPARE(file.count("images"), 1);
    QCOMPARE(file.count("textures"), 1);
    model.materials[1].texture = 2;
    const GlbFile two = m_folder->glb(job(model));
    QCOMPARE(two.count("images"), 2);
    const auto second = two.at("materials", 1)[QLatin1String("pbrMetallicRoughness")];
    QCOMPARE(second[QLatin1String("baseColorTexture")][QLatin1String("index")].toInt(), 1);
    QCOMPARE(two.image(1), odori::test::readAll(path(QStringLiteral("cut.png"))));
}

void TestExportMaterials::copiesHaveNamesForEverySystem()
{
#ifdef __unix__
    const QString odd = QStringLiteral("a\"b:c?\n.png");
    QVERIFY(QFile::copy(path(QStringLiteral("plain.png")), path(odd)));
    for (const bool isText : {false, true}) {
        mmd::ExportOptions options;
        options.format = isText ? mmd::ExportFormat::FbxAscii : mmd::ExportFormat::FbxBinary;
        const QByteArray bytes = m_folder->write(pictured(odd.toUtf8().constData()), options);
        QVERIFY(bytes.contains("small textures/a_b_c__.png"));
        QVERIFY(QFile::exists(path(QStringLiteral("out/small textures/a_b_c__.png"))));
    }
#else
    QSKIP("no such names here");
#endif
}

/// Textures of the same name in two folders: folders of Windows or macOS must be able to hold both.
void TestExportMaterials::copiesDifferInMoreThanCase()
{
    QVERIFY(QDir(path(QString())).mkpath(QStringLiteral("a")) &&
            QDir(path(QString())).mkpath(QStringLiteral("b")));
    QVERIFY(QFile::copy(path(QStringLiteral("plain.png")), path(QStringLiteral("a/Skin.png"))));
    QVERIFY(QFile::copy(path(QStringLiteral("cut.png")), path(QStringLiteral("b/skin.PNG"))));
    mmd::pmx::Model model = odori::test::smallModel();
    model.textures = {{"a/Skin.png", {}}, {"b/skin.PNG", {}}};
    model.materials[0].texture = 0;
    model.materials[1].texture = 1;
    const QByteArray bytes = m_folder->write(job(std::move(model)), {});
    QVERIFY(bytes.contains("small textures/Skin.png"));
    QVERIFY(bytes.contains("small textures/skin_2.PNG"));
    QCOMPARE(odori::test::readAll(path(QStringLiteral("out/small textures/skin_2.PNG"))),
        odori::test::readAll(path(QStringLiteral("cut.png"))));
}

void TestExportMaterials::aChangedPictureIsCopiedAgain()
{
    const QString copy = path(QStringLiteral("out/small textures/plain.png"));
    (void)m_folder->fbx(pictured("plain.png"));
    QByteArray bytes = odori::test::readAll(path(QStringLiteral("plain.png")));
    QCOMPARE(odori::test::readAll(copy), bytes);
    bytes[bytes.size() - 1] = char(bytes.back() + 1); // of the same size
    QFile file(path(QStringLiteral("plain.png")));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    file.close();
    (void)m_folder->fbx(pictured("plain.png"));
    QCOMPARE(odori::test::readAll(copy), bytes);
}

void TestExportMaterials::picturesBelowTheTargetStay()
{
    QVERIFY(QDir(path(QString())).mkpath(QStringLiteral("out/own")));
    QVERIFY(
        QFile::copy(path(QStringLiteral("plain.png")), path(QStringLiteral("out/own/skin.png"))));
    const QByteArray bytes = m_folder->write(pictured("out/own/skin.png"), {});
    QVERIFY(bytes.contains("own/skin.png"));
    QVERIFY(!QFile::exists(path(QStringLiteral("out/small textures"))));
}

/// Files copied before a failed copy are removed again.
void TestExportMaterials::aFailedCopyLeavesNothing()
{
    mmd::pmx::Model model = odori::test::smallModel();
    model.textures = {{"plain.png", {}}, {"cut.png", {}}};
    model.materials[0].texture = 0;
    model.materials[1].texture = 1;
    QVERIFY(QDir(path(QString())).mkpath(QStringLiteral("out/small textures/cut.png")));
    mmd::Progress progress;
    const auto result = mmd::exportMotion(job(std::move(model)),
        mmd::pathFromUtf8(path(QStringLiteral("out/out.fbx")).toStdString()), {}, progress);
    QVERIFY(!result);
    QVERIFY(QString::fromStdString(result.error().field).endsWith(QLatin1String("cut.png")));
    QVERIFY(!QFile::exists(path(QStringLiteral("out/small textures/plain.png"))));
    QVERIFY(QFile::exists(path(QStringLiteral("out/small textures/cut.png"))));
    QVERIFY(!QFile::exists(path(QStringLiteral("out/out.fbx"))));
}

void TestExportMaterials::transparencyIsKept_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<float>("opacity");
    QTest::addColumn<QString>("mode");
    const auto row = [](const char* name, float opacity, const char* mode) {
        QTest::addRow("%s %g", name, double(opacity))
            << QString::fromLatin1(name) << opacity << QString::fromLatin1(mode);
    };
    row("plain.png", 1.0f, "");
    row("plain.jpg", 1.0f, "");
    row("full.png", 1.0f, "");
    row("cut.png", 1.0f, "MASK");
    row("soft.png", 1.0f, "BLEND");
    row("hard half.png", 1.0f, "MASK");
    row("soft half.png", 1.0f, "BLEND");
    row("hard whole.png", 1.0f, "MASK");
    row("soft whole.png", 1.0f, "BLEND");
    row("plain.png", 0.5f, "BLEND");
    row("cut.png", 0.5f, "BLEND");
}

void TestExportMaterials::transparencyIsKept()
{
    QFETCH(QString, name);
    QFETCH(float, opacity);
    QFETCH(QString, mode);
    mmd::pmx::Model model = odori::test::smallModel();
    model.textures = {{name.toStdString(), {}}};
    model.materials[0].texture = 0;
    model.materials[0].diffuse.w = opacity;
    const GlbFile file = m_folder->glb(job(std::move(model)));
    const QJsonObject material = file.at("materials", 0);
    QCOMPARE(material[QLatin1String("alphaMode")].toString(), mode);
    const auto colour =
        material[QLatin1String("pbrMetallicRoughness")][QLatin1String("baseColorFactor")];
    QCOMPARE(colour[3].toDouble(), double(opacity));
    QVERIFY(!file.at("materials", 1).contains(QLatin1String("alphaMode")));
}

/// Blender would show the texture although the material is hidden.
void TestExportMaterials::hiddenMaterialsHaveNoPicture()
{
    mmd::pmx::Model model = odori::test::smallModel();
    model.textures = {{"plain.png", {}}};
    model.materials[0].texture = model.materials[1].texture = 0;
    model.materials[0].diffuse.w = 0.0f;
    const auto document = m_folder->fbx(job(std::move(model)));
    std::map<std::int64_t, std::string> materials;
    std::set<std::int64_t> textures;
    for (const auto& each : document.node("Objects")->children) {
        if (each.name == "Material")
            materials[*each.value<std::int64_t>(0)] =
                mmd::fbx::plainName(*each.value<std::string>(1));
        if (each.name == "Texture")
            textures.insert(*each.value<std::int64_t>(0));
    }
    QStringList pictured;
    for (const auto& each : document.node("Connections")->children)
        if (textures.count(*each.value<std::int64_t>(1)) > 0)
            pictured += QString::fromStdString(materials[*each.value<std::int64_t>(2)]);
    QCOMPARE(pictured, QStringList{QString::fromUtf8("服")});
}

void TestExportMaterials::facesAreDoubleSidedWhereTheModelSaysSo()
{
    mmd::pmx::Model model = odori::test::smallModel();
    model.materials[0].flags = mmd::pmx::materialFlag::doubleSided;
    model.materials[1].flags = static_cast<std::uint8_t>(~mmd::pmx::materialFlag::doubleSided);
    const GlbFile file = m_folder->glb(job(std::move(model)));
    QVERIFY(file.at("materials", 0)[QLatin1String("doubleSided")].toBool());
    QVERIFY(!file.at("materials", 1)[QLatin1String("doubleSided")].toBool());
}

void TestExportMaterials::coloursAreWritten()
{
    mmd::pmx::Model model = odori::test::smallModel();
    model.materials[0].diffuse = {0.25f, 0.5f, 0.75f, 0.625f};
    model.materials[0].specular = {0.125f, 0.0f, 1.0f};
    model.materials[0].specularPower = 5.0f;
    model.materials[0].ambient = {0.5f, 0.25f, 0.125f};
    model.materials[1].diffuse = {2.0f, -1.0f, 0.5f, 1.0f}; // glTF allows 0 to 1
    const mmd::ExportJob job = this->job(std::move(model));
    const GlbFile file = m_folder->glb(job);
    const auto colourOf = [&](int material) {
        return file.at("materials", material)[QLatin1String("pbrMetallicRoughness")]
            .toObject()[QLatin1String("baseColorFactor")]
            .toArray();
    };
    QCOMPARE(colourOf(0), (QJsonArray{0.25, 0.5, 0.75, 0.625}));
    QCOMPARE(colourOf(1), (QJsonArray{1.0, 0.0, 0.5, 1.0}));
    const auto document = m_folder->fbx(job);
    int found = 0;
    for (const auto& each : document.node("Objects")->children)
        if (each.name == "Material" && mmd::fbx::plainName(*each.value<std::string>(1)) == "肌") {
            const auto valueOf = [&](const char* name, std::size_t at) {
                const auto* p = mmd::fbx::findProperty(each, name);
                const auto* number = p ? p->value<double>(4 + at) : nullptr;
                return number ? *number : -1.0;
            };
            ++found;
            QCOMPARE(valueOf("DiffuseColor", 1), 0.5);
            QCOMPARE(valueOf("Opacity", 0), 0.625);
            QCOMPARE(valueOf("AmbientColor", 2), 0.125);
            QCOMPARE(valueOf("SpecularColor", 2), 1.0);
            QCOMPARE(valueOf("ShininessExponent", 0), 5.0);
        }
    QCOMPARE(found, 1);
}

void TestExportMaterials::onlyWhatAMaterialHasIsLost()
{
    mmd::pmx::Model model = odori::test::smallModel();
    for (mmd::pmx::Material& material : model.materials) {
        material.sharedToon = 0;
        material.toon = -1;
    }
    const auto countOf = [&](mmd::LossCode code) {
        for (const mmd::Loss& loss : mmd::lossesOf(job(model), {}))
            if (loss.code == code)
                return loss.count;
        return std::size_t(0);
    };
    using enum mmd::LossCode;
    for (const mmd::LossCode code : {SphereTextures, ToonTextures, EdgeLines, AdditionalUvs})
        QCOMPARE(countOf(code), std::size_t(0));
    model.textures = {{"plain.png", {}}};
    model.materials[0].sphereTexture = 0; // without a mode it has no effect
    QCOMPARE(countOf(SphereTextures), std::size_t(0));
    model.materials[0].sphereMode = mmd::pmx::SphereMode::Add;
    QCOMPARE(countOf(SphereTextures), std::size_t(1));
    model.materials[0].sphereTexture = -1; // nor a mode without a texture
    QCOMPARE(countOf(SphereTextures), std::size_t(0));
    model.materials[0].toon = 0;
    QCOMPARE(countOf(ToonTextures), std::size_t(1));
    model.materials[1].sharedToon = 1;
    QCOMPARE(countOf(ToonTextures), std::size_t(2));
    model.materials[1].flags = mmd::pmx::materialFlag::edge;
    QCOMPARE(countOf(EdgeLines), std::size_t(1));
    model.additionalUvCount = 2;
    QCOMPARE(countOf(AdditionalUvs), std::size_t(2));
}

QTEST_GUILESS_MAIN(TestExportMaterials)
#include "test_export_materials.moc"
