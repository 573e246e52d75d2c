// SPDX-License-Identifier: MIT
#include "libmmd/base/file_io.h"
#include "libmmd/format/motion_formats.h"
#include "tests/app/files/file_hands.h"
#include "tests/app/window_hands.h"
#include "tests/support/corpus.h"

#include <QtCore/QTemporaryDir>
#include <QtWidgets/QComboBox>

using namespace odori;
using namespace odori::test;

/// Motions in formats that the editor reads but does not save (CSV, JSON): they open like a VMD,
/// and saving never overwrites the original file.
class TestImportedMotions : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { prepare("test_imported_motions"); }
    void init();
    void cleanup() { m_window.reset(); }
    void theyOpenAsAVmdDoes_data() { addFormats(); }
    void theyOpenAsAVmdDoes();
    void droppedOnesOpenToo_data() { addFormats(); }
    void droppedOnesOpenToo();
    void savingAsksForAVmdAndKeepsTheirFile_data() { addFormats(); }
    void savingAsksForAVmdAndKeepsTheirFile();
    void onlyTheEndingOfTheNameChanges();
    void theSampleIsNeverWritten();
    void aProjectHoldsThem();
    void whatIsOpenedAndNotChangedIsNoUnsavedWork();
    void badFilesAreRefusedWithTheLine();
    void aProjectInDisguiseStillOpens();
    void theOpenDialogShowsThem();

private:
    static void addFormats();
    [[nodiscard]] Document& document() { return m_window->document(); }
    [[nodiscard]] QString path(const QString& name) const { return m_folder->filePath(name); }
    /// The sample's motion converted to a format.
    [[nodiscard]] QString written(const QString& extension) const;
    void registerKey();

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<MainWindow> m_window;
    mmd::Motion m_walk;
};

void TestImportedMotions::addFormats()
{
    QTest::addColumn<QString>("extension");
    for (const mmd::MotionFormat& each : mmd::motionFormats())
        if (!each.isSaved && each.content == mmd::MotionContent::Motion) {
            const QString extension =
                QString::fromLatin1(each.extension.data(), qsizetype(each.extension.size()));
            QTest::newRow(qPrintable(extension)) << extension;
        }
}

void TestImportedMotions::init()
{
    QSettings().clear();
    m_folder = std::make_unique<QTemporaryDir>();
    const auto walk = mmd::readMotionFile(mmd::pathFromUtf8(samplePaths().last().toStdString()));
    QVERIFY(walk);
    m_walk = mmd::motionFromVmd(walk->file).motion;
    m_window = shownWindow();
    QVERIFY(m_window);
}

QString TestImportedMotions::written(const QString& extension) const
{
    const QString file = path(QStringLiteral("walk.") + extension);
    const auto vmd = mmd::readVmd(mmd::vmdFromMotion(m_walk));
    const auto bytes = mmd::motionFormatNamed(extension.toStdString())->write(*vmd, {});
    const bool isWritten = mmd::writeFile(mmd::pathFromUtf8(file.toStdString()), bytes).has_value();
    return isWritten ? file : QString();
}

void TestImportedMotions::registerKey()
{
    document().select({{document().actor()->model->boneTrack(0)}, {}});
    document().setCurrentFrame(7);
    m_window->viewport().setFocus();
    QTest::keyClick(&m_window->viewport(), Qt::Key_Return);
}

void TestImportedMotions::theyOpenAsAVmdDoes()
{
    QFETCH(QString, extension);
    QVERIFY(opened(*m_window, {written(extension), samplePaths().first()}));
    QVERIFY(document().actor()->model);
    QVERIFY(document().actor()->motion == m_walk);
    QCOMPARE(document().saved().motionPath(), QString()); // it has no VMD file yet
    QCOMPARE(
        m_window->files().recent().paths().value(0), path(QStringLiteral("walk.") + extension));
    QVERIFY(!m_window->messageBar().isVisible());
}

void TestImportedMotions::droppedOnesOpenToo()
{
    QFETCH(QString, extension);
    QVERIFY(opened(*m_window, {samplePaths().first()}));
    QVERIFY(dropped(*m_window, {written(extension)}));
    QVERIFY(document().actor()->motion == m_walk);
}

void TestImportedMotions::savingAsksForAVmdAndKeepsTheirFile()
{
    QFETCH(QString, extension);
    const QString file = written(extension);
    QFile origin(file);
    QVERIFY(origin.open(QIODevice::ReadOnly));
    const QByteArray before = origin.readAll();
    QVERIFY(opened(*m_window, {samplePaths().first(), file}));
    registerKey();
    QVERIFY(document().saved().isModified());
    const FileAnswer answer(m_folder->path(), QStringLiteral("walk.vmd"));
    QTest::keyClick(m_window.get(), Qt::Key_S, Qt::ControlModifier);
    QVERIFY(test::isWritten(m_window->files().saving()));
    QCOMPARE(answer.proposed(), QStringLiteral("walk.vmd"));
    QCOMPARE(document().saved().motionPath(), path(QStringLiteral("walk.vmd")));
    QVERIFY(!document().saved().isModified());
    origin.seek(0);
    QCOMPARE(origin.readAll(), before);
    const auto saved =
        mmd::readMotionFile(mmd::pathFromUtf8(path(QStringLiteral("walk.vmd")).toStdString()));
    QVERIFY(saved && saved->file.bytes == mmd::vmdFromMotion(document().actor()->motion));
}

void TestImportedMotions::onlyTheEndingOfTheNameChanges()
{
    const QString file = path(QStringLiteral("walk.take2.csv"));
    QVERIFY(QFile::rename(written(QStringLiteral("csv")), file));
    QVERIFY(opened(*m_window, {samplePaths().first(), file}));
    const FileAnswer answer(m_folder->path(), {});
    QTest::keyClick(m_window.get(), Qt::Key_S, Qt::ControlModifier);
    QTRY_COMPARE(answer.proposed(), QStringLiteral("walk.take2.vmd"));
}

void TestImportedMotions::theSampleIsNeverWritten()
{
    const QByteArray before = test::readAll(samplePaths().last());
    QVERIFY(opened(*m_window, samplePaths()));
    registerKey();
    const FileAnswer answer(m_folder->path(), QStringLiteral("mine.vmd"));
    QTest::keyClick(m_window.get(), Qt::Key_S, Qt::ControlModifier);
    QVERIFY(test::isWritten(m_window->files().saving()));
    QCOMPARE(answer.proposed(), QStringLiteral("walk.vmd"));
    QCOMPARE(document().saved().motionPath(), path(QStringLiteral("mine.vmd")));
    QVERIFY(!document().saved().isModified());
    QVERIFY(test::readAll(samplePaths().last()) == before);
}

void TestImportedMotions::aProjectHoldsThem()
{
    QVERIFY(opened(*m_window, {samplePaths().first(), written(QStringLiteral("csv"))}));
    m_window->files().saving().saveTo(path(QStringLiteral("scene.odori")));
    QVERIFY(test::isWritten(m_window->files().saving()));
    QVERIFY(QFile::remove(path(QStringLiteral("walk.csv"))));
    m_window->files().startNew();
    QVERIFY(opened(*m_window, {path(QStringLiteral("scene.odori"))}));
    QVERIFY(document().actor()->motion == m_walk);
}

void TestImportedMotions::whatIsOpenedAndNotChangedIsNoUnsavedWork()
{
    QVERIFY(opened(*m_window, {samplePaths().first()}));
    document().setCurrentFrame(3);
    registerKey(); // unsaved work exists, so opening is an undo step
    const FileAnswer answer(m_folder->path(), QStringLiteral("before.vmd"));
    QTest::keyClick(m_window.get(), Qt::Key_S, Qt::ControlModifier);
    QVERIFY(test::isWritten(m_window->files().saving()));
    const Answers answers("replace");
    QVERIFY(opened(*m_window, {written(QStringLiteral("json"))}));
    QCOMPARE(answers.questions().size(), 1);
    QVERIFY(document().actor()->motion == m_walk);
    QVERIFY(!document().saved().isModified());
    registerKey();
    QVERIFY(document().saved().isModified());
    document().undo();
    QVERIFY(!document().saved().isModified());
    document().undo();
    QCOMPARE(document().saved().motionPath(), path(QStringLiteral("before.vmd")));
}

void TestImportedMotions::badFilesAreRefusedWithTheLine()
{
    QVERIFY(opened(*m_window, samplePaths()));
    const mmd::Scene before = document().scene();
    const QString file = path(QStringLiteral("bad.csv"));
    const QByteArray table = "name,frame\na,0\nb,now\n";
    QVERIFY(mmd::writeFile(mmd::pathFromUtf8(file.toStdString()),
        std::as_bytes(std::span(table.constData(), std::size_t(table.size())))));
    QVERIFY(opened(*m_window, {file}));
    const QString said = m_window->messageBar().text();
    QVERIFY2(said.contains(u"bad.csv"_qs) && said.contains(u"line 3"_qs), qPrintable(said));
    QVERIFY(document().scene() == before);
}

/// A project is detected by its content, except if its extension is that of a motion.
void TestImportedMotions::aProjectInDisguiseStillOpens()
{
    QVERIFY(opened(*m_window, samplePaths()));
    m_window->files().saving().saveTo(path(QStringLiteral("scene.odori")));
    QVERIFY(test::isWritten(m_window->files().saving()));
    QVERIFY(QFile::copy(path(QStringLiteral("scene.odori")), path(QStringLiteral("scene.txt"))));
    m_window->files().startNew();
    QVERIFY(opened(*m_window, {path(QStringLiteral("scene.txt"))}));
    QCOMPARE(document().project().path(), path(QStringLiteral("scene.txt")));
}

void TestImportedMotions::theOpenDialogShowsThem()
{
    const QString file = written(QStringLiteral("csv"));
    QVERIFY(opened(*m_window, {samplePaths().first()}));
    const FileAnswer answer(
        m_folder->path(), QStringLiteral("walk.csv"), QStringLiteral("Motions"));
    QSignalSpy finished(&m_window->files(), &FileCommands::loadingFinished);
    m_window->files().openWithDialog();
    QVERIFY(finished.count() == 1 || finished.wait(20000));
    QVERIFY(document().actor()->motion == m_walk);
    QCOMPARE(m_window->files().recent().paths().value(0), file);
}

QTEST_MAIN(TestImportedMotions)
#include "test_imported_motions.moc"
