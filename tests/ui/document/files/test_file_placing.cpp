// SPDX-License-Identifier: MIT
#include "libmmd/base/file_io.h"
#include "libmmd/format/pmx/pmx.h"
#include "libmmd/format/vmd/vmd.h"
#include "libmmd/format/vpd/vpd.h"
#include "libmmd/scene/edits/scene/scene_edits.h"
#include "tests/libmmd/scene/scene_builder.h"
#include "ui/document/files/file_loading.h"

#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtCore/QIODevice>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using namespace odori;
using namespace odori::test;

namespace {

using Frames = std::vector<std::uint32_t>;
constexpr mmd::ActorId first{1}, second{2};
const mmd::TrackId camera{mmd::TrackKind::Camera, {}};

mmd::Motion motionOf(std::uint32_t frame, bool hasBone, bool hasCamera)
{
    mmd::Motion motion;
    const mmd::BoneKeyframe bone = boneKey(frame, 0);
    const mmd::CameraKeyframe view{.frame = frame + 1, .fileIndex = 0, .value = {}};
    if (hasBone)
        mmd::replaceTrack(
            motion, mmd::Track<mmd::BoneKeyframe>(mmd::fieldOf("A"), std::span(&bone, 1)));
    if (hasCamera)
        mmd::replaceTrack(motion, mmd::Track<mmd::CameraKeyframe>({}, std::span(&view, 1)));
    return motion;
}

LoadedFile fileOf(LoadedFile::Kind kind, mmd::Motion motion)
{
    LoadedFile file;
    file.kind = kind;
    file.path = QStringLiteral("/new/file.vmd");
    file.motion = std::move(motion);
    return file;
}

} // namespace

/// The content of a file, and how it is added to a scene. The scene has two actors with a model
/// each; the first has keys of A at 0 and 10 and is active.
class TestFilePlacing : public QObject {
    Q_OBJECT
private slots:
    void init();
    void theContentSaysWhatAFileIs_data();
    void theContentSaysWhatAFileIs();
    void whatCannotBeReadSaysWhy();
    void aModelReplacesOrIsAdded();
    void aModelThatIsOpenedAgainIsShared();
    void aMotionReplacesMergesOrIsAnotherActors();
    void overTheCameraAMotionIsTheFirstActors();
    void aMotionMayBelongToAnotherActor();
    void aCamerasMotionLeavesTheActorsAlone();
    void cameraKeysOfAMotionAreCopiedWhereTheyGo();
    void aPoseIsDraftsOrKeys();
    void withoutActorsOneIsMade();

private:
    [[nodiscard]] mmd::Scene placed(const LoadedFile& file, const mmd::Placing& placing = {})
    {
        const mmd::ScenePatch patch =
            patchOf(file, {m_scene, m_scene.active, m_selection}, placing);
        m_after = patch.selectionAfter ? *patch.selectionAfter : m_selection;
        const mmd::Scene after = mmd::applied(m_scene, patch);
        if (!(mmd::reverted(after, patch) == m_scene))
            qFatal("what was opened cannot be undone");
        return after;
    }
    [[nodiscard]] static Frames frames(const mmd::Motion& motion, const mmd::TrackId& track)
    {
        const auto span = mmd::framesOf(motion, track);
        return {span.begin(), span.end()};
    }

    mmd::Scene m_scene;
    mmd::Selection m_selection, m_after;
    QTemporaryDir m_folder;
};

void TestFilePlacing::init()
{
    m_scene = sceneWith({0, 10});
    m_scene.actors.front().motionPath = "/old/a.vmd";
    mmd::Actor other;
    other.id = second;
    m_scene.actors.push_back(other);
    m_scene.nextActor = 3;
    for (mmd::Actor& each : m_scene.actors) {
        mmd::pmx::Model data;
        data.bones.resize(1);
        data.bones[0].name.utf8 = "A";
        data.bones[0].flags = 0x1f;
        each.model = std::make_shared<const mmd::Model>(mmd::makeModel(std::move(data), {}, {}));
    }
    m_selection = selected({{bone("A"), {10}}});
}

void TestFilePlacing::theContentSaysWhatAFileIs_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("saved");
    const auto data = [](const std::vector<std::byte>& bytes) {
        return QByteArray(reinterpret_cast<const char*>(bytes.data()), qsizetype(bytes.size()));
    };
    using enum LoadedFile::Kind;
    QTest::newRow("motion") << data(mmd::vmdFromMotion(motionOf(3, true, false))) << int(Motion)
                            << 1;
    QTest::newRow("camera") << data(mmd::vmdFromMotion(motionOf(3, false, true)))
                            << int(CameraMotion) << 1;
    QTest::newRow("both") << data(mmd::vmdFromMotion(motionOf(3, true, true))) << int(Motion) << 2;
    mmd::VpdFile pose;
    pose.bones.push_back({"A", mmd::BoneValue{{1, 2, 3}}});
    QTest::newRow("pose") << data(mmd::writeVpd(pose)) << int(Pose) << 0;
    mmd::pmx::Model model;
    model.bones.resize(1);
    QTest::newRow("model") << data(mmd::pmx::write(model)) << int(Model) << 0;
    QTest::newRow("project") << QByteArray("{\"format\": \"odori-project\", \"formatVersion\": 1}")
                             << int(Project) << 0;
}

/// Whatever the file's name is.
void TestFilePlacing::theContentSaysWhatAFileIs()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, kind);
    QFETCH(int, saved);
    const QString path = m_folder.filePath(QStringLiteral("名前.txt"));
    QFile out(path);
    QVERIFY(out.open(QIODevice::WriteOnly) && out.write(bytes) == bytes.size());
    out.close();
    const auto file = loadFile(path);
    QVERIFY2(file, file ? "" : file.error().field.c_str());
    QCOMPARE(int(file->kind), kind);
    QCOMPARE(file->path, path);
    QCOMPARE(int(file->saved.size()), saved);
    QCOMPARE(file->hasCameraKeys(), saved == 2);
    QCOMPARE(file->times().size(), std::size_t(1));
    QCOMPARE(file->times().front().first, path);
    QCOMPARE(file->times().front().second, QFileInfo(path).lastModified());
    if (saved > 0)
        QVERIFY(file->saved.front().first == path.toStdString() &&
                file->saved.front().second == file->motion);
    if (saved == 2) {
        QVERIFY(file->saved.back().first.empty());
        QCOMPARE(file->saved.back().second.keyCount(), std::size_t(1));
    }
    QCOMPARE(file->model != nullptr, kind == int(LoadedFile::Kind::Model));
    QCOMPARE(file->project.has_value(), kind == int(LoadedFile::Kind::Project));
}

void TestFilePlacing::whatCannotBeReadSaysWhy()
{
    const auto codeOf = [&](const QString& name, const QByteArray& bytes) {
        const QString path = m_folder.filePath(name);
        QFile out(path);
        if (!out.open(QIODevice::WriteOnly) || out.write(bytes) != bytes.size())
            qFatal("the test's own file cannot be written");
        out.close();
        const auto file = loadFile(path);
        return file ? mmd::ErrorCode::Cancelled : file.error().code;
    };
    const auto missing = loadFile(m_folder.filePath(QStringLiteral("none.vmd")));
    QVERIFY(!missing);
    QCOMPARE(missing.error().code, mmd::ErrorCode::FileNotFound);
    QVERIFY(codeOf(u"a.vmd"_qs, "no motion") == mmd::ErrorCode::WrongSignature);
    QVERIFY(codeOf(u"a.ODORI"_qs, "no project") != mmd::ErrorCode::WrongSignature); // its reader's
    QVERIFY(codeOf(u"b.pmx"_qs, "PMX ") != mmd::ErrorCode::WrongSignature);
}

void TestFilePlacing::aModelReplacesOrIsAdded()
{
    LoadedFile file = fileOf(LoadedFile::Kind::Model, {});
    file.model = std::make_shared<const mmd::Model>(mmd::makeModel({}, {}, "/new/model.pmx"));
    mmd::Scene after = placed(file);
    QCOMPARE(after.actors.size(), std::size_t(2));
    QVERIFY(after.actors[0].model == file.model);
    QVERIFY(after.actors[0].motion == m_scene.actors[0].motion);
    after = placed(file, {.how = mmd::Placing::How::NewActor, .actor = {}});
    QCOMPARE(after.actors.size(), std::size_t(3));
    QVERIFY(after.actors[2].model == file.model && after.active == after.actors[2].id);
    QVERIFY(after.actors[0] == m_scene.actors[0]);
    after = placed(file, {.actor = second});
    QVERIFY(after.actors[1].model == file.model && after.actors[0] == m_scene.actors[0]);
    m_scene.active = mmd::sceneActor; // then the first actor is the target
    QVERIFY(placed(file).actors[0].model == file.model);
}

/// Each opening reads the file anew. Equal content of the same file needs memory once.
void TestFilePlacing::aModelThatIsOpenedAgainIsShared()
{
    const auto opened = [](const char* path, std::uint64_t hash) {
        mmd::Model model = mmd::makeModel({}, {}, {});
        model.path = path;
        model.file = {.size = 9, .hash = hash};
        LoadedFile file;
        file.kind = LoadedFile::Kind::Model;
        file.model = std::make_shared<const mmd::Model>(std::move(model));
        return file;
    };
    const LoadedFile file = opened("/a.pmx", 1), again = opened("/a.pmx", 1);
    m_scene = placed(file, {.actor = first});
    mmd::Placing added;
    added.how = mmd::Placing::How::NewActor;
    QCOMPARE(placed(again, added).actors.back().model, file.model);
    QCOMPARE(placed(again, {.actor = second}).actors[1].model, file.model);
    // The same actor reads its file again, for example because of its textures.
    QCOMPARE(placed(again, {.actor = first}).actors[0].model, again.model);
    for (const LoadedFile& other : {opened("/a.pmx", 2), opened("/b.pmx", 1)})
        QCOMPARE(placed(other, added).actors.back().model, other.model);
}

void TestFilePlacing::aMotionReplacesMergesOrIsAnotherActors()
{
    const LoadedFile file = fileOf(LoadedFile::Kind::Motion, motionOf(3, true, false));
    mmd::Scene after = placed(file, {.actor = {}, .frame = 30});
    QCOMPARE(frames(after.actors[0].motion, bone("A")), Frames{3}); // without the offset
    QCOMPARE(after.actors[0].motionPath, std::string("/new/file.vmd"));
    after = placed(file, {.how = mmd::Placing::How::Merge, .actor = {}, .frame = 30});
    QCOMPARE(frames(after.actors[0].motion, bone("A")), (Frames{0, 10, 33}));
    QCOMPARE(after.actors[0].motionPath, std::string("/old/a.vmd"));
    QVERIFY(m_after.hasKey(bone("A"), 33));
    after = placed(file, {.how = mmd::Placing::How::NewActor, .actor = {}, .frame = 30});
    QCOMPARE(after.actors.size(), std::size_t(3));
    QVERIFY(after.actors[0] == m_scene.actors[0]);
    QVERIFY(after.actors[2].model == m_scene.actors[0].model);
    QCOMPARE(frames(after.actors[2].motion, bone("A")), Frames{3});
    QCOMPARE(after.active, after.actors[2].id);
}

void TestFilePlacing::overTheCameraAMotionIsTheFirstActors()
{
    m_scene.active = mmd::sceneActor;
    m_selection = selected({{camera, {5}}});
    const LoadedFile file = fileOf(LoadedFile::Kind::Motion, motionOf(3, true, false));
    QCOMPARE(mmd::targetOf(m_scene)->id, first);
    for (const auto how : {mmd::Placing::How::Replace, mmd::Placing::How::Merge}) {
        const mmd::Scene after = placed(file, {.how = how, .actor = {}, .frame = 0});
        QCOMPARE(after.active, mmd::sceneActor);
        QVERIFY(m_after == m_selection); // the camera's selection is kept
        QCOMPARE(frames(after.actors[0].motion, bone("A")).size(),
            how == mmd::Placing::How::Merge ? 3u : 1u);
        QVERIFY(after.actors[1] == m_scene.actors[1]);
    }
}

void TestFilePlacing::aMotionMayBelongToAnotherActor()
{
    const LoadedFile file = fileOf(LoadedFile::Kind::Motion, motionOf(3, true, false));
    const mmd::Scene after = placed(file, {.actor = second});
    QVERIFY(after.actors[0] == m_scene.actors[0]);
    QCOMPARE(frames(after.actors[1].motion, bone("A")), Frames{3});
    QCOMPARE(after.actors[1].motionPath, std::string("/new/file.vmd"));
    QCOMPARE(after.active, first);
    QVERIFY(m_after == m_selection);
}

void TestFilePlacing::aCamerasMotionLeavesTheActorsAlone()
{
    const LoadedFile file = fileOf(LoadedFile::Kind::CameraMotion, motionOf(3, false, true));
    mmd::Scene after = placed(file);
    QVERIFY(after.actors == m_scene.actors && after.active == first);
    QCOMPARE(frames(after.camera, camera), Frames{4});
    QCOMPARE(after.cameraPath, std::string("/new/file.vmd"));
    QVERIFY(m_after == m_selection);
    m_scene = after;
    after = placed(file, {.how = mmd::Placing::How::Merge, .actor = {}, .frame = 20});
    QCOMPARE(frames(after.camera, camera), (Frames{4, 24}));
    QCOMPARE(after.cameraPath, std::string("/new/file.vmd"));
    QVERIFY(m_after == m_selection);
    m_scene.active = mmd::sceneActor;
    m_selection = {};
    (void)placed(file, {.how = mmd::Placing::How::Merge, .actor = {}, .frame = 20});
    QVERIFY(m_after.hasKey(camera, 24)); // the camera is active, so its new keys are selected
}

void TestFilePlacing::cameraKeysOfAMotionAreCopiedWhereTheyGo()
{
    const LoadedFile file = fileOf(LoadedFile::Kind::Motion, motionOf(3, true, true));
    mmd::Scene after = placed(file);
    QCOMPARE(after.camera.keyCount(), std::size_t(0));
    QCOMPARE(frames(after.actors[0].motion, camera), Frames{4}); // also kept in the model's motion
    after = placed(file, {.actor = {}, .cameraToScene = true});
    QCOMPARE(frames(after.camera, camera), Frames{4});
    QCOMPARE(after.camera.keyCount(), std::size_t(1)); // without the bone's key
    QVERIFY(after.cameraPath.empty());                 // no file has only these keys
    QCOMPARE(frames(after.actors[0].motion, camera), Frames{4});
    after = placed(
        file, {.how = mmd::Placing::How::Merge, .actor = {}, .frame = 30, .cameraToScene = true});
    QCOMPARE(frames(after.camera, camera), Frames{34});
    QCOMPARE(frames(after.actors[0].motion, bone("A")), (Frames{0, 10, 33}));
}

void TestFilePlacing::aPoseIsDraftsOrKeys()
{
    const LoadedFile file = fileOf(LoadedFile::Kind::Pose, motionOf(0, true, false));
    mmd::Scene after = placed(file, {.actor = {}, .frame = 7});
    QCOMPARE(after.actors[0].drafts.size(), std::size_t(1));
    QCOMPARE(after.actors[0].drafts[0].frame, 7u);
    QVERIFY(after.actors[0].motion == m_scene.actors[0].motion);
    QVERIFY(m_after == (mmd::Selection{{bone("A")}, {}})); // Enter registers it
    after = placed(file, {.actor = {}, .frame = 7, .asKeys = true});
    QVERIFY(after.actors[0].drafts.empty());
    QCOMPARE(frames(after.actors[0].motion, bone("A")), (Frames{0, 7, 10}));
    QVERIFY(m_after.hasKey(bone("A"), 7));
    after = placed(file, {.actor = second, .frame = 7});
    QCOMPARE(after.actors[1].drafts.size(), std::size_t(1));
    QVERIFY(after.actors[0] == m_scene.actors[0]);
    QVERIFY(m_after == m_selection);
}

void TestFilePlacing::withoutActorsOneIsMade()
{
    m_scene = {};
    m_selection = {};
    QVERIFY(!mmd::targetOf(m_scene));
    const mmd::Scene after = placed(
        fileOf(LoadedFile::Kind::Motion, motionOf(3, true, false)), {.actor = {}, .frame = 30});
    QCOMPARE(after.actors.size(), std::size_t(1));
    QVERIFY(!after.actors[0].model && after.active == after.actors[0].id);
    QCOMPARE(frames(after.actors[0].motion, bone("A")), Frames{3});
    const mmd::Scene view =
        placed(fileOf(LoadedFile::Kind::CameraMotion, motionOf(3, false, true)));
    QVERIFY(view.actors.empty() && view.active == mmd::sceneActor);
    LoadedFile project = fileOf(LoadedFile::Kind::Project, {});
    QVERIFY(patchOf(project, {m_scene, m_scene.active}).isEmpty());
}

QTEST_GUILESS_MAIN(TestFilePlacing)
#include "test_file_placing.moc"
