// SPDX-License-Identifier: MIT
#include "tests/libmmd/pose/rig_builder.h"
#include "ui/viewport/posed_actor.h"

#include <QtTest/QTest>

using namespace odori;
using namespace odori::test;

/// What the viewport shows of an actor: its pose with drafts, and its last selected bone.
class TestPosedActor : public QObject {
    Q_OBJECT
private slots:
    void init();
    void theBoneThatIsAddedIsTheLast();
    void manyAtOnceKeepTheLast();
    void anotherIsTheLastWhenItLeaves();
    void draftsShowAtTheirFrameAlone();
    void draftsOfEveryKindShow();
    void aDraftMovesAllBonesOfItsName();
    void anotherModelSelectsNothing();

private:
    void select(std::initializer_list<int> bones)
    {
        mmd::Selection selection;
        for (const int bone : bones)
            selection.setTrack({mmd::TrackKind::Bone, "b" + std::to_string(bone)}, true);
        m_posed.setSelection(selection);
    }

    [[nodiscard]] const mmd::Pose& pose()
    {
        m_posed.prepare();
        return *m_posed.pose();
    }

    mmd::Actor m_actor;
    PosedActor m_posed;
};

void TestPosedActor::init()
{
    RigBuilder rig;
    for (int bone = 0; bone < 5; ++bone)
        rig.bone({float(bone), 0, 0}, bone - 1);
    m_actor = {};
    m_actor.model = rig.build();
    m_posed = {};
    QVERIFY(m_posed.setActor(&m_actor));
    QVERIFY(!m_posed.setActor(&m_actor));
}

void TestPosedActor::theBoneThatIsAddedIsTheLast()
{
    QVERIFY(!m_posed.lastSelected());
    select({3});
    QCOMPARE(m_posed.lastSelected(), std::optional(3));
    select({1, 3});
    QCOMPARE(m_posed.lastSelected(), std::optional(1));
    select({1, 3, 4});
    QCOMPARE(m_posed.lastSelected(), std::optional(4));
    select({2});
    QCOMPARE(m_posed.lastSelected(), std::optional(2));
    QCOMPARE(m_posed.selectedBones(), std::vector{2});
    select({});
    QVERIFY(!m_posed.lastSelected());
}

void TestPosedActor::manyAtOnceKeepTheLast()
{
    select({3});
    select({0, 1, 2, 3});
    QCOMPARE(m_posed.lastSelected(), std::optional(3));
    m_posed.setLastSelected(2);
    QCOMPARE(m_posed.lastSelected(), std::optional(2));
    m_posed.setLastSelected(4); // it is not selected
    QCOMPARE(m_posed.lastSelected(), std::optional(2));
    select({0, 1}); // none is added, and it was deselected
    QCOMPARE(m_posed.lastSelected(), std::optional(0));
}

void TestPosedActor::anotherIsTheLastWhenItLeaves()
{
    select({1});
    select({1, 2});
    select({1}); // deselects the last one
    QCOMPARE(m_posed.lastSelected(), std::optional(1));
    select({3, 4}); // others replace it
    QCOMPARE(m_posed.lastSelected(), std::optional(3));
}

void TestPosedActor::draftsShowAtTheirFrameAlone()
{
    const auto place = [&](double frame) {
        m_posed.setFrame(frame);
        return pose().bones[2].translation;
    };
    QCOMPARE(place(10.0), glm::vec3(2, 0, 0));
    m_actor.drafts = {{{mmd::TrackKind::Bone, "b1"}, 10, mmd::BoneValue{{0, 5, 0}}},
        {{mmd::TrackKind::Bone, "not there"}, 10, mmd::BoneValue{{7, 7, 7}}}};
    m_posed.setActor(&m_actor);
    QCOMPARE(place(10.0), glm::vec3(2, 5, 0)); // its child moves too
    QVERIFY(m_posed.isDraft(1) && !m_posed.isDraft(2));
    QCOMPARE(place(11.0), glm::vec3(2, 0, 0));
    QVERIFY(!m_posed.isDraft(1));
    QCOMPARE(place(10.0), glm::vec3(2, 5, 0));
    m_actor.drafts.clear();
    m_posed.setActor(&m_actor);
    QCOMPARE(pose().bones[2].translation, glm::vec3(2, 0, 0));
    key(m_actor.motion, 1, 0, {0, 3, 0});
    m_posed.setActor(&m_actor);
    QCOMPARE(pose().bones[2].translation, glm::vec3(2, 3, 0)); // the edit is visible
}

/// Drafts of morphs and of show too, each only at its frame.
void TestPosedActor::draftsOfEveryKindShow()
{
    mmd::pmx::Model data = m_actor.model->data;
    data.morphs.resize(2);
    data.morphs[0].name.utf8 = "smile";
    data.morphs[1].name.utf8 = "blink";
    m_actor.model = std::make_shared<const mmd::Model>(mmd::makeModel(data, {}, {}));
    mmd::ShowIkValue hidden;
    hidden.show = 0;
    m_actor.drafts = {{{mmd::TrackKind::Bone, "b1"}, 10, mmd::BoneValue{{0, 5, 0}}},
        {{mmd::TrackKind::Morph, "blink"}, 10, mmd::MorphValue{0.5f}},
        {{mmd::TrackKind::ShowIk, {}}, 10, hidden}};
    QVERIFY(m_posed.setActor(&m_actor));
    for (const double frame : {10.0, 9.0, 10.0, 10.5}) {
        m_posed.setFrame(frame);
        const mmd::Pose& shown = pose();
        const bool isThere = frame == 10.0;
        QCOMPARE(shown.morphWeights[0], 0.0f);
        QCOMPARE(shown.morphWeights[1], isThere ? 0.5f : 0.0f);
        QCOMPARE(shown.visible, !isThere);
        QCOMPARE(shown.bones[1].translation.y, isThere ? 5.0f : 0.0f);
    }
}

void TestPosedActor::aDraftMovesAllBonesOfItsName()
{
    mmd::pmx::Model data = m_actor.model->data;
    for (std::size_t bone = 0; bone < data.bones.size(); ++bone)
        data.bones[bone].parent = -1;
    data.bones[3].name = data.bones[1].name;
    m_actor.model = std::make_shared<const mmd::Model>(mmd::makeModel(data, {}, {}));
    m_actor.drafts = {{{mmd::TrackKind::Bone, "b1"}, 0, mmd::BoneValue{{0, 5, 0}}}};
    QVERIFY(m_posed.setActor(&m_actor));
    for (const int bone : {0, 1, 2, 3, 4}) {
        const bool isMeant = bone == 1 || bone == 3;
        QCOMPARE(pose().bones[std::size_t(bone)].translation.y, isMeant ? 5.0f : 0.0f);
        QCOMPARE(m_posed.isDraft(bone), isMeant);
    }
}

void TestPosedActor::anotherModelSelectsNothing()
{
    select({3});
    RigBuilder other;
    other.bone({0, 0, 0});
    m_actor.model = other.build();
    QVERIFY(m_posed.setActor(&m_actor));
    QVERIFY(!m_posed.lastSelected() && m_posed.selectedBones().empty());
    QVERIFY(m_posed.setActor(nullptr));
    QVERIFY(!m_posed.pose() && !m_posed.model());
}

QTEST_GUILESS_MAIN(TestPosedActor)
#include "test_posed_actor.moc"
