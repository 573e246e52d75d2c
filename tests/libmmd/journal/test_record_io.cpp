// SPDX-License-Identifier: MIT
#include "libmmd/journal/record_io.h"
#include "tests/libmmd/journal/journal_hands.h"
#include "tests/libmmd/scene/whole_scene.h"

#include <QtTest/QTest>

using namespace odori::test;

/// Every kind of record comes back with every value.
class TestRecordIo : public QObject {
    Q_OBJECT
private slots:
    void statesComeBackWhole();
    void recordsComeBackWhole();
};

namespace {

std::shared_ptr<const mmd::HistoryStep> someStep(int series)
{
    mmd::HistoryStep step;
    mmd::ScenePatch patch;
    patch.parts.push_back(mmd::MarkerChange{{}, {{std::uint32_t(series), "サビ"}}});
    step.patch = mmd::recorded(std::move(patch), selected({{bone("A"), {10}}}));
    step.activeBefore = mmd::ActorId{3};
    step.activeAfter = mmd::ActorId{2};
    step.text = "印を追加";
    step.series = series;
    return std::make_shared<const mmd::HistoryStep>(std::move(step));
}

mmd::ProjectExtras wholeExtras()
{
    return {.view = R"({"zoom": 2})",
        .rest = R"({"unknown": 1})",
        .actors = {{mmd::ActorId{2}, "/models/初音.pmx", R"({"colour": "red"})"},
            {mmd::ActorId{3}, "", R"({"size": 3})"}},
        .file = {.size = 1234, .hash = 0xabcdef0123456789}};
}

mmd::SessionState wholeState()
{
    mmd::SessionState state;
    state.scene = wholeScene();
    state.selection = mmd::Shared<mmd::Selection>(selected({{bone("A"), {10, 20}}}));
    state.frame = 12.5;
    state.steps = {someStep(1), someStep(2), someStep(3)};
    state.done = 2;
    mmd::Scene saved = wholeScene();
    saved.markers.clear();
    state.saved.setSaved(std::move(saved), true);
    state.saved.noteMotion("/踊り/2.vmd", wholeMotion());
    state.saved.noteMotion("", wholeView());
    state.projectPath = "/踊り/scene.odori";
    state.extras = wholeExtras();
    state.changes = 17;
    return state;
}

template <class Record>
mmd::Result<Record> readBack(const Record& record)
{
    mmd::PatchSharing writing, reading;
    return mmd::readRecord(mmd::writeRecord(record, writing), reading, {})
        .map([](const mmd::SessionRecord& read) { return std::get<Record>(read); });
}

} // namespace

void TestRecordIo::statesComeBackWhole()
{
    const mmd::SessionState state = wholeState();
    const auto read =
        readBack(mmd::StateReplaced{std::make_shared<const mmd::SessionState>(state)});
    QVERIFY(read);
    const mmd::SessionState& found = *read->state;
    QVERIFY(areEqual(found, state));
    QVERIFY(*found.selection == *state.selection);
    QCOMPARE(found.frame, state.frame);
    QCOMPARE(found.steps.size(), state.steps.size());
    QCOMPARE(found.changes, state.changes);
}

void TestRecordIo::recordsComeBackWhole()
{
    const auto done = readBack(mmd::StepDone{someStep(4), 2.5});
    QVERIFY(done && *done->step == *someStep(4) && done->frame == 2.5);
    const auto moved = readBack(mmd::StepMoved{true, mmd::ActorId{3}, 7.25, nullptr});
    QVERIFY(moved && moved->forward && moved->active == mmd::ActorId{3} && !moved->step);
    QCOMPARE(moved->frame, 7.25);
    const auto back = readBack(mmd::StepMoved{false, mmd::ActorId{2}, 1.0, someStep(5)});
    QVERIFY(back && !back->forward && *back->step == *someStep(5));
    const auto loaded =
        readBack(mmd::PatchLoaded{std::make_shared<const mmd::ScenePatch>(someStep(6)->patch)});
    QVERIFY(loaded && *loaded->patch == someStep(6)->patch);
    const auto activated = readBack(mmd::ActorActivated{mmd::ActorId{8}});
    QVERIFY(activated && activated->actor == mmd::ActorId{8});
    const auto noted = readBack(mmd::MotionNoted{"/踊り.vmd", wholeMotion()});
    QVERIFY(noted && noted->path == "/踊り.vmd" && noted->motion == wholeMotion());
    const auto begun = readBack(mmd::SaveBegun{1ull << 40});
    QVERIFY(begun && begun->id == 1ull << 40);
    const auto motion = readBack(mmd::MotionSaved{5, mmd::ActorId{3}, "/踊り.vmd"});
    QVERIFY(motion && motion->id == 5 && motion->actor == mmd::ActorId{3});
    QCOMPARE(motion->path, std::string("/踊り.vmd"));
    const auto project = readBack(mmd::ProjectSaved{6, "/踊り.odori", wholeExtras()});
    QVERIFY(project && project->id == 6 && project->path == "/踊り.odori");
    QVERIFY(project->extras == wholeExtras());
}

QTEST_GUILESS_MAIN(TestRecordIo)
#include "test_record_io.moc"
