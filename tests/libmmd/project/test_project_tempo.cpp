// SPDX-License-Identifier: MIT
#include "libmmd/project/project_file.h"

#include <QtCore/QByteArray>
#include <QtCore/QByteArrayList>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QJsonValue>
#include <QtCore/QStringList>
#include <QtTest/QTest>

using Changes = std::vector<mmd::TempoChange>;

namespace {

mmd::Result<mmd::ProjectFile> read(const QByteArray& beats)
{
    const QByteArray text = R"({"format": "odori-project", "beats": )" + beats + "}";
    return mmd::readProjectFile(
        std::as_bytes(std::span(text.constData(), std::size_t(text.size()))));
}

QJsonObject writtenBeats(const mmd::ProjectFile& project)
{
    const auto text = QByteArray::fromStdString(mmd::writeProjectFile(project));
    return QJsonDocument::fromJson(text).object()[QLatin1String("beats")].toObject();
}

QByteArray compact(const QJsonValue& list)
{
    return QJsonDocument(list.toArray()).toJson(QJsonDocument::Compact);
}

} // namespace

/// Changes of the tempo in project files.
class TestProjectTempo : public QObject {
    Q_OBJECT
private slots:
    void changesAreReadAndWritten();
    void aFileWithoutChangesIsWrittenAsBefore();
    void impossibleChangesAreDroppedWithAWarning();
    void unknownMembersStayWithTheirBeat();
    void wrongTypesAreRefused_data();
    void wrongTypesAreRefused();
};

void TestProjectTempo::changesAreReadAndWritten()
{
    const auto project = read(
        R"({"perMinute": 90, "changes": [{"beat": 9, "perMinute": 80.5}, {"beat": 4, "perMinute": 60}]})");
    QVERIFY(project && project->warnings.empty());
    QCOMPARE(project->settings.tempoChanges, (Changes{{4, 60.0}, {9, 80.5}}));
    QCOMPARE(compact(writtenBeats(*project)[QLatin1String("changes")]),
        QByteArray(R"([{"beat":4,"perMinute":60},{"beat":9,"perMinute":80.5}])"));
}

void TestProjectTempo::aFileWithoutChangesIsWrittenAsBefore()
{
    const auto project = read(R"({"perMinute": 90})");
    QVERIFY(project && project->settings.tempoChanges.empty());
    QCOMPARE(
        writtenBeats(*project).keys(), (QStringList{QStringLiteral("first"),
                                           QStringLiteral("perBar"), QStringLiteral("perMinute")}));
}

void TestProjectTempo::impossibleChangesAreDroppedWithAWarning()
{
    const auto project = read(R"({"changes": [{"beat": 0, "perMinute": 90},
        {"beat": 10000001, "perMinute": 90}, {"beat": 3, "perMinute": 1e9}, {"beat": 2, "perMinute": -5},
        {"perMinute": 70}]})");
    QVERIFY(project);
    QCOMPARE(project->settings.tempoChanges, (Changes{{2, 1.0}, {3, 1000.0}}));
    QByteArrayList said;
    for (const mmd::Warning& each : project->warnings)
        said.append(QByteArray::fromStdString(each.location));
    QCOMPARE(said, (QByteArrayList{"beats.changes.beat = 0", "beats.changes.beat = 10000001",
                       "beats.changes.beat = 0", "beats.changes.perMinute = 1000000000.0",
                       "beats.changes.perMinute = -5.0"}));
}

void TestProjectTempo::unknownMembersStayWithTheirBeat()
{
    auto project = read(R"({"changes": [{"beat": 4, "perMinute": 60, "curve": "linear"}]})");
    QVERIFY(project);
    project->settings.tempoChanges = {{2, 70.0}, {4, 65.0}};
    QCOMPARE(compact(writtenBeats(*project)[QLatin1String("changes")]),
        QByteArray(R"([{"beat":2,"perMinute":70},{"beat":4,"curve":"linear","perMinute":65}])"));
    project->settings.tempoChanges.clear(); // the deleted change does not return
    QVERIFY(!writtenBeats(*project).contains(QLatin1String("changes")));
}

void TestProjectTempo::wrongTypesAreRefused_data()
{
    QTest::addColumn<QByteArray>("changes");
    QTest::addColumn<QByteArray>("error");
    QTest::newRow("no list") << QByteArray("{}") << QByteArray("beats.changes must be");
    QTest::newRow("no object") << QByteArray("[3]")
                               << QByteArray("beats.changes.0 must be an object");
    QTest::newRow("a text") << QByteArray(R"([{"beat": "4"}])")
                            << QByteArray("beats.changes.0.beat must be a whole number");
    QTest::newRow("no number") << QByteArray(R"([{"beat": 4, "perMinute": null}])")
                               << QByteArray("beats.changes.0.perMinute must be a number");
    QByteArray many = "[{}";
    for (int at = 0; at < 10000; ++at)
        many += ",{}";
    QTest::newRow("too many") << many + "]" << QByteArray("a list of at most 10000");
}

void TestProjectTempo::wrongTypesAreRefused()
{
    QFETCH(QByteArray, changes);
    QFETCH(QByteArray, error);
    const auto project = read(R"({"changes": )" + changes + "}");
    QVERIFY(!project);
    QVERIFY2(QByteArray::fromStdString(project.error().field).contains(error),
        project.error().field.c_str());
}

QTEST_GUILESS_MAIN(TestProjectTempo)
#include "test_project_tempo.moc"
