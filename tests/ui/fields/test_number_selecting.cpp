// SPDX-License-Identifier: MIT
#include "ui/fields/number_field.h"
#include "ui/fields/number_selecting.h"

#include <QtCore/QCoreApplication>
#include <QtTest/QTest>
#include <QtWidgets/QDoubleSpinBox>
#include <QtWidgets/QVBoxLayout>

using namespace odori;

/// The text that a double click selects in number fields.
class TestNumberSelecting : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m_window.reset(); }
    void theNumberAtTheMouseIsSelected_data();
    void theNumberAtTheMouseIsSelected();
    void theRightButtonSelectsNothing();
    void afterTheReleaseTheMouseSelectsAsEver();
    void aThirdClickKeepsTheNumber();
    void besideTheNumberOfABoxTheWholeNumberIsReplaced_data();
    void besideTheNumberOfABoxTheWholeNumberIsReplaced();
    void aTooWideNumberShowsItsStart();

private:
    /// A point where a click puts the cursor before the letter `at`.
    static QPoint placeOf(QLineEdit& line, int at)
    {
        int first = -1, last = -1;
        for (int x = 0; x < line.width(); ++x)
            if (line.cursorPositionAt({x, line.height() / 2}) == at) {
                first = first < 0 ? x : first;
                last = x;
            }
        return {(first + last) / 2, line.height() / 2};
    }
    static void send(QLineEdit& line, QEvent::Type type, const QPoint& at,
        Qt::MouseButton button = Qt::LeftButton)
    {
        const bool isMove = type == QEvent::MouseMove;
        QMouseEvent event(type, at, line.mapToGlobal(at), isMove ? Qt::NoButton : button,
            type == QEvent::MouseButtonRelease ? Qt::NoButton : button, {});
        QCoreApplication::sendEvent(&line, &event);
    }
    static void doubleClick(QLineEdit& line, const QPoint& at)
    {
        send(line, QEvent::MouseButtonPress, at);
        send(line, QEvent::MouseButtonRelease, at);
        send(line, QEvent::MouseButtonDblClick, at);
        send(line, QEvent::MouseMove, at + QPoint(30, 0)); // the hand moves slightly
        send(line, QEvent::MouseButtonRelease, at);
    }

    std::unique_ptr<QWidget> m_window;
    QLineEdit* m_line = nullptr;
    QDoubleSpinBox* m_box = nullptr;
};

void TestNumberSelecting::init()
{
    m_window = std::make_unique<QWidget>();
    m_line = new QLineEdit;
    m_box = new QDoubleSpinBox;
    m_box->setButtonSymbols(QAbstractSpinBox::NoButtons);
    m_box->setRange(-100, 100);
    m_box->setPrefix(QStringLiteral("about "));
    m_box->setSuffix(QStringLiteral(" steps"));
    m_box->setValue(12.5);
    selectWholeNumbers(*m_line);
    selectWholeNumbers(*m_box);
    auto* layout = new QVBoxLayout(m_window.get());
    layout->addWidget(m_line);
    layout->addWidget(m_box);
    m_window->resize(400, 120);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void TestNumberSelecting::theNumberAtTheMouseIsSelected_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("at");
    QTest::addColumn<QString>("selected");
    const auto row = [](const char* name, const QString& text, int at, const QString& selected) {
        QTest::newRow(name) << text << at << selected;
    };
    row("at the first letter", u"12.5 s"_qs, 0, u"12.5"_qs);
    row("within", u"12.5 s"_qs, 2, u"12.5"_qs);
    row("behind the last letter", u"12.5 s"_qs, 4, u"12.5"_qs);
    row("at the unit", u"12.5 s"_qs, 5, u"12.5 s"_qs);
    row("at the end", u"12.5 s"_qs, 6, u"12.5 s"_qs);
    row("before a minus sign", u"× −12,5 °"_qs, 2, u"−12,5"_qs);
    row("behind a minus sign", u"× −12,5 °"_qs, 3, u"−12,5"_qs);
    row("at a prefix", u"× −12,5 °"_qs, 1, u"× −12,5 °"_qs);
    row("a hyphen", u"-7"_qs, 1, u"-7"_qs);
    row("the first of four", u"0 127 64 +3"_qs, 1, u"0"_qs);
    row("before the second", u"0 127 64 +3"_qs, 2, u"127"_qs);
    row("behind the second", u"0 127 64 +3"_qs, 5, u"127"_qs);
    row("the last", u"0 127 64 +3"_qs, 11, u"+3"_qs);
    row("nothing", QString(), 0, QString());
}

void TestNumberSelecting::theNumberAtTheMouseIsSelected()
{
    QFETCH(QString, text);
    QFETCH(int, at);
    QFETCH(QString, selected);
    m_line->setText(text);
    m_line->setCursorPosition(0);
    doubleClick(*m_line, placeOf(*m_line, at));
    QCOMPARE(m_line->selectedText(), selected);
}

void TestNumberSelecting::theRightButtonSelectsNothing()
{
    m_line->setText(QStringLiteral("12.5 s"));
    m_line->deselect();
    send(*m_line, QEvent::MouseButtonDblClick, placeOf(*m_line, 2), Qt::RightButton);
    QVERIFY(!m_line->hasSelectedText());
}

void TestNumberSelecting::afterTheReleaseTheMouseSelectsAsEver()
{
    m_line->setText(QStringLiteral("1 234 5"));
    doubleClick(*m_line, placeOf(*m_line, 3));
    QCOMPARE(m_line->selectedText(), QStringLiteral("234"));
    send(*m_line, QEvent::MouseButtonPress, placeOf(*m_line, 0));
    send(*m_line, QEvent::MouseMove, placeOf(*m_line, 4));
    send(*m_line, QEvent::MouseButtonRelease, placeOf(*m_line, 4));
    QCOMPARE(m_line->selectedText(), QStringLiteral("1 23"));
    send(*m_line, QEvent::MouseMove, placeOf(*m_line, 7)); // belongs to a press elsewhere
    QCOMPARE(m_line->selectedText(), QStringLiteral("1 234 5"));
}

void TestNumberSelecting::aThirdClickKeepsTheNumber()
{
    m_line->setText(QStringLiteral("1 234 5"));
    doubleClick(*m_line, placeOf(*m_line, 3));
    send(*m_line, QEvent::MouseButtonPress, placeOf(*m_line, 3));
    send(*m_line, QEvent::MouseButtonRelease, placeOf(*m_line, 3));
    QCOMPARE(m_line->selectedText(), QStringLiteral("234"));
}

void TestNumberSelecting::besideTheNumberOfABoxTheWholeNumberIsReplaced_data()
{
    QTest::addColumn<int>("at"); // index in "about 12.50 steps"
    QTest::newRow("its first letter") << 6;
    QTest::newRow("within") << 8;
    QTest::newRow("behind it") << 11;
}

void TestNumberSelecting::besideTheNumberOfABoxTheWholeNumberIsReplaced()
{
    QFETCH(int, at);
    auto* line = m_box->findChild<QLineEdit*>();
    QCOMPARE(line->text(), QStringLiteral("about 12.50 steps"));
    doubleClick(*line, placeOf(*line, at));
    QCOMPARE(line->selectedText(), QStringLiteral("12.50"));
    QTest::keyClicks(line, QStringLiteral("-3"));
    QCOMPARE(m_box->value(), -3.0);
}

/// Also when a click or Tab selects it.
void TestNumberSelecting::aTooWideNumberShowsItsStart()
{
    auto* field = new NumberField;
    field->setRange(-1e6, 1e6);
    field->setDecimals(4);
    field->setValue(-12345.6789);
    field->setFixedWidth(field->fontMetrics().horizontalAdvance(field->text()) / 2);
    m_window->layout()->addWidget(field);
    const QPoint left(0, field->height() / 2);
    field->setFocus(Qt::TabFocusReason);
    QTRY_COMPARE(field->selectedText(), field->text());
    QTest::qWait(30); // the click or key is over
    QCOMPARE(field->selectedText(), field->text());
    field->grab(); // painting scrolls the text
    QCOMPARE(field->cursorPositionAt(left), 0);
    m_line->setFocus();
    QTRY_VERIFY(!field->hasSelectedText());
    QTest::mouseClick(field, Qt::LeftButton, {}, field->rect().center());
    QTest::qWait(30);
    field->grab();
    QCOMPARE(field->cursorPositionAt(left), 0);
}

QTEST_MAIN(TestNumberSelecting)
#include "test_number_selecting.moc"
