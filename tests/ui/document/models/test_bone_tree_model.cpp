// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/keys/drafts.h"
#include "libmmd/scene/edits/scene/actors.h"
#include "tests/support/small_scene.h"
#include "ui/document/models/bone_tree_model.h"

#include <QtCore/QAbstractItemModel>
#include <QtCore/QModelIndex>
#include <QtCore/QStringList>
#include <QtTest/QAbstractItemModelTester>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace odori;
using namespace odori::test;

namespace {

/// The rows below `parent`, indented by their depth.
QStringList rowsOf(const BoneTreeModel& model, const QModelIndex& parent = {}, int depth = 0)
{
    QStringList rows;
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        rows.append(QString(depth, u' ') + index.data().toString());
        rows.append(rowsOf(model, index, depth + 1));
    }
    return rows;
}

void setDraft(Document& document, std::string_view name, std::uint32_t frame, float x)
{
    const mmd::Draft draft{bone(name), frame, mmd::BoneValue{.translation = {x, 0, 0}}};
    document.apply(mmd::setDrafts({document.scene(), document.scene().active}, {&draft, 1}),
        QStringLiteral("draft"));
}

} // namespace

class TestBoneTreeModel : public QObject {
    Q_OBJECT
private slots:
    void init();
    void isEmptyWithoutAModel();
    void groupsByDisplayFrame();
    void groupsByParent();
    void bonesInNoDisplayFrameComeLast();
    void kindsFollowTheFlags();
    void everyRowOfATrackIsFound();
    void marksDraftsOfTheCurrentFrame();
    void anotherMotionKeepsTheRows();
    void tipsSayNamesAndKinds();
    void hidesAndLocksBones();
    void groupsHaveTheStateOfTheirBones();
    void eachActorHasItsOwnLists();

private:
    [[nodiscard]] QModelIndex find(const char* name) const
    {
        const auto indexes = m_model->indexesOfTrack(bone(name));
        return indexes.isEmpty() ? QModelIndex() : indexes.constFirst();
    }

    std::unique_ptr<Document> m_document;
    std::unique_ptr<BoneTreeModel> m_model;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
};

void TestBoneTreeModel::init()
{
    m_tester.reset();
    m_model.reset();
    m_document = std::make_unique<Document>();
    m_model = std::make_unique<BoneTreeModel>(*m_document);
    m_tester = std::make_unique<QAbstractItemModelTester>(
        m_model.get(), QAbstractItemModelTester::FailureReportingMode::QtTest);
}

void TestBoneTreeModel::isEmptyWithoutAModel()
{
    QCOMPARE(m_model->rowCount(), 0);
    loadSmallScene(*m_document);
    QVERIFY(m_model->rowCount() > 0);
}

void TestBoneTreeModel::groupsByDisplayFrame()
{
    loadSmallScene(*m_document);
    const QStringList expected{QStringLiteral("センター"), QStringLiteral(" センター"),
        QStringLiteral("体(上)"), QStringLiteral(" 上半身"), QStringLiteral(" 頭"),
        QStringLiteral("腕"), QStringLiteral(" 左腕"), QStringLiteral(" 左ひじ"),
        QStringLiteral(" 左腕捩"), QStringLiteral("足"), QStringLiteral(" 左足ＩＫ")};
    QCOMPARE(rowsOf(*m_model), expected);
    const QModelIndex group = m_model->index(0, 0);
    QVERIFY(!(group.flags() & Qt::ItemIsSelectable));
    QCOMPARE(group.data(BoneTreeModel::BoneRole).toInt(), -1);
    QVERIFY(m_model->trackAt(group).name.empty());
}

void TestBoneTreeModel::groupsByParent()
{
    loadSmallScene(*m_document);
    m_model->setGrouping(BoneTreeModel::Grouping::Parents);
    const QStringList expected{QStringLiteral("センター"), QStringLiteral(" 上半身"),
        QStringLiteral("  頭"), QStringLiteral("  左腕"), QStringLiteral("   左ひじ"),
        QStringLiteral("   左腕捩"), QStringLiteral(" 左足ＩＫ"), QStringLiteral(" 隠し")};
    QCOMPARE(rowsOf(*m_model), expected);
    QVERIFY(find("隠し").data(BoneTreeModel::HiddenRole).toBool());
}

void TestBoneTreeModel::bonesInNoDisplayFrameComeLast()
{
    mmd::pmx::Model data;
    for (const char* name : {"a", "b", "c"}) {
        mmd::pmx::Bone each;
        each.name.utf8 = name;
        each.flags = mmd::pmx::boneFlag::visible | mmd::pmx::boneFlag::operable;
        data.bones.push_back(each);
    }
    mmd::pmx::DisplayFrame twice, morphs;
    twice.name.utf8 = "twice";
    twice.items = {{false, 1}, {false, 1}, {false, -1}};
    morphs.items = {{true, 0}};
    data.displayFrames = {morphs, twice};
    m_document->load(mmd::addActor(
        m_document->scene(), std::make_shared<const mmd::Model>(mmd::makeModel(data, {}, {}))));
    QCOMPARE(m_model->rowCount(), 2);
    QCOMPARE(m_model->rowCount(m_model->index(0, 0)), 2);
    QCOMPARE(m_model->indexesOfTrack(bone("b")).size(), 2);
    QCOMPARE(find("c").parent(), m_model->index(1, 0));
}

void TestBoneTreeModel::kindsFollowTheFlags()
{
    loadSmallScene(*m_document);
    const auto kind = [&](const char* name) {
        return BoneKind(find(name).data(BoneTreeModel::KindRole).toInt());
    };
    QCOMPARE(kind("センター"), BoneKind::Move);
    QCOMPARE(kind("頭"), BoneKind::Rotate);
    QCOMPARE(kind("左足ＩＫ"), BoneKind::Ik);
    QCOMPARE(kind("左腕捩"), BoneKind::FixedAxis);
}

void TestBoneTreeModel::everyRowOfATrackIsFound()
{
    loadSmallScene(*m_document);
    for (const auto grouping :
        {BoneTreeModel::Grouping::DisplayFrames, BoneTreeModel::Grouping::Parents}) {
        m_model->setGrouping(grouping);
        for (const char* name : {"センター", "左腕", "左足ＩＫ"})
            QCOMPARE(m_model->trackAt(find(name)), bone(name));
    }
    QVERIFY(m_model->indexesOfTrack(bone("無い")).isEmpty());
    QVERIFY(m_model->indexesOfTrack(morph("あ")).isEmpty());
}

void TestBoneTreeModel::marksDraftsOfTheCurrentFrame()
{
    loadSmallScene(*m_document);
    QSignalSpy changes(m_model.get(), &QAbstractItemModel::dataChanged);
    QSignalSpy resets(m_model.get(), &QAbstractItemModel::modelReset);
    setDraft(*m_document, "左腕", 7, 3.0f);
    QCOMPARE(changes.size(), 0); // the draft is at another frame
    m_document->setCurrentFrame(7);
    QCOMPARE(changes.size(), 1);
    QVERIFY(find("左腕").data(BoneTreeModel::DraftRole).toBool());
    QVERIFY(!find("頭").data(BoneTreeModel::DraftRole).toBool());
    m_document->undoStack()->undo();
    QVERIFY(!find("左腕").data(BoneTreeModel::DraftRole).toBool());
    m_document->undoStack()->redo();
    m_document->setCurrentFrame(8);
    QVERIFY(!find("左腕").data(BoneTreeModel::DraftRole).toBool());
    QCOMPARE(resets.size(), 0);
}

void TestBoneTreeModel::anotherMotionKeepsTheRows()
{
    loadSmallScene(*m_document);
    QSignalSpy resets(m_model.get(), &QAbstractItemModel::modelReset);
    m_document->apply(
        mmd::setMotion({m_document->scene(), m_document->scene().active}, {}, "other.vmd"),
        QStringLiteral("open"));
    QCOMPARE(resets.size(), 0);
    m_document->load(mmd::setModel({m_document->scene(), m_document->scene().active}, nullptr));
    QCOMPARE(resets.size(), 1);
    QCOMPARE(m_model->rowCount(), 0);
}

void TestBoneTreeModel::tipsSayNamesAndKinds()
{
    mmd::pmx::Model data;
    using namespace mmd::pmx::boneFlag;
    const std::pair<const char*, int> bones[] = {{"seen", visible | operable | rotatable},
        {"fixed", visible | operable}, {"moved", visible | operable | movable | rotatable},
        {"unseen", operable | rotatable}, {"untouched", visible | rotatable}};
    for (const auto& [name, flags] : bones) {
        mmd::pmx::Bone each;
        each.name.utf8 = name;
        each.nameEnglish.utf8 = std::string("the ") + name + " one";
        each.flags = std::uint16_t(flags);
        data.bones.push_back(each);
    }
    m_document->load(mmd::addActor(
        m_document->scene(), std::make_shared<const mmd::Model>(mmd::makeModel(data, {}, {}))));
    QCOMPARE(m_model->rowCount(), 1);
    const QModelIndex group = m_model->index(0, 0);
    QCOMPARE(group.data().toString(), QStringLiteral("In no display frame"));
    QVERIFY(group.data(BoneTreeModel::SearchRole).isNull()); // not a name of the model
    QVERIFY(!group.data(Qt::ToolTipRole).isValid());
    QCOMPARE(m_model->rowCount(group), 3); // without hidden bones
    const auto tip = [&](const char* name) { return find(name).data(Qt::ToolTipRole).toString(); };
    QCOMPARE(tip("seen"), QStringLiteral("seen the seen one — rotates"));
    QCOMPARE(tip("fixed"), QStringLiteral("fixed the fixed one — cannot be moved"));
    QCOMPARE(tip("moved"), QStringLiteral("moved the moved one — moves and rotates"));
    QCOMPARE(find("fixed").data(BoneTreeModel::KindRole).toInt(), int(BoneKind::Fixed));
    QVERIFY(find("seen").data(BoneTreeModel::SearchRole).toString().contains(u"the seen one"));
    QVERIFY(find("seen").flags() & Qt::ItemIsSelectable);
    m_model->setGrouping(BoneTreeModel::Grouping::Parents);
    QCOMPARE(m_model->rowCount(), 5);
    for (const auto& [name, isHidden] : {std::pair("seen", false), std::pair("fixed", false),
             std::pair("unseen", true), std::pair("untouched", true)})
        QCOMPARE(find(name).data(BoneTreeModel::HiddenRole).toBool(), isHidden);
    loadSmallScene(*m_document); // adds a second actor, which becomes active
    m_model->setGrouping(BoneTreeModel::Grouping::DisplayFrames);
    QVERIFY(find("左足ＩＫ").data(Qt::ToolTipRole).toString().endsWith(u"IK goal"));
    QVERIFY(find("左腕捩").data(Qt::ToolTipRole).toString().endsWith(u"rotates about one axis"));
}

void TestBoneTreeModel::hidesAndLocksBones()
{
    loadSmallScene(*m_document);
    const auto at = [&](int column) { return find("左腕").siblingAtColumn(column); };
    QVERIFY(!(at(BoneTreeModel::Shown).flags() & Qt::ItemIsSelectable));
    QVERIFY(!m_model->setData(at(BoneTreeModel::Name), Qt::Unchecked, Qt::CheckStateRole));
    QVERIFY(m_model->setData(at(BoneTreeModel::Shown), Qt::Unchecked, Qt::CheckStateRole));
    QVERIFY(m_model->setData(at(BoneTreeModel::Locked), Qt::Checked, Qt::CheckStateRole));
    const mmd::BoneLists expected{.hidden = {bone("左腕")}, .locked = {bone("左腕")}, .sets = {}};
    QCOMPARE(m_document->actor()->boneLists, expected);
    QCOMPARE(
        at(BoneTreeModel::Shown).data(Qt::AccessibleTextRole).toString(), QStringLiteral("hidden"));
    QCOMPARE(at(BoneTreeModel::Locked).data(Qt::AccessibleTextRole).toString(),
        QStringLiteral("locked"));
    QVERIFY(at(BoneTreeModel::Name).data(BoneTreeModel::HiddenRole).toBool());
    QCOMPARE(m_document->undoStack()->count(), 2);
    m_document->undo();
    QCOMPARE(at(BoneTreeModel::Locked).data(Qt::CheckStateRole).toInt(), int(Qt::Unchecked));
}

void TestBoneTreeModel::groupsHaveTheStateOfTheirBones()
{
    loadSmallScene(*m_document);
    const auto state = [&](int row) {
        return Qt::CheckState(
            m_model->index(row, BoneTreeModel::Shown).data(Qt::CheckStateRole).toInt());
    };
    constexpr int body = 1; // 上半身 and 頭
    QCOMPARE(state(body), Qt::Checked);
    m_model->setData(
        find("頭").siblingAtColumn(BoneTreeModel::Shown), Qt::Unchecked, Qt::CheckStateRole);
    QCOMPARE(state(body), Qt::PartiallyChecked);
    m_model->setData(m_model->index(body, BoneTreeModel::Shown), Qt::Unchecked, Qt::CheckStateRole);
    QCOMPARE(state(body), Qt::Unchecked);
    QCOMPARE(m_document->actor()->boneLists.hidden.size(), std::size_t(2));
    QCOMPARE(state(0), Qt::Checked);
}

/// Both actors share one model.
void TestBoneTreeModel::eachActorHasItsOwnLists()
{
    loadSmallScene(*m_document);
    const mmd::ActorId first = m_document->scene().active;
    m_document->load(mmd::addActor(m_document->scene(), m_document->actor()->model));
    const mmd::ActorId second = m_document->scene().active;
    QVERIFY(first != second);
    const auto state = [&] {
        return Qt::CheckState(
            find("頭").siblingAtColumn(BoneTreeModel::Shown).data(Qt::CheckStateRole).toInt());
    };
    m_model->setData(
        find("頭").siblingAtColumn(BoneTreeModel::Shown), Qt::Unchecked, Qt::CheckStateRole);
    QCOMPARE(state(), Qt::Unchecked);
    m_document->activate(first);
    QCOMPARE(state(), Qt::Checked);
    m_document->activate(second);
    QCOMPARE(state(), Qt::Unchecked);
}

QTEST_GUILESS_MAIN(TestBoneTreeModel)
#include "test_bone_tree_model.moc"
