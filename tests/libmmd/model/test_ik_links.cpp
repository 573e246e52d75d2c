// SPDX-License-Identifier: MIT
#include "libmmd/model/ik_links.h"
#include "libmmd/model/model.h"

#include <QtTest/QTest>

#include <algorithm>

namespace {

enum LegBone { Hip, Knee, Ankle, Toe, LegGoal, ToeGoal };

/// A leg: hip and knee follow the leg's goal, the ankle follows the toe's goal.
mmd::Model leg()
{
    mmd::pmx::Model data;
    data.bones.resize(6);
    for (std::size_t bone = 0; bone < data.bones.size(); ++bone) {
        data.bones[bone].name.utf8 = std::to_string(bone);
        data.bones[bone].position = {0.0f, 10.0f - float(bone), 0.0f};
        data.bones[bone].parent = bone == 0 || bone >= LegGoal ? -1 : int(bone) - 1;
    }
    const auto addChain = [&](int goal, int effector, std::vector<mmd::pmx::IkLink> links) {
        auto& bone = data.bones[std::size_t(goal)];
        bone.flags |= mmd::pmx::boneFlag::ik;
        bone.ik.effector = effector;
        bone.ik.loops = 10;
        bone.ik.stepAngle = 1.0f;
        bone.ik.links = std::move(links);
    };
    addChain(LegGoal, Ankle, {{.bone = Knee}, {.bone = Hip}});
    addChain(ToeGoal, Toe, {{.bone = Ankle}});
    return mmd::makeModel(std::move(data), {}, {});
}

std::vector<int> goals(const mmd::Model& model, std::vector<int> bones)
{
    std::vector<int> goals;
    for (const int chain : mmd::chainsWithLink(model.rig, bones))
        goals.push_back(model.rig.chains[std::size_t(chain)].goal);
    std::sort(goals.begin(), goals.end());
    return goals;
}

} // namespace

class TestIkLinks : public QObject {
    Q_OBJECT
private slots:
    void linksBelongToTheirChains();
    void aLinkThatNeverRotatesIsNone();
};

void TestIkLinks::linksBelongToTheirChains()
{
    using Bones = std::vector<int>;
    const mmd::Model model = leg();
    QCOMPARE(goals(model, {Knee}), Bones{LegGoal});
    QCOMPARE(goals(model, {Hip, Knee}), Bones{LegGoal});
    QCOMPARE(goals(model, {Ankle}), Bones{ToeGoal}); // the effector of the leg's chain
    QCOMPARE(goals(model, {Ankle, Knee}), (Bones{LegGoal, ToeGoal}));
    QCOMPARE(goals(model, {Toe, LegGoal, ToeGoal}), Bones{});
    QCOMPARE(goals(model, {}), Bones{});
}

void TestIkLinks::aLinkThatNeverRotatesIsNone()
{
    mmd::pmx::Model data = leg().data;
    mmd::pmx::IkLink& knee = data.bones[LegGoal].ik.links[0];
    knee.limited = 1;
    knee.lower = knee.upper = {0, 0, 0};
    const mmd::Model model = mmd::makeModel(std::move(data), {}, {});
    QVERIFY(model.rig.chains[0].links[0].frozen);
    QVERIFY(goals(model, {Knee}).empty());
    QCOMPARE(goals(model, {Hip}).size(), std::size_t(1));
}

QTEST_GUILESS_MAIN(TestIkLinks)
#include "test_ik_links.moc"
