// SPDX-License-Identifier: MIT
#include "libmmd/interchange/keys/rotation_keys.h"
#include "libmmd/text/cp932.h"
#include "tests/libmmd/interchange/export_folder.h"
#include "tests/libmmd/interchange/fbx/fbx_player.h"
#include "tests/libmmd/interchange/small_model.h"
#include "tests/libmmd/pose/rig_builder.h"

#include <QtCore/QJsonArray>
#include <QtCore/QStringList>
#include <QtTest/QTest>

using mmd::ExportFormat;
using odori::test::GlbFile;

/// The bones of an export and their positions.
class TestExportSkeleton : public QObject {
    Q_OBJECT
private slots:
    void init() { m_folder = std::make_unique<odori::test::ExportFolder>(); }
    void whatStaysAwayFromRestIsKept();
    void bonesAboveKeptOnesAreKept();
    void endsOfChainsAreInTheBindPose();
    void positionsAreKeptAlongEveryAxis_data();
    void positionsAreKeptAlongEveryAxis();
    void errorsOfAChainAddUp_data();
    void errorsOfAChainAddUp();

private:
    std::unique_ptr<odori::test::ExportFolder> m_folder;
};

namespace {

QString text(const char* utf8)
{
    return QString::fromUtf8(utf8);
}

bool isNear(double a, double b, double most = 1e-5)
{
    return std::abs(a - b) <= most;
}

mmd::BoneKeyframe turned(std::uint32_t frame, const glm::quat& rotation)
{
    mmd::BoneKeyframe key;
    key.frame = frame;
    key.value.rotation = rotation;
    return key;
}

void setTrack(mmd::Motion& motion, const char* bone, const std::vector<mmd::BoneKeyframe>& keys)
{
    mmd::replaceTrack(
        motion, mmd::Track<mmd::BoneKeyframe>(mmd::fieldOf(mmd::encodeCp932(bone).bytes), keys));
}

/// The names of a node's children.
QStringList childrenOf(const GlbFile& file, const char* node)
{
    QStringList names;
    for (const auto child :
        file.at("nodes", file.node(text(node)))[QLatin1String("children")].toArray())
        names += file.at("nodes", child.toInt())[QLatin1String("name")].toString();
    return names;
}

} // namespace

/// A constant offset needs only one key, but readers do not take it from the rest pose.
void TestExportSkeleton::whatStaysAwayFromRestIsKept()
{
    mmd::ExportJob job = odori::test::smallJob(10);
    setTrack(job.motion, "全ての親",
        {turned(0, odori::test::aboutY(0)), turned(10, odori::test::aboutY(40))});
    setTrack(job.motion, "左腕", {turned(0, odori::test::aboutX(20))});
    setTrack(job.motion, "above", {odori::test::boneKeyAway(0)});
    mmd::MorphKeyframe half;
    half.value.weight = 0.5f;
    const std::vector<mmd::MorphKeyframe> morph{half};
    mmd::replaceTrack(job.motion, mmd::Track<mmd::MorphKeyframe>(mmd::fieldOf("\x82\xa0"), morph));
    job.motion.morphs.erase(std::remove_if(job.motion.morphs.begin(), job.motion.morphs.end(),
                                [](const auto& track) { return track->name() != "\x82\xa0"; }),
        job.motion.morphs.end());
    const GlbFile file = m_folder->glb(job);
    const auto place = file.channel(text("above"), "translation").values;
    QCOMPARE(place.size(), std::size_t(3)); // at rest it is 2 above its parent
    QVERIFY(isNear(double(place[0]), 0.16) && isNear(double(place[1]), 0.24) &&
            isNear(double(place[2]), -0.24));
    const auto turn = file.channel(text("左腕"), "rotation").values;
    QCOMPARE(turn.size(), std::size_t(4));
    QVERIFY(isNear(double(turn[0]), -std::sin(glm::radians(10.0))));
    const int mesh = file.count("nodes") - 1;
    const auto weights =
        file.channel(file.at("nodes", mesh)[QLatin1String("name")].toString(), "weights").values;
    QCOMPARE(weights, std::vector<float>{0.5f});
    const auto document = m_folder->fbx(job);
    QVERIFY(m_folder->result.verification->position < 1e-3);
    QVERIFY(m_folder->result.verification->weight < 1e-5);
    QCOMPARE(odori::test::keyTimes(document, "左腕", "Lcl Rotation", "d|X").size(), std::size_t(1));
}

/// IK control bones are omitted; a bone without vertices is kept if a bone below it has vertices.
void TestExportSkeleton::bonesAboveKeptOnesAreKept()
{
    mmd::pmx::Model model = odori::test::smallModel();
    for (mmd::pmx::Vertex& vertex : model.vertices) {
        vertex.deform = mmd::pmx::Deform::Bdef1;
        vertex.bones = {2, -1, -1, -1};
    }
    mmd::pmx::Bone goal = model.bones[0];
    goal.name.utf8 = "ＩＫ親";
    goal.parent = 0;
    model.bones.push_back(goal);
    goal.name.utf8 = "腕ＩＫ";
    goal.parent = 3;
    goal.flags |= mmd::pmx::boneFlag::ik;
    goal.ik.effector = 2;
    goal.ik.loops = 1;
    goal.ik.links.resize(1);
    goal.ik.links[0].bone = 1;
    model.bones.push_back(goal);
    const mmd::ExportJob job = odori::test::smallJob(10, model);
    mmd::ExportOptions options;
    const GlbFile all = m_folder->glb(job, options);
    QCOMPARE(childrenOf(all, "全ての親"), (QStringList{text("左腕"), text("ＩＫ親")}));
    options.ikBones = false;
    const GlbFile fewer = m_folder->glb(job, options);
    QCOMPARE(fewer.node(text("ＩＫ親")), -1);
    QCOMPARE(fewer.node(text("腕ＩＫ")), -1);
    QCOMPARE(childrenOf(fewer, "全ての親"), QStringList{text("左腕")});
    QCOMPARE(childrenOf(fewer, "左腕"), QStringList{text("above")});
}

void TestExportSkeleton::endsOfChainsAreInTheBindPose()
{
    mmd::pmx::Model model = odori::test::smallModel();
    model.bones[2].tailOffset = {0.5f, 1.0f, 0.25f}; // from (1, 3, 0.5)
    mmd::ExportOptions options;
    options.endBones = true;
    const GlbFile file = m_folder->glb(odori::test::smallJob(10, model), options);
    const auto back =
        file.floats(file.at("skins", 0)[QLatin1String("inverseBindMatrices")].toInt());
    QCOMPARE(back.size(), std::size_t(4 * 16)); // the end site is the last
    QVERIFY(isNear(double(back[60]), -0.12) && isNear(double(back[61]), -0.32) &&
            isNear(double(back[62]), 0.06));
    const auto document = m_folder->fbx(odori::test::smallJob(10, model), options);
    std::int64_t end = 0;
    for (const auto& each : document.node("Objects")->children)
        if (each.name == "Model" && mmd::fbx::plainName(*each.value<std::string>(1)) == "above_end")
            end = *each.value<std::int64_t>(0);
    std::vector<double> matrix;
    for (const auto& each : document.node("Objects")->children)
        for (const auto& node : each.children)
            if (each.name == "Pose" && node.name == "PoseNode" &&
                *node.childValue<std::int64_t>("Node") == end)
                matrix = *node.childValue<std::vector<double>>("Matrix");
    QCOMPARE(matrix.size(), std::size_t(16));
    QVERIFY(isNear(matrix[12], 12.0, 1e-3) && isNear(matrix[13], 32.0, 1e-3) &&
            isNear(matrix[14], -6.0, 1e-3));
}

void TestExportSkeleton::positionsAreKeptAlongEveryAxis_data()
{
    QTest::addColumn<int>("format");
    QTest::addColumn<int>("axis");
    for (const auto& [name, format] :
        {std::pair("fbx", ExportFormat::FbxBinary), std::pair("glb", ExportFormat::Glb)})
        for (int axis = 0; axis < 3; ++axis)
            QTest::addRow("%s, %c", name, "XYZ"[axis]) << int(format) << axis;
}

/// A movement back and forth along one axis: only that axis has a key in the middle.
void TestExportSkeleton::positionsAreKeptAlongEveryAxis()
{
    QFETCH(int, format);
    QFETCH(int, axis);
    mmd::ExportJob job = odori::test::smallJob(10);
    mmd::BoneKeyframe away = turned(5, {1, 0, 0, 0});
    away.value.translation[axis] = 3.0f;
    setTrack(job.motion, "above", {turned(0, {1, 0, 0, 0}), away, turned(10, {1, 0, 0, 0})});
    mmd::ExportOptions options;
    options.positionTolerance = 0.1;
    options.verify = false;
    if (ExportFormat(format) == ExportFormat::Glb) {
        const auto keys = m_folder->glb(job, options).channel(text("above"), "translation");
        QCOMPARE(keys.times.size(), std::size_t(3));
        QVERIFY(isNear(double(keys.times[1]), 5.0 / 30.0));
        const auto at = std::size_t(axis);
        const double moved = double(keys.values[3 + at]) - double(keys.values[at]);
        QVERIFY(isNear(moved, axis == 2 ? -0.24 : 0.24));
        QVERIFY(isNear(double(keys.values[6 + at]), double(keys.values[at])));
    } else {
        const auto document = m_folder->fbx(job, options);
        const char* channel[] = {"d|X", "d|Y", "d|Z"};
        const auto ticks =
            odori::test::keyTimes(document, "above", "Lcl Translation", channel[axis]);
        QCOMPARE(ticks, (std::vector<std::int64_t>{0, 46186158000 / 6, 46186158000 / 3}));
    }
}

void TestExportSkeleton::errorsOfAChainAddUp_data()
{
    QTest::addColumn<int>("format");
    QTest::addColumn<double>("units");
    QTest::addColumn<double>("degrees");
    for (const auto& [name, format] :
        {std::pair("fbx", ExportFormat::FbxBinary), std::pair("glb", ExportFormat::Glb)}) {
        QTest::addRow("%s, degrees", name) << int(format) << 1000.0 << 1.0;
        QTest::addRow("%s, units", name) << int(format) << 0.05 << 180.0;
    }
}

/// Each bone alone may use a part of the tolerance. All rotate at constant speed about X: blended
/// angles are exact between any two keys, blended quaternions are not.
void TestExportSkeleton::errorsOfAChainAddUp()
{
    QFETCH(int, format);
    QFETCH(double, units);
    QFETCH(double, degrees);
    constexpr int bones = 8;
    constexpr std::uint32_t frames = 120;
    odori::test::RigBuilder rig;
    mmd::ExportJob job;
    for (int bone = 0; bone < bones; ++bone) {
        rig.bone({0.0f, float(bone), 0.0f}, bone - 1);
        for (std::uint32_t frame = 0; frame <= frames; frame += 30)
            odori::test::key(job.motion, bone, frame, {}, odori::test::aboutX(1.5f * float(frame)));
    }
    job.model = rig.build();
    mmd::ExportOptions options;
    options.format = ExportFormat(format);
    options.positionTolerance = units;
    options.rotationTolerance = degrees;
    const QByteArray reduced = m_folder->write(job, options); // fails if the check finds more
    const auto found = *m_folder->result.verification;
    QVERIFY2(found.position <= units && found.rotation <= degrees,
        qPrintable(text("%1 %2").arg(found.position).arg(found.rotation)));
    QVERIFY(found.rotation > 0.1 * std::min(degrees, 1.0)); // the tolerance is used
    options.positionTolerance = options.rotationTolerance = 0.0;
    QVERIFY(reduced.size() < m_folder->write(job, options).size());
}

QTEST_GUILESS_MAIN(TestExportSkeleton)
#include "test_export_skeleton.moc"
