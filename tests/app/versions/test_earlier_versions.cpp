// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"
#include "app/commands/editor_state.h"
#include "app/versions/saved_versions.h"
#include "libmmd/base/file_io.h"
#include "libmmd/format/vmd/vmd.h"
#include "libmmd/scene/edits/scene/placing.h"
#include "libmmd/scene/edits/scene/scene_edits.h"
#include "libmmd/text/cp932.h"
#include "tests/app/files/file_hands.h"
#include "tests/app/versions/versions_hands.h"
#include "tests/app/window_hands.h"
#include "tests/support/corpus.h"
#include "ui/dialogs/versions/versions_dialog.h"
#include "ui/settings/settings.h"
#include "ui/settings/state_folder.h"

#include <QtCore/QDir>
#include <QtCore/QTemporaryDir>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QDockWidget>
#include <QtWidgets/QLabel>
#include <QtWidgets/QMenuBar>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QToolButton>
#include <QtWidgets/QTreeWidget>

using namespace odori;
using namespace odori::test;

/// File > Earlier Versions in the real window.
class TestEarlierVersions : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { prepare("test_earlier_versions"); }
    void init();
    void cleanup() { m_window.reset(); }
    void savesAreListedNewestFirst();
    void aVersionIsOpenedAsANewMotion();
    void anEarlierVersionWithFindingsOffersTheCheckUp();
    void theKeyboardOpensTheNewest();
    void savingTheOpenedVersionAsksForANewName();
    void aDamagedVersionIsShownAndNotOpened();
    void aVersionThatIsNoMotionSaysSo();
    void aVersionDamagedWhileTheListIsShownIsSaid_data();
    void aVersionDamagedWhileTheListIsShownIsSaid();
    void withoutVersionsTheDialogSaysWhy();
    void aProjectIsOpenedAsANewScene();
    void aFailureToKeepIsSaidOnce();
    void theSettingLimitsThem();
    void theSampleIsNotAFileOfTheUser();

private:
    [[nodiscard]] Document& document() { return m_window->document(); }
    [[nodiscard]] QAction* command() { return m_window->commands().action("file.versions"); }
    [[nodiscard]] std::size_t keys() { return document().actor()->motion.keyCount(); }
    /// Registers a key at the frame, and saves with the command.
    void editAndSave(int frame);
    void edit(int frame);
    [[nodiscard]] QString path(const char* name) const
    {
        return m_folder->filePath(QString::fromUtf8(name));
    }
    [[nodiscard]] std::vector<mmd::KeptVersion> versions() const
    {
        return mmd::versionsOf(mmd::pathFromUtf8(versionsFolder().toStdString()),
            mmd::pathFromUtf8(m_motion.toStdString()));
    }
    [[nodiscard]] static QString pathOf(const mmd::KeptVersion& version)
    {
        return QString::fromStdString(mmd::utf8FromPath(version.path));
    }

    std::unique_ptr<MainWindow> m_window;
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_motion; ///< a writable copy of the sample's motion
};

void TestEarlierVersions::init()
{
    QSettings().clear();
    m_folder = std::make_unique<QTemporaryDir>();
    qputenv("XDG_STATE_HOME", QFile::encodeName(path("状態")));
    m_motion = path("歩き.vmd");
    QVERIFY(QFile::copy(samplePaths().last(), m_motion));
    m_window = shownWindow();
    QVERIFY(m_window);
    QVERIFY(opened(*m_window, {samplePaths().first(), m_motion}));
}

void TestEarlierVersions::edit(int frame)
{
    mmd::Selection selection;
    selection.setTrack({mmd::TrackKind::Bone, document().actor()->motion.bones[0]->name()}, true);
    document().select(selection);
    document().setCurrentFrame(frame);
    m_window->viewport().setFocus();
    QTest::keyClick(&m_window->viewport(), Qt::Key_Return);
    QVERIFY(document().saved().isModified());
}

void TestEarlierVersions::editAndSave(int frame)
{
    edit(frame);
    QTest::keyClick(&m_window->viewport(), Qt::Key_S, Qt::ControlModifier);
    QVERIFY(isWritten(m_window->files().saving()));
    QVERIFY(!document().saved().isModified());
}

void TestEarlierVersions::savesAreListedNewestFirst()
{
    const std::size_t before = keys();
    editAndSave(1001);
    editAndSave(1002);
    const DialogHands hands([&](VersionsDialog& dialog) {
        const QLocale locale;
        QCOMPARE(column(dialog, 1),
            (QStringList{locale.toString(qulonglong(before + 2)),
                locale.toString(qulonglong(before + 1)), locale.toString(qulonglong(before))}));
        const QStringList saved = column(dialog, 0);
        QVERIFY(!saved[0].contains(QStringLiteral("original")));
        QVERIFY(saved[2].contains(QStringLiteral("original")));
        QVERIFY(column(dialog, 2)[0].contains(QStringLiteral("bones")));
        QCOMPARE(column(dialog, 3)[2],
            locale.formattedDataSize(QFileInfo(samplePaths().last()).size(), 1));
        QVERIFY(dialog.windowTitle().contains(QStringLiteral("歩き.vmd")));
        QVERIFY(!dialog.findChild<QComboBox*>()->isVisible());
        QTest::keyClick(&dialog, Qt::Key_Escape);
    });
    command()->trigger();
    QCOMPARE(hands.count(), 1);
    QCOMPARE(keys(), before + 2); // nothing was opened
}

void TestEarlierVersions::aVersionIsOpenedAsANewMotion()
{
    const QByteArray original = readAll(m_motion);
    editAndSave(1001);
    edit(1002); // unsaved
    const std::size_t unsaved = keys();
    const DialogHands hands([&](VersionsDialog& dialog) {
        clickRow(dialog, 1);
        QTest::mouseClick(openButton(dialog), Qt::LeftButton);
    });
    command()->trigger();
    QCOMPARE(hands.count(), 1);
    QCOMPARE(dataOf(mmd::vmdFromMotion(document().actor()->motion)), original);
    QCOMPARE(document().saved().motionPath(), QString());
    QVERIFY(m_window->messageBar().text().contains(QStringLiteral("歩き.vmd")));
    QVERIFY(document().undoStack()->undoText().contains(QStringLiteral("歩き.vmd")));
    // The other versions can still be opened.
    const DialogHands again([&](VersionsDialog& dialog) {
        QVERIFY(dialog.windowTitle().contains(QStringLiteral("歩き.vmd")));
        QCOMPARE(column(dialog, 0).size(), 2);
        QTest::keyClick(&dialog, Qt::Key_Escape);
    });
    command()->trigger();
    QCOMPARE(again.count(), 1);
    // Undo gives the unsaved motion and its file back.
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_window->viewport().setFocus();
    QTest::keyClick(&m_window->viewport(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(keys(), unsaved);
    QCOMPARE(document().saved().motionPath(), m_motion);
    QVERIFY(document().saved().isModified());
    QTest::keyClick(&m_window->viewport(), Qt::Key_Y, Qt::ControlModifier);
    QCOMPARE(document().saved().motionPath(), QString());
}

void TestEarlierVersions::anEarlierVersionWithFindingsOffersTheCheckUp()
{
    // The key of a bone that the model lacks was in the file and was deleted later.
    const mmd::Motion clean = document().actor()->motion;
    mmd::Motion motion = clean;
    mmd::BoneKeyframe key;
    key.value.translation.x = 1;
    mmd::replaceTrack(
        motion, mmd::Track<mmd::BoneKeyframe>(
                    mmd::fieldOf(mmd::encodeCp932("謎").bytes), std::span(&key, std::size_t(1))));
    QVERIFY(mmd::writeFile(mmd::pathFromUtf8(m_motion.toStdString()), mmd::vmdFromMotion(motion)));
    m_window->settings().setSecondMotion(MotionChoice::Replace);
    QVERIFY(opened(*m_window, {m_motion}));
    QTRY_VERIFY(m_window->messageBar().text().contains(QStringLiteral("the model lacks 1")));
    m_window->messageBar().clear();
    document().apply(mmd::placeMotion(document().target(), clean, m_motion.toStdString(), {}),
        QStringLiteral("Delete"));
    m_window->viewport().setFocus();
    QTest::keyClick(&m_window->viewport(), Qt::Key_S, Qt::ControlModifier);
    QVERIFY(isWritten(m_window->files().saving()));
    const DialogHands hands([&](VersionsDialog& dialog) {
        clickRow(dialog, 1);
        QTest::mouseClick(openButton(dialog), Qt::LeftButton);
    });
    command()->trigger();
    QCOMPARE(hands.count(), 1);
    QVERIFY(m_window->messageBar().text().startsWith(QStringLiteral("This motion is")));
    QTest::mouseClick(
        m_window->messageBar().findChild<QToolButton*>(QStringLiteral("messageClose")),
        Qt::LeftButton);
    QTRY_VERIFY(m_window->messageBar().text().contains(QStringLiteral("the model lacks 1")));
    QVERIFY(!m_window->dock(Panel::CheckUp)->isVisible());
    QVERIFY(m_window->viewport().hasFocus());
}

void TestEarlierVersions::theKeyboardOpensTheNewest()
{
    editAndSave(1001);
    const std::size_t saved = keys();
    editAndSave(1002);
    const DialogHands hands([&](VersionsDialog& dialog) {
        QVERIFY(tableOf(dialog).hasFocus());
        QTest::keyClick(&tableOf(dialog), Qt::Key_Down);
        QTest::keyClick(&tableOf(dialog), Qt::Key_Return);
    });
    command()->trigger();
    QCOMPARE(hands.count(), 1);
    QCOMPARE(keys(), saved);
}

void TestEarlierVersions::savingTheOpenedVersionAsksForANewName()
{
    editAndSave(1001);
    const QByteArray newest = readAll(m_motion);
    const qint64 opened = versions().at(1).savedAt;
    const DialogHands hands([&](VersionsDialog& dialog) {
        clickRow(dialog, 1);
        QTest::mouseDClick(tableOf(dialog).viewport(), Qt::LeftButton, {},
            tableOf(dialog).visualItemRect(tableOf(dialog).topLevelItem(1)).center());
    });
    command()->trigger();
    QCOMPARE(hands.count(), 1);
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    edit(1002); // the version alone equals a file that was open
    const FileAnswer answer(m_folder->path(), QStringLiteral("戻した.vmd"));
    QTest::keyClick(&m_window->viewport(), Qt::Key_S, Qt::ControlModifier);
    QVERIFY(isWritten(m_window->files().saving()));
    const QDateTime time = QDateTime::fromMSecsSinceEpoch(opened);
    QCOMPARE(answer.proposed(), QStringLiteral("歩き %1 %2-%3.vmd")
                                    .arg(time.date().toString(Qt::ISODate))
                                    .arg(time.time().hour(), 2, 10, QLatin1Char('0'))
                                    .arg(time.time().minute(), 2, 10, QLatin1Char('0')));
    QCOMPARE(readAll(m_motion), newest);
    QVERIFY(QFile::exists(path("戻した.vmd")));
}

void TestEarlierVersions::aDamagedVersionIsShownAndNotOpened()
{
    editAndSave(1001);
    editAndSave(1002);
    QFile file(pathOf(versions().at(1)));
    QVERIFY(file.open(QIODevice::ReadWrite));
    file.write("damaged");
    file.close();
    const std::size_t before = keys();
    const DialogHands hands([&](VersionsDialog& dialog) {
        QCOMPARE(column(dialog, 1)[1], QStringLiteral("—"));
        QCOMPARE(
            column(dialog, 2)[1], QStringLiteral("This version is damaged and cannot be opened."));
        QVERIFY(openButton(dialog)->isEnabled());
        clickRow(dialog, 1);
        QVERIFY(!openButton(dialog)->isEnabled());
        QTest::keyClick(&tableOf(dialog), Qt::Key_Return);
        QVERIFY(dialog.isVisible());
        clickRow(dialog, 2);
        QVERIFY(openButton(dialog)->isEnabled());
        QTest::keyClick(&dialog, Qt::Key_Escape);
    });
    command()->trigger();
    QCOMPARE(hands.count(), 1);
    QCOMPARE(keys(), before);
}

/// Another program wrote the file; its content was kept before it was overwritten.
void TestEarlierVersions::aVersionThatIsNoMotionSaysSo()
{
    QFile file(m_motion);
    QVERIFY(file.setPermissions(QFile::ReadOwner | QFile::WriteOwner));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("another's") == 9);
    file.close();
    const Answers answers(QMessageBox::Save); // overwrite
    editAndSave(1001);
    QCOMPARE(answers.questions().size(), 1);
    const DialogHands hands([&](VersionsDialog& dialog) {
        QCOMPARE(column(dialog, 0).size(), 2);
        QCOMPARE(column(dialog, 2)[1],
            QStringLiteral("This version cannot be opened. This is not a VMD file."));
        clickRow(dialog, 1);
        QVERIFY(!openButton(dialog)->isEnabled());
        QTest::keyClick(&dialog, Qt::Key_Escape);
    });
    command()->trigger();
    QCOMPARE(hands.count(), 1);
}

void TestEarlierVersions::aVersionDamagedWhileTheListIsShownIsSaid_data()
{
    QTest::addColumn<bool>("isRemoved");
    QTest::addColumn<QString>("problem");
    QTest::newRow("cut") << false
                         << QStringLiteral("This version is damaged and cannot be opened.");
    QTest::newRow("removed") << true << QStringLiteral("This version does not exist any more.");
}

void TestEarlierVersions::aVersionDamagedWhileTheListIsShownIsSaid()
{
    QFETCH(bool, isRemoved);
    QFETCH(QString, problem);
    editAndSave(1001);
    const DialogHands hands([&](VersionsDialog& dialog) {
        const QString version = pathOf(versions().front());
        QVERIFY(isRemoved ? QFile::remove(version) : QFile::resize(version, 100));
        QTest::mouseClick(openButton(dialog), Qt::LeftButton);
        auto* label = dialog.findChild<QLabel*>(QStringLiteral("problem"));
        QTRY_VERIFY(label->isVisible());
        QCOMPARE(label->text(), problem);
        QTest::keyClick(&dialog, Qt::Key_Escape);
    });
    command()->trigger();
    QCOMPARE(hands.count(), 1);
    QCOMPARE(document().saved().motionPath(), m_motion);
}

void TestEarlierVersions::withoutVersionsTheDialogSaysWhy()
{
    for (const int most : {3, 0}) {
        m_window->settings().setVersionsKept(most);
        const DialogHands hands([&](VersionsDialog& dialog) {
            const auto* empty = dialog.findChild<QLabel*>(QStringLiteral("empty"));
            QVERIFY(empty->isVisible());
            QVERIFY(empty->text().contains(QStringLiteral("歩き.vmd")));
            QCOMPARE(empty->text().contains(QStringLiteral("Settings")), most == 0);
            QVERIFY(!openButton(dialog)->isEnabled());
            QTest::keyClick(&dialog, Qt::Key_Escape);
        });
        command()->trigger();
        QCOMPARE(hands.count(), 1);
    }
}

void TestEarlierVersions::aProjectIsOpenedAsANewScene()
{
    FileSaving& saving = m_window->files().saving();
    const QString project = path("作品.odori");
    saving.saveTo(project);
    QVERIFY(isWritten(saving));
    document().apply(mmd::addMarkers(document().scene(), std::array{mmd::Marker{12, "サビ"}}), {});
    saving.saveTo(project);
    QVERIFY(isWritten(saving));
    QVERIFY(!document().saved().isModified());
    const std::size_t before = keys();
    edit(1001); // the usual question is asked
    const DialogHands hands([&](VersionsDialog& dialog) {
        auto* file = dialog.findChild<QComboBox*>();
        QVERIFY(file->isVisible());
        QCOMPARE(file->count(), 2);
        QCOMPARE(file->currentText(), QStringLiteral("作品.odori"));
        QCOMPARE(column(dialog, 0).size(), 2);
        QVERIFY(column(dialog, 2)[0].contains(QStringLiteral("1 model")));
        QCOMPARE(openButton(dialog)->text().remove(u'&'), QStringLiteral("Open as New Project"));
        const auto* empty = dialog.findChild<QLabel*>(QStringLiteral("empty"));
        file->setCurrentIndex(1); // the motion was never saved
        QTRY_VERIFY(empty->isVisible() && !tableOf(dialog).isVisible());
        file->setCurrentIndex(0);
        QTRY_VERIFY(tableOf(dialog).isVisible() && column(dialog, 0).size() == 2);
        QTRY_VERIFY(column(dialog, 2)[0].contains(QStringLiteral("1 model")));
        clickRow(dialog, 1);
        QTest::mouseClick(openButton(dialog), Qt::LeftButton);
    });
    const Answers answers(QMessageBox::Discard);
    command()->trigger();
    QCOMPARE(hands.count(), 1);
    QCOMPARE(answers.questions().size(), 1);
    QTRY_VERIFY(!document().project().isOpen());
    QVERIFY(document().scene().markers.empty());
    QCOMPARE(document().scene().actors.size(), std::size_t(1));
    QVERIFY(document().actor()->model); // found from the project's folder
    QCOMPARE(keys(), before);
    QCOMPARE(document().saved().motionPath(), m_motion);
    QVERIFY(document().saved().isModified());
    QVERIFY(m_window->isWindowModified());
    QVERIFY(m_window->messageBar().text().contains(QStringLiteral("作品.odori")));
    QVERIFY(!m_window->files().recent().paths().contains(QString()));
    // Once it has a file, it is saved.
    saving.saveTo(path("戻した.odori"));
    QVERIFY(isWritten(saving));
    QVERIFY(!document().saved().isModified());
}

void TestEarlierVersions::aFailureToKeepIsSaidOnce()
{
    QFile blocked(stateFolder() + QStringLiteral("/versions"));
    QVERIFY(blocked.open(QIODevice::WriteOnly)); // a file where the folder would be
    editAndSave(1001);
    QVERIFY2(m_window->messageBar().text().contains(
                 QStringLiteral("歩き.vmd is saved, but its earlier version could not be kept.")),
        qPrintable(m_window->messageBar().text()));
    m_window->messageBar().clear();
    editAndSave(1002);
    QVERIFY(!m_window->messageBar().text().contains(QStringLiteral("could not be kept")));
}

void TestEarlierVersions::theSettingLimitsThem()
{
    m_window->settings().setVersionsKept(2);
    for (int frame = 1001; frame < 1005; ++frame)
        editAndSave(frame);
    QCOMPARE(versions().size(), std::size_t(3)); // with the original
    QVERIFY(versions().back().isOriginal);
    m_window->settings().setVersionsKept(0);
    editAndSave(1005);
    QCOMPARE(versions().size(), std::size_t(0));
}

void TestEarlierVersions::theSampleIsNotAFileOfTheUser()
{
    m_window = shownWindow();
    QVERIFY(opened(*m_window, samplePaths()));
    const DialogHands hands([&](VersionsDialog& dialog) {
        QVERIFY(dialog.findChild<QLabel*>(QStringLiteral("empty"))->isVisible());
        QTest::keyClick(&dialog, Qt::Key_Escape);
    });
    command()->trigger();
    QCOMPARE(hands.count(), 1);
}

QTEST_MAIN(TestEarlierVersions)
#include "test_earlier_versions.moc"
