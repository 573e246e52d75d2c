// SPDX-License-Identifier: MIT
#include "ui/fields/boxes/limited_box.h"

#include <QtCore/QLocale>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QLineEdit>

using namespace odori;

/// Numbers outside of a field's range, typed as a user does.
class TestLimitedBox : public QObject {
    Q_OBJECT
private slots:
    void aTypedNumberBecomesTheNearestLimit_data();
    void aTypedNumberBecomesTheNearestLimit();
    void leavingTheFieldLimitsIt();
    void leavingTheFieldShowsItsStart();
    void nothingIsReportedWhileTyping();
    void lettersAreNotAccepted();
    void decimalsAreLimitedAndRounded_data();
    void decimalsAreLimitedAndRounded();
};

namespace {

void typeOver(QAbstractSpinBox& box, const QString& text)
{
    box.setFocus();
    box.selectAll();
    QTest::keyClicks(&box, text);
}

template <class Box>
bool show(Box& box)
{
    box.setLocale(QLocale::c());
    box.show();
    box.activateWindow();
    return QTest::qWaitForWindowActive(&box);
}

} // namespace

void TestLimitedBox::aTypedNumberBecomesTheNearestLimit_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<int>("value");
    QTest::newRow("far above") << "99999" << 1000;
    QTest::newRow("one above") << "1001" << 1000;
    QTest::newRow("the limit") << "1000" << 1000;
    QTest::newRow("inside") << "12" << 12;
    QTest::newRow("below") << "1" << 5;
    QTest::newRow("below zero") << "-30" << 5;
    QTest::newRow("only a sign") << "-" << 70;
    QTest::newRow("above every int") << "99999999999" << 1000;
}

void TestLimitedBox::aTypedNumberBecomesTheNearestLimit()
{
    QFETCH(QString, typed);
    QFETCH(int, value);
    WholeBox box;
    box.setRange(5, 1000);
    box.setSuffix(QStringLiteral(" MB"));
    box.setValue(70);
    QVERIFY(show(box));
    typeOver(box, typed);
    QTest::keyClick(&box, Qt::Key_Return);
    QCOMPARE(box.value(), value);
    QCOMPARE(box.text(), QString::number(value) + QStringLiteral(" MB"));
}

void TestLimitedBox::leavingTheFieldLimitsIt()
{
    QWidget window;
    auto* box = new WholeBox(&window);
    auto* other = new QLineEdit(&window);
    other->move(0, 40);
    box->setRange(0, 127);
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    typeOver(*box, QStringLiteral("500"));
    other->setFocus();
    QCOMPARE(box->value(), 127);
}

void TestLimitedBox::leavingTheFieldShowsItsStart()
{
    QWidget window;
    auto* box = new DecimalBox(&window);
    auto* whole = new WholeBox(&window);
    box->setDecimals(4);
    box->setRange(-10000.0, 10000.0);
    whole->setRange(0, 100000000);
    whole->move(0, 40);
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    const auto firstShown = [](QAbstractSpinBox& each) {
        each.grab(); // painting scrolls the text
        return each.findChild<QLineEdit*>()->cursorPositionAt({0, each.height() / 2});
    };
    for (QAbstractSpinBox* each : {static_cast<QAbstractSpinBox*>(box), //
             static_cast<QAbstractSpinBox*>(whole)}) {
        each->setLocale(QLocale::c());
        each->setButtonSymbols(QAbstractSpinBox::NoButtons);
        each->setFixedWidth(each->fontMetrics().horizontalAdvance(QStringLiteral("45678")));
    }
    typeOver(*box, QStringLiteral("-1234.5678"));
    QVERIFY(firstShown(*box) > 0); // the cursor is visible while the user types
    typeOver(*whole, QStringLiteral("12345678"));
    QCOMPARE(box->value(), -1234.5678);
    QCOMPARE(firstShown(*box), 0);
    box->setFocus();
    QCOMPARE(whole->value(), 12345678);
    QCOMPARE(firstShown(*whole), 0);
}

void TestLimitedBox::nothingIsReportedWhileTyping()
{
    WholeBox box;
    box.setRange(0, 127);
    box.setValue(3);
    QVERIFY(show(box));
    typeOver(box, QStringLiteral("50"));
    const QSignalSpy changes(&box, &QSpinBox::valueChanged);
    QTest::keyClicks(&box, QStringLiteral("0"));
    QCOMPARE(box.text(), QStringLiteral("500"));
    QCOMPARE(changes.count(), 0);
    QTest::keyClick(&box, Qt::Key_Return);
    QCOMPARE(changes.count(), 1);
    QCOMPARE(box.value(), 127);
}

void TestLimitedBox::lettersAreNotAccepted()
{
    WholeBox whole;
    whole.setRange(0, 127);
    QVERIFY(show(whole));
    typeOver(whole, QStringLiteral("1x2.5e"));
    QCOMPARE(whole.text(), QStringLiteral("125"));
    DecimalBox decimal;
    QVERIFY(show(decimal));
    typeOver(decimal, QStringLiteral("inf"));
    QTest::keyClicks(&decimal, QStringLiteral("nan"));
    QTest::keyClick(&decimal, Qt::Key_Return);
    QCOMPARE(decimal.value(), 0.0);
}

void TestLimitedBox::decimalsAreLimitedAndRounded_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<double>("value");
    QTest::newRow("above") << "12345.5" << 100.0;
    QTest::newRow("below") << "-7" << -5.0;
    QTest::newRow("inside") << "2.25" << 2.25;
    QTest::newRow("more decimals") << "2.257" << 2.26;
}

void TestLimitedBox::decimalsAreLimitedAndRounded()
{
    QFETCH(QString, typed);
    QFETCH(double, value);
    DecimalBox box;
    box.setRange(-5.0, 100.0);
    box.setDecimals(2);
    QVERIFY(show(box));
    typeOver(box, typed);
    QTest::keyClick(&box, Qt::Key_Return);
    QCOMPARE(box.value(), value);
}

QTEST_MAIN(TestLimitedBox)
#include "test_limited_box.moc"
