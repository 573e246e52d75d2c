// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/keys/drafts.h"
#include "libmmd/scene/edits/keys/move.h"
#include "libmmd/scene/edits/keys/register.h"
#include "libmmd/scene/edits/scene/scene_edits.h"
#include "tests/libmmd/scene/scene_builder.h"
#include "tests/ui/document/open_scene.h"
#include "ui/document/actor_names.h"
#include "ui/document/files/project.h"
#include "ui/document/files/saved_state.h"
#include "ui/document/models/actor_list_model.h"

#include <QtCore/QModelIndex>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace odori;
using namespace odori::test;

namespace {

constexpr mmd::ActorId first{1}, second{2}, third{3};

std::shared_ptr<const mmd::Model> modelAt(const char* path)
{
    return std::make_shared<const mmd::Model>(mmd::makeModel({}, {}, path));
}

} // namespace

/// The list of actors: names, motions, tool tips and eyes of three actors and the camera. The first
/// two have models with the same name, the third has no model; only the first has keys.
class TestActorList : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void namesAreThoseOfTheFiles();
    void aMissingModelKeepsItsName();
    void motionsAreNamedAndMarked();
    void tipsSayWhereThingsAre();
    void tipsSayWhatIsNotSaved();
    void theEyeShowsAndHides();
    void onlyEyesOfModelsCanBeTicked();
    void theActiveOneIsKnown();
    void rowsFollowTheScene();

private:
    [[nodiscard]] QModelIndex at(int row, int column) const { return m_model->index(row, column); }
    [[nodiscard]] QString text(int row, int column, int role = Qt::DisplayRole) const
    {
        return at(row, column).data(role).toString();
    }
    void moveKey()
    {
        m_document->apply(mmd::moveKeys({m_document->scene(), m_document->scene().active,
                                            selected({{bone("A"), {10}}})},
                              3),
            {});
    }

    std::unique_ptr<Document> m_document;
    std::unique_ptr<ActorListModel> m_model;
};

void TestActorList::init()
{
    mmd::Scene scene = sceneWith({0, 10});
    scene.actors.front().model = modelAt("/models/miku.v2.pmx");
    scene.actors.front().motionPath = "/motions/walk.vmd";
    mmd::Actor other;
    other.id = second;
    other.model = modelAt("/elsewhere/miku.v2.pmx");
    scene.actors.push_back(other);
    mmd::Actor bare;
    bare.id = third;
    scene.actors.push_back(bare);
    scene.nextActor = 4;
    m_document = std::make_unique<Document>();
    open(*m_document, scene);
    m_document->saved().noteMotion("/motions/walk.vmd", scene.actors.front().motion);
    m_model = std::make_unique<ActorListModel>(*m_document);
}

void TestActorList::cleanup()
{
    m_model.reset();
    m_document.reset();
}

void TestActorList::namesAreThoseOfTheFiles()
{
    QCOMPARE(m_model->rowCount(), 4);
    QCOMPARE(text(0, ActorListModel::Name), QStringLiteral("miku.v2 (1)"));
    QCOMPARE(text(1, ActorListModel::Name), QStringLiteral("miku.v2 (2)"));
    QCOMPARE(text(2, ActorListModel::Name), QStringLiteral("no model"));
    QCOMPARE(text(3, ActorListModel::Name), QStringLiteral("Camera"));
    m_document->apply(mmd::removeActor({m_document->scene(), first}), {});
    QCOMPARE(text(0, ActorListModel::Name), QStringLiteral("miku.v2")); // now the only one
    QCOMPARE(actorName(*m_document, mmd::ActorId{99}), QStringLiteral("Camera"));
    for (const auto& [column, title] : {std::pair(int(ActorListModel::Shown), u"Shown"_qs),
             std::pair(int(ActorListModel::Name), u"Model"_qs),
             std::pair(int(ActorListModel::Motion), u"Motion"_qs)})
        QCOMPARE(m_model->headerData(column, Qt::Horizontal).toString(), title);
    QVERIFY(!m_model->headerData(1, Qt::Vertical).isValid());
}

void TestActorList::aMissingModelKeepsItsName()
{
    mmd::OpenedProject project;
    project.scene = m_document->scene();
    project.scene.actors[0].model = nullptr;
    project.extras.actors = {{.actor = third, .model = "/gone/other.pmx", .rest = {}},
        {.actor = first, .model = "/gone/rin.pmx", .rest = {}}};
    m_document->project().open(std::move(project), QStringLiteral("/p/scene.odori"));
    QCOMPARE(text(0, ActorListModel::Name), QStringLiteral("rin"));
    QCOMPARE(text(1, ActorListModel::Name), QStringLiteral("miku.v2"));
    QCOMPARE(text(2, ActorListModel::Name), QStringLiteral("other"));
    QVERIFY(text(0, ActorListModel::Name, Qt::ToolTipRole).startsWith(u"rin is missing"));
    mmd::Scene scene = m_document->scene();
    project.scene = scene;
    project.extras = {}; // the actor never had a model
    m_document->project().open(std::move(project), QStringLiteral("/p/scene.odori"));
    QVERIFY(!text(0, ActorListModel::Name, Qt::ToolTipRole).contains(QStringLiteral("missing")));
}

void TestActorList::motionsAreNamedAndMarked()
{
    QCOMPARE(text(0, ActorListModel::Motion), QStringLiteral("walk.vmd"));
    for (int row = 1; row < 4; ++row)
        QCOMPARE(text(row, ActorListModel::Motion), QString()); // there is no motion
    QSignalSpy changes(m_model.get(), &ActorListModel::dataChanged);
    moveKey();
    QVERIFY(!changes.isEmpty());
    QCOMPARE(changes.last().at(1).toModelIndex(), at(3, ActorListModel::Motion));
    QCOMPARE(text(0, ActorListModel::Motion), QStringLiteral("walk.vmd*"));
    QCOMPARE(text(0, ActorListModel::Motion, Qt::AccessibleTextRole), u"walk.vmd*"_qs);
    QVERIFY(at(0, 0).data(ActorListModel::UnsavedRole).toBool());
    QVERIFY(!at(1, 0).data(ActorListModel::UnsavedRole).toBool());
    m_document->apply(mmd::registerCamera({m_document->scene(), mmd::sceneActor}, 3, {}), {});
    QCOMPARE(text(3, ActorListModel::Motion), QStringLiteral("untitled*"));
    QCOMPARE(text(1, ActorListModel::Motion), QString());
    m_document->undo();
    m_document->undo();
    QCOMPARE(text(0, ActorListModel::Motion), QStringLiteral("walk.vmd"));
    moveKey();
    changes.clear();
    m_document->saved().noteMotion("/motions/walk.vmd", m_document->scene().actors[0].motion);
    QVERIFY(!changes.isEmpty()); // no edit was needed
    QCOMPARE(text(0, ActorListModel::Motion), QStringLiteral("walk.vmd"));
}

void TestActorList::tipsSayWhereThingsAre()
{
    const QString tip = text(0, ActorListModel::Name, Qt::ToolTipRole);
    QCOMPARE(tip, QStringLiteral("/models/miku.v2.pmx\n/motions/walk.vmd"));
    QCOMPARE(text(0, ActorListModel::Motion, Qt::ToolTipRole), tip);
    QCOMPARE(
        text(1, ActorListModel::Name, Qt::ToolTipRole), QStringLiteral("/elsewhere/miku.v2.pmx"));
    QCOMPARE(text(3, ActorListModel::Name, Qt::ToolTipRole), QString());
}

void TestActorList::tipsSayWhatIsNotSaved()
{
    const auto tip = [&](int row) { return text(row, ActorListModel::Name, Qt::ToolTipRole); };
    moveKey();
    QVERIFY(tip(0).endsWith(QStringLiteral("unsaved changes.")));
    QVERIFY(!tip(1).contains(QStringLiteral("saved")));
    mmd::OpenedProject project;
    project.scene = m_document->scene();
    m_document->project().open(std::move(project), QStringLiteral("/p/scene.odori"));
    QVERIFY(tip(0).endsWith(QStringLiteral("but not in its own file.")));
    QVERIFY(!tip(0).contains(QStringLiteral("unsaved")));
    const mmd::Draft draft{bone("A"), 4, mmd::BoneValue{{9, 9, 9}}};
    m_document->apply(mmd::setDrafts({m_document->scene(), second}, {&draft, 1}), {});
    QVERIFY(tip(1).endsWith(QStringLiteral("unsaved changes.")));
}

void TestActorList::theEyeShowsAndHides()
{
    const auto eye = [&](int row, int role) { return at(row, ActorListModel::Shown).data(role); };
    QCOMPARE(eye(1, Qt::CheckStateRole).toInt(), int(Qt::Checked));
    QCOMPARE(eye(1, Qt::ToolTipRole).toString(), QStringLiteral("Hide the model"));
    QCOMPARE(eye(1, Qt::AccessibleTextRole).toString(), QStringLiteral("visible"));
    QVERIFY(m_model->setData(at(1, ActorListModel::Shown), Qt::Unchecked, Qt::CheckStateRole));
    QVERIFY(m_document->scene().actors[0].visible && !m_document->scene().actors[1].visible);
    QCOMPARE(m_document->undoStack()->undoText(), QStringLiteral("Hide miku.v2 (2)"));
    QCOMPARE(eye(1, Qt::CheckStateRole).toInt(), int(Qt::Unchecked));
    QCOMPARE(eye(1, Qt::ToolTipRole).toString(), QStringLiteral("Show the model"));
    QCOMPARE(eye(1, Qt::AccessibleTextRole).toString(), QStringLiteral("hidden"));
    QVERIFY(m_model->setData(at(1, ActorListModel::Shown), Qt::Checked, Qt::CheckStateRole));
    QCOMPARE(m_document->undoStack()->undoText(), QStringLiteral("Show miku.v2 (2)"));
    QVERIFY(m_document->scene().actors[1].visible);
}

void TestActorList::onlyEyesOfModelsCanBeTicked()
{
    for (int row = 0; row < 4; ++row)
        for (int column = 0; column < ActorListModel::ColumnCount; ++column) {
            const bool isEye = column == ActorListModel::Shown && row < 3;
            const QModelIndex index = at(row, column);
            QCOMPARE(m_model->flags(index).testFlag(Qt::ItemIsUserCheckable), isEye);
            QVERIFY(m_model->flags(index).testFlag(Qt::ItemIsSelectable));
            QCOMPARE(index.data(Qt::CheckStateRole).isValid(), isEye);
            if (!isEye)
                QVERIFY(!m_model->setData(index, Qt::Unchecked, Qt::CheckStateRole));
        }
    QVERIFY(!m_model->setData(at(0, ActorListModel::Shown), Qt::Unchecked, Qt::EditRole));
    QCOMPARE(m_document->undoStack()->count(), 0);
}

void TestActorList::theActiveOneIsKnown()
{
    const auto active = [&] {
        QList<int> rows;
        for (int row = 0; row < m_model->rowCount(); ++row)
            if (at(row, ActorListModel::Name).data(ActorListModel::ActiveRole).toBool())
                rows.append(row);
        return rows;
    };
    QCOMPARE(active(), QList<int>{0});
    m_document->activate(second);
    QCOMPARE(active(), QList<int>{1});
    m_document->activate(mmd::sceneActor);
    QCOMPARE(active(), QList<int>{3});
    for (int row = 0; row < 4; ++row)
        QCOMPARE(m_model->rowOf(m_model->actorAt(row)), row);
    QCOMPARE(m_model->actorAt(3), mmd::sceneActor);
    QCOMPARE(m_model->actorAt(-1), mmd::sceneActor);
    QCOMPARE(m_model->actorAt(1), second);
}

void TestActorList::rowsFollowTheScene()
{
    QSignalSpy resets(m_model.get(), &ActorListModel::modelReset);
    moveKey();
    QCOMPARE(resets.count(), 0);
    m_document->apply(mmd::moveActor({m_document->scene(), third}, 0), {});
    QCOMPARE(resets.count(), 1);
    QCOMPARE(m_model->actorAt(0), third);
    QCOMPARE(text(1, ActorListModel::Name), QStringLiteral("miku.v2 (1)")); // by age
    m_document->project().close();
    QCOMPARE(m_model->rowCount(), 1);
    QCOMPARE(text(0, ActorListModel::Name), QStringLiteral("Camera"));
}

QTEST_GUILESS_MAIN(TestActorList)
#include "test_actor_list.moc"
