// SPDX-License-Identifier: MIT
#include "libmmd/base/file_io.h"
#include "tests/support/corpus.h"
#include "ui/render/textures/texture_files.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtCore/QIODevice>
#include <QtCore/QTemporaryDir>
#include <QtGui/QImage>
#include <QtTest/QTest>

using namespace odori::render;

class TestTextureFiles : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void findsFilesOfTheFolder_data();
    void findsFilesOfTheFolder();
    void refusesPathsThatLeave_data();
    void refusesPathsThatLeave();
    void refusesALinkThatLeaves();
    void whatIsNotThereIsNotFound();
    void aFolderThatTheUserNamesIsLookedThrough();
    void ofFilesOfOneNameTheHigherIsTaken();
    void sharedToonsAreKnownByName();
    void aSharedToonThatIsNotThereIsOurs();
    void aPictureComesBackFromPng();
    void picturesInsideTheModelAreDecoded();
    void everyCutOfAPictureIsAnErrorOrAPicture();
    void refusesHugePicturesBeforeDecoding();
    void rampsAreLitAtTheTop();

private:
    [[nodiscard]] std::filesystem::path folder() const
    {
        return mmd::pathFromUtf8(m_folder.filePath(QStringLiteral("model")).toStdString());
    }
    void write(const QString& name, const QByteArray& bytes) const
    {
        QFile file(m_folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
    QTemporaryDir m_folder;
};

void TestTextureFiles::initTestCase()
{
    QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("model/Tex/deep")));
    write(QStringLiteral("secret.png"), "x");
    write(QStringLiteral("model/Tex/Face.PNG"), "x");
    write(QStringLiteral("model/Tex/deep/髪.png"), "x");
}

void TestTextureFiles::findsFilesOfTheFolder_data()
{
    QTest::addColumn<QString>("written");
    QTest::addColumn<QString>("expected");
    const QString face = QStringLiteral("Tex/Face.PNG");
    const QString hair = QStringLiteral("Tex/deep/髪.png");
    QTest::newRow("as it is") << face << face;
    QTest::newRow("backslash") << QStringLiteral("Tex\\Face.PNG") << face;
    QTest::newRow("other case") << QStringLiteral("tex\\FACE.png") << face;
    QTest::newRow("Japanese") << QStringLiteral("TEX\\Deep\\髪.PNG") << hair;
    QTest::newRow("dots within") << QStringLiteral("Tex/deep/../Face.PNG") << face;
    QTest::newRow("dot first") << QStringLiteral(".\\Tex\\Face.PNG") << face;
}

void TestTextureFiles::findsFilesOfTheFolder()
{
    QFETCH(QString, written);
    QFETCH(QString, expected);
    const auto found = mmd::resolveTexture(folder(), written.toStdString());
    QVERIFY(found.has_value());
    QVERIFY(
        std::filesystem::equivalent(*found, folder() / mmd::pathFromUtf8(expected.toStdString())));
}

void TestTextureFiles::refusesPathsThatLeave_data()
{
    QTest::addColumn<QString>("written");
    QTest::newRow("up") << QStringLiteral("../secret.png");
    QTest::newRow("up by backslash") << QStringLiteral("..\\secret.png");
    QTest::newRow("down and up") << QStringLiteral("Tex/../../secret.png");
    QTest::newRow("absolute") << m_folder.filePath(QStringLiteral("secret.png"));
    QTest::newRow("drive") << QStringLiteral("C:\\secret.png");
    QTest::newRow("drive, relative") << QStringLiteral("C:secret.png");
    QTest::newRow("network") << QStringLiteral("\\\\server\\share\\secret.png");
}

void TestTextureFiles::refusesPathsThatLeave()
{
    QFETCH(QString, written);
    const auto found = mmd::resolveTexture(folder(), written.toStdString());
    QVERIFY(!found);
    QCOMPARE(found.error().code, mmd::ErrorCode::BadValue);
    mmd::Model model;
    model.path = m_folder.filePath(QStringLiteral("model/model.pmx")).toStdString();
    model.data.textures.push_back({written.toStdString(), {}});
    const TextureImages images = loadTextures(model);
    QCOMPARE(images.warnings.size(), std::size_t(1));
    QCOMPARE(images.warnings[0].code, mmd::WarningCode::RefusedPath);
}

void TestTextureFiles::refusesALinkThatLeaves()
{
    std::error_code error;
    std::filesystem::create_symlink("../secret.png", folder() / "link.png", error);
    if (error)
        QSKIP("this system makes no links");
    const auto found = mmd::resolveTexture(folder(), "link.png");
    QVERIFY(!found);
    QCOMPARE(found.error().code, mmd::ErrorCode::BadValue);
}

void TestTextureFiles::whatIsNotThereIsNotFound()
{
    for (const std::string& written : {std::string(), std::string("nowhere.png"),
             std::string("Tex"), std::string("Tex/nowhere/face.png"), std::string("."),
             std::string("Tex/Face.PNG\0/x", 15)}) {
        const auto found = mmd::resolveTexture(folder(), written);
        QVERIFY(!found);
        QCOMPARE(found.error().code, mmd::ErrorCode::FileNotFound);
    }
}

void TestTextureFiles::aFolderThatTheUserNamesIsLookedThrough()
{
    QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("elsewhere/a/b")));
    const QImage red = [] {
        QImage image(2, 2, QImage::Format_RGBA8888);
        image.fill(Qt::red);
        return image;
    }();
    QVERIFY(red.save(m_folder.filePath(QStringLiteral("elsewhere/a/b/Body.PNG")), "PNG"));
    mmd::Model model;
    model.path = mmd::utf8FromPath(folder() / "model.pmx");
    for (const char* written : {"tex\\body.png", "C:\\stolen\\body.png", "nowhere.png"}) {
        mmd::pmx::Text text;
        text.utf8 = written;
        model.data.textures.push_back(text);
    }
    const TextureImages before = loadTextures(model);
    QCOMPARE(before.warnings.size(), std::size_t(3));
    const auto elsewhere =
        mmd::pathFromUtf8(m_folder.filePath(QStringLiteral("elsewhere")).toStdString());
    const TextureImages after = loadTextures(model, elsewhere);
    QVERIFY(after.images[0] && after.images[1] && !after.images[2]);
    QCOMPARE(int(after.images[0]->rgba[0]), 255);
    QCOMPARE(after.warnings.size(), std::size_t(1));
    QCOMPARE(after.warnings.front().location, std::string("nowhere.png"));
}

/// In whatever order a system lists a folder: "a" and "z" are beside the file, and below it.
void TestTextureFiles::ofFilesOfOneNameTheHigherIsTaken()
{
    const auto write = [this](const QString& name, Qt::GlobalColor colour) {
        const QString path = m_folder.filePath(QStringLiteral("several/") + name);
        QVERIFY(QDir(m_folder.path()).mkpath(QFileInfo(path).path()));
        QImage image(1, 1, QImage::Format_RGBA8888);
        image.fill(colour);
        QVERIFY(image.save(path, "PNG"));
    };
    for (const char* folder : {"a", "old", "z", "a/b/c", "z/y/x"}) {
        write(QLatin1String(folder) + QStringLiteral("/face.png"), Qt::blue);
        write(QLatin1String(folder) + QStringLiteral("/deep/Hair.png"), Qt::blue);
    }
    write(QStringLiteral("Face.PNG"), Qt::red);
    write(QStringLiteral("m/hair.png"), Qt::red); // one folder down; the others are two
    mmd::Model model;
    model.path = mmd::utf8FromPath(folder() / "model.pmx");
    model.data.textures = {{"tex\\face.png", {}}, {"hair.png", {}}};
    const TextureImages images = loadTextures(
        model, mmd::pathFromUtf8(m_folder.filePath(QStringLiteral("several")).toStdString()));
    for (const auto& image : images.images) {
        QVERIFY(image);
        QCOMPARE(int(image->rgba[0]), 255);
        QCOMPARE(int(image->rgba[2]), 0);
    }
}

void TestTextureFiles::sharedToonsAreKnownByName()
{
    QCOMPARE(sharedToonOf("toon01.bmp"), std::optional(0));
    QCOMPARE(sharedToonOf("Toon10.BMP"), std::optional(9));
    for (const std::string other :
        {"", "toon00.bmp", "toon11.bmp", "toon1.bmp", "toon01.png", "tex/toon01.bmp"})
        QVERIFY(!sharedToonOf(other));
}

void TestTextureFiles::aSharedToonThatIsNotThereIsOurs()
{
    mmd::Model model;
    model.path = m_folder.filePath(QStringLiteral("model/model.pmx")).toStdString();
    model.data.textures = {{"TOON03.bmp", {}}, {"toon11.bmp", {}}, {"..\\toon01.bmp", {}}};
    const TextureImages images = loadTextures(model);
    QVERIFY(images.images[0] && images.images[0]->rgba == sharedToon(2).rgba);
    QVERIFY(!images.images[1] && !images.images[2]);
    QCOMPARE(images.warnings.size(), std::size_t(2));
    QCOMPARE(images.warnings[0].code, mmd::WarningCode::MissingTexture);
    QCOMPARE(images.warnings[1].code, mmd::WarningCode::RefusedPath);
    // The model's own file of that name has priority.
    write(QStringLiteral("model/toon03.bmp"), odori::test::dataOf(mmd::encodePng(sharedToon(7))));
    const TextureImages own = loadTextures(model);
    QVERIFY(own.images[0] && own.images[0]->rgba == sharedToon(7).rgba);
    QVERIFY(QFile::remove(m_folder.filePath(QStringLiteral("model/toon03.bmp"))));
}

mmd::Image somePicture()
{
    mmd::Image image{.width = 5, .height = 3, .rgba = {}, .hasAlpha = true};
    for (int byte = 0; byte < 5 * 3 * 4; ++byte)
        image.rgba.push_back(static_cast<std::uint8_t>(byte * 4));
    return image;
}

void TestTextureFiles::aPictureComesBackFromPng()
{
    const mmd::Image image = somePicture();
    write(QStringLiteral("picture.png"), odori::test::dataOf(mmd::encodePng(image)));
    const auto read =
        mmd::loadImage(m_folder.filePath(QStringLiteral("picture.png")).toStdString());
    QVERIFY(read.has_value());
    QCOMPARE(read->width, 5);
    QCOMPARE(read->height, 3);
    QCOMPARE(read->rgba, image.rgba);
    QVERIFY(read->hasAlpha);
}

void TestTextureFiles::picturesInsideTheModelAreDecoded()
{
    const mmd::Image image = somePicture();
    mmd::Model model;
    model.path = m_folder.filePath(QStringLiteral("model/stage.glb")).toStdString();
    model.data.textures = {{"Tex/Face.PNG", {}}, {"picture 1.png", {}}, {"picture 2.png", {}}};
    model.pictures = {nullptr,
        std::make_shared<const std::vector<std::byte>>(mmd::encodePng(image)),
        std::make_shared<const std::vector<std::byte>>(5)};
    // A file of that name is another picture.
    write(QStringLiteral("model/picture 1.png"), "x");
    const TextureImages read = loadTextures(model);
    QCOMPARE(read.images.size(), std::size_t(3));
    QVERIFY(read.images[1]);
    QCOMPARE(read.images[1]->rgba, image.rgba);
    QVERIFY(!read.images[2]);
    QCOMPARE(read.warnings.size(), std::size_t(2)); // the face is no picture here
    QCOMPARE(read.warnings[1].location, std::string("picture 2.png"));
    const TextureList list = findTextures(model);
    const std::vector<int> once(list.pictures.size(), 1);
    const TextureImages half = loadTextures(list, once);
    QCOMPARE(half.images[1]->width, 2);
    QCOMPARE(half.images[1]->height, 1);
}

void TestTextureFiles::everyCutOfAPictureIsAnErrorOrAPicture()
{
    const QByteArray whole = odori::test::dataOf(mmd::encodePng(somePicture()));
    const QString path = m_folder.filePath(QStringLiteral("cut.png"));
    for (qsizetype size = 0; size < whole.size(); ++size) {
        write(QStringLiteral("cut.png"), whole.left(size));
        const auto read = mmd::loadImage(path.toStdString());
        QVERIFY(!read || read->rgba.size() == std::size_t(5 * 3 * 4));
        if (size < 33) // signature and header
            QVERIFY(!read);
    }
}

void TestTextureFiles::refusesHugePicturesBeforeDecoding()
{
    for (const char* size :
        {"\x00\x00\x40\x01\x00\x00\x00\x01", "\x00\x00\x30\x00\x00\x00\x30\x00"}) {
        QByteArray png = odori::test::dataOf(mmd::encodePng(somePicture()));
        png.replace(16, 8, QByteArray(size, 8)); // 16385 x 1, 12288 x 12288
        write(QStringLiteral("huge.png"), png);
        const auto read =
            mmd::loadImage(m_folder.filePath(QStringLiteral("huge.png")).toStdString());
        QVERIFY(!read);
    }
}

void TestTextureFiles::rampsAreLitAtTheTop()
{
    for (int index = 0; index < 10; ++index) {
        const mmd::Image ramp = sharedToon(index);
        QCOMPARE(ramp.rgba.size(), std::size_t(ramp.width * ramp.height * 4));
        QCOMPARE(ramp.rgba[0], std::uint8_t(255));
        for (std::size_t row = 1; row < std::size_t(ramp.height); ++row)
            QVERIFY(ramp.rgba[row * 4] <= ramp.rgba[row * 4 - 4]);
    }
}

QTEST_GUILESS_MAIN(TestTextureFiles)
#include "test_texture_files.moc"
