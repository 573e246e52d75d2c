// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"
#include "app/versions/saved_versions.h"
#include "libmmd/format/vmd/vmd.h"
#include "libmmd/scene/edits/keys/register.h"
#include "tests/app/files/file_hands.h"
#include "tests/app/versions/versions_hands.h"
#include "tests/app/window_hands.h"
#include "tests/support/corpus.h"

#include <QtCore/QTemporaryDir>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>

using namespace odori;
using namespace odori::test;

/// File > Earlier Versions of files that are not those of the active motion, and without files.
class TestOtherVersions : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { prepare("test_other_versions"); }
    void init();
    void cleanup() { m_window.reset(); }
    void aDeletedFileIsOffered_data();
    void aDeletedFileIsOffered();
    void theFileOfAnotherModel();
    void aMotionWithoutAFileHasNone();
    void aModelAloneHasNone();

private:
    [[nodiscard]] Document& document() { return m_window->document(); }
    [[nodiscard]] QAction* command() { return m_window->commands().action("file.versions"); }
    [[nodiscard]] QString path(const char* name) const
    {
        return m_folder->filePath(QString::fromUtf8(name));
    }
    /// Registers a key, and saves with the keyboard.
    void editAndSave();

    std::unique_ptr<MainWindow> m_window;
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_motion; ///< a writable copy of the sample's motion
};

void TestOtherVersions::init()
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

void TestOtherVersions::editAndSave()
{
    mmd::Selection selection;
    selection.setTrack({mmd::TrackKind::Bone, document().actor()->motion.bones[0]->name()}, true);
    document().select(selection);
    document().setCurrentFrame(1001);
    m_window->viewport().setFocus();
    QTest::keyClick(&m_window->viewport(), Qt::Key_Return);
    QTest::keyClick(&m_window->viewport(), Qt::Key_S, Qt::ControlModifier);
    QVERIFY(isWritten(m_window->files().saving()));
    QVERIFY(!document().saved().isModified());
}

void TestOtherVersions::aDeletedFileIsOffered_data()
{
    QTest::addColumn<bool>("hasModel");
    QTest::newRow("nothing is open") << false;
    QTest::newRow("a model is open") << true;
}

void TestOtherVersions::aDeletedFileIsOffered()
{
    QFETCH(bool, hasModel);
    editAndSave();
    const QByteArray saved = readAll(m_motion);
    QVERIFY(QFile::remove(m_motion));
    m_window = shownWindow();
    QVERIFY(m_window);
    if (hasModel)
        QVERIFY(opened(*m_window, {samplePaths().first()}));
    const DialogHands hands([&](VersionsDialog& dialog) {
        auto* file = dialog.findChild<QComboBox*>();
        QTRY_VERIFY(file->isVisible());
        QCOMPARE(file->currentIndex(), -1);
        QCOMPARE(file->count(), 1);
        QVERIFY2(file->itemText(0).startsWith(QStringLiteral("歩き.vmd in ")) &&
                     file->itemText(0).endsWith(QStringLiteral(" (deleted)")),
            qPrintable(file->itemText(0)));
        const auto* empty = dialog.findChild<QLabel*>(QStringLiteral("empty"));
        QVERIFY(empty->text().contains(QStringLiteral("The list above")));
        QVERIFY(!openButton(dialog)->isEnabled());
        file->setFocus();
        QTest::keyClick(file, Qt::Key_Down);
        QTRY_COMPARE(column(dialog, 0).size(), 2);
        QVERIFY(tableOf(dialog).isVisible());
        QVERIFY(openButton(dialog)->isEnabled());
        QTest::mouseClick(openButton(dialog), Qt::LeftButton);
    });
    command()->trigger();
    QCOMPARE(hands.count(), 1);
    QCOMPARE(dataOf(mmd::vmdFromMotion(document().actor()->motion)), saved);
    QCOMPARE(document().saved().motionPath(), QString());
    QVERIFY(document().saved().isModified());
    QVERIFY(m_window->messageBar().text().contains(QStringLiteral("This motion is 歩き.vmd")));
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    const FileAnswer answer(m_folder->path(), QStringLiteral("戻した.vmd"));
    m_window->viewport().setFocus();
    QTest::keyClick(&m_window->viewport(), Qt::Key_S, Qt::ControlModifier);
    QVERIFY(isWritten(m_window->files().saving()));
    QVERIFY2(
        answer.proposed().startsWith(QStringLiteral("歩き 20")), qPrintable(answer.proposed()));
    QVERIFY(readAll(path("戻した.vmd")) == saved);
}

/// The version replaces the motion that has the file, not the active one.
void TestOtherVersions::theFileOfAnotherModel()
{
    editAndSave();
    const QString second = path("二人目.vmd");
    QVERIFY(QFile::copy(m_motion, second));
    {
        const Answers answers("add");
        QVERIFY(opened(*m_window, {samplePaths().first(), second}));
    }
    QCOMPARE(document().scene().actors.size(), std::size_t(2));
    const mmd::ActorId first = document().scene().actors[0].id;
    QVERIFY(document().scene().active != first);
    const mmd::Motion other = document().actor()->motion;
    const DialogHands hands([&](VersionsDialog& dialog) {
        auto* file = dialog.findChild<QComboBox*>();
        QVERIFY(file->isVisible());
        QCOMPARE(file->count(), 2); // both are open
        QCOMPARE(file->currentText(), QStringLiteral("二人目.vmd"));
        file->setCurrentIndex(1);
        QTRY_COMPARE(column(dialog, 0).size(), 2);
        QTRY_VERIFY(!column(dialog, 1)[1].isEmpty());
        clickRow(dialog, 1);
        QTest::mouseClick(openButton(dialog), Qt::LeftButton);
    });
    command()->trigger();
    QCOMPARE(hands.count(), 1);
    QCOMPARE(document().scene().active, first);
    QCOMPARE(dataOf(mmd::vmdFromMotion(document().scene().actors[0].motion)),
        readAll(samplePaths().last()));
    QVERIFY(document().scene().actors[1].motion == other);
}

void TestOtherVersions::aMotionWithoutAFileHasNone()
{
    const mmd::TrackId bone{mmd::TrackKind::Bone, document().actor()->motion.bones[0]->name()};
    m_window = shownWindow();
    QVERIFY(opened(*m_window, {samplePaths().first()}));
    document().apply(
        mmd::registerKeys({document().scene(), document().scene().active}, {&bone, 1}, 3), {});
    const DialogHands hands([&](VersionsDialog& dialog) {
        QCOMPARE(dialog.findChild<QLabel*>(QStringLiteral("empty"))->text(),
            QStringLiteral("The open motion has no file yet. Odori keeps versions when you save "
                           "it."));
        QTest::keyClick(&dialog, Qt::Key_Escape);
    });
    command()->trigger();
    QCOMPARE(hands.count(), 1);
}

void TestOtherVersions::aModelAloneHasNone()
{
    m_window = shownWindow();
    QVERIFY(opened(*m_window, {samplePaths().first()}));
    const DialogHands hands([&](VersionsDialog& dialog) {
        const auto* empty = dialog.findChild<QLabel*>(QStringLiteral("empty"));
        QVERIFY(empty->text().contains(QStringLiteral("No file of yours is open")));
        QVERIFY(!dialog.findChild<QComboBox*>()->isVisible());
        QTest::keyClick(&dialog, Qt::Key_Escape);
    });
    command()->trigger();
    QCOMPARE(hands.count(), 1);
}

QTEST_MAIN(TestOtherVersions)
#include "test_other_versions.moc"
