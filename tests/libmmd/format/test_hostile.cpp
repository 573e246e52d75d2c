// SPDX-License-Identifier: MIT
#include "tests/fuzz/exercise.h"
#include "tests/libmmd/animation/bvh_example.h"
#include "tests/libmmd/animation/gltf_example.h"
#include "tests/libmmd/format/counting_allocator.h"
#include "tests/libmmd/format/mutation.h"
#include "tests/libmmd/format/pmd/pmd_example.h"
#include "tests/libmmd/format/pmx/pmx_example.h"
#include "tests/libmmd/format/vmd/vmd_example.h"
#include "tests/support/real_files.h"
#include "tests/support/sanitizer.h"

#include "libmmd/animation/animation_answer.h"
#include "libmmd/animation/bvh_reader.h"
#include "libmmd/format/pmx/pmx.h"
#include "libmmd/format/text/csv.h"
#include "libmmd/format/text/json.h"
#include "libmmd/format/vmd/vmd.h"
#include "libmmd/format/vpd/vpd.h"
#include "libmmd/text/names/name_parts.h"

#include <QtCore/QDir>
#include <QtTest/QTest>

#include <memory>

using namespace odori::test;

Q_DECLARE_METATYPE(mmd::pmx::Model)

/// Untrusted files: no crash, no hang, no NaN in a pose, no memory out of proportion to the file.
/// The processing of each file: tests/fuzz/exercise.h.
class TestHostile : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void theMeasuresWork();
    void everyPrefixOfASmallFile_data() { addSmallFiles(); }
    void everyPrefixOfASmallFile();
    void mutationsOfASmallFile_data() { addSmallFiles(); }
    void mutationsOfASmallFile();
    void prefixesOfALargeFile_data() { addLargeFiles(); }
    void prefixesOfALargeFile();
    void mutationsOfALargeFile_data() { addLargeFiles(); }
    void mutationsOfALargeFile();
    void packedWithEmptyRecords_data();
    void packedWithEmptyRecords();
    void pastFindings();

private:
    static void addSmallFiles();
    static void addLargeFiles();
};

namespace {

constexpr std::size_t allowance = std::size_t(64) << 20;
/// The limit of the number of allocations, four times the count when this was written: a measure of
/// work that does not depend on the machine. A loop without allocations exceeds ctest's time limit.
constexpr std::size_t mostBlocks(std::size_t bytes)
{
    return bytes / 2 + 2500;
}

constexpr std::size_t blocksOfAnImport = 4000;

constexpr int slowness = odori::test::isSanitized ? 8 : 1;

/// Processes one file in its own allocation; returns the problem, or an empty text.
QString exercised(const QByteArray& extension, const QByteArray& data)
{
    const std::vector<std::byte> bytes = bytesOf(data);
    const AllocationPeak peak;
    const std::string problem = odori::fuzz::exercise(extension.toStdString(), bytes);
    if (!problem.empty())
        return QString::fromStdString(problem);
    // Animations are also imported: thinning works on each bone of a small model.
    const bool isAnimation = extension == "bvh" || extension == "glb" || extension == "animation";
    if (peak.count() > mostBlocks(bytes.size()) + (isAnimation ? blocksOfAnImport : 0))
        return QStringLiteral("takes %1 blocks for %2 bytes").arg(peak.count()).arg(bytes.size());
    // The exercise holds the file in six forms, some of them at the same time.
    if (peak.bytes() > 4 * bytes.size() + allowance)
        return QStringLiteral("takes %1 bytes for %2").arg(peak.bytes()).arg(bytes.size());
    return {};
}

} // namespace

#define EXERCISE(extension, data, what)                                                            \
    do {                                                                                           \
        const QString problem = exercised(extension, data);                                        \
        QVERIFY2(problem.isEmpty(), qPrintable(problem + u": "_qs + (what)));                      \
    } while (false)

void TestHostile::addSmallFiles()
{
    QTest::addColumn<QByteArray>("extension");
    QTest::addColumn<QByteArray>("data");
    const QByteArray motion = vmd::oneOfEach();
    const auto file = mmd::readVmd(bytesOf(motion));
    const mmd::Motion tracks = mmd::motionFromVmd(*file).motion;
    QTest::newRow("vmd") << QByteArray("vmd") << motion;
    QTest::newRow("vmd 1") << QByteArray("vmd") << vmd::oneOfEach(1);
    QTest::newRow("pmx") << QByteArray("pmx") << dataOf(mmd::pmx::write(everyRecordKind()));
    QTest::newRow("pmd") << QByteArray("pmd") << pmd::whole();
    QTest::newRow("vpd") << QByteArray("vpd")
                         << dataOf(mmd::writeVpd(mmd::vpdFromMotion(tracks, 10.0)));
    QTest::newRow("json") << QByteArray("json")
                          << QByteArray::fromStdString(mmd::jsonFromVmd(*file));
    QTest::newRow("vac") << QByteArray("vac")
                         << QByteArray("name\nstage.x\n1.5\n1,2,3\n0,90,0\nbone\n");
    QTest::newRow("csv") << QByteArray("csv") << QByteArray::fromStdString(mmd::csvFromVmd(*file));
    const QByteArray figure = bvh::figure();
    QTest::newRow("bvh") << QByteArray("bvh") << figure;
    QTest::newRow("glb") << QByteArray("glb") << gltf::glb(gltf::json(), gltf::binary());
    QTest::newRow("answer") << QByteArray("animation")
                            << dataOf(mmd::animationAnswer(mmd::readBvh(bytesOf(figure))));
}

void TestHostile::addLargeFiles()
{
    QTest::addColumn<QString>("path");
    for (const char* name : {"walk.vmd", "mannequin.pmx"})
        addFileRow(sampleFile(QString::fromLatin1(name)));
    if (corpusFolder().isEmpty())
        return;
    for (const char* path : {"motions/walk.vmd", "fixtures/uv_morph_test.pmx",
             "fixtures/constraint_test.pmx", "glasses/glasses.pmd"})
        addFileRow(corpusFolder() + u'/' + QString::fromLatin1(path));
}

/// The dictionary of names is prepared at its first use, once for all files.
void TestHostile::initTestCase()
{
    (void)mmd::partsOf(U"手");
}

/// The measures themselves must be able to fail.
void TestHostile::theMeasuresWork()
{
    const AllocationPeak peak;
    {
        const std::vector<std::byte> much(allowance);
        QVERIFY(peak.bytes() >= much.size());
    }
    const std::vector<std::byte> little(1000);
    QVERIFY(peak.bytes() >= allowance && peak.bytes() < allowance + 100000);
    const AllocationPeak count;
    std::vector<std::unique_ptr<int>> many(1000);
    for (auto& each : many)
        each = std::make_unique<int>(0);
    QVERIFY(count.count() >= 1001 && count.count() < 1100);

    const QByteArray motion = vmd::oneOfEach();
    const QList<qsizetype> cuts = prefixSizes("vmd", motion, 0);
    for (const qsizetype start : vmd::sectionStarts())
        QVERIFY(cuts.contains(start));
    Mutator mutator(3);
    int accepted = 0;
    for (int round = 0; round < 300; ++round)
        accepted += mmd::readVmd(bytesOf(mutator.mutated(motion))) ? 1 : 0;
    QVERIFY2(accepted > 60 && accepted < 240, qPrintable(QString::number(accepted)));
}

void TestHostile::everyPrefixOfASmallFile()
{
    QFETCH(QByteArray, extension);
    QFETCH(QByteArray, data);
    QVERIFY2(data.size() <= 16 * 1024, "too large for every prefix");
    for (qsizetype size = 0; size <= data.size(); ++size)
        EXERCISE(extension, data.left(size), QStringLiteral("cut after %1").arg(size));
}

void TestHostile::mutationsOfASmallFile()
{
    QFETCH(QByteArray, extension);
    QFETCH(QByteArray, data);
    Mutator mutator(1);
    for (int round = 0; round < 6000 / slowness; ++round)
        EXERCISE(extension, mutator.mutated(data), QStringLiteral("mutation %1").arg(round));
}

void TestHostile::prefixesOfALargeFile()
{
    QFETCH(QString, path);
    const QByteArray data = readAll(path);
    QVERIFY(!data.isEmpty());
    const QByteArray extension = path.section(u'.', -1).toLatin1();
    for (const qsizetype size : prefixSizes(extension, data, 2000 / slowness))
        EXERCISE(extension, data.left(size), QStringLiteral("cut after %1").arg(size));
}

void TestHostile::mutationsOfALargeFile()
{
    QFETCH(QString, path);
    const QByteArray data = readAll(path);
    QVERIFY(!data.isEmpty());
    Mutator mutator(2);
    for (int round = 0; round < 300 / slowness; ++round)
        EXERCISE(path.section(u'.', -1).toLatin1(), mutator.mutated(data),
            QStringLiteral("mutation %1").arg(round));
}

void TestHostile::packedWithEmptyRecords_data()
{
    QTest::addColumn<mmd::pmx::Model>("model");
    constexpr std::size_t bytes = 6'000'000;
    const auto row = [](const char* name, auto&& fill) {
        mmd::pmx::Model model;
        model.version = 2.1f;
        fill(model);
        QTest::newRow(name) << model;
    };
    // The divisor is the size of an empty record in the file.
    row("textures", [](auto& model) { model.textures.resize(bytes / 4); });
    row("materials", [](auto& model) { model.materials.resize(bytes / 85); });
    row("bones", [](auto& model) { model.bones.resize(bytes / 40); });
    row("morphs", [](auto& model) { model.morphs.resize(bytes / 14); });
    row("frames", [](auto& model) { model.displayFrames.resize(bytes / 13); });
    row("bodies", [](auto& model) { model.rigidBodies.resize(bytes / 70); });
    row("joints", [](auto& model) { model.joints.resize(bytes / 107); });
    row("soft bodies", [](auto& model) {
        model.hasSoftBodies = true;
        model.softBodies.resize(bytes / 142);
    });
    row("IK links", [](auto& model) {
        model.bones.resize(1);
        model.bones[0].flags = mmd::pmx::boneFlag::ik;
        model.bones[0].ik.links.resize(bytes / 2);
    });
}

/// Empty records are small in a file and large in memory.
void TestHostile::packedWithEmptyRecords()
{
    QFETCH(mmd::pmx::Model, model);
    const QByteArray data = dataOf(mmd::pmx::write(model));
    QVERIFY(data.size() > 4'000'000);
    EXERCISE("pmx", data, QStringLiteral("packed"));
}

void TestHostile::pastFindings()
{
    const QDir folder(repositoryFile(u"tests/data/hostile"_qs));
    QVERIFY(folder.exists());
    for (const QFileInfo& file : folder.entryInfoList(QDir::Files))
        if (file.suffix() != u"md")
            EXERCISE(file.suffix().toLatin1(), readAll(file.filePath()), file.fileName());
}

QTEST_GUILESS_MAIN(TestHostile)
#include "test_hostile.moc"
