// SPDX-License-Identifier: MIT
#include "libmmd/base/file_calls.h"
#include "tests/libmmd/base/file_stage.h"
#include "tests/support/failing_file_calls.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtTest/QTest>

#include <atomic>
#include <memory>
#include <thread>
#include <utility>
#include <vector>

#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

using mmd::ErrorCode;
using mmd::FileProblem;
using namespace odori::test;

/// Which files a write replaces and which it keeps; what a killed program leaves on the disk. For
/// systems with users, modes and signals.
class TestFileWriting : public QObject, private FileStage {
    Q_OBJECT
private slots:
    void init() { QVERIFY(open()); }
    void whatIsNoRegularFileIsLeftAlone_data();
    void whatIsNoRegularFileIsLeftAlone();
    void whatIsWriteProtectedIsLeftAlone();
    void whatTheUserMayNotWriteIsLeftAlone();
    void anUnwritableFolderIsSaid();
    void ownerAndModeHoldFromTheFirstByte();
    void aGroupThatCannotBeKeptGetsNoMore();
    void linksAreFollowedToTheirEnd();
    void otherLinksKeepTheOldContent();
    void aFullDiskLeavesTheOldFile();
    void aWriteOfNothingIsAFullDisk();
    void aFailedGroupKeepsWhatItReplaced();
    void aKilledWriterLeavesOneWholeFile();
    void whatSeveralKilledWritersLeftIsRemoved();
    void aLivingWriterKeepsItsFile();
    void whatAnotherMachineLeftStays();

private:
    [[nodiscard]] QStringList temporaries() const
    {
        return QDir(m_folder->path()).entryList({u".odori*"_qs}, QDir::AllEntries | QDir::Hidden);
    }
};

namespace {

/// During its lifetime, this process runs as another user.
class AsNobody {
public:
    AsNobody() { m_isOther = setegid(nobody) == 0 && seteuid(nobody) == 0; }
    ~AsNobody()
    {
        if (m_isOther && (seteuid(0) != 0 || setegid(0) != 0))
            qFatal("the user cannot be changed back");
    }
    [[nodiscard]] bool isOther() const { return m_isOther; }

private:
    bool m_isOther = false;
};

/// Another process that stops before it writes the first byte of a temporary file. It is killed at
/// the end of this object's lifetime.
class StoppedWriter {
public:
    template <class Write>
    explicit StoppedWriter(const Write& write)
        : m_process(fork())
    {
        if (m_process == 0) {
            StoppingCalls calls;
            const mmd::ReplacedFileCalls replaced(calls);
            _exit(write() ? 0 : 1);
        }
        m_isStopped = m_process > 0 && waitpid(m_process, &m_status, WUNTRACED) == m_process &&
                      WIFSTOPPED(m_status);
    }
    StoppedWriter(const StoppedWriter&) = delete;
    StoppedWriter& operator=(const StoppedWriter&) = delete;
    ~StoppedWriter()
    {
        if (m_isStopped) {
            kill(m_process, SIGKILL);
            waitpid(m_process, nullptr, 0);
        }
    }

    [[nodiscard]] bool isStopped() const { return m_isStopped; }
    /// Lets it write to the end; whether it did.
    [[nodiscard]] bool finish()
    {
        m_isStopped = false;
        return kill(m_process, SIGCONT) == 0 && waitpid(m_process, &m_status, 0) == m_process &&
               WIFEXITED(m_status) && WEXITSTATUS(m_status) == 0;
    }

private:
    class StoppingCalls : public mmd::FileCalls {
    public:
        std::ptrdiff_t write(int file, const std::byte* bytes, std::size_t size) override
        {
            if (!std::exchange(m_hasStopped, true))
                raise(SIGSTOP);
            return FileCalls::write(file, bytes, size);
        }

    private:
        bool m_hasStopped = false;
    };

    pid_t m_process;
    int m_status = 0;
    bool m_isStopped = false;
};

bool owner(const QString& path, uid_t user, gid_t group)
{
    return chown(QFile::encodeName(path).constData(), user, group) == 0;
}

} // namespace

#define NEEDS_ROOT()                                                                               \
    if (geteuid() != 0)                                                                            \
    QSKIP("only root may change users")

void TestFileWriting::whatIsNoRegularFileIsLeftAlone_data()
{
    QTest::addColumn<QString>("target");
    QTest::newRow("a pipe") << QString();
    QTest::newRow("a device") << u"/dev/null"_qs;
    QTest::newRow("a link to a pipe") << u"pipe"_qs;
    QTest::newRow("a link to a device") << u"/dev/full"_qs;
    QTest::newRow("a link to an open file without a name") << u"/proc/self/fd/%1"_qs;
    QTest::newRow("a link that leads to itself") << u"name"_qs;
}

void TestFileWriting::whatIsNoRegularFileIsLeftAlone()
{
    QFETCH(QString, target);
    QCOMPARE(mkfifo(QFile::encodeName(path("pipe")).constData(), 0600), 0);
    QFile unnamed(path("unnamed"));
    QVERIFY(unnamed.open(QIODevice::ReadWrite));
    QVERIFY(QFile::remove(path("unnamed")));
    QString name = path("pipe");
    if (target == u"/dev/null"_qs)
        name = target;
    else if (!target.isEmpty()) {
        name = path("name");
        const QString to = target.contains(u'%') ? target.arg(unnamed.handle()) : target;
        QCOMPARE(
            symlink(QFile::encodeName(to).constData(), QFile::encodeName(name).constData()), 0);
    }
    const auto before = statusOf(name);
    const auto written = mmd::writeFile(mmd::pathFromUtf8(name.toStdString()), bytesOf("x"));
    QVERIFY(!written);
    QCOMPARE(written.error().code, ErrorCode::NotWritable);
    if (target != u"name"_qs)
        QCOMPARE(written.error().problem, FileProblem::NotRegular);
    QCOMPARE(statusOf(name).st_ino, before.st_ino);
    QCOMPARE(statusOf(name).st_mode, before.st_mode);
    QCOMPARE(temporaries(), QStringList());
}

/// For every user: root could write such a file, but should not.
void TestFileWriting::whatIsWriteProtectedIsLeftAlone()
{
    QVERIFY(write("kept", "old"));
    QVERIFY(setMode(path("kept"), 0444));
    const auto written = write("kept", "new");
    QCOMPARE(written.error().problem, FileProblem::WriteProtected);
    QCOMPARE(readAll(path("kept")), QByteArray("old"));
}

void TestFileWriting::whatTheUserMayNotWriteIsLeftAlone()
{
    NEEDS_ROOT();
    QVERIFY(write("theirs", "old"));
    QVERIFY(setMode(path("theirs"), 0644) && setMode(m_folder->path(), 0777));
    {
        const AsNobody nobodyWrites;
        QVERIFY(nobodyWrites.isOther());
        QCOMPARE(write("theirs", "new").error().problem, FileProblem::NoPermission);
    }
    QCOMPARE(readAll(path("theirs")), QByteArray("old"));
}

void TestFileWriting::anUnwritableFolderIsSaid()
{
    NEEDS_ROOT();
    QVERIFY(write("file", "old"));
    QVERIFY(setMode(path("file"), 0666) && setMode(m_folder->path(), 0755));
    {
        const AsNobody nobodyWrites;
        QVERIFY(nobodyWrites.isOther());
        QCOMPARE(write("file", "new").error().problem, FileProblem::NoPermission);
    }
    QCOMPARE(readAll(path("file")), QByteArray("old"));
    QCOMPARE(temporaries(), QStringList());
}

/// A file that only its owner may read is never readable for others, at no time during the write.
void TestFileWriting::ownerAndModeHoldFromTheFirstByte()
{
    NEEDS_ROOT();
    QVERIFY(write("secret", "old"));
    QVERIFY(owner(path("secret"), 1234, 4321) && setMode(path("secret"), 0640));
    std::atomic<bool> isDone = false;
    std::atomic<int> seen = 0, wrong = 0;
    std::thread watcher([&] {
        while (!isDone)
            for (const QString& name : temporaries()) {
                struct stat status {};
                const QByteArray file = QFile::encodeName(m_folder->filePath(name));
                if (stat(file.constData(), &status) != 0)
                    continue;
                const bool isOwned = status.st_uid == 1234 && status.st_gid == 4321 &&
                                     (status.st_mode & 07777) == 0640;
                const bool isClosed = (status.st_mode & 077) == 0;
                ++seen;
                if (!(status.st_size > 0 ? isOwned : isOwned || isClosed))
                    ++wrong;
            }
    });
    const bool isWritten = write("secret", QByteArray(64 << 20, 'x')).has_value();
    isDone = true;
    watcher.join();
    QVERIFY(isWritten);
    QVERIFY(seen > 0);
    QCOMPARE(wrong.load(), 0);
    QCOMPARE(statusOf(path("secret")).st_uid, uid_t(1234));
    QCOMPARE(statusOf(path("secret")).st_gid, gid_t(4321));
    QCOMPARE(statusOf(path("secret")).st_mode & 07777, mode_t(0640));
}

void TestFileWriting::aGroupThatCannotBeKeptGetsNoMore()
{
    NEEDS_ROOT();
    QVERIFY(write("shared", "old"));
    QVERIFY(owner(path("shared"), nobody, 4321) && setMode(path("shared"), 0664));
    QVERIFY(setMode(m_folder->path(), 0777));
    {
        const AsNobody nobodyWrites;
        QVERIFY(nobodyWrites.isOther());
        QVERIFY(write("shared", "new"));
    }
    QCOMPARE(readAll(path("shared")), QByteArray("new"));
    QCOMPARE(statusOf(path("shared")).st_gid, gid_t(nobody));
    QCOMPARE(statusOf(path("shared")).st_mode & 07777, mode_t(0644));
}

void TestFileWriting::linksAreFollowedToTheirEnd()
{
    QVERIFY(QDir(m_folder->path()).mkdir(u"elsewhere"_qs));
    QCOMPARE(symlink("second", QFile::encodeName(path("first")).constData()), 0);
    QCOMPARE(symlink("elsewhere/end", QFile::encodeName(path("second")).constData()), 0);
    for (const char* content : {"new", "newer"}) { // the file does not exist at first
        QVERIFY(write("first", content));
        QCOMPARE(readAll(path("elsewhere/end")), QByteArray(content));
        QVERIFY(QFileInfo(path("first")).isSymLink() && QFileInfo(path("second")).isSymLink());
    }
    // Each link is relative to its own folder.
    QCOMPARE(symlink("elsewhere/link", QFile::encodeName(path("third")).constData()), 0);
    QCOMPARE(symlink("beside", QFile::encodeName(path("elsewhere/link")).constData()), 0);
    QVERIFY(write("third", "new"));
    QCOMPARE(readAll(path("elsewhere/beside")), QByteArray("new"));
    QVERIFY(!QFile::exists(path("beside")));
    QCOMPARE(symlink("no folder/end", QFile::encodeName(path("nowhere")).constData()), 0);
    QCOMPARE(write("nowhere", "x").error().problem, FileProblem::NoFolder);
    QVERIFY(QFileInfo(path("nowhere")).isSymLink());
}

void TestFileWriting::otherLinksKeepTheOldContent()
{
    QVERIFY(write("one", "old"));
    const auto one = mmd::pathFromUtf8(path("one").toStdString());
    QVERIFY(!mmd::hasOtherLinks(one));
    QVERIFY(!mmd::hasOtherLinks(one.parent_path()) && !mmd::hasOtherLinks({}));
    std::filesystem::create_hard_link(one, mmd::pathFromUtf8(path("two").toStdString()));
    QVERIFY(mmd::hasOtherLinks(one));
    QVERIFY(write("one", "new"));
    QVERIFY(!mmd::hasOtherLinks(one)); // so the warning is shown once
    QCOMPARE(readAll(path("two")), QByteArray("old"));
}

void TestFileWriting::aFullDiskLeavesTheOldFile()
{
    std::signal(SIGXFSZ, SIG_IGN);
    QVERIFY(write("file", "old"));
    rlimit before{};
    QCOMPARE(getrlimit(RLIMIT_FSIZE, &before), 0);
    rlimit small = before;
    small.rlim_cur = 5000;
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &small), 0);
    const auto written = write("file", QByteArray(5001, 'x'));
    const auto fits = write("fits", QByteArray(5000, 'x'));
    setrlimit(RLIMIT_FSIZE, &before);
    QVERIFY(!written && fits);
    QCOMPARE(written.error().problem, FileProblem::DiskFull);
    QCOMPARE(readAll(path("file")), QByteArray("old"));
    QCOMPARE(temporaries(), QStringList());
}

/// Some systems answer with 0 bytes instead of an error.
void TestFileWriting::aWriteOfNothingIsAFullDisk()
{
    struct NothingWritten : mmd::FileCalls {
        std::ptrdiff_t write(int, const std::byte*, std::size_t) override { return 0; }
    };
    QVERIFY(write("a.vmd", "old"));
    NothingWritten calls;
    {
        const mmd::ReplacedFileCalls replaced(calls);
        const auto result = write("a.vmd", "new content");
        QVERIFY(!result);
        QVERIFY(result.error().problem == FileProblem::DiskFull);
    }
    QCOMPARE(readAll(path("a.vmd")), QByteArray("old"));
    QCOMPARE(temporaries(), QStringList());
}

/// The first file has its new content already, and its old one is gone: it must not be removed.
void TestFileWriting::aFailedGroupKeepsWhatItReplaced()
{
    QVERIFY(write("1", "old one") && write("2", "old two"));
    const auto first = bytesOf("new one"), second = bytesOf("new two");
    const std::filesystem::path folder = mmd::pathFromUtf8(m_folder->path().toStdString());
    const std::vector<mmd::FileContent> files{{folder / "1", first}, {folder / "2", second}};
    FailingFileCalls calls(FileFault{.call = FileCall::Rename, .number = 2, .error = EIO});
    {
        const mmd::ReplacedFileCalls replaced(calls);
        QVERIFY(!mmd::writeFiles(files));
    }
    QVERIFY(calls.hasFailed());
    QCOMPARE(readAll(path("1")), QByteArray("new one"));
    QCOMPARE(readAll(path("2")), QByteArray("old two"));
    QCOMPARE(temporaries(), QStringList());
}

void TestFileWriting::aKilledWriterLeavesOneWholeFile()
{
    const QByteArray small(1000, 's'), large(4 << 20, 'l');
    QVERIFY(write("file", small));
    int left = 0;
    // On a busy machine few writers are killed in the middle, and they begin late.
    for (int round = 0; round < 40 || (left == 0 && round < 400); ++round) {
        const pid_t child = fork();
        QVERIFY(child >= 0);
        if (child == 0) {
            while (write("file", large) && write("file", small)) {
            }
            _exit(1);
        }
        usleep(useconds_t(1000 + round % 40 * 700 * (1 + round / 40)));
        kill(child, SIGKILL);
        int status = 0;
        QCOMPARE(waitpid(child, &status, 0), child);
        QVERIFY(WIFSIGNALED(status));
        const QByteArray now = readAll(path("file"));
        QVERIFY(now == small || now == large);
        QVERIFY(temporaries().size() <= 1); // each writer removes the previous one's file
        left += int(temporaries().size());
    }
    QVERIFY(left > 0); // otherwise nothing was tested
    QVERIFY(write("file", small));
    QCOMPARE(temporaries(), QStringList());
}

void TestFileWriting::whatSeveralKilledWritersLeftIsRemoved()
{
    QVERIFY(write("file", "old"));
    {
        std::vector<std::unique_ptr<StoppedWriter>> writers;
        for (int number = 1; number <= 3; ++number) {
            writers.push_back(std::make_unique<StoppedWriter>([&] { return write("file", "2"); }));
            QVERIFY(writers.back()->isStopped());
            QCOMPARE(temporaries().size(), number);
        }
    }
    QCOMPARE(temporaries().size(), 3);
    QVERIFY(write("file", "new"));
    QCOMPARE(temporaries(), QStringList());
    QCOMPARE(readAll(path("file")), QByteArray("new"));
}

void TestFileWriting::aLivingWriterKeepsItsFile()
{
    QVERIFY(write("file", "old"));
    StoppedWriter writer([&] { return write("file", "theirs"); });
    QVERIFY(writer.isStopped());
    const QStringList theirs = temporaries();
    QCOMPARE(theirs.size(), 1);
    QVERIFY(write("file", "mine"));
    QCOMPARE(readAll(path("file")), QByteArray("mine"));
    QCOMPARE(temporaries(), theirs);
    QVERIFY(writer.finish());
    QCOMPARE(readAll(path("file")), QByteArray("theirs"));
    QCOMPARE(temporaries(), QStringList());
}

/// The other machine may still be writing: its processes cannot be checked from here.
void TestFileWriting::whatAnotherMachineLeftStays()
{
    QVERIFY(write("file", "old"));
    {
        const StoppedWriter writer([&] { return write("file", "2"); });
        QVERIFY(writer.isStopped());
    }
    const QStringList left = temporaries();
    QCOMPARE(left.size(), 1);
    // The same name, but with another boot id of the machine.
    QStringList parts = left.front().split(u'-');
    QVERIFY(parts.size() == 4);
    std::reverse(parts[2].begin(), parts[2].end());
    const QString theirs = parts.join(u'-');
    QVERIFY(QFile::copy(m_folder->filePath(left.front()), m_folder->filePath(theirs)));
    QVERIFY(write("file", "new"));
    QCOMPARE(temporaries(), QStringList{theirs});
}

QTEST_GUILESS_MAIN(TestFileWriting)
#include "test_file_writing.moc"
