// SPDX-License-Identifier: MIT
#include "tests/app/recovery/recovery_hands.h"

using namespace odori;
using namespace odori::test;

/// The look and the keys of the bar that offers to restore a session.
class TestRecoveryBar : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { prepare("test_recovery_bar"); }
    void init() { QDir(sessions()).removeRecursively(); }
    void largeLettersLeaveTheTextRoom();
    void theButtonsAreBesideTheTextIfThereIsRoom();
    void theBarTakesNoLetterOfTheMenus();
};

void TestRecoveryBar::largeLettersLeaveTheTextRoom()
{
    workAndDie();
    workAndDie();
    const auto program = started();
    QVERIFY(program && offers(*program));
    for (const int percent : {100, 200}) {
        QSignalSpy replaced(&program->owner, &WindowOwner::replaced);
        program->settings().setFontPercent(percent);
        QVERIFY(percent == 100 || replaced.wait(20000));
        program->window().resize(1280, 720);
        QTest::qWait(200); // the window system may give another size first
        const RecoveryBar& shown = bar(*program);
        const auto* label = shown.findChild<QLabel*>(QStringLiteral("recoveryText"));
        QVERIFY(shown.isVisible());
        QVERIFY2(
            label->width() >= 200 * percent / 100, qPrintable(QString::number(label->width())));
        QVERIFY2(label->height() >= label->heightForWidth(label->width()), "cut text");
        int row = -1;
        for (const auto* each : shown.findChildren<QPushButton*>()) {
            QVERIFY(shown.rect().contains(each->geometry()));
            QVERIFY(each->width() >= each->sizeHint().width());
            QVERIFY(!each->geometry().intersects(label->geometry()));
            QVERIFY(row < 0 || row == each->y());
            row = each->y();
        }
    }
    program->settings().setFontPercent(100);
}

void TestRecoveryBar::theButtonsAreBesideTheTextIfThereIsRoom()
{
    workAndDie();
    const auto program = started();
    QVERIFY(program && offers(*program));
    QWidget place;
    RecoveryBar lone(program->session.recovery(), &place);
    const auto* label = lone.findChild<QLabel*>(QStringLiteral("recoveryText"));
    const auto* restore = lone.findChild<QPushButton*>(QStringLiteral("restoreSession"));
    place.show();
    QVERIFY(QTest::qWaitForWindowExposed(&place));
    for (const int width : {1200, 400, 1200}) {
        lone.resize(width, 100);
        QTRY_COMPARE(restore->y() > label->geometry().bottom(), width == 400);
        QTRY_COMPARE(restore->x() > label->geometry().right(), width == 1200);
    }
}

/// Its letters would belong to two places: then Alt and the letter only moves the focus.
void TestRecoveryBar::theBarTakesNoLetterOfTheMenus()
{
    workAndDie();
    const auto program = started();
    QVERIFY(program && offers(*program));
    const auto buttons = bar(*program).findChildren<QPushButton*>();
    QCOMPARE(buttons.size(), 4);
    for (int round = 0; round < 2; ++round) {
        for (const QPushButton* each : buttons)
            QVERIFY2(each->shortcut().isEmpty(), qPrintable(each->text()));
        press(*program, "previewSession");
    }
}

QTEST_MAIN(TestRecoveryBar)
#include "test_recovery_bar.moc"
