// SPDX-License-Identifier: MIT
#include "libmmd/base/file_io.h"
#include "libmmd/format/vmd/vmd.h"
#include "libmmd/pose/pose.h"
#include "tests/app/files/file_hands.h"
#include "tests/app/tasks/counting_hands.h"
#include "tests/app/window_hands.h"

#include <QtCore/QTemporaryDir>

#include <glm/gtc/constants.hpp>

#include <array>
#include <cmath>
#include <numeric>

using namespace odori;
using namespace odori::test;

namespace {

/// The hand's way, in degrees from the key before; a key every ten frames from 0 on.
constexpr std::array waves{60, -40, 40, -40, 40, -40, 40, -40, 40, -60};

mmd::Motion motionIn(const QString& path)
{
    const auto bytes = mmd::readFile(path.toStdString());
    const auto file = bytes ? mmd::readVmd(*bytes) : tl::unexpected(bytes.error());
    return file ? mmd::motionFromVmd(*file).motion : mmd::Motion{};
}

} // namespace

/// The first motion of a new user: nothing but a model, and all else made with mouse and keys. What
/// the saved files hold is computed here without the editor.
class TestFirstDance : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void cleanupTestCase();
    void aWaveABlinkAndACutAreMadeFromNothing();

private:
    void wave();
    void blink();
    void moveCamera();
    [[nodiscard]] QString savedAs(const QString& name);
    void checkWave(const mmd::Motion& motion) const;
    void checkBlink(const mmd::Motion& motion) const;
    void checkCamera(const mmd::Motion& motion) const;

    [[nodiscard]] Document& document() const { return m_window->document; }

    QTemporaryDir m_folder;
    std::unique_ptr<PanelsWindow> m_window;
    std::unique_ptr<CountingHands> m_hands;
    mmd::TrackId m_arm, m_blink;
    std::vector<mmd::CameraSample> m_registered; ///< what the camera showed when it got its keys
};

void TestFirstDance::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("OdoriTest"));
    QCoreApplication::setApplicationName(QStringLiteral("test_first_dance"));
    m_window = std::make_unique<PanelsWindow>();
    m_hands = std::make_unique<CountingHands>(*m_window);
}

void TestFirstDance::cleanupTestCase()
{
    m_hands.reset();
    m_window.reset();
}

void TestFirstDance::aWaveABlinkAndACutAreMadeFromNothing()
{
    QVERIFY(QTest::qWaitForWindowActive(&m_window->window));
    QVERIFY(dropped(m_window->window, {samplePaths().first()}));
    m_window->model = document().actor()->model;
    QTRY_VERIFY_WITH_TIMEOUT(m_window->viewport().stage().isUploaded(), 20000);
    m_arm = m_window->boneNamed("右腕");
    m_blink = m_window->model->morphTrack(0);
    QVERIFY(document().actor()->motion.bones.empty());

    wave();
    blink();
    const QString dance = savedAs(QStringLiteral("手を振る.vmd"));
    moveCamera();
    const QString camera = savedAs(QStringLiteral("カメラ.vmd"));

    checkWave(motionIn(dance));
    checkBlink(motionIn(dance));
    checkCamera(motionIn(camera));
}

/// Ten keys of the arm: the ring is dragged and the angle is typed.
void TestFirstDance::wave()
{
    m_window->viewport().camera().setFree(StandardView::Front);
    m_window->viewport().showWholeModel();
    m_window->viewport().setFocus();
    m_hands->key(Qt::Key_X);
    m_hands->clickBone(m_arm);
    for (std::uint32_t wave = 0; wave < waves.size(); ++wave) {
        m_hands->goTo(wave * 10);
        m_hands->turnRing(m_arm, QString::number(waves[wave]));
        m_hands->key(Qt::Key_Return);
        QVERIFY(m_window->hasKeyHere(m_arm));
    }
}

void TestFirstDance::blink()
{
    m_hands->showDock("morphs");
    ValueSlider& slider = m_window->morphRow().slider();
    const int middle = slider.height() / 2;
    const QPoint open(1, middle), half(slider.width() / 2, middle),
        closed(slider.width() - 2, middle);
    for (const auto& [frame, to] :
        {std::pair(40u, open), {43u, closed}, {45u, closed}, {48u, open}}) {
        m_hands->goTo(frame);
        m_hands->drag(slider, {half, to});
        m_hands->key(Qt::Key_Return);
        QVERIFY(m_window->hasKeyHere(m_blink));
    }
}

/// Keys at 0, 49, 50 and 90: a move, a cut, another move.
void TestFirstDance::moveCamera()
{
    Viewport& view = m_window->viewport();
    view.setFocus();
    m_hands->key(Qt::Key_Tab);
    QCOMPARE(document().scene().active, mmd::sceneActor);
    m_hands->key(Qt::Key_0, Qt::KeypadModifier);
    const std::array<QPoint, 4> ways{QPoint(20, 10), {60, -15}, {-200, 30}, {35, 5}};
    const std::array<std::uint32_t, 4> frames{0, 49, 50, 90};
    for (std::size_t key = 0; key < frames.size(); ++key) {
        m_hands->goTo(frames[key]);
        const QPoint from(250, 200), way = ways[key];
        m_hands->dragRight(view, {from, from + way / 2, from + way});
        m_registered.push_back(view.camera().shown());
        m_hands->key(Qt::Key_Return);
        QVERIFY(m_window->hasKeyHere(m_window->camera));
    }
}

QString TestFirstDance::savedAs(const QString& name)
{
    FileAnswer answer(m_folder.path(), name);
    m_hands->key(Qt::Key_S, Qt::ControlModifier);
    if (!isWritten(m_window->window.files().saving()))
        return {};
    return m_folder.filePath(name);
}

/// The hand goes round the shoulder by the typed angles; between two keys it is in the middle.
void TestFirstDance::checkWave(const mmd::Motion& motion) const
{
    const auto* track = mmd::findBoneTrack(motion, m_arm.name);
    QVERIFY(track);
    QCOMPARE(track->size(), waves.size());
    mmd::PoseEvaluator evaluator(m_window->model);
    evaluator.setMotion(motion);
    const int shoulder = m_window->model->bonesOfTrack(m_arm.name).front();
    const int hand = m_window->model->bonesOfTrack(m_window->boneNamed("右手首").name).front();
    const auto& bones = m_window->model->data.bones;
    const glm::vec3 arm = bones[std::size_t(hand)].position - bones[std::size_t(shoulder)].position;
    const auto handAt = [&](float degrees) {
        return bones[std::size_t(shoulder)].position +
               glm::angleAxis(glm::radians(degrees), glm::vec3(0, 0, 1)) * arm;
    };
    const auto check = [&](double frame, float degrees) {
        const glm::vec3 at = evaluator.evaluate(frame).bones[std::size_t(hand)].translation;
        QVERIFY2(glm::distance(at, handAt(degrees)) < 1e-3f,
            qPrintable(QStringLiteral("frame %1").arg(frame)));
    };
    float degrees = 0.0f;
    for (std::size_t wave = 0; wave < waves.size(); ++wave) {
        const float before = degrees;
        degrees += float(waves[wave]);
        check(double(wave) * 10, degrees);
        if (wave > 0)
            check(double(wave) * 10 - 5, (before + degrees) / 2);
    }
}

void TestFirstDance::checkBlink(const mmd::Motion& motion) const
{
    const auto* track = mmd::findMorphTrack(motion, m_blink.name);
    QVERIFY(track);
    mmd::TrackCursor cursor;
    for (const auto& [frame, weight] : {std::pair(0.0, 0.0f), {40.0, 0.0f}, {41.5, 0.5f},
             {43.0, 1.0f}, {44.2, 1.0f}, {45.0, 1.0f}, {46.5, 0.5f}, {48.0, 0.0f}, {90.0, 0.0f}})
        QCOMPARE(mmd::sampleMorph(*track, frame, cursor), weight);
}

/// The camera is at each key where it was registered; the cut holds until frame 50.
void TestFirstDance::checkCamera(const mmd::Motion& motion) const
{
    QVERIFY(motion.camera);
    QCOMPARE(motion.camera->size(), 4u);
    mmd::TrackCursor cursor;
    const std::array<double, 4> frames{0, 49, 50, 90};
    for (std::size_t key = 0; key < frames.size(); ++key) {
        const auto shown = mmd::sampleCamera(*motion.camera, frames[key], cursor);
        QCOMPARE(shown.rotation, m_registered[key].rotation);
        QCOMPARE(shown.target, m_registered[key].target);
        QCOMPARE(shown.distance, m_registered[key].distance);
    }
    QVERIFY(!(m_registered[1].rotation == m_registered[2].rotation));
    QCOMPARE(mmd::sampleCamera(*motion.camera, 49.9, cursor).rotation, m_registered[1].rotation);
    const auto middle = mmd::sampleCamera(*motion.camera, 70, cursor);
    QVERIFY(glm::distance(middle.rotation,
                (m_registered[2].rotation + m_registered[3].rotation) / 2.0f) < 1e-5f);
}

QTEST_MAIN(TestFirstDance)
#include "test_first_dance.moc"
