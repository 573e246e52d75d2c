// SPDX-License-Identifier: MIT
#include "libmmd/format/name_groups.h"
#include "libmmd/motion/names.h"
#include "tests/support/cpu_time.h"

#include <QtTest/QTest>

#include <cstring>
#include <random>

using namespace odori::test;

namespace {

/// Names whose hashes collide if the hash is made of the field's words and published multipliers.
/// They can be built from an old version of this source alone.
std::vector<mmd::NameField> collidingNames(std::size_t count)
{
    std::vector<mmd::NameField> names;
    std::mt19937_64 random(7);
    while (names.size() < count) {
        const std::uint64_t second = random();
        const std::uint64_t first = (second * 0x9E3779B97F4A7C15ull) ^ 0x1234567812345678ull;
        if ((first >> 56) != (second & 0xFF)) // the two words share one byte
            continue;
        mmd::NameField field{};
        std::memcpy(field.data(), &first, sizeof first);
        std::memcpy(field.data() + field.size() - sizeof second, &second, sizeof second);
        names.push_back(field);
    }
    return names;
}

} // namespace

class TestNameGroups : public QObject {
    Q_OBJECT
private slots:
    void equalNamesAreOneGroup();
    void namesThatWereMadeToCollideAreQuick();
};

void TestNameGroups::equalNamesAreOneGroup()
{
    mmd::NameGrouping grouping;
    mmd::NameField padded = mmd::fieldOf("b");
    padded[10] = 'x';
    std::vector<std::uint32_t> numbers;
    for (const mmd::NameField& each :
        {mmd::fieldOf("b"), mmd::fieldOf("a"), padded, mmd::fieldOf("b")})
        numbers.push_back(grouping.add(each));
    std::vector<mmd::NameGroup> groups;
    const auto groupOf = grouping.finish(groups);
    QCOMPARE(groups.size(), std::size_t(2));
    QCOMPARE(groups[0].field, mmd::fieldOf("a"));
    QCOMPARE(groups[1].field, mmd::fieldOf("b"));
    QCOMPARE(groups[1].count, std::size_t(3));
    QVERIFY(groups[1].hasOtherFields && !groups[0].hasOtherFields);
    std::vector<std::uint32_t> found;
    for (const std::uint32_t number : numbers)
        found.push_back(groupOf[number]);
    QCOMPARE(found, (std::vector<std::uint32_t>{1, 0, 1, 1}));
}

void TestNameGroups::namesThatWereMadeToCollideAreQuick()
{
    const auto names = collidingNames(100'000);
    const CpuTime time;
    mmd::NameGrouping grouping;
    for (const mmd::NameField& each : names)
        grouping.add(each);
    QVERIFY2(time.seconds() < 2.0, "every name is compared with all before it");
    std::vector<mmd::NameGroup> groups;
    QVERIFY(grouping.finish(groups).size() == names.size());
}

QTEST_APPLESS_MAIN(TestNameGroups)
#include "test_name_groups.moc"
