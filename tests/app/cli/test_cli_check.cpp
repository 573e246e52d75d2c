// SPDX-License-Identifier: MIT
#include "tests/support/real_files.h"

#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QProcess>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using namespace odori::test;

/// Runs the real `odori-cli check`: its exit statuses and its JSON are a contract (docs/cli.md).
class TestCliCheck : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QVERIFY(m_folder.isValid()); }
    void aSoundMotionIsZero();
    void findingsAreOne();
    void jsonHasEveryMember();
    void jsonSuggestsNamesForWhatIsLost();
    void fixRepairsWhatIsSafe();
    void whatCannotBeRepairedIsStillOne();
    void badInputIsRefused();
    void motionsOfAModelAreSound_data();
    void motionsOfAModelAreSound();
    void findsWhatAModelLacks_data();
    void findsWhatAModelLacks();
    void theModelStandsBesideTheMotion_data();
    void theModelStandsBesideTheMotion();
    void takesOneMotionAndOneModel();

private:
    struct Outcome {
        int status = -1;
        QByteArray out, err;
    };
    [[nodiscard]] static Outcome check(const QStringList& arguments);
    [[nodiscard]] QString write(const QString& name, const QByteArray& data) const;
    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }

    QTemporaryDir m_folder;
};

namespace {

QByteArray key(char x, const QByteArray& rotation, char curve = 20)
{
    return QByteArray("a").leftJustified(15, '\0') + QByteArray("\7\0\0\0", 4) +
           QByteArray("\0\0", 2) + x + QByteArray("\x3F", 1) + QByteArray(8, '\0') + rotation +
           QByteArray(64, curve);
}

const QByteArray noRotation = QByteArray(14, '\0') + QByteArray("\x80\x3F", 2);

QByteArray motionWith(const QList<QByteArray>& keys)
{
    return QByteArray("Vocaloid Motion Data 0002").leftJustified(50, '\0') + char(keys.size()) +
           QByteArray(3, '\0') + keys.join() + QByteArray(5 * 4, '\0');
}

} // namespace

TestCliCheck::Outcome TestCliCheck::check(const QStringList& arguments)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"LC_ALL"_qs, u"C.UTF-8"_qs);
    environment.remove(u"ODORI_LANGUAGE"_qs);
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(ODORI_CLI), QStringList{u"check"_qs} + arguments);
    if (!process.waitForFinished(120000) || process.exitStatus() != QProcess::NormalExit)
        return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

QString TestCliCheck::write(const QString& name, const QByteArray& data) const
{
    QFile file(path(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(data) != data.size())
        qFatal("the test's own file cannot be written");
    return file.fileName();
}

void TestCliCheck::aSoundMotionIsZero()
{
    const Outcome outcome = check({write(u"sound.vmd"_qs, motionWith({key('\x80', noRotation)}))});
    QCOMPARE(outcome.status, 0);
    QCOMPARE(outcome.out, QByteArray("No problems found.\n"));
    QCOMPARE(outcome.err, QByteArray());
}

void TestCliCheck::findingsAreOne()
{
    const auto file = motionWith({key('\x80', noRotation), key('\x40', noRotation)});
    const Outcome outcome = check({write(u"twice.vmd"_qs, file)});
    QCOMPARE(outcome.status, 1);
    QVERIFY2(outcome.out.startsWith("Several keys at one frame\n  a: 1 key from frame 7 on\n  → "),
        outcome.out.constData());
    QCOMPARE(outcome.err, QByteArray());
}

void TestCliCheck::jsonHasEveryMember()
{
    const auto file = motionWith({key('\x80', QByteArray(16, '\0'), '\x90')});
    const Outcome outcome = check({write(u"bad.vmd"_qs, file), u"--json"_qs});
    QCOMPARE(outcome.status, 1);
    const auto json = QJsonDocument::fromJson(outcome.out).object();
    QVERIFY(json[u"model"_qs].isNull());
    const QJsonArray findings = json[u"findings"_qs].toArray();
    QCOMPARE(findings.size(), 2);
    QCOMPARE(findings[0][u"code"_qs].toString(), u"bad-curve"_qs);
    QCOMPARE(findings[1][u"code"_qs].toString(), u"bad-rotation"_qs);
    const QJsonObject finding = findings[1].toObject();
    QCOMPARE(finding[u"section"_qs].toString(), u"bone"_qs);
    QCOMPARE(finding[u"name"_qs].toString(), u"a"_qs);
    QCOMPARE(finding[u"frame"_qs].toInt(), 7);
    QCOMPARE(finding[u"count"_qs].toInt(), 1);
    QVERIFY(finding[u"names"_qs].isArray());
    QVERIFY(finding[u"hint"_qs].toString().size() > 10);
    QCOMPARE(finding[u"harmless"_qs].toBool(), false);
    QCOMPARE(finding[u"repairable"_qs].toBool(), true);
}

void TestCliCheck::jsonSuggestsNamesForWhatIsLost()
{
    QByteArray file =
        motionWith({key('\x40', QByteArray("\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x80\x3F", 16))});
    // A show/IK key that turns off an IK bone that the model lacks: 左足IK in ASCII letters.
    file.chop(4);
    file += QByteArray("\1\0\0\0\0\0\0\0\1\1\0\0\0", 13) +
            QByteArray("\x8D\xB6\x91\xABIK").leftJustified(20, '\0') + '\0';
    const QString model = QStringLiteral(ODORI_SAMPLE "/mannequin.pmx");
    const Outcome outcome = check({write(u"lost.vmd"_qs, file), model, u"--json"_qs});
    const auto json = QJsonDocument::fromJson(outcome.out).object();
    QStringList codes;
    for (const auto& each : json[u"findings"_qs].toArray()) {
        const QJsonObject finding = each.toObject();
        codes << finding[u"code"_qs].toString();
        const bool isLost = codes.last().startsWith(u"lost-"_qs);
        QCOMPARE(finding.contains(u"suggestions"_qs), isLost);
        QCOMPARE(finding.contains(u"names"_qs), !isLost);
        if (codes.last() == u"lost-ik"_qs)
            QVERIFY(finding[u"suggestions"_qs].toArray().contains(u"左足ＩＫ"_qs));
    }
    QVERIFY2(codes.contains(u"lost-bone"_qs) && codes.contains(u"lost-ik"_qs), outcome.out);
}

void TestCliCheck::fixRepairsWhatIsSafe()
{
    const QByteArray sound = key('\x80', noRotation);
    const auto broken = motionWith({key('\x70', noRotation), sound});
    const QString file = write(u"broken.vmd"_qs, broken);
    const Outcome outcome = check({file, u"--fix"_qs, path(u"fixed.vmd"_qs)});
    QCOMPARE(outcome.status, 0);
    QVERIFY(!outcome.out.isEmpty());
    QCOMPARE(readAll(path(u"fixed.vmd"_qs)), motionWith({sound}));
    QCOMPARE(readAll(file), broken);
    QCOMPARE(check({path(u"fixed.vmd"_qs)}).status, 0);
}

void TestCliCheck::whatCannotBeRepairedIsStillOne()
{
    const QString file = write(u"odd.vmd"_qs, motionWith({key('\x80', noRotation)}) + "abc");
    QCOMPARE(check({file, u"--fix"_qs, path(u"odd2.vmd"_qs)}).status, 1);
    QCOMPARE(readAll(path(u"odd2.vmd"_qs)), readAll(file));
}

void TestCliCheck::badInputIsRefused()
{
    const Outcome outcome = check({write(u"cut.vmd"_qs, "Vocaloid"), u"--json"_qs});
    QCOMPARE(outcome.status, 1);
    QCOMPARE(outcome.out, QByteArray());
    QCOMPARE(outcome.err.count('\n'), 1);
    const QString sound = write(u"s.vmd"_qs, motionWith({key('\x80', noRotation)}));
    QCOMPARE(check({sound, u"--model"_qs, path(u"none.pmx"_qs)}).status, 1);
    QCOMPARE(check({sound, u"--fix"_qs, path(u"none/x.vmd"_qs)}).status, 1);
    QCOMPARE(check({}).status, 2);
}

void TestCliCheck::motionsOfAModelAreSound_data()
{
    QTest::addColumn<QString>("motion");
    QTest::addColumn<QString>("model");
    addFileRow(sampleFile(u"walk.vmd"_qs)) << sampleFile(u"mannequin.pmx"_qs);
    if (corpusFolder().isEmpty())
        return;
    for (const QString& name : {u"walk"_qs, u"kagamu"_qs, u"blink"_qs})
        addFileRow(corpusFolder() + u"/motions/%1.vmd"_qs.arg(name))
            << corpusFolder() + u"/gene/Gene_light.pmx"_qs;
}

void TestCliCheck::motionsOfAModelAreSound()
{
    QFETCH(QString, motion);
    QFETCH(QString, model);
    const Outcome outcome = check({motion, u"--model"_qs, model});
    QVERIFY2(outcome.status == 0, outcome.out + outcome.err);
}

void TestCliCheck::findsWhatAModelLacks_data()
{
    QTest::addColumn<QByteArray>("motion");
    QTest::addColumn<QString>("model");
    const QByteArray none = motionWith({});
    const QByteArray morph =
        QByteArray("a").leftJustified(21, '\0') + QByteArray("\x80\x3F", 2); // 1 at frame 0
    QTest::newRow("made here") << none.left(54) + QByteArray("\1\0\0\0", 4) + morph + none.mid(58)
                               << sampleFile(u"mannequin.pmx"_qs);
    if (!corpusFolder().isEmpty())
        QTest::newRow("another model's") << readAll(corpusFolder() + u"/motions/mei_breath.vmd"_qs)
                                         << corpusFolder() + u"/gene/Gene_light.pmx"_qs;
}

void TestCliCheck::findsWhatAModelLacks()
{
    QFETCH(QByteArray, motion);
    QFETCH(QString, model);
    const Outcome outcome = check({write(u"foreign.vmd"_qs, motion), u"--model"_qs, model});
    QCOMPARE(outcome.status, 1);
    QVERIFY2(outcome.out.startsWith("Morphs that the model lacks\n"), outcome.out.constData());
}

void TestCliCheck::theModelStandsBesideTheMotion_data()
{
    const QString model = sampleFile(u"mannequin.pmx"_qs);
    const QString motion = path(u"名.vmd"_qs);
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("option") << QStringList{motion, u"--model"_qs, model};
    QTest::newRow("second") << QStringList{motion, model};
    QTest::newRow("first") << QStringList{model, motion};
    QTest::newRow("options between") << QStringList{model, u"--fix"_qs, path(u"f.vmd"_qs), motion};
}

void TestCliCheck::theModelStandsBesideTheMotion()
{
    QFETCH(QStringList, arguments);
    // The model has no bone "a", but the motion moves it.
    const QString motion = write(u"名.vmd"_qs, motionWith({key('\x80', noRotation)}));
    const Outcome outcome = check(arguments + QStringList{u"--json"_qs});
    QVERIFY2(outcome.status == 1, outcome.err.constData());
    const auto json = QJsonDocument::fromJson(outcome.out).object();
    QCOMPARE(json[u"file"_qs].toString(), motion);
    QVERIFY(json[u"model"_qs].toString().endsWith(u"mannequin.pmx"_qs));
    QCOMPARE(json[u"findings"_qs].toArray().size(), 1);
    QCOMPARE(json[u"findings"_qs][0][u"code"_qs].toString(), u"lost-bone"_qs);
}

void TestCliCheck::takesOneMotionAndOneModel()
{
    const QString model = sampleFile(u"mannequin.pmx"_qs);
    const QString motion = write(u"s.vmd"_qs, motionWith({key('\x80', noRotation)}));
    for (const QStringList& wrong :
        {QStringList{motion, motion}, QStringList{model, model}, QStringList{model},
            QStringList{motion, model, motion}, QStringList{motion, model, u"--model"_qs, model}}) {
        const Outcome outcome = check(wrong);
        QVERIFY2(outcome.status == 2, qPrintable(wrong.join(u' ')));
        QCOMPARE(outcome.out, QByteArray());
        QVERIFY(!outcome.err.isEmpty());
    }
    const Outcome missing = check({motion, path(u"none.pmx"_qs)});
    QCOMPARE(missing.status, 1);
    QVERIFY(missing.err.contains("none.pmx"));
}

QTEST_GUILESS_MAIN(TestCliCheck)
#include "test_cli_check.moc"
