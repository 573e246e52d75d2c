// SPDX-License-Identifier: MIT
#include "ui/fields/spoken/spoken_role.h"
#include "ui/fields/switch_field.h"
#include "ui/fields/value_slider.h"

#include <QtTest/QtTest>
#include <QtWidgets/QComboBox>

using namespace odori;

/// What screen readers get from fields that paint themselves.
class TestSpokenFields : public QObject {
    Q_OBJECT
private slots:
    void aSliderSaysItsNumberAndTakesOne();
    void aSwitchSaysWhetherItIsOn();
    void aReaderPressesASwitch();
    void aRoleReplacesTheOneThatQtGuessed();
    void theDescriptionIsAskedEachTime();
    void aBoxWithoutALabelSaysItsName();

private:
    [[nodiscard]] static QAccessibleInterface& spoken(QWidget& widget)
    {
        return *QAccessible::queryAccessibleInterface(&widget);
    }
};

void TestSpokenFields::aSliderSaysItsNumberAndTakesOne()
{
    ValueSlider slider;
    slider.setAccessibleName(QStringLiteral("Weight"));
    slider.setValue(0.25);
    QAccessibleInterface& reader = spoken(slider);
    QCOMPARE(reader.role(), QAccessible::Slider);
    QCOMPARE(reader.text(QAccessible::Name), QStringLiteral("Weight"));
    QCOMPARE(reader.text(QAccessible::Value), QStringLiteral("0.25"));
    QAccessibleValueInterface* number = reader.valueInterface();
    QVERIFY(number);
    QCOMPARE(number->currentValue().toDouble(), 0.25);
    QCOMPARE(number->maximumValue().toDouble(), 1.0);
    QSignalSpy stepped(&slider, &ValueSlider::stepped);
    number->setCurrentValue(0.5);
    number->setCurrentValue(7.0); // not beyond its end
    QCOMPARE(stepped.count(), 2);
    QCOMPARE(stepped[0][0].toDouble(), 0.5);
    QCOMPARE(stepped[1][0].toDouble(), 1.0);
}

void TestSpokenFields::aSwitchSaysWhetherItIsOn()
{
    SwitchField field;
    field.setAccessibleName(QStringLiteral("IK of the left foot"));
    QCOMPARE(spoken(field).role(), QAccessible::CheckBox);
    QVERIFY(spoken(field).state().checkStateMixed);
    field.setState(true);
    QVERIFY(spoken(field).state().checked && !spoken(field).state().checkStateMixed);
    QCOMPARE(spoken(field).text(QAccessible::Value), field.text());
    field.setState(false);
    QVERIFY(!spoken(field).state().checked && spoken(field).state().checkable);
}

void TestSpokenFields::aReaderPressesASwitch()
{
    SwitchField field;
    field.setState(false);
    QSignalSpy wanted(&field, &SwitchField::wanted);
    QAccessibleActionInterface* actions = spoken(field).actionInterface();
    QVERIFY(actions && actions->actionNames().contains(QAccessibleActionInterface::toggleAction()));
    actions->doAction(QAccessibleActionInterface::toggleAction());
    QCOMPARE(wanted.count(), 1);
    QCOMPARE(wanted[0][0].toBool(), true);
}

void TestSpokenFields::aRoleReplacesTheOneThatQtGuessed()
{
    QWidget painted;
    painted.setAccessibleName(QStringLiteral("Curve"));
    QCOMPARE(spoken(painted).role(), QAccessible::Client);
    setSpokenRole(painted, QAccessible::Canvas);
    QCOMPARE(spoken(painted).role(), QAccessible::Canvas);
    QCOMPARE(spoken(painted).text(QAccessible::Name), QStringLiteral("Curve"));
    QWidget other;
    QCOMPARE(spoken(other).role(), QAccessible::Client);
}

void TestSpokenFields::theDescriptionIsAskedEachTime()
{
    QWidget painted;
    QString shown = QStringLiteral("one");
    setSpokenRole(painted, QAccessible::Canvas, [&] { return shown; });
    QCOMPARE(spoken(painted).text(QAccessible::Description), shown);
    shown = QStringLiteral("two");
    QCOMPARE(spoken(painted).text(QAccessible::Description), shown);
    shown.clear();
    painted.setAccessibleDescription(QStringLiteral("its own"));
    QCOMPARE(spoken(painted).text(QAccessible::Description), QStringLiteral("its own"));
}

void TestSpokenFields::aBoxWithoutALabelSaysItsName()
{
    QComboBox box;
    box.addItem(QStringLiteral("30 fps"));
    setSpokenName(box, QStringLiteral("Frames per second"));
    const QStringList texts{spoken(box).text(QAccessible::Name),
        spoken(box).text(QAccessible::Value), spoken(box).text(QAccessible::Description)};
    QVERIFY(texts.contains(QStringLiteral("Frames per second")));
    QVERIFY(texts.contains(QStringLiteral("30 fps")));
}

QTEST_MAIN(TestSpokenFields)
#include "test_spoken_fields.moc"
