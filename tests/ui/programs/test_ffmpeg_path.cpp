// SPDX-License-Identifier: MIT
#include "ui/programs/ffmpeg_path.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <memory>

using namespace odori;

/// Where the program ffmpeg is searched.
class TestFfmpegPath : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void theVariableIsUsedFirst();
    void withoutItThePathIsSearched();
    void whatCannotBeStartedIsMissing();

private:
    QString makeProgram(const char* name, bool isExecutable) const
    {
        QFile file(m_folder->filePath(QString::fromLatin1(name)));
        (void)file.open(QIODevice::WriteOnly);
        file.setPermissions(isExecutable ? QFile::ReadOwner | QFile::ExeOwner : QFile::ReadOwner);
        return file.fileName();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QByteArray m_path;
};

void TestFfmpegPath::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_path = qgetenv("PATH");
    qputenv("PATH", QFile::encodeName(m_folder->path()));
    qunsetenv("ODORI_FFMPEG");
}

void TestFfmpegPath::cleanup()
{
    qputenv("PATH", m_path);
    qunsetenv("ODORI_FFMPEG");
}

void TestFfmpegPath::theVariableIsUsedFirst()
{
    const QString own = makeProgram("my ffmpeg", true);
    makeProgram("ffmpeg", true);
    qputenv("ODORI_FFMPEG", QFile::encodeName(own));
    QCOMPARE(ffmpegPath(), mmd::Result<QString>(own));
}

void TestFfmpegPath::withoutItThePathIsSearched()
{
    const QString found = makeProgram("ffmpeg", true);
    QCOMPARE(ffmpegPath(), mmd::Result<QString>(found));
    qputenv("ODORI_FFMPEG", "");
    QCOMPARE(ffmpegPath(), mmd::Result<QString>(found));
}

void TestFfmpegPath::whatCannotBeStartedIsMissing()
{
    const auto none = ffmpegPath();
    QVERIFY(!none.has_value());
    QCOMPARE(none.error().code, mmd::ErrorCode::ProgramMissing);
    QCOMPARE(none.error().field, std::string("ffmpeg"));
    const QStringList wrong{makeProgram("text", false), m_folder->path(),
        m_folder->filePath(QStringLiteral("nothing"))};
    makeProgram("ffmpeg", true); // the variable is a decision: nothing else is searched
    for (const QString& path : wrong) {
        qputenv("ODORI_FFMPEG", QFile::encodeName(path));
        const auto found = ffmpegPath();
        QVERIFY2(!found.has_value(), qPrintable(path));
        QCOMPARE(found.error().code, mmd::ErrorCode::ProgramMissing);
        QCOMPARE(found.error().field, path.toStdString());
    }
}

QTEST_APPLESS_MAIN(TestFfmpegPath)
#include "test_ffmpeg_path.moc"
