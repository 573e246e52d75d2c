// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/keys/drafts.h"
#include "tests/app/panels_window.h"
#include "ui/curves/curve_editor.h"
#include "ui/curves/easing/curve_view.h"
#include "ui/curves/graph/value_canvas.h"
#include "ui/curves/value_view.h"
#include "ui/fields/drag_label.h"

#include <QtWidgets/QDockWidget>

using namespace odori;
using namespace odori::test;

/// What keys do in the real window during a mouse drag, and keys that reach an editor past its
/// child widgets.
class TestKeysInDrags : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init() { m_window->resetPanels(); }
    void cleanupTestCase() { m_window.reset(); }
    void noCommandRunsDuringADragOfKeys_data();
    void noCommandRunsDuringADragOfKeys();
    void theFirstDragIsTakenBackByUndo();
    void tabStaysWithADragInTheView();
    void noCommandRunsDuringADragOfTheCamera();
    void anotherActorEndsASelectionRectangle();
    void aRectangleBelowTheRowsSelectsNothing();
    void escapeTakesACurveDragBackAndNoDraft();
    void escapeTakesALabelsDragBackAndNoDraft();
    void closingThePanelTakesADragBack();
    void noMenuOpensOverADrag();
    void aFileThatComesDuringADragDropsIt();
    void theNumberPadTurnsTheViewFromEveryEditor();

private:
    [[nodiscard]] Document& document() const { return m_window->document; }
    /// Drags a key of the left arm from 10 to 12 in the sheet or in the graph; the button stays
    /// pressed.
    void dragKey(bool isInGraph = false);
    void release() { send(QEvent::MouseButtonRelease, Qt::NoButton); }
    void send(QEvent::Type type, Qt::MouseButtons buttons);

    std::unique_ptr<PanelsWindow> m_window;
    QWidget* m_dragged = nullptr; ///< the editor under the mouse
    QPoint m_mouse;
};

void TestKeysInDrags::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("OdoriTest"));
    QCoreApplication::setApplicationName(QStringLiteral("test_keys_in_drags"));
    m_window = std::make_unique<PanelsWindow>();
    m_window->open();
}

void TestKeysInDrags::send(QEvent::Type type, Qt::MouseButtons buttons)
{
    QMouseEvent event(type, m_mouse, m_dragged->mapToGlobal(m_mouse),
        type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton, buttons, Qt::NoModifier);
    QCoreApplication::sendEvent(m_dragged, &event);
}

void TestKeysInDrags::dragKey(bool isInGraph)
{
    DopeCanvas& sheet = m_window->sheet();
    sheet.view().ensureTrackVisible(m_window->leftArm);
    QPoint from = sheet.view().keyPosition(m_window->leftArm, 10);
    QPoint to = sheet.view().keyPosition(m_window->leftArm, 12);
    m_dragged = &sheet;
    if (isInGraph) {
        CurveEditor& curves = m_window->window.curveEditor();
        curves.setShowsValues(true);
        ValueCanvas& graph = curves.valueView().canvas();
        m_window->select(m_window->leftArm, {10});
        (void)graph.grab(); // as painted
        QVERIFY(graph.activeLine());
        from = graph.positionOf(*graph.activeLine(), 10.0).toPoint();
        to = {qRound(graph.positionOf(*graph.activeLine(), 12.0).x()), from.y()};
        m_dragged = &graph;
    }
    m_dragged->setFocus();
    m_mouse = from;
    send(QEvent::MouseButtonPress, Qt::LeftButton);
    for (const double part : {0.5, 1.0}) {
        m_mouse = from + (to - from) * part;
        send(QEvent::MouseMove, Qt::LeftButton);
    }
    QCOMPARE(m_window->frames(m_window->leftArm), (Frames{0, 12, 20}));
    QVERIFY(document().isGestureRunning());
}

void TestKeysInDrags::noCommandRunsDuringADragOfKeys_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<int>("modifiers");
    QTest::addColumn<bool>("isInGraph");
    const int none = 0, control = Qt::ControlModifier, alt = Qt::AltModifier;
    for (const bool isInGraph : {false, true}) {
        const auto row = [&](const char* name, Qt::Key key, int modifiers) {
            QTest::addRow("%s%s", name, isInGraph ? " in the graph" : "")
                << int(key) << modifiers << isInGraph;
        };
        row("delete", Qt::Key_Delete, none);
        row("cut", Qt::Key_X, control);
        row("paste", Qt::Key_V, control);
        row("insert a frame", Qt::Key_I, none);
        row("delete the frame", Qt::Key_K, none);
        row("move", Qt::Key_Right, alt);
        row("the next model", Qt::Key_Tab, none);
    }
}

/// It would act on keys that are still being dragged, over keys that the drag will replace.
void TestKeysInDrags::noCommandRunsDuringADragOfKeys()
{
    QFETCH(int, key);
    QFETCH(int, modifiers);
    QFETCH(bool, isInGraph);
    document().setCurrentFrame(5);
    const mmd::Scene before = document().scene();
    dragKey(isInGraph);
    const mmd::Scene dragged = document().scene();
    QTest::keyClick(m_dragged, Qt::Key(key), Qt::KeyboardModifiers(modifiers));
    QVERIFY(document().scene() == dragged);
    QVERIFY(document().isGestureRunning());
    QVERIFY(m_dragged->hasFocus());
    send(QEvent::MouseMove, Qt::LeftButton);
    release();
    QCOMPARE(m_window->frames(m_window->leftArm), (Frames{0, 12, 20}));
    QCOMPARE(document().undoStack()->count(), 1);
    document().undo();
    QVERIFY(document().scene() == before);
    QTest::keyClick(m_dragged, Qt::Key_I); // the drag has ended
    QCOMPARE(document().undoStack()->count(), 1);
    m_window->window.curveEditor().setShowsValues(false);
}

/// The first drag has no undo step yet, but undo can still cancel it.
void TestKeysInDrags::theFirstDragIsTakenBackByUndo()
{
    const mmd::Scene before = document().scene();
    dragKey();
    QTest::keyClick(&m_window->sheet(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(document().scene() == before);
    QVERIFY(!document().isGestureRunning());
    const QImage picture = m_window->sheet().grab().toImage();
    release();
    QVERIFY(m_window->sheet().grab().toImage() == picture); // the distance is no longer shown
    QCOMPARE(document().undoStack()->count(), 0);
    QVERIFY(!m_window->command(QStringLiteral("Undo"))->isEnabled());
}

void TestKeysInDrags::tabStaysWithADragInTheView()
{
    Viewport& view = m_window->viewport();
    view.setFocus();
    QTest::mouseClick(&view, Qt::LeftButton, {}, m_window->positionOf(m_window->leftArm));
    view.setEditMode(EditMode::Rotate);
    QWidget* from = &view;
    // Over the bone, so that some ring is under the mouse.
    const QPoint middle = m_window->positionOf(m_window->leftArm);
    const auto mouse = [&](QEvent::Type type, const QPoint& at, Qt::MouseButton button) {
        QMouseEvent event(type, at, from->mapToGlobal(at), button,
            type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(from, &event);
    };
    for (int out = 4; out < 120 && !document().isGestureRunning(); out += 2) {
        mouse(QEvent::MouseButtonPress, middle + QPoint(out, out), Qt::LeftButton);
        for (const int far : {4, 8, 12, 16})
            mouse(QEvent::MouseMove, middle + QPoint(out - far, out + far), Qt::NoButton);
        if (!document().isGestureRunning()) {
            QTest::keyClick(&view, Qt::Key_Escape);
            mouse(QEvent::MouseButtonRelease, middle, Qt::LeftButton);
            QTest::mouseClick(&view, Qt::LeftButton, {}, middle);
        }
    }
    QVERIFY(document().isGestureRunning());
    const mmd::ActorId active = document().scene().active;
    QTest::keyClick(&view, Qt::Key_Tab);
    QVERIFY(view.hasFocus());
    QTest::keyClick(&view, Qt::Key_Backtab, Qt::ShiftModifier);
    QVERIFY(view.hasFocus());
    const mmd::Selection selection = document().selection();
    QTest::keyClick(&view, Qt::Key_0, Qt::KeypadModifier);
    for (const Qt::Key key : {Qt::Key_Z, Qt::Key_A, Qt::Key_F, Qt::Key_P})
        QTest::keyClick(&view, key);
    const mmd::Scene turned = document().scene();
    QTest::keyClick(&view, Qt::Key_2, Qt::AltModifier); // View ▸ Front, and not a digit
    QVERIFY(document().scene() == turned);
    QVERIFY(!view.camera().isScenes());
    QCOMPARE(view.editMode(), EditMode::Rotate);
    QVERIFY(document().selection() == selection);
    QVERIFY(!m_window->window.playback().isPlaying());
    QVERIFY(document().scene().active == active);
    QVERIFY(document().isGestureRunning());
    QTest::keyClick(&view, Qt::Key_Escape);
    QVERIFY(!document().isGestureRunning());
    mouse(QEvent::MouseButtonRelease, middle, Qt::LeftButton);
    QTest::keyClick(&view, Qt::Key_Tab);
    QVERIFY(document().scene().active != active);
}

void TestKeysInDrags::noCommandRunsDuringADragOfTheCamera()
{
    Viewport& view = m_window->viewport();
    m_window->activate(0);
    view.camera().showScenes();
    view.setFocus();
    const mmd::Scene before = document().scene();
    QPoint at(200, 200);
    const auto mouse = [&](QEvent::Type type, Qt::MouseButton button, Qt::MouseButtons buttons) {
        QMouseEvent event(type, at, view.mapToGlobal(at), button, buttons, Qt::NoModifier);
        QCoreApplication::sendEvent(&view, &event);
    };
    mouse(QEvent::MouseButtonPress, Qt::RightButton, Qt::RightButton);
    for (const int x : {220, 240}) {
        at.setX(x);
        mouse(QEvent::MouseMove, Qt::NoButton, Qt::RightButton);
    }
    QVERIFY(document().isGestureRunning());
    const mmd::Scene dragged = document().scene();
    for (const Qt::Key key : {Qt::Key_I, Qt::Key_K, Qt::Key_Delete, Qt::Key_Tab})
        QTest::keyClick(&view, key);
    QVERIFY(document().isGestureRunning() && document().scene() == dragged);
    QTest::keyClick(&view, Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!document().isGestureRunning() && document().scene() == before);
    mouse(QEvent::MouseButtonRelease, Qt::RightButton, Qt::NoButton);
    QVERIFY(document().scene() == before);
    view.camera().showFree();
    m_window->activate(1);
}

/// The camera has fewer rows than the model: the rectangle would be over rows that do not exist.
void TestKeysInDrags::anotherActorEndsASelectionRectangle()
{
    DopeCanvas& sheet = m_window->sheet();
    sheet.setFocus();
    document().select({});
    sheet.view().ensureTrackVisible(m_window->leftArm);
    m_dragged = &sheet;
    const QPoint key = sheet.view().keyPosition(m_window->leftArm, 10);
    m_mouse = key - QPoint(12, 0);
    send(QEvent::MouseButtonPress, Qt::LeftButton);
    m_mouse = key + QPoint(12, 1);
    send(QEvent::MouseMove, Qt::LeftButton);
    QVERIFY(document().selection().hasKey(m_window->leftArm, 10));
    const mmd::ActorId active = document().scene().active;
    while (document().scene().active != mmd::sceneActor)
        QTest::keyClick(&sheet, Qt::Key_Tab);
    for (const int down : {0, 400}) {
        m_mouse += QPoint(3, down);
        send(QEvent::MouseMove, Qt::LeftButton);
        QVERIFY(document().selection() == mmd::Selection{});
    }
    release();
    QVERIFY(document().selection() == mmd::Selection{});
    document().activate(active);
}

void TestKeysInDrags::aRectangleBelowTheRowsSelectsNothing()
{
    DopeCanvas& sheet = m_window->sheet();
    const mmd::ActorId active = document().scene().active;
    document().activate(mmd::sceneActor);
    m_dragged = &sheet;
    m_mouse = QPoint(sheet.width() - 60, sheet.height() - 40);
    QVERIFY(sheet.view().rowAt(m_mouse.y()) < 0); // empty space
    send(QEvent::MouseButtonPress, Qt::LeftButton);
    for (const QPoint& by : {QPoint(8, 4), QPoint(20, 8), QPoint(0, 20)}) {
        m_mouse += by;
        send(QEvent::MouseMove, Qt::LeftButton);
        QVERIFY(document().selection().keys.empty());
    }
    release();
    document().activate(active);
}

/// Escape discards drafts only if nothing is dragged; during a drag it cancels the drag.
void TestKeysInDrags::escapeTakesACurveDragBackAndNoDraft()
{
    document().setCurrentFrame(10);
    const mmd::Draft draft{m_window->leftArm, 10, mmd::BoneValue{{0, 1, 0}}};
    document().apply(
        mmd::setDrafts({document().scene(), document().scene().active}, {&draft, 1}), {});
    m_window->select(m_window->leftArm, {10});
    m_window->window.curveEditor().setShowsValues(false);
    CurveView& curve = m_window->window.curveEditor().view();
    curve.setFocus();
    const mmd::Scene before = document().scene();
    const QPoint handle = curve.positionOf(curve.handle(0)).toPoint();
    QTest::mousePress(&curve, Qt::LeftButton, {}, handle);
    QMouseEvent move(QEvent::MouseMove, handle + QPoint(12, -20),
        curve.mapToGlobal(handle + QPoint(12, -20)), Qt::NoButton, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&curve, &move);
    QVERIFY(document().isGestureRunning());
    QTest::keyClick(&curve, Qt::Key_Escape);
    QVERIFY(!document().isGestureRunning());
    QVERIFY(document().scene() == before); // the draft is still there
    QTest::mouseRelease(&curve, Qt::LeftButton, {}, handle);
    QTest::keyClick(&curve, Qt::Key_Escape); // no drag runs now
    QVERIFY(mmd::draftsOf(document().scene(), document().scene().active).empty());
}

/// The label handles the key, whichever widget has the focus.
void TestKeysInDrags::escapeTakesALabelsDragBackAndNoDraft()
{
    document().setCurrentFrame(10);
    const mmd::Draft draft{m_window->leftArm, 10, mmd::BoneValue{{0, 1, 0}}};
    document().apply(
        mmd::setDrafts({document().scene(), document().scene().active}, {&draft, 1}), {});
    m_window->select(m_window->leftArm, {10});
    CurveEditor& curves = m_window->window.curveEditor();
    curves.setShowsValues(false);
    curves.view().setFocus();
    DragLabel* label = nullptr;
    for (DragLabel* each : curves.findChildren<DragLabel*>())
        if (each->text() == QStringLiteral("x1"))
            label = each;
    QVERIFY(label);
    const mmd::Scene before = document().scene();
    const QPoint from = label->rect().center(), to = from + QPoint(40, 0);
    QTest::mousePress(label, Qt::LeftButton, {}, from);
    QMouseEvent move(QEvent::MouseMove, to, label->mapToGlobal(to), Qt::NoButton, Qt::LeftButton,
        Qt::NoModifier);
    QCoreApplication::sendEvent(label, &move);
    QVERIFY(!(document().scene() == before));
    QTest::keyClick(label, Qt::Key_Escape);
    QVERIFY(document().scene() == before);
    QTest::mouseRelease(label, Qt::LeftButton, {}, to);
}

void TestKeysInDrags::closingThePanelTakesADragBack()
{
    const mmd::Scene before = document().scene();
    for (const bool isInGraph : {false, true}) {
        dragKey(isInGraph);
        QDockWidget* dock = nullptr;
        for (QWidget* each = m_dragged; each && !dock; each = each->parentWidget())
            dock = qobject_cast<QDockWidget*>(each);
        QVERIFY(dock);
        dock->close();
        QVERIFY(!document().isGestureRunning());
        QVERIFY(document().scene() == before);
        m_mouse += QPoint(20, 0);
        send(QEvent::MouseMove, Qt::LeftButton);
        release();
        QVERIFY(document().scene() == before);
        dock->show();
    }
    m_window->window.curveEditor().setShowsValues(false);
}

void TestKeysInDrags::noMenuOpensOverADrag()
{
    dragKey();
    bool wasOpened = false;
    QTimer::singleShot(300, this, [&] {
        if (QWidget* menu = QApplication::activePopupWidget()) {
            wasOpened = true;
            menu->close();
        }
    });
    QContextMenuEvent event(
        QContextMenuEvent::Mouse, m_mouse, m_window->sheet().mapToGlobal(m_mouse));
    QCoreApplication::sendEvent(&m_window->sheet(), &event);
    QTest::qWait(400);
    QVERIFY(!wasOpened);
    QVERIFY(document().isGestureRunning());
    QTest::keyClick(&m_window->sheet(), Qt::Key_Escape);
    release();
}

/// A worker reads files; its result can arrive during the drag.
void TestKeysInDrags::aFileThatComesDuringADragDropsIt()
{
    document().activate(mmd::sceneActor); // a model's motion is applied to the first model
    document().activate(mmd::ActorId{1});
    const mmd::Motion before = m_window->motion();
    dragKey();
    QSignalSpy finished(&m_window->window.files(), &FileCommands::loadingFinished);
    m_window->window.files().openAsWritten(samplePaths());
    QVERIFY(finished.count() == 1 || finished.wait(20000));
    QVERIFY(!document().isGestureRunning());
    release();
    QVERIFY(*mmd::findMotion(document().scene(), mmd::ActorId{1}) == before);
}

void TestKeysInDrags::theNumberPadTurnsTheViewFromEveryEditor()
{
    Viewport& view = m_window->viewport();
    // On X11 and Wayland Qt does not match shortcuts with the keypad modifier; here it must not
    // either.
    QList<QAction*> views;
    for (QAction* action : m_window->window.findChildren<QAction*>())
        for (const QKeySequence& key : action->shortcuts())
            if (key[0].keyboardModifiers() & Qt::KeypadModifier) {
                action->setShortcutContext(Qt::WidgetShortcut);
                views.append(action);
            }
    QCOMPARE(views.size(), 8);
    m_window->select(m_window->leftArm, {10});
    for (QWidget* each : {static_cast<QWidget*>(&m_window->sheet()),
             static_cast<QWidget*>(m_window->window.findChild<CurveView*>())}) {
        each->setFocus();
        QTest::keyClick(each, Qt::Key_0, Qt::KeypadModifier);
        QVERIFY(view.camera().isScenes());
        QTest::keyClick(each, Qt::Key_1, Qt::KeypadModifier);
        QVERIFY(!view.camera().isScenes());
        const mmd::CameraSample below = view.camera().shown();
        QTest::keyClick(each, Qt::Key_2, Qt::KeypadModifier);
        QVERIFY(view.camera().shown().rotation != below.rotation);
        QTest::keyClick(each, Qt::Key_0); // not on the number pad
        QVERIFY(!view.camera().isScenes());
    }
    for (QAction* action : views)
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
}

QTEST_MAIN(TestKeysInDrags)
#include "test_keys_in_drags.moc"
