// SPDX-License-Identifier: MIT
#include "libmmd/format/text/json.h"
#include "libmmd/motion/angles/panel_angles.h"
#include "tests/libmmd/format/vmd/odd_motions.h"
#include "tests/libmmd/format/vmd/vmd_example.h"
#include "tests/support/real_files.h"

#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtTest/QTest>

using namespace mmd;
using namespace odori::test::vmd;
using odori::test::bytesOf;
using odori::test::dataOf;

/// JSON and VMD: the conversion back and forth is lossless, and texts written by a person or a
/// script give valid motions.
class TestJson : public QObject {
    Q_OBJECT
private slots:
    void everyFieldIsThere();
    void aBoneKeyIsOneLine();
    void comesBackByteForByte_data();
    void comesBackByteForByte();
    void anyReadableMotionComesBack();
    void realFilesComeBackByteForByte_data() { odori::test::addRealFiles(u"vmd"_qs); }
    void realFilesComeBackByteForByte();
    void obviousFieldsAreEnough();
    void anglesAreWhatThePanelShows();
    void panelValuesAreReadWhereNothingElseIs();
    void editedFieldsWinOverRawOnes();
    void namesAreCutWithAWarning();
    void theNameOfAnyLengthFindsItsBone();
    void unknownMembersAreSkippedWithAWarning();
    void saysWhatIsWrongAndWhere_data();
    void saysWhatIsWrongAndWhere();
    void everyPrefixIsAnError();
    void changedBytesNeverBreakIt();
    void deepAndLongTextsAreRefused_data();
    void deepAndLongTextsAreRefused();
};

namespace {

QByteArray jsonOf(const QByteArray& vmd)
{
    const auto file = readVmd(bytesOf(vmd));
    return file ? QByteArray::fromStdString(jsonFromVmd(*file)) : QByteArray();
}

/// Reads from its own allocation, so that ASan sees an overrun.
Result<VmdFile> read(const QByteArray& json)
{
    const std::string copy(json.constData(), static_cast<std::size_t>(json.size()));
    return vmdFromJson(std::string_view(copy));
}

/// The motion of a text that must be valid.
Motion motionOf(const QByteArray& json)
{
    const auto file = read(json);
    if (!file)
        qFatal("%s", file.error().field.c_str());
    return motionFromVmd(*file).motion;
}

/// 右腕 in CP932.
const char* const rightArm = "\x89\x45\x98\x72";

} // namespace

void TestJson::everyFieldIsThere()
{
    const QJsonObject motion = QJsonDocument::fromJson(jsonOf(oneOfEach())).object();
    QCOMPARE(motion[u"format"_qs].toString(), u"odori-motion"_qs);
    QCOMPARE(motion[u"vmdVersion"_qs].toInt(), 2);
    QCOMPARE(motion[u"modelName"_qs].toString(), u"Gene"_qs);
    QCOMPARE(motion[u"sections"_qs].toInt(), 6);

    const QJsonObject bone = motion[u"bones"_qs][1].toObject();
    QCOMPARE(bone[u"nameRaw"_qs].toString(), u"8FE394BC90678FE394BC90678FE394"_qs);
    QCOMPARE(bone[u"frame"_qs].toInt(), 0);
    QCOMPARE(bone[u"physics"_qs].toBool(true), false);
    QCOMPARE(bone[u"curves"_qs][u"z"_qs].toArray(), (QJsonArray{3, 7, 11, 15}));
    QCOMPARE(bone[u"curves"_qs][u"rotation"_qs].toArray(), (QJsonArray{4, 8, 12, 16}));

    QCOMPARE(motion[u"morphs"_qs][0].toObject(),
        (QJsonObject{{u"name"_qs, u"あ"_qs}, {u"frame"_qs, 15}, {u"weight"_qs, 0.75}}));

    const QJsonObject camera = motion[u"camera"_qs][0].toObject();
    QCOMPARE(camera[u"frame"_qs].toInt(), 30);
    QCOMPARE(camera[u"distance"_qs].toDouble(), -45.0);
    QCOMPARE(camera[u"target"_qs].toArray(), (QJsonArray{0, 10, 0}));
    QCOMPARE(camera[u"radians"_qs].toArray(), (QJsonArray{0.25, -0.5, 0}));
    QCOMPARE(camera[u"angles"_qs][0].toDouble(), -14.323945);
    QCOMPARE(camera[u"angles"_qs][1].toDouble(), -28.64789);
    QCOMPARE(camera[u"curves"_qs].toObject().size(), 6);
    QCOMPARE(camera[u"curves"_qs][u"y"_qs].toArray(), (QJsonArray{1, 3, 2, 4}));
    QCOMPARE(camera[u"fieldOfView"_qs].toInt(), 45);
    QCOMPARE(camera[u"perspective"_qs].toBool(true), false);

    const QJsonObject light = motion[u"light"_qs][0].toObject();
    QCOMPARE(light[u"colour"_qs].toArray(), (QJsonArray{0.5, 0.25, 0.125}));
    QCOMPARE(light[u"panelColour"_qs].toArray(), (QJsonArray{128, 64, 32}));
    QCOMPARE(light[u"direction"_qs].toArray(), (QJsonArray{-0.5, -1, 0.5}));

    const QJsonObject shadow = motion[u"shadow"_qs][0].toObject();
    QCOMPARE(shadow[u"mode"_qs].toInt(), 2);
    QCOMPARE(shadow[u"distance"_qs].toDouble(), 0.01);
    QCOMPARE(shadow[u"panelDistance"_qs].toDouble(), 9000.0);

    const QJsonArray showIk = motion[u"showIk"_qs].toArray();
    QCOMPARE(showIk.size(), 2);
    QCOMPARE(showIk[0][u"show"_qs].toBool(), true);
    QCOMPARE(showIk[0][u"ik"_qs][0].toObject(),
        (QJsonObject{{u"name"_qs, u"左足ＩＫ"_qs}, {u"on"_qs, false}}));
    QVERIFY(showIk[0][u"ik"_qs][1][u"nameRaw"_qs].toString().endsWith(u"CCCC"_qs));
    QCOMPARE(showIk[1][u"show"_qs].toBool(true), false);
}

void TestJson::aBoneKeyIsOneLine()
{
    QVERIFY(jsonOf(oneOfEach())
                .contains("\n{\"name\":\"センター\",\"nameRaw\":\"835A8393835E815B00FDFDFDFDFDFD\","
                          "\"frame\":10,\"position\":[1,-2,3],\"rotation\":[0,0.5,0,0.8660254],"
                          "\"angles\":[0,60,0],\"curves\":{\"x\":[20,20,107,107],"
                          "\"y\":[20,20,107,107],\"z\":[20,20,107,107],"
                          "\"rotation\":[20,20,107,107]},\"physics\":true,"
                          "\"curvesRaw\":\"010100010000\"},\n"));
}

void TestJson::comesBackByteForByte_data()
{
    QTest::addColumn<QByteArray>("vmd");
    int number = 0;
    for (const auto& [name, bytes] : oddMotions())
        QTest::addRow("%d: %s", number++, name) << bytes;
}

void TestJson::comesBackByteForByte()
{
    QFETCH(QByteArray, vmd);
    const QByteArray json = jsonOf(vmd);
    QVERIFY(!json.isEmpty());
    QVERIFY(!QJsonDocument::fromJson(json).isNull()); // another reader accepts it too
    const auto file = read(json);
    QVERIFY2(file.has_value(), file ? "" : file.error().field.c_str());
    QCOMPARE(dataOf(file->bytes).toHex(), vmd.toHex());
}

void TestJson::anyReadableMotionComesBack()
{
    const QByteArray whole = oneOfEach();
    for (qsizetype at = 0; at < whole.size(); ++at) {
        for (const char byte : {'\x00', '\x01', '\x7F', '\xFF'}) {
            const QByteArray vmd = QByteArray(whole).replace(at, 1, QByteArray(1, byte));
            if (!readVmd(bytesOf(vmd)))
                continue;
            const auto file = read(jsonOf(vmd));
            QVERIFY2(file && dataOf(file->bytes) == vmd, qPrintable(QString::number(at)));
        }
    }
}

void TestJson::realFilesComeBackByteForByte()
{
    QFETCH(QString, path);
    const QByteArray vmd = odori::test::readAll(path);
    const auto file = read(jsonOf(vmd));
    QVERIFY(file.has_value());
    QVERIFY(dataOf(file->bytes) == vmd);
}

void TestJson::obviousFieldsAreEnough()
{
    const auto file = read(R"({"bones": [
        {"name": "右腕", "frame": 0, "rotation": [0, 0, 0, 1]},
        {"name": "右腕", "frame": 30, "angles": [0, 0, 35.5], "position": [1, 2.5, -3e-1],
         "curves": {"rotation": [0, 127, 127, 0]}}]})");
    QVERIFY(file.has_value());
    QVERIFY(file->warnings.empty());
    QVERIFY(std::all_of(file->sections.begin(), file->sections.end(),
        [](const VmdFile::Section& section) { return section.present; }));
    const Motion motion = motionFromVmd(*file).motion;
    QCOMPARE(motion.header.version, 2);
    const auto* track = findBoneTrack(motion, rightArm);
    QVERIFY(track);
    QCOMPARE(track->size(), std::size_t(2));
    QCOMPARE(track->values()[0], BoneValue{});
    QCOMPARE(track->values()[1].translation, glm::vec3(1.0f, 2.5f, -0.3f));
    QCOMPARE(track->values()[1].rotation, rotationOfPanelAngles({0.0f, 0.0f, 35.5f}));
    QCOMPARE(curvesOf(track->interpolation(0)), BoneCurves{});
    QVERIFY(isPhysicsOn(track->interpolation(0)));
    QCOMPARE(curvesOf(track->interpolation(1))[3], (BezierCurve{0, 127, 127, 0}));
    QCOMPARE(curvesOf(track->interpolation(1))[0], BezierCurve{});
}

void TestJson::anglesAreWhatThePanelShows()
{
    const Motion motion = motionOf(R"({"bones":[{"name":"a","frame":0,"angles":[10,-20,170]}],
        "camera":[{"frame":0,"angles":[10,20,30]},{"frame":9}]})");
    const glm::vec3 angles = panelAngles(motion.bones[0]->values()[0].rotation);
    QVERIFY(glm::all(glm::lessThan(glm::abs(angles - glm::vec3(10, -20, 170)), glm::vec3(1e-4f))));
    const CameraValue& camera = motion.camera->values()[0];
    QVERIFY(qFuzzyCompare(camera.rotation.x, glm::radians(-10.0f)));
    QVERIFY(qFuzzyCompare(camera.rotation.y, glm::radians(20.0f)));
    QCOMPARE(motion.camera->values()[1], CameraValue{}); // MMD's default camera
}

void TestJson::panelValuesAreReadWhereNothingElseIs()
{
    const Motion motion = motionOf(R"({"light":[{"frame":0,"panelColour":[128,64,256]},
            {"frame":1,"panelColour":[1,1,1],"colour":[0.5,0.5,0.5]}, {"frame":2}],
        "shadow":[{"frame":0,"mode":2,"panelDistance":8875}, {"frame":1}]})");
    QCOMPARE(motion.light->values()[0].colour, glm::vec3(0.5f, 0.25f, 1.0f));
    QCOMPARE(motion.light->values()[1].colour, glm::vec3(0.5f));
    QCOMPARE(motion.light->values()[2], LightValue{});
    QCOMPARE(motion.shadow->values()[0], (ShadowValue{.mode = 2, .distance = 0.01125f}));
    QCOMPARE(motion.shadow->values()[1], ShadowValue{});
}

void TestJson::editedFieldsWinOverRawOnes()
{
    const QByteArray json = jsonOf(oneOfEach())
                                .replace("\"センター\"", "\"右腕\"")
                                .replace("\"curvesRaw\":\"0102", "\"curvesRaw\":\"0902")
                                .replace("\"rotation\":[4,8,12,16]", "\"rotation\":[5,8,12,16]")
                                .replace("\"右足ＩＫ\"", "\"ＩＫ\"");
    const Motion motion = motionOf(json);
    const auto* track = findBoneTrack(motion, rightArm);
    QVERIFY(track);
    QCOMPARE(track->field()[5], '\0'); // the old name's padding is gone
    const auto* other =
        findBoneTrack(motion, "\x8F\xE3\x94\xBC\x90\x67\x8F\xE3\x94\xBC\x90\x67\x8F\xE3\x94");
    QVERIFY(other);
    QCOMPARE(curvesOf(other->interpolation(0))[3], (BezierCurve{5, 8, 12, 16}));
    QVERIFY(!isPhysicsOn(other->interpolation(0)));
    QCOMPARE(QByteArray(motion.showIk->values()[0].switches[1].name.data(), 6),
        QByteArray("\x82\x68\x82\x6A\0\0", 6));
}

void TestJson::namesAreCutWithAWarning()
{
    const auto file = read(R"({"bones":[{"name":"あいうえおかきくけ","frame":0},
        {"name":"あいうえおかきくけ","frame":1}, {"name":"😀","frame":1}]})");
    QVERIFY(file.has_value());
    QCOMPARE(file->warnings.size(), std::size_t(2));
    QCOMPARE(file->warnings[0],
        (Warning{.code = WarningCode::NameCut, .location = "あいうえおかきくけ", .count = 1}));
    QCOMPARE(file->warnings[1].code, WarningCode::NameUnencodable);
    const QByteArray name = dataOf(file->record(TrackKind::Bone, 0)).left(15);
    QCOMPARE(name.toHex(), QByteArray("82a082a282a482a682a882a982ab82"));
}

void TestJson::theNameOfAnyLengthFindsItsBone()
{
    for (int length = 1; length <= 40; ++length) {
        const QByteArray name =
            QByteArray("abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrst").left(length);
        const auto file = read("{\"bones\":[{\"name\":\"" + name + "\",\"frame\":0}]," +
                               "\"showIk\":[{\"frame\":0,\"ik\":[{\"name\":\"" + name + "\"}]}]}");
        QVERIFY(file.has_value());
        const Motion motion = motionFromVmd(*file).motion;
        QVERIFY(findBoneTrack(motion, name.left(15).toStdString()));
        const auto& field = motion.showIk->values()[0].switches[0].name;
        QCOMPARE(QByteArray(field.data(), 20), name.left(19).leftJustified(20, '\0'));
        QCOMPARE(file->warnings.size(), std::size_t((length > 15) + (length > 19)));
    }
}

void TestJson::unknownMembersAreSkippedWithAWarning()
{
    QVERIFY(read("{\"bones\":[],\"a\":" + QByteArray(1000, '[') + QByteArray(1000, ']') + "}")
                .has_value());
    const auto file = read(R"({"author": {"deep": [1, [2, {"bones": []}]]}, "bones": [
        {"name": "a", "frame": 1, "rotaton": [1, 2], "confidence": 0.5},
        {"name": "a", "frame": 2, "confidence": null, "curves": {"w": {"x": [1]}}}], "x": []})");
    QVERIFY(file.has_value());
    QCOMPARE(file->sections[0].count, 2u);
    QStringList places;
    for (const Warning& warning : file->warnings) {
        QCOMPARE(warning.code, WarningCode::UnsupportedFeature);
        places << QString::fromStdString(warning.location) + QLatin1Char(' ') +
                      QString::number(warning.count);
    }
    QCOMPARE(places, (QStringList{u"\"author\" 1"_qs, u"\"rotaton\" 1"_qs, u"\"confidence\" 2"_qs,
                         u"\"w\" 1"_qs, u"\"x\" 1"_qs}));
}

void TestJson::saysWhatIsWrongAndWhere_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<int>("line");
    QTest::addColumn<QByteArray>("says");
    const auto row = [](const char* json, int line, const char* says) {
        QTest::addRow("%s", QByteArray(json).simplified().constData())
            << QByteArray(json) << line << QByteArray(says);
    };
    row("[1]", 1, "a motion must be an object");
    row("7", 1, "a motion must be an object");
    row("{", 1, "not valid JSON: syntax error");
    row("{}\n\n}", 3, "not valid JSON: syntax error");
    row("{\"bones\":[\n{\"name\":\"a\",\n\"frame\":1e99\n}]}", 3, "number overflow");
    row("{\"bones\":[\n{\"name\":\"a\"\n}]}", 3, "a key has no frame (\"bones\")");
    row("{\"bones\":[\n{\"frame\":3}\n]}", 2, "a key has no name (\"bones\")");
    row("{\"bones\":[\n{\"frame\":\n-3\n}\n]}", 3,
        "\"frame\" in \"bones\" must be a whole number, 0 to 4294967295");
    row("{\"bones\":[{\"frame\":1.5}]}", 1, "\"frame\" in \"bones\" must be a whole number");
    row("{\"bones\":[{\"frame\":4294967296}]}", 1, "\"frame\" in \"bones\" must be a whole number");
    row("{\"bones\":[{\"frame\":\"1\"}]}", 1, "\"frame\" in \"bones\" must be a whole number");
    row("{\"bones\":[{\"name\":1}]}", 1, "\"name\" in \"bones\" must be a text");
    row("{\"bones\":[{\"position\":[1,2]}]}", 1, "\"position\" in \"bones\" must be 3 numbers");
    row("{\"bones\":[{\"position\":[1,2,3,4]}]}", 1, "\"position\" in \"bones\" must be 3 numbers");
    row("{\"bones\":[{\"position\":[1,2,\"3\"]}]}", 1,
        "\"position\" in \"bones\" must be a number");
    row("{\"bones\":[{\"position\":[1,2,[3]]}]}", 1,
        "\"position\" in \"bones\" must not be a list");
    row("{\"bones\":[{\"position\":5}]}", 1,
        "\"position\" in \"bones\" must be a list of 3 numbers");
    row("{\"bones\":[{\"position\":{}}]}", 1, "\"position\" in \"bones\" must not be an object");
    row("{\"bones\":[{\"curves\":{\"x\":[1,2,3]}}]}", 1, "\"x\" in \"curves\" must be 4 numbers");
    row("{\"bones\":[{\"curves\":{\"x\":[1,2,3,256]}}]}", 1,
        "\"x\" in \"curves\" must be 4 whole numbers");
    row("{\"bones\":[{\"curves\":[]}]}", 1, "there must not be a list here");
    row("{\"bones\":[{\"curves\":1}]}", 1, "\"curves\" must be an object");
    row("{\"bones\":[{\"name\":\"a\",\"frame\":0,\"nameRaw\":\"61\"}]}", 1,
        "the raw bytes of the field must be 15 bytes");
    row("{\"bones\":[{\"nameRaw\":\"6\"}]}", 1, "\"nameRaw\" in \"bones\" must be hexadecimal");
    row("{\"bones\":[{\"position\":[\"0x7FC0000\",0,0]}]}", 1, "must be a number");
    row("{\"bones\":{}}", 1, "there must not be an object here");
    row("{\"bones\":3}", 1, "keys must be in a list");
    row("{\"bones\":[3]}", 1, "a key must be an object");
    row("{\"bones\":[[]]}", 1, "there must not be a list here");
    row("{\"showIk\":[{\"frame\":0,\"ik\":[{\"on\":true}]}]}", 1, "a key has no name (\"ik\")");
    row("{\"showIk\":[{\"frame\":0,\"show\":256}]}", 1,
        "\"show\" in \"showIk\" must be true or false");
    row("{}", 1, "this is no motion");
    row("{\"tool\":\"thin\",\n\"files\":[{\"bones\":1}]}", 2, "this is no motion");
    row("{\"formatVersion\":2}", 1, "only \"formatVersion\" 1 is known");
    row("{\"format\":\"bvh\"}", 1, "\"format\" must be \"odori-motion\"");
    row("{\"vmdVersion\":3}", 1, "the VMD version must be 1 or 2");
    const QByteArray deep = "{\"a\":" + QByteArray(1001, '[') + QByteArray(1001, ']') + "}";
    row(deep.constData(), 1, "nested too deeply");
    row("{\"modelName\":\"\xFF\"}", 1, "not valid JSON");
}

void TestJson::saysWhatIsWrongAndWhere()
{
    QFETCH(QByteArray, json);
    QFETCH(int, line);
    QFETCH(QByteArray, says);
    const auto file = read(json);
    QVERIFY(!file.has_value());
    QCOMPARE(file.error().code, ErrorCode::BadText);
    const QByteArray field = QByteArray::fromStdString(file.error().field);
    QVERIFY2(field.contains(says), field.constData());
    QCOMPARE(file.error().value, std::uint64_t(line));
    QVERIFY(file.error().offset <= std::size_t(json.size()));
}

void TestJson::everyPrefixIsAnError()
{
    const QByteArray json = jsonOf(oneOfEach()).trimmed();
    QVERIFY(read(json).has_value());
    for (qsizetype size = 0; size < json.size(); ++size) {
        const auto file = read(json.left(size));
        QVERIFY(!file.has_value());
        QVERIFY(file.error().offset <= std::size_t(size));
        QVERIFY(!file.error().field.empty());
    }
}

void TestJson::changedBytesNeverBreakIt()
{
    const QByteArray json = jsonOf(oneOfEach());
    for (qsizetype at = 0; at < json.size(); ++at) {
        for (const char byte : {'"', '[', '}', '9', '-', '\0', '\xFF'}) {
            const auto file = read(QByteArray(json).replace(at, 1, QByteArray(1, byte)));
            if (file)
                QVERIFY(readVmd(file->bytes).has_value());
            else
                QVERIFY(!file.error().field.empty());
        }
    }
}

void TestJson::deepAndLongTextsAreRefused_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::newRow("lists") << QByteArray(3'000'000, '[');
    QTest::newRow("objects") << QByteArray("{\"a\":").repeated(600'000);
    QTest::newRow("unknown lists") << "{\"a\":" + QByteArray(3'000'000, '[');
    QTest::newRow("a text without end") << "{\"bones\":\"" + QByteArray(3'000'000, 'x');
    QTest::newRow("a number without end") << "{\"bones\":" + QByteArray(3'000'000, '9');
    QTest::newRow("keys without names") << "{\"bones\":[" + QByteArray("{},").repeated(1'000'000);
}

void TestJson::deepAndLongTextsAreRefused()
{
    QFETCH(QByteArray, json);
    const auto file = read(json); // a hang exceeds ctest's time limit
    QVERIFY(!file.has_value());
    QVERIFY(file.error().field.size() < 300);
}

QTEST_GUILESS_MAIN(TestJson)
#include "test_json.moc"
