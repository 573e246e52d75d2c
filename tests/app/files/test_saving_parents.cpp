// SPDX-License-Identifier: MIT
#include "libmmd/base/file_io.h"
#include "libmmd/following/scene_poses.h"
#include "libmmd/format/vmd/vmd.h"
#include "libmmd/scene/edits/keys/register.h"
#include "libmmd/scene/edits/scene/outside_parents.h"
#include "libmmd/tools/bones/bone_names.h"
#include "tests/app/window_hands.h"
#include "ui/dialogs/parents/parents_dialog.h"
#include "ui/document/files/saved_state.h"

#include <QtCore/QPointer>
#include <QtCore/QTemporaryDir>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

#include <glm/geometric.hpp>

#include <algorithm>

using namespace odori;

/// Saving a motion whose bones follow another model: a VMD cannot hold that.
class TestSavingParents : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { test::prepare("test_saving_parents"); }
    void init();
    void cleanup() { m_window.reset(); }
    void bakedKeysShowTheSameMotion();
    void everyFrameHasAKeyIfThatIsWanted();
    void theBoxDecidesAboutPhysics_data();
    void theBoxDecidesAboutPhysics();
    void aMotionThatChangedMeanwhileIsNotBaked_data();
    void aMotionThatChangedMeanwhileIsNotBaked();
    void withoutThemIsAskedOnce();
    void escapeSavesNothing();
    void aProjectIsSavedWithoutAQuestion();
    void theCameraIsBakedToo();
    void theOtherModelNeedsNoQuestion();

private:
    [[nodiscard]] Document& document() { return m_window->document(); }
    [[nodiscard]] FileSaving& saving() { return m_window->files().saving(); }
    [[nodiscard]] mmd::ActorId id(std::size_t actor) { return document().scene().actors[actor].id; }
    /// `parent`: of the first actor's bones; the middle one if it is not given.
    void follow(mmd::ActorId actor, const std::string& bone, std::uint32_t first, int parent = -1)
    {
        const auto& names = document().scene().actors[0].model->boneTrackNames;
        const std::size_t followed = parent < 0 ? names.size() / 2 : std::size_t(parent);
        const mmd::OutsideParentKey key{bone, first, {id(0), names[followed]}};
        document().apply(
            mmd::setOutsideParent({document().scene(), actor}, key), QStringLiteral("Follow"));
        QCOMPARE(mmd::parentsOf(document().scene(), actor).size(), std::size_t(1));
    }
    void save()
    {
        QVERIFY(QTest::qWaitFor([&] { return m_window->isActiveWindow(); }, 20000));
        QTest::keyClick(m_window.get(), Qt::Key_S, Qt::ControlModifier);
    }
    /// The open question; null if none opens.
    [[nodiscard]] static ParentsDialog* question()
    {
        ParentsDialog* found = nullptr;
        (void)QTest::qWaitFor(
            [&] {
                found = qobject_cast<ParentsDialog*>(QApplication::activeModalWidget());
                return found && found->isActiveWindow();
            },
            10000);
        return found;
    }
    static void press(ParentsDialog& dialog, const char* name)
    {
        QTest::mouseClick(dialog.findChild<QPushButton*>(QLatin1String(name)), Qt::LeftButton);
    }
    static void uncheck(ParentsDialog& dialog, const char* name)
    {
        auto* box = dialog.findChild<QCheckBox*>(QLatin1String(name));
        QVERIFY(box && box->isChecked());
        QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(8, box->height() / 2));
        QVERIFY(!box->isChecked());
    }
    [[nodiscard]] std::vector<std::byte> bytes() const
    {
        return *mmd::readFile(mmd::pathFromUtf8(m_path.toStdString()));
    }
    [[nodiscard]] mmd::Motion written() const
    {
        const auto file = mmd::readVmd(bytes());
        return mmd::motionFromVmd(*file).motion;
    }

    std::unique_ptr<MainWindow> m_window;
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path; ///< of the second actor's motion
    std::string m_root;
};

void TestSavingParents::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_path = m_folder->filePath(QStringLiteral("踊り.vmd"));
    QVERIFY(QFile::copy(samplePaths().last(), m_path));
    m_window = test::shownWindow();
    QVERIFY(m_window);
    QVERIFY(test::opened(*m_window, samplePaths()));
    const test::Answers answers("add");
    QVERIFY(test::opened(*m_window, {samplePaths().first(), m_path}));
    QCOMPARE(document().scene().actors.size(), 2u);
    document().activate(id(1));
    m_root = document().actor()->model->boneTrackNames.front();
}

void TestSavingParents::bakedKeysShowTheSameMotion()
{
    const mmd::Model& walker = *document().scene().actors[0].model;
    follow(id(1), m_root, 20, mmd::boneNamed(walker, "センター"));
    const mmd::Scene before = document().scene();
    save();
    ParentsDialog* dialog = question();
    QVERIFY(dialog);
    const QSignalSpy said(&document(), &Document::said);
    press(*dialog, "bake");
    QVERIFY(test::isWritten(saving()));
    QCOMPARE(said.size(), 1);
    const auto* root = mmd::findBoneTrack(document().actor()->motion, m_root);
    const auto following =
        std::ranges::count_if(root->frames(), [](std::uint32_t frame) { return frame >= 20; });
    QVERIFY2(following < (mmd::lastFrame(before) - 20 + 1) / 2,
        qPrintable(QString::number(following))); // only needed keys
    QCOMPARE(said[0][0].toString(),
        u"Baked %1 key(s) in place of the outside parents."_qs.arg(following));
    QVERIFY(document().actor()->outsideParents.empty());
    QVERIFY(bytes() == mmd::vmdFromMotion(document().actor()->motion));
    mmd::ScenePoses wanted(before, {.physics = Physics::settingsOf(before), .start = 0});
    mmd::PoseEvaluator evaluator(document().actor()->model);
    evaluator.setMotion(written());
    std::vector<std::size_t> joints{0};
    for (const char* name : {"頭", "左手首", "右手首", "左足首", "右足首"})
        joints.push_back(std::size_t(mmd::boneNamed(*document().actor()->model, name)));
    for (std::uint32_t frame = 0; frame <= mmd::lastFrame(before); ++frame) {
        const mmd::Pose& shown = evaluator.evaluate(frame);
        const mmd::Pose& pose = wanted.pose(id(1), frame);
        for (const std::size_t bone : joints)
            QVERIFY2(
                glm::distance(shown.bones[bone].translation, pose.bones[bone].translation) < 0.05f,
                qPrintable(QStringLiteral("frame %1, bone %2").arg(frame).arg(bone)));
    }
    document().undo();
    QCOMPARE(document().actor()->outsideParents.size(), std::size_t(1));
    QVERIFY(document().scene().actors[1].motion == before.actors[1].motion);
}

void TestSavingParents::everyFrameHasAKeyIfThatIsWanted()
{
    follow(id(1), m_root, 20);
    const std::uint32_t last = mmd::lastFrame(document().scene());
    save();
    ParentsDialog* dialog = question();
    QVERIFY(dialog);
    uncheck(*dialog, "thins");
    const QSignalSpy said(&document(), &Document::said);
    press(*dialog, "bake");
    QVERIFY(test::isWritten(saving()));
    QCOMPARE(said.size(), 1);
    QCOMPARE(said[0][0].toString(),
        u"Baked %1 key(s) in place of the outside parents."_qs.arg(last - 20 + 1));
    const auto* root = mmd::findBoneTrack(document().actor()->motion, m_root);
    for (std::uint32_t frame = 20; frame <= last; ++frame)
        QVERIFY(root->find(frame));
}

void TestSavingParents::theBoxDecidesAboutPhysics_data()
{
    QTest::addColumn<bool>("simulates");
    QTest::newRow("with physics") << true;
    QTest::newRow("without physics") << false;
}

void TestSavingParents::theBoxDecidesAboutPhysics()
{
    QFETCH(bool, simulates);
    const mmd::Model& model = *document().scene().actors[0].model;
    const auto& bodies = model.data.rigidBodies;
    const auto body = std::find_if(bodies.begin(), bodies.end(), [](const auto& each) {
        return each.bone >= 0 && each.mode != mmd::pmx::BodyMode::FollowsBone;
    });
    QVERIFY(body != bodies.end());
    follow(id(1), m_root, 20, body->bone);
    const mmd::Scene before = document().scene();
    const auto baked = [&](bool physics) {
        mmd::PoseOptions options;
        if (physics)
            options.physics = Physics::settingsOf(before);
        const auto bake = mmd::bakeParents(before, id(1), options, mmd::Progress());
        return applied(before, bake->patch).actors[1].motion;
    };
    QVERIFY(!(baked(true) == baked(false)));
    save();
    ParentsDialog* dialog = question();
    QVERIFY(dialog);
    if (!simulates)
        uncheck(*dialog, "physics");
    uncheck(*dialog, "thins");
    press(*dialog, "bake");
    QVERIFY(test::isWritten(saving()));
    QVERIFY(document().actor()->motion == baked(simulates));
}

void TestSavingParents::aMotionThatChangedMeanwhileIsNotBaked_data()
{
    QTest::addColumn<std::size_t>("changed"); // actor
    QTest::newRow("its own motion") << std::size_t(1);
    QTest::newRow("the one that is followed") << std::size_t(0);
}

void TestSavingParents::aMotionThatChangedMeanwhileIsNotBaked()
{
    QFETCH(std::size_t, changed);
    follow(id(1), m_root, 20);
    const std::vector<std::byte> before = bytes();
    save();
    ParentsDialog* dialog = question();
    QVERIFY(dialog);
    press(*dialog, "bake"); // its result needs the event loop
    const mmd::TrackId root{mmd::TrackKind::Bone, m_root};
    document().apply(mmd::registerKeys({document().scene(), id(changed)}, {&root, 1}, 77),
        QStringLiteral("Register"));
    const mmd::Scene now = document().scene();
    const QPointer<QLabel> problem = dialog->findChild<QLabel*>(QStringLiteral("problem"));
    QTRY_VERIFY(problem && problem->isVisible());
    QVERIFY(problem->text().contains(QStringLiteral("changed")));
    QVERIFY(document().scene() == now);
    QTest::keyClick(dialog, Qt::Key_Escape);
    (void)test::isWritten(saving());
    QVERIFY(document().scene() == now && bytes() == before);
}

void TestSavingParents::withoutThemIsAskedOnce()
{
    follow(id(1), m_root, 20);
    const mmd::Motion motion = document().actor()->motion;
    save();
    ParentsDialog* dialog = question();
    QVERIFY(dialog);
    press(*dialog, "without");
    QVERIFY(test::isWritten(saving()));
    QVERIFY(bytes() == mmd::vmdFromMotion(motion));
    QCOMPARE(document().actor()->outsideParents.size(), std::size_t(1));
    QVERIFY(document().saved().hasUnsavedWork(id(1))); // no file has the parents
    save();
    QVERIFY(test::isWritten(saving()));
    document().apply(
        mmd::removeOutsideParents({document().scene(), id(1)}, document().actor()->outsideParents),
        QStringLiteral("Remove"));
    follow(id(1), m_root, 30);
    save();
    dialog = question(); // they have changed
    QVERIFY(dialog);
    QTest::keyClick(dialog, Qt::Key_Escape);
    QTRY_VERIFY(!QApplication::activeModalWidget());
}

void TestSavingParents::escapeSavesNothing()
{
    follow(id(1), m_root, 20);
    const mmd::TrackId root{mmd::TrackKind::Bone, m_root};
    document().apply(mmd::registerKeys({document().scene(), id(1)}, {&root, 1}, 77),
        QStringLiteral("Register")); // otherwise the file would have the same bytes
    const std::vector<std::byte> before = bytes();
    save();
    ParentsDialog* dialog = question();
    QVERIFY(dialog);
    QTest::keyClick(dialog, Qt::Key_Escape);
    (void)test::isWritten(saving());
    QVERIFY(bytes() == before);
    QCOMPARE(document().actor()->outsideParents.size(), std::size_t(1));
}

void TestSavingParents::aProjectIsSavedWithoutAQuestion()
{
    follow(id(1), m_root, 20);
    const QString project = m_folder->filePath(QStringLiteral("scene.odori"));
    saving().saveTo(project);
    QVERIFY(test::isWritten(saving()));
    QVERIFY(!m_window->isWindowModified());
    const auto keys = document().actor()->outsideParents;
    QVERIFY(test::opened(*m_window, {project}));
    QCOMPARE(document().scene().actors.size(), 2u);
    QCOMPARE(document().scene().actors[1].outsideParents, keys);
}

void TestSavingParents::theCameraIsBakedToo()
{
    follow(mmd::sceneActor, {}, 10);
    document().activate(mmd::sceneActor);
    const mmd::Scene before = document().scene();
    mmd::ScenePoses poses(before, {.physics = Physics::settingsOf(before), .start = 0});
    const auto baked = mmd::bakeParents(before, mmd::sceneActor,
        {.physics = Physics::settingsOf(before), .start = 0}, mmd::Progress());
    QVERIFY(baked.has_value());
    const mmd::Scene after = applied(before, baked->patch);
    QVERIFY(after.cameraParents.empty());
    QVERIFY(reverted(after, baked->patch) == before);
    mmd::TrackCursor cursor;
    for (const double frame : {0.0, 9.0, 10.0, 40.0})
        QVERIFY(glm::distance(mmd::sampleCamera(*after.camera.camera, frame, cursor).target,
                    mmd::CameraSample{}.target + poses.cameraOffset(frame)) < 1e-3f);
}

void TestSavingParents::theOtherModelNeedsNoQuestion()
{
    follow(id(1), m_root, 20);
    document().activate(id(0));
    saving().saveTo(m_folder->filePath(QStringLiteral("other.vmd")));
    QVERIFY(test::isWritten(saving()));
    QVERIFY(!QApplication::activeModalWidget());
}

QTEST_MAIN(TestSavingParents)
#include "test_saving_parents.moc"
