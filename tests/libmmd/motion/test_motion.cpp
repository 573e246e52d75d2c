// SPDX-License-Identifier: MIT
#include "libmmd/motion/motion.h"

#include <QtTest/QTest>

using namespace mmd;

class TestMotion : public QObject {
    Q_OBJECT
private slots:
    void tracksStaySortedByName();
    void aReplacedTrackTakesItsPlace();
    void anEmptyTrackLeaves();
    void aCopyIsASnapshot();
    void framesAndIdsOfEveryKind();
    void equalityIsByContent();
};

namespace {

template <class Key>
Track<Key> trackOf(std::string_view name, std::uint32_t frame)
{
    Key key;
    key.frame = frame;
    return Track<Key>(fieldOf(name), std::vector{key});
}

Motion oneOfEach()
{
    Motion motion;
    replaceTrack(motion, trackOf<BoneKeyframe>("b", 1));
    replaceTrack(motion, trackOf<BoneKeyframe>("a", 2));
    replaceTrack(motion, trackOf<MorphKeyframe>("m", 3));
    replaceTrack(motion, trackOf<CameraKeyframe>("", 4));
    replaceTrack(motion, trackOf<LightKeyframe>("", 5));
    replaceTrack(motion, trackOf<ShadowKeyframe>("", 6));
    replaceTrack(motion, trackOf<ShowIkKeyframe>("", 7));
    return motion;
}

} // namespace

void TestMotion::tracksStaySortedByName()
{
    Motion motion;
    for (const char* name : {"m", "a", "\x8D", "z", ""})
        replaceTrack(motion, trackOf<BoneKeyframe>(name, 0));
    QStringList names;
    for (const auto& track : motion.bones)
        names.append(QString::fromLatin1(track->name().c_str()));
    QCOMPARE(names, (QStringList{u""_qs, u"a"_qs, u"m"_qs, u"z"_qs, u"\u008D"_qs}));
    QVERIFY(findBoneTrack(motion, "\x8D"));
    QVERIFY(!findBoneTrack(motion, "b"));
    QVERIFY(!findMorphTrack(motion, "a"));
}

void TestMotion::aReplacedTrackTakesItsPlace()
{
    Motion motion = oneOfEach();
    replaceTrack(motion, trackOf<BoneKeyframe>("a", 9));
    QCOMPARE(motion.bones.size(), std::size_t(2));
    QCOMPARE(findTrack<BoneKeyframe>(motion, "a")->frame(0), 9u);
}

void TestMotion::anEmptyTrackLeaves()
{
    Motion motion = oneOfEach();
    replaceTrack(motion, Track<BoneKeyframe>(fieldOf("a"), std::span<const BoneKeyframe>()));
    replaceTrack(motion, Track<BoneKeyframe>(fieldOf("none"), std::span<const BoneKeyframe>()));
    replaceTrack(motion, Track<CameraKeyframe>());
    QCOMPARE(motion.bones.size(), std::size_t(1));
    QVERIFY(!motion.camera);
    // A raw record alone keeps the track: the file still has that record.
    replaceTrack(motion, Track<BoneKeyframe>(fieldOf("a"), std::span<const BoneKeyframe>(),
                             {{.frame = 0, .fileIndex = 0, .bytes = "raw"}}));
    QCOMPARE(motion.bones.size(), std::size_t(2));
}

void TestMotion::aCopyIsASnapshot()
{
    Motion motion = oneOfEach();
    const Motion before = motion;
    replaceTrack(motion, trackOf<BoneKeyframe>("a", 9));
    QCOMPARE(findBoneTrack(before, "a")->frame(0), 2u);
    QCOMPARE(findBoneTrack(before, "b"), findBoneTrack(motion, "b")); // shared, not copied
}

void TestMotion::framesAndIdsOfEveryKind()
{
    const Motion motion = oneOfEach();
    const std::vector<TrackId> ids = trackIds(motion);
    QCOMPARE(ids.size(), std::size_t(7));
    QVERIFY(std::is_sorted(ids.begin(), ids.end()));
    QCOMPARE(ids[0], (TrackId{TrackKind::Bone, "a"}));
    const std::array<std::uint32_t, 7> frames{2, 1, 3, 4, 5, 6, 7};
    for (std::size_t at = 0; at < ids.size(); ++at) {
        QCOMPARE(framesOf(motion, ids[at]).size(), std::size_t(1));
        QCOMPARE(framesOf(motion, ids[at])[0], frames[at]);
    }
    QVERIFY(framesOf(motion, {TrackKind::Bone, "none"}).empty());
    QVERIFY(framesOf(Motion(), {TrackKind::Camera, ""}).empty());
    QCOMPARE(motion.lastFrame(), 7u);
    QCOMPARE(motion.keyCount(), std::size_t(7));
    QCOMPARE(Motion().lastFrame(), 0u);
}

void TestMotion::equalityIsByContent()
{
    QVERIFY(oneOfEach() == oneOfEach());
    Motion other = oneOfEach();
    replaceTrack(other, trackOf<LightKeyframe>("", 6));
    QVERIFY(!(other == oneOfEach()));
    const auto differs = [](auto change) {
        Motion changed = oneOfEach();
        change(changed);
        return !(changed == oneOfEach()) && !(oneOfEach() == changed);
    };
    QVERIFY(differs([](Motion& motion) { replaceTrack(motion, trackOf<BoneKeyframe>("b", 2)); }));
    QVERIFY(differs([](Motion& motion) { replaceTrack(motion, trackOf<BoneKeyframe>("c", 2)); }));
    QVERIFY(differs([](Motion& motion) { replaceTrack(motion, trackOf<MorphKeyframe>("m", 4)); }));
    QVERIFY(differs([](Motion& motion) { motion.camera = nullptr; }));
    QVERIFY(differs([](Motion& motion) { replaceTrack(motion, trackOf<CameraKeyframe>("", 5)); }));
    QVERIFY(differs([](Motion& motion) { motion.light = nullptr; }));
    QVERIFY(differs([](Motion& motion) { replaceTrack(motion, trackOf<ShadowKeyframe>("", 7)); }));
    QVERIFY(differs([](Motion& motion) { replaceTrack(motion, trackOf<ShowIkKeyframe>("", 8)); }));
    QVERIFY(differs([](Motion& motion) { motion.sectionCount = 5; }));
    other = oneOfEach();
    other.trailing = "x";
    QVERIFY(!(other == oneOfEach()));
    other = oneOfEach();
    other.header.modelName[0] = 'x';
    QVERIFY(!(other == oneOfEach()));
}

QTEST_GUILESS_MAIN(TestMotion)
#include "test_motion.moc"
