// SPDX-License-Identifier: MIT
#include "libmmd/motion/angles/panel_angles.h"
#include "libmmd/scene/edits/keys/clipboard.h"
#include "libmmd/scene/edits/values/number_edits.h"
#include "tests/ui/panels/key/key_panel_stage.h"
#include "ui/fields/panel_header.h"
#include "ui/fields/switch_field.h"
#include "ui/theme/theme.h"

using namespace odori;
using namespace odori::test;

/// The numbers of bone keys.
class TestPanelsKey : public QObject, private KeyPanelStage {
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
    void anAngleIsSharedWhateverTheOthersAre_data();
    void anAngleIsSharedWhateverTheOthersAre();
    void withoutKeysEditingMakesADraft();
    void aDraftOnAKeyKeepsItsBits();
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
    void whoRegistersAndGoesOnPosesTheNextFrame();
    void theHeadingFollowsTheTheme();
    void aBoneThatOnlyRotatesIsNotMoved();
    void amongSeveralBonesThoseThatMayMoveDo();
    void aForbiddenPositionCanBeRemoved();
};

void TestPanelsKey::initTestCase()
{
    applyTheme(*qApp, darkTheme());
}

void TestPanelsKey::init()
{
    QVERIFY(open());
}

void TestPanelsKey::cleanup()
{
    close();
}

void TestPanelsKey::showsTheSelectedKey()
{
    m_document->select(keysOf("センター", {10}));
    QCOMPARE(
        m_panel->findChild<QLabel*>(QStringLiteral("names"))->text(), QStringLiteral("センター"));
    QCOMPARE(m_panel->frameField().text(), QStringLiteral("10"));
    QCOMPARE(field(mmd::KeyNumber::X).text(), QStringLiteral("1.235"));
    m_document->select(keysOf("左ひじ", {45}));
    QCOMPARE(field(mmd::KeyNumber::RotationY).text(), QStringLiteral("−12.40°"));
    QCOMPARE(field(mmd::KeyNumber::X).text(), QStringLiteral("0.000"));
    QCOMPARE(m_panel->physicsField().state(), std::optional(false));
    QCOMPARE(m_panel->curveField(mmd::BoneChannel::Rotation, 0).text(), QStringLiteral("64"));
    QVERIFY(m_panel->curveField(mmd::BoneChannel::Rotation, 0).isEnabled());
    // Without a selected key, the curve at the current frame is shown read-only.
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
    QCOMPARE(field(mmd::KeyNumber::X).text(), QStringLiteral("0.000"));
    QCOMPARE(field(mmd::KeyNumber::RotationX).text(), QStringLiteral("—"));
    QVERIFY(!m_panel->physicsField().state());
    QVERIFY(m_panel->curveField(mmd::BoneChannel::Rotation, 0).isMixed());
}

void TestPanelsKey::aTypedNumberSetsTheSelectedKeys()
{
    m_document->select(keysOf("センター", {0, 10}));
    type(field(mmd::KeyNumber::Y), QStringLiteral("-7.5"));
    QCOMPARE(keyAt(*m_document, "センター", 0).value.translation.y, -7.5f);
    QCOMPARE(keyAt(*m_document, "センター", 10).value.translation.y, -7.5f);
    QCOMPARE(keyAt(*m_document, "センター", 20).value.translation.y, 5.0f);
    QCOMPARE(m_document->undoStack()->count(), 1);
    m_document->undoStack()->undo();
    QCOMPARE(keyAt(*m_document, "センター", 10).value.translation.y, 2.0f);
    QCOMPARE(field(mmd::KeyNumber::Y).text(), QStringLiteral("—"));
}

void TestPanelsKey::theOtherNumbersKeepTheirBits()
{
    m_document->select(keysOf("センター", {10}));
    mmd::BoneKeyframe expected = keyAt(*m_document, "センター", 10);
    type(field(mmd::KeyNumber::Z), QStringLiteral("9"));
    expected.value.translation.z = 9.0f;
    QVERIFY(keyAt(*m_document, "センター", 10) == expected); // 1.23456 is shown as 1.235
}

void TestPanelsKey::lookingAtANumberWritesNothing()
{
    const mmd::Scene before = m_document->scene();
    m_document->select(keysOf("センター", {10}));
    type(field(mmd::KeyNumber::X), QStringLiteral("1.235"), Qt::Key_Tab);
    QTest::mouseClick(&field(mmd::KeyNumber::RotationX), Qt::LeftButton);
    QTest::keyClick(&field(mmd::KeyNumber::RotationX), Qt::Key_Return);
    QVERIFY(m_document->scene() == before);
    QCOMPARE(m_document->undoStack()->count(), 0);
}

void TestPanelsKey::escapeTakesBackWhatWasTyped()
{
    m_document->select(keysOf("センター", {10}));
    type(field(mmd::KeyNumber::X), QStringLiteral("77"), Qt::Key_Escape);
    QCOMPARE(field(mmd::KeyNumber::X).text(), QStringLiteral("1.235"));
    QCOMPARE(m_document->undoStack()->count(), 0);
    QVERIFY(m_other->hasFocus());
}

void TestPanelsKey::aRotationIsTypedAsAnAngle()
{
    m_document->select(keysOf("左腕", {38}));
    type(field(mmd::KeyNumber::RotationY), QStringLiteral("−45°"));
    const glm::vec3 angles = mmd::panelAngles(keyAt(*m_document, "左腕", 38).value.rotation);
    QVERIFY(glm::length(angles - glm::vec3(10, -45, 30)) < 1e-3f);
    QCOMPARE(field(mmd::KeyNumber::RotationY).text(), QStringLiteral("−45.00°"));
    QCOMPARE(field(mmd::KeyNumber::RotationZ).text(), QStringLiteral("30.00°"));
}

void TestPanelsKey::anAngleIsSharedWhateverTheOthersAre_data()
{
    QTest::addColumn<mmd::KeyNumber>("number");
    QTest::newRow("X") << mmd::KeyNumber::RotationX;
    QTest::newRow("Y") << mmd::KeyNumber::RotationY;
    QTest::newRow("Z") << mmd::KeyNumber::RotationZ;
}

/// A rotation is one quaternion: 16 degrees set in each key may be read back as 16.00001 from one
/// of them.
void TestPanelsKey::anAngleIsSharedWhateverTheOthersAre()
{
    QFETCH(mmd::KeyNumber, number);
    const mmd::Selection keys = keysOf("左腕", {0, 38, 45}); // their other angles differ
    for (const int angle : {16, 33, 45, -70, 7}) {
        m_document->select(keys);
        type(field(number), QString::number(angle));
        const QString text = QStringLiteral("%1.00°").arg(std::abs(angle));
        QCOMPARE(field(number).text(), angle < 0 ? QStringLiteral("−") + text : text);
    }
    type(field(number), QStringLiteral("7.01"));
    m_document->select(keysOf("左腕", {0}));
    type(field(number), QStringLiteral("7.02")); // a difference that is visible
    m_document->select(keys);
    QVERIFY(field(number).isMixed());
}

void TestPanelsKey::withoutKeysEditingMakesADraft()
{
    const mmd::Motion before = m_document->actor()->motion;
    m_document->select(tracksOf({bone("センター"), bone("左足ＩＫ")}));
    m_document->setCurrentFrame(15);
    QCOMPARE(field(mmd::KeyNumber::X).text(), QStringLiteral("—"));
    type(field(mmd::KeyNumber::X), QStringLiteral("8"));
    QVERIFY(m_document->actor()->motion == before);
    const mmd::Draft* draft = mmd::findDraft(m_document->actor()->drafts, bone("センター"), 15);
    QVERIFY(draft);
    QCOMPARE(std::get<mmd::BoneValue>(draft->value).translation.x, 8.0f);
    QCOMPARE(std::get<mmd::BoneValue>(draft->value).translation.y, 3.5f); // half way from 2 to 5
    const mmd::Draft* foot = mmd::findDraft(m_document->actor()->drafts, bone("左足ＩＫ"), 15);
    QCOMPARE(std::get<mmd::BoneValue>(foot->value).translation.x, 8.0f);
    QCOMPARE(m_document->undoStack()->count(), 1);
    QVERIFY(field(mmd::KeyNumber::X).font().italic());
    m_document->setCurrentFrame(16);
    QVERIFY(!field(mmd::KeyNumber::X).font().italic());
}

/// A file can have quaternions of any length; a draft at a key starts with the key's exact bits.
void TestPanelsKey::aDraftOnAKeyKeepsItsBits()
{
    mmd::Motion odd;
    mmd::BoneKeyframe key = keyAt(*m_document, "センター", 10);
    key.value.rotation = glm::quat(0.0f, 0.0f, 3.0f, 0.0f);
    const std::vector<mmd::BoneKeyframe> keys{key};
    const auto* track = mmd::findBoneTrack(m_document->actor()->motion, bone("センター").name);
    mmd::replaceTrack(odd, mmd::Track<mmd::BoneKeyframe>(track->field(), keys));
    m_document->apply(mmd::mergeMotion({m_document->scene(), m_document->scene().active}, odd, 0,
                          mmd::Merging::Merge),
        {});
    m_document->select(tracksOf({bone("センター")}));
    m_document->setCurrentFrame(10);
    type(field(mmd::KeyNumber::X), QStringLiteral("8"));
    const mmd::Draft* draft = mmd::findDraft(m_document->actor()->drafts, bone("センター"), 10);
    QVERIFY(draft);
    QVERIFY(std::get<mmd::BoneValue>(draft->value).rotation == key.value.rotation);
}

void TestPanelsKey::registeringMakesTheDraftAKey()
{
    m_document->select(tracksOf({bone("センター")}));
    m_document->setCurrentFrame(15);
    type(field(mmd::KeyNumber::X), QStringLiteral("8"));
    QVERIFY(m_panel->registerButton().text().contains(u'1'));
    QTest::mouseClick(&m_panel->registerButton(), Qt::LeftButton);
    QCOMPARE(keyAt(*m_document, "センター", 15).value.translation.x, 8.0f);
    QVERIFY(m_document->actor()->drafts.empty());
    QVERIFY(m_document->selection().hasKey(bone("センター"), 15));
    QVERIFY(m_panel->registerButton().text().contains(u'1')); // the bone can be registered
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
    dragLabel(field(mmd::KeyNumber::Y), 40, Qt::KeyboardModifiers(modifiers));
    QVERIFY(std::abs(keyAt(*m_document, "センター", 10).value.translation.y - value) < 1e-4f);
    QCOMPARE(m_document->undoStack()->count(), 1);
    m_document->undoStack()->undo();
    QCOMPARE(keyAt(*m_document, "センター", 10).value.translation.y, 2.0f);
}

void TestPanelsKey::draggingMovesDifferingNumbersAlike()
{
    m_document->select(keysOf("センター", {10, 20}));
    dragLabel(field(mmd::KeyNumber::Y), -40);
    QVERIFY(std::abs(keyAt(*m_document, "センター", 10).value.translation.y - 1.0f) < 1e-4f);
    QVERIFY(std::abs(keyAt(*m_document, "センター", 20).value.translation.y - 4.0f) < 1e-4f);
}

void TestPanelsKey::escapeDropsTheDragOfALabel()
{
    const mmd::Scene before = m_document->scene();
    m_document->select(keysOf("センター", {10}));
    dragLabel(field(mmd::KeyNumber::Y), 40, {}, false);
    QVERIFY(!(m_document->scene() == before));
    QTest::keyClick(m_window->windowHandle(), Qt::Key_Escape);
    QVERIFY(m_document->scene() == before);
    QTest::mouseRelease(labelOf(field(mmd::KeyNumber::Y)), Qt::LeftButton);
    QCOMPARE(m_document->undoStack()->count(), 0);
}

void TestPanelsKey::enterGivesTheFocusBack()
{
    m_document->select(keysOf("センター", {10}));
    type(field(mmd::KeyNumber::X), QStringLiteral("3"));
    QVERIFY(m_other->hasFocus());
    type(field(mmd::KeyNumber::X), QStringLiteral("4"), Qt::Key_Tab);
    QVERIFY(field(mmd::KeyNumber::Y).hasFocus());
    QTest::keyClick(&field(mmd::KeyNumber::Y), Qt::Key_Enter);
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
    QTest::mouseClick(&m_panel->physicsField(), Qt::LeftButton); // mixed becomes on
    QVERIFY(mmd::isPhysicsOn(keyAt(*m_document, "左ひじ", 45).interpolation));
    QCOMPARE(m_panel->physicsField().state(), std::optional(true));
    QTest::mouseClick(&m_panel->physicsField(), Qt::LeftButton);
    QVERIFY(!mmd::isPhysicsOn(keyAt(*m_document, "左腕", 38).interpolation));
    QVERIFY(mmd::isPhysicsOn(keyAt(*m_document, "左腕", 60).interpolation));
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
    NumberField& number = field(mmd::KeyNumber::X);
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

void TestPanelsKey::whoRegistersAndGoesOnPosesTheNextFrame()
{
    m_document->select(tracksOf({bone("センター")}));
    m_document->setCurrentFrame(30);
    type(field(mmd::KeyNumber::X), QStringLiteral("1"));
    m_panel->registerKeys();
    QVERIFY(m_document->selection().hasKey(bone("センター"), 30));
    m_document->setCurrentFrame(40);
    QVERIFY(m_document->selection() == tracksOf({bone("センター")})); // the key is deselected
    QCOMPARE(m_panel->frameField().text(), QStringLiteral("40"));
    type(field(mmd::KeyNumber::X), QStringLiteral("7"));
    QCOMPARE(keyAt(*m_document, "センター", 30).value.translation.x, 1.0f);
    QCOMPARE(m_document->actor()->drafts.size(), std::size_t(1));
    QCOMPARE(m_document->actor()->drafts.front().frame, 40u);
    m_document->setCurrentFrame(30); // back at the key: edits its pose, not the key
    type(field(mmd::KeyNumber::X), QStringLiteral("2"));
    QCOMPARE(keyAt(*m_document, "センター", 30).value.translation.x, 1.0f);
    QCOMPARE(m_document->actor()->drafts.size(), std::size_t(2));
    QCOMPARE(m_document->actor()->drafts.front().frame, 30u);
    // A key that is selected at another frame stays the edited one.
    m_document->select(keysOf("頭", {5}));
    m_document->setCurrentFrame(31);
    QCOMPARE(m_panel->frameField().text(), QStringLiteral("5"));
}

void TestPanelsKey::theHeadingFollowsTheTheme()
{
    m_document->select(keysOf("左腕", {38, 45}));
    const auto* state = m_panel->header()->findChild<QLabel*>(QStringLiteral("state"));
    const auto colour = [state] { return state->palette().color(QPalette::WindowText); };
    QCOMPARE(colour(), darkTheme().selectedKey);
    applyTheme(*qApp, lightTheme());
    QTRY_COMPARE(colour(), lightTheme().selectedKey);
    applyTheme(*qApp, darkTheme());
    QTRY_COMPARE(colour(), darkTheme().selectedKey);
}

void TestPanelsKey::aBoneThatOnlyRotatesIsNotMoved()
{
    m_document->select(tracksOf({bone("左腕")}));
    NumberField& x = field(mmd::KeyNumber::X);
    QVERIFY(!x.isEnabled());
    QVERIFY(x.toolTip().contains(QStringLiteral("cannot move")));
    QVERIFY(field(mmd::KeyNumber::RotationX).isEnabled());
    QVERIFY(field(mmd::KeyNumber::RotationX).toolTip().isEmpty());
    dragLabel(x, 40);
    QCOMPARE(m_document->undoStack()->count(), 0);
    m_document->select(keysOf("左腕", {45}));
    QVERIFY(!x.isEnabled());
    m_document->select(tracksOf({bone("センター")}));
    QVERIFY(x.isEnabled() && x.toolTip().isEmpty());
}

void TestPanelsKey::amongSeveralBonesThoseThatMayMoveDo()
{
    QSignalSpy said(m_document.get(), &Document::said);
    m_document->select(tracksOf({bone("センター"), bone("左腕"), bone("左ひじ")}));
    type(field(mmd::KeyNumber::X), QStringLiteral("5"));
    const auto drafts = mmd::draftsOf(m_document->scene(), m_document->scene().active);
    QCOMPARE(drafts.size(), std::size_t(1));
    QVERIFY(drafts.front().track == bone("センター"));
    QVERIFY(said.last().first().toString().startsWith(QStringLiteral("2 bone")));
    type(field(mmd::KeyNumber::RotationX), QStringLiteral("5"));
    QCOMPARE(mmd::draftsOf(m_document->scene(), m_document->scene().active).size(), std::size_t(3));
}

void TestPanelsKey::aForbiddenPositionCanBeRemoved()
{
    // Such as from a file of another program.
    m_document->select(keysOf("左腕", {45}));
    m_document->apply(mmd::changeNumbers(m_document->target(), mmd::TrackKind::Bone,
                          {mmd::KeyNumber::X, [](double) { return 3.0; }}),
        QStringLiteral("Read"));
    NumberField& x = field(mmd::KeyNumber::X);
    QVERIFY(x.isEnabled());
    QVERIFY(!field(mmd::KeyNumber::Y).isEnabled());
    QVERIFY(x.toolTip().contains(QStringLiteral("Type 0")));
    QSignalSpy said(m_document.get(), &Document::said);
    type(x, QStringLiteral("8"));
    QCOMPARE(keyAt(*m_document, "左腕", 45).value.translation.x, 3.0f);
    QVERIFY(said.last().first().toString().contains(QStringLiteral("cannot move")));
    QCOMPARE(x.text(), QStringLiteral("3.000"));
    type(x, QStringLiteral("0"));
    QCOMPARE(keyAt(*m_document, "左腕", 45).value.translation.x, 0.0f);
    QVERIFY(!x.isEnabled());
}

QTEST_MAIN(TestPanelsKey)
#include "test_panels_key.moc"
