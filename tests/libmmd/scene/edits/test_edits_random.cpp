// SPDX-License-Identifier: MIT
// Ten thousand random edits: undoing them all gives a twin scene that was built separately.
#include "libmmd/format/vmd/vmd.h"
#include "libmmd/scene/archive/scene_archive.h"
#include "tests/libmmd/scene/edits/random_edits.h"
#include "tests/support/real_files.h"

#include <QtTest/QTest>

using namespace odori::test;

namespace {

mmd::Scene twin()
{
    return sceneOfEveryKind({0, 1, 5, 12, 20, 31, 47});
}

} // namespace

class TestEditsRandom : public QObject {
    Q_OBJECT
private slots:
    void undoingTenThousandEditsGivesTheTwin();
    void patchesComeBackFromTheirBytes();
    void undoingEditsOfARealFileGivesItsBytes_data() { addRealFiles(u"vmd"_qs); }
    void undoingEditsOfARealFileGivesItsBytes();
};

void TestEditsRandom::undoingTenThousandEditsGivesTheTwin()
{
    RandomEdits editor(twin(), 7);
    std::vector<mmd::ScenePatch> patches;
    std::size_t changes = 0;
    for (int step = 0; step < 10000; ++step) {
        patches.push_back(editor.step());
        changes += patches.back().isEmpty() ? 0u : 1u;
    }
    QVERIFY2(changes > 5000, "most edits should change something");
    mmd::Scene scene = editor.scene();
    for (auto patch = patches.rbegin(); patch != patches.rend(); ++patch)
        scene = mmd::reverted(scene, *patch);
    QVERIFY(scene == twin());
    for (const mmd::ScenePatch& patch : patches)
        scene = mmd::applied(scene, patch);
    QVERIFY(scene == editor.scene());
}

void TestEditsRandom::patchesComeBackFromTheirBytes()
{
    RandomEdits editor(twin(), 11);
    for (int step = 0; step < 1000; ++step) {
        const mmd::ScenePatch patch = mmd::recorded(editor.step(), mmd::Selection{});
        const auto read = mmd::readPatch(mmd::writePatch(patch));
        QVERIFY(read);
        QVERIFY(*read == patch);
    }
}

void TestEditsRandom::undoingEditsOfARealFileGivesItsBytes()
{
    QFETCH(QString, path);
    const QByteArray data = readAll(path);
    const auto file = mmd::readVmd(bytesOf(data));
    QVERIFY(file);
    const auto open = [&] {
        mmd::Scene scene = sceneWith({});
        scene.actors.front().motion = mmd::motionFromVmd(*file).motion;
        return scene;
    };
    const mmd::Scene start = open();
    RandomEdits editor(start, 3);
    std::vector<mmd::ScenePatch> patches;
    for (int step = 0; step < 200; ++step)
        patches.push_back(editor.step());
    mmd::Scene scene = editor.scene();
    QVERIFY(!(scene == start));
    for (auto patch = patches.rbegin(); patch != patches.rend(); ++patch)
        scene = mmd::reverted(scene, *patch);
    QVERIFY(scene == open());
    QCOMPARE(dataOf(mmd::vmdFromMotion(scene.actors.front().motion)), data);
}

QTEST_GUILESS_MAIN(TestEditsRandom)
#include "test_edits_random.moc"
