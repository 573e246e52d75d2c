// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/keys/keys.h"
#include "libmmd/scene/edits/scene/actors.h"
#include "libmmd/scene/edits/scene/scene_edits.h"
#include "tests/ui/document/bob_model.h"
#include "ui/document/physics.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

#include <memory>
#include <optional>

using namespace odori;
using namespace odori::test;

/// The physics of a document: when it is shown, which frames are kept and which an edit drops. The
/// model is a bob that is attached to a bone by one joint.
class TestPhysicsRuns : public QObject {
    Q_OBJECT
private slots:
    void init();
    void offMovesNothing();
    void playingSimulatesAndKeepsWhatItSimulated();
    void alwaysShowsEverywhere();
    void aModelWithoutBodiesIsLeftAlone();
    void anEditDropsWhatComesAfterIt();
    void resetBeginsHere();
    void gravityIsTheScenes();
    void aPoseInProgressIsSettled();
    void otherSettingsSettleAPoseInProgressAnew_data();
    void otherSettingsSettleAPoseInProgressAnew();
    void otherSettingsReachEveryActor();
    void anEditReachesTheActorThatItIsOf_data();
    void anEditReachesTheActorThatItIsOf();
    void bodiesStandAtTheirBones();
    void anotherModelBeginsAnew();
    void aModelThatIsTooMuchIsStillAndSaysSo();
    void aPoseInProgressThatIsTooMuchIsStillAndSaysSo();

private:
    [[nodiscard]] mmd::ActorId actor() const { return m_document->scene().active; }
    void setKey(std::uint32_t frame, const glm::vec3& translation);
    /// Height of the bob's bone at a frame; nullopt if physics is not shown.
    [[nodiscard]] std::optional<float> heightAt(double frame);
    void changeSettings(float gravity, std::uint32_t steps);
    void changeNoise(float amount);
    /// Adds an actor with the model and the keys of the first, before it.
    mmd::ActorId addSecond();

    std::unique_ptr<Document> m_document;
    std::unique_ptr<Playback> m_playback;
    std::unique_ptr<Physics> m_physics;
    double m_seconds = 0.0;
};

void TestPhysicsRuns::init()
{
    m_physics.reset();
    m_playback.reset();
    m_document = std::make_unique<Document>();
    m_document->load(mmd::addActor(m_document->scene(), bobOnABone(true)));
    setKey(0, glm::vec3(0.0f));
    setKey(60, {0.0f, 0.0f, 5.0f});
    m_playback = std::make_unique<Playback>(*m_document, [this] { return m_seconds; });
    m_physics = std::make_unique<Physics>(*m_document, *m_playback);
}

void TestPhysicsRuns::setKey(std::uint32_t frame, const glm::vec3& translation)
{
    mmd::KeyValue key;
    key.track = {mmd::TrackKind::Bone, "root"};
    key.frame = frame;
    key.bone.translation = translation;
    m_document->apply(mmd::setKeys({m_document->scene(), actor()}, {&key, 1}), QString());
}

std::optional<float> TestPhysicsRuns::heightAt(double frame)
{
    mmd::Simulation* run = m_physics->runAt(actor(), frame);
    return run ? std::optional(run->pose(frame).bones[1].translation.y) : std::nullopt;
}

void TestPhysicsRuns::offMovesNothing()
{
    m_physics->setMode(PhysicsMode::Off);
    m_playback->play();
    QVERIFY(!heightAt(5.0));
    QVERIFY(m_physics->simulated().empty());
}

void TestPhysicsRuns::playingSimulatesAndKeepsWhatItSimulated()
{
    QVERIFY(m_physics->mode() == PhysicsMode::WhilePlaying);
    QVERIFY(!heightAt(10.0)); // playback is stopped
    QSignalSpy ranges(m_physics.get(), &Physics::simulatedChanged);
    m_playback->play();
    QVERIFY(heightAt(0.0));
    for (int half = 0; half <= 60; ++half)
        QVERIFY(heightAt(half * 0.5));
    const float swung = *heightAt(30.0);
    QVERIFY(swung < 19.0f); // after at least half a second of falling
    QVERIFY(!ranges.isEmpty());
    m_playback->stop();
    QCOMPARE(heightAt(30.0), std::optional(swung)); // after scrubbing: exactly the same value
    QVERIFY(heightAt(12.5));
    QVERIFY(!heightAt(50.0)); // not simulated yet
    QCOMPARE(m_physics->simulated().size(), std::size_t(1));
    QCOMPARE(m_physics->simulated().front().first, 0.0);
    QCOMPARE(m_physics->simulated().front().last, 30.0);
}

void TestPhysicsRuns::alwaysShowsEverywhere()
{
    QSignalSpy changes(m_physics.get(), &Physics::changed);
    m_physics->setMode(PhysicsMode::Always);
    QCOMPARE(changes.size(), 1);
    QVERIFY(heightAt(45.0));
    QCOMPARE(m_physics->simulated().front().first, 45.0); // a jump starts a separate run
    QVERIFY(heightAt(3.0));
    QCOMPARE(m_physics->simulated().front().first, 3.0);
}

void TestPhysicsRuns::aModelWithoutBodiesIsLeftAlone()
{
    m_document->apply(mmd::setModel({m_document->scene(), actor()}, bobOnABone(false)), QString());
    m_physics->setMode(PhysicsMode::Always);
    QVERIFY(!heightAt(0.0));
    QVERIFY(m_physics->simulated().empty());
}

void TestPhysicsRuns::anEditDropsWhatComesAfterIt()
{
    m_playback->play();
    for (int frame = 0; frame <= 60; ++frame)
        QVERIFY(heightAt(frame));
    m_playback->stop();
    const float before = *heightAt(55.0);
    setKey(80, {0.0f, 3.0f, 0.0f}); // affects frames after 60
    QCOMPARE(heightAt(55.0), std::optional(before));
    setKey(30, {0.0f, -3.0f, 0.0f}); // changes the segment from 0
    QVERIFY(!heightAt(55.0));
    m_document->undo();
    m_document->undo();
    QVERIFY(!heightAt(55.0)); // simulated again at the next playback
}

void TestPhysicsRuns::resetBeginsHere()
{
    m_physics->setMode(PhysicsMode::Always);
    for (int frame = 0; frame <= 30; ++frame)
        QVERIFY(heightAt(frame));
    m_document->setCurrentFrame(20.0);
    QSignalSpy changes(m_physics.get(), &Physics::changed);
    m_physics->reset();
    QCOMPARE(changes.size(), 1);
    QVERIFY(heightAt(20.0));
    QCOMPARE(m_physics->simulated().front().first, 20.0);
}

void TestPhysicsRuns::gravityIsTheScenes()
{
    QCOMPARE(Physics::settingsOf(m_document->scene()).gravity, glm::vec3(0.0f, -98.0f, 0.0f));
    mmd::Scene still = m_document->scene();
    still.settings.gravity = 0.0f;
    QCOMPARE(Physics::settingsOf(still).gravity.y, 0.0f);
    QVERIFY(!std::signbit(Physics::settingsOf(still).gravity.x));
    mmd::Scene windy = m_document->scene();
    windy.settings.gravityDirection = {5.0f, 0.0f, 0.0f};
    windy.settings.gravityNoise = 12.0f;
    windy.settings.noiseSeed = 34;
    QCOMPARE(Physics::settingsOf(windy).gravity, glm::vec3(98.0f, 0.0f, 0.0f));
    QCOMPARE(Physics::settingsOf(windy).noise, 120.0f);
    QCOMPARE(Physics::settingsOf(windy).noiseSeed, 34u);
    windy.settings.gravityDirection = {0.0f, 0.0f, 0.0f};
    QCOMPARE(Physics::settingsOf(windy).gravity, glm::vec3(0.0f, -98.0f, 0.0f));
}

void TestPhysicsRuns::changeSettings(float gravity, std::uint32_t steps)
{
    mmd::SceneSettings settings = m_document->scene().settings;
    settings.gravity = gravity;
    settings.physicsSteps = steps;
    m_document->apply(mmd::changeSettings(m_document->scene(), settings), QString());
}

void TestPhysicsRuns::changeNoise(float amount)
{
    mmd::SceneSettings settings = m_document->scene().settings;
    settings.gravityNoise = amount;
    m_document->apply(mmd::changeSettings(m_document->scene(), settings), QString());
}

mmd::ActorId TestPhysicsRuns::addSecond()
{
    const mmd::Actor first = *m_document->actor();
    m_document->load(mmd::addActor(m_document->scene(), first.model));
    const mmd::ActorId second = m_document->scene().actors.back().id;
    m_document->load(mmd::setMotion({m_document->scene(), second}, first.motion, {}));
    return second;
}

/// The bob hangs below its hook, wherever a draft of the pose has the hook.
void TestPhysicsRuns::aPoseInProgressIsSettled()
{
    m_physics->setMode(PhysicsMode::Always);
    QVERIFY(heightAt(0.0));
    mmd::PoseEvaluator evaluator(m_document->actor()->model);
    evaluator.setMotion(m_document->actor()->motion);
    const mmd::BoneOverride draft{.bone = 0, .value = {glm::vec3(0.0f, 0.0f, 30.0f)}};
    evaluator.setOverrides({&draft, 1}, {});
    const mmd::Pose& pose = evaluator.evaluate(0.0);
    const auto bones = m_physics->settled(actor(), pose);
    QCOMPARE(bones.size(), std::size_t(1));
    QCOMPARE(bones[0].bone, 1);
    const glm::vec3 place = bones[0].transform.translation;
    QVERIFY(std::abs(place.z - 30.0f) < 2.1f);                       // it followed
    QVERIFY(glm::distance(place, pose.bones[0].translation) < 2.6f); // swinging on its joint
}

void TestPhysicsRuns::otherSettingsSettleAPoseInProgressAnew_data()
{
    QTest::addColumn<float>("gravity");
    QTest::addColumn<int>("steps");
    QTest::newRow("no gravity") << 0.0f << 2;
    QTest::newRow("upwards") << -98.0f << 2;
    QTest::newRow("finer steps") << 98.0f << 4;
}

/// The result equals that of a first draft after the change; undo settles it again.
void TestPhysicsRuns::otherSettingsSettleAPoseInProgressAnew()
{
    QFETCH(float, gravity);
    QFETCH(int, steps);
    const mmd::ActorId second = addSecond(), first = m_document->scene().actors.front().id;
    QCOMPARE(m_document->scene().settings.physicsSteps, 2u);
    mmd::PoseEvaluator evaluator(m_document->actor()->model);
    const mmd::BoneOverride draft{.bone = 0, .value = {glm::vec3(0.0f, 0.0f, 3.0f)}};
    evaluator.setOverrides({&draft, 1}, {});
    const mmd::Pose& pose = evaluator.evaluate(0.0);
    const auto settledIn = [&](Physics& physics, mmd::ActorId id) {
        const auto bones = physics.settled(id, pose);
        return bones.empty() ? glm::vec3(0.0f) : bones.front().transform.translation;
    };
    const glm::vec3 before = settledIn(*m_physics, first);
    QCOMPARE(settledIn(*m_physics, second), before);
    changeSettings(gravity, std::uint32_t(steps));
    Physics fresh(*m_document, *m_playback);
    const glm::vec3 wanted = settledIn(fresh, first);
    QVERIFY(glm::distance(wanted, before) > 1e-4f);
    QCOMPARE(settledIn(*m_physics, first), wanted);
    QCOMPARE(settledIn(*m_physics, second), wanted);
    if (gravity < 0.0f)
        QVERIFY(wanted.y > before.y + 1.0f);
    m_document->undo();
    QCOMPARE(settledIn(*m_physics, first), before);
    QCOMPARE(settledIn(*m_physics, second), before);
}

/// All runs are dropped; new ones use the new settings.
void TestPhysicsRuns::otherSettingsReachEveryActor()
{
    const mmd::ActorId second = addSecond(), first = m_document->scene().actors.front().id;
    m_physics->setMode(PhysicsMode::Always);
    for (const mmd::ActorId id : {first, second})
        for (double frame = 0.0; frame <= 20.0; frame += 5.0)
            QVERIFY(m_physics->runAt(id, frame));
    m_physics->setMode(PhysicsMode::WhilePlaying);
    for (const mmd::ActorId id : {first, second})
        QVERIFY(m_physics->runAt(id, 15.0));
    changeSettings(-98.0f, 4);
    for (const mmd::ActorId id : {first, second})
        QVERIFY(!m_physics->runAt(id, 15.0));
    m_physics->setMode(PhysicsMode::Always);
    const auto places = [&] {
        std::vector<glm::vec3> all;
        for (const mmd::ActorId id : {first, second})
            all.push_back(m_physics->runAt(id, 0.0)->pose(15.0).bones[1].translation);
        return all;
    };
    const std::vector<glm::vec3> still = places();
    changeNoise(200.0f);
    const std::vector<glm::vec3> windy = places();
    QVERIFY(still[0] != windy[0] && still[1] != windy[1]);
    m_document->undo();
    QVERIFY(places() == still);
    m_document->redo();
    QVERIFY(places() == windy);
    m_document->undo();
    for (const mmd::ActorId id : {first, second}) {
        mmd::Simulation* run = m_physics->runAt(id, 0.0);
        QVERIFY(run);
        QCOMPARE(run->settings().gravity.y, 98.0f);
        QCOMPARE(run->settings().stepsPerFrame, 4);
        QVERIFY(run->pose(15.0).bones[1].translation.y > 20.5f);
    }
}

void TestPhysicsRuns::anEditReachesTheActorThatItIsOf_data()
{
    QTest::addColumn<bool>("isFirst");
    QTest::addColumn<bool>("changesGravity"); ///< in the same step
    QTest::newRow("the first") << true << false;
    QTest::newRow("the last") << false << false;
    QTest::newRow("the first, and gravity") << true << true;
    QTest::newRow("the last, and gravity") << false << true;
}

void TestPhysicsRuns::anEditReachesTheActorThatItIsOf()
{
    QFETCH(bool, isFirst);
    QFETCH(bool, changesGravity);
    const mmd::ActorId second = addSecond(), first = m_document->scene().actors.front().id;
    m_physics->setMode(PhysicsMode::Always);
    for (const mmd::ActorId id : {first, second})
        for (double frame = 0.0; frame <= 20.0; frame += 5.0)
            QVERIFY(m_physics->runAt(id, frame));
    const mmd::ActorId edited = isFirst ? first : second, other = isFirst ? second : first;
    mmd::KeyValue key;
    key.track = {mmd::TrackKind::Bone, "root"};
    key.bone.translation = {0.0f, 10.0f, 0.0f};
    mmd::ScenePatch patch = mmd::setKeys({m_document->scene(), edited}, {&key, 1});
    if (changesGravity) {
        mmd::SceneSettings settings = m_document->scene().settings;
        settings.gravity = 0.0f;
        for (auto& part : mmd::changeSettings(m_document->scene(), settings).parts)
            patch.parts.push_back(part);
    }
    m_document->load(patch);
    m_physics->setMode(PhysicsMode::WhilePlaying);
    QVERIFY(!m_physics->runAt(edited, 15.0));
    QCOMPARE(m_physics->runAt(other, 15.0) != nullptr, !changesGravity);
    m_physics->setMode(PhysicsMode::Always);
    for (const mmd::ActorId id : {first, second}) {
        Physics fresh(*m_document, *m_playback);
        fresh.setMode(PhysicsMode::Always);
        mmd::Simulation *kept = m_physics->runAt(id, 0.0), *wanted = fresh.runAt(id, 0.0);
        QVERIFY(kept && wanted);
        const float height = kept->pose(0.0).bones[1].translation.y;
        QCOMPARE(height, wanted->pose(0.0).bones[1].translation.y);
        QVERIFY((height > 25.0f) == (id == edited));
        QCOMPARE(kept->pose(15.0).bones[1].translation, wanted->pose(15.0).bones[1].translation);
    }
}

void TestPhysicsRuns::bodiesStandAtTheirBones()
{
    m_physics->setMode(PhysicsMode::Off);
    mmd::PoseEvaluator evaluator(m_document->actor()->model);
    evaluator.setMotion(m_document->actor()->motion);
    std::vector<mmd::BodyTransform> bodies;
    m_physics->bodiesAt(actor(), 60.0, evaluator.evaluate(60.0), bodies);
    QCOMPARE(bodies.size(), std::size_t(2));
    QCOMPARE(bodies[0].position, glm::vec3(0.0f, 20.0f, 5.0f));
    QVERIFY(m_physics->rigOf(actor()));
    QCOMPARE(m_physics->rigOf(actor())->joints.size(), std::size_t(1));
}

void TestPhysicsRuns::anotherModelBeginsAnew()
{
    m_physics->setMode(PhysicsMode::Always);
    QVERIFY(heightAt(10.0));
    m_document->apply(mmd::setModel({m_document->scene(), actor()}, bobOnABone(true)), QString());
    QVERIFY(m_physics->simulated().empty());
    QVERIFY(heightAt(10.0));
}

void TestPhysicsRuns::aModelThatIsTooMuchIsStillAndSaysSo()
{
    mmd::pmx::Model data = bobOnABone(true)->data;
    data.rigidBodies.resize(200, data.rigidBodies[1]); // all at the same place
    for (mmd::pmx::RigidBody& body : data.rigidBodies)
        body.mask = 0xFFFF;
    const auto model = std::make_shared<const mmd::Model>(mmd::makeModel(std::move(data), {}, {}));
    m_document->load(mmd::setModel({m_document->scene(), actor()}, model));
    QSignalSpy warned(m_physics.get(), &Physics::warned);
    m_physics->setMode(PhysicsMode::Always);
    for (double frame = 0.0; frame < 5.0; frame += 1.0)
        QVERIFY(!m_physics->runAt(actor(), frame));
    QCOMPARE(warned.count(), 1);
    const auto warnings = warned.front().front().value<std::vector<mmd::Warning>>();
    QCOMPARE(warnings.front().code, mmd::WarningCode::PhysicsOff);
    std::vector<mmd::BodyTransform> places; // bodies are shown at their bones
    mmd::PoseEvaluator evaluator(model);
    m_physics->bodiesAt(actor(), 3.0, evaluator.evaluate(3.0), places);
    QCOMPARE(places.size(), std::size_t(200));
}

/// Bodies that follow the root collide with the bobs only at the draft's pose.
void TestPhysicsRuns::aPoseInProgressThatIsTooMuchIsStillAndSaysSo()
{
    mmd::pmx::Model data = bobOnABone(true)->data;
    data.bones.push_back(data.bones[0]); // at rest, as is the model as a whole
    data.bones[2].name.utf8 = "other";
    const mmd::pmx::RigidBody hook = data.rigidBodies[0], bob = data.rigidBodies[1];
    data.rigidBodies.clear();
    data.joints.clear();
    constexpr std::size_t size = 150;
    data.rigidBodies.resize(size, bob);
    data.rigidBodies.resize(2 * size, hook);
    for (std::size_t at = 0; at < 2 * size; ++at) {
        mmd::pmx::RigidBody& body = data.rigidBodies[at];
        body.group = at < size ? 0 : 1;
        body.mask = at < size ? 1 << 1 : 1 << 0;
        body.size = glm::vec3(0.5f);
    }
    data.bones[1].parent = 2;
    data.rigidBodies.resize(4 * size, hook); // these move away and touch nothing
    for (std::size_t at = 2 * size; at < 4 * size; ++at) {
        data.rigidBodies[at].bone = 2;
        data.rigidBodies[at].mask = 0;
    }
    const auto model = std::make_shared<const mmd::Model>(mmd::makeModel(std::move(data), {}, {}));
    m_document->load(mmd::setModel({m_document->scene(), actor()}, model));
    mmd::SceneSettings settings = m_document->scene().settings;
    settings.gravity = 0.0f; // the bobs do not fall
    m_document->load(mmd::changeSettings(m_document->scene(), settings));
    QSignalSpy warned(m_physics.get(), &Physics::warned);
    const auto settle = [&](float x) {
        mmd::PoseEvaluator evaluator(model);
        const mmd::BoneOverride draft{.bone = 0, .value = {glm::vec3(x, 0.0f, 0.0f)}};
        evaluator.setOverrides({&draft, 1}, {});
        (void)m_physics->settled(actor(), evaluator.evaluate(0.0));
        return warned.count();
    };
    QCOMPARE(settle(0.0f), 0);
    QCOMPARE(settle(2.0f), 1); // in the middle of the bobs
    QCOMPARE(settle(2.01f), 1);
    QCOMPARE(settle(0.0f), 1);
    QCOMPARE(settle(2.0f), 2);
    const auto warnings = warned.front().front().value<std::vector<mmd::Warning>>();
    QCOMPARE(warnings.front().code, mmd::WarningCode::PhysicsOff);
    QVERIFY(warnings.front().location.find("in this pose") != std::string::npos);
}

QTEST_GUILESS_MAIN(TestPhysicsRuns)
#include "test_physics_runs.moc"
