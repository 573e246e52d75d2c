// SPDX-License-Identifier: MIT
#include "libmmd/format/vmd/vmd.h"
#include "libmmd/scene/archive/scene_archive.h"
#include "tests/libmmd/scene/edits/random_edits.h"
#include "tests/libmmd/scene/whole_scene.h"
#include "tests/support/real_files.h"

#include <QtTest/QTest>

using namespace odori::test;

class TestSceneArchive : public QObject {
    Q_OBJECT
private slots:
    void everyValueComesBack();
    void scenesComeBackBitForBit();
    void motionsOfFilesComeBackBitForBit_data() { addRealFiles(u"vmd"_qs); }
    void motionsOfFilesComeBackBitForBit();
    void sharedMotionsAndSelectionsAreWrittenOnce();
    void unsoundScenesAreRefused();
    void noBytesCrashTheReader();
    void patchesFitTheirSceneOnly();
    void damagedPatchesAreNotApplied();
    void aTrackIsShiftedOnce();
};

void TestSceneArchive::everyValueComesBack()
{
    const mmd::Scene scene = wholeScene();
    QVERIFY(mmd::isSound(scene));
    const auto read = mmd::readScene(mmd::writeScene(scene));
    QVERIFY(read);
    QVERIFY(*read == scene);
}

void TestSceneArchive::scenesComeBackBitForBit()
{
    RandomEdits edits(journalScene(), 3);
    for (int step = 0; step < 200; ++step) {
        edits.step();
        const auto read = mmd::readScene(mmd::writeScene(edits.scene()));
        QVERIFY(read);
        QVERIFY(*read == edits.scene());
    }
}

void TestSceneArchive::motionsOfFilesComeBackBitForBit()
{
    QFETCH(QString, path);
    const auto file = mmd::readVmd(bytesOf(readAll(path)));
    QVERIFY(file);
    const mmd::Motion motion = mmd::motionFromVmd(*file).motion;
    const auto read = mmd::readMotion(mmd::writeMotion(motion));
    QVERIFY(read);
    QVERIFY(*read == motion);
    QVERIFY(mmd::vmdFromMotion(*read) == mmd::vmdFromMotion(motion));
}

void TestSceneArchive::sharedMotionsAndSelectionsAreWrittenOnce()
{
    const mmd::Scene scene = journalScene();
    const mmd::Motion& motion = scene.actors.front().motion;
    mmd::PatchSharing writing, reading;
    const auto first = mmd::writeMotion(motion, &writing);
    const auto second = mmd::writeMotion(motion, &writing);
    QVERIFY(second.size() < 30 && first.size() > 1000);
    const auto a = mmd::readMotion(first, &reading), b = mmd::readMotion(second, &reading);
    QVERIFY(a && b && *a == motion && *b == motion);
    QVERIFY(a->bones.front() == b->bones.front()); // the same object
    const auto patch = mmd::recorded({}, selected({{bone("A"), {0, 1, 5, 12}}}));
    const auto large = mmd::writePatch(patch, &writing);
    const auto small = mmd::writePatch(patch, &writing);
    QVERIFY(small.size() < large.size());
    QVERIFY(*mmd::readPatch(large, {}, &reading) == patch);
    QVERIFY(*mmd::readPatch(small, {}, &reading) == patch);
    // Ten newer motions displace it.
    for (std::uint32_t frame = 100; frame < 110; ++frame) {
        const mmd::Motion other = sceneWith({frame}, {}).actors.front().motion;
        QVERIFY(*mmd::readMotion(mmd::writeMotion(other, &writing), &reading) == other);
    }
    const auto again = mmd::writeMotion(motion, &writing);
    QCOMPARE(again.size(), first.size());
    QVERIFY(*mmd::readMotion(again, &reading) == motion);
}

void TestSceneArchive::unsoundScenesAreRefused()
{
    const auto comesBack = [](auto change) {
        mmd::Scene scene = journalScene();
        change(scene);
        return mmd::readScene(mmd::writeScene(scene)).has_value();
    };
    QVERIFY(comesBack([](mmd::Scene&) {}));
    QVERIFY(!comesBack([](mmd::Scene& scene) { scene.active = mmd::ActorId{9}; }));
    QVERIFY(!comesBack([](mmd::Scene& scene) { scene.nextActor = 1; }));
    QVERIFY(!comesBack([](mmd::Scene& scene) { scene.actors.push_back(scene.actors.front()); }));
    QVERIFY(!comesBack([](mmd::Scene& scene) { scene.settings.beatsPerBar = 0; }));
}

void TestSceneArchive::noBytesCrashTheReader()
{
    const auto whole = mmd::writeScene(journalScene());
    for (std::size_t at = 0; at < whole.size(); ++at) {
        QVERIFY(!mmd::readScene(std::span(whole).first(at)));
        for (const int value : {0, 1, 127, 255}) {
            auto bytes = whole;
            bytes[at] = static_cast<std::byte>(value);
            if (const auto read = mmd::readScene(bytes))
                QVERIFY(mmd::isSound(*read));
        }
    }
}

void TestSceneArchive::patchesFitTheirSceneOnly()
{
    RandomEdits edits(journalScene(), 5);
    int refused = 0;
    mmd::Scene before = edits.scene();
    mmd::ScenePatch last;
    for (int step = 0; step < 1000; ++step) {
        const mmd::ScenePatch patch = edits.step();
        const auto after = mmd::appliedIfFits(before, patch);
        QVERIFY(after && *after == edits.scene());
        const auto back = mmd::revertedIfFits(*after, patch);
        QVERIFY(back && *back == before);
        if (!patch.isEmpty())
            refused += mmd::appliedIfFits(edits.scene(), patch) ? 0 : 1;
        before = edits.scene();
    }
    QVERIFY2(refused > 400, qPrintable(QString::number(refused)));
}

/// A patch whose bytes were changed is applied without harm, or not at all.
void TestSceneArchive::damagedPatchesAreNotApplied()
{
    RandomEdits edits(journalScene(), 9);
    int applied = 0, refused = 0;
    for (int step = 0; step < 300; ++step) {
        const mmd::Scene before = edits.scene();
        const auto whole = mmd::writePatch(mmd::recorded(edits.step(), mmd::Selection{}));
        for (int change = 0; change < 20; ++change) {
            auto bytes = whole;
            bytes[edits.below(std::uint32_t(bytes.size()))] = std::byte(edits.below(256));
            const auto patch = mmd::readPatch(bytes);
            if (!patch)
                continue;
            const auto after = mmd::appliedIfFits(before, *patch);
            (after ? applied : refused) += 1;
            if (after)
                QVERIFY(mmd::isSound(*after) && mmd::revertedIfFits(*after, *patch));
        }
    }
    QVERIFY(applied > 100 && refused > 100);
}

void TestSceneArchive::aTrackIsShiftedOnce()
{
    const mmd::Scene scene = sceneWith({0, 10, 13});
    const auto patchOf = [](std::vector<mmd::TrackId> tracks, std::int64_t delta) {
        mmd::ScenePatch patch;
        patch.parts.push_back(mmd::KeyShift{theActor, std::move(tracks), 10, delta});
        return patch;
    };
    const auto track = mmd::trackIds(scene.actors.front().motion).front();
    QVERIFY(mmd::appliedIfFits(scene, patchOf({track}, -6)));
    QVERIFY(!mmd::appliedIfFits(scene, patchOf({track, track}, -6))); // the second one collides
    const mmd::Scene every = sceneOfEveryKind({0, 10});
    const mmd::TrackId camera{mmd::TrackKind::Camera, {}}, same{mmd::TrackKind::Camera, "x"};
    QVERIFY(mmd::appliedIfFits(every, patchOf({camera}, -6)));
    QVERIFY(!mmd::appliedIfFits(every, patchOf({camera, same}, -6))); // has no name
    QVERIFY(!mmd::appliedIfFits(scene, patchOf({track}, std::numeric_limits<std::int64_t>::min())));
}

QTEST_GUILESS_MAIN(TestSceneArchive)
#include "test_scene_archive.moc"

#include <limits>
