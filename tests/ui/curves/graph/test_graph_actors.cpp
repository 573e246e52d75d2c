// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/scene/actors.h"
#include "tests/ui/curves/graph/value_stage.h"
#include "ui/theme/theme.h"

#include <QtCore/QCoreApplication>
#include <QtTest/QTest>

#include <cmath>

using namespace odori;
using namespace odori::test;

Q_DECLARE_METATYPE(Qt::KeyboardModifiers)

/// Drags in the graph with two actors, and with modifiers that change during the drag.
class TestGraphActors : public QObject, private ValueStage {
    Q_OBJECT
private slots:
    void initTestCase() { applyTheme(*qApp, darkTheme()); }
    void init() { setUp(); }
    void cleanup() { tearDown(); }
    void theBoxTakesModifiersDuringTheDrag_data();
    void theBoxTakesModifiersDuringTheDrag();
    void dragsChangeOnlyTheActiveActor_data();
    void dragsChangeOnlyTheActiveActor();
    void anotherActorEndsADrag_data();
    void anotherActorEndsADrag();
    void normalizedLinesHaveTheRangeOfTheirActor();
    void aZoomedGraphOfAnotherActorChangesNothing();

private:
    [[nodiscard]] QPoint gripOf(BoxGrip grip)
    {
        (void)canvas().grab();
        return canvas().scaleBox()->positionOf(grip).toPoint();
    }
    /// Adds a model with the same motion and makes it active; returns the first one.
    mmd::ActorId addTwin()
    {
        const mmd::Motion motion = m_document->actor()->motion;
        const mmd::ActorId first = m_document->scene().active;
        m_document->load(mmd::addActor(
            m_document->scene(), std::shared_ptr<const mmd::Model>(m_document->actor()->model)));
        m_document->load(
            mmd::setMotion({m_document->scene(), m_document->scene().active}, motion, {}));
        return first;
    }
    void moveTo(const QPoint& place, Qt::KeyboardModifiers modifiers = {})
    {
        QMouseEvent move(QEvent::MouseMove, place, canvas().mapToGlobal(place), Qt::NoButton,
            Qt::LeftButton, modifiers);
        QCoreApplication::sendEvent(&canvas(), &move);
    }
    /// Where a drag of the box or of a key begins.
    [[nodiscard]] QPoint startOf(bool isBox)
    {
        canvas().setOptions({.hasBox = isBox});
        return isBox ? gripOf({1, 0}) : at(line("センター", mmd::KeyNumber::Y), 10);
    }
    void showOnly(mmd::KeyNumber channel)
    {
        canvas().setMuted(static_cast<mmd::ChannelSet>(~bitOf(channel)));
        (void)canvas().grab();
    }
};

void TestGraphActors::theBoxTakesModifiersDuringTheDrag_data()
{
    QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
    QTest::addColumn<double>("factor");
    QTest::newRow("Ctrl") << Qt::KeyboardModifiers(Qt::ControlModifier) << 0.1;
    QTest::newRow("Shift") << Qt::KeyboardModifiers(Qt::ShiftModifier) << 10.0;
    QTest::newRow("none") << Qt::KeyboardModifiers() << 1.0;
}

/// Only the part of the way with the modifier is finer or coarser.
void TestGraphActors::theBoxTakesModifiersDuringTheDrag()
{
    QFETCH(Qt::KeyboardModifiers, modifiers);
    QFETCH(double, factor);
    show(keysOf("センター", {0, 10, 20}));
    canvas().setOptions({.hasBox = true});
    const QPoint from = gripOf({1, 0});
    const double perFrame = canvas().axes().time.pixelsPerFrame;
    const int plain = int(std::lround(10.0 * perFrame)), more = int(std::lround(4.0 * perFrame));
    QTest::mousePress(&canvas(), Qt::LeftButton, {}, from);
    moveTo(from + QPoint(plain, 0));
    moveTo(from + QPoint(plain + more, 0), modifiers);
    QTest::mouseRelease(&canvas(), Qt::LeftButton, modifiers, from + QPoint(plain + more, 0));
    const double wanted = 20.0 + (plain + more * factor) / perFrame;
    const std::uint32_t last = m_document->selection().framesOf(bone("センター")).back();
    QVERIFY2(std::abs(double(last) - wanted) <= 1.0, qPrintable(QString::number(last)));
    QCOMPARE(undoSteps(), 1);
}

void TestGraphActors::dragsChangeOnlyTheActiveActor_data()
{
    QTest::addColumn<bool>("isBox");
    QTest::addColumn<bool>("isTyped");
    QTest::newRow("box") << true << false;
    QTest::newRow("key") << false << false;
    QTest::newRow("box, typed") << true << true;
    QTest::newRow("key, typed") << false << true;
}

void TestGraphActors::dragsChangeOnlyTheActiveActor()
{
    QFETCH(bool, isBox);
    QFETCH(bool, isTyped);
    const mmd::ActorId first = addTwin();
    const mmd::Motion before = m_document->actor()->motion;
    show(keysOf("センター", {0, 10, 20}));
    const QPoint from = startOf(isBox);
    drag(from, from + QPoint(40, -20), {}, !isTyped);
    if (isTyped) {
        QTest::keyClick(&canvas(), Qt::Key_3);
        QTest::keyClick(&canvas(), Qt::Key_Return);
        QTest::mouseRelease(&canvas(), Qt::LeftButton, {}, from + QPoint(40, -20));
    }
    QVERIFY(!(m_document->actor()->motion == before));
    QVERIFY(mmd::findActor(m_document->scene(), first)->motion == before);
    QCOMPARE(undoSteps(), 1);
}

void TestGraphActors::anotherActorEndsADrag_data()
{
    QTest::addColumn<bool>("isBox");
    QTest::newRow("box") << true;
    QTest::newRow("key") << false;
}

/// A command can make another model active during a drag. Its motion must not change.
void TestGraphActors::anotherActorEndsADrag()
{
    QFETCH(bool, isBox);
    const mmd::ActorId first = addTwin();
    const mmd::Scene before = m_document->scene();
    show(keysOf("センター", {0, 10, 20}));
    const QPoint from = startOf(isBox);
    drag(from, from + QPoint(40, -20), {}, false);
    QVERIFY(m_document->isGestureRunning());
    m_document->activate(first);
    show(keysOf("センター", {0, 10, 20}));
    moveTo(from + QPoint(60, -30));
    QTest::keyClick(&canvas(), Qt::Key_7);
    QTest::mouseRelease(&canvas(), Qt::LeftButton, {}, from + QPoint(60, -30));
    for (std::size_t actor = 0; actor < before.actors.size(); ++actor)
        QVERIFY(m_document->scene().actors[actor] == before.actors[actor]);
    QCOMPARE(undoSteps(), 0);
    QVERIFY(!m_document->isGestureRunning());
}

void TestGraphActors::normalizedLinesHaveTheRangeOfTheirActor()
{
    const mmd::ActorId first = addTwin();
    show(keysOf("センター", {20}));
    showOnly(mmd::KeyNumber::Y);
    const GraphLine y = line("センター", mmd::KeyNumber::Y);
    drag(at(y, 20), at(y, 20) - QPoint(0, 40));
    const double most = double(centre(20).translation.y);
    QVERIFY(most > 5.5);
    canvas().setOptions({.isNormalized = true});
    const auto isAtTheTop = [&](double value) {
        (void)canvas().grab();
        return std::abs(canvas().y(line("センター", mmd::KeyNumber::Y), value) -
                        canvas().axes().y(mmd::Quantity::Ratio, 1.0)) < 0.5;
    };
    QVERIFY(isAtTheTop(most));
    m_document->activate(first);
    show(keysOf("センター", {20}));
    QVERIFY(isAtTheTop(5.0)); // the maximum of the other motion
    QVERIFY(canvas().options().isNormalized);
}

void TestGraphActors::aZoomedGraphOfAnotherActorChangesNothing()
{
    const mmd::ActorId first = addTwin();
    const mmd::Scene before = m_document->scene();
    show(tracksOf({bone("センター")}));
    canvas().setZoomingToBox(true);
    m_document->activate(first); // the next drag still zooms
    show(keysOf("センター", {10}));
    const double perFrame = canvas().axes().time.pixelsPerFrame;
    const QPoint middle = canvas().graphArea().center();
    drag(middle - QPoint(60, 30), middle + QPoint(60, 30));
    QVERIFY(!canvas().isZoomingToBox());
    QVERIFY(canvas().axes().time.pixelsPerFrame > perFrame);
    QVERIFY(m_document->selection().hasKey(bone("センター"), 10));
    for (std::size_t actor = 0; actor < before.actors.size(); ++actor)
        QVERIFY(m_document->scene().actors[actor] == before.actors[actor]);
}

QTEST_MAIN(TestGraphActors)
#include "test_graph_actors.moc"
