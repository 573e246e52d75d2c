// SPDX-License-Identifier: MIT
#include "libmmd/motion/track.h"

#include <QtTest/QTest>

#include <cmath>

using namespace mmd;

class TestTrack : public QObject {
    Q_OBJECT
private slots:
    void namesEndAtANulOrAfterFifteenBytes();
    void keysComeOutAsTheyWentIn();
    void searchingFindsTheKeyAtOrAfter();
    void equalTailsAreStoredOnce();
    void editingTakesOutAndPutsIn();
    void editingEverywhere_data();
    void editingEverywhere();
    void undoingAnEditGivesTheTrackBack();
    void rawRecordsLeaveAndComeBackByTheirPlace();
    void equalityIsByBits();
};

namespace {

using Bones = Track<BoneKeyframe>;

BoneKeyframe key(std::uint32_t frame, float x = 0.0f, std::uint32_t place = newKeyIndex)
{
    return {.frame = frame, .fileIndex = place, .value = {.translation = {x, 0.0f, 0.0f}}};
}

Bones trackOf(const std::vector<std::uint32_t>& frames)
{
    std::vector<BoneKeyframe> keys;
    for (const std::uint32_t frame : frames)
        keys.push_back(key(frame, float(frame), frame));
    return Bones(fieldOf("bone"), keys);
}

std::vector<std::uint32_t> framesOf(const Bones& track)
{
    return {track.frames().begin(), track.frames().end()};
}

} // namespace

void TestTrack::namesEndAtANulOrAfterFifteenBytes()
{
    QCOMPARE(nameOf(fieldOf("bone")), std::string("bone"));
    QCOMPARE(nameOf(fieldOf("")), std::string());
    QCOMPARE(nameOf(fieldOf("0123456789abcdef")), std::string("0123456789abcde"));
    NameField field = fieldOf("bone");
    field[4] = '\0';
    field[5] = '\xFD';
    QCOMPARE(nameOf(field), std::string("bone"));
}

void TestTrack::keysComeOutAsTheyWentIn()
{
    BoneKeyframe bent = key(7, 3.0f, 4);
    bent.interpolation[0] = 99;
    const Bones track(fieldOf("bone"), std::vector{key(2, 1.0f, 9), bent});
    QCOMPARE(track.name(), std::string("bone"));
    QCOMPARE(track.size(), std::size_t(2));
    QVERIFY(track.key(0) == key(2, 1.0f, 9));
    QVERIFY(track.key(1) == bent);
    QCOMPARE(track.curves(1)[0].x1, std::uint8_t(99));
}

void TestTrack::searchingFindsTheKeyAtOrAfter()
{
    const Bones track = trackOf({3, 5, 9});
    QCOMPARE(track.lowerBound(0), std::size_t(0));
    QCOMPARE(track.lowerBound(3), std::size_t(0));
    QCOMPARE(track.lowerBound(4), std::size_t(1));
    QCOMPARE(track.lowerBound(10), std::size_t(3));
    QVERIFY(track.find(5) == std::size_t(1));
    QVERIFY(!track.find(4));
    QVERIFY(!track.find(0xFFFFFFFF));
    QVERIFY(!Bones().find(0));
}

void TestTrack::equalTailsAreStoredOnce()
{
    InterpolationTable table;
    BoneInterpolation interpolation = defaultBoneInterpolation();
    const std::uint32_t first = table.intern(interpolation);
    std::vector<std::uint32_t> indices;
    for (int round = 0; round < 2; ++round) {
        for (std::uint8_t at = 0; at < 100; ++at) {
            interpolation[63] = at;
            const std::uint32_t index = table.intern(interpolation);
            QVERIFY(table[index] == interpolation);
            QVERIFY(table.curves(index) == BoneCurves{});
        }
    }
    QCOMPARE(first, 0u);
    QCOMPARE(table.size(), std::size_t(100)); // the default interpolation ends with 0
}

void TestTrack::editingTakesOutAndPutsIn()
{
    const Bones track = trackOf({3, 5, 9});
    TrackEdit<BoneKeyframe> edit;
    edit.removed = {track.key(1)};
    edit.inserted = {key(1), key(5, 8.0f), key(12)};
    const Bones edited = track.edited(edit);
    QCOMPARE(framesOf(edited), (std::vector<std::uint32_t>{1, 3, 5, 9, 12}));
    QCOMPARE(edited.values()[2].translation.x, 8.0f);
    QVERIFY(edited.key(3) == track.key(2));
    QCOMPARE(framesOf(track), (std::vector<std::uint32_t>{3, 5, 9})); // untouched
}

void TestTrack::editingEverywhere_data()
{
    QTest::addColumn<QList<int>>("out");
    QTest::addColumn<QList<int>>("in");
    QTest::addColumn<QList<int>>("result");
    using L = QList<int>;
    QTest::newRow("nothing") << L{} << L{} << L{3, 5, 9};
    QTest::newRow("first out") << L{3} << L{} << L{5, 9};
    QTest::newRow("last out") << L{9} << L{} << L{3, 5};
    QTest::newRow("all out") << L{3, 5, 9} << L{} << L{};
    QTest::newRow("all replaced") << L{3, 5, 9} << L{3, 5, 9} << L{3, 5, 9};
    QTest::newRow("all moved by one") << L{3, 5, 9} << L{4, 6, 10} << L{4, 6, 10};
    QTest::newRow("in before") << L{} << L{0, 1} << L{0, 1, 3, 5, 9};
    QTest::newRow("in after") << L{} << L{10, 11} << L{3, 5, 9, 10, 11};
    QTest::newRow("in where one went, and beside") << L{5} << L{4, 5, 6} << L{3, 4, 5, 6, 9};
}

void TestTrack::editingEverywhere()
{
    QFETCH(QList<int>, out);
    QFETCH(QList<int>, in);
    QFETCH(QList<int>, result);
    const Bones track = trackOf({3, 5, 9});
    TrackEdit<BoneKeyframe> edit;
    for (const int frame : out)
        edit.removed.push_back(track.key(*track.find(std::uint32_t(frame))));
    for (const int frame : in)
        edit.inserted.push_back(key(std::uint32_t(frame)));
    QCOMPARE(
        framesOf(track.edited(edit)), std::vector<std::uint32_t>(result.begin(), result.end()));
}

void TestTrack::undoingAnEditGivesTheTrackBack()
{
    const Bones track(fieldOf("bone"), std::vector{key(3, 1.0f, 2), key(5, 2.0f, 0)},
        {{5, 1, "raw"}, {3, 7, "raw"}});
    TrackEdit<BoneKeyframe> edit;
    edit.removed = {track.key(1)};
    edit.inserted = {key(4), key(8)};
    edit.rawRemoved = {track.raws()[0]};
    TrackEdit<BoneKeyframe> back{edit.inserted, edit.removed, {}, edit.rawRemoved};
    QVERIFY(!(track.edited(edit) == track));
    QVERIFY(track.edited(edit).edited(back) == track);
}

void TestTrack::rawRecordsLeaveAndComeBackByTheirPlace()
{
    const std::vector<RawRecord> raws{{5, 9, "c"}, {5, 1, "a"}, {3, 4, "b"}};
    const Bones track(fieldOf("bone"), std::vector{key(3), key(5)}, raws);
    QCOMPARE(track.raws()[0].fileIndex, 1u); // sorted, whatever the input order
    QCOMPARE(track.raws()[2].fileIndex, 9u);
    TrackEdit<BoneKeyframe> edit;
    edit.removed = {track.key(1)};
    edit.rawRemoved = {{5, 9, "c"}, {5, 1, "a"}};
    edit.rawInserted = {{8, 2, "d"}};
    const Bones edited = track.edited(edit);
    QCOMPARE(edited.raws().size(), std::size_t(2));
    QCOMPARE(edited.raws()[0].bytes, std::string("d"));
    QCOMPARE(edited.raws()[1].bytes, std::string("b"));
}

void TestTrack::equalityIsByBits()
{
    const auto with = [](float x) { return Bones(fieldOf("bone"), std::vector{key(3, x)}); };
    QVERIFY(with(1.0f) == with(1.0f));
    QVERIFY(!(with(0.0f) == with(-0.0f)));
    QVERIFY(with(std::nanf("")) == with(std::nanf("")));
    BoneKeyframe bent = key(3, 1.0f);
    bent.interpolation[63] = 1;
    QVERIFY(!(with(1.0f) == Bones(fieldOf("bone"), std::vector{bent})));
    QVERIFY(!(with(1.0f) == Bones(fieldOf("other"), std::vector{key(3, 1.0f)})));
    QVERIFY(!(with(1.0f) == Bones(fieldOf("bone"), std::vector{key(3, 1.0f, 0)})));
}

QTEST_GUILESS_MAIN(TestTrack)
#include "test_track.moc"
