// SPDX-License-Identifier: MIT
#include "tests/ui/fields/field_stage.h"
#include "ui/fields/switch_field.h"

using namespace odori;
using odori::test::FieldStage;

/// A number field, its drag label and a slider, checked by the signals that they send.
class TestFields : public QObject, private FieldStage {
    Q_OBJECT
private slots:
    void init() { QVERIFY(open(10)); }
    void cleanup() { m_window.reset(); }
    void theLabelDrags_data();
    void theLabelDrags();
    void eachDragOfTheLabelStartsAnew();
    void anotherButtonEndsNoDrag();
    void escapeTakesTheLabelsDragBack();
    void theSliderDrags_data();
    void theSliderDrags();
    void aDragGoesOnFromWhereItJumped_data();
    void aDragGoesOnFromWhereItJumped();
    void theSlidersKeysStep();
    void escapeTakesTheSlidersDragBack();
    void theNumbersKeysAdjust();
    void theWheelCollectsPartsOfNotches();
    void theRangeHolds();
    void whatDiffersOrIsNothingIsNoNumber();
    void aNumberThatIsTooWideShowsItsStart();
    void aSwitchHasRoomForItsText();
};

void TestFields::theLabelDrags_data()
{
    QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
    QTest::addColumn<double>("delta");
    QTest::newRow("plain") << Qt::KeyboardModifiers() << 2.5; // 20 pixels, 4 per step of 0.5
    QTest::newRow("fine") << Qt::KeyboardModifiers(Qt::ControlModifier) << 0.25;
    QTest::newRow("coarse") << Qt::KeyboardModifiers(Qt::ShiftModifier) << 25.0;
}

void TestFields::theLabelDrags()
{
    QFETCH(Qt::KeyboardModifiers, modifiers);
    QFETCH(double, delta);
    QSignalSpy started(m_field, &NumberField::adjustStarted);
    QSignalSpy adjusted(m_field, &NumberField::adjusted);
    QSignalSpy finished(m_field, &NumberField::adjustFinished);
    mouse(*m_label, QEvent::MouseMove, {40, 4}); // no button was pressed
    QCOMPARE(started.size() + adjusted.size(), 0);
    mouse(*m_label, QEvent::MouseButtonPress, {4, 4}, Qt::LeftButton);
    mouse(*m_label, QEvent::MouseMove, {14, 4}, Qt::NoButton, modifiers);
    mouse(*m_label, QEvent::MouseMove, {24, 4}, Qt::NoButton, modifiers);
    QCOMPARE(started.size(), 1);
    QCOMPARE(adjusted.last().first().toDouble(), delta);
    QCOMPARE(finished.size(), 0);
    mouse(*m_label, QEvent::MouseButtonRelease, {24, 4}, Qt::LeftButton);
    QCOMPARE(finished.size(), 1);
    mouse(*m_label, QEvent::MouseMove, {60, 4});
    QCOMPARE(adjusted.size(), 2);
    QCOMPARE(m_field->value(), 3.0); // the owner sets the value
}

/// The number already contains the previous drag's change; a cancelled drag changes nothing.
void TestFields::eachDragOfTheLabelStartsAnew()
{
    QSignalSpy adjusted(m_field, &NumberField::adjusted);
    for (const bool isTakenBack : {false, true}) {
        mouse(*m_label, QEvent::MouseButtonPress, {4, 4}, Qt::LeftButton);
        mouse(*m_label, QEvent::MouseMove, {24, 4});
        QCOMPARE(adjusted.takeLast().first().toDouble(), 2.5);
        if (isTakenBack)
            QTest::keyClick(m_label, Qt::Key_Escape);
        mouse(*m_label, QEvent::MouseButtonRelease, {24, 4}, Qt::LeftButton);
        mouse(*m_label, QEvent::MouseButtonPress, {60, 4}, Qt::LeftButton);
        mouse(*m_label, QEvent::MouseMove, {52, 4});
        QCOMPARE(adjusted.takeLast().first().toDouble(), -1.0);
        mouse(*m_label, QEvent::MouseButtonRelease, {52, 4}, Qt::LeftButton);
    }
}

void TestFields::anotherButtonEndsNoDrag()
{
    QSignalSpy finished(m_field, &NumberField::adjustFinished);
    QSignalSpy slid(m_slider, &ValueSlider::adjustFinished);
    for (QWidget* each : {static_cast<QWidget*>(m_label), static_cast<QWidget*>(m_slider)}) {
        mouse(*each, QEvent::MouseButtonPress, {4, 4}, Qt::LeftButton);
        mouse(*each, QEvent::MouseButtonPress, {4, 4}, Qt::RightButton);
        mouse(*each, QEvent::MouseButtonRelease, {4, 4}, Qt::RightButton);
        QCOMPARE(finished.size() + slid.size(), each == m_slider ? 1 : 0);
        mouse(*each, QEvent::MouseButtonRelease, {4, 4}, Qt::LeftButton);
    }
    QCOMPARE(finished.size(), 1);
    QCOMPARE(slid.size(), 1);
}

void TestFields::escapeTakesTheLabelsDragBack()
{
    QSignalSpy cancelled(m_field, &NumberField::adjustCancelled);
    QSignalSpy adjusted(m_field, &NumberField::adjusted);
    mouse(*m_label, QEvent::MouseButtonPress, {4, 4}, Qt::LeftButton);
    mouse(*m_label, QEvent::MouseMove, {24, 4});
    QTest::keyClick(m_label, Qt::Key_Shift); // a modifier does not affect the drag
    QCOMPARE(cancelled.size(), 0);
    QTest::keyClick(m_label, Qt::Key_Escape);
    QCOMPARE(cancelled.size(), 1);
    mouse(*m_label, QEvent::MouseMove, {60, 4});
    mouse(*m_label, QEvent::MouseButtonRelease, {60, 4}, Qt::LeftButton);
    QCOMPARE(adjusted.size(), 1);
    QVERIFY(!m_field->isAdjusting());
}

void TestFields::theSliderDrags_data()
{
    QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
    QTest::addColumn<double>("to");
    QTest::addColumn<double>("expected");
    QTest::newRow("plain") << Qt::KeyboardModifiers() << 0.75 << 0.75;
    QTest::newRow("fine") << Qt::KeyboardModifiers(Qt::ControlModifier) << 0.75 << 0.3;
    QTest::newRow("over the end") << Qt::KeyboardModifiers() << 1.5 << 1.0;
    QTest::newRow("under the end") << Qt::KeyboardModifiers() << -0.5 << 0.0;
}

void TestFields::theSliderDrags()
{
    QFETCH(Qt::KeyboardModifiers, modifiers);
    QFETCH(double, to);
    QFETCH(double, expected);
    m_slider->setValue(0.25);
    QSignalSpy adjusted(m_slider, &ValueSlider::adjusted);
    QSignalSpy finished(m_slider, &ValueSlider::adjustFinished);
    const QPointF begin = m_slider->positionOf(0.25);
    const QPointF whole = m_slider->positionOf(1.0) - m_slider->positionOf(0.0);
    mouse(*m_slider, QEvent::MouseButtonPress, begin, Qt::LeftButton, modifiers);
    mouse(*m_slider, QEvent::MouseMove, begin + whole * (to - 0.25), Qt::NoButton, modifiers);
    QVERIFY(std::abs(adjusted.last().first().toDouble() - expected) < 0.005);
    mouse(*m_slider, QEvent::MouseButtonRelease, begin, Qt::LeftButton);
    QCOMPARE(finished.size(), 1);
    const qsizetype before = adjusted.size();
    mouse(*m_slider, QEvent::MouseMove, begin);
    QCOMPARE(adjusted.size(), before);
}

void TestFields::aDragGoesOnFromWhereItJumped_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<double>("press");
    QTest::newRow("from nothing") << 0.0 << 0.8;
    QTest::newRow("from the other end") << 1.0 << 0.3;
    QTest::newRow("from beyond the end") << 3.0 << 0.5;
}

/// Whether the owner applies the new value in the meantime or not.
void TestFields::aDragGoesOnFromWhereItJumped()
{
    QFETCH(double, value);
    QFETCH(double, press);
    QSignalSpy adjusted(m_slider, &ValueSlider::adjusted);
    const auto isAt = [&](double wanted) {
        return std::abs(adjusted.last().first().toDouble() - wanted) < 0.005;
    };
    for (const bool isTaken : {true, false}) {
        m_slider->setValue(value);
        mouse(*m_slider, QEvent::MouseButtonPress, m_slider->positionOf(press), Qt::LeftButton);
        QCOMPARE(adjusted.size(), 1);
        QVERIFY(isAt(press));
        if (isTaken)
            m_slider->setValue(press);
        for (const double to : {press + 0.05, press - 0.1, press + 0.1}) {
            mouse(*m_slider, QEvent::MouseMove, m_slider->positionOf(to));
            QVERIFY2(isAt(to), qPrintable(QString::number(adjusted.last().first().toDouble())));
        }
        mouse(*m_slider, QEvent::MouseMove, m_slider->positionOf(press), Qt::NoButton,
            Qt::ControlModifier); // a tenth of the way back
        QVERIFY(isAt(press + 0.09));
        mouse(*m_slider, QEvent::MouseButtonRelease, m_slider->positionOf(press), Qt::LeftButton);
        adjusted.clear();
    }
}

void TestFields::theSlidersKeysStep()
{
    QSignalSpy stepped(m_slider, &ValueSlider::stepped);
    QSignalSpy reset(m_slider, &ValueSlider::resetRequested);
    m_slider->setValue(0.5);
    const auto press = [&](Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(m_slider, key, modifiers);
        return stepped.takeLast().first().toDouble();
    };
    QCOMPARE(press(Qt::Key_Right), 0.51);
    QCOMPARE(press(Qt::Key_Left), 0.49);
    QCOMPARE(press(Qt::Key_Right, Qt::ShiftModifier), 0.6);
    m_slider->setValue(0.995);
    QCOMPARE(press(Qt::Key_Right), 1.0);
    m_slider->setValue(0.005);
    QCOMPARE(press(Qt::Key_Left), 0.0);
    QTest::mouseDClick(m_slider, Qt::RightButton);
    QCOMPARE(reset.size(), 0);
    QTest::mouseDClick(m_slider, Qt::LeftButton);
    QCOMPARE(reset.size(), 1);
}

void TestFields::escapeTakesTheSlidersDragBack()
{
    QSignalSpy cancelled(m_slider, &ValueSlider::adjustCancelled);
    QSignalSpy finished(m_slider, &ValueSlider::adjustFinished);
    QTest::keyClick(m_slider, Qt::Key_Escape); // no drag runs
    QCOMPARE(cancelled.size(), 0);
    mouse(*m_slider, QEvent::MouseButtonPress, m_slider->positionOf(0.5), Qt::LeftButton);
    QTest::keyClick(m_slider, Qt::Key_Escape);
    mouse(*m_slider, QEvent::MouseButtonRelease, m_slider->positionOf(0.5), Qt::LeftButton);
    QCOMPARE(cancelled.size(), 1);
    QCOMPARE(finished.size(), 0);
}

void TestFields::theNumbersKeysAdjust()
{
    QSignalSpy adjusted(m_field, &NumberField::adjusted);
    m_field->setFocus();
    QTest::keyClick(m_field, Qt::Key_Up);
    QTest::keyClick(m_field, Qt::Key_Up, Qt::ShiftModifier);
    QTest::keyClick(m_field, Qt::Key_Down, Qt::ControlModifier);
    QCOMPARE(adjusted.size(), 3);
    QCOMPARE(adjusted.at(0).first().toDouble(), 0.5);
    QCOMPARE(adjusted.at(1).first().toDouble(), 5.5);
    QCOMPARE(adjusted.at(2).first().toDouble(), 5.45);
}

void TestFields::theWheelCollectsPartsOfNotches()
{
    QSignalSpy adjusted(m_field, &NumberField::adjusted);
    m_slider->setFocus(Qt::OtherFocusReason);
    turn(120);
    QCOMPARE(adjusted.size(), 0); // ignored, so that a panel can scroll under the mouse
    m_field->setFocus();
    turn(60);
    turn(60);
    QCOMPARE(adjusted.last().first().toDouble(), 0.5);
    turn(-240);
    QCOMPARE(adjusted.last().first().toDouble(), -0.5);
}

void TestFields::theRangeHolds()
{
    QCOMPARE(m_field->clamped(11), 10.0);
    QCOMPARE(m_field->clamped(-11), -10.0);
    QCOMPARE(m_field->clamped(2.345), 2.345); // decimals only affect the text
    m_field->setDecimals(0);
    QCOMPARE(m_field->clamped(2.6), 3.0);
    m_field->setAccessibleName(QStringLiteral("Size"));
    QSignalSpy edited(m_field, &NumberField::edited);
    QSignalSpy limited(m_field, &NumberField::limited);
    const auto type = [this](const QString& text) {
        m_field->setFocus();
        m_field->selectAll();
        QTest::keyClicks(m_field, text);
        QTest::keyClick(m_field, Qt::Key_Return);
    };
    type(QStringLiteral("99"));
    QCOMPARE(edited.size(), 1);
    QCOMPARE(edited.first().first().toDouble(), 10.0);
    QCOMPARE(limited.takeLast().first().toString(), u"Size cannot be more than 10."_qs);
    type(QStringLiteral("-10.5"));
    QCOMPARE(edited.last().first().toDouble(), -10.0);
    QCOMPARE(limited.takeLast().first().toString(), u"Size cannot be less than −10."_qs);
    type(QStringLiteral("7"));
    QCOMPARE(edited.last().first().toDouble(), 7.0);
    QVERIFY(limited.isEmpty());
}

void TestFields::whatDiffersOrIsNothingIsNoNumber()
{
    m_field->setMixed();
    QVERIFY(m_field->isMixed());
    QCOMPARE(m_field->text(), QStringLiteral("—"));
    QSignalSpy edited(m_field, &NumberField::edited);
    m_field->setFocus();
    QTest::keyClick(m_field, Qt::Key_Return);
    QCOMPARE(edited.size(), 0);
    m_field->setNothing();
    QVERIFY(!m_field->isMixed() && m_field->text().isEmpty());
    m_field->setValue(3.0);
    QCOMPARE(m_field->text(), QStringLiteral("3.00"));
}

/// −1234.5678 must not be read as 4.5678.
void TestFields::aNumberThatIsTooWideShowsItsStart()
{
    m_field->setRange(-10000, 10000);
    m_field->setDecimals(4);
    m_field->setFixedWidth(m_field->fontMetrics().horizontalAdvance(QStringLiteral("4.5678")));
    const auto firstShown = [this] {
        m_field->grab(); // painting scrolls the text
        return m_field->cursorPositionAt({0, m_field->height() / 2});
    };
    m_slider->setFocus(Qt::OtherFocusReason);
    m_field->setValue(-1234.5678); // e.g. of a file
    QCOMPARE(m_field->text(), QStringLiteral("−1234.5678"));
    QCOMPARE(firstShown(), 0);
    m_field->setFocus();
    QTRY_COMPARE(m_field->selectedText(), QStringLiteral("−1234.5678"));
    QCOMPARE(firstShown(), 0);
    QTest::keyClicks(m_field, QStringLiteral("-9876.5432"));
    QVERIFY(firstShown() > 0); // the cursor is visible while the user types
    QSignalSpy edited(m_field, &NumberField::edited);
    QTest::keyClick(m_field, Qt::Key_Return);
    QCOMPARE(edited.first().first().toDouble(), -9876.5432);
    QVERIFY(!m_field->hasFocus());
    m_field->setValue(-9876.5432);
    QCOMPARE(firstShown(), 0);
}

void TestFields::aSwitchHasRoomForItsText()
{
    SwitchField field;
    const int text = field.fontMetrics().horizontalAdvance(QStringLiteral("−1234.567°"));
    QVERIFY(field.sizeHint().width() > text);
    QVERIFY(field.sizeHint().height() > field.fontMetrics().height());
    QVERIFY(m_field->sizeHint().width() > text);
}

QTEST_MAIN(TestFields)
#include "test_fields.moc"
