// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/keys/keys.h"
#include "tests/support/busy_workers.h"
#include "tests/ui/panels/checkup/check_up_stage.h"
#include "ui/document/files/project.h"
#include "ui/theme/theme.h"

#include <QtCore/QTimer>
#include <QtTest/QAbstractItemModelTester>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMenu>

using namespace odori;
using namespace odori::test;
using Frames = std::vector<std::uint32_t>;

/// The check-up panel: the list of findings, and Show, Repair and Rename To with mouse and keys.
class TestCheckUpPanel : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { applyTheme(*qApp, darkTheme()); }
    void init();
    void cleanup() { m_stage.reset(); }
    void findingsAreGroupedWithTheirNumbers();
    void theModelIsSound();
    void aClickShowsTheKeys();
    void theArrowsShowTheKeys();
    void showAsksForTheRow();
    void oneFindingIsRepaired();
    void repairAllRepairsAll();
    void aTrackIsRenamedToASuggestion();
    void anIkIsRenamedToASuggestion();
    void anotherNameIsAskedFor();
    void allSuggestionsAreOneStep();
    void twoTracksDoNotGetOneName();
    void buttonsFitTheSelection();
    void aLowPanelHasNoHint();
    void aLowPanelHasRowsAndAMenu();
    void theListFollowsEdits();
    void theListFollowsTheModel();
    void theSelectionSurvivesACheck();
    void aHiddenPanelChecksNothing();
    void theListIsOfTheActiveActor();
    void aLateAnswerForAnotherActorIsNotShown();
    void anEmptyListSaysSo();
    void clicksOnButtonsLeaveTheFocus();
    void aSeriesOfEditsIsCheckedOnce();

private:
    [[nodiscard]] Document& document() const { return m_stage->document; }
    /// Opens the menu of Rename To and chooses an entry; returns the texts of its entries.
    QStringList chooseName(const QString& name) const
    {
        QStringList texts;
        auto* menu = m_stage->button("rename").menu();
        QTimer::singleShot(0, menu, [&] {
            QTRY_VERIFY(menu->isVisible());
            for (QAction* each : menu->actions()) {
                if (!each->isSeparator())
                    texts += each->text();
                if (each->text() == name)
                    QTest::mouseClick(
                        menu, Qt::LeftButton, {}, menu->actionGeometry(each).center());
            }
            menu->close();
        });
        QTest::mouseClick(&m_stage->button("rename"), Qt::LeftButton);
        return texts;
    }

    std::unique_ptr<CheckUpStage> m_stage;
};

void TestCheckUpPanel::init()
{
    m_stage = std::make_unique<CheckUpStage>();
    QVERIFY(QTest::qWaitForWindowActive(&m_stage->window));
    QVERIFY(m_stage->isChecked());
}

void TestCheckUpPanel::findingsAreGroupedWithTheirNumbers()
{
    QVERIFY(m_stage->row(u"Bones that the model lacks (2)"_qs).isValid());
    QVERIFY(m_stage->row(u"Morphs that the model lacks (1)"_qs).isValid());
    QVERIFY(m_stage->row(u"Switched-off IK that the model lacks (1)"_qs).isValid());
    QVERIFY(m_stage->row(u"Invalid numbers (NaN or infinite) (1)"_qs).isValid());
    QVERIFY(m_stage->row(u"IK stays off (1)"_qs).isValid());
    const QModelIndex harmless = m_stage->row(u"Harmless (1)"_qs);
    QVERIFY(harmless.isValid() && !m_stage->list().isExpanded(harmless));
    const QModelIndex lost = m_stage->row(u"左足IK"_qs, u"Bones"_qs);
    QVERIFY(m_stage->list().isExpanded(lost.parent()));
    QCOMPARE(lost.siblingAtColumn(1).data().toString(), u"左足ＩＫ"_qs);
    QCOMPARE(lost.siblingAtColumn(2).data().toString(), u"2"_qs);
    QCOMPARE(m_stage->row(u"瞬き"_qs, u"Morphs"_qs).siblingAtColumn(1).data().toString(),
        u"まばたき"_qs);
    QVERIFY(m_stage->label("state").contains(u'7'));
}

void TestCheckUpPanel::theModelIsSound()
{
    const CheckUp& checkUp = m_stage->panel->checkUp();
    FindingListModel model(checkUp);
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    document().apply(mmd::deleteKeys(document().target()), {});
    m_stage->click(m_stage->row(u"謎"_qs, u"Bones"_qs));
    document().apply(mmd::deleteKeys(document().target()), {});
    QTRY_VERIFY(!m_stage->row(u"謎"_qs, u"Bones"_qs).isValid());
    QCOMPARE(model.rowCount(), m_stage->list().model()->rowCount());
}

void TestCheckUpPanel::aClickShowsTheKeys()
{
    QSignalSpy shown(m_stage->panel, &CheckUpPanel::shown);
    m_stage->click(m_stage->row(u"頭"_qs, u"Invalid"_qs));
    QCOMPARE(document().currentFrame(), 5.0);
    QVERIFY(document().selection() == keysOf("頭", {5}));
    m_stage->click(m_stage->row(u"左足IK"_qs, u"Bones"_qs));
    QCOMPARE(document().currentFrame(), 0.0);
    QVERIFY(document().selection() == keysOf("左足IK", {0, 8}));
    QVERIFY(shown.count() >= 2);
    QCOMPARE(shown.last().at(1).toBool(), false);
    // A click that extends the selection of rows shows nothing.
    m_stage->click(m_stage->row(u"頭"_qs, u"Invalid"_qs), Qt::ControlModifier);
    QVERIFY(document().selection() == keysOf("左足IK", {0, 8}));
}

void TestCheckUpPanel::theArrowsShowTheKeys()
{
    m_stage->click(m_stage->row(u"左足IK"_qs, u"Bones"_qs));
    m_stage->list().setFocus();
    document().select({});
    QTest::keyClick(&m_stage->list(), Qt::Key_Down);
    QVERIFY(document().selection() == keysOf("謎", {4}));
    QCOMPARE(document().currentFrame(), 4.0);
}

void TestCheckUpPanel::showAsksForTheRow()
{
    m_stage->click(m_stage->row(u"謎"_qs, u"Bones"_qs));
    document().select({});
    QSignalSpy shown(m_stage->panel, &CheckUpPanel::shown);
    QTest::mouseClick(&m_stage->button("show"), Qt::LeftButton);
    QVERIFY(document().selection() == keysOf("謎", {4}));
    QCOMPARE(shown.count(), 1);
    QCOMPARE(shown.front().at(0).value<mmd::TrackId>(), bone("謎"));
    QVERIFY(shown.front().at(1).toBool());
}

void TestCheckUpPanel::oneFindingIsRepaired()
{
    const mmd::Scene before = document().scene();
    m_stage->click(m_stage->row(u"頭"_qs, u"Invalid"_qs));
    QTest::mouseClick(&m_stage->button("repair"), Qt::LeftButton);
    QCOMPARE(document().undoStack()->undoText(), u"Repair Keys"_qs);
    QCOMPARE(keyAt(document(), "頭", 5).value.translation.y, 0.0f);
    QTRY_VERIFY(!m_stage->row(u"Invalid"_qs).isValid());
    document().undo();
    QVERIFY(document().scene() == before);
    QTRY_VERIFY(m_stage->row(u"Invalid"_qs).isValid());
    document().redo();
    QCOMPARE(keyAt(document(), "頭", 5).value.translation.y, 0.0f);
}

void TestCheckUpPanel::repairAllRepairsAll()
{
    QVERIFY(!m_stage->button("repair").isEnabled()); // nothing is selected
    QTest::mouseClick(&m_stage->button("repairAll"), Qt::LeftButton);
    QCOMPARE(document().undoStack()->count(), 1);
    QTRY_VERIFY(!m_stage->button("repairAll").isEnabled());
    QVERIFY(!m_stage->row(u"Invalid"_qs).isValid());
    QVERIFY(m_stage->row(u"Bones"_qs).isValid()); // names are not repaired
}

void TestCheckUpPanel::aTrackIsRenamedToASuggestion()
{
    const mmd::Scene before = document().scene();
    QSignalSpy said(&document(), &Document::said);
    m_stage->click(m_stage->row(u"左足IK"_qs, u"Bones"_qs));
    QCOMPARE(chooseName(u"左足ＩＫ"_qs), (QStringList{u"左足ＩＫ"_qs, u"All Names…"_qs}));
    QTRY_COMPARE(m_stage->frames(bone("左足ＩＫ")), (Frames{0, 8}));
    QVERIFY(m_stage->frames(bone("左足IK")).empty());
    QVERIFY(document().selection() == keysOf("左足ＩＫ", {0, 8}));
    QCOMPARE(document().undoStack()->undoText(), u"Rename Track"_qs);
    QCOMPARE(said.last().front().toString(), u"Renamed 左足IK to 左足ＩＫ."_qs);
    QTRY_VERIFY(!m_stage->row(u"左足IK"_qs, u"Bones"_qs).isValid());
    document().undo();
    QVERIFY(document().scene() == before);
    document().redo();
    QCOMPARE(m_stage->frames(bone("左足ＩＫ")), (Frames{0, 8}));
}

void TestCheckUpPanel::anIkIsRenamedToASuggestion()
{
    m_stage->click(m_stage->row(u"左足IK"_qs, u"Switched"_qs));
    (void)chooseName(u"左足ＩＫ"_qs);
    const auto& value = [&]() -> const mmd::ShowIkValue& {
        return document().actor()->motion.showIk->values()[0];
    };
    QTRY_COMPARE(mmd::ikNameOf(value().switches.front()),
        std::string_view(mmd::encodeCp932("左足ＩＫ").bytes));
    QCOMPARE(document().undoStack()->undoText(), u"Rename IK"_qs);
    QTRY_VERIFY(!m_stage->row(u"Switched"_qs).isValid());
}

void TestCheckUpPanel::anotherNameIsAskedFor()
{
    std::optional<RenameSource> source;
    std::vector<NewName> suggested;
    connect(m_stage->panel, &CheckUpPanel::namesWanted, this,
        [&](const RenameSource& wanted, const std::vector<NewName>& names) {
            source = wanted;
            suggested = names;
        });
    m_stage->click(m_stage->row(u"謎"_qs, u"Bones"_qs));
    QCOMPARE(chooseName(u"All Names…"_qs), QStringList{u"All Names…"_qs});
    QTRY_VERIFY(source);
    QCOMPARE(source->track, bone("謎"));
    QVERIFY(suggested.empty());
    m_stage->click(m_stage->row(u"瞬き"_qs, u"Morphs"_qs));
    (void)chooseName(u"All Names…"_qs);
    QTRY_COMPARE(source->track, morph("瞬き"));
    QCOMPARE(suggested.size(), std::size_t(1));
    QCOMPARE(suggested.front().raw, morph("まばたき").name);
}

void TestCheckUpPanel::allSuggestionsAreOneStep()
{
    const mmd::Scene before = document().scene();
    const QString counted = m_stage->button("useSuggestions").text();
    QVERIFY2(counted.contains(QRegularExpression(QStringLiteral("[1-9]"))), qPrintable(counted));
    QTest::mouseClick(&m_stage->button("useSuggestions"), Qt::LeftButton);
    QCOMPARE(document().undoStack()->count(), 1);
    QCOMPARE(document().undoStack()->undoText(), u"Rename Tracks"_qs);
    QCOMPARE(m_stage->frames(bone("左足ＩＫ")), (Frames{0, 8}));
    QCOMPARE(m_stage->frames(morph("まばたき")), Frames{3});
    QTRY_VERIFY(!m_stage->button("useSuggestions").isEnabled());
    QVERIFY(!m_stage->row(u"Switched"_qs).isValid() && !m_stage->row(u"Morphs"_qs).isValid());
    QVERIFY(m_stage->row(u"謎"_qs, u"Bones"_qs).isValid());
    document().undo();
    QVERIFY(document().scene() == before);
}

/// Both 左足IK and 左足ik are near 左足ＩＫ; the first one gets the name.
void TestCheckUpPanel::twoTracksDoNotGetOneName()
{
    mmd::Motion motion = m_stage->brokenMotion();
    mmd::BoneKeyframe key;
    key.frame = 2;
    key.value.translation.x = 3.0f;
    mmd::replaceTrack(motion,
        mmd::Track<mmd::BoneKeyframe>(mmd::fieldOf(bone("左足ik").name), std::span(&key, 1)));
    document().load(mmd::setMotion(document().target(), std::move(motion), {}));
    QTRY_COMPARE(m_stage->row(u"左足ik"_qs, u"Bones"_qs).siblingAtColumn(1).data().toString(),
        u"左足ＩＫ"_qs);
    QTest::mouseClick(&m_stage->button("useSuggestions"), Qt::LeftButton);
    QCOMPARE(m_stage->frames(bone("左足ＩＫ")), (Frames{0, 8}));
    QCOMPARE(m_stage->frames(bone("左足ik")), Frames{2});
}

void TestCheckUpPanel::buttonsFitTheSelection()
{
    const auto states = [this] {
        return std::array{m_stage->button("show").isEnabled(),
            m_stage->button("repair").isEnabled(), m_stage->button("rename").isEnabled()};
    };
    QCOMPARE(states(), (std::array{false, false, false}));
    m_stage->click(m_stage->row(u"左足IK"_qs, u"Bones"_qs));
    QCOMPARE(states(), (std::array{true, false, true}));
    QVERIFY(m_stage->label("hint").contains(u"rename the track"));
    m_stage->click(m_stage->row(u"謎"_qs, u"Bones"_qs), Qt::ControlModifier);
    QCOMPARE(states(), (std::array{true, false, false})); // two names
    m_stage->click(m_stage->row(u"頭"_qs, u"Invalid"_qs));
    QCOMPARE(states(), (std::array{true, true, false}));
    QVERIFY(m_stage->label("hint").contains(u"Repair replaces"));
}

void TestCheckUpPanel::aLowPanelHasNoHint()
{
    m_stage->click(m_stage->row(u"左足IK"_qs, u"Bones"_qs));
    const auto* hint = m_stage->panel->findChild<QLabel*>(u"hint"_qs);
    QVERIFY(hint->isVisible());
    m_stage->window.resize(300, 240);
    QTRY_VERIFY(!hint->isVisible());
    m_stage->window.resize(300, 560);
    QTRY_VERIFY(hint->isVisible());
}

void TestCheckUpPanel::aLowPanelHasRowsAndAMenu()
{
    m_stage->window.resize(345, 200); // beside the dope sheet of a small window
    QPushButton& all = m_stage->button("all");
    QTRY_VERIFY(all.isVisible());
    QVERIFY(!m_stage->button("repairAll").isVisible());
    QVERIFY(!m_stage->button("useSuggestions").isVisible());
    const int rowHeight = m_stage->list().visualRect(m_stage->row(u"Bones"_qs)).height();
    QTRY_VERIFY2(m_stage->list().viewport()->height() >= 6 * rowHeight,
        qPrintable(QString::number(m_stage->list().viewport()->height())));
    for (const char* name : {"show", "repair", "rename", "all"}) // no text is cut off
        QVERIFY2(
            m_stage->button(name).width() >= m_stage->button(name).minimumSizeHint().width(), name);
    QTimer::singleShot(0, &all, [&all] {
        QTest::keyClick(all.menu(), Qt::Key_Down);
        QTest::keyClick(all.menu(), Qt::Key_Return); // the first action: Repair All
    });
    QTest::mouseClick(&all, Qt::LeftButton);
    QTRY_VERIFY(m_stage->isChecked() && !m_stage->row(u"Invalid"_qs).isValid());
    m_stage->window.resize(345, 560);
    QTRY_VERIFY(!all.isVisible());
    QVERIFY(m_stage->button("repairAll").isVisible());
}

void TestCheckUpPanel::theListFollowsEdits()
{
    document().select(keysOf("謎", {4}));
    document().apply(mmd::deleteKeys(document().target()), {});
    QTRY_VERIFY(!m_stage->row(u"謎"_qs, u"Bones"_qs).isValid());
    QVERIFY(m_stage->row(u"Bones that the model lacks (1)"_qs).isValid());
    document().undo();
    QTRY_VERIFY(m_stage->row(u"謎"_qs, u"Bones"_qs).isValid());
}

/// Another model is put under the motion; the keys stay.
void TestCheckUpPanel::theListFollowsTheModel()
{
    mmd::pmx::Model data = document().actor()->model->data;
    data.bones.emplace_back().name.utf8 = "謎";
    document().apply(
        mmd::setModel(document().target(),
            std::make_shared<const mmd::Model>(mmd::makeModel(std::move(data), {}, {}))),
        u"Change Model"_qs);
    QTRY_VERIFY(!m_stage->row(u"謎"_qs, u"Bones"_qs).isValid());
    QVERIFY(m_stage->row(u"左足IK"_qs, u"Bones"_qs).isValid());
    document().undo();
    QTRY_VERIFY(m_stage->row(u"謎"_qs, u"Bones"_qs).isValid());
}

void TestCheckUpPanel::theSelectionSurvivesACheck()
{
    m_stage->list().collapse(m_stage->row(u"Morphs"_qs));
    m_stage->click(m_stage->row(u"左足IK"_qs, u"Bones"_qs));
    document().select(keysOf("頭", {5}));
    const double frame = document().currentFrame();
    document().apply(mmd::deleteKeys(document().target()), {});
    QTRY_VERIFY(!m_stage->row(u"Invalid"_qs).isValid());
    QVERIFY(m_stage->list().selectionModel()->isSelected(m_stage->row(u"左足IK"_qs, u"Bones"_qs)));
    QVERIFY(!m_stage->list().isExpanded(m_stage->row(u"Morphs"_qs)));
    QCOMPARE(document().currentFrame(), frame); // it shows nothing by itself
    QVERIFY(document().selection().keys.empty());
}

void TestCheckUpPanel::aHiddenPanelChecksNothing()
{
    m_stage->panel->hide();
    QSignalSpy changed(&m_stage->panel->checkUp(), &CheckUp::changed);
    document().select(keysOf("謎", {4}));
    document().apply(mmd::deleteKeys(document().target()), {});
    QTest::qWait(400);
    QCOMPARE(changed.count(), 0);
    m_stage->panel->show();
    QTRY_COMPARE(changed.count(), 1);
    QVERIFY(!m_stage->row(u"謎"_qs, u"Bones"_qs).isValid());
}

void TestCheckUpPanel::theListIsOfTheActiveActor()
{
    const mmd::ActorId first = document().scene().active;
    document().apply(mmd::addActor(document().scene(), document().actor()->model), {});
    QVERIFY(document().scene().active != first);
    QVERIFY(!m_stage->panel->checkUp().isKnown()); // never the findings of another actor
    QCOMPARE(m_stage->list().model()->rowCount(), 0);
    QVERIFY(m_stage->isChecked());
    QCOMPARE(m_stage->label("empty"), u"There are no keys to check."_qs);
    document().activate(first);
    QVERIFY(m_stage->isChecked());
    QVERIFY(m_stage->row(u"Bones that the model lacks (2)"_qs).isValid());
    document().activate(mmd::sceneActor);
    QVERIFY(m_stage->isChecked());
    QCOMPARE(m_stage->list().model()->rowCount(), 0);
}

void TestCheckUpPanel::aLateAnswerForAnotherActorIsNotShown()
{
    const mmd::ActorId first = document().scene().active;
    document().apply(mmd::addActor(document().scene(), document().actor()->model), {});
    QVERIFY(m_stage->isChecked()); // the second actor has no findings
    BusyWorkers busy;
    document().activate(first);
    bool isStarted = false; // timers of the same time fire in order
    QTimer::singleShot(0, this, [&] { isStarted = true; });
    QTRY_VERIFY(isStarted);
    document().activate(document().scene().actors[1].id);
    std::vector<std::size_t> counts;
    connect(&m_stage->panel->checkUp(), &CheckUp::changed, this,
        [&] { counts.push_back(m_stage->panel->checkUp().findings().size()); });
    busy.release();
    QVERIFY(m_stage->isChecked());
    QCOMPARE(counts, std::vector<std::size_t>{0}); // never those of the first one
}

void TestCheckUpPanel::anEmptyListSaysSo()
{
    QVERIFY(m_stage->list().isVisible());
    m_stage->list().setFocus();
    document().project().close();
    loadSmallScene(document());
    QTRY_COMPARE(m_stage->label("empty"), u"Nothing was found."_qs);
    QVERIFY(m_stage->panel->hasFocus()); // no button, which Space would press
    QVERIFY(!m_stage->list().isVisible() && !m_stage->button("repairAll").isEnabled());
    QVERIFY(m_stage->panel->focusProxy() == nullptr);
}

void TestCheckUpPanel::clicksOnButtonsLeaveTheFocus()
{
    QLineEdit field(&m_stage->window);
    m_stage->window.layout()->addWidget(&field);
    field.show();
    field.setFocus();
    QVERIFY(field.hasFocus());
    QTest::mouseClick(&m_stage->button("repairAll"), Qt::LeftButton);
    QTest::mouseClick(&m_stage->button("useSuggestions"), Qt::LeftButton);
    QCOMPARE(document().undoStack()->count(), 2);
    QVERIFY(field.hasFocus());
}

void TestCheckUpPanel::aSeriesOfEditsIsCheckedOnce()
{
    QSignalSpy changed(&m_stage->panel->checkUp(), &CheckUp::changed);
    document().select(keysOf("謎", {4}));
    document().beginGesture();
    document().updateGesture(mmd::deleteKeys(document().gestureTarget()));
    document().endGesture(QStringLiteral("Delete"));
    document().select(keysOf("左足IK", {0, 8}));
    document().apply(mmd::deleteKeys(document().target()), {});
    QTRY_COMPARE(changed.count(), 1);
    QTest::qWait(400);
    QCOMPARE(changed.count(), 1);
}

QTEST_MAIN(TestCheckUpPanel)
#include "test_check_up_panel.moc"
