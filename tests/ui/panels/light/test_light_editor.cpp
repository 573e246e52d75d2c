// SPDX-License-Identifier: MIT
#include "libmmd/motion/panel_values.h"
#include "tests/ui/panels/scene_panels_stage.h"
#include "ui/panels/light/hex_field.h"
#include "ui/panels/light/light_ball.h"
#include "ui/panels/light/light_editor.h"
#include "ui/panels/light/light_swatch.h"
#include "ui/theme/theme.h"

#include <QtGui/QAccessible>
#include <QtWidgets/QColorDialog>

#include <glm/geometric.hpp>

using namespace odori;
using namespace odori::test;

/// The ball and the colour of the light panel, with real mouse and key events.
class TestLightEditor : public QObject, private ScenePanelsStage {
    Q_OBJECT
private slots:
    void initTestCase() { applyTheme(*qApp, darkTheme()); }
    void init();
    void cleanup() { tearDown(); }
    void placesAreDirections();
    void aDragIsOneStep();
    void theEdgeLeadsBehindTheBall();
    void aHandleBehindIsGrabbedWithoutAJump();
    void ctrlIsFinerAndShiftCoarser();
    void escapeRestoresTheDirection();
    void aRunOfArrowsIsOneStep();
    void arrowsReachBothHemispheres();
    void numbersStayWithinMmdsRange();
    void theBallIsBrightWhereTheLightIs();
    void theHandleShowsWhichSideItIsOn();
    void aReaderHearsWhereTheLightIs();
    void otherButtonsDoNothing();
    void aDraftStaysWithItsFrame();
    void theColourIsTyped();
    void noColourIsRefused();
    void escapeInTheDialogRestores();
    void theDialogIsLiveAndOneStep();

private:
    [[nodiscard]] LightEditor& editor() const { return *m_light->findChild<LightEditor*>(); }
    [[nodiscard]] LightBall& ball() const { return editor().ball(); }
    [[nodiscard]] mmd::LightValue light() const { return m_document->sceneDrafts().shownLight(); }
    [[nodiscard]] int steps() const { return m_document->undoStack()->count(); }
    [[nodiscard]] QPoint at(double right, double up) const
    {
        return (ball().centre() + QPointF(right, -up) * ball().radius()).toPoint();
    }
    void move(const QPoint& to, Qt::KeyboardModifiers modifiers = {}) const
    {
        QMouseEvent event(
            QEvent::MouseMove, to, ball().mapToGlobal(to), Qt::NoButton, Qt::LeftButton, modifiers);
        QCoreApplication::sendEvent(&ball(), &event);
    }
    void drag(const QPoint& from, const QPoint& to, Qt::KeyboardModifiers modifiers = {}) const
    {
        QTest::mousePress(&ball(), Qt::LeftButton, modifiers, from);
        move((from + to) / 2, modifiers);
        move(to, modifiers);
        QTest::mouseRelease(&ball(), Qt::LeftButton, modifiers, to);
    }
    void setDirection(const glm::vec3& direction) const
    {
        mmd::LightValue value = light();
        value.direction = direction;
        m_document->sceneDrafts().change(value, {});
        m_document->undoStack()->clear();
    }
};

namespace {

bool isNear(const glm::vec3& one, const glm::vec3& other, float tolerance = 0.02f)
{
    return glm::distance(one, other) <= tolerance;
}

} // namespace

void TestLightEditor::init()
{
    setUp();
    QVERIFY(ball().isVisible());
}

void TestLightEditor::placesAreDirections()
{
    QCOMPARE(LightBall::directionOf({0.0f, 0.0f}), glm::vec3(0.0f, 0.0f, 1.0f)); // from the front
    QVERIFY(isNear(LightBall::directionOf({1.0f, 0.0f}), {-1.0f, 0.0f, 0.0f}));
    QVERIFY(isNear(LightBall::directionOf({0.0f, 1.0f}), {0.0f, -1.0f, 0.0f}));
    QVERIFY(isNear(LightBall::directionOf({0.0f, 2.0f}), {0.0f, 0.0f, -1.0f})); // from behind
    QVERIFY(isNear(LightBall::directionOf({9.0f, 0.0f}), {0.0f, 0.0f, -1.0f}));
    for (const glm::vec3& each : {glm::vec3(-0.5f, -1.0f, 0.5f), glm::vec3(0.3f, 0.2f, -0.9f),
             glm::vec3(0.0f, 0.4f, -0.1f), glm::vec3(1.0f, -1.0f, 1.0f)})
        QVERIFY(isNear(LightBall::directionOf(LightBall::placeOf(each)), glm::normalize(each)));
    QCOMPARE(LightBall::placeOf({0.0f, 0.0f, -1.0f}), glm::vec2(0.0f, 2.0f));
    QCOMPARE(LightBall::placeOf(glm::vec3(0.0f)), glm::vec2(0.0f, 1.0f)); // no direction: above
}

void TestLightEditor::aDragIsOneStep()
{
    const mmd::LightValue before = light();
    drag(ball().handle().toPoint(), at(-0.6, 0.0));
    QVERIFY(isNear(glm::normalize(light().direction), {0.6f, 0.0f, 0.8f}));
    QCOMPARE(light().colour, before.colour);
    QCOMPARE(steps(), 1);
    QCOMPARE(m_document->undoStack()->undoText(), QStringLiteral("Change Light"));
    m_document->undo();
    QVERIFY(light() == before);
    m_document->redo();
    QVERIFY(isNear(glm::normalize(light().direction), {0.6f, 0.0f, 0.8f}));
    QTest::mouseClick(&ball(), Qt::LeftButton, {}, at(0.0, 0.5)); // a click beside the handle
    QVERIFY(isNear(glm::normalize(light().direction), {0.0f, -0.5f, 0.866f}));
    QCOMPARE(steps(), 2);
    QTest::mouseClick(&ball(), Qt::LeftButton, {}, ball().handle().toPoint());
    QCOMPARE(steps(), 2); // a click on it changes nothing
}

void TestLightEditor::theEdgeLeadsBehindTheBall()
{
    drag(at(0.0, 0.0), at(1.5, 0.0));
    QVERIFY(isNear(glm::normalize(light().direction), {-0.5f, 0.0f, -0.866f}));
    QCOMPARE(steps(), 1);
}

void TestLightEditor::aHandleBehindIsGrabbedWithoutAJump()
{
    setDirection({-0.5f, 0.0f, -0.866f}); // behind, at the right
    const glm::vec3 before = light().direction;
    QTest::mousePress(&ball(), Qt::LeftButton, {}, at(0.5, 0.0));
    QVERIFY(light().direction == before);
    move(at(0.0, 0.0)); // back over the edge
    QTest::mouseRelease(&ball(), Qt::LeftButton, {}, at(0.0, 0.0));
    QVERIFY(isNear(glm::normalize(light().direction), {-1.0f, 0.0f, 0.0f}, 0.2f));
}

void TestLightEditor::ctrlIsFinerAndShiftCoarser()
{
    setDirection({0.0f, 0.0f, 1.0f});
    drag(at(0.0, 0.0), at(0.6, 0.0), Qt::ControlModifier);
    QVERIFY(isNear(glm::normalize(light().direction), {-0.06f, 0.0f, 1.0f}));
    setDirection({0.0f, 0.0f, 1.0f});
    drag(at(0.0, 0.0), at(0.1, 0.0), Qt::ShiftModifier);
    QVERIFY(light().direction.x < -0.7f);
    setDirection({0.0f, 0.0f, 1.0f});
    ball().setFocus();
    QTest::keyClick(&ball(), Qt::Key_Right, Qt::ShiftModifier);
    QVERIFY(isNear(glm::normalize(light().direction), {-0.174f, 0.0f, 0.985f}, 0.005f)); // 10°
    QTest::keyClick(&ball(), Qt::Key_Left, Qt::ShiftModifier);
    QTest::keyClick(&ball(), Qt::Key_Up, Qt::ControlModifier); // 0.1°
    QVERIFY(isNear(glm::normalize(light().direction), {0.0f, -0.00175f, 1.0f}, 0.0005f));
}

void TestLightEditor::escapeRestoresTheDirection()
{
    const mmd::LightValue before = light();
    QTest::mousePress(&ball(), Qt::LeftButton, {}, at(0.0, 0.0));
    move(at(-0.7, 0.0));
    QVERIFY(!(light() == before));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape); // the press gave it the focus
    QVERIFY(light() == before);
    move(at(0.3, 0.0)); // the drag is over
    QTest::mouseRelease(&ball(), Qt::LeftButton, {}, at(0.3, 0.0));
    QVERIFY(light() == before);
    QCOMPARE(steps(), 0);
    QTest::keyClick(&ball(), Qt::Key_Left);
    QTest::keyClick(&ball(), Qt::Key_Escape);
    QVERIFY(light() == before);
    QCOMPARE(steps(), 0);
}

void TestLightEditor::aRunOfArrowsIsOneStep()
{
    setDirection({0.0f, 0.0f, 1.0f});
    ball().setFocus(Qt::TabFocusReason);
    for (int press = 0; press < 5; ++press)
        QTest::keyClick(&ball(), Qt::Key_Right);
    QTRY_VERIFY(!m_document->isGestureRunning());
    QCOMPARE(steps(), 1);
    QTest::keyClick(&ball(), Qt::Key_Down);
    m_window->findChild<LightSwatch*>()->setFocus(); // leaving the ball ends the run
    QVERIFY(!m_document->isGestureRunning());
    QCOMPARE(steps(), 2);
    QTest::keyClick(&ball(), Qt::Key_Down);
    QTest::keyClick(&ball(), Qt::Key_Return); // and so does any other key
    QVERIFY(!m_document->isGestureRunning());
    QCOMPARE(steps(), 3);
}

void TestLightEditor::arrowsReachBothHemispheres()
{
    setDirection({0.0f, 0.0f, 1.0f});
    ball().setFocus();
    QStringList seen;
    for (int press = 0; press < 36; ++press) { // once around, ten degrees each
        QTest::keyClick(&ball(), Qt::Key_Right, Qt::ShiftModifier);
        if (!seen.contains(ball().accessibleDescription()))
            seen.append(ball().accessibleDescription());
        if (press == 17)
            QVERIFY(isNear(glm::normalize(light().direction), {0.0f, 0.0f, -1.0f}));
    }
    QVERIFY(isNear(glm::normalize(light().direction), {0.0f, 0.0f, 1.0f}));
    QCOMPARE(seen.size(), 36);
    for (int press = 0; press < 12; ++press) // up to the pole, and no further
        QTest::keyClick(&ball(), Qt::Key_Up, Qt::ShiftModifier);
    QVERIFY(isNear(glm::normalize(light().direction), {0.0f, -1.0f, 0.0f}));
    for (int press = 0; press < 9; ++press)
        QTest::keyClick(&ball(), Qt::Key_Down, Qt::ShiftModifier);
    QVERIFY(isNear(glm::normalize(light().direction), {0.0f, 0.0f, 1.0f}, 0.05f)); // the same side
}

void TestLightEditor::numbersStayWithinMmdsRange()
{
    setDirection({-1.0f, -1.0f, 1.0f});
    drag(ball().handle().toPoint(), at(0.0, 0.0));
    const glm::vec3 size = glm::abs(light().direction);
    QVERIFY(size.x <= 1.0f && size.y <= 1.0f && size.z <= 1.0f);
    QVERIFY(isNear(light().direction, {0.0f, 0.0f, 1.0f}));
    setDirection({0.0f, -0.25f, 0.0f}); // a short one stays short
    drag(ball().handle().toPoint(), at(0.0, 0.0));
    QVERIFY(std::abs(glm::length(light().direction) - 0.25f) < 1e-4f);
}

void TestLightEditor::theBallIsBrightWhereTheLightIs()
{
    const auto bright = [this](double right, double up) {
        return ball().grab().toImage().pixelColor(at(right, up)).lightness();
    };
    setDirection({-1.0f, 0.0f, 0.2f}); // from the right
    QVERIFY(bright(0.75, 0.0) > bright(-0.75, 0.0) + 60);
    setDirection({0.0f, 1.0f, 0.2f}); // from below
    QVERIFY(bright(0.0, -0.75) > bright(0.0, 0.75) + 60);
    mmd::LightValue red = light();
    red.colour = {1.0f, 0.0f, 0.0f};
    red.direction = {0.0f, 0.0f, 1.0f};
    m_document->sceneDrafts().change(red, {});
    const QColor lit = ball().grab().toImage().pixelColor(at(0.3, 0.3));
    QVERIFY(lit.red() > lit.green() + 80 && lit.red() > lit.blue() + 80);
}

void TestLightEditor::theHandleShowsWhichSideItIsOn()
{
    const auto middle = [this] {
        return ball().grab().toImage().pixelColor(ball().handle().toPoint());
    };
    setDirection({-0.4f, 0.0f, 0.9f});
    QCOMPARE(middle(), darkTheme().draft); // filled, and green: it is not registered
    setDirection({-0.4f, 0.0f, -0.9f});
    QVERIFY(middle() != darkTheme().draft); // hollow
}

void TestLightEditor::aReaderHearsWhereTheLightIs()
{
    const auto heard = [&] {
        return QAccessible::queryAccessibleInterface(&ball())->text(QAccessible::Description);
    };
    setDirection({-0.3536f, -0.7071f, 0.6124f});
    QCOMPARE(heard(), QString::fromUtf8("From 30° to the right and 45° up, seen from the front"));
    setDirection({0.5f, 0.5f, 0.7071f});
    QCOMPARE(heard(), QString::fromUtf8("From -35° to the right and -30° up, seen from the front"));
    QTest::mouseClick(&ball(), Qt::LeftButton, {}, at(0.0, 0.0));
    QCOMPARE(heard(), QString::fromUtf8("From 0° to the right and 0° up, seen from the front"));
}

void TestLightEditor::otherButtonsDoNothing()
{
    const mmd::LightValue before = light();
    QTest::mouseClick(&ball(), Qt::RightButton, {}, at(0.0, 0.0));
    QTest::mouseClick(&ball(), Qt::MiddleButton, {}, at(0.0, 0.0));
    QVERIFY(light() == before);
    QCOMPARE(steps(), 0);
}

void TestLightEditor::aDraftStaysWithItsFrame()
{
    const mmd::LightValue before = light();
    QTest::mouseClick(&ball(), Qt::LeftButton, {}, at(0.0, 0.0));
    QCOMPARE(m_document->scene().cameraDrafts.size(), 1u);
    QCOMPARE(m_document->scene().cameraDrafts[0].frame, 10u);
    m_document->setCurrentFrame(11);
    QVERIFY(light() == before);
    QVERIFY(m_document->scene().active != mmd::sceneActor); // a model is active all the time
}

void TestLightEditor::theColourIsTyped()
{
    HexField& hex = editor().hex();
    QCOMPARE(hex.text(), QStringLiteral("#9A9A9A"));
    const auto type = [&](const QString& text) {
        hex.selectAll();
        QTest::keyClicks(&hex, text);
        QTest::keyClick(&hex, Qt::Key_Return);
    };
    QTest::mouseClick(&hex, Qt::LeftButton);
    QTRY_COMPARE(hex.selectedText(), hex.text()); // typing replaces the whole text
    type(QStringLiteral("#0a141e"));
    QCOMPARE(mmd::panelColour(light().colour), glm::ivec3(10, 20, 30));
    QCOMPARE(light().colour, glm::vec3(10, 20, 30) / 256.0f); // MMD's unit
    QCOMPARE(hex.text(), QStringLiteral("#0A141E"));
    QCOMPARE(editor().swatch().colour(), QColor(10, 20, 30));
    QVERIFY(hex.font().italic()); // a draft
    QCOMPARE(steps(), 1);
    type(QStringLiteral("f80"));
    QCOMPARE(hex.text(), QStringLiteral("#FF8800"));
    type(QStringLiteral("black"));
    QCOMPARE(mmd::panelColour(light().colour), glm::ivec3(0, 0, 0));
    type(QStringLiteral("000000")); // the same colour
    QCOMPARE(steps(), 3);
    QTest::keyClicks(&hex, QStringLiteral("#123456"));
    QTest::keyClick(&hex, Qt::Key_Escape);
    QCOMPARE(hex.text(), QStringLiteral("#000000"));
    QTest::keyClicks(&hex, QStringLiteral("#123456"));
    hex.setColour(Qt::red); // as playback does; the user is still typing
    QCOMPARE(hex.text(), QStringLiteral("#123456"));
    ball().setFocus(); // leaving commits
    QCOMPARE(mmd::panelColour(light().colour), glm::ivec3(0x12, 0x34, 0x56));
    QCOMPARE(steps(), 4);
}

void TestLightEditor::noColourIsRefused()
{
    QSignalSpy said(m_document.get(), &Document::said);
    HexField& hex = editor().hex();
    hex.setFocus();
    hex.selectAll();
    QTest::keyClicks(&hex, QStringLiteral("bluish"));
    QTest::keyClick(&hex, Qt::Key_Return);
    QCOMPARE(said.count(), 1);
    QVERIFY(said[0][0].toString().contains(QStringLiteral("bluish")));
    QCOMPARE(hex.text(), QStringLiteral("#9A9A9A"));
    QCOMPARE(steps(), 0);
}

void TestLightEditor::escapeInTheDialogRestores()
{
    const mmd::LightValue before = light();
    QTest::mouseClick(&editor().swatch(), Qt::LeftButton);
    auto* dialog = editor().findChild<QColorDialog*>();
    QVERIFY(dialog && QTest::qWaitForWindowActive(dialog));
    dialog->setCurrentColor(QColor(1, 2, 3));
    QCOMPARE(mmd::panelColour(light().colour), glm::ivec3(1, 2, 3)); // live
    QTest::keyClick(dialog, Qt::Key_Escape);
    QVERIFY(light() == before);
    QCOMPARE(steps(), 0);
    QVERIFY(!m_document->isGestureRunning());
}

void TestLightEditor::theDialogIsLiveAndOneStep()
{
    const mmd::LightValue before = light();
    QTest::mouseClick(&editor().swatch(), Qt::LeftButton);
    auto* dialog = editor().findChild<QColorDialog*>();
    QVERIFY(dialog && QTest::qWaitForWindowActive(dialog));
    QCOMPARE(dialog->currentColor(), QColor(154, 154, 154));
    for (int shade = 1; shade < 5; ++shade)
        dialog->setCurrentColor(QColor(40 * shade, 10, 20));
    QTest::keyClick(dialog, Qt::Key_Return);
    QTRY_VERIFY(!m_document->isGestureRunning());
    QCOMPARE(mmd::panelColour(light().colour), glm::ivec3(160, 10, 20));
    QCOMPARE(light().direction, before.direction);
    QCOMPARE(steps(), 1);
    m_document->undo();
    QVERIFY(light() == before);
}

QTEST_MAIN(TestLightEditor)
#include "test_light_editor.moc"
