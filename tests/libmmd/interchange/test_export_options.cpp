// SPDX-License-Identifier: MIT
#include "libmmd/interchange/export_formats.h"
#include "libmmd/interchange/keys/rotation_keys.h"
#include "tests/libmmd/interchange/export_folder.h"
#include "tests/libmmd/interchange/fbx/fbx_player.h"
#include "tests/libmmd/interchange/small_model.h"

#include <QtCore/QJsonArray>
#include <QtCore/QStringList>
#include <QtTest/QTest>

using mmd::ExportFormat;
using odori::test::GlbFile;

/// Every option of an export with a value other than its default, in every format that supports it.
class TestExportOptions : public QObject {
    Q_OBJECT
private slots:
    void init() { m_folder = std::make_unique<odori::test::ExportFolder>(); }
    void everyFormatHasItsRow();
    void sixtyFramesASecond();
    void aRangeBeginsAtItsFirstFrame_data();
    void aRangeBeginsAtItsFirstFrame();
    void theUnitScalesPositions();
    void namesAreAscii_data();
    void namesAreAscii();
    void chainsEndInABone();
    void materialsHaveMeshesOfTheirOwn();
    void theSkeletonAlone();
    void theVersionIsInTheHeader();
    void withoutVerificationTheFileIsTheSame_data();
    void withoutVerificationTheFileIsTheSame();
    void morphsHaveATolerance();
    void morphsOfOneMeshHaveKeysForAll();
    void theAnimationHasAName();
    void channelsOfABvhHaveAnyOrder_data();
    void channelsOfABvhHaveAnyOrder();
    void whatCannotBeSimulatedIsTold();
    void keysThatHideTheModelAreLost();
    void presetsAreWhatTheToolsWant();

private:
    std::unique_ptr<odori::test::ExportFolder> m_folder;
};

namespace {

QString text(const char* utf8)
{
    return QString::fromUtf8(utf8);
}

/// The first line of a BVH after `from` that begins with `start`.
qsizetype lineOf(const QStringList& lines, const QString& start, qsizetype from = 0)
{
    for (qsizetype line = from; line < lines.size(); ++line)
        if (lines[line].trimmed().startsWith(start))
            return line;
    return -1;
}

std::vector<double> numbersOf(const QString& line)
{
    std::vector<double> numbers;
    for (const QString& word : line.split(u' ', Qt::SkipEmptyParts)) {
        bool isNumber = false;
        const double number = word.toDouble(&isNumber);
        if (isNumber)
            numbers.push_back(number);
    }
    return numbers;
}

bool isNear(double a, double b, double most = 1e-5)
{
    return std::abs(a - b) <= most;
}

} // namespace

void TestExportOptions::everyFormatHasItsRow()
{
    using enum ExportFormat;
    for (const ExportFormat format : {FbxBinary, FbxAscii, Glb, Bvh}) {
        const mmd::ExportFormatInfo& row = mmd::infoOf(format);
        QCOMPARE(row.format, format);
        QVERIFY(row.write);
        QCOMPARE(row.hasMesh, row.textures != mmd::TextureStorage::None);
        QCOMPARE(mmd::exportFormatNamed(row.extension)->extension, row.extension);
    }
    QCOMPARE(mmd::exportFormats().size(), std::size_t(4));
    QCOMPARE(mmd::exportFormatNamed("fbx")->format, FbxBinary); // the first of two
    QVERIFY(!mmd::exportFormatNamed("vmd") && !mmd::exportFormatNamed(""));
}

void TestExportOptions::sixtyFramesASecond()
{
    mmd::ExportOptions options;
    options.fps = 60;
    const mmd::ExportJob job = odori::test::smallJob(10);
    const QStringList lines = m_folder->bvh(job, options);
    const auto motion = lineOf(lines, text("MOTION"));
    QCOMPARE(lines[motion + 1], text("Frames: 21"));
    QCOMPARE(lines[motion + 2], text("Frame Time: 0.016666667"));
    const auto times = m_folder->glb(job, options).channel(text("左腕"), "rotation").times;
    QCOMPARE(times.size(), std::size_t(21));
    QVERIFY(isNear(double(times[1]), 1.0 / 60.0) && isNear(double(times[20]), 1.0 / 3.0));
    const auto document = m_folder->fbx(job, options);
    const auto ticks = odori::test::keyTimes(document, "左腕", "Lcl Rotation", "d|Y");
    QCOMPARE(ticks.size(), std::size_t(21));
    QCOMPARE(ticks[1], 46186158000 / 60);
    const auto& settings = *document.node("GlobalSettings");
    QCOMPARE(*mmd::fbx::findProperty(settings, "TimeMode")->value<std::int32_t>(4), 3);
    QCOMPARE(*mmd::fbx::findProperty(settings, "CustomFrameRate")->value<double>(4), 60.0);
}

void TestExportOptions::aRangeBeginsAtItsFirstFrame_data()
{
    QTest::addColumn<int>("fps");
    QTest::newRow("30") << 30;
    QTest::newRow("60") << 60;
}

void TestExportOptions::aRangeBeginsAtItsFirstFrame()
{
    QFETCH(int, fps);
    mmd::ExportOptions options;
    options.fps = fps;
    options.range = mmd::FrameSpan{4, 9};
    const mmd::ExportJob job = odori::test::smallJob(10);
    const std::size_t frames = fps == 30 ? 6 : 11;
    // "above" moves from its rest to (2, 1, 3) in ten frames; at rest it is 2 above its parent.
    const auto channel = m_folder->glb(job, options).channel(text("above"), "translation");
    QCOMPARE(m_folder->result.frames, frames);
    QCOMPARE(channel.times.front(), 0.0f);
    QVERIFY(isNear(double(channel.times.back()), 5.0 / 30.0));
    QVERIFY(isNear(double(channel.values[0]), 0.08 * 0.8));
    QVERIFY(isNear(double(channel.values[1]), 0.08 * 2.4));
    QVERIFY(isNear(double(channel.values[2]), -0.08 * 1.2));
    const QStringList lines = m_folder->bvh(job, options);
    QCOMPARE(lines[lineOf(lines, text("Frames: "))], text("Frames: %1").arg(frames));
    const auto document = m_folder->fbx(job, options);
    QCOMPARE(odori::test::keyTimes(document, "左腕", "Lcl Rotation", "d|Y").size(), frames);
    QVERIFY(mmd::turnDegrees(
                odori::test::turnOfModel(document, "左腕", 0.0, fps, odori::test::Blend::Angles),
                glm::angleAxis(glm::radians(-280.0), glm::dvec3(0, 1, 0)) *
                    glm::angleAxis(glm::radians(-20.0), glm::dvec3(1, 0, 0))) < 1e-3);
}

void TestExportOptions::theUnitScalesPositions()
{
    const mmd::ExportJob job = odori::test::smallJob();
    for (const double unit : {8.0, 10.0}) {
        mmd::ExportOptions options;
        options.unitCentimetres = unit;
        const GlbFile file = m_folder->glb(job, options);
        const auto offset =
            file.at("nodes", file.node(text("above")))[QLatin1String("translation")];
        QVERIFY(isNear(offset[1].toDouble(), 2.0 * unit / 100.0));
        const auto document = m_folder->fbx(job, options);
        for (const auto& each : document.node("Objects")->children)
            if (each.name == "Model" && mmd::fbx::plainName(*each.value<std::string>(1)) == "above")
                QVERIFY(isNear(
                    *mmd::fbx::findProperty(each, "Lcl Translation")->value<double>(5), 2 * unit));
        for (const double scale : {1.0, 0.01, 2.5}) {
            options.bvhScale = scale;
            const QStringList lines = m_folder->bvh(job, options);
            const auto joint = lineOf(lines, text("JOINT above"));
            const auto numbers = numbersOf(lines[lineOf(lines, text("OFFSET"), joint)]);
            QVERIFY(isNear(numbers[1], 2.0 * unit * scale));
            const auto last = numbersOf(lines[lines.size() - 2]); // its positions are at the end
            QVERIFY(isNear(last[last.size() - 6], 2.0 * unit * scale));
            QVERIFY(isNear(last[last.size() - 5], 3.0 * unit * scale));
        }
    }
}

void TestExportOptions::namesAreAscii_data()
{
    QTest::addColumn<int>("format");
    QTest::newRow("fbx") << int(ExportFormat::FbxBinary);
    QTest::newRow("fbx as text") << int(ExportFormat::FbxAscii);
    QTest::newRow("glb") << int(ExportFormat::Glb);
    QTest::newRow("bvh") << int(ExportFormat::Bvh);
}

void TestExportOptions::namesAreAscii()
{
    QFETCH(int, format);
    mmd::ExportOptions options;
    options.format = ExportFormat(format);
    const QByteArray utf8 = m_folder->write(odori::test::smallJob(), options);
    QVERIFY(utf8.contains("左腕") && !utf8.contains("arm_L"));
    QVERIFY(!utf8.contains("mmdName") && !utf8.contains("MMD name")); // it is the name
    options.names = mmd::NodeNames::Ascii;
    const QByteArray ascii = m_folder->write(odori::test::smallJob(), options);
    QVERIFY(ascii.contains("arm_L") && ascii.contains("root"));
    if (options.format == ExportFormat::Bvh)
        QVERIFY(!ascii.contains("左腕"));
    else // as a user property
        QCOMPARE(ascii.count("左腕"), 1);
}

void TestExportOptions::chainsEndInABone()
{
    mmd::pmx::Model model = odori::test::smallModel();
    model.bones[2].tailOffset = {0.5f, 1.0f, 0.25f};
    const mmd::ExportJob job = odori::test::smallJob(10, model);
    mmd::ExportOptions options;
    QCOMPARE(m_folder->glb(job, options).node(text("above_end")), -1);
    options.endBones = true;
    const GlbFile file = m_folder->glb(job, options);
    const auto end = file.at("nodes", file.node(text("above_end")));
    const auto place = end[QLatin1String("translation")];
    QVERIFY(isNear(place[0].toDouble(), 0.04) && isNear(place[2].toDouble(), -0.02));
    QCOMPARE(m_folder->result.bones, std::size_t(4));
    const QStringList lines = m_folder->bvh(job); // a BVH always has them
    const auto site = lineOf(lines, text("End Site"));
    const auto numbers = numbersOf(lines[lineOf(lines, text("OFFSET"), site)]);
    QVERIFY(isNear(numbers[0], 4.0) && isNear(numbers[1], 8.0) && isNear(numbers[2], -2.0));
    const auto document = m_folder->fbx(job, options);
    const auto models = document.node("Objects")->children;
    QVERIFY(std::any_of(models.begin(), models.end(), [](const auto& each) {
        return each.name == "Model" &&
               mmd::fbx::plainName(*each.template value<std::string>(1)) == "above_end";
    }));
}

void TestExportOptions::materialsHaveMeshesOfTheirOwn()
{
    mmd::ExportOptions options;
    QCOMPARE(m_folder->glb(odori::test::smallJob(), options).count("meshes"), 1);
    options.layout = mmd::MeshLayout::ByMaterial;
    const GlbFile file = m_folder->glb(odori::test::smallJob(), options);
    QCOMPARE(file.count("meshes"), 2);
    QCOMPARE(file.at("meshes", 0)[QLatin1String("name")].toString(), text("肌"));
    QVERIFY(file.at("meshes", 0)[QLatin1String("primitives")][0].toObject().contains(
        QLatin1String("targets")));
    // あ only moves the first material.
    QVERIFY(!file.at("meshes", 1)[QLatin1String("primitives")][0].toObject().contains(
        QLatin1String("targets")));
    (void)m_folder->fbx(odori::test::smallJob(), options);
    QCOMPARE(m_folder->result.meshes, std::size_t(2));
}

void TestExportOptions::theSkeletonAlone()
{
    mmd::ExportOptions options;
    options.mesh = false;
    const GlbFile file = m_folder->glb(odori::test::smallJob(), options);
    for (const char* list : {"meshes", "materials", "skins", "images"})
        QVERIFY2(!file.json.contains(QLatin1String(list)), list);
    QVERIFY(!file.channel(text("左腕"), "rotation").times.empty());
    QCOMPARE(m_folder->result.meshes, std::size_t(0));
    QCOMPARE(m_folder->result.bones, std::size_t(3));
}

void TestExportOptions::theVersionIsInTheHeader()
{
    mmd::ExportOptions options;
    for (const int version : {7400, 7500}) {
        options.fbxVersion = version;
        const auto document = m_folder->fbx(odori::test::smallJob(), options);
        QCOMPARE(int(document.version), version);
        const auto& header = *document.node("FBXHeaderExtension");
        QCOMPARE(*header.childValue<std::int32_t>("FBXVersion"), version);
    }
}

void TestExportOptions::withoutVerificationTheFileIsTheSame_data()
{
    namesAreAscii_data();
}

void TestExportOptions::withoutVerificationTheFileIsTheSame()
{
    QFETCH(int, format);
    mmd::ExportOptions options;
    options.format = ExportFormat(format);
    const QByteArray verified = m_folder->write(odori::test::smallJob(), options);
    QCOMPARE(m_folder->result.verification.has_value(), options.format != ExportFormat::Bvh);
    options.verify = false;
    QCOMPARE(m_folder->write(odori::test::smallJob(), options), verified);
    QVERIFY(!m_folder->result.verification);
}

void TestExportOptions::morphsHaveATolerance()
{
    mmd::ExportJob job = odori::test::smallJob(60);
    std::vector<mmd::MorphKeyframe> keys; // almost linear
    for (std::uint32_t frame = 0; frame <= 60; ++frame) {
        mmd::MorphKeyframe key;
        key.frame = frame;
        key.value.weight = float(frame) / 60.0f + (frame % 2 == 1 ? 0.004f : 0.0f);
        keys.push_back(key);
    }
    mmd::replaceTrack(
        job.motion, mmd::Track<mmd::MorphKeyframe>(mmd::fieldOf("\x82\xa0"), keys)); // あ
    const auto weightKeys = [&](const mmd::ExportOptions& options) {
        const GlbFile file = m_folder->glb(job, options);
        const int mesh = file.count("nodes") - 1;
        const QString name = file.at("nodes", mesh)[QLatin1String("name")].toString();
        return file.channel(name, "weights").times.size();
    };
    mmd::ExportOptions options;
    QCOMPARE(weightKeys(options), std::size_t(61));
    options.weightTolerance = 0.01;
    QCOMPARE(weightKeys(options), std::size_t(2));
    (void)m_folder->fbx(job, options);
    QVERIFY(m_folder->result.verification->weight > 0.001 &&
            m_folder->result.verification->weight <= 0.01);
    options.weightTolerance = 0.0;
    (void)m_folder->fbx(job, options);
    QVERIFY(m_folder->result.verification->weight < 1e-5);
}

/// A GLB has one list of key times for all morphs of a mesh.
void TestExportOptions::morphsOfOneMeshHaveKeysForAll()
{
    mmd::pmx::Model model = odori::test::smallModel();
    model.morphs[2].vertex = {{2, {0.0f, 0.5f, 0.25f}}};
    mmd::ExportJob job = odori::test::smallJob(10, model); // あ rises linearly to 0.5
    std::vector<mmd::MorphKeyframe> keys(3);
    for (std::uint32_t key = 0; key < 3; ++key) {
        keys[key].frame = 5 * key;
        keys[key].value.weight = key == 1 ? 1.0f : 0.0f;
    }
    mmd::replaceTrack(
        job.motion, mmd::Track<mmd::MorphKeyframe>(mmd::fieldOf("\x82\xa2"), keys)); // い
    const GlbFile file = m_folder->glb(job);
    const int mesh = file.count("nodes") - 1;
    const auto weights =
        file.channel(file.at("nodes", mesh)[QLatin1String("name")].toString(), "weights");
    QCOMPARE(weights.times.size(), std::size_t(3));
    QCOMPARE(weights.values, (std::vector<float>{0.0f, 0.0f, 0.25f, 1.0f, 0.5f, 0.0f}));
}

void TestExportOptions::theAnimationHasAName()
{
    mmd::ExportJob job = odori::test::smallJob();
    QCOMPARE(
        m_folder->glb(job).at("animations", 0)[QLatin1String("name")].toString(), text("turn"));
    job.motionName.clear();
    QCOMPARE(m_folder->glb(job).at("animations", 0)[QLatin1String("name")].toString(), text("out"));
}

void TestExportOptions::channelsOfABvhHaveAnyOrder_data()
{
    QTest::addColumn<QString>("order");
    for (const char* order : {"XYZ", "XZY", "YXZ", "YZX", "ZXY", "ZYX"})
        QTest::newRow(order) << QString::fromLatin1(order);
}

/// The rotations of a line, multiplied from the outermost in, give the baked rotation.
void TestExportOptions::channelsOfABvhHaveAnyOrder()
{
    QFETCH(QString, order);
    mmd::ExportOptions options;
    options.bvhChannels = order.toStdString();
    const QStringList lines = m_folder->bvh(odori::test::smallJob(10), options);
    const auto arm = lineOf(lines, text("JOINT 左腕"));
    const auto channels = lines[lineOf(lines, text("CHANNELS"), arm)].trimmed();
    QCOMPARE(channels, text("CHANNELS 3 %1rotation %2rotation %3rotation")
                           .arg(order[0])
                           .arg(order[1])
                           .arg(order[2]));
    const auto motion = lineOf(lines, text("Frame Time"));
    for (int frame = 0; frame <= 10; ++frame) {
        const auto numbers = numbersOf(lines[motion + 1 + frame]);
        glm::dquat turn(1.0, 0.0, 0.0, 0.0);
        for (int place = 0; place < 3; ++place) { // after the six numbers of the root
            glm::dvec3 unit(0.0);
            unit[order[place].toLatin1() - 'X'] = 1.0;
            turn = turn * glm::angleAxis(glm::radians(numbers[std::size_t(6 + place)]), unit);
        }
        const glm::dquat wanted = glm::angleAxis(glm::radians(-70.0 * frame), glm::dvec3(0, 1, 0)) *
                                  glm::angleAxis(glm::radians(-20.0), glm::dvec3(1, 0, 0));
        QVERIFY(mmd::turnDegrees(turn, wanted) < 1e-3);
    }
}

void TestExportOptions::whatCannotBeSimulatedIsTold()
{
    mmd::pmx::Model model = odori::test::smallModel();
    model.softBodies.resize(1);
    mmd::ExportOptions options;
    (void)m_folder->glb(odori::test::smallJob(10, model), options);
    QVERIFY(m_folder->result.warnings.empty());
    options.physics = true;
    (void)m_folder->glb(odori::test::smallJob(10, model), options);
    QCOMPARE(m_folder->result.warnings.size(), std::size_t(1));
    QCOMPARE(m_folder->result.warnings[0].code, mmd::WarningCode::UnsupportedFeature);
}

void TestExportOptions::keysThatHideTheModelAreLost()
{
    const auto lost = [](std::initializer_list<std::uint8_t> shown) {
        std::vector<mmd::ShowIkKeyframe> keys;
        for (const std::uint8_t show : shown) {
            mmd::ShowIkKeyframe key;
            key.frame = static_cast<std::uint32_t>(keys.size());
            key.value.show = show;
            keys.push_back(key);
        }
        mmd::ExportJob job = odori::test::smallJob(10);
        mmd::replaceTrack(job.motion, mmd::Track<mmd::ShowIkKeyframe>({}, keys));
        for (const mmd::Loss& loss : mmd::lossesOf(job, {}))
            if (loss.code == mmd::LossCode::ShowSwitch)
                return loss.count;
        return std::size_t(0);
    };
    QCOMPARE(lost({1}), std::size_t(0));
    QCOMPARE(lost({1, 0, 1, 0, 1}), std::size_t(2));
}

void TestExportOptions::presetsAreWhatTheToolsWant()
{
    using enum mmd::ExportPreset;
    mmd::ExportOptions blender, unity, unreal, maya;
    blender.bvhScale = 0.01; // metres: a figure is 1.6 high
    unity.ikBones = unreal.ikBones = false;
    unreal.names = maya.names = mmd::NodeNames::Ascii;
    maya.fbxVersion = 7500;
    QCOMPARE(mmd::presetOptions(Blender), blender);
    QCOMPARE(mmd::presetOptions(Unity), unity);
    QCOMPARE(mmd::presetOptions(Unreal), unreal);
    QCOMPARE(mmd::presetOptions(Maya), maya);
}

QTEST_GUILESS_MAIN(TestExportOptions)
#include "test_export_options.moc"
