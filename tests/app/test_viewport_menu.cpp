// SPDX-License-Identifier: MIT
#include "tests/app/editing/edit_window.h"

#include <QtGui/QContextMenuEvent>
#include <QtGui/QMouseEvent>
#include <QtWidgets/QApplication>
#include <QtWidgets/QMenu>

using namespace odori;
using namespace odori::test;

/// The context menu of the viewport: a click with the right button, whose drags move the view.
class TestViewportMenu : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanup();
    void cleanupTestCase() { m_window.reset(); }
    void aClickOpensIt_data();
    void aClickOpensIt();
    void aDragOpensNone();
    void theMenuKeyOpensIt();
    void itHasTheStandardViews();

private:
    [[nodiscard]] Document& document() const { return m_window->document; }
    [[nodiscard]] Viewport& view() const { return m_window->window.viewport(); }
    [[nodiscard]] static QMenu* menu()
    {
        return qobject_cast<QMenu*>(QApplication::activePopupWidget());
    }
    /// Presses, moves by `by` and releases.
    void useRightButton(const QPoint& by);

    std::unique_ptr<EditWindow> m_window;
};

void TestViewportMenu::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("OdoriTest"));
    QCoreApplication::setApplicationName(QStringLiteral("test_viewport_menu"));
    m_window = std::make_unique<EditWindow>();
    m_window->open();
}

void TestViewportMenu::init()
{
    view().camera().setFree({});
    m_window->reset();
    view().setFocus();
}

void TestViewportMenu::cleanup()
{
    if (menu())
        menu()->close();
}

void TestViewportMenu::useRightButton(const QPoint& by)
{
    const auto send = [&](QEvent::Type type, const QPoint& at, Qt::MouseButtons buttons) {
        QMouseEvent event(type, at, view().mapToGlobal(at),
            type == QEvent::MouseMove ? Qt::NoButton : Qt::RightButton, buttons, {});
        QCoreApplication::sendEvent(&view(), &event);
    };
    const QPoint from(200, 150);
    send(QEvent::MouseButtonPress, from, Qt::RightButton);
    // X11 also asks for a menu here.
    QContextMenuEvent asked(QContextMenuEvent::Mouse, from, view().mapToGlobal(from));
    QCoreApplication::sendEvent(&view(), &asked);
    QVERIFY(!menu());
    if (!by.isNull())
        send(QEvent::MouseMove, from + by, Qt::RightButton);
    send(QEvent::MouseButtonRelease, from + by, {});
}

void TestViewportMenu::aClickOpensIt_data()
{
    QTest::addColumn<QPoint>("by");
    QTest::addColumn<bool>("isCamera");
    for (const bool isCamera : {false, true})
        for (const QPoint by : {QPoint(0, 0), QPoint(2, -2)})
            QTest::addRow("%d %s", by.x(), isCamera ? "camera" : "free") << by << isCamera;
}

void TestViewportMenu::aClickOpensIt()
{
    QFETCH(QPoint, by);
    QFETCH(bool, isCamera);
    if (isCamera)
        view().camera().showScenes();
    mmd::Selection selection;
    selection.setTrack(m_window->leftArm, true);
    document().select(selection);
    const mmd::CameraSample before = view().camera().shown();
    useRightButton(by);
    QTRY_VERIFY(menu());
    QCOMPARE(menu()->objectName(), QStringLiteral("viewportMenu"));
    QVERIFY(document().selection() == selection);
    QCOMPARE(view().camera().shown().rotation, before.rotation);
    QCOMPARE(document().undoStack()->count(), 0);
    QTest::keyClick(menu(), Qt::Key_Escape);
    QTRY_VERIFY(!menu());
}

void TestViewportMenu::aDragOpensNone()
{
    const mmd::CameraSample before = view().camera().shown();
    useRightButton({40, 20});
    QVERIFY(view().camera().shown().rotation != before.rotation);
    QTest::qWait(100);
    QVERIFY(!menu());
}

void TestViewportMenu::theMenuKeyOpensIt()
{
    QContextMenuEvent asked(QContextMenuEvent::Keyboard, view().rect().center(), QCursor::pos());
    QCoreApplication::sendEvent(&view(), &asked);
    QTRY_VERIFY(menu());
    QCOMPARE(menu()->objectName(), QStringLiteral("viewportMenu"));
}

/// For keyboards without a number pad.
void TestViewportMenu::itHasTheStandardViews()
{
    QTest::keyClick(&view(), Qt::Key_4, Qt::KeypadModifier);
    const glm::vec3 left = view().camera().shown().rotation;
    QTest::keyClick(&view(), Qt::Key_2, Qt::KeypadModifier);
    QVERIFY(view().camera().shown().rotation != left);
    useRightButton({});
    QTRY_VERIFY(menu());
    const auto titleIs = [](const char* title) {
        return [title](const QAction* action) {
            return action->text().remove(u'&') == QLatin1String(title);
        };
    };
    const auto actions = menu()->actions();
    const auto standard = std::find_if(actions.begin(), actions.end(), titleIs("Standard View"));
    QVERIFY(standard != actions.end());
    const auto views = (*standard)->menu()->actions();
    const auto action = std::find_if(views.begin(), views.end(), titleIs("Left"));
    QVERIFY(action != views.end());
    (*action)->trigger();
    QCOMPARE(view().camera().shown().rotation, left);
}

QTEST_MAIN(TestViewportMenu)
#include "test_viewport_menu.moc"
