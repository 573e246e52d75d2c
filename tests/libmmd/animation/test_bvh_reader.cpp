// SPDX-License-Identifier: MIT
#include "libmmd/animation/bvh_reader.h"

#include <QtTest/QTest>

#include <cmath>

using namespace mmd;

namespace {

std::span<const std::byte> bytesOf(const QByteArray& text)
{
    return std::as_bytes(std::span(text.constData(), std::size_t(text.size())));
}

Result<SkeletonAnimation> read(const QByteArray& text)
{
    return readBvh(bytesOf(text));
}

/// A root that moves and turns, and an arm with an end.
QByteArray twoJoints(const QByteArray& channels = "CHANNELS 3 Zrotation Xrotation Yrotation",
    const QByteArray& turn = "90 0 0")
{
    return "HIERARCHY\nROOT Hips\n{\n OFFSET 0 10 0\n CHANNELS 6 Xposition Yposition Zposition "
           "Zrotation Xrotation Yrotation\n JOINT Left Arm {\n  OFFSET 5 0 0\n  " +
           channels +
           "\n  End Site\n  {\n   OFFSET 4 0 0\n  }\n }\n}\nMOTION\nFrames: 2\nFrame Time: "
           "0.0333333\n0 10 0 0 0 0 0 0 0\n1 12 3 0 0 90 " +
           turn + "\n";
}

bool areNear(const glm::vec3& a, const glm::vec3& b)
{
    return glm::distance(a, b) < 1e-4f;
}

} // namespace

class TestBvhReader : public QObject {
    Q_OBJECT
private slots:
    void jointsHaveTheirPlaces();
    void channelsHaveAnyOrder_data();
    void channelsHaveAnyOrder();
    void positionsReplaceOffsets();
    void frameTimesAreRates_data();
    void frameTimesAreRates();
    void blanksAndCaseDoNotMatter();
    void namesMayBeInCp932();
    void thereIsOneAnimation();
    void badTextIsRefusedWithItsLine_data();
    void badTextIsRefusedWithItsLine();
    void hugeClaimsAreRefused();
    void anyCutIsAnError();
    void changedBytesNeverCrash();
};

void TestBvhReader::jointsHaveTheirPlaces()
{
    const auto animation = read(twoJoints());
    QVERIFY(animation.has_value());
    QCOMPARE(animation->joints.size(), std::size_t(3));
    QCOMPARE(animation->joints[1].name, std::string("Left Arm"));
    QCOMPARE(animation->joints[2].name, std::string());
    QCOMPARE(animation->joints[2].parent, 1);
    QVERIFY(areNear(animation->joints[2].rest.position, {9, 10, 0}));
    QCOMPARE(animation->frameCount, std::size_t(2));
    const auto places = animation->frame(1);
    // The root turns 90 degrees about Y: its X shows to -Z. The arm turns its own end to Y.
    QVERIFY(areNear(places[0].position, {1, 12, 3}));
    QVERIFY(areNear(places[1].position, {1, 12, -2}));
    QVERIFY(areNear(places[2].position, {1, 16, -2}));
}

void TestBvhReader::channelsHaveAnyOrder_data()
{
    QTest::addColumn<QByteArray>("order");
    for (const char* order : {"XYZ", "XZY", "YXZ", "YZX", "ZXY", "ZYX"})
        QTest::newRow(order) << QByteArray(order);
}

/// The first channel is the outermost rotation.
void TestBvhReader::channelsHaveAnyOrder()
{
    QFETCH(QByteArray, order);
    QByteArray channels = "CHANNELS 3";
    glm::dquat wanted(1, 0, 0, 0);
    const double degrees[] = {20, -70, 130};
    for (int at = 0; at < 3; ++at) {
        channels += QByteArray(" ") + order[at] + "rotation";
        glm::dvec3 axis(0.0);
        axis[order[at] - 'X'] = 1.0;
        wanted = wanted * glm::angleAxis(glm::radians(degrees[at]), axis);
    }
    const auto animation = read(twoJoints(channels, "20 -70 130"));
    QVERIFY(animation.has_value());
    const auto places = animation->frame(1);
    const glm::quat local = glm::conjugate(places[0].rotation) * places[1].rotation;
    QVERIFY(std::abs(glm::dot(local, glm::quat(wanted))) > 0.99999f);
}

void TestBvhReader::positionsReplaceOffsets()
{
    const auto animation =
        read(twoJoints("CHANNELS 4 Yposition Zrotation Xrotation Yrotation", "2 0 0 0")
                 .replace("\n0 10 0 0 0 0 0", "\n0 10 0 0 0 0 0 0"));
    QVERIFY(animation.has_value());
    // Y is the channel's, X the offset's; the root turns X to -Z.
    QVERIFY(areNear(animation->frame(1)[1].position, {1, 14, -2}));
}

void TestBvhReader::frameTimesAreRates_data()
{
    QTest::addColumn<QByteArray>("time");
    QTest::addColumn<double>("fps");
    QTest::newRow("24") << QByteArray("0.0416667") << 24.0;
    QTest::newRow("25") << QByteArray("0.04") << 25.0;
    QTest::newRow("60") << QByteArray("0.016667") << 60.0;
    QTest::newRow("120") << QByteArray(".00833333") << 120.0;
    QTest::newRow("24 with four digits") << QByteArray("0.0417") << 24.0;
    QTest::newRow("30 with four digits") << QByteArray("0.0333") << 30.0;
    QTest::newRow("30 with three digits") << QByteArray("0.033") << 30.0;
    QTest::newRow("60, rounded") << QByteArray("0.0167") << 60.0;
    QTest::newRow("60, cut") << QByteArray("0.0166") << 60.0;
    QTest::newRow("120 with four digits") << QByteArray("0.0083") << 120.0;
    QTest::newRow("no usual rate") << QByteArray("0.0345") << 1.0 / 0.0345;
    QTest::newRow("29.97 with five digits") << QByteArray("0.03337") << 1.0 / 0.03337;
    QTest::newRow("29.97") << QByteArray("0.033366700") << 1.0 / 0.0333667;
}

void TestBvhReader::frameTimesAreRates()
{
    QFETCH(QByteArray, time);
    QFETCH(double, fps);
    const auto animation = read(twoJoints().replace("0.0333333", time));
    QVERIFY(animation.has_value());
    QCOMPARE(animation->fps, fps);
}

void TestBvhReader::blanksAndCaseDoNotMatter()
{
    const QByteArray text = twoJoints();
    const auto plain = read(text);
    QByteArray other = text;
    other.replace('\n', "\r\n").replace("End Site", "END SITE").replace("rotation", "ROTATION");
    other.replace("Frames:", "frames:");
    const auto changed = read("\xEF\xBB\xBF" + other + "\r\n\r\n");
    QVERIFY(plain.has_value() && changed.has_value());
    QVERIFY(*plain == *changed);
}

void TestBvhReader::namesMayBeInCp932()
{
    const auto animation = read(twoJoints().replace("Left Arm", "\x8D\xB6\x98\x72"));
    QVERIFY(animation.has_value());
    QCOMPARE(animation->joints[1].name, std::string("左腕"));
    const auto unicode = read(twoJoints().replace("Left Arm", "左腕"));
    QVERIFY(unicode.has_value());
    QCOMPARE(unicode->joints[1].name, std::string("左腕"));
}

void TestBvhReader::thereIsOneAnimation()
{
    const QByteArray text = twoJoints();
    for (const char* take : {"", "1"}) {
        const auto animation = readBvh(bytesOf(text), {.take = take});
        QVERIFY(animation.has_value() && animation->takes.empty());
    }
    for (const char* take : {"2", "walk"})
        QCOMPARE(readBvh(bytesOf(text), {.take = take}).error().field, "animations: 1");
}

void TestBvhReader::badTextIsRefusedWithItsLine_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<int>("line");
    const auto row = [](const char* name, const char* from, const char* to, int line) {
        QTest::newRow(name) << QByteArray(from) << QByteArray(to) << line;
    };
    row("no BVH", "HIERARCHY", "HIERARCH", 1);
    row("no root", "ROOT", "JOINT", 2);
    row("no brace", "Hips\n{", "Hips\n", 4);
    row("no number", "OFFSET 5 0 0", "OFFSET 5 x 0", 7);
    row("NaN", "OFFSET 5 0 0", "OFFSET 5 nan 0", 7);
    row("infinite", "OFFSET 5 0 0", "OFFSET 5 1e999 0", 7);
    row("unknown channel", "Xposition", "Wposition", 5);
    row("channel twice", "Xposition", "Yposition", 5);
    row("many channels", "CHANNELS 6", "CHANNELS 60", 5);
    row("negative frames", "Frames: 2", "Frames: -2", 16);
    row("zero frame time", "0.0333333", "0", 17);
    row("value too much", "90 0 0\n", "90 0 0 0\n", 19);
    row("no number in a frame", "1 12 3", "1 12 3a", 19);
}

void TestBvhReader::badTextIsRefusedWithItsLine()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(int, line);
    const QByteArray text = twoJoints().replace(from, to);
    const auto animation = read(text);
    QVERIFY(!animation.has_value());
    QCOMPARE(animation.error().code, ErrorCode::BadText);
    QCOMPARE(animation.error().value, std::uint64_t(line));
    QVERIFY(!animation.error().field.empty());
    QCOMPARE(text.left(qsizetype(animation.error().offset)).count('\n') + 1, line);
}

void TestBvhReader::hugeClaimsAreRefused()
{
    const auto many = read(twoJoints().replace("Frames: 2", "Frames: 4000000000"));
    QVERIFY(!many.has_value());
    QCOMPARE(many.error().code, ErrorCode::CountTooLarge);
    QCOMPARE(many.error().value, std::uint64_t(4000000000));
    const auto more = read(twoJoints().replace("Frames: 2", "Frames: 18446744073709551615"));
    QVERIFY(!more.has_value());
    // Joints without channels: frames without bytes.
    QByteArray still = "HIERARCHY\nROOT a\n{\nOFFSET 0 0 0\n";
    for (int joint = 0; joint < 2000; ++joint)
        still += "End Site {\nOFFSET 0 0 0 }\n";
    still += "}\nMOTION\nFrames: 900000\nFrame Time: 0.01\n" + QByteArray(1000000, ' ');
    const auto empty = read(still);
    QVERIFY(!empty.has_value());
    QCOMPARE(empty.error().code, ErrorCode::TooManyRecords);
    QByteArray deep = "HIERARCHY\nROOT a\n{\nOFFSET 0 0 0\n";
    for (int joint = 0; joint < 30000; ++joint)
        deep += "JOINT b\n{\nOFFSET 0 0 0\n";
    const auto nested = read(deep);
    QVERIFY(!nested.has_value());
    QCOMPARE(nested.error().code, ErrorCode::TooManyRecords);
}

void TestBvhReader::anyCutIsAnError()
{
    const QByteArray whole = twoJoints();
    const qsizetype complete = whole.trimmed().size();
    for (qsizetype size = 0; size < complete - 1; ++size) {
        const QByteArray cut(whole.constData(), size); // its own allocation: ASan sees an overrun
        const auto animation = read(cut);
        QVERIFY2(!animation.has_value(), qPrintable(QString::number(size)));
        QVERIFY(animation.error().offset <= std::size_t(size));
        if (animation.error().code == ErrorCode::UnexpectedEnd) // "ends too early, in …"
            QVERIFY2(animation.error().field.find(" is ") == std::string::npos &&
                         animation.error().field.find(" must ") == std::string::npos,
                animation.error().field.c_str());
    }
}

void TestBvhReader::changedBytesNeverCrash()
{
    const QByteArray whole = twoJoints();
    std::uint32_t state = 1;
    const auto next = [&] { return (state = state * 1664525u + 1013904223u) >> 8; };
    int readable = 0;
    for (int round = 0; round < 3000; ++round) {
        QByteArray changed = whole;
        for (int change = 0; change < 2; ++change)
            changed[qsizetype(next() % std::uint32_t(whole.size()))] = char(next());
        readable += read(changed).has_value() ? 1 : 0;
    }
    QVERIFY(readable > 0 && readable < 3000);
}

QTEST_GUILESS_MAIN(TestBvhReader)
#include "test_bvh_reader.moc"
