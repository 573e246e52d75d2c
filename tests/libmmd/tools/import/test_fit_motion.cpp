// SPDX-License-Identifier: MIT
#include "libmmd/tools/import/fit_motion.h"
#include "libmmd/tools/tool_table.h"
#include "tests/libmmd/tools/import/import_hands.h"
#include "tests/support/real_files.h"

#include <QtTest/QTest>

#include <cmath>

using namespace mmd;
using namespace odori::test;

/// A motion that was made for one model, on another one.
class TestFitMotion : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void theSameModelKeepsEveryKey();
    void aLargerModelMovesFarther();
    void raisedArmsPointWhereTheyDid();
    void longLegsMakeLongSteps();
    void curvesAndFramesStay();
    void modelsWithoutCommonBonesAreRefused();
    void theToolReplacesTheMotion();

private:
    [[nodiscard]] std::shared_ptr<const Model> changed(
        const std::function<void(pmx::Model&)>& change) const;
    [[nodiscard]] Motion fitted(const Model& to) const;
    [[nodiscard]] int bone(const char* name) const;

    ModelAndMotion m_walk;
};

void TestFitMotion::initTestCase()
{
    m_walk =
        loaded(sampleFile(QStringLiteral("mannequin.pmx")), sampleFile(QStringLiteral("walk.vmd")));
    QVERIFY(m_walk.model);
}

int TestFitMotion::bone(const char* name) const
{
    for (std::size_t at = 0; at < m_walk.model->data.bones.size(); ++at)
        if (m_walk.model->data.bones[at].name.utf8 == name)
            return int(at);
    return -1;
}

std::shared_ptr<const Model> TestFitMotion::changed(
    const std::function<void(pmx::Model&)>& change) const
{
    pmx::Model data = m_walk.model->data;
    change(data);
    return std::make_shared<const Model>(makeModel(std::move(data), {}, {}));
}

Motion TestFitMotion::fitted(const Model& to) const
{
    const auto made = fittedMotion(*m_walk.model, to, m_walk.motion, {});
    return made ? made->motion : Motion{};
}

void TestFitMotion::theSameModelKeepsEveryKey()
{
    QVERIFY(fitted(*m_walk.model) == m_walk.motion);
}

void TestFitMotion::aLargerModelMovesFarther()
{
    const auto large = changed([](pmx::Model& data) {
        for (auto& each : data.bones) {
            each.position *= 1.5f;
            each.tailOffset *= 1.5f;
        }
    });
    const auto made = fittedMotion(*m_walk.model, *large, m_walk.motion, {});
    QVERIFY(made.has_value());
    QVERIFY(std::abs(figure(made->figures, ToolFigureKind::Scale) - 1.5) < 1e-5);
    PoseEvaluator before(m_walk.model), after(large);
    before.setMotion(m_walk.motion);
    after.setMotion(made->motion);
    double farthest = 0.0;
    for (std::uint32_t frame = 0; frame <= m_walk.motion.lastFrame(); frame += 7) {
        const auto& small = before.evaluate(frame).bones;
        const auto& big = after.evaluate(frame).bones;
        for (const char* name : {"左手首", "右手首", "左足首", "右つま先", "頭", "センター"})
            farthest = std::max(
                farthest, double(glm::distance(small[std::size_t(bone(name))].translation * 1.5f,
                              big[std::size_t(bone(name))].translation)));
    }
    QVERIFY2(farthest < 0.01, qPrintable(QString::number(farthest)));
}

void TestFitMotion::raisedArmsPointWhereTheyDid()
{
    const float angle = glm::radians(30.0f);
    const auto raised = changed([&](pmx::Model& data) {
        const glm::vec3 shoulder = data.bones[std::size_t(bone("左腕"))].position;
        const glm::quat turn = glm::angleAxis(angle,
            glm::normalize(glm::cross(
                data.bones[std::size_t(bone("左ひじ"))].position - shoulder, {1.0f, 0.0f, 0.0f})));
        for (std::size_t at = 0; at < data.bones.size(); ++at) {
            int above = int(at);
            while (above >= 0 && above != bone("左腕"))
                above = data.bones[std::size_t(above)].parent;
            if (above < 0)
                continue;
            data.bones[at].position = shoulder + turn * (data.bones[at].position - shoulder);
            data.bones[at].fixedAxis = turn * data.bones[at].fixedAxis;
        }
    });
    const Motion motion = fitted(*raised);
    PoseEvaluator before(m_walk.model), after(raised), unchanged(raised);
    before.setMotion(m_walk.motion);
    after.setMotion(motion);
    unchanged.setMotion(m_walk.motion);
    double farthest = 0.0, withoutFit = 0.0;
    for (std::uint32_t frame = 0; frame <= m_walk.motion.lastFrame(); frame += 7) {
        const auto& wanted = before.evaluate(frame).bones;
        const auto& made = after.evaluate(frame).bones;
        const auto& raw = unchanged.evaluate(frame).bones;
        for (const char* name : {"左ひじ", "左手首", "左中指３", "左親指２", "右手首"}) {
            const auto at = std::size_t(bone(name));
            farthest = std::max(
                farthest, double(glm::distance(wanted[at].translation, made[at].translation)));
            withoutFit = std::max(
                withoutFit, double(glm::distance(wanted[at].translation, raw[at].translation)));
        }
    }
    QVERIFY2(farthest < 0.02, qPrintable(QString::number(farthest)));
    QVERIFY(withoutFit > 1.0);
}

/// The goals of the feet move as far as before, in the size of the legs.
void TestFitMotion::longLegsMakeLongSteps()
{
    const auto tall = changed([&](pmx::Model& data) {
        const float root = data.bones[std::size_t(bone("左足"))].position.y;
        for (auto& each : data.bones) {
            const float up = std::min(each.position.y, root) * 0.4f;
            each.position.y += up;
        }
    });
    const auto made = fittedMotion(*m_walk.model, *tall, m_walk.motion, {});
    QVERIFY(made.has_value());
    const double scale = figure(made->figures, ToolFigureKind::Scale);
    QVERIFY(scale > 1.3 && scale < 1.45);
    PoseEvaluator before(m_walk.model), after(tall);
    before.setMotion(m_walk.motion);
    after.setMotion(made->motion);
    for (std::uint32_t frame = 0; frame <= m_walk.motion.lastFrame(); frame += 7) {
        const auto& small = before.evaluate(frame).bones;
        const auto& big = after.evaluate(frame).bones;
        for (const char* name : {"左足ＩＫ", "右足ＩＫ"}) {
            const auto at = std::size_t(bone(name));
            const glm::vec3 step = small[at].translation - m_walk.model->rig.bones[at].restPosition;
            // A parent that turns also moves the goal's own offset, which is not scaled.
            const glm::vec3 longStep = big[at].translation - tall->rig.bones[at].restPosition;
            QVERIFY2(glm::distance(step * float(scale), longStep) < 0.15f,
                qPrintable(QString::number(glm::distance(step * float(scale), longStep))));
        }
    }
}

void TestFitMotion::curvesAndFramesStay()
{
    const auto large = changed([](pmx::Model& data) {
        for (auto& each : data.bones)
            each.position *= 2.0f;
    });
    const Motion motion = fitted(*large);
    QCOMPARE(motion.bones.size(), m_walk.motion.bones.size());
    bool hasMoved = false;
    for (std::size_t track = 0; track < motion.bones.size(); ++track) {
        const auto& before = *m_walk.motion.bones[track];
        const auto& after = *motion.bones[track];
        QCOMPARE(after.size(), before.size());
        for (std::size_t key = 0; key < after.size(); ++key) {
            QCOMPARE(after.frame(key), before.frame(key));
            QVERIFY(after.interpolation(key) == before.interpolation(key));
            QVERIFY(after.values()[key].rotation == before.values()[key].rotation);
            QVERIFY(glm::distance(after.values()[key].translation,
                        before.values()[key].translation * 2.0f) < 1e-4f);
            hasMoved |= before.values()[key].translation != glm::vec3(0.0f);
        }
    }
    QVERIFY(hasMoved);
}

void TestFitMotion::modelsWithoutCommonBonesAreRefused()
{
    const auto other = changed([](pmx::Model& data) {
        for (auto& each : data.bones)
            each.name.utf8 += "x";
    });
    const auto made = fittedMotion(*m_walk.model, *other, m_walk.motion, {});
    QVERIFY(!made.has_value());
    QCOMPARE(made.error().code, ErrorCode::NothingMatches);
    QVERIFY(!fittedMotion(Model{}, Model{}, m_walk.motion, {}).has_value());
}

void TestFitMotion::theToolReplacesTheMotion()
{
    const auto large = changed([](pmx::Model& data) {
        for (auto& each : data.bones)
            each.position *= 2.0f;
    });
    Scene scene;
    Actor actor;
    actor.id = ActorId{1};
    actor.model = large;
    scene.actors.push_back(std::move(actor));
    const Tool* tool = findTool("fit");
    QVERIFY(tool);
    ToolInput input{.target = {scene, ActorId{1}},
        .tracks = {},
        .range = {},
        .other = std::make_shared<const Motion>(m_walk.motion),
        .otherModel = m_walk.model};
    const Progress progress;
    const auto result = tool->run(input, defaultValues(*tool), ProgressPart(progress, 0.0, 1.0));
    QVERIFY(result.has_value());
    const Scene after = applied(scene, result->patch);
    QVERIFY(after.actors.front().motion.bones == fitted(*large).bones ||
            after.actors.front().motion.keyCount() == m_walk.motion.keyCount());
    QVERIFY(result->moved && result->moved->feet.largest > 1.0);
    input.otherModel = nullptr;
    QVERIFY(!tool->run(input, defaultValues(*tool), ProgressPart(progress, 0.0, 1.0)));
}

QTEST_GUILESS_MAIN(TestFitMotion)
#include "test_fit_motion.moc"
