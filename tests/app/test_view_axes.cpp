// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"
#include "tests/app/panels_window.h"
#include "ui/render/view.h"
#include "ui/viewport/overlays/view_axes.h"

#include <QtGui/QAction>
#include <QtGui/QHelpEvent>
#include <QtWidgets/QToolTip>

#include <glm/geometric.hpp>

#include <memory>

using namespace odori;
using namespace odori::test;

/// The standard views on a laptop: by the axes in the corner of the view, and by keys without a
/// number pad.
class TestViewAxes : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void aClickShowsAStandardView_data();
    void aClickShowsAStandardView();
    void theEndsPointToTheirEyes_data() { aClickShowsAStandardView_data(); }
    void theEndsPointToTheirEyes();
    void altAndADigitShowIt_data() { aClickShowsAStandardView_data(); }
    void altAndADigitShowIt();
    void aDragOrbits();
    void escapeRestoresTheView();
    void theEndsSayTheirViews();
    void theViewBesideTheAxesIsFree();
    void theCornerStaysInTheCorner();
    void theEndsKeepAMargin();
    void theFilmHasNoAxes();
    void theCleanViewHasNoAxes();
    void theCamerasViewIsLeft();

private:
    [[nodiscard]] ViewAxes& axes() const { return m_window->the<ViewAxes>(); }
    [[nodiscard]] ViewCamera& camera() const { return m_window->viewport().camera(); }
    [[nodiscard]] QPoint endOf(StandardView view) const
    {
        return axes().positionOf(view).toPoint();
    }
    /// A view in which no two ends of axes cover each other.
    void turn() const
    {
        mmd::CameraSample slanted = camera().freeView();
        slanted.rotation = {-0.5f, 0.6f, 0.0f};
        camera().setFree(slanted);
    }

    std::unique_ptr<PanelsWindow> m_window;
};

void TestViewAxes::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("OdoriTest"));
    QCoreApplication::setApplicationName(QStringLiteral("test_view_axes"));
    m_window = std::make_unique<PanelsWindow>();
    m_window->open();
}

void TestViewAxes::init()
{
    m_window->resetPanels();
    camera().showFree();
    QVERIFY(axes().isVisible());
}

void TestViewAxes::aClickShowsAStandardView_data()
{
    QTest::addColumn<StandardView>("view");
    QTest::addColumn<Qt::Key>("key");
    using enum StandardView;
    QTest::newRow("front") << Front << Qt::Key_2;
    QTest::newRow("back") << Back << Qt::Key_8;
    QTest::newRow("left") << Left << Qt::Key_4;
    QTest::newRow("right") << Right << Qt::Key_6;
    QTest::newRow("top") << Top << Qt::Key_5;
    QTest::newRow("bottom") << Bottom << Qt::Key_1;
}

void TestViewAxes::aClickShowsAStandardView()
{
    QFETCH(StandardView, view);
    turn();
    const auto expected = seenFrom(view, camera().freeView()).rotation;
    m_window->tree().setFocus(); // the focus does not matter, and stays
    QTest::mouseClick(&axes(), Qt::LeftButton, {}, endOf(view));
    QVERIFY(glm::distance(camera().shown().rotation, expected) < 1e-5f);
    QVERIFY(m_window->tree().hasFocus());
    const QPointF middle = QPointF(endOf(StandardView::Left) + endOf(StandardView::Right)) / 2.0;
    const QPointF way = axes().positionOf(view) - middle;
    QVERIFY(std::hypot(way.x(), way.y()) < 1.5); // it points to the viewer now
}

/// Left is where the eye of the left view is, in any view of the scene.
void TestViewAxes::theEndsPointToTheirEyes()
{
    QFETCH(StandardView, view);
    const mmd::CameraSample seen = seenFrom(view, camera().freeView());
    const glm::vec3 eye = glm::normalize(render::viewOf(seen, 1.0f).eye - seen.target);
    turn();
    const glm::vec3 turned = glm::mat3(render::viewOf(camera().shown(), 1.0f).view) * eye;
    using enum StandardView;
    const QPointF middle = (axes().positionOf(Left) + axes().positionOf(Right)) / 2.0;
    const QPointF way = axes().positionOf(view) - middle;
    const double length = std::hypot(way.x(), way.y());
    QVERIFY(length > 5.0);
    const glm::vec2 wanted = glm::normalize(glm::vec2(turned.x, -turned.y));
    QVERIFY(
        glm::distance(glm::vec2(float(way.x() / length), float(way.y() / length)), wanted) < 1e-3f);
}

void TestViewAxes::altAndADigitShowIt()
{
    QFETCH(StandardView, view);
    QFETCH(Qt::Key, key);
    const auto expected = seenFrom(view, camera().freeView()).rotation;
    for (QWidget* focus :
        {static_cast<QWidget*>(&m_window->viewport()), static_cast<QWidget*>(&m_window->tree()),
            static_cast<QWidget*>(
                m_window->window.findChild<NumberField*>(QStringLiteral("Position X")))}) {
        turn();
        focus->setFocus();
        QTest::keyClick(focus, key, Qt::AltModifier);
        QVERIFY(glm::distance(camera().shown().rotation, expected) < 1e-5f);
    }
}

void TestViewAxes::aDragOrbits()
{
    turn();
    const auto before = camera().shown();
    const QPoint from = axes().rect().center() + QPoint(0, 13);
    QTest::mousePress(&axes(), Qt::LeftButton, {}, from);
    for (int step = 1; step <= 6; ++step)
        QTest::mouseMove(&axes(), from + QPoint(10 * step, 0));
    QTest::mouseRelease(&axes(), Qt::LeftButton, {}, from + QPoint(60, 0));
    QVERIFY(camera().shown().rotation.y != before.rotation.y);
    QCOMPARE(camera().shown().distance, before.distance);
    QCOMPARE(m_window->document.undoStack()->count(), 0); // a view is no edit
    QVERIFY(!QWidget::keyboardGrabber());
}

void TestViewAxes::escapeRestoresTheView()
{
    turn();
    m_window->addDraft(m_window->rightArm, 0);
    const auto before = camera().shown();
    const QPoint from = axes().rect().center() + QPoint(0, 13);
    QTest::mousePress(&axes(), Qt::LeftButton, {}, from);
    for (int step = 1; step <= 6; ++step)
        QTest::mouseMove(&axes(), from + QPoint(10 * step, 0));
    QVERIFY(camera().shown().rotation != before.rotation);
    QTest::keyClick(m_window->window.windowHandle(), Qt::Key_Escape);
    QVERIFY(camera().shown().rotation == before.rotation);
    QVERIFY(!m_window->document.actor()->drafts.empty()); // Esc had no other effect
    QTest::mouseRelease(&axes(), Qt::LeftButton, {}, from + QPoint(60, 0));
    QVERIFY(camera().shown().rotation == before.rotation);
}

void TestViewAxes::theEndsSayTheirViews()
{
    turn();
    const auto tipAt = [this](const QPoint& at) {
        QHelpEvent event(QEvent::ToolTip, at, axes().mapToGlobal(at));
        QCoreApplication::sendEvent(&axes(), &event);
        return QToolTip::text();
    };
    QVERIFY(tipAt(endOf(StandardView::Left)).contains(QStringLiteral("Left")));
    QVERIFY(tipAt(endOf(StandardView::Top)).contains(QStringLiteral("Top")));
    QVERIFY(tipAt(
        (axes().positionOf(StandardView::Left) + axes().positionOf(StandardView::Right)).toPoint() /
        2)
                .contains(QStringLiteral("Drag")));
    QToolTip::hideText();
}

void TestViewAxes::theViewBesideTheAxesIsFree()
{
    const QPoint corner = axes().mapTo(&m_window->window, QPoint(2, 2)); // outside the circle
    QCOMPARE(m_window->window.childAt(corner), &m_window->viewport());
}

void TestViewAxes::theCornerStaysInTheCorner()
{
    for (const QSize& size : {QSize(1280, 720), QSize(1600, 900)}) {
        m_window->window.resize(size);
        QVERIFY(QTest::qWaitFor([&] { return m_window->window.size() == size; }));
        QTRY_COMPARE(axes().geometry().right(), m_window->viewport().geometry().right());
        QCOMPARE(axes().geometry().top(), m_window->viewport().geometry().top());
    }
    m_window->window.resize(1280, 720);
}

/// No end of an axis touches an edge of the view.
void TestViewAxes::theEndsKeepAMargin()
{
    constexpr double endRadius = 9.25, margin = 8.0;
    for (const StandardView front : {StandardView::Front, StandardView::Back, StandardView::Top}) {
        camera().setFree(seenFrom(front, camera().freeView()));
        for (int view = 0; view < standardViewCount; ++view) {
            const QPointF end = axes().positionOf(StandardView(view));
            const QPointF inView =
                end + QPointF(axes().mapTo(&m_window->window, QPoint()) -
                              m_window->viewport().mapTo(&m_window->window, QPoint()));
            QVERIFY(m_window->viewport().width() - inView.x() - endRadius >= margin);
            QVERIFY(inView.y() - endRadius >= margin);
        }
    }
}

void TestViewAxes::theFilmHasNoAxes()
{
    Playback& playback = m_window->window.playback();
    playback.play();
    QVERIFY(axes().isVisible());
    camera().showScenes();
    QVERIFY(!axes().isVisible());
    playback.stop();
    QVERIFY(axes().isVisible());
}

void TestViewAxes::theCleanViewHasNoAxes()
{
    Viewport& view = m_window->viewport();
    view.setFocus();
    QTest::keyClick(&view, Qt::Key_C, Qt::ShiftModifier);
    QVERIFY(view.isClean() && !axes().isVisible());
    QVERIFY(m_window->window.commands().action("view.clean")->isChecked());
    camera().showScenes(); // they stay hidden
    QVERIFY(!axes().isVisible());
    QTest::keyClick(&view, Qt::Key_Escape);
    QVERIFY(!view.isClean() && axes().isVisible());
    QVERIFY(!m_window->window.commands().action("view.clean")->isChecked());
}

void TestViewAxes::theCamerasViewIsLeft()
{
    camera().showScenes();
    const int steps = m_window->document.undoStack()->index();
    QTest::mouseClick(&axes(), Qt::LeftButton, {}, endOf(StandardView::Right));
    QVERIFY(!camera().isScenes());
    QCOMPARE(m_window->document.undoStack()->index(), steps); // the camera's keys stay
}

QTEST_MAIN(TestViewAxes)
#include "test_view_axes.moc"
