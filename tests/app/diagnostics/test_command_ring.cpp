// SPDX-License-Identifier: MIT
#include "app/diagnostics/command_ring.h"

#include <QtTest/QTest>

#include <array>
#include <string>
#include <vector>

using namespace odori;

class TestCommandRing : public QObject {
    Q_OBJECT
private slots:
    void holdsTheLastIdsInOrder();
};

namespace {

std::vector<std::string> ids()
{
    std::array<const char*, commandRingSize> found{};
    const std::size_t count = lastCommands(found);
    return {found.begin(), found.begin() + std::ptrdiff_t(count)};
}

} // namespace

void TestCommandRing::holdsTheLastIdsInOrder()
{
    QVERIFY(ids().empty());
    noteCommand("a");
    noteCommand("b");
    QCOMPARE(ids(), (std::vector<std::string>{"a", "b"}));
    static const char* const names[] = {"0", "1", "2", "3", "4", "5", "6"};
    for (std::size_t at = 0; at < 100; ++at)
        noteCommand(names[at % 7]);
    std::vector<std::string> expected;
    for (std::size_t at = 100 - commandRingSize; at < 100; ++at)
        expected.emplace_back(names[at % 7]);
    QCOMPARE(ids(), expected);
}

QTEST_APPLESS_MAIN(TestCommandRing)
#include "test_command_ring.moc"
