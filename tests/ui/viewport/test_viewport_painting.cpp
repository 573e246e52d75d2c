// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/keys/keys.h"
#include "libmmd/scene/edits/keys/poses.h"
#include "libmmd/scene/edits/scene/actors.h"
#include "libmmd/scene/edits/scene/scene_edits.h"
#include "tests/ui/document/bob_model.h"
#include "ui/document/physics.h"
#include "ui/viewport/viewport.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

#include <functional>
#include <memory>

using namespace odori;
using namespace odori::test;

namespace {

/// A viewport that records whether it is being painted, whatever caused the painting.
class WatchedViewport : public Viewport {
public:
    using Viewport::Viewport;
    [[nodiscard]] bool isPainting() const { return m_depth > 0; }
    [[nodiscard]] int paintings() const { return m_paintings; }

protected:
    void paintEvent(QPaintEvent* event) override
    {
        const Depth depth(m_depth);
        Viewport::paintEvent(event);
    }
    void paintGL() override
    {
        const Depth depth(m_depth);
        ++m_paintings;
        Viewport::paintGL();
    }
    void initializeGL() override
    {
        const Depth depth(m_depth);
        Viewport::initializeGL();
    }

private:
    struct Depth {
        explicit Depth(int& value)
            : depth(value)
        {
            ++depth;
        }
        ~Depth() { --depth; }
        int& depth;
    };
    int m_depth = 0, m_paintings = 0;
};

/// Two bobs with 400 frames of motion each; the second one is active; the clock is `seconds`.
struct Stand {
    double seconds = 0.0;
    Document document;
    Playback playback{document, [this] { return seconds; }};
    Physics physics{document, playback};
    WatchedViewport view{document, playback};
    int said = 0, saidWhilePainting = 0;

    Stand()
    {
        for (int actor = 0; actor < 2; ++actor) {
            document.load(mmd::addActor(document.scene(), bobOnABone(true)));
            document.load(setRoot(400, 5.0f));
        }
        watch(&physics, &Physics::changed);
        watch(&physics, &Physics::simulatedChanged);
        watch(&physics, &Physics::framesDropped);
        watch(&physics, &Physics::warned);
        watch(&physics, &Physics::modeChanged);
        view.setPhysics(&physics);
        view.resize(320, 240);
        view.show();
    }
    template <typename Sender, typename Signal>
    void watch(Sender* sender, Signal signal)
    {
        QObject::connect(sender, signal, &view, [this] {
            ++said;
            saidWhilePainting += view.isPainting() ? 1 : 0;
        });
    }
    [[nodiscard]] mmd::ScenePatch setRoot(std::uint32_t frame, float z) const
    {
        mmd::KeyValue key;
        key.track = {mmd::TrackKind::Bone, "root"};
        key.frame = frame;
        key.bone.translation = {0.0f, 0.0f, z};
        return mmd::setKeys({document.scene(), document.scene().active}, {&key, 1});
    }
    /// Rotates the root at the current frame as a draft.
    void pose(float z)
    {
        const mmd::Draft draft{
            {mmd::TrackKind::Bone, "root"}, document.currentKeyFrame(), mmd::BoneValue{{0, 0, z}}};
        document.apply(mmd::setPoses(document.target(), {&draft, 1}, false), {});
    }
    void play(double to)
    {
        playback.play();
        const double from = seconds;
        while (seconds < from + to) {
            seconds += 1.0 / 60.0;
            const int before = view.paintings();
            QVERIFY(QTest::qWaitFor([&] { return view.paintings() > before; }));
        }
    }
    [[nodiscard]] bool isReady()
    {
        return QTest::qWaitForWindowExposed(&view) && QTest::qWaitFor([this] {
            return view.stage().isUploaded() && view.drawnModels() == 2;
        });
    }
};

} // namespace

/// Painting only draws: changes of the document and slow work are done before.
class TestViewportPainting : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m_stand.reset(); }
    void physicsSaysNothingWhilePainting_data();
    void physicsSaysNothingWhilePainting();
    void theViewSaysNothingWhilePainting();
    void paintingSimulatesNothing_data() { addChanges(); }
    void paintingSimulatesNothing();
    void theFirstPictureIsRight_data() { addChanges(); }
    void theFirstPictureIsRight();
    void aSlotInBetweenMayAskForAnotherFrame();

private:
    static void addChanges();
    std::unique_ptr<Stand> m_stand;
};

using Act = std::function<void(Stand&)>;
Q_DECLARE_METATYPE(Act)

void TestViewportPainting::init()
{
    m_stand = std::make_unique<Stand>();
    QVERIFY(m_stand->isReady());
}

void TestViewportPainting::addChanges()
{
    QTest::addColumn<Act>("act");
    const auto add = [](const char* name, const Act& act) { QTest::newRow(name) << act; };
    add("frame", [](Stand& s) { s.document.setCurrentFrame(40.0); });
    add("fraction of a frame", [](Stand& s) { s.document.playTo(12.5); });
    add("edit", [](Stand& s) { s.document.apply(s.setRoot(5, 8.0f), {}); });
    add("pose in progress", [](Stand& s) { s.pose(3.0f); });
    add("undo", [](Stand& s) {
        s.document.apply(s.setRoot(5, 8.0f), {});
        s.document.undo();
    });
    add("gravity", [](Stand& s) {
        mmd::SceneSettings settings = s.document.scene().settings;
        settings.gravity = 2.0f;
        s.document.apply(mmd::changeSettings(s.document.scene(), settings), {});
    });
    add("reset", [](Stand& s) { s.physics.reset(); });
    add("off", [](Stand& s) { s.physics.setMode(PhysicsMode::Off); });
    add("bodies", [](Stand& s) { s.view.setBodiesShown(true); });
    add("another active model",
        [](Stand& s) { s.document.activate(s.document.scene().actors.front().id); });
    add("a model more", [](Stand& s) {
        s.document.apply(mmd::addActor(s.document.scene(), bobOnABone(true)), {});
    });
    add("a model shown", [](Stand& s) {
        const mmd::ActorId id = s.document.scene().actors.front().id;
        s.document.apply(mmd::setActorVisible({s.document.scene(), id}, false), {});
        s.document.setCurrentFrame(30.0);
        s.document.apply(mmd::setActorVisible({s.document.scene(), id}, true), {});
    });
    add("alone no more", [](Stand& s) {
        s.view.stage().setSolo(true);
        s.document.setCurrentFrame(30.0);
        s.view.stage().setSolo(false);
    });
}

void TestViewportPainting::physicsSaysNothingWhilePainting_data()
{
    QTest::addColumn<Act>("act");
    const auto add = [](const char* name, const Act& act) { QTest::newRow(name) << act; };
    add("playing", [](Stand& s) { s.play(1.0); });
    add("playing with bodies", [](Stand& s) {
        s.view.setBodiesShown(true);
        s.play(0.5);
    });
    add("always", [](Stand& s) {
        s.physics.setMode(PhysicsMode::Always);
        for (const double frame : {1.0, 5.0, 30.0, 200.0, 10.0}) {
            s.document.setCurrentFrame(frame);
            QTest::qWait(20);
        }
    });
    add("edits", [](Stand& s) {
        s.physics.setMode(PhysicsMode::Always);
        s.document.setCurrentFrame(20.0);
        s.document.apply(s.setRoot(5, 8.0f), {});
        QTest::qWait(20);
        s.pose(2.0f);
        QTest::qWait(20);
    });
    add("a small cache", [](Stand& s) {
        s.physics.setMode(PhysicsMode::Always);
        s.physics.setCacheBytes(1024);
        for (double frame = 0.0; frame < 390.0; frame += 20.0) {
            s.document.setCurrentFrame(frame);
            QTest::qWait(1);
        }
    });
}

/// A slot may change the document, which must not happen during painting.
void TestViewportPainting::physicsSaysNothingWhilePainting()
{
    QFETCH(Act, act);
    m_stand->said = 0;
    const int paintings = m_stand->view.paintings();
    act(*m_stand);
    QTRY_VERIFY(m_stand->view.paintings() > paintings);
    QVERIFY(m_stand->said > 0);
    QCOMPARE(m_stand->saidWhilePainting, 0);
}

void TestViewportPainting::theViewSaysNothingWhilePainting()
{
    QSignalSpy missing(&m_stand->view, &Viewport::texturesMissing);
    QSignalSpy rates(&m_stand->view, &Viewport::framesPerSecondChanged);
    m_stand->watch(&m_stand->view, &Viewport::texturesMissing);
    m_stand->watch(&m_stand->view, &Viewport::messages);
    m_stand->watch(&m_stand->view, &Viewport::framesPerSecondChanged);
    mmd::pmx::Model data = bobOnABone(false)->data;
    data.textures.emplace_back().utf8 = "not there.png";
    m_stand->document.apply(mmd::addActor(m_stand->document.scene(),
                                std::make_shared<const mmd::Model>(mmd::makeModel(data, {}, {}))),
        {});
    QTRY_COMPARE(missing.count(), 1);
    m_stand->playback.play();
    QTRY_VERIFY((m_stand->seconds += 0.02, rates.count() >= 1));
    QCOMPARE(m_stand->saidWhilePainting, 0);
}

void TestViewportPainting::paintingSimulatesNothing()
{
    QFETCH(Act, act);
    m_stand->physics.setMode(PhysicsMode::Always);
    m_stand->document.setCurrentFrame(20.0);
    act(*m_stand);
    const auto simulated = m_stand->physics.simulated();
    const std::size_t bytes = m_stand->physics.usedCacheBytes();
    const int said = m_stand->said;
    const int paintings = m_stand->view.paintings();
    m_stand->view.updatePicture();
    QTRY_VERIFY(m_stand->view.paintings() > paintings);
    QCOMPARE(m_stand->said, said);
    QVERIFY(m_stand->physics.simulated() == simulated);
    QCOMPARE(m_stand->physics.usedCacheBytes(), bytes);
}

/// An immediate picture equals the one after all pending work is done.
void TestViewportPainting::theFirstPictureIsRight()
{
    QFETCH(Act, act);
    m_stand->physics.setMode(PhysicsMode::Always);
    m_stand->document.setCurrentFrame(20.0);
    QTest::qWait(20);
    const QImage before = m_stand->view.grabFramebuffer();
    act(*m_stand);
    QTRY_VERIFY(m_stand->view.stage().isUploaded());
    const QImage first = m_stand->view.grabFramebuffer();
    QTest::qWait(50);
    QCOMPARE(m_stand->view.grabFramebuffer(), first);
    const QByteArray row(QTest::currentDataTag());
    QCOMPARE(first == before, row == "undo" || row == "another active model"); // a twin
}

/// At that moment physics has the new model, and the viewport still has the old one.
void TestViewportPainting::aSlotInBetweenMayAskForAnotherFrame()
{
    Stand& s = *m_stand;
    s.physics.setMode(PhysicsMode::Always);
    s.view.setBodiesShown(true);
    s.document.setCurrentFrame(20.0);
    connect(&s.document, &Document::changed, &s.view,
        [&s] { s.document.setCurrentFrame(s.document.currentFrame() + 1.0); });
    s.view.setPhysics(&s.physics); // so it receives changes last
    mmd::pmx::Model data = bobOnABone(true)->data;
    for (int more = 0; more < 20; ++more) {
        data.bones.push_back(data.bones[1]);
        data.bones.back().name.utf8 = "bob " + std::to_string(more);
        data.rigidBodies.push_back(data.rigidBodies[1]);
        data.rigidBodies.back().bone = std::int32_t(data.bones.size()) - 1;
    }
    const mmd::ActorId id = s.document.scene().active;
    s.document.apply(mmd::setModel({s.document.scene(), id},
                         std::make_shared<const mmd::Model>(mmd::makeModel(data, {}, {}))),
        {});
    QCOMPARE(s.document.currentFrame(), 21.0);
    QVERIFY(s.view.positionOf(21) && !s.view.positionOf(22));
    s.document.undo();
    QVERIFY(s.view.positionOf(1) && !s.view.positionOf(2));
    QTRY_VERIFY(s.view.stage().isUploaded());
}

QTEST_MAIN(TestViewportPainting)
#include "test_viewport_painting.moc"
