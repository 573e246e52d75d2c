// SPDX-License-Identifier: MIT
#include "tests/support/corpus.h"

#include <QtCore/QProcess>
#include <QtCore/QStringList>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using odori::test::readAll;

/// Runs odori-cli pose --physics on the sample.
class TestCliPose : public QObject {
    Q_OBJECT
private slots:
    void physicsMovesHairWhateverTheRange();
    void aFewFramesFarAwayAreRefusedWithPhysics();
};

void TestCliPose::physicsMovesHairWhateverTheRange()
{
    const QTemporaryDir folder;
    const auto bytesOf = [&](const QStringList& options) {
        const QString output = folder.filePath(QStringLiteral("pose.f32"));
        QStringList arguments{QStringLiteral("pose"), QStringLiteral(ODORI_SAMPLE "/mannequin.pmx"),
            QStringLiteral(ODORI_SAMPLE "/walk.vmd"), QStringLiteral("-o"), output};
        const int status = QProcess::execute(QStringLiteral(ODORI_CLI), arguments + options);
        return status == 0 ? readAll(output) : QByteArray();
    };
    const QString range = QStringLiteral("--range");
    const QString physics = QStringLiteral("--physics");
    const QByteArray plain = bytesOf({range, QStringLiteral("0:60")});
    const QByteArray all = bytesOf({range, QStringLiteral("0:60"), physics});
    const QByteArray late = bytesOf({range, QStringLiteral("41:60"), physics});
    QVERIFY(!plain.isEmpty());
    QCOMPARE(all.size(), plain.size());
    QVERIFY(all != plain);
    QCOMPARE(late, all.last(late.size()));
    QCOMPARE(late.size() * 61, all.size() * 20);
}

/// All earlier frames would have to be simulated.
void TestCliPose::aFewFramesFarAwayAreRefusedWithPhysics()
{
    const QTemporaryDir folder;
    QProcess process;
    process.start(QStringLiteral(ODORI_CLI),
        {QStringLiteral("pose"), QStringLiteral(ODORI_SAMPLE "/mannequin.pmx"),
            QStringLiteral(ODORI_SAMPLE "/walk.vmd"), QStringLiteral("-o"),
            folder.filePath(QStringLiteral("pose.f32")), QStringLiteral("--range"),
            QStringLiteral("4000000000:4000000001"), QStringLiteral("--physics")});
    QVERIFY(process.waitForFinished(20000));
    QCOMPARE(process.exitCode(), 1);
    QVERIFY(process.readAllStandardError().contains("frames cannot be handled at once"));
}

QTEST_GUILESS_MAIN(TestCliPose)
#include "test_cli_pose.moc"
