// SPDX-License-Identifier: MIT
#include "app/commands/editor_state.h"
#include "libmmd/scene/edits/keys/keys.h"
#include "tests/app/editing/edit_window.h"
#include "ui/document/files/saved_state.h"
#include "ui/document/scene_drafts.h"
#include "ui/panels/actor_panel.h"
#include "ui/panels/scene_panel.h"
#include "ui/panels/value_section.h"

#include <QtGui/QWheelEvent>
#include <QtWidgets/QDockWidget>
#include <QtWidgets/QMenu>
#include <QtWidgets/QMenuBar>
#include <QtWidgets/QPushButton>

using namespace odori;
using namespace odori::test;

namespace {

void send(QWidget& widget, QEvent::Type type, const QPointF& at, Qt::MouseButtons buttons)
{
    QMouseEvent event(type, at, widget.mapToGlobal(at), Qt::RightButton, buttons, {});
    QCoreApplication::sendEvent(&widget, &event);
}

} // namespace

/// The camera view in the real window, with two models: keys, menus, messages.
class TestCameraView : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanupTestCase() { m_window.reset(); }
    void enterRegistersWhatTheHandTurned();
    void enterDuringADragWaits();
    void withAModelActiveAMessageSaysWhereTheGestureGoes();
    void aLockedViewIsRegisteredWithItsOwnButton();
    void cutsAreSteppedThrough();
    void theViewMenuChoosesBetweenCameraAndFreeView();
    void noMenuHasOneTextTwice();
    void theChoicesOfOpeningHaveHeadings();

private:
    [[nodiscard]] Document& document() const { return m_window->document; }
    [[nodiscard]] Viewport& view() const { return m_window->window.viewport(); }
    [[nodiscard]] Frames cameraFrames() const
    {
        const auto frames = mmd::framesOf(document().scene().camera, m_window->camera);
        return {frames.begin(), frames.end()};
    }
    void turn(const QPointF& by);

    std::unique_ptr<EditWindow> m_window;
};

void TestCameraView::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("OdoriTest"));
    QCoreApplication::setApplicationName(QStringLiteral("test_camera_view"));
    m_window = std::make_unique<EditWindow>();
    m_window->open();
}

void TestCameraView::init()
{
    view().camera().setFree({});
    m_window->reset();
    document().setCurrentFrame(5);
    view().setFocus();
}

void TestCameraView::turn(const QPointF& by)
{
    const QPointF from(200, 150);
    send(view(), QEvent::MouseButtonPress, from, Qt::RightButton);
    for (int step = 1; step <= 10; ++step)
        send(view(), QEvent::MouseMove, from + by * step / 10.0, Qt::RightButton);
    send(view(), QEvent::MouseButtonRelease, from + by, {});
}

void TestCameraView::enterRegistersWhatTheHandTurned()
{
    QTest::keyClick(&view(), Qt::Key_Tab);
    QTest::keyClick(&view(), Qt::Key_Tab); // past the second model to the camera
    QCOMPARE(document().scene().active, mmd::sceneActor);
    document().undoStack()->clear();
    QTest::keyClick(&view(), Qt::Key_0, Qt::KeypadModifier);
    QVERIFY(view().camera().isScenes());
    turn({60, 30});
    QVERIFY(view().camera().isScenes());
    QCOMPARE(document().undoStack()->count(), 1);
    QCOMPARE(cameraFrames(), (Frames{0, 10, 20}));
    const mmd::CameraSample turned = view().camera().shown();
    QTest::keyClick(&view(), Qt::Key_Return);
    QCOMPARE(cameraFrames(), (Frames{0, 5, 10, 20}));
    QVERIFY(document().scene().cameraDrafts.empty());
    QCOMPARE(view().camera().shown().rotation, turned.rotation);
    QVERIFY(m_window->window.messageBar().text().isEmpty());
    QCOMPARE(m_window->motion().camera->values()[1].rotation, turned.rotation);
}

void TestCameraView::enterDuringADragWaits()
{
    m_window->activate(0);
    view().setFocus();
    QTest::keyClick(&view(), Qt::Key_0, Qt::KeypadModifier);
    send(view(), QEvent::MouseButtonPress, {200, 150}, Qt::RightButton);
    send(view(), QEvent::MouseMove, {260, 150}, Qt::RightButton);
    QTest::keyClick(&view(), Qt::Key_Return);
    QTest::keyClick(&view(), Qt::Key_Right);
    QCOMPARE(document().currentFrame(), 5.0);
    QCOMPARE(cameraFrames(), (Frames{0, 10, 20}));
    send(view(), QEvent::MouseMove, {280, 150}, Qt::RightButton);
    send(view(), QEvent::MouseButtonRelease, {280, 150}, {});
    QCOMPARE(document().undoStack()->count(), 1);
    QTest::keyClick(&view(), Qt::Key_Return);
    QCOMPARE(cameraFrames(), (Frames{0, 5, 10, 20}));
}

void TestCameraView::withAModelActiveAMessageSaysWhereTheGestureGoes()
{
    m_window->activate(2);
    view().setFocus();
    QTest::keyClick(&view(), Qt::Key_0, Qt::KeypadModifier);
    const QRect place(view().mapToGlobal(QPoint()), view().size());
    const mmd::Scene before = document().scene();
    turn({60, 30});
    QVERIFY(!view().camera().isScenes());
    QVERIFY(document().scene() == before);
    const QString said = m_window->window.messageBar().text();
    QVERIFY2(said.contains(QStringLiteral("free view")), qPrintable(said));
    // The message covers a part of the picture.
    QCoreApplication::processEvents();
    QCOMPARE(QRect(view().mapToGlobal(QPoint()), view().size()), place);
    m_window->window.messageBar().clear();
    QTest::keyClick(&view(), Qt::Key_0, Qt::KeypadModifier);
    turn({60, 30});
    QVERIFY(m_window->window.messageBar().text().isEmpty()); // shown only once
    QVERIFY(!document().saved().isModified());
}

/// A model stays active, with its selection and its drafts.
void TestCameraView::aLockedViewIsRegisteredWithItsOwnButton()
{
    m_window->activate(2);
    m_window->select(m_window->leftArm, {});
    QAction* lock = m_window->action(QStringLiteral("Lock View to Camera"));
    lock->trigger();
    view().setFocus();
    QTest::keyClick(&view(), Qt::Key_0, Qt::KeypadModifier);
    const mmd::Scene before = document().scene();
    turn({60, 30});
    QVERIFY(view().camera().isScenes());
    const mmd::CameraSample turned = view().camera().shown();
    QCOMPARE(cameraFrames(), (Frames{0, 10, 20}));
    const MessageBar& bar = m_window->window.messageBar();
    QVERIFY2(bar.text().startsWith(u"The camera moved as a draft"), qPrintable(bar.text()));
    QDockWidget* dock = m_window->window.dock(Panel::Camera);
    dock->raise();
    QPushButton& button =
        dock->findChild<ScenePanel*>()->section(mmd::TrackKind::Camera).registerButton();
    QTRY_VERIFY(button.isVisible() && button.isEnabled());
    QTest::mouseClick(&button, Qt::LeftButton);
    QCOMPARE(bar.text(), QString()); // it is a key now
    lock->trigger();
    QCOMPARE(cameraFrames(), (Frames{0, 5, 10, 20}));
    QCOMPARE(document().scene().camera.camera->values()[1].rotation, turned.rotation);
    QVERIFY(document().scene().cameraDrafts.empty());
    QVERIFY(document().scene().active == before.active);
    QVERIFY(document().scene().actors == before.actors);
}

/// Also with a model active, because the cuts are the scene's; not while a field has the focus.
void TestCameraView::cutsAreSteppedThrough()
{
    std::vector<mmd::KeyValue> keys;
    for (const std::uint32_t frame : {30u, 31u, 60u, 61u})
        keys.push_back({.track = m_window->camera,
            .frame = frame,
            .bone = {},
            .weight = 0,
            .interpolation = {},
            .camera = mmd::CameraValue{.distance = -float(frame)}});
    const mmd::ActorId model = document().scene().active;
    document().apply(mmd::setKeys({document().scene(), mmd::sceneActor}, keys), {});
    document().activate(model);
    document().setCurrentFrame(5);
    const auto go = [&](Qt::Key key) {
        QTest::keyClick(&view(), key, Qt::ControlModifier | Qt::ShiftModifier);
        return document().currentFrame();
    };
    QSignalSpy said(&document(), &Document::said);
    QCOMPARE(go(Qt::Key_Down), 31.0);
    QCOMPARE(go(Qt::Key_Down), 61.0);
    QVERIFY(said.isEmpty());
    QCOMPARE(go(Qt::Key_Down), 61.0);
    QCOMPARE(said.back()[0].toString(), u"The camera has no cut after this frame."_qs);
    QCOMPARE(go(Qt::Key_Up), 31.0);
    QCOMPARE(go(Qt::Key_Up), 31.0);
    QCOMPARE(said.back()[0].toString(), u"The camera has no cut before this frame."_qs);
    m_window->window.dopeSheet().canvas().setFocus();
    QTest::keyClick(&m_window->window.dopeSheet().canvas(), Qt::Key_Down,
        Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(document().currentFrame(), 61.0);
}

void TestCameraView::theViewMenuChoosesBetweenCameraAndFreeView()
{
    QAction* camera = m_window->action(QStringLiteral("Look Through the Camera"));
    QAction* freeView = m_window->action(QStringLiteral("Free View"));
    QAction* fromView = m_window->action(QStringLiteral("Set Camera to View"));
    QAction* fromCamera = m_window->action(QStringLiteral("Set View to Camera"));
    QVERIFY(camera && freeView && fromView && fromCamera);
    QVERIFY(!camera->isChecked() && freeView->isChecked() && fromView->isEnabled());
    camera->trigger();
    QVERIFY(view().camera().isScenes());
    QVERIFY(camera->isChecked() && !freeView->isChecked() && !fromView->isEnabled());
    freeView->trigger();
    QVERIFY(!view().camera().isScenes());
    QVERIFY(!camera->isChecked() && freeView->isChecked());
    turn({60, 30});
    const mmd::CameraSample seen = view().camera().shown();
    fromView->trigger();
    QVERIFY(view().camera().isScenes());
    QCOMPARE(view().camera().shown().rotation, seen.rotation);
    QVERIFY(camera->isChecked());
    QCOMPARE(document().scene().cameraDrafts.size(), std::size_t(1));
    fromCamera->trigger();
    QVERIFY(!view().camera().isScenes() && freeView->isChecked());
    QCOMPARE(view().camera().shown().rotation, seen.rotation);
    QCOMPARE(document().scene().cameraDrafts.size(), std::size_t(1));
    // A model is active, so Enter registers the model; the message points to the camera's Register
    // button.
    QVERIFY(m_window->window.messageBar().text().contains(QStringLiteral("Register")));
}

/// "Camera" used to be both the view and the panel.
void TestCameraView::noMenuHasOneTextTwice()
{
    QStringList found;
    int menus = 0;
    for (const QMenu* menu : m_window->window.findChildren<QMenu*>()) {
        QStringList known;
        for (const QAction* action : menu->actions()) {
            if (action->isSeparator() && !action->text().isEmpty())
                known.clear(); // each heading starts another question
            if (action->isSeparator() || !action->isVisible())
                continue;
            const QString text = action->text().section(u'\t', 0, 0).remove(u'&');
            if (known.contains(text))
                found.append(menu->title() + QStringLiteral(": ") + text);
            known.append(text);
        }
        menus += menu->actions().size() > 1;
    }
    QVERIFY(menus > 8);
    QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
}

/// Headings are visible, but neither the mouse nor the keyboard can choose them.
void TestCameraView::theChoicesOfOpeningHaveHeadings()
{
    auto* menu = m_window->window.findChild<QMenu*>(QStringLiteral("whenOpening"));
    QVERIFY(menu);
    menu->popup(m_window->window.mapToGlobal(QPoint(200, 50)));
    QVERIFY(QTest::qWaitForWindowExposed(menu));
    QStringList headings;
    for (QAction* action : menu->actions()) {
        if (!action->isSeparator()) {
            QVERIFY(action->isEnabled() && action->isCheckable());
            continue;
        }
        headings.append(action->text());
        const QRect place = menu->actionGeometry(action);
        QVERIFY(place.height() >= menu->fontMetrics().height());
        const QImage picture = menu->grab(place).toImage();
        int letters = 0; // pixels of the heading's colour
        for (int y = 0; y < picture.height(); ++y)
            for (int x = 0; x < picture.width(); ++x)
                letters += picture.pixelColor(x, y).lightness() > 110;
        QVERIFY2(letters > 60, qPrintable(action->text()));
        QTest::mouseMove(menu, place.center());
        QTest::mouseClick(menu, Qt::LeftButton, {}, place.center());
        QVERIFY(menu->isVisible());
        QVERIFY(menu->activeAction() != action);
    }
    QCOMPARE(headings.size(), 3);
    for (const QAction* action : menu->actions()) { // Down skips the headings
        Q_UNUSED(action);
        QTest::keyClick(menu, Qt::Key_Down);
        QVERIFY(menu->activeAction() && !menu->activeAction()->isSeparator());
    }
    menu->close();
}

QTEST_MAIN(TestCameraView)
#include "test_camera_view.moc"
