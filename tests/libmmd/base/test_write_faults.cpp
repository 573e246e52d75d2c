// SPDX-License-Identifier: MIT
#include "libmmd/format/motion_formats.h"
#include "libmmd/format/pmx/pmx.h"
#include "libmmd/format/vpd/vpd.h"
#include "libmmd/interchange/export.h"
#include "libmmd/picture/image.h"
#include "libmmd/project/project.h"
#include "libmmd/scene/shown_pose.h"
#include "tests/libmmd/base/file_stage.h"
#include "tests/support/failing_file_calls.h"
#include "tests/support/real_files.h"

#include <QtCore/QDir>
#include <QtCore/QDirIterator>
#include <QtTest/QTest>

#include <algorithm>
#include <cerrno>
#include <climits>
#include <functional>
#include <map>

using mmd::FileProblem;
using namespace odori::test;

namespace {

using Save = std::function<mmd::Result<void>(const std::filesystem::path&)>;

constexpr const char* callNames[] = {
    "create", "open", "write", "flush", "truncate", "rename", "remove", "flush folder"};

/// The faults of one kind of call. With `works` the system recovers, so the file must be written.
struct FaultRow {
    const char* name;
    FileCall call;
    int error;
    bool isShort = false, isLasting = false, works = false;
};

constexpr FaultRow faults[] = {
    {"full disk", FileCall::Create, ENOSPC},
    {"disk error", FileCall::Create, EIO},
    {"no permission", FileCall::Create, EACCES},
    {"interrupted", FileCall::Create, EINTR, false, false, true},
    {"full disk", FileCall::Write, ENOSPC},
    {"full disk from here", FileCall::Write, ENOSPC, false, true},
    {"full disk after half", FileCall::Write, ENOSPC, true, true},
    {"disk error", FileCall::Write, EIO},
    {"disk error after half", FileCall::Write, EIO, true},
    {"no permission", FileCall::Write, EACCES},
    {"interrupted", FileCall::Write, EINTR, false, false, true},
    {"interrupted after half", FileCall::Write, EINTR, true, false, true},
    {"only half", FileCall::Write, 0, true, false, true},
    {"full disk", FileCall::Flush, ENOSPC},
    {"disk error", FileCall::Flush, EIO},
    {"no permission", FileCall::Flush, EACCES},
    {"interrupted", FileCall::Flush, EINTR, false, false, true},
    {"not supported", FileCall::Flush, EINVAL, false, true, true},
    {"full disk", FileCall::Rename, ENOSPC},
    {"disk error", FileCall::Rename, EIO},
    {"no permission", FileCall::Rename, EACCES},
    {"interrupted", FileCall::Rename, EINTR, false, false, true},
    {"full disk", FileCall::FlushFolder, ENOSPC},
    {"disk error", FileCall::FlushFolder, EIO},
    {"interrupted", FileCall::FlushFolder, EINTR, false, false, true},
    // A folder that the user may write in, but not read.
    {"no permission", FileCall::FlushFolder, EACCES, false, false, true},
    // Files that are only opened are those of killed programs: their removal can wait.
    {"disk error", FileCall::Open, EIO, false, true, true},
    {"interrupted", FileCall::Open, EINTR, false, false, true},
};

/// An FBX is written with its textures: three files show what happens to a group.
mmd::pmx::Model withTwoTextures(mmd::pmx::Model model)
{
    for (std::size_t at = 0; at < model.materials.size(); ++at) {
        model.materials[at].sphereTexture = -1;
        model.materials[at].sharedToon = 1;
        model.materials[at].toon = 0;
        if (at >= 2)
            model.materials[at].texture = -1;
    }
    return model;
}

/// Each file is opened under all names of killed writers, where a fault changes nothing: three are
/// enough.
int triedCalls(const FaultRow& fault, const FailingFileCalls& counted)
{
    return std::min(counted.count(fault.call), fault.call == FileCall::Open ? 3 : INT_MAX);
}

FileProblem problemOf(const FaultRow& fault)
{
    return fault.call == FileCall::FlushFolder ? FileProblem::NotFlushed
           : fault.error == ENOSPC             ? FileProblem::DiskFull
           : fault.error == EIO                ? FileProblem::IoError
                                               : FileProblem::NoPermission;
}

} // namespace

/// Fails every call that writes a file, in every format, over an old file and as a new one. Then
/// there is the old or the new file, whole, and the failure is an error.
class TestWriteFaults : public QObject, private FileStage {
    Q_OBJECT
private slots:
    void initTestCase();
    void everyFault_data();
    void everyFault();
    void anExportWithoutPermissionNamesItsFile();
    void cleanupTestCase() { qInfo("%d faults in all", m_all); }

private:
    using Files = std::map<QString, QByteArray>;

    [[nodiscard]] Files files() const;
    void prepareFolder(bool isNew);
    void tryFault(const FaultRow& fault, int number, bool isNew);

    std::map<std::string, Save> m_saves;
    Save m_save;        ///< of the row
    QString m_target;   ///< name of its file
    Files m_old, m_now; ///< the folder before and after a save without a fault
    int m_tried = 0, m_all = 0;
};

void TestWriteFaults::initTestCase()
{
    const auto motionPath = mmd::pathFromUtf8(sampleFile(u"walk.vmd"_qs).toStdString());
    const auto modelPath = mmd::pathFromUtf8(sampleFile(u"mannequin.pmx"_qs).toStdString());
    const auto source = mmd::readMotionFile(motionPath);
    auto model = mmd::loadModel(modelPath);
    QVERIFY(source && model);
    const auto shared = std::make_shared<const mmd::Model>(std::move(*model));
    const mmd::Motion motion = mmd::motionFromVmd(source->file).motion;
    for (const mmd::MotionFormat& format : mmd::motionFormats())
        m_saves[std::string(format.extension)] = [bytes = format.write(source->file, {})](
                                                     const std::filesystem::path& path) {
            return mmd::writeFile(path, bytes);
        };
    m_saves["pmx"] = [shared](const std::filesystem::path& path) {
        return mmd::writeFile(path, mmd::pmx::write(shared->data));
    };
    m_saves["png"] = [](const std::filesystem::path& path) {
        mmd::Image image{64, 64, std::vector<std::uint8_t>(64 * 64 * 4, 200), false};
        return mmd::writeFile(path, mmd::encodePng(image));
    };
    m_saves["odori"] = [shared, motion](const std::filesystem::path& path) {
        mmd::Scene scene;
        mmd::Actor actor;
        actor.id = mmd::ActorId{1};
        actor.model = shared;
        actor.motion = motion;
        scene.actors.push_back(actor);
        scene.nextActor = 2;
        return mmd::saveProject(scene, {}, path).map([](const mmd::ContentMark&) {});
    };
    const auto dressed = std::make_shared<const mmd::Model>(
        mmd::makeModel(withTwoTextures(shared->data), {}, shared->path));
    for (const auto& [name, format] : {std::pair("fbx", mmd::ExportFormat::FbxBinary),
             std::pair("glb", mmd::ExportFormat::Glb), std::pair("bvh", mmd::ExportFormat::Bvh)})
        m_saves[name] = [dressed, motion, which = format](
                            const std::filesystem::path& path) -> mmd::Result<void> {
            mmd::ExportOptions options;
            options.format = which;
            options.range = mmd::FrameSpan{0, 2};
            options.verify = false; // reads only, and takes long
            mmd::Progress progress;
            return mmd::exportMotion({dressed, motion, {}, {}}, path, options, progress)
                .map([](const mmd::ExportResult&) {});
        };
    for (const char* format :
        {"vmd", "vpd", "pmx", "json", "csv", "odori", "fbx", "glb", "bvh", "png"})
        QVERIFY2(m_saves.contains(format), format);
}

TestWriteFaults::Files TestWriteFaults::files() const
{
    Files found;
    QDirIterator all(m_folder->path(), QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot,
        QDirIterator::Subdirectories);
    while (all.hasNext()) {
        const QString each = all.next();
        found[QDir(m_folder->path()).relativeFilePath(each)] =
            all.fileInfo().isDir() ? QByteArray() : readAll(each);
    }
    return found;
}

void TestWriteFaults::prepareFolder(bool isNew)
{
    QVERIFY(openFast()); // empty
    if (!isNew) {
        QFile file(m_folder->filePath(m_target));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("old content") == 11);
    }
    m_old = files();
}

void TestWriteFaults::everyFault_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<bool>("isNew");
    for (const auto& [format, save] : m_saves)
        for (const bool isNew : {false, true})
            QTest::addRow("%s, %s", format.c_str(), isNew ? "a new file" : "over an old file")
                << QString::fromStdString(format) << isNew;
}

void TestWriteFaults::everyFault()
{
    QFETCH(QString, format);
    QFETCH(bool, isNew);
    m_target = u"踊り."_qs + format;
    m_save = m_saves.at(format.toStdString());
    FailingFileCalls counted;
    prepareFolder(isNew);
    {
        const mmd::ReplacedFileCalls replaced(counted);
        QVERIFY(m_save(mmd::pathFromUtf8(m_folder->filePath(m_target).toStdString())));
    }
    m_now = files();
    QVERIFY(m_now != m_old && m_now.contains(m_target));
    if (format == u"fbx"_qs)
        QCOMPARE(counted.count(FileCall::Create), 4); // a try, the textures, and the file
    m_tried = 0;
    for (const FaultRow& fault : faults)
        for (int number = 1; number <= triedCalls(fault, counted); ++number) {
            tryFault(fault, number, isNew);
            if (QTest::currentTestFailed())
                return;
        }
    // At least one file: each fault was tried.
    QVERIFY(m_tried >= int(std::size(faults)));
}

/// The user chose this file, and not its textures.
void TestWriteFaults::anExportWithoutPermissionNamesItsFile()
{
    m_target = u"踊り.fbx"_qs;
    prepareFolder(true);
    FailingFileCalls calls(FileFault{FileCall::Create, 1, EACCES, false, true});
    mmd::Result<void> result;
    {
        const mmd::ReplacedFileCalls replaced(calls);
        result = m_saves.at("fbx")(mmd::pathFromUtf8(m_folder->filePath(m_target).toStdString()));
    }
    QVERIFY(!result);
    QCOMPARE(result.error().code, mmd::ErrorCode::NotWritable);
    QCOMPARE(result.error().problem, FileProblem::NoPermission);
    QCOMPARE(result.error().field, std::string("file"));
    QVERIFY(files() == m_old);
}

void TestWriteFaults::tryFault(const FaultRow& fault, int number, bool isNew)
{
    const QByteArray name = QByteArray(callNames[int(fault.call)]) + ' ' +
                            QByteArray::number(number) + ": " + fault.name;
    prepareFolder(isNew);
    FailingFileCalls calls(
        FileFault{fault.call, number, fault.error, fault.isShort, fault.isLasting});
    mmd::Result<void> result;
    {
        const mmd::ReplacedFileCalls replaced(calls);
        result = m_save(mmd::pathFromUtf8(m_folder->filePath(m_target).toStdString()));
    }
    ++m_tried;
    ++m_all;
    QVERIFY2(calls.hasFailed(), name.constData());
    const Files after = files();
    QCOMPARE(result.has_value(), fault.works);
    if (!result) {
        QCOMPARE(result.error().code, mmd::ErrorCode::NotWritable);
        QVERIFY2(result.error().problem == problemOf(fault), name.constData());
    }
    // An unflushed folder: the new files are whole, but a power cut may undo them.
    const bool isWritten = fault.works || fault.call == FileCall::FlushFolder;
    QVERIFY2(after == (isWritten ? m_now : m_old), name.constData());
}

QTEST_GUILESS_MAIN(TestWriteFaults)
#include "test_write_faults.moc"
