// SPDX-License-Identifier: MIT
#include "app/start/start_page.h"
#include "libmmd/format/vmd/vmd.h"
#include "libmmd/scene/edits/keys/drafts.h"
#include "libmmd/scene/edits/keys/register.h"
#include "libmmd/scene/edits/scene/actors.h"
#include "libmmd/scene/edits/scene/scene_edits.h"
#include "tests/app/files/file_hands.h"
#include "tests/app/window_hands.h"
#include "tests/support/corpus.h"
#include "ui/document/files/project.h"
#include "ui/document/files/saved_state.h"

#include <QtCore/QDir>
#include <QtCore/QTemporaryDir>
#include <QtWidgets/QLabel>
#include <QtWidgets/QMenuBar>
#include <QtWidgets/QPushButton>

using namespace odori;
using namespace odori::test;

/// The File menu of the real window: the texts and proposed names of its entries, the recent files,
/// and the message after saving.
class TestFileMenu : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { prepare("test_file_menu"); }
    void init();
    void cleanup() { m_window.reset(); }
    void savingIsNamedAfterWhatItSaves();
    void withAProjectTheMotionHasEntriesOfItsOwn();
    void theNewestFilesAreRemembered();
    void aRememberedFileIsOpened();
    void relativePathsAreRememberedWhole();
    void newFilesHaveProposedNames();
    void aProjectOffersNoSecondProject();
    void theDialogBeginsBesideWhatIsOpen();
    void savingSaysWhatItDid();
    void keysSavedOverTheMotionAreNotTheMotion();
    void aMotionWithoutAFileIsNamedByItsModel();
    void savingAProjectNamesTheMotionsInside();
    void onlyFilesOfThisMachineAreDropped();
    void theDialogShowsEveryKindOfFile();
    void theTextureFolderIsAskedFor();
    void stayingKeepsWhatIsOpen();

private:
    [[nodiscard]] Document& document() { return m_window->document(); }
    [[nodiscard]] QString path(const char* name) const
    {
        return m_folder->filePath(QString::fromUtf8(name));
    }
    /// The entry of the File menu whose text begins like this.
    [[nodiscard]] QAction* entry(const char* text)
    {
        for (QMenu* menu : m_window->menuBar()->findChildren<QMenu*>())
            if (menu->title() == QStringLiteral("&File"))
                for (QAction* each : menu->actions())
                    if (each->text().remove(u'&').startsWith(QString::fromUtf8(text)))
                        return each;
        return nullptr;
    }
    /// The entries of the recent files, which are before the line and Clear Recent Files.
    [[nodiscard]] QList<QAction*> recent()
    {
        const QList<QAction*> all = entry("Open Recent")->menu()->actions();
        return all.mid(0, all.size() - 2);
    }
    /// Saves with the command and the dialog; returns the name that the dialog proposed.
    QString saveBy(QAction* command, const QString& name)
    {
        const FileAnswer answer(m_folder->path(), name);
        command->trigger();
        (void)test::isWritten(m_window->files().saving());
        return answer.proposed();
    }
    void registerKey()
    {
        mmd::Selection selection;
        selection.setTrack(
            {mmd::TrackKind::Bone, document().actor()->motion.bones[0]->name()}, true);
        document().select(selection);
        document().setCurrentFrame(7);
        m_window->viewport().setFocus();
        QTest::keyClick(&m_window->viewport(), Qt::Key_Return);
    }
    [[nodiscard]] QString said() { return m_window->messageBar().text(); }

    std::unique_ptr<MainWindow> m_window;
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestFileMenu::init()
{
    QSettings().clear();
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(QFile::copy(samplePaths().last(), path("walk & run.vmd")));
    m_window = shownWindow();
    QVERIFY(m_window);
    QVERIFY(opened(*m_window, {samplePaths().first(), path("walk & run.vmd")}));
}

void TestFileMenu::savingIsNamedAfterWhatItSaves()
{
    QCOMPARE(entry("Save walk")->text(), QStringLiteral("&Save walk && run.vmd"));
    QVERIFY(entry("Save walk")->toolTip().contains(u"Save the motion walk &amp; run.vmd (Ctrl+S)"));
    QVERIFY(!entry("Save Motion")->isVisible());
    QVERIFY(entry("Save As")->isEnabled() && entry("Save Project As…")->isVisible());
    document().activate(mmd::sceneActor); // the camera has no keys
    QCOMPARE(entry("Save untitled")->text(), QStringLiteral("&Save untitled"));
    QVERIFY(!entry("Save untitled")->isEnabled() && !entry("Save As")->isEnabled());
    document().apply(mmd::registerCamera({document().scene(), mmd::sceneActor}, 3, {}), {});
    QVERIFY(entry("Save untitled")->isEnabled() && entry("Save As")->isEnabled());
    document().activate(document().scene().actors.front().id);
    QVERIFY(entry("Save walk"));
}

void TestFileMenu::withAProjectTheMotionHasEntriesOfItsOwn()
{
    m_window->files().saving().saveTo(path("場面.ODORI"));
    QVERIFY(test::isWritten(m_window->files().saving()));
    QCOMPARE(document().project().path(), path("場面.ODORI")); // the extension's case is ignored
    QCOMPARE(entry("Save Project 場面")->text(), QStringLiteral("&Save Project 場面.ODORI"));
    QVERIFY(
        entry("Save Project 場面")->toolTip().contains(u"Save the project 場面.ODORI (Ctrl+S)"));
    QCOMPARE(entry("Save Motion walk")->text(), QStringLiteral("Save Mot&ion walk && run.vmd"));
    QVERIFY(entry("Save Motion walk")->isVisible() && entry("Save Motion As")->isVisible());
    int projectAs = 0; // exactly one visible entry
    for (const QAction* each : m_window->findChildren<QAction*>())
        if (each->isVisible() && each->text().remove(u'&') == QStringLiteral("Save Project As…"))
            ++projectAs;
    QCOMPARE(projectAs, 1);
    document().activate(mmd::sceneActor);
    QVERIFY(entry("Save Project 場面")->isEnabled() && !entry("Save Motion As")->isEnabled());
    m_window->files().startNew();
    QVERIFY(!entry("Save Motion")->isVisible());
}

void TestFileMenu::theNewestFilesAreRemembered()
{
    QStringList names;
    for (int at = 0; at < 12; ++at) {
        names.append(path(qPrintable(QStringLiteral("m%1.vmd").arg(at))));
        QVERIFY(QFile::copy(samplePaths().last(), names.last()));
        m_window->files().saving().saveTo(names.last());
        QVERIFY(test::isWritten(m_window->files().saving()));
    }
    QStringList wanted(names.rbegin(), names.rbegin() + 10);
    QCOMPARE(m_window->files().recent().paths(), wanted);
    QCOMPARE(recent().size(), 10);
    QCOMPARE(recent().front()->text(), QStringLiteral("m11.vmd"));
    QCOMPARE(recent().front()->toolTip(), names.last());
    // A recent file moves to the front and is not listed twice.
    m_window->files().saving().saveTo(names[5]);
    QVERIFY(test::isWritten(m_window->files().saving()));
    wanted.removeAll(names[5]);
    wanted.prepend(names[5]);
    QCOMPARE(m_window->files().recent().paths(), wanted);
    QCOMPARE(recent().front()->text(), QStringLiteral("m5.vmd"));
    m_window = shownWindow(); // the start page lists the first five
    QVERIFY(m_window);
    QCOMPARE(m_window->files().recent().paths(), wanted);
    QStringList shown;
    for (const QPushButton* each : m_window->findChildren<QPushButton*>(QStringLiteral("recent")))
        shown.append(each->toolTip());
    QCOMPARE(shown, wanted.mid(0, 5));
    wanted += QStringList{QStringLiteral("/x/y.vmd")}; // as a newer program may write
    QSettings().setValue(QStringLiteral("recentFiles"), wanted);
    QCOMPARE(m_window->files().recent().paths().size(), 10);
}

void TestFileMenu::aRememberedFileIsOpened()
{
    QCOMPARE(recent().size(), 2);
    QCOMPARE(recent()[0]->text(), QStringLiteral("walk && run.vmd"));
    QCOMPARE(recent()[1]->toolTip(), QFileInfo(samplePaths().first()).absoluteFilePath());
    m_window->files().startNew();
    QVERIFY(document().scene().actors.empty());
    QSignalSpy finished(&m_window->files(), &FileCommands::loadingFinished);
    recent()[0]->trigger();
    QVERIFY(finished.count() == 1 || finished.wait(20000));
    QCOMPARE(document().saved().motionPath(), path("walk & run.vmd"));
    QSettings().clear();
    m_window = shownWindow();
    QVERIFY(!entry("Open Recent")->isEnabled());
    QVERIFY(m_window->findChildren<QPushButton*>(QStringLiteral("recent")).isEmpty());
    for (const QLabel* label : m_window->startPage().findChildren<QLabel*>())
        QVERIFY(!label->isVisible() || label->text() != QStringLiteral("Recent files"));
}

void TestFileMenu::relativePathsAreRememberedWhole()
{
    m_window->files().startNew();
    const QString before = QDir::currentPath();
    QDir::setCurrent(m_folder->path());
    QVERIFY(opened(*m_window, {QStringLiteral("walk & run.vmd")}));
    QDir::setCurrent(before);
    QCOMPARE(document().saved().motionPath(), path("walk & run.vmd"));
    QCOMPARE(m_window->files().recent().paths().front(), path("walk & run.vmd"));
}

void TestFileMenu::newFilesHaveProposedNames()
{
    QCOMPARE(saveBy(entry("Save As"), {}), QStringLiteral("walk & run.vmd"));
    QCOMPARE(saveBy(entry("Save Pose As"), {}), QStringLiteral("pose.vpd"));
    QCOMPARE(saveBy(entry("Save Project As"), {}), QStringLiteral("scene.odori"));
    document().select({{{mmd::TrackKind::Bone, document().actor()->motion.bones[0]->name()}}, {}});
    QCOMPARE(saveBy(entry("Save Selected Keys As"), {}), QStringLiteral("keys.vmd"));
    document().apply(mmd::registerCamera({document().scene(), mmd::sceneActor}, 3, {}), {});
    document().activate(mmd::sceneActor);
    QCOMPARE(saveBy(entry("Save untitled"), {}), QStringLiteral("camera.vmd"));
    QVERIFY(document().saved().motionPath().isEmpty()); // every dialog was cancelled
    QVERIFY(!document().project().isOpen());
    QCOMPARE(saveBy(entry("Save untitled"), QStringLiteral("視点")), u"camera.vmd"_qs);
    QCOMPARE(document().saved().motionPath(), path("視点.vmd"));
    QCOMPARE(readAll(path("視点.vmd")), dataOf(mmd::vmdFromMotion(document().scene().camera)));
    document().activate(document().scene().actors.front().id);
    document().apply(mmd::addActor(document().scene(), document().actor()->model), {});
    QCOMPARE(saveBy(entry("Save untitled"), {}), QStringLiteral("motion.vmd"));
}

void TestFileMenu::aProjectOffersNoSecondProject()
{
    const auto kinds = [&](QAction* command) {
        QStringList filters;
        QTimer timer;
        connect(&timer, &QTimer::timeout, this, [&] {
            if (auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget())) {
                timer.stop();
                filters = dialog->nameFilters();
                dialog->reject();
            }
        });
        timer.start(30);
        command->trigger();
        return filters;
    };
    QCOMPARE(kinds(entry("Save As")).size(), 2);
    QCOMPARE(saveBy(entry("Save As"), QStringLiteral("as.odori")), u"walk & run.vmd"_qs);
    QCOMPARE(document().project().path(), path("as.odori")); // saving can create a project
    QCOMPARE(kinds(entry("Save Motion As")), QStringList{QStringLiteral("Motion (*.vmd)")});
    QCOMPARE(kinds(entry("Save Project As")), QStringList{QStringLiteral("Project (*.odori)")});
}

void TestFileMenu::theDialogBeginsBesideWhatIsOpen()
{
    const auto folder = [&] {
        QString shown;
        QTimer timer;
        connect(&timer, &QTimer::timeout, this, [&] {
            if (auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget())) {
                timer.stop();
                shown = dialog->directory().absolutePath();
                dialog->reject();
            }
        });
        timer.start(30);
        entry("Open…")->trigger();
        return shown;
    };
    QCOMPARE(folder(), m_folder->path()); // the motion's folder
    QVERIFY(QDir(m_folder->path()).mkpath(QStringLiteral("inner")));
    m_window->files().startNew();
    QVERIFY(opened(*m_window, {samplePaths().first()}));
    m_window->files().saving().saveTo(path("inner/a.odori"));
    QVERIFY(test::isWritten(m_window->files().saving()));
    QCOMPARE(folder(), path("inner")); // no motion has a file: the project's folder
    m_window->files().startNew();
    QVERIFY(opened(*m_window, {samplePaths().first()}));
    QCOMPARE(folder(), QFileInfo(samplePaths().first()).absolutePath()); // the last file's folder
    const FileAnswer answer(m_folder->path(), QStringLiteral("walk & run.vmd"));
    QSignalSpy finished(&m_window->files(), &FileCommands::loadingFinished);
    entry("Open…")->trigger();
    QVERIFY(finished.count() == 1 || finished.wait(20000));
    QCOMPARE(document().saved().motionPath(), path("walk & run.vmd"));
}

void TestFileMenu::savingSaysWhatItDid()
{
    m_window->files().saving().saveTo(path("a.vmd"));
    QVERIFY(test::isWritten(m_window->files().saving()));
    QCOMPARE(said(), QStringLiteral("Saved a.vmd."));
    document().select({});
    QCOMPARE(saveBy(entry("Save Pose As"), u"p"_qs), QStringLiteral("pose.vpd"));
    QVERIFY2(said().startsWith(QStringLiteral("Saved the pose of ")) &&
                 said().endsWith(QStringLiteral(" as p.vpd.")),
        qPrintable(said()));
    const auto& track = *document().actor()->motion.bones[0];
    document().select({{{mmd::TrackKind::Bone, track.name()}}, {}});
    saveBy(entry("Save Selected Keys As"), QStringLiteral("k"));
    QCOMPARE(said(), QStringLiteral("Saved %1 key(s) as k.vmd.").arg(track.size()));
    mmd::BoneValue turned;
    turned.translation = {1.0f, 2.0f, 0.1f};
    const mmd::Draft drafts[] = {{{mmd::TrackKind::Bone, track.name()}, 45, turned},
        {{mmd::TrackKind::Bone, track.name()}, 46, turned}};
    document().apply(mmd::setDrafts({document().scene(), document().actor()->id}, drafts), {});
    m_window->files().saving().saveMotion();
    QVERIFY(test::isWritten(m_window->files().saving()));
    QCOMPARE(said(),
        QStringLiteral("Saved a.vmd. 2 draft(s) are not in the file; only a project saves them."));
    QCOMPARE(m_window->files().recent().paths().mid(0, 3),
        (QStringList{path("a.vmd"), path("k.vmd"), path("p.vpd")}));
}

/// The file has only these keys then, and the others would be lost.
void TestFileMenu::keysSavedOverTheMotionAreNotTheMotion()
{
    QVERIFY(!document().saved().isModified());
    const auto& track = *document().actor()->motion.bones[0];
    document().select({{{mmd::TrackKind::Bone, track.name()}}, {}});
    const Answers overwrite(QMessageBox::Save);
    saveBy(entry("Save Selected Keys As"), QStringLiteral("walk & run.vmd"));
    QCOMPARE(overwrite.questions().size(), 1);
    QCOMPARE(said(), QStringLiteral("Saved %1 key(s) as walk & run.vmd.").arg(track.size()));
    QVERIFY(document().saved().isModified());
}

void TestFileMenu::aMotionWithoutAFileIsNamedByItsModel()
{
    document().apply(mmd::addActor(document().scene(), document().actor()->model), {});
    const mmd::TrackId bone{
        mmd::TrackKind::Bone, document().scene().actors[0].motion.bones[0]->name()};
    document().apply(
        mmd::registerKeys({document().scene(), document().scene().active}, {&bone, 1}, 3), {});
    const Answers answers(QMessageBox::Cancel);
    QVERIFY(!test::isClosed(*m_window));
    QCOMPARE(answers.questions().size(), 1);
    QVERIFY2(answers.questions()[0].contains(u"the new motion of mannequin (2)"_qs),
        qPrintable(answers.questions()[0]));
    m_window->files().saving().saveTo(path("s.odori"));
    QVERIFY(test::isWritten(m_window->files().saving()));
    QVERIFY2(said().contains(u"the new motion of mannequin (2)"_qs), qPrintable(said()));
}

void TestFileMenu::savingAProjectNamesTheMotionsInside()
{
    m_window->files().saving().saveTo(path("s.odori"));
    QVERIFY(test::isWritten(m_window->files().saving()));
    QCOMPARE(said(), QStringLiteral("Saved s.odori.")); // every motion equals its file
    registerKey();
    document().activate(mmd::sceneActor);
    document().apply(mmd::registerCamera({document().scene(), mmd::sceneActor}, 3, {}), {});
    m_window->files().saving().saveProject();
    QVERIFY(test::isWritten(m_window->files().saving()));
    QVERIFY2(said().startsWith(QStringLiteral("Saved s.odori. The project contains")),
        qPrintable(said()));
    QVERIFY2(said().endsWith(QStringLiteral(": walk & run.vmd, the new motion of Camera.")),
        qPrintable(said()));
}

void TestFileMenu::onlyFilesOfThisMachineAreDropped()
{
    const auto accepts = [&](QWidget& widget, const QMimeData& data) {
        QDragEnterEvent enter(
            QPoint(30, 30), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        enter.ignore();
        QCoreApplication::sendEvent(&widget, &enter);
        return enter.isAccepted();
    };
    QMimeData text, remote, local;
    text.setText(QStringLiteral("/a/b.vmd"));
    remote.setUrls({QUrl(QStringLiteral("https://example.org/a.vmd"))});
    local.setUrls({QUrl(QStringLiteral("https://example.org/a.vmd")),
        QUrl::fromLocalFile(path("walk & run.vmd"))});
    QVERIFY(!accepts(*m_window, text) && !accepts(*m_window, remote));
    QVERIFY(accepts(*m_window, local));
    QWidget other; // another window
    QVERIFY(!accepts(other, local));
    m_window->files().startNew();
    QSignalSpy finished(&m_window->files(), &FileCommands::loadingFinished);
    QDropEvent drop(QPointF(30, 30), Qt::CopyAction, &local, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(m_window.get(), &drop);
    QVERIFY(finished.count() == 1 || finished.wait(20000));
    QCOMPARE(document().saved().motionPath(), path("walk & run.vmd"));
    QVERIFY(said().isEmpty()); // no message about the remote file
}

void TestFileMenu::theDialogShowsEveryKindOfFile()
{
    QStringList filters;
    QTimer timer;
    connect(&timer, &QTimer::timeout, this, [&] {
        if (auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget())) {
            timer.stop();
            filters = dialog->nameFilters();
            dialog->reject();
        }
    });
    timer.start(30);
    entry("Open…")->trigger();
    QVERIFY(filters.size() > 4);
    for (const char* ending : {"odori", "pmx", "PMX", "pmd", "PMD", "vmd", "VMD", "vpd", "VPD"}) {
        const QString pattern = QStringLiteral("*.%1").arg(QLatin1String(ending));
        QVERIFY2(filters.front().contains(pattern), ending); // in the default filter
        QCOMPARE(filters.filter(pattern).size(), 2);         // and in the one of its kind
    }
}

void TestFileMenu::theTextureFolderIsAskedFor()
{
    QSignalSpy chosen(&m_window->files(), &FileCommands::textureFolderChosen);
    QString begins;
    const auto answer = [&](bool accepts) {
        QTimer timer;
        connect(&timer, &QTimer::timeout, this, [&] {
            auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            auto* field =
                dialog ? dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit")) : nullptr;
            if (field && dialog->isActiveWindow()) {
                timer.stop();
                begins = dialog->directory().absolutePath();
                field->setFocus(); // otherwise the list's selection counts
                field->setText(m_folder->path());
                accepts ? QMetaObject::invokeMethod(dialog, "accept")
                        : QMetaObject::invokeMethod(dialog, "reject");
            }
        });
        timer.start(30);
        entry("Find Textures")->trigger();
    };
    answer(false);
    QCOMPARE(chosen.size(), 0);
    QCOMPARE(begins, QFileInfo(samplePaths().first()).absolutePath()); // the model's folder
    answer(true);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.front().front().toString(), m_folder->path());
}

void TestFileMenu::stayingKeepsWhatIsOpen()
{
    registerKey();
    const mmd::Scene before = document().scene();
    const Answers answers(QMessageBox::Cancel, QMessageBox::Discard);
    entry("New")->trigger();
    QVERIFY(document().scene() == before);
    QTRY_VERIFY(m_window->isActiveWindow());
    entry("New")->trigger();
    QCOMPARE(answers.questions().size(), 2);
    QVERIFY(document().scene().actors.empty());
    QCOMPARE(document().undoStack()->count(), 0);
    QCOMPARE(document().currentFrame(), 0.0);
    QVERIFY(!m_window->isWindowModified());
}

QTEST_MAIN(TestFileMenu)
#include "test_file_menu.moc"
