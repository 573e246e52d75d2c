// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/keys/drafts.h"
#include "libmmd/scene/edits/scene/actors.h"
#include "libmmd/scene/edits/scene/scene_edits.h"
#include "tests/support/held_key.h"
#include "tests/support/small_scene.h"
#include "ui/fields/number_field.h"
#include "ui/fields/value_slider.h"
#include "ui/panels/morph_panel.h"
#include "ui/panels/morph_row.h"
#include "ui/theme/theme.h"

#include <QtCore/QCoreApplication>
#include <QtTest/QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QTabBar>

using namespace odori;
using namespace odori::test;

/// The rows of the morph panel: which actor's weights they show, and the effect of each way to
/// change one.
class TestMorphRows : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { applyTheme(*qApp, darkTheme()); }
    void init();
    void cleanup();
    void everyRowMovesItsOwnMorph_data();
    void everyRowMovesItsOwnMorph();
    void everyWayIsOneStep_data();
    void everyWayIsOneStep();
    void anEnteredNumberLeavesNoOtherSliderTheFocus();
    void theWeightsAreTheActiveModels();
    void everyRowFollowsTheFrame();
    void rowsThatScrollInAreFresh();
    void betweenTwoFramesNoDraftShows();
    void aPressPicksAndNoMore();
    void longNamesLeaveRoomForTheSlider();

private:
    [[nodiscard]] const mmd::Model& model() const { return *m_document->actor()->model; }
    [[nodiscard]] MorphRow& row(const QByteArray& name)
    {
        const mmd::TrackId track = morph(name.constData());
        return *m_panel->rowOf(model().morphsOfTrack(track.name).front());
    }
    [[nodiscard]] static std::optional<float> draftOf(
        const mmd::Actor& actor, const QByteArray& name, std::uint32_t frame)
    {
        const mmd::Draft* draft = mmd::findDraft(actor.drafts, morph(name.constData()), frame);
        return draft ? std::optional(std::get<mmd::MorphValue>(draft->value).weight) : std::nullopt;
    }
    void type(NumberField& field, const QString& text)
    {
        field.setFocus();
        field.selectAll();
        QTest::keyClicks(&field, text);
        QTest::keyClick(&field, Qt::Key_Return);
    }

    std::unique_ptr<Document> m_document;
    std::unique_ptr<MorphPanel> m_panel;
};

/// Two actors with the small model; the first one is active.
void TestMorphRows::init()
{
    m_document = std::make_unique<Document>();
    loadSmallScene(*m_document);
    const mmd::ActorId first = m_document->scene().active;
    m_document->load(mmd::addActor(m_document->scene(), m_document->actor()->model));
    m_document->activate(first);
    m_document->setCurrentFrame(4);
    m_panel = std::make_unique<MorphPanel>(*m_document);
    m_panel->resize(260, 220);
    m_panel->tabs().setCurrentIndex(1);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowActive(m_panel.get()));
}

void TestMorphRows::cleanup()
{
    m_panel.reset();
    m_document.reset();
}

void TestMorphRows::everyRowMovesItsOwnMorph_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<int>("tab");
    const std::pair<const char*, int> morphs[] = {
        {"まばたき", 0}, {"笑い", 0}, {"あ", 1}, {"い", 1}, {"う", 1}, {"困る", 2}, {"照れ", 3}};
    for (const auto& [name, tab] : morphs)
        QTest::newRow(name) << QByteArray(name) << tab;
}

void TestMorphRows::everyRowMovesItsOwnMorph()
{
    QFETCH(QByteArray, name);
    QFETCH(int, tab);
    m_panel->tabs().setCurrentIndex(tab);
    const mmd::Scene before = m_document->scene();
    type(row(name).number(), QStringLiteral("0.5"));
    QCOMPARE(m_document->actor()->drafts.size(), std::size_t(1));
    QCOMPARE(draftOf(*m_document->actor(), name, 4), std::optional(0.5f));
    QVERIFY(m_document->selection() == tracksOf({morph(name.constData())}));
    QVERIFY(m_document->scene().actors.back() == before.actors.back()); // the other model
    QCOMPARE(row(name).slider().value(), 0.5);
    int italic = 0;
    for (const mmd::pmx::Morph& each : model().data.morphs)
        if (MorphRow* shown =
                m_panel->rowOf(model().morphsOfTrack(morph(each.name.utf8).name).front()))
            italic += shown->number().font().italic() ? 1 : 0;
    QCOMPARE(italic, 1);
    m_document->undo();
    QVERIFY(m_document->scene() == before);
}

void TestMorphRows::everyWayIsOneStep_data()
{
    QTest::addColumn<int>("way");
    QTest::addColumn<float>("weight"); // of あ, which is 0.4 here
    QTest::newRow("drag of the handle") << 0 << 0.7f;
    QTest::newRow("press on the groove") << 1 << 0.9f;
    QTest::newRow("key of the slider") << 2 << 0.41f;
    QTest::newRow("typed") << 3 << 0.25f;
    QTest::newRow("typed beyond the slider") << 4 << 1.5f;
    QTest::newRow("keys of the number") << 5 << 0.43f;
    QTest::newRow("double click") << 6 << 0.0f;
}

/// A draft at this frame; undo restores the scene and the selection.
void TestMorphRows::everyWayIsOneStep()
{
    QFETCH(int, way);
    QFETCH(float, weight);
    m_document->select(keysOf("左腕", {38}));
    const mmd::Scene before = m_document->scene();
    const mmd::Selection selection = m_document->selection();
    ValueSlider& slider = row("あ").slider();
    NumberField& number = row("あ").number();
    QCOMPARE(number.text(), QStringLiteral("0.40"));
    const auto at = [&](double value) { return slider.positionOf(value).toPoint(); };
    if (way == 0) {
        QTest::mousePress(&slider, Qt::LeftButton, {}, at(0.4));
        QTest::mouseMove(&slider, at(0.9));
        QTest::mouseMove(&slider, at(0.7));
        QTest::mouseRelease(&slider, Qt::LeftButton, {}, at(0.7));
    } else if (way == 1) {
        QTest::mouseClick(&slider, Qt::LeftButton, {}, at(0.9));
    } else if (way == 2) {
        QTest::keyClick(&slider, Qt::Key_Right);
    } else if (way <= 4) {
        type(number, way == 3 ? QStringLiteral("0,25") : QStringLiteral("1.5"));
    } else if (way == 5) {
        number.setFocus();
        holdKey(number, Qt::Key_Up, 2);
        QTest::keyClick(&number, Qt::Key_Return);
    } else {
        QTest::mouseDClick(&slider, Qt::LeftButton, {}, at(0.4));
    }
    const auto draft = draftOf(*m_document->actor(), "あ", 4);
    QVERIFY(draft);
    QVERIFY2(std::abs(*draft - weight) < 0.02f, qPrintable(QString::number(double(*draft))));
    QCOMPARE(m_document->actor()->drafts.size(), std::size_t(1));
    QCOMPARE(m_document->undoStack()->count(), 1);
    QVERIFY(m_document->selection() == tracksOf({morph("あ")}));
    QCOMPARE(slider.value(), double(*draft));
    QCOMPARE(number.value(), double(*draft));
    m_document->select({});
    m_document->undo();
    QVERIFY(m_document->scene() == before);
    QVERIFY(m_document->selection() == selection);
    QCOMPARE(number.text(), QStringLiteral("0.40"));
    QVERIFY(!number.font().italic());
}

/// After Enter a number gives the focus back to the widget that had it before.
void TestMorphRows::anEnteredNumberLeavesNoOtherSliderTheFocus()
{
    ValueSlider& other = row("い").slider();
    other.setFocus();
    type(row("あ").number(), QStringLiteral("0.5"));
    QTRY_VERIFY(row("あ").slider().hasFocus());
    m_panel->tabs().setFocus();
    type(row("あ").number(), QStringLiteral("0.6"));
    QCoreApplication::processEvents();
    QVERIFY(m_panel->tabs().hasFocus());
}

void TestMorphRows::theWeightsAreTheActiveModels()
{
    const mmd::ActorId first = m_document->scene().actors.front().id;
    const mmd::ActorId second = m_document->scene().actors.back().id;
    type(row("い").number(), QStringLiteral("0.75"));
    m_document->activate(second); // the same model with another motion
    QCOMPARE(row("あ").number().text(), QStringLiteral("0.00"));
    QCOMPARE(row("い").number().text(), QStringLiteral("0.00"));
    QVERIFY(!row("い").number().font().italic());
    type(row("い").number(), QStringLiteral("0.5"));
    QCOMPARE(draftOf(m_document->scene().actors.back(), "い", 4), std::optional(0.5f));
    QCOMPARE(draftOf(m_document->scene().actors.front(), "い", 4), std::optional(0.75f));
    m_document->activate(first);
    QCOMPARE(row("あ").number().text(), QStringLiteral("0.40"));
    QCOMPARE(row("い").number().text(), QStringLiteral("0.75"));
    m_document->undo(); // activates the second, whose change is undone
    QCOMPARE(m_document->scene().active, second);
    QCOMPARE(row("い").number().text(), QStringLiteral("0.00"));
}

void TestMorphRows::everyRowFollowsTheFrame()
{
    for (const char* name : {"い", "う"})
        type(row(name).number(), QStringLiteral("0.6"));
    for (const double frame : {5.0, 4.0, 10.0, 4.0}) {
        m_document->setCurrentFrame(frame);
        QCOMPARE(row("あ").number().text(), QString::number(frame / 10, 'f', 2));
        for (const char* name : {"い", "う"}) {
            const QString text = frame == 4.0 ? QStringLiteral("0.60") : QStringLiteral("0.00");
            QCOMPARE(row(name).number().text(), text);
            QCOMPARE(row(name).slider().value() > 0.5, frame == 4.0);
        }
    }
}

void TestMorphRows::rowsThatScrollInAreFresh()
{
    m_panel->resize(260, 58); // space for one or two of three rows
    QCoreApplication::processEvents();
    QScrollBar* bar = m_panel->findChild<QScrollArea*>()->verticalScrollBar();
    QVERIFY(bar->maximum() > 0);
    const mmd::Draft drafts[] = {{morph("あ"), 7, mmd::MorphValue{0.1f}},
        {morph("い"), 7, mmd::MorphValue{0.2f}}, {morph("う"), 7, mmd::MorphValue{0.3f}}};
    const mmd::Scene& scene = m_document->scene();
    m_document->apply(mmd::setDrafts({scene, scene.active}, drafts), {});
    m_document->setCurrentFrame(7);
    QCOMPARE(row("あ").number().text(), QStringLiteral("0.10"));
    bar->setValue(bar->maximum());
    QTRY_COMPARE(row("う").number().text(), QStringLiteral("0.30"));
    m_document->setCurrentFrame(8);
    QCOMPARE(row("う").number().text(), QStringLiteral("0.00"));
    bar->setValue(0);
    QTRY_COMPARE(row("あ").number().text(), QStringLiteral("0.80"));
}

void TestMorphRows::betweenTwoFramesNoDraftShows()
{
    type(row("い").number(), QStringLiteral("0.6"));
    m_document->playTo(4.5);
    QCOMPARE(row("い").number().text(), QStringLiteral("0.00"));
    QVERIFY(!row("い").number().font().italic());
    m_document->playTo(4.0);
    QCOMPARE(row("い").number().text(), QStringLiteral("0.60"));
    QVERIFY(row("い").number().font().italic());
}

void TestMorphRows::aPressPicksAndNoMore()
{
    m_document->select(both(tracksOf({morph("あ"), bone("頭")}), keysOf("左腕", {38})));
    ValueSlider& slider = row("あ").slider();
    const QPoint handle = slider.positionOf(0.4).toPoint();
    QTest::mouseClick(&slider, Qt::LeftButton, {}, handle);
    QVERIFY(m_document->selection() == tracksOf({morph("あ")}));
    QCOMPARE(m_document->undoStack()->count(), 0);
    QVERIFY(m_document->actor()->drafts.empty());
    QTest::mouseClick(&slider, Qt::LeftButton, {}, handle); // a second time
    QVERIFY(m_document->selection() == tracksOf({morph("あ")}));
    QVERIFY(row("あ").isSelected() && !row("い").isSelected());
}

void TestMorphRows::longNamesLeaveRoomForTheSlider()
{
    mmd::pmx::Model data = model().data;
    for (mmd::pmx::Morph& each : data.morphs)
        if (each.name.utf8 == "い")
            each.name.utf8 = "とてもとてもとてもとても長い名前のモーフ";
    const auto renamed =
        std::make_shared<const mmd::Model>(mmd::makeModel(std::move(data), {}, {}));
    const mmd::Scene& scene = m_document->scene();
    m_document->load(mmd::setModel({scene, scene.active}, renamed));
    const auto rows = m_panel->findChildren<MorphRow*>();
    QVERIFY(rows.size() >= 3);
    int name = 0;
    for (MorphRow* each : rows) {
        QTRY_VERIFY(each->slider().width() >= 60); // after the layout
        QVERIFY(each->number().geometry().right() <= each->width());
        const int width = each->findChild<QLabel*>()->width(); // they are aligned
        QVERIFY(name == 0 || width == name);
        name = width;
    }
}

QTEST_MAIN(TestMorphRows)
#include "test_morph_rows.moc"
