// SPDX-License-Identifier: MIT
#include "libmmd/base/file_io.h"
#include "libmmd/base/guarded.h"
#include "libmmd/interchange/baked_joints.h"
#include "libmmd/interchange/keys/joint_keys.h"
#include "libmmd/interchange/scene/export_builder.h"
#include "libmmd/picture/image.h"
#include "tests/libmmd/interchange/small_model.h"
#include "tests/support/side_by_side.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using namespace odori::test;

/// Exports and the decoding of pictures in threads side by side, as the program's workers do it.
/// Under the thread sanitizer (preset tsan) a shared write is an error; in every build the results
/// must equal those of one thread.
class TestExportWorkers : public QObject {
    Q_OBJECT
private slots:
    void modelsAreExportedWhileTheMotionIsEdited();
    void picturesAreDecodedSideBySide();
    void everySamplingStopsWithTheExport();
    void theCamerasBoneIsNotSampledAfterTheEnd();
};

namespace {

/// The bytes of the exported file; none after an error.
std::vector<std::byte> exported(const mmd::ExportJob& job, const std::filesystem::path& target)
{
    mmd::Progress progress;
    if (!mmd::exportMotion(job, target, {}, progress))
        return {};
    return mmd::readFile(target).value_or(std::vector<std::byte>());
}

/// Changes a track that the jobs share, as a user who edits on.
void editOn(mmd::Motion& motion)
{
    for (std::uint32_t edit = 0; edit < 50; ++edit) {
        mmd::BoneKeyframe key;
        key.frame = edit;
        mmd::replaceTrack(
            motion, mmd::Track<mmd::BoneKeyframe>(motion.bones.front()->field(), {&key, 1}));
    }
}

} // namespace

void TestExportWorkers::modelsAreExportedWhileTheMotionIsEdited()
{
    const QTemporaryDir folder;
    const mmd::ExportJob job = smallJob(60);
    const auto target = [&](const std::string& name) {
        return mmd::pathFromUtf8(folder.path().toStdString() + "/" + name);
    };
    const std::string endings[] = {"fbx", "glb", "bvh"};
    std::vector<std::vector<std::byte>> wanted;
    for (const std::string& ending : endings) {
        std::filesystem::create_directory(target("alone"));
        wanted.push_back(exported(job, target("alone/踊り." + ending)));
        QVERIFY2(wanted.back().size() > 500, ending.c_str());
    }
    mmd::Motion edited = job.motion;
    std::vector<std::vector<std::byte>> found(std::size(endings));
    std::vector<std::function<void()>> jobs{[&] { editOn(edited); }};
    for (std::size_t at = 0; at < found.size(); ++at)
        jobs.emplace_back([&, at] {
            std::filesystem::create_directory(target(endings[at]));
            found[at] = exported(job, target(endings[at] + "/踊り." + endings[at]));
        });
    runSideBySide(jobs);
    QVERIFY(edited != job.motion);
    QVERIFY(found == wanted);
}

/// In a long range, each of them takes seconds.
void TestExportWorkers::everySamplingStopsWithTheExport()
{
    mmd::Progress progress;
    mmd::ExportJob job = smallJob(10);
    job.progress = &progress;
    mmd::PoseEvaluator evaluator(job.model);
    evaluator.setMotion(job.motion);
    const mmd::BakedMotion motion = *mmd::bakeMotion(
        *job.model, [&](double frame) -> const mmd::Pose& { return evaluator.evaluate(frame); },
        {0, 10}, 30, mmd::ProgressPart(progress, 0.0, 1.0));
    mmd::ExportOptions options;
    options.positionTolerance = 0.01;
    std::vector<mmd::Warning> warnings;
    const mmd::ExportScene scene = mmd::exportScene(job, motion, options, "x.fbx", warnings);
    mmd::BakedJoints joints(scene);
    QCOMPARE(mmd::jointTrack(scene, 0).translations.size(), std::size_t(11));
    QCOMPARE(mmd::reducedJointKeys(scene).size(), scene.joints.size());
    progress.cancel();
    const std::function<void()> samplings[] = {[&] { (void)mmd::jointTrack(scene, 0); },
        [&] { (void)mmd::reducedJointKeys(scene); }, [&] { joints.moveTo(0); }};
    for (const auto& sampling : samplings) {
        const auto result = mmd::guarded([&]() -> mmd::Result<void> {
            sampling();
            return {};
        });
        QVERIFY(!result);
        QCOMPARE(result.error().code, mmd::ErrorCode::Cancelled);
    }
}

void TestExportWorkers::theCamerasBoneIsNotSampledAfterTheEnd()
{
    /// The user cancels when all poses are made.
    class Poses : public mmd::ExportPoses {
    public:
        Poses(const mmd::ExportJob& job, mmd::Progress& progress, int& offsets)
            : m_evaluator(job.model)
            , m_progress(progress)
            , m_offsets(offsets)
        {
            m_evaluator.setMotion(job.motion);
        }
        const mmd::Pose& pose(double frame) override { return m_evaluator.evaluate(frame); }
        glm::vec3 cameraOffset(double) override
        {
            ++m_offsets;
            return {};
        }
        [[nodiscard]] std::vector<mmd::Warning> warnings() const override
        {
            m_progress.cancel();
            return {};
        }

    private:
        mmd::PoseEvaluator m_evaluator;
        mmd::Progress& m_progress;
        int& m_offsets;
    };
    const QTemporaryDir folder;
    mmd::Progress progress;
    int offsets = 0;
    mmd::ExportJob job = smallJob(60);
    job.poses = [&](const mmd::Motion&, bool) {
        return std::make_unique<Poses>(job, progress, offsets);
    };
    const auto result = mmd::exportMotion(
        job, mmd::pathFromUtf8(folder.filePath(u"x.glb"_qs).toStdString()), {}, progress);
    QVERIFY(!result);
    QCOMPARE(result.error().code, mmd::ErrorCode::Cancelled);
    QCOMPARE(offsets, 0);
}

/// The same picture in four threads, at full size and halved.
void TestExportWorkers::picturesAreDecodedSideBySide()
{
    const QTemporaryDir folder;
    mmd::Image image{.width = 200, .height = 120, .rgba = {}, .hasAlpha = true};
    for (int byte = 0; byte < image.width * image.height * 4; ++byte)
        image.rgba.push_back(std::uint8_t(byte * 7));
    const auto path = mmd::pathFromUtf8(folder.filePath(u"絵.png"_qs).toStdString());
    QVERIFY(mmd::writeFile(path, mmd::encodePng(image)));
    std::vector<mmd::Result<mmd::Image>> found(4);
    std::vector<std::function<void()>> jobs;
    for (int at = 0; at < 4; ++at)
        jobs.emplace_back([&, at] { found[std::size_t(at)] = mmd::loadImage(path, at % 2); });
    runSideBySide(jobs);
    for (std::size_t at = 0; at < found.size(); ++at) {
        QVERIFY(found[at]);
        QVERIFY(found[at]->rgba == (at % 2 == 0 ? image : mmd::halved(image)).rgba);
    }
}

QTEST_GUILESS_MAIN(TestExportWorkers)
#include "test_export_workers.moc"
