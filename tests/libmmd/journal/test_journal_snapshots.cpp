// SPDX-License-Identifier: MIT
#include "libmmd/base/file_calls.h"
#include "libmmd/base/file_io.h"
#include "libmmd/journal/journal_frames.h"
#include "libmmd/journal/record_io.h"
#include "tests/libmmd/journal/journal_hands.h"

#include <QtCore/QDir>
#include <QtCore/QStringList>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <atomic>
#include <cerrno>
#include <thread>

using namespace odori::test;

namespace {

/// Fails the n-th of the chosen calls with ENOSPC or EIO.
class FullDisk : public mmd::FileCalls {
public:
    std::atomic<int> writesLeft{1 << 30}, flushesLeft{1 << 30}, renamesLeft{1 << 30};

    std::ptrdiff_t write(int file, const std::byte* bytes, std::size_t size) override
    {
        if (--writesLeft >= 0)
            return FileCalls::write(file, bytes, size);
        errno = ENOSPC;
        // A part of the frame is on the disk.
        return writesLeft == -1 && size > 1 ? FileCalls::write(file, bytes, size / 2) : -1;
    }
    int flush(int file) override
    {
        if (--flushesLeft >= 0)
            return FileCalls::flush(file);
        errno = EIO;
        return -1;
    }
    int rename(const std::filesystem::path& from, const std::filesystem::path& to) override
    {
        if (--renamesLeft >= 0)
            return FileCalls::rename(from, to);
        errno = EIO;
        return -1;
    }
};

/// While it is full, the first write after the second flush of an unfinished journal fails, and
/// that flush lasts.
class FullNewFile : public mmd::FileCalls {
public:
    std::atomic<bool> isFull = false, isWaiting = false;

    int open(const std::filesystem::path& path, int flags, unsigned mode) override
    {
        const int file = FileCalls::open(path, flags, mode);
        if (isFull && path.extension() == mmd::unfinishedEnding)
            m_newFile = file;
        return file;
    }
    std::ptrdiff_t write(int file, const std::byte* bytes, std::size_t size) override
    {
        if (file == m_newFile && isWaiting.exchange(false)) {
            errno = ENOSPC;
            return -1;
        }
        return FileCalls::write(file, bytes, size);
    }
    int flush(int file) override
    {
        if (file == m_newFile && ++m_flushes == 2) {
            isWaiting = true;
            while (isFull)
                std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
        return FileCalls::flush(file);
    }

private:
    std::atomic<int> m_newFile = -1, m_flushes = 0;
};

} // namespace

/// A snapshot replaces the journal's file, or the old file goes on.
class TestJournalSnapshots : public QObject {
    Q_OBJECT
private slots:
    void aFullDiskIsReportedAndTheNextSnapshotRepairs_data();
    void aFullDiskIsReportedAndTheNextSnapshotRepairs();
    void aFailedSnapshotKeepsTheOldFile();
    void theNewestOfTwoJournalsCounts();
    void aRecordThatTheNewFileLacksKeepsTheOldFile();
};

void TestJournalSnapshots::aFullDiskIsReportedAndTheNextSnapshotRepairs_data()
{
    QTest::addColumn<bool>("isWrite");
    QTest::newRow("a record cannot be written") << true;
    QTest::newRow("the disk does not flush") << false;
}

void TestJournalSnapshots::aFullDiskIsReportedAndTheNextSnapshotRepairs()
{
    QFETCH(bool, isWrite);
    const QTemporaryDir folder;
    FullDisk disk;
    const mmd::ReplacedFileCalls replaced(disk);
    std::atomic<int> failures = 0;
    mmd::JournalWriter writer(pathOf(folder), [&](const mmd::Error& error) {
        failures += error.code == mmd::ErrorCode::NotWritable ? 1 : 100;
    });
    RandomEdits edits(journalScene(), 7);
    writer.snapshot(stateOf(edits.scene()));
    QVERIFY(writer.waitUntilFlushed(longEnough));
    const mmd::Shared<mmd::Selection> selection(mmd::Selection{});
    writer.append(stepOf(edits, selection));
    QVERIFY(writer.waitUntilFlushed(longEnough));
    const mmd::Scene whole = edits.scene();
    (isWrite ? disk.writesLeft : disk.flushesLeft) = 0;
    writer.append(stepOf(edits, selection));
    const mmd::Scene lost = edits.scene();
    QVERIFY(writer.waitUntilFlushed(longEnough));
    QVERIFY(writer.isBroken());
    QCOMPARE(failures, 1);
    writer.append(stepOf(edits, selection)); // nothing is appended after a gap
    const auto session = mmd::recoverSession(pathOf(folder), noModel);
    QVERIFY(session);
    QVERIFY(session->state.scene == (isWrite ? whole : lost));
    QCOMPARE(session->damage, mmd::JournalDamage());

    QVERIFY(writer.snapshot(stateOf(edits.scene()))); // it fails, too
    QVERIFY(writer.waitUntilFlushed(longEnough));
    QVERIFY(writer.isBroken());
    disk.writesLeft = disk.flushesLeft = 1 << 30;
    QVERIFY(writer.snapshot(stateOf(edits.scene())));
    writer.append(stepOf(edits, selection));
    QVERIFY(writer.waitUntilFlushed(longEnough));
    QVERIFY(!writer.isBroken());
    QVERIFY(mmd::recoverSession(pathOf(folder), noModel)->state.scene == edits.scene());
}

void TestJournalSnapshots::aFailedSnapshotKeepsTheOldFile()
{
    const QTemporaryDir folder;
    FullDisk disk;
    const mmd::ReplacedFileCalls replaced(disk);
    mmd::JournalWriter writer(pathOf(folder), {});
    RandomEdits edits(journalScene(), 8);
    writer.snapshot(stateOf(edits.scene()));
    QVERIFY(writer.waitUntilFlushed(longEnough));
    const mmd::Shared<mmd::Selection> selection(mmd::Selection{});
    writer.append(stepOf(edits, selection));
    QVERIFY(writer.waitUntilFlushed(longEnough));
    disk.renamesLeft = 0;
    QVERIFY(writer.snapshot(stateOf(edits.scene())));
    QVERIFY(writer.waitUntilFlushed(longEnough));
    QVERIFY(!writer.isBroken());
    writer.append(stepOf(edits, selection));
    QVERIFY(mmd::recoverSession(pathOf(folder), noModel)->state.scene == edits.scene());
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden),
        QStringList(QStringLiteral("1.journal")));
}

/// A power cut can leave the journal of before a snapshot.
void TestJournalSnapshots::theNewestOfTwoJournalsCounts()
{
    const QTemporaryDir folder;
    mmd::Scene newest = journalScene();
    newest.markers = {{7, "サビ"}};
    for (const auto& [name, scene] :
        {std::pair("9.journal", journalScene()), std::pair("10.journal", newest)}) {
        mmd::PatchSharing sharing;
        const auto record = mmd::writeRecord(mmd::StateReplaced{stateOf(scene)}, sharing);
        std::vector<std::byte> bytes = mmd::journalHead();
        const auto frame = mmd::journalFrame(0, record);
        bytes.insert(bytes.end(), frame.begin(), frame.end());
        QVERIFY(mmd::writeFile(pathOf(folder) / name, bytes));
    }
    const auto session = mmd::recoverSession(pathOf(folder), noModel);
    QVERIFY(session);
    QVERIFY(session->state.scene == newest);
}

/// The disk is full for the new file alone, after the snapshot and before its last flush.
void TestJournalSnapshots::aRecordThatTheNewFileLacksKeepsTheOldFile()
{
    const QTemporaryDir folder;
    FullNewFile disk;
    const mmd::ReplacedFileCalls replaced(disk);
    mmd::JournalWriter writer(pathOf(folder), {});
    RandomEdits edits(journalScene(), 11);
    writer.snapshot(stateOf(edits.scene()));
    QVERIFY(writer.waitUntilFlushed(longEnough));
    const mmd::Shared<mmd::Selection> selection(mmd::Selection{});
    disk.isFull = true;
    writer.snapshot(stateOf(edits.scene()));
    QTRY_VERIFY_WITH_TIMEOUT(disk.isWaiting, 30000);
    for (int step = 0; step < 3; ++step)
        writer.append(stepOf(edits, selection));
    disk.isFull = false;
    QTRY_VERIFY_WITH_TIMEOUT(writer.isIdle(), 30000);
    QVERIFY(writer.waitUntilFlushed(longEnough));
    QVERIFY(!writer.isBroken());
    const auto session = mmd::recoverSession(pathOf(folder), noModel);
    QVERIFY(session);
    QVERIFY(session->state.scene == edits.scene());
    QCOMPARE(session->damage, mmd::JournalDamage());
}

QTEST_GUILESS_MAIN(TestJournalSnapshots)
#include "test_journal_snapshots.moc"
