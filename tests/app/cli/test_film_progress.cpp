// SPDX-License-Identifier: MIT
#include "app/cli/render/film_progress.h"

#include <QtTest/QTest>

using odori::cli::progressText;

/// The line about the progress of a film in a terminal.
class TestFilmProgress : public QObject {
    Q_OBJECT
private slots:
    void saysWhatIsLeft();
};

void TestFilmProgress::saysWhatIsLeft()
{
    QCOMPARE(progressText(0.0, 900, 3.0), QStringLiteral("0 of 900 pictures"));
    QCOMPARE(progressText(0.5, 900, 0.0), QStringLiteral("450 of 900 pictures"));
    QCOMPARE(progressText(0.1, 900, 10.0),
        QStringLiteral("90 of 900 pictures, 9.0 a second, 1:30 left"));
    QCOMPARE(progressText(0.9, 900, 90.0),
        QStringLiteral("810 of 900 pictures, 9.0 a second, 0:10 left"));
    QCOMPARE(progressText(1.0, 900, 100.0),
        QStringLiteral("900 of 900 pictures, 9.0 a second, 0:00 left"));
}

QTEST_GUILESS_MAIN(TestFilmProgress)
#include "test_film_progress.moc"
