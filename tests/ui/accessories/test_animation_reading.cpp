// SPDX-License-Identifier: MIT
#include "ui/accessories/animation_reading.h"

#include <QtCore/QFile>
#include <QtCore/QProcess>
#include <QtCore/QTemporaryDir>
#include <QtTest/QtTest>

/// Animations of FBX, read by odori-reader.
class TestAnimationReading : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void anFbxIsRead();
    void aMissingFileIsSaid();
    void changedFilesGiveAnAnimationOrASentence();

private:
    [[nodiscard]] mmd::Result<mmd::SkeletonAnimation> read(const QByteArray& content) const
    {
        const QString path = m_folder.filePath(QStringLiteral("changed.fbx"));
        QFile file(path);
        if (file.open(QFile::WriteOnly))
            file.write(content);
        file.close();
        return odori::readAnimationFile(path.toStdString());
    }

    QTemporaryDir m_folder;
    QByteArray m_fbx;
};

void TestAnimationReading::initTestCase()
{
    const QString path = m_folder.filePath(QStringLiteral("walk.fbx"));
    const int code =
        QProcess::execute(QCoreApplication::applicationDirPath() + QStringLiteral("/cli/odori-cli"),
            {QStringLiteral("convert"), QStringLiteral(ODORI_SAMPLE "/mannequin.pmx"),
                QStringLiteral(ODORI_SAMPLE "/walk.vmd"), QStringLiteral("--no-mesh"),
                QStringLiteral("--range"), QStringLiteral("0:4"), QStringLiteral("-o"), path});
    QCOMPARE(code, 0);
    QFile file(path);
    QVERIFY(file.open(QFile::ReadOnly));
    m_fbx = file.readAll();
    QVERIFY(m_fbx.size() > 1000);
}

void TestAnimationReading::anFbxIsRead()
{
    const auto animation = read(m_fbx);
    QVERIFY(animation.has_value());
    QCOMPARE(animation->frameCount, std::size_t(5));
    QVERIFY(animation->joints.size() >= 107);
    QCOMPARE(animation->metres, 0.01);
    for (const auto& joint : animation->joints)
        QVERIFY(joint.name.find("$AssimpFbx$") == joint.name.npos);
}

void TestAnimationReading::aMissingFileIsSaid()
{
    const auto animation = odori::readAnimationFile("none.fbx");
    QVERIFY(!animation.has_value());
    QCOMPARE(animation.error().code, mmd::ErrorCode::FileNotFound);
}

/// The reader may crash; this process only gets a sentence.
void TestAnimationReading::changedFilesGiveAnAnimationOrASentence()
{
    std::uint32_t state = 1;
    const auto next = [&] { return (state = state * 1664525u + 1013904223u) >> 8; };
    const int rounds = std::max(qEnvironmentVariableIntValue("ODORI_ACCESSORY_ROUNDS"), 30);
    for (int round = 0; round < rounds; ++round) {
        QByteArray changed = m_fbx;
        for (int change = 0; change < 6; ++change)
            changed[qsizetype(next() % std::uint32_t(changed.size()))] = char(next());
        if (round % 3 == 0)
            changed.truncate(qsizetype(next() % std::uint32_t(changed.size())));
        const auto animation = read(changed);
        if (!animation)
            QVERIFY(!animation.error().field.empty() ||
                    animation.error().code != mmd::ErrorCode::BadText);
        else
            QCOMPARE(animation->places.size(), animation->frameCount * animation->joints.size());
    }
}

QTEST_GUILESS_MAIN(TestAnimationReading)
#include "test_animation_reading.moc"
