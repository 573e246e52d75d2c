// SPDX-License-Identifier: MIT
#include "libmmd/format/text/csv.h"
#include "libmmd/format/text/json.h"
#include "libmmd/motion/angles/panel_angles.h"
#include "tests/libmmd/format/vmd/odd_motions.h"
#include "tests/libmmd/format/vmd/vmd_example.h"
#include "tests/support/real_files.h"

#include <QtTest/QTest>

using namespace mmd;
using namespace odori::test::vmd;
using odori::test::bytesOf;
using odori::test::dataOf;

/// CSV and VMD: the conversion back and forth is lossless, and tables written by a person, a script
/// or a spreadsheet give valid motions.
class TestCsv : public QObject {
    Q_OBJECT
private slots:
    void theFirstRowNamesTheColumns();
    void comesBackByteForByte_data();
    void comesBackByteForByte();
    void anyReadableMotionComesBack();
    void realFilesComeBackByteForByte_data() { odori::test::addRealFiles(u"vmd"_qs); }
    void realFilesComeBackByteForByte();
    void theExampleInTheDocsWaves();
    void jsonAndCsvOfTheExampleAreOneMotion();
    void obviousColumnsAreEnough_data();
    void obviousColumnsAreEnough();
    void tinyNumbersAreZero();
    void noNumberIsMinusZero();
    void everyKindHasARow();
    void switchesJoinTheShowKeyBeforeThem();
    void editedCellsWinOverRawOnes();
    void unknownColumnsAreAWarning();
    void saysWhatIsWrongAndWhere_data();
    void saysWhatIsWrongAndWhere();
    void everyPrefixIsReadOrRefused();
    void changedBytesNeverBreakIt();
    void hugeRowsAreRefused_data();
    void hugeRowsAreRefused();
};

namespace {

QByteArray csvOf(const QByteArray& vmd)
{
    const auto file = readVmd(bytesOf(vmd));
    return file ? QByteArray::fromStdString(csvFromVmd(*file)) : QByteArray();
}

/// Reads from its own allocation, so that ASan sees an overrun.
Result<VmdFile> read(const QByteArray& csv)
{
    const std::string copy(csv.constData(), static_cast<std::size_t>(csv.size()));
    return vmdFromCsv(std::string_view(copy));
}

/// The motion of a table that must be valid.
Motion motionOf(const QByteArray& csv)
{
    const auto file = read(csv);
    if (!file)
        qFatal("%s", file.error().field.c_str());
    return motionFromVmd(*file).motion;
}

QByteArray dataFile(const char* name)
{
    return odori::test::readAll(
        odori::test::repositoryFile(QStringLiteral("tests/data/") + QLatin1String(name)));
}

} // namespace

void TestCsv::theFirstRowNamesTheColumns()
{
    const QList<QByteArray> rows = csvOf(header() + section({boneKey("a", 5, 0.1f)})).split('\n');
    QCOMPARE(rows.size(), 4);
    QCOMPARE(rows[0],
        QByteArray("kind,name,frame,x,y,z,qx,qy,qz,qw,angle_x,angle_y,angle_z,physics,curve_x,"
                   "curve_y,curve_z,curve_rotation,vmd_version,sections,name_raw,curves_raw"));
    QCOMPARE(rows[1], QByteArray("file,Gene") + QByteArray(17, ',') + "2,1,,");
    QCOMPARE(rows[2],
        QByteArray("bone,a,5,0.1,0,0,0,0,0,1,0,0,0,1,20 20 107 107,20 20 107 107,20 20 107 107,"
                   "20 20 107 107,,,,0x010100010000"));
    QCOMPARE(rows[3], QByteArray());
}

void TestCsv::comesBackByteForByte_data()
{
    QTest::addColumn<QByteArray>("vmd");
    int number = 0;
    for (const auto& [name, bytes] : oddMotions())
        QTest::addRow("%d: %s", number++, name) << bytes;
}

void TestCsv::comesBackByteForByte()
{
    QFETCH(QByteArray, vmd);
    const QByteArray csv = csvOf(vmd);
    QVERIFY(!csv.isEmpty());
    const auto file = read(csv);
    QVERIFY2(file.has_value(), file ? "" : file.error().field.c_str());
    QCOMPARE(dataOf(file->bytes).toHex(), vmd.toHex());
}

void TestCsv::anyReadableMotionComesBack()
{
    const QByteArray whole = oneOfEach();
    for (qsizetype at = 0; at < whole.size(); ++at) {
        for (const char byte : {'\x00', '\x01', '\x7F', '\xFF'}) {
            const QByteArray vmd = QByteArray(whole).replace(at, 1, QByteArray(1, byte));
            if (!readVmd(bytesOf(vmd)))
                continue;
            const auto file = read(csvOf(vmd));
            QVERIFY2(file && dataOf(file->bytes) == vmd, qPrintable(QString::number(at)));
        }
    }
}

void TestCsv::realFilesComeBackByteForByte()
{
    QFETCH(QString, path);
    const QByteArray vmd = odori::test::readAll(path);
    const auto file = read(csvOf(vmd));
    QVERIFY(file.has_value());
    QVERIFY(dataOf(file->bytes) == vmd);
}

void TestCsv::theExampleInTheDocsWaves()
{
    const auto file = read(dataFile("wave.csv"));
    QVERIFY2(file.has_value(), file ? "" : file.error().field.c_str());
    QVERIFY(file->warnings.empty());
    const Motion motion = motionFromVmd(*file).motion;
    QCOMPARE(motion.lastFrame(), 100u);
    QCOMPARE(motion.keyCount(), std::size_t(18));
    const auto* elbow = findBoneTrack(motion, "\x89\x45\x82\xD0\x82\xB6"); // 右ひじ
    QVERIFY(elbow);
    QCOMPARE(elbow->size(), std::size_t(9));
    QCOMPARE(elbow->frame(2), 30u);
    QCOMPARE(elbow->values()[2].rotation, rotationOfPanelAngles({0.0f, 0.0f, -85.0f}));
    QCOMPARE(elbow->values()[2].translation, glm::vec3(0.0f));
    QCOMPARE(curvesOf(elbow->interpolation(2))[3], (BezierCurve{64, 0, 64, 127}));
    QCOMPARE(curvesOf(elbow->interpolation(0))[3], BezierCurve{});
    const auto* smile = findMorphTrack(motion, "\x8F\xCE\x82\xA2"); // 笑い
    QVERIFY(smile);
    QCOMPARE(smile->values()[1].weight, 1.0f);
}

void TestCsv::jsonAndCsvOfTheExampleAreOneMotion()
{
    const auto fromCsv = read(dataFile("wave.csv"));
    const auto fromJson = vmdFromJson(dataFile("wave.json").toStdString());
    QVERIFY(fromCsv.has_value());
    QVERIFY2(fromJson.has_value(), fromJson ? "" : fromJson.error().field.c_str());
    QCOMPARE(dataOf(fromJson->bytes).toHex(), dataOf(fromCsv->bytes).toHex());
}

void TestCsv::obviousColumnsAreEnough_data()
{
    QTest::addColumn<QByteArray>("csv");
    QTest::newRow("a quaternion") << QByteArray("name,frame,qx,qy,qz,qw\na,30,0,0,0.5,0.75\n");
    QTest::newRow("any order") << QByteArray("qw,qz,frame,qy,qx,name\n0.75,.5,30,0,0,a\n");
    QTest::newRow("no line end") << QByteArray("name,frame,qx,qy,qz,qw\na,30,0,0,0.5,0.75");
    QTest::newRow("Windows") << QByteArray("name,frame,qx,qy,qz,qw\r\n\r\na,30,0,0,0.5,0.75\r\n");
    QTest::newRow("old Macintosh") << QByteArray("name,frame,qx,qy,qz,qw\ra,30,0,0,0.5,0.75\r");
    QTest::newRow("marked") << QByteArray("\xEF\xBB\xBFname,frame,qx,qy,qz,qw\na,30,0,0,0.5,0.75");
    QTest::newRow("quotes") << QByteArray(
        "\"name\",\"frame\",qx,qy,qz,qw\n\"a\",\"30\",0,0,0.5,0.75");
    QTest::newRow("spaces") << QByteArray("name, frame, qx, qy, qz, qw\na, 30 , 0,0, 0.5,\t0.75");
    QTest::newRow("a German spreadsheet")
        << QByteArray("name;frame;qx;qy;qz;qw\na;30;0;0;0,5;0,75");
    QTest::newRow("tabs") << QByteArray("name\tframe\tqx\tqy\tqz\tqw\na\t30\t0\t0\t0.5\t0.75");
    QTest::newRow("empty cells at the end")
        << QByteArray("name,frame,qx,qy,qz,qw\na,30,0,0,0.5,0.75,,,\n,,,\n");
    QTest::newRow("exponents") << QByteArray("name,frame,qx,qy,qz,qw\na,30.0,0e0,+0,5e-1,7.5E-1\n");
    QTest::newRow("a kind") << QByteArray(
        "kind,name,frame,qx,qy,qz,qw,weight\nbone,a,30,0,0,0.5,0.75,\n");
    QTest::newRow("the quaternion counts")
        << QByteArray("name,frame,qx,qy,qz,qw,angle_x\na,30,0,0,0.5,0.75,45\n");
}

void TestCsv::obviousColumnsAreEnough()
{
    QFETCH(QByteArray, csv);
    const auto file = read(csv);
    QVERIFY2(file.has_value(), file ? "" : file.error().field.c_str());
    QVERIFY(file->warnings.empty());
    BoneKeyframe key{
        .frame = 30, .fileIndex = 0, .value = {}, .interpolation = defaultBoneInterpolation()};
    key.value.rotation = {0.75f, 0.0f, 0.0f, 0.5f};
    const Motion motion = motionFromVmd(*file).motion;
    QCOMPARE(motion.keyCount(), std::size_t(1));
    const auto* track = findBoneTrack(motion, "a");
    QVERIFY(track);
    QCOMPARE(track->frame(0), 30u);
    QCOMPARE(track->values()[0], key.value);
    QCOMPARE(curvesOf(track->interpolation(0)), BoneCurves{});
}

void TestCsv::tinyNumbersAreZero()
{
    const Motion motion = motionOf("name,frame,x,y,z\na,0,1e-46,-1.5e-300,1e-45\n");
    const BoneValue& value = motion.bones[0]->values()[0];
    QCOMPARE(
        value, (BoneValue{.translation = {0.0f, -0.0f, 1e-45f}, .rotation = BoneValue{}.rotation}));
    for (const QByteArray number : {"1e-", "1e-4x", "1e46", "e-46", "1e-46-"})
        QVERIFY2(!read("name,frame,x\na,0," + number + '\n'), number.constData());
}

/// A camera's angle about x has the opposite sign in a file.
void TestCsv::noNumberIsMinusZero()
{
    const auto file = read("kind,name,frame\ncamera,,3\nbone,a,4\n");
    QVERIFY(file);
    const QByteArray csv = QByteArray::fromStdString(csvFromVmd(*file));
    QVERIFY(csv.contains("camera") && csv.contains("bone"));
    QVERIFY2(!csv.contains(",-0.0"), csv);
}

void TestCsv::everyKindHasARow()
{
    const Motion motion = motionOf("kind,frame,name,x,y,z,angle_x,angle_y,angle_z,weight,distance,"
                                   "field_of_view,perspective,panel_red,panel_green,panel_blue,"
                                   "mode,panel_distance,show,curve_distance\n"
                                   "camera,10,,1,2,3,10,,,,-30,45,FALSE,,,,,,,1 2 3 4\n"
                                   "light,11,,-0.5,-1,0.5,,,,,,,,256,128,64,,,,\n"
                                   "shadow,12,,,,,,,,,,,,,,,2,8875,,\n"
                                   "show,13,,,,,,,,,,,,,,,,,false,\n"
                                   "morph,14,a,,,,,,,0.5,,,,,,,,,,\n"
                                   ",15,b,,,,,,,0.25,,,,,,,,,,\n");
    const CameraValue& camera = motion.camera->values()[0];
    QCOMPARE(camera.target, glm::vec3(1, 2, 3));
    QVERIFY(qFuzzyCompare(camera.rotation.x, glm::radians(-10.0f)));
    QCOMPARE(camera.distance, -30.0f);
    QCOMPARE(camera.fieldOfView, 45u);
    QCOMPARE(int(camera.perspectiveOff), 1);
    QCOMPARE(curvesOf(camera.interpolation)[4], (BezierCurve{1, 2, 3, 4}));
    QCOMPARE(motion.light->values()[0],
        (LightValue{.colour = {1.0f, 0.5f, 0.25f}, .direction = {-0.5f, -1.0f, 0.5f}}));
    QCOMPARE(motion.shadow->values()[0], (ShadowValue{.mode = 2, .distance = 0.01125f}));
    QCOMPARE(int(motion.showIk->values()[0].show), 0);
    QCOMPARE(findMorphTrack(motion, "a")->values()[0].weight, 0.5f);
    QCOMPARE(findMorphTrack(motion, "b")->values()[0].weight, 0.25f);
}

void TestCsv::switchesJoinTheShowKeyBeforeThem()
{
    const Motion motion = motionOf("kind,name,frame,on,show\n"
                                   "ik,a,0,0,\nik,b,0,,\nik,a,5,1,\nshow,,9,,0\nik,b,9,0,\n");
    QCOMPARE(motion.showIk->size(), std::size_t(3));
    const auto values = motion.showIk->values();
    QCOMPARE(values[0].switches.size(), std::size_t(2));
    QCOMPARE(int(values[0].show), 1);
    QCOMPARE(int(values[0].switches[0].on), 0);
    QCOMPARE(int(values[0].switches[1].on), 1);
    QCOMPARE(values[1].switches.size(), std::size_t(1));
    QCOMPARE(int(values[2].show), 0);
    QCOMPARE(values[2].switches[0].name[0], 'b');
}

void TestCsv::editedCellsWinOverRawOnes()
{
    const Motion motion =
        motionOf(csvOf(header() + section({boneKey(QByteArray("a\0\xFD\xFD\xFD", 5), 0)}))
                     .replace("bone,a,", "bone,bc,")
                     .replace("20 20 107 107,,,", "1 2 3 4,,,"));
    const auto* track = findBoneTrack(motion, "bc");
    QVERIFY(track);
    QCOMPARE(track->field()[3], '\0');
    QCOMPARE(curvesOf(track->interpolation(0))[3], (BezierCurve{1, 2, 3, 4}));
}

void TestCsv::unknownColumnsAreAWarning()
{
    const auto file = read("name,frame,confidence,,angle_w\na,0,0.5,x,\n");
    QVERIFY(file.has_value());
    QCOMPARE(file->warnings.size(), std::size_t(2));
    QCOMPARE(file->warnings[0], (Warning{.code = WarningCode::UnsupportedFeature,
                                    .location = "column \"confidence\"",
                                    .count = 1}));
}

void TestCsv::saysWhatIsWrongAndWhere_data()
{
    QTest::addColumn<QByteArray>("csv");
    QTest::addColumn<int>("line");
    QTest::addColumn<qsizetype>("offset");
    QTest::addColumn<QByteArray>("says");
    const auto row = [](const char* csv, int line, qsizetype offset, const char* says) {
        QTest::addRow("%s", QByteArray(csv).simplified().constData())
            << QByteArray(csv) << line << offset << QByteArray(says);
    };
    row("\n", 1, 0, "the first row must name the columns");
    row("name,x\na,1\n", 1, 5, "the first row must name the columns, among them \"frame\"");
    row("name,frame\n\na,1\nb,\n", 4, 18, "a key has no frame");
    row("name,frame\n,1\n", 2, 12, "a key has no name");
    row("name,frame\na,1.5\n", 2, 13, "\"frame\" must be a whole number, 0 to 4294967295");
    row("name,frame\na,-1\n", 2, 13, "\"frame\" must be a whole number");
    row("name,frame\na,4294967296\n", 2, 13, "\"frame\" must be a whole number");
    row("name,frame,x\na,1,1e99\n", 2, 17, "\"x\" must be a number");
    row("name,frame,x\na,1,nan\n", 2, 17, "\"x\" must be a number");
    row("name,frame,x\na,1,0x7FC0\n", 2, 17, "\"x\" must be a number");
    row("name,frame,x\na,1,\"1\n2\"\n", 2, 17, "\"x\" must be a number");
    row("name,frame,qx\na,1,0\n", 2, 18, "a rotation needs all four parts, x y z w");
    row("name,frame,curve_x\na,1,20 20 107\n", 2, 23, "\"curve_x\" must be 4 whole numbers");
    row("name,frame,curve_x\na,1,1 2 3 4 5\n", 2, 23, "\"curve_x\" must be 4 whole numbers");
    row("name,frame,curve_x\na,1,1 2 3 256\n", 2, 23, "\"curve_x\" must be 4 whole numbers");
    row("name,frame,physics\na,1,yes\n", 2, 23, "\"physics\" must be true or false");
    row("name,frame,name_raw\na,1,6g\n", 2, 24, "\"name_raw\" must be hexadecimal digits");
    row("name,frame,name_raw\na,1,61\n", 2, 24, "the raw bytes of the field must be 15 bytes");
    row("kind,frame\nbones,1\n", 2, 11, "\"kind\" must be bone, morph,");
    row("name,frame\na,1,2\n", 2, 15, "the row has more cells than there are columns");
    row("name,frame\n\"a,1\n", 2, 11, "a quote is never closed");
    row("name,frame\n\"a\"b,1\n", 2, 11, "there is text behind a closing quote");
    row("name,frame\n\x83\x5A,1\n", 2, 11, "the text is not UTF-8");
    row("\xFF\xFEn\n", 1, 0, "the text is not UTF-8");
    row("kind,frame,vmd_version\nbone,,\nfile,,9\n", 2, 29, "a key has no frame");
    row("kind,frame,vmd_version\nfile,,9\n", 2, 29, "the VMD version must be 1 or 2");
}

void TestCsv::saysWhatIsWrongAndWhere()
{
    QFETCH(QByteArray, csv);
    QFETCH(int, line);
    QFETCH(qsizetype, offset);
    QFETCH(QByteArray, says);
    const auto file = read(csv);
    QVERIFY(!file.has_value());
    QCOMPARE(file.error().code, ErrorCode::BadText);
    const QByteArray field = QByteArray::fromStdString(file.error().field);
    QVERIFY2(field.contains(says), field.constData());
    QCOMPARE(file.error().value, std::uint64_t(line));
    QCOMPARE(file.error().offset, std::size_t(offset));
}

void TestCsv::everyPrefixIsReadOrRefused()
{
    const QByteArray csv = csvOf(oneOfEach() + "more");
    for (qsizetype size = 0; size < csv.size(); ++size) {
        const auto file = read(csv.left(size));
        if (file)
            QVERIFY(readVmd(file->bytes).has_value());
        else
            QVERIFY(file.error().offset <= std::size_t(size) && !file.error().field.empty());
    }
}

void TestCsv::changedBytesNeverBreakIt()
{
    const QByteArray csv = csvOf(oneOfEach());
    for (qsizetype at = 0; at < csv.size(); ++at) {
        for (const char byte : {'"', ',', '\n', '9', '-', '\0', '\xFF'}) {
            const auto file = read(QByteArray(csv).replace(at, 1, QByteArray(1, byte)));
            if (file)
                QVERIFY(readVmd(file->bytes).has_value());
            else
                QVERIFY(!file.error().field.empty());
        }
    }
}

void TestCsv::hugeRowsAreRefused_data()
{
    QTest::addColumn<QByteArray>("csv");
    QTest::newRow("columns") << QByteArray(3'000'000, ',');
    QTest::newRow("a column's name") << QByteArray(3'000'000, 'x');
    QTest::newRow("a quote") << "frame\n\"" + QByteArray(3'000'000, 'x');
    QTest::newRow("a number") << "frame\n" + QByteArray(3'000'000, '9');
}

void TestCsv::hugeRowsAreRefused()
{
    QFETCH(QByteArray, csv);
    const auto file = read(csv);
    QVERIFY(!file.has_value());
    QVERIFY(file.error().field.size() < 300);
}

QTEST_GUILESS_MAIN(TestCsv)
#include "test_csv.moc"
