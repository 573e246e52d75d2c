// SPDX-License-Identifier: MIT
#include "app/files/open_choices.h"
#include "libmmd/base/file_io.h"
#include "libmmd/format/vmd/vmd.h"
#include "libmmd/format/vpd/vpd.h"
#include "tests/app/window_hands.h"
#include "tests/support/corpus.h"
#include "ui/document/files/saved_state.h"

#include <QtCore/QTemporaryDir>

using namespace odori;

/// Opening files while others are open: the question about the target is asked once.
class TestProjectOpening : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanup();
    void aSecondMotionIsPlacedAsChosen_data();
    void aSecondMotionIsPlacedAsChosen();
    void cancellingChangesNothing();
    void aTickedAnswerIsAskedNoMore();
    void theMenuChangesTheAnswer();
    void theMenuHasAHeadingForEachQuestion();
    void aPoseOpensAsDraftsAtTheFrame();
    void withAutoKeyAPoseIsRegistered();
    void aCameraFileGoesToTheCamera();
    void cameraKeysOfAModelsMotionAreAskedFor();
    void aSecondModelMayReplaceTheFirst();
    void modelsMotionsAndPosesCanBeDroppedTogether();

private:
    [[nodiscard]] Document& document() { return m_window->document(); }
    [[nodiscard]] const mmd::Scene& scene() { return document().scene(); }
    [[nodiscard]] QString file(const char* name) const
    {
        return m_folder->filePath(QString::fromUtf8(name));
    }
    void write(const QString& path, const mmd::Motion& motion);

    std::unique_ptr<MainWindow> m_window;
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_other; ///< one key: the sample's first bone at frame 3
};

namespace {

mmd::Motion camera(std::uint32_t frame)
{
    mmd::Motion motion;
    std::vector<mmd::CameraKeyframe> keys(1);
    keys[0].frame = frame;
    mmd::replaceTrack(motion, mmd::Track<mmd::CameraKeyframe>({}, keys));
    return motion;
}

} // namespace

void TestProjectOpening::write(const QString& path, const mmd::Motion& motion)
{
    QVERIFY(mmd::writeFile(mmd::pathFromUtf8(path.toStdString()), mmd::vmdFromMotion(motion)));
}

void TestProjectOpening::initTestCase()
{
    test::prepare("test_project_opening");
}

void TestProjectOpening::init()
{
    Settings().setSecondMotion(MotionChoice::Ask);
    Settings().setSecondModel(ModelChoice::Ask);
    Settings().setCameraKeys(CameraChoice::Ask);
    m_folder = std::make_unique<QTemporaryDir>();
    m_window = test::shownWindow();
    QVERIFY(m_window);
    QVERIFY(test::opened(*m_window, samplePaths()));
    mmd::Motion other;
    std::vector<mmd::BoneKeyframe> keys(1);
    keys[0].frame = 3;
    keys[0].value.translation = {0.0f, 1.0f, 0.5f};
    const auto& track = *document().actor()->motion.bones[0];
    mmd::replaceTrack(other, mmd::Track<mmd::BoneKeyframe>(mmd::fieldOf(track.name()), keys));
    m_other = file("他.vmd");
    write(m_other, other);
    document().setCurrentFrame(40);
}

void TestProjectOpening::cleanup()
{
    m_window.reset();
}

void TestProjectOpening::aSecondMotionIsPlacedAsChosen_data()
{
    QTest::addColumn<QByteArray>("answer");
    QTest::newRow("replace") << QByteArray("replace");
    QTest::newRow("merge") << QByteArray("merge");
    QTest::newRow("new") << QByteArray("newActor");
}

void TestProjectOpening::aSecondMotionIsPlacedAsChosen()
{
    QFETCH(QByteArray, answer);
    const mmd::Scene before = scene();
    const std::size_t keys = before.actors[0].motion.keyCount();
    const test::Answers answers(answer.constData());
    QVERIFY(test::dropped(*m_window, {m_other}));
    QCOMPARE(answers.questions().size(), 1);
    QVERIFY(answers.questions()[0].contains(QStringLiteral("他.vmd")));
    QCOMPARE(document().undoStack()->count(), 1);
    const mmd::Motion& first = scene().actors[0].motion;
    const mmd::TrackId track{mmd::TrackKind::Bone, before.actors[0].motion.bones[0]->name()};
    if (answer == "replace") {
        QCOMPARE(first.keyCount(), 1u);
        QCOMPARE(document().saved().motionPath(), m_other);
        QVERIFY(!document().saved().isModified());
    } else if (answer == "merge") {
        QVERIFY(document().selection().hasKey(track, 43));
        QVERIFY(first.keyCount() == keys + 1 || first.keyCount() == keys);
        QVERIFY(document().saved().isModified());
        QVERIFY(document().saved().motionPath().endsWith(QStringLiteral("walk.vmd")));
    } else {
        QCOMPARE(scene().actors.size(), 2u);
        QVERIFY(scene().actors[0] == before.actors[0]);
        QCOMPARE(scene().actors[1].model, before.actors[0].model);
        QCOMPARE(document().saved().motionPath(), m_other);
    }
    QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(scene() == before);
}

void TestProjectOpening::cancellingChangesNothing()
{
    const mmd::Scene before = scene();
    const test::Answers answers(QMessageBox::Cancel);
    QVERIFY(test::opened(*m_window, {m_other}));
    QCOMPARE(answers.questions().size(), 1);
    QVERIFY(scene() == before);
    QCOMPARE(document().undoStack()->count(), 0);
}

void TestProjectOpening::aTickedAnswerIsAskedNoMore()
{
    const test::Answers answers(test::Answers::Answer("merge", true));
    QVERIFY(test::opened(*m_window, {m_other}));
    QVERIFY(Settings().secondMotion() == MotionChoice::Merge);
    document().setCurrentFrame(60);
    QVERIFY(test::opened(*m_window, {m_other}));
    QCOMPARE(answers.questions().size(), 1);
    QCOMPARE(document().undoStack()->count(), 2);
}

void TestProjectOpening::theMenuChangesTheAnswer()
{
    auto* menu = m_window->findChild<QMenu*>(QStringLiteral("whenOpening"));
    QVERIFY(menu);
    emit menu->aboutToShow();
    QStringList checked;
    for (QAction* action : menu->actions())
        if (action->isChecked())
            checked.append(action->text());
    QCOMPARE(checked.size(), 3);
    for (QAction* action : menu->actions())
        if (action->text() == QStringLiteral("Replace"))
            action->trigger();
    QVERIFY(Settings().secondMotion() == MotionChoice::Replace);
    const test::Answers answers;
    QVERIFY(test::opened(*m_window, {m_other}));
    QCOMPARE(answers.questions().size(), 0);
    QCOMPARE(document().actor()->motion.keyCount(), 1u);
}

void TestProjectOpening::aPoseOpensAsDraftsAtTheFrame()
{
    const mmd::Scene before = scene();
    mmd::VpdFile pose = mmd::vpdFromMotion(before.actors[0].motion, 10.0);
    pose.bones.push_back({"nobody", mmd::BoneValue{{1, 2, 3}}});
    const QString path = file("姿勢.vpd");
    QVERIFY(mmd::writeFile(mmd::pathFromUtf8(path.toStdString()), mmd::writeVpd(pose)));
    document().setCurrentFrame(47);
    const test::Answers answers;
    m_window->viewport().setFocus();
    QTest::keyClick(&m_window->viewport(), Qt::Key_Tab); // activates the camera
    QVERIFY(test::dropped(*m_window, {path}));
    QCOMPARE(answers.questions().size(), 0);
    QCOMPARE(document().undoStack()->count(), 1);
    QVERIFY(document().actor());
    QVERIFY(document().actor()->motion == before.actors[0].motion);
    const auto& drafts = document().actor()->drafts;
    QVERIFY(drafts.size() > 3);
    for (const mmd::Draft& draft : drafts)
        QVERIFY(draft.frame == 47 && document().selection().hasTrack(draft.track));
    const QString said = m_window->messageBar().text();
    QVERIFY2(said.contains(QString::number(drafts.size())) && said.contains(u"nobody"),
        qPrintable(said));
    QVERIFY(m_window->isWindowModified());
    QVERIFY(document().saved().motionPath().endsWith(QStringLiteral("walk.vmd")));
    document().undo();
    QVERIFY(scene().actors == before.actors);
}

void TestProjectOpening::withAutoKeyAPoseIsRegistered()
{
    const mmd::VpdFile pose = mmd::vpdFromMotion(scene().actors[0].motion, 10.0);
    const QString path = file("姿勢.vpd");
    QVERIFY(mmd::writeFile(mmd::pathFromUtf8(path.toStdString()), mmd::writeVpd(pose)));
    document().setAutoKey(true);
    document().setCurrentFrame(47);
    QVERIFY(test::opened(*m_window, {path}));
    QVERIFY(document().actor()->drafts.empty());
    QVERIFY(document().selection().keyCount() > 3);
    for (const mmd::TrackKeys& each : document().selection().keys)
        QCOMPARE(each.frames, std::vector<std::uint32_t>{47});
}

void TestProjectOpening::theMenuHasAHeadingForEachQuestion()
{
    auto* menu = m_window->findChild<QMenu*>(QStringLiteral("whenOpening"));
    QVERIFY(menu);
    QStringList headings;
    bool isBehindHeading = false;
    for (const QAction* action : menu->actions()) {
        if (action->isSeparator() && !action->text().isEmpty()) {
            headings.append(action->text());
            isBehindHeading = true;
            continue;
        }
        QVERIFY(isBehindHeading); // every answer has a heading above it
        QVERIFY(action->isEnabled() && action->isCheckable());
    }
    QCOMPARE(
        headings, (QStringList{u"A second model"_qs, u"A motion for a model that has a motion"_qs,
                      u"Camera keys in a model's motion"_qs}));
}

void TestProjectOpening::aCameraFileGoesToTheCamera()
{
    const QString path = file("カメラ.vmd");
    write(path, camera(5));
    const mmd::Scene before = scene();
    const test::Answers answers("merge");
    QVERIFY(test::opened(*m_window, {path}));
    QCOMPARE(answers.questions().size(), 0);
    QVERIFY(scene().actors == before.actors);
    QCOMPARE(scene().camera.keyCount(), 1u);
    QCOMPARE(document().saved().motionPath(mmd::sceneActor), path);
    QVERIFY(!document().saved().isModified());
    QVERIFY(test::opened(*m_window, {path})); // a second one asks
    QCOMPARE(answers.questions().size(), 1);
    QCOMPARE(scene().camera.keyCount(), 2u);
    QVERIFY(!document().saved().isMotionInItsFile(mmd::sceneActor));

    // Saving while the camera is active writes its file.
    m_window->viewport().setFocus();
    QTest::keyClick(&m_window->viewport(), Qt::Key_Tab);
    QCOMPARE(scene().active, mmd::sceneActor);
    QTest::keyClick(m_window.get(), Qt::Key_S, Qt::ControlModifier);
    QVERIFY(test::isWritten(m_window->files().saving()));
    QCOMPARE(test::readAll(path), test::dataOf(mmd::vmdFromMotion(scene().camera)));
}

void TestProjectOpening::cameraKeysOfAModelsMotionAreAskedFor()
{
    mmd::Motion both = document().actor()->motion;
    both.camera = camera(9).camera;
    const QString path = file("両方.vmd");
    write(path, both);
    const test::Answers answers("replace", "copy");
    QVERIFY(test::opened(*m_window, {path}));
    QCOMPARE(answers.questions().size(), 2);
    QCOMPARE(document().undoStack()->count(), 1);
    QCOMPARE(scene().camera.keyCount(), 1u);
    // The model's motion keeps the keys of the file, byte for byte.
    const QByteArray before = test::readAll(path);
    m_window->files().saving().saveMotion();
    QVERIFY(test::isWritten(m_window->files().saving()));
    QCOMPARE(test::readAll(path), before);
}

void TestProjectOpening::aSecondModelMayReplaceTheFirst()
{
    const test::Answers answers("replace");
    const auto motion = document().actor()->motion;
    QVERIFY(test::opened(*m_window, {samplePaths().first()}));
    QCOMPARE(answers.questions().size(), 1);
    QCOMPARE(scene().actors.size(), 1u);
    QVERIFY(document().actor()->motion == motion);
}

void TestProjectOpening::modelsMotionsAndPosesCanBeDroppedTogether()
{
    m_window->files().startNew();
    QVERIFY(scene().actors.empty());
    const test::Answers answers("merge");
    // The motion is first in the list, but the model is opened first.
    QVERIFY(test::dropped(*m_window, {samplePaths().last(), samplePaths().first(), m_other}));
    QCOMPARE(answers.questions().size(), 1);
    QCOMPARE(scene().actors.size(), 1u);
    QVERIFY(document().actor()->model);
    QVERIFY(document().actor()->motion.keyCount() > 100);
}

QTEST_MAIN(TestProjectOpening)
#include "test_project_opening.moc"
