// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/keys/clipboard.h"
#include "libmmd/scene/edits/keys/drafts.h"
#include "libmmd/scene/edits/keys/keys.h"
#include "libmmd/scene/edits/keys/move.h"
#include "libmmd/scene/edits/keys/register.h"
#include "libmmd/scene/edits/scene/actors.h"
#include "libmmd/scene/edits/scene/scene_edits.h"
#include "tests/support/small_scene.h"
#include "ui/document/models/dope_rows_model.h"
#include "ui/document/registering.h"
#include "ui/document/scene_drafts.h"

#include <QtCore/QModelIndex>
#include <QtCore/QStringList>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace odori;
using namespace odori::test;

/// All rows of the dope sheet, the change signals of an edit, and which keys are deselected when
/// the frame changes.
class TestDopeRows : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void rowsAreThoseOfTheModel();
    void aBoneInTwoFramesHasOneRow();
    void tracksInNoFrameComeAndGo();
    void theCameraHasThreeRows();
    void aMotionWithoutAModelHasItsTracks();
    void anEditTellsOfItsRowsAlone_data();
    void anEditTellsOfItsRowsAlone();
    void aRegisteredPoseIsLeftWithItsFrame_data();
    void aRegisteredPoseIsLeftWithItsFrame();
    void keysThatWereChosenStay_data();
    void keysThatWereChosenStay();

private:
    /// "Group: row, row" from top to bottom; a row outside any group alone.
    [[nodiscard]] QStringList rows() const;
    void setKey(mmd::ActorId actor, const mmd::TrackId& track, std::uint32_t frame)
    {
        const mmd::KeyValue key{.track = track,
            .frame = frame,
            .bone = {glm::vec3(float(frame) + 1.0f)},
            .weight = 0.3f,
            .interpolation = {}};
        m_document->apply(mmd::setKeys({m_document->scene(), actor}, {&key, 1}), {});
    }
    void setDraft(const mmd::TrackId& track, std::uint32_t frame)
    {
        const mmd::Draft draft{track, frame, mmd::BoneValue{glm::vec3(7.0f)}};
        const mmd::Scene& scene = m_document->scene();
        m_document->apply(mmd::setDrafts({scene, scene.active}, {&draft, 1}), {});
    }

    std::unique_ptr<Document> m_document;
    std::unique_ptr<DopeRowsModel> m_rows;
};

void TestDopeRows::init()
{
    m_document = std::make_unique<Document>();
    loadSmallScene(*m_document);
    m_rows = std::make_unique<DopeRowsModel>(*m_document);
}

void TestDopeRows::cleanup()
{
    m_rows.reset();
    m_document.reset();
}

QStringList TestDopeRows::rows() const
{
    QStringList rows;
    for (int top = 0; top < m_rows->rowCount(); ++top) {
        const QModelIndex index = m_rows->index(top, 0);
        QStringList children;
        for (int row = 0; row < m_rows->rowCount(index); ++row)
            children.append(m_rows->index(row, 0, index).data().toString());
        const QString name = index.data().toString();
        rows.append(children.isEmpty() ? name : name + u": "_qs + children.join(u", "_qs));
        if (m_rows->isGroup(index) == children.isEmpty())
            rows.append(QStringLiteral("a group without rows, or a row with some"));
    }
    return rows;
}

void TestDopeRows::rowsAreThoseOfTheModel()
{
    QCOMPARE(
        rows(), (QStringList{u"Show and IK"_qs, u"センター: センター"_qs, u"体(上): 上半身, 頭"_qs,
                    u"腕: 左腕, 左ひじ, 左腕捩"_qs, u"足: 左足ＩＫ"_qs, u"Other: あ"_qs}));
    const QModelIndex head = m_rows->indexOf(bone("頭"));
    QCOMPARE(head.data().toString(), QStringLiteral("頭"));
    QCOMPARE(*m_rows->track(head), bone("頭"));
    QCOMPARE(m_rows->frames(head).size(), std::size_t(1));
    QVERIFY(!m_rows->isGroup(head) && !m_rows->isUnmatched(head));
    QVERIFY(m_rows->isGroup(head.parent()));
    QVERIFY(!m_rows->track(head.parent()));
    QVERIFY(m_rows->frames(head.parent()).empty());
    QVERIFY(!m_rows->indexOf(bone("隠し")).isValid());
}

void TestDopeRows::aBoneInTwoFramesHasOneRow()
{
    mmd::pmx::Model data = m_document->actor()->model->data;
    data.displayFrames[3].items.push_back({false, 2}); // 頭, which is already in 体(上)
    data.displayFrames[3].items.push_back({true, 2});  // あ
    data.displayFrames.push_back({});
    data.displayFrames.back().name.utf8 = "empty";
    data.displayFrames.back().items.push_back({false, 2});
    const auto model = std::make_shared<const mmd::Model>(mmd::makeModel(std::move(data), {}, {}));
    const mmd::Scene& scene = m_document->scene();
    m_document->apply(mmd::setModel({scene, scene.active}, model), {});
    QCOMPARE(rows().mid(2), (QStringList{u"体(上): 上半身, 頭"_qs, u"腕: 左腕, 左ひじ, 左腕捩"_qs,
                                u"足: 左足ＩＫ, あ"_qs}));
}

/// Their rows appear with the first key or draft and disappear with the last.
void TestDopeRows::tracksInNoFrameComeAndGo()
{
    const mmd::ActorId actor = m_document->scene().active;
    const auto others = [this] { return rows().constLast(); };
    const QString one = QStringLiteral("Other: あ"), two = QStringLiteral("Other: 隠し, あ");
    setKey(actor, bone("隠し"), 3);
    QCOMPARE(others(), two);
    m_document->undo();
    QCOMPARE(others(), one);
    setDraft(bone("隠し"), 3);
    QCOMPARE(others(), two);
    setKey(actor, bone("隠し"), 3); // with or without the draft: one row
    QCOMPARE(others(), two);
    m_document->undo();
    m_document->undo();
    QCOMPARE(others(), one);
    setKey(actor, bone("帽子"), 3);
    QCOMPARE(rows().mid(rows().size() - 2),
        (QStringList{u"Other: あ"_qs, u"Not in this model: 帽子"_qs}));
    QVERIFY(m_rows->isUnmatched(m_rows->indexOf(bone("帽子"))));
    QVERIFY(!m_rows->isUnmatched(m_rows->indexOf(morph("あ"))));
    m_document->undo();
    QCOMPARE(others(), one);
    QVERIFY(!m_rows->indexOf(bone("帽子")).isValid());
}

void TestDopeRows::theCameraHasThreeRows()
{
    const QStringList models = rows();
    m_document->activate(mmd::sceneActor);
    QCOMPARE(rows(), (QStringList{u"Camera"_qs, u"Light"_qs, u"Self-shadow"_qs}));
    m_document->sceneDrafts().change(mmd::CameraValue{.distance = -5.0f}, {});
    m_document->sceneDrafts().registerShown(mmd::TrackKind::Camera);
    QCOMPARE(rows().size(), 3);
    QCOMPARE(m_rows->frames(m_rows->index(0, 0)).size(), std::size_t(1));
    m_document->activate(m_document->scene().actors.front().id);
    QCOMPARE(rows(), models);
}

void TestDopeRows::aMotionWithoutAModelHasItsTracks()
{
    const mmd::Scene& scene = m_document->scene();
    const mmd::Motion motion = m_document->actor()->motion;
    m_document->load(mmd::addActor(scene, nullptr));
    QCOMPARE(rows(), QStringList{u"Show and IK"_qs});
    m_document->load(mmd::setMotion({scene, scene.active}, motion, {}));
    QCOMPARE(rows().size(), 2);
    QVERIFY(rows().constLast().startsWith(QStringLiteral("Tracks: ")));
    QCOMPARE(m_rows->rowCount(m_rows->index(1, 0)), 5);
    QVERIFY(!m_rows->isUnmatched(m_rows->indexOf(bone("頭"))));
}

void TestDopeRows::anEditTellsOfItsRowsAlone_data()
{
    QTest::addColumn<int>("owner");
    QTest::newRow("of the active model") << 0;
    QTest::newRow("of another model") << 1;
    QTest::newRow("of the camera") << 2;
}

void TestDopeRows::anEditTellsOfItsRowsAlone()
{
    QFETCH(int, owner);
    const mmd::ActorId first = m_document->scene().active;
    m_document->load(mmd::addActor(m_document->scene(), m_document->actor()->model));
    const mmd::ActorId second = m_document->scene().active;
    m_document->activate(first);
    QSignalSpy resets(m_rows.get(), &DopeRowsModel::modelReset);
    QStringList changed;
    connect(m_rows.get(), &DopeRowsModel::dataChanged, this, [&](const QModelIndex& index) {
        changed.append(
            (m_rows->isGroup(index) ? u"group "_qs : QString()) + index.data().toString());
    });
    if (owner < 2)
        setKey(owner == 0 ? first : second, bone("頭"), 33);
    else
        m_document->apply(mmd::registerCamera({m_document->scene(), mmd::sceneActor}, 0, {}), {});
    QCOMPARE(resets.size(), 0);
    QCOMPARE(changed, owner == 0 ? (QStringList{u"group 体(上)"_qs, u"頭"_qs}) : QStringList());
}

namespace {

mmd::Motion keyAt(std::uint32_t frame)
{
    mmd::Motion motion;
    mmd::BoneKeyframe key;
    key.frame = frame;
    key.value.translation = {1, 2, 3};
    mmd::replaceTrack(
        motion, mmd::Track<mmd::BoneKeyframe>(mmd::fieldOf(bone("頭").name), std::span(&key, 1)));
    return motion;
}

} // namespace

void TestDopeRows::aRegisteredPoseIsLeftWithItsFrame_data()
{
    QTest::addColumn<int>("way");
    QTest::newRow("registered") << 0;
    QTest::newRow("pasted here") << 1;
    QTest::newRow("done again") << 2;
}

/// After a frame change the user poses the new frame and no longer edits the key.
void TestDopeRows::aRegisteredPoseIsLeftWithItsFrame()
{
    QFETCH(int, way);
    m_document->select(tracksOf({bone("頭")}));
    m_document->setCurrentFrame(12);
    const mmd::Scene& scene = m_document->scene();
    if (way == 1)
        m_document->apply(
            mmd::mergeMotion({scene, scene.active}, keyAt(12), 0, mmd::Merging::Merge), {});
    else
        registerPose(*m_document);
    if (way == 2) {
        m_document->undo();
        QVERIFY(m_document->selection().keys.empty());
        m_document->redo();
    }
    QVERIFY(m_document->selection().hasKey(bone("頭"), 12));
    m_document->setCurrentFrame(12); // the same frame
    m_document->playTo(12.0);
    QVERIFY(m_document->selection().hasKey(bone("頭"), 12));
    m_document->setCurrentFrame(13);
    QVERIFY(m_document->selection() == tracksOf({bone("頭")}));
}

void TestDopeRows::keysThatWereChosenStay_data()
{
    QTest::addColumn<int>("way");
    QTest::newRow("chosen at their frame") << 0;
    QTest::newRow("pasted elsewhere") << 1;
    QTest::newRow("moved here") << 2;
    QTest::newRow("chosen after they were registered") << 3;
    QTest::newRow("registered, while it plays on") << 4;
}

void TestDopeRows::keysThatWereChosenStay()
{
    QFETCH(int, way);
    m_document->setCurrentFrame(5);
    m_document->select(keysOf("頭", {5}));
    const mmd::Scene& scene = m_document->scene();
    if (way == 1)
        m_document->apply(
            mmd::mergeMotion({scene, scene.active}, keyAt(20), 0, mmd::Merging::Merge), {});
    else if (way == 2) {
        m_document->setCurrentFrame(9);
        m_document->apply(mmd::moveKeys({scene, scene.active, m_document->selection()}, 4), {});
    } else if (way == 3) {
        setDraft(bone("頭"), 5);
        m_document->select(tracksOf({bone("頭")}));
        registerPose(*m_document);
        m_document->select(both(keysOf("頭", {5}), keysOf("左腕", {38})));
    } else if (way == 4) {
        setDraft(bone("頭"), 5);
        m_document->select(tracksOf({bone("頭")}));
        registerPose(*m_document);
    }
    const mmd::Selection selection = m_document->selection();
    QVERIFY(!selection.keys.empty());
    if (way == 4)
        m_document->playTo(6.0);
    else
        m_document->setCurrentFrame(40);
    QVERIFY(m_document->selection() == selection);
}

QTEST_GUILESS_MAIN(TestDopeRows)
#include "test_dope_rows.moc"
