// SPDX-License-Identifier: MIT
// Every item model of one document during ten thousand random edits, undos and redos; undoing all
// of them restores the document of the file.
#include "libmmd/format/vmd/vmd.h"
#include "libmmd/scene/edits/keys/clipboard.h"
#include "libmmd/scene/edits/keys/drafts.h"
#include "libmmd/scene/edits/keys/keys.h"
#include "libmmd/scene/edits/keys/mirror.h"
#include "libmmd/scene/edits/keys/move.h"
#include "libmmd/scene/edits/keys/poses.h"
#include "libmmd/scene/edits/keys/register.h"
#include "libmmd/scene/edits/scene/actors.h"
#include "libmmd/scene/edits/scene/scene_edits.h"
#include "libmmd/scene/edits/time/columns.h"
#include "libmmd/scene/edits/time/reverse.h"
#include "libmmd/scene/edits/time/timing.h"
#include "libmmd/scene/edits/values/bias.h"
#include "libmmd/scene/edits/values/curves.h"
#include "libmmd/scene/edits/values/number_edits.h"
#include "libmmd/scene/selecting.h"
#include "tests/support/small_scene.h"
#include "ui/document/models/bone_tree_model.h"
#include "ui/document/models/dope_rows_filter.h"
#include "ui/document/models/draft_list_model.h"
#include "ui/document/models/key_table_model.h"
#include "ui/document/registering.h"

#include <QtCore/QAbstractItemModel>
#include <QtTest/QAbstractItemModelTester>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

#include <random>

using namespace odori;
using namespace odori::test;

namespace {

constexpr std::uint32_t lastFrame = 14;
using Tracks = std::vector<mmd::TrackId>;

const mmd::TrackId sceneTracks[] = {{mmd::TrackKind::Camera, {}}, {mmd::TrackKind::Light, {}},
    {mmd::TrackKind::Shadow, {}}, {mmd::TrackKind::ShowIk, {}}};

/// A file with keys in every section.
std::vector<std::byte> fileOfEverySection(const mmd::Motion& bonesAndMorphs)
{
    mmd::Motion motion = bonesAndMorphs;
    std::vector<mmd::CameraKeyframe> camera;
    std::vector<mmd::LightKeyframe> light;
    std::vector<mmd::ShadowKeyframe> shadow;
    std::vector<mmd::ShowIkKeyframe> showIk;
    for (const std::uint32_t frame : {0u, 4u, 9u}) {
        const float value = float(frame);
        camera.push_back({.frame = frame, .value = {.distance = -20.0f - value}});
        light.push_back({.frame = frame, .value = {.colour = glm::vec3(value / 16.0f)}});
        shadow.push_back({.frame = frame, .value = {std::uint8_t(frame % 3), 0.01f}});
        showIk.push_back({.frame = frame, .value = {std::uint8_t(frame & 1), {}}});
    }
    mmd::replaceTrack(motion, mmd::Track<mmd::CameraKeyframe>({}, camera));
    mmd::replaceTrack(motion, mmd::Track<mmd::LightKeyframe>({}, light));
    mmd::replaceTrack(motion, mmd::Track<mmd::ShadowKeyframe>({}, shadow));
    mmd::replaceTrack(motion, mmd::Track<mmd::ShowIkKeyframe>({}, showIk));
    return mmd::vmdFromMotion(motion);
}

mmd::Motion motionOf(const std::vector<std::byte>& file)
{
    return mmd::motionFromVmd(*mmd::readVmd(file)).motion;
}

/// Opens the model with the motion of `file`, which is also the camera's.
void open(
    Document& document, std::shared_ptr<const mmd::Model> model, const std::vector<std::byte>& file)
{
    document.load(mmd::addActor(document.scene(), std::move(model)));
    document.load(mmd::setMotion({document.scene(), document.scene().active}, motionOf(file), {}));
    mmd::Motion camera = motionOf(file);
    camera.bones.clear();
    camera.morphs.clear();
    camera.showIk = nullptr;
    document.load(mmd::setCameraMotion(document.scene(), std::move(camera)));
}

} // namespace

class TestModelsRandom : public QObject {
    Q_OBJECT
private slots:
    void tenThousandEditsLeaveEveryModelSound();

private:
    [[nodiscard]] std::uint32_t below(std::uint32_t n) { return std::uint32_t(m_random() % n); }
    [[nodiscard]] bool oneIn(std::uint32_t n) { return below(n) == 0; }
    [[nodiscard]] std::uint32_t frame() { return below(lastFrame); }
    [[nodiscard]] const mmd::Scene& scene() const { return m_document.scene(); }
    [[nodiscard]] mmd::ActorId active() const { return scene().active; }
    [[nodiscard]] const mmd::Motion& motion() const
    {
        return *mmd::findMotion(scene(), scene().active);
    }
    Tracks someTracks();
    mmd::Selection someKeys();
    mmd::ScenePatch editInTime();
    mmd::ScenePatch editOfValues();
    mmd::ScenePatch editOfPoses();
    mmd::ScenePatch editOfTheScene();
    mmd::ScenePatch anyEdit();
    void editTheTable();
    void drag();
    void lookElsewhere();
    void keepItSmall();
    void step();

    std::mt19937 m_random{20};
    Document m_document;
    KeyTableModel m_table{m_document};
    DopeRowsModel m_rows{m_document};
    DopeRowsFilter m_filter{m_document, m_rows};
    BoneTreeModel m_tree{m_document};
    DraftListModel m_drafts{m_document};
};

Tracks TestModelsRandom::someTracks()
{
    Tracks tracks{
        bone("センター"), bone("左腕"), bone("隠し"), bone("知らない"), morph("あ"), morph("笑い")};
    tracks.insert(tracks.end(), std::begin(sceneTracks), std::end(sceneTracks));
    std::erase_if(tracks, [&](const mmd::TrackId&) { return !oneIn(3); });
    std::sort(tracks.begin(), tracks.end());
    return tracks;
}

mmd::Selection TestModelsRandom::someKeys()
{
    const std::uint32_t first = frame();
    return mmd::keysBetween(motion(), someTracks(), first, first + below(6));
}

mmd::ScenePatch TestModelsRandom::editInTime()
{
    const mmd::Selection keys = someKeys();
    const std::uint32_t first = frame();
    switch (below(9)) {
    case 0:
        return mmd::moveKeys({scene(), active(), keys}, std::int64_t(below(9)) - 5);
    case 1:
        return mmd::copyKeys({scene(), active(), keys}, std::int64_t(below(9)) - 5);
    case 2:
        return mmd::insertColumns({scene(), active(), keys}, someTracks(), first, below(3));
    case 3:
        return mmd::deleteColumns({scene(), active(), keys}, someTracks(), first, below(4));
    case 4:
        return mmd::scaleRange(
            {scene(), active(), keys}, someTracks(), {first, first + below(9), first + below(9)});
    case 5:
        return mmd::reverseKeys({scene(), active(), keys});
    case 6:
        return mmd::alignKeys({scene(), active(), keys}, first);
    case 7:
        return mmd::snapKeys({scene(), active(), keys}, below(3), 1.5 + below(4));
    default:
        return mmd::deleteKeys({scene(), active(), keys});
    }
}

mmd::ScenePatch TestModelsRandom::editOfValues()
{
    const mmd::Selection keys = someKeys();
    mmd::KeyBias bias;
    bias.space = mmd::BiasSpace(below(3));
    bias.addPosition = glm::vec3(float(below(3)), 0.5f, 0.0f);
    bias.multiplyWeight = 0.5f;
    switch (below(8)) {
    case 0:
        return mmd::biasKeys({scene(), active(), keys}, bias);
    case 1:
        return mmd::mirrorKeys({scene(), active(), keys});
    case 2:
        return mmd::setCurves({scene(), active(), keys}, mmd::CurveChannels(below(64)),
            {std::uint8_t(below(128)), 5, 100, std::uint8_t(below(128))});
    case 3:
        return mmd::setPhysics({scene(), active(), keys}, oneIn(2));
    case 4:
        return mmd::pasteKeys(
            {scene(), active()}, mmd::copiedKeys({scene(), active(), keys}), frame());
    case 5:
        return mmd::mergeMotion({scene(), active()}, mmd::copiedKeys({scene(), active(), keys}),
            below(3), mmd::Merging(below(2)));
    case 6:
        return mmd::changeSwitch({scene(), active(), keys}, "IK", oneIn(2));
    default: {
        const mmd::TrackKind kind = mmd::TrackKind(below(6));
        const auto number = mmd::KeyNumber(below(int(mmd::keyNumberCount)));
        return mmd::changeNumbers(
            {scene(), active(), keys}, kind, {number, [&](double) { return double(below(2)); }});
    }
    }
}

mmd::ScenePatch TestModelsRandom::editOfPoses()
{
    const mmd::Selection& selection = m_document.selection();
    const float x = float(below(5));
    const mmd::Draft drafts[] = {{bone("頭"), 0, mmd::BoneValue{.translation = {x, 0, 0}}},
        {morph("あ"), 0, mmd::MorphValue{x}},
        {{mmd::TrackKind::ShowIk, {}}, 0, mmd::ShowIkValue{std::uint8_t(below(2)), {}}},
        {{mmd::TrackKind::Camera, {}}, 0, mmd::CameraValue{.distance = x}},
        {{mmd::TrackKind::Light, {}}, 0, mmd::LightValue{.colour = glm::vec3(x)}}};
    mmd::Draft draft = drafts[below(5)];
    draft.frame = frame();
    const bool isActors =
        draft.track.kind <= mmd::TrackKind::Morph || draft.track.kind == mmd::TrackKind::ShowIk;
    const mmd::ActorId owner = isActors ? active() : mmd::sceneActor;
    switch (below(8)) {
    case 0:
        return mmd::setPoses({scene(), owner, selection}, {&draft, 1}, oneIn(4));
    case 1:
        return mmd::registerDrafts({scene(), owner, selection}, mmd::draftsOf(scene(), owner));
    case 2:
        return mmd::dropDrafts({scene(), owner}, {&draft.track, 1}, draft.frame);
    case 3:
        return mmd::registerCamera({scene(), active(), selection}, frame(), {});
    case 4:
        return mmd::registerLight({scene(), active(), selection}, frame(), {});
    case 5:
        return mmd::registerShadow({scene(), active(), selection}, frame(), {});
    case 6:
        return mmd::registerShowIk({scene(), active(), selection}, frame(), {});
    default:
        return mmd::registerKeys({scene(), active(), selection}, someTracks(), frame());
    }
}

mmd::ScenePatch TestModelsRandom::editOfTheScene()
{
    mmd::SceneSettings settings = scene().settings;
    settings.playLast = frame();
    switch (below(6)) {
    case 0:
        return mmd::addMarkers(scene(), {{mmd::Marker{frame(), "m"}}});
    case 1:
        return mmd::replaceMarker(scene(), {frame(), "m"}, {frame(), "m"});
    case 2:
        return mmd::changeSettings(scene(), settings);
    case 3:
        return mmd::setActorVisible({scene(), active()}, oneIn(2));
    case 4:
        return scene().actors.size() < 3 ? mmd::addActor(scene(), scene().actors.front().model)
                                         : mmd::removeActor({scene(), scene().actors.back().id});
    default:
        return mmd::moveActor({scene(), active()}, below(3));
    }
}

mmd::ScenePatch TestModelsRandom::anyEdit()
{
    switch (below(10)) {
    case 0:
    case 1:
    case 2:
        return editInTime();
    case 3:
    case 4:
    case 5:
        return editOfValues();
    case 6:
        return editOfTheScene();
    default:
        return editOfPoses();
    }
}

void TestModelsRandom::editTheTable()
{
    const int rows = m_table.rowCount();
    if (rows == 0)
        return;
    const int row = int(below(std::uint32_t(rows)));
    const int column = int(below(keyColumnCount));
    switch (below(6)) {
    case 0:
        m_table.removeRows(row, 1);
        break;
    case 1:
        m_table.sort(column, oneIn(2) ? Qt::AscendingOrder : Qt::DescendingOrder);
        break;
    case 2:
        m_table.paste(QStringLiteral("%1\t%2").arg(below(3)).arg(below(9)),
            m_table.index(row, KeyColumn(mmd::KeyNumber::X).index()));
        break;
    case 3:
        m_table.setData(
            m_table.index(row, column), oneIn(2) ? Qt::Checked : Qt::Unchecked, Qt::CheckStateRole);
        break;
    case 4:
        m_table.setData(m_table.index(row, int(KeyCell::Frame)), frame());
        break;
    default:
        m_table.setData(m_table.index(row, column), below(3));
    }
}

void TestModelsRandom::drag()
{
    const mmd::Selection keys = someKeys();
    m_document.beginGesture();
    for (const int delta : {1, 3, int(below(5)) - 2})
        m_document.updateGesture(mmd::moveKeys({m_document.gestureScene(), active(), keys}, delta));
    if (oneIn(3))
        m_document.cancelGesture();
    else
        m_document.endGesture({});
}

void TestModelsRandom::lookElsewhere()
{
    switch (below(5)) {
    case 4:
        m_document.activate(oneIn(3) ? scene().actors.front().id
                                     : mmd::neighbourOfActive(scene(), oneIn(2) ? 1 : -1));
        break;
    case 0:
        m_filter.setFilters({.search = oneIn(3) ? QStringLiteral("左") : QString(),
            .keyed = oneIn(4),
            .selected = oneIn(4),
            .drafts = oneIn(6),
            .unmatched = oneIn(6)});
        break;
    case 1:
        m_tree.setGrouping(BoneTreeModel::Grouping(below(2)));
        break;
    default: {
        mmd::Selection selection = someKeys();
        Tracks tracks = someTracks();
        if (tracks.size() > 3)
            tracks.resize(3); // the table's tester reads every cell repeatedly
        std::erase_if(selection.keys, [&](const mmd::TrackKeys& keys) {
            return !std::binary_search(tracks.begin(), tracks.end(), keys.track);
        });
        selection.tracks = std::move(tracks);
        m_document.select(std::move(selection));
    }
    }
}

/// Deletes far keys, or the motion would grow without limit.
void TestModelsRandom::keepItSmall()
{
    if (motion().keyCount() < 70 && motion().lastFrame() < 60)
        return;
    const Tracks all = mmd::trackIds(motion());
    const mmd::Selection far =
        mmd::keysBetween(motion(), all, motion().keyCount() < 70 ? 60 : 6, mmd::endOfTime);
    m_document.apply(mmd::deleteKeys({scene(), active(), far}), {});
}

void TestModelsRandom::step()
{
    switch (below(12)) {
    case 0:
        for (std::uint32_t count = 1 + below(6); count > 0; --count)
            m_document.undo();
        break;
    case 1:
        for (std::uint32_t count = 1 + below(6); count > 0; --count)
            m_document.redo();
        break;
    case 2:
        editTheTable();
        break;
    case 3:
        oneIn(2) ? drag() : lookElsewhere();
        break;
    case 4:
        m_document.setCurrentFrame(frame());
        oneIn(3) ? registerPose(m_document) : keepItSmall();
        break;
    default: {
        mmd::ScenePatch patch = anyEdit();
        if (patch.selectionAfter && patch.selectionAfter->tracks.size() > 3)
            patch.selectionAfter = std::nullopt;
        m_document.apply(std::move(patch), {});
    }
    }
}

void TestModelsRandom::tenThousandEditsLeaveEveryModelSound()
{
    Document source;
    loadSmallScene(source);
    const auto model = source.actor()->model;
    const auto file = fileOfEverySection(source.actor()->motion);
    open(m_document, model, file);
    std::vector<std::unique_ptr<QAbstractItemModelTester>> testers;
    for (QAbstractItemModel* each : std::initializer_list<QAbstractItemModel*>{
             &m_table, &m_rows, &m_filter, &m_tree, &m_drafts})
        testers.push_back(std::make_unique<QAbstractItemModelTester>(
            each, QAbstractItemModelTester::FailureReportingMode::QtTest));
    QSignalSpy done(m_document.undoStack(), &UndoStack::indexChanged); // edits, undos, redos
    int steps = 0, full = 0;
    for (; done.count() < 10'000; ++steps) {
        QVERIFY(steps < 40'000);
        step();
        std::size_t rows = 0;
        for (const mmd::TrackId& track : m_document.selection().tracks)
            rows += mmd::framesOf(motion(), track).size();
        QCOMPARE(std::size_t(m_table.rowCount()), rows);
        full += m_table.rowCount() > 2 ? 1 : 0;
        if (QTest::currentTestFailed())
            return;
    }
    QVERIFY(full > steps / 4); // the table often had rows
    testers.clear();           // single steps are tested; the long undo needs no testers
    while (m_document.undoStack()->canUndo())
        m_document.undo();
    Document twin;
    open(twin, model, file);
    m_document.activate(twin.scene().active); // activating is not an undo step
    QVERIFY(m_document.scene() == twin.scene());
    QVERIFY(mmd::vmdFromMotion(m_document.actor()->motion) == file);
}

QTEST_GUILESS_MAIN(TestModelsRandom)
#include "test_models_random.moc"
