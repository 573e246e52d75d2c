// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"
#include "libmmd/scene/edits/scene/scene_edits.h"
#include "tests/app/dialog_hands.h"
#include "tests/app/editing/edit_window.h"
#include "ui/dialogs/tools/tool_dialog.h"

#include <QtGui/QContextMenuEvent>
#include <QtGui/QWheelEvent>
#include <QtGui/QWindow>
#include <QtWidgets/QSpinBox>

using namespace odori;
using namespace odori::test;

/// Beside the dialog of a tool, mouse and keys turn the view of the real window, and nothing else
/// of the window can be used. The mouse events go to the window itself, as from the window system,
/// so that a modal dialog would block them.
class TestToolLooking : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanupTestCase() { m_window.reset(); }
    void theMouseTurnsTheView_data();
    void theMouseTurnsTheView();
    void theWheelZooms();
    void theViewKeysTurnTheView_data();
    void theViewKeysTurnTheView();
    void clicksInTheViewDoNotEdit();
    void theRestOfTheWindowCannotBeUsed();
    void theCameraDoesNotMove();
    void workThatArrivesCannotBeEdited();

private:
    [[nodiscard]] Document& document() const { return m_window->document; }
    [[nodiscard]] Viewport& view() const { return m_window->window.viewport(); }
    [[nodiscard]] QWindow* handle() const { return m_window->window.windowHandle(); }
    [[nodiscard]] QPoint inWindow(const QWidget& widget, const QPoint& at) const
    {
        return widget.mapTo(&m_window->window, at);
    }
    void drag(Qt::MouseButton button, Qt::KeyboardModifiers modifiers = {}) const
    {
        const QPoint from = inWindow(view(), view().rect().center());
        QTest::mousePress(handle(), button, modifiers, from);
        for (int step = 1; step <= 6; ++step)
            QTest::mouseMove(handle(), from + QPoint(step * 10, step * 5));
        QTest::mouseRelease(handle(), button, modifiers, from + QPoint(60, 30));
    }
    /// Calls `use` with the dialog and its finished preview, which `use` must not change.
    template <class Use>
    void inTool(Use use)
    {
        const mmd::Scene before = document().scene();
        m_window->inDialog<ToolDialog>(QStringLiteral("Thin Keys…"), [&](ToolDialog& dialog) {
            QVERIFY(QTest::qWaitFor([&] { return dialog.isCurrent(); }, 20000));
            const mmd::Scene preview = document().scene();
            QVERIFY(!(preview == before));
            use(dialog);
            QVERIFY(dialog.isVisible());
            QVERIFY(document().isGestureRunning());
            QVERIFY(document().scene() == preview);
        });
        QVERIFY(document().scene() == before);
        QCOMPARE(document().undoStack()->count(), 0);
    }

    std::unique_ptr<EditWindow> m_window;
};

void TestToolLooking::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("OdoriTest"));
    QCoreApplication::setApplicationName(QStringLiteral("test_tool_looking"));
    m_window = std::make_unique<EditWindow>();
    m_window->open();
}

/// The left arm has a key at every frame, so that the tool deletes some.
void TestToolLooking::init()
{
    m_window->reset();
    mmd::Actor changed = *document().actor();
    std::vector<mmd::BoneKeyframe> keys(41);
    for (std::uint32_t frame = 0; frame <= 40; ++frame) {
        keys[frame].frame = frame;
        keys[frame].value.rotation = glm::angleAxis(float(frame) * 0.03f, glm::vec3(0, 0, 1));
    }
    mmd::replaceTrack(
        changed.motion, mmd::Track<mmd::BoneKeyframe>(mmd::fieldOf(m_window->leftArm.name), keys));
    mmd::ScenePatch patch;
    patch.parts.push_back(mmd::ActorChange{*document().actor(), changed, 0});
    document().load(patch);
    view().camera().setLocked(false);
    view().camera().setFree(StandardView::Front);
    view().showWholeModel();
}

void TestToolLooking::theMouseTurnsTheView_data()
{
    QTest::addColumn<Qt::MouseButton>("button");
    QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
    QTest::newRow("orbit") << Qt::RightButton << Qt::KeyboardModifiers();
    QTest::newRow("pan") << Qt::MiddleButton << Qt::KeyboardModifiers();
    QTest::newRow("zoom") << Qt::RightButton << Qt::KeyboardModifiers(Qt::ControlModifier);
}

void TestToolLooking::theMouseTurnsTheView()
{
    QFETCH(Qt::MouseButton, button);
    QFETCH(Qt::KeyboardModifiers, modifiers);
    inTool([&](ToolDialog& dialog) {
        const mmd::CameraSample before = view().camera().shown();
        drag(button, modifiers);
        const mmd::CameraSample after = view().camera().shown();
        QVERIFY(after.rotation != before.rotation || after.target != before.target ||
                after.distance != before.distance);
        QTRY_VERIFY(dialog.isActiveWindow()); // keys still act there
    });
}

void TestToolLooking::theWheelZooms()
{
    inTool([&](ToolDialog&) {
        const float before = view().camera().shown().distance;
        const QPointF at = view().rect().center();
        QWheelEvent wheel(at, view().mapToGlobal(at), {}, QPoint(0, 120), Qt::NoButton,
            Qt::NoModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&view(), &wheel);
        QVERIFY(view().camera().shown().distance != before);
    });
}

void TestToolLooking::theViewKeysTurnTheView_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::addColumn<QString>("name");
    QTest::newRow("1") << Qt::Key_1 << QStringLiteral("Bottom");
    QTest::newRow("2") << Qt::Key_2 << QStringLiteral("Front");
    QTest::newRow("4") << Qt::Key_4 << QStringLiteral("Left");
    QTest::newRow("5") << Qt::Key_5 << QStringLiteral("Top");
    QTest::newRow("6") << Qt::Key_6 << QStringLiteral("Right");
    QTest::newRow("8") << Qt::Key_8 << QStringLiteral("Back");
    QTest::newRow("0") << Qt::Key_0 << QStringLiteral("Camera");
}

void TestToolLooking::theViewKeysTurnTheView()
{
    QFETCH(Qt::Key, key);
    QFETCH(QString, name);
    inTool([&](ToolDialog& dialog) {
        view().camera().setFree(mmd::CameraSample());
        QCOMPARE(view().camera().name(), QStringLiteral("Free view"));
        auto* first = field<QSpinBox>(dialog, "First frame");
        first->setFocus();
        QCOMPARE(first->text(), QStringLiteral("0"));
        QTest::keyClick(first, key, Qt::AltModifier);
        QCOMPARE(view().camera().name(), name);
        QCOMPARE(first->text(), QStringLiteral("0"));
        QVERIFY(dialog.isCurrent()); // nothing is computed again
    });
}

void TestToolLooking::clicksInTheViewDoNotEdit()
{
    m_window->select(m_window->leftArm, {});
    const mmd::Selection selected = document().selection();
    inTool([&](ToolDialog&) {
        const int bone = m_window->model->bonesOfTrack(m_window->rightArm.name).front();
        const QPoint at = view().positionOf(bone)->toPoint();
        QTest::mouseClick(handle(), Qt::LeftButton, {}, inWindow(view(), at)); // would select
        QVERIFY(document().selection() == selected);
        drag(Qt::LeftButton); // would select by a rectangle
        QVERIFY(document().selection() == selected);
        QTest::mouseClick(handle(), Qt::RightButton, {}, inWindow(view(), at));
        QVERIFY(!QApplication::activePopupWidget()); // no menu
        QContextMenuEvent menu(QContextMenuEvent::Keyboard, at, view().mapToGlobal(at));
        QCoreApplication::sendEvent(&view(), &menu);
        QVERIFY(!QApplication::activePopupWidget());
    });
}

void TestToolLooking::theRestOfTheWindowCannotBeUsed()
{
    m_window->select(m_window->leftArm, {10, 20});
    inTool([&](ToolDialog& dialog) {
        QMainWindow& window = m_window->window;
        const QMenuBar& bar = *window.menuBar();
        const QPoint edit = bar.actionGeometry(bar.actions().at(1)).center();
        QTest::mouseClick(handle(), Qt::LeftButton, {}, inWindow(bar, edit));
        QVERIFY(!QApplication::activePopupWidget());
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        for (QWidget* each :
            std::initializer_list<QWidget*>{&view(), &m_window->window.dopeSheet()}) {
            each->setFocus();
            QTest::keyClick(each, Qt::Key_Delete);
            QTest::keyClick(each, Qt::Key_Return);
            QTest::keyClick(each, Qt::Key_Z, Qt::ControlModifier);
            QTest::keyClick(each, Qt::Key_N, Qt::ControlModifier);
        }
        QTest::keyClick(&view(), Qt::Key_4, Qt::AltModifier); // but the views can be chosen
        QCOMPARE(view().camera().name(), QStringLiteral("Left"));
        const DopeCanvas& sheet = m_window->window.dopeSheet().canvas();
        const double frame = document().currentFrame();
        QTest::mouseClick(handle(), Qt::LeftButton, {}, inWindow(sheet, sheet.rect().center()));
        QCOMPARE(document().currentFrame(), frame);
        QTRY_VERIFY(dialog.isActiveWindow()); // the click gave it the keys again
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        window.close();
        QVERIFY(window.isVisible());
        QTRY_VERIFY(dialog.isActiveWindow()); // it has to be closed first
    });
}

/// With the view locked to the camera, the mouse would move the camera.
void TestToolLooking::theCameraDoesNotMove()
{
    view().camera().setLocked(true);
    view().camera().showScenes();
    inTool([&](ToolDialog&) {
        drag(Qt::RightButton);
        QVERIFY(!view().camera().isScenes()); // the free view
    });
    QVERIFY(document().scene().cameraDrafts.empty());
}

/// It ends the preview, but not the dialog.
void TestToolLooking::workThatArrivesCannotBeEdited()
{
    m_window->select(m_window->leftArm, {});
    m_window->inDialog<ToolDialog>(QStringLiteral("Thin Keys…"), [&](ToolDialog& dialog) {
        QVERIFY(QTest::qWaitFor([&] { return dialog.isCurrent(); }, 20000));
        mmd::Actor changed = *document().actor();
        changed.motion.bones.clear();
        mmd::ScenePatch patch;
        patch.parts.push_back(mmd::ActorChange{*document().actor(), changed, 0});
        document().load(patch);
        QVERIFY(!document().isGestureRunning());
        const mmd::Scene arrived = document().scene();
        const mmd::Selection selected = document().selection();
        const int bone = m_window->model->bonesOfTrack(m_window->rightArm.name).front();
        const QPoint at = view().positionOf(bone)->toPoint();
        QTest::mouseClick(handle(), Qt::LeftButton, {}, inWindow(view(), at)); // would select
        drag(Qt::LeftButton);
        QVERIFY(document().selection() == selected);
        QVERIFY(document().scene() == arrived);
    });
}

QTEST_MAIN(TestToolLooking)
#include "test_tool_looking.moc"
