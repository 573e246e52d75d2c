// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/keys/drafts.h"
#include "libmmd/scene/edits/keys/move.h"
#include "libmmd/scene/edits/keys/register.h"
#include "libmmd/scene/edits/scene/actors.h"
#include "libmmd/scene/edits/scene/scene_edits.h"
#include "tests/libmmd/scene/edits/checked_edit.h"
#include "tests/ui/document/open_scene.h"
#include "ui/document/key_commands.h"
#include "ui/document/models/draft_list_model.h"
#include "ui/document/registering.h"
#include "ui/document/scene_drafts.h"
#include "ui/document/shown_tracks.h"

#include <QtCore/QStringList>
#include <QtTest/QTest>

using namespace odori;
using namespace odori::test;

namespace {

const mmd::TrackId cameraTrack{mmd::TrackKind::Camera, {}};
const mmd::TrackId showIk{mmd::TrackKind::ShowIk, {}};

} // namespace

/// Reports about keys: before registering, after a command, and in headings. Also the changes of
/// one patch and of two united patches, which views use to update.
class TestKeyReports : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m_document.reset(); }
    void theTipSaysWhatIsRegistered();
    void theTipNamesAFew();
    void registeringSaysWhatItDid();
    void registeringAllCountsBothOwners();
    void headingsSayWhereTheKeysAre();
    void headingsCountWhatIsHidden();
    void commandsSayHowManyWereHidden();
    void aCommandOnKeysThatAreGoneSaysNothing();
    void changesKnowTheirFramesAndTracks();
    void twoChangesAreOne();

private:
    void addDraft(const mmd::TrackId& track, std::uint32_t frame)
    {
        const mmd::Draft draft{track, frame, mmd::BoneValue{{9, 9, 9}}};
        m_document->apply(
            mmd::setDrafts({m_document->scene(), m_document->scene().active}, {&draft, 1}), {});
    }
    [[nodiscard]] QString tip() const
    {
        return registeringTip(*m_document, registeringNow(*m_document));
    }
    [[nodiscard]] QString heading(bool curvesOnly = false) const
    {
        return headingOfKeys(*m_document, curvesOnly).text;
    }

    std::unique_ptr<Document> m_document;
    QStringList m_said;
};

void TestKeyReports::init()
{
    m_said.clear();
    m_document = std::make_unique<Document>();
    open(*m_document, sceneOfEveryKind({0, 10, 20}));
    connect(m_document.get(), &Document::said, this, [this](const QString& text) {
        if (!text.isEmpty())
            m_said.append(text);
    });
}

void TestKeyReports::theTipSaysWhatIsRegistered()
{
    m_document->setCurrentFrame(7);
    QVERIFY(
        tip().startsWith(QStringLiteral("Nothing is selected and there is no draft at frame 7")));
    m_document->select({{bone("A"), morph("M")}, {}});
    QCOMPARE(tip(), QStringLiteral("Registers 2 key(s) at frame 7: A, M"));
    addDraft(bone("B"), 7); // not selected, so not registered
    QCOMPARE(tip(), QStringLiteral("Registers 2 key(s) at frame 7: A, M"));
    QCOMPARE(registeringNow(*m_document).drafts, 0);
    addDraft(bone("A"), 7);
    QCOMPARE(registeringNow(*m_document).drafts, 1);
    m_document->select({});
    QCOMPARE(tip(), QStringLiteral("Registers 2 key(s) at frame 7: A, B"));
    QCOMPARE(registeringNow(*m_document).drafts, 2);
    m_document->setCurrentFrame(8);
    QVERIFY(tip().startsWith(QStringLiteral("Nothing is selected")));
    m_document->sceneDrafts().change(mmd::CameraValue{.distance = -3.0f}, {}); // has its own button
    m_document->sceneDrafts().change(mmd::LightValue{.colour = glm::vec3(0.25f)}, {});
    m_document->sceneDrafts().change(mmd::ShowIkValue{.show = 1, .switches = {}}, {});
    QVERIFY(tip().startsWith(QStringLiteral("Registers 2 key(s) at frame 8: ")));
    QVERIFY(tip().contains(QStringLiteral("Light")) && tip().contains(u"Show and IK"_qs));
    m_document->select({{bone("A")}, {}}); // drafts of panels are registered too
    QVERIFY(tip().startsWith(QStringLiteral("Registers 3 key(s) at frame 8: ")));
    QCOMPARE(registeringNow(*m_document).drafts, 2);
    m_document->activate(mmd::sceneActor);
    m_document->setCurrentFrame(50);
    QCOMPARE(tip(), QStringLiteral("Registers 1 key(s) at frame 50: Camera"));
}

void TestKeyReports::theTipNamesAFew()
{
    for (const int count : {8, 9}) {
        mmd::Selection selection;
        for (int at = 0; at < count; ++at)
            selection.setTrack(bone("b" + std::to_string(at)), true);
        m_document->select(selection);
        QVERIFY(tip().contains(QStringLiteral("Registers %1 key(s)").arg(count)));
        QVERIFY(tip().contains(QStringLiteral("b7")));
        QVERIFY(!tip().contains(QStringLiteral("b8")));
        QCOMPARE(tip().endsWith(QStringLiteral(", …")), count == 9);
    }
}

void TestKeyReports::registeringSaysWhatItDid()
{
    registerPose(*m_document);
    QCOMPARE(m_said.size(), 1);
    QVERIFY(m_said.last().startsWith(QStringLiteral("Nothing is selected")));
    QCOMPARE(m_document->undoStack()->count(), 0);
    m_document->setCurrentFrame(7);
    m_document->select({{bone("A"), bone("B")}, {}});
    registerPose(*m_document);
    QCOMPARE(m_said.last(), QStringLiteral("Registered 2 key(s) at frame 7."));
    QCOMPARE(m_document->undoStack()->undoText(), QStringLiteral("Register"));
    registerPose(*m_document);
    QCOMPARE(m_said.last(),
        u"Nothing was registered: the keys at frame 7 already have these values."_qs);
    QCOMPARE(m_document->undoStack()->count(), 1);
    // The only draft is of the light, while a model is active: the model's keys stay selected.
    m_document->select(selected({{bone("A"), {7}}}));
    const mmd::Selection before = m_document->selection();
    m_document->select({{}, before.keys});
    m_document->sceneDrafts().change(mmd::LightValue{.colour = glm::vec3(0.25f)}, {});
    registerPose(*m_document);
    QCOMPARE(m_said.last(), QStringLiteral("Registered 1 key(s) at frame 7."));
    QVERIFY(m_document->selection() == (mmd::Selection{{}, before.keys}));
    const mmd::TrackId light{mmd::TrackKind::Light, {}};
    QCOMPARE(mmd::framesOf(m_document->scene().camera, light).size(), 1u);
}

void TestKeyReports::registeringAllCountsBothOwners()
{
    QCOMPARE(registrableDrafts(*m_document), 0);
    registerAllDrafts(*m_document);
    QVERIFY(m_said.isEmpty());
    addDraft(bone("A"), 3);
    addDraft(bone("B"), 30);
    m_document->sceneDrafts().change(mmd::CameraValue{.distance = -3.0f}, {});
    QCOMPARE(registrableDrafts(*m_document), 3);
    m_document->activate(mmd::sceneActor);
    QCOMPARE(registrableDrafts(*m_document), 1);
    m_document->activate(theActor);
    registerAllDrafts(*m_document);
    QCOMPARE(m_said.last(), QStringLiteral("Registered all drafts (3)."));
    QCOMPARE(m_document->undoStack()->undoText(), QStringLiteral("Register All Drafts"));
    QCOMPARE(registrableDrafts(*m_document), 0);
    m_document->undo();
    QCOMPARE(registrableDrafts(*m_document), 3);
}

void TestKeyReports::headingsSayWhereTheKeysAre()
{
    QCOMPARE(heading(), QString());
    QVERIFY(!headingOfKeys(*m_document).isAway);
    m_document->select(selected({{bone("A"), {10}}, {morph("M"), {10}}}));
    QCOMPARE(heading(), QStringLiteral("2 key(s) at frame 10"));
    QCOMPARE(heading(true), QStringLiteral("1 key(s) at frame 10")); // a morph has no curves
    QVERIFY(headingOfKeys(*m_document).isAway);
    m_document->setCurrentFrame(10);
    QCOMPARE(heading(), QStringLiteral("2 key(s)"));
    QVERIFY(!headingOfKeys(*m_document).isAway);
    m_document->playTo(10.5);
    QVERIFY(headingOfKeys(*m_document).isAway);
    m_document->select(selected({{bone("B"), {10, 20}}, {bone("A"), {0}}}));
    QCOMPARE(heading(), QStringLiteral("3 key(s) in frames 0–20"));
    QCOMPARE(headingOfKeys(*m_document).shorter, QStringList{QStringLiteral("3 key(s), 0–20")});
    m_document->select(selected({{showIk, {10}}}));
    QCOMPARE(heading(), QStringLiteral("1 key(s) at frame 10"));
    QCOMPARE(heading(true), QString());
    m_document->select(selected({{cameraTrack, {10}}}));
    QCOMPARE(heading(true), QStringLiteral("1 key(s) at frame 10"));
}

void TestKeyReports::headingsCountWhatIsHidden()
{
    m_document->shownTracks().setTest([](const mmd::TrackId& track) { return track == bone("A"); });
    m_document->select(selected({{bone("A"), {10}}, {bone("B"), {10, 20}}}));
    QCOMPARE(heading(), QStringLiteral("3 key(s) (2 not shown) in frames 10–20"));
    QCOMPARE(headingOfKeys(*m_document).shorter,
        (QStringList{QStringLiteral("3 key(s) (2 not shown), 10–20"),
            QStringLiteral("3 key(s) (2 not shown) …")}));
    m_document->select(selected({{bone("A"), {10}}, {bone("B"), {10}}}));
    QCOMPARE(heading(), QStringLiteral("2 key(s) (1 not shown) at frame 10"));
    m_document->setCurrentFrame(10);
    QCOMPARE(heading(), QStringLiteral("2 key(s) (1 not shown)"));
    m_document->shownTracks().setTest({});
    QCOMPARE(heading(), QStringLiteral("2 key(s)"));
}

void TestKeyReports::commandsSayHowManyWereHidden()
{
    reportHiddenKeys(*m_document);
    m_document->shownTracks().setTest([](const mmd::TrackId& track) { return track == bone("A"); });
    const mmd::Selection both = selected({{bone("A"), {10}}, {bone("B"), {10, 20}}});
    m_document->select(both);
    deleteKeys(*m_document, both);
    QCOMPARE(m_said.last(), QStringLiteral("Deleted 3 key(s) (2 not shown)."));
    m_document->undo();
    m_document->apply(mmd::moveKeys({m_document->scene(), theActor, both}, 1), u"Move Keys"_qs);
    QCOMPARE(m_said.last(), QStringLiteral("Move Keys: 3 key(s) (2 not shown)."));
    m_document->undo();
    m_said.clear();
    // An edit of shown keys reports nothing about hidden ones, although hidden keys are selected.
    mmd::ScenePatch patch =
        mmd::moveKeys({m_document->scene(), theActor, selected({{bone("A"), {10}}})}, 1);
    patch.selectionAfter = std::nullopt;
    m_document->apply(std::move(patch), u"Move Keys"_qs);
    QCOMPARE(m_said, QStringList());
    sayPasted(*m_document, both);
    QCOMPARE(m_said.last(), QStringLiteral("Pasted 3 key(s) (2 not shown)."));
}

void TestKeyReports::aCommandOnKeysThatAreGoneSaysNothing()
{
    const mmd::Selection gone = selected({{bone("A"), {11}}, {bone("Z"), {10}}});
    deleteKeys(*m_document, gone);
    QVERIFY(m_said.isEmpty());
    QCOMPARE(m_document->undoStack()->count(), 0);
    deleteKeys(*m_document, selected({{bone("A"), {10, 11}}}));
    QCOMPARE(m_said.last(), QStringLiteral("Deleted 1 key(s).")); // only the existing one
    m_document->setCurrentFrame(20);
    m_document->select({{bone("A"), bone("B")}, {}});
    const mmd::Selection here = keysToEdit(*m_document);
    QCOMPARE(here.keyCount(), 2u);
    QVERIFY(here.hasKey(bone("B"), 20) && here.tracks == m_document->selection().tracks);
    m_document->select(selected({{bone("A"), {0}}}));
    QVERIFY(keysToEdit(*m_document) == m_document->selection());
}

void TestKeyReports::changesKnowTheirFramesAndTracks()
{
    const mmd::Scene& scene = m_document->scene();
    const Change moved = changeOf(
        mmd::moveKeys({scene, theActor, selected({{bone("A"), {10}}, {morph("M"), {20}}})}, 3));
    QVERIFY(moved.keys && !moved.drafts && !moved.actors && !moved.markers && !moved.settings);
    QCOMPARE(moved.actor, theActor);
    QVERIFY(moved.tracks == (std::vector<mmd::TrackId>{bone("A"), morph("M")}));
    QCOMPARE(moved.firstFrame, 10u);
    QCOMPARE(moved.lastFrame, 23u);
    const mmd::Draft drafts[] = {
        {bone("A"), 4, mmd::BoneValue{{9, 9, 9}}}, {bone("B"), 17, mmd::BoneValue{{9, 9, 9}}}};
    const Change drafted = changeOf(mmd::setDrafts({scene, theActor}, drafts));
    QVERIFY(drafted.drafts && !drafted.keys);
    QCOMPARE(drafted.tracks.size(), 2u);
    QCOMPARE(drafted.firstFrame, 4u);
    QCOMPARE(drafted.lastFrame, 17u);
    const mmd::Marker marker{12, "turn"};
    const Change marked = changeOf(mmd::addMarkers(scene, {&marker, 1}));
    QVERIFY(marked.markers && !marked.keys && !marked.actors);
    mmd::SceneSettings settings = scene.settings;
    settings.beatsPerMinute = 90;
    const Change set = changeOf(mmd::changeSettings(scene, settings));
    QVERIFY(set.settings && !set.actors);
    QVERIFY(changeOf(mmd::setActorVisible({scene, theActor}, false)).actors);
    QVERIFY(changeOf(mmd::setCameraMotion(scene, scene.actors[0].motion)).actors);
    QCOMPARE(changeOf({}).firstFrame, 0u);
    // A patch with keys of two actors changes everything.
    mmd::ScenePatch both = mmd::moveKeys({scene, theActor, selected({{bone("A"), {10}}})}, 3);
    const mmd::ScenePatch camera = mmd::registerCamera({scene, mmd::sceneActor}, 5, {});
    both.parts.insert(both.parts.end(), camera.parts.begin(), camera.parts.end());
    QVERIFY(changeOf(both).actors);
}

void TestKeyReports::twoChangesAreOne()
{
    Change a, b, nothing;
    a.keys = true;
    a.actor = theActor;
    a.tracks = {bone("A"), bone("C")};
    a.firstFrame = 10;
    a.lastFrame = 13;
    b.drafts = b.markers = true;
    b.actor = theActor;
    b.tracks = {bone("B"), bone("C")};
    b.firstFrame = 4;
    b.lastFrame = 11;
    Change both = united(a, b);
    QVERIFY(both.keys && both.drafts && both.markers && !both.actors && !both.settings);
    QVERIFY(both.tracks == (std::vector<mmd::TrackId>{bone("A"), bone("B"), bone("C")}));
    QCOMPARE(both.firstFrame, 4u);
    QCOMPARE(both.lastFrame, 13u);
    nothing.settings = true; // has no frames, so its 0 is ignored
    for (const Change& each : {united(a, nothing), united(nothing, a)}) {
        QVERIFY(each.keys && each.settings && !each.actors);
        QCOMPARE(each.firstFrame, 10u);
        QCOMPARE(each.lastFrame, 13u);
        QCOMPARE(each.actor, theActor);
    }
    b.actor = mmd::sceneActor;
    QVERIFY(united(a, b).actors);
    b.actor = theActor;
    b.actors = true;
    QVERIFY(united(a, b).actors && united(b, a).actors);
}

QTEST_GUILESS_MAIN(TestKeyReports)
#include "test_key_reports.moc"
