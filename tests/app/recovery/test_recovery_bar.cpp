// SPDX-License-Identifier: MIT
#include "tests/app/recovery/recovery_hands.h"
#include "ui/viewport/overlays/view_axes.h"

#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtWidgets/QToolButton>

using namespace odori;
using namespace odori::test;

/// The look and the keys of the bar that offers to restore a session.
class TestRecoveryBar : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { prepare("test_recovery_bar"); }
    void init() { QDir(sessions()).removeRecursively(); }
    void largeLettersLeaveTheTextRoom();
    void aLowWindowCutsNoText();
    void theButtonsAreBesideTheTextIfThereIsRoom();
    void theBarDoesNotCoverTheAxes();
    void theBarTakesNoLetterOfTheMenus();
    void whatIsNotRestoredComesFirst();
    void nextOffersNoEmptySession();
    void theOfferIsInTheNewLanguage();
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

/// The view takes most of what a window loses, and the start page needs its part of the view.
void TestRecoveryBar::aLowWindowCutsNoText()
{
    workAndDie();
    const auto program = started();
    QVERIFY(program && offers(*program));
    QSignalSpy replaced(&program->owner, &WindowOwner::replaced);
    program->settings().setFontPercent(200);
    QVERIFY(replaced.wait(20000));
    for (const int height : {900, 720}) {
        program->window().resize(1600, height);
        QTest::qWait(200); // the window system may give another size first
        const auto* label = bar(*program).findChild<QLabel*>(QStringLiteral("recoveryText"));
        QVERIFY(label->isVisible() && label->height() > 0);
        QVERIFY2(label->height() >= label->heightForWidth(label->width()),
            qPrintable(QStringLiteral("cut text at %1: %2").arg(height).arg(label->height())));
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

void TestRecoveryBar::theBarDoesNotCoverTheAxes()
{
    workAndDie();
    const auto program = started();
    QVERIFY(program && offers(*program));
    const RecoveryBar& shown = bar(*program);
    const auto* axes = program->window().findChild<ViewAxes*>();
    QVERIFY(axes && axes->isVisible() && shown.isVisible());
    QTRY_VERIFY(shown.height() > 20 && axes->geometry().top() > shown.geometry().bottom());
    QTest::mouseClick(
        shown.findChild<QToolButton*>(QStringLiteral("closeRecovery")), Qt::LeftButton);
    QTRY_VERIFY(!shown.isVisible());
    QTRY_COMPARE(axes->geometry().top(), program->window().viewport().geometry().top());
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

/// The bar shows only the first notes.
void TestRecoveryBar::whatIsNotRestoredComesFirst()
{
    const QTemporaryDir files;
    const auto path = [&](const char* name) { return files.filePath(QString::fromUtf8(name)); };
    const QString model = path("踊り子.pmx");
    QVERIFY(QFile::copy(samplePaths().first(), model));
    QStringList paths;
    for (const char* name : {"一.vmd", "二.vmd", "三.vmd"}) {
        QVERIFY(QFile::copy(samplePaths().last(), path(name)));
        paths.append({model, path(name)});
    }
    {
        const auto program = started();
        QVERIFY(program);
        QSignalSpy loaded(&program->session.files(), &FileCommands::loadingFinished);
        program->session.files().openAsWritten(paths);
        QVERIFY(loaded.wait(30000));
        QCOMPARE(program->document().scene().actors.size(), 3u);
        QVERIFY(program->session.journal()->flush(longest));
    }
    for (const char* name : {"一.vmd", "二.vmd", "三.vmd", "踊り子.pmx"})
        QVERIFY(QFile::remove(path(name)));
    const auto program = started();
    QVERIFY(program && offers(*program));
    const auto* details = bar(*program).findChild<QLabel*>(QStringLiteral("recoveryDetails"));
    QVERIFY(details->isVisible());
    const QStringList lines = details->text().split(u'\n');
    QCOMPARE(lines.size(), 3);
    QVERIFY2(lines[0].startsWith(QStringLiteral("The model 踊り子.pmx cannot be read.")),
        qPrintable(lines[0]));
    QVERIFY2(
        lines[1].contains(QStringLiteral(".vmd does not exist any more.")), qPrintable(lines[1]));
    QVERIFY2(lines[2].endsWith(QStringLiteral(" And 1 more.")), qPrintable(lines[2]));
}

/// An empty window that was killed before the other one.
void TestRecoveryBar::nextOffersNoEmptySession()
{
    {
        const auto empty = started();
        QVERIFY(empty && empty->session.journal()->flush(longest));
    }
    QTest::qWait(20); // another time of change
    workAndDie();
    QCOMPARE(folders().size(), 2);
    const auto program = started();
    QVERIFY(program && offers(*program));
    QVERIFY2(text(*program).contains(QStringLiteral("2 changes")), qPrintable(text(*program)));
    QCOMPARE(program->session.recovery().offer()->others, 0);
    QVERIFY(!bar(*program).findChild<QPushButton*>(QStringLiteral("nextSession"))->isVisible());
    QCOMPARE(folders().size(), 2); // its own, and the offered one
}

void TestRecoveryBar::theOfferIsInTheNewLanguage()
{
    workAndDie();
    const auto program = started();
    QVERIFY(program && offers(*program));
    const auto change = [&](LanguageChoice language) {
        QSignalSpy replaced(&program->owner, &WindowOwner::replaced);
        program->settings().setLanguage(language);
        return replaced.wait(20000);
    };
    QVERIFY2(text(*program).startsWith(QStringLiteral("Odori closed unexpectedly ")),
        qPrintable(text(*program)));
    QVERIFY(change(LanguageChoice::Japanese));
    QVERIFY2(text(*program).contains(QStringLiteral("変更 2 件を復元できます")),
        qPrintable(text(*program)));
    QVERIFY(change(LanguageChoice::English));
    QVERIFY2(text(*program).contains(QStringLiteral("2 changes")), qPrintable(text(*program)));
    program->settings().setLanguage(LanguageChoice::System);
}

QTEST_MAIN(TestRecoveryBar)
#include "test_recovery_bar.moc"
