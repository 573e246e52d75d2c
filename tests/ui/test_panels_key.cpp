// SPDX-License-Identifier: MIT
#include "libmmd/motion/panel_angles.h"
#include "libmmd/scene/edits_scene.h"
#include "tests/ui/small_scene.h"
#include "ui/fields/number_field.h"
#include "ui/fields/switch_field.h"
#include "ui/panels/ik_switches.h"
#include "ui/panels/key_panel.h"
#include "ui/panels/scene_key_rows.h"
#include "ui/theme/theme.h"

#include <QtTest/QtTest>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

using namespace odori;
using namespace odori::test;

/// The numbers of keys.
class TestPanelsKey : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanup();
    void showsTheSelectedKey();
    void aDifferingNumberIsADash();
    void aTypedNumberSetsTheSelectedKeys();
    void theOtherNumbersKeepTheirBits();
    void lookingAtANumberWritesNothing();
    void escapeTakesBackWhatWasTyped();
    void aRotationIsTypedAsAnAngle();
    void withoutKeysEditingMakesADraft();
    void registeringMakesTheDraftAKey();
    void draggingTheLabelIsOneStep_data();
    void draggingTheLabelIsOneStep();
    void draggingMovesDifferingNumbersAlike();
    void escapeDropsTheDragOfALabel();
    void enterGivesTheFocusBack();
    void theFrameMovesTheKey();
    void thePhysicsSwitchIsSetOnAllKeys();
    void aCurveNumberChangesItsChannelOnly();
    void badNumbersAreTakenBack_data();
    void badNumbersAreTakenBack();
    void keysThatAreLeftBehindAreNotEdited();
    void withAutoKeyANumberIsAKey();
    void withAutoKeyADragIsOneStep();
    void cameraKeysAreEditedTogether();
    void lightAndShadowKeysAreEditedTogether();
    void showAndIkKeysAreEditedTogether();

private:
    /// The scene's own keys at frames 0 and 10 of every kind, all selected; the camera is active.
    void selectSceneKeys(mmd::TrackKind kind);
    [[nodiscard]] NumberField& field(KeyNumber number) const { return m_panel->field(number); }
    void type(NumberField& field, const QString& text, Qt::Key last = Qt::Key_Return);
    QLabel* labelOf(const NumberField& field) const;
    void dragLabel(
        NumberField& field, int pixels, Qt::KeyboardModifiers modifiers = {}, bool release = true);

    std::unique_ptr<Document> m_document;
    std::unique_ptr<QWidget> m_window;
    QPushButton* m_other = nullptr; ///< had the focus before
    KeyPanel* m_panel = nullptr;
};

void TestPanelsKey::initTestCase()
{
    applyTheme(*qApp, darkTheme());
}

void TestPanelsKey::init()
{
    m_document = std::make_unique<Document>();
    loadSmallScene(*m_document);
    m_window = std::make_unique<QWidget>();
    auto* layout = new QVBoxLayout(m_window.get());
    m_other = new QPushButton(QStringLiteral("other"));
    m_panel = new KeyPanel(*m_document);
    layout->addWidget(m_other);
    layout->addWidget(m_panel);
    m_window->resize(280, 720);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_other->setFocus();
}

void TestPanelsKey::cleanup()
{
    m_window.reset();
    m_document.reset();
}

void TestPanelsKey::type(NumberField& field, const QString& text, Qt::Key last)
{
    QTest::mouseClick(&field, Qt::LeftButton);
    QTRY_VERIFY(field.hasFocus());
    field.selectAll();
    for (const QChar& character : text) // keyClicks() knows ASCII only
        QTest::sendKeyEvent(QTest::Click, &field, Qt::Key_unknown, QString(character), {});
    QTest::keyClick(&field, last);
}

QLabel* TestPanelsKey::labelOf(const NumberField& field) const
{
    for (QLabel* label : m_panel->findChildren<QLabel*>())
        if (label->buddy() == &field)
            return label;
    return nullptr;
}

void TestPanelsKey::dragLabel(
    NumberField& field, int pixels, Qt::KeyboardModifiers modifiers, bool release)
{
    QLabel* label = labelOf(field);
    const QPoint start = label->rect().center();
    QTest::mousePress(label, Qt::LeftButton, modifiers, start);
    for (const int x : {pixels / 2, pixels}) {
        QMouseEvent move(QEvent::MouseMove, start + QPoint(x, 0),
            label->mapToGlobal(start + QPoint(x, 0)), Qt::NoButton, Qt::LeftButton, modifiers);
        QCoreApplication::sendEvent(label, &move);
    }
    if (release)
        QTest::mouseRelease(label, Qt::LeftButton, modifiers, start + QPoint(pixels, 0));
}

void TestPanelsKey::showsTheSelectedKey()
{
    m_document->select(keysOf("センター", {10}));
    QCOMPARE(
        m_panel->findChild<QLabel*>(QStringLiteral("names"))->text(), QStringLiteral("センター"));
    QCOMPARE(m_panel->frameField().text(), QStringLiteral("10"));
    QCOMPARE(field(KeyNumber::PositionX).text(), QStringLiteral("1.235"));
    m_document->select(keysOf("左ひじ", {45}));
    QCOMPARE(field(KeyNumber::RotationY).text(), QStringLiteral("−12.40°"));
    QCOMPARE(field(KeyNumber::PositionX).text(), QStringLiteral("0.000"));
    QCOMPARE(m_panel->physicsField().state(), std::optional(false));
    QCOMPARE(m_panel->curveField(mmd::BoneChannel::Rotation, 0).text(), QStringLiteral("64"));
    QVERIFY(m_panel->curveField(mmd::BoneChannel::Rotation, 0).isEnabled());
    // Without a selected key, what stands at the current frame is shown and cannot be changed.
    m_document->select(tracksOf({bone("左ひじ")}));
    m_document->setCurrentFrame(45);
    QCOMPARE(m_panel->curveField(mmd::BoneChannel::Rotation, 0).text(), QStringLiteral("64"));
    QVERIFY(!m_panel->curveField(mmd::BoneChannel::Rotation, 0).isEnabled());
    QVERIFY(!m_panel->physicsField().isEnabled());
    m_document->setCurrentFrame(44);
    QVERIFY(m_panel->curveField(mmd::BoneChannel::Rotation, 0).text().isEmpty());
}

void TestPanelsKey::aDifferingNumberIsADash()
{
    m_document->select(both(keysOf("左腕", {45}), keysOf("左ひじ", {45})));
    QCOMPARE(m_panel->frameField().text(), QStringLiteral("45"));
    QCOMPARE(field(KeyNumber::PositionX).text(), QStringLiteral("0.000"));
    QCOMPARE(field(KeyNumber::RotationX).text(), QStringLiteral("—"));
    QVERIFY(!m_panel->physicsField().state());
    QVERIFY(m_panel->curveField(mmd::BoneChannel::Rotation, 0).isMixed());
}

void TestPanelsKey::aTypedNumberSetsTheSelectedKeys()
{
    m_document->select(keysOf("センター", {0, 10}));
    type(field(KeyNumber::PositionY), QStringLiteral("-7.5"));
    QCOMPARE(keyAt(*m_document, "センター", 0).value.translation.y, -7.5f);
    QCOMPARE(keyAt(*m_document, "センター", 10).value.translation.y, -7.5f);
    QCOMPARE(keyAt(*m_document, "センター", 20).value.translation.y, 5.0f);
    QCOMPARE(m_document->undoStack()->count(), 1);
    m_document->undoStack()->undo();
    QCOMPARE(keyAt(*m_document, "センター", 10).value.translation.y, 2.0f);
    QCOMPARE(field(KeyNumber::PositionY).text(), QStringLiteral("—"));
}

void TestPanelsKey::theOtherNumbersKeepTheirBits()
{
    m_document->select(keysOf("センター", {10}));
    mmd::BoneKeyframe expected = keyAt(*m_document, "センター", 10);
    type(field(KeyNumber::PositionZ), QStringLiteral("9"));
    expected.value.translation.z = 9.0f;
    QVERIFY(keyAt(*m_document, "センター", 10) == expected); // 1.23456 is shown as 1.235
}

void TestPanelsKey::lookingAtANumberWritesNothing()
{
    const mmd::Scene before = m_document->scene();
    m_document->select(keysOf("センター", {10}));
    type(field(KeyNumber::PositionX), QStringLiteral("1.235"), Qt::Key_Tab);
    QTest::mouseClick(&field(KeyNumber::RotationX), Qt::LeftButton);
    QTest::keyClick(&field(KeyNumber::RotationX), Qt::Key_Return);
    QVERIFY(m_document->scene() == before);
    QCOMPARE(m_document->undoStack()->count(), 0);
}

void TestPanelsKey::escapeTakesBackWhatWasTyped()
{
    m_document->select(keysOf("センター", {10}));
    type(field(KeyNumber::PositionX), QStringLiteral("77"), Qt::Key_Escape);
    QCOMPARE(field(KeyNumber::PositionX).text(), QStringLiteral("1.235"));
    QCOMPARE(m_document->undoStack()->count(), 0);
    QVERIFY(m_other->hasFocus());
}

void TestPanelsKey::aRotationIsTypedAsAnAngle()
{
    m_document->select(keysOf("左腕", {38}));
    type(field(KeyNumber::RotationY), QStringLiteral("−45°"));
    const glm::vec3 angles = mmd::panelAngles(keyAt(*m_document, "左腕", 38).value.rotation);
    QVERIFY(glm::length(angles - glm::vec3(10, -45, 30)) < 1e-3f);
    QCOMPARE(field(KeyNumber::RotationY).text(), QStringLiteral("−45.00°"));
    QCOMPARE(field(KeyNumber::RotationZ).text(), QStringLiteral("30.00°"));
}

void TestPanelsKey::withoutKeysEditingMakesADraft()
{
    const mmd::Motion before = m_document->actor()->motion;
    m_document->select(tracksOf({bone("センター"), bone("頭")}));
    m_document->setCurrentFrame(15);
    QCOMPARE(field(KeyNumber::PositionX).text(), QStringLiteral("—"));
    type(field(KeyNumber::PositionX), QStringLiteral("8"));
    QVERIFY(m_document->actor()->motion == before);
    const mmd::Draft* draft = mmd::findDraft(*m_document->actor(), bone("センター"), 15);
    QVERIFY(draft);
    QCOMPARE(draft->bone.translation.x, 8.0f);
    QCOMPARE(draft->bone.translation.y, 3.5f); // half way from 2 to 5
    QCOMPARE(mmd::findDraft(*m_document->actor(), bone("頭"), 15)->bone.translation.x, 8.0f);
    QCOMPARE(m_document->undoStack()->count(), 1);
    QVERIFY(field(KeyNumber::PositionX).font().italic());
    m_document->setCurrentFrame(16);
    QVERIFY(!field(KeyNumber::PositionX).font().italic());
}

void TestPanelsKey::registeringMakesTheDraftAKey()
{
    m_document->select(tracksOf({bone("センター")}));
    m_document->setCurrentFrame(15);
    type(field(KeyNumber::PositionX), QStringLiteral("8"));
    QVERIFY(m_panel->registerButton().text().contains(u'1'));
    QTest::mouseClick(&m_panel->registerButton(), Qt::LeftButton);
    QCOMPARE(keyAt(*m_document, "センター", 15).value.translation.x, 8.0f);
    QVERIFY(m_document->actor()->drafts.empty());
    QVERIFY(m_document->selection().hasKey(bone("センター"), 15));
    QVERIFY(!m_panel->registerButton().text().contains(u'1'));
    m_document->undoStack()->undo();
    m_document->undoStack()->undo();
    m_document->select({});
    QVERIFY(!m_panel->registerButton().isEnabled());
}

void TestPanelsKey::draggingTheLabelIsOneStep_data()
{
    QTest::addColumn<int>("modifiers");
    QTest::addColumn<float>("value");
    QTest::newRow("plain") << 0 << 3.0f;
    QTest::newRow("Ctrl: a tenth") << int(Qt::ControlModifier) << 2.1f;
    QTest::newRow("Shift: ten times") << int(Qt::ShiftModifier) << 12.0f;
}

void TestPanelsKey::draggingTheLabelIsOneStep()
{
    QFETCH(int, modifiers);
    QFETCH(float, value);
    m_document->select(keysOf("センター", {10}));
    dragLabel(field(KeyNumber::PositionY), 40, Qt::KeyboardModifiers(modifiers));
    QVERIFY(std::abs(keyAt(*m_document, "センター", 10).value.translation.y - value) < 1e-4f);
    QCOMPARE(m_document->undoStack()->count(), 1);
    m_document->undoStack()->undo();
    QCOMPARE(keyAt(*m_document, "センター", 10).value.translation.y, 2.0f);
}

void TestPanelsKey::draggingMovesDifferingNumbersAlike()
{
    m_document->select(keysOf("センター", {10, 20}));
    dragLabel(field(KeyNumber::PositionY), -40);
    QVERIFY(std::abs(keyAt(*m_document, "センター", 10).value.translation.y - 1.0f) < 1e-4f);
    QVERIFY(std::abs(keyAt(*m_document, "センター", 20).value.translation.y - 4.0f) < 1e-4f);
}

void TestPanelsKey::escapeDropsTheDragOfALabel()
{
    const mmd::Scene before = m_document->scene();
    m_document->select(keysOf("センター", {10}));
    dragLabel(field(KeyNumber::PositionY), 40, {}, false);
    QVERIFY(!(m_document->scene() == before));
    QTest::keyClick(m_window->windowHandle(), Qt::Key_Escape);
    QVERIFY(m_document->scene() == before);
    QTest::mouseRelease(labelOf(field(KeyNumber::PositionY)), Qt::LeftButton);
    QCOMPARE(m_document->undoStack()->count(), 0);
}

void TestPanelsKey::enterGivesTheFocusBack()
{
    m_document->select(keysOf("センター", {10}));
    type(field(KeyNumber::PositionX), QStringLiteral("3"));
    QVERIFY(m_other->hasFocus());
    type(field(KeyNumber::PositionX), QStringLiteral("4"), Qt::Key_Tab);
    QVERIFY(field(KeyNumber::PositionY).hasFocus());
    QTest::keyClick(&field(KeyNumber::PositionY), Qt::Key_Enter);
    QVERIFY(m_other->hasFocus());
    QCOMPARE(keyAt(*m_document, "センター", 10).value.translation.x, 4.0f);
}

void TestPanelsKey::theFrameMovesTheKey()
{
    m_document->select(keysOf("センター", {10}));
    const mmd::BoneKeyframe key = keyAt(*m_document, "センター", 10);
    type(m_panel->frameField(), QStringLiteral("12"));
    QVERIFY(keyAt(*m_document, "センター", 12).value == key.value);
    QVERIFY(m_document->selection().hasKey(bone("センター"), 12));
    m_document->select(tracksOf({bone("センター")}));
    type(m_panel->frameField(), QStringLiteral("33"));
    QCOMPARE(m_document->currentFrame(), 33.0);
    QCOMPARE(m_document->undoStack()->count(), 1);
}

void TestPanelsKey::thePhysicsSwitchIsSetOnAllKeys()
{
    m_document->select(both(keysOf("左腕", {38, 45}), keysOf("左ひじ", {45})));
    QTest::mouseClick(&m_panel->physicsField(), Qt::LeftButton); // mixed: on
    QVERIFY(mmd::isPhysicsOn(keyAt(*m_document, "左ひじ", 45).tail));
    QCOMPARE(m_panel->physicsField().state(), std::optional(true));
    QTest::mouseClick(&m_panel->physicsField(), Qt::LeftButton);
    QVERIFY(!mmd::isPhysicsOn(keyAt(*m_document, "左腕", 38).tail));
    QVERIFY(mmd::isPhysicsOn(keyAt(*m_document, "左腕", 60).tail));
    QCOMPARE(curveAt(*m_document, "左ひじ", 45, mmd::BoneChannel::Rotation).x1, 64);
    QCOMPARE(m_document->undoStack()->count(), 2);
}

void TestPanelsKey::aCurveNumberChangesItsChannelOnly()
{
    m_document->select(both(keysOf("左腕", {45}), keysOf("左ひじ", {45})));
    type(m_panel->curveField(mmd::BoneChannel::Rotation, 1), QStringLiteral("99"));
    using mmd::BezierCurve;
    const auto rotation = mmd::BoneChannel::Rotation;
    QCOMPARE(curveAt(*m_document, "左腕", 45, rotation), (BezierCurve{20, 99, 107, 107}));
    QCOMPARE(curveAt(*m_document, "左ひじ", 45, rotation), (BezierCurve{64, 99, 64, 127}));
    QCOMPARE(curveAt(*m_document, "左ひじ", 45, mmd::BoneChannel::X), BezierCurve());
}

void TestPanelsKey::badNumbersAreTakenBack_data()
{
    QTest::addColumn<QString>("text");
    for (const char* text : {"", "x", "1.2.3", "nan", "inf", "1e999", "--4"})
        QTest::newRow(text[0] ? text : "nothing") << QString::fromLatin1(text);
}

void TestPanelsKey::badNumbersAreTakenBack()
{
    QFETCH(QString, text);
    m_document->select(keysOf("センター", {10}));
    NumberField& number = field(KeyNumber::PositionX);
    if (text.isEmpty()) {
        QTest::mouseClick(&number, Qt::LeftButton);
        number.selectAll();
        QTest::keyClick(&number, Qt::Key_Delete);
        QTest::keyClick(&number, Qt::Key_Return);
    } else {
        type(number, text);
    }
    QCOMPARE(number.text(), QStringLiteral("1.235"));
    QCOMPARE(m_document->undoStack()->count(), 0);
}

void TestPanelsKey::keysThatAreLeftBehindAreNotEdited()
{
    m_document->select(tracksOf({bone("頭")}));
    m_document->setCurrentFrame(30);
    type(field(KeyNumber::PositionX), QStringLiteral("1"));
    m_panel->registerKeys();
    QVERIFY(m_document->selection().hasKey(bone("頭"), 30));
    m_document->setCurrentFrame(40);
    QVERIFY(m_document->selection().hasKey(bone("頭"), 30)); // it stays selected
    QCOMPARE(m_panel->frameField().text(), QStringLiteral("40"));
    type(field(KeyNumber::PositionX), QStringLiteral("7"));
    QCOMPARE(keyAt(*m_document, "頭", 30).value.translation.x, 1.0f);
    QCOMPARE(m_document->actor()->drafts.size(), std::size_t(1));
    QCOMPARE(m_document->actor()->drafts.front().frame, 40u);
    m_document->setCurrentFrame(30); // back at the key
    QCOMPARE(m_panel->frameField().text(), QStringLiteral("30"));
    type(field(KeyNumber::PositionX), QStringLiteral("2"));
    QCOMPARE(keyAt(*m_document, "頭", 30).value.translation.x, 2.0f);
    // A key that was selected while the frame was elsewhere stays what is edited.
    m_document->select(keysOf("頭", {5}));
    m_document->setCurrentFrame(31);
    QCOMPARE(m_panel->frameField().text(), QStringLiteral("5"));
}

void TestPanelsKey::withAutoKeyANumberIsAKey()
{
    m_document->select(tracksOf({bone("頭")}));
    m_document->setCurrentFrame(30);
    type(field(KeyNumber::PositionX), QStringLiteral("1")); // a draft, which the key replaces
    m_document->setAutoKey(true);
    type(field(KeyNumber::PositionY), QStringLiteral("2"));
    QVERIFY(m_document->actor()->drafts.empty());
    QCOMPARE(keyAt(*m_document, "頭", 30).value.translation, glm::vec3(1, 2, 0));
    QCOMPARE(m_document->undoStack()->count(), 2);
    m_document->undo();
    QCOMPARE(m_document->actor()->drafts.size(), std::size_t(1));
    m_document->redo();
    m_document->setCurrentFrame(31);
    type(field(KeyNumber::PositionX), QStringLiteral("5"));
    QCOMPARE(keyAt(*m_document, "頭", 31).value.translation.x, 5.0f);
    QCOMPARE(keyAt(*m_document, "頭", 30).value.translation.x, 1.0f);
}

void TestPanelsKey::withAutoKeyADragIsOneStep()
{
    m_document->setAutoKey(true);
    m_document->select(tracksOf({bone("頭")}));
    m_document->setCurrentFrame(30);
    dragLabel(field(KeyNumber::PositionX), 40);
    QCOMPARE(m_document->undoStack()->count(), 1);
    QVERIFY(m_document->actor()->drafts.empty());
    QVERIFY(std::abs(keyAt(*m_document, "頭", 30).value.translation.x - 1.0f) < 1e-5f);
}

void TestPanelsKey::selectSceneKeys(mmd::TrackKind kind)
{
    const mmd::TrackId track{kind, {}};
    const auto add = [&](mmd::ScenePatch patch) { m_document->apply(std::move(patch), {}); };
    if (kind != mmd::TrackKind::ShowIk)
        add(mmd::activateActor(m_document->scene(), {}, mmd::sceneActor));
    const mmd::ActorId active = m_document->scene().active;
    for (const std::uint32_t frame : {0u, 10u}) {
        const auto scene = [this]() -> const mmd::Scene& { return m_document->scene(); };
        const float value = float(frame);
        if (kind == mmd::TrackKind::Camera)
            add(mmd::registerCamera(scene(), {}, active, frame, {.target = {value, 1, 2}}));
        if (kind == mmd::TrackKind::Light)
            add(mmd::registerLight(scene(), {}, active, frame, {.colour = glm::vec3(value / 256)}));
        if (kind == mmd::TrackKind::Shadow)
            add(mmd::registerShadow(
                scene(), {}, active, frame, {std::uint8_t(frame ? 2 : 1), 0.1f}));
        if (kind == mmd::TrackKind::ShowIk)
            add(mmd::registerShowIk(scene(), {}, active, frame, {std::uint8_t(frame ? 0 : 1), {}}));
    }
    mmd::Selection selection = tracksOf({track});
    selection.setKey(track, 0, true);
    selection.setKey(track, 10, true);
    m_document->select(std::move(selection));
    m_document->undoStack()->clear();
}

void TestPanelsKey::cameraKeysAreEditedTogether()
{
    selectSceneKeys(mmd::TrackKind::Camera);
    CellForm& form = m_panel->sceneRows().form(mmd::TrackKind::Camera);
    QVERIFY(form.isVisible());
    QVERIFY(!field(KeyNumber::PositionX).isVisible());
    QVERIFY(form.number(KeyColumn::X)->isMixed());
    QCOMPARE(form.number(KeyColumn::Y)->text(), QStringLiteral("1.000"));
    type(*form.number(KeyColumn::X), QStringLiteral("4"));
    type(m_panel->sceneRows().curveField(mmd::CameraChannel::FieldOfView, 1), QStringLiteral("99"));
    QCOMPARE(m_document->undoStack()->count(), 2);
    for (const mmd::CameraValue& value : m_document->scene().camera.camera->values()) {
        QCOMPARE(value.target, glm::vec3(4, 1, 2));
        QCOMPARE(mmd::curvesOf(value.tail)[5], (mmd::BezierCurve{20, 99, 107, 107}));
        QCOMPARE(mmd::curvesOf(value.tail)[0], mmd::BezierCurve());
    }
    m_document->undo();
    m_document->undo();
    QVERIFY(form.number(KeyColumn::X)->isMixed());
    m_document->redo();
    QCOMPARE(form.number(KeyColumn::X)->text(), QStringLiteral("4.000"));
}

void TestPanelsKey::lightAndShadowKeysAreEditedTogether()
{
    selectSceneKeys(mmd::TrackKind::Light);
    CellForm& light = m_panel->sceneRows().form(mmd::TrackKind::Light);
    QVERIFY(light.number(KeyColumn::Red)->isMixed());
    type(*light.number(KeyColumn::Red), QStringLiteral("200"));
    for (const mmd::LightValue& value : m_document->scene().camera.light->values())
        QCOMPARE(value.colour.r, 200.0f / 256.0f);
    QCOMPARE(m_document->scene().camera.light->values()[1].colour.g, 10.0f / 256.0f);
    selectSceneKeys(mmd::TrackKind::Shadow);
    CellForm& shadow = m_panel->sceneRows().form(mmd::TrackKind::Shadow);
    QVERIFY(!light.isVisible());
    QCOMPARE(shadow.choice(KeyColumn::Mode)->currentIndex(), -1);
    type(*shadow.number(KeyColumn::Distance), QStringLiteral("8000"));
    for (const mmd::ShadowValue& value : m_document->scene().camera.shadow->values())
        QCOMPARE(value.distance, 0.02f);
    QCOMPARE(int(m_document->scene().camera.shadow->values()[1].mode), 2);
}

void TestPanelsKey::showAndIkKeysAreEditedTogether()
{
    selectSceneKeys(mmd::TrackKind::ShowIk);
    SwitchField* show =
        m_panel->sceneRows().form(mmd::TrackKind::ShowIk).switchField(KeyColumn::Show);
    QVERIFY(!show->state());
    QTest::mouseClick(show, Qt::LeftButton);
    const std::string name = bone("左足ＩＫ").name;
    SwitchField* ik = m_panel->sceneRows().switches().field(name);
    QCOMPARE(ik->state(), std::optional(true));
    QTest::mouseClick(ik, Qt::LeftButton);
    QCOMPARE(m_document->undoStack()->count(), 2);
    for (const mmd::ShowIkValue& value : m_document->actor()->motion.showIk->values()) {
        QCOMPARE(int(value.show), 1);
        QVERIFY(!isIkOn(value, name));
    }
    m_document->undo();
    QCOMPARE(ik->state(), std::optional(true));
}

QTEST_MAIN(TestPanelsKey)
#include "test_panels_key.moc"
