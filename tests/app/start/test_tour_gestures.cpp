// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"
#include "app/tours/tour_guide.h"
#include "tests/app/tasks/counting_hands.h"
#include "tests/app/window_hands.h"
#include "ui/curves/easing/curve_view.h"

#include <QtWidgets/QPushButton>

using namespace odori;
using namespace odori::test;

namespace {

constexpr int lookTime = 500; ///< milliseconds; a tour looks at the window five times a second

} // namespace

/// Each step of a tour waits for what its text says, and goes on when the user does just that with
/// mouse and keys.
class TestTourGestures : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanup();
    void poseAndKey();
    void fixACurve();
    void exportToBlender();

private:
    void begin(int tour);
    [[nodiscard]] TourGuide& guide() { return m_window->the<TourGuide>(); }
    [[nodiscard]] int step() { return guide().step(); }
    /// Whether the tour does not go on by itself.
    [[nodiscard]] bool waitsAt(int step)
    {
        QTest::qWait(lookTime);
        return this->step() == step && guide().isVisible();
    }
    void click(const QString& button);
    [[nodiscard]] Document& document() { return m_window->document; }
    [[nodiscard]] Viewport& view() { return m_window->viewport(); }
    [[nodiscard]] DopeCanvas& sheet() { return m_window->sheet(); }
    [[nodiscard]] QPoint ruler(std::uint32_t frame)
    {
        return {sheet().view().axis().pixel(frame), 8};
    }

    std::unique_ptr<PanelsWindow> m_window;
    std::unique_ptr<CountingHands> m_hands;
};

void TestTourGestures::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("OdoriTest"));
    QCoreApplication::setApplicationName(QStringLiteral("test_tour_gestures"));
}

void TestTourGestures::init()
{
    m_window = std::make_unique<PanelsWindow>();
    m_hands = std::make_unique<CountingHands>(*m_window);
    QVERIFY(QTest::qWaitForWindowActive(&m_window->window));
}

void TestTourGestures::cleanup()
{
    m_hands.reset();
    m_window.reset();
}

void TestTourGestures::begin(int tour)
{
    QSignalSpy finished(&m_window->window.files(), &FileCommands::loadingFinished);
    startTour(m_window->window, tour);
    QVERIFY(finished.count() == 1 || finished.wait(20000));
    m_window->model = document().actor()->model;
    QTRY_VERIFY_WITH_TIMEOUT(view().stage().isUploaded(), 20000);
    view().camera().setFree(StandardView::Front);
    view().showWholeModel();
    sheet().setAllFolded(false);
    view().setFocus();
}

void TestTourGestures::click(const QString& button)
{
    for (auto* each : guide().findChildren<QPushButton*>())
        if (each->text().remove(u'&') == button)
            return QTest::mouseClick(each, Qt::LeftButton);
    QFAIL(qPrintable(button));
}

void TestTourGestures::poseAndKey()
{
    begin(0);
    const mmd::TrackId arm = m_window->boneNamed("右腕");
    QVERIFY(waitsAt(0));
    m_hands->click(view(), QPoint(4, view().height() - 4)); // no bone
    m_hands->drag(sheet(), {ruler(0), ruler(3)});
    QVERIFY(waitsAt(0));
    m_hands->clickBone(arm);
    QTRY_COMPARE(step(), 1);

    m_hands->key(Qt::Key_X);
    m_hands->clickBone(arm);
    QVERIFY(waitsAt(1));
    m_hands->cancelRing(arm);
    QVERIFY(waitsAt(1));
    m_hands->turnRing(arm);
    QTRY_COMPARE(step(), 2);
    QVERIFY(document().actor()->drafts.size() == 1);
    m_hands->key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(document().actor()->drafts.empty());
    QVERIFY(waitsAt(2)); // no draft is not yet a key
    click(QStringLiteral("Back"));
    QCOMPARE(step(), 1);
    m_hands->turnRing(arm);
    QTRY_COMPARE(step(), 2);

    m_hands->drag(sheet(), {ruler(3), ruler(0), ruler(3)});
    QVERIFY(waitsAt(2));
    click(QStringLiteral("Next"));
    click(QStringLiteral("Back"));
    QCOMPARE(step(), 2);
    view().setFocus();
    m_hands->key(Qt::Key_Return);
    QTRY_COMPARE(step(), 3);

    m_hands->click(sheet(), ruler(3)); // the same frame
    QVERIFY(waitsAt(3));
    m_hands->drag(sheet(), {ruler(3), ruler(10), ruler(18)});
    QTRY_COMPARE(step(), 4);
    QCOMPARE(document().currentKeyFrame(), 18u);

    view().setFocus();
    m_hands->turnRing(arm);
    QVERIFY(waitsAt(4)); // it is not registered
    m_hands->key(Qt::Key_Return);
    QTRY_COMPARE(step(), 5);
    QVERIFY(m_window->hasKeyHere(arm));

    m_hands->drag(sheet(), {ruler(18), ruler(10), ruler(5)});
    QVERIFY(waitsAt(5));
    view().setFocus();
    m_hands->key(Qt::Key_P);
    QVERIFY(waitsAt(5)); // its text says how to stop
    m_hands->key(Qt::Key_P);
    QVERIFY(!m_window->window.playback().isPlaying());
    QTRY_COMPARE(step(), 6);
    QVERIFY(waitsAt(6));
    click(QStringLiteral("Done"));
    QVERIFY(!guide().isVisible());
    QCOMPARE(step(), -1);
}

void TestTourGestures::fixACurve()
{
    begin(1);
    const mmd::TrackId arm = m_window->boneNamed("左腕");
    QVERIFY(waitsAt(0));
    m_window->clickInTree(arm);
    QTRY_COMPARE(step(), 1);

    const Frames keys = m_window->frames(arm);
    QVERIFY(keys.size() > 1);
    const std::uint32_t between = (keys[0] + keys[1]) / 2;
    m_hands->drag(sheet(), {ruler(keys[1]), ruler(between)});
    QCOMPARE(document().currentKeyFrame(), between);
    QTRY_COMPARE(step(), 2);

    m_hands->clickKey(arm, keys[0]);
    QVERIFY(waitsAt(2)); // it has no curve
    m_hands->clickKey(arm, keys[1]);
    QTRY_COMPARE(step(), 3);
    QCOMPARE(document().currentKeyFrame(), between);

    m_hands->showDock("curves");
    QVERIFY(waitsAt(3)); // the layout is at rest
    CurveView& curve = m_window->the<CurveView>();
    const QPointF handle = curve.positionOf(curve.handle(0));
    const auto moved = [&](int x, int y) { return (handle + QPointF(x, y)).toPoint(); };
    m_hands->click(curve, handle.toPoint()); // chosen, but not moved
    QVERIFY(waitsAt(3));
    const auto wrist = [&] {
        const std::string name = m_window->boneNamed("左手首").name;
        return view().positionOf(document().actor()->model->bonesOfTrack(name).front());
    };
    const auto before = wrist();
    const auto keysBefore = document().actor()->motion.bones;
    m_hands->drag(curve, {handle.toPoint(), moved(8, -6), moved(20, -15)});
    QVERIFY(document().actor()->motion.bones != keysBefore);
    QTRY_COMPARE(step(), 4);
    QVERIFY(wrist() != before); // "The view shows the result at once."

    QVERIFY(waitsAt(4));
    m_window->window.commands().action("curves.values")->trigger();
    QTRY_COMPARE(step(), 5);
    QVERIFY(waitsAt(5));
    view().setFocus();
    m_hands->key(Qt::Key_P);
    QVERIFY(waitsAt(5));
    m_hands->key(Qt::Key_P);
    QTRY_COMPARE(step(), 6);
    m_hands->key(Qt::Key_Z, Qt::ControlModifier); // the last text says it takes the change back
    QVERIFY(waitsAt(6));
    click(QStringLiteral("Done"));
    QVERIFY(!guide().isVisible());
}

void TestTourGestures::exportToBlender()
{
    begin(2);
    m_hands->drag(sheet(), {ruler(0), ruler(4)});
    QVERIFY(waitsAt(0));
    view().setFocus();
    click(QStringLiteral("Next"));
    click(QStringLiteral("Back"));
    QVERIFY(view().hasFocus()); // a click on the card leaves the keys with the view
    m_hands->key(Qt::Key_P);
    QTRY_COMPARE(step(), 1);
    m_hands->key(Qt::Key_P);

    // The dialogs wait for their end, so what happens in them is said before.
    int seen = -1;
    const auto lookAndClose = [&] {
        QTest::qWait(lookTime);
        seen = step();
        QTest::keyClick(QApplication::activeModalWidget(), Qt::Key_Escape);
    };
    QTimer::singleShot(lookTime, this, lookAndClose);
    m_window->window.commands().action("help.about")->trigger(); // not the dialog of the step
    QCOMPARE(seen, 1);
    QVERIFY(isActiveAgain(m_window->window));
    QVERIFY(waitsAt(1));
    view().setFocus();
    QTimer::singleShot(lookTime, this, lookAndClose);
    m_hands->key(Qt::Key_E, Qt::ControlModifier);
    QCOMPARE(seen, 2);
    QVERIFY(!QApplication::activeModalWidget());
    QVERIFY(waitsAt(2));
    click(QStringLiteral("Done"));
    QVERIFY(!guide().isVisible());
}

QTEST_MAIN(TestTourGestures)
#include "test_tour_gestures.moc"
