// SPDX-License-Identifier: MIT
#include "libmmd/project/project_file.h"
#include "libmmd/scene/edits/scene/list_edits.h"
#include "tests/support/corpus.h"

#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtTest/QTest>

using namespace odori::test;
using enum mmd::TrackKind;

namespace {

/// A project whose only actor has these members.
mmd::Result<mmd::ProjectFile> readActor(const QByteArray& members)
{
    return mmd::readProjectFile(
        bytesOf(R"({"format": "odori-project", "actors": [{)" + members + "}]}"));
}

QJsonObject writtenActor(const mmd::ProjectFile& project)
{
    const QByteArray text = QByteArray::fromStdString(mmd::writeProjectFile(project));
    return QJsonDocument::fromJson(text).object()[QLatin1String("actors")][0].toObject();
}

QJsonObject object(const char* json)
{
    return QJsonDocument::fromJson(json).object();
}

} // namespace

/// Hidden, locked and saved bones in a project: their names (docs/project.md, a contract), limits.
class TestProjectLists : public QObject {
    Q_OBJECT
private slots:
    void membersHaveTheirNames();
    void emptyListsAreNotWritten();
    void namesAreTextsOrBytes();
    void listsAreSorted();
    void unknownMembersOfASetStayWithItsName();
    void setsWithoutAValidNameAreDropped();
    void tooManySetsAreRefused();
};

void TestProjectLists::membersHaveTheirNames()
{
    mmd::ProjectFile project;
    project.actors.resize(1);
    project.actors[0].lists = {.hidden = {{Bone, "A"}, {Bone, "B"}},
        .locked = {{Bone, "C"}},
        .sets = {{"s", {{Bone, "A"}, {Morph, "M"}}}, {"morphs", {{Morph, "N"}}}}};
    QCOMPARE(writtenActor(project),
        object(
            R"({"motion": {}, "visible": true, "drafts": [], "hidden": ["A", "B"], "locked": ["C"],
 "sets": [{"name": "s", "bones": ["A"], "morphs": ["M"]}, {"name": "morphs", "morphs": ["N"]}]})"));
}

void TestProjectLists::emptyListsAreNotWritten()
{
    mmd::ProjectFile project;
    project.actors.resize(1);
    QCOMPARE(writtenActor(project), object(R"({"motion": {}, "visible": true, "drafts": []})"));
    const auto read = readActor(R"("hidden": [], "sets": [])");
    QVERIFY(read);
    QVERIFY(read->actors[0].lists.empty());
    QVERIFY(read->actors[0].rest.empty());
}

void TestProjectLists::namesAreTextsOrBytes()
{
    const auto read =
        readActor(R"("hidden": ["左腕", {"bone": "?", "nameRaw": "8DB68D"}, {"bone": "C"}])");
    QVERIFY(read);
    const std::vector<mmd::TrackId> expected{
        {Bone, "C"}, {Bone, "\x8D\xB6\x8D"}, {Bone, "\x8D\xB6\x98\x72"}};
    QCOMPARE(read->actors[0].lists.hidden, expected);
}

void TestProjectLists::listsAreSorted()
{
    const auto read = readActor(R"("locked": ["B", "A", "B"],
 "sets": [{"name": "z", "bones": ["B", "A"], "morphs": ["A"]}, {"name": "a", "bones": []}])");
    QVERIFY(read);
    QCOMPARE(read->actors[0].lists.locked, (std::vector<mmd::TrackId>{{Bone, "A"}, {Bone, "B"}}));
    const auto& sets = read->actors[0].lists.sets; // in the user's order
    QCOMPARE(sets.size(), std::size_t(2));
    QCOMPARE(sets[0].name, std::string("z"));
    QCOMPARE(sets[0].tracks, (std::vector<mmd::TrackId>{{Bone, "A"}, {Bone, "B"}, {Morph, "A"}}));
}

void TestProjectLists::unknownMembersOfASetStayWithItsName()
{
    auto read = readActor(R"("sets": [{"name": "s", "colour": "red", "bones": ["A"]},
 {"name": "t", "colour": "blue", "bones": ["B"]}])");
    QVERIFY(read);
    auto& sets = read->actors[0].lists.sets;
    sets[0].tracks = {{Bone, "C"}};
    sets[1].name = "u";
    const QJsonArray written = writtenActor(*read)[QLatin1String("sets")].toArray();
    QCOMPARE(written[0].toObject(), object(R"({"name": "s", "bones": ["C"], "colour": "red"})"));
    QCOMPARE(written[1].toObject(), object(R"({"name": "u", "bones": ["B"]})"));
}

void TestProjectLists::setsWithoutAValidNameAreDropped()
{
    const QByteArray longName(int(mmd::longestSetName) + 1, 'n');
    const auto read = readActor(R"("sets": [{"bones": ["A"]}, {"name": "s", "bones": ["A"]},
 {"name": "s", "bones": ["B"]}, {"name": ")" +
                                longName + R"("}])");
    QVERIFY(read);
    const auto& sets = read->actors[0].lists.sets;
    QCOMPARE(sets.size(), std::size_t(1));
    QCOMPARE(sets[0].tracks, (std::vector<mmd::TrackId>{{Bone, "A"}}));
    QCOMPARE(read->warnings.size(), std::size_t(3));
    QCOMPARE(read->warnings[0].code, mmd::WarningCode::OutOfRange);
    QCOMPARE(read->warnings[0].location, std::string("sets.name = \"\""));
    QCOMPARE(read->warnings[1].location, std::string("sets.name = \"s\""));
}

void TestProjectLists::tooManySetsAreRefused()
{
    const auto withSets = [](std::size_t count) {
        QByteArray sets;
        for (std::size_t at = 0; at < count; ++at)
            sets +=
                (at > 0 ? ",{\"name\":\"" : "{\"name\":\"") + QByteArray::number(int(at)) + "\"}";
        return readActor("\"sets\": [" + sets + "]");
    };
    QVERIFY(withSets(mmd::mostTrackSets));
    const auto refused = withSets(mmd::mostTrackSets + 1);
    QVERIFY(!refused);
    QCOMPARE(refused.error().field, std::string("actors.0.sets must be a list of at most 1000"));
}

QTEST_GUILESS_MAIN(TestProjectLists)
#include "test_project_lists.moc"
