// SPDX-License-Identifier: MIT
#include "libmmd/format/vpd/vpd.h"
#include "tests/support/corpus.h"

#include <QtTest/QTest>

#include <clocale>
#include <cmath>

using namespace mmd;
using namespace std::string_literals;
using odori::test::bytesOf;
using odori::test::dataOf;

Q_DECLARE_METATYPE(mmd::ErrorCode)

class TestVpd : public QObject {
    Q_OBJECT
private slots:
    void everyFieldComesWhereItBelongs();
    void aFileOfMmdComesOutByteForByte();
    void layoutIsFree_data();
    void layoutIsFree();
    void namesAreKeptAsBytes_data();
    void namesAreKeptAsBytes();
    void aByteOrderMarkMeansUtf8();
    void numbersThatAreNoneBecomeZero_data();
    void numbersThatAreNoneBecomeZero();
    void numbersComeBackInAnyLocale();
    void anotherNumberOfBonesIsAWarning();
    void anyCutIsAnErrorOrAWarning();
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();
    void changedBytesNeverBreakIt();
    void aPoseBecomesKeysAtFrameZero();
    void longAndEqualNamesAreWarnedOf();
    void aMotionGivesThePoseOfAFrame();
};

namespace {

/// As written by MMD 9; comments and names are CP932: 右ひじ, センター, う.
QByteArray fileOfMmd()
{
    return "Vocaloid Pose Data file\r\n"
           "\r\n"
           "Gene.osm;\t\t// \x90\x65\x83\x74\x83\x40\x83\x43\x83\x8B\x96\xBC\r\n"
           "2;\t\t\t\t// \x91\x8D\x83\x7C\x81\x5B\x83\x59\x83\x7B\x81\x5B\x83\x93\x90\x94\r\n"
           "\r\n"
           "Bone0{\x89\x45\x82\xD0\x82\xB6\r\n"
           "  0.000000,-0.000000,0.000000;\t\t\t\t// trans x,y,z\r\n"
           "  0.176789,-0.061290,0.747712,0.637114;\t\t// Quaternion x,y,z,w\r\n"
           "}\r\n"
           "\r\n"
           "Bone1{\x83\x5A\x83\x93\x83\x5E\x81\x5B\r\n"
           "  1.500000,-2.000000,123.456787;\t\t\t\t// trans x,y,z\r\n"
           "  0.000000,0.000000,0.000000,1.000000;\t\t// Quaternion x,y,z,w\r\n"
           "}\r\n"
           "\r\n"
           "Morph0{\x82\xA4\r\n"
           "  0.200000;\r\n"
           "}\r\n"
           "\r\n";
}

QByteArray poseOf(const QByteArray& block, int bones = 1)
{
    return "Vocaloid Pose Data file\n\nm.osm;\n" + QByteArray::number(bones) + ";\n" + block;
}

Result<VpdReadResult> readCopy(const QByteArray& data)
{
    return readVpd(bytesOf(data)); // its own allocation, so that ASan sees an overrun
}

VpdFile fileIn(const QByteArray& data)
{
    auto read = readCopy(data);
    if (!read)
        qFatal("not a VPD file: %s", read.error().field.c_str());
    return std::move(read->file);
}

} // namespace

void TestVpd::everyFieldComesWhereItBelongs()
{
    const auto read = readCopy(fileOfMmd());
    QVERIFY(read.has_value());
    QVERIFY(read->warnings.empty());
    const VpdFile& file = read->file;
    QCOMPARE(file.modelName, "Gene.osm"s);
    QCOMPARE(file.bones.size(), std::size_t(2));
    QCOMPARE(file.bones[0].name, "\x89\x45\x82\xD0\x82\xB6"s);
    QVERIFY(std::signbit(file.bones[0].value.translation.y));
    QCOMPARE(file.bones[0].value.rotation.x, 0.176789f);
    QCOMPARE(file.bones[0].value.rotation.y, -0.06129f);
    QCOMPARE(file.bones[0].value.rotation.z, 0.747712f);
    QCOMPARE(file.bones[0].value.rotation.w, 0.637114f);
    QCOMPARE(file.bones[1].value.translation, glm::vec3(1.5f, -2.0f, 123.456787f));
    QCOMPARE(file.morphs, (std::vector<VpdFile::Morph>{{"\x82\xA4", 0.2f}}));
}

void TestVpd::aFileOfMmdComesOutByteForByte()
{
    QCOMPARE(dataOf(writeVpd(fileIn(fileOfMmd()))), fileOfMmd());
}

void TestVpd::layoutIsFree_data()
{
    QTest::addColumn<QByteArray>("data");
    const QByteArray plain = poseOf("Bone0{a\n1,2,3;\n0,0,0,1;\n}\n");
    QTest::newRow("LF, no comments") << plain;
    QTest::newRow("CRLF") << QByteArray(plain).replace("\n", "\r\n");
    QTest::newRow("CR") << QByteArray(plain).replace("\n", "\r");
    QTest::newRow("no line end at the end") << plain.chopped(1);
    QTest::newRow("tabs and spaces")
        << poseOf("\t Bone0 {\ta \t\n\t1 , 2\t, 3 ; \n 0, 0, 0, 1 ;\n } ");
    QTest::newRow("a comment after the name") << poseOf("Bone0{a\t// b\n1,2,3;0,0,0,1;}");
    QTest::newRow("comments everywhere")
        << poseOf("// one\nBone0{a\n1,2,//two\n3;//}\n0,0,0,1;// four\n}// five");
    QTest::newRow("exponents and signs") << poseOf("Bone0{a\n+1,2e0,30E-1;-0.,.0,0,1;}");
    QTest::newRow("another index") << poseOf("Bone17{a\n1,2,3;0,0,0,1;}");
    QTest::newRow("the end that DOS marked") << plain + "\x1A";
}

void TestVpd::layoutIsFree()
{
    QFETCH(QByteArray, data);
    const VpdFile file = fileIn(data);
    QCOMPARE(file.modelName, "m.osm"s);
    QCOMPARE(file.bones.size(), std::size_t(1));
    QCOMPARE(file.bones[0].name, "a"s);
    QCOMPARE(file.bones[0].value.translation, glm::vec3(1.0f, 2.0f, 3.0f));
    QCOMPARE(file.bones[0].value.rotation, glm::quat(1.0f, 0.0f, 0.0f, 0.0f));
}

void TestVpd::namesAreKeptAsBytes_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::newRow("none") << QByteArray();
    QTest::newRow("spaces inside") << QByteArray("left arm");
    QTest::newRow("slashes inside") << QByteArray("a//b/c");
    QTest::newRow("braces inside") << QByteArray("{a}");
    QTest::newRow("second bytes 5C 7B 7D") << QByteArray("\x83\x5C\x83\x7B\x83\x7D");
    QTest::newRow("one of two pairs of a character") << QByteArray("\x87\x90");
    QTest::newRow("half a character") << QByteArray("a\x8F");
    QTest::newRow("GBK") << QByteArray("\xD7\xF3\xCD\xC8");
    QTest::newRow("forty bytes") << QByteArray(40, 'x');
}

void TestVpd::namesAreKeptAsBytes()
{
    QFETCH(QByteArray, name);
    VpdFile file;
    file.modelName = name.toStdString();
    file.bones = {{name.toStdString(), {}}};
    file.morphs = {{name.toStdString(), 1.0f}};
    QCOMPARE(fileIn(dataOf(writeVpd(file))), file);
}

void TestVpd::aByteOrderMarkMeansUtf8()
{
    const QByteArray block = "Bone0{右ひじ\n1,2,3;0,0,0,1;}Bone1{팔\n1,2,3;0,0,0,1;}";
    const auto read = readCopy("\xEF\xBB\xBF" + poseOf(block, 2));
    QVERIFY(read.has_value());
    QCOMPARE(read->file.bones[0].name, "\x89\x45\x82\xD0\x82\xB6"s);
    QCOMPARE(read->file.bones[1].name, "?"s);
    QCOMPARE(
        read->warnings, (std::vector<Warning>{
                            {.code = WarningCode::NameUnencodable, .location = "팔", .count = 1}}));
}

void TestVpd::numbersThatAreNoneBecomeZero_data()
{
    QTest::addColumn<QByteArray>("number");
    for (const char* number : {"-1.#IND00", "nan", "inf", "1e99", "1.2.3", "+-1", "abc", "0x10"})
        QTest::newRow(number) << QByteArray(number);
}

void TestVpd::numbersThatAreNoneBecomeZero()
{
    QFETCH(QByteArray, number);
    const auto read = readCopy(poseOf("Bone0{a\n1," + number + ",3;0,0,0,1;}"));
    QVERIFY(read.has_value());
    QCOMPARE(read->file.bones[0].value.translation, glm::vec3(1.0f, 0.0f, 3.0f));
    QCOMPARE(read->warnings.size(), std::size_t(1));
    QCOMPARE(read->warnings[0].code, WarningCode::BadNumber);
    QCOMPARE(read->warnings[0].location, "bone 0"s);
}

void TestVpd::numbersComeBackInAnyLocale()
{
    const std::string before = std::setlocale(LC_ALL, nullptr);
    for (const char* locale : {"de_DE.UTF-8", "fr_FR.UTF-8"})
        std::setlocale(LC_ALL, locale); // each of them writes a decimal comma, if installed
    const QByteArray written = dataOf(writeVpd(fileIn(fileOfMmd())));
    std::setlocale(LC_ALL, before.c_str());
    QCOMPARE(written, fileOfMmd());
}

void TestVpd::anotherNumberOfBonesIsAWarning()
{
    const auto read = readCopy(poseOf("Bone0{a\n1,2,3;0,0,0,1;}", 400000000));
    QVERIFY(read.has_value());
    QCOMPARE(read->warnings, (std::vector<Warning>{{.code = WarningCode::CountMismatch,
                                 .location = "VPD, 1 of 400000000 bones",
                                 .count = 1}}));
}

void TestVpd::anyCutIsAnErrorOrAWarning()
{
    const QByteArray whole = fileOfMmd();
    const qsizetype afterBones = whole.indexOf("Morph0");
    for (qsizetype size = 0; size < whole.size(); ++size) {
        const auto read = readCopy(whole.left(size));
        if (!read) {
            QVERIFY(read.error().offset <= static_cast<std::size_t>(size));
            QVERIFY(!read.error().field.empty());
        } else if (size < afterBones - 4) {
            QVERIFY2(!read->warnings.empty(), qPrintable(QString::number(size)));
        }
    }
}

void TestVpd::saysWhatIsWrong_data()
{
    QTest::addColumn<QByteArray>("data");
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<int>("offset");
    QTest::addColumn<QByteArray>("field");
    QTest::addColumn<int>("value");
    const int block = int(poseOf({}).size());
    const auto row = [](const char* name, const QByteArray& data, ErrorCode code, int offset,
                         const char* field, int value = 0) {
        QTest::newRow(name) << data << code << offset << QByteArray(field) << value;
    };
    using enum ErrorCode;
    row("nothing", {}, EmptyFile, 0, "VPD");
    row("a motion", "Vocaloid Motion Data 0002", WrongSignature, 0, "VPD");
    row("cut in the signature", "Vocaloid P", UnexpectedEnd, 0, "signature");
    row("no model name", "Vocaloid Pose Data file\n\n", UnexpectedEnd, 25, "model name");
    row("no number of bones", "Vocaloid Pose Data file\n\na;\n", UnexpectedEnd, 28,
        "number of bones");
    row("a bad number of bones", "Vocaloid Pose Data file\n\na;\nx;", BadText, 28,
        "the number of bones was expected here", 4);
    row("another block", poseOf("Camera0{a\n}"), BadText, block,
        "a bone or a morph was expected here", 5);
    row("no block", poseOf("1,2,3;"), BadText, block, "a bone or a morph was expected here", 5);
    row("a number too few", poseOf("Bone0{a\n1,2;0,0,0,1;}"), BadText, block + 20,
        "bone 0 has 6 numbers instead of 7", 6);
    row("a number too many", poseOf("Bone0{a\n1,2,3,4;0,0,0,1;}"), BadText, block + 22,
        "bone 0 has more than 7 numbers", 6);
    row("two weights", poseOf("Morph0{a\n1,2;}"), BadText, block + 11,
        "morph 0 has more than 1 number", 6);
    row("CRLF", QByteArray(poseOf("Morph0{a\n1,2;}")).replace("\n", "\r\n"), BadText, block + 16,
        "morph 0 has more than 1 number", 6);
    row("CR", QByteArray(poseOf("Morph0{a\n1,2;}")).replace("\n", "\r"), BadText, block + 11,
        "morph 0 has more than 1 number", 6);
    row("no number", poseOf("Bone0{a\n1,/2;}"), BadText, block + 10,
        "bone 0: a number was expected here", 6);
    row("cut in a bone", poseOf("Bone0{a\n1,2,"), UnexpectedEnd, block + 12, "bone 0");
}

void TestVpd::saysWhatIsWrong()
{
    QFETCH(QByteArray, data);
    QFETCH(ErrorCode, code);
    QFETCH(int, offset);
    QFETCH(QByteArray, field);
    QFETCH(int, value);
    const auto read = readCopy(data);
    QVERIFY(!read.has_value());
    QCOMPARE(QByteArray::fromStdString(read.error().field), field);
    QCOMPARE(read.error().code, code);
    QCOMPARE(read.error().offset, static_cast<std::size_t>(offset));
    QCOMPARE(read.error().value, static_cast<std::uint64_t>(value));
}

void TestVpd::changedBytesNeverBreakIt()
{
    const QByteArray whole = fileOfMmd();
    for (qsizetype at = 0; at < whole.size(); ++at) {
        for (const char byte : {'\x00', '{', '}', ';', '/', '\n', '\xFF'}) {
            const auto read = readCopy(QByteArray(whole).replace(at, 1, QByteArray(1, byte)));
            if (read)
                QCOMPARE(fileIn(dataOf(writeVpd(read->file))), read->file);
            else
                QVERIFY(read.error().offset <= static_cast<std::size_t>(whole.size()));
        }
    }
}

void TestVpd::aPoseBecomesKeysAtFrameZero()
{
    const VpdFile file = fileIn(fileOfMmd());
    const MotionFromVpd made = motionFromVpd(file);
    QVERIFY(made.warnings.empty());
    QCOMPARE(made.motion.header.modelName[4], '\0');
    QCOMPARE(made.motion.bones.size(), std::size_t(2));
    QVERIFY(made.motion.bones[0]->name() < made.motion.bones[1]->name());
    const auto* elbow = findBoneTrack(made.motion, "\x89\x45\x82\xD0\x82\xB6");
    QVERIFY(elbow);
    QCOMPARE(elbow->frame(0), 0u);
    QCOMPARE(elbow->values()[0], file.bones[0].value);
    QCOMPARE(findMorphTrack(made.motion, "\x82\xA4")->values()[0].weight, 0.2f);
}

void TestVpd::longAndEqualNamesAreWarnedOf()
{
    VpdFile file;
    file.bones = {{"0123456789abcdef", {}}, {"0123456789abcdeg", {}}};
    file.bones[1].value.translation.x = 3.0f;
    const MotionFromVpd made = motionFromVpd(file);
    QCOMPARE(made.motion.bones.size(), std::size_t(1));
    QCOMPARE(made.motion.bones[0]->name(), "0123456789abcde"s);
    QCOMPARE(made.motion.bones[0]->values()[0].translation.x, 3.0f);
    QCOMPARE(made.warnings,
        (std::vector<Warning>{
            {.code = WarningCode::NameCut, .location = "bone 0123456789abcdef", .count = 1},
            {.code = WarningCode::NameCut, .location = "bone 0123456789abcdeg", .count = 1},
            {.code = WarningCode::DuplicateKey, .location = "bone 0123456789abcdeg", .count = 1}}));
}

void TestVpd::aMotionGivesThePoseOfAFrame()
{
    Motion motion = motionFromVpd(fileIn(fileOfMmd())).motion;
    const std::vector<MorphKeyframe> keys{
        {.frame = 0, .value = {0.0f}}, {.frame = 10, .value = {1.0f}}};
    replaceTrack(motion, Track<MorphKeyframe>(fieldOf("\x82\xA4"), keys));
    const VpdFile file = vpdFromMotion(motion, 5);
    QCOMPARE(file.modelName, "Gene.osm"s);
    QCOMPARE(file.bones.size(), std::size_t(2));
    QCOMPARE(file.bones[0].name, "\x83\x5A\x83\x93\x83\x5E\x81\x5B"s);
    QCOMPARE(file.bones[0].value.translation.y, -2.0f);
    QCOMPARE(file.morphs, (std::vector<VpdFile::Morph>{{"\x82\xA4", 0.5f}}));
}

QTEST_GUILESS_MAIN(TestVpd)
#include "test_vpd.moc"
