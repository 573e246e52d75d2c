// SPDX-License-Identifier: MIT
#include "libmmd/motion/key_list.h"

#include <QtTest/QTest>

using namespace mmd;

/// Keys as a patch stores them: shared interpolations are stored once.
class TestKeyList : public QObject {
    Q_OBJECT
private slots:
    void tailsComeBackWhateverTheirNumber();
    void erasedKeysLeaveTheOthers_data();
    void erasedKeysLeaveTheOthers();
    void equalityIsByWhatKeysSay();
};

namespace {

/// A key with the interpolation number `interpolation`, 0 for the default.
BoneKeyframe key(std::uint32_t frame, std::uint8_t interpolation = 0)
{
    BoneKeyframe made{.frame = frame, .fileIndex = frame + 100, .value = {}};
    made.value.translation.x = float(frame);
    made.interpolation[63] = interpolation;
    return made;
}

} // namespace

void TestKeyList::tailsComeBackWhateverTheirNumber()
{
    // Each interpolation four times: twice in a row, and again after more others than the search
    // looks back.
    std::vector<BoneKeyframe> keys;
    std::uint32_t frame = 0;
    for (int round = 0; round < 2; ++round)
        for (std::uint8_t interpolation = 0; interpolation <= 20; ++interpolation)
            for (int twice = 0; twice < 2; ++twice)
                keys.push_back(key(frame++, interpolation));
    const KeyList<BoneKeyframe> list(keys);
    QCOMPARE(list.size(), keys.size());
    for (std::size_t at = 0; at < keys.size(); ++at)
        QVERIFY(list[at] == keys[at]);
    QVERIFY(list.front() == keys.front() && list.back() == keys.back());
    QCOMPARE(list.packed()[0].interpolation, 0u);
    QVERIFY(list.interpolations().size() >= 20 &&
            list.interpolations().size() <= 40); // fewer than one per key
    // The last 16 are found, each by its number.
    KeyList<BoneKeyframe> found;
    for (std::uint8_t interpolation = 1; interpolation <= 16; ++interpolation)
        QCOMPARE(found.addInterpolation(key(0, interpolation).interpolation),
            std::uint32_t(interpolation));
    for (std::uint8_t interpolation = 1; interpolation <= 16; ++interpolation)
        QCOMPARE(found.addInterpolation(key(0, interpolation).interpolation),
            std::uint32_t(interpolation));
    QCOMPARE(found.addInterpolation(defaultBoneInterpolation()), 0u);
    QCOMPARE(found.interpolations().size(), std::size_t(16));
}

void TestKeyList::erasedKeysLeaveTheOthers_data()
{
    QTest::addColumn<QList<int>>("out");
    QTest::addColumn<QList<int>>("left");
    using L = QList<int>;
    QTest::newRow("none") << L{} << L{0, 1, 2, 3, 4};
    QTest::newRow("the first") << L{0} << L{1, 2, 3, 4};
    QTest::newRow("the last") << L{4} << L{0, 1, 2, 3};
    QTest::newRow("two in a row and the last") << L{1, 2, 4} << L{0, 3};
    QTest::newRow("all") << L{0, 1, 2, 3, 4} << L{};
}

void TestKeyList::erasedKeysLeaveTheOthers()
{
    QFETCH(QList<int>, out);
    QFETCH(QList<int>, left);
    KeyList<BoneKeyframe> list;
    for (std::uint32_t frame = 0; frame < 5; ++frame)
        list.push_back(key(frame, std::uint8_t(frame)));
    list.erase(std::vector<std::size_t>(out.begin(), out.end()));
    QCOMPARE(list.size(), std::size_t(left.size()));
    for (std::size_t at = 0; at < list.size(); ++at)
        QVERIFY(
            list[at] == key(std::uint32_t(left[qsizetype(at)]), std::uint8_t(left[qsizetype(at)])));
}

void TestKeyList::equalityIsByWhatKeysSay()
{
    KeyList<BoneKeyframe> a, b;
    a.addInterpolation(key(0, 9).interpolation); // unused, so that the numbers differ
    for (std::uint32_t frame = 0; frame < 3; ++frame) {
        a.push_back(key(frame, 5));
        b.push_back(key(frame, 5));
    }
    QVERIFY(a == b);
    const auto differs = [&](BoneKeyframe last) {
        KeyList<BoneKeyframe> other{key(0, 5), key(1, 5), last};
        return !(other == a) && !(a == other);
    };
    QVERIFY(!differs(key(2, 5)));
    QVERIFY(differs(key(3, 5)) && differs(key(2, 6)) && differs(key(2, 0)));
    BoneKeyframe elsewhere = key(2, 5);
    elsewhere.fileIndex = 7;
    QVERIFY(differs(elsewhere));
    elsewhere = key(2, 5);
    elsewhere.value.rotation.z = 0.5f;
    QVERIFY(differs(elsewhere));
    KeyList<BoneKeyframe> longer = b;
    longer.push_back(key(9));
    QVERIFY(!(longer == a) && !(a == longer));
}

QTEST_GUILESS_MAIN(TestKeyList)
#include "test_key_list.moc"
