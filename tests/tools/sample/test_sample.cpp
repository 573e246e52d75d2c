// SPDX-License-Identifier: MIT
#include "libmmd/base/file_io.h"
#include "libmmd/format/vmd/vmd.h"
#include "libmmd/physics/simulation.h"
#include "tests/support/real_files.h"

#include <QtCore/QFileInfo>
#include <QtTest/QTest>

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <set>

using odori::test::sampleFile;

/// The bundled mannequin and its walk: the properties that an animator expects.
class TestSample : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void theModelHasTheStandardBones();
    void theFaceHasEightMorphsThatMoveIt();
    void weightsAreSmoothAndSumToOne();
    void itsTexturesAreThere();
    void displayFramesHoldEveryBoneOfUse();
    void theWalkHasCurvesMorphsAndIkKeys();
    void theFilesAreWrittenAsTheyWereRead();
    void oneFootIsOnTheGroundAndNoneSlides();
    void skirtAndPonytailSwingAndStay();

private:
    [[nodiscard]] int boneNamed(const char* name) const;
    std::shared_ptr<const mmd::Model> m_model;
    mmd::Motion m_walk;
};

namespace {

/// The distance from a capsule's axis.
float distanceToAxis(
    const mmd::RigBody& capsule, const mmd::BodyTransform& place, const glm::vec3& point)
{
    const glm::vec3 at = glm::conjugate(place.rotation) * (point - place.position);
    const float half = capsule.size.y / 2;
    return glm::distance(at, {0, std::clamp(at.y, -half, half), 0});
}

} // namespace

void TestSample::initTestCase()
{
    auto model = mmd::loadModel(
        mmd::pathFromUtf8(sampleFile(QStringLiteral("mannequin.pmx")).toStdString()));
    QVERIFY(model);
    m_model = std::make_shared<const mmd::Model>(std::move(*model));
    QVERIFY(m_model->warnings.empty());
    const auto file = mmd::readVmd(
        odori::test::bytesOf(odori::test::readAll(sampleFile(QStringLiteral("walk.vmd")))));
    QVERIFY(file);
    auto read = mmd::motionFromVmd(*file);
    QVERIFY(read.warnings.empty());
    m_walk = std::move(read.motion);
}

int TestSample::boneNamed(const char* name) const
{
    const auto& bones = m_model->data.bones;
    const auto at = std::find_if(
        bones.begin(), bones.end(), [&](const auto& bone) { return bone.name.utf8 == name; });
    return at == bones.end() ? -1 : int(at - bones.begin());
}

void TestSample::theModelHasTheStandardBones()
{
    for (const char* name : {"全ての親", "センター", "グルーブ", "上半身", "上半身2", "首", "頭",
             "下半身", "左腕", "左ひじ", "左手首", "左親指１", "左人指１", "左中指１", "左薬指１",
             "左小指１", "左足", "左ひざ", "左足首", "左足ＩＫ", "左つま先ＩＫ", "右腕", "右ひじ",
             "右手首", "右足", "右ひざ", "右足首", "右足ＩＫ", "右つま先ＩＫ"})
        QVERIFY2(boneNamed(name) >= 0, name);
    const auto& bones = m_model->data.bones;
    QVERIFY(bones.size() >= 55);
    const auto has = [&](std::uint16_t flag) {
        return std::any_of(
            bones.begin(), bones.end(), [&](const auto& bone) { return (bone.flags & flag) != 0; });
    };
    QVERIFY(has(mmd::pmx::boneFlag::appendRotation));
    QVERIFY(has(mmd::pmx::boneFlag::fixedAxis)); // the twist bone
    QVERIFY(m_model->rig.chains.size() >= 4);
}

void TestSample::theFaceHasEightMorphsThatMoveIt()
{
    for (const char* name : {"まばたき", "あ", "い", "う", "え", "お", "笑い", "困る"}) {
        const auto& morphs = m_model->data.morphs;
        const auto at = std::find_if(morphs.begin(), morphs.end(),
            [&](const auto& morph) { return morph.name.utf8 == name; });
        QVERIFY2(at != morphs.end(), name);
        float most = 0.0f;
        for (const auto& offset : at->vertex)
            most = std::max(most, glm::length(offset.offset));
        QVERIFY2(most > 0.02f || !at->group.empty(), name);
    }
}

void TestSample::weightsAreSmoothAndSumToOne()
{
    std::size_t shared = 0;
    for (const auto& vertex : m_model->data.vertices) {
        float sum = 0.0f;
        for (const float weight : vertex.weights) {
            QVERIFY(weight >= 0.0f);
            sum += weight;
        }
        QVERIFY(std::abs(sum - 1.0f) < 1e-5f);
        shared += *std::max_element(vertex.weights.begin(), vertex.weights.end()) < 0.99f;
        QVERIFY(std::abs(glm::length(vertex.normal) - 1.0f) < 1e-3f);
    }
    QVERIFY(shared > m_model->data.vertices.size() / 10);
}

void TestSample::itsTexturesAreThere()
{
    QVERIFY(m_model->data.textures.size() >= 3);
    for (const auto& texture : m_model->data.textures) {
        QString path = QString::fromStdString(texture.utf8);
        path.replace(u'\\', u'/');
        QVERIFY2(QFileInfo::exists(sampleFile(path)), qPrintable(path));
    }
}

void TestSample::displayFramesHoldEveryBoneOfUse()
{
    std::set<int> shown;
    for (const auto& frame : m_model->data.displayFrames)
        for (const auto& item : frame.items)
            if (!item.isMorph)
                shown.insert(item.index);
    for (int bone = 0; bone < int(m_model->data.bones.size()); ++bone) {
        const auto& each = m_model->data.bones[std::size_t(bone)];
        const bool isOfUse = (each.flags & mmd::pmx::boneFlag::visible) &&
                             (each.flags & mmd::pmx::boneFlag::operable);
        QVERIFY2(!isOfUse || shown.count(bone), each.name.utf8.c_str());
    }
}

void TestSample::theWalkHasCurvesMorphsAndIkKeys()
{
    QVERIFY(m_walk.lastFrame() >= 110 && m_walk.lastFrame() <= 130);
    QVERIFY(m_walk.morphs.size() >= 2);
    QVERIFY(m_walk.showIk && !m_walk.showIk->values().front().switches.empty());
    std::size_t curved = 0;
    for (const auto& track : m_walk.bones) {
        QVERIFY2(!m_model->bonesOfTrack(track->name()).empty(), track->name().c_str());
        for (std::size_t key = 0; key < track->size(); ++key)
            for (const mmd::BezierCurve& curve : track->curves(key))
                curved += !curve.isLinear();
    }
    QVERIFY(curved > 100);
}

void TestSample::theFilesAreWrittenAsTheyWereRead()
{
    const QByteArray walk = odori::test::readAll(sampleFile(QStringLiteral("walk.vmd")));
    QCOMPARE(odori::test::dataOf(mmd::vmdFromMotion(m_walk)), walk);
    const QByteArray model = odori::test::readAll(sampleFile(QStringLiteral("mannequin.pmx")));
    const auto read = mmd::pmx::read(odori::test::bytesOf(model));
    QVERIFY(read);
    QCOMPARE(odori::test::dataOf(mmd::pmx::write(read->model)), model);
}

void TestSample::oneFootIsOnTheGroundAndNoneSlides()
{
    const auto& data = m_model->data;
    std::vector<std::size_t> soles;
    for (std::size_t at = 0; at < data.vertices.size(); ++at)
        if (data.vertices[at].position.y < 0.15f)
            soles.push_back(at);
    QVERIFY(soles.size() > 20);
    mmd::PoseEvaluator evaluator(m_model);
    evaluator.setMotion(m_walk);
    const auto soleAt = [&](double frame) {
        const mmd::Pose& pose = evaluator.evaluate(frame);
        std::vector<glm::vec3> at;
        for (const std::size_t sole : soles) {
            const auto& vertex = data.vertices[sole];
            glm::vec3 skinned(0.0f);
            for (std::size_t each = 0; each < 4; ++each) {
                if (vertex.bones[each] < 0)
                    continue;
                const auto bone = std::size_t(vertex.bones[each]);
                skinned +=
                    vertex.weights[each] *
                    (pose.bones[bone].translation +
                        pose.bones[bone].rotation * (vertex.position - data.bones[bone].position));
            }
            at.push_back(skinned);
        }
        return at;
    };
    auto before = soleAt(0);
    for (int frame = 1; frame <= int(m_walk.lastFrame()); ++frame) {
        const auto now = soleAt(frame);
        float lowest = 1e9f, slide = 0.0f;
        for (std::size_t at = 0; at < now.size(); ++at) {
            lowest = std::min(lowest, now[at].y);
            if (now[at].y > 0.03f || before[at].y > 0.03f)
                continue; // not on the ground at both frames
            slide = std::max(slide, glm::distance(glm::vec2(now[at].x, now[at].z),
                                        glm::vec2(before[at].x, before[at].z)));
        }
        const QByteArray where = QByteArray("frame ") + QByteArray::number(frame) + ": lowest " +
                                 QByteArray::number(double(lowest)) + ", slide " +
                                 QByteArray::number(double(slide));
        QVERIFY2(std::abs(lowest) < 0.12f, where.constData());
        QVERIFY2(slide < 0.1f, where.constData()); // she moves 0.3 per frame
        before = now;
    }
}

void TestSample::skirtAndPonytailSwingAndStay()
{
    mmd::Simulation simulation(m_model);
    simulation.setMotion(m_walk);
    QVERIFY(simulation.warnings().empty());
    const mmd::PhysicsRig& rig = simulation.rig();
    QCOMPARE(rig.simulatedBones.size(), std::size_t(5 + 12 * 3));
    const auto hips = std::size_t(boneNamed("下半身"));
    const auto head = std::size_t(boneNamed("頭"));
    std::vector<std::size_t> legs;
    for (std::size_t body = 0; body < rig.bodies.size(); ++body)
        for (const char* name : {"左足", "右足"})
            if (rig.bodies[body].bone == boneNamed(name))
                legs.push_back(body);
    QCOMPARE(legs.size(), std::size_t(2));
    std::vector<mmd::BodyTransform> bodies;
    float least = 1e9f, most = 0.0f;
    for (double frame = 0.0; frame <= double(m_walk.lastFrame()); frame += 0.5) {
        const auto& bones = simulation.pose(frame).bones;
        for (const int bone : rig.simulatedBones) {
            const auto at = std::size_t(bone);
            const bool isHair = bone < boneNamed("スカート_0_0");
            const std::size_t holder = isHair ? head : hips;
            const glm::vec3 offset =
                m_model->rig.bones[at].restPosition - m_model->rig.bones[holder].restPosition;
            const float away = glm::distance(
                bones[at].translation, bones[holder].translation + bones[holder].rotation * offset);
            QVERIFY2(away < (isHair ? 2.5f : 1.0f), m_model->data.bones[at].name.utf8.c_str());
            most = std::max(most, away);
        }
        simulation.bodiesAt(frame, simulation.pose(frame), bodies);
        for (const std::size_t leg : legs)
            for (std::size_t body = 0; body < bodies.size(); ++body)
                if (rig.bodies[body].bone >= boneNamed("スカート_0_0"))
                    least = std::min(
                        least, distanceToAxis(rig.bodies[leg], bodies[leg], bodies[body].position));
    }
    QVERIFY2(most > 0.3f, "nothing moves");
    // The capsules of the legs have a radius of 0.64.
    QVERIFY2(least > 0.5f, qPrintable(QStringLiteral("the skirt is in a leg: %1").arg(least)));
}

QTEST_GUILESS_MAIN(TestSample)
#include "test_sample.moc"
