// SPDX-License-Identifier: MIT
#include "libmmd/motion/names.h"
#include "libmmd/project/project_file.h"
#include "tests/support/corpus.h"

#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtTest/QTest>

using namespace odori::test;
using enum mmd::TrackKind;

namespace {

mmd::Result<mmd::ProjectFile> read(const QByteArray& members)
{
    return mmd::readProjectFile(bytesOf(R"({"format": "odori-project", )" + members + "}"));
}

/// A project whose actor has the drafts of `list`.
mmd::Result<mmd::ProjectFile> readDrafts(const QByteArray& list)
{
    return read(R"("actors": [{"drafts": [)" + list + "]}]");
}

mmd::Result<mmd::ProjectFile> readSceneDrafts(const QByteArray& list)
{
    return read(R"("camera": {"drafts": [)" + list + "]}");
}

QJsonObject written(const mmd::ProjectFile& project)
{
    return QJsonDocument::fromJson(QByteArray::fromStdString(mmd::writeProjectFile(project)))
        .object();
}

QJsonObject object(const char* json)
{
    return QJsonDocument::fromJson(json).object();
}

} // namespace

/// Members of a project one by one: their names (docs/project.md, a contract), defaults, limits.
class TestProjectMembers : public QObject {
    Q_OBJECT
private slots:
    void membersHaveTheirNames();
    void draftsSayTheirValueByName_data();
    void draftsSayTheirValueByName();
    void whatADraftDoesNotSayIsTheDefault();
    void ofTwoDraftsOfAKeyTheFirstCounts();
    void draftsAndMarkersAreSorted();
    void flagsAreBytesToo();
    void namesOfTheirBytesWin();
    void boundsAreTheLastGoodValue_data();
    void boundsAreTheLastGoodValue();
    void wrongValuesAreSaid_data();
    void wrongValuesAreSaid();
    void aMarkOfByteOrderIsPassedOver();
};

void TestProjectMembers::membersHaveTheirNames()
{
    mmd::ProjectFile project;
    project.actors.resize(2);
    project.actors[0].model = "a.pmx";
    project.actors[0].motion = {"b.vmd", std::vector<std::byte>(3)};
    project.actors[0].visible = false;
    project.active = 0;
    project.camera = {"c.vmd", std::vector<std::byte>(1, std::byte{0xFF})};
    project.markers = {{7, "m"}};
    project.settings = {.gravity = 50.5f,
        .gravityDirection = {0.5f, -0.25f, 1},
        .gravityNoise = 12.5f,
        .noiseSeed = 99,
        .physicsSteps = 4,
        .beatsPerMinute = 90,
        .firstBeat = 2.5,
        .beatsPerBar = 3,
        .playFirst = 10,
        .playLast = 500,
        .sound = {"d.mp3", 120.5, 0.25, true},
        .tempoChanges = {}};
    project.view = R"({"zoom": 3})";
    QCOMPARE(
        written(project).toVariantMap(), object(R"({"format": "odori-project", "formatVersion": 1,
        "actors": [{"model": "a.pmx", "motion": {"path": "b.vmd", "vmd": "AAAA"},
            "visible": false, "drafts": []}, {"motion": {}, "visible": true, "drafts": []}],
        "active": 0, "camera": {"path": "c.vmd", "vmd": "/w=="},
        "markers": [{"frame": 7, "name": "m"}],
        "sound": {"path": "d.mp3", "offset": 120.5, "volume": 0.25, "muted": true},
        "beats": {"perMinute": 90, "first": 2.5, "perBar": 3}, "play": {"first": 10, "last": 500},
        "gravity": 50.5, "gravityDirection": [0.5, -0.25, 1], "noise": {"amount": 12.5, "seed": 99},
        "physicsSteps": 4, "view": {"zoom": 3}})")
                                             .toVariantMap());
    project.active = std::nullopt;
    QCOMPARE(written(project)[QLatin1String("active")].toString(), QStringLiteral("camera"));
}

void TestProjectMembers::draftsSayTheirValueByName_data()
{
    QTest::addColumn<mmd::Draft>("draft");
    QTest::addColumn<QByteArray>("json");
    const auto row = [](const char* name, mmd::Draft draft, const char* json) {
        QTest::newRow(name) << draft << QByteArray(json);
    };
    row("bone", {{Bone, "A"}, 7, mmd::BoneValue{{1, 2, 3}, glm::quat(0.25f, 0.5f, 0.75f, 1)}},
        R"({"bone": "A", "frame": 7, "position": [1, 2, 3], "rotation": [0.5, 0.75, 1, 0.25]})");
    row("morph", {{Morph, "M"}, 3, mmd::MorphValue{0.5f}},
        R"({"morph": "M", "frame": 3, "weight": 0.5})");
    mmd::CameraValue camera{.distance = -20.5f, .target = {1, 2, 3}, .rotation = {0.5f, 4, -1}};
    camera.fieldOfView = 45;
    camera.perspectiveOff = 1;
    row("camera", {{Camera, {}}, 5, camera},
        R"({"track": "camera", "frame": 5, "target": [1, 2, 3], "rotation": [0.5, 4, -1],
            "distance": -20.5, "fieldOfView": 45, "perspectiveOff": true})");
    row("light", {{Light, {}}, 6, mmd::LightValue{{0.25f, 0.5f, 0.75f}, {1, 2, 3}}},
        R"({"track": "light", "frame": 6, "colour": [0.25, 0.5, 0.75], "direction": [1, 2, 3]})");
    row("shadow", {{Shadow, {}}, 8, mmd::ShadowValue{2, 0.25f}},
        R"({"track": "shadow", "frame": 8, "mode": 2, "distance": 0.25})");
    row("showIk",
        {{ShowIk, {}}, 9,
            mmd::ShowIkValue{0, {mmd::ikSwitch("a", false), mmd::ikSwitch("b", true)}}},
        R"({"track": "showIk", "frame": 9, "show": false,
            "ik": [{"bone": "a", "on": false}, {"bone": "b", "on": true}]})");
}

void TestProjectMembers::draftsSayTheirValueByName()
{
    QFETCH(mmd::Draft, draft);
    QFETCH(QByteArray, json);
    const bool isActors = draft.track.kind <= Morph || draft.track.kind == ShowIk;
    mmd::ProjectFile project;
    if (isActors)
        project.actors.emplace_back().drafts = {draft};
    else
        project.cameraDrafts = {draft};
    const QJsonObject said = written(project);
    const auto drafts =
        (isActors ? said[QLatin1String("actors")].toArray()[0] : said[QLatin1String("camera")])
            .toObject()[QLatin1String("drafts")]
            .toArray();
    QCOMPARE(drafts.size(), 1);
    QCOMPARE(drafts[0].toObject().toVariantMap(), object(json).toVariantMap());
    const auto back = isActors ? readDrafts(json) : readSceneDrafts(json);
    QVERIFY(back);
    const auto& found = isActors ? back->actors[0].drafts : back->cameraDrafts;
    QCOMPARE(found.size(), std::size_t(1));
    QVERIFY(found[0] == draft);
}

void TestProjectMembers::whatADraftDoesNotSayIsTheDefault()
{
    const auto actors = readDrafts(R"({"bone": "A"}, {"morph": "M"}, {"track": "showIk",
        "ik": [{"bone": "leg"}]})");
    const auto scene =
        readSceneDrafts(R"({"track": "camera"}, {"track": "light"}, {"track": "shadow"})");
    QVERIFY(actors && scene);
    const std::vector<mmd::Draft> expected{{{Bone, "A"}, 0, mmd::BoneValue{}},
        {{Morph, "M"}, 0, mmd::MorphValue{}},
        {{ShowIk, {}}, 0, mmd::ShowIkValue{1, {mmd::ikSwitch("leg", true)}}}};
    QVERIFY(actors->actors[0].drafts == expected);
    const std::vector<mmd::Draft> views{{{Camera, {}}, 0, mmd::CameraValue{}},
        {{Light, {}}, 0, mmd::LightValue{}}, {{Shadow, {}}, 0, mmd::ShadowValue{}}};
    QVERIFY(scene->cameraDrafts == views);
}

void TestProjectMembers::ofTwoDraftsOfAKeyTheFirstCounts()
{
    const auto project = readDrafts(R"({"morph": "M", "frame": 3, "weight": 0.25},
        {"morph": "M", "frame": 4, "weight": 0.5}, {"morph": "M", "frame": 3, "weight": 0.75},
        {"bone": "M", "frame": 3})");
    QVERIFY(project);
    const auto& drafts = project->actors[0].drafts;
    QCOMPARE(drafts.size(), std::size_t(3));
    QVERIFY(drafts[0].track == (mmd::TrackId{Bone, "M"}));
    QCOMPARE(std::get<mmd::MorphValue>(drafts[1].value).weight, 0.25f);
    QCOMPARE(std::get<mmd::MorphValue>(drafts[2].value).weight, 0.5f);
}

void TestProjectMembers::draftsAndMarkersAreSorted()
{
    const auto project = read(R"("markers": [{"frame": 9, "name": "b"}, {"frame": 9, "name": "a"},
        {"frame": 2, "name": "z"}, {"frame": 9, "name": "b"}, {}],
        "camera": {"drafts": [{"track": "shadow", "frame": 1}, {"track": "camera", "frame": 8},
            {"track": "camera", "frame": 2}]})");
    QVERIFY(project);
    const std::vector<mmd::Marker> markers{{0, ""}, {2, "z"}, {9, "a"}, {9, "b"}};
    QVERIFY(project->markers == markers);
    const auto& drafts = project->cameraDrafts;
    QCOMPARE(drafts.size(), std::size_t(3));
    QCOMPARE(drafts[0].frame, 2u);
    QCOMPARE(drafts[1].frame, 8u);
    QCOMPARE(drafts[2].track.kind, Shadow);
}

/// Some files have bytes instead of true and false.
void TestProjectMembers::flagsAreBytesToo()
{
    for (const auto& [text, byte] : {std::pair("true", 1), std::pair("false", 0), std::pair("0", 0),
             std::pair("7", 7), std::pair("255", 255)}) {
        const auto project = readDrafts(
            QByteArray(R"({"track": "showIk", "ik": [{"bone": "a", "on": )") + text + "}]}");
        QVERIFY(project);
        const auto& value = std::get<mmd::ShowIkValue>(project->actors[0].drafts[0].value);
        QCOMPARE(int(value.switches[0].on), byte);
        const auto camera =
            readSceneDrafts(QByteArray(R"({"track": "camera", "perspectiveOff": )") + text + "}");
        QVERIFY(camera);
        QCOMPARE(
            int(std::get<mmd::CameraValue>(camera->cameraDrafts[0].value).perspectiveOff), byte);
    }
}

void TestProjectMembers::namesOfTheirBytesWin()
{
    const auto project = readDrafts(R"({"bone": "A", "nameRaw": "8DB68D", "frame": 1},
        {"morph": "0123456789abcdefgh", "frame": 2},
        {"track": "showIk", "ik": [{"bone": "x", "nameRaw": "6C656700FF)" +
                                    QByteArray(30, '0') + R"("}]})");
    QVERIFY(project);
    const auto& drafts = project->actors[0].drafts;
    QCOMPARE(drafts.size(), std::size_t(3));
    QCOMPARE(drafts[0].track.name, std::string("\x8D\xB6\x8D"));
    QCOMPARE(drafts[1].track.name, std::string("0123456789abcde")); // truncated as in a track
    const auto& name = std::get<mmd::ShowIkValue>(drafts[2].value).switches[0].name;
    QCOMPARE(std::string(name.data()), std::string("leg"));
    QCOMPARE(name[4], '\xFF');
}

void TestProjectMembers::boundsAreTheLastGoodValue_data()
{
    QTest::addColumn<QByteArray>("good");
    QTest::addColumn<QByteArray>("withinLimits"); ///< one step beyond is clamped
    const auto row = [](const char* good, const char* withinLimits) {
        QTest::newRow(good) << QByteArray(good) << QByteArray(withinLimits);
    };
    row(R"("sound": {"offset": 100000000})", R"("sound": {"offset": 100000001})");
    row(R"("sound": {"offset": -100000000})", R"("sound": {"offset": -100000001})");
    row(R"("sound": {"volume": 4})", R"("sound": {"volume": 4.5})");
    row(R"("sound": {"volume": 0})", R"("sound": {"volume": -0.5})");
    row(R"("beats": {"perMinute": 1000})", R"("beats": {"perMinute": 1000.5})");
    row(R"("beats": {"perMinute": 1})", R"("beats": {"perMinute": 0.5})");
    row(R"("beats": {"first": 10000000})", R"("beats": {"first": 10000001})");
    row(R"("beats": {"first": -10000000})", R"("beats": {"first": -10000001})");
    row(R"("beats": {"perBar": 64})", R"("beats": {"perBar": 65})");
    row(R"("beats": {"perBar": 1})", R"("beats": {"perBar": 0})");
    row(R"("gravity": 10000)", R"("gravity": 10001)");
    row(R"("gravity": -10000)", R"("gravity": -10001)");
    row(R"("noise": {"amount": 0})", R"("noise": {"amount": -0.001})");
    row(R"("noise": {"amount": 1000})", R"("noise": {"amount": 1000.5})");
    row(R"("gravityDirection": [0, -1, 0])", R"("gravityDirection": [0, 0, 0])");
    row(R"("physicsSteps": 2)", R"("physicsSteps": 1)");
    row(R"("physicsSteps": 4)", R"("physicsSteps": 5)");
    row(R"("play": {"first": 9, "last": 9})", R"("play": {"first": 9, "last": 8})");
}

void TestProjectMembers::boundsAreTheLastGoodValue()
{
    QFETCH(QByteArray, good);
    QFETCH(QByteArray, withinLimits);
    const auto sound = read(good);
    const auto wrong = read(withinLimits);
    QVERIFY(sound && wrong);
    QVERIFY(sound->warnings.empty());
    QCOMPARE(wrong->warnings.size(), std::size_t(1));
    QVERIFY(wrong->settings == sound->settings);
}

void TestProjectMembers::wrongValuesAreSaid_data()
{
    QTest::addColumn<QByteArray>("members");
    QTest::addColumn<QByteArray>("what");
    const auto row = [](const char* members, const char* what) {
        QTest::newRow(members) << QByteArray(members) << QByteArray(what);
    };
    row(R"("formatVersion": "1")", "formatVersion must be a whole number, 0 to 4294967295");
    row(R"("sound": "a.mp3")", "sound must be an object");
    row(R"("sound": {"path": 3})", "sound.path must be a text");
    row(R"("sound": {"muted": 2})", "sound.muted must be true or false");
    row(R"("beats": [])", "beats must be an object");
    row(R"("beats": {"first": null})", "beats.first must be a number");
    row(R"("beats": {"perBar": 2.5})", "beats.perBar must be a whole number, 0 to 4294967295");
    row(R"("play": 3)", "play must be an object");
    row(R"("play": {"last": -1})", "play.last must be a whole number, 0 to 4294967295");
    row(R"("gravity": true)", "gravity must be a number");
    row(R"("gravity": "fast")", "gravity must be a number");
    row(R"("gravityDirection": [1, 2])", "gravityDirection must be an array of 3 numbers");
    row(R"("noise": 3)", "noise must be an object");
    row(R"("noise": {"seed": -1})", "noise.seed must be a whole number, 0 to 4294967295");
    row(R"("physicsSteps": "2")", "physicsSteps must be a whole number, 0 to 4294967295");
    row(R"("view": 7)", "view must be an object");
    row(R"("camera": [])", "camera must be an object");
    row(R"("camera": {"path": 7})", "camera.path must be a text");
    row(R"("camera": {"vmd": 7})", "camera.vmd must be a text");
    row(R"("markers": {})", "markers must be an array");
    row(R"("markers": [{}, 7])", "markers.1 must be an object");
    row(R"("actors": [{}, {"drafts": [{"bone": "a"}, {"bone": 7}]}])",
        "actors.1.drafts.1.bone must be a text");
    row(R"("actors": [{"drafts": [{"bone": "a", "nameRaw": "x"}]}])",
        "actors.0.drafts.0.nameRaw must be hexadecimal digits");
    row(R"("actors": [{"drafts": [{"track": "showIk", "ik": {}}]}])",
        "actors.0.drafts.0.ik must be an array");
    row(R"("actors": [{"drafts": [{"track": "showIk", "ik": [{}, {"on": "yes"}]}]}])",
        "actors.0.drafts.0.ik.1.on must be true or false");
    row(R"("camera": {"drafts": [{"track": "camera", "fieldOfView": -1}]})",
        "camera.drafts.0.fieldOfView must be a whole number, 0 to 4294967295");
    row(R"("camera": {"drafts": [{"track": "camera", "perspectiveOff": 256}]})",
        "camera.drafts.0.perspectiveOff must be true or false");
    row(R"("camera": {"drafts": [{"track": "camera", "target": [1, 2, "x"]}]})",
        "camera.drafts.0.target.2 must be a number");
    row(R"("camera": {"drafts": [{"track": "light", "direction": 7}]})",
        "camera.drafts.0.direction must be an array");
    row(R"("camera": {"drafts": [{"track": "shadow", "distance": []}]})",
        "camera.drafts.0.distance must be a number");
    row(R"("actors": [{}], "active": 1)",
        "active must be the number of an actor, from 0, or \"camera\"");
}

void TestProjectMembers::wrongValuesAreSaid()
{
    QFETCH(QByteArray, members);
    QFETCH(QByteArray, what);
    const auto project = read("\n\n" + members);
    QVERIFY(!project);
    QCOMPARE(project.error().code, mmd::ErrorCode::BadText);
    QCOMPARE(QByteArray::fromStdString(project.error().field), what);
    QCOMPARE(project.error().value, 3u);
}

void TestProjectMembers::aMarkOfByteOrderIsPassedOver()
{
    const QByteArray text = "\xEF\xBB\xBF{\"format\": \"odori-project\", \"gravity\": 7}";
    const auto project = mmd::readProjectFile(bytesOf(text));
    QVERIFY(project);
    QCOMPARE(project->settings.gravity, 7.0f);
    QCOMPARE(mmd::readProjectFile(bytesOf("\xEF\xBB\xBF")).error().code, mmd::ErrorCode::EmptyFile);
}

QTEST_GUILESS_MAIN(TestProjectMembers)
#include "test_project_members.moc"
