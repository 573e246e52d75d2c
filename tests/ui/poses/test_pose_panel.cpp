// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/scene/actors.h"
#include "libmmd/scene/shown_pose.h"
#include "libmmd/text/cp932.h"
#include "tests/support/small_scene.h"
#include "tests/ui/poses/pose_files.h"
#include "ui/fields/number_field.h"
#include "ui/fields/value_slider.h"
#include "ui/poses/pose_controls.h"
#include "ui/poses/pose_list_model.h"
#include "ui/poses/pose_panel.h"
#include "ui/poses/pose_view.h"
#include "ui/theme/theme.h"

#include <QtCore/QFile>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMenu>
#include <QtWidgets/QMessageBox>
#include <QtWidgets/QToolButton>

#include <cmath>

using namespace odori;
using namespace odori::test;

namespace {

std::string raw(const char* utf8)
{
    return mmd::encodeCp932(utf8).bytes;
}

/// センター at x 8, 左腕 turned by 60°, あ at 1, and a bone that the model does not have.
mmd::VpdFile poseOfAll()
{
    mmd::VpdFile pose;
    pose.bones.push_back({raw("センター"), {{8, 0, 0}, glm::quat(1, 0, 0, 0)}});
    pose.bones.push_back(
        {raw("左腕"), {{}, glm::angleAxis(glm::radians(60.0f), glm::vec3(0, 0, 1))}});
    pose.bones.push_back({raw("しっぽ"), {{1, 1, 1}, glm::quat(1, 0, 0, 0)}});
    pose.morphs.push_back({raw("あ"), 1.0f});
    return pose;
}

} // namespace

/// The panel of the pose library, on two models.
class TestPosePanel : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { applyTheme(*qApp, darkTheme()); }
    void init();
    void cleanup();
    void aClickSelectsWithoutAChange();
    void aDoubleClickAppliesTheWholePose();
    void enterAndTheButtonApplyToo_data();
    void enterAndTheButtonApplyToo();
    void onlySelectedBonesChange();
    void theNoteSaysWhatItActsOn();
    void withAutoKeyTheyAreKeys();
    void theSliderBlendsAsOneStep();
    void escapeCancelsTheBlend();
    void aTypedPercentageBlends();
    void mirroredExchangesTheSides();
    void mirroredFindsASideWithoutAName();
    void onlyTheActiveModelChanges();
    void aBrokenFileSaysSo();
    void aSearchKeepsThePose();
    void emptyListsSayWhy();
    void renamingInTheList();
    void deletingAsks();
    void theMenuHasTheActions();
    void theCameraHasNoPose();
    void saveAsksForTheFolder();

private:
    [[nodiscard]] PosePanel& panel() { return *m_panel; }
    [[nodiscard]] PoseControls& controls() { return m_panel->controls(); }
    [[nodiscard]] mmd::DraftValue shown(const mmd::TrackId& track) const
    {
        return mmd::shownValue(
            m_document->scene(), m_document->scene().actors.front().id, track, 4);
    }
    [[nodiscard]] float x() const
    {
        return std::get<mmd::BoneValue>(shown(bone("センター"))).translation.x;
    }
    [[nodiscard]] float weight() const
    {
        return std::get<mmd::MorphValue>(shown(morph("あ"))).weight;
    }
    /// The cell of a pose.
    [[nodiscard]] QModelIndex row(const QString& name)
    {
        return panel().findChild<PoseListModel*>()->indexOf(m_files->path(name));
    }
    [[nodiscard]] QPoint at(const QString& name)
    {
        panel().view().scrollTo(row(name));
        return panel().view().visualRect(row(name)).center();
    }
    void click(const QString& name)
    {
        QTest::mouseClick(panel().view().viewport(), Qt::LeftButton, {}, at(name));
        QTRY_VERIFY(!controls().note().isEmpty());
    }

    std::unique_ptr<PoseFiles> m_files;
    std::unique_ptr<Document> m_document;
    std::unique_ptr<PosePanel> m_panel;
    QStringList m_said, m_failed;
};

void TestPosePanel::init()
{
    useOwnSettings("test_pose_panel");
    m_files = std::make_unique<PoseFiles>();
    m_files->write(u"all"_qs, poseOfAll());
    m_files->write(u"手"_qs, {});
    m_files->writeBytes(u"broken"_qs, "?");
    m_document = std::make_unique<Document>();
    loadSmallScene(*m_document);
    const mmd::ActorId first = m_document->scene().active;
    m_document->load(mmd::addActor(m_document->scene(), m_document->actor()->model));
    m_document->activate(first);
    m_document->setCurrentFrame(4);
    m_panel = std::make_unique<PosePanel>(*m_document);
    m_panel->resize(320, 480);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowActive(m_panel.get()));
    panel().folder().setPath(m_files->folder());
    QTRY_COMPARE(panel().view().model()->rowCount(), 3);
    m_said.clear();
    m_failed.clear();
    connect(
        m_document.get(), &Document::said, this, [this](const QString& text) { m_said << text; });
    connect(
        m_panel.get(), &PosePanel::failed, this, [this](const QString& text) { m_failed << text; });
}

void TestPosePanel::cleanup()
{
    m_panel.reset();
    m_document.reset();
    m_files.reset();
}

void TestPosePanel::aClickSelectsWithoutAChange()
{
    const mmd::Scene before = m_document->scene();
    QVERIFY(!controls().applyButton().isEnabled());
    click(u"all"_qs);
    QTRY_VERIFY(controls().applyButton().isEnabled());
    QVERIFY(m_document->scene() == before);
}

void TestPosePanel::aDoubleClickAppliesTheWholePose()
{
    const mmd::Scene before = m_document->scene();
    const QPoint cell = at(u"all"_qs);
    QTest::mouseClick(panel().view().viewport(), Qt::LeftButton, {}, cell);
    QTest::mouseDClick(panel().view().viewport(), Qt::LeftButton, {}, cell);
    QTRY_COMPARE(x(), 8.0f);
    QCOMPARE(weight(), 1.0f);
    QVERIFY(m_document->actor()->motion == before.actors.front().motion); // drafts
    QCOMPARE(m_document->undoStack()->count(), 1);
    QCOMPARE(m_document->undoStack()->undoText(), QStringLiteral("Apply Pose"));
    QVERIFY2(m_said.last().contains(QStringLiteral("all.vpd")) &&
                 m_said.last().contains(QStringLiteral("not in this model")),
        qPrintable(m_said.last()));
    QTest::keyClick(&panel().view(), Qt::Key_Return); // once more: nothing to change
    QVERIFY(m_said.last().contains(QStringLiteral("already")));
    QCOMPARE(m_document->undoStack()->count(), 1);
    m_document->undo();
    QVERIFY(m_document->scene() == before);
}

void TestPosePanel::enterAndTheButtonApplyToo_data()
{
    QTest::addColumn<int>("way");
    QTest::newRow("Enter") << 0;
    QTest::newRow("Apply") << 1;
}

void TestPosePanel::enterAndTheButtonApplyToo()
{
    QFETCH(int, way);
    click(u"all"_qs);
    QTRY_VERIFY(controls().applyButton().isEnabled());
    if (way == 0)
        QTest::keyClick(&panel().view(), Qt::Key_Enter);
    else
        QTest::mouseClick(&controls().applyButton(), Qt::LeftButton);
    QTRY_COMPARE(x(), 8.0f);
}

void TestPosePanel::onlySelectedBonesChange()
{
    m_document->select(tracksOf({bone("左腕"), bone("頭")}));
    const mmd::DraftValue centre = shown(bone("センター")), arm = shown(bone("左腕"));
    click(u"all"_qs);
    QTRY_VERIFY(controls().applyButton().isEnabled());
    QTest::keyClick(&panel().view(), Qt::Key_Return);
    QVERIFY(shown(bone("左腕")) != arm);
    QVERIFY(shown(bone("センター")) == centre);
    QCOMPARE(m_document->actor()->drafts.size(), std::size_t(1));
    m_document->select(tracksOf({bone("頭")})); // the pose does not have it
    QVERIFY(!controls().applyButton().isEnabled());
    QVERIFY(controls().note().contains(QStringLiteral("none of the selected")));
    QTest::keyClick(&panel().view(), Qt::Key_Return);
    QVERIFY(m_said.last().contains(QStringLiteral("none of the selected")));
}

void TestPosePanel::theNoteSaysWhatItActsOn()
{
    QVERIFY(controls().note().contains(QStringLiteral("Select a pose")));
    click(u"all"_qs);
    QTRY_VERIFY(controls().note().contains(QStringLiteral("whole pose: 3 ")));
    QVERIFY(controls().note().contains(QStringLiteral("1 bone(s) and morph(s) of it are not")));
    m_document->select(tracksOf({bone("左腕")}));
    QVERIFY2(controls().note().contains(QStringLiteral("Acts on 1 selected")),
        qPrintable(controls().note()));
}

void TestPosePanel::withAutoKeyTheyAreKeys()
{
    m_document->setAutoKey(true);
    m_document->select(tracksOf({bone("センター")}));
    click(u"all"_qs);
    QTRY_VERIFY(controls().applyButton().isEnabled());
    QTest::keyClick(&panel().view(), Qt::Key_Return);
    QVERIFY(m_document->actor()->drafts.empty());
    QCOMPARE(keyAt(*m_document, "センター", 4).value.translation.x, 8.0f);
}

void TestPosePanel::theSliderBlendsAsOneStep()
{
    const float start = x();
    click(u"all"_qs);
    QTRY_VERIFY(controls().slider().isEnabled());
    ValueSlider& slider = controls().slider();
    QTest::mousePress(&slider, Qt::LeftButton, {}, slider.positionOf(0.0).toPoint());
    QTest::mouseMove(&slider, slider.positionOf(0.25).toPoint());
    QTest::mouseMove(&slider, slider.positionOf(0.5).toPoint());
    const float half = (start + 8.0f) / 2;
    QVERIFY2(std::abs(x() - half) < 0.2f, qPrintable(QString::number(x())));
    QVERIFY(m_document->isGestureRunning());
    QTest::mouseMove(&slider, slider.positionOf(1.0).toPoint() + QPoint(60, 0));
    QCOMPARE(x(), 8.0f);
    QTest::mouseMove(&slider, slider.positionOf(0.5).toPoint());
    QTest::mouseRelease(&slider, Qt::LeftButton, {}, slider.positionOf(0.5).toPoint());
    QCOMPARE(m_document->undoStack()->count(), 1);
    QCOMPARE(slider.value(), 0.0); // the next blend begins at this pose
    QVERIFY(m_said.last().contains(QStringLiteral("%")));
    m_document->undo();
    QCOMPARE(x(), start);
}

void TestPosePanel::escapeCancelsTheBlend()
{
    const mmd::Scene before = m_document->scene();
    click(u"all"_qs);
    QTRY_VERIFY(controls().slider().isEnabled());
    ValueSlider& slider = controls().slider();
    slider.setFocus();
    QTest::mousePress(&slider, Qt::LeftButton, {}, slider.positionOf(0.8).toPoint());
    QVERIFY(!(m_document->scene() == before));
    QTest::keyClick(&slider, Qt::Key_Escape);
    QVERIFY(m_document->scene() == before);
    QTest::mouseRelease(&slider, Qt::LeftButton, {}, slider.positionOf(0.8).toPoint());
    QVERIFY(m_document->scene() == before && !m_document->isGestureRunning());
    QCOMPARE(m_document->undoStack()->count(), 0);
}

void TestPosePanel::aTypedPercentageBlends()
{
    const float start = weight();
    click(u"all"_qs);
    QTRY_VERIFY(controls().number().isEnabled());
    controls().number().setFocus();
    controls().number().selectAll();
    QTest::keyClicks(&controls().number(), QStringLiteral("25"));
    QTest::keyClick(&controls().number(), Qt::Key_Return);
    QVERIFY(std::abs(weight() - (start + (1.0f - start) * 0.25f)) < 1e-5f);
    QCOMPARE(m_document->undoStack()->count(), 1);
}

void TestPosePanel::mirroredExchangesTheSides()
{
    const mmd::DraftValue left = shown(bone("左腕"));
    click(u"all"_qs);
    QTRY_VERIFY(controls().applyButton().isEnabled());
    QTest::mouseClick(
        &controls().mirrored(), Qt::LeftButton, {}, QPoint(8, controls().mirrored().height() / 2));
    QVERIFY(controls().mirrored().isChecked());
    QTest::mouseClick(&controls().applyButton(), Qt::LeftButton);
    QCOMPARE(x(), -8.0f);
    QVERIFY(shown(bone("左腕")) == left); // the model has no right arm
    QVERIFY(m_said.last().contains(QStringLiteral("2 bone(s) and morph(s) of it are not")));
}

/// The left of a pair may have no sign of its side; only the model tells.
void TestPosePanel::mirroredFindsASideWithoutAName()
{
    mmd::pmx::Model data = m_document->actor()->model->data;
    for (const char* name : {"ウィンク", "ウィンク右"})
        data.morphs.emplace_back().name.utf8 = name;
    m_document->load(mmd::setModel(m_document->target(),
        std::make_shared<const mmd::Model>(mmd::makeModel(std::move(data), {}, {}))));
    m_files->write(u"手"_qs, {.modelName = {}, .bones = {}, .morphs = {{raw("ウィンク"), 1.0f}}});
    click(u"手"_qs);
    QTRY_VERIFY(controls().applyButton().isEnabled());
    controls().mirrored().click();
    QTest::mouseClick(&controls().applyButton(), Qt::LeftButton);
    QCOMPARE(std::get<mmd::MorphValue>(shown(morph("ウィンク右"))).weight, 1.0f);
}

void TestPosePanel::onlyTheActiveModelChanges()
{
    const mmd::Actor first = m_document->scene().actors[0];
    m_document->activate(m_document->scene().actors[1].id);
    click(u"all"_qs);
    QTRY_VERIFY(controls().applyButton().isEnabled());
    QTest::keyClick(&panel().view(), Qt::Key_Return);
    QVERIFY(m_document->scene().actors[0] == first);
    QCOMPARE(m_document->scene().actors[1].drafts.size(), std::size_t(3));
}

void TestPosePanel::aBrokenFileSaysSo()
{
    click(u"broken"_qs);
    QTRY_VERIFY(controls().note().contains(QStringLiteral("broken.vpd")));
    QVERIFY(!controls().applyButton().isEnabled());
    QTest::keyClick(&panel().view(), Qt::Key_Return);
    QCOMPARE(m_failed.size(), 1);
    QVERIFY(m_failed.front().contains(QStringLiteral("broken.vpd")));
    QTRY_COMPARE(row(u"broken"_qs).data(PoseListModel::ProblemRole).toString(), m_failed.front());
    QVERIFY(row(u"broken"_qs).data(Qt::ToolTipRole).toString().contains(u"broken"_qs));
}

void TestPosePanel::aSearchKeepsThePose()
{
    click(u"all"_qs);
    QTRY_VERIFY(controls().applyButton().isEnabled());
    QTest::keyClicks(&panel().searchField(), QStringLiteral("brok"));
    QCOMPARE(panel().view().model()->rowCount(), 1);
    QTest::mouseClick(&controls().applyButton(), Qt::LeftButton); // the pose that is hidden now
    QCOMPARE(x(), 8.0f);
    panel().searchField().clear();
    QCOMPARE(panel().view().currentIndex(), row(u"all"_qs));
}

void TestPosePanel::emptyListsSayWhy()
{
    QTest::keyClicks(&panel().searchField(), QStringLiteral("nothing"));
    QVERIFY(panel().view().emptyText().contains(QStringLiteral("nothing")));
    panel().searchField().clear();
    const PoseFiles empty;
    panel().folder().setPath(empty.folder());
    QTRY_VERIFY(panel().view().emptyText().contains(QStringLiteral("no poses")));
    panel().folder().setPath(empty.folder() + QStringLiteral("/gone"));
    QTRY_VERIFY(panel().view().emptyText().contains(QStringLiteral("does not exist")));
    useOwnSettings("test_pose_panel");
    PosePanel first(*m_document);
    first.show();
    QVERIFY(first.view().emptyText().contains(QStringLiteral("Choose a folder")));
}

void TestPosePanel::renamingInTheList()
{
    click(u"all"_qs);
    panel().view().setFocus();
    QTest::keyClick(&panel().view(), Qt::Key_F2);
    auto* field = panel().view().findChild<QLineEdit*>();
    QVERIFY(field);
    QTest::keyClicks(field, QStringLiteral("every"));
    QTest::keyClick(field, Qt::Key_Return);
    QTRY_VERIFY(row(u"every"_qs).isValid());
    QVERIFY(
        m_files->names().contains(u"every.vpd"_qs) && !m_files->names().contains(u"all.vpd"_qs));
    QTRY_COMPARE(panel().view().currentIndex(), row(u"every"_qs));
    QVERIFY(m_document->actor()->drafts.empty()); // Enter ended only the field
    panel().view().edit(row(u"every"_qs));
    field = panel().view().findChild<QLineEdit*>();
    QTest::keyClicks(field, QStringLiteral("broken"));
    QSignalSpy changed(&panel().folder(), &PoseFolder::changed);
    m_files->write(u"every"_qs, {}); // another program changes the file meanwhile
    panel().folder().refresh();
    QVERIFY(changed.wait());
    QTest::keyClick(field, Qt::Key_Return);
    QTRY_COMPARE(m_failed.size(), 1);
    QVERIFY(m_failed.front().contains(u"already"_qs) && m_files->names().size() == 3);
}

void TestPosePanel::deletingAsks()
{
    const auto answer = [](QMessageBox::StandardButton button) {
        QMessageBox* box = nullptr;
        QTRY_VERIFY((box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget())));
        QVERIFY(box->text().contains(QStringLiteral("all.vpd")));
        QTest::mouseClick(box->button(button), Qt::LeftButton);
    };
    click(u"all"_qs);
    panel().view().setFocus();
    QTest::keyClick(&panel().view(), Qt::Key_Delete);
    answer(QMessageBox::Cancel);
    QVERIFY(QFile::exists(m_files->path(u"all"_qs)));
    QTest::keyClick(&panel().view(), Qt::Key_Delete);
    answer(QMessageBox::Yes);
    if (QFile::exists(m_files->path(u"all"_qs))) // there is no trash: it asks again
        answer(QMessageBox::Yes);
    QTRY_VERIFY(!row(u"all"_qs).isValid());
    QVERIFY(!QFile::exists(m_files->path(u"all"_qs)));
    QVERIFY(m_failed.isEmpty());
}

void TestPosePanel::theMenuHasTheActions()
{
    emit panel().view().customContextMenuRequested(at(u"all"_qs));
    auto* menu = panel().findChild<QMenu*>(QStringLiteral("poseMenu"));
    QTRY_VERIFY(menu && menu->isVisible());
    QTest::mouseClick(
        menu, Qt::LeftButton, {}, menu->actionGeometry(menu->actions().at(1)).center());
    QTRY_COMPARE(x(), -8.0f); // mirrored
}

void TestPosePanel::theCameraHasNoPose()
{
    click(u"all"_qs);
    QTRY_VERIFY(controls().applyButton().isEnabled());
    m_document->activate(mmd::sceneActor);
    QVERIFY(!controls().applyButton().isEnabled() && !controls().slider().isEnabled());
    QVERIFY(controls().note().contains(QStringLiteral("Make a model active")));
    QVERIFY(!panel().findChild<QToolButton*>(QStringLiteral("savePose"))->isEnabled());
}

void TestPosePanel::saveAsksForTheFolder()
{
    QSignalSpy wanted(&panel(), &PosePanel::saveWanted);
    QTest::mouseClick(panel().findChild<QToolButton*>(QStringLiteral("savePose")), Qt::LeftButton);
    QCOMPARE(wanted.count(), 1);
    QCOMPARE(wanted.front().front().toString(), m_files->folder());
}

QTEST_MAIN(TestPosePanel)
#include "test_pose_panel.moc"
