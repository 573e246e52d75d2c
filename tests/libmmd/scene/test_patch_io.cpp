// SPDX-License-Identifier: MIT
#include "libmmd/scene/archive/scene_archive.h"
#include "libmmd/scene/edits/keys/move.h"
#include "libmmd/scene/edits/scene/actors.h"
#include "tests/libmmd/scene/whole_scene.h"

#include <QtTest/QTest>

#include <limits>

using namespace odori::test;

namespace {

constexpr mmd::ActorId actor{1};

/// One patch with a part of every kind.
mmd::ScenePatch everyKind()
{
    const auto scene = sceneWith({0, 10, 20}, {5});
    mmd::ScenePatch patch =
        mmd::moveKeys({scene, actor, selected({{bone("A"), {10}}, {morph("M"), {5}}})}, 3);
    mmd::KeyChange<mmd::ShowIkKeyframe> showIk;
    showIk.edit.inserted.push_back({.frame = 4, .fileIndex = 1, .value = {1, {{{"left"}, 0}}}});
    patch.parts.push_back(showIk);
    mmd::KeyChange<mmd::CameraKeyframe> camera;
    mmd::CameraKeyframe notANumber;
    notANumber.value.distance = std::numeric_limits<float>::quiet_NaN();
    camera.edit.removed.push_back(notANumber);
    patch.parts.push_back(camera);
    mmd::KeyChange<mmd::LightKeyframe> light;
    light.edit.inserted.push_back({});
    patch.parts.push_back(light);
    mmd::KeyChange<mmd::ShadowKeyframe> shadow;
    shadow.edit.inserted.push_back({});
    shadow.edit.rawInserted.push_back({.frame = 1, .fileIndex = 2, .bytes = "raw"});
    patch.parts.push_back(shadow);
    using enum mmd::TrackKind;
    patch.parts.push_back(mmd::DraftChange{actor, {{bone("A"), 3, mmd::BoneValue{}}},
        {{morph("M"), 3, mmd::MorphValue{0.5f}},
            {{ShowIk, {}}, 4, mmd::ShowIkValue{0, {{{"left"}, 0}}}}}});
    patch.parts.push_back(
        mmd::DraftChange{mmd::sceneActor, {{{Camera, {}}, 1, mmd::CameraValue{.distance = -7.0f}}},
            {{{Light, {}}, 1, mmd::LightValue{}}, {{Shadow, {}}, 1, mmd::ShadowValue{.mode = 2}}}});
    patch.parts.push_back(mmd::MarkerChange{{}, {{7, "intro"}}});
    patch.parts.push_back(mmd::ActorChange{std::nullopt, wholeActor(7), 1});
    mmd::SceneSettings before;
    before.gravity = 1.5f;
    before.playLast = 9;
    patch.parts.push_back(mmd::SettingsChange{.activeBefore = mmd::ActorId{2},
        .activeAfter = mmd::ActorId{3},
        .nextActorBefore = 4,
        .nextActorAfter = 5,
        .before = before,
        .after = wholeSettings()});
    patch.parts.push_back(mmd::CameraMotionChange{.before = wholeMotion(),
        .after = wholeView(),
        .pathBefore = "before.vmd",
        .pathAfter = "後.vmd"});
    patch.parts.push_back(mmd::KeyShift{actor, {bone("A"), morph("M")}, 7, -3});
    patch.parts.push_back(mmd::ActorStateChange{actor, 2, 0, true, false});
    patch.parts.push_back(mmd::BoneListsChange{
        actor, {.hidden = {bone("C")}, .locked = {}, .sets = {}}, wholeActor(7).boneLists});
    patch.parts.push_back(
        mmd::OutsideParentChange{actor, {{"B", 1, {}}}, wholeActor(7).outsideParents});
    return mmd::recorded(std::move(patch), selected({{bone("A"), {10}}, {morph("M"), {5}}}));
}

} // namespace

class TestPatchIo : public QObject {
    Q_OBJECT
private slots:
    void everyKindOfPartComesBackEqual();
    void modelsTravelByTheirPath();
    void everyCutIsAnError();
    void foreignAndNewerBytesAreRefused();
    void manyTailsComeBackEqual();
    void keysOutOfOrderAreRefused();
    void settingsOutOfRangeAreRefused();
    void shiftsOutOfTimeAreRefused();
    void draftsSayWhatTheirTrackCanWhateverTheBytes();
};

void TestPatchIo::everyKindOfPartComesBackEqual()
{
    const auto patch = everyKind();
    const auto bytes = mmd::writePatch(patch);
    const auto read = mmd::readPatch(bytes);
    QVERIFY(read);
    QCOMPARE(read->parts.size(), patch.parts.size());
    for (std::size_t part = 0; part < patch.parts.size(); ++part)
        QVERIFY2(read->parts[part] == patch.parts[part], qPrintable(QString::number(part)));
    QVERIFY(read->selectionAfter == patch.selectionAfter);
    QVERIFY(read->selectionBefore == patch.selectionBefore);
    QVERIFY(mmd::writePatch(*read) == bytes);
}

void TestPatchIo::modelsTravelByTheirPath()
{
    mmd::Model model = mmd::makeModel({}, {}, "モデル.pmx");
    model.file = {.size = 5, .hash = 77};
    mmd::ScenePatch patch = mmd::addActor({}, std::make_shared<const mmd::Model>(std::move(model)));
    mmd::ModelReference asked;
    const auto read =
        mmd::readPatch(mmd::writePatch(patch), [&](const mmd::ModelReference& reference) {
            asked = reference;
            return std::make_shared<const mmd::Model>(mmd::makeModel({}, {}, reference.path));
        });
    QVERIFY(read);
    QCOMPARE(asked.path, std::string("モデル.pmx"));
    QVERIFY(asked.file == (mmd::ContentMark{.size = 5, .hash = 77}));
    QVERIFY(std::get<mmd::ActorChange>(read->parts.front()).after->model);
}

void TestPatchIo::everyCutIsAnError()
{
    const auto whole = mmd::writePatch(everyKind());
    for (std::size_t size = 0; size < whole.size(); ++size) {
        const std::vector<std::byte> cut(whole.begin(), whole.begin() + std::ptrdiff_t(size));
        const auto read = mmd::readPatch(cut);
        QVERIFY(!read);
        QVERIFY(read.error().offset <= size);
    }
}

void TestPatchIo::foreignAndNewerBytesAreRefused()
{
    auto bytes = mmd::writePatch(everyKind());
    auto foreign = bytes;
    foreign[0] = std::byte{'X'};
    QCOMPARE(mmd::readPatch(foreign).error().code, mmd::ErrorCode::WrongSignature);
    bytes[10] = std::byte{99};
    QCOMPARE(mmd::readPatch(bytes).error().code, mmd::ErrorCode::UnsupportedVersion);
}

void TestPatchIo::manyTailsComeBackEqual()
{
    mmd::KeyChange<mmd::BoneKeyframe> change;
    for (std::uint32_t frame = 0; frame < 200; ++frame) {
        mmd::BoneKeyframe key = boneKey(frame, frame);
        key.interpolation[0] =
            std::uint8_t(frame % 50); // repeats after more interpolations than the search covers
        change.edit.inserted.push_back(key);
    }
    mmd::ScenePatch patch = mmd::recorded({}, mmd::Selection{});
    patch.parts.push_back(change);
    const auto read = mmd::readPatch(mmd::writePatch(patch));
    QVERIFY(read);
    QVERIFY(*read == patch);
}

void TestPatchIo::keysOutOfOrderAreRefused()
{
    mmd::ScenePatch patch;
    mmd::KeyChange<mmd::MorphKeyframe> change;
    change.edit.inserted = {{.frame = 1, .fileIndex = 0, .value = {}},
        {.frame = 0x7FFF0002, .fileIndex = 1, .value = {}}};
    patch.parts.push_back(change);
    auto bytes = mmd::writePatch(patch);
    const std::byte second[] = {std::byte{2}, std::byte{0}, std::byte{0xFF}, std::byte{0x7F}};
    const auto at = std::search(bytes.begin(), bytes.end(), std::begin(second), std::end(second));
    QVERIFY(at != bytes.end());
    std::fill(at, at + 4, std::byte{0});
    QVERIFY(!mmd::readPatch(bytes));
}

void TestPatchIo::settingsOutOfRangeAreRefused()
{
    const auto comesBack = [](auto change) {
        mmd::SettingsChange settings;
        change(settings);
        mmd::ScenePatch patch;
        patch.parts.push_back(settings);
        return mmd::readPatch(mmd::writePatch(patch)).has_value();
    };
    QVERIFY(comesBack([](mmd::SettingsChange& change) { change.after.firstBeat = 1e6; }));
    QVERIFY(!comesBack([](mmd::SettingsChange& change) { change.after.firstBeat = 1e18; }));
    QVERIFY(!comesBack([](mmd::SettingsChange& change) { change.before.firstBeat = -1e18; }));
    QVERIFY(!comesBack([](mmd::SettingsChange& change) {
        change.after.beatsPerMinute = std::numeric_limits<double>::quiet_NaN();
    }));
    QVERIFY(!comesBack([](mmd::SettingsChange& change) { change.after.beatsPerBar = 0; }));
    QVERIFY(!comesBack([](mmd::SettingsChange& change) { change.after.sound.offset = 1e9; }));
    QVERIFY(!comesBack([](mmd::SettingsChange& change) { change.before.sound.volume = -1; }));
    QVERIFY(!comesBack([](mmd::SettingsChange& change) { change.after.physicsSteps = 1u << 31; }));
    QVERIFY(comesBack([](mmd::SettingsChange& change) {
        change.after.tempoChanges = {{3, 90.0}, {5, 60.0}};
    }));
    QVERIFY(!comesBack([](mmd::SettingsChange& change) {
        change.after.tempoChanges = {{5, 90.0}, {3, 60.0}};
    }));
    QVERIFY(!comesBack([](mmd::SettingsChange& change) {
        change.after.gravity = std::numeric_limits<float>::infinity();
    }));
}

void TestPatchIo::shiftsOutOfTimeAreRefused()
{
    const auto comesBack = [](std::uint32_t from, std::int64_t delta) {
        mmd::ScenePatch patch;
        patch.parts.push_back(mmd::KeyShift{actor, {bone("A")}, from, delta});
        return mmd::readPatch(mmd::writePatch(patch)).has_value();
    };
    using Delta = std::numeric_limits<std::int64_t>;
    QVERIFY(comesBack(7, -7));
    QVERIFY(comesBack(0xFFFFFFFFu, 0));
    QVERIFY(!comesBack(7, -8));
    QVERIFY(!comesBack(0xFFFFFFFFu, 1));
    QVERIFY(!comesBack(0, Delta::max()));
    QVERIFY(!comesBack(0, Delta::min()));
}

void TestPatchIo::draftsSayWhatTheirTrackCanWhateverTheBytes()
{
    const auto whole = mmd::writePatch(everyKind());
    int readable = 0;
    for (std::size_t at = 0; at < whole.size(); ++at) {
        for (const int value : {0, 1, 3, 5, 6, 255}) {
            auto bytes = whole;
            bytes[at] = static_cast<std::byte>(value);
            const auto read = mmd::readPatch(bytes);
            if (!read)
                continue;
            ++readable;
            for (const mmd::PatchPart& part : read->parts)
                if (const auto* change = std::get_if<mmd::DraftChange>(&part))
                    for (const auto* drafts : {&change->removed, &change->inserted})
                        for (const mmd::Draft& draft : *drafts)
                            QVERIFY(mmd::kindOf(draft.value) == draft.track.kind);
        }
    }
    QVERIFY(readable > 100);
}

QTEST_GUILESS_MAIN(TestPatchIo)
#include "test_patch_io.moc"
