// SPDX-License-Identifier: MIT
#include "tests/libmmd/animation/several_takes.h"
#include "ui/accessories/animation_reading.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QFile>
#include <QtCore/QProcess>
#include <QtCore/QStringList>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using namespace odori;

/// Animations of FBX, read by odori-reader.
class TestAnimationReading : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void anFbxIsRead();
    void oneOfSeveralTakesIsRead();
    void aMissingFileIsSaid();
    void changedFilesGiveAnAnimationOrASentence();

private:
    [[nodiscard]] mmd::Result<mmd::SkeletonAnimation> read(
        const QByteArray& content, const mmd::AnimationWish& wish = {}) const
    {
        const QString path = m_folder.filePath(QStringLiteral("changed.fbx"));
        QFile file(path);
        if (file.open(QFile::WriteOnly))
            file.write(content);
        file.close();
        return odori::readAnimationFile(path.toStdString(), wish);
    }

    QTemporaryDir m_folder;
    QByteArray m_fbx, m_text; ///< binary and ASCII
};

void TestAnimationReading::initTestCase()
{
    const QString path = m_folder.filePath(QStringLiteral("walk.fbx"));
    const auto exported = [&](const QStringList& options) {
        const QStringList arguments{QStringLiteral("convert"),
            QStringLiteral(ODORI_SAMPLE "/mannequin.pmx"), QStringLiteral(ODORI_SAMPLE "/walk.vmd"),
            QStringLiteral("--no-mesh"), QStringLiteral("--range"), QStringLiteral("0:4"),
            QStringLiteral("-o"), path};
        const int code = QProcess::execute(
            QCoreApplication::applicationDirPath() + QStringLiteral("/cli/odori-cli"),
            arguments + options);
        QFile file(path);
        return code == 0 && file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
    };
    m_fbx = exported({});
    m_text = exported({QStringLiteral("--ascii")});
    QVERIFY(m_fbx.size() > 1000 && m_text.startsWith(';'));
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

void TestAnimationReading::oneOfSeveralTakesIsRead()
{
    const QByteArray both = test::fbxWithTurn(m_text);
    const auto walk = read(both);
    QVERIFY2(walk.has_value(), walk ? "" : walk.error().field.c_str());
    QCOMPARE(walk->takes.size(), std::size_t(2));
    const auto turn = read(both, {.take = "turn"});
    QVERIFY(turn.has_value());
    QCOMPARE(turn->takes, walk->takes);
    QVERIFY(turn->take != walk->take && turn->takes[turn->take] == "turn");
    QCOMPARE(walk->frameCount, std::size_t(5));
    QCOMPARE(turn->frameCount, std::size_t(3));
    const auto again = read(both, {.take = std::to_string(turn->take + 1)});
    QVERIFY(again.has_value() && *again == *turn);
    // Only what hangs on the arm turns, by 90 degrees.
    const auto arm = std::find_if(turn->joints.begin(), turn->joints.end(),
        [](const auto& joint) { return joint.name == "左腕"; });
    QVERIFY(arm != turn->joints.end());
    const auto index = std::size_t(arm - turn->joints.begin());
    const auto from = turn->frame(0)[index].rotation, to = turn->frame(2)[index].rotation;
    QVERIFY(std::abs(std::abs(glm::dot(from, to)) - std::sqrt(0.5f)) < 1e-3f);
    QVERIFY(turn->frame(0)[0] == turn->frame(2)[0]);
    const auto none = read(both, {.take = "jump"});
    QVERIFY(!none.has_value());
    QCOMPARE(none.error().code, mmd::ErrorCode::NothingMatches);
    QVERIFY(none.error().field.find("turn") != std::string::npos);
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
