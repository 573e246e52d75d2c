// SPDX-License-Identifier: MIT
#include "libmmd/motion/names.h"
#include "libmmd/scene/edits/keys/register.h"
#include "libmmd/scene/edits/scene/actors.h"
#include "libmmd/scene/edits/scene/scene_edits.h"
#include "tests/ui/panels/key/key_panel_stage.h"
#include "ui/document/files/project.h"
#include "ui/fields/panel_header.h"
#include "ui/fields/switch_field.h"
#include "ui/fields/value_slider.h"
#include "ui/panels/bone_panel.h"
#include "ui/panels/ik_switches.h"
#include "ui/panels/key/scene_key_rows.h"
#include "ui/panels/morph_panel.h"
#include "ui/panels/morph_row.h"
#include "ui/theme/theme.h"

#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QTabBar>
#include <QtWidgets/QTreeView>

using namespace odori;
using namespace odori::test;

/// The texts of the panels of keys, bones and morphs, and which rows they show.
class TestPanelTexts : public QObject, private KeyPanelStage {
    Q_OBJECT
private slots:
    void initTestCase() { applyTheme(*qApp, darkTheme()); }
    void init() { QVERIFY(open()); }
    void cleanup() { close(); }
    void theKeyPanelNamesWhatIsSelected();
    void manyNamesEndWithDots();
    void theKeyPanelSaysWhatItEdits();
    void rowsAreThoseOfTheSelectedKinds();
    void everyStepOfTheKeyPanelHasItsName();
    void theRegisterButtonSaysWhatItRegisters();
    void ikIsReadWhereNoKeyIsSelected();
    void severalKindsHaveTitles();
    void theMorphPanelSaysWhatItLacks();
    void morphsArePickedByTheirNames();
    void sliderKeysAreOneStepEach();
    void otherMorphsAreInTheirTabs();
    void aSearchStaysOverAnotherModel();
    void aGroupsHiddenBonesAreNotSelected();

private:
    [[nodiscard]] QLabel* names() const
    {
        return m_panel->findChild<QLabel*>(QStringLiteral("names"));
    }
    /// The label before the names.
    [[nodiscard]] bool hasLabel(const char* text) const
    {
        for (const QLabel* label : m_panel->findChildren<QLabel*>())
            if (label != names() && label->isVisible() && label->text() == QLatin1String(text))
                return true;
        return false;
    }
    [[nodiscard]] QString state() const
    {
        return m_panel->header()->findChild<QLabel*>(QStringLiteral("state"))->text();
    }
    [[nodiscard]] QString lastStep() { return m_document->undoStack()->undoText(); }
    [[nodiscard]] int morphIndex(const char* name) const
    {
        return m_document->actor()->model->morphsOfTrack(morph(name).name).front();
    }
};

void TestPanelTexts::theKeyPanelNamesWhatIsSelected()
{
    QVERIFY(hasLabel("Bone"));
    QCOMPARE(names()->text(), QStringLiteral("—"));
    m_document->select(keysOf("センター", {0, 10}));
    QVERIFY(hasLabel("Bone"));
    QCOMPARE(names()->text(), QStringLiteral("センター")); // one name for both keys
    m_document->select(both(keysOf("左腕", {45}), keysOf("頭", {5})));
    QVERIFY(hasLabel("Bones"));
    QVERIFY(names()->toolTip().contains(QStringLiteral("左腕")));
    QVERIFY(names()->toolTip().contains(QStringLiteral("頭")));
    m_document->select(tracksOf({morph("い")}));
    QVERIFY(hasLabel("Morph"));
    QCOMPARE(names()->text(), QStringLiteral("い"));
    mmd::Selection show = tracksOf({{mmd::TrackKind::ShowIk, {}}});
    m_document->apply(mmd::registerShowIk({m_document->scene(), m_document->scene().active}, 3,
                          {.show = 0, .switches = {}}),
        {});
    show.setKey({mmd::TrackKind::ShowIk, {}}, 3, true);
    m_document->select(show);
    QVERIFY(hasLabel("Tracks"));
    QCOMPARE(names()->text(), QStringLiteral("Show and IK"));
    QCOMPARE(m_panel->frameField().text(), QStringLiteral("3"));
}

void TestPanelTexts::manyNamesEndWithDots()
{
    mmd::Motion motion;
    mmd::Selection selection;
    std::vector<mmd::TrackId> tracks;
    for (int at = 0; at < 21; ++at) {
        const mmd::BoneKeyframe key{.frame = 2, .fileIndex = std::uint32_t(at), .value = {}};
        const std::string name = "bone" + std::to_string(10 + at);
        mmd::replaceTrack(
            motion, mmd::Track<mmd::BoneKeyframe>(mmd::fieldOf(name), std::span(&key, 1)));
        tracks.push_back({mmd::TrackKind::Bone, name});
    }
    m_document->apply(
        mmd::setMotion({m_document->scene(), m_document->scene().active}, motion, {}), {});
    const auto select = [&](std::size_t count) {
        mmd::Selection some;
        for (std::size_t at = 0; at < count; ++at) {
            some.setTrack(tracks[at], true);
            some.setKey(tracks[at], 2, true);
        }
        m_document->select(some);
    };
    select(20);
    QCOMPARE(names()->toolTip().count(QStringLiteral("bone")), 20);
    QVERIFY(!names()->toolTip().contains(u'…'));
    select(21);
    QCOMPARE(names()->toolTip().count(QStringLiteral("bone")), 20);
    QVERIFY(names()->toolTip().endsWith(QStringLiteral(", …")));
}

void TestPanelTexts::theKeyPanelSaysWhatItEdits()
{
    QCOMPARE(state(), QString());
    m_document->select(tracksOf({bone("センター")}));
    QCOMPARE(state(), QStringLiteral("at the current frame"));
    m_document->setCurrentFrame(31);
    type(field(mmd::KeyNumber::X), QStringLiteral("2"));
    QCOMPARE(state(), QStringLiteral("draft"));
    m_document->setCurrentFrame(32);
    QCOMPARE(state(), QStringLiteral("at the current frame"));
    m_document->select(keysOf("頭", {5}));
    QVERIFY(state().contains(QStringLiteral("at frame 5")));
    QVERIFY(!m_panel->frameField().isReadOnly());
    m_document->select(keysOf("左腕", {38, 45}));
    QVERIFY(state().contains(QStringLiteral("38–45")));
    QCOMPARE(m_panel->frameField().text(), QStringLiteral("—"));
    QVERIFY(m_panel->frameField().isReadOnly()); // two keys cannot move to one frame
    m_document->select({});
    QCOMPARE(state(), QString());
    QVERIFY(!m_panel->frameField().isEnabled());
}

void TestPanelTexts::rowsAreThoseOfTheSelectedKinds()
{
    const auto shows = [&](mmd::KeyNumber number) {
        return field(number).isVisible() && labelOf(field(number))->isVisible();
    };
    QVERIFY(shows(mmd::KeyNumber::X) && !shows(mmd::KeyNumber::Weight));
    QVERIFY(!field(mmd::KeyNumber::X).isEnabled()); // nothing is selected
    m_document->select(tracksOf({morph("あ")}));
    m_document->setCurrentFrame(5);
    QVERIFY(!shows(mmd::KeyNumber::RotationZ) && shows(mmd::KeyNumber::Weight));
    QCOMPARE(field(mmd::KeyNumber::Weight).text(), QStringLiteral("0.500"));
    m_document->select(both(tracksOf({morph("あ")}), tracksOf({bone("センター")})));
    QVERIFY(shows(mmd::KeyNumber::X) && shows(mmd::KeyNumber::RotationZ));
    QVERIFY(shows(mmd::KeyNumber::Weight));
    QCOMPARE(field(mmd::KeyNumber::X).text(), QStringLiteral("0.617")); // the value of the bone
    QCOMPARE(field(mmd::KeyNumber::Weight).text(), QStringLiteral("0.500"));
    m_document->activate(mmd::sceneActor);
    QVERIFY(!field(mmd::KeyNumber::X).isVisible()); // no bones are selected
}

void TestPanelTexts::everyStepOfTheKeyPanelHasItsName()
{
    m_document->select(keysOf("左ひじ", {45}));
    type(field(mmd::KeyNumber::RotationZ), QStringLiteral("3"));
    QCOMPARE(lastStep(), QStringLiteral("Change Rotation Z"));
    dragLabel(field(mmd::KeyNumber::RotationX), 40);
    QCOMPARE(lastStep(), QStringLiteral("Change Rotation X"));
    m_panel->physicsField().click();
    QCOMPARE(lastStep(), QStringLiteral("Physics On"));
    m_panel->physicsField().click();
    QCOMPARE(lastStep(), QStringLiteral("Physics Off"));
    NumberField& curve = m_panel->curveField(mmd::BoneChannel::Rotation, 2);
    QCOMPARE(curve.toolTip(), QStringLiteral("Curve R x2"));
    curve.beginAdjusting();
    curve.adjustTo(100); // clamped to the maximum
    curve.adjustTo(10);
    curve.endAdjusting();
    QCOMPARE(lastStep(), QStringLiteral("Change Curve"));
    QCOMPARE(int(curveAt(*m_document, "左ひじ", 45, mmd::BoneChannel::Rotation).x2), 74);
    curve.beginAdjusting();
    curve.adjustTo(1000);
    curve.cancelAdjusting();
    QCOMPARE(int(curveAt(*m_document, "左ひじ", 45, mmd::BoneChannel::Rotation).x2), 74);
    const int steps = m_document->undoStack()->count();
    QString said;
    connect(m_document.get(), &Document::said, this, [&](const QString& text) { said = text; });
    type(curve, QStringLiteral("500"));
    QCOMPARE(said, QStringLiteral("Curve R x2 cannot be more than 127."));
    QCOMPARE(int(curveAt(*m_document, "左ひじ", 45, mmd::BoneChannel::Rotation).x2), 127);
    QCOMPARE(m_document->undoStack()->count(), steps + 1);
    type(m_panel->frameField(), QStringLiteral("50"));
    QCOMPARE(lastStep(), QStringLiteral("Move Keys"));
    type(m_panel->frameField(), QStringLiteral("-3"));
    QVERIFY(m_document->selection().hasKey(bone("左ひじ"), 0));
    QCOMPARE(said, QStringLiteral("Frame cannot be less than 0."));
    m_document->disconnect(this);
}

void TestPanelTexts::theRegisterButtonSaysWhatItRegisters()
{
    const QPushButton& button = m_panel->registerButton();
    QCOMPARE(button.text(), QStringLiteral("Register"));
    m_panel->setRegisterKey(QStringLiteral("Enter"));
    QCOMPARE(button.text(), QStringLiteral("Register (Enter)"));
    QVERIFY(button.toolTip().startsWith(QStringLiteral("Nothing is selected")));
    QVERIFY(!button.isDefault());
    m_document->setCurrentFrame(30);
    QVERIFY(button.toolTip().contains(QStringLiteral("frame 30")));
    m_document->select(tracksOf({bone("頭"), bone("左腕")}));
    QCOMPARE(button.text(), QStringLiteral("Register 2 key(s) (Enter)"));
    QVERIFY(button.isDefault());
    QVERIFY(button.toolTip().startsWith(QStringLiteral("Registers 2 key(s) at frame 30: ")));
    QVERIFY(button.toolTip().contains(QStringLiteral("左腕")));
    m_panel->hide();
    m_document->select({});
    m_panel->show(); // a shown panel updates; a hidden one does not
    QCOMPARE(button.text(), QStringLiteral("Register (Enter)"));
}

void TestPanelTexts::ikIsReadWhereNoKeyIsSelected()
{
    IkSwitches& switches = m_panel->sceneRows().switches();
    const std::string name = bone("左足ＩＫ").name;
    QVERIFY(switches.isVisible());
    SwitchField* field = switches.field(name);
    QCOMPARE(field->accessibleName(), QStringLiteral("IK of 左足ＩＫ"));
    QCOMPARE(field->state(), std::optional(true));
    m_document->apply(mmd::registerShowIk({m_document->scene(), m_document->scene().active}, 10,
                          mmd::withIk({.show = 1, .switches = {}}, name, false)),
        {});
    m_document->select({});
    m_document->setCurrentFrame(12);
    QCOMPARE(field->state(), std::optional(false)); // the keyed state at this frame
    field->click();
    QCOMPARE(field->state(), std::optional(false)); // read-only
    m_document->select(keysOf("頭", {5}));
    QVERIFY(switches.isVisible());
    mmd::Selection show = tracksOf({{mmd::TrackKind::ShowIk, {}}});
    show.setKey({mmd::TrackKind::ShowIk, {}}, 10, true);
    m_document->select(show);
    field->click();
    QCOMPARE(field->state(), std::optional(true));
    QCOMPARE(lastStep(), QStringLiteral("IK on"));
    field->click();
    QCOMPARE(lastStep(), QStringLiteral("IK off"));
    m_document->activate(mmd::sceneActor);
    QVERIFY(!switches.isVisible());
}

void TestPanelTexts::severalKindsHaveTitles()
{
    using enum mmd::TrackKind;
    m_document->activate(mmd::sceneActor);
    const auto add = [&](mmd::ScenePatch patch) { m_document->apply(std::move(patch), {}); };
    add(mmd::registerCamera({m_document->scene(), mmd::sceneActor}, 4, {}));
    add(mmd::registerLight({m_document->scene(), mmd::sceneActor}, 4, {}));
    mmd::Selection one = tracksOf({{Light, {}}});
    one.setKey({Light, {}}, 4, true);
    m_document->select(one);
    SceneKeyRows& rows = m_panel->sceneRows();
    QVERIFY(rows.form(Light).isVisible() && !rows.form(Camera).isVisible());
    QVERIFY(!hasLabel("Light")); // it is in the line of names instead
    QCOMPARE(names()->text(), QStringLiteral("Light"));
    mmd::Selection two = one;
    two.setTrack({Camera, {}}, true);
    two.setKey({Camera, {}}, 4, true);
    m_document->select(two);
    QVERIFY(rows.form(Light).isVisible() && rows.form(Camera).isVisible());
    QVERIFY(hasLabel("Light") && hasLabel("Camera"));
    QCOMPARE(m_panel->frameField().text(), QStringLiteral("4"));
    type(*rows.form(Light).field(mmd::KeyNumber::Green), QStringLiteral("7"));
    QCOMPARE(lastStep(), QStringLiteral("Change Green"));
    type(*rows.form(Camera).field(mmd::KeyNumber::Y), QStringLiteral("7"));
    QCOMPARE(lastStep(), QStringLiteral("Change Centre Y"));
    NumberField* angle = rows.form(Camera).field(mmd::KeyNumber::FieldOfView);
    angle->beginAdjusting();
    angle->adjustTo(1000); // clamped to the camera's maximum
    angle->endAdjusting();
    QCOMPARE(m_document->scene().camera.camera->values()[0].fieldOfView, 125u);
    QSignalSpy said(m_document.get(), &Document::said);
    type(*angle, QStringLiteral("126"));
    QCOMPARE(said.last().first().toString(), u"Field of view cannot be more than 125."_qs);
    type(m_panel->frameField(), QStringLiteral("6")); // moves both
    QCOMPARE(m_document->scene().camera.camera->frame(0), 6u);
    QCOMPARE(m_document->scene().camera.light->frame(0), 6u);
}

void TestPanelTexts::theMorphPanelSaysWhatItLacks()
{
    MorphPanel panel(*m_document);
    panel.resize(260, 220);
    panel.show();
    const auto said = [&] {
        QStringList texts;
        for (const QLabel* label : panel.findChildren<QLabel*>())
            if (label->isVisible() && label->wordWrap())
                texts.append(label->text());
        return texts.join(u'|');
    };
    QCOMPARE(said(), QString());
    m_document->activate(mmd::sceneActor);
    QTRY_COMPARE(said(), QStringLiteral("The camera is active."));
    m_document->project().close();
    QTRY_COMPARE(said(), QStringLiteral("No model is open."));
    panel.tabs().setCurrentIndex(1);
    QTRY_COMPARE(said(), QStringLiteral("No model is open."));
    QCOMPARE(panel.tabs().tabToolTip(1), QStringLiteral("0 morph(s)"));
    mmd::pmx::Model bare;
    bare.bones.resize(1);
    m_document->load(mmd::addActor(m_document->scene(),
        std::make_shared<const mmd::Model>(mmd::makeModel(std::move(bare), {}, {}))));
    QTRY_COMPARE(said(), QStringLiteral("The model has no morphs of this kind."));
}

void TestPanelTexts::morphsArePickedByTheirNames()
{
    MorphPanel panel(*m_document);
    panel.resize(260, 220);
    panel.tabs().setCurrentIndex(1);
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    const auto press = [&](const char* name, Qt::KeyboardModifiers modifiers = {}) {
        QTest::mouseClick(panel.rowOf(morphIndex(name)), Qt::LeftButton, modifiers, {4, 6});
    };
    press("あ");
    QVERIFY(m_document->selection() == tracksOf({morph("あ")}));
    press("う", Qt::ControlModifier);
    QVERIFY(m_document->selection() == tracksOf({morph("あ"), morph("う")}));
    QVERIFY(panel.rowOf(morphIndex("あ"))->isSelected());
    QVERIFY(!panel.rowOf(morphIndex("い"))->isSelected());
    press("あ", Qt::ControlModifier);
    QVERIFY(m_document->selection() == tracksOf({morph("う")}));
    QVERIFY(!panel.rowOf(morphIndex("あ"))->isSelected());
    press("い");
    QVERIFY(m_document->selection() == tracksOf({morph("い")}));
    QTest::mouseClick(panel.rowOf(morphIndex("あ")), Qt::RightButton, {}, {4, 6});
    QVERIFY(m_document->selection() == tracksOf({morph("い")}));
    QCOMPARE(m_document->undoStack()->count(), 0);
    panel.tabs().setCurrentIndex(0);
    panel.tabs().setCurrentIndex(1); // the list has other rows
    QVERIFY(panel.rowOf(morphIndex("い"))->isSelected());
}

void TestPanelTexts::sliderKeysAreOneStepEach()
{
    MorphPanel panel(*m_document);
    panel.resize(260, 220);
    panel.tabs().setCurrentIndex(1);
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    m_document->setCurrentFrame(4);
    MorphRow& row = *panel.rowOf(morphIndex("い"));
    QCOMPARE(row.slider().accessibleName(), QStringLiteral("い"));
    QTest::keyClick(&row.slider(), Qt::Key_End);
    QCOMPARE(row.slider().value(), 1.0);
    QCOMPARE(lastStep(), QStringLiteral("Change Morph"));
    QTest::keyClick(&row.slider(), Qt::Key_Left, Qt::ShiftModifier);
    QCOMPARE(m_document->undoStack()->count(), 2);
    QVERIFY(std::abs(row.slider().value() - 0.9) < 1e-6);
    QVERIFY(row.number().font().italic());
    row.number().beginAdjusting(); // starts at the current value
    row.number().adjustTo(-0.5);
    row.number().endAdjusting();
    QCOMPARE(row.number().text(), QStringLiteral("0.40"));
    QCOMPARE(m_document->undoStack()->count(), 3);
    QCOMPARE(lastStep(), QStringLiteral("Change Morph"));
    m_document->setCurrentFrame(3);
    QVERIFY(!row.number().font().italic());
    QCOMPARE(row.number().text(), QStringLiteral("0.00"));
}

void TestPanelTexts::otherMorphsAreInTheirTabs()
{
    MorphPanel panel(*m_document);
    panel.show();
    const std::pair<const char*, int> places[] = {
        {"まばたき", 0}, {"笑い", 0}, {"あ", 1}, {"困る", 2}, {"照れ", 3}};
    for (const auto& [name, tab] : places)
        for (int at = 0; at < 4; ++at) {
            panel.tabs().setCurrentIndex(at);
            QCOMPARE(panel.rowOf(morphIndex(name)) != nullptr, at == tab);
        }
    QCOMPARE(panel.tabs().tabToolTip(0), QStringLiteral("2 morph(s)"));
    QCOMPARE(panel.tabs().tabToolTip(1), QStringLiteral("3 morph(s)"));
    QCOMPARE(panel.tabs().tabToolTip(3), QStringLiteral("1 morph(s)"));
}

void TestPanelTexts::aSearchStaysOverAnotherModel()
{
    BonePanel panel(*m_document);
    panel.show();
    panel.searchField().setText(QStringLiteral("  左腕 ")); // blanks are ignored
    const auto visible = [&] {
        int count = 0;
        QTreeView& tree = panel.tree();
        for (int row = 0; row < tree.model()->rowCount(); ++row)
            count += tree.isRowHidden(row, {}) ? 0 : 1;
        return count;
    };
    QCOMPARE(visible(), 1); // their group
    m_document->select(tracksOf({bone("左腕")}));
    m_document->apply(mmd::addActor(m_document->scene(), m_document->actor()->model), {});
    QCOMPARE(visible(), 1);
    m_document->activate(mmd::sceneActor);
    QCOMPARE(panel.tree().model()->rowCount(), 0);
    m_document->activate(m_document->scene().actors.front().id);
    QCOMPARE(visible(), 1);
    QVERIFY(panel.tree().isExpanded(panel.tree().model()->index(2, 0)));
    panel.searchField().clear();
    QCOMPARE(visible(), 4);
}

void TestPanelTexts::aGroupsHiddenBonesAreNotSelected()
{
    BonePanel panel(*m_document);
    panel.resize(260, 420);
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    QTreeView& tree = panel.tree();
    const auto click = [&](int group, Qt::KeyboardModifiers modifiers) {
        const QRect row = tree.visualRect(tree.model()->index(group, 0));
        QTest::mouseClick(tree.viewport(), Qt::LeftButton, modifiers, row.center());
    };
    click(3, {});
    QVERIFY(m_document->selection() == tracksOf({bone("左足ＩＫ")}));
    panel.searchField().setText(QStringLiteral("左ひじ")); // hidden rows are not selected
    click(2, {});
    QVERIFY(m_document->selection() == tracksOf({bone("左ひじ")}));
    panel.searchField().clear();
    click(0, Qt::ControlModifier);
    QVERIFY(m_document->selection() == tracksOf({bone("左ひじ"), bone("センター")}));
}

QTEST_MAIN(TestPanelTexts)
#include "test_panel_texts.moc"
