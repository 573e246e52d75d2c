// SPDX-License-Identifier: MIT
#include "app/bundled/sample.h"
#include "app/keymap/key_map_file.h"
#include "libmmd/base/file_io.h"
#include "libmmd/journal/recovery.h"
#include "libmmd/project/project.h"
#include "ui/document/physics.h"
#include "ui/settings/settings.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QDir>
#include <QtCore/QSettings>
#include <QtTest/QTest>

using namespace odori;

/// What the version before wrote opens, with everything in it: tests/data/versions. Project and
/// journal are of a session on the sample that was killed: a registered pose, saved as a project,
/// and another registered pose.
class TestPreviousVersion : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void settingsAreKept();
    void keysAreKept();
    void aProjectOpens();
    void aJournalIsRestored();

private:
    [[nodiscard]] static QString path(const char* name)
    {
        return QStringLiteral(ODORI_VERSIONS "/0.1.0/") + QLatin1String(name);
    }
    [[nodiscard]] static std::vector<std::byte> bytesOf(const char* name)
    {
        return mmd::readFile(mmd::pathFromUtf8(path(name).toStdString()))
            .value_or(std::vector<std::byte>());
    }
    /// The sample's model, wherever the file says that it is.
    [[nodiscard]] static mmd::Result<mmd::Model> sampleModel(const std::filesystem::path&)
    {
        return mmd::loadModel(mmd::pathFromUtf8(samplePaths().front().toStdString()));
    }
};

void TestPreviousVersion::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("OdoriTest"));
    QCoreApplication::setApplicationName(QStringLiteral("test_previous_version"));
    QSettings().clear();
    QVERIFY(!samplePaths().isEmpty());
}

void TestPreviousVersion::settingsAreKept()
{
    const QSettings old(path("odori.conf"), QSettings::IniFormat);
    QVERIFY(old.allKeys().size() > 5);
    QSettings now;
    for (const QString& key : old.allKeys())
        now.setValue(key, old.value(key));
    const Settings settings;
    QCOMPARE(settings.language(), LanguageChoice::English);
    QCOMPARE(settings.theme(), ThemeChoice::Light);
    QCOMPARE(settings.fontPercent(), 120);
    QCOMPARE(settings.undoLimit(), 512);
    QCOMPARE(settings.versionsKept(), 5);
    QCOMPARE(settings.physicsMode(), PhysicsMode::Always);
    QCOMPARE(settings.secondModel(), ModelChoice::Add);
    QVERIFY(settings.showsContacts());
    QVERIFY(!settings.hasLessMotion()); // new: its default
}

void TestPreviousVersion::keysAreKept()
{
    const auto map = readKeyMap(path("keymap.json"));
    QVERIFY(map);
    QVERIFY(map->preset() == KeyPreset::Blender);
    QCOMPARE(map->keys(commandOf(QLatin1String("edit.cut"))),
        QList<QKeySequence>{QKeySequence(QStringLiteral("F10"))});
}

void TestPreviousVersion::aProjectOpens()
{
    const auto opened = mmd::openProject(bytesOf("project.odori"), "/tmp", sampleModel);
    QVERIFY(opened);
    QCOMPARE(opened->scene.actors.size(), std::size_t(1));
    const mmd::Actor& actor = opened->scene.actors.front();
    QVERIFY(actor.model);
    QCOMPARE(actor.motion.keyCount(), std::size_t(571));
    QVERIFY(actor.drafts.empty());
}

void TestPreviousVersion::aJournalIsRestored()
{
    const auto recovered = mmd::recoverBytes(bytesOf("session.journal"), sampleModel);
    QVERIFY(recovered);
    QVERIFY(recovered->damage == mmd::JournalDamage());
    QVERIFY(recovered->missingModels.empty());
    const mmd::SessionState& state = recovered->state;
    QCOMPARE(state.scene.actors.front().motion.keyCount(), std::size_t(622));
    QCOMPARE(state.frame, 8.0);
    QCOMPARE(state.steps.size(), std::size_t(2)); // both can be undone
    QVERIFY(state.projectPath.ends_with("project.odori"));
}

QTEST_GUILESS_MAIN(TestPreviousVersion)
#include "test_previous_version.moc"
