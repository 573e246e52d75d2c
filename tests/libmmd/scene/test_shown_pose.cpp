// SPDX-License-Identifier: MIT
#include "libmmd/format/vpd/vpd.h"
#include "libmmd/scene/edits/keys/drafts.h"
#include "libmmd/scene/edits/keys/register.h"
#include "libmmd/scene/shown_pose.h"
#include "libmmd/text/cp932.h"
#include "tests/libmmd/scene/edits/checked_edit.h"

#include <QtTest/QTest>

using namespace odori::test;

namespace {

/// Bones センター and one with a name longer than a motion's field, morph あ; keys of センター at 0
/// and 10.
mmd::Scene modelScene()
{
    mmd::pmx::Model data;
    for (const char* name : {"センター", "とても長い骨の名前です", "左腕"}) {
        mmd::pmx::Bone bone;
        bone.name.utf8 = name;
        bone.flags = mmd::pmx::boneFlag::visible | mmd::pmx::boneFlag::operable |
                     mmd::pmx::boneFlag::rotatable;
        data.bones.push_back(bone);
    }
    mmd::pmx::Morph morph;
    morph.name.utf8 = "あ";
    morph.panel = mmd::pmx::MorphPanel::Mouth;
    data.morphs.push_back(morph);
    data.name.utf8 = "見本";
    mmd::Scene scene;
    mmd::Actor actor;
    actor.id = theActor;
    actor.model =
        std::make_shared<const mmd::Model>(mmd::makeModel(std::move(data), {}, "sample.pmx"));
    std::vector<mmd::BoneKeyframe> keys{boneKey(0, 0), boneKey(10, 1)};
    mmd::replaceTrack(actor.motion,
        mmd::Track<mmd::BoneKeyframe>(mmd::fieldOf(mmd::encodeCp932("センター").bytes), keys));
    scene.actors.push_back(std::move(actor));
    scene.active = theActor;
    scene.nextActor = 2;
    return scene;
}

std::string raw(const char* name)
{
    return mmd::encodeCp932(name).bytes;
}

/// Written to a file's bytes and read again.
mmd::Motion reread(const mmd::VpdFile& pose)
{
    const auto read = mmd::readVpd(mmd::writeVpd(pose));
    return read ? mmd::motionFromVpd(read->file).motion : mmd::Motion{};
}

} // namespace

/// Poses written to VPD files and read from them.
class TestShownPose : public QObject {
    Q_OBJECT
private slots:
    void keysAndDraftsShow();
    void itIsInTheModelsOrderWithWholeNames();
    void onlyWhatIsAskedForIsWritten();
    void withoutAModelTheTracksAreWritten();
    void aPoseComesBackAsDrafts();
    void whatShowsAlreadyIsNoDraft();
    void strangersStayOutside();
};

void TestShownPose::keysAndDraftsShow()
{
    mmd::Scene scene = modelScene();
    const auto tracks = mmd::registrableTracks(scene, theActor);
    const mmd::TrackId centre{mmd::TrackKind::Bone, raw("センター")};
    auto pose = mmd::shownPose(scene, theActor, tracks, 5.0);
    QCOMPARE(pose.bones.size(), 3u);
    QCOMPARE(pose.bones[0].value.translation.x, 5.0f); // half way between the keys
    QCOMPARE(pose.modelName, raw("見本") + ".osm");
    const mmd::Draft draft{centre, 5, mmd::BoneValue{{7, 8, 9}}};
    scene = mmd::applied(scene, mmd::setDrafts({scene, theActor}, {&draft, 1}));
    pose = mmd::shownPose(scene, theActor, tracks, 5.0);
    QVERIFY((pose.bones[0].value == mmd::BoneValue{{7, 8, 9}}));
    pose = mmd::shownPose(scene, theActor, tracks, 4.0);
    QCOMPARE(pose.bones[0].value.translation.x, 4.0f); // a draft applies to its frame only
    pose = mmd::shownPose(scene, theActor, tracks, 5.5);
    QCOMPARE(pose.bones[0].value.translation.x, 5.5f);
}

void TestShownPose::itIsInTheModelsOrderWithWholeNames()
{
    const mmd::Scene scene = modelScene();
    const auto pose = mmd::shownPose(scene, theActor, mmd::registrableTracks(scene, theActor), 0.0);
    QCOMPARE(pose.bones.size(), 3u);
    QCOMPARE(pose.bones[0].name, raw("センター"));
    QCOMPARE(pose.bones[1].name, raw("とても長い骨の名前です"));
    QVERIFY(pose.bones[1].name.size() > 15);
    QCOMPARE(pose.bones[2].name, raw("左腕"));
    QCOMPARE(pose.morphs.size(), 1u);
    QCOMPARE(pose.morphs[0].name, raw("あ"));
}

void TestShownPose::onlyWhatIsAskedForIsWritten()
{
    const mmd::Scene scene = modelScene();
    const mmd::TrackId wanted[] = {{mmd::TrackKind::Bone, raw("左腕")},
        {mmd::TrackKind::Camera, {}}, {mmd::TrackKind::Morph, "no such morph"}};
    const auto pose = mmd::shownPose(scene, theActor, wanted, 0.0);
    QCOMPARE(pose.bones.size(), 1u);
    QCOMPARE(pose.bones[0].name, raw("左腕"));
    QCOMPARE(pose.morphs.size(), 1u); // the motion may have it
    QVERIFY(mmd::shownPose(scene, mmd::sceneActor, wanted, 0.0).bones.empty());
}

void TestShownPose::withoutAModelTheTracksAreWritten()
{
    const mmd::Scene scene = sceneWith({0, 10}, {5});
    const auto pose =
        mmd::shownPose(scene, theActor, mmd::registrableTracks(scene, theActor), 10.0);
    QCOMPARE(pose.bones.size(), 2u);
    QCOMPARE(pose.bones[0].name, std::string("A"));
    QCOMPARE(pose.bones[0].value.translation.x, 10.0f);
    QCOMPARE(pose.morphs[0].weight, 0.5f);
}

void TestShownPose::aPoseComesBackAsDrafts()
{
    const mmd::Scene scene = modelScene();
    const auto pose =
        reread(mmd::shownPose(scene, theActor, mmd::registrableTracks(scene, theActor), 10.0));
    const auto drafts = mmd::draftsOfPose(scene, theActor, pose, 3);
    QCOMPARE(drafts.size(), 1u); // the others are at rest in both
    QCOMPARE(drafts[0].track.name, raw("センター"));
    QCOMPARE(drafts[0].frame, 3u);
    QCOMPARE(std::get<mmd::BoneValue>(drafts[0].value).translation.x, 10.0f);
}

void TestShownPose::whatShowsAlreadyIsNoDraft()
{
    mmd::Scene scene = modelScene();
    // 1/3 cannot be written with six decimals.
    const mmd::Draft draft{{mmd::TrackKind::Bone, raw("左腕")}, 7,
        mmd::BoneValue{{1.0f / 3, 0, 0}, glm::angleAxis(1.0f, glm::normalize(glm::vec3(1, 2, 3)))}};
    scene = mmd::applied(scene, mmd::setDrafts({scene, theActor}, {&draft, 1}));
    const auto tracks = mmd::registrableTracks(scene, theActor);
    auto pose = mmd::shownPose(scene, theActor, tracks, 7.0);
    QCOMPARE(mmd::draftsOfPose(scene, theActor, reread(pose), 7).size(), 0u);
    for (auto& bone : pose.bones)
        bone.value.rotation = -bone.value.rotation; // the same rotation
    QCOMPARE(mmd::draftsOfPose(scene, theActor, reread(pose), 7).size(), 0u);
    pose.bones[2].value.translation.x += 1e-5f;
    QCOMPARE(mmd::draftsOfPose(scene, theActor, reread(pose), 7).size(), 1u);
    pose.morphs[0].weight = 0.25f;
    QCOMPARE(mmd::draftsOfPose(scene, theActor, reread(pose), 7).size(), 2u);
}

void TestShownPose::strangersStayOutside()
{
    const mmd::Scene scene = modelScene();
    mmd::VpdFile pose;
    pose.bones.push_back({raw("左腕"), mmd::BoneValue{{1, 2, 3}}});
    pose.bones.push_back({raw("しっぽ"), mmd::BoneValue{{1, 2, 3}}});
    pose.morphs.push_back({raw("ん"), 1.0f});
    const mmd::Motion read = reread(pose);
    QCOMPARE(mmd::draftsOfPose(scene, theActor, read, 0).size(), 1u);
    const auto unmatched = mmd::tracksMissingFor(scene, theActor, read);
    QCOMPARE(unmatched.size(), 2u);
    QCOMPARE(unmatched[0].name, raw("しっぽ"));
    QCOMPARE(unmatched[1].name, raw("ん"));
    const mmd::Scene without = sceneWith({0});
    QCOMPARE(mmd::draftsOfPose(without, theActor, read, 0).size(), 3u);
    QVERIFY(mmd::tracksMissingFor(without, theActor, read).empty());
}

QTEST_GUILESS_MAIN(TestShownPose)
#include "test_shown_pose.moc"
