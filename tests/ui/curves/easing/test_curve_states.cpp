// SPDX-License-Identifier: MIT
#include "tests/support/colours.h"
#include "tests/ui/curves/easing/curve_stage.h"
#include "ui/curves/channel_buttons.h"
#include "ui/curves/easing/curve_view.h"
#include "ui/curves/graph/value_canvas.h"
#include "ui/curves/value_view.h"
#include "ui/fields/drag_label.h"
#include "ui/fields/number_field.h"
#include "ui/theme/theme.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QStringList>
#include <QtTest/QTest>
#include <QtWidgets/QLabel>

using namespace odori;
using namespace odori::test;

/// The curve editor after it was hidden, without a key, and in its other view; and how undo steps
/// end when the user does not end them.
class TestCurveStates : public QObject, private CurveStage {
    Q_OBJECT
private slots:
    void initTestCase() { applyTheme(*qApp, darkTheme()); }
    void init() { setUp(); }
    void cleanup() { tearDown(); }
    void hiddenItCatchesUpWhenItShows();
    void withoutAKeyNothingCanBeSet();
    void theFocusGoesToTheViewThatShows();
    void withoutAKeyTheFocusIsOnNoButton();
    void theArrowsStepEndsWithTheFocus();
    void aPressEndsTheArrowsStep();
    void escapeDropsADragOfAName();
    void theDotGoesWhenTheFrameLeaves();
    void aSmallPanelHasNoNumbers();
    void anotherThemeIsShownAtOnce();

private:
    [[nodiscard]] CurveView& view() const { return m_editor->view(); }
    [[nodiscard]] int value(std::size_t index) const
    {
        return int(m_editor->coordinate(index).value());
    }
};

/// Otherwise the fields would overlap.
void TestCurveStates::aSmallPanelHasNoNumbers()
{
    const QWidget* numbers =
        m_editor->findChild<NumberField*>(QStringLiteral("x1"))->parentWidget();
    QVERIFY(numbers->isVisible());
    m_editor->resize(numbers->sizeHint().width() - 10, 500);
    QVERIFY(!numbers->isVisible());
    m_editor->resize(260, 500);
    QVERIFY(numbers->isVisible());
    m_editor->resize(260, 200);
    QVERIFY(!numbers->isVisible());
    m_document->select({});
    m_editor->resize(440, 330);
    QVERIFY(!numbers->isVisible()); // nothing is selected
    m_document->select(keysOf("左腕", {45}));
    QVERIFY(numbers->isVisible());
}

void TestCurveStates::hiddenItCatchesUpWhenItShows()
{
    m_editor->hide();
    m_document->select(keysOf("左ひじ", {45}));
    m_document->setCurrentFrame(41.0);
    m_editor->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_editor));
    QCOMPARE(value(0), 64);
    QCOMPARE(value(1), 0);
    QCOMPARE(value(2), 64);
    QCOMPARE(value(3), 127);
    QCOMPARE(view().handle(1), QPoint(64, 127));
    const QImage shown = view().grab().toImage();
    m_document->setCurrentFrame(42.0);
    m_document->setCurrentFrame(41.0);
    QVERIFY(view().grab().toImage() == shown); // the dot is at the same frame
}

void TestCurveStates::withoutAKeyNothingCanBeSet()
{
    auto* channel =
        m_editor->channelButtons().findChild<QAbstractButton*>(QStringLiteral("channel0"));
    const auto texts = [&] {
        QStringList all;
        for (std::size_t index = 0; index < 4; ++index)
            all << m_editor->coordinate(index).text();
        return all;
    };
    QVERIFY(channel->isEnabled() && button("easeIn")->isEnabled());
    const QStringList before = texts();
    m_document->select(tracksOf({bone("左腕")}));
    QVERIFY(!channel->isEnabled() && !button("easeIn")->isEnabled());
    QVERIFY(view().isHidden());
    for (const QString& text : texts())
        QVERIFY(text != QStringLiteral("20") && text != QStringLiteral("107"));
    m_document->select(keysOf("左腕", {45}));
    QVERIFY(channel->isEnabled() && !view().isHidden());
    QCOMPARE(texts(), before);
}

void TestCurveStates::theFocusGoesToTheViewThatShows()
{
    view().setFocus();
    QVERIFY(view().hasFocus());
    m_editor->setShowsValues(true);
    QVERIFY(m_editor->valueView().canvas().hasFocus());
    m_editor->setShowsValues(false);
    QVERIFY(view().hasFocus());
}

/// Enter would press the button.
void TestCurveStates::withoutAKeyTheFocusIsOnNoButton()
{
    auto* text = m_editor->findChild<QLabel*>(QStringLiteral("emptyText"));
    const QList<QWidget*> fields{&view(), &m_editor->coordinate(0), button("easeIn")};
    for (QWidget* field : fields) {
        field->setFocus();
        QVERIFY(field->hasFocus());
        m_document->select(tracksOf({bone("左腕")}));
        QCOMPARE(QApplication::focusWidget(), text);
        m_document->select(keysOf("左腕", {45}));
        QVERIFY(view().hasFocus());
    }
    m_document->select(tracksOf({bone("左腕")}));
    m_editor->setShowsValues(true);
    QVERIFY(m_editor->valueView().canvas().hasFocus());
    m_editor->setShowsValues(false);
    QCOMPARE(QApplication::focusWidget(), text);
}

void TestCurveStates::theArrowsStepEndsWithTheFocus()
{
    view().setFocus();
    QTest::keyPress(&view(), Qt::Key_Up);
    QVERIFY(m_document->isGestureRunning());
    view().clearFocus();
    QVERIFY(!m_document->isGestureRunning());
    QCOMPARE(m_document->undoStack()->count(), 1);
    QCOMPARE(int(arm(45).y1), 21);
}

void TestCurveStates::aPressEndsTheArrowsStep()
{
    view().setFocus();
    QTest::keyPress(&view(), Qt::Key_Up);
    const QPoint other = view().positionOf(view().handle(1)).toPoint();
    QTest::mousePress(&view(), Qt::LeftButton, {}, other);
    QCOMPARE(m_document->undoStack()->count(), 1);
    QMouseEvent away(QEvent::MouseMove, QPointF(other) + QPointF(-30, 0),
        view().mapToGlobal(QPointF(other) + QPointF(-30, 0)), Qt::NoButton, Qt::LeftButton, {});
    QCoreApplication::sendEvent(&view(), &away);
    QTest::mouseRelease(&view(), Qt::LeftButton, {}, other - QPoint(30, 0));
    QTest::keyRelease(&view(), Qt::Key_Up);
    QCOMPARE(m_document->undoStack()->count(), 2);
    QCOMPARE(int(arm(45).y1), 21);
    QVERIFY(arm(45).x2 < 107);
    m_document->undo();
    QCOMPARE(int(arm(45).x2), 107);
    QCOMPARE(int(arm(45).y1), 21);
}

void TestCurveStates::escapeDropsADragOfAName()
{
    const auto before = m_document->scene();
    for (DragLabel* name : m_editor->findChildren<DragLabel*>()) {
        if (!name->isVisible())
            continue;
        const QPoint from = name->rect().center();
        const auto send = [&](QEvent::Type type, const QPoint& at, Qt::MouseButton button) {
            QMouseEvent event(type, at, name->mapToGlobal(QPointF(at)), button, Qt::LeftButton, {});
            QCoreApplication::sendEvent(name, &event);
        };
        QTest::mousePress(name, Qt::LeftButton, {}, from);
        for (int way = 4; way <= 40; way += 4)
            send(QEvent::MouseMove, from + QPoint(name->text().contains(u'1') ? way : -way, 0),
                Qt::NoButton);
        QVERIFY2(!(m_document->scene() == before), qPrintable(name->text()));
        QTest::keyClick(name, Qt::Key_Escape);
        QTest::mouseRelease(name, Qt::LeftButton, {}, from);
        QVERIFY2(m_document->scene() == before, qPrintable(name->text()));
        QCOMPARE(m_document->undoStack()->count(), 0);
    }
}

void TestCurveStates::theDotGoesWhenTheFrameLeaves()
{
    class Paints : public QObject {
    public:
        bool eventFilter(QObject*, QEvent* event) override
        {
            count += event->type() == QEvent::Paint ? 1 : 0;
            return false;
        }
        int count = 0;
    } paints;
    m_document->setCurrentFrame(42.0); // within the segment
    QTest::qWait(20);
    view().installEventFilter(&paints);
    m_document->setCurrentFrame(100.0);
    QTRY_VERIFY(paints.count > 0);
    QTest::qWait(20);
    paints.count = 0;
    m_document->setCurrentFrame(40.0);
    QTRY_VERIFY(paints.count > 0);
}

void TestCurveStates::anotherThemeIsShownAtOnce()
{
    click("channel-1"); // all
    const auto* keys = m_editor->findChild<QLabel*>(QStringLiteral("keyCount"));
    const auto colour = [keys] { return keys->palette().color(QPalette::WindowText); };
    const auto lineOf = [this](const Theme& theme) {
        const QImage image = view().grab().toImage();
        return countOf(image, image.rect(), theme.key, 12);
    };
    m_document->setCurrentFrame(10.0); // the key is at 45
    QTRY_COMPARE(colour(), darkTheme().selectedKey);
    QVERIFY(lineOf(darkTheme()) > 20);
    applyTheme(*qApp, lightTheme());
    QTRY_COMPARE(colour(), lightTheme().selectedKey);
    QVERIFY2(lineOf(lightTheme()) > 20, qPrintable(QString::number(lineOf(lightTheme()))));
    applyTheme(*qApp, darkTheme());
    QTRY_COMPARE(colour(), darkTheme().selectedKey);
}

QTEST_MAIN(TestCurveStates)
#include "test_curve_states.moc"
