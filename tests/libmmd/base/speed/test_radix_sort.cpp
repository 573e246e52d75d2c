// SPDX-License-Identifier: MIT
#include "libmmd/base/speed/radix_sort.h"

#include <QtTest/QTest>

#include <algorithm>
#include <random>

class TestRadixSort : public QObject {
    Q_OBJECT
private slots:
    void sortsLikeAStableSort_data();
    void sortsLikeAStableSort();
};

void TestRadixSort::sortsLikeAStableSort_data()
{
    QTest::addColumn<int>("size");
    QTest::addColumn<quint32>("largest");
    for (const int size : {0, 1, 2, 95, 96, 97, 5000})
        for (const quint32 largest : {0u, 1u, 2047u, 2048u, 100000u, 0xFFFFFFFFu})
            QTest::addRow("%d items up to %u", size, largest) << size << largest;
}

void TestRadixSort::sortsLikeAStableSort()
{
    QFETCH(int, size);
    QFETCH(quint32, largest);
    std::mt19937 random(7);
    std::uniform_int_distribution<std::uint32_t> upper(0, largest);
    std::vector<std::uint64_t> items;
    for (int at = 0; at < size; ++at)
        items.push_back((std::uint64_t(upper(random)) << 32) | random());
    std::vector<std::uint64_t> expected = items;
    std::stable_sort(expected.begin(), expected.end(),
        [](std::uint64_t a, std::uint64_t b) { return (a >> 32) < (b >> 32); });
    std::vector<std::uint64_t> scratch;
    mmd::sortByUpperHalf(items, scratch);
    QCOMPARE(items, expected);
    mmd::sortByUpperHalf(items, scratch);
    QCOMPARE(items, expected);
}

QTEST_GUILESS_MAIN(TestRadixSort)
#include "test_radix_sort.moc"
