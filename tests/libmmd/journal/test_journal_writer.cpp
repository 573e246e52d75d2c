// SPDX-License-Identifier: MIT
#include "libmmd/base/file_calls.h"
#include "libmmd/base/file_io.h"
#include "libmmd/journal/journal_frames.h"
#include "tests/libmmd/journal/journal_hands.h"
#include "tests/support/held_file_calls.h"

#include <QtCore/QDir>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <atomic>
#include <cerrno>
#include <fstream>
#include <thread>

using namespace odori::test;

class TestJournalWriter : public QObject {
    Q_OBJECT
private slots:
    void everyRecordComesBackAtOnce();
    void largeRecordsKeepTheirOrder();
    void snapshotsReplaceTheFile();
    void recordsDuringASnapshotAreInBothFiles();
    void aRecordDuringAFlushIsFlushedToo();
    void theFirstJournalIsReadBeforeItIsFlushed();
    void anUnfinishedSnapshotIsAnEmptySession();
    void everyCutGivesAPrefix();
    void everyDamagedByteGivesAPrefix();
    void aLostFrameEndsTheJournal();
    void newerJournalsAreLeftAlone();
    void aJournalIsReadWhileItIsWritten();
};

void TestJournalWriter::everyRecordComesBackAtOnce()
{
    const QTemporaryDir folder;
    mmd::JournalWriter writer(pathOf(folder), {});
    RandomEdits edits(journalScene(), 1);
    QVERIFY(writer.snapshot(stateOf(edits.scene())));
    QVERIFY(writer.waitUntilFlushed(longEnough));
    const mmd::Shared<mmd::Selection> selection(mmd::Selection{});
    for (std::uint64_t step = 1; step <= 100; ++step) {
        writer.append(stepOf(edits, selection));
        // Without waiting: a small record is in the file when append() returns.
        const auto session = mmd::recoverSession(pathOf(folder), noModel);
        QVERIFY(session);
        QVERIFY(session->state.scene == edits.scene());
        QCOMPARE(session->records, step);
        QCOMPARE(session->state.changes, step);
        QCOMPARE(session->damage, mmd::JournalDamage());
    }
}

void TestJournalWriter::largeRecordsKeepTheirOrder()
{
    const QTemporaryDir folder;
    mmd::JournalWriter writer(pathOf(folder), {});
    RandomEdits edits(journalScene(), 2);
    QVERIFY(writer.snapshot(stateOf(edits.scene())));
    const mmd::Shared<mmd::Selection> selection(mmd::Selection{});
    mmd::Motion large = edits.scene().actors.front().motion;
    std::vector<mmd::BoneKeyframe> keys(50'000);
    for (std::uint32_t frame = 0; frame < keys.size(); ++frame)
        keys[frame].frame = frame;
    mmd::replaceTrack(large, mmd::Track<mmd::BoneKeyframe>(mmd::fieldOf("large"), keys));
    const mmd::Motion small = edits.scene().actors.front().motion;
    for (int step = 0; step < 60; ++step) {
        if (step % 10 == 5) {
            writer.append(mmd::MotionNoted{std::to_string(step), large});
            writer.append(mmd::MotionNoted{std::to_string(step), small}); // the last one counts
        }
        writer.append(stepOf(edits, selection));
    }
    QVERIFY(writer.waitUntilFlushed(longEnough));
    const auto session = mmd::recoverSession(pathOf(folder), noModel);
    QVERIFY(session);
    QVERIFY(session->state.scene == edits.scene());
    QCOMPARE(session->records, 72u);
    const auto bytes = mmd::readFile(mmd::journalsIn(pathOf(folder)).front());
    const auto noted = mmd::recoverBytes(*bytes, noModel); // without a look at the files
    QVERIFY(noted);
    QCOMPARE(noted->state.saved.motions().size(), 6u);
    for (const auto& [path, motion] : noted->state.saved.motions())
        QVERIFY2(motion == small, path.c_str());
}

void TestJournalWriter::snapshotsReplaceTheFile()
{
    const QTemporaryDir folder;
    mmd::JournalWriter writer(pathOf(folder), {});
    RandomEdits edits(journalScene(), 3);
    QVERIFY(writer.snapshot(stateOf(edits.scene())));
    QVERIFY(writer.waitUntilFlushed(longEnough));
    const mmd::Shared<mmd::Selection> selection(mmd::Selection{});
    for (int round = 2; round < 8; ++round) {
        for (int step = 0; step < 5; ++step)
            writer.append(stepOf(edits, selection));
        QCOMPARE(writer.records(), 5u);
        QVERIFY(writer.bytes() > 100);
        QVERIFY(writer.snapshot(stateOf(edits.scene())));
        QVERIFY(writer.waitUntilFlushed(longEnough));
        QCOMPARE(writer.records(), 0u);
        QCOMPARE(writer.bytes(), 0u);
        const auto files = mmd::journalsIn(pathOf(folder));
        QCOMPARE(files.size(), 1u);
        QCOMPARE(files.front().filename().string(), std::to_string(round) + ".journal");
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
        QVERIFY(mmd::recoverSession(pathOf(folder), noModel)->state.scene == edits.scene());
    }
}

/// Wherever the snapshot stands, the files are whole.
void TestJournalWriter::recordsDuringASnapshotAreInBothFiles()
{
    const QTemporaryDir folder;
    mmd::JournalWriter writer(pathOf(folder), {});
    RandomEdits edits(journalScene(), 4);
    QVERIFY(writer.snapshot(stateOf(edits.scene())));
    // Until the first journal is written there is no file that has everything.
    QVERIFY(writer.waitUntilFlushed(longEnough));
    const mmd::Shared<mmd::Selection> selection(mmd::Selection{});
    int snapshots = 0;
    for (int step = 0; step < 400; ++step) {
        writer.append(stepOf(edits, selection));
        snapshots += writer.snapshot(stateOf(edits.scene())) ? 1 : 0;
        // None: the files were replaced again and again while they were being read.
        if (const auto session = mmd::recoverSession(pathOf(folder), noModel))
            QVERIFY(session->state.scene == edits.scene());
    }
    QVERIFY(writer.waitUntilFlushed(longEnough));
    QVERIFY2(snapshots > 2, qPrintable(QString::number(snapshots)));
    QVERIFY(mmd::recoverSession(pathOf(folder), noModel)->state.scene == edits.scene());
}

namespace {

/// A journal with some records, and the scenes after each of them.
struct Written {
    std::vector<std::byte> bytes;
    std::vector<mmd::Scene> scenes;
};

Written someJournal()
{
    const QTemporaryDir folder;
    Written written;
    RandomEdits edits(journalScene(), 6);
    {
        mmd::JournalWriter writer(pathOf(folder), {});
        writer.snapshot(stateOf(edits.scene()));
        written.scenes.push_back(edits.scene());
        const mmd::Shared<mmd::Selection> selection(mmd::Selection{});
        for (int step = 0; step < 8; ++step) {
            writer.append(stepOf(edits, selection));
            written.scenes.push_back(edits.scene());
        }
    }
    written.bytes = *mmd::readFile(mmd::journalsIn(pathOf(folder)).front());
    return written;
}

} // namespace

void TestJournalWriter::aRecordDuringAFlushIsFlushedToo()
{
    const QTemporaryDir folder;
    HeldFileCalls held;
    const mmd::ReplacedFileCalls replaced(held);
    mmd::JournalWriter writer(pathOf(folder), {});
    held.release();
    RandomEdits edits(journalScene(), 1);
    QVERIFY(writer.snapshot(stateOf(edits.scene())));
    QTRY_VERIFY(writer.isIdle() && writer.waitUntilFlushed(longEnough));
    held.hold();
    const mmd::Shared<mmd::Selection> selection(mmd::Selection{});
    const int before = held.flushes();
    writer.append(stepOf(edits, selection));
    QTRY_COMPARE(held.flushes(), before + 1);
    writer.append(stepOf(edits, selection));
    QVERIFY(!writer.isComplete());
    held.release();
    QVERIFY(writer.waitUntilFlushed(longEnough));
    QCOMPARE(held.flushes(), before + 2);
    QVERIFY(writer.isComplete());
}

/// A slow disk must not delay what can be restored after the program is killed.
void TestJournalWriter::theFirstJournalIsReadBeforeItIsFlushed()
{
    const QTemporaryDir folder;
    HeldFileCalls held;
    const mmd::ReplacedFileCalls replaced(held);
    mmd::JournalWriter writer(pathOf(folder), {});
    RandomEdits edits(journalScene(), 1);
    QVERIFY(writer.snapshot(stateOf(edits.scene())));
    QTRY_VERIFY(held.flushes() > 0);
    const mmd::Shared<mmd::Selection> selection(mmd::Selection{});
    for (std::uint64_t step = 1; step <= 10; ++step) {
        writer.append(stepOf(edits, selection));
        const auto session = mmd::recoverSession(pathOf(folder), noModel);
        QVERIFY(session);
        QVERIFY(session->state.scene == edits.scene());
        QCOMPARE(session->records, step);
    }
    held.release();
    QVERIFY(writer.waitUntilFlushed(longEnough));
    QCOMPARE(mmd::journalsIn(pathOf(folder)).front().extension().string(), std::string(".journal"));
}

void TestJournalWriter::anUnfinishedSnapshotIsAnEmptySession()
{
    const QTemporaryDir folder;
    const auto head = mmd::journalHead();
    QVERIFY(mmd::writeFile(pathOf(folder) / "1.journal.tmp", head));
    const auto session = mmd::recoverSession(pathOf(folder), noModel);
    QVERIFY(session && session->state.scene == mmd::Scene());
    QVERIFY(mmd::writeFile(pathOf(folder) / "1.journal", head)); // that one was finished
    QVERIFY(!mmd::recoverSession(pathOf(folder), noModel));
}

void TestJournalWriter::everyCutGivesAPrefix()
{
    const Written whole = someJournal();
    std::size_t longest = 0;
    for (std::size_t size = 0; size <= whole.bytes.size(); ++size) {
        const auto session = mmd::recoverBytes(std::span(whole.bytes).first(size), noModel);
        if (!session) {
            QCOMPARE(longest, 0u); // the snapshot itself is cut
            continue;
        }
        const auto records = std::size_t(session->records);
        QVERIFY(records >= longest);
        longest = records;
        QVERIFY(session->state.scene == whole.scenes[records]);
        QCOMPARE(session->damage.bytes > 0, session->damage.records > 0);
    }
    QCOMPARE(longest, 8u);
}

void TestJournalWriter::everyDamagedByteGivesAPrefix()
{
    const Written whole = someJournal();
    for (std::size_t at = 0; at < whole.bytes.size(); ++at) {
        std::vector<std::byte> bytes = whole.bytes;
        bytes[at] ^= std::byte{0x41};
        const auto session = mmd::recoverBytes(bytes, noModel);
        if (!session)
            continue;
        const auto records = std::size_t(session->records);
        QVERIFY(records < 8);
        QVERIFY(session->state.scene == whole.scenes[records]);
        QVERIFY(session->damage.records >= 1 && session->damage.bytes > 0);
    }
}

/// The frames after it are whole, but what they change is not what they changed then.
void TestJournalWriter::aLostFrameEndsTheJournal()
{
    const QTemporaryDir folder;
    std::vector<mmd::Scene> scenes;
    {
        mmd::JournalWriter writer(pathOf(folder), {});
        RandomEdits edits(journalScene(), 5);
        const mmd::Shared<mmd::Selection> selection(mmd::Selection{});
        QVERIFY(writer.snapshot(stateOf(edits.scene())));
        QVERIFY(writer.waitUntilFlushed(longEnough));
        for (int step = 0; step < 6; ++step) {
            scenes.push_back(edits.scene());
            writer.append(stepOf(edits, selection));
        }
    }
    const auto bytes = mmd::readFile(mmd::journalsIn(pathOf(folder)).front());
    QVERIFY(bytes);
    const auto frames = mmd::readFrames(*bytes);
    QVERIFY(frames && frames->payloads.size() == 7u);
    constexpr std::ptrdiff_t head = 20; // length, hash, number
    for (std::size_t lost = 1; lost < 6; ++lost) {
        const auto payload = frames->payloads[lost];
        const std::ptrdiff_t end = payload.data() + payload.size() - bytes->data();
        std::vector<std::byte> rest = *bytes;
        rest.erase(rest.begin() + (payload.data() - head - bytes->data()), rest.begin() + end);
        const auto session = mmd::recoverBytes(rest, noModel);
        QVERIFY(session);
        QVERIFY(session->state.scene == scenes[lost - 1]);
        QCOMPARE(session->records, std::uint64_t(lost - 1));
        QVERIFY(session->damage.records > 0);
    }
}

void TestJournalWriter::newerJournalsAreLeftAlone()
{
    const QTemporaryDir folder;
    std::vector<std::byte> bytes = someJournal().bytes;
    bytes[12] = std::byte{99};
    QVERIFY(mmd::writeFile(pathOf(folder) / "7.journal", bytes));
    const auto session = mmd::recoverSession(pathOf(folder), noModel);
    QVERIFY(!session);
    QCOMPARE(session.error().code, mmd::ErrorCode::UnsupportedVersion);
    QVERIFY(*mmd::readFile(pathOf(folder) / "7.journal") == bytes);
}

/// Another editor looks at it while records and snapshots are written: it sees a state of the
/// history, never an older one than before.
void TestJournalWriter::aJournalIsReadWhileItIsWritten()
{
    const QTemporaryDir folder;
    mmd::JournalWriter writer(pathOf(folder), {});
    RandomEdits edits(journalScene(), 9);
    std::vector<mmd::Scene> history{edits.scene()};
    QVERIFY(writer.snapshot(stateOf(edits.scene())));
    QVERIFY(writer.waitUntilFlushed(longEnough));
    std::atomic<bool> isOver = false;
    std::vector<mmd::Scene> seen;
    std::thread reader([&] {
        while (!isOver)
            if (auto session = mmd::recoverSession(pathOf(folder), noModel))
                seen.push_back(session->state.scene);
    });
    const mmd::Shared<mmd::Selection> selection(mmd::Selection{});
    for (int step = 1; step <= 300; ++step) {
        writer.append(stepOf(edits, selection));
        history.push_back(edits.scene());
        if (step % 60 == 0)
            writer.snapshot(stateOf(edits.scene()));
    }
    QTest::qWait(50);
    isOver = true;
    reader.join();
    QVERIFY(!seen.empty());
    auto at = history.begin();
    for (const mmd::Scene& each : seen) {
        at = std::find(at, history.end(), each);
        QVERIFY(at != history.end());
    }
}

QTEST_GUILESS_MAIN(TestJournalWriter)
#include "test_journal_writer.moc"
