// SPDX-License-Identifier: MIT
#include "libmmd/motion/names.h"
#include "libmmd/motion/panel_values.h"
#include "libmmd/scene/edits/keys/drafts.h"
#include "libmmd/scene/edits/scene/scene_edits.h"
#include "libmmd/text/cp932.h"
#include "tests/ui/panels/scene_panels_stage.h"
#include "ui/document/registering.h"
#include "ui/document/scene_drafts.h"
#include "ui/fields/number_field.h"
#include "ui/fields/switch_field.h"
#include "ui/panels/ik_switches.h"
#include "ui/panels/light/light_editor.h"
#include "ui/panels/light/light_swatch.h"
#include "ui/theme/theme.h"

#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QToolButton>
#include <QtWidgets/QTreeView>

using namespace odori;
using namespace odori::test;
using enum mmd::KeyNumber;
using enum mmd::TrackKind;

/// Editing camera, light, self-shadow, show and IK, and the list of drafts.
class TestPanelsScene : public QObject, private ScenePanelsStage {
    Q_OBJECT
private slots:
    void initTestCase();
    void init() { setUp(); }
    void cleanup() { tearDown(); }
    void withoutKeysMmdsOwnValuesShow();
    void theCameraIsTypedAndRegistered();
    void aChangeStaysWithItsFrame();
    void dropGoesBackToTheKeys();
    void draggingALabelIsOneChange();
    void anglesAndDistanceHaveThePanelsSigns();
    void theLightIsRegistered();
    void selfShadowIsRegistered();
    void showAndIkAreRegistered();
    void withAutoKeyAChangeIsAKey();
    void withAutoKeyADragIsOneStep();
    void enterRegistersTheActiveCamerasDraft();
    void whileTheCameraIsActiveTheModelHasNoSwitches();
    void theListShowsEveryDraft();
    void aClickInTheListGoesThere();
    void theListRegistersAndDrops();
    void everyControlHasAName();

private:
    void type(NumberField* field, const QString& text);
    NumberField* number(mmd::TrackKind kind, mmd::KeyNumber column)
    {
        return panelOf(kind).section(kind).form().field(column);
    }
    void press(QAbstractButton& button) { QTest::mouseClick(&button, Qt::LeftButton); }
    const mmd::Motion& camera() const { return m_document->scene().camera; }
};

void TestPanelsScene::initTestCase()
{
    applyTheme(*qApp, darkTheme());
}

void TestPanelsScene::type(NumberField* field, const QString& text)
{
    QTest::mouseClick(field, Qt::LeftButton);
    QTRY_VERIFY(field->hasFocus());
    field->selectAll();
    QTest::keyClicks(field, text);
    QTest::keyClick(field, Qt::Key_Return);
}

void TestPanelsScene::withoutKeysMmdsOwnValuesShow()
{
    QCOMPARE(number(Camera, Y)->text(), QStringLiteral("10.000"));
    QCOMPARE(number(Camera, Distance)->text(), QStringLiteral("45.000"));
    QCOMPARE(number(Camera, FieldOfView)->text(), QStringLiteral("30°"));
    QCOMPARE(number(Light, Red)->text(), QStringLiteral("154"));
    QCOMPARE(number(Light, Y)->text(), QStringLiteral("−1.000"));
    QCOMPARE(number(Shadow, Distance)->text(), QStringLiteral("8875"));
    QCOMPARE(m_light->section(Shadow).form().choice(Mode)->currentIndex(), 1);
    QCOMPARE(m_model->section(ShowIk).form().switchField(Show)->state(), std::optional(true));
    QVERIFY(m_camera->section(Camera).state().text().contains(QStringLiteral("no keys")));
}

void TestPanelsScene::theCameraIsTypedAndRegistered()
{
    ValueSection& section = m_camera->section(Camera);
    type(number(Camera, X), QStringLiteral("3,5"));
    QVERIFY(!camera().camera); // not yet registered
    QCOMPARE(m_document->undoStack()->count(), 1);
    m_document->undo();
    QCOMPARE(number(Camera, X)->text(), QStringLiteral("0.000"));
    m_document->redo();
    QVERIFY(section.state().text().contains(QStringLiteral("draft")));
    QVERIFY(number(Camera, X)->font().italic());
    const mmd::Selection selection = m_document->selection();
    press(section.registerButton());
    QVERIFY(camera().camera);
    QCOMPARE(camera().camera->frame(0), 10u);
    QCOMPARE(camera().camera->values()[0].target, glm::vec3(3.5f, 10, 0));
    QCOMPARE(camera().camera->values()[0].distance, -45.0f);
    QVERIFY(m_document->selection() == selection); // the model's selection
    QVERIFY(!number(Camera, X)->font().italic());
    QVERIFY(section.state().text().contains(QStringLiteral("◆")));
    QVERIFY(m_document->scene().cameraDrafts.empty());
    QCOMPARE(m_document->undoStack()->count(), 2);
    m_document->undo();
    QVERIFY(!camera().camera);
    QCOMPARE(number(Camera, X)->text(), QStringLiteral("3.500")); // the draft is restored
    QVERIFY(number(Camera, X)->font().italic());
    m_document->redo();
    QCOMPARE(number(Camera, X)->text(), QStringLiteral("3.500"));
    QVERIFY(!number(Camera, X)->font().italic());
}

void TestPanelsScene::aChangeStaysWithItsFrame()
{
    type(number(Camera, X), QStringLiteral("3"));
    m_document->setCurrentFrame(20);
    QCOMPARE(number(Camera, X)->text(), QStringLiteral("0.000"));
    QVERIFY(!number(Camera, X)->font().italic());
    m_document->setCurrentFrame(10);
    QCOMPARE(number(Camera, X)->text(), QStringLiteral("3.000"));
    QVERIFY(number(Camera, X)->font().italic());
    // A value equal to the keyed one is not a draft.
    type(number(Camera, X), QStringLiteral("0"));
    QVERIFY(m_document->scene().cameraDrafts.empty());
}

void TestPanelsScene::dropGoesBackToTheKeys()
{
    QVERIFY(!m_camera->section(Camera).dropButton().isVisible());
    type(number(Camera, Distance), QStringLiteral("20"));
    QVERIFY(m_camera->section(Camera).dropButton().isVisible());
    press(m_camera->section(Camera).dropButton());
    QCOMPARE(number(Camera, Distance)->text(), QStringLiteral("45.000"));
    QVERIFY(m_document->scene().cameraDrafts.empty());
}

void TestPanelsScene::draggingALabelIsOneChange()
{
    QLabel* label = nullptr;
    for (QLabel* each : m_camera->findChildren<QLabel*>())
        if (each->buddy() == number(Camera, Y))
            label = each;
    QVERIFY(label);
    const QPoint start = label->rect().center();
    const auto move = [&](int x) {
        QMouseEvent event(QEvent::MouseMove, start + QPoint(x, 0),
            label->mapToGlobal(start + QPoint(x, 0)), Qt::NoButton, Qt::LeftButton, {});
        QCoreApplication::sendEvent(label, &event);
    };
    QTest::mousePress(label, Qt::LeftButton, {}, start);
    move(10);
    move(40);
    QTest::mouseRelease(label, Qt::LeftButton, {}, start + QPoint(40, 0));
    QCOMPARE(number(Camera, Y)->text(), QStringLiteral("11.000"));
    QTest::mousePress(label, Qt::LeftButton, {}, start);
    move(400);
    QTest::keyClick(label, Qt::Key_Escape);
    QTest::mouseRelease(label, Qt::LeftButton, {}, start);
    QCOMPARE(number(Camera, Y)->text(), QStringLiteral("11.000")); // the draft's value
    QCOMPARE(m_document->undoStack()->count(), 1);
    m_document->undo();
    QCOMPARE(number(Camera, Y)->text(), QStringLiteral("10.000"));
}

void TestPanelsScene::anglesAndDistanceHaveThePanelsSigns()
{
    type(number(Camera, RotationX), QStringLiteral("30"));
    type(number(Camera, RotationY), QStringLiteral("45"));
    type(number(Camera, Distance), QStringLiteral("20"));
    QString said;
    connect(m_document.get(), &Document::said, this, [&](const QString& text) { said = text; });
    type(number(Camera, FieldOfView), QStringLiteral("200")); // clamped to the camera's maximum
    QCOMPARE(said, QStringLiteral("Field of view cannot be more than 125."));
    m_document->disconnect(this);
    press(*m_camera->section(Camera).form().switchField(Perspective));
    press(m_camera->section(Camera).registerButton());
    const mmd::CameraValue& value = camera().camera->values()[0];
    QVERIFY(std::abs(value.rotation.x + glm::radians(30.0f)) < 1e-6f);
    QVERIFY(std::abs(value.rotation.y - glm::radians(45.0f)) < 1e-6f);
    QCOMPARE(value.distance, -20.0f);
    QCOMPARE(value.fieldOfView, 125u);
    QCOMPARE(int(value.perspectiveOff), 1);
}

void TestPanelsScene::theLightIsRegistered()
{
    type(number(Light, Red), QStringLiteral("255"));
    type(number(Light, Z), QStringLiteral("-0.25"));
    const auto* swatch = m_light->findChild<LightSwatch*>();
    QCOMPARE(swatch->colour(), QColor(255, 154, 154));
    LightEditor dark; // colours outside the panel's range
    dark.showLight({.colour = {-1, 0, 2}}, false);
    QCOMPARE(dark.swatch().colour(), QColor(0, 0, 255));
    press(m_light->section(Light).registerButton());
    const mmd::LightValue& value = camera().light->values()[0];
    QCOMPARE(mmd::panelColour(value.colour), glm::ivec3(255, 154, 154));
    QCOMPARE(value.direction, glm::vec3(-0.5f, -1.0f, -0.25f));
    QVERIFY(!camera().shadow); // it has its own Register button
    m_document->undo();
    QVERIFY(!camera().light);
    QCOMPARE(number(Light, Red)->text(), QStringLiteral("255"));
    m_document->undo(); // each number was a step
    m_document->undo();
    QCOMPARE(number(Light, Red)->text(), QStringLiteral("154"));
    for (int step = 0; step < 3; ++step)
        m_document->redo();
    QCOMPARE(number(Light, Red)->text(), QStringLiteral("255"));
    QVERIFY(camera().light);
}

void TestPanelsScene::selfShadowIsRegistered()
{
    QComboBox* mode = m_light->section(Shadow).form().choice(Mode);
    mode->setFocus();
    QTest::keyClick(mode, Qt::Key_Down);
    QCOMPARE(mode->currentIndex(), 2);
    type(number(Shadow, Distance), QStringLiteral("8000"));
    press(m_light->section(Shadow).registerButton());
    QCOMPARE(int(camera().shadow->values()[0].mode), 2);
    QCOMPARE(camera().shadow->values()[0].distance, 0.02f);
    for (int step = 0; step < 3; ++step)
        m_document->undo();
    QCOMPARE(mode->currentIndex(), 1);
    m_document->redo();
    QCOMPARE(mode->currentIndex(), 2);
}

void TestPanelsScene::showAndIkAreRegistered()
{
    ValueSection& section = m_model->section(ShowIk);
    const std::string ik = mmd::encodeCp932("左足ＩＫ").bytes;
    SwitchField* field = section.switches()->field(ik);
    QVERIFY(field);
    press(*field);
    QCOMPARE(field->state(), std::optional(false));
    press(*section.form().switchField(Show));
    press(section.registerButton());
    const auto& showIk = m_document->actor()->motion.showIk;
    QCOMPARE(int(showIk->values()[0].show), 0);
    QCOMPARE(showIk->values()[0].switches.size(), std::size_t(1));
    QCOMPARE(mmd::ikNameOf(showIk->values()[0].switches[0]), std::string_view(ik));
    QCOMPARE(int(showIk->values()[0].switches[0].on), 0);
    QVERIFY(m_document->selection().hasKey({ShowIk, {}}, 10));
    m_document->undo();
    QVERIFY(!m_document->actor()->motion.showIk);
    QCOMPARE(field->state(), std::optional(false));
    m_document->undo();
    m_document->undo();
    QCOMPARE(field->state(), std::optional(true));
    QVERIFY(m_document->actor()->drafts.empty());
    m_document->redo();
    QCOMPARE(field->state(), std::optional(false));
}

void TestPanelsScene::withAutoKeyAChangeIsAKey()
{
    type(number(Camera, X), QStringLiteral("3")); // a draft, which the key then replaces
    m_document->setAutoKey(true);
    type(number(Camera, Y), QStringLiteral("8"));
    QCOMPARE(m_document->undoStack()->count(), 2);
    QCOMPARE(camera().camera->values()[0].target, glm::vec3(3, 8, 0));
    QVERIFY(m_document->scene().cameraDrafts.empty());
    type(number(Light, Red), QStringLiteral("20"));
    press(*m_model->section(ShowIk).form().switchField(Show));
    QCOMPARE(m_document->undoStack()->count(), 4);
    QVERIFY(m_document->actor()->motion.showIk);
}

void TestPanelsScene::withAutoKeyADragIsOneStep()
{
    m_document->setAutoKey(true);
    NumberField* field = number(Camera, Distance);
    field->beginAdjusting();
    field->adjustTo(1);
    field->adjustTo(5);
    QCOMPARE(m_document->undoStack()->count(), 0);
    field->endAdjusting();
    QCOMPARE(m_document->undoStack()->count(), 1);
    QCOMPARE(camera().camera->values()[0].distance, -50.0f);
    field->beginAdjusting();
    field->adjustTo(5);
    field->cancelAdjusting();
    QCOMPARE(m_document->undoStack()->count(), 1);
    QCOMPARE(camera().camera->values()[0].distance, -50.0f);
}

void TestPanelsScene::enterRegistersTheActiveCamerasDraft()
{
    m_document->activate(mmd::sceneActor);
    type(number(Camera, X), QStringLiteral("3"));
    type(number(Light, Red), QStringLiteral("9"));
    const int count = m_document->undoStack()->count();
    registerPose(*m_document); // as Enter does
    QCOMPARE(m_document->undoStack()->count(), count + 1);
    QCOMPARE(camera().camera->values()[0].target.x, 3.0f);
    QCOMPARE(mmd::panelColour(camera().light->values()[0].colour).r, 9);
    QVERIFY(m_document->selection().hasKey({Camera, {}}, 10));
    QVERIFY(m_document->scene().cameraDrafts.empty());
    m_document->undo();
    QVERIFY(!camera().camera && !camera().light);
}

void TestPanelsScene::whileTheCameraIsActiveTheModelHasNoSwitches()
{
    m_document->activate(mmd::sceneActor);
    QVERIFY(!m_model->section(ShowIk).isEnabled());
    press(m_camera->section(Camera).registerButton());
    QVERIFY(m_document->selection().hasTrack({Camera, {}})); // the table shows its keys
}

void TestPanelsScene::theListShowsEveryDraft()
{
    type(number(Camera, X), QStringLiteral("3"));
    const mmd::Scene& scene = m_document->scene();
    const mmd::Draft drafts[] = {
        {.track = bone("頭"), .frame = 5, .value = mmd::BoneValue{{1, 0, 0}, {}}},
        {.track = morph("い"), .frame = 30, .value = mmd::MorphValue{0.5f}}};
    m_document->apply(mmd::setDrafts({scene, scene.active}, drafts), {});
    const auto* model = m_drafts->list().model();
    QCOMPARE(model->rowCount(), 3);
    QCOMPARE(model->index(0, 0).data().toUInt(), 5u);
    QCOMPARE(model->index(0, 1).data().toString(), QStringLiteral("頭"));
    QCOMPARE(model->index(1, 1).data().toString(), QStringLiteral("Camera"));
    QCOMPARE(model->index(2, 1).data().toString(), QStringLiteral("い"));
    m_document->undo();
    QCOMPARE(model->rowCount(), 1);
}

void TestPanelsScene::aClickInTheListGoesThere()
{
    const mmd::Draft draft{
        .track = bone("頭"), .frame = 55, .value = mmd::BoneValue{{1, 0, 0}, {}}};
    const mmd::Scene& scene = m_document->scene();
    m_document->apply(mmd::setDrafts({scene, scene.active}, {&draft, 1}), {});
    QTreeView& list = m_drafts->list();
    const QRect row = list.visualRect(list.model()->index(0, 1));
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, row.center());
    QCOMPARE(m_document->currentFrame(), 55.0);
    QVERIFY(m_document->selection().hasTrack(bone("頭")));
}

void TestPanelsScene::theListRegistersAndDrops()
{
    type(number(Camera, X), QStringLiteral("3"));
    const mmd::Scene& scene = m_document->scene();
    const mmd::Draft drafts[] = {
        {.track = bone("頭"), .frame = 7, .value = mmd::BoneValue{{1, 0, 0}, {}}},
        {.track = bone("頭"), .frame = 9, .value = mmd::BoneValue{{2, 0, 0}, {}}},
        {.track = morph("い"), .frame = 30, .value = mmd::MorphValue{0.5f}}};
    m_document->apply(mmd::setDrafts({scene, scene.active}, drafts), {});
    QTreeView& list = m_drafts->list();
    list.selectionModel()->select(
        list.model()->index(0, 0), QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    press(m_drafts->dropButton());
    QCOMPARE(list.model()->rowCount(), 3);
    QCOMPARE(m_document->undoStack()->count(), 3);
    press(m_drafts->registerButton()); // no selection: registers all
    QCOMPARE(list.model()->rowCount(), 0);
    QCOMPARE(m_document->undoStack()->count(), 4);
    QCOMPARE(keyAt(*m_document, "頭", 9).value.translation.x, 2.0f);
    QVERIFY(mmd::findMorphTrack(m_document->actor()->motion, morph("い").name));
    QCOMPARE(camera().camera->values()[0].target.x, 3.0f);
    QVERIFY(!m_drafts->registerButton().isEnabled());
    m_document->undo();
    QCOMPARE(m_document->actor()->drafts.size(), std::size_t(2));
    QVERIFY(!camera().camera);
    m_document->redo();
    QVERIFY(m_document->actor()->drafts.empty());
}

void TestPanelsScene::everyControlHasAName()
{
    for (const QWidget* widget : m_window->findChildren<QWidget*>()) {
        if (widget->focusPolicy() == Qt::NoFocus || widget->inherits("QScrollArea") ||
            !widget->isVisibleTo(m_window.get()) || widget->parentWidget()->inherits("QComboBox") ||
            widget->inherits("QHeaderView"))
            continue;
        const auto* button = qobject_cast<const QAbstractButton*>(widget);
        QVERIFY2(!widget->accessibleName().isEmpty() || (button && !button->text().isEmpty()),
            widget->metaObject()->className());
    }
}

QTEST_MAIN(TestPanelsScene)
#include "test_panels_scene.moc"
