// SPDX-License-Identifier: MIT
#include "libmmd/motion/names.h"
#include "libmmd/scene/edits/keys/clipboard.h"
#include "libmmd/scene/edits/keys/drafts.h"
#include "libmmd/scene/edits/scene/actors.h"
#include "libmmd/scene/edits/scene/scene_edits.h"
#include "libmmd/scene/edits/values/number_edits.h"
#include "libmmd/scene/selecting.h"
#include "tests/libmmd/scene/edits/checked_edit.h"
#include "tests/ui/document/open_scene.h"
#include "ui/document/key_clipboard.h"
#include "ui/document/key_commands.h"
#include "ui/document/models/actor_list_model.h"
#include "ui/document/models/draft_list_model.h"
#include "ui/document/models/key_table_model.h"
#include "ui/document/registering.h"
#include "ui/document/scene_drafts.h"

#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>
#include <QtTest/QTest>

#include <functional>

using namespace odori;
using namespace odori::test;

namespace {

constexpr mmd::ActorId firstActor{1}, secondActor{2};
const mmd::TrackId cameraTrack{mmd::TrackKind::Camera, {}};

/// A motion with a key at 25, where the document has none.
mmd::Motion pasted(bool ofCamera)
{
    mmd::Motion motion;
    const std::vector<mmd::BoneKeyframe> bones{boneKey(25, 0)};
    const std::vector<mmd::CameraKeyframe> camera{{.frame = 25, .fileIndex = 0, .value = {}}};
    if (ofCamera)
        mmd::replaceTrack(motion, mmd::Track<mmd::CameraKeyframe>({}, camera));
    else
        mmd::replaceTrack(motion, mmd::Track<mmd::BoneKeyframe>(mmd::fieldOf("B"), bones));
    return motion;
}

} // namespace

/// Every command of the document: it is one undo step; undo restores the scene, the selection and
/// the active actor, redo repeats the change; and nothing else changes.
class TestCommandsUndone : public QObject {
    Q_OBJECT
private slots:
    void init();
    void everyCommandIsOneStep_data() { addCommands(); }
    void everyCommandIsOneStep();
    void everyCommandLeavesTheOthersAlone_data() { addCommands(); }
    void everyCommandLeavesTheOthersAlone();
    void theCamerasCommandsLeaveTheModelsAlone_data() { addCommands(); }
    void theCamerasCommandsLeaveTheModelsAlone();
    void aPoseIsCopiedAsItShows();
    void withoutASelectionTheWholePoseIsCopied();
    void withoutASelectionTheCameraIsCopied();
    void copiedKeysComeBack_data();
    void copiedKeysComeBack();
    void whatIsNoTextCannotBePasted();
    void valuesOfTheSceneAreDraftsOrKeys();

private:
    static void addCommands();
    [[nodiscard]] mmd::ActorId active() const { return m_document->scene().active; }
    void run(const QByteArray& command);

    std::unique_ptr<Document> m_document;
};

/// Two actors with keys of every kind; keys of A at 10 and 20 are selected. Both actors and the
/// camera have drafts at frame 10.
void TestCommandsUndone::init()
{
    mmd::Scene scene = sceneOfEveryKind({0, 10, 20});
    scene.camera = scene.actors.front().motion;
    scene.camera.bones.clear();
    scene.camera.morphs.clear();
    scene.camera.showIk.reset();
    mmd::Motion& own = scene.actors.front().motion;
    own.camera.reset();
    own.light.reset();
    own.shadow.reset();
    mmd::Actor second = scene.actors.front();
    second.id = secondActor;
    scene.actors.push_back(second);
    scene.nextActor = 3;
    m_document = std::make_unique<Document>();
    open(*m_document, scene);
    m_document->load(mmd::setCameraMotion(m_document->scene(), scene.camera, {}));
    const mmd::Draft drafts[] = {{bone("A"), 10, mmd::BoneValue{{1, 1, 1}}},
        {bone("B"), 15, mmd::BoneValue{{2, 2, 2}}}, {morph("M"), 10, mmd::MorphValue{0.9f}}};
    const mmd::Draft camera{cameraTrack, 10, mmd::CameraValue{.distance = -5.0f}};
    for (const mmd::ActorId actor : {firstActor, secondActor})
        m_document->load(mmd::setDrafts({m_document->scene(), actor}, drafts));
    m_document->load(mmd::setDrafts({m_document->scene(), mmd::sceneActor}, {&camera, 1}));
    m_document->setCurrentFrame(10);
    m_document->activate(firstActor);
    m_document->select(selected({{bone("A"), {10, 20}}, {morph("M"), {}}}));
}

void TestCommandsUndone::addCommands()
{
    QTest::addColumn<QByteArray>("command");
    for (const char* name : {"register", "register all", "cut", "delete", "paste in table",
             "cell in table", "frame in table", "rows of table", "text in table", "register rows",
             "drop rows", "cells", "switch", "camera", "light", "shadow", "show", "register camera",
             "drop camera", "hide"})
        QTest::newRow(name) << QByteArray(name);
}

void TestCommandsUndone::run(const QByteArray& command)
{
    const mmd::Scene& scene = m_document->scene();
    const mmd::Selection selection = m_document->selection();
    KeyTableModel table(*m_document);
    DraftListModel drafts(*m_document);
    SceneDrafts& values = m_document->sceneDrafts();
    if (command == "register")
        registerPose(*m_document);
    else if (command == "register all")
        registerAllDrafts(*m_document);
    else if (command == "cut")
        cutKeys(*m_document, keysToEdit(*m_document));
    else if (command == "delete")
        deleteKeys(*m_document, keysToEdit(*m_document));
    else if (command == "paste in table")
        table.paste(pasted(scene.active == mmd::sceneActor));
    else if (command == "cell in table")
        QVERIFY(table.setData(table.index(1, KeyColumn(mmd::KeyNumber::X).index()), 7.5));
    else if (command == "frame in table")
        QVERIFY(table.setData(table.index(1, int(KeyCell::Frame)), 12));
    else if (command == "rows of table")
        QVERIFY(table.removeRows(1, 2));
    else if (command == "text in table")
        QVERIFY(table.paste(
            QStringLiteral("1\t2\n3\t4\n"), table.index(0, KeyColumn(mmd::KeyNumber::X).index())));
    else if (command == "register rows")
        drafts.registerRows(drafts.rows());
    else if (command == "drop rows")
        drafts.dropRows(drafts.rows());
    else if (command == "cells")
        m_document->apply(
            mmd::changeNumbers({scene, scene.active, selection},
                scene.active == mmd::sceneActor ? mmd::TrackKind::Camera : mmd::TrackKind::Bone,
                {mmd::KeyNumber::Z, [](double) { return 3.0; }}),
            {});
    else if (command == "switch") {
        mmd::Selection keys;
        keys.setKey({mmd::TrackKind::ShowIk, {}}, 10, true);
        m_document->apply(mmd::changeSwitch({scene, firstActor, keys}, "IK", false), {});
    } else if (command == "camera")
        values.change(mmd::CameraValue{.distance = -77.0f}, {});
    else if (command == "light")
        values.change(mmd::LightValue{.colour = glm::vec3(0.5f)}, {});
    else if (command == "shadow")
        values.change(mmd::ShadowValue{2, 0.5f}, {});
    else if (command == "show")
        values.change(mmd::ShowIkValue{0, {mmd::ikSwitch("x", false)}}, {});
    else if (command == "register camera")
        values.registerShown(mmd::TrackKind::Camera);
    else if (command == "drop camera")
        values.drop(mmd::TrackKind::Camera);
    else if (command == "hide") {
        ActorListModel actors(*m_document);
        QVERIFY(actors.setData(
            actors.index(0, ActorListModel::Shown), Qt::Unchecked, Qt::CheckStateRole));
    }
}

void TestCommandsUndone::everyCommandIsOneStep()
{
    QFETCH(QByteArray, command);
    for (const bool isAutoKey : {false, true}) {
        init();
        m_document->setAutoKey(isAutoKey);
        const mmd::Scene before = m_document->scene();
        const mmd::Selection selection = m_document->selection();
        run(command);
        QCOMPARE(m_document->undoStack()->count(), 1);
        const mmd::Scene after = m_document->scene();
        const mmd::Selection selectionAfter = m_document->selection();
        QVERIFY(!(after == before));
        const QList<QByteArray> values{"cell in table", "text in table", "cells", "switch",
            "camera", "light", "shadow", "hide", "drop camera"}; // these commands select nothing
        if (values.contains(command))
            QVERIFY(selectionAfter == selection);
        if (command.endsWith(" rows") || command == "register all") { // the camera's too
            QVERIFY(after.cameraDrafts.empty());
            QVERIFY(after.actors.front().drafts.empty());
        }
        const mmd::Motion& motion = *mmd::findMotion(after, active());
        QVERIFY(mmd::existing(selectionAfter, motion) == selectionAfter); // no deleted keys
        m_document->select({}); // undo must restore the selection
        m_document->undo();
        QVERIFY(m_document->scene() == before);
        QVERIFY(m_document->selection() == selection);
        m_document->select({});
        m_document->redo();
        QVERIFY(m_document->scene() == after);
        QVERIFY(m_document->selection() == selectionAfter);
    }
}

/// The other model's motion and drafts do not change, and of the scene only the part that the
/// command names.
void TestCommandsUndone::everyCommandLeavesTheOthersAlone()
{
    QFETCH(QByteArray, command);
    for (const mmd::ActorId actor : {firstActor, secondActor}) {
        init();
        m_document->activate(actor);
        m_document->select(selected({{bone("A"), {10, 20}}, {morph("M"), {}}}));
        const bool isOfOne = command == "switch" || command == "hide";
        const mmd::ActorId changed = isOfOne ? firstActor : actor;
        const mmd::Scene before = m_document->scene();
        run(command);
        for (const mmd::Actor& each : before.actors)
            if (each.id != changed)
                QVERIFY(*mmd::findActor(m_document->scene(), each.id) == each);
        QCOMPARE(m_document->scene().active, actor);
        const mmd::Motion &camera = m_document->scene().camera, &old = before.camera;
        QVERIFY(camera.light == old.light || command == "light");
        QVERIFY(camera.shadow == old.shadow || command == "shadow");
        // Register leaves the camera's draft, which has its own button.
        const bool takesCamera = command.startsWith("register") && command != "register";
        QCOMPARE(camera.camera == old.camera, !takesCamera);
    }
}

void TestCommandsUndone::theCamerasCommandsLeaveTheModelsAlone()
{
    QFETCH(QByteArray, command);
    if (command == "switch" || command == "hide" || command == "show")
        return;
    m_document->activate(mmd::sceneActor);
    m_document->select(selected({{cameraTrack, {10, 20}}}));
    const mmd::Scene before = m_document->scene();
    const mmd::Selection selection = m_document->selection();
    run(command);
    QVERIFY(m_document->scene().actors == before.actors);
    QVERIFY(!(m_document->scene() == before));
    QCOMPARE(m_document->undoStack()->count(), 1);
    m_document->activate(secondActor); // undo activates the camera again
    m_document->undo();
    QVERIFY(m_document->scene() == before);
    QVERIFY(m_document->selection() == selection);
}

void TestCommandsUndone::aPoseIsCopiedAsItShows()
{
    m_document->select(selected({{bone("A"), {}}, {bone("B"), {}}}));
    const mmd::Scene before = m_document->scene();
    QVERIFY(canCopySelection(*m_document));
    copySelection(*m_document);
    QVERIFY(m_document->scene() == before);
    const auto keys = keysOnClipboard().result();
    QVERIFY(keys);
    QCOMPARE(keys->keyCount(), std::size_t(2));
    const auto* a = mmd::findBoneTrack(*keys, "A");
    QVERIFY(a);
    QCOMPARE(a->values()[0].translation, glm::vec3(1, 1, 1)); // the draft's value
    const auto* b = mmd::findBoneTrack(*keys, "B");
    QCOMPARE(b->values()[0].translation, glm::vec3(10, 20, -1)); // the key's value
}

void TestCommandsUndone::withoutASelectionTheWholePoseIsCopied()
{
    m_document->select({});
    const mmd::Scene before = m_document->scene();
    QVERIFY(canCopySelection(*m_document));
    copySelection(*m_document);
    QVERIFY(m_document->scene() == before);
    const auto keys = keysOnClipboard().result();
    QVERIFY(keys);
    QCOMPARE(keys->bones.size(), std::size_t(2));
    QCOMPARE(mmd::findBoneTrack(*keys, "A")->values()[0].translation, glm::vec3(1, 1, 1)); // draft
    QVERIFY(mmd::findBoneTrack(*keys, "B"));
    QVERIFY(mmd::findMorphTrack(*keys, "M"));
    QVERIFY(!keys->camera && !keys->showIk);
}

void TestCommandsUndone::withoutASelectionTheCameraIsCopied()
{
    m_document->select({});
    m_document->activate(mmd::sceneActor);
    QVERIFY(canCopySelection(*m_document));
    m_document->setCurrentFrame(20);
    copySelection(*m_document);
    const auto keys = keysOnClipboard().result();
    QVERIFY(keys && keys->camera && keys->keyCount() == 1);
    QCOMPARE(keys->camera->values()[0].distance, -20.0f);
    m_document->select(selected({{{mmd::TrackKind::Light, {}}, {}}}));
    copySelection(*m_document);
    const auto light = keysOnClipboard().result();
    QVERIFY(light && light->light && !light->camera);
}

void TestCommandsUndone::copiedKeysComeBack_data()
{
    QTest::addColumn<bool>("asText");
    QTest::newRow("of this program") << false;
    QTest::newRow("as a table of text") << true;
}

void TestCommandsUndone::copiedKeysComeBack()
{
    QFETCH(bool, asText);
    copySelection(*m_document);
    QVERIFY(clipboardHasText());
    if (asText)
        QGuiApplication::clipboard()->setText(QGuiApplication::clipboard()->text());
    const auto keys = keysOnClipboard().result();
    QVERIFY(keys);
    QCOMPARE(keys->keyCount(), std::size_t(2));
    const mmd::Selection wanted = selected({{bone("A"), {10, 20}}});
    const mmd::Motion copied = mmd::copiedKeys({m_document->scene(), active(), wanted});
    const auto* a = mmd::findBoneTrack(*keys, "A");
    const auto* b = mmd::findBoneTrack(copied, "A");
    QVERIFY(a && b);
    for (std::size_t at = 0; at < 2; ++at) {
        QCOMPARE(a->frame(at), b->frame(at));
        QCOMPARE(a->values()[at].translation, b->values()[at].translation);
    }
    copyKeys(*m_document, {}); // copying no keys keeps the clipboard
    QVERIFY(keysOnClipboard().result());
    QCOMPARE(keysOnClipboard().result()->keyCount(), std::size_t(2));
}

void TestCommandsUndone::whatIsNoTextCannotBePasted()
{
    QImage image(4, 4, QImage::Format_RGB32);
    image.fill(Qt::red);
    QGuiApplication::clipboard()->setImage(image);
    QVERIFY(!clipboardHasText());
    QGuiApplication::clipboard()->setText(QStringLiteral("no keys"));
    QVERIFY(clipboardHasText());
    const auto keys = keysOnClipboard().result();
    QVERIFY(!keys || keys->keyCount() == 0);
}

/// The shown camera and light come from a draft, from a key or from the interpolation.
void TestCommandsUndone::valuesOfTheSceneAreDraftsOrKeys()
{
    SceneDrafts& values = m_document->sceneDrafts();
    QCOMPARE(values.shownCamera().distance, -5.0f); // the draft's value
    m_document->playTo(10.5);
    QVERIFY(!values.find(mmd::TrackKind::Camera));
    QVERIFY(values.shownCamera().distance < -9.9f); // between the keys at 10 and 20
    m_document->setCurrentFrame(20);
    QCOMPARE(values.shownCamera().distance, -20.0f);
    for (const bool isOrthographic : {false, true}) {
        mmd::CameraValue camera{.distance = -3.0f, .target = {1, 2, 3}, .rotation = {0.1f, 0, 0}};
        camera.perspectiveOff = isOrthographic ? 1 : 0;
        camera.fieldOfView = 44;
        values.change(camera, {});
        const mmd::CameraSample shown = values.shownCamera();
        QCOMPARE(shown.distance, -3.0f);
        QCOMPARE(shown.target, glm::vec3(1, 2, 3));
        QCOMPARE(shown.rotation, glm::vec3(0.1f, 0, 0));
        QCOMPARE(shown.fieldOfView, 44.0f);
        QCOMPARE(shown.perspective, !isOrthographic);
    }
    QCOMPARE(values.shownLight().colour, glm::vec3(20.0f));
    values.change(mmd::LightValue{.colour = glm::vec3(0.5f), .direction = {1, 0, 0}}, {});
    QCOMPARE(values.shownLight().colour, glm::vec3(0.5f));
    QCOMPARE(values.shownLight().direction, glm::vec3(1, 0, 0));
    m_document->setCurrentFrame(0);
    QCOMPARE(values.shownLight().colour, glm::vec3(0.0f));
}

QTEST_MAIN(TestCommandsUndone)
#include "test_commands_undone.moc"
