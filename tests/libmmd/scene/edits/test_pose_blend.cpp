// SPDX-License-Identifier: MIT
#include "libmmd/format/vpd/vpd.h"
#include "libmmd/scene/edits/keys/drafts.h"
#include "libmmd/scene/edits/keys/register.h"
#include "libmmd/scene/edits/poses/pose_blend.h"
#include "libmmd/scene/mirror.h"
#include "libmmd/scene/shown_pose.h"
#include "tests/libmmd/scene/edits/checked_edit.h"
#include "tests/support/real_files.h"

#include <QtCore/QFileInfo>
#include <QtTest/QTest>

#include <cmath>
#include <random>

using namespace odori::test;

namespace {

const mmd::TrackId boneA = bone("A"), boneB = bone("B"), morphM = morph("M");

/// A stored pose: A and B at (10, 20, 30), M at 1, and a bone "C" that the motion lacks.
mmd::Motion storedPose()
{
    mmd::VpdFile file;
    for (const char* name : {"A", "B", "C"})
        file.bones.push_back({name, {{10, 20, 30}, glm::quat(0, 0, 1, 0)}});
    file.morphs.push_back({"M", 1.0f});
    return mmd::motionFromVpd(file).motion;
}

/// A with keys at 0 and 10, B at 0; no model.
mmd::Scene scene()
{
    return sceneWith({0, 10}, {0});
}

mmd::Scene blended(
    const mmd::Scene& before, const mmd::Selection& selection, double amount, bool asKeys = false)
{
    const mmd::Motion pose = storedPose();
    return done(before, mmd::blendPose({before, theActor, selection},
                            {.pose = pose, .frame = 3, .amount = amount, .asKeys = asKeys}));
}

mmd::Selection tracks(std::initializer_list<mmd::TrackId> list)
{
    mmd::Selection selection;
    for (const mmd::TrackId& track : list)
        selection.setTrack(track, true);
    return selection;
}

mmd::DraftValue shown(const mmd::Scene& of, const mmd::TrackId& track)
{
    return mmd::shownValue(of, theActor, track, 3);
}

/// Every bone and morph of the model in a random pose.
std::vector<mmd::Draft> randomPose(const mmd::Scene& of, std::mt19937& random)
{
    std::normal_distribution<float> number(0.0f, 1.0f);
    std::vector<mmd::Draft> poses;
    for (const mmd::TrackId& track : mmd::registrableTracks(of, theActor)) {
        if (track.kind == mmd::TrackKind::Morph) {
            poses.push_back({track, 3, mmd::MorphValue{number(random)}});
        } else {
            const glm::quat turn(number(random), number(random), number(random), number(random));
            poses.push_back({track, 3,
                mmd::BoneValue{{number(random) * 9, number(random) * 9, number(random) * 9},
                    glm::normalize(turn)}});
        }
    }
    return poses;
}

/// The largest difference of a number between two poses; a quaternion equals its negative.
double difference(const mmd::DraftValue& a, const mmd::DraftValue& b)
{
    if (const auto* weight = std::get_if<mmd::MorphValue>(&a))
        return std::abs(weight->weight - std::get<mmd::MorphValue>(b).weight);
    const auto& one = std::get<mmd::BoneValue>(a);
    const auto& two = std::get<mmd::BoneValue>(b);
    double largest = 0.0;
    const float sign = glm::dot(one.rotation, two.rotation) < 0 ? -1.0f : 1.0f;
    for (int axis = 0; axis < 3; ++axis)
        largest =
            std::max(largest, double(std::abs(one.translation[axis] - two.translation[axis])));
    for (int part = 0; part < 4; ++part)
        largest =
            std::max(largest, double(std::abs(one.rotation[part] - sign * two.rotation[part])));
    return largest;
}

} // namespace

/// Blending a stored pose into the shown one.
class TestPoseBlend : public QObject {
    Q_OBJECT
private slots:
    void withoutASelectionTheWholePoseIsSet();
    void onlySelectedBonesAndMorphsChange();
    void otherSelectedTracksDoNotLimitIt();
    void halfOfItIsHalfWayFromTheShownPose();
    void noneOfItChangesNothing();
    void withAutoKeyItMakesKeys();
    void theFitSaysWhatIsMissing();
    void aPoseOfAModelComesBackFromItsFile_data();
    void aPoseOfAModelComesBackFromItsFile();
    void aPoseMirroredTwiceIsThePose_data();
    void aPoseMirroredTwiceIsThePose();
};

void TestPoseBlend::withoutASelectionTheWholePoseIsSet()
{
    const mmd::Scene before = scene();
    const mmd::Scene after = blended(before, {}, 1.0);
    for (const mmd::TrackId& track : {boneA, boneB, bone("C")})
        QVERIFY(shown(after, track) ==
                mmd::DraftValue(mmd::BoneValue{{10, 20, 30}, glm::quat(0, 0, 1, 0)}));
    QVERIFY(shown(after, morphM) == mmd::DraftValue(mmd::MorphValue{1.0f}));
    QVERIFY(after.actors.front().motion == before.actors.front().motion);
}

void TestPoseBlend::onlySelectedBonesAndMorphsChange()
{
    const mmd::Scene before = scene();
    const mmd::Scene after = blended(before, tracks({boneB, morphM}), 1.0);
    QCOMPARE(after.actors.front().drafts.size(), std::size_t(2));
    QVERIFY(shown(after, boneA) == shown(before, boneA));
    QVERIFY(shown(after, morphM) != shown(before, morphM));
    QVERIFY(blended(before, tracks({bone("no such bone")}), 1.0) == before);
}

void TestPoseBlend::otherSelectedTracksDoNotLimitIt()
{
    const mmd::Scene before = scene();
    const mmd::TrackId showIk{mmd::TrackKind::ShowIk, {}};
    QVERIFY(blended(before, tracks({showIk}), 1.0) == blended(before, {}, 1.0));
}

void TestPoseBlend::halfOfItIsHalfWayFromTheShownPose()
{
    mmd::Scene before = scene();
    const mmd::Draft draft{boneB, 3, mmd::BoneValue{{0, 0, 30}, glm::quat(1, 0, 0, 0)}};
    before = done(before, mmd::setDrafts({before, theActor}, {&draft, 1}));
    const mmd::Scene after = blended(before, tracks({boneB}), 0.5);
    const auto value = std::get<mmd::BoneValue>(shown(after, boneB));
    QCOMPARE(value.translation, glm::vec3(5, 10, 30));
    QVERIFY(std::abs(value.rotation.w - std::sqrt(0.5f)) < 1e-6f); // 90 of 180 degrees
    QVERIFY(std::abs(std::abs(value.rotation.y) - std::sqrt(0.5f)) < 1e-6f);
    const auto weight = std::get<mmd::MorphValue>(shown(blended(before, {}, 0.5), morphM)).weight;
    QCOMPARE(weight, 0.65f); // it was 0.3 on the way to the key at 5
}

void TestPoseBlend::noneOfItChangesNothing()
{
    const mmd::Scene before = scene();
    QVERIFY(blended(before, {}, 0.0) == before);
    QVERIFY(blended(before, {}, 0.0, true) == before);
    const mmd::Scene after = blended(before, {}, 1.0);
    QVERIFY(blended(after, {}, 0.5) == after); // it is the pose already
}

void TestPoseBlend::withAutoKeyItMakesKeys()
{
    const mmd::Scene before = scene();
    const mmd::Scene after = blended(before, tracks({boneA}), 0.5, true);
    QCOMPARE(framesOf(after, boneA), (std::vector<std::uint32_t>{0, 3, 10}));
    QCOMPARE(framesOf(after, boneB), framesOf(before, boneB));
    QVERIFY(after.actors.front().drafts.empty());
}

void TestPoseBlend::theFitSaysWhatIsMissing()
{
    mmd::Scene with = scene();
    mmd::pmx::Model data;
    data.bones.resize(2);
    data.bones[0].name.utf8 = "A";
    data.bones[1].name.utf8 = "B";
    with.actors.front().model =
        std::make_shared<const mmd::Model>(mmd::makeModel(std::move(data), {}, "model.pmx"));
    const mmd::Motion pose = storedPose();
    const mmd::PoseFit all = mmd::fitOfPose({with, theActor}, pose);
    QCOMPARE(all.missing, std::size_t(2)); // C and M
    QCOMPARE(all.selected, std::size_t(0));
    QVERIFY((all.tracks == std::vector{boneA, boneB}));
    const mmd::Selection some = tracks({boneB, bone("other")});
    const mmd::PoseFit fit = mmd::fitOfPose({with, theActor, some}, pose);
    QCOMPARE(fit.selected, std::size_t(2));
    QVERIFY((fit.tracks == std::vector{boneB}));
}

void TestPoseBlend::aPoseOfAModelComesBackFromItsFile_data()
{
    addRealFiles(QStringLiteral("pmx"));
}

/// Saved as VPD and applied again, on the shown pose and on rest: within six decimals.
void TestPoseBlend::aPoseOfAModelComesBackFromItsFile()
{
    QFETCH(QString, path);
    auto model = mmd::loadModel(path.toStdString());
    QVERIFY(model);
    mmd::Scene rest = sceneWith({});
    rest.actors.front().motion = {};
    rest.actors.front().model = std::make_shared<const mmd::Model>(std::move(*model));
    std::mt19937 random(7);
    const std::vector<mmd::Draft> poses = randomPose(rest, random);
    const mmd::Scene posed = mmd::applied(rest, mmd::setDrafts({rest, theActor}, poses));
    const auto bytes =
        mmd::writeVpd(mmd::shownPose(posed, theActor, mmd::registrableTracks(posed, theActor), 3));
    const auto read = mmd::readVpd(bytes);
    QVERIFY(read && read->warnings.empty());
    const mmd::Motion pose = mmd::motionFromVpd(read->file).motion;
    const mmd::Scene back =
        mmd::applied(rest, mmd::blendPose({rest, theActor}, {.pose = pose, .frame = 3}));
    double largest = 0.0;
    for (const mmd::Draft& draft : poses)
        largest = std::max(largest, difference(draft.value, shown(back, draft.track)));
    QVERIFY2(largest <= 1e-6, qPrintable(QString::number(largest)));
    QVERIFY(mmd::blendPose({posed, theActor}, {.pose = pose, .frame = 3}).isEmpty());
    QCOMPARE(mmd::fitOfPose({rest, theActor}, pose).missing, std::size_t(0));
}

void TestPoseBlend::aPoseMirroredTwiceIsThePose_data()
{
    addRealFiles(QStringLiteral("pmx"));
}

void TestPoseBlend::aPoseMirroredTwiceIsThePose()
{
    QFETCH(QString, path);
    auto read = mmd::loadModel(path.toStdString());
    QVERIFY(read);
    const auto model = std::make_shared<const mmd::Model>(std::move(*read));
    mmd::Scene rest = sceneWith({});
    rest.actors.front().motion = {};
    rest.actors.front().model = model;
    std::mt19937 random(8);
    const std::vector<mmd::Draft> poses = randomPose(rest, random);
    const mmd::Scene keyed = mmd::applied(rest, mmd::registerValues({rest, theActor}, poses));
    const mmd::Motion& pose = keyed.actors.front().motion;
    const mmd::Motion once = mmd::mirrored(pose, model.get());
    const mmd::Motion twice = mmd::mirrored(once, model.get());
    int sides = 0;
    for (const mmd::Draft& draft : poses) {
        const mmd::TrackId other = mmd::mirroredTrack(draft.track, model.get());
        sides += other != draft.track;
        QVERIFY(mmd::mirroredTrack(other, model.get()) == draft.track);
        mmd::Scene shownTwice = rest;
        shownTwice.actors.front().motion = twice;
        QVERIFY(shown(shownTwice, draft.track) == draft.value); // every bit
    }
    const bool isFigure = QFileInfo(path).dir().dirName() != QStringLiteral("fixtures");
    QVERIFY(sides > 0 || !isFigure);
}

QTEST_GUILESS_MAIN(TestPoseBlend)
#include "test_pose_blend.moc"
