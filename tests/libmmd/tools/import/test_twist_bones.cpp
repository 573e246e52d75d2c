// SPDX-License-Identifier: MIT
#include "libmmd/motion/names.h"
#include "libmmd/tools/bones/twist.h"
#include "libmmd/tools/import/twist_bones.h"
#include "tests/libmmd/tools/import/foreign_rig.h"
#include "tests/libmmd/tools/import/import_hands.h"
#include "tests/support/real_files.h"

#include <QtTest/QTest>

#include <cmath>

using namespace mmd;
using namespace odori::test;

/// The twist of arms and hands of a file goes to the bones that MMD has for it.
class TestTwistBones : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void handsStayAndElbowsDoNotTwist_data();
    void handsStayAndElbowsDoNotTwist();
    void aRealMotionKeepsItsHands();
    void aBoneWithAJointIsLeftAlone();
    void otherBonesAreLeftAlone_data();
    void otherBonesAreLeftAlone();

private:
    ModelAndMotion m_walk;
    Motion m_twisted;
};

namespace {

int boneOf(const Model& model, const std::string& name)
{
    for (std::size_t bone = 0; bone < model.data.bones.size(); ++bone)
        if (model.data.bones[bone].name.utf8 == name)
            return int(bone);
    return -1;
}

double degreesOf(const glm::dquat& q)
{
    const double sine = glm::length(glm::dvec3(q.x, q.y, q.z));
    return glm::degrees(2.0 * std::atan2(sine, std::abs(q.w)));
}

/// Keys every 10 frames: the bone turns by up to `degrees` about `axis`, after the keys it had.
void addTurn(Motion& motion, const Model& model, const std::string& name, const glm::vec3& axis,
    float degrees)
{
    const int bone = boneOf(model, name);
    QVERIFY(bone >= 0);
    const std::string& track = model.boneTrackNames[std::size_t(bone)];
    std::vector<BoneKeyframe> keys;
    for (std::uint32_t frame = 0; frame <= motion.lastFrame(); frame += 10) {
        BoneKeyframe key;
        key.frame = frame;
        const float part = std::sin(float(frame) * 0.1f);
        key.value.rotation = glm::angleAxis(0.4f * part, glm::vec3(0.0f, 0.6f, 0.8f)) *
                             glm::angleAxis(glm::radians(degrees) * part, glm::normalize(axis));
        keys.push_back(key);
    }
    replaceTrack(motion, Track<BoneKeyframe>(fieldOf(track), keys));
}

/// The most that the bone's keys turn about the axis of `twist`, at any frame; 0 without keys.
double mostTwist(const std::shared_ptr<const Model>& model, const Motion& motion,
    const std::string& name, const std::string& twist)
{
    const auto bone = std::size_t(boneOf(*model, name));
    const glm::dvec3 axis(model->rig.bones[std::size_t(boneOf(*model, twist))].fixedAxis);
    const auto* track = findBoneTrack(motion, model->boneTrackNames[bone]);
    double most = 0.0;
    for (std::size_t key = 0; track && key < track->size(); ++key)
        most = std::max(most,
            degreesOf(twistOf(glm::dquat(track->values()[key].rotation), glm::normalize(axis))));
    return most;
}

struct Apart {
    double degrees = 0.0, units = 0.0;
};
/// How far a bone is apart in two motions.
Apart apart(const std::shared_ptr<const Model>& model, const Motion& a, const Motion& b,
    const std::string& name)
{
    PoseEvaluator one(model), other(model);
    one.setMotion(a);
    other.setMotion(b);
    const auto bone = std::size_t(boneOf(*model, name));
    Apart most;
    for (std::uint32_t frame = 0; frame <= a.lastFrame(); ++frame) {
        const BoneTransform here = one.evaluate(frame).bones[bone];
        const BoneTransform there = other.evaluate(frame).bones[bone];
        most.degrees = std::max(most.degrees,
            degreesOf(glm::conjugate(glm::dquat(here.rotation)) * glm::dquat(there.rotation)));
        most.units =
            std::max(most.units, double(glm::distance(here.translation, there.translation)));
    }
    return most;
}

ImportOptions options(bool splits, bool thins = true)
{
    ImportOptions result;
    result.splitsTwist = splits;
    result.thins = thins;
    return result;
}

} // namespace

void TestTwistBones::initTestCase()
{
    m_walk =
        loaded(sampleFile(QStringLiteral("mannequin.pmx")), sampleFile(QStringLiteral("walk.vmd")));
    QVERIFY(m_walk.model);
    m_twisted = m_walk.motion;
    const auto axisOf = [&](const char* name) {
        return m_walk.model->rig.bones[std::size_t(boneOf(*m_walk.model, name))].fixedAxis;
    };
    addTurn(m_twisted, *m_walk.model, "左腕", axisOf("左腕捩"), 80.0f);
    addTurn(m_twisted, *m_walk.model, "左ひじ", axisOf("左手捩"), 40.0f);
    addTurn(m_twisted, *m_walk.model, "左手首", axisOf("左手捩"), -90.0f);
}

void TestTwistBones::handsStayAndElbowsDoNotTwist_data()
{
    QTest::addColumn<int>("names");
    QTest::addColumn<bool>("isTPose");
    QTest::newRow("Mixamo, T") << int(RigNames::Mixamo) << true;
    QTest::newRow("VRM, A") << int(RigNames::Vrm) << false;
    QTest::newRow("CMU, T") << int(RigNames::Cmu) << true;
}

void TestTwistBones::handsStayAndElbowsDoNotTwist()
{
    QFETCH(int, names);
    QFETCH(bool, isTPose);
    const auto& model = m_walk.model;
    const auto animation =
        foreignRig(model, m_twisted, {.names = RigNames(names), .isTPose = isTPose});
    const auto mapping = guessedMapping(animation, *model);
    const auto with = imported(model, animation, mapping, options(true));
    const auto without = imported(model, animation, mapping, options(false));
    QVERIFY(with.has_value() && without.has_value());
    for (const char* bone : {"左手首", "右手首", "左ひじ"}) {
        const Apart hands = apart(model, without->motion, with->motion, bone);
        qInfo() << bone << hands.degrees << hands.units;
        if (std::string_view(bone) != "左ひじ") // which no longer twists
            QVERIFY(hands.degrees <= 0.1);
        QVERIFY(hands.units <= 0.02);
    }
    const auto twist = [&](const mmd::ImportedMotion& made, const char* bone, const char* about) {
        return mostTwist(model, made.motion, bone, about);
    };
    qInfo() << "keys" << figure(without->figures, ToolFigureKind::KeysAfter) << "->"
            << figure(with->figures, ToolFigureKind::KeysAfter);
    QVERIFY(twist(*without, "左腕", "左腕捩") > 60.0);
    QVERIFY(twist(*without, "左ひじ", "左手捩") > 30.0);
    QVERIFY(twist(*without, "左手首", "左手捩") > 60.0);
    QCOMPARE(twist(*without, "左腕捩", "左腕捩"), 0.0);
    QVERIFY(twist(*with, "左腕捩", "左腕捩") > 60.0);
    QVERIFY(twist(*with, "左手捩", "左手捩") > 30.0);
    for (const char* side : {"左", "右"}) {
        const auto name = [&](const char* part) { return std::string(side) + part; };
        QVERIFY(mostTwist(model, with->motion, name("腕"), name("腕捩")) < 0.1);
        QVERIFY(mostTwist(model, with->motion, name("手首"), name("手捩")) < 0.1);
        QVERIFY(mostTwist(model, with->motion, name("ひじ"), name("手捩")) < 0.1);
    }
}

void TestTwistBones::aRealMotionKeepsItsHands()
{
    if (corpusFolder().isEmpty())
        QSKIP("there is no corpus");
    const auto subject = loaded(corpusFolder() + QStringLiteral("/gene/Gene.pmx"),
        corpusFolder() + QStringLiteral("/motions/22_apology.vmd"));
    QVERIFY(subject.model);
    const auto animation = foreignRig(subject.model, subject.motion, {.scale = 8.0});
    const auto mapping = guessedMapping(animation, *subject.model);
    const auto with = imported(subject.model, animation, mapping, options(true));
    const auto without = imported(subject.model, animation, mapping, options(false));
    QVERIFY(with.has_value() && without.has_value());
    for (const char* side : {"左", "右"}) {
        const auto name = [&](const char* part) { return std::string(side) + part; };
        const Apart hands = apart(subject.model, without->motion, with->motion, name("手首"));
        const auto elbow = [&](const ImportedMotion& made) {
            return mostTwist(subject.model, made.motion, name("ひじ"), name("手捩"));
        };
        qInfo() << side << "hand" << hands.degrees << hands.units << "elbow's twist"
                << elbow(*without) << "->" << elbow(*with) << "arm's"
                << mostTwist(subject.model, without->motion, name("腕"), name("腕捩")) << "->"
                << mostTwist(subject.model, with->motion, name("腕"), name("腕捩"));
        QVERIFY(hands.degrees <= 0.1);
        QVERIFY(hands.units <= 0.02);
        QVERIFY(elbow(*with) <= elbow(*without) + 0.05);
    }
    qInfo() << "keys" << figure(without->figures, ToolFigureKind::KeysAfter) << "->"
            << figure(with->figures, ToolFigureKind::KeysAfter);
}

/// A file may have a joint for 腕捩.
void TestTwistBones::aBoneWithAJointIsLeftAlone()
{
    const auto& model = m_walk.model;
    const auto animation = foreignRig(model, m_twisted, {});
    BoneMapping mapping = guessedMapping(animation, *model);
    mapping.pairs.push_back({"mixamorig:LeftArm", "左腕捩", JointUse::Rotation});
    const auto with = imported(model, animation, mapping, options(true, false));
    const auto without = imported(model, animation, mapping, options(false, false));
    QVERIFY(with.has_value() && without.has_value());
    const auto trackOf = [&](const ImportedMotion& made, const char* name) {
        return findBoneTrack(made.motion, model->boneTrackNames[std::size_t(boneOf(*model, name))]);
    };
    const auto isSame = [&](const char* name) {
        const auto* a = trackOf(*with, name);
        const auto* b = trackOf(*without, name);
        return (!a && !b) || (a && b && *a == *b);
    };
    QVERIFY(isSame("左腕"));
    QVERIFY(isSame("左腕捩"));
    QVERIFY(!isSame("左ひじ"));
    QVERIFY(!isSame("左手捩"));
    QVERIFY(!isSame("右腕") || mostTwist(model, without->motion, "右腕", "右腕捩") < 0.1);
}

void TestTwistBones::otherBonesAreLeftAlone_data()
{
    QTest::addColumn<int>("change");
    QTest::newRow("no fixed axis") << 0;
    QTest::newRow("an axis without length") << 1;
    QTest::newRow("other parents") << 2;
    QTest::newRow("no such bones") << 3;
}

void TestTwistBones::otherBonesAreLeftAlone()
{
    QFETCH(int, change);
    pmx::Model data = m_walk.model->data;
    for (const char* name : {"左腕捩", "右腕捩", "左手捩", "右手捩"}) {
        const auto bone = std::size_t(boneOf(*m_walk.model, name));
        if (change == 0)
            data.bones[bone].flags &= std::uint16_t(~pmx::boneFlag::fixedAxis);
        else if (change == 1)
            data.bones[bone].fixedAxis = {};
        else if (change == 2)
            for (pmx::Bone& other : data.bones)
                other.parent =
                    other.parent == std::int32_t(bone) ? data.bones[bone].parent : other.parent;
        else
            data.bones[bone].name = {"x", "x"};
    }
    const auto model = std::make_shared<const Model>(makeModel(std::move(data), {}, {}));
    const auto animation = foreignRig(m_walk.model, m_twisted, {});
    const auto mapping = guessedMapping(animation, *model);
    const auto with = imported(model, animation, mapping, options(true, false));
    const auto without = imported(model, animation, mapping, options(false, false));
    QVERIFY(with.has_value() && without.has_value());
    QCOMPARE(with->motion.bones.size(), without->motion.bones.size());
    for (std::size_t track = 0; track < with->motion.bones.size(); ++track)
        QVERIFY(*with->motion.bones[track] == *without->motion.bones[track]);
}

QTEST_GUILESS_MAIN(TestTwistBones)
#include "test_twist_bones.moc"
