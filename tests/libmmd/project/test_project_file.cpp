// SPDX-License-Identifier: MIT
#include "libmmd/motion/names.h"
#include "libmmd/project/project_file.h"
#include "tests/support/corpus.h"

#include <QtCore/QByteArrayList>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtTest/QTest>

#include <limits>

using namespace odori::test;

namespace {

mmd::Result<mmd::ProjectFile> read(const QByteArray& text)
{
    return mmd::readProjectFile(bytesOf(text));
}

QByteArray written(const mmd::ProjectFile& project)
{
    return QByteArray::fromStdString(mmd::writeProjectFile(project));
}

/// A project with every member.
mmd::ProjectFile whole()
{
    mmd::ProjectFile project;
    mmd::ProjectActor actor;
    actor.model = "../models/ミク.pmx";
    actor.motion = {"walk.vmd", std::vector<std::byte>(5, std::byte{0x8F})};
    actor.visible = false;
    using enum mmd::TrackKind;
    const mmd::BoneValue pose{glm::vec3(0.1f, -0.0f, std::numeric_limits<float>::infinity()),
        glm::quat(0.1f, 0.2f, 0.3f, 0.4f)};
    mmd::IkSwitch padded = mmd::ikSwitch("leg", true);
    padded.name[19] = 'x';
    padded.on = 7;
    const mmd::ShowIkValue showIk{0, {mmd::ikSwitch("\x8D\xB6", false), padded}};
    actor.drafts = {{{Bone, "A"}, 7, pose}, {{Bone, "\x8D\xB6\x8D"}, 4000000000u, mmd::BoneValue{}},
        {{Morph, "M"}, 3, mmd::MorphValue{0.3f}}, {{ShowIk, {}}, 9, showIk}};
    actor.lists = {.hidden = {{Bone, "A"}, {Bone, "\x8D\xB6\x8D"}},
        .locked = {{Bone, "B"}},
        .sets = {{"腕", {{Bone, "A"}, {Morph, "M"}}}, {"a", {{Morph, "\x8D\xB6"}}}}};
    mmd::CameraValue camera{.distance = -20.5f, .target = {1, 2, 3}, .rotation = {0.1f, 0, -1}};
    camera.fieldOfView = 45;
    camera.perspectiveOff = 1;
    project.cameraDrafts = {{{Camera, {}}, 5, camera},
        {{Light, {}}, 5, mmd::LightValue{{0.1f, 0.2f, 0.3f}, {1, 0, 0}}},
        {{Light, {}}, 8, mmd::LightValue{}}, {{Shadow, {}}, 0, mmd::ShadowValue{2, 0.25f}}};
    project.actors = {actor, {}};
    project.active = 1;
    project.camera.path = "camera.vmd";
    project.markers = {{3, "intro"}, {30, "サビ"}};
    project.settings = {.gravity = 50.5f,
        .gravityDirection = {0.1f, -0.7f, 2},
        .gravityNoise = 12.3f,
        .noiseSeed = 4294967295u,
        .physicsSteps = 4,
        .beatsPerMinute = 133.7,
        .firstBeat = 2.25,
        .beatsPerBar = 3,
        .playFirst = 10,
        .playLast = 500,
        .sound = {"音/曲.ogg", -33.25, 0.5, true},
        .tempoChanges = {{4, 90.5}, {17, 140.0}}};
    return project;
}

} // namespace

class TestProjectFile : public QObject {
    Q_OBJECT
private slots:
    void everythingComesBack();
    void anEmptyProjectIsOne();
    void membersThatAreMissingHaveDefaults();
    void unknownMembersAreKept();
    void unknownMembersOfGoneElementsGo();
    void theViewIsTheEditorsOwn();
    void writtenTwiceIsTheSame();
    void whatIsWrongIsRefusedWithItsPlace_data();
    void whatIsWrongIsRefusedWithItsPlace();
    void otherFilesAreRefused();
    void everyCutIsAnError();
    void everyChangedByteIsAProjectOrAnError();
    void deepTextsAreRefused();
    void wideTextsAreRefused();
    void longListsAreRead();
    void settingsOutOfRangeAreMendedWithAWarning_data();
    void settingsOutOfRangeAreMendedWithAWarning();
    void namesAreText();
};

void TestProjectFile::everythingComesBack()
{
    const mmd::ProjectFile project = whole();
    const auto back = read(written(project));
    QVERIFY(back);
    QVERIFY(*back == project);
}

void TestProjectFile::anEmptyProjectIsOne()
{
    const auto back = read(written({}));
    QVERIFY(back);
    QVERIFY(*back == mmd::ProjectFile{});
}

void TestProjectFile::membersThatAreMissingHaveDefaults()
{
    const auto project = read(R"({"format": "odori-project", "actors": [{}]})");
    QVERIFY(project);
    QCOMPARE(project->actors.size(), 1u);
    QVERIFY(project->actors[0] == mmd::ProjectActor{});
    QVERIFY(!project->active);
    QVERIFY(project->settings == mmd::SceneSettings{});
}

void TestProjectFile::unknownMembersAreKept()
{
    const QByteArray text =
        R"({"format": "odori-project", "audio": {"path": "song.ogg", "gain": 0.5},
 "actors": [{"model": "a.pmx", "shadow": [1, 2], "motion": {"path": "a.vmd", "speed": 2},
             "drafts": [{"bone": "A", "frame": 3, "colour": "red", "position": [1, 2, 3]}]}],
 "camera": {"lens": 50, "drafts": [{"track": "light", "frame": 2, "lamp": "key"}]}, "beats": {"perMinute": 90, "swing": true}, "noise": {"seed": 3, "kind": "wind"}, "sound": {"offset": 5, "bars": 4},
 "markers": [{"frame": 9, "name": "b"}, {"frame": 5, "name": "a", "colour": "blue"}]})";
    auto project = read(text);
    QVERIFY(project);
    std::get<mmd::BoneValue>(project->actors[0].drafts[0].value).translation.x = 9.0f;
    project->settings.beatsPerMinute = 100.0;
    project->markers.push_back({20, "c"});
    const QJsonObject json = QJsonDocument::fromJson(written(*project)).object();
    QCOMPARE(json[QLatin1String("audio")].toObject()[QLatin1String("gain")].toDouble(), 0.5);
    QCOMPARE(json[QLatin1String("camera")].toObject()[QLatin1String("lens")].toInt(), 50);
    QCOMPARE(json[QLatin1String("beats")].toObject()[QLatin1String("swing")].toBool(), true);
    QCOMPARE(json[QLatin1String("beats")].toObject()[QLatin1String("perMinute")].toDouble(), 100.0);
    QCOMPARE(json[QLatin1String("noise")].toObject()[QLatin1String("kind")].toString(),
        QStringLiteral("wind"));
    QCOMPARE(project->settings.noiseSeed, 3u);
    QCOMPARE(json[QLatin1String("sound")].toObject()[QLatin1String("bars")].toInt(), 4);
    QCOMPARE(json[QLatin1String("sound")].toObject()[QLatin1String("offset")].toInt(), 5);
    const QJsonObject light =
        json[QLatin1String("camera")].toObject()[QLatin1String("drafts")].toArray()[0].toObject();
    QCOMPARE(light[QLatin1String("lamp")].toString(), QStringLiteral("key"));
    QCOMPARE(light[QLatin1String("direction")].toArray().size(), 3);
    const QJsonObject actor = json[QLatin1String("actors")].toArray()[0].toObject();
    QCOMPARE(actor[QLatin1String("shadow")].toArray().size(), 2);
    QCOMPARE(actor[QLatin1String("motion")].toObject()[QLatin1String("speed")].toInt(), 2);
    QCOMPARE(actor[QLatin1String("motion")].toObject()[QLatin1String("path")].toString(),
        QStringLiteral("a.vmd"));
    const QJsonObject draft = actor[QLatin1String("drafts")].toArray()[0].toObject();
    QCOMPARE(draft[QLatin1String("colour")].toString(), QStringLiteral("red"));
    QCOMPARE(draft[QLatin1String("position")].toArray()[0].toDouble(), 9.0);
    const QJsonArray markers = json[QLatin1String("markers")].toArray();
    QCOMPARE(markers.size(), 3);
    QCOMPARE(markers[0].toObject()[QLatin1String("colour")].toString(), QStringLiteral("blue"));
    QVERIFY(!markers[1].toObject().contains(QStringLiteral("colour")));
}

void TestProjectFile::unknownMembersOfGoneElementsGo()
{
    auto project = read(R"({"format": "odori-project",
 "markers": [{"frame": 5, "name": "a", "colour": "blue"}]})");
    QVERIFY(project);
    project->markers = {{6, "a"}};
    QVERIFY(!written(*project).contains("blue"));
}

void TestProjectFile::theViewIsTheEditorsOwn()
{
    mmd::ProjectFile project;
    project.view = R"({"zoom": 3})";
    const auto back = read(written(project));
    QVERIFY(back);
    QCOMPARE(QJsonDocument::fromJson(QByteArray::fromStdString(back->view))
                 .object()[QLatin1String("zoom")]
                 .toInt(),
        3);
    QVERIFY(back->rest.empty());
    project.view = "no json";
    QVERIFY(read(written(project)));
}

void TestProjectFile::writtenTwiceIsTheSame()
{
    const QByteArray text = written(whole());
    QCOMPARE(written(*read(text)), text);
}

void TestProjectFile::whatIsWrongIsRefusedWithItsPlace_data()
{
    QTest::addColumn<QByteArray>("members");
    QTest::addColumn<QByteArray>("what");
    const auto row = [](const char* members, const char* what) {
        QTest::newRow(members) << QByteArray(members) << QByteArray(what);
    };
    row("\"actors\": 3", "actors must be an array");
    row("\"actors\": [3]", "actors.0 must be an object");
    row("\"actors\": [{\"model\": 3}]", "actors.0.model must be a text");
    row("\"actors\": [{\"visible\": 1}]", "actors.0.visible must be true or false");
    row("\"actors\": [{\"motion\": []}]", "actors.0.motion must be an object");
    row("\"actors\": [{\"motion\": {\"vmd\": \"*\"}}]",
        "actors.0.motion.vmd must be the bytes of a VMD file in base64");
    row("\"actors\": [{\"drafts\": [{\"frame\": 1}]}]",
        "actors.0.drafts.0 must be of a bone, of a morph or of the track \"showIk\"");
    row("\"actors\": [{\"drafts\": [{\"track\": \"camera\"}]}]",
        "actors.0.drafts.0.track must be \"showIk\"");
    row("\"actors\": [{\"drafts\": [{\"track\": \"showIk\", \"show\": 256}]}]",
        "actors.0.drafts.0.show must be true or false");
    row("\"actors\": [{\"drafts\": [{\"track\": \"showIk\", \"ik\": [3]}]}]",
        "actors.0.drafts.0.ik.0 must be an object");
    row("\"actors\": [{\"drafts\": [{\"track\": \"showIk\", \"ik\": [{\"nameRaw\": \"00\"}]}]}]",
        "actors.0.drafts.0.ik.0.nameRaw must be 40 hexadecimal digits");
    row("\"actors\": [{\"hidden\": 3}]", "actors.0.hidden must be an array");
    row("\"actors\": [{\"hidden\": [\"A\", 3]}]", "actors.0.hidden.1 must be the name of a bone");
    row("\"actors\": [{\"locked\": [{\"name\": \"A\"}]}]",
        "actors.0.locked.0 must be the name of a bone");
    row("\"actors\": [{\"locked\": [{\"bone\": \"A\", \"nameRaw\": \"8\"}]}]",
        "actors.0.locked.0.nameRaw must be hexadecimal digits");
    row("\"actors\": [{\"sets\": [3]}]", "actors.0.sets.0 must be an object");
    row("\"actors\": [{\"sets\": [{\"name\": \"s\", \"morphs\": [true]}]}]",
        "actors.0.sets.0.morphs.0 must be the name of a morph");
    row("\"camera\": {\"drafts\": {}}", "camera.drafts must be an array");
    row("\"camera\": {\"drafts\": [{\"bone\": \"A\"}]}",
        "camera.drafts.0 must be of the track \"camera\", \"light\" or \"shadow\"");
    row("\"camera\": {\"drafts\": [{\"track\": \"showIk\"}]}",
        "camera.drafts.0.track must be \"camera\", \"light\" or \"shadow\"");
    row("\"camera\": {\"drafts\": [{\"track\": \"shadow\", \"mode\": 256}]}",
        "camera.drafts.0.mode must be a whole number, 0 to 255");
    row("\"camera\": {\"drafts\": [{\"track\": \"light\", \"colour\": [1, 2]}]}",
        "camera.drafts.0.colour must be an array of 3 numbers");
    row("\"actors\": [{\"drafts\": [{\"bone\": \"A\", \"frame\": -1}]}]",
        "actors.0.drafts.0.frame must be a whole number, 0 to 4294967295");
    row("\"actors\": [{\"drafts\": [{\"bone\": \"A\", \"position\": [1, 2]}]}]",
        "actors.0.drafts.0.position must be an array of 3 numbers");
    row("\"actors\": [{\"drafts\": [{\"bone\": \"A\", \"rotation\": [1, 2, 3, 1e99]}]}]",
        "actors.0.drafts.0.rotation.3 must be a number");
    row("\"actors\": [{\"drafts\": [{\"morph\": \"A\", \"weight\": null}]}]",
        "actors.0.drafts.0.weight must be a number");
    row("\"active\": 0", "active must be the number of an actor, from 0, or \"camera\"");
    row("\"active\": \"nobody\"", "active must be a whole number, 0 to 4294967295");
    row("\"markers\": [{\"frame\": 4294967296}]",
        "markers.0.frame must be a whole number, 0 to 4294967295");
    row("\"markers\": [{\"name\": 4}]", "markers.0.name must be a text");
    row("\"beats\": {\"perMinute\": \"fast\"}", "beats.perMinute must be a number");
    row("\"play\": {\"first\": 1.5}", "play.first must be a whole number, 0 to 4294967295");
}

void TestProjectFile::whatIsWrongIsRefusedWithItsPlace()
{
    QFETCH(QByteArray, members);
    QFETCH(QByteArray, what);
    const QByteArray text =
        "{\"format\": \"odori-project\",\n \"x\": [\"}\\\"\", {}],\n" + members + "}";
    const auto project = read(text);
    QVERIFY(!project);
    QCOMPARE(project.error().code, mmd::ErrorCode::BadText);
    QCOMPARE(QByteArray::fromStdString(project.error().field), what);
    QCOMPARE(project.error().value, 3u);
    // The byte is inside the wrong member, after its name.
    const auto offset = qsizetype(project.error().offset);
    QVERIFY(offset > text.indexOf(members));
    QVERIFY(offset < text.size());
}

void TestProjectFile::otherFilesAreRefused()
{
    QCOMPARE(read("").error().code, mmd::ErrorCode::EmptyFile);
    QCOMPARE(read("{}").error().code, mmd::ErrorCode::WrongSignature);
    QCOMPARE(read("[]").error().code, mmd::ErrorCode::WrongSignature);
    QCOMPARE(read("{\"format\": \"odori-motion\"}").error().code, mmd::ErrorCode::WrongSignature);
    QCOMPARE(read("{\"format\": \"odori-project\", \"formatVersion\": 2}").error().code,
        mmd::ErrorCode::UnsupportedVersion);
    QCOMPARE(read("Vocaloid Motion Data").error().code, mmd::ErrorCode::BadText);
    QCOMPARE(read("{\n\"format\": \"\xFF\"}").error().value, 2u);
}

void TestProjectFile::everyCutIsAnError()
{
    const QByteArray text = written(whole()).trimmed();
    for (qsizetype size = 0; size < text.size(); ++size) {
        const QByteArray cut(text.constData(), size);
        const auto project = read(cut);
        QVERIFY(!project);
        QVERIFY(project.error().offset <= std::size_t(size));
    }
}

void TestProjectFile::everyChangedByteIsAProjectOrAnError()
{
    const QByteArray text = written(whole());
    for (qsizetype at = 0; at < text.size(); ++at) {
        for (const char byte : {'0', '-', '"', '{', ']', 'x', '\xFF'}) {
            QByteArray changed = text;
            changed[at] = byte;
            const auto project = read(changed);
            if (!project) {
                QVERIFY(project.error().offset <= std::size_t(changed.size()));
                continue;
            }
            const QByteArray again = written(*project);
            const auto back = read(again);
            QVERIFY2(back, changed.constData());
            QVERIFY2(back->cameraDrafts == project->cameraDrafts, changed.constData());
            for (std::size_t actor = 0; actor < project->actors.size(); ++actor)
                QVERIFY2(back->actors[actor].drafts == project->actors[actor].drafts &&
                             back->actors[actor].lists == project->actors[actor].lists,
                    changed.constData());
        }
    }
}

void TestProjectFile::deepTextsAreRefused()
{
    const auto nested = [](int depth) {
        return "{\"format\": \"odori-project\", \"x\": " + QByteArray(depth, '[') +
               QByteArray(depth, ']') + "}";
    };
    QVERIFY(read(nested(20)));
    QCOMPARE(read(nested(100)).error().code, mmd::ErrorCode::BadText);
    QCOMPARE(read(nested(1000000)).error().code, mmd::ErrorCode::BadText);
}

/// A JSON tree searches its members for each new one: without a limit this takes minutes.
void TestProjectFile::wideTextsAreRefused()
{
    const auto wide = [](int count) {
        QByteArray members;
        for (int at = 0; at < count; ++at)
            members += (at > 0 ? ",\"m" : "\"m") + QByteArray::number(at) + "\":0";
        return R"({"format": "odori-project", "view": {)" + members + "}}";
    };
    QVERIFY(read(wide(1000)));
    QVERIFY(!read(wide(1001)));
    const auto refused = read(wide(300'000));
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, mmd::ErrorCode::BadText);
    QCOMPARE(refused.error().field, std::string("an object has too many members"));
}

/// The cost per element must not depend on their number, or this takes minutes.
void TestProjectFile::longListsAreRead()
{
    constexpr int count = 300'000;
    QByteArray markers;
    for (int at = 0; at < count; ++at)
        markers += (at > 0 ? ",{\"frame\":" : "{\"frame\":") + QByteArray::number(at) + "}";
    const auto project = read(R"({"format": "odori-project", "markers": [)" + markers + "]}");
    QVERIFY(project);
    QCOMPARE(project->markers.size(), std::size_t(count));
    QCOMPARE(project->markers.back().frame, std::uint32_t(count - 1));

    const QByteArray actors = "{" + QByteArray("},{").repeated(count - 1) + "}";
    const auto crowd = read(R"({"format": "odori-project", "actors": [)" + actors + "]}");
    QVERIFY(!crowd);
    QVERIFY(crowd.error().field.find("at most 1000") != std::string::npos);
}

void TestProjectFile::settingsOutOfRangeAreMendedWithAWarning_data()
{
    QTest::addColumn<QByteArray>("members");
    QTest::addColumn<QByteArrayList>("warnings");
    QTest::addColumn<double>("value"); ///< of the clamped member
    const auto row = [](const char* members, QByteArrayList warnings, double value) {
        QTest::newRow(members) << QByteArray(members) << warnings << value;
    };
    row(R"("sound": {"offset": 1e18})", {"sound.offset = 1e+18"}, 1e8);
    row(R"("sound": {"offset": -1e9})", {"sound.offset = -1000000000.0"}, -1e8);
    row(R"("sound": {"volume": 4.5})", {"sound.volume = 4.5"}, 4.0);
    row(R"("sound": {"volume": -1})", {"sound.volume = -1.0"}, 0.0);
    row(R"("beats": {"first": 1e18})", {"beats.first = 1e+18"}, 1e7);
    row(R"("beats": {"first": -1e308})", {"beats.first = -1e+308"}, -1e7);
    row(R"("beats": {"first": 9999999.5})", {}, 9999999.5);
    row(R"("beats": {"perMinute": 1e308})", {"beats.perMinute = 1e+308"}, 1000.0);
    row(R"("beats": {"perMinute": 1e-308})", {"beats.perMinute = 1e-308"}, 1.0);
    row(R"("beats": {"perMinute": 0})", {"beats.perMinute = 0.0"}, 120.0);
    row(R"("beats": {"perMinute": -3})", {"beats.perMinute = -3.0"}, 120.0);
    row(R"("beats": {"perBar": 0})", {"beats.perBar = 0"}, 1.0);
    row(R"("beats": {"perBar": 4294967295})", {"beats.perBar = 4294967295"}, 64.0);
    row(R"("gravity": 1e30)", {"gravity = 1e+30"}, 10000.0);
    row(R"("gravity": "0xFF800000")", {"gravity = \"0xFF800000\""}, 98.0);
    row(R"("gravity": "0x7FC00000")", {"gravity = \"0x7FC00000\""}, 98.0);
    row(R"("noise": {"amount": 1e9})", {"noise.amount = 1000000000.0"}, 1000.0);
    row(R"("noise": {"amount": -1})", {"noise.amount = -1.0"}, 0.0);
    row(R"("noise": {"amount": "0x7FC00000"})", {"noise.amount = \"0x7FC00000\""}, 0.0);
    row(R"("gravityDirection": [0, 0, 0])", {"gravityDirection = 0.0, 0.0, 0.0"}, -1.0);
    row(R"("gravityDirection": [1, "0x7FC00000", 0])",
        {"gravityDirection = 1.0, \"0x7FC00000\", 0.0"}, -1.0);
    row(R"("gravityDirection": [0, 2.5, 1])", {}, 2.5);
    row(R"("physicsSteps": 3)", {"physicsSteps = 3"}, 4.0);
    row(R"("physicsSteps": 4294967295)", {"physicsSteps = 4294967295"}, 4.0);
    row(R"("play": {"first": 9, "last": 3})", {"play.last = 3"}, 9.0);
    row(R"("play": {"first": 4294967295, "last": 0})", {}, 0.0);
}

void TestProjectFile::settingsOutOfRangeAreMendedWithAWarning()
{
    QFETCH(QByteArray, members);
    QFETCH(QByteArrayList, warnings);
    QFETCH(double, value);
    const auto project = read(R"({"format": "odori-project", )" + members + "}");
    QVERIFY(project);
    QByteArrayList said;
    for (const mmd::Warning& each : project->warnings) {
        QCOMPARE(each.code, mmd::WarningCode::OutOfRange);
        said.append(QByteArray::fromStdString(each.location));
    }
    QCOMPARE(said, warnings);
    const mmd::SceneSettings& settings = project->settings;
    const double now = members.contains("play")        ? settings.playLast
                       : members.contains("offset")    ? settings.sound.offset
                       : members.contains("volume")    ? settings.sound.volume
                       : members.contains("perMinute") ? settings.beatsPerMinute
                       : members.contains("perBar")    ? settings.beatsPerBar
                       : members.contains("beats")     ? settings.firstBeat
                       : members.contains("noise")     ? double(settings.gravityNoise)
                       : members.contains("Direction") ? double(settings.gravityDirection.y)
                       : members.contains("gravity")   ? double(settings.gravity)
                                                       : settings.physicsSteps;
    QCOMPARE(now, value);
    QVERIFY(read(written(*project))->warnings.empty()); // once saved, it is valid
}

void TestProjectFile::namesAreText()
{
    const QByteArray text = written(whole());
    QVERIFY(text.contains("\"bone\": \"A\""));
    QVERIFY(text.contains("\"nameRaw\": \"8DB68D\""));
    QVERIFY(text.contains("0.1,"));
    QVERIFY(text.contains("\"0x7F800000\""));
}

QTEST_GUILESS_MAIN(TestProjectFile)
#include "test_project_file.moc"
