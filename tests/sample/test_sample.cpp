// SPDX-License-Identifier: MIT
#include "libmmd/base/file_io.h"
#include "libmmd/format/vmd.h"
#include "libmmd/pose/pose.h"
#include "tests/support/corpus.h"

#include <QtCore/QFileInfo>
#include <QtTest/QtTest>

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <set>

/// The bundled mannequin and its walk: what an animator expects to find in them.
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

private:
    [[nodiscard]] int boneNamed(const char* name) const;
    std::shared_ptr<const mmd::Model> m_model;
    mmd::Motion m_walk;
};

namespace {

QString sampleFile(const QString& name)
{
    return QStringLiteral(ODORI_SAMPLE "/") + name;
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
    QVERIFY(has(mmd::pmx::boneFlag::fixedAxis)); // the twist
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
                continue; // not on the ground all the time between
            slide = std::max(slide, glm::distance(glm::vec2(now[at].x, now[at].z),
                                        glm::vec2(before[at].x, before[at].z)));
        }
        const QByteArray where = QByteArray("frame ") + QByteArray::number(frame) + ": lowest " +
                                 QByteArray::number(double(lowest)) + ", slide " +
                                 QByteArray::number(double(slide));
        QVERIFY2(std::abs(lowest) < 0.12f, where.constData());
        QVERIFY2(slide < 0.1f, where.constData()); // she travels 0.3 a frame
        before = now;
    }
}

QTEST_GUILESS_MAIN(TestSample)
#include "test_sample.moc"
