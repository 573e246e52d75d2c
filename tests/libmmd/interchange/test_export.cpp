// SPDX-License-Identifier: MIT
#include "libmmd/base/byte_reader.h"
#include "libmmd/base/file_io.h"
#include "libmmd/format/vmd/vmd.h"
#include "libmmd/interchange/export.h"
#include "libmmd/interchange/fbx/fbx_binary.h"
#include "tests/libmmd/interchange/fbx/fbx_structure.h"
#include "tests/libmmd/interchange/sample_job.h"
#include "tests/libmmd/interchange/small_model.h"
#include "tests/support/corpus.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QIODevice>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QStringList>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#ifdef __unix__
#include <csignal>
#include <sys/resource.h>
#endif

using odori::test::smallJob;

/// Complete exports of the bundled mannequin and of a small model.
class TestExport : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void theMannequinIsSound_data();
    void theMannequinIsSound();
    void theMannequinAsGlb();
    void theMannequinAsBvh();
    void physicsChangeTheMotion();
    void aRangeOfPhysicsIsPartOfTheRun();
    void ikBonesCanBeLeftOut();
    void texturesAreCopiedOrStay();
    void lossesAreListed();
    void motionsThatFitNothingAreRefused();
    void missingTexturesAreWarnings();
    void hugeValuesDoNotGetThrough();
    void badOptionsAreRefused();
    void endlessChainsAreRefused();
    void longMotionsAreSound();
    void aStoppedExportLeavesNothing();
    void anUnwritableFolderLeavesNothing();
    void aFullDiskLeavesTheOldFile();
    void emptyModelsAreExported();

private:
    [[nodiscard]] std::filesystem::path target(const char* name) const
    {
        return mmd::pathFromUtf8(m_folder->filePath(QString::fromUtf8(name)).toStdString());
    }
    [[nodiscard]] mmd::Result<mmd::ExportResult> write(
        const mmd::ExportJob& job, const char* name, const mmd::ExportOptions& options = {}) const
    {
        mmd::Progress progress;
        return mmd::exportMotion(job, target(name), options, progress);
    }
    [[nodiscard]] QByteArray bytes(const char* name) const
    {
        return odori::test::readAll(m_folder->filePath(QString::fromUtf8(name)));
    }
    [[nodiscard]] QStringList files() const
    {
        return QDir(m_folder->path()).entryList(QDir::NoDotAndDotDot | QDir::AllEntries);
    }

    mmd::ExportJob m_sample;
    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

QJsonObject glbJson(const QByteArray& bytes)
{
    const auto size =
        mmd::loadLittle<std::uint32_t>(reinterpret_cast<const std::byte*>(bytes.constData()) + 12);
    return QJsonDocument::fromJson(bytes.mid(20, qsizetype(size))).object();
}

} // namespace

void TestExport::initTestCase()
{
    m_sample = odori::test::sampleJob();
    QVERIFY(m_sample.model);
}

void TestExport::theMannequinIsSound_data()
{
    QTest::addColumn<QString>("what");
    for (const char* what :
        {"binary", "7.5", "ascii", "materials", "ascii names", "no mesh", "60", "ends", "reduced"})
        QTest::newRow(what) << QString::fromUtf8(what);
}

void TestExport::theMannequinIsSound()
{
    QFETCH(QString, what);
    mmd::ExportOptions options;
    if (what == QLatin1String("7.5"))
        options.fbxVersion = 7500;
    if (what == QLatin1String("ascii"))
        options.format = mmd::ExportFormat::FbxAscii;
    if (what == QLatin1String("materials"))
        options.layout = mmd::MeshLayout::ByMaterial;
    if (what == QLatin1String("ascii names"))
        options.names = mmd::NodeNames::Ascii;
    options.mesh = what != QLatin1String("no mesh");
    options.fps = what == QLatin1String("60") ? 60 : 30;
    options.endBones = what == QLatin1String("ends");
    if (what == QLatin1String("reduced"))
        options.positionTolerance = options.rotationTolerance = 0.01;
    const auto result = write(m_sample, "walk.fbx", options);
    QVERIFY2(result, result ? "" : result.error().field.c_str());
    QVERIFY(result->verification);
    QVERIFY(result->verification->position < std::max(options.positionTolerance, 1e-3));
    QVERIFY(result->verification->rotation < std::max(options.rotationTolerance, 0.01));
    QCOMPARE(result->shapes > 0, options.mesh);
    if (options.format == mmd::ExportFormat::FbxAscii)
        return;
    const auto file = odori::test::bytesOf(bytes("walk.fbx"));
    QCOMPARE(odori::test::recordProblems(file), QStringList());
    const auto document = mmd::fbx::readBinary(file);
    QVERIFY(document);
    QCOMPARE(odori::test::structureProblems(*document, options.fps), QStringList());
}

void TestExport::theMannequinAsGlb()
{
    mmd::ExportOptions options;
    options.format = mmd::ExportFormat::Glb;
    const auto result = write(m_sample, "walk.glb", options);
    QVERIFY2(result, result ? "" : result.error().field.c_str());
    QVERIFY(result->verification->position < 1e-3);
    QVERIFY(result->verification->rotation < 0.05);
    const QJsonObject json = glbJson(bytes("walk.glb"));
    const QJsonObject mesh = json[QLatin1String("meshes")].toArray()[0].toObject();
    const auto targets = mesh[QLatin1String("extras")][QLatin1String("targetNames")].toArray();
    QCOMPARE(std::size_t(targets.size()), result->shapes);
    for (const auto primitive : mesh[QLatin1String("primitives")].toArray())
        QCOMPARE(primitive.toObject()[QLatin1String("targets")].toArray().size(), targets.size());
    bool hasWeights = false;
    for (const auto channel :
        json[QLatin1String("animations")][0][QLatin1String("channels")].toArray())
        hasWeights = hasWeights || channel[QLatin1String("target")][QLatin1String("path")] ==
                                       QLatin1String("weights");
    QVERIFY(hasWeights);
    for (const auto image : json[QLatin1String("images")].toArray())
        QVERIFY(image[QLatin1String("bufferView")].isDouble());
    QCOMPARE(files().size(), 1); // the textures are embedded
}

void TestExport::theMannequinAsBvh()
{
    mmd::ExportOptions options;
    options.format = mmd::ExportFormat::Bvh;
    options.bvhChannels = "YXZ";
    options.range = mmd::FrameSpan{3, 7};
    QVERIFY(write(m_sample, "walk.bvh", options));
    const QList<QByteArray> lines = bytes("walk.bvh").split('\n');
    QCOMPARE(lines[0], QByteArray("HIERARCHY"));
    QVERIFY(lines[1].startsWith("ROOT "));
    QCOMPARE(lines.count("ROOT " + lines[1].mid(5)), 1);
    qsizetype channels = 0;
    for (const QByteArray& line : lines)
        if (const auto at = line.indexOf("CHANNELS "); at >= 0) {
            channels += line.mid(at + 9, 1).toInt();
            QVERIFY(line.endsWith("Yrotation Xrotation Zrotation"));
        }
    const auto motion = lines.indexOf("MOTION");
    QCOMPARE(lines[motion + 1], QByteArray("Frames: 5"));
    QCOMPARE(lines[motion + 2], QByteArray("Frame Time: 0.033333333"));
    for (qsizetype frame = 0; frame < 5; ++frame)
        QCOMPARE(lines[motion + 3 + frame].simplified().split(' ').size(), channels);
}

void TestExport::physicsChangeTheMotion()
{
    mmd::ExportOptions options;
    options.mesh = false;
    QVERIFY(write(m_sample, "plain.fbx", options));
    options.physics = true;
    const auto result = write(m_sample, "simulated.fbx", options);
    QVERIFY(result && bytes("plain.fbx") != bytes("simulated.fbx"));
    for (const mmd::Loss& loss : result->losses)
        QVERIFY(loss.code != mmd::LossCode::RigidBodies);
    const auto windy = [&](std::uint32_t seed) { // the name of the file is in the file
        m_sample.physics = {.gravity = {0, 98, 0}, .noise = seed ? 20.0f : 0, .noiseSeed = seed};
        return write(m_sample, "windy.fbx", options) ? bytes("windy.fbx") : QByteArray();
    };
    const QByteArray first = windy(3);
    QVERIFY(!first.isEmpty() && first == windy(3) && first != windy(4) && first != windy(0));
    m_sample.physics = {};
}

/// Physics is simulated from frame 0, whatever range is written.
void TestExport::aRangeOfPhysicsIsPartOfTheRun()
{
    mmd::ExportOptions options;
    options.format = mmd::ExportFormat::Bvh;
    options.physics = true;
    const auto lines = [&](std::uint32_t first) {
        options.range = mmd::FrameSpan{first, 30};
        return write(m_sample, "walk.bvh", options) ? bytes("walk.bvh").trimmed().split('\n')
                                                    : QList<QByteArray>();
    };
    const auto whole = lines(0), part = lines(30);
    const auto words = whole.last().trimmed().split(' '), last = part.last().trimmed().split(' ');
    QVERIFY(words.size() > 300);
    QCOMPARE(last.size(), words.size());
    for (qsizetype at = 0; at < words.size(); ++at) // angles may differ by whole turns
        QVERIFY(std::abs(std::remainder(words[at].toDouble() - last[at].toDouble(), 360.0)) < 1e-3);
}

void TestExport::ikBonesCanBeLeftOut()
{
    mmd::ExportOptions options;
    options.mesh = false;
    const auto all = write(m_sample, "all.fbx", options);
    options.ikBones = false;
    const auto fewer = write(m_sample, "fewer.fbx", options);
    QVERIFY(all && fewer);
    QVERIFY(fewer->bones < all->bones);
    QVERIFY(bytes("all.fbx").contains("左足ＩＫ"));
    QVERIFY(!bytes("fewer.fbx").contains("左足ＩＫ"));
    QVERIFY(bytes("fewer.fbx").contains("左ひざ"));
    QVERIFY(fewer->verification->position < 1e-3); // the legs have not moved
}

void TestExport::texturesAreCopiedOrStay()
{
    QVERIFY(write(m_sample, "copied.fbx"));
    QVERIFY(files().contains(QStringLiteral("mannequin textures")));
    const QDir copies(m_folder->filePath(QStringLiteral("mannequin textures")));
    const QStringList names = copies.entryList(QDir::Files);
    QVERIFY(!names.isEmpty());
    QVERIFY(bytes("copied.fbx").contains("mannequin textures/" + names[0].toUtf8()));
    mmd::ExportOptions options;
    options.embedTextures = true;
    QVERIFY(write(m_sample, "whole.fbx", options));
    QVERIFY(bytes("whole.fbx").contains(odori::test::readAll(copies.filePath(names[0]))));
}

void TestExport::lossesAreListed()
{
    mmd::pmx::Model model = odori::test::smallModel();
    model.bones[1].name.utf8 = std::string(64, 'x');
    model.vertices[0].deform = mmd::pmx::Deform::Sdef;
    model.vertices[0].sdef = 0;
    model.sdef.resize(1);
    mmd::ExportJob job = smallJob(10, model);
    job.view = odori::test::cameraMotion({0, 4});
    mmd::ExportOptions options;
    options.format = mmd::ExportFormat::Glb;
    std::map<mmd::LossCode, mmd::Loss> losses;
    for (const mmd::Loss& loss : mmd::lossesOf(job, options))
        losses[loss.code] = loss;
    using enum mmd::LossCode;
    QCOMPARE(losses[UvMorphs].names, std::vector<std::string>{"うU"});
    QCOMPARE(losses[SoftDeform].count, std::size_t(1));
    QCOMPARE(losses[LongNames].count, std::size_t(1));
    QCOMPARE(
        losses[LostTracks].names, std::vector<std::string>{"左腕"}); // the bone has another name
    QCOMPARE(losses[FieldOfView].count, std::size_t(1));
    QVERIFY(losses.count(View) == 0);
    for (const mmd::Loss& loss : mmd::lossesOf(job, {})) // an FBX has both
        QVERIFY(loss.code != FieldOfView && loss.code != View);
    options.format = mmd::ExportFormat::Bvh;
    const auto inBvh = mmd::lossesOf(job, options);
    QVERIFY(std::any_of(inBvh.begin(), inBvh.end(),
        [](const mmd::Loss& loss) { return loss.code == mmd::LossCode::Mesh; }));
}

void TestExport::motionsThatFitNothingAreRefused()
{
    mmd::pmx::Model model = odori::test::smallModel();
    for (auto& bone : model.bones)
        bone.name.utf8 += "?";
    for (auto& morph : model.morphs)
        morph.name.utf8 += "?";
    const mmd::ExportJob job = smallJob(10, model);
    const mmd::TrackMatch match = mmd::matchTracks(*job.model, job.motion);
    QCOMPARE(match.tracks, std::size_t(3));
    QCOMPARE(match.matched, std::size_t(0));
    const auto refused = write(job, "none.fbx");
    QCOMPARE(refused.error().code, mmd::ErrorCode::NothingMatches);
    QCOMPARE(refused.error().value, 3u);
    QVERIFY(files().isEmpty());
    mmd::ExportOptions options;
    options.force = true;
    QVERIFY(write(job, "none.fbx", options));
}

void TestExport::missingTexturesAreWarnings()
{
    mmd::pmx::Model model = odori::test::smallModel();
    model.textures = {{"nowhere.png", {}}, {"../up.png", {}}};
    model.materials[0].texture = 0;
    model.materials[1].texture = 1;
    const auto result = write(smallJob(10, model), "bare.fbx");
    QVERIFY(result);
    QCOMPARE(result->warnings.size(), std::size_t(2));
    QCOMPARE(result->warnings[0].code, mmd::WarningCode::MissingTexture);
    QCOMPARE(result->warnings[1].code, mmd::WarningCode::RefusedPath);
}

void TestExport::hugeValuesDoNotGetThrough()
{
    mmd::ExportJob job = smallJob();
    mmd::BoneKeyframe key;
    key.frame = 5;
    key.value.translation = {1e9f, 0.0f, 0.0f};
    const mmd::Track<mmd::BoneKeyframe> track(mmd::fieldOf("above"), std::vector{key});
    mmd::replaceTrack(job.motion, track);
    const auto result = write(job, "huge.fbx");
    QVERIFY2(result, result ? "" : result.error().field.c_str());
    QVERIFY(std::any_of(result->warnings.begin(), result->warnings.end(),
        [](const auto& each) { return each.location.starts_with("pose, bone "); }));
}

void TestExport::badOptionsAreRefused()
{
    const auto code = [&](auto change) {
        mmd::ExportOptions options;
        change(options);
        const auto result = write(smallJob(), "bad.fbx", options);
        return result ? mmd::ErrorCode::FileNotFound : result.error().code;
    };
    using mmd::ErrorCode;
    QCOMPARE(code([](auto& o) { o.fps = 24; }), ErrorCode::OutOfRange);
    QCOMPARE(code([](auto& o) { o.unitCentimetres = 0; }), ErrorCode::OutOfRange);
    QCOMPARE(code([](auto& o) { o.unitCentimetres = std::nan(""); }), ErrorCode::OutOfRange);
    QCOMPARE(code([](auto& o) { o.bvhChannels = "XYY"; }), ErrorCode::OutOfRange);
    QCOMPARE(code([](auto& o) { o.fbxVersion = 6100; }), ErrorCode::OutOfRange);
    QCOMPARE(code([](auto& o) { o.rotationTolerance = -1; }), ErrorCode::OutOfRange);
    QCOMPARE(code([](auto& o) { o.range = mmd::FrameSpan{7, 3}; }), ErrorCode::OutOfRange);
    QCOMPARE(code([](auto& o) {
        o.range = mmd::FrameSpan{0, 0xFFFFFFFFu};
    }),
        ErrorCode::TooManyFrames);
    QVERIFY(files().isEmpty());
}

void TestExport::endlessChainsAreRefused()
{
    mmd::pmx::Model model = odori::test::smallModel();
    for (int bone = 0; bone < 30000; ++bone) {
        model.bones.push_back(model.bones[0]);
        model.bones.back().parent = static_cast<std::int32_t>(model.bones.size()) - 2;
    }
    const auto result = write(smallJob(3, model), "deep.fbx");
    QCOMPARE(result.error().code, mmd::ErrorCode::OutOfRange);
}

/// At times where float32 seconds are coarse.
void TestExport::longMotionsAreSound()
{
    mmd::ExportOptions options;
    options.format = mmd::ExportFormat::Glb;
    options.range = mmd::FrameSpan{0, 216000}; // two hours
    mmd::ExportJob job = smallJob(10);
    mmd::BoneKeyframe end;
    end.frame = 216000;
    mmd::BoneKeyframe before = end;
    before.frame = 215990;
    before.value.translation = {50, 0, 0};
    mmd::replaceTrack(
        job.motion, mmd::Track<mmd::BoneKeyframe>(mmd::fieldOf("above"), std::vector{before, end}));
    const auto result = write(job, "long.glb", options);
    QVERIFY2(result, result ? "" : result.error().field.c_str());
    QVERIFY(result->verification->position < 1e-3);
}

void TestExport::aStoppedExportLeavesNothing()
{
    for (const double when : {0.0, 0.1, 0.3, 0.6, 0.8}) {
        for (const auto format : {mmd::ExportFormat::FbxBinary, mmd::ExportFormat::Glb}) {
            mmd::Progress* self = nullptr;
            mmd::Progress progress([&](double share) {
                if (share >= when)
                    self->cancel();
            });
            self = &progress;
            mmd::ExportOptions options;
            options.format = format;
            const auto result = mmd::exportMotion(smallJob(), target("x.fbx"), options, progress);
            QCOMPARE(result.error().code, mmd::ErrorCode::Cancelled);
            QVERIFY(files().isEmpty());
        }
    }
}

void TestExport::anUnwritableFolderLeavesNothing()
{
    const auto result = write(m_sample, "no/such/folder/walk.fbx");
    QCOMPARE(result.error().code, mmd::ErrorCode::NotWritable);
    QVERIFY(files().isEmpty());
}

void TestExport::aFullDiskLeavesTheOldFile()
{
#ifdef __unix__
    std::signal(SIGXFSZ, SIG_IGN);
    rlimit before{};
    QCOMPARE(getrlimit(RLIMIT_FSIZE, &before), 0);
    QFile old(m_folder->filePath(QStringLiteral("walk.fbx")));
    QVERIFY(old.open(QIODevice::WriteOnly));
    old.write("old");
    old.close();
    rlimit small = before;
    small.rlim_cur = 20000; // already the first texture does not fit
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &small), 0);
    const auto result = write(m_sample, "walk.fbx");
    setrlimit(RLIMIT_FSIZE, &before);
    QVERIFY(!result);
    QCOMPARE(result.error().code, mmd::ErrorCode::NotWritable);
    QCOMPARE(bytes("walk.fbx"), QByteArray("old"));
    QCOMPARE(files(), QStringList{QStringLiteral("walk.fbx")});
#else
    QSKIP("no limit of file sizes here");
#endif
}

void TestExport::emptyModelsAreExported()
{
    for (const auto format :
        {mmd::ExportFormat::FbxBinary, mmd::ExportFormat::Glb, mmd::ExportFormat::Bvh}) {
        mmd::ExportOptions options, forced;
        options.format = forced.format = format;
        forced.force = true;
        const auto result = write(smallJob(3, mmd::pmx::Model()), "empty", forced);
        QVERIFY2(result, result ? "" : result.error().field.c_str());
        mmd::pmx::Model stage = odori::test::smallModel();
        stage.bones.clear();
        const auto set = write(smallJob(3, stage), "set", options);
        QVERIFY2(set, set ? "" : set.error().field.c_str());
    }
}

QTEST_GUILESS_MAIN(TestExport)
#include "test_export.moc"
