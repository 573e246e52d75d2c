// SPDX-License-Identifier: MIT
#include <QtCore/QFile>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QProcess>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <memory>

/// Runs the real `odori-cli info` on projects; its output is a contract (docs/cli.md).
class TestCliProject : public QObject {
    Q_OBJECT
private slots:
    void init();
    void saysWhatAProjectHolds();
    void refusesAWrongProject();

private:
    struct Outcome {
        int status = -1;
        QByteArray out, err;
    };
    [[nodiscard]] static Outcome run(const QStringList& arguments);
    [[nodiscard]] QString path(const QString& name) const { return m_folder->filePath(name); }
    [[nodiscard]] QString write(const QString& name, const QByteArray& data) const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

/// A VMD 0002 file without keys.
QByteArray emptyMotion()
{
    return QByteArray("Vocaloid Motion Data 0002").leftJustified(50, '\0') +
           QByteArray(6 * 4, '\0');
}

/// Two keys of the bone "a" at frame 7.
QByteArray twiceTheSameKey()
{
    const QByteArray key = QByteArray("a").leftJustified(15, '\0') + QByteArray("\7\0\0\0", 4) +
                           QByteArray(28 + 64, '\0');
    return emptyMotion().left(50) + QByteArray("\2\0\0\0", 4) + key + key + QByteArray(5 * 4, '\0');
}

} // namespace

TestCliProject::Outcome TestCliProject::run(const QStringList& arguments)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
    environment.remove(QStringLiteral("DISPLAY"));
    environment.remove(QStringLiteral("ODORI_LANGUAGE"));
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(ODORI_CLI), arguments);
    if (!process.waitForFinished(120000) || process.exitStatus() != QProcess::NormalExit)
        return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

QString TestCliProject::write(const QString& name, const QByteArray& data) const
{
    QFile file(path(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(data) != data.size())
        qFatal("the test's own file cannot be written");
    return file.fileName();
}

void TestCliProject::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

void TestCliProject::saysWhatAProjectHolds()
{
    const QString motion = write(u"歩き.vmd"_qs, twiceTheSameKey());
    const QByteArray inside = emptyMotion().toBase64();
    const QString file = write(u"場面.odori"_qs,
        "{\"formatVersion\": 1, \"markers\": [{\"frame\": 12, \"name\": \"サビ\"}],"
        " \"sound\": {\"path\": \"曲.mp3\", \"offset\": -20.5},"
        " \"beats\": {\"perMinute\": 90, \"perBar\": 3}, \"active\": 1, \"actors\": ["
        "{\"model\": \"gone.pmx\", \"motion\": {\"path\": \"歩き.vmd\"},"
        " \"drafts\": [{\"morph\": \"a\", \"frame\": 3, \"weight\": 0.5}]},"
        "{\"motion\": {\"vmd\": \"" +
            inside + "\"}, \"visible\": false}], \"format\": \"odori-project\"}");
    const Outcome outcome = run({u"info"_qs, file, u"--json"_qs});
    QVERIFY2(outcome.status == 0, outcome.err.constData());
    const auto json = QJsonDocument::fromJson(outcome.out).object();
    QCOMPARE(json[u"kind"_qs].toString(), u"project"_qs);
    const QJsonArray actors = json[u"actors"_qs].toArray();
    QCOMPARE(actors.size(), 2);
    QCOMPARE(actors[0][u"model"_qs].toString(), u"gone.pmx"_qs);
    QCOMPARE(actors[0][u"motion"_qs][u"path"_qs].toString(), u"歩き.vmd"_qs);
    QCOMPARE(actors[0][u"motion"_qs][u"keys"_qs].toInt(), 1);
    QCOMPARE(actors[0][u"motion"_qs][u"lastFrame"_qs].toInt(), 7);
    QCOMPARE(actors[0][u"motion"_qs][u"inside"_qs].toBool(), false);
    QCOMPARE(actors[0][u"drafts"_qs].toInt(), 1);
    QVERIFY(actors[1][u"model"_qs].isNull() && actors[1][u"motion"_qs][u"path"_qs].isNull());
    QCOMPARE(actors[1][u"motion"_qs][u"inside"_qs].toBool(), true);
    QCOMPARE(actors[1][u"visible"_qs].toBool(true), false);
    QCOMPARE(json[u"active"_qs].toInt(), 1);
    QCOMPARE(json[u"camera"_qs][u"motion"_qs][u"keys"_qs].toInt(-1), 0);
    QCOMPARE(json[u"markers"_qs][0][u"name"_qs].toString(), u"サビ"_qs);
    QCOMPARE(json[u"beats"_qs][u"perBar"_qs].toInt(), 3);
    const QJsonObject sound{{u"path"_qs, u"曲.mp3"_qs}, {u"offset"_qs, -20.5}, {u"volume"_qs, 1.0},
        {u"muted"_qs, false}};
    QCOMPARE(json[u"sound"_qs].toObject(), sound);
    QCOMPARE(json[u"missing"_qs].toArray(), (QJsonArray{path(u"gone.pmx"_qs), path(u"曲.mp3"_qs)}));
    const Outcome text = run({u"info"_qs, file});
    QCOMPARE(text.status, 0);
    QVERIFY2(text.out.contains("\n    gone.pmx\n      歩き.vmd, 1 key"), text.out.constData());
    QVERIFY(text.out.contains("サビ"));
    QVERIFY(text.out.contains("\n  Sound: 曲.mp3, begins at -20.5 ms\n"));
    QVERIFY(text.out.contains("\n  Missing files: 2\n"));
    // A project is detected by its content, not by its file name.
    QVERIFY(QFile::rename(file, path(u"project.txt"_qs)));
    const Outcome renamed = run({u"info"_qs, path(u"project.txt"_qs)});
    QCOMPARE(renamed.status, 0);
    QVERIFY(renamed.out.contains("Odori project 1"));
}

void TestCliProject::refusesAWrongProject()
{
    for (const QByteArray& wrong : {QByteArray("{\"format\": \"odori-project\", "
                                               "\"formatVersion\": 1, \"actors\": 3}"),
             QByteArray("{"), QByteArray("")}) {
        const Outcome outcome = run({u"info"_qs, write(u"wrong.odori"_qs, wrong)});
        QCOMPARE(outcome.status, 1);
        QCOMPARE(outcome.out, QByteArray());
        QCOMPARE(outcome.err.count('\n'), 1);
        QVERIFY(outcome.err.contains("wrong.odori"));
    }
}

QTEST_GUILESS_MAIN(TestCliProject)
#include "test_cli_project.moc"
