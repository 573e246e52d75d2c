// SPDX-License-Identifier: MIT
#include "tests/ui/small_scene.h"
#include "ui/curves/channel_buttons.h"
#include "ui/curves/curve_editor.h"
#include "ui/curves/curve_view.h"
#include "ui/fields/number_field.h"
#include "ui/theme/theme.h"

#include <QtGui/QClipboard>
#include <QtTest/QtTest>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QLabel>

using namespace odori;
using namespace odori::test;
using mmd::BezierCurve;
using mmd::BoneChannel;

class TestCurveEditor : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanup();
    void withoutAKeyItSaysWhatToDo();
    void aHandleIsDraggedToItsPlace();
    void otherChannelsAndKeysStay();
    void aDragIsOneStep();
    void escapeDropsTheDrag();
    void anUndoInTheMiddleEndsTheDrag();
    void handlesStayInsideTheGrid();
    void severalKeysTakeTheHandleAndKeepTheOther();
    void altNudgesEachKeyByTheSame();
    void aNudgedHandleStopsAtTheEdgeAlone();
    void altInTheMiddleOfADragNudges();
    void altAndAnArrowNudgeEachKey();
    void nudgingHoldsWithoutAlt();
    void theSpeedIsShownOnDemand();
    void allChannelsChangeTogether();
    void linearIsTheDefaultCurve();
    void anArrowMovesTheHandle_data();
    void anArrowMovesTheHandle();
    void aHeldArrowIsOneStep();
    void aNumberSetsOneCoordinate();
    void enterGivesTheFocusBack();
    void theWheelNeedsTheFocus();
    void copiesAndPastes();
    void pastesNothingFromOtherText();
    void aCameraHasSixChannels();
    void aDotRunsAlongInTheSegment();
    void fitsANarrowDock();

private:
    [[nodiscard]] QPoint at(double x, double y) const;
    void drag(QPoint from, QPoint to, bool release = true, Qt::KeyboardModifiers modifiers = {});
    /// QTest's own mouse moves know no modifiers.
    void moveMouse(QPoint to, Qt::KeyboardModifiers modifiers);
    /// Selects keys whose first handles are at (20, 20) and (64, 0).
    void selectDiffering();
    [[nodiscard]] BezierCurve elbow() const
    {
        return curveAt(*m_document, "左ひじ", 45, BoneChannel::Rotation);
    }
    [[nodiscard]] BezierCurve arm(std::uint32_t frame) const
    {
        return curveAt(*m_document, "左腕", frame, BoneChannel::Rotation);
    }
    [[nodiscard]] QString count() const
    {
        return m_editor->findChild<QLabel*>(QStringLiteral("keyCount"))->text();
    }
    QAbstractButton* button(const char* name) const
    {
        return m_editor->findChild<QAbstractButton*>(QLatin1String(name));
    }

    std::unique_ptr<Document> m_document;
    std::unique_ptr<CurveEditor> m_editor;
};

void TestCurveEditor::initTestCase()
{
    applyTheme(*qApp, darkTheme());
}

void TestCurveEditor::init()
{
    m_document = std::make_unique<Document>();
    loadSmallScene(*m_document);
    m_editor = std::make_unique<CurveEditor>(*m_document);
    m_editor->resize(440, 330);
    m_editor->show();
    QVERIFY(QTest::qWaitForWindowActive(m_editor.get()));
    m_document->select(keysOf("左腕", {45}));
}

void TestCurveEditor::cleanup()
{
    m_editor.reset();
    m_document.reset();
}

QPoint TestCurveEditor::at(double x, double y) const
{
    return m_editor->view().positionOf({x, y}).toPoint();
}

void TestCurveEditor::moveMouse(QPoint to, Qt::KeyboardModifiers modifiers)
{
    QWidget* view = &m_editor->view();
    QMouseEvent event(
        QEvent::MouseMove, to, view->mapToGlobal(to), Qt::NoButton, Qt::LeftButton, modifiers);
    QCoreApplication::sendEvent(view, &event);
}

void TestCurveEditor::drag(QPoint from, QPoint to, bool release, Qt::KeyboardModifiers modifiers)
{
    QWidget* view = &m_editor->view();
    QTest::mousePress(view, Qt::LeftButton, modifiers, from);
    moveMouse((from + to) / 2, modifiers);
    moveMouse(to, modifiers);
    if (release)
        QTest::mouseRelease(view, Qt::LeftButton, modifiers, to);
}

void TestCurveEditor::selectDiffering()
{
    m_document->select(both(keysOf("左腕", {38, 45}), keysOf("左ひじ", {45})));
}

void TestCurveEditor::withoutAKeyItSaysWhatToDo()
{
    auto* text = m_editor->findChild<QLabel*>(QStringLiteral("emptyText"));
    QVERIFY(!text->isVisible());
    QVERIFY(m_editor->view().isVisible());
    m_document->select({});
    QVERIFY(text->isVisible());
    QVERIFY(!m_editor->view().isVisible());
    QVERIFY(count().isEmpty());
    const QString whatToDo = text->text();
    mmd::Selection morphKey;
    morphKey.setKey(morph("あ"), 10, true);
    m_document->select(morphKey);
    QVERIFY(text->isVisible());
    QVERIFY(text->text() != whatToDo);
}

void TestCurveEditor::aHandleIsDraggedToItsPlace()
{
    drag(at(20, 20), at(90, 5));
    const BezierCurve curve = arm(45);
    QVERIFY(std::abs(curve.x1 - 90) <= 1);
    QVERIFY(std::abs(curve.y1 - 5) <= 1);
    QCOMPARE(curve.x2, 107);
    QCOMPARE(curve.y2, 107);
    drag(at(107, 107), at(40, 127));
    QVERIFY(std::abs(arm(45).x2 - 40) <= 1);
    QVERIFY(std::abs(arm(45).y2 - 127) <= 1);
    QCOMPARE(m_editor->view().handle(1), QPoint(arm(45).x2, arm(45).y2));
}

void TestCurveEditor::otherChannelsAndKeysStay()
{
    const mmd::Motion before = m_document->actor()->motion;
    const mmd::BoneKeyframe key = keyAt(*m_document, "左腕", 45);
    drag(at(20, 20), at(90, 5));
    mmd::BoneKeyframe expected = key;
    auto curves = mmd::curvesOf(key.tail);
    curves[3] = arm(45);
    expected.tail = mmd::withCurves(key.tail, curves);
    QVERIFY(keyAt(*m_document, "左腕", 45) == expected);
    QVERIFY(!(m_document->actor()->motion == before));
    m_document->undoStack()->undo();
    QVERIFY(m_document->actor()->motion == before);
}

void TestCurveEditor::aDragIsOneStep()
{
    drag(at(20, 20), at(90, 5));
    QCOMPARE(m_document->undoStack()->count(), 1);
    const BezierCurve bent = arm(45);
    m_document->undoStack()->undo();
    QCOMPARE(arm(45), BezierCurve());
    QCOMPARE(m_editor->view().handle(0), QPoint(20, 20));
    m_document->undoStack()->redo();
    QCOMPARE(arm(45), bent);
    // A click that moves nothing is none.
    QTest::mouseClick(&m_editor->view(), Qt::LeftButton, {}, at(bent.x1, bent.y1));
    QCOMPARE(m_document->undoStack()->count(), 1);
}

void TestCurveEditor::escapeDropsTheDrag()
{
    drag(at(20, 20), at(90, 5), false);
    QVERIFY(!(arm(45) == BezierCurve()));
    QTest::keyClick(&m_editor->view(), Qt::Key_Escape);
    QCOMPARE(arm(45), BezierCurve());
    QTest::mouseMove(&m_editor->view(), at(60, 60));
    QTest::mouseRelease(&m_editor->view(), Qt::LeftButton, {}, at(60, 60));
    QCOMPARE(arm(45), BezierCurve());
    QCOMPARE(m_document->undoStack()->count(), 0);
}

void TestCurveEditor::anUndoInTheMiddleEndsTheDrag()
{
    drag(at(20, 20), at(90, 5), false);
    m_document->undo();
    QTest::mouseMove(&m_editor->view(), at(60, 60));
    QTest::mouseRelease(&m_editor->view(), Qt::LeftButton, {}, at(60, 60));
    QCOMPARE(arm(45), BezierCurve());
    QCOMPARE(m_document->undoStack()->count(), 0);
}

void TestCurveEditor::handlesStayInsideTheGrid()
{
    drag(at(20, 20), at(20, 20) + QPoint(-300, 300));
    QCOMPARE(m_editor->view().handle(0), QPoint(0, 0));
    drag(at(107, 107), at(107, 107) + QPoint(300, -300));
    QCOMPARE(arm(45), (BezierCurve{0, 0, 127, 127}));
}

void TestCurveEditor::severalKeysTakeTheHandleAndKeepTheOther()
{
    selectDiffering();
    QVERIFY(count().startsWith(u'3'));
    QVERIFY(count().contains(QStringLiteral("mixed")));
    QVERIFY(m_editor->coordinate(0).isMixed());
    drag(at(m_editor->view().handle(1).x(), m_editor->view().handle(1).y()), at(30, 110));
    QCOMPARE(arm(38), arm(45));
    QVERIFY(std::abs(arm(38).x2 - 30) <= 1);
    QCOMPARE(arm(38).x1, 20);
    QCOMPARE(elbow().x2, arm(38).x2);
    QCOMPARE(elbow().y2, arm(38).y2);
    QCOMPARE(elbow().x1, 64); // its own first handle
    QCOMPARE(elbow().y1, 0);
    QCOMPARE(arm(60), BezierCurve());
    QCOMPARE(m_document->undoStack()->count(), 1);
    QVERIFY(!mmd::isPhysicsOn(keyAt(*m_document, "左ひじ", 45).tail));
}

void TestCurveEditor::altNudgesEachKeyByTheSame()
{
    selectDiffering();
    const QPoint grabbed = m_editor->view().handle(0);
    drag(at(grabbed.x(), grabbed.y()), at(grabbed.x() + 10, grabbed.y() + 30), true,
        Qt::AltModifier);
    const int dx = arm(38).x1 - 20, dy = arm(38).y1 - 20;
    QVERIFY(std::abs(dx - 10) <= 1);
    QVERIFY(std::abs(dy - 30) <= 1);
    QCOMPARE(arm(45), arm(38));
    QCOMPARE(elbow(), (BezierCurve{std::uint8_t(64 + dx), std::uint8_t(dy), 64, 127}));
    QCOMPARE(m_document->undoStack()->count(), 1);
    const BezierCurve nudged = elbow();
    m_document->undo();
    QCOMPARE(elbow(), (BezierCurve{64, 0, 64, 127}));
    QCOMPARE(arm(38), BezierCurve());
    m_document->redo();
    QCOMPARE(elbow(), nudged);
}

void TestCurveEditor::aNudgedHandleStopsAtTheEdgeAlone()
{
    selectDiffering();
    const QPoint grabbed = m_editor->view().handle(0);
    const QPoint from = at(grabbed.x(), grabbed.y());
    drag(from, at(grabbed.x() + 90, grabbed.y()), false, Qt::AltModifier);
    QCOMPARE(elbow().x1, 127);
    QVERIFY(std::abs(arm(38).x1 - 110) <= 1);
    moveMouse(from, Qt::AltModifier); // and comes back to where it was
    QTest::mouseRelease(&m_editor->view(), Qt::LeftButton, Qt::AltModifier, from);
    QCOMPARE(elbow(), (BezierCurve{64, 0, 64, 127}));
    QCOMPARE(m_document->undoStack()->count(), 0);
}

void TestCurveEditor::altInTheMiddleOfADragNudges()
{
    selectDiffering();
    m_editor->view().setFocus();
    const QPoint grabbed = m_editor->view().handle(0);
    drag(at(grabbed.x(), grabbed.y()), at(grabbed.x() + 10, grabbed.y() + 10), false);
    QCOMPARE(elbow().x1, arm(38).x1);
    QTest::keyPress(&m_editor->view(), Qt::Key_Alt);
    QCOMPARE(elbow().x1, arm(38).x1 + 44);
    QTest::keyRelease(&m_editor->view(), Qt::Key_Alt);
    QCOMPARE(elbow().x1, arm(38).x1);
    QTest::mouseRelease(&m_editor->view(), Qt::LeftButton);
    QCOMPARE(m_document->undoStack()->count(), 1);
}

void TestCurveEditor::altAndAnArrowNudgeEachKey()
{
    selectDiffering();
    CurveView& view = m_editor->view();
    view.setFocus();
    QTest::keyClick(&view, Qt::Key_2);
    QTest::keyClick(&view, Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(arm(38).x2, 106);
    QCOMPARE(elbow().x2, 63);
    QTest::keyClick(&view, Qt::Key_Down, Qt::AltModifier | Qt::ShiftModifier);
    QCOMPARE(arm(45).y2, 97);
    QCOMPARE(elbow().y2, 117);
    QCOMPARE(m_document->undoStack()->count(), 2);
    QTest::keyClick(&view, Qt::Key_Left); // plain: they all take it
    QCOMPARE(arm(45).x2, elbow().x2);
    QCOMPARE(arm(45).y2, elbow().y2);
}

void TestCurveEditor::nudgingHoldsWithoutAlt()
{
    selectDiffering();
    QTest::mouseClick(button("nudge"), Qt::LeftButton);
    m_editor->view().setFocus();
    QTest::keyClick(&m_editor->view(), Qt::Key_Right);
    QCOMPARE(arm(45).x1, 21);
    QCOMPARE(elbow().x1, 65);
    QTest::mouseClick(button("nudge"), Qt::LeftButton);
    QTest::keyClick(&m_editor->view(), Qt::Key_Right);
    QCOMPARE(arm(45).x1, elbow().x1);
}

void TestCurveEditor::theSpeedIsShownOnDemand()
{
    const auto linePixels = [&] {
        const QImage image = m_editor->view().grab().toImage();
        int count = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x) {
                const QColor colour = image.pixelColor(x, y);
                count += colour.red() > 150 && colour.green() > 120 && colour.blue() < 130;
            }
        return count;
    };
    const int before = linePixels();
    QTest::mouseClick(button("speed"), Qt::LeftButton);
    QVERIFY(m_editor->view().isSpeedShown());
    QVERIFY(linePixels() > before + 50);
    QTest::mouseClick(button("speed"), Qt::LeftButton);
    QCOMPARE(linePixels(), before);
}

void TestCurveEditor::allChannelsChangeTogether()
{
    m_document->select(keysOf("左ひじ", {45}));
    auto* all = m_editor->channelButtons().findChild<QAbstractButton*>(QStringLiteral("channel-1"));
    QTest::mouseClick(all, Qt::LeftButton);
    QTest::mouseClick(button("easeInOut"), Qt::LeftButton);
    for (const BezierCurve& curve : mmd::curvesOf(keyAt(*m_document, "左ひじ", 45).tail))
        QCOMPARE(curve, (BezierCurve{53, 0, 74, 127}));
    QCOMPARE(m_document->undoStack()->count(), 1);
}

void TestCurveEditor::linearIsTheDefaultCurve()
{
    m_document->select(keysOf("左ひじ", {45}));
    QTest::mouseClick(button("linear"), Qt::LeftButton);
    QCOMPARE(curveAt(*m_document, "左ひじ", 45, BoneChannel::Rotation), BezierCurve());
    QTest::mouseClick(button("linear"), Qt::LeftButton); // changes nothing: no step
    QCOMPARE(m_document->undoStack()->count(), 1);
}

void TestCurveEditor::anArrowMovesTheHandle_data()
{
    QTest::addColumn<int>("handle");
    QTest::addColumn<int>("key");
    QTest::addColumn<int>("modifiers");
    QTest::addColumn<QPoint>("place");
    QTest::newRow("right") << 0 << int(Qt::Key_Right) << 0 << QPoint(21, 20);
    QTest::newRow("up") << 0 << int(Qt::Key_Up) << 0 << QPoint(20, 21);
    QTest::newRow("second left") << 1 << int(Qt::Key_Left) << 0 << QPoint(106, 107);
    QTest::newRow("ten down") << 1 << int(Qt::Key_Down) << int(Qt::ShiftModifier)
                              << QPoint(107, 97);
}

void TestCurveEditor::anArrowMovesTheHandle()
{
    QFETCH(int, handle);
    QFETCH(int, key);
    QFETCH(int, modifiers);
    QFETCH(QPoint, place);
    const QPoint before = m_editor->view().handle(handle);
    QTest::mouseClick(&m_editor->view(), Qt::LeftButton, {}, at(before.x(), before.y()));
    QVERIFY(m_editor->view().hasFocus());
    QTest::keyClick(&m_editor->view(), Qt::Key(key), Qt::KeyboardModifiers(modifiers));
    QCOMPARE(m_editor->view().handle(handle), place);
    QCOMPARE(m_document->undoStack()->count(), 1);
}

void TestCurveEditor::aHeldArrowIsOneStep()
{
    QWidget* view = &m_editor->view();
    view->setFocus();
    QTest::keyClick(view, Qt::Key_2);
    QTest::keyPress(view, Qt::Key_Left);
    for (int repeat = 0; repeat < 200; ++repeat) {
        QKeyEvent again(QEvent::KeyPress, Qt::Key_Left, {}, {}, true);
        QCoreApplication::sendEvent(view, &again);
    }
    QTest::keyRelease(view, Qt::Key_Left);
    QCOMPARE(arm(45).x2, 0);
    QCOMPARE(m_document->undoStack()->count(), 1);
}

void TestCurveEditor::aNumberSetsOneCoordinate()
{
    NumberField& y1 = m_editor->coordinate(1);
    QTest::mouseClick(&y1, Qt::LeftButton);
    QTRY_VERIFY(y1.hasFocus());
    y1.selectAll();
    QTest::keyClicks(&y1, QStringLiteral("200"));
    QCOMPARE(arm(45), BezierCurve());
    QTest::keyClick(&y1, Qt::Key_Return);
    QCOMPARE(arm(45), (BezierCurve{20, 127, 107, 107}));
    QCOMPARE(y1.text(), QStringLiteral("127"));
    QCOMPARE(m_document->undoStack()->count(), 1);
}

void TestCurveEditor::enterGivesTheFocusBack()
{
    m_editor->view().setFocus();
    NumberField& x1 = m_editor->coordinate(0);
    QTest::mouseClick(&x1, Qt::LeftButton);
    QTRY_VERIFY(x1.hasFocus());
    QTest::keyClick(&x1, Qt::Key_Tab); // round the fields: the way back stays the same
    QVERIFY(m_editor->coordinate(1).hasFocus());
    QTest::keyClick(&m_editor->coordinate(1), Qt::Key_Return);
    QVERIFY(m_editor->view().hasFocus());
}

void TestCurveEditor::theWheelNeedsTheFocus()
{
    NumberField& x1 = m_editor->coordinate(0);
    const auto turn = [&](Qt::KeyboardModifiers modifiers = {}) {
        QWheelEvent event(x1.rect().center(), x1.mapToGlobal(x1.rect().center()), {}, {0, 120},
            Qt::NoButton, modifiers, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&x1, &event);
    };
    m_editor->view().setFocus();
    turn();
    QCOMPARE(arm(45).x1, 20);
    x1.setFocus();
    turn();
    turn(Qt::ShiftModifier);
    QCOMPARE(arm(45).x1, 31);
    m_editor->view().setFocus();
    QCOMPARE(m_document->undoStack()->count(), 1);
}

void TestCurveEditor::copiesAndPastes()
{
    m_document->select(keysOf("左ひじ", {45}));
    QTest::mouseClick(button("copy"), Qt::LeftButton);
    QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("64 0 64 127"));
    m_document->select(keysOf("左腕", {38, 60}));
    QTest::mouseClick(button("paste"), Qt::LeftButton);
    QCOMPARE(arm(38), (BezierCurve{64, 0, 64, 127}));
    QCOMPARE(arm(60), (BezierCurve{64, 0, 64, 127}));
    QCOMPARE(arm(45), BezierCurve());

    // All channels at once: each keeps its own.
    m_document->select(keysOf("左ひじ", {45}));
    m_editor->channelButtons().setChannel(-1);
    QTest::mouseClick(button("copy"), Qt::LeftButton);
    m_document->select(keysOf("センター", {10}));
    QTest::mouseClick(button("paste"), Qt::LeftButton);
    const auto curves = mmd::curvesOf(keyAt(*m_document, "センター", 10).tail);
    QCOMPARE(curves[0], BezierCurve());
    QCOMPARE(curves[3], (BezierCurve{64, 0, 64, 127}));
}

void TestCurveEditor::pastesNothingFromOtherText()
{
    for (const char* text : {"", "hello", "1 2 3", "1 2 3 128", "1 2 3 -4", "1 2 3 4\nand more"}) {
        QGuiApplication::clipboard()->setText(QLatin1String(text));
        m_editor->paste();
        QCOMPARE(m_document->undoStack()->count(), 0);
    }
}

void TestCurveEditor::aCameraHasSixChannels()
{
    mmd::CameraKeyframe first, second;
    second.frame = 30;
    mmd::Motion camera;
    const std::vector<mmd::CameraKeyframe> keys{first, second};
    mmd::replaceTrack(camera, mmd::Track<mmd::CameraKeyframe>({}, keys));
    Document document;
    document.load(mmd::setCameraMotion(document.scene(), {}, camera));
    CurveEditor editor(document);
    editor.resize(440, 330);
    editor.show();
    mmd::Selection selection;
    selection.setKey({mmd::TrackKind::Camera, {}}, 30, true);
    document.select(selection);
    auto* distance =
        editor.channelButtons().findChild<QAbstractButton*>(QStringLiteral("channel4"));
    QVERIFY(distance->isVisible());
    QTest::mouseClick(distance, Qt::LeftButton);
    QTest::mouseClick(editor.findChild<QAbstractButton*>(QStringLiteral("easeIn")), Qt::LeftButton);
    const auto curves = mmd::curvesOf(document.scene().camera.camera->values()[1].tail);
    QCOMPARE(curves[4], (BezierCurve{53, 0, 127, 127}));
    QCOMPARE(curves[3], BezierCurve());
    document.select({});
    QVERIFY(editor.channelButtons().channel() != 4);
}

void TestCurveEditor::aDotRunsAlongInTheSegment()
{
    const auto redPixels = [&] {
        int count = 0;
        const QImage image = m_editor->view().grab().toImage();
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                count += image.pixelColor(x, y) == darkTheme().currentFrame;
        return count;
    };
    m_document->setCurrentFrame(20);
    QCOMPARE(redPixels(), 0);
    m_document->setCurrentFrame(41.5);
    const QPointF place = m_editor->view().positionOf({63.5, 63.5});
    QVERIFY(redPixels() > 20);
    QCOMPARE(
        m_editor->view().grab().toImage().pixelColor(place.toPoint()), darkTheme().currentFrame);
}

void TestCurveEditor::fitsANarrowDock()
{
    m_editor->resize(260, 420);
    QTest::qWait(20);
    QCOMPARE(m_editor->width(), 260);
    for (const QAbstractButton* each : m_editor->findChildren<QAbstractButton*>()) {
        if (!each->isVisible())
            continue;
        QVERIFY(each->width() >= each->minimumSizeHint().width());
        QVERIFY(
            m_editor->rect().contains(QRect(each->mapTo(m_editor.get(), QPoint()), each->size())));
    }
    QVERIFY(m_editor->view().height() > 150);
}

QTEST_MAIN(TestCurveEditor)
#include "test_curve_editor.moc"
