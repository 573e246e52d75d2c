// SPDX-License-Identifier: MIT
#include "tests/app/session/program.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtWidgets/QLabel>
#include <QtWidgets/QSpinBox>

#include <memory>

using namespace odori;
using namespace odori::test;

/// A settings file that cannot be written, while the Settings dialog is open and after it.
class TestSettingsProblems : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { prepare("test_settings_problems"); }
    void theOpenDialogSaysThatNothingIsSaved();
};

namespace {

/// During its lifetime, a folder has the name of the settings file.
struct Obstacle {
    Obstacle()
    {
        QSettings().sync();
        QFile::remove(path);
        QDir().mkpath(path);
    }
    Obstacle(const Obstacle&) = delete;
    Obstacle& operator=(const Obstacle&) = delete;
    ~Obstacle() { QDir().rmdir(path); }

    const QString path = QSettings().fileName();
};

void type(QSpinBox& field, const QString& text)
{
    QVERIFY(Program::focus(field));
    field.selectAll();
    QTest::keyClicks(&field, text);
    QTest::keyClick(&field, Qt::Key_Return);
}

} // namespace

void TestSettingsProblems::theOpenDialogSaysThatNothingIsSaved()
{
    Program program;
    QVERIFY(program.show());
    SettingsDialog* dialog = program.openSettings();
    QVERIFY(dialog);
    auto& problem = program.field<QLabel>("settingsProblem");
    QVERIFY(!problem.isVisible());
    auto obstacle = std::make_unique<Obstacle>();
    program.window().messageBar().clear();
    const QString said = QStringLiteral("The settings could not be saved: ") + obstacle->path;
    dialog->showPage(QStringLiteral("memory"));
    type(program.field<QSpinBox>("undoLimit"), QStringLiteral("77"));
    QVERIFY(problem.isVisible());
    QTRY_VERIFY(dialog->rect().contains(QRect(problem.mapTo(dialog, QPoint()), problem.size())));
    QCOMPARE(problem.text(), said);
    QCOMPARE(program.window().messageBar().text(), QString());
    obstacle.reset();
    // A new window has the dialog again, with what it said.
    QSignalSpy replaced(&program.owner, &WindowOwner::replaced);
    program.settings().setFontPercent(110);
    QVERIFY(replaced.count() == 1 || replaced.wait(20000));
    dialog = program.shownDialog();
    QVERIFY(dialog && program.field<QLabel>("settingsProblem").isVisible());
    QCOMPARE(dialog->said(), said);
    QTest::keyClick(dialog, Qt::Key_Escape);
    QVERIFY(!dialog->isVisible());
    QCOMPARE(dialog->said(), QString());
    program.window().messageBar().clear();
    obstacle = std::make_unique<Obstacle>();
    program.settings().setUndoLimit(78);
    QCOMPARE(program.window().messageBar().text(), said);
}

QTEST_MAIN(TestSettingsProblems)
#include "test_settings_problems.moc"
