// SPDX-License-Identifier: MIT
#include "libmmd/format/vmd/vmd.h"
#include "libmmd/scene/edits/keys/drafts.h"
#include "libmmd/scene/edits/scene/scene_edits.h"
#include "tests/app/window_hands.h"
#include "tests/support/corpus.h"
#include "ui/dopesheet/dope_canvas.h"

#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QTemporaryDir>
#include <QtWidgets/QLineEdit>

using namespace odori;
using Button = QMessageBox::StandardButton;

namespace {

QByteArray vmdOf(Document& document)
{
    return test::dataOf(mmd::vmdFromMotion(document.actor()->motion));
}

/// Equal as far as scenes of two runs can be: the models are different objects from the same files,
/// and new keys have positions in the file.
bool isSameScene(mmd::Scene a, mmd::Scene b)
{
    if (a.actors.size() != b.actors.size())
        return false;
    for (std::size_t i = 0; i < a.actors.size(); ++i) {
        mmd::Actor& one = a.actors[i];
        mmd::Actor& two = b.actors[i];
        if (!one.model != !two.model || (one.model && one.model->path != two.model->path) ||
            mmd::vmdFromMotion(one.motion) != mmd::vmdFromMotion(two.motion))
            return false;
        one.model = two.model = nullptr;
        one.motion = two.motion = {};
    }
    return a == b;
}

QJsonObject jsonOf(const QString& path)
{
    return QJsonDocument::fromJson(test::readAll(path)).object();
}

void write(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

} // namespace

/// Projects in the real window: saved, reopened, changed by other programs, with missing files.
class TestProjectFiles : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanup();
    void aProjectComesBackAsItWas();
    void controlSWritesTheMotionThenTheProject();
    void editAndUndoLeaveTheMotionsBytes();
    void unknownMembersAreKept();
    void missingFilesAreSaidAndKept();
    void asksBeforeWritingOverAChangedProject();
    void closingAsksForTheProject();
    void whatIsEditedWhileSavingIsNotSaved_data();
    void whatIsEditedWhileSavingIsNotSaved();
    void closingWaitsForWhatIsBeingSaved();
    void aSaveThatFailsSaysSo();
    void aDroppedProjectReplacesWhatIsOpen();
    void filesCanBeDroppedOnFieldsToo();
    void aWrongProjectIsOneSentence();
    void draftsWithoutAProjectAreNotLostSilently();

private:
    void saveTo(const QString& path)
    {
        m_window->files().saving().saveTo(path);
        QVERIFY(test::isWritten(m_window->files().saving()));
    }
    [[nodiscard]] Document& document() { return m_window->document(); }
    void edit();
    [[nodiscard]] QString file(const char* name) const
    {
        return m_folder->filePath(QString::fromUtf8(name));
    }

    std::unique_ptr<MainWindow> m_window;
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_motion; ///< a writable copy of the sample's motion
};

void TestProjectFiles::initTestCase()
{
    test::prepare("test_project_files");
    QVERIFY(samplePaths().size() == 2);
}

void TestProjectFiles::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_motion = file("歩き.vmd");
    QVERIFY(QFile::copy(samplePaths().last(), m_motion));
    m_window = test::shownWindow();
    QVERIFY(m_window);
    QVERIFY(test::opened(*m_window, {samplePaths().first(), m_motion}));
}

void TestProjectFiles::cleanup()
{
    m_window.reset();
}

void TestProjectFiles::edit()
{
    mmd::Selection selection;
    selection.setTrack({mmd::TrackKind::Bone, document().actor()->motion.bones[0]->name()}, true);
    document().select(selection);
    document().setCurrentFrame(7);
    m_window->viewport().setFocus();
    QTest::keyClick(&m_window->viewport(), Qt::Key_Return);
    QVERIFY(document().saved().isModified());
}

void TestProjectFiles::aProjectComesBackAsItWas()
{
    edit();
    const mmd::ActorId actor = document().actor()->id;
    const mmd::TrackId track{mmd::TrackKind::Bone, document().actor()->motion.bones[1]->name()};
    mmd::BoneValue turned;
    turned.translation = {1.0f, 2.0f, 0.1f};
    const mmd::Draft draft{track, 45, turned};
    document().apply(mmd::setDrafts({document().scene(), actor}, std::array{draft}), {});
    document().apply(mmd::addMarkers(document().scene(), std::array{mmd::Marker{12, "サビ"}}), {});
    mmd::SceneSettings settings = document().scene().settings;
    settings.beatsPerMinute = 128.5;
    settings.playLast = 90;
    document().apply(mmd::changeSettings(document().scene(), settings), {});
    mmd::CameraSample camera;
    camera.distance = -33.5f;
    m_window->viewport().camera().setFree(camera);
    const QByteArray before = test::readAll(m_motion);

    const QString path = file("場面.odori");
    saveTo(path);
    QVERIFY(!m_window->isWindowModified());
    QVERIFY(m_window->windowTitle().contains(QStringLiteral("場面.odori")));
    QVERIFY(m_window->messageBar().text().contains(QStringLiteral("歩き.vmd"))); // embedded
    QCOMPARE(test::readAll(m_motion), before);

    auto again = test::shownWindow();
    QVERIFY(test::opened(*again, {path}));
    QVERIFY(isSameScene(again->document().scene(), document().scene()));
    QVERIFY(!again->document().saved().isModified());
    QCOMPARE(again->document().project().path(), path);
    QCOMPARE(again->document().currentFrame(), 7.0);
    QCOMPARE(again->viewport().camera().shown().distance, -33.5f);
    QCOMPARE(again->files().recent().paths().front(), path);
    QVERIFY(!again->document().saved().isMotionInItsFile(again->document().actor()->id));

    // Once the motion is saved, the project drops its copy.
    again->files().saving().saveMotion();
    QVERIFY(test::isWritten(again->files().saving()));
    again->files().saving().saveProject();
    QVERIFY(test::isWritten(again->files().saving()));
    const QJsonObject saved =
        jsonOf(path)[QStringLiteral("actors")][0][QStringLiteral("motion")].toObject();
    QCOMPARE(saved.keys(), QStringList{QStringLiteral("path")});
    QCOMPARE(test::readAll(m_motion), vmdOf(document()));
}

void TestProjectFiles::controlSWritesTheMotionThenTheProject()
{
    edit();
    QTest::keyClick(m_window.get(), Qt::Key_S, Qt::ControlModifier);
    QVERIFY(test::isWritten(m_window->files().saving()));
    QCOMPARE(test::readAll(m_motion), vmdOf(document()));
    QVERIFY(!document().saved().isModified());

    const QString path = file("scene.odori");
    saveTo(path);
    document().setCurrentFrame(8);
    m_window->viewport().setFocus();
    QTest::keyClick(&m_window->viewport(), Qt::Key_Return);
    QVERIFY(m_window->isWindowModified());
    const QByteArray before = test::readAll(m_motion);
    QTest::keyClick(m_window.get(), Qt::Key_S, Qt::ControlModifier);
    QVERIFY(test::isWritten(m_window->files().saving()));
    QVERIFY(!m_window->isWindowModified());
    QCOMPARE(test::readAll(m_motion), before);
    QVERIFY(m_window->windowTitle().contains(QStringLiteral("in the project")));
    QTest::keyClick(m_window.get(), Qt::Key_S, Qt::ControlModifier | Qt::AltModifier);
    QVERIFY(test::isWritten(m_window->files().saving()));
    QCOMPARE(test::readAll(m_motion), vmdOf(document()));
    QVERIFY(!m_window->windowTitle().contains(QStringLiteral("in the project")));
}

void TestProjectFiles::editAndUndoLeaveTheMotionsBytes()
{
    const QByteArray before = test::readAll(m_motion);
    const QString path = file("scene.odori");
    saveTo(path);
    edit();
    QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!document().saved().isModified());
    m_window->files().saving().saveProject();
    QVERIFY(test::isWritten(m_window->files().saving()));
    m_window->files().saving().saveMotion();
    QVERIFY(test::isWritten(m_window->files().saving()));
    QCOMPARE(test::readAll(m_motion), before);
}

void TestProjectFiles::unknownMembersAreKept()
{
    const QString path = file("scene.odori");
    saveTo(path);
    QJsonObject json = jsonOf(path);
    json[QStringLiteral("studio")] = QJsonObject{{QStringLiteral("light"), 3}};
    QJsonArray actors = json[QStringLiteral("actors")].toArray();
    QJsonObject actor = actors[0].toObject();
    actor[QStringLiteral("role")] = QStringLiteral("主役");
    actors[0] = actor;
    json[QStringLiteral("actors")] = actors;
    QJsonObject view = json[QStringLiteral("view")].toObject();
    view[QStringLiteral("theirs")] = true;
    json[QStringLiteral("view")] = view;
    write(path, QJsonDocument(json).toJson());

    QVERIFY(test::opened(*m_window, {path}));
    edit();
    m_window->files().saving().save();
    QVERIFY(test::isWritten(m_window->files().saving()));
    const QJsonObject saved = jsonOf(path);
    QCOMPARE(saved[QStringLiteral("studio")], json[QStringLiteral("studio")]);
    QCOMPARE(saved[QStringLiteral("actors")][0][QStringLiteral("role")].toString(),
        QStringLiteral("主役"));
    QCOMPARE(saved[QStringLiteral("view")][QStringLiteral("theirs")].toBool(), true);
}

void TestProjectFiles::missingFilesAreSaidAndKept()
{
    const QString path = file("scene.odori");
    saveTo(path);
    QByteArray text = test::readAll(path);
    text.replace(".pmx", "-moved.pmx");
    write(path, text);
    QVERIFY(QFile::remove(m_motion));
    QVERIFY(test::opened(*m_window, {path}));
    const QString said = m_window->messageBar().text();
    QVERIFY2(said.contains(QStringLiteral("-moved.pmx")), qPrintable(said));
    QCOMPARE(document().scene().actors.size(), 1u);
    QVERIFY(!document().actor()->model);
    QVERIFY(m_window->windowTitle().contains(QStringLiteral("-moved")));

    m_window->files().saving().save();
    QVERIFY(test::isWritten(m_window->files().saving()));
    const QJsonObject actor = jsonOf(path)[QStringLiteral("actors")][0].toObject();
    QVERIFY(actor[QStringLiteral("model")].toString().endsWith(QStringLiteral("-moved.pmx")));
    QCOMPARE(actor[QStringLiteral("motion")][QStringLiteral("path")].toString(),
        QStringLiteral("歩き.vmd"));

    // A model of that name replaces the missing one without a question, wherever its file is now.
    const QString moved = file("mannequin-moved.pmx");
    QVERIFY(QFile::copy(samplePaths().first(), moved));
    const test::Answers answers;
    QVERIFY(test::opened(*m_window, {moved}));
    QCOMPARE(answers.questions().size(), 0);
    QCOMPARE(document().scene().actors.size(), 1u);
    QVERIFY(document().actor()->model);
    QVERIFY(m_window->isWindowModified());
}

void TestProjectFiles::asksBeforeWritingOverAChangedProject()
{
    const QString path = file("scene.odori");
    saveTo(path);
    edit();
    const QByteArray theirs = test::readAll(path) + '\n';
    write(path, theirs);
    QFile touched(path);
    QVERIFY(touched.open(QIODevice::ReadWrite));
    touched.setFileTime(QDateTime::currentDateTime().addSecs(60), QFile::FileModificationTime);
    touched.close();
    {
        const test::Answers answers(Button::Cancel);
        m_window->files().saving().save();
        QVERIFY(!test::isWritten(m_window->files().saving()));
        QCOMPARE(answers.questions().size(), 1);
        QVERIFY(answers.questions()[0].contains(QStringLiteral("scene.odori")));
    }
    QCOMPARE(test::readAll(path), theirs);
    QVERIFY(m_window->isWindowModified());
    const test::Answers answers(Button::Save);
    m_window->files().saving().save();
    QVERIFY(test::isWritten(m_window->files().saving()));
    QVERIFY(test::readAll(path) != theirs);
    m_window->files().saving().save();
    QVERIFY(test::isWritten(m_window->files().saving())); // no question: the file is its own
    QCOMPARE(answers.questions().size(), 1);
}

void TestProjectFiles::closingAsksForTheProject()
{
    const QString path = file("scene.odori");
    saveTo(path);
    edit();
    {
        const test::Answers answers(Button::Cancel);
        QVERIFY(!test::isClosed(*m_window));
        QVERIFY(answers.questions()[0].contains(QStringLiteral("scene.odori")));
    }
    const test::Answers answers(Button::Save);
    QVERIFY(test::isClosed(*m_window));
    QVERIFY(jsonOf(path)[QStringLiteral("actors")][0][QStringLiteral("motion")].toObject().contains(
        QStringLiteral("vmd")));
}

void TestProjectFiles::whatIsEditedWhileSavingIsNotSaved_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("motion") << QStringLiteral("new.vmd");
    QTest::newRow("project") << QStringLiteral("new.odori");
}

void TestProjectFiles::whatIsEditedWhileSavingIsNotSaved()
{
    QFETCH(QString, name);
    const QString path = m_folder->filePath(name);
    edit();
    const QByteArray saved = vmdOf(document());
    m_window->files().saving().saveTo(path);
    document().setCurrentFrame(8);
    QTest::keyClick(&m_window->viewport(), Qt::Key_Return); // before the worker has finished
    QCOMPARE(document().undoStack()->count(), 2);
    const QByteArray edited = vmdOf(document());
    QVERIFY(edited != saved);
    QVERIFY(test::isWritten(m_window->files().saving()));
    QVERIFY(m_window->isWindowModified());
    if (path.endsWith(QStringLiteral(".vmd"))) {
        QCOMPARE(test::readAll(path), saved);
        QVERIFY(!document().saved().isMotionInItsFile(document().actor()->id));
        QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(document().saved().isMotionInItsFile(document().actor()->id));
        QTest::keyClick(m_window.get(), Qt::Key_Y, Qt::ControlModifier);
    }
    // Two saves in a row run one after the other, without a question.
    const test::Answers answers;
    m_window->files().saving().save();
    m_window->files().saving().save();
    QVERIFY(test::isWritten(m_window->files().saving()));
    QVERIFY(!m_window->isWindowModified());
    QCOMPARE(answers.questions().size(), 0);
    if (path.endsWith(QStringLiteral(".vmd")))
        QCOMPARE(test::readAll(path), edited);
}

void TestProjectFiles::closingWaitsForWhatIsBeingSaved()
{
    edit();
    const QByteArray saved = vmdOf(document());
    const test::Answers answers;
    QTest::keyClick(m_window.get(), Qt::Key_S, Qt::ControlModifier);
    QVERIFY(test::isClosed(*m_window));
    QCOMPARE(answers.questions().size(), 0);
    QCOMPARE(test::readAll(m_motion), saved);
}

void TestProjectFiles::aSaveThatFailsSaysSo()
{
    edit();
    const QString path = file("nowhere/at/all.vmd");
    m_window->files().saving().saveTo(path);
    QVERIFY(!test::isWritten(m_window->files().saving()));
    QVERIFY(m_window->messageBar().text().contains(QStringLiteral("all.vmd")));
    QVERIFY(m_window->isWindowModified());
    QCOMPARE(document().saved().motionPath(), m_motion);
    m_window->files().saving().save();
    QVERIFY(test::isWritten(m_window->files().saving()));
    QVERIFY(!m_window->isWindowModified());
}

void TestProjectFiles::aDroppedProjectReplacesWhatIsOpen()
{
    const QString path = file("scene.odori");
    saveTo(path);
    const mmd::Scene saved = document().scene();
    edit();
    const test::Answers answers(Button::Discard);
    QVERIFY(test::dropped(*m_window, {path}));
    QCOMPARE(answers.questions().size(), 1);
    QVERIFY(isSameScene(document().scene(), saved));
    QCOMPARE(document().undoStack()->count(), 0);
}

void TestProjectFiles::filesCanBeDroppedOnFieldsToo()
{
    const QString path = file("scene.odori");
    saveTo(path);
    m_window->files().startNew();
    auto* search = m_window->findChild<QLineEdit*>(QStringLiteral("search"));
    QVERIFY(search);
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path)});
    QSignalSpy finished(&m_window->files(), &FileCommands::loadingFinished);
    QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(search, &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(search, &drop);
    QVERIFY(finished.wait(20000));
    QVERIFY(search->text().isEmpty());
    QCOMPARE(document().project().path(), path);
}

void TestProjectFiles::aWrongProjectIsOneSentence()
{
    const mmd::Scene before = document().scene();
    const QString path = file("壊.odori");
    write(path, "{\"format\": \"odori-project\", \"formatVersion\": 1, \"actors\": 3}");
    QVERIFY(test::opened(*m_window, {path}));
    const QString said = m_window->messageBar().text();
    QVERIFY2(said.contains(QStringLiteral("壊.odori")) && said.contains(QStringLiteral("actors")),
        qPrintable(said));
    QVERIFY(document().scene() == before);
    QVERIFY(!document().project().isOpen());
}

void TestProjectFiles::draftsWithoutAProjectAreNotLostSilently()
{
    const mmd::TrackId track{mmd::TrackKind::Bone, document().actor()->motion.bones[1]->name()};
    mmd::BoneValue turned;
    turned.translation = {1.0f, 2.0f, 0.1f};
    document().apply(mmd::setDrafts({document().scene(), document().actor()->id},
                         std::array{mmd::Draft{track, 45, turned}}),
        {});
    m_window->files().saving().saveMotion();
    QVERIFY(test::isWritten(m_window->files().saving()));
    QVERIFY(m_window->messageBar().text().contains(QStringLiteral("1 ")));
    const test::Answers answers(Button::Cancel);
    QVERIFY(!test::isClosed(*m_window));
    QCOMPARE(answers.questions().size(), 1);
}

QTEST_MAIN(TestProjectFiles)
#include "test_project_files.moc"
