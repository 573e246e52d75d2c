// SPDX-License-Identifier: MIT
#include "libmmd/base/file_io.h"
#include "libmmd/format/vmd/vmd.h"
#include "libmmd/versions/version_content.h"
#include "tests/libmmd/scene/edits/checked_edit.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QIODevice>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using namespace odori::test;

class TestVersionContent : public QObject {
    Q_OBJECT
private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void theKeysOfAMotionAreCounted();
    void aMotionComesBack();
    void theKeysOfAProjectAreCounted();
    void aProjectComesBackWithItsReferences();
    void anyDamageIsFound();
    void aRemovedVersionIsUnreadable();

private:
    [[nodiscard]] std::filesystem::path path(const char* name) const
    {
        return mmd::pathFromUtf8(m_folder->filePath(QString::fromUtf8(name)).toStdString());
    }
    mmd::KeptVersion keptMotion(const mmd::Motion& motion)
    {
        const auto result = mmd::saveAndKeep({path("versions"), 3, {}}, path("a.vmd"),
            [&] { return mmd::writeFile(path("a.vmd"), mmd::vmdFromMotion(motion)); });
        return result.kept ? mmd::versionsOf(path("versions"), path("a.vmd")).front()
                           : mmd::KeptVersion{};
    }
    mmd::KeptVersion keptProject(const mmd::Scene& scene)
    {
        const auto result = mmd::saveAndKeep({path("versions"), 3, {}}, path("作品.odori"), [&] {
            return mmd::saveProject(scene, {}, path("作品.odori")).map([](const mmd::ContentMark&) {
            });
        });
        return result.kept ? mmd::versionsOf(path("versions"), path("作品.odori")).front()
                           : mmd::KeptVersion{};
    }
    static mmd::Motion motion() { return sceneOfEveryKind({0, 10, 20}).actors.front().motion; }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestVersionContent::theKeysOfAMotionAreCounted()
{
    const mmd::Motion saved = motion();
    const auto summary = mmd::summaryOf(keptMotion(saved), path("a.vmd"));
    QVERIFY(summary);
    QCOMPARE(summary->keys(), saved.keyCount());
    QVERIFY(summary->bones > 0 && summary->morphs > 0);
    QCOMPARE(summary->models, std::size_t(0));
}

void TestVersionContent::aMotionComesBack()
{
    const mmd::Motion saved = motion();
    const auto opened = mmd::motionOf(keptMotion(saved));
    QVERIFY(opened);
    QCOMPARE(mmd::vmdFromMotion(*opened), mmd::vmdFromMotion(saved));
}

void TestVersionContent::theKeysOfAProjectAreCounted()
{
    mmd::Scene scene = sceneOfEveryKind({0, 10, 20});
    const mmd::CameraKeyframe key{.frame = 8, .fileIndex = 0, .value = {}};
    mmd::replaceTrack(scene.camera, mmd::Track<mmd::CameraKeyframe>({}, std::span(&key, 1)));
    const auto summary = mmd::summaryOf(keptProject(scene), path("作品.odori"));
    QVERIFY(summary);
    QCOMPARE(summary->models, scene.actors.size());
    QCOMPARE(summary->keys(), scene.actors.front().motion.keyCount() + scene.camera.keyCount());
    QVERIFY(summary->camera > 0);
}

/// References are relative to the project's folder, not to that of its versions.
void TestVersionContent::aProjectComesBackWithItsReferences()
{
    mmd::Scene scene = sceneOfEveryKind({0, 10, 20});
    mmd::Actor& actor = scene.actors.front();
    QVERIFY(mmd::writeFile(path("a.vmd"), mmd::vmdFromMotion(actor.motion)));
    actor.motionPath = mmd::utf8FromPath(path("a.vmd"));
    const auto opened = mmd::projectOf(keptProject(scene), path("作品.odori"));
    QVERIFY(opened);
    QCOMPARE(opened->scene.actors.front().motionPath, actor.motionPath);
    QCOMPARE(
        mmd::vmdFromMotion(opened->scene.actors.front().motion), mmd::vmdFromMotion(actor.motion));
    QVERIFY(opened->warnings.empty());
}

void TestVersionContent::anyDamageIsFound()
{
    const mmd::KeptVersion version = keptMotion(motion());
    QFile file(QString::fromStdString(mmd::utf8FromPath(version.path)));
    QVERIFY(file.open(QIODevice::ReadWrite));
    const QByteArray whole = file.readAll();
    for (qsizetype at = 0; at < whole.size(); at += 37) { // one bit changed, or cut
        QByteArray damaged = whole;
        damaged[at] = char(damaged[at] ^ 4);
        for (const QByteArray& bytes : {damaged, whole.left(at)}) {
            QVERIFY(file.resize(0) && file.seek(0));
            file.write(bytes);
            file.flush();
            const auto summary = mmd::summaryOf(version, path("a.vmd"));
            QVERIFY(!summary && summary.error().code == mmd::ErrorCode::BadValue);
            const auto opened = mmd::motionOf(version);
            QVERIFY(!opened && opened.error().code == mmd::ErrorCode::BadValue);
        }
    }
}

void TestVersionContent::aRemovedVersionIsUnreadable()
{
    const mmd::KeptVersion version = keptProject(sceneOfEveryKind({0}));
    mmd::removeVersion(version);
    const auto summary = mmd::summaryOf(version, path("作品.odori"));
    QVERIFY(!summary && summary.error().code == mmd::ErrorCode::FileNotFound);
    const auto opened = mmd::projectOf(version, path("作品.odori"));
    QVERIFY(!opened && opened.error().code == mmd::ErrorCode::FileNotFound);
}

QTEST_APPLESS_MAIN(TestVersionContent)
#include "test_version_content.moc"
