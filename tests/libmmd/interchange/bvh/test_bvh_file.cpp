// SPDX-License-Identifier: MIT
#include "tests/libmmd/interchange/export_folder.h"
#include "tests/libmmd/interchange/small_model.h"

#include <QtCore/QStringList>
#include <QtTest/QTest>

using odori::test::ExportFolder;

/// The lines of a BVH: hierarchy, end sites, and one number per channel in each frame.
class TestBvhFile : public QObject {
    Q_OBJECT
private slots:
    void init() { m_folder = std::make_unique<ExportFolder>(); }
    void aSmallModelByHand();
    void severalRootsHangOnOneOfOurs();
    void aModelWithoutBonesHasARoot();
    void everyFrameHasANumberForEveryChannel_data();
    void everyFrameHasANumberForEveryChannel();

private:
    std::unique_ptr<ExportFolder> m_folder;
};

namespace {

QString text(const char* utf8)
{
    return QString::fromUtf8(utf8);
}

} // namespace

/// Z is mirrored, a unit is 8 cm; a bone that does not move has no position channels.
void TestBvhFile::aSmallModelByHand()
{
    mmd::pmx::Model model = odori::test::smallModel();
    model.bones[2].name.utf8 = "tip";
    mmd::ExportJob job = odori::test::smallJob(1, model);
    mmd::ExportOptions options;
    options.force = true;
    const QStringList lines = m_folder->bvh(job, options);
    const char* expected[] = {"HIERARCHY", "ROOT 全ての親", "{", "\tOFFSET 0.000000 8.000000",
        "\tCHANNELS 6 Xposition Yposition Zposition Zrotation Xrotation Yrotation", "\tJOINT 左腕",
        "\t{", "\t\tOFFSET 8.000000 0.000000 -4.000000",
        "\t\tCHANNELS 3 Zrotation Xrotation Yrotation", "\t\tJOINT tip", "\t\t{",
        "\t\t\tOFFSET 0.000000 16.000000", "\t\t\tCHANNELS 3 Zrotation Xrotation Yrotation",
        "\t\t\tEnd Site", "\t\t\t{", "\t\t\t\tOFFSET 0.000000 0.800000 0.000000", "\t\t\t}",
        "\t\t}", "\t}", "}", "MOTION", "Frames: 2", "Frame Time: 0.033333333"};
    QVERIFY(lines.size() > qsizetype(std::size(expected)));
    for (std::size_t line = 0; line < std::size(expected); ++line)
        QVERIFY2(lines[qsizetype(line)].startsWith(text(expected[line])),
            qPrintable(lines[qsizetype(line)]));
    // The root's position, then Z X Y of each bone: 70 degrees about Y, 20 about X, mirrored.
    const QStringList first = lines[23].split(u' ', Qt::SkipEmptyParts);
    const QStringList second = lines[24].split(u' ', Qt::SkipEmptyParts);
    QCOMPARE(first.size(), 12);
    QCOMPARE(first.mid(1, 1), QStringList{text("8.000000")});
    QVERIFY(std::abs(first[7].toDouble() + 20.0) < 1e-3 && std::abs(first[8].toDouble()) < 1e-3);
    QCOMPARE(second.size(), 12);
    for (int at = 3; at < 6; ++at) // the root does not rotate
        QCOMPARE(std::abs(second[at].toDouble()), 0.0);
    QCOMPARE(m_folder->result.bones, std::size_t(3)); // without the end
    QCOMPARE(lines.size(), 26);                       // with an empty one at the end
    QVERIFY(lines.last().isEmpty());
}

void TestBvhFile::severalRootsHangOnOneOfOurs()
{
    mmd::pmx::Model model = odori::test::smallModel();
    model.bones[1].parent = -1;
    const QStringList lines = m_folder->bvh(odori::test::smallJob(3, model));
    QCOMPARE(lines[1], text("ROOT 小さい"));
    QCOMPARE(lines[3], text("\tOFFSET 0.000000 0.000000 0.000000"));
    QVERIFY(lines[4].startsWith(text("\tCHANNELS 6 Xposition")));
    QCOMPARE(lines.count(text("\tJOINT 全ての親")), 1);
    QCOMPARE(lines.count(text("\tJOINT 左腕")), 1);
    QCOMPARE(lines.count(text("\t\tJOINT above")), 1);
    QVERIFY(lines.contains(text("\t\tOFFSET 8.000000 8.000000 -4.000000"))); // from the ground
    const auto motion = lines.indexOf(text("MOTION"));
    for (qsizetype line = motion + 3; line < lines.size() - 1; ++line) {
        const QStringList numbers = lines[line].split(u' ', Qt::SkipEmptyParts);
        QCOMPARE(numbers.size(), 4 * 6);
        for (int at = 0; at < 6; ++at) // the added root does not move
            QCOMPARE(numbers[at], text("0.000000"));
        QCOMPARE(numbers[7], text("8.000000"));
        QCOMPARE(numbers[12], text("8.000000"));
    }
}

void TestBvhFile::aModelWithoutBonesHasARoot()
{
    mmd::pmx::Model model;
    model.name.utf8 = "nobody";
    mmd::ExportJob job;
    job.model = std::make_shared<const mmd::Model>(mmd::makeModel(std::move(model), {}, {}));
    const QStringList lines = m_folder->bvh(job);
    QCOMPARE(lines[1], text("ROOT nobody"));
    QCOMPARE(lines.count(text("\tEnd Site")), 1);
    QCOMPARE(lines.count(text("}")) + lines.count(text("\t}")), 2);
    QCOMPARE(lines[lines.size() - 2].split(u' ', Qt::SkipEmptyParts).size(), 6);
}

void TestBvhFile::everyFrameHasANumberForEveryChannel_data()
{
    QTest::addColumn<bool>("hasInterpolation");
    QTest::addColumn<bool>("isStill");
    QTest::newRow("moves") << false << false;
    QTest::newRow("with a tail") << true << false;
    QTest::newRow("still") << false << true;
    QTest::newRow("both") << true << true;
}

void TestBvhFile::everyFrameHasANumberForEveryChannel()
{
    QFETCH(bool, hasInterpolation);
    QFETCH(bool, isStill);
    mmd::pmx::Model model = odori::test::smallModel();
    if (hasInterpolation)
        model.bones[2].tailOffset = {0.5f, 1.0f, 0.25f};
    mmd::ExportJob job = odori::test::smallJob(7, model);
    if (isStill)
        mmd::replaceTrack(job.motion,
            mmd::Track<mmd::BoneKeyframe>(mmd::fieldOf("above"), std::vector<mmd::BoneKeyframe>{}));
    mmd::ExportOptions options;
    options.fps = 60;
    const QStringList lines = m_folder->bvh(job, options);
    int channels = 0, depth = 0, deepest = 0;
    for (const QString& line : lines) {
        const QStringList words = line.split(u' ');
        if (line.trimmed().startsWith(u"CHANNELS")) {
            channels += words[1].toInt();
            QCOMPARE(words.size() - 2, words[1].toInt());
        }
        depth += line.trimmed() == u'{' ? 1 : line.trimmed() == u'}' ? -1 : 0;
        deepest = std::max(deepest, depth);
        QVERIFY(depth >= 0);
    }
    QCOMPARE(depth, 0);
    QCOMPARE(deepest, 4);
    QCOMPARE(channels, isStill ? 12 : 15);
    const auto motion = lines.indexOf(text("MOTION"));
    QCOMPARE(lines[motion + 1], text("Frames: 15"));
    QCOMPARE(lines.size() - 1 - (motion + 3), 15);
    for (qsizetype line = motion + 3; line < lines.size() - 1; ++line)
        QCOMPARE(lines[line].split(u' ', Qt::SkipEmptyParts).size(), channels);
}

QTEST_GUILESS_MAIN(TestBvhFile)
#include "test_bvh_file.moc"
