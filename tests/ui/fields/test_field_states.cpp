// SPDX-License-Identifier: MIT
#include "tests/ui/fields/field_stage.h"
#include "ui/fields/elided_label.h"
#include "ui/fields/menu_heading.h"
#include "ui/fields/switch_field.h"
#include "ui/theme/theme.h"

#include <QtGui/QHelpEvent>
#include <QtWidgets/QLabel>
#include <QtWidgets/QMenu>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QToolTip>
#include <QtWidgets/QWidgetAction>

using namespace odori;
using odori::test::FieldStage;

/// Rare states of fields: partly typed text, read-only, adjusted by keys and then losing the focus.
class TestFieldStates : public QObject, private FieldStage {
    Q_OBJECT
private slots:
    void initTestCase() { applyTheme(*qApp, darkTheme()); }
    void init();
    void cleanup() { m_window.reset(); }
    void theUnitIsAlwaysShown();
    void typedNumbersAreReadAsPeopleWriteThem_data();
    void typedNumbersAreReadAsPeopleWriteThem();
    void aMixedNumberTakesTheOneItHadBefore();
    void aNewValueLeavesWhatIsTyped();
    void adjustingByKeysEndsByItself();
    void adjustingByKeysIsLeftOrDropped();
    void typingComesBeforeAdjusting();
    void wholeNumbersStepByOneAtLeast();
    void halfANotchIsForgottenWithTheFocus();
    void whatCannotBeChangedIsNotDragged();
    void aMenuThatOpensCommitsNothing();
    void draftsAreGreenAndItalic();
    void enterGoesBackToWhoHadTheFocus();
    void theFocusedFieldIsCommitted();
    void theSlidersHandleIsTakenWithoutAJump();
    void theSlidersEndsAreKeysToo();
    void aSwitchSaysItsStateAndAsksForTheOther();
    void aCutTextIsItsToolTip();
    void aNarrowLabelShowsAShorterForm();
    void aHeadingIsNoEntry();

private:
    void type(const QString& text)
    {
        m_field->setFocus();
        m_field->selectAll();
        for (const QChar& letter : text)
            QTest::sendKeyEvent(QTest::Click, m_field, Qt::Key_unknown, QString(letter), {});
    }

    QSpinBox* m_other = nullptr; ///< has the focus
};

void TestFieldStates::init()
{
    m_other = new QSpinBox;
    QVERIFY(open(100, m_other));
    m_field->setSuffix(QStringLiteral("°"));
    m_other->setFocus();
}

void TestFieldStates::theUnitIsAlwaysShown()
{
    QCOMPARE(m_field->text(), QStringLiteral("3.00°"));
    // Orca does not say the name of a field whose text changes while it gets the focus.
    QSignalSpy changed(m_field, &QLineEdit::textChanged);
    m_field->setFocus();
    QTRY_COMPARE(m_field->selectedText(), QStringLiteral("3.00°"));
    m_other->setFocus();
    QCOMPARE(m_field->text(), QStringLiteral("3.00°"));
    QCOMPARE(changed.count(), 0);
    QVERIFY(!m_field->hasSelectedText());
    m_field->setValue(-0.001); // no minus sign before zero
    QCOMPARE(m_field->text(), QStringLiteral("0.00°"));
    m_field->setValue(-0.01);
    QCOMPARE(m_field->text(), QStringLiteral("−0.01°"));
    m_field->setDecimals(1);
    QCOMPARE(m_field->text(), QStringLiteral("0.0°"));
    m_field->setSuffix(QStringLiteral(" m"));
    QCOMPARE(m_field->text(), QStringLiteral("0.0 m"));
}

void TestFieldStates::typedNumbersAreReadAsPeopleWriteThem_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("value");
    QTest::newRow("comma") << u"4,5"_qs << 4.5;
    QTest::newRow("unit") << u"4.5°"_qs << 4.5;
    QTest::newRow("unit behind a blank") << u" 4.5 °"_qs << 4.5;
    QTest::newRow("minus sign") << u"−4"_qs << -4.0;
    QTest::newRow("more decimals than shown") << u"3.004"_qs << 3.004;
    QTest::newRow("too much") << u"1000"_qs << 100.0;
    QTest::newRow("too little") << u"-1000"_qs << -100.0;
}

void TestFieldStates::typedNumbersAreReadAsPeopleWriteThem()
{
    QFETCH(QString, text);
    QFETCH(double, value);
    QSignalSpy edited(m_field, &NumberField::edited);
    type(text);
    QCOMPARE(edited.size(), 0); // not before it is committed
    QTest::keyClick(m_field, Qt::Key_Return);
    QCOMPARE(edited.size(), 1);
    QCOMPARE(edited.first().first().toDouble(), value);
}

void TestFieldStates::aMixedNumberTakesTheOneItHadBefore()
{
    QSignalSpy edited(m_field, &NumberField::edited);
    type(QStringLiteral("3")); // the same number
    QTest::keyClick(m_field, Qt::Key_Return);
    QCOMPARE(edited.size(), 0);
    m_field->setMixed();
    type(QStringLiteral("3"));
    QTest::keyClick(m_field, Qt::Key_Return);
    QCOMPARE(edited.size(), 1);
    QCOMPARE(edited.first().first().toDouble(), 3.0);
}

void TestFieldStates::aNewValueLeavesWhatIsTyped()
{
    type(QStringLiteral("7"));
    m_field->setValue(4.0);
    QCOMPARE(m_field->text(), QStringLiteral("7"));
    QTest::keyClick(m_field, Qt::Key_Escape);
    QCOMPARE(m_field->text(), QStringLiteral("4.00°"));
    QCOMPARE(QApplication::focusWidget(), m_other);
}

void TestFieldStates::adjustingByKeysEndsByItself()
{
    QSignalSpy started(m_field, &NumberField::adjustStarted);
    QSignalSpy adjusted(m_field, &NumberField::adjusted);
    QSignalSpy finished(m_field, &NumberField::adjustFinished);
    m_field->setFocus();
    QTest::keyClick(m_field, Qt::Key_Up);
    QTest::keyClick(m_field, Qt::Key_Up);
    QCOMPARE(started.size(), 1);
    QCOMPARE(finished.size(), 0);
    QTRY_COMPARE(finished.size(), 1);
    QCOMPARE(adjusted.last().first().toDouble(), 1.0);
    QTest::keyClick(m_field, Qt::Key_Down); // another adjustment, starting at 0
    QCOMPARE(started.size(), 2);
    QCOMPARE(adjusted.last().first().toDouble(), -0.5);
    QTRY_COMPARE(finished.size(), 2);
}

void TestFieldStates::adjustingByKeysIsLeftOrDropped()
{
    QSignalSpy finished(m_field, &NumberField::adjustFinished);
    QSignalSpy cancelled(m_field, &NumberField::adjustCancelled);
    m_field->setFocus();
    QTest::keyClick(m_field, Qt::Key_Up);
    m_other->setFocus();
    QCOMPARE(finished.size(), 1);
    m_field->setFocus();
    QTest::keyClick(m_field, Qt::Key_Up);
    QTest::keyClick(m_field, Qt::Key_Return);
    QCOMPARE(finished.size(), 2);
    m_field->setFocus();
    QTest::keyClick(m_field, Qt::Key_Up);
    QTest::keyClick(m_field, Qt::Key_Escape);
    QCOMPARE(cancelled.size(), 1);
    QTest::qWait(600); // no late signal
    QCOMPARE(finished.size(), 2);
    QVERIFY(!m_field->isAdjusting());
}

void TestFieldStates::typingComesBeforeAdjusting()
{
    QStringList said;
    connect(m_field, &NumberField::edited, this,
        [&](double value) { said.append(QStringLiteral("edited %1").arg(value)); });
    connect(m_field, &NumberField::adjustStarted, this, [&] { said.append(u"started"_qs); });
    type(QStringLiteral("8"));
    QTest::keyClick(m_field, Qt::Key_Up);
    QCOMPARE(said, (QStringList{QStringLiteral("edited 8"), QStringLiteral("started")}));
}

void TestFieldStates::wholeNumbersStepByOneAtLeast()
{
    m_field->setDecimals(0);
    m_field->setStep(1.0);
    QSignalSpy adjusted(m_field, &NumberField::adjusted);
    m_field->setFocus();
    QTest::keyClick(m_field, Qt::Key_Up, Qt::ControlModifier);
    QCOMPARE(adjusted.last().first().toDouble(), 1.0);
    turn(120, Qt::ControlModifier);
    QCOMPARE(adjusted.last().first().toDouble(), 2.0);
    turn(-120, Qt::ShiftModifier);
    QCOMPARE(adjusted.last().first().toDouble(), -8.0);
}

void TestFieldStates::halfANotchIsForgottenWithTheFocus()
{
    QSignalSpy adjusted(m_field, &NumberField::adjusted);
    m_field->setFocus();
    turn(60);
    m_other->setFocus();
    m_field->setFocus();
    turn(60);
    QCOMPARE(adjusted.size(), 0);
    turn(60);
    QCOMPARE(adjusted.size(), 1);
}

void TestFieldStates::whatCannotBeChangedIsNotDragged()
{
    QSignalSpy started(m_field, &NumberField::adjustStarted);
    const auto drag = [&](Qt::MouseButton button = Qt::LeftButton) {
        mouse(*m_label, QEvent::MouseButtonPress, {4, 4}, button);
        mouse(*m_label, QEvent::MouseMove, {24, 4});
        QVERIFY(started.isEmpty() || button == Qt::LeftButton);
        mouse(*m_label, QEvent::MouseButtonRelease, {24, 4}, button);
    };
    m_field->setNothing();
    drag();
    m_field->setValue(3.0);
    m_field->setReadOnly(true);
    drag();
    m_field->setReadOnly(false);
    m_field->setEnabled(false);
    drag();
    m_field->setEnabled(true);
    drag(Qt::RightButton);
    QCOMPARE(started.size(), 0);
    QVERIFY(!QWidget::keyboardGrabber());
    m_field->setMixed(); // all values move by the same amount
    drag();
    QCOMPARE(started.size(), 1);
    QVERIFY(!QWidget::keyboardGrabber());
    QCOMPARE(m_label->buddy(), m_field);
}

void TestFieldStates::aMenuThatOpensCommitsNothing()
{
    QSignalSpy edited(m_field, &NumberField::edited);
    type(QStringLiteral("7"));
    QFocusEvent menu(QEvent::FocusOut, Qt::PopupFocusReason);
    QCoreApplication::sendEvent(m_field, &menu);
    QCOMPARE(edited.size(), 0);
    QCOMPARE(m_field->text(), QStringLiteral("7"));
    m_other->setFocus();
    QCOMPARE(edited.size(), 1);
}

void TestFieldStates::draftsAreGreenAndItalic()
{
    const auto colour = [&] { return m_field->palette().color(QPalette::Active, QPalette::Text); };
    const QColor before = colour();
    m_field->setDraft(true);
    QVERIFY(m_field->font().italic());
    QCOMPARE(colour(), darkTheme().draft);
    m_field->setDraft(false);
    QVERIFY(!m_field->font().italic());
    QCOMPARE(colour(), before);
}

void TestFieldStates::enterGoesBackToWhoHadTheFocus()
{
    m_field->setFocus();
    QTest::keyClick(m_field, Qt::Key_Return);
    QCOMPARE(QApplication::focusWidget(), m_other);
    m_field->setFocus();
    m_other->setEnabled(false); // cannot take the focus; the field still gives it up
    QTest::keyClick(m_field, Qt::Key_Return);
    QVERIFY(!m_field->hasFocus());
    QVERIFY(!m_other->hasFocus());
}

void TestFieldStates::theFocusedFieldIsCommitted()
{
    QSignalSpy edited(m_field, &NumberField::edited);
    type(QStringLiteral("8"));
    NumberField::commitFocused();
    QCOMPARE(edited.size(), 1);
    QVERIFY(m_field->hasFocus());
    m_other->setKeyboardTracking(false);
    m_other->setFocus();
    m_other->selectAll();
    QTest::keyClicks(m_other, QStringLiteral("42"));
    QCOMPARE(m_other->value(), 0);
    NumberField::commitFocused();
    QCOMPARE(m_other->value(), 42);
}

void TestFieldStates::theSlidersHandleIsTakenWithoutAJump()
{
    QSignalSpy started(m_slider, &ValueSlider::adjustStarted);
    QSignalSpy adjusted(m_slider, &ValueSlider::adjusted);
    m_slider->setValue(0.5);
    const QPointF handle = m_slider->positionOf(0.5);
    mouse(*m_slider, QEvent::MouseButtonPress, handle + QPointF(6, 0), Qt::LeftButton);
    QCOMPARE(started.size(), 1);
    QCOMPARE(adjusted.size(), 0);
    mouse(*m_slider, QEvent::MouseMove, handle + QPointF(6, 0));
    QCOMPARE(adjusted.last().first().toDouble(), 0.5);
    mouse(*m_slider, QEvent::MouseButtonRelease, handle, Qt::LeftButton);
    adjusted.clear();
    mouse(*m_slider, QEvent::MouseButtonPress, m_slider->positionOf(0.8), Qt::LeftButton);
    QVERIFY(std::abs(adjusted.last().first().toDouble() - 0.8) < 0.005);
    mouse(*m_slider, QEvent::MouseButtonRelease, handle, Qt::LeftButton);
    m_slider->setValue(3.0); // a file can have any weight: the handle is at the end
    QCOMPARE(m_slider->positionOf(3.0), m_slider->positionOf(1.0));
    mouse(*m_slider, QEvent::MouseButtonPress, m_slider->positionOf(1.0), Qt::LeftButton);
    const QPointF half = m_slider->positionOf(0.5);
    mouse(*m_slider, QEvent::MouseMove, half);
    QVERIFY(std::abs(adjusted.last().first().toDouble() - 0.5) < 0.005);
    mouse(*m_slider, QEvent::MouseButtonRelease, half, Qt::LeftButton);
    QCOMPARE(started.size(), 3);
    mouse(*m_slider, QEvent::MouseButtonPress, half, Qt::RightButton);
    QCOMPARE(started.size(), 3);
}

void TestFieldStates::theSlidersEndsAreKeysToo()
{
    QSignalSpy stepped(m_slider, &ValueSlider::stepped);
    m_slider->setValue(0.5);
    QTest::keyClick(m_slider, Qt::Key_Home);
    QTest::keyClick(m_slider, Qt::Key_End);
    QTest::keyClick(m_slider, Qt::Key_Left, Qt::ShiftModifier);
    QCOMPARE(stepped.size(), 3);
    QCOMPARE(stepped.at(0).first().toDouble(), 0.0);
    QCOMPARE(stepped.at(1).first().toDouble(), 1.0);
    QCOMPARE(stepped.at(2).first().toDouble(), 0.4);
}

void TestFieldStates::aSwitchSaysItsStateAndAsksForTheOther()
{
    SwitchField field;
    QSignalSpy wanted(&field, &SwitchField::wanted);
    QCOMPARE(field.text(), QStringLiteral("—"));
    QCOMPARE(field.focusPolicy(), Qt::TabFocus);
    field.click();
    field.setState(true);
    QCOMPARE(field.text(), QStringLiteral("on"));
    field.click();
    QCOMPARE(field.state(), std::optional(true)); // the owner sets the state
    field.setState(false);
    QCOMPARE(field.text(), QStringLiteral("off"));
    field.click();
    QCOMPARE(wanted.size(), 3);
    QCOMPARE(wanted.at(0).first().toBool(), true);
    QCOMPARE(wanted.at(1).first().toBool(), false);
    QCOMPARE(wanted.at(2).first().toBool(), true);
    field.setReadOnly(true);
    QCOMPARE(field.focusPolicy(), Qt::NoFocus);
    field.click();
    QCOMPARE(wanted.size(), 3);
    field.setReadOnly(false);
    QVERIFY(field.focusPolicy() & Qt::TabFocus);
    field.setDraft(true);
    QVERIFY(field.font().italic());
    field.setDraft(false);
    QVERIFY(!field.font().italic());
}

void TestFieldStates::aCutTextIsItsToolTip()
{
    ElidedLabel label;
    const QString text = QStringLiteral("3 keys at frame 10, not shown");
    label.setText(text);
    QCOMPARE(label.minimumSizeHint().width(), 0);
    const auto tip = [&](int width) {
        label.resize(width, 24);
        label.show();
        QToolTip::hideText();
        if (!QTest::qWaitFor([] { return !QToolTip::isVisible(); }))
            return QStringLiteral("the tool tip of before");
        const QPoint at(3, 3);
        QHelpEvent event(QEvent::ToolTip, at, label.mapToGlobal(at));
        QCoreApplication::sendEvent(&label, &event);
        return QToolTip::isVisible() ? QToolTip::text() : QString();
    };
    QCOMPARE(tip(60), text);
    label.setText(QStringLiteral("3"));
    QCOMPARE(tip(60), QString());
    label.setColour(Qt::red);
    QCOMPARE(label.palette().color(QPalette::WindowText), QColor(Qt::red));
}

void TestFieldStates::aNarrowLabelShowsAShorterForm()
{
    ElidedLabel label;
    const QString whole = QStringLiteral("8392 keys (840 not shown) in frames 0–3000");
    const QString shorter = QStringLiteral("8392 keys (840 not shown), 0–3000");
    const QString shortest = QStringLiteral("8392 keys, 0–3000 …");
    label.setText(whole);
    label.setShorter({shorter, shortest});
    const auto shownAt = [&](int width) {
        label.resize(width, 24);
        return label.shownText();
    };
    const auto widthOf = [&](const QString& text) {
        return label.fontMetrics().horizontalAdvance(text);
    };
    QCOMPARE(shownAt(widthOf(whole)), whole);
    QCOMPARE(shownAt(widthOf(whole) - 1), shorter);
    QCOMPARE(shownAt(widthOf(shorter) - 1), shortest);
    const QString cut = shownAt(widthOf(shortest) - 1);
    QVERIFY(cut.endsWith(u'…') && cut.startsWith(u"8392 keys, 0"));
    QCOMPARE(label.text(), whole);
    label.setText(QStringLiteral("another text that has no shorter form")); // not the old one's
    QVERIFY(shownAt(80).startsWith(u"another"));
}

void TestFieldStates::aHeadingIsNoEntry()
{
    QMenu menu;
    QAction* first = addMenuHeading(menu, QStringLiteral("A <b>model</b>"));
    menu.addAction(QStringLiteral("Ask"));
    QAction* second = addMenuHeading(menu, QStringLiteral("A motion"));
    const auto label = [](QAction* heading) {
        return qobject_cast<QLabel*>(
            qobject_cast<QWidgetAction*>(heading)->defaultWidget()); // the menu's heading
    };
    for (QAction* each : {first, second}) {
        QVERIFY(each->isSeparator() && !each->isEnabled());
        QCOMPARE(label(each)->text(), each->text());
        QCOMPARE(label(each)->textFormat(), Qt::PlainText);
        QVERIFY(label(each)->font().bold());
    }
    QVERIFY(label(second)->contentsMargins().top() > label(first)->contentsMargins().top());
    QCOMPARE(menu.actions().size(), 3);
}

QTEST_MAIN(TestFieldStates)
#include "test_field_states.moc"
