// SPDX-License-Identifier: MIT
#include "tests/libmmd/journal/journal_hands.h"
#include "tests/support/failing_file_calls.h"
#include "tests/support/recording_file_calls.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <cerrno>

using namespace odori::test;

namespace {

/// A session: steps with two snapshots between them. After each flush it notes what must survive.
class JournalledWork {
public:
    /// The scene after each step; the first is the one before all.
    std::vector<mmd::Scene> scenes;
    /// A number of calls, and the number of steps that are on the disk then.
    std::vector<std::pair<std::size_t, std::size_t>> flushed;

    template <class Count>
    void run(const std::filesystem::path& folder, unsigned seed, const Count& countOfCalls)
    {
        RandomEdits edits(journalScene(), seed);
        scenes = {edits.scene()};
        mmd::JournalWriter writer(folder, {});
        const mmd::Shared<mmd::Selection> selection(mmd::Selection{});
        const auto flush = [&] {
            if (writer.waitUntilFlushed(longEnough) && !writer.isBroken())
                flushed.emplace_back(countOfCalls(), scenes.size() - 1);
        };
        writer.snapshot(stateOf(edits.scene()));
        flush();
        for (int step = 0; step < 12; ++step) {
            writer.append(stepOf(edits, selection));
            scenes.push_back(edits.scene());
            if (step % 3 == 2)
                flush();
            if (step == 4 || step == 9)
                writer.snapshot(stateOf(edits.scene()));
            if (writer.isBroken() && writer.snapshot(stateOf(edits.scene())))
                flush();
        }
        flush();
    }

    /// The number of steps in the journal of `folder`; none if it cannot be read or is no prefix.
    [[nodiscard]] std::optional<std::size_t> stepsIn(const std::filesystem::path& folder) const
    {
        const auto session = mmd::recoverSession(folder, noModel);
        if (!session)
            return std::nullopt;
        for (std::size_t steps = scenes.size(); steps-- > 0;)
            if (session->state.scene == scenes[steps])
                return steps;
        return std::nullopt;
    }
};

} // namespace

/// The journal on disks that lose power or fail.
class TestJournalDisks : public QObject {
    Q_OBJECT
private slots:
    void afterAPowerCutEverythingFlushedIsThere();
    void whateverCallFailsAPrefixIsThere_data();
    void whateverCallFailsAPrefixIsThere();
    void cleanupTestCase() { qInfo("%d faults of the journal", m_faults); }

private:
    int m_faults = 0;
};

void TestJournalDisks::afterAPowerCutEverythingFlushedIsThere()
{
    const QTemporaryDir folder, other;
    RecordingFileCalls calls(pathOf(folder));
    JournalledWork work;
    {
        const mmd::ReplacedFileCalls replaced(calls);
        work.run(pathOf(folder), 1, [&] { return calls.count(); });
    }
    QVERIFY(work.flushed.size() >= 5);
    std::size_t states = 0;
    for (std::size_t cut = work.flushed.front().first; cut <= calls.count(); ++cut) {
        std::size_t least = 0;
        for (const auto& [count, steps] : work.flushed)
            if (count <= cut)
                least = steps;
        for (const DiskState& state : calls.statesAfter(cut)) {
            ++states;
            QVERIFY(state.writeTo(pathOf(other)));
            const auto steps = work.stepsIn(pathOf(other));
            QVERIFY2(steps, state.text.c_str());
            QVERIFY2(*steps >= least, state.text.c_str());
        }
    }
    qInfo("%d states of the disk after a power cut", int(states));
    QVERIFY2(states > 100, qPrintable(QString::number(states)));
}

void TestJournalDisks::whateverCallFailsAPrefixIsThere_data()
{
    QTest::addColumn<FileCall>("call");
    QTest::addColumn<int>("error");
    QTest::addColumn<bool>("isShort");
    const std::pair<const char*, FileCall> calls[] = {{"create", FileCall::Create},
        {"write", FileCall::Write}, {"flush", FileCall::Flush}, {"rename", FileCall::Rename},
        {"truncate", FileCall::Truncate}, {"remove", FileCall::Remove},
        {"flush folder", FileCall::FlushFolder}};
    const std::pair<const char*, int> errors[] = {
        {"ENOSPC", ENOSPC}, {"EIO", EIO}, {"EACCES", EACCES}, {"EINTR", EINTR}};
    for (const auto& [name, call] : calls)
        for (const auto& [text, error] : errors)
            QTest::addRow("%s %s", name, text) << call << error << false;
    QTest::newRow("short write") << FileCall::Write << ENOSPC << true;
}

void TestJournalDisks::whateverCallFailsAPrefixIsThere()
{
    QFETCH(FileCall, call);
    QFETCH(int, error);
    QFETCH(bool, isShort);
    constexpr int mostCalls = 200;
    for (int number = 1; number < mostCalls; ++number) {
        const QTemporaryDir folder;
        FailingFileCalls calls(
            {.call = call, .number = number, .error = error, .isShort = isShort});
        JournalledWork work;
        {
            const mmd::ReplacedFileCalls replaced(calls);
            work.run(pathOf(folder), 2, [] { return std::size_t(0); });
        }
        if (!calls.hasFailed() && number > 1)
            return; // there is no such call
        ++m_faults;
        const auto steps = work.stepsIn(pathOf(folder));
        QVERIFY2(steps, qPrintable(QString::number(number)));
        // After one failure the next snapshot has everything again.
        QCOMPARE(*steps, work.scenes.size() - 1);
        if (!calls.hasFailed())
            return;
    }
    QFAIL("the calls never end");
}

QTEST_GUILESS_MAIN(TestJournalDisks)
#include "test_journal_disks.moc"
