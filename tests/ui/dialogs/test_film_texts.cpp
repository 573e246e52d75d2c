// SPDX-License-Identifier: MIT
#include "ui/dialogs/film/film_texts.h"

#include <QtTest/QTest>

using namespace odori;

/// The sentences about films.
class TestFilmTexts : public QObject {
    Q_OBJECT
private slots:
    void durationsHaveHoursOnlyWhereTheyAreNeeded();
};

void TestFilmTexts::durationsHaveHoursOnlyWhereTheyAreNeeded()
{
    QCOMPARE(durationText(0), QStringLiteral("0:00"));
    QCOMPARE(durationText(64600), QStringLiteral("1:05")); // rounded
    QCOMPARE(durationText(3599000), QStringLiteral("59:59"));
    QCOMPARE(durationText(3600000), QStringLiteral("1:00:00"));
    QCOMPARE(durationText(4507000), QStringLiteral("1:15:07"));
}

QTEST_GUILESS_MAIN(TestFilmTexts)
#include "test_film_texts.moc"
