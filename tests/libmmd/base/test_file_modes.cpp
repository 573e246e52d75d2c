// SPDX-License-Identifier: MIT
#include "tests/libmmd/base/file_stage.h"

#include <QtCore/QFile>
#include <QtTest/QTest>

#include <vector>

#include <grp.h>
#include <sys/stat.h>
#ifdef __linux__
#include <sys/xattr.h>
#endif
#include <unistd.h>

using namespace odori::test;

/// Permissions of a written file: those of the file that it replaces, whoever writes it.
class TestFileModes : public QObject, private FileStage {
    Q_OBJECT
private slots:
    void init() { QVERIFY(open()); }
    void theModeIsThatOfTheOldFile_data();
    void theModeIsThatOfTheOldFile();
    void aNewFileHasTheModeThatTheUserLets();
    void aGroupOfTheWritersIsKept_data();
    void aGroupOfTheWritersIsKept();
    void theAccessListIsKept();
    void tagsAreKept();
};

void TestFileModes::theModeIsThatOfTheOldFile_data()
{
    QTest::addColumn<int>("bits");
    QTest::addColumn<bool>("isLink");
    for (const int bits : {0644, 0600, 0640, 0666, 0755, 0604})
        for (const bool isLink : {false, true})
            QTest::addRow("%o%s", unsigned(bits), isLink ? ", by a link" : "") << bits << isLink;
}

/// Here the temporary file has the right owner and group at once, but not the mode.
void TestFileModes::theModeIsThatOfTheOldFile()
{
    QFETCH(int, bits);
    QFETCH(bool, isLink);
    QVERIFY(write("file", "old"));
    QVERIFY(setMode(path("file"), mode_t(bits)));
    QCOMPARE(symlink("file", QFile::encodeName(path("link")).constData()), 0);
    const auto before = statusOf(path("file"));
    const mode_t usual = umask(077); // the writer's umask does not matter
    const bool isWritten = write(isLink ? "link" : "file", "new").has_value();
    umask(usual);
    QVERIFY(isWritten);
    QCOMPARE(readAll(path("file")), QByteArray("new"));
    const auto after = statusOf(path("file"));
    QVERIFY(after.st_ino != before.st_ino); // a new file replaced the old one
    QCOMPARE(after.st_mode, before.st_mode);
    QCOMPARE(after.st_uid, before.st_uid);
    QCOMPARE(after.st_gid, before.st_gid);
    QVERIFY(QFileInfo(path("link")).isSymLink());
}

void TestFileModes::aNewFileHasTheModeThatTheUserLets()
{
    const mode_t usual = umask(027);
    const bool isWritten = write("new", "x").has_value();
    umask(usual);
    QVERIFY(isWritten);
    QCOMPARE(statusOf(path("new")).st_mode & 07777, mode_t(0640));
}

void TestFileModes::aGroupOfTheWritersIsKept_data()
{
    QTest::addColumn<int>("group");
    QTest::addColumn<int>("bits");
    for (const int bits : {06774, 02664}) { // chown on Linux clears only the first set-id bits
        QTest::addRow("the first one, %o", unsigned(bits)) << int(nobody) << bits;
        QTest::addRow("another one, %o", unsigned(bits)) << 4321 << bits;
    }
}

/// The owner cannot be kept, so the setuid bit is dropped; the group keeps its permissions.
void TestFileModes::aGroupOfTheWritersIsKept()
{
    if (geteuid() != 0)
        QSKIP("only root may change users");
    QFETCH(int, group);
    QFETCH(int, bits);
    QVERIFY(write("shared", "old"));
    QCOMPARE(chown(QFile::encodeName(path("shared")).constData(), 1234, gid_t(group)), 0);
    QVERIFY(setMode(path("shared"), mode_t(bits)));
    QVERIFY(setMode(m_folder->path(), 0777));
    std::vector<gid_t> groups(std::size_t(getgroups(0, nullptr)));
    QCOMPARE(getgroups(int(groups.size()), groups.data()), int(groups.size()));
    const gid_t theirs = 4321;
    QCOMPARE(setgroups(1, &theirs), 0);
    const bool isOther = setegid(nobody) == 0 && seteuid(nobody) == 0;
    const bool isWritten = write("shared", "new").has_value();
    QVERIFY(seteuid(0) == 0 && setegid(0) == 0);
    QCOMPARE(setgroups(groups.size(), groups.data()), 0);
    QVERIFY(isOther);
    QVERIFY(isWritten);
    QCOMPARE(statusOf(path("shared")).st_uid, nobody);
    QCOMPARE(statusOf(path("shared")).st_gid, gid_t(group));
    QCOMPARE(statusOf(path("shared")).st_mode & 07777, mode_t(bits & 0777));
}

/// The list lets user 1234 write, but the group only read: the mode alone would let the group
/// write.
void TestFileModes::theAccessListIsKept()
{
#ifdef __linux__
    struct Entry {
        std::uint16_t tag, rights;
        std::uint32_t id;
    };
    constexpr std::uint32_t nobodyElse = 0xFFFF'FFFF;
    struct {
        std::uint32_t version = 2;
        Entry entries[5] = {{0x01, 6, nobodyElse}, {0x02, 6, 1234}, {0x04, 4, nobodyElse},
            {0x10, 6, nobodyElse}, {0x20, 0, nobodyElse}};
    } list;
    QVERIFY(write("file", "old"));
    const QByteArray file = QFile::encodeName(path("file"));
    constexpr const char* name = "system.posix_acl_access";
    if (setxattr(file.constData(), name, &list, sizeof list, 0) != 0)
        QSKIP("this file system has no access control lists");
    QCOMPARE(statusOf(path("file")).st_mode & 0777, mode_t(0660));
    QVERIFY(write("file", "new"));
    QCOMPARE(statusOf(path("file")).st_mode & 0777, mode_t(0660));
    QByteArray now(int(sizeof list) + 1, '?');
    now.resize(getxattr(file.constData(), name, now.data(), std::size_t(now.size())));
    QCOMPARE(now, QByteArray(reinterpret_cast<const char*>(&list), int(sizeof list)));
#else
    QSKIP("only for Linux");
#endif
}

void TestFileModes::tagsAreKept()
{
#ifdef __linux__
    QVERIFY(write("file", "old"));
    const QByteArray file = QFile::encodeName(path("file"));
    for (const char* name : {"user.xdg.tags", "user.empty"})
        if (setxattr(file.constData(), name, "dance", name[5] == 'x' ? 5 : 0, 0) != 0)
            QSKIP("this file system has no extended attributes");
    QVERIFY(write("file", "new"));
    QByteArray tags(9, '?');
    tags.resize(getxattr(file.constData(), "user.xdg.tags", tags.data(), 9));
    QCOMPARE(tags, QByteArray("dance"));
    QCOMPARE(getxattr(file.constData(), "user.empty", nullptr, 0), ssize_t(0));
#else
    QSKIP("only for Linux");
#endif
}

QTEST_GUILESS_MAIN(TestFileModes)
#include "test_file_modes.moc"
