// SPDX-License-Identifier: MIT
#include "libmmd/accessory/animation_import.h"
#include "libmmd/animation/animation_file.h"
#include "libmmd/interchange/export.h"
#include "libmmd/motion/names.h"
#include "libmmd/tools/import/file_figure.h"
#include "tests/libmmd/tools/import/import_hands.h"
#include "tests/support/real_files.h"

#include <QtCore/QStringList>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using namespace mmd;
using namespace odori::test;

/// A motion that was exported and is read again moves every bone as before.
class TestRoundTrip : public QObject {
    Q_OBJECT
private slots:
    void everyBoneIsAsBefore_data();
    void everyBoneIsAsBefore();
    void otherLegsKeepTheirIk();
};

namespace {

void addRow(const char* name, const char* file, int fps = 30, NodeNames names = NodeNames::Utf8)
{
    QTest::newRow(name) << QString::fromUtf8(file) << fps << int(names);
}

} // namespace

void TestRoundTrip::everyBoneIsAsBefore_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("fps");
    QTest::addColumn<int>("names");
    addRow("BVH", "out.bvh");
    addRow("BVH, 60 fps", "out.bvh", 60);
    addRow("FBX", "out.fbx");
    addRow("FBX, 60 fps", "out.fbx", 60);
    addRow("FBX, ASCII names", "out.fbx", 30, NodeNames::Ascii);
    addRow("BVH, ASCII names", "out.bvh", 30, NodeNames::Ascii);
    addRow("GLB", "out.glb");
    addRow("GLB, 60 fps", "out.glb", 60);
}

void TestRoundTrip::everyBoneIsAsBefore()
{
    QFETCH(QString, file);
    QFETCH(int, fps);
    QFETCH(int, names);
    const QTemporaryDir folder;
    QList<QStringList> pairs{
        {sampleFile(QStringLiteral("mannequin.pmx")), sampleFile(QStringLiteral("walk.vmd"))}};
    if (!corpusFolder().isEmpty())
        pairs.append({corpusFolder() + QStringLiteral("/gene/Gene.pmx"),
            corpusFolder() + QStringLiteral("/motions/22_apology.vmd")});
    for (const QStringList& pair : pairs) {
        const ModelAndMotion subject = loaded(pair[0], pair[1]);
        QVERIFY(subject.model);
        ExportOptions options;
        options.format = file.endsWith(QStringLiteral("bvh"))   ? ExportFormat::Bvh
                         : file.endsWith(QStringLiteral("glb")) ? ExportFormat::Glb
                                                                : ExportFormat::FbxBinary;
        options.fps = fps;
        options.names = NodeNames(names);
        options.mesh = false;
        options.verify = false;
        options.force = true;
        ExportJob job;
        job.model = subject.model;
        job.motion = subject.motion;
        const auto path = pathFromUtf8(folder.filePath(file).toStdString());
        Progress progress;
        QVERIFY(exportMotion(job, path, options, progress).has_value());
        const auto animation = readAnimation(path, importFbxAnimation);
        QVERIFY(animation.has_value());
        const BoneMapping mapping = guessedMapping(*animation, *subject.model);
        const auto made = imported(subject.model, *animation, mapping);
        QVERIFY(made.has_value());
        const auto moved = difference(subject.model, subject.motion, made->motion);
        QCOMPARE(figure(made->figures, ToolFigureKind::UnmappedBones), 0.0);
        QVERIFY(moved.joints.largest <= 0.01);
        // Bones that share a track (names are cut to 15 bytes) cannot have rotations of their own.
        for (std::size_t bone = 0; bone < moved.rotation.size(); ++bone)
            if (subject.model->bonesOfTrack(subject.model->boneTrackNames[bone]).size() == 1)
                QVERIFY(moved.rotation[bone] <= 0.1);
    }
}

/// On the same model IK is off, so that every bone is exact. On a model with other legs the goals
/// move the feet.
void TestRoundTrip::otherLegsKeepTheirIk()
{
    const ModelAndMotion subject =
        loaded(sampleFile(QStringLiteral("mannequin.pmx")), sampleFile(QStringLiteral("walk.vmd")));
    QVERIFY(subject.model);
    const auto legs = legBonesOf(*subject.model);
    const QTemporaryDir folder;
    const auto path = pathFromUtf8(folder.filePath(QStringLiteral("a.bvh")).toStdString());
    ExportJob job;
    job.model = subject.model;
    job.motion = subject.motion;
    ExportOptions options;
    options.format = ExportFormat::Bvh;
    Progress progress;
    QVERIFY(exportMotion(job, path, options, progress).has_value());
    const auto animation = readAnimation(path, nullptr);
    QVERIFY(animation.has_value());
    pmx::Model data = subject.model->data;
    for (const LegBones& leg : legs)
        data.bones[std::size_t(leg.lower)].position.y -= 0.6f;
    const auto other = std::make_shared<const Model>(makeModel(std::move(data), {}, {}));
    const std::string& goal = subject.model->boneTrackNames[std::size_t(legs[0].goal)];
    const auto isOn = [&](const std::shared_ptr<const Model>& model) {
        const auto made = imported(model, *animation, guessedMapping(*animation, *model));
        return made && findBoneTrack(made->motion, goal) &&
               (!made->motion.showIk || isIkOn(made->motion.showIk->values().front(), goal));
    };
    QVERIFY(!isOn(subject.model));
    QVERIFY(isOn(other));
}

QTEST_GUILESS_MAIN(TestRoundTrip)
#include "test_round_trip.moc"
