// SPDX-License-Identifier: MIT
#include "tests/app/cli/cli_process.h"
#include "tests/support/real_files.h"

#include <QtCore/QFile>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtTest/QTest>

using namespace odori::test;

namespace {

/// A VMD of one bone and, by choice, one morph; the bone's X at frame 10 is `x`.
QByteArray motion(double x, bool hasMorph)
{
    const auto number = [](auto value) {
        return QByteArray(reinterpret_cast<const char*>(&value), sizeof value);
    };
    const auto bone = [&](quint32 frame, float place) {
        return QByteArray("\x83\x5A\x83\x93\x83\x5E\x81\x5B").leftJustified(15, '\0') + // センター
               number(frame) + number(place) + QByteArray(8, '\0') + QByteArray(12, '\0') +
               number(1.0f) + QByteArray(64, 20);
    };
    QByteArray bytes = QByteArray("Vocaloid Motion Data 0002").leftJustified(50, '\0') +
                       number(quint32(2)) + bone(0, 0.0f) + bone(10, float(x)) +
                       number(quint32(hasMorph ? 1 : 0));
    if (hasMorph)
        bytes += QByteArray("smile").leftJustified(15, '\0') + number(quint32(10)) + number(0.5f);
    return bytes + QByteArray(16, '\0');
}

} // namespace

/// Runs the real `odori-cli compare`: its exit statuses and its JSON are a contract (docs/cli.md).
class TestCliCompare : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void equalMotionsAreZero();
    void differencesAreOne();
    void jsonHasEveryMember();
    void aModelShowsItsBones();
    void listsAreShort();
    void badInputIsRefused();

private:
    [[nodiscard]] CliOutcome compare(const QStringList& arguments) const
    {
        return runCli(
            QStringList{QStringLiteral("compare")} + arguments, {.folder = m_folder.path()});
    }
    QTemporaryDir m_folder;
    const QString m_a = QStringLiteral("a.vmd"), m_b = QStringLiteral("b.vmd");
    const QString m_model = sampleFile(QStringLiteral("mannequin.pmx"));
};

void TestCliCompare::initTestCase()
{
    const auto write = [&](const QString& name, const QByteArray& bytes) {
        QFile file(m_folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    };
    write(m_a, motion(4.0, false));
    write(m_b, motion(7.0, true));
}

void TestCliCompare::equalMotionsAreZero()
{
    const CliOutcome outcome = compare({m_a, m_a});
    QCOMPARE(outcome.status, 0);
    QCOMPARE(outcome.out, QByteArray("The motions are equal in frames 0 to 10.\n"));
    const CliOutcome start = compare({m_a, m_b, QStringLiteral("--range"), QStringLiteral("0:0")});
    QCOMPARE(start.status, 0);
}

void TestCliCompare::differencesAreOne()
{
    const CliOutcome outcome = compare({m_a, m_b});
    QCOMPARE(outcome.status, 1);
    QVERIFY(outcome.err.isEmpty());
    const QByteArray bone = "  センター: 3.0000 units at frame 10, 0.0000° at frame 0\n";
    const QByteArray morph = "  smile: 50.0000 % at frame 10\n";
    QCOMPARE(outcome.out, "Tracks, by their own values:\n" + morph + bone);
}

void TestCliCompare::jsonHasEveryMember()
{
    const CliOutcome outcome = compare({m_a, m_b, QStringLiteral("--json")});
    QCOMPARE(outcome.status, 1);
    const QJsonObject json = QJsonDocument::fromJson(outcome.out).object();
    QCOMPARE(json[u"first"].toString(), m_a);
    QCOMPARE(json[u"second"].toString(), m_b);
    QVERIFY(json[u"model"].isNull() && !json[u"equal"].toBool(true));
    QCOMPARE(json[u"frames"].toArray(), (QJsonArray{0, 10}));
    QCOMPARE(json[u"differingTracks"].toInt(), 2);
    QCOMPARE(json[u"differingJoints"].toInt(), 0);
    QVERIFY(json[u"joints"].toArray().isEmpty());
    const QJsonArray tracks = json[u"tracks"].toArray();
    const QJsonObject morph = tracks[0].toObject(), bone = tracks[1].toObject();
    QCOMPARE(morph[u"section"].toString(), QStringLiteral("morph"));
    QCOMPARE(morph[u"weight"].toObject(), (QJsonObject{{u"value"_qs, 0.5}, {u"frame"_qs, 10}}));
    QVERIFY(!morph[u"inFirst"].toBool(true) && morph[u"inSecond"].toBool());
    QCOMPARE(bone[u"section"].toString(), QStringLiteral("bone"));
    QCOMPARE(bone[u"name"].toString(), QStringLiteral("センター"));
    QCOMPARE(bone[u"units"].toObject(), (QJsonObject{{u"value"_qs, 3.0}, {u"frame"_qs, 10}}));
    QCOMPARE(bone[u"degrees"].toObject()[u"value"].toDouble(-1.0), 0.0);
    const QJsonArray strip = json[u"strip"].toArray();
    QCOMPARE(strip.size(), 11);
    QCOMPARE(strip[0].toDouble(-1.0), 0.0);
    QCOMPARE(strip[10].toDouble(), 5.0);
}

void TestCliCompare::aModelShowsItsBones()
{
    const CliOutcome outcome =
        compare({m_a, m_b, QStringLiteral("--model"), m_model, QStringLiteral("--json")});
    QCOMPARE(outcome.status, 1);
    const QJsonObject json = QJsonDocument::fromJson(outcome.out).object();
    QCOMPARE(json[u"model"].toString(), m_model);
    QVERIFY(json[u"differingJoints"].toInt() > 20);
    QCOMPARE(json[u"joints"].toArray().size(), 10);
    const QJsonObject first = json[u"joints"].toArray()[0].toObject();
    QVERIFY(first[u"units"].toObject()[u"value"].toDouble() > 2.9);
    QVERIFY(first[u"mean"].toDouble() > 0.5 && !first[u"name"].toString().isEmpty());
    QVERIFY(json[u"strip"].toArray()[10].toDouble() > 2.9);
    QVERIFY(compare({m_a, m_b, QStringLiteral("--model"), m_model})
                .out.startsWith("Bones of the model, in its space:\n"));
}

void TestCliCompare::listsAreShort()
{
    const CliOutcome outcome = compare({m_a, m_b, QStringLiteral("--top"), QStringLiteral("1")});
    QCOMPARE(outcome.out.count('\n'), 3);
    QVERIFY(outcome.out.endsWith("  and 1 more\n"));
}

void TestCliCompare::badInputIsRefused()
{
    QCOMPARE(compare({m_a}).status, 2);
    QCOMPARE(compare({m_a, m_b, QStringLiteral("--range"), QStringLiteral("9:3")}).status, 2);
    QCOMPARE(compare({m_a, m_b, QStringLiteral("--top"), QStringLiteral("-1")}).status, 2);
    const CliOutcome missing = compare({m_a, QStringLiteral("none.vmd")});
    QCOMPARE(missing.status, 1);
    QVERIFY(missing.out.isEmpty() && missing.err.contains("none.vmd"));
    const CliOutcome model = compare({m_a, m_b, QStringLiteral("--model"), m_a});
    QCOMPARE(model.status, 1);
    QVERIFY(model.out.isEmpty() && model.err.count('\n') == 1);
}

QTEST_GUILESS_MAIN(TestCliCompare)
#include "test_cli_compare.moc"
