// SPDX-License-Identifier: MIT
#include "libmmd/pose/pose.h"
#include "libmmd/scene/edits/keys/keys.h"
#include "libmmd/scene/edits/scene/scene_edits.h"
#include "tests/app/window_hands.h"

#include <QtGui/QAction>

#include <algorithm>

using namespace odori;

/// Several models with physics in the real window: each has its own simulation, which continues
/// whichever model is active. Two copies of the bundled model have the same motion.
class TestPhysicsActors : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { test::prepare("test_physics_actors"); }
    void init();
    void cleanup() { m_window.reset(); }
    void bothAreSimulatedAndAlike();
    void bothAreDrawnAsTheyAreSimulated();
    void theOtherModelsRunGoesOnWhenTabComes();
    void tabWhilePlayingInterruptsNoRun();
    void aRunEndsWithItsModel();
    void anEditDropsFramesOfItsModelOnly();

private:
    [[nodiscard]] Document& document() { return m_window->document(); }
    [[nodiscard]] mmd::ActorId actor(std::size_t index)
    {
        return document().scene().actors[index].id;
    }
    void press(Qt::Key key) { QTest::keyClick(&m_window->viewport(), key); }
    void draw() { (void)m_window->viewport().grabFramebuffer(); }
    void activate(std::size_t index);
    /// The simulated ranges of an actor, which becomes the active one.
    [[nodiscard]] std::vector<mmd::SimulatedRange> simulatedOf(std::size_t index);
    /// The transforms of bones driven by physics, at every half frame up to `last`. These frames
    /// must be simulated already.
    [[nodiscard]] std::vector<mmd::BoneTransform> hanging(std::size_t index, double last);
    void startAndPlayTo(double frame);
    void goOnTo(double frame);

    std::unique_ptr<MainWindow> m_window;
};

namespace {

bool isSame(const std::vector<mmd::BoneTransform>& a, const std::vector<mmd::BoneTransform>& b)
{
    return a.size() == b.size() &&
           std::equal(a.begin(), a.end(), b.begin(), [](const auto& one, const auto& two) {
               return one.translation == two.translation && one.rotation == two.rotation;
           });
}

} // namespace

void TestPhysicsActors::init()
{
    m_window = test::shownWindow();
    QVERIFY(m_window);
    test::playEvenly(*m_window);
    QVERIFY(test::opened(*m_window, samplePaths()));
    const test::Answers answers("add");
    QVERIFY(test::opened(*m_window, {samplePaths().first()}));
    QVERIFY(test::opened(*m_window, {samplePaths().last()}));
    QCOMPARE(document().scene().actors.size(), std::size_t(2));
    QCOMPARE(document().scene().active, actor(1));
    QTRY_VERIFY_WITH_TIMEOUT(m_window->viewport().stage().isUploaded(), 20000);
    m_window->physics().setMode(PhysicsMode::Always);
    m_window->viewport().setFocus();
    press(Qt::Key_Home);
    draw();
    QCOMPARE(m_window->viewport().drawnModels(), 2);
}

void TestPhysicsActors::activate(std::size_t index)
{
    for (int presses = 0; document().scene().active != actor(index) && presses < 3; ++presses)
        press(Qt::Key_Tab);
}

std::vector<mmd::SimulatedRange> TestPhysicsActors::simulatedOf(std::size_t index)
{
    activate(index);
    return m_window->physics().simulated();
}

std::vector<mmd::BoneTransform> TestPhysicsActors::hanging(std::size_t index, double last)
{
    std::vector<mmd::BoneTransform> bones;
    mmd::Simulation* run = m_window->physics().runAt(actor(index), 0.0);
    for (double frame = 0.0; run && frame <= last; frame += 0.5)
        for (const mmd::SimulatedBone& bone : run->bonesAt(frame))
            bones.push_back(bone.transform);
    return bones;
}

void TestPhysicsActors::startAndPlayTo(double frame)
{
    press(Qt::Key_P);
    QVERIFY(m_window->playback().isPlaying());
    goOnTo(frame);
}

void TestPhysicsActors::goOnTo(double frame)
{
    QTRY_VERIFY_WITH_TIMEOUT(document().currentFrame() >= frame, 20000);
    press(Qt::Key_P);
    QVERIFY(!m_window->playback().isPlaying());
    draw(); // both models at the final frame
}

void TestPhysicsActors::bothAreSimulatedAndAlike()
{
    startAndPlayTo(20.0);
    const auto second = m_window->physics().simulated();
    const auto first = simulatedOf(0);
    QCOMPARE(first.size(), std::size_t(1));
    QVERIFY(first == second); // both were simulated up to the same frame
    QCOMPARE(first.front().first, 0.0);
    QVERIFY(first.front().last >= 20.0);
    const auto bones = hanging(0, 20.0);
    QVERIFY(!bones.empty());
    QVERIFY(isSame(bones, hanging(1, 20.0)));

    mmd::PoseEvaluator still(document().actor()->model);
    still.setMotion(document().actor()->motion);
    const mmd::Pose& pose = still.evaluate(20.0);
    for (const std::size_t index : {std::size_t(0), std::size_t(1)}) {
        mmd::Simulation* run = m_window->physics().runAt(actor(index), 20.0);
        QVERIFY(run);
        const auto moved = run->bonesAt(20.0);
        QVERIFY(std::any_of(moved.begin(), moved.end(), [&](const mmd::SimulatedBone& bone) {
            const mmd::BoneTransform& stiff = pose.bones[std::size_t(bone.bone)];
            return glm::distance(bone.transform.translation, stiff.translation) > 0.05f;
        }));
    }
}

/// Each model is drawn alone: both look the same, and physics has moved them.
void TestPhysicsActors::bothAreDrawnAsTheyAreSimulated()
{
    startAndPlayTo(20.0);
    m_window->viewport().setBonesShown(false);
    const auto picture = [&](std::size_t shown, std::size_t active) {
        activate(active);
        for (const std::size_t index : {std::size_t(0), std::size_t(1)})
            document().apply(
                mmd::setActorVisible({document().scene(), actor(index)}, index == shown),
                QStringLiteral("Show"));
        const QImage image = m_window->viewport().grabFramebuffer();
        return document().scene().active == actor(active) ? image : QImage();
    };
    const QImage own = picture(0, 0);
    QVERIFY(!own.isNull());
    QCOMPARE(picture(1, 1), own);
    QCOMPARE(picture(0, 1), own);
    QCOMPARE(picture(1, 0), own);
    m_window->physics().setMode(PhysicsMode::Off);
    const QImage stiff = picture(0, 0);
    QVERIFY(stiff != own);
    QCOMPARE(picture(0, 1), stiff);
}

void TestPhysicsActors::theOtherModelsRunGoesOnWhenTabComes()
{
    startAndPlayTo(10.0);
    const auto before = m_window->physics().simulated();
    const double last = before.front().last;
    const auto bones = hanging(1, last);
    for (int round = 0; round < 3; ++round) { // the camera, the first, the second again
        press(Qt::Key_Tab);
        draw();
    }
    QCOMPARE(document().scene().active, actor(1));
    QVERIFY(m_window->physics().simulated() == before);
    QVERIFY(simulatedOf(0) == before);
    startAndPlayTo(last + 10.0); // with the first one active
    for (const std::size_t index : {std::size_t(0), std::size_t(1)}) {
        const auto ranges = simulatedOf(index);
        QCOMPARE(ranges.size(), std::size_t(1));
        QCOMPARE(ranges.front().first, 0.0);
        QVERIFY(ranges.front().last >= last + 10.0);
    }
    QVERIFY(isSame(hanging(1, last), bones));
    QVERIFY(isSame(hanging(0, last + 10.0), hanging(1, last + 10.0)));
}

void TestPhysicsActors::tabWhilePlayingInterruptsNoRun()
{
    press(Qt::Key_P);
    for (const double frame : {4.0, 8.0, 12.0}) {
        QTRY_VERIFY_WITH_TIMEOUT(document().currentFrame() >= frame, 20000);
        press(Qt::Key_Tab);
        QVERIFY(m_window->playback().isPlaying());
    }
    QCOMPARE(document().scene().active, actor(1));
    goOnTo(16.0);
    const auto second = m_window->physics().simulated();
    QCOMPARE(second.size(), std::size_t(1));
    QCOMPARE(second.front().first, 0.0);
    QVERIFY(second.front().last >= 16.0);
    QVERIFY(simulatedOf(0) == second);
    QVERIFY(isSame(hanging(0, 16.0), hanging(1, 16.0)));
}

void TestPhysicsActors::aRunEndsWithItsModel()
{
    startAndPlayTo(6.0);
    const auto first = simulatedOf(0);
    activate(1);
    m_window->findChild<QAction*>(QStringLiteral("models.remove"))->trigger();
    draw();
    QCOMPARE(document().scene().active, actor(0));
    QVERIFY(m_window->physics().simulated() == first);
    QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
    QTRY_VERIFY_WITH_TIMEOUT(m_window->viewport().stage().isUploaded(), 20000);
    draw();
    // The shown model gets a new simulation, which reaches the playhead.
    QVERIFY(simulatedOf(1).back().last >= document().currentFrame());
    QVERIFY(simulatedOf(0) == first);
}

void TestPhysicsActors::anEditDropsFramesOfItsModelOnly()
{
    startAndPlayTo(10.0);
    const auto before = simulatedOf(0);
    press(Qt::Key_Home);
    mmd::KeyValue key;
    key.track = {mmd::TrackKind::Bone, document().actor()->motion.bones[0]->name()};
    key.frame = 4;
    key.bone.translation = {0.0f, 5.0f, 0.0f};
    document().apply(
        mmd::setKeys({document().scene(), actor(1)}, {&key, 1}), QStringLiteral("Jump"));
    draw();
    QVERIFY(simulatedOf(0) == before);
    const auto cut = simulatedOf(1);
    QCOMPARE(cut.front().first, 0.0);
    QVERIFY(cut.back().last <= 4.0);
}

QTEST_MAIN(TestPhysicsActors)
#include "test_physics_actors.moc"
