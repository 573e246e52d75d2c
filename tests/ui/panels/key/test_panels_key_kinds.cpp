// SPDX-License-Identifier: MIT
#include "libmmd/motion/names.h"
#include "libmmd/scene/edits/keys/drafts.h"
#include "libmmd/scene/edits/keys/register.h"
#include "libmmd/scene/edits/scene/scene_edits.h"
#include "tests/ui/panels/key/key_panel_stage.h"
#include "ui/fields/switch_field.h"
#include "ui/panels/ik_switches.h"
#include "ui/panels/key/scene_key_rows.h"
#include "ui/theme/theme.h"

#include <QtWidgets/QComboBox>

using namespace odori;
using namespace odori::test;

/// Keys of the camera, light, self-shadow, show and IK in the key panel, and auto-key.
class TestPanelsKeyKinds : public QObject, private KeyPanelStage {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanup();
    void withAutoKeyANumberIsAKey();
    void withAutoKeyADragIsOneStep();
    void cameraKeysAreEditedTogether();
    void lightAndShadowKeysAreEditedTogether();
    void showAndIkKeysAreEditedTogether();
    void keysOfSeveralFramesHaveNoFrame_data();
    void keysOfSeveralFramesHaveNoFrame();
    void kindsShareOneFrameField();
    void keysThatDifferInOneIkShowADashThere();
    void aSwitchThatIsOnKeepsItsByte();
    void theCameraIsNamedBeforeItHasKeys();

private:
    /// Creates the scene's keys at frames 0 and 10 of every kind, all selected; the camera is
    /// active.
    void selectSceneKeys(mmd::TrackKind kind);
};

void TestPanelsKeyKinds::initTestCase()
{
    applyTheme(*qApp, darkTheme());
}

void TestPanelsKeyKinds::init()
{
    QVERIFY(open());
}

void TestPanelsKeyKinds::cleanup()
{
    close();
}

void TestPanelsKeyKinds::withAutoKeyANumberIsAKey()
{
    m_document->select(tracksOf({bone("左足ＩＫ")}));
    m_document->setCurrentFrame(30);
    type(field(mmd::KeyNumber::X), QStringLiteral("1")); // a draft, which the key replaces
    m_document->setAutoKey(true);
    type(field(mmd::KeyNumber::Y), QStringLiteral("2"));
    QVERIFY(m_document->actor()->drafts.empty());
    QCOMPARE(keyAt(*m_document, "左足ＩＫ", 30).value.translation, glm::vec3(1, 2, 0));
    QCOMPARE(m_document->undoStack()->count(), 2);
    m_document->undo();
    QCOMPARE(m_document->actor()->drafts.size(), std::size_t(1));
    m_document->redo();
    m_document->setCurrentFrame(31);
    type(field(mmd::KeyNumber::X), QStringLiteral("5"));
    QCOMPARE(keyAt(*m_document, "左足ＩＫ", 31).value.translation.x, 5.0f);
    QCOMPARE(keyAt(*m_document, "左足ＩＫ", 30).value.translation.x, 1.0f);
}

void TestPanelsKeyKinds::withAutoKeyADragIsOneStep()
{
    m_document->setAutoKey(true);
    m_document->select(tracksOf({bone("左足ＩＫ")}));
    m_document->setCurrentFrame(30);
    dragLabel(field(mmd::KeyNumber::X), 40);
    QCOMPARE(m_document->undoStack()->count(), 1);
    QVERIFY(m_document->actor()->drafts.empty());
    QVERIFY(std::abs(keyAt(*m_document, "左足ＩＫ", 30).value.translation.x - 1.0f) < 1e-5f);
}

void TestPanelsKeyKinds::selectSceneKeys(mmd::TrackKind kind)
{
    const mmd::TrackId track{kind, {}};
    const auto add = [&](mmd::ScenePatch patch) { m_document->apply(std::move(patch), {}); };
    if (kind != mmd::TrackKind::ShowIk)
        m_document->activate(mmd::sceneActor);
    const mmd::ActorId active = m_document->scene().active;
    for (const std::uint32_t frame : {0u, 10u}) {
        const auto scene = [this]() -> const mmd::Scene& { return m_document->scene(); };
        const float value = float(frame);
        if (kind == mmd::TrackKind::Camera)
            add(mmd::registerCamera({scene(), active}, frame, {.target = {value, 1, 2}}));
        if (kind == mmd::TrackKind::Light)
            add(mmd::registerLight({scene(), active}, frame, {.colour = glm::vec3(value / 256)}));
        if (kind == mmd::TrackKind::Shadow)
            add(mmd::registerShadow({scene(), active}, frame, {std::uint8_t(frame ? 2 : 1), 0.1f}));
        if (kind == mmd::TrackKind::ShowIk)
            add(mmd::registerShowIk({scene(), active}, frame, {std::uint8_t(frame ? 0 : 1), {}}));
    }
    mmd::Selection selection = tracksOf({track});
    selection.setKey(track, 0, true);
    selection.setKey(track, 10, true);
    m_document->select(std::move(selection));
    m_document->undoStack()->clear();
}

void TestPanelsKeyKinds::cameraKeysAreEditedTogether()
{
    selectSceneKeys(mmd::TrackKind::Camera);
    CellForm& form = m_panel->sceneRows().form(mmd::TrackKind::Camera);
    QVERIFY(form.isVisible());
    QVERIFY(!field(mmd::KeyNumber::X).isVisible());
    QVERIFY(form.field(mmd::KeyNumber::X)->isMixed());
    QCOMPARE(form.field(mmd::KeyNumber::Y)->text(), QStringLiteral("1.000"));
    type(*form.field(mmd::KeyNumber::X), QStringLiteral("4"));
    type(m_panel->sceneRows().curveField(mmd::CameraChannel::FieldOfView, 1), QStringLiteral("99"));
    QCOMPARE(m_document->undoStack()->count(), 2);
    for (const mmd::CameraValue& value : m_document->scene().camera.camera->values()) {
        QCOMPARE(value.target, glm::vec3(4, 1, 2));
        QCOMPARE(mmd::curvesOf(value.interpolation)[5], (mmd::BezierCurve{20, 99, 107, 107}));
        QCOMPARE(mmd::curvesOf(value.interpolation)[0], mmd::BezierCurve());
    }
    m_document->undo();
    m_document->undo();
    QVERIFY(form.field(mmd::KeyNumber::X)->isMixed());
    m_document->redo();
    QCOMPARE(form.field(mmd::KeyNumber::X)->text(), QStringLiteral("4.000"));
}

void TestPanelsKeyKinds::lightAndShadowKeysAreEditedTogether()
{
    selectSceneKeys(mmd::TrackKind::Light);
    CellForm& light = m_panel->sceneRows().form(mmd::TrackKind::Light);
    QVERIFY(light.field(mmd::KeyNumber::Red)->isMixed());
    type(*light.field(mmd::KeyNumber::Red), QStringLiteral("200"));
    for (const mmd::LightValue& value : m_document->scene().camera.light->values())
        QCOMPARE(value.colour.r, 200.0f / 256.0f);
    QCOMPARE(m_document->scene().camera.light->values()[1].colour.g, 10.0f / 256.0f);
    selectSceneKeys(mmd::TrackKind::Shadow);
    CellForm& shadow = m_panel->sceneRows().form(mmd::TrackKind::Shadow);
    QVERIFY(!light.isVisible());
    QCOMPARE(shadow.choice(mmd::KeyNumber::Mode)->currentIndex(), -1);
    type(*shadow.field(mmd::KeyNumber::Distance), QStringLiteral("8000"));
    for (const mmd::ShadowValue& value : m_document->scene().camera.shadow->values())
        QCOMPARE(value.distance, 0.02f);
    QCOMPARE(int(m_document->scene().camera.shadow->values()[1].mode), 2);
}

void TestPanelsKeyKinds::showAndIkKeysAreEditedTogether()
{
    selectSceneKeys(mmd::TrackKind::ShowIk);
    SwitchField* show =
        m_panel->sceneRows().form(mmd::TrackKind::ShowIk).switchField(mmd::KeyNumber::Show);
    QVERIFY(!show->state());
    QTest::mouseClick(show, Qt::LeftButton);
    const std::string name = bone("左足ＩＫ").name;
    SwitchField* ik = m_panel->sceneRows().switches().field(name);
    QCOMPARE(ik->state(), std::optional(true));
    QTest::mouseClick(ik, Qt::LeftButton);
    QCOMPARE(m_document->undoStack()->count(), 2);
    for (const mmd::ShowIkValue& value : m_document->actor()->motion.showIk->values()) {
        QCOMPARE(int(value.show), 1);
        QVERIFY(!mmd::isIkOn(value, name));
    }
    m_document->undo();
    QCOMPARE(ik->state(), std::optional(true));
}

void TestPanelsKeyKinds::keysOfSeveralFramesHaveNoFrame_data()
{
    QTest::addColumn<mmd::TrackKind>("kind");
    QTest::newRow("camera") << mmd::TrackKind::Camera;
    QTest::newRow("light") << mmd::TrackKind::Light;
    QTest::newRow("shadow") << mmd::TrackKind::Shadow;
    QTest::newRow("show and IK") << mmd::TrackKind::ShowIk;
}

void TestPanelsKeyKinds::keysOfSeveralFramesHaveNoFrame()
{
    QFETCH(mmd::TrackKind, kind);
    selectSceneKeys(kind);
    NumberField& frame = m_panel->frameField();
    QVERIFY(frame.isMixed() && frame.isEnabled() && frame.isReadOnly());
    mmd::Selection one = m_document->selection();
    one.setKey({kind, {}}, 0, false);
    m_document->select(one);
    QCOMPARE(frame.text(), QStringLiteral("10"));
    QVERIFY(!frame.isMixed() && !frame.isReadOnly());
    type(frame, QStringLiteral("12"));
    QVERIFY(m_document->selection().hasKey({kind, {}}, 12));
    QCOMPARE(m_document->undoStack()->count(), 1);
}

void TestPanelsKeyKinds::kindsShareOneFrameField()
{
    selectSceneKeys(mmd::TrackKind::Camera);
    selectSceneKeys(mmd::TrackKind::Light);
    const auto select = [this](std::uint32_t camera, std::uint32_t light) {
        mmd::Selection selection;
        selection.setKey({mmd::TrackKind::Camera, {}}, camera, true);
        selection.setKey({mmd::TrackKind::Light, {}}, light, true);
        m_document->select(selection);
    };
    const NumberField& frame = m_panel->frameField();
    select(0, 10);
    QVERIFY(frame.isMixed() && frame.isReadOnly());
    select(10, 10);
    QCOMPARE(frame.text(), QStringLiteral("10"));
    QVERIFY(!frame.isReadOnly());
}

void TestPanelsKeyKinds::keysThatDifferInOneIkShowADashThere()
{
    selectSceneKeys(mmd::TrackKind::ShowIk);
    const mmd::Selection both = m_document->selection();
    const auto only = [](std::uint32_t frame) {
        const mmd::TrackId track{mmd::TrackKind::ShowIk, {}};
        mmd::Selection selection = tracksOf({track});
        selection.setKey(track, frame, true);
        return selection;
    };
    SwitchField* ik = m_panel->sceneRows().switches().field(bone("左足ＩＫ").name);
    const QImage on = ik->grab().toImage();
    m_document->select(only(10));
    QTest::mouseClick(ik, Qt::LeftButton);
    QCOMPARE(ik->state(), std::optional(false));
    const QImage off = ik->grab().toImage();
    m_document->select(only(0));
    QCOMPARE(ik->state(), std::optional(true));
    m_document->select(both);
    QCOMPARE(ik->state(), std::optional<bool>());
    QVERIFY(ik->isEnabled());
    QVERIFY(ik->grab().toImage() != on && ik->grab().toImage() != off);
}

/// Any byte except 0 is "on"; an unchanged switch keeps the byte of the file.
void TestPanelsKeyKinds::aSwitchThatIsOnKeepsItsByte()
{
    mmd::ShowIkValue value;
    value.switches = {mmd::ikSwitch("IK", true)};
    value.switches[0].on = 7;
    QVERIFY(mmd::isIkOn(value, "IK"));
    QCOMPARE(int(mmd::withIk(value, "IK", true).switches[0].on), 7);
    QCOMPARE(int(mmd::withIk(value, "IK", false).switches[0].on), 0);
    QCOMPARE(int(mmd::withIk(mmd::withIk(value, "IK", false), "IK", true).switches[0].on), 1);
    QVERIFY(mmd::isIkOn(value, "another"));
    QVERIFY(!mmd::isIkOn(mmd::withIk(value, "another", false), "another"));
    QCOMPARE(mmd::withIk(value, "another", false).switches.size(), std::size_t(2));
}

void TestPanelsKeyKinds::theCameraIsNamedBeforeItHasKeys()
{
    const auto text = [&](const char* name) {
        return m_panel->findChild<QLabel*>(QLatin1String(name))->text();
    };
    m_document->activate(mmd::sceneActor);
    m_document->setCurrentFrame(12);
    QCOMPARE(text("names"), QStringLiteral("Camera"));
    QCOMPARE(m_panel->frameField().value(), 12.0);
    QCOMPARE(text("state"), QStringLiteral("at the current frame"));
    const mmd::Draft draft{{mmd::TrackKind::Camera, {}}, 12, mmd::CameraValue{.target = {1, 2, 3}}};
    m_document->apply(
        mmd::setDrafts({m_document->scene(), mmd::sceneActor}, {&draft, 1}), QString());
    QCOMPARE(text("state"), QStringLiteral("draft"));
    m_panel->registerKeys();
    QVERIFY(text("state") != QStringLiteral("draft"));
    QCOMPARE(m_document->scene().camera.camera->size(), std::size_t(1));
    m_document->activate(m_document->scene().actors.front().id);
    QCOMPARE(text("names"), QStringLiteral("—"));
}

QTEST_MAIN(TestPanelsKeyKinds)
#include "test_panels_key_kinds.moc"
