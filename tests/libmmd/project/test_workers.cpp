// SPDX-License-Identifier: MIT
#include "libmmd/base/file_io.h"
#include "libmmd/format/pmx/pmx.h"
#include "libmmd/format/vmd/vmd.h"
#include "libmmd/project/opened_file.h"
#include "libmmd/project/scene_saving.h"
#include "libmmd/scene/edits/keys/clipboard.h"
#include "libmmd/scene/edits/keys/move.h"
#include "libmmd/scene/selecting.h"
#include "tests/libmmd/physics/body_builder.h"
#include "tests/support/large_scene.h"
#include "tests/support/side_by_side.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using namespace odori::test;

/// What the program's workers do, in threads side by side: they have only snapshots, which share
/// models and tracks with the scene that is edited meanwhile. Under the thread sanitizer (preset
/// tsan) a shared write is an error; in every build the results must equal those of one thread.
class TestWorkers : public QObject {
    Q_OBJECT
private slots:
    void filesAreOpenedSideBySide();
    void aSnapshotIsSavedWhileTheSceneIsEdited();
    void keysAreCopiedWhileTheSceneIsEdited();
    void physicsRunsWhilePosesAreEvaluated();

private:
    [[nodiscard]] std::string path(const char* name) const
    {
        return m_folder.filePath(QString::fromUtf8(name)).toStdString();
    }

    QTemporaryDir m_folder;
};

namespace {

mmd::Selection everyKey(const mmd::Scene& scene)
{
    const mmd::Motion& motion = scene.actors.front().motion;
    return mmd::keysBetween(motion, mmd::trackIds(motion), 0, mmd::endOfTime);
}

/// Moves all keys to and fro, as a user who edits on while workers run. The scene that remains is
/// another one.
void editOn(mmd::Scene& scene, int edits)
{
    const mmd::Selection all = everyKey(scene);
    for (int edit = 0; edit < edits; ++edit) {
        const auto patch = mmd::moveKeys({scene, scene.active, all}, 1);
        scene = mmd::applied(scene, patch);
        if (edit % 2 == 0)
            scene = mmd::reverted(scene, patch);
    }
}

std::vector<std::byte> bytesOf(const mmd::Scene& scene)
{
    return mmd::vmdFromMotion(scene.actors.front().motion);
}

/// What was read, to be compared.
std::vector<std::byte> summaryOf(const mmd::Result<mmd::OpenedFile>& file)
{
    if (!file)
        return {};
    std::vector<std::byte> all{std::byte(int(file->kind)), std::byte(file->warnings.size()),
        std::byte(file->saved.size()), std::byte(file->changed.size())};
    const auto add = [&all](const std::vector<std::byte>& bytes) {
        all.insert(all.end(), bytes.begin(), bytes.end());
    };
    add(mmd::vmdFromMotion(file->motion));
    if (file->model)
        add(mmd::pmx::write(file->model->data));
    if (file->project)
        add(bytesOf(file->project->scene));
    return all;
}

/// A bone with a tail of four simulated links.
std::shared_ptr<const mmd::Model> tailModel()
{
    using enum mmd::pmx::BodyMode;
    BodyBuilder builder;
    builder.sphere(builder.bone({0, 20, 0}), FollowsBone);
    for (int link = 1; link <= 4; ++link) {
        builder.sphere(builder.bone({float(link), 20, 0}, link - 1), Dynamic, 0.4f).linearDamping =
            0.5f;
        builder.joint(link - 1, link, {float(link) - 0.5f, 20, 0});
    }
    return builder.build();
}

using Bones = std::vector<mmd::BoneTransform>;

Bones simulated(const std::shared_ptr<const mmd::Model>& model, const mmd::Motion& motion)
{
    mmd::Simulation simulation(model);
    simulation.setMotion(motion);
    simulation.start(0);
    Bones all;
    for (int frame = 0; frame <= 200; ++frame) {
        const auto& bones = simulation.pose(frame).bones;
        all.insert(all.end(), bones.begin(), bones.end());
    }
    return all;
}

Bones posed(const std::shared_ptr<const mmd::Model>& model, const mmd::Motion& motion)
{
    mmd::PoseEvaluator evaluator(model);
    evaluator.setMotion(motion);
    Bones all;
    for (int frame = 0; frame <= 800; ++frame) {
        const auto& bones = evaluator.evaluate(frame * 0.25).bones;
        all.insert(all.end(), bones.begin(), bones.end());
    }
    return all;
}

} // namespace

/// Each thread opens all files, beginning with another one.
void TestWorkers::filesAreOpenedSideBySide()
{
    mmd::Scene scene = largeScene({.bones = 20, .morphs = 10, .keysPerTrack = 50});
    mmd::Actor& actor = scene.actors.front();
    const std::vector<std::string> files{path("名前.pmx"), path("踊り.vmd"), path("scene.odori")};
    QVERIFY(mmd::writeFile(mmd::pathFromUtf8(files[0]), mmd::pmx::write(actor.model->data)));
    QVERIFY(mmd::writeFile(mmd::pathFromUtf8(files[1]), mmd::vmdFromMotion(actor.motion)));
    auto model = mmd::loadModel(mmd::pathFromUtf8(files[0]));
    QVERIFY(model);
    actor.model = std::make_shared<const mmd::Model>(std::move(*model));
    actor.motionPath = files[1];
    QVERIFY(mmd::saveScene({scene, std::nullopt, {}}, mmd::pathFromUtf8(files[2])));

    std::vector<std::vector<std::byte>> wanted;
    for (const std::string& file : files) {
        wanted.push_back(summaryOf(mmd::openAnyFile(file)));
        QVERIFY(wanted.back().size() > 1000);
    }
    constexpr std::size_t threads = 4;
    std::vector<std::vector<std::byte>> found[threads];
    std::vector<std::function<void()>> jobs;
    for (std::size_t thread = 0; thread < threads; ++thread)
        jobs.emplace_back([&files, thread, &mine = found[thread]] {
            mine.resize(files.size());
            for (std::size_t at = 0; at < files.size(); ++at) {
                const std::size_t file = (thread + at) % files.size();
                mine[file] = summaryOf(mmd::openAnyFile(files[file]));
            }
        });
    runSideBySide(jobs);
    for (const auto& each : found)
        QVERIFY(each == wanted);
}

void TestWorkers::aSnapshotIsSavedWhileTheSceneIsEdited()
{
    mmd::Scene scene = largeScene({.bones = 20, .morphs = 10, .keysPerTrack = 100});
    const mmd::SceneToSave motion{scene, scene.active, {}};
    const mmd::SceneToSave project{scene, std::nullopt, {}};
    const std::vector<std::byte> wanted = bytesOf(scene);
    mmd::Result<mmd::ContentMark> motionSaved, projectSaved;
    runSideBySide({
        [&] { motionSaved = mmd::saveScene(motion, mmd::pathFromUtf8(path("saved.vmd"))); },
        [&] { projectSaved = mmd::saveScene(project, mmd::pathFromUtf8(path("saved.odori"))); },
        [&] { editOn(scene, 9); },
    });
    QVERIFY(motionSaved && projectSaved);
    QVERIFY(bytesOf(scene) != wanted);
    const auto written = mmd::readFile(mmd::pathFromUtf8(path("saved.vmd")));
    QVERIFY(written && *written == wanted);
    const auto opened = mmd::openAnyFile(path("saved.odori"));
    QVERIFY(opened && opened->project);
    QVERIFY(bytesOf(opened->project->scene) == wanted);
}

/// 100,000 keys become a motion and a text, and a text of another program is read.
void TestWorkers::keysAreCopiedWhileTheSceneIsEdited()
{
    mmd::Scene scene = largeScene({.bones = 100, .morphs = 0, .keysPerTrack = 1000});
    const mmd::Scene snapshot = scene;
    const mmd::Selection all = everyKey(snapshot);
    QCOMPARE(all.keys.size(), std::size_t(100));
    const mmd::Motion wanted = mmd::copiedKeys({snapshot, snapshot.active, all});
    QCOMPARE(wanted.keyCount(), std::size_t(100'000));
    mmd::Motion copied;
    std::string text;
    runSideBySide({
        [&] {
            copied = mmd::copiedKeys({snapshot, snapshot.active, all});
        },
        [&] {
            text = mmd::textOfKeys(mmd::copiedKeys({snapshot, snapshot.active, all}));
        },
        [&] { editOn(scene, 1); },
    });
    QVERIFY(copied == wanted);
    std::vector<mmd::Result<mmd::Motion>> read(2);
    runSideBySide({
        [&] { read[0] = mmd::keysOfText(text); },
        [&] { read[1] = mmd::keysOfText(text); },
    });
    for (const auto& each : read)
        QVERIFY(each && each->keyCount() == wanted.keyCount());
    QVERIFY(*read[0] == *read[1]);
}

/// Two runs of physics and two evaluators share a model and a motion, while a copy of the motion is
/// edited. (Bullet itself is not built with the sanitizer.)
void TestWorkers::physicsRunsWhilePosesAreEvaluated()
{
    const auto model = tailModel();
    mmd::Scene scene;
    scene.actors.emplace_back();
    scene.actors.front().id = scene.active = mmd::ActorId{1};
    scene.actors.front().model = model;
    for (std::uint32_t frame = 0; frame <= 200; frame += 20)
        key(scene.actors.front().motion, 0, frame, {frame % 40 == 0 ? 0.0f : 6.0f, 0, 0},
            aboutY(float(frame % 120)));
    const mmd::Motion motion = scene.actors.front().motion;
    const Bones wantedRun = simulated(model, motion), wantedPoses = posed(model, motion);
    Bones runs[2], poses[2];
    runSideBySide({
        [&] { runs[0] = simulated(model, motion); },
        [&] { runs[1] = simulated(model, motion); },
        [&] { poses[0] = posed(model, motion); },
        [&] { poses[1] = posed(model, motion); },
        [&] { editOn(scene, 21); },
    });
    QVERIFY(!isSame(wantedRun, wantedPoses));
    for (const Bones& run : runs)
        QVERIFY(isSame(run, wantedRun));
    for (const Bones& each : poses)
        QVERIFY(isSame(each, wantedPoses));
}

QTEST_GUILESS_MAIN(TestWorkers)
#include "test_workers.moc"
