// SPDX-License-Identifier: MIT
#include "libmmd/format/vmd/vmd.h"
#include "libmmd/text/cp932.h"
#include "tests/libmmd/format/vmd/vmd_example.h"
#include "tests/support/real_files.h"

#include <QtTest/QTest>

using namespace mmd;
using namespace odori::test::vmd;
using namespace std::string_literals;
using odori::test::bytesOf;
using odori::test::dataOf;

/// From a file's bytes to the edited motion, and back without loss.
class TestVmdMotion : public QObject {
    Q_OBJECT
private slots:
    void everyFieldComesWhereItBelongs();
    void theHeaderIsKept_data();
    void theHeaderIsKept();
    void readingThenWritingGivesTheSameBytes_data();
    void readingThenWritingGivesTheSameBytes();
    void aFileMayEndAfterAnySection();
    void aNewMotionIsAWholeFile();
    void keysAreSortedAndKeepTheirPlaces();
    void ofEqualFramesTheLaterRecordCounts();
    void fieldsPaddedOtherwiseShareOneTrack();
    void namesOfEveryLength_data();
    void namesOfEveryLength();
    void anUntouchedKeyKeepsItsBytesAfterAnEdit();
    void aKeyWithOddPaddingTakesItsTracksWhenEdited();
    void deletedKeysCloseUp();
    void newKeysComeLast();
    void aNewSectionBringsTheAbsentOnesBefore();
    void sectionsThatLoseTheirKeysStayInTheFile();
    void unknownBytesStayAtTheEnd();
    void realFilesComeOutByteForByte_data() { odori::test::addRealFiles(u"vmd"_qs); }
    void realFilesComeOutByteForByte();
};

namespace {

MotionFromVmd motionOf(const QByteArray& data)
{
    const auto file = readVmd(bytesOf(data));
    if (!file)
        qFatal("not a VMD file: %s", file.error().field.c_str());
    return motionFromVmd(*file);
}

QByteArray fileOf(const Motion& motion)
{
    return dataOf(vmdFromMotion(motion));
}

QByteArray boneFile(const QList<QByteArray>& keys)
{
    return header() + section(keys) + section({});
}

/// `motion` with keys of a bone deleted (their raw records too) and inserted.
void edit(Motion& motion, std::string_view name, const std::vector<std::uint32_t>& out,
    const std::vector<BoneKeyframe>& in)
{
    const auto* track = findBoneTrack(motion, name);
    TrackEdit<BoneKeyframe> change;
    for (const std::uint32_t frame : out)
        change.removed.push_back(track->key(*track->find(frame)));
    change.inserted = in;
    for (const RawRecord& raw : track->raws())
        if (std::find(out.begin(), out.end(), raw.frame) != out.end())
            change.rawRemoved.push_back(raw);
    replaceTrack(motion, track->edited(change));
}

BoneKeyframe keyAt(std::uint32_t frame, float x = 0.0f)
{
    return {.frame = frame, .value = {.translation = {x, 0.0f, 0.0f}}};
}

} // namespace

void TestVmdMotion::everyFieldComesWhereItBelongs()
{
    const Motion motion = motionOf(oneOfEach()).motion;
    QCOMPARE(motion.bones.size(), std::size_t(2));
    const auto* centre = findBoneTrack(motion, encodeCp932("センター").bytes);
    QVERIFY(centre);
    QCOMPARE(centre->frame(0), 10u);
    QCOMPARE(centre->fileIndices()[0], 0u);
    const BoneValue moved{
        .translation = {1.0f, -2.0f, 3.0f}, .rotation = glm::quat(0.8660254f, 0.0f, 0.5f, 0.0f)};
    QCOMPARE(centre->values()[0].translation, moved.translation);
    QVERIFY(std::abs(centre->values()[0].rotation.w - moved.rotation.w) < 1e-6f);
    QCOMPARE(centre->values()[0].rotation.y, 0.5f);
    QCOMPARE(centre->interpolation(0), defaultBoneInterpolation());
    QVERIFY(isPhysicsOn(centre->interpolation(0)));

    const auto* long15 =
        findBoneTrack(motion, "\x8F\xE3\x94\xBC\x90\x67\x8F\xE3\x94\xBC\x90\x67\x8F\xE3\x94");
    QVERIFY(long15);
    QVERIFY(std::signbit(long15->values()[0].translation.x));
    QVERIFY(!isPhysicsOn(long15->interpolation(0)));
    const BoneCurves curves{{{1, 5, 9, 13}, {2, 6, 10, 14}, {3, 7, 11, 15}, {4, 8, 12, 16}}};
    QCOMPARE(long15->curves(0), curves);

    QCOMPARE(motion.morphs.size(), std::size_t(1));
    QCOMPARE(decodeCp932(motion.morphs[0]->name()), "あ"s);
    QCOMPARE(motion.morphs[0]->frame(0), 15u);
    QCOMPARE(motion.morphs[0]->values()[0].weight, 0.75f);

    const CameraValue& camera = motion.camera->values()[0];
    QCOMPARE(motion.camera->frame(0), 30u);
    QCOMPARE(camera.distance, -45.0f);
    QCOMPARE(camera.target, glm::vec3(0.0f, 10.0f, 0.0f));
    QCOMPARE(camera.rotation, glm::vec3(0.25f, -0.5f, 0.0f));
    QCOMPARE(curvesOf(camera.interpolation)[1], (BezierCurve{.x1 = 1, .y1 = 3, .x2 = 2, .y2 = 4}));
    QCOMPARE(
        curvesOf(camera.interpolation)[5], (BezierCurve{.x1 = 17, .y1 = 19, .x2 = 18, .y2 = 20}));
    QCOMPARE(camera.fieldOfView, 45u);
    QCOMPARE(camera.perspectiveOff, std::uint8_t(1));

    QCOMPARE(motion.light->values()[0].colour, glm::vec3(0.5f, 0.25f, 0.125f));
    QCOMPARE(motion.light->values()[0].direction, glm::vec3(-0.5f, -1.0f, 0.5f));
    QCOMPARE(motion.shadow->frame(0), 5u);
    QCOMPARE(motion.shadow->values()[0], (ShadowValue{.mode = 2, .distance = 0.01f}));

    QCOMPARE(motion.showIk->size(), std::size_t(2));
    const ShowIkValue& shown = motion.showIk->values()[0];
    QCOMPARE(shown.show, std::uint8_t(1));
    QCOMPARE(shown.switches.size(), std::size_t(2));
    QCOMPARE(decodeCp932(shown.switches[0].name.data()), "左足ＩＫ"s);
    QCOMPARE(shown.switches[0].on, std::uint8_t(0));
    QCOMPARE(shown.switches[1].on, std::uint8_t(1));
    QCOMPARE(motion.showIk->values()[1], (ShowIkValue{.show = 0, .switches = {}}));
    QCOMPARE(motion.lastFrame(), 30u);
    QCOMPARE(motion.keyCount(), std::size_t(8));
}

void TestVmdMotion::theHeaderIsKept_data()
{
    QTest::addColumn<QByteArray>("header");
    QTest::addColumn<int>("version");
    QTest::newRow("0002") << header(2) << 2;
    QTest::newRow("version 1") << header(1) << 1;
    QTest::newRow("bytes after the NUL")
        << QByteArray("Vocaloid Motion Data 0002\0JKLM", 30) + field("\x83\x4A\x83\x81\x83\x89", 20)
        << 2;
    QTest::newRow("a camera file's model name")
        << field("Vocaloid Motion Data 0002", 30) +
               QByteArray("\x83\x4A\x83\x81\x83\x89\x81\x45\x8F\xC6\x96\xBE\0on Data", 20)
        << 2;
    QTest::newRow("no NUL anywhere")
        << QByteArray("Vocaloid Motion Data 0002") + QByteArray(25, '\xFD') << 2;
    QTest::newRow("another tail") << field("Vocaloid Motion Data", 30) + QByteArray(20, 'x') << 2;
}

void TestVmdMotion::theHeaderIsKept()
{
    QFETCH(QByteArray, header);
    QFETCH(int, version);
    const QByteArray data = header + section({boneKey("a", 3)}) + section({});
    const Motion motion = motionOf(data).motion;
    QCOMPARE(motion.header.version, version);
    QCOMPARE(fileOf(motion), data);
}

void TestVmdMotion::readingThenWritingGivesTheSameBytes_data()
{
    QTest::addColumn<QByteArray>("data");
    const QByteArray nan = boneKey("a", 0, std::numeric_limits<float>::quiet_NaN());
    const QByteArray fd = field("a\0"_qba, 15, '\xFD');
    QTest::newRow("one of each, version 1") << oneOfEach(1);
    QTest::newRow("one of each, 0002") << oneOfEach(2);
    QTest::newRow("unsorted") << boneFile({boneKey("b", 9), boneKey("a", 4), boneKey("b", 1)});
    QTest::newRow("duplicates") << boneFile(
        {boneKey("a", 4, 1), boneKey("a", 4, 2), boneKey("b", 4), boneKey("a", 4, 3)});
    QTest::newRow("NaN") << boneFile({nan});
    QTest::newRow("odd padding") << boneFile(
        {boneKey("a", 1), boneKey(fd, 2), boneKey("a", 3), boneKey(fd, 3), boneKey(fd, 1)});
    QTest::newRow("largest frame") << boneFile({boneKey("a", 0xFFFFFFFF), boneKey("a", 0)});
    QTest::newRow("empty name") << boneFile({boneKey("", 1), boneKey(field("", 15, '\xFD'), 2)});
    QTest::newRow("morphs too") << header() + section({}) +
                                       section({morphKey("x", 5, 1), morphKey("x", 5, 0.5f),
                                           morphKey("w", 1, 1)});
}

void TestVmdMotion::readingThenWritingGivesTheSameBytes()
{
    QFETCH(QByteArray, data);
    const Motion motion = motionOf(data).motion;
    QCOMPARE(fileOf(motion), data);
    QVERIFY(motionOf(fileOf(motion)).motion == motion);
}

void TestVmdMotion::aFileMayEndAfterAnySection()
{
    const QByteArray whole = oneOfEach();
    for (int count = 1; count <= 6; ++count) {
        const QByteArray data = whole.left(sectionStarts()[count]);
        const Motion motion = motionOf(data).motion;
        QCOMPARE(motion.sectionCount, count);
        QCOMPARE(fileOf(motion), data);
    }
}

void TestVmdMotion::aNewMotionIsAWholeFile()
{
    QCOMPARE(
        fileOf(Motion()), field("Vocaloid Motion Data 0002", 30) + QByteArray(20 + 6 * 4, '\0'));
    Motion version1;
    version1.header.version = 1;
    QCOMPARE(
        fileOf(version1), field("Vocaloid Motion Data file", 30) + QByteArray(10 + 6 * 4, '\0'));
}

void TestVmdMotion::keysAreSortedAndKeepTheirPlaces()
{
    const Motion motion =
        motionOf(boneFile({boneKey("b", 9), boneKey("a", 4), boneKey("b", 1)})).motion;
    QCOMPARE(motion.bones.size(), std::size_t(2));
    QCOMPARE(motion.bones[0]->name(), "a"s);
    const Track<BoneKeyframe>& b = *motion.bones[1];
    QCOMPARE(std::vector(b.frames().begin(), b.frames().end()), (std::vector<std::uint32_t>{1, 9}));
    QCOMPARE(std::vector(b.fileIndices().begin(), b.fileIndices().end()),
        (std::vector<std::uint32_t>{2, 0}));
}

void TestVmdMotion::ofEqualFramesTheLaterRecordCounts()
{
    const auto [motion, warnings] = motionOf(
        boneFile({boneKey("a", 4, 1), boneKey("a", 2), boneKey("a", 4, 2), boneKey("a", 4, 3)}));
    const Track<BoneKeyframe>& track = *motion.bones[0];
    QCOMPARE(track.size(), std::size_t(2));
    QCOMPARE(track.values()[1].translation.x, 3.0f);
    QCOMPARE(track.fileIndices()[1], 3u);
    QCOMPARE(track.raws().size(), std::size_t(2));
    QCOMPARE(track.raws()[0].fileIndex, 0u);
    QCOMPARE(track.raws()[1].fileIndex, 2u);
    QCOMPARE(track.raws()[1].frame, 4u);
    QCOMPARE(warnings.size(), std::size_t(1));
    QCOMPARE(warnings[0], (Warning{WarningCode::DuplicateKey, "bone keys a", 2}));
}

void TestVmdMotion::fieldsPaddedOtherwiseShareOneTrack()
{
    const QByteArray fd = field("a\0"_qba, 15, '\xFD');
    const auto [motion, warnings] =
        motionOf(boneFile({boneKey("a", 1), boneKey(fd, 2), boneKey(fd, 3)}));
    QCOMPARE(motion.bones.size(), std::size_t(1));
    const Track<BoneKeyframe>& track = *motion.bones[0];
    QCOMPARE(QByteArray(track.field().data(), 15), fd); // the most frequent padding
    QCOMPARE(track.size(), std::size_t(3));
    QCOMPARE(track.raws().size(), std::size_t(1));
    QCOMPARE(track.raws()[0].fileIndex, 0u);
    QVERIFY(warnings.empty());
}

void TestVmdMotion::namesOfEveryLength_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("field");
    for (int length = 0; length <= 15; ++length)
        QTest::addRow("%d bytes", length)
            << QByteArray(length, 'n') << odori::test::vmd::field(QByteArray(length, 'n'), 15);
    const QByteArray cut("\x82\xA0\x82\xA0\x82\xA0\x82\xA0\x82\xA0\x82\xA0\x82\xA0\x82");
    QTest::newRow("cut in a character") << cut << cut;
    QTest::newRow("padded with FD") << QByteArray("ab") << "ab\0"_qba + QByteArray(12, '\xFD');
}

void TestVmdMotion::namesOfEveryLength()
{
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, field);
    const QByteArray data =
        header() + section({boneKey(field, 7)}) + section({morphKey(field, 8, 1)});
    const Motion motion = motionOf(data).motion;
    QCOMPARE(QByteArray::fromStdString(motion.bones[0]->name()), name);
    QVERIFY(findBoneTrack(motion, name.toStdString()));
    QVERIFY(findMorphTrack(motion, name.toStdString()));
    QCOMPARE(fileOf(motion), data);
}

void TestVmdMotion::anUntouchedKeyKeepsItsBytesAfterAnEdit()
{
    const QByteArray fd = field("a\0"_qba, 15, '\xFD');
    const QList<QByteArray> keys{boneKey("a", 9), boneKey("b", 4), boneKey(fd, 5, 1),
        boneKey("a", 5, 2), boneKey(fd, 1), boneKey("a", 3)};
    Motion motion = motionOf(boneFile(keys)).motion;
    BoneKeyframe changed = motion.bones[0]->key(*motion.bones[0]->find(9));
    changed.value.translation.x = 8.0f;
    edit(motion, "a", {9}, {changed});
    QList<QByteArray> expected = keys;
    expected[0] = boneKey("a", 9, 8);
    QCOMPARE(fileOf(motion), boneFile(expected));
}

void TestVmdMotion::aKeyWithOddPaddingTakesItsTracksWhenEdited()
{
    const QByteArray fd = field("a\0"_qba, 15, '\xFD');
    Motion motion = motionOf(boneFile({boneKey("a", 1), boneKey("a", 2), boneKey(fd, 3)})).motion;
    BoneKeyframe changed = motion.bones[0]->key(2);
    changed.value.translation.x = 8.0f;
    edit(motion, "a", {3}, {changed});
    QCOMPARE(fileOf(motion), boneFile({boneKey("a", 1), boneKey("a", 2), boneKey("a", 3, 8)}));
}

void TestVmdMotion::deletedKeysCloseUp()
{
    Motion motion = motionOf(boneFile({boneKey("a", 1), boneKey("b", 2), boneKey("a", 3, 1),
                                 boneKey("a", 3, 2), boneKey("c", 0)}))
                        .motion;
    edit(motion, "a", {3}, {}); // its earlier duplicate is deleted with it
    QCOMPARE(fileOf(motion), boneFile({boneKey("a", 1), boneKey("b", 2), boneKey("c", 0)}));
    edit(motion, "a", {1}, {});
    QVERIFY(!findBoneTrack(motion, "a"));
    QCOMPARE(fileOf(motion), boneFile({boneKey("b", 2), boneKey("c", 0)}));
}

void TestVmdMotion::newKeysComeLast()
{
    Motion motion = motionOf(boneFile({boneKey("b", 9), boneKey("a", 4)})).motion;
    edit(motion, "b", {}, {keyAt(2), keyAt(30)});
    edit(motion, "a", {}, {keyAt(20)});
    replaceTrack(motion, Track<BoneKeyframe>(fieldOf("0"), std::vector{keyAt(7)}));
    QCOMPARE(fileOf(motion), boneFile({boneKey("b", 9), boneKey("a", 4), boneKey("0", 7),
                                 boneKey("a", 20), boneKey("b", 2), boneKey("b", 30)}));
}

void TestVmdMotion::aNewSectionBringsTheAbsentOnesBefore()
{
    const QByteArray bones = header() + section({boneKey("a", 1)});
    Motion motion = motionOf(bones).motion;
    QCOMPARE(motion.sectionCount, 1);
    replaceTrack(motion,
        Track<ShadowKeyframe>({}, std::vector{ShadowKeyframe{.frame = 5, .value = {2, 0.01f}}}));
    QCOMPARE(fileOf(motion), bones + section({}) + section({}) + section({}) +
                                 section({number(5) + '\x02' + real(0.01f)}));
}

void TestVmdMotion::sectionsThatLoseTheirKeysStayInTheFile()
{
    Motion motion = motionOf(oneOfEach()).motion;
    motion.showIk = nullptr;
    motion.camera = nullptr;
    const QByteArray data = fileOf(motion);
    const auto file = readVmd(bytesOf(data));
    QVERIFY(file.has_value());
    QVERIFY(file->sections[5].present);
    QCOMPARE(file->sections[5].count, 0u);
    QCOMPARE(file->sections[2].count, 0u);
    QCOMPARE(file->sections[3].count, 1u);
}

void TestVmdMotion::unknownBytesStayAtTheEnd()
{
    const QByteArray data = oneOfEach() + "\1\2\3";
    Motion motion = motionOf(data).motion;
    QCOMPARE(fileOf(motion), data);
    motion.showIk = nullptr;
    QVERIFY(fileOf(motion).endsWith("\0\0\0\0\1\2\3"_qba));
}

void TestVmdMotion::realFilesComeOutByteForByte()
{
    QFETCH(QString, path);
    const QByteArray data = odori::test::readAll(path);
    QVERIFY(!data.isEmpty());
    QVERIFY(fileOf(motionOf(data).motion) == data);
}

QTEST_GUILESS_MAIN(TestVmdMotion)
#include "test_vmd_motion.moc"
