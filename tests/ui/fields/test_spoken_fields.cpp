// SPDX-License-Identifier: MIT
#include "ui/fields/spoken/spoken_box.h"
#include "ui/fields/spoken/spoken_line.h"
#include "ui/fields/spoken/spoken_notice.h"
#include "ui/fields/spoken/spoken_now.h"
#include "ui/fields/spoken/spoken_role.h"
#include "ui/fields/spoken/spoken_rows.h"
#include "ui/fields/switch_field.h"
#include "ui/fields/value_slider.h"

#include <QtCore/QModelIndex>
#include <QtCore/QStringList>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QAbstractItemView>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

using namespace odori;

namespace {

/// The texts of the two labels that a screen reader is led to in turn. Qt reports events only while
/// a screen reader runs, so they are not checked here.
QStringList saidIn(const QWidget& widget)
{
    QStringList said;
    for (const QWidget* each : spokenLabelsIn(widget))
        said.append(each->accessibleName());
    return said;
}

void focus(QWidget& widget)
{
    widget.show();
    widget.activateWindow();
    widget.setFocus();
    QTRY_VERIFY(widget.hasFocus());
}

/// Counts how often it reports its current row.
class CountingList : public QListWidget {
public:
    int reports = 0;

protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override
    {
        ++reports;
        QListWidget::currentChanged(current, previous);
    }
};

} // namespace

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
    void aLineSaysItsLastLetter();
    void aReaderWritesIntoALine();
    void aBoxSaysWhatIsChosen();
    void theSameTextIsSaidAgain();
    void nothingIsSaidWithoutTheFocus();
    void aNoticeIsANotification();
    void aListSaysItsRowWhenTheFocusComesBack();

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

/// Orca takes the text up to the end of the last range of attributes.
void TestSpokenFields::aLineSaysItsLastLetter()
{
    installSpokenLines();
    QLineEdit line(QStringLiteral("154"));
    line.setAccessibleName(QStringLiteral("Red"));
    QAccessibleInterface& reader = spoken(line);
    QCOMPARE(reader.role(), QAccessible::EditableText);
    QCOMPARE(reader.text(QAccessible::Name), QStringLiteral("Red"));
    QCOMPARE(reader.text(QAccessible::Value), QStringLiteral("154"));
    QAccessibleTextInterface* text = reader.textInterface();
    QVERIFY(text);
    int start = -1;
    int end = -1;
    text->attributes(2, &start, &end);
    QCOMPARE(start, 0);
    QCOMPARE(end, 3);
    QCOMPARE(text->text(0, 3), QStringLiteral("154"));
    QCOMPARE(text->text(1, 2), QStringLiteral("5"));
    QCOMPARE(text->selectionCount(), 0);
    line.selectAll();
    QCOMPARE(text->selectionCount(), 1);
    text->selection(0, &start, &end);
    QCOMPARE(start, 0);
    QCOMPARE(end, 3);
    QVERIFY(text->characterRect(2).left() > text->characterRect(0).left());
    QCOMPARE(text->offsetAtPoint(text->characterRect(2).center()), 2);
}

void TestSpokenFields::aReaderWritesIntoALine()
{
    installSpokenLines();
    QLineEdit line(QStringLiteral("154"));
    QAccessibleEditableTextInterface* text = spoken(line).editableTextInterface();
    QVERIFY(text);
    text->insertText(1, QStringLiteral("7"));
    QCOMPARE(line.text(), QStringLiteral("1754"));
    text->deleteText(0, 2);
    QCOMPARE(line.text(), QStringLiteral("54"));
    QVERIFY(spoken(line).state().editable);
    line.setReadOnly(true);
    text->deleteText(0, 2);
    QCOMPARE(line.text(), QStringLiteral("54"));
    QVERIFY(spoken(line).state().readOnly);
}

void TestSpokenFields::aBoxSaysWhatIsChosen()
{
    installSpokenBoxes();
    QComboBox box;
    box.addItems({QStringLiteral("Mode 1"), QStringLiteral("Mode 2")});
    box.setAccessibleName(QStringLiteral("Mode"));
    QCOMPARE(spoken(box).role(), QAccessible::ComboBox);
    QCOMPARE(spoken(box).text(QAccessible::Name), QStringLiteral("Mode"));
    QCOMPARE(spoken(box).text(QAccessible::Description), QStringLiteral("Mode 1"));
    QCOMPARE(spoken(box).childCount(), 1);
    QCOMPARE(spoken(box).child(0)->object(), static_cast<QObject*>(box.view()));
    focus(box);
    QTest::keyClick(&box, Qt::Key_Down);
    QCOMPARE(saidIn(box), QStringList({QStringLiteral("Mode 2"), QString()}));
    QCOMPARE(spoken(box).text(QAccessible::Description), QStringLiteral("Mode 2"));
    QVERIFY(box.hasFocus());
    QAccessibleInterface& label = spoken(*spokenLabelsIn(box).front());
    QVERIFY(spoken(box).indexOfChild(&label) > 0); // Orca ignores others
    QCOMPARE(spoken(box).child(spoken(box).indexOfChild(&label)), &label);
}

/// A screen reader is silent if the same object gets the focus again.
void TestSpokenFields::theSameTextIsSaidAgain()
{
    QPushButton widget;
    focus(widget);
    const QString one = QStringLiteral("frame 1");
    const QString two = QStringLiteral("frame 2");
    speakNow(widget, one);
    speakNow(widget, one);
    QCOMPARE(saidIn(widget), QStringList({one, one}));
    speakNow(widget, two);
    QCOMPARE(saidIn(widget), QStringList({two, one}));
    QWidget& label = *spokenLabelsIn(widget).front();
    QCOMPARE(spoken(label).role(), QAccessible::ListItem);
    QVERIFY(!spoken(label).state().invisible);
    QVERIFY(widget.hasFocus());
    QVERIFY(label.testAttribute(Qt::WA_TransparentForMouseEvents));
}

void TestSpokenFields::nothingIsSaidWithoutTheFocus()
{
    QWidget widget;
    speakNow(widget, QStringLiteral("frame 1"));
    QVERIFY(widget.children().isEmpty());
}

void TestSpokenFields::aNoticeIsANotification()
{
    QWidget widget;
    QCOMPARE(spoken(widget).role(), QAccessible::Client);
    for (const QString& each : {QStringLiteral("Copied 3 keys"), QStringLiteral("Undone")}) {
        sayNotice(widget, each);
        QCOMPARE(spoken(widget).role(), QAccessible::Notification);
        QCOMPARE(spoken(widget).text(QAccessible::Name), each);
    }
}

void TestSpokenFields::aListSaysItsRowWhenTheFocusComesBack()
{
    speakCurrentRows(*qApp);
    QWidget top;
    auto* layout = new QVBoxLayout(&top);
    auto* list = new CountingList;
    auto* field = new QLineEdit;
    layout->addWidget(list);
    layout->addWidget(field);
    list->addItems({QStringLiteral("one"), QStringLiteral("two")});
    list->setCurrentRow(1);
    top.show();
    focus(*field);
    list->reports = 0;
    list->setFocus(Qt::TabFocusReason);
    QTRY_COMPARE(list->reports, 1);
    QCOMPARE(list->currentRow(), 1);
    field->setFocus();
    list->setFocus(Qt::MouseFocusReason); // it must not scroll between a press and its release
    QTest::qWait(20);
    QCOMPARE(list->reports, 1);
}

QTEST_MAIN(TestSpokenFields)
#include "test_spoken_fields.moc"
