// SPDX-License-Identifier: MIT
#include "tests/libmmd/base/file_stage.h"
#include "tests/support/recording_file_calls.h"

#include <QtCore/QDir>
#include <QtTest/QTest>

#include <fcntl.h>

using namespace odori::test;

/// Whatever a power cut leaves of a file that was being written: it is the old file or the new one.
/// First the tests of the recording itself: it must find writers that flush too little.
class TestPowerCut : public QObject, private FileStage {
    Q_OBJECT
private slots:
    void init() { QVERIFY(open()); }
    void everyCutOfAReplacedFile();
    void everyCutOfANewFile();
    void everyCutBehindALink();
    void everyCutOfTwoFiles();
    void aSavedFileSurvives();
    void aWriterThatOverwritesIsFound();
    void aWriterWithoutAFlushIsFound();
    void aWriterWithoutAFlushOfTheFolderIsFound();
    void appendedRecordsAreAPrefix();
    void theRecordEqualsTheFolder();
    void statesCanBeWritten();

private:
    using Files = std::map<std::string, std::vector<std::byte>>;

    /// The files without those whose names begin with a dot: a temporary file may remain, because
    /// the program cannot delete it without power.
    [[nodiscard]] static Files shown(const DiskState& state)
    {
        Files files = state.files;
        std::erase_if(files, [](const auto& each) { return each.first.starts_with('.'); });
        return files;
    }
    /// The texts of the states after any call that are not allowed.
    template <class Allowed>
    [[nodiscard]] static QStringList wrong(
        const RecordingFileCalls& calls, const Allowed& isAllowed)
    {
        QStringList found;
        for (std::size_t cut = 0; cut <= calls.count(); ++cut)
            for (const DiskState& state : calls.statesAfter(cut))
                if (!isAllowed(shown(state)))
                    found.append(QString::fromStdString(state.text));
        return found;
    }
    [[nodiscard]] std::filesystem::path folder() const
    {
        return mmd::pathFromUtf8(m_folder->path().toStdString());
    }
    /// Writes `bytes` into an open file and closes it.
    static void put(int file, const QByteArray& data)
    {
        QCOMPARE(mmd::writeAll(file, bytesOf(data)), 0);
        QCOMPARE(mmd::fileCalls().close(file), 0);
    }
};

void TestPowerCut::everyCutOfAReplacedFile()
{
    QVERIFY(write("a.vmd", "old") && write("beside", "kept"));
    RecordingFileCalls calls(folder());
    {
        const mmd::ReplacedFileCalls replaced(calls);
        QVERIFY(write("a.vmd", "new content"));
    }
    const Files old{{"a.vmd", bytesOf("old")}, {"beside", bytesOf("kept")}};
    const Files now{{"a.vmd", bytesOf("new content")}, {"beside", bytesOf("kept")}};
    QVERIFY(calls.count() >= 5); // create, write, flush, rename, flush the folder
    const auto isWhole = [&](const Files& files) { return files == old || files == now; };
    QCOMPARE(wrong(calls, isWhole), QStringList());
    // Both happen, so the test tests something.
    const auto isOld = [&](const Files& files) { return files == old; };
    const auto isNew = [&](const Files& files) { return files == now; };
    QVERIFY(!wrong(calls, isOld).isEmpty() && !wrong(calls, isNew).isEmpty());
}

void TestPowerCut::everyCutOfANewFile()
{
    RecordingFileCalls calls(folder());
    {
        const mmd::ReplacedFileCalls replaced(calls);
        QVERIFY(write("a.vmd", "new content"));
    }
    const Files now{{"a.vmd", bytesOf("new content")}};
    const auto isWhole = [&](const Files& files) { return files.empty() || files == now; };
    QCOMPARE(wrong(calls, isWhole), QStringList());
}

/// The folder of the end of the link is flushed, not that of the link.
void TestPowerCut::everyCutBehindALink()
{
    QVERIFY(QDir(m_folder->path()).mkdir(u"sub"_qs));
    QVERIFY(write("sub/end", "old"));
    QVERIFY(QFile::link(path("sub/end"), path("link")));
    RecordingFileCalls calls(folder());
    {
        const mmd::ReplacedFileCalls replaced(calls);
        QVERIFY(write("link", "new content"));
    }
    std::size_t states = 0;
    for (std::size_t cut = 0; cut <= calls.count(); ++cut)
        for (const DiskState& state : calls.statesAfter(cut)) {
            const QByteArray end = dataOf(state.files.at("sub/end"));
            QVERIFY2(end == "old" || end == "new content", state.text.c_str());
            ++states;
        }
    QVERIFY(states > calls.count());
    const auto last = calls.statesAfter(calls.count());
    QCOMPARE(last.size(), std::size_t(1));
    QCOMPARE(dataOf(last.front().files.at("sub/end")), QByteArray("new content"));
}

/// Each is whole. The second is never new while the first is old: an export's textures are first.
void TestPowerCut::everyCutOfTwoFiles()
{
    QVERIFY(write("1", "old") && write("2", "old"));
    RecordingFileCalls calls(folder());
    {
        const mmd::ReplacedFileCalls replaced(calls);
        const auto first = bytesOf("new one"), second = bytesOf("new two");
        const std::vector<mmd::FileContent> files{
            {folder() / "1", first}, {folder() / "2", second}};
        QVERIFY(mmd::writeFiles(files));
    }
    const auto isWhole = [&](const Files& files) {
        const bool isFirst = files.at("1") == bytesOf("new one");
        const bool isSecond = files.at("2") == bytesOf("new two");
        return (isFirst || files.at("1") == bytesOf("old")) &&
               (isSecond ? isFirst : files.at("2") == bytesOf("old"));
    };
    QCOMPARE(wrong(calls, isWhole), QStringList());
    const auto last = calls.statesAfter(calls.count());
    QCOMPARE(last.size(), std::size_t(1)); // all is on the disk
    QVERIFY(last.front().files.at("1") == bytesOf("new one"));
    QVERIFY(last.front().files.at("2") == bytesOf("new two"));
}

void TestPowerCut::aSavedFileSurvives()
{
    QVERIFY(write("a.vmd", "old"));
    RecordingFileCalls calls(folder());
    {
        const mmd::ReplacedFileCalls replaced(calls);
        QVERIFY(write("a.vmd", "new content"));
    }
    const auto states = calls.statesAfter(calls.count());
    QCOMPARE(states.size(), std::size_t(1));
    QCOMPARE(states.front().files, (Files{{"a.vmd", bytesOf("new content")}}));
}

void TestPowerCut::aWriterThatOverwritesIsFound()
{
    QVERIFY(write("a.vmd", "old"));
    RecordingFileCalls calls(folder());
    {
        const mmd::ReplacedFileCalls replaced(calls);
        put(mmd::fileCalls().open(folder() / "a.vmd", O_WRONLY | O_TRUNC, 0), "new content");
    }
    const Files old{{"a.vmd", bytesOf("old")}}, now{{"a.vmd", bytesOf("new content")}};
    const auto isWhole = [&](const Files& files) { return files == old || files == now; };
    QVERIFY(!wrong(calls, isWhole).isEmpty());
}

void TestPowerCut::aWriterWithoutAFlushIsFound()
{
    QVERIFY(write("a.vmd", "old"));
    RecordingFileCalls calls(folder());
    {
        const mmd::ReplacedFileCalls replaced(calls);
        put(mmd::fileCalls().open(folder() / ".t", O_WRONLY | O_CREAT, 0600), "new content");
        QCOMPARE(mmd::fileCalls().rename(folder() / ".t", folder() / "a.vmd"), 0);
    }
    QStringList contents;
    for (const DiskState& state : calls.statesAfter(calls.count()))
        contents.append(QString::fromUtf8(dataOf(state.files.at("a.vmd"))));
    QVERIFY(contents.contains(u"old"_qs));
    QVERIFY(contents.contains(u"new content"_qs));
    QVERIFY(contents.contains(QString())); // nothing was written
    QVERIFY(contents.contains(u"new c"_qs));
    QVERIFY(contents.contains(u"new c"_qs + QString(6, QChar())));
    QVERIFY(contents.contains(QString(5, QChar()) + u"ontent"_qs));
    contents.removeDuplicates(); // other states differ in ".t"
    QCOMPARE(contents.size(), 6);
}

void TestPowerCut::aWriterWithoutAFlushOfTheFolderIsFound()
{
    RecordingFileCalls calls(folder());
    {
        const mmd::ReplacedFileCalls replaced(calls);
        const int file = mmd::fileCalls().open(folder() / "a.vmd", O_WRONLY | O_CREAT, 0600);
        QCOMPARE(mmd::writeAll(file, bytesOf("new")), 0);
        QCOMPARE(mmd::flushAll(file), 0);
        QCOMPARE(mmd::fileCalls().close(file), 0);
    }
    const auto states = calls.statesAfter(calls.count());
    QCOMPARE(states.size(), std::size_t(2));
    QVERIFY(states.front().files.empty());
    QCOMPARE(states.back().files, (Files{{"a.vmd", bytesOf("new")}}));
}

/// As a journal does it: flushed records are there, later ones may be.
void TestPowerCut::appendedRecordsAreAPrefix()
{
    RecordingFileCalls calls(folder());
    std::size_t flushed = 0;
    {
        const mmd::ReplacedFileCalls replaced(calls);
        const int file = mmd::fileCalls().open(folder() / "j", O_WRONLY | O_CREAT | O_APPEND, 0600);
        QCOMPARE(mmd::flushNames(folder()), 0);
        QCOMPARE(mmd::writeAll(file, bytesOf("one.")), 0);
        QCOMPARE(mmd::flushAll(file), 0);
        flushed = calls.count();
        QCOMPARE(mmd::writeAll(file, bytesOf("two.")), 0);
        QCOMPARE(mmd::writeAll(file, bytesOf("three.")), 0);
        QCOMPARE(mmd::fileCalls().truncate(file, 8), 0);
        QCOMPARE(mmd::flushAll(file), 0);
        QCOMPARE(mmd::fileCalls().close(file), 0);
    }
    QStringList contents;
    for (const DiskState& state : calls.statesAfter(flushed + 2))
        contents.append(QString::fromUtf8(dataOf(state.files.at("j"))));
    QCOMPARE(contents.size(), 5);
    for (const QString& each : contents)
        QVERIFY2(each.startsWith(u"one."), qPrintable(each));
    QVERIFY(contents.contains(u"one.two.three."_qs) && contents.contains(u"one."_qs));
    QVERIFY(contents.contains(u"one.two.t"_qs));
    const auto last = calls.statesAfter(calls.count());
    QCOMPARE(last.size(), std::size_t(1));
    QCOMPARE(dataOf(last.front().files.at("j")), QByteArray("one.two."));
}

/// Without a power cut the record is what is on the disk.
void TestPowerCut::theRecordEqualsTheFolder()
{
    QVERIFY(write("a", "old") && write("b", "b"));
    RecordingFileCalls calls(folder());
    const mmd::ReplacedFileCalls replaced(calls);
    QVERIFY(write("a", "new") && write("c", "c"));
    QCOMPARE(mmd::fileCalls().remove(folder() / "b"), 0);
    const Files files = calls.stateAfter(calls.count()).files;
    QStringList names;
    for (const auto& [name, bytes] : files) {
        names.append(QString::fromStdString(name));
        QCOMPARE(readAll(path(name.c_str())), dataOf(bytes));
    }
    QCOMPARE(names, QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden));
    QCOMPARE(names, (QStringList{u"a"_qs, u"c"_qs}));
}

void TestPowerCut::statesCanBeWritten()
{
    QTemporaryDir other;
    const auto target = mmd::pathFromUtf8(other.path().toStdString());
    const DiskState first{{{"a", bytesOf("1")}, {"sub/b", bytesOf("2")}}, {}};
    const DiskState second{{{"c", bytesOf("3")}}, {}};
    QVERIFY(first.writeTo(target));
    QCOMPARE(readAll(other.filePath(u"sub/b"_qs)), QByteArray("2"));
    QVERIFY(second.writeTo(target));
    QCOMPARE(QDir(other.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot),
        QStringList{u"c"_qs});
}

QTEST_GUILESS_MAIN(TestPowerCut)
#include "test_power_cut.moc"
