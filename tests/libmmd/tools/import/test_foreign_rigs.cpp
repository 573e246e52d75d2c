// SPDX-License-Identifier: MIT
#include "libmmd/animation/bvh_reader.h"
#include "libmmd/animation/gltf/gltf_reader.h"
#include "libmmd/tools/import/file_figure.h"
#include "tests/libmmd/tools/import/foreign_files.h"
#include "tests/libmmd/tools/import/foreign_rig.h"
#include "tests/libmmd/tools/import/import_hands.h"
#include "tests/support/real_files.h"

#include <QtTest/QTest>

#include <cmath>
#include <limits>
#include <optional>

using namespace mmd;
using namespace odori::test;

/// Rigs of other programs that move as a motion does on the model: the import must be that motion.
class TestForeignRigs : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void handsAndFeetAreWhereTheyWere_data();
    void handsAndFeetAreWhereTheyWere();
    void aRealModelDancesTheSame_data();
    void aRealModelDancesTheSame();
    void filesGiveTheSame_data();
    void filesGiveTheSame();
    void feetStandWhereThoseOfTheFileDo_data();
    void feetStandWhereThoseOfTheFileDo();
    void aRestPoseMayBeTheFirstFrame();
    void theFigureMayStartAtTheOrigin();
    void theLegsDoNotJumpAtTheBegin();
    void theToolGivesAPatch();
    void wrongInputIsRefused();
    void brokenNumbersDoNotCrash();

private:
    ModelAndMotion m_walk;
};

void TestForeignRigs::initTestCase()
{
    m_walk =
        loaded(sampleFile(QStringLiteral("mannequin.pmx")), sampleFile(QStringLiteral("walk.vmd")));
    QVERIFY(m_walk.model);
}

namespace {

const glm::dmat3 zUp(glm::dvec3(1, 0, 0), glm::dvec3(0, 0, 1), glm::dvec3(0, -1, 0));
/// Looks to +X.
const glm::dmat3 sideways(glm::dvec3(0, 0, -1), glm::dvec3(0, 1, 0), glm::dvec3(1, 0, 0));

QList<std::pair<const char*, RigKind>> kinds()
{
    QList<std::pair<const char*, RigKind>> result;
    const auto add = [&](const char* name, const RigKind& kind) { result.append({name, kind}); };
    add("Mixamo, T", {});
    add("Mixamo, A, scale 100", {.isTPose = false, .scale = 100.0});
    add("Mixamo, T, Z up, 24 fps", {.space = zUp, .scale = 8.0, .fps = 24.0});
    add("VRM, T, metres, 60 fps", {.names = RigNames::Vrm, .scale = 0.08, .fps = 60.0});
    add("VRM, longer legs", {.names = RigNames::Vrm, .scale = 0.08, .legs = 1.3});
    add("CMU, T, no roll, 120 fps, hips at the origin", {.names = RigNames::Cmu,
                                                            .hasRoll = false,
                                                            .scale = 5.6,
                                                            .fps = 120.0,
                                                            .restIsAtOrigin = true});
    add("CMU, shorter legs, sideways",
        {.names = RigNames::Cmu, .hasRoll = false, .space = sideways, .legs = 0.8});
    add("Rokoko, T", {.names = RigNames::Rokoko, .scale = 8.0});
    add("Biped, A, Z up", {.names = RigNames::Biped, .isTPose = false, .space = zUp});
    add("Blender, T, Z up", {.names = RigNames::Blender, .space = zUp, .scale = 0.08});
    add("Mixamo, the rest pose is a step", {.scale = 8.0, .restIsFirstFrame = true});
    return result;
}

} // namespace

void TestForeignRigs::handsAndFeetAreWhereTheyWere_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("legs");
    for (int kind = 0; kind < kinds().size(); ++kind) {
        const QByteArray name(kinds()[kind].first);
        QTest::newRow((name + ", IK").constData()) << kind << int(ImportLegs::Goals);
        QTest::newRow((name + ", FK").constData()) << kind << int(ImportLegs::Fk);
    }
}

void TestForeignRigs::handsAndFeetAreWhereTheyWere()
{
    QFETCH(int, kind);
    QFETCH(int, legs);
    const RigKind rig = kinds()[kind].second;
    const SkeletonAnimation animation = foreignRig(m_walk.model, m_walk.motion, rig);
    const BoneMapping mapping = guessedMapping(animation, *m_walk.model);
    ImportOptions options;
    options.legs = ImportLegs(legs);
    const auto made = imported(m_walk.model, animation, mapping, options);
    QVERIFY(made.has_value());
    const auto moved = difference(m_walk.model, m_walk.motion, made->motion);
    qInfo() << "hands" << moved.hands.largest << moved.hands.mean << "feet" << moved.feet.largest
            << moved.feet.mean << "head" << moved.head.largest << "mapped"
            << figure(made->figures, ToolFigureKind::MappedBones) << "unmapped"
            << figure(made->figures, ToolFigureKind::UnmappedBones) << "scale"
            << figure(made->figures, ToolFigureKind::Scale) * rig.scale * rig.legs << "keys"
            << figure(made->figures, ToolFigureKind::KeysAfter);
    QVERIFY(
        std::abs(figure(made->figures, ToolFigureKind::Scale) * rig.scale * rig.legs - 1.0) < 1e-3);
    // Without the ground of a rest pose, the lowest foot is the ground. Hips that are scaled with
    // the legs are narrower: that is corrected for a foot that points ahead.
    // A step says nothing about how the torso and the feet are at rest.
    const double units = rig.restIsFirstFrame                    ? 0.8
                         : rig.restIsAtOrigin || rig.fps == 24.0 ? 0.06
                         : rig.legs != 1.0                       ? 0.035
                                                                 : 0.005;
    QVERIFY(moved.hands.largest <= units);
    QVERIFY(moved.feet.largest <= units);
    QVERIFY(moved.head.largest <= units);
}

void TestForeignRigs::aRealModelDancesTheSame_data()
{
    QTest::addColumn<int>("names");
    QTest::newRow("Mixamo") << int(RigNames::Mixamo);
    QTest::newRow("VRM") << int(RigNames::Vrm);
    QTest::newRow("CMU") << int(RigNames::Cmu);
}

/// A corpus motion that bends and turns the torso far, on a model with 224 bones.
void TestForeignRigs::aRealModelDancesTheSame()
{
    if (corpusFolder().isEmpty())
        QSKIP("there is no corpus");
    QFETCH(int, names);
    const auto subject = loaded(corpusFolder() + QStringLiteral("/gene/Gene.pmx"),
        corpusFolder() + QStringLiteral("/motions/22_apology.vmd"));
    QVERIFY(subject.model);
    const SkeletonAnimation animation = foreignRig(
        subject.model, subject.motion, {.names = RigNames(names), .space = zUp, .scale = 8.0});
    const auto made = imported(subject.model, animation, guessedMapping(animation, *subject.model));
    QVERIFY(made.has_value());
    const auto moved = difference(subject.model, subject.motion, made->motion);
    qInfo() << "hands" << moved.hands.largest << moved.hands.mean << "feet" << moved.feet.largest
            << moved.feet.mean << "head" << moved.head.largest;
    QVERIFY(moved.hands.largest < 0.02);
    QVERIFY(moved.feet.largest < 0.02);
    QVERIFY(moved.head.largest < 0.02);
}

void TestForeignRigs::filesGiveTheSame_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("file");
    for (int kind = 0; kind < kinds().size(); ++kind)
        for (const char* file : {"ZXY", "posed glb", "XYZ", "YZX", "ZYX", "glb"}) {
            const bool isFew = QByteArray(file) == "ZXY" || QByteArray(file) == "posed glb";
            if (kind > 0 && !isFew)
                continue;
            QTest::newRow((QByteArray(kinds()[kind].first) + ", " + file).constData())
                << kind << QString::fromLatin1(file);
        }
}

/// Through a file, the same motion: BVH with any order of rotations, GLB.
void TestForeignRigs::filesGiveTheSame()
{
    QFETCH(int, kind);
    QFETCH(QString, file);
    const RigKind rig = kinds()[kind].second;
    const SkeletonAnimation animation = foreignRig(m_walk.model, m_walk.motion, rig);
    const bool isGlb = file.endsWith(QStringLiteral("glb"));
    const QByteArray bytes = isGlb ? glbOf(animation, file != QStringLiteral("glb"))
                                   : bvhOf(animation, file.toLatin1().constData());
    const auto span = std::as_bytes(std::span(bytes.constData(), std::size_t(bytes.size())));
    const auto read = isGlb ? readGltf(span, {}) : readBvh(span);
    QVERIFY2(read.has_value(), read ? "" : read.error().field.c_str());
    const auto mapping = guessedMapping(animation, *m_walk.model);
    QVERIFY(guessedMapping(*read, *m_walk.model) == mapping);
    const auto direct = imported(m_walk.model, animation, mapping);
    const auto made = imported(m_walk.model, *read, mapping);
    QVERIFY(direct.has_value() && made.has_value());
    const auto moved = difference(m_walk.model, direct->motion, made->motion);
    // GLB is blended between its keys in another way.
    const double units = isGlb && rig.fps == 24.0 ? 0.1 : 0.01;
    QVERIFY2(moved.hands.largest < units, qPrintable(QString::number(moved.hands.largest)));
    QVERIFY2(moved.feet.largest < units, qPrintable(QString::number(moved.feet.largest)));
}

void TestForeignRigs::feetStandWhereThoseOfTheFileDo_data()
{
    QTest::addColumn<int>("legs");
    QTest::newRow("IK") << int(ImportLegs::Goals);
    QTest::newRow("FK") << int(ImportLegs::Fk);
}

/// The thighs and shins of the file have other lengths: the knees must bend in another way.
void TestForeignRigs::feetStandWhereThoseOfTheFileDo()
{
    QFETCH(int, legs);
    const SkeletonAnimation animation = foreignRig(m_walk.model, m_walk.motion, {.thighs = 1.15});
    ImportOptions options;
    options.legs = ImportLegs(legs);
    const auto made =
        imported(m_walk.model, animation, guessedMapping(animation, *m_walk.model), options);
    QVERIFY(made.has_value());
    const auto scale = float(figure(made->figures, ToolFigureKind::Scale));
    const auto foot = std::find_if(animation.joints.begin(), animation.joints.end(),
        [](const AnimationJoint& joint) { return joint.name == "mixamorig:LeftFoot"; });
    const auto joint = std::size_t(foot - animation.joints.begin());
    const auto bone = std::size_t(legBonesOf(*m_walk.model)[0].foot);
    PoseEvaluator found(m_walk.model);
    found.setMotion(made->motion);
    std::optional<glm::vec3> apart;
    float farthest = 0.0f;
    for (std::uint32_t frame = 0; frame <= made->motion.lastFrame(); ++frame) {
        glm::vec3 wanted = animation.frame(frame)[joint].position * scale;
        wanted.z = -wanted.z;
        const glm::vec3 way = found.evaluate(frame).bones[bone].translation - wanted;
        if (!apart)
            apart = way; // of the ground and the stance: constant
        farthest = std::max(farthest, glm::distance(way, *apart));
    }
    QVERIFY2(farthest < 0.05f, qPrintable(QString::number(farthest)));
}

/// As in CMU's files: the rest pose of the file is useless, the first frame is a T pose.
void TestForeignRigs::aRestPoseMayBeTheFirstFrame()
{
    SkeletonAnimation animation = foreignRig(m_walk.model, m_walk.motion, {.scale = 8.0});
    std::vector<JointPlace> rest;
    for (AnimationJoint& joint : animation.joints) {
        rest.push_back(joint.rest);
        joint.rest = {glm::vec3(0.0f, float(rest.size()), 0.0f), {0.0f, 1.0f, 0.0f, 0.0f}};
    }
    animation.places.insert(animation.places.begin(), rest.begin(), rest.end());
    ++animation.frameCount;
    ImportOptions options;
    options.rest = ImportRest::FirstFrame;
    const auto mapping = guessedMapping(animation, *m_walk.model);
    const auto made = imported(m_walk.model, animation, mapping, options);
    QVERIFY(made.has_value());
    PoseEvaluator wanted(m_walk.model), found(m_walk.model);
    wanted.setMotion(m_walk.motion);
    found.setMotion(made->motion);
    for (std::uint32_t frame = 0; frame <= m_walk.motion.lastFrame(); frame += 9) {
        const auto& a = wanted.evaluate(frame).bones;
        const auto& b = found.evaluate(frame + 1).bones;
        for (const int hand : keyJointsOf(*m_walk.model).hands)
            QVERIFY(glm::distance(a[std::size_t(hand)].translation,
                        b[std::size_t(hand)].translation) < 0.01f);
    }
    // The first frame itself is the rest pose.
    QVERIFY(std::abs(found.evaluate(0).bones[0].translation.x) < 0.01f);
}

void TestForeignRigs::theFigureMayStartAtTheOrigin()
{
    const SkeletonAnimation animation = foreignRig(m_walk.model, m_walk.motion, {});
    const auto mapping = guessedMapping(animation, *m_walk.model);
    ImportOptions options;
    options.startsAtOrigin = true;
    options.start = 50;
    const auto made = imported(m_walk.model, animation, mapping, options);
    QVERIFY(made.has_value());
    QCOMPARE(made->motion.lastFrame(), m_walk.motion.lastFrame() + 50);
    PoseEvaluator found(m_walk.model);
    found.setMotion(made->motion);
    const auto& bones = found.evaluate(50).bones;
    glm::vec3 feet(0.0f);
    for (const LegBones& leg : legBonesOf(*m_walk.model))
        feet += bones[std::size_t(leg.foot)].translation * 0.5f;
    QVERIFY(std::abs(feet.x) < 0.3f && std::abs(feet.z) < 1.0f);
    options.start = 0; // has as many keys
    QCOMPARE(imported(m_walk.model, animation, mapping, options)->motion.keyCount(),
        made->motion.keyCount());
}

/// Before it the figure comes from the rest pose. IK is off there, too: else the goals, which have
/// no keys, would hold the feet until the begin.
void TestForeignRigs::theLegsDoNotJumpAtTheBegin()
{
    const SkeletonAnimation animation = foreignRig(m_walk.model, m_walk.motion, {});
    ImportOptions options;
    options.legs = ImportLegs::Fk;
    options.start = 50;
    const auto made =
        imported(m_walk.model, animation, guessedMapping(animation, *m_walk.model), options);
    QVERIFY(made.has_value());
    PoseEvaluator found(m_walk.model);
    found.setMotion(made->motion);
    for (const LegBones& leg : legBonesOf(*m_walk.model)) {
        const auto footAt = [&](double frame) {
            return found.evaluate(frame).bones[std::size_t(leg.foot)].translation;
        };
        QVERIFY(glm::distance(footAt(49), footAt(50)) < 1.0f);
        QVERIFY(glm::distance(footAt(50), footAt(51)) < 1.0f);
    }
}

void TestForeignRigs::theToolGivesAPatch()
{
    const SkeletonAnimation animation = foreignRig(m_walk.model, m_walk.motion, {});
    const auto mapping = guessedMapping(animation, *m_walk.model);
    Scene scene;
    Actor actor;
    actor.id = ActorId{1};
    actor.model = m_walk.model;
    scene.actors.push_back(actor);
    const ToolInput input{.target = {scene, ActorId{1}}, .tracks = {}, .range = {}};
    Progress progress;
    const auto result =
        importedMotion(input, animation, mapping, {}, ProgressPart(progress, 0.0, 1.0));
    QVERIFY(result.has_value());
    const Scene after = applied(scene, result->patch);
    const auto direct = imported(m_walk.model, animation, mapping);
    QVERIFY(after.actors.front().motion.bones.size() == direct->motion.bones.size());
    QCOMPARE(after.actors.front().motion.keyCount(), direct->motion.keyCount());
    QVERIFY(result->moved && result->moved->feet.largest > 5.0);
    progress.cancel();
    const auto cancelled =
        importedMotion(input, animation, mapping, {}, ProgressPart(progress, 0.0, 1.0));
    QVERIFY(!cancelled.has_value());
    QCOMPARE(cancelled.error().code, ErrorCode::Cancelled);
}

void TestForeignRigs::wrongInputIsRefused()
{
    SkeletonAnimation animation = foreignRig(m_walk.model, m_walk.motion, {});
    const auto mapping = guessedMapping(animation, *m_walk.model);
    const auto codeOf = [&](const auto& made) {
        return made ? ErrorCode::InternalFailure : made.error().code;
    };
    QCOMPARE(codeOf(imported(m_walk.model, animation, {})), ErrorCode::NothingMatches);
    const auto none = std::make_shared<const Model>();
    QCOMPARE(codeOf(imported(none, animation, mapping)), ErrorCode::NothingMatches);
    QCOMPARE(codeOf(imported(m_walk.model, {}, mapping)), ErrorCode::NothingMatches);
    animation.fps = 1e-5;
    QCOMPARE(codeOf(imported(m_walk.model, animation, mapping)), ErrorCode::TooManyFrames);
    animation.fps = 30.0;
    ImportOptions options;
    options.start = std::numeric_limits<std::uint32_t>::max();
    QCOMPARE(codeOf(imported(m_walk.model, animation, mapping, options)), ErrorCode::TooManyFrames);
}

/// Numbers that are NaN, joints in one place, cycles of bones.
void TestForeignRigs::brokenNumbersDoNotCrash()
{
    SkeletonAnimation animation = foreignRig(m_walk.model, m_walk.motion, {});
    const auto mapping = guessedMapping(animation, *m_walk.model);
    for (std::size_t place = 0; place < animation.places.size(); place += 17) {
        animation.places[place].position.y = std::numeric_limits<float>::quiet_NaN();
        animation.places[place].rotation.w = std::numeric_limits<float>::infinity();
    }
    const auto made = imported(m_walk.model, animation, mapping);
    QVERIFY(made.has_value());
    for (const auto& track : made->motion.bones)
        for (const BoneValue& value : track->values())
            QVERIFY(std::isfinite(glm::length(value.translation) + glm::length(value.rotation)));
    for (AnimationJoint& joint : animation.joints)
        joint.rest = {};
    QVERIFY(imported(m_walk.model, animation, mapping).has_value());
    pmx::Model data = m_walk.model->data;
    for (std::size_t bone = 0; bone < data.bones.size(); ++bone) {
        data.bones[bone].parent = std::int32_t((bone + 1) % data.bones.size());
        data.bones[bone].appendParent = std::int32_t((bone * 7) % data.bones.size());
        data.bones[bone].appendRatio = 1.0f;
        data.bones[bone].flags |= 0x0300;
    }
    const auto cyclic = std::make_shared<const Model>(makeModel(std::move(data), {}, {}));
    QVERIFY(imported(cyclic, animation, mapping).has_value());
}

QTEST_GUILESS_MAIN(TestForeignRigs)
#include "test_foreign_rigs.moc"
