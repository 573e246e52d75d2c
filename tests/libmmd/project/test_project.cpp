// SPDX-License-Identifier: MIT
#include "libmmd/base/file_io.h"
#include "libmmd/format/vmd/vmd.h"
#include "libmmd/project/project.h"
#include "libmmd/scene/edits/keys/keys.h"
#include "tests/libmmd/scene/edits/checked_edit.h"
#include "tests/support/corpus.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using namespace odori::test;

namespace {

/// Loads a model for any path except those that contain "missing".
mmd::Result<mmd::Model> anyModel(const std::filesystem::path& path)
{
    const std::string name = mmd::utf8FromPath(path);
    if (name.find("missing") != name.npos)
        return tl::unexpected(
            mmd::Error{.code = mmd::ErrorCode::FileNotFound, .offset = 0, .field = {}, .value = 0});
    return mmd::makeModel({}, {}, name);
}

} // namespace

class TestProject : public QObject {
    Q_OBJECT
private slots:
    void init();
    void aSceneComesBack();
    void theSoundIsAReference();
    void unchangedMotionsStayInTheirFiles();
    void editedMotionsAreKeptInside();
    void aMotionWithoutItsFileIsKeptInside();
    void aProjectMovesWithItsFolder();
    void whatIsMissingIsWarnedOfAndKept();
    void unknownMembersGoWithTheirActor();
    void aModelReplacesTheReferenceToAMissingOne();
    void oneModelIsReadOnce();
    void aFailedSaveLeavesTheFile();
    void brokenMotionsInsideAreWarnedOf();

private:
    [[nodiscard]] std::filesystem::path path(const char* name) const
    {
        return mmd::pathFromUtf8(m_folder->filePath(QString::fromUtf8(name)).toStdString());
    }
    [[nodiscard]] std::string pathText(const char* name) const
    {
        return mmd::utf8FromPath(path(name));
    }
    void saveVmd(const mmd::Motion& motion, const char* name)
    {
        QVERIFY(mmd::writeFile(path(name), mmd::vmdFromMotion(motion)));
    }
    /// `motion` as read from a file.
    static mmd::Motion fromFile(const mmd::Motion& motion)
    {
        return mmd::motionFromVmd(*mmd::readVmd(mmd::vmdFromMotion(motion))).motion;
    }
    /// An actor whose motion is saved in walk.vmd, another without a motion, and a camera.
    mmd::Scene savedScene()
    {
        mmd::Scene scene = sceneOfEveryKind({0, 10, 20});
        mmd::Actor& actor = scene.actors.front();
        actor.motion = fromFile(actor.motion);
        saveVmd(actor.motion, "歩き.vmd");
        actor.motionPath = pathText("歩き.vmd");
        actor.model = std::make_shared<const mmd::Model>(*anyModel(path("models/a.pmx")));
        actor.drafts = {{.track = bone("A"), .frame = 3, .value = mmd::BoneValue{}}};
        scene.cameraDrafts = {{{mmd::TrackKind::Light, {}}, 7, mmd::LightValue{{1, 0, 0}, {}}}};
        mmd::Actor second;
        second.id = mmd::ActorId{2};
        second.visible = false;
        scene.actors.push_back(second);
        scene.nextActor = 3;
        scene.markers = {{5, "intro"}};
        scene.settings.beatsPerMinute = 90.0;
        return scene;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestProject::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

void TestProject::aSceneComesBack()
{
    const mmd::Scene scene = savedScene();
    const auto file = path("dance.odori");
    const auto written = mmd::saveProject(scene, {}, file);
    QVERIFY(written && *written == mmd::markOf(*mmd::readFile(file)));
    const auto opened = mmd::openProject(file, anyModel);
    QVERIFY(opened);
    QVERIFY(opened->warnings.empty());
    mmd::Scene expected = scene;
    QCOMPARE(opened->scene.actors[0].model->path, scene.actors[0].model->path);
    expected.actors[0].model = opened->scene.actors[0].model;
    QVERIFY(opened->scene == expected);
    mmd::ProjectExtras extras;
    extras.file = mmd::markOf(*mmd::readFile(file));
    QVERIFY(opened->extras == extras);
}

void TestProject::theSoundIsAReference()
{
    mmd::Scene scene = savedScene();
    scene.settings.sound = {pathText("曲.mp3"), 40.5, 0.5, true};
    const auto file = path("dance.odori");
    QCOMPARE(mmd::projectOf(scene, {}, file).settings.sound.path, std::string("曲.mp3"));
    QVERIFY(mmd::saveProject(scene, {}, file));
    const auto missing = mmd::openProject(file, anyModel);
    QVERIFY(missing);
    QCOMPARE(missing->warnings.size(), std::size_t(1));
    QCOMPARE(missing->warnings[0].code, mmd::WarningCode::MissingFile);
    QCOMPARE(missing->warnings[0].location, pathText("曲.mp3"));
    QVERIFY(missing->scene.settings == scene.settings); // and saving keeps it
    QVERIFY(mmd::writeFile(path("曲.mp3"), std::vector<std::byte>(3)));
    const auto opened = mmd::openProject(file, anyModel);
    QVERIFY(opened && opened->warnings.empty());
    QVERIFY(opened->scene.settings == scene.settings);
    // In another folder, the reference is another one.
    QCOMPARE(mmd::projectOf(scene, {}, path("a/dance.odori")).settings.sound.path,
        std::string("../曲.mp3"));
}

void TestProject::unchangedMotionsStayInTheirFiles()
{
    const auto project = mmd::projectOf(savedScene(), {}, path("dance.odori"));
    QCOMPARE(project.actors[0].motion.path, std::string("歩き.vmd"));
    QVERIFY(!project.actors[0].motion.vmd);
    QCOMPARE(project.actors[0].model, std::string("models/a.pmx"));
    QVERIFY(project.actors[1].motion == mmd::ProjectMotion{});
    QVERIFY(project.camera == mmd::ProjectMotion{});
}

void TestProject::editedMotionsAreKeptInside()
{
    mmd::Scene scene = savedScene();
    scene = done(scene, mmd::deleteKeys({scene, theActor, selected({{bone("A"), {10}}})}));
    const mmd::KeyValue key{.track = bone("New"), .frame = 3, .bone = {}, .interpolation = {}};
    scene = mmd::applied(scene, mmd::setKeys({scene, mmd::ActorId{2}}, {&key, 1}));
    const auto file = path("dance.odori");
    QVERIFY(mmd::saveProject(scene, {}, file));
    const auto opened = mmd::openProject(file, anyModel);
    QVERIFY(opened);
    QVERIFY(opened->scene.actors[0].motion == fromFile(scene.actors[0].motion));
    QCOMPARE(opened->scene.actors[0].motionPath, pathText("歩き.vmd"));
    QVERIFY(opened->scene.actors[1].motion == fromFile(scene.actors[1].motion));
    QVERIFY(opened->scene.actors[1].motionPath.empty());
    // Saved as a VMD it is removed from the project again.
    saveVmd(scene.actors[0].motion, "歩き.vmd");
    QVERIFY(!mmd::projectOf(opened->scene, {}, file).actors[0].motion.vmd);
}

void TestProject::aMotionWithoutItsFileIsKeptInside()
{
    const mmd::Scene scene = savedScene();
    QVERIFY(QFile::remove(QString::fromStdString(pathText("歩き.vmd"))));
    const auto project = mmd::projectOf(scene, {}, path("dance.odori"));
    QVERIFY(project.actors[0].motion.vmd);
    QVERIFY(*project.actors[0].motion.vmd == mmd::vmdFromMotion(scene.actors[0].motion));
}

void TestProject::aProjectMovesWithItsFolder()
{
    const mmd::Scene scene = savedScene();
    QVERIFY(mmd::saveProject(scene, {}, path("dance.odori")));
    QDir folder(m_folder->path());
    QVERIFY(folder.mkpath(QStringLiteral("elsewhere")));
    for (const char* name : {"dance.odori", "歩き.vmd"})
        QVERIFY(QFile::copy(folder.filePath(QString::fromUtf8(name)),
            folder.filePath(QStringLiteral("elsewhere/") + QString::fromUtf8(name))));
    QVERIFY(QFile::remove(folder.filePath(QString::fromUtf8("歩き.vmd"))));
    const auto opened = mmd::openProject(path("elsewhere/dance.odori"), anyModel);
    QVERIFY(opened);
    QVERIFY(opened->warnings.empty());
    QCOMPARE(opened->scene.actors[0].motionPath, pathText("elsewhere/歩き.vmd"));
    // From another folder the relative path goes up.
    const auto up = mmd::projectOf(opened->scene, {}, path("projects/dance.odori"));
    QCOMPARE(up.actors[0].motion.path, std::string("../elsewhere/歩き.vmd"));
}

void TestProject::whatIsMissingIsWarnedOfAndKept()
{
    const QByteArray text = R"({"format": "odori-project", "actors": [
 {"model": "missing.pmx", "motion": {"path": "gone.vmd"}}], "camera": {"path": "gone too.vmd"}})";
    const auto file = path("dance.odori");
    QVERIFY(mmd::writeFile(file, bytesOf(text)));
    const auto opened = mmd::openProject(file, anyModel);
    QVERIFY(opened);
    QCOMPARE(opened->warnings.size(), 3u);
    for (const mmd::Warning& warning : opened->warnings)
        QCOMPARE(warning.code, mmd::WarningCode::MissingFile);
    QCOMPARE(opened->warnings[0].location, pathText("missing.pmx"));
    QVERIFY(!opened->scene.actors[0].model);
    const auto again = mmd::projectOf(opened->scene, opened->extras, file);
    QCOMPARE(again.actors[0].model, std::string("missing.pmx"));
    QVERIFY(again.actors[0].motion == (mmd::ProjectMotion{"gone.vmd", {}}));
    QVERIFY(again.camera == (mmd::ProjectMotion{"gone too.vmd", {}}));
}

void TestProject::unknownMembersGoWithTheirActor()
{
    const QByteArray text = R"({"format": "odori-project", "audio": "song.ogg", "actors": [
 {"mood": "calm"}, {"mood": "wild"}]})";
    const auto file = path("dance.odori");
    QVERIFY(mmd::writeFile(file, bytesOf(text)));
    auto opened = mmd::openProject(file, anyModel);
    QVERIFY(opened);
    std::swap(opened->scene.actors[0], opened->scene.actors[1]);
    const auto again = mmd::projectOf(opened->scene, opened->extras, file);
    QVERIFY(again.actors[0].rest.find("wild") != std::string::npos);
    QVERIFY(again.actors[1].rest.find("calm") != std::string::npos);
    QVERIFY(again.rest.find("song.ogg") != std::string::npos);
}

void TestProject::aModelReplacesTheReferenceToAMissingOne()
{
    mmd::Scene scene = savedScene();
    mmd::ProjectExtras extras;
    for (const mmd::Actor& actor : scene.actors)
        extras.actors.push_back({actor.id, pathText("missing.pmx"), {}});
    const auto project = mmd::projectOf(scene, extras, path("dance.odori"));
    QCOMPARE(project.actors[0].model, std::string("models/a.pmx"));
    QCOMPARE(project.actors[1].model, std::string("missing.pmx")); // it has no model
}

void TestProject::oneModelIsReadOnce()
{
    const QByteArray text = R"({"format": "odori-project", "actors": [
 {"model": "a.pmx"}, {"model": "./b/../a.pmx"}, {"model": "b.pmx"}]})";
    const auto file = path("dance.odori");
    QVERIFY(mmd::writeFile(file, bytesOf(text)));
    int reads = 0;
    const auto opened = mmd::openProject(file, [&](const std::filesystem::path& model) {
        ++reads;
        return anyModel(model);
    });
    QVERIFY(opened);
    QCOMPARE(reads, 2);
    QCOMPARE(opened->scene.actors[0].model, opened->scene.actors[1].model);
}

void TestProject::aFailedSaveLeavesTheFile()
{
    const auto saved = mmd::saveProject({}, {}, path("no folder/dance.odori"));
    QVERIFY(!saved);
    QCOMPARE(saved.error().code, mmd::ErrorCode::NotWritable);
    QVERIFY(!mmd::openProject(path("nothing.odori"), anyModel));
}

void TestProject::brokenMotionsInsideAreWarnedOf()
{
    const QByteArray text =
        R"({"format": "odori-project", "actors": [{"motion": {"vmd": "AAAA"}}]})";
    const auto file = path("dance.odori");
    QVERIFY(mmd::writeFile(file, bytesOf(text)));
    const auto opened = mmd::openProject(file, anyModel);
    QVERIFY(opened);
    QCOMPARE(opened->warnings.size(), 1u);
    QVERIFY(opened->scene.actors[0].motion == mmd::Motion{});
}

QTEST_GUILESS_MAIN(TestProject)
#include "test_project.moc"
