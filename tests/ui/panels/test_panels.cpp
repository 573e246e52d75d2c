// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/keys/drafts.h"
#include "tests/support/small_scene.h"
#include "ui/document/models/bone_tree_model.h"
#include "ui/fields/number_field.h"
#include "ui/fields/value_slider.h"
#include "ui/panels/bone_panel.h"
#include "ui/panels/morph_panel.h"
#include "ui/panels/morph_row.h"
#include "ui/theme/theme.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QModelIndex>
#include <QtCore/QModelIndexList>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QTabBar>
#include <QtWidgets/QTreeView>

using namespace odori;
using namespace odori::test;

namespace {

float weightOf(const mmd::Draft* draft)
{
    return std::get<mmd::MorphValue>(draft->value).weight;
}

} // namespace

/// The bone tree and the morph sliders.
class TestPanels : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanup();
    void aClickSelectsTheBone();
    void ctrlAddsAndTakesAway();
    void theDocumentsSelectionIsShown();
    void selectingDoesNotLoop();
    void aClickOnAGroupSelectsItsBones();
    void aClickOnABoneLetsGoOfKeys();
    void theKeyboardSelectsBones();
    void aSelectedBoneComesIntoView();
    void searchingHidesRowsAndKeepsTheSelection();
    void groupingKeepsTheSelection();
    void aMorphIsDraggedToADraft();
    void escapeDropsTheMorph();
    void aDoubleClickResetsInOneStep();
    void aMorphNumberIsTyped();
    void scrubbingShowsTheSampledWeight();
    void aDraggedMorphIsSelectedForRegistering();
    void morphsOfAnotherFrameAreNotSelected();
    void aDragBeginsWithTheWeightOfItsFrame();
    void withAutoKeyADraggedMorphIsAKey();

private:
    [[nodiscard]] QTreeView& tree() const { return m_bones->tree(); }
    [[nodiscard]] QModelIndex row(const char* name) const
    {
        return static_cast<BoneTreeModel*>(tree().model())->indexesOfTrack(bone(name)).constFirst();
    }
    void click(const QModelIndex& index, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mouseClick(
            tree().viewport(), Qt::LeftButton, modifiers, tree().visualRect(index).center());
    }
    [[nodiscard]] MorphRow& morphRow(const char* name) const
    {
        const auto& model = *m_document->actor()->model;
        return *m_morphs->rowOf(model.morphsOfTrack(morph(name).name).front());
    }
    [[nodiscard]] const mmd::Draft* draft(const char* name) const
    {
        return mmd::findDraft(
            m_document->actor()->drafts, morph(name), m_document->currentKeyFrame());
    }
    void drag(ValueSlider& slider, double from, double to, bool release = true);

    std::unique_ptr<Document> m_document;
    std::unique_ptr<BonePanel> m_bones;
    std::unique_ptr<MorphPanel> m_morphs;
};

void TestPanels::initTestCase()
{
    applyTheme(*qApp, darkTheme());
}

void TestPanels::init()
{
    m_document = std::make_unique<Document>();
    loadSmallScene(*m_document);
    m_bones = std::make_unique<BonePanel>(*m_document);
    m_bones->resize(260, 420);
    m_bones->show();
    m_morphs = std::make_unique<MorphPanel>(*m_document);
    m_morphs->resize(260, 220);
    m_morphs->tabs().setCurrentIndex(1);
    m_morphs->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_bones.get()));
    QVERIFY(QTest::qWaitForWindowActive(m_morphs.get()));
}

void TestPanels::cleanup()
{
    m_bones.reset();
    m_morphs.reset();
    m_document.reset();
}

void TestPanels::aClickSelectsTheBone()
{
    click(row("左腕"));
    QVERIFY(m_document->selection() == tracksOf({bone("左腕")}));
    click(row("頭"));
    QVERIFY(m_document->selection() == tracksOf({bone("頭")}));
    QCOMPARE(m_document->undoStack()->count(), 0);
}

void TestPanels::ctrlAddsAndTakesAway()
{
    click(row("左腕"));
    click(row("頭"), Qt::ControlModifier);
    QVERIFY(m_document->selection() == tracksOf({bone("左腕"), bone("頭")}));
    click(row("左腕"), Qt::ControlModifier);
    QVERIFY(m_document->selection() == tracksOf({bone("頭")}));
}

void TestPanels::theDocumentsSelectionIsShown()
{
    m_document->select(tracksOf({bone("左腕"), bone("左足ＩＫ"), morph("あ")}));
    const auto rows = tree().selectionModel()->selectedIndexes();
    QCOMPARE(rows.size(), 2);
    QVERIFY(rows.contains(row("左腕")) && rows.contains(row("左足ＩＫ")));
    m_document->select({});
    QVERIFY(tree().selectionModel()->selectedIndexes().isEmpty());
}

void TestPanels::selectingDoesNotLoop()
{
    QSignalSpy selections(m_document.get(), &Document::selectionChanged);
    click(row("左腕"));
    QCOMPARE(selections.size(), 1);
    m_document->select(tracksOf({bone("頭"), morph("あ")}));
    QCOMPARE(selections.size(), 2);
    QVERIFY(m_document->selection() == tracksOf({bone("頭"), morph("あ")}));
}

void TestPanels::aClickOnAGroupSelectsItsBones()
{
    click(row("左腕").parent());
    QVERIFY(m_document->selection() == tracksOf({bone("左腕"), bone("左ひじ"), bone("左腕捩")}));
}

void TestPanels::aClickOnABoneLetsGoOfKeys()
{
    m_document->select(both(keysOf("左腕", {45}), keysOf("左ひじ", {45})));
    click(row("左腕"));
    QVERIFY(m_document->selection() == tracksOf({bone("左腕")}));
    m_document->select(keysOf("左腕", {45}));
    click(row("左腕")); // already selected in the tree
    QVERIFY(m_document->selection() == tracksOf({bone("左腕")}));
    m_document->select(keysOf("左腕", {45}));
    click(row("左腕").parent());
    QVERIFY(m_document->selection().keys.empty());
}

void TestPanels::theKeyboardSelectsBones()
{
    m_document->select(both(keysOf("センター", {10}), tracksOf({morph("あ")})));
    click(row("左腕"));
    QTest::keyClick(&tree(), Qt::Key_Down);
    QVERIFY(m_document->selection() == tracksOf({bone("左ひじ")}));
    QTest::keyClick(&tree(), Qt::Key_Up);
    QVERIFY(m_document->selection() == tracksOf({bone("左腕")}));
    QTest::keyClick(&tree(), Qt::Key_Down);
    QTest::keyClick(&tree(), Qt::Key_Down);
    QVERIFY(m_document->selection() == tracksOf({bone("左腕捩")}));
    QCOMPARE(m_document->undoStack()->count(), 0);
}

void TestPanels::aSelectedBoneComesIntoView()
{
    m_bones->resize(260, 150); // space for a few rows
    QCoreApplication::processEvents();
    const auto isInView = [&](const char* name) {
        return tree().viewport()->rect().contains(tree().visualRect(row(name)).center());
    };
    for (const char* name : {"左足ＩＫ", "センター", "左腕捩", "上半身"}) {
        m_document->select(tracksOf({bone(name)}));
        QTRY_VERIFY(isInView(name));
        QCOMPARE(tree().currentIndex(), row(name));
    }
    QVERIFY(!isInView("左足ＩＫ"));
}

void TestPanels::searchingHidesRowsAndKeepsTheSelection()
{
    click(row("頭"));
    m_bones->searchField().setFocus();
    QTest::keyClicks(&m_bones->searchField(), QStringLiteral("BONE 3")); // the English name
    QVERIFY(!tree().isRowHidden(row("左腕").row(), row("左腕").parent()));
    QVERIFY(tree().isRowHidden(row("左ひじ").row(), row("左ひじ").parent()));
    QVERIFY(tree().isRowHidden(row("頭").parent().row(), {}));
    QVERIFY(m_document->selection() == tracksOf({bone("頭")}));
    m_bones->searchField().clear();
    QVERIFY(!tree().isRowHidden(row("頭").row(), row("頭").parent()));
    m_bones->searchField().setText(QStringLiteral("腕")); // a matching group shows all its bones
    QVERIFY(!tree().isRowHidden(row("左ひじ").row(), row("左ひじ").parent()));
    QVERIFY(tree().isRowHidden(row("頭").parent().row(), {}));
}

void TestPanels::groupingKeepsTheSelection()
{
    click(row("左ひじ"));
    auto* grouping = m_bones->header() ? m_bones->findChild<QComboBox*>() : nullptr;
    grouping->setCurrentIndex(1);
    QVERIFY(m_document->selection() == tracksOf({bone("左ひじ")}));
    QCOMPARE(tree().selectionModel()->selectedIndexes(), QModelIndexList{row("左ひじ")});
    QCOMPARE(row("左ひじ").parent().data().toString(), QStringLiteral("左腕"));
}

void TestPanels::drag(ValueSlider& slider, double from, double to, bool release)
{
    const QPoint start = slider.positionOf(from).toPoint(), end = slider.positionOf(to).toPoint();
    QTest::mousePress(&slider, Qt::LeftButton, {}, start);
    QTest::mouseMove(&slider, (start + end) / 2);
    QTest::mouseMove(&slider, end);
    if (release)
        QTest::mouseRelease(&slider, Qt::LeftButton, {}, end);
}

void TestPanels::aMorphIsDraggedToADraft()
{
    m_document->setCurrentFrame(4);
    drag(morphRow("い").slider(), 0.0, 0.6);
    QVERIFY(draft("い"));
    QVERIFY(std::abs(weightOf(draft("い")) - 0.6f) < 0.02f);
    QCOMPARE(draft("い")->frame, 4u);
    QVERIFY(!draft("あ") && !draft("う"));
    QCOMPARE(m_document->undoStack()->count(), 1);
    QCOMPARE(morphRow("い").slider().value(), double(weightOf(draft("い"))));
    m_document->undoStack()->undo();
    QVERIFY(!draft("い"));
    QCOMPARE(morphRow("い").slider().value(), 0.0);
    QCOMPARE(morphRow("い").number().text(), QStringLiteral("0.00"));
}

void TestPanels::escapeDropsTheMorph()
{
    const mmd::Scene before = m_document->scene();
    ValueSlider& slider = morphRow("い").slider();
    drag(slider, 0.0, 0.6, false);
    QVERIFY(draft("い"));
    QTest::keyClick(&slider, Qt::Key_Escape);
    QVERIFY(m_document->scene() == before);
    QTest::mouseRelease(&slider, Qt::LeftButton, {}, slider.positionOf(0.6).toPoint());
    QVERIFY(m_document->scene() == before);
    QCOMPARE(m_document->undoStack()->count(), 0);
}

void TestPanels::aDoubleClickResetsInOneStep()
{
    m_document->setCurrentFrame(10); // a key with weight 1
    ValueSlider& slider = morphRow("あ").slider();
    drag(slider, 1.0, 0.5);
    QCOMPARE(m_document->undoStack()->count(), 1);
    // On the groove, where the press moves the handle at once.
    const QPoint place = slider.positionOf(0.2).toPoint();
    QTest::mousePress(&slider, Qt::LeftButton, {}, place);
    QTest::mouseRelease(&slider, Qt::LeftButton, {}, place);
    QTest::mouseDClick(&slider, Qt::LeftButton, {}, place);
    QVERIFY(draft("あ"));
    QCOMPARE(weightOf(draft("あ")), 0.0f);
    QCOMPARE(m_document->undoStack()->index(), 2);
    m_document->undoStack()->undo();
    QVERIFY(std::abs(weightOf(draft("あ")) - 0.5f) < 0.02f);
}

void TestPanels::aMorphNumberIsTyped()
{
    m_document->setCurrentFrame(4);
    NumberField& number = morphRow("う").number();
    m_bones->activateWindow();
    m_morphs->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_morphs.get()));
    QTest::mouseClick(&number, Qt::LeftButton);
    QTRY_VERIFY(number.hasFocus());
    number.selectAll();
    QTest::keyClicks(&number, QStringLiteral("0,25"));
    QTest::keyClick(&number, Qt::Key_Return);
    QVERIFY(draft("う"));
    QCOMPARE(weightOf(draft("う")), 0.25f);
    QVERIFY(!number.hasFocus());
}

void TestPanels::scrubbingShowsTheSampledWeight()
{
    m_document->setCurrentFrame(2.5);
    QCOMPARE(morphRow("あ").slider().value(), 0.25);
    QCOMPARE(morphRow("あ").number().text(), QStringLiteral("0.25"));
    m_document->setCurrentFrame(100);
    QCOMPARE(morphRow("あ").slider().value(), 1.0);
    m_morphs->hide();
    m_document->setCurrentFrame(5);
    m_morphs->show();
    QCOMPARE(morphRow("あ").slider().value(), 0.5);
}

void TestPanels::aDraggedMorphIsSelectedForRegistering()
{
    m_document->select(tracksOf({bone("左腕")}));
    drag(morphRow("い").slider(), 0.0, 0.6);
    drag(morphRow("う").slider(), 0.0, 0.3);
    QVERIFY(m_document->selection() == tracksOf({morph("い"), morph("う")}));
    m_document->undoStack()->undo();
    m_document->undoStack()->undo();
    QVERIFY(m_document->selection() == tracksOf({bone("左腕")}));
}

/// Enter would register a selected morph at this frame.
void TestPanels::morphsOfAnotherFrameAreNotSelected()
{
    const mmd::Draft turned{bone("頭"), 20, mmd::BoneValue{.translation = {0, 1, 0}}};
    m_document->apply(
        mmd::setDrafts({m_document->scene(), m_document->scene().active}, std::span(&turned, 1)),
        {});
    m_document->setCurrentFrame(10);
    drag(morphRow("い").slider(), 0.0, 0.6);
    QVERIFY(m_document->selection() == tracksOf({morph("い")}));
    m_document->setCurrentFrame(20);
    drag(morphRow("う").slider(), 0.0, 0.3, false);
    QVERIFY(m_document->selection() == tracksOf({morph("う")})); // also during the drag
    QTest::mouseRelease(&morphRow("う").slider(), Qt::LeftButton, {},
        morphRow("う").slider().positionOf(0.3).toPoint());
    QVERIFY(m_document->selection() == tracksOf({morph("う")})); // not the bone of this frame
    QTest::keyClick(&morphRow("あ").slider(), Qt::Key_Home);
    QVERIFY(m_document->selection() == tracksOf({morph("あ"), morph("う")}));
    m_document->setCurrentFrame(10);
    drag(morphRow("あ").slider(), 1.0, 0.5);
    QVERIFY(m_document->selection() == tracksOf({morph("あ"), morph("い")}));
    m_document->setCurrentFrame(21);
    QTest::keyClick(&morphRow("い").slider(), Qt::Key_End);
    QVERIFY(m_document->selection() == tracksOf({morph("い")}));
}

void TestPanels::aDragBeginsWithTheWeightOfItsFrame()
{
    m_document->setCurrentFrame(5); // in the middle of あ's segment
    drag(morphRow("あ").slider(), 0.5, 0.9);
    m_document->setCurrentFrame(4);
    QCOMPARE(morphRow("あ").number().text(), QStringLiteral("0.40"));
    QVERIFY(!morphRow("あ").number().font().italic());
    NumberField& number = morphRow("あ").number();
    number.beginAdjusting(); // starts at the value of this frame
    number.adjustTo(0.1);
    number.endAdjusting();
    QVERIFY(draft("あ"));
    QVERIFY(std::abs(weightOf(draft("あ")) - 0.5f) < 1e-5f);
    m_document->setCurrentFrame(5); // each frame keeps its own draft
    QVERIFY(std::abs(weightOf(draft("あ")) - 0.9f) < 0.02f);
}

void TestPanels::withAutoKeyADraggedMorphIsAKey()
{
    m_document->setCurrentFrame(4);
    drag(morphRow("い").slider(), 0.0, 0.5);
    QVERIFY(draft("い"));
    m_document->setAutoKey(true);
    drag(morphRow("い").slider(), 0.5, 1.0);
    QVERIFY(!draft("い")); // the key replaced it
    const auto* keys = mmd::findMorphTrack(m_document->actor()->motion, morph("い").name);
    QVERIFY(keys);
    QCOMPARE(keys->frame(0), 4u);
    QCOMPARE(keys->values()[0].weight, 1.0f);
    QCOMPARE(m_document->undoStack()->count(), 2);
    QVERIFY(m_document->selection().hasKey(morph("い"), 4));
    m_document->undo();
    QVERIFY(draft("い"));
    QVERIFY(!mmd::findMorphTrack(m_document->actor()->motion, morph("い").name));
    m_document->redo();
    // A typed number is one step as well.
    NumberField& number = morphRow("い").number();
    number.setFocus();
    number.selectAll();
    QTest::keyClicks(&number, QStringLiteral("0.25"));
    QTest::keyClick(&number, Qt::Key_Return);
    QCOMPARE(m_document->undoStack()->count(), 3);
    QCOMPARE(mmd::findMorphTrack(m_document->actor()->motion, morph("い").name)->values()[0].weight,
        0.25f);
}

QTEST_MAIN(TestPanels)
#include "test_panels.moc"
