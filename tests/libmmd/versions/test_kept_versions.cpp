// SPDX-License-Identifier: MIT
#include "libmmd/base/file_io.h"
#include "libmmd/versions/kept_versions.h"

#include <QtCore/QByteArrayList>
#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtCore/QIODevice>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <thread>

using namespace mmd;

class TestKeptVersions : public QObject {
    Q_OBJECT
private slots:
    void init();
    void everySaveIsKept();
    void theContentBeforeTheFirstSaveIsKept();
    void aNewFileHasNoOriginal();
    void equalContentsAreKeptOnce();
    void anOldContentSavedAgainIsTheNewest();
    void theOldestAreRemovedButNotTheOriginal();
    void withoutALimitNothingIsKept();
    void whatAnotherProgramWroteIsKept();
    void aFailedSaveKeepsNoNewVersion();
    void aFolderThatCannotBeWrittenDoesNotStopTheSave();
    void aClockSetBackKeepsTheOrder();
    void everyPathOfAFileHasTheSameVersions();
    void aCutCopyIsKeptAgain();
    void otherFilesInTheFolderAreIgnored();
    void allVersionsAreListedAndRemoved();
    void filesWithVersionsAreListedNewestFirst();
    void aFolderWithoutItsPathIsNotListed();
    void threadsKeepVersionsAtOnce();

private:
    [[nodiscard]] std::filesystem::path path(const QString& name) const
    {
        return pathFromUtf8(m_folder->filePath(name).toStdString());
    }
    [[nodiscard]] VersionKeeping keeping(int most = 3)
    {
        return {.folder = path(QStringLiteral("versions")), .most = most, .now = [this] {
                    return m_now += 1000;
                }};
    }
    void write(const QByteArray& content, const QString& name = QStringLiteral("踊り.vmd"))
    {
        QFile file(m_folder->filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
    }
    /// Saves as the editor does.
    SavedAndKept save(const QByteArray& content, int most = 3)
    {
        return saveAndKeep(keeping(most), m_file, [&] {
            return writeFile(
                m_file, std::as_bytes(std::span(content.constData(), std::size_t(content.size()))));
        });
    }
    /// The contents of the versions, newest first; an original has an asterisk.
    [[nodiscard]] QByteArrayList contents() const
    {
        QByteArrayList found;
        for (const KeptVersion& each : versionsOf(path(QStringLiteral("versions")), m_file)) {
            QFile file(QString::fromStdString(utf8FromPath(each.path)));
            found.append(file.open(QIODevice::ReadOnly) ? file.readAll() : "unreadable");
            if (std::size_t(found.last().size()) != each.size)
                found.last() += " of another size";
            if (each.isOriginal)
                found.last() += '*';
        }
        return found;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::filesystem::path m_file;
    std::int64_t m_now = 0;
};

void TestKeptVersions::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_file = path(QStringLiteral("踊り.vmd"));
    m_now = 1'800'000'000'000;
}

void TestKeptVersions::everySaveIsKept()
{
    for (const char* content : {"one", "two", "three"}) {
        const SavedAndKept result = save(content);
        QVERIFY(result.saved);
        QVERIFY(result.kept);
    }
    QCOMPARE(contents(), (QByteArrayList{"three", "two", "one"}));
    const auto versions = versionsOf(path(QStringLiteral("versions")), m_file);
    QVERIFY(versions[0].savedAt > versions[1].savedAt);
    QCOMPARE(versions[0].savedAt, m_now);
}

void TestKeptVersions::theContentBeforeTheFirstSaveIsKept()
{
    write("downloaded");
    QVERIFY(QFile(m_folder->filePath(QStringLiteral("踊り.vmd"))).exists());
    QVERIFY(save("edited").kept);
    QCOMPARE(contents(), (QByteArrayList{"edited", "downloaded*"}));
    // Its time is the time of the file.
    const auto original = versionsOf(path(QStringLiteral("versions")), m_file).back();
    QVERIFY(std::abs(original.savedAt - timeNow()) < 3'600'000);
}

void TestKeptVersions::aNewFileHasNoOriginal()
{
    QVERIFY(save("new").kept);
    QVERIFY(save("edited").kept);
    QCOMPARE(contents(), (QByteArrayList{"edited", "new"}));
}

void TestKeptVersions::equalContentsAreKeptOnce()
{
    write("downloaded");
    QVERIFY(save("downloaded").kept);
    QVERIFY(save("edited").kept);
    QVERIFY(save("edited").kept);
    QCOMPARE(contents(), (QByteArrayList{"edited", "downloaded*"}));
}

void TestKeptVersions::anOldContentSavedAgainIsTheNewest()
{
    for (const char* content : {"one", "two", "three", "one"})
        QVERIFY(save(content).kept);
    QCOMPARE(contents(), (QByteArrayList{"one", "three", "two"}));
    QCOMPARE(versionsOf(path(QStringLiteral("versions")), m_file).front().savedAt, m_now);
    QVERIFY(save("four").kept);
    QCOMPARE(contents(), (QByteArrayList{"four", "one", "three"}));
}

void TestKeptVersions::theOldestAreRemovedButNotTheOriginal()
{
    write("downloaded");
    for (const char* content : {"one", "two", "three", "four", "five"})
        QVERIFY(save(content).kept);
    QCOMPARE(contents(), (QByteArrayList{"five", "four", "three", "downloaded*"}));
    QVERIFY(save("six", 1).kept);
    QCOMPARE(contents(), (QByteArrayList{"six", "downloaded*"}));
}

void TestKeptVersions::withoutALimitNothingIsKept()
{
    write("downloaded");
    QVERIFY(save("one", 0).saved);
    QCOMPARE(contents(), QByteArrayList());
    QVERIFY(!QDir(m_folder->filePath(QStringLiteral("versions"))).exists());
    QVERIFY(save("two").kept);
    QVERIFY(save("three", 0).kept); // removes what was kept before
    QCOMPARE(contents(), QByteArrayList());
    QCOMPARE(allVersions(path(QStringLiteral("versions"))).size(), std::size_t(0));
    QVERIFY(QDir(m_folder->filePath(QStringLiteral("versions"))).isEmpty());
}

void TestKeptVersions::whatAnotherProgramWroteIsKept()
{
    QVERIFY(save("one").kept);
    write("of another program");
    QVERIFY(save("two").kept);
    QCOMPARE(contents(), (QByteArrayList{"two", "of another program", "one"}));
}

void TestKeptVersions::aFailedSaveKeepsNoNewVersion()
{
    QVERIFY(save("one").kept);
    const auto result = saveAndKeep(keeping(), m_file, [] {
        return Result<void>(tl::unexpected(
            Error{.code = ErrorCode::NotWritable, .offset = 0, .field = {}, .value = 0}));
    });
    QVERIFY(!result.saved);
    QVERIFY(result.saved.error().code == ErrorCode::NotWritable);
    QVERIFY(result.kept);
    QCOMPARE(contents(), QByteArrayList{"one"});
}

void TestKeptVersions::aFolderThatCannotBeWrittenDoesNotStopTheSave()
{
    write("downloaded");
    write("a file", QStringLiteral("versions")); // where the folder would be
    const SavedAndKept result = save("edited");
    QVERIFY(result.saved);
    QVERIFY(!result.kept);
    QFile file(m_folder->filePath(QStringLiteral("踊り.vmd")));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), "edited");
}

void TestKeptVersions::aClockSetBackKeepsTheOrder()
{
    QVERIFY(save("one").kept);
    m_now -= 86'400'000;
    QVERIFY(save("two").kept);
    m_now -= 86'400'000;
    QVERIFY(save("one").kept);
    QCOMPARE(contents(), (QByteArrayList{"one", "two"}));
}

void TestKeptVersions::everyPathOfAFileHasTheSameVersions()
{
    QVERIFY(save("one").kept);
    const auto folder = path(QStringLiteral("versions"));
    QVERIFY(QFile::link(m_folder->path(), m_folder->filePath(QStringLiteral("link"))));
    QCOMPARE(versionsOf(folder, path(QStringLiteral("link/踊り.vmd"))).size(), std::size_t(1));
    QCOMPARE(versionsOf(folder, path(QStringLiteral("./link/./踊り.vmd"))).size(), std::size_t(1));
    QCOMPARE(versionsOf(folder, path(QStringLiteral("other.vmd"))).size(), std::size_t(0));
    QFile note(QString::fromStdString(utf8FromPath(versionFolderOf(folder, m_file) / "path.txt")));
    QVERIFY(note.open(QIODevice::ReadOnly));
    QCOMPARE(QString::fromUtf8(note.readAll()),
        QFileInfo(m_folder->filePath(QStringLiteral("踊り.vmd"))).canonicalFilePath() + u'\n');
}

void TestKeptVersions::aCutCopyIsKeptAgain()
{
    QVERIFY(save("one").kept);
    const auto first = versionsOf(path(QStringLiteral("versions")), m_file).front();
    QVERIFY(QFile::resize(QString::fromStdString(utf8FromPath(first.path)), 1));
    QVERIFY(save("one").kept);
    QCOMPARE(contents(), (QByteArrayList{"one", "o"}));
}

void TestKeptVersions::otherFilesInTheFolderAreIgnored()
{
    QVERIFY(save("one").kept);
    const auto folder = versionFolderOf(path(QStringLiteral("versions")), m_file);
    const QDir there(QString::fromStdString(utf8FromPath(folder)));
    QVERIFY(QFile(there.filePath(QStringLiteral("notes.vmd"))).open(QIODevice::WriteOnly));
    QVERIFY(there.mkdir(QStringLiteral("20261123T074910.123Z-00000000000000ab.vmd")));
    QCOMPARE(contents(), QByteArrayList{"one"});
}

void TestKeptVersions::allVersionsAreListedAndRemoved()
{
    const auto folder = path(QStringLiteral("versions"));
    QCOMPARE(allVersions(folder).size(), std::size_t(0));
    QVERIFY(save("one").kept);
    m_file = path(QStringLiteral("other.odori"));
    QVERIFY(save("two").kept);
    const std::vector<KeptVersion> all = allVersions(folder);
    QCOMPARE(all.size(), std::size_t(2));
    QVERIFY(all[0].savedAt < all[1].savedAt);
    QCOMPARE(all[1].size, std::uint64_t(3));
    for (const KeptVersion& each : all)
        removeVersion(each);
    QVERIFY(QDir(m_folder->filePath(QStringLiteral("versions"))).isEmpty());
    removeVersion(all[0]); // gone: no harm
}

/// The worker and another editor may keep versions at the same time.
void TestKeptVersions::filesWithVersionsAreListedNewestFirst()
{
    const auto folder = path(QStringLiteral("versions"));
    QVERIFY(filesWithVersions(folder).empty());
    const auto first = m_file, second = path(QStringLiteral("別.vmd"));
    QVERIFY(save("1").saved);
    m_file = second;
    QVERIFY(save("2").saved);
    std::vector<VersionedFile> files = filesWithVersions(folder);
    QCOMPARE(files.size(), std::size_t(2));
    QVERIFY(files[0].file == second);
    QCOMPARE(files[0].savedAt, versionsOf(folder, second).front().savedAt);
    QVERIFY(files[1].file == first);
    std::filesystem::remove(first);
    m_file = first;
    QCOMPARE(filesWithVersions(folder).size(), std::size_t(2)); // also a deleted file
    QVERIFY(save("3").saved);
    QVERIFY(filesWithVersions(folder)[0].file == first);
    for (const KeptVersion& each : versionsOf(folder, second))
        removeVersion(each);
    QCOMPARE(filesWithVersions(folder).size(), std::size_t(1));
}

void TestKeptVersions::aFolderWithoutItsPathIsNotListed()
{
    const auto folder = path(QStringLiteral("versions"));
    QVERIFY(save("1").saved);
    const auto note = versionFolderOf(folder, m_file) / "path.txt";
    for (const std::string& text : {std::string(), std::string("/elsewhere/x.vmd\n"),
             std::string(100 * 1024, 'x'), std::string("a\0b", 3)}) {
        QVERIFY(writeFile(note, std::as_bytes(std::span(text))));
        QVERIFY(filesWithVersions(folder).empty());
    }
    QVERIFY(std::filesystem::remove(note));
    QVERIFY(filesWithVersions(folder).empty());
    QCOMPARE(allVersions(folder).size(), std::size_t(1));
}

void TestKeptVersions::threadsKeepVersionsAtOnce()
{
    const auto folder = path(QStringLiteral("versions"));
    const auto work = [&](int number) {
        const auto file = path(QStringLiteral("%1.vmd").arg(number));
        for (int round = 0; round < 10; ++round) {
            const std::string content = std::to_string(number * 100 + round);
            (void)saveAndKeep({folder, 3, {}}, file,
                [&] { return writeFile(file, std::as_bytes(std::span(content))); });
            (void)allVersions(folder);
        }
    };
    std::thread first(work, 1), second(work, 2);
    first.join();
    second.join();
    QCOMPARE(allVersions(folder).size(), std::size_t(6));
}

QTEST_APPLESS_MAIN(TestKeptVersions)
#include "test_kept_versions.moc"
