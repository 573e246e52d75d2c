// SPDX-License-Identifier: MIT
#include "app/files/open_choices.h"
#include "libmmd/base/file_io.h"
#include "libmmd/format/pmx/pmx.h"
#include "libmmd/format/vmd/vmd.h"
#include "libmmd/format/vpd/vpd.h"
#include "tests/app/window_hands.h"
#include "tests/libmmd/format/pmd/pmd_example.h"
#include "tests/support/corpus.h"
#include "ui/document/files/project.h"
#include "ui/document/files/saved_state.h"

#include <QtCore/QTemporaryDir>
#include <QtWidgets/QLabel>

using namespace odori;
using namespace odori::test;

/// The order in which several files are opened, and the window's message about each.
class TestOpeningWords : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { prepare("test_opening_words"); }
    void init();
    void cleanup() { m_window.reset(); }
    void motionsGoToTheModelsThatComeWithThem_data();
    void motionsGoToTheModelsThatComeWithThem();
    void projectsComeBeforeMotions();
    void posesSayWhatBecameOfThem();
    void strangersOfAPoseAreCountedAndNamed();
    void doubledKeysAreANoteAndOddBytesAWarning();
    void mergingIsNamed();
    void aMotionChangedElsewhereIsAskedAbout();
    void aModelThatWasMissingIsFoundByItsName();
    void namesThatDoNotFitAreSaidWhenSaving();
    void everyFileThatFailsIsNamed();

private:
    [[nodiscard]] Document& document() { return m_window->document(); }
    [[nodiscard]] const mmd::Scene& scene() { return document().scene(); }
    [[nodiscard]] QString path(const char* name) const
    {
        return m_folder->filePath(QString::fromUtf8(name));
    }
    void write(const QString& file, const std::vector<std::byte>& bytes) const
    {
        QVERIFY(mmd::writeFile(mmd::pathFromUtf8(file.toStdString()), bytes));
    }
    [[nodiscard]] QString said() { return m_window->messageBar().text(); }
    /// A warning or an error, not a note that disappears.
    [[nodiscard]] bool isSaidToStay()
    {
        return !m_window->messageBar().findChild<QTimer*>()->isActive();
    }

    /// The last message about a file, ignoring later ones about missing textures.
    QString m_ofFile, m_details;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<MainWindow> m_window;
};

void TestOpeningWords::init()
{
    QSettings().clear();
    Settings().setSecondModel(ModelChoice::Add);
    Settings().setSecondMotion(MotionChoice::Replace);
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(QFile::copy(samplePaths().last(), path("motion.vmd")));
    m_window = shownWindow();
    QVERIFY(m_window);
    connect(&m_window->files(), &FileCommands::message, this,
        [this](MessageBar::Kind, const QString& text, const QString& details) {
            m_ofFile = text;
            m_details = details;
        });
}

void TestOpeningWords::motionsGoToTheModelsThatComeWithThem_data()
{
    QTest::addColumn<QString>("model");
    for (const char* name : {"new.pmd", "NEW.PMD", "new.pmx", "NEW.PMX"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

void TestOpeningWords::motionsGoToTheModelsThatComeWithThem()
{
    QFETCH(QString, model);
    const QString file = m_folder->filePath(model);
    if (model.endsWith(QStringLiteral("pmd"), Qt::CaseInsensitive))
        write(file, bytesOf(pmd::whole()));
    else
        QVERIFY(QFile::copy(samplePaths().first(), file));
    QVERIFY(opened(*m_window, {samplePaths().first()}));
    QVERIFY(opened(*m_window, {path("motion.vmd"), file})); // in the order of a folder listing
    QCOMPARE(scene().actors.size(), std::size_t(2));
    QCOMPARE(scene().actors[0].motion.keyCount(), std::size_t(0));
    QVERIFY(scene().actors[1].motion.keyCount() > 0);
    QCOMPARE(document().saved().motionPath(scene().actors[1].id), path("motion.vmd"));
}

void TestOpeningWords::projectsComeBeforeMotions()
{
    QVERIFY(opened(*m_window, {samplePaths().first()}));
    m_window->files().saving().saveTo(path("scene.odori"));
    QVERIFY(test::isWritten(m_window->files().saving()));
    document().project().close();
    QVERIFY(opened(*m_window, {path("motion.vmd"), path("scene.odori")}));
    QCOMPARE(document().project().path(), path("scene.odori"));
    QCOMPARE(scene().actors.size(), std::size_t(1));
    QCOMPARE(document().saved().motionPath(), path("motion.vmd"));
}

void TestOpeningWords::posesSayWhatBecameOfThem()
{
    QVERIFY(opened(*m_window, samplePaths()));
    const mmd::VpdFile pose = mmd::vpdFromMotion(scene().actors[0].motion, 10.0);
    write(path("a.vpd"), mmd::writeVpd(pose));
    document().setCurrentFrame(47);
    QVERIFY(opened(*m_window, {path("a.vpd")}));
    const auto drafts = document().actor()->drafts.size();
    QVERIFY(drafts > 3);
    QCOMPARE(said(),
        QStringLiteral("a.vpd: %1 draft(s) at this frame, not registered yet.").arg(drafts));
    QVERIFY(!isSaidToStay());
    QCOMPARE(document().undoStack()->undoText(), QStringLiteral("Open a.vpd"));
    document().undo();
    document().setAutoKey(true);
    QVERIFY(opened(*m_window, {path("a.vpd")}));
    QCOMPARE(said(), QStringLiteral("a.vpd: %1 key(s) registered at this frame.")
                         .arg(document().selection().keyCount()));
    document().setAutoKey(false);
    QVERIFY(opened(*m_window, {path("a.vpd")})); // a second time
    QCOMPARE(said(), QStringLiteral("a.vpd is the same as the current pose."));
}

void TestOpeningWords::strangersOfAPoseAreCountedAndNamed()
{
    QVERIFY(opened(*m_window, samplePaths()));
    mmd::VpdFile pose;
    const auto open = [&](int unmatched) {
        pose.bones.clear();
        for (int at = 0; at < unmatched; ++at)
            pose.bones.push_back({"nobody" + std::to_string(at), mmd::BoneValue{{1, 2, 3}}});
        write(path("s.vpd"), mmd::writeVpd(pose));
        return opened(*m_window, {path("s.vpd")});
    };
    QVERIFY(open(1));
    QVERIFY2(said().endsWith(u"1 bone(s) and morph(s) are not in the model: nobody0"_qs),
        qPrintable(said()));
    QVERIFY(isSaidToStay());
    QVERIFY(open(5));
    QVERIFY2(
        said().endsWith(u": nobody0, nobody1, nobody2, nobody3, nobody4"_qs), qPrintable(said()));
    QVERIFY(open(6));
    QVERIFY2(said().contains(u" 6 bone(s) and morph(s) are not"_qs) &&
                 said().endsWith(u", nobody4, …"_qs),
        qPrintable(said()));
    QCOMPARE(m_window->messageBar().details().count(u"nobody"_qs), 6);
}

void TestOpeningWords::doubledKeysAreANoteAndOddBytesAWarning()
{
    QByteArray bytes = readAll(path("motion.vmd"));
    constexpr qsizetype first = 54, record = 111, name = 15;
    QByteArray doubled = bytes;
    doubled.replace(first + record, name + 4, bytes.mid(first, name + 4)); // name and frame
    write(path("doubled.vmd"), bytesOf(doubled));
    write(path("longer.vmd"), bytesOf(bytes + QByteArray("more")));
    QVERIFY(opened(*m_window, {samplePaths().first(), path("doubled.vmd")}));
    QVERIFY2(said().startsWith(u"doubled.vmd: opened with "_qs), qPrintable(said()));
    QVERIFY(!isSaidToStay());
    QVERIFY(!m_window->messageBar().details().isEmpty());
    QVERIFY(opened(*m_window, {path("longer.vmd")}));
    QVERIFY2(said().startsWith(u"longer.vmd: opened with "_qs), qPrintable(said()));
    QVERIFY(isSaidToStay());
    m_window->messageBar().clear();
    write(path("both.vmd"), bytesOf(doubled + QByteArray("more")));
    QVERIFY(opened(*m_window, {path("both.vmd")}));
    QVERIFY2(said().startsWith(u"both.vmd: opened with "_qs), qPrintable(said()));
    QVERIFY(isSaidToStay()); // one of the two is not harmless
    m_window->messageBar().clear();
    QVERIFY(opened(*m_window, {path("motion.vmd")}));
    QCOMPARE(said(), QString());
}

void TestOpeningWords::mergingIsNamed()
{
    QVERIFY(opened(*m_window, {samplePaths().first(), path("motion.vmd")}));
    mmd::Motion other; // with a single bone
    mmd::replaceTrack(other, *document().actor()->motion.bones[0]);
    write(path("other.vmd"), mmd::vmdFromMotion(other));
    QVERIFY(opened(*m_window, {path("other.vmd")}));
    QCOMPARE(document().undoStack()->undoText(), QStringLiteral("Open other.vmd"));
    Settings().setSecondMotion(MotionChoice::Merge);
    const std::uint32_t last = document().actor()->motion.lastFrame();
    document().setCurrentFrame(100);
    QVERIFY(opened(*m_window, {path("other.vmd")}));
    QCOMPARE(document().undoStack()->undoText(), QStringLiteral("Merge other.vmd"));
    QCOMPARE(document().actor()->motion.lastFrame(), last + 100);
}

void TestOpeningWords::aMotionChangedElsewhereIsAskedAbout()
{
    QVERIFY(opened(*m_window, {samplePaths().first(), path("motion.vmd")}));
    const auto save = [&] {
        QTest::keyClick(m_window.get(), Qt::Key_S, Qt::ControlModifier);
        (void)test::isWritten(m_window->files().saving());
        return QTest::qWaitForWindowActive(m_window.get());
    };
    const Answers answers(QMessageBox::Cancel, QMessageBox::Save);
    QVERIFY(save());
    QCOMPARE(answers.questions().size(), 0);
    QFile file(path("motion.vmd"));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("another's") == 9 && file.flush());
    QVERIFY(file.setFileTime(
        QDateTime::currentDateTime().addSecs(-3600), QFileDevice::FileModificationTime));
    file.close();
    QVERIFY(save());
    QCOMPARE(answers.questions().size(), 1);
    QVERIFY2(answers.questions()[0].startsWith(u"The file motion.vmd has changed since"_qs),
        qPrintable(answers.questions()[0]));
    QCOMPARE(readAll(path("motion.vmd")), QByteArray("another's"));
    QVERIFY(save());
    QCOMPARE(answers.questions().size(), 2);
    QCOMPARE(readAll(path("motion.vmd")), dataOf(mmd::vmdFromMotion(document().actor()->motion)));
    QVERIFY(save()); // its own write is no external change
    QCOMPARE(answers.questions().size(), 2);
}

/// Also if the case of the name differs, and if another model is active.
void TestOpeningWords::aModelThatWasMissingIsFoundByItsName()
{
    QVERIFY(QFile::copy(samplePaths().first(), path("doll.pmx")));
    QVERIFY(opened(*m_window, {path("doll.pmx"), path("motion.vmd")}));
    QVERIFY(opened(*m_window, {samplePaths().first()}));
    m_window->files().saving().saveTo(path("scene.odori"));
    QVERIFY(test::isWritten(m_window->files().saving()));
    QVERIFY(QDir(m_folder->path()).mkpath(QStringLiteral("moved")));
    QVERIFY(QFile::rename(path("doll.pmx"), path("moved/Doll.PMX")));
    document().project().close();
    QVERIFY(opened(*m_window, {path("scene.odori")}));
    QVERIFY2(
        m_ofFile.startsWith(u"scene.odori: 1 file(s) cannot be read"_qs), qPrintable(m_ofFile));
    QVERIFY(!scene().actors[0].model && scene().actors[1].model);
    QCOMPARE(scene().active, scene().actors[1].id);
    QVERIFY(opened(*m_window, {path("moved/Doll.PMX")}));
    QCOMPARE(scene().actors.size(), std::size_t(2)); // no third actor was added
    QVERIFY(scene().actors[0].model && scene().actors[0].motion.keyCount() > 0);
    QVERIFY(opened(*m_window, {path("moved/Doll.PMX")}));
    QCOMPARE(scene().actors.size(), std::size_t(3)); // nothing is missing any more
}

void TestOpeningWords::namesThatDoNotFitAreSaidWhenSaving()
{
    const auto bytes = mmd::readFile(mmd::pathFromUtf8(samplePaths().first().toStdString()));
    auto read = mmd::pmx::read(*bytes);
    QVERIFY(read);
    read->model.bones[0].name = {};
    read->model.bones[0].name.utf8 = "名前がとても長い骨";
    write(path("long.pmx"), mmd::pmx::write(read->model));
    QVERIFY(opened(*m_window, {path("long.pmx")}));
    document().select({{document().actor()->model->boneTrack(0)}, {}});
    m_window->viewport().setFocus();
    QTest::keyClick(&m_window->viewport(), Qt::Key_Return);
    QVERIFY(document().actor()->motion.keyCount() == 1);
    m_window->files().saving().saveTo(path("long.vmd"));
    QVERIFY(test::isWritten(m_window->files().saving()));
    QVERIFY2(
        m_ofFile.startsWith(u"Saved long.vmd. 1 name(s) do not fit the format. First name: "_qs) &&
            m_ofFile.contains(u"名前がとても"),
        qPrintable(m_ofFile));
    QVERIFY(m_details.contains(u"名前がとても"_qs));

    // It is no news at the next save.
    m_window->files().saving().saveTo(path("long.vmd"));
    QVERIFY(test::isWritten(m_window->files().saving()));
    QTRY_COMPARE(m_ofFile, u"Saved long.vmd."_qs);
    QVERIFY(m_details.contains(u"名前がとても"_qs));
}

void TestOpeningWords::everyFileThatFailsIsNamed()
{
    write(path("broken.pmx"), bytesOf("no model"));
    write(path("broken.vmd"), bytesOf("no motion"));
    QVERIFY(opened(*m_window, {path("broken.pmx"), path("none.vmd"), path("broken.vmd")}));
    QCOMPARE(said(), path("broken.pmx") + u": this is not a PMX file.\n"_qs + path("none.vmd") +
                         u": the file does not exist.\n"_qs + path("broken.vmd") +
                         u": this is not a VMD file."_qs);
    QVERIFY(opened(*m_window, {path("1.vmd"), path("2.vmd"), path("3.vmd"), path("4.vmd"),
                                  path("5.vmd"), path("6.vmd"), path("7.vmd")}));
    QCOMPARE(said().count(u"the file does not exist."_qs), 5);
    QVERIFY2(said().startsWith(path("1.vmd")) && said().endsWith(u"\n… and 2 more"_qs),
        qPrintable(said()));
    QVERIFY(m_window->messageBar().details().contains(path("7.vmd")));
    QVERIFY(opened(*m_window, samplePaths())); // they are over
    QVERIFY2(!said().contains(u"exist"_qs), qPrintable(said()));
}

QTEST_MAIN(TestOpeningWords)
#include "test_opening_words.moc"
