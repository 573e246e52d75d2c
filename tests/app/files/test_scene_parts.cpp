// SPDX-License-Identifier: MIT
#include "libmmd/format/vmd/vmd.h"
#include "libmmd/format/vpd/vpd.h"
#include "libmmd/scene/edits/keys/drafts.h"
#include "libmmd/scene/edits/keys/move.h"
#include "libmmd/scene/edits/keys/register.h"
#include "tests/app/editing/edit_window.h"
#include "tests/app/files/file_hands.h"
#include "tests/app/window_hands.h"
#include "tests/support/corpus.h"
#include "ui/document/files/saved_state.h"

#include <QtCore/QTemporaryDir>
#include <QtWidgets/QApplication>
#include <QtWidgets/QMessageBox>
#include <QtWidgets/QPushButton>

using namespace odori;
using namespace odori::test;

/// Parts of the scene in their own files: a pose as VPD, keys as VMD.
class TestSceneParts : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanupTestCase() { m_window.reset(); }
    void theSelectedBonesPoseIsSaved();
    void withoutASelectionTheWholePoseIs();
    void aSavedPoseOpensOnTheOtherModel();
    void theSelectedKeysAreSaved();
    void theKeysOfSelectedTracksAreSaved();
    void theCamerasKeysAreSaved();
    void theCommandsSayWhetherTheyCan();
    void savingAPartSavesNothingElse();
    void aPartOverAMotionsFileIsNotThatMotion();
    void aFailedWriteSaysSo_data();
    void aFailedWriteSaysSo();

private:
    [[nodiscard]] Document& document() { return m_window->document; }
    [[nodiscard]] QString path(const char* name) const
    {
        return m_folder->filePath(QString::fromUtf8(name));
    }
    /// Chooses the command and enters a name.
    void save(const QString& command, const QString& name)
    {
        const FileAnswer answer(m_folder->path(), name);
        m_window->action(command)->trigger();
        QVERIFY(!answer.proposed().isEmpty());
        m_isWritten = isWritten(m_window->window.files().saving());
        QVERIFY(QTest::qWaitForWindowActive(&m_window->window, 20000)); // it takes keys again
    }
    [[nodiscard]] mmd::VpdFile pose(const char* name) const
    {
        const QByteArray bytes = readAll(path(name));
        const auto read =
            mmd::readVpd(std::as_bytes(std::span(bytes.data(), std::size_t(bytes.size()))));
        return read ? read->file : mmd::VpdFile{};
    }
    [[nodiscard]] mmd::Motion keys(const char* name) const
    {
        const QByteArray bytes = readAll(path(name));
        const auto view = std::as_bytes(std::span(bytes.data(), std::size_t(bytes.size())));
        auto file = mmd::readVmd({view.begin(), view.end()});
        return file ? mmd::motionFromVmd(*file).motion : mmd::Motion{};
    }
    [[nodiscard]] static Frames frames(const mmd::Motion& motion, const mmd::TrackId& track)
    {
        const auto span = mmd::framesOf(motion, track);
        return {span.begin(), span.end()};
    }

    const QString m_savePose = QStringLiteral("Save Pose As…");
    const QString m_saveKeys = QStringLiteral("Save Selected Keys As…");
    std::unique_ptr<EditWindow> m_window;
    std::unique_ptr<QTemporaryDir> m_folder;
    bool m_isWritten = false; ///< whether save() wrote a file
};

void TestSceneParts::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("OdoriTest"));
    QCoreApplication::setApplicationName(QStringLiteral("test_scene_parts"));
    m_window = std::make_unique<EditWindow>();
    m_window->open();
}

void TestSceneParts::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_window->reset();
}

void TestSceneParts::theSelectedBonesPoseIsSaved()
{
    const mmd::Draft draft{m_window->rightArm, 10, mmd::BoneValue{{7, 8, 9}}};
    document().apply(mmd::setDrafts({document().scene(), mmd::ActorId{1}}, {&draft, 1}), {});
    document().setCurrentFrame(10);
    mmd::Selection selection;
    for (const mmd::TrackId& track : {m_window->leftArm, m_window->rightArm, m_window->blink})
        selection.setTrack(track, true);
    document().select(selection);
    save(m_savePose, QStringLiteral("腕")); // without an extension
    const mmd::VpdFile saved = pose("腕.vpd");
    QCOMPARE(saved.bones.size(), 2u);
    QCOMPARE(saved.morphs.size(), 1u);
    QCOMPARE(saved.morphs[0].weight, 0.25f);
    for (const auto& bone : saved.bones)
        QCOMPARE(bone.value.translation.x, bone.name == m_window->leftArm.name ? 10.0f : 7.0f);
    QVERIFY(m_window->window.messageBar().text().contains(QStringLiteral("腕.vpd")));
}

void TestSceneParts::withoutASelectionTheWholePoseIs()
{
    document().setCurrentFrame(10);
    save(m_savePose, QStringLiteral("all.vpd"));
    const mmd::VpdFile saved = pose("all.vpd");
    const auto all = mmd::registrableTracks(document().scene(), mmd::ActorId{1});
    QCOMPARE(saved.bones.size() + saved.morphs.size(), all.size());
    QVERIFY(saved.bones.size() > 20);
    document().select({{m_window->showIk}, {}}); // show/IK is not part of a pose
    save(m_savePose, QStringLiteral("too.vpd"));
    QCOMPARE(readAll(path("too.vpd")), readAll(path("all.vpd")));
}

void TestSceneParts::aSavedPoseOpensOnTheOtherModel()
{
    document().setCurrentFrame(10);
    save(m_savePose, QStringLiteral("all.vpd"));
    m_window->activate(2);
    document().setCurrentFrame(33);
    QSignalSpy finished(&m_window->window.files(), &FileCommands::loadingFinished);
    m_window->window.files().open({path("all.vpd")});
    QVERIFY(finished.count() == 1 || finished.wait(20000));
    QCOMPARE(document().scene().active, mmd::ActorId{2});
    const mmd::Actor& actor = document().scene().actors[1];
    QCOMPARE(actor.motion.keyCount(), 0u); // drafts, no keys
    QCOMPARE(actor.drafts.size(), 3u);     // 左腕, 右腕, the morph: the others are at rest
    for (const mmd::Draft& draft : actor.drafts) {
        QCOMPARE(draft.frame, 33u);
        QVERIFY(document().selection().hasTrack(draft.track));
    }
    QCOMPARE(document().undoStack()->count(), 1);
    m_window->window.viewport().setFocus();
    QTest::keyClick(&m_window->window.viewport(), Qt::Key_Return);
    QCOMPARE(document().scene().actors[1].drafts.size(), 0u);
    QCOMPARE(frames(document().scene().actors[1].motion, m_window->leftArm), Frames{33});
    document().undo();
    document().undo();
    QVERIFY(document().scene().actors[1].drafts.empty());
}

void TestSceneParts::theSelectedKeysAreSaved()
{
    mmd::Selection selection;
    selection.setKey(m_window->leftArm, 10, true);
    selection.setKey(m_window->leftArm, 20, true);
    selection.setKey(m_window->showIk, 20, true);
    document().select(selection);
    save(m_saveKeys, QStringLiteral("部分"));
    const mmd::Motion saved = keys("部分.vmd");
    QCOMPARE(saved.keyCount(), 3u);
    QCOMPARE(frames(saved, m_window->leftArm), (Frames{10, 20}));
    QCOMPARE(frames(saved, m_window->showIk), Frames{20});
    const auto* before = mmd::findBoneTrack(m_window->motion(), m_window->leftArm.name);
    const auto* after = mmd::findBoneTrack(saved, m_window->leftArm.name);
    QVERIFY(after->key(0).value == before->key(1).value &&
            after->key(0).interpolation == before->key(1).interpolation);
}

void TestSceneParts::theKeysOfSelectedTracksAreSaved()
{
    m_window->select(m_window->leftArm, {});
    save(m_saveKeys, QStringLiteral("arm.vmd"));
    const mmd::Motion saved = keys("arm.vmd");
    QCOMPARE(frames(saved, m_window->leftArm), (Frames{0, 10, 20}));
    QCOMPARE(saved.keyCount(), 3u);
}

void TestSceneParts::theCamerasKeysAreSaved()
{
    m_window->activate(0);
    mmd::Selection selection;
    selection.setKey(m_window->camera, 10, true);
    document().select(selection);
    QVERIFY(!m_window->action(m_savePose)->isEnabled());
    save(m_saveKeys, QStringLiteral("camera.vmd"));
    const mmd::Motion saved = keys("camera.vmd");
    QCOMPARE(saved.keyCount(), 1u);
    QCOMPARE(frames(saved, m_window->camera), Frames{10});
}

void TestSceneParts::theCommandsSayWhetherTheyCan()
{
    QAction* poses = m_window->action(m_savePose);
    QAction* parts = m_window->action(m_saveKeys);
    QVERIFY(poses->isEnabled() && !parts->isEnabled());
    m_window->select(m_window->leftArm, {});
    QVERIFY(parts->isEnabled());
    m_window->activate(2); // which has no keys
    m_window->select(m_window->leftArm, {});
    QVERIFY(poses->isEnabled() && !parts->isEnabled());
    QVERIFY(!poses->toolTip().isEmpty() && !parts->toolTip().isEmpty());
}

void TestSceneParts::savingAPartSavesNothingElse()
{
    m_window->select(m_window->leftArm, {10});
    document().apply(
        mmd::moveKeys({document().scene(), mmd::ActorId{1}, document().selection()}, 2), {});
    const mmd::Scene before = document().scene();
    QVERIFY(document().saved().isModified());
    save(m_saveKeys, QStringLiteral("part.vmd"));
    QVERIFY(document().saved().isModified());
    QVERIFY(document().scene() == before);
    QCOMPARE(document().undoStack()->count(), 1);
}

void TestSceneParts::aPartOverAMotionsFileIsNotThatMotion()
{
    m_window->window.files().saving().saveTo(path("whole.vmd"));
    QVERIFY(test::isWritten(m_window->window.files().saving()));
    QVERIFY(!document().saved().isModified());
    m_window->select(m_window->leftArm, {10});
    const FileAnswer answer(m_folder->path(), QStringLiteral("whole.vmd"));
    QTimer timer;
    connect(&timer, &QTimer::timeout, this, [] {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        if (box && box->isActiveWindow()) // a box closed before it is active would keep the focus
            QTest::mouseClick(box->button(QMessageBox::Save), Qt::LeftButton);
    });
    timer.start(30);
    m_window->action(m_saveKeys)->trigger();
    QVERIFY(test::isWritten(m_window->window.files().saving()));
    QCOMPARE(keys("whole.vmd").keyCount(), 1u);
    QVERIFY(document().saved().isModified()); // the file has only one of its keys
    QVERIFY(QTest::qWaitForWindowActive(&m_window->window, 20000));
}

void TestSceneParts::aFailedWriteSaysSo_data()
{
    QTest::addColumn<QString>("command");
    QTest::newRow("pose") << m_savePose;
    QTest::newRow("keys") << m_saveKeys;
}

void TestSceneParts::aFailedWriteSaysSo()
{
    QFETCH(QString, command);
    m_window->select(m_window->leftArm, {10});
    save(command, QStringLiteral("none/at/all"));
    const QString said = m_window->window.messageBar().text();
    QVERIFY2(said.contains(QStringLiteral("all.v")), qPrintable(said));
    QVERIFY(!m_isWritten);
    QVERIFY(!QFileInfo::exists(path("none")));
}

QTEST_MAIN(TestSceneParts)
#include "test_scene_parts.moc"
