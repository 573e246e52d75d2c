// SPDX-License-Identifier: MIT
#include "tests/support/busy_workers.h"
#include "tests/ui/poses/pose_files.h"
#include "ui/poses/pose_files.h"
#include "ui/poses/pose_folder.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QIODevice>
#include <QtCore/QStringList>
#include <QtTest/QTest>

using namespace odori;
using namespace odori::test;

/// The folder of the pose library.
class TestPoseFolder : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        useOwnSettings("test_pose_folder");
        m_files = std::make_unique<PoseFiles>();
    }
    void cleanup() { m_files.reset(); }

    void itListsVpdFilesByName();
    void itFollowsTheFolder();
    void aFileThatWasOverwrittenIsAnotherOne();
    void aFolderThatDoesNotExistIsReported();
    void aLateListOfTheFolderBeforeIsNotShown();
    void theLastFoldersAreRemembered();
    void aPoseIsRead();
    void aBrokenPoseIsAnError();
    void renamingKeepsEndingAndFolder();
    void renamingNeverReplacesAFile();
    void namesThatAreNoFileNamesAreRefused_data();
    void namesThatAreNoFileNamesAreRefused();

private:
    [[nodiscard]] static QStringList namesIn(const PoseFolder& folder)
    {
        QStringList names;
        for (const PoseFile& file : folder.files())
            names.append(file.name);
        return names;
    }
    std::unique_ptr<PoseFiles> m_files;
};

void TestPoseFolder::itListsVpdFilesByName()
{
    for (const QString& name : {u"pose10"_qs, u"pose9"_qs, u"手を振る"_qs, u"Alpha"_qs, u"beta"_qs})
        m_files->write(name, {});
    QFile other(m_files->folder() + QStringLiteral("/motion.vmd"));
    QVERIFY(other.open(QIODevice::WriteOnly));
    QFile capitals(m_files->folder() + QStringLiteral("/capitals.VPD"));
    QVERIFY(capitals.open(QIODevice::WriteOnly));
    QVERIFY(QDir(m_files->folder()).mkdir(QStringLiteral("folder.vpd")));
    PoseFolder folder;
    QVERIFY(folder.path().isEmpty() && !folder.isListing());
    folder.setPath(m_files->folder());
    QVERIFY(folder.isListing());
    QTRY_COMPARE(namesIn(folder).size(), 6);
    QCOMPARE(namesIn(folder), (QStringList{u"Alpha"_qs, u"beta"_qs, u"capitals"_qs, u"pose9"_qs,
                                  u"pose10"_qs, u"手を振る"_qs}));
    QVERIFY(folder.problem().isEmpty() && !folder.isListing());
}

void TestPoseFolder::itFollowsTheFolder()
{
    m_files->write(u"one"_qs, {});
    PoseFolder folder;
    folder.setPath(m_files->folder());
    QTRY_COMPARE(namesIn(folder), QStringList{u"one"_qs});
    m_files->write(u"two"_qs, {});
    QTRY_COMPARE(namesIn(folder), (QStringList{u"one"_qs, u"two"_qs}));
    QVERIFY(QFile::remove(m_files->path(u"one"_qs)));
    QTRY_COMPARE(namesIn(folder), QStringList{u"two"_qs});
}

/// The watcher of a folder does not see it; the panel refreshes when the window becomes active.
void TestPoseFolder::aFileThatWasOverwrittenIsAnotherOne()
{
    m_files->writeBytes(u"one"_qs, "short");
    PoseFolder folder;
    folder.setPath(m_files->folder());
    QTRY_COMPARE(folder.files().size(), 1);
    const PoseFile before = folder.files().front();
    m_files->writeBytes(u"one"_qs, "longer than before");
    folder.refresh();
    QTRY_VERIFY(!(folder.files().front() == before));
}

void TestPoseFolder::aFolderThatDoesNotExistIsReported()
{
    PoseFolder folder;
    folder.setPath(m_files->folder() + QStringLiteral("/nothing"));
    QTRY_VERIFY(folder.problem().contains(QStringLiteral("does not exist")));
    QVERIFY(folder.files().isEmpty());
    QVERIFY(QDir(m_files->folder()).mkdir(QStringLiteral("nothing")));
    folder.refresh();
    QTRY_VERIFY(folder.problem().isEmpty());
}

void TestPoseFolder::aLateListOfTheFolderBeforeIsNotShown()
{
    const PoseFiles second;
    m_files->write(u"before"_qs, {});
    second.write(u"now"_qs, {});
    BusyWorkers busy;
    PoseFolder folder;
    folder.setPath(m_files->folder());
    folder.setPath(second.folder());
    QStringList seen;
    connect(&folder, &PoseFolder::changed, this, [&] { seen += namesIn(folder); });
    busy.release();
    QTRY_COMPARE(namesIn(folder), QStringList{u"now"_qs});
    QCOMPARE(seen, QStringList{u"now"_qs});
}

void TestPoseFolder::theLastFoldersAreRemembered()
{
    const PoseFiles second;
    {
        PoseFolder folder;
        folder.setPath(m_files->folder());
        folder.setPath(second.folder() + u'/');
        folder.setPath(m_files->folder());
        folder.setPath(second.folder());
    }
    QCOMPARE(PoseFolder::recent(), (QStringList{second.folder(), m_files->folder()}));
    second.write(u"here"_qs, {});
    PoseFolder again;
    QCOMPARE(again.path(), second.folder());
    QVERIFY(again.files().isEmpty());
    again.refresh();
    QTRY_COMPARE(namesIn(again), QStringList{u"here"_qs});
}

void TestPoseFolder::aPoseIsRead()
{
    mmd::VpdFile pose;
    pose.bones.push_back({"A", {{1, 2, 3}, glm::quat(1, 0, 0, 0)}});
    m_files->write(u"名前"_qs, pose);
    const auto read = readPose(m_files->path(u"名前"_qs));
    QVERIFY(read);
    QCOMPARE(mmd::findBoneTrack(read->pose, "A")->values()[0].translation, glm::vec3(1, 2, 3));
}

void TestPoseFolder::aBrokenPoseIsAnError()
{
    m_files->writeBytes(u"broken"_qs, "not a pose");
    QVERIFY(!readPose(m_files->path(u"broken"_qs)));
    QVERIFY(!readPose(m_files->path(u"missing"_qs)));
}

void TestPoseFolder::renamingKeepsEndingAndFolder()
{
    m_files->write(u"one"_qs, {});
    const auto renamed = renamedPose(m_files->path(u"one"_qs), u"立ち v1.2"_qs);
    QVERIFY(renamed);
    QCOMPARE(*renamed, m_files->path(u"立ち v1.2"_qs));
    QCOMPARE(m_files->names(), QStringList{u"立ち v1.2.vpd"_qs});
}

void TestPoseFolder::renamingNeverReplacesAFile()
{
    m_files->write(u"one"_qs, {});
    m_files->writeBytes(u"two"_qs, "keep");
    const auto renamed = renamedPose(m_files->path(u"one"_qs), u"two"_qs);
    QVERIFY(!renamed && renamed.error().contains(QStringLiteral("already")));
    QCOMPARE(m_files->names(), (QStringList{u"one.vpd"_qs, u"two.vpd"_qs}));
    QVERIFY(!renamedPose(m_files->path(u"gone"_qs), u"three"_qs));
}

void TestPoseFolder::namesThatAreNoFileNamesAreRefused_data()
{
    QTest::addColumn<QString>("name");
    for (const QString& name : {u""_qs, u"../up"_qs, u"a/b"_qs, u"a\\b"_qs, u".hidden"_qs,
             u"a\nb"_qs, u"a:b"_qs, u"a?"_qs})
        QTest::newRow(qPrintable(name)) << name;
}

void TestPoseFolder::namesThatAreNoFileNamesAreRefused()
{
    QFETCH(QString, name);
    m_files->write(u"one"_qs, {});
    QVERIFY(!renamedPose(m_files->path(u"one"_qs), name));
    QCOMPARE(m_files->names(), QStringList{u"one.vpd"_qs});
}

QTEST_MAIN(TestPoseFolder)
#include "test_pose_folder.moc"
