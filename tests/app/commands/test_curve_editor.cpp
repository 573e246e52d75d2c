// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/scene/actors.h"
#include "tests/app/commands/curve_window.h"
#include "tests/ui/curves/easing/curve_stage.h"
#include "ui/curves/channel_buttons.h"
#include "ui/curves/curve_commands.h"
#include "ui/curves/easing/curve_view.h"
#include "ui/fields/number_field.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QStringList>
#include <QtCore/QTimer>
#include <QtGui/QClipboard>
#include <QtTest/QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMenu>
#include <QtWidgets/QVBoxLayout>

using namespace odori;
using namespace odori::test;
using mmd::BezierCurve;
using mmd::BoneChannel;

/// The controls around the curve's handles: buttons, number fields, channels, the clipboard.
class TestCurveEditor : public QObject, private WindowStage<CurveStage> {
    Q_OBJECT
private slots:
    void initTestCase() { prepareProgram("test_curve_editor"); }
    void init() { setUp(); }
    void cleanup() { tearDown(); }
    void withoutAKeyItSaysWhatToDo();
    void withoutAKeyTabPassesBy();
    void theSpeedIsShownOnDemand();
    void allChannelsChangeTogether();
    void linearIsTheDefaultCurve();
    void aNumberSetsOneCoordinate();
    void enterGivesTheFocusBack();
    void theWheelNeedsTheFocus();
    void theMenuHasEveryWayToPaste();
    void copiesAndPastes();
    void pastesNothingFromOtherText();
    void aCameraHasSixChannels();
    void aDotRunsAlongInTheSegment();
    void fitsANarrowDock();
};

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

/// Without a key the curve is hidden and does not take the focus; it could not pass it on.
void TestCurveEditor::withoutAKeyTabPassesBy()
{
    m_document->select({});
    QLineEdit before, after;
    QWidget window;
    auto* layout = new QVBoxLayout(&window);
    for (QWidget* each : {static_cast<QWidget*>(&before), static_cast<QWidget*>(m_editor),
             static_cast<QWidget*>(&after)})
        layout->addWidget(each);
    window.show();
    const bool isActive = QTest::qWaitForWindowActive(&window);
    before.setFocus();
    for (int presses = 0; isActive && presses < 40 && !after.hasFocus(); ++presses)
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    const bool passed = after.hasFocus();
    for (QWidget* each : {static_cast<QWidget*>(&before), static_cast<QWidget*>(m_editor),
             static_cast<QWidget*>(&after)})
        each->setParent(nullptr); // other objects own them
    QVERIFY(passed);
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
    QTest::mouseClick(button("curves.speed"), Qt::LeftButton);
    QVERIFY(m_editor->view().isSpeedShown());
    QVERIFY(linePixels() > before + 50);
    QTest::mouseClick(button("curves.speed"), Qt::LeftButton);
    QCOMPARE(linePixels(), before);
}

void TestCurveEditor::allChannelsChangeTogether()
{
    m_document->select(keysOf("左ひじ", {45}));
    auto* all = m_editor->channelButtons().findChild<QAbstractButton*>(QStringLiteral("channel-1"));
    QTest::mouseClick(all, Qt::LeftButton);
    QTest::mouseClick(button("easeInOut"), Qt::LeftButton);
    for (const BezierCurve& curve : mmd::curvesOf(keyAt(*m_document, "左ひじ", 45).interpolation))
        QCOMPARE(curve, (BezierCurve{53, 0, 74, 127}));
    QCOMPARE(m_document->undoStack()->count(), 1);
}

void TestCurveEditor::linearIsTheDefaultCurve()
{
    m_document->select(keysOf("左ひじ", {45}));
    QTest::mouseClick(button("linear"), Qt::LeftButton);
    QCOMPARE(curveAt(*m_document, "左ひじ", 45, BoneChannel::Rotation), BezierCurve());
    QTest::mouseClick(button("linear"), Qt::LeftButton); // no change, so no undo step
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
    QCOMPARE(m_editor->note(), QStringLiteral("y1 cannot be more than 127."));
    QCOMPARE(y1.text(), QStringLiteral("127"));
    QCOMPARE(m_document->undoStack()->count(), 1);
}

void TestCurveEditor::enterGivesTheFocusBack()
{
    m_editor->view().setFocus();
    NumberField& x1 = m_editor->coordinate(0);
    QTest::mouseClick(&x1, Qt::LeftButton);
    QTRY_VERIFY(x1.hasFocus());
    QTest::keyClick(&x1, Qt::Key_Tab); // Tab through the fields keeps the previous focus
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

void TestCurveEditor::theMenuHasEveryWayToPaste()
{
    QStringList menus;
    QTimer::singleShot(0, m_editor, [&] {
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        if (!menu)
            return;
        for (qsizetype at = 1; at < menu->actions().size(); ++at)
            if (menu->actions().at(at)->menu())
                menus << menu->actions().at(at - 1)->text() + u'|' + menu->actions().at(at)->text();
        menu->close();
    });
    emit m_editor->view().customContextMenuRequested(QPoint(20, 20)); // returns once it is closed
    QCOMPARE(menus.size(), 1);
    QVERIFY2(menus.front().contains(QStringLiteral("Paste")), qPrintable(menus.front()));
}

void TestCurveEditor::copiesAndPastes()
{
    m_document->select(keysOf("左ひじ", {45}));
    QTest::mouseClick(button("curves.copy"), Qt::LeftButton);
    QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("64 0 64 127"));
    m_document->select(keysOf("左腕", {38, 60}));
    QTest::mouseClick(button("curves.paste"), Qt::LeftButton);
    QCOMPARE(arm(38), (BezierCurve{64, 0, 64, 127}));
    QCOMPARE(arm(60), (BezierCurve{64, 0, 64, 127}));
    QCOMPARE(arm(45), BezierCurve());

    // All channels at once: each keeps its own curve.
    m_document->select(keysOf("左ひじ", {45}));
    m_editor->channelButtons().setChannel(-1);
    QTest::mouseClick(button("curves.copy"), Qt::LeftButton);
    m_document->select(keysOf("センター", {10}));
    QTest::mouseClick(button("curves.paste"), Qt::LeftButton);
    const auto curves = mmd::curvesOf(keyAt(*m_document, "センター", 10).interpolation);
    QCOMPARE(curves[0], BezierCurve());
    QCOMPARE(curves[3], (BezierCurve{64, 0, 64, 127}));
}

void TestCurveEditor::pastesNothingFromOtherText()
{
    for (const char* text : {"", "hello", "1 2 3", "1 2 3 128", "1 2 3 -4", "1 2 3 4\nand more"}) {
        QGuiApplication::clipboard()->setText(QLatin1String(text));
        m_editor->commands().paste();
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
    document.load(mmd::setCameraMotion(document.scene(), camera));
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
    const auto curves = mmd::curvesOf(document.scene().camera.camera->values()[1].interpolation);
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
        if (each->objectName().endsWith(QStringLiteral("Dock"))) // the dock's own, of a fixed size
            continue;
        QVERIFY2(each->width() >= each->minimumSizeHint().width(),
            qPrintable(each->objectName() + each->text() + each->accessibleName()));
        QVERIFY(m_editor->rect().contains(QRect(each->mapTo(m_editor, QPoint()), each->size())));
    }
    QVERIFY(m_editor->view().height() > 150);
}

QTEST_MAIN(TestCurveEditor)
#include "test_curve_editor.moc"
