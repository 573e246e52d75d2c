// SPDX-License-Identifier: MIT
#include "libmmd/scene/draft_numbers.h"
#include "libmmd/scene/edits/keys/clipboard.h"
#include "libmmd/scene/edits/keys/drafts.h"
#include "libmmd/scene/edits/keys/register.h"
#include "libmmd/scene/keyed_value.h"
#include "tests/app/panels_window.h"
#include "ui/document/registering.h"
#include "ui/document/scene_drafts.h"

#include <QtGui/QClipboard>
#include <QtWidgets/QPushButton>

using namespace odori;
using namespace odori::test;

/// Registering poses in the real window with two actors: buttons with counts, Enter, Register All
/// Drafts, Register All Bones; and copying poses.
class TestRegistering : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanupTestCase() { m_window.reset(); }
    void theButtonsCountWhatTheyRegister_data();
    void theButtonsCountWhatTheyRegister();
    void whatPanelsChangedIsCountedBesideSelectedBones();
    void unchangedBonesAreHeld();
    void whatIsTypedIsRegisteredByTheToolBarToo();
    void ctrlEnterRegistersAllDraftsOfAllFrames();
    void keyAllBonesIsACommandWithoutAKey();
    void aPoseIsCopiedWhereNoKeyIs();
    void theCamerasPoseIsCopied();

private:
    [[nodiscard]] Document& document() const { return m_window->document; }
    [[nodiscard]] QAction& registerAction() const;

    std::unique_ptr<PanelsWindow> m_window;
};

void TestRegistering::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("OdoriTest"));
    QCoreApplication::setApplicationName(QStringLiteral("test_registering"));
    m_window = std::make_unique<PanelsWindow>();
    m_window->open();
}

void TestRegistering::init()
{
    m_window->resetPanels();
    document().setCurrentFrame(14);
    document().select({{m_window->leftArm}, {}});
}

QAction& TestRegistering::registerAction() const
{
    for (QAction* each : m_window->window.findChildren<QAction*>())
        if (each->shortcuts().contains(QKeySequence(Qt::Key_Return)))
            return *each;
    qFatal("nothing registers");
}

void TestRegistering::theButtonsCountWhatTheyRegister_data()
{
    QTest::addColumn<std::function<void()>>("prepare");
    QTest::addColumn<int>("count");
    const auto add = [](const char* name, int count, std::function<void()> prepare) {
        QTest::newRow(name) << prepare << count;
    };
    const auto select = [this](std::vector<mmd::TrackId> tracks) {
        std::sort(tracks.begin(), tracks.end());
        document().select({std::move(tracks), {}});
    };
    const auto& left = m_window->leftArm;
    const auto& right = m_window->rightArm;
    const auto& blink = m_window->blink;
    add("unchanged bones and a morph", 3, [=] { select({left, right, blink}); });
    add("a changed and an unchanged bone", 2, [=, this] {
        m_window->addDraft(left, 14);
        select({left, right});
    });
    add("not what is changed and not selected", 1, [=, this] {
        m_window->addDraft(right, 14);
        select({left});
    });
    add("without a selection all that is changed here", 2, [=, this] {
        m_window->addDraft(right, 14);
        m_window->addDraft(blink, 14);
        m_window->addDraft(left, 15);
        select({});
    });
    add("nothing: a change elsewhere is none", 0, [=, this] {
        m_window->addDraft(left, 15);
        select({});
    });
    add("nothing at all", 0, [=] { select({}); });
    add("what panels changed, whatever is selected", 3, [=, this] {
        document().sceneDrafts().change(mmd::ShowIkValue{.show = 0, .switches = {}}, {});
        mmd::LightValue light;
        light.colour = glm::vec3(0.25f);
        document().sceneDrafts().change(light, {});
        select({left});
    });
    add("what panels changed, and nothing is selected", 1, [=, this] {
        mmd::LightValue light;
        light.colour = glm::vec3(0.25f);
        document().sceneDrafts().change(light, {});
        select({});
    });
    add("not the camera, whose draft has its own button", 0, [=, this] {
        mmd::CameraValue camera;
        camera.distance = -33.0f;
        document().sceneDrafts().change(camera, {});
        select({});
    });
    add("nothing of the other model", 1, [=, this] {
        m_window->addDraft(right, 14);
        m_window->activate(2);
        select({left});
    });
    add("the camera without being selected", 1, [=, this] { m_window->activate(0); });
    add("keys elsewhere: their bones", 1, [=, this] { m_window->select(left, {0, 10}); });
}

void TestRegistering::theButtonsCountWhatTheyRegister()
{
    QFETCH(std::function<void()>, prepare);
    QFETCH(int, count);
    prepare();
    QPushButton& button = m_window->keyPanel().registerButton();
    QAction& action = registerAction();
    QCOMPARE(button.isEnabled(), count > 0);
    QCOMPARE(action.isEnabled(), count > 0);
    QCOMPARE(button.toolTip(), action.toolTip());
    QVERIFY(button.toolTip().contains(QStringLiteral("14")));
    for (const QString& text : {button.text(), action.text()}) {
        QCOMPARE(text.contains(QString::number(count)), count > 0);
        QVERIFY(!text.contains(u'%'));
    }
    const auto keyCount = [this] {
        std::size_t keys = document().scene().camera.keyCount();
        for (const mmd::Actor& actor : document().scene().actors)
            keys += actor.motion.keyCount();
        return int(keys);
    };
    const int before = keyCount();
    m_window->window.viewport().setFocus();
    QTest::keyClick(&m_window->window.viewport(), Qt::Key_Return);
    QCOMPARE(keyCount() - before, count);
    QVERIFY(!m_window->note().isEmpty());
}

void TestRegistering::whatPanelsChangedIsCountedBesideSelectedBones()
{
    QCOMPARE(registeringNow(document()).drafts, 0);
    mmd::ShowIkValue hidden;
    hidden.show = 0;
    const mmd::Draft draft{m_window->showIk, 14, hidden};
    document().apply(
        mmd::setDrafts({document().scene(), document().scene().active}, {&draft, 1}), {});
    document().select({{m_window->leftArm}, {}});
    const Registering now = registeringNow(document());
    QCOMPARE(now.count(), 2);
    QCOMPARE(now.drafts, 1);
}

void TestRegistering::unchangedBonesAreHeld()
{
    const mmd::BoneValue shown = std::get<mmd::BoneValue>(
        mmd::keyedValue(document().scene(), document().scene().active, m_window->leftArm, 14.0));
    QTest::keyClick(&m_window->window.viewport(), Qt::Key_Return);
    const auto& track = *mmd::findBoneTrack(m_window->motion(), m_window->leftArm.name);
    const auto index = track.find(14);
    QVERIFY(index);
    QVERIFY(track.values()[*index] == shown);
    document().say({});
    const mmd::Scene before = document().scene();
    QTest::keyClick(&m_window->window.viewport(), Qt::Key_Return); // the same key exists already
    QVERIFY(document().scene() == before);
    QVERIFY(!m_window->note().isEmpty());
}

void TestRegistering::whatIsTypedIsRegisteredByTheToolBarToo()
{
    NumberField& field = m_window->keyPanel().field(mmd::KeyNumber::RotationX);
    m_window->write(field, QStringLiteral("7"));
    auto* button = m_window->window.findChild<QWidget*>(QStringLiteral("registerButton"));
    QTest::mouseClick(button, Qt::LeftButton); // the button does not take the focus
    const auto& track = *mmd::findBoneTrack(m_window->motion(), m_window->leftArm.name);
    QVERIFY(track.find(14));
    const auto angle = [](const mmd::BoneValue& value) {
        return *numberOf(mmd::DraftValue(value), mmd::KeyNumber::RotationX);
    };
    QVERIFY(std::abs(angle(track.values()[*track.find(14)]) - 7.0) < 1e-3);
    document().setCurrentFrame(15);
    m_window->write(field, QStringLiteral("9"));
    QTest::mouseClick(&m_window->keyPanel().registerButton(), Qt::LeftButton);
    const auto& after = *mmd::findBoneTrack(m_window->motion(), m_window->leftArm.name);
    QVERIFY(after.find(15));
    QVERIFY(std::abs(angle(after.values()[*after.find(15)]) - 9.0) < 1e-3);
}

void TestRegistering::ctrlEnterRegistersAllDraftsOfAllFrames()
{
    m_window->activate(2);
    m_window->addDraft(m_window->leftArm, 3);
    m_window->activate(1);
    QVERIFY(!m_window->action(QStringLiteral("Register All Drafts"))->isEnabled());
    m_window->addDraft(m_window->leftArm, 3);
    m_window->addDraft(m_window->leftArm, 7);
    m_window->addDraft(m_window->blink, 7);
    mmd::CameraValue camera;
    camera.distance = -33.0f;
    document().sceneDrafts().change(camera, {}); // at frame 14
    document().select({{m_window->rightArm}, {}});
    const mmd::Scene before = document().scene();
    const int steps = document().undoStack()->index();
    QTest::keyClick(&m_window->window.viewport(), Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(m_window->frames(m_window->leftArm), (Frames{0, 3, 7, 10, 20}));
    QCOMPARE(m_window->frames(m_window->blink), (Frames{0, 7, 10, 20}));
    QCOMPARE(m_window->frames(m_window->rightArm), (Frames{5})); // selected but unchanged
    const auto camerasFrames = mmd::framesOf(document().scene().camera, m_window->camera);
    QCOMPARE(camerasFrames.size(), 4u);
    QVERIFY(document().actor()->drafts.empty() && document().scene().cameraDrafts.empty());
    QCOMPARE(document().scene().actors[1].drafts.size(), 1u); // the other model keeps its draft
    QCOMPARE(document().undoStack()->index(), steps + 1);
    QVERIFY(!m_window->note().isEmpty());
    document().undo();
    QVERIFY(document().scene() == before);
    // From a field with uncommitted text.
    document().select({{m_window->rightArm}, {}});
    NumberField& field = m_window->keyPanel().field(mmd::KeyNumber::RotationX);
    m_window->write(field, QStringLiteral("6"));
    QTest::keyClick(&field, Qt::Key_Enter, Qt::ControlModifier);
    QVERIFY(document().actor()->drafts.empty());
    QCOMPARE(m_window->frames(m_window->rightArm), (Frames{5, 14}));
}

void TestRegistering::keyAllBonesIsACommandWithoutAKey()
{
    QAction* action = m_window->action(QStringLiteral("Register All Bones"));
    QVERIFY(action && action->isEnabled());
    QVERIFY(action->shortcuts().isEmpty());
    const mmd::Scene before = document().scene();
    const auto tracks = mmd::registrableTracks(before, before.active);
    action->trigger();
    std::size_t bones = 0;
    for (const mmd::TrackId& track : tracks) {
        QCOMPARE(m_window->hasKeyHere(track), track.kind == mmd::TrackKind::Bone);
        bones += track.kind == mmd::TrackKind::Bone ? 1 : 0;
    }
    QVERIFY(bones > 10);
    m_window->checkOneStep(before, QStringLiteral("Register All Bones"));
    m_window->activate(0);
    QVERIFY(!action->isEnabled());
}

void TestRegistering::aPoseIsCopiedWhereNoKeyIs()
{
    QAction* copy = m_window->command(QStringLiteral("Copy"));
    m_window->addDraft(m_window->rightArm, 14, 4.0f);
    document().select({});
    QVERIFY(copy->isEnabled()); // the whole pose
    std::vector<mmd::TrackId> tracks{m_window->leftArm, m_window->rightArm, m_window->blink};
    std::sort(tracks.begin(), tracks.end());
    document().select({tracks, {}});
    QVERIFY(copy->isEnabled());
    QVERIFY(!m_window->action(QStringLiteral("Cut"))->isEnabled());
    const mmd::Scene before = document().scene();
    QTest::keyClick(&m_window->window.viewport(), Qt::Key_C, Qt::ControlModifier);
    QVERIFY(document().scene() == before);
    QVERIFY2(m_window->note().contains(QStringLiteral("pose of 3")), qPrintable(m_window->note()));
    const auto shown = [&](const mmd::TrackId& track) {
        return mmd::keyedValue(before, before.active, track, 14.0);
    };
    m_window->activate(2); // the second model, which has no keys
    document().setCurrentFrame(40);
    QTest::keyClick(&m_window->window.viewport(), Qt::Key_V, Qt::ControlModifier);
    for (const mmd::TrackId& track : tracks)
        QCOMPARE(m_window->frames(track), (Frames{40}));
    const mmd::Scene& after = document().scene();
    QVERIFY(
        mmd::keyedValue(after, after.active, m_window->leftArm, 40.0) == shown(m_window->leftArm));
    QVERIFY(mmd::keyedValue(after, after.active, m_window->blink, 40.0) == shown(m_window->blink));
    const auto right = mmd::keyedValue(after, after.active, m_window->rightArm, 40.0);
    QCOMPARE(std::get<mmd::BoneValue>(right).translation.x, 4.0f); // the value of the draft
    // If all of them have keys, Copy copies the keys with their curves.
    m_window->activate(1);
    document().setCurrentFrame(10);
    document().select({{m_window->leftArm}, {}});
    QTest::keyClick(&m_window->window.viewport(), Qt::Key_C, Qt::ControlModifier);
    const auto keys = mmd::keysOfText(QGuiApplication::clipboard()->text().toStdString());
    QVERIFY(keys && keys->keyCount() == 1);
    QVERIFY(mmd::findBoneTrack(*keys, m_window->leftArm.name)->key(0).value ==
            mmd::findBoneTrack(m_window->motion(), m_window->leftArm.name)->key(1).value);
    QVERIFY(!m_window->note().contains(QStringLiteral("pose")));
}

void TestRegistering::theCamerasPoseIsCopied()
{
    m_window->activate(0);
    QVERIFY(document().selection() == mmd::Selection{});
    QTest::keyClick(&m_window->window.viewport(), Qt::Key_C, Qt::ControlModifier);
    document().setCurrentFrame(40);
    QTest::keyClick(&m_window->window.viewport(), Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(m_window->frames(m_window->camera), (Frames{0, 10, 20, 40}));
    QCOMPARE(m_window->frames(m_window->light), (Frames{0, 10, 20}));
    QCOMPARE(m_window->motion().camera->values()[3].distance, -24.0f);
}

QTEST_MAIN(TestRegistering)
#include "test_registering.moc"
