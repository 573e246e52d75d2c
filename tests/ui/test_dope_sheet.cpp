// SPDX-License-Identifier: MIT
#include "tests/scene/scene_builder.h"
#include "ui/dopesheet/dope_canvas.h"
#include "ui/dopesheet/dope_sheet.h"
#include "ui/theme/theme.h"

#include <QtTest/QtTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QToolButton>

using namespace odori;
using namespace odori::test;
using Frames = std::vector<std::uint32_t>;

/// Real mouse and key events on a real dope sheet.
class TestDopeSheet : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void clickSelectsOneKeyAndItsTrack();
    void shiftAddsAndControlToggles();
    void aRectangleSelectsWhatItTouches();
    void aGroupKeySelectsItsColumn();
    void aDragMovesOverAKeyAndBack();
    void escapeTakesADragBack();
    void controlDragCopies();
    void clickOnASelectedKeySelectsItAlone();
    void theRulerScrubs();
    void enterRegistersAndDeleteDeletes();
    void keysStepAndJump();
    void zoomKeepsTheFrameUnderTheMouse();
    void onlyWhatIsVisibleIsPainted();
    void groupsFoldAndFiltersFilter();

private:
    [[nodiscard]] QPoint at(const mmd::TrackId& track, double frame) const;
    void drag(const QPoint& from, const QPoint& to, Qt::KeyboardModifiers modifiers = {},
        bool release = true);
    [[nodiscard]] Frames frames(const mmd::TrackId& track) const
    {
        return framesOf(m_document->scene(), track);
    }

    std::unique_ptr<Document> m_document;
    std::unique_ptr<DopeSheet> m_sheet;
    DopeCanvas* m_canvas = nullptr;
};

void TestDopeSheet::initTestCase()
{
    applyTheme(*qApp, darkTheme());
}

void TestDopeSheet::init()
{
    m_sheet.reset();
    m_document = std::make_unique<Document>();
    mmd::pmx::Model model;
    for (const char* name : {"A", "B"}) {
        mmd::pmx::Bone each;
        each.name.utf8 = name;
        model.bones.push_back(each);
    }
    model.displayFrames.push_back({{"Body", {}}, {}, false, {{false, 0}, {false, 1}}});
    mmd::Scene scene = sceneWith({0, 10, 13, 20}, {0, 10});
    scene.actors.front().model =
        std::make_shared<const mmd::Model>(mmd::makeModel(std::move(model), {}, {}));
    mmd::ScenePatch patch;
    patch.parts.push_back(mmd::ActorChange{std::nullopt, scene.actors.front(), 0});
    mmd::SettingsChange settings;
    settings.activeAfter = scene.active;
    settings.nextActorAfter = 2;
    patch.parts.push_back(settings);
    m_sheet = std::make_unique<DopeSheet>(*m_document);
    m_sheet->resize(900, 260);
    m_document->load(patch);
    m_canvas = &m_sheet->canvas();
    m_sheet->show();
    QVERIFY(QTest::qWaitForWindowActive(m_sheet.get()));
    m_canvas->fit();
}

QPoint TestDopeSheet::at(const mmd::TrackId& track, double frame) const
{
    return {qRound(m_canvas->axis().x(frame)), m_canvas->keyPosition(track, 0).y()};
}

void TestDopeSheet::drag(
    const QPoint& from, const QPoint& to, Qt::KeyboardModifiers modifiers, bool release)
{
    QTest::mousePress(m_canvas, Qt::LeftButton, modifiers, from);
    const auto move = [&](const QPoint& place) {
        QMouseEvent event(QEvent::MouseMove, place, m_canvas->mapToGlobal(place), Qt::LeftButton,
            Qt::LeftButton, modifiers);
        QCoreApplication::sendEvent(m_canvas, &event);
    };
    for (int step = 1; step <= 8; ++step)
        move(from + (to - from) * step / 8);
    if (release)
        QTest::mouseRelease(m_canvas, Qt::LeftButton, modifiers, to);
}

void TestDopeSheet::clickSelectsOneKeyAndItsTrack()
{
    QTest::mouseClick(m_canvas, Qt::LeftButton, {}, at(bone("A"), 10));
    QVERIFY(m_document->selection() == selected({{bone("A"), {10}}}));
    QTest::mouseClick(m_canvas, Qt::LeftButton, {}, at(bone("B"), 0));
    QVERIFY(m_document->selection() == selected({{bone("B"), {0}}}));
    QTest::mouseClick(m_canvas, Qt::LeftButton, {}, at(bone("B"), 5)); // nothing there
    QVERIFY(m_document->selection() == mmd::Selection{});
    QCOMPARE(m_document->undoStack()->count(), 0);
}

void TestDopeSheet::shiftAddsAndControlToggles()
{
    QTest::mouseClick(m_canvas, Qt::LeftButton, {}, at(bone("A"), 10));
    QTest::mouseClick(m_canvas, Qt::LeftButton, Qt::ShiftModifier, at(bone("B"), 0));
    QVERIFY(m_document->selection() == selected({{bone("A"), {10}}, {bone("B"), {0}}}));
    QTest::mouseClick(m_canvas, Qt::LeftButton, Qt::ControlModifier, at(bone("A"), 10));
    QVERIFY(m_document->selection() == selected({{bone("B"), {0}}}));
}

void TestDopeSheet::aRectangleSelectsWhatItTouches()
{
    drag(at(bone("A"), 8) - QPoint(0, 7), at(bone("B"), 14) + QPoint(0, 7));
    QVERIFY(m_document->selection() == selected({{bone("A"), {10, 13}}, {bone("B"), {10}}}));
}

void TestDopeSheet::aGroupKeySelectsItsColumn()
{
    const QPoint group = at(bone("A"), 10) - QPoint(0, DopeMetrics::rowHeight);
    QTest::mouseClick(m_canvas, Qt::LeftButton, {}, group);
    QVERIFY(m_document->selection() == selected({{bone("A"), {10}}, {bone("B"), {10}}}));
}

void TestDopeSheet::aDragMovesOverAKeyAndBack()
{
    const mmd::Scene before = m_document->scene();
    QTest::mouseClick(m_canvas, Qt::LeftButton, {}, at(bone("A"), 10));
    drag(at(bone("A"), 10), at(bone("A"), 13), {}, false);
    QCOMPARE(frames(bone("A")), (Frames{0, 13, 20})); // live, over the other key
    const QPoint back = at(bone("A"), 12);
    QMouseEvent event(QEvent::MouseMove, back, m_canvas->mapToGlobal(back), Qt::LeftButton,
        Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(m_canvas, &event);
    QCOMPARE(frames(bone("A")), (Frames{0, 12, 13, 20})); // and it is there again
    QTest::mouseRelease(m_canvas, Qt::LeftButton, {}, back);
    QCOMPARE(m_document->undoStack()->count(), 1);
    QVERIFY(m_document->selection().hasKey(bone("A"), 12));
    m_document->undo();
    QVERIFY(m_document->scene() == before);
    m_document->redo();
    QCOMPARE(frames(bone("A")), (Frames{0, 12, 13, 20}));
}

void TestDopeSheet::escapeTakesADragBack()
{
    const mmd::Scene before = m_document->scene();
    drag(at(bone("A"), 10), at(bone("A"), 16), {}, false);
    QVERIFY(!(m_document->scene() == before));
    QTest::keyClick(m_canvas, Qt::Key_Escape);
    QVERIFY(m_document->scene() == before);
    QTest::mouseRelease(m_canvas, Qt::LeftButton, {}, at(bone("A"), 16));
    QVERIFY(m_document->scene() == before);
    QVERIFY(!m_document->isModified());
}

void TestDopeSheet::controlDragCopies()
{
    QTest::mouseClick(m_canvas, Qt::LeftButton, {}, at(bone("A"), 10));
    drag(at(bone("A"), 10), at(bone("A"), 16), Qt::ControlModifier);
    QCOMPARE(frames(bone("A")), (Frames{0, 10, 13, 16, 20}));
    QCOMPARE(m_document->undoStack()->count(), 1);
}

void TestDopeSheet::clickOnASelectedKeySelectsItAlone()
{
    drag(at(bone("A"), 8) - QPoint(0, 7), at(bone("B"), 14) + QPoint(0, 7));
    QCOMPARE(m_document->selection().keyCount(), 3u);
    QTest::mouseClick(m_canvas, Qt::LeftButton, {}, at(bone("A"), 13));
    QVERIFY(m_document->selection() == selected({{bone("A"), {13}}}));
}

void TestDopeSheet::theRulerScrubs()
{
    drag(QPoint(qRound(m_canvas->axis().x(4)), 10), QPoint(qRound(m_canvas->axis().x(17)), 10));
    QCOMPARE(m_document->currentFrame(), 17.0);
    QCOMPARE(m_document->undoStack()->count(), 0);
}

void TestDopeSheet::enterRegistersAndDeleteDeletes()
{
    QTest::mouseClick(m_canvas, Qt::LeftButton, {}, at(bone("A"), 10));
    m_document->setCurrentFrame(5);
    QTest::keyClick(m_canvas, Qt::Key_Return);
    QCOMPARE(frames(bone("A")), (Frames{0, 5, 10, 13, 20}));
    QTest::keyClick(m_canvas, Qt::Key_Delete);
    QCOMPARE(frames(bone("A")), (Frames{0, 10, 13, 20}));
    QCOMPARE(m_document->undoStack()->count(), 2);
}

void TestDopeSheet::keysStepAndJump()
{
    QTest::mouseClick(m_canvas, Qt::LeftButton, {}, at(bone("A"), 10));
    QTest::keyClick(m_canvas, Qt::Key_Right);
    QCOMPARE(m_document->currentFrame(), 1.0);
    QTest::keyClick(m_canvas, Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(m_document->currentFrame(), 10.0);
    QTest::keyClick(m_canvas, Qt::Key_Down, Qt::ControlModifier);
    QCOMPARE(m_document->currentFrame(), 13.0);
    QTest::keyClick(m_canvas, Qt::Key_End);
    QCOMPARE(m_document->currentFrame(), 20.0);
    QTest::keyClick(m_canvas, Qt::Key_Home);
    QTest::keyClick(m_canvas, Qt::Key_Left);
    QCOMPARE(m_document->currentFrame(), 0.0);
}

void TestDopeSheet::zoomKeepsTheFrameUnderTheMouse()
{
    const QPointF mouse(500, 120);
    const double under = m_canvas->axis().frame(mouse.x());
    const double before = m_canvas->axis().pixelsPerFrame;
    QWheelEvent event(mouse, m_canvas->mapToGlobal(mouse), {}, {0, 240}, Qt::NoButton,
        Qt::ControlModifier, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(m_canvas, &event);
    QVERIFY(m_canvas->axis().pixelsPerFrame > before * 1.3);
    QVERIFY(std::abs(m_canvas->axis().frame(mouse.x()) - under) < 1e-9);
}

void TestDopeSheet::onlyWhatIsVisibleIsPainted()
{
    TimeAxis axis = m_canvas->axis();
    axis.pixelsPerFrame = 40.0;
    axis.firstFrame = 9.0; // frames 9 to some 27: of A 10 13 20, of B 10, of their group 10 13 20
    m_canvas->setAxis(axis);
    m_canvas->repaint();
    QCOMPARE(m_canvas->paintedKeys(), 7); // and the morph M outside this model at 5 is not
    axis.firstFrame = 100.0;
    m_canvas->setAxis(axis);
    m_canvas->repaint();
    QCOMPARE(m_canvas->paintedKeys(), 0);
}

void TestDopeSheet::groupsFoldAndFiltersFilter()
{
    RowList& rows = m_canvas->rows();
    // Show/IK, Body, A, B, "Not in this model", M
    QCOMPARE(rows.size(), 6);
    QTest::mouseClick(m_canvas, Qt::LeftButton, {}, QPoint(60, m_canvas->rowTop(1) + 8));
    QCOMPARE(rows.size(), 4);
    QTest::mouseClick(m_canvas, Qt::LeftButton, {}, QPoint(60, m_canvas->rowTop(1) + 8));
    QCOMPARE(rows.size(), 6);
    auto* search = m_sheet->findChild<QLineEdit*>();
    QTest::keyClicks(search, QStringLiteral("b"));
    QCOMPARE(rows.size(), 2); // Body with B alone
    search->clear();
    QTest::mouseClick(m_canvas, Qt::LeftButton, {}, QPoint(60, m_canvas->rowTop(2) + 8));
    QVERIFY(m_document->selection().hasTrack(bone("A")));
    m_sheet->findChildren<QToolButton*>().at(1)->click();
    QCOMPARE(rows.size(), 2);
}

QTEST_MAIN(TestDopeSheet)
#include "test_dope_sheet.moc"
