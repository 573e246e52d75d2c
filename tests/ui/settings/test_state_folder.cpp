// SPDX-License-Identifier: MIT
#include "ui/settings/state_folder.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using odori::stateFolder;

class TestStateFolder : public QObject {
    Q_OBJECT
private slots:
    void init();
    void isInTheFolderOfTheEnvironment();
    void isInTheHomeFolderWithoutIt_data();
    void isInTheHomeFolderWithoutIt();
    void onlyTheUserCanReadIt();
    void anExistingFolderIsKept();
    void foldersInItArePrivateToo();
    void isEmptyIfItCannotBeMade();

private:
    void setRoot(const QString& path) { qputenv("XDG_STATE_HOME", QFile::encodeName(path)); }
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_root; ///< a path with Japanese characters
};

namespace {

int modeOf(const QString& path)
{
    return int(QFile::permissions(path));
}

constexpr int ownerOnly = 0x7000 | 0x0700; ///< Qt has the rights of the owner and of the user

} // namespace

void TestStateFolder::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
    m_root = m_folder->filePath(QStringLiteral("設定 と 状態/深い"));
    setRoot(m_root);
}

void TestStateFolder::isInTheFolderOfTheEnvironment()
{
    QCOMPARE(stateFolder(), m_root + QStringLiteral("/odori"));
    QVERIFY(QFileInfo(stateFolder()).isDir());
    QCOMPARE(stateFolder(), m_root + QStringLiteral("/odori")); // the second time, too
}

void TestStateFolder::isInTheHomeFolderWithoutIt_data()
{
    QTest::addColumn<QString>("value");
    QTest::newRow("empty") << QString();
    QTest::newRow("relative") << QStringLiteral("state");
}

void TestStateFolder::isInTheHomeFolderWithoutIt()
{
    QFETCH(QString, value);
    setRoot(value);
    const QByteArray home = qgetenv("HOME");
    qputenv("HOME", QFile::encodeName(m_folder->path()));
    const QString found = stateFolder();
    qputenv("HOME", home);
    QCOMPARE(found, m_folder->filePath(QStringLiteral(".local/state/odori")));
    QVERIFY(QFileInfo(found).isDir());
}

void TestStateFolder::onlyTheUserCanReadIt()
{
    QCOMPARE(modeOf(stateFolder()), ownerOnly);
}

void TestStateFolder::anExistingFolderIsKept()
{
    const QString path = stateFolder();
    QFile kept(path + QStringLiteral("/kept"));
    QVERIFY(kept.open(QIODevice::WriteOnly));
    QCOMPARE(stateFolder(), path);
    QVERIFY(kept.exists());
}

void TestStateFolder::foldersInItArePrivateToo()
{
    const QString log = stateFolder(QStringLiteral("log"));
    QCOMPARE(log, m_root + QStringLiteral("/odori/log"));
    QCOMPARE(modeOf(log), ownerOnly);
}

void TestStateFolder::isEmptyIfItCannotBeMade()
{
    const QString path = m_folder->filePath(QStringLiteral("file"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    setRoot(path); // a file is no folder
    QCOMPARE(stateFolder(), QString());
    QCOMPARE(stateFolder(QStringLiteral("log")), QString());
    setRoot(m_root);
    QVERIFY(QDir().mkpath(m_root));
    QFile taken(m_root + QStringLiteral("/odori"));
    QVERIFY(taken.open(QIODevice::WriteOnly));
    QCOMPARE(stateFolder(), QString());
}

QTEST_GUILESS_MAIN(TestStateFolder)
#include "test_state_folder.moc"
