// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/keys/drafts.h"
#include "libmmd/scene/edits/keys/keys.h"
#include "libmmd/scene/edits/keys/register.h"
#include "libmmd/scene/edits/scene/actors.h"
#include "libmmd/scene/edits/scene/outside_parents.h"
#include "tests/libmmd/scene/edits/checked_edit.h"
#include "tests/support/large_scene.h"
#include "tests/ui/document/open_scene.h"
#include "ui/document/models/dope_rows_filter.h"

#include <QtTest/QAbstractItemModelTester>
#include <QtTest/QTest>

#include <random>

using namespace odori;
using namespace odori::test;

class TestDopeRowsFilter : public QObject {
    Q_OBJECT
private slots:
    void init();
    void withoutFiltersAllRowsShow();
    void searchingIsWhateverWidthAndCase();
    void keyedRowsFollowTheKeys();
    void keyedRowsFollowTheOutsideParents();
    void theCamerasFollowingIsKeyed();
    void selectedRowsFollowTheSelection();
    void rowsWithDraftsFollowTheDrafts();
    void strangersAreWhatTheModelLacks();
    void filtersGoTogether();
    void theCameraHasItsRows();
    void theFilterIsSoundThroughRandomEdits();

private:
    using Names = std::vector<std::string>;
    Names visible() const
    {
        Names names;
        for (const mmd::TrackId& track : m_filter->visibleTracks())
            names.push_back(track.name);
        return names;
    }
    void edit(const mmd::ScenePatch& patch) { m_document->apply(patch, {}); }

    std::unique_ptr<Document> m_document;
    std::unique_ptr<DopeRowsModel> m_rows;
    std::unique_ptr<DopeRowsFilter> m_filter;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
};

/// Bones bone0000 to bone0002 and morph0000 with keys, and a track of a bone that the model lacks.
void TestDopeRowsFilter::init()
{
    m_tester.reset();
    m_filter.reset();
    m_rows.reset();
    m_document = std::make_unique<Document>();
    open(*m_document, largeScene({.bones = 3, .morphs = 1, .keysPerTrack = 5}));
    const mmd::KeyValue stranger{
        .track = bone("Stranger"), .frame = 3, .bone = {}, .interpolation = {}};
    edit(mmd::setKeys({m_document->scene(), theActor}, {&stranger, 1}));
    m_rows = std::make_unique<DopeRowsModel>(*m_document);
    m_filter = std::make_unique<DopeRowsFilter>(*m_document, *m_rows);
    m_tester = std::make_unique<QAbstractItemModelTester>(
        m_filter.get(), QAbstractItemModelTester::FailureReportingMode::QtTest);
}

void TestDopeRowsFilter::withoutFiltersAllRowsShow()
{
    QCOMPARE(visible(), (Names{"Stranger", "bone0000", "bone0001", "bone0002", "morph0000", ""}));
    QVERIFY(!m_filter->isFiltering());
    QCOMPARE(m_filter->rowCount(), m_rows->rowCount());
}

void TestDopeRowsFilter::searchingIsWhateverWidthAndCase()
{
    m_filter->setFilters({.search = QString::fromUtf8("ＢＯＮＥ0001")});
    QCOMPARE(visible(), (Names{"bone0001"}));
    QCOMPARE(m_filter->rowCount(), 1); // its group
    m_filter->setFilters({.search = QStringLiteral("nothing")});
    QCOMPARE(m_filter->rowCount(), 0);
}

void TestDopeRowsFilter::keyedRowsFollowTheKeys()
{
    m_filter->setFilters({.keyed = true});
    QCOMPARE(visible(), (Names{"Stranger", "bone0000", "bone0001", "bone0002", "morph0000"}));
    const mmd::TrackId track = bone("bone0001");
    const auto frames = mmd::framesOf(m_document->actor()->motion, track);
    edit(mmd::deleteKeys({m_document->scene(), theActor,
        mmd::Selection{{track}, {{track, {frames.begin(), frames.end()}}}}}));
    QCOMPARE(visible(), (Names{"Stranger", "bone0000", "bone0002", "morph0000"}));
    m_document->undo();
    QCOMPARE(visible().size(), 5u);
}

/// Rows whose only keys are outside parents: of a bone in a group, and of one that has no row else.
void TestDopeRowsFilter::keyedRowsFollowTheOutsideParents()
{
    const mmd::TrackId track = bone("bone0001");
    const auto frames = mmd::framesOf(m_document->actor()->motion, track);
    edit(mmd::deleteKeys({m_document->scene(), theActor,
        mmd::Selection{{track}, {{track, {frames.begin(), frames.end()}}}}}));
    m_filter->setFilters({.keyed = true});
    const Names without{"Stranger", "bone0000", "bone0002", "morph0000"};
    QCOMPARE(visible(), without);
    m_document->apply(
        mmd::addActor(m_document->scene(), m_document->actor()->model), QStringLiteral("Add"));
    const mmd::ActorId other = m_document->scene().active;
    QVERIFY(other != theActor);
    // The keys of the other model do not count here, nor those of this one there.
    edit(mmd::setOutsideParent(
        {m_document->scene(), theActor}, {"bone0001", 5, {other, "bone0000"}}));
    QVERIFY(visible().empty());
    m_document->activate(theActor);
    const Names with{"Stranger", "bone0000", "bone0001", "bone0002", "morph0000"};
    QCOMPARE(visible(), with);
    m_document->undo();
    m_document->activate(theActor);
    QCOMPARE(visible(), without);
    m_document->redo();
    m_document->activate(theActor);
    QCOMPARE(visible(), with);
    edit(mmd::setOutsideParent({m_document->scene(), theActor}, {"Lost", 9, {other, "bone0000"}}));
    QCOMPARE(visible().front(), "Lost");
    edit(mmd::removeOutsideParents(
        {m_document->scene(), theActor}, m_document->scene().actors.front().outsideParents));
    QCOMPARE(visible(), without);
    QVERIFY(!m_rows->indexOf(bone("Lost")).isValid());
}

void TestDopeRowsFilter::theCamerasFollowingIsKeyed()
{
    m_document->activate(mmd::sceneActor);
    m_filter->setFilters({.keyed = true});
    QVERIFY(visible().empty());
    edit(mmd::setOutsideParent(
        {m_document->scene(), mmd::sceneActor}, {"", 5, {theActor, "bone0000"}}));
    QCOMPARE(m_filter->visibleTracks(), (std::vector<mmd::TrackId>{{mmd::TrackKind::Camera, {}}}));
    m_document->undo();
    QVERIFY(visible().empty());
}

void TestDopeRowsFilter::selectedRowsFollowTheSelection()
{
    m_filter->setFilters({.selected = true});
    QVERIFY(visible().empty());
    mmd::Selection selection{{bone("bone0001")}, {}};
    selection.setKey(morph("morph0000"), 0, true);
    m_document->select(selection);
    QCOMPARE(visible(), (Names{"bone0001", "morph0000"}));
    m_document->select({});
    QCOMPARE(m_filter->rowCount(), 0);
}

void TestDopeRowsFilter::rowsWithDraftsFollowTheDrafts()
{
    m_filter->setFilters({.drafts = true});
    QVERIFY(visible().empty());
    const mmd::Draft draft{bone("bone0002"), 3, mmd::BoneValue{.translation = {7, 0, 0}}};
    edit(mmd::setDrafts({m_document->scene(), theActor}, {&draft, 1}));
    QCOMPARE(visible(), (Names{"bone0002"}));
    edit(mmd::registerKeys({m_document->scene(), theActor}, {&draft.track, 1}, 3));
    QVERIFY(visible().empty());
}

void TestDopeRowsFilter::strangersAreWhatTheModelLacks()
{
    m_filter->setFilters({.unmatched = true});
    QCOMPARE(visible(), (Names{"Stranger"}));
    QVERIFY(m_rows->isUnmatched(m_rows->indexOf(bone("Stranger"))));
    QVERIFY(m_rows->isUnmatched(m_rows->indexOf(bone("Stranger")).parent()));
    QVERIFY(!m_rows->isUnmatched(m_rows->indexOf(bone("bone0000"))));
}

void TestDopeRowsFilter::filtersGoTogether()
{
    m_document->select({{bone("Stranger"), bone("bone0001")}, {}});
    m_filter->setFilters({.search = QStringLiteral("bone"), .selected = true});
    QCOMPARE(visible(), (Names{"bone0001"}));
}

void TestDopeRowsFilter::theCameraHasItsRows()
{
    mmd::ScenePatch patch;
    mmd::SettingsChange settings;
    settings.activeBefore = theActor;
    settings.nextActorBefore = settings.nextActorAfter = m_document->scene().nextActor;
    patch.parts.push_back(settings);
    edit(patch);
    QCOMPARE(m_filter->rowCount(), 3);
    const auto tracks = m_filter->visibleTracks();
    QVERIFY(tracks.front().kind == mmd::TrackKind::Camera);
    QVERIFY(tracks.back().kind == mmd::TrackKind::Shadow);
}

void TestDopeRowsFilter::theFilterIsSoundThroughRandomEdits()
{
    std::mt19937 random(3);
    const auto below = [&](std::uint32_t n) { return std::uint32_t(random() % n); };
    for (int step = 0; step < 500; ++step) {
        if (below(10) == 0)
            m_filter->setFilters({.search = below(4) ? QString() : QStringLiteral("e0"),
                .keyed = below(2) == 0,
                .selected = below(3) == 0,
                .drafts = below(4) == 0,
                .unmatched = below(5) == 0});
        std::vector<mmd::TrackId> tracks = mmd::trackIds(m_document->actor()->motion);
        tracks.push_back(bone("bone0002"));
        tracks.push_back(bone("Other"));
        std::erase_if(tracks, [&](const auto&) { return below(2) == 0; });
        mmd::Selection keys;
        for (const mmd::TrackId& track : tracks)
            for (const std::uint32_t frame : mmd::framesOf(m_document->actor()->motion, track))
                keys.setKey(track, frame, true);
        const mmd::Scene& scene = m_document->scene();
        const mmd::BoneValue pose{.translation = {float(below(3)), 0, 0}};
        const mmd::Draft draft{bone("bone0000"), below(9), pose};
        switch (below(6)) {
        case 0:
            m_document->undo();
            break;
        case 1:
            m_document->redo();
            break;
        case 2:
            edit(mmd::deleteKeys({scene, theActor, keys}));
            break;
        case 3:
            edit(mmd::setDrafts({scene, theActor}, {&draft, 1}));
            break;
        case 4:
            m_document->select(keys);
            break;
        default:
            edit(mmd::registerKeys({scene, theActor, keys}, tracks, below(30)));
        }
        const auto filters = m_filter->filters();
        for (const mmd::TrackId& track : m_filter->visibleTracks())
            QVERIFY(!filters.keyed || !mmd::framesOf(m_document->actor()->motion, track).empty());
    }
}

QTEST_GUILESS_MAIN(TestDopeRowsFilter)
#include "test_dope_rows_filter.moc"
