// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"
#include "tests/app/commands/curve_window.h"
#include "tests/ui/curves/graph/value_stage.h"
#include "ui/fields/panel_header.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QStringList>
#include <QtCore/QTimer>
#include <QtGui/QAction>
#include <QtGui/QContextMenuEvent>
#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QLabel>
#include <QtWidgets/QMenu>
#include <QtWidgets/QToolButton>

#include <cmath>

using namespace odori;
using namespace odori::test;

/// The value view's buttons and menu, inserting and deleting keys in it, and how it follows the
/// frame.
class TestValueTools : public QObject, private WindowStage<ValueStage> {
    Q_OBJECT
private slots:
    void initTestCase() { prepareProgram("test_value_tools"); }
    void init() { setUp(); }
    void cleanup() { tearDown(); }
    void theHeaderSwitchesTheViews();
    void buttonsShowWithTheGraph();
    void aNarrowHeaderKeepsItsTextAndHidesButtons();
    void locksLeaveADirectionAlone();
    void locksHoldHandlesToo();
    void snappingStopsAtRoundValues();
    void buttonsFrameAndFit();
    void insertKeepsTheMotion();
    void deleteKeepsTheMotionWithCtrl();
    void theMenuInsertsWhereItIs();
    void theMenuDeletes_data();
    void theMenuDeletes();
    void theMenuCopiesTheCurveOfTheLine();
    void theMenuMutesTheOthers();
    void theMenuIsAboutTheActiveLine();
    void theMenuOfAnotherActorKnowsNoLineOfThisOne();
    void theMenuStaysAwayFromADrag();
    void itFollowsWhilePlaying();
    void itIsStillWhenItShallNotFollow();

private:
    [[nodiscard]] QToolButton* button(const char* name) const
    {
        return m_editor->header()->findChild<QToolButton*>(QLatin1String(name));
    }
    /// Right-clicks at `place`, then chooses the entry whose text or name begins like this.
    void choose(QPoint place, const QString& entry);
    [[nodiscard]] QStringList menuAt(QPoint place) const;
    void zoomTo(double firstFrame, double pixelsPerFrame);
    [[nodiscard]] bool isInView(double frame) const
    {
        const double x = canvas().axes().time.x(frame);
        return x >= 0.0 && x <= canvas().width();
    }
};

void TestValueTools::choose(QPoint place, const QString& entry)
{
    bool isFound = false;
    QTimer::singleShot(0, &canvas(), [&] {
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        if (!menu)
            return;
        for (QAction* action : menu->actions())
            if (action->isEnabled() && (action->text() == entry || action->objectName() == entry) &&
                !isFound) {
                isFound = true;
                QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
            }
        menu->close();
    });
    QTest::mousePress(&canvas(), Qt::RightButton, {}, place);
    QContextMenuEvent event(QContextMenuEvent::Mouse, place, canvas().mapToGlobal(place));
    QCoreApplication::sendEvent(&canvas(), &event);
    QTest::mouseRelease(&canvas(), Qt::RightButton, {}, place);
    QVERIFY2(isFound, qPrintable(entry));
    (void)canvas().grab();
}

void TestValueTools::zoomTo(double firstFrame, double pixelsPerFrame)
{
    ValueAxes axes = canvas().axes();
    axes.time.firstFrame = firstFrame;
    axes.time.pixelsPerFrame = pixelsPerFrame;
    canvas().setAxes(axes);
    (void)canvas().grab();
}

void TestValueTools::theHeaderSwitchesTheViews()
{
    QVERIFY(button("curves.values")->isChecked() && canvas().isVisible());
    QTest::mouseClick(button("curves.easing"), Qt::LeftButton);
    QVERIFY(!m_editor->showsValues() && !canvas().isVisible());
    show(keysOf("センター", {10})); // a hidden view does not update
    QCOMPARE(canvas().graph().trackCount(), std::size_t(0));
    QTest::mouseClick(button("curves.values"), Qt::LeftButton);
    QCOMPARE(canvas().graph().trackCount(), std::size_t(1));
}

void TestValueTools::buttonsShowWithTheGraph()
{
    for (const char* name :
        {"graph.lockFrames", "graph.lockValues", "graph.snap", "graph.fitSelection", "graph.fit"}) {
        QTRY_VERIFY(button(name)->isVisible());
        QVERIFY(!button(name)->toolTip().isEmpty() && !button(name)->accessibleName().isEmpty());
        QVERIFY(!button(name)->icon().isNull());
    }
    m_editor->setShowsValues(false);
    QVERIFY(!button("graph.snap")->isVisible());
}

void TestValueTools::aNarrowHeaderKeepsItsTextAndHidesButtons()
{
    show(keysOf("左腕", {38, 45}));
    auto* count = m_editor->header()->findChild<QLabel*>(QStringLiteral("keyCount"));
    auto* more =
        m_editor->header()->findChild<QToolButton*>(QStringLiteral("qt_toolbar_ext_button"));
    QVERIFY(count && more && !more->accessibleName().isEmpty());
    const auto isWhole = [&] {
        return count->contentsRect().width() >=
               count->fontMetrics().horizontalAdvance(count->text());
    };
    m_editor->resize(900, m_editor->height());
    QTRY_VERIFY(button("graph.fullWidth")->isVisible());
    QTRY_VERIFY(!more->isVisible() && isWhole());
    const QToolButton& last = *button("graph.fullWidth");
    const QPoint corner = last.mapTo(m_editor->header(), last.rect().topRight());
    const auto* dock = m_editor->header()->findChild<QToolButton*>(QStringLiteral("floatDock"));
    QVERIFY(dock);
    const int next = dock->mapTo(m_editor->header(), QPoint()).x();
    QVERIFY(next > corner.x() && next - corner.x() < 20); // the count is left of the buttons
    int width = 900;
    while (!more->isVisible() && width > 200) {
        m_editor->resize(width -= 4, m_editor->height());
        QCoreApplication::processEvents();
        QVERIFY2(isWhole(), qPrintable(QString::number(width)));
    }
    m_editor->resize(width - 20, m_editor->height()); // too narrow for one button
    QTRY_VERIFY(!button("graph.fullWidth")->isVisible());
    QVERIFY2(isWhole(), qPrintable(count->text()));
}

void TestValueTools::locksLeaveADirectionAlone()
{
    show(keysOf("センター", {10}));
    const QPoint from = at(line("センター", mmd::KeyNumber::Y), 10);
    const QPoint to(int(std::lround(canvas().axes().time.x(14))), from.y() - 50);
    QTest::mouseClick(button("graph.lockValues"), Qt::LeftButton);
    drag(from, to);
    QCOMPARE(centre(14).translation.y, 2.0f);
    m_document->undo();
    (void)canvas().grab();
    QTest::mouseClick(button("graph.lockFrames"), Qt::LeftButton);
    QVERIFY(!button("graph.lockValues")->isChecked());
    drag(from, to);
    QVERIFY(centre(10).translation.y > 2.1f);
    QVERIFY(!hasKey("センター", 14));
    QTest::mouseClick(button("graph.lockValues"), Qt::LeftButton);
    QVERIFY(!button("graph.lockFrames")->isChecked() && button("graph.lockValues")->isChecked());
}

void TestValueTools::locksHoldHandlesToo()
{
    show(keysOf("センター", {20}));
    const auto before = handle(mmd::KeyNumber::Y, 20, 0).position;
    const QPoint from = canvas().positionOf(handle(mmd::KeyNumber::Y, 20, 0)).toPoint();
    QTest::mouseClick(button("graph.lockFrames"), Qt::LeftButton);
    drag(from, from + QPoint(60, 40));
    (void)canvas().grab();
    QCOMPARE(handle(mmd::KeyNumber::Y, 20, 0).position[0], before[0]);
    QVERIFY(handle(mmd::KeyNumber::Y, 20, 0).position[1] != before[1]);
}

void TestValueTools::snappingStopsAtRoundValues()
{
    show(keysOf("センター", {10}));
    QTest::mouseClick(button("graph.snap"), Qt::LeftButton);
    const QPoint from = at(line("センター", mmd::KeyNumber::X), 10); // 1.23456
    drag(from, from + QPoint(0, -37));
    const double step = gridStep(canvas().axes().scale(mmd::Quantity::Length).pixelsPerUnit, 8.0);
    const double value = double(centre(10).translation.x);
    QVERIFY(value > 1.3);
    QVERIFY2(std::abs(value / step - std::round(value / step)) < 1e-4,
        qPrintable(QString::number(value)));
}

void TestValueTools::buttonsFrameAndFit()
{
    show(keysOf("左腕", {38, 45}));
    QTest::mouseClick(button("graph.fitSelection"), Qt::LeftButton);
    (void)canvas().grab();
    QVERIFY(!isInView(20) && isInView(38) && isInView(45));
    QTest::mouseClick(button("graph.fit"), Qt::LeftButton);
    (void)canvas().grab();
    QVERIFY(isInView(0) && isInView(60));
}

void TestValueTools::insertKeepsTheMotion()
{
    show(tracksOf({bone("センター")}));
    const QPointF before = canvas().positionOf(line("センター", mmd::KeyNumber::Y), 15);
    m_document->setCurrentFrame(15);
    QTest::keyClick(&canvas(), Qt::Key_Insert);
    QVERIFY(hasKey("センター", 15));
    (void)canvas().grab();
    QCOMPARE(
        canvas().positionOf(line("センター", mmd::KeyNumber::Y), 15).toPoint(), before.toPoint());
    QVERIFY(m_editor->note().contains(QStringLiteral("15")));
    QVERIFY(m_editor->findChild<QLabel*>(QStringLiteral("note"))->isVisible());
    QCOMPARE(undoSteps(), 1);
}

void TestValueTools::deleteKeepsTheMotionWithCtrl()
{
    show(keysOf("センター", {10}));
    QTest::keyClick(&canvas(), Qt::Key_Delete, Qt::ControlModifier);
    QVERIFY(!hasKey("センター", 10));
    QCOMPARE(undoSteps(), 1);
    QVERIFY(!m_editor->note().isEmpty());
    QCOMPARE(
        m_document->undoStack()->undoText(), QStringLiteral("Delete Keys and Keep the Motion"));
}

void TestValueTools::theMenuInsertsWhereItIs()
{
    show(tracksOf({bone("センター")}));
    choose({int(std::lround(canvas().axes().time.x(7))), 100}, QStringLiteral("insertHere"));
    QVERIFY(hasKey("センター", 7));
    QCOMPARE(m_document->currentFrame(), 0.0); // the frame is unchanged
    QVERIFY(m_editor->note().contains(u'7'));
}

void TestValueTools::theMenuDeletes_data()
{
    QTest::addColumn<QString>("entry");
    QTest::addColumn<QString>("step");
    QTest::newRow("delete") << QStringLiteral("edit.delete") << QStringLiteral("Delete Keys");
    QTest::newRow("refit") << QStringLiteral("curves.deleteKey")
                           << QStringLiteral("Delete Keys and Keep the Motion");
}

/// The menu acts on the key under the mouse even if it was not selected.
void TestValueTools::theMenuDeletes()
{
    QFETCH(QString, entry);
    QFETCH(QString, step);
    show(keysOf("センター", {20}));
    choose(at(line("センター", mmd::KeyNumber::Z), 10), entry);
    QVERIFY(!hasKey("センター", 10));
    QVERIFY(hasKey("センター", 20));
    QCOMPARE(m_document->undoStack()->undoText(), step);
}

void TestValueTools::theMenuCopiesTheCurveOfTheLine()
{
    show(keysOf("センター", {20}));
    const QPoint from = canvas().positionOf(handle(mmd::KeyNumber::Y, 20, 0)).toPoint();
    drag(from, from + QPoint(50, 30));
    (void)canvas().grab();
    const auto y = curveAt(*m_document, "センター", 20, mmd::BoneChannel::Y);
    QVERIFY(y != mmd::BezierCurve());
    choose(at(line("センター", mmd::KeyNumber::Y), 20), QStringLiteral("graph.copyCurve"));
    choose(at(line("センター", mmd::KeyNumber::X), 20), QStringLiteral("graph.pasteCurve"));
    QCOMPARE(curveAt(*m_document, "センター", 20, mmd::BoneChannel::X), y);
    QCOMPARE(curveAt(*m_document, "センター", 20, mmd::BoneChannel::Z), mmd::BezierCurve());
}

void TestValueTools::theMenuMutesTheOthers()
{
    show(tracksOf({bone("センター")}));
    choose(at(line("センター", mmd::KeyNumber::Z), 10), QStringLiteral("graph.muteOthers"));
    QCOMPARE(canvas().graph().shownChannels(), bitOf(mmd::KeyNumber::Z));
    choose({300, 100}, QStringLiteral("graph.showAll"));
    QCOMPARE(canvas().graph().shownChannels(), canvas().graph().channels());
}

/// The other actor has no selected track, so the graph is empty.
void TestValueTools::theMenuOfAnotherActorKnowsNoLineOfThisOne()
{
    show(tracksOf({bone("左腕")}));
    QVERIFY(canvas().activeLine());
    m_document->activate(mmd::ActorId{0});
    QCOMPARE(canvas().graph().trackCount(), std::size_t(0));
    QVERIFY(!canvas().activeLine());
    const QStringList entries = menuAt(canvas().graphArea().center());
    QVERIFY2(entries.contains(QStringLiteral("[Mute Others]")), qPrintable(entries.join(u'|')));
    QVERIFY(entries.filter(QStringLiteral("Copy Curve")).isEmpty());
}

void TestValueTools::theMenuStaysAwayFromADrag()
{
    show(keysOf("センター", {10}));
    const QPoint from = at(line("センター", mmd::KeyNumber::Y), 10);
    drag(from, from + QPoint(0, -30), {}, false);
    QContextMenuEvent event(QContextMenuEvent::Mouse, from, canvas().mapToGlobal(from));
    QCoreApplication::sendEvent(&canvas(), &event); // without the guard it would wait for a choice
    QVERIFY(!QApplication::activePopupWidget());
    QTest::mouseRelease(&canvas(), Qt::LeftButton, {}, from + QPoint(0, -30));
    QCOMPARE(undoSteps(), 1);
}

void TestValueTools::itFollowsWhilePlaying()
{
    show(tracksOf({bone("センター")}));
    canvas().setPlaying(true);
    zoomTo(0, 48); // the maximum
    for (double frame = 0.0; frame < 60.0; frame += 0.5) {
        m_document->setCurrentFrame(frame);
        QVERIFY(isInView(frame));
    }
    QCOMPARE(canvas().axes().time.pixelsPerFrame, 48.0);
    m_document->setCurrentFrame(0); // the loop restarts
    QVERIFY(isInView(0));
}

void TestValueTools::itIsStillWhenItShallNotFollow()
{
    show(tracksOf({bone("センター")}));
    canvas().setPlaying(true);
    canvas().setFollowing(false);
    zoomTo(0, 60);
    m_document->setCurrentFrame(40);
    QCOMPARE(canvas().axes().time.firstFrame, 0.0);
    canvas().setPlaying(false); // a single step is followed
    m_document->setCurrentFrame(41);
    QVERIFY(isInView(41));
}

QStringList TestValueTools::menuAt(QPoint place) const
{
    QStringList texts;
    QTimer::singleShot(0, &canvas(), [&] {
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        if (!menu)
            return;
        for (const QAction* action : menu->actions())
            if (!action->isSeparator() && action->isVisible())
                texts << (action->isEnabled() ? Commands::plainText(action->text())
                                              : u'[' + Commands::plainText(action->text()) + u']');
        menu->close();
    });
    QContextMenuEvent event(QContextMenuEvent::Mouse, place, canvas().mapToGlobal(place));
    QCoreApplication::sendEvent(&canvas(), &event);
    return texts;
}

void TestValueTools::theMenuIsAboutTheActiveLine()
{
    show(tracksOf({bone("左腕")}));
    canvas().setActiveLine(line("左腕", mmd::KeyNumber::RotationY));
    const QPoint empty(int(std::lround(canvas().axes().time.x(7))), canvas().graphArea().top() + 3);
    QStringList entries = menuAt(empty);
    for (const char* text :
        {"Insert Key at Frame 7", "[Delete and Keep the Motion]", "[Copy Curve of Rotation]",
            "[Paste Curve to Rotation]", "Mute All but Rotation Y", "[Show All Channels]"})
        QVERIFY2(entries.contains(QLatin1String(text)), qPrintable(entries.join(u'|')));
    entries = menuAt(at(line("左腕", mmd::KeyNumber::RotationX), 45)); // at a key, which it selects
    for (const char* text : {"Insert Key at Frame 45", "Delete Keys", "Copy Curve of Rotation",
             "Mute All but Rotation X"})
        QVERIFY2(entries.contains(QLatin1String(text)), qPrintable(entries.join(u'|')));
    QVERIFY(m_document->selection().hasKey(bone("左腕"), 45));
    show(tracksOf({morph("あ")})); // morph keys have no curve
    entries = menuAt(empty);
    QVERIFY(entries.filter(QStringLiteral("Copy Curve")).isEmpty());
    QVERIFY(entries.contains(QStringLiteral("[Mute All but Weight]"))); // its only number
    show({});
    QVERIFY(menuAt(empty).filter(QStringLiteral("[Insert Key at Frame")).size() == 1);
}

QTEST_MAIN(TestValueTools)
#include "test_value_tools.moc"
