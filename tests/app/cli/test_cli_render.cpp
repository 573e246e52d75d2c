// SPDX-License-Identifier: MIT
#include "libmmd/base/file_io.h"
#include "libmmd/format/vmd/vmd.h"
#include "libmmd/picture/image.h"
#include "tests/support/corpus.h"
#include "tests/ui/render/box_model.h"
#include "ui/render/view.h"

#include <QtCore/QFileInfo>
#include <QtCore/QProcess>
#include <QtCore/QProcessEnvironment>
#include <QtCore/QStringList>
#include <QtCore/QTemporaryDir>
#include <QtGui/QImage>
#include <QtTest/QTest>

#include <set>

using namespace odori;

class TestCliRender : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void drawsAPictureOfTheWishedSize();
    void aDashIsStandardOutput();
    void texturesBeyondTheMemoryAreReduced();
    void theLastFrameOfAFileIsDrawn();
    void theCameraIsThatOfTheFrame();
    void lightAndSelfShadowAreThoseOfTheFrame();
    void theBackgroundIsAColourOrAPicture();
    void aTransparentPictureHasAlpha();
    void moreSamplesAreSmoother();
    void refusesBadInput_data();
    void refusesBadInput();

private:
    struct Outcome {
        int status = -1;
        QByteArray output, problem;
    };
    [[nodiscard]] Outcome run(const QStringList& arguments) const
    {
        QProcess process;
        process.setWorkingDirectory(m_folder.path());
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.remove(QStringLiteral("DISPLAY")); // no display is needed
        environment.remove(QStringLiteral("WAYLAND_DISPLAY"));
        process.setProcessEnvironment(environment);
        process.start(QStringLiteral(ODORI_CLI), QStringList{QStringLiteral("render")} + arguments);
        if (!process.waitForFinished(60000))
            return {};
        return {
            process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
    }
    QTemporaryDir m_folder;
};

void TestCliRender::initTestCase()
{
    const auto bytes = mmd::pmx::write(test::box({0, 10, 0}, glm::vec3(3)));
    const QString path = m_folder.filePath(QStringLiteral("box.pmx"));
    QVERIFY(mmd::writeFile(mmd::pathFromUtf8(path.toStdString()), bytes).has_value());
}

void TestCliRender::drawsAPictureOfTheWishedSize()
{
    const auto outcome = run({QStringLiteral("box.pmx"), QStringLiteral("--size"),
        QStringLiteral("64x48"), QStringLiteral("-o"), QStringLiteral("box.png")});
    QVERIFY2(outcome.status == 0, outcome.problem.constData());
    const auto image = mmd::loadImage(
        mmd::pathFromUtf8(m_folder.filePath(QStringLiteral("box.png")).toStdString()));
    QVERIFY(image.has_value());
    QCOMPARE(image->width, 64);
    QCOMPARE(image->height, 48);
    QVERIFY(!image->hasAlpha);
    const auto middle = std::size_t((24 * 64 + 32) * 4); // diffuse 1, light 154 / 256
    QVERIFY(std::abs(int(image->rgba[middle]) - 153) < 4);
}

void TestCliRender::aDashIsStandardOutput()
{
    const auto outcome = run({QStringLiteral("box.pmx"), QStringLiteral("--size"),
        QStringLiteral("16x16"), QStringLiteral("-o"), QStringLiteral("-")});
    QCOMPARE(outcome.status, 0);
    QVERIFY(outcome.output.startsWith("\x89PNG"));
    QVERIFY(!QFileInfo::exists(m_folder.filePath(QStringLiteral("-"))));
}

void TestCliRender::texturesBeyondTheMemoryAreReduced()
{
    QImage green(512, 512, QImage::Format_RGB32);
    green.fill(QColor(0, 200, 0));
    QVERIFY(green.save(m_folder.filePath(QStringLiteral("green.png"))));
    auto model = test::box({0, 10, 0}, glm::vec3(3));
    model.textures.push_back({"green.png", {}});
    model.materials[0].texture = 0;
    const QString path = m_folder.filePath(QStringLiteral("green.pmx"));
    QVERIFY(mmd::writeFile(mmd::pathFromUtf8(path.toStdString()), mmd::pmx::write(model)));
    const auto drawn = [&](const char* memory) {
        return run({QStringLiteral("green.pmx"), QStringLiteral("--size"), QStringLiteral("64x48"),
            QStringLiteral("--texture-memory"), QLatin1String(memory), QStringLiteral("-o"),
            QStringLiteral("green_out.png")});
    };
    const auto enough = drawn("2");
    QCOMPARE(enough.status, 0);
    QVERIFY2(!enough.problem.contains("lower resolution"), enough.problem.constData());
    const auto tooLittle = drawn("1"); // 512 x 512 takes 1.33 MiB
    QCOMPARE(tooLittle.status, 0);
    QVERIFY2(tooLittle.problem.contains("green.png: the texture is shown at a lower resolution"),
        tooLittle.problem.constData());
    const auto image = mmd::loadImage(
        mmd::pathFromUtf8(m_folder.filePath(QStringLiteral("green_out.png")).toStdString()));
    QVERIFY(image);
    const auto middle = std::size_t((24 * 64 + 32) * 4);
    QVERIFY(image->rgba[middle + 1] > 100 && image->rgba[middle] < 20); // it is still green
    QCOMPARE(drawn("0").status, 2);
}

void TestCliRender::theLastFrameOfAFileIsDrawn()
{
    const QString command = QStringLiteral("box.pmx --frame 4294967295 --size 64x48 -o last.png");
    QCOMPARE(run(command.split(QLatin1Char(' '))).status, 0);
    QVERIFY(QFileInfo::exists(m_folder.filePath(QStringLiteral("last.png"))));
}

/// The camera starts far away: the box fills the picture only at frame 100.
void TestCliRender::theCameraIsThatOfTheFrame()
{
    std::vector<mmd::CameraKeyframe> keys(2);
    keys[0].value.target = keys[1].value.target = {0, 10, 0};
    keys[0].value.distance = -2000.0f;
    keys[1].frame = 100;
    keys[1].fileIndex = 1;
    keys[1].value.distance = -5.0f;
    mmd::Motion motion;
    mmd::replaceTrack(motion, mmd::Track<mmd::CameraKeyframe>({}, keys));
    const QString path = m_folder.filePath(QStringLiteral("camera.vmd"));
    QVERIFY(mmd::writeFile(mmd::pathFromUtf8(path.toStdString()), mmd::vmdFromMotion(motion)));
    const auto corner = [&](const QString& frame) {
        const auto outcome = run({QStringLiteral("box.pmx"), QStringLiteral("--camera"), path,
            QStringLiteral("--frame"), frame, QStringLiteral("--size"), QStringLiteral("64x48"),
            QStringLiteral("-o"), QStringLiteral("seen.png")});
        const QImage image(m_folder.filePath(QStringLiteral("seen.png")));
        return outcome.status == 0 ? image.pixelColor(2, 2) : QColor();
    };
    const QColor far = corner(QStringLiteral("0")), near = corner(QStringLiteral("100"));
    QVERIFY(far.isValid() && near.isValid());
    QVERIFY(far != near);
}

void TestCliRender::lightAndSelfShadowAreThoseOfTheFrame()
{
    namespace flag = mmd::pmx::materialFlag;
    auto model = test::box({0, 10, 4}, {12, 12, 1}); // a wall that faces the camera
    model.materials[0].sharedToon = 1;
    model.materials[0].toon = 2;
    model.materials[0].flags = flag::receivesShadow;
    for (auto& vertex : model.vertices)
        vertex.normal = {0, 0, -1};
    model = test::joined(std::move(model), test::box({3, 16, -4}, glm::vec3(1)));
    model.materials[1].flags = flag::castsShadow;
    const QString path = m_folder.filePath(QStringLiteral("wall.pmx"));
    QVERIFY(mmd::writeFile(mmd::pathFromUtf8(path.toStdString()), mmd::pmx::write(model)));
    std::vector<mmd::ShadowKeyframe> shadows(2);
    shadows[1].frame = 100;
    shadows[1].fileIndex = 1;
    shadows[1].value.mode = 0;
    std::vector<mmd::LightKeyframe> lights(2);
    lights[0].value.colour = {1, 1, 1};
    lights[1].frame = 100;
    lights[1].fileIndex = 1;
    lights[1].value.colour = {0, 1, 0};
    mmd::Motion motion;
    mmd::replaceTrack(motion, mmd::Track<mmd::ShadowKeyframe>({}, shadows));
    mmd::replaceTrack(motion, mmd::Track<mmd::LightKeyframe>({}, lights));
    const QString keys = m_folder.filePath(QStringLiteral("shadow.vmd"));
    QVERIFY(mmd::writeFile(mmd::pathFromUtf8(keys.toStdString()), mmd::vmdFromMotion(motion)));
    // The shadow of the small box is at (-4, 2, 3).
    const auto at = render::projected(render::viewOf({}, 1.0f), {-4, 2, 3}, glm::vec2(64));
    const auto seen = [&](const QStringList& more) {
        const QString out = m_folder.filePath(QStringLiteral("shadow.png"));
        const auto outcome = run(QStringList{QStringLiteral("wall.pmx"), QStringLiteral("--size"),
                                     QStringLiteral("64x64"), QStringLiteral("-o"), out} +
                                 more);
        return outcome.status == 0 ? QImage(out).pixelColor(int(at->x), int(at->y)) : QColor();
    };
    const QStringList camera{QStringLiteral("--camera"), keys};
    QCOMPARE(seen(camera), QColor(154, 154, 154));
    QCOMPARE(seen(camera + QStringList{QStringLiteral("--frame"), QStringLiteral("100")}),
        QColor(0, 255, 0));
    // White light without the shadow.
    QVERIFY(seen(camera + QStringList{QStringLiteral("--no-self-shadow")}).red() > 200);
    const QColor without = seen({}); // MMD's own light and mode
    QVERIFY2(std::abs(without.red() - 154 * 154 / 256) < 3, qPrintable(without.name()));
}

void TestCliRender::theBackgroundIsAColourOrAPicture()
{
    const auto corner = [&](const QString& background) {
        const QString out = m_folder.filePath(QStringLiteral("background.png"));
        const auto outcome =
            run({QStringLiteral("box.pmx"), QStringLiteral("--size"), QStringLiteral("64x48"),
                QStringLiteral("--background"), background, QStringLiteral("-o"), out});
        return outcome.status == 0 ? QImage(out).pixelColor(2, 45) : QColor();
    };
    QCOMPARE(corner(QStringLiteral("#1a2B3c")), QColor(0x1a, 0x2b, 0x3c));
    QImage picture(8, 8, QImage::Format_RGB32);
    picture.fill(QColor(200, 30, 90));
    QVERIFY(picture.save(m_folder.filePath(QStringLiteral("wall.png"))));
    QCOMPARE(corner(QStringLiteral("wall.png")), QColor(200, 30, 90));
}

void TestCliRender::aTransparentPictureHasAlpha()
{
    auto model = test::box({0, 10, 0}, glm::vec3(3));
    model.materials[0].ambient = {1, 0.5f, 0};
    model.materials[0].diffuse = {0, 0, 0, 0.5f};
    model.indices.resize(6); // the front alone
    model.materials[0].indexCount = 6;
    const QString path = m_folder.filePath(QStringLiteral("glass.pmx"));
    QVERIFY(mmd::writeFile(mmd::pathFromUtf8(path.toStdString()), mmd::pmx::write(model)));
    for (const char* samples : {"1", "4", "16"}) {
        const QString out = m_folder.filePath(QStringLiteral("glass.png"));
        const auto outcome = run({QStringLiteral("glass.pmx"), QStringLiteral("--size"),
            QStringLiteral("64x48"), QStringLiteral("--transparent"), QStringLiteral("--samples"),
            QLatin1String(samples), QStringLiteral("-o"), out});
        QVERIFY2(outcome.status == 0, outcome.problem.constData());
        const QImage image(out);
        QCOMPARE(image.size(), QSize(64, 48));
        QCOMPARE(image.pixelColor(2, 2).alpha(), 0);
        QCOMPARE(image.pixelColor(2, 45).alpha(), 0); // no grid
        const QColor glass = image.pixelColor(32, 24);
        QVERIFY2(std::abs(glass.alpha() - 128) < 3, qPrintable(glass.name(QColor::HexArgb)));
        QVERIFY(std::abs(glass.red() - 255) < 3 && std::abs(glass.green() - 127) < 3);
        for (int x = 0; x < 64; ++x) // the border has the colour, too
            if (const QColor pixel = image.pixelColor(x, 24); pixel.alpha() > 12)
                QVERIFY(std::abs(pixel.red() - 255) < 6);
    }
}

void TestCliRender::moreSamplesAreSmoother()
{
    // A box on edge: its outline crosses pixels at all heights.
    std::vector<mmd::CameraKeyframe> keys(1);
    keys[0].value.target = {0, 10, 0};
    keys[0].value.distance = -30.0f;
    keys[0].value.rotation = {0, 0, 0.3f};
    mmd::Motion motion;
    mmd::replaceTrack(motion, mmd::Track<mmd::CameraKeyframe>({}, keys));
    const QString camera = m_folder.filePath(QStringLiteral("rolled.vmd"));
    QVERIFY(mmd::writeFile(mmd::pathFromUtf8(camera.toStdString()), mmd::vmdFromMotion(motion)));
    const auto shades = [&](const char* samples) {
        const QString out = m_folder.filePath(QStringLiteral("smooth.png"));
        const auto outcome = run({QStringLiteral("box.pmx"), QStringLiteral("--camera"), camera,
            QStringLiteral("--size"), QStringLiteral("64x64"), QStringLiteral("--background"),
            QStringLiteral("#000000"), QStringLiteral("--samples"), QLatin1String(samples),
            QStringLiteral("-o"), out});
        const QImage image(out);
        std::set<int> values;
        for (int y = 0; y < image.height() && outcome.status == 0; ++y)
            for (int x = 0; x < image.width(); ++x)
                values.insert(image.pixelColor(x, y).red());
        return values.size();
    };
    const auto one = shades("1");
    const auto four = shades("4");
    const auto many = shades("16");
    QVERIFY(one > 1 && four > one && many > four);
}

void TestCliRender::refusesBadInput_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<int>("status");
    QTest::newRow("no model") << QStringLiteral("nowhere.pmx -o out.png") << 1;
    QTest::newRow("no motion") << QStringLiteral("box.pmx nowhere.vmd -o out.png") << 1;
    QTest::newRow("not a motion") << QStringLiteral("box.pmx box.pmx -o out.png") << 1;
    QTest::newRow("too large") << QStringLiteral("box.pmx --size 90000x90000 -o out.png") << 1;
    QTest::newRow("no size") << QStringLiteral("box.pmx --size 0x9 -o out.png") << 2;
    QTest::newRow("just after the last")
        << QStringLiteral("box.pmx --frame 4294967296 -o out.png") << 2;
    QTest::newRow("no number") << QStringLiteral("box.pmx --frame nan -o out.png") << 2;
    QTest::newRow("before the first") << QStringLiteral("box.pmx --frame=-1 -o out.png") << 2;
    QTest::newRow("after the last") << QStringLiteral("box.pmx --frame 1e300 -o out.png") << 2;
    QTest::newRow("no colour") << QStringLiteral("box.pmx --background #12345 -o out.png") << 2;
    QTest::newRow("no picture") << QStringLiteral("box.pmx --background box.pmx -o out.png") << 1;
    QTest::newRow("two backgrounds")
        << QStringLiteral("box.pmx --background #123456 --transparent -o out.png") << 2;
    QTest::newRow("no samples") << QStringLiteral("box.pmx --samples 0 -o out.png") << 2;
    QTest::newRow("no output") << QStringLiteral("box.pmx") << 2;
}

void TestCliRender::refusesBadInput()
{
    QFETCH(QString, arguments);
    QFETCH(int, status);
    const auto outcome = run(arguments.split(QLatin1Char(' ')));
    QCOMPARE(outcome.status, status);
    QVERIFY(!outcome.problem.isEmpty());
    QVERIFY(!QFileInfo::exists(m_folder.filePath(QStringLiteral("out.png"))));
}

QTEST_GUILESS_MAIN(TestCliRender)
#include "test_cli_render.moc"
