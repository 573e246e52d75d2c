// SPDX-License-Identifier: MIT
#include "libmmd/format/vmd/vmd.h"
#include "libmmd/scene/edits/keys/register.h"
#include "libmmd/scene/edits/scene/scene_edits.h"
#include "tests/app/files/file_hands.h"
#include "tests/app/window_hands.h"
#include "tests/support/corpus.h"
#include "ui/document/files/project.h"
#include "ui/document/files/saved_state.h"
#include "ui/document/scene_drafts.h"
#include "ui/dopesheet/dope_canvas.h"
#include "ui/dopesheet/dope_sheet.h"
#include "ui/fields/number_field.h"
#include "ui/panels/key/key_panel.h"

#include <QtCore/QDir>
#include <QtCore/QTemporaryDir>

using namespace odori;
using Button = QMessageBox::StandardButton;

/// Closing the window with unsaved work: the questions, the saved files, and that nothing is lost
/// if a file cannot be written. Two models, each with its own motion.
class TestClosing : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { test::prepare("test_closing"); }
    void init();
    void cleanup() { m_window.reset(); }
    void theTitlesStarStandsBesideWhatIsNotSaved();
    void thePlayRangeIsNoWork();
    void markersAndTempoAreNamedAndSavedInAProject();
    void draftsOfEveryModelAndTheCameraAreCounted();
    void anAddedModelWithoutKeysIsNamed();
    void motionsAloneCanBeSavedBesideOtherWork();
    void aCancelledNameKeepsTheWindow();
    void aFailedWriteKeepsTheWindow_data();
    void aFailedWriteKeepsTheWindow();
    void aFailedWriteOfTheSecondMotionKeepsTheWindow();
    void aFailedProjectUnderANewNameKeepsTheWindow();
    void aRefusedCloseAfterSavingIsAskedAgain();
    void anErrorOfSavingEndsWithItsWork();
    void aNumberThatIsBeingTypedIsSaved();
    void newAndOpenAskToo();
    void anOpenedProjectHoldsNoUnsavedWork();

private:
    [[nodiscard]] Document& document() { return m_window->document(); }
    [[nodiscard]] QString path(const char* name) const
    {
        return m_folder->filePath(QString::fromUtf8(name));
    }
    [[nodiscard]] QByteArray vmdOf(std::size_t actor)
    {
        return test::dataOf(mmd::vmdFromMotion(document().scene().actors[actor].motion));
    }
    void pressQuit()
    {
        // The previous question had the focus; shortcuts need an active window.
        QVERIFY(QTest::qWaitFor([&] { return m_window->isActiveWindow(); }, 20000));
        QTest::keyClick(m_window.get(), Qt::Key_Q, Qt::ControlModifier);
    }
    /// Registers a key for the actor's first bone.
    void edit(std::size_t actor);
    void addMarker()
    {
        const mmd::Marker marker{12, "サビ"};
        document().apply(mmd::addMarkers(document().scene(), {&marker, 1}), {});
    }
    void changeSettings(void (*change)(mmd::SceneSettings&))
    {
        mmd::SceneSettings settings = document().scene().settings;
        change(settings);
        document().apply(mmd::changeSettings(document().scene(), settings), {});
    }

    std::unique_ptr<MainWindow> m_window;
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_first, m_second; ///< motions, each in its own folder
};

void TestClosing::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(QDir(m_folder->path()).mkpath(QStringLiteral("一")));
    QVERIFY(QDir(m_folder->path()).mkpath(QStringLiteral("二")));
    m_first = path("一/一.vmd");
    m_second = path("二/二.vmd");
    for (const QString& each : {m_first, m_second})
        QVERIFY(QFile::copy(samplePaths().last(), each));
    m_window = test::shownWindow();
    QVERIFY(m_window);
    QVERIFY(test::opened(*m_window, {samplePaths().first(), m_first}));
    const test::Answers answers("add");
    QVERIFY(test::opened(*m_window, {samplePaths().first(), m_second}));
    QCOMPARE(document().scene().actors.size(), 2u);
    QVERIFY(!m_window->isWindowModified());
}

void TestClosing::edit(std::size_t actor)
{
    document().activate(document().scene().actors[actor].id);
    mmd::Selection selection;
    selection.setTrack({mmd::TrackKind::Bone, document().actor()->motion.bones[0]->name()}, true);
    document().select(selection);
    document().setCurrentFrame(7);
    m_window->viewport().setFocus();
    QTest::keyClick(&m_window->viewport(), Qt::Key_Return);
    QVERIFY(document().saved().hasUnsavedWork(document().scene().active));
}

void TestClosing::theTitlesStarStandsBesideWhatIsNotSaved()
{
    const QString scene = QStringLiteral("untitled scene[*]");
    QVERIFY(m_window->windowTitle().startsWith(QStringLiteral("二.vmd[*] — mannequin (2)")));
    addMarker();
    QVERIFY(m_window->isWindowModified() && m_window->windowTitle().contains(scene));
    edit(0);
    QVERIFY(m_window->windowTitle().startsWith(QStringLiteral("一.vmd[*] — mannequin (1)")));
    QVERIFY(!m_window->windowTitle().contains(scene));
    document().activate(document().scene().actors[1].id);
    QVERIFY(m_window->windowTitle().startsWith(QStringLiteral("二.vmd — mannequin (2)")));
    QVERIFY(m_window->windowTitle().contains(scene));
    m_window->files().saving().saveTo(path("場面.odori"));
    QVERIFY(test::isWritten(m_window->files().saving()));
    QVERIFY(m_window->windowTitle().startsWith(QStringLiteral("場面.odori[*]")));
    QVERIFY(!m_window->isWindowModified());
    edit(1);
    QVERIFY(m_window->windowTitle().startsWith(QStringLiteral("場面.odori[*]")));
}

void TestClosing::thePlayRangeIsNoWork()
{
    DopeCanvas& sheet = m_window->dopeSheet().canvas();
    sheet.setFocus();
    document().setCurrentFrame(6);
    QTest::keyClick(&sheet, Qt::Key_BracketLeft);
    document().setCurrentFrame(12);
    QTest::keyClick(&sheet, Qt::Key_BracketRight);
    QCOMPARE(document().scene().settings.playLast, 12u);
    QVERIFY(!m_window->isWindowModified());
    const test::Answers answers;
    pressQuit();
    QVERIFY(!m_window->isVisible());
    QCOMPARE(answers.questions().size(), 0);
}

void TestClosing::markersAndTempoAreNamedAndSavedInAProject()
{
    // Opening a sound is no work, but a project would hold it.
    changeSettings([](mmd::SceneSettings& settings) { settings.sound.path = "/none/song.wav"; });
    QVERIFY(!m_window->isWindowModified());
    addMarker();
    QVERIFY(m_window->isWindowModified());
    changeSettings([](mmd::SceneSettings& settings) { settings.beatsPerMinute = 90; });
    const mmd::Scene before = document().scene();
    {
        const test::Answers answers(Button::Cancel);
        pressQuit();
        QVERIFY(m_window->isVisible());
        QCOMPARE(answers.questions().size(), 1);
        const QString question = answers.questions().front();
        QVERIFY2(question.contains(QStringLiteral("1 marker")), qPrintable(question));
        QVERIFY2(question.contains(QStringLiteral("Tempo")), qPrintable(question));
        QVERIFY2(question.contains(QStringLiteral("Sound")), qPrintable(question));
        QVERIFY(!question.contains(QStringLiteral("vmd")) &&
                !question.contains(QStringLiteral("Physics")));
        QVERIFY(!question.contains(QStringLiteral("draft(s)")));
    }
    QVERIFY(document().scene() == before);
    const test::Answers answers("saveProject");
    const test::FileAnswer file(m_folder->path(), QStringLiteral("場面.odori"));
    pressQuit();
    QTRY_VERIFY(!m_window->isVisible()); // after the file is written
    QVERIFY(test::readAll(path("場面.odori")).contains("サビ"));
}

void TestClosing::draftsOfEveryModelAndTheCameraAreCounted()
{
    mmd::CameraValue camera;
    camera.distance = -33.0f;
    document().sceneDrafts().change(camera, {});
    for (const std::size_t actor : {0u, 1u}) {
        document().activate(document().scene().actors[actor].id);
        document().sceneDrafts().change(mmd::ShowIkValue{.show = 0, .switches = {}}, {});
    }
    const test::Answers answers(Button::Cancel);
    pressQuit();
    QVERIFY(m_window->isVisible());
    QCOMPARE(answers.questions().size(), 1);
    const QString question = answers.questions().front();
    QVERIFY2(question.contains(QStringLiteral("3 draft")), qPrintable(question));
}

/// Saving the motions does not bring it back.
void TestClosing::anAddedModelWithoutKeysIsNamed()
{
    const QString model = path("台.pmx");
    QVERIFY(QFile::copy(samplePaths().first(), model));
    const test::Answers answers("add", Button::Cancel, Button::Cancel, Button::Cancel);
    QVERIFY(test::opened(*m_window, {model}));
    QCOMPARE(document().scene().actors.size(), 3u);
    QVERIFY(!m_window->isWindowModified()); // opening a model is no work
    edit(1);
    QVERIFY(!test::isClosed(*m_window));
    QCOMPARE(answers.questions().size(), 2);
    const QString named = QStringLiteral("Models without keys are saved only in a project: 台.");
    QVERIFY2(answers.questions()[1].contains(QStringLiteral("二.vmd")) &&
                 answers.questions()[1].contains(named),
        qPrintable(answers.questions()[1]));
    addMarker();
    QVERIFY(!test::isClosed(*m_window));
    QCOMPARE(answers.questions().size(), 3);
    QVERIFY2(answers.questions()[2].contains(QStringLiteral("• Models without keys: 台\n")),
        qPrintable(answers.questions()[2]));
    document().activate(document().scene().actors[2].id);
    const mmd::TrackId bone{
        mmd::TrackKind::Bone, document().scene().actors[0].motion.bones[0]->name()};
    document().apply(
        mmd::registerKeys({document().scene(), document().scene().active}, {&bone, 1}, 3), {});
    QVERIFY(!test::isClosed(*m_window)); // its new motion is named instead
    QCOMPARE(answers.questions().size(), 4);
    QVERIFY2(!answers.questions()[3].contains(QStringLiteral("Models without keys")) &&
                 answers.questions()[3].contains(QStringLiteral("the new motion of 台")),
        qPrintable(answers.questions()[3]));
}

void TestClosing::motionsAloneCanBeSavedBesideOtherWork()
{
    addMarker();
    edit(1);
    const QByteArray edited = vmdOf(1);
    const QByteArray original = test::readAll(m_first);
    const test::Answers answers("saveMotions");
    QVERIFY(test::isClosed(*m_window));
    QVERIFY(answers.questions().front().contains(QStringLiteral("二.vmd")));
    QVERIFY(!answers.questions().front().contains(QStringLiteral("一.vmd")));
    QCOMPARE(test::readAll(m_second), edited);
    QCOMPARE(test::readAll(m_first), original);
}

void TestClosing::aCancelledNameKeepsTheWindow()
{
    addMarker();
    const test::Answers answers("saveProject");
    const test::FileAnswer file(m_folder->path(), {});
    QVERIFY(!test::isClosed(*m_window));
    QVERIFY(!file.proposed().isEmpty());
    QCOMPARE(document().scene().markers.size(), 1u);
    QVERIFY(m_window->isWindowModified());
}

void TestClosing::aFailedWriteKeepsTheWindow_data()
{
    QTest::addColumn<bool>("isProject");
    QTest::newRow("motion") << false;
    QTest::newRow("project") << true;
}

void TestClosing::aFailedWriteKeepsTheWindow()
{
    QFETCH(bool, isProject);
    if (isProject)
        m_window->files().saving().saveTo(path("一/場面.odori"));
    QVERIFY(test::isWritten(m_window->files().saving()));
    edit(0);
    const mmd::Scene before = document().scene();
    QVERIFY(QDir(path("一")).removeRecursively());
    {
        const test::Answers answers(Button::Save, Button::Cancel);
        QVERIFY(!test::isClosed(*m_window));
        QVERIFY(m_window->isVisible());
        QCOMPARE(answers.questions().size(), 1);
        const QString file = isProject ? QStringLiteral("場面.odori") : QStringLiteral("一.vmd");
        QVERIFY2(m_window->messageBar().text().contains(file),
            qPrintable(m_window->messageBar().text()));
        QVERIFY(m_window->isWindowModified());
        QVERIFY(document().scene() == before);
        QVERIFY(!test::isClosed(*m_window)); // the question is asked again
        QCOMPARE(answers.questions().size(), 2);
    }
    QVERIFY(QDir().mkpath(path("一")));
    const test::Answers now(Button::Save);
    QVERIFY(test::isClosed(*m_window));
}

void TestClosing::aFailedWriteOfTheSecondMotionKeepsTheWindow()
{
    edit(0);
    edit(1);
    const QByteArray first = vmdOf(0);
    QVERIFY(QDir(path("二")).removeRecursively());
    {
        const test::Answers answers(Button::Save);
        QVERIFY(!test::isClosed(*m_window));
        QVERIFY(answers.questions().front().contains(QStringLiteral("一.vmd")));
        QVERIFY(answers.questions().front().contains(QStringLiteral("二.vmd")));
    }
    QCOMPARE(test::readAll(m_first), first);
    QVERIFY(m_window->messageBar().text().contains(QStringLiteral("二.vmd")));
    QVERIFY(!document().saved().hasUnsavedWork(document().scene().actors[0].id));
    QVERIFY(document().saved().hasUnsavedWork(document().scene().actors[1].id));
    const test::Answers answers(Button::Cancel);
    QVERIFY(!test::isClosed(*m_window));
    QVERIFY(!answers.questions().front().contains(QStringLiteral("一.vmd")));
}

void TestClosing::aFailedProjectUnderANewNameKeepsTheWindow()
{
    addMarker();
    // A folder has that name, so the file cannot be written.
    QVERIFY(QDir(m_folder->path()).mkpath(QStringLiteral("folder.odori/inside")));
    m_window->files().saving().saveTo(path("folder.odori"));
    QVERIFY(!test::isWritten(m_window->files().saving()));
    QVERIFY(!document().project().isOpen());
    QVERIFY(m_window->isWindowModified());
    const test::Answers answers(Button::Cancel);
    QVERIFY(!test::isClosed(*m_window));
    QCOMPARE(answers.questions().size(), 1);
    QCOMPARE(document().scene().markers.size(), 1u);
}

/// As the dialog of a tool does, that was opened while the file was written.
void TestClosing::aRefusedCloseAfterSavingIsAskedAgain()
{
    struct Refuser : QObject {
        int closes = 0;
        bool eventFilter(QObject*, QEvent* event) override
        {
            const bool isRefused = event->type() == QEvent::Close && ++closes == 2;
            if (isRefused)
                event->ignore();
            return isRefused;
        }
    } refuser;
    edit(1);
    m_window->installEventFilter(&refuser);
    const test::Answers answers(Button::Save, Button::Cancel);
    QVERIFY(!test::isClosed(*m_window));
    QCOMPARE(refuser.closes, 2); // the second one after saving
    QVERIFY(!m_window->isWindowModified());
    addMarker();
    QVERIFY(!test::isClosed(*m_window));
    QCOMPARE(answers.questions().size(), 2);
    QVERIFY(answers.questions()[1].contains(QStringLiteral("1 marker")));
    QCOMPARE(document().scene().markers.size(), 1u);
}

void TestClosing::anErrorOfSavingEndsWithItsWork()
{
    edit(1);
    QVERIFY(QDir(path("二")).removeRecursively());
    m_window->files().saving().save();
    QVERIFY(!test::isWritten(m_window->files().saving()));
    QVERIFY(m_window->messageBar().text().contains(QStringLiteral("二.vmd")));
    const test::Answers answers(Button::Discard);
    m_window->files().startNew();
    QTRY_VERIFY(document().scene().actors.empty());
    QCOMPARE(m_window->messageBar().text(), QString());
}

/// Saving and closing enter it, as Enter does.
void TestClosing::aNumberThatIsBeingTypedIsSaved()
{
    const mmd::TrackId bone{mmd::TrackKind::Bone, document().actor()->motion.bones[0]->name()};
    mmd::Selection selection;
    selection.setTrack(bone, true);
    document().select(selection);
    document().setCurrentFrame(mmd::framesOf(document().actor()->motion, bone).front());
    NumberField& field = m_window->findChild<KeyPanel*>()->field(mmd::KeyNumber::X);
    const auto type = [&](const char* number) {
        QVERIFY(QTest::qWaitFor([&] { return m_window->isActiveWindow(); }, 20000));
        field.setFocus();
        field.selectAll();
        QTest::keyClicks(&field, QLatin1String(number));
    };
    const auto value = [&] {
        return mmd::findBoneTrack(document().actor()->motion, bone.name)->values()[0].translation.x;
    };
    selection.setKey(bone, document().currentKeyFrame(), true);
    document().select(selection);
    type("9.5");
    QTest::keyClick(&field, Qt::Key_S, Qt::ControlModifier);
    QVERIFY(test::isWritten(m_window->files().saving()));
    QCOMPARE(value(), 9.5f);
    QVERIFY(test::readAll(m_second) == vmdOf(1));
    type("7.25");
    const test::Answers answers(Button::Cancel);
    pressQuit();
    QCOMPARE(answers.questions().size(), 1);
    QCOMPARE(value(), 7.25f);
}

void TestClosing::newAndOpenAskToo()
{
    addMarker();
    const mmd::Scene before = document().scene();
    const test::Answers answers(Button::Cancel, Button::Cancel);
    m_window->files().startNew();
    QVERIFY(document().scene() == before);
    auto other = test::shownWindow();
    QVERIFY(test::opened(*other, {samplePaths().first()}));
    other->files().saving().saveTo(path("他.odori"));
    QVERIFY(test::isWritten(other->files().saving()));
    other.reset();
    m_window->activateWindow();
    QVERIFY(test::opened(*m_window, {path("他.odori")}));
    QVERIFY(document().scene() == before);
    QCOMPARE(answers.questions().size(), 2);
}

void TestClosing::anOpenedProjectHoldsNoUnsavedWork()
{
    edit(1);
    m_window->files().saving().saveTo(path("場面.odori"));
    QVERIFY(test::isWritten(m_window->files().saving()));
    auto again = test::shownWindow();
    QVERIFY(test::opened(*again, {path("場面.odori")}));
    Document& opened = again->document();
    QCOMPARE(opened.scene().actors.size(), 2u);
    // The first motion equals its file; the project contains the second.
    QVERIFY(opened.saved().isMotionInItsFile(opened.scene().actors[0].id));
    QCOMPARE(opened.saved().motionsBesideTheirFiles(),
        std::vector<mmd::ActorId>{opened.scene().actors[1].id});
    QVERIFY(!again->isWindowModified());
    opened.activate(opened.scene().actors[0].id);
    QVERIFY(!again->windowTitle().contains(QStringLiteral("in the project")));
    opened.activate(opened.scene().actors[1].id);
    QVERIFY(again->windowTitle().contains(QStringLiteral("in the project")));
    const test::Answers answers;
    QVERIFY(test::isClosed(*again));
    QCOMPARE(answers.questions().size(), 0);
}

QTEST_MAIN(TestClosing)
#include "test_closing.moc"
