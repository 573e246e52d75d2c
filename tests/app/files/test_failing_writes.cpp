// SPDX-License-Identifier: MIT
#include "libmmd/base/file_io.h"
#include "libmmd/format/vmd/vmd.h"
#include "tests/app/window_hands.h"
#include "tests/support/corpus.h"
#include "ui/curves/easing/preset_library.h"
#include "ui/dialogs/export/export_dialog.h"
#include "ui/document/files/saved_state.h"

#include <QtCore/QDir>
#include <QtCore/QTemporaryDir>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

#include <array>
#include <csignal>
#include <filesystem>

#include <list>

#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace odori;
using Button = QMessageBox::StandardButton;

namespace {

constexpr uid_t nobody = 65534;

/// During its lifetime, prevents a file from being written.
class Obstacle {
public:
    enum class Kind { FullDisk, NoPermission, Protected, Folder, Pipe };

    Obstacle(Kind kind, const QString& path)
        : m_kind(kind)
        , m_path(path)
        , m_hidden(path + QStringLiteral(".hidden"))
    {
        switch (kind) {
        case Kind::FullDisk: {
            getrlimit(RLIMIT_FSIZE, &m_before);
            const rlimit small{200, m_before.rlim_max};
            setrlimit(RLIMIT_FSIZE, &small);
            break;
        }
        case Kind::NoPermission:
            change(QFileInfo(path).path(), 0755);
            m_isOther = setegid(nobody) == 0 && seteuid(nobody) == 0;
            break;
        case Kind::Protected:
            change(path, 0444);
            break;
        case Kind::Folder:
            QFile::rename(path, m_hidden);
            QDir().mkdir(path);
            break;
        case Kind::Pipe:
            QFile::rename(path, m_hidden);
            mkfifo(QFile::encodeName(path).constData(), 0600);
            break;
        }
    }
    Obstacle(const Obstacle&) = delete;
    Obstacle& operator=(const Obstacle&) = delete;
    ~Obstacle()
    {
        if (m_kind == Kind::FullDisk)
            setrlimit(RLIMIT_FSIZE, &m_before);
        if (m_isOther && (seteuid(0) != 0 || setegid(0) != 0))
            qFatal("the user cannot be changed back");
        if (m_kind == Kind::Protected)
            change(m_path, 0644);
        if (m_kind == Kind::Folder)
            QDir().rmdir(m_path);
        if (m_kind == Kind::Pipe)
            QFile::remove(m_path);
        if (m_kind == Kind::Folder || m_kind == Kind::Pipe)
            QFile::rename(m_hidden, m_path);
    }

private:
    static void change(const QString& path, mode_t mode)
    {
        if (chmod(QFile::encodeName(path).constData(), mode) != 0)
            qWarning("the mode cannot be changed");
    }

    Kind m_kind;
    QString m_path, m_hidden;
    rlimit m_before{};
    bool m_isOther = false;
};

using Kind = Obstacle::Kind;

void addKinds()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("why");
    QTest::newRow("a full disk") << int(Kind::FullDisk) << QStringLiteral("the disk is full");
    if (geteuid() == 0)
        QTest::newRow("no permission")
            << int(Kind::NoPermission) << QStringLiteral("you have no permission");
    QTest::newRow("write-protected")
        << int(Kind::Protected) << QStringLiteral("the file is write-protected");
    QTest::newRow("a folder") << int(Kind::Folder) << QStringLiteral("a folder has this name");
    QTest::newRow("a pipe") << int(Kind::Pipe) << QStringLiteral("a device or a pipe");
}

} // namespace

/// Every way to write a file from the window, when the file cannot be written: the old file is
/// kept, unsaved work stays unsaved, and the window names the file and the reason. For systems with
/// users and limits.
class TestFailingWrites : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanup() { m_window.reset(); }
    void savingAMotion_data() { addKinds(); }
    void savingAMotion();
    void savingAProject_data() { addKinds(); }
    void savingAProject();
    void closingStaysWhenSavingFails_data() { addKinds(); }
    void closingStaysWhenSavingFails();
    void closingStaysWhenOneOfTwoMotionsFails_data();
    void closingStaysWhenOneOfTwoMotionsFails();
    void startingAnewStaysWhenSavingFails();
    void openingAProjectStaysWhenSavingFails();
    void exporting_data() { addKinds(); }
    void exporting();
    void exportingATextureSaysWhich();
    void curvePresets_data() { addKinds(); }
    void curvePresets();
    void otherLinksAreSaidOnce();

private:
    [[nodiscard]] Document& document() { return m_window->document(); }
    [[nodiscard]] QString said() const { return m_window->messageBar().text(); }
    [[nodiscard]] QString file(const char* name) const
    {
        return m_folder->filePath(QString::fromUtf8(name));
    }
    void edit();
    [[nodiscard]] QByteArray bytesNow()
    {
        return test::dataOf(mmd::vmdFromMotion(document().actor()->motion));
    }
    [[nodiscard]] QStringList files() const
    {
        return QDir(m_folder->path())
            .entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
    }

    std::unique_ptr<MainWindow> m_window;
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_motion;
};

void TestFailingWrites::initTestCase()
{
    mmd::prepareStreams(); // as in main(): exceeding a limit is an error, not a signal
    test::prepare("test_failing_writes");
}

void TestFailingWrites::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_motion = file("歩き.vmd");
    QVERIFY(QFile::copy(samplePaths().last(), m_motion));
    QVERIFY(QFile::setPermissions(
        m_motion, QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup | QFile::ReadOther));
    m_window = test::shownWindow();
    QVERIFY(m_window);
    QVERIFY(test::opened(*m_window, {samplePaths().first(), m_motion}));
    edit();
}

void TestFailingWrites::edit()
{
    const int steps = document().undoStack()->count();
    mmd::Selection selection;
    selection.setTrack({mmd::TrackKind::Bone, document().actor()->motion.bones[0]->name()}, true);
    document().select(selection);
    document().setCurrentFrame(7.0 + steps);
    m_window->viewport().setFocus();
    QTest::keyClick(&m_window->viewport(), Qt::Key_Return);
    QVERIFY(m_window->isWindowModified());
}

void TestFailingWrites::savingAMotion()
{
    QFETCH(int, kind);
    QFETCH(QString, why);
    const QByteArray before = test::readAll(m_motion);
    const QStringList filesBefore = files();
    {
        // The obstacle is newer than the opened file.
        const test::Answers answers(Button::Save);
        const Obstacle obstacle(Kind(kind), m_motion);
        QTest::keyClick(m_window.get(), Qt::Key_S, Qt::ControlModifier);
        QVERIFY(!test::isWritten(m_window->files().saving()));
    }
    QVERIFY2(
        said().contains(QStringLiteral("歩き.vmd: writing failed: ") + why), qPrintable(said()));
    QCOMPARE(test::readAll(m_motion), before);
    QCOMPARE(files(), filesBefore);
    QVERIFY(m_window->isWindowModified());
    QVERIFY(document().saved().hasUnsavedWork(document().actor()->id));
    m_window->messageBar().clear();
    const test::Answers answers(Button::Save);
    m_window->files().saving().save();
    QVERIFY(test::isWritten(m_window->files().saving()));
    QCOMPARE(test::readAll(m_motion), bytesNow());
    QVERIFY(!m_window->isWindowModified());
    // The failure before is not said again.
    QVERIFY2(!m_window->messageBar().isVisible() || !said().contains(why), qPrintable(said()));
}

void TestFailingWrites::savingAProject()
{
    QFETCH(int, kind);
    QFETCH(QString, why);
    const QString path = file("場面.odori");
    m_window->files().saving().saveTo(path);
    QVERIFY(test::isWritten(m_window->files().saving()));
    edit();
    const QByteArray before = test::readAll(path);
    const QStringList filesBefore = files();
    {
        const test::Answers answers(Button::Save);
        const Obstacle obstacle(Kind(kind), path);
        QTest::keyClick(m_window.get(), Qt::Key_S, Qt::ControlModifier);
        QVERIFY(!test::isWritten(m_window->files().saving()));
    }
    QVERIFY2(
        said().contains(QStringLiteral("場面.odori: writing failed: ") + why), qPrintable(said()));
    QCOMPARE(test::readAll(path), before);
    QCOMPARE(files(), filesBefore);
    QVERIFY(m_window->isWindowModified());
}

void TestFailingWrites::closingStaysWhenSavingFails()
{
    QFETCH(int, kind);
    QFETCH(QString, why);
    const QByteArray before = test::readAll(m_motion);
    {
        const test::Answers answers(Button::Save, Button::Save);
        const Obstacle obstacle(Kind(kind), m_motion);
        QVERIFY(!test::isClosed(*m_window));
    }
    QVERIFY(m_window->isVisible());
    QVERIFY2(said().contains(why), qPrintable(said()));
    QVERIFY(m_window->isWindowModified());
    QCOMPARE(test::readAll(m_motion), before);
}

void TestFailingWrites::closingStaysWhenOneOfTwoMotionsFails_data()
{
    QTest::addColumn<QList<int>>("failing");
    QTest::newRow("the first") << QList<int>{0};
    QTest::newRow("the second") << QList<int>{1};
    QTest::newRow("both") << QList<int>{0, 1};
}

/// What is not saved is not lost, and every failure is shown.
void TestFailingWrites::closingStaysWhenOneOfTwoMotionsFails()
{
    QFETCH(QList<int>, failing);
    const QString second = file("二.vmd");
    QVERIFY(QFile::copy(samplePaths().last(), second));
    QVERIFY(QFile::setPermissions(second, QFile::ReadOwner | QFile::WriteOwner));
    {
        const test::Answers answers("add", "newActor", "replace");
        QVERIFY(test::opened(*m_window, {samplePaths().first()}));
        QVERIFY(test::opened(*m_window, {second}));
    }
    QCOMPARE(document().scene().actors.size(), std::size_t(2));
    edit();
    QCOMPARE(document().saved().unsavedWork().motions.size(), std::size_t(2));
    const QStringList motions{m_motion, second};
    QList<QByteArray> before;
    for (const QString& each : motions)
        before.append(test::readAll(each));
    {
        const test::Answers answers(Button::Save, Button::Save);
        std::list<Obstacle> obstacles;
        for (const int each : failing)
            obstacles.emplace_back(Kind::Protected, motions[each]);
        QVERIFY(!test::isClosed(*m_window));
    }
    QVERIFY(m_window->isVisible());
    QCOMPARE(document().saved().unsavedWork().motions.size(), std::size_t(failing.size()));
    for (const int each : failing) {
        const QString name = QFileInfo(motions[each]).fileName();
        QVERIFY2(said().contains(name + u": writing failed"_qs), qPrintable(said()));
        QCOMPARE(test::readAll(motions[each]), before[each]);
    }
}

void TestFailingWrites::startingAnewStaysWhenSavingFails()
{
    const mmd::Scene before = document().scene();
    const test::Answers answers(Button::Save, Button::Save);
    const Obstacle obstacle(Kind::Protected, m_motion);
    m_window->files().startNew();
    QVERIFY(document().scene() == before);
    QVERIFY(m_window->isWindowModified());
}

void TestFailingWrites::openingAProjectStaysWhenSavingFails()
{
    const QString path = file("other.odori");
    m_window->files().saving().saveTo(path);
    QVERIFY(test::isWritten(m_window->files().saving()));
    edit();
    const mmd::Scene before = document().scene();
    const test::Answers answers(Button::Save, Button::Save);
    const Obstacle obstacle(Kind::Protected, path);
    QVERIFY(test::opened(*m_window, {path}));
    QVERIFY(document().scene() == before);
    QVERIFY(m_window->isWindowModified());
}

void TestFailingWrites::exporting()
{
    QFETCH(int, kind);
    QFETCH(QString, why);
    const bool isFolder = Kind(kind) == Kind::Folder; // seen before the export begins
    const QString target = file("踊り.bvh");
    QFile old(target);
    QVERIFY(old.open(QIODevice::WriteOnly) && old.write("old") == 3);
    old.close();
    const QStringList filesBefore = files();
    ExportDialog dialog(document());
    dialog.show();
    auto* format = dialog.findChildren<QComboBox*>().at(1);
    format->setCurrentIndex(format->findData(int(mmd::ExportFormat::Bvh)));
    dialog.setPath(target);
    QPushButton* button = nullptr;
    for (QPushButton* each : dialog.findChildren<QPushButton*>())
        if (each->isDefault())
            button = each;
    QVERIFY(button);
    {
        const test::Answers answers(Button::Save);
        const Obstacle obstacle(Kind(kind), target);
        QTest::mouseClick(button, Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(button->isEnabled() != isFolder, 60000);
    }
    QStringList labels;
    for (const QLabel* each : dialog.findChildren<QLabel*>())
        labels.append(each->text());
    const QString wanted = isFolder ? QStringLiteral("踊り.bvh is a folder")
                                    : QStringLiteral("踊り.bvh: writing failed: ") + why;
    QVERIFY2(labels.join(u'|').contains(wanted), qPrintable(labels.join(u'|')));
    QCOMPARE(test::readAll(target), QByteArray("old"));
    QCOMPARE(files(), filesBefore);
}

void TestFailingWrites::exportingATextureSaysWhich()
{
    mmd::Progress progress;
    mmd::ExportOptions options;
    const mmd::Actor& actor = *document().actor();
    QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("mannequin textures")));
    const QString folder = file("mannequin textures");
    for (const auto& texture : actor.model->data.textures)
        QDir(folder).mkdir(QFileInfo(QString::fromStdString(texture.utf8)).fileName());
    const auto result = mmd::exportMotion({actor.model, {}, {}, {}},
        mmd::pathFromUtf8(file("m.fbx").toStdString()), options, progress);
    QVERIFY(!result);
    QCOMPARE(result.error().code, mmd::ErrorCode::NotWritable);
    QCOMPARE(result.error().problem, mmd::FileProblem::IsFolder);
    QVERIFY(QString::fromStdString(result.error().field).startsWith(folder));
    QVERIFY(!QFile::exists(file("m.fbx")));
}

void TestFailingWrites::curvePresets()
{
    QFETCH(int, kind);
    const QString path = file("curves.json");
    const PresetLibrary library(mmd::pathFromUtf8(path.toStdString()));
    const std::string longName(80, 'n');
    QVERIFY(library.save({"one", {}}) && library.save({longName, {}}));
    const QByteArray before = test::readAll(path);
    {
        const Obstacle obstacle(Kind(kind), path);
        const auto saved = library.save({"two", {}});
        const auto renamed = library.rename("one", "three");
        QVERIFY(!saved);
        // Without a file there is nothing to rename, but that is an error too.
        QVERIFY(!renamed);
    }
    QCOMPARE(test::readAll(path), before);
}

void TestFailingWrites::otherLinksAreSaidOnce()
{
    const auto motion = mmd::pathFromUtf8(m_motion.toStdString());
    std::filesystem::create_hard_link(motion, mmd::pathFromUtf8(file("other").toStdString()));
    const QByteArray before = test::readAll(m_motion);
    QTest::keyClick(m_window.get(), Qt::Key_S, Qt::ControlModifier);
    QVERIFY(test::isWritten(m_window->files().saving()));
    QVERIFY2(said().contains(QStringLiteral("Other hard links")), qPrintable(said()));
    QCOMPARE(test::readAll(file("other")), before);
    edit();
    QTest::keyClick(m_window.get(), Qt::Key_S, Qt::ControlModifier);
    QVERIFY(test::isWritten(m_window->files().saving()));
    QVERIFY2(said().startsWith(QStringLiteral("Saved")) && !said().contains(u"hard links"),
        qPrintable(said()));
}

QTEST_MAIN(TestFailingWrites)
#include "test_failing_writes.moc"
