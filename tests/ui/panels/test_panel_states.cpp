// SPDX-License-Identifier: MIT
#include "libmmd/motion/panel_values.h"
#include "libmmd/scene/edits/keys/drafts.h"
#include "libmmd/scene/edits/scene/scene_edits.h"
#include "tests/ui/panels/scene_panels_stage.h"
#include "ui/document/files/project.h"
#include "ui/document/scene_drafts.h"
#include "ui/fields/number_field.h"
#include "ui/fields/panel_header.h"
#include "ui/fields/switch_field.h"
#include "ui/panels/ik_switches.h"
#include "ui/panels/light/light_swatch.h"
#include "ui/theme/theme.h"

#include <QtCore/QTimer>
#include <QtWidgets/QColorDialog>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QToolButton>
#include <QtWidgets/QTreeView>

using namespace odori;
using namespace odori::test;
using enum mmd::KeyNumber;
using enum mmd::TrackKind;

/// The states that the panels of camera, light, model and drafts show, and which actions each state
/// allows.
class TestPanelStates : public QObject, private ScenePanelsStage {
    Q_OBJECT
private slots:
    void initTestCase() { applyTheme(*qApp, darkTheme()); }
    void init() { setUp(); }
    void cleanup() { tearDown(); }
    void theStateIsKeyDraftOrNeither_data();
    void theStateIsKeyDraftOrNeither();
    void theModelsPanelSaysWhatItLacks();
    void everyStepHasItsName_data();
    void everyStepHasItsName();
    void buttonsSayWhatTheyRegister();
    void theLightsColourIsChosen();
    void aDragStaysWithItsFrame();
    void theFieldsHaveMmdsRanges();
    void theChoiceOfAModeIsAChange();
    void draftsAreCounted();
    void theSelectedDraftsAreDropped();
    void theArrowsGoToTheDrafts();
    void aDraftOfTheCameraSelectsNothingOfTheModel();

private:
    [[nodiscard]] ValueSection& section(mmd::TrackKind kind) { return panelOf(kind).section(kind); }
    [[nodiscard]] NumberField* number(mmd::TrackKind kind, mmd::KeyNumber column)
    {
        return section(kind).form().field(column);
    }
    /// One user change that creates a draft.
    void change(mmd::TrackKind kind)
    {
        if (kind == ShowIk)
            section(kind).form().switchField(Show)->click();
        else
            typeInto(number(kind, kind == Light ? Red : Distance), QStringLiteral("33"));
    }
    void typeInto(NumberField* field, const QString& text)
    {
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, text);
        QTest::keyClick(field, Qt::Key_Return);
    }
    void addDrafts()
    {
        const mmd::Scene& scene = m_document->scene();
        const mmd::Draft drafts[] = {
            {.track = bone("頭"), .frame = 5, .value = mmd::BoneValue{{1, 0, 0}, {}}},
            {.track = bone("頭"), .frame = 9, .value = mmd::BoneValue{{2, 0, 0}, {}}},
            {.track = morph("い"), .frame = 30, .value = mmd::MorphValue{0.5f}}};
        m_document->apply(mmd::setDrafts({scene, scene.active}, drafts), {});
    }
};

namespace {

void addKinds()
{
    QTest::addColumn<mmd::TrackKind>("kind");
    QTest::newRow("camera") << Camera;
    QTest::newRow("light") << Light;
    QTest::newRow("self-shadow") << Shadow;
    QTest::newRow("show and IK") << ShowIk;
}

} // namespace

void TestPanelStates::theStateIsKeyDraftOrNeither_data()
{
    addKinds();
}

void TestPanelStates::theStateIsKeyDraftOrNeither()
{
    QFETCH(mmd::TrackKind, kind);
    QLabel& state = section(kind).state();
    const auto colour = [&] { return state.palette().color(QPalette::WindowText); };
    QVERIFY(section(kind).isEnabled());
    QCOMPARE(state.text(), QStringLiteral("no keys yet"));
    QCOMPARE(state.toolTip(), QString());
    QCOMPARE(colour(), darkTheme().dim);
    section(kind).registerButton().click();
    QCOMPARE(state.text(), QStringLiteral("◆ key"));
    QCOMPARE(state.toolTip(), QStringLiteral("There is a key at frame 10"));
    for (const double frame : {9.0, 11.0}) {
        m_document->setCurrentFrame(frame);
        QCOMPARE(state.text(), QStringLiteral("no key here"));
        QCOMPARE(state.toolTip(), QString());
    }
    change(kind);
    QCOMPARE(state.text(), QStringLiteral("◇ draft"));
    QCOMPARE(state.toolTip(), QStringLiteral("There is a draft at frame 11"));
    QCOMPARE(colour(), darkTheme().draft);
    QVERIFY(section(kind).dropButton().isVisible());
    m_document->setCurrentFrame(10);
    QCOMPARE(colour(), darkTheme().dim);
    QVERIFY(!section(kind).dropButton().isVisible());
    change(kind); // at a key, too
    QCOMPARE(state.text(), QStringLiteral("◇ draft"));
    section(kind).dropButton().click();
    QCOMPARE(state.text(), QStringLiteral("◆ key"));
    m_document->setCurrentFrame(11);
    QCOMPARE(state.text(), QStringLiteral("◇ draft")); // only the draft of this frame was discarded
}

void TestPanelStates::theModelsPanelSaysWhatItLacks()
{
    QLabel& state = section(ShowIk).state();
    const std::string ik = bone("左足ＩＫ").name;
    QVERIFY(section(ShowIk).switches()->field(ik));
    m_document->activate(mmd::sceneActor);
    QCOMPARE(state.text(), QStringLiteral("the camera is active"));
    QVERIFY(!section(ShowIk).isEnabled());
    QVERIFY(!section(ShowIk).form().switchField(Show)->state());
    QVERIFY(section(ShowIk).switches()->isEmpty());
    QVERIFY(section(Camera).isEnabled() && section(Light).isEnabled());
    m_document->activate(m_document->scene().actors.front().id);
    QVERIFY(section(ShowIk).isEnabled());
    QCOMPARE(section(ShowIk).switches()->field(ik)->state(), std::optional(true));
    m_document->project().close();
    QCOMPARE(state.text(), QStringLiteral("no model is open"));
    QVERIFY(!section(ShowIk).isEnabled());
    QVERIFY(section(Camera).isEnabled());
    QCOMPARE(section(Camera).state().text(), QStringLiteral("no keys yet"));
}

void TestPanelStates::everyStepHasItsName_data()
{
    QTest::addColumn<mmd::TrackKind>("kind");
    QTest::addColumn<QString>("changed");
    QTest::addColumn<QString>("registered");
    QTest::newRow("camera") << Camera << u"Change Camera"_qs << u"Register Camera"_qs;
    QTest::newRow("light") << Light << u"Change Light"_qs << u"Register Light"_qs;
    QTest::newRow("shadow") << Shadow << u"Change Self-Shadow"_qs << u"Register Self-Shadow"_qs;
    QTest::newRow("show") << ShowIk << u"Change Show and IK"_qs << u"Register Show and IK"_qs;
}

void TestPanelStates::everyStepHasItsName()
{
    QFETCH(mmd::TrackKind, kind);
    QFETCH(QString, changed);
    QFETCH(QString, registered);
    const auto last = [this] { return m_document->undoStack()->undoText(); };
    change(kind);
    QCOMPARE(last(), changed);
    section(kind).registerButton().click();
    QCOMPARE(last(), registered);
    if (kind == ShowIk) {
        section(kind).switches()->field(bone("左足ＩＫ").name)->click();
    } else {
        NumberField* field = number(kind, kind == Light ? Red : Distance);
        field->beginAdjusting();
        field->adjustTo(5);
        field->endAdjusting();
    }
    QCOMPARE(last(), changed);
    section(kind).dropButton().click();
    QCOMPARE(last(), QStringLiteral("Discard Drafts"));
}

void TestPanelStates::buttonsSayWhatTheyRegister()
{
    const std::pair<mmd::TrackKind, QString> names[] = {{Camera, u"camera"_qs},
        {Light, u"light"_qs}, {Shadow, u"self-shadow"_qs}, {ShowIk, u"show and IK"_qs}};
    for (const auto& [kind, name] : names) {
        QCOMPARE(section(kind).registerButton().accessibleName(), u"Register "_qs + name);
        QCOMPARE(section(kind).dropButton().accessibleName(), u"Discard the draft of "_qs + name);
        QVERIFY(!section(kind).dropButton().toolTip().isEmpty());
    }
}

void TestPanelStates::theLightsColourIsChosen()
{
    auto* swatch = m_light->findChild<LightSwatch*>();
    QColor offered;
    const auto choose = [&](const QColor& colour) {
        QTest::mouseClick(swatch, Qt::LeftButton);
        auto* dialog = qobject_cast<QColorDialog*>(QApplication::activeModalWidget());
        if (!dialog)
            return;
        offered = dialog->currentColor();
        if (!colour.isValid()) {
            dialog->reject();
            return;
        }
        dialog->setCurrentColor(colour);
        dialog->accept();
    };
    const QString direction[] = {
        QStringLiteral("0.250"), QStringLiteral("−0.750"), QStringLiteral("0.125")};
    const mmd::KeyNumber axes[] = {X, Y, Z};
    for (std::size_t axis = 0; axis < 3; ++axis)
        typeInto(number(Light, axes[axis]), QString(direction[axis]).replace(u'−', u'-'));
    m_document->undoStack()->clear();
    QCOMPARE(swatch->accessibleDescription(), QColor(154, 154, 154).name());
    choose({});
    QCOMPARE(offered, QColor(154, 154, 154));
    choose(QColor(154, 154, 154)); // the current colour
    QCOMPARE(m_document->undoStack()->count(), 0);
    choose(QColor(10, 20, 30));
    QCOMPARE(m_document->undoStack()->count(), 1);
    QCOMPARE(m_document->undoStack()->undoText(), QStringLiteral("Change Light"));
    QCOMPARE(number(Light, Red)->text(), QStringLiteral("10"));
    QCOMPARE(number(Light, Green)->text(), QStringLiteral("20"));
    QCOMPARE(number(Light, Blue)->text(), QStringLiteral("30"));
    for (std::size_t axis = 0; axis < 3; ++axis)
        QCOMPARE(number(Light, axes[axis])->text(), direction[axis]); // unchanged
    QCOMPARE(swatch->colour(), QColor(10, 20, 30));
    QCOMPARE(swatch->accessibleDescription(), QColor(10, 20, 30).name());
}

void TestPanelStates::aDragStaysWithItsFrame()
{
    NumberField* field = number(Camera, Y);
    field->beginAdjusting();
    field->adjustTo(1);
    m_document->playTo(12); // during playback
    field->adjustTo(4);
    field->endAdjusting();
    QCOMPARE(m_document->scene().cameraDrafts.size(), std::size_t(1));
    const mmd::Draft& draft = m_document->scene().cameraDrafts.front();
    QCOMPARE(draft.frame, 10u);
    QCOMPARE(std::get<mmd::CameraValue>(draft.value).target.y, 14.0f);
}

void TestPanelStates::theFieldsHaveMmdsRanges()
{
    struct Limits {
        mmd::TrackKind kind;
        mmd::KeyNumber column;
        double low, high, step;
    };
    const Limits all[] = {{Camera, FieldOfView, 1, 125, 1.0}, {Light, Red, 0, 255, 1.0},
        {Light, Blue, 0, 255, 1.0}, {Shadow, Distance, 0, 9999, 50.0},
        {Camera, Distance, -1e6, 1e6, 0.1}, {Camera, RotationZ, -1e6, 1e6, 1.0},
        {Light, X, -1e6, 1e6, 0.1}};
    for (const Limits& each : all) {
        const NumberField* field = number(each.kind, each.column);
        QVERIFY2(field, qPrintable(QString::number(int(each.column))));
        QCOMPARE(field->clamped(-1e6), each.low);
        QCOMPARE(field->clamped(1e6), each.high);
        QCOMPARE(field->step(), each.step);
    }
    QCOMPARE(number(Camera, RotationX)->text(), QStringLiteral("0.00°"));
    QCOMPARE(number(Camera, X)->accessibleName(), QStringLiteral("Centre X"));
    QCOMPARE(number(Camera, Z)->accessibleName(), QStringLiteral("Centre Z"));
    QCOMPARE(number(Light, Y)->accessibleName(), QStringLiteral("Direction Y"));
    QCOMPARE(CellForm::titleOf(Bone, Z), QStringLiteral("Position Z"));
    QCOMPARE(number(Camera, Distance)->accessibleName(), QStringLiteral("Distance"));
    QVERIFY(!number(Camera, Weight));
    QVERIFY(!section(Camera).form().choice(Mode) && !section(Light).form().switchField(Show));
}

void TestPanelStates::theChoiceOfAModeIsAChange()
{
    QComboBox* mode = section(Shadow).form().choice(Mode);
    QCOMPARE(mode->count(), 3);
    QCOMPARE(mode->itemText(0), QStringLiteral("Off"));
    QCOMPARE(mode->currentIndex(), 1);
    mode->setCurrentIndex(0);
    emit mode->activated(0);
    const auto& drafts = m_document->scene().cameraDrafts;
    QCOMPARE(drafts.size(), std::size_t(1));
    QCOMPARE(int(std::get<mmd::ShadowValue>(drafts.front().value).mode), 0);
    m_document->undo();
    QCOMPARE(mode->currentIndex(), 1);
    QVERIFY(mode->isEnabled());
}

void TestPanelStates::draftsAreCounted()
{
    auto* state = m_drafts->header()->findChild<QLabel*>(QStringLiteral("state"));
    QLabel* empty = nullptr;
    for (QLabel* each : m_drafts->findChildren<QLabel*>())
        empty = each->text() == QStringLiteral("There are no drafts.") ? each : empty;
    QVERIFY(empty && empty->isVisible() && !m_drafts->list().isVisible());
    QVERIFY(state->text().isEmpty());
    QVERIFY(!m_drafts->registerButton().isEnabled() && !m_drafts->dropButton().isEnabled());
    addDrafts();
    QCOMPARE(state->text(), QStringLiteral("3 draft(s)"));
    QCOMPARE(state->palette().color(QPalette::WindowText), darkTheme().draft);
    QVERIFY(!empty->isVisible() && m_drafts->list().isVisible());
    QCOMPARE(m_drafts->registerButton().text(), QStringLiteral("Register all drafts"));
    QCOMPARE(m_drafts->dropButton().text(), QStringLiteral("Discard all drafts"));
    QCOMPARE(m_drafts->focusProxy(), &m_drafts->list());
    const auto* model = m_drafts->list().model();
    QCOMPARE(model->headerData(0, Qt::Horizontal).toString(), QStringLiteral("Frame"));
    QCOMPARE(model->headerData(1, Qt::Horizontal).toString(), QStringLiteral("Track"));
    QCOMPARE(model->headerData(0, Qt::Horizontal, Qt::TextAlignmentRole),
        model->index(0, 0).data(Qt::TextAlignmentRole));
    QVERIFY(!model->index(0, 1).data(Qt::TextAlignmentRole).isValid());
    QCOMPARE(model->index(1, 1).data(Qt::ToolTipRole).toString(), QStringLiteral("頭"));
    m_drafts->dropButton().click(); // all drafts
    QCOMPARE(m_document->undoStack()->undoText(), QStringLiteral("Discard Drafts"));
    QVERIFY(m_document->actor()->drafts.empty());
    QVERIFY(state->text().isEmpty() && empty->isVisible());
    QVERIFY(!m_drafts->focusProxy());
    m_document->undo();
    m_document->activate(mmd::sceneActor); // the other actor's drafts are not listed
    QVERIFY(state->text().isEmpty());
}

void TestPanelStates::theSelectedDraftsAreDropped()
{
    addDrafts();
    QTreeView& list = m_drafts->list();
    const auto choose = [&](int row) {
        list.selectionModel()->select(
            list.model()->index(row, 0), QItemSelectionModel::Select | QItemSelectionModel::Rows);
    };
    choose(0);
    choose(2);
    QCOMPARE(m_drafts->registerButton().text(), QStringLiteral("Register 2 draft(s)"));
    QCOMPARE(m_drafts->dropButton().text(), QStringLiteral("Discard 2 draft(s)"));
    m_drafts->registerButton().click();
    QCOMPARE(m_document->undoStack()->undoText(), QStringLiteral("Register Drafts"));
    QCOMPARE(m_document->actor()->drafts.size(), std::size_t(1));
    QCOMPARE(m_document->actor()->drafts.front().frame, 9u);
    QCOMPARE(keyAt(*m_document, "頭", 5).value.translation.x, 1.0f);
    QCOMPARE(m_drafts->registerButton().text(), QStringLiteral("Register all drafts"));
    m_document->undo();
    QCOMPARE(m_document->actor()->drafts.size(), std::size_t(3));
}

void TestPanelStates::theArrowsGoToTheDrafts()
{
    addDrafts();
    QTreeView& list = m_drafts->list();
    list.setFocus(Qt::TabFocusReason); // does not change the frame
    QCOMPARE(m_document->currentFrame(), 10.0);
    list.setCurrentIndex(list.model()->index(0, 0));
    QTest::keyClick(&list, Qt::Key_Down);
    QCOMPARE(m_document->currentFrame(), 9.0);
    QTest::keyClick(&list, Qt::Key_Down);
    QCOMPARE(m_document->currentFrame(), 30.0);
    QVERIFY(m_document->selection() == tracksOf({morph("い")}));
    m_light->section(Light).registerButton().setFocus();
    list.setCurrentIndex(list.model()->index(0, 0)); // changed by other code
    QCOMPARE(m_document->currentFrame(), 30.0);
}

void TestPanelStates::aDraftOfTheCameraSelectsNothingOfTheModel()
{
    change(Camera);
    m_document->setCurrentFrame(25);
    m_document->select(tracksOf({bone("頭")}));
    QTreeView& list = m_drafts->list();
    const QRect row = list.visualRect(list.model()->index(0, 1));
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, row.center());
    QCOMPARE(m_document->currentFrame(), 10.0);
    QVERIFY(m_document->selection() == tracksOf({bone("頭")}));
    m_document->activate(mmd::sceneActor);
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, row.center());
    QVERIFY(m_document->selection() == tracksOf({{Camera, {}}}));
}

QTEST_MAIN(TestPanelStates)
#include "test_panel_states.moc"
