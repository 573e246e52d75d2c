// SPDX-License-Identifier: MIT
#include "libmmd/base/file_io.h"
#include "libmmd/format/vmd/vmd.h"
#include "libmmd/format/vpd/vpd.h"
#include "tests/app/window_hands.h"
#include "tests/support/corpus.h"

#include <QtCore/QTemporaryDir>
#include <QtCore/QThreadPool>

using namespace odori;

namespace {

mmd::Motion keyAt(const mmd::TrackId& track, std::uint32_t frame)
{
    mmd::BoneKeyframe key;
    key.frame = frame;
    key.value.translation = {0.0f, float(frame), 0.5f};
    mmd::Motion motion;
    mmd::replaceTrack(
        motion, mmd::Track<mmd::BoneKeyframe>(mmd::fieldOf(track.name), std::span(&key, 1)));
    return motion;
}

mmd::Motion cameraAt(std::uint32_t frame)
{
    const mmd::CameraKeyframe key{.frame = frame, .fileIndex = 0, .value = {}};
    mmd::Motion motion;
    mmd::replaceTrack(motion, mmd::Track<mmd::CameraKeyframe>({}, std::span(&key, 1)));
    return motion;
}

} // namespace

/// Files on the command line: each motion is applied to the model before it, without a question.
class TestOpeningPairs : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanup() { m_window.reset(); }
    void pairsAreAsWritten();
    void aMotionBeforeAllModelsIsTheFirsts();
    void aSecondMotionIsMerged();
    void camerasGoToTheScene();
    void aCameraAloneNamesTheWindow_data();
    void aCameraAloneNamesTheWindow();
    void cameraKeysInAMotionAreUsedOnce();
    void aPoseBelongsToTheModelBeforeIt();
    void theMotionOfAMissingModelIsNotOpened();
    void overAProjectModelsAreAdded();
    void aMotionAloneAsksAsEver();
    void filesCanBeReadAhead();

private:
    [[nodiscard]] const mmd::Scene& scene() { return m_window->document().scene(); }
    [[nodiscard]] QString path(const char* name) const
    {
        return m_folder->filePath(QString::fromUtf8(name));
    }
    QString write(const char* name, const mmd::Motion& motion)
    {
        const QString file = path(name);
        if (!mmd::writeFile(mmd::pathFromUtf8(file.toStdString()), mmd::vmdFromMotion(motion)))
            qFatal("the test's own file cannot be written");
        return file;
    }
    /// Opens files as the command line does; cancels and counts every question.
    [[nodiscard]] bool open(const QStringList& paths)
    {
        const test::Answers answers;
        QSignalSpy finished(&m_window->files(), &FileCommands::loadingFinished);
        m_window->files().openAsWritten(paths);
        const bool done = finished.count() == 1 || finished.wait(20000);
        m_questions = int(answers.questions().size());
        return done;
    }
    [[nodiscard]] std::vector<std::uint32_t> frames(std::size_t actor)
    {
        const auto span = mmd::framesOf(scene().actors[actor].motion, m_bone);
        return {span.begin(), span.end()};
    }

    using Frames = std::vector<std::uint32_t>;
    std::unique_ptr<MainWindow> m_window;
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_modelA, m_modelB, m_a, m_b;
    mmd::TrackId m_bone;
    int m_questions = 0;
};

void TestOpeningPairs::initTestCase()
{
    test::prepare("test_opening_pairs");
    const auto model = mmd::loadModel(mmd::pathFromUtf8(samplePaths().first().toStdString()));
    QVERIFY(model);
    m_bone = model->boneTrack(0);
}

void TestOpeningPairs::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_modelA = path("甲.pmx");
    m_modelB = path("乙.pmx");
    for (const QString& each : {m_modelA, m_modelB})
        QVERIFY(QFile::copy(samplePaths().first(), each));
    m_a = write("a.vmd", keyAt(m_bone, 3));
    m_b = write("b.vmd", keyAt(m_bone, 7));
    m_window = test::shownWindow();
    QVERIFY(m_window);
}

void TestOpeningPairs::pairsAreAsWritten()
{
    QVERIFY(open({m_modelA, m_a, m_modelB, m_b}));
    QCOMPARE(m_questions, 0);
    QCOMPARE(scene().actors.size(), 2u);
    QVERIFY(scene().actors[0].model->path.find("甲") != std::string::npos);
    QVERIFY(scene().actors[1].model->path.find("乙") != std::string::npos);
    QCOMPARE(frames(0), Frames{3});
    QCOMPARE(frames(1), Frames{7});
    QCOMPARE(QString::fromStdString(scene().actors[0].motionPath), m_a);
    QCOMPARE(QString::fromStdString(scene().actors[1].motionPath), m_b);
    // The history starts here, without unsaved work.
    QCOMPARE(m_window->document().undoStack()->count(), 0);
    QVERIFY(!m_window->isWindowModified());
}

void TestOpeningPairs::aMotionBeforeAllModelsIsTheFirsts()
{
    QVERIFY(open({m_a, m_modelA, m_modelB, m_b}));
    QCOMPARE(m_questions, 0);
    QCOMPARE(scene().actors.size(), 2u);
    QCOMPARE(frames(0), Frames{3});
    QCOMPARE(frames(1), Frames{7});
}

void TestOpeningPairs::aSecondMotionIsMerged()
{
    QVERIFY(open({m_modelA, m_a, m_b, m_modelB}));
    QCOMPARE(m_questions, 0);
    QCOMPARE(frames(0), (Frames{3, 7}));
    QCOMPARE(frames(1), Frames{});
    QVERIFY(m_window->isWindowModified()); // no file contains both
}

void TestOpeningPairs::camerasGoToTheScene()
{
    QVERIFY(
        open({m_modelA, write("c.vmd", cameraAt(5)), m_a, write("d.vmd", cameraAt(9)), m_modelB}));
    QCOMPARE(m_questions, 0);
    QCOMPARE(scene().camera.keyCount(), 2u);
    QCOMPARE(frames(0), Frames{3});
}

void TestOpeningPairs::aCameraAloneNamesTheWindow_data()
{
    QTest::addColumn<mmd::TrackKind>("kind");
    QTest::newRow("camera") << mmd::TrackKind::Camera;
    QTest::newRow("light") << mmd::TrackKind::Light;
    QTest::newRow("shadow") << mmd::TrackKind::Shadow;
}

void TestOpeningPairs::aCameraAloneNamesTheWindow()
{
    QFETCH(mmd::TrackKind, kind);
    QCOMPARE(m_window->windowTitle(), QStringLiteral("untitled[*] — Odori"));
    mmd::Motion motion;
    const mmd::LightKeyframe light{.frame = 5, .fileIndex = 0, .value = {}};
    const mmd::ShadowKeyframe shadow{.frame = 5, .fileIndex = 0, .value = {}};
    if (kind == mmd::TrackKind::Camera)
        motion = cameraAt(5);
    if (kind == mmd::TrackKind::Light)
        mmd::replaceTrack(motion, mmd::Track<mmd::LightKeyframe>({}, std::span(&light, 1)));
    if (kind == mmd::TrackKind::Shadow)
        mmd::replaceTrack(motion, mmd::Track<mmd::ShadowKeyframe>({}, std::span(&shadow, 1)));
    QVERIFY(open({write("カメラ.vmd", motion)}));
    QCOMPARE(scene().actors.size(), 0u);
    QCOMPARE(m_window->windowTitle(), QStringLiteral("カメラ.vmd[*] — Camera — Odori"));
    QVERIFY(!m_window->isWindowModified());
}

void TestOpeningPairs::cameraKeysInAMotionAreUsedOnce()
{
    mmd::Motion both = keyAt(m_bone, 3);
    both.camera = cameraAt(5).camera;
    const QString first = write("both.vmd", both);
    both.camera = cameraAt(9).camera;
    QVERIFY(open({m_modelA, first, m_modelB, write("too.vmd", both)}));
    QCOMPARE(m_questions, 0);
    QCOMPARE(mmd::framesOf(scene().camera, {mmd::TrackKind::Camera, {}}).front(), 5u);
    QCOMPARE(scene().camera.keyCount(), 1u);
    QVERIFY(!m_window->isWindowModified());
}

void TestOpeningPairs::aPoseBelongsToTheModelBeforeIt()
{
    mmd::VpdFile pose;
    pose.bones.push_back({m_bone.name, mmd::BoneValue{{1, 2, 3}}});
    const QString file = path("姿勢.vpd");
    QVERIFY(mmd::writeFile(mmd::pathFromUtf8(file.toStdString()), mmd::writeVpd(pose)));
    QVERIFY(open({m_modelA, file, m_modelB, m_b}));
    QCOMPARE(m_questions, 0);
    QCOMPARE(scene().actors[0].drafts.size(), 1u);
    QCOMPARE(scene().actors[1].drafts.size(), 0u);
    QCOMPARE(frames(1), Frames{7});
}

void TestOpeningPairs::theMotionOfAMissingModelIsNotOpened()
{
    QVERIFY(open({m_modelA, m_a, path("無い.pmx"), m_b}));
    QCOMPARE(scene().actors.size(), 1u);
    QCOMPARE(frames(0), Frames{3});
    const QString said = m_window->messageBar().text();
    QVERIFY2(said.contains(QStringLiteral("b.vmd")) && said.contains(QStringLiteral("無い.pmx")),
        qPrintable(said));
    m_window = test::shownWindow();
    QVERIFY(open({path("無い.pmx"), m_b, m_modelA, m_a}));
    QCOMPARE(scene().actors.size(), 1u);
    QCOMPARE(frames(0), Frames{3});
}

void TestOpeningPairs::overAProjectModelsAreAdded()
{
    QVERIFY(open({m_modelA, m_a}));
    const QString project = path("場面.odori");
    m_window->files().saving().saveTo(project);
    QVERIFY(test::isWritten(m_window->files().saving()));
    m_window = test::shownWindow();
    QVERIFY(open({m_modelB, m_b, project}));
    QCOMPARE(m_questions, 0);
    QCOMPARE(scene().actors.size(), 2u);
    QCOMPARE(frames(0), Frames{3});
    QCOMPARE(frames(1), Frames{7});
    QVERIFY(m_window->isWindowModified()); // the project does not contain the second one
}

void TestOpeningPairs::aMotionAloneAsksAsEver()
{
    QVERIFY(open({m_modelA, m_a}));
    const mmd::Scene before = scene();
    QVERIFY(open({m_b}));
    QCOMPARE(m_questions, 1);
    QVERIFY(scene() == before);
}

/// The program reads its files while it builds the window. They are opened from memory, once.
void TestOpeningPairs::filesCanBeReadAhead()
{
    const QString file = write("ahead.vmd", cameraAt(7));
    m_window->files().readAhead({file});
    QThreadPool::globalInstance()->waitForDone();
    QVERIFY(scene().camera.keyCount() == 0); // not opened yet
    QVERIFY(QFile::remove(file));
    QVERIFY(open({file}));
    QCOMPARE(scene().camera.keyCount(), std::size_t(1));
    m_window->files().openAsWritten({file});
    QTRY_VERIFY(!m_window->files().isLoading());
    QVERIFY(m_window->messageBar().isVisible()); // the file is gone
}

QTEST_MAIN(TestOpeningPairs)
#include "test_opening_pairs.moc"
